"""Roll for the Galaxy as the house plays it: its card, and the way to its rules, bots and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.core.card import DiceLuck
from engine.core.codec import Codec
from engine.core.decision import CHANCE, recorded
from engine.core.game import Game
from engine.core.instructions import LaidRung
from engine.core.position.edits import FieldWords
from engine.core.setup import Result, Setup
from engine.text.message import Message, Words
from games.roll_galaxy.card import RollGalaxyCard
from games.roll_galaxy.events import ChipsGained, GameEnded, GoodConsumed, TileCompleted
from games.roll_galaxy.moves import EndExplore, EndRecall
from games.roll_galaxy.navigator.bot import FLOORS, LEVELS
from games.roll_galaxy.scoring import result, tie_break
from games.roll_galaxy.setting_out import UNTOLD, WORDS, deal_hidden, layout
from games.roll_galaxy.state import MOST_SEATS, RollTable, Rules
from games.roll_galaxy.steps.rounds import new_table
from games.roll_galaxy.tiles import SIDES


class RollGalaxyGame(RollGalaxyCard, Game[RollTable]):
    bot_levels = LEVELS
    messages = "all"
    ends_turn = (EndExplore, EndRecall)
    untold = UNTOLD
    codec = Codec(*recorded("games.roll_galaxy"), RollTable)

    @property
    def table_type(self) -> type:
        return RollTable

    def start(self, setup: Setup) -> RollTable:
        floors = [floor_of(seat.player) for seat in setup.seats]
        return new_table(_rules(setup), floors)

    def opening(self, setup: Setup) -> RollTable:
        table = super().opening(setup)
        late = [number for number, seat in enumerate(setup.seats) if seat.is_person]
        table.rules = replace(table.rules, tell_late=tuple(late if setup.tells_late else ()))
        return table

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

    def position_desk(self, table: RollTable) -> Callable[[Any, Any], Any]:
        from games.roll_galaxy.scene.desk import RollDesk  # noqa: PLC0415 (only a window draws)

        return RollDesk

    def position_words(self) -> Mapping[str, FieldWords]:
        return WORDS

    def result(self, table: RollTable) -> Result:
        return result(table)

    def tie_break(self, table: RollTable) -> Message | None:
        return tie_break(table)

    def said_of(self, option: Any, table: Any = None, seat: int = CHANCE) -> Message:
        """A move with the names of what lies on the table."""
        if table is None or seat == CHANCE:
            return super().said_of(option)
        from games.roll_galaxy.moves import listed_said  # noqa: PLC0415 (few play to read)

        return listed_said(option, table, seat)

    def facts(self) -> Mapping[str, Callable[[Any, int, str], Words]]:
        from games.roll_galaxy.learning import FACTS  # noqa: PLC0415 (only lessons ask)

        return FACTS

    def review(self, match: Any) -> dict[str, Any]:
        from games.roll_galaxy.learning import review  # noqa: PLC0415 (the Navigator; few commands need him)

        return review(match)

    def weight_of(self, event: Any) -> float:
        match event:
            case TileCompleted():
                return SIDES[event.side].cost
            case GoodConsumed() | ChipsGained():
                return event.chips
        return 0.0

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        from games.roll_galaxy.learning import dice_luck  # noqa: PLC0415 (a review asks for it)

        return dice_luck(events)

    def progress(self, table: RollTable) -> tuple[int, int]:
        return table.round, 0

    def describe(self, table: RollTable, names: Sequence[str]) -> str:
        from games.roll_galaxy.text import describe  # noqa: PLC0415 (only who reads)

        return describe(table, self.voice(names))

    def surroundings(self, table: RollTable, names: Sequence[str]) -> list[str]:
        from games.roll_galaxy.text import surroundings  # noqa: PLC0415 (only who listens)

        return surroundings(self.voice(names))

    def puzzle_craft(self) -> Any:
        from games.roll_galaxy.learning import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def puzzle_in(self, laid: Any, voice: Any) -> Any:
        from games.roll_galaxy.learning import retold  # noqa: PLC0415 (the Navigator; few commands need him)

        return retold(laid, voice.say)

    def layout(self, table: RollTable) -> tuple[LaidRung, ...]:
        return layout(table)

    def table_parts(self) -> Callable[[Any], Any]:
        from games.roll_galaxy.scene.table import roll_parts  # noqa: PLC0415 (only a window draws)

        return roll_parts

    def setup_panel(self) -> Any:
        from games.roll_galaxy.scene.hub_pictures import PhasesAndDice  # noqa: PLC0415 (only a window draws)

        return PhasesAndDice()

    def won_by(self, match: Any) -> Message | None:
        events = (each for move in reversed(match.moves) for each in move.events)
        ended = next((each for each in events if isinstance(each, GameEnded)), None)
        if ended is None:
            return None
        return Message("how-it-ended", {"ending": ended.ending, "round": match.table.round})

    def table_picture(self, table: RollTable) -> Callable[[Any, Any], None]:
        from games.roll_galaxy.scene.hub_pictures import SmallEmpires  # noqa: PLC0415 (only a window draws)

        return SmallEmpires(table)

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.roll_galaxy.scene.hub_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES


def floor_of(player: str) -> int:
    """ROLL-12.5: the least money of a seat after a round; more than $1 for higher levels."""
    return FLOORS.get(player, 1)


def _rules(setup: Setup) -> Rules:
    return Rules("thirds" if setup.options["order"] == "thirds" else "groups")


GAME = RollGalaxyGame()
