"""The steward: a plain player for the fourth seat, a short list of preferences in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision, Option
from engine.text.said import Said
from games.arcs.board import CARDS, CITY, SHIP, STARPORT
from games.arcs.bots.steward_words import (
    FEW_PORTS,
    Decider,
    action_brings,
    advantage,
    agents_bring,
    card_brings,
    declaring_brings,
    fleets_bring,
    leads,
    nothing,
    place_worth,
    why_acted,
    why_attacked,
    why_built,
    why_followed,
    why_hit,
    why_influenced,
    why_led,
    why_opened,
    why_raided,
    why_repaired,
    why_secured,
    why_taxed,
)
from games.arcs.court import is_vox
from games.arcs.moves import (
    GO_ON,
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
    SpendForNothing,
    SpendPip,
    SpendResource,
    StealCard,
    StealToken,
    Surpass,
    Tax,
    UseCard,
)
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import SupercatPlayer

Evaluator = Callable[[ArcsTable, int, Any], float]

BUILDS = {CITY: 3.0, STARPORT: 1.0, SHIP: 2.0}


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


@dataclass(frozen=True, slots=True)
class StewardOfActs:
    """PLAY-4.4: in the campaign it goes by pages in what it has no habit for."""

    pages: SupercatPlayer
    draws = True

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        may_go_on = decision.kind in COURTING and GO_ON in decision.options
        if decision.kind not in HABITS or may_go_on:
            return self.pages.choose(view, decision, rng)
        answer = Baseline().choose(view, decision, rng)
        return Answer(answer.option, partial(kept_to_itself, answer))


def kept_to_itself(answer: Answer) -> tuple[Reason, ...]:
    """What decided is told its own seat alone: what an Act offers may hang on hidden cards."""
    return tuple(
        each
        if each.is_private
        else replace(each, is_private=True, veiled=Reason(each.clause, BY_HABIT))
        for each in answer.reasons
    )


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
    if isinstance(option, UseCard | SpendForNothing):
        return -1.0
    if isinstance(option, SpendPip):
        return place_worth(view, number, option.action)
    if isinstance(option, SpendResource):
        return 20.0 if option.action == "secure" else -1.0
    return 0.0


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
    return -abs(lacking) + 0.5 * (not is_vox(option.card))


def _secure(view: ArcsTable, number: int, option: Secure) -> float:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    return sum(agents) - agents[number] + 0.5 * (not is_vox(option.card))


def _attack(view: ArcsTable, number: int, option: Attack) -> float:
    return float(advantage(view, number, option.system, option.defender))


def _dice(view: ArcsTable, number: int, option: Collect) -> float:
    return option.assault + 0.6 * option.skirmish + 0.8 * option.raid


def _hit(view: ArcsTable, number: int, option: Hit) -> float:
    own = bool(getattr(view.steps[-1], "of_attacker", False))
    return float(option.fresh if own else not option.fresh) + 0.1 * (option.kind != CITY)


def _raid(view: ArcsTable, number: int, option: StealToken | StealCard | GoOn) -> float:
    return 0.0 if isinstance(option, GoOn) else 1.0 + isinstance(option, StealCard)


def _go(view: ArcsTable, number: int, option: Go | GoOn) -> float:
    return float(isinstance(option, Go) and not view.is_rivals(option.target, number))


def _repair(view: ArcsTable, number: int, option: Repair) -> float:
    return float(option.kind == SHIP)


def _stops(view: ArcsTable, number: int, option: Option) -> float:
    return float(isinstance(option, GoOn))


@dataclass(frozen=True, slots=True)
class Habit:
    """How it answers a kind of question: the clause, its rule in words or what decides by it, what
    it values, and what it says of an option.
    """

    clause: str
    rule: Said | Decider
    worth: Evaluator
    brings: Callable[[ArcsTable, int, Any], Said | None] = nothing

    def reason(self, view: ArcsTable, decision: Decision, best: Option) -> tuple[Reason, ...]:
        """What decided; and what every option would bring, which may show the hand."""
        said = self.rule
        if not isinstance(said, Said):
            said = said(view, decision.seat, best, decision.options)
        if self.brings is nothing:
            return (Reason(self.clause, said),)
        options = tuple(
            [
                PossibleOption(each, float(each == best), self.brings(view, decision.seat, each))
                for each in decision.options
            ]
        )
        told = Reason(self.clause, said, options=options)
        if decision.kind in HANDS_OPEN:
            veiled = Reason(self.clause, said)
            told = replace(told, is_private=True, veiled=veiled)
        return (told,)


BY_HABIT: Final = Said("steward-by-habit")
COURTING: Final = ("influence", "secure")
"""Kinds of decisions from which a seat may go on only after a bargain of the campaign."""
KEEPS_HAND: Final = Habit("PLAY-1.10", Said("steward-keeps-hand"), _stops)
HABITS: Final = {
    "lead": Habit("PLAY-1.1", why_led, _lead, card_brings),
    "play": Habit("PLAY-1.2", why_followed, _follow),
    "opening": Habit("PLAY-1.3", why_opened, _open, declaring_brings),
    "act": Habit("PLAY-1.4", why_acted, _act, action_brings),
    "build": Habit("PLAY-1.5", why_built, _build),
    "tax": Habit("PLAY-1.6", why_taxed, _tax),
    "influence": Habit("PLAY-1.7", why_influenced, _influence, agents_bring),
    "secure": Habit("PLAY-1.8", why_secured, _secure, agents_bring),
    "battle": Habit("PLAY-1.9", why_attacked, _attack, fleets_bring),
    "dice": Habit("PLAY-1.9", Said("steward-rolls"), _dice),
    "hit": Habit("PLAY-1.9", why_hit, _hit),
    "raid": Habit("PLAY-1.9", why_raided, _raid),
    "move": Habit("PLAY-1.10", Said("steward-moves"), _go),
    "repair": Habit("PLAY-1.10", why_repaired, _repair),
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
