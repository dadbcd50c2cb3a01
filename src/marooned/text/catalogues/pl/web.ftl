### Strony w przeglądarce: rama, strony wokół stołów i to, co wspólne wszystkim stołom.

## The frame: bar, keys, what goes wrong

web-nav-main = Główne
web-nav-home = Strona startowa
web-nav-tables = Stoły
web-nav-replays = Zapisy
web-nav-rules = Zasady
web-nav-statistics = Statystyki
web-nav-scores = Księga wyników
web-nav-settings = Ustawienia
web-nav-about = O Marooned
web-nav-menu = Menu
web-language-is = Język: { $name }
web-skip = Przejdź do treści
web-cancel = Anuluj
web-close = Zamknij
web-more = Więcej
web-copied = Skopiowano
web-keys = Klawisze
web-key-search = Szukaj w zasadach
web-key-new = Nowy stół
web-key-join = Dołącz do stołu
web-key-settings = Ustawienia
web-key-keys = Ta lista
web-key-close = Zamknij to, co otwarte
web-not-found = Pod tym adresem nic nie ma.
web-failed = Serwer nie mógł tego wykonać (stan { $status }).
web-unreachable = Serwer teraz nie odpowiada.
web-server-lost = Serwer nie odpowiada. Próbuję ponownie; nic potwierdzonego nie zginie.

## Titles of pages

web-title-start = Start
web-title-new = Nowy stół
web-title-join = Dołącz
web-title-table = Stół
web-title-replays = Zapisy
web-title-replay = Zapis
web-title-rules = Zasady
web-title-scores = Księga wyników
web-title-statistics = Statystyki
web-title-settings = Ustawienia
web-title-about = O Marooned

## Games, bots, counts

web-game = Gra
web-game-crusoe = Wyspa
web-game-scavengers = Tunele
web-pitch-crusoe = Budujcie, polujcie, trzymajcie morale. 1–4 graczy.
web-pitch-scavengers = Kuście los w ciemności, dzielcie jedzenie albo nie. 1–6 graczy.
web-bot-handbook = Bot, ostrożny
web-bot-random = Bot, lekkomyślny
web-bot-uniform = Bot, zdany na los
web-a-bot = bot
web-a-free-seat = wolne miejsce
web-alone = solo
web-random = losowo
web-random-character = Ktokolwiek
web-seat = Gracz { $n }
web-rounds = { COUNT("round", $n) }
web-round-n = Runda { $n }
web-n-players = { COUNT("player", $n) }
web-n-games = { COUNT("game", $n) }
web-n-points = { COUNT("point", $n) }
web-phase-setting-out = Wyprawa
web-phase-turns = Tury
web-phase-feeding = Karmienie
web-phase-round-end = Koniec rundy

## Start page

web-start-what = Stół do dwóch gier o przetrwaniu. Wszystkie zasady, dokładne szanse, solo i z dalekimi przyjaciółmi.
web-start-castaways = Zagraj solo w Rozbitków
web-start-new = Nowy stół
web-start-join = Dołącz kodem
web-start-choose = Wybierz scenariusz
web-your-tables = Twoje stoły
web-all-tables = Wszystkie stoły ({ $n })
web-continue = Wróć do gry
web-your-turn = Twoja tura
web-waiting-for = Czekamy: { $who }
web-begin = Jak zacząć
web-begin-alone = Solo: jedno kliknięcie i jesteś na wyspie.
web-begin-friends = Z przyjaciółmi: rozłóż stół i wyślij im link.
web-begin-watch = Z kodem: usiądź, przejmij miejsce albo tylko patrz.
web-unofficial = Nieoficjalne, od fanów: o projekcie i podziękowania

## New table

