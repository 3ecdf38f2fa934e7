"""The suit pages of the campaign and Faithful cards, and which card a SUPERCAT plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import CARDS, SUIT_ACTIONS
from games.arcs.campaign.bots import courting as council
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import council_rests, in_reach
from games.arcs.campaign.bots.fates import page_of
from games.arcs.campaign.bots.fates.rules import FateLine
from games.arcs.campaign_components import BLIGHT, EVENT_CARDS, FAITHFUL, SIDES
from games.arcs.moves import Build, Influence, PassInitiative, PlayEvent, Secure, Tax
from games.arcs.rule_hooks import ruled
from games.arcs.supercat import building, combat, courting, moving
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
    contends = building.to_contend_undeclared(assessment, actions)
    return contends or building.to_take_captives(assessment, actions)


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
    FaithfulLine(15, "tax", building.to_contend_declared, none_declared),
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
