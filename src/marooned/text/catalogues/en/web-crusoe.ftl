### The island's table in the browser.

## The frame, the map

web-cru-map = The island
web-cru-people = People
web-cru-rounds = Rounds with their weather dice
web-cru-phases = Phases of the round
web-cru-phase-event = Event
web-cru-phase-morale = Morale
web-cru-phase-production = Production
web-cru-phase-planning = Planning
web-cru-phase-resolving = Resolving
web-cru-phase-weather = Weather
web-cru-phase-night = Night
web-cru-phase-won = Goal reached
web-cru-phase-over = Game over
web-cru-hex = { $name }, { $space }: { $more }
web-cru-unexplored = Unexplored
web-cru-camp-here = your camp
web-cru-camp-word = camp
web-cru-closed = inaccessible
web-cru-covered = { $what }, exhausted
web-cru-beast-here = a beast was here
web-cru-natural-shelter = natural shelter
web-cru-totem = totem
web-cru-steps = { COUNT("step", $n) } from the camp
web-cru-pawns-here = pawns here: { $n }
web-cru-deck-tiles = tiles left
web-cru-deck-finds = finds
web-cru-deck-mysteries = mysteries
web-cru-deck-events = events
web-cru-deck-beasts = beasts
web-cru-known-events = known: { $n }
web-cru-legend-need = tries, sure
web-cru-legend-ring = yields each round

## People

web-cru-wounds = { $n } of { $all } wounds
web-cru-wounds-of = { $n } of { $all } wounds
web-cru-next-arrow = morale loss in { $n }
web-cru-no-arrow = no more arrows
web-cru-first = first
web-cru-determination = Determination: { $n }
web-cru-special-wound = Special wound: { $part }
web-cru-price = costs { $n }
web-cru-use = Use
web-cru-used = used
web-cru-uses-left = uses left: { $n }
web-cru-pick = Pick up a pawn: { $who }
web-cru-to-place = to place: { $n }
web-cru-placed = all placed
web-cru-confirmed = confirmed
web-cru-you-decide = you decide
web-cru-decides = decides
web-cru-dog-helps = helps to hunt and explore

## The right page while planning

web-cru-threats-push = nobody acts: pushed off to the left
web-cru-no-threat = no threat here
web-cru-leaves-next = Next round:
web-cru-leaves-later = In two rounds:
web-cru-cannot-now = not possible now
web-cru-pile = Woodpile { $n } of 15
web-cru-order = Order of the day
web-cru-order-help = resolved left to right
web-cru-always = always works
web-cru-beasts = beasts: { $n }
web-cru-cards = cards: { $n }
web-cru-arrange-brings = tokens + morale
web-cru-rest-heals = heals 1
web-cru-only-here = only here
web-cru-sure = sure
web-cru-dice = dice
web-cru-done = done
web-cru-now = now
web-cru-pencil = not confirmed yet
web-cru-inventions-count = { $built } built · { $can } possible
web-cru-built = built
web-cru-planned = planned
web-cru-can-build = can be built
web-cru-ready = ready
web-cru-deck = Deck
web-cru-ideas = ideas: { $n }
web-cru-stores = Stores
web-cru-have = have
web-cru-set-by = set by
web-cru-hope = hope
web-cru-res-food = Food
web-cru-res-preserved-food = Kept food
web-cru-res-wood = Wood
web-cru-res-fur = Furs
web-cru-morale-is = Morale { $n }
web-cru-level-is = { $what }: { $n }
web-cru-natural-here = natural, here
web-cru-open-air = open air
web-cru-tonight = Tonight
web-cru-weather-dice = { COUNT("die", $n) }, clouds from tokens: { $tokens }
web-cru-weather-tokens = clouds from tokens: { $tokens }
web-cru-no-clouds = no clouds tonight
web-cru-meals = { $eaters } to feed, { $food } food
web-cru-hungry = { $n } go hungry
web-cru-sleep-dry = a dry place to sleep
web-cru-sleep-open = open air: 1 wound each
web-cru-roof-holds = The roof holds all clouds: { $share }
web-cru-roof-enough = roof holds
web-cru-roof-too-low = too many clouds
web-cru-pack = Things at hand
web-cru-need = pawns to try: { $need }, to be sure: { $sure }
web-cru-need-sure = pawns needed: { $need }

## A declaration

web-cru-declaring = Declaration: { $what }
web-cru-takes = What it takes
web-cru-too-few = { $there } of { $need }: too few pawns
web-cru-rolls = { $there } of { $sure }: dice are rolled
web-cru-no-dice = { $there }: enough, no dice
web-cru-who-acts = Who acts
web-cru-who-joins = Who joins
web-cru-how-paid = How it is paid
web-cru-what-carried = What goes along
web-cru-token-adventure = Adventure token: a card comes for certain.
web-cru-token-reroll-success = Reroll token: a success is rolled once more.
web-cru-dice-of = The dice: { $kind }
web-cru-face-wound = 1 wound
web-cru-face-success = works, else 2 determination
web-cru-face-adventure = adventure
web-cru-all-in-all = So, all in all
web-cru-brings = What it brings
web-cru-if-works = If it works:
web-cru-works = works
web-cru-fails = fails, 2 determination
web-cru-one-wound = 1 wound
web-cru-adventure-share = An adventure card comes with { $share }.
web-cru-sure-works = It works for certain.
web-cru-not-complete = This can’t be completed as it stands.
web-cru-place = Place
web-cru-replace = Change
web-cru-put-back = Put back
web-cru-not-here = Not here
web-cru-nothing-here = There is nothing to do here now.
web-cru-instead = Instead:
web-cru-gain-weapon = weapon +{ $n }
web-cru-gain-roof = roof +{ $n }
web-cru-gain-palisade = palisade +{ $n }
web-cru-gain-shelter = a shelter
web-cru-gain-tile = a new tile
web-cru-gain-determination = determination +{ $n }
web-cru-gain-morale = morale +{ $n }
web-cru-gain-determination-or-morale = determination or morale
web-cru-gain-heal = heals { $n }

