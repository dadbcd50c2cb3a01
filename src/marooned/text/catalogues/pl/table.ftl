# Stół w terminalu: nagłówki, klawisze, komunikaty. Słowa ui-res-… stoją w wąskiej kolumnie.
ui-title = Marooned
ui-round = Runda { $n } z { $all }
ui-first = pierwszy: { $who }
ui-seat = decyduje { $who }
ui-bot = bot
ui-person = osoba
ui-camp = Obóz
ui-people = Postacie
ui-threats = Zagrożenia
ui-brief-goal = Cel
ui-brief-rules = Zasady scenariusza
ui-brief-watch = Na co uważać
ui-brief-now = Teraz
ui-goal = Cel
ui-stores = Jest / będzie
ui-plan = Plan
ui-log = Dziennik
ui-cards = Karty w zasięgu
ui-rules = Zasady, które tu działają
ui-ruling = Rozstrzygnięcie: { $text }
ui-no-rules = Nie wiąże się z tym żadna zasada.
ui-keys = ? pomoc u cofnij b akcja r zasady l log c karty p plan o szanse g cel q koniec
ui-help = Klawisze
ui-help-text =
    Strzałki, Enter: wybór odpowiedzi
    u: cofnij (dopóki nic się nie odsłoniło)
    b: wycofaj zaplanowaną akcję
    r: zasady stojące za pytaniem lub ostatnią linią dziennika
    l: cały dziennik z numerami zasad
    c: karty w zasięgu, z tekstem
    p: plan tej rundy
    o: szanse na kościach i w taliach
    g: cel, zasady i stan scenariusza
    s: zapisz pod nazwą         q: zapisz i wyjdź
    ?: ta strona                Esc: zamknij stronę
ui-undone = Cofnięte.
ui-no-undo = Nie można cofnąć: coś się już odsłoniło albo ktoś zatwierdził plan.
ui-saved = Zapisane: { $file }
ui-nothing-planned = Plan jest jeszcze pusty.
ui-take-back-which = Którą zaplanowaną akcję wycofać?
ui-no-take-back = Teraz nie można nic wycofać.
ui-none = brak
ui-over-won = Rozbitkowie są uratowani!
ui-over-lost = Rozbitkowie są zgubieni.
ui-over = { $result } { CAP($reason) }. Runda { $round }, { COUNT("point", $points) }.
ui-over-plain = { $result } { CAP($reason) }. Runda { $round }.
ui-over-keys = q wychodzi, l pokazuje dziennik, u cofa.
ui-small = Stół potrzebuje 80 kolumn i 24 wierszy; to okno ma { $width } × { $height }.
ui-health = zostało { $left } z { $all }
ui-pawns = { COUNT("pawn", $n) }
ui-exhausted = wyczerpane
ui-empty = puste
ui-tokens = Żetony
ui-weather-round = Kości pogody: { $dice }
ui-weather-none = brak
ui-weather-rain = deszcz
ui-weather-winter = zima
ui-weather-hungry = zwierzęta
ui-odds = Szanse
ui-odds-roll = Z rzutem: { COUNT("pawn", $need) }, bez rzutu: { $sure }
ui-odds-sure = Sukces bez rzutu
ui-odds-success = sukces { $n }/6
ui-odds-wound = rana { $n }/6
ui-odds-adventure = przygoda { $n }/6
ui-odds-joint = { $outcome }: { $share }
ui-odds-success-clean = sukces, nic złego
ui-odds-success-wound = sukces, rana
ui-odds-success-adventure = sukces, przygoda
ui-odds-success-both = sukces, rana, przygoda
ui-odds-fail = porażka
ui-prompt-plain = Odpowiedz numerem lub słowem; ? pomoc, u cofnij, l dziennik, r zasady, c karty, p plan, o szanse, g cel, q zapisz i wyjdź.
ui-not-understood = „{ $text }” nie jest żadną z odpowiedzi. { $error }
ui-bye = Zapisane. Ciąg dalszy: marooned play --resume
ui-setup-scenario = Który scenariusz?
ui-setup-players = Ilu graczy? (od { $least } do { $most })
ui-setup-seat = Miejsce { $n }: która postać i kto gra?
ui-setup-who = Miejsce { $n }: kto gra?
ui-deck = { $name }: { $n }
ui-decks = Talie
ui-known-in = na pewno w talii: { $cards }
ui-found-on-top = na wierzchu: { $cards }
ui-threat-action = Akcja: { $name } – { COUNT("pawn", $n) }; wymaga: { $price }; daje: { $reward }
ui-threat-effect = Bez akcji: { $effect }
ui-free = nic
ui-weapon-needed = broń { $n }
ui-item-needed = przedmiot { $item }
ui-uses = { $n }×
ui-invention-needs = wymaga: { $needs }
ui-on-build = po zbudowaniu: { $effect }
ui-saved-games = Zapisane gry
ui-res-wood = Drew.
ui-res-food = Jedz.
ui-res-preserved-food = Niep.
ui-res-fur = Skóry
ui-left = Lewe
ui-right = Prawe

