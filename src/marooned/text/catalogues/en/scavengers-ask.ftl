### What the card game asks, and what the options say.
###
### Prompts are sentences; labels are short. $who, $by and $to are players, $card and $trauma are names, $n is a number.

sc-player = Player { $n }

## The options of the set-up

option-caravan = Caravan
option-characters = Characters
option-areas = Areas before the Final Area may come
option-clock = Clock of Last Hunt

## A turn

sc-ask-act = Scavenge: what do you do?
sc-ask-collect = Collect: what do you do?

sc-label-reveal = Reveal the next card
sc-label-collect = Stop and collect
sc-label-done = End the turn
sc-label-time-up = The time is up
# $tier is that of the card on top.
sc-label-pile = Pile { $n }{ $tier ->
    [0] {""}
   *[other] {" "}(tier { $tier } on top)
}
sc-label-take = Take { $card }
sc-label-use = Use { $card }

## At any time

sc-label-play = Play { $card }
sc-label-ability = Use your Character
sc-label-special = Use the action of the Scenario
sc-label-extra-turn = Pay for another turn
sc-label-caravan = Feed the Caravan
sc-label-deal = Offer a deal
sc-label-gift = Give a card away
sc-label-pass = Pass
sc-label-cancel = Cancel

# $cards: how many lie under the Caravan.
sc-detail-caravan = discard cards worth { COUNT("food", $n) }, get the Actions among { COUNT("card", $cards) } under it

## Perils

# $own is 1 if the player who is asked faces it.
sc-ask-react = { $own ->
    [1] You face { $card }. What do you do?
   *[0] { $who } faces { $card }. Do you step in?
}

sc-label-suffer = Accept the harm
sc-label-avoid = Avoid the harm: { $cards ->
    [0] { $food ->
        [0] free
       *[other] discard cards worth { COUNT("food", $food) }
    }
   *[other] discard { COUNT("card", $cards, case: "acc") }{ $food ->
        [0] {""}
       *[other] {" "}and cards worth { COUNT("food", $food) }
    }
}
sc-label-tame = Tame it: discard cards worth { COUNT("food", $food) }
sc-label-defeat = Defeat it: discard { $card }

## Cards and piles

sc-ask-who = Which player?
sc-ask-option = Which one?
sc-ask-pile = Which pile?
sc-ask-switch = Which pile do you go on with?
sc-ask-bottom = Which top card goes to the bottom of its pile?
sc-ask-show = Which card is revealed?
sc-ask-order-bottom = Which card goes to the bottom next? The last one lies lowest.
sc-ask-order-top = Which card goes back on top next? The last one is drawn first.
sc-ask-anomaly = Anomaly: the discard pile is shuffled into which pile?
sc-ask-take = Which card do you take?
sc-ask-room = Your hand is full. What do you discard to take { $card }?
sc-ask-drop = Which card do you discard?
sc-ask-pay-card = Which card do you pay?
sc-ask-pay-food = Which card do you pay? { COUNT("food", $n) } to go

sc-label-none = None
sc-label-stay = Stay with this pile
sc-label-stop = Take no more
sc-label-leave-it = Leave it

## Traumas and Characters

sc-ask-trauma-down = Which Trauma turns face down?
sc-ask-heal = Which Trauma is healed?
sc-ask-character = Which Character do you keep?
sc-ask-turn-up = Turn your Character face up?

# $down is 1 if it lies face down.
sc-label-trauma = { $trauma }{ $down ->
    [1] {" "}(face down)
   *[0] {""}
}
sc-label-turn-up = Turn it face up
sc-label-keep-down = Leave it face down

## Feeding

sc-ask-before-feeding = Feeding comes next. Do anything first?
sc-ask-signal = Which tier 3 Action gives the signal?
# $have: the food that counts already, $need: the cost.
sc-ask-eat = What do you eat? { $have } of { COUNT("food", $need) }
sc-ask-share = You have food to spare. Whom do you feed?
sc-ask-how-much = How much food?

sc-label-signal = Give the signal
sc-label-starve = Starve by choice
sc-label-feed = Eat no more
sc-label-eat = Eat { $card } ({ COUNT("food", $n) })
sc-label-keep-food = Nobody else
sc-label-share = { $who } (lacks { COUNT("food", $n, case: "acc") })
sc-label-food = { COUNT("food", $n) }

## Gifts and the Caravan

sc-ask-gift = Which card do you give away?
sc-ask-gift-to = To whom?
sc-ask-accept-gift = { $who } gives you { $card }. Do you take it?
sc-ask-hand-out = Who gets { $card }?

sc-label-accept = Accept
sc-label-refuse = Refuse

## Deals

sc-ask-partner = With whom do you deal?
sc-ask-build = Your offer: { $deal }. What else?
sc-ask-offer = { $who } offers a deal: { $deal }. Do you accept?
sc-ask-kept = Did { $by } protect { $to } as promised?
sc-ask-penalty = { $by } broke a promise to you. A Trauma for it?

sc-label-offer = Make this offer
sc-label-i-promise = You promise: { $promise }
sc-label-you-promise = You ask for: { $promise }
sc-label-kept = Promise kept
sc-label-broken = Promise broken
sc-label-penalty = Give a Trauma
sc-label-forgive = Forgive

# What each side promises: rows of the clauses below.
sc-deal = { $giver } promises { $gives } / { $taker } promises { $wants }

sc-promise-nothing = nothing
sc-promise-now = { $card } now
sc-promise-later = { $card } before the end of Feeding
sc-promise-food = { COUNT("food", $n) } at Feeding
sc-promise-leave = to leave { $card } on the table
sc-promise-protect = protection

sc-own-name = { $name }
