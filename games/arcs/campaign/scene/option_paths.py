"""How the campaign's options are named by what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.ui.select.paths import Part
from games.arcs.campaign.rules.moves import (
    AcceptDeal,
    ArmRegent,
    Demand,
    DemandFrom,
    DropDeal,
    Enlist,
    Escort,
    GiveHighest,
    GiveUp,
    Liberate,
    MakeOutlaw,
    OfferDeal,
    RefuseDeal,
    TakeBlight,
    TakeFate,
)
from games.arcs.moves import PlayEvent, Plunder, RepairOther
from games.arcs.scene.option_paths import COUNTED, NAMES, PLAIN
from games.arcs.scene.selection import SHIPS

OF_DEALS: Final = (OfferDeal, DropDeal, AcceptDeal, RefuseDeal)
"""What has a button of its own in Negotiations."""
OF_THE_REACH: Final[dict[type, Callable[[Any], tuple[Part, ...]]]] = {
    TakeFate: lambda o: (("fate", o.fate), ("how", "fate")),
    PlayEvent: lambda o: (("card", o.card), ("how", "event")),
    RepairOther: lambda o: (("system", o.system), ("owner", o.owner), ("piece", o.kind)),
    Plunder: lambda o: (("resource", o.resource),),
    Demand: lambda o: (("resource", o.resource),),
    DemandFrom: lambda o: (("resource", o.resource),),
    ArmRegent: lambda o: (("seat", o.seat),),
    TakeBlight: lambda o: (("seat", o.seat),),
    MakeOutlaw: lambda o: (("seat", o.seat),),
    GiveUp: lambda o: (("guild", o.card),),
    GiveHighest: lambda o: (("card", o.card),),
    Liberate: lambda o: (("system", o.system), ("owner", o.owner), ("fresh", o.fresh)),
}
"""Everything else the campaign asks is said in words."""

NAMES.update(OF_THE_REACH)
PLAIN.update(OF_DEALS)
COUNTED.update((Escort, Enlist))
SHIPS.update(escort=Escort, enlist=Enlist)
