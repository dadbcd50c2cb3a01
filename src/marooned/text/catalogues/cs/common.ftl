### Slova společná všem hrám a obrazovkám.
###
### Účinky jsou věty bez podmětu a minulého času, v infinitivu, spojené "; " ("získat 2 dřeva").
### Po pětce patří v češtině [other], ne [many] (to má Fluent pro desetinná čísla); u COUNT a NOUN je to "many".

list-separator = { "; " }

language-name = Čeština

yes = ano
no = ne

## Účinky

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

error-ambiguous = { $text } může znamenat: { $candidates }

error-setup = { $rule ->
    [none] Taková příprava hry není možná: { $text }
   *[other] Pravidlo { $rule } nedovoluje takovou přípravu hry: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}
