# The commands of the command line: headings and results.
cli-result = Result
cli-simulating = playing
cli-fuzzing = hunting for mistakes
cli-games = games
cli-games-of = … of { COUNT("player", $n) }
cli-wins = wins
cli-won = won
cli-win-share = share of wins
cli-win-interval = 95 % interval
cli-rounds-mean = rounds, mean
cli-points-mean = points, mean
cli-decisions = decisions
cli-decisions-per-second = decisions per second
cli-soft-locks = soft locks
cli-errors = errors
cli-seconds = seconds
cli-censuses = full checks
cli-replayed = records replayed
cli-last-round = Last round
cli-failure = Game { $n } (seed { $seed }): { $what }
cli-players = { $least } to { $most } players
cli-from-players = from { $n }
cli-seats = seats
cli-option = Option
cli-values = values
cli-default = default
cli-total = total
cli-proven = proven
cli-explained = explained
cli-missing = missing
cli-implemented = implemented
cli-tested = tested
cli-rules = rule statements
cli-mutating = switching rules off
cli-mutants = Rules switched off
cli-killed = noticed
cli-survivors = survivors
cli-cards = Cards
cli-replayed-lines = { $n ->
    [one] 1 line replayed
   *[other] { $n } lines replayed
}
cli-seed-agrees = seed agrees: { $agrees ->
    [yes] yes
   *[no] no
}
cli-not-over = The game is not over.
cli-over-won = Won in round { $round }: { $reason }. { COUNT("point", $points) }.
cli-over-won-plain = Won in round { $round }: { $reason }.
cli-over-lost = Lost in round { $round }: { $reason }. { COUNT("point", $points) }.
cli-over-lost-plain = Lost in round { $round }: { $reason }.
cli-odds = odds
cli-odds-each = odds of each
cli-odds-dice = Action dice
cli-odds-failure = failure
cli-odds-weather = Round { $rounds }: { $dice }
cli-odds-clouds = rain { $rain }, winter { $winter }
cli-odds-any-winter = any winter cloud
cli-odds-above = more clouds than roof { $roof }
cli-odds-deck = { $deck } ({ $n })
cli-odds-back = next back: { $back }
cli-deck-written = deck file written: { $file }
cli-deck-usual = This is the deck that comes along.
cli-deck-own = Deck { $deck }: well-formed, can be played.
cli-deck-same = No card differs from the deck that comes along.
# $field is the name of a field, or "none" where a whole card is new or left out. $old and $new are values, or "none".
cli-deck-differs = { $card }{ $field ->
    [none] { "" }
   *[other] { " " }{ $field }
}: { $old ->
    [none] –
   *[other] { $old }
} → { $new ->
    [none] –
   *[other] { $new }
}
cli-deck-tier = tier { $n }
cli-deck-action = Actions
cli-deck-peril = Perils
cli-deck-opportunity = Opportunities
cli-deck-anomaly = Anomalies
cli-deck-traumas = Traumas
cli-deck-areas = Areas
cli-deck-scenarios = Scenarios
cli-deck-characters = Characters
cli-deck-fields = Fields of cards
cli-deck-known = known
cli-deck-reconstructed = reconstructed
bench-decisions-per-second = decisions per second (random play)
bench-decision-us = µs per decision
bench-clones-per-second = clones per second
bench-clone-us = µs per clone
bench-clone-per-decision = cost of a clone in decisions
bench-legal-actions-us = µs per list of legal actions
bench-new-games-per-second = new games per second
bench-new-game-ms = ms per new game
bench-state-json-bytes = bytes of the largest state as JSON
bench-chess-moves-per-second = python-chess: moves per second
bench-ratio-to-python-chess = ratio to python-chess

## Deck files. $value, $known and $places are quoted as they stand in the file.