web-new-what = Gra i scenariusz
web-scenario = Scenariusz
web-goal = Cel:
web-briefing = Odprawa
web-rounds-weather = Rundy i kości pogody
web-no-weather = bez pogody
web-die-rain = deszcz
web-die-winter = zima
web-die-hungry = wygłodniałe zwierzęta
web-round-goal = można wygrać
web-only-here = Tylko tutaj
web-watch-out = Uwaga:
web-seats = Miejsca
web-players = Gracze
web-seat-who = Miejsce { $n }: kto gra
web-seat-character = Miejsce { $n }: postać
web-who-me = Ja
web-who-here = Inny gracz tutaj
web-who-open = Zaproś linkiem lub kodem
web-open-help = Wolne miejsce czeka; link i kod znajdziesz w menu stołu.
web-variants = Warianty
web-value-none = brak
web-value-choose = do wyboru
web-public = Otwarty dla widzów
web-public-help = Widoczny na liście stołów do oglądania.
web-deal = Kod rozdania (ten sam kod, ten sam układ)
web-deal-new = nowe rozdanie
web-your-name = Twoje imię przy stole
web-your-name-help = widzą je inni
web-invitation-code = Zaproszenie na ten serwer
web-start = Zaczynamy
web-new-no-person = Ktoś musi grać: przynajmniej jedno miejsce dla osoby tutaj.
web-new-twice = { $who } występuje dwa razy.
web-new-needs-invitation = Ten serwer wymaga zaproszenia.

## What scenarios are about, two sentences each

web-tale-crusoe-castaways = Statku już nie ma. Pod koniec drugiego tygodnia minie was jeszcze jeden żagiel: dajcie się zauważyć albo zostańcie na zawsze.
web-tale-crusoe-cursed-island = Nad wzgórzami zalega coś starego, a mgła schodzi kafelek po kafelku. Krzyże ją powstrzymują, tylko zawsze jest ich za mało.
web-tale-crusoe-jenny-needs-help = Jenny siedzi na skale u brzegu, a przypływ nie czeka. Dotrzyjcie do niej, sprowadźcie ją i zbudujcie łódź dla wszystkich.
web-tale-crusoe-volcano-island = Góra zaczęła mówić. Zobaczcie, co kryje wyspa, zanim zabierze to lawa, a potem bądźcie już na wodzie.
web-tale-crusoe-cannibal-island = Nie jesteście tu sami, a tamci są głodni. Ich wioski stoją na kafelkach, których potrzebujecie, a miasto za palisadą.
web-tale-crusoe-robinson-family = Nikt nie przypłynie, więc niech to będzie dom. Dach, ściana i dziewięć rzeczy własnej roboty, wszystko naraz.
web-tale-crusoe-king-kong-island = Ekipa filmowa, aktorka i coś bardzo dużego, co ją polubiło. Trzy pułapki może to utrzymają, jeśli ekipa utrzyma się razem.
web-tale-scavengers-daring-retreat = Ul za wami, światło dnia gdzieś przed wami. Schodźcie razem, wychodźcie razem i liczcie się po drodze.
web-tale-scavengers-lost-expedition = Wiecie, co nadchodzi, a ci na górze nie. Ktoś musi donieść aż do iglicy coś mocnego i zapalić sygnał.
web-tale-scavengers-mad-prophet = Sam, a głosy to dobre towarzystwo. Tron na dnie szepcze, jaka karta nadejdzie; nie zawsze ma rację.
web-tale-scavengers-wicked-few = Ostatnie schronienie pomieści połowę z was, tę zdrowszą na umyśle. Pomagajcie sobie, ale bez przesady.
web-tale-scavengers-last-hunt = Żadnych tur, jeden lont: w leżu królowej polują wszyscy naraz. Co złapiesz, jest twoje, póki coś nie złapie ciebie.

## Join and watch

web-join-title = Dołącz do stołu
web-join-sit = Zajmij miejsce
web-join-code = Kod, liczba liter: { $n }
web-join-device = Miejsce pozostaje twoje na tym urządzeniu. Na inne przeniesiesz je linkiem miejsca z menu stołu.
web-free-seat = Wolne miejsce
web-sit-here = Usiądź
web-sit-here-n = Usiądź: miejsce { $n }
web-take-over = Przejmij
web-take-over-n = Przejmij miejsce { $n }
web-here-now = jest tutaj
web-away = poza stołem
web-bot-plays = gra bot
web-watch = Oglądaj
web-watch-n = Oglądaj: { $name }
web-watch-what = Widzowie widzą to, co jawne, bez kart na ręce.
web-watch-none = Teraz żaden stół nie jest otwarty dla widzów.

