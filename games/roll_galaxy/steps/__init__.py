"""The steps of Roll for the Galaxy, one file per part of the rulebook."""
