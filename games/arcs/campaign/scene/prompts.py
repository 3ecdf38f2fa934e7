"""The signs of what the campaign says only in words, and its buttons."""

from __future__ import annotations

from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import AcceptDeal, DropDeal, OfferDeal, RefuseDeal
from games.arcs.moves import StealOff
from games.arcs.scene.part_words import SAID, SIGNS
from games.arcs.scene.prompts import BEFORE_MAP, BUTTONS, LEADING, WORDS

WHERE: Final[dict[str, tuple[Said, Said]]] = {
    "home": (Said("reach-ask-home"), Said("reach-click-system")),
    "requisition": (Said("reach-ask-requisition"), Said("reach-click-system")),
    "arm": (Said("reach-ask-arm"), Said("reach-click-seat")),
    "draw": (Said("reach-draw-deal"), Said("reach-draw-how")),
}
"""What is asked where the mouse has to find a place, and how."""


def given_words(given: Part, names: Voice) -> tuple[str, int]:
    """A part of a deal, and whose mark it has."""
    args = {"seat": SeatNumber(given.giver), "what": given.thing()}
    return names.say(Said("reach-gives", args)), given.giver


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
SIGNS.update(SIGNS_OF_THE_REACH)
SAID[Part] = given_words
BUTTONS.update({
    OfferDeal: (Said("reach-button-offer"), "check", "O"),
    DropDeal: (Said("reach-button-drop"), "x", "X"),
    AcceptDeal: (Said("reach-button-accept"), "check", "A"),
    RefuseDeal: (Said("reach-button-refuse"), "x", "R"),
})  # fmt: skip
LEADING.update((OfferDeal, AcceptDeal))
BEFORE_MAP.update(("order", "deal", "draw", "consent"))