## A table

web-connecting = Łączę …
web-connection-lost = Połączenie zerwane. Próbuję ponownie; nic potwierdzonego nie zginie.
web-try-now = Spróbuj teraz
web-lost-answer = Połączenie zerwało się przed odpowiedzią; spójrz na stół.
web-moved-on = Stół się tymczasem zmienił; spójrz jeszcze raz.
web-closed-gone = Tego stołu już tu nie ma albo miejsce nie jest już twoje.
web-closed-format = Serwer i strona się nie rozumieją. Wczytaj stronę ponownie.
web-closed-many = Za dużo połączeń stąd; zamknij inne karty i wczytaj stronę ponownie.
web-forget-table = Zapomnij ten stół
web-cover = Teraz: { $who }. Karty leżą zakryte.
web-uncover = Pokaż karty: { $who }
web-sit-as = Usiądź do ekranu: { $who }
web-copy-seat-link = Kopiuj link mojego miejsca, na inne urządzenie
web-copy-invitation = Kopiuj link z zaproszeniem
web-plain-table = Stół w prostych panelach
web-drawn-table = Rysowany stół
web-copy-watch = Kopiuj link dla widzów
web-copy-by-hand = Link do ręcznego skopiowania
web-what-if-now = Co by było, gdyby? Graj stąd przy innym stole
web-branched = Stół „co by było, gdyby”: inny los, a wynik nie jest zapisywany.
web-bot-for-me = Niech bot gra za mnie
web-play-myself = Znów gram sam
web-bot-plays-for-you = gra za ciebie bot
web-menu = Menu stołu
web-table-code = Kod stołu
web-deal-code = Kod rozdania
web-pause = Pauza
web-go-on = Wznów
web-paused = Stół wstrzymany.
web-give-up = Poddaj się
web-give-up-sure = Naprawdę? Naciśnij jeszcze raz
web-play-on = Jednak gram dalej
web-wants-to-give-up = chce się poddać
web-leave = Odejdź; miejsce pozostaje twoje
web-question = Pytanie
web-nothing-asked = Teraz nie ma pytania.
web-take-back = Cofnij
web-undo = Cofnij ruch
web-hint = Podpowiedź: co zrobiłby bot?
web-hinted = bot zrobiłby to
web-hint-words = Bot zrobiłby: { $what }
web-why = Dlaczego?
web-why-line = Dlaczego? { $line }
web-why-none = Z tym nie wiąże się żadna zasada.
web-all-rules = Otwórz w zasadach
web-show-card = Pokaż kartę
web-no-card = Nie ma tekstu tej karty.
web-reconstructed = zrekonstruowane
web-our-ruling = Nasze rozstrzygnięcie:
web-goal-label = Czego brakuje do celu
web-side = Dziennik i rozmowa
web-log = Dziennik
web-log-all = Pokaż wszystkie wiersze ({ $n })
web-log-empty = Nic się jeszcze nie wydarzyło.
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-unread = Rozmowa, { $n ->
    [one] 1 nowy wiersz
    [few] { $n } nowe wiersze
   *[many] { $n } nowych wierszy
}
web-somebody = Widz
web-phrases = Gotowe zwroty
web-you = ty
web-thinking = myśli
web-is-asked = teraz odpowiada
web-watching-n = { $n ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $n } osoby
   *[many] Ogląda { $n } osób
}
web-let-bot-play = Niech gra bot
web-open-seat = Zwolnij miejsce
web-you-won = Wygrana!
web-you-lost = Porażka
web-ended-round = Runda { $n }.
web-look-again = Obejrzyj zapis
web-same-deal = Zagraj rozdanie { $deal } ponownie
web-seed = Ziarno losu: { $seed }

## Replays

