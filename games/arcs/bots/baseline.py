"""The steward: a plain player for the fourth seat, a short list of preferences in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision, Option
from games.arcs.board import CARDS, CITY, SHIP, STARPORT
from games.arcs.court import COURT
from games.arcs.moves import (
    Attack,
    Build,
    Collect,
    Copy,
    Declare,
    Go,
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
    UseCard,
)
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ambition_count, phantom_count

Evaluator = Callable[[ArcsTable, int, Any], float]

WANTED = ("secure", "pressgang", "tax", "trade", "battle", "abduct", "build", "manufacture",
          "synthesize", "influence", "repair")  # fmt: skip
"""PLAY-1.4: the actions it takes, the dearest first."""

BUILDS = {CITY: 3.0, STARPORT: 1.0, SHIP: 2.0}
FEW_PORTS = 2


@dataclass(frozen=True, slots=True)
class Baseline:
    """PLAY-1: takes the option its preferences value most, the first among equals."""

    draws = False

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        clause, why, evaluator = EVALUATORS.get(decision.kind, OTHERWISE)
        best = max(options, key=lambda option: evaluator(view, decision.seat, option))
        return Answer(best, (Reason(clause, why),))

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        """What it thinks of every option."""
        evaluator = EVALUATORS.get(decision.kind, OTHERWISE)[2]
        return [evaluator(view, decision.seat, option) for option in decision.options]


def leads(view: ArcsTable, number: int, ambition: str) -> bool:
    """Whether a seat alone has most of what an ambition counts."""
    counts = [ambition_count(view, seat, ambition) for seat in range(len(view.seats))]
    rivals = [count for seat, count in enumerate(counts) if seat != number]
    return counts[number] > max(*rivals, phantom_count(view, ambition))


def _lead(view: ArcsTable, number: int, option: Lead | PassInitiative) -> float:
    if isinstance(option, PassInitiative):
        return -1.0
    card = CARDS[option.card]
    ambition = card.ambition
    declares = ambition not in ("", "any") and bool(view.free_markers)
    return card.pips + 3.0 * (declares and leads(view, number, ambition))


def _follow(view: ArcsTable, number: int, option: Surpass | Copy | Pivot) -> float:
    card = CARDS[option.card]
    if isinstance(option, Surpass):
        return 2.0 + card.pips
    return 2.0 - card.pips / 10 if isinstance(option, Pivot) else 1.0 - card.pips / 10


def _open(view: ArcsTable, number: int, option: Option) -> float:
    if isinstance(option, Declare):
        return 1.0 if leads(view, number, option.ambition) else -1.0
    return 0.0 if isinstance(option, GoOn) else -2.0


def _act(view: ArcsTable, number: int, option: Option) -> float:
    if isinstance(option, UseCard):
        return -1.0
    if isinstance(option, SpendPip):
        return _worth(view, number, option.action)
    if isinstance(option, SpendResource):
        return 20.0 if option.action == "secure" else -1.0
    return 0.0


def _worth(view: ArcsTable, number: int, action: str) -> float:
    if action == "battle" and not any(
        advantage(view, number, system, rival) > 0
        for system in view.seats[number].fresh
        for rival in range(len(view.seats))
        if rival != number and view.has_pieces(rival, system)
    ):
        return -1.0
    return float(len(WANTED) - WANTED.index(action)) if action in WANTED else -1.0


def advantage(view: ArcsTable, number: int, system: str, rival: int) -> int:
    """How many more fresh ships than a rival a seat has in a system."""
    return view.seats[number].fresh.get(system, 0) - view.seats[rival].fresh.get(system, 0)


def _build(view: ArcsTable, number: int, option: Build) -> float:
    worth = BUILDS[option.kind] - 1.5 * view.is_rivals(option.system, number)
    if option.kind == STARPORT:
        worth += 2.5 * (view.on_map(number, STARPORT) < FEW_PORTS)
    return worth


def _tax(view: ArcsTable, number: int, option: Tax) -> float:
    return float(option.owner != number)


def _influence(view: ArcsTable, number: int, option: Influence) -> float:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    most = max(count for seat, count in enumerate(agents) if seat != number)
    lacking = most - agents[number]
    return -abs(lacking) + 0.5 * COURT[option.card].is_guild


def _secure(view: ArcsTable, number: int, option: Secure) -> float:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    return sum(agents) - agents[number] + COURT[option.card].is_guild


def _attack(view: ArcsTable, number: int, option: Attack) -> float:
    return float(advantage(view, number, option.system, option.defender))


def _dice(view: ArcsTable, number: int, option: Collect) -> float:
    return option.assault + 0.6 * option.skirmish + 0.8 * option.raid


def _hit(view: ArcsTable, number: int, option: Hit) -> float:
    own = bool(getattr(view.steps[-1], "of_attacker", False))
    return float(option.fresh if own else not option.fresh) + 0.1 * (option.kind != CITY)


def _raid(view: ArcsTable, number: int, option: StealToken | StealCard | GoOn) -> float:
    return 0.0 if isinstance(option, GoOn) else 1.0 + isinstance(option, StealCard)


def _go(view: ArcsTable, number: int, option: Go) -> float:
    return float(not view.is_rivals(option.target, number))


def _repair(view: ArcsTable, number: int, option: Repair) -> float:
    return float(option.kind == SHIP)


def _stops(view: ArcsTable, number: int, option: Option) -> float:
    return float(isinstance(option, GoOn))


EVALUATORS: dict[str, tuple[str, str, Evaluator]] = {
    "lead": ("PLAY-1.1", "leads what it is ahead in, else the most pips", _lead),
    "play": ("PLAY-1.2", "surpasses if it can, else pivots, else copies", _follow),
    "opening": ("PLAY-1.3", "declares only what it is ahead in, and never seizes", _open),
    "act": ("PLAY-1.4", "takes the first action of its list that can be done", _act),
    "build": ("PLAY-1.5", "builds a second starport, then cities, then ships", _build),
    "tax": ("PLAY-1.6", "taxes rivals first", _tax),
    "influence": ("PLAY-1.7", "goes where one agent matters most", _influence),
    "secure": ("PLAY-1.8", "secures the card with most rival agents", _secure),
    "battle": ("PLAY-1.9", "attacks where it is strongest", _attack),
    "dice": ("PLAY-1.9", "rolls assault dice first", _dice),
    "hit": ("PLAY-1.9", "destroys what is damaged, and damages its own fresh ships first", _hit),
    "raid": ("PLAY-1.9", "raids what it can", _raid),
    "move": ("PLAY-1.10", "moves where no rival rules", _go),
    "repair": ("PLAY-1.10", "repairs ships first", _repair),
    "swap": ("PLAY-1.10", "keeps its hand", _stops),
    "throw": ("PLAY-1.10", "keeps its hand", _stops),
    "catapult": ("PLAY-1.10", "stops at the first gate", _stops),
    "resource": ("PLAY-1.10", "lets nothing spread", _stops),
}
OTHERWISE: tuple[str, str, Evaluator] = (
    "PLAY-1.10",
    "takes the first thing that it may",
    lambda view, number, option: float(not isinstance(option, GoOn)),
)
