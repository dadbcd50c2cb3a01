### The pages of the browser: the frame, all pages around the tables, and what all tables share.

## The frame: bar, keys, what goes wrong

web-nav-main = Main
web-nav-home = Start page
web-nav-tables = Tables
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-statistics = Statistics
web-nav-scores = Score book
web-nav-settings = Settings
web-nav-about = About
web-nav-menu = Menu
web-language-is = Language: { $name }
web-skip = Skip to the content
web-cancel = Cancel
web-close = Close
web-more = More
web-copied = Copied
web-keys = Keys
web-key-search = Search the rules
web-key-new = New table
web-key-join = Join a table
web-key-settings = Settings
web-key-keys = This list
web-key-close = Close what is open
web-not-found = There is nothing at this address.
web-failed = The server could not do this (status { $status }).
web-unreachable = The server can’t be reached just now.
web-server-lost = The server can’t be reached. Trying again; nothing that was confirmed is lost.

## Titles of pages

web-title-start = Start
web-title-new = New table
web-title-join = Join
web-title-table = Table
web-title-replays = Replays
web-title-replay = Replay
web-title-rules = Rules
web-title-scores = Score book
web-title-statistics = Statistics
web-title-settings = Settings
web-title-about = About Marooned

## Games, bots, counts

web-game = Game
web-game-crusoe = The island
web-game-scavengers = The tunnels
web-pitch-crusoe = Build, hunt and keep spirits up together. 1 to 4 players.
web-pitch-scavengers = Push your luck in the dark, share food or don’t. 1 to 6 players.
web-bot-handbook = Bot, careful
web-bot-random = Bot, reckless
web-bot-uniform = Bot, by pure chance
web-a-bot = a bot
web-a-free-seat = a free seat
web-alone = alone
web-random = at random
web-random-character = Anyone
web-seat = Player { $n }
web-rounds = { COUNT("round", $n) }
web-round-n = Round { $n }
web-n-players = { COUNT("player", $n) }
web-n-games = { COUNT("game", $n) }
web-n-points = { COUNT("point", $n) }
web-phase-setting-out = Setting out
web-phase-turns = Turns
web-phase-feeding = Feeding
web-phase-round-end = End of the round

## Start page

web-start-what = A table for two survival games. Every rule, exact odds, alone or with friends far away.
web-start-castaways = Play Castaways alone
web-start-new = New table
web-start-join = Join with a code
web-start-choose = Choose a scenario
web-your-tables = Your tables
web-all-tables = All { $n } tables
web-continue = Continue
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }
web-begin = How to begin
web-begin-alone = Alone: one click, and you are on the island.
web-begin-friends = With friends: lay a table and send them its link.
web-begin-watch = With a code: sit down, take over or just watch.
web-unofficial = Unofficial, by fans: about and credits

## New table

web-new-what = Game and scenario
web-scenario = Scenario
web-goal = Goal:
web-briefing = Briefing
web-rounds-weather = Rounds and weather dice
web-no-weather = no weather
web-die-rain = rain
web-die-winter = winter
web-die-hungry = hungry animals
web-round-goal = can be won
web-only-here = Only here
web-watch-out = Watch out:
web-seats = Seats
web-players = Players
web-seat-who = Seat { $n }: who plays
web-seat-character = Seat { $n }: character
web-who-me = Me
web-who-here = Another player here
web-who-open = Invite by link or code
web-open-help = A free seat waits; you find its link and code in the table’s menu.
web-variants = Variants
web-value-none = none
web-value-choose = chosen
web-public = Open to spectators
web-public-help = Listed among the tables to watch.
web-deal = Deal code (same code, same deal)
web-deal-new = a new deal
web-your-name = Your name at tables
web-your-name-help = shown to the others
web-invitation-code = Invitation code of this server
web-start = Start
web-new-no-person = Somebody must play: set at least one seat to a person here.
web-new-twice = { $who } is chosen twice.
web-new-needs-invitation = This server asks for an invitation code.

## What scenarios are about, two sentences each

