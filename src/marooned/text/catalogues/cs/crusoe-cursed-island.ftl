### Prokletý ostrov (scénář 2).

sign-fog = ~
sign-cross = †
marker-fog = mlha
marker-cross = kříž
item-cross = Kříž
item-sacred-bell = Posvátný zvon
use-cursed-dagger = Obětní dýka

## ours: jména, která česká příručka neuvádí; náš překlad.

helper-cultists-candles = Svíčky kultistů
use-cursed-vials = Záhadné lahvičky
use-cursed-bell = Zdobený zvonek
target-dark-temple = Temný chrám na poli { $space }

##

goal-crosses = Kříže { $now }/{ $all }
goal-fog = Mlha { $n }
goal-dark-temple = Temný chrám: { $space }

brief-cursed-island-goal = Postavit do konce 10. kola pět křížů na pěti různých dílcích. Hra je tím ihned vyhrána.
brief-cursed-island-rules =
    Každá kniha přináší dvě značky mlhy, kamkoli chcete. Kde je mlha, vyžaduje každá akce o figurku víc, terén platí za neprozkoumaný a tábor ani Zkratka tam nic neprodukují.
    Kříž stojí 2 dřeva a staví se na dílku tábora, vedle něj, nebo za více figurek i dál. Se svým dílkem padá.
    Posvátný zvon (kopce, Provaz) odstraní 3 značky mlhy a lze ho vyrobit opakovaně.
    První totem: chrám až se 3 poklady, jednou za hru. Druhý: 2 zranění. Další: mlha.
brief-cursed-island-watch = Je třeba najít a udržet pět dílků: prozkoumávejte brzy, mlhu dávejte tam, kam nepůjdete, a od 6. kola počítejte se zimou.
