# The terminal table: headings, keys, messages of the interface.
ui-title = Marooned
ui-round = Round { $n } of { $all }
ui-first = first: { $who }
ui-seat = { $who } decides
ui-bot = bot
ui-person = person
ui-camp = Camp
ui-people = People
ui-threats = Threats
ui-goal = Goal
ui-stores = Have / next
ui-plan = Plan
ui-log = Log
ui-cards = Cards in reach
ui-rules = Rules behind this
ui-ruling = Ruling: { $text }
ui-no-rules = No rule statement is tied to this.
ui-keys = ? keys  u undo  b back  r rules  l log  c cards  p plan  o odds  q leave
ui-help = Keys
ui-help-text =
    Arrows, Enter: choose an option
    u: undo (while nothing was revealed)
    b: take back a declared action
    r: rules behind the question or the last log line
    l: the whole log, with rule ids
    c: cards in reach, with their text
    p: the plan of this round
    o: odds of the dice and decks
    s: save under a name        q: save and leave
    ?: this page                Esc: close a page
ui-undone = Taken back.
ui-no-undo = Nothing can be undone: something was revealed or somebody confirmed.
ui-saved = Saved: { $file }
ui-nothing-planned = Nothing is declared yet.
ui-take-back-which = Which declared action is taken back?
ui-no-take-back = Nothing can be taken back now.
ui-none = none
ui-over-won = The castaways are saved!
ui-over-lost = The castaways are lost.
ui-over = { $result } { CAP($reason) }. Round { $round }, { COUNT("point", $points) }.
ui-over-keys = q leaves, l shows the log, u is over.
ui-small = The table needs 80 columns and 24 rows; this window has { $width } x { $height }.
ui-health = { $left } of { $all } left
ui-pawns = { COUNT("pawn", $n) }
ui-exhausted = exhausted
ui-empty = empty
ui-tokens = Tokens
ui-weather-round = Weather dice: { $dice }
ui-weather-none = none
ui-weather-rain = rain
ui-weather-winter = winter
ui-weather-hungry = hungry animals
ui-odds = Odds
ui-odds-roll = Dice with { COUNT("pawn", $need) }, safe with { $sure }
ui-odds-sure = Succeeds without dice
ui-odds-success = success { $n }/6
ui-odds-wound = wound { $n }/6
ui-odds-adventure = adventure { $n }/6
ui-odds-joint = { $outcome }: { $share }
ui-odds-success-clean = success, nothing bad
ui-odds-success-wound = success, wound
ui-odds-success-adventure = success, adventure
ui-odds-success-both = success, wound, adventure
ui-odds-fail = failure
ui-prompt-plain = Answer with a number or a word; ? help, u undo, l log, r rules, c cards, p plan, q save and leave.
ui-not-understood = { $text } is none of the answers. { $error }
ui-bye = Saved. Go on with: marooned play --resume
ui-setup-players = How many castaways? (1 to 4)
ui-setup-seat = Seat { $n }: which character, and who plays?
ui-deck = { $name }: { $n }
ui-decks = Decks
ui-known-in = known to be in: { $cards }
ui-found-on-top = on top: { $cards }
ui-threat-action = Action { $name }: { COUNT("pawn", $n) }; needs { $price }; gives { $reward }
ui-threat-effect = If nobody acts: { $effect }
ui-free = nothing
ui-weapon-needed = weapon { $n }
ui-item-needed = { $item } built
ui-uses = { $n }x
ui-invention-needs = needs { $needs }
ui-on-build = built: { $effect }
ui-saved-games = Saved games
ui-res-wood = Wood
ui-res-food = Food
ui-res-preserved-food = Pres.
ui-res-fur = Fur
ui-left = Left
ui-right = Right

deck-event = Events
deck-build = Build adventures
deck-gather = Gather adventures
deck-explore = Explore adventures
deck-mystery = Mysteries
deck-beast = Beasts
deck-hunting = Hunting deck
deck-island = Island tiles
deck-discovery = Discovery tokens
deck-invention = Inventions
deck-starting = Unused starting items
deck-wreckage = Wreckage
deck-waiting = Waiting beast

# What things do that no single effect says: rules of planning and of the phases.
itemtext-shovel = tool for other inventions and threat actions
itemtext-cure = protects against what cards say of the Cure; never used up
itemtext-rope = tool for other inventions
itemtext-pot = some tokens need it; once a night: discard 1 food, heal 1 wound of any character
itemtext-map = needed for the Shortcut; every round 1 additional pawn for exploring
itemtext-fireplace = once a night: discard 1 food, heal 2 wounds of one character or 1 each of two
itemtext-diary = morale phase: the first player gains 1 determination more, or loses 1 less
itemtext-furnace = each weather phase: ignore 1 winter cloud
itemtext-drums = morale phase: the first player gains 2 determination more, or loses 2 less
itemtext-lantern = every round 1 additional pawn for building
itemtext-pit = production phase: roll the build wound die; a wound gives 2 food
itemtext-raft = every round 1 additional pawn for gathering or exploring
itemtext-sack = one gather action a round gains 1 more; may join the Basket
itemtext-shield = every round 1 additional pawn for hunting
itemtext-basket = one gather action a round gains 1 more; may join the Sack
itemtext-bed = each rest action heals 2 and gives 1 determination
itemtext-belts = every round 1 additional pawn for gathering
itemtext-cellar = ordinary food does not spoil at night
thingtext-bible = with arrange camp: 3 determination instead of 2, and the acting player heals 1
thingtext-hammer-and-nails = 1 additional pawn for one build action
thingtext-candles = 1 additional pawn for one build action
thingtext-compass = every round 1 additional pawn for exploring
thingtext-barrel = once, at night: each player in camp heals 1; then it stores 2 food
thingtext-old-clothes = each weather phase: 1 winter cloud counts as a rain cloud
thingtext-backpack = each successful exploration: draw 2 discovery tokens, keep 1
thingtext-boxes = ordinary food does not spoil at night
thingtext-hammock = each rest action gives 1 determination more
thingtext-treasure-map = explore this card like a space next to the camp: draw mystery cards for up to 2 treasures
thingtext-whip = once a drawing: ignore 1 trap
thingtext-gold = no effect

ui-level-morale = morale
ui-level-roof = roof
ui-level-palisade = palisade
ui-level-weapon = weapon

sign-food = F
sign-wood = W
sign-plus-food = +f
sign-plus-wood = +w
sign-minus-pawn = -p
sign-greater-danger = !
sign-cover-later = x
