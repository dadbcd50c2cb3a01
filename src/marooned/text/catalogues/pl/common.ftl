### Słowa wspólne dla wszystkich gier i ekranów.
###
### Efekty to zdania bez podmiotu i czasu przeszłego, w bezokoliczniku, łączone "; " ("otrzymać 2 drewna").

list-separator = { "; " }

language-name = Polski

yes = tak
no = nie

## Efekty

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

error-ambiguous = { $text } może oznaczać: { $candidates }

error-setup = { $rule ->
    [none] Takie przygotowanie gry jest niemożliwe: { $text }
   *[other] Zasada { $rule } nie pozwala na takie przygotowanie gry: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}
