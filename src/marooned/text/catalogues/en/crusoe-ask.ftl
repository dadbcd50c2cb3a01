### What the island game asks, what the options say, and the words for things on its table.
###
### Prompts are sentences; labels are short. Names of things stand without a capital and an article where they
### are no proper names; CAP(…) gives them one at the start of a label.

## Rows of names, quoted as texts: $row is what stands before, $next the next name.

list-comma = { $row }, { $next }
list-and = { $row } and { $next }
list-or = { $row } or { $next }
list-then = { $row }, then { $next }
list-slash = { $row } / { $next }

amount = { COUNT($what, $n) }
amount-none = nothing

# An action whose name needs no words, like a space of the map.
action = { $action }

go-on = Go on

## Who

who-each = All players
who-bearer = bearer

## Planning

ask-plan = What does the group do next?
ask-target-threat = Which threat action?
ask-target-hunt = Which hunt?
ask-target-build = What is built?
ask-target-gather = What is gathered, and where?
ask-target-explore = Which space is explored?
ask-target-arrange = What is arranged?
ask-target-rest = Who rests?
ask-actor = Who acts?
ask-pay = How is it paid?
ask-helper = Who joins? { $have } of { COUNT("pawn", $need) }; { $sure } succeed without dice
# An action without dice.
ask-helper-sure = Who joins? { $have } of { COUNT("pawn", $need) }
ask-carry = Does the Basket or the Sack go along?
ask-confirm = Is this the plan?

label-kind = { CAP($kind) }
label-target = { CAP($target) }
label-threat = { $target }: { COUNT("pawn", $n) }
label-done = The plan is complete
label-confirm = Confirm the plan
label-undo-done = Change the plan
label-take-back = Take back: { $plan }
label-take-back-draft = Do something else
label-pay = Pay { $goods }
label-pay-economical = Pay { $goods } (Economical Construction: 2 determination)
label-enough = Enough pawns
label-second-pawn = Second pawn
label-carry-nothing = Neither
label-carry-both = Basket and Sack

# A declared action. $kind is one of the words below; $helpers is "none" or names.
planned = { $kind ->
    [threat] { $actor }: { $target }
    [hunt] { $actor } hunts
    [build] { $actor } builds { $target }
    [gather] { $actor } gathers { $target }
    [explore] { $actor } explores { $target }
    [arrange] { $actor } arranges the camp
    [special] { $actor }: { $target }
   *[rest] { $actor } rests
}{ $helpers ->
    [none] {""}
   *[other] {" "}with { $helpers }
}

target-threat = { $name } ({ $card })
target-source = { $source } at { $space }
target-space = { $space }
target-shelter = shelter at { $space }
target-roof = roof +1
target-palisade = palisade +1
target-weapon = weapon +1
target-beast = beast of the hunting deck

kind-threat = threat action
kind-hunt = hunt
kind-build = build
kind-gather = gather
kind-explore = explore
kind-arrange = arrange camp
kind-rest = rest

helper-second-pawn = second pawn
helper-dog = Dog
helper-map = Map
helper-lantern = Lantern
helper-belts = Belts
helper-raft = Raft
helper-shield = Shield
helper-compass = Compass
helper-hammer = Hammer and Nails
helper-handyman = Handyman
helper-candles = Candles
helper-candles-treasure = Candles (treasure)

## Actions

ask-next-action = Which action is resolved next?
ask-reroll = Reroll a die for 2 determination?
label-keep-dice = Keep the dice
label-reroll = Reroll the { $die } die (shows { $face })
die-kind-wound = wound
die-kind-success = success
die-kind-adventure = adventure

ask-arrange = What does arranging the camp bring?
label-arrange-both = 2 determination and morale +1
label-arrange-determination = 2 determination
label-arrange-morale = Morale +1
# $morale is 1 if morale rises as well, otherwise 0.
label-arrange-bible = Bible: 3 determination{ $morale ->
    [0] {""}
   *[other] , morale +1
}, heal 1 wound

ask-extra-build = What is built at once?

## Abilities: before something is settled

ask-window-planning = Use anything first?
ask-window-demand-food = Food is missing. Use anything first?
ask-window-demand-wood = Wood is missing. Use anything first?
ask-window-demand-fur = Fur is missing. Use anything first?
ask-window-demand-determination = Determination is missing. Use anything first?
ask-window-demand-weapon = The weapon level is too low. Use anything first?
ask-window-demand-palisade = The palisade is too low. Use anything first?
ask-window-fight = The beast is stronger than your weapons. Use anything first?
ask-window-danger = There is danger at weapon level 0. Use anything first?
ask-window-lethal = Somebody is about to die. Use anything first?
ask-window-dice = The dice are rolled. Use anything first?
ask-window-clouds = The clouds are counted. Use anything against them?
ask-window-morale = Morale is checked now. Use anything first?
ask-window-night = The meal comes next. Use anything first?
ask-window-spoiling = Food spoils next. Use anything first?
ask-window-hunt = The hunt begins. Use anything first?
ask-window-explore = The exploration begins. Use anything first?
ask-window-arrange = The camp is arranged. Use anything first?
ask-window-trap = This is a trap. Use anything against it?
ask-window-monster = This is a monster. Use anything against it?
ask-window-mystery = Another mystery card must be drawn. Use anything first?
ask-window-meal-outside = There is too little food outside the camp. Use anything first?
ask-user = Who uses { $card }?

