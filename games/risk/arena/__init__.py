"""The arena of Risk: contest submissions at our table, and our bots at the contest's."""
