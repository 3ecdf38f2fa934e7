"""The table of every game: its frame, what runs the match, log, film and pointing."""
