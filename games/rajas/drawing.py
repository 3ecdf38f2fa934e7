"""What is drawn at a real table, named by what can be seen on it: tiles, yield tiles, river tiles.

The names are what people type, in English as all commands; the codes of the board's file work too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import assert_never

from engine.core.chance import Draw
from games.rajas.board import GOODS, Board, Tile
from games.rajas.effects import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    BuildTile,
    Effect,
    Effects,
    GainDice,
    GainDicePerKarma,
    GainFame,
    GainKarma,
    GainMoney,
    GainPer,
    GainWorker,
    GainYield,
    MoveBoat,
    RaiseScroll,
    ReplaceTile,
    RerollDice,
    SellGood,
    TakeElephant,
    VisitChamber,
)
from games.rajas.grid import SIDES, side_of


@dataclass(frozen=True, slots=True)
class NamedDraw(Draw):
    """A draw of things that have a name beside the code that records hold."""

    name_of: Callable[[str], str] = field(default=str, compare=False)

    def word(self, item: str | int) -> str:
        return self.name_of(str(item))


def draw_tile(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some province tiles: "orange 10 fort mosque NES"."""
    return NamedDraw(tuple(names), name_of=partial(_named_tile, board))


def draw_yield(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some yield tiles, by what it brings."""
    return NamedDraw(tuple(names), name_of=partial(_named_yield, board))


def draw_river_tile(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some Ganga tiles, by what it brings."""
    return NamedDraw(tuple(names), name_of=partial(_named_river_tile, board))


def draw_space(board: Board, names: Sequence[str], seats: int) -> NamedDraw:
    return NamedDraw(tuple(names), name_of=partial(_named_space, board, seats))


def _named_tile(board: Board, name: str) -> str:
    return tile_word(board.tiles[name])


def _named_yield(board: Board, name: str) -> str:
    return effects_word(board.yields[name].effects)


def _named_river_tile(board: Board, name: str) -> str:
    return effects_word(board.river_tiles[name])


def _named_space(board: Board, seats: int, name: str) -> str:
    return board.by_id[seats][name].name


def tile_word(tile: Tile) -> str:
    """A tile as it is typed: colour, price, what is on it, its roads."""
    things = [BUILDING_NAMES[building] for building in tile.buildings]
    things += [f"{GOODS[good]} {value}" for good, value in tile.markets]
    roads = "".join(side for side in SIDES if side_of(side) & tile.roads)
    return " ".join([COLOUR_NAMES[tile.colour], str(tile.price), *things, roads])


def effects_word(effects: Effects) -> str:
    """Effects as they are typed: "3 money"."""
    return " ".join(map(_effect_word, effects))


def _effect_word(effect: Effect) -> str:
    match effect:
        case GainMoney(n):
            return f"{n} money"
        case GainFame(n):
            return f"{n} fame"
        case GainKarma(n):
            return f"{n} karma"
        case GainDice(colours):
            return " ".join(["die", *(COLOUR_NAMES[colour] for colour in colours)])
        case RaiseScroll(n):
            return f"{n} upgrade"
        case MoveBoat(n):
            return f"boat {n}"
        case SellGood(most):
            return f"sell {most}"
        case VisitChamber(who):
            return who.replace("_", " ")
        case GainYield(colour):
            return f"yield {BUILDING_NAMES[colour]}"
        case GainPer(gain, n, count, step):
            return f"{n} {gain} per {step} {count.replace('_', ' ')}"
        case GainDicePerKarma():
            return "dice per karma"
        case BuildTile():
            return "build"
        case ReplaceTile():
            return "replace"
        case TakeElephant():
            return "elephant"
        case GainWorker():
            return "worker"
        case RerollDice():
            return "reroll"
    assert_never(effect)
