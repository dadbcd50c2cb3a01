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
ui-brief-goal = Goal
ui-brief-rules = Rules of the scenario
ui-brief-watch = What to watch
ui-brief-now = Now
ui-goal = Goal
ui-stores = Have / next
ui-plan = Plan
ui-log = Log
ui-cards = Cards in reach
ui-rules = Rules behind this
ui-ruling = Ruling: { $text }
ui-no-rules = No rule statement is tied to this.
ui-keys = ? keys  u undo  b back  r rules  l log  c cards  p plan  o odds  g goal  q leave
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
    g: goal, rules and state of the scenario
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
ui-over-plain = { $result } { CAP($reason) }. Round { $round }.
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
ui-prompt-plain = Answer with a number or a word; ? help, u undo, l log, r rules, c cards, p plan, o odds, g goal, q save and leave.
ui-not-understood = { $text } is none of the answers. { $error }
ui-bye = Saved. Go on with: marooned play --resume
ui-setup-scenario = Which scenario?
ui-setup-players = How many players? ({ $least } to { $most })
ui-setup-seat = Seat { $n }: which character, and who plays?
ui-setup-who = Seat { $n }: who plays?
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
itemtext-tranquilizer = catching King Kong lowers the weapon level by 1 in place of 5
itemtext-pit = production phase: roll the build wound die; a wound gives 2 food
itemtext-raft = every round 1 additional pawn for gathering or exploring
itemtext-sack = one gather action a round gains 1 more; may join the Basket
itemtext-shield = every round 1 additional pawn for hunting
itemtext-basket = one gather action a round gains 1 more; may join the Sack
itemtext-bed = each rest action heals 2 and gives 1 determination
itemtext-belts = every round 1 additional pawn for gathering
itemtext-cellar = ordinary food does not spoil at night
itemtext-rescue-raft = rescues Jenny: from the next round on by an explore action on it
itemtext-lifeboat = after the rescue of Jenny: wins the game at once
itemtext-canoe = each successful exploration: draw 2 tiles, place one of them, shuffle the other back
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

# Several people at one screen. $who is a player's name.
ui-cover-turn = { $who }, it is your turn
ui-cover-keys =
    Enter shows your hand
    u takes the last answer back
    Esc lets the one who is asked go on
    q saves and leaves
ui-cover-plain = { $who }, press Enter
ui-clock = The clock
ui-acts = What do you do unasked?
ui-acts-who = Who acts unasked?
ui-acts-nobody = Nobody else can act now.
ui-acts-nothing = There is nothing to do now. (Esc or - goes back)
ui-orders-ask = Reactions: you are always asked.
ui-orders-useful = Reactions: you are asked only when you can do something. The others notice when you are not.
ui-orders-never = Reactions: you are never asked; you pass, and accept the harm when a Peril is yours.
ui-orders-none = This game has no windows for reactions.

# The table of the card game. It is narrow: short words.
ui-sc-keys = ? keys  u undo  r rules  l log  c cards  p table  o odds  a others  q leave
ui-sc-help-text =
    Arrows, Enter: choose an option
    u: undo (while nothing was revealed and nobody else acted)
    a: another player acts unasked: choose who, then what
    w: your standing orders for reactions: always ask, only when useful, never
    r: rules behind the question or the last log lines
    l: the whole log, with rule ids
    c: every card you see, with its text and how sure it is
    p: the rest of the table: what is known of each player, deals, discard pile
    o: exact odds of every pile
    s: save                     q: save and leave
    ?: this page                Esc: close a page

    A pile is a mouth: ten fangs, one for every 10% that the next card is a Peril.
    ▼ a Peril that your hand can't answer   ▽ one that it can
    ▲ ▲▲ ▲▲▲ the tier of a card   ×9 cards in the pile
    ◆ a Trauma   ◇ one that lies face down   ○ still to spare
    1123· the tiers of a hand, a dot for each free place   +2 stored food
    ▶ whose turn it is   ⚑ the Flag   →1 scavenges pile 1   – has passed   ▪ bot
    ● Areas done   ◉ this one   ○ ahead   ? may come   ▢ Final Area
