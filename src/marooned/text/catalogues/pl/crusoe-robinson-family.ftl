### Rodzina Robinsonów (scenariusz 6).

scenario-robinson-family = Rodzina Robinsonów

sign-kid = d
marker-kid = dziecko
item-fence = Fosa
item-garden = Ogród
target-reclaim = Rekultywacja

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie.

use-robinson-tools = Stare Narzędzia
use-robinson-plow = Pług
use-robinson-powder = Proch
use-robinson-seeds = Nasiona

##

goal-household = Oznaczone pomysły { $now }/{ $all }
goal-to-build = do wykonania: { $items }
goal-off-board = poza planszą: { $items }
goal-out-of-reach = nieosiągalne, poza grą: { $items }
goal-home-missing = brakuje: { $what }
goal-no-shelter = zbudowane schronienie
goal-kids = { $n ->
    [one] { $n } dziecko, co noc zjada 1 jedzenie
   *[few] { $n } dzieci, co noc zjadają { $n } jedzenia
}

ask-remove-black = Który czarny znacznik usunąć?
label-terrain = { CAP($terrain) }, pole { $space }
fx-remove-black = usunąć czarny znacznik z kafelka wyspy
fx-reroll-hungry = rzucić ponownie kością wygłodniałych zwierząt
log-terrain-free = { $space }: teren znów odkryty
log-kids-fed = Posiłek dzieci: { COUNT("food", $n) }
reason-kid-hungry = dziecko bez jedzenia

brief-robinson-family-goal = Miejcie do końca 12. rundy zbudowane schronienie, dach, palisadę i broń na poziomie co najmniej 1 oraz jednocześnie wykonane wszystkie dziewięć oznaczonych pomysłów. Gra jest wtedy od razu wygrana.
brief-robinson-family-rules =
    Losuje się dziewięć pomysłów zamiast pięciu; to właśnie one są oznaczone.
    W rundach 7, 9 i 11 rodzi się dziecko. Co noc każde dziecko zjada 1 jedzenie przed wami; dziecko bez jedzenia oznacza porażkę.
    Każda księga zmniejsza produkcję rundy o połowę. Totem zakrywa teren swojego kafelka, jeśli nie był jeszcze odkryty.
    Rekultywacja: 2 pionki graczy na pewno usuwają 1 czarny znacznik z dowolnego kafelka wyspy (special reclaim).
    Na kafelku z obozem może leżeć kilka żetonów +1 jedzenia. Fosa (Łopata): palisada +1. Ogród (Łopata, 2 jedzenia): 4 jedzenia.
brief-robinson-family-watch = Dziewięć przedmiotów w dwanaście rund: ani jednej rundy na próżno. Wcześnie odkryjcie tereny, oszczędzajcie drewno i skóry na przedmioty i zbierzcie jedzenie przed rundami 7, 9 i 11. Śnieg spada w rundzie 5, wygłodniałe zwierzęta przychodzą w 7.
