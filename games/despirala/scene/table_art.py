"""The dice tray with its goods, the score sheet with what its lines would give, hub pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.animation import ease_out, overshoot
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.open_book import RulesPicture, fixed
from engine.ui.paint import dice
from engine.ui.paint.dice import (
    REST_YAWS,
    Die,
    Pose,
    draw_die,
    draw_die_slot,
    draw_goods_cube,
    draw_mini_die,
    draw_tray,
)
from engine.ui.position.controls import ChipShown
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    INK,
    LARGE,
    LINE,
    PANEL,
    POSTER,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WARNING,
    WHITE,
    Colour,
    lighten,
    mix,
)
from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    TURNS,
    full_score,
    is_collect,
    legal_faces,
    target,
)
from games.despirala.moves import COMBINATION
from games.despirala.scene.layout import RowLayout, SheetLayout, TrayLayout
from games.despirala.scene.lines import SheetLine, loss_words, sheet_lines
from games.despirala.scene.stage import AT_REST, Banner, Stage
from games.despirala.state import DespiralaTable

CAPTION: Final[Colour] = (0xEE, 0xFC, 0xF8)
FELT_TEXT: Final[Colour] = (0xD6, 0xEE, 0xE8)
NUMBER: Final[Colour] = (255, 250, 240)


@dataclass(frozen=True, slots=True)
class LiveTag:
    """What the last roll or choice did; `gain` says whether that was pleasant, 0 when neither."""

    words: str
    gain: float


def draw_board_tray(
    canvas: Canvas, stage: Stage, owner: str, voice: Voice, tag: LiveTag | None = None
) -> None:
    """The whole tray; `owner` is "Your" or a seat's name with its s."""
    layout = stage.layout
    dice.draw_tray(canvas, layout.box)
    for x in layout.dividers:
        canvas.hairline(x, layout.felt.y + 24, layout.felt.h - 48, vertical=True, engraved=True)
    _caption(canvas, layout, layout.roll, voice.say(Message("tray-roll", {"whose": owner})))
    _draw_aside(canvas, stage, voice)
    _draw_goods(canvas, stage, owner, voice)
    _draw_dice(canvas, stage)
    if tag is not None:
        _draw_tag(canvas, layout, tag)
    if stage.banner is not None:
        _draw_banner(canvas, layout, stage.banner, voice)


def _draw_tag(canvas: Canvas, layout: TrayLayout, tag: LiveTag) -> None:
    """A dark label beside the caption of the roll: on felt no colour would be legible."""
    colour = GOOD if tag.gain > 0.0005 else BAD if tag.gain < -0.0005 else FELT_TEXT
    width = canvas.text_width(tag.words, SMALL, "text-semibold") + 24
    height = max(26.0, canvas.line_step(SMALL, 1.6))
    box = Box(layout.roll.right - 14 - width, layout.caption_y - height / 2, width, height)
    canvas.rounded(box, height / 2, (*INK, 235), (*colour, 150))
    ink = lighten(colour, 0.4)
    canvas.text(*box.centre, tag.words, SMALL, ink, "text-semibold", "centre")


def _caption(canvas: Canvas, layout: TrayLayout, section: Box, words: str) -> None:
    x = layout.inner_x(section)
    room = section.right - 8 - x
    said = words.upper()
    spacing = 1.2 if canvas.text_width(said, SMALL, "text-semibold", 1.2) <= room else 0.0
    canvas.text(
        x, layout.caption_y, said, SMALL, CAPTION, "text-semibold", max_width=room, spacing=spacing
    )


# -- set aside


def _draw_aside(canvas: Canvas, stage: Stage, voice: Voice) -> None:
    layout, attempt = stage.layout, stage.shown_attempt
    if attempt is None:
        _caption(canvas, layout, layout.aside, voice.say(Message("tray-aside")))
        wanted: tuple[int, ...] = ()
    else:
        for_what = Message("tray-aside-for", {"combination": COMBINATION(attempt.combination)})
        _caption(canvas, layout, layout.aside, voice.say(for_what))
        wanted = target(attempt.combination, attempt.faces)
    for place, box in enumerate(layout.slots):
        if attempt is not None and place >= len(wanted):
            continue
        dice.draw_die_slot(canvas, box, wanted=wanted[place] if wanted else None)
    said = aside_note(stage)
    if said is not None:
        x = layout.inner_x(layout.aside)
        room = layout.aside.right - 12 - x
        note = voice.say(said)
        for part in ("short", "tight"):
            if canvas.text_width(note, BODY) > room:
                note = voice.part(said, part) or note
        canvas.text(x, layout.note_y, note, BODY, FELT_TEXT, max_width=room)


