"""Which card a SUPERCAT plays in the campaign: Events, fates, Faithful cards (CATR-3 and 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from games.arcs.board import CARDS, SUIT_ACTIONS
from games.arcs.campaign.bots import courting as council
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.fates.rules import FateLine
from games.arcs.campaign.bots.shares import share_of
from games.arcs.moves import PassInitiative, PlayEvent
from games.arcs.reach_box import EVENT_CARDS, FAITHFUL, SIDES
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.building import preferred
from games.arcs.supercat.pages import BOOKS, SUIT_OF, Line
from games.arcs.supercat.prelude import combat_tokens, prepaid_moves
from games.arcs.supercat.rule_hooks import has_aids
from games.arcs.supercat.selecting import (
    COMBAT,
    Test,
    Way,
    combat_ways,
    otherwise,
    to_declare,
    to_surpass,
    ways,
)

SUITS_OF: Final = {
    "tax": ("administration",),
    "repair": ("construction", "administration"),
    "influence": ("mobilization", "administration"),
    "secure": ("aggression",),
    "battle": (COMBAT,),
    "move": ("mobilization", "aggression"),
    "build": ("construction",),
}
"""CATR-4.2: the suits that the action of a fate's line selects."""
ACTIONS_OF: Final = {**SUIT_ACTIONS, **SIDES}


# -- its turn -------------------------------------------------------------------------------------


