### Co robią karty gry karcianej: jeden szablon na każdy efekt, każdy stały modyfikator i każdą część karty.
###
### Efekty piszemy bez wielkiej litery, kropki i średnika: łączy je "; ". $n to liczba. $who to słowo do wyboru
### wariantu: self (kto zagrywa kartę), active, chosen-player, all-players. Kto zagrywa kartę, czyta bezokolicznik,
### o innych mówi czas teraźniejszy ("aktywny gracz leczy 1 traumę"). Nazwy kart stoją w mianowniku, po słowie „karta”.

## Kogo dotyczy efekt. Cytują to efekty niżej; self nie wymaga słów.

sc-fx-who = { $who ->
    [active] aktywny gracz{" "}
    [chosen-player] wybrany gracz{" "}
    [all-players] każdy gracz{" "}
   *[self] {""}
}

# Kroki zasad, których żadna karta nie drukuje.

## Stosy

sc-fx-turn-tops = { $piles ->
    [all] odwrócić wierzchnie karty wszystkich stosów awersem do góry
   *[one] odwrócić wierzchnią kartę jednego stosu awersem do góry
}
sc-fx-bottom-one = jedną wierzchnią kartę leżącą awersem do góry można przełożyć na spód jej stosu
sc-fx-reveal-top = odkryć wierzchnią kartę dowolnego stosu
# $optional to 1, jeśli gracz może też zostać przy swoim stosie.
sc-fx-switch-pile = { $optional ->
    [0] aktywny gracz przechodzi do innego stosu
   *[1] aktywny gracz może przejść do innego stosu
}
sc-fx-look-reveal = obejrzeć { COUNT("card", $n, case: "acc") } z wierzchu jednego stosu, { $optional ->
    [0] odkryć jedną z nich
   *[other] można odkryć jedną z nich
}, reszta trafia na spód
sc-fx-look-reorder = obejrzeć { COUNT("card", $n, case: "acc") } z wierzchu każdego stosu i odłożyć w dowolnej kolejności

## Karty i niebezpieczeństwa

# $source: revealed, discard. $tier to najwyższy dozwolony poziom. $but to "none" albo nazwa karty.
sc-fx-take = { sc-fx-who }{ $who ->
    [self] wziąć
   *[other] bierze
} { $n ->
    [1] 1 akcję
   *[other] najwyżej { COUNT("action-card", $n, case: "acc") }
}{ $tier ->
    [1] {" "}poziomu 1
    [2] {" "}poziomu 1 lub 2
   *[3] {""}
} { $source ->
    [revealed] spośród odkrytych kart
   *[discard] ze stosu kart odrzuconych
}{ $but ->
    [none] {""}
   *[other] , oprócz karty { $but }
}
sc-fx-take-self = { sc-fx-who }{ $who ->
    [self] wziąć
   *[other] bierze
} tę kartę na rękę
sc-fx-keep-revealed = przy tym niebezpieczeństwie nie odrzuca się pozostałych odkrytych kart
sc-fx-protect = { sc-fx-who }{ $who ->
    [self] nie ponieść
   *[other] nie ponosi
} szkody od niebezpieczeństwa
# $tag: any, beast, dark, trap, kin.
sc-fx-defeat = { $tag ->
    [any] pokonać niebezpieczeństwo
    [beast] pokonać niebezpieczeństwo, jeśli to bestia
    [dark] pokonać niebezpieczeństwo, jeśli to mrok
    [trap] pokonać niebezpieczeństwo, jeśli to pułapka
   *[kin] pokonać niebezpieczeństwo, jeśli to pobratymiec
}
sc-fx-redirect = otrzymać traumę z niebezpieczeństwa zamiast zagrożonego nim gracza
sc-fx-extra-turn = { sc-fx-who }{ $who ->
    [self] rozegrać
   *[other] rozgrywa
} po tej turze jeszcze jedną

## Traumy, postacie, jedzenie, ręka

