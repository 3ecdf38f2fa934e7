"""The families of names in the messages of Arcs, for what events and moves hold as ids."""

from __future__ import annotations

from typing import Final

from engine.text.said import NameOf, SeatNumber, ThingName
from games.arcs.reach_box import OWNERS

SYSTEM: Final = NameOf("system")
CARD: Final = NameOf("card")
"""Action cards, Court cards, leaders, lore and abilities, by their ids."""
TOKEN: Final = NameOf("token")
"""What lies in a resource slot."""
AMBITION: Final = NameOf("ambition")
PIECE: Final = NameOf("piece")
SIDE: Final = NameOf("side")
FATE: Final = NameOf("fate")
POLICY: Final = NameOf("policy")
SYMBOL: Final = NameOf("symbol")
RESULT: Final = NameOf("result")
"""What the event die shows."""
OWNER: Final = NameOf("owner")


def owner_of(owner: int) -> SeatNumber | ThingName:
    """Whose pieces they are: a seat's, or those of somebody who is none."""
    return OWNER(owner) if owner in OWNERS else SeatNumber(owner)
