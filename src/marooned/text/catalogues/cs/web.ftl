### Stránky v prohlížeči: rám, stránky kolem stolů a co mají všechny stoly společné.

## The frame: bar, keys, what goes wrong

web-nav-main = Hlavní
web-nav-home = Úvodní stránka
web-nav-tables = Stoly
web-nav-replays = Záznamy
web-nav-rules = Pravidla
web-nav-statistics = Statistiky
web-nav-scores = Kniha výsledků
web-nav-settings = Nastavení
web-nav-about = O Marooned
web-nav-menu = Nabídka
web-language-is = Jazyk: { $name }
web-skip = Přejít k obsahu
web-cancel = Zrušit
web-close = Zavřít
web-more = Další
web-copied = Zkopírováno
web-keys = Klávesy
web-key-search = Hledat v pravidlech
web-key-new = Nový stůl
web-key-join = Připojit se ke stolu
web-key-settings = Nastavení
web-key-keys = Tento seznam
web-key-close = Zavřít, co je otevřené
web-not-found = Na této adrese nic není.
web-failed = Server to nedokázal provést (stav { $status }).
web-unreachable = Server teď neodpovídá.
web-server-lost = Server neodpovídá. Zkouším to znovu; nic potvrzeného se neztratí.

## Titles of pages

web-title-start = Úvod
web-title-new = Nový stůl
web-title-join = Připojit se
web-title-table = Stůl
web-title-replays = Záznamy
web-title-replay = Záznam
web-title-rules = Pravidla
web-title-scores = Kniha výsledků
web-title-statistics = Statistiky
web-title-settings = Nastavení
web-title-about = O Marooned

## Games, bots, counts

web-game = Hra
web-game-crusoe = Ostrov
web-game-scavengers = Tunely
web-pitch-crusoe = Stavte, lovte a držte morálku společně. 1 až 4 hráči.
web-pitch-scavengers = Pokoušejte štěstí ve tmě, dělte se o jídlo, nebo ne. 1 až 6 hráčů.
web-bot-handbook = Bot, opatrný
web-bot-random = Bot, zbrklý
web-bot-uniform = Bot, čistě náhodný
web-a-bot = bot
web-a-free-seat = volné místo
web-alone = sólo
web-random = náhodně
web-random-character = Kdokoli
web-seat = Hráč { $n }
web-rounds = { COUNT("round", $n) }
web-round-n = Kolo { $n }
web-n-players = { COUNT("player", $n) }
web-n-games = { COUNT("game", $n) }
web-n-points = { COUNT("point", $n) }
web-phase-setting-out = Výprava
web-phase-turns = Tahy
web-phase-feeding = Krmení
web-phase-round-end = Konec kola

## Start page

web-start-what = Stůl pro dvě hry o přežití. Všechna pravidla, přesné šance, sólo i se vzdálenými přáteli.
web-start-castaways = Hrát Trosečníky sólo
web-start-new = Nový stůl
web-start-join = Připojit se kódem
web-start-choose = Vybrat scénář
web-your-tables = Tvoje stoly
web-all-tables = Všechny stoly ({ $n })
web-continue = Pokračovat
web-your-turn = Jsi na tahu
web-waiting-for = Čeká se: { $who }
web-begin = Jak začít
web-begin-alone = Sólo: jedno kliknutí a jsi na ostrově.
web-begin-friends = S přáteli: založ stůl a pošli jim odkaz.
web-begin-watch = S kódem: sedni si, převezmi místo, nebo se jen dívej.
web-unofficial = Neoficiální, od fanoušků: o projektu a poděkování

## New table

