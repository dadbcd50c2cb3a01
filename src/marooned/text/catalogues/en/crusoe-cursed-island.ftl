### Cursed Island (scenario 2).

sign-fog = ~
sign-cross = †
marker-fog = fog
marker-cross = cross
item-cross = Cross
item-sacred-bell = Sacred Bell
helper-cultists-candles = Cultist's Candles
use-cursed-vials = Mysterious Vials
use-cursed-bell = Decorated Bell
use-cursed-dagger = Sacrificial Dagger
target-dark-temple = Dark Temple at { $space }

goal-crosses = Crosses { $now }/{ $all }
goal-fog = Fog { $n }
goal-dark-temple = Dark Temple: { $space }

brief-cursed-island-goal = Put up five crosses on five different tiles by the end of round 10. The game is won at once.
brief-cursed-island-rules =
    Each book brings two fog markers, wherever you like. Where fog lies, every action needs a pawn more, the terrain counts as unexplored, and camp and Shortcut produce nothing.
    A cross costs 2 wood and is built on the camp tile, beside it, or farther away for more pawns. It falls with its tile.
    The Sacred Bell (hills, Rope) takes away 3 fog and can be built again and again.
    First totem: a temple with up to 3 treasures, once. Second: 2 wounds. Further ones: fog.
brief-cursed-island-watch = Five tiles must be found and kept open: explore early, put fog where you won't go, and mind the winter from round 6 on.
