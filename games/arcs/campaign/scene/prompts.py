"""What the bar says for the campaign's questions, and the signs of what is only said in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.words import is_you
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import AcceptDeal, DropDeal, OfferDeal, RefuseDeal
from games.arcs.moves import StealOff
from games.arcs.scene.part_words import SAID, SIGNS
from games.arcs.scene.prompts import BUTTONS, LEADING, WORDS
from games.arcs.words import seats_named

OF_THE_REACH: Final[dict[str, tuple[str, str]]] = {
    "fate": ("Choose your fate", "Its marker is to reach 0; what is left is lost as Power."),
    "home": ("Place three ships and a building", "Click a lit system."),
    "summon": ("Call a Summit, or go on", "There all may deal with each other."),
    "order": ("Call to Order, or go on", "Only you decide here; then all negotiate."),
    "deal": ("Propose a deal, or go on", "Choose whom to deal with; every part is agreed upon."),
    "consent": ("Accept the deal, or refuse it", "Nothing changes hands unless you accept all."),
    "outcome": ("Choose Crises or Edicts", "The Council resolves one of them now."),
    "govern": ("Enforce the policy, or change it", "Point at the Empire to read all three."),
    "collect": ("Choose what the Regent pays", "It goes to the Trust."),
    "requisition": ("Choose where two Imperial ships come", "Click a lit system."),
    "arm": ("Choose who gets a Weapon", "Click a seat."),
    "trust": ("Take a resource of the Trust", "The First Regent loses 1 Power for each."),
    "give up": ("Discard a guild card", "You have more of them than agents in supply."),
    "free": ("Free a city", "It becomes a city of the Free States."),
    "place agent": ("Move an agent to a Court card", ""),
    "parade": ("Place two ships at a Free city, or go on", "Click a lit system."),
    "turn outlaw": ("Leave the Empire, or go on", "You lose what only Regents have."),
    "store": ("Store a resource on the Merchant League, or go on", ""),
    "commission": ("Give a ship to the Empire, or go on", ""),
    "provoke": ("Provoke Outrage to seize the initiative, or go on", ""),
    "hand over": ("Give one of your highest cards", "Click it."),
    "recover": ("Choose a Court card to attach it to", "Lit ones carry nothing and no agents."),
    "bargain": ("Choose a card that a rival secures", "You influence and secure afterwards."),
}


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

for _kind, _words in OF_THE_REACH.items():
    WORDS.setdefault(_kind, _words)
SIGNS.update(SIGNS_OF_THE_REACH)
SAID[Part] = given_words
BUTTONS.update({
    OfferDeal: ("Offer the deal", "check", "O"),
    DropDeal: ("Drop it", "x", "X"),
    AcceptDeal: ("Accept the deal", "check", "A"),
    RefuseDeal: ("Refuse", "x", "R"),
})  # fmt: skip
LEADING.update((OfferDeal, AcceptDeal))
