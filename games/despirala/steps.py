"""The turn, step by step: five goods and a free roll, a choice, and what the choice demands."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.setup import Result
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.despirala import combinations, moves
from games.despirala.state import DespiralaTable

ROLL_ALL, ROLL_ALL_AGAIN = Message("roll-all"), Message("roll-all-again")
ASK_MOVE, ASK_MOVE_OR_REROLL = Message("ask-move"), Message("ask-move-or-reroll")
ASK_MOVE_WITHOUT_GOODS = Message(moves.ASK_WITHOUT_GOODS)
ASK_STOP, ASK_STOP_OR_CONTINUE = Message("ask-stop"), Message("ask-stop-or-continue")

ALL_PLACES = tuple(range(combinations.DICE))
_ROLLS = {count: Dice(count) for count in range(1, combinations.DICE + 1)}


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """DESP-2.1: the seat gets five goods."""

    def answer(self, table: DespiralaTable, option: None, emit: Emit) -> None:
        table.sheet.goods += combinations.GOODS_PER_TURN
        emit(moves.TurnStarted, table.seat, table.turn, table.sheet.goods)
        table.steps.append(RollAllDice())

    def problems(self, table: DespiralaTable) -> list[str]:
        most = combinations.GOODS_PER_TURN * (table.turn - 1)
        if table.dice or table.attempt:
            return ["dice lie on the table although the turn is still to start"]
        if table.sheet.goods > most:
            return [
                f"sheets[{table.seat}].goods is {table.sheet.goods}; it can be 0 to {most} by now"
            ]
        return []


@dataclass(frozen=True, slots=True)
class RollAllDice(Step):
    """DESP-2.2 and DESP-3.1: all six dice fall; a reroll is paid with one good."""

    paid: bool = False

    def ask(self, table: DespiralaTable) -> Chance:
        asked = ROLL_ALL_AGAIN if self.paid else ROLL_ALL
        return Chance("roll", asked, _ROLLS[combinations.DICE], table.seat)

    def answer(self, table: DespiralaTable, faces: tuple[int, ...], emit: Emit) -> None:
        table.dice = faces
        table.sheet.goods -= self.paid
        emit(moves.DiceRolled, table.seat, ALL_PLACES, faces, int(self.paid), table.sheet.goods)
        table.steps.append(ChooseMove())

    def problems(self, table: DespiralaTable) -> list[str]:
        if table.attempt:
            return ["all six dice are to be rolled although a combination is chosen"]
        if bool(table.dice) != self.paid:
            return ["a free roll needs an empty table, and a paid reroll six dice on it"]
        if self.paid and (table.misere or not table.sheet.goods):
            return ["a reroll is to be paid, which needs a good and the normal game"]
        return []


@dataclass(frozen=True, slots=True)
class ChooseMove(Step):
    """DESP-2.3: reroll everything, or choose a combination not attempted before."""

    def ask(self, table: DespiralaTable) -> Decision:
        sheet = table.sheet
        options = moves.legal_moves(sheet.points, sheet.goods, table.misere)
        may_reroll = isinstance(options[-1], moves.Reroll)
        without = ASK_MOVE if table.misere else ASK_MOVE_WITHOUT_GOODS
        asked = ASK_MOVE_OR_REROLL if may_reroll else without
        return Decision(table.seat, "move", asked, options)

    def answer(self, table: DespiralaTable, option: moves.RollMove, emit: Emit) -> None:
        if isinstance(option, moves.Reroll):
            table.steps.append(RollAllDice(paid=True))
            return
        table.attempt = option
        table.rolls = 0
        emit(moves.CombinationChosen, table.seat, option.combination, option.faces)
        missing = set_matches_aside(table, option, ALL_PLACES, emit)
        pursue(table, option, missing, emit)

    def problems(self, table: DespiralaTable) -> list[str]:
        if table.attempt or not table.dice:
            return ["a move is to be chosen, which needs six dice and no combination chosen"]
        return []


@dataclass(frozen=True, slots=True)
class GoOnCollecting(Step):
    """DESP-7.2 and DESP-7.3: stop and score, or pay a good to roll the dice that do not match."""

    def ask(self, table: DespiralaTable) -> Decision:
        options = moves.legal_collect_moves(len(table.aside), table.sheet.goods)
        asked = ASK_STOP if len(options) == 1 else ASK_STOP_OR_CONTINUE
        return Decision(table.seat, "collect", asked, options)

    def answer(self, table: DespiralaTable, option: moves.CollectMove, emit: Emit) -> None:
        attempt = _attempt(table)
        if isinstance(option, moves.Stop):
            count = len(table.aside)
            points = combinations.score(attempt.combination, (), count)
            table.sheet.points[attempt.combination] = points
            emit(moves.Collected, table.seat, attempt.combination, count, points, table.rolls)
            end_turn(table, emit)
        else:
            table.steps.append(RollRest())

    def problems(self, table: DespiralaTable) -> list[str]:
        if table.attempt is None or not combinations.is_collect(table.attempt.combination):
            return ["a seat is to go on collecting, but it has chosen no Collect"]
        return []


@dataclass(frozen=True, slots=True)
class RollRest(Step):
    """DESP-6.3 and DESP-7.3: one good pays for rolling every die that is not set aside."""

    def ask(self, table: DespiralaTable) -> Chance:
        count = combinations.DICE - len(table.aside)
        asked = Message("roll-rest", {"count": count, "move": table.attempt})
        return Chance("roll", asked, _ROLLS[count], table.seat)

    def answer(self, table: DespiralaTable, faces: tuple[int, ...], emit: Emit) -> None:
        attempt = _attempt(table)
        places = table.loose
        table.dice = dice_after(table, faces)
        table.rolls += 1
        table.sheet.goods -= 1
        emit(moves.DiceRolled, table.seat, places, faces, 1, table.sheet.goods)
        missing = set_matches_aside(table, attempt, places, emit)
        pursue(table, attempt, missing, emit)

    def problems(self, table: DespiralaTable) -> list[str]:
        if not (table.wanted and table.sheet.goods):
            return ["dice are to be rolled for a combination, which needs a good and a missing die"]
        return []


def dice_after(table: DespiralaTable, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The six dice when the loose ones have fallen on these faces; the others stay."""
    dice = list(table.dice) or [0] * combinations.DICE
    for place, face in zip(table.loose, faces, strict=True):
        dice[place] = face
    return tuple(dice)


