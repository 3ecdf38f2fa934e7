"""The suit pages of the campaign, and those of the two sides of a Faithful card (CATR-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.arcs.campaign.bots import courting as council
from games.arcs.moves import Build, Influence, Secure, Tax
from games.arcs.reach_box import BLIGHT, SIDES
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight, favorable
from games.arcs.supercat.moving import March
from games.arcs.supercat.pages import BOOKS, LINES, SUIT_OF, Line

# -- what the campaign adds -----------------------------------------------------------------------


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
            Line(4, "secure", "Secure an effective Vox card", courting.secure_effective_vox),
            Line(5, "secure", "Secure the Imperial Council", council.secure_council),
            Line(6, "secure", "Secure a Faithful card", council.secure_faithful),
            Line(7, "secure", "Secure an attached guild card", council.secure_attached_guild),
            Line(
                24,
                "influence",
                "The Trust would contend a declared ambition: influence the Council",
                council.influence_council,
            ),
            Line(27, "move", "Move to take control of a rival or Free city", moving.rival_city),
            Line(
                36,
                "battle",
                "Favorable combat to destroy Blight at a loyal building",
                destroy_blight,
            ),
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
    def name(self) -> str:
        return self.text


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
    FaithfulLine(10, "secure", "Secure to contend a declared ambition",
                 courting.secure_to_contend_declared),
    FaithfulLine(11, "build", "No starport: build one", building.first_starport),
    FaithfulLine(12, "build", "Build to change the control of a loyal building",
                 build_to_change_control),
    FaithfulLine(12, "repair", "Repair to change the control of a loyal building",
                 building.repair_to_change_control),
    FaithfulLine(13, "build", "Build cities at claims", building.cities),
    FaithfulLine(14, "secure", "Secure to contend an undeclared ambition, or to grow a lead",
                 secure_to_contend_undeclared_or_grow),
)  # fmt: skip
ZEAL: Final = (
    FaithfulLine(15, "tax", "Tax to contend a declared ambition", taxing.to_contend_declared),
    FaithfulLine(16, "battle", "Favorable combat to contend a declared ambition",
                 combat.to_contend_declared),
    FaithfulLine(17, "move", "No starport and no claims: move to get a new claim",
                 moving.claims_without_starport),
    FaithfulLine(18, "move", "Move to change the control of a loyal building",
                 move_to_change_control),
    FaithfulLine(18, "battle", "Favorable combat to change the control of a loyal building",
                 combat.to_regain_control),
    FaithfulLine(19, "move", "Too few claims: move to get a new claim", moving.new_claim),
    FaithfulLine(20, "tax", "Tax to contend an undeclared ambition, or for a captive",
                 tax_undeclared_or_captives),
    FaithfulLine(21, "battle", "An undeclared ambition: favorable combat for trophies",
                 trophies_while_undeclared),
    FaithfulLine(22, "influence", "Influence any other card", influence_any),
)  # fmt: skip

REACH_PAGES: Final[Mapping[str, Sequence[Line]]] = {
    "administration": page(1, 12, 19, 20, 22, 23, 24, 26, 34, 42, 43, 44),
    "aggression": page(2, 4, 5, 6, 7, 8, 10, 13, 14, 16, 17, 18, 21, 27, 36, 37, 38, 39, 40, 41),
    "construction": page(9, 11, 12, 15, 25, 26, 31, 32, 33, 34),
    "mobilization": page(10, 13, 16, 22, 23, 24, 27, 40, 41, 43),
    "wisdom": WISDOM,
    "zeal": ZEAL,
}
"""CATR-6.1 to 6.6: the pages of the suits and of the Faithful cards."""

BOOKS["campaign"] = REACH_PAGES
SUIT_OF.update({actions: side for side, actions in SIDES.items()})
