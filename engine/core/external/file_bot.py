"""`file:mybot.py` on any seat of any game: a bot in one Python file, in a process of its own.

`trusted:mybot.py` runs the same file inside the program (see `trusted_bot`). What the file must
hold is in `conversation`.
"""

from __future__ import annotations

import ctypes
import json
import os
import queue
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from engine.core.codec import Codec
from engine.core.decision import Answer, Bot, Decision
from engine.core.errors import InputError
from engine.core.external import conversation
from engine.core.external.guard import BOT_COMMAND, waited_by
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    ProcessLimits,
    Sandbox,
    Surroundings,
    clean_environment,
    opened,
    python_for_guests,
    require_processes,
)
from engine.core.setup import CONTEST, FILE, TRUSTED, Setup, parts_of, whole_path

WITHOUT_SETTING = "TABLETOP_BOTS_WITHOUT_SANDBOX"
"""Set to anything, it lets guests run as where there is no bubblewrap: for tests alone."""
WORKS_SETTING = "TABLETOP_BOTS_SANDBOX_WORKS"
"""What has been tried with success, for processes that we start: they never do with less."""
TRIAL_SECONDS = 20.0
OWN_CODE = Path(__file__).parents[3]
PLACES = "import json, sys; print(json.dumps([sys.prefix, sys.base_prefix, *sys.path]))"
PARTS_OF_PYTHON = ("bin", "lib", "lib64", "pyvenv.cfg")


def sandbox_for(program: str, readable: Iterable[Path]) -> Sandbox | None:
    """The sandbox for a guest that this program runs; None where there is none.

    Raises InputError when the program, which could once be run in one, does not start.
    """
    bwrap = _bubblewrap()
    if bwrap is None or _problem(bwrap, program) is not None:
        return None
    return Sandbox(bwrap, (*_places_of(program), *readable))


def why_no_sandbox(program: str) -> str | None:
    """Why guests that this program runs have no sandbox, in a few words; None where they have."""
    if sys.platform != "linux":
        return "bubblewrap is for Linux alone"
    if os.environ.get(WITHOUT_SETTING):
        return f"{WITHOUT_SETTING} is set"
    bwrap = _bubblewrap()
    if bwrap is None:
        return "bubblewrap is not installed"
    problem = _problem(bwrap, program)
    return None if problem is None else f"bubblewrap does not work here: {problem}"


def code_of(kind: type) -> tuple[Path, ...]:
    """Where our own code and that of a game's class lie, which a guest imports."""
    package = sys.modules[kind.__module__.partition(".")[0]]
    return (OWN_CODE / "engine", *(Path(place) for place in package.__path__))


def warning_about(players: Iterable[str]) -> str | None:
    """One sentence on what bots from outside may do here; None where they are all walled in."""
    named = list(dict.fromkeys(filter(None, map(parts_of, players))))
    inside = [path for form, path in named if form == TRUSTED]
    told = []
    if inside:
        told.append(f"{_listed(inside)} inside this program, unguarded")
    for why, paths in _unconfined(named).items():
        told.append(
            f"{_listed(paths)} without a sandbox ({why}) and can read and change your files, "
            "this game's among them, use the network and end your programs"
        )
    return f"{'; '.join(told)}: only use files you trust" if told else None


def _listed(paths: list[str]) -> str:
    unique = list(dict.fromkeys(paths))
    return f"{', '.join(unique)} {'runs' if len(unique) == 1 else 'run'}"


