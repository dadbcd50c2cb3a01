### Na pomoc Jenny! (scenariusz 3).

item-lifeboat = Łódka

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie. Tratwę dopełniamy, bo jest i Tratwa z talii.

scenario-jenny-needs-help = Na pomoc Jenny!
item-rescue-raft = Tratwa ratunkowa
use-jenny-herbs = Zioła
use-jenny-pistol = Pistolet
use-jenny-ruined-hut = Zrujnowana Chata
use-jenny-vines = Pnącza

##

target-rescue-jenny = tratwą po Jenny

log-jenny-rescued = Jenny uratowana (♥ { $n })
goal-jenny-out-there = Jenny czeka na ratunek ♥ { $n }
goal-jenny-with-you = Jenny w waszym obozie ♥ { $n }
goal-rescue-raft-missing = Brakuje Tratwy ratunkowej
goal-rescue-raft-ready = Tratwa ratunkowa gotowa
goal-lifeboat-later = potem Łódka
goal-lifeboat = Zostaje zbudować Łódkę

reason-jenny-died = Jenny umarła

brief-jenny-needs-help-goal = Uratujcie Jenny, a potem do końca 8. rundy zbudujcie Łódkę. Gra jest wtedy od razu wygrana; jeśli Jenny umrze, jest przegrana.
brief-jenny-needs-help-rules =
    Do czasu uratowania Jenny otrzymuje co noc 2 rany, a 11. rana ją zabija: zabierzcie ją najpóźniej w 6. rundzie.
    Tratwa ratunkowa (Lina, 2 drewna): w jednej z następnych rund ratuje ją akcja eksploracji na tratwie; przygoda to wtedy 1 rana zamiast karty.
    Łódka (Lina, Nóż, 6 drewna, 4 skóry): dopiero po uratowaniu; wygrywa, gdy tylko powstanie.
    Uratowana Jenny liczy się jak jedno z was: je, cierpi od pogody i dotyka ją to, co każdego gracza. Jej pionek tylko odpoczywa i leczy 1.
    Księga: palisada −1. Totemy po kolei: 2 rany dla odkrywcy, morale −2, Lina za darmo, 2 skóry, nic.
brief-jenny-needs-help-watch = 4 skóry to dwa lub trzy zwierzęta albo szczęśliwe znalezisko: uzbrójcie się i polujcie wcześnie. Od 5. rundy nadchodzą głodne zwierzęta, a każda księga zabiera poziom palisady.
