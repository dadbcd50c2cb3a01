### Co dělají karty, vybavení, žetony a dovednosti ostrovní hry: jedna šablona pro každý účinek.
###
### $n je číslo. $who je you, each, first (slova k výběru) nebo text jako „zraněná postava“. Řady účinků a vnořené
### účinky přicházejí jako text. Bez velkého písmene, tečky a středníku: spojuje je "; ".

## Řady, volby, podmínky

fx-row = { $effects }

fx-times = { $effect } ({ $n }×)

fx-nothing = bez efektu

# Kroky pravidel, které na žádné kartě nestojí.

fx-choose = vybrat jedno: { $options }

# Podmínka stojí za „je-li“ nebo „není-li“.
fx-if = je-li { $condition }, { $then }
fx-unless = není-li { $condition }, { $then }
fx-if-else = je-li { $condition }, { $then }, jinak { $otherwise }

condition-cure = vyroben Lék
condition-shelter = v táboře úkryt
condition-weapon-3 = úroveň zbraní alespoň 3
condition-camp-food-source = na dílku s táborem zdroj jídla

fx-tonight = tuto noc: { $effects }
fx-every-night = každou noc: { $effects }
fx-next-round = na začátku příštího kola: { $effects }

## Suroviny a odhodlání

fx-gain-each = získat { COUNT($what, $n, case: "acc") } za každého hráče
fx-gain-gathered = získat o 1 sbíranou surovinu víc, i když akce neuspěje
fx-discard-possible = odhodit { COUNT($what, $n, case: "acc") }, je-li to možné
fx-discard-all = odhodit všechno dostupné dřevo, jídlo a kůže

fx-determination = { $who ->
    [you] získat { COUNT("determination", $n, case: "acc") }
    [each] každý hráč: získat { COUNT("determination", $n, case: "acc") }
    [first] první hráč: získat { COUNT("determination", $n, case: "acc") }
   *[other] { $who }: získat { COUNT("determination", $n, case: "acc") }
}
fx-lose-determination = { $who ->
    [you] odhodit { COUNT("determination", $n, case: "acc") }
    [each] každý hráč: odhodit { COUNT("determination", $n, case: "acc") }
    [first] první hráč: odhodit { COUNT("determination", $n, case: "acc") }
   *[other] { $who }: odhodit { COUNT("determination", $n, case: "acc") }
}
fx-lose-all-determination = { $who ->
    [you] odhodit všechny žetony odhodlání
    [each] každý hráč: odhodit všechny žetony odhodlání
    [first] první hráč: odhodit všechny žetony odhodlání
   *[other] { $who }: odhodit všechny žetony odhodlání
}
fx-pay-determination = zaplatit { COUNT("determination", $n, case: "acc") }
fx-divide-determination = rozdělit mezi hráče { COUNT("determination", $n, case: "acc") }

## Úrovně. $what je název úrovně.

fx-level-up = { $what } +{ $n }
fx-level-up-sheltered = { $what } +{ $n } (jen s úkrytem)
fx-level-down = { $what } −{ $n }
fx-level-down-possible = { $what } −{ $n }, nejníže na 0
fx-halve = { $what } o polovinu níž (zaokrouhleno dolů)
fx-no-weapon = snížit úroveň zbraní na 0
fx-regain-lost = střecha +1 a palisáda +1, každá jen tehdy, pokud kvůli této kartě klesla
fx-temp-weapon = { $until ->
    [fight] zbraně +{ $n } pro tento boj
   *[action] zbraně +{ $n } pro tuto akci nebo boj
}

## Postavy

# [camp]: kdo tráví noc v táboře.
fx-heal = { $who ->
    [you] vyléčit { COUNT("wound", $n, case: "acc") }
    [each] každý hráč: vyléčit { COUNT("wound", $n, case: "acc") }
    [first] první hráč: vyléčit { COUNT("wound", $n, case: "acc") }
    [camp] každý hráč v táboře: vyléčit { COUNT("wound", $n, case: "acc") }
   *[other] { $who }: vyléčit { COUNT("wound", $n, case: "acc") }
}
fx-heal-any = vyléčit { COUNT("wound", $n, case: "acc") } libovolné postavě
fx-special-wound = zvláštní zranění: { $part }
fx-remove-special-wound = odstranit toto zvláštní zranění

fx-one-pawn = { $who ->
    [you] v tomto kole jen 1 figurka
    [each] každý hráč: v tomto kole jen 1 figurka
    [first] první hráč: v tomto kole jen 1 figurka
   *[other] { $who }: v tomto kole jen 1 figurka
}
fx-one-pawn-next-round = v příštím kole jen 1 figurka
fx-only-actions = { $who ->
    [you] v tomto kole jen { $kinds }
    [each] každý hráč: v tomto kole jen { $kinds }
    [first] první hráč: v tomto kole jen { $kinds }
   *[other] { $who }: v tomto kole jen { $kinds }
}
fx-no-skills = první hráč: v tomto kole bez dovedností
fx-night-outside = strávit tuto noc mimo tábor
fx-extra-meal = tuto noc každý hráč: sníst o 1 jídlo víc, nebo utržit 1 zranění
fx-ban-mixed-pawns = v tomto kole nespojovat v jedné akci figurky dvou hráčů
fx-pass-first = předat žeton prvního hráče dalšímu hráči
fx-block-arrow = zrušit na stupnici života 1 symbol snížení morálky
fx-divide-markers = rozdělit libovolně mezi hráče značky (2 za každého hráče): tuto noc za každou 1 zranění

