"""The suit pages of the campaign, and those of the two sides of a Faithful card (CATR-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import CARDS
from games.arcs.campaign.bots import courting as council
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.fates.rules import FateLine
from games.arcs.campaign.bots.lines import council_rests
from games.arcs.campaign_components import BLIGHT, SIDES
from games.arcs.moves import Build, Influence, Secure, Tax
from games.arcs.rule_hooks import ruled
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight, favorable
from games.arcs.supercat.moving import March
from games.arcs.supercat.pages import (
    BOOKS,
    FIRST_PAGES,
    LINES,
    SUIT_OF,
    Line,
    Page,
    action_of,
    first_of,
    has_claims_enough,
    has_starport,
    has_starport_or_claim,
    no_agents_left,
    no_city_site,
    no_lost_building,
    none_declared,
    none_undeclared,
    nothing_to_secure,
    walk,
)
from games.arcs.supercat.units import allowed_actions, begin, under_way

# -- what the campaign adds -----------------------------------------------------------------------


def wants_no_trust(assessment: Assessment) -> Message | None:
    """[24]: what closes a line for who would contend a declared ambition with the Trust."""
    return None if council.wants_trust(assessment) else Message("closed-trust")


def destroy_blight(assessment: Assessment, actions: int) -> list[Fight]:
    """[36] Favorable combat to destroy Blight in systems with loyal buildings."""
    homes = [each for each in assessment.present if assessment.owns(each)]
    return favorable(
        assessment, homes, ["trophies"], actions, lambda fight: fight.defender == BLIGHT
    )


REACH_LINES: Final[dict[int, Line]] = {
    **LINES,
    **{
        line.number: line
        for line in (
            Line(4, "secure", courting.secure_effective_vox, nothing_to_secure),
            Line(5, "secure", council.secure_council, first_of(council_rests, nothing_to_secure)),
            Line(6, "secure", council.secure_faithful, nothing_to_secure),
            Line(7, "secure", council.secure_attached_guild, nothing_to_secure),
            Line(
                24, "influence", council.influence_council, first_of(council_rests, wants_no_trust)
            ),
            Line(27, "move", moving.rival_city),
            Line(36, "battle", destroy_blight),
        )
    },
}
"""The numbered lines of the campaign; those with the words of the base game are its lines."""


def page(*numbers: int) -> tuple[Line, ...]:
    """The lines of these numbers, in this order."""
    return tuple(REACH_LINES[number] for number in numbers)


# -- the Faithful pages ---------------------------------------------------------------------------


class FaithfulLine(Line):
    """A line of a Faithful page, which has no number of its own in the document."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        return f"CATR-6.{self.number}"

    @property
    def key(self) -> str:
        return f"line-faithful-{self.number}-{self.action}"


def secure_to_contend_undeclared_or_grow(assessment: Assessment, actions: int) -> list[Secure]:
    """Wisdom: secure to contend an undeclared ambition, or to grow a lead in a declared one."""
    contends = courting.secure_to_contend_undeclared(assessment, actions)
    return contends or courting.secure_to_grow_declared(assessment, actions)


def build_to_change_control(assessment: Assessment, actions: int) -> list[Build]:
    """Wisdom: build so that no rival controls a loyal building."""
    return building.ship_to_change_control(assessment, actions)


def move_to_change_control(assessment: Assessment, actions: int) -> list[March]:
    """Zeal: move so that no rival controls a loyal building."""
    return moving.regain_control(assessment, actions)


def tax_undeclared_or_captives(assessment: Assessment, actions: int) -> list[Tax]:
    """Zeal: tax to contend an undeclared ambition, or a rival city for a captive."""
    contends = taxing.to_contend_undeclared(assessment, actions)
    return contends or taxing.to_take_captives(assessment, actions)


def trophies_while_undeclared(assessment: Assessment, actions: int) -> list[Fight]:
    """Zeal: with any undeclared ambition, favorable combat for trophies."""
    return combat.for_trophies(assessment, actions) if assessment.undeclared else []


def influence_any(assessment: Assessment, actions: int) -> list[Influence]:
    """Zeal: influence any other card."""
    return courting.any_card(assessment, actions)


WISDOM: Final = (
    FaithfulLine(
        10,
        "secure",
        courting.secure_to_contend_declared,
        first_of(none_declared, nothing_to_secure),
    ),
    FaithfulLine(11, "build", building.first_starport, has_starport),
    FaithfulLine(12, "build", build_to_change_control, no_lost_building),
    FaithfulLine(12, "repair", building.repair_to_change_control, no_lost_building),
    FaithfulLine(13, "build", building.cities, no_city_site),
    FaithfulLine(14, "secure", secure_to_contend_undeclared_or_grow, nothing_to_secure),
)
ZEAL: Final = (
    FaithfulLine(15, "tax", taxing.to_contend_declared, none_declared),
    FaithfulLine(16, "battle", combat.to_contend_declared, none_declared),
    FaithfulLine(17, "move", moving.claims_without_starport, has_starport_or_claim),
    FaithfulLine(18, "move", move_to_change_control, no_lost_building),
    FaithfulLine(18, "battle", combat.to_regain_control, no_lost_building),
    FaithfulLine(19, "move", moving.new_claim, has_claims_enough),
    FaithfulLine(20, "tax", tax_undeclared_or_captives),
    FaithfulLine(21, "battle", trophies_while_undeclared, none_undeclared),
    FaithfulLine(22, "influence", influence_any, no_agents_left),
)

REACH_PAGES: Final[Mapping[str, Sequence[Line]]] = {
    "administration": page(1, 12, 19, 20, 22, 23, 24, 26, 34, 42, 43, 44),
    "aggression": page(2, 4, 5, 6, 7, 8, 10, 13, 14, 16, 17, 18, 21, 27, 36, 37, 38, 39, 40, 41),
    "construction": page(9, 11, 12, 15, 25, 26, 31, 32, 33, 34),
    "mobilization": page(10, 13, 16, 22, 23, 24, 27, 40, 41, 43),
    "wisdom": WISDOM,
    "zeal": ZEAL,
}
"""CATR-6.1 to 6.4, and 6.10 to 6.22: the pages of the suits and of the Faithful cards."""

BOOKS["campaign"] = REACH_PAGES
SUIT_OF.update({actions: side for side, actions in SIDES.items()})


# How many actions of a card go to the fate's page (CATR-F-1 to F-3).


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
