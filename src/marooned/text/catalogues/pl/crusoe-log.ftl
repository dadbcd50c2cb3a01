### Dziennik gry o wyspie: co się dzieje, bez orzeczenia albo w czasie teraźniejszym.
###
### $who to nazwa postaci lub szereg nazw, $card, $item, $beast, $tile i $what to nazwy, $space to pole mapy, jak N1.
### Wszystkie nazwy stoją w mianowniku.

## Przebieg gry

log-round = Runda { $n } – pierwszy gracz: { $first }
log-phase = { $phase }
log-wreckage = Karta wraku: { $card }
log-event = Wydarzenie: { $card }
log-event-part = Wydarzenie: { $card } – { $part }
log-threat-placed = Nowe zagrożenie: { $card } ({ $place })
log-threat-strikes = Efekt zagrożenia: { $card }
log-first-player = Pierwszy gracz: { $who }
log-morale-check = { $who }: sprawdzenie morale ({ level-now })
log-won = Zwycięstwo: { $reason }
log-lost = Porażka: { $reason }

reason-goal = cel scenariusza osiągnięty
reason-death = śmierć postaci gracza
reason-camp-closed = kafelek z obozem niedostępny
reason-rounds = koniec ostatniej rundy

phase-event = Faza wydarzeń
phase-morale = Faza morale
phase-production = Faza produkcji
phase-planning = Faza akcji: planowanie
phase-resolving = Faza akcji: rozpatrywanie
phase-weather = Faza pogody
phase-night = Faza nocy

## Planowanie i akcje

log-planned = Plan – { $plan }
log-taken-back = Cofnięte – { $plan }
log-action = { $plan }
log-failed = Akcja nieudana
log-adventure = { $who }: przygoda – { $card }
log-built = Budowa udana: { $item } (do użytku po akcjach)
log-item-ready = Gotowe do użytku: { $item }
log-item-lost = Utracone: { $item }
log-shelter = Schronienie zbudowane na polu { $space }
log-repaired = Obóz naprawiony: bez determinacji i bez morale
log-after-actions = Dostępne po akcjach: { $goods }
log-use = Użycie: { $what }

## Kości

log-die = { CAP($die) }: { $face }

die-build-wound = kość rany (budowa)
die-build-success = kość sukcesu (budowa)
die-build-adventure = kość przygody (budowa)
die-gather-wound = kość rany (zbieranie)
die-gather-success = kość sukcesu (zbieranie)
die-gather-adventure = kość przygody (zbieranie)
die-explore-wound = kość rany (eksploracja)
die-explore-success = kość sukcesu (eksploracja)
die-explore-adventure = kość przygody (eksploracja)
die-weather-rain = kość deszczowa
die-weather-winter = kość zimowa
die-weather-hungry = kość wygłodniałych zwierząt

face-blank = pusta ścianka
face-wound = rana
face-success = sukces
face-two-determination = 2 żetony determinacji
face-adventure = przygoda
face-rain-1 = 1 chmura deszczowa
face-rain-2 = 2 chmury deszczowe
face-winter-1 = 1 chmura zimowa
face-winter-2 = 2 chmury zimowe
face-food = jedzenie −1
face-palisade = palisada −1
face-beast-3 = bestia o sile 3

## Surowce i poziomy

log-gain = { CAP(NOUN($what)) } +{ $n } ({ $store })
log-discard = { CAP(NOUN($what)) } −{ $n }
log-spoiled = Psuje się jedzenie: −{ $n }
log-level-up = { CAP($what) } +{ $n } (teraz { level-now })
log-level-down = { CAP($what) } −{ $n } (teraz { level-now })

# Cytowane przez inne: poziom; ujemne bywa tylko morale.
level-now = { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
}

store-available = dostępne surowce
store-future = przyszłe surowce

## Postacie

# $people: ile ich jest.
log-wounds = { $who }: { $people ->
    [1] { COUNT("wound", $n) }
   *[other] po { $n ->
        [one] 1 ranie
        [few] { $n } rany
       *[many] { $n } ran
    }
}
log-heal = { $who }: { $n ->
    [0] brak ran do uleczenia
   *[other] leczenie – { COUNT("wound", $n) }
}
log-special-wound = { $who }: rana specjalna ({ $part })
log-determination = { $who }: determinacja +{ $n }
log-determination-lost = { $who }: determinacja −{ $n }
log-cursed = { $who }: klątwa – każdy sukces trzeba przerzucić
log-temp-weapon = { $who }: tymczasowo broń +{ $n }
log-outside = { $who }: noc poza obozem

## Walki i bestie

log-fight = { $who }: walka – siła { $strength }, broń { $weapon }
log-beast = Bestia: { $beast }
log-beast-gone = Odrzucone z talii polowania: { $beast }
log-beast-to = Karta bestii { $place }
log-no-beast = Talia polowania jest pusta

# Co dzieje się z kartą bestii; stoi po słowach "Karta bestii".
place-hunting = wtasowana do talii polowania
place-hunting-top = położona na talii polowania
place-waiting = odłożona obok talii wydarzeń

## Karty i rzeczy

log-seen = Podgląd: { $card }
log-drawn = Dobrane: { $card }
log-mystery = Tajemnica: { $card } ({ $type })
log-shuffled-in = Wtasowane do talii wydarzeń: { $card }
log-thing = Zdobycz: { $what }
log-invention = Pomysł na planszy: { $item }
log-invention-gone = Pomysł odrzucony: { $item }

mystery-treasure = skarb
mystery-trap = pułapka
mystery-monster = potwór

## Wyspa

log-tile = { $tile } na polu { $space }
log-token = { CAP($token) }: { $place }
log-exhausted = { $space }: źródło wyczerpane ({ $source })
log-source-free = { $space }: źródło znów dostępne ({ $source })
log-terrain-covered = { $space }: teren znów nieodkryty
log-closed = { $space }: kafelek niedostępny
log-opened = { $space }: kafelek znów dostępny
log-camp-moved = Obóz przeniesiony na pole { $to }
log-shortcut = Skrót do pola { $space }

## Pogoda i noc

log-clouds = Chmury: deszczowe { $rain }, zimowe { $winter }; dach { $roof }
log-meal = Posiłek w obozie: { $n ->
    [0] brak jedzenia
   *[other] jedzenie dla { COUNT("player", $n, case: "gen") }
}
log-open-air = Brak schronienia: noc pod gołym niebem

## Rozbitkowie

log-woodpile = Stos drewna +{ $n } (teraz { $now } z 15)