deck-event = Wydarzenia
deck-build = Przygody (budowa)
deck-gather = Przygody (zbieranie)
deck-explore = Przygody (eksploracja)
deck-mystery = Tajemnice
deck-beast = Bestie
deck-hunting = Talia polowania
deck-island = Kafelki wyspy
deck-discovery = Żetony odkryć
deck-invention = Pomysły
deck-starting = Niewykorzystane przedmioty startowe
deck-wreckage = Karty wraku
deck-waiting = Odłożona bestia

# Co robią rzeczy, a czego nie mówi żaden pojedynczy efekt: zasady planowania i faz.
itemtext-shovel = narzędzie do innych pomysłów i do akcji zagrożenia
itemtext-cure = chroni przed skutkami niektórych kart, nie zużywa się
itemtext-rope = narzędzie do innych pomysłów
itemtext-pot = wymagane przez niektóre żetony; raz w nocy: odrzucić 1 jedzenie, uleczyć 1 ranę dowolnej postaci
itemtext-map = wymagana do Skrótu; co rundę 1 dodatkowy pionek do eksploracji
itemtext-fireplace = raz w nocy: odrzucić 1 jedzenie, uleczyć 2 rany jednej postaci lub po 1 ranie dwóch
itemtext-diary = faza morale: pierwszy gracz otrzymuje 1 żeton determinacji więcej albo traci 1 mniej
itemtext-furnace = każda faza pogody: zignorować 1 chmurę zimową
itemtext-drums = faza morale: pierwszy gracz otrzymuje 2 żetony determinacji więcej albo traci 2 mniej
itemtext-lantern = co rundę 1 dodatkowy pionek do budowy
itemtext-tranquilizer = schwytanie King Konga obniża poziom broni o 1 zamiast o 5
itemtext-pit = faza produkcji: rzut kością rany (budowa), rana daje 2 jedzenia
itemtext-raft = co rundę 1 dodatkowy pionek do zbierania surowców lub eksploracji
itemtext-sack = jedna akcja zbierania w rundzie daje o 1 surowiec więcej; można łączyć z Koszem
itemtext-shield = co rundę 1 dodatkowy pionek do polowania
itemtext-basket = jedna akcja zbierania w rundzie daje o 1 surowiec więcej; można łączyć z Worem
itemtext-bed = każdy odpoczynek leczy 2 rany i daje 1 żeton determinacji
itemtext-belts = co rundę 1 dodatkowy pionek do zbierania surowców
itemtext-cellar = zwykłe jedzenie nie psuje się w nocy
itemtext-rescue-raft = ratuje Jenny: od następnej rundy akcją eksploracji na niej
itemtext-lifeboat = po uratowaniu Jenny: od razu wygrywa grę
itemtext-canoe = każda udana eksploracja: dobrać 2 kafelki, jeden umieścić, drugi wtasować
thingtext-bible = przy porządkowaniu obozu: 3 żetony determinacji zamiast 2 i leczenie 1 rany
thingtext-hammer-and-nails = 1 dodatkowy pionek do jednej akcji budowy
thingtext-candles = 1 dodatkowy pionek do jednej akcji budowy
thingtext-compass = co rundę 1 dodatkowy pionek do eksploracji
thingtext-barrel = jeden raz, w nocy: każdy gracz w obozie leczy 1 ranę; potem przechowuje 2 jedzenia
thingtext-old-clothes = każda faza pogody: 1 chmura zimowa liczy się jako deszczowa
thingtext-backpack = każda udana eksploracja: dobrać 2 żetony odkryć i zachować 1 z nich
thingtext-boxes = zwykłe jedzenie nie psuje się w nocy
thingtext-hammock = każdy odpoczynek daje 1 żeton determinacji więcej
thingtext-treasure-map = można eksplorować tę kartę jak pole obok obozu: dobierać karty tajemnic, najwyżej 2 skarby
thingtext-whip = raz na dobieranie: zignorować 1 pułapkę
thingtext-gold = bez efektu

