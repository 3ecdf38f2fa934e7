"""What the position editor calls the fields of Despirala, and what they may hold."""

from __future__ import annotations

from typing import Any

from engine.core.position_edits import FieldWords, Named, seats_of
from engine.text.message import Message, titled
from games.despirala.combinations import DICE, FACES, NAMES, TURNS
from games.despirala.moves import COMBINATION

FACE_CHOICES = tuple(Named(face, str(face)) for face in FACES)
COMBINATION_CHOICES = tuple(Named(name, Message(COMBINATION(name).key)) for name in NAMES)


def _places(document: Any) -> tuple[Named, ...]:
    """The places of the six dice, with the face that lies there."""
    faces = (*document["dice"], *(Message("field-no-die"),) * DICE)
    return tuple(
        Named(place, Message("field-die", {"number": place + 1, "face": faces[place]}))
        for place in range(DICE)
    )


def _free_places(document: Any) -> set[int]:
    return set(range(DICE)) - set(document["aside"])


WORDS = {
    "DespiralaTable.mode": FieldWords(
        Message("despirala-mode"),
        choices=tuple(
            Named(mode, Message(f"despirala-mode-{mode}")) for mode in ("normal", "misere")
        ),
    ),
    "DespiralaTable.turn": FieldWords(Message("field-turn"), low=1, high=TURNS),
    "DespiralaTable.seat": FieldWords(
        Message("field-seat"), choices=seats_of("sheets"), seats="some"
    ),
    "DespiralaTable.dice": FieldWords(*titled("field-dice"), choices=FACE_CHOICES),
    "DespiralaTable.aside": FieldWords(
        Message("field-aside"), choices=_places, offers=_free_places, is_sorted=True
    ),
    "DespiralaTable.attempt": FieldWords(Message("field-attempt")),
    "DespiralaTable.rolls": FieldWords(Message("field-rolls")),
    "DespiralaTable.sheets": FieldWords(Message("field-sheets"), by="seat"),
    "Sheet.points": FieldWords(Message("field-points"), choices=COMBINATION_CHOICES),
    "Sheet.goods": FieldWords(Message("field-goods")),
    "Attempt": FieldWords(Message("field-a-combination")),
    "Attempt.combination": FieldWords(Message("field-combination"), choices=COMBINATION_CHOICES),
    "Attempt.faces": FieldWords(Message("field-faces"), choices=FACE_CHOICES, is_sorted=True),
    "RollAllDice.paid": FieldWords(Message("field-paid")),
    "RollAllDice": FieldWords(Message("field-roll-all")),
    "ChooseMove": FieldWords(Message("field-choose")),
    "GoOnCollecting": FieldWords(Message("field-go-on")),
    "RollRest": FieldWords(Message("field-roll-rest")),
}
