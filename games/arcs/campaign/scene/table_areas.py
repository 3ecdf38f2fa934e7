"""What lies around the map of the campaign."""

from __future__ import annotations

from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import Moment
from engine.ui.table.pointing import SpotKey
from engine.ui.theme import Colour
from games.arcs.board import AMBITIONS
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene.court_rows import draw_court
from games.arcs.campaign.scene.layout import ReachDesk
from games.arcs.campaign.scene.panels import (
    draw_ambition_row,
    draw_empire,
    draw_fate_row,
    draw_favors,
    draw_favors_head,
)
from games.arcs.campaign.scene.view_model import (
    ambition_row,
    empire_shown,
    fate_row,
    favor_row,
    markers_left,
)
from games.arcs.scene.art.outsiders import draw_event_die, draw_number_die
from games.arcs.scene.highlights import draw_head, state_of
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.table_areas import SIDES
from games.arcs.state import ArcsTable

QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
HEAD: Final = 28.0


def _head_over(box: Box) -> Box:
    return Box(box.x, box.y - HEAD, box.w, 24)


def draw_reach(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    """Ambitions, fates and favors at the left; the Empire and its Court at the right."""
    desk = hit_targets.desk
    assert isinstance(desk, ReachDesk)
    table, voice = moment.table, moment.voice
    _draw_left(canvas, moment, desk, hit_targets, hovered)
    _draw_dice(canvas, table, desk, voice)
    draw_empire(canvas, desk.empire, empire_shown(table, voice))
    deck = len(table.court_deck) + len(table.buried)
    _draw_head(canvas, desk.court_head, Said("reach-head-court", {"count": deck}), voice)
    draw_court(
        canvas, desk, table, voice, lambda card: state_of(hit_targets, ("court", card), hovered)
    )


def _draw_left(
    canvas: Canvas,
    moment: Moment,
    desk: ReachDesk,
    hit_targets: HitTargets,
    hovered: SpotKey | None,
) -> None:
    table, voice = moment.table, moment.voice
    seats = range(len(table.seats))
    left = Said("reach-head-ambitions", {"left": markers_left(table)})
    _draw_head(canvas, _head_over(desk.ambitions[0]), left, voice)
    for ambition, box in zip(AMBITIONS, desk.ambitions, strict=True):
        state = state_of(hit_targets, ("ambition", ambition), hovered)
        draw_ambition_row(canvas, box, ambition_row(table, ambition, state, voice))
    _draw_head(canvas, _head_over(desk.fates[0]), Said("reach-head-fates"), voice)
    for seat in seats:
        draw_fate_row(canvas, desk.fates[seat], fate_row(table, seat, voice))
    draw_favors_head(canvas, _head_over(desk.favors[0]), voice)
    none = voice.say(Said("reach-none"))
    draw_favors(canvas, desk.favors, [favor_row(table, seat) for seat in seats], none)


def _draw_head(canvas: Canvas, box: Box, said: Said, voice: Voice) -> None:
    """A head, and its part `note` at the right."""
    draw_head(canvas, box, voice.say(said), voice.say(said, "note"))


def _draw_dice(canvas: Canvas, table: ArcsTable, desk: ReachDesk, voice: Voice) -> None:
    """What the dice of the last event showed."""
    reach = reach_of(table)
    if not reach.symbol:
        return
    first, second = desk.dice
    head = voice.say(Said("reach-head-dice"))
    canvas.text(second.right, first.y - 14, head, 18, QUIET, align="right")
    draw_event_die(canvas, first, reach.symbol)
    draw_number_die(canvas, second, reach.number)


SIDES.put(Reach.mode, draw_reach)
