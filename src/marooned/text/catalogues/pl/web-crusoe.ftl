### Stół gry o wyspie w przeglądarce.

## The frame, the map

web-cru-map = Wyspa
web-cru-people = Ludzie
web-cru-rounds = Rundy i ich kości pogody
web-cru-phases = Fazy rundy
web-cru-phase-event = Wydarzenie
web-cru-phase-morale = Morale
web-cru-phase-production = Produkcja
web-cru-phase-planning = Planowanie
web-cru-phase-resolving = Rozpatrywanie
web-cru-phase-weather = Pogoda
web-cru-phase-night = Noc
web-cru-phase-won = Cel osiągnięty
web-cru-phase-over = Koniec gry
web-cru-hex = { $name }, { $space }: { $more }
web-cru-unexplored = Niezbadane
web-cru-camp-here = wasz obóz
web-cru-camp-word = obóz
web-cru-closed = niedostępne
web-cru-covered = { $what }, wyczerpane
web-cru-beast-here = była tu bestia
web-cru-natural-shelter = naturalne schronienie
web-cru-totem = totem
web-cru-steps = od obozu: { COUNT("step", $n) }
web-cru-pawns-here = pionków tutaj: { $n }
web-cru-deck-tiles = kafelków
web-cru-deck-finds = odkryć
web-cru-deck-mysteries = tajemnic
web-cru-deck-events = wydarzeń
web-cru-deck-beasts = bestii
web-cru-known-events = znane: { $n }
web-cru-legend-need = próba, pewne
web-cru-legend-ring = daje co rundę

## People

web-cru-wounds = rany: { $n } z { $all }
web-cru-wounds-of = rany: { $n } z { $all }
web-cru-next-arrow = utrata morale za { $n }
web-cru-no-arrow = bez strzałek
web-cru-first = pierwszy
web-cru-determination = Determinacja: { $n }
web-cru-special-wound = Specjalna rana: { $part }
web-cru-price = koszt { $n }
web-cru-use = Użyj
web-cru-used = użyte
web-cru-uses-left = pozostałe użycia: { $n }
web-cru-pick = Weź pionek: { $who }
web-cru-to-place = do położenia: { $n }
web-cru-placed = wszystko położone
web-cru-confirmed = potwierdzone
web-cru-you-decide = decydujesz
web-cru-decides = decyduje
web-cru-dog-helps = pomaga w polowaniu i eksploracji

## The right page while planning

web-cru-threats-push = bez działania: spadają w lewo
web-cru-no-threat = tu nic nie grozi
web-cru-leaves-next = Następna runda:
web-cru-leaves-later = Za dwie rundy:
web-cru-cannot-now = teraz nie można
web-cru-pile = Stos { $n } z 15
web-cru-order = Plan dnia
web-cru-order-help = rozpatrywane od lewej
web-cru-always = na pewno
web-cru-beasts = bestie: { $n }
web-cru-cards = karty: { $n }
web-cru-arrange-brings = żetony + morale
web-cru-rest-heals = leczy 1
web-cru-only-here = tylko tutaj
web-cru-sure = pewne
web-cru-dice = kości
web-cru-done = gotowe
web-cru-now = teraz
web-cru-pencil = jeszcze niepotwierdzone
web-cru-inventions-count = { $built } gotowe · { $can } możliwe
web-cru-built = zbudowane
web-cru-planned = w planie
web-cru-can-build = można zbudować
web-cru-ready = gotowe
web-cru-deck = Talia
web-cru-ideas = pomysły: { $n }
web-cru-stores = Zapasy
web-cru-have = mamy
web-cru-set-by = odłożone
web-cru-hope = może
web-cru-res-food = Jedzenie
web-cru-res-preserved-food = Niepsujące
web-cru-res-wood = Drewno
web-cru-res-fur = Skóry
web-cru-morale-is = Morale { $n }
web-cru-level-is = { $what }: { $n }
web-cru-natural-here = naturalne
web-cru-open-air = gołe niebo
web-cru-tonight = Tej nocy
web-cru-weather-dice = { COUNT("die", $n) }, chmury z żetonów: { $tokens }
web-cru-weather-tokens = chmury z żetonów: { $tokens }
web-cru-no-clouds = dziś bez chmur
web-cru-meals = do nakarmienia { $eaters }, jedzenie { $food }
web-cru-hungry = głodni: { $n }
web-cru-sleep-dry = suchy nocleg
web-cru-sleep-open = pod gołym niebem: każdy 1 rana
web-cru-roof-holds = Dach zatrzyma wszystkie chmury: { $share }
web-cru-roof-enough = dach wystarczy
web-cru-roof-too-low = za dużo chmur
web-cru-pack = Pod ręką
web-cru-need = pionków do próby: { $need }, na pewno: { $sure }
web-cru-need-sure = potrzebnych pionków: { $need }

