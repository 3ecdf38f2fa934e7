"""The whole command line against damaged and odd input: status 2 and one sentence, no traceback."""

import io
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import main as program
from engine.core import record
from engine.core.commands import make_setup
from engine.core.errors import LONGEST_MESSAGE
from engine.core.match import Match, bots_of, play_bots
from games import REGISTRY
from tests.ui.real_window import wait_until

ROOT = Path(__file__).resolve().parents[1]
GAME = REGISTRY.game("despirala")
LONG = "9" * 5000


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    status = program.main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def played(answers: int, seats=("random", "random")) -> Match:
    match = Match(GAME, make_setup(GAME, seats, "odd", {}))
    play_bots(match, bots_of(match), answers)
    return match


def require_one_sentence(result: tuple[int, str, str]) -> str:
    status, out, err = result
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert len(err) <= LONGEST_MESSAGE + 1
    return err


# -- words of the command line --------------------------------------------------------------------

ODD_WORDS = ["", " ", ",", "²", "-1", "1e9", "nan", LONG, "\udcff", "a\nb", "💥" * 200]
COMMANDS = [
    ("play", "{}"),
    ("play", "despirala", "--text", "--seats", "{}"),
    ("play", "despirala", "--text", "--option", "{}"),
    ("play", "despirala", "--text", "--position", "{}"),
    ("simulate", "{}", "--games", "1"),
    ("simulate", "despirala", "--games", "{}"),
    ("simulate", "despirala", "--games", "1", "--seats", "{}"),
    ("simulate", "despirala", "--games", "1", "--jobs", "{}"),
    ("simulate", "despirala", "--games", "1", "--option", "{}"),
    ("simulate", "risk", "--games", "1", "--seats", "file:{},random,random"),
    ("tournament", "{}", "--games", "1", "--seats", "random"),
    ("tournament", "despirala", "--games", "{}", "--seats", "random"),
    ("tournament", "despirala", "--games", "1", "--seats", "{}"),
    ("tournament", "despirala", "--games", "1", "--seats", "random", "--jobs", "{}"),
    ("tournament", "despirala", "--games", "1", "--seats", "random", "--table", "{}"),
    ("tournament", "risk", "--games", "1", "--seats", "syncs*{}:bot.py,random,random"),
    ("play", "despirala", "--text", "--key", "{}"),
    ("simulate", "despirala", "--games", "1", "--key", "{}"),
    ("tournament", "despirala", "--games", "1", "--seats", "random", "--key", "{}"),
    ("decide", "{}", "--position", "x.json"),
    ("decide", "despirala", "--position", "{}"),
    ("replay", "{}"),
    ("review", "{}"),
    ("clauses", "{}"),
    ("screenshot", "{}", "--out", "x.png"),
    ("screenshot", "menu", "--out", "x.png", "--size", "{}"),
    ("screenshot", "menu", "--out", "x.png", "--answers", "{}"),
    ("screenshot", "menu", "--out", "x.png", "--game", "{}"),
    ("tournament", "despirala", "--games", "1", "--seats", "random", "--cluster", "{}"),
    ("position", "risk", "--players", "{}"),
    ("puzzles", "risk", "--count", "{}"),
    ("challenge", "risk", "--date", "{}"),
    ("language", "{}"),
    ("--size", "{}"),
    ("{}",),
]


@pytest.mark.parametrize("word", ODD_WORDS, ids=lambda word: ascii(word[:9]))
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_odd_word_gets_one_sentence(capsys, monkeypatch, tmp_path, command, word):
    monkeypatch.chdir(tmp_path)
    arguments = tuple(part.replace("{}", word) for part in command)
    require_one_sentence(run(capsys, *arguments))


