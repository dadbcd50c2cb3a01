### Stół gry karcianej w przeglądarce: umowy, karmienie, Ostatnie łowy, koniec. Reszta jest w web.ftl.

## Ostatnie łowy

web-tunnels-together = Wszyscy naraz: bierz albo idź
web-tunnels-together-note = Zagrożenie zatrzymuje zegar i wszystkich szukających.
web-tunnels-until-feeding = do karmienia
web-tunnels-clock-stands = zegar stoi
web-tunnels-clock = Pozostały czas
web-tunnels-seconds = Zostało sekund: { $n }
web-tunnels-only-yours = Tylko twoje
web-tunnels-only-yours-note = Czego nie zbierzesz na czas, to przepada.
web-tunnels-row-of = { $who }: odkryte karty

## Stosy i odkrywanie

web-tunnels-known-top = Następna: { $card }
web-tunnels-least = odkrycia: { $n } z { $least }
web-tunnels-may-stop = { $n } z { $least }: możesz przestać
web-tunnels-most = odkrycia: { $n }, najwyżej { $most }
web-tunnels-not-yet = dopiero po odkryciu { $least }
web-tunnels-in-trauma-deck = traum w talii
web-tunnels-drag = Aby dać kartę, przeciągnij ją na głowę.
web-tunnels-characters = Postacie do wyboru
web-tunnels-choose-card = Karty do wyboru
web-tunnels-myself = Ja
web-tunnels-caravan-note = Nakarmcie ją w tej rundzie, inaczej wszyscy przegrają.
web-tunnels-unseen = { $n } z { $all } nieznanych kart poziomu { $tier } to zagrożenia
web-tunnels-unseen-short = { $n } z { $all } nieznanych
web-tunnels-unseen-brief = { $n } z { $all } nieznanych to zagrożenia
web-tunnels-exact = zagrożenie dokładnie { $exact }
web-tunnels-ask-pile = Który stos przeszukasz?
web-tunnels-ask-first = Odkryj pierwszą kartę
web-tunnels-ask-again = Odkrywasz dalej czy stop?
web-tunnels-ask-on = Jeszcze za mało: odkryj dalej
web-tunnels-may-play = Możesz zagrać: { $cards }
web-tunnels-here = Tu jest { $who }
web-tunnels-stake-of = Stawka: { $who }

## Zagrożenie

web-tunnels-step-up = Zagrożenie
web-tunnels-step-react = Reakcje
web-tunnels-step-row = Odrzucenie rzędu
web-tunnels-step-harm = Szkoda
web-tunnels-step-reward = Nagroda
web-tunnels-only-reactions = Teraz można zagrać tylko podświetlone karty.
web-tunnels-ask-help = Poproś innych o pomoc
web-tunnels-nth-trauma = Trauma byłaby { $n }. z { $most }.
web-tunnels-nth-deadly = Następna trauma byłaby ostatnia.

## Karmienie

web-tunnels-mouths = Do nakarmienia: { $n }, potrzeba { $need } jedzenia
web-tunnels-feeding-need = na stole { $there }
web-tunnels-lacks = Brakuje { $n }.
web-tunnels-starves = Głoduje z wyboru.
web-tunnels-starve-note = trauma i odrzucenie karty
web-tunnels-eats = { $have } z { $need } jedzenia
web-tunnels-from-others = od innych { $n }
web-tunnels-from-me = ode mnie
web-tunnels-more-for = Dodaj: { $who }
web-tunnels-less-for = Odejmij: { $who }
web-tunnels-give-n = Daj { $n }
web-tunnels-would-die = { $who }: brakuje { $n }, inaczej śmierć.
web-tunnels-would-starve = { $who }: brakuje { $n }, inaczej trauma.
web-tunnels-spare = Możesz jeszcze rozdać { $n }.
web-tunnels-not-all = Nie wystarczy dla wszystkich.
web-tunnels-all-fed = Wszyscy mają dość.
web-tunnels-eating = do zjedzenia
# in a replay: what was answered
web-tunnels-chosen = wybrano

## Umowy

web-tunnels-deal = Wiążąca umowa
web-tunnels-deal-gives = Daje { $who }
web-tunnels-deal-you-give = Ty dajesz
web-tunnels-deal-nothing = nic
web-tunnels-deal-due = Termin
web-tunnels-deal-due-at = do końca tego karmienia; stół tego pilnuje
web-tunnels-deal-breaks = W razie złamania
web-tunnels-deal-breaks-by = od razu trauma, jeśli druga strona jej chce
web-tunnels-deal-can = Dasz radę dotrzymać?
web-tunnels-deal-yes = Tak: masz { $have } jedzenia, potrzebujesz { $need }, obiecujesz { $n }.
web-tunnels-deal-tight = Jeszcze nie: masz { $have } jedzenia, potrzebujesz { $need }, obiecujesz { $n }.
web-tunnels-deal-free = Nie kosztuje cię to jedzenia.
web-tunnels-deal-limit = Ręka potem
web-tunnels-deal-limit-of = { $n } z { $limit }
web-tunnels-deal-add = Dodaj
web-tunnels-deal-food = jedzenie przy karmieniu
web-tunnels-deal-cards-now = kartę teraz
web-tunnels-deal-cards-later = kartę do końca karmienia
web-tunnels-deal-leave = zostawić odkrytą kartę
web-tunnels-ask-offer = { $who } proponuje ci umowę
web-tunnels-ask-build = Twoja propozycja. Dla kogo: { $who }
web-tunnels-deal-waits = Oczekiwanie na odpowiedź: { $who }
web-tunnels-deal-counter = Kontroferta
web-tunnels-deal-counter-to = Kontroferta: { $who }
web-tunnels-deal-counter-note = Odmawia; twoja oferta zacznie się od tej, tylko odwróconej.
web-tunnels-deal-not-yet = Nie w tej chwili: każda para ma naraz jedną ofertę. Twoja kontroferta tu poczeka.

## Koniec

web-tunnels-daylight-all = Światło dnia. Wszyscy na zewnątrz.
web-tunnels-daylight-some = Światło dnia, ale nie dla wszystkich
web-tunnels-daylight-one = Światło dnia
web-tunnels-others-out = Inni ujrzeli światło
web-tunnels-swallowed = Ciemność cię nie wypuści
web-tunnels-last-crack = { $n ->
    [3] Trzecie pęknięcie było ostatnie
    [4] Czwarte pęknięcie było ostatnie
   *[other] Ostatnie pęknięcie
}
web-tunnels-died-note = Twoje karty są odrzucone, traumy wracają do talii. Inni idą dalej.
web-tunnels-stat-odds = tyle ryzyka na koniec
web-tunnels-stat-revealed = odkrytych kart
web-tunnels-stat-perils = zagrożeń, pokonanych: { $beaten }
web-tunnels-stat-feedings = przeżytych karmień
web-tunnels-stat-out = przeżyło
web-tunnels-col-player = Gracz
web-tunnels-col-revealed = Odkrycia
web-tunnels-col-shared = Rozdane jedzenie
web-tunnels-col-traumas = Traumy
web-tunnels-alive = żyje
web-tunnels-watch-on = Patrz na innych
web-tunnels-deal-code = Jeszcze raz to samo
web-tunnels-what-if = Zapis i co by było
web-tunnels-last-turn = Moja ostatnia tura
web-tunnels-last-turn-was = Ostatnia tura
web-tunnels-what-if-stopped = A gdyby skończyć wcześniej?
web-tunnels-odds-of = zagrożenie { $peril }
