### Nazwy w grze o wyspie: karty, przedmioty, żetony, akcje zagrożenia, zdolności, postacie.
###
### Nazwy z polskiego poradnika do gry są faktami i stoją tu bez zmian. Grupy, których opis zaczyna się od „ours”,
### to nasze własne tłumaczenia nazw, których poradnik nie podaje.

## ours: Wydarzenia

card-event-unusually-cold-night = Wyjątkowo zimna noc
card-event-otters = Wydry
card-event-council = Narada
card-event-insects = Owady
card-event-winter-depression = Zimowa depresja
card-event-wrecked-balloon = Rozbity balon
card-event-ravenous-predators = Wygłodniałe drapieżniki
card-event-predator-is-near = Drapieżnik w pobliżu
card-event-night-howling = Nocne wycie
card-event-poisoning = Zatrucie
card-event-body-on-the-beach = Zwłoki na plaży
card-event-argument = Kłótnia
card-event-call-of-the-wild = Zew krwi
card-event-sleepless-night = Bezsenna noc
card-event-earthquake = Trzęsienie ziemi
card-event-ravishing-hurricane = Pustoszący huragan
card-event-bad-feelings = Złe przeczucia
card-event-exhausting-night = Wyczerpująca noc
card-event-strong-wind = Silny wiatr
card-event-weather-breakdown = Załamanie pogody
card-event-mist = Mgła
card-event-mess-in-the-camp = Bałagan w obozie
card-event-the-island-rebels-against-you = Wyspa się buntuje
card-event-natural-dam-breaks = Przerwana naturalna tama
card-event-depression = Depresja
card-event-devastating-blows = Niszczące podmuchy
card-event-lack-of-hope = Brak nadziei
card-event-vertigo = Zawroty głowy
card-event-weakness = Osłabienie
card-event-slow-work = Praca się wlecze
card-event-loss-of-hope = Utrata nadziei
card-event-fight-in-the-dark = Walka w ciemnościach
card-event-dangerous-night = Niebezpieczna noc
card-event-howling-from-the-woods = Wycie z lasu
card-event-bear = Niedźwiedź
card-event-searching-for-a-new-path = W poszukiwaniu nowej drogi
card-event-smoke-on-the-horizon = Dym na horyzoncie
card-event-drought = Susza
card-event-rough-passage = Trudna przeprawa
card-event-cataclysm = Kataklizm
card-event-storm = Sztorm
card-event-chronic-tiredness = Chroniczne zmęczenie
card-event-high-water = Wezbrane wody
card-event-frost = Mróz
card-event-heavy-rain-is-coming = Nadciąga ulewa
card-event-awful-weather = Fatalna pogoda
card-event-precipice = Przepaść
card-event-jaguar = Jaguar
card-event-culled-area = Przetrzebiona zwierzyna
card-event-heavy-rain = Ulewa
card-event-heavy-clouds = Ciężkie chmury
card-event-devastating-hurricane = Niszczycielski huragan
card-event-ravishing-windstorm = Porywista wichura
card-event-cold-rain = Zimny deszcz
card-event-memories-of-the-cruise = Wspomnienia z rejsu
card-event-thunderstorm = Burza z piorunami
card-event-predators = Drapieżniki
card-event-fire = Pożar
card-event-fight = Bójka
card-event-predators-in-the-vicinity = Drapieżniki w okolicy
card-event-landslide = Osuwisko
card-event-broken-tree = Złamane drzewo
card-event-raging-river = Rwąca rzeka
card-event-flood = Powódź
card-event-disaster = Katastrofa
card-event-flying-surprise = Niespodzianka z nieba
card-event-cloud-burst = Oberwanie chmury
card-event-rain = Deszcz
card-event-night-attack = Nocny atak
card-event-predators-in-the-woods = Drapieżniki w lesie
card-event-bad-fate = Zły los

## ours: Przygody: budowa

