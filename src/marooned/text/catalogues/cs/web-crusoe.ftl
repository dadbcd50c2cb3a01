### Stůl ostrovní hry v prohlížeči.

## The frame, the map

web-cru-map = Ostrov
web-cru-people = Lidé
web-cru-rounds = Kola a jejich kostky počasí
web-cru-phases = Fáze kola
web-cru-phase-event = Událost
web-cru-phase-morale = Morálka
web-cru-phase-production = Produkce
web-cru-phase-planning = Plánování
web-cru-phase-resolving = Vyhodnocení
web-cru-phase-weather = Počasí
web-cru-phase-night = Noc
web-cru-phase-won = Cíl splněn
web-cru-phase-over = Konec hry
web-cru-hex = { $name }, { $space }: { $more }
web-cru-unexplored = Neprozkoumáno
web-cru-camp-here = váš tábor
web-cru-camp-word = tábor
web-cru-closed = nepřístupné
web-cru-covered = { $what }, vyčerpáno
web-cru-beast-here = bylo tu zvíře
web-cru-natural-shelter = přírodní úkryt
web-cru-totem = totem
web-cru-steps = od tábora { COUNT("step", $n) }
web-cru-pawns-here = figurek tady: { $n }
web-cru-deck-tiles = dílků zbývá
web-cru-deck-finds = objevů
web-cru-deck-mysteries = záhad
web-cru-deck-events = událostí
web-cru-deck-beasts = zvířat
web-cru-known-events = známé: { $n }
web-cru-legend-need = zkusí, jistě
web-cru-legend-ring = dává každé kolo

## People

web-cru-wounds = zranění { $n } z { $all }
web-cru-wounds-of = zranění { $n } z { $all }
web-cru-next-arrow = ztráta morálky za { $n }
web-cru-no-arrow = šipky už ne
web-cru-first = první
web-cru-determination = Odhodlání: { $n }
web-cru-special-wound = Zvláštní zranění: { $part }
web-cru-price = stojí { $n }
web-cru-use = Použít
web-cru-used = použito
web-cru-uses-left = zbývá použití: { $n }
web-cru-pick = Vzít figurku: { $who }
web-cru-to-place = zbývá: { $n }
web-cru-placed = vše rozmístěno
web-cru-confirmed = potvrzeno
web-cru-you-decide = rozhoduj
web-cru-decides = rozhoduje
web-cru-dog-helps = pomáhá při lovu a průzkumu

## The right page while planning

web-cru-threats-push = nikdo nic: odsunou se doleva
web-cru-no-threat = tady nic nehrozí
web-cru-leaves-next = Příští kolo:
web-cru-leaves-later = Za dvě kola:
web-cru-cannot-now = teď nejde
web-cru-pile = Hranice { $n } z 15
web-cru-order = Program dne
web-cru-order-help = vyhodnotí se zleva
web-cru-always = vždy vyjde
web-cru-beasts = zvířat: { $n }
web-cru-cards = karet: { $n }
web-cru-arrange-brings = žetony + morálka
web-cru-rest-heals = vyléčí 1
web-cru-only-here = jen tady
web-cru-sure = jisté
web-cru-dice = kostky
web-cru-done = hotovo
web-cru-now = teď
web-cru-pencil = zatím nepotvrzeno
web-cru-inventions-count = { $built } hotovo · { $can } lze
web-cru-built = postaveno
web-cru-planned = v plánu
web-cru-can-build = lze postavit
web-cru-ready = hotovo
web-cru-deck = Balíček
web-cru-ideas = nápadů: { $n }
web-cru-stores = Zásoby
web-cru-have = máme
web-cru-set-by = stranou
web-cru-hope = snad
web-cru-res-food = Jídlo
web-cru-res-preserved-food = Nekaz. jídlo
web-cru-res-wood = Dřevo
web-cru-res-fur = Kůže
web-cru-morale-is = Morálka { $n }
web-cru-level-is = { $what }: { $n }
web-cru-natural-here = přírodní
web-cru-open-air = pod nebem
web-cru-tonight = Dnes v noci
web-cru-weather-dice = { COUNT("die", $n) }, mraky ze žetonů: { $tokens }
web-cru-weather-tokens = mraky ze žetonů: { $tokens }
web-cru-no-clouds = dnes bez mraků
web-cru-meals = najíst { $eaters }, jídel { $food }
web-cru-hungry = hladových: { $n }
web-cru-sleep-dry = spí se v suchu
web-cru-sleep-open = pod nebem: každý 1 zranění
web-cru-roof-holds = Střecha zadrží všechny mraky: { $share }
web-cru-roof-enough = střecha stačí
web-cru-roof-too-low = moc mraků
web-cru-pack = Co je po ruce
web-cru-need = figurek na pokus: { $need }, na jistotu: { $sure }
web-cru-need-sure = potřebných figurek: { $need }

