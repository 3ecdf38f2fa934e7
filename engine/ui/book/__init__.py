"""The rules of a game as a book: its text, its leaves, and how they look."""
