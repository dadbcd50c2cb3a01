### What several scenarios of the island game say; what is one scenario's alone stands in a file of its own.

scenario-castaways = Castaways
scenario-cursed-island = Cursed Island

person-jenny = Jenny
kind-special = special action
ask-target-special = Which special action?
ask-window-hungry = The hungry animals come. Use anything first?

target-site = { $what } at { $space }
log-site = { $what } stands at { $space }
log-marker = { CAP($marker) } on { $space }
log-marker-gone = { CAP($marker) } gone from { $space }

# $marker: what the white markers of the scenario are called. $n: how many are still to be placed.
ask-place-marker = Where does the next marker go ({ $marker })? { $n } to go
ask-remove-marker = Which marker is removed ({ $marker })?
fx-place-markers = { $n ->
    [one] place a white marker where none lies
   *[other] place { $n } white markers where none lie
}
fx-remove-marker = remove a white marker

brief-castaways-goal = Build Fire and pile up 15 wood; the ship passes in rounds 10 to 12. The game is won as soon as both are done while it is there.
brief-castaways-rules =
    Wood goes on the pile before anything is planned, into one column a round: 1, 2, 3, 4, 5 wood from left to right. What lies there stays there.
    Mast (Rope, 1 wood, 1 fur): 3 wood for the pile. Hatchet (mountains, 1 wood): 1 wood more in each production.
    Books and totems do nothing.
brief-castaways-watch = Five columns take five rounds, and Fire needs the mountains: find them early. Rain comes in round 4, snow and hungry animals in round 7.
