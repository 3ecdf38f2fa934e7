"""What the position editor calls the fields of Despirala, and what they may hold."""

from __future__ import annotations

from typing import Any

from engine.core.field_words import FieldWords, Named, seats_of
from games.despirala.combinations import DICE, FACES, NAMES, TURNS

FACE_CHOICES = tuple(Named(face, str(face)) for face in FACES)
COMBINATION_CHOICES = tuple(Named(name, name) for name in NAMES)


def _places(document: Any) -> tuple[Named, ...]:
    """The places of the six dice, with the face that lies there."""
    faces = (*document["dice"], *("no die",) * DICE)
    return tuple(Named(place, f"Die {place + 1} ({faces[place]})") for place in range(DICE))


def _free_places(document: Any) -> set[int]:
    return set(range(DICE)) - set(document["aside"])


WORDS = {
    "DespiralaTable.mode": FieldWords(
        "Mode", choices=(Named("normal", "Normal"), Named("misere", "Misère"))
    ),
    "DespiralaTable.turn": FieldWords("Turn", low=1, high=TURNS),
    "DespiralaTable.seat": FieldWords("Seat to play", choices=seats_of("sheets"), seats="some"),
    "DespiralaTable.dice": FieldWords("Dice", "Six, or none yet", choices=FACE_CHOICES),
    "DespiralaTable.aside": FieldWords(
        "Set aside", choices=_places, offers=_free_places, is_sorted=True
    ),
    "DespiralaTable.attempt": FieldWords("Chosen"),
    "DespiralaTable.rolls": FieldWords("Rolls paid"),
    "DespiralaTable.sheets": FieldWords("Sheet", by="seat"),
    "Sheet.points": FieldWords("Points", choices=COMBINATION_CHOICES),
    "Sheet.goods": FieldWords("Goods"),
    "Attempt": FieldWords("A combination"),
    "Attempt.combination": FieldWords("Combination", choices=COMBINATION_CHOICES),
    "Attempt.faces": FieldWords("Faces", choices=FACE_CHOICES, is_sorted=True),
    "RollAllDice.paid": FieldWords("Paid for"),
    "RollAllDice": FieldWords("Roll all dice"),
    "ChooseMove": FieldWords("Choose a combination"),
    "GoOnCollecting": FieldWords("Go on collecting"),
    "RollRest": FieldWords("Roll the rest"),
}