ui-level-morale = morale
ui-level-roof = dach
ui-level-palisade = palisada
ui-level-weapon = broń

sign-food = J
sign-wood = D
sign-plus-food = +j
sign-plus-wood = +d
sign-minus-pawn = -p
sign-greater-danger = !
sign-cover-later = x

# Kilka osób przy jednym ekranie. $who to imię gracza.
ui-cover-turn = { $who }: twoja kolej
ui-cover-keys =
    Enter pokazuje twoją rękę
    u cofa ostatnią odpowiedź
    Esc wraca do gracza, którego dotyczy pytanie
    q zapisuje i wychodzi
ui-cover-plain = { $who }: naciśnij Enter
ui-clock = Zegar
ui-acts = Co robisz poza kolejnością?
ui-acts-who = Kto działa poza kolejnością?
ui-acts-nobody = Nikt inny nie może teraz działać.
ui-acts-nothing = Teraz nie ma nic do zrobienia. (Esc lub - wraca)
ui-orders-ask = Reakcje: pytanie pada zawsze.
ui-orders-useful = Reakcje: pytanie pada tylko wtedy, gdy możesz coś zrobić. Inni zauważą, gdy nie padnie.
ui-orders-never = Reakcje: pytanie nie pada nigdy; pasujesz, a szkodę od własnego niebezpieczeństwa przyjmujesz.
ui-orders-none = Ta gra nie ma okien na reakcje.

# Stół gry karcianej. Jest wąski: krótkie słowa.
ui-sc-keys = ? pomoc  u cofnij  r zasady  l log  c karty  p stół  o szanse  a inny  q koniec
ui-sc-help-text =
    Strzałki, Enter: wybór odpowiedzi
    u: cofnij (dopóki nic się nie odsłoniło i nikt inny nie działał)
    a: inny gracz działa poza kolejnością: wybierz kto, potem co
    w: twoje stałe polecenie dla reakcji: pytać zawsze, tylko gdy to coś da, nigdy
    r: zasady stojące za pytaniem lub ostatnimi liniami dziennika
    l: cały dziennik z numerami zasad
    c: wszystkie karty, które widzisz, z tekstem i z tym, jak są pewne
    p: reszta stołu: co wiadomo o każdym graczu, umowy, stos kart odrzuconych
    o: dokładne szanse każdego stosu
    s: zapisz                   q: zapisz i wyjdź
    ?: ta strona                Esc: zamknij stronę

    Stos to paszcza: dziesięć kłów, jeden za każde 10%, że następna karta to niebezpieczeństwo.
    ▼ niebezpieczeństwo, na które twoja ręka nie ma rady   ▽ takie, na które ma
    ▲ ▲▲ ▲▲▲ poziom karty   ×9 kart w stosie
    ◆ trauma   ◇ trauma zakryta   ○ ile jeszcze zniesiesz
    1123· poziomy kart na ręce, kropka za każde wolne miejsce   +2 odłożone jedzenie
    ▶ czyja tura   ⚑ sztandar   →1 przeszukuje stos 1   – spasował   ▪ bot
    ● obszary za wami   ◉ ten   ○ przed wami   ? być może   ▢ obszar końcowy
