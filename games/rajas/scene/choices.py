"""What is chosen from a strip over the bar: colours of dice, goods, yield tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.selection import Part
from engine.ui.theme import LEGAL, SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.rajas.board import GOODS
from games.rajas.dice import COLOURS
from games.rajas.effects import effects_said
from games.rajas.naming import COLOUR, GOOD
from games.rajas.province import market_values
from games.rajas.scene.buildings import draw_good
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.scene.selection import RajasSelection
from games.rajas.scene.signs import draw_die_sign, draw_plate
from games.rajas.state import RajasTable

CHIP: Final = (150.0, 100.0)
GAP: Final = 10.0
INSET: Final = 14.0
HEAD: Final = 40.0
SIGN: Final = 46.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing of the strip: what it names, in words, and how many are left or what it pays."""

    part: Part
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """The things that can be chosen, under a few words; `picked` are chosen already."""

    title: str
    choices: tuple[Choice, ...]
    picked: tuple[Part, ...] = ()


def strip_for(
    selection: RajasSelection, table: RajasTable, seat: int, voice: Voice
) -> Strip | None:
    """What a decision is answered with from the strip; None where the board does."""
    picked = tuple(selection.chosen)
    parts = sorted(part for part in selection.paths.known if part[0] in ("colour", "good", "yield"))
    if selection.kind == "dice":
        supply = table.supply()
        colours = [
            Choice(
                part,
                voice.say_name(COLOUR(COLOURS[part[1]]), "cap"),
                voice.say(Message("strip-left", {"dice": supply[part[1]]})),
            )
            for part in parts
        ]
        return Strip(voice.say(Message("strip-dice")), tuple(colours), picked)
    if selection.kind == "sell":
        values = market_values(table.board, table.seats[seat].tiles)
        goods = [
            Choice(part, voice.say_name(GOOD(GOODS[part[1]]), "cap"), _markets(values[part[1]]))
            for part in parts
        ]
        return Strip(voice.say(Message("strip-goods")), tuple(goods), picked)
    if selection.kind == "yield":
        tiles = table.board.yields
        found = [Choice(part, voice.say(effects_said(tiles[part[1]].effects))) for part in parts]
        return Strip(voice.say(Message("strip-yields")), tuple(found), picked)
    return None


def _markets(values: list[int]) -> str:
    return "+".join(map(str, values[:3])) or "–"


def strip_place(board: Box, strip: Strip) -> Box:
    """In the middle over the bar."""
    count = len(strip.choices)
    width = count * (CHIP[0] + GAP) - GAP + 2 * INSET
    height = HEAD + CHIP[1] + INSET
    return Box(board.centre_x - width / 2, board.bottom - height - 6, width, height)


def chip_boxes(place: Box, strip: Strip) -> tuple[Box, ...]:
    """The things of the strip, side by side."""
    return tuple(
        Box(place.x + INSET + n * (CHIP[0] + GAP), place.y + HEAD, *CHIP)
        for n in range(len(strip.choices))
    )


def draw_strip(
    canvas: Canvas, place: Box, strip: Strip, selection: RajasSelection, hovered: int | None
) -> None:
    """The panel with its things; what is chosen has a bright edge and how often."""
    canvas.floating(place)
    canvas.shadow(place, 14, blur=24, drop=8, strength=170)
    canvas.rounded(place, 14, LACQUER, LACQUER_EDGE, 2)
    canvas.text(place.x + INSET + 2, place.y + 22, strip.title, 20, (0xFF, 0xE3, 0xAE), "marcellus")
    for number, (choice, box) in enumerate(
        zip(strip.choices, chip_boxes(place, strip), strict=True)
    ):
        count = strip.picked.count(choice.part)
        is_lit = choice.part in selection.lit
        edge: Colour = WHITE if number == hovered else LEGAL if is_lit else LACQUER_EDGE
        ground = mix((0x2A, 0x16, 0x10), GOLD, 0.16 if count else 0.04)
        canvas.rounded(box, 10, ground, edge, 3 if count or number == hovered else 1.5)
        _draw_sign(canvas, box, choice.part, selection)
        _draw_words(canvas, box, choice)
        if count:
            canvas.disc(box.right - 14, box.y + 14, 14, (0x24, 0x5A, 0x3A), WHITE, 2)
            canvas.text(box.right - 14, box.y + 14, str(count), 18, WHITE, "number-bold", "centre")


def _draw_sign(canvas: Canvas, box: Box, part: Part, selection: RajasSelection) -> None:
    x, y = box.centre_x, box.y + 32
    kind, what = part
    if kind == "colour":
        draw_die_sign(canvas, x, y, 40, what)
    elif kind == "good":
        draw_good(canvas, what, x, y, 40)
    else:
        tile = selection.table.board.yields[what]
        draw_plate(canvas, Box.around(x, y, SIGN, SIGN), tile.colour, sign_of(tile.effects[0]))


def _draw_words(canvas: Canvas, box: Box, choice: Choice) -> None:
    if choice.note:
        step = canvas.line_step(18, 1.05)
        low = box.bottom - 4 - step / 2
        canvas.text(box.centre_x, low - step, choice.words, 18, TEXT, "text-semibold", "centre")
        canvas.text(box.centre_x, low, choice.note, 18, SECOND_TEXT, "text", "centre")
        return
    inner = Box(box.x + 6, box.y + 56, box.w - 12, 44)
    canvas.paragraph(inner, choice.words, 18, TEXT, line_height=1.15, max_lines=2, align="centre")
