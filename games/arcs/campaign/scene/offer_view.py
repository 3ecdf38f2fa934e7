"""How a SUPERCAT weighs the deal that lies open: each modifier with its clause, and the chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_mini_die
from games.arcs.campaign.bots.weighing import DIE, NEEDED, Modifier, Weighing
from games.arcs.scene.art.palette import BAD_TEXT, GOLD_TEXT, GOOD_TEXT, LINE, SECOND, TEXT

HEAD: Final = 34.0
ROW: Final = 26.0
FOOT: Final = 74.0
CLAUSE_W: Final = 136.0
DIE_SIZE: Final = 30.0
PALE: Final = 70.0


@dataclass(frozen=True, slots=True)
class OfferLook:
    """What a SUPERCAT makes of an offer: the seat whose answer it is, and what counts.

    `rounds` are those that are left with SUPERCATs, this one included, `failures` the refusals in
    a row.
    """

    seat: int
    weighing: Weighing
    rounds: int
    failures: int

    @property
    def high(self) -> float:
        """How high the table of its modifiers is."""
        return HEAD + ROW * max(1, len(self.weighing.modifiers)) + FOOT


def draw_offer(canvas: Canvas, box: Box, look: OfferLook, voice: Voice) -> None:
    """The modifiers one below the other, their sum, the faces that accept, the chance."""
    canvas.hairline(box.x, box.y, box.w, colour=LINE)
    answer = voice.say(Said("reach-offer-answer", {"seat": SeatNumber(look.seat)}))
    canvas.text(box.x + 2, box.y + 18, answer, 18, GOLD_TEXT, "text-semibold",
                max_width=0.5 * box.w)  # fmt: skip
    canvas.text(box.right, box.y + 18, voice.say(_rounds(look)), 18, SECOND, align="right",
                max_width=0.5 * box.w)  # fmt: skip
    y = box.y + HEAD + ROW / 2
    modifiers = look.weighing.modifiers
    if not modifiers:
        canvas.text(box.x + 2, y, voice.say(Said("reach-offer-nothing")), 18, SECOND)
    for each in modifiers:
        _modifier(canvas, box, y, each)
        y += ROW
    _chance(canvas, Box(box.x, box.bottom - FOOT + 6, box.w, FOOT - 6), look, voice)


def _rounds(look: OfferLook) -> Said:
    key = "reach-offer-attempt" if look.failures else "reach-offer-rounds"
    return Said(key, {"attempt": look.failures + 1, "rounds": look.rounds})


def _modifier(canvas: Canvas, box: Box, y: float, modifier: Modifier) -> None:
    words = modifier.name[:1].upper() + modifier.name[1:]
    canvas.text(box.x + 2, y, modifier.clause, 18, SECOND, "number", max_width=CLAUSE_W)
    room = box.w - CLAUSE_W - 52
    canvas.text(box.x + CLAUSE_W + 8, y, words, 18, TEXT, max_width=room)
    ink = GOOD_TEXT if modifier.value > 0 else BAD_TEXT
    canvas.text(box.right - 4, y, signed(modifier.value), 18, ink, "number-bold", "right")


def _chance(canvas: Canvas, box: Box, look: OfferLook, voice: Voice) -> None:
    """The sum, each face of the die (pale where it refuses), and the chance in percent."""
    weighing = look.weighing
    canvas.hairline(box.x, box.y, box.w, colour=LINE)
    args = {"sum": signed(weighing.total), "needed": NEEDED}
    total = voice.say(Said("reach-offer-sum", args))
    canvas.text(box.x + 2, box.y + 16, total, 18, TEXT, max_width=box.w)
    y = box.y + 34
    middle = y + DIE_SIZE / 2
    for place, face in enumerate(range(1, DIE.faces + 1)):
        alpha = 255.0 if weighing.accepts(face) else PALE
        draw_mini_die(canvas, box.x + 2 + place * (DIE_SIZE + 6), y, DIE_SIZE, face, alpha=alpha)
    ink = GOOD_TEXT if 2 * weighing.chance >= 1 else GOLD_TEXT if weighing.chance else BAD_TEXT
    wide = canvas.text_width(weighing.percent, 30, "number-bold")
    canvas.text(box.right - 4, middle, weighing.percent, 30, ink, "number-bold", "right")
    said = Said("reach-offer-accepts", {"seat": SeatNumber(look.seat)})
    verb = voice.say(said)
    canvas.text(box.right - wide - 16, middle + 2, verb, 18, SECOND, align="right")


def signed(number: int) -> str:
    """A number with its sign, and a true minus: "+1", "−2", "±0"."""
    return f"{number:+d}".replace("-", "−") if number else "±0"
