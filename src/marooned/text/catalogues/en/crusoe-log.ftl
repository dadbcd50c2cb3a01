### The log of the island game: what happened, in the present tense or without a verb.
###
### $who is a name or names, $card, $item, $beast, $tile and $what are names, $space is a space of the map like N1.

## The course of the game

log-round = Round { $n }: { $first } is first player
log-phase = { $phase }
log-wreckage = Wreckage: { $card }
log-event = Event: { $card }
log-event-part = Event: { $card } – { $part }
log-threat-placed = { $card } goes to the { $place }
log-threat-strikes = Threat effect: { $card }
log-first-player = First player: { $who }
log-morale-check = { $who } checks morale: { level-now }
log-won = Victory: { $reason }
log-lost = Defeat: { $reason }

reason-goal = the goal of the scenario is reached
reason-death = a player's character died
reason-camp-closed = the tile of the camp became inaccessible
reason-rounds = the last round is over

phase-event = Event phase
phase-morale = Morale phase
phase-production = Production phase
phase-planning = Action phase: planning
phase-resolving = Action phase: resolving
phase-weather = Weather phase
phase-night = Night phase

## Planning and actions

log-planned = Planned: { $plan }
log-taken-back = Taken back: { $plan }
log-action = { $plan }
log-failed = The action fails
log-adventure = { $who } draws the adventure { $card }
log-built = { $item } is built: ready after the actions
log-item-ready = { $item } is ready
log-item-lost = { $item } is lost
log-shelter = Shelter built at { $space }
log-repaired = The camp is repaired: no determination, no morale
log-after-actions = Now available: { $goods }
log-use = Used: { $what }

## Dice

log-die = { CAP($die) }: { $face }

die-build-wound = build wound die
die-build-success = build success die
die-build-adventure = build adventure die
die-gather-wound = gather wound die
die-gather-success = gather success die
die-gather-adventure = gather adventure die
die-explore-wound = explore wound die
die-explore-success = explore success die
die-explore-adventure = explore adventure die
die-weather-rain = rain die
die-weather-winter = winter die
die-weather-hungry = hungry-animals die

face-blank = blank
face-wound = wound
face-success = success
face-two-determination = 2 determination
face-adventure = adventure
face-rain-1 = 1 rain cloud
face-rain-2 = 2 rain clouds
face-winter-1 = 1 winter cloud
face-winter-2 = 2 winter clouds
face-food = food −1
face-palisade = palisade −1
face-beast-3 = beast of strength 3

## Resources and levels

log-gain = { CAP(NOUN($what)) } +{ $n } ({ $store })
log-discard = { CAP(NOUN($what)) } −{ $n }
log-spoiled = { $n } food spoils
log-level-up = { CAP($what) } +{ $n } (now { level-now })
log-level-down = { CAP($what) } −{ $n } (now { level-now })

# Quoted by others: a level; only morale can be negative.
level-now = { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
}

store-available = available resources
store-future = future resources

## People

# $people: how many they are.
log-wounds = { $who }: { COUNT("wound", $n) }{ $people ->
    [1] {""}
   *[other] {" "}each
}
log-heal = { $who }: { $n ->
    [0] nothing to heal
   *[other] heals { COUNT("wound", $n) }
}
log-special-wound = { $who }: special wound ({ $part })
log-determination = { $who }: determination +{ $n }
log-determination-lost = { $who }: determination −{ $n }
log-cursed = { $who } is cursed: successes must be rerolled
log-temp-weapon = { $who }: weapon +{ $n } for now
log-outside = { $who } spends the night outside the camp

## Fights and beasts

log-fight = { $who } fights: strength { $strength } against weapon { $weapon }
log-beast = Beast: { $beast }
log-beast-gone = { $beast } leaves the hunting deck
log-beast-to = A beast { $place }
log-no-beast = The hunting deck is empty

# What becomes of a beast card, after "A beast".
place-hunting = is shuffled into the hunting deck
place-hunting-top = goes on top of the hunting deck
place-waiting = waits beside the event deck

## Cards and things

log-seen = Looked at: { $card }
log-drawn = Drawn: { $card }
log-mystery = Mystery: { $card } ({ $type })
log-shuffled-in = { $card } is shuffled into the event deck
log-thing = Found: { $what }
log-invention = Invention on the board: { $item }
log-invention-gone = Invention discarded: { $item }

mystery-treasure = treasure
mystery-trap = trap
mystery-monster = monster

## Island

log-tile = { $tile } is placed at { $space }
log-token = { CAP($token) } on { $place }
log-exhausted = { $space }: { $source } source exhausted
log-source-free = { $space }: { $source } source gives again
log-terrain-covered = { $space }: terrain undiscovered again
log-closed = { $space } becomes inaccessible
log-opened = { $space } is accessible again
log-camp-moved = The camp moves to { $to }
log-shortcut = Shortcut to { $space }

## Weather and night

log-clouds = Clouds: { $rain } rain, { $winter } winter; roof { $roof }
log-meal = Meal in the camp: { COUNT("player", $n) } fed
log-open-air = No shelter: the camp sleeps in the open

## Castaways

log-woodpile = Woodpile +{ $n } (now { $now } of 15)
