# Co říká server webového stolu: odmítnutí, náhledy plánovaných akcí, řádky karet.
server-stale = Stůl se mezitím změnil; podívejte se znovu.
server-not-yours = Na tohle teď neodpovídáte vy.
server-watching = Jen se díváte; tohle mohou jen hráči.
server-undo = Tohle už nelze vzít zpět.
server-over = Hra skončila.
server-busy = Příliš mnoho najednou; chvilku počkejte.
server-format = Zprávu nelze přečíst: { $why }
server-too-large = Je to příliš velké; nejvýš { $most } bajtů.
server-no-table = Takový stůl není.
server-no-code = Žádný stůl nemá kód { $word }.
server-no-seat = Žádné místo není volné.
server-no-replay = Takový záznam není.
server-no-page = Na této adrese nic není.
server-not-over = Záznam tohoto stolu se ukáže, až hra skončí.
server-not-owner = Tohle může jen ten, kdo stůl založil.
server-unwell = Stůl to nedokázal uložit; nic se nezměnilo.
server-no-hint = Teď nelze nic poradit.
server-greeted = Toto spojení se už ohlásilo.
server-invitation = K založení stolu je tu třeba pozvánka.
server-refused = Tohle nejde: { $why }

card-line-event = Událost: { $effect }
card-line-later = Později jako událost { $name }: { $effect }
card-line-strength = Síla { $n }

preview-printed = na kartě: { COUNT("pawn", $n) }
preview-hunt = lov: { COUNT("pawn", $n) }
preview-action = tato akce: { COUNT("pawn", $n) }
preview-distance = vzdálenost: { COUNT("pawn", $n) }
preview-scenario = scénář ji zpomaluje: { COUNT("pawn", $n) } navíc
preview-token-there = žeton na místě: { COUNT("pawn", $n) } navíc
preview-token-action = žeton na tomto druhu akcí: { COUNT("pawn", $n) } navíc
preview-token-waits = Na tomto druhu akcí čeká žeton; může ho dřív vzít jiná akce.
preview-danger = Větší nebezpečí: beze zbraně utrží zranění { $who }.
preview-reroll = { $who }: jedna kostka znovu za { COUNT("determination", $n, case: "acc") }.
preview-fight = Bojuje se s vrchním zvířetem; jak je silné, se ukáže teprve pak.

skilltext-economical-construction = stavba, kterou vede tesař, stojí o 1 dřevo méně
skilltext-craft = jedna kostka tesařovy stavby znovu
skilltext-handyman = 1 figurka navíc pro tesařovu stavbu
skilltext-keen-eye = jedna kostka kuchařova sběru znovu
skilltext-lucky = jedna kostka průzkumníkova průzkumu znovu
skilltext-friday-reroll = jedna kostka Pátkovy akce znovu

server-too-long = má příliš mnoho řádků; nejvýš { $most }
