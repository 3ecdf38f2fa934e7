"""Moves with the names of what is on the table, and what an answer would bring.

Pure, for the scene and the adviser: the table that is asked about stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Chance, Decision, MoveOption, Option, Pending
from engine.core.step import apply, pending
from engine.core.story import Telling
from engine.text.message import Message, Ordinal
from games.rajas import moves
from games.rajas.effects import cell_said, die_said, effects_said, sides_said
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable
from games.rajas.steps.building import LayTile

OF_NO_MATTER: Final = frozenset(("tile",))
"""RAJ-6.3: which tile turns up in a stack changes nothing of what the one just laid brings."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What follows from an answer at once: what happens, and the gap of the seat before and after.

    `asks` is the kind of what is asked then, empty when the turn is over or chance decides.
    """

    events: tuple[Any, ...]
    gap: int
    gap_after: int
    asks: str

    @property
    def is_nearer(self) -> bool:
        """Whether the markers come nearer to each other."""
        return self.gap_after < self.gap


def outlook(table: RajasTable, seat: int, option: Option) -> Outlook:
    """What an option of the pending decision of a seat leads to, up to the next question."""
    tried, telling = table.copy(), Telling()
    apply(tried, option, telling)
    asked = _asked_next(tried, telling)
    is_own = isinstance(asked, Decision) and asked.seat == seat and asked.kind != "place"
    events = tuple([event for event in telling.events if getattr(event, "seat", None) == seat])
    gaps = table.seats[seat].gap, tried.seats[seat].gap
    return Outlook(events, *gaps, asked.kind if asked is not None and is_own else "")


def _asked_next(tried: RajasTable, telling: Telling) -> Pending | None:
    """What is asked next; chance of no matter is passed over with any outcome."""
    asked = pending(tried, telling)
    while isinstance(asked, Chance) and asked.kind in OF_NO_MATTER:
        outcome, _ = next(iter(asked.outcomes.outcomes()))
        apply(tried, outcome, telling)
        asked = pending(tried, telling)
    return asked


def after_turning(table: RajasTable, options: Sequence[Option]) -> dict[int, tuple[Option, ...]]:
    """By die that karma may turn: what could be answered then and cannot be now."""
    known = frozenset(options)
    found: dict[int, tuple[Option, ...]] = {}
    for option in options:
        if not isinstance(option, moves.TurnDie):
            continue
        tried = table.copy()
        apply(tried, option)
        asked = pending(tried)
        if isinstance(asked, Decision):
            new = [each for each in asked.options if each not in known]
            found[option.die] = tuple([each for each in new if not isinstance(each, moves.TurnDie)])
    return found


def listed_said(option: Option, table: RajasTable, seat: int) -> Message:
    """The same as one of a list: spaces and yield tiles that are alike can be told apart."""
    match option:
        case moves.Place(space):
            said = option_said(option, table, seat)
            return Message(said.key, {**said.args, "where": listed_space(table, space)})
        case moves.PutYield(tile) | moves.UseYield(tile):
            said = option_said(option, table, seat)
            return Message(said.key, {**said.args, "tile": _numbered_yield(table, tile)})
    return option_said(option, table, seat)


def listed_space(table: RajasTable, name: str) -> Message:
    """A space by a name that tells it from those that are alike, where it is said in full."""
    called = table.space(name).called
    alike = [space.id for space in table.spaces if space.called == called]
    return Message("listed-space", {"where": called, "nth": Ordinal(alike.index(name) + 1)})


def _numbered_yield(table: RajasTable, name: str) -> Message:
    tiles = table.board.yields
    tile = tiles[name]
    alike = [
        each.id
        for each in tiles.values()
        if (each.colour, each.effects) == (tile.colour, tile.effects)
    ]
    args = {"brings": effects_said(tile.effects), "nth": Ordinal(alike.index(name) + 1)}
    return Message("yield-tile", args)


def option_said(option: Option, table: RajasTable, seat: int) -> Message:
    """What a person would do, with the names of what lies on this table."""
    columns = table.board.grid.cols
    match option:
        case moves.Place(space, die):
            args: dict[str, Any] = {"where": table.space(space).called}
            if die == moves.NO_DIE:
                return Message("option-place", args)
            return Message("option-place-with", {**args, "die": die_said(die)})
        case moves.Sail(steps):
            return Message("option-sail", {"space": spaces_ahead(table, seat)[steps - 1]})
        case moves.Buy(tile):
            return Message("option-buy", {"called": table.tile(tile).called})
        case moves.Lay(cell, turn):
            step = table.steps[-1]
            assert isinstance(step, LayTile)
            roads = sides_said(table.tile(step.tile).turned[turn])
            return Message("option-lay", {"where": cell_said(cell, columns), "roads": roads})
        case moves.Claim(border):
            return Message("option-border", {"where": table.border_called(border)})
        case moves.CoverBorder(border):
            return Message("option-cover", {"where": table.border_called(border)})
        case moves.Replace(cell, tile):
            where = cell_said(cell, columns)
            return Message("option-replace", {"called": table.tile(tile).called, "where": where})
        case moves.PutYield(tile, border):
            args = {"tile": yield_said(table, tile), "where": table.border_called(border)}
            return Message("option-put-yield", args)
        case moves.UseYield(tile):
            return Message("option-use-yield", {"tile": yield_said(table, tile)})
    assert isinstance(option, MoveOption)
    return option.said()


def yield_said(table: RajasTable, tile: str) -> Message:
    """A yield tile as people call it: "yield tile (2 karma)"."""
    return Message("yield-tile", {"brings": effects_said(table.board.yields[tile].effects)})
