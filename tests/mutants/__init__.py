"""Small faults put into rules and bots, to see whether the tests notice."""
