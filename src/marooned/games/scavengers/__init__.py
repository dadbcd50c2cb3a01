"""The push-your-luck survival card game."""
