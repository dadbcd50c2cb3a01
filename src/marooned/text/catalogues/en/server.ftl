# What the server of the web table says: refusals, previews of declarations, lines of card views.
server-stale = The table has changed meanwhile; look again.
server-not-yours = It is not your turn to answer this.
server-watching = You are watching; only players can do that.
server-undo = This can't be taken back any more.
server-over = The game is over.
server-busy = Too much at once; wait a moment.
server-format = This message could not be read: { $why }
server-too-large = This is too large; at most { $most } bytes are taken.
server-no-table = There is no such table.
server-no-code = No table has the code { $word }.
server-no-seat = There is no seat free.
server-no-replay = There is no such replay.
server-no-page = There is nothing at this address.
server-not-over = The record of this table is shown when the game is over.
server-not-owner = Only whoever laid the table can do that.
server-unwell = The table could not store this; nothing was changed.
server-no-hint = No hint can be given now.
server-greeted = This connection has greeted already.
server-invitation = An invitation is needed to lay a table here.
server-refused = This is not possible: { $why }

card-line-event = Event: { $effect }
card-line-later = Later, as the event { $name }: { $effect }
card-line-strength = Strength { $n }

preview-printed = on the card: { COUNT("pawn", $n) }
preview-hunt = a hunt: { COUNT("pawn", $n) }
preview-action = this action: { COUNT("pawn", $n) }
preview-distance = distance: { COUNT("pawn", $n) }
preview-scenario = the scenario makes it slow: { COUNT("pawn", $n) } more
preview-token-there = token there: { COUNT("pawn", $n) } more
preview-token-action = token on this kind of action: { COUNT("pawn", $n) } more
preview-token-waits = A token waits on this kind of action; another action may take it first.
preview-danger = Greater danger: without a weapon { $who } takes a wound.
preview-reroll = { $who } can reroll one die for { COUNT("determination", $n) }.
preview-fight = The top beast is fought; how strong it is shows only then.

skilltext-economical-construction = a build of the Carpenter costs 1 wood less
skilltext-craft = reroll one die of the Carpenter's build action
skilltext-handyman = 1 additional pawn for the Carpenter's build action
skilltext-keen-eye = reroll one die of the Cook's gather action
skilltext-lucky = reroll one die of the Explorer's explore action
skilltext-friday-reroll = reroll one die of Friday's action

server-too-long = has too many lines; at most { $most } are taken
