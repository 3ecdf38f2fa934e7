"""Numbers that lessons speak of, and how puzzles of Roll are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.decision import Bot, Decision
from engine.core.learning.puzzle import Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.core.step import silence
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment
from games.roll_galaxy.navigator.bot import called_sentence
from games.roll_galaxy.navigator.rollout import Luck, assignments, imagined, lead, play_on
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.scoring import result
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import SIDES


def _credits(table: RollTable, seat: int, words: str) -> str:
    return str(table.seats[seat].credits)


def _tired(table: RollTable, seat: int, words: str) -> str:
    """How many dice rest in its Citizenry."""
    return str(sum(table.seats[seat].citizenry))


def _squares(table: RollTable, seat: int, words: str) -> str:
    return str(len(table.seats[seat].tableau))


def _develop(table: RollTable, seat: int, words: str) -> str:
    """The name of the development being worked on; with `cost` its printed cost."""
    return _of_side(2 * table.seats[seat].developments[0], words)


def _settle(table: RollTable, seat: int, words: str) -> str:
    """The name of the world being worked on; with `cost` its printed cost."""
    return _of_side(2 * table.seats[seat].worlds[0] + 1, words)


def _of_side(side: int, words: str) -> str:
    return str(SIDES[side].cost) if words == "cost" else SIDES[side].name


def _score(table: RollTable, seat: int, words: str) -> str:
    """What the seat, or the one named by number, would score now."""
    return f"{result(table).scores[int(words) if words else seat]:g}"


FACTS: Final[Mapping[str, Callable[[RollTable, int, str], str]]] = {
    "credits": _credits,
    "tired": _tired,
    "squares": _squares,
    "develop": _develop,
    "settle": _settle,
    "score": _score,
}


ROUNDS: Final = 2
"""How many rounds a rollout lasts, the present one included."""

MOST_CLICKS = 40


class RollCraft(Craft):
    """For every phase the best assignment that calls it, by the lead two rounds later."""

    unit = "points of lead"
    least = 0.25
    samples = 60
    share = 0.02
    ladder = ("rollbot:easy", "navigator")

    def players(self, number: int) -> tuple[str, ...]:
        return ("rollbot:easy", "rollbot:hard", "rollbot:easy")[: 2 + number % 2]

    def is_asked(self, view: RollTable, decision: Decision) -> bool:
        return decision.kind == "assign" and view.seats[decision.seat].called is None

    def ways(self, view: RollTable, decision: Decision) -> Sequence[Way]:
        best: dict[int, Plan] = {}
        for tried in assignments(view, decision.seat):
            best.setdefault(tried.choice.called, tried.choice)
        return [
            Way((*best[phase].moves, CONFIRM), f"Call {PHASES[phase]}", _crews(best[phase]))
            for phase in sorted(best)
        ]

    def searching(self, view: RollTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Rollouts(view, seat, ways, seed)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        table, number = match.table.copy(), match.seat_to_answer
        for move in best.moves:
            table.steps.pop().answer(table, move, silence)
        return (Why("", match.voice.say(called_sentence(table.seats[number]))),)

    def searched(self, samples: int, ways: int) -> str:
        return f"Best of {samples * ways:,} rollouts"

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        seat = match.seat_to_answer
        for _ in range(MOST_CLICKS):
            option = match.think(bot).option
            if isinstance(option, ConfirmAssignment) or seat is None:
                break
            match.answer(option)
        called = match.table.seats[seat].called
        return next(
            (n for n, way in enumerate(ways) if way.words == f"Call {PHASES[called]}"), None
        )


def _crews(plan: Plan) -> str:
    counts = [(plan.places.count(phase), PHASES[phase]) for phase in range(len(PHASES))]
    return ", ".join(f"{count} {name}" for count, name in counts if count)


class _Rollouts:
    """One sample: what cannot be seen dealt by luck, the assignment, and two rounds of play."""

    is_exact = False

    def __init__(self, view: RollTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._ways = ways

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        luck = Luck(self._seed, number)
        before = imagined(self._view, self._seat, luck)
        found = []
        for choice in choices:
            table = before.copy()
            for move in self._ways[choice].moves:
                table.steps.pop().answer(table, move, silence)
            play_on(table, luck, ROUNDS)
            found.append(lead(table, self._seat, "rollbot"))
        return found


CRAFT = RollCraft()
