### O co pyta gra karciana i co mówią odpowiedzi.
###
### Pytania to zdania, odpowiedzi są krótkie. $who, $by i $to to gracze, $card i $trauma to nazwy, wszystkie
### w mianowniku; $n to liczba.

sc-player = Gracz { $n }

## Opcje przygotowania gry

option-caravan = Karawana
option-characters = Postacie
option-areas = Obszary przed końcowym (co najmniej)
option-clock = Zegar w „Ostatnim polowaniu”

## Tura

sc-ask-act = Przeszukiwanie: co robisz?
sc-ask-collect = Zbieranie: co robisz?

sc-label-reveal = Odkryć następną kartę
sc-label-collect = Skończyć przeszukiwanie i zbierać
sc-label-done = Zakończyć turę
sc-label-time-up = Czas minął
# $tier to poziom karty na wierzchu.
sc-label-pile = Stos { $n }{ $tier ->
    [0] {""}
   *[other] {" "}(na wierzchu poziom { $tier })
}
sc-label-take = Wziąć: { $card }
sc-label-use = Skorzystać z okazji: { $card }

## W dowolnej chwili

sc-label-play = Zagrać: { $card }
sc-label-ability = Użyć zdolności postaci
sc-label-special = Skorzystać z zasady scenariusza
sc-label-extra-turn = Zapłacić za jeszcze jedną turę
sc-label-caravan = Nakarmić karawanę
sc-label-deal = Zaproponować umowę
sc-label-gift = Oddać kartę
sc-label-pass = Spasować
sc-label-cancel = Zrezygnować

# $cards: ile kart leży pod karawaną.
sc-detail-caravan = odrzucić karty warte { COUNT("food", $n, case: "acc") }, wziąć akcje spośród { COUNT("card", $cards, case: "gen") } pod karawaną

## Niebezpieczeństwa

# $own to 1, jeśli zagrożony jest pytany gracz.
sc-ask-react = { $own ->
    [1] Grozi ci { $card }. Co robisz?
   *[0] { $who } staje przed niebezpieczeństwem: { $card }. Reagujesz?
}

sc-label-suffer = Przyjąć szkodę
sc-label-avoid = Uniknąć szkody: { $cards ->
    [0] { $food ->
        [0] za darmo
       *[other] odrzucić karty warte { COUNT("food", $food, case: "acc") }
    }
   *[other] odrzucić { COUNT("card", $cards, case: "acc") }{ $food ->
        [0] {""}
       *[other] {" "}i karty warte { COUNT("food", $food, case: "acc") }
    }
}
sc-label-tame = Oswoić: odrzucić karty warte { COUNT("food", $food, case: "acc") }
sc-label-defeat = Pokonać: odrzucić kartę { $card }

## Karty i stosy

sc-ask-who = Który gracz?
sc-ask-option = Co wybrać?
sc-ask-pile = Który stos?
sc-ask-switch = Z którego stosu odkrywasz dalej?
sc-ask-bottom = Którą wierzchnią kartę przełożyć na spód jej stosu?
sc-ask-show = Którą kartę odkryć?
sc-ask-order-bottom = Którą kartę odłożyć teraz na spód? Ostatnia będzie najniżej.
sc-ask-order-top = Którą kartę odłożyć teraz na wierzch? Ostatnia będzie najwyżej.
sc-ask-anomaly = Anomalia: do którego stosu wtasować stos kart odrzuconych?
sc-ask-take = Którą kartę wziąć?
sc-ask-room = Ręka jest pełna. Co odrzucić, aby wziąć kartę { $card }?
sc-ask-drop = Którą kartę odrzucić?
sc-ask-pay-card = Którą kartą zapłacić?
sc-ask-pay-food = Którą kartą zapłacić? Jeszcze { COUNT("food", $n) }

# Odpowiedź na „Którą kartę przełożyć?” i „Którą kartę odkryć?”.
sc-label-none = Żadnej
sc-label-stay = Zostać przy tym stosie
sc-label-stop = Nie brać więcej
sc-label-leave-it = Nie brać jej

## Traumy i postacie

sc-ask-trauma-down = Którą traumę zakryć?
sc-ask-heal = Którą traumę uleczyć?
sc-ask-character = Którą postać zachować?
sc-ask-turn-up = Odkryć swoją postać?

# $down to 1, jeśli jest zakryta.
sc-label-trauma = { $trauma }{ $down ->
    [1] {" "}(zakryta)
   *[0] {""}
}
sc-label-turn-up = Odkryć
sc-label-keep-down = Zostawić zakrytą

## Karmienie

sc-ask-before-feeding = Zaraz karmienie. Co robisz przedtem?
sc-ask-signal = Którą akcję poziomu 3 odrzucić na sygnał?
# $have: jedzenie, które już się liczy, $need: koszt.
sc-ask-eat = Co jesz? Masz { $have } z { COUNT("food", $need, case: "gen") }
sc-ask-share = Masz nadmiar jedzenia. Kto go dostaje?
sc-ask-how-much = Ile jedzenia?

sc-label-signal = Dać sygnał
sc-label-starve = Głodować z wyboru
sc-label-feed = Nie jeść więcej
sc-label-eat = Zjeść: { $card } ({ COUNT("food", $n) })
sc-label-keep-food = Nikt więcej
sc-label-share = { $who } (brakuje { COUNT("food", $n, case: "gen") })
sc-label-food = { COUNT("food", $n) }

## Dary i karawana

sc-ask-gift = Którą kartę oddać?
sc-ask-gift-to = Kto ją dostaje?
sc-ask-accept-gift = { $who } daje ci kartę { $card }. Przyjmujesz?
sc-ask-hand-out = Kto dostaje kartę { $card }?

sc-label-accept = Przyjąć
sc-label-refuse = Odmówić

## Umowy

sc-ask-partner = Z kim ta umowa?
sc-ask-build = Twoja oferta: { $deal }. Co jeszcze?
sc-ask-offer = { $who } proponuje umowę: { $deal }. Zgadzasz się?
sc-ask-kept = Obietnica ochrony ({ $by } → { $to }): dotrzymana?
sc-ask-penalty = Złamana obietnica wobec ciebie ({ $by }). Dać za to traumę?

sc-label-offer = Złożyć tę ofertę
sc-label-i-promise = Obiecujesz: { $promise }
sc-label-you-promise = Chcesz: { $promise }
sc-label-kept = Dotrzymana
sc-label-broken = Złamana
sc-label-penalty = Dać traumę
sc-label-forgive = Wybaczyć

# Co obiecuje każda strona: szeregi zdań niżej.
sc-deal = { $giver } obiecuje: { $gives } / { $taker } obiecuje: { $wants }

sc-promise-nothing = nic
sc-promise-now = karta { $card } od razu
sc-promise-later = karta { $card } do końca karmienia
sc-promise-food = { COUNT("food", $n) } przy karmieniu
sc-promise-leave = { $card } zostaje na stole
sc-promise-protect = ochrona

sc-own-name = { $name }
