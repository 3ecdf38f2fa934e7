"""Which card a SUPERCAT plays: the page of its turn, then the general priorities (CAT-3, CAT-4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
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
from games.arcs.moves import END_TURN, Copy, Declare, Lead, LeadAs, Pivot, PivotAs, Surpass
from games.arcs.parts import How
from games.arcs.rule_hooks import ruled
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.building import preferred
from games.arcs.supercat.pages import (
    PAGES,
    Line,
    has_claims_enough,
    has_starport,
    has_starport_or_claim,
    is_open,
    no_lost_building,
    walk,
)
from games.arcs.supercat.prelude import can_arm, combat_tokens, prepaid_moves
from games.arcs.supercat.telling import MOST_ACTIONS, TAKE_LONGER, too_long

HOWS: Final[dict[type, How]] = {
    Lead: "lead", LeadAs: "lead", Surpass: "surpass", Copy: "copy", Pivot: "pivot",
    PivotAs: "pivot",
}  # fmt: skip
ANY = "any"
"""The ambition of a card that may declare each of them."""
COMBAT = "combat"
"""In the place of a suit: any combat card."""


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
    """A line of the general priorities: the suits it names, each with lines of its page, one of
    which must hold.

    `closed` is the question about the table that comes first: what closes it, "" if nothing does.
    """

    clause: str
    text: str
    suits: tuple[tuple[str, tuple[Line, ...]], ...]
    closed: Callable[[Assessment], str] = is_open


def can(action: str, find: Callable[[Assessment, int], Sequence[Any]]) -> Line:
    """Something that an action must be able to do."""
    return Line(0, action, "", find)


def each_of(suits: tuple[str, ...], *lines: Line) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    """The same lines for each of these suits."""
    return tuple([(suit, lines) for suit in suits])


def _yes(assessment: Assessment, actions: int) -> list[bool]:
    return [True]


def _is_declared(assessment: Assessment) -> str:
    return "" if assessment.declared else "no ambition is declared"


def _lacks_port_with_claim(assessment: Assessment) -> str:
    return has_starport(assessment) or ("" if assessment.claims else "there is no claim")


def _has_cities_and_claims(assessment: Assessment) -> str:
    if not assessment.unbuilt:
        return "no city is unbuilt"
    if assessment.wants_claims:
        return "there are too few claims"
    return "" if assessment.claims else "there is no claim"


TAX, SECURE, BUILDS = "administration", "aggression", "construction"
MOVES = ("mobilization", "aggression")
AGENTS = ("mobilization", "administration")
_REGAIN_BY_MOVE = can("move", moving.regain_control)
_REPAIR_CONTROL = can("repair", building.repair_to_change_control)
_REPAIR_SHIPS = can("repair", building.repair_ships)
_TAKE_CITY = can("move", moving.rival_city)

PRIORITIES: Final = (
    Priority(
        "CAT-4.1",
        "Tax or secure to contend a declared ambition",
        (
            (TAX, (can("tax", taxing.to_contend_declared),)),
            (SECURE, (can("secure", courting.secure_to_contend_declared),)),
        ),
        _is_declared,
    ),
    Priority(
        "CAT-4.2",
        "Secure an effective Vox card",
        ((SECURE, (can("secure", courting.secure_effective_vox),)),),
    ),
    Priority(
        "CAT-4.3",
        "Favorable combat to contend a declared ambition",
        ((COMBAT, (can("battle", combat.to_contend_declared),)),),
        _is_declared,
    ),
    Priority(
        "CAT-4.4",
        "No starport, but a claim",
        ((BUILDS, (can("build", _yes),)),),
        _lacks_port_with_claim,
    ),
    Priority(
        "CAT-4.4",
        "No starport and no claim",
        each_of(MOVES, can("move", _yes)),
        has_starport_or_claim,
    ),
    Priority(
        "CAT-4.5",
        "Move or favorable combat to change the control of a loyal building",
        (
            ("mobilization", (_REGAIN_BY_MOVE,)),
            ("aggression", (_REGAIN_BY_MOVE, can("battle", combat.to_regain_control))),
        ),
        no_lost_building,
    ),
    Priority(
        "CAT-4.6",
        "Build or repair to change the control of a loyal building",
        (
            (BUILDS, (can("build", building.ship_to_change_control), _REPAIR_CONTROL)),
            ("administration", (_REPAIR_CONTROL,)),
        ),
        no_lost_building,
    ),
    Priority(
        "CAT-4.7",
        "Too few claims: move to get a new claim",
        each_of(MOVES, can("move", moving.new_claim)),
        has_claims_enough,
    ),
    Priority(
        "CAT-4.8",
        "Unbuilt cities, and claims enough",
        ((BUILDS, (can("build", _yes),)),),
        _has_cities_and_claims,
    ),
    Priority(
        "CAT-4.9",
        "Tax or secure to contend an undeclared ambition, for captives, or to grow a lead",
        (
            (
                TAX,
                (
                    can("tax", taxing.to_contend_undeclared),
                    can("tax", taxing.to_take_captives),
                    can("tax", taxing.to_grow_declared),
                ),
            ),
            (
                SECURE,
                (
                    can("secure", courting.secure_to_contend_undeclared),
                    can("secure", courting.secure_captives),
                    can("secure", courting.secure_to_grow_declared),
                ),
            ),
        ),
    ),
    Priority(
        "CAT-4.10",
        "Influence a card with more agents than rivals",
        each_of(AGENTS, can("influence", courting.can_exceed)),
    ),
    Priority(
        "CAT-4.11",
        "Move or favorable combat to take control of a rival city",
        (
            ("mobilization", (_TAKE_CITY,)),
            ("aggression", (_TAKE_CITY, can("battle", combat.to_take_city))),
        ),
    ),
    Priority(
        "CAT-4.12",
        "Build or repair ships",
        (
            (BUILDS, (can("build", building.ships), _REPAIR_SHIPS)),
            ("administration", (_REPAIR_SHIPS,)),
        ),
    ),
)
"""CAT-4: the general priorities of the base game, in their order."""


@dataclass(frozen=True, slots=True)
class Selecting:
    """How cards are selected in a game: its priorities, its pages, and the actions of its suits.

    `share` is how many of so many actions a line may use, `wild` the suits of cards that can take
    any action, on one of their sides.
    """

    priorities: Callable[[Assessment], Sequence[Priority]]
    pages: Mapping[str, Sequence[Line]]
    actions_of: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: SUIT_ACTIONS)
    share: Callable[[Assessment, Line, int], int] = lambda assessment, line, actions: actions
    wild: Collection[str] = ()


IN_BASE: Final = Selecting(lambda assessment: PRIORITIES, PAGES)


def general_priorities(
    assessment: Assessment, options: Sequence[Way], rng: Random, by: Selecting = IN_BASE
) -> tuple[list[Reason], Way]:
    """CAT-4: the first line that is true and whose suit is at hand selects the card."""
    reasons: list[Reason] = []
    wild = [way for way in options if way.suit in by.wild]
    for line in by.priorities(assessment):
        why = line.closed(assessment)
        if not why:
            best = _chosen(assessment, line, options, wild, rng, by)
            if best is not None:
                words = f"{line.text}: {best.option}"
                return [*reasons, Reason(line.clause, words)], best
            why = _missing(assessment, line, options, by)
            wild = wild if why == "no" else []
        reasons.append(Reason(line.clause, f"{line.text}: {why}"))
    return otherwise(assessment, options, reasons, rng, by)


def _chosen(
    assessment: Assessment,
    line: Priority,
    options: Sequence[Way],
    wild: Sequence[Way],
    rng: Random,
    by: Selecting,
) -> Way | None:
    """CAT-4.13: the first suit that can do it; then more actions, the higher number, chance.

    CATR-4.4: a Faithful card that can do what is wanted before any other.
    """
    lines = tuple(dict.fromkeys([each for _, found in line.suits for each in found]))
    able = [way for way in wild if _fits(assessment, way, lines, by)]
    if able:
        return _best(able, rng)
    for suit, found in line.suits:
        for group in ways_of(assessment, suit, options):
            usual = [way for way in group if way.suit not in by.wild]
            able = [way for way in usual if _fits(assessment, way, found, by)]
            if able:
                return _best(able, rng)
    return None


def ways_of(assessment: Assessment, suit: str, options: Sequence[Way]) -> list[list[Way]]:
    """The ways that serve a suit, the first ones before all others."""
    if suit == COMBAT:
        return combat_ways(assessment, options)
    return [[way for way in options if way.suit == suit]]


def _best(able: list[Way], rng: Random) -> Way:
    best = preferred(able, lambda way: way.actions, lambda way: way.number)
    return best[0] if len(best) == 1 else rng.choice(best)


def _missing(assessment: Assessment, line: Priority, options: Sequence[Way], by: Selecting) -> str:
    """CAT-11.25: why a line selects no card: it is not true, or a suit or actions are missing."""
    if not assessment.is_told and not by.wild:
        return "no"
    most = max(way.actions for way in options)
    lacking = []
    for suit, found in line.suits:
        page = "aggression" if suit == COMBAT else suit
        at_hand = [way for group in ways_of(assessment, suit, options) for way in group]
        if at_hand:
            best = max(at_hand, key=lambda way: way.actions)
            words = _too_long(assessment, best, found, by)
            if words:
                return words
        elif _fits(assessment, Way(END_TURN, "", page, most), found, by):
            lacking.append("Aggression" if suit == COMBAT else suit.capitalize())
    return f"true, but no {' or '.join(lacking)} at hand" if lacking else "no"


def _too_long(assessment: Assessment, way: Way, lines: Sequence[Line], by: Selecting) -> str:
    """How many actions one of these lines needs, if a card gives too few."""
    far = assessment.looking_far(MOST_ACTIONS)
    allowed = by.actions_of[way.suit]
    for line in lines:
        left = by.share(assessment, line, way.actions)
        if line.action in TAKE_LONGER and line.action in allowed and not line.is_partial:
            whose = "of its share left" if left < way.actions else "left"
            words = too_long(line, far, left, whose)
            if words:
                return words
    return ""


def combat_ways(assessment: Assessment, options: Sequence[Way]) -> list[list[Way]]:
    """CAT-4.3: an own Aggression card, a copied Aggression, then another card with its tokens."""
    own = [way for way in options if way.suit == "aggression" and not isinstance(way.option, Copy)]
    copied = [way for way in options if way.suit == "aggression" and isinstance(way.option, Copy)]
    others = [way for way in options if way.suit != "aggression"] if can_arm(assessment) else []
    return [own, copied, others]


def _fits(assessment: Assessment, way: Way, lines: Sequence[Line], by: Selecting) -> bool:
    """Whether a card can do one of the lines, with its actions or the share of the fate."""
    allowed = by.actions_of[way.suit]
    assessment.may_march = "move" in allowed
    assessment.paid_moves = prepaid_moves(assessment)
    if (
        "battle" not in allowed
        and "fuel" not in combat_tokens(assessment)
        and not assessment.may_march
    ):
        assessment.paid_moves = 0
    found = any(_holds(assessment, way, line, allowed, by) for line in lines)
    assessment.may_march, assessment.paid_moves = True, 0
    return found


def _holds(
    assessment: Assessment, way: Way, line: Line, allowed: Collection[str], by: Selecting
) -> bool:
    is_armed = line.action == "battle" and way.suit not in by.wild
    if line.action not in allowed and not is_armed:
        return False
    actions = by.share(assessment, line, way.actions)
    return actions > 0 and bool(line.find(assessment, actions))


def otherwise(
    assessment: Assessment,
    options: Sequence[Way],
    reasons: list[Reason],
    rng: Random,
    by: Selecting,
) -> tuple[list[Reason], Way]:
    """CAT-4.14: the card whose page can do the line of the lowest [n]; else the highest number."""
    first: list[tuple[int, Way]] = []
    for way in options:
        held = next(
            walk(assessment, by.pages[way.suit], way.actions, by.actions_of[way.suit]), None
        )
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
