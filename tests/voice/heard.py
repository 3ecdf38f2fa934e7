"""What games say: every `Message` of whole random games, and those that a game makes for its
tests.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import StringIO
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from string import ascii_letters
from threading import get_ident
from typing import Any
from unittest import mock

from engine.core.decision import Chance, Decision
from engine.core.game import Game
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import put_in_place
from engine.core.text_client import TextClient
from engine.text import voice as voices
from engine.text.catalogue import CLOSE, OPEN, strange
from engine.text.message import PSEUDO, Fixed, Message, Ordinal, SeatNumber, Share, ThingName
from tests.nothing_lost.told import SITTINGS, Sitting
from tests.once_a_run import alone
from tests.voice import made_for
from tests.voice.branches import saying_anew

MOST_LINES = 1_500
FIRST_LINES = {("arcs", "leaders"): 60}
"""The Captain there thinks for seconds: of that game the first half is heard by default."""
WITHOUT_REAL_DICE = {("arcs", "leaders")}
"""The captain there thinks long, and dice are real beside two others."""
NAMES = ("You", "Ada", "James", "Mira", "Bram", "Juno")
COUNTS = (0, 1, 2, 5)
MOST_OF_A_KEY = 16
MORE_OF_A_KEY = {"page-line": 200, "page-priority": 200}
"""What says each line of SUPERCAT's documents in a branch of its own."""
PLAIN_LETTERS = {ord(strange(letter)): letter for letter in ascii_letters}


class Typist(StringIO):
    """Types moves at random, real dice, now and then what is no move, and every command."""

    def __init__(self, match: Match, seed: str, most_lines: int = MOST_LINES) -> None:
        super().__init__()
        self._match, self._rng, self._typed = match, Random(seed), 0
        self._most = most_lines

    def readline(self, size: int | None = -1, /) -> str:
        self._typed += 1
        pending = self._match.pending
        if self._typed > self._most or pending is None:
            return ""
        if self._typed % 40 == 0:
            return self._rng.choice(("list", "table", "hint", "help", "undo", "9999", "???")) + "\n"
        if isinstance(pending, Chance):
            outcome = pending.outcomes.sample(self._rng)
            return (
                " ".join(map(str, outcome)) + "\n" if isinstance(outcome, tuple) else f"{outcome}\n"
            )
        assert isinstance(pending, Decision)
        if pending.listing is None:
            return f"{pending.sample(self._rng)}\n"
        return f"{self._rng.randrange(len(pending.listing)) + 1}\n"


def sittings_of(game: Game) -> Iterator[tuple[Sitting, bool]]:
    """Who sits there in the games that are heard, and whether dice are real."""
    for sitting in SITTINGS:
        if sitting.game == game.key:
            yield sitting, False
            if (sitting.game, sitting.name) not in WITHOUT_REAL_DICE:
                yield sitting, True


def transcript(
    sitting: Sitting,
    real_dice: bool,
    language: str,
    number: int = 0,
    most_lines: int = MOST_LINES,
) -> str:
    """What the text client says in one game, in a language."""
    seats = tuple(map(SeatSetup, ("human", *sitting.others), NAMES))
    setup = Setup(seats, f"voice {number}", dict(sitting.options), dice_by_hand=real_dice)
    match = Match(_game(sitting), setup)
    match.language = language
    out = StringIO()
    TextClient(match, Typist(match, setup.seed, most_lines), out).run()
    return out.getvalue()


def _game(sitting: Sitting) -> Game:
    from games import REGISTRY  # noqa: PLC0415 (one game alone)

    return REGISTRY.game(sitting.game)


@contextmanager
def hearing() -> Iterator[dict[str, list[Message]]]:
    """Collects all that this thread says meanwhile, by key, each only a few times; a bot of a
    window that an earlier test left may still think in a thread of its own.
    """
    found: dict[str, list[Message]] = {}
    say, thread = voices._Speech.say, get_ident()

    def heard(speech: Any, said: Message, part: str, form: str = "") -> str:
        if get_ident() == thread:
            told = found.setdefault(said.key, [])
            if len(told) < MORE_OF_A_KEY.get(said.key, MOST_OF_A_KEY) and said not in told:
                told.append(said)
        return say(speech, said, part, form)

    with saying_anew(), mock.patch.object(voices._Speech, "say", heard):
        yield found


