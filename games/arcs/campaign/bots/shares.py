"""How many actions of a card go to the fate's page (CATR-F-1 to F-3)."""

from __future__ import annotations

from games.arcs import rule_queries as q
from games.arcs.board import CARDS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.fates.rules import FateLine
from games.arcs.rule_hooks import ruled
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.pages import FIRST_PAGES, Line, Page, action_of, walk
from games.arcs.supercat.units import allowed_actions, begin, under_way


def actions_given(assessment: ReachAssessment, left: int) -> int:
    """The actions that its card gave, of which so many are left."""
    played = assessment.view.trick[-1]
    printed = CARDS[played.card].pips if played.how in ("lead", "surpass") else 1
    given: int = ruled(assessment.view, q.PipsOf(assessment.number, played.how), printed)
    return max(given, left)


def fate_pages(assessment: Assessment, left: int) -> list[Page]:
    """CATR-F-1: the lines of the fate's page, each with the actions that it may use.

    CATR-F-4: none once a line of the suit's page has been carried out.
    """
    seen = in_reach(assessment)
    if seen.view.turn.past_fate:
        return []
    given = actions_given(seen, left)
    shares = [(line, share_of(seen, line, given, left)) for line in page_of(seen).lines]
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

    CATR-F-2 and F-3: all that are left for a line, or a fate, that takes more.
    """
    if not isinstance(line, FateLine) or line.is_whole or page_of(assessment).takes_all:
        return left
    return left - given // 2