web-tale-crusoe-castaways = The ship is gone and the sea keeps its wood. One more sail will pass near the end of the second week: be seen, or stay for good.
web-tale-crusoe-cursed-island = Something old lies over these hills, and the fog comes down a tile at a time. Crosses keep it off, and there are never quite enough of them.
web-tale-crusoe-jenny-needs-help = Jenny sits on a rock off the shore, and the tide does not wait. Reach her, bring her back, and build a boat for everybody.
web-tale-crusoe-volcano-island = The mountain has begun to talk. See what the island hides before the lava has it, and be afloat when it does.
web-tale-crusoe-cannibal-island = There are others here, and they are hungry. Their villages stand on the tiles you need; their city stands behind a palisade.
web-tale-crusoe-robinson-family = Nobody will come, so this must become a home. A roof, a wall, and nine things made by hand, all standing at once.
web-tale-crusoe-king-kong-island = A film crew, an actress, and something very large that took a liking to her. Three traps may hold it, if the crew holds together.
web-tale-scavengers-daring-retreat = The hive is behind you and daylight is somewhere ahead. Go down together, come up together, and count heads on the way.
web-tale-scavengers-lost-expedition = You know what is coming, and those above do not. One of you must bring something strong as far as the spire and light the signal.
web-tale-scavengers-mad-prophet = Alone, and the voices are good company. The throne at the bottom whispers what the next card might be; it is not always right.
web-tale-scavengers-wicked-few = The last shelter has room for half of you, the saner half. Help each other, but not too much.
web-tale-scavengers-last-hunt = No turns, one fuse: everybody hunts at once in the queen’s lair. What you grab is yours until something grabs you.

## Join and watch

web-join-title = Join a table
web-join-sit = Take a seat
web-join-code = Code, { $n } letters
web-join-device = Your seat stays yours on this device. To move to another one, copy the seat link from the table’s menu.
web-free-seat = Free seat
web-sit-here = Sit here
web-sit-here-n = Sit here: seat { $n }
web-take-over = Take over
web-take-over-n = Take over seat { $n }
web-here-now = here now
web-away = away
web-bot-plays = a bot plays
web-watch = Watch
web-watch-n = Watch { $name }
web-watch-what = Spectators see what is public, no hands.
web-watch-none = No table is open to spectators just now.

## A table

web-connecting = Connecting …
web-connection-lost = Connection lost. Trying again; nothing that was confirmed is lost.
web-try-now = Try now
web-lost-answer = The connection was lost before an answer came; look at the table.
web-moved-on = The table has moved on meanwhile; look again.
web-closed-gone = This table is no longer here, or the seat is not yours any more.
web-closed-format = Server and page don’t understand each other. Load the page again.
web-closed-many = Too many connections from here; close other tabs and load the page again.
web-forget-table = Forget this table
web-cover = { $who } comes next. The hand lies covered.
web-uncover = Show the hand of { $who }
web-sit-as = Sit at the screen as { $who }
web-copy-seat-link = Copy my seat link, for another device
web-copy-invitation = Copy the invitation link
web-plain-table = Table in plain panels
web-drawn-table = Drawn table
web-copy-watch = Copy a link for watching
web-copy-by-hand = The link, to be copied by hand
web-what-if-now = What if? Go on in another table from here
web-branched = A “what if” table: other chance, and it is not scored.
web-bot-for-me = Let a bot play for me
web-play-myself = Play myself again
web-bot-plays-for-you = a bot plays for you
web-menu = Menu of the table
web-table-code = Code of the table
web-deal-code = Deal code
web-pause = Pause
web-go-on = Go on
web-paused = The table is paused.
web-give-up = Give up
web-give-up-sure = Really give up? Press again
web-play-on = Play on after all
web-wants-to-give-up = wants to give up
web-leave = Leave the table; the seat stays yours
web-question = Question
web-nothing-asked = Nothing is asked just now.
web-take-back = Take back
web-undo = Undo
web-hint = Hint: what would the bot do?
web-hinted = the bot would do this
web-hint-words = The bot would: { $what }
web-why = Why?
web-why-line = Why? { $line }
web-why-none = No rule statement is tied to this.
web-all-rules = Open in the rules
web-show-card = Show the card
web-no-card = There is no text of this card.
web-reconstructed = reconstructed
web-our-ruling = Our ruling:
web-goal-label = What is still missing for the goal
web-side = Log and chat
web-log = Log
web-log-all = Show all { $n } lines
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = Chat, { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
web-somebody = A spectator
web-phrases = Set phrases
web-you = you
web-thinking = is thinking
web-is-asked = is asked
web-watching-n = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
}
web-let-bot-play = Let a bot play
web-open-seat = Open the seat
web-you-won = Won!
web-you-lost = Lost
web-ended-round = Round { $n }.
web-look-again = Look at the replay
web-same-deal = Play deal { $deal } again
web-seed = Seed of the chance: { $seed }

