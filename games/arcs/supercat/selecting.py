"""Which card a SUPERCAT plays: the page of its turn, then the general priorities (CAT-3, CAT-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision, Option
from games.arcs import rule_queries as q
from games.arcs.board import (
    AMBITIONS,
    CARDS,
    SUIT_ACTIONS,
    card_name,
)
from games.arcs.moves import Copy, Declare, Lead, LeadAs, Pivot, PivotAs, Surpass
from games.arcs.parts import How
from games.arcs.rule_hooks import ruled
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.building import preferred
from games.arcs.supercat.pages import PAGES, Line, walk
from games.arcs.supercat.prelude import can_arm, combat_tokens, prepaid_moves

HOWS: Final[dict[type, How]] = {
    Lead: "lead", LeadAs: "lead", Surpass: "surpass", Copy: "copy", Pivot: "pivot",
    PivotAs: "pivot",
}  # fmt: skip
ANY = "any"
"""The ambition of a card that may declare each of them."""
COMBAT = "combat"
"""In the place of a suit: any combat card."""

Test = Callable[[Assessment, int], Any]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a card: the option, the page it leads to, and how many actions it gives."""

    option: Option
    card: str
    suit: str
    actions: int

    @property
    def number(self) -> int:
        """The number of the card."""
        return CARDS[self.card].number


def ways(assessment: Assessment, decision: Decision) -> list[Way]:
    """CAT-3.12: every card of its options and how it can be played; a copy gives up the lowest."""
    found: list[Way] = []
    copies: list[Way] = []
    for option in decision.options:
        how = HOWS.get(type(option))
        if how is None or not isinstance(option, Lead | Surpass | Copy | Pivot):
            continue
        card = CARDS[option.card]
        suit = CARDS[assessment.view.lead.card].suit if how == "copy" else card.suit
        suit = option.side if isinstance(option, LeadAs | PivotAs) else suit
        printed = card.pips if how in ("lead", "surpass") else 1
        actions = ruled(assessment.view, q.PipsOf(assessment.number, how), printed)
        way = Way(option, option.card, suit, actions)
        (copies if how == "copy" else found).append(way)
    if copies:
        found.append(min(copies, key=lambda way: (_is_bonus(assessment, way.card), way.number)))
    return found


def _is_bonus(assessment: Assessment, card: str) -> bool:
    """CAT-11.5: whether a card was gained, not drawn; those are given up last."""
    return assessment.seat.supercat is not None and card not in assessment.seat.supercat.drawn


# -- its turn --------------------------------------------------------------------------------------


