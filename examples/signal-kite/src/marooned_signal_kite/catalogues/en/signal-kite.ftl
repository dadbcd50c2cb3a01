scenario-signal-kite = Signal Kite
item-kite = Kite
helper-weather-vane = Weather vane
use-kite-balm = Balm
use-kite-sail = Sailcloth
use-kite-hook = Hook
target-fly-kite = fly the kite
fx-fly-kite = fly the kite
log-flight = The kite has been seen ({ $n } of 3)
goal-flights = Flights { $now }/{ $all }
brief-signal-kite-goal = Fly the kite in three different rounds by the end of round 8.
brief-signal-kite-rules =
    The kite needs the Rope and 2 furs. Flying it takes 2 pawns of players, once a round, and hills or mountains.
    A book takes a roof level. A totem brings a fur.
brief-signal-kite-watch = Furs come from hunting and totems; look for heights early.
