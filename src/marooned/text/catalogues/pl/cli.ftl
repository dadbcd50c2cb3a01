# Polecenia wiersza poleceń: nagłówki i wyniki.
cli-result = Wynik
cli-simulating = trwa rozgrywka
cli-fuzzing = szukanie błędów
cli-games = gry
cli-games-of = … dla { COUNT("player", $n, case: "gen") }
cli-wins = wygrane gry
cli-won = wygrane
cli-win-share = odsetek wygranych
cli-win-interval = przedział ufności 95%
cli-rounds-mean = średnia liczba rund
cli-points-mean = średnia liczba punktów
cli-decisions = decyzje
cli-decisions-per-second = decyzje na sekundę
cli-soft-locks = gry bez wyjścia
cli-errors = błędy
cli-seconds = sekundy
cli-censuses = pełne kontrole
cli-replayed = odtworzone zapisy
cli-last-round = Ostatnia runda
cli-failure = Gra { $n } (ziarno { $seed }): { $what }
cli-players = od { $least } do { $most } graczy
cli-from-players = od { COUNT("player", $n, case: "gen") }
cli-seats = miejsca
cli-option = Opcja
cli-values = wartości
cli-default = domyślnie
cli-total = razem
cli-proven = dowiedzione
cli-explained = wyjaśnione
cli-missing = brakujące
cli-implemented = zaprogramowane
cli-tested = sprawdzone
cli-rules = punkty zasad
cli-mutating = wyłączanie zasad
cli-mutants = Wyłączone zasady
cli-killed = zauważone
cli-survivors = niezauważone
cli-cards = Karty
cli-replayed-lines = { $n ->
    [one] odtworzono 1 wiersz
    [few] odtworzono { $n } wiersze
   *[many] odtworzono { $n } wierszy
}
cli-seed-agrees = ziarno się zgadza: { $agrees ->
    [yes] tak
   *[no] nie
}
cli-not-over = Gra nie jest skończona.
cli-over-won = Wygrana w rundzie { $round }: { $reason }. { COUNT("point", $points) }.
cli-over-lost = Przegrana w rundzie { $round }: { $reason }. { COUNT("point", $points) }.
cli-odds = szansa
cli-odds-each = szansa każdej
cli-odds-dice = Kości akcji
cli-odds-failure = porażka
cli-odds-weather = Runda { $rounds }: { $dice }
cli-odds-clouds = deszczowe { $rain }, zimowe { $winter }
cli-odds-any-winter = jakaś chmura zimowa
cli-odds-above = więcej chmur niż dach { $roof }
cli-odds-deck = { $deck } ({ $n })
cli-odds-back = następny rewers: { $back }
bench-decisions-per-second = decyzje na sekundę (gra losowa)
bench-decision-us = µs na decyzję
bench-clones-per-second = kopie stanu na sekundę
bench-clone-us = µs na kopię stanu
bench-clone-per-decision = koszt kopii stanu w decyzjach
bench-legal-actions-us = µs na listę dozwolonych akcji
bench-new-games-per-second = nowe gry na sekundę
bench-new-game-ms = ms na nową grę
bench-state-json-bytes = bajty największego stanu w JSON
bench-chess-moves-per-second = python-chess: ruchy na sekundę
bench-ratio-to-python-chess = stosunek do python-chess
