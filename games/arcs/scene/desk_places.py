"""Where the places of the desk are: everything on the table that can be set out by a click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.position_edits import Key
from engine.text.voice import Voice
from engine.ui.box import Box
from games.arcs.board import AMBITIONS
from games.arcs.expansion import ByMode
from games.arcs.foresight import is_laid_out
from games.arcs.scene.art.ambition_box import markers_left
from games.arcs.scene.art.hand import hand_places
from games.arcs.scene.art.own_board import slot_box
from games.arcs.scene.art.places import SLOT, Places
from games.arcs.scene.art.trick import trick_boxes
from games.arcs.scene.layout import CARD_SHAPE, Desk
from games.arcs.scene.view_model import cards_before, groups_at, trick_shown
from games.arcs.state import ArcsTable

FLEET: Final = 46.0


def desk_spots(
    here: Desk, places: Places, table: ArcsTable, seat: int, voice: Voice
) -> Iterator[tuple[Key, Box]]:
    """Every place with its box, the upper ones last; `seat` is the one whose board is shown."""
    if is_laid_out(table):
        yield from _on_map(places, table)
    boxes = trick_boxes(places, len(trick_shown(table, voice)))
    for number, box in zip(range(len(table.trick)), boxes, strict=False):
        yield ("trick", number), box
    for ambition, box in zip(AMBITIONS, here.ambitions, strict=True):
        yield ("ambition", ambition), box
    yield from OTHER_PLACES.of(table)(here, table)
    for place, box in zip(range(len(table.court)), here.court_boxes(table), strict=False):
        yield ("court", place), box
    cards = cards_before(table.seats[seat])
    for card, box in zip(cards, here.guild_boxes(len(cards)), strict=True):
        yield ("guild", card), box
    yield from _on_floor(here, table, seat)


def _markers(here: Desk, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    """Those that nobody has declared."""
    free = table.free_markers
    for marker, (x, y) in zip(free, markers_left(here.to_declare, len(free)), strict=True):
        yield ("marker", marker), Box.around(x, y, 44, 44)


OTHER_PLACES: Final[ByMode[Callable[[Desk, ArcsTable], Iterator[tuple[Key, Box]]]]] = ByMode(
    _markers
)
"""What lies only at the sides of the base game, or of an expansion."""


def _on_map(places: Places, table: ArcsTable) -> Iterator[tuple[Key, Box]]:
    for system in table.systems:
        cell = places.cells[system]
        yield ("system", system), cell.box
        side = 2 * SLOT * places.unit
        for number, (x, y) in zip(range(len(table.buildings_at(system))), cell.slots, strict=False):
            yield ("building", system, number), Box.around(x, y, side, side)
        groups = groups_at(table, system)
        for group, at in zip(groups, places.groups(system, len(groups)), strict=False):
            size = FLEET * at.scale
            yield ("fleet", system, group.seat, group.is_hurt), Box.around(at.x, at.y, size, size)


def _on_floor(here: Desk, table: ArcsTable, seat: int) -> Iterator[tuple[Key, Box]]:
    owner = table.seats[seat]
    for number in table.open_places(seat):
        yield ("slot", number), slot_box(here.own, number, len(owner.slots))
    for place, fan in enumerate(hand_places(here.hand, len(owner.hand))):
        box = Box.around(*fan.centre, 1.1 * fan.width, 1.1 * CARD_SHAPE * fan.width)
        yield ("card", place), box
