"""Rollbot: it plays Roll for the Galaxy by its published document, sentence by sentence."""
