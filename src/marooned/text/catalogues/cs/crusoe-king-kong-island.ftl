### Ostrov King Konga (scénář 7).

item-trap = Past
item-tranquilizer = Uspávadlo
target-king-kong = King Kong

## ours: jména, která česká příručka neuvádí; náš překlad.

scenario-king-kong-island = Ostrov King Konga

sign-trap = #
sign-captive = @
marker-trap = past
marker-captive = kde je držena herečka
helper-flashlight = Baterka
helper-giant-footprint = Obří stopa
use-vodka = Láhev vodky
use-firecracker = Petarda
use-lost-item = Ztracená věc filmařů
target-rescue = záchrana herečky na poli { $space }

crew-lights = osvětlovač
crew-cameraman = kameraman
crew-sound = zvukař
crew-screenwriter = scenárista
crew-make-up-man = maskér
crew-actress = herečka
crew-double = dublér
crew-actor = herec
crew-director = režisér

item-flashlight = Baterka
item-wine = Víno
item-microphone = Mikrofon
item-script = Scénář
item-make-up-kit = Líčidla
item-photos = Podepsané fotografie
item-lucky-charm = Talisman
item-revolver = Revolver
item-last-will = Poslední vůle

##

fx-kill-crew = zemře další člen filmového štábu (herečka je zajata)
fx-rescue-actress = herečka je volná
fx-catch-king-kong = King Kong je chycen
fx-reroll-any = hodit znovu jednou kostkou
fx-ignore-hungry = ignorovat tento hod hladových zvířat
fx-lost-item = účinek věci, která patří dalšímu členu štábu

log-crew-dies = Z filmového štábu umírá: { $who }
log-actress-captive = Herečka je zajata
log-actress-free = Herečka je volná
log-king-kong-caught = King Kong je chycen

ask-charm-die = Kterou kostkou se hodí znovu?

goal-traps = Pasti { $now }/{ $all }
goal-king-kong-free = King Kong na svobodě
goal-king-kong-caught = King Kong chycen
goal-actress-captive = Herečka zajata: { $space }
goal-actress-lost = Herečka zajata, nikdo neví kde
goal-crew-next = Další ze štábu: { $who } ({ $item })

option-hungry-crew = Hlad zabíjí i členy filmového štábu

reason-director-killed = režisér je mrtev

brief-king-kong-island-goal = Do konce 10. kola: tři pasti na třech dílcích s totemem, King Kong chycen, herečka není zajata. Hra je tím ihned vyhrána.
brief-king-kong-island-rules =
    V každém kole se za každý objevený totem hází jednou červenou kostkou. Palisáda na kostce při palisádě 0: každý 1 zranění, morálka −1 a zemře člen filmového štábu; i každá kniha jednoho zabije a sníží morálku. Šestá v pořadí je herečka, která je zajata; zemře-li devátý, režisér, je vše ztraceno.
    Past (Lopata, 4 dřeva) stojí na dílku s totemem nejvýš 2 kroky od tábora. Se třemi pastmi se King Kong loví dvěma figurkami: zbraně −5, s Uspávadlem (Oheň, pláně nebo kopce) jen −1.
    Herečku zachrání průzkum dílku čtvrtého totemu, kde čeká netvor. Noc s táborem na dílku s totemem stojí každého 1 zranění.
    Úkryt stojí od začátku. Ztracená věc filmařů udělá to, co patří dalšímu ze štábu.
brief-king-kong-island-watch = Stavte palisádu dřív, než najdete totemy: každý totem přidá kostku a bez palisády stojí zhruba každý třetí hod život. Dvanáct dřev na pasti trvá dlouho.
