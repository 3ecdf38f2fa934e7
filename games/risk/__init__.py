"""Risk: seize the world."""