## A declaration

web-cru-declaring = Deklaracja: { $what }
web-cru-takes = Czego trzeba
web-cru-too-few = { $there } z { $need }: za mało pionków
web-cru-rolls = { $there } z { $sure }: rzut kośćmi
web-cru-no-dice = { $there }: wystarczy, bez kości
web-cru-who-acts = Kto działa
web-cru-who-joins = Kto dołącza
web-cru-how-paid = Czym się płaci
web-cru-what-carried = Co idzie z sobą
web-cru-token-adventure = Żeton przygody: karta będzie na pewno.
web-cru-token-reroll-success = Żeton przerzutu: sukces rzuca się jeszcze raz.
web-cru-dice-of = Kości: { $kind }
web-cru-face-wound = 1 rana
web-cru-face-success = uda się, inaczej 2 determinacji
web-cru-face-adventure = przygoda
web-cru-all-in-all = W sumie więc
web-cru-brings = Co to daje
web-cru-if-works = Jeśli się uda:
web-cru-works = uda się
web-cru-fails = nie uda się, 2 determinacji
web-cru-one-wound = 1 rana
web-cru-adventure-share = Karta przygody: { $share }.
web-cru-sure-works = Uda się na pewno.
web-cru-not-complete = W tej postaci nie da się tego dokończyć.
web-cru-place = Połóż
web-cru-replace = Zmień
web-cru-put-back = Odłóż
web-cru-not-here = Nie tutaj
web-cru-nothing-here = Tu nie ma teraz nic do zrobienia.
web-cru-instead = Zamiast tego:
web-cru-gain-weapon = broń +{ $n }
web-cru-gain-roof = dach +{ $n }
web-cru-gain-palisade = palisada +{ $n }
web-cru-gain-shelter = schronienie
web-cru-gain-tile = nowy kafelek
web-cru-gain-determination = determinacja +{ $n }
web-cru-gain-morale = morale +{ $n }
web-cru-gain-determination-or-morale = determinacja albo morale
web-cru-gain-heal = leczy { $n }

## What is asked

web-cru-in-hand = W ręku pionek: { $who }
web-cru-where-to = Dokąd?
web-cru-how-to-plan = Przeciągnij pionek na wyspę albo wybierz akcję poniżej.
web-cru-back-here = Dokąd? Z powrotem tutaj: anuluj.
web-cru-let-go = Puść albo przeciągnij dalej.
web-cru-place-pawn = Połóż pionek: { $who }
web-cru-all-placed = Każdy pionek ma zajęcie.
web-cru-is-this-the-plan = Czy taki jest plan?
web-cru-looks-at = { $who } przygląda się: { $what }
web-cru-hint = Rada
web-cru-hint-is = Bot wybrałby: { $what }
web-cru-confirm = Potwierdź plan
web-cru-confirm-short = Potwierdź
web-cru-idle = wolne: { $n }
web-cru-play-again = Zagraj znowu
web-cru-back = Wróć do stołu

## What happens

