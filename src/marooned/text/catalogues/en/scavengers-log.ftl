### The log of the card game: what happened, in the present tense or without a verb.
###
### $who, $to and $first are players ("Player 1"), $card, $trauma, $area and $character are names, $cards is a row of
### names, $pile is the number of a pile, $n a number.

## The course of the game

sc-log-round = Round { $n }: { $area }, cost { $cost }; { $first } holds the Flag
sc-log-turn = { $who }: the turn begins
sc-log-feeding = Feeding: cost { $cost }
sc-log-time-up = The time is up
sc-log-won = Victory: { $who }
sc-log-lost = Defeat: { $reason }

reason-all-dead = everybody is dead
reason-caravan = nobody fed the Caravan
reason-no-signal = nobody gave the signal
reason-survived = the Final Area is behind the living

## Scavenge and Collect

sc-log-pile = { $who } scavenges pile { $pile }
sc-log-revealed = { $who } reveals { $card } from pile { $pile }
sc-log-face-up = { $card } lies face up on pile { $pile }
sc-log-to-bottom = The top card of pile { $pile } goes to its bottom
sc-log-looks = { $who } looks at { COUNT("card", $n, case: "acc") } of pile { $pile }
sc-log-anomaly = { $who } shuffles the discard pile into pile { $pile }
sc-log-fulfils = { $who } uses { $card }
sc-log-scavenge-ends = { $who }: Scavenge is over
sc-log-collects = { $who } stops and collects
sc-log-takes = { $who } takes { $card }
sc-log-discarded = Discarded: { $cards }

## Perils

sc-log-peril = { $who } faces { $card }
sc-log-suffers = { $who } accepts the harm
sc-log-avoids = { $who } pays to avoid the harm
sc-log-tames = { $who } tames { $card }
sc-log-defeated = { $who }: the Peril is defeated
sc-log-protected = { $who } is safe from the harm
sc-log-redirect = { $who } will take the Trauma instead

## Cards and people

sc-log-plays = { $who } plays { $card }
sc-log-ability = { $who } uses the { $character }
sc-log-special = { $who } uses the action of the Scenario
sc-log-gives = { $who } gives { $to } { $card }
sc-log-trauma = { $who } gains a Trauma: { $trauma }
sc-log-trauma-down = { $who } turns { $trauma } face down
sc-log-healed = { $who } is healed of { $trauma }
sc-log-dies = { $who } dies
sc-log-character-up = { $who } turns the Character face up: { $character }
sc-log-character-down = { $who } turns the Character face down

## Deals

sc-log-offer = { $who } offers { $to } a deal: { $deal }
sc-log-deal = Deal: { $deal }
sc-log-no-deal = { $to } refuses the deal
sc-log-penalty = { $who } broke a promise to { $to } and gains a Trauma

## Food

sc-log-stored = { $who } has { COUNT("food", $n, case: "acc") } more for the next Feeding
sc-log-eats-early = { $who } eats { $card } before Feeding
# $hungry: yes (starves by choice) or no. $n: all the food of this player.
sc-log-eats = { $hungry ->
    [yes] { $who } means to starve and lays down { $cards }: { COUNT("food", $n) }
   *[no] { $who } lays down { $cards }: { COUNT("food", $n) }
}
sc-log-shares = { $who } gives { $to } { COUNT("food", $n, case: "acc") }
sc-log-fed = { $who } is fed
sc-log-starves = { $who } starves
sc-log-signal = { $who } gives the signal
sc-log-caravan-fed = { $who } feeds the Caravan
sc-log-spoils = { $who } gets from under the Caravan: { $cards }
