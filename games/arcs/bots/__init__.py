"""Players of Arcs made of code."""