web-new-what = Hra a scénář
web-scenario = Scénář
web-goal = Cíl:
web-briefing = Zadání
web-rounds-weather = Kola a kostky počasí
web-no-weather = žádné počasí
web-die-rain = déšť
web-die-winter = zima
web-die-hungry = hladová zvířata
web-round-goal = lze vyhrát
web-only-here = Jen zde
web-watch-out = Pozor:
web-seats = Místa
web-players = Hráči
web-seat-who = Místo { $n }: kdo hraje
web-seat-character = Místo { $n }: postava
web-who-me = Já
web-who-here = Další hráč zde
web-who-open = Pozvat odkazem nebo kódem
web-open-help = Volné místo čeká; odkaz a kód najdeš v nabídce stolu.
web-variants = Varianty
web-value-none = žádné
web-value-choose = podle výběru
web-public = Otevřený divákům
web-public-help = Je v seznamu stolů ke sledování.
web-deal = Kód rozdání (stejný kód, stejný los)
web-deal-new = nové rozdání
web-your-name = Tvoje jméno u stolu
web-your-name-help = uvidí ho ostatní
web-invitation-code = Pozvánka na tento server
web-start = Začít
web-new-no-person = Někdo musí hrát: aspoň jedno místo obsaď člověkem zde.
web-new-twice = { $who } je v partii dvakrát.
web-new-needs-invitation = Tento server vyžaduje pozvánku.

## What scenarios are about, two sentences each

web-tale-crusoe-castaways = Loď je pryč a moře si její dřevo nechá. Ke konci druhého týdne mine ostrov ještě jedna plachta: ať si vás všimne, jinak tu zůstanete.
web-tale-crusoe-cursed-island = Nad kopci leží cosi starého a mlha sestupuje dílek po dílku. Kříže ji zadrží, jen jich nikdy není dost.
web-tale-crusoe-jenny-needs-help = Jenny sedí na skále u břehu a příliv nečeká. Dostaňte se k ní, přiveďte ji a postavte člun pro všechny.
web-tale-crusoe-volcano-island = Hora začala mluvit. Prohlédněte si, co ostrov skrývá, než to vezme láva, a pak už buďte na vodě.
web-tale-crusoe-cannibal-island = Nejste tu sami a ti druzí mají hlad. Jejich vesnice stojí na dílcích, které potřebujete, a jejich město za palisádou.
web-tale-crusoe-robinson-family = Nikdo nepřijede, tak ať je z toho domov. Střecha, zeď a devět věcí vlastní výroby, všechno naráz.
web-tale-crusoe-king-kong-island = Filmový štáb, herečka a něco velmi velkého, co si ji oblíbilo. Tři pasti to možná udrží, když udrží štáb pohromadě.
web-tale-scavengers-daring-retreat = Úl je za vámi a denní světlo někde před vámi. Sestupte spolu, vyjděte spolu a cestou se počítejte.
web-tale-scavengers-lost-expedition = Víte, co se blíží, a ti nahoře ne. Někdo musí donést až ke špici něco silného a zapálit signál.
web-tale-scavengers-mad-prophet = Sám, a hlasy jsou dobrá společnost. Trůn na dně šeptá, jaká karta přijde; nemá vždycky pravdu.
web-tale-scavengers-wicked-few = Poslední útočiště má místo pro půlku z vás, pro tu příčetnější. Pomáhejte si, ale ne moc.
web-tale-scavengers-last-hunt = Žádné tahy, jeden doutnák: v doupěti královny loví všichni naráz. Co chytíš, je tvoje, dokud něco nechytí tebe.

## Join and watch

web-join-title = Připojit se ke stolu
web-join-sit = Sednout si
web-join-code = Kód, počet písmen: { $n }
web-join-device = Místo zůstane tvoje na tomto zařízení. Pro jiné zařízení zkopíruj odkaz na místo z nabídky stolu.
web-free-seat = Volné místo
web-sit-here = Sednout si
web-sit-here-n = Sednout si: místo { $n }
web-take-over = Převzít
web-take-over-n = Převzít místo { $n }
web-here-now = je tu
web-away = mimo
web-bot-plays = hraje bot
web-watch = Sledovat
web-watch-n = Sledovat: { $name }
web-watch-what = Diváci vidí jen to, co je veřejné, ne ruce.
web-watch-none = Teď není žádný stůl otevřený divákům.

## A table

