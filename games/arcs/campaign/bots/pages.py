"""The suit pages of the campaign, and those of the two sides of a Faithful card (CATR-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.text.said import Said
from games.arcs.campaign.bots import courting as council
from games.arcs.campaign.bots.lines import council_rests
from games.arcs.moves import Build, Influence, Secure, Tax
from games.arcs.reach_box import BLIGHT, SIDES
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight, favorable
from games.arcs.supercat.moving import March
from games.arcs.supercat.pages import (
    BOOKS,
    LINES,
    SUIT_OF,
    Line,
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
)

# -- what the campaign adds -----------------------------------------------------------------------


def wants_no_trust(assessment: Assessment) -> Said | None:
    """[24]: what closes a line for who would contend a declared ambition with the Trust."""
    return None if council.wants_trust(assessment) else Said("closed-trust")


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
