"""What a guest can see and do: behind the walls of bubblewrap, and without them."""

import json
import os
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.decision import close_bots
from engine.core.errors import InputError
from engine.core.external import file_bot
from engine.core.external.file_bot import (
    WITHOUT_SETTING,
    FileBot,
    FileBotLimits,
    sandbox_for,
    warning_about,
)
from engine.core.external.process import (
    PYTHON_SETTING,
    ExternalProcess,
    Sandbox,
    Surroundings,
    opened,
)
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup, kept_from_guests
from engine.core.storage import cache_folder, user_folder
from tests.nim import GAME

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux alone")

ROOT = Path(__file__).parents[2]
LIMITS = FileBotLimits(answer_seconds=30.0)
SECRET = "hush-hush"

SPY = '''
import glob, os, socket, stat, sys
from pathlib import Path
from engine.core.decision import Answer, Reason

HERE = Path(__file__).parent
US, PORT, NAME, RECORD, LETTER = {known}

def read_all(kind):
    """What a guest may read of other processes, one kind of file of each."""
    found = b""
    for path in glob.glob("/proc/[0-9]*/" + kind):
        try:
            found += Path(path).read_bytes()
        except OSError:
            pass
    return found

def open_files():
    """The numbers of open files besides the three of every program and its one socket."""
    found = []
    for number in range(3, 256):
        try:
            mode = os.fstat(number).st_mode
        except OSError:
            continue
        if not stat.S_ISSOCK(mode):
            found.append(number)
    return found

def connect(family, address):
    with socket.socket(family) as made:
        made.settimeout(5)
        made.connect(address)
    return "connected"

def write(path):
    path.write_text("I was here")
    return "written"

def tried():
    return {attack}

class Bot:
    def choose(self, view, decision, rng):
        try:
            found = str(tried())
        except OSError as error:
            found = type(error).__name__
        return Answer(decision.options[0], (Reason("SPY", found),))
'''


@pytest.fixture
def folder(tmp_path):
    """Where the guest lies, with what belongs to it."""
    made = tmp_path / "bots"
    made.mkdir()
    return made


@pytest.fixture
def spy(tmp_path, folder, monkeypatch):
    """What a guest brings home from one attack on this process, its files and its sockets."""
    monkeypatch.setenv("MY_TOKEN", SECRET)
    monkeypatch.setenv("DISPLAY", ":77")
    record = user_folder() / "records" / "game.json"
    record.parent.mkdir(parents=True)
    record.write_text(SECRET)
    home = tmp_path / "home"
    home.mkdir()
    (home / "letter.txt").write_text(SECRET)
    monkeypatch.setenv("HOME", str(home))
    (folder / "data.txt").write_text("an opening book")
    name = f"\0tabletop-bots-{os.getpid()}"

    def brings(attack: str, path: Path = folder / "spy.py") -> str:
        with (
            closing(socket.create_server(("127.0.0.1", 0))) as server,
            closing(socket.socket(socket.AF_UNIX)) as unix,
        ):
            unix.bind(name)
            unix.listen()
            port = server.getsockname()[1]
            known = (os.getpid(), port, name, str(record), str(home / "letter.txt"))
            path.write_text(SPY.format(known=repr(known), attack=attack))
            chairs = Setup((SeatSetup("random", "A"), SeatSetup("random", "B")), "spy", {})
            bot = FileBot(path, GAME, chairs, GAME.stand_in(chairs), LIMITS)
            match = Match(GAME, chairs)
            play_bots(match, [bot, GAME.bot("random", chairs)], 2)
            close_bots([bot])
        assert bot.faults == {}
        [reason] = next(move.reasons for move in match.moves if move.reasons)
        return reason.text

    return brings


TOKEN = f"b'MY_TOKEN={SECRET}' in read_all('environ')"
ATTACKS = {
    "reads the record": ("Path(RECORD).read_text()", "FileNotFoundError", SECRET),
    "reads a letter in the home": ("Path(LETTER).read_text()", "FileNotFoundError", SECRET),
    "sees our command line": (
        "len(Path('/proc', str(US), 'cmdline').read_bytes()) > 9", "FileNotFoundError", "True",
    ),
    "reaches the main program": ("os.kill(US, 0)", "ProcessLookupError", "None"),
    "speaks over the network": (
        "connect(socket.AF_INET, ('127.0.0.1', PORT))", "ConnectionRefusedError", "connected",
    ),
    "speaks to a socket without a file, as a screen has": (
        "connect(socket.AF_UNIX, NAME)", "ConnectionRefusedError", "connected",
    ),
    "writes beside itself": ("write(HERE / 'note.txt')", "OSError", "written"),
    "sees the temporary files of others": (
        "[name for name in os.listdir('/tmp') if name.startswith('another-')]",
        "[]",
        "['another-program']",
    ),
}  # fmt: skip


