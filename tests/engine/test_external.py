"""Bots from outside: one Python file on a seat, and foreign programs that are always ended."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from engine.core.arena import Tournament, play_setup, simulate
from engine.core.commands import make_setup, simulation_table
from engine.core.decision import Reason, close_bots
from engine.core.errors import InputError
from engine.core.external.conversation import Conversation, Guest, Misbehaved, try_bots
from engine.core.external.file_bot import FileBot, FileBotLimits, TrustedBot, warning_about
from engine.core.external.process import (
    FOLDER_PREFIX,
    GUARD,
    MEBIBYTE,
    NEW_PREFIX,
    ExternalProcess,
    GuestFolder,
    ProcessLimits,
)
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup, files_named_by
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

FORMS = ["trusted", pytest.param("file", marks=needs_posix)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("form", FORMS)
def test_a_bot_from_a_file_plays_in_a_simulation_on_two_processes(bot_file, form):
    seats = (f"{form}:{bot_file(PERFECT)}", "random")
    document = simulate(GAME, Tournament(seats, 8, "1"), jobs=2)
    assert document["seats"][0]["win_share"] > 0.7
    assert document["seats"][0]["faults"] == {}


@needs_posix
def test_a_bot_plays_the_same_game_inside_the_program_and_outside(bot_file):
    path = bot_file(body("return rng.choice(list(decision.options))"))
    key = "0123456789abcdef" * 2
    outcomes = [
        play_setup(GAME, replace(setup(f"{form}:{path}", "random"), key=key))
        for form in ("trusted", "file")
    ]
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("form", FORMS)
def test_a_bot_from_a_file_sits_at_a_table_with_others(bot_file, form):
    match = Match(GAME, setup(f"{form}:{bot_file(PERFECT)}", "perfect"))
    bots = bots_of(match)
    play_bots(match, bots)
    close_bots(bots)
    assert match.is_over
    assert bots[0].faults == {}


@pytest.mark.parametrize("form", FORMS)
def test_the_only_class_that_chooses_is_the_bot_and_may_ask_for_the_set_up(bot_file, form):
    text = """
from dataclasses import dataclass
from engine.core.decision import Answer, Reason

@dataclass
class Helper:
    least: int = 1

class Careful:
    def __init__(self, setup):
        self.setup = setup
        self.helper = Helper()

    def choose(self, view, decision, rng):
        said = f"{len(self.setup.seats)} seats, seed {self.setup.seed!r}"
        return Answer(decision.options[0], (Reason("MINE", said),))
"""
    match = Match(GAME, setup(f"{form}:{bot_file(text)}", "random"))
    match.roll()
    bots = bots_of(match)
    thought = match.think(bots[0])
    close_bots(bots)
    assert thought.option == Take(1)
    assert thought.reasons == (Reason("MINE", "2 seats, seed ''"),), "the seed stays with us"


@pytest.mark.parametrize("form", FORMS)
def test_an_edited_file_is_read_anew(bot_file, form):
    path = bot_file("class Bot:\n    choose = lambda self, view, decision, rng: 1 / 0\n")
    try_bots([GAME.bot(f"{form}:{path}", setup("random"))])
    path.write_text(PERFECT + "# longer\n")
    document = simulate(GAME, Tournament((f"{form}:{path}", "random"), 2, "1"))
    assert document["seats"][0]["faults"] == {}


@pytest.mark.parametrize("form", FORMS)
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
def test_a_wrong_file_gets_one_sentence(bot_file, form, text, sentence):
    with pytest.raises(InputError, match=sentence) as problem:
        try_bots([GAME.bot(f"{form}:{bot_file(text)}", setup("random"))])
    assert "\n" not in str(problem.value)


def test_a_missing_file_gets_one_sentence():
    with pytest.raises(InputError, match=r"nowhere\.py cannot be read: there is no such file"):
        GAME.bot("trusted:nowhere.py", setup("random"))


def test_without_posix_only_trusted_bots_run_and_that_is_said(bot_file, monkeypatch):
    path = bot_file(PERFECT)
    monkeypatch.setattr("engine.core.external.process.CAN_GUARD", False)
    with pytest.raises(InputError, match=r"need Linux or macOS; trusted:.* runs it inside"):
        GAME.bot(f"file:{path}", setup("random"))


# -- what a bot in a file may do wrong ------------------------------------------------------------

LIAR = """
class Liar:
    __hash__ = None
    def __eq__(self, other): {eq}
    def __repr__(self): {repr}
    def __getattr__(self, name): {eq}