web-finished-games = Zakończone gry
web-replay-it = Odtwórz
web-replays-none = Żadna gra nie została jeszcze ukończona.
web-record-file = Zapis z pliku
web-record-file-help = Można obejrzeć każdy zapis z Marooned; serwer go nie zachowa.
web-record-choose = Wybierz plik
web-record-drop = albo upuść go tutaj
web-the-table = Stół
web-replay-played = Zakończono { $day }
web-seen-by = Widok
web-spectator = Widz
web-moves = Ruchy
web-step = Krok
web-step-words = krok { $n } z { $all }, runda { $round }
web-step-risk = ryzyko { $share }
web-step-setup = Przygotowanie
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-play = Odtwarzaj
web-speed = Szybkość
web-share = Udostępnij
web-save-file = Zapisz
web-what-if = Co by było, gdyby? Graj stąd
web-what-if-title = Co by było, gdyby: dalej od kroku { $n }
web-what-if-help = Nowy stół zaczyna się tak, jak gra wtedy stała, dalej z nowym losem. Nie liczy się do wyników.
web-what-if-seats = Za wszystkie miejsca, na których siedzieli ludzie, grasz na tym ekranie ty, chyba że dasz je botowi albo zostawisz wolne dla zaproszonych.

## Rules

web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-found = Pokazano: { $n } z { $all } zasad, w tym { $rulings } z naszym rozstrzygnięciem
web-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
web-copy-link-to = Kopiuj link do { $id }
web-copy-link = kopiuj link
web-rule-cases = { $n ->
    [one] { $n } przypadek
    [few] { $n } przypadki
   *[other] { $n } przypadków
}
web-rule-cases-help = Wykonywalne przypadki, które powołują się na tę zasadę. Sprawdzane są przy każdej zmianie programu; ich nazwy są po angielsku.
web-rule-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
web-rule-cards-help = Karty, którymi gra się w tych przypadkach.
web-back-to-table = Wróć do stołu

## Score book

web-export-all = Eksportuj wszystko
web-scores-none = Księga jest jeszcze pusta.
web-score-won = wygrana w rundzie { $round }
web-score-lost = porażka w rundzie { $round }
web-col-day = Dzień
web-col-result = Wynik
web-col-games = Gry
web-col-won = Wygrane
web-col-interval = Przedział 95%
web-col-round = Ostatnia runda
web-col-reason = Powód
web-col-share = Udział
web-col-best = Najlepszy
web-col-risks = Podjęto
web-col-expected = Oczekiwano
web-col-came = Nadeszło

## Statistics

web-both-games = Obie gry
web-as-table = Pokaż tabelę
web-as-plot = Pokaż wykres
web-too-few = { $n ->
    [0] Na razie nic; wykres rysuje się od { $least }.
   *[other] Na razie tylko { $n }; wykres rysuje się od { $least }.
}
web-won = wygrane
web-lost = przegrane
web-won-of = wygrane: { $n } z { $of }
web-stat-games = { $n ->
    [one] gra
    [few] gry
   *[many] gier
}
web-stat-risks = { $n ->
    [one] podjęte ryzyko
    [few] podjęte ryzyka
   *[many] podjętych ryzyk
}
web-stat-won = wygranych
web-stat-came = spełniło się, oczekiwano { $share }
web-stat-best = najwięcej punktów
web-stat-none = Żadna gra nie została ukończona, nie ma czego liczyć.
web-stat-none-play = Zagraj
web-plot-scenarios = Wygrane według scenariusza
web-plot-scenarios-help = Słupek: udział wygranych. Wąs: przedział 95%. Poniżej pięciu gier tylko liczba.
web-plot-scenarios-label = Udział wygranych z przedziałami, scenariuszy: { $n }
web-plot-far = Jak daleko doszliście
web-plot-far-help = Ostatnia runda każdej gry, liczba gier.
web-plot-far-label = Liczba gier według ostatniej rundy, wygrane i przegrane
web-plot-ended = Co zakończyło grę
web-plot-ended-help = Udział w przegranych grach: { $n }.
web-plot-ended-label = Powody porażek od najczęstszego
web-plot-honest = Czy szanse były uczciwe?
web-plot-honest-help = Punkt: ryzyka o takiej szansie; wysokość: jak często się spełniły, z przedziałem 95%.
web-plot-honest-label = Pokazane szanse a rzeczywistość, ryzyk: { $n }
web-odds-shown = pokazana szansa
web-plot-players = Według liczby graczy
web-plot-difficulty = Według trudności
web-difficulty = Trudność
web-difficulty-easier = łatwiejsza
web-difficulty-usual = jak w instrukcji
web-difficulty-harder = trudniejsza
web-plot-course = Punkty, gra po grze
web-plot-course-help = Czerwony punkt to najlepsza gra.
web-plot-course-label = Punkty w scenariuszu { $scenario }, gier: { $n }, najwięcej { $best }
web-best-of = najwięcej { $best }, z { COUNT("game", $n, case: "gen") }

