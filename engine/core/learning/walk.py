"""A pupil's walk through one part of a lesson: which step it is at, and whether a move fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Chance, Decision, Option
from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.game import Game
from engine.core.learning.lesson import Lesson, LessonPart, LessonStep, fits, lesson_in, position_of
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.core.story import Move
from engine.text.house import in_english
from engine.text.message import Words

# Numbers of a table by the words a lesson asks for them with: what stands in `{...}`.
#
# A game names its own (`Game.facts`: the first word, and what reads the rest); anything else is
# the place of a number in the position's JSON form, such as `{sheets.0.goods}`.

ASKED: Final = re.compile(r"\{([^{}]+)\}")


Say = Callable[[Words], str]


def filled(game: Game, sentence: str, table: Any, seat: int, say: Say = in_english) -> str:
    """The sentence with its numbers as they are on a table, seen from a seat; `say` writes them."""
    return ASKED.sub(lambda found: say(fact(game, found[1], table, seat)), sentence)


def fact(game: Game, words: str, table: Any, seat: int) -> Words:
    """One number; BadDocument where the table has no such thing."""
    name, _, rest = words.partition(" ")
    known = game.facts()
    if name in known:
        return known[name](table, seat, rest)
    value = game.codec.encode(table)
    for key in words.split("."):
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadDocument(
                f"a lesson asks for '{words}', which the table does not have"
            ) from None
    return str(value)


MOST_BOT_ANSWERS: Final = 5000


class LessonMatch(Match):
    """A match whose first dice are those that the lesson tells."""

    def __init__(self, game: Game, setup: Setup, told: tuple[Any, ...]) -> None:
        super().__init__(game, setup)
        self._told = told

    def roll(self) -> Move:
        """What the lesson tells for this roll, if it can come; else what the seed rolls."""
        pending = self.pending
        number = sum(move.seat < 0 for move in self.moves)
        if isinstance(pending, Chance) and number < len(self._told):
            try:
                return self.answer(pending.outcomes.from_json(self._told[number]))
            except BadDocument:
                return super().roll()  # another move was made, and another roll belongs to it
        return super().roll()


def match_of(game: Game, part: LessonPart, name: str, seed: str = "") -> Match:
    """The match of a part, the person called `name`; a real game gets a seed of its own."""
    seats = [
        SeatSetup(player, name) if player == HUMAN else game.seat_of(player)
        for player in part.seats
    ]
    setup = Setup(
        told_apart(seats), (part.is_game and seed) or part.seed, dict(part.options or {}),
        practice=not part.is_game, position=position_of(game, part),
    )  # fmt: skip
    return Match(game, setup) if part.is_game else LessonMatch(game, setup, part.chance)


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to a move that the step does not expect."""

    option: Option
    words: str
    says: str


