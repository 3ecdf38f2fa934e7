"""Asks Rollbot about worked positions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.core.step import apply, pending
from games.roll_galaxy.dice import DIE_FACES, PHASES, WHITE
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.empire import DEFAULT, Rulings, empire_of
from games.roll_galaxy.rollbot.planning import Preference, plan_for, preferences
from games.roll_galaxy.state import DICTATED, RollTable, Seat
from tests.games.roll_galaxy.positions import columns, words

CHEAP = {"developments": ["Galactic Influence", "Isolation Policy"], "credits": 5}
"""Two developments, six dice to complete, and money enough; with worlds nobody explores."""

CONTENT = {
    "credits": 5,
    "developments": ["Galactic Federation", "Galactic Bankers"],
    "worlds": ["Deserted Alien Library", "Lost Alien Battle Fleet"],
}
"""Nothing to explore for, and two stacks that take twelve dice each."""


def in_words(reason: Reason) -> str:
    """What a reason says."""
    (told,) = GAME.told((reason,), ("Ann", "Ben", "Cy", "Dora", "Eve"))
    return told.text


class WhiteDie(Random):
    """Shows these of the six faces of a white die, by their places, one after the other."""

    def __init__(self, *places: int) -> None:
        super().__init__()
        self.places = list(places)

    def choice(self, faces: Sequence[Any]) -> Any:
        assert faces == DIE_FACES[WHITE]
        return faces[self.places.pop(0)]


def thinks(table: RollTable, luck: int | Random = 0, rulings: Rulings = DEFAULT) -> Answer:
    """Rollbot's answer to the pending decision, from the view of the seat that is asked."""
    decision = pending(table)
    assert isinstance(decision, Decision)
    rng = luck if isinstance(luck, Random) else Random(luck)
    answer = Rollbot(rulings).choose(table.seen_by(decision.seat), decision, rng)
    assert answer.option in decision.options
    assert answer.reasons
    return answer


def says(table: RollTable, luck: int | Random = 0) -> str:
    """Rollbot's answer in words."""
    return str(thinks(table, luck).option)


def clauses(answer: Answer) -> list[str]:
    """The clauses of an answer's reasons that held."""
    return [each.clause for each in answer.reasons if each.outcome is ReasonOutcome.HELD]


def decided(answer: Answer | tuple[Reason, ...]) -> Reason:
    """The sentence that decided: the last one that held."""
    reasons = answer.reasons if isinstance(answer, Answer) else answer
    return [each for each in reasons if each.outcome is ReasonOutcome.HELD][-1]


def outcomes(answer: Answer) -> dict[str, str]:
    """What became of each sentence of the document, by its clause."""
    return {reason.clause: reason.outcome.value for reason in answer.reasons}


def plays(table: RollTable, answers: int = 1000) -> list[str]:
    """Lets Rollbot answer, for whichever seat, until chance or nothing is asked; in words."""
    said = []
    while isinstance(pending(table), Decision) and len(said) < answers:
        option = thinks(table).option
        said.append(str(option))
        apply(table, option)
        assert not table.check(), table.check()
    return said


def assigns(table: RollTable, rulings: Rulings = DEFAULT) -> Seat:
    """Seat 0 after Rollbot has assigned its dice and confirmed."""
    for _ in range(50):
        option = thinks(table, rulings=rulings).option
        apply(table, option)
        assert not table.check(), table.check()
        if option == CONFIRM:
            return table.seats[0]
    raise AssertionError("the assignment does not end")


def level(table: RollTable, phase: str, rulings: Rulings = DEFAULT) -> int:
    """The preference level of a phase for seat 0."""
    return preferences(empire_of(table.seen_by(0), 0, rulings))[PHASES.index(phase)].level


def wants(table: RollTable) -> tuple[Preference, ...]:
    """How much seat 0 wants each phase."""
    return preferences(empire_of(table.seen_by(0), 0, DEFAULT))


def calling(table: RollTable, phase: str, rulings: Rulings = DEFAULT) -> Seat:
    """Seat 0 after it has carried out Rollbot's plan for calling that phase, liked or not."""
    plan = plan_for(empire_of(table.seen_by(0), 0, rulings), PHASES.index(phase))
    for move in (*plan.moves, CONFIRM):
        decision = pending(table)
        assert isinstance(decision, Decision)
        assert move in decision.options, move
        apply(table, move)
    assert tuple(worker.place for worker in table.seats[0].workers) == plan.places
    return table.seats[0]


def placed(seat: Seat) -> dict[str, str]:
    """Where the workers stand, by phase and with the Dictate space, in words."""
    away = words(seat.workers_at(DICTATED))
    return columns(seat) | ({"Dictate": away} if away else {})


def selector(seat: Seat) -> str:
    """The colour of the die that selects."""
    worker = seat.selecting
    assert worker is not None
    return words(tuple(int(colour == worker.colour) for colour in range(7)))


def plan_clauses(table: RollTable, phase: str, rulings: Rulings = DEFAULT) -> list[str]:
    """The clauses that the plan for calling a phase goes through."""
    empire = empire_of(table.seen_by(0), 0, rulings)
    reasons = plan_for(empire, PHASES.index(phase)).reasons(empire)
    return [each.clause for each in reasons if each.outcome is ReasonOutcome.HELD]


Fields = dict[str, Any]
