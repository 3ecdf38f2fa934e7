"""Edges of what can be pointed at and has no light of its own: scrolls, borders, cells, stones."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import draw_light_round
from engine.ui.table.panels import draw_badge
from engine.ui.table.parts import SpotKey
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.places import Places, ProvincePlaces
from games.rajas.scene.river import draw_stone_light


def draw_marks(
    canvas: Canvas, places: Places, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """What is lit among scrolls, borders and stalls, and what the pointer is on."""
    for building in range(4):
        key = ("scroll", building)
        if ("scroll", building) in hit_targets.selection.paths.known or key == hovered:
            _draw_edge(canvas, places.scroll_box(building).inset(2), 12, is_hot=key == hovered)
    draw_cell_marks(canvas, places.province, hit_targets, hovered)
    if hovered is not None and hovered[0] == "stone":
        draw_stone_light(canvas, places, hovered[1], is_hover=True)
    if hovered is not None and hovered[0] == "top":
        canvas.rounded(places.tops[hovered[1]].inset(-3), 8, None, WHITE, 3)


def draw_cell_marks(
    canvas: Canvas, province: ProvincePlaces, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """The borders and cells of a province that can be chosen."""
    table, selection = hit_targets.selection.table, hit_targets.selection
    for number, border in enumerate(table.side.borders):
        key = ("border", number)
        if hit_targets.is_lit(key) or key == hovered:
            box = province.border(border.cell, border.side).inset(-5)
            _draw_edge(canvas, box, 12, is_hot=key == hovered or hit_targets.is_chosen(key))
    if selection.kind != "replace":
        return
    for kind, cell in selection.paths.known:
        if kind == "cell" and (not selection.chosen or hit_targets.is_lit((kind, cell))):
            is_hot = (kind, cell) == hovered or hit_targets.is_chosen((kind, cell))
            _draw_edge(canvas, province.cell(cell).inset(-1), 12, is_hot=is_hot)


def draw_order(canvas: Canvas, hit_targets: HitTargets, places: Mapping[SpotKey, Box]) -> None:
    """Numbers on what the Raja advises, in his order; each place bears its best one."""
    taken: set[SpotKey] = set()
    for number, option in enumerate(hit_targets.selection.advised, 1):
        key = hit_targets.key_of(option, places)
        if key is None or key in taken:
            continue
        taken.add(key)
        box = places[key]
        draw_badge(canvas, box.right - 5, box.y + 5, number)


def _draw_edge(canvas: Canvas, box: Box, radius: float, *, is_hot: bool) -> None:
    draw_light_round(canvas, box, radius, (*LEGAL_GLOW, 255))
    canvas.rounded(box, radius, None, WHITE if is_hot else LEGAL, 3)
