"""Families of names in the messages of Arcs, for what events and moves hold as ids; dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.core.field_words import Named
from engine.text.said import NameOf, Said, SeatNumber
from games.arcs.board import DICE, Face
from games.arcs.reach_box import OWNERS

SYSTEM: Final = NameOf("system")
CARD: Final = NameOf("card")
"""Action cards, Court cards, leaders, lore and abilities, by their ids."""
TOKEN: Final = NameOf("token")
"""What lies in a resource slot."""
AMBITION: Final = NameOf("ambition")
PIECE: Final = NameOf("piece")
ACTION: Final = NameOf("action")
SIDE: Final = NameOf("side")
SETUP: Final = NameOf("setup")
"""The maps of setup cards, by their ids."""
DIE: Final = NameOf("die")
FEATURE: Final = NameOf("feature")
"""What the search bots count of a table."""
SUIT: Final = NameOf("suit")
"""The suits of action cards, and the sides of Faithful cards, as pages are named."""
FATE: Final = NameOf("fate")
POLICY: Final = NameOf("policy")
SYMBOL: Final = NameOf("symbol")
RESULT: Final = NameOf("result")
"""What the event die shows."""


class OwnerOf(NameOf):
    """The kind of an owner of pieces: a seat, or somebody who is none."""

    def __call__(self, value: str | int) -> Any:
        return super().__call__(value) if value in OWNERS else SeatNumber(int(value))


OWNER: Final = OwnerOf("owner")


FIELD: Final = NameOf("field")
"""What the position pages call values that nobody else names."""


def named_by(kind: NameOf, values: Iterable[str]) -> tuple[Named, ...]:
    """Values of a position by their names in a family."""
    return tuple([Named(each, Said(kind(each).key)) for each in values])


def dice_said(dice: tuple[int, ...]) -> dict[str, Any]:
    """The dice of a battle, for messages: of each kind how many, where there are any; and all."""
    counts = zip(DICE, dice, strict=True)
    shown = [Said("dice-of", {"kind": DIE(kind), "count": n}) for kind, n in counts if n]
    return {"dice": tuple(shown), "count": sum(dice)}


def face_said(face: Face) -> Said:
    """What a side of a die shows: "2 hits and 1 self-hit", or "blank"."""
    shown = (
        ("hits", face.hit), ("self-hits", face.self_hit), ("intercepts", face.intercept),
        ("building-hits", face.building_hit), ("keys", face.key),
    )  # fmt: skip
    symbols = tuple([Said(f"rolled-{symbol}", {"count": n}) for symbol, n in shown if n])
    return Said("face", {"symbols": symbols}) if symbols else Said("face-blank")
