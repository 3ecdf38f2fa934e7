"""The desk of the campaign: what lies around its map, and what may be set out of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.position_edits import Key
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.controls import ChipShown
from engine.ui.theme import TEXT
from games.arcs.board import AMBITIONS
from games.arcs.campaign.rules.setting_out import EDITS, FREE_KINDS, OUTSIDERS, OWNER_OF, SLEEPER
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene.panels import (
    draw_ambition_row,
    draw_empire,
    draw_fate_row,
    draw_favors,
    draw_favors_head,
)
from games.arcs.campaign.scene.table_areas import ReachDesk, draw_court
from games.arcs.campaign.scene.view_model import (
    ambition_row,
    empire_shown,
    fate_row,
    favor_row,
    markers_left,
)
from games.arcs.scene.art.looks import Building
from games.arcs.scene.art.pieces import draw_blight, draw_building, draw_golem, draw_ship
from games.arcs.scene.art.tokens import draw_resource
from games.arcs.scene.desk import DESK_EDITS, DESK_SIDES, OTHER_PLACES, OUTSIDE, Seen
from games.arcs.scene.layout import Desk
from games.arcs.scene.overlays import draw_head
from games.arcs.state import ArcsTable

HEAD: Final = 28.0


def draw_sides(canvas: Canvas, desk: Seen) -> None:
    """Ambitions, fates and favors at the left; the Empire and its Court at the right."""
    here, table, voice = desk.here, desk.table, desk.voice
    assert isinstance(here, ReachDesk)

    def head(box: Box, said: Message) -> None:
        place = Box(box.x, box.y - HEAD, box.w, 24)
        draw_head(canvas, place, voice.say(said), voice.say(said, "note"))

    head(here.ambitions[0], Message("reach-head-ambitions", {"left": markers_left(table)}))
    for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
        draw_ambition_row(canvas, box, ambition_row(table, ambition, "plain", voice))
    head(here.fates[0], Message("reach-head-fates"))
    for seat, box in enumerate(here.fates):
        draw_fate_row(canvas, box, fate_row(table, seat, voice))
    over = here.favors[0]
    draw_favors_head(canvas, Box(over.x, over.y - HEAD, over.w, 24), voice)
    rows = [favor_row(table, seat) for seat in range(len(table.seats))]
    draw_favors(canvas, here.favors, rows, voice.say(Message("reach-none")))
    draw_empire(canvas, here.empire, empire_shown(table, voice))
    court = Message("reach-head-court", {"count": len(table.court_deck) + len(table.buried)})
    draw_head(canvas, here.court_head, voice.say(court), voice.say(court, "note"))
    draw_court(canvas, here, table, voice)


def draw_outside(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """A piece that is no seat's, or a token of the Trust with how many lie there."""
    which = shown.which[0]
    shown.ground(canvas, box)
    if which == SLEEPER:
        draw_golem(canvas, "", *box.centre, 34)
    elif which not in OUTSIDERS:
        size = min(13.0, 0.25 * box.w)
        draw_resource(canvas, which, box.x + 4 + size, box.centre_y, size)
        count = str(reach_of(shown.table).trust.count(which))
        canvas.text(box.right - 5, box.centre_y, count, 20, TEXT, "number-bold", "right")
    elif which == "blight":
        draw_blight(canvas, *box.centre, 15, is_fresh=True)
    elif which in FREE_KINDS:
        building = Building(FREE_KINDS[which][0], OWNER_OF[which])
        draw_building(canvas, building, *box.centre, 17)
    else:
        draw_ship(canvas, OWNER_OF[which], *box.centre, 34, is_hurt="damaged" in which)


def other_places(here: Desk, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    """The Empire and the fates."""
    assert isinstance(here, ReachDesk)
    yield ("empire",), here.empire
    for seat, box in enumerate(here.fates):
        yield ("followed", seat), box


DESK_SIDES.put(Reach.mode, draw_sides)
DESK_EDITS.put(Reach.mode, EDITS)
OTHER_PLACES.put(Reach.mode, other_places)
OUTSIDE.put(Reach.mode, draw_outside)
