"""Rajas of the Ganges: wealth and fame along the river."""
