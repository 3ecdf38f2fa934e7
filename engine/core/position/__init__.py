"""Positions: a table as JSON that is set out by hand, and what may be changed of it."""