ui-sc-prompt-plain = Odpowiedz numerem lub słowem; ? pomoc, u cofnij, a 2 gracz 2 działa poza kolejnością, w reakcje, l dziennik, r zasady, c karty, p stół, o szanse, - powrót, q zapisz i wyjdź.
ui-sc-table = Stół
ui-sc-round = Runda { $n }
ui-sc-phase-setting-out = Wymarsz
ui-sc-phase-turns = Tury
ui-sc-phase-feeding = Karmienie
ui-sc-phase-round-end = Koniec rundy
ui-sc-you-need = potrzebujesz { $n }
ui-sc-nothing-revealed = Nic nie jest odkryte
ui-sc-stake = Odkryte: { COUNT("food", $food) }{ $n ->
    [0] {""}
    [one] {" "}i 1 okazja
    [few] {" "}i { $n } okazje
   *[many] {" "}i { $n } okazji
}
ui-sc-looked = To widzisz tylko ty
ui-sc-plate = Na talerzu
ui-sc-dead = Nie żyjesz
ui-sc-hand = Ręka { $n } z { $limit }
ui-sc-hand-food = jedzenie { $food } z { $need }
ui-sc-step-collect = zbiera
ui-sc-step-dead = nie żyje
ui-sc-clock = Zostało kroków: { $n }
ui-sc-clock-seconds = Czas: { $n } s (klawisz a: czas minął)
ui-sc-caravan = Karawana
ui-sc-caravan-fed = najedzona
ui-sc-caravan-hungry = głodna
ui-sc-discard = Odrzucone: { $n }, niebezp.: { $perils }
ui-sc-traumas-left = Traumy w talii: { $n }
ui-sc-orders-useful = Reakcje: tylko gdy to coś da
ui-sc-orders-never = Reakcje: nigdy
ui-sc-known = ◆ znane: { $fields }
ui-sc-reconstructed = ◇ zrekonstruowane: { $fields }
ui-sc-all-known = ◆ wszystko znane
ui-sc-all-reconstructed = ◇ wszystko zrekonstruowane
ui-sc-peril = Niebezpieczeństwo
ui-sc-own-hand = Twoja ręka
ui-sc-revealed = Odkryte karty
ui-sc-on-piles = Na stosach
ui-sc-other-hands = Znane w rękach innych
ui-sc-traumas = Traumy
ui-sc-characters = Postacie
ui-sc-area = Obszar
ui-sc-scenario = Scenariusz
ui-sc-group-action = Akcja
ui-sc-group-peril = Niebezpieczeństwo
ui-sc-group-opportunity = Okazja
ui-sc-group-anomaly = Anomalia
ui-sc-helpless = Niebezpieczeństwo, na które nie masz rady: { $share }
ui-sc-pile = Stos { $n }: { COUNT("card", $size) }
ui-sc-pile-bottom = Na spodzie stosu { $n }: { $cards }
ui-sc-pile-known = Gdzieś w stosie { $n }: { $cards }
ui-sc-odds-note = Dokładnie, według tego, co wiesz. ▼ nie masz na to rady, ▽ masz.
ui-sc-your-traumas = Masz { $n } z { $most } traum, które zabijają.
ui-sc-known-cards = znane:
ui-sc-signal-yes = Sygnał został dany.
ui-sc-signal-no = Sygnału jeszcze brakuje.
ui-sc-over-won = Światło dnia! Zwycięstwo: { $who } (runda { $round })
ui-sc-over-lost = Ciemność zabrała wszystkich: { $reason } (runda { $round })

# Pola karty w pliku talii.
ui-field-name = nazwa
ui-field-tier = poziom
ui-field-food = wartość
ui-field-copies = liczba kopii
ui-field-effect = efekt
ui-field-window = kiedy się zagrywa
ui-field-rest-to-bottom = reszta idzie na spód
ui-field-kind = rodzaj
ui-field-collectible = czy można ją zebrać
ui-field-players = liczba graczy
ui-field-areas-before-final = obszary przed obszarem końcowym
ui-field-deal = rozdane karty
ui-field-final = obszar końcowy
ui-field-mode = tryb gry
ui-field-special = zasady specjalne
ui-field-real-time = czas rzeczywisty
ui-field-seconds = sekundy
