"""What the position editor calls the fields of Rajas of the Ganges, and what they may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from engine.core.field_words import FieldWords, Named, numbered, seats_of
from engine.text.said import Said
from games.rajas.board import ANIMALS, MOST_SEATS, board_of
from games.rajas.card import MOST_HANDICAP
from games.rajas.dice import ALL_DICE, COLOURS, FACE_OF, NO_FACE, die_name
from games.rajas.effects import (
    BUILDING_NAMES,
    BUILDINGS,
    CHAMBER_NAMES,
    CHAMBERS,
    COLOUR_NAMES,
    Effects,
    effects_said,
)
from games.rajas.grid import SIDES, side_of
from games.rajas.naming import YIELD_COLOUR
from games.rajas.state import LOOSE, NO_TILE
from games.rajas.text.english import VOICE

_BOARD = board_of("printed")


def _told(effects: Effects) -> str:
    return VOICE.say(effects_said(effects))


def _named_tiles() -> tuple[Named, ...]:
    """Every tile by colour, price and what is on it; its roads tell those apart that are alike."""
    return tuple(
        Named(
            tile.id,
            VOICE.say_name(tile.called, "price"),
            VOICE.say(Said("tile-about", tile.called.args)),
        )
        for tile in _BOARD.tiles.values()
    )


def _named_spaces() -> tuple[Named, ...]:
    """Every space; a number tells those apart that are alike."""
    found, seen = [], Counter[str]()
    for space in _BOARD.spaces[MOST_SEATS]:
        title = VOICE.say_name(space.called, "title")
        seen[title] += 1
        found.append(Named(space.id, f"{title}, {seen[title]}" if seen[title] > 1 else title))
    return tuple(found)


DIE_CHOICES = tuple(
    Named(number, f"{die_name(number).capitalize()}{', of a dummy' * (FACE_OF[number] == NO_FACE)}")
    for number in ALL_DICE
)
TILE_CHOICES = _named_tiles()
TOP_CHOICES = (Named(NO_TILE, "None left"), *TILE_CHOICES)
YIELD_CHOICES = tuple(
    Named(tile.id, VOICE.say_name(YIELD_COLOUR(BUILDINGS[tile.colour]), "cap"), _told(tile.effects))
    for tile in _BOARD.yields.values()
)
BORDER_YIELD_CHOICES = (Named("", "None"), *YIELD_CHOICES)
SPACE_CHOICES = _named_spaces()
CELL_CHOICES = (
    Named(LOOSE, "A dummy's"),
    *(
        Named(cell, f"Row {cell // _BOARD.grid.cols + 1}, column {cell % _BOARD.grid.cols + 1}")
        for cell in range(_BOARD.grid.size)
        if cell != _BOARD.grid.residence
    ),
)
TURN_CHOICES = numbered(f"{90 * turn} degrees" for turn in range(4))
RIVER_TILE_CHOICES = (
    Named(NO_TILE, "None"),
    *(Named(name, "Ganga tile", _told(effects)) for name, effects in _BOARD.river_tiles.items()),
)
RIVER_TITLES = ("Start", *(f"Space {space}" for space in range(1, _BOARD.last_space)), "End")
BONUS_CHOICES = (
    *(
        Named(number, f"At {bonus.space}", _told(bonus.effects))
        for number, bonus in enumerate(_BOARD.money_bonuses)
    ),
    Named(len(_BOARD.money_bonuses), "All taken"),
)
BUILDING_TITLES = tuple(name.capitalize() for name in BUILDING_NAMES)
BUILDING_CHOICES = numbered(BUILDING_TITLES)
STACK_TITLES = tuple(f"{colour.capitalize()}, {animal}" for colour in COLOURS for animal in ANIMALS)
STACK_CHOICES = numbered(STACK_TITLES)
COLOUR_CHOICES = numbered(name.capitalize() for name in COLOUR_NAMES)
PERSON_CHOICES = (
    *(Named(who, name) for who, name in zip(CHAMBERS, CHAMBER_NAMES, strict=True)),
    Named("choice", "Any of them"),
)
BORDER_TITLES = tuple(
    f"Row {border.cell // _BOARD.grid.cols + 1}, column {border.cell % _BOARD.grid.cols + 1}, "
    f"{next(side for side in SIDES if side_of(side) == border.side)}"
    for border in _BOARD.base.borders
)
BORDER_CHOICES = numbered(BORDER_TITLES)


SEATS = seats_of("seats")


def _tiles_lying(document: Any) -> set[str]:
    lying = {*document["tops"], *document["gone"]}
    lying.update(name for stack in document["stacks"] for name in stack)
    lying.update(laid["tile"] for seat in document["seats"] for laid in seat["tiles"])
    return lying


def _free_tiles(document: Any) -> Collection[str]:
    return {NO_TILE, *set(_BOARD.tiles) - _tiles_lying(document)}


def _free_yields(document: Any) -> Collection[str]:
    lying = {*document["yields"], *document["discarded"]}
    lying.update(name for seat in document["seats"] for name in seat["yields"])
    return {"", *set(_BOARD.yields) - lying}


WORDS = {
    "RajasTable.seats": FieldWords("Seats", by="seat"),
    "RajasTable.order": FieldWords(
        "Order of seats", "Clockwise, people first", choices=SEATS, seats="every"
    ),
    "RajasTable.round": FieldWords("Round", "0 while the game is being set up"),
    "RajasTable.elephant": FieldWords("Elephant", choices=SEATS, seats="some"),
    "RajasTable.visitor": FieldWords(
        "With the Great Mogul", "Owns the elephant next round", choices=SEATS, seats="some"
    ),
    "RajasTable.seat": FieldWords("Seat to play", choices=SEATS, seats="some"),
    "RajasTable.placed": FieldWords("Workers on spaces", choices=SPACE_CHOICES, seats="some"),
    "RajasTable.tops": FieldWords(
        "Tiles face up", choices=TOP_CHOICES, entries=STACK_TITLES, offers=_free_tiles
    ),
    "RajasTable.stacks": FieldWords(
        "Tiles face down", choices=TILE_CHOICES, entries=STACK_TITLES, offers=_free_tiles,
        is_sorted=True,
    ),
    "RajasTable.gone": FieldWords(
        "Tiles out of the game", choices=TILE_CHOICES, offers=_free_tiles
    ),
    "RajasTable.yields": FieldWords(
        "Yield tiles to be had", choices=YIELD_CHOICES, offers=_free_yields, is_sorted=True
    ),
    "RajasTable.discarded": FieldWords(
        "Yield tiles used", choices=YIELD_CHOICES, offers=_free_yields
    ),
    "RajasTable.river": FieldWords(
        "River tiles", choices=RIVER_TILE_CHOICES, entries=RIVER_TITLES
    ),
    "RajasTable.is_ending": FieldWords("Last pass", "Somebody's markers have met"),
    "Rules.board": FieldWords(
        "Version", choices=(Named("base", "Base game"), Named("navaratnas", "Navaratnas"))
    ),
    "Rules.ganga": FieldWords("Ganga"),
    "Rules.handicap": FieldWords("Handicap", high=MOST_HANDICAP),
    "Rules.dummies": FieldWords(
        "Dummies go", choices=(Named("effect", "Not in vain"), Named("listed", "As listed"))
    ),
    "Rules.foresight": FieldWords(
        "Their foresight", choices=(Named("schema", "None"), Named("ahead", "One die"))
    ),
    "Rules.difference": FieldWords(
        "Their new tile",
        choices=(
            Named("fitting", "Fitting"),
            Named("schema", "3, 1, 2"),
            Named("free", "Else free"),
        ),
    ),
    "Rules.numbers": FieldWords(
        "Numbers", choices=(Named("printed", "Supplied"), Named("mine", "Mine"))
    ),
    "Rules.digest": FieldWords("Sign of my numbers"),
    "Seat.is_dummy": FieldWords("Dummy"),
    "Seat.fame": FieldWords("Fame"),
    "Seat.money": FieldWords("Money"),
    "Seat.bonus": FieldWords("Next money bonus", choices=BONUS_CHOICES),
    "Seat.karma": FieldWords("Karma", high=_BOARD.most_karma),
    "Seat.scrolls": FieldWords("Buildings", low=2, high=4, entries=BUILDING_TITLES),
    "Seat.boat": FieldWords("Boat", high=_BOARD.last_space),
    "Seat.workers": FieldWords("Workers available"),
    "Seat.owned": FieldWords("Workers owned", low=1, high=6),
    "Seat.used": FieldWords("Workers placed", "In this round"),
    "Seat.dice": FieldWords("Dice", choices=DIE_CHOICES, is_sorted=True),
    "Seat.tiles": FieldWords("Province"),
    "Seat.claimed": FieldWords("Borders connected", choices=BORDER_CHOICES),
    "Seat.yields": FieldWords(
        "Yield tiles on borders", choices=BORDER_YIELD_CHOICES, offers=_free_yields,
        entries=BORDER_TITLES,
    ),
    "Laid": FieldWords("A tile"),
    "Laid.cell": FieldWords("Cell", choices=CELL_CHOICES),
    "Laid.tile": FieldWords("Tile", choices=TILE_CHOICES, offers=_free_tiles),
    "Laid.turn": FieldWords("Turned", choices=TURN_CHOICES),
    "VisitChamber.who": FieldWords("Person", choices=PERSON_CHOICES),
    "LayTile.cell": FieldWords("Cell", "-1 for any free one", low=-1),
    "DummyReplaceOld.colour": FieldWords("Colour of the die", "-1 for none", low=-1, high=3),
    "DummyReplaceNew.colour": FieldWords("Colour of the die", "-1 for none", low=-1, high=3),
    "PayTile.cell": FieldWords("Cell", "-1 for a tile bought", low=-1),
    "*.seat": FieldWords("Seat", choices=SEATS, seats="some"),
    "*.tile": FieldWords("Tile", choices=TILE_CHOICES),
    "*.colour": FieldWords("Colour", choices=COLOUR_CHOICES),
    "*.colours": FieldWords("Colours", choices=COLOUR_CHOICES, is_sorted=True),
    "*.building": FieldWords("Building", choices=BUILDING_CHOICES),
    "*.stack": FieldWords("Stack", choices=STACK_CHOICES),
    "*.chosen": FieldWords("Dice chosen", choices=DIE_CHOICES, is_sorted=True),
}  # fmt: skip
