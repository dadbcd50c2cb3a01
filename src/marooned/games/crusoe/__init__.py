"""The cooperative island-survival game."""
