"""What the steward says of its habits: what decided, and what an option would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.decision import Option
from engine.text.said import Ordinal, Said
from games.arcs.board import CARDS, CITY, SHIP, STARPORT
from games.arcs.moves import (
    Attack,
    Build,
    Copy,
    Declare,
    GoOn,
    Hit,
    Influence,
    Lead,
    PassInitiative,
    Pivot,
    Repair,
    Secure,
    SpendPip,
    SpendResource,
    StealCard,
    StealToken,
    Surpass,
    Tax,
)
from games.arcs.names import ACTION, AMBITION, PIECE
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ambition_count, phantom_count

Options = Sequence[Option]
Decider = Callable[[ArcsTable, int, Any, Options], Said]
"""What decided for an option of several, at the table as the seat sees it."""

WANTED = ("secure", "pressgang", "tax", "trade", "battle", "abduct", "build", "manufacture",
          "synthesize", "influence", "repair")  # fmt: skip
"""PLAY-1.4: the actions it takes, the dearest first."""

FEW_PORTS: Final = 2
UNLISTED: Final = Said("steward-unlisted")
NOWHERE_STRONGER: Final = Said("steward-nowhere-stronger")


def leads(view: ArcsTable, number: int, ambition: str) -> bool:
    """Whether a seat alone has most of what an ambition counts."""
    counts = [ambition_count(view, seat, ambition) for seat in range(len(view.seats))]
    rivals = [count for seat, count in enumerate(counts) if seat != number]
    return counts[number] > max(*rivals, phantom_count(view, ambition))


def advantage(view: ArcsTable, number: int, system: str, rival: int) -> int:
    """How many more fresh ships than a rival, or who is no seat, a seat has in a system."""
    return view.ships_of(number, system)[0] - view.ships_of(rival, system)[0]


def place_worth(view: ArcsTable, number: int, action: str) -> float:
    """How much an action of a card is wanted; less than 0 for what is not, or is in vain."""
    if action == "battle" and not any(
        advantage(view, number, system, rival) > 0
        for system in view.seats[number].fresh
        for rival in range(len(view.seats))
        if rival != number and view.has_pieces(rival, system)
    ):
        return -1.0
    return float(len(WANTED) - WANTED.index(action)) if action in WANTED else -1.0


# -- what an option would bring, for whoever asks why ----------------------------------------------


def nothing(view: ArcsTable, number: int, option: Option) -> Said | None:
    """Of most questions it says nothing of the options."""
    return None


def card_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    """The pips of a card, and whether it is ahead in its ambition."""
    if not isinstance(option, Lead):
        return None
    card = CARDS[option.card]
    if card.ambition in ("", "any") or not leads(view, number, card.ambition):
        return Said("steward-card", {"pips": card.pips})
    return Said("steward-card-ahead", {"pips": card.pips, "ambition": AMBITION(card.ambition)})


def declaring_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    """Whether it is ahead in an ambition."""
    if not isinstance(option, Declare):
        return None
    is_ahead = leads(view, number, option.ambition)
    return Said("steward-declares", {"ahead": is_ahead, "ambition": AMBITION(option.ambition)})


def action_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    """The place of an action in its list."""
    if not isinstance(option, SpendPip):
        return None
    if option.action not in WANTED:
        return UNLISTED
    if place_worth(view, number, option.action) < 0:
        return NOWHERE_STRONGER
    return Said("steward-place", {"place": Ordinal(WANTED.index(option.action) + 1)})


def agents_bring(view: ArcsTable, number: int, option: Influence | Secure) -> Said:
    """The agents that lie on a card."""
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    others = [count for seat, count in enumerate(agents) if seat != number]
    if isinstance(option, Secure):
        return Said("steward-rival-agents", {"count": sum(others)})
    return Said("steward-agents", {"own": agents[number], "most": max(others)})


def fleets_bring(view: ArcsTable, number: int, option: Attack) -> Said:
    """The fresh ships that meet."""
    fresh = [view.ships_of(owner, option.system)[0] for owner in (number, option.defender)]
    return Said("steward-fleets", {"own": fresh[0], "theirs": fresh[1]})


# -- what decided ----------------------------------------------------------------------------------


def why_led(view: ArcsTable, number: int, best: Lead | PassInitiative, options: Options) -> Said:
    """PLAY-1.1: that it is ahead in the ambition of the card, or has the most pips."""
    if isinstance(best, PassInitiative):
        return Said("steward-passes")
    card = CARDS[best.card]
    may_declare = bool(view.free_markers) and card.ambition not in ("", "any")
    if may_declare and leads(view, number, card.ambition):
        return Said("steward-leads-ahead", {"ambition": AMBITION(card.ambition)})
    return Said("steward-leads-pips", {"pips": card.pips})


def why_followed(
    view: ArcsTable, number: int, best: Surpass | Pivot | Copy, options: Options
) -> Said:
    """PLAY-1.2: what it could not do before this."""
    if isinstance(best, Surpass):
        return Said("steward-surpasses", {"pips": CARDS[best.card].pips})
    return Said("steward-pivots" if isinstance(best, Pivot) else "steward-copies")


def why_opened(view: ArcsTable, number: int, best: Option, options: Options) -> Said:
    """PLAY-1.3: where it is ahead, or that it is in none of what it could declare."""
    if isinstance(best, Declare):
        return Said("steward-ahead", {"ambition": AMBITION(best.ambition)})
    behind = tuple([AMBITION(each.ambition) for each in options if isinstance(each, Declare)])
    return (
        Said("steward-not-ahead", {"ambitions": behind}) if behind else Said("steward-no-seizing")
    )


def why_acted(view: ArcsTable, number: int, best: Option, options: Options) -> Said:
    """PLAY-1.4: which place the action has in its list; all before it cannot be done."""
    if isinstance(best, SpendResource):
        return Said("steward-spends")
    if not isinstance(best, SpendPip):
        return Said("steward-nothing-left", {"outnumbered": "battle" in _actions(options)})
    place = WANTED.index(best.action)
    outnumbered = WANTED.index("battle") < place and "battle" in _actions(options)
    args = {"action": ACTION(best.action), "place": Ordinal(place + 1), "outnumbered": outnumbered}
    return Said("steward-acts", args)


def _actions(options: Options) -> set[str]:
    return {each.action for each in options if isinstance(each, SpendPip)}


def why_built(view: ArcsTable, number: int, best: Build, options: Options) -> Said:
    """PLAY-1.5: what it wants of this kind, and why not of another."""
    ports = view.on_map(number, STARPORT)
    kinds = {each.kind for each in options if isinstance(each, Build)} - {best.kind}
    if not kinds:
        return Said("steward-builds-only", {"kind": PIECE(best.kind)})
    if best.kind == STARPORT and ports < FEW_PORTS:
        return Said("steward-builds-port", {"count": ports})
    if best.kind == STARPORT:
        return Said("steward-builds-ruled", {"kind": PIECE(best.kind), "other": PIECE(SHIP)})
    if best.kind == CITY:
        return Said(
            "steward-builds-city", {"ports": ports >= FEW_PORTS, "ruled": STARPORT in kinds}
        )
    other = CITY if CITY in kinds else STARPORT
    if other == STARPORT and ports >= FEW_PORTS:
        return Said("steward-builds-ship")
    return Said("steward-builds-ruled", {"kind": PIECE(best.kind), "other": PIECE(other)})


def why_taxed(view: ArcsTable, number: int, best: Tax, options: Options) -> Said:
    """PLAY-1.6: another's city; its own only if there is none."""
    return Said("steward-taxes", {"own": best.owner == number})


