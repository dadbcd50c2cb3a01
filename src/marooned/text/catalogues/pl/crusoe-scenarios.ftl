### Co mówi kilka scenariuszy gry o wyspie; co należy do jednego, jest w osobnym pliku.

scenario-castaways = Rozbitkowie
scenario-cursed-island = Przeklęta Wyspa

person-jenny = Jenny
kind-special = akcja specjalna
ask-target-special = Która akcja specjalna?
ask-window-hungry = Nadchodzą głodne zwierzęta. Czy najpierw czegoś użyć?

target-site = { $what }, pole { $space }
log-site = Zbudowano na polu { $space }: { $what }
log-marker = Pole { $space }: pojawia się { $marker }
log-marker-gone = Pole { $space }: znika { $marker }

ask-place-marker = Gdzie położyć kolejny znacznik ({ $marker })? Zostało { $n }
ask-remove-marker = Który znacznik usunąć ({ $marker })?
fx-place-markers = { $n ->
    [one] położyć biały znacznik tam, gdzie go nie ma
    [few] położyć { $n } białe znaczniki tam, gdzie ich nie ma
   *[many] położyć { $n } białych znaczników tam, gdzie ich nie ma
}
fx-remove-marker = usunąć biały znacznik

brief-castaways-goal = Wykonajcie Ogień i ułóżcie stos z 15 drewna; statek przepływa w rundach 10–12. Wygrywacie, gdy oba cele są spełnione, a statek tu jest.
brief-castaways-rules =
    Drewno kładzie się na stos przed planowaniem, w każdej rundzie do jednej kolumny: od lewej 1, 2, 3, 4, 5 drewna. Co tam leży, zostaje.
    Maszt (Lina, 1 drewno, 1 skóra): 3 drewna na stos. Siekiera (góry, 1 drewno): o 1 drewno więcej w każdej produkcji.
    Księgi i totemy nic nie robią.
brief-castaways-watch = Pięć kolumn to pięć rund, a Ogień wymaga gór: odkryjcie je wcześnie. W rundzie 4 zaczyna się deszcz, w rundzie 7 śnieg i głodne zwierzęta.