@cache
def played(
    game: str, name: str, real_dice: bool, *, is_whole: bool = False
) -> tuple[str, Mapping[str, list[Message]]]:
    """A game in the language of nobody: what its players read, and all that is said in it.

    One worker plays it, the others find it in the folder of what this run has made.
    """
    made = Path(os.environ["XDG_CACHE_HOME"]) / f"heard-{game}-{name}-{real_dice}-{is_whole}"
    lines = FIRST_LINES.get((game, name), MOST_LINES)
    with alone(made):
        if made.exists():
            found: tuple[str, Mapping[str, list[Message]]] = pickle.loads(made.read_bytes())
            return found
        found = _play(game, name, real_dice, MOST_LINES if is_whole else lines)
        put_in_place(made, pickle.dumps(found))
        return found


def _play(
    game: str, name: str, real_dice: bool, most_lines: int
) -> tuple[str, Mapping[str, list[Message]]]:
    (sitting,) = (each for each in SITTINGS if (each.game, each.name) == (game, name))
    with hearing() as found:
        text = transcript(sitting, real_dice, PSEUDO, most_lines=most_lines)
    return text, {key: list(map(in_english, several)) for key, several in found.items()}


def in_english(value: Any) -> Any:
    """The same in plain letters, where it holds words that were said in those of nobody."""
    match value:
        case str():
            return value.replace(OPEN, "").replace(CLOSE, "").translate(PLAIN_LETTERS)
        case Message():
            return Message(value.key, {name: in_english(each) for name, each in value.args.items()})
        case tuple():
            return tuple(map(in_english, value))
    return value


@cache
def all_said(game: Game) -> Mapping[str, list[Message]]:
    """What is said in whole games of a game, and what it makes, by key."""
    made = tuple(made_for(game))
    with hearing() as found:
        for said in made:
            game.voice(NAMES).say(said)
    for sitting, real_dice in sittings_of(game):
        for key, several in played(game.key, sitting.name, real_dice)[1].items():
            told = found.setdefault(key, [])
            most = max(0, MOST_OF_A_KEY - len(told))
            told += [said for said in several if said not in told][:most]
    return found


MOST_TOGETHER = 36


def varied(said: Message) -> Iterator[Message]:
    """The same with every person in the place of a seat, and with none, one, two, many; where
    that makes too many, one argument after the other, from the first of each and from its own.
    """
    ways: list[list[tuple[str, Any]]] = []
    for name, value in said.args.items():
        if isinstance(value, SeatNumber):
            ways.append([(name, SeatNumber(seat)) for seat in range(3)])
        elif isinstance(value, int) and not isinstance(value, bool):
            ways.append([(name, count) for count in {value, *COUNTS}])
        elif isinstance(value, tuple) and value and not isinstance(value, Message):
            ways.append([(name, value), (name, value[:1])])
        else:
            ways.append([(name, value)])
    few = [way if len(ways) < 4 else way[:3] for way in ways]
    if prod(map(len, few)) <= MOST_TOGETHER:
        chosen = product(*few)
    else:
        bases = [way[0] for way in few], list(said.args.items())
        chosen = (
            (*base[:n], each, *base[n + 1 :])
            for base in bases for n, way in enumerate(few) for each in way
        )  # fmt: skip
    for each in chosen:
        yield Message(said.key, dict(each))


def kind_of(value: Any) -> str:
    """What an argument is, as a declaration would have it."""
    match value:
        case bool():
            return "yes or no"
        case int():
            return "count"
        case str():
            return "text"
        case SeatNumber() | Ordinal() | Share() | Fixed():
            return type(value).__name__
        case ThingName(family, _):
            return family
        case Message():
            return "said"
        case tuple() | list():
            return f"several {kind_of(value[0])}" if value else "several"
        case None:
            return "none"
    return "said"
