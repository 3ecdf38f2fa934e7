"""The Admiral: a player that looks ahead over whole turns, in two levels."""