@pytest.mark.sample(3)
@pytest.mark.parametrize("what", ATTACKS)
def test_a_guest_gets_nowhere_in_a_sandbox_and_without_one_as_far_as_is_said(spy, walls, what):
    attack, in_sandbox, without = ATTACKS[what]
    others = Path("/tmp/another-program")
    others.touch()
    try:
        assert spy(attack) == (in_sandbox if walls == "in a sandbox" else without)
    finally:
        others.unlink(missing_ok=True)


KEPT_BOTH_WAYS = {
    "reads the environment of the main program": (TOKEN, "False"),
    "knows the screen": ("os.environ.get('DISPLAY')", "None"),
    "has more rights than an ordinary user": (
        "[line.split()[1] for line in open('/proc/self/status') if line.startswith('CapEff')]",
        "['0000000000000000']",
    ),
    "may gain rights": (
        "[line.split()[1] for line in open('/proc/self/status') if line.startswith('NoNew')]",
        "['1']",
    ),
    "holds files of ours besides its channel": ("open_files()", "[]"),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("what", KEPT_BOTH_WAYS)
def test_some_things_are_kept_from_a_guest_even_without_a_sandbox(spy, walls, what):
    attack, found = KEPT_BOTH_WAYS[what]
    assert spy(attack) == found


def test_a_guest_reads_what_lies_beside_it_and_writes_to_its_own_folder(spy, walls):
    assert spy("(HERE / 'data.txt').read_text()") == "an opening book"
    assert spy("(write(Path('note.txt')), os.listdir())").startswith("('written', [")
    assert spy("write(Path(os.environ['HOME']) / 'note.txt')") == "written"


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_a_guest_cannot_change_the_program(spy, walls):
    for place in ("sys.modules['engine'].__path__[0]", "os.path.dirname(sys.executable)", "'/usr'"):
        assert spy(f"os.access({place}, os.R_OK), os.access({place}, os.W_OK)") == "(True, False)"


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_what_the_command_line_names_is_kept_from_a_guest_beside_it(spy, walls, folder):
    """A tournament's state and a position lie beside the bot more often than not."""
    (folder / "state.json").write_text(SECRET)
    with kept_from_guests([folder / "state.json"]):
        assert spy("(HERE / 'state.json').read_text()") == "FileNotFoundError"
        assert spy("(HERE / 'data.txt').read_text()") == "an opening book"
    assert spy("(HERE / 'state.json').read_text()") == SECRET


HOARDER = """
import sys
block, left = b"x" * 2**20, 70
try:
    for number in range(5):
        with open(f"{place}/file{{number}}", "wb") as file:
            for _ in range(14):
                file.write(block)
                file.flush()
                left -= 1
except OSError as error:
    sys.exit(f"{{70 - left}} MiB: {{error.strerror}}")
"""


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("/tmp", ("63 MiB: No space left on device", "64 MiB: No space left on device")),
        ("/dev/shm", ("63 MiB: No space left on device", "64 MiB: No space left on device")),
        ("/dev", ("0 MiB: Read-only file system",)),
    ],
)
def test_what_lies_in_memory_holds_no_more_than_64_mebibytes(walls, tmp_path, place, words):
    surroundings = Surroundings(sandbox=sandbox_for(sys.executable, ()))
    command = [sys.executable, "-c", HOARDER.format(place=place)]
    output, errors = tmp_path / "output", tmp_path / "errors"
    with ExternalProcess(command, tmp_path, output, errors, surroundings) as process:
        assert process.wait(60)
        assert process.last_words() in words


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_of_a_home_a_guest_sees_its_own_file_alone(spy, walls, tmp_path):
    assert spy("os.listdir(HERE)", tmp_path / "home" / "spy.py") == "['spy.py']"


KILLER = """
import os, signal
class Bot:
    def choose(self, view, decision, rng):
        parent = os.getppid()
        if parent > 1:
            with open(f"/proc/{parent}/stat") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        os.kill(parent, signal.SIGKILL)
        return decision.options[0]
"""