## Replays

web-finished-games = Finished games
web-replay-it = Replay
web-replays-none = No game has been finished yet.
web-record-file = A record from a file
web-record-file-help = Any record that Marooned saved can be looked at; it is kept only while you look.
web-record-choose = Choose a file
web-record-drop = or drop it here
web-the-table = The table
web-replay-played = Finished on { $day }
web-seen-by = Seen by
web-spectator = Spectator
web-moves = Moves
web-step = Step
web-step-words = step { $n } of { $all }, round { $round }
web-step-risk = risk { $share }
web-step-setup = Set-up
web-step-back = Step back
web-step-on = Step on
web-play = Play
web-speed = Speed
web-share = Share
web-save-file = Save
web-what-if = What if? Branch from here
web-what-if-title = What if: go on from step { $n }
web-what-if-help = A new table begins as the game stood there, with new chance from then on. It is not scored.
web-what-if-seats = You play every seat that people had, at this screen, unless you give it to a bot or leave it free for somebody you invite.

## Rules

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = Shown: { $n } of { $all } statements, { $rulings } of them with a ruling of ours
web-rules-none = No rule has all these words.
web-copy-link-to = Copy the link to { $id }
web-copy-link = copy link
web-rule-cases = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
web-rule-cases-help = Executable cases that cite this rule. They are run on every change of the program; their names are in English.
web-rule-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-rule-cards-help = Cards that these cases play.
web-back-to-table = Back to the table

## Score book

web-export-all = Export all
web-scores-none = The book is still empty.
web-score-won = won in round { $round }
web-score-lost = lost in round { $round }
web-col-day = Day
web-col-result = Result
web-col-games = Games
web-col-won = Won
web-col-interval = 95% interval
web-col-round = Last round
web-col-reason = Reason
web-col-share = Share
web-col-best = Best
web-col-risks = Risks taken
web-col-expected = Expected
web-col-came = Came

## Statistics

web-both-games = Both games
web-as-table = Show as table
web-as-plot = Show as plot
web-too-few = { $n ->
    [0] None so far; a plot is drawn from { $least } on.
   *[other] Only { $n } so far; a plot is drawn from { $least } on.
}
web-won = won
web-lost = lost
web-won-of = won { $n } of { $of }
web-stat-games = { $n ->
    [one] game
   *[other] games
}
web-stat-risks = { $n ->
    [one] risk taken
   *[other] risks taken
}
web-stat-won = won
web-stat-came = came true, { $share } expected
web-stat-best = most points
web-stat-none = No game has been finished yet, so there is nothing to count.
web-stat-none-play = Play one
web-plot-scenarios = Wins by scenario
web-plot-scenarios-help = Bar: share won. Whisker: 95% interval. Under five games only the count.
web-plot-scenarios-label = Share of wins for { $n } scenarios, with intervals
web-plot-far = How far you got
web-plot-far-help = Last round of each game, number of games.
web-plot-far-label = Number of games by last round, won and lost
web-plot-ended = What ended it
web-plot-ended-help = Share of the lost games: { $n }.
web-plot-ended-label = Reasons of lost games, the most frequent first
web-plot-honest = Were the odds honest?
web-plot-honest-help = Each dot: risks with such odds shown; height: how often it came, with 95% interval.
web-plot-honest-label = Odds shown against what happened, { $n } risks
web-odds-shown = odds shown
web-plot-players = By number of players
web-plot-difficulty = By difficulty
web-difficulty = Difficulty
web-difficulty-easier = easier
web-difficulty-usual = as in the rulebook
web-difficulty-harder = harder
web-plot-course = Points, game after game
web-plot-course-help = The red dot is the best game.
web-plot-course-label = Points in { $scenario } over { $n } games, best { $best }
web-best-of = best { $best }, of { COUNT("game", $n) }

## Settings

