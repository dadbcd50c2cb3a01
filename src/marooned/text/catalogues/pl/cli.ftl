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
cli-over-won-plain = Wygrana w rundzie { $round }: { $reason }.
cli-over-lost = Przegrana w rundzie { $round }: { $reason }. { COUNT("point", $points) }.
cli-over-lost-plain = Przegrana w rundzie { $round }: { $reason }.
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
cli-deck-written = zapisano plik talii: { $file }
cli-deck-usual = To talia dołączona do programu.
cli-deck-own = Talia { $deck }: poprawna, można nią grać.
cli-deck-same = Żadna karta nie różni się od talii dołączonej do programu.
# $field to nazwa pola albo „none”, gdy cała karta doszła lub znikła. $old i $new to wartości albo „none”.
cli-deck-differs = { $card }{ $field ->
    [none] { "" }
   *[other] { " " }{ $field }
}: { $old ->
    [none] –
   *[other] { $old }
} → { $new ->
    [none] –
   *[other] { $new }
}
cli-deck-tier = poziom { $n }
cli-deck-action = akcje
cli-deck-peril = niebezpieczeństwa
cli-deck-opportunity = okazje
cli-deck-anomaly = anomalie
cli-deck-traumas = traumy
cli-deck-areas = obszary
cli-deck-scenarios = scenariusze
cli-deck-characters = postacie
cli-deck-fields = Pola kart
cli-deck-known = znane
cli-deck-reconstructed = zrekonstruowane
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

## Pliki talii. $value, $known i $places podaje się tak, jak stoją w pliku.

setup-no-deck = { $game } nie ma pliku talii; gry, które go mają: { $known }
error-exists = już istnieje; --force go nadpisze
error-unwritable = nie można zapisać: { $why }
deck-needed = Grano talią { $deck }: jej plik podaje się przez --deck PLIK
# $deck, $own: oznaczenie talii albo „none” dla talii dołączonej do programu.
deck-other = Grano { $deck ->
    [none] talią dołączoną do programu
   *[other] talią { $deck }
}, a to jest { $own ->
    [none] talia dołączona do programu
   *[other] talia { $own }
}
deck-error-yaml = to nie jest YAML: { $why }
deck-error-deep = zagnieżdżenie głębsze niż { $most }
deck-error-alias = kotwic i odwołań (& i *) nie używa się w plikach talii; wartość trzeba wypisać w całości
deck-error-key-twice = pole `{ $key }` jest tu dwa razy
deck-error-mapping = tu mają być pola (`nazwa: wartość`), a nie { $value }
deck-error-missing = brakuje `{ $key }`
deck-error-number = tu ma być liczba całkowita od { $least } do { $most }, a nie { $value }
deck-error-word = tu ma być jedno z: { $known }; a nie { $value }
deck-error-text = tu ma być tekst, a nie { $value }
deck-error-id = id składa się z małych liter bez znaków diakrytycznych, cyfr i _ i zaczyna się od litery; { $value } takie nie jest
deck-error-flag = tu ma być true albo false, a nie { $value }
deck-error-list = tu ma być lista (`[…]`), a nie { $value }
deck-error-key = nieznane pole; znane pola: { $known }
deck-error-only-true = sens ma tu tylko true; w innym razie pole się pomija
deck-error-options = opcji ma być od dwóch do sześciu, a nie { $n }
deck-error-price = cena musi czegoś żądać: { $known }
deck-error-no-effect = tu ma być co najmniej jeden efekt
deck-error-not-here = { $what } nie ma tu sensu, tylko tutaj: { $places }
deck-error-first = { $what } musi być pierwszym efektem i nie może stać wewnątrz choose_one
deck-error-no-second = { $what } nie może tu stać razem z { $other }
deck-error-one-key = modyfikator ma dokładnie jedno pole; znane pola: { $known }
deck-error-modifier = nieznany modyfikator { $value }; znane: { $known }
deck-error-twice = id { $card } podano dwa razy
deck-error-new-id = id się nie zmieniają, a { $card } wśród nich nie ma
deck-error-no-card = nie ma karty { $card }
deck-error-not-in-hand = karta { $card } nigdy nie może znaleźć się na ręce
deck-error-in-hand = brakuje `in_hand`: ta karta może znaleźć się na ręce
deck-error-players = tu ma być [najmniej, najwięcej] od 1 do { $most }, a nie { $value }
deck-error-one-player = tryb { $mode } jest dla [1, 1] graczy, każdy inny dla [2, 6] lub części tego zakresu
deck-error-from = brakuje `from_{ $n }`: liczby obszarów; najmniejsza liczba graczy to { $n }
deck-error-real-time = tryb real_time i modyfikator real_time występują tylko razem
deck-error-rivals = win { $win } wymaga trybu { $mode }
deck-error-signal = win signal wymaga akcji poziomu 3
deck-error-hand = rozdaje się za dużo kart: { $n }; na ręce mieści się { $most }
deck-error-few-areas = potrzeba obszarów: { $n }; jest ich { $there }
deck-error-few-actions = rozdaje się akcji poziomu { $tier }: { $n }; jest ich { $there }
deck-error-few-cards = potrzeba kart na ręce i do stosów: { $n }; jest ich { $there }
deck-error-few-traumas = potrzeba traum: { $n }, aby przy każdej otrzymanej jakaś jeszcze została; jest ich { $there }
deck-error-few-characters = potrzeba postaci: { $n }, albo żadnej; jest ich { $there }
deck-error-scenarios = tu mają być dokładnie te: { $known }
cli-odds-pile = Stos { $pile }: { COUNT("card", $n) }, na wierzchu poziom { $tier }
cli-odds-peril = Niebezpieczeństwo
cli-scenario = Scenariusz
cli-players-short = gracze
cli-lost = przegrane
cli-best = najlepszy
cli-last = ostatni
cli-course = przebieg punktów
cli-when = Kiedy
cli-points = punkty
cli-record = Zapis
cli-no-scores = Przy tym stole nie skończyła się jeszcze żadna gra. Zakończone gry zapisują się same.