class Bot:
    def choose(self, view, decision, rng):
        return Liar()
"""
NAMESAKE = """
from tests.nim import Take as Real

class Take(Real):
    __slots__ = ()
    __hash__ = Real.__hash__
    def __eq__(self, other): return True

class Bot:
    def choose(self, view, decision, rng):
        return Take(1000)
"""


def body(statement: str) -> str:
    return f"class Bot:\n    def choose(self, view, decision, rng):\n        {statement}\n"


def answer(words: str) -> str:
    return "from engine.core.decision import Answer, Reason\n" + body(f"return Answer({words})")


FORGER = """
from engine.core.external.conversation import Misbehaved
class Forged(Misbehaved):
    def __init__(self):
        self.kind, self.sentence = "\\x1b[2J", "x" * 38000
    def __str__(self):
        return self.kind + self.sentence
"""
TAKE = "decision.options[0]"
FAULTS = {
    "crashes": (body("raise KeyError('heap')"), "CRASH", "KeyError: 'heap'"),
    "exits": (body("import sys; sys.exit(3)"), "CRASH", "SystemExit: 3"),
    "spins": (body("while True: pass"), "TIMEOUT", "did not answer within"),
    "sleeps": (body("import time; time.sleep(50)"), "TIMEOUT", "did not answer within"),
    "answers nothing": (body("return None"), "INVALID_MOVE", "None is not possible now"),
    "answers rubbish": (body("return {'take': [1]}"), "INVALID_MOVE", "is not possible now"),
    "answers an object": (body("return object()"), "INVALID_MOVE", "type object is not possible"),
    "answers a class": (body("return type"), "INVALID_MOVE", "is not possible now"),
    "cheats": (body(f"return {TAKE}.__class__(99)"), "INVALID_MOVE", "Take(count=99)"),
    "cheats by name": (NAMESAKE, "INVALID_MOVE", "Take(count=1000) is not possible now"),
    "answers no number": (body(f"return {TAKE}.__class__('1')"), "INVALID_MOVE", "possible"),
    "digs": (body("return self.choose(view, decision, rng)"), "CRASH", "RecursionError"),
    "raises a fault of ours": (FORGER + body("raise Forged"), "CRASH", "Forged: \\x1b[2J"),
    "changes its choices": (
        body(f"decision.options.high = 1000; return {TAKE}.__class__(1000)"),
        "INVALID_MOVE",
        "Take(count=1000) is not possible now",
    ),
    "changes what it sees": (
        body(f"view.heap = view.most = 1000; return {TAKE}.__class__(900)"),
        "INVALID_MOVE",
        "Take(count=900) is not possible now",
    ),
    "has a __repr__ that raises": (LIAR.format(eq="return True", repr="1 / 0"), "INVALID_MOVE", ""),
    "has an __eq__ that raises": (LIAR.format(eq="1 / 0", repr="return 'x'"), "INVALID_MOVE", ""),
    "has a __repr__ without end": (
        LIAR.format(eq="return True", repr="return 'x' * 10**9"), "INVALID_MOVE", "Liar",
    ),
    "has an error without words": (
        "class Silent(Exception):\n    def __str__(self): 1 / 0\n" + body("raise Silent"),
        "CRASH",
        "Silent",
    ),
    "gives a number for reasons": (answer(f"{TAKE}, 5"), "INVALID_MESSAGE", "Reason objects"),
    "gives words for reasons": (answer(f"{TAKE}, 'why'"), "INVALID_MESSAGE", "Reason objects"),
    "gives numbers as texts": (answer(f"{TAKE}, (Reason(1, 2),)"), "INVALID_MESSAGE", "Reason"),
    "gives nothing as a text": (answer(f"{TAKE}, (Reason('A', None),)"), "INVALID_MESSAGE", ""),
}  # fmt: skip
HASTY = FileBotLimits(
    answer_seconds=1.0,
    process=ProcessLimits(memory_bytes=256 * MEBIBYTE, file_bytes=MEBIBYTE, processes=6),
)
"""For hostile bots: as short as a busy machine allows."""


PATIENT = FileBotLimits(answer_seconds=30.0)


def faulty(form: str, path: Path, limits: FileBotLimits = HASTY) -> Guest:
    chairs, simple = setup("random"), GAME.stand_in(setup("random"))
    if form == "trusted":
        return TrustedBot(path, GAME.codec, chairs, simple, most_seconds=0.3)
    return FileBot(path, GAME, chairs, simple, limits)


def play_with(bot: Guest) -> Match:
    """A whole game of that bot against a perfect one."""
    match = Match(GAME, setup("random", "perfect"))
    play_bots(match, [bot, GAME.bot("perfect", match.setup)])
    return match


@pytest.mark.sample(6)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", FAULTS)
def test_a_faulty_bot_is_out_and_a_simple_bot_plays_on(bot_file, form, what):
    text, kind, words = FAULTS[what]
    bot = faulty(form, bot_file(text))
    match = play_with(bot)
    bot.close()
    assert match.is_over
    assert bot.faults[0].kind == kind
    assert words in bot.faults[0].sentence
    assert bot.faults[0].sentence.startswith("mybot.py is out: ")
    assert bot.faults[0].sentence.isprintable()
    [said] = [move for move in match.moves if move.seat == 0 and "is out" in str(move.reasons)]
    assert said.reasons[0].text.endswith("a simple bot plays on")


SPEAKER = """
import json, os, sys, time
class Bot:
    def choose(self, view, decision, rng):
        text = json.dumps({fault})
        os.write(int(sys.argv[1]), f"{{len(text)}},{{text}}".encode())
        time.sleep(60)
