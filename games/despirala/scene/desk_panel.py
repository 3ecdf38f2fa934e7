"""The panel of Despirala's desk: goods, what comes next, and what the dice are collected for."""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.desk_panel import GAP, SEAT_MARK, DeskPanel, paint_button
from engine.ui.table.pointing import SpotKey
from games.despirala import setting_out
from games.despirala.combinations import NAMES
from games.despirala.moves import COMBINATION
from games.despirala.state import DespiralaTable, Mode

IN_A_ROW: Final = 2
MODES: Final[tuple[Mode, ...]] = ("normal", "misere")
NAME_ROW: Final = 34.0
NAME_GAP: Final = 4.0


class DeskSeen(Protocol):
    """The desk as its panel knows it."""

    @property
    def seat(self) -> int: ...

    @property
    def table(self) -> DespiralaTable: ...

    @property
    def title(self) -> str: ...

    @property
    def voice(self) -> Voice: ...

    def change(self, table: DespiralaTable) -> None:
        """The table is another one."""


class Panel(DeskPanel):
    """Everything of the panel in a box, from the top down."""

    def __init__(self, desk: DeskSeen, box: Box) -> None:
        super().__init__(box, desk.change)
        self.desk = desk
        table, seat = desk.table, desk.seat
        say = self._say
        self.counter(say("desk-goods"), table.sheets[seat].goods,
                     partial(setting_out.count_goods, table, seat))  # fmt: skip
        if table.attempt is not None:
            self.counter(say("desk-rolls"), table.rolls,
                         partial(setting_out.count_rolls, table))  # fmt: skip
        self.setters(*((("mode", mode), say(f"mode-{mode}"), mode == table.mode,
                        partial(setting_out.change_mode, table, mode))
                       for mode in MODES))  # fmt: skip
        self._next(table)
        if not table.is_over:
            self._combinations(table)

    def _say(self, key: str) -> str:
        return self.desk.voice.say(Said(key))

    def draw(self, canvas: Canvas, hovered: SpotKey | None) -> None:
        """Whose things these are, and everything of it."""
        self.draw_rows(canvas, hovered, self.desk.title)
        canvas.seat_mark(self.desk.seat, *self.mark, SEAT_MARK)

    def _next(self, table: DespiralaTable) -> None:
        kinds, now = setting_out.kinds_of(table), setting_out.kind_of(table)
        self.heading(self._say("desk-next" if kinds else "desk-over"))
        for first in range(0, len(kinds), IN_A_ROW):
            self.setters(*((("next", kind), self._say(f"desk-{kind}"), kind == now,
                            partial(setting_out.choose_kind, table, kind))
                           for kind in kinds[first : first + IN_A_ROW]))  # fmt: skip

    def _combinations(self, table: DespiralaTable) -> None:
        """What the seat to play has chosen: the cells still free on its sheet."""
        self.heading(self._say("desk-chosen"))
        free = [name for name in NAMES if name not in table.sheet.points]
        chosen = None if table.attempt is None else table.attempt.combination
        for first in range(0, len(free), 2):
            row = Box(self.row.x, self.y, self.row.w, NAME_ROW)
            for name, box in zip(free[first : first + 2], row.row(None, None, gap=GAP),
                                 strict=False):  # fmt: skip
                words = self._say(COMBINATION(name).key)
                self.add(("attempt", name), box, partial(paint_button, words, name == chosen),
                         partial(setting_out.choose_attempt, table, name))  # fmt: skip
            self.y += NAME_ROW + NAME_GAP
