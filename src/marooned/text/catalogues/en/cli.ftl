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
cli-over-lost = Lost in round { $round }: { $reason }. { COUNT("point", $points) }.
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
