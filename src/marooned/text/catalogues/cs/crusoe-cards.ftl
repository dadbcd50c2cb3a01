### Názvy hry na ostrově: karty, vybavení, žetony, akce ohrožení, postavy a dovednosti.
###
### Skupina s nadpisem "ours:" obsahuje naše vlastní překlady názvů. Skupina bez tohoto slova obsahuje
### názvy, které uvádí česká příručka; ty se přebírají přesně.

## Události

card-event-insects = Hmyz
card-event-frost = Mráz
card-event-heavy-rain-is-coming = Přichází déšť
card-event-awful-weather = Příšerné počasí
card-event-precipice = Propast

## ours: Události

card-event-unusually-cold-night = Nezvykle chladná noc
card-event-otters = Vydry
card-event-council = Porada
card-event-winter-depression = Zimní deprese
card-event-wrecked-balloon = Ztroskotaný balón
card-event-ravenous-predators = Vyhladovělé šelmy
card-event-predator-is-near = Šelma nablízku
card-event-night-howling = Noční vytí
card-event-poisoning = Otrava
card-event-body-on-the-beach = Mrtvola na pláži
card-event-argument = Hádka
card-event-call-of-the-wild = Volání divočiny
card-event-sleepless-night = Bezesná noc
card-event-earthquake = Zemětřesení
card-event-ravishing-hurricane = Ničivý hurikán
card-event-bad-feelings = Zlé tušení
card-event-exhausting-night = Vyčerpávající noc
card-event-strong-wind = Silný vítr
card-event-weather-breakdown = Zhoršení počasí
card-event-mist = Mlha
card-event-mess-in-the-camp = Nepořádek v táboře
card-event-the-island-rebels-against-you = Ostrov se bouří
card-event-natural-dam-breaks = Protržení přírodní hráze
card-event-depression = Deprese
card-event-devastating-blows = Ničivé poryvy
card-event-lack-of-hope = Beznaděj
card-event-vertigo = Závrať
card-event-weakness = Slabost
card-event-slow-work = Pomalá práce
card-event-loss-of-hope = Ztráta naděje
card-event-fight-in-the-dark = Boj ve tmě
card-event-dangerous-night = Nebezpečná noc
card-event-howling-from-the-woods = Vytí z lesa
card-event-bear = Medvěd
card-event-searching-for-a-new-path = Hledání nové cesty
card-event-smoke-on-the-horizon = Kouř na obzoru
card-event-drought = Sucho
card-event-rough-passage = Neschůdná cesta
card-event-cataclysm = Katastrofa
card-event-storm = Bouře
card-event-chronic-tiredness = Chronická únava
card-event-high-water = Velká voda
card-event-jaguar = Jaguár
card-event-culled-area = Vylovená oblast
card-event-heavy-rain = Silný déšť
card-event-heavy-clouds = Těžká mračna
card-event-devastating-hurricane = Pustošivý hurikán
card-event-ravishing-windstorm = Zuřivá vichřice
card-event-cold-rain = Studený déšť
card-event-memories-of-the-cruise = Vzpomínky na plavbu
card-event-thunderstorm = Hromobití
card-event-predators = Šelmy
card-event-fire = Požár
card-event-fight = Rvačka
card-event-predators-in-the-vicinity = Šelmy v okolí
card-event-landslide = Sesuv půdy
card-event-broken-tree = Zlomený strom
card-event-raging-river = Rozvodněná řeka
card-event-flood = Povodeň
card-event-disaster = Pohroma
card-event-flying-surprise = Překvapení ze vzduchu
card-event-cloud-burst = Průtrž mračen
card-event-rain = Déšť
card-event-night-attack = Noční útok
card-event-predators-in-the-woods = Šelmy v lese
card-event-bad-fate = Zlý osud

## ours: Dobrodružství budování

card-build-breakdown = Zhroucení
card-build-fear-of-the-beasts = Strach ze zvířat
card-build-wind-storm = Vichřice
card-build-predator-in-the-camp = Šelma v táboře!
card-build-construction-is-weak = Chatrná konstrukce
card-build-visit-of-a-predator = Návštěva šelmy
card-build-you-need-a-bigger-camp = Chce to větší tábor
card-build-hungry-predator = Hladová šelma
card-build-howling-in-the-bushes = Vytí v křovinách
card-build-accident = Úraz
card-build-dark-clouds-in-the-sky = Temná mračna na obloze
card-build-in-a-hurry = Ve spěchu
card-build-tired = Únava
card-build-nasty-wound = Ošklivá rána
card-build-sting = Bodnutí
card-build-savings = Šetření materiálem
card-build-monkeys-watch-you = Opice vás pozorují
card-build-tools-inspection = Kontrola nástrojů
card-build-cut-head = Rozbitá hlava
card-build-coming-to-terms = Smíření s osudem
card-build-fast-work = Rychlá práce
card-build-unmotivated = Bez motivace
card-build-construction = Konstrukce
card-build-laborious-work = Zdlouhavá práce
card-build-tool-breaks = Zlomený nástroj
card-build-hard-work = Dřina
card-build-lack-of-hope = Beznaděj!
card-build-dangerous-work = Nebezpečná práce
card-build-broken-lever = Zlomená páka

## Dobrodružství sběru surovin

card-gather-surprise-in-the-bushes = Překvapení v křovinách

## ours: Dobrodružství sběru surovin

card-gather-weather-breakdown = Zhoršení počasí
card-gather-winter-is-coming = Zima se blíží
card-gather-twisted-ankle = Vyvrtnutý kotník
card-gather-unbelievable-effort = Nadlidské úsilí
card-gather-viper = Zmije
card-gather-new-flock = Nové hejno
card-gather-nestlings = Ptáčata
card-gather-nice-surprise = Příjemné překvapení
card-gather-path-of-a-predator = Stezka šelmy
card-gather-pirates-chest = Pirátská truhla!
card-gather-signs-of-a-predator = Známky přítomnosti šelmy
card-gather-skeleton = Kostra
card-gather-spider = Pavouk
card-gather-furs = Kůže
card-gather-after-the-hurricane = Po hurikánu
card-gather-eyes-in-the-bushes = Oči v křovinách
card-gather-fruit = Ovoce
card-gather-gold-coin = Zlatá mince!
card-gather-mushrooms = Houby
card-gather-unexpected-discovery = Nečekaný objev
card-gather-winter-freezing = Zimní mrazy
card-gather-end-of-source = Vyčerpání zdroje
card-gather-shortage = Nedostatek
card-gather-tracks-of-a-predator = Stopy šelmy
card-gather-unexpected-troubles = Nečekané potíže

## Dobrodružství průzkumu

card-explore-wild-berries = Divoké bobule
card-explore-flu = Chřipka

## ours: Dobrodružství průzkumu

card-explore-tiger = Tygr!
card-explore-puma = Puma!
card-explore-secret-cave = Tajná jeskyně
card-explore-vipers = Zmije!
card-explore-wild-dog = Divoký pes
card-explore-misadventure = Nehoda
card-explore-thorny-bush = Trnitý keř
card-explore-remains-of-a-settlement = Zbytky osady
card-explore-ruined-hut = Zbořená chatrč
card-explore-shrine = Svatyně
card-explore-signs-of-fire = Stopy po požáru
card-explore-old-grave = Starý hrob
card-explore-old-hut = Stará chatrč
card-explore-bamboo = Bambus
card-explore-carcass = Mršina
card-explore-cold-wind = Studený vítr
card-explore-empty-forest = Prázdný les
card-explore-theres-something-in-the-air = Něco visí ve vzduchu
card-explore-its-going-to-rain = Bude pršet
card-explore-surprising-discovery = Překvapivý objev
card-explore-swamp = Bažina
card-explore-wrong-track = Špatná cesta
card-explore-dangerous-terrain = Nebezpečný terén
card-explore-lost-in-the-thicket = Bloudění v houští
card-explore-lost-in-the-woods = Bloudění v lese
card-explore-lost = Bloudění
card-explore-storm-on-the-horizon = Bouře na obzoru

## Záhady: poklady, pak netvoři

card-mystery-helmet = Helma
card-mystery-candles = Svíce
card-mystery-old-rifle = Stará puška
card-mystery-compass = Kompas
card-mystery-barrel = Sud
card-mystery-bottle-of-wine = Láhev vína
card-mystery-boxes = Bedny
card-mystery-furious-tiger = Rozzuřený tygr
card-mystery-spiders = Pavouk

## ours: Záhady: poklady, pak netvoři, pak pasti

card-mystery-gold = Zlato!
card-mystery-cave-with-furs = Jeskyně s kůžemi
card-mystery-protective-amulet = Ochranný amulet
card-mystery-sabre = Šavle
card-mystery-hatchet-treasure = Sekerka
card-mystery-crocks = Nádobí
card-mystery-whip = Bič
card-mystery-old-map = Stará mapa
card-mystery-old-clothes = Staré šaty
card-mystery-backpack = Batoh
card-mystery-blankets = Přikrývky
card-mystery-ceremonial-bowl = Obřadní mísa
card-mystery-captain-stones-spyglass = Dalekohled kapitána Stonea
card-mystery-hammock = Houpací síť
card-mystery-ropes = Provazy
card-mystery-herbal-mixture = Bylinná směs
card-mystery-amulet-with-portrait = Amulet s portrétem krásné dámy
card-mystery-antique-rapier = Starobylý rapír
card-mystery-treasure-map = Mapa k pokladu
card-mystery-bite = Kousnutí
card-mystery-gorilla = Gorila
card-mystery-unleashed-beast = Zvíře na svobodě
card-mystery-scorpion = Štír
card-mystery-big-ape = Velký lidoop
card-mystery-gremlins = Gremlini
card-mystery-snake = Had
card-mystery-bats = Netopýři
card-mystery-savage = Divoch
card-mystery-giant-snake = Obří had
card-mystery-shiny-jewel = Třpytivý klenot
card-mystery-terrible-scream = Děsivý výkřik
card-mystery-collapse = Zával
card-mystery-sharp-blade = Ostrá čepel
card-mystery-blowgun = Foukačka
card-mystery-confused = Zmatení
card-mystery-unfortunate-adventure = Nešťastné dobrodružství
card-mystery-strange-disease = Podivná nemoc
card-mystery-trapdoor = Propadlo
card-mystery-hidden-rope = Skrytý provaz
card-mystery-net = Síť
card-mystery-blunt-spear = Tupý oštěp
card-mystery-poison-trap = Jed
card-mystery-spider-web = Pavučina

## ours: Zvířata

card-beast-alligator = Aligátor
card-beast-bear = Medvěd
card-beast-birds = Ptáci
card-beast-boa = Hroznýš
card-beast-chamois = Kamzík
card-beast-cheetah = Gepard
card-beast-fox = Liška
card-beast-goats = Kozy
card-beast-gorilla = Gorila
card-beast-iguana = Leguán
card-beast-jaguar = Jaguár
card-beast-puma = Puma
card-beast-tapir = Tapír
card-beast-tiger = Tygr
card-beast-wild-dog = Divoký pes
card-beast-wild-pig = Divoké prase

## ours: Dílky ostrova

card-island-tile-1 = Dílek 1 (pláně)
card-island-tile-2 = Dílek 2 (hory)
card-island-tile-3 = Dílek 3 (řeka)
card-island-tile-4 = Dílek 4 (kopce)
card-island-tile-5 = Dílek 5 (hory)
card-island-tile-6 = Dílek 6 (pláně)
card-island-tile-7 = Dílek 7 (kopce)
card-island-tile-9 = Dílek 9 (pláně)
card-island-tile-10 = Dílek 10 (řeka)
card-island-tile-11 = Dílek 11 (hory)

## Žetony objevů

card-discovery-edible-shoots = Jedlé výhonky
card-discovery-goat = Koza
card-discovery-old-machete = Stará mačeta
card-discovery-nourishing-larvae = Výživné larvy
card-discovery-poison = Jed
card-discovery-healing-herbs = Bylinky
card-discovery-spices = Koření
card-discovery-candles = Svíčky
card-discovery-fallen-tree = Vyvrácený strom
card-discovery-treasure = Nález
card-discovery-tobacco = Tabák
card-discovery-large-leaves = Velké listy
card-discovery-thorny-bushes = Trnité keře

## ours: Zvláštní objevy, nazvané podle obrázku: jejich význam určuje scénář

card-discovery-scenario-dashes = Žeton s čárkami
card-discovery-scenario-bowtie = Žeton s motýlkem
card-discovery-scenario-cross = Žeton s křížkem
card-discovery-scenario-stripes = Žeton s pruhy

## Počáteční vybavení

card-starting-storm-glass = Barometr
card-starting-bible = Bible
card-starting-flask-of-rum = Čutora s rumem
card-starting-pipe-and-tobacco = Dýmka a tabák
card-starting-hammer-and-nails = Kladivo a hřebíky
card-starting-pistol = Pistole
card-starting-empty-bottle = Prázdná láhev
card-starting-biscuits = Suchary

## Karty vraku

card-wreckage-food-crates = Bedny s jídlem

## ours: Karty vraku

card-wreckage-wrecked-lifeboat = Rozbitý záchranný člun
card-wreckage-captains-chest = Kapitánova truhla

## Vybavení a vynálezy

item-shovel = Lopata
item-bricks = Cihly
item-cure = Lék
item-dam = Hráz
item-fire = Oheň
item-knife = Nůž
item-map = Mapa
item-pot = Hrnec
item-rope = Provaz
item-snare = Tenata
item-fireplace = Ohniště
item-shortcut = Zkratka
item-spear = Oštěp
item-wall = Zeď
item-diary = Deník
item-furnace = Pec
item-drums = Bubny
item-lantern = Lucerna
item-moat = Obranný val
item-pit = Jáma
item-raft = Vor
item-sack = Pytel
item-shield = Štít
item-sling = Prak
item-basket = Koš
item-bed = Lůžko
item-belts = Popruhy
item-bow = Luk
item-cellar = Sklep
item-corral = Ohrada
item-mast = Stožár
item-hatchet = Sekera

## Akce ohrožení

threat-warming-the-camp = Vytápění tábora
threat-building-a-bridge = Stavba mostu
threat-chanty = Námořnické zpěvy
threat-expedition-for-food = Výprava pro jídlo

## ours: Akce ohrožení

threat-warming-up = Zahřátí
threat-successful-hunting = Úspěšný lov
threat-brainstorm = Burza nápadů
threat-pest-control = Hubení hmyzu
threat-search = Prohledávání
threat-chasing-out-the-animals = Zahnání zvířat
threat-fight-for-food = Boj o jídlo
threat-beast-hunting = Lov zvířete
threat-draining-poison = Vysátí jedu
threat-burial = Pohřeb
threat-agreement = Dohoda
threat-fierce-hunting = Divoký lov
threat-rest = Odpočinek
threat-building-a-passage = Stavba průchodu
threat-rediscovering-the-sources = Obnova zdrojů
threat-careful-gathering = Opatrný sběr
threat-tools-maintenance = Údržba nástrojů
threat-securing-the-sources = Zabezpečení zdrojů
threat-searching-for-the-old-trail = Hledání staré stezky
threat-putting-things-in-order = Úklid
threat-rescue = Záchrana
threat-protection = Ochrana
threat-consolation = Útěcha
threat-new-source = Nový zdroj
threat-mobilization = Mobilizace
threat-tracking-a-predator = Stopování šelmy
threat-building-a-protection = Stavba zábran
threat-expedition = Výprava
threat-repair = Oprava
threat-exploring-new-routes = Průzkum nových cest
threat-putting-out-the-fire = Hašení ohně
threat-new-riverbed = Nové koryto
threat-establishing-new-path = Vytyčení nové cesty
threat-mending-the-tools = Oprava nástrojů
threat-strengthening-the-camp = Zpevnění tábora
threat-regeneration = Regenerace
threat-drain = Odvodnění
threat-irrigation = Odvod vody
threat-windscreen = Zástěna proti větru
threat-watch = Hlídka
threat-plentiful-hunting = Vydatný lov
threat-preparing-for-rain = Přípravy na déšť
threat-strengthening-the-roof = Zpevnění střechy
threat-new-weapon = Nová zbraň
threat-separating-the-fire = Ohraničení požáru
threat-fight = Boj
threat-extinguishing-the-fire = Hašení požáru
threat-speech = Proslov
threat-chasing-out-the-predator = Zahnání šelmy
threat-securing-the-camp = Zabezpečení tábora
threat-removing-the-tree = Odstranění stromu
threat-building-a-moat = Hloubení příkopu
threat-building-a-drain = Stavba odtoku
threat-mend = Náprava škod
threat-cleaning-up-after-the-accident = Úklid po nehodě
threat-move = Přesun
threat-stronger-roof = Pevnější střecha
threat-in-search-of-a-beast = Pátrání po zvířeti
threat-searching-for-a-predator = Hledání šelmy
threat-reassuring-rest = Uklidňující odpočinek
threat-expedition-for-wood = Výprava pro dřevo
threat-expedition-for-a-treasure = Výprava pro poklad

