### Co dělají karty karetní hry: jedna šablona pro každý efekt, každý trvalý modifikátor a každou část karty.
###
### Efekty stojí bez velkého písmene, tečky a středníku: spojuje je "; ". $n je číslo. $who jsou slova k výběru:
### self (kdo kartu hraje), active, chosen-player, all-players. Názvy karet přicházejí v prvním pádě.

## Koho se efekt týká. Vkládá se do efektů níže; self nepotřebuje slova a sloveso je pak v infinitivu.

sc-fx-who = { $who ->
    [active] aktivní hráč{" "}
    [chosen-player] libovolný hráč{" "}
    [all-players] každý hráč{" "}
   *[self] {""}
}

# Kroky pravidel, které na žádné kartě nestojí.

## Hromádky

sc-fx-turn-tops = { $piles ->
    [all] otočit vrchní kartu každé hromádky lícem vzhůru
   *[one] otočit vrchní kartu jedné hromádky lícem vzhůru
}
sc-fx-bottom-one = 1 vrchní kartu ležící lícem vzhůru lze vložit naspod její hromádky
sc-fx-reveal-top = objevit vrchní kartu libovolné hromádky
# $optional je 1, pokud hráč smí také zůstat.
sc-fx-switch-pile = { $optional ->
    [0] aktivní hráč pokračuje v jiné hromádce
   *[1] aktivní hráč smí pokračovat v jiné hromádce
}
sc-fx-look-reveal = prohlédnout si { $n ->
    [one] 1 vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} hromádky, { $optional ->
    [0] 1 objevit
   *[other] 1 lze objevit
}, zbytek vložit naspod
sc-fx-look-reorder = prohlédnout si { $n ->
    [one] 1 vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
} každé hromádky a vrátit je v libovolném pořadí

## Karty a nebezpečí

# $source: revealed, discard. $tier je nejvyšší dovolená úroveň. $but je "none" nebo název karty.
sc-fx-take = { sc-fx-who }{ $who ->
    [self] vzít si
   *[other] si vezme
} { $n ->
    [1] 1 akci
   *[other] až { COUNT("action-card", $n, case: "acc") }
}{ $tier ->
    [1] {" "}úrovně 1
    [2] {" "}úrovně 1 nebo 2
   *[3] {""}
} z { $source ->
    [revealed] objevených karet
   *[discard] odhazovacího balíčku
}{ $but ->
    [none] {""}
   *[other] , ne však kartu { $but }
}
sc-fx-take-self = { sc-fx-who }{ $who ->
    [self] vzít si tuto kartu na ruku
   *[other] si tuto kartu vezme na ruku
}
sc-fx-keep-revealed = nebezpečí neodhodí ostatní objevené karty
sc-fx-protect = { sc-fx-who }{ $who ->
    [self] neutrpět následky nebezpečí
   *[other] neutrpí následky nebezpečí
}
# $tag: any, beast, dark, trap, kin.
sc-fx-defeat = { $tag ->
    [any] porazit nebezpečí
    [beast] porazit nebezpečí, je-li to zvíře
    [dark] porazit nebezpečí, je-li z temnoty
    [trap] porazit nebezpečí, je-li to past
   *[kin] porazit nebezpečí, je-li z vlastních řad
}
sc-fx-redirect = vzít si trauma z nebezpečí místo hráče, který mu čelí
sc-fx-extra-turn = { sc-fx-who }{ $who ->
    [self] odehrát po tomto tahu ještě jeden
   *[other] odehraje po tomto tahu ještě jeden
}

## Traumata, charaktery, jídlo, karty na ruce

