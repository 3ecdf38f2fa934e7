"""What is around the map of the campaign, and the desk where it is set out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Final

from engine.core.position.edits import Key
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.controls import ChipShown
from engine.ui.table.parts import Moment, SpotKey
from engine.ui.theme import TEXT
from games.arcs.board import AMBITIONS, COURT_ROW
from games.arcs.campaign.rules.setting_out import EDITS, FREE_KINDS, OUTSIDERS, OWNER_OF, SLEEPER
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene import panels
from games.arcs.campaign.scene.panels import (
    ambition_row,
    empire_shown,
    fate_row,
    favor_row,
    markers_left,
    small_card,
    tucked_lines,
)
from games.arcs.scene import layout
from games.arcs.scene.art import pieces
from games.arcs.scene.art.looks import SECOND, Building, State
from games.arcs.scene.art.tokens import draw_resource
from games.arcs.scene.desk import DESK_EDITS, DESK_SIDES, OTHER_PLACES, OUTSIDE, Seen
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.layout import (
    DESKS,
    EDGE,
    FIRST_FRAME,
    SIDE_W,
    Desk,
)
from games.arcs.scene.overlays import SIDES, draw_head, state_of
from games.arcs.state import ArcsTable

# Where the campaign's things stand around the map. Pure arithmetic.
#
# The ambitions are rows, so that fates and favors find room below them; the cards of the Court are
# small, so that the Empire finds room above them.

ROW: Final = (48.0, 6.0)
FATE: Final[dict[int, float]] = {2: 76.0, 3: 76.0, 4: 62.0}
"""How high the row of a fate is, by the number of seats."""
FAVOR: Final[dict[int, float]] = {2: 42.0, 3: 42.0, 4: 32.0}
EMPIRE: Final = 196.0
COURT: Final = (66.0, 6.0)
DIE: Final = 50.0


@dataclass(frozen=True, slots=True)
class ReachDesk(Desk):
    """The desk of the campaign: `fates` and `favors` by seat, the Empire's card, the last dice."""

    fates: tuple[Box, ...]
    favors: tuple[Box, ...]
    empire: Box
    dice: tuple[Box, Box]

    def court_boxes(self, table: ArcsTable) -> tuple[Box, ...]:
        """The first place stays free while the Council is tucked."""
        return self.court[1:] if reach_of(table).council == "tucked" else self.court

    def tucked_box(self, table: ArcsTable) -> Box | None:
        """That place, while it is free."""
        return self.court[0] if reach_of(table).council == "tucked" else None

    def other_spots(self) -> Iterator[tuple[SpotKey, Box]]:
        yield ("empire", 0), self.empire
        for seat, box in enumerate(self.fates):
            yield ("followed", seat), box
        for seat, box in enumerate(self.favors):
            yield ("favors", seat), box
        yield ("dice", 0), self.dice[0].union(self.dice[1])

    def other_boxes(self) -> Mapping[str, Box]:
        fates, favors = reduce(Box.union, self.fates), reduce(Box.union, self.favors)
        return {"empire": self.empire, "fates": fates, "favors": favors}


