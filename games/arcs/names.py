"""The families of names in the messages of Arcs, for what events and moves hold as ids."""

from __future__ import annotations

from typing import Any, Final

from engine.text.said import NameOf, SeatNumber
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
