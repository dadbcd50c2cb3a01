### Cannibal Island (scenario 5).

scenario-cannibal-island = Cannibal Island
sign-village = ◇
sign-burned-village = *
sign-city = ◈
marker-village = village
marker-burned-village = burned village
marker-city = City of Cannibals
item-ballista = Ballista
item-canoe = Canoe
use-cannibal-blowpipe = Blowpipe
use-cannibal-ointment = Healing Ointment
use-cannibal-map = Map of the Island

target-attack-city = attack on the City of Cannibals at { $space } (strength { $strength })
target-attack-village = attack on the village at { $space } (strength { $strength })

fx-give-up = discard 1 wood or food, if there is any
fx-raid = each player: 3 wounds, 1 less for each burned village
fx-lose-shelter = lose the shelter with all levels of roof and palisade
ask-give-up = What is discarded?
ask-canoe = Take the canoe?
label-canoe = Draw 2 tiles, choose one
label-no-canoe = Draw the top tile
ask-place-tile = Which tile is placed?

log-burned = { $space }: { $what } burned down
log-city = The City of Cannibals appears at { $space }: strength { $strength }
log-shelter-lost = The shelter is lost

goal-city-hidden = City: strength { $strength }, appears in round { $round }
goal-city = City: strength { $strength }
goal-villages = Villages { $n } (strength { $strength })
goal-burned = Burned { $n }

brief-cannibal-island-goal = Burn down the City of Cannibals by the end of round 9. The game is won at once.
brief-cannibal-island-rules =
    Totems are villages. Finding them costs wounds, and from the second to the fourth also 1 wood or food. The City appears by itself at N4 in round 4.
    An attack is a hunt with 2 pawns wherever an unbroken way leads: whoever leads it takes 1 wound for each level that the weapon lacks, then the place burns. A village has strength 4 and 1 for each place that stands, the City 21 less 3 for each burned village.
    No camp where a village stands or in the City; gathering there needs a pawn more.
    Each book: 3 wounds for every player, 1 less for each burned village; then the camp moves, or the shelter falls, or everybody takes 2 wounds more.
    Ballista (Rope, 2 wood): palisade +2, weapon +1. Canoe (river, 1 wood): exploring, choose one of two tiles.
brief-cannibal-island-watch = There is no weather, so put everything into weapons. Burn villages early: each one burned weakens the City by 3 and the books by 1.