web-cru-happening = Co się dzieje
web-cru-actions-done = akcja { $n } z { $all }
web-cru-queue = Akcje
web-cru-skip = Do następnej decyzji
web-cru-next-line = Następny wiersz
web-cru-odds-wound = rana { $share }
web-cru-odds-success = sukces { $share }
web-cru-odds-adventure = karta { $share }
web-cru-odds-token = przez żeton, nie kość
web-cru-pause = Pauza
web-cru-go-on = Dalej
web-cru-slow = wolno
web-cru-quick = od razu
web-cru-night-steps = Kroki nocy
web-cru-night-eat = Posiłek
web-cru-night-move = Przenosiny
web-cru-night-sleep = Sen
web-cru-night-spoil = Psucie
web-cru-night-dawn = Nowy dzień
web-cru-if-hungry = bez jedzenia: rany { $now } → { $then } z { $all }
web-cru-arrow-passed = mija strzałkę: morale −1
web-cru-arrow-not-passed = bez strzałki

## The end

web-cru-round-of = runda { $n } z { $all }
web-cru-saved = Ocaleni
web-cru-perished = Straceni na wyspie
web-cru-life = zostało życia: { $n }
web-cru-life-left = Pozostałe życie
web-cru-things-built = Zbudowane rzeczy
web-cru-what-is-left = Co zostało
web-cru-points = Punkty
web-cru-round-by-round = Runda po rundzie
web-cru-turning-points = Punkty zwrotne
web-cru-track-woodpile = Stos drewna
web-cru-track-crosses = Krzyże
web-cru-track-household = Oznaczone pomysły
web-cru-track-traps = Pułapki
web-cru-track-tiles = Odkryte kafelki
web-cru-track-burned = Spalone wioski
web-cru-track-jenny-with-you = Życie Jenny
web-cru-what-if = Co by było, gdyby… od rundy { $n }
web-cru-round = Runda
web-cru-hurt = rany +{ $n }

## On phones

web-cru-tabs = Części stołu
web-cru-tab-isle = Wyspa
web-cru-tab-camp = Obóz
web-cru-tab-cards = Karty
web-cru-tab-people = Ludzie
web-cru-tab-talk = Dziennik
web-cru-sheet = Plan dnia
web-cru-planned-n = w planie: { $n }
web-cru-dock-threat = Groźba
web-cru-dock-hunt = Łowy
web-cru-dock-build = Budowa
web-cru-dock-gather = Zbiory
web-cru-dock-explore = Zwiad
web-cru-dock-arrange = Obóz
web-cru-dock-rest = Sen
web-cru-dock-special = Spec.
web-cru-home = Przyniesione
web-cru-weather-only = rzut: { COUNT("die", $n) }

# what an invention does, in a few words, where there is no room for its text
web-cru-gist-ballista = palisada +2, broń +1
web-cru-gist-basket = zbieranie +1
web-cru-gist-bed = odpoczynek leczy 2, +1 ✦
web-cru-gist-belts = pionek do zbierania
web-cru-gist-bricks = palisada +1
web-cru-gist-cellar = jedzenie przetrwa noc
web-cru-gist-corral = obóz: jedzenie +1
web-cru-gist-cure = na niektóre karty
web-cru-gist-dam = 2 niepsujące się jedzenia
web-cru-gist-diary = pierwszy gracz +1 ✦
web-cru-gist-drums = pierwszy gracz +2 ✦
web-cru-gist-fence = palisada +1
web-cru-gist-fire = palisada +1
web-cru-gist-fireplace = w nocy leczy 2
web-cru-gist-furnace = 1 chmura zimowa mniej
web-cru-gist-hatchet = obóz: drewno +1
web-cru-gist-lantern = pionek do budowy
web-cru-gist-map = narzędzie, pionek do eksploracji
web-cru-gist-mast = 3 drewna na stos
web-cru-gist-moat = palisada +2
web-cru-gist-pit = kość ran: 2 jedzenia
web-cru-gist-pot = narzędzie, w nocy leczy 1
web-cru-gist-raft = pionek: zbieranie lub eksploracja
web-cru-gist-rope = narzędzie
web-cru-gist-sack = zbieranie +1
web-cru-gist-shield = pionek do polowania
web-cru-gist-shortcut = 1 na rundę z sąsiedztwa
web-cru-gist-shovel = narzędzie
web-cru-gist-snare = obóz: jedzenie +1
web-cru-gist-wall = palisada +2
