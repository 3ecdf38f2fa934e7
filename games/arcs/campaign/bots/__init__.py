"""SUPERCAT in The Blighted Reach, Act I: what its document says of that (CATR in RULES.md)."""