sc-fx-gain-trauma = { sc-fx-who }{ $who ->
    [self] otrzymać
   *[other] otrzymuje
} { COUNT("trauma", $n, case: "acc") }
sc-fx-discard-this-trauma = od razu wtasować tę traumę z powrotem do talii, nie liczy się ona do limitu
# $n 0 znaczy: wszystkie.
sc-fx-trauma-down = { sc-fx-who }{ $who ->
    [self] zakryć
   *[other] zakrywa
} { $n ->
    [0] wszystkie swoje traumy
   *[other] { COUNT("trauma", $n, case: "acc") }
}
sc-fx-heal = { sc-fx-who }{ $who ->
    [self] uleczyć
   *[other] leczy
} 1 { $only ->
    [face-down] zakrytą traumę
   *[any] traumę
}
sc-fx-character-down = { sc-fx-who }{ $who ->
    [self] zakryć
   *[other] zakrywa
} swoją postać
# $who: target (komu karta pomaga), player (kto ją zagrywa).
sc-fx-turns-up = { $who ->
    [target] ten gracz może odkryć swoją postać
   *[player] zagrywający może odkryć swoją postać
}
sc-fx-store-food = { sc-fx-who }{ $who ->
    [self] otrzymać
   *[other] otrzymuje
} { COUNT("food", $n, case: "acc") } na najbliższe karmienie
sc-fx-eat-early = { sc-fx-who }{ $who ->
    [self] zjeść
   *[other] zjada
} tę kartę od razu, a liczy się ona przy najbliższym karmieniu
# $choice: own, random.
sc-fx-discard-hand = { sc-fx-who }{ $who ->
    [self] odrzucić
   *[other] odrzuca
}{ $choice ->
    [random] {" "}losowo
   *[own] {""}
} { COUNT("card", $n, case: "acc") } z ręki

## Co trwa: modyfikatory obszarów, traum, postaci, scenariuszy.

# $more to 1, a jeśli mniej, 0.
sc-passive-feed-cost = karmienie kosztuje o { COUNT("food", $n, case: "acc") } { $more ->
    [1] więcej
   *[0] mniej
}
sc-passive-hand-limit = limit { COUNT("card", $n, case: "gen") } na ręce
sc-passive-min-reveals = w każdym przeszukiwaniu trzeba odkryć co najmniej { COUNT("card", $n, case: "acc") }
sc-passive-max-reveals = w każdym przeszukiwaniu wolno odkryć najwyżej { COUNT("card", $n, case: "acc") }
sc-passive-avoid-tier = nie wolno przeszukiwać stosu z kartą poziomu { $n } na wierzchu, jeśli jest inny
sc-passive-starve-discard = { $n ->
    [0] kto głoduje, nie odrzuca karty
   *[other] kto głoduje, odrzuca { COUNT("card", $n, case: "acc") }
}
sc-passive-piles = { $n ->
    [one] przeszukiwać można tylko 1 stos
    [few] przeszukiwać można tylko { $n } stosy
   *[many] przeszukiwać można tylko { $n } stosów
}
sc-passive-free-switch = { $n ->
    [1] w każdym przeszukiwaniu można raz zmienić stos
   *[other] w każdym przeszukiwaniu można zmienić stos do { $n } razy
}
sc-passive-turn-start-take = na początku własnej tury wziąć losowo { COUNT("action-card", $n, case: "acc") } ze stosu kart odrzuconych
sc-passive-death-at = śmierć następuje przy { $n ->
    [one] 1 traumie
   *[many] { $n } traumach
}
sc-passive-avoid-price = uniknięcie szkody kosztuje o { $n } mniej
sc-passive-look-more = oglądając karty, z których odkrywa się jedną, obejrzeć o { COUNT("card", $n, case: "acc") } więcej
sc-passive-seconds = ta runda trwa { $n } s
sc-passive-seconds-per-round = każda runda trwa { $n } s
# $what: czego nie można otrzymać lub oddać, w dopełniaczu.
sc-passive-cannot-receive = nie można otrzymywać { $what }
sc-passive-cannot-give = nie można oddawać { $what }
# $cards: nazwy.
sc-passive-cannot-play = nie można zagrać karty { $cards }
sc-passive-cannot-be-target = nie można być celem karty { $cards }
sc-passive-no-avoid = nie można płacić za uniknięcie szkody
sc-passive-no-defeat = nie można pokonywać niebezpieczeństw
sc-passive-own-turn-only = poza własną turą można zagrywać tylko reakcje
sc-passive-same-pile = trzeba przeszukiwać ten sam stos co poprzednio, chyba że jest pusty
sc-passive-first-peril-keeps = przy pierwszym niebezpieczeństwie tury nie odrzuca się pozostałych odkrytych kart
sc-passive-tops-face-up = wierzchnie karty stosów leżą awersem do góry
sc-passive-face-down-free = zakryte traumy się nie liczą
sc-passive-shared-surplus = cały nadmiar jedzenia trafia do graczy, którym go brakuje
sc-passive-real-time = wszyscy gracze działają jednocześnie
sc-passive-fed-may = każdy najedzony gracz: { $effects }
sc-passive-once-per-game = każdy gracz raz na grę: { $effects }
sc-passive-food-bonus = karty poziomu { $tier } dają o { COUNT("food", $n, case: "acc") } { $more ->
    [1] więcej
   *[0] mniej
}
# $n: ile kart można mieć, $discard: ile się odrzuca.
sc-passive-discard-above = na początku własnej tury, mając ponad { COUNT("card", $n, case: "acc") } na ręce, odrzucić { $discard }
sc-passive-extra-turn = raz na rundę, podczas zbierania: { $price }, aby rozegrać jeszcze jedną turę