## A declaration

web-cru-declaring = Ohlášení: { $what }
web-cru-takes = Co to chce
web-cru-too-few = { $there } z { $need }: málo figurek
web-cru-rolls = { $there } z { $sure }: hází se kostkami
web-cru-no-dice = { $there }: stačí, bez kostek
web-cru-who-acts = Kdo jedná
web-cru-who-joins = Kdo se přidá
web-cru-how-paid = Čím se platí
web-cru-what-carried = Co jde s sebou
web-cru-token-adventure = Žeton dobrodružství: karta přijde jistě.
web-cru-token-reroll-success = Žeton přehození: úspěch se hází znovu.
web-cru-dice-of = Kostky: { $kind }
web-cru-face-wound = 1 zranění
web-cru-face-success = podaří se, jinak 2 odhodlání
web-cru-face-adventure = dobrodružství
web-cru-all-in-all = Celkem tedy
web-cru-brings = Co to přinese
web-cru-if-works = Když to vyjde:
web-cru-works = vyjde
web-cru-fails = nevyjde, 2 odhodlání
web-cru-one-wound = 1 zranění
web-cru-adventure-share = Karta dobrodružství přijde s { $share }.
web-cru-sure-works = Podaří se to jistě.
web-cru-not-complete = Takhle to dokončit nejde.
web-cru-place = Položit
web-cru-replace = Změnit
web-cru-put-back = Vrátit
web-cru-not-here = Tady ne
web-cru-nothing-here = Tady se teď nedá nic dělat.
web-cru-instead = Místo toho:
web-cru-gain-weapon = zbraně +{ $n }
web-cru-gain-roof = střecha +{ $n }
web-cru-gain-palisade = palisáda +{ $n }
web-cru-gain-shelter = úkryt
web-cru-gain-tile = nový dílek
web-cru-gain-determination = odhodlání +{ $n }
web-cru-gain-morale = morálka +{ $n }
web-cru-gain-determination-or-morale = odhodlání nebo morálka
web-cru-gain-heal = vyléčí { $n }

## What is asked

web-cru-in-hand = V ruce figurka: { $who }
web-cru-where-to = Kam s ní?
web-cru-how-to-plan = Přetáhněte figurku na ostrov, nebo dole vyberte akci.
web-cru-back-here = Kam? Zpět sem: zrušit.
web-cru-let-go = Pusťte, nebo táhněte dál.
web-cru-place-pawn = Na řadě je figurka: { $who }
web-cru-all-placed = Každá figurka má co dělat.
web-cru-is-this-the-plan = Je to plán?
web-cru-looks-at = { $who } si prohlíží: { $what }
web-cru-hint = Rada
web-cru-hint-is = Bot by zvolil: { $what }
web-cru-confirm = Potvrdit plán
web-cru-confirm-short = Potvrdit
web-cru-idle = nevyužito: { $n }
web-cru-play-again = Hrát znovu
web-cru-back = Zpět ke stolu

## What happens