card-build-breakdown = Załamanie
card-build-fear-of-the-beasts = Strach przed bestiami
card-build-wind-storm = Wichura
card-build-predator-in-the-camp = Drapieżnik w obozie!
card-build-construction-is-weak = Słaba konstrukcja
card-build-visit-of-a-predator = Wizyta drapieżnika
card-build-you-need-a-bigger-camp = Potrzebny większy obóz
card-build-hungry-predator = Głodny drapieżnik
card-build-howling-in-the-bushes = Wycie w zaroślach
card-build-accident = Wypadek
card-build-dark-clouds-in-the-sky = Ciemne chmury na niebie
card-build-in-a-hurry = W pośpiechu
card-build-tired = Zmęczenie
card-build-nasty-wound = Paskudna rana
card-build-sting = Użądlenie
card-build-savings = Zaoszczędzone drewno
card-build-monkeys-watch-you = Małpy na czatach
card-build-tools-inspection = Przegląd narzędzi
card-build-cut-head = Rozcięta głowa
card-build-coming-to-terms = Pogodzenie się z losem
card-build-fast-work = Szybka robota
card-build-unmotivated = Brak motywacji
card-build-construction = Konstrukcja
card-build-laborious-work = Żmudna praca
card-build-tool-breaks = Złamane narzędzie
card-build-hard-work = Ciężka praca
card-build-lack-of-hope = Brak nadziei!
card-build-dangerous-work = Niebezpieczna praca
card-build-broken-lever = Złamana dźwignia

## ours: Przygody: zbieranie surowców

card-gather-weather-breakdown = Załamanie pogody
card-gather-winter-is-coming = Nadchodzi zima
card-gather-twisted-ankle = Skręcona kostka
card-gather-unbelievable-effort = Niewiarygodny wysiłek
card-gather-viper = Żmija
card-gather-surprise-in-the-bushes = Niespodzianka w zaroślach
card-gather-new-flock = Nowe stado
card-gather-nestlings = Pisklęta
card-gather-nice-surprise = Miła niespodzianka
card-gather-path-of-a-predator = Ścieżka drapieżnika
card-gather-pirates-chest = Piracka skrzynia!
card-gather-signs-of-a-predator = Ślady drapieżnika
card-gather-skeleton = Szkielet
card-gather-spider = Pająk
card-gather-furs = Skóry
card-gather-after-the-hurricane = Po huraganie
card-gather-eyes-in-the-bushes = Oczy w zaroślach
card-gather-fruit = Owoce
card-gather-gold-coin = Złota moneta!
card-gather-mushrooms = Grzyby
card-gather-unexpected-discovery = Niespodziewane odkrycie
card-gather-winter-freezing = Siarczysty mróz
card-gather-end-of-source = Wyczerpanie źródła
card-gather-shortage = Niedobór
card-gather-tracks-of-a-predator = Tropy drapieżnika
card-gather-unexpected-troubles = Niespodziewane kłopoty

## ours: Przygody: eksploracja

card-explore-tiger = Tygrys!
card-explore-puma = Puma!
card-explore-secret-cave = Ukryta jaskinia
card-explore-vipers = Żmije!
card-explore-wild-berries = Dzikie jagody
card-explore-wild-dog = Dziki pies
card-explore-misadventure = Nieszczęśliwy wypadek
card-explore-thorny-bush = Ciernisty krzew
card-explore-remains-of-a-settlement = Pozostałości osady
card-explore-ruined-hut = Zrujnowana chata
card-explore-shrine = Miejsce kultu
card-explore-signs-of-fire = Ślady pożaru
card-explore-old-grave = Stary grób
card-explore-old-hut = Stara chata
card-explore-bamboo = Bambus
card-explore-carcass = Padlina
card-explore-cold-wind = Zimny wiatr
card-explore-empty-forest = Pusty las
card-explore-flu = Grypa
card-explore-theres-something-in-the-air = Coś wisi w powietrzu
card-explore-its-going-to-rain = Zbiera się na deszcz
card-explore-surprising-discovery = Zaskakujące odkrycie
card-explore-swamp = Bagno
card-explore-wrong-track = Zła droga
card-explore-dangerous-terrain = Niebezpieczny teren
card-explore-lost-in-the-thicket = Błądzenie w gęstwinie
card-explore-lost-in-the-woods = Błądzenie po lesie
card-explore-lost = Na manowcach
card-explore-storm-on-the-horizon = Sztorm na horyzoncie

