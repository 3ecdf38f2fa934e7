"""The table in the plain values that the board is drawn from."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.ui.table.parts import SpotKey
from games.rajas.board import Board
from games.rajas.effects import COLOUR_OF, FACE_OF, Effects, GainDice, GainMoney
from games.rajas.move_words import Outlook
from games.rajas.moves import Lay
from games.rajas.scene.animations import AnimationState
from games.rajas.scene.art.market import Light
from games.rajas.scene.art.province import BorderModel, ProvinceModel
from games.rajas.scene.art.ring import Printed, Runner
from games.rajas.scene.art.signs import signs_of
from games.rajas.scene.board_art import BoardModel, OwnModel
from games.rajas.scene.hit_targets import HitTargets
from games.rajas.scene.selection import RajasSelection
from games.rajas.state import LOOSE, RajasTable


def border_effects(table: RajasTable, owner: int, border: int) -> tuple[Effects, bool]:
    """What a border of a province brings, and whether a yield tile lies there."""
    seat = table.seats[owner]
    tile = seat.yields[border] if seat.yields else ""
    if tile:
        return table.board.yields[tile].effects, True
    return table.side.borders[border].effects, False


def province_model(
    table: RajasTable, owner: int, lit: tuple[int, ...] = (), reached: tuple[int, ...] = ()
) -> ProvinceModel:
    """The province of a seat; `reached` are the borders that what hangs over it would reach."""
    seat, side = table.seats[owner], table.side
    borders = []
    for number, border in enumerate(side.borders):
        effects, is_plate = border_effects(table, owner, number)
        borders.append(BorderModel(border.cell, border.side, signs_of(effects), border.colour,
                                   is_plate, number in seat.claimed))  # fmt: skip
    tiles = tuple(
        (laid.cell, table.tile(laid.tile), laid.turn) for laid in seat.tiles if laid.cell != LOOSE
    )
    marked = tuple((side.borders[number].cell, side.borders[number].side) for number in reached)
    return ProvinceModel(tiles, tuple(borders), lit, table.board.grid.residence, marked)


def lit_cells(selection: RajasSelection) -> tuple[int, ...]:
    if selection.kind != "lay":
        return ()
    return tuple(sorted(number for kind, number in selection.paths.known if kind == "cell"))


def borders_of(outlook: Outlook) -> tuple[int, ...]:
    return tuple(
        event.border for event in outlook.events if type(event).__name__ == "BorderReached"
    )


def hanging(selection: RajasSelection) -> Lay | None:
    """The tile in the hand over a cell."""
    return selection.laying(selection.shown_cell) if selection.kind == "lay" else None


COVERED: dict[int, tuple[str, ...]] = {3: ("quarry_7", "market_assorted_2")}
"""RAJ-2.2: what the cover tiles hide, by the number of seats."""


def printed_of(table: RajasTable) -> Printed:
    return printed_board(table.board, len(table.seats), table.side.statue)


@lru_cache(maxsize=8)
def printed_board(board: Board, seats: int, hands: int) -> Printed:
    spaces = board.spaces[seats]
    exchanges, reroll = [], 2
    for space in spaces:
        first = space.effects[0] if space.effects else None
        if space.area == "balconies" and isinstance(first, GainDice):
            colours = first.colours
            exchanges.append((COLOUR_OF[min(space.codes)], colours[0], len(colours)))
        elif space.area == "terrace" and isinstance(first, GainMoney):
            reroll = first.n
    return Printed(
        tuple((bonus.space, signs_of(bonus.effects)) for bonus in board.fame_bonuses),
        tuple((bonus.space, signs_of(bonus.effects)) for bonus in board.money_bonuses),
        tuple(map(signs_of, board.river)),
        board.bridge.space,
        tuple(map(signs_of, board.chambers.values())),
        tuple((space.id, space.money) for space in spaces if space.area in ("quarry", "harbor")),
        tuple(exchanges),
        reroll,
        COVERED.get(seats, ()),
        hands,
    )


def board_at_rest(table: RajasTable, own: OwnModel, racing: int | None) -> BoardModel:
    """What lies on the board when nobody is to decide anything; `racing`'s gap glows."""
    board = table.board
    tops = tuple(table.tile(name) if name else None for name in table.tops)
    left = tuple(len(below) for below in table.stacks)
    river = tuple([
        (space, signs_of(board.river_tiles[tile])) for space, tile in enumerate(table.river)
        if tile in board.river_tiles
    ])  # fmt: skip
    bridge = tuple(number for number in range(len(table.seats))
                   if table.waiting_workers(number)[2])  # fmt: skip
    return BoardModel(
        own=own,
        workers=tuple(table.placed.items()),
        tops=tops,
        left=left,
        river_tiles=river,
        boats=tuple((number, seat.boat) for number, seat in enumerate(table.seats)),
        runners=runners_of(table),
        gap=racing,
        on_bridge=bridge,
    )


