### Wyspa King Konga (scenariusz 7).

item-trap = Pułapka
item-tranquilizer = Usypiacz
target-king-kong = King Kong

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie.

scenario-king-kong-island = Wyspa King Konga

sign-trap = #
sign-captive = @
marker-trap = pułapka
marker-captive = miejsce, gdzie jest aktorka
helper-flashlight = Latarka
helper-giant-footprint = Olbrzymi ślad
use-vodka = Butelka wódki
use-firecracker = Petarda
use-lost-item = Zgubiony przedmiot filmowców
target-rescue = ratunek aktorki, pole { $space }

crew-lights = oświetleniowiec
crew-cameraman = kamerzysta
crew-sound = dźwiękowiec
crew-screenwriter = scenarzysta
crew-make-up-man = charakteryzator
crew-actress = aktorka
crew-double = dubler
crew-actor = aktor
crew-director = reżyser

item-flashlight = Latarka
item-wine = Wino
item-microphone = Mikrofon
item-script = Scenariusz
item-make-up-kit = Zestaw do makijażu
item-photos = Zdjęcia z autografem
item-lucky-charm = Talizman
item-revolver = Rewolwer
item-last-will = Testament

##

fx-kill-crew = ginie następny członek ekipy filmowej (aktorka zostaje porwana)
fx-rescue-actress = aktorka jest wolna
fx-catch-king-kong = King Kong jest schwytany
fx-reroll-any = przerzucić jedną kość
fx-ignore-hungry = pominąć ten rzut głodnych zwierząt
fx-lost-item = działanie przedmiotu następnego członka ekipy

log-crew-dies = Z ekipy filmowej ginie: { $who }
log-actress-captive = Aktorka zostaje porwana
log-actress-free = Aktorka jest wolna
log-king-kong-caught = King Kong jest schwytany

ask-charm-die = Którą kość przerzucić?

goal-traps = Pułapki { $now }/{ $all }
goal-king-kong-free = King Kong na wolności
goal-king-kong-caught = King Kong schwytany
goal-actress-captive = Aktorka porwana: { $space }
goal-actress-lost = Aktorka porwana, nie wiadomo gdzie
goal-crew-next = Następny z ekipy: { $who } ({ $item })

option-hungry-crew = Głód zabija też członków ekipy filmowej

reason-director-killed = reżyser nie żyje

brief-king-kong-island-goal = Do końca 10. rundy: trzy pułapki na trzech kafelkach z totemem, King Kong schwytany, aktorka nie jest porwana. Gra jest wtedy od razu wygrana.
brief-king-kong-island-rules =
    W każdej rundzie za każdy odkryty totem rzuca się jedną czerwoną kością. Palisada na kości przy palisadzie 0: każdy 1 rana, morale −1 i ginie ktoś z ekipy filmowej; także każda księga zabija jednego i obniża morale. Szósta jest aktorka, która zostaje porwana; gdy zginie dziewiąty, reżyser, wszystko stracone.
    Pułapka (Łopata, 4 drewna) stoi na kafelku z totemem najwyżej 2 kroki od obozu. Przy trzech pułapkach poluje się na King Konga dwoma pionkami: broń −5, z Usypiaczem (Ogień, równiny lub wzgórza) tylko −1.
    Aktorkę ratuje eksploracja kafelka czwartego totemu, gdzie czeka potwór. Noc z obozem na kafelku z totemem kosztuje każdego 1 ranę.
    Schronienie stoi od początku. Zgubiony przedmiot filmowców działa tak, jak rzecz następnego z ekipy.
brief-king-kong-island-watch = Budujcie palisadę, zanim odkryjecie totemy: każdy totem to kość więcej, a bez palisady mniej więcej co trzeci rzut kosztuje życie. Dwanaście drewna na pułapki wymaga czasu.
