"""What the pages for hands show of Roll for the Galaxy: dice, tiles, chips, and their colours."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.core.instructions import Pieces, ToDo
from engine.text.message import Message, SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from engine.ui.theme import Colour, lighten
from games.roll_galaxy import events
from games.roll_galaxy.dice import COLOURS
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.palette import DIE_BODY
from games.roll_galaxy.scene.tile_faces import TILE_H, TILE_W, draw_tile, zoomed
from games.roll_galaxy.scene.tokens import draw_chip, draw_coin
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import HIDDEN, SIDES, TILES

BESIDE: Final = 6.0
"""Between the two sides of a tile, at their printed size."""
ONE_SIDE: Final = TILE_W / TILE_H
TWO_SIDES: Final = (2 * TILE_W + BESIDE) / TILE_H
DIE: Final = "-die"


class RollHands(Hands):
    """Dice by colour, tiles by number, sides of them, chips and coins."""

    def carried(self, todo: ToDo, table: RollTable) -> Carried | None:
        """The dice that are spoken of, the tile, the chips."""
        event, said = todo.event, todo.said
        seat = getattr(event, "seat", None)
        to_seat = None if seat is None else SeatNumber(seat)
        if isinstance(event, events.ChipsGained | events.GoodConsumed):
            return Carried((("chip", event.chips),), seat, None, to_seat)
        if isinstance(event, events.CreditsGained):
            return Carried((("coin", 1),), seat, None, to_seat)
        pieces, target = self._dice(event, said), to_seat
        if isinstance(event, events.TileDrawn | events.TilePlaced | events.TileAbandoned):
            pieces = ((f"tile:{event.tile}", 1),) if event.tile != HIDDEN else ()
        elif isinstance(event, events.TileCompleted):
            pieces = ((f"side:{event.side}", 1), *pieces)
        return Carried(pieces, seat, None, target) if pieces else None

    @staticmethod
    def _dice(event: Any, said: Message) -> Pieces:
        """The dice of a sentence, else the die of an event."""
        told = said.args.get("dice")
        told = told if isinstance(told, tuple) else ()
        found = tuple(
            (f"{each.args['colour'].value}{DIE}", each.args["count"])
            for each in told
            if isinstance(each, Message) and "colour" in each.args
        )
        colour = getattr(event, "good", getattr(event, "colour", None))
        if found or not isinstance(colour, int) or not 0 <= colour < len(COLOURS):
            return found
        return ((f"{COLOURS[colour]}{DIE}", getattr(event, "count", 1)),)

    def picture(self, name: str, seat: int | None, table: RollTable) -> StepPicture | None:
        """A die, a tile with both sides, one side, a chip, a coin; the tiles that a seat began
        with as they lie before it.
        """
        kind, _, rest = name.partition(":")
        colour = name.partition(DIE)[0]
        if colour in COLOURS:
            return StepPicture(partial(_paint_die, COLOURS.index(colour)))
        if kind == "tile":
            number = int(rest) if rest else 0
            is_back = not rest or number >= TILES
            return None if is_back else StepPicture(
                partial(paint_sides, (2 * number, 2 * number + 1)), TWO_SIDES
            )  # fmt: skip
        if kind == "side":
            return StepPicture(partial(paint_sides, (_side(rest),)), ONE_SIDE)
        if seat is not None and name in ("faction-tile", "home-world"):
            sides = table.seats[seat].tableau[:3]
            shown = tuple(sides[:2]) if name == "faction-tile" else tuple(sides[2:])
            return StepPicture(
                partial(paint_sides, shown), TWO_SIDES if len(shown) > 1 else ONE_SIDE
            )
        if name == "chip":
            return StepPicture(lambda canvas, box: draw_chip(canvas, *box.centre, box.h * 0.8))
        if name == "coin" or name.startswith("money-marker"):
            return StepPicture(lambda canvas, box: draw_coin(canvas, *box.centre, box.h * 0.8))
        return None

    def tint_of(self, thing: ThingName) -> Colour | None:
        """A colour of dice in itself."""
        if thing.family != "colour" or thing.value not in COLOURS:
            return None
        return lighten(DIE_BODY[COLOURS.index(str(thing.value))], 0.35)


def _side(name: str) -> int:
    return int(name) if name.isdigit() else next(
        each.id for each in SIDES if each.name.casefold() == name.casefold()
    )  # fmt: skip


def paint_sides(sides: tuple[int, ...], canvas: Canvas, box: Box) -> None:
    """The sides of a tile next to each other, as they are printed."""
    layer = zoomed(canvas, box, box.h / TILE_H)
    for place, side in enumerate(sides):
        draw_tile(layer, Box(place * (TILE_W + BESIDE), 0, TILE_W, TILE_H), side)


def _paint_die(colour: int, canvas: Canvas, box: Box) -> None:
    draw_die(canvas, *box.centre, min(box.w, box.h) * 0.86, colour, None, has_shadow=False)
