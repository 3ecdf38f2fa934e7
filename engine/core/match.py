"""A match: a game, its set-up, and the answers so far. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ParamSpec, Protocol, runtime_checkable

from engine.core.bot import Answer, Bot, Reason, close_bots
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance, Decision, Pending
from engine.core.errors import IllegalAnswer
from engine.core.game import Game, check_setup, require_legal
from engine.core.setup import Result, Setup
from engine.core.step import apply, pending

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Move:
    """One answer of the match: who gave it (CHANCE for dice), what it did, and why."""

    seat: int
    answer: Any
    events: tuple[Any, ...]
    reasons: tuple[Reason, ...] = ()


@runtime_checkable
class Following(Protocol):
    """A bot that must know how the table came to be, such as a program fed with every record.

    It is told before it is asked, and keeps from its seat what that seat may not know.
    """

    def follow(self, moves: Sequence[Move]) -> None:
        """The match's whole log, always the same list of moves unless some were taken back."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """What undo goes back to: the table and the generator before an answer."""

    table: Any
    chance_state: Any


class Match:
    """Plays one game by asking for answers; knows undo, fork, log and result.

    `moves` is the log so far. With `keeps_history` off (headless play) there is no undo.
    """

    def __init__(self, game: Game, setup: Setup, *, keeps_history: bool = True) -> None:
        self.game = game
        self.setup = check_setup(game, setup)
        self.table = game.opening(self.setup)
        self.moves: list[Move] = []
        self.opening_events: tuple[Any, ...] = ()
        self._keeps_history = keeps_history
        self._moments: list[_Moment] = []
        self._undone: list[tuple[Move, ...]] = []
        self._chance = generator(self.setup.seed, "chance")
        self._events: list[Any] = []
        self._pending = pending(self.table, self._emit)
        self.opening_events = tuple(self._events)

    def _emit(self, event: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        self._events.append(event(*args, **kwargs))

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self._pending

    @property
    def is_over(self) -> bool:
        return self._pending is None

    @property
    def result(self) -> Result:
        return self.game.result(self.table)

    @property
    def seat_to_answer(self) -> int | None:
        """The seat that answers next, CHANCE for dice, None when over."""
        return None if self._pending is None else self._pending.seat

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must act: their decision, or real dice to be typed in."""
        if self._pending is None:
            return False
        if isinstance(self._pending, Chance):
            return self.setup.dice_by_hand
        return self.setup.seats[self._pending.seat].is_person

    def answer(self, answer: Any, reasons: tuple[Reason, ...] = ()) -> Move:
        """Applies one answer (a seat's option, or a chance outcome) and returns what it did.

        Raises IllegalAnswer, with nothing changed, when it is not offered or the match is over.
        """
        self._undone.clear()
        return self._answer(answer, reasons)

    def _answer(self, answer: Any, reasons: tuple[Reason, ...]) -> Move:
        if self._pending is None:
            raise IllegalAnswer("The game is over; nothing more can be answered")
        require_legal(self._pending, answer)
        if self._keeps_history:
            self._moments.append(_Moment(self.table.copy(), self._chance.getstate()))
        self._events = []
        seat = self._pending.seat
        apply(self.table, answer, self._emit)
        self._pending = pending(self.table, self._emit)
        move = Move(seat, answer, tuple(self._events), reasons)
        self.moves.append(move)
        return move

    def roll(self) -> Move:
        """Answers a pending chance from the table's seeded generator."""
        if not isinstance(self._pending, Chance):
            raise IllegalAnswer("No dice are to be rolled now")
        return self.answer(self._pending.outcomes.sample(self._chance))

    def think(self, bot: Bot) -> Answer:
        """A bot's answer to the pending decision; changes nothing, so it may run in a worker."""
        decision = self._pending
        if not isinstance(decision, Decision):
            raise IllegalAnswer("No seat is to decide now")
        if isinstance(bot, Following):
            bot.follow(self.moves)
        view = self.game.view(self.table, decision.seat)
        rng = bot_generator(bot, self.setup, decision.seat, len(self.moves))
        return bot.choose(view, decision, rng)

    # -- undo ---------------------------------------------------------------------------------

    @property
    def undo_index(self) -> int | None:
        """The number of answers that undo would leave; None when nothing may be taken back.

        Undo takes back the last answer a person gave, typed dice included. In a normal game it
        does not reach past a rolled result or another seat's answer, and in one with hidden
        information not past the moment when another person may have looked; in practice, and with
        real dice (which everybody has seen), it does.
        """
        if not self._keeps_history:
            return None
        for index in range(len(self.moves) - 1, -1, -1):
            if self._is_persons(self.moves[index]):
                return None if self._has_been_passed_on(self.moves[index]) else index
            if not (self.setup.practice or self.setup.dice_by_hand):
                return None
        return None

    def _has_been_passed_on(self, move: Move) -> bool:
        """Whether another person has been shown what only they may know since that move."""
        if self.setup.practice or not self.game.has_hidden_information or move.seat == CHANCE:
            return False
        asked = self._pending
        return (
            isinstance(asked, Decision)
            and asked.seat != move.seat
            and self.setup.seats[asked.seat].is_person
        )

    def _is_persons(self, move: Move) -> bool:
        if move.seat == CHANCE:
            return self.setup.dice_by_hand
        return self.setup.seats[move.seat].is_person

    def undo(self) -> tuple[Move, ...]:
        """Takes back the last person's answer and what followed it; returns what was taken back."""
        index = self.undo_index
        if index is None:
            raise IllegalAnswer("Nothing can be taken back past a roll or another player's move")
        return self._go_back(index)

    def _go_back(self, index: int) -> tuple[Move, ...]:
        moment = self._moments[index]
        taken_back = tuple(self.moves[index:])
        self.table = moment.table.copy()
        self._chance.setstate(moment.chance_state)
        del self._moments[index:]
        del self.moves[index:]
        self._pending = pending(self.table)
        self._undone.append(taken_back)
        return taken_back

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> tuple[Move, ...]:
        """Plays again what the last undo took back."""
        if not self._undone:
            raise IllegalAnswer("There is nothing to play again")
        return tuple(self._replay_move(move) for move in self._undone.pop())

    def _replay_move(self, move: Move) -> Move:
        self.advance_chance()
        return self._answer(move.answer, move.reasons)

    def advance_chance(self) -> None:
        """Moves the seeded generator past a chance answer that comes from elsewhere (a record)."""
        if isinstance(self._pending, Chance) and not self.setup.dice_by_hand:
            self._pending.outcomes.sample(self._chance)

    def play_recorded(self, answers: Iterable[tuple[Any, tuple[Reason, ...]]]) -> None:
        """Answers from a record, keeping the generator in step so that play can go on."""
        for answer, reasons in answers:
            self.advance_chance()
            self._answer(answer, reasons)

    def fork(self) -> Match:
        """An independent match at the same point, with no history before it."""
        other = Match.__new__(Match)
        other.game, other.setup = self.game, self.setup
        other.table = self.table.copy()
        other.moves = list(self.moves)
        other.opening_events = self.opening_events
        other._keeps_history = False
        other._moments, other._undone, other._events = [], [], []
        other._chance = Random()
        other._chance.setstate(self._chance.getstate())
        other._pending = pending(other.table)
        return other


_UNUSED = Random(0)


def bot_generator(bot: Bot, setup: Setup, seat: int, answers: int) -> Random:
    """The generator of a seat's bot for its decision after so many answers of the match."""
    return generator(setup.seed, "bot", seat, answers) if bot.draws else _UNUSED


def bots_of(match: Match) -> list[Bot | None]:
    """The bot of every seat, None where a person sits; `close_bots` when the game ends."""
    return [
        None if seat.is_person else match.game.bot(seat.player, match.setup)
        for seat in match.setup.seats
    ]


def play_out(
    game: Game, setup: Setup, limit: int, bots: Sequence[Bot] | None = None
) -> tuple[Any, int]:
    """A whole game among bots with no log: the same game as a Match of that set-up, but quicker.

    Returns the table and the number of answers; the table is unfinished when `limit` was reached.
    Bots that are not given are made from the set-up, and closed.
    """
    setup = check_setup(game, setup)
    if bots is None:
        made = [game.bot(seat.player, setup) for seat in setup.seats]
        try:
            return play_out(game, setup, limit, made)
        finally:
            close_bots(made)
    if any(isinstance(bot, Following) for bot in bots):
        match = Match(game, setup, keeps_history=False)
        answers = play_bots(match, bots, limit)
        return match.table, answers
    return _play_unlogged(game, setup, limit, bots)


def _play_unlogged(game: Game, setup: Setup, limit: int, bots: Sequence[Bot]) -> tuple[Any, int]:
    table = game.opening(setup)
    chance = generator(setup.seed, "chance")
    answers = 0
    asked = pending(table)
    while asked is not None and answers < limit:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(chance))
        else:
            seat = asked.seat
            rng = bot_generator(bots[seat], setup, seat, answers)
            option = bots[seat].choose(game.view(table, seat), asked, rng).option
            require_legal(asked, option)
            apply(table, option)
        answers += 1
        asked = pending(table)
    return table, answers


def play_bots(match: Match, bots: Sequence[Bot | None], limit: int | None = None) -> int:
    """Lets dice and bots answer until a person must, the game is over, or `limit` answers.

    Returns how many answers were given.
    """
    given = 0
    while match.pending is not None and (limit is None or given < limit):
        if isinstance(match.pending, Chance):
            if match.setup.dice_by_hand:
                break
            match.roll()
        else:
            bot = bots[match.pending.seat]
            if bot is None:
                break
            thought = match.think(bot)
            match.answer(thought.option, thought.reasons)
        given += 1
    return given
