"""The steps of Risk, one file per part of the rulebook."""
