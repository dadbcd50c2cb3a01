### Názvy karetní hry: karty dobíracího balíčku, traumata, oblasti, scénáře, charaktery.
###
### Skupina s nadpisem "ours:" obsahuje naše vlastní překlady názvů. Skupina bez tohoto slova obsahuje
### názvy, které uvádí česká příručka; ty se přebírají přesně.

## Akce

sc-card-recon = Obhlídka
sc-card-move = Přesun
sc-card-hide = Schování
sc-card-rush = Spěch
sc-card-relief = Úleva
sc-card-hunt = Lov
sc-card-rest = Odpočinek
sc-card-instinct = Šestý smysl
sc-card-salvation = Záchrana

## ours: Akce

sc-card-forage = Paběrkování
sc-card-spear = Oštěp
sc-card-torch = Pochodeň
sc-card-ration = Příděl
sc-card-feast = Hostina
sc-card-foresight = Předtucha
sc-card-plunder = Rabování
sc-card-last-stand = Poslední boj
sc-card-second-wind = Druhý dech

## Nebezpečí

sc-card-black-mist = Černá mlha

## ours: Nebezpečí

sc-card-snare = Smyčka
sc-card-rockfall = Kamenopád
sc-card-biting-swarm = Kousavý roj
sc-card-pit-trap = Vlčí jáma
sc-card-cave-spider = Jeskynní pavouk
sc-card-tunnel-worm = Tunelový červ
sc-card-dire-hound = Divoký pes
sc-card-demon = Démon
sc-card-giant-worm = Obří červ
sc-card-deranged-kin = Pomatený druh
sc-card-brood-mother = Matka roje
sc-card-chasm = Propast

## ours: Příležitosti

sc-card-lost-pack = Ztracený vak
sc-card-wounded-stranger = Raněný cizinec
sc-card-pathfinder = Stopař
sc-card-hidden-cache = Tajná skrýš
sc-card-royal-jelly = Mateří kašička
sc-card-dark-altar = Temný oltář
sc-card-fresh-carcass = Čerstvá mršina

## Anomálie

sc-card-anomaly-1 = Anomálie
sc-card-anomaly-2 = Anomálie
sc-card-anomaly-3 = Anomálie

## ours: Traumata

sc-trauma-false-alarm = Planý poplach
sc-trauma-ravenous = Vlčí hlad
sc-trauma-distrust = Nedůvěra
sc-trauma-tremor = Třes
sc-trauma-hoarder = Hamižnost
sc-trauma-reckless = Zbrklost
sc-trauma-timid = Bázlivost
sc-trauma-vertigo = Závrať
sc-trauma-dull-senses = Otupělé smysly
sc-trauma-insomnia = Nespavost
sc-trauma-panic = Panika
sc-trauma-maimed = Zmrzačení
sc-trauma-fever = Horečka
sc-trauma-despair = Zoufalství
sc-trauma-stupor = Strnulost
sc-trauma-fixation = Posedlost

## ours: Oblasti

sc-area-choking-shaft = Dusivá šachta
sc-area-worm-nest = Červí hnízdo
sc-area-caved-gallery = Zavalená štola
sc-area-silent-hall = Tichá síň
sc-area-web-maze = Bludiště pavučin
sc-area-narrow-ledge = Úzká římsa
sc-area-old-road = Stará cesta
sc-area-dripping-cavern = Mokrá sluj
sc-area-fungus-garden = Houbová zahrada
sc-area-glow-cave = Světélkující jeskyně
sc-area-warm-vent = Teplý průduch
sc-area-dead-hive = Mrtvý úl
sc-area-egg-vault = Komora vajec
sc-area-old-shrine = Stará svatyně

## ours: Finální oblasti

sc-area-hive-gate = Brána úlu
sc-area-signal-spire = Věž znamení
sc-area-whispering-throne = Šeptající trůn
sc-area-last-shelter = Poslední útočiště
sc-area-queens-lair = Doupě královny

## Scénáře

sc-scenario-last-hunt = Poslední lov

## ours: Scénáře

sc-scenario-daring-retreat = Odvážný ústup
sc-scenario-lost-expedition = Ztracená výprava
sc-scenario-mad-prophet = Šílený prorok
sc-scenario-wicked-few = Hrstka ničemů

## ours: Charaktery

sc-character-scout = Zvěd
sc-character-hunter = Lovec
sc-character-medic = Felčar
sc-character-brute = Hromotluk
sc-character-cook = Kuchař
sc-character-porter = Nosič
sc-character-oracle = Věštec
sc-character-thief = Zloděj
sc-character-martyr = Mučedník
sc-character-ascetic = Asketa
