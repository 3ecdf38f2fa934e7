"""The frame of a turn: how it starts, and how it passes on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.risk.board import CONTINENTS
from games.risk.events import TurnStarted
from games.risk.state import RiskTable
from games.risk.steps.battle import AttackPhase
from games.risk.steps.closing import FortifyPhase, TakeCard
from games.risk.steps.ending import end_game
from games.risk.steps.reinforcing import RedeemCards, Reinforce


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """RISK-4.1 to 4.4: troops for territories and whole continents, counted before all else."""

    def answer(self, table: RiskTable, option: None, emit: Emit) -> None:
        seat = table.seat
        continents = table.continents_of(seat)
        bonus = sum([CONTINENTS[number].bonus for number in continents])
        troops = table.territory_troops(seat)
        table.reserves[seat] = troops + bonus
        table.has_conquered = table.has_taken_bonus = False
        table.steps += STAGES
        count = table.owners.count(seat)
        emit(TurnStarted, seat, table.round, count, troops, continents, bonus)

    def problems(self, table: RiskTable) -> list[str]:
        if table.round and table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is not 0, but the turn is still to start"]
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class PassTurn(Step):
    """RISK-3.2 and 13.5: the next seat that is not eliminated plays, unless this was the end."""

    def answer(self, table: RiskTable, option: None, emit: Emit) -> None:
        alive = table.alive
        turn = alive.index(table.seat) + 1
        if turn == len(alive):
            if table.round == table.rules.round_limit:
                end_game(table, "round limit", emit)
                return
            turn = 0
            table.round += 1
        table.seat = alive[turn]
        table.steps.append(StartTurn())

    def problems(self, table: RiskTable) -> list[str]:
        return table.faults_of_turn()


STAGES = (PassTurn(), FortifyPhase(), TakeCard(), AttackPhase(), Reinforce(), RedeemCards())
"""RISK-3.1: the stages of a turn, the first to come on top."""
