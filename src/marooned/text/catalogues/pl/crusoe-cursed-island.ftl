### Przeklęta Wyspa (scenariusz 2).

sign-fog = ~
sign-cross = †
marker-fog = mgła
marker-cross = krzyż
item-cross = Krzyż
item-sacred-bell = Święty dzwon
use-cursed-dagger = Sztylet obrzędowy

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie.

helper-cultists-candles = Świece Kultysty
use-cursed-vials = Tajemnicze Fiolki
use-cursed-bell = Ozdobny Dzwonek
target-dark-temple = Mroczna Świątynia, pole { $space }

##

goal-crosses = Krzyże { $now }/{ $all }
goal-fog = Mgła { $n }
goal-dark-temple = Mroczna Świątynia: { $space }

brief-cursed-island-goal = Postawcie do końca 10. rundy pięć krzyży na pięciu różnych kafelkach. Gra jest wtedy od razu wygrana.
brief-cursed-island-rules =
    Każda księga daje dwa znaczniki mgły, gdzie chcecie. Gdzie jest mgła, każda akcja wymaga o pionek więcej, teren uchodzi za nieodkryty, a obóz i Skrót nic tam nie produkują.
    Krzyż kosztuje 2 drewna i buduje się go na kafelku obozu, obok niego lub za więcej pionków dalej. Przepada razem z kafelkiem.
    Święty dzwon (wzgórza, Lina) usuwa 3 znaczniki mgły i można go budować wielokrotnie.
    Pierwszy totem: świątynia z najwyżej 3 skarbami, raz w grze. Drugi: 2 rany. Kolejne: mgła.
brief-cursed-island-watch = Trzeba odkryć i utrzymać pięć kafelków: odkrywajcie wcześnie, mgłę kładźcie tam, gdzie nie pójdziecie, a od 6. rundy liczcie się z zimą.
