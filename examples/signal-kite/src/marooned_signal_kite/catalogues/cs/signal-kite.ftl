scenario-signal-kite = Signální drak
item-kite = Drak
helper-weather-vane = Korouhvička
use-kite-balm = Mast
use-kite-sail = Plachtovina
use-kite-hook = Hák
target-fly-kite = pouštět draka
fx-fly-kite = pouštět draka
log-flight = Draka je vidět ({ $n } ze 3)
goal-flights = Lety { $now }/{ $all }
brief-signal-kite-goal = Pustit draka ve třech různých kolech do konce 8. kola.
brief-signal-kite-rules =
    Drak vyžaduje Provaz a 2 kůže. Pouštění stojí 2 figurky hráčů, jednou za kolo, a vyžaduje kopce nebo hory.
    Kniha vezme úroveň střechy. Totem přinese kůži.
brief-signal-kite-watch = Kůže jsou z lovu a z totemů; hledejte brzy výšiny.