"""
TERRIBLE = "'\\x1b[2J\\u202e' + 'x\\n' * 19000"


@needs_posix
@pytest.mark.parametrize(
    ("fault", "kind", "words"),
    [
        (f"{{'fault': ['CRASH', {TERRIBLE}]}}", "CRASH", "\\x1b[2J\\u202ex x"),
        (f"{{'fault': [{TERRIBLE}, 'so']}}", "INVALID_MESSAGE", "a known word and a sentence"),
        (f"{{'fault': {TERRIBLE}}}", "INVALID_MESSAGE", "a known word and a sentence"),
        (f"{{'option': {TERRIBLE}, 'reasons': []}}", "INVALID_MOVE", "is not possible now"),
        (f"{{'option': {{'type': {TERRIBLE}}}}}", "INVALID_MOVE", "is not possible now"),
    ],
)
def test_what_a_bot_says_past_its_program_is_shown_short_and_cannot_drive_a_terminal(
    bot_file, fault, kind, words
):
    """It writes to the channel itself: 38,000 characters that would clear the screen."""
    path = bot_file(SPEAKER.format(fault=fault))
    bot = faulty("file", path.rename(path.with_name("my\x1b[2Jbot.py")), PATIENT)
    match = play_with(bot)
    bot.close()
    assert bot.faults[0].kind == kind
    assert words in bot.faults[0].sentence
    assert bot.faults[0].sentence.startswith("my\\x1b[2Jbot.py is out: ")
    for text in (bot.faults[0].sentence, *(reason.text for reason in said_by(match))):
        assert text.isprintable()
        assert len(text) < 450


def said_by(match: Match) -> list[Reason]:
    return [reason for move in match.moves if move.seat == 0 for reason in move.reasons]


@pytest.mark.parametrize("form", FORMS)
def test_a_bot_is_out_when_its_time_of_the_game_is_over(bot_file, form):
    """A fifth of a second for each answer is allowed, and half a second for the whole game."""
    path, chairs = bot_file(body(f"import time; time.sleep(0.2); return {TAKE}")), setup("random")
    simple = GAME.stand_in(chairs)
    bot = (
        TrustedBot(path, GAME.codec, chairs, simple, game_seconds=0.5)
        if form == "trusted"
        else FileBot(path, GAME, chairs, simple, replace(PATIENT, game_seconds=0.5))
    )
    match = play_with(bot)
    bot.close()
    assert match.is_over
    assert bot.faults[0].kind == "CUMULATIVE_TIMEOUT"
    assert bot.faults[0].sentence == "mybot.py is out: it used more than 0.5 s in this game"
    own = [move for move in match.moves if move.seat == 0]
    assert [bool(move.reasons) for move in own][:3] == [False, False, True]


SPINNER = "import os\nos.sched_setaffinity(0, {cpu})\nwhile True: pass"


@pytest.fixture
def busy_processor():
    """One processor that four others use as well, for whatever is started meanwhile."""
    allowed = os.sched_getaffinity(0)
    command = [sys.executable, "-c", SPINNER.format(cpu={min(allowed)})]
    spinners = [subprocess.Popen(command) for _ in range(4)]
    yield
    for spinner in spinners:
        spinner.kill()
        spinner.wait()


WORKER = """
import os, time
class Bot:
    def choose(self, view, decision, rng):
        os.sched_setaffinity(0, {cpu})
        until = time.{clock}() + {seconds}
        while time.{clock}() < until: {waits}
        return decision.options[0]
