### Co robią karty, przedmioty, żetony i zdolności gry o wyspie: jeden szablon na każdy efekt silnika.
###
### $n to liczba. $who to you, each, first (słowa do wyboru wariantu) albo tekst, na przykład "postać z tą raną".
### Szeregi efektów i efekty zagnieżdżone przychodzą jako tekst. Efekty piszemy bez wielkiej litery, kropki
### i średnika: łączy je "; ". Nazwy stoją w mianowniku, dlatego bierze je nawias, dwukropek lub myślnik.

## Szeregi, wybory, warunki

fx-row = { $effects }

fx-times = { $effect } ({ $n ->
    [2] dwukrotnie
   *[other] { $n } razy
})

fx-nothing = nic nie robić

# Kroki zasad, których żadna karta nie drukuje.

fx-choose = wybrać jedno: { $options }

# Warunki niżej to tylko słowa do wyboru: twierdzenie i przeczenie mają po polsku różne przypadki.
fx-if = jeśli { $condition ->
    [lek] jest Lek
    [schronienie] jest schronienie
    [bron] poziom broni to co najmniej 3
    [jedzenie] na kafelku z obozem jest źródło jedzenia
   *[other] { $condition }
}, { $then }
fx-unless = { $condition ->
    [lek] jeśli nie ma Leku
    [schronienie] jeśli nie ma schronienia
    [bron] przy poziomie broni poniżej 3
    [jedzenie] jeśli na kafelku z obozem nie ma źródła jedzenia
   *[other] o ile nie zachodzi warunek: { $condition }
}, { $then }
fx-if-else = jeśli { $condition ->
    [lek] jest Lek
    [schronienie] jest schronienie
    [bron] poziom broni to co najmniej 3
    [jedzenie] na kafelku z obozem jest źródło jedzenia
   *[other] { $condition }
}, { $then }, w przeciwnym razie { $otherwise }

condition-cure = lek
condition-shelter = schronienie
condition-weapon-3 = bron
condition-camp-food-source = jedzenie

fx-tonight = tej nocy: { $effects }
fx-every-night = każdej nocy: { $effects }
fx-next-round = na początku następnej rundy: { $effects }

## Surowce i determinacja

fx-gain-each = otrzymać { COUNT($what, $n, case: "acc") } na każdego gracza
fx-gain-gathered = otrzymać 1 sztukę więcej zbieranego surowca, nawet przy nieudanej akcji
fx-discard-possible = odrzucić { COUNT($what, $n, case: "acc") }, jeśli to możliwe
fx-discard-all = odrzucić całe drewno, całe jedzenie i wszystkie skóry z dostępnych surowców

fx-determination = { $who ->
    [you] otrzymać { COUNT("determination", $n, case: "acc") }
    [each] każdy gracz: +{ COUNT("determination", $n) }
    [first] pierwszy gracz: +{ COUNT("determination", $n) }
   *[other] { $who }: +{ COUNT("determination", $n) }
}
fx-lose-determination = { $who ->
    [you] odrzucić { COUNT("determination", $n, case: "acc") }
    [each] każdy gracz: −{ COUNT("determination", $n) }
    [first] pierwszy gracz: −{ COUNT("determination", $n) }
   *[other] { $who }: −{ COUNT("determination", $n) }
}
fx-lose-all-determination = { $who ->
    [you] odrzucić wszystkie swoje żetony determinacji
    [each] każdy gracz: utrata wszystkich żetonów determinacji
    [first] pierwszy gracz: utrata wszystkich żetonów determinacji
   *[other] { $who }: utrata wszystkich żetonów determinacji
}
fx-pay-determination = wydać { COUNT("determination", $n, case: "acc") }
fx-divide-determination = rozdzielić { COUNT("determination", $n, case: "acc") } między graczy

## Poziomy. $what to nazwa poziomu.

