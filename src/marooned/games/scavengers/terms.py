"""The fixed words of the card game as small ints."""

from __future__ import annotations

from typing import Final

# groups of cards
ACTION: Final = 0
PERIL: Final = 1
OPPORTUNITY: Final = 2
ANOMALY: Final = 3
GROUPS: Final = ("action", "peril", "opportunity", "anomaly")

# when a card in hand may be played
ANY_TIME: Final = 0
REACTION: Final = 1
IN_SCAVENGE: Final = 2
OWN_TURN: Final = 3
WINDOWS: Final = ("any_time", "reaction", "scavenge", "own_turn")

# where a player is in the round; in turn-based play only the active player is in the first two
IDLE: Final = 0
SCAVENGE: Final = 1
COLLECT: Final = 2
FINISHED: Final = 3

# phases of the round
SETTING_OUT: Final = 0
TURNS: Final = 1
FEEDING: Final = 2
ROUND_END: Final = 3
PHASES: Final = ("setting-out", "turns", "feeding", "round-end")

# what has become of the peril being resolved: bits
KEPT: Final = 1  # the other revealed cards stay
PROTECTED: Final = 2
AVOIDED: Final = 4
DEFEATED: Final = 8
TAMED: Final = 16
SETTLED: Final = PROTECTED | AVOIDED | DEFEATED | TAMED

ANON: Final = -1  # a card that nobody has identified
PILES: Final = 3
MOST_SEATS: Final = 6
HAND_LIMIT: Final = 5
DEATH_AT: Final = 3
NOBODY: Final = -1
FINAL: Final = -2  # `area` while the Final Area is played
NO_AREA: Final = -1

GROUP_MODES: Final = ("cooperative", "semi_cooperative", "solo")
"""Modes of scenarios in which the group as a whole succeeds if nobody died (Q-18)."""