## Settings

web-set-look = Język i wygląd
web-set-language = Język
web-set-language-help = Każdy przy stole widzi swój.
web-set-theme = Motyw
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-system = Jak urządzenie
web-set-size = Rozmiar tekstu
web-set-size-help = Tekst ma pierwszeństwo.
web-set-contrast = Większy kontrast
web-set-contrast-help = Bez połysku, grubsze obrysy.
web-sample-island = Czy taki jest plan?
web-sample-island-more = 2 pionki, 5 drewna; deszcz w rundzie 4
web-sample-tunnels = Odkrywasz dalej czy stop?
web-sample-tunnels-more = 39% niebezpieczeństwo, 22% bez odpowiedzi
web-set-sound-motion = Dźwięk i ruch
web-set-sound = Dźwięk
web-set-sound-help = Wyłączony, dopóki nie włączysz.
web-set-volume = Głośność
web-set-motion = Ruch
web-set-motion-help = Pełny zależy od urządzenia.
web-motion-full = Pełny
web-motion-calm = Spokojny
web-motion-none = Brak
web-set-speed = Szybkość odkrywania
web-set-speed-help = Jak długo karta wstrzymuje oddech, jak szybko idą kroki.
web-set-play = Gra
web-set-odds = Pokazuj szanse
web-set-odds-help = Dokładne, z jawnych informacji.
web-set-risky = Potwierdzaj ryzykowne ruchy
web-set-risky-help = W tunelach: gdy następna trauma byłaby ostatnia.
web-set-notify = Powiadom o mojej turze
web-set-notify-help = Miga tytuł; dźwięk, jeśli włączony.

## About

web-about-what = Co to jest
web-about-unofficial = Nieoficjalny, fanowski stół do dwóch gier planszowych, które masz. Nie jest związany z ich autorami, wydawcami ani sprzedawcami i nie ma ich wsparcia.
web-about-ours = Nie używa grafiki, logotypów ani tekstów wydawców. Nazwy kart i liczby to fakty; każde zdanie i obraz tutaj są nasze.
web-about-reconstructed = Części talii tuneli są zrekonstruowane, bo nie ma publicznej listy kart. Karta z wartościami, które musieliśmy wymyślić, nosi ten znak:
web-about-private = Wszystko pochodzi z tego serwera: bez śledzenia, bez obcych hostów. Ustawienia i miejsca zostają w twojej przeglądarce.
web-about-version = Wersja { $version }
web-about-credits = Podziękowania
web-about-icons = Ikony
web-about-others = i inni
web-about-recoloured = przekolorowane
web-about-type = Pismo
web-about-built = Zbudowane na
web-about-games = Gry
web-about-games-more = Zaprojektowali je ich autorzy; miej i graj w oryginały.
web-about-licence = Licencja
web-about-licence-more = MIT, © 2026 autorzy Marooned; NOTICE wymienia wszystko, co dołączono.

## Parts of a table in plain panels

