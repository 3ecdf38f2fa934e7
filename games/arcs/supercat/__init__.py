"""SUPERCAT, the automated opponent, sentence by sentence (CAT in RULES.md)."""