"""


@pytest.mark.sample(6)
@needs_linux
@pytest.mark.parametrize(
    ("clock", "seconds", "waits", "is_out"),
    [
        ("thread_time", 0.4, "pass", False),
        ("thread_time", 3.0, "pass", True),
        ("monotonic", 60.0, "time.sleep(0.1)", True),
    ],
    ids=["works as long as it may", "works too long", "sleeps"],
)
@pytest.mark.parametrize("form", FORMS)
def test_what_a_bot_waits_for_a_busy_processor_is_not_held_against_it(
    bot_file, busy_processor, form, clock, seconds, waits, is_out
):
    """One second is allowed. Where four others work on the processor, 0.4 seconds take two."""
    cpu = {min(os.sched_getaffinity(0))}
    text = WORKER.format(cpu=cpu, clock=clock, seconds=seconds, waits=waits)
    path, chairs = bot_file(text), setup("random")
    if form == "trusted":
        bot = TrustedBot(path, GAME.codec, chairs, GAME.stand_in(chairs), most_seconds=1.0)
    else:
        limits = replace(PATIENT, answer_seconds=1.0)
        bot = FileBot(path, GAME, chairs, GAME.stand_in(chairs), limits)
    match, started = Match(GAME, chairs), time.monotonic()
    play_bots(match, [bot], 2)
    bot.close()
    assert [fault.kind for fault in bot.faults.values()] == ["TIMEOUT"] * is_out
    assert time.monotonic() - started < 40


@needs_posix
def test_a_bot_that_sends_a_little_again_and_again_is_out_in_time(bot_file):
    text = SPEAKER.replace(
        "time.sleep(60)",
        "[(os.write(int(sys.argv[1]), b' '), time.sleep(0.02)) for _ in range(3000)]",
    ).replace("{{len(text)}}", "9999")
    bot = faulty("file", bot_file(text.format(fault="{}")))
    started = time.monotonic()
    play_with(bot)
    bot.close()
    assert bot.faults[0].kind == "TIMEOUT"
    assert time.monotonic() - started < 30


@pytest.mark.parametrize("kind", ["\x1b[2J", "x" * 38000, "crash", ""])
def test_a_fault_has_one_of_the_known_words(kind):
    fault = Misbehaved(kind, "so\u202e it\nwas")
    assert (fault.kind, str(fault)) == ("INVALID_MESSAGE", "so\\u202e it was")


@pytest.mark.parametrize("form", FORMS)
def test_a_bot_that_changes_what_it_sees_changes_nothing(bot_file, form):
    bot = faulty(form, bot_file(body(f"view.heap = 0; view.steps.clear(); return {TAKE}")))
    match = Match(GAME, setup("random"))
    play_bots(match, [bot], 4)
    bot.close()
    assert match.table.heap >= 7
    assert bot.faults == {}


@pytest.mark.parametrize("form", FORMS)
def test_reasons_are_shown_short_on_one_line_and_without_signs_that_drive_a_terminal(
    bot_file, form
):
    bot = faulty(
        form, bot_file(answer(f"{TAKE}, [Reason('A', '\\x1b[2J\\ud800' + 'x\\n' * 9999)]"))
    )
    match = Match(GAME, setup("random"))
    play_bots(match, [bot], 2)
    bot.close()
    [reason] = match.moves[1].reasons
    assert reason.text.startswith("\\x1b[2J\\ud800x x")
    assert len(reason.text) <= 500
    assert reason.text.isprintable()


def test_in_a_contest_a_fault_ends_the_game_with_the_culprit_last(bot_file):
    path = bot_file(body("return None"))
    outcome = play_setup(GAME, setup("perfect", f"trusted:{path}", "random"))
    assert outcome.ranks == (1, 3, 1)
    assert outcome.faults == ("", "INVALID_MOVE", "")


def test_in_a_simulation_faults_are_counted_and_the_game_may_go_on(bot_file):
    seats = (f"trusted:{bot_file(body('return None'))}", "random")
    ended = simulate(GAME, Tournament(seats, 4, "1"))
    gone_on = simulate(GAME, Tournament(seats, 4, "1", guests_play_on=True))
    assert ended["seats"][0]["faults"] == {"INVALID_MOVE": 4}
    [forfeit] = ended["seats"][0]["forfeits"]
    assert (forfeit["kind"], forfeit["games"]) == ("INVALID_MOVE", 4)
    assert "is out: " in forfeit["sentence"]
    assert ended["seats"][1]["forfeits"] == []
    assert ended["seats"][0]["win_share"] == 0
    assert ended["seats"][1]["win_share"] == 1
    assert gone_on["seats"][0]["faults"] == {"INVALID_MOVE": 4}
    assert gone_on["seats"][0]["win_share"] > 0, "the simple bot is the perfect one here"


def test_the_table_of_a_simulation_tells_forfeits_and_cuts_no_figure(bot_file):
    folder = "very_long_name_of_a_folder"
    deep = bot_file(body("return None")).parent.joinpath(*[folder] * 6)
    deep.mkdir(parents=True)
    path = bot_file(body("return None")).rename(deep / "mybot.py")
    document = simulate(GAME, Tournament((f"trusted:{path}", "random"), 4, "1"))
    console = Console(width=80, file=StringIO())
    console.print(simulation_table(document))
    shown = console.file.getvalue()
    assert "100.0%" in shown
    assert "trusted:mybot.py" in shown
    assert folder not in shown
    assert "…" not in shown
    assert "Seat 1 was out in 4 of 4 games, INVALID_MOVE: mybot.py is out: " in shown


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


# -- what a bot may do to the machine it runs on ---------------------------------------------------

MARKED = "import os, sys\nfrom pathlib import Path\nSIGN = {sign!r}\n"
FORK_AND_LEAVE = """
def leave():
    if os.fork() == 0:
        os.setsid()
        if os.fork():
            os._exit(0)
        os.execve(sys.executable, [sys.executable, "-c", "import time; time.sleep(1000)", SIGN], {})