## Tajemnice: skarby, potem potwory, potem pułapki

card-mystery-barrel = Beczka
card-mystery-boxes = Skrzynie

## ours: Tajemnice: skarby, potem potwory, potem pułapki

card-mystery-gold = Złoto!
card-mystery-helmet = Hełm
card-mystery-candles = Świece
card-mystery-old-rifle = Stara strzelba
card-mystery-cave-with-furs = Jaskinia pełna skór
card-mystery-protective-amulet = Amulet ochronny
card-mystery-compass = Kompas
card-mystery-sabre = Szabla
card-mystery-hatchet-treasure = Siekiera
card-mystery-crocks = Gliniane garnki
card-mystery-whip = Bicz
card-mystery-old-map = Stara mapa
card-mystery-old-clothes = Stare ubrania
card-mystery-backpack = Plecak
card-mystery-blankets = Koce
card-mystery-ceremonial-bowl = Misa obrzędowa
card-mystery-bottle-of-wine = Butelka wina
card-mystery-captain-stones-spyglass = Luneta kapitana Stone’a
card-mystery-hammock = Hamak
card-mystery-ropes = Liny
card-mystery-herbal-mixture = Mieszanka ziołowa
card-mystery-amulet-with-portrait = Amulet z portretem pięknej damy
card-mystery-antique-rapier = Stary rapier
card-mystery-treasure-map = Mapa skarbów
card-mystery-bite = Ukąszenie
card-mystery-gorilla = Goryl
card-mystery-unleashed-beast = Bestia na wolności
card-mystery-furious-tiger = Rozwścieczony tygrys
card-mystery-spiders = Pająki
card-mystery-scorpion = Skorpion
card-mystery-big-ape = Wielka małpa
card-mystery-gremlins = Gremliny
card-mystery-snake = Wąż
card-mystery-bats = Nietoperze
card-mystery-savage = Dzikus
card-mystery-giant-snake = Olbrzymi wąż
card-mystery-shiny-jewel = Lśniący klejnot
card-mystery-terrible-scream = Przeraźliwy krzyk
card-mystery-collapse = Zawalony strop
card-mystery-sharp-blade = Ostra klinga
card-mystery-blowgun = Dmuchawka
card-mystery-confused = Oszołomienie
card-mystery-unfortunate-adventure = Pechowa przygoda
card-mystery-strange-disease = Dziwna choroba
card-mystery-trapdoor = Zapadnia
card-mystery-hidden-rope = Ukryta lina
card-mystery-net = Sieć
card-mystery-blunt-spear = Tępa włócznia
card-mystery-poison-trap = Trucizna
card-mystery-spider-web = Pajęczyna

## ours: Bestie

card-beast-alligator = Aligator
card-beast-bear = Niedźwiedź
card-beast-birds = Ptaki
card-beast-boa = Boa
card-beast-chamois = Kozica
card-beast-cheetah = Gepard
card-beast-fox = Lis
card-beast-goats = Kozy
card-beast-gorilla = Goryl
card-beast-iguana = Iguana
card-beast-jaguar = Jaguar
card-beast-puma = Puma
card-beast-tapir = Tapir
card-beast-tiger = Tygrys
card-beast-wild-dog = Dziki pies
card-beast-wild-pig = Dzik

## ours: Kafelki wyspy

card-island-tile-1 = Kafelek 1 (równiny)
card-island-tile-2 = Kafelek 2 (góry)
card-island-tile-3 = Kafelek 3 (rzeka)
card-island-tile-4 = Kafelek 4 (wzgórza)
card-island-tile-5 = Kafelek 5 (góry)
card-island-tile-6 = Kafelek 6 (równiny)
card-island-tile-7 = Kafelek 7 (wzgórza)
card-island-tile-9 = Kafelek 9 (równiny)
card-island-tile-10 = Kafelek 10 (rzeka)
card-island-tile-11 = Kafelek 11 (góry)

## Żetony odkryć

