"""What the position editor calls the fields of Rajas of the Ganges, and what they may hold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.core.position_edits import FieldWords, Named, numbered, seats_of
from engine.core.position_fields import named_steps
from engine.text.message import Message
from games.rajas.board import MOST_SEATS, board_of
from games.rajas.card import MOST_HANDICAP
from games.rajas.dice import ALL_DICE, COLOUR_OF, COLOURS, FACE_OF, NO_FACE
from games.rajas.effects import (
    BUILDING_NAMES,
    BUILDINGS,
    CHAMBERS,
    effects_said,
)
from games.rajas.naming import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    COLOUR,
    PERSON,
    YIELD_COLOUR,
    border_said,
    cell_said,
)
from games.rajas.state import LOOSE, NO_TILE

_BOARD = board_of("printed")


def _cap(name: Any) -> Message:
    """A name as it begins a line."""
    return Message("field-cap", {"what": name})


def _named_tiles() -> tuple[Named, ...]:
    """Every tile by colour, price and what is on it; its roads tell those apart that are alike."""
    return tuple(
        Named(
            tile.id,
            Message("field-price", {"what": tile.called}),
            Message("tile-about", tile.called.args),
        )
        for tile in _BOARD.tiles.values()
    )


def _named_spaces() -> tuple[Named, ...]:
    """Every space; a number tells those apart that are alike."""
    found: list[Named] = []
    seen: list[Message] = []
    for space in _BOARD.spaces[MOST_SEATS]:
        seen.append(space.called)
        args = {"what": space.called, "nth": seen.count(space.called)}
        found.append(Named(space.id, Message("field-space", args)))
    return tuple(found)


def _named_die(number: int) -> Message:
    is_of_dummy = FACE_OF[number] == NO_FACE
    colour = COLOUR(COLOURS[COLOUR_OF[number]])
    if is_of_dummy:
        return Message("field-dummy-die", {"colour": colour})
    return Message("field-die", {"colour": colour, "face": FACE_OF[number]})


DIE_CHOICES = tuple(Named(number, _named_die(number)) for number in ALL_DICE)
TILE_CHOICES = _named_tiles()
TOP_CHOICES = (Named(NO_TILE, Message("field-none-left")), *TILE_CHOICES)
YIELD_CHOICES = tuple(
    Named(tile.id, _cap(YIELD_COLOUR(BUILDINGS[tile.colour])), effects_said(tile.effects))
    for tile in _BOARD.yields.values()
)
BORDER_YIELD_CHOICES = (Named("", Message("field-none")), *YIELD_CHOICES)
SPACE_CHOICES = _named_spaces()
CELL_CHOICES = (
    Named(LOOSE, Message("field-a-dummy-s")),
    *(
        Named(cell, Message("field-cell-at", cell_said(cell, _BOARD.grid.cols).args))
        for cell in range(_BOARD.grid.size)
        if cell != _BOARD.grid.residence
    ),
)
TURN_CHOICES = numbered([Message("field-degrees", {"degrees": 90 * turn}) for turn in range(4)])
RIVER_TILE_CHOICES = (
    Named(NO_TILE, Message("field-none")),
    *(
        Named(name, Message("field-ganga-tile"), effects_said(effects))
        for name, effects in _BOARD.river_tiles.items()
    ),
)
RIVER_TITLES = (
    Message("field-river-start"),
    *(Message("field-stone", {"number": space}) for space in range(1, _BOARD.last_space)),
    Message("field-river-end"),
)
BONUS_CHOICES = (
    *(
        Named(number, Message("field-at", {"space": bonus.space}), effects_said(bonus.effects))
        for number, bonus in enumerate(_BOARD.money_bonuses)
    ),
    Named(len(_BOARD.money_bonuses), Message("field-all-taken")),
)
BUILDING_TITLES = tuple([_cap(BUILDING(name)) for name in BUILDING_NAMES])
BUILDING_CHOICES = numbered(BUILDING_TITLES)
STACK_TITLES = tuple([
    Message("field-stack-of", {"colour": COLOUR(colour), "animal": ANIMAL(animal)})
    for colour in COLOURS
    for animal in ANIMALS
])  # fmt: skip
STACK_CHOICES = numbered(STACK_TITLES)
COLOUR_CHOICES = numbered([*(_cap(COLOUR(name)) for name in COLOURS), Message("field-any")])
PERSON_CHOICES = (
    *(Named(who, Message("field-person-named", {"who": PERSON(who)})) for who in CHAMBERS),
    Named("choice", Message("field-any-of-them")),
)
BORDER_TITLES = tuple([
    _cap(border_said(border.cell, border.side, _BOARD.grid.cols)) for border in _BOARD.base.borders
])  # fmt: skip
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


STEPS = (
    "CarryOut", "ChooseChamber", "ChooseDice", "ChooseGood", "ChooseReplacement",
    "ChooseReroll", "ChooseSail", "ChooseTile", "ChooseUpgrade", "ChooseYield", "ClaimBorders",
    "CoverBrown", "DrawBrown", "DrawRiver", "DrawYield", "DummyArea", "DummyBalcony",
    "DummyBuy", "DummyBuyTile", "DummyChamber", "DummyHarbor", "DummyMarket", "DummyPerson",
    "DummyReplace", "DummyReplaceNew", "DummyReplaceOld", "DummySpend", "DummyTakeDice",
    "DummyTerrace", "DummyTerraceDie", "DummyUpgrade", "EndGame", "EndRound", "EndTurn",
    "FindStarter", "GrantHandicap", "LayRiver", "LayTile", "PayTile", "RevealTile", "RollAgain",
    "RollGained", "RollStart", "StartRound", "TakeTurn",
)  # fmt: skip

WORDS = {
    **named_steps(*STEPS),
    "RajasTable.seats": FieldWords(Message("field-seats"), by="seat"),
    "RajasTable.order": FieldWords(
        Message("field-order-of-seats"),
        Message("field-clockwise-people-first"),
        choices=SEATS,
        seats="every",
    ),
    "RajasTable.round": FieldWords(
        Message("field-round"), Message("field-0-while-the-game-is-being")
    ),
    "RajasTable.elephant": FieldWords(Message("field-elephant"), choices=SEATS, seats="some"),
    "RajasTable.visitor": FieldWords(
        Message("field-with-the-great-mogul"),
        Message("field-owns-the-elephant-next-round"),
        choices=SEATS,
        seats="some",
    ),
    "RajasTable.seat": FieldWords(Message("field-seat-to-play"), choices=SEATS, seats="some"),
    "RajasTable.placed": FieldWords(
        Message("field-workers-on-spaces"), choices=SPACE_CHOICES, seats="some"
    ),
    "RajasTable.tops": FieldWords(
        Message("field-tiles-face-up"),
        choices=TOP_CHOICES,
        entries=STACK_TITLES,
        offers=_free_tiles,
    ),
    "RajasTable.stacks": FieldWords(
        Message("field-tiles-face-down"),
        choices=TILE_CHOICES,
        entries=STACK_TITLES,
        offers=_free_tiles,
        is_sorted=True,
    ),
    "RajasTable.gone": FieldWords(
        Message("field-tiles-out-of-the-game"), choices=TILE_CHOICES, offers=_free_tiles
    ),
    "RajasTable.yields": FieldWords(
        Message("field-yield-tiles-to-be-had"),
        choices=YIELD_CHOICES,
        offers=_free_yields,
        is_sorted=True,
    ),
    "RajasTable.discarded": FieldWords(
        Message("field-yield-tiles-used"), choices=YIELD_CHOICES, offers=_free_yields
    ),
    "RajasTable.river": FieldWords(
        Message("field-river-tiles"), choices=RIVER_TILE_CHOICES, entries=RIVER_TITLES
    ),
    "RajasTable.is_ending": FieldWords(
        Message("field-last-pass"), Message("field-somebody-s-markers-have-met")
    ),
    "Rules.board": FieldWords(
        Message("field-version"),
        choices=(
            Named("base", Message("field-base-game")),
            Named("navaratnas", Message("field-navaratnas")),
        ),
    ),
    "Rules.ganga": FieldWords(Message("field-ganga")),
    "Rules.handicap": FieldWords(Message("field-handicap"), high=MOST_HANDICAP),
    "Rules.dummies": FieldWords(
        Message("field-dummies-go"),
        choices=(
            Named("effect", Message("field-not-in-vain")),
            Named("listed", Message("field-as-listed")),
        ),
    ),
    "Rules.foresight": FieldWords(
        Message("field-their-foresight"),
        choices=(Named("schema", Message("field-none")), Named("ahead", Message("field-one-die"))),
    ),
    "Rules.difference": FieldWords(
        Message("field-their-new-tile"),
        choices=(
            Named("fitting", Message("field-fitting")),
            Named("schema", "3, 1, 2"),
            Named("free", Message("field-else-free")),
        ),
    ),
    "Rules.numbers": FieldWords(
        Message("field-numbers"),
        choices=(Named("printed", Message("field-supplied")), Named("mine", Message("field-mine"))),
    ),
    "Rules.digest": FieldWords(Message("field-sign-of-my-numbers")),
    "Seat.is_dummy": FieldWords(Message("field-dummy")),
    "Seat.fame": FieldWords(Message("field-fame")),
    "Seat.money": FieldWords(Message("field-money")),
    "Seat.bonus": FieldWords(Message("field-next-money-bonus"), choices=BONUS_CHOICES),
    "Seat.karma": FieldWords(Message("field-karma"), high=_BOARD.most_karma),
    "Seat.scrolls": FieldWords(Message("field-buildings"), low=2, high=4, entries=BUILDING_TITLES),
    "Seat.boat": FieldWords(Message("field-boat"), high=_BOARD.last_space),
    "Seat.workers": FieldWords(Message("field-workers-available")),
    "Seat.owned": FieldWords(Message("field-workers-owned"), low=1, high=6),
    "Seat.used": FieldWords(Message("field-workers-placed"), Message("field-in-this-round")),
    "Seat.dice": FieldWords(Message("field-dice"), choices=DIE_CHOICES, is_sorted=True),
    "Seat.tiles": FieldWords(Message("field-province")),
    "Seat.claimed": FieldWords(Message("field-borders-connected"), choices=BORDER_CHOICES),
    "Seat.yields": FieldWords(
        Message("field-yield-tiles-on-borders"),
        choices=BORDER_YIELD_CHOICES,
        offers=_free_yields,
        entries=BORDER_TITLES,
    ),
    "Laid": FieldWords(Message("field-a-tile")),
    "Laid.cell": FieldWords(Message("field-cell"), choices=CELL_CHOICES),
    "Laid.tile": FieldWords(Message("field-tile"), choices=TILE_CHOICES, offers=_free_tiles),
    "Laid.turn": FieldWords(Message("field-turned"), choices=TURN_CHOICES),
    "VisitChamber.who": FieldWords(Message("field-person"), choices=PERSON_CHOICES),
    "LayTile.cell": FieldWords(Message("field-cell"), Message("field-1-for-any-free-one"), low=-1),
    "DummyReplaceOld.colour": FieldWords(
        Message("field-colour-of-the-die"), Message("field-1-for-none"), low=-1, high=3
    ),
    "DummyReplaceNew.colour": FieldWords(
        Message("field-colour-of-the-die"), Message("field-1-for-none"), low=-1, high=3
    ),
    "PayTile.cell": FieldWords(Message("field-cell"), Message("field-1-for-a-tile-bought"), low=-1),
    "*.seat": FieldWords(Message("field-seat"), choices=SEATS, seats="some"),
    "*.tile": FieldWords(Message("field-tile"), choices=TILE_CHOICES),
    "*.colour": FieldWords(Message("field-colour"), choices=COLOUR_CHOICES),
    "*.colours": FieldWords(Message("field-colours"), choices=COLOUR_CHOICES, is_sorted=True),
    "*.building": FieldWords(Message("field-building"), choices=BUILDING_CHOICES),
    "*.stack": FieldWords(Message("field-stack"), choices=STACK_CHOICES),
    "*.chosen": FieldWords(Message("field-dice-chosen"), choices=DIE_CHOICES, is_sorted=True),
}
