"""Where things lie on the table, for what flies between them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ui.box import Box, Point
from games.roll_galaxy.dice import SETTLE
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.others import mini_spots, minis_at
from games.roll_galaxy.scene.stage import Anchor, Stage
from games.roll_galaxy.scene.tile_faces import MINI
from games.roll_galaxy.scene.workarea import WIDE_RAIL, rail_rows

DIE_SIZE, SMALL_DIE = 44.0, 28.0


@dataclass(frozen=True, slots=True)
class Anchors:
    """The places of a table: the viewer's own in the centre, the others' on their cards."""

    places: BoardPlaces
    cards: dict[int, Box]
    rail: Box
    stage: Stage

    def at(self, anchor: Anchor) -> Point:
        """The middle of a place."""
        kind, seat, *rest = anchor
        if seat == self.stage.viewer:
            return self._own(kind, rest)
        card = self.cards.get(seat)
        if card is None:
            return self.places.screen.centre
        if kind == "work":
            row = rail_rows(self.rail, len(self.stage.seats))[seat]
            return (row.x + (282 if row.w > WIDE_RAIL else row.w - 60), row.centre_y)
        return self._other(card, seat, kind, rest)

    def size(self, anchor: Anchor) -> float:
        """How large a die is there."""
        return DIE_SIZE if anchor[1] == self.stage.viewer else SMALL_DIE

    def _own(self, kind: str, rest: list[int | None]) -> Point:
        places = self.places
        if kind == "square":
            square = rest[0] or 0
            count = max(len(self.stage.seat(self.stage.viewer).tableau), square + 1)
            return places.squares(count)[square].centre
        if kind == "stack":
            box = places.stacks[1 if rest[0] == SETTLE else 0]
            return (box.x + 60, box.centre_y)
        boxes = {
            "citizenry": places.citizenry,
            "cup": places.cup,
            "credits": places.credits,
            "chips": places.chips,
        }
        if kind in boxes:
            return boxes[kind].centre
        return (places.work.x + 60, places.work.y + 30)

    def _other(self, card: Box, seat: int, kind: str, rest: list[int | None]) -> Point:
        if kind == "square":
            square = rest[0] or 0
            count = max(len(self.stage.seat(seat).tableau), square + 1)
            x, y = mini_spots(card.x + 16, minis_at(card), count)[square]
            return (x + MINI / 2, y + MINI / 2)
        numbers = card.y + (64 if card.h < 240 else 74)
        if kind == "credits":
            return (card.x + 30, numbers)
        if kind == "chips":
            return (card.x + 90, numbers)
        if kind == "cup":
            return (card.right - 40, numbers)
        if kind == "stack" and card.h > 400:
            return (card.x + 40, card.y + (366 if rest[0] != SETTLE else 414))
        return (card.centre_x, card.y + 124)
