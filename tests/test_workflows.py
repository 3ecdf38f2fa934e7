"""What GitHub's machines are told to run is there: commands, files and packages."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
COMMANDS = [line.partition("run: ")[2] for line in WORKFLOW.splitlines() if "- run: " in line]


def test_it_runs_on_the_three_systems():
    systems = re.findall(r"(\w+)-latest", WORKFLOW)
    assert systems == ["ubuntu", "windows", "macos"]


@pytest.mark.parametrize("name", [".ci/run", "build/make.py", "requirements.txt"])
def test_what_it_runs_is_there(name):
    assert any(name in command for command in COMMANDS)
    assert (ROOT / name).is_file()


def test_ci_can_be_run_and_needs_no_package_that_was_not_installed():
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    wanted = re.findall(r"missing\+=\(([\w-]+)\)", (ROOT / ".ci" / "run").read_text("utf-8"))
    (installing,) = [command for command in COMMANDS if "apt-get install" in command]
    assert set(wanted) <= set(installing.split())
