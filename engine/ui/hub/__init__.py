"""The hub and the way from it to a table: covers, unfinished games, the set-up."""
