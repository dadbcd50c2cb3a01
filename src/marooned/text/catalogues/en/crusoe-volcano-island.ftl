### Volcano Island (scenario 4).

scenario-volcano-island = Volcano Island

sign-volcano = ▲
sign-dust = ~
sign-totem-1 = ①
sign-totem-2 = ②
sign-totem-3 = ③
sign-totem-4 = ④
sign-lava = !
marker-volcano = volcano
marker-dust = dust
marker-totem-1 = totem 1, Small Temple
marker-totem-2 = totem 2, Ruined Village
marker-totem-3 = totem 3, Hidden Cave
marker-totem-4 = totem 4, Underground Temple
marker-lava = lava at the start of the next round
item-rope-ladder = Rope Ladder
item-jolly-boat = Jolly-Boat
helper-rope-ladder = Rope Ladder
use-volcano-map = Old Map
use-volcano-diary = Indy's Diary
use-volcano-torch = Torch
use-volcano-canvas = Old Canvas
# $number: which totem it is, by order of discovery.
target-totem = { $number ->
    [1] Small Temple
    [2] Ruined Village
    [3] Hidden Cave
   *[4] Underground Temple
} at { $space }
log-lava = Lava flows

goal-tiles = Tiles { $now }/{ $all }
goal-totems = Totems { $now }/{ $all }
goal-boat-later = Jolly-Boat: afterwards
goal-boat-now = Jolly-Boat: now
goal-lava = Lava in round { $round }: { $spaces }
goal-dust = Dust { $n }

brief-volcano-island-goal = Explore 6, 7 or 8 tiles and 3, 4 or 4 totems with up to 2, 3 or 4 players, then build the Jolly-Boat by the end of round 8. The game is won at once.
brief-volcano-island-rules =
    You begin at E, beside the volcano, with Knife and Shovel. Every explore action needs a pawn more all game.
    Lava closes E in round 4, N3 and S3 in 5, N2 and S2 in 6, M1 in 7, N1 and S1 in 8, explored or not; with the camp on it you lose. What was explored stays counted.
    Each of the first four totems may be explored once: you must draw and resolve 3, 4, 4, 5 mystery cards; the third and fourth need a pawn more. Rope Ladder (Rope): a pawn for that, each round. Jolly-Boat: Rope, 3 wood.
    Each book brings two dust markers, wherever you like: every action there needs a pawn more. Fur may be paid as wood for shelter, roof and palisade.
brief-volcano-island-watch = Walk west with the camp, a tile a night: it must have left E by the end of round 3. Explore tiles early, put dust on what the lava has taken, and find the plains for the Rope.
