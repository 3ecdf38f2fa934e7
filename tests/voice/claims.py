"""Sentences with a claim, such as most, no or only: what each claims, asked of the position.

What a game's bots may say stands in `tests/games/<game>/claims.py`: `SPEAKERS`, the modules whose
messages are read; `CLAIMS`, by key what recomputes the claim; `STATED`, by key why nothing is to be
recomputed; `HEARD`, by name the set-ups whose bots are heard, each with how many answers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.decision import Answer, Chance, Decision
from engine.core.game import Game
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from engine.text.message import ENGLISH, Message, texts_of

WORDS = re.compile(
    r"\b(most|least|no|none|nobody|only|first|enough|still|best|nearest|weakest|every|any)\b", re.I
)
NO_TEXT = re.compile(
    r"^#.*$|\[0\][^\n]*|\[\w+\]|\$\w+|\w+: \"\w+\"|\{ *[a-z][\w-]* *\}", re.MULTILINE
)
"""Comments, branches for a count of none, names of branches and arguments, other messages."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A message that a bot says of an answer, or of another option it had."""

    view: Any
    decision: Decision
    answer: Answer
    option: Any
    said: Message

    @property
    def seat(self) -> int:
        return self.decision.seat

    def __getitem__(self, name: str) -> Any:
        """An argument, by what it names."""
        value = self.said.args[name]
        return getattr(value, "value", value)

    def options(self, kind: type | tuple[type, ...]) -> list[Any]:
        """What could be chosen of a kind."""
        return [each for each in self.decision.options if isinstance(each, kind)]


Check = Callable[[Claim], bool]


def with_claims(game: Game, speakers: Iterator[Path] | tuple[str, ...]) -> dict[str, str]:
    """The messages of a game with such a word whose keys stand in the modules of its bots."""
    keys: set[str] = set()
    for name in speakers:
        path = game.folder / str(name)
        for module in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for each in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    keys.add(re.escape(each.value))
                elif isinstance(each, ast.JoinedStr):
                    keys.add("".join(
                        re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z-]+"
                        for part in each.values
                    ))  # fmt: skip
    said = re.compile("|".join(key for key in keys if re.search("[a-z]{3}", key)))
    return {
        key: text for key, text in texts_of(game.text_folder, ENGLISH).items()
        if said.fullmatch(key) and WORDS.search(NO_TEXT.sub("", text.partition("=")[2]))
    }  # fmt: skip


def heard(game: Game, seats: tuple[str, ...], options: Mapping[str, str], seed: str,
          most: int) -> Iterator[Claim]:  # fmt: skip
    """All that bots say of up to so many answers of a game, and of the options beside them."""
    names = ("Ada", "Bram", "Mira", "Juno", "Otto", "Lena")
    match = Match(game, Setup(tuple(map(SeatSetup, seats, names)), seed, dict(options)))
    bots = bots_of(match)
    while most and match.pending is not None:
        decision = match.pending
        if isinstance(decision, Chance):
            match.roll()
            continue
        view = game.view(match.table, decision.seat)
        bot = bots[decision.seat]
        assert bot is not None
        answer = match.think(bot)
        for reason in answer.reasons:
            for said in within(reason.said):
                yield Claim(view, decision, answer, answer.option, said)
            for each in reason.options:
                for said in within(each.why):
                    yield Claim(view, decision, answer, each.option, said)
        match.answer(answer.option)
        most -= 1


def within(said: Any) -> Iterator[Message]:
    """A message and those that are said inside it."""
    if isinstance(said, Message):
        yield said
        for value in said.args.values():
            yield from within(value)
    elif isinstance(said, tuple):
        for each in said:
            yield from within(each)
