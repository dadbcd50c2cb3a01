# Stůl v terminálu: nadpisy, klávesy, zprávy rozhraní.
ui-title = Marooned
ui-round = Kolo { $n } z { $all }
ui-first = první: { $who }
ui-seat = rozhoduje { $who }
ui-bot = bot
ui-person = člověk
ui-camp = Tábor
ui-people = Postavy
ui-threats = Ohrožení
ui-brief-goal = Cíl
ui-brief-rules = Pravidla scénáře
ui-brief-watch = Na co si dát pozor
ui-brief-now = Nyní
ui-goal = Cíl
ui-stores = Teď / příště
ui-plan = Plán
ui-log = Záznam
ui-cards = Karty v dosahu
ui-rules = Příslušná pravidla
ui-ruling = Výklad: { $text }
ui-no-rules = K tomuto se nevztahuje žádné pravidlo.
ui-keys = ? klávesy u zpět b akce r pravidla l záznam c karty p plán o šance g cíl q ven
ui-help = Klávesy
ui-help-text =
    Šipky, Enter: vybrat možnost
    u: krok zpět (dokud se nic neodhalilo)
    b: vzít zpět naplánovanou akci
    r: pravidla k otázce nebo k poslednímu řádku záznamu
    l: celý záznam s označením pravidel
    c: karty v dosahu s texty
    p: plán tohoto kola
    o: pravděpodobnosti kostek a balíčků
    g: cíl, pravidla a stav scénáře
    s: uložit                   q: uložit a skončit
    ?: tato stránka             Esc: zavřít stránku
ui-undone = Vzato zpět.
ui-no-undo = Krok zpět není možný: něco se odhalilo nebo někdo potvrdil plán.
ui-saved = Uloženo: { $file }
ui-nothing-planned = Zatím není nic naplánováno.
ui-take-back-which = Kterou naplánovanou akci vzít zpět?
ui-no-take-back = Teď není co vzít zpět.
ui-none = nic
ui-over-won = Trosečníci jsou zachráněni!
ui-over-lost = Trosečníci jsou ztraceni.
ui-over = { $result } { CAP($reason) }. Kolo { $round }, { COUNT("point", $points) }.
ui-over-plain = { $result } { CAP($reason) }. Kolo { $round }.
ui-over-keys = q skončit, l záznam, u už není možné.
ui-small = Stůl potřebuje 80 sloupců a 24 řádků, toto okno má { $width } × { $height }.
ui-health = zbývá { $left } z { $all }
ui-pawns = { COUNT("pawn", $n) }
ui-exhausted = vyčerpaný
ui-empty = volno
ui-tokens = Žetony
ui-weather-round = Kostky počasí: { $dice }
ui-weather-none = žádné
ui-weather-rain = déšť
ui-weather-winter = zima
ui-weather-hungry = zvířata
ui-odds = Pravděpodobnosti
ui-odds-roll = S kostkami od { COUNT("pawn", $need, case: "gen") }, jistě od { $sure }
ui-odds-sure = Úspěch bez kostek
ui-odds-success = úspěch { $n }/6
ui-odds-wound = zranění { $n }/6
ui-odds-adventure = dobrodružství { $n }/6
ui-odds-joint = { $outcome }: { $share }
ui-odds-success-clean = úspěch, nic zlého
ui-odds-success-wound = úspěch, zranění
ui-odds-success-adventure = úspěch, dobrodružství
ui-odds-success-both = úspěch, zranění, dobrodružství
ui-odds-fail = neúspěch
ui-prompt-plain = Odpověď číslem nebo slovem; ? nápověda, u zpět, l záznam, r pravidla, c karty, p plán, o šance, g cíl, q uložit a skončit.
ui-not-understood = „{ $text }“ mezi odpověďmi není. { $error }
ui-bye = Uloženo. Pokračování: marooned play --resume
ui-setup-scenario = Který scénář?
ui-setup-players = Kolik hráčů? ({ $least } až { $most })
ui-setup-seat = Místo { $n }: která postava a kdo hraje?
ui-setup-who = Místo { $n }: kdo hraje?
ui-deck = { $name }: { $n }
ui-decks = Balíčky
ui-known-in = určitě uvnitř – { $cards }
ui-found-on-top = navrchu – { $cards }
ui-threat-action = Akce { $name }: { COUNT("pawn", $n) }; potřeba: { $price }; odměna: { $reward }
ui-threat-effect = Bez akce: { $effect }
ui-free = nic
ui-weapon-needed = úroveň zbraní { $n }
ui-item-needed = vybavení { $item }
ui-uses = { $n }×
ui-invention-needs = požadavek – { $needs }
ui-on-build = po vyrobení: { $effect }
ui-saved-games = Uložené hry
ui-res-wood = Dřevo
ui-res-food = Jídlo
ui-res-preserved-food = Nekaz.
ui-res-fur = Kůže
ui-left = Vlevo
ui-right = Vpravo

