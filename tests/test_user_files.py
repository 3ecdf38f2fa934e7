"""Files of a person, read by one function and written by one: any encoding, any kind of file."""

import ast
import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import main as program
from engine.core import record, storage
from engine.core.commands import make_setup
from engine.core.errors import InputError
from engine.core.learning.challenges import was_played
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, records_folder, saved_games, saves_folder
from engine.core.storage import (
    Settings,
    SettingsFile,
    StorageError,
    put_in_place,
    read_json,
    user_folder,
)
from games import REGISTRY
from games.rajas.board import PRINTED, board_of
from tests.test_bad_input import require_one_sentence, run

ROOT = Path(__file__).resolve().parents[1]
GAME = REGISTRY.game("despirala")
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be-sig", "utf-16-le", "utf-16-be", "utf-32")
BOT = "class Bot:\n    '''Zoë'''\n    def choose(self, view, decision, rng):\n" + (
    "        return decision.options[0]\n"
)
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")


def written(path: Path, text: str, encoding: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    if encoding == "utf-16-be-sig":
        path.write_bytes(b"\xfe\xff" + text.encode("utf-16-be"))
    else:
        path.write_bytes(text.encode(encoding))
    return path


def played(answers: int) -> Match:
    match = Match(GAME, make_setup(GAME, ("random", "random"), "odd", {}))
    play_bots(match, bots_of(match), answers)
    return match


# -- encodings ------------------------------------------------------------------------------------


@pytest.fixture(params=ENCODINGS)
def encoding(request) -> str:
    return request.param


def test_a_document_is_read_in_every_encoding(tmp_path, encoding):
    path = written(tmp_path / "a.json", '{"type": "Zoë 🎲"}', encoding)
    assert read_json(path) == {"type": "Zoë 🎲"}


def test_the_reported_file_with_a_mark_is_read(tmp_path):
    (tmp_path / "bom.json").write_bytes(b'\xef\xbb\xbf{"type": "x"}')
    assert read_json(tmp_path / "bom.json") == {"type": "x"}


@pytest.mark.parametrize(
    "content", [b"\xff\xfe{", b"\xff\xfe\x00\xd8", b"\xef\xbb\xbf\xff", b"{\x00\x00\xd8"]
)
def test_a_text_that_is_not_what_its_mark_says_is_damaged(tmp_path, content):
    (tmp_path / "a.json").write_bytes(content)
    with pytest.raises(StorageError, match=r"is damaged: .* text"):
        read_json(tmp_path / "a.json")


def test_a_position_is_decided_in_every_encoding(capsys, tmp_path, encoding):
    _, text, _ = run(capsys, "position", "despirala")
    path = written(tmp_path / "position.json", text, encoding)
    status, _, err = run(capsys, "decide", "despirala", "--position", str(path), "--bot", "random")
    assert (status, err) == (0, "")


def test_a_record_is_replayed_in_every_encoding(capsys, tmp_path, encoding):
    path = written(tmp_path / "record.json", record.to_text(played(9)), encoding)
    assert run(capsys, "replay", str(path), "--verify")[0] == 0


def test_an_unfinished_game_goes_on_in_every_encoding(encoding):
    path = written(saves_folder() / "despirala-1.json", record.to_text(played(9)), encoding)
    games, problems = saved_games(REGISTRY)
    assert ([saved.path for saved in games], problems) == ([path], [])
    autosave = Autosave.resume(REGISTRY, path)
    play_bots(autosave.match, bots_of(autosave.match), 3)
    autosave.save()
    autosave.close()
    assert record.load(REGISTRY, path).moves == autosave.match.moves
    assert len(autosave.match.moves) == 12


def test_a_seed_that_was_played_is_known_in_every_encoding(encoding):
    written(records_folder() / "despirala-1.json", record.to_text(played(9)), encoding)
    assert was_played("despirala", "odd")
    assert not was_played("despirala", "other")


def test_settings_are_read_in_every_encoding(encoding):
    text = json.dumps({**Settings().to_json(), "player_name": "Zoë"}, ensure_ascii=False)
    file = SettingsFile(written(user_folder() / "settings.json", text, encoding))
    assert (file.load().player_name, file.problem) == ("Zoë", None)


def test_an_own_board_of_rajas_is_read_in_every_encoding(encoding):
    written(user_folder() / "rajas_board.json", PRINTED.read_text("utf-8"), encoding)
    assert board_of("mine").spaces == board_of("printed").spaces


def test_puzzles_are_read_in_every_encoding(capsys, tmp_path, encoding):
    shipped = json.loads((GAME.folder / "puzzles" / "puzzles.json").read_text("utf-8"))
    text = json.dumps({**shipped, "puzzles": []}, ensure_ascii=False)
    path = written(tmp_path / "puzzles.json", text, encoding)
    assert run(capsys, "puzzles", "despirala", "--check", str(path))[0] == 0


@pytest.mark.sample(3)
@pytest.mark.parametrize("form", ["file", "trusted"])
def test_a_bot_is_read_in_every_encoding(capsys, tmp_path, form, encoding):
    path = written(tmp_path / "bot.py", BOT, encoding)
    status, out, _ = run(
        capsys, "simulate", "despirala", "--games", "1", "--seats", f"{form}:{path}", "--json"
    )
    assert status == 0
    assert json.loads(out)["seats"][0]["forfeits"] == []


# -- what is no file, or has no end ---------------------------------------------------------------

READERS = [
    ("replay", "{}"),
    ("review", "{}"),
    ("go-on", "{}"),
    ("decide", "despirala", "--position", "{}"),
    ("play", "despirala", "--text", "--position", "{}"),
    ("sheet", "arcs", "--position", "{}", "--out", "sheet"),
    ("sheet", "arcs", "--record", "{}", "--out", "sheet"),
    ("puzzles", "despirala", "--check", "{}"),
]
BOTS = [
    ("simulate", "despirala", "--games", "1", "--seats", f"{form}:{{}}")
    for form in ("file", "trusted")
] + [("simulate", "risk", "--games", "1", "--seats", "syncs:{},random,random")]


def odd_file(tmp_path: Path, kind: str) -> str:
    if kind == "pipe":
        os.mkfifo(tmp_path / "pipe")
    elif kind == "loop":
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
    return {"zero": "/dev/zero"}.get(kind, str(tmp_path / kind))


@needs_pipes
@pytest.mark.parametrize("kind", ["pipe", "loop", "zero"])
@pytest.mark.parametrize("command", [*READERS, *BOTS], ids=" ".join)
def test_what_is_no_file_gets_one_sentence(capsys, monkeypatch, tmp_path, command, kind):
    """A pipe that nobody writes to, a link to itself, and a device without an end."""
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.05)
    path = odd_file(tmp_path, kind)
    words = [word.replace("{}", path) for word in command]
    status, out, err = run(capsys, *words)
    sentences = [line for line in err.splitlines() if not line.startswith("Warning: ")]
    assert path in require_one_sentence((status, out, "\n".join([*sentences, ""])))


