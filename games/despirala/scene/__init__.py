"""Despirala on the screen: tray, sheet, hints and review. Draws tables, turns clicks to answers."""
