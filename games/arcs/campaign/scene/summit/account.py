"""Who called the Summit, how far it is, and in which order the seats deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, mix
from games.arcs.campaign.scene.panels import draw_empire
from games.arcs.campaign.scene.summit.answer import EDGE, GROUND, TITLE
from games.arcs.campaign.scene.summit.model import PlateLook, SummitLook
from games.arcs.campaign.scene.view_model import EmpireLook
from games.arcs.scene.art.palette import ACCENT, SECOND, TEXT, WELL, seat_fill
from games.arcs.scene.art.reach_signs import IVORY
from games.arcs.scene.art.tokens import draw_seat

PAD: Final = 16.0
HEAD: Final = 66.0
STEP: Final = 38.0
EMPIRE: Final = 196.0
PHASES: Final = ("reach-summit-order", "reach-summit-negotiations")


@dataclass(frozen=True, slots=True)
class Account:
    """What the panel tells: the caller, the phase, the seats in the order of their deals."""

    caller: int
    phase: int
    seats: tuple[PlateLook, ...]


def draw_account(
    canvas: Canvas, box: Box, look: SummitLook, empire: EmpireLook, voice: Voice
) -> None:
    """The panel beside the map, and the Empire below."""
    told = Account(look.caller, look.phase, look.plates)
    upper = Box(box.x, box.y, box.w, box.h - EMPIRE - 10)
    canvas.shadow(upper, 14, blur=18, drop=6, strength=140)
    key = ("arcs-summit-account", told, voice.language, tuple(voice))
    canvas.cached(key, upper, lambda onto: _account(onto, upper, told, voice))
    draw_empire(canvas, Box(box.x, upper.bottom + 10, box.w, EMPIRE), empire)


def _account(canvas: Canvas, box: Box, told: Account, voice: Voice) -> None:
    canvas.rounded(box, 14, GROUND, EDGE, 1.5)
    room = box.inset(PAD, 0)
    canvas.icon("users", room.x + 13, box.y + 26, 26, IVORY)
    canvas.text(room.x + 36, box.y + 26, voice.say(Said("reach-summit")), 26, TEXT, "exo-bold")
    by = voice.say(Said("reach-summit-called", {"seat": SeatNumber(told.caller)}))
    canvas.text(room.x, box.y + 54, by, 18, SECOND, max_width=room.w)
    y = box.y + HEAD + 6
    for number, key in enumerate(PHASES):
        row = Box(room.x - 4, y, room.w + 8, STEP - 6)
        is_on = number == told.phase
        canvas.rounded(row, 8, mix(WELL, ACCENT, 0.55) if is_on else WELL)
        words = voice.say(Said(key))
        canvas.text(row.x + 14, row.centre_y, str(number + 1), 18, WHITE if is_on else SECOND,
                    "exo-bold")  # fmt: skip
        canvas.text(row.x + 36, row.centre_y, words, 18, WHITE if is_on else SECOND,
                    "text-semibold", max_width=row.w - 46)  # fmt: skip
        y += STEP
    _order(canvas, Box(room.x, y + 2, room.w, box.bottom - y - 10), told, voice)


def _order(canvas: Canvas, box: Box, told: Account, voice: Voice) -> None:
    """The marks of the seats in the order of the deals; the one that deals is lit."""
    canvas.text(box.x, box.y + 14, voice.say(Said("reach-summit-turns")), 18, TITLE, "exo-bold",
                max_width=box.w)  # fmt: skip
    x, y = box.x + 20, box.y + 52
    for number, seat in enumerate(told.seats):
        if number:
            canvas.icon("chevron-right", x, y, 20, SECOND)
            x += 34
        if seat.is_lit:
            lit = Box.around(x, y, 44, 40)
            canvas.rounded(lit, 10, mix(WELL, seat_fill(seat.seat), 0.5), TEXT, 1.4)
        draw_seat(canvas, seat.seat, x, y, 10)
        x += 34
