"""How a SUPERCAT weighs the deal that lies open: each modifier, the faces that accept, the chance,
and what would make it likelier.
"""

from __future__ import annotations

from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_mini_die
from engine.ui.theme import Colour, Gradient, mix
from games.arcs.campaign.bots.weighing import DIE, MODIFIER, NEEDED, Modifier
from games.arcs.campaign.scene.summit.model import AnswerLook
from games.arcs.campaign.scene.summit.things import thing_named
from games.arcs.scene.art.palette import (
    BAD_TEXT,
    GOLD_TEXT,
    GOOD_TEXT,
    INK,
    LINE,
    SECOND,
    TEXT,
    WELL,
    WHITE,
)

GROUND: Final[Gradient] = ((0x1E, 0x17, 0x30), (0x14, 0x0F, 0x1E))
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
EDGE: Final[Colour] = (0x57, 0x49, 0x6E)
PAD: Final = 16.0
HEAD: Final = 62.0
CHANCE: Final = 62.0
DIE_SIZE: Final = 40.0
DIE_PITCH: Final = 49.0
DICE_H: Final = 54.0
SUM: Final = 42.0
ROW: Final = (30.0, 22.0)
"""How high a modifier is where there is room, and where there are many."""
LIKELIER: Final = (30.0, 40.0)
STEP: Final = 24.0
"""How much higher one in two lines is."""
VALUE_W: Final = 44.0
PALE: Final = 60.0


