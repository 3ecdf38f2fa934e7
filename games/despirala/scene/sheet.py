"""The score sheet: fourteen lines with what they would give, drawn from their words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import draw_goods_icon, draw_mini_die
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LARGE,
    LINE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    lighten,
    mix,
)
from games.despirala.combinations import DICE, TURNS, is_collect
from games.despirala.moves import COMBINATION
from games.despirala.scene.layout import RowLayout, SheetLayout
from games.despirala.scene.lines import SheetLine, loss_words

USED_DICE: Final = 105.0
RADIUS: Final = 10
SHADOW: Final = 30  # how far the panel's shadow reaches


@dataclass(frozen=True, slots=True)
class SheetTotals:
    """The two lines under the Collects."""

    score: int
    from_targets: int
    goods: int
    is_over: bool = False


def totals_of(points: dict[str, int], goods: int, is_over: bool) -> SheetTotals:
    """Points so far, how many of them targets gave, and the goods."""
    targets = sum(value for name, value in points.items() if not is_collect(name))
    score = sum(points.values()) + (goods if is_over else 0)
    return SheetTotals(score, targets, goods, is_over)


def draw_sheet(  # noqa: PLR0913 (one call draws the sheet)
    canvas: Canvas,
    layout: SheetLayout,
    title: str,
    lines: tuple[SheetLine, ...],
    totals: SheetTotals,
    voice: Voice,
    *,
    hovered: int | None = None,
    pencil_hovered: bool = False,
    is_misere: bool = False,
) -> None:
    """The whole sheet, kept as one picture made of pictures of its ground and rows."""

    def paint(layer: Canvas) -> None:
        _draw_ground_and_totals(layer, layout, title, lines, totals, voice)
        for line, row in zip(lines, layout.rows, strict=True):
            lit = hovered == line.index
            draw_row(layer, row, line, lit, lit and pencil_hovered, is_misere, voice)

    key = ("sheet", title, lines, totals, hovered, pencil_hovered, is_misere, voice.language)
    canvas.cached(key, layout.box, paint, margin=SHADOW)


def _draw_ground_and_totals(
    canvas: Canvas,
    layout: SheetLayout,
    title: str,
    lines: tuple[SheetLine, ...],
    totals: SheetTotals,
    voice: Voice,
) -> None:
    used = sum(line.state in ("used", "failed") for line in lines)
    note = voice.say(Message("sheet-used", {"used": used, "turns": TURNS}))
    has_choice = any(line.state == "open" for line in lines)
    shows_loss = any(line.loss is not None for line in lines)

    def paint(layer: Canvas) -> None:
        _draw_ground(layer, layout, (title, note), has_choice, shows_loss, voice)
        _draw_totals(layer, layout, totals, voice)

    key = ("sheet-ground", title, note, totals, has_choice, shows_loss)
    canvas.cached(key, layout.box, paint, margin=SHADOW)


def _draw_ground(
    canvas: Canvas,
    layout: SheetLayout,
    words: tuple[str, str],
    has_choice: bool,
    shows_loss: bool,
    voice: Voice,
) -> None:
    canvas.panel(layout.box, words[0], "list", words[1])
    heads = ("sheet-combination", "sheet-points", "sheet-gives", "sheet-loss")
    name, points, gives, loss = [voice.say(Message(key)) for key in heads]
    for row in (layout.rows[0], layout.rows[6]):
        y = layout.header_y
        canvas.text(row.name_x, y, name, SMALL, SECOND_TEXT)
        canvas.text(row.points_x, y, points, SMALL, SECOND_TEXT, align="right")
        if has_choice:
            canvas.text(row.gives_x + 12, y, gives, SMALL, SECOND_TEXT, align="right")
        if shows_loss and row.shows_loss:
            canvas.text(row.loss_x, y, loss, SMALL, SECOND_TEXT, align="right")


def _draw_totals(canvas: Canvas, layout: SheetLayout, totals: SheetTotals, voice: Voice) -> None:
    first, second = layout.totals
    canvas.hairline(first.box.x, first.box.y, first.box.w, alpha=150)
    canvas.icon("chart-bar", first.mark_x, first.box.centre_y, 20, SECOND_TEXT)
    args = {"targets": totals.from_targets, "goods": totals.goods}
    said = Message("sheet-final" if totals.is_over else "sheet-so-far", args)
    _draw_total(canvas, first, voice.say(said), voice.say(said, "note"), str(totals.score))
    draw_goods_icon(canvas, second.mark_x, second.box.centre_y, 17)
    said = Message("sheet-goods-left" if totals.is_over else "sheet-goods", args)
    label, note, worth = (voice.say(said, part) for part in ("", "note", "worth"))
    _draw_total(canvas, second, label, note, worth)


def _draw_total(canvas: Canvas, row: RowLayout, label: str, note: str, value: str) -> None:
    y = row.box.centre_y
    width = canvas.text(row.points_x, y, value, LARGE, TEXT, "number-bold", "right")
    room = row.points_x - width - 16 - row.dice_x
    end = row.dice_x + canvas.text(row.dice_x, y, label, BODY, SECOND_TEXT, max_width=room)
    x = max(end + 24, row.box.x + 248)
    if x + canvas.text_width(note, BODY) <= row.points_x - width - 16:
        canvas.text(x, y, note, BODY, SECOND_TEXT)


def draw_row(
    canvas: Canvas,
    row: RowLayout,
    line: SheetLine,
    is_hovered: bool,
    pencil_hovered: bool,
    is_misere: bool,
    voice: Voice,
) -> None:
    """One line, kept as a picture for each of its states."""
    shown = line if line.state == "open" else replace(line, has_faces=False)
    lit = is_hovered and line.state == "open"
    key = ("sheet-row", shown, lit, pencil_hovered, is_misere, row.shows_loss, row.shows_dice,
           voice.language)  # fmt: skip

    def paint(layer: Canvas) -> None:
        _draw_row_ground(layer, row.box, shown, lit)
        _draw_mark(layer, row, shown, is_misere)
        if row.shows_dice:
            _draw_pattern(layer, row, shown)
        _draw_words(layer, row, shown, pencil_hovered, is_misere, voice)

    canvas.cached(key, row.box, paint, margin=20 if shown.is_selected else 2)


def _draw_row_ground(canvas: Canvas, box: Box, line: SheetLine, is_hovered: bool) -> None:
    accent = canvas.theme.accent
    if line.is_selected:
        canvas.shadow(box, RADIUS, blur=14, drop=0, strength=70, colour=accent)
        top, bottom = mix(RAISED, accent, 0.34), mix(RAISED, accent, 0.22)
        if is_hovered:
            top, bottom = lighten(top, 0.05), lighten(bottom, 0.05)
        canvas.rounded(box, RADIUS, (top, bottom))
        canvas.rounded(box, RADIUS, None, accent, 3)
    elif line.state == "open":
        fill = lighten(RAISED, 0.035) if is_hovered else RAISED
        edge = accent if is_hovered else mix(RAISED, accent, 0.42)
        canvas.rounded(box, RADIUS, fill, edge, 2 if is_hovered else 1)


def _draw_mark(canvas: Canvas, row: RowLayout, line: SheetLine, is_misere: bool) -> None:
    x, y = row.mark_x, row.box.centre_y
    pleasant, unpleasant = (BAD, GOOD) if is_misere else (GOOD, BAD)
    if line.state == "used":
        colour = GOOD if is_collect(line.name) else pleasant
        canvas.icon("check", x, y, 20, colour)
    elif line.state == "failed":
        canvas.icon("x", x, y, 20, unpleasant)
    elif line.is_selected:
        canvas.icon("focus-2", x, y, 20, lighten(canvas.theme.accent, 0.15))
    elif line.state == "open":
        canvas.disc(x, y, 6, RAISED, mix(LINE, SECOND_TEXT, 0.35), 1.5)
    else:
        canvas.disc(x, y, 3, mix(LINE, SECOND_TEXT, 0.2))


def _draw_pattern(canvas: Canvas, row: RowLayout, line: SheetLine) -> None:
    y = row.box.centre_y - row.die / 2
    for place in range(DICE):
        x = row.dice_x + place * row.die_step
        if place >= len(line.dice):
            draw_mini_die(canvas, x, y, row.die, None)
            continue
        is_faint = not line.is_open or place >= line.filled
        alpha = USED_DICE if is_faint else 255.0
        draw_mini_die(canvas, x, y, row.die, line.dice[place], alpha=alpha)


def _draw_words(
    canvas: Canvas,
    row: RowLayout,
    line: SheetLine,
    pencil_hovered: bool,
    is_misere: bool,
    voice: Voice,
) -> None:
    y, is_open = row.box.centre_y, line.is_open
    colour = TEXT if is_open else mix(SECOND_TEXT, PANEL, 0.1)
    room = row.name_room(line.has_faces)
    if not line.gives:
        room = row.points_x - 60 - row.name_x
    font = "text-semibold" if is_open else "text"
    name = voice.say(Message(COMBINATION(line.name).key))
    canvas.text(row.name_x, y, name, BODY, colour, font, max_width=room)  # type: ignore[arg-type]
    if line.has_faces:
        _draw_pencil(canvas, row, pencil_hovered)
    if line.gives:
        canvas.text(row.gives_x, y, line.gives, LARGE, TEXT, "number-bold", "right")
        unit_colour = TEXT if line.is_selected else SECOND_TEXT
        unit = voice.say(Message("sheet-now")) if line.unit == "now" else line.unit
        canvas.text(row.gives_x + 6, y, unit, SMALL, unit_colour)
    if line.loss is not None and row.shows_loss:
        _draw_loss(canvas, row, line, is_misere, voice)
    _draw_points(canvas, row, line, is_misere, voice)


def _draw_pencil(canvas: Canvas, row: RowLayout, is_hovered: bool) -> None:
    box = row.pencil
    if is_hovered:
        canvas.rounded(box.inset(1), 7, (*canvas.theme.accent, 70))
    canvas.icon("pencil", *box.centre, 15, TEXT if is_hovered else mix(SECOND_TEXT, PANEL, 0.1))


def _draw_loss(
    canvas: Canvas, row: RowLayout, line: SheetLine, is_misere: bool, voice: Voice
) -> None:
    y, loss = row.box.centre_y, line.loss or 0.0
    if line.is_best:
        best = voice.say(Message("loss-none"))
        canvas.tag(row.loss_x + 4, y, best, canvas.theme.accent, solid=True, align="right")
        return
    words = loss_words(loss, is_misere, voice)
    canvas.text(row.loss_x, y, words, BODY, loss_ink(loss, line.is_selected), "mono", "right")


def loss_ink(loss: float, is_selected: bool = False) -> Colour:
    """Green for what hardly matters, amber up to ten points, red above."""
    ink = mix(GOOD, TEXT, 0.3) if loss < 1 else WARNING if loss < 10 else mix(BAD, TEXT, 0.25)
    return lighten(ink, 0.45) if is_selected else ink


def _draw_points(
    canvas: Canvas, row: RowLayout, line: SheetLine, is_misere: bool, voice: Voice
) -> None:
    y = row.box.centre_y
    if line.state in ("used", "failed"):
        if line.is_welcome:
            colour = lighten(GOOD, 0.3) if is_misere else TEXT
        else:
            colour = mix(BAD, WHITE, 0.18)
        canvas.text(row.points_x, y, line.points, LARGE, colour, "number-bold", "right")
        return
    colour = TEXT if line.is_selected else mix(SECOND_TEXT, PANEL, 0.12)
    size = BODY if line.is_up_to else LARGE
    points = line.points
    if line.is_up_to:
        points = voice.say(Message("sheet-up-to", {"points": points}))
    font = "number-bold" if line.is_selected else "number"
    canvas.text(row.points_x, y, points, size, colour, font, "right")  # type: ignore[arg-type]


__all__ = ["SheetTotals", "draw_row", "draw_sheet", "loss_ink", "totals_of"]
