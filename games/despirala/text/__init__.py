"""The words of Despirala: its messages, and its table in plain text."""
