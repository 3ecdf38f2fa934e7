"""The kept patches fit the code of today, and their own tests pass."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.once_a_run import surroundings_in
from tests.trials import FOLDER, NAMES, apply, files_touched, own_tests

ROOT = Path(__file__).parents[2]
COPIED = ("build", "engine", "games", "tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns(
    "golden", "records", "baseline", "benchmarks", "data.json", "*.png"
)


def test_every_patch_is_counted():
    assert sorted(path.stem for path in FOLDER.glob("*.patch")) == sorted(NAMES)
    assert all(own_tests(name) for name in NAMES)


def test_files_of_other_languages_do_not_count(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.trials.FOLDER", tmp_path)
    paths = ["games/go/board.py", "games/go/text/en.ftl", "games/go/text/en/card.ftl",
             "games/go/text/de/card.ftl", "games/go/RULES.md"]  # fmt: skip
    text = "".join(f"diff --git a/{path} b/{path}\n" for path in paths)
    (tmp_path / "komi.patch").write_text(text)
    assert files_touched("komi") == [path for path in paths if "/de/" not in path]


@pytest.mark.long
def test_the_patches_fit_the_code_and_their_tests_pass(tmp_path):
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        options = {"ignore": LEFT_OUT} if copy is shutil.copytree else {}
        copy(ROOT / name, tmp_path / name, **options)
    for name in NAMES:
        assert apply(name, tmp_path) == "", f"{FOLDER / '__init__.py'} says how it is made again"
    surroundings = surroundings_in(tmp_path).items()
    around = {name: value for name, value in surroundings if "PYTEST" not in name}
    subprocess.run(
        [sys.executable, "-m", "build.position_pages"], cwd=tmp_path, env=around, check=True
    )
    files = [path for name in NAMES for path in own_tests(name)]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *files],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300, env=around,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout
