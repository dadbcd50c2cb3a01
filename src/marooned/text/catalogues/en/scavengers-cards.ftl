### Names of the card game: scavenge cards, Traumas, Areas, Scenarios, Characters; those of the deck file.

## Actions

sc-card-recon = Recon
sc-card-move = Move
sc-card-hide = Hide
sc-card-rush = Rush
sc-card-relief = Relief
sc-card-forage = Forage
sc-card-hunt = Hunt
sc-card-rest = Rest
sc-card-instinct = Instinct
sc-card-spear = Spear
sc-card-torch = Torch
sc-card-ration = Ration
sc-card-salvation = Salvation
sc-card-feast = Feast
sc-card-foresight = Foresight
sc-card-plunder = Plunder
sc-card-last-stand = Last Stand
sc-card-second-wind = Second Wind

## Perils

sc-card-snare = Snare
sc-card-rockfall = Rockfall
sc-card-biting-swarm = Biting Swarm
sc-card-pit-trap = Pit Trap
sc-card-cave-spider = Cave Spider
sc-card-tunnel-worm = Tunnel Worm
sc-card-dire-hound = Dire Hound
sc-card-black-mist = Black Mist
sc-card-demon = Demon
sc-card-giant-worm = Giant Worm
sc-card-deranged-kin = Deranged Kin
sc-card-brood-mother = Brood Mother
sc-card-chasm = Chasm

## Opportunities

sc-card-lost-pack = Lost Pack
sc-card-wounded-stranger = Wounded Stranger
sc-card-pathfinder = Pathfinder
sc-card-hidden-cache = Hidden Cache
sc-card-royal-jelly = Royal Jelly
sc-card-dark-altar = Dark Altar
sc-card-fresh-carcass = Fresh Carcass

## Anomalies

sc-card-anomaly-1 = Anomaly
sc-card-anomaly-2 = Anomaly
sc-card-anomaly-3 = Anomaly

## Traumas

sc-trauma-false-alarm = False Alarm
sc-trauma-ravenous = Ravenous
sc-trauma-distrust = Distrust
sc-trauma-tremor = Tremor
sc-trauma-hoarder = Hoarder
sc-trauma-reckless = Reckless
sc-trauma-timid = Timid
sc-trauma-vertigo = Vertigo
sc-trauma-dull-senses = Dull Senses
sc-trauma-insomnia = Insomnia
sc-trauma-panic = Panic
sc-trauma-maimed = Maimed
sc-trauma-fever = Fever
sc-trauma-despair = Despair
sc-trauma-stupor = Stupor
sc-trauma-fixation = Fixation

## Areas

sc-area-choking-shaft = Choking Shaft
sc-area-worm-nest = Worm Nest
sc-area-caved-gallery = Caved Gallery
sc-area-silent-hall = Silent Hall
sc-area-web-maze = Web Maze
sc-area-narrow-ledge = Narrow Ledge
sc-area-old-road = Old Road
sc-area-dripping-cavern = Dripping Cavern
sc-area-fungus-garden = Fungus Garden
sc-area-glow-cave = Glow Cave
sc-area-warm-vent = Warm Vent
sc-area-dead-hive = Dead Hive
sc-area-egg-vault = Egg Vault
sc-area-old-shrine = Old Shrine

## Final Areas

sc-area-hive-gate = Hive Gate
sc-area-signal-spire = Signal Spire
sc-area-whispering-throne = Whispering Throne
sc-area-last-shelter = Last Shelter
sc-area-queens-lair = Queen's Lair

## Scenarios

sc-scenario-daring-retreat = Daring Retreat
sc-scenario-lost-expedition = Lost Expedition
sc-scenario-mad-prophet = Mad Prophet
sc-scenario-wicked-few = Wicked Few
sc-scenario-last-hunt = Last Hunt

## Characters

sc-character-scout = Scout
sc-character-hunter = Hunter
sc-character-medic = Medic
sc-character-brute = Brute
sc-character-cook = Cook
sc-character-porter = Porter
sc-character-oracle = Oracle
sc-character-thief = Thief
sc-character-martyr = Martyr
sc-character-ascetic = Ascetic
