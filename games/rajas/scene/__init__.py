"""What the player sees of the game."""
