### Sopečný ostrov (scénář 4).

scenario-volcano-island = Sopečný ostrov

sign-volcano = ▲
sign-dust = ~
sign-totem-1 = ①
sign-totem-2 = ②
sign-totem-3 = ③
sign-totem-4 = ④
sign-lava = !
marker-volcano = sopka
marker-dust = prach
marker-lava = láva na začátku příštího kola
item-rope-ladder = Provazový žebřík
item-jolly-boat = Člun
helper-rope-ladder = Provazový žebřík

## ours: jména, která česká příručka neuvádí; náš překlad.

marker-totem-1 = totem 1, Malý chrám
marker-totem-2 = totem 2, Pobořená vesnice
marker-totem-3 = totem 3, Skrytá jeskyně
marker-totem-4 = totem 4, Podzemní chrám
use-volcano-map = Stará mapa
use-volcano-diary = Indyho deník
use-volcano-torch = Pochodeň
use-volcano-canvas = Stará plachta
target-totem = { $number ->
    [1] Malý chrám
    [2] Pobořená vesnice
    [3] Skrytá jeskyně
   *[4] Podzemní chrám
} na poli { $space }

##

log-lava = Teče láva

goal-tiles = Dílky { $now }/{ $all }
goal-totems = Totemy { $now }/{ $all }
goal-boat-later = Člun: až potom
goal-boat-now = Člun: teď
goal-lava = Láva v { $round }. kole: { $spaces }
goal-dust = Prach { $n }

brief-volcano-island-goal = Objevit 6, 7 nebo 8 dílků a prozkoumat 3, 4 nebo 4 totemy nejvýše při 2, 3 nebo 4 hráčích a potom do konce 8. kola postavit Člun. Hra je tím ihned vyhrána.
brief-volcano-island-rules =
    Začínáte na poli E u sopky a máte Nůž a Lopatu. Každá akce průzkum vyžaduje celou hru o figurku víc.
    Láva uzavře ve 4. kole E, v 5. N3 a S3, v 6. N2 a S2, v 7. M1, v 8. N1 a S1, prozkoumané či ne; je-li tam tábor, prohráváte. Co bylo objeveno, zůstává započítáno.
    Každý z prvních čtyř totemů lze jednou prozkoumat: musíte dobrat a vyhodnotit 3, 4, 4, 5 karet záhad; třetí a čtvrtý vyžadují o figurku víc. Provazový žebřík (Provaz): figurka k tomu, v každém kole. Člun: Provaz, 3 dřeva.
    Každá kniha přináší dvě značky prachu, kamkoli chcete: každá akce tam vyžaduje o figurku víc. Úkryt, střechu a palisádu lze platit kůží místo dřeva.
brief-volcano-island-watch = Postupujte s táborem na západ, každou noc o dílek: do konce 3. kola musí opustit E. Prozkoumávejte brzy, prach dávejte tam, kde už byla láva, a najděte pláně kvůli Provazu.
