"""SUPERCAT, the automated opponent, sentence by sentence (CAT in RULES.md).

seizing, voice            its card supply (`games.arcs.stack`) and seizing, as rulings
weighing                  the negotiation minigame: the modifiers of the die, as data
wanting, offering         what it wants of a deal, offers, and returns Favors for
bargaining, grievances    the minigame's rounds and turns, and what it holds against whom
standing                  who wins or contends what, claims, control: the words of the document
"""
