"""What every game needs and no game owns: decisions, matches, records, bots, the arena."""