## Answers to cards

ask-choose = Which one?
ask-choose-card = { $card }: which one?
label-effects = { CAP($effects) }

ask-food-kind = Which food is taken? { $n } to go
resource-food = Food
resource-preserved-food = Preserved food
resource-wood = Wood

ask-heal = Who heals { COUNT("wound", $n) }?
ask-divide = Who gets the next determination? { $n } to go
ask-marker = Who takes the next marker? { $n } to go
label-marker = { $who } (has { $n })
ask-block-arrow = Which morale arrow no longer counts?
label-arrow = { $who }: wound { $n }

ask-mystery-more = Draw another mystery card?
label-draw-on = Draw another
label-stop = Stop
ask-top-or-bottom = { $card }: leave it on top of the hunting deck?
label-top = Leave it on top
label-bottom = Put it at the bottom
ask-strongest = Which of these beasts counts as the strongest?

ask-put-invention = Which invention comes to the board?
ask-choose-invention = Which invention is taken?
ask-discard-invention = Which invention is discarded?
ask-lose-item = Which item is lost?
ask-mark-item = Which item is marked?
ask-build-free = Which item is built?
ask-keep-discovery = Which discovery token is kept?

## Island

ask-exhaust = Which source is exhausted?
ask-exhaust-tile = The sources of which tile are exhausted?
ask-cover-terrain = On which tile is the terrain covered?
ask-flip-down = Which tile is turned face down?
ask-tile-on-top = Which tile goes on top of the stack?
ask-tile-back = Which tile goes back next? The last one is drawn first
ask-remove-token = Which token is removed?
label-token = { CAP($token) } on { $place }
ask-corral = Which food source is penned in the Corral?
label-no-corral = None
ask-shortcut = Which tile does the Shortcut lead to?
ask-shortcut-source = What does the Shortcut bring?
label-source = { CAP($source) } at { $space }
ask-forced-move = Where does the camp move?
ask-carry-token = Does the { $token } move with the camp?
label-carry-token = Take it along
label-leave-token = Leave it
label-move-camp = Move to { $space }

source-food = food
source-wood = wood
source-fish = fish
source-parrot = parrot

terrain-beach = beach
terrain-plains = plains
terrain-hills = hills
terrain-mountains = mountains
terrain-river = river

token-plus-food = +1 food token
token-plus-wood = +1 wood token
token-minus-pawn = minus-pawn token
token-greater-danger = beast-strength token
token-cover-later = black marker
token-adventure = adventure token
token-reroll-success = reroll-success token
token-extra-wood = extra-wood token
token-black-marker = black marker
token-rain-cloud = rain cloud
token-winter-cloud = winter cloud
token-storm = storm token
token-hungry-animals = hungry-animals die
token-shortcut = Shortcut token

place-weather = the weather space
place-hunting-deck = the hunting deck
place-right = right threat space
cost-shelter = shelter cost
cost-roof = roof cost
cost-palisade = palisade cost
cost-weapon = weapon cost

level-morale = morale
level-weapon = weapon
level-roof = roof
level-palisade = palisade

part-head = head
part-arm = arm
part-belly = belly
part-leg = leg

## Morale, production, night

ask-morale-top = Morale is at the top. Determination or healing?
label-take-tokens = { $n } determination
# $n: determination on top of it, by drums and diary.
label-take-healing = Heal 1 wound{ $n ->
    [0] {""}
   *[other] , { $n } determination
}
ask-keep-half = What is kept of the production? { $n } to go
ask-move-camp = Does the camp move tonight?
label-stay = Stay here
ask-hungry = Who goes hungry and takes 2 wounds? { $n } to go

## Castaways

label-woodpile = Put 1 wood on the woodpile ({ $now } there, { $room } more this round)
goal-woodpile = Woodpile { $now }/{ $all } ({ $room } more this round)
goal-fire-built = Fire built
goal-fire-missing = Fire not built
goal-ship = ship in rounds 10 to 12

## Set-up

option-friday = Friday joins
option-dog = The dog joins
option-starting-items = Starting items
option-book-events = Book events in the event deck
option-wreckage = Wreckage card
option-first = First player
