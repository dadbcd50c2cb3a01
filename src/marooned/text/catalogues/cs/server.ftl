# Co říká server webového stolu: odmítnutí, náhledy plánovaných akcí, řádky karet.
web-stale = Stůl se mezitím změnil; podívejte se znovu.
web-not-yours = Na tohle teď neodpovídáte vy.
web-watching = Jen se díváte; tohle mohou jen hráči.
web-undo = Tohle už nelze vzít zpět.
web-over = Hra skončila.
web-busy = Příliš mnoho najednou; chvilku počkejte.
web-format = Zprávu nelze přečíst: { $why }
web-too-large = Je to příliš velké; nejvýš { $most } bajtů.
web-no-table = Takový stůl není.
web-no-code = Žádný stůl nemá kód { $code }.
web-no-seat = Žádné místo není volné.
web-no-replay = Takový záznam není.
web-no-page = Na této adrese nic není.
web-not-over = Záznam tohoto stolu se ukáže, až hra skončí.
web-not-owner = Tohle může jen ten, kdo stůl založil.
web-unwell = Stůl to nedokázal uložit; nic se nezměnilo.
web-invitation = K založení stolu je tu třeba pozvánka.
web-refused = Tohle nejde: { $why }

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

web-too-long = má příliš mnoho řádků; nejvýš { $most }
