"""The signs of what the campaign says only in words, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.words import is_you
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import AcceptDeal, DropDeal, OfferDeal, RefuseDeal
from games.arcs.moves import StealOff
from games.arcs.scene.part_words import SAID, SIGNS
from games.arcs.scene.prompts import BUTTONS, LEADING
from games.arcs.words import seats_named


def given_words(given: Part, names: Sequence[str]) -> tuple[str, int]:
    """A part of a deal, and whose mark it has."""
    verb = "give" if is_you(names[given.giver]) else "gives"
    return f"{names[given.giver]} {verb}: {seats_named(given.what, names)}", given.giver


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

SIGNS.update(SIGNS_OF_THE_REACH)
SAID[Part] = given_words
BUTTONS.update({
    OfferDeal: ("Offer the deal", "check", "O"),
    DropDeal: ("Drop it", "x", "X"),
    AcceptDeal: ("Accept the deal", "check", "A"),
    RefuseDeal: ("Refuse", "x", "R"),
})  # fmt: skip
LEADING.update((OfferDeal, AcceptDeal))
