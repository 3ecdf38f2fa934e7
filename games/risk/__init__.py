"""Risk: seize the world, as the SYNCS Bot Battle 2024 plays it."""