## Boj a zvířata

# Za silou stojí, co se ztrácí a získává; 0 se nepíše.
fx-fight = { $who ->
    [you] bojovat
    [each] každý hráč: bojovat
    [first] první hráč: bojovat
   *[other] { $who }: bojovat
} se zvířetem o síle { $strength }{ $weapon ->
    [0] {""}
   *[other] , zbraně −{ $weapon }
}{ $food ->
    [0] {""}
   *[other] , získat { COUNT("food", $food, case: "acc") }
}{ $fur ->
    [0] {""}
   *[other] , získat { COUNT("fur", $fur, case: "acc") }
}{ $palisade ->
    [0] {""}
   *[other] , palisáda −{ $palisade }
}
fx-fight-top = { $who ->
    [you] bojovat s vrchním zvířetem balíčku lovu
    [each] každý hráč: bojovat s vrchním zvířetem balíčku lovu
    [first] první hráč: bojovat s vrchním zvířetem balíčku lovu
   *[other] { $who }: bojovat s vrchním zvířetem balíčku lovu
}
fx-fight-top-bare = { $who ->
    [you] bojovat s vrchním zvířetem balíčku lovu bez ohledu na jeho sílu
    [each] každý hráč: bojovat s vrchním zvířetem balíčku lovu bez ohledu na jeho sílu
    [first] první hráč: bojovat s vrchním zvířetem balíčku lovu bez ohledu na jeho sílu
   *[other] { $who }: bojovat s vrchním zvířetem balíčku lovu bez ohledu na jeho sílu
}
fx-ward = ignorovat { COUNT("wound", $n, case: "acc") } z tohoto boje
fx-look-hunting = podívat se na horní kartu balíčku lovu
fx-top-or-bottom = nechat ji navrchu, nebo ji vložit naspod
fx-top-to-bottom = přesunout horní kartu balíčku lovu naspod
fx-discard-hunting-top = odhodit horní kartu balíčku lovu
fx-beast-to-hunting = zamíchat horní kartu balíčku zvířat do balíčku lovu
fx-beast-to-hunting-top = položit horní kartu balíčku zvířat naslepo na balíček lovu
fx-beast-to-waiting = odložit horní kartu balíčku zvířat: v příštím kole s tímto zvířetem bojuje první hráč
fx-waiting-to-hunting = zamíchat odložené zvíře do balíčku lovu
fx-strongest-beast = dobrat { COUNT("beast-card", $n, case: "acc") }: nejsilnější zvíře položit na balíček lovu

## Ostrov

fx-exhaust-nearest = vyčerpat zdroj nejblíže k táboru ({ $source }), jinak { $otherwise }
fx-exhaust-around = vyčerpat { $n ->
    [one] 1 zdroj na dílku sousedícím s táborem
    [few] { $n } zdroje na dílcích sousedících s táborem
   *[other] { $n } zdrojů na dílcích sousedících s táborem
}
fx-exhaust-tile-around = vyčerpat všechny zdroje jednoho dílku sousedícího s táborem
fx-exhaust-gathered = vyčerpat právě sbíraný zdroj
fx-exhaust-here = vyčerpat jeden zdroj na tomto dílku
fx-exhaust-camp-food = vyčerpat zdroj jídla na dílku s táborem
fx-exhaust-marked = vyčerpat všechny zdroje na dílku se žetonem této karty
fx-uncover = odkrýt zdroje vyčerpané touto kartou
fx-cover-terrain = zakrýt na jednom dílku terén ({ $terrain }): platí za neobjevený
fx-cover-terrain-here = terén tohoto dílku platí za neobjevený
fx-uncover-terrain = odkrýt terén zakrytý touto kartou
fx-flip-down = otočit lícem dolů jeden dílek sousedící s táborem
fx-flip-up = otočit dílek této karty zpět lícem nahoru
fx-flip-marked = dílek se žetonem této karty otočit lícem dolů: je nepřístupný
fx-forced-move = přemístit tábor na sousední dílek
fx-reconnaissance = prohlédnout si { COUNT("tile", $n, case: "acc") }: 1 položit navrch balíčku, ostatní zamíchat zpět
fx-arrange-tiles = prohlédnout si z vrchu balíčku { COUNT("tile", $n, case: "acc") }, vrátit je v libovolném pořadí
fx-corral = vyčerpat zdroj jídla na dílku sousedícím s táborem a položit žeton +1 jídlo na dílek s táborem
fx-shortcut = položit žeton zkratky na dílek sousedící s táborem
fx-remove-shortcut = odstranit žeton zkratky

