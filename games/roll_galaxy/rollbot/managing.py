"""Manage Empire: who is hired back, and what is recalled (RB-12)."""

from __future__ import annotations

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from engine.text.said import Said
from games.roll_galaxy.dice import DEVELOP, PURPLE, SETTLE, colours_in
from games.roll_galaxy.moves import END_RECALL, ZONES, Recall, Recruit
from games.roll_galaxy.names import COLOUR, SIDE
from games.roll_galaxy.rollbot.endgame import is_near_end
from games.roll_galaxy.rollbot.rulings import Rulings
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.managing import RecallDice
from games.roll_galaxy.tiles import SIDES, TRADE_VALUES


def recruit(decision: Decision) -> Answer:
    """RB-12.1: the highest colours first."""
    colour = max([option.colour for option in decision.options if isinstance(option, Recruit)])
    highest = Said("highest-resting", {"colour": COLOUR(colour)})
    return Answer(Recruit(colour), (Reason("RB-12.1", highest),))


def recall(view: RollTable, number: int, rulings: Rulings) -> Answer:
    """RB-12.2 and 13.5: a die for an empty cup; near the end, dice that wait in vain; else none."""
    seat = view.seats[number]
    if not any(seat.cup):
        return _forced(seat)
    if not view.is_ending and is_near_end(view, rulings):
        rolling = _dice_to_roll(view, seat, rulings)
        for phase in ZONES:
            if _waits_in_vain(seat, phase, rolling):
                return _recall_in_vain(seat, phase, rolling)
    return Answer(END_RECALL, (Reason("RB-15.34", Said("nothing-to-recall")),))


def _dice_to_roll(view: RollTable, seat: Seat, rulings: Rulings) -> int:
    """RB-15.22: the cup by which waiting dice are judged: as it was before the first recall."""
    step = view.steps[-1]
    if rulings.recall == "together" and isinstance(step, RecallDice) and step.rolling:
        return step.rolling
    return sum(seat.cup)


def _waits_in_vain(seat: Seat, phase: int, rolling: int) -> bool:
    """RB-13.5: dice wait, but all dice to be rolled would not complete the top tile."""
    waiting = sum(seat.waiting(phase))
    return waiting > 0 and _missing(seat, phase) > rolling


def _recall_in_vain(seat: Seat, phase: int, rolling: int) -> Answer:
    colour = colours_in(seat.waiting(phase))[-1]
    side = SIDE(seat.stack_sides(phase)[0])
    said = Said("waits-in-vain", {"colour": COLOUR(colour), "side": side, "dice": rolling})
    return Answer(Recall("zone", colour, phase), (Reason("RB-13.5", said),))


def _missing(seat: Seat, phase: int) -> int:
    """How many dice the top tile lacks; none for an empty stack."""
    sides = seat.stack_sides(phase)
    return seat.cost(sides[0]) - sum(seat.waiting(phase)) if sides else 0


def _forced(seat: Seat) -> Answer:
    """RB-12.3 to 12.7: what fills an empty cup."""
    goods = [
        (_matches(side, colour), TRADE_VALUES[SIDES[side].colour or 0], square, -colour)
        for square, (side, held) in enumerate(zip(seat.tableau, seat.goods, strict=True))
        for colour in held
    ]
    if goods:
        matches, _, square, colour = min(goods)
        side = SIDE(seat.tableau[square])
        said = Said("recall-good", {"colour": COLOUR(-colour), "side": side, "matches": matches})
        reason = Reason("RB-12.4" if matches else "RB-12.3", said)
        return Answer(Recall("world", -colour, square), (reason,))
    return _forced_from_zone(seat)


def _matches(side: int, good: int) -> bool:
    return good in (SIDES[side].colour, PURPLE)


def _forced_from_zone(seat: Seat) -> Answer:
    phases = [phase for phase in ZONES if any(seat.waiting(phase))]
    clause, key = "RB-12.5", "recall-tile-lacks-more"
    phase = phases[0]
    if len(phases) == 2:
        lacks = _missing(seat, DEVELOP) - _missing(seat, SETTLE)
        fewer = sum(seat.settling) - sum(seat.developing)
        if lacks:
            phase = DEVELOP if lacks > 0 else SETTLE
        elif fewer:
            phase = DEVELOP if fewer > 0 else SETTLE
            clause, key = "RB-12.6", "recall-fewer-wait"
        else:
            clause, key = "RB-12.7", "recall-all-equal"
    colour = colours_in(seat.waiting(phase))[-1]
    option = Recall("zone", colour, phase)
    return Answer(option, (Reason(clause, Said(key, {"die": option.die})),))
