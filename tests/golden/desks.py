"""What every place of the position desks does to a table: `python -m tests.golden` writes it again.

The places of a board are known to its window alone. The file names them, and the rest is worked
out without one: what stands beside the board, and for every place the table after a click, the
right button, the wheel, a number, a piece laid there, and what it lets choose from.
"""

from __future__ import annotations

import json
from ast import literal_eval
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from engine.core.game import Game
from engine.core.position.edits import BACK, ChipRow, CounterRow, EditState, Key, PositionEdits
from games.arcs.campaign.rules.setting_out import EDITS as CAMPAIGN_EDITS
from games.arcs.campaign.rules.state import has_reach
from games.arcs.setting_out import EDITS as ARCS_EDITS
from games.despirala.setting_out import EDITS as DESPIRALA_EDITS
from games.rajas.setting_out import EDITS as RAJAS_EDITS
from games.risk.setting_out import EDITS as RISK_EDITS
from games.roll_galaxy.setting_out import EDITS as ROLL_EDITS
from tests.engine.test_position import table_after
from tests.golden import FOLDER
from tests.same_answers import MODES

EDITS = {
    "arcs": ARCS_EDITS, "despirala": DESPIRALA_EDITS, "rajas": RAJAS_EDITS, "risk": RISK_EDITS,
    "roll_galaxy": ROLL_EDITS,
}  # fmt: skip
ANSWERS = 130
"""The table of the first mode is that of a random game after so many answers."""
SEATS = (0, 1)
FIRST = 3
"""So many pages of every kind are opened, and a piece is laid on so many places of every kind."""
TYPED = 3


def desks_path(game: Game) -> Path:
    return FOLDER / "desks" / f"{game.key}.txt"


def tables(game: Game) -> Iterator[tuple[str, Any]]:
    """A table of every mode, each later in its game than the one before."""
    for number, options in enumerate(MODES[game.key], 1):
        answers = ANSWERS * number
        yield f"{answers} answers {options}", table_after(game, answers, options)


def desks(game: Game, places: Iterable[Sequence[Key]]) -> str:
    """Of every table and seat what stands beside the board, and what is done by every place."""
    boards = iter(places)
    lines: list[str] = []
    for name, table in tables(game):
        for seat in SEATS:
            lines += [f"# {name}, seat {seat}", *_Desk(game, table, seat).told(next(boards))]
    return "\n".join(lines) + "\n"


def places_in(text: str) -> Iterator[list[Key]]:
    """The places of the boards that a file names."""
    for part in text.split("# ")[1:]:
        lines = [line for line in part.splitlines() if line.startswith("* ")]
        yield [literal_eval(line[2:].partition(": ")[0]) for line in lines]


def _edits_of(game: Game, table: Any) -> PositionEdits:
    is_campaign = game.key == "arcs" and has_reach(table)
    return CAMPAIGN_EDITS if is_campaign else EDITS[game.key]


class _Desk:
    def __init__(self, game: Game, table: Any, seat: int) -> None:
        self._game, self._edits = game, _edits_of(game, table)
        self._table = self._edits.tidied(table)
        self._seat = seat
        self._before = game.codec.encode(self._table)

    def told(self, board: Sequence[Key]) -> Iterator[str]:
        beside: dict[tuple[str, Key, Key], None] = {}
        pages: list[Key] = [(), *self._pages(board)]
        for page in pages:
            state = self._state()
            state.page = page
            for row in self._edits.rows(self._table, state):
                yield f"{page} {_row(row)}"
                beside |= dict.fromkeys([("-", key, page) for key in _keys(row)])
                pages += [key for key in self._pages(_keys(row)) if key not in pages]
        for sign, key, page in [*(("*", key, ()) for key in board), *beside]:
            done = " | ".join(f"{name} {what}" for name, what in self._done(key, page) if what)
            yield f"{sign} {key}: {done}"
            if self._edits.places[key[0]].role == "piece":
                for to in _first_of_each_kind(board):
                    yield f"  on {to}: {self._laid(key, to)}"

    def _pages(self, keys: Sequence[Key]) -> list[Key]:
        able = [key for key in keys if self._edits.places[key[0]].role == "page"]
        return _first_of_each_kind(able)

    def _state(self) -> EditState:
        state = self._edits.begin()
        state.seat = self._seat
        self._edits.settle(self._table, state)
        return state

    def _done(self, key: Key, page: Key) -> Iterator[tuple[str, str]]:
        edits, table = self._edits, self._table
        yield "click", self._after(page, lambda state: edits.click(table, state, key))
        yield (
            "right",
            self._after(page, lambda state: edits.click(table, state, key, is_right=True)),
        )
        for by in (1, -1):
            yield (
                f"wheel {by}",
                self._after(page, lambda state, by=by: edits.turn(table, state, key, by)),
            )
        yield "typed", self._after(page, lambda state: edits.type(table, state, key, TYPED))
        state = self._state()
        state.page = page
        chips = edits.pictures(table, state, key)
        if chips:
            yield "from", f"{len(chips)} {_crc([chip.key for chip in chips])}"
            yield (
                "last",
                self._after(page, lambda state: edits.choose(table, state, key, chips[-1].key)),
            )

    def _laid(self, key: Key, to: Key) -> str:
        def lay(state: EditState) -> Any:
            self._edits.click(self._table, state, key)
            return self._edits.click(self._table, state, to)

        return self._after((), lay)

    def _after(self, page: Key, do: Callable[[EditState], Any]) -> str:
        """What is another in the table, and at what is looked now."""
        state = self._state()
        state.page = page
        looked = repr(state)
        after = do(state)
        said = []
        if after is not None and after is not self._table:
            now = self._game.codec.encode(after)
            said += [
                f"{name}:{_crc(value)}" for name, value in now.items()
                if value != self._before.get(name)
            ] or ["same"]  # fmt: skip
        return " ".join([*said, *(["look"] if repr(state) != looked else [])])


def _first_of_each_kind(keys: Sequence[Key]) -> list[Key]:
    kinds = dict.fromkeys(key[0] for key in keys)
    return [key for kind in kinds for key in [k for k in keys if k[0] == kind][:FIRST]]


def _keys(row: Any) -> list[Key]:
    if isinstance(row, CounterRow):
        return [(row.name, 1), (row.name, -1)]
    chips = row.chips if isinstance(row, ChipRow) else ()
    return [chip.key for chip in chips if chip.key != BACK]


def _row(row: Any) -> str:
    if isinstance(row, ChipRow):
        on = [chip.key for chip in row.chips if chip.is_on]
        left = [chip.left for chip in row.chips if chip.left is not None]
        return f"{len(row.chips)} chips, {row.columns} in a line, {row.height}, on {on} {left}"
    return f"{row.name} {row.now}" if isinstance(row, CounterRow) else "heading"


def _crc(value: Any) -> str:
    return f"{crc32(json.dumps(value, sort_keys=True, default=str).encode()):08x}"