card-discovery-edible-shoots = Jadalne kłącza
card-discovery-goat = Koza
card-discovery-old-machete = Stara maczeta
card-discovery-nourishing-larvae = Pożywne larwy
card-discovery-poison = Trujące pędy
card-discovery-healing-herbs = Zioła
card-discovery-spices = Przyprawy
card-discovery-candles = Świece
card-discovery-fallen-tree = Powalone drzewo
card-discovery-treasure = Znalezisko
card-discovery-tobacco = Tytoń
card-discovery-large-leaves = Wielkie liście
card-discovery-thorny-bushes = Cierniste krzewy

## ours: Żetony odkryć. Cztery są nazwane od obrazka: ich działanie zależy od scenariusza.

card-discovery-scenario-dashes = Żeton z kreskami
card-discovery-scenario-bowtie = Żeton z muszką
card-discovery-scenario-cross = Żeton z krzyżykiem
card-discovery-scenario-stripes = Żeton z paskami

## Przedmioty startowe

card-starting-storm-glass = Barometr
card-starting-bible = Biblia
card-starting-flask-of-rum = Flaszka rumu
card-starting-pipe-and-tobacco = Fajka i tytoń
card-starting-hammer-and-nails = Młotek
card-starting-pistol = Pistolet
card-starting-empty-bottle = Pusta butelka
card-starting-biscuits = Suchary

## Karty wraku

card-wreckage-food-crates = Skrzynia z jedzeniem

## ours: Karty wraku

card-wreckage-wrecked-lifeboat = Rozbita szalupa
card-wreckage-captains-chest = Skrzynia kapitana

## Przedmioty i pomysły

item-shovel = Łopata
item-bricks = Cegły
item-cure = Lek
item-dam = Tama
item-fire = Ogień
item-knife = Nóż
item-map = Mapa
item-pot = Naczynia
item-rope = Lina
item-snare = Wnyki
item-fireplace = Palenisko
item-shortcut = Skrót
item-spear = Włócznia
item-wall = Mur
item-diary = Dziennik
item-furnace = Piec
item-drums = Bębny
item-lantern = Latarnia
item-moat = Ogrodzenie
item-pit = Wilczy dół
item-raft = Tratwa
item-sack = Wór
item-shield = Tarcza
item-sling = Proca
item-basket = Kosz
item-bed = Łóżko
item-belts = Pasy
item-bow = Łuk
item-cellar = Piwnica
item-corral = Zagroda
item-mast = Maszt
item-hatchet = Siekiera

## ours: Akcje zagrożenia

threat-warming-up = Ogrzanie się
threat-successful-hunting = Udane polowanie
threat-brainstorm = Burza mózgów
threat-pest-control = Walka z robactwem
threat-search = Przeszukanie
threat-chasing-out-the-animals = Przepędzenie zwierząt
threat-fight-for-food = Walka o jedzenie
threat-beast-hunting = Polowanie na bestię
threat-draining-poison = Odsysanie trucizny
threat-burial = Pochówek
threat-agreement = Porozumienie
threat-fierce-hunting = Zaciekłe polowanie
threat-rest = Odpoczynek
threat-building-a-passage = Budowa przejścia
threat-rediscovering-the-sources = Ponowne odkrycie źródeł
threat-careful-gathering = Ostrożne zbieranie
threat-tools-maintenance = Konserwacja narzędzi
threat-securing-the-sources = Zabezpieczenie źródeł
threat-searching-for-the-old-trail = Poszukiwanie starego szlaku
threat-putting-things-in-order = Porządki
threat-rescue = Ratunek
threat-protection = Ochrona
threat-consolation = Pocieszenie
threat-new-source = Nowe źródło
threat-mobilization = Mobilizacja
threat-tracking-a-predator = Tropienie drapieżnika
threat-building-a-protection = Budowa zabezpieczeń
threat-expedition = Wyprawa
threat-repair = Naprawa
threat-exploring-new-routes = Eksploracja nowych szlaków
threat-putting-out-the-fire = Gaszenie ognia
threat-new-riverbed = Nowe koryto rzeki
threat-establishing-new-path = Wytyczenie nowej ścieżki
threat-mending-the-tools = Naprawa narzędzi
threat-strengthening-the-camp = Wzmocnienie obozu
threat-regeneration = Regeneracja
threat-drain = Odwodnienie
threat-warming-the-camp = Ogrzanie obozu
threat-irrigation = Melioracja
threat-windscreen = Osłona od wiatru
threat-building-a-bridge = Budowa mostu
threat-watch = Warta
threat-plentiful-hunting = Obfite łowy
threat-preparing-for-rain = Przygotowania na deszcz
threat-strengthening-the-roof = Wzmocnienie dachu
threat-new-weapon = Nowa broń
threat-chanty = Szanta
threat-separating-the-fire = Odcięcie ognia
threat-fight = Walka
threat-extinguishing-the-fire = Gaszenie pożaru
threat-speech = Przemowa
threat-chasing-out-the-predator = Przepędzenie drapieżnika
threat-securing-the-camp = Zabezpieczenie obozu
threat-removing-the-tree = Usunięcie drzewa
threat-building-a-moat = Kopanie fosy
threat-building-a-drain = Budowa odpływu
threat-mend = Reperacja
threat-cleaning-up-after-the-accident = Sprzątanie po wypadku
threat-move = Przeprowadzka
threat-stronger-roof = Mocniejszy dach
threat-in-search-of-a-beast = W poszukiwaniu bestii
threat-searching-for-a-predator = Poszukiwanie drapieżnika
threat-reassuring-rest = Kojący odpoczynek
threat-expedition-for-food = Wyprawa po jedzenie
threat-expedition-for-wood = Wyprawa po drewno
threat-expedition-for-a-treasure = Wyprawa po skarb

