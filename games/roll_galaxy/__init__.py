"""Roll for the Galaxy: dice are the people of an empire."""