def aside_note(stage: Stage) -> Message | None:
    """The line under the slots: how far the combination shown has come."""
    attempt = stage.shown_attempt
    if attempt is None or not stage.dice:
        return None if stage.dice else Message("tray-dice-next")
    wanted = target(attempt.combination, attempt.faces)
    matched, loose = stage.matched, DICE - stage.matched
    if is_collect(attempt.combination):
        points = wanted[0] * matched
        return Message("tray-collected", {"matched": matched, "points": points})
    if matched == len(wanted):
        return Message("tray-all-match" if stage.attempt is None else "tray-complete")
    return Message("tray-matched", {"matched": matched, "wanted": len(wanted), "loose": loose})


# -- dice


def _draw_dice(canvas: Canvas, stage: Stage) -> None:
    """Dice at rest first, those in the air over them."""
    order = sorted(range(len(stage.dice)), key=lambda place: stage.dice[place].tumble < AT_REST)
    for place in order:
        _draw_one(canvas, stage, place)


def _draw_one(canvas: Canvas, stage: Stage, place: int) -> None:
    layout, die = stage.layout, stage.dice[place]
    x, y = stage.place_of(place)
    lying = dice.Die(die.value, dice.Pose(dice.REST_YAWS[place]))
    if die.tumble < AT_REST:
        dice.draw_tumbling_die(canvas, x, y, layout.die, lying, die.tumble, place)
        return
    if die.slot is None or die.slide < 0.5:
        dice.draw_die(canvas, x, y, layout.die, lying)
        return
    box = layout.slots[die.slot]
    dice.draw_die(canvas, x, y - 1, layout.die, dice.in_slot(die.value))
    if die.slide < AT_REST:
        return
    if die.locked:
        dice.draw_lock(
            canvas, box.right - 8 * layout.unit, box.y + 8 * layout.unit, 13 * layout.unit
        )


# -- goods


def _draw_goods(canvas: Canvas, stage: Stage, owner: str, voice: Voice) -> None:
    layout, goods = stage.layout, stage.goods[stage.seat]
    unit, x = layout.unit, layout.inner_x(layout.goods)
    _caption(canvas, layout, layout.goods, voice.say(Message("tray-goods", {"whose": owner})))
    size = POSTER if unit >= 0.8 else TITLE
    y = layout.felt.y + 84 * unit
    width = canvas.text(x, y, str(goods), size, NUMBER, "number-bold")
    left = x + width + 16 * unit
    room = layout.goods.right - 14 - left
    said = Message("tray-price")
    lines = (voice.say(said), voice.say(said, "below"))
    if unit >= 0.8 and all(canvas.text_width(line, BODY) <= room for line in lines):
        step = canvas.line_step(BODY, 1.45)
        for index, line in enumerate(lines):
            canvas.text(left, y + (index - 0.5) * step, line, BODY, FELT_TEXT)
    _draw_cubes(canvas, stage, goods)


