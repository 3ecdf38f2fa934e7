"""The position editor: the program as companion at a real table."""
