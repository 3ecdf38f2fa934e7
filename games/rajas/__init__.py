"""Rajas of the Ganges: wealth and fame along the river, with the dummies of its solo version.

Where things are, for whoever draws the table or writes a player:

    state     RajasTable and Seat: everything on the table; `table.board` are the numbers
    board     Board: spaces, tracks, river, tiles, borders, yield tiles, read from data/
    province  what follows from the tiles of a seat and from those face up; ways: spaces by bits
    dice      a die as one number; grid: cells and roads; effects: the one vocabulary of effects
    moves     what a person may answer; events: what happens (log, animation, charts)
    spaces    where a worker may go (`placements`), what a space brings (`gains`, `gain_words`),
              the river ahead (`spaces_ahead`), tiles that can be bought or replaced
    dummy     how a dummy decides, sentence by sentence; ValidFaces is its die
    ending    standings and result; steps: the rulebook
    bots      the players made of code; hints: the adviser's numbers

A scene reads `match.pending`: a Decision of a person (its options tell all that is legal) or a
Chance. Kinds of decisions: place, buy, pay, lay, replace, dice, upgrade, sail, sell, visit,
border, yield, reroll, brown; any of them (but brown and reroll) may offer TurnDie as well.
Kinds of chance: start, gained, again (dice of a person), area, person, steps, terrace (dice of a
dummy), colour, upgrade, tile, bought, replaced, market, yield, brown, river, river tile (lots).
A dummy's turn tells each of its steps as a DummyThought with its clause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from engine.core.codec import Codec
from engine.core.field_words import FieldWords
from engine.core.game import Game
from engine.core.grading import Scale
from engine.core.recorded import recorded
from engine.core.school.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Performance, Result, Setting, Setup
from games.rajas import plain_text, steps
from games.rajas.board import (
    FEWEST_SEATS,
    MOST_SEATS,
    Numbers,
    board_for_new_game,
    printed_numbers,
)
from games.rajas.bots.levels import DUMMY, LEVELS
from games.rajas.ending import result
from games.rajas.facts import FACTS
from games.rajas.own_numbers import reconstructed_words
from games.rajas.performance import performance
from games.rajas.position_words import WORDS
from games.rajas.state import MOST_HANDICAP, RajasTable, Reading, Rules, Version
from games.rajas.steps.rounds import EndTurn
from games.rajas.steps.setting_up import new_table

BOARD = Setting(
    "board",
    "Version",
    (
        Choice("base", "Base game", "Ten dice, five workers"),
        Choice("navaratnas", "Navaratnas", "Yield tiles, eight dice, six workers"),
    ),
    "base",
)
GANGA = Setting(
    "ganga",
    "Ganga",
    (
        Choice("off", "Off", "The river as printed"),
        Choice("on", "On", "Eight tiles cover the river"),
    ),
    "off",
)
HANDICAP = Setting(
    "handicap",
    "Handicap",
    tuple(
        Choice(str(n), "None" if not n else str(n), "" if not n else f"{n} fame, {2 * n} money")
        for n in range(MOST_HANDICAP + 1)
    ),
    "0",
    "How far dummies are ahead",
)
DUMMIES = Setting(
    "dummies",
    "Dummies",
    (
        Choice("letter", "By the letter", "Just as the solo version says"),
        Choice("sensible", "Sensible", "No action that brings nothing"),
    ),
    "letter",
)
NUMBERS = Setting(
    "numbers",
    "Numbers",
    (
        Choice("printed", "Supplied", "Printed where known, else reconstructed"),
        Choice("mine", "Mine", "From your own file"),
    ),
    "printed",
    f"Reconstructed are {reconstructed_words(printed_numbers())}",
)


ROOMS: Final = (steps,)
"""Where the rules are: all of it is loaded before a record is read."""


class RajasGame(Game[RajasTable]):
    """The facts of Rajas of the Ganges, and the way to its rules, players and words."""

    key = "rajas"
    title = "Rajas of the Ganges"
    tagline = "Wealth and fame"
    about = (
        "Place workers, roll dice and build a province, until wealth and fame meet on the way "
        "round the palace."
    )
    minutes = 60
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    usual_seats = 2
    settings = (BOARD, GANGA, HANDICAP, DUMMIES, NUMBERS)
    bot_levels = LEVELS
    default_bot = "minister"
    ruled_player = DUMMY
    hint_bot = "raja"
    best_of = RecordPlan("Largest lead", "steps", "lead")
    badge = BadgePlan("Swift river", "Rajas won by twenty steps", "lotus-flower", "lead", 20)
    grading = Scale("rounds", "the Raja", 0.02, 0.1, 0.3)
    challenge = ChallengePlan(
        "Meet in few rounds", "rounds", ("dummy",), ("greedy", "page", "minister", "raja"),
        boundless="play goes on until somebody's markers meet, however many rounds that takes",
    )  # fmt: skip
    codec = Codec(*recorded(__name__), RajasTable)
    folder = Path(__file__).parent
    opener_is_drawn = True
    figures_about = "rounds to the end, measured"

    @property
    def table_type(self) -> type:
        return RajasTable

    def start(self, setup: Setup) -> RajasTable:
        return new_table(_rules(setup), [seat.player == DUMMY for seat in setup.seats])

    def setup_of_position(self, table: RajasTable, setup: Setup) -> Setup:
        rules = table.rules
        options = {
            "board": rules.board,
            "ganga": "on" if rules.ganga else "off",
            "handicap": str(rules.handicap),
            "dummies": rules.dummies,
            "numbers": rules.numbers,
        }
        seats = (setup.seats * MOST_SEATS)[: len(table.seats)]
        return replace(setup, seats=seats, options={**setup.options, **options})

    def position_words(self) -> Mapping[str, FieldWords]:
        return WORDS

    def ruled_seats(self, table: RajasTable) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(table.seats) if seat.is_dummy)

    def ruled_turn(self, table: RajasTable) -> int | None:
        if not table.round or not table.steps or isinstance(table.steps[-1], EndTurn):
            return None
        return table.seat if table.seats[table.seat].is_dummy else None

    def facts(self) -> Mapping[str, Callable[[Any, int, str], str]]:
        return FACTS

    def result(self, table: RajasTable) -> Result:
        return result(table)

    def performance(self, match: Any) -> Performance | None:
        return performance(match)

    def review(self, match: Any) -> dict[str, Any]:
        from games.rajas.looking_back import review  # noqa: PLC0415 (the Raja; few commands need him)

        return review(match)

    def progress(self, table: RajasTable) -> tuple[int, int]:
        return table.round, 0

    def describe(self, table: RajasTable, names: Sequence[str]) -> str:
        return plain_text.describe(table, names)

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        text: str = event.text(names)
        return text

    def puzzle_craft(self) -> Any:
        from games.rajas.puzzling import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def table_parts(self) -> Callable[[Any], Any]:
        from games.rajas.scene.table import rajas_parts  # noqa: PLC0415 (only a window draws)

        return rajas_parts

    def table_picture(self, table: RajasTable) -> Callable[[Any, Any], None]:
        from games.rajas.scene.thumbnail import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table)

    def position_desk(self, table: RajasTable) -> Callable[[Any, Any], Any]:
        from games.rajas.scene.desk import RajasDesk  # noqa: PLC0415 (only a window draws)

        return RajasDesk

    def setup_panel(self) -> Any:
        from games.rajas.scene.setup_panel import AT_A_GLANCE  # noqa: PLC0415 (only a window draws)

        return AT_A_GLANCE

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.rajas.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.rajas.scene.rules_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES


def _rules(setup: Setup) -> Rules:
    """The options as the table keeps them."""
    options = setup.options
    version: Version = "navaratnas" if options["board"] == "navaratnas" else "base"
    reading: Reading = "sensible" if options["dummies"] == "sensible" else "letter"
    numbers: Numbers = "mine" if options["numbers"] == "mine" else "printed"
    board = board_for_new_game(numbers)
    return Rules(
        version,
        options["ganga"] == "on",
        int(options["handicap"]),
        reading,
        numbers,
        board.digest if numbers == "mine" else "",
    )


GAME = RajasGame()
