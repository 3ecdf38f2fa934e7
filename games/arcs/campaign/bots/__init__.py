"""SUPERCAT in The Blighted Reach, Act I: what its document says of the campaign (RULES.md, CATR)."""
