### Záznam ostrovní hry: co se stalo, v přítomném čase nebo beze slovesa.
###
### $who je jméno nebo jména, $card, $item, $beast, $tile a $what jsou názvy v prvním pádě, $space je pole mapy (N1).

## Průběh hry

log-round = Kolo { $n } – první hráč: { $first }
log-phase = { $phase }
log-wreckage = Vrak: { $card }
log-event = Událost: { $card }
log-event-part = Událost: { $card } – { $part }
log-threat-placed = Na { $place }: { $card }
log-threat-strikes = Efekt ohrožení: { $card }
log-first-player = První hráč: { $who }
log-morale-check = { $who } vyhodnocuje morálku: { level-now }
log-won = Vítězství: { $reason }
log-lost = Prohra: { $reason }

reason-goal = cíl scénáře splněn
reason-death = smrt postavy hráče
reason-camp-closed = dílek s táborem nepřístupný
reason-rounds = konec posledního kola

phase-event = Fáze události
phase-morale = Fáze morálky
phase-production = Fáze produkce
phase-planning = Fáze akcí: plánování
phase-resolving = Fáze akcí: vyhodnocení
phase-weather = Fáze počasí
phase-night = Fáze noci

## Plánování a akce

log-planned = Naplánováno: { $plan }
log-taken-back = Vzato zpět: { $plan }
log-action = { $plan }
log-failed = Akce je neúspěšná
log-adventure = { $who } dobírá dobrodružství: { $card }
log-built = Vyrobeno: { $item } (k dispozici po akcích)
log-item-ready = K dispozici: { $item }
log-item-lost = Ztraceno: { $item }
log-shelter = Postaven úkryt: pole { $space }
log-repaired = Oprava tábora: žádné odhodlání ani morálka
log-after-actions = Nyní dostupné: { $goods }
log-use = Použito: { $what }

## Kostky

log-die = { CAP($die) }: { $face }

die-build-wound = kostka zranění (budování)
die-build-success = kostka úspěchu (budování)
die-build-adventure = kostka dobrodružství (budování)
die-gather-wound = kostka zranění (sběr surovin)
die-gather-success = kostka úspěchu (sběr surovin)
die-gather-adventure = kostka dobrodružství (sběr surovin)
die-explore-wound = kostka zranění (průzkum)
die-explore-success = kostka úspěchu (průzkum)
die-explore-adventure = kostka dobrodružství (průzkum)
die-weather-rain = kostka deště
die-weather-winter = kostka zimy
die-weather-hungry = kostka hladových zvířat

face-blank = nic
face-wound = zranění
face-success = úspěch
face-two-determination = 2 žetony odhodlání
face-adventure = dobrodružství
face-rain-1 = 1 dešťový mrak
face-rain-2 = 2 dešťové mraky
face-winter-1 = 1 zimní mrak
face-winter-2 = 2 zimní mraky
face-food = jídlo −1
face-palisade = palisáda −1
face-beast-3 = zvíře o síle 3

## Suroviny a úrovně

log-gain = { CAP(NOUN($what)) } +{ $n } ({ $store })
log-discard = { CAP(NOUN($what)) } −{ $n }
log-spoiled = Zkažené jídlo: { $n }
log-level-up = { CAP($what) } +{ $n } (nyní { level-now })
log-level-down = { CAP($what) } −{ $n } (nyní { level-now })

# Vkládá se jinam: úroveň; záporná bývá jen morálka.
level-now = { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
}

store-available = dostupné suroviny
store-future = budoucí suroviny

## Postavy

# $people: kolik jich je. Po „po“ stojí šestý pád („po 2 zraněních“).
log-wounds = { $who }: { $people ->
    [1] { COUNT("wound", $n) }
   *[other] po { $n ->
        [one] 1 zranění
       *[other] { $n } zraněních
    }
}
log-heal = { $n ->
    [0] { $who }: není co léčit
   *[other] { $who } si léčí { COUNT("wound", $n, case: "acc") }
}
log-special-wound = { $who }: zvláštní zranění ({ $part })
log-determination = { $who }: odhodlání +{ $n }
log-determination-lost = { $who }: odhodlání −{ $n }
log-cursed = { $who } nese kletbu: úspěchy se přehazují
log-temp-weapon = { $who }: zbraně dočasně +{ $n }
log-outside = { $who } tráví noc mimo tábor

## Boj a zvířata

log-fight = { $who } bojuje: síla { $strength }, úroveň zbraní { $weapon }
log-beast = Zvíře: { $beast }
log-beast-gone = Odhozeno z balíčku lovu: { $beast }
log-beast-to = Karta zvířete { $place }
log-no-beast = Balíček lovu je prázdný

# Co se děje s kartou zvířete, za slovy „Karta zvířete“.
place-hunting = je zamíchána do balíčku lovu
place-hunting-top = přichází navrch balíčku lovu
place-waiting = je odložena vedle balíčku událostí

## Karty a předměty

log-seen = Prohlédnuto: { $card }
log-drawn = Dobráno: { $card }
log-mystery = Záhada: { $card } ({ $type })
log-shuffled-in = Zamícháno do balíčku událostí: { $card }
log-thing = Nalezeno: { $what }
log-invention = Vynález na plánu: { $item }
log-invention-gone = Odhozený vynález: { $item }

mystery-treasure = poklad
mystery-trap = past
mystery-monster = netvor

## Ostrov

log-tile = Pole { $space }: { $tile }
log-token = { CAP($token) } na pole { $place }
log-exhausted = Pole { $space }: zdroj vyčerpán ({ $source })
log-source-free = Pole { $space }: zdroj opět dává suroviny ({ $source })
log-terrain-covered = Pole { $space }: terén je opět neobjevený
log-closed = Pole { $space } je nepřístupné
log-opened = Pole { $space } je opět přístupné
log-camp-moved = Tábor se přemísťuje na pole { $to }
log-shortcut = Zkratka na pole { $space }

## Počasí a noc

log-clouds = Mraky: dešťové { $rain }, zimní { $winter }, úroveň střechy { $roof }
log-meal = Večeře v táboře: jí { COUNT("player", $n) }
log-open-air = Bez úkrytu: noc pod širým nebem

## Trosečníci

log-woodpile = Hranice dřeva +{ $n } (nyní { $now } z 15)