web-connecting = Připojuji …
web-connection-lost = Spojení se přerušilo. Zkouším to znovu; nic potvrzeného se neztratí.
web-try-now = Zkusit hned
web-lost-answer = Spojení se přerušilo dřív, než přišla odpověď; podívej se na stůl.
web-moved-on = Stůl se mezitím změnil; podívej se znovu.
web-closed-gone = Tento stůl už tu není, nebo místo už není tvoje.
web-closed-format = Server a stránka si nerozumějí. Načti stránku znovu.
web-closed-many = Odsud je příliš mnoho spojení; zavři jiné karty a načti stránku znovu.
web-forget-table = Zapomenout tento stůl
web-cover = Na řadě: { $who }. Ruka leží zakrytá.
web-uncover = Ukázat ruku: { $who }
web-sit-as = Usednout k obrazovce: { $who }
web-copy-seat-link = Zkopírovat odkaz na mé místo, pro jiné zařízení
web-copy-invitation = Zkopírovat odkaz k pozvání
web-plain-table = Stůl v prostých panelech
web-drawn-table = Kreslený stůl
web-copy-watch = Zkopírovat odkaz pro diváky
web-copy-by-hand = Odkaz k ručnímu zkopírování
web-what-if-now = Co kdyby? Pokračovat odtud u jiného stolu
web-branched = Stůl „co kdyby“: jiná náhoda a výsledek se nezapisuje.
web-bot-for-me = Ať za mě hraje bot
web-play-myself = Zase hrát sám
web-bot-plays-for-you = hraje za tebe bot
web-menu = Nabídka stolu
web-table-code = Kód stolu
web-deal-code = Kód rozdání
web-pause = Pauza
web-go-on = Pokračovat
web-paused = Stůl má pauzu.
web-give-up = Vzdát se
web-give-up-sure = Opravdu vzdát? Stiskni znovu
web-play-on = Přece jen hrát dál
web-wants-to-give-up = chce to vzdát
web-leave = Odejít od stolu; místo ti zůstane
web-question = Otázka
web-nothing-asked = Teď se na nic nečeká.
web-take-back = Vzít zpět
web-undo = Vrátit zpět
web-hint = Rada: co by udělal bot?
web-hinted = tohle by udělal bot
web-hint-words = Bot by udělal: { $what }
web-why = Proč?
web-why-line = Proč? { $line }
web-why-none = K tomuto se neváže žádné pravidlo.
web-all-rules = Otevřít v pravidlech
web-show-card = Ukázat kartu
web-no-card = K této kartě není text.
web-reconstructed = rekonstruováno
web-our-ruling = Naše rozhodnutí:
web-goal-label = Co ještě chybí k cíli
web-side = Deník a rozhovor
web-log = Deník
web-log-all = Ukázat všechny řádky ({ $n })
web-log-empty = Zatím se nic nestalo.
web-chat = Rozhovor
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekni něco
web-chat-send = Odeslat
web-chat-unread = Rozhovor, { $n ->
    [one] 1 nový řádek
    [few] { $n } nové řádky
   *[other] { $n } nových řádků
}
web-somebody = Divák
web-phrases = Hotové věty
web-you = ty
web-thinking = přemýšlí
web-is-asked = je na řadě
web-watching-n = { $n ->
    [one] Dívá se 1 divák
    [few] Dívají se { $n } diváci
   *[other] Dívá se { $n } diváků
}
web-let-bot-play = Ať hraje bot
web-open-seat = Uvolnit místo
web-you-won = Vítězství!
web-you-lost = Prohra
web-ended-round = Kolo { $n }.
web-look-again = Podívat se na záznam
web-same-deal = Zahrát rozdání { $deal } znovu
web-seed = Semínko náhody: { $seed }

## Replays

