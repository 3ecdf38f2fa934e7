"""Through which files one answer of a bot goes: those of `engine` and `games` whose functions run.

Constructors of dataclasses don't count. Rules that are played ahead (`engine.core.step.apply`) and
what another bot is asked don't count either: each is a walk of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from types import FrameType
from typing import Any

from engine.core.commands import make_setup
from engine.core.decision import Answer, Bot, Decision
from engine.core.game import Game
from engine.core.match import Match, bots_of

ANSWER = ("self", "view", "decision", "rng")
NOT_COUNTED = 12
"""First answers of a kind: they load what is kept for all that follow."""
MOST_CALLS = 200_000
"""Of functions followed for a kind of bot, for those that think long."""


@dataclass(slots=True)
class Walk:
    """The files that an answer went through; `follow` is a profiler's function."""

    files: set[str] = field(default_factory=set)
    calls: int = 0
    _within: FrameType | None = None
    _bot: Any = None

    def follow(self, frame: FrameType, event: str, arg: object) -> None:
        """Notes a call, unless it is part of another walk."""
        if event == "call":
            self.calls += 1
            if self._within is None and (name := _file(frame)):
                self._enter(frame, name)
        elif event == "return" and frame is self._within:
            self._within = None

    def _enter(self, frame: FrameType, name: str) -> None:
        code = frame.f_code
        if name == "engine.core.step" and code.co_name == "apply":
            self._within = frame
        elif code.co_name == "choose" and code.co_varnames[:4] == ANSWER:
            bot = frame.f_locals["self"]
            if self._bot not in (None, bot):
                self._within = frame
                return
            self._bot = bot
        self.files.add(name)


def _file(frame: FrameType) -> str:
    """The module of a function of ours that somebody wrote; empty for any other."""
    name: str = frame.f_globals.get("__name__", "")
    written = frame.f_code.co_filename != "<string>"
    return name if written and name.split(".", maxsplit=1)[0] in ("engine", "games") else ""


def walks(game: Game, player: str, options: Mapping[str, str], answers: int) -> Iterator[Walk]:
    """The walks of so many answers of a bot among its like, or of fewer where they are long."""
    seats = (player,) * min(3, game.most_seats)
    calls, given, number = 0, 0, 0
    while True:
        match = Match(game, make_setup(game, seats, f"walk {number}", options))
        bots, number = bots_of(match), number + 1
        while (asked := match.pending) is not None:
            if not isinstance(asked, Decision):
                match.roll()
                continue
            if given == NOT_COUNTED + answers or calls > MOST_CALLS:
                return
            bot, view, given = bots[asked.seat], game.view(match.table, asked.seat), given + 1
            if given <= NOT_COUNTED:
                match.answer(bot.choose(view, asked, Random(0)).option)
                continue
            walk = Walk()
            match.answer(followed(walk, bot, view, asked).option)
            calls += walk.calls
            yield walk


def followed(walk: Walk, bot: Bot, view: Any, decision: Decision) -> Answer:
    """A bot's answer, with each step of the walk to it."""
    rng = Random(0)
    sys.setprofile(walk.follow)
    try:
        return bot.choose(view, decision, rng)
    finally:
        sys.setprofile(None)
