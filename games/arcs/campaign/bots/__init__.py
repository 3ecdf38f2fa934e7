"""SUPERCAT in The Blighted Reach, Act I: what its document says of the campaign (CATR in RULES.md)."""
