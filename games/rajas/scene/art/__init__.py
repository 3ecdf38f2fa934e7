"""What the table of Rajas is painted with: board, palace, province, tiles and signs."""
