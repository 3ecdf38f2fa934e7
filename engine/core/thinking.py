"""Thinking about a match away from it: what is asked, and the thinker that answers.

A thinker keeps copies of the matches it is asked about and hears of each answer once. It may sit
in a thread or in a process of its own (`thinking_process`): equal questions get equal answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, get_args

from engine.core.bot import Answer, Bot, Reason, close_bots
from engine.core.game import Game
from engine.core.match import Match
from engine.core.setup import Setup
from engine.core.story import Move

Lane = Literal["bots", "study"]
LANES: Final[tuple[Lane, ...]] = get_args(Lane)
"""What is asked in one lane is answered in order; "bots" is kept free for their moves."""

_NUMBERS = itertools.count()


class Topic:
    """A match that questions are asked about, for as long as somebody asks."""

    def __init__(self, match: Match) -> None:
        self.number = next(_NUMBERS)
        self._match = match

    def now(self) -> Stand:
        """How far the match has come; may be handed to another thread."""
        match = self._match
        return Stand(self.number, match.game, match.setup, tuple(match.moves))


@dataclass(frozen=True, slots=True)
class Stand:
    """Everything that a copy of a match follows from."""

    number: int
    game: Game
    setup: Setup
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class News:
    """The answers of a match from `start` on; `opening` comes along when a copy must be begun."""

    number: int
    opening: tuple[Game, Setup] | None
    start: int
    answers: tuple[tuple[Any, tuple[Reason, ...]], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What to work out: `work(copy, *arguments)` of a match, or `work(*arguments)` of none.

    Where thinkers sit in another process, work is a function of a module and arguments pickle.
    """

    news: News | None
    work: Callable[..., Any]
    arguments: tuple[Any, ...]


class ToldSoFar:
    """What one thinker has been told so far, so that it hears nothing twice."""

    def __init__(self) -> None:
        self._moves: dict[int, tuple[Move, ...]] = {}

    def question(
        self, stand: Stand | None, work: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Question:
        """The question with what is new of its match."""
        return Question(None if stand is None else self._news(stand), work, arguments)

    def _news(self, stand: Stand) -> News:
        known = self._moves.get(stand.number)
        self._moves[stand.number] = stand.moves
        is_new = known is None or not _goes_on(known, stand.moves)
        start = 0 if known is None or is_new else len(known)
        answers = tuple((move.answer, move.reasons) for move in stand.moves[start:])
        opening = (stand.game, stand.setup) if is_new else None
        return News(stand.number, opening, start, answers)

    def forget(self, number: int) -> None:
        """The thinker may not know this match any more."""
        self._moves.pop(number, None)


def _goes_on(known: tuple[Move, ...], moves: tuple[Move, ...]) -> bool:
    """Whether a match has only grown; every answer is a move of its own, redone ones as well."""
    return not known or (len(known) <= len(moves) and moves[len(known) - 1] is known[-1])


class MatchCopy:
    """A thinker's copy of a match, and what was made to think about it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.match = Match(game, setup, keeps_history=False, is_again=True)
        self.kept: dict[str, Any] = {}
        """What the work on this match wants to find again the next time, by a name of its own."""
        self._bots: dict[tuple[int, str], Bot] = {}

    def bot(self, seat: int, name: str) -> Bot:
        """The bot that plays, or stands in, for a seat; made when first asked for."""
        bot = self._bots.get((seat, name))
        if bot is None:
            bot = self._bots[seat, name] = self.match.game.bot(name, self.match.setup)
        return bot

    def close(self) -> None:
        """Bots that hold something outside this program let go of it."""
        bots, self._bots = list(self._bots.values()), {}
        close_bots(bots)


def choose(copy: MatchCopy, seat: int, name: str) -> Answer:
    """What a bot answers in the place of the seat that is to decide."""
    return copy.match.think(copy.bot(seat, name))


class Thinker:
    """Answers questions one after the other; its copies of matches live from one to the next."""

    def __init__(self) -> None:
        self._copies: dict[int, MatchCopy] = {}

    def answer(self, question: Question) -> Any:
        """What the work returns; raises what it raises."""
        if question.news is None:
            return question.work(*question.arguments)
        return question.work(self._copy(question.news), *question.arguments)

    def _copy(self, news: News) -> MatchCopy:
        copy = self._copies.get(news.number)
        if news.opening is not None:
            if copy is not None:
                copy.match = Match(*news.opening, keeps_history=False, is_again=True)
            else:
                copy = self._copies[news.number] = MatchCopy(*news.opening)
        assert copy is not None
        assert len(copy.match.moves) == news.start
        copy.match.play_recorded(news.answers)
        return copy

    def forget(self, number: int) -> None:
        """Nobody asks about this match any more."""
        copy = self._copies.pop(number, None)
        if copy is not None:
            copy.close()

    def close(self) -> None:
        """Forget every match."""
        for number in list(self._copies):
            self.forget(number)


class Thinkers(Protocol):
    """A thinker for every lane, wherever they sit. Waits: meant for a thread of each lane."""

    def start(self) -> None:
        """Be ready for questions that may come soon."""

    def ask(
        self,
        lane: Lane,
        stand: Stand | None,
        work: Callable[..., Any],
        arguments: tuple[Any, ...] = (),
    ) -> Any:
        """What the work returns for a match as it stands, or for no match."""

    def forget(self, lane: Lane, number: int) -> None:
        """Nobody asks about this match any more."""

    def close(self) -> None:
        """Nobody asks anything any more. Does not wait."""


class NearThinkers:
    """Thinkers in the threads that ask."""

    def __init__(self) -> None:
        self._told = {lane: ToldSoFar() for lane in LANES}
        self._thinkers = {lane: Thinker() for lane in LANES}

    def start(self) -> None:
        """They are always ready."""

    def ask(
        self,
        lane: Lane,
        stand: Stand | None,
        work: Callable[..., Any],
        arguments: tuple[Any, ...] = (),
    ) -> Any:
        """What the work returns; raises what it raises."""
        with_news = self._told[lane].question(stand, work, arguments)
        try:
            return self._thinkers[lane].answer(with_news)
        except Exception:
            if stand is not None:
                self._told[lane].forget(stand.number)
            raise

    def forget(self, lane: Lane, number: int) -> None:
        """Let go of a match and its bots."""
        self._told[lane].forget(number)
        self._thinkers[lane].forget(number)

    def close(self) -> None:
        """Their threads end by themselves."""