# Dopełniacz: stoją po „nie można otrzymywać” i „nie można oddawać”.
sc-gift-hand-cards = kart z ręki
sc-gift-shared-food = jedzenia przy karmieniu

## Ceny: mogą je łączyć list-and i list-or

sc-price-cards = odrzucić { COUNT("card", $n, case: "acc") }
sc-price-food = odrzucić karty warte { COUNT("food", $n, case: "acc") }
sc-price-any-of = odrzucić kartę { $cards }
sc-price-traumas = otrzymać { COUNT("trauma", $n, case: "acc") }

## Wiersze karty

sc-text-action = Akcja, poziom { $tier }: { COUNT("food", $food) }
sc-text-peril = Niebezpieczeństwo, poziom { $tier }
sc-text-peril-marked = Niebezpieczeństwo, poziom { $tier }: { $tags }
sc-text-opportunity = Okazja, poziom { $tier }
sc-text-anomaly = Anomalia, poziom { $tier }

sc-tag-beast = bestia
sc-tag-dark = mrok
sc-tag-trap = pułapka
sc-tag-kin = pobratymiec

sc-text-any-time = W dowolnej chwili: { $effects }
sc-text-reaction = Reakcja: { $effects }
sc-text-scavenge = Podczas przeszukiwania: { $effects }
sc-text-own-turn = We własnej turze: { $effects }
sc-text-in-hand = Na ręce: { COUNT("food", $food) }

sc-text-harm = Szkoda: { $effects }
sc-text-avoid = Uniknięcie szkody: { $price }
sc-text-tame = Oswojenie (karta trafia na rękę): { $price }
sc-text-defeat = Pokonanie: odrzucić kartę { $cards }
sc-text-only-protects = Karta, która pokonuje ten rodzaj ({ $tags }), przed tym niebezpieczeństwem tylko chroni
sc-text-reward = Nagroda za pokonanie: { $effects }
sc-text-condition = Cena: { $price }
sc-text-gain = { CAP($effects) }
sc-text-anomaly-does = Wybrać stos, wtasować do niego stos kart odrzuconych, a tę kartę położyć na jego spodzie

sc-text-on-gain = Po otrzymaniu: { $effects }
sc-text-while-up = Dopóki jest odkryta: { $modifier }
sc-text-cost = Koszt: { COUNT("food", $n) } od każdego gracza
sc-text-on-reveal = Po odkryciu: { $effects }
sc-text-lasting = { CAP($modifier) }
sc-text-ability = Raz na rundę: { $effects }
sc-text-ability-flips = Zakryć tę postać: { $effects }
sc-text-survivor = Dopóki jest zakryta: { $modifier }

# $least i $most to liczby graczy.
sc-text-players = { $least ->
    [1] 1 gracz
   *[other] Od { $least } do { $most } graczy
}
# $one, $two i $three: karty poziomu 1, 2 i 3.
sc-text-deal = Karty dla każdego na start: { $one } × poziom 1, { $two } × poziom 2, { $three } × poziom 3
sc-text-areas = { $n ->
    [one] 1 obszar
    [few] { $n } obszary
   *[many] { $n } obszarów
}, potem { $area }
# $mixed: z iloma następnymi tasuje się obszar końcowy.
sc-text-areas-mixed = { $n ->
    [one] 1 obszar
    [few] { $n } obszary
   *[many] { $n } obszarów
}, a potem potasowane razem: { $area } i jeszcze { $mixed ->
    [one] 1 obszar
    [few] { $mixed } obszary
   *[many] { $mixed } obszarów
}
sc-text-win-alive = Wygrywa każdy, kto żyje po obszarze końcowym
sc-text-win-signal = Żywi wygrywają, jeśli podczas ostatniego karmienia ktoś odrzuci akcję poziomu 3 jako sygnał
sc-text-win-fewest-traumas = Wygrywa lepsza połowa żywych: liczy się mniej traum, potem więcej jedzenia na ręce
