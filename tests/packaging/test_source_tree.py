"""The shape of the house: what stands at the top, and who may import whom."""

import re
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pygame
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
        "requirements.txt", "requirements-cluster.txt", "requirements-rl.txt", "constraints.txt",
        "README.md", "pyproject.toml", "LICENSE",
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


def reasons() -> dict[str, str]:
    """What the README says of each library."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("| library | why |\n|---|---|\n")[1].split("\n\n")[0]
    found = {}
    for row in table.splitlines():
        libraries, why = row.strip("|").split("|")
        found |= dict.fromkeys(re.findall(r"`([^`]+)`", libraries), why.strip())
    return found


def test_every_dependency_is_pinned_and_has_its_reason_in_the_readme():
    lines = [line for path in ROOT.glob("requirements*.txt") for line in path.open()]
    wanted = [line for line in map(str.strip, lines) if line and not line.startswith(("#", "-"))]
    assert [line for line in wanted if not re.fullmatch(r"[\w.-]+==[\w.]+(; .+)?", line)] == []
    assert {line.partition("==")[0] for line in wanted} == reasons().keys()
    assert all(reasons().values())


def pinned(name: str) -> dict[str, str]:
    """The packages of a file with their one version each, by their normal names."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    pins = [Requirement(line) for line in lines if line.strip() and line[0] not in "#- "]
    assert [str(each) for each in pins if not re.fullmatch(r"==[\w.]+", str(each.specifier))] == []
    return {canonicalize_name(each.name): str(each.specifier) for each in pins}


def brought_along_by(name: str, found: set[str]) -> set[str]:
    """The package and whatever it needs here, as far as it is installed."""
    if name not in found:
        found.add(name)
        with suppress(PackageNotFoundError):
            for each in map(Requirement, requires(name) or ()):
                if each.marker is None or each.marker.evaluate({"extra": ""}):
                    brought_along_by(canonicalize_name(each.name), found)
    return found


def test_what_the_dependencies_bring_along_is_pinned_as_well():
    files = [path.name for path in ROOT.glob("requirements*.txt")]
    assert "-c constraints.txt" in (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    wanted = {name: version for file in files for name, version in pinned(file).items()}
    every = pinned("constraints.txt")
    assert {name: every.get(name) for name in wanted} == wanted
    needed = {each for name in wanted for each in brought_along_by(name, set())}
    assert needed - every.keys() == set()
    assert len(needed) > len(wanted)


def test_the_pins_are_for_every_system_and_version():
    """Windows and macOS, and Python 3.11, need packages that others do not."""
    text = (ROOT / "constraints.txt").read_text("utf-8")
    for marker in ("sys_platform == 'win32'", "sys_platform == 'darwin'", "python_full_version <"):
        assert f" ; {marker}" in text


WITHOUT = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(f"{{each}}.") for each in {excluded}):
            raise ImportError(f"{{name}} is not packaged")
sys.meta_path.insert(0, Refuse())
import engine.ui.paper, main
engine.ui.paper.measure()
print("printed")
"""


def test_what_the_packaged_program_leaves_out_is_not_needed_to_print_a_sheet():
    """fpdf2 needs `unittest.mock`, which was left out."""
    spec = (ROOT / "build" / "tabletop_bots.spec").read_text("utf-8")
    listed = spec.split("EXCLUDED = [")[1].split("]")[0]
    excluded = re.findall(r'"([\w.]+)"', listed)
    assert {"PIL", "pytest"} <= {*excluded}
    code = WITHOUT.format(excluded=excluded)
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.stdout.splitlines()[-1:] == ["printed"], result.stderr


TABLES = """
import sys
import games.arcs.campaign.scene.endings, games.arcs.scene.end
print(sorted({"fpdf", "fontTools", "PIL", "numpy.testing"} & {*sys.modules}))
"""


def test_opening_a_table_loads_nothing_that_only_a_printer_needs():
    """fpdf2 and its fonts take 0.4 s and 30 MB."""
    command = [sys.executable, "-c", TABLES]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1:] == ["[]"]
