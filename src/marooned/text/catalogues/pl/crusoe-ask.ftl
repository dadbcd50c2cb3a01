### O co pyta gra o wyspie, co mówią odpowiedzi i jak się nazywa to, co leży na stole.
###
### Pytania to zdania, odpowiedzi są krótkie. Nazwy rzeczy piszemy małą literą, o ile nie są nazwami własnymi;
### CAP(…) daje im wielką na początku odpowiedzi.

## Szeregi nazw, cytowane jako teksty: $row to, co stoi przed, $next to następna nazwa.

list-comma = { $row }, { $next }
list-and = { $row } i { $next }
list-or = { $row } lub { $next }
list-then = { $row }, potem { $next }
list-slash = { $row } / { $next }

amount = { COUNT($what, $n) }
amount-none = nic

# Akcja, której nazwa nie wymaga słów, jak pole mapy.
action = { $action }

go-on = Dalej

## Kto

who-each = Wszyscy gracze
who-bearer = postać z tą raną

## Planowanie

ask-plan = Co dalej w planie?
ask-target-threat = Która akcja zagrożenia?
ask-target-hunt = Które polowanie?
ask-target-build = Co zbudować?
ask-target-gather = Co zbierać i gdzie?
ask-target-explore = Które pole eksplorować?
ask-target-arrange = Co porządkować?
ask-target-rest = Kto odpoczywa?
ask-actor = Kto wykonuje akcję?
ask-pay = Czym zapłacić?
ask-helper = Kto się dołącza? Pionki: { $have } z { $need }; sukces bez rzutu: { $sure }
# Akcja bez rzutu kośćmi.
ask-helper-sure = Kto się dołącza? Pionki: { $have } z { $need }
ask-carry = Czy zabrać Kosz lub Wór?
ask-confirm = Zatwierdzić plan?

label-kind = { CAP($kind) }
label-target = { CAP($target) }
# Liczba na początku: wiersz bywa ucięty.
label-threat = { COUNT("pawn", $n) }: { $target }
label-done = Plan gotowy
label-confirm = Zatwierdzić plan
label-undo-done = Zmienić plan
label-take-back = Cofnąć – { $plan }
label-take-back-draft = Zaplanować coś innego
label-pay = Zapłata: { $goods }
label-pay-economical = Zapłata: { $goods } (Oszczędna konstrukcja: { COUNT("determination", 2) })
label-enough = Wystarczy pionków
label-second-pawn = Drugi pionek
label-carry-nothing = Bez nich
label-carry-both = Kosz i Wór

# Zaplanowana akcja. $kind to jedno ze słów niżej, $helpers to "none" albo nazwy.
planned = { $kind ->
    [threat] { $actor }: { $target }
    [hunt] { $actor }: polowanie
    [build] { $actor }: budowa – { $target }
    [gather] { $actor }: zbieranie – { $target }
    [explore] { $actor }: eksploracja – { $target }
    [arrange] { $actor }: porządkowanie obozu
    [special] { $actor }: { $target }
   *[rest] { $actor }: odpoczynek
}{ $helpers ->
    [none] {""}
   *[other] {" "}(+ { $helpers })
}

target-threat = { $name } – { $card }
target-source = { $source }, pole { $space }
target-space = pole { $space }
target-shelter = schronienie, pole { $space }
target-roof = dach +1
target-palisade = palisada +1
target-weapon = broń +1
target-beast = bestia z talii polowania

kind-threat = akcja zagrożenia
kind-hunt = polowanie
kind-build = budowa
kind-gather = zbieranie surowców
kind-explore = eksploracja
kind-arrange = porządkowanie obozu
kind-rest = odpoczynek

helper-second-pawn = drugi pionek
helper-dog = Pies
helper-map = Mapa
helper-lantern = Latarnia
helper-belts = Pasy
helper-raft = Tratwa
helper-shield = Tarcza
helper-compass = Kompas
helper-hammer = Młotek
helper-handyman = Złota rączka
helper-candles = Świece
helper-candles-treasure = Świece (skarb)

## Akcje

