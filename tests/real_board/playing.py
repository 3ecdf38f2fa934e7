"""A whole game between the program and a real board, answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance, Decision
from engine.core.game import Game
from engine.core.hidden import EXCHANGED, NOBODY, ToldAtOnce, may_be_advised
from engine.core.instructions import instructions, to_undo
from engine.core.match import Match
from engine.core.setup import Setup
from engine.core.step import pending
from engine.core.story import Move
from tests.real_board.board import RealBoard, layout

MOST_ANSWERS = 20_000

PERSONS = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def called(setup: Setup) -> Setup:
    """One person is "You"; several have names."""
    if sum(each.is_person for each in setup.seats) < 2:
        return setup
    names = iter(PERSONS)
    seats = [replace(each, name=next(names)) if each.is_person else each for each in setup.seats]
    return replace(setup, seats=tuple(seats))


@dataclass
class Evening:
    """A match at a real table and the board that follows it.

    `said` is all that hands were told, `pictures` the board before each answer.
    """

    match: Match
    board: RealBoard
    rng: Random
    said: list[str] = field(default_factory=list)
    pictures: list[Any] = field(default_factory=list)
    _bots: list[Any] = field(default_factory=list)

    @classmethod
    def begun(
        cls,
        game: Game,
        board: type[RealBoard],
        seats: tuple[str, ...],
        seed: str,
        advisor: str = "",
        **options: str,
    ) -> Evening:
        """A new match; the board is laid out as the sentences say. Persons do what a bot would if
        it is named as their `advisor`, else anything.
        """
        evening = cls.before(game, board, seats, seed, advisor, **options)
        evening.do(layout(evening.match, evening.match.voice))
        return evening

    @classmethod
    def before(
        cls,
        game: Game,
        board: type[RealBoard],
        seats: tuple[str, ...],
        seed: str,
        advisor: str = "",
        **options: str,
    ) -> Evening:
        """The same before the first sentence."""
        setup = called(commands.make_setup(game, seats, seed, options, real_table=True))
        match = Match(game, setup)
        real = board(setup.seat_names, match.setup.options, generator(seed, "real board"))
        real.persons = {seat for seat, each in enumerate(setup.seats) if each.is_person}
        evening = cls(match, real, generator(seed, "persons"))
        players = [advisor if each.is_person else each.player for each in setup.seats]
        evening._bots = [game.bot(each, match.setup) if each else None for each in players]
        return evening

    def do(self, sentences: tuple[str, ...]) -> None:
        """Hands carry out what is said."""
        for sentence in sentences:
            self.said.append(sentence)
            self.board.carry_out(sentence)

    def go_on(self) -> None:
        """One answer: chance as the board has it, a bot's, or a person's move told as words."""
        self.pictures.append(self.board.picture())
        match, asked = self.match, self.match.pending
        voice = match.voice
        if isinstance(asked, Chance):
            words = self.board.answer(match.game.prompt(asked, voice), asked.for_seat)
            if match.waits_for_person:
                match.answer(match.outcome_of(words))
            else:  # seen by that person alone, and told nobody
                match.roll()
        elif asked is not None and match.setup.seats[asked.seat].is_person:
            words = self.words_of(asked)
            move = match.answer(match.option_of(words))
            self.board.moved_by(asked.seat, words, self.log(move, asked.seat))
        elif asked is not None:
            match.answer(match.think(self._bots[asked.seat]).option)
        self.do(instructions(match.moves[-1], match.setup.seats, voice))

    def words_of(self, asked: Decision) -> str:
        """What a person says: anything, or what their adviser would."""
        bot = self._bots[asked.seat]
        if isinstance(asked.options, ToldAtOnce):
            return self.board.told_at_once(asked.seat, self.match.table.copy(), bot, self.rng)
        held = self.held_options(asked)
        if held is not None:
            return str(self.rng.choice(held))
        is_advised = bot and may_be_advised(self.match)
        if is_advised:
            return str(self.match.think(bot).option)
        option = asked.sample(self.rng)
        while not self.board.may(asked.seat, option):
            option = asked.sample(self.rng)
        return str(option)

    def held_options(self, asked: Decision) -> list[Any] | None:
        """What can be done with the hand that only its person sees; None where it is no matter."""
        match = self.match
        if not match.keeps_hand_back:
            return None
        named, options = match.game.untold.named, match.options_at_hand()
        return [each for each in options if self.board.holds(asked.seat, named(each))]

    def see(self, number: int) -> bool:
        """What a person drew for themselves at that answer, and told nobody; whether one did."""
        match, move = self.match, self.match.moves[number]
        if move.secret_to != NOBODY or move.kind == EXCHANGED:
            return False
        asked = pending(match.table_before(number).copy())
        assert isinstance(asked, Chance)
        self.board.answer(match.game.prompt(asked, match.voice), asked.for_seat)
        return True

    def go_on_for(self, answers: int) -> None:
        """So many answers more."""
        for _ in range(answers):
            self.go_on()

    def correct(self, table: Any, before: Any) -> None:
        """The board differs from what lay there `before`, and the table is set right."""
        self.pictures.append(before)
        self.do(instructions(self.match.correct(table), self.match.setup.seats, self.match.voice))

    def take_back(self) -> None:
        """One person's answer back: hands undo what they are told to, and people what they told."""
        moves = self.match.undo()
        for sentence in undone_of_told(moves, self.match):
            if not sentence.startswith("The correction is undone"):
                assert undoes(sentence, self.said.pop()), sentence
        for _ in moves:
            self.board.restore(self.pictures.pop())

    def log(self, move: Move, seat: int) -> list[str]:
        """What a seat reads of the answer itself, without what followed."""
        game, voice = self.match.game, self.match.voice
        direct = move.told[: len(move.told) - move.followed]
        known = [each.known_to(seat) for each in direct]
        return [game.event_text(event, voice) for event in known if event is not None]

    def problems(self) -> list[str]:
        """Where board and table differ now."""
        asked = self.match.pending
        if asked is not None and self.board.is_between(asked.kind):
            return []
        return self.board.problems_against(self.match.table)

    def to_the_end(self, most: int = MOST_ANSWERS) -> None:
        """The whole game; the boards are compared after every answer."""
        assert not self.problems(), self.problems()
        while not self.match.is_over and len(self.match.moves) < most:
            self.go_on()
            last = self.match.moves[-1]
            assert not self.problems(), (
                f"answer {len(self.match.moves)}, "
                f"{'chance' if last.seat == CHANCE else f'seat {last.seat}'}: {last.answer}; "
                f"told: {self.said[-6:]}; differs: {self.problems()}"
            )


def undone_of_told(moves: Sequence[Move], match: Match) -> list[str]:
    """How hands undo what they were told to do for answers, without what persons did themselves."""
    seats, voice = match.setup.seats, match.voice
    return [
        voice.say(each.said)
        for move in reversed(moves)
        for each in to_undo(move, seats, voice, len(instructions(move, seats, voice)))
    ]


def undoes(sentence: str, said: str) -> bool:
    """Whether it takes that back: in its words, or by the same pieces and numbers, said anew."""
    if sentence.startswith("Undo: "):
        return sentence == f"Undo: {said}"
    named = {word for word in sentence.split()[1:] if word[0].isupper() or word.isdigit()}
    return bool(named) and named <= set(said.replace(",", " ").split())
