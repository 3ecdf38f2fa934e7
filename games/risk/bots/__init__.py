"""The bots of Risk, one file per level; RULES.md, section 16, says how each decides."""
