"""Rajas of the Ganges as the house plays it: its card, and the way to its rules, bots and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core.card import DiceLuck
from engine.core.codec import Codec
from engine.core.decision import CHANCE, recorded
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.instructions import LaidRung
from engine.core.position.edits import FieldWords
from engine.core.setup import Performance, Result, Setup
from engine.text.message import Message, Words, as_written
from games.rajas import steps
from games.rajas.board import MOST_SEATS, Numbers, own_box
from games.rajas.bots.raja import LEVELS
from games.rajas.card import DUMMY, RajasCard
from games.rajas.events import FameGained, MoneyGained, finish_said
from games.rajas.move_words import listed_said
from games.rajas.scoring import performance, result, tie_break
from games.rajas.setting_out import layout
from games.rajas.state import DIFFERENCES, Foresight, RajasTable, Rules, Version
from games.rajas.steps.rounds import EndTurn, new_table

ROOMS: Final = (steps,)
"""Where the rules are: all of it is loaded before a record is read."""


class RajasGame(RajasCard, Game[RajasTable]):
    bot_levels = LEVELS
    messages = "all"
    codec = Codec(*recorded("games.rajas"), RajasTable)

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
            "foresight": rules.foresight,
            "difference": rules.difference,
            "numbers": rules.numbers,
        }
        seats = (setup.seats * MOST_SEATS)[: len(table.seats)]
        return replace(setup, seats=seats, options={**setup.options, **options}, box=rules.box)

    def boxed(self, setup: Setup) -> Setup:
        """RAJ-1.4: the numbers of one's own are those of today's file; `start` misses the file."""
        if setup.options["numbers"] != "mine" or setup.box:
            return setup
        with suppress(InputError):
            return replace(setup, box=own_box())
        return setup

    def my_box(self) -> Any:
        from games.rajas.box import MyBox  # noqa: PLC0415 (few match their boxes)

        return MyBox(_page_of_box)

    def position_words(self) -> Mapping[str, FieldWords]:
        from games.rajas.setting_out import WORDS  # noqa: PLC0415 (few set positions out)

        return WORDS

    def ruled_seats(self, table: RajasTable) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(table.seats) if seat.is_dummy)

    def ruled_turn(self, table: RajasTable) -> int | None:
        if not table.round or not table.steps or isinstance(table.steps[-1], EndTurn):
            return None
        return table.seat if table.seats[table.seat].is_dummy else None

    def said_of(self, option: Any, table: Any = None, seat: int = CHANCE) -> Message:
        """A move with the names of what lies on the table; its command without one."""
        return as_written(str(option)) if table is None else listed_said(option, table, seat)

    def facts(self) -> Mapping[str, Callable[[Any, int, str], Words]]:
        from games.rajas.learning import FACTS  # noqa: PLC0415 (only lessons ask)

        return FACTS

    def result(self, table: RajasTable) -> Result:
        return result(table)

    def tie_break(self, table: RajasTable) -> Message | None:
        return tie_break(table)

    def performance(self, match: Any) -> Performance | None:
        return performance(match)

    def review(self, match: Any) -> dict[str, Any]:
        from games.rajas.learning import review  # noqa: PLC0415 (the Raja; few commands need him)

        return review(match)

    def weight_of(self, event: Any) -> float:
        return event.count if isinstance(event, FameGained | MoneyGained) else 0.0

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        from games.rajas.learning import dice_luck  # noqa: PLC0415 (a review asks for it)

        return dice_luck(events)

    def progress(self, table: RajasTable) -> tuple[int, int]:
        return table.round, 0

    def describe(self, table: RajasTable, names: Sequence[str]) -> str:
        from games.rajas import text  # noqa: PLC0415 (few play to read)

        return text.describe(table, self.voice(names))

    def surroundings(self, table: RajasTable, names: Sequence[str]) -> list[str]:
        from games.rajas import text  # noqa: PLC0415 (few play to read)

        return text.surroundings(table, self.voice(names))

    def puzzle_in(self, laid: Any, voice: Any) -> Any:
        from games.rajas.learning import retold  # noqa: PLC0415 (only who opens a puzzle needs it)

        return retold(laid, voice.say, voice.all_of, partial(self.told, names=voice))

    def puzzle_craft(self) -> Any:
        from games.rajas.learning import CRAFT  # noqa: PLC0415 (only who makes puzzles needs it)

        return CRAFT

    def layout(self, table: RajasTable) -> tuple[LaidRung, ...]:
        return layout(table)

    def won_by(self, match: Any) -> Message | None:
        table, winners = match.table, match.result.winners
        if not winners:
            return None
        seat = table.seats[winners[0]]
        args = {**finish_said(seat.used, table.round).args, "overlap": max(0, seat.overlap)}
        return Message("end-finished", args)

    def table_parts(self) -> Callable[[Any], Any]:
        from games.rajas.scene.table import rajas_parts  # noqa: PLC0415 (only a window draws)

        return rajas_parts

    def table_picture(self, table: RajasTable) -> Callable[[Any, Any], None]:
        from games.rajas.scene.hub_pictures import SmallTable  # noqa: PLC0415 (only a window draws)

        return SmallTable(table)

    def position_desk(self, table: RajasTable) -> Callable[[Any, Any], Any]:
        from games.rajas.scene.desk import RajasDesk  # noqa: PLC0415 (only a window draws)

        return RajasDesk

    def setup_panel(self) -> Any:
        from games.rajas.scene.hub_pictures import AT_A_GLANCE  # noqa: PLC0415 (only a window draws)

        return AT_A_GLANCE

    def rules_pictures(self) -> Mapping[str, Any]:
        from games.rajas.scene.hub_pictures import PICTURES  # noqa: PLC0415 (only a window draws)

        return PICTURES


def _page_of_box(*given: Any) -> Any:
    from games.rajas.scene.my_box import MyBoxScene  # noqa: PLC0415 (only a window draws)

    return MyBoxScene(*given)


def _rules(setup: Setup) -> Rules:
    options = setup.options
    version: Version = "navaratnas" if options["board"] == "navaratnas" else "base"
    foresight: Foresight = "ahead" if options["foresight"] == "ahead" else "schema"
    numbers: Numbers = "mine" if options["numbers"] == "mine" else "printed"
    return Rules(
        version,
        options["ganga"] == "on",
        int(options["handicap"]),
        "listed" if options["dummies"] == "listed" else "effect",
        foresight,
        DIFFERENCES[options["difference"]],
        numbers,
        box=(setup.box or own_box()) if numbers == "mine" else "",
    )


GAME = RajasGame()
