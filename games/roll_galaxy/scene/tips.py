"""What a tooltip tells at a place of the table."""

from __future__ import annotations

from typing import Final, Protocol

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.widgets.base import Tip
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.hover_card import tile_tip
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.others import card_places
from games.roll_galaxy.scene.screen import tool_boxes
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.scene.view_parts import card_tip, score_tip
from games.roll_galaxy.scene.workarea import WorkPlaces
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import HIDDEN, effects_in

DICTATE_TIP: Final = Message("dictate-tip")


class Laid(Protocol):
    """Where things lie on the board."""

    places: BoardPlaces
    cards: dict[int, Box]
    board_input: BoardInput

    @property
    def canvas(self) -> Canvas: ...

    def work_places(self) -> WorkPlaces | None:
        """Where the cards of the work area stand."""


class Tips:
    """Finds what lies somewhere; a tile's card is made once for each size."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[int, float, str], Tip] = {}

    def at(self, place: Point, view_model: ViewModel, laid: Laid) -> Tip | None:
        """The tile there in full; what a die or a tool is."""
        side = side_at(place, view_model, laid)
        if side is not None and side != HIDDEN:
            return self._tile(side, laid.canvas, view_model.voice)
        if laid.places.caption.contains(place):
            return score_tip(view_model)
        for seat, card in laid.cards.items():
            if card.contains(place):
                return card_tip(view_model, seat)
        return self._tool(place, view_model, laid) if view_model.mode == "screen" else None

    def _tool(self, place: Point, view_model: ViewModel, laid: Laid) -> Tip | None:
        """What Dictate is, or the tile whose power a tool uses."""
        voice = view_model.voice
        sides = (None, *(side for side, _ in effects_in(view_model.own.tableau, Reassign)))
        for side, box in zip(sides, tool_boxes(laid.places, view_model.own), strict=True):
            if box.contains(place):
                if side is None:
                    return f"{voice.say(DICTATE_TIP)}\n{voice.say(DICTATE_TIP, 'detail')}"
                return self._tile(side, laid.canvas, voice)
        return None

    def _tile(self, side: int, canvas: Canvas, voice: Voice) -> Tip:
        key = (side, canvas.scale, voice.language)
        if key not in self._tiles:
            self._tiles[key] = tile_tip(canvas, side, voice)
        return self._tiles[key]


def side_at(place: Point, view_model: ViewModel, laid: Laid) -> int | None:
    """The side of a tile that can be seen there."""
    seat = view_model.own
    for side, box in zip(seat.tableau, laid.places.squares(len(seat.tableau)), strict=False):
        if box.contains(place):
            return side
    for box, phase in zip(laid.places.stacks, (1, 2), strict=True):
        sides = seat.stack_sides(phase)
        if box.contains(place) and sides:
            return sides[0]
    work, spots = laid.board_input.work, laid.work_places()
    if view_model.mode == "work" and work is not None and spots is not None:
        for group, where in zip(work.groups, spots.groups, strict=True):
            faces = where.faces or ((where.box,) if where.is_compact else ())
            for box, shown in zip(faces, (group.side, group.other), strict=False):
                if box.contains(place):
                    return shown
    cards = ((card, view_model.table.seats[seat]) for seat, card in laid.cards.items())
    return next((_on_card(place, card, held) for card, held in cards if card.contains(place)), None)


def _on_card(place: Point, card: Box, held: Seat) -> int | None:
    places = card_places(card, len(held.tableau))
    for side, box in zip(held.tableau, places.minis, strict=False):
        if box.contains(place):
            return side
    for line, phase in zip(places.plans, (1, 2), strict=False):
        sides = held.stack_sides(phase)
        if sides and line.contains(place):
            return sides[0]
    return None