web-view-all = Stół
web-view-weather = Pogoda
web-view-fed = Nakarmieni
web-view-seconds = Sekundy
web-view-draft = Układana umowa
web-view-reveals-bound = Granice odkrywania
web-view-traumas-left = Pozostałe traumy
web-view-table = Przed graczami
web-view-pile = Stos { $n }
web-view-of-tier = poziom { $n }
web-view-idle = czeka
web-view-scavenge = przeszukiwanie
web-view-collect = zbiera
web-view-finished = gotowe
web-view-character-up = postać odkryta
web-view-hidden = ukryte
web-view-round = Runda
web-view-phase = Faza
web-view-rounds = Liczba rund
web-view-first-player = Pierwszy gracz
web-view-morale = Morale
web-view-levels = Poziomy
web-view-weapon = Broń
web-view-roof = Dach
web-view-palisade = Palisada
web-view-shelter = Schronienie
web-view-camp = Obóz
web-view-tiles = Kafelki wyspy
web-view-closed = Niedostępne
web-view-exhausted = Wyczerpane źródła
web-view-terrain = Teren w zasięgu
web-view-shortcut = Skrót
web-view-tokens = Żetony
web-view-wood = Drewno
web-view-food = Jedzenie
web-view-preserved-food = Niepsujące się jedzenie
web-view-fur = Skóra
web-view-items-suspended = Przedmioty wyłączone
web-view-available = Dostępne surowce
web-view-pocket = Zysk tej akcji
web-view-future = Przyszłe surowce
web-view-determination = Determinacja
web-view-wounds = Rany
web-view-special-wounds = Rany specjalne
web-view-used-skills = Użyte zdolności
web-view-pawns = Wolne pionki
web-view-items = Przedmioty
web-view-inventions = Pomysły
web-view-own-inventions = Własne pomysły
web-view-starting-items = Przedmioty startowe
web-view-discoveries = Odkrycia
web-view-treasures = Skarby
web-view-threat = Zagrożenia
web-view-left = Lewa
web-view-right = Prawa
web-view-plan = Zgłoszone akcje
web-view-decks = Talie
web-view-discards = Karty odrzucone
web-view-scenario-state = Scenariusz
web-view-size = kart
web-view-back = rewers
web-view-top = na wierzchu
web-view-known = znane wewnątrz
web-view-flag = Sztandar
web-view-active = Aktywny gracz
web-view-area = Obszar
web-view-cost = Koszt
web-view-piles = Stosy przeszukiwania
web-view-revealed = Odkryte karty
web-view-discard = Stos kart odrzuconych
web-view-caravan = Karawana
web-view-caravan-fed = Karawana nakarmiona
web-view-peril = Niebezpieczeństwo
web-view-facing = Staje wobec niebezpieczeństwa
web-view-looked = Oglądane karty
web-view-step = Krok
web-view-pile-of = Wybrany stos
web-view-reveals = Odkrycia kart
web-view-deals = Umowy
web-view-signal = Sygnał dany
web-view-alive = żyje
web-view-hand = ręka
web-view-stored = odłożone jedzenie
web-view-traumas = traumy
web-view-face-down = zakryte
web-view-character = postać
web-view-hand-limit = limit ręki
web-view-feed-cost = potrzebuje jedzenia
web-view-tier = poziom

## Parts of the rules