fx-level-up = { $what } +{ $n }
fx-level-up-sheltered = { $what } +{ $n } (tylko ze schronieniem)
fx-level-down = { $what } −{ $n }
fx-level-down-possible = { $what } −{ $n }, w miarę możliwości
fx-halve = { $what } – obniżyć o połowę (zaokrąglając w dół)
fx-no-weapon = obniżyć poziom broni do 0
fx-regain-lost = dach +1 i palisada +1, ale tylko to, co obniżyło przeniesienie obozu przez tę kartę
fx-temp-weapon = { $until ->
    [fight] broń +{ $n } w tej walce
   *[action] broń +{ $n } w tej akcji lub walce
}

## Postacie

# "camp" to gracze, którzy spędzają tę noc w obozie.
fx-heal = { $who ->
    [you] uleczyć { COUNT("wound", $n, case: "acc") }
    [each] każdy gracz: uleczyć { COUNT("wound", $n, case: "acc") }
    [first] pierwszy gracz: uleczyć { COUNT("wound", $n, case: "acc") }
    [camp] każdy gracz w obozie: uleczyć { COUNT("wound", $n, case: "acc") }
   *[other] { $who }: uleczyć { COUNT("wound", $n, case: "acc") }
}
fx-heal-any = uleczyć { COUNT("wound", $n, case: "acc") } dowolnej postaci
fx-special-wound = rana specjalna: { $part }
fx-remove-special-wound = zdjąć tę ranę specjalną

fx-one-pawn = { $who ->
    [you] w tej rundzie tylko 1 pionek
    [each] każdy gracz: w tej rundzie tylko 1 pionek
    [first] pierwszy gracz: w tej rundzie tylko 1 pionek
   *[other] { $who }: w tej rundzie tylko 1 pionek
}
fx-one-pawn-next-round = w następnej rundzie tylko 1 pionek
fx-only-actions = { $who ->
    [you] w tej rundzie tylko { $kinds }
    [each] każdy gracz: w tej rundzie tylko { $kinds }
    [first] pierwszy gracz: w tej rundzie tylko { $kinds }
   *[other] { $who }: w tej rundzie tylko { $kinds }
}
fx-no-skills = pierwszy gracz: w tej rundzie bez zdolności
fx-night-outside = spędzić tę noc poza obozem
fx-extra-meal = tej nocy każdy gracz: 1 jedzenie więcej albo 1 rana
fx-ban-mixed-pawns = w tej rundzie nie łączyć w jednej akcji pionków dwóch graczy
fx-pass-first = pierwszym graczem zostaje następny gracz
fx-block-arrow = unieważnić jedną strzałkę morale na torze życia
fx-divide-markers = rozdzielić dowolnie po 2 znaczniki na gracza: tej nocy każdy znacznik to 1 rana

## Walki i bestie

# Najpierw siła, potem po kolei to, co się traci lub zyskuje; 0 się nie drukuje.
fx-fight = { $who ->
    [you] walka
    [each] każdy gracz: walka
    [first] pierwszy gracz: walka
   *[other] { $who }: walka
} z bestią o sile { $strength }{ $weapon ->
    [0] {""}
   *[other] , broń −{ $weapon }
}{ $food ->
    [0] {""}
   *[other] , +{ COUNT("food", $food) }
}{ $fur ->
    [0] {""}
   *[other] , +{ COUNT("fur", $fur) }
}{ $palisade ->
    [0] {""}
   *[other] , palisada −{ $palisade }
}
fx-fight-top = { $who ->
    [you] walka z wierzchnią bestią z talii polowania
    [each] każdy gracz: walka z wierzchnią bestią z talii polowania
    [first] pierwszy gracz: walka z wierzchnią bestią z talii polowania
   *[other] { $who }: walka z wierzchnią bestią z talii polowania
}
fx-fight-top-bare = { $who ->
    [you] walka z wierzchnią bestią z talii polowania bez względu na jej siłę
    [each] każdy gracz: walka z wierzchnią bestią z talii polowania bez względu na jej siłę
    [first] pierwszy gracz: walka z wierzchnią bestią z talii polowania bez względu na jej siłę
   *[other] { $who }: walka z wierzchnią bestią z talii polowania bez względu na jej siłę
}
fx-ward = zignorować { COUNT("wound", $n, case: "acc") } z tej walki
fx-look-hunting = obejrzeć wierzchnią kartę talii polowania
fx-top-or-bottom = zostawić ją na wierzchu albo przełożyć na spód
fx-top-to-bottom = przełożyć wierzchnią kartę talii polowania na spód
fx-discard-hunting-top = odrzucić wierzchnią kartę talii polowania
fx-beast-to-hunting = wtasować wierzchnią kartę talii bestii do talii polowania
fx-beast-to-hunting-top = położyć wierzchnią kartę talii bestii, bez oglądania, na talii polowania
fx-beast-to-waiting = odłożyć wierzchnią kartę talii bestii: w następnej rundzie walczy z nią pierwszy gracz
fx-waiting-to-hunting = wtasować odłożoną bestię do talii polowania
fx-strongest-beast = dobrać { COUNT("beast-card", $n, case: "acc") }: najsilniejsza trafia na wierzch talii polowania

