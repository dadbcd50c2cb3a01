### Záznam karetní hry: co se stalo, v přítomném čase nebo beze slovesa.
###
### $who, $to a $first jsou hráči („Hráč 1“), $card, $trauma, $area a $character jsou názvy v prvním pádě, $cards řada
### názvů, $pile číslo hromádky, $n číslo. Hráč jinde než v podmětu stojí za šipkou nebo v závorce, nikdy v jiném pádě.

## Průběh hry

sc-log-round = Kolo { $n }: { $area }, cena { $cost }, prapor: { $first }
sc-log-turn = { $who } je na tahu
sc-log-feeding = Krmení: cena { $cost }
sc-log-time-up = Čas vypršel
sc-log-won = Vítězství: { $who }
sc-log-lost = Prohra: { $reason }

reason-all-dead = všichni jsou mrtví
reason-caravan = karavanu nikdo nenakrmil
reason-no-signal = nikdo nedal znamení
reason-survived = živí mají finální oblast za sebou

## Průzkum a sběr

sc-log-pile = { $who } zkoumá hromádku { $pile }
sc-log-revealed = { $who } objevuje na hromádce { $pile }: { $card }
sc-log-face-up = Na hromádce { $pile } leží lícem vzhůru: { $card }
sc-log-to-bottom = Vrchní karta hromádky { $pile } jde naspod
sc-log-looks = { $who } si prohlíží { COUNT("card", $n, case: "acc") } z hromádky { $pile }
sc-log-anomaly = { $who } míchá odhazovací balíček do hromádky { $pile }
sc-log-fulfils = { $who } využívá příležitost: { $card }
sc-log-scavenge-ends = { $who }: konec průzkumu
sc-log-collects = { $who } přechází ke sběru
sc-log-takes = { $who } bere: { $card }
sc-log-discarded = Odhozeno: { $cards }

## Nebezpečí

sc-log-peril = { $who } čelí nebezpečí: { $card }
sc-log-suffers = { $who } přijímá následky
sc-log-avoids = { $who } platí a následkům se vyhýbá
sc-log-tames = { $who } ochočuje: { $card }
sc-log-defeated = { $who }: nebezpečí poraženo
sc-log-protected = { $who }: ochrana před následky
sc-log-redirect = { $who } bere trauma na sebe

## Karty a hráči

sc-log-plays = { $who } hraje: { $card }
sc-log-ability = { $who } používá charakter: { $character }
sc-log-special = { $who } používá akci scénáře
sc-log-gives = Dar ({ $who } → { $to }): { $card }
sc-log-trauma = { $who } získává trauma: { $trauma }
sc-log-trauma-down = { $who } otáčí trauma lícem dolů: { $trauma }
sc-log-healed = { $who } se zbavuje traumatu: { $trauma }
sc-log-dies = { $who } umírá
sc-log-character-up = { $who } otáčí charakter lícem vzhůru: { $character }
sc-log-character-down = { $who } otáčí charakter lícem dolů

## Dohody

sc-log-offer = Nabídka dohody ({ $who } → { $to }): { $deal }
sc-log-deal = Dohoda: { $deal }
sc-log-no-deal = { $to } dohodu odmítá
sc-log-penalty = Porušený slib ({ $who } → { $to }): { $who } získává trauma

## Jídlo

sc-log-stored = { $who } ukládá na příští krmení { COUNT("food", $n, case: "acc") }
sc-log-eats-early = { $who } žere před krmením: { $card }
# $hungry: yes (hladoví schválně) nebo no. $n: všechno jídlo tohoto hráče.
sc-log-eats = { $hungry ->
    [yes] { $who } chce hladovět a vykládá: { $cards } ({ COUNT("food", $n) })
   *[no] { $who } vykládá k jídlu: { $cards } ({ COUNT("food", $n) })
}
sc-log-shares = Dar ({ $who } → { $to }): { COUNT("food", $n) }
sc-log-fed = { $who } se krmí
sc-log-starves = { $who } hladoví
sc-log-signal = { $who } dává znamení
sc-log-caravan-fed = { $who } krmí karavanu
sc-log-spoils = { $who } získává zpod karavany: { $cards }