def _unconfined(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The paths of guests that have no sandbox, by the reason why."""
    found: dict[str, list[str]] = {}
    for form, path in named:
        if form == TRUSTED:
            continue
        try:
            program = python_for_guests() if form.startswith(CONTEST) else sys.executable
        except InputError:  # it cannot be run at all, which is said when it is tried
            continue
        why = why_no_sandbox(program)
        if why is not None:
            found.setdefault(why, []).append(path)
    return found


def _bubblewrap() -> str | None:
    if sys.platform != "linux" or os.environ.get(WITHOUT_SETTING):
        return None
    return shutil.which("bwrap")


@lru_cache
def _problem(bwrap: str, program: str) -> str | None:
    """Why the program cannot be run in a sandbox, found by trying once; None if it can.

    Once it could, the processes that we start count on it: a guest whose sandbox fails there is
    out, and not let loose without a word.
    """
    tried, known = json.dumps([bwrap, program]), os.environ.get(WORKS_SETTING, "").splitlines()
    if tried in known:
        return None
    problem = _problem_found(bwrap, program)
    if problem is None:
        os.environ[WORKS_SETTING] = "\n".join([*known, tried])
    return problem


def _problem_found(bwrap: str, program: str) -> str | None:
    try:
        places = _places_of(program)
    except InputError as problem:
        return str(problem)
    words = ["-I", "-S", "-c", ""]
    if _is_packaged(program):
        words = [BOT_COMMAND, "0"]  # it reads questions from an empty input
    home = GuestFolder()
    with home as folder:
        surroundings = Surroundings(sandbox=Sandbox(bwrap, places))
        output, errors = folder / "output.txt", folder / "errors.txt"
        with ExternalProcess(
            [program, *words], folder, output, errors, surroundings, goes=home
        ) as process:
            if not process.wait(TRIAL_SECONDS):
                return f"it takes longer than {TRIAL_SECONDS:g} s"
            if process.end == "exit status 0":
                return None
            return conversation.shortened(process.last_words() or process.end)


def _is_packaged(program: str) -> bool:
    return getattr(sys, "frozen", False) and program == sys.executable


@lru_cache
def _places_of(program: str) -> tuple[Path, ...]:
    """What a Python, or the packaged program, needs to read of itself; InputError when it does not
    tell, as on a machine that is out of breath.
    """
    if _is_packaged(program):
        return (Path(program), Path(getattr(sys, "_MEIPASS", OWN_CODE)))
    found = shutil.which(program) or program
    try:
        return (*_links_of(Path(found)), *_folders_of_python(found))
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        told = f"{program} does not tell where it lies ({error})"
        raise InputError(conversation.shortened(told)) from error


def _links_of(path: Path) -> list[Path]:
    """A path and every link on its way to a file."""
    links = [path]
    while links[-1].is_symlink() and len(links) < 40:
        links.append(links[-1].parent / links[-1].readlink())
    return links


def _folders_of_python(python: str) -> list[Path]:
    """Where that Python finds itself and its libraries, which it tells itself."""
    told = subprocess.run(
        [python, "-I", "-c", PLACES],
        env=clean_environment(Path(os.devnull)),
        capture_output=True,
        text=True,
        timeout=TRIAL_SECONDS,
        check=True,
    ).stdout
    folders = [Path(place) for place in json.loads(told) if Path(place).exists()]
    return [
        part
        for folder in folders
        for part in (opened(folder, PARTS_OF_PYTHON) if folder.is_dir() else (folder,))
    ]


# `trusted:mybot.py`: a bot in one Python file that runs inside the program, for speed.
#
# It has all the rights of the program: only use a file that you trust. It thinks on a thread of
# its own, so that one that hangs holds up nobody else.

MOST_SECONDS = 10.0
"""What one decision may take: enough for any bot that searches, and the game still goes on."""


class TrustedBot(conversation.Guest):
    """Plays with the bot of one Python file, kept from harming the table when it fails.

    Raises InputError with one sentence when the file holds no bot that can be used.
    """

    def __init__(
        self,
        path: Path,
        codec: Codec,
        setup: Setup,
        stand_in: Bot,
        most_seconds: float = MOST_SECONDS,
        game_seconds: float = conversation.GAME_SECONDS,
    ) -> None:
        super().__init__(path.name, stand_in)
        self._bot = conversation.bot_in(path, setup)
        self._codec = codec
        self._most_seconds = most_seconds
        self._time = conversation.GameTime(game_seconds)
        self._thread: _BotThread | None = None

    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer; Misbehaved when it raises, hangs or answers with something else."""
        if self._thread is None:
            self._thread = _BotThread(self.title)
        seen, draw = view.copy(), rng.getrandbits(conversation.DRAWN_BITS)
        text = self._thread.call(
            lambda: conversation.compact(
                conversation.thought_of(self._bot, self._codec, seen, draw)
            ),
            self._most_seconds,
        )
        self._time.spend(self._thread.seconds)
        return conversation.answer_of_document(self._codec, json.loads(text))

    def close(self) -> None:
        if self._thread is not None:
            self._thread.end()
            self._thread = None


class _BotThread:
    """A thread that does one call after another; one that takes too long is left behind."""

    def __init__(self, name: str) -> None:
        self._calls: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._results: queue.SimpleQueue[tuple[Any, BaseException | None]] = queue.SimpleQueue()
        self.seconds = 0.0
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(self, call: Any, most_seconds: float) -> Any:
        watch = conversation.Stopwatch(self._delays)
        self._calls.put(call)
        while True:
            try:
                value, error = self._results.get(
                    timeout=min(most_seconds, conversation.WAITS_SECONDS)
                )
                break
            except queue.Empty:
                if watch.is_over(most_seconds):
                    self._interrupt()
                    sentence = f"it did not answer within {most_seconds:g} s"
                    raise conversation.Misbehaved("TIMEOUT", sentence) from None
        self.seconds = watch.seconds
        if isinstance(error, conversation.Misbehaved):
            raise error
        if error is not None:  # its answer cannot be written down
            raise conversation.Misbehaved(
                "INVALID_MESSAGE", f"its answer is no data ({type(error).__name__})"
            )
        return value

    def _delays(self) -> dict[int, float]:
        number = self._thread.native_id
        return {} if number is None else {number: waited_by(f"self/task/{number}")}

    def end(self) -> None:
        self._calls.put(None)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            try:
                self._results.put((call(), None))
            except BaseException as error:
                self._results.put((None, error))

    def _interrupt(self) -> None:
        """Stops a loop written in Python; a call into the system that blocks is left alone."""
        self._calls.put(None)
        ident = self._thread.ident
        if ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(ident), ctypes.py_object(SystemExit)
            )


