"""A board in the middle of a game, in plain values, and pictures of it.

`python -m tests.games.rajas.scene.sample_board FILE [SIZE] [two|closed|province]` paints it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

import pygame

from engine.text.house import HouseVoice
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Typesetter
from engine.ui.theme import THEMES
from games.rajas.game import GAME
from games.rajas.scene.art.province import BorderModel, ProvinceModel
from games.rajas.scene.art.ring import Printed, Runner
from games.rajas.scene.art.signs import Sign
from games.rajas.scene.board_art import (
    BoardModel,
    Ground,
    OwnModel,
    draw_land,
    draw_own,
    draw_racers,
    draw_river,
)
from games.rajas.scene.places import EAST, NORTH, SOUTH, WEST, board_canvas, places_in

ANY = 4
LOG_OPEN = Box(8, 88, 1568, 884)
LOG_CLOSED = Box(8, 88, 1904, 884)


@dataclass(frozen=True)
class Face:
    """A province tile."""

    colour: int
    price: int
    roads: int
    buildings: tuple[int, ...]
    markets: tuple[tuple[int, int], ...]


FACES = {
    "OS4": Face(0, 8, 3, (3,), ((2, 3),)),
    "OC2": Face(0, 5, 3, (), ((1, 3),)),
    "OT1": Face(0, 5, 5, (0,), ()),
    "GS5": Face(1, 10, 7, (1, 2), ((1, 2),)),
    "GC3": Face(1, 6, 3, (), ((0, 4),)),
    "GT4": Face(1, 9, 3, (1, 2), ()),
    "BS3": Face(2, 7, 7, (0,), ((0, 1),)),
    "BC4": Face(2, 7, 3, (), ((2, 2), (0, 2))),
    "BT2": Face(2, 6, 3, (3,), ()),
    "PS1": Face(3, 6, 7, (3,), ()),
    "PC1": Face(3, 4, 5, (), ((0, 2),)),
    "PT5": Face(3, 10, 7, (1, 2), ()),
    "GT2": Face(1, 6, 3, (2,), ()),
    "OS3": Face(0, 7, 7, (2,), ((1, 1),)),
    "PC6": Face(3, 9, 5, (), ((1, 3), (2, 3))),
    "BS4": Face(2, 8, 3, (1,), ((1, 3),)),
    "BT3": Face(2, 8, 5, (0, 1), ()),
    "PS5": Face(3, 10, 7, (3, 0), ((0, 2),)),
    "GS2": Face(1, 7, 5, (2,), ((1, 2),)),
    "OC3": Face(0, 6, 3, (), ((2, 4),)),
}
TOPS = tuple(FACES[name] for name in (
    "OS4", "OC2", "OT1", "GS5", "GC3", "GT4", "BS3", "BC4", "BT2", "PS1", "PC1", "PT5",
))  # fmt: skip


def money(n: int) -> tuple[Sign, ...]:
    return (Sign("money", n),)


def fame(n: int) -> tuple[Sign, ...]:
    return (Sign("fame", n),)


def dice(*colours: int) -> tuple[Sign, ...]:
    return (Sign("dice", colours=colours),)


UPGRADE, PER_KARMA, BUILD = (Sign("upgrade", 1),), (Sign("dice_per_karma"),), (Sign("build"),)
MARKET, WORKER = (Sign("market_one_good", 3),), (Sign("worker"),)
CHAMBER = (Sign("chamber", what="choice"),)
RIVER = (
    (), money(1), (Sign("karma", 2),), dice(ANY), money(2), UPGRADE, fame(1), PER_KARMA, BUILD,
    money(3), dice(1, 3), MARKET, fame(1), UPGRADE, money(4), PER_KARMA, fame(2), dice(0, 2),
    CHAMBER, money(4), dice(ANY), BUILD, fame(2), UPGRADE, MARKET, money(5), PER_KARMA, fame(3),
    CHAMBER, money(6), fame(5),
)  # fmt: skip
FAME_BONUSES = (
    (5, UPGRADE), (10, dice(ANY)), (15, WORKER), (22, UPGRADE), (28, (Sign("karma", 2),)),
    (34, dice(ANY, ANY)), (41, UPGRADE), (48, (Sign("boat", 2),)),
)  # fmt: skip
MONEY_BONUSES = (
    (12, (Sign("boat", 1),)), (20, WORKER), (30, dice(ANY)), (40, UPGRADE),
    (50, (Sign("karma", 2),)), (60, dice(ANY)), (72, (Sign("boat", 2),)), (84, fame(2)),
)  # fmt: skip
CHAMBERS = (
    (Sign("fame", 2), Sign("start_player")),
    (*dice(ANY), *dice(ANY), Sign("yield_tile", 0)),
    (Sign("karma", 2), *dice(ANY)),
    (Sign("upgrade", 1), Sign("money", 3)),
    (Sign("replace_tile"),),
    (Sign("boat", 6),),
)
COSTS = (
    ("quarry_1", 1), ("quarry_2", 1), ("quarry_3", 2), ("quarry_4", 2), ("quarry_5", 3),
    ("quarry_6", 4), ("quarry_7", 5), ("harbor_3", 1), ("harbor_4", 1), ("harbor_5", 2),
    ("harbor_6", 3),
)  # fmt: skip
PRINTED = Printed(
    FAME_BONUSES, MONEY_BONUSES, RIVER, 20, CHAMBERS, COSTS,
    ((0, 3, 2), (1, 2, 2), (3, 1, 2), (2, 0, 2)),
    covered=("quarry_7", "market_assorted_2"),
)  # fmt: skip
FOR_TWO = replace(PRINTED, covered=(), hands=10,
                  costs=tuple((f"quarry_{n}", n) for n in range(1, 7))
                  + tuple((f"harbor_{n}", n - 1) for n in range(1, 5)))  # fmt: skip

BORDERS = (
    BorderModel(0, NORTH, money(3), 0, is_plate=True),
    BorderModel(4, NORTH, (Sign("karma", 1),), 0),
    BorderModel(5, WEST, dice(ANY), 1, is_reached=True),
    BorderModel(9, EAST, dice(2, 3), 1, is_plate=True),
    BorderModel(15, WEST, fame(2), 3),
    BorderModel(19, EAST, (Sign("scaled", 1, what="bends", gain="fame"),), 3, is_plate=True),
    BorderModel(16, SOUTH, dice(ANY, ANY), 2, is_plate=True),
    BorderModel(18, SOUTH, dice(ANY), 2),
)
FRONT = (
    BorderModel(0, NORTH, money(4)),
    BorderModel(4, NORTH, (*dice(ANY), Sign("karma", 1))),
    BorderModel(5, WEST, fame(3)),
    BorderModel(9, EAST, UPGRADE),
    BorderModel(15, WEST, fame(5)),
    BorderModel(19, EAST, money(10)),
    BorderModel(16, SOUTH, dice(ANY, ANY)),
    BorderModel(18, SOUTH, (Sign("boat", 2),)),
)
LAID = tuple((cell, FACES[name], turn) for cell, name, turn in (
    (1, "GT2", 1), (6, "OS3", 2), (5, "PC6", 1), (11, "BS4", 3), (7, "BT3", 0), (12, "PS5", 0),
    (3, "GS2", 1), (4, "OC3", 2),
))  # fmt: skip
OWN = OwnModel(
    ProvinceModel(LAID, BORDERS),
    ((0, 5), (0, 3), (1, 4), (2, 5), (3, 1)),
    karma=2,
    scrolls=(3, 4, 3, 2),
    lit_dice=(2,),
)
RUNNERS = (
    Runner(0, 24, 41, 50),
    Runner(1, 21, 38, 40),
    Runner(2, 18, 52, 60),
)
LIGHTS = (
    *((name, "open") for name in (
        "master_builder", "market_tea", "market_spices", "market_assorted_1", "quarry_2",
        "quarry_3", "quarry_4", "quarry_5", "quarry_6", "harbor_2", "harbor_3", "harbor_4",
        "balcony_green", "balcony_purple", "terrace_blue_2",
    )),
    ("market_silk", "lit"), ("dancer", "karma"), ("portuguese", "karma"),
    ("raja_man_singh", "hover"), ("terrace_orange_1", "dim"), ("terrace_orange_2", "dim"),
)  # fmt: skip
SHOWN = BoardModel(
    own=OWN,
    workers=(("yogi", 0), ("terrace_purple_1", 0), ("great_mogul", 1), ("quarry_1", 1),
             ("harbor_1", 2), ("balcony_orange", 2)),
    lights=LIGHTS,
    ghost=("raja_man_singh", 0),
    tops=TOPS,
    left=(4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2),
    river_tiles=((4, dice(0, 1, 2)), (7, (Sign("chamber", what="yogi"),)), (11, MARKET),
                 (14, (Sign("boat", 3),)), (19, dice(1, 2, 3)), (22, PER_KARMA),
                 (26, (Sign("chamber", what="raja_man_singh"),))),
    boats=((0, 13), (1, 17), (2, 9)),
    runners=RUNNERS,
    gap=0,
    on_bridge=(0, 1, 2),
)  # fmt: skip
BASE_FOR_TWO = BoardModel(
    own=OwnModel(ProvinceModel(LAID[:3], FRONT), ((0, 6), (1, 2), (1, 1), (2, 3), (3, 4), (3, 6)),
                 karma=1),
    workers=(("dancer", 1), ("quarry_3", 0)),
    tops=(*TOPS[:11], None),
    boats=((0, 3), (1, 0)),
    runners=(Runner(0, 9, 22, 30, (True, False)), Runner(1, 9, 14, 20, (True, True))),
    gap=1,
    on_bridge=(0, 1),
)  # fmt: skip


def drawn_board(
    size: tuple[int, int], shown: BoardModel = SHOWN, printed: Printed = PRINTED,
    box: Box = LOG_OPEN, audit: Audit | None = None,
) -> pygame.Surface:  # fmt: skip
    """A window of a size with the board in it."""
    pygame.font.init()
    surface = pygame.Surface(size)
    surface.fill((0x17, 0x13, 0x11))
    scale = min(size[0] / 1920, size[1] / 1080)
    typesetter = Typesetter(HouseVoice(game=GAME.text_folder))
    canvas = Canvas(surface, scale, THEMES["rajas"], audit=audit, typesetter=typesetter)
    ground, places = Ground(), places_in(box, len(shown.runners))
    if audit is None:
        ground.finish(canvas, places, printed)
    ground.draw(canvas, places, printed)
    board = board_canvas(canvas, places)
    draw_land(board, places, printed, shown)
    draw_own(board, places, printed, shown.own)
    draw_river(board, places, printed, shown)
    draw_racers(board, places, printed, shown, GAME.voice(()))
    return surface


def main(out: str, size: str = "1920x1080", kind: str = "") -> None:
    """Paint the board into a file."""
    width, height = map(int, size.split("x"))
    box = LOG_CLOSED if kind == "closed" else LOG_OPEN
    shown, printed = (BASE_FOR_TWO, FOR_TWO) if kind == "two" else (SHOWN, PRINTED)
    pygame.image.save(drawn_board((width, height), shown, printed, box), out)


if __name__ == "__main__":
    main(*sys.argv[1:])
