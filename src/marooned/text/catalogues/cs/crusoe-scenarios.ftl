### Co říká více scénářů ostrovní hry; co patří jedinému, stojí ve vlastním souboru.

scenario-castaways = Trosečníci
scenario-cursed-island = Prokletý ostrov

person-jenny = Jenny
kind-special = zvláštní akce
ask-target-special = Která zvláštní akce?
ask-window-hungry = Přichází hladová zvířata. Použít předtím něco?

target-site = { $what } na poli { $space }
log-site = Postaveno na poli { $space }: { $what }
log-marker = Pole { $space }: přibývá { $marker }
log-marker-gone = Pole { $space }: mizí { $marker }

ask-place-marker = Kam přijde další značka ({ $marker })? Zbývá { $n }
ask-remove-marker = Která značka se odstraní ({ $marker })?
fx-place-markers = { $n ->
    [one] položit bílou značku, kde žádná není
    [few] položit { $n } bílé značky, kde žádné nejsou
   *[other] položit { $n } bílých značek, kde žádné nejsou
}
fx-remove-marker = odstranit bílou značku

brief-castaways-goal = Vyrobit Oheň a nashromáždit na hranici 15 dřev; loď pluje kolem v 10. až 12. kole. Vyhráváte, jakmile je obojí hotovo a loď je tu.
brief-castaways-rules =
    Dřevo se na hranici dává před plánováním, v každém kole do jednoho sloupce: zleva 1, 2, 3, 4, 5 dřev. Co tam leží, zůstává.
    Stožár (Provaz, 1 dřevo, 1 kůže): 3 dřeva na hranici. Sekera (hory, 1 dřevo): v každé produkci o 1 dřevo víc.
    Knihy a totemy nic nedělají.
brief-castaways-watch = Pět sloupců trvá pět kol a Oheň potřebuje hory: najděte je brzy. Ve 4. kole přijde déšť, v 7. sníh a hladová zvířata.
