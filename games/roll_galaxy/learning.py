"""Looking back at a game with the Navigator, and the numbers and puzzles of lessons.

Where a choice is not the Navigator's, both are rolled out with the same luck: what is hidden is
dealt, Rollbot's hand plays two rounds, and the leads are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.card import DiceLuck, paired
from engine.core.decision import Bot, Decision, Option
from engine.core.hidden import Rearrangement
from engine.core.learning.puzzle import Puzzle, PuzzleTable, Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match, play
from engine.core.step import apply, pending, silence
from engine.text.message import Fixed, Message, SeatNumber, Words, number_said
from games.roll_galaxy.dice import DIE_FACES, PHASES
from games.roll_galaxy.events import CupRolled
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment, LiftTile, SelectPhase
from games.roll_galaxy.navigator import rollout
from games.roll_galaxy.navigator.bot import called_sentence
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.scoring import result
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import PHASE, SIDES, WORKER

TRIALS: Final = 12


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command; only the choices of people are judged."""
    choices: dict[int, list[dict[str, Any]]] = {
        seat: [] for seat, who in enumerate(match.setup.seats) if who.is_person
    }
    table: RollTable = match.game.opening(match.setup)
    for number, move in enumerate(match.moves):
        asked = None if isinstance(move.answer, Rearrangement) else pending(table)
        if isinstance(asked, Decision) and asked.seat in choices:
            view = match.game.view(table, asked.seat)
            found = _judged(match, view, asked, move.answer)
            if found is not None:
                choices[asked.seat].append({"round": table.round, "answer": number, **found})
        play(table, move.answer)
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [_seat_document(match, seat, found) for seat, found in choices.items()],
    }


def _judged(
    match: Match, view: RollTable, asked: Decision, played: Option
) -> dict[str, Any] | None:
    """A whole assignment when it is confirmed, any other choice when it is made."""
    if asked.kind == "assign":
        return (
            _assignment(match, view, asked.seat) if isinstance(played, ConfirmAssignment) else None
        )
    if len(asked.options) < 2 or isinstance(played, LiftTile):
        return None
    if match.untold.keeps_from_bots(view, asked.seat):
        return None
    best = rollout.options(view, asked)[0].choice
    if best == played:
        words = match.game.option_text(played, match.voice, view, asked.seat)
        return _document(asked.kind, words, words)
    told = match.game.option_texts((played, best), match.voice, view, asked.seat)
    trial = rollout.Trial(view, asked.seat)
    return _document(asked.kind, told[0], told[1], *paired(
        TRIALS,
        lambda n: trial.lead_after(lambda table: apply(table, played, silence), n),
        lambda n: trial.lead_after(lambda table: apply(table, best, silence), n),
    ))  # fmt: skip


def _assignment(match: Match, view: RollTable, number: int) -> dict[str, Any]:
    """The dice as they were placed, beside the best whole assignment."""
    best, own = rollout.assignments(view, number)[0].choice, view.seats[number]
    places = [worker.place for worker in own.workers]
    words = _called(match, own.called, places), _called(match, best.called, best.places)
    if _is_like(own, best):
        return _document("assign", words[0], words[0])
    trial = rollout.Trial(rollout.as_rolled(view, number), number)

    def lay(seat: Seat) -> None:
        seat.workers, seat.called, seat.uses = own.workers, own.called, own.uses

    def after(act: Any, count: int) -> float:
        def acted(table: RollTable) -> None:
            table.steps.pop()
            act(table.seats[number])

        return trial.lead_after(acted, count)

    lost = paired(
        TRIALS,
        lambda n: after(lay, n),
        lambda n: after(lambda seat: rollout.carry_out(seat, best), n),
    )
    return _document("assign", words[0], words[1], *lost)


def _is_like(own: Seat, best: Plan) -> bool:
    """Whether the same phase is called with as many dice everywhere."""
    placed = sorted(worker.place for worker in own.workers)
    return own.called == best.called and placed == sorted(best.places)


def _called(match: Match, phase: int | None, places: Sequence[int]) -> str:
    """The phase that is selected, and how many workers are where."""
    crew = tuple([
        Message("workers-at", {"count": count, "worker": WORKER(each)})
        for each in range(len(PHASES)) if (count := places.count(each))
    ])  # fmt: skip
    args = {"phase": None if phase is None else PHASE(phase), "crew": crew}
    return match.voice.say(Message("way-with-crew", args))


