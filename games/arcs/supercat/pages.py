"""The suit pages: their lines in order, and which of them holds (CAT-6 and CAT-7)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.bot import Reason
from games.arcs.board import SUIT_ACTIONS
from games.arcs.supercat import building, combat, courting, moving, taxing
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight
from games.arcs.supercat.moving import March

Aim = Any
"""What a line would do: the option of its action, a March, or a Fight."""


def is_open(assessment: Assessment) -> str:
    """A line without a question about the table is never closed by one."""
    return ""


def has_starport(assessment: Assessment) -> str:
    """[9]: what closes a line for who has none."""
    return "there is a starport" if assessment.ports else ""


def has_starport_or_claim(assessment: Assessment) -> str:
    """[10]: what closes a line for who has neither."""
    return has_starport(assessment) or ("there is a claim" if assessment.claims else "")


def no_lost_building(assessment: Assessment) -> str:
    """[11] to [14]: what closes a line for loyal buildings that a rival controls."""
    return "" if assessment.lost_buildings else "no rival controls a loyal building"


def has_claims_enough(assessment: Assessment) -> str:
    """[16]: what closes a line for who has cities to build, and too few claims."""
    if not assessment.unbuilt:
        return "no city is unbuilt"
    return "" if assessment.wants_claims else "there are claims enough"


def no_marker(assessment: Assessment) -> str:
    """[37]: what closes a line for who could still declare an ambition."""
    return "" if assessment.view.free_markers else "no marker is available"


Page = tuple[Sequence["Line"], int]
"""Lines, and how many actions they may use."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a suit page: its number in the document, its action and what it would do.

    `closed` is the question about the table that comes first. What is partial need not be done with
    one card.
    """

    number: int
    action: str
    text: str
    find: Callable[[Assessment, int], Sequence[Aim]]
    closed: Callable[[Assessment], str] = is_open
    is_partial: bool = False

    @property
    def clause(self) -> str:
        """The clause of RULES.md."""
        return f"CAT-N-{self.number}"

    @property
    def name(self) -> str:
        """How it is told: with its number in the document, if it has one."""
        return f"[{self.number}] {self.text}"

    def told(self, what: str) -> Reason:
        """What became of it: what it comes to, or why it does not hold."""
        return Reason(self.clause, f"{self.name}: {what}")

    def held(self, what: str) -> Reason:
        """That it held, and what it comes to."""
        return self.told(what)


LINES: Final = {
    line.number: line
    for line in (
        Line(1, "tax", "Tax to contend a declared ambition", taxing.to_contend_declared),
        Line(
            2,
            "secure",
            "Secure to contend a declared ambition",
            courting.secure_to_contend_declared,
        ),
        Line(3, "secure", "Secure an effective Vox card", courting.secure_effective_vox),
        Line(
            8,
            "battle",
            "Favorable combat to contend a declared ambition",
            combat.to_contend_declared,
        ),
        Line(9, "build", "No starport: build one", building.first_starport, has_starport),
        Line(
            10,
            "move",
            "No starport and no claims: move to get new claims",
            moving.claims_without_starport,
            has_starport_or_claim,
        ),
        Line(
            11,
            "build",
            "Build to change the control of a loyal building",
            building.ship_to_change_control,
            no_lost_building,
        ),
        Line(
            12,
            "repair",
            "Repair to change the control of a loyal building",
            building.repair_to_change_control,
            no_lost_building,
        ),
        Line(
            13,
            "move",
            "Move to change the control of a loyal building",
            moving.regain_control,
            no_lost_building,
        ),
        Line(
            14,
            "battle",
            "Favorable combat to change the control of a loyal building",
            combat.to_regain_control,
            no_lost_building,
        ),
        Line(15, "build", "Build cities", building.cities),
        Line(
            16,
            "move",
            "Too few claims: move to get a new claim",
            moving.new_claim,
            has_claims_enough,
        ),
        Line(
            17,
            "secure",
            "Secure to contend an undeclared ambition",
            courting.secure_to_contend_undeclared,
        ),
        Line(18, "secure", "Secure to take captives", courting.secure_captives),
        Line(19, "tax", "Tax to contend an undeclared ambition", taxing.to_contend_undeclared),
        Line(20, "tax", "Tax to take a captive", taxing.to_take_captives),
        Line(
            21,
            "secure",
            "Secure to grow a lead in a declared ambition",
            courting.secure_to_grow_declared,
        ),
        Line(
            22,
            "influence",
            "Influence an uncontested card that would contend a declared ambition",
            courting.uncontested_to_contend,
        ),
        Line(23, "influence", "Influence a contested card", courting.contested),
        Line(
            25,
            "build",
            "Build to take control of a rival building",
            building.ship_to_take_building,
        ),
        Line(
            26,
            "repair",
            "Repair to take control of a rival building",
            building.repair_to_take_building,
        ),
        Line(28, "move", "Move to take control of a rival city", moving.rival_city),
        Line(31, "build", "Build to defend an undefended building", building.ship_to_defend),
        Line(32, "build", "Build ships", building.ships),
        Line(33, "build", "Build another starport", building.more_starports),
        Line(34, "repair", "Repair ships or buildings", building.any_repair),
        Line(37, "battle", "Favorable combat to take trophies", combat.for_trophies, no_marker),
        Line(
            38,
            "secure",
            "Secure to grow a lead in an undeclared ambition",
            courting.secure_to_grow_undeclared,
        ),
        Line(39, "secure", "Secure any other card", courting.secure_any),
        Line(40, "move", "Move to change the control of a rival's gate", moving.rival_gate),
        Line(
            41,
            "move",
            "Move idle ships to the task force",
            moving.idle_ships,
            is_partial=True,
        ),
        Line(42, "tax", "Tax to grow a lead in a declared ambition", taxing.to_grow_declared),
        Line(43, "influence", "Influence any other card", courting.any_card),
        Line(44, "tax", "Tax to gain resources", taxing.to_gain),
    )
}


def page(*numbers: int) -> tuple[Line, ...]:
    """The lines of these numbers, in this order."""
    return tuple(LINES[number] for number in numbers)


PAGES: Final[Mapping[str, Sequence[Line]]] = {
    "administration": page(1, 12, 19, 20, 22, 23, 26, 34, 42, 43, 44),
    "aggression": page(2, 3, 8, 10, 13, 14, 16, 17, 18, 21, 28, 37, 38, 39, 40, 41),
    "construction": page(9, 11, 12, 15, 25, 26, 31, 32, 33, 34),
    "mobilization": page(10, 13, 16, 22, 23, 28, 40, 41, 43),
}
"""CAT-6.1 to 6.4: the pages of the suits."""

SUIT_OF: Final = {actions: suit for suit, actions in SUIT_ACTIONS.items()}
"""The page by the actions that a card gives."""

BOOKS: Final[dict[str, Mapping[str, Sequence[Line]]]] = {"base": PAGES}
"""The pages by the mode of the game; those of the campaign are filled in by `reach.pages`."""


FirstPages = Callable[[Assessment, int], list[Page]]
FIRST_PAGES: Final[dict[str, FirstPages]] = {}
"""What comes before the page of the suit, by the mode of the game."""


def lines_of(assessment: Assessment, suit: str) -> Sequence[Line]:
    """The page of a suit in this game."""
    return BOOKS[assessment.view.rules.mode][suit]


def page_of_turn(assessment: Assessment) -> Sequence[Line]:
    """The page of the suit that its card gives."""
    return lines_of(assessment, SUIT_OF[assessment.view.turn.actions])


def walk(
    assessment: Assessment, lines: Sequence[Line], actions: int, allowed: Collection[str]
) -> Iterator[tuple[int, Line, Sequence[Aim]]]:
    """The lines that hold, in their order, with the actions left and allowed."""
    for place, line in enumerate(lines):
        if line.action not in allowed:
            continue
        aims = line.find(assessment, actions)
        if aims:
            yield place, line, aims


def action_of(line: Line, aim: Aim) -> str:
    """The first action that an aim takes: a fight with a march begins with a move."""
    if isinstance(aim, Ability):
        return aim.name
    return "move" if march_of(aim) else line.action


@dataclass(frozen=True, slots=True)
class Ability:
    """The action of a card as what a line would do: "bargain", say."""

    name: str

    def __str__(self) -> str:
        return self.name.capitalize()


def march_of(aim: Aim) -> March | None:
    """The march of an aim, if it begins with one."""
    if isinstance(aim, March):
        return aim
    return aim.march if isinstance(aim, Fight) else None
