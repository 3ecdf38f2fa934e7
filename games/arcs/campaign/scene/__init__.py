"""The Blighted Reach at the table: what its drawing adds to that of the base game."""