cli-no-tables = Nie ma tu żadnych stołów.
cli-tables-code = Kod
cli-tables-game = Gra
cli-tables-round = Runda
cli-tables-state = Stan
cli-tables-when = Zmieniono
cli-tables-over = koniec
cli-tables-runs = trwa
cli-tables-saved = { $n ->
    [one] Skopiowano { $n } stół do { $file }
    [few] Skopiowano { $n } stoły do { $file }
   *[other] Skopiowano { $n } stołów do { $file }
}
cli-tables-restored = { $n ->
    [one] Przywrócono { $n } stół
    [few] Przywrócono { $n } stoły
   *[other] Przywrócono { $n } stołów
}
cli-tables-written = zapisano grę: { $file }

serve-at = Marooned jest tutaj: { $url }
serve-opens = Teraz otworzy się w przeglądarce; zatrzymasz go tutaj klawiszami Ctrl-C.
serve-stop = Zatrzymasz go klawiszami Ctrl-C.
serve-no-browser = Nie można tu otworzyć przeglądarki. Otwórz adres w innej albo graj w terminalu: marooned play
serve-running = Marooned już działa: { $url }
serve-no-client = Strony dla przeglądarki nie są tu zbudowane, więc pod tym adresem mogą rozmawiać tylko programy. W terminalu: marooned play
serve-everybody = Dotrze do niego każdy, kto dotrze do tego komputera: postaw przed nim odwrotne proxy z TLS (docs/hosting.md).
serve-stopped = Zatrzymano; wszystkie stoły są zapisane.
serve-no-address = { $host }: pod tym adresem nie można nasłuchiwać ({ $why })
serve-taken = Port { $port } jest zajęty; podaj inny przez --port albo --port 0, by wziąć dowolny.
serve-bad-url = { $url } to nie adres w rodzaju https://example.org