ask-next-action = Którą akcję teraz rozpatrzyć?
ask-reroll = Przerzucić kość za 2 żetony determinacji?
label-keep-dice = Zostawić wynik rzutu
label-reroll = Przerzucić kość: { $die } (wynik: { $face })
die-kind-wound = rana
die-kind-success = sukces
die-kind-adventure = przygoda

ask-arrange = Co daje porządkowanie obozu?
label-arrange-both = 2 żetony determinacji i morale +1
label-arrange-determination = 2 żetony determinacji
label-arrange-morale = Morale +1
# $morale to 1, jeśli rośnie też morale, inaczej 0.
label-arrange-bible = Biblia: 3 żetony determinacji{ $morale ->
    [0] {""}
   *[other] , morale +1
}, uleczyć 1 ranę

ask-extra-build = Co zbudować od razu?

## Zdolności: zanim coś się rozstrzygnie

ask-window-planning = Czy najpierw czegoś użyć?
ask-window-demand-food = Brakuje jedzenia. Czy najpierw czegoś użyć?
ask-window-demand-wood = Brakuje drewna. Czy najpierw czegoś użyć?
ask-window-demand-fur = Brakuje skór. Czy najpierw czegoś użyć?
ask-window-demand-determination = Brakuje determinacji. Czy najpierw czegoś użyć?
ask-window-demand-weapon = Poziom broni jest za niski. Czy najpierw czegoś użyć?
ask-window-demand-palisade = Palisada jest za niska. Czy najpierw czegoś użyć?
ask-window-fight = Bestia jest silniejsza od broni. Czy najpierw czegoś użyć?
ask-window-danger = Niebezpieczne pole, a broń na poziomie 0. Czy najpierw czegoś użyć?
ask-window-lethal = Komuś grozi śmierć. Czy najpierw czegoś użyć?
ask-window-dice = Kości rzucone. Czy najpierw czegoś użyć?
ask-window-clouds = Chmury policzone. Czy użyć czegoś przeciw nim?
ask-window-morale = Czas na sprawdzenie morale. Czy najpierw czegoś użyć?
ask-window-night = Czas na posiłek. Czy najpierw czegoś użyć?
ask-window-spoiling = Zaraz zepsuje się jedzenie. Czy najpierw czegoś użyć?
ask-window-hunt = Zaczyna się polowanie. Czy najpierw czegoś użyć?
ask-window-explore = Zaczyna się eksploracja. Czy najpierw czegoś użyć?
ask-window-arrange = Czas na porządkowanie obozu. Czy najpierw czegoś użyć?
ask-window-trap = To pułapka. Czy użyć czegoś przeciw niej?
ask-window-monster = To potwór. Czy użyć czegoś przeciw niemu?
ask-window-mystery = Trzeba dobrać kolejną kartę tajemnic. Czy najpierw czegoś użyć?
ask-window-meal-outside = Poza obozem brakuje jedzenia. Czy najpierw czegoś użyć?
ask-user = { $card } – kto używa?

## Odpowiedzi dla kart

ask-choose = Co wybrać?
ask-choose-card = { $card } – co wybrać?
label-effects = { CAP($effects) }

ask-food-kind = Które jedzenie odrzucić? Jeszcze { $n }
resource-food = Jedzenie
resource-preserved-food = Niepsujące się jedzenie
resource-wood = Drewno

ask-heal = Komu uleczyć { COUNT("wound", $n, case: "acc") }?
ask-divide = Kto otrzymuje kolejny żeton determinacji? Jeszcze { $n }
ask-marker = Kto bierze kolejny znacznik? Jeszcze { $n }
label-marker = { $who } (ma { $n })
ask-block-arrow = Którą strzałkę morale unieważnić?
label-arrow = { $who }: strzałka przy ranie { $n }

ask-mystery-more = Czy dobierać dalej karty tajemnic?
label-draw-on = Dobierać dalej
label-stop = Koniec
ask-top-or-bottom = { $card } – zostawić na wierzchu talii polowania?
label-top = Zostawić na wierzchu
label-bottom = Przełożyć na spód
ask-strongest = Która z tych bestii liczy się jako najsilniejsza?