sc-fx-gain-trauma = { sc-fx-who }{ $who ->
    [self] získat
   *[other] získá
} { COUNT("trauma", $n, case: "acc") }
sc-fx-discard-this-trauma = toto trauma hned zamíchat zpět do balíčku, nikdy se nepočítá
# $n 0 znamená všechna.
sc-fx-trauma-down = { sc-fx-who }{ $who ->
    [self] otočit si
   *[other] si otočí
} { $n ->
    [0] všechna traumata
   *[other] { COUNT("trauma", $n, case: "acc") }
} lícem dolů
sc-fx-heal = { sc-fx-who }{ $who ->
    [self] uzdravit si
   *[other] si uzdraví
} 1 trauma{ $only ->
    [face-down] {" "}otočené lícem dolů
   *[any] {""}
}
sc-fx-character-down = { sc-fx-who }{ $who ->
    [self] otočit svůj charakter lícem dolů
   *[other] otočí svůj charakter lícem dolů
}
# $who: target (komu karta pomáhá), player (kdo ji hraje).
sc-fx-turns-up = { $who ->
    [target] tento hráč smí otočit svůj charakter lícem vzhůru
   *[player] kdo kartu zahrál, smí otočit svůj charakter lícem vzhůru
}
sc-fx-store-food = { sc-fx-who }{ $who ->
    [self] uložit si
   *[other] si uloží
} { COUNT("food", $n, case: "acc") } na příští krmení
sc-fx-eat-early = { sc-fx-who }{ $who ->
    [self] sežrat tuto kartu hned
   *[other] tuto kartu hned sežere
}, započítá se při příštím krmení
# $choice: own, random.
sc-fx-discard-hand = { sc-fx-who }{ $who ->
    [self] odhodit
   *[other] odhodí
} { $choice ->
    [random] náhodně{" "}
   *[own] {""}
}{ COUNT("card", $n, case: "acc") }

## Co trvá: modifikátory oblastí, traumat, charakterů a scénářů

# $more je 1, nebo 0, pokud je to méně.
sc-passive-feed-cost = krmení stojí o { COUNT("food", $n, case: "acc") } { $more ->
    [1] víc
   *[0] méně
}
sc-passive-hand-limit = limit karet na ruce { $n }
sc-passive-min-reveals = v každém průzkumu objevit nejméně { COUNT("card", $n, case: "acc") }
sc-passive-max-reveals = v každém průzkumu objevit nejvýše { COUNT("card", $n, case: "acc") }
sc-passive-avoid-tier = průzkum jen v hromádce bez karty úrovně { $n } navrchu, je-li taková
sc-passive-starve-discard = { $n ->
    [0] při hladovění se žádná karta neodhazuje
   *[other] při hladovění odhodit { COUNT("card", $n, case: "acc") }
}
sc-passive-piles = { $n ->
    [one] k průzkumu je jen 1 hromádka
    [few] k průzkumu jsou jen { $n } hromádky
   *[other] k průzkumu je jen { $n } hromádek
}
sc-passive-free-switch = { $n ->
    [1] v každém průzkumu lze jednou změnit hromádku
   *[other] v každém průzkumu lze až { $n }× změnit hromádku
}
sc-passive-turn-start-take = na začátku každého tahu si vzít náhodně { COUNT("action-card", $n, case: "acc") } z odhazovacího balíčku
sc-passive-death-at = smrtelné je až { $n }. trauma
sc-passive-avoid-price = vyhnout se následkům nebezpečí stojí o { $n } méně
sc-passive-look-more = při výběru karty k objevení si prohlédnout o { COUNT("card", $n, case: "acc") } víc
sc-passive-seconds = toto kolo trvá { $n } { $n ->
    [one] sekundu
    [few] sekundy
   *[other] sekund
}
sc-passive-seconds-per-round = každé kolo trvá { $n } { $n ->
    [one] sekundu
    [few] sekundy
   *[other] sekund
}
# $what: co nelze dávat nebo přijímat, ve čtvrtém pádě.
sc-passive-cannot-receive = nelze přijímat { $what }
sc-passive-cannot-give = nelze dávat { $what }
# $cards: názvy v prvním pádě, za slovem „kartu“, „karty“.
sc-passive-cannot-play = nelze zahrát kartu { $cards }
sc-passive-cannot-be-target = nelze být cílem karty { $cards }
sc-passive-no-avoid = následkům nebezpečí se nelze vyhnout placením
sc-passive-no-defeat = nelze porazit žádné nebezpečí
sc-passive-own-turn-only = mimo vlastní tah hrát jen reakce
sc-passive-same-pile = průzkum v téže hromádce jako minule, není-li prázdná
sc-passive-first-peril-keeps = první nebezpečí v každém tahu neodhodí ostatní objevené karty
sc-passive-tops-face-up = vrchní karta každé hromádky leží lícem vzhůru
sc-passive-face-down-free = traumata otočená lícem dolů se nepočítají
sc-passive-shared-surplus = všechno přebytečné jídlo dostanou ti, kterým jídlo chybí
sc-passive-real-time = průzkum provádějí všichni hráči současně
sc-passive-fed-may = každý nakrmený hráč: { $effects }
sc-passive-once-per-game = každý hráč jednou za hru: { $effects }
sc-passive-food-bonus = karty úrovně { $tier } dávají o { COUNT("food", $n, case: "acc") } { $more ->
    [1] víc
   *[0] méně
}
# $n: kolik karet se smí držet, $discard: kolik se jich odhodí.
sc-passive-discard-above = je-li na začátku vlastního tahu na ruce víc než { COUNT("card", $n) }, odhodit { COUNT("card", $discard, case: "acc") }
sc-passive-extra-turn = jednou za kolo ve sběru: { $price } za další tah