PROGRAM = Path(__file__).with_name("bot_program.py")
ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class FileBotLimits:
    """What a bot in a file may take: seconds (see Stopwatch), and characters of one answer."""

    start_seconds: float = 30.0
    answer_seconds: float = 10.0
    game_seconds: float = conversation.GAME_SECONDS
    message_characters: int = 99_999
    process: ProcessLimits = field(default_factory=ProcessLimits)


def file_bot(name: str, game: conversation.RulesAsData, setup: Setup, stand_in: Bot) -> Bot | None:
    """The bot that `file:PATH` or `trusted:PATH` names, or None for any other name.

    `stand_in` plays on where it is out. Raises InputError with one sentence when there is no
    Python file, or no way to run it.
    """
    form, path = parts_of(name) or ("", "")
    if form == TRUSTED:
        return TrustedBot(Path(path), game.codec, setup, stand_in)
    return FileBot(Path(path), game, setup, stand_in) if form == FILE else None


class FileBot(conversation.Guest):
    """Plays with the bot of one Python file, which sees views as data and nothing else of ours.

    The process is started with the first question, or by `start`, and ended by `close` or when
    the bot is out.
    """

    def __init__(
        self,
        path: Path,
        game: conversation.RulesAsData,
        setup: Setup,
        stand_in: Bot,
        limits: FileBotLimits = FileBotLimits(),
    ) -> None:
        super().__init__(path.name, stand_in)
        try:
            require_processes()
        except InputError as problem:
            raise InputError(f"{problem}; {TRUSTED}:{path} runs it inside this one") from None
        conversation.require_python(path)
        self._path = whole_path(path)
        self._game = game
        self._setup = setup
        self._limits = limits
        self._time = conversation.GameTime(limits.game_seconds)
        self._running: _Running | None = None

    def start(self) -> None:
        """Starts the process and loads the file; Misbehaved when that fails."""
        if self._running is None:
            self._running = _Running(self._path, self._game, self._limits)
            kind = type(self._game)
            start = {
                "game": [kind.__module__, kind.__qualname__],
                "file": str(self._path),
                "setup": Codec().encode(conversation.known_to_bots(self._setup)),
            }
            try:
                self._running.ask(start, self._limits.start_seconds)
            except conversation.Misbehaved:
                self.close()
                raise

    def ask(self, view: Any, decision: Decision, rng: Random) -> Answer:
        """The bot's answer; Misbehaved when it fails, hangs or answers with something else."""
        self.start()
        assert self._running is not None
        question = {
            "view": self._running.views.changes(view),
            "draw": rng.getrandbits(conversation.DRAWN_BITS),
        }
        answer = self._running.ask(question, self._limits.answer_seconds)
        self._time.spend(self._running.seconds)
        return conversation.answer_of_document(self._game.codec, answer)

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

    def __init__(self, path: Path, game: conversation.RulesAsData, limits: FileBotLimits) -> None:
        self.views = conversation.ViewSender(game)
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
        self._conversation = conversation.Conversation(
            self._process, channel, channel, limits.message_characters
        )

    def ask(self, question: conversation.Document, seconds: float) -> conversation.Document:
        """The answer to a question; Misbehaved when there is none, or it is a fault."""
        answer = self._conversation.ask(conversation.compact(question), seconds)
        match answer.get("fault"):
            case None:
                return answer
            case [str(kind), str(sentence)] if kind in conversation.KINDS:
                raise conversation.Misbehaved(kind, sentence)
        raise conversation.invalid("a fault must be a known word and a sentence")

    @property
    def seconds(self) -> float:
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


def _surroundings(path: Path, game: conversation.RulesAsData) -> Surroundings:
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
