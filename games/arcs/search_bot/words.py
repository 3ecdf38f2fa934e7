"""The Admiral's reasons: what the line does, what it wins, and against what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from games.arcs.search_bot.evaluator import Evaluator, Weights
from games.arcs.search_bot.search import SearchLine
from games.arcs.state import ArcsTable
from games.arcs.words import places_named

HANDS_OPEN: Final = frozenset(("lead", "play", "opening", "throw", "swap", "redraw"))
"""Decisions whose other options would show the hand."""

NAMES: Final = {
    "power": "Power",
    "declared": "declared ambitions",
    "declarable": "ambitions that can be declared",
    "strength": "ambitions of later chapters",
    "fresh": "ships",
    "hurt": "damaged ships",
    "ports": "starports",
    "cities": "cities",
    "bonus": "city bonuses",
    "tokens": "resources",
    "kinds": "kinds of resources",
    "guilds": "guild cards",
    "taxable": "rival cities to tax",
    "occupied": "buildings under rival control",
    "gates": "gates",
    "leading": "leads in the Court",
    "agents": "agents in the Court",
    "captives": "Captives",
    "trophies": "Trophies",
    "threatened": "buildings within a rival's reach",
    "cards": "cards in hand",
    "quality": "the hand",
    "initiative": "the initiative",
    "outrage": "Outrage",
    "damaged": "damaged buildings",
    "room": "building slots",
    "aided": "SUPERCAT's aids",
}
"""What the features are called."""

WORTH_TELLING: Final = 0.15
"""A change of less Power goes without saying."""


def reasons(
    view: ArcsTable, decision: Decision, lines: Sequence[SearchLine], weights: Weights
) -> tuple[Reason, ...]:
    """PLAY-2.1: the plan, what it changes most, and what it wins against the next best answer.

    Every number counts the hand, so others are told the answer alone, and not even that where it
    is one about the hand.
    """
    best = lines[0]
    told = [Reason("PLAY-2.1", _plan(best), is_private=True, veiled=_openly(decision, best))]
    change = _changes(view, decision.seat, best, weights)
    if change:
        told.append(Reason("PLAY-2.2", change, is_private=True))
    if len(lines) > 1:
        lead = best.worth - lines[1].worth
        words = f"{lead:.1f} Power better than: {_named(lines[1].option)}"
        told.append(Reason("PLAY-2.3", words, is_private=True))
    return tuple(told)


def only_answer(decision: Decision) -> Reason:
    """That there is no choice; of a hand nobody else may know even that."""
    return Reason("PLAY-2.1", "it is the only answer", decision.kind in HANDS_OPEN)


def _openly(decision: Decision, best: SearchLine) -> Reason | None:
    if decision.kind in HANDS_OPEN:
        return None
    return Reason("PLAY-2.1", f"{_named(best.option)} is worth most, what it hides counted")


def _plan(line: SearchLine) -> str:
    steps = [_named(option) for option in line.path if option != line.option]
    if not steps:
        return f"{_named(line.option)} is worth most"
    return f"{_named(line.option)} is worth most, then: {', '.join(steps)}"


def _named(option: Option) -> str:
    return places_named(str(option))


def _changes(view: ArcsTable, number: int, line: SearchLine, weights: Weights) -> str:
    """The features that gain most, in Power."""
    evaluator = Evaluator(view, number, weights)
    gains = [
        (weight * (after - now), NAMES[field.name])
        for field, weight, now, after in zip(
            fields(weights),
            evaluator.weights,
            evaluator.features(view)[number],
            evaluator.features(line.table)[number],
            strict=True,
        )
    ]
    best = sorted(gains, reverse=True)[:2]
    words = [f"{gain:+.1f} by {name}" for gain, name in best if gain > WORTH_TELLING]
    return f"the line brings {' and '.join(words)}" if words else ""