## What is asked

web-cru-in-hand = Pawn in hand: { $who }
web-cru-where-to = Where to?
web-cru-how-to-plan = Drag a pawn onto the island, or choose an action below.
web-cru-back-here = Where to? Back here to cancel.
web-cru-let-go = Let go to place, or drag on.
web-cru-place-pawn = Place a pawn: { $who }
web-cru-all-placed = Every pawn has its work.
web-cru-is-this-the-plan = Is this the plan?
web-cru-looks-at = { $who } is looking at: { $what }
web-cru-hint = Hint
web-cru-hint-is = The bot would: { $what }
web-cru-confirm = Confirm plan
web-cru-confirm-short = Confirm
web-cru-idle = idle: { $n }
web-cru-play-again = Play again
web-cru-back = Back to the table

## What happens

web-cru-happening = What happens
web-cru-actions-done = action { $n } of { $all }
web-cru-queue = Actions
web-cru-skip = To the next decision
web-cru-next-line = Next line
web-cru-odds-wound = { $share } to be hurt
web-cru-odds-success = { $share } to succeed
web-cru-odds-adventure = { $share } for a card
web-cru-odds-token = by the token, not the die
web-cru-pause = Pause
web-cru-go-on = Go on
web-cru-slow = slow
web-cru-quick = at once
web-cru-night-steps = Steps of the night
web-cru-night-eat = Eat
web-cru-night-move = Move camp
web-cru-night-sleep = Sleep
web-cru-night-spoil = Spoil
web-cru-night-dawn = New day
web-cru-if-hungry = if hungry: wounds { $now } → { $then } of { $all }
web-cru-arrow-passed = passes an arrow: morale −1
web-cru-arrow-not-passed = no arrow passed

## The end

web-cru-round-of = round { $n } of { $all }
web-cru-saved = Saved
web-cru-perished = Lost on the island
web-cru-life = life left: { $n }
web-cru-life-left = Life left
web-cru-things-built = Things built
web-cru-what-is-left = What is left
web-cru-points = Points
web-cru-round-by-round = Round by round
web-cru-turning-points = Turning points
web-cru-track-woodpile = Woodpile
web-cru-track-crosses = Crosses
web-cru-track-household = Marked items
web-cru-track-traps = Traps
web-cru-track-tiles = Tiles explored
web-cru-track-burned = Villages burned
web-cru-track-jenny-with-you = Jenny’s life
web-cru-what-if = What if… from round { $n }
web-cru-round = Round
web-cru-hurt = wounds +{ $n }

## On phones

web-cru-tabs = Parts of the table
web-cru-tab-isle = Island
web-cru-tab-camp = Camp
web-cru-tab-cards = Cards
web-cru-tab-people = People
web-cru-tab-talk = Log
web-cru-sheet = Order of the day
web-cru-planned-n = planned: { $n }
web-cru-dock-threat = Threat
web-cru-dock-hunt = Hunt
web-cru-dock-build = Build
web-cru-dock-gather = Gather
web-cru-dock-explore = Explore
web-cru-dock-arrange = Camp
web-cru-dock-rest = Rest
web-cru-dock-special = Special
web-cru-home = Brought home
web-cru-weather-only = { COUNT("die", $n) } to roll

# what an invention does, in a few words, where there is no room for its text
web-cru-gist-ballista = palisade +2, weapon +1
web-cru-gist-basket = gather +1
web-cru-gist-bed = rest heals 2, +1 ✦
web-cru-gist-belts = gathering pawn
web-cru-gist-bricks = palisade +1
web-cru-gist-cellar = food keeps overnight
web-cru-gist-corral = camp food +1
web-cru-gist-cure = against some cards
web-cru-gist-dam = 2 preserved food
web-cru-gist-diary = first player +1 ✦
web-cru-gist-drums = first player +2 ✦
web-cru-gist-fence = palisade +1
web-cru-gist-fire = palisade +1
web-cru-gist-fireplace = heals 2 a night
web-cru-gist-furnace = 1 winter cloud less
web-cru-gist-hatchet = camp wood +1
web-cru-gist-lantern = building pawn
web-cru-gist-map = tool, exploring pawn
web-cru-gist-mast = 3 wood for the pile
web-cru-gist-moat = palisade +2
web-cru-gist-pit = wound die: 2 food
web-cru-gist-pot = tool, heals 1 a night
web-cru-gist-raft = gathering or exploring pawn
web-cru-gist-rope = tool
web-cru-gist-sack = gather +1
web-cru-gist-shield = hunting pawn
web-cru-gist-shortcut = 1 a round from next door
web-cru-gist-shovel = tool
web-cru-gist-snare = camp food +1
web-cru-gist-wall = palisade +2