@needs_pipes
@pytest.mark.parametrize("kind", ["pipe", "loop"])
def test_a_pipe_among_the_unfinished_games_does_not_hold_the_hub(kind):
    saves_folder().mkdir(parents=True)
    path = odd_file(saves_folder(), kind)
    Path(path).rename(f"{path}.json")
    Autosave(played(3)).save()
    games, problems = saved_games(REGISTRY)
    assert len(games) == 1
    assert f"{path}.json cannot be read" in problems[0]


@needs_pipes
@pytest.mark.parametrize("name", ["settings.json", "rajas_board.json", "statistics.sqlite3"])
def test_a_pipe_in_the_user_folder_is_said(name):
    user_folder().mkdir(parents=True, exist_ok=True)
    os.mkfifo(user_folder() / name)
    assert "cannot be" in complaint_about(name)


def complaint_about(name: str) -> str:
    try:
        if name == "settings.json":
            file = SettingsFile()
            assert file.load() == Settings()
            return file.problem or ""
        if name == "rajas_board.json":
            board_of("mine")
        else:
            Statistics().add(played(10**6), "record.json")
    except InputError as problem:
        return str(problem)
    return ""


@needs_pipes
def test_a_pipe_that_the_command_line_names_is_read(capsys, tmp_path):
    _, text, _ = run(capsys, "position", "despirala")
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=(tmp_path / "pipe").write_text, args=(text,))
    writer.start()
    words = ("decide", "despirala", "--position", str(tmp_path / "pipe"), "--bot", "random")
    assert run(capsys, *words)[::2] == (0, "")
    writer.join()


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="there is no /dev/stdin")
def test_standard_input_is_read_where_it_is_named(capsys):
    _, text, _ = run(capsys, "position", "despirala")
    words = ["decide", "despirala", "--position", "/dev/stdin", "--bot", "random"]
    command = [sys.executable, "main.py", *words]
    found = subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize(
    ("before", "after"),
    [('"seconds": ', '"seconds": 1' + "0" * 400 + ', "old": '),
     ('"0": [', '"0": 0, "1": ['), ("[[", "[[1" + "0" * 400 + ","), ("true", '"yes"')],
)  # fmt: skip
def test_a_state_with_a_number_too_large_is_damaged(capsys, tmp_path, before, after):
    path = tmp_path / "state.json"
    words = ("tournament", "despirala", "--games", "1", "--seats", "random", "--state", str(path))
    assert run(capsys, *words)[0] == 0
    text = json.dumps(json.loads(path.read_text("utf-8")))
    assert before in text
    path.write_text(text.replace(before, after, 1))
    assert "is damaged" in require_one_sentence(run(capsys, *words))