def _draw_cubes(canvas: Canvas, stage: Stage, goods: int) -> None:
    layout = stage.layout
    is_spending = stage.leaving < AT_REST
    shown = goods + is_spending
    places = layout.goods_places(shown, max(stage.most_goods, shown))
    for index, (x, y) in enumerate(places.cubes):
        alpha = 255.0
        is_new = index >= shown - 5 and stage.arriving < AT_REST
        if is_spending and index == shown - 1:
            share = ease_out(stage.leaving)
            x -= share * (x - layout.aside.right + 20)
            y -= share * 46 * layout.unit
            alpha = 255 * (1 - stage.leaving**2)
        elif is_new:
            late = (index - (shown - 5)) * 0.12
            share = max(0.0, min(1.0, (stage.arriving - late) / 0.5))
            if share <= 0:
                continue
            y -= (1 - overshoot(share)) * 60 * layout.unit
            alpha = 255 * min(1.0, share * 2)
        dice.draw_goods_cube(canvas, x, y, places.cube, variant=index * 7 % 5, alpha=alpha)
    step = abs(places.totals[1][0][1] - places.totals[0][0][1]) if len(places.totals) > 1 else 99.0
    every = 1 if step >= canvas.line_step(SMALL, 0.95) else 2
    last = len(places.totals) - 1
    for row, ((x, y), total) in enumerate(places.totals):
        if (last - row) % every == 0 and not is_spending:
            canvas.text(x, y, str(total), SMALL, CAPTION, "number")


# -- how an attempt ended


def _draw_banner(canvas: Canvas, layout: TrayLayout, banner: Banner, voice: Voice) -> None:
    is_good = banner.outcome == "good"
    colour = GOOD if is_good else BAD
    pad = 28.0
    headline, how = voice.say(banner.said, "banner"), voice.say(banner.said, "how")
    head = canvas.text_width(headline, TITLE, "number-bold")
    detail = canvas.text_width(how, BODY, "text-semibold")
    width = min(layout.felt.w - 32, max(head, detail) + 56 + 2 * pad)
    box = Box.around(layout.roll.centre_x, layout.felt.centre_y + 12, width, 108)
    left = max(layout.felt.x + 12, box.x)
    box = Box(left, box.y, box.w, box.h)
    canvas.floating(box)
    canvas.shadow(box, 16, blur=20, drop=8, strength=150)
    ground = mix(INK, colour, 0.12)
    canvas.rounded(box, 16, (lighten(ground, 0.05), ground), colour, 2)
    icon = "check" if is_good else "x"
    canvas.disc(box.x + pad + 16, box.centre_y, 20, colour)
    canvas.icon(icon, box.x + pad + 16, box.centre_y, 26, INK)
    x = box.x + pad + 52
    room = box.right - 16 - x
    canvas.text(
        x, box.centre_y - 20, headline, TITLE, lighten(colour, 0.3), "number-bold",
        max_width=room,
    )  # fmt: skip
    canvas.text(x, box.centre_y + 22, how, BODY, CAPTION, "text-semibold", max_width=room)


USED_DICE: Final = 225.0
RESTING_DICE: Final = 165.0
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
    dice.draw_goods_icon(canvas, second.mark_x, second.box.centre_y, 17)
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
    accent, raised = canvas.theme.accent, canvas.theme.raised
    if line.is_selected:
        canvas.shadow(box, RADIUS, blur=14, drop=0, strength=70, colour=accent)
        top, bottom = mix(raised, accent, 0.34), mix(raised, accent, 0.22)
        if is_hovered:
            top, bottom = lighten(top, 0.05), lighten(bottom, 0.05)
        canvas.rounded(box, RADIUS, (top, bottom))
        canvas.rounded(box, RADIUS, None, accent, 3)
    elif line.state == "open":
        fill = mix(raised, accent, 0.16 if is_hovered else 0.1)
        edge = accent if is_hovered else mix(raised, accent, 0.5)
        canvas.rounded(box, RADIUS, fill, edge, 2 if is_hovered else 1)
    elif line.state == "resting":
        canvas.rounded(box.inset(0, 2), RADIUS, raised, canvas.theme.line)


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
        canvas.disc(x, y, 6, canvas.theme.raised, mix(LINE, SECOND_TEXT, 0.35), 1.5)
    else:
        canvas.disc(x, y, 3, mix(LINE, SECOND_TEXT, 0.6))


def _draw_pattern(canvas: Canvas, row: RowLayout, line: SheetLine) -> None:
    y = row.box.centre_y - row.die / 2
    for place in range(DICE):
        x = row.dice_x + place * row.die_step
        if place >= len(line.dice):
            dice.draw_mini_die(canvas, x, y, row.die, None)
            continue
        is_faint = line.state == "resting" or place >= line.filled
        alpha = RESTING_DICE if is_faint else 255.0 if line.is_open else USED_DICE
        dice.draw_mini_die(canvas, x, y, row.die, line.dice[place], alpha=alpha)