## ours: Wydarzenia z kart przygód i tajemnic

eventpart-you-get-along = Wspólny język
eventpart-extensive-protection = Rozbudowane zabezpieczenia
eventpart-natural-palisade = Naturalna palisada
eventpart-what-goes-around-comes-around = Nosił wilk razy kilka
eventpart-bash = Bach!
eventpart-night-visit = Nocna wizyta
eventpart-enlarging-the-camp = Rozbudowa obozu
eventpart-revisit = Ponowna wizyta
eventpart-the-beast-is-here = Bestia już tu jest!
eventpart-gangrene = Gangrena
eventpart-after-the-rain = Po deszczu
eventpart-crack = Trzask!
eventpart-quarrel = Sprzeczka
eventpart-infection = Zakażenie
eventpart-shivers = Dreszcze
eventpart-unsteady-construction = Chwiejna konstrukcja
eventpart-monkeys-in-the-camp = Małpy w obozie!
eventpart-broken-tools = Zepsute narzędzia
eventpart-headache = Ból głowy
eventpart-lack-of-ideas = Brak pomysłów
eventpart-haste-makes-waste = Co nagle, to po diable
eventpart-tools-are-breaking = Narzędzia się psują
eventpart-stronger-construction = Mocniejsza konstrukcja
eventpart-storm = Sztorm
eventpart-ground-frost = Przymrozek
eventpart-swollen-ankle = Spuchnięta kostka
eventpart-aching-arms = Obolałe ręce
eventpart-snakebite = Ukąszenie żmii
eventpart-reflections = Rozmyślania
eventpart-its-all-vanished = Wszystko znika
eventpart-angry-bird = Wściekły ptak!
eventpart-collapse = Walący się dach
eventpart-predator-attacks = Atak drapieżnika!
eventpart-bad-luck = Pech!
eventpart-hungry-predator-attacks = Atak głodnego drapieżnika!
eventpart-dead-explorers-memoirs = Zapiski zmarłego odkrywcy
eventpart-a-bite-in-the-neck = Ukąszenie w szyję
eventpart-insects = Owady
eventpart-it-was-stormy-again = I znowu burza
eventpart-unexpected-visit = Niespodziewana wizyta
eventpart-stomach-ache = Ból brzucha
eventpart-curse = Klątwa
eventpart-illness = Choroba
eventpart-the-tiger-finds-you = Tygrys was dopada!
eventpart-the-puma-attacks = Atak pumy!
eventpart-beast-awakes = Bestia się budzi
eventpart-fever = Gorączka
eventpart-nausea = Nudności
eventpart-the-dog-is-back = Pies wraca!
eventpart-swollen-arm = Spuchnięta ręka
eventpart-epidemic = Epidemia
eventpart-bad-dreams = Złe sny
eventpart-nightmares = Koszmary
eventpart-memories-of-a-dead-castaway = Wspomnienia zmarłego rozbitka
eventpart-robinsons-ghost = Duch Robinsona
eventpart-crack-of-broken-wood = Trzask łamanego drewna
eventpart-diarrhea = Biegunka
eventpart-snow = Śnieg
eventpart-hungry-predators = Głodne drapieżniki
eventpart-sore-throat = Ból gardła
eventpart-cursed-island = Przeklęta wyspa
eventpart-heavy-rain = Ulewa
eventpart-overcoming-the-curse = Przełamanie klątwy
eventpart-gorilla-in-the-camp = Goryl w obozie
eventpart-demon-of-the-night = Demon nocy
eventpart-gremlins-hunted-you-down = Gremliny was dopadają
eventpart-unsuccessful-hunting = Nieudane polowanie
eventpart-none = brak części wydarzenia

