"""Roll for the Galaxy: dice are the people of an empire."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.core.codec import Codec
from engine.core.field_words import FieldWords
from engine.core.game import Game
from engine.core.grading import Scale
from engine.core.recorded import recorded
from engine.core.school.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Result, Setting, Setup
from games.roll_galaxy import plain_text
from games.roll_galaxy.facts import FACTS
from games.roll_galaxy.levels import FLOORS, LEVELS
from games.roll_galaxy.limits import most_points
from games.roll_galaxy.position_words import WORDS, deal_hidden
from games.roll_galaxy.rollbot.rulings import SETTINGS
from games.roll_galaxy.scoring import result
from games.roll_galaxy.state import FEWEST_SEATS, MOST_SEATS, RollTable, Rules
from games.roll_galaxy.steps.setting_up import new_table

NEW_GALACTIC_ORDER = Setting(
    "order",
    "Galactic Order",
    (
        Choice("groups", "Groups of three", "New Galactic Order: 2 VP a group"),
        Choice("thirds", "Two thirds", "New Galactic Order: 2/3 VP a die"),
    ),
    "groups",
    "How its bonus counts a partial group",
)


class RollGalaxyGame(Game[RollTable]):
    """The facts of Roll for the Galaxy, and the way to its rules, bots and words."""

    key = "roll_galaxy"
    title = "Roll for the Galaxy"
    tagline = "Dice are your people"
    about = (
        "Roll your workers, choose a phase in secret, and settle the stars before the others do."
    )
    minutes = 45
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    usual_seats = 2
    settings = (NEW_GALACTIC_ORDER, *SETTINGS)
    bot_levels = LEVELS
    default_bot = "rollbot:easy"
    hint_bot = "navigator"
    best_of = RecordPlan("Most points", "points", "score")
    badge = BadgePlan(
        "Full builder", "Forty points in one game of Roll", "planet-conquest", "score", 40
    )
    grading = Scale("points", "the Navigator", 0.05, 1.0, 2.5)
    challenge = ChallengePlan(
        "Most points, same tiles", "points", ("rollbot:medium",),
        ("rollbot:easy", "rollbot:medium", "rollbot:hard", "rollbot:insane", "navigator"),
        most=most_points(seats=2),
    )  # fmt: skip
    codec = Codec(*recorded(__name__), RollTable)
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    figures_about = "games of two won against Easy"

    @property
    def table_type(self) -> type:
        return RollTable

    def start(self, setup: Setup) -> RollTable:
        floors = [floor_of(seat.player) for seat in setup.seats]
        return new_table(_rules(setup), floors)

    def hide(self, table: RollTable, seat: int) -> RollTable:
        return table.seen_by(seat)

    def setup_of_position(self, table: RollTable, setup: Setup) -> Setup:
        return replace(
            setup,
            seats=(setup.seats * MOST_SEATS)[: len(table.seats)],
            options={**setup.options, "order": table.rules.new_galactic_order},
        )

    def deal_hidden(self, table: RollTable, rng: Random) -> RollTable:
        return deal_hidden(table, rng)

    def position_words(self) -> Mapping[str, FieldWords]:
        return WORDS

    def result(self, table: RollTable) -> Result:
        return result(table)

    def facts(self) -> Mapping[str, Callable[[Any, int, str], str]]:
        return FACTS

    def review(self, match: Any) -> dict[str, Any]:
        from games.roll_galaxy.looking_back import review  # noqa: PLC0415 (the Navigator; few commands need him)

        return review(match)

    def progress(self, table: RollTable) -> tuple[int, int]:
        return table.round, 0

    def describe(self, table: RollTable, names: Sequence[str]) -> str:
        return plain_text.describe(table, names)

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        text: str = event.text(names)
        return text

    def puzzle_craft(self) -> Any:
        from games.roll_galaxy.puzzling import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def table_parts(self) -> Callable[[Any], Any]:
        from games.roll_galaxy.scene.table import roll_parts  # noqa: PLC0415 (only a window draws)

        return roll_parts

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.roll_galaxy.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover

    def setup_panel(self) -> Any:
        from games.roll_galaxy.scene.setup_panel import PhasesAndDice  # noqa: PLC0415 (only a window draws)

        return PhasesAndDice()

    def table_picture(self, table: RollTable) -> Callable[[Any, Any], None]:
        from games.roll_galaxy.scene.thumbnail import SmallEmpires  # noqa: PLC0415 (only a window draws)

        return SmallEmpires(table)

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.roll_galaxy.scene.rules_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES


def floor_of(player: str) -> int:
    """ROLL-12.5: the least money of a seat after a round; more than $1 for higher levels."""
    return FLOORS.get(player, 1)


def _rules(setup: Setup) -> Rules:
    return Rules("thirds" if setup.options["order"] == "thirds" else "groups")


GAME = RollGalaxyGame()
