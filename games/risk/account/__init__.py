"""What the story of a game amounts to: its course, its dice, its deeds; nothing that is drawn."""
