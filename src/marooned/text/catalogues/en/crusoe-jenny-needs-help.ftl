### Jenny Needs Help! (scenario 3).

scenario-jenny-needs-help = Jenny Needs Help!

item-rescue-raft = Rescue Raft
item-lifeboat = Lifeboat
use-jenny-herbs = Herbs
use-jenny-pistol = Pistol
use-jenny-ruined-hut = Ruined Hut
use-jenny-vines = Vines
target-rescue-jenny = by raft to Jenny

# $n: hearts left, the last one of which is the skull.
log-jenny-rescued = Jenny is rescued (♥ { $n })
goal-jenny-out-there = Jenny alone out there ♥ { $n }
goal-jenny-with-you = Jenny in your camp ♥ { $n }
goal-rescue-raft-missing = Rescue Raft to build
goal-rescue-raft-ready = Rescue Raft ready
goal-lifeboat-later = then the Lifeboat
goal-lifeboat = Lifeboat to build

reason-jenny-died = Jenny died

brief-jenny-needs-help-goal = Rescue Jenny, then build the Lifeboat by the end of round 8. The game is won at once; it is lost if Jenny dies.
brief-jenny-needs-help-rules =
    Jenny takes 2 wounds each night until she is rescued and dies of the 11th wound: fetch her in round 6 at the latest.
    Rescue Raft (Rope, 2 wood): in a later round an explore action on it rescues her; an adventure there is 1 wound instead of a card.
    Lifeboat (Rope, Knife, 6 wood, 4 fur): only after the rescue; it wins as soon as it is built.
    Once rescued, Jenny counts as one of you: she eats, freezes, and is hit by what hits every player. Her pawn only rests and heals 1.
    Book: palisade −1. Totems in order: 2 wounds for whoever explored, morale −2, the Rope for nothing, 2 fur, nothing.
brief-jenny-needs-help-watch = 4 fur are two or three beasts, or a lucky find: arm yourselves and hunt early. From round 5 on hungry animals come, and every book takes a level of palisade.
