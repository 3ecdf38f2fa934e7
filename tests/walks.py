"""How far one answer of a bot walks through the rooms of the program.

A room is a module of `engine` or `games`. The answer begins in `choose` and enters a room when a
function there is called; each passage, from a function of one room to a function of another, counts
once however often it is taken, and is a return when it leads to a room that was entered before.
Values that are made on the way (the constructors of dataclasses) are no rooms. Rules that are
played ahead (`engine.core.step.apply`) and answers asked of another bot are walks of their own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from types import CodeType, FrameType
from typing import Any

from engine.core.bot import Answer, Bot
from engine.core.commands import make_setup
from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.match import Match, bots_of

ANSWER = ("self", "view", "decision", "rng")
NOT_COUNTED = 12
"""First answers of a kind: they load what is kept for all that follow."""
MOST_CALLS = 200_000
"""Of functions followed for a kind of bot, for those that think long."""


@dataclass(slots=True)
class Walk:
    """What an answer entered; `follow` is a profiler's function."""

    rooms: set[str] = field(default_factory=set)
    passages: set[tuple[CodeType, CodeType]] = field(default_factory=set)
    returns: int = 0
    calls: int = 0
    _within: FrameType | None = None
    _bot: Any = None

    def follow(self, frame: FrameType, event: str, arg: object) -> None:
        """Notes a call, unless it stands in a walk of its own."""
        if event == "call":
            self.calls += 1
            if self._within is None and _room(frame):
                self._enter(frame)
        elif event == "return" and frame is self._within:
            self._within = None

    def _enter(self, frame: FrameType) -> None:
        code, room = frame.f_code, _room(frame)
        if room == "engine.core.step" and code.co_name == "apply":
            self._within = frame
        elif code.co_name == "choose" and code.co_varnames[:4] == ANSWER:
            bot = frame.f_locals["self"]
            if self._bot not in (None, bot):
                self._within = frame
                return
            self._bot = bot
        self._pass(frame.f_back, code, room)

    def _pass(self, caller: FrameType | None, code: CodeType, room: str) -> None:
        while caller is not None and not _room(caller):
            caller = caller.f_back
        if self.rooms and (caller is None or _room(caller) == room):
            return
        passage = (code if caller is None else caller.f_code, code)
        if passage not in self.passages:
            self.passages.add(passage)
            self.returns += room in self.rooms
            self.rooms.add(room)


def _room(frame: FrameType) -> str:
    """The module of a function of ours that somebody wrote; nothing for any other."""
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
