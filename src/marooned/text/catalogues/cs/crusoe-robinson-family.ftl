### Rodina Robinsonů (scénář 6).

scenario-robinson-family = Rodina Robinsonů

sign-kid = d
marker-kid = dítě
item-fence = Plot
item-garden = Zahrádka
target-reclaim = Zúrodnění

## ours: jména, která česká příručka neuvádí; náš překlad.

use-robinson-tools = Staré nástroje
use-robinson-plow = Pluh
use-robinson-powder = Střelný prach
use-robinson-seeds = Semena

##

goal-household = Označené vynálezy { $now }/{ $all }
goal-to-build = zbývá: { $items }
goal-off-board = není na plánu: { $items }
goal-out-of-reach = nedosažitelné, opustilo hru: { $items }
goal-home-missing = chybí: { $what }
goal-no-shelter = postavený úkryt
goal-kids = { $n ->
    [one] { $n } dítě, každou noc sní 1 jídlo
   *[few] { $n } děti, každou noc snědí { $n } jídla
}

ask-remove-black = Která černá značka se odstraní?
label-terrain = { CAP($terrain) } na poli { $space }
fx-remove-black = odstranit černou značku z dílku ostrova
fx-reroll-hungry = hodit znovu kostkou hladových zvířat
log-terrain-free = Pole { $space }: terén je znovu objevený
log-kids-fed = Večeře dětí: { COUNT("food", $n) }
reason-kid-hungry = dítě nedostalo najíst

brief-robinson-family-goal = Mít do konce 12. kola postavený úkryt, střechu, palisádu a zbraně aspoň na úrovni 1 a zároveň vyrobených všech devět označených vynálezů. Hra je tím ihned vyhrána.
brief-robinson-family-rules =
    Místo pěti vynálezů se losuje devět; to jsou ty označené.
    V 7., 9. a 11. kole se narodí dítě. Každou noc sní každé dítě 1 jídlo dřív než vy; dítě bez jídla znamená prohru.
    Každá kniha sníží produkci kola na polovinu. Totem zakryje terén svého dílku, nebyl-li ještě odhalen.
    Zúrodnění: 2 figurky hráčů jistě odstraní 1 černou značku z kteréhokoli dílku ostrova (special reclaim).
    Na dílku s táborem smí ležet několik žetonů +1 jídlo. Plot (Lopata): palisáda +1. Zahrádka (Lopata, 2 jídla): 4 jídla.
brief-robinson-family-watch = Devět vynálezů za dvanáct kol: žádné kolo nazmar. Najděte brzy terény, šetřete dřevo a kůže na vybavení a mějte jídlo před 7., 9. a 11. kolem. Sníh přijde v 5. kole, hladová zvířata v 7.
