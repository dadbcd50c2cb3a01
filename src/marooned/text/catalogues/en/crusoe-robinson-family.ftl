### Robinson Family (scenario 6).

scenario-robinson-family = Robinson Family

sign-kid = k
marker-kid = child
item-fence = Fence
item-garden = Garden
use-robinson-tools = Old Tools
use-robinson-plow = Plow
use-robinson-powder = Powder
use-robinson-seeds = Seeds
target-reclaim = Reclamation

goal-household = Marked items { $now }/{ $all }
goal-to-build = to build: { $items }
goal-off-board = not on the board: { $items }
goal-out-of-reach = out of reach, as they left the game: { $items }
goal-home-missing = missing: { $what }
goal-no-shelter = built shelter
goal-kids = { $n ->
    [one] { $n } child, who eats 1 food each night
   *[other] { $n } children, who eat { $n } food each night
}

ask-remove-black = Which black marker is removed?
label-terrain = { CAP($terrain) } at { $space }
fx-remove-black = remove a black marker from an island tile
fx-reroll-hungry = roll the hungry-animals die again
log-terrain-free = { $space }: terrain discovered again
log-kids-fed = Meal of the children: { COUNT("food", $n) }
reason-kid-hungry = a child got nothing to eat

brief-robinson-family-goal = Have a built shelter with roof, palisade and weapon at level 1 or more, and all nine marked inventions built at the same time, by the end of round 12. The game is won at once.
brief-robinson-family-rules =
    Nine inventions are drawn instead of five; these are the marked ones.
    A child is born in rounds 7, 9 and 11. Each night every child eats 1 food before you do; a child without food loses the game.
    Each book halves this round's production. A totem covers the terrain of its tile, if that terrain was not seen before.
    Reclamation: 2 pawns of players, sure, remove 1 black marker from any island tile (special reclaim).
    Several +1 food tokens may lie on the camp tile. Fence (Shovel): palisade +1. Garden (Shovel, 2 food): 4 food.
brief-robinson-family-watch = Nine items in twelve rounds leave no round idle: find the terrains early, keep wood and furs for items, and lay in food before rounds 7, 9 and 11. Snow comes in round 5, hungry animals in round 7.
