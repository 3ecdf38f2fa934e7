"""The signs of what the campaign says only in words, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.table import selection
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import Part
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
from games.arcs.moves import PlayEvent, Plunder, RepairOther, StealOff
from games.arcs.scene.prompts import BEFORE_MAP, BUTTONS, LEADING, WORDS
from games.arcs.scene.selection import COUNTED, NAMES, PLAIN, SHIPS
from games.arcs.scene.words import OPTION_SIGNS, SAID

WHERE: Final[dict[str, tuple[Message, Message]]] = {
    "home": (Message("reach-ask-home"), Message("reach-click-system")),
    "requisition": (Message("reach-ask-requisition"), Message("reach-click-system")),
    "arm": (Message("reach-ask-arm"), Message("reach-click-seat")),
    "draw": (Message("reach-draw-deal"), Message("reach-draw-how")),
}
"""What is asked where the mouse has to find a place, and how."""


def given_words(given: Part, names: Voice) -> tuple[str, int]:
    """A part of a deal, and whose mark it has."""
    args = {"seat": SeatNumber(given.giver), "what": given.thing()}
    return names.say(Message("reach-gives", args)), given.giver


SIGNS_OF_THE_REACH: Final[dict[type, str]] = {
    moves.CallSummit: "users",
    moves.DealWith: "users",
    moves.BringCrises: "alert-triangle",
    moves.BringEdicts: "scroll-unfurled",
    moves.Petition: "imperial-crown",
    moves.LeaveEmpire: "skull-crossed-bones",
    moves.ReviveEmpire: "crown",
    moves.Enforce: "scroll-unfurled",
    moves.ChangePolicy: "scroll-unfurled",
    moves.DemandPiece: "laurels-trophy",
    StealOff: "key",
}
"""The icons of options that have no place on the table."""

WORDS.update(WHERE)
OPTION_SIGNS.update(SIGNS_OF_THE_REACH)
SAID[Part] = given_words
BUTTONS.update({
    OfferDeal: (Message("reach-button-offer"), "check", "O"),
    DropDeal: (Message("reach-button-drop"), "x", "X"),
    AcceptDeal: (Message("reach-button-accept"), "check", "A"),
    RefuseDeal: (Message("reach-button-refuse"), "x", "R"),
})  # fmt: skip
LEADING.update((OfferDeal, AcceptDeal))
BEFORE_MAP.update(("order", "deal", "draw", "consent"))


# How the campaign's options are named by what is pointed at.

OF_DEALS: Final = (OfferDeal, DropDeal, AcceptDeal, RefuseDeal)
"""What has a button of its own in Negotiations."""
OF_THE_REACH: Final[dict[type, Callable[[Any], tuple[selection.Part, ...]]]] = {
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
