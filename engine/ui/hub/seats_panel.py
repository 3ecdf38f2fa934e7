"""The panel of the set-up page with the seats, and the levels that bots can play at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.card import Level
from engine.core.game import Game
from engine.core.learning.ratings import level_ratings, place_of
from engine.core.proposal import LevelProposal
from engine.text.said import Said, Words, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import SeatDraft, SetupDraft
from engine.ui.hub.seat_rows import SeatRow
from engine.ui.theme import (
    BODY,
    GOOD,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Button, Widget, draw_levels
from engine.ui.widgets.base import QUIET_LINE, Tip
from engine.ui.widgets.switches import LEVELS_WIDTH

INSET: Final = 16.0
HEAD: Final = 56.0
ROW_GAP: Final = 8.0
ADD_HEIGHT: Final = 56.0
LEVELS_HEAD: Final = 24.0
LEVEL_CARD: Final = 104.0
PLAIN_LEVEL_CARD: Final = 74.0  # without a measured figure
NARROWEST_LEVEL: Final = 168.0
MOST_LEVELS: Final = 4
FEWEST_SHARES: Final = 2  # a single level does not fill the whole width
RATED_ABOUT: Final = Said("setup-rated")


class SeatsPanel(Widget):
    """Rows for the seats of a draft; `on_change` hears every change, `on_resize` a new height."""

    def __init__(
        self,
        draft: SetupDraft,
        on_change: Callable[[], object],
        on_resize: Callable[[], object],
        proposal: LevelProposal,
        width_of: Callable[[Words], float],
    ) -> None:
        super().__init__()
        self.proposal = proposal
        self._width_of = width_of
        self.draft = draft
        self._on_change, self._on_resize = on_change, on_resize
        self.figures = level_figures(draft.game, draft.levels)
        self.rows: list[SeatRow] = [self._row(seat) for seat in draft.seats]
        self.add_button = Button(Said("house-add-seat"), self._add_seat, kind="ghost", icon="plus")
        self._number_rows()

    # -- rows

    def _row(self, seat: SeatDraft) -> SeatRow:
        return SeatRow(seat, self.draft.levels, self)

    def place_of(self, level: Level) -> tuple[int, int]:
        """The place of a level from below, and how many places there are."""
        return place_of(self.draft.game, level.name)

    def level_room(self) -> float:
        """How wide the longest title of a level is."""
        return max((self._width_of(level.title) for level in self.draft.levels), default=0.0)

    def renamed(self, row: SeatRow) -> None:
        """The draft has another name."""
        self._on_change()

    def levelled(self, row: SeatRow) -> None:
        """The cards of the levels light up anew."""
        self._changed()

    def show_names(self) -> None:
        """Names have changed elsewhere."""
        for row in self.rows:
            row.refresh()

    def show_levels(self) -> bool:
        """The options have changed: whether other levels play in their own way now."""
        self.draft.settle_levels()
        if tuple(self.figures) == tuple(level.name for level in self.draft.levels):
            return False
        self.figures = level_figures(self.draft.game, self.draft.levels)
        self.rows = [self._row(seat) for seat in self.draft.seats]
        self._number_rows()
        return True

    def allow_hints(self, is_allowed: bool) -> None:
        """Says beside every person whether hints are on."""
        for row in self.rows:
            row.allows_hints = is_allowed

    def _add_seat(self) -> None:
        self.draft.add_seat()
        row = self._row(self.draft.seats[-1])
        row.allows_hints = self.rows[0].allows_hints if self.rows else True
        self.rows.append(row)
        self._number_rows()
        self._on_resize()

    def remove_seat(self, row: SeatRow) -> None:
        """The seat of the row leaves the draft."""
        self.draft.remove_seat(self.rows.index(row))
        self.rows.remove(row)
        self._number_rows()
        self._on_resize()

    def set_kind(self, row: SeatRow, is_person: bool) -> None:
        """The row shows what sits there now."""
        self.draft.sit(self.rows.index(row), is_person=is_person)
        row.refresh()
        self._changed()

    def drag_seat(self, row: SeatRow, y: float) -> None:
        """The row goes where the pointer is as soon as it passes the middle of another."""
        here = self.rows.index(row)
        passed = [n for n, other in enumerate(self.rows) if other.box.y <= y < other.box.bottom]
        if passed and passed[0] != here:
            self._move_seat(row, passed[0])

    def step_seat(self, row: SeatRow, by: int) -> None:
        """The row goes up or down, if there is room."""
        to = self.rows.index(row) + by
        if 0 <= to < len(self.rows):
            self._move_seat(row, to)

    def _move_seat(self, row: SeatRow, to: int) -> None:
        here = self.rows.index(row)
        self.draft.move_seat(here, to)
        self.rows.insert(to, self.rows.pop(here))
        self._number_rows()
        self.play_sound("click")
        self._changed()

    def _number_rows(self) -> None:
        for index, row in enumerate(self.rows):
            row.index = index
            row.remove.is_enabled = self.draft.can_remove
        self.add_button.is_visible = self.draft.can_add
        self.children.clear()
        for child in (*self.rows, self.add_button):
            self.add(child)
        self.placed()
        self.changed()

    def _changed(self) -> None:
        self.changed()
        self._on_change()

    # -- places

    @property
    def _row_height(self) -> float:
        return 80.0 if len(self.rows) <= 3 else 64.0

    def _levels_y(self) -> float:
        """Where the heading of the levels begins, from the top of the panel."""
        rows = len(self.rows) * (self._row_height + ROW_GAP)
        return HEAD + rows + (ADD_HEIGHT + 18 if self.draft.can_add else 10)

    def _level_columns(self, width: float) -> int:
        fits = int((width - 2 * INSET + INSET) / (NARROWEST_LEVEL + INSET))
        levels = max(1, len(self.draft.levels))
        lines = -(-levels // max(1, min(MOST_LEVELS, fits)))
        return -(-levels // lines)

    @property
    def _card_height(self) -> float:
        return LEVEL_CARD if any(self.figures.values()) else PLAIN_LEVEL_CARD

    def height(self, width: float) -> float:
        """The height the panel needs at a width."""
        lines = -(-len(self.draft.levels) // self._level_columns(width))
        cards = lines * self._card_height + (lines - 1) * INSET
        return self._levels_y() + LEVELS_HEAD + 10 + cards + 20

    def placed(self) -> None:
        """Rows from the top, then the button that adds one."""
        x, y, width = self.box.x + INSET, self.box.y + HEAD, self.box.w - 2 * INSET
        for row in self.rows:
            row.box = Box(x, y, width, self._row_height)
            row.placed()  # the same box may hold letters of another size
            y += self._row_height + ROW_GAP
        self.add_button.box = Box(x, y, width, ADD_HEIGHT)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The ground, and the levels at the foot."""
        seats = Said("house-of-all", {"count": len(self.rows), "all": self.draft.game.most_seats})
        canvas.panel(self.box, Said("setup-seats"), "users", seats)
        box, levels = self.box, self.draft.levels
        y = box.y + self._levels_y() + LEVELS_HEAD / 2
        canvas.text(box.x + INSET, y, Said("setup-levels"), BODY, TEXT, "text-semibold")
        if any(self.figures.values()):
            rated = level_ratings(self.draft.game)
            words = RATED_ABOUT if rated else self.draft.game.figures_about
            canvas.text(box.right - INSET, y, words, SMALL, SECOND_TEXT, align="right")
        for level, card in zip(levels, self.level_cards(), strict=True):
            self._draw_level(canvas, card, level)

    def level_cards(self) -> list[Box]:
        """Where the card of every level is."""
        box, columns = self.box, self._level_columns(self.box.w)
        shares = max(columns, FEWEST_SHARES)
        width = (box.w - 2 * INSET - (shares - 1) * INSET) / shares
        top = box.y + self._levels_y() + LEVELS_HEAD + 10
        places = [divmod(n, columns) for n in range(len(self.draft.levels))]
        step = self._card_height + INSET
        return [
            Box(box.x + INSET + column * (width + INSET), top + line * step, width,
                self._card_height)
            for line, column in places
        ]  # fmt: skip

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What was measured of the level under the pointer."""
        for level, card in zip(self.draft.levels, self.level_cards(), strict=True):
            if card.contains((x, y)) and level.figure:
                about = self.draft.game.figures_about
                args = {"title": level.title, "figure": level.figure, "about": about}
                return Said("setup-level-tip", args)
        return None

    def _draw_level(self, canvas: Canvas, card: Box, level: Level) -> None:
        accent, raised = canvas.theme.accent, canvas.theme.raised
        is_used = any(not seat.is_person and seat.level == level.name for seat in self.draft.seats)
        edge = mix(accent, raised, 0.35) if is_used else QUIET_LINE
        canvas.rounded(card, 10, with_alpha(raised, 255 if is_used else 130), edge)
        x, room = card.x + INSET, card.w - 2 * INSET
        title_room = room - 60
        canvas.text(x, card.y + 25, level.title, BODY, TEXT, "text-semibold", max_width=title_room)
        place = self.place_of(level)
        draw_levels(canvas, card.right - INSET - LEVELS_WIDTH, card.y + 25, place)
        ink = lighten(accent, 0.25)
        low = card.y + 82 if card.h >= LEVEL_CARD else card.y + 52
        why: Words = self.proposal.why if level.name == self.proposal.level else ""
        right = card.right - INSET
        figure = self.figures[level.name]
        taken = canvas.text_width(figure if low > card.y + 52 else level.about, LARGE)
        if why and canvas.text_width(why, SMALL, "text-semibold") > room - taken - 8:
            why = Said("setup-proposed")
        wide = canvas.text(right, low, why, SMALL, lighten(GOOD, 0.25), "text-semibold", "right")
        free = room - wide - 8 if why and low == card.y + 52 else room
        canvas.text(x, card.y + 52, level.about, SMALL, SECOND_TEXT, max_width=free)
        canvas.text(x, card.y + 82, figure, LARGE, ink, "number-bold", max_width=room)


def level_figures(game: Game, levels: Sequence[Level]) -> dict[str, Words]:
    """What stands on the card of each level: its rating, to tens, or where none is its figure."""
    ratings = level_ratings(game)
    if not ratings:
        return {level.name: level.figure for level in levels}
    return {
        level.name: grouped(int(round(ratings[level.name], -1))) if level.name in ratings else ""
        for level in levels
    }
