### Na co se ostrovní hra ptá, co říkají možnosti a jak se jmenují věci na jejím stole.
###
### Otázky jsou věty, popisky jsou krátké. Názvy věcí, které nejsou vlastními jmény, stojí bez velkého písmene;
### na začátku popisku jim je dá CAP(…).

## Řady názvů, vkládané jako text: $row je, co stojí vpředu, $next další název.

list-comma = { $row }, { $next }
list-and = { $row } a { $next }
list-or = { $row } nebo { $next }
list-then = { $row }, poté { $next }
list-slash = { $row } / { $next }

amount = { COUNT($what, $n) }
amount-none = nic

# Akce, jejíž název nepotřebuje slova, třeba pole mapy.
action = { $action }

go-on = Pokračovat

## Kdo

who-each = Všichni hráči
who-bearer = zraněná postava

## Plánování

ask-plan = Co skupina naplánuje dál?
ask-target-threat = Která akce ohrožení?
ask-target-hunt = Který lov?
ask-target-build = Co postavit nebo vyrobit?
ask-target-gather = Co a kde sbírat?
ask-target-explore = Které pole prozkoumat?
ask-target-arrange = Co uspořádat?
ask-target-rest = Kdo odpočívá?
ask-actor = Kdo akci provádí?
ask-pay = Čím zaplatit?
ask-helper = Kdo se přidá? Figurky: { $have } z { $need }, úspěch bez kostek od { $sure }
# Akce bez kostek.
ask-helper-sure = Kdo se přidá? Figurky: { $have } z { $need }
ask-carry = Vzít s sebou Koš nebo Pytel?
ask-confirm = Platí tento plán?

label-kind = { CAP($kind) }
label-target = { CAP($target) }
label-threat = { $target }: { COUNT("pawn", $n) }
label-done = Plán je hotový
label-confirm = Potvrdit plán
label-undo-done = Změnit plán
label-take-back = Vzít zpět: { $plan }
label-take-back-draft = Zvolit něco jiného
label-pay = Zaplatit: { $goods }
label-pay-economical = Zaplatit: { $goods } (Úsporná konstrukce, odhodlání −2)
label-enough = Tolik figurek stačí
label-second-pawn = Druhá figurka
label-carry-nothing = Ani jedno
label-carry-both = Koš i Pytel

# Naplánovaná akce. $kind je jedno ze slov níže; $helpers je "none" nebo názvy v prvním pádě.
planned = { $kind ->
    [threat] { $actor } – { $target }
    [hunt] { $actor } – lov
    [build] { $actor } – budování: { $target }
    [gather] { $actor } – sběr: { $target }
    [explore] { $actor } – průzkum: { $target }
    [arrange] { $actor } – uspořádání tábora
    [special] { $actor } – { $target }
   *[rest] { $actor } – odpočinek
}{ $helpers ->
    [none] {""}
   *[other] {" "}(+ { $helpers })
}

target-threat = { $name } ({ $card })
target-source = { $source } na poli { $space }
target-space = { $space }
target-shelter = úkryt na poli { $space }
target-roof = střecha +1
target-palisade = palisáda +1
target-weapon = zbraně +1
target-beast = zvíře z balíčku lovu

kind-threat = akce ohrožení
kind-hunt = lov
kind-build = budování
kind-gather = sběr surovin
kind-explore = průzkum
kind-arrange = uspořádání tábora
kind-rest = odpočinek

helper-second-pawn = druhá figurka
helper-dog = Pes
helper-map = Mapa
helper-lantern = Lucerna
helper-belts = Popruhy
helper-raft = Vor
helper-shield = Štít
helper-compass = Kompas
helper-hammer = Kladivo a hřebíky
helper-handyman = Zlaté ručičky
helper-candles = Svíčky
helper-candles-treasure = Svíce (poklad)

## Akce

ask-next-action = Která akce se vyhodnotí teď?
ask-reroll = Přehodit kostku za 2 žetony odhodlání?
label-keep-dice = Ponechat hod
label-reroll = Přehodit kostku { $die } (padlo: { $face })
# Druhý pád, za slovem „kostku“.
die-kind-wound = zranění
die-kind-success = úspěchu
die-kind-adventure = dobrodružství

ask-arrange = Co přinese uspořádání tábora?
label-arrange-both = 2 žetony odhodlání a morálka +1
label-arrange-determination = 2 žetony odhodlání
label-arrange-morale = Morálka +1
# $morale je 1, pokud stoupá i morálka, jinak 0.
label-arrange-bible = Bible: 3 žetony odhodlání{ $morale ->
    [0] {""}
   *[other] , morálka +1
}, vyléčit 1 zranění

ask-extra-build = Co ihned postavit nebo vyrobit?

## Schopnosti: než se něco rozhodne

ask-window-planning = Použít předtím něco?
ask-window-demand-food = Chybí jídlo. Použít něco?
ask-window-demand-wood = Chybí dřevo. Použít něco?
ask-window-demand-fur = Chybí kůže. Použít něco?
ask-window-demand-determination = Chybí odhodlání. Použít něco?
ask-window-demand-weapon = Úroveň zbraní je příliš nízká. Použít něco?
ask-window-demand-palisade = Palisáda je příliš nízká. Použít něco?
ask-window-fight = Zvíře je silnější než zbraně. Použít něco?
ask-window-danger = Hrozí nebezpečí a úroveň zbraní je 0. Použít něco?
ask-window-lethal = Někomu hrozí smrt. Použít něco?
ask-window-dice = Kostky jsou hozené. Použít něco?
ask-window-clouds = Mraky jsou sečtené. Použít něco proti nim?
ask-window-morale = Teď se vyhodnotí morálka. Použít předtím něco?
ask-window-night = Následuje večeře. Použít předtím něco?
ask-window-spoiling = Jídlo se teď zkazí. Použít předtím něco?
ask-window-hunt = Začíná lov. Použít předtím něco?
ask-window-explore = Začíná průzkum. Použít předtím něco?
ask-window-arrange = Začíná uspořádání tábora. Použít předtím něco?
ask-window-trap = Je to past. Použít něco proti ní?
ask-window-monster = Je to netvor. Použít něco proti němu?
ask-window-mystery = Musí se dobrat další karta záhad. Použít předtím něco?
ask-window-meal-outside = Mimo tábor je málo jídla. Použít předtím něco?
ask-user = { $card }: kdo použije?

