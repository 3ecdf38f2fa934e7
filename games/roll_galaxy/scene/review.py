"""Roll's review: scores by category, points by round, phases selected, everybody's dice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.core.match import Match
from engine.core.setup import brief_name
from engine.core.story import ONLOOKER
from engine.text.message import Fixed, Message, grouped, number_said, percent
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas, at_least
from engine.ui.pages.end import LookBack, closing_words
from engine.ui.pages.page_theme import BAR_HEIGHT
from engine.ui.paint.charts import Curve, draw_line_chart
from engine.ui.paint.portraits import draw_player, seat_face
from engine.ui.scene import Window
from engine.ui.theme import RAISED, SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.scene.art.palette import GOOD_TEXT, INDIGO, PHASE_ICONS, SHORT_TEXT, TRAY
from games.roll_galaxy.scene.art.place_art import draw_place
from games.roll_galaxy.scene.art.tile_faces import draw_mini
from games.roll_galaxy.scoring import DiceAccount, History, SeatScore, seat_score, tie_break
from games.roll_galaxy.tiles import SIDES

TYPE: Final = 18
LEADING: Final = 1.35
USES: Final[tuple[tuple[Colour, str], ...]] = (
    (INDIGO, "dice-worked"),
    (SHORT_TEXT, "dice-given"),
    ((0x4A, 0x53, 0x62), "dice-went-back"),
)


def draw_accounts(
    canvas: Canvas, inner: Box, rows: Sequence[tuple[int, str, DiceAccount]], voice: Voice
) -> None:
    """A strip for each seat, given by its number and name; below them what the colours mean."""
    words = voice.say(Message("luck-explained"))
    foot = canvas.paragraph_height(inner.w, words, TYPE, line_height=LEADING)
    step = min(220.0, (inner.h - 62 - foot) / len(rows))
    y = inner.y + 12
    for seat, name, account in rows:
        row = Box(inner.x, y, inner.w, step - 12)
        _draw_account(canvas, row, seat, name, account, voice)
        y += step
    x, y = inner.x, inner.bottom - 10 - foot
    for colour, key in USES:
        canvas.rounded(Box(x, y - 26, 14, 14), 4, colour)
        x += 22 + canvas.text(x + 22, y - 19, voice.say(Message(key)), TYPE, SECOND_TEXT) + 24
    canvas.paragraph(Box(inner.x, y, inner.w, foot), words, TYPE, SECOND_TEXT,
                     line_height=LEADING)  # fmt: skip


def _draw_account(
    canvas: Canvas, box: Box, seat: int, name: str, account: DiceAccount, voice: Voice
) -> None:
    y = box.y + 18
    canvas.seat_mark(seat, box.x + 12, y, 11)
    canvas.text(box.x + 34, y, name, TYPE, TEXT, "text-bold")
    share = account.worked / account.rolled if account.rolled else 0.0
    args = {"worked": account.worked, "rolled": account.rolled, "percent": percent(share)}
    words = voice.say(Message("so-many-worked", args))
    canvas.text(box.right, y, words, TYPE, SECOND_TEXT, align="right")
    _draw_use(canvas, Box(box.x, y + 22, box.w, 14), account)
    if account.rolled and account.rolled == account.unseen:
        return  # at a real table nobody was told what they showed
    _draw_luck(canvas, Box(box.x, y + 48, box.w, 30), account, voice)
    if box.h >= 176:
        _draw_faces(canvas, Box(box.x, y + 96, box.w, box.h - 118), account, seat)


def _draw_use(canvas: Canvas, bar: Box, account: DiceAccount) -> None:
    """Worked, given for Dictate, gone back without work."""
    canvas.rounded(bar, 7, TRAY)
    if not account.rolled:
        return
    x = bar.x
    counts = (account.worked, account.dictated, account.returned)
    for count, (colour, _) in zip(counts, USES, strict=True):
        width = bar.w * count / account.rolled
        if width >= 2:
            canvas.rounded(Box(x, bar.y, width, bar.h), min(7, width / 2), colour)
        x += width


def _draw_luck(canvas: Canvas, row: Box, account: DiceAccount, voice: Voice) -> None:
    """Wilds over what was due, on a scale of three standard deviations."""
    y = row.centre_y
    wilds = Message("wilds-due", {"wilds": account.wilds, "due": Fixed(account.due[-1])})
    left = max(200.0, canvas.text(row.x, y, voice.say(wilds), TYPE, SECOND_TEXT) + 20)
    luck = account.luck
    colour = GOOD_TEXT if luck >= 0 else SHORT_TEXT
    canvas.text(row.right, y, number_said(luck, 1, signed=True), 20, colour, "number-bold", "right")
    rail = Box(row.x + left, y - 5, row.w - left - 70, 10)
    most = max(1.0, account.spread * 1.5)
    canvas.rounded(rail, 5, TRAY)
    band = rail.w / 2 * account.spread / most
    canvas.rounded(Box(rail.centre_x - band, rail.y, 2 * band, rail.h), 5, (*WHITE, 34))
    x = rail.centre_x + max(-1.0, min(1.0, luck / most)) * rail.w / 2
    canvas.hairline(rail.centre_x, rail.y - 4, rail.h + 8, vertical=True, alpha=200)
    canvas.disc(x, y, 8, colour, (0x10, 0x13, 0x1B), 2)


def _draw_faces(canvas: Canvas, box: Box, account: DiceAccount, seat: int) -> None:
    pitch = box.w / len(account.faces)
    top = max([1.0, *account.due, *map(float, account.faces)])
    height = box.h - 34
    for face, (count, due) in enumerate(zip(account.faces, account.due, strict=True)):
        x = box.x + (face + 0.5) * pitch
        tall = height * count / top
        bar = Box(x - pitch * 0.3, box.y + height - tall, pitch * 0.6, max(2.0, tall))
        canvas.rounded(bar, 4, mix(canvas.theme.seat_colour(seat), TRAY, 0.1))
        level = box.y + height - height * due / top
        canvas.rounded(Box(x - pitch * 0.38, level - 1, pitch * 0.76, 2), 1, WHITE)
        canvas.icon(PHASE_ICONS[face], x, box.bottom - 14, 24, SECOND_TEXT)


def _draw_banner(canvas: Canvas, strip: Box) -> None:
    """The places of the phases behind the headline, growing out of the dark."""
    for phase, pane in enumerate(strip.grid(len(PHASES), 1)):
        draw_place(canvas, pane, phase, horizon=0.8, radius=0, scrim=0.3)
    fading = Box(strip.x, strip.y, strip.w * FADED / FADES, strip.h)
    for step in range(FADES):
        shade = (*TRAY, round(235 * (1 - (step / FADES) ** 4)))
        canvas.rounded(fading.moved(step * fading.w, 0), 0, shade)
    canvas.hairline(strip.x, strip.bottom, strip.w, colour=INDIGO, alpha=120)


FADED, FADES = 0.56, 48
"""How much of the banner words may stand on, and in how many steps it comes to light."""
EDGE: Final = 32.0
HEAD: Final = 168.0
FOOT: Final = 104.0
BELOW: Final = 24.0
GAP: Final = 16.0
LEAST_W: Final = 1280.0
THREE_FROM: Final = 1900.0
"""In a narrower window the charts are below the score sheet and the dice."""
SHEET_W, DICE_W = 640.0, 560.0
PANEL_H, CHARTS_H = 808.0, 560.0
MINI_ROW: Final = 44
MOST_MINI: Final = 70
TURNING: Final = 190.0
"""What bonuses, the turning point and a tie need above the empires."""
PAD: Final = 24.0
GOLD: Final[Colour] = (0xE9, 0xC4, 0x6A)
FACE: Final = 21.0


class RollReview(LookBack):
    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match, at_least(LEAST_W, 720))
        story = match.story(None if match.is_over else ONLOOKER)
        self.history = History.of(story)
        self.table = story.table(len(story.passages))
        self.result = match.result
        seats = range(len(match.setup.seats))
        self.order = sorted(seats, key=lambda seat: (self.result.ranks[seat], seat))
        self.scores: dict[int, SeatScore] = {seat: seat_score(self.table, seat) for seat in seats}
        self.panels: tuple[Box, ...] = ()
        self.add(self.body)
        self.add(self.ways)

    @property
    def voice(self) -> Voice:
        return self.match.voice

    def headline(self) -> str:
        if not self.match.is_over:
            return self.voice.say(Message("game-so-far"))
        return closing_words(self.match).replace("Rollbot ", "")

    def subtitle(self) -> str:
        args = {"ending": self.history.ending or "open", "round": self.table.round}
        return self.voice.say(Message("how-it-ended", args))

    # -- layout -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        self.ways.box = Box(EDGE, height - FOOT + BELOW, width - 2 * EDGE, 56)
        self.body.box = Box(0, BAR_HEIGHT, width, self.ways.box.y - BAR_HEIGHT)
        head, inner, room = HEAD - BAR_HEIGHT, width - 2 * EDGE, self.body.box.h - BELOW
        if width >= THREE_FROM:
            body = Box(EDGE, head, inner, max(PANEL_H, room - head))
            self.panels = body.row(SHEET_W, None, DICE_W, gap=GAP)
        else:
            sheet, dice = Box(EDGE, head, inner, PANEL_H).row(SHEET_W, None, gap=GAP)
            self.panels = sheet, Box(EDGE, sheet.bottom + GAP, inner, CHARTS_H), dice
        self.body.content_height = self.panels[1].bottom + BELOW

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        self.draw_widgets(canvas)

    def paint_body(self, canvas: Canvas, content: Box) -> None:
        self._draw_head(canvas, content.y - BAR_HEIGHT)
        sheet, charts, dice = panels = [each.moved(0, content.y) for each in self.panels]
        for box in panels:
            canvas.panel(box)
        key = (self.voice.language, self.match.setup.seed, len(self.match.moves))
        told = ("roll-sheet", self.course is not None, *key)
        canvas.cached(told, sheet, lambda inner: self._draw_sheet(inner, sheet))
        canvas.cached(("roll-charts", *key), charts, lambda inner: self._draw_charts(inner, charts))
        canvas.cached(("roll-dice", *key), dice, lambda inner: self._draw_dice(inner, dice))

    def _draw_head(self, canvas: Canvas, down: float) -> None:
        x = EDGE + 8
        middle = down + (BAR_HEIGHT + HEAD) / 2
        strip = Box(0, down + BAR_HEIGHT, canvas.width, HEAD - BAR_HEIGHT - 12)
        canvas.cached("roll-review-head", strip, lambda inner: _draw_banner(inner, strip))
        first = self.order[0]
        face = seat_face(self.match, first) if self.match.is_over else None
        if face is None:
            canvas.icon("laurels-trophy", x + 40, middle, 84, GOLD)
        else:
            draw_player(canvas, face, first, (x + 44, middle - 4), 46)
        x += 108
        canvas.text(x, middle - 26, self.headline(), 48, WHITE, "number-bold")
        canvas.text(x + 2, middle + 16, self.subtitle(), 20, TEXT)

    def _title(self, canvas: Canvas, box: Box, said: Message) -> Box:
        title, note = self.voice.say(said), self.voice.part(said, "note")
        canvas.text(box.x + PAD, box.y + 32, title, 20, TEXT, "text-bold")
        canvas.text(box.right - PAD, box.y + 32, note, TYPE, SECOND_TEXT, align="right")
        canvas.hairline(box.x + PAD, box.y + 58, box.w - 2 * PAD, alpha=170)
        return Box(box.x + PAD, box.y + 58, box.w - 2 * PAD, box.h - 58)

    # -- the score sheet

    def _draw_sheet(self, canvas: Canvas, box: Box) -> None:
        inner = self._title(canvas, box, Message("score-sheet"))
        y = inner.y + 16
        count = len(self.order)
        step = 88.0 if count <= 3 else 72.0
        columns = [inner.right - offset for offset in (250, 174, 98, 8)]
        for x, words in zip(columns, ("tiles", "chips", "six-plus", "sum"), strict=True):
            column = self.voice.say(Message(f"column-{words}"))
            canvas.text(x, y + 10, column, TYPE, SECOND_TEXT, align="right")
        y += 32
        for place, seat in enumerate(self.order):
            row = Box(inner.x, y, inner.w, step - 8)
            self._draw_score(canvas, row, columns, place, seat)
            y += step
        room, sizes = box.bottom - 44 - y - TURNING, range(MOST_MINI, MINI_ROW, -2)
        fits = (size for size in sizes if sum(self._mini_rows(inner.w, size)) * size <= room)
        mini = next(fits, MINI_ROW)
        tall = sum(self._mini_rows(inner.w, mini)) * mini
        empires = Box(inner.x, box.bottom - 44 - tall, inner.w, 36 + tall)
        self._draw_bonuses(canvas, Box(inner.x, y + 4, inner.w, empires.y - y - 12))
        self._draw_empires(canvas, empires, mini)

    def _mini_rows(self, width: float, step: float) -> list[int]:
        """How many rows the tiles of each seat fill; small ones overlap in a single row."""
        if step == MINI_ROW:
            return [1] * len(self.order)
        in_a_row = int((width - 34) // step)
        return [max(1, math.ceil(len(self.table.seats[seat].tableau) / in_a_row))
                for seat in self.order]  # fmt: skip

    def _draw_empires(self, canvas: Canvas, box: Box, step: float) -> None:
        canvas.text(
            box.x, box.y + 12, self.voice.say(Message("empires-title")), TYPE, TEXT, "text-bold"
        )
        y, size = box.y + 36, step - 6
        for rows, seat in zip(self._mini_rows(box.w, step), self.order, strict=True):
            held = self.table.seats[seat].tableau
            canvas.seat_mark(seat, box.x + 12, y + size / 2, 10)
            in_a_row = math.ceil(len(held) / rows)
            pitch = min(step, (box.w - 34 - size) / max(1, in_a_row - 1))
            for number, side in enumerate(held):
                row, column = divmod(number, in_a_row)
                draw_mini(canvas, box.x + 34 + column * pitch, y + row * step, size, side)
            y += rows * step

    def _draw_score(
        self, canvas: Canvas, row: Box, columns: list[float], place: int, seat: int
    ) -> None:
        is_first = self.result.ranks[seat] == 1
        fill = mix(RAISED, canvas.theme.seat_colour(seat), 0.24 if is_first else 0.06)
        edge = canvas.theme.seat_tint(seat, 0.15) if is_first else mix(RAISED, SECOND_TEXT, 0.12)
        canvas.rounded(row, 10, fill, edge, 2 if is_first else 1)
        y = row.centre_y
        ink = GOLD if is_first else TEXT
        canvas.text(row.x + 26, y, str(self.result.ranks[seat]), 26, ink, "number-bold", "centre")
        draw_player(canvas, seat_face(self.match, seat), seat, (row.x + 64, y), FACE)
        score = self.scores[seat]
        name = self.voice.headings[seat]
        room = columns[0] - 70 - row.x - 92
        if canvas.text_width(name, 20, "text-bold") > room:
            name = brief_name(name)
        size = canvas.fitting_size(name, room, (20, TYPE), "text-bold")
        canvas.text(row.x + 92, y, name, size, TEXT, "text-bold", max_width=room)
        bonus = sum(points for _, points in score.bonuses)
        for x, value in zip(columns, (score.costs, score.chips, bonus), strict=False):
            canvas.text(x, y, str(value), 22, TEXT, "number", "right")
        canvas.text(columns[-1], y, str(score.total), 34, ink, "number-bold", "right")

    def _draw_bonuses(self, canvas: Canvas, box: Box) -> None:
        found = [(seat, side, points) for seat in self.order
                 for side, points in self.scores[seat].bonuses]  # fmt: skip
        y = box.y + 14
        if not found:
            canvas.text(box.x, y, self.voice.say(Message("no-six-plus")), TYPE, SECOND_TEXT)
            y += 28
        most = int(box.h // 28)
        for seat, side, points in found[: max(0, most)]:
            canvas.seat_mark(seat, box.x + 12, y, 10)
            canvas.text(box.x + 34, y, SIDES[side].name, TYPE, TEXT)
            canvas.text(box.right - 8, y, f"+{points}", 20, GOOD_TEXT, "number-bold", "right")
            y += 28
        turned = self.turning_words()
        if turned is not None and box.bottom - y > TURNING / 2:
            y += 12
            canvas.text(box.x, y, turned[0], 20, TEXT, "text-bold", max_width=box.w)
            room = Box(box.x, y + 16, box.w, box.bottom - y - 16)
            y += 44 + canvas.paragraph(room, turned[1], TYPE, SECOND_TEXT, line_height=LEADING,
                                       max_lines=3)  # fmt: skip
        tie = tie_break(self.match.table)
        if tie is not None:
            room = Box(box.x, y - 14, box.w, box.bottom - y + 14)
            canvas.paragraph(room, self.voice.say(tie), TYPE, SECOND_TEXT, max_lines=2)

    # -- charts

    def _draw_charts(self, canvas: Canvas, box: Box) -> None:
        rounds = len(self.history.points) - 1
        inner = self._title(canvas, box, Message("points-by-round", {"rounds": max(0, rounds)}))
        half = inner.h * 0.52
        curves = [
            Curve(seat, [float(points[seat]) for points in self.history.points],
                  own=seat == self.order[0])
            for seat in range(len(self.voice.headings))
        ]  # fmt: skip
        chart = Box(inner.x, inner.y + 16, inner.w, half - 24)
        draw_line_chart(
            canvas,
            chart,
            curves,
            x_labels=(self.voice.say(Message("chart-from")), self.voice.say(Message("chart-to"))),
        )
        lower = Box(inner.x, inner.y + half, inner.w, inner.h - half)
        canvas.hairline(lower.x, lower.y, lower.w, alpha=170)
        canvas.text(
            lower.x, lower.y + 30, self.voice.say(Message("phases-called")), 20, TEXT, "text-bold"
        )
        self._draw_calls(canvas, Box(lower.x, lower.y + 52, lower.w, lower.h - 64))

    def _draw_calls(self, canvas: Canvas, box: Box) -> None:
        """A row per seat, a column per phase; below, how often each happened."""
        rows = len(self.voice.headings) + 1 + any(self.history.extra)
        step = min(52.0, (box.h - 40) / rows)
        called = [brief_name(name) for name in self.voice.headings]
        left = max(150.0, 46 + max([canvas.text_width(name, TYPE) for name in called]))
        pitch = (box.w - left) / len(PHASES)
        centres = [box.x + left + (n + 0.5) * pitch for n in range(len(PHASES))]
        for x, icon in zip(centres, PHASE_ICONS, strict=False):
            canvas.icon(icon, x, box.y + 16, 28, (0xC9, 0xD0, 0xFF))
        top = max([1, *(count for row in self.history.called for count in row)])
        y = box.y + 40 + step / 2
        for seat in self.order:
            canvas.seat_mark(seat, box.x + 12, y, 11)
            canvas.text(box.x + 34, y, called[seat], TYPE, TEXT, max_width=left - 40)
            for x, count in zip(centres, self.history.called[seat], strict=True):
                cell = Box.around(x, y, pitch - 8, min(40, step - 6))
                canvas.rounded(cell, 8, mix(TRAY, INDIGO, 0.08 + 0.5 * count / top))
                canvas.text(x, y, str(count), 20, WHITE, "number-bold", "centre")
            y += step
        if any(self.history.extra):
            self._draw_count_row(canvas, box.x, y, centres, "extra-die", self.history.extra)
            y += step
        self._draw_count_row(canvas, box.x, y, centres, "phases-happened", self.history.happened)

    def _draw_count_row(
        self, canvas: Canvas, x: float, y: float, centres: list[float], key: str, row: list[int]
    ) -> None:
        canvas.text(x, y, self.voice.say(Message(key)), TYPE, SECOND_TEXT)
        for middle, count in zip(centres, row, strict=True):
            canvas.text(middle, y, str(count), 20, SECOND_TEXT, "number-bold", "centre")

    # -- dice

    def _draw_dice(self, canvas: Canvas, box: Box) -> None:
        total = sum(account.rolled for account in self.history.dice)
        inner = self._title(canvas, box, Message("dice-title", {"rolled": grouped(total)}))
        short = [brief_name(name) for name in self.voice.headings]
        rows = [(seat, short[seat], self.history.dice[seat]) for seat in self.order]
        draw_accounts(canvas, inner, rows, self.voice)
