### Slova společná všem hrám a obrazovkám.
###
### Účinky jsou věty bez podmětu a minulého času, v infinitivu, spojené "; " ("získat 2 dřeva").
### Po pětce patří v češtině [other], ne [many] (to má Fluent pro desetinná čísla); u COUNT a NOUN je to "many".

list-separator = { "; " }

language-name = Čeština

yes = ano
no = ne

## Účinky

fx-internal = krok pravidel

fx-gain = získat { COUNT($what, $n, case: "acc") }

fx-discard = odhodit { COUNT($what, $n, case: "acc") }

fx-wounds = { $who ->
    [you] utržit { COUNT("wound", $n, case: "acc") }
    [each] každý hráč: { COUNT("wound", $n) }
    [first] první hráč: { COUNT("wound", $n) }
   *[other] { $who }: { COUNT("wound", $n) }
}

## Chyby

error-plain = { $text }

error-illegal = { $rule ->
    [none] Teď není možné: { $action }
   *[other] Pravidlo { $rule } nedovoluje: { $action }
}


error-setup = { $rule ->
    [none] Taková příprava hry není možná: { $text }
   *[other] Pravidlo { $rule } nedovoluje takovou přípravu hry: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}

error-unknown-action = { $near ->
    [none] Taková akce není: „{ $action }“
   *[other] Taková akce není: „{ $action }“; podobné: { $near }
}
error-over = Hra skončila.
error-no-text = není text v UTF-8
error-unreadable = nelze přečíst: { $why }
error-nothing-saved = zatím není uložena žádná hra
error-no-seed = záznam bez seedu lze přehrát, ale nelze v něm pokračovat
error-other-rules = řádek { $line } neodpovídá této verzi pravidel: { $error }

## Co může chybět při přípravě hry

# $what: bot, game, scenario, option, character, pile, die.
setup-unknown = { $what ->
    [bot] neznámý bot
    [game] neznámá hra
    [scenario] neznámý scénář
    [option] neznámá volba
    [character] neznámá postava
    [pile] neznámý balíček
   *[die] neznámá kostka
} „{ $word }“; možnosti: { $known }
setup-players = počet hráčů { $least } až { $most }, ne { $n }
setup-value = volba { $option } nemůže být { $value }; možnosti: { $possible }
setup-twice = { $who }: ve hře je jen jednou
setup-not-with = { $who }: není pro { COUNT("player", $n, case: "acc") }
setup-option-form = volba se píše název=hodnota, ne „{ $word }“
setup-seats = { $seats ->
    [one] uvedeno { $seats } místo
    [few] uvedena { $seats } místa
   *[other] uvedeno { $seats } míst
} pro { COUNT("player", $n, case: "acc") }
setup-other-game = záznam patří hře { $game }, ne karetní hře
error-pack = Balíček scénáře { $pack }: { $what }