web-set-look = Language and look
web-set-language = Language
web-set-language-help = Everyone at a table sees their own.
web-set-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the device
web-set-size = Text size
web-set-size-help = Tables give room to text first.
web-set-contrast = Stronger contrast
web-set-contrast-help = Plain plates, no sheen, thicker outlines.
web-sample-island = Is this the plan?
web-sample-island-more = 2 pawns, 5 wood; rain in round 4
web-sample-tunnels = Reveal again or stop?
web-sample-tunnels-more = 39% Peril, 22% you can’t answer
web-set-sound-motion = Sound and motion
web-set-sound = Sound
web-set-sound-help = Off until you turn it on.
web-set-volume = Volume
web-set-motion = Motion
web-set-motion-help = Full follows your device’s setting.
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-set-speed = Speed of reveals
web-set-speed-help = How long a card holds its breath, how quickly steps follow.
web-set-play = Play
web-set-odds = Show odds
web-set-odds-help = Exact, from public information only.
web-set-risky = Confirm risky moves
web-set-risky-help = In the tunnels: when a Trauma would be the last.
web-set-notify = Tell me when it’s my turn
web-set-notify-help = The title flashes; sound only if on.

## About

web-about-what = What it is
web-about-unofficial = An unofficial fan table for two board games that you own. It is not affiliated with, endorsed by or supported by their designers, publishers or distributors.
web-about-ours = It uses none of the publishers’ art, logos or wording. Names of cards and numbers are facts; every sentence and picture here is ours.
web-about-reconstructed = Parts of the tunnels’ deck are reconstructed, because no public card list exists. A card with values that we had to invent carries this mark:
web-about-private = Everything comes from this server: no trackers, no other hosts. Settings and seats stay in your browser.
web-about-version = Version { $version }
web-about-credits = Credits
web-about-icons = Icons
web-about-others = and others
web-about-recoloured = recoloured
web-about-type = Type
web-about-built = Built with
web-about-games = Games
web-about-games-more = Designed by their authors; own and play the originals.
web-about-licence = Licence
web-about-licence-more = MIT, © 2026 Marooned contributors; NOTICE lists everything that comes along.

## Parts of a table in plain panels

web-view-all = Table
web-view-weather = Weather
web-view-fed = Fed
web-view-seconds = Seconds
web-view-draft = Deal being made
web-view-reveals-bound = Bounds of reveals
web-view-traumas-left = Traumas left
web-view-table = In front of the players
web-view-pile = Pile { $n }
web-view-of-tier = tier { $n }
web-view-idle = waits
web-view-scavenge = scavenges
web-view-collect = collects
web-view-finished = done
web-view-character-up = character face up
web-view-hidden = hidden
web-view-round = Round
web-view-phase = Phase
web-view-rounds = Rounds
web-view-first-player = First player
web-view-morale = Morale
web-view-levels = Levels
web-view-weapon = Weapon
web-view-roof = Roof
web-view-palisade = Palisade
web-view-shelter = Shelter
web-view-camp = Camp
web-view-tiles = Island tiles
web-view-closed = Inaccessible
web-view-exhausted = Exhausted sources
web-view-terrain = Terrain in reach
web-view-shortcut = Shortcut
web-view-tokens = Tokens
web-view-wood = Wood
web-view-food = Food
web-view-preserved-food = Preserved food
web-view-fur = Fur
web-view-items-suspended = Items out of use
web-view-available = Available resources
web-view-pocket = Gained by this action
web-view-future = Future resources
web-view-determination = Determination
web-view-wounds = Wounds
web-view-special-wounds = Special wounds
web-view-used-skills = Skills used
web-view-pawns = Free pawns
web-view-items = Items
web-view-inventions = Inventions
web-view-own-inventions = Own inventions
web-view-starting-items = Starting items
web-view-discoveries = Discoveries
web-view-treasures = Treasures
web-view-threat = Threats
web-view-left = Left
web-view-right = Right
web-view-plan = Declared actions
web-view-decks = Decks
web-view-discards = Discards
web-view-scenario-state = Scenario
web-view-size = cards
web-view-back = back
web-view-top = on top
web-view-known = known inside
web-view-flag = Flag
web-view-active = Active player
web-view-area = Area
web-view-cost = Cost
web-view-piles = Scavenge piles
web-view-revealed = Revealed cards
web-view-discard = Discard pile
web-view-caravan = Caravan
web-view-caravan-fed = Caravan fed
web-view-peril = Peril
web-view-facing = Faces the Peril
web-view-looked = Cards looked at
web-view-step = Step
web-view-pile-of = Chosen pile
web-view-reveals = Reveals
web-view-deals = Deals
web-view-signal = Signal given
web-view-alive = alive
web-view-hand = hand
web-view-stored = stored food
web-view-traumas = Traumas
web-view-face-down = face down
web-view-character = character
web-view-hand-limit = hand limit
web-view-feed-cost = needs food
web-view-tier = tier