## Postacie i ich zdolności

person-carpenter = Cieśla
person-cook = Kucharz
person-explorer = Odkrywca
person-soldier = Żołnierz
person-friday = Piętaszek
skill-economical-construction = Oszczędna konstrukcja
skill-craft = Rzemiosło
skill-new-ideas = Nowy pomysł
skill-handyman = Złota rączka
skill-grandmas-recipe = Babcina receptura
skill-keen-eye = Bystre oko
skill-stone-soup = Zupa z gwoździa
skill-hooch = Samogon
skill-lucky = Dziecko szczęścia
skill-reconnaissance = Rekonesans
skill-motivational-speech = Mowa ku pokrzepieniu serc
skill-scouting = Zwiad
skill-tracking = Tropienie
skill-the-hunt = Polowanie
skill-frenzy = Furia
skill-defensive-plan = Plan zapasowy

## ours: Postacie i ich zdolności

skill-friday-reroll = Przerzut Piętaszka

## Użycie zdolności, przedmiotów, żetonów i skarbów

use-new-ideas = Nowy pomysł
use-grandmas-recipe = Babcina receptura
use-stone-soup = Zupa z gwoździa
use-reconnaissance = Rekonesans
use-motivational-speech = Mowa ku pokrzepieniu serc
use-scouting = Zwiad
use-tracking = Tropienie
use-the-hunt = Polowanie
use-frenzy = Furia
use-storm-glass = Barometr
use-bible = Biblia
use-flask-of-rum = Flaszka rumu
use-pipe-and-tobacco = Fajka i tytoń
use-pistol = Pistolet
use-empty-bottle = Pusta butelka
use-biscuits = Suchary
use-edible-shoots = Jadalne kłącza
use-goat = Koza
use-old-machete = Stara maczeta
use-nourishing-larvae = Pożywne larwy
use-poison = Trujące pędy
use-healing-herbs = Zioła
use-spices = Przyprawy
use-fallen-tree = Powalone drzewo
use-treasure = Znalezisko
use-tobacco = Tytoń
use-large-leaves = Wielkie liście
use-thorny-bushes = Cierniste krzewy
use-treasure-barrel = Beczka
use-pot = Naczynia
use-fireplace = Palenisko
use-castaways-oil = Oliwa

## ours: Użycie zdolności, przedmiotów, żetonów i skarbów

use-hooch = Samogon (chmura deszczowa)
use-hooch-winter = Samogon (chmura zimowa)
use-defensive-plan = Plan zapasowy (broń)
use-defensive-plan-palisade = Plan zapasowy (palisada)
use-treasure-helmet = Hełm
use-treasure-old-rifle = Stara strzelba
use-treasure-protective-amulet = Amulet ochronny
use-treasure-sabre = Szabla
use-treasure-whip = Bicz
use-treasure-blankets = Koce
use-treasure-bottle-of-wine = Butelka wina
use-treasure-herbal-mixture = Mieszanka ziołowa
use-surprising-discovery = Zaskakujące odkrycie
use-castaways-herbs = Zioła lecznicze
use-castaways-sabre = Piracka szabla
use-castaways-medallion = Medalion z damą
