"""Risk's review: the ranking, and how land, troops, income and dice went.

Shown at the end of a game, and on the way ("Charts") without a winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from engine.core.match import Match
from engine.text.message import Fixed, Message, SeatNumber, grouped, number_said
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.pages.end import LookBack
from engine.ui.pages.page_theme import BAR_HEIGHT
from engine.ui.paint.charts import Axes, nice_ticks, spread
from engine.ui.paint.portraits import draw_face, seat_face
from engine.ui.scene import Window
from engine.ui.theme import (
    BODY,
    DISPLAY,
    HEADING,
    LARGE,
    LINE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WHITE,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button
from games.risk.account import DiceAccount, Elimination, Sample, Summary
from games.risk.board import SIZE
from games.risk.scene.pieces import GOOD_TEXT, NEUTRAL_COLOUR, draw_small_world

SLATE: Final[Colour] = (0x1F, 0x30, 0x3D)
SEAM: Final[Colour] = (0x12, 0x16, 0x1B)
LABEL: Final = (0x10, 0x14, 0x1A, 235)
BAD_TEXT: Final[Colour] = (0xF0, 0x93, 0x8C)
SMOOTH: Final = 6
MARK: Final = 9.0
LEAST_BAND: Final = 24.0


def draw_land(
    canvas: Canvas,
    box: Box,
    samples: Sequence[Sample],
    eliminations: Sequence[Elimination],
    voice: Voice,
) -> None:
    """Territories by round as bands that always add up to the world, eliminations as lines."""
    left = canvas.text_width("42", SMALL, "number") + 14
    foot = canvas.line_step(SMALL, 1.9)
    plot = Box(box.x + left, box.y, box.w - left, box.h - foot)
    axes = Axes(plot, 0, max(1, len(samples) - 1), 0, SIZE)
    for value in (0, 14, 28, 42):
        canvas.text(plot.x - 10, axes.y(value), str(value), SMALL, SECOND_TEXT, "number", "right")
    _draw_rounds(canvas, axes, samples)
    edges = _bands(samples)
    canvas.rounded(plot, 0, mix(NEUTRAL_COLOUR, SLATE, 0.5))
    for seat, (low, high) in enumerate(pairwise(edges)):
        lower = [axes.point(x, y) for x, y in _smooth(low)]
        upper = [axes.point(x, y) for x, y in _smooth(high)]
        colour = mix(canvas.theme.seat_colour(seat), SLATE, 0.16)
        canvas.polygon([*lower, *reversed(upper)], colour)
    for edge in edges[1:-1]:
        canvas.polyline([axes.point(x, y) for x, y in _smooth(edge)], SEAM, 2)
    for seat, (low, high) in enumerate(pairwise(edges)):
        _draw_band_mark(canvas, axes, seat, low, high)
    _draw_eliminations(canvas, axes, samples, eliminations, voice)


def _bands(samples: Sequence[Sample]) -> list[list[float]]:
    """The lower edge of the first band, then the upper edge of each."""
    edges = [[0.0] * len(samples)]
    for seat in range(len(samples[0].territories)):
        below = edges[-1]
        edges.append([
            level + sample.territories[seat] for level, sample in zip(below, samples, strict=True)
        ])  # fmt: skip
    return edges


def _smooth(values: Sequence[float]) -> list[Point]:
    found: list[Point] = []
    for index, (a, b) in enumerate(pairwise(values)):
        for part in range(SMOOTH):
            t = part / SMOOTH
            found.append((index + t, a + (b - a) * t * t * (3 - 2 * t)))
    last = len(values) - 1
    return [*found, (float(max(last, 0)), values[-1])] if last else [(0, values[0]), (1, values[0])]


def _draw_band_mark(
    canvas: Canvas, axes: Axes, seat: int, low: Sequence[float], high: Sequence[float]
) -> None:
    """The seat's shape where its band is widest."""
    inner = range(1, len(low) - 1) or range(len(low))
    place = max(inner, key=lambda index: high[index] - low[index])
    width = (high[place] - low[place]) / SIZE * axes.box.h
    if width >= LEAST_BAND:
        x, y = axes.point(place, (low[place] + high[place]) / 2)
        x = max(axes.box.x + 16, min(axes.box.right - 16, x))
        canvas.seat_shape(seat, x, y, MARK, (*WHITE, 225))


