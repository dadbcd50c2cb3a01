# Co mówi serwer stołu w przeglądarce: odmowy, podgląd planowanych akcji, wiersze kart.
server-stale = Stół zmienił się w międzyczasie; spójrz jeszcze raz.
server-not-yours = Teraz nie ty na to odpowiadasz.
server-watching = Tylko patrzysz; to mogą zrobić jedynie gracze.
server-undo = Tego nie można już cofnąć.
server-over = Gra jest skończona.
server-busy = Za dużo naraz; poczekaj chwilę.
server-format = Tej wiadomości nie da się odczytać: { $why }
server-too-large = To za duże; najwyżej { $most } bajtów.
server-no-table = Nie ma takiego stołu.
server-no-code = Żaden stół nie ma kodu { $word }.
server-no-seat = Nie ma wolnego miejsca.
server-no-replay = Nie ma takiego zapisu.
server-no-page = Pod tym adresem nic nie ma.
server-not-over = Zapis tego stołu będzie widoczny po zakończeniu gry.
server-not-owner = To może zrobić tylko osoba, która założyła stół.
server-unwell = Stół nie zdołał tego zapisać; nic się nie zmieniło.
server-no-hint = Teraz nie można nic podpowiedzieć.
server-greeted = To połączenie już się przywitało.
server-invitation = Aby założyć tu stół, potrzebne jest zaproszenie.
server-refused = To niemożliwe: { $why }

card-line-event = Wydarzenie: { $effect }
card-line-later = Później jako wydarzenie { $name }: { $effect }
card-line-strength = Siła { $n }

preview-printed = na karcie: { COUNT("pawn", $n) }
preview-hunt = polowanie: { COUNT("pawn", $n) }
preview-action = ta akcja: { COUNT("pawn", $n) }
preview-distance = odległość: { COUNT("pawn", $n) }
preview-scenario = scenariusz utrudnia akcję: o { COUNT("pawn", $n, case: "acc") } więcej
preview-token-there = żeton na miejscu: o { COUNT("pawn", $n, case: "acc") } więcej
preview-token-action = żeton na tym rodzaju akcji: o { COUNT("pawn", $n, case: "acc") } więcej
preview-token-waits = Na tym rodzaju akcji czeka żeton; może go wcześniej wziąć inna akcja.
preview-danger = Większe zagrożenie: bez broni ranę otrzyma { $who }.
preview-reroll = { $who }: przerzut jednej kości za { COUNT("determination", $n, case: "acc") }.
preview-fight = Walczy się z wierzchnim zwierzęciem; jego siła okaże się dopiero wtedy.

skilltext-economical-construction = budowa cieśli kosztuje o 1 drewno mniej
skilltext-craft = przerzut jednej kości budowy cieśli
skilltext-handyman = 1 dodatkowy pionek do budowy cieśli
skilltext-keen-eye = przerzut jednej kości zbierania kucharza
skilltext-lucky = przerzut jednej kości eksploracji odkrywcy
skilltext-friday-reroll = przerzut jednej kości akcji Piętaszka

server-too-long = ma za dużo wierszy; najwyżej { $most }
