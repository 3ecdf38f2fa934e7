"""SUPERCAT, the automated opponent, sentence by sentence (CAT in RULES.md).

stack, seizing, voice     its card supply, as steps and rulings of the game
weighing                  the negotiation minigame: the modifiers of the die, as data
wanting, offering         what it wants of a deal, offers, and returns Favors for
bargaining, grievances    the minigame's rounds and turns, and what it holds against whom
standing                  who wins or contends what, claims, control: the words of the document
"""
