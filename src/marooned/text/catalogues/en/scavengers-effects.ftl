### What the cards of the card game do: one template for each effect, each lasting modifier and each part of a card.
###
### Clauses stand without a capital, a full stop or a semicolon: "; " joins them. $n is a number. $who is a word to
### select by: self (who plays the card), active, chosen-player, all-players.

## Whom an effect means. Quoted by the effects below; self needs no words.

sc-fx-who = { $who ->
    [active] active player:{" "}
    [chosen-player] any one player:{" "}
    [all-players] each player:{" "}
   *[self] {""}
}

# For steps of the rules that no card prints.

## Piles

sc-fx-turn-tops = { $piles ->
    [all] turn the top card of each pile face up
   *[one] turn the top card of one pile face up
}
sc-fx-bottom-one = one face-up top card may go to the bottom of its pile
sc-fx-reveal-top = reveal the top card of any pile
# $optional is 1 if the player may also stay.
sc-fx-switch-pile = { $optional ->
    [0] active player: go on with another pile
   *[1] active player: may go on with another pile
}
sc-fx-look-reveal = look at the top { COUNT("card", $n) } of a pile, { $optional ->
    [0] reveal 1
   *[other] may reveal 1
}, the rest go to its bottom
sc-fx-look-reorder = look at the top { COUNT("card", $n) } of each pile, put them back in any order

## Cards and Perils

# $source: revealed, discard. $tier is the highest tier allowed. $but is "none" or the name of a card.
sc-fx-take = { sc-fx-who }{ $n ->
    [1] take 1 Action
   *[other] take up to { COUNT("action-card", $n, case: "acc") }
}{ $tier ->
    [1] {" "}of tier 1
    [2] {" "}of tier 1 or 2
   *[3] {""}
} from the { $source ->
    [revealed] revealed cards
   *[discard] discard pile
}{ $but ->
    [none] {""}
   *[other] , but no { $but }
}
sc-fx-take-self = { sc-fx-who }take this card into hand
sc-fx-keep-revealed = the Peril discards no other revealed cards
sc-fx-protect = { sc-fx-who }no harm from the Peril
# $tag: any, beast, dark, trap, kin.
sc-fx-defeat = { $tag ->
    [any] defeat the Peril
    [beast] defeat the Peril, if it is a beast
    [dark] defeat the Peril, if it is of the dark
    [trap] defeat the Peril, if it is a trap
   *[kin] defeat the Peril, if it is kin
}
sc-fx-redirect = take the Trauma of a Peril in place of the player who faces it
sc-fx-extra-turn = { sc-fx-who }take another turn after this one

## Traumas, Characters, food, hands

sc-fx-gain-trauma = { sc-fx-who }gain { COUNT("trauma", $n, case: "acc") }
sc-fx-discard-this-trauma = shuffle this Trauma back at once, it never counts
# $n 0 means all.
sc-fx-trauma-down = { sc-fx-who }turn { $n ->
    [0] all Traumas
   *[other] { COUNT("trauma", $n, case: "acc") }
} face down
sc-fx-heal = { sc-fx-who }heal 1 { $only ->
    [face-down] face-down Trauma
   *[any] Trauma
}
sc-fx-character-down = { sc-fx-who }turn the Character face down
# $who: target (whom the card helps), player (who plays it).
sc-fx-turns-up = { $who ->
    [target] that player may turn the own Character face up
   *[player] you may turn your Character face up
}
sc-fx-store-food = { sc-fx-who }{ COUNT("food", $n) } for the next Feeding
sc-fx-eat-early = { sc-fx-who }eat this card now, it counts at the next Feeding
# $choice: own, random.
sc-fx-discard-hand = { sc-fx-who }discard { COUNT("card", $n, case: "acc") }{ $choice ->
    [random] {" "}at random
   *[own] {""}
}

## What lasts: modifiers of Areas, Traumas, Characters, Scenarios.