def why_influenced(view: ArcsTable, number: int, best: Influence, options: Options) -> Said:
    """PLAY-1.7: how close it is on the card."""
    return Said("steward-influences", {"agents": agents_bring(view, number, best)})


def why_secured(view: ArcsTable, number: int, best: Secure, options: Options) -> Said:
    """PLAY-1.8: how many agents of rivals lie there."""
    return Said("steward-secures", {"agents": agents_bring(view, number, best)})


def why_attacked(view: ArcsTable, number: int, best: Attack, options: Options) -> Said:
    """PLAY-1.9: the fleets that meet."""
    return Said("steward-attacks", {"fleets": fleets_bring(view, number, best)})


def why_hit(view: ArcsTable, number: int, best: Hit, options: Options) -> Said:
    """PLAY-1.9: whether it is its own piece that is hit, and how it stood."""
    own = bool(getattr(view.steps[-1], "of_attacker", False))
    return Said("steward-hits-own" if own else "steward-hits", {"fresh": best.fresh})


def why_raided(
    view: ArcsTable, number: int, best: StealCard | StealToken | GoOn, options: Options
) -> Said:
    """PLAY-1.9: a card before a resource, and anything before nothing."""
    if isinstance(best, GoOn):
        return Said("steward-raids-nothing")
    return Said("steward-raids", {"card": isinstance(best, StealCard)})


def why_repaired(view: ArcsTable, number: int, best: Repair, options: Options) -> Said:
    """PLAY-1.10: a ship, or that none is damaged."""
    return Said("steward-repairs", {"ship": best.kind == SHIP})