## Odpovědi na karty

ask-choose = Která možnost?
ask-choose-card = { $card }: která možnost?
label-effects = { CAP($effects) }

ask-food-kind = Které jídlo odhodit? Zbývá: { $n }
resource-food = Jídlo
resource-preserved-food = Nekazící se jídlo
resource-wood = Dřevo

ask-heal = Komu vyléčit { COUNT("wound", $n, case: "acc") }?
ask-divide = Kdo získá další žeton odhodlání? Zbývá: { $n }
ask-marker = Kdo dostane další značku? Zbývá: { $n }
label-marker = { $who } (má { $n })
ask-block-arrow = Který symbol snížení morálky zrušit?
label-arrow = { $who }: { $n }. zranění

ask-mystery-more = Dobrat další kartu záhady?
label-draw-on = Dobrat další
label-stop = Skončit
ask-top-or-bottom = { $card }: nechat navrchu balíčku lovu?
label-top = Nechat navrchu
label-bottom = Vložit naspod
ask-strongest = Které z těchto zvířat platí za nejsilnější?

ask-put-invention = Který vynález vyložit na plán?
ask-choose-invention = Který vynález si vzít?
ask-discard-invention = Který vynález odhodit?
ask-lose-item = Které vybavení ztratit?
ask-mark-item = Které vybavení označit?
ask-build-free = Které vybavení vyrobit?
ask-keep-discovery = Který žeton objevu si ponechat?

## Ostrov

ask-exhaust = Který zdroj vyčerpat?
ask-exhaust-tile = Na kterém dílku vyčerpat zdroje?
ask-cover-terrain = Na kterém dílku zakrýt terén?
ask-flip-down = Který dílek otočit lícem dolů?
ask-tile-on-top = Který dílek položit navrch balíčku?
ask-tile-back = Který dílek vrátit teď? Poslední vrácený se dobere první
ask-remove-token = Který žeton odstranit?
label-token = { CAP($token) } ({ $place })
ask-corral = Který zdroj jídla uzavřít do Ohrady?
label-no-corral = Žádný
ask-shortcut = Na který dílek vede Zkratka?
ask-shortcut-source = Co přinese Zkratka?
label-source = { CAP($source) } na poli { $space }
ask-forced-move = Kam přemístit tábor?
# Jen žetony +1 jídlo a +1 dřevo.
ask-carry-token = Přemístit s táborem i { $token }?
label-carry-token = Vzít s sebou
label-leave-token = Nechat na místě
label-move-camp = Přemístit na pole { $space }

source-food = jídlo
source-wood = dřevo
source-fish = ryba
source-parrot = papoušek

terrain-beach = pláž
terrain-plains = pláně
terrain-hills = kopce
terrain-mountains = hory
terrain-river = řeka

token-plus-food = žeton +1 jídlo
token-plus-wood = žeton +1 dřevo
token-minus-pawn = žeton −1 figurka
token-greater-danger = žeton síly zvířete
token-cover-later = černá značka
token-adventure = žeton dobrodružství
token-reroll-success = žeton přehození úspěchu
token-extra-wood = žeton dřeva navíc
token-black-marker = černá značka
token-rain-cloud = žeton dešťového mraku
token-winter-cloud = žeton zimního mraku
token-storm = žeton bouře
token-hungry-animals = kostka hladových zvířat
token-shortcut = žeton zkratky

# Stojí za slovem „pole“ v prvním pádě. Žetony balíčku lovu leží na poli lov.
place-weather = počasí
place-hunting-deck = lov
# Stojí za předložkou „na“.
place-right = pravé pole ohrožení
cost-shelter = cena úkrytu
cost-roof = cena střechy
cost-palisade = cena palisády
cost-weapon = cena zbraní

level-morale = morálka
level-weapon = zbraně
level-roof = střecha
level-palisade = palisáda

part-head = hlava
part-arm = paže
part-belly = břicho
part-leg = noha

## Morálka, produkce, noc

ask-morale-top = Morálka je nejvyšší. Odhodlání, nebo léčení?
label-take-tokens = { COUNT("determination", $n) }
# $n: odhodlání navíc díky Bubnům a Deníku.
label-take-healing = Vyléčit 1 zranění{ $n ->
    [0] {""}
   *[other] , { COUNT("determination", $n) }
}
ask-keep-half = Co z produkce si ponechat? Zbývá: { $n }
ask-move-camp = Přemístit tuto noc tábor?
label-stay = Zůstat zde
ask-hungry = Kdo zůstane o hladu a utrží 2 zranění? Zbývá: { $n }

## Trosečníci

label-woodpile = 1 dřevo na hranici (leží { $now }, vejde se { $room })
goal-woodpile = Hranice dřeva { $now }/{ $all } (toto kolo ještě { $room })
goal-fire-built = Oheň vyroben
goal-fire-missing = Oheň chybí
goal-ship = loď v kolech 10–12

## Příprava hry

option-friday = Hra s Pátkem
option-dog = Hra se psem
option-starting-items = Karty počátečního vybavení
option-book-events = Události se symbolem knihy v balíčku událostí
option-wreckage = Karta vraku
option-first = První hráč
