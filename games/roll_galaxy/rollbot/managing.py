"""Manage Empire: who is hired back, and what is recalled (RB-12)."""

from __future__ import annotations

from engine.core.decision import Answer, Decision, Reason
from games.roll_galaxy.dice import DEVELOP, PURPLE, SETTLE, colours_in
from games.roll_galaxy.moves import END_RECALL, ZONES, Recall, Recruit
from games.roll_galaxy.names import COLOUR, SIDE
from games.roll_galaxy.rollbot.endgame import is_near_end
from games.roll_galaxy.rollbot.rulings import Rulings
from games.roll_galaxy.rollbot.sentences import RECALLING, held, not_asked, not_so
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.steps.managing import RecallDice
from games.roll_galaxy.tiles import SIDES, TRADE_VALUES


def recruit(decision: Decision) -> Answer:
    """RB-12.1: the highest colours first."""
    colour = max([option.colour for option in decision.options if isinstance(option, Recruit)])
    return Answer(
        Recruit(colour), lambda: (held("RB-12.1", "highest-resting", colour=COLOUR(colour)),)
    )


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
    return Answer(END_RECALL, lambda: (held("RB-15.34", "nothing-to-recall"),))


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
    top = seat.stack_sides(phase)[0]
    return Answer(Recall("zone", colour, phase), lambda: (_in_vain(colour, top, rolling),))


def _in_vain(colour: int, top: int, rolling: int) -> Reason:
    args = {"colour": COLOUR(colour), "side": SIDE(top), "dice": rolling}
    return held("RB-13.5", "waits-in-vain", **args)


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
        option = Recall("world", -colour, square)
        return Answer(option, lambda: _why_good(-colour, seat.tableau[square], matches=matches))
    return _forced_from_zone(seat)


def _why_good(colour: int, side: int, *, matches: bool) -> tuple[Reason, ...]:
    """RB-12.3 and 12.4: a good that does not match its world before one that does."""
    clause = "RB-12.4" if matches else "RB-12.3"
    asked = [not_so("RB-12.3", "all-goods-match")] if matches else []
    why = held(clause, "recall-good", colour=COLOUR(colour), side=SIDE(side), matches=matches)
    return *asked, why, *not_asked(RECALLING, clause)


def _matches(side: int, good: int) -> bool:
    return good in (SIDES[side].colour, PURPLE)


def _forced_from_zone(seat: Seat) -> Answer:
    phases = [phase for phase in ZONES if any(seat.waiting(phase))]
    clause, key = "RB-12.5", "recall-only-waiting"
    phase = phases[0]
    if len(phases) == len(ZONES):
        lacks = _missing(seat, DEVELOP) - _missing(seat, SETTLE)
        fewer = sum(seat.settling) - sum(seat.developing)
        if lacks:
            phase = DEVELOP if lacks > 0 else SETTLE
            key = "recall-tile-lacks-more"
        elif fewer:
            phase = DEVELOP if fewer > 0 else SETTLE
            clause, key = "RB-12.6", "recall-fewer-wait"
        else:
            clause, key = "RB-12.7", "recall-all-equal"
    option = Recall("zone", colours_in(seat.waiting(phase))[-1], phase)
    lacking = _missing(seat, phase), sum(seat.waiting(phase))
    return Answer(option, lambda: _why_waiting(option, clause, key, lacking))


def _why_waiting(
    option: Recall, clause: str, key: str, lacking: tuple[int, int]
) -> tuple[Reason, ...]:
    """RB-12.5 to 12.7: which waiting die comes back."""
    dice, waiting = lacking
    asked = [not_so("RB-12.3", "no-goods"), not_so("RB-12.4", "no-goods")]
    if clause != "RB-12.5":
        asked.append(not_so("RB-12.5", "recall-lack-alike", dice=dice))
    if clause == "RB-12.7":
        asked.append(not_so("RB-12.6", "recall-wait-alike", waiting=waiting))
    return *asked, held(clause, key, die=option.die), *not_asked(RECALLING, clause)
