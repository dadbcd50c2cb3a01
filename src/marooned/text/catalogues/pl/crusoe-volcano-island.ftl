### Wyspa Wulkaniczna (scenariusz 4).

sign-volcano = ▲
sign-dust = ~
sign-totem-1 = ①
sign-totem-2 = ②
sign-totem-3 = ③
sign-totem-4 = ④
sign-lava = !
marker-volcano = wulkan
marker-dust = pył
marker-lava = lawa na początku następnej rundy
item-rope-ladder = Drabinka sznurowa
item-jolly-boat = Szalupa
helper-rope-ladder = Drabinka sznurowa

## ours: nazwy, których polski poradnik nie podaje; nasze tłumaczenie.

scenario-volcano-island = Wyspa Wulkaniczna
marker-totem-1 = totem 1, Mała Świątynia
marker-totem-2 = totem 2, Zrujnowana Wioska
marker-totem-3 = totem 3, Ukryta Jaskinia
marker-totem-4 = totem 4, Podziemna Świątynia
use-volcano-map = Stara Mapa
use-volcano-diary = Dziennik Indy'ego
use-volcano-torch = Pochodnia
use-volcano-canvas = Stare Płótno
target-totem = { $number ->
    [1] Mała Świątynia
    [2] Zrujnowana Wioska
    [3] Ukryta Jaskinia
   *[4] Podziemna Świątynia
}, pole { $space }

##

log-lava = Płynie lawa

goal-tiles = Kafelki { $now }/{ $all }
goal-totems = Totemy { $now }/{ $all }
goal-boat-later = Szalupa: dopiero potem
goal-boat-now = Szalupa: teraz
goal-lava = Lawa w rundzie { $round }: { $spaces }
goal-dust = Pył { $n }

brief-volcano-island-goal = Odkryjcie 6, 7 lub 8 kafelków i zbadajcie 3, 4 lub 4 totemy (najwyżej 2, 3 lub 4 graczy), a potem do końca 8. rundy zbudujcie Szalupę. Gra jest wtedy od razu wygrana.
brief-volcano-island-rules =
    Zaczynacie na polu E obok wulkanu, z Nożem i Łopatą. Każda eksploracja przez całą grę wymaga o pionek więcej.
    Lawa zamyka w rundzie 4 E, w 5 N3 i S3, w 6 N2 i S2, w 7 M1, w 8 N1 i S1, odkryte czy nie; jeśli jest tam obóz, przegrywacie. Co odkryto, pozostaje zaliczone.
    Każdy z pierwszych czterech totemów można raz zbadać: trzeba dobrać i rozpatrzyć 3, 4, 4, 5 kart tajemnic; trzeci i czwarty wymagają o pionek więcej. Drabinka sznurowa (Lina): pionek do tego, w każdej rundzie. Szalupa: Lina, 3 drewna.
    Każda księga daje dwa znaczniki pyłu, gdzie chcecie: każda akcja tam wymaga o pionek więcej. Za schronienie, dach i palisadę można płacić skórą zamiast drewna.
brief-volcano-island-watch = Idźcie z obozem na zachód, po kafelku na noc: do końca 3. rundy musi opuścić E. Odkrywajcie wcześnie, pył kładźcie tam, gdzie była już lawa, i znajdźcie równiny dla Liny.
