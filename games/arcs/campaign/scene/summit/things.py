"""What can be given in a deal, as a piece with a short name."""

from __future__ import annotations

from typing import Any, Final

from engine.text.said import Said, key_of
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.brush import Brush, drawn
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour, lighten, mix
from games.arcs.board import AGENT
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.state import Reach
from games.arcs.campaign.scene.view_model import kind_of
from games.arcs.names import CARD, SYSTEM, TOKEN
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import Building, Piece
from games.arcs.scene.art.palette import CASING, COURT, KEY, TEXT
from games.arcs.scene.art.reach_signs import IVORY
from games.arcs.scene.art.shapes import hexagon
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.tokens import draw_agent, draw_piece, draw_token
from games.arcs.scene.art.worlds import draw_symbol_sign

CARD_LOW: Final[Colour] = (0x17, 0x12, 0x1F)
CARD_TOP: Final[Colour] = (0x3A, 0x30, 0x48)
COIN: Final[tuple[Colour, ...]] = (CASING, (0xFB, 0xE3, 0xA0), (0x8A, 0x5C, 0x22), IVORY)
COIN_INK: Final[Colour] = (0x4A, 0x34, 0x10)
ON_MAP: Final = ("ship", "city", "starport")
LETTERS: Final = 18.0


def thing_named(part: Part, voice: Voice) -> str:
    """A thing in a word or two: the place of a piece, the card of an agent, what else it is."""
    match part.kind:
        case "ship" | "city" | "starport":
            return voice.say_name(SYSTEM(part.name))
        case "agent":
            return voice.say_name(CARD(part.name))
        case "resource" | "league":
            return voice.say_name(TOKEN(part.name))
    return voice.say(Said(key_of("reach-thing", part.kind)))


def write_name(canvas: Canvas, room: Box, part: Part, voice: Voice, ink: Colour) -> None:
    """The name of a thing in one line or two; where it is too long the sign of a system, or that it
    is an agent.
    """
    words = thing_named(part, voice)
    font: Final = "text-semibold"
    widest = max(canvas.text_width(word, LETTERS, font) for word in words.split())
    lines = canvas.paragraph_lines(room.w, words, LETTERS, font)
    if part.kind in ON_MAP and widest > room.w:
        _write_sign(canvas, room, part.name, ink)
        return
    if part.kind == "agent" and (widest > room.w or len(lines) > 2):
        words = voice.say(Said("reach-thing-agent"))
        lines = canvas.paragraph_lines(room.w, words, LETTERS, font)
    step = canvas.line_step(LETTERS, 1.05)
    y = room.centre_y - step * (len(lines) - 1) / 2
    for line in lines[:2]:
        canvas.text(room.centre_x, y, line, LETTERS, ink, font, "centre", max_width=room.w)
        y += step


def _write_sign(canvas: Canvas, room: Box, system: str, ink: Colour) -> None:
    """A system by its cluster and its sign, as on the map."""
    cluster, _, sign = system.partition("-")
    wide = canvas.text_width(cluster, LETTERS, "number-bold")
    left = room.centre_x - wide / 2 - 11
    canvas.text(left, room.centre_y, cluster, LETTERS, ink, "number-bold")
    draw_symbol_sign(canvas, sign, left + wide + 15, room.centre_y, 8, ink)


def draw_thing(
    canvas: Canvas, reach: Reach, part: Part, x: float, y: float, size: float, alpha: float = 255
) -> None:
    """A thing around a point."""
    match part.kind:
        case "resource":
            draw_token(canvas, part.name, x, y, size, alpha=alpha)
        case "league":
            draw_token(canvas, part.name, x, y, size, alpha=alpha)
            canvas.icon("trade", x + 0.5 * size, y - 0.4 * size, 0.46 * size, KEY, alpha)
        case "ship":
            draw_ship(canvas, part.giver, x, y, 1.05 * size, is_hurt=not part.fresh, alpha=alpha)
        case "city" | "starport":
            look = Building(part.kind, part.giver, not part.fresh)
            draw_building(canvas, look, x, y, 0.42 * size, alpha=alpha)
        case "agent":
            _on_card(canvas, kind_of(part.name, reach)[0], part.giver, (x, y), size, alpha)
        case "promise":
            canvas.icon("hand", x - 0.36 * size, y + 0.12 * size, 0.5 * size, KEY, alpha)
            draw_agent(canvas, part.giver, x + 0.14 * size, y, size, alpha=alpha)
        case "favor":
            draw_agent(canvas, part.owner, x, y, size, alpha=alpha)
        case "captive":
            draw_agent(canvas, part.owner, x - 0.1 * size, y, size, alpha=alpha)
            canvas.icon("handcuffs", x + 0.34 * size, y + 0.24 * size, 0.5 * size, TEXT, alpha)
        case "trophy":
            kind: Any = "agent" if part.name == AGENT else part.name
            draw_piece(canvas, Piece(kind, part.owner), x - 0.08 * size, y, 0.94 * size)
            canvas.icon("laurels-trophy", x + 0.4 * size, y + 0.26 * size, 0.5 * size, KEY, alpha)
        case _:
            _coin(canvas, x, y, size)


def _on_card(
    canvas: Canvas, suit: str, seat: int, spot: tuple[float, float], size: float, alpha: float
) -> None:
    """An agent on a small card in the card's colour."""
    sign, (x, y) = COURT[suit], spot
    card = Box.around(x, y + 0.10 * size, 1.16 * size, 0.74 * size)
    top, low = mix(CARD_TOP, sign.colour, 0.4), mix(CARD_LOW, sign.colour, 0.15)
    canvas.rounded(card, 6, (top, low), lighten(sign.colour, 0.1), 1.6, alpha=alpha)
    icon = (x - 0.26 * size, y + 0.12 * size)
    canvas.icon(sign.icon, *icon, 0.42 * size, lighten(sign.colour, 0.35), alpha)
    draw_agent(canvas, seat, x + 0.24 * size, y - 0.04 * size, 0.84 * size, alpha=alpha)


def _coin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An invitation to the Empire."""

    def art(brush: Brush) -> None:
        for share, fill in zip((0.56, 0.52, 0.47, 0.43), COIN, strict=True):
            brush.polygon(hexagon(x, y, share * size), fill)

    drawn(canvas, ("arcs-invitation", round(size * 4)), Box.around(x, y, 1.3 * size, 1.3 * size),
          art, factor=5)  # fmt: skip
    canvas.icon("imperial-crown", x, y, 0.54 * size, COIN_INK)