def test_a_guest_that_kills_its_guards_parent_hits_the_program_only_without_a_sandbox(
    walls, tmp_path
):
    bot = tmp_path / "killer.py"
    bot.write_text(KILLER)
    command = ["main.py", "simulate", "despirala", "--games", "1", "--json", "--seats"]
    ended = subprocess.run(
        [sys.executable, *command, f"file:{bot},random"],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    if walls == "in a sandbox":
        assert (ended.returncode, ended.stderr) == (0, "")
        assert json.loads(ended.stdout)["seats"][0]["faults"] == {}
    else:
        assert ended.returncode == -9
        assert "can read and change your files" in ended.stderr, "it was said before"


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_a_tournament_keeps_its_state_from_the_guests_of_all_its_processes(walls, folder):
    bot, state, seen = folder / "nosy.py", folder / "state.json", "book.txt nosy.py"
    bot.write_text(
        "import os\nfrom pathlib import Path\n"
        "class Bot:\n    def choose(self, view, decision, rng):\n"
        f"        assert ' '.join(sorted(os.listdir(Path(__file__).parent))) == {seen!r}\n"
        "        return decision.options[0]\n"
    )
    (folder / "book.txt").touch()
    command = ["main.py", "tournament", "despirala", "--json", "--jobs", "2"]
    seats = ("--seats", f"random,file:{bot}", "--state", str(state))
    for games in ("2", "4"):
        ended = subprocess.run(
            [sys.executable, *command, *seats, "--games", games],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert (ended.returncode, ended.stderr) == (0, "")
        assert [row["faults"] for row in json.loads(ended.stdout)["entrants"]] == [{}, {}]
    assert state.exists()


# -- what is opened -------------------------------------------------------------------------------


def test_a_folder_is_opened_whole_where_nothing_in_it_is_kept(tmp_path):
    folder = tmp_path / "bots"
    folder.mkdir()
    assert opened(folder, ("mybot.py",)) == (folder,)


def test_a_folder_around_the_users_files_is_opened_piece_by_piece(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    for folder in (user_folder(), cache_folder()):
        folder.mkdir(parents=True, exist_ok=True)
    (tmp_path / "bot.py").touch()
    (tmp_path / "books").mkdir()
    assert opened(tmp_path, ("bot.py",)) == (tmp_path / "books", tmp_path / "bot.py")


@pytest.mark.parametrize("within", ["", "records"])
def test_of_the_users_folder_only_the_bot_itself_is_opened(within):
    folder = user_folder() / within
    folder.mkdir(parents=True)
    (folder / "bot.py").touch()
    (folder / "other.json").touch()
    assert opened(folder, ("bot.py", "none.py")) == (folder / "bot.py",)


@pytest.mark.parametrize("folder", ["/", "/tmp"])
def test_of_the_root_and_of_temporary_files_nothing_else_is_opened(folder):
    assert opened(Path(folder), ("no-such-bot.py",)) == ()


def test_a_folder_with_very_many_entries_is_not_opened_piece_by_piece(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.core.external.process.MOST_ENTRIES", 2)
    for name in ("bot.py", "b", "c"):
        (tmp_path / name).touch()
    with kept_from_guests([tmp_path / "c"]):
        assert opened(tmp_path, ("bot.py",)) == (tmp_path / "bot.py",)


def test_nothing_is_named_twice_and_links_are_followed(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    (real / "in").mkdir(parents=True)
    link.symlink_to(real)
    places = (real, real / "in", link, tmp_path / "missing", Path("/usr/bin"))
    words = Sandbox("bwrap", places).command(["true"], tmp_path)
    shown = [words[at + 1] for at, word in enumerate(words) if word == "--ro-bind"]
    assert [place for place in shown if str(tmp_path) in place] == [str(link), str(real)]
    assert shown.count("/usr/bin") == 0, "it lies in /usr"


# -- whether there is a sandbox, and what is said where there is none ------------------------------

WITHOUT = (
    "a.py runs without a sandbox ({}) and can read and change your files, this game's among them, "
    "use the network and end your programs: only use files you trust"
)


def test_where_bubblewrap_is_not_installed_one_sentence_says_what_a_guest_may_do(monkeypatch):
    monkeypatch.delenv(WITHOUT_SETTING, raising=False)
    monkeypatch.setattr(file_bot.shutil, "which", lambda name: None)
    assert warning_about(["human", "file:a.py"]) == WITHOUT.format("bubblewrap is not installed")
    assert warning_about(["syncs*4:a.py"]) == WITHOUT.format("bubblewrap is not installed")
    assert sandbox_for(sys.executable, ()) is None


def test_where_bubblewrap_is_refused_its_own_words_are_passed_on(monkeypatch, tmp_path):
    monkeypatch.delenv(WITHOUT_SETTING, raising=False)
    bwrap = tmp_path / "bwrap"
    refusal = "bwrap: No permissions to create new namespace"
    bwrap.write_text(f"#!/bin/sh\necho '{refusal}' >&2\nexit 1\n")
    bwrap.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    said = f"bubblewrap does not work here: {refusal}"
    assert warning_about(["file:a.py"]) == WITHOUT.format(said)
    assert sandbox_for(sys.executable, ()) is None


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_a_python_that_is_none_gets_no_sandbox_and_that_is_said(walls, monkeypatch):
    monkeypatch.setenv(PYTHON_SETTING, "/bin/false")
    assert sandbox_for("/bin/false", ()) is None
    said = warning_about(["syncs:a.py"])
    assert said is not None
    assert "(bubblewrap does not work here: /bin/false does not tell where it lies" in said


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_a_python_that_could_be_walled_in_and_is_now_silent_gets_one_sentence(walls, monkeypatch):
    """As on a machine so busy that it does not answer in time."""
    works = json.dumps([shutil.which("bwrap"), "/usr/bin/false"])
    monkeypatch.setenv(file_bot.WORKS_SETTING, works)
    with pytest.raises(InputError, match=r"^/usr/bin/false does not tell where it lies \("):
        sandbox_for("/usr/bin/false", ())


def test_the_setting_for_tests_turns_the_sandbox_off_and_is_named(monkeypatch):
    monkeypatch.setenv(WITHOUT_SETTING, "1")
    assert warning_about(["file:a.py"]) == WITHOUT.format(f"{WITHOUT_SETTING} is set")


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_whoever_is_walled_in_is_not_warned_of(walls):
    assert warning_about(["file:a.py", "syncs:b.py", "human"]) is None
    assert warning_about(["file:a.py", "trusted:b.py"]) == (
        "b.py runs inside this program, unguarded: only use files you trust"
    )


def test_trusted_bots_and_guests_without_a_sandbox_share_one_sentence(monkeypatch):
    monkeypatch.setenv(WITHOUT_SETTING, "1")
    assert warning_about(["trusted:b.py", "file:a.py", "file:c.py"]) == (
        "b.py runs inside this program, unguarded; a.py, c.py run without a sandbox "
        f"({WITHOUT_SETTING} is set) and can read and change your files, this game's among them, "
        "use the network and end your programs: only use files you trust"
    )


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_where_the_sandbox_worked_a_process_of_ours_lets_no_guest_loose(
    walls, tmp_path, monkeypatch
):
    """Otherwise a machine out of breath, or a guest that exhausts it, would open the walls."""
    calls, bwrap = tmp_path / "calls", tmp_path / "bwrap"
    real = shutil.which("bwrap")
    helps = f'[ "$1" = --help ] && exec {real} --help'
    works_once = f'[ $(wc -l < {calls}) = 1 ] && exec {real} "$@"'
    bwrap.write_text(f"#!/bin/sh\n{helps}\necho . >> {calls}\n{works_once}\n")
    bwrap.chmod(0o755)
    program = tmp_path / "program.py"
    program.write_text(
        "import subprocess, sys\n"
        "from engine.core.external.file_bot import sandbox_for\n"
        "print(sandbox_for(sys.executable, ()) is not None, flush=True)\n"
        "if len(sys.argv) == 1: subprocess.run([sys.executable, __file__, 'below'])\n"
    )
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    said = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, check=True, timeout=120
    )
    assert said.stdout.split() == ["True", "True"]


# -- how a walled-in program ends -----------------------------------------------------------------


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
@pytest.mark.parametrize(
    ("text", "end"), [("exit(3)", "exit status 3"), ("os.kill(os.getpid(), 9)", "signal 9")]
)
def test_the_end_of_a_walled_in_program_is_told_as_it_was(walls, tmp_path, text, end):
    surroundings = Surroundings(sandbox=sandbox_for(sys.executable, ()))
    assert surroundings.sandbox is not None
    command = [sys.executable, "-c", f"import os\nprint('heard', flush=True)\n{text}"]
    out, err = tmp_path / "out", tmp_path / "err"
    with ExternalProcess(command, tmp_path, out, err, surroundings) as process:
        assert process.wait(30)
    assert process.end == end
    assert out.read_text() == "heard\n"
