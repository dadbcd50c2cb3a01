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
cli-over-won-plain = Vítězství v { $round }. kole: { $reason }.
cli-over-lost = Prohra v { $round }. kole: { $reason }. { COUNT("point", $points) }.
cli-over-lost-plain = Prohra v { $round }. kole: { $reason }.
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
cli-deck-written = soubor balíčku zapsán: { $file }
cli-deck-usual = Toto je přiložený balíček.
cli-deck-own = Balíček { $deck }: je v pořádku, dá se s ním hrát.
cli-deck-same = Žádná karta se neliší od přiloženého balíčku.
# $field je název pole, nebo „none“ u celé karty navíc či vynechané. $old a $new jsou hodnoty, nebo „none“.
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
cli-deck-tier = úroveň { $n }
cli-deck-action = akce
cli-deck-peril = nebezpečí
cli-deck-opportunity = příležitosti
cli-deck-anomaly = anomálie
cli-deck-traumas = traumata
cli-deck-areas = oblasti
cli-deck-scenarios = scénáře
cli-deck-characters = charaktery
cli-deck-fields = Pole karet
cli-deck-known = známá
cli-deck-reconstructed = rekonstruovaná
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

## Soubory balíčku. $value, $known a $places se uvádějí tak, jak stojí v souboru.

setup-no-deck = { $game } nemá soubor balíčku; hry, které ho mají: { $known }
error-exists = už existuje; --force ho přepíše
error-unwritable = nelze zapsat: { $why }
deck-needed = Hrálo se s balíčkem { $deck }: jeho soubor uveďte pomocí --deck SOUBOR
# $deck, $own: označení balíčku, nebo „none“ pro přiložený balíček.
deck-other = Hrálo se { $deck ->
    [none] s přiloženým balíčkem
   *[other] s balíčkem { $deck }
}, a toto je { $own ->
    [none] přiložený balíček
   *[other] balíček { $own }
}
deck-error-yaml = toto není YAML: { $why }
deck-error-deep = vnořeno hlouběji než { $most }
deck-error-alias = kotvy a odkazy (& a *) se v souborech balíčku nepoužívají; hodnotu rozepište
deck-error-key-twice = pole `{ $key }` je tu dvakrát
deck-error-mapping = tady mají být pole (`název: hodnota`), ne { $value }
deck-error-missing = chybí `{ $key }`
deck-error-number = tady má být celé číslo od { $least } do { $most }, ne { $value }
deck-error-word = tady má být jedno z: { $known }; ne { $value }
deck-error-text = tady má být text, ne { $value }
deck-error-id = id se skládá z malých písmen bez diakritiky, číslic a _ a začíná písmenem; { $value } takové není
deck-error-flag = tady má být true nebo false, ne { $value }
deck-error-list = tady má být seznam (`[…]`), ne { $value }
deck-error-key = neznámé pole; známá pole: { $known }
deck-error-only-true = smysl tu má jen true; jinak pole vynechte
deck-error-options = možností má být dvě až šest, ne { $n }
deck-error-price = cena musí něco žádat: { $known }
deck-error-no-effect = tady má být alespoň jeden efekt
deck-error-not-here = { $what } tu nemá smysl, jen zde: { $places }
deck-error-first = { $what } musí být první efekt a nesmí stát uvnitř choose_one
deck-error-no-second = { $what } tu nemůže být spolu s { $other }
deck-error-one-key = modifikátor má právě jedno pole; známá pole: { $known }
deck-error-modifier = neznámý modifikátor { $value }; známé: { $known }
deck-error-twice = id { $card } je uvedeno dvakrát
deck-error-new-id = id se nemění a { $card } mezi nimi není
deck-error-no-card = karta { $card } neexistuje
deck-error-not-in-hand = karta { $card } se nikdy nemůže dostat na ruku
deck-error-in-hand = chybí `in_hand`: tato karta se může dostat na ruku
deck-error-players = tady má být [nejméně, nejvíce] od 1 do { $most }, ne { $value }
deck-error-one-player = režim { $mode } je pro [1, 1] hráčů, každý jiný režim pro [2, 6] nebo část tohoto rozmezí
deck-error-from = chybí `from_{ $n }`: počet oblastí; nejmenší počet hráčů je { $n }
deck-error-real-time = režim real_time a modifikátor real_time patří k sobě
deck-error-rivals = win { $win } vyžaduje režim { $mode }
deck-error-signal = win signal vyžaduje akci úrovně 3
deck-error-hand = rozdává se příliš karet: { $n }; na ruku se jich vejde { $most }
deck-error-few-areas = oblastí je potřeba { $n }, je jich { $there }
deck-error-few-actions = rozdává se akcí úrovně { $tier }: { $n }, je jich { $there }
deck-error-few-cards = karet na ruce a do hromádek je potřeba { $n }, je jich { $there }
deck-error-few-traumas = traumat je potřeba { $n }, aby při každém získání nějaké zbývalo; je jich { $there }
deck-error-few-characters = charakterů je potřeba { $n }, nebo žádný; je jich { $there }
deck-error-scenarios = tady mají být právě tyto: { $known }
cli-odds-pile = Hromádka { $pile }: { COUNT("card", $n) }, navrchu úroveň { $tier }
cli-odds-peril = Nebezpečí
cli-scenario = Scénář
cli-players-short = hráči
cli-lost = prohráno
cli-best = nejlepší
cli-last = poslední
cli-course = průběh bodů
cli-when = Kdy
cli-points = body
cli-record = Záznam
cli-no-scores = U tohoto stolu ještě žádná hra neskončila. Dohrané hry se do zápisníku zapisují samy.

cli-no-tables = Nejsou tu žádné stoly.
cli-tables-code = Kód
cli-tables-game = Hra
cli-tables-round = Kolo
cli-tables-state = Stav
cli-tables-when = Změněno
cli-tables-over = konec
cli-tables-runs = hraje se
cli-tables-saved = { $n ->
    [one] { $n } stůl zkopírován do { $file }
    [few] { $n } stoly zkopírovány do { $file }
   *[other] { $n } stolů zkopírováno do { $file }
}
cli-tables-restored = { $n ->
    [one] { $n } stůl obnoven
    [few] { $n } stoly obnoveny
   *[other] { $n } stolů obnoveno
}
cli-tables-written = hra zapsána: { $file }

serve-at = Marooned je tady: { $url }
serve-opens = Teď se otevře v prohlížeči; zastavíte ho tady klávesami Ctrl-C.
serve-stop = Zastavíte ho klávesami Ctrl-C.
serve-no-browser = Prohlížeč tu otevřít nejde. Otevřete adresu v jiném, nebo hrajte v terminálu: marooned play
serve-running = Marooned už běží: { $url }
serve-no-client = Stránky pro prohlížeč tu nejsou sestavené, takže s touto adresou mohou mluvit jen programy. V terminálu: marooned play
serve-everybody = Dosáhne na něj každý, kdo dosáhne na tento počítač: předřaďte reverzní proxy s TLS (docs/hosting.md).
serve-stopped = Zastaveno; všechny stoly zůstávají uložené.
serve-no-address = { $host }: na této adrese nelze poslouchat ({ $why })
serve-taken = Port { $port } je obsazený; zvolte jiný pomocí --port, nebo --port 0 pro kterýkoli.
serve-bad-url = { $url } není adresa jako https://example.org
