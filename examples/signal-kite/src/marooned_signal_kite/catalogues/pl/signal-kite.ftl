scenario-signal-kite = Latawiec sygnałowy
item-kite = Latawiec
helper-weather-vane = Chorągiewka
use-kite-balm = Maść
use-kite-sail = Płótno
use-kite-hook = Hak
target-fly-kite = puszczanie latawca
fx-fly-kite = puścić latawiec
log-flight = Latawiec został zauważony ({ $n } z 3)
goal-flights = Loty { $now }/{ $all }
brief-signal-kite-goal = Puśćcie latawiec w trzech różnych rundach do końca 8. rundy.
brief-signal-kite-rules =
    Latawiec wymaga Liny i 2 skór. Puszczanie zajmuje 2 pionki graczy, raz na rundę, i wymaga wzgórz lub gór.
    Księga zabiera poziom dachu. Totem daje skórę.
brief-signal-kite-watch = Skóry są z polowań i totemów; szukajcie wcześnie wzniesień.
