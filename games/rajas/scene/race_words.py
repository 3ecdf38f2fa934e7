"""What the card says of a seat: its race, the bonuses that come next, what it owns."""

from __future__ import annotations

from functools import partial

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.canvas import Canvas
from games.rajas.board import GOODS, Bonus
from games.rajas.effects import Effects, effects_said
from games.rajas.naming import GOOD, TRACK_NAME, handful
from games.rajas.province import market_values
from games.rajas.scene.card import Card, Row
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.gap_words import gap_words
from games.rajas.scene.pawns import draw_pawn
from games.rajas.scene.signs import draw_coin, draw_seal, draw_sign
from games.rajas.spaces import spaces_ahead
from games.rajas.state import RajasTable, Seat

SIGN = 28.0


def race_card(table: RajasTable, number: int, voice: Voice) -> Card:
    """A seat's race: where its markers are and what they reach next, its workers, its markets."""
    seat, board = table.seats[number], table.board
    workers = Message("race-workers", {"workers": seat.workers, "owned": seat.owned})
    rows = [Row(partial(_pawn, number=number), voice.say(workers))]
    if seat.is_dummy and seat.dice:
        rows.append(Row(None, voice.say(Message("race-dice", {"dice": handful(seat.dice)})), True))
    fame = next((bonus for bonus in board.fame_bonuses if bonus.space > seat.fame), None)
    money = next((bonus for bonus in board.money_bonuses[seat.bonus :]), None)
    if fame is not None:
        rows.append(Row(draw_fame, voice.say(_bonus("fame track", fame, seat.fame))))
    if money is not None:
        rows.append(Row(draw_money, voice.say(_bonus("money track", money, seat.money))))
    for space in spaces_ahead(table, number, 1):
        effects = table.bonus_at(space)
        args = {"boat": seat.boat, "space": space, "brings": effects_said(effects)}
        rows.append(Row(partial(_first, effects=effects), voice.say(Message("race-boat", args))))
    rows.append(Row(None, voice.say(_markets(table, seat)), True))
    title = voice.say(Message("race", {"seat": SeatNumber(number)}))
    return Card(
        title, None, tuple(rows), (voice.say(Message("race-gap")), gap_words(seat.gap, voice))
    )


def _bonus(track: str, bonus: Bonus, now: int) -> Message:
    args = {
        "space": bonus.space,
        "track": TRACK_NAME(track),
        "more": bonus.space - now,
        "brings": effects_said(bonus.effects),
    }
    return Message("race-bonus", args)


def _markets(table: RajasTable, seat: Seat) -> Message:
    values = market_values(table.board, seat.tiles)
    told = [
        Message("race-market", {"good": GOOD(GOODS[good]), "values": "+".join(map(str, each))})
        for good, each in enumerate(values)
        if each
    ]
    return Message("race-markets", {"tiles": len(seat.tiles), "markets": tuple(told)})


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