# $more is 1 or, if it is less, 0.
sc-passive-feed-cost = feeding costs { COUNT("food", $n) } { $more ->
    [1] more
   *[0] less
}
sc-passive-hand-limit = hand limit { $n }
sc-passive-min-reveals = reveal at least { COUNT("card", $n, case: "acc") } in each Scavenge
sc-passive-max-reveals = reveal at most { COUNT("card", $n, case: "acc") } in each Scavenge
sc-passive-avoid-tier = scavenge no pile with a tier { $n } card on top, if there is another
sc-passive-starve-discard = { $n ->
    [0] who starves discards no card
   *[other] when starving, discard { COUNT("card", $n, case: "acc") }
}
sc-passive-piles = { $n ->
    [1] only 1 pile can be scavenged
   *[other] only { $n } piles can be scavenged
}
sc-passive-free-switch = { $n ->
    [1] each Scavenge may change piles once
   *[other] each Scavenge may change piles up to { $n } times
}
sc-passive-turn-start-take = at the start of each turn, take { COUNT("action-card", $n, case: "acc") } at random from the discard pile
sc-passive-death-at = { COUNT("trauma", $n) } kill
sc-passive-avoid-price = avoiding a Peril costs { $n } less
sc-passive-look-more = when looking for a card to reveal, look at { COUNT("card", $n, case: "acc") } more
sc-passive-seconds = this round lasts { $n } seconds
sc-passive-seconds-per-round = each round lasts { $n } seconds
# $what: what can't be given or received.
sc-passive-cannot-receive = can't receive { $what }
sc-passive-cannot-give = can't give { $what }
# $cards: names.
sc-passive-cannot-play = can't play { $cards }
sc-passive-cannot-be-target = can't be chosen for { $cards }
sc-passive-no-avoid = no Peril can be avoided by paying
sc-passive-no-defeat = can't defeat Perils
sc-passive-own-turn-only = outside your own turn, play only Reactions
sc-passive-same-pile = scavenge the same pile as last time, unless it is empty
sc-passive-first-peril-keeps = the first Peril of each turn discards no other revealed cards
sc-passive-tops-face-up = the top card of each pile lies face up
sc-passive-face-down-free = Traumas that lie face down don't count
sc-passive-shared-surplus = all surplus food goes to players who lack food
sc-passive-real-time = all players scavenge at the same time
sc-passive-fed-may = each player who is fed: { $effects }
sc-passive-once-per-game = each player, once a game: { $effects }
sc-passive-food-bonus = tier { $tier } cards give { COUNT("food", $n) } { $more ->
    [1] more
   *[0] less
}
# $n: cards that may be held, $discard: how many go.
sc-passive-discard-above = at the start of your turn with more than { COUNT("card", $n) }, discard { $discard }
sc-passive-extra-turn = once a round, in Collect: { $price } for another turn

sc-gift-hand-cards = cards from a hand
sc-gift-shared-food = food at Feeding

## Prices: clauses that list-and and list-or may join

sc-price-cards = discard { COUNT("card", $n, case: "acc") }
sc-price-food = discard cards worth { COUNT("food", $n) }
sc-price-any-of = discard { $cards }
sc-price-traumas = gain { COUNT("trauma", $n, case: "acc") }

## The lines of a card

sc-text-action = Action, tier { $tier }: { COUNT("food", $food) }
sc-text-peril = Peril, tier { $tier }
sc-text-peril-marked = Peril, tier { $tier }: { $tags }
sc-text-opportunity = Opportunity, tier { $tier }
sc-text-anomaly = Anomaly, tier { $tier }

sc-tag-beast = beast
sc-tag-dark = of the dark
sc-tag-trap = trap
sc-tag-kin = kin

sc-text-any-time = Any time: { $effects }
sc-text-reaction = Reaction: { $effects }
sc-text-scavenge = In Scavenge: { $effects }
sc-text-own-turn = In your turn: { $effects }
sc-text-in-hand = In a hand: { COUNT("food", $food) }

sc-text-harm = Harm: { $effects }
sc-text-avoid = Avoid the harm: { $price }
sc-text-tame = Tame it (take it into hand): { $price }
sc-text-defeat = Defeat it: discard { $cards }
sc-text-only-protects = A card that defeats by kind ({ $tags }) only protects from it
sc-text-reward = Reward for defeating it: { $effects }
sc-text-condition = Price: { $price }
sc-text-gain = { CAP($effects) }
sc-text-anomaly-does = Choose a pile: shuffle the discard pile into it, this card goes to its bottom

sc-text-on-gain = When gained: { $effects }
sc-text-while-up = While face up: { $modifier }
sc-text-cost = Cost: { COUNT("food", $n) } from each player
sc-text-on-reveal = When turned up: { $effects }
sc-text-lasting = { CAP($modifier) }
sc-text-ability = Once a round: { $effects }
sc-text-ability-flips = Turn this Character face down: { $effects }
sc-text-survivor = While face down: { $modifier }

# $least and $most are numbers of players.
sc-text-players = { $least ->
    [1] 1 player
   *[other] { $least } to { $most } players
}
# $one, $two and $three: cards of tier 1, 2 and 3.
sc-text-deal = Dealt to each: { $one } of tier 1, { $two } of tier 2, { $three } of tier 3
sc-text-areas = { $n ->
    [1] 1 Area
   *[other] { $n } Areas
}, then { $area }
# $mixed: how many more are shuffled together with the Final Area.
sc-text-areas-mixed = { $n ->
    [1] 1 Area
   *[other] { $n } Areas
}, then { $area } shuffled among { $mixed } more
sc-text-win-alive = Whoever is alive after the Final Area wins
sc-text-win-signal = The living win if somebody discards a tier 3 Action at the last Feeding as a signal
sc-text-win-fewest-traumas = The better half of the living wins: fewest Traumas, then most food in hand
