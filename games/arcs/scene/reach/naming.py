"""How the campaign's options are named by what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.arcs.moves import PlayEvent, RepairOther
from games.arcs.reach.moves import (
    AcceptDeal,
    ArmRegent,
    Demand,
    DropDeal,
    GiveHighest,
    GiveUp,
    Liberate,
    MakeOutlaw,
    OfferDeal,
    Plunder,
    RefuseDeal,
    TakeFate,
)

OF_DEALS: Final = (OfferDeal, DropDeal, AcceptDeal, RefuseDeal)
"""What has a button of its own in Negotiations."""
NAMES: Final[dict[type, Callable[[Any], tuple[tuple[Any, ...], ...]]]] = {
    TakeFate: lambda o: (("fate", o.fate), ("how", "fate")),
    PlayEvent: lambda o: (("card", o.card), ("how", "event")),
    RepairOther: lambda o: (("system", o.system), ("owner", o.owner), ("piece", o.kind)),
    Plunder: lambda o: (("resource", o.resource),),
    Demand: lambda o: (("resource", o.resource),),
    ArmRegent: lambda o: (("seat", o.seat),),
    MakeOutlaw: lambda o: (("seat", o.seat),),
    GiveUp: lambda o: (("guild", o.card),),
    GiveHighest: lambda o: (("card", o.card),),
    Liberate: lambda o: (("system", o.system), ("owner", o.owner), ("fresh", o.fresh)),
}
"""Everything else the campaign asks is said in words."""
