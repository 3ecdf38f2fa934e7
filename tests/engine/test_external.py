"""Bots from outside: one Python file on a seat, and foreign programs that are always ended."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.core.arena import Tournament, play_setup, simulate
from engine.core.bot import close_bots
from engine.core.errors import InputError
from engine.core.external.file_bot import FileBot
from engine.core.external.guest import Guest, Misbehaved
from engine.core.external.process import ExternalProcess, ProcessLimits
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from tests.nim import GAME, Take

needs_posix = pytest.mark.skipif(os.name != "posix", reason="foreign programs need POSIX")
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can find orphans")

ORDINARY = ProcessLimits()

PERFECT = """
class Bot:
    def choose(self, view, decision, rng):
        best = view.heap % (view.most + 1) or 1
        return next(option for option in decision.options if option.count == best)
"""


def setup(*players: str) -> Setup:
    return Setup(tuple(SeatSetup(player, player) for player in players), "guest", {"most": "3"})


@pytest.fixture
def bot_file(tmp_path):
    def write(text: str) -> Path:
        path = tmp_path / "mybot.py"
        path.write_text(text)
        return path

    return write


# -- a bot in one file ----------------------------------------------------------------------------


def test_a_bot_from_a_file_plays_in_a_simulation_on_two_processes(bot_file):
    seats = (f"file:{bot_file(PERFECT)}", "random")
    document = simulate(GAME, Tournament(seats, 30, "1"), jobs=2)
    assert document["seats"][0]["win_share"] > 0.8
    assert document["seats"][0]["faults"] == {}


def test_a_bot_from_a_file_sits_at_a_table_with_others(bot_file):
    match = Match(GAME, setup(f"file:{bot_file(PERFECT)}", "perfect"))
    bots = bots_of(match)
    play_bots(match, bots)
    close_bots(bots)
    assert match.is_over


def test_the_only_class_that_chooses_is_the_bot_and_may_ask_for_the_set_up(bot_file):
    text = """
from dataclasses import dataclass
from engine.core.bot import Answer, Reason

@dataclass
class Helper:
    least: int = 1

class Careful:
    def __init__(self, setup):
        self.seats = len(setup.seats)
        self.helper = Helper()

    def choose(self, view, decision, rng):
        return Answer(decision.options[0], (Reason("MINE", f"one of {self.seats}"),))