@pytest.mark.parametrize(
    "words",
    [("simulate", "despirala", "--games", "1", "--seats", ""),
     ("play", "despirala", "--text", "--seats", ""),
     ("play", "despirala", "--text", "--seats", "random", "--seed", ""),
     ("simulate", "despirala", "--games", "1", "--seed", ""),
     ("screenshot", "menu", "--out", "x.png", "--seats", ""),
     ("screenshot", "menu", "--out", "x.png", "--person-plays", ""),
     ("screenshot", "menu", "--out", "x.png", "--game", ""),
     ("tournament", "despirala", "--games", "1", "--seats", "random", "--cluster", ""),
     ("decide", "despirala", "--position", "x.json", "--bot", ""),
     ("puzzles", "despirala", "--seed", "")],
    ids=" ".join,
)  # fmt: skip
def test_an_empty_word_is_not_the_default(capsys, monkeypatch, tmp_path, words):
    monkeypatch.chdir(tmp_path)
    assert "is empty: give a value" in require_one_sentence(run(capsys, *words))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(("tournament", "despirala", "--games", "1", "--seats", "random", "--table", "0"),
      "a table of 0 cannot be filled"),
     (("screenshot", "menu", "--out", "x.png", "--answers", "-1"), "it must be 0 or more"),
     (("screenshot", "menu", "--out", "x.txt"), "ends in .png or .jpg, not 'x.txt'"),
     (("screenshot", "menu", "--out", "x.PNG.gz"), "ends in .png or .jpg"),
     (("screenshot", "menu", "--out", "x.png", "--game", "chess"), "there is no game 'chess'")],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_refused(capsys, monkeypatch, tmp_path, words, sentence):
    monkeypatch.chdir(tmp_path)
    assert sentence in require_one_sentence(run(capsys, *words))
    assert list(tmp_path.glob("x*")) == []


@pytest.mark.parametrize(
    ("game", "laid", "asked"),
    [("arcs", "mode=campaign", "mode=base"), ("arcs", "leaders=off", "leaders=on"),
     ("risk", "trade=classic5", "trade=document"), ("despirala", "mode=normal", "mode=misere"),
     ("roll_galaxy", "order=groups", "order=thirds"), ("rajas", "board=base", "board=navaratnas")],
)  # fmt: skip
def test_an_option_that_the_position_contradicts_is_refused(capsys, tmp_path, game, laid, asked):
    path = str(tmp_path / "position.json")
    assert run(capsys, "position", game, "--option", laid, "--out", path)[0] == 0
    seats = ("--seats", ",".join(["random"] * REGISTRY.game(game).usual_seats))
    for words in (("decide", game, "--bot", "random"), ("play", game, "--text", *seats)):
        sentence = require_one_sentence(run(capsys, *words, "--position", path, "--option", asked))
        assert f"--option {asked} does not fit: the position has {laid}" in sentence
    words = ("decide", game, "--bot", "random", "--position", path, "--option", laid)
    assert run(capsys, *words)[0] == 0


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"{}", b'{"format": 1}', b"[" * 100_000, b"1" * 5000,
     b'{"format": 1, "game": "despirala", "setup": 1e999, "answers": []}',
     b'{"type": "DespiralaTable", "mode": "\\ud800"}'],
    ids=range(11),
)  # fmt: skip
@pytest.mark.parametrize(
    "command",
    [("replay", "{}"), ("review", "{}"), ("decide", "despirala", "--position", "{}"),
     ("play", "despirala", "--text", "--position", "{}"),
     ("tournament", "despirala", "--games", "1", "--seats", "random", "--state", "{}")],
    ids=lambda command: command[0],
)  # fmt: skip
def test_a_damaged_file_gets_one_sentence(capsys, tmp_path, command, content):
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    arguments = [part.replace("{}", str(path)) for part in command]
    require_one_sentence(run(capsys, *arguments))
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "command",
    [
        ("decide", "risk", "--bot", "expert", "--position", ""),
        ("play", "risk", "--text", "--record", ""),
        ("position", "risk", "--out", ""),
        ("replay", ""),
        ("puzzles", "risk", "--check", ""),
    ],
)
def test_a_path_that_is_empty_is_no_folder(capsys, command):
    assert "is empty: give the name of a file" in require_one_sentence(run(capsys, *command))


def test_a_link_that_leads_to_itself_is_named(capsys, tmp_path):
    path = tmp_path / "loop.json"
    path.symlink_to(path)
    sentence = require_one_sentence(run(capsys, "replay", str(path)))
    assert "it is a link that leads back to itself" in sentence


@pytest.mark.parametrize("command", ["replay", "review"])
def test_what_has_no_end_is_not_read(capsys, tmp_path, command):
    if not Path("/dev/zero").exists():
        pytest.skip("the platform has no file without an end")
    sentence = require_one_sentence(run(capsys, command, "/dev/zero"))
    assert "it is larger than 64 MB" in sentence
    assert "it is a folder; name a file in it" in require_one_sentence(
        run(capsys, command, str(tmp_path))
    )