@lru_cache(maxsize=8)
def reach_desk(board: Box, height: float, seats: int) -> ReachDesk:
    """The places around the map of the campaign; `height` is that of the whole plane."""
    floor = layout.floor_place(board, height)
    left = Box(EDGE, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    right = Box(board.right - EDGE - SIDE_W, board.y + EDGE, SIDE_W, board.h - 2 * EDGE)
    spare = (board.h - FIRST_FRAME.h) / 4
    ambitions = _pile(left, left.y + layout.HEAD, len(AMBITIONS), *ROW)
    fates = _pile(left, ambitions[-1].bottom + layout.HEAD + 10, seats, FATE[seats], 6.0)
    favors = _pile(left, fates[-1].bottom + layout.HEAD + 10, seats, FAVOR[seats], 0.0)
    empire = Box(right.x, right.y, right.w, EMPIRE)
    high, gap = COURT
    count = COURT_ROW[seats] + 1
    high += min(24.0, max(0.0, spare) / count)
    court = _pile(right, empire.bottom + layout.HEAD + 8, count, high, gap)
    below = court[-1].bottom + 8
    return ReachDesk(
        board, floor, Box(left.right, board.y, right.x - left.right, board.h), ambitions,
        Box(left.x + 110, left.y, left.w - 110, 24), court,
        Box(right.x, empire.bottom + 6, right.w, 24),
        Box(right.x, below + layout.HEAD - 4, right.w, board.bottom - 10 - below - layout.HEAD + 4),
        *layout.on_floor(floor),
        fates, favors, empire,
        (Box(right.x - 2 * DIE - 22, board.y + 36, DIE, DIE),
         Box(right.x - DIE - 12, board.y + 36, DIE, DIE)),
    )  # fmt: skip


def _pile(room: Box, top: float, count: int, high: float, gap: float) -> tuple[Box, ...]:
    return tuple(Box(room.x, top + n * (high + gap), room.w, high) for n in range(count))


DESKS.put(Reach.mode, reach_desk)


# The Court of the campaign in small rows, at the table and at the desk.


def draw_court(
    canvas: Canvas,
    desk: ReachDesk,
    table: ArcsTable,
    voice: Voice,
    state: Callable[[str], State] = lambda card: "plain",
) -> None:
    for offer, box in zip(table.court, desk.court_boxes(table), strict=False):
        if offer.card:
            panels.draw_small_card(canvas, box, small_card(table, offer, state(offer.card), voice))
    free = desk.tucked_box(table)
    if free is not None:
        panels.draw_tucked(canvas, free, tucked_lines(voice))


HEAD: Final = 28.0


def _head_over(box: Box) -> Box:
    return Box(box.x, box.y - HEAD, box.w, 24)


def draw_reach(
    canvas: Canvas, moment: Moment, hit_targets: HitTargets, hovered: SpotKey | None
) -> None:
    desk = hit_targets.desk
    assert isinstance(desk, ReachDesk)
    table, voice = moment.table, moment.voice
    _draw_left(canvas, moment, desk, hit_targets, hovered)
    _draw_dice(canvas, table, desk, voice)
    panels.draw_empire(canvas, desk.empire, empire_shown(table, voice))
    deck = len(table.court_deck) + len(table.buried)
    _draw_head(canvas, desk.court_head, Message("reach-head-court", {"count": deck}), voice)
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
    left = Message("reach-head-ambitions", {"left": markers_left(table)})
    _draw_head(canvas, _head_over(desk.ambitions[0]), left, voice)
    for ambition, box in zip(AMBITIONS, desk.ambitions, strict=True):
        state = state_of(hit_targets, ("ambition", ambition), hovered)
        panels.draw_ambition_row(canvas, box, ambition_row(table, ambition, state, voice))
    _draw_head(canvas, _head_over(desk.fates[0]), Message("reach-head-fates"), voice)
    for seat in seats:
        panels.draw_fate_row(canvas, desk.fates[seat], fate_row(table, seat, voice))
    panels.draw_favors_head(canvas, _head_over(desk.favors[0]), voice)
    none = voice.say(Message("reach-none"))
    panels.draw_favors(canvas, desk.favors, [favor_row(table, seat) for seat in seats], none)


def _draw_head(canvas: Canvas, box: Box, said: Message, voice: Voice) -> None:
    """A head, and its part `note` at the right."""
    draw_head(canvas, box, voice.say(said), voice.say(said, "note"))


def _draw_dice(canvas: Canvas, table: ArcsTable, desk: ReachDesk, voice: Voice) -> None:
    reach = reach_of(table)
    if not reach.symbol:
        return
    first, second = desk.dice
    head = voice.say(Message("reach-head-dice"))
    canvas.text(second.right, first.y - 14, head, 18, SECOND, align="right")
    pieces.draw_event_die(canvas, first, reach.symbol)
    pieces.draw_number_die(canvas, second, reach.number)


SIDES.put(Reach.mode, draw_reach)


def draw_sides(canvas: Canvas, desk: Seen) -> None:
    here, table, voice = desk.here, desk.table, desk.voice
    assert isinstance(here, ReachDesk)

    def head(box: Box, said: Message) -> None:
        place = Box(box.x, box.y - HEAD, box.w, 24)
        draw_head(canvas, place, voice.say(said), voice.say(said, "note"))

    head(here.ambitions[0], Message("reach-head-ambitions", {"left": markers_left(table)}))
    for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
        panels.draw_ambition_row(canvas, box, ambition_row(table, ambition, "plain", voice))
    head(here.fates[0], Message("reach-head-fates"))
    for seat, box in enumerate(here.fates):
        panels.draw_fate_row(canvas, box, fate_row(table, seat, voice))
    over = here.favors[0]
    panels.draw_favors_head(canvas, Box(over.x, over.y - HEAD, over.w, 24), voice)
    rows = [favor_row(table, seat) for seat in range(len(table.seats))]
    panels.draw_favors(canvas, here.favors, rows, voice.say(Message("reach-none")))
    panels.draw_empire(canvas, here.empire, empire_shown(table, voice))
    court = Message("reach-head-court", {"count": len(table.court_deck) + len(table.buried)})
    draw_head(canvas, here.court_head, voice.say(court), voice.say(court, "note"))
    draw_court(canvas, here, table, voice)


def draw_outside(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """A piece that is no seat's, or a token of the Trust with how many lie there."""
    which = shown.which[0]
    shown.ground(canvas, box)
    if which == SLEEPER:
        pieces.draw_golem(canvas, "", *box.centre, 34)
    elif which not in OUTSIDERS:
        size = min(13.0, 0.25 * box.w)
        draw_resource(canvas, which, box.x + 4 + size, box.centre_y, size)
        count = str(reach_of(shown.table).trust.count(which))
        canvas.text(box.right - 5, box.centre_y, count, 20, TEXT, "number-bold", "right")
    elif which == "blight":
        pieces.draw_blight(canvas, *box.centre, 15, is_fresh=True)
    elif which in FREE_KINDS:
        building = Building(FREE_KINDS[which][0], OWNER_OF[which])
        pieces.draw_building(canvas, building, *box.centre, 17)
    else:
        pieces.draw_ship(canvas, OWNER_OF[which], *box.centre, 34, is_hurt="damaged" in which)


def other_places(here: Desk, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    assert isinstance(here, ReachDesk)
    yield ("empire",), here.empire
    for seat, box in enumerate(here.fates):
        yield ("followed", seat), box


DESK_SIDES.put(Reach.mode, draw_sides)
DESK_EDITS.put(Reach.mode, EDITS)
OTHER_PLACES.put(Reach.mode, other_places)
OUTSIDE.put(Reach.mode, draw_outside)