web-section-setup = Przygotowanie
web-section-starting-items = Przedmioty startowe
web-section-round-overview = Przebieg rundy
web-section-event-phase = Faza wydarzeń
web-section-morale-phase = Faza morale
web-section-production-phase = Faza produkcji
web-section-planning = Planowanie
web-section-threat-action = Akcja zagrożenia
web-section-wreckage = Wrak
web-section-hunt = Polowanie
web-section-build = Budowa
web-section-gather = Zbieranie surowców
web-section-explore = Eksploracja
web-section-distance = Odległość
web-section-arrange-camp = Porządkowanie obozu
web-section-rest = Odpoczynek
web-section-additional-pawns = Dodatkowe pionki
web-section-available-vs-future-resources = Dostępne i przyszłe surowce
web-section-action-tokens = Żetony akcji
web-section-resolution-order = Kolejność rozpatrywania
web-section-fight = Walka
web-section-shelter-roof-palisade-weapons = Schronienie, dach, palisada, broń
web-section-items = Przedmioty
web-section-items-one-by-one = Przedmioty po kolei
web-section-action-dice = Kości akcji
web-section-discovery-tokens = Żetony odkryć
web-section-discoveries-one-by-one = Odkrycia po kolei
web-section-natural-vs-built-shelter = Naturalne i zbudowane schronienie
web-section-after-actions = Po akcjach
web-section-weather-phase = Faza pogody
web-section-hungry-animals = Wygłodniałe zwierzęta
web-section-storm = Sztorm
web-section-night-phase = Faza nocy
web-section-moving-camp = Przeniesienie obozu
web-section-food-rot = Psucie się jedzenia
web-section-end-of-round = Koniec rundy
web-section-healing = Leczenie
web-section-wounds-and-morale = Rany i morale
web-section-end-of-game = Koniec gry
web-section-priorities = Pierwszeństwo
web-section-determination = Determinacja
web-section-unfulfilled-demand = Niespełnione wymaganie
web-section-one-token-only = Tylko jeden żeton
web-section-difficulty-variants = Warianty trudności
web-section-solo = Solo
web-section-dog = Pies
web-section-friday = Piętaszek
web-section-character-skills = Zdolności postaci
web-section-card-keywords = Słowa na kartach
web-section-night-outside-camp = Noc poza obozem
web-section-mystery-cards = Karty tajemnic
web-section-exhausted-source = Wyczerpane źródło
web-section-inaccessible-tile = Niedostępny kafelek
web-section-undiscovered-terrain = Nieodkryty teren
web-section-losing-items = Utrata przedmiotów
web-section-discarding-inventions = Odrzucanie pomysłów
web-section-event-fight = Walki z wydarzeń
web-section-repeat-event = Powtórzenie wydarzenia
web-section-temporary-weapon = Broń tymczasowa
web-section-nearest-camp = Najbliżej obozu
web-section-special-wounds = Rany specjalne
web-section-victory-points = Punkty zwycięstwa
web-section-open-questions = Otwarte pytania
web-section-added = Nasze uzupełnienia
web-section-goal = Cel
web-section-scenarios = Scenariusze
web-section-card-types = Rodzaje kart
web-section-areas = Obszary
web-section-zones = Strefy
web-section-round = Runda
web-section-turn = Tura
web-section-scavenge = Przeszukiwanie
web-section-collect = Zbieranie
web-section-example-of-the-rulebook = Przykład z instrukcji
web-section-feeding = Karmienie
web-section-cards = Karty
web-section-perils = Niebezpieczeństwa
web-section-trauma = Traumy
web-section-opportunity = Okazje
web-section-anomaly = Anomalia
web-section-empty-piles = Puste stosy
web-section-caravan = Karawana
web-section-characters = Postacie
web-section-last-hunt = Ostatnie polowanie
web-section-deals = Umowy
web-section-tips = Porady

## Tunele: rysowany stół gry karcianej