ui-sc-prompt-plain = Answer with a number or a word; ? help, u undo, a 2 player 2 acts unasked, w reactions, l log, r rules, c cards, p table, o odds, - back, q save and leave.
ui-sc-table = The table
ui-sc-round = Round { $n }
ui-sc-phase-setting-out = Setting out
ui-sc-phase-turns = Turns
ui-sc-phase-feeding = Feeding
ui-sc-phase-round-end = End of the round
ui-sc-you-need = you need { $n }
ui-sc-nothing-revealed = Nothing is revealed
ui-sc-stake = Revealed: { COUNT("food", $food) }{ $n ->
    [0] {""}
    [one] {" "}and 1 Opportunity
   *[other] {" "}and { $n } Opportunities
}
ui-sc-looked = Only you see these
ui-sc-plate = On your plate
ui-sc-dead = You are dead
ui-sc-hand = Hand { $n } of { $limit }
ui-sc-hand-food = food { $food } of { $need }
ui-sc-step-collect = coll.
ui-sc-step-dead = dead
ui-sc-clock = Steps left: { $n }
ui-sc-clock-seconds = Time: { $n } seconds (key a: the time is up)
ui-sc-caravan = Caravan
ui-sc-caravan-fed = fed
ui-sc-caravan-hungry = not fed
ui-sc-discard = Discarded: { $n }, of these Perils: { $perils }
ui-sc-traumas-left = Traumas in the deck: { $n }
ui-sc-orders-useful = Reactions: only when useful
ui-sc-orders-never = Reactions: never
ui-sc-known = ◆ known: { $fields }
ui-sc-reconstructed = ◇ reconstructed: { $fields }
ui-sc-all-known = ◆ all known
ui-sc-all-reconstructed = ◇ all reconstructed
ui-sc-peril = The Peril
ui-sc-own-hand = Your hand
ui-sc-revealed = Revealed cards
ui-sc-on-piles = On the piles
ui-sc-other-hands = Known in other hands
ui-sc-traumas = Traumas
ui-sc-characters = Characters
ui-sc-area = Area
ui-sc-scenario = Scenario
ui-sc-group-action = Action
ui-sc-group-peril = Peril
ui-sc-group-opportunity = Opportunity
ui-sc-group-anomaly = Anomaly
ui-sc-helpless = Peril that you can't answer: { $share }
ui-sc-pile = Pile { $n }: { COUNT("card", $size) }
ui-sc-pile-bottom = At the bottom of pile { $n }: { $cards }
ui-sc-pile-known = Somewhere in pile { $n }: { $cards }
ui-sc-odds-note = Exact, from what you know. ▼ you can't answer it, ▽ you can.
ui-sc-your-traumas = You have { $n } of the { $most } Traumas that kill.
ui-sc-known-cards = known:
ui-sc-signal-yes = The signal is given.
ui-sc-signal-no = The signal is still missing.
ui-sc-over-won = Daylight! Victory: { $who } (round { $round })
ui-sc-over-lost = The dark keeps you all: { $reason } (round { $round })

# Fields of a card in the deck file.
ui-field-name = name
ui-field-tier = tier
ui-field-food = food
ui-field-copies = copies
ui-field-effect = effect
ui-field-window = when it is played
ui-field-rest-to-bottom = the rest goes to the bottom
ui-field-kind = kind
ui-field-collectible = whether it can be collected
ui-field-players = number of players
ui-field-areas-before-final = Areas before the Final Area
ui-field-deal = cards dealt
ui-field-final = Final Area
ui-field-mode = mode
ui-field-special = special rules
ui-field-real-time = real time
ui-field-seconds = seconds