web-finished-games = Dohrané hry
web-replay-it = Přehrát
web-replays-none = Ještě se žádná hra nedohrála.
web-record-file = Záznam ze souboru
web-record-file-help = Lze si prohlédnout každý záznam, který Marooned uložil; server si ho nenechá.
web-record-choose = Vybrat soubor
web-record-drop = nebo ho přetáhni sem
web-the-table = Stůl
web-replay-played = Dohráno { $day }
web-seen-by = Pohled
web-spectator = Divák
web-moves = Tahy
web-step = Krok
web-step-words = krok { $n } z { $all }, kolo { $round }
web-step-risk = riziko { $share }
web-step-setup = Příprava
web-step-back = Krok zpět
web-step-on = Krok vpřed
web-play = Přehrávat
web-speed = Rychlost
web-share = Sdílet
web-save-file = Uložit
web-what-if = Co kdyby? Hrát odtud jinak
web-what-if-title = Co kdyby: hrát dál od kroku { $n }
web-what-if-help = Začne nový stůl tak, jak hra v tu chvíli stála, dál s novou náhodou. Nepočítá se do výsledků.
web-what-if-seats = Za všechna místa, kde seděli lidé, hraješ u této obrazovky ty, pokud je nedáš botovi nebo nenecháš volná pro pozvané.

## Rules

web-rules-contents = Obsah
web-rules-search = Hledat v pravidlech
web-rules-found = Zobrazeno: { $n } z { $all } pravidel, z nich { $rulings } s naším rozhodnutím
web-rules-none = Žádné pravidlo neobsahuje všechna tato slova.
web-copy-link-to = Zkopírovat odkaz na { $id }
web-copy-link = kopírovat odkaz
web-rule-cases = { $n ->
    [one] { $n } případ
    [few] { $n } případy
   *[other] { $n } případů
}
web-rule-cases-help = Spustitelné případy, které se na pravidlo odvolávají. Zkoušejí se při každé změně programu; názvy mají anglické.
web-rule-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
web-rule-cards-help = Karty, se kterými se v těchto případech hraje.
web-back-to-table = Zpět ke stolu

## Score book

web-export-all = Vyvézt vše
web-scores-none = Kniha je ještě prázdná.
web-score-won = výhra v kole { $round }
web-score-lost = prohra v kole { $round }
web-col-day = Den
web-col-result = Výsledek
web-col-games = Hry
web-col-won = Výhry
web-col-interval = Interval 95 %
web-col-round = Poslední kolo
web-col-reason = Důvod
web-col-share = Podíl
web-col-best = Nejlepší
web-col-risks = Podstoupeno
web-col-expected = Čekáno
web-col-came = Přišlo

## Statistics

web-both-games = Obě hry
web-as-table = Ukázat tabulku
web-as-plot = Ukázat graf
web-too-few = { $n ->
    [0] Zatím nic; graf se kreslí od { $least }.
   *[other] Zatím jen { $n }; graf se kreslí od { $least }.
}
web-won = výhra
web-lost = prohra
web-won-of = výhry: { $n } z { $of }
web-stat-games = { $n ->
    [one] hra
    [few] hry
   *[other] her
}
web-stat-risks = { $n ->
    [one] podstoupené riziko
    [few] podstoupená rizika
   *[other] podstoupených rizik
}
web-stat-won = vyhráno
web-stat-came = se naplnilo, čekáno { $share }
web-stat-best = nejvíc bodů
web-stat-none = Ještě se žádná hra nedohrála, není co počítat.
web-stat-none-play = Zahrát si
web-plot-scenarios = Výhry podle scénáře
web-plot-scenarios-help = Pruh: podíl výher. Úsečka: interval 95 %. Pod pět her jen počet.
web-plot-scenarios-label = Podíl výher podle scénáře s intervaly, scénářů: { $n }
web-plot-far = Jak daleko jste došli
web-plot-far-help = Poslední kolo každé hry, počet her.
web-plot-far-label = Počet her podle posledního kola, výhry a prohry
web-plot-ended = Co hru ukončilo
web-plot-ended-help = Podíl z prohraných her: { $n }.
web-plot-ended-label = Důvody proher od nejčastějšího
web-plot-honest = Byly šance poctivé?
web-plot-honest-help = Bod: rizika s danou šancí; výška: jak často přišlo, s intervalem 95 %.
web-plot-honest-label = Ukázané šance a skutečnost, rizik: { $n }
web-odds-shown = ukázaná šance
web-plot-players = Podle počtu hráčů
web-plot-difficulty = Podle obtížnosti
web-difficulty = Obtížnost
web-difficulty-easier = lehčí
web-difficulty-usual = jako v pravidlech
web-difficulty-harder = těžší
web-plot-course = Body, hra za hrou
web-plot-course-help = Červený bod je nejlepší hra.
web-plot-course-label = Body ve scénáři { $scenario }, her: { $n }, nejvíc { $best }
web-best-of = nejvíc { $best }, z { COUNT("game", $n, case: "gen") }