"""
    match = Match(GAME, setup(f"file:{bot_file(text)}", "random"))
    match.roll()
    bots = bots_of(match)
    thought = match.think(bots[0])
    close_bots(bots)
    assert thought.option == Take(1)
    assert thought.reasons[0].text == "one of 2"


def test_an_edited_file_is_read_anew(bot_file):
    path = bot_file("class Bot:\n    choose = lambda self, view, decision, rng: 1 / 0\n")
    GAME.bot(f"file:{path}", setup("random"))
    path.write_text(PERFECT + "# longer\n")
    assert simulate(GAME, Tournament((f"file:{path}", "random"), 2, "1"))["games"] == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("class Bot(:", "is no Python file: invalid syntax in line 1"),
        ("import nowhere", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("raise SystemExit", "cannot be loaded: SystemExit"),
        ("x = 1", r"has no bot: it needs a class Bot with choose\(view, decision, rng\)"),
        ("class Bot:\n    pass", "has no bot"),
        (
            "class A:\n def choose(self): 0\nclass B:\n def choose(self): 0",
            r"has several bots \(A, B\)",
        ),
        (
            "class Bot:\n def __init__(self): 1 / 0\n def choose(self): 0",
            r"Bot\(\) failed: ZeroDivisionError: division by zero",
        ),
        ("\0", "is no Python file"),
    ],
)
def test_a_wrong_file_gets_one_sentence(bot_file, text, sentence):
    with pytest.raises(InputError, match=sentence) as problem:
        GAME.bot(f"file:{bot_file(text)}", setup("random"))
    assert "\n" not in str(problem.value)


def test_a_missing_file_gets_one_sentence():
    with pytest.raises(InputError, match=r"nowhere\.py cannot be read: no such file or directory"):
        GAME.bot("file:nowhere.py", setup("random"))


# -- what a bot in a file may do wrong ------------------------------------------------------------

FAULTS = {
    "crash": ("raise KeyError('heap')", "CRASH", "KeyError: 'heap'"),
    "exit": ("import sys; sys.exit(3)", "CRASH", "SystemExit: 3"),
    "endless": ("while True: pass", "TIMEOUT", "no answer within 0.1 seconds"),
    "sleep": ("import time; time.sleep(5)", "TIMEOUT", "no answer within 0.1 seconds"),
    "nothing": ("return None", "INVALID_MOVE", "None is not possible now"),
    "rubbish": ("return {'take': [1]}", "INVALID_MOVE", "is not possible now"),
    "illegal": ("return decision.options[0].__class__(99)", "INVALID_MOVE", "Take(count=99)"),
    "recursion": ("return self.choose(view, decision, rng)", "CRASH", "RecursionError"),
}


def faulty(path: Path) -> FileBot:
    return FileBot(path, setup("random"), GAME.stand_in(setup("random")), most_seconds=0.1)


def body(statement: str) -> str:
    return f"class Bot:\n    def choose(self, view, decision, rng):\n        {statement}\n"


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_bot_is_out_and_a_simple_bot_plays_on(bot_file, name):
    statement, kind, words = FAULTS[name]
    bot = faulty(bot_file(body(statement)))
    match = Match(GAME, setup("random", "perfect"))
    play_bots(match, [bot, GAME.bot("perfect", match.setup)])
    bot.close()
    assert match.is_over
    assert bot.faults[0].kind == kind
    assert words in bot.faults[0].sentence
    [said] = [move for move in match.moves if move.seat == 0 and "is out" in str(move.reasons)]
    assert said.reasons[0].text.endswith("a simple bot plays on")


def test_a_bot_that_changes_what_it_sees_changes_nothing(bot_file):
    bot = faulty(bot_file(body("view.heap = 0; return decision.options[0]")))
    match = Match(GAME, setup("random"))
    play_bots(match, [bot], 2)
    bot.close()
    assert match.table.heap >= 8


def test_in_a_contest_a_fault_ends_the_game_with_the_culprit_last(bot_file):
    path = bot_file(body("return None"))
    outcome = play_setup(GAME, setup("perfect", f"file:{path}", "random"))
    assert outcome.ranks == (1, 3, 1)
    assert outcome.faults == ("", "INVALID_MOVE", "")


def test_in_a_simulation_faults_are_counted_and_the_game_may_go_on(bot_file):
    seats = (f"file:{bot_file(body('return None'))}", "random")
    ended = simulate(GAME, Tournament(seats, 4, "1"))
    gone_on = simulate(GAME, Tournament(seats, 4, "1", guests_play_on=True))
    assert ended["seats"][0]["faults"] == {"INVALID_MOVE": 4}
    assert ended["seats"][0]["win_share"] == 0
    assert ended["seats"][1]["win_share"] == 1
    assert gone_on["seats"][0]["faults"] == {"INVALID_MOVE": 4}
    assert gone_on["seats"][0]["win_share"] > 0, "the simple bot is the perfect one here"


def test_every_bot_is_closed_also_when_another_fails():
    closed = []

    class Failing(Guest):
        def ask(self, view, decision, rng):
            raise Misbehaved("CRASH", "fell over")

        def close(self):
            closed.append(self.title)

    class House(type(GAME)):
        def external_bot(self, name, setup):
            return Failing(name, self.stand_in(setup))

    play_setup(House(), setup("one", "two"))
    assert closed == ["one", "two"]


# -- foreign programs -----------------------------------------------------------------------------


@pytest.fixture
def start(tmp_path):
    """Starts a Python text as a foreign program in a folder of its own; all are ended after."""
    started = []

    def run(text: str, limits: ProcessLimits = ORDINARY) -> ExternalProcess:
        folder = tmp_path / f"program{len(started)}"
        folder.mkdir()
        (folder / "program.py").write_text(text)
        process = ExternalProcess(
            [sys.executable, "program.py"], folder, folder / "out", folder / "err", limits=limits
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.stop()


def wait_for(condition, seconds: float = 10.0):
    """The condition's first true value; fails when there is none in that time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if value := condition():
            return value
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")


def output(process: ExternalProcess) -> str:
    path = process.errors.with_name("out")
    return path.read_text() if path.exists() else ""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] not in "ZX"


@needs_posix
def test_a_program_ends_by_itself_and_says_why(start):
    process = start("import sys\nprint('out'); print('first', file=sys.stderr)\n1 / 0")
    wait_for(lambda: not process.is_running)
    assert process.end == "exit status 1"
    assert process.last_words() == "ZeroDivisionError: division by zero"
    assert output(process) == "out\n"