"""
HOSTILE = {
    "imports without end": ("while True: pass", "TIMEOUT", "did not answer within 1.5 s"),
    "never finishes a regular expression": (
        "import re\n" + body("re.match('(a+)+$', 'a' * 60 + 'b')"),
        "TIMEOUT",
        "did not answer within 1 s",
    ),
    "exits at once": (body("os._exit(7)"), "TIMEOUT", "exit status 7"),
    "exits while it is loaded": ("os._exit(7)", "TIMEOUT", "exit status 7"),
    "kills itself": (body("os.kill(os.getpid(), 9)"), "TIMEOUT", "signal 9"),
    "has threads that never end": (
        "import threading, time\n"
        "def spin():\n    while True: time.sleep(0.01)\n"
        "for _ in range(4): threading.Thread(target=spin).start()\n" + body("return None"),
        "INVALID_MOVE",
        "None is not possible now",
    ),
    "prints without end": (body("while True: print('x' * 9999)"), "CRASH", "File too large"),
    "answers too much": (
        answer(f"{TAKE}, [Reason('A', 'x' * 10**6)]"), "INVALID_MESSAGE", "a length of up to",
    ),
    "writes into the channel": (
        "from contextlib import suppress\n"
        + body("for n in range(3, 999):\n            with suppress(OSError): os.write(n, b'3,no')"),
        "INVALID_MESSAGE",
        "not JSON",
    ),
    "closes the channel": (body("os.closerange(3, 999); return None"), "TIMEOUT", "ended without"),
}  # fmt: skip
LINUX_HOSTILE = {
    "wants all memory": (body("x = bytearray(2**30)"), "CRASH", "MemoryError"),
    "forks without end": (
        body("while True:\n            os.fork() or __import__('time').sleep(100)"),
        "TIMEOUT",
        "",
    ),
    "leaves children that left its session": (
        FORK_AND_LEAVE + body("leave(); return None"),
        "INVALID_MOVE",
        "None is not possible now",
    ),
    "kills its guard and leaves children": (
        FORK_AND_LEAVE
        + "import ctypes\nctypes.CDLL(None).prctl(1, 0, 0, 0, 0)\n"
        + body("guard = os.getppid(); leave(); leave(); os.kill(guard, 9); return None"),
        "INVALID_MOVE",
        "None is not possible now",
    ),
    "stops its guard and leaves children": (
        FORK_AND_LEAVE + body("leave(); os.kill(os.getppid(), 19); os._exit(0)"),
        "TIMEOUT",
        "",
    ),
}
if sys.platform == "linux":
    HOSTILE |= LINUX_HOSTILE


@pytest.mark.sample(6)
@needs_posix
@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_bot_is_out_and_leaves_nothing_behind(bot_file, tmp_path, walls, what):
    text, kind, words = HOSTILE[what]
    path = bot_file(MARKED.format(sign=str(tmp_path)) + text)
    bot = faulty("file", path, replace(HASTY, start_seconds=1.5) if "imports" in what else HASTY)
    match = play_with(bot)
    bot.close()
    assert match.is_over
    assert (bot.faults[0].kind, words in bot.faults[0].sentence) == (kind, True), bot.faults
    assert not left_over(str(tmp_path))


DIES_BEFORE_ITS_CHILD = {
    "kills its guard": "os.kill(os.getppid(), 9); time.sleep(60)",
    "stops its guard": "os.kill(os.getppid(), 19); os._exit(0)",
}


@pytest.mark.skipif(sys.platform != "linux", reason="its end is a part of what Linux tells")
@pytest.mark.parametrize("walls", ["without a sandbox"], indirect=True)
@pytest.mark.parametrize("how", DIES_BEFORE_ITS_CHILD)
def test_a_child_that_holds_the_channel_of_a_dead_bot_delays_no_verdict(
    bot_file, tmp_path, walls, how
):
    """In a sandbox a bot cannot reach its guard at all."""
    dies = f"if os.fork(): {DIES_BEFORE_ITS_CHILD[how]}"
    goes_on = "time.sleep(8)\n        for n in range(3, 9): os.write(n, b'3,why')"
    path = bot_file(
        MARKED.format(sign=str(tmp_path)) + "import time\n" + body(f"{dies}\n        {goes_on}")
    )
    bot = faulty("file", path, replace(HASTY, answer_seconds=20.0))
    match = play_with(bot)
    bot.close()
    assert match.is_over
    assert "it ended without an answer" in bot.faults[0].sentence, "not what the child says later"
    assert not left_over(str(tmp_path))


def left_over(sign: str) -> list[str]:
    """The command lines of processes that know this test's folder."""
    if sys.platform != "linux":
        return []
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        if int(folder.name) == os.getpid():
            continue
        try:
            known = (folder / "cmdline").read_bytes(), (folder / "environ").read_bytes()
        except OSError:
            continue
        if any(sign.encode() in text for text in known):
            found.append(known[0].decode(errors="replace"))
    return found


