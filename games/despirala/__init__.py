"""Despirala: fourteen combinations, six dice, and goods to pay for rolling again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from engine.core.bot import Bot
from engine.core.codec import Codec
from engine.core.decision import Decision, Option
from engine.core.field_words import FieldWords
from engine.core.game import BotLevel, Game
from engine.core.grading import Scale
from engine.core.recorded import recorded
from engine.core.school.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Result, Setting, Setup
from engine.core.storage import cache_folder
from games.despirala import plain_text, steps, words
from games.despirala.combinations import TURNS, most_points
from games.despirala.facts import FACTS
from games.despirala.kept import kept_file
from games.despirala.position_words import WORDS
from games.despirala.state import MOST_SEATS, DespiralaTable, Mode, Sheet

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.tally import Tally

MODE = Setting(
    "mode",
    "Mode",
    (
        Choice("normal", "Normal", "Highest score wins"),
        Choice("misere", "Misère", "Lowest score wins, no reroll"),
    ),
    "normal",
)


MODES: tuple[Mode, ...] = ("normal", "misere")


def _optimal(setup: Setup) -> Bot:
    from games.despirala.bots import OPTIMAL  # noqa: PLC0415 (brings NumPy)

    return OPTIMAL


def _sampled(trials: int) -> Callable[[Setup], Bot]:
    def make(setup: Setup) -> Bot:
        from games.despirala.bots import sampled  # noqa: PLC0415 (brings NumPy)

        return sampled(trials)

    return make


def _placed(goal: Literal["rank", "win"]) -> Callable[[Setup], Bot]:
    def make(setup: Setup) -> Bot:
        from games.despirala.rivalry import PlaceBot  # noqa: PLC0415 (brings NumPy)

        return PlaceBot(goal)

    return make


# The figures are mean scores of 200,000 normal games each; Rival's of 500 games against Exact.
LEVELS = (
    BotLevel("sampled:1", "Casual", "Plays by feel", 1, _sampled(1), "331", called="Feather"),
    BotLevel("sampled:5", "Careful", "Tries five rolls", 2, _sampled(5), "431", called="Feather"),
    BotLevel(
        "sampled:50",
        "Steady",
        "Rarely wrong",
        3,
        _sampled(50),
        "442",
        listed=False,
        called="Abacus",
    ),
    BotLevel(
        "sampled:1000",
        "Thorough",
        "Hardly ever wrong",
        4,
        _sampled(1000),
        "444",
        listed=False,
        called="Abacus",
    ),
    BotLevel("competitive", "Rival", "Plays the rank", 4, _placed("rank"), "437", called="Magpie"),
    BotLevel(
        "competitive:win",
        "Challenger",
        "Plays to win",
        4,
        _placed("win"),
        listed=False,
        called="Magpie",
    ),
    BotLevel("optimal", "Exact", "Best every time", 4, _optimal, "444", called="Abacus"),
)


def mode_of(setup: Setup) -> Mode:
    """The mode a set-up asks for."""
    return "misere" if setup.options["mode"] == "misere" else "normal"


class DespiralaGame(Game[DespiralaTable]):
    """The facts of Despirala, and the way to its rules, bots and words."""

    key = "despirala"
    title = "Despirala"
    tagline = "Six dice · fourteen goals"
    about = (
        "Roll six dice, pick one of fourteen goals, and spend goods to finish it. "
        "Greed costs everything."
    )
    minutes = 20
    fewest_seats = 1
    most_seats = MOST_SEATS
    settings = (MODE,)
    bot_levels: tuple[BotLevel, ...] = LEVELS
    default_bot = "optimal"
    first_bot = "sampled:1"
    best_of = RecordPlan("Best score", "points", "score")
    badge = BadgePlan(
        "Hardly a slip", "Thirty best choices, less slips",
        "dice-six-faces-six", "faultless", 30,
    )  # fmt: skip
    grading = Scale("points", "the exact engine", 0.0005, 1.0, 4.0, is_exact=True)
    challenge = ChallengePlan(
        "Most points, 14 turns", "points", (),
        ("sampled:1", "sampled:5", "sampled:50", "optimal"), most=most_points(),
    )  # fmt: skip
    codec = Codec(*recorded(__name__), DespiralaTable)
    folder = Path(__file__).parent
    round_name = "Turn"

    @property
    def table_type(self) -> type:
        return DespiralaTable

    def start(self, setup: Setup) -> DespiralaTable:
        return DespiralaTable(
            mode_of(setup), [Sheet() for _ in setup.seats], steps=[steps.StartTurn()]
        )

    def setup_of_position(self, table: DespiralaTable, setup: Setup) -> Setup:
        seats = setup.seats[:1] * len(table.sheets)
        return replace(setup, seats=seats, options={**setup.options, "mode": table.mode})

    def position_words(self) -> Mapping[str, FieldWords]:
        return WORDS

    def facts(self) -> Mapping[str, Callable[[Any, int, str], str]]:
        return FACTS

    def result(self, table: DespiralaTable) -> Result:
        return steps.result(table)

    def progress(self, table: DespiralaTable) -> tuple[int, int]:
        return table.turn, TURNS

    def describe(self, table: DespiralaTable, names: Sequence[str]) -> str:
        return plain_text.describe(table, names)

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        text: str = event.text(names)
        return text

    def review(self, match: Match) -> dict[str, Any] | None:
        from games.despirala.analysis import review  # noqa: PLC0415 (brings NumPy)
        from games.despirala.places import review_places  # noqa: PLC0415 (brings NumPy)

        document = review(match)
        for seat, places in zip(document["seats"], review_places(match), strict=False):
            seat["places"] = places
        return document

    def simulate_batch(
        self, seats: Sequence[str], setup: Setup, games: int, seed: str
    ) -> Tally | None:
        from games.despirala.batch import FEWEST_GAMES, play_batch  # noqa: PLC0415 (brings NumPy)
        from games.despirala.bots import PointsBot  # noqa: PLC0415 (brings NumPy)

        bots = [
            bot for bot in (self.bot(name, setup) for name in seats) if isinstance(bot, PointsBot)
        ]
        if games < FEWEST_GAMES or len(bots) < len(seats):
            return None
        return play_batch(bots, mode_of(setup), games, seed)

    @property
    def is_warm(self) -> bool:
        return all(kept_file(cache_folder(), mode).exists() for mode in MODES)

    def warm_up(self) -> None:
        from games.despirala.worth import exact_values  # noqa: PLC0415 (brings NumPy)

        for mode in MODES:
            exact_values(mode)

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        return words.parse_move(decision, text)

    def puzzle_craft(self) -> Any:
        from games.despirala.puzzling import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def table_parts(self) -> Callable[[Any], Any]:
        from games.despirala.scene.table import despirala_parts  # noqa: PLC0415 (only a window draws)

        return despirala_parts

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.despirala.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.despirala.scene.rules_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES

    def setup_panel(self) -> Any:
        from games.despirala.scene.setup_panel import FourteenGoals  # noqa: PLC0415 (only a window draws)

        return FourteenGoals()

    def table_picture(self, table: DespiralaTable) -> Any:
        from games.despirala.scene.thumbnail import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table) if table.dice else None

    def position_desk(self, table: DespiralaTable) -> Callable[[Any, Any], Any] | None:
        from games.despirala.scene.desk import DespiralaDesk  # noqa: PLC0415 (only a window draws)

        return DespiralaDesk if table.sheets else None


GAME = DespiralaGame()