## Parts of the rules

web-section-setup = Set-up
web-section-starting-items = Starting items
web-section-round-overview = The round
web-section-event-phase = Event phase
web-section-morale-phase = Morale phase
web-section-production-phase = Production phase
web-section-planning = Planning
web-section-threat-action = Threat action
web-section-wreckage = Wreckage
web-section-hunt = Hunt
web-section-build = Build
web-section-gather = Gather
web-section-explore = Explore
web-section-distance = Distance
web-section-arrange-camp = Arrange camp
web-section-rest = Rest
web-section-additional-pawns = Additional pawns
web-section-available-vs-future-resources = Available and future resources
web-section-action-tokens = Action tokens
web-section-resolution-order = Order of resolving
web-section-fight = Fight
web-section-shelter-roof-palisade-weapons = Shelter, roof, palisade, weapons
web-section-items = Items
web-section-items-one-by-one = Items one by one
web-section-action-dice = Action dice
web-section-discovery-tokens = Discovery tokens
web-section-discoveries-one-by-one = Discoveries one by one
web-section-natural-vs-built-shelter = Natural and built shelter
web-section-after-actions = After the actions
web-section-weather-phase = Weather phase
web-section-hungry-animals = Hungry animals
web-section-storm = Storm
web-section-night-phase = Night phase
web-section-moving-camp = Moving the camp
web-section-food-rot = Food spoils
web-section-end-of-round = End of the round
web-section-healing = Healing
web-section-wounds-and-morale = Wounds and morale
web-section-end-of-game = End of the game
web-section-priorities = Priorities
web-section-determination = Determination
web-section-unfulfilled-demand = Unfulfilled demand
web-section-one-token-only = One token only
web-section-difficulty-variants = Difficulty variants
web-section-solo = Solo
web-section-dog = The dog
web-section-friday = Friday
web-section-character-skills = Skills of characters
web-section-card-keywords = Words on cards
web-section-night-outside-camp = A night outside the camp
web-section-mystery-cards = Mystery cards
web-section-exhausted-source = Exhausted source
web-section-inaccessible-tile = Inaccessible tile
web-section-undiscovered-terrain = Undiscovered terrain
web-section-losing-items = Losing items
web-section-discarding-inventions = Discarding inventions
web-section-event-fight = Fights of events
web-section-repeat-event = Repeating an event
web-section-temporary-weapon = Weapon for a while
web-section-nearest-camp = Nearest to the camp
web-section-special-wounds = Special wounds
web-section-victory-points = Victory points
web-section-open-questions = Open questions
web-section-added = Rulings we added
web-section-goal = Goal
web-section-scenarios = Scenarios
web-section-card-types = Kinds of cards
web-section-areas = Areas
web-section-zones = Zones
web-section-round = Round
web-section-turn = Turn
web-section-scavenge = Scavenge
web-section-collect = Collect
web-section-example-of-the-rulebook = Example of the rulebook
web-section-feeding = Feeding
web-section-cards = Cards
web-section-perils = Perils
web-section-trauma = Traumas
web-section-opportunity = Opportunities
web-section-anomaly = Anomaly
web-section-empty-piles = Empty piles
web-section-caravan = Caravan
web-section-characters = Characters
web-section-last-hunt = Last Hunt
web-section-deals = Deals
web-section-tips = Tips

## The tunnels: the drawn table of the card game

