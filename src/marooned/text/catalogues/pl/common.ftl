### Słowa wspólne dla wszystkich gier i ekranów.
###
### Efekty to zdania bez podmiotu i czasu przeszłego, w bezokoliczniku, łączone "; " ("otrzymać 2 drewna").

list-separator = { "; " }

language-name = Polski

yes = tak
no = nie

## Efekty

fx-internal = krok zasad

fx-gain = otrzymać { COUNT($what, $n, case: "acc") }

fx-discard = odrzucić { COUNT($what, $n, case: "acc") }

fx-wounds = { $who ->
    [you] otrzymać { COUNT("wound", $n, case: "acc") }
    [each] każdy gracz: { COUNT("wound", $n) }
    [first] pierwszy gracz: { COUNT("wound", $n) }
   *[other] { $who }: { COUNT("wound", $n) }
}

## Błędy

error-plain = { $text }

error-illegal = { $rule ->
    [none] Teraz niemożliwe: { $action }
   *[other] Zasada { $rule } nie pozwala: { $action }
}


error-setup = { $rule ->
    [none] Takie przygotowanie gry jest niemożliwe: { $text }
   *[other] Zasada { $rule } nie pozwala na takie przygotowanie gry: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}

error-unknown-action = { $near ->
    [none] Nie ma takiej akcji: „{ $action }”
   *[other] Nie ma takiej akcji: „{ $action }”; podobne: { $near }
}
error-over = Gra jest skończona.
error-no-text = to nie jest tekst w UTF-8
error-unreadable = nie można odczytać: { $why }
error-nothing-saved = nie ma jeszcze zapisanej gry
error-no-seed = zapis bez ziarna losowania można odtworzyć, ale nie można w nim grać dalej
error-other-rules = wiersz { $line } nie pasuje do tej wersji zasad: { $error }

## Czego może brakować w przygotowaniu gry

# $what: bot, game, scenario, option, character, pile, die.
setup-unknown = { $what ->
    [bot] nieznany bot
    [game] nieznana gra
    [scenario] nieznany scenariusz
    [option] nieznana opcja
    [character] nieznana postać
    [pile] nieznana talia
   *[die] nieznana kość
} „{ $word }”; możliwości: { $known }
setup-players = liczba graczy od { $least } do { $most }, nie { $n }
setup-value = opcja { $option } nie może mieć wartości { $value }; możliwości: { $possible }
setup-twice = { $who }: tylko raz w grze
setup-not-with = { $who }: nie przy { $n ->
    [one] 1 graczu
   *[many] { $n } graczach
}
setup-option-form = opcję zapisuje się nazwa=wartość, nie „{ $word }”
setup-seats = { $seats ->
    [one] podano { $seats } miejsce
    [few] podano { $seats } miejsca
   *[many] podano { $seats } miejsc
} na { COUNT("player", $n, case: "acc") }
setup-other-game = zapis jest z gry { $game }, nie z gry karcianej
error-pack = Pakiet scenariusza { $pack }: { $what }
