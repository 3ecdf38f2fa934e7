"""Pages beside a table: rules, settings, statistics, credits, the end of a game."""