web-tunnels-back = Karta, poziom { $tier }
web-tunnels-traumas = Traumy: { $n } z { $most }, zakryte: { $down }
web-tunnels-kind-act = Akcja
web-tunnels-kind-react = Reakcja
web-tunnels-kind-opp = Okazja
web-tunnels-kind-peril = Zagrożenie
web-tunnels-kind-anom = Anomalia
web-tunnels-tier = poziom { $tier }
web-tunnels-food = jedzenie { $n }
web-tunnels-verb-play = Zagraj
web-tunnels-verb-eat = Zjedz
web-tunnels-verb-drop = Odrzuć
web-tunnels-verb-give = Daj
web-tunnels-verb-defeat = Pokonaj
web-tunnels-verb-now = Daj teraz
web-tunnels-verb-later = Daj później
web-tunnels-verb-take = Weź
web-tunnels-verb-use = Użyj
web-tunnels-verb-leave = Zostaw
web-tunnels-verb-show = Odkryj
web-tunnels-verb-next = Następna
web-tunnels-verb-choose = Wybierz
web-tunnels-mouth = Stos { $n }: { COUNT("card", $cards) }, na wierzchu poziom { $tier }. Zagrożenie { $peril }, bez odpowiedzi { $helpless }
web-tunnels-mouth-plain = Stos { $n }: { COUNT("card", $cards) }, na wierzchu poziom { $tier }
web-tunnels-empty = pusty
web-tunnels-peril = zagrożenie
web-tunnels-odds-open = Dokładne szanse stosu { $n }
web-tunnels-harmless = brak zagrożeń
web-tunnels-all-answered = na wszystko masz odpowiedź
web-tunnels-helpless = { $share } bez odpowiedzi
web-tunnels-odds = Stos { $n }: następna karta
web-tunnels-odds-note = Zagrożenie { $peril }, dokładnie { $exact }. Liczone ze wszystkiego, co możesz wiedzieć.
web-tunnels-card = Karta
web-tunnels-share = Szansa
web-tunnels-exactly = Dokładnie
web-tunnels-skip = Pomiń odkrywanie
web-tunnels-holding = Zagrożenie { $peril }…
web-tunnels-cost = { $n } jedzenia od każdego gracza
web-tunnels-final = Obszar końcowy
web-tunnels-fed = nakarmiona
web-tunnels-not-fed = nienakarmiona
web-tunnels-discarded = odrzucone, w tym zagrożenia: { $perils }
web-tunnels-dead = nie żyje
web-tunnels-passed = pasuje
web-tunnels-laid = wszystko gotowe
web-tunnels-laid-n = wyłożone karty: { $n }
web-tunnels-scavenges = szuka
web-tunnels-look-at = { $who }: obejrzyj strefę i rękę
web-tunnels-hand-of = na ręce: { $n } z { $limit }
web-tunnels-stored = Odłożone jedzenie: { $n }
web-tunnels-strikes = Atakuje. Cel: { $who }
web-tunnels-falls = { $n ->
    [one] Ta karta zostanie odrzucona
   *[other] Te karty zostaną odrzucone
}, chyba że ktoś temu zapobiegnie.
web-tunnels-has-passed = { $who }: pasuje
web-tunnels-thinks = { $who } myśli…
web-tunnels-of-food = z { $n } jedzenia
web-tunnels-lack = Brakuje { $n }; na ręce masz { $hand }.
web-tunnels-enough = Wystarczy.
web-tunnels-hungry = Jeszcze głód.
web-tunnels-really = Na pewno? Jeszcze raz!
web-tunnels-deadly = Zagrożenie { $peril }: trauma by cię zabiła
web-tunnels-deadly-plain = Trauma by cię zabiła
web-tunnels-risk = zagrożenie { $peril }, jedzenie { $food }
web-tunnels-gets = { COUNT("card", $cards, case: "acc") }, { COUNT("food", $n, case: "acc") }
web-tunnels-need = W tej rundzie potrzebujesz { $need } jedzenia, masz { $have }.
web-tunnels-turn-of = Szuka { $who }
web-tunnels-may = Możesz się włączyć.
web-tunnels-descent = Obszar { $n }
web-tunnels-choose = wybierz
web-tunnels-you-are-here = tu jesteś
web-tunnels-stake = Stawka
web-tunnels-stake-food = jedzenia{ $opp ->
    [0] {""}
    [one] {" "}i 1 okazja
    [few] {" "}i { $opp } okazje
   *[other] {" "}i { $opp } okazji
}
web-tunnels-reveals = { $n ->
    [one] 1 odkrycie bez zagrożenia
    [few] { $n } odkrycia bez zagrożenia
   *[other] { $n } odkryć bez zagrożenia
}
web-tunnels-luck = szansa { $share }
web-tunnels-stake-note = Zagrożenie zabiera wszystkie odkryte karty.
web-tunnels-nothing-revealed = Nic jeszcze nie odkryto.
web-tunnels-mine = Moja strefa i ręka
web-tunnels-hand = Ręka
web-tunnels-free = wolne
web-tunnels-hand-count = Ręka { $n } z { $limit }
web-tunnels-watching = Oglądasz; ręce są zakryte.
web-tunnels-hidden-hand = Z tych kart znasz tylko rewersy.
web-tunnels-more = Obszar, karawana, karty odrzucone