def board_model(table: RajasTable, hit_targets: HitTargets, province: ProvinceModel,
                hovered: SpotKey | None, racing: int | None) -> BoardModel:  # fmt: skip
    selection = hit_targets.selection
    ghost = next((part[1] for part in selection.chosen if part[0] == "space"), None)
    if (
        ghost is None
        and hovered is not None
        and hovered[0] == "space"
        and hit_targets.is_lit(hovered)
    ):
        ghost = hovered[1]
    is_placing = selection.kind == "place" and ghost is not None
    return replace(
        board_at_rest(table, own_model(table, hit_targets, province, hovered), racing),
        lights=space_lights(table, hit_targets, hovered),
        ghost=(ghost, hit_targets.owner) if is_placing and ghost is not None else None,
        reachable=tuple(
            sorted(number for kind, number in selection.paths.known if kind == "stone")
        ),
    )


def own_model(
    table: RajasTable, hit_targets: HitTargets, province: ProvinceModel, hovered: SpotKey | None
) -> OwnModel:
    seat, selection = table.seats[hit_targets.owner], hit_targets.selection
    places = [("hand", number) for number in range(len(seat.dice))]
    paying = selection.chosen and not selection.turns_dice
    shows_dice = selection.turns_dice or paying or selection.kind in ("reroll", "pay")
    lit = (place for place in places if shows_dice and hit_targets.is_lit(place))
    chosen = (place for place in places if hit_targets.is_chosen(place) or place == hovered)
    return OwnModel(
        province,
        tuple((COLOUR_OF[die], FACE_OF[die]) for die in seat.dice),
        seat.karma,
        seat.scrolls,
        tuple(number for _, number in lit),
        tuple(number for _, number in chosen),
    )


def space_lights(
    table: RajasTable, hit_targets: HitTargets, hovered: SpotKey | None
) -> tuple[tuple[str, Light], ...]:
    """How each action space is lit: quietly while much is legal, by die once one is chosen."""
    selection = hit_targets.selection
    if selection.kind not in ("place", "visit"):
        return ()
    known, lit, karma = selection.paths.known, selection.lit, selection.behind_karma
    is_narrowed = bool(selection.chosen) or selection.turns_dice or selection.kind == "visit"
    lights: list[tuple[str, Light]] = []
    for space in table.spaces:
        part = ("space", space.id)
        if part in selection.chosen or (part in known and part == hovered):
            lights.append((space.id, "hover"))
        elif part in lit and not selection.turns_dice:
            lights.append((space.id, "lit" if is_narrowed else "open"))
        elif part in karma and (selection.turns_dice or not is_narrowed):
            lights.append((space.id, "karma"))
        elif part in known and any(kind == "die" for kind, _ in selection.chosen):
            lights.append((space.id, "dim"))
        elif part in known:
            lights.append((space.id, "open"))
    return tuple(lights)


def runners_of(table: RajasTable) -> tuple[Runner, ...]:
    bonuses = table.board.money_bonuses
    found = []
    for number, seat in enumerate(table.seats):
        is_left = not seat.is_dummy and seat.bonus < len(bonuses)
        fame, money, _ = table.waiting_workers(number)
        bonus = bonuses[seat.bonus].space if is_left else None
        found.append(Runner(number, seat.fame, seat.money, bonus, (fame, money)))
    return tuple(found)


def in_the_air(shown: BoardModel, animation: AnimationState) -> BoardModel:
    """The same board with markers and boats where they are on their way."""
    if not (animation.fame or animation.money or animation.boats):
        return shown
    runners = tuple(
        replace(runner, fame=animation.fame.get(runner.seat, runner.fame),
                money=animation.money.get(runner.seat, runner.money))
        for runner in shown.runners
    )  # fmt: skip
    boats = tuple((seat, animation.boats.get(seat, stone)) for seat, stone in shown.boats)
    return replace(shown, runners=runners, boats=boats, aims=animation.aims)
