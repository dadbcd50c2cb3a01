### King Kong Island (scenario 7).

scenario-king-kong-island = King Kong Island

sign-trap = #
sign-captive = @
marker-trap = trap
marker-captive = where the actress is held
item-trap = Trap
item-tranquilizer = Tranquilizer
helper-flashlight = Flashlight
helper-giant-footprint = Giant Footprint
use-vodka = Bottle of Vodka
use-firecracker = Firecracker
use-lost-item = Film-Maker's Lost Item
target-king-kong = King Kong
target-rescue = rescue of the actress at { $space }

crew-lights = lights
crew-cameraman = cameraman
crew-sound = sound
crew-screenwriter = screenwriter
crew-make-up-man = make-up man
crew-actress = actress
crew-double = double
crew-actor = actor
crew-director = director

item-flashlight = Flashlight
item-wine = Wine
item-microphone = Microphone
item-script = Script
item-make-up-kit = Make-Up Kit
item-photos = Autographed Photos
item-lucky-charm = Lucky Charm
item-revolver = Revolver
item-last-will = Last Will

fx-kill-crew = the next member of the film crew dies (the actress is taken captive)
fx-rescue-actress = the actress is free
fx-catch-king-kong = King Kong is caught
fx-reroll-any = reroll one die
fx-ignore-hungry = ignore this roll of the hungry animals
fx-lost-item = effect of the item of the film crew's next member

log-crew-dies = Of the film crew dies: { $who }
log-actress-captive = The actress is taken captive
log-actress-free = The actress is free
log-king-kong-caught = King Kong is caught

ask-charm-die = Which die is rolled again?

# $who: member of the film crew. $item: what the lost item would do.
goal-traps = Traps { $now }/{ $all }
goal-king-kong-free = King Kong at large
goal-king-kong-caught = King Kong caught
goal-actress-captive = Actress captive: { $space }
goal-actress-lost = Actress captive, nobody knows where
goal-crew-next = Next of the crew: { $who } ({ $item })

option-hungry-crew = Hunger kills members of the film crew, too

reason-director-killed = the director is dead

brief-king-kong-island-goal = By the end of round 10: three traps on three tiles with totems, King Kong caught, the actress not captive. The game is won at once.
brief-king-kong-island-rules =
    One red die is rolled each round for every discovered totem. A palisade face at palisade 0: 1 wound each, morale −1, and one of the film crew dies; each book kills one, too, and costs morale. In sixth place the actress is taken captive; when the director, the ninth, dies, all is lost.
    A trap (Shovel, 4 wood) stands on a totem tile up to 2 steps from the camp. With three of them King Kong is hunted with two pawns: weapon −5, with the Tranquilizer (Fire, plains or hills) only −1.
    The actress is rescued by exploring the tile of the fourth totem, where a monster waits. A night with the camp on a totem tile costs 1 wound each.
    The shelter stands from the start. The film-makers' lost item does what belongs to the next of the crew.
brief-king-kong-island-watch = Build the palisade before you find totems: every totem brings a die, and without a palisade every third roll or so costs a life. Twelve wood for the traps take time.
