"""Bots from outside the house: one Python file (`file:mybot.py`), or a process of its own."""
