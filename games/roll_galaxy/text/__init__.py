"""What Roll for the Galaxy says, and its table in plain text."""