## Efekty události na kartách dobrodružství a záhad

eventpart-storm = Bouře
eventpart-collapse = Zřícení střechy

## ours: Efekty události na kartách dobrodružství a záhad

eventpart-you-get-along = Usmíření
eventpart-extensive-protection = Důkladná ochrana
eventpart-natural-palisade = Přirozená palisáda
eventpart-what-goes-around-comes-around = Kdo s čím zachází, s tím schází
eventpart-bash = Bác!
eventpart-night-visit = Noční návštěva
eventpart-enlarging-the-camp = Rozšíření tábora
eventpart-revisit = Další návštěva
eventpart-the-beast-is-here = Zvíře je tady!
eventpart-gangrene = Gangréna
eventpart-after-the-rain = Po dešti
eventpart-crack = Prásk!
eventpart-quarrel = Rozepře
eventpart-infection = Infekce
eventpart-shivers = Zimnice
eventpart-unsteady-construction = Vratká konstrukce
eventpart-monkeys-in-the-camp = Opice v táboře!
eventpart-broken-tools = Rozbité nástroje
eventpart-headache = Bolest hlavy
eventpart-lack-of-ideas = Nedostatek nápadů
eventpart-haste-makes-waste = Práce kvapná, málo platná
eventpart-tools-are-breaking = Nástroje se lámou
eventpart-stronger-construction = Pevnější konstrukce
eventpart-ground-frost = Přízemní mráz
eventpart-swollen-ankle = Oteklý kotník
eventpart-aching-arms = Bolavé paže
eventpart-snakebite = Hadí uštknutí
eventpart-reflections = Chmurné úvahy
eventpart-its-all-vanished = Všechno je pryč
eventpart-angry-bird = Rozzlobený pták!
eventpart-predator-attacks = Útok šelmy!
eventpart-bad-luck = Smůla!
eventpart-hungry-predator-attacks = Útok hladové šelmy!
eventpart-dead-explorers-memoirs = Paměti mrtvého průzkumníka
eventpart-a-bite-in-the-neck = Kousnutí do krku
eventpart-insects = Hmyz
eventpart-it-was-stormy-again = Další bouře
eventpart-unexpected-visit = Nečekaná návštěva
eventpart-stomach-ache = Bolest břicha
eventpart-curse = Kletba
eventpart-illness = Nemoc
eventpart-the-tiger-finds-you = Tygr na vaší stopě!
eventpart-the-puma-attacks = Útok pumy!
eventpart-beast-awakes = Zvíře se probouzí
eventpart-fever = Horečka
eventpart-nausea = Nevolnost
eventpart-the-dog-is-back = Pes je zpátky!
eventpart-swollen-arm = Oteklá paže
eventpart-epidemic = Epidemie
eventpart-bad-dreams = Zlé sny
eventpart-nightmares = Noční můry
eventpart-memories-of-a-dead-castaway = Vzpomínka na mrtvého trosečníka
eventpart-robinsons-ghost = Robinsonův duch
eventpart-crack-of-broken-wood = Praskot lámaného dřeva
eventpart-diarrhea = Průjem
eventpart-snow = Sníh
eventpart-hungry-predators = Hladové šelmy
eventpart-sore-throat = Bolest v krku
eventpart-cursed-island = Prokletý ostrov
eventpart-heavy-rain = Silný déšť
eventpart-overcoming-the-curse = Překonání kletby
eventpart-gorilla-in-the-camp = Gorila v táboře
eventpart-demon-of-the-night = Démon noci
eventpart-gremlins-hunted-you-down = Gremlini v patách
eventpart-unsuccessful-hunting = Neúspěšný lov
eventpart-none = bez efektu události

