### Wyspa Kanibali (scenariusz 5).

sign-village = ◇
sign-burned-village = *
sign-city = ◈
marker-village = wioska
marker-burned-village = spalona wioska
marker-city = Miasto Kanibali
item-ballista = Balista
item-canoe = Piroga

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie.

scenario-cannibal-island = Wyspa Kanibali
use-cannibal-blowpipe = Dmuchawka
use-cannibal-ointment = Maść lecznicza
use-cannibal-map = Mapa wyspy

##

target-attack-city = atak na Miasto Kanibali, pole { $space } (siła { $strength })
target-attack-village = atak na wioskę, pole { $space } (siła { $strength })

fx-give-up = odrzucić 1 drewno lub jedzenie, jeśli jest
fx-raid = każdy gracz: 3 rany, o 1 mniej za każdą spaloną wioskę
fx-lose-shelter = stracić schronienie ze wszystkimi poziomami dachu i palisady
ask-give-up = Co zostaje odrzucone?
ask-canoe = Użyć Pirogi?
label-canoe = Dobrać 2 kafelki i wybrać
label-no-canoe = Dobrać kafelek z wierzchu
ask-place-tile = Który kafelek trafia na planszę?

log-burned = Pole { $space }: { $what } doszczętnie płonie
log-city = Na polu { $space } pojawia się Miasto Kanibali: siła { $strength }
log-shelter-lost = Schronienie stracone

goal-city-hidden = Miasto: siła { $strength }, pojawi się w rundzie { $round }
goal-city = Miasto: siła { $strength }
goal-villages = Wioski { $n } (siła { $strength })
goal-burned = Spalone { $n }

brief-cannibal-island-goal = Spalcie do końca 9. rundy Miasto Kanibali. Gra jest wtedy od razu wygrana.
brief-cannibal-island-rules =
    Totemy to wioski. Ich odkrycie kosztuje rany, a od drugiej do czwartej także 1 drewno lub jedzenie. Miasto samo pojawia się w rundzie 4 na polu N4.
    Atak to polowanie z 2 pionkami wszędzie tam, dokąd prowadzi nieprzerwana droga: wykonujący otrzymuje 1 ranę za każdy brakujący poziom broni, a miejsce płonie. Wioska ma siłę 4 i 1 za każde miejsce, które stoi, Miasto 21, o 3 mniej za każdą spaloną wioskę.
    Tam, gdzie stoi wioska, i w Mieście nie może być obozu; zbieranie wymaga tam o pionek więcej.
    Każda księga zadaje wszystkim graczom 3 rany, o 1 mniej za każdą spaloną wioskę; potem przenosi się obóz albo pada schronienie, albo wszyscy otrzymują jeszcze 2 rany.
    Balista (Lina, 2 drewna): palisada +2, broń +1. Piroga (rzeka, 1 drewno): przy eksploracji wybieracie z dwóch kafelków.
brief-cannibal-island-watch = Pogody tu nie ma, więc stawiajcie na broń. Wioski palcie wcześnie: każda osłabia Miasto o 3, a księgi o 1.
