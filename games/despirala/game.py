"""Despirala as the house plays it: its card, and the way to its rules, bots and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from engine.core.card import DiceLuck
from engine.core.codec import Codec
from engine.core.decision import Bot, Decision, Option, recorded
from engine.core.game import Game, played_by
from engine.core.instructions import LaidRung
from engine.core.position.edits import FieldWords
from engine.core.setup import Result, Setup
from engine.core.storage import cache_folder
from engine.text.message import Message, Words
from games.despirala import moves, steps
from games.despirala.card import DespiralaCard, cached_table_file
from games.despirala.combinations import TURNS
from games.despirala.moves import Collected, TargetCompleted
from games.despirala.setting_out import WORDS, layout
from games.despirala.state import DespiralaTable, Mode, Sheet

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.setup import Tally


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
        from games.despirala.bots import PlaceBot  # noqa: PLC0415 (brings NumPy)

        return PlaceBot(goal)

    return make


LEVELS = played_by(
    DespiralaCard.levels,
    {
        "sampled:1": _sampled(1),
        "sampled:5": _sampled(5),
        "sampled:50": _sampled(50),
        "sampled:1000": _sampled(1000),
        "competitive": _placed("rank"),
        "competitive:win": _placed("win"),
        "optimal": _optimal,
    },
)


def mode_of(setup: Setup) -> Mode:
    return "misere" if setup.options["mode"] == "misere" else "normal"


class DespiralaGame(DespiralaCard, Game[DespiralaTable]):
    bot_levels = LEVELS
    messages = "all"
    codec = Codec(*recorded("games.despirala"), DespiralaTable)

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

    def facts(self) -> Mapping[str, Callable[[Any, int, str], Words]]:
        from games.despirala.learning import FACTS  # noqa: PLC0415 (brings NumPy)

        return FACTS

    def result(self, table: DespiralaTable) -> Result:
        return steps.result(table)

    def progress(self, table: DespiralaTable) -> tuple[int, int]:
        return table.turn, TURNS

    def puzzle_in(self, laid: Any, voice: Any) -> Any:
        from games.despirala.learning import retold  # noqa: PLC0415 (brings NumPy)

        return retold(laid, voice.say)

    def describe(self, table: DespiralaTable, names: Sequence[str]) -> str:
        from games.despirala.text import describe  # noqa: PLC0415 (only who reads)

        return describe(table, self.voice(names))

    def statements(self, table: DespiralaTable, names: Sequence[str]) -> list[str]:
        from games.despirala.text import statements  # noqa: PLC0415 (only who listens)

        return statements(table, self.voice(names))

    def surroundings(self, table: DespiralaTable, names: Sequence[str]) -> list[str]:
        from games.despirala.text import surroundings  # noqa: PLC0415 (only who listens)

        return surroundings(table, self.voice(names))

    def odds(self, table: DespiralaTable, decision: Decision) -> Sequence[Message]:
        from games.despirala.text import odds  # noqa: PLC0415 (only who asks)

        return odds(table, decision.options)

    def weight_of(self, event: Any) -> float:
        return event.points if isinstance(event, Collected | TargetCompleted) else 0.0

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        from games.despirala.analysis import dice_luck  # noqa: PLC0415 (as below)

        return dice_luck(events)

    def review(self, match: Match) -> dict[str, Any] | None:
        from games.despirala.analysis import (  # noqa: PLC0415
            review,
            review_places,
        )

        document = review(match)
        for seat, places in zip(document["seats"], review_places(match), strict=False):
            seat["places"] = places
        return document

    def simulate_batch(
        self, seats: Sequence[str], setup: Setup, games: int, seed: str
    ) -> Tally | None:
        from games.despirala.bots import (  # noqa: PLC0415 (brings NumPy)
            FEWEST_GAMES,
            PointsBot,
            play_batch,
        )

        bots = [
            bot for bot in (self.bot(name, setup) for name in seats) if isinstance(bot, PointsBot)
        ]
        if games < FEWEST_GAMES or len(bots) < len(seats):
            return None
        return play_batch(bots, mode_of(setup), games, seed)

    @property
    def is_warm(self) -> bool:
        return all(cached_table_file(cache_folder(), mode).exists() for mode in MODES)

    def warm_up(self) -> None:
        from games.despirala.bots import solve_ahead  # noqa: PLC0415 (brings NumPy)

        for mode in MODES:
            solve_ahead(mode)

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        return moves.parse_move(decision, text)

    def puzzle_craft(self) -> Any:
        from games.despirala.learning import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def layout(self, table: DespiralaTable) -> tuple[LaidRung, ...]:
        return layout(table)

    def table_parts(self) -> Callable[[Any], Any]:
        from games.despirala.scene.table import despirala_parts  # noqa: PLC0415 (only a window draws)

        return despirala_parts

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.despirala.scene.table_art import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES

    def setup_panel(self) -> Any:
        from games.despirala.scene.table_art import FourteenGoals  # noqa: PLC0415 (only a window draws)

        return FourteenGoals()

    def won_by(self, match: Any) -> Message | None:
        scores, winners = match.result.scores, match.result.winners
        if len(scores) == 1 or len(winners) != 1:
            return None
        others = [score for seat, score in enumerate(scores) if seat != winners[0]]
        margin = round(min(abs(scores[winners[0]] - score) for score in others))
        return Message("won-by-points", {"margin": margin})

    def table_picture(self, table: DespiralaTable) -> Any:
        from games.despirala.scene.table_art import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table) if table.dice else None

    def position_desk(self, table: DespiralaTable) -> Callable[[Any, Any], Any] | None:
        from games.despirala.scene.table import DespiralaDesk  # noqa: PLC0415 (only a window draws)

        return DespiralaDesk if table.sheets else None


GAME = DespiralaGame()
