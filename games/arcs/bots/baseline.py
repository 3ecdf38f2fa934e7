"""The steward: a plain player for the fourth seat, a short list of preferences in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision, Option
from engine.text.said import Ordinal, Said
from games.arcs.board import CARDS, CITY, SHIP, STARPORT
from games.arcs.court import COURT
from games.arcs.moves import (
    HANDS_OPEN,
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
from games.arcs.names import AMBITION
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
        habit = HABITS.get(decision.kind, OTHERWISE)
        best = max(decision.options, key=lambda each: habit.worth(view, decision.seat, each))
        return Answer(best, partial(habit.reason, view, decision, best))

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        """What it thinks of every option."""
        habit = HABITS.get(decision.kind, OTHERWISE)
        return [habit.worth(view, decision.seat, option) for option in decision.options]


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


# -- what an option would bring, for whoever asks why ----------------------------------------------


def _nothing(view: ArcsTable, number: int, option: Option) -> Said | None:
    return None


def _card_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    if not isinstance(option, Lead):
        return None
    card = CARDS[option.card]
    if card.ambition in ("", "any") or not leads(view, number, card.ambition):
        return Said("steward-card", {"pips": card.pips})
    return Said("steward-card-ahead", {"pips": card.pips, "ambition": AMBITION(card.ambition)})


def _declaring_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    if not isinstance(option, Declare):
        return None
    is_ahead = leads(view, number, option.ambition)
    return Said("steward-declares", {"ahead": is_ahead, "ambition": AMBITION(option.ambition)})


def _action_brings(view: ArcsTable, number: int, option: Option) -> Said | None:
    if not isinstance(option, SpendPip):
        return None
    if option.action not in WANTED:
        return UNLISTED
    if _worth(view, number, option.action) < 0:
        return NOWHERE_STRONGER
    return Said("steward-place", {"place": Ordinal(WANTED.index(option.action) + 1)})


def _agents_bring(view: ArcsTable, number: int, option: Influence | Secure) -> Said:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    others = [count for seat, count in enumerate(agents) if seat != number]
    if isinstance(option, Secure):
        return Said("steward-rival-agents", {"count": sum(others)})
    return Said("steward-agents", {"own": agents[number], "most": max(others)})


def _fleets_bring(view: ArcsTable, number: int, option: Attack) -> Said:
    fresh = [view.seats[seat].fresh.get(option.system, 0) for seat in (number, option.defender)]
    return Said("steward-fleets", {"own": fresh[0], "theirs": fresh[1]})


@dataclass(frozen=True, slots=True)
class Habit:
    """How it answers a kind of question: the clause, its rule in words, what it values, and what
    it says of an option.
    """

    clause: str
    rule: Said
    worth: Evaluator
    brings: Callable[[ArcsTable, int, Any], Said | None] = _nothing

    def reason(self, view: ArcsTable, decision: Decision, best: Option) -> tuple[Reason, ...]:
        """The rule; and what every option would bring, which shows the hand where it is asked."""
        if self.brings is _nothing:
            return (Reason(self.clause, self.rule),)
        options = tuple(
            [
                PossibleOption(each, float(each == best), self.brings(view, decision.seat, each))
                for each in decision.options
            ]
        )
        told = Reason(self.clause, self.rule, options=options)
        if decision.kind in HANDS_OPEN:
            veiled = Reason(self.clause, self.rule)
            told = replace(told, is_private=True, veiled=veiled)
        return (told,)


UNLISTED: Final = Said("steward-unlisted")
NOWHERE_STRONGER: Final = Said("steward-nowhere-stronger")
KEEPS_HAND: Final = Habit("PLAY-1.10", Said("steward-keeps-hand"), _stops)
HABITS: Final = {
    "lead": Habit("PLAY-1.1", Said("steward-leads"), _lead, _card_brings),
    "play": Habit("PLAY-1.2", Said("steward-follows"), _follow),
    "opening": Habit("PLAY-1.3", Said("steward-opens"), _open, _declaring_brings),
    "act": Habit("PLAY-1.4", Said("steward-acts"), _act, _action_brings),
    "build": Habit("PLAY-1.5", Said("steward-builds"), _build),
    "tax": Habit("PLAY-1.6", Said("steward-taxes"), _tax),
    "influence": Habit("PLAY-1.7", Said("steward-influences"), _influence, _agents_bring),
    "secure": Habit("PLAY-1.8", Said("steward-secures"), _secure, _agents_bring),
    "battle": Habit("PLAY-1.9", Said("steward-attacks"), _attack, _fleets_bring),
    "dice": Habit("PLAY-1.9", Said("steward-rolls"), _dice),
    "hit": Habit("PLAY-1.9", Said("steward-hits"), _hit),
    "raid": Habit("PLAY-1.9", Said("steward-raids"), _raid),
    "move": Habit("PLAY-1.10", Said("steward-moves"), _go),
    "repair": Habit("PLAY-1.10", Said("steward-repairs"), _repair),
    "swap": KEEPS_HAND,
    "throw": KEEPS_HAND,
    "catapult": Habit("PLAY-1.10", Said("steward-stops"), _stops),
    "resource": Habit("PLAY-1.10", Said("steward-spreads-nothing"), _stops),
}
OTHERWISE: Final = Habit(
    "PLAY-1.10",
    Said("steward-otherwise"),
    lambda view, number, option: float(not isinstance(option, GoOn)),
)
