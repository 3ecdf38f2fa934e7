"""What the table of Roll for the Galaxy is painted with: dice, tiles, icons and places."""
