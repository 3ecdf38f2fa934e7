"""My box: what an owner's tiles, borders and river have printed (RAJ-1.4, RAJ-1.5).

The box is the copy of the printed file in the player's folder. An entry that its owner has compared
with the piece in their hands has the confidence "set" there; every change is on disk at once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.errors import BadDocument, InputError, as_typed, fault_said
from engine.core.storage import is_there, read_json, write_json_atomically
from engine.text.message import Message, NameOf, Words, glued
from games.rajas.board import (
    Board,
    Tile,
    completed,
    my_file,
    own_board,
    own_document,
    printed_numbers,
)
from games.rajas.effects import COLOUR, COLOURS, MOST_DICE, Effects, border_said, stack_said

SECTIONS: Final = (*COLOURS, "borders", "river")
RECONSTRUCTED, SET = "reconstructed", "set"
PRICES: Final = range(1, 11)
"""A dummy's dice reach prices from 1 to 10 (SOLO-6.12), one die up to 6 and two dice beyond."""
TILES_OF_A_COLOUR: Final = 16
MOST_OF_A_KIND: Final = 2
MOST_EFFECTS: Final = 2
TEXT: Final = Path(__file__).parent / "text"
ROADS: Final = (("N", "S"), ("N", "E"), ("N", "E", "S"), ("N", "E", "S", "W"))
"""Straight, bend, tee and cross: a tile can be turned, so that only the form matters."""


class Box:
    """The box as it is now; without a file of its own it is as the game comes."""

    def __init__(self) -> None:
        self.load()

    def load(self) -> None:
        """The box as its file has it now; InputError where that is damaged."""
        self.document: Any = own_document() if is_there(my_file()) else printed_numbers()
        self.board: Board = own_board(self.document)

    def entries(self, section: str) -> list[dict[str, Any]]:
        """The parts of the document that a section has, in their order."""
        return entries_of(self.document, section)

    def is_set(self, section: str, number: int) -> bool:
        """Whether an entry is as printed: known from the start, or compared by its owner."""
        return bool(self.entries(section)[number].get("confidence") != RECONSTRUCTED)

    def tile(self, section: str, number: int) -> Tile:
        return self.board.tiles[self.entries(section)[number]["id"]]

    def effects(self, section: str, number: int) -> Effects:
        """What a border (first the base game's, then those of Navaratnas) or a space brings."""
        if section == "river":
            return self.board.river[number + 1]
        return (*self.board.base.borders, *self.board.navaratnas.borders)[number].effects

    def called(self, section: str, number: int, *, is_brief: bool = False) -> Message:
        """The entry as people call it; a border may be brief."""
        if section in COLOURS:
            return Message("box-tile", {"tile": self.tile(section, number).called})
        if section == "river":
            return Message("box-stone", {"space": number + 1})
        side = self.board.base.borders
        border = (*side, *self.board.navaratnas.borders)[number]
        args = {"border": border_said(border.cell, border.side, self.board.grid.cols)}
        return Message(f"box-{'edge' if is_brief else 'border'}",
                       {**args, "isBack": number >= len(side)})  # fmt: skip

    def left(self, section: str = "") -> int:
        """How many entries of a section, or of all, are still reconstructed."""
        return sum(each.get("confidence") == RECONSTRUCTED
                   for name in ([section] if section else SECTIONS)
                   for each in self.entries(name))  # fmt: skip

    def keep(self) -> None:
        """The box is in the player's file, whether anything in it was set or not."""
        write_json_atomically(my_file(), self.document)

    def change(self, section: str, number: int, **values: Any) -> None:
        """Sets values of an entry, which is then compared; InputError leaves all as it was."""
        self._change([(section, number)], values)

    def confirm_rest(self) -> None:
        """Everything that is still reconstructed is as it is shown."""
        self._change([(section, number) for section in SECTIONS
                      for number in range(len(self.entries(section)))
                      if not self.is_set(section, number)], {})  # fmt: skip

    def _change(self, places: Sequence[tuple[str, int]], values: dict[str, Any]) -> None:
        document = deepcopy(self.document)
        for section, number in places:
            entry = entries_of(document, section)[number]
            entry.update(values)
            entry["confidence"] = SET
        board = own_board(document)
        write_json_atomically(my_file(), document)
        self.document, self.board = document, board

    def toggle(self, section: str, number: int, building: str) -> None:
        """One more building of a kind on a tile; from two on, none of it."""
        held = list(self.entries(section)[number]["buildings"])
        others = [each for each in held if each != building]
        is_full = len(held) >= MOST_OF_A_KIND and building in held
        self.change(section, number, buildings=others if is_full else [*held, building])

    def put_market(self, section: str, number: int, good: str, value: int) -> None:
        """The value of a good on a tile; the one that it has takes the good away."""
        held = self.entries(section)[number]["markets"]
        new = {"good": good, "value": value}
        others = [each for each in held if each["good"] != good]
        self.change(section, number, markets=others if new in held else [*others, new])

    def add_effect(self, section: str, number: int, effect: dict[str, Any]) -> None:
        """One more effect; dice are added to dice, and from too many on it begins again."""
        held = list(self.raw(section, number))
        if held and held[-1]["type"] == effect["type"] == "dice":
            colours = [*held[-1]["colours"], *effect["colours"]]
            held[-1] = {**effect, "colours": colours if len(colours) <= MOST_DICE else colours[-1:]}
        else:
            held = [*held, effect] if len(held) < MOST_EFFECTS else [effect]
        self.put_effects(section, number, held)

    def put_amount(self, section: str, number: int, amount: int) -> None:
        """The amount of the last effect that has one."""
        held = deepcopy(self.raw(section, number))
        for effect in reversed(held):
            for key in AMOUNTS & effect.keys():
                effect[key] = amount
                self.put_effects(section, number, held)
                return

    def raw(self, section: str, number: int) -> list[dict[str, Any]]:
        """The effects of an entry as the document has them."""
        entry = self.entries(section)[number]
        return list(entry[_effects_key(entry)])

    def put_effects(self, section: str, number: int, effects: Sequence[dict[str, Any]]) -> None:
        entry = self.entries(section)[number]
        self.change(section, number, **{_effects_key(entry): list(effects)})