def set_matches_aside(
    table: DespiralaTable, attempt: moves.Attempt, rolled: tuple[int, ...], emit: Emit
) -> int:
    """DESP-6.1: rolled dice that match stay, as many of each face as the target has.

    Returns how many dice of the target are still missing.
    """
    missing = list(combinations.target(attempt.combination, attempt.faces))
    dice = table.dice
    for place in table.aside:
        missing.remove(dice[place])
    found = []
    for place in rolled:
        if dice[place] in missing:
            missing.remove(dice[place])
            found.append(place)
    if found:
        table.aside = tuple(sorted((*table.aside, *found)))
        faces = tuple([dice[place] for place in found])
        emit(moves.DiceSetAside, table.seat, tuple(found), faces, len(missing))
    return len(missing)


def pursue(table: DespiralaTable, attempt: moves.Attempt, missing: int, emit: Emit) -> None:
    """What follows the matching: a Collect asks; a target is done, has failed, or rolls on."""
    seat, name, faces = table.seat, attempt.combination, attempt.faces
    if combinations.is_collect(name):
        table.steps.append(GoOnCollecting())
    elif not missing:
        points = table.sheet.points[name] = combinations.score(name, faces, len(table.aside))
        emit(moves.TargetCompleted, seat, name, faces, points, table.rolls)
        end_turn(table, emit)
    elif not table.sheet.goods:
        table.sheet.points[name] = 0
        emit(moves.TargetFailed, seat, name, faces, table.rolls, missing)
        end_turn(table, emit)
    else:
        table.steps.append(RollRest())


def end_turn(table: DespiralaTable, emit: Emit) -> None:
    """DESP-2.5: the points stand on the sheet, and the next seat starts its turn."""
    table.dice, table.aside, table.attempt, table.rolls = (), (), None, 0
    if table.seat + 1 < len(table.sheets):
        table.seat += 1
    elif table.turn < combinations.TURNS:
        table.seat = 0
        table.turn += 1
    else:
        end_game(table, emit)
        return
    table.steps.append(StartTurn())


def end_game(table: DespiralaTable, emit: Emit) -> None:
    """DESP-8.1: every leftover good is a point, and the scores are ranked."""
    for seat, sheet in enumerate(table.sheets):
        emit(moves.GoodsScored, seat, sheet.goods, table.score(seat))
    standing = result(table)
    emit(moves.GameEnded, standing.winners, int(standing.scores[standing.winners[0]]))


def result(table: DespiralaTable) -> Result:
    """DESP-8.2 to DESP-8.4: the highest score wins, in misère the lowest; ties share a rank."""
    scores = [table.score(seat) for seat in range(len(table.sheets))]
    return Result.by_score(scores, lowest_wins=table.misere)


def _attempt(table: DespiralaTable) -> moves.Attempt:
    if table.attempt is None:
        raise ValueError("no combination is chosen")
    return table.attempt
