### Words that every game and every screen uses.
###
### For writers: effects are clauses without a subject or a past tense, joined by "; " ("gain 2 wood").
### Nouns go through COUNT($what, $n, case: "acc") or NOUN($what, case: "gen", form: "many").

# Fluent drops blanks at the ends of a text; in quotes they stay.
list-separator = { "; " }

language-name = English

yes = yes
no = no

## Effects. $what is a noun key, $n a number.

fx-internal = a step of the rules

fx-gain = gain { COUNT($what, $n, case: "acc") }

fx-discard = discard { COUNT($what, $n, case: "acc") }

# $who is you, each, first (the first player) or a name that is a message of its own.
fx-wounds = { $who ->
    [you] take { COUNT("wound", $n, case: "acc") }
    [each] each player: { COUNT("wound", $n) }
    [first] first player: { COUNT("wound", $n) }
   *[other] { $who }: { COUNT("wound", $n) }
}

## What can go wrong. $action, $candidates, $text and $where are what was written and where (or "none"), $rule
## the id of a rule (or "none").

error-plain = { $text }

error-illegal = { $rule ->
    [none] Not possible now: { $action }
   *[other] Not allowed by rule { $rule }: { $action }
}


error-setup = { $rule ->
    [none] This set-up is not possible: { $text }
   *[other] This set-up is not allowed by rule { $rule }: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}

error-unknown-action = { $near ->
    [none] No action is called “{ $action }”
   *[other] No action is called “{ $action }”; near: { $near }
}
error-over = The game is over.
error-no-text = this is no text in UTF-8
error-unreadable = can't be read: { $why }
error-nothing-saved = no game is saved yet
error-no-seed = a record without a seed can be replayed, but not played on
error-other-rules = line { $line } does not fit this version of the rules: { $error }

## What a set-up may lack

# $what: bot, game, scenario, option, character, pile, die.
setup-unknown = unknown { $what } “{ $word }”; known: { $known }
setup-players = { $least } to { $most } players, not { $n }
setup-value = option { $option } can't be { $value }; possible: { $possible }
setup-twice = only one { $who }
setup-not-with = { $who } not with { COUNT("player", $n) }
setup-option-form = an option is written name=value, not “{ $word }”
setup-seats = { $seats } seats are named for { COUNT("player", $n) }
setup-other-game = the record is of { $game }, not of the card game
error-pack = Scenario pack { $pack }: { $what }
