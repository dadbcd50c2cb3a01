### Nazwy w grze karcianej: karty przeszukiwania, traumy, obszary, scenariusze, postacie; te z pliku talii.
###
### Polskiej instrukcji do tej gry nie ma. Wszystkie nazwy są naszymi tłumaczeniami, dlatego opis każdej grupy
### zaczyna się od „ours”.

## ours: Akcje

sc-card-recon = Rekonesans
sc-card-move = Ruch
sc-card-hide = Kryjówka
sc-card-rush = Pośpiech
sc-card-relief = Ulga
sc-card-forage = Szukanie jedzenia
sc-card-hunt = Polowanie
sc-card-rest = Odpoczynek
sc-card-instinct = Instynkt
sc-card-spear = Włócznia
sc-card-torch = Pochodnia
sc-card-ration = Prowiant
sc-card-salvation = Ocalenie
sc-card-feast = Uczta
sc-card-foresight = Przeczucie
sc-card-plunder = Grabież
sc-card-last-stand = Ostatni bój
sc-card-second-wind = Drugi oddech

## ours: Niebezpieczeństwa

sc-card-snare = Sidło
sc-card-rockfall = Obwał skalny
sc-card-biting-swarm = Gryzący rój
sc-card-pit-trap = Zapadnia
sc-card-cave-spider = Pająk jaskiniowy
sc-card-tunnel-worm = Czerw tunelowy
sc-card-dire-hound = Dziki ogar
sc-card-black-mist = Czarna mgła
sc-card-demon = Demon
sc-card-giant-worm = Olbrzymi czerw
sc-card-deranged-kin = Obłąkany pobratymiec
sc-card-brood-mother = Matka roju
sc-card-chasm = Rozpadlina

## ours: Okazje

sc-card-lost-pack = Zgubiony plecak
sc-card-wounded-stranger = Ranny nieznajomy
sc-card-pathfinder = Tropiciel
sc-card-hidden-cache = Ukryty schowek
sc-card-royal-jelly = Mleczko królowej
sc-card-dark-altar = Mroczny ołtarz
sc-card-fresh-carcass = Świeża padlina

## ours: Anomalie

sc-card-anomaly-1 = Anomalia
sc-card-anomaly-2 = Anomalia
sc-card-anomaly-3 = Anomalia

## ours: Traumy

sc-trauma-false-alarm = Fałszywy alarm
sc-trauma-ravenous = Wilczy głód
sc-trauma-distrust = Nieufność
sc-trauma-tremor = Drżenie rąk
sc-trauma-hoarder = Chomikowanie
sc-trauma-reckless = Brawura
sc-trauma-timid = Lękliwość
sc-trauma-vertigo = Lęk wysokości
sc-trauma-dull-senses = Stępione zmysły
sc-trauma-insomnia = Bezsenność
sc-trauma-panic = Panika
sc-trauma-maimed = Okaleczenie
sc-trauma-fever = Gorączka
sc-trauma-despair = Rozpacz
sc-trauma-stupor = Otępienie
sc-trauma-fixation = Obsesja

## ours: Obszary

sc-area-choking-shaft = Duszny szyb
sc-area-worm-nest = Gniazdo czerwi
sc-area-caved-gallery = Zawalony chodnik
sc-area-silent-hall = Milcząca sala
sc-area-web-maze = Labirynt pajęczyn
sc-area-narrow-ledge = Wąska półka
sc-area-old-road = Stara droga
sc-area-dripping-cavern = Ociekająca grota
sc-area-fungus-garden = Grzybowy ogród
sc-area-glow-cave = Świetlista jaskinia
sc-area-warm-vent = Ciepły komin
sc-area-dead-hive = Martwy ul
sc-area-egg-vault = Skarbiec jaj
sc-area-old-shrine = Stara kapliczka

## ours: Obszary końcowe

sc-area-hive-gate = Brama ula
sc-area-signal-spire = Iglica sygnałowa
sc-area-whispering-throne = Szepczący tron
sc-area-last-shelter = Ostatnie schronienie
sc-area-queens-lair = Leże królowej

## ours: Scenariusze

sc-scenario-daring-retreat = Śmiały odwrót
sc-scenario-lost-expedition = Zaginiona ekspedycja
sc-scenario-mad-prophet = Szalony prorok
sc-scenario-wicked-few = Garstka niegodziwych
sc-scenario-last-hunt = Ostatnie polowanie

## ours: Postacie

sc-character-scout = Zwiadowca
sc-character-hunter = Łowca
sc-character-medic = Medyk
sc-character-brute = Osiłek
sc-character-cook = Kuchmistrz
sc-character-porter = Tragarz
sc-character-oracle = Wyrocznia
sc-character-thief = Złodziej
sc-character-martyr = Męczennik
sc-character-ascetic = Asceta
