"""The window: everything that needs pygame and belongs to no single game."""
