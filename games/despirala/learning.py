"""Numbers that lessons speak of, and how puzzles of Despirala are made."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.decision import Bot, Chance, Decision, Option
from engine.core.learning.puzzle import Choice, Puzzle, PuzzleTable, Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.core.step import apply, pending
from engine.text.message import Fixed, Message, Words, percent
from games.despirala.bots import exact_values, expected_score, hints, option_scores, rule_reason
from games.despirala.combinations import collect_face, full_score, is_collect
from games.despirala.hints import Hint, best_by_combination, odds
from games.despirala.moves import Attempt, Reroll, read_move
from games.despirala.state import DespiralaTable

NEARLY_SURE: Final = 0.99
SURE: Final = 1 - 1e-12


def _goods(table: DespiralaTable, seat: int, words: str) -> str:
    return str(table.sheets[seat].goods)


def _score(table: DespiralaTable, seat: int, words: str) -> str:
    """Of the seat, or of the one that is named by number."""
    return str(table.score(int(words) if words else seat))


def _turns(table: DespiralaTable, seat: int, words: str) -> str:
    """How many turns are left, this one included."""
    return str(15 - table.turn)


def _attempt(words: str) -> Attempt:
    move = read_move(words)
    assert isinstance(move, Attempt)
    return move


def _chance(table: DespiralaTable, seat: int, words: str) -> Words:
    """Of a target, with the dice and goods at hand."""
    chance = odds(table, _attempt(words)).success
    return percent(chance, 1 if chance > NEARLY_SURE else 0)


def _now(table: DespiralaTable, seat: int, words: str) -> str:
    """What a Collect gives at once."""
    face = collect_face(words)
    return str(face * table.dice.count(face))


def _worth(table: DespiralaTable, seat: int, words: str) -> str:
    """What a row gives when it is done."""
    attempt = _attempt(words)
    return str(full_score(attempt.combination, attempt.faces))


FACTS: Final[Mapping[str, Callable[[DespiralaTable, int, str], Words]]] = {
    "goods": _goods,
    "score": _score,
    "turns": _turns,
    "chance": _chance,
    "now": _now,
    "worth": _worth,
}


FEWEST_WAYS, MOST_WAYS = 4, 9


class DespiralaCraft(Craft):
    """After a roll: the best faces of every free goal, or the reroll (DESP-11.6)."""

    unit = "points"
    least = 0.3
    samples = 1
    share = 0.15
    ladder = ("sampled:1", "sampled:5", "sampled:50")

    def players(self, number: int) -> tuple[str, ...]:
        return ("sampled:5", "sampled:50")

    def is_asked(self, view: DespiralaTable, decision: Decision) -> bool:
        return decision.kind == "move"

    def ways(self, view: DespiralaTable, decision: Decision) -> Sequence[Way]:
        found = hints(view)
        goals = best_by_combination(found)
        shown = [hint for hint in found if isinstance(hint.option, Reroll)]
        shown += goals.values()
        if not FEWEST_WAYS <= len(shown) <= MOST_WAYS:
            return ()
        place = {option: number for number, option in enumerate(decision.options)}
        shown.sort(key=lambda hint: place[hint.option])
        return [Way((hint.option,), _words(hint.option), _note(hint)) for hint in shown]

    def searching(
        self, view: DespiralaTable, seat: int, ways: Sequence[Way], seed: str
    ) -> Searching:
        return _Exact(option_scores(exact_values(view.mode), view, _options(ways)))

    def checking(
        self, view: DespiralaTable, seat: int, ways: Sequence[Way], seed: str
    ) -> Searching:
        return _Exact([score_by_rules(view, option) for option in _options(ways)])

    def searched(self, samples: int, ways: int) -> str:
        return "Exact value"

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        option = match.think(bot).option
        named = (n for n, way in enumerate(ways) if _of(way.moves[0]) == _of(option))
        return next(named, None)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        (said,) = match.game.told((rule_reason(match.table, best.moves[0]),), match.voice)
        return (Why(said.clause, f"{best.words}: {said.text}"),)


class _Exact:
    is_exact = True

    def __init__(self, values: Sequence[float]) -> None:
        self._values = values

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        return [self._values[choice] for choice in choices]


def score_by_rules(table: DespiralaTable, option: Option) -> float:
    """The expected final score after an option, its first roll thrown by the rules in every way."""
    values, seat = exact_values(table.mode), table.seat
    after = table.copy()
    apply(after, option)
    asked = pending(after)
    if not isinstance(asked, Chance):
        return expected_score(values, after, seat)
    chances: Counter[tuple[int, ...]] = Counter()
    for roll, chance in asked.outcomes.outcomes():
        chances[tuple(sorted(roll))] += chance  # type: ignore[assignment]
    total = 0.0
    for roll, share in chances.items():
        rolled = after.copy()
        apply(rolled, roll)
        pending(rolled)
        total += share * expected_score(values, rolled, seat)
    return total


def _options(ways: Sequence[Way]) -> list[Option]:
    return [way.moves[0] for way in ways]


def _of(option: Any) -> str:
    return option.combination if isinstance(option, Attempt) else ""


def _words(option: Option) -> str:
    return "Reroll all six dice" if isinstance(option, Reroll) else str(option)


def _note(hint: Hint) -> str:
    option = hint.option
    if isinstance(option, Attempt) and is_collect(option.combination):
        return f"{hint.now} now, {hint.most} at most"
    if hint.chance is not None:
        whole = f"{100 * hint.chance:.0f}"
        return f"{'>99' if whole == '100' and hint.chance < SURE else whole}% for {hint.most}"
    return "costs 1 good"


# -- in another language than that of their file ---------------------------------------------------

NOTES: Final = {
    "now": re.compile(r"(?P<now>\d+) now, (?P<points>\d+) at most"),
    "chance": re.compile(r"(?P<percent>>?\d+)% for (?P<points>\d+)"),
}
"""What the file notes beside a move, as `CRAFT` writes it; else a move costs a good."""


def retold(laid: PuzzleTable, say: Callable[[Message], str]) -> Puzzle:
    """The puzzle with its words in a language, by what says them in it."""
    puzzle = laid.puzzle
    moves = [say(_move_said(options[0])) for options in laid.options]
    choices = tuple([
        replace(choice, words=words, note=say(_note_said(choice)))
        for choice, words in zip(puzzle.choices, moves, strict=True)
    ])  # fmt: skip
    reason = rule_reason(laid.match.table, laid.options[puzzle.best][0])
    move = _move_said(laid.options[puzzle.best][0])
    best = Message("place-of-move", {"move": move, "worth": reason.said})
    after = min((each for each in choices if not each.is_right), key=lambda each: each.cost)
    behind = Message("puzzle-next-best", {"move": after.words, "cost": Fixed(after.cost)})
    told = [Why(why.clause, say(best if why.clause else behind)) for why in puzzle.why]
    return replace(puzzle, choices=choices, why=tuple(told), searched=say(Message("puzzle-exact")))


def _move_said(option: Any) -> Message:
    said: Message = Message("puzzle-reroll") if isinstance(option, Reroll) else option.said()
    return said


def _note_said(choice: Choice) -> Message:
    for key, form in NOTES.items():
        found = form.fullmatch(choice.note)
        if found is not None:
            numbers = found.groupdict()
            return Message(f"puzzle-{key}", numbers)
    return Message("puzzle-price")


CRAFT = DespiralaCraft()