def select(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-3: the card to lead or to play, with every line that was refused."""
    options = ways(assessment, decision)
    assessment.horizon = max([way.actions for way in options]) + prepaid_moves(assessment)
    if decision.kind == "lead":
        reasons, best = to_declare(assessment, options)
    else:
        reasons, best = to_surpass(options)
    if best is None:
        more, best = general_priorities(assessment, options, rng)
        reasons += more
    return Answer(best.option, tuple(reasons))


def to_declare(assessment: Assessment, options: list[Way]) -> tuple[list[Reason], Way | None]:
    """CAT-3.4 and 3.5: a card with which it may declare; winning first, then more actions."""
    able = [(way, declarable(assessment, way.card)) for way in options]
    able = [(way, found) for way, found in able if found]
    if not able:
        return [Reason("CAT-3.4", "no card of an ambition that it may declare")], None
    way, found = preferred(
        able,
        lambda pair: assessment.is_winning(pair[1][0]),
        lambda pair: pair[0].actions,
        lambda pair: pair[0].number,
    )[0]
    words = f"{card_name(way.card)} declares {found[0].capitalize()}"
    return [Reason("CAT-3.4", words)], way


def declarable(assessment: Assessment, card: str) -> list[str]:
    """CAT-3.4: the ambitions of a card that it declares: winning, or tied for first and undeclared.

    CAT-3.5: of several winning before tied, then where the rivals are furthest below.
    """
    if not assessment.view.free_markers:
        return []
    named = AMBITIONS if CARDS[card].ambition == ANY else (CARDS[card].ambition,)
    able = [each for each in named if each and _may_declare(assessment, each)]
    return preferred(able, assessment.is_winning, lambda each: _margin(assessment, each))


def _may_declare(assessment: Assessment, ambition: str) -> bool:
    if assessment.is_winning(ambition):
        return True
    return assessment.leads(ambition) and not assessment.view.boxes.get(ambition)


def _margin(assessment: Assessment, ambition: str) -> int:
    counts = assessment.counts(ambition)
    rivals = [count for number, count in enumerate(counts) if number != assessment.number]
    return counts[assessment.number] - max(rivals)


def to_surpass(options: list[Way]) -> tuple[list[Reason], Way | None]:
    """CAT-3.7: the highest card that surpasses."""
    able = [way for way in options if isinstance(way.option, Surpass)]
    if not able:
        return [Reason("CAT-3.7", "no card surpasses")], None
    best = max(able, key=lambda way: way.number)
    return [Reason("CAT-3.7", f"{card_name(best.card)} surpasses")], best


def declare(assessment: Assessment, decision: Decision) -> Answer | None:
    """CAT-3.4: declares with the card it has led, if the document lets it."""
    offered = {each.ambition: each for each in decision.options if isinstance(each, Declare)}
    if not offered:
        return None
    for ambition in declarable(assessment, assessment.view.trick[-1].card):
        if ambition in offered:
            place = "winning" if assessment.is_winning(ambition) else "tied for first in"
            words = f"it is {place} {ambition.capitalize()}"
            return Answer(offered[ambition], (Reason("CAT-3.4", words),))
    return None


# -- general priorities ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Priority:
    """A line of the general priorities: the suits it names, each with what must be possible.

    `asks` is the question about the table that comes first.
    """

    clause: str
    text: str
    asks: Callable[[Assessment], bool]
    suits: tuple[tuple[str, Test], ...]


def _always(assessment: Assessment) -> bool:
    return True


def _yes(assessment: Assessment, actions: int) -> bool:
    return True


def _any_of(*finds: Test) -> Test:
    return lambda assessment, actions: any(find(assessment, actions) for find in finds)


TAX, SECURE, BUILDS = "administration", "aggression", "construction"
MOVES = ("mobilization", "aggression")

PRIORITIES: Final = (
    Priority(
        "CAT-4.1",
        "Tax or secure to contend a declared ambition",
        lambda assessment: bool(assessment.declared),
        ((TAX, taxing.to_contend_declared), (SECURE, courting.secure_to_contend_declared)),
    ),
    Priority(
        "CAT-4.2",
        "Secure an effective Vox card",
        _always,
        ((SECURE, courting.secure_effective_vox),),
    ),
    Priority(
        "CAT-4.3",
        "Favorable combat to contend a declared ambition",
        lambda assessment: bool(assessment.declared),
        ((COMBAT, combat.to_contend_declared),),
    ),
    Priority(
        "CAT-4.4",
        "No starport, but a claim",
        lambda assessment: not assessment.ports and bool(assessment.claims),
        ((BUILDS, _yes),),
    ),
    Priority(
        "CAT-4.4",
        "No starport and no claim",
        lambda assessment: not assessment.ports and not assessment.claims,
        tuple((suit, _yes) for suit in MOVES),
    ),
    Priority(
        "CAT-4.5",
        "Move or favorable combat to change the control of a loyal building",
        lambda assessment: bool(assessment.lost_buildings),
        (
            ("mobilization", moving.regain_control),
            ("aggression", _any_of(moving.regain_control, combat.to_regain_control)),
        ),
    ),
    Priority(
        "CAT-4.6",
        "Build or repair to change the control of a loyal building",
        lambda assessment: bool(assessment.lost_buildings),
        (
            (BUILDS, _any_of(building.ship_to_change_control, building.repair_to_change_control)),
            ("administration", building.repair_to_change_control),
        ),
    ),
    Priority(
        "CAT-4.7",
        "Too few claims: move to get a new claim",
        lambda assessment: bool(assessment.unbuilt) and assessment.wants_claims,
        tuple((suit, moving.new_claim) for suit in MOVES),
    ),
    Priority(
        "CAT-4.8",
        "Unbuilt cities, and claims enough",
        lambda assessment: (
            bool(assessment.unbuilt) and not assessment.wants_claims and bool(assessment.claims)
        ),
        ((BUILDS, _yes),),
    ),
    Priority(
        "CAT-4.9",
        "Tax or secure to contend an undeclared ambition, for captives, or to grow a lead",
        _always,
        (
            (
                TAX,
                _any_of(
                    taxing.to_contend_undeclared, taxing.to_take_captives, taxing.to_grow_declared
                ),
            ),
            (
                SECURE,
                _any_of(
                    courting.secure_to_contend_undeclared,
                    courting.secure_captives,
                    courting.secure_to_grow_declared,
                ),
            ),
        ),
    ),
    Priority(
        "CAT-4.10",
        "Influence a card with more agents than rivals",
        _always,
        (("mobilization", courting.can_exceed), ("administration", courting.can_exceed)),
    ),
    Priority(
        "CAT-4.11",
        "Move or favorable combat to take control of a rival city",
        _always,
        (
            ("mobilization", moving.rival_city),
            ("aggression", _any_of(moving.rival_city, combat.to_take_city)),
        ),
    ),
    Priority(
        "CAT-4.12",
        "Build or repair ships",
        _always,
        (
            (BUILDS, _any_of(building.ships, building.repair_ships)),
            ("administration", building.repair_ships),
        ),
    ),
)
"""CAT-4: the general priorities of the base game, in their order."""


def general_priorities(
    assessment: Assessment, options: Sequence[Way], rng: Random
) -> tuple[list[Reason], Way]:
    """CAT-4: the first line that is true and whose suit is at hand selects the card."""
    reasons: list[Reason] = []
    for line in PRIORITIES:
        best = _chosen(assessment, line, options, rng) if line.asks(assessment) else None
        if best is not None:
            words = f"{line.text}: {best.option}"
            return [*reasons, Reason(line.clause, words)], best
        reasons.append(Reason(line.clause, f"{line.text}: no"))
    return otherwise(assessment, options, reasons, rng)


def _chosen(
    assessment: Assessment, line: Priority, options: Sequence[Way], rng: Random
) -> Way | None:
    """CAT-4.13: the first suit that can do it; then more actions, the higher number, chance."""
    for suit, test in line.suits:
        groups = combat_ways(assessment, options) if suit == COMBAT else [
            [way for way in options if way.suit == suit]
        ]  # fmt: skip
        for group in groups:
            able = [way for way in group if _fits(assessment, way, test)]
            if able:
                best = preferred(able, lambda way: way.actions, lambda way: way.number)
                return best[0] if len(best) == 1 else rng.choice(best)
    return None


def combat_ways(assessment: Assessment, options: Sequence[Way]) -> list[list[Way]]:
    """CAT-4.3: an own Aggression card, a copied Aggression, then another card with its tokens."""
    own = [way for way in options if way.suit == "aggression" and not isinstance(way.option, Copy)]
    copied = [way for way in options if way.suit == "aggression" and isinstance(way.option, Copy)]
    others = [way for way in options if way.suit != "aggression"] if can_arm(assessment) else []
    return [own, copied, others]


def _fits(assessment: Assessment, way: Way, test: Test) -> bool:
    assessment.may_march = "move" in SUIT_ACTIONS[way.suit]
    assessment.paid_moves = prepaid_moves(assessment)
    if (
        way.suit != "aggression"
        and "fuel" not in combat_tokens(assessment)
        and not assessment.may_march
    ):
        assessment.paid_moves = 0
    found = bool(test(assessment, way.actions))
    assessment.may_march, assessment.paid_moves = True, 0
    return found


def otherwise(
    assessment: Assessment,
    options: Sequence[Way],
    reasons: list[Reason],
    rng: Random,
    pages: Mapping[str, Sequence[Line]] = PAGES,
    actions_of: Mapping[str, tuple[str, ...]] = SUIT_ACTIONS,
) -> tuple[list[Reason], Way]:
    """CAT-4.14: the card whose page can do the line of the lowest [n]; else the highest number."""
    first: list[tuple[int, Way]] = []
    for way in options:
        held = next(walk(assessment, pages[way.suit], way.actions, actions_of[way.suit]), None)
        if held is not None:
            first.append((held[1].number, way))
    if first:
        number = min(number for number, _ in first)
        able = [way for least, way in first if least == number]
        words = f"nothing above fits: [{number}] can be done"
    else:
        able, words = list(options), "nothing can be done: the highest number"
    best = preferred(able, lambda way: way.actions * bool(first), lambda way: way.number)
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return [*reasons, Reason("CAT-4.14", f"{words}: {chosen.option}")], chosen