## Settings

web-set-look = Jazyk a vzhled
web-set-language = Jazyk
web-set-language-help = Každý u stolu vidí svůj.
web-set-theme = Motiv
web-theme-light = Světlý
web-theme-dark = Tmavý
web-theme-system = Podle zařízení
web-set-size = Velikost písma
web-set-size-help = Stoly ustoupí textu.
web-set-contrast = Silnější kontrast
web-set-contrast-help = Bez lesku, silnější obrysy.
web-sample-island = Je to takhle v plánu?
web-sample-island-more = 2 figurky, 5 dřev; déšť ve 4. kole
web-sample-tunnels = Odhalit dál, nebo přestat?
web-sample-tunnels-more = nebezpečí 39 %, 22 % neodvrátíš
web-set-sound-motion = Zvuk a pohyb
web-set-sound = Zvuk
web-set-sound-help = Vypnutý, dokud ho nezapneš.
web-set-volume = Hlasitost
web-set-motion = Pohyb
web-set-motion-help = Plný se řídí nastavením zařízení.
web-motion-full = Plný
web-motion-calm = Klidný
web-motion-none = Žádný
web-set-speed = Rychlost odhalení
web-set-speed-help = Jak dlouho karta zadrží dech, jak rychle jdou kroky.
web-set-play = Hra
web-set-odds = Ukazovat šance
web-set-odds-help = Přesné, jen z veřejných informací.
web-set-risky = Potvrzovat riskantní tahy
web-set-risky-help = V tunelech: když by další trauma bylo poslední.
web-set-notify = Upozornit, když jsem na tahu
web-set-notify-help = Blikne titulek; zvuk jen zapnutý.

## About

web-about-what = Co to je
web-about-unofficial = Neoficiální fanouškovský stůl pro dvě deskové hry, které vlastníš. Není spojený s jejich autory, vydavateli ani prodejci a nemá jejich podporu.
web-about-ours = Nepoužívá výtvarnou podobu, loga ani texty vydavatelů. Názvy karet a čísla jsou fakta; každá věta a obrázek zde je náš.
web-about-reconstructed = Části balíčku tunelů jsou rekonstruované, protože veřejný seznam karet není. Karta s hodnotami, které jsme museli vymyslet, nese tuto značku:
web-about-private = Vše pochází z tohoto serveru: žádné sledování, žádné cizí servery. Nastavení a místa zůstávají ve tvém prohlížeči.
web-about-version = Verze { $version }
web-about-credits = Poděkování
web-about-icons = Ikony
web-about-others = a další
web-about-recoloured = přebarveno
web-about-type = Písmo
web-about-built = Postaveno na
web-about-games = Hry
web-about-games-more = Navrhli je jejich autoři; vlastni a hraj originály.
web-about-licence = Licence
web-about-licence-more = MIT, © 2026 přispěvatelé Marooned; NOTICE vypisuje vše, co je přiloženo.

## Parts of a table in plain panels