@needs_posix
def test_a_program_that_spins_is_ended(start):
    process = start("import os\nprint(os.getpid(), flush=True)\nwhile True: pass")
    pid = int(wait_for(lambda: output(process)))
    assert process.is_running
    process.stop()
    assert not process.is_running
    assert process.end == "stopped"
    assert not is_alive(pid)


@needs_posix
def test_a_program_inherits_no_secrets(start, monkeypatch):
    monkeypatch.setenv("MY_TOKEN", "secret")
    with open(os.devnull) as held:  # noqa: PTH123
        os.set_inheritable(held.fileno(), True)
        process = start(
            "import json, os\n"
            "open_files = [n for n in range(64) if os.path.exists(f'/dev/fd/{n}')]\n"
            "print(json.dumps([dict(os.environ), open_files]), flush=True)"
        )
        wait_for(lambda: not process.is_running)
    variables, open_files = json.loads(output(process))
    assert "MY_TOKEN" not in variables
    assert variables["HOME"] == str(process.errors.parent)
    assert set(open_files) <= {0, 1, 2, 3}


@needs_linux
def test_a_program_gets_no_more_memory_than_allowed(start):
    process = start("x = bytearray(400 * 2**20)", ProcessLimits(memory_bytes=200 * 2**20))
    wait_for(lambda: not process.is_running)
    assert process.last_words() == "MemoryError"


@needs_posix
def test_a_program_cannot_fill_the_disk(start):
    text = "while True: print('flood' * 1000, flush=True)"
    process = start(text, ProcessLimits(file_bytes=100_000))
    wait_for(lambda: not process.is_running)
    assert process.errors.with_name("out").stat().st_size <= 100_000
    assert "File too large" in process.last_words()


CHILDREN = """
import os, signal, sys, time
for leaves in (False, True):
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        if leaves:
            os.setsid()
            if os.fork():
                os._exit(0)
        print(os.getpid(), flush=True)
        time.sleep(1000)
"""


@needs_linux
@pytest.mark.parametrize("ending", ["while True: time.sleep(1)", "sys.exit()"])
def test_what_a_program_started_ends_with_it_even_if_it_left_the_group(start, ending):
    process = start(CHILDREN + ending)
    pids = wait_for(lambda: len(found := output(process).split()) == 2 and found)
    process.stop()
    assert not any(is_alive(int(pid)) for pid in pids)


@needs_linux
def test_a_fork_bomb_is_put_out(start):
    bomb = "import os, time\nfor _ in range(200):\n    os.fork() or time.sleep(1000)"
    process = start(bomb, ProcessLimits(processes=8))
    wait_for(lambda: not process.is_running)
    assert process.end == "more than 8 processes"
    process.stop()


@needs_linux
def test_a_program_that_kills_its_guard_is_ended_all_the_same(start):
    process = start(
        "import os, signal, time\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    print(os.getpid(), flush=True)\n"
        "    time.sleep(1000)\n"
        "time.sleep(0.2)\n"
        "os.kill(os.getppid(), signal.SIGKILL)\n"
        "time.sleep(1000)"
    )
    pid = int(wait_for(lambda: output(process)))
    wait_for(lambda: not process.is_running)
    process.stop()
    assert process.end == "killed"
    wait_for(lambda: not is_alive(pid))


@needs_linux
def test_a_foreign_program_does_not_outlive_ours_even_when_ours_is_killed(tmp_path):
    ours = f"""
import sys, time
from pathlib import Path
from engine.core.external.process import ExternalProcess
folder = Path({str(tmp_path)!r})
program = "import os, time\\nprint(os.getpid(), flush=True)\\ntime.sleep(1000)"
(folder / "program.py").write_text(program)
ExternalProcess([sys.executable, "program.py"], folder, folder / "out", folder / "err")
time.sleep(1000)
"""
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", ours], cwd=root) as host:
        out = tmp_path / "out"
        pid = int(wait_for(lambda: out.exists() and out.read_text()))
        host.send_signal(signal.SIGKILL)
    wait_for(lambda: not is_alive(pid))


@needs_posix
def test_a_program_that_is_not_there_says_so(tmp_path):
    with ExternalProcess(["no-such-program"], tmp_path, tmp_path / "o", tmp_path / "e") as process:
        wait_for(lambda: not process.is_running)
        assert process.end == "exit status 127"
        assert process.last_words().startswith("no-such-program cannot be started")


def test_without_posix_foreign_programs_are_refused_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.core.external.process.os.name", "nt")
    with pytest.raises(InputError, match="need Linux or macOS"):
        ExternalProcess(["x"], tmp_path, tmp_path / "o", tmp_path / "e")