def draw_answer(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    """The whole panel."""
    canvas.shadow(box, 14, blur=18, drop=6, strength=140)
    key = ("arcs-answer", look, voice.language, tuple(voice))
    canvas.cached(key, box, lambda onto: _answer(onto, box, look, voice))


def _answer(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    canvas.rounded(box, 14, GROUND, EDGE, 1.5)
    room = box.inset(PAD, 0)
    heads = voice.say(Said("reach-offer-answer", {"seat": SeatNumber(look.seat)}))
    size = canvas.fitting_size(heads, room.w, (24, 22, 20, 18), "exo-bold")
    canvas.text(room.x, box.y + 24, heads, size, TITLE, "exo-bold", max_width=room.w)
    canvas.text(room.x, box.y + 50, voice.say(_rounds(look)), 18, SECOND, max_width=room.w)
    y = box.y + HEAD
    _chance(canvas, Box(room.x, y, room.w, CHANCE), look, voice)
    _dice(canvas, room.x, y + CHANCE + 2, look)
    y += CHANCE + DICE_H
    modifiers = look.weighing.modifiers
    words = [voice.say_name(MODIFIER(each.name)) for each in modifiers]
    lines = [len(canvas.paragraph_lines(room.w - VALUE_W - 12, each, 18)) for each in words]
    bottom, likelier = box.bottom - 10, likelier_high(look)
    most = sum(ROW[0] + STEP * (count - 1) for count in lines) or ROW[0] + STEP
    if bottom - y - SUM - likelier < min(most, ROW[1] * max(1, len(modifiers))):
        likelier = 0.0
    share = min(1.0, (bottom - y - SUM - likelier) / most)
    if not modifiers:
        nothing = voice.say(Said("reach-offer-nothing"))
        place = Box(room.x, y + 4, room.w, ROW[0] + STEP)
        canvas.paragraph(place, nothing, 18, SECOND, line_height=1.2, max_lines=2)
        y += ROW[0] + STEP
    for each, told, count in zip(modifiers, words, lines, strict=True):
        pitch = share * (ROW[0] + STEP * (count - 1))
        _modifier(canvas, Box(room.x, y, room.w, pitch), each, told)
        y += pitch
    _sum(canvas, Box(room.x, y + 4, room.w, SUM - 4), look, voice)
    if likelier:
        _likelier(canvas, Box(room.x, bottom - likelier, room.w, likelier), look, voice)


def likelier_high(look: AnswerLook) -> float:
    """How high it is what would make the answer likelier."""
    return LIKELIER[0] + LIKELIER[1] * len(look.likelier) if look.likelier else 0.0


def _rounds(look: AnswerLook) -> Said:
    key = "reach-offer-attempt" if look.failures else "reach-offer-rounds"
    return Said(key, {"attempt": look.failures + 1, "rounds": look.rounds})


def _chance(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    """The chance, large, and what the die has to come to."""
    weighing = look.weighing
    ink = GOOD_TEXT if 2 * weighing.chance >= 1 else GOLD_TEXT if weighing.chance else BAD_TEXT
    wide = canvas.text(box.x, box.centre_y, weighing.percent, 46, ink, "exo-bold")
    said = Said("reach-offer-needs", {"needed": NEEDED})
    words, room = voice.say(said), box.w - wide - 14
    high = canvas.paragraph_height(room, words, 18, line_height=1.2)
    place = Box(box.x + wide + 14, box.centre_y - high / 2, room, high)
    canvas.paragraph(place, words, 18, SECOND, line_height=1.2, max_lines=3)


def _dice(canvas: Canvas, x: float, y: float, look: AnswerLook) -> None:
    """Each face of the die; pale where it refuses."""
    for face in range(1, DIE.faces + 1):
        does = look.weighing.accepts(face)
        place = Box(x + (face - 1) * DIE_PITCH, y, DIE_SIZE, DIE_SIZE)
        if does:
            canvas.shadow(place, 10, 9, 0, 150, GOOD_TEXT)
        draw_mini_die(canvas, place.x, place.y, DIE_SIZE, face, alpha=255 if does else PALE)
        if does:
            canvas.rounded(place.inset(-3), 11, None, GOOD_TEXT, 2.4)


def _modifier(canvas: Canvas, row: Box, modifier: Modifier, words: str) -> None:
    """What it adds, and why: in two lines where one is too short."""
    ink = GOOD_TEXT if modifier.value > 0 else BAD_TEXT
    chip = Box(row.x, row.y + 1, VALUE_W, min(row.h, ROW[0]) - 3)
    canvas.rounded(chip, 7, mix(WELL, ink, 0.18), ink, 1.5)
    canvas.text(*chip.centre, signed(modifier.value), 18, ink, "number-bold", "centre")
    left = chip.right + 12
    if row.h > ROW[0]:
        place = Box(left, row.y + 2, row.right - left, row.h)
        canvas.paragraph(place, words, 18, TEXT, line_height=1.15, max_lines=2)
    else:
        canvas.text(left, chip.centre_y, words, 18, TEXT, max_width=row.right - left)


def _sum(canvas: Canvas, row: Box, look: AnswerLook, voice: Voice) -> None:
    """What it all comes to, and which faces accept."""
    total = look.weighing.total
    canvas.hairline(row.x, row.y - 1, row.w, colour=LINE)
    chip = Box(row.x, row.y + 4, VALUE_W, row.h - 6)
    ink = GOOD_TEXT if total > 0 else BAD_TEXT if total < 0 else SECOND
    canvas.rounded(chip, 7, ink)
    canvas.text(*chip.centre, signed(total), 20, INK, "number-bold", "centre")
    accepts = Said("reach-offer-accepts", {"needed": look.weighing.needed})
    left = chip.right + 12
    canvas.text(left, chip.centre_y, voice.say(accepts), 18, TEXT, "text-semibold",
                max_width=row.right - left)  # fmt: skip


def _likelier(canvas: Canvas, box: Box, look: AnswerLook, voice: Voice) -> None:
    """The single additions that raise the chance most."""
    words = voice.say(Said("reach-offer-likelier"))
    canvas.text(box.x, box.y + 15, words, 18, TITLE, "exo-bold", max_width=box.w)
    y = box.y + LIKELIER[0]
    for part, weighing in look.likelier:
        row = Box(box.x - 4, y, box.w + 8, LIKELIER[1] - 5)
        canvas.rounded(row, 9, (*WHITE, 14), EDGE, 1.2)
        wide = canvas.text_width(weighing.percent, 18, "number-bold")
        canvas.text(row.right - 12, row.centre_y, weighing.percent, 18, GOOD_TEXT, "number-bold",
                    "right")  # fmt: skip
        wordings = (voice.say_name(part.thing(), "cap"), thing_named(part, voice))
        words = canvas.fitting_words(wordings, row.w - wide - 34, 18, "text")
        canvas.text(row.x + 12, row.centre_y, words, 18, TEXT, max_width=row.w - wide - 34)
        y += LIKELIER[1]


def signed(number: int) -> str:
    """A number with its sign, and a true minus: "+1", "−2", "±0"."""
    return f"{number:+d}".replace("-", "−") if number else "±0"