@needs_posix
def test_a_bot_is_told_no_seed_and_no_key_and_knows_nothing_of_our_environment(
    bot_file, monkeypatch
):
    monkeypatch.setenv("MY_TOKEN", "hush-hush")
    text = """
import os, sys
from engine.core.decision import Answer, Reason

class Bot:
    def __init__(self, setup):
        self.setup = setup

    def choose(self, view, decision, rng):
        frame, seen = sys._getframe(), []
        while frame is not None:
            seen.append(repr(frame.f_locals))
            frame = frame.f_back
        known = repr([self.setup, view, decision, dict(os.environ), sys.argv, seen])
        words = ("such-" + "a-seed", "hush-" + "hush", "5ec2" + "e7")
        found = [word for word in words if word in known]
        return Answer(decision.options[0], (Reason("SPY", f"found {found}"),))
"""
    players = setup(f"file:{bot_file(text)}", "random")
    match = Match(GAME, replace(players, seed="such-a-seed", key="5ec2e7" * 5 + "42"))
    sent = []
    ask = Conversation.ask
    monkeypatch.setattr(Conversation, "ask", lambda *asked: (sent.append(asked[1]), ask(*asked))[1])
    bots = bots_of(match)
    play_bots(match, bots, 2)
    close_bots(bots)
    assert match.moves[1].reasons[0].text == "found []"
    assert len(sent) == 2, "the start, and a question"
    assert not [text for text in sent if "such-a-seed" in text or match.setup.key in text]


@needs_posix
def test_a_bot_is_ended_when_the_game_is(bot_file, tmp_path):
    text = MARKED.format(sign=str(tmp_path)) + body(f"return {TAKE}")
    bot = faulty("file", bot_file(text))
    match = Match(GAME, setup("random"))
    play_bots(match, [bot], 2)
    bot.close()
    assert bot.faults == {}
    assert not left_over(str(tmp_path))
    play_bots(match, [bot], 2)
    assert bot.faults == {}, "a bot that is asked again starts anew"
    bot.close()


# -- names ----------------------------------------------------------------------------------------


