### Pomoc pro Jenny (scénář 3).

scenario-jenny-needs-help = Pomoc pro Jenny

item-rescue-raft = Prám
item-lifeboat = Záchranný člun

## ours: jména, která česká příručka neuvádí; náš překlad.

use-jenny-herbs = Byliny
use-jenny-pistol = Pistole
use-jenny-ruined-hut = Pobořená chýše
use-jenny-vines = Liány

##

target-rescue-jenny = prámem pro Jenny

log-jenny-rescued = Jenny je zachráněna (♥ { $n })
goal-jenny-out-there = Jenny čeká na záchranu ♥ { $n }
goal-jenny-with-you = Jenny ve vašem táboře ♥ { $n }
goal-rescue-raft-missing = Chybí Prám
goal-rescue-raft-ready = Prám je připraven
goal-lifeboat-later = poté Záchranný člun
goal-lifeboat = Zbývá postavit Záchranný člun

reason-jenny-died = Jenny zemřela

brief-jenny-needs-help-goal = Zachránit Jenny a potom do konce 8. kola postavit Záchranný člun. Tím je hra ihned vyhrána; zemře-li Jenny, je prohrána.
brief-jenny-needs-help-rules =
    Jenny do záchrany utrží každou noc 2 zranění a 11. zranění ji zabije: přivezte ji nejpozději v 6. kole.
    Prám (Provaz, 2 dřeva): v některém dalším kole ji zachrání akce průzkum na něm; dobrodružství je při ní 1 zranění místo karty.
    Záchranný člun (Provaz, Nůž, 6 dřev, 4 kůže): jen po záchraně; vyhrává, jakmile je postaven.
    Zachráněná Jenny se počítá k hráčům: jí, trpí počasím a postihuje ji, co postihuje každého hráče. Její figurka jen odpočívá a léčí 1.
    Kniha: palisáda −1. Totemy postupně: 2 zranění pro toho, kdo objevil dílek, morálka −2, Provaz zdarma, 2 kůže, nic.
brief-jenny-needs-help-watch = 4 kůže jsou dvě až tři zvířata, nebo šťastný nález: vyzbrojte se a lovte brzy. Od 5. kola přicházejí hladová zvířata a každá kniha bere úroveň palisády.