## Wyspa

fx-exhaust-nearest = wyczerpać źródło najbliżej obozu ({ $source }), a jeśli takiego nie ma, { $otherwise }
fx-exhaust-around = wyczerpać { $n ->
    [one] 1 źródło
    [few] { $n } źródła
   *[many] { $n } źródeł
} na kafelkach sąsiadujących z obozem
fx-exhaust-tile-around = wyczerpać wszystkie źródła jednego kafelka sąsiadującego z obozem
fx-exhaust-gathered = wyczerpać źródło z tej akcji zbierania
fx-exhaust-here = wyczerpać jedno źródło tego kafelka
# Stoi za warunkiem "na kafelku z obozem jest źródło jedzenia".
fx-exhaust-camp-food = wyczerpać to źródło jedzenia
fx-exhaust-marked = wyczerpać wszystkie źródła kafelka z żetonem tej karty
fx-uncover = przywrócić źródła wyczerpane przez tę kartę
fx-cover-terrain = zakryć teren jednego kafelka ({ $terrain }): liczy się jako nieodkryty
fx-cover-terrain-here = teren tego kafelka liczy się jako nieodkryty
fx-uncover-terrain = odsłonić teren zakryty przez tę kartę
fx-flip-down = odwrócić rewersem do góry kafelek sąsiadujący z obozem
fx-flip-up = odwrócić z powrotem awersem do góry kafelek zakryty przez tę kartę
fx-flip-marked = kafelek z żetonem tej karty staje się niedostępny
fx-forced-move = przenieść obóz na sąsiedni kafelek
fx-reconnaissance = obejrzeć { COUNT("tile", $n, case: "acc") }: 1 położyć na wierzchu stosu, resztę wtasować
fx-arrange-tiles = obejrzeć { COUNT("tile", $n, case: "acc") } z wierzchu stosu i odłożyć w dowolnej kolejności
fx-corral = wyczerpać źródło jedzenia obok obozu i położyć żeton +1 jedzenia na kafelku z obozem
fx-shortcut = położyć żeton skrótu na kafelku sąsiadującym z obozem
fx-remove-shortcut = zdjąć żeton skrótu

## Żetony. Biernik każdej nazwy żetonu jest równy mianownikowi.

fx-place = położyć { $token } ({ $place })
fx-place-here = położyć { $token } na tym kafelku
fx-place-here-fresh = położyć { $token } na tym kafelku (działa od następnej rundy)
fx-place-at-camp = położyć { $token } na kafelku z obozem
fx-place-cost = położyć żeton dodatkowego drewna ({ $fields })
fx-take-token = zdjąć { $token } ({ $place })
fx-remove-marks = zdjąć z mapy żetony tej karty
fx-remove-any-token = usunąć z planszy jeden dowolny żeton
fx-keep-card = zachować tę kartę
fx-curse = od następnej rundy przerzucać raz każdy swój sukces
fx-curse-automatic = w następnej rundzie zawsze rzucać kością sukcesu i raz przerzucać każdy sukces
fx-lift-curse = klątwa mija

## Przedmioty i pomysły