## Postavy a jejich dovednosti

person-carpenter = Tesař
person-cook = Kuchař
person-explorer = Průzkumník
person-soldier = Voják
person-friday = Pátek
skill-economical-construction = Úsporná konstrukce
skill-craft = Řemeslo
skill-new-ideas = Nové nápady
skill-handyman = Zlaté ručičky
skill-grandmas-recipe = Babiččin recept
skill-keen-eye = Bystrý zrak
skill-stone-soup = Polévka z hřebíků
skill-hooch = Kořalka
skill-lucky = Dítě štěstěny
skill-reconnaissance = Pátrání
skill-motivational-speech = Povzbuzující řeč
skill-scouting = Zvěd
skill-tracking = Stopování
skill-the-hunt = Lov
skill-frenzy = Zuřivost
skill-defensive-plan = Bojový plán

## ours: Dovednost Pátka

skill-friday-reroll = Pátkovo přehození

## Použití: název dovednosti, vybavení, žetonu nebo pokladu tam, kde se používá

use-new-ideas = Nové nápady
use-grandmas-recipe = Babiččin recept
use-stone-soup = Polévka z hřebíků
use-reconnaissance = Pátrání
use-motivational-speech = Povzbuzující řeč
use-scouting = Zvěd
use-tracking = Stopování
use-the-hunt = Lov
use-frenzy = Zuřivost
use-storm-glass = Barometr
use-bible = Bible
use-flask-of-rum = Čutora s rumem
use-pipe-and-tobacco = Dýmka a tabák
use-pistol = Pistole
use-empty-bottle = Prázdná láhev
use-biscuits = Suchary
use-edible-shoots = Jedlé výhonky
use-goat = Koza
use-old-machete = Stará mačeta
use-nourishing-larvae = Výživné larvy
use-poison = Jed
use-healing-herbs = Bylinky
use-spices = Koření
use-fallen-tree = Vyvrácený strom
use-treasure = Nález
use-tobacco = Tabák
use-large-leaves = Velké listy
use-thorny-bushes = Trnité keře
use-treasure-helmet = Helma
use-treasure-old-rifle = Stará puška
use-treasure-barrel = Sud
use-treasure-bottle-of-wine = Láhev vína
use-pot = Hrnec
use-fireplace = Ohniště
use-castaways-oil = Olej

## ours: Použití: název dovednosti, žetonu nebo pokladu tam, kde se používá

use-hooch = Kořalka (dešťový mrak)
use-hooch-winter = Kořalka (zimní mrak)
use-defensive-plan = Bojový plán (zbraně)
use-defensive-plan-palisade = Bojový plán (palisáda)
use-treasure-protective-amulet = Ochranný amulet
use-treasure-sabre = Šavle
use-treasure-whip = Bič
use-treasure-blankets = Přikrývky
use-treasure-herbal-mixture = Bylinná směs
use-surprising-discovery = Překvapivý objev
use-castaways-herbs = Byliny
use-castaways-sabre = Pirátská šavle
use-castaways-medallion = Medailon s dámou