setup-no-deck = { $game } has no deck file; games that have one: { $known }
error-exists = is there already; --force overwrites it
error-unwritable = can't be written: { $why }
deck-needed = The game was played with deck { $deck }: name its deck file with --deck FILE
# $deck, $own: the name of a deck, or "none" for the one that comes along.
deck-other = The game was played with { $deck ->
    [none] the deck that comes along
   *[other] deck { $deck }
}, and this is { $own ->
    [none] the deck that comes along
   *[other] deck { $own }
}
deck-error-yaml = this is no YAML: { $why }
deck-error-deep = nested more than { $most } deep
deck-error-alias = anchors and aliases (& and *) are not used in deck files; write it out
deck-error-key-twice = `{ $key }` stands here twice
deck-error-mapping = fields (`name: value`) are expected, not { $value }
deck-error-missing = `{ $key }` is missing
deck-error-number = a whole number from { $least } to { $most } is expected, not { $value }
deck-error-word = one of { $known } is expected, not { $value }
deck-error-text = a text is expected, not { $value }
deck-error-id = an id is made of small letters, digits and _ and begins with a letter; { $value } is none
deck-error-flag = true or false is expected, not { $value }
deck-error-list = a list (`[…]`) is expected, not { $value }
deck-error-key = unknown field; known here: { $known }
deck-error-only-true = only true has a meaning here; else leave the field out
deck-error-options = two to six options are expected, not { $n }
deck-error-price = a price asks for something: { $known }
deck-error-no-effect = at least one effect is expected
deck-error-not-here = { $what } has no meaning here, only in: { $places }
deck-error-first = { $what } must be the first effect and can't be inside choose_one
deck-error-no-second = { $what } can't stand beside { $other } here
deck-error-one-key = a modifier has exactly one field; known: { $known }
deck-error-modifier = unknown modifier { $value }; known: { $known }
deck-error-twice = the id { $card } is given twice
deck-error-new-id = ids stay as they are, and { $card } is none of them
deck-error-no-card = there is no card { $card }
deck-error-not-in-hand = the card { $card } can never be in a hand
deck-error-in-hand = `in_hand` is missing: this card can come into a hand
deck-error-players = [least, most] from 1 to { $most } is expected, not { $value }
deck-error-one-player = mode { $mode } is for [1, 1] players, every other mode for [2, 6] or a part of that
deck-error-from = `from_{ $n }` is missing: the number of Areas for { $n } players
deck-error-real-time = mode real_time and the modifier real_time go together
deck-error-rivals = win { $win } needs mode { $mode }
deck-error-signal = win signal needs an Action of tier 3
deck-error-hand = { $n } cards are dealt to a hand of { $most }
deck-error-few-areas = { $n } Areas are needed, and there are { $there }
deck-error-few-actions = { $n } Actions of tier { $tier } are dealt, and there are { $there }
deck-error-few-cards = { $n } cards are needed for hands and piles, and there are { $there }
deck-error-few-traumas = { $n } Traumas are needed so that one is left whenever one is gained, and there are { $there }
deck-error-few-characters = { $n } Characters are needed, or none; there are { $there }
deck-error-scenarios = exactly these are expected: { $known }
cli-odds-pile = Pile { $pile }: { COUNT("card", $n) }, on top tier { $tier }
cli-odds-peril = Peril
cli-scenario = Scenario
cli-players-short = players
cli-lost = lost
cli-best = best
cli-last = last
cli-course = course of the points
cli-when = When
cli-points = points
cli-record = Record
cli-no-scores = No game has ended at this table yet. Finished games enter the score book by themselves.

cli-no-tables = There are no tables here.
cli-tables-code = Code
cli-tables-game = Game
cli-tables-round = Round
cli-tables-state = State
cli-tables-when = Changed
cli-tables-over = over
cli-tables-runs = running
cli-tables-saved = { $n ->
    [one] { $n } table copied into { $file }
   *[other] { $n } tables copied into { $file }
}
cli-tables-restored = { $n ->
    [one] { $n } table brought back
   *[other] { $n } tables brought back
}
cli-tables-written = game written: { $file }

serve-at = Marooned is here: { $url }
serve-opens = It opens in your browser now; stop it here with Ctrl-C.
serve-stop = Stop it with Ctrl-C.
serve-no-browser = No browser could be opened here. Open the address in one, or play in the terminal: marooned play
serve-running = Marooned runs already: { $url }
serve-no-client = The pages for the browser are not built here, so only programs can speak to this address. In the terminal: marooned play
serve-everybody = Everybody who reaches this machine can reach it: put a reverse proxy with TLS before it (docs/hosting.md).
serve-stopped = Stopped; every table is kept.
serve-no-address = { $host }: no address to listen at ({ $why })
serve-taken = Port { $port } is taken; name another one with --port, or --port 0 for any.
serve-bad-url = { $url } is no address like https://example.org
