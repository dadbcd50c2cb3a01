"""The terminal table: a session (seats, bots, undo, saving), drawings of the table, and two faces over them."""