web-tunnels-back = Card, tier { $tier }
web-tunnels-traumas = Traumas: { $n } of { $most }, face down: { $down }
web-tunnels-kind-act = Action
web-tunnels-kind-react = Reaction
web-tunnels-kind-opp = Opportunity
web-tunnels-kind-peril = Peril
web-tunnels-kind-anom = Anomaly
web-tunnels-tier = tier { $tier }
web-tunnels-food = food { $n }
web-tunnels-verb-play = Play
web-tunnels-verb-eat = Eat
web-tunnels-verb-drop = Discard
web-tunnels-verb-give = Give
web-tunnels-verb-defeat = Defeat
web-tunnels-verb-now = Give now
web-tunnels-verb-later = Give later
web-tunnels-verb-take = Take
web-tunnels-verb-use = Use
web-tunnels-verb-leave = Leave
web-tunnels-verb-show = Reveal
web-tunnels-verb-next = Next
web-tunnels-verb-choose = Choose
web-tunnels-mouth = Pile { $n }: { COUNT("card", $cards) }, tier { $tier } on top. Peril { $peril }, you can’t answer { $helpless }
web-tunnels-mouth-plain = Pile { $n }: { COUNT("card", $cards) }, tier { $tier } on top
web-tunnels-empty = empty
web-tunnels-peril = Peril
web-tunnels-odds-open = Exact odds of pile { $n }
web-tunnels-harmless = no Peril left here
web-tunnels-all-answered = you can answer them all
web-tunnels-helpless = { $share } you can’t answer
web-tunnels-odds = Pile { $n }: the next card
web-tunnels-odds-note = Peril { $peril }, exactly { $exact }. Counted from all that you can know.
web-tunnels-card = Card
web-tunnels-share = Chance
web-tunnels-exactly = Exactly
web-tunnels-skip = Skip the reveal
web-tunnels-holding = Peril { $peril }…
web-tunnels-cost = { $n } food from each player
web-tunnels-final = The Final Area
web-tunnels-fed = fed
web-tunnels-not-fed = not fed
web-tunnels-discarded = discarded, Perils among them: { $perils }
web-tunnels-dead = dead
web-tunnels-passed = passed
web-tunnels-laid = ready
web-tunnels-laid-n = cards laid down: { $n }
web-tunnels-scavenges = scavenges
web-tunnels-look-at = { $who }: look at zone and hand
web-tunnels-hand-of = hand: { $n } of { $limit }
web-tunnels-stored = Stored food: { $n }
web-tunnels-strikes = It strikes: { $who }
web-tunnels-falls = { $n ->
    [one] This card is discarded
   *[other] These cards are discarded
} unless somebody prevents it.
web-tunnels-has-passed = { $who }: passed
web-tunnels-thinks = { $who } thinks…
web-tunnels-of-food = of { $n } food
web-tunnels-lack = Lacks { $n }; your hand holds { $hand }.
web-tunnels-enough = Has enough.
web-tunnels-hungry = Still hungry.
web-tunnels-really = Really? Once more!
web-tunnels-deadly = Peril { $peril }: a Trauma would kill you
web-tunnels-deadly-plain = A Trauma would kill you
web-tunnels-risk = Peril { $peril }, food { $food }
web-tunnels-gets = { COUNT("card", $cards, case: "acc") }, { COUNT("food", $n, case: "acc") }
web-tunnels-need = You need { $need } food this round and hold { $have }.
web-tunnels-turn-of = { $who } is scavenging
web-tunnels-may = You may step in.
web-tunnels-descent = Area { $n }
web-tunnels-choose = choose
web-tunnels-you-are-here = you are here
web-tunnels-stake = At stake
web-tunnels-stake-food = food{ $opp ->
    [0] {""}
    [one] {" "}and 1 Opportunity
   *[other] {" "}and { $opp } Opportunities
}
web-tunnels-reveals = { $n ->
    [one] 1 reveal survived
   *[other] { $n } reveals survived
}
web-tunnels-luck = a { $share } chance
web-tunnels-stake-note = A Peril takes all revealed cards.
web-tunnels-nothing-revealed = Nothing is revealed yet.
web-tunnels-mine = My zone and hand
web-tunnels-hand = Hand
web-tunnels-free = free
web-tunnels-hand-count = Hand { $n } of { $limit }
web-tunnels-watching = You watch; hands stay hidden.
web-tunnels-hidden-hand = Only the backs of these cards are known to you.
web-tunnels-more = Area, Caravan, discard pile
