"""Which card a SUPERCAT plays in the campaign: Events, fates, Faithful cards (CATR-3 and 4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs.board import CARDS, SUIT_ACTIONS
from games.arcs.campaign.bots import courting as council
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.fates.rules import FateLine
from games.arcs.campaign.bots.lines import council_rests
from games.arcs.campaign.bots.pages import share_of, wants_no_trust
from games.arcs.campaign_components import EVENT_CARDS, FAITHFUL, SIDES
from games.arcs.moves import PassInitiative, PlayEvent
from games.arcs.supercat import combat, moving
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.pages import BOOKS, SUIT_OF, Line, first_of
from games.arcs.supercat.prelude import prepaid_moves
from games.arcs.supercat.rule_hooks import has_aids
from games.arcs.supercat.selecting import (
    AGENTS,
    COMBAT,
    Priority,
    Selecting,
    Way,
    can,
    each_of,
    general_priorities,
    to_declare,
    to_surpass,
    ways,
)
from games.arcs.supercat.selecting import PRIORITIES as OF_BASE

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
        return Answer(PassInitiative(), (Reason("CATR-3.2", Message("only-events")),))
    assessment.horizon = max([way.actions for way in options]) + prepaid_moves(assessment)
    if decision.kind == "lead":
        reason, best = to_declare(assessment, cards)
        reasons = [reason]
    else:
        reason, best = to_surpass(cards)
        reasons = [reason]
        if best is None:
            more, best = _to_play_event(assessment, options)
            reasons += more
    if best is not None:
        return Answer(best.option, tuple(reasons))
    chosen = general_priorities(assessment, cards or options, rng, IN_REACH)
    return Answer(chosen.way.option, lambda: (*reasons, *chosen.why()))


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
        said = Message("event-was-played")
        return [Reason("CATR-3.4", said, outcome=ReasonOutcome.NOT_SO)], None
    return [Reason("CATR-3.4", Message("first-event"))], events[0]


# -- general priorities ----------------------------------------------------------------------------


CHANGED: Final = {
    "CAT-4.2": (
        Priority(
            "CATR-4.3",
            "priority-secure-of-list",
            (("aggression", (can("secure", council.secure_of_list),)),),
        ),
    ),
    "CAT-4.11": (
        Priority(
            "CATR-4.10",
            "priority-trust",
            each_of(AGENTS, can("influence", council.exceeds_on_council)),
            first_of(council_rests, wants_no_trust),
        ),
        Priority(
            "CATR-4.11",
            "priority-city-or-free-city",
            (
                ("mobilization", (can("move", moving.rival_city),)),
                (
                    "aggression",
                    (can("move", moving.rival_city), can("battle", combat.to_take_city)),
                ),
            ),
        ),
    ),
}
"""CATR-4: what the campaign has in the place of lines of the base game."""
PRIORITIES: Final = tuple([new for line in OF_BASE for new in CHANGED.get(line.clause, (line,))])
"""CATR-4: the general priorities of the campaign after the fate's page, in their order."""


def _of_fate(line: FateLine) -> Priority:
    suits = tuple([(suit, (line,)) for suit in SUITS_OF[line.action]])
    return Priority(line.clause, line.key, suits, line.closed)


def _priorities(assessment: Assessment) -> Sequence[Priority]:
    """CATR-4.1: the fate's page, then the lines that all share."""
    return (*[_of_fate(each) for each in page_of(in_reach(assessment)).lines], *PRIORITIES)


def _share(assessment: Assessment, line: Line, actions: int) -> int:
    return share_of(in_reach(assessment), line, actions, actions)


IN_REACH: Final = Selecting(_priorities, BOOKS["campaign"], ACTIONS_OF, _share, tuple(SIDES))
