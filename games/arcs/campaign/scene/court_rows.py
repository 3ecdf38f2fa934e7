"""The Court of the campaign in small rows, at the table and at the desk."""

from __future__ import annotations

from collections.abc import Callable

from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from games.arcs.campaign.scene.layout import ReachDesk
from games.arcs.campaign.scene.panels import draw_small_card, draw_tucked
from games.arcs.campaign.scene.view_model import small_card, tucked_lines
from games.arcs.scene.art.looks import State
from games.arcs.state import ArcsTable


def draw_court(
    canvas: Canvas,
    desk: ReachDesk,
    table: ArcsTable,
    voice: Voice,
    state: Callable[[str], State] = lambda card: "plain",
) -> None:
    """The cards that lie there, and where the Imperial Council is while it lies elsewhere."""
    for offer, box in zip(table.court, desk.court_boxes(table), strict=False):
        if offer.card:
            draw_small_card(canvas, box, small_card(table, offer, state(offer.card), voice))
    free = desk.tucked_box(table)
    if free is not None:
        draw_tucked(canvas, free, tucked_lines(voice))
