"""The effects that cards and phases are made of: one small class each, grouped by what they change."""
