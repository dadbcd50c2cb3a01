### Dziennik gry karcianej: co się stało, w czasie teraźniejszym lub bez czasownika.
###
### $who, $to i $first to gracze („Gracz 1”), $card, $trauma, $area i $character to nazwy, $cards to szereg nazw,
### wszystkie w mianowniku; $pile to numer stosu, $n liczba.

## Przebieg gry

sc-log-round = Runda { $n }: { $area }, koszt { $cost }; sztandar ma { $first }
sc-log-turn = { $who }: początek tury
sc-log-feeding = Karmienie: koszt { $cost }
sc-log-time-up = Czas minął
sc-log-won = Zwycięstwo: { $who }
sc-log-lost = Porażka: { $reason }

reason-all-dead = nikt już nie żyje
reason-caravan = karawana bez jedzenia
reason-no-signal = brak sygnału
reason-survived = obszar końcowy ukończony

## Przeszukiwanie i zbieranie

sc-log-pile = { $who } przeszukuje stos { $pile }
sc-log-revealed = { $who } odkrywa ze stosu { $pile }: { $card }
sc-log-face-up = Na stosie { $pile } awersem do góry: { $card }
sc-log-to-bottom = Wierzchnia karta stosu { $pile } trafia na jego spód
sc-log-looks = { $who } ogląda { COUNT("card", $n, case: "acc") } ze stosu { $pile }
sc-log-anomaly = { $who } wtasowuje stos kart odrzuconych do stosu { $pile }
sc-log-fulfils = { $who } korzysta z okazji: { $card }
sc-log-scavenge-ends = { $who }: koniec przeszukiwania
sc-log-collects = { $who } kończy przeszukiwanie i zbiera
sc-log-takes = { $who } bierze: { $card }
sc-log-discarded = Odrzucone: { $cards }

## Niebezpieczeństwa

sc-log-peril = { $who } staje przed niebezpieczeństwem: { $card }
sc-log-suffers = { $who } przyjmuje szkodę
sc-log-avoids = { $who } płaci, by uniknąć szkody
sc-log-tames = { $who } oswaja: { $card }
sc-log-defeated = { $who }: niebezpieczeństwo pokonane
sc-log-protected = { $who } nie ponosi szkody
sc-log-redirect = { $who } przejmuje traumę na siebie

## Karty i gracze

sc-log-plays = { $who } zagrywa: { $card }
sc-log-ability = { $who } używa zdolności: { $character }
sc-log-special = { $who } korzysta z zasady scenariusza
sc-log-gives = { $who } → { $to }: karta { $card }
sc-log-trauma = { $who } otrzymuje traumę: { $trauma }
sc-log-trauma-down = { $who } zakrywa traumę: { $trauma }
sc-log-healed = { $who } pozbywa się traumy: { $trauma }
sc-log-dies = { $who } ginie
sc-log-character-up = { $who } odkrywa postać: { $character }
sc-log-character-down = { $who } zakrywa postać

## Umowy

sc-log-offer = Propozycja umowy ({ $who } → { $to }): { $deal }
sc-log-deal = Umowa: { $deal }
sc-log-no-deal = { $to } nie zgadza się na umowę
sc-log-penalty = Złamana obietnica ({ $who } → { $to }): { $who } otrzymuje traumę

## Jedzenie

sc-log-stored = { $who }: +{ COUNT("food", $n, case: "acc") } na najbliższe karmienie
sc-log-eats-early = { $who } zjada przed karmieniem: { $card }
# $hungry: yes (głoduje z wyboru) lub no. $n: całe jedzenie tego gracza.
sc-log-eats = { $hungry ->
    [yes] { $who } głoduje z wyboru, wykłada: { $cards } (razem { COUNT("food", $n) })
   *[no] { $who } wykłada: { $cards } (razem { COUNT("food", $n) })
}
sc-log-shares = { $who } → { $to }: { COUNT("food", $n, case: "acc") }
sc-log-fed = { $who } najada się
sc-log-starves = { $who } głoduje
sc-log-signal = { $who } daje sygnał
sc-log-caravan-fed = { $who } karmi karawanę
sc-log-spoils = { $who } dostaje spod karawany: { $cards }