web-view-all = Stůl
web-view-weather = Počasí
web-view-fed = Nasycení
web-view-seconds = Sekundy
web-view-draft = Rozpracovaná dohoda
web-view-reveals-bound = Meze odkrývání
web-view-traumas-left = Zbývající traumata
web-view-table = Před hráči
web-view-pile = Hromádka { $n }
web-view-of-tier = úroveň { $n }
web-view-idle = čeká
web-view-scavenge = průzkum
web-view-collect = sběr
web-view-finished = hotovo
web-view-character-up = charakter lícem vzhůru
web-view-hidden = skryto
web-view-round = Kolo
web-view-phase = Fáze
web-view-rounds = Kol celkem
web-view-first-player = První hráč
web-view-morale = Morálka
web-view-levels = Úrovně
web-view-weapon = Zbraně
web-view-roof = Střecha
web-view-palisade = Palisáda
web-view-shelter = Úkryt
web-view-camp = Tábor
web-view-tiles = Dílky ostrova
web-view-closed = Nepřístupné
web-view-exhausted = Vyčerpané zdroje
web-view-terrain = Dostupný terén
web-view-shortcut = Zkratka
web-view-tokens = Žetony
web-view-wood = Dřevo
web-view-food = Jídlo
web-view-preserved-food = Nekazící se jídlo
web-view-fur = Kůže
web-view-items-suspended = Vybavení mimo provoz
web-view-available = Dostupné suroviny
web-view-pocket = Zisk této akce
web-view-future = Budoucí suroviny
web-view-determination = Odhodlání
web-view-wounds = Zranění
web-view-special-wounds = Zvláštní zranění
web-view-used-skills = Použité dovednosti
web-view-pawns = Volné figurky
web-view-items = Vybavení
web-view-inventions = Vynálezy
web-view-own-inventions = Vlastní vynálezy
web-view-starting-items = Počáteční vybavení
web-view-discoveries = Objevy
web-view-treasures = Poklady
web-view-threat = Ohrožení
web-view-left = Vlevo
web-view-right = Vpravo
web-view-plan = Ohlášené akce
web-view-decks = Balíčky
web-view-discards = Odhozené karty
web-view-scenario-state = Scénář
web-view-size = karet
web-view-back = rub
web-view-top = navrchu
web-view-known = známé uvnitř
web-view-flag = Prapor
web-view-active = Aktivní hráč
web-view-area = Oblast
web-view-cost = Cena
web-view-piles = Průzkumné hromádky
web-view-revealed = Objevené karty
web-view-discard = Odhazovací balíček
web-view-caravan = Karavana
web-view-caravan-fed = Karavana nakrmena
web-view-peril = Nebezpečí
web-view-facing = Čelí nebezpečí
web-view-looked = Prohlížené karty
web-view-step = Krok
web-view-pile-of = Zvolená hromádka
web-view-reveals = Objevení
web-view-deals = Dohody
web-view-signal = Signál dán
web-view-alive = naživu
web-view-hand = ruka
web-view-stored = uložené jídlo
web-view-traumas = traumata
web-view-face-down = lícem dolů
web-view-character = charakter
web-view-hand-limit = limit ruky
web-view-feed-cost = potřebuje jídla
web-view-tier = úroveň

## Parts of the rules

