### The card game's table in the browser: deals, Feeding, Last Hunt, the end. The rest is in web.ftl.

## Last Hunt

web-tunnels-together = Everyone at once: grab or go
web-tunnels-together-note = A Peril stops the clock and everyone’s scavenging.
web-tunnels-until-feeding = until Feeding
web-tunnels-clock-stands = the clock stands still
web-tunnels-clock = Time left
web-tunnels-seconds = { $n } seconds to go
web-tunnels-only-yours = Only yours
web-tunnels-only-yours-note = What is not collected in time is lost.
web-tunnels-row-of = { $who }: revealed cards

## Piles and reveals

web-tunnels-known-top = Next: { $card }
web-tunnels-least = { $n } of { $least } reveals
web-tunnels-may-stop = { $n } of { $least }: you may stop
web-tunnels-most = { $n } of at most { $most } reveals
web-tunnels-not-yet = not before reveal { $least }
web-tunnels-in-trauma-deck = Traumas in the deck
web-tunnels-drag = To give a card, drag it to a head.
web-tunnels-characters = Your Characters to choose from
web-tunnels-choose-card = Cards to choose from
web-tunnels-myself = Myself
web-tunnels-caravan-note = Feed it this round, or everybody loses.
web-tunnels-unseen = { $n } of { $all } unseen tier-{ $tier } cards are Perils
web-tunnels-unseen-short = { $n } of { $all } unseen
web-tunnels-unseen-brief = { $n } of { $all } unseen are Perils
web-tunnels-exact = Peril exactly { $exact }
web-tunnels-ask-pile = Which pile do you scavenge?
web-tunnels-ask-first = Reveal the first card
web-tunnels-ask-again = Reveal again, or stop?
web-tunnels-ask-on = Not enough yet: reveal again
web-tunnels-may-play = You may play: { $cards }
web-tunnels-here = { $who } is here
web-tunnels-stake-of = At stake: { $who }

## A Peril

web-tunnels-step-up = Peril up
web-tunnels-step-react = Reactions
web-tunnels-step-row = Discard the row
web-tunnels-step-harm = Harm
web-tunnels-step-reward = Reward
web-tunnels-only-reactions = Only lit cards can be played now.
web-tunnels-ask-help = Ask the others for help
web-tunnels-nth-trauma = A Trauma would be number { $n } of { $most }.
web-tunnels-nth-deadly = A Trauma would be the last.

## Feeding

web-tunnels-mouths = { $n ->
    [one] 1 mouth, { $need } food needed
   *[other] { $n } mouths, { $need } food needed
}
web-tunnels-feeding-need = { $there } on the table
web-tunnels-lacks = Lacks { $n }.
web-tunnels-starves = Starves by choice.
web-tunnels-starve-note = a Trauma, then a discard
web-tunnels-eats = { $have } of { $need } food
web-tunnels-from-others = { $n } from others
web-tunnels-from-me = from me
web-tunnels-more-for = More for: { $who }
web-tunnels-less-for = Less for: { $who }
web-tunnels-give-n = Give { $n }
web-tunnels-would-die = { $who }: lacks { $n } and would die.
web-tunnels-would-starve = { $who }: lacks { $n }, that means a Trauma.
web-tunnels-spare = You can still share { $n }.
web-tunnels-not-all = It is not enough for all.
web-tunnels-all-fed = Everybody has enough.
web-tunnels-eating = eaten
# in a replay: what was answered
web-tunnels-chosen = chosen

## Deals

web-tunnels-deal = A binding deal
web-tunnels-deal-gives = { $who } gives
web-tunnels-deal-you-give = You give
web-tunnels-deal-nothing = nothing
web-tunnels-deal-due = Due
web-tunnels-deal-due-at = by the end of this Feeding; the table checks it
web-tunnels-deal-breaks = If it is broken
web-tunnels-deal-breaks-by = a Trauma at once, if the other wants it
web-tunnels-deal-can = Can you keep it?
web-tunnels-deal-yes = Yes: you hold { $have } food, need { $need }, promise { $n }.
web-tunnels-deal-tight = Not yet: you hold { $have } food, need { $need }, promise { $n }.
web-tunnels-deal-free = Nothing of it costs you food.
web-tunnels-deal-limit = Hand after it
web-tunnels-deal-limit-of = { $n } of { $limit }
web-tunnels-deal-add = Add
web-tunnels-deal-food = food at Feeding
web-tunnels-deal-cards-now = a card now
web-tunnels-deal-cards-later = a card by the end of Feeding
web-tunnels-deal-leave = leave a revealed card
web-tunnels-ask-offer = { $who } offers you a deal
web-tunnels-ask-build = Your offer to { $who }
web-tunnels-deal-waits = The answer is awaited: { $who }
web-tunnels-deal-counter = Counter-offer
web-tunnels-deal-counter-to = Counter-offer: { $who }
web-tunnels-deal-counter-note = Refuses; your own offer then starts with this one turned round.
web-tunnels-deal-not-yet = Not in this moment: each pair has one offer at a time. Your counter-offer waits here.

## The end

web-tunnels-daylight-all = Daylight. All of you.
web-tunnels-daylight-some = Daylight, but not for all
web-tunnels-daylight-one = Daylight
web-tunnels-others-out = The others saw daylight
web-tunnels-swallowed = The dark keeps you
web-tunnels-last-crack = { $n ->
    [3] The third crack was the last
    [4] The fourth crack was the last
   *[other] The last crack
}
web-tunnels-died-note = Your cards are discarded, your Traumas go back to their deck. The others go on.
web-tunnels-stat-odds = the odds you took
web-tunnels-stat-revealed = cards revealed
web-tunnels-stat-perils = Perils met, beaten: { $beaten }
web-tunnels-stat-feedings = Feedings survived
web-tunnels-stat-out = came out alive
web-tunnels-col-player = Player
web-tunnels-col-revealed = Revealed
web-tunnels-col-shared = Food shared
web-tunnels-col-traumas = Traumas
web-tunnels-alive = alive
web-tunnels-watch-on = Watch the others
web-tunnels-deal-code = Same deal again
web-tunnels-what-if = Replay, and what if
web-tunnels-last-turn = See my last turn
web-tunnels-last-turn-was = The last turn
web-tunnels-what-if-stopped = What if I had stopped?
web-tunnels-odds-of = Peril { $peril }