@pytest.mark.parametrize("value", [None, -1, 10**30, "²", "x" * 5000, [], {}, True])
def test_a_record_with_any_field_exchanged_gets_one_sentence_or_is_read(capsys, tmp_path, value):
    path = tmp_path / "odd.json"
    document = record.to_document(played(12))
    for place in (*_places(document),):
        path.write_text(json.dumps(_exchanged(document, place, value)))
        status, out, err = run(capsys, "replay", str(path), "--verify")
        assert status in (0, 1) or require_one_sentence((status, out, err)), place


def _places(document, before=()):
    """The way to every value of a document, but only to the first three of a list."""
    inner = document.items() if isinstance(document, dict) else ()
    inner = list(enumerate(document))[:3] if isinstance(document, list) else inner
    for key, value in inner:
        yield (*before, key)
        yield from _places(value, (*before, key))


def _exchanged(document, place, value):
    copy = json.loads(json.dumps(document))
    *way, last = place
    inner = copy
    for key in way:
        inner = inner[key]
    inner[last] = value
    return copy


@pytest.mark.parametrize("answers", [0, 1, 2, 7, 40])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_an_unfinished_record_is_reviewed_up_to_its_last_answer(capsys, tmp_path, answers, form):
    path = tmp_path / "unfinished.json"
    record.save(played(answers), path)
    status, out, err = run(capsys, "review", str(path), *form)
    assert (status, err) == (0, "")
    assert form or "expected now" in out


# -- the text client ------------------------------------------------------------------------------


def process(*arguments: str, home: Path, **streams) -> subprocess.Popen:
    """The program as somebody at a shell starts it: a test in the background may ignore Ctrl-C."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(home)}, stderr=subprocess.PIPE,
        start_new_session=True, **streams,
    )  # fmt: skip


TEXT_GAME = ("play", "despirala", "--seats", "human,random", "--text")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("²", "'²' is not a move now"),
        ("0", "There is no move 0: type a number from 1 to "),
        ("9" * 25, "is not a move now"),
        (LONG, "That line has more than 200 letters and was not read."),
        ("\x1b[2J", r"'\x1b[2J' is not a move now"),
    ],
)
@pytest.mark.parametrize("game", ["despirala", "risk", "roll_galaxy"])
def test_what_is_no_move_gets_one_sentence(capsys, monkeypatch, game, typed, sentence):
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\n1\n"))
    status, out, err = run(capsys, "play", game, "--text", "--seed", "1")
    assert (status, err) == (0, "")
    assert sentence in out
    assert max(map(len, out.splitlines())) < 1000


def test_bytes_that_are_no_text_get_one_sentence(tmp_path):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with process(*TEXT_GAME, home=tmp_path, **pipes) as game:
        out, err = game.communicate(b"\xff\xfe\n1\n", timeout=60)
    assert (game.returncode, err) == (0, b"")
    assert rb"'\xff\xfe' is not a move now" in out


# -- interruptions, and nowhere to write to -------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send to a process")
def test_an_interrupted_text_game_is_a_quiet_status_130(tmp_path):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with process(*TEXT_GAME, home=tmp_path, **pipes) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (130, b"")


@pytest.mark.sample(2)
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_a_stopped_tournament_leaves_no_process_and_keeps_what_was_played(tmp_path, number, status):
    state = tmp_path / "state.json"
    words = ("--games", "1000000", "--seats", "random", "--jobs", "2")
    with process("tournament", "despirala", *words, "--state", str(state), home=tmp_path) as game:
        wait_until(state.exists, "the first games")
        game.send_signal(number)
        _, err = game.communicate(timeout=60)
    assert (game.returncode, err) == (status, b"")
    assert json.loads(state.read_text())["outcomes"]
    wait_until(lambda: not group_lives(game.pid), "the end of the other processes")


def group_lives(group: int) -> bool:
    """Whether any process of the group still runs; one that merely waits to be counted does not."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, its_group = (folder / "stat").read_text().rsplit(")", 1)[1].split()[:3]
            if int(its_group) == group and state != "Z":
                return True
    return False


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_is_one_sentence(tmp_path):
    words = ("clauses", "despirala")
    with Path("/dev/full").open("wb") as full, process(*words, home=tmp_path, stdout=full) as game:
        _, err = game.communicate(timeout=60)
    assert game.returncode == 2
    assert err.decode().count("\n") == 1
    assert "the disk is full" in err.decode()


def test_a_reader_that_goes_away_is_no_fault(tmp_path):
    with process("clauses", "risk", home=tmp_path, stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        game.stdout.close()
        assert game.wait(timeout=60) == 0
        assert game.stderr is not None
        assert game.stderr.read() == b""