deck-event = Události
deck-build = Dobrodružství budování
deck-gather = Dobrodružství sběru surovin
deck-explore = Dobrodružství průzkumu
deck-mystery = Záhady
deck-beast = Zvířata
deck-hunting = Balíček lovu
deck-island = Dílky ostrova
deck-discovery = Žetony objevů
deck-invention = Vynálezy
deck-starting = Nepoužité počáteční vybavení
deck-wreckage = Karty vraku
deck-waiting = Odložené zvíře

# Co věci dělají, a žádný jednotlivý účinek to neříká: pravidla plánování a fází.
itemtext-shovel = nástroj pro další vynálezy a akce ohrožení
itemtext-cure = chrání tam, kde karta zmiňuje Lék; nespotřebovává se
itemtext-rope = nástroj pro další vynálezy
itemtext-pot = umožňuje použít některé žetony objevů; jednou za noc: odhodit 1 jídlo, vyléčit 1 zranění libovolné postavě
itemtext-map = umožňuje vyrobit Zkratku; každé kolo 1 dodatečná figurka pro průzkum
itemtext-fireplace = jednou za noc: odhodit 1 jídlo, vyléčit 2 zranění jedné postavě, nebo po 1 dvěma postavám
itemtext-diary = fáze morálky: první hráč získá o 1 žeton odhodlání víc, nebo ztratí o 1 méně
itemtext-furnace = každou fázi počasí: ignorovat 1 zimní mrak
itemtext-drums = fáze morálky: první hráč získá o 2 žetony odhodlání víc, nebo ztratí o 2 méně
itemtext-lantern = každé kolo 1 dodatečná figurka pro budování
itemtext-tranquilizer = chycení King Konga sníží úroveň zbraní o 1 místo o 5
itemtext-pit = fáze produkce: hodit kostkou zranění (budování), padne-li zranění, získat 2 jídla
itemtext-raft = každé kolo 1 dodatečná figurka pro sběr surovin nebo průzkum
itemtext-sack = jeden sběr surovin za kolo přinese o 1 surovinu víc; lze spojit s Košem
itemtext-shield = každé kolo 1 dodatečná figurka pro lov
itemtext-basket = jeden sběr surovin za kolo přinese o 1 surovinu víc; lze spojit s Pytlem
itemtext-bed = každý odpočinek: vyléčit 2 zranění a získat 1 žeton odhodlání
itemtext-belts = každé kolo 1 dodatečná figurka pro sběr surovin
itemtext-cellar = obyčejné jídlo se v noci nekazí
itemtext-rescue-raft = zachrání Jenny: od dalšího kola akcí průzkum na něm
itemtext-lifeboat = po záchraně Jenny: ihned vyhrává hru
itemtext-canoe = každý úspěšný průzkum: dobrat 2 dílky, jeden umístit, druhý zamíchat zpět
thingtext-bible = při uspořádání tábora: 3 žetony odhodlání místo 2 a hráč provádějící akci si vyléčí 1 zranění
thingtext-hammer-and-nails = 1 dodatečná figurka pro jednu akci budování
thingtext-candles = 1 dodatečná figurka pro jednu akci budování
thingtext-compass = každé kolo 1 dodatečná figurka pro průzkum
thingtext-barrel = jednou v noci: každý hráč v táboře si vyléčí 1 zranění; potom uchovává 2 jídla
thingtext-old-clothes = každou fázi počasí: 1 zimní mrak platí za dešťový
thingtext-backpack = po každém úspěšném průzkumu: dobrat 2 žetony objevů, 1 si ponechat
thingtext-boxes = obyčejné jídlo se v noci nekazí
thingtext-hammock = každý odpočinek: o 1 žeton odhodlání víc
thingtext-treasure-map = prozkoumat tuto kartu jako pole sousedící s táborem: dobírat karty záhad, nejvýše 2 poklady
thingtext-whip = jednou při každém dobírání karet záhad: ignorovat 1 past
thingtext-gold = bez efektu

