"""The shape of the house: what stands at the top, and who may import whom."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]

PURE = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "pytmx"):
            raise ImportError(f"{name} must not be imported here")
sys.meta_path.insert(0, Refuse())
from games import REGISTRY
from engine.core import commands
for game in REGISTRY.games():
    for level in game.bot_levels:
        pass
print("pure")
"""


def test_the_top_level_holds_just_what_the_architecture_names():
    tracked = subprocess.run(
        ["git", "ls-tree", "--name-only", "HEAD"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if tracked.returncode:
        pytest.skip("this is no git checkout")
    visible = {name for name in tracked.stdout.split() if not name.startswith(".")}
    assert visible == {
        "main.py", "games", "engine", "assets", "build", "tests",
        "requirements.txt", "requirements-cluster.txt", "README.md", "pyproject.toml", "LICENSE",
    }  # fmt: skip


def test_rules_bots_and_core_run_with_pygame_out_of_reach():
    result = subprocess.run(
        [sys.executable, "-c", PURE], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.stdout.strip() == "pure", result.stderr


def test_the_window_opens_without_the_pages_behind_the_hub():
    code = "import sys, main, engine.ui.launch; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    scenes = {
        "engine.ui.table.table",
        "engine.ui.pages.rules",
        "games.risk.game",
        "games.risk.state",
    }
    heavy = {"numpy", "asyncio", "rich", "openskill", "distributed", "multiprocessing", "logging"}
    assert not (scenes | heavy) & set(result.stdout.split())


def test_the_installed_pygame_is_pygame_ce():
    assert pygame.IS_CE


def test_every_dependency_is_pinned_and_has_its_reason_in_the_readme():
    readme = (ROOT / "README.md").read_text(encoding="utf-8").casefold()
    lines = [line for path in ROOT.glob("requirements*.txt") for line in path.open()]
    for line in map(str.strip, lines):
        if line and not line.startswith(("#", "-r ")):
            name, pin, version = line.partition("==")
            assert pin
            assert version
            assert f"`{name}`".casefold() in readme, f"README gives no reason for {name}"
