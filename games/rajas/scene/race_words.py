"""What the card says of a seat: its race, the bonuses that come next, what it owns."""

from __future__ import annotations

from functools import partial

from engine.ui.canvas import Canvas
from games.rajas.board import GOODS, Bonus
from games.rajas.dice import dice_words
from games.rajas.effects import Effects, words_of
from games.rajas.province import market_values
from games.rajas.scene.card import Card, Row
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.pawns import draw_pawn
from games.rajas.scene.signs import draw_coin, draw_seal, draw_sign
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable, Seat

SIGN = 28.0


def race_card(table: RajasTable, number: int, name: str) -> Card:
    """A seat's race: where its markers are and what they reach next, its workers, its markets."""
    seat, board = table.seats[number], table.board
    rows = [Row(partial(_pawn, number=number), _workers(seat))]
    if seat.is_dummy and seat.dice:
        rows.append(Row(None, f"Dice: {dice_words(seat.dice)}.", True))
    fame = next((bonus for bonus in board.fame_bonuses if bonus.space > seat.fame), None)
    money = next((bonus for bonus in board.money_bonuses[seat.bonus :]), None)
    if fame is not None:
        rows.append(Row(draw_fame, _bonus("fame", fame, seat.fame)))
    if money is not None:
        rows.append(Row(draw_money, _bonus("money", money, seat.money)))
    for space in spaces_ahead(table, number, 1):
        effects = table.bonus_at(space)
        words = f"Boat on stone {seat.boat}; next is {space}: {words_of(effects)}."
        rows.append(Row(partial(_first, effects=effects), words))
    rows.append(Row(None, _markets(table, seat), True))
    gap = f"{seat.gap}" if seat.gap > 0 else "met" if not seat.gap else f"past {-seat.gap}"
    whose = "Your race" if name == "You" else f"{name}'s race"
    return Card(whose, None, tuple(rows), ("The gap", gap))


def _workers(seat: Seat) -> str:
    return f"{seat.workers} of {seat.owned} workers still to place."


def _bonus(track: str, bonus: Bonus, now: int) -> str:
    return f"At {bonus.space} {track}, {bonus.space - now} more: {words_of(bonus.effects)}."


def _markets(table: RajasTable, seat: Seat) -> str:
    values = market_values(table.board, seat.tiles)
    told = [f"{GOODS[good]} {'+'.join(map(str, each))}" for good, each in enumerate(values) if each]
    tiles = f"{len(seat.tiles)} tile{'s' if len(seat.tiles) != 1 else ''}"
    return f"{tiles}; markets: {', '.join(told)}." if told else f"{tiles}, no market."


def draw_fame(canvas: Canvas, x: float, y: float) -> None:
    """The seal of fame beside a row."""
    draw_seal(canvas, x, y, SIGN - 2)


def draw_money(canvas: Canvas, x: float, y: float) -> None:
    """A coin beside a row."""
    draw_coin(canvas, x, y, SIGN - 2)


def _pawn(canvas: Canvas, x: float, y: float, number: int = 0) -> None:
    draw_pawn(canvas, number, x, y + SIGN / 2, SIGN + 4)


def _first(canvas: Canvas, x: float, y: float, effects: Effects = ()) -> None:
    if effects:
        draw_sign(canvas, sign_of(effects[0]), x, y, SIGN, is_pale=True)
