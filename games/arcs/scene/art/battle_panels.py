"""The panels of a battle: lanes of dice, what they say in order, chances, the raid, the steps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import INK, WHITE, Colour, lighten, mix
from games.arcs.board import FACES, RAID_COSTS, SLOT_COSTS
from games.arcs.scene.art.court_cards import draw_guild, shortened
from games.arcs.scene.art.dice import SELF_HIT, TURNS, draw_die, draw_symbol
from games.arcs.scene.art.looks import ChartLook, LaneLook, RaidLook, ResultLook, padded
from games.arcs.scene.art.palette import (
    ACCENT,
    AMBER,
    BAD_TEXT,
    DICE,
    EDGES,
    GOLD_TEXT,
    GOOD,
    GOOD_TEXT,
    KEY,
    LEGAL,
    LINE,
    PANEL,
    RAISED,
    SECOND,
    TEXT,
    WELL,
    readable,
    seat_words,
)
from games.arcs.scene.art.tokens import draw_keys, draw_token

RADIUS: Final = 12.0
FACE: Final = 34.0
FACE_STEP: Final = 40.0
DIE: Final = 64.0
STEPPER: Final = (286.0, 132.0, 54.0)
"""Where the stepper of a lane begins, its width and height."""
SYMBOL_COLOURS: Final[dict[str, Colour]] = {
    "self_hit": BAD_TEXT,
    "intercept": BAD_TEXT,
    "hit": (0xFF, 0xE0, 0xA0),
    "building_hit": LEGAL,
    "key": KEY,
}
BAR: Final[tuple[Colour, Colour]] = ((0x8C, 0x78, 0xB8), (0x5C, 0x4A, 0x88))
PALE_KEY: Final[Colour] = (0x6C, 0x62, 0x50)
HEAD: Final = 46.0
WIDEST_BAR: Final = 54.0


def draw_panel(
    canvas: Canvas, box: Box, title: str = "", *, tint: Colour | None = None, share: float = 0.10
) -> None:
    """The ground of a panel, with a breath of a colour."""
    fill = mix(PANEL, tint, share) if tint else PANEL
    edge = mix(LINE, tint, 0.38) if tint else LINE
    canvas.shadow(box, RADIUS, blur=14, drop=6, strength=100)
    canvas.rounded(box, RADIUS, (lighten(fill, 0.045), fill), edge)
    canvas.lit_edge(box, RADIUS, 20)
    if title:
        canvas.text(box.x + 17, box.y + 24, title, 20, TEXT, "exo-bold", max_width=box.w - 34)


# -- lanes


def stepper_boxes(box: Box) -> tuple[Box, Box]:
    """The buttons for one die less and one more of the lane in a box."""
    left, width, height = STEPPER
    well = Box(box.x + left, box.y + 0.5 * box.h - 36, width, height)
    return (Box(well.x, well.y, 48, height), Box(well.right - 48, well.y, 48, height))


def dice_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Where the rolled dice of a lane lie: smaller and closer the more there are."""
    left, right = box.x + STEPPER[0] + STEPPER[1] + 28, box.right - 112
    room = right - left
    size = DIE if count <= 2 else min(DIE, room / ((count + 1) // 2) - 6, 48.0)
    rows = 1 if count * (size + 8) <= room + 8 else 2
    columns = -(-count // rows)
    step = min(size + 12, room / max(1, columns))
    boxes = []
    for number in range(count):
        row, column = divmod(number, columns)
        y = box.centre_y + (row - (rows - 1) / 2) * (size + 6)
        boxes.append(Box.around(left + size / 2 + column * step, y, size, size))
    return tuple(boxes)


def draw_lane(canvas: Canvas, box: Box, look: LaneLook, tumbling: float = 0.0) -> None:
    """A kind of dice: what it is for, its faces, how many, what they showed, what to expect.

    `tumbling` is how far the dice are from rest, 1 as they are thrown.
    """
    canvas.cached(("arcs-lane", look), box, lambda onto: _lane(onto, box, look), margin=44)
    for number, (face, place) in enumerate(
        zip(look.faces, dice_boxes(box, len(look.faces)), strict=True)
    ):
        _draw_thrown(canvas, look.kind, face, place, number, tumbling)
    if not look.faces:
        for place in dice_boxes(box, look.count):
            _draw_waiting(canvas, place, look.kind)


def _draw_thrown(
    canvas: Canvas, kind: str, face: int, place: Box, number: int, tumbling: float
) -> None:
    """A die where it fell: beside the line and askew; while it tumbles it hops to that place."""
    turn = TURNS[number % len(TURNS)]
    x = place.centre_x + place.w * 0.05 * math.sin(2.3 * number + face)
    y = place.centre_y + place.w * 0.07 * math.sin(3.9 * number + 1)
    if tumbling > 0:
        late = min(1.0, tumbling * (1 + 0.12 * (number % 3)))
        x -= 2.6 * place.w * late**1.4
        y -= 0.6 * place.w * abs(math.sin(3.2 * math.pi * late)) * late
        turn += 30 * round(9 * late) * (1 if number % 2 else -1)
        face = (face + round(7 * late)) % len(FACES[kind])
    draw_die(canvas, kind, face, x, y, place.w, turn=turn)


def _draw_waiting(canvas: Canvas, place: Box, kind: str) -> None:
    """A die that is collected and not rolled yet: its plate without a face."""
    base = DICE[kind][0]
    die = place.inset(0.06 * place.w)
    radius = 0.21 * die.w
    fill = (mix(PANEL, base, 0.5), mix(PANEL, base, 0.3))
    canvas.rounded(die, radius, fill, mix(PANEL, base, 0.8), 1.5)
    canvas.rounded(die.inset(0.14 * die.w), 0.7 * radius, None, mix(PANEL, base, 0.62), 1.5)


def _lane(canvas: Canvas, box: Box, look: LaneLook) -> None:
    base = DICE[look.kind][0]
    draw_panel(canvas, box, tint=base)
    ground = mix(PANEL, base, 0.14)
    canvas.rounded(Box(box.x, box.y + 14, 5, box.h - 28), 2, base)
    ink = readable(lighten(base, 0.45), ground)
    canvas.text(box.x + 22, box.y + 26, look.title, 26, ink, "exo-bold")
    canvas.text(box.x + 22, box.y + 54, look.words, 18, readable(SECOND, ground),
                max_width=STEPPER[0] - 30)  # fmt: skip
    for face in range(len(FACES[look.kind])):
        draw_die(canvas, look.kind, face, box.x + 39 + face * FACE_STEP, box.y + 92, FACE)
    _stepper(canvas, box, look)
    line = box.x + STEPPER[0] + STEPPER[1] + 14
    canvas.hairline(line, box.y + 16, box.h - 32, vertical=True)
    _means(canvas, box, look, ground)


def _stepper(canvas: Canvas, box: Box, look: LaneLook) -> None:
    less, more = stepper_boxes(box)
    well = less.union(more)
    canvas.rounded(well, RADIUS, WELL, LINE)
    for part, icon, can in ((less, "minus", look.can_less), (more, "plus", look.can_more)):
        canvas.icon(icon, *part.centre, 20, LEGAL if can else mix(SECOND, WELL, 0.55))
    canvas.text(*well.centre, str(look.count), 34, WHITE, "exo-bold", "centre")
    if look.note:
        width = canvas.text_width(look.note, 18)
        x = well.centre_x - (width + 24) / 2
        canvas.icon("lock", x + 8, well.bottom + 18, 18, SECOND, 190)
        canvas.text(x + 22, well.bottom + 18, look.note, 18, SECOND)


def _means(canvas: Canvas, box: Box, look: LaneLook, ground: Colour) -> None:
    """What can be expected of the dice, the main symbol large."""
    if not look.means:
        return
    right = box.right - 20
    canvas.text(right, box.y + 26, look.mean, 18, readable(SECOND, ground), align="right")
    base = DICE[look.kind][0]
    y = box.y + 57
    for number, (symbol, mean) in enumerate(look.means[:3]):
        size = 26 if number == 0 else 18
        colour = BAD_TEXT if symbol == SELF_HIT else lighten(base, 0.5)
        ink = readable(colour, ground)
        canvas.text(right, y, f"{mean:.1f}", size, ink, "number-bold", "right")
        draw_symbol(canvas, symbol, right - 60, y, 22 if number == 0 else 18, ink)
        y += 28 if number == 0 else 24


# -- what the dice say


def result_box(box: Box, number: int) -> Box:
    """A row of the results in a panel."""
    return Box(box.x + 14, box.y + HEAD + number * 56, box.w - 28, 50)


def draw_results(
    canvas: Canvas, box: Box, rows: Sequence[ResultLook], title: str, foot: str = ""
) -> None:
    """The totals of the symbols in the order of the rules, with whom each strikes."""
    key = ("arcs-results", tuple(rows), title, foot)
    canvas.cached(key, box, lambda onto: _results(onto, box, rows, title, foot), margin=44)


def _results(canvas: Canvas, box: Box, rows: Sequence[ResultLook], title: str, foot: str) -> None:
    draw_panel(canvas, box, title)
    for number, row in enumerate(rows):
        _result(canvas, result_box(box, number), row)
    if foot:
        place = result_box(box, len(rows))
        canvas.icon("info-circle", box.x + 28, place.y + 18, 20, SECOND)
        canvas.paragraph(Box(box.x + 48, place.y + 6, box.w - 58, place.h), foot, 18, SECOND,
                         line_height=1.2, max_lines=2)  # fmt: skip


def _result(canvas: Canvas, box: Box, row: ResultLook) -> None:
    edge = {"done": mix(GOOD, LINE, 0.5), "open": LEGAL, "none": LINE}[row.progress]
    canvas.rounded(box, 10, WELL, edge, 1.6 if row.progress == "open" else 1)
    middle = box.centre_y
    draw_symbol(canvas, row.symbol, box.x + 30, middle, 30, SYMBOL_COLOURS[row.symbol])
    canvas.text(box.x + 66, middle, row.count, 26, WHITE, "exo-bold", "centre")
    who = 0.0
    if row.who:
        ink = SECOND if row.seat is None else readable(seat_words(row.seat), WELL)
        who = canvas.text(box.right - 44, middle, row.who, 18, ink, "text-semibold", "right")
    lines = shortened(canvas, box.w - 146 - who, row.words, 2)
    step = canvas.line_step(18, 1.15)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * step
        canvas.text(box.x + 92, y, line, 18, TEXT)
    if row.progress == "done":
        canvas.icon("check", box.right - 24, middle, 20, GOOD_TEXT)
    elif row.progress == "open":
        canvas.icon("hand-finger", box.right - 24, middle, 20, LEGAL)


# -- chances


def draw_chart(canvas: Canvas, box: Box, look: ChartLook) -> None:
    """The exact chances of each total as columns, the rolled one in gold."""
    canvas.cached(("arcs-chart", look), box, lambda onto: _chart(onto, box, look), margin=44)


def _chart(canvas: Canvas, box: Box, look: ChartLook) -> None:
    draw_panel(canvas, box, look.title)
    foot = 26 if look.foot else 0
    base = box.bottom - 40 - foot
    room = base - (box.y + HEAD + 16)
    count = max(1, len(look.chances))
    width = min(WIDEST_BAR, (box.w - 32) / count)
    left = box.centre_x - count * width / 2
    most = max(look.chances, default=1.0) or 1.0
    shown = look.rolled if look.rolled is not None else look.chances.index(most)
    every = max(1, -(-count // int((box.w - 32) / 26)))
    for total, chance in enumerate(look.chances):
        x = left + total * width
        height = max(2.0, room * chance / most)
        is_rolled = total == look.rolled
        fill = (GOLD_TEXT, AMBER) if is_rolled else BAR
        gap = min(3.0, width * 0.12)
        canvas.rounded(Box(x + gap, base - height, width - 2 * gap, height), 4, fill)
        ink = GOLD_TEXT if is_rolled else SECOND
        if total % every == 0 or is_rolled:
            canvas.text(x + width / 2, base + 15, str(total), 18, ink, "number-bold", "centre")
        if total == shown:
            at = min(max(x + width / 2, box.x + 44), box.right - 44)
            words = f"{chance * 100:.0f} %"
            canvas.text(at, base - height - 11, words, 18, GOLD_TEXT, "number-bold", "centre")
    if look.foot:
        canvas.text(box.x + 16, box.bottom - 17, look.foot, 18, TEXT, max_width=box.w - 30)


# -- the raid


def raid_slot_box(box: Box, number: int, count: int = len(RAID_COSTS)) -> Box:
    """A slot of the defender's row, of so many, in the panel of a raid."""
    step = (box.w - 28) / count
    return Box(box.x + 14 + number * step, box.y + 68, step - 4, step - 4)


def raid_guild_box(box: Box, number: int) -> Box:
    """A card of the defender in the panel of a raid."""
    top = raid_slot_box(box, 0).bottom + 12
    return Box(box.x + 14, top + number * 50, box.w - 28, 44)


def draw_raid(canvas: Canvas, box: Box, look: RaidLook) -> None:
    """The defender's slots and cards with what each costs; what the keys can pay is outlined."""
    canvas.cached(("arcs-raid", look), box, lambda onto: _raid(onto, box, look), margin=44)


def _raid(canvas: Canvas, box: Box, look: RaidLook) -> None:
    draw_panel(canvas, box, look.title, tint=DICE["raid"][0])
    if look.note:
        canvas.paragraph(Box(box.x + 18, box.y + 52, box.w - 36, 60), look.note, 18, SECOND)
        return
    canvas.icon("key", box.right - 46, box.y + 24, 24, KEY)
    canvas.text(box.right - 18, box.y + 24, str(look.keys), 20, KEY, "number-bold", "centre")
    tokens = padded(look.resources)
    for number, token in enumerate(tokens):
        slot = raid_slot_box(box, number, len(tokens))
        keys = PALE_KEY if token is None else KEY
        draw_keys(canvas, slot.centre_x, box.y + 55, SLOT_COSTS[number], 16, keys)
        state = look.slots[number] if number < len(look.slots) else "plain"
        edge = EDGES.get(state, LINE)
        canvas.rounded(slot, 9, WELL, edge, 2.4 if state in EDGES else 1)
        if token is None:
            canvas.icon("lock", *slot.centre, 18, SECOND, 130)
        elif token:
            draw_token(canvas, token, *slot.centre, slot.w - 6)
    for number, guild in enumerate(look.guilds):
        place = raid_guild_box(box, number)
        if place.bottom <= box.bottom:
            draw_guild(canvas, place, guild)


# -- the steps of a battle


def draw_steps(canvas: Canvas, box: Box, steps: Sequence[str], current: int) -> None:
    """The steps as arrows one after the other: done, now, to come."""
    width = box.w / len(steps)
    for number, words in enumerate(steps):
        left = box.x + number * width
        is_done, is_now = number < current, number == current
        fill = ACCENT if is_now else mix(RAISED, GOOD, 0.22) if is_done else RAISED
        tip, middle = 18.0, box.centre_y
        notch = [(left + tip, middle)] if number else []
        outline = [(left, box.y), (left + width - tip - 4, box.y), (left + width - 4, middle),
                   (left + width - tip - 4, box.bottom), (left, box.bottom), *notch]  # fmt: skip
        canvas.polygon(outline, fill)
        ink = INK if is_now else TEXT if is_done else SECOND
        shift = 10 if is_done else 0
        canvas.text(left + width / 2 + shift, middle, words, 20, ink, "text-semibold", "centre")
        if is_done:
            canvas.icon("check", left + 32, middle, 18, GOOD_TEXT)
