### Stůl karetní hry v prohlížeči: dohody, krmení, Poslední lov, konec. Ostatní je ve web.ftl.

## Poslední lov

web-tunnels-together = Všichni najednou: ber, nebo běž
web-tunnels-together-note = Nebezpečí zastaví hodiny i všechno pátrání.
web-tunnels-until-feeding = do krmení
web-tunnels-clock-stands = hodiny stojí
web-tunnels-clock = Zbývající čas
web-tunnels-seconds = Zbývá sekund: { $n }
web-tunnels-only-yours = Jen tvoje
web-tunnels-only-yours-note = Co včas nesebereš, propadne.
web-tunnels-row-of = { $who }: odhalené karty

## Hromádky a odhalování

web-tunnels-known-top = Příští: { $card }
web-tunnels-least = odhalení { $n } z { $least }
web-tunnels-may-stop = { $n } z { $least }: smíš přestat
web-tunnels-most = odhalení { $n }, nejvýš { $most }
web-tunnels-not-yet = až po odhalení { $least }
web-tunnels-in-trauma-deck = traumat v balíčku
web-tunnels-drag = Kartu daruješ přetažením na hlavu.
web-tunnels-characters = Charaktery na výběr
web-tunnels-choose-card = Karty na výběr
web-tunnels-myself = Já
web-tunnels-caravan-note = Nakrmte ji v tomto kole, jinak všichni prohrají.
web-tunnels-unseen = { $n } z { $all } neznámých karet { $tier }. stupně { $n ->
    [few] jsou
   *[other] je
} nebezpečí
web-tunnels-unseen-short = { $n } z { $all } neznámých
web-tunnels-unseen-brief = { $n } z { $all } neznámých { $n ->
    [few] jsou
   *[other] je
} nebezpečí
web-tunnels-exact = nebezpečí přesně { $exact }
web-tunnels-ask-pile = Kterou hromádku prohledáš?
web-tunnels-ask-first = Odhal první kartu
web-tunnels-ask-again = Odhalit dál, nebo přestat?
web-tunnels-ask-on = Ještě to nestačí: odhal další
web-tunnels-may-play = Smíš zahrát: { $cards }
web-tunnels-here = Tady je { $who }
web-tunnels-stake-of = V sázce: { $who }

## Nebezpečí

web-tunnels-step-up = Nebezpečí
web-tunnels-step-react = Reakce
web-tunnels-step-row = Odhození řady
web-tunnels-step-harm = Újma
web-tunnels-step-reward = Odměna
web-tunnels-only-reactions = Zahrát teď jdou jen rozsvícené karty.
web-tunnels-ask-help = Požádej ostatní o pomoc
web-tunnels-nth-trauma = Trauma by bylo { $n }. z { $most }.
web-tunnels-nth-deadly = Další trauma by bylo poslední.

## Krmení

web-tunnels-mouths = { $n ->
    [one] 1 krk
    [few] { $n } krky
   *[other] { $n } krků
}, potřeba je { $need } jídla
web-tunnels-feeding-need = na stole { $there }
web-tunnels-lacks = Chybí { $n }.
web-tunnels-starves = Hladoví dobrovolně.
web-tunnels-starve-note = trauma a odhodit kartu
web-tunnels-eats = { $have } z { $need } jídla
web-tunnels-from-others = od ostatních { $n }
web-tunnels-from-me = ode mě
web-tunnels-more-for = Přidat: { $who }
web-tunnels-less-for = Ubrat: { $who }
web-tunnels-give-n = Dát { $n }
web-tunnels-would-die = { $who }: chybí { $n }, jinak smrt.
web-tunnels-would-starve = { $who }: chybí { $n }, jinak trauma.
web-tunnels-spare = Ještě můžeš rozdat { $n }.
web-tunnels-not-all = Na všechny to nestačí.
web-tunnels-all-fed = Všichni mají dost.
web-tunnels-eating = jí se
# in a replay: what was answered
web-tunnels-chosen = zvoleno

## Dohody

web-tunnels-deal = Závazná dohoda
web-tunnels-deal-gives = Dává { $who }
web-tunnels-deal-you-give = Ty dáváš
web-tunnels-deal-nothing = nic
web-tunnels-deal-due = Splatnost
web-tunnels-deal-due-at = do konce tohoto krmení; hlídá to stůl
web-tunnels-deal-breaks = Při porušení
web-tunnels-deal-breaks-by = hned trauma, pokud je druhá strana chce
web-tunnels-deal-can = Dokážeš ji splnit?
web-tunnels-deal-yes = Ano: máš { $have } jídla, potřebuješ { $need }, slibuješ { $n }.
web-tunnels-deal-tight = Zatím ne: máš { $have } jídla, potřebuješ { $need }, slibuješ { $n }.
web-tunnels-deal-free = Jídlo tě nestojí.
web-tunnels-deal-limit = Ruka potom
web-tunnels-deal-limit-of = { $n } z { $limit }
web-tunnels-deal-add = Přidat
web-tunnels-deal-food = jídlo při krmení
web-tunnels-deal-cards-now = kartu hned
web-tunnels-deal-cards-later = kartu do konce krmení
web-tunnels-deal-leave = nechat odhalenou kartu
web-tunnels-ask-offer = { $who } ti nabízí dohodu
web-tunnels-ask-build = Tvoje nabídka. Pro koho: { $who }
web-tunnels-deal-waits = Čeká se na odpověď: { $who }
web-tunnels-deal-counter = Protinabídka
web-tunnels-deal-counter-to = Protinabídka: { $who }
web-tunnels-deal-counter-note = Odmítne; tvá nabídka pak začne touto, jen obráceně.
web-tunnels-deal-not-yet = Teď ne: každá dvojice má v jednu chvíli jen jednu nabídku. Tvá protinabídka tu počká.

## Konec

web-tunnels-daylight-all = Denní světlo. Všichni venku.
web-tunnels-daylight-some = Denní světlo, ale ne pro všechny
web-tunnels-daylight-one = Denní světlo
web-tunnels-others-out = Ostatní spatřili světlo
web-tunnels-swallowed = Tma si tě nechá
web-tunnels-last-crack = { $n ->
    [3] Třetí prasklina byla poslední
    [4] Čtvrtá prasklina byla poslední
   *[other] Poslední prasklina
}
web-tunnels-died-note = Tvoje karty se odhazují, traumata se vracejí do balíčku. Ostatní jdou dál.
web-tunnels-stat-odds = s takovou šancí přišlo
web-tunnels-stat-revealed = odhalených karet
web-tunnels-stat-perils = nebezpečí, poražených: { $beaten }
web-tunnels-stat-feedings = přežitých krmení
web-tunnels-stat-out = vyšlo ven
web-tunnels-col-player = Hráč
web-tunnels-col-revealed = Odhaleno
web-tunnels-col-shared = Rozdané jídlo
web-tunnels-col-traumas = Traumata
web-tunnels-alive = naživu
web-tunnels-watch-on = Sledovat ostatní
web-tunnels-deal-code = Stejné rozdání znovu
web-tunnels-what-if = Záznam a co kdyby
web-tunnels-last-turn = Můj poslední tah
web-tunnels-last-turn-was = Poslední tah
web-tunnels-what-if-stopped = Co kdyby to skončilo dřív?
web-tunnels-odds-of = nebezpečí { $peril }
