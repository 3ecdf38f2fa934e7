"""What the position editor calls the fields of Despirala, and what they may hold."""

from __future__ import annotations

from typing import Any

from engine.core.position_edits import FieldWords, Named, seats_of
from engine.text.said import Said, titled
from games.despirala.combinations import DICE, FACES, NAMES, TURNS
from games.despirala.moves import COMBINATION

FACE_CHOICES = tuple(Named(face, str(face)) for face in FACES)
COMBINATION_CHOICES = tuple(Named(name, Said(COMBINATION(name).key)) for name in NAMES)


def _places(document: Any) -> tuple[Named, ...]:
    """The places of the six dice, with the face that lies there."""
    faces = (*document["dice"], *(Said("field-no-die"),) * DICE)
    return tuple(
        Named(place, Said("field-die", {"number": place + 1, "face": faces[place]}))
        for place in range(DICE)
    )


def _free_places(document: Any) -> set[int]:
    return set(range(DICE)) - set(document["aside"])


WORDS = {
    "DespiralaTable.mode": FieldWords(
        Said("despirala-mode"),
        choices=tuple(Named(mode, Said(f"despirala-mode-{mode}")) for mode in ("normal", "misere")),
    ),
    "DespiralaTable.turn": FieldWords(Said("field-turn"), low=1, high=TURNS),
    "DespiralaTable.seat": FieldWords(Said("field-seat"), choices=seats_of("sheets"), seats="some"),
    "DespiralaTable.dice": FieldWords(*titled("field-dice"), choices=FACE_CHOICES),
    "DespiralaTable.aside": FieldWords(
        Said("field-aside"), choices=_places, offers=_free_places, is_sorted=True
    ),
    "DespiralaTable.attempt": FieldWords(Said("field-attempt")),
    "DespiralaTable.rolls": FieldWords(Said("field-rolls")),
    "DespiralaTable.sheets": FieldWords(Said("field-sheets"), by="seat"),
    "Sheet.points": FieldWords(Said("field-points"), choices=COMBINATION_CHOICES),
    "Sheet.goods": FieldWords(Said("field-goods")),
    "Attempt": FieldWords(Said("field-a-combination")),
    "Attempt.combination": FieldWords(Said("field-combination"), choices=COMBINATION_CHOICES),
    "Attempt.faces": FieldWords(Said("field-faces"), choices=FACE_CHOICES, is_sorted=True),
    "RollAllDice.paid": FieldWords(Said("field-paid")),
    "RollAllDice": FieldWords(Said("field-roll-all")),
    "ChooseMove": FieldWords(Said("field-choose")),
    "GoOnCollecting": FieldWords(Said("field-go-on")),
    "RollRest": FieldWords(Said("field-roll-rest")),
}
