"""A language is only files: made by `build.new_language`, then filled, it is chosen and shown."""

import json
import re
import shutil
import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast, serialize

from engine.core.game import Game
from engine.text.catalogue import in_pseudo, strange
from games import REGISTRY
from tests.once_a_run import surroundings_in
from tests.voice import ROOT
from tests.voice.test_pseudo import plain_words

MADE, ITS_NAME = "eo", "Esperanto"
ENTRY = re.compile(r"^# (?=-?[A-Za-z][\w-]* *=| |\})", re.MULTILINE)
HOLE = re.compile(r"(\{[^}]*\})")
CLAUSE = re.compile(r"(\*\*[A-Z][A-Z-]*-[\w.]+\*\*)")
NAMES = ("Random", "Despirala")
"""Names."""


def outside(mark, text):
    """The text in strange letters, but what fits the mark."""
    return "".join(part if mark.fullmatch(part) else strange(part) for part in mark.split(text))


def filled(path, text):
    """A file that was made, as somebody fills it who speaks in strange letters."""
    if path.suffix == ".ftl":
        resource = FluentParser().parse(ENTRY.sub("", text))
        assert not [each.content for each in resource.body if isinstance(each, ast.Junk)], path
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and entry.id.name != "language-name":
                in_pseudo(entry)
        return serialize(resource)
    if path.suffix == ".json":
        return json.dumps(translated(json.loads(text)))
    lines = (line.removeprefix("<!-- ").removesuffix(" -->") for line in text.splitlines())
    return "\n".join(outside(CLAUSE, line) for line in lines)


def translated(words):
    if isinstance(words, list):
        return [translated(each) for each in words]
    found = dict(words)
    for key, said in words.items():
        if key.startswith("# "):
            texts = [outside(HOLE, each) for each in (said if isinstance(said, list) else [said])]
            found[key[2:]] = texts if isinstance(said, list) else texts[0]
        elif key == "steps":
            found[key] = translated(said)
    return found


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """The program with a new language, its files still empty."""
    root = tmp_path_factory.mktemp("tree")
    for name in ("engine", "games", "build"):
        shutil.copytree(ROOT / name, root / name)
    shutil.copy(ROOT / "main.py", root)
    (root / "assets").symlink_to(ROOT / "assets")
    run(root, "-m", "build.new_language", MADE, ITS_NAME)
    return root


def run(root, *words, typed=""):
    """What a command of that program prints, started where the system speaks the new language."""
    env = {**surroundings_in(root), "LC_ALL": f"{MADE}.UTF-8", "XDG_DATA_HOME": str(root / "data")}
    done = subprocess.run(
        [sys.executable, *words], cwd=root, env=env, input=typed, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def lacking(root):
    rooms = json.loads(run(root, "main.py", "language", MADE, "--json"))["rooms"]
    return {
        (room, kind): len(told["lacking"]) / told["count"]
        for room, kinds in rooms.items()
        for kind, told in kinds.items()
        if told["lacking"]
    }


def test_a_language_is_only_files(tree):
    made = [path for part in (MADE, f"{MADE}.ftl", f"RULES.{MADE}.md")
            for path in tree.rglob(part)]  # fmt: skip
    files = [each for path in made for each in (path.rglob("*.*") if path.is_dir() else [path])]
    empty = lacking(tree)
    assert set(empty) >= {("house", "messages"), ("risk", "lessons"), ("arcs", "rules")}
    assert all(share == 1 for place, share in empty.items() if place[0] != "house")

    for path in files:
        path.write_text(filled(path, path.read_text("utf-8")), "utf-8")
    unable = {(game.key, "puzzles") for game in REGISTRY.games()
              if type(game).puzzle_in is Game.puzzle_in}  # fmt: skip
    assert set(lacking(tree)) == unable

    asks = "from engine.text.message import *; print(spoken('system'), *map(own_name, languages()))"
    assert run(tree, "-c", asks).split() == [MADE, "English", "Deutsch", ITS_NAME]
    table = run(tree, "main.py", "play", "despirala", "--text", "--seats", "human,random",
                "--seed", "1", typed="1\n" * 200)  # fmt: skip
    assert "Despirala" in table
    assert not plain_words(table, NAMES)
