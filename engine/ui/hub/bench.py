"""The bench of the set-up page: everybody who may sit down, each with what it is like to meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.card import Level
from engine.core.game import Game
from engine.core.learning.journey import LevelProposal
from engine.core.learning.ratings import level_ratings
from engine.text.said import Said, Words, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_head, face_path
from engine.ui.hub.draft import SetupDraft
from engine.ui.inputs import LEFT, Dragged, Dropped, Intent
from engine.ui.theme import (
    BODY,
    GOOD,
    LARGE,
    SEAT_COLOURS,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Font,
    lighten,
    mix,
    with_alpha,
)
from engine.ui.widgets import Button, Pressable, Widget
from engine.ui.widgets.base import Shown, Tip

INSET: Final = 20.0
HEAD: Final = 56.0
GAP: Final = 8.0
PAD: Final = 16.0
MOST_IN_A_ROW: Final = 5
QUIET: Final = 18.0
NAMES: Final = (24.0, LARGE, QUIET, BODY)
FACE: Final = 38.0
WIDE_FACE: Final = 44.0
PLAIN: Final[Font] = "text-semibold"
LEAST_TALL: Final = 205.0
WIDE_ASIDE: Final = PAD + 2 * WIDE_FACE + 20
FEELS_LINES: Final = 2
RADIUS: Final = 12.0


class BenchCard(Pressable):
    """One who may sit down: a click chooses it for the next chair, a drag seats it there."""

    is_chosen: Shown[bool] = Shown()

    def __init__(self, level: Level, number: int, bench: Bench) -> None:
        super().__init__(lambda: bench.choose(level), key=str(number), radius=RADIUS)
        self.level = level
        self.is_chosen = False
        self._bench = bench

    def handle(self, intent: Intent) -> bool:
        """A drag that ends elsewhere seats the level where it ends."""
        if isinstance(intent, Dragged) and intent.button == LEFT:
            self._bench.drag(self.level, intent.x, intent.y)
            return True
        if isinstance(intent, Dropped) and not self.box.contains((intent.x, intent.y)):
            self._bench.drop(self.level, intent.x, intent.y)
            return True
        return super().handle(intent)

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What was measured of it."""
        if not self.level.figure:
            return None
        about = self._bench.draft.game.figures_about
        args = {"title": self.level.title, "figure": self.level.figure, "about": about}
        return Said("setup-level-tip", args)

    def draw(self, canvas: Canvas) -> None:
        """Ground, face, name and level; below or beside them the rest."""
        box, accent, theme = self.box, canvas.theme.accent, canvas.theme
        if self.is_chosen:
            canvas.shadow(box, RADIUS, blur=16, drop=0, strength=140, colour=accent)
            fill, edge = mix(theme.well, accent, 0.3), lighten(accent, 0.4)
            canvas.rounded(box, RADIUS, fill, edge, 2)
        else:
            lit = self.is_hovered or self.is_pressed
            ground = theme.raised if lit else theme.well
            quiet = with_alpha(mix(WHITE, accent, 0.6) if lit else WHITE, 120 if lit else 34)
            canvas.rounded(box, RADIUS, with_alpha(ground, 190), quiet)
        if self._bench.is_in_lines:
            self._draw_wide(canvas)
        else:
            self._draw_tall(canvas)

    def _draw_tall(self, canvas: Canvas) -> None:
        box, step = self.box, canvas.line_step
        middle = box.y + PAD + FACE + 2
        self._draw_face(canvas, box.x + PAD + FACE - 2, middle, FACE)
        x = box.x + PAD + 2 * FACE + 8
        self._draw_name(canvas, x, middle, box.right - x - 8)
        words = Box(box.x + PAD, middle + FACE + 12, box.w - 2 * PAD, 0)
        canvas.paragraph(words, self.level.feels, LARGE, TEXT, "text-semibold", 1.25,
                         max_lines=FEELS_LINES)  # fmt: skip
        low = box.bottom - PAD + 2 - step(LARGE, 1) / 2
        self._draw_rating(canvas, box.x + PAD, low, box.w - 2 * PAD)

    def _draw_wide(self, canvas: Canvas) -> None:
        box, step = self.box, canvas.line_step
        self._draw_face(canvas, box.x + PAD + WIDE_FACE - 4, box.centre_y, WIDE_FACE)
        x = box.x + PAD + 2 * WIDE_FACE + 8
        room = box.right - x - 12
        top = box.y + PAD
        self._draw_name(canvas, x, top + step(QUIET, 1) * 1.25, room)
        words = Box(x, top + step(QUIET, 1) * 2.4 + 8, room, 0)
        canvas.paragraph(words, self.level.feels, QUIET, TEXT, "text-semibold", 1.2,
                         max_lines=FEELS_LINES)  # fmt: skip
        self._draw_rating(canvas, x, box.bottom - PAD + 2 - step(LARGE, 1) / 2, room)

    def _draw_face(self, canvas: Canvas, x: float, y: float, r: float) -> None:
        """In a ring of the colour of the seat it has, with the marks of all its seats."""
        seats = self._bench.seats_of(self.level)
        ring = SEAT_COLOURS[seats[0]] if seats else mix(canvas.theme.accent, canvas.theme.line, 0.7)
        path = face_path(self._bench.draft.game.key, self.level.called)
        if path is None:
            canvas.disc(x, y, r, canvas.theme.raised, ring, 3)
            canvas.icon("robot", x, y, r, SECOND_TEXT)
        else:
            draw_head(canvas, path, x, y, r, ring)
        first = x + 0.7 * r - 13 * (len(seats) - 1)
        for place, seat in enumerate(seats):
            canvas.seat_mark(seat, first + 13 * place, y + 0.74 * r, 0.27 * r)

    def _draw_name(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Who it is, and the name of its level; where nobody painted a person, the level alone."""
        level, half = self.level, canvas.line_step(QUIET, 1) * 0.75
        name: Words = level.called or level.title
        told, lines = beside_name(canvas, level), 1 if self._bench.is_in_lines else 2
        if not _fits(canvas, told, room, lines):
            told = level.title
        size, font = fitting_type(canvas, name, room, NAMES)
        canvas.text(x, y - half if told else y, name, size, TEXT, font, max_width=room)
        size = canvas.fitting_size(told, room, (QUIET, BODY))
        step = canvas.line_step(size, 1.15)
        place = Box(x, y + half - step / 2, room, 0)
        canvas.paragraph(place, told, size, SECOND_TEXT, line_height=1.15, max_lines=lines)

    def _draw_rating(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        bench, accent = self._bench, canvas.theme.accent
        figure = bench.figures[self.level.name]
        used = canvas.text(x, y, figure, LARGE, lighten(accent, 0.35), "number-bold")
        is_proposed = bench.proposal.level == self.level.name
        sits: Words = Said("setup-sits") if bench.seats_of(self.level) else ""
        wordings: list[Words] = [sits, ""]
        if is_proposed:
            wordings = [bench.proposal.why, Said("setup-proposed"), ""]
        ink = lighten(GOOD, 0.3) if is_proposed else lighten(accent, 0.45)
        words = canvas.fitting_words(wordings, room - used - 8, QUIET, "text-semibold")
        canvas.text(x + room, y, words, QUIET, ink, "text-semibold", "right")


class Bench(Widget):
    """All levels as cards. `seat` puts one on the chair at a point, `seat_all` on every bot's."""

    chosen: Shown[Level | None] = Shown()

    def __init__(
        self,
        draft: SetupDraft,
        proposal: LevelProposal,
        *,
        seat: Callable[[Level, float, float], object],
        hold: Callable[[tuple[float, float] | None], object],
        seat_all: Callable[[Level], object],
    ) -> None:
        super().__init__()
        self.draft, self.proposal = draft, proposal
        self.figures = level_figures(draft.game, draft.levels)
        self.chosen = None
        self.cards = [BenchCard(each, n, self) for n, each in enumerate(draft.levels, start=1)]
        self.everywhere = Button(Said("setup-on-every-chair"), self._seat_all, kind="secondary")
        self._seat, self._hold, self._seat_everywhere = seat, hold, seat_all
        self.is_in_lines = False
        for child in (*self.cards, self.everywhere):
            self.add(child)
        self.choose(None)

    def choose(self, level: Level | None) -> None:
        """Holds one ready for the next chair; the same once more puts it back."""
        self.chosen = None if level is self.chosen else level
        for card in self.cards:
            card.is_chosen = card.level is self.chosen
        self.everywhere.is_visible = self.chosen is not None

    def take(self) -> Level | None:
        """The one held ready, who then sits."""
        taken, self.chosen = self.chosen, None
        self.choose(None)
        return taken

    def drag(self, level: Level, x: float, y: float) -> None:
        """One of them is carried to a point."""
        self._hold((x, y))

    def drop(self, level: Level, x: float, y: float) -> None:
        """And let go there."""
        self._hold(None)
        self._seat(level, x, y)

    def _seat_all(self) -> None:
        level = self.take()
        if level is not None:
            self._seat_everywhere(level)

    def after(self, name: str) -> Level:
        """The one that comes after a level, round and round."""
        names = [each.level.name for each in self.cards]
        place = names.index(name) + 1 if name in names else 0
        return self.cards[place % len(names)].level

    def seats_of(self, level: Level) -> list[int]:
        """The seats in which it sits."""
        return [number for number, seat in enumerate(self.draft.seats)
                if not seat.is_person and seat.level == level.name]  # fmt: skip

    # -- places

    def height(self, canvas: Canvas, width: float) -> float:
        """What the head and the cards need; too many for one row stand in two."""
        step, count = canvas.line_step, len(self.cards)
        each = (width - 2 * INSET + GAP) / count - GAP
        least = LEAST_TALL * step(QUIET, 1) / QUIET
        self.is_in_lines = count > MOST_IN_A_ROW or each < least
        lines = 2 if self.is_in_lines else 1
        if self.is_in_lines:
            room = (width - 2 * INSET + GAP) / -(-count // 2) - GAP - WIDE_ASIDE
            told = [canvas.paragraph_height(room, card.level.feels, QUIET, "text-semibold", 1.2)
                    for card in self.cards]  # fmt: skip
            card = 2 * PAD + step(QUIET, 1) * 2.4 + 12 + max(told) + step(LARGE, 1)
        else:
            card = 2 * PAD + 2 * FACE + 24 + FEELS_LINES * step(LARGE, 1.25) + step(LARGE, 1)
        return HEAD + lines * (card + GAP) - GAP + INSET

    def placed(self) -> None:
        """The cards below the head, and in it the button of the one that is chosen."""
        columns = -(-len(self.cards) // 2) if self.is_in_lines else max(3, len(self.cards))
        rows = 2 if self.is_in_lines else 1
        inner = Box(self.box.x + INSET, self.box.y + HEAD, self.box.w - 2 * INSET,
                    self.box.h - HEAD - INSET)  # fmt: skip
        cells = inner.grid(columns, rows, GAP)
        for card, cell in zip(self.cards, cells, strict=False):
            card.box = cell
        self.everywhere.box = Box(inner.right - 300, self.box.y + 8, 300, HEAD - 16)

    def draw(self, canvas: Canvas) -> None:
        """The glass, the heading, and what to do."""
        box = self.box
        canvas.panel(box, radius=16)
        y = box.y + HEAD / 2
        font = canvas.theme.title_font
        used = canvas.text(box.x + INSET + 4, y, Said("setup-bench"), 24, TEXT, font)
        if not self.everywhere.is_visible:
            room = box.w - 2 * INSET - used - 32
            hints: list[Words] = [Said("setup-bench.how"), Said("setup-bench.short"), ""]
            words = canvas.fitting_words(hints, room, QUIET)
            canvas.text(box.right - INSET - 4, y, words, QUIET, SECOND_TEXT, align="right")


def fitting_type(
    canvas: Canvas, words: Words, room: float, sizes: Sequence[float]
) -> tuple[float, Font]:
    """The largest of these sizes at which words fit: in the game's own type, or else in plain."""
    own, plain = canvas.theme.title_font, PLAIN
    size = canvas.fitting_size(words, room, sizes, own)
    if canvas.text_width(words, size, own) <= room:
        return size, own
    return canvas.fitting_size(words, room, sizes, plain), plain


def _fits(canvas: Canvas, words: Words, room: float, lines: int) -> bool:
    broken = canvas.paragraph_lines(room, words, QUIET if lines == 1 else BODY)
    return len(broken) <= lines and all(canvas.text_width(each, BODY) <= room for each in broken)


def beside_name(canvas: Canvas, level: Level) -> Words:
    """What stands beside the name of a level's person: its title, or where that has the name in it
    what it is about; nothing where the title stands for the name.
    """
    if not level.called:
        return ""
    return level.about if level.called in canvas.said(level.title) else level.title


def level_figures(game: Game, levels: Sequence[Level]) -> dict[str, Words]:
    """What stands on the card of each level: its rating, to tens, or where none is its figure."""
    ratings = level_ratings(game)
    if not ratings:
        return {level.name: level.figure for level in levels}
    return {
        level.name: grouped(int(round(ratings[level.name], -1))) if level.name in ratings else ""
        for level in levels
    }
