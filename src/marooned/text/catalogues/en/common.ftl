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

error-ambiguous = { $text } may mean: { $candidates }

error-setup = { $rule ->
    [none] This set-up is not possible: { $text }
   *[other] This set-up is not allowed by rule { $rule }: { $text }
}

error-format = { $where ->
    [none] { $text }
   *[other] { $where }: { $text }
}
