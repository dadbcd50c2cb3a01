# Příkazy příkazové řádky: nadpisy a výsledky.
cli-result = Výsledek
cli-simulating = hraje se
cli-fuzzing = hledání chyb
cli-games = hry
cli-games-of = … pro { COUNT("player", $n, case: "acc") }
cli-wins = výhry
cli-won = vyhráno
cli-win-share = podíl výher
cli-win-interval = 95% interval
cli-rounds-mean = kola, průměr
cli-points-mean = body, průměr
cli-decisions = rozhodnutí
cli-decisions-per-second = rozhodnutí za sekundu
cli-soft-locks = uváznutí
cli-errors = chyby
cli-seconds = sekundy
cli-censuses = úplné kontroly
cli-replayed = znovu přehrané záznamy
cli-last-round = Poslední kolo
cli-failure = Hra { $n } (seed { $seed }): { $what }
cli-players = { $least } až { COUNT("player", $most) }
cli-from-players = od { $n }
cli-seats = místa
cli-option = Volba
cli-values = hodnoty
cli-default = výchozí
cli-total = celkem
cli-proven = doloženo
cli-explained = vysvětleno
cli-missing = chybí
cli-implemented = hotovo
cli-tested = otestováno
cli-rules = pravidla
cli-mutating = vypínání pravidel
cli-mutants = Vypnutá pravidla
cli-killed = odhaleno
cli-survivors = přežilo
cli-cards = Karty
cli-replayed-lines = { $n ->
    [one] přehrán 1 řádek
    [few] přehrány { $n } řádky
   *[other] přehráno { $n } řádků
}
cli-seed-agrees = seed souhlasí: { $agrees ->
    [yes] ano
   *[no] ne
}
cli-not-over = Hra neskončila.
cli-over-won = Vítězství v { $round }. kole: { $reason }. { COUNT("point", $points) }.
cli-over-lost = Prohra v { $round }. kole: { $reason }. { COUNT("point", $points) }.
cli-odds = pravděpodobnost
cli-odds-each = pravděpodobnost každé
cli-odds-dice = Akční kostky
cli-odds-failure = neúspěch
cli-odds-weather = Kolo { $rounds }: { $dice }
cli-odds-clouds = déšť { $rain }, zima { $winter }
cli-odds-any-winter = alespoň jeden zimní mrak
cli-odds-above = víc mraků než úroveň střechy { $roof }
cli-odds-deck = { $deck } ({ $n })
cli-odds-back = příští rub: { $back }
bench-decisions-per-second = rozhodnutí za sekundu (náhodná hra)
bench-decision-us = µs na rozhodnutí
bench-clones-per-second = kopie stavu za sekundu
bench-clone-us = µs na kopii stavu
bench-clone-per-decision = cena kopie v rozhodnutích
bench-legal-actions-us = µs na seznam povolených akcí
bench-new-games-per-second = nové hry za sekundu
bench-new-game-ms = ms na novou hru
bench-state-json-bytes = bajty největšího stavu v JSON
bench-chess-moves-per-second = python-chess: tahy za sekundu
bench-ratio-to-python-chess = poměr k python-chess
