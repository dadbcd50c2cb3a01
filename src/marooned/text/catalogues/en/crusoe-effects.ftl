### What the cards, items, tokens and skills of the island game do: one template for each effect of the engine.
###
### $n is a number. $who is you, each, first (words to select by) or a text, like "bearer". Rows of effects and
### nested effects arrive as text. Clauses stand without a capital, a full stop or a semicolon: "; " joins them.

## Rows, choices, conditions

fx-row = { $effects }

fx-times = { $effect }, { $n ->
    [2] twice
   *[other] { $n } times
}

fx-nothing = do nothing

# For steps of the rules that no card prints.

fx-choose = choose one: { $options }

fx-if = if { $condition }, { $then }
fx-unless = unless { $condition }, { $then }
fx-if-else = if { $condition }, { $then }, otherwise { $otherwise }

condition-cure = the Cure is built
condition-shelter = there is a shelter
condition-weapon-3 = the weapon level is 3 or more
condition-camp-food-source = the camp tile has a food source

fx-tonight = tonight: { $effects }
fx-every-night = every night: { $effects }
fx-next-round = at the start of the next round: { $effects }

## Resources and determination

fx-gain-each = gain { COUNT($what, $n) } per player
fx-gain-gathered = gain 1 more of the resource being gathered, even if the action failed
fx-discard-possible = discard { COUNT($what, $n) }, if possible
fx-discard-all = discard all wood, food and fur of the available resources

fx-determination = { $who ->
    [you] gain { $n } determination
    [each] each player: gain { $n } determination
    [first] first player: gain { $n } determination
   *[other] { $who }: gain { $n } determination
}
fx-lose-determination = { $who ->
    [you] discard { $n } determination
    [each] each player: discard { $n } determination
    [first] first player: discard { $n } determination
   *[other] { $who }: discard { $n } determination
}
fx-lose-all-determination = { $who ->
    [you] discard all determination
    [each] each player: discard all determination
    [first] first player: discard all determination
   *[other] { $who }: discard all determination
}
fx-pay-determination = pay { $n } determination
fx-divide-determination = divide { $n } determination among the players

## Levels. $what is the name of a level.

fx-level-up = { $what } +{ $n }
fx-level-up-sheltered = { $what } +{ $n } (only with a shelter)
fx-level-down = { $what } −{ $n }
fx-level-down-possible = { $what } −{ $n }, as far as possible
fx-halve = lower the { $what } by half, rounded down
fx-no-weapon = the weapon level becomes 0
fx-regain-lost = roof +1 and palisade +1, each only if this card's move lowered it
fx-temp-weapon = { $until ->
    [fight] weapon +{ $n } for this fight
   *[action] weapon +{ $n } for this action or fight
}

## People

fx-heal = { $who ->
    [you] heal { COUNT("wound", $n) }
    [each] each player: heal { COUNT("wound", $n) }
    [first] first player: heal { COUNT("wound", $n) }
    [camp] each player in camp: heal { COUNT("wound", $n) }
   *[other] { $who }: heal { COUNT("wound", $n) }
}
fx-heal-any = heal { COUNT("wound", $n) } of any character
fx-special-wound = special wound: { $part }
fx-remove-special-wound = remove this special wound

fx-one-pawn = { $who ->
    [you] only 1 pawn this round
    [each] each player: only 1 pawn this round
    [first] first player: only 1 pawn this round
   *[other] { $who }: only 1 pawn this round
}
fx-one-pawn-next-round = only 1 pawn next round
fx-only-actions = { $who ->
    [you] only { $kinds } this round
    [each] each player: only { $kinds } this round
    [first] first player: only { $kinds } this round
   *[other] { $who }: only { $kinds } this round
}
fx-no-skills = first player: no skills this round
fx-night-outside = spend this night outside the camp
fx-extra-meal = tonight each player eats 1 food more or takes 1 wound
fx-ban-mixed-pawns = no action may have pawns of two players this round
fx-pass-first = the next player becomes first player
fx-block-arrow = one morale arrow of a life track no longer lowers morale
fx-divide-markers = divide 2 markers per player as you like: 1 wound each tonight

## Fights and beasts

# What stands after the strength is lost or gained in this order; 0 is not printed.
fx-fight = { $who ->
    [you] fight
    [each] each player: fight
    [first] first player: fight
   *[other] { $who }: fight
} a beast of strength { $strength }{ $weapon ->
    [0] {""}
   *[other] , weapon −{ $weapon }
}{ $food ->
    [0] {""}
   *[other] , gain { $food } food
}{ $fur ->
    [0] {""}
   *[other] , gain { COUNT("fur", $fur) }
}{ $palisade ->
    [0] {""}
   *[other] , palisade −{ $palisade }
}
fx-fight-top = { $who ->
    [you] fight the top beast of the hunting deck
    [each] each player: fight the top beast of the hunting deck
    [first] first player: fight the top beast of the hunting deck
   *[other] { $who }: fight the top beast of the hunting deck
}
fx-fight-top-bare = { $who ->
    [you] fight the top beast of the hunting deck, whatever its strength
    [each] each player: fight the top beast of the hunting deck, whatever its strength
    [first] first player: fight the top beast of the hunting deck, whatever its strength
   *[other] { $who }: fight the top beast of the hunting deck, whatever its strength
}
fx-ward = ignore { COUNT("wound", $n) } of this fight
fx-look-hunting = look at the top card of the hunting deck
fx-top-or-bottom = leave it there or put it at the bottom
fx-top-to-bottom = put the top card of the hunting deck at its bottom
fx-discard-hunting-top = discard the top card of the hunting deck
fx-beast-to-hunting = shuffle the top beast card into the hunting deck
fx-beast-to-hunting-top = put the top beast card, unseen, on the hunting deck
fx-beast-to-waiting = the top beast card waits: next round the first player fights it
fx-waiting-to-hunting = shuffle the waiting beast into the hunting deck
fx-strongest-beast = draw { COUNT("beast-card", $n) }: the strongest goes on the hunting deck