def _draw_eliminations(
    canvas: Canvas,
    axes: Axes,
    samples: Sequence[Sample],
    eliminations: Sequence[Elimination],
    voice: Voice,
) -> None:
    """A line where a seat left, with its name where that does not hide another one."""
    taken: list[Box] = []
    for out in eliminations:
        place = next((n for n, each in enumerate(samples) if each.round > out.round), None)
        place = len(samples) - 1 if place is None else place
        x = axes.x(place)
        canvas.hairline(x, axes.box.y, axes.box.h, vertical=True, colour=WHITE, alpha=140)
        words = voice.say(Message("graph-out", {"seat": SeatNumber(out.seat)}))
        width = canvas.text_width(words, SMALL, "text-semibold") + 20
        left = x - width - 6 if x - width - 6 > axes.box.x else x + 6
        for row in range(4):
            label = Box(left, axes.box.y + 12 + row * 30, width, 24)
            if label.right < axes.box.right and not any(map(label.intersects, taken)):
                taken.append(label)
                canvas.rounded(label, 12, LABEL)
                canvas.text(*label.centre, words, SMALL, WHITE, "text-semibold", "centre")
                break


def round_marks(rounds: Sequence[int]) -> list[tuple[int, int]]:
    """Which steps of a chart carry the number of their round: a few, and each number once."""
    last = len(rounds) - 1
    least = max(1, -(-last // 6))
    step = next((size for size in (1, 2, 5, 10, 20, 25, 50, 100) if size >= least), least)
    steps = [index for index in range(0, last + 1, step) if last - index >= step * 0.6]
    marks: dict[int, int] = {}
    for index in (*steps, last):
        marks.setdefault(rounds[index], index)
    return [(index, number) for number, index in marks.items()]


def _draw_rounds(canvas: Canvas, axes: Axes, samples: Sequence[Sample]) -> None:
    y = axes.box.bottom + canvas.line_step(SMALL, 0.95)
    for index, number in round_marks([sample.round for sample in samples]):
        canvas.text(axes.x(index), y, str(number), SMALL, SECOND_TEXT, "number", "centre")


def draw_lines(
    canvas: Canvas,
    box: Box,
    samples: Sequence[Sample],
    values: Sequence[Sequence[float]],
    own: int | None,
) -> None:
    """A number of every seat by round; the own seat's line is heavier and lies on top."""
    marks = nice_ticks(0, max(1.0, *(max(line) for line in values)), 5)
    labels = [number_said(mark) for mark in marks]
    left = max(canvas.text_width(label, SMALL, "number") for label in labels) + 14
    foot = canvas.line_step(SMALL, 1.9)
    plot = Box(box.x + left, box.y + 6, box.w - left - 10, box.h - foot - 6)
    axes = Axes(plot, 0, max(1, len(samples) - 1), 0, marks[-1])
    for mark, label in zip(marks, labels, strict=True):
        y = axes.y(mark)
        canvas.hairline(plot.x, y, plot.w, colour=LINE, alpha=150)
        canvas.text(plot.x - 10, y, label, SMALL, SECOND_TEXT, "number", "right")
    _draw_rounds(canvas, axes, samples)
    seats = sorted(range(len(values)), key=lambda seat: (seat == own, -seat))
    for seat in seats:
        line = _alive(values[seat])
        shift = (seat - (len(values) - 1) / 2) * 1.8
        points = [
            (axes.x(n), axes.y(value) - (shift if value else 0)) for n, value in enumerate(line)
        ]
        if len(points) < 2:
            continue
        canvas.polyline(points, PANEL, 4.2)
        canvas.polyline(points, canvas.theme.seat_tint(seat, 0.18), 3 if seat == own else 2.3)
    _draw_end_marks(canvas, axes, values)


def _alive(values: Sequence[float]) -> Sequence[float]:
    """A line ends where it reaches zero for good."""
    last = max((n for n, value in enumerate(values) if value > 0), default=0)
    return values[: min(len(values), last + 2)]


def _draw_end_marks(canvas: Canvas, axes: Axes, values: Sequence[Sequence[float]]) -> None:
    """A seat's shape at the end of its line, moved off the others where they meet."""
    ends = [(seat, _alive(line)) for seat, line in enumerate(values)]
    places = spread(
        [axes.y(line[-1]) for _, line in ends if len(line) == len(values[0])],
        2 * 6.5, axes.box.y, axes.box.bottom,
    )  # fmt: skip
    kept = iter(places)
    for seat, line in ends:
        x = axes.x(len(line) - 1)
        y = next(kept) if len(line) == len(values[0]) else axes.y(line[-1])
        canvas.seat_shape(seat, x, y, 8.5, PANEL)
        canvas.seat_shape(seat, x, y, 6.5, canvas.theme.seat_tint(seat, 0.18))


# -- dice


def draw_dice_row(canvas: Canvas, box: Box, seat: int, account: DiceAccount, voice: Voice) -> None:
    name, middle = voice.named(seat), box.y + box.h * 0.42
    canvas.seat_shape(seat, box.x + 10, middle - 22, 9, canvas.theme.seat_tint(seat, 0.15))
    mean = voice.say(Message("graph-mean", {"mean": Fixed(account.mean, 2)}))
    wanted = max(40 + canvas.text_width(name, BODY, "text-semibold"),
                 4 + canvas.text_width(mean, SMALL, "mono"))  # fmt: skip
    left_room = min(max(min(136.0, box.w * 0.3), wanted), box.w * 0.42)
    canvas.text(box.x + 30, middle - 22, name, BODY, TEXT, "text-semibold",
                max_width=left_room - 34)  # fmt: skip
    count = voice.say(Message("graph-dice", {"dice": account.count}))
    canvas.text(box.x, middle + 6, count, SMALL, SECOND_TEXT)
    words, by_luck = number_said(account.luck, 1, signed=True), voice.say(Message("graph-by-luck"))
    luck_room = max(
        canvas.text_width(by_luck, SMALL), canvas.text_width(words, HEADING, "number-bold"), 64
    ) + 12  # fmt: skip
    if account.count:
        canvas.text(box.x, middle + 28, mean, SMALL, SECOND_TEXT, "mono", max_width=left_room)
        plot = Box(box.x + left_room, box.y + 10, box.w - left_room - luck_room - 12, box.h - 34)
        _draw_faces(canvas, plot, seat, account)
    colour = TEXT if round(account.luck, 1) == 0 else GOOD_TEXT if account.luck > 0 else BAD_TEXT
    canvas.text(box.right, middle - 16, words, HEADING, colour, "number-bold", "right")
    canvas.text(
        box.right, middle + 8, voice.say(Message("graph-troops")), SMALL, SECOND_TEXT, align="right"
    )
    canvas.text(box.right, middle + 28, by_luck, SMALL, SECOND_TEXT, align="right")


def _draw_faces(canvas: Canvas, plot: Box, seat: int, account: DiceAccount) -> None:
    """Six bars, the line of what was due, the band that holds it 95 times in 100."""
    most = max(*account.faces, account.expected + account.spread) * 1.02
    width = plot.w / 6
    due, reach = account.expected / most * plot.h, account.spread / most * plot.h
    low = max(0.0, due - reach)
    band = Box(plot.x - 6, plot.bottom - due - reach, plot.w + 12, due + reach - low)
    canvas.rounded(band, 3, (*WHITE, 24))
    for index, count in enumerate(account.faces):
        height = count / most * plot.h
        bar = Box(plot.x + index * width + 4, plot.bottom - height, width - 8, height)
        if height >= 1:
            canvas.rounded(bar, min(3.0, height / 2), lighten(canvas.theme.seat_colour(seat), 0.1))
        x = plot.x + (index + 0.5) * width
        y = plot.bottom + canvas.line_step(SMALL, 0.75)
        canvas.text(x, y, str(index + 1), SMALL, SECOND_TEXT, "number", "centre")
    canvas.hairline(band.x, plot.bottom - due, band.w, colour=WHITE, alpha=190)


GOLD: Final[Colour] = (0xE9, 0xC4, 0x6A)
CREAM: Final[Colour] = (0xF4, 0xE7, 0xC8)
CARD: Final[Colour] = (0x15, 0x22, 0x2D)
ROW: Final[Colour] = (0x1C, 0x2C, 0x38)
SOFT_TEXT: Final[Colour] = mix(SECOND_TEXT, TEXT, 0.45)
EDGE: Final = 32.0
GAP: Final = 16.0
HEAD: Final = 168.0
LOW_HEAD: Final = 144.0
FOOT: Final = 136.0
LOW_FOOT: Final = 96.0
LOW: Final = 800.0
FACTS_ROOM: Final = 240.0
TURNING_LINES: Final = 3
TIGHT_ROW: Final = 340.0
TALLEST_RANK: Final = 108.0
TALLEST_DICE: Final = 152.0
FACES: Final = (18.0, 22.0)


class RiskReview(LookBack):
    def __init__(self, app: Window, match: Match, record: Match | None = None) -> None:
        super().__init__(app, match)
        self.summary = Summary(match, record)
        self.panels: tuple[Box, ...] = ()
        self.go_on = Button(self._say("back"), self.back, kind="primary", icon="arrow-left",
                            key="Space")  # fmt: skip
        self.add(self.ways if self.summary.is_over else self.go_on)

    def _say(self, key: str, part: str = "", **args: Any) -> str:
        return self.match.voice.say(Message(f"end-{key}", args), part)

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        is_low = height < LOW
        head, foot = (LOW_HEAD, LOW_FOOT) if is_low else (HEAD, FOOT)
        body = Box(EDGE, head, width - 2 * EDGE, height - head - foot)
        ranking = max(320.0, min(480.0, body.w * 0.26))
        dice = max(348.0, min(512.0, body.w * 0.277))
        self.panels = body.row(ranking, None, dice, gap=GAP)
        y, tall = height - foot + (foot - 56) / 2 - (4 if is_low else 8), 56.0
        self.go_on.box = Box(width - EDGE - 288, y, 288, tall)
        self.ways.box = Box(EDGE, y, width - 2 * EDGE, tall)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self._draw_head(canvas)
        ranking, charts, dice = self.panels
        for box in self.panels:
            canvas.panel(box, fill=CARD)
        self._draw_ranking(canvas, ranking)
        key = ("risk-charts", self.match.setup.seed, len(self.match.moves),
               self.match.language)  # fmt: skip
        canvas.cached(key, charts, lambda inner: self._draw_charts(inner, charts))
        self._draw_dice(canvas, dice)
        self.draw_widgets(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        head = self.panels[0].y
        middle = (BAR_HEIGHT + head) / 2
        is_low = head < HEAD
        x = EDGE + 4
        if self.summary.is_over:
            size = 64.0 if is_low else 88.0
            canvas.icon("laurels-trophy", x + size / 2, middle, size, GOLD)
            x += size + 24
        width = 192.0 if not is_low else 144.0
        map_x = self.panels[2].right - width if self.width < 1500 else self.panels[2].x
        room = map_x - x - 24
        size = DISPLAY if canvas.text_width(
            self.summary.headline(), DISPLAY, self.theme.title_font) <= room else TITLE  # fmt: skip
        canvas.text(x, middle - 12, self.summary.headline(), size, CREAM, self.theme.title_font,
                    max_width=room)  # fmt: skip
        words = self.summary.subtitle()
        size = canvas.fitting_size(words, room, (LARGE, BODY, SMALL))
        canvas.text(x + 2, middle + 36, words, size, SECOND_TEXT, max_width=room)
        height = width * 720 / 1280
        self._draw_world(canvas, Box(map_x, middle - height / 2, width, height))

    def _draw_world(self, canvas: Canvas, box: Box) -> None:
        draw_small_world(canvas, box, self.match.table.owners)

    # -- ranking

    def _draw_ranking(self, canvas: Canvas, box: Box) -> None:
        _draw_title(canvas, box, self._say("ranking" if self.summary.is_over else "standing"))
        count = len(self.summary.order)
        has_facts = box.h - 72 - FACTS_ROOM >= 56 * count
        room = box.h - 72 - (FACTS_ROOM if has_facts else 12)
        step = min(TALLEST_RANK, (room - 24) / count)
        first = min(96.0, step + 24) if step >= 64 else step - 8
        y = box.y + 72
        for place, seat in enumerate(self.summary.order):
            height = first if place == 0 else step - 8
            row = Box(box.x + 16, y, box.w - 32, height)
            self._draw_rank(canvas, row, place, seat)
            y = row.bottom + 8
        if has_facts:
            self._draw_facts(canvas, Box(box.x + 24, box.bottom - FACTS_ROOM + 8, box.w - 48,
                                         FACTS_ROOM - 8))  # fmt: skip

    def _draw_rank(self, canvas: Canvas, row: Box, place: int, seat: int) -> None:
        is_first = place == 0
        canvas.rounded(
            row, 10, mix(ROW, canvas.theme.seat_colour(seat), 0.26 if is_first else 0.10),
            canvas.theme.seat_tint(seat, 0.15) if is_first else mix(ROW, SECOND_TEXT, 0.12),
            2 if is_first else 1,
        )  # fmt: skip
        y, big = row.centre_y, is_first and row.h >= 84
        is_tight = row.w < TIGHT_ROW
        mark_x = row.x + (60 if is_tight else 80)
        canvas.text(row.x + (26 if is_tight else 32), y, str(self.summary.result.ranks[seat]),
                    DISPLAY if big and not is_tight else HEADING,
                    GOLD if is_first else SECOND_TEXT, "number-bold", "centre")  # fmt: skip
        face = seat_face(self.match, seat)
        if face is None:
            canvas.seat_shape(
                seat, mark_x, y, 17 if big else 13, canvas.theme.seat_tint(seat, 0.15)
            )
        else:
            draw_face(canvas, face, seat, mark_x, y, min(FACES[big], 0.44 * row.h))
        room = Box(mark_x + 28, row.y, row.right - 16 - mark_x - 28, row.h)
        out = self.summary.elimination(seat)
        if out is not None and self._is_crowded(canvas, room, seat):
            self._draw_in_two_lines(canvas, room, seat, out)
        else:
            self._draw_beside_outcome(canvas, room, seat, HEADING if big else LARGE)

    def _is_crowded(self, canvas: Canvas, place: Box, seat: int) -> bool:
        """Whether name and level have no room beside how the seat ended."""
        name = canvas.text_width(self._who(seat), BODY, "text-semibold")
        by = canvas.text_width(self._say("by"), SMALL)
        ended = max(canvas.text_width(self._say("out", round=99), BODY), 120 + 26 + by)
        return max(name, canvas.text_width(self._level(seat), SMALL)) + ended + 8 > place.w

    def _who(self, seat: int) -> str:
        return self.match.voice.named(seat)

    @property
    def names(self) -> list[str]:
        return [self._who(seat) for seat in range(len(self.match.setup.seats))]

    def _level(self, seat: int) -> str:
        who = self.match.setup.seats[seat]
        level = self.match.game.level(who.player)
        if who.is_person:
            return self._say("person")
        return self._say("bot", level=level.title if level else who.player)

    def _draw_in_two_lines(self, canvas: Canvas, place: Box, seat: int, out: Elimination) -> None:
        """The name, and below or beside it when the seat went out and by whom."""
        name, y = self._who(seat), place.centre_y
        tint = canvas.theme.seat_tint(out.by, 0.15)
        if place.h >= canvas.line_step(BODY, 2.2):
            size = canvas.fitting_size(name, place.w, (LARGE, BODY), "text-semibold")
            canvas.text(place.x, y - 13, name, size, TEXT, "text-semibold", max_width=place.w)
            words = self._say("out-by", round=out.round)
            wide = canvas.text(place.x, y + 15, words, SMALL, SOFT_TEXT)
            canvas.seat_shape(out.by, place.x + wide + 14, y + 15, 7, tint)
            return
        canvas.seat_shape(out.by, place.right - 7, y, 7, tint)
        words = self._say("out-by", "short", round=out.round)
        wide = canvas.text(place.right - 20, y, words, SMALL, SOFT_TEXT, align="right")
        room = place.w - wide - 32
        size = canvas.fitting_size(name, room, (BODY, SMALL), "text-semibold")
        canvas.text(place.x, y, name, size, TEXT, "text-semibold", max_width=room)

    def _draw_beside_outcome(self, canvas: Canvas, place: Box, seat: int, size: float) -> None:
        right = self._draw_outcome(canvas, place, seat, self.summary.elimination(seat))
        room, lines, y = right - place.x - 8, place.h >= 56, place.centre_y
        name, words = self._who(seat), self._level(seat)
        size = canvas.fitting_size(name, room, (size, BODY, SMALL), "text-semibold")
        canvas.text(place.x, y - (13 if lines else 0), name, size, TEXT, "text-semibold",
                    max_width=room)  # fmt: skip
        if lines:
            below = canvas.fitting_size(words, room, (BODY if place.h >= 84 else SMALL, SMALL))
            canvas.text(place.x, y + 16, words, below, SOFT_TEXT, max_width=room)

    def _draw_outcome(self, canvas: Canvas, row: Box, seat: int, out: Elimination | None) -> float:
        """How a seat ended, at the right; returns where it begins."""
        right, y = row.right, row.centre_y
        lines = row.h >= 56
        if out is None:
            lands = self.match.table.owners.count(seat)
            word = self._say("territories", territories=lands)
            size = TITLE if row.h >= 84 else HEADING
            wide = canvas.text(right, y - (13 if lines else 0), str(lands), size, TEXT,
                               "number-bold", "right")  # fmt: skip
            if lines:
                wide = max(wide, canvas.text(right, y + 18, word, SMALL, SOFT_TEXT,
                                             align="right"))  # fmt: skip
            return right - wide
        wide = canvas.text(right, y - (13 if lines else 0), self._say("out", round=out.round),
                           BODY, TEXT, align="right")  # fmt: skip
        if lines:
            name = canvas.text(right, y + 16, self._who(out.by), SMALL, SOFT_TEXT,
                               align="right", max_width=120)  # fmt: skip
            canvas.seat_shape(
                out.by, right - name - 13, y + 16, 6, canvas.theme.seat_tint(out.by, 0.15)
            )
            by = canvas.text(
                right - name - 26, y + 16, self._say("by"), SMALL, SOFT_TEXT, align="right"
            )
            wide = max(wide, name + 26 + by)
        return right - wide

    def _draw_facts(self, canvas: Canvas, box: Box) -> None:
        turning, line = self.turning_words(), 128.0
        if turning is not None:
            canvas.hairline(box.x, box.y, box.w, alpha=170)
            title, words = turning
            canvas.text(box.x, box.y + 28, title, BODY, TEXT, "text-semibold", max_width=box.w)
            place = Box(box.x, box.y + 44, box.w, 80)
            is_long = len(canvas.paragraph_lines(box.w, words, BODY)) > TURNING_LINES
            used = canvas.paragraph(
                place, words, SMALL if is_long else BODY, SECOND_TEXT,
                max_lines=TURNING_LINES + is_long, line_height=1.4,
            )  # fmt: skip
            line = max(line, 46 + used)
        canvas.hairline(box.x, box.y + line, box.w, alpha=170)
        facts = self.summary.facts()
        widths = [canvas.text_width(words, SMALL) + 8 for _, words in facts]
        third = box.w / 3
        if max(widths) > third:
            spare = (box.w - sum(widths)) / 2
            places = [box.x, box.x + widths[0] + spare, box.right - widths[2]]
        else:
            places = [box.x, box.x + third, box.x + 2 * third]
        for (number, words), x in zip(facts, places, strict=True):
            canvas.text(x, box.y + 164, number, TITLE, CREAM, "number-bold")
            canvas.text(x, box.y + 196, words, SMALL, SECOND_TEXT)

    # -- charts

    def _draw_charts(self, canvas: Canvas, box: Box) -> None:
        inner = _draw_legend(canvas, box, self._say("lands"), self.names)
        if len(self.summary.samples) < 2:
            words = self._say("no-charts")
            canvas.text(*inner.centre, words, BODY, SECOND_TEXT, align="centre")
            return
        has_lines = inner.h >= 420
        land_height = inner.h * 0.46 if has_lines else inner.h - 16
        land = Box(inner.x, inner.y + 16, inner.w, land_height)
        draw_land(
            canvas,
            land,
            self.summary.samples,
            self.summary.history.eliminations,
            self.match.voice,
        )
        if not has_lines:
            return
        y = land.bottom + 20
        canvas.hairline(inner.x, y, inner.w, alpha=170)
        lower = Box(inner.x, y, inner.w, inner.bottom - y - 16)
        canvas.hairline(lower.centre_x, y + 16, lower.h - 24, vertical=True, alpha=170)
        parts = lower.row(None, None, gap=48)
        self._draw_curve(
            canvas, parts[0], self._say("troops"), [s.troops for s in self.summary.samples]
        )
        self._draw_curve(
            canvas, parts[1], self._say("income"), [s.income for s in self.summary.samples]
        )

    def _draw_curve(
        self, canvas: Canvas, box: Box, title: str, rows: Sequence[Sequence[int]]
    ) -> None:
        canvas.text(box.x, box.y + 30, title, LARGE, TEXT, "text-semibold", max_width=box.w)
        seats = range(len(self.match.setup.seats))
        values = [[float(row[seat]) for row in rows] for seat in seats]
        plot = Box(box.x, box.y + 60, box.w, box.h - 60)
        draw_lines(canvas, plot, self.summary.samples, values, self.summary.own)

    # -- dice

    def _draw_dice(self, canvas: Canvas, box: Box) -> None:
        inner = _draw_title(canvas, box, *self._dice_title())
        count = len(self.match.setup.seats)
        has_notes = inner.h - 104 >= 92 * count
        room = inner.h - (104 if has_notes else 8)
        step = min(TALLEST_DICE, room / count)
        shown = count if step >= 84 else max(1, int(room // 84))
        step = max(step, 84.0)
        for place, seat in enumerate(self.summary.order[:shown] if shown < count else range(count)):
            row = Box(inner.x, inner.y + 8 + place * step, inner.w, step - 8)
            draw_dice_row(canvas, row, seat, self.summary.history.dice[seat], self.match.voice)
            if place < shown - 1:
                canvas.hairline(inner.x, row.bottom, inner.w, alpha=140)
        if has_notes:
            self._draw_notes(canvas, Box(inner.x, inner.bottom - 96, inner.w, 88))

    def _dice_title(self) -> tuple[str, str]:
        rolled = grouped(self.summary.history.rolled)
        return self._say("dice"), self._say("dice", "note", rolled=rolled)

    def _draw_notes(self, canvas: Canvas, box: Box) -> None:
        canvas.hairline(box.x, box.y - 4, box.w, alpha=170)
        canvas.rounded(Box(box.x, box.y + 14, 26, 14), 3, (255, 255, 255, 36))
        canvas.hairline(box.x, box.y + 21, 26, colour=(255, 255, 255), alpha=190)
        canvas.text(box.x + 36, box.y + 21, self._say("expected"), SMALL, SECOND_TEXT,
                    max_width=box.w - 36)  # fmt: skip
        if self.match.setup.dice_by_hand:
            words = self._say("real-dice")
        else:
            words = self._say("seed", seed=self.match.setup.seed)
        canvas.paragraph(Box(box.x, box.y + 36, box.w, 52), words, SMALL, SECOND_TEXT,
                         max_lines=2, line_height=1.5)  # fmt: skip


def _draw_title(canvas: Canvas, box: Box, title: str, note: str = "") -> Box:
    """The title of a panel over a line; what is left below."""
    canvas.text(box.x + 24, box.y + 32, title, LARGE, TEXT, "text-semibold")
    if note:
        canvas.text(box.right - 24, box.y + 32, note, SMALL, SECOND_TEXT, align="right")
    canvas.hairline(box.x + 24, box.y + 56, box.w - 48, alpha=170)
    return Box(box.x + 24, box.y + 56, box.w - 48, box.h - 56)


def _draw_legend(canvas: Canvas, box: Box, title: str, names: Sequence[str]) -> Box:
    """The title, and the names at the right, or their marks alone; what is left below."""
    canvas.text(box.x + 24, box.y + 32, title, LARGE, TEXT, "text-semibold")
    x = box.right - 24
    left = box.x + 48 + canvas.text_width(title, LARGE, "text-semibold")
    wanted = sum(canvas.text_width(name, SMALL) + 40 for name in names)
    for seat in reversed(range(len(names))):
        if x - wanted < left - 24 or wanted == 0:
            canvas.seat_shape(seat, x - 8, box.y + 32, 6, canvas.theme.seat_tint(seat, 0.15))
            x -= 28
            wanted = 0
            continue
        wide = canvas.text(x, box.y + 32, names[seat], SMALL, SECOND_TEXT, align="right")
        wanted -= wide + 40
        canvas.seat_shape(seat, x - wide - 13, box.y + 32, 6, canvas.theme.seat_tint(seat, 0.15))
        x -= wide + 40
        if not seat:
            break
    return Box(box.x + 24, box.y + 56, box.w - 48, box.h - 64)