ui-level-morale = morálka
ui-level-roof = střecha
ui-level-palisade = palis.
ui-level-weapon = zbraň

sign-food = J
sign-wood = D
sign-plus-food = +j
sign-plus-wood = +d
sign-minus-pawn = -f
sign-greater-danger = !
sign-cover-later = x

# Více lidí u jedné obrazovky. $who je jméno hráče.
ui-cover-turn = { $who }, na řadě
ui-cover-keys =
    Enter ukáže tvou ruku
    u vezme zpět poslední odpověď
    Esc nechá pokračovat toho, kdo je na řadě
    q uloží a skončí
ui-cover-plain = { $who }, stiskni Enter
ui-clock = Hodiny
ui-acts = Co uděláš mimo pořadí?
ui-acts-who = Kdo jedná mimo pořadí?
ui-acts-nobody = Nikdo jiný teď jednat nemůže.
ui-acts-nothing = Teď není co dělat. (Esc nebo - vrací zpět)
ui-orders-ask = Reakce: otázka přijde vždy.
ui-orders-useful = Reakce: otázka přijde, jen když můžeš něco udělat. Ostatní poznají, že nepřišla.
ui-orders-never = Reakce: otázka nepřijde nikdy; pasuješ a následky vlastního nebezpečí přijmeš.
ui-orders-none = Tato hra nemá okna pro reakce.

# Stůl karetní hry. Je úzký: krátká slova.
ui-sc-keys = ? klávesy  u zpět  r pravidla  l záznam  c karty  p stůl  o šance  a jiný  q ven
ui-sc-help-text =
    Šipky, Enter: vybrat možnost
    u: krok zpět (dokud se nic neodhalilo a nikdo jiný nejednal)
    a: jiný hráč jedná mimo pořadí: vybrat kdo, pak co
    w: tvůj trvalý pokyn pro reakce: ptát se vždy, jen když to má smysl, nikdy
    r: pravidla k otázce nebo k posledním řádkům záznamu
    l: celý záznam s označením pravidel
    c: všechny karty, které vidíš, s textem a s tím, jak jsou jisté
    p: zbytek stolu: co se ví o každém hráči, dohody, odhazovací balíček
    o: přesné šance všech hromádek
    s: uložit                   q: uložit a skončit
    ?: tato stránka             Esc: zavřít stránku

    Hromádka je tlama: deset zubů, jeden za každých 10 %, že další karta je nebezpečí.
    ▼ nebezpečí, proti kterému tvá ruka nic nezmůže   ▽ nebezpečí, proti kterému zmůže
    ▲ ▲▲ ▲▲▲ úroveň karty   ×9 karet v hromádce
    ◆ trauma   ◇ trauma lícem dolů   ○ kolik jich ještě uneseš
    1123· úrovně karet na ruce, tečka za každé volné místo   +2 uložené jídlo
    ▶ kdo je na tahu   ⚑ prapor   →1 zkoumá hromádku 1   – pasoval   ▪ bot
    ● hotové oblasti   ◉ tato   ○ další   ? možná ještě   ▢ finální oblast