web-section-setup = Příprava
web-section-starting-items = Počáteční vybavení
web-section-round-overview = Průběh kola
web-section-event-phase = Fáze události
web-section-morale-phase = Fáze morálky
web-section-production-phase = Fáze produkce
web-section-planning = Plánování
web-section-threat-action = Akce ohrožení
web-section-wreckage = Vrak
web-section-hunt = Lov
web-section-build = Budování
web-section-gather = Sběr surovin
web-section-explore = Průzkum
web-section-distance = Vzdálenost
web-section-arrange-camp = Uspořádání tábora
web-section-rest = Odpočinek
web-section-additional-pawns = Dodatečné figurky
web-section-available-vs-future-resources = Dostupné a budoucí suroviny
web-section-action-tokens = Žetony akcí
web-section-resolution-order = Pořadí vyhodnocení
web-section-fight = Boj
web-section-shelter-roof-palisade-weapons = Úkryt, střecha, palisáda, zbraně
web-section-items = Vybavení
web-section-items-one-by-one = Vybavení po jednom
web-section-action-dice = Akční kostky
web-section-discovery-tokens = Žetony objevů
web-section-discoveries-one-by-one = Objevy po jednom
web-section-natural-vs-built-shelter = Přirozený a postavený úkryt
web-section-after-actions = Po akcích
web-section-weather-phase = Fáze počasí
web-section-hungry-animals = Hladová zvířata
web-section-storm = Bouře
web-section-night-phase = Fáze noci
web-section-moving-camp = Přesun tábora
web-section-food-rot = Jídlo se kazí
web-section-end-of-round = Konec kola
web-section-healing = Léčení
web-section-wounds-and-morale = Zranění a morálka
web-section-end-of-game = Konec hry
web-section-priorities = Přednosti
web-section-determination = Odhodlání
web-section-unfulfilled-demand = Nesplněný požadavek
web-section-one-token-only = Jen jeden žeton
web-section-difficulty-variants = Varianty obtížnosti
web-section-solo = Sólo
web-section-dog = Pes
web-section-friday = Pátek
web-section-character-skills = Dovednosti postav
web-section-card-keywords = Slova na kartách
web-section-night-outside-camp = Noc mimo tábor
web-section-mystery-cards = Karty záhad
web-section-exhausted-source = Vyčerpaný zdroj
web-section-inaccessible-tile = Nepřístupný dílek
web-section-undiscovered-terrain = Neobjevený terén
web-section-losing-items = Ztráta vybavení
web-section-discarding-inventions = Odhazování vynálezů
web-section-event-fight = Boje z událostí
web-section-repeat-event = Opakování události
web-section-temporary-weapon = Dočasné zbraně
web-section-nearest-camp = Nejblíž k táboru
web-section-special-wounds = Zvláštní zranění
web-section-victory-points = Vítězné body
web-section-open-questions = Otevřené otázky
web-section-added = Naše doplňky
web-section-goal = Cíl
web-section-scenarios = Scénáře
web-section-card-types = Druhy karet
web-section-areas = Oblasti
web-section-zones = Zóny
web-section-round = Kolo
web-section-turn = Tah
web-section-scavenge = Průzkum
web-section-collect = Sběr
web-section-example-of-the-rulebook = Příklad z pravidel
web-section-feeding = Krmení
web-section-cards = Karty
web-section-perils = Nebezpečí
web-section-trauma = Traumata
web-section-opportunity = Příležitosti
web-section-anomaly = Anomálie
web-section-empty-piles = Prázdné hromádky
web-section-caravan = Karavana
web-section-characters = Charaktery
web-section-last-hunt = Poslední lov
web-section-deals = Dohody
web-section-tips = Rady

## Tunely: kreslený stůl karetní hry