AMOUNTS: Final = frozenset({"n", "max_markets"})


def _effects_key(entry: dict[str, Any]) -> str:
    return "effects" if "effects" in entry else "printed_effects"


def entries_of(document: Any, section: str) -> list[dict[str, Any]]:
    """The parts of a document in the form of the printed file that a section has."""
    if section == "river":
        return list(document["river"]["spaces"])
    if section == "borders":
        held = document["province_board"]
        return [*held["front_bonuses"], *held["back_bonuses"]]
    return [each for each in document["tiles"] if each["colour"] == section]


# -- what cannot be in a box ----------------------------------------------------------------------


FAULTS: Final[Mapping[str, Callable[[Tile], bool]]] = {
    "box-price": lambda tile: tile.price not in PRICES,
    "box-bare": lambda tile: not tile.buildings and not tile.markets,
    "box-buildings": lambda tile: len(tile.buildings) > MOST_OF_A_KIND,
    "box-markets": lambda tile: len(tile.markets) > MOST_OF_A_KIND,
}


def problems_of(document: Any) -> list[Message]:
    """What no box has: counts, dice prices and roads, a sentence each; BadDocument for no board."""
    board = own_board(document)
    tiles = list(board.tiles.values())
    counts = Counter(tile.colour for tile in tiles)
    found = [
        Message("box-count", {"colour": COLOUR(name), "count": counts[number]})
        for number, name in enumerate(COLOURS)
        if counts[number] != TILES_OF_A_COLOUR
    ]
    found += [Message(key, {"price": tile.price, **stack_said(tile.stack)})
              for tile in tiles for key, is_fault in FAULTS.items() if is_fault(tile)]  # fmt: skip
    dear = [tile.colour for tile in tiles if tile.price > 6]
    found += [Message("box-two-dice", {"colour": COLOUR(name)})
              for number, name in enumerate(COLOURS) if number not in dear]  # fmt: skip
    borders = (*board.base.borders, *board.navaratnas.borders)
    found += [Message("box-empty-border", {"number": number})
              for number, each in enumerate(borders, 1) if not each.effects]  # fmt: skip
    found += [Message("box-empty-stone", {"space": space})
              for space, effects in enumerate(board.river) if space and not effects]  # fmt: skip
    return found


# -- files ----------------------------------------------------------------------------------------


def _looked_at(path: Path) -> tuple[Any, list[Message]]:
    """What is in a file, which may be a pipe, and its faults."""
    document = read_json(path, is_named=True)
    try:
        document = completed(document)
        return document, problems_of(document)
    except BadDocument as problem:
        return document, [fault_said(str(problem), TEXT, _place)]


BOX_PART: Final = NameOf("box-part")
BOX_PARTS: Final = ("tiles", "river", "river_tiles", "province_board", "action_spaces", "tracks",
                    "yield_tiles", "chambers", "dummy", "setup", "karma")  # fmt: skip
_WAY: Final = re.compile(r"([a-z_]+)(?:\[(\d+)\])?\.?(.*)")
"""The way to a value in the file: a part of the box, which of its entries, and where in it."""


def _place(way: str) -> Words:
    """A place in the file: a part of the box, and where in it."""
    found = _WAY.fullmatch(way)
    if found is None or found[1] not in BOX_PARTS:
        return as_typed(way)
    number = int(found[2] or -1) + 1
    part = Message("box-place", {"part": BOX_PART(found[1]), "number": number})
    return glued([part, *[as_typed(each) for each in found.groups()[2:] if each]], "comma")


@dataclass(frozen=True, slots=True)
class MyBox:
    """The box as the command line, the set-up and the window know it (`Game.my_box`).

    `page` makes its page from the window, the game and what is done when the box is used.
    """

    page: Callable[..., Any] | None = None
    option = ("numbers", "mine")

    def left(self) -> int:
        """How many pieces are not compared with the box; InputError where its file is damaged."""
        return Box().left()

    def take(self, path: Path) -> None:
        """The box becomes what is in a file; InputError leaves the old one."""
        document, problems = _looked_at(path)
        if problems:
            args = {"file": str(path), "why": problems[0]}
            raise InputError(Message("box-refused", args))
        write_json_atomically(my_file(), document)

    def give(self, path: Path) -> None:
        """Writes the box into a file of its own."""
        write_json_atomically(path, Box().document)

    def problems(self, path: Path) -> list[Message]:
        """A sentence for each fault of the box in a file; none for a sound one."""
        return _looked_at(path)[1]