def select(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-3: the card to lead or to play, with every line that was refused."""
    options = [*_card_ways(assessment, decision), *_event_ways(assessment, decision)]
    cards = [way for way in options if way.card not in EVENT_CARDS]
    if decision.kind == "lead" and not cards:
        words = "it has only Events to lead"
        return Answer(PassInitiative(), (Reason("CATR-3.2", words),))
    assessment.horizon = max([way.actions for way in options]) + prepaid_moves(assessment)
    if decision.kind == "lead":
        reasons, best = to_declare(assessment, cards)
    else:
        reasons, best = to_surpass(cards)
        if best is None:
            more, best = _to_play_event(assessment, options)
            reasons += more
    if best is None:
        more, best = general_priorities(assessment, cards or options, rng)
        reasons += more
    return Answer(best.option, tuple(reasons))


def _card_ways(assessment: ReachAssessment, decision: Decision) -> list[Way]:
    """CATR-3.6: cards as ever; a copy of a Faithful card leads to the page of its side."""
    return [
        replace(way, suit=SUIT_OF[assessment.lead_actions]) if way.suit == FAITHFUL else way
        for way in ways(assessment, decision)
    ]


def _event_ways(assessment: ReachAssessment, decision: Decision) -> Iterator[Way]:
    """CATR-3.5: an Event gives the actions of the lead card, and leads to its page."""
    for option in decision.options:
        if isinstance(option, PlayEvent):
            pips = 0 if _had_event(assessment) else _event_pips(assessment)
            yield Way(option, option.card, SUIT_OF[assessment.lead_actions], pips)


def _event_pips(assessment: ReachAssessment) -> int:
    """REACH-9.1: all pips of the lead card; with the Council secured none."""
    pips = CARDS[assessment.view.lead.card].pips
    if assessment.reach_state.council == "tucked" or not pips:
        return 0
    return pips + (not assessment.has_hand and has_aids(assessment.view, assessment.number))


def _had_event(assessment: ReachAssessment) -> bool:
    return any(each.how == "event" for each in assessment.view.trick)


def _to_play_event(
    assessment: ReachAssessment, options: list[Way]
) -> tuple[list[Reason], Way | None]:
    """CATR-3.4: an Event is played, unless one was played this round."""
    events = [way for way in options if way.card in EVENT_CARDS]
    if not events:
        return [], None
    if _had_event(assessment):
        return [Reason("CATR-3.4", "an Event was played this round already")], None
    return [Reason("CATR-3.4", "an Event, the first of this round")], events[0]


# -- general priorities ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Priority:
    """A line of the general priorities: a question, and what must be possible, by suit.

    Each suit is named with the lines of its card; what a Faithful card could do of them is told by
    their actions.
    """

    clause: str
    text: str
    asks: Callable[[Assessment], bool]
    suits: tuple[tuple[str, tuple[Line, ...]], ...]


def _always(assessment: Assessment) -> bool:
    return True


def _yes(assessment: Assessment, actions: int) -> list[bool]:
    return [True]


def _can(action: str, find: Test) -> Line:
    return Line(0, action, "", find)


def _each_of(suits: tuple[str, ...], *lines: Line) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    return tuple([(suit, lines) for suit in suits])


TAX, SECURE, BUILDS = "administration", "aggression", "construction"
_REGAIN_BY_MOVE = _can("move", moving.regain_control)
_REGAIN_BY_COMBAT = _can("battle", combat.to_regain_control)
_REPAIR_CONTROL = _can("repair", building.repair_to_change_control)
_BUILD_CONTROL = _can("build", building.ship_to_change_control)
_REPAIR_SHIPS = _can("repair", building.repair_ships)
_TAKE_CITY = _can("move", moving.rival_city)

PRIORITIES: Final = (
    Priority(
        "CAT-4.1",
        "Tax or secure to contend a declared ambition",
        lambda assessment: bool(assessment.declared),
        (
            (TAX, (_can("tax", taxing.to_contend_declared),)),
            (SECURE, (_can("secure", courting.secure_to_contend_declared),)),
        ),
    ),
    Priority(
        "CATR-4.3",
        "Secure an effective Vox card, the Council, or a card with one attached",
        _always,
        ((SECURE, (_can("secure", council.secure_of_list),)),),
    ),
    Priority(
        "CAT-4.3",
        "Favorable combat to contend a declared ambition",
        lambda assessment: bool(assessment.declared),
        ((COMBAT, (_can("battle", combat.to_contend_declared),)),),
    ),
    Priority(
        "CAT-4.4",
        "No starport, but a claim",
        lambda assessment: not assessment.ports and bool(assessment.claims),
        ((BUILDS, (_can("build", _yes),)),),
    ),
    Priority(
        "CAT-4.4",
        "No starport and no claim",
        lambda assessment: not assessment.ports and not assessment.claims,
        _each_of(("mobilization", "aggression"), _can("move", _yes)),
    ),
    Priority(
        "CAT-4.5",
        "Move or favorable combat to change the control of a loyal building",
        lambda assessment: bool(assessment.lost_buildings),
        (
            ("mobilization", (_REGAIN_BY_MOVE,)),
            ("aggression", (_REGAIN_BY_MOVE, _REGAIN_BY_COMBAT)),
        ),
    ),
    Priority(
        "CAT-4.6",
        "Build or repair to change the control of a loyal building",
        lambda assessment: bool(assessment.lost_buildings),
        (
            (BUILDS, (_BUILD_CONTROL, _REPAIR_CONTROL)),
            ("administration", (_REPAIR_CONTROL,)),
        ),
    ),
    Priority(
        "CAT-4.7",
        "Too few claims: move to get a new claim",
        lambda assessment: bool(assessment.unbuilt) and assessment.wants_claims,
        _each_of(("mobilization", "aggression"), _can("move", moving.new_claim)),
    ),
    Priority(
        "CAT-4.8",
        "Unbuilt cities, and claims enough",
        lambda assessment: (
            bool(assessment.unbuilt) and not assessment.wants_claims and bool(assessment.claims)
        ),
        ((BUILDS, (_can("build", _yes),)),),
    ),
    Priority(
        "CAT-4.9",
        "Tax or secure to contend an undeclared ambition, for captives, or to grow a lead",
        _always,
        (
            (
                TAX,
                (
                    _can("tax", taxing.to_contend_undeclared),
                    _can("tax", taxing.to_take_captives),
                    _can("tax", taxing.to_grow_declared),
                ),
            ),
            (
                SECURE,
                (
                    _can("secure", courting.secure_to_contend_undeclared),
                    _can("secure", courting.secure_captives),
                    _can("secure", courting.secure_to_grow_declared),
                ),
            ),
        ),
    ),
    Priority(
        "CAT-4.10",
        "Influence a card with more agents than rivals",
        _always,
        _each_of(("mobilization", "administration"), _can("influence", courting.can_exceed)),
    ),
    Priority(
        "CATR-4.10",
        "The Trust would contend a declared ambition: influence the Council",
        council.wants_trust,
        _each_of(("mobilization", "administration"), _can("influence", council.exceeds_on_council)),
    ),
    Priority(
        "CATR-4.11",
        "Move or favorable combat to take control of a rival or Free city",
        _always,
        (
            ("mobilization", (_TAKE_CITY,)),
            ("aggression", (_TAKE_CITY, _can("battle", combat.to_take_city))),
        ),
    ),
    Priority(
        "CAT-4.12",
        "Build or repair ships",
        _always,
        (
            (BUILDS, (_can("build", building.ships), _REPAIR_SHIPS)),
            ("administration", (_REPAIR_SHIPS,)),
        ),
    ),
)
"""CATR-4: the general priorities of the campaign after the fate's page, in their order."""


def _of_fate(line: FateLine) -> Priority:
    return Priority(
        line.clause, line.text, _always, tuple([(suit, (line,)) for suit in SUITS_OF[line.action]])
    )


def general_priorities(
    assessment: ReachAssessment, options: Sequence[Way], rng: Random
) -> tuple[list[Reason], Way]:
    """CATR-4.1: the fate's page, then the lines that all share; the first that fits selects."""
    reasons: list[Reason] = []
    for line in (*[_of_fate(each) for each in page_of(assessment).lines], *PRIORITIES):
        best = _chosen(assessment, line, options, rng) if line.asks(assessment) else None
        if best is not None:
            return [*reasons, Reason(line.clause, f"{line.text}: {best.option}")], best
        reasons.append(Reason(line.clause, f"{line.text}: no"))
    return otherwise(assessment, options, reasons, rng, BOOKS["campaign"], ACTIONS_OF)


def _chosen(
    assessment: ReachAssessment, line: Priority, options: Sequence[Way], rng: Random
) -> Way | None:
    """CAT-4.13, and CATR-4.4: a Faithful card that can do what is wanted before any other."""
    faithful = [way for way in options if way.suit in SIDES]
    lines = tuple(dict.fromkeys([each for _, found in line.suits for each in found]))
    able = [way for way in faithful if _fits(assessment, way, lines)]
    if able:
        return _best(able, rng)
    for suit, found in line.suits:
        groups = (
            combat_ways(assessment, options)
            if suit == COMBAT
            else [[way for way in options if way.suit == suit]]
        )
        for group in groups:
            able = [way for way in group if way.suit not in SIDES and _fits(assessment, way, found)]
            if able:
                return _best(able, rng)
    return None


def _best(able: list[Way], rng: Random) -> Way:
    best = preferred(able, lambda way: way.actions, lambda way: way.number)
    return best[0] if len(best) == 1 else rng.choice(best)


def _fits(assessment: ReachAssessment, way: Way, lines: Sequence[Line]) -> bool:
    """Whether a card can do one of the lines, with its actions or the share of the fate."""
    allowed = ACTIONS_OF[way.suit]
    is_armed = "battle" not in allowed
    assessment.may_march = "move" in allowed
    assessment.paid_moves = prepaid_moves(assessment)
    if is_armed and "fuel" not in combat_tokens(assessment) and not assessment.may_march:
        assessment.paid_moves = 0
    found = False
    for line in lines:
        if line.action in allowed or (line.action == "battle" and way.suit not in SIDES):
            actions = share_of(assessment, line, way.actions, way.actions)
            found = found or (actions > 0 and bool(line.find(assessment, actions)))
    assessment.may_march, assessment.paid_moves = True, 0
    return found