ask-put-invention = Który pomysł położyć na planszy?
ask-choose-invention = Który pomysł wziąć?
ask-discard-invention = Który pomysł odrzucić?
ask-lose-item = Który przedmiot stracić?
ask-mark-item = Który przedmiot oznaczyć?
ask-build-free = Który przedmiot zbudować?
ask-keep-discovery = Który żeton odkrycia zachować?

## Wyspa

ask-exhaust = Które źródło wyczerpać?
ask-exhaust-tile = Źródła którego kafelka wyczerpać?
ask-cover-terrain = Na którym kafelku zakryć teren?
ask-flip-down = Który kafelek odwrócić rewersem do góry?
ask-tile-on-top = Który kafelek położyć na wierzchu stosu?
ask-tile-back = Który kafelek odłożyć teraz? Ostatni będzie na wierzchu
ask-remove-token = Który żeton usunąć?
label-token = { CAP($token) }: { $place }
ask-corral = Które źródło jedzenia wyczerpać dla Zagrody?
label-no-corral = Żadne
ask-shortcut = Do którego kafelka prowadzi Skrót?
ask-shortcut-source = Co daje Skrót?
label-source = { CAP($source) }, pole { $space }
ask-forced-move = Dokąd przenieść obóz?
ask-carry-token = Czy przenieść razem z obozem { $token }?
label-carry-token = Przenieść
label-leave-token = Zostawić
label-move-camp = Przenieść na pole { $space }

source-food = jedzenie
source-wood = drewno
source-fish = ryba
source-parrot = papuga

terrain-beach = plaża
terrain-plains = równiny
terrain-hills = wzgórza
terrain-mountains = góry
terrain-river = rzeka

# Biernik jest tu równy mianownikowi: tak mogą stać po "położyć" i po "zdjąć".
token-plus-food = żeton +1 jedzenia
token-plus-wood = żeton +1 drewna
token-minus-pawn = żeton −1 pionka
token-greater-danger = żeton zagrożenia
token-cover-later = czarny znacznik
token-adventure = żeton przygody
token-reroll-success = żeton przerzutu sukcesu
token-extra-wood = żeton dodatkowego drewna
token-black-marker = czarny znacznik
token-rain-cloud = żeton chmury deszczowej
token-winter-cloud = żeton chmury zimowej
token-storm = żeton sztormu
token-hungry-animals = kość wygłodniałych zwierząt
token-shortcut = żeton skrótu

place-weather = pole pogody
place-hunting-deck = talia polowania
place-right = prawe pole zagrożenia
cost-shelter = koszt schronienia
cost-roof = koszt dachu
cost-palisade = koszt palisady
cost-weapon = koszt broni

level-morale = morale
level-weapon = broń
level-roof = dach
level-palisade = palisada

part-head = głowa
part-arm = ręka
part-belly = brzuch
part-leg = noga

## Morale, produkcja, noc

ask-morale-top = Najwyższe morale. Determinacja czy leczenie?
label-take-tokens = { COUNT("determination", $n) }
# $n: żetony determinacji dodatkowo, dzięki Bębnom i Dziennikowi.
label-take-healing = Uleczyć 1 ranę{ $n ->
    [0] {""}
   *[other] , +{ COUNT("determination", $n) }
}
ask-keep-half = Co zatrzymać z produkcji? Jeszcze { $n }
ask-move-camp = Czy przenieść tej nocy obóz?
label-stay = Zostać tutaj
ask-hungry = Kto nie je i otrzymuje 2 rany? Jeszcze { $n }

## Rozbitkowie

label-woodpile = 1 drewno na stos (jest { $now }, w tej rundzie jeszcze { $room })
goal-woodpile = Stos drewna { $now }/{ $all } (jeszcze { $room } w tej rundzie)
goal-fire-built = Ogień: jest
goal-fire-missing = Ogień: brak
goal-ship = statek: rundy 10–12

## Przygotowanie gry

option-friday = Gra z Piętaszkiem
option-dog = Gra z psem
option-starting-items = Przedmioty startowe
option-book-events = Wydarzenia z symbolem księgi
option-wreckage = Karta wraku
option-first = Pierwszy gracz