## Žetony

# Místo stojí za slovem „pole“ v prvním pádě, jako v pravidlech: „na pole sběr surovin“.
fx-place = { $token } na pole { $place }
fx-place-here = { $token } na tento dílek
fx-place-here-fresh = { $token } na tento dílek, platí od příštího kola
fx-place-at-camp = { $token } na dílek s táborem
fx-place-cost = žeton dřeva navíc na pole: { $fields }
fx-take-token = odstranit z pole { $place }: { $token }
fx-remove-marks = odstranit z ostrova žetony této karty
fx-remove-any-token = odstranit z plánu 1 libovolný žeton
fx-keep-card = ponechat si tuto kartu
fx-curse = od příštího kola jednou přehodit každý svůj úspěch
fx-curse-automatic = v příštím kole házet kostkou úspěchu i u akcí s jistým úspěchem a každý úspěch jednou přehodit
fx-lift-curse = konec kletby

## Vybavení, vynálezy, předměty

fx-lose-item = ztratit { COUNT("item", $n, case: "acc") }
fx-lose-item-possible = ztratit { COUNT("item", $n, case: "acc") }, je-li to možné
fx-remove-item = vyřadit 1 vybavení ze hry
fx-mark-items = označit touto kartou nejvýše { COUNT("item", $n, case: "acc") }
fx-lose-marked-items = ztratit vybavení označené touto kartou
fx-suspend-items = do konce akcí nelze používat žádné vybavení
fx-build-free = ihned a zdarma vyrobit: { $items }
fx-extra-build = ihned provést další budování, s 1 figurkou a kostkami
fx-new-ideas = dobrat 5 vynálezů, 1 vyložit na plán
fx-draw-invention = dobrat vynález
fx-choose-invention = vzít si libovolný vynález z balíčku nebo z odhozených
fx-discard-inventions = odhodit { COUNT("invention", $n, case: "acc") }
fx-draw-discovery = dobrat { COUNT("discovery-token", $n, case: "acc") }
fx-draw-two-keep-one = dobrat 2 žetony objevů, 1 si ponechat
fx-draw-starting-item = dobrat kartu počátečního vybavení

## Záhady

# $cards: kolik kterých se smí vyhodnotit (čtvrtý pád), $most: kolik celkem.
fx-draw-mysteries = { $most ->
    [1] dobírat karty záhad a vyhodnotit { $cards }
   *[other] dobírat karty záhad a vyhodnotit alespoň 1: nejvýše { $cards }
}
fx-draw-all-mysteries = dobírat karty záhad a povinně vyhodnotit { $cards }
amount-mystery = { $type ->
    [treasure] { COUNT("treasure", $n, case: "acc") }
    [trap] { $n ->
        [one] 1 past
        [few] { $n } pasti
       *[other] { $n } pastí
    }
    [monster] { $n ->
        [one] 1 netvora
        [few] { $n } netvory
       *[other] { $n } netvorů
    }
    [any] { $n ->
        [one] 1 kartu jakéhokoli druhu
        [few] { $n } karty jakéhokoli druhu
       *[other] { $n } karet jakéhokoli druhu
    }
   *[either] { $n ->
        [one] 1 past nebo netvora
        [few] { $n } pasti nebo netvory
       *[other] { $n } pastí nebo netvorů
    }
}
fx-stop-mystery = ukončit toto dobírání karet záhad
fx-drop-treasures = odhodit všechny poklady dobrané v této akci
fx-ignore-trap = ignorovat tuto past
fx-ignore-monster = ignorovat tohoto netvora
fx-fewer-mysteries = dobrat o 1 kartu záhad méně

## Kolo, balíček událostí, počasí

fx-shuffle-into-events = zamíchat tuto kartu do balíčku událostí
fx-book-icon = vyhodnotit efekt symbolu knihy podle scénáře
fx-repeat-event = znovu vyhodnotit efekt události této karty
fx-resolve-threats = odhodit všechny karty z polí ohrožení a vyhodnotit jejich efekty ohrožení
fx-look-event = podívat se na horní kartu balíčku událostí
fx-production-none = v tomto kole žádná produkce
fx-production-no-food = v tomto kole z produkce žádné jídlo
fx-production-no-wood = v tomto kole z produkce žádné dřevo
fx-production-half = v tomto kole poloviční produkce (zaokrouhleno dolů)
fx-production-more = v tomto kole z produkce o { COUNT($what, $n, case: "acc") } víc
fx-production-less-food = v tomto kole z produkce o { COUNT("food", $n, case: "acc") } méně, je-li to možné
fx-roll-weather-early = hodit kostkami počasí pro toto kolo už nyní
fx-ignore-rain = ignorovat 1 dešťový mrak
fx-ignore-winter = ignorovat 1 zimní mrak
fx-winter-into-rain = změnit 1 zimní mrak na dešťový

## Trosečníci

fx-add-to-pile = položit na hranici až { COUNT("wood", $n, case: "acc") }, kolik se v tomto kole vejde
