"""Signal Kite: a scenario pack for Marooned's island game."""