# -- where something is written -------------------------------------------------------------------


def writers(out: str, tmp_path: Path) -> list[tuple[str, ...]]:
    puzzles = tmp_path / "none.json"
    shipped = json.loads((GAME.folder / "puzzles" / "puzzles.json").read_text("utf-8"))
    puzzles.write_text(json.dumps({**shipped, "puzzles": []}))
    return [
        ("position", "despirala", "--out", out),
        ("play", "despirala", "--text", "--seats", "random", "--record", out),
        ("tournament", "despirala", "--games", "1", "--seats", "random", "--state", out),
        ("puzzles", "despirala", "--check", str(puzzles), "--out", out),
        ("screenshot", "menu", "--out", out),
    ]


WRITERS = range(5)


@pytest.mark.sample(3)
@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="there is no /dev/stdout")
@pytest.mark.parametrize("number", WRITERS)
@pytest.mark.parametrize("is_file", [True, False])
def test_standard_output_is_printed_to(tmp_path, number, is_file):
    words = writers("/dev/stdout", tmp_path)[number]
    before, shown = Path("/dev/stdout").lstat(), tmp_path / "shown"
    with shown.open("wb") as file:
        target = file if is_file else subprocess.PIPE
        found = subprocess.run(
            [sys.executable, "main.py", *words], cwd=ROOT, stdout=target, check=False,
            stderr=subprocess.DEVNULL, env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "home")},
        )  # fmt: skip
    printed = shown.read_bytes() if is_file else found.stdout
    assert (found.returncode, Path("/dev/stdout").lstat().st_ino) == (0, before.st_ino)
    assert b'"' in printed or printed.startswith(b"\x89PNG")