web-cru-happening = Co se děje
web-cru-actions-done = akce { $n } z { $all }
web-cru-queue = Akce
web-cru-skip = K dalšímu rozhodnutí
web-cru-next-line = Další řádek
web-cru-odds-wound = zranění { $share }
web-cru-odds-success = úspěch { $share }
web-cru-odds-adventure = karta { $share }
web-cru-odds-token = kvůli žetonu, ne kostce
web-cru-pause = Pauza
web-cru-go-on = Dál
web-cru-slow = pomalu
web-cru-quick = hned
web-cru-night-steps = Kroky noci
web-cru-night-eat = Jídlo
web-cru-night-move = Stěhování
web-cru-night-sleep = Spánek
web-cru-night-spoil = Kažení
web-cru-night-dawn = Nový den
web-cru-if-hungry = bez jídla: zranění { $now } → { $then } z { $all }
web-cru-arrow-passed = přes šipku: morálka −1
web-cru-arrow-not-passed = šipka v klidu

## The end

web-cru-round-of = kolo { $n } z { $all }
web-cru-saved = Zachráněni
web-cru-perished = Ztraceni na ostrově
web-cru-life = zbývá života: { $n }
web-cru-life-left = Zbývající život
web-cru-things-built = Postavené věci
web-cru-what-is-left = Co zbylo
web-cru-points = Body
web-cru-round-by-round = Kolo za kolem
web-cru-turning-points = Zlomové chvíle
web-cru-track-woodpile = Hranice dřeva
web-cru-track-crosses = Kříže
web-cru-track-household = Označené vynálezy
web-cru-track-traps = Pasti
web-cru-track-tiles = Prozkoumané dílky
web-cru-track-burned = Spálené vesnice
web-cru-track-jenny-with-you = Jennyin život
web-cru-what-if = Co kdyby… od { $n }. kola
web-cru-round = Kolo
web-cru-hurt = zranění +{ $n }

## On phones

web-cru-tabs = Části stolu
web-cru-tab-isle = Ostrov
web-cru-tab-camp = Tábor
web-cru-tab-cards = Karty
web-cru-tab-people = Lidé
web-cru-tab-talk = Deník
web-cru-sheet = Program dne
web-cru-planned-n = v plánu: { $n }
web-cru-dock-threat = Hrozba
web-cru-dock-hunt = Lov
web-cru-dock-build = Stavba
web-cru-dock-gather = Sběr
web-cru-dock-explore = Průzkum
web-cru-dock-arrange = Tábor
web-cru-dock-rest = Klid
web-cru-dock-special = Zvl.
web-cru-home = Domů přišlo
web-cru-weather-only = hází se: { COUNT("die", $n) }

# what an invention does, in a few words, where there is no room for its text
web-cru-gist-ballista = palisáda +2, zbraně +1
web-cru-gist-basket = sběr +1
web-cru-gist-bed = odpočinek léčí 2, +1 ✦
web-cru-gist-belts = figurka pro sběr
web-cru-gist-bricks = palisáda +1
web-cru-gist-cellar = jídlo přes noc vydrží
web-cru-gist-corral = v táboře jídlo +1
web-cru-gist-cure = proti některým kartám
web-cru-gist-dam = 2 nekazící se jídla
web-cru-gist-diary = první hráč +1 ✦
web-cru-gist-drums = první hráč +2 ✦
web-cru-gist-fence = palisáda +1
web-cru-gist-fire = palisáda +1
web-cru-gist-fireplace = v noci vyléčí 2
web-cru-gist-furnace = o zimní mrak méně
web-cru-gist-hatchet = v táboře dřevo +1
web-cru-gist-lantern = figurka pro budování
web-cru-gist-map = nástroj, figurka pro průzkum
web-cru-gist-mast = 3 dřeva na hranici
web-cru-gist-moat = palisáda +2
web-cru-gist-pit = kostka zranění: 2 jídla
web-cru-gist-pot = nástroj, v noci vyléčí 1
web-cru-gist-raft = figurka pro sběr nebo průzkum
web-cru-gist-rope = nástroj
web-cru-gist-sack = sběr +1
web-cru-gist-shield = figurka pro lov
web-cru-gist-shortcut = 1 za kolo odvedle
web-cru-gist-shovel = nástroj
web-cru-gist-snare = v táboře jídlo +1
web-cru-gist-wall = palisáda +2
