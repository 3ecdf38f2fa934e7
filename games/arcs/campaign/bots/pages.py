"""Which card a SUPERCAT plays in the campaign, and how its fate's page shares the actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, SUIT_ACTIONS
from games.arcs.campaign.bots.assessment import ReachAssessment, in_reach
from games.arcs.campaign.bots.fates import fate_lines
from games.arcs.campaign_components import EVENT_CARDS, FAITHFUL, FATE_CARDS, SIDES
from games.arcs.card import CAMPAIGN, VERSIONS
from games.arcs.expansion import require_entries
from games.arcs.moves import PassInitiative, PlayEvent
from games.arcs.rule_hooks import query
from games.arcs.supercat.assessment import DOCUMENTS, Assessment
from games.arcs.supercat.document import ASPECTS, document_of, load
from games.arcs.supercat.pages import (
    FIRST_PAGES,
    SUIT_OF,
    FateLine,
    Line,
    Page,
    Priority,
    action_of,
    walk,
)
from games.arcs.supercat.prelude import prepaid_moves
from games.arcs.supercat.rule_hooks import has_aids
from games.arcs.supercat.selecting import (
    COMBAT,
    ONE_SUIT,
    Selecting,
    Way,
    general_priorities,
    of_one_suit,
    to_declare,
    to_surpass,
    ways,
)
from games.arcs.supercat.units import allowed_actions, begin, under_way

PRINCIPLES: Final = ("bargain", "wants", "demands")
for _version in VERSIONS.values():
    _loaded = load(f"{CAMPAIGN} {_version}")
    require_entries(_loaded.fates, FATE_CARDS, f"the fates of {_loaded.name}")
    require_entries(_loaded.sayings, FATE_CARDS, f"what {_loaded.name} says of fates")
    require_entries(_loaded.principles, PRINCIPLES, f"the principles of {_loaded.name}")
    for _fate, _said in _loaded.sayings.items():
        require_entries(_said, ASPECTS, f"what {_loaded.name} says of the {_fate}")
    DOCUMENTS[_loaded.name] = _loaded
SUIT_OF.update({actions: side for side, actions in SIDES.items()})


# How many actions of a card go to the fate's page (CATR-F-1 to F-3).


def actions_given(assessment: ReachAssessment, left: int) -> int:
    """The actions that its card gave, of which so many are left."""
    played = assessment.view.trick[-1]
    printed = CARDS[played.card].pips if played.how in ("lead", "surpass") else 1
    given: int = query(assessment.view, q.PipsOf(assessment.number, played.how), printed)
    return max(given, left)


def fate_pages(assessment: Assessment, left: int) -> list[Page]:
    """CATR-F-1: the lines of the fate's page, each with the actions that it may use.

    CATR-F-4: none once a line of the suit's page has been carried out.
    """
    seen = in_reach(assessment)
    if seen.view.turn.past_fate:
        return []
    given = actions_given(seen, left)
    shares = [(line, share_of(seen, line, given, left)) for line in fate_lines(seen)]
    return [((line,), share) for line, share in shares if share > 0]


FIRST_PAGES["campaign"] = fate_pages


def goes_on_to_suit(assessment: ReachAssessment, action: str) -> bool:
    """CATR-F-4: whether it spends a pip by a line of the suit's page, not by one of its fate's.

    What was begun in the Prelude is only finished so: the fate's page is still to be read.
    """
    pips = assessment.view.turn.pips
    if not fate_pages(assessment, pips):
        return False
    unit = under_way(assessment, is_paid=False)
    if unit is not None and unit.actions > 0 and unit.action == action:
        return False
    begin(assessment)
    allowed = allowed_actions(assessment)
    return not any(
        action_of(line, aims[0]) == action
        for lines, left in fate_pages(assessment, pips)
        for _, line, aims in walk(assessment, lines, left, allowed)
    )


def share_of(assessment: ReachAssessment, line: Line, given: int, left: int) -> int:
    """CATR-F-1: the actions that a line may use: half of those given, rounded up, for a fate's.

    CATR-F-2 and F-3: all that are left for a line that takes more.
    """
    if not isinstance(line, FateLine) or line.is_whole:
        return left
    return left - given // 2


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
        alone = of_one_suit(assessment, cards) if best is None else None
        if alone is not None:
            return Answer(alone.option, (reason, ONE_SUIT))
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


def _of_fate(line: FateLine) -> Priority:
    suits = tuple([(suit, (line,)) for suit in SUITS_OF[line.action]])
    return Priority(line.clause, line.key, suits, line.unmet, line.told_as)


def _priorities(assessment: Assessment) -> Sequence[Priority]:
    """CATR-4.1: the fate's page, then the lines that all share."""
    of_fate = [_of_fate(each) for each in fate_lines(in_reach(assessment))]
    return (*of_fate, *document_of(assessment).priorities)


def _share(assessment: Assessment, line: Line, actions: int) -> int:
    return share_of(in_reach(assessment), line, actions, actions)


IN_REACH: Final = Selecting(_priorities, ACTIONS_OF, _share, tuple(SIDES))
