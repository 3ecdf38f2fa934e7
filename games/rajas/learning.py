"""The adviser, looking back at a game with the Raja, and the numbers and puzzles of lessons.

RAJ-13.5: every decision of a seat is set beside the Raja's. Where they differ both are played out
to the end of the turn with the same fresh luck; the mean difference is in rounds, its error is
that of the mean, and what lies within twice the error tells nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from engine.core.card import DiceLuck
from engine.core.chance import NO_DICE, generator
from engine.core.decision import Bot, Chance, Decision, Option, Reason
from engine.core.hidden import Rearrangement
from engine.core.learning.puzzle import Puzzle, PuzzleTable, Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Move, Telling
from engine.core.thinking import MatchCopy
from engine.text.message import Fixed, Message, SeatNumber
from games.rajas import events
from games.rajas.bots.evaluator import rounds_left
from games.rajas.bots.raja import (
    MINISTER,
    MONEY_PER_ROUND,
    RAJA,
    OptionOutlook,
    binding,
    binding_rules,
    is_weighed,
    kind_of,
    quick_choice,
    rounds_behind,
    standing,
    what_decided,
    what_it_denies,
    wins_rounds,
)
from games.rajas.effects import FACE_OF, FACES, NO_FACE, Dice, die_said, without
from games.rajas.move_words import listed_said, option_said, outlook
from games.rajas.moves import NO_DIE, Pay, Place, TurnDie
from games.rajas.state import RajasTable
from games.rajas.text import VOICE

SEED: Final = 7
"""The same table gets the same advice."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One option: `rounds` lost against the best (0 for the best itself and what is about equal,
    never above it).
    """

    option: Option
    rounds: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All options, the best first, and why the first is best."""

    hints: tuple[Hint, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Hint:
        return self.hints[0]

    def distinct(self, view: RajasTable) -> tuple[Hint, ...]:
        """The best of every kind of move: spaces that bring the same for the same die are one."""
        found: dict[Any, Hint] = {}
        for hint in self.hints:
            found.setdefault(kind_of(view, hint.option), hint)
        return tuple(found.values())


def advice(view: RajasTable, decision: Decision) -> Advice:
    """RAJ-13.4: what the Raja advises at a decision of a person, whichever way it came about."""
    view = in_one_order(view)
    decision = replace(decision, options=sorted(decision.options, key=repr))
    if len(decision.options) == 1:
        only = decision.options[0]
        said = Message("only-move", {"move": option_said(only, view, decision.seat)})
        return Advice((Hint(only, 0.0),), (Reason("RAJ-13.4", said),))
    seen = [each for each in RAJA.outlooks(view, decision, Random(SEED)) if is_weighed(each.worth)]
    hints = tuple(
        sorted(
            [Hint(each.option, _rounds(seen[0], each)) for each in seen],
            key=lambda hint: -hint.rounds,
        )
    )
    told = Advice(hints, ())
    reasons = _reasons(view, decision.seat, seen, told.distinct(view))
    return replace(told, reasons=tuple(reasons))


def _rounds(best: OptionOutlook, other: OptionOutlook) -> float:
    behind = rounds_behind(best, other)
    return -round(float(behind.number), 2) if behind else 0.0


def in_one_order(view: RajasTable) -> RajasTable:
    """The same position with what lies there in one order, whatever was laid first."""
    table = view.copy()
    table.placed = dict(sorted(table.placed.items()))
    for seat in table.seats:
        seat.tiles = tuple(sorted(seat.tiles, key=lambda laid: (laid.cell, laid.tile)))
        seat.claimed = tuple(sorted(seat.claimed))
    return table


def _reasons(
    view: RajasTable, seat: int, seen: list[OptionOutlook], hints: tuple[Hint, ...]
) -> Iterator[Reason]:
    """The comparison, what decided it, what the move brings at once and denies, what it leaves.

    The rule of its space binds whoever goes there; it is told where nothing else decided.
    """
    best = hints[0].option
    decided: list[Reason] = []
    if len(hints) > 1:
        move, other = (option_said(each, view, seat) for each in (best, hints[1].option))
        second = next(each for each in seen if each.option == hints[1].option)
        rounds = rounds_behind(seen[0], second)
        yield Reason(RAJA.clause, wins_rounds(move, rounds, other, second is seen[1]))
        decided = what_decided(RAJA.clause, seen[0], second)
    yield from decided
    yield from what_it_denies(view, seat, best, RAJA.weights)
    yield from _at_once(view, seat, best)
    if not (decided and isinstance(best, Place)) or view.is_ending:
        yield from binding_rules(view, best)
    yield from _given_up(view, seat, best)
    tried = {each.option: each.trials for each in seen if each.trials}
    if tried:
        numbers = {"times": max(tried.values()), "moves": len(tried)}
        yield Reason("RAJ-13.4", Message("played-out", numbers))
    close = sum([not hint.rounds for hint in hints[1:] if not tried or hint.option in tried])
    if close:
        yield Reason("RAJ-13.4", Message("others-close", {"others": close}))


def said_of(view: RajasTable, seat: int, option: Option) -> tuple[Reason, ...]:
    """The rule that binds an option, what it brings at once and leaves, without a comparison."""
    rule = (binding(view.space(option.space)),) if isinstance(option, Place) else ()
    return (*rule, *_at_once(view, seat, option), *_given_up(view, seat, option))


def _at_once(view: RajasTable, seat: int, option: Option) -> Iterator[Reason]:
    """What an answer brings before anything is rolled, and how far the gap closes."""
    ahead = outlook(view, seat, option)
    fame = sum(event.count for event in ahead.events if isinstance(event, events.FameGained))
    money = sum(event.count for event in ahead.events if isinstance(event, events.MoneyGained))
    karma = sum(event.count for event in ahead.events if isinstance(event, events.KarmaGained))
    borders = sum(1 for event in ahead.events if isinstance(event, events.BorderReached))
    gains = (("fame", fame), ("money", money), ("karma", karma))
    told = tuple([Message(f"brings-{what}", {"count": count}) for what, count in gains if count])
    said: list[Message] = []
    if borders:
        key = "brings-and-reaches" if told else "reaches-at-once"
        said.append(Message(key, {"told": told, "count": borders}))
    elif told:
        said.append(Message("brings-at-once", {"told": told}))
    if ahead.gap_after < ahead.gap:
        said.append(Message("gap-goes", {"gap": ahead.gap, "after": ahead.gap_after}))
    if said:
        yield Reason("RAJ-12.1", Message("sentences", {"sentences": tuple(said)}))


def _given_up(view: RajasTable, seat: int, option: Option) -> Iterator[Reason]:
    """The dice that a move costs, and those that stay."""
    match option:
        case Place(_, die) if die != NO_DIE:
            gone: tuple[int, ...] = (die,)
        case Pay(dice):
            gone = dice
        case _:
            return
    left = without(view.seats[seat].dice, gone)
    args = {"given": tuple(map(die_said, gone)), "kept": tuple(map(die_said, left))}
    yield Reason("RAJ-3.3", Message("gives-and-keeps", args))


TRIALS: Final = 12
"""How often a decision and the Raja's are played out side by side."""

SURE: Final = 2.0
LEAST: Final = 0.02
"""A difference counts from so many errors, and so many rounds, on."""

MEAN_FACE: Final = 3.5
FACE_SPREAD: Final = math.sqrt(35 / 12)
"""Mean and standard deviation of one die."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A decision beside the Raja's: `rounds` lost by it (below zero: won), and the error of that.

    `answer` is the number of answers before it.
    """

    answer: int
    kind: str
    played: Message
    raja: Message
    rounds: float = 0.0
    error: float = 0.0

    @property
    def is_same(self) -> bool:
        """Whether the Raja would have done the same."""
        return self.played == self.raja

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than the error of its measurement."""
        return not self.is_same and abs(self.rounds) > max(LEAST, SURE * self.error)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One worker of one round: every decision of its turn that had a choice."""

    round: int
    worker: int
    choices: tuple[Compared, ...]

    @property
    def rounds(self) -> float:
        """The rounds that the turn lost against the Raja's."""
        return sum(choice.rounds for choice in self.choices)

    @property
    def error(self) -> float:
        return math.sqrt(sum(choice.error**2 for choice in self.choices))

    @property
    def main(self) -> Compared:
        """The decision that made the largest difference, else the first."""
        return max(self.choices, key=lambda choice: (not choice.is_same, abs(choice.rounds)))

    @property
    def is_same(self) -> bool:
        return all(choice.is_same for choice in self.choices)

    @property
    def is_sure(self) -> bool:
        return not self.is_same and abs(self.rounds) > max(LEAST, SURE * self.error)


@dataclass(slots=True)
class DiceAccount:
    """What a seat has rolled: how often each face came, 1 to 6."""

    faces: list[int] = field(default_factory=lambda: [0] * 6)

    def add(self, dice: Iterable[int]) -> None:
        """A dummy's dice are not rolled (SOLO-1.16)."""
        for die in dice:
            if FACE_OF[die] != NO_FACE:
                self.faces[FACE_OF[die] - 1] += 1

    @property
    def count(self) -> int:
        return sum(self.faces)

    @property
    def pips(self) -> int:
        return sum(face * times for face, times in zip(FACES, self.faces, strict=True))

    @property
    def luck(self) -> float:
        """Pips more, or fewer, than so many dice bring on average."""
        return self.pips - MEAN_FACE * self.count

    @property
    def spread(self) -> float:
        """How far the pips of so many dice usually are from their mean (standard deviation)."""
        return FACE_SPREAD * math.sqrt(self.count)

    @property
    def rounds(self) -> float:
        """The luck in rounds, by what a pip is worth to the Raja."""
        return self.luck * RAJA.weights.pip / MONEY_PER_ROUND


def dice_luck(story: Iterable[Any]) -> list[DiceLuck]:
    """For every seat, the pips of the dice it gained beside their average."""
    accounts: dict[int, DiceAccount] = {}
    for event in story:
        if isinstance(event, events.DiceGained):
            accounts.setdefault(event.seat, DiceAccount()).add(event.dice)
    return [
        DiceLuck(Message("dice-beside", {"seat": SeatNumber(seat), "dice": dice.count,
                                         "count": dice.pips,
                                         "expected": Fixed(MEAN_FACE * dice.count)}), dice.luck)
        for seat, dice in accounts.items() if dice.count
    ]  # fmt: skip


@dataclass(slots=True)
class SeatReview:
    """How a seat that is asked played: its turns beside the Raja's, and its dice."""

    seat: int
    turns: list[TurnReview] = field(default_factory=list)
    dice: DiceAccount = field(default_factory=DiceAccount)

    @property
    def rounds(self) -> float:
        """The rounds lost against the Raja in the whole game."""
        return sum(turn.rounds for turn in self.turns)

    @property
    def error(self) -> float:
        return math.sqrt(sum(turn.error**2 for turn in self.turns))

    @property
    def agreed(self) -> int:
        """In how many turns the Raja would have done the same."""
        return sum(turn.is_same for turn in self.turns)


class _Walk:
    """Goes through the answers of a match with a table of its own."""

    def __init__(self, match: Match) -> None:
        self._table: RajasTable = match.game.opening(match.setup)
        seats = self._table.seats
        who = match.setup.seats
        people = [n for n in range(len(seats)) if who[n].is_person]
        asked = people or [n for n, seat in enumerate(seats) if not seat.is_dummy]
        self.reviews = {number: SeatReview(number) for number in asked}
        self._turns: dict[tuple[int, int, int], list[Compared]] = {}
        self._telling = Telling()
        pending(self._table, self._telling)

    def follow(self, moves: Sequence[Move]) -> list[SeatReview]:
        """The reviews of all seats that are asked, after all answers."""
        for number, move in enumerate(moves):
            asked = None if isinstance(move.answer, Rearrangement) else pending(self._table)
            if isinstance(asked, Decision) and asked.seat in self.reviews:
                self._compare(number, asked, move.answer)
            play(self._table, move.answer, self._telling)
        self._count_dice()
        for (seat, round_, worker), choices in self._turns.items():
            turn = TurnReview(round_, worker, tuple(choices))
            self.reviews[seat].turns.append(turn)
        return list(self.reviews.values())

    def _count_dice(self) -> None:
        """Every die that was told to be rolled."""
        for event in self._telling.events:
            match event:
                case events.StartRolled(seat, dice) | events.DiceGained(seat, dice, _):
                    self._rolled(seat, dice)
                case events.DiceRerolled(seat, _, after):
                    self._rolled(seat, after)

    def _rolled(self, seat: int, dice: Dice) -> None:
        if seat in self.reviews:
            self.reviews[seat].dice.add(dice)

    def _compare(self, number: int, asked: Decision, played: Option) -> None:
        if len(asked.options) < 2:
            return
        table = self._table
        compared = compare(table, asked, played, number)
        worker = table.seats[asked.seat].used + (asked.kind == "place")
        self._turns.setdefault((asked.seat, table.round, worker), []).append(compared)


def compare(table: RajasTable, asked: Decision, played: Option, answer: int = 0) -> Compared:
    """RAJ-13.5: an answer beside the one the Raja would have given."""
    seat = asked.seat
    best = RAJA.outlooks(table, asked, Random(SEED))[0].option
    said = option_said(played, table, seat), option_said(best, table, seat)
    if best == played or said[0] == said[1]:
        return Compared(answer, asked.kind, said[0], said[0])
    luck = Random(f"look back {answer}")
    lucks = [luck.random() for _ in range(TRIALS)]
    pairs = zip(RAJA.played_out(table, seat, best, lucks),
                RAJA.played_out(table, seat, played, lucks), strict=True)  # fmt: skip
    lost = [(theirs - own) / MONEY_PER_ROUND for theirs, own in pairs]
    error = stdev(lost) / math.sqrt(TRIALS)
    return Compared(answer, asked.kind, *said, fmean(lost), error)


def look_back(match: Match) -> list[SeatReview]:
    """RAJ-13.5: the reviews of the people of a match; of its bots where nobody is a person."""
    return _Walk(match).follow(match.moves)


def looked_back(copy: MatchCopy) -> list[SeatReview]:
    """The same where bots think."""
    return look_back(copy.match)


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command: luck and mistakes are in rounds."""
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [_seat_document(match, each) for each in look_back(match)],
    }


def _summary(review: SeatReview, overlap: int) -> Message:
    dice = review.dice
    args = {
        "rounds": Fixed(review.rounds, 2),
        "error": Fixed(review.error, 2),
        "agreed": review.agreed,
        "turns": len(review.turns),
        "dice": dice.count,
        "luck": Fixed(dice.luck, signed=True),
        "spread": Fixed(dice.spread),
        "overlap": overlap,
        "gap": max(0, -overlap),
    }
    return Message("review-summary", args)


def _seat_document(match: Match, review: SeatReview) -> dict[str, Any]:
    who = match.setup.seats[review.seat]
    overlap = match.table.seats[review.seat].overlap
    dice = review.dice
    return {
        "seat": review.seat,
        "name": who.name,
        "player": who.player,
        "baseline": None,
        "luck": dice.rounds,
        "mistakes": -review.rounds,
        "error": review.error,
        "result": overlap,
        "text": match.voice.say(_summary(review, overlap)),
        "dice": {"faces": dice.faces, "pips": dice.pips, "expected": MEAN_FACE * dice.count},
        "choices": [
            {
                "round": turn.round,
                "worker": turn.worker,
                "decision": choice.kind,
                "played": match.voice.say(choice.played),
                "best": [match.voice.say(choice.raja)],
                "delta": -choice.rounds,
                "error": choice.error,
                "answer": choice.answer,
            }
            for turn in review.turns
            for choice in turn.choices
        ],
    }


def _count(what: str, table: RajasTable, seat: int, words: str) -> str:
    return str(getattr(table.seats[seat], what))


FACTS: Final[Mapping[str, Callable[[RajasTable, int, str], str]]] = {
    "gap": lambda table, seat, words: str(table.seats[int(words) if words else seat].gap),
    **{what: partial(_count, what) for what in ("fame", "money", "karma", "workers")},
}


MOST_WAYS = 7
MOST_ANSWERS = 200


class RajasCraft(Craft):
    """Where the next worker goes, by the lead over the best other at the end of the round.

    The seat goes on by the Raja's own weights (RAJ-13.4), the others as Ministers.
    """

    unit = "rounds"
    least = 0.15
    samples = 60
    share = 0.08
    ladder = ("greedy", "page", "minister", "raja")

    def players(self, number: int) -> tuple[str, ...]:
        return (("minister", "page"), ("page", "minister"), ("minister", "minister"))[number % 3]

    def is_asked(self, view: RajasTable, decision: Decision) -> bool:
        return decision.kind == "place" and not view.seats[decision.seat].is_dummy

    def ways(self, view: RajasTable, decision: Decision) -> Sequence[Way]:
        kinds = advice(view, decision).distinct(view)
        moves = [hint.option for hint in kinds if not isinstance(hint.option, TurnDie)]
        place = {option: number for number, option in enumerate(decision.options)}
        kept = sorted(moves[:MOST_WAYS], key=place.__getitem__)
        words = VOICE.all_of([listed_said(option, view, decision.seat) for option in kept])
        return [Way((option,), each) for option, each in zip(kept, words, strict=True)]

    def searching(self, view: RajasTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Rounds(view, seat, ways, seed)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        seat = match.seat_to_answer
        assert seat is not None
        said = said_of(match.game.view(match.table, seat), seat, best.moves[0])
        told = match.game.told(said, match.voice)
        return tuple(Why(reason.clause, reason.text) for reason in told)

    def searched(self, samples: int, ways: int) -> str:
        return VOICE.say(Message("puzzle-searched", {"rounds": samples * ways}))


class _Rounds:
    """One sample: the option, then play to the end of the round."""

    is_exact = False

    def __init__(self, view: RajasTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._options = [way.moves[0] for way in ways]
        self._left = rounds_left(view, RAJA.weights)

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        return [self._played(self._options[choice], number) for choice in choices]

    def _played(self, option: Option, number: int) -> float:
        table, round_number = self._view.copy(), self._view.round
        apply(table, option)
        rng = generator(self._seed, "luck", number)
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.round != round_number:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
            elif asked.seat == self._seat:
                apply(table, quick_choice(table, asked, RAJA.weights))
            else:
                apply(table, MINISTER.choose(table, asked, NO_DICE).option)
        return self._lead(table)

    def _lead(self, table: RajasTable) -> float:
        worths = [
            standing(table, number, RAJA.weights, max(0.0, self._left - 1))
            for number in range(len(table.seats))
        ]
        own = worths.pop(self._seat)
        return (own - max(worths)) / MONEY_PER_ROUND


def retold(
    laid: PuzzleTable,
    say: Callable[[Message], str],
    say_all: Callable[[Sequence[Message]], Sequence[str]],
    tell: Callable[[Sequence[Reason]], Sequence[Reason]],
) -> Puzzle:
    """A puzzle in another language: messages, lists of them and reasons are said by these."""
    puzzle, seat = laid.puzzle, laid.puzzle.seat
    view = laid.match.game.view(laid.match.table, seat)
    moves = [options[0] for options in laid.options]
    words = say_all([listed_said(move, view, seat) for move in moves])
    choices = [replace(each, words=said) for each, said in zip(puzzle.choices, words, strict=True)]
    after = min(choices[: puzzle.best] + choices[puzzle.best + 1 :], key=lambda each: each.cost)
    behind = Message("puzzle-next-best", {"move": after.words, "cost": Fixed(after.cost)})
    told = tell(said_of(view, seat, moves[puzzle.best]))
    why = [Why(each.clause, each.text) for each in told]
    rounds = int("".join(filter(str.isdigit, puzzle.searched)))
    return replace(
        puzzle, choices=tuple(choices), why=(*why, Why("", say(behind))),
        searched=say(Message("puzzle-searched", {"rounds": rounds})),
    )  # fmt: skip


CRAFT = RajasCraft()
