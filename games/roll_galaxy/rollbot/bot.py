"""Rollbot: every kind of decision, answered by its document."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.decision import Answer, Decision, PossibleOption, Reason
from games.roll_galaxy.moves import StartStacks
from games.roll_galaxy.projection import projected_citizenry
from games.roll_galaxy.rollbot import empire, phases
from games.roll_galaxy.rollbot.assigning import assign
from games.roll_galaxy.rollbot.document import DEFAULT, STARTS, Rulings, held, not_asked, not_so
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.steps.phases import BuyAfterTrade
from games.roll_galaxy.tiles import SIDES


class Rollbot:
    """RB-1.8: follows the rules of the game, and makes every choice as its document says."""

    draws = True

    def __init__(self, rulings: Rulings = DEFAULT) -> None:
        self.rulings = rulings

    def choose(self, view: RollTable, decision: Decision, rng: Random) -> Answer:
        number = decision.seat
        seat = view.seats[number]
        match decision.kind:
            case "start":
                return start(decision, rng)
            case "assign":
                return assign(view, decision, self.rulings, rng)
            case "explore":
                return phases.explore(seat, projection(view, number))
            case "abandon":
                return phases.draw()
            case "place":
                return phases.place(seat, decision)
            case "spend":
                return phases.spend(seat, current_phase(view), decision)
            case "save":
                return phases.save(decision)
            case "remove":
                return phases.give_up(decision)
            case "produce":
                return empire.produce(seat)
            case "ship":
                return phases.ship(view, number, projection(view, number))
            case "buy":
                return phases.buy(view, number, bank_cost(view), projection(view, number))
            case "recruit":
                return phases.recruit(decision)
            case "recall":
                return phases.recall(view, number, self.rulings)
        raise ValueError(f"Rollbot knows no decision of the kind {decision.kind!r}")


def start(decision: Decision, rng: Random) -> Answer:
    """RB-2.3 to 2.5: the cheaper world, then the cheaper development, then chance."""
    options = [option for option in decision.options if isinstance(option, StartStacks)]
    costs = [
        (SIDES[2 * option.world + 1].cost, SIDES[2 * option.development].cost) for option in options
    ]
    best = [option for option, cost in zip(options, costs, strict=True) if cost == min(costs)]
    option = best[0] if len(best) == 1 else rng.choice(best)
    return Answer(option, lambda: _why_started(costs, best))


def _why_started(costs: list[tuple[int, int]], best: list[StartStacks]) -> tuple[Reason, ...]:
    """Which of the three tests told the two ways apart."""
    worlds, developments = zip(*costs, strict=True)
    if min(worlds) != max(worlds):
        why = held("RB-2.3", "start-cheaper-world", cost=min(worlds), other=max(worlds))
        return why, *not_asked(STARTS, "RB-2.3")
    alike = not_so("RB-2.3", "start-worlds-alike", cost=worlds[0])
    if len(best) == 1:
        costs_of = {"cost": min(developments), "other": max(developments)}
        why = held("RB-2.4", "start-cheaper-development", **costs_of)
        return alike, why, *not_asked(STARTS, "RB-2.4")
    odds = tuple([PossibleOption(option, 1 / len(best)) for option in best])
    return (
        alike,
        not_so("RB-2.4", "start-developments-alike", cost=developments[0]),
        replace(held("RB-2.5", "start-by-chance"), options=odds),
    )


def projection(view: RollTable, number: int) -> int:
    """RB-7.10: the number kept from the reveal; a position made by hand may lack it."""
    kept = view.seats[number].projection
    return projected_citizenry(view, number) if kept is None else kept


def current_phase(view: RollTable) -> int:
    """The phase being executed."""
    if view.phase is None:
        raise ValueError("no phase is being executed")
    return view.phase


def bank_cost(view: RollTable) -> int:
    """What the chips offered after a trade cost."""
    step = view.steps[-1]
    if not isinstance(step, BuyAfterTrade):
        raise ValueError("nothing is for sale")
    return step.cost
