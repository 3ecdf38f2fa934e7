"""The words of Risk: its messages, and its table in plain text."""