ui-sc-prompt-plain = Odpověz číslem nebo slovem; ? pomoc, u zpět, a 2 hráč 2 jedná mimo pořadí, w reakce, l záznam, r pravidla, c karty, p stůl, o šance, - návrat, q uložit a skončit.
ui-sc-table = Stůl
ui-sc-round = Kolo { $n }
ui-sc-phase-setting-out = Vyrážíme
ui-sc-phase-turns = Tahy
ui-sc-phase-feeding = Krmení
ui-sc-phase-round-end = Konec kola
ui-sc-you-need = potřebuješ { $n }
ui-sc-nothing-revealed = Nic není objeveno
ui-sc-stake = Objeveno: { COUNT("food", $food) }{ $n ->
    [0] {""}
    [one] {" "}a 1 příležitost
    [few] {" "}a { $n } příležitosti
   *[other] {" "}a { $n } příležitostí
}
ui-sc-looked = Tohle vidíš jen ty
ui-sc-plate = K sežrání
ui-sc-dead = Je po tobě
ui-sc-hand = Ruka { $n } z { $limit }
ui-sc-hand-food = jídlo { $food } z { $need }
ui-sc-step-collect = sběr
ui-sc-step-dead = po smrti
ui-sc-clock = Zbývá kroků: { $n }
ui-sc-clock-seconds = Čas: { $n } sekund (klávesa a: čas vypršel)
ui-sc-caravan = Karavana
ui-sc-caravan-fed = nakrmená
ui-sc-caravan-hungry = hladová
ui-sc-discard = Odhozeno: { $n }, z toho nebezpečí: { $perils }
ui-sc-traumas-left = Traumat v balíčku: { $n }
ui-sc-orders-useful = Reakce: jen když to má smysl
ui-sc-orders-never = Reakce: nikdy
ui-sc-known = ◆ známé: { $fields }
ui-sc-reconstructed = ◇ rekonstruované: { $fields }
ui-sc-all-known = ◆ vše známé
ui-sc-all-reconstructed = ◇ vše rekonstruované
ui-sc-peril = Nebezpečí
ui-sc-own-hand = Tvá ruka
ui-sc-revealed = Objevené karty
ui-sc-on-piles = Na hromádkách
ui-sc-other-hands = Známé na rukou ostatních
ui-sc-traumas = Traumata
ui-sc-characters = Charaktery
ui-sc-area = Oblast
ui-sc-scenario = Scénář
ui-sc-group-action = Akce
ui-sc-group-peril = Nebezpečí
ui-sc-group-opportunity = Příležitost
ui-sc-group-anomaly = Anomálie
ui-sc-helpless = Nebezpečí, proti kterému nic nemáš: { $share }
ui-sc-pile = Hromádka { $n }: { COUNT("card", $size) }
ui-sc-pile-bottom = Vespod hromádky { $n }: { $cards }
ui-sc-pile-known = Někde v hromádce { $n }: { $cards }
ui-sc-odds-note = Přesně, podle toho, co víš. ▼ nic proti tomu nemáš, ▽ něco máš.
ui-sc-your-traumas = Máš { $n } z { $most } traumat, která zabíjejí.
ui-sc-known-cards = známé:
ui-sc-signal-yes = Znamení bylo dáno.
ui-sc-signal-no = Znamení ještě chybí.
ui-sc-over-won = Denní světlo! Vítězství: { $who } ({ $round }. kolo)
ui-sc-over-lost = Tma si vás nechala: { $reason } ({ $round }. kolo)

# Pole karty v souboru balíčku.
ui-field-name = jméno
ui-field-tier = úroveň
ui-field-food = hodnota
ui-field-copies = počet
ui-field-effect = účinek
ui-field-window = kdy se hraje
ui-field-rest-to-bottom = zbytek jde dospod
ui-field-kind = druh
ui-field-collectible = zda se dá sebrat
ui-field-players = počet hráčů
ui-field-areas-before-final = oblasti před finální oblastí
ui-field-deal = rozdané karty
ui-field-final = finální oblast
ui-field-mode = způsob hry
ui-field-special = zvláštní pravidla
ui-field-real-time = skutečný čas
ui-field-seconds = sekundy
