"""The dice in the bar while the province stands in front of Kali."""

from __future__ import annotations

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from engine.ui.table.parts import SpotKey
from engine.ui.theme import LEGAL, WHITE
from games.rajas.dice import COLOUR_OF, FACE_OF
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.layout import TRAY_DIE, tray_dice
from games.rajas.scene.palette import LACQUER_EDGE
from games.rajas.scene.signs import draw_die_sign
from games.rajas.state import RajasTable

GROUND = ((0x17, 0x10, 0x0E), (0x24, 0x18, 0x16))
WELL = (0x1E, 0x14, 0x12)
WORDS = (0xE6, 0xD8, 0xC4)


def draw_tray(
    canvas: Canvas,
    hit_targets: HitTargets,
    table: RajasTable,
    hovered: SpotKey | None,
    voice: Voice,
) -> None:
    """All dice of whoever builds; those that are given have a bright edge."""
    tray, dice = hit_targets.tray, table.seats[hit_targets.owner].dice
    canvas.rounded(tray, 12, GROUND, LACQUER_EDGE, 1.4)
    said = Message("tray-pays" if hit_targets.selection.kind == "pay" else "tray-dice")
    canvas.text(tray.x + 16, tray.centre_y, voice.say(said), 18, WORDS, "text-semibold")
    for number, (die, box) in enumerate(zip(dice, tray_dice(tray, len(dice)), strict=True)):
        key = ("hand", number)
        is_given = hit_targets.selection.kind == "pay" and hit_targets.is_chosen(key)
        is_lit = hit_targets.is_lit(key)
        edge = WHITE if is_given or key == hovered else LEGAL if is_lit else (0x5A, 0x40, 0x30)
        canvas.rounded(box, 11, WELL, edge, 3 if is_given else 1.5)
        size = min(TRAY_DIE, box.w - 10)
        draw_die_sign(canvas, *box.centre, size, COLOUR_OF[die], FACE_OF[die])
