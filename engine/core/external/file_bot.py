"""`file:mybot.py` on any seat of any game: a bot in one Python file, in a process of its own.

`trusted:mybot.py` runs the same file inside the program (see `trusted_bot`). What the file must
hold stands in `bot_file`.
"""

from __future__ import annotations

import os
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.core.bot import Answer, Bot
from engine.core.codec import Codec
from engine.core.decision import Decision
from engine.core.errors import InputError
from engine.core.external.as_data import RulesAsData, ViewSender, answer_of_document
from engine.core.external.bot_file import DRAWN_BITS, known_to_bots, require_python
from engine.core.external.confinement import code_of, sandbox_for
from engine.core.external.conversation import Conversation, Document, compact, invalid
from engine.core.external.guest import GAME_SECONDS, KINDS, GameTime, Guest, Misbehaved
from engine.core.external.names import BOT_COMMAND, FILE, TRUSTED, parts_of
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    ProcessLimits,
    Surroundings,
    require_processes,
)
from engine.core.external.sandbox import opened
from engine.core.external.trusted_bot import TrustedBot
from engine.core.setup import Setup
from engine.core.storage import whole_path

PROGRAM = Path(__file__).with_name("bot_program.py")
ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class FileBotLimits:
    """What a bot in a file may take: seconds (see Stopwatch), and characters of one answer."""

    start_seconds: float = 30.0
    answer_seconds: float = 10.0
    game_seconds: float = GAME_SECONDS
    message_characters: int = 99_999
    process: ProcessLimits = field(default_factory=ProcessLimits)


def file_bot(name: str, game: RulesAsData, setup: Setup, stand_in: Bot) -> Bot | None:
    """The bot that `file:PATH` or `trusted:PATH` names, or None for any other name.

    `stand_in` plays on where it is out. Raises InputError with one sentence when there is no
    Python file, or no way to run it.
    """
    form, path = parts_of(name) or ("", "")
    if form == TRUSTED:
        return TrustedBot(Path(path), game.codec, setup, stand_in)
    return FileBot(Path(path), game, setup, stand_in) if form == FILE else None


class FileBot(Guest):
    """Plays with the bot of one Python file, which sees views as data and nothing else of ours.

    The process is started with the first question, or by `start`, and ended by `close` or when
    the bot is out.
    """

    def __init__(
        self,
        path: Path,
        game: RulesAsData,
        setup: Setup,
        stand_in: Bot,
        limits: FileBotLimits = FileBotLimits(),
    ) -> None:
        super().__init__(path.name, stand_in)
        try:
            require_processes()
        except InputError as problem:
            raise InputError(f"{problem}; {TRUSTED}:{path} runs it inside this one") from None
        require_python(path)
        self._path = whole_path(path)
        self._game = game
        self._setup = setup
        self._limits = limits
        self._time = GameTime(limits.game_seconds)
        self._running: _Running | None = None

    def start(self) -> None:
        """Starts the process and loads the file; Misbehaved when that fails."""
        if self._running is None:
            self._running = _Running(self._path, self._game, self._limits)
            kind = type(self._game)
            start = {
                "game": [kind.__module__, kind.__qualname__],
                "file": str(self._path),
                "setup": Codec().encode(known_to_bots(self._setup)),
            }
            try:
                self._running.ask(start, self._limits.start_seconds)
            except Misbehaved:
                self.close()
                raise

    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer; Misbehaved when it fails, hangs or answers with something else."""
        self.start()
        assert self._running is not None
        question = {
            "view": self._running.views.changes(view),
            "draw": rng.getrandbits(DRAWN_BITS),
        }
        answer = self._running.ask(question, self._limits.answer_seconds)
        self._time.spend(self._running.seconds)
        return answer_of_document(self._game.codec, answer)

    def choose(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer, or the simple bot's; a bot that is out is ended at once."""
        answer = super().choose(view, decision, rng)
        if self.faults:
            self.close()
        return answer

    def close(self) -> None:
        """Ends the process and everything it started."""
        running, self._running = self._running, None
        if running is not None:
            running.close()


class _Running:
    """The process of one bot: its folder, its channel, and what it has been shown."""

    def __init__(self, path: Path, game: RulesAsData, limits: FileBotLimits) -> None:
        self.views = ViewSender(game)
        surroundings = _surroundings(path, game)  # takes time, during which no folder stands yet
        self._folder = GuestFolder()
        folder = self._folder.path
        ours, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            try:
                self._process = ExternalProcess(
                    [*_program(), str(number)],
                    folder,
                    folder / "output.txt",
                    folder / "errors.txt",
                    surroundings,
                    limits.process,
                    (number,),
                    self._folder,
                )
            except BaseException:
                ours.close()
                self._folder.cleanup()
                raise
        ours.setblocking(False)
        channel = ours.detach()
        self._conversation = Conversation(
            self._process, channel, channel, limits.message_characters
        )

    def ask(self, question: Document, seconds: float) -> Document:
        """The answer to a question; Misbehaved when there is none, or it is a fault."""
        answer = self._conversation.ask(compact(question), seconds)
        match answer.get("fault"):
            case None:
                return answer
            case [str(kind), str(sentence)] if kind in KINDS:
                raise Misbehaved(kind, sentence)
        raise invalid("a fault must be a known word and a sentence")

    @property
    def seconds(self) -> float:
        """What the last answer has used."""
        return self._conversation.seconds

    def close(self) -> None:
        """Ends the process; its folder goes with it."""
        self._process.stop()
        self._conversation.close()
        self._folder.cleanup()


def _program() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, BOT_COMMAND]
    return [sys.executable, "-P", str(PROGRAM)]


def _surroundings(path: Path, game: RulesAsData) -> Surroundings:
    """The bot finds this program, what we were told to find besides, and its own folder."""
    told = list(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))
    readable = [
        *code_of(type(game)),
        *(part for place in told for part in opened(Path(place), ())),
        *opened(path.parent, (path.name,)),
    ]
    environment = {
        "PYTHONPATH": os.pathsep.join([str(ROOT), *told]),
        "PYTHONHASHSEED": "0",
    }
    return Surroundings(environment, sandbox_for(sys.executable, readable))