def paint_attempt(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """A combination to be chosen on the desk: its dice, its name below."""
    (name,) = shown.which
    (line,) = [each for each in sheet_lines({}) if each.name == name]
    shown.ground(canvas, box)
    die = min(20.0, 0.36 * box.h)
    x = box.centre_x - len(line.dice) * (die + 3) / 2
    for place, face in enumerate(line.dice):
        draw_mini_die(canvas, x + place * (die + 3), box.y + 0.14 * box.h, die, face)
    words, y = Message(COMBINATION(name).key), box.y + 0.72 * box.h
    canvas.text(box.centre_x, y, words, SMALL, TEXT, "text-semibold", "centre",
                max_width=box.w - 8)  # fmt: skip


def _draw_words(
    canvas: Canvas,
    row: RowLayout,
    line: SheetLine,
    pencil_hovered: bool,
    is_misere: bool,
    voice: Voice,
) -> None:
    y, is_open = row.box.centre_y, line.is_open
    colour = mix(SECOND_TEXT, TEXT, 0.4) if line.state == "resting" else TEXT
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
    colour = TEXT if line.is_selected else mix(SECOND_TEXT, TEXT, 0.25)
    size = BODY if line.is_up_to else LARGE
    points = line.points
    if line.is_up_to:
        points = voice.say(Message("sheet-up-to", {"points": points}))
    font = "number-bold" if line.is_selected else "number"
    canvas.text(row.points_x, y, points, size, colour, font, "right")  # type: ignore[arg-type]


# -- Pictures for the hub: goals at a glance, the rules' pictures, the table in small

GAP: Final = 8.0
CARD_HEIGHT: Final = 72.0
NARROWEST_CARD: Final = 184.0
MOST_COLUMNS: Final = 7
INSET: Final = 12.0
PANEL_DIE: Final = 22.0
DIE_STEP: Final = 27.0


@dataclass(frozen=True, slots=True)
class Goal:
    name: str
    dice: tuple[int, ...]
    points: int


@cache
def goals() -> tuple[Goal, ...]:
    """One card per combination, in the order of the sheet."""
    cards = []
    for combination in COMBINATIONS:
        name = combination.name
        points = max(full_score(name, faces) for faces in legal_faces(name))
        best = [faces for faces in legal_faces(name) if full_score(name, faces) == points]
        # Where every face pays the same, one from the middle: sixes have a goal of their own.
        wanted = target(name, best[len(best) // 2])
        cards.append(Goal(name, wanted[:1] if combination.collects else wanted, points))
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class FourteenGoals:
    narrowest_card: float = NARROWEST_CARD
    title: ClassVar = Message("setup-fourteen-goals")
    icon: ClassVar = "list"

    def note(self, options: Mapping[str, str]) -> Message:
        is_misere = options.get("mode") == "misere"
        return Message("setup-goals-misere" if is_misere else "setup-goals")

    def height(self, width: float) -> float:
        rows = -(-len(goals()) // columns_for(width, self.narrowest_card))
        return rows * CARD_HEIGHT + (rows - 1) * GAP

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        columns = columns_for(box.w, self.narrowest_card)
        rows = -(-len(goals()) // columns)
        cells = Box(box.x, box.y, box.w, self.height(box.w)).grid(columns, rows, GAP)
        for cell, goal in zip(cells, goals(), strict=False):
            _draw_goal(canvas, cell, goal)


def columns_for(width: float, narrowest: float = NARROWEST_CARD) -> int:
    return max(1, min(MOST_COLUMNS, int((width + GAP) / (narrowest + GAP))))


def _draw_goal(canvas: Canvas, box: Box, goal: Goal) -> None:
    canvas.rounded(box, 10, theme.with_alpha(theme.RAISED, 170))
    points = str(goal.points)
    worth = canvas.text_width(points, theme.LARGE, "number-bold")
    room = box.w - 2 * INSET - worth - 4
    name = Message(COMBINATION(goal.name).key)
    canvas.text(
        box.x + INSET, box.y + 24, name, theme.SMALL, theme.TEXT, "text-semibold", max_width=room
    )
    ink = theme.lighten(canvas.theme.accent, 0.25)
    canvas.text(box.right - INSET, box.y + 24, points, theme.LARGE, ink, "number-bold", "right")
    for place in range(DICE):
        x = box.x + INSET + place * DIE_STEP
        value = goal.dice[place] if place < len(goal.dice) else None
        draw_mini_die(canvas, x, box.y + 42, PANEL_DIE, value, outline=value is None)


TRAY: Final = 156.0
DIE: Final = 54.0
ROLL: Final = (3, 6, 1, 5, 6, 4)
GOODS: Final = 5
CUBE: Final = 26.0
SLOT: Final = 62.0
STEP: Final = 74.0
TARGET: Final = 116.0
GOAL_CARD: Final = 232.0
EXAMPLE: Final = "Kamerun"
SET_ASIDE: Final = (True, True, False, True, True, False)


def _draw_roll(canvas: Canvas, box: Box) -> None:
    felt = draw_tray(canvas, box.inset(10, 4))
    goods = 3 * STEP
    step = (felt.w - goods) / DICE
    for place, (value, yaw) in enumerate(zip(ROLL, REST_YAWS, strict=True)):
        y = felt.centre_y + (8 if place % 2 else -6)
        draw_die(canvas, felt.x + (place + 0.6) * step, y, DIE, Die(value, Pose(yaw)))
    for number in range(GOODS):
        x = felt.right - goods + 34 + number * 34
        draw_goods_cube(canvas, x, felt.centre_y, CUBE, number)


def _draw_target(canvas: Canvas, box: Box) -> None:
    wanted = target(EXAMPLE, ())
    for place, (value, is_there) in enumerate(zip(wanted, SET_ASIDE, strict=True)):
        slot = Box(box.x + 8 + place * STEP, box.y + 8, SLOT, SLOT)
        draw_die_slot(canvas, slot, wanted=value, value=value if is_there else None,
                      locked=is_there)  # fmt: skip
    room = Box(box.x + 24 + DICE * STEP, box.y + 12, box.w - 32 - DICE * STEP, box.h)
    used = canvas.paragraph(
        room, Message(COMBINATION(EXAMPLE).key), theme.SMALL, theme.TEXT, "text-semibold", 1.4
    )
    words = Message("picture-target")
    canvas.paragraph(room.moved(0, used), words, theme.SMALL, theme.SECOND_TEXT, line_height=1.4)


_GOALS: Final = FourteenGoals(narrowest_card=GOAL_CARD)

PICTURES: Final = {
    "roll": fixed(TRAY, _draw_roll),
    "goals": RulesPicture(_GOALS.height, lambda canvas, box: _GOALS.draw(canvas, box, {})),
    "target": fixed(TARGET, _draw_target),
}


FELT: Final[tuple[theme.Colour, theme.Colour]] = ((0x2A, 0x6A, 0x63), (0x14, 0x3A, 0x3B))
FRAME: Final = (272.0, 176.0)
EDGE: Final = 46.0
PLACES: Final = (
    (58, 58, -14),
    (134, 52, 12),
    (212, 62, 30),
    (66, 124, 20),
    (142, 122, -24),
    (216, 128, -8),
)
"""Middle of each die in the frame, and how far it is turned."""


class SmallTable:
    def __init__(self, table: DespiralaTable) -> None:
        self.dice = table.dice

    def __call__(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, FELT)
        canvas.glow(box.centre_x, box.centre_y, box.w * 0.4, box.h * 0.4, (40, 120, 110), 0.3)
        inner = box.fitted(*FRAME)
        share = inner.w / FRAME[0]
        for value, (x, y, yaw) in zip(self.dice, PLACES, strict=False):
            at = (inner.x + x * share, inner.y + y * share)
            draw_die(canvas, *at, EDGE * share, Die(value, Pose(yaw)))
        canvas.rounded(box, 10, None, (*theme.WHITE, 30))