fx-lose-item = stracić { COUNT("item", $n, case: "acc") }
fx-lose-item-possible = stracić { COUNT("item", $n, case: "acc") }, jeśli to możliwe
fx-remove-item = usunąć z gry jeden przedmiot
fx-mark-items = oznaczyć tą kartą najwyżej { COUNT("item", $n, case: "acc") }
fx-lose-marked-items = stracić przedmioty oznaczone tą kartą
fx-suspend-items = do końca fazy akcji nie używać żadnych przedmiotów
fx-build-free = zbudować od razu i za darmo: { $items }
fx-extra-build = od razu wykonać dodatkową budowę (1 pionek, rzut kośćmi)
fx-new-ideas = dobrać 5 pomysłów i położyć 1 z nich na planszy
fx-draw-invention = dobrać pomysł
fx-choose-invention = wziąć dowolny pomysł z talii lub spośród odrzuconych
fx-discard-inventions = odrzucić { COUNT("invention", $n, case: "acc") }
fx-draw-discovery = dobrać { COUNT("discovery-token", $n, case: "acc") }
fx-draw-two-keep-one = dobrać 2 żetony odkryć i zachować 1 z nich
fx-draw-starting-item = dobrać przedmiot startowy

## Tajemnice

# $cards: ile kart każdego rodzaju wolno rozpatrzyć (w bierniku), $most: ile razem.
fx-draw-mysteries = { $most ->
    [1] dobierać karty tajemnic i rozpatrzyć { $cards }
   *[other] dobierać karty tajemnic i rozpatrzyć co najmniej 1, a najwyżej { $cards }
}
fx-draw-all-mysteries = dobierać karty tajemnic i obowiązkowo rozpatrzyć { $cards }
amount-mystery = { $type ->
    [treasure] { COUNT("treasure", $n, case: "acc") }
    [trap] { $n ->
        [one] 1 pułapkę
        [few] { $n } pułapki
       *[many] { $n } pułapek
    }
    [monster] { $n ->
        [one] 1 potwora
        [few] { $n } potwory
       *[many] { $n } potworów
    }
    [any] { $n ->
        [one] 1 dowolną kartę
        [few] { $n } dowolne karty
       *[many] { $n } dowolnych kart
    }
   *[either] { $n ->
        [one] 1 pułapkę lub potwora
        [few] { $n } pułapki lub potwory
       *[many] { $n } pułapek lub potworów
    }
}
fx-stop-mystery = zakończyć to dobieranie kart tajemnic
fx-drop-treasures = odrzucić wszystkie skarby dobrane w tej akcji
fx-ignore-trap = zignorować tę pułapkę
fx-ignore-monster = zignorować tego potwora
fx-fewer-mysteries = dobrać o 1 kartę tajemnic mniej

## Runda, talia wydarzeń, pogoda

fx-shuffle-into-events = wtasować tę kartę do talii wydarzeń
fx-book-icon = rozpatrzyć efekt księgi ze scenariusza
fx-repeat-event = ponownie rozpatrzyć efekt wydarzenia z tej karty
fx-resolve-threats = odrzucić wszystkie karty zagrożeń i rozpatrzyć ich efekty zagrożenia
fx-look-event = obejrzeć wierzchnią kartę talii wydarzeń
fx-production-none = w tej rundzie brak produkcji
fx-production-no-food = w tej rundzie produkcja nie daje jedzenia
fx-production-no-wood = w tej rundzie produkcja nie daje drewna
fx-production-half = w tej rundzie tylko połowa produkcji (zaokrąglając w dół)
fx-production-more = w tej rundzie produkcja daje o { COUNT($what, $n, case: "acc") } więcej
fx-production-less-food = w tej rundzie produkcja daje o { COUNT("food", $n, case: "acc") } mniej, jeśli to możliwe
fx-roll-weather-early = rzucić od razu kośćmi pogody tej rundy
fx-ignore-rain = zignorować 1 chmurę deszczową
fx-ignore-winter = zignorować 1 chmurę zimową
fx-winter-into-rain = zamienić 1 chmurę zimową w deszczową

## Rozbitkowie

fx-add-to-pile = dołożyć na stos { COUNT("wood", $n, case: "acc") } (najwyżej tyle, ile zmieści się w tej rundzie)