## Island

fx-exhaust-nearest = exhaust the { $source } source nearest to the camp, otherwise { $otherwise }
fx-exhaust-around = exhaust { $n ->
    [one] 1 source
   *[other] { $n } sources
} on tiles next to the camp
fx-exhaust-tile-around = exhaust all sources of one tile next to the camp
fx-exhaust-gathered = exhaust the source being gathered
fx-exhaust-here = exhaust one source of this tile
fx-exhaust-camp-food = exhaust the food source of the camp tile
fx-exhaust-marked = exhaust all sources of the tile with this card's token
fx-uncover = uncover what this card exhausted
fx-cover-terrain = cover { $terrain } on one tile: the terrain counts as undiscovered
fx-cover-terrain-here = the terrain of this tile counts as undiscovered
fx-uncover-terrain = uncover the terrain that this card covered
fx-flip-down = turn a tile next to the camp face down
fx-flip-up = turn this card's tile face up again
fx-flip-marked = the tile with this card's token becomes inaccessible
fx-forced-move = move the camp to a tile next to it
fx-reconnaissance = look at { COUNT("tile", $n) }: put 1 on top, shuffle the others back
fx-arrange-tiles = look at the top { COUNT("tile", $n) }, put them back in any order
fx-corral = exhaust a food source next to the camp for a +1 food token on the camp tile
fx-shortcut = put the shortcut token on a tile next to the camp
fx-remove-shortcut = remove the shortcut token

## Tokens

fx-place = { $token } on { $place }
fx-place-here = { $token } on this tile
fx-place-here-fresh = { $token } on this tile, from the next round on
fx-place-at-camp = { $token } on the camp tile
fx-place-cost = extra-wood token on: { $fields }
fx-take-token = remove the { $token } from { $place }
fx-remove-marks = remove its tokens from the map
fx-remove-any-token = remove any one token from the board
fx-keep-card = keep this card
fx-curse = from the next round on, reroll each success of yours once
fx-curse-automatic = next round, roll every success die, and reroll each success once
fx-lift-curse = the curse ends

## Items, inventions, things

fx-lose-item = lose { COUNT("item", $n) }
fx-lose-item-possible = lose { COUNT("item", $n) }, if possible
fx-remove-item = one item leaves the game
fx-mark-items = mark up to { COUNT("item", $n) } with this card
fx-lose-marked-items = lose the items that this card marked
fx-suspend-items = no item can be used until the actions are over
fx-build-free = build at once and free: { $items }
fx-extra-build = build once more at once, with 1 pawn and dice
fx-new-ideas = draw 5 inventions, put 1 on the board
fx-draw-invention = draw an invention
fx-choose-invention = take any invention from the deck or the discard
fx-discard-inventions = discard { COUNT("invention", $n) }
fx-draw-discovery = draw { COUNT("discovery-token", $n) }
fx-draw-two-keep-one = draw 2 discovery tokens, keep 1
fx-draw-starting-item = draw a starting item

## Mysteries

# $cards: how many of each kind may be resolved, $most: how many in all.
fx-draw-mysteries = { $most ->
    [1] draw mystery cards and resolve { $cards }
   *[other] draw mystery cards and resolve 1 or more: up to { $cards }
}
fx-draw-all-mysteries = draw mystery cards; { $cards } must be resolved
amount-mystery = { $type ->
    [treasure] { COUNT("treasure", $n) }
    [trap] { $n ->
        [one] 1 trap
       *[other] { $n } traps
    }
    [monster] { $n ->
        [one] 1 monster
       *[other] { $n } monsters
    }
    [any] { $n ->
        [one] 1 card of any kind
       *[other] { $n } cards of any kind
    }
   *[either] { $n ->
        [one] 1 trap or monster
       *[other] { $n } traps or monsters
    }
}
fx-stop-mystery = this drawing of mystery cards ends
fx-drop-treasures = discard all treasures drawn in this action
fx-ignore-trap = ignore this trap
fx-ignore-monster = ignore this monster
fx-fewer-mysteries = draw 1 mystery card fewer

## The round, the event deck, the weather

fx-shuffle-into-events = shuffle this card into the event deck
fx-book-icon = resolve the book effect of the scenario
fx-repeat-event = resolve the event effect of this card again
fx-resolve-threats = discard all threat cards and resolve their threat effects
fx-look-event = look at the top card of the event deck
fx-production-none = no production this round
fx-production-no-food = production gives no food this round
fx-production-no-wood = production gives no wood this round
fx-production-half = production gives half this round, rounded down
fx-production-more = production gives { COUNT($what, $n) } more this round
fx-production-less-food = production gives { $n } food less this round, if possible
fx-roll-weather-early = roll the weather dice of this round now
fx-ignore-rain = ignore 1 rain cloud
fx-ignore-winter = ignore 1 winter cloud
fx-winter-into-rain = 1 winter cloud becomes a rain cloud

## Castaways

fx-add-to-pile = { $n } wood on the woodpile, as far as it fits this round