class Walk:
    """One part of a lesson, played at a match; `follow` after every answer and every undo.

    `begun[n]` is how many answers had been given when step n of the part began; the last one is
    the step it is at. A part is over when the last step is done.
    """

    def __init__(self, lesson: Lesson, number: int, match: Match) -> None:
        self.lesson = lesson
        self.part_number, wanted = lesson.place_of(number)
        self.part = lesson.parts[self.part_number]
        self.match = match
        self.pupil = next(seat for seat, who in enumerate(match.setup.seats) if who.is_person)
        self.begun = [0]
        self._bots = bots_of(match)
        if wanted:
            self.go_on()
        while self.step_number < wanted and not self.is_over and not self.is_lost:
            self.show()

    def tell_in(self, language: str) -> str:
        """Goes on in a language where the lesson has words in that; the one it is told in."""
        told = self.lesson = lesson_in(self.match.game, self.lesson, language)
        self.part = told.parts[self.part_number]
        return told.language

    # -- where it is --------------------------------------------------------------------------

    @property
    def step_number(self) -> int:
        """The step in the part; as many as there are when all are done."""
        return len(self.begun) - 1

    @property
    def number(self) -> int:
        return self.lesson.number_of(self.part_number, self.step_number)

    @property
    def is_over(self) -> bool:
        return self.step_number >= len(self.part.steps)

    @property
    def is_last_part(self) -> bool:
        return self.part_number == len(self.lesson.parts) - 1

    @property
    def leads_into_game(self) -> bool:
        """Whether it is at its last step, and the game goes on after it without the coach."""
        return self.part.is_game and self.step_number == len(self.part.steps) - 1

    @property
    def step(self) -> LessonStep:
        """The step it is at; the last one when all are done."""
        return self.part.steps[min(self.step_number, len(self.part.steps) - 1)]

    @property
    def is_waiting(self) -> bool:
        """Whether the pupil is to act, or nobody is any more: the coach may speak."""
        pending = self.match.pending
        return pending is None or (isinstance(pending, Decision) and pending.seat == self.pupil)

    @property
    def is_lost(self) -> bool:
        """Whether the step waits for a move that cannot be made here: its goal is out of reach."""
        return self.step.is_action and not self.is_over and self.answer is None

    @property
    def answer(self) -> Option | None:
        """What "Show me" plays next; None where that cannot be."""
        if not self.is_waiting or not self.step.is_action:
            return None
        answers = self.step.answers
        try:
            return self.match.option_of(answers[min(self._given, len(answers) - 1)])
        except IllegalAnswer:
            return None

    def says(self) -> tuple[str, ...]:
        return tuple(self._filled(sentence) for sentence in self.step.says)

    def now(self) -> str:
        return self._filled(self.step.now)

    def _filled(self, sentence: str) -> str:
        view = self.match.view(self.match.table, self.pupil)
        return filled(self.match.game, sentence, view, self.pupil, self.match.voice.prompt)

    def expects(self, option: Option) -> bool:
        return option == self.answer or any(fits(option, each) for each in self.step.expects)

    # -- what is done -------------------------------------------------------------------------

    def reply_to(self, option: Option) -> Reply | None:
        """What is said before a move is made; None for one that the lesson expects."""
        if self.is_over or not self.is_waiting or self.is_lost:
            return None
        step = self.step
        if not step.is_action or self.expects(option):
            return None
        match = self.match
        words = match.game.option_text(option, match.voice, match.table, self.pupil)
        return Reply(option, words, self._filled(step.said_of(option)))

    def read(self) -> None:
        """A step that waits for nothing was read."""
        if not self.is_over and not self.step.is_action:
            self.begun.append(len(self.match.moves))

    def follow(self) -> None:
        """Look at what was answered or taken back since."""
        while len(self.begun) > 1 and self.begun[-1] > len(self.match.moves):
            self.begun.pop()
        while not self.is_over:
            given = self._answered()
            if not self.step.is_action or len(given) < len(self.step.answers):
                return
            self.begun.append(given[len(self.step.answers) - 1] + 1)

    def back(self) -> bool:
        """To the beginning of the step, or to the step before; False at the first of the part.

        While the table `is_ahead` of the step then, moves of the match are to be taken back.
        """
        if self.is_ahead:
            return True
        if len(self.begun) < 2:
            return False
        self.begun.pop()
        return True

    @property
    def is_ahead(self) -> bool:
        return bool(self._given)

    @property
    def _given(self) -> int:
        return len(self._answered())

    def _answered(self) -> list[int]:
        moves = self.match.moves
        return [n for n in range(self.begun[-1], len(moves)) if moves[n].seat == self.pupil]

    # -- without a window ---------------------------------------------------------------------

    def show(self) -> None:
        """Do the step as the lesson has it, and let the others go on."""
        if not self.step.is_action:
            self.read()
            return
        for _ in self.step.answers[self._given :]:
            answer = self.answer
            assert answer is not None
            self.play(answer)

    def play(self, option: Option) -> None:
        """Make a move, and let dice and bots go on."""
        self.match.answer(option)
        self.follow()
        self.go_on()

    def go_on(self) -> None:
        """Dice and bots answer until the pupil is to act."""
        play_bots(self.match, self._bots, MOST_BOT_ANSWERS)


def walk_to(game: Game, lesson: Lesson, number: int, name: str, seed: str = "") -> Walk:
    """The walk at a step of a lesson, all before it in its part done as the lesson has it.

    A real game is played by nobody but its player: it begins at its beginning.
    """
    part, _ = lesson.place_of(number)
    if lesson.parts[part].is_game:
        number = lesson.number_of(part, 0)
    return Walk(lesson, number, match_of(game, lesson.parts[part], name, seed))