def test_the_files_that_a_record_would_run_are_known_without_running_them():
    players = setup("human", "file:a.py", "perfect", "trusted:/b/c.py", "syncs*4:d.py", "file:a.py")
    assert files_named_by(players) == (
        Path("a.py").resolve(),
        Path("/b/c.py"),
        Path("d.py").resolve(),
    )
    assert files_named_by(setup("human", "sampled:5")) == ()


def test_a_set_up_names_the_file_of_a_bot_from_the_root(bot_file, monkeypatch):
    path = bot_file(PERFECT)
    monkeypatch.chdir(path.parent)
    [seat, other] = make_setup(GAME, ("trusted:mybot.py", "random"), "paths", {}).seats
    assert (seat.player, other.player) == (f"trusted:{path}", "random")
    assert seat.name == "trusted:mybot.py"


@needs_posix
def test_the_packaged_program_runs_guard_and_bot_by_hidden_commands(bot_file, monkeypatch):
    """As it does where there is no Python: here `main.py` stands in for the executable."""
    main = Path(__file__).parents[2] / "main.py"
    program = bot_file(PERFECT).with_name("program")
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {main} "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    bot = faulty("file", program.with_name("mybot.py"), FileBotLimits())
    match = play_with(bot)
    bot.close()
    assert match.is_over
    assert bot.faults == {}


def test_whoever_seats_a_trusted_bot_is_warned_in_one_sentence():
    assert warning_about(["human", "file:a.py", "perfect"]) is None
    assert warning_about(["trusted:a.py", "trusted:a.py"]) == (
        "a.py runs inside this program, unguarded: only use files you trust"
    )


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


def wait_for(condition, seconds: float = 60.0):
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


@needs_posix
@pytest.mark.parametrize("what", ["os.symlink('/dev/zero', 'err')", "os.mkfifo('err')"])
def test_what_a_program_puts_in_the_place_of_its_last_words_is_not_read(start, what):
    process = start(f"import os\nos.remove('err')\n{what}")
    wait_for(lambda: not process.is_running)
    assert process.last_words() == ""


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
    bomb = (
        "import os, time\nfor _ in range(200):\n    os.fork() or time.sleep(1000)\ntime.sleep(1000)"
    )
    process = start(bomb, ProcessLimits(processes=8))
    wait_for(lambda: not process.is_running)
    assert process.end == "more than 8 processes"
    process.stop()


@needs_linux
def test_a_program_that_kills_its_guard_is_ended_all_the_same(start):
    process = start(
        "import os, signal, time\n"
        "told, tell = os.pipe()\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    print(os.getpid(), flush=True)\n"
        "    os.write(tell, b'.')\n"
        "    time.sleep(1000)\n"
        "os.read(told, 1)\n"
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


FILLERS = {
    "many files": "open(f'file{number}', 'wb').write(block)",
    "files in folders": "os.mkdir(f'{number}'); open(f'{number}/file', 'wb').write(block)",
    "removed files": "kept.append(open('file', 'wb')); kept[-1].write(block); kept[-1].flush(); "
    "os.remove('file')",
    "empty files": "[open(f'{number}-{each}', 'w').close() for each in range(100)]",
}


@needs_linux
@pytest.mark.parametrize("what", FILLERS)
def test_a_program_that_fills_the_disk_file_by_file_is_ended(start, what):
    text = "import os, time\nkept, block = [], b'x' * 2**18\n"
    text += f"for number in range(40): {FILLERS[what]}\ntime.sleep(1000)"
    process = start(text, replace(ORDINARY, folder_bytes=8 * MEBIBYTE))
    wait_for(lambda: not process.is_running)
    assert process.end == "more than 8 MiB of files"


@needs_linux
def test_a_program_may_write_what_fits(start):
    """It follows no link out of its folder to find more."""
    text = "import os\nos.symlink('/usr', 'usr')\nopen('file', 'wb').write(b'x' * 2**20 * 7)\n"
    process = start(
        text + "import time; time.sleep(1.5)", replace(ORDINARY, folder_bytes=8 * MEBIBYTE)
    )
    wait_for(lambda: not process.is_running)
    assert process.end == "exit status 0"


OURS = """
import sys, time
from pathlib import Path
from engine.core.external.process import ExternalProcess, GuestFolder
home = GuestFolder()
folder = home.path
(folder / "program.py").write_text({program!r})
ExternalProcess(
    [sys.executable, "program.py"], folder, folder / "out", folder / "err", goes=home
)
print(folder, flush=True)
time.sleep(1000)
"""


@needs_linux
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("ends_first", [False, True])
def test_a_guests_folder_goes_when_our_program_is_killed(how, ends_first):
    """Also when the guest has ended before, and however deep and locked is what it has made."""
    program = "import os, time\n"
    program += "for _ in range(1500): os.mkdir('d'); os.chdir('d')\n"
    program += "os.symlink('/etc', 'link')\nos.chmod('.', 0)\n"
    program += f"open({{}}, 'w').close(); time.sleep({0 if ends_first else 1000})\n"
    made = "os.path.join(os.path.dirname(os.path.abspath(__file__)), 'made')"
    with subprocess.Popen(
        [sys.executable, "-c", OURS.format(program=program.format(made))],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
    ) as host:
        folder = Path(host.stdout.readline().strip())
        wait_for((folder / "made").exists)
        host.send_signal(how)
    wait_for(lambda: not folder.exists())
    assert Path("/etc/passwd").exists()


@needs_posix
def test_a_guard_that_nobody_listens_to_ends_what_it_has_started(tmp_path):
    """Our program was killed before the guard could say that it had begun."""
    program = tmp_path / "program.py"
    program.write_text("import time\ntime.sleep(1000)")
    limits = {
        **asdict(ORDINARY),
        "output": str(tmp_path / "out"),
        "errors": str(tmp_path / "err"),
        "channel": [],
        "boxed": False,
        "goes": str(tmp_path),
    }
    report, unread = os.pipe()
    os.close(report)
    command = [sys.executable, str(GUARD), json.dumps(limits), sys.executable, str(program)]
    ended = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=unread, stderr=subprocess.PIPE, check=False
    )
    os.close(unread)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert not tmp_path.exists()
    assert not [pid for pid in all_processes() if str(program) in command_of(pid)]


