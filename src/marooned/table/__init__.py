"""The table room: seats, moves, undo, bots and storage of tables where people sit; no rules and no HTTP."""
