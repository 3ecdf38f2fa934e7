"""Players made of code: dummies (moved by the rules themselves) and bots of a person's seat."""
