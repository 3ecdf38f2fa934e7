"""SUPERCAT, the automated opponent, sentence by sentence (CAT in RULES.md).

stack, seizing, voice     its card supply, as steps and rulings of the game
standing                  who wins or contends what, claims, control: the words of the document
"""