sc-gift-hand-cards = karty z ruky
sc-gift-shared-food = jídlo při krmení

## Ceny: části, které spojuje list-and a list-or

sc-price-cards = odhodit { COUNT("card", $n, case: "acc") }
sc-price-food = odhodit karty v hodnotě { COUNT("food", $n, case: "gen") }
sc-price-any-of = odhodit kartu { $cards }
sc-price-traumas = získat { COUNT("trauma", $n, case: "acc") }

## Řádky karty

sc-text-action = Akce, úroveň { $tier }: { COUNT("food", $food) }
sc-text-peril = Nebezpečí, úroveň { $tier }
sc-text-peril-marked = Nebezpečí, úroveň { $tier }: { $tags }
sc-text-opportunity = Příležitost, úroveň { $tier }
sc-text-anomaly = Anomálie, úroveň { $tier }

sc-tag-beast = zvíře
sc-tag-dark = z temnoty
sc-tag-trap = past
sc-tag-kin = z vlastních řad

sc-text-any-time = Kdykoli: { $effects }
sc-text-reaction = Reakce: { $effects }
sc-text-scavenge = V průzkumu: { $effects }
sc-text-own-turn = Ve vlastním tahu: { $effects }
sc-text-in-hand = Na ruce: { COUNT("food", $food) }

sc-text-harm = Následky: { $effects }
sc-text-avoid = Vyhnout se následkům: { $price }
sc-text-tame = Ochočit (vzít na ruku): { $price }
sc-text-defeat = Porazit: odhodit kartu { $cards }
sc-text-only-protects = Karta, která poráží podle druhu ({ $tags }), tady jen chrání před následky
sc-text-reward = Odměna za poražení: { $effects }
sc-text-condition = Podmínka: { $price }
sc-text-gain = { CAP($effects) }
sc-text-anomaly-does = Zvolit hromádku: zamíchat do ní odhazovací balíček, tuto kartu vložit naspod

sc-text-on-gain = Při získání: { $effects }
sc-text-while-up = Dokud leží lícem vzhůru: { $modifier }
sc-text-cost = Cena: { COUNT("food", $n) } od každého hráče
sc-text-on-reveal = Při odhalení: { $effects }
sc-text-lasting = { CAP($modifier) }
sc-text-ability = Jednou za kolo: { $effects }
sc-text-ability-flips = Otočit tento charakter lícem dolů: { $effects }
sc-text-survivor = Dokud leží lícem dolů: { $modifier }

# $least a $most jsou počty hráčů.
sc-text-players = { $least ->
    [1] 1 hráč
   *[other] { $least } až { COUNT("player", $most) }
}
# $one, $two a $three: karty úrovně 1, 2 a 3.
sc-text-deal = Každému na začátku: { $one }× úroveň 1, { $two }× úroveň 2, { $three }× úroveň 3
sc-text-areas = { $n ->
    [one] 1 oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
}, pak { $area }
# $mixed: kolik dalších se zamíchá dohromady s finální oblastí.
sc-text-areas-mixed = { $n ->
    [one] 1 oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
}, pak { $mixed ->
    [one] 1 další zamíchaná
    [few] { $mixed } další zamíchané
   *[other] { $mixed } dalších zamíchaných
} dohromady s finální oblastí: { $area }
sc-text-win-alive = Vítězí každý, kdo finální oblast přežije
sc-text-win-signal = Živí vítězí, odhodí-li někdo při posledním krmení akci úrovně 3 jako znamení
sc-text-win-fewest-traumas = Vítězí lepší polovina živých: nejméně traumat, při shodě nejvíc jídla na ruce