def all_processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").glob("[0-9]*")]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def left_behind(name: str, seconds: float) -> Path:
    """A guest's folder as it stands after so many seconds."""
    folder = Path(tempfile.gettempdir()) / name
    folder.mkdir()
    (folder / "file").touch()
    then = time.time() - seconds
    os.utime(folder, (then, then))
    return folder


@needs_posix
def test_folders_of_programs_that_have_ended_go_when_the_next_one_begins(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    dead = [left_behind(f"{FOLDER_PREFIX}dead", 0), left_behind(f"{NEW_PREFIX}dead", 100)]
    young = left_behind(f"{NEW_PREFIX}young", 0)
    linked = tmp_path / f"{FOLDER_PREFIX}link"
    linked.symlink_to(Path(__file__).parent)
    with GuestFolder() as living:
        with GuestFolder() as second:
            assert {path.name for path in tmp_path.iterdir()} == {
                young.name, linked.name, living.name, second.name,
            }  # fmt: skip
        assert not second.exists()
    assert not any(folder.exists() for folder in dead)
    assert Path(__file__).exists()


@needs_linux
def test_a_folder_of_a_program_that_lives_stays():
    with subprocess.Popen(
        [sys.executable, "-c", OURS.format(program="import time; time.sleep(1000)")],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
    ) as host:
        folder = Path(host.stdout.readline().strip())
        GuestFolder().cleanup()
        assert folder.exists()
        host.kill()
    wait_for(lambda: not folder.exists())


@needs_posix
def test_a_program_that_is_not_there_says_so(tmp_path):
    with ExternalProcess(["no-such-program"], tmp_path, tmp_path / "o", tmp_path / "e") as process:
        wait_for(lambda: not process.is_running)
        assert process.end == "exit status 127"
        assert process.last_words().startswith("no-such-program cannot be started")


def test_without_posix_foreign_programs_are_refused_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.core.external.process.CAN_GUARD", False)
    with pytest.raises(InputError, match="need Linux or macOS"):
        ExternalProcess(["x"], tmp_path, tmp_path / "o", tmp_path / "e")


@pytest.mark.parametrize("form", FORMS)
def test_what_a_bot_says_to_itself_stays_private(bot_file, form):
    text = """
from engine.core.decision import Answer, Reason

class Bot:
    def choose(self, view, decision, rng):
        return Answer(decision.options[0], (Reason("MINE", "I hold two", is_private=True),))
"""
    match = Match(GAME, setup(f"{form}:{bot_file(text)}", "random"))
    match.roll()
    bots = bots_of(match)
    thought = match.think(bots[0])
    close_bots(bots)
    assert thought.reasons == (Reason("MINE", "I hold two", is_private=True),)
