"""The review of a finished game: its curve, its turning points, what to learn from it."""