def _document(
    kind: str, played: str, best: str, loss: float = 0.0, error: float = 0.0
) -> dict[str, Any]:
    return {"decision": kind, "played": played, "best": best, "delta": -loss, "error": error}


def _seat_document(match: Match, seat: int, choices: list[dict[str, Any]]) -> dict[str, Any]:
    who, mistakes = match.setup.seats[seat], sum(choice["delta"] for choice in choices)
    lost = {"choices": len(choices), "points": Fixed(-mistakes)}
    return {
        "seat": seat,
        "name": who.name,
        "player": who.player,
        "result": match.result.scores[seat],
        "mistakes": mistakes,
        "text": match.voice.say(Message("review-of-choices", lost)),
        "choices": choices,
    }


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


def _score(table: RollTable, seat: int, words: str) -> Words:
    """What the seat, or the one named by number, would score now."""
    return number_said(result(table).scores[int(words) if words else seat])


FACTS: Final[Mapping[str, Callable[[RollTable, int, str], Words]]] = {
    "credits": _credits,
    "tired": _tired,
    "squares": _squares,
    "develop": _develop,
    "settle": _settle,
    "score": _score,
}


def dice_luck(events: Iterable[Any]) -> list[DiceLuck]:
    """For every cup that was rolled, the face that came up farthest from its average."""
    found = []
    for event in events:
        if isinstance(event, CupRolled) and event.faces:
            chances = [DIE_FACES[colour] for colour in event.colours]
            counts = [(sum([faces.count(phase) for faces in chances]) / 6, phase)
                      for phase in range(len(PHASES))]  # fmt: skip
            expected, phase = max(counts, key=lambda c: abs(event.faces.count(c[1]) - c[0]))
            count = event.faces.count(phase)
            args = {"seat": SeatNumber(event.seat), "count": count, "phase": PHASE(phase),
                    "expected": Fixed(expected)}  # fmt: skip
            found.append(DiceLuck(Message("dice-beside", args), count - expected))
    return found


ROUNDS: Final = 2
"""How many rounds a rollout lasts, the present one included."""

MOST_CLICKS = 40


class RollCraft(Craft):
    """For every phase the best assignment that calls it, by the lead two rounds later."""

    unit = "points of the lead"
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
        for tried in rollout.assignments(view, decision.seat):
            best.setdefault(tried.choice.called, tried.choice)
        return [
            Way((*best[phase].moves, CONFIRM), f"Select {PHASES[phase]}", _crews(best[phase]))
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
            (n for n, way in enumerate(ways) if way.words == f"Select {PHASES[called]}"), None
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
        luck = rollout.Luck(self._seed, number)
        before = rollout.imagined(self._view, self._seat, luck)
        found = []
        for choice in choices:
            table = before.copy()
            for move in self._ways[choice].moves:
                table.steps.pop().answer(table, move, silence)
            rollout.play_on(table, luck, ROUNDS)
            found.append(rollout.lead(table, self._seat, "rollbot"))
        return found


def retold(laid: PuzzleTable, say: Callable[[Message], str]) -> Puzzle:
    """The puzzle with its words in a language, by what says them in it."""
    puzzle, best = laid.puzzle, laid.options[laid.puzzle.best][:-1]
    choices = tuple([
        replace(choice, words=say(_call_said(moves)), note=", ".join(map(say, _crew(choice.note))))
        for choice, moves in zip(puzzle.choices, laid.options, strict=True)
    ])  # fmt: skip
    after = min((each for each in choices if not each.is_right), key=lambda each: each.cost)
    behind = Message("puzzle-next-best", {"words": after.words, "cost": Fixed(after.cost)})
    first = called_sentence(laid.after(best).table.seats[puzzle.seat])
    pairs = zip(puzzle.why, (first, behind), strict=True)
    why = tuple([replace(each, text=say(said)) for each, said in pairs])
    count = int("".join(filter(str.isdigit, puzzle.searched)))
    searched = say(Message("puzzle-searched", {"count": count}))
    return replace(puzzle, choices=choices, why=why, searched=searched)


def _call_said(moves: Sequence[Option]) -> Message:
    (phase,) = (move.phase for move in moves if isinstance(move, SelectPhase))
    return Message("way-to-call", {"phase": PHASE(phase)})


def _crew(note: str) -> list[Message]:
    """How many dice work where, as the file notes it: "3 Explore, 1 Ship"."""
    found = [each.split() for each in note.split(", ")]
    return [
        Message("puzzle-crew", {"count": int(count), "phase": PHASE(PHASES.index(name))})
        for count, name in found
    ]


CRAFT = RollCraft()
