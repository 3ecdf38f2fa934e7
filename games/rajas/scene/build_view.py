"""The province in front of the town: tiles to buy, cells for them, edges of what is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import draw_light_round
from engine.ui.table.panels import draw_badge
from engine.ui.table.parts import SpotKey
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour, mix
from games.rajas.scene.art import tiles
from games.rajas.scene.art.landscape import draw_stone_light
from games.rajas.scene.art.palette import DIE_BODIES, INK
from games.rajas.scene.art.province import draw_province
from games.rajas.scene.art.signs import draw_die_sign
from games.rajas.scene.board_art import BoardModel
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.places import BuildPlaces, Places, ProvincePlaces
from games.rajas.scene.selection import RajasSelection
from games.rajas.scene.view_model import hanging, lit_cells
from games.rajas.spaces import reach_of
from games.rajas.state import RajasTable


def draw_marks(
    canvas: Canvas, places: Places, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    for building in range(4):
        key = ("scroll", building)
        is_known = key in hit_targets.selection.paths.known and not hit_targets.is_looking
        if is_known or key == hovered:
            _draw_edge(canvas, places.scroll_box(building).inset(2), 12, is_hot=key == hovered)
    draw_cell_marks(canvas, places.province, hit_targets, hovered)
    if hovered is not None and hovered[0] == "stone":
        draw_stone_light(canvas, places, hovered[1], is_hover=True)
    if hovered is not None and hovered[0] == "top":
        canvas.rounded(places.tops[hovered[1]].inset(-3), 8, None, WHITE, 3)


def draw_cell_marks(
    canvas: Canvas, province: ProvincePlaces, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    table, selection = hit_targets.selection.table, hit_targets.selection
    for number, border in enumerate(table.side.borders):
        key = ("border", number)
        if hit_targets.is_lit(key) or key == hovered:
            box = province.border(border.cell, border.side).inset(-5)
            _draw_edge(canvas, box, 12, is_hot=key == hovered or hit_targets.is_chosen(key))
    if selection.kind != "replace" or hit_targets.is_looking:
        return
    for kind, cell in selection.paths.known:
        if kind == "cell" and (not selection.chosen or hit_targets.is_lit((kind, cell))):
            is_hot = (kind, cell) == hovered or hit_targets.is_chosen((kind, cell))
            _draw_edge(canvas, province.cell(cell).inset(-1), 12, is_hot=is_hot)


def draw_order(
    canvas: Canvas, hit_targets: HitTargets, places: Mapping[SpotKey, Box], options: Sequence[Any]
) -> None:
    """Numbers on what the Raja advises or a puzzle is about; each place bears its first."""
    taken: set[SpotKey] = set()
    for number, option in enumerate(options, 1):
        key = hit_targets.key_of(option, places)
        if key is None or key in taken:
            continue
        taken.add(key)
        box = places[key]
        draw_badge(canvas, box.right + 1, box.y + 2, number)


def _draw_edge(canvas: Canvas, box: Box, radius: float, *, is_hot: bool) -> None:
    draw_light_round(canvas, box, radius, (*LEGAL_GLOW, 255))
    canvas.rounded(box, radius, None, WHITE if is_hot else LEGAL, 3)


VEIL: Final = (0x1A, 0x0E, 0x0C, 236)
PALE: Final[Colour] = (0xF0, 0xE4, 0xD2)
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
BRIGHT: Final[tuple[Colour, Colour]] = ((0xFF, 0xFD, 0xF6), (0xE9, 0xDD, 0xC6))
CHIP: Final = ((0x3A, 0x22, 0x18), (0x24, 0x14, 0x0F))
OTHERS: Final = (0x16, 0x0C, 0x0A, 130)
TURN: Final = (128.0, 36.0)
DULL: Final[tuple[Colour, Colour]] = ((0xB5, 0xA9, 0x99), (0x98, 0x8C, 0x7E))


def draw_build(
    canvas: Canvas,
    places: BuildPlaces,
    table: RajasTable,
    shown: BoardModel,
    hit_targets: HitTargets,
    hovered: SpotKey | None,
    voice: Voice,
) -> None:
    selection = hit_targets.selection
    canvas.floating(places.veil)
    canvas.rounded(places.veil, 12, VEIL)
    rows = places.rows
    x = rows[0].x + 6
    x += canvas.text(x, places.veil.y + 26, _title(selection, voice), 26, TITLE, "marcellus") + 24
    if selection.kind == "buy":
        canvas.text(x, places.veil.y + 28, voice.say(Message("build-lit")), 18, PALE)
    reach = reach_of(table.seats[hit_targets.owner].dice)
    for colour, row in enumerate(rows):
        _draw_row(canvas, row, colour, reach[colour], voice)
        for animal in range(3):
            _draw_top(canvas, places, table, hit_targets, 3 * colour + animal, hovered)
    draw_province(canvas, places.province, shown.own.province)
    draw_cell_marks(canvas, places.province, hit_targets, hovered)
    way = hanging(selection)
    if selection.kind != "lay":
        return
    tile = table.tile(getattr(table.steps[-1], "tile", ""))
    for spot in lit_cells(selection):
        lies = selection.laying(spot)
        if lies is not None and (way is None or spot != way.cell):
            tiles.draw_pale_tile(canvas, tile, places.province.cell(spot), lies.turn)
    if way is None:
        origin = places.tops[3 * tile.colour + tile.animal]
        tiles.draw_ghost_tile(canvas, tile, origin, selection.turn)
    else:
        cell = places.province.cell(way.cell)
        tiles.draw_ghost_tile(canvas, tile, cell, way.turn)
        if selection.can_turn(way.cell):
            is_low = cell.bottom + TURN[1] > places.province.cells.bottom
            y = cell.y - TURN[1] / 2 - 6 if is_low else cell.bottom + TURN[1] / 2 + 6
            _draw_turn(canvas, Box.around(cell.centre_x, y, *TURN), voice)


def _draw_turn(canvas: Canvas, pill: Box, voice: Voice) -> None:
    if canvas.audit is not None:
        canvas.audit.cover(pill, wholly=False)
    canvas.rounded(pill, TURN[1] / 2, CHIP, TITLE, 1.5)
    canvas.icon("rotate", pill.x + 24, pill.centre_y, 20, WHITE)
    canvas.text(pill.x + 42, pill.centre_y, voice.say(Message("bar-turn-tile")), 18, WHITE,
                "text-semibold")  # fmt: skip
    canvas.text(pill.right - 18, pill.centre_y, "T", 18, TITLE, "mono", "centre")


def _title(selection: RajasSelection, voice: Voice) -> str:
    return voice.say(Message("build-replace" if selection.kind == "replace" else "build-buy"))


def _draw_row(canvas: Canvas, row: Box, colour: int, reach: int, voice: Voice) -> None:
    body = DIE_BODIES[colour]
    fill = (mix(body, (0x24, 0x1A, 0x16), 0.66), mix(body, (0x1A, 0x12, 0x10), 0.80))
    canvas.rounded(row, 12, fill, (*body, 170), 1.4)
    x = row.x + 36
    draw_die_sign(canvas, x, row.y + 32, 34, colour)
    canvas.text(x, row.y + 68, voice.say(Message("build-up-to")), 18, PALE, align="centre")
    canvas.text(x, row.y + 98, str(reach), 26, WHITE, "number-bold", "centre")


def _draw_top(
    canvas: Canvas,
    places: BuildPlaces,
    table: RajasTable,
    hit_targets: HitTargets,
    stack: int,
    hovered: SpotKey | None,
) -> None:
    box, name, key = places.tops[stack], table.tops[stack], ("top", stack)
    if not name:
        tiles.draw_empty_stack(canvas, box, stack // 3)
        return
    tile, left = table.tile(name), len(table.stacks[stack])
    can_pay = hit_targets.is_lit(key)
    tiles.draw_stack(canvas, box, tile.colour, left)
    tiles.draw_tile(canvas, tile, box)
    is_chosen = hit_targets.is_chosen(key)
    if not (can_pay or is_chosen) and hit_targets.selection.kind in ("buy", "lay"):
        canvas.rounded(box, 8, OTHERS)
    if is_chosen or (can_pay and key == hovered):
        canvas.rounded(box.inset(-5), 14, None, WHITE, 4)
    elif can_pay:
        canvas.rounded(box.inset(-3), 13, None, LEGAL, 2.4)
    price = places.price(stack)
    canvas.rounded(price, 9, BRIGHT if can_pay or is_chosen else DULL)
    canvas.text(*price.centre, str(tile.price), 26, INK, "number-bold", "centre")
    y = price.bottom + 28
    canvas.icon("stack", price.x + 11, y, 22, (0xD6, 0xC8, 0xB4))
    canvas.text(price.x + 32, y, str(left), 18, PALE, "number-bold", "centre")
