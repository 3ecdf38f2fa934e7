"""A second program that plays the real board: it reads sentences, throws dice and draws cards."""
