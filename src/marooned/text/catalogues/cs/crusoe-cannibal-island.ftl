### Ostrov kanibalů (scénář 5).

scenario-cannibal-island = Ostrov kanibalů
sign-village = ◇
sign-burned-village = *
sign-city = ◈
marker-village = vesnice
marker-burned-village = spálená vesnice
marker-city = Město kanibalů
item-ballista = Balista
item-canoe = Kánoe

## ours: jména, která česká příručka neuvádí; náš překlad.

use-cannibal-blowpipe = Foukačka
use-cannibal-ointment = Hojivá mast
use-cannibal-map = Mapa ostrova

##

target-attack-city = útok na Město kanibalů na poli { $space } (síla { $strength })
target-attack-village = útok na vesnici na poli { $space } (síla { $strength })

fx-give-up = odhodit 1 dřevo nebo jídlo, je-li nějaké
fx-raid = každý hráč: 3 zranění, o 1 méně za každou spálenou vesnici
fx-lose-shelter = přijít o úkryt se všemi úrovněmi střechy a palisády
ask-give-up = Co se odhodí?
ask-canoe = Použít Kánoe?
label-canoe = Dobrat 2 dílky a vybrat
label-no-canoe = Dobrat vrchní dílek
ask-place-tile = Který dílek se umístí?

log-burned = Pole { $space }: { $what } lehá popelem
log-city = Na poli { $space } se objevuje Město kanibalů: síla { $strength }
log-shelter-lost = Úkryt je ztracen

goal-city-hidden = Město: síla { $strength }, objeví se v { $round }. kole
goal-city = Město: síla { $strength }
goal-villages = Vesnice { $n } (síla { $strength })
goal-burned = Spáleno { $n }

brief-cannibal-island-goal = Spálit do konce 9. kola Město kanibalů. Hra je tím ihned vyhrána.
brief-cannibal-island-rules =
    Totemy jsou vesnice. Jejich objevení stojí zranění a od druhé do čtvrté i 1 dřevo nebo jídlo. Město se samo objeví ve 4. kole na poli N4.
    Útok je lov se 2 figurkami všude, kam vede nepřerušená cesta: kdo ho vede, utrží 1 zranění za každou chybějící úroveň zbraní a místo pak shoří. Vesnice má sílu 4 a 1 za každé místo, které stojí, Město 21, o 3 méně za každou spálenou vesnici.
    Kde stojí vesnice a ve Městě nesmí být tábor; sběr tam vyžaduje o figurku víc.
    Každá kniha zraní všechny hráče za 3, o 1 méně za každou spálenou vesnici; pak se přesune tábor, nebo padne úkryt, nebo všichni utrží další 2 zranění.
    Balista (Provaz, 2 dřeva): palisáda +2, zbraně +1. Kánoe (řeka, 1 dřevo): při průzkumu vybíráte ze dvou dílků.
brief-cannibal-island-watch = Počasí tu není, dejte proto vše do zbraní. Vesnice palte brzy: každá oslabí Město o 3 a knihy o 1.
