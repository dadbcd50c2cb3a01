### Na co se karetní hra ptá a co říkají možnosti.
###
### Otázky jsou věty, popisky jsou krátké. $who, $by a $to jsou hráči, $card a $trauma názvy v prvním pádě, $n číslo.

sc-player = Hráč { $n }

## Volby při přípravě hry

option-caravan = Karavana
option-characters = Charaktery
option-areas = Oblasti před finální oblastí (nejméně)
option-clock = Hodiny Posledního lovu

## Tah

sc-ask-act = Průzkum: co uděláš?
sc-ask-collect = Sběr: co uděláš?

sc-label-reveal = Objevit další kartu
sc-label-collect = Přestat a sbírat
sc-label-done = Ukončit tah
sc-label-time-up = Čas vypršel
# $tier je úroveň vrchní karty.
sc-label-pile = Hromádka { $n }{ $tier ->
    [0] {""}
   *[other] {" "}(navrchu úroveň { $tier })
}
sc-label-take = Vzít: { $card }
sc-label-use = Využít: { $card }

## Kdykoli

sc-label-play = Zahrát: { $card }
sc-label-ability = Použít svůj charakter
sc-label-special = Použít akci scénáře
sc-label-extra-turn = Zaplatit za další tah
sc-label-caravan = Nakrmit karavanu
sc-label-deal = Nabídnout dohodu
sc-label-gift = Darovat kartu
sc-label-pass = Pasovat
sc-label-cancel = Zrušit

# $cards: kolik karet leží pod karavanou.
sc-detail-caravan = odhodit karty v hodnotě { COUNT("food", $n, case: "gen") }, získat akce zpod karavany (leží tam { COUNT("card", $cards) })

## Nebezpečí

# $own je 1, pokud nebezpečí čelí hráč, který je tázán.
sc-ask-react = { $own ->
    [1] Čelíš nebezpečí: { $card }. Co uděláš?
   *[0] { $who } čelí nebezpečí: { $card }. Zasáhneš?
}

sc-label-suffer = Přijmout následky
sc-label-avoid = Vyhnout se následkům: { $cards ->
    [0] { $food ->
        [0] zdarma
       *[other] odhodit karty v hodnotě { COUNT("food", $food, case: "gen") }
    }
   *[other] odhodit { COUNT("card", $cards, case: "acc") }{ $food ->
        [0] {""}
       *[other] {" "}a karty v hodnotě { COUNT("food", $food, case: "gen") }
    }
}
sc-label-tame = Ochočit: odhodit karty v hodnotě { COUNT("food", $food, case: "gen") }
sc-label-defeat = Porazit: odhodit kartu { $card }

## Karty a hromádky

sc-ask-who = Který hráč?
sc-ask-option = Která možnost?
sc-ask-pile = Která hromádka?
sc-ask-switch = Ve které hromádce budeš pokračovat?
sc-ask-bottom = Která vrchní karta půjde naspod své hromádky?
sc-ask-show = Kterou kartu objevíš?
sc-ask-order-bottom = Která karta půjde teď naspod? Poslední bude ležet nejníž.
sc-ask-order-top = Která karta půjde teď navrch? Poslední přijde na řadu první.
sc-ask-anomaly = Anomálie: do které hromádky se zamíchá odhazovací balíček?
sc-ask-take = Kterou kartu si vezmeš?
sc-ask-room = Máš plnou ruku. Co odhodíš? Nová karta: { $card }
sc-ask-drop = Kterou kartu odhodíš?
sc-ask-pay-card = Kterou kartou zaplatíš?
sc-ask-pay-food = Kterou kartou zaplatíš? Chybí { COUNT("food", $n) }

# Hromádka nebo karta.
sc-label-none = Žádná
sc-label-stay = Zůstat u této hromádky
sc-label-stop = Už nic nebrat
sc-label-leave-it = Nevzít si ji

## Traumata a charaktery

sc-ask-trauma-down = Které trauma otočíš lícem dolů?
sc-ask-heal = Které trauma se uzdraví?
sc-ask-character = Který charakter si necháš?
sc-ask-turn-up = Otočíš svůj charakter lícem vzhůru?

# $down je 1, pokud leží lícem dolů.
sc-label-trauma = { $trauma }{ $down ->
    [1] {" "}(lícem dolů)
   *[0] {""}
}
sc-label-turn-up = Otočit lícem vzhůru
sc-label-keep-down = Nechat lícem dolů

## Krmení

sc-ask-before-feeding = Následuje krmení. Uděláš předtím něco?
sc-ask-signal = Která akce úrovně 3 bude znamením?
# $have: jídlo, které se už počítá, $need: cena.
sc-ask-eat = Co sežereš? Jídlo: { $have }, potřebuješ { $need }
sc-ask-share = Máš jídlo navíc. Koho nakrmíš?
sc-ask-how-much = Kolik jídla?

sc-label-signal = Dát znamení
sc-label-starve = Raději hladovět
sc-label-feed = Víc nežrat
sc-label-eat = Sežrat: { $card } ({ COUNT("food", $n) })
sc-label-keep-food = Nikoho dalšího
sc-label-share = { $who } (chybí { COUNT("food", $n) })
sc-label-food = { COUNT("food", $n) }

## Dary a karavana

sc-ask-gift = Kterou kartu daruješ?
sc-ask-gift-to = Komu?
sc-ask-accept-gift = { $who } ti dává kartu { $card }. Přijmeš ji?
sc-ask-hand-out = Kdo dostane kartu { $card }?

sc-label-accept = Přijmout
sc-label-refuse = Odmítnout

## Dohody

sc-ask-partner = Komu nabídneš dohodu?
sc-ask-build = Tvá nabídka – { $deal }. Co dál?
sc-ask-offer = { $who } nabízí dohodu – { $deal }. Přijmeš ji?
sc-ask-kept = Slib ochrany ({ $by } → { $to }): byl dodržen?
sc-ask-penalty = { $by } porušuje slib vůči tobě. Udělíš za to trauma?

sc-label-offer = Předložit nabídku
sc-label-i-promise = Slíbit: { $promise }
sc-label-you-promise = Žádat: { $promise }
sc-label-kept = Slib dodržen
sc-label-broken = Slib porušen
sc-label-penalty = Udělit trauma
sc-label-forgive = Odpustit

# Co která strana slibuje: řady slibů níže.
sc-deal = { $giver } slibuje: { $gives } / { $taker } slibuje: { $wants }

sc-promise-nothing = nic
sc-promise-now = { $card } hned
sc-promise-later = { $card } do konce krmení
sc-promise-food = { COUNT("food", $n) } při krmení
sc-promise-leave = nechat na stole kartu { $card }
sc-promise-protect = ochrana

sc-own-name = { $name }
