"""The round of the card game, phase by phase."""
