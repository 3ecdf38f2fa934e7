"""The pages of the window that every game shares."""