@needs_pipes
@pytest.mark.parametrize("number", WRITERS)
def test_a_pipe_is_written_to_and_stays(capfd, tmp_path, number):
    """`--out` of a pipe: whoever reads it gets the whole."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    assert program.main(writers(str(pipe), tmp_path)[number]) == 0
    reader.join(60)
    assert pipe.is_fifo()
    assert len(got[0]) > 10


@needs_pipes
def test_a_pipe_that_nobody_reads_is_one_sentence(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.05)
    os.mkfifo(tmp_path / "pipe")
    words = ("position", "despirala", "--out", str(tmp_path / "pipe"))
    assert "cannot be written" in require_one_sentence(run(capsys, *words))


@pytest.mark.skipif(os.name == "nt", reason="Windows has other links and modes")
@pytest.mark.parametrize("number", WRITERS)
@pytest.mark.parametrize("stands", [True, False])
def test_links_are_followed_and_the_mode_stays(capfd, tmp_path, number, stands):
    """A link to a file in another folder, and one to a file that is still to come."""
    (tmp_path / "there").mkdir()
    link, file = tmp_path / "link.png", tmp_path / "there" / "file.png"
    link.symlink_to(file)
    words = writers(str(link), tmp_path)[number]
    if stands:
        assert program.main(writers(str(file), tmp_path)[number]) == 0
        file.chmod(0o640)
    before = file.stat() if stands else None
    assert program.main(words) == 0
    assert link.readlink() == file
    assert file.stat().st_size > 10
    if before is not None:
        assert file.stat().st_mode == before.st_mode


def test_no_part_is_left_when_a_link_leads_to_itself(tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(StorageError, match="cannot be written"):
        put_in_place(tmp_path / "loop", b"new")
    assert (tmp_path / "loop").is_symlink()
    assert len(list(tmp_path.iterdir())) == 1


# -- nothing else opens a person's files ----------------------------------------------------------

OWN = "reads what the program comes with"
GUEST = "talks to the process of a guest, or asks the system about it"
MAY_OPEN = {
    "engine/core/storage.py": "the one function; adds lines to a file that record.read has read",
    "main.py": "drops output that cannot be written",
    "engine/core/learning/statistics.py": "SQLite opens its own store",
    "engine/core/arena.py": OWN,
    "engine/core/card.py": OWN,
    "engine/core/game.py": OWN,
    "engine/core/commands.py": OWN,
    "engine/text/message.py": OWN,
    "engine/ui/hub/covers.py": OWN,
    "engine/ui/pages/rulebook.py": OWN,
    "engine/ui/board.py": OWN,
    "engine/ui/paint/portraits.py": OWN,
    "engine/ui/theme.py": OWN,
    "engine/ui/paint/shapes.py": OWN,
    "games/arcs/scene/art/cards.py": OWN,
    "games/arcs/supercat/document.py": OWN,
    "games/despirala/combinations.py": OWN,
    "games/despirala/scene/review.py": OWN,
    "games/rajas/board.py": OWN,
    "games/risk/scene/ground.py": OWN,
    "games/risk/scene_cover.py": OWN,
    "games/roll_galaxy/navigator/rollout.py": OWN,
    "engine/core/external/guard.py": GUEST,
    "engine/core/external/process.py": GUEST,
    "engine/core/external/bot_program.py": GUEST,
    "engine/ui/self_test.py": "writes a bot to try the sandbox with",
    "games/risk/arena/syncs.py": GUEST,
    "games/risk/arena/contestant.py": GUEST,
}
"""Whoever opens a file of a person belongs into `engine/core/storage.py`, not into this list."""

OPENERS = {
    "read_text", "read_bytes", "write_text", "write_bytes", "fdopen", "FileIO", "load", "open_code",
    "load_sized_svg", "TiledMap", "Font", "fromfile", "memmap", "mkstemp", "connect",
}  # fmt: skip
MAY_BE_OPENER = re.compile(rf"\b({'|'.join(sorted(OPENERS | {'open'}))})\s*\(")
"""Only a file with such a call is worth parsing."""
LOADERS = {"image", "np", "numpy", "pickle", "json", "mixer", "sqlite3", "pygame"}
"""Whose `load` and `connect` open a file; there are other methods of these names."""


def opens_a_file(call: ast.Call) -> bool:
    """Whether it opens a file that need not be the program's own (told by its folder)."""
    match call.func:
        case ast.Attribute(value, _) if "__file__" in ast.unparse(value):
            return False
        case ast.Name("open") | ast.Name("FileIO"):
            return True
        case ast.Attribute(value, "open"):
            return (bool(call.args) and not isinstance(value, ast.Name | ast.Attribute)) or (
                bool(call.args) and isinstance(call.args[0], ast.Constant)
            ) or (isinstance(value, ast.Name) and value.id in ("os", "io"))  # fmt: skip
        case ast.Attribute(value, "load" | "connect"):
            return ast.unparse(value).rpartition(".")[2] in LOADERS
        case ast.Attribute(value, "read_text"):
            return bool(call.args or call.keywords) and ast.unparse(value) != "self.draft"
        case ast.Attribute(_, name):
            return name in OPENERS
    return False


def openers() -> set[str]:
    """The modules that open files; what runs beside a submission, `compat`, is a guest's."""
    found = set()
    for path in (ROOT / "main.py", *ROOT.glob("engine/**/*.py"), *ROOT.glob("games/**/*.py")):
        if "compat" in path.parts:
            continue
        text = path.read_text("utf-8")
        if not MAY_BE_OPENER.search(text):
            continue
        tree = ast.parse(text)
        if any(isinstance(node, ast.Call) and opens_a_file(node) for node in ast.walk(tree)):
            found.add(path.relative_to(ROOT).as_posix())
    return found


def test_only_one_module_opens_the_files_of_a_person():
    assert openers() == set(MAY_OPEN)


@pytest.mark.parametrize(
    ("line", "is_opener"),
    [("open(path)", True), ("path.open('rb')", True), ("os.open(path, 0)", True),
     ("(a / b).open('wb')", True), ("path.read_bytes()", True),
     ("Path(__file__, 'a').read_text('utf-8')", False), ("self.words.open()", False),
     ("self.open(entry)", False), ("Progress.load()", False), ("pygame.image.load(path)", True)],
)  # fmt: skip
def test_what_opens_a_file_is_told_from_what_opens_a_page(line, is_opener):
    assert opens_a_file(ast.parse(line).body[0].value) is is_opener