web-tunnels-back = Karta, stupeň { $tier }
web-tunnels-traumas = Traumata: { $n } z { $most }, lícem dolů: { $down }
web-tunnels-kind-act = Akce
web-tunnels-kind-react = Reakce
web-tunnels-kind-opp = Příležitost
web-tunnels-kind-peril = Nebezpečí
web-tunnels-kind-anom = Anomálie
web-tunnels-tier = stupeň { $tier }
web-tunnels-food = jídlo { $n }
web-tunnels-verb-play = Zahrát
web-tunnels-verb-eat = Sníst
web-tunnels-verb-drop = Odhodit
web-tunnels-verb-give = Dát
web-tunnels-verb-defeat = Porazit
web-tunnels-verb-now = Dát hned
web-tunnels-verb-later = Dát později
web-tunnels-verb-take = Vzít
web-tunnels-verb-use = Využít
web-tunnels-verb-leave = Přenechat
web-tunnels-verb-show = Odhalit
web-tunnels-verb-next = Další
web-tunnels-verb-choose = Vybrat
web-tunnels-mouth = Hromádka { $n }: { COUNT("card", $cards) }, navrchu stupeň { $tier }. Nebezpečí { $peril }, neodvrátíš { $helpless }
web-tunnels-mouth-plain = Hromádka { $n }: { COUNT("card", $cards) }, navrchu stupeň { $tier }
web-tunnels-empty = prázdná
web-tunnels-peril = nebezpečí
web-tunnels-odds-open = Přesné šance hromádky { $n }
web-tunnels-harmless = žádné nebezpečí tu není
web-tunnels-all-answered = vše umíš odvrátit
web-tunnels-helpless = { $share } neodvrátíš
web-tunnels-odds = Hromádka { $n }: příští karta
web-tunnels-odds-note = Nebezpečí { $peril }, přesně { $exact }. Počítá se ze všeho, co můžeš vědět.
web-tunnels-card = Karta
web-tunnels-share = Šance
web-tunnels-exactly = Přesně
web-tunnels-skip = Přeskočit odhalení
web-tunnels-holding = Nebezpečí { $peril }…
web-tunnels-cost = { $n } jídla od každého hráče
web-tunnels-final = Závěrečná oblast
web-tunnels-fed = nakrmená
web-tunnels-not-fed = nenakrmená
web-tunnels-discarded = odhozeno, z toho nebezpečí: { $perils }
web-tunnels-dead = je po smrti
web-tunnels-passed = pasuje
web-tunnels-laid = má připraveno
web-tunnels-laid-n = vyloženo karet: { $n }
web-tunnels-scavenges = pátrá
web-tunnels-look-at = { $who }: prohlédnout zónu a ruku
web-tunnels-hand-of = v ruce { $n } z { $limit }
web-tunnels-stored = Uložené jídlo: { $n }
web-tunnels-strikes = Na řadě k zásahu: { $who }
web-tunnels-falls = { $n ->
    [one] Tato karta se odhodí
   *[other] Tyto karty se odhodí
}, pokud tomu někdo nezabrání.
web-tunnels-has-passed = { $who }: pasuje
web-tunnels-thinks = { $who } přemýšlí…
web-tunnels-of-food = z { $n } jídla
web-tunnels-lack = Chybí { $n }; v ruce máš { $hand }.
web-tunnels-enough = Má dost.
web-tunnels-hungry = Zatím má hlad.
web-tunnels-really = Opravdu? Ještě jednou!
web-tunnels-deadly = Nebezpečí { $peril }: trauma by tě zabilo
web-tunnels-deadly-plain = Trauma by tě zabilo
web-tunnels-risk = nebezpečí { $peril }, jídlo { $food }
web-tunnels-gets = { COUNT("card", $cards, case: "acc") }, { COUNT("food", $n, case: "acc") }
web-tunnels-need = V tomto kole potřebuješ { $need } jídla, máš { $have }.
web-tunnels-turn-of = Pátrá { $who }
web-tunnels-may = Můžeš se do toho vložit.
web-tunnels-descent = Oblast { $n }
web-tunnels-choose = vyber
web-tunnels-you-are-here = tady jsi ty
web-tunnels-stake = V sázce
web-tunnels-stake-food = jídla{ $opp ->
    [0] {""}
    [one] {" "}a 1 příležitost
    [few] {" "}a { $opp } příležitosti
   *[other] {" "}a { $opp } příležitostí
}
web-tunnels-reveals = { $n ->
    [one] 1 odhalení bez nebezpečí
   *[other] { $n } odhalení bez nebezpečí
}
web-tunnels-luck = šance { $share }
web-tunnels-stake-note = Nebezpečí sebere všechny odhalené karty.
web-tunnels-nothing-revealed = Zatím není nic odhaleno.
web-tunnels-mine = Moje zóna a ruka
web-tunnels-hand = Ruka
web-tunnels-free = volno
web-tunnels-hand-count = Ruka { $n } z { $limit }
web-tunnels-watching = Jen se díváš, ruce zůstávají skryté.
web-tunnels-hidden-hand = Z těchto karet znáš jen ruby.
web-tunnels-more = Oblast, karavana, odhozené karty
