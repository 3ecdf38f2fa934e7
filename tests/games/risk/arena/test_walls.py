"""Contest submissions behind the walls of a sandbox, and without them."""

import sys
import time

import pytest

from engine.core.external.conversation import Misbehaved
from games.risk.arena.export import submission
from games.risk.arena.syncs import Connection, ContestLimits, helper_for
from tests.games.risk.arena.players import FORAGER, guest, new_match, play_with
from tests.patience import patience

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux alone")

READS = """
try:
    found = open({letter!r}).read()
except OSError as error:
    found = type(error).__name__
"""


@pytest.fixture
def letter(tmp_path, monkeypatch):
    """A file of the user's, who has a home of their own."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    (home / "letter.txt").write_text("dear diary")
    return home / "letter.txt"


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "contest"
    made.mkdir()
    return made


def test_a_submission_reads_the_users_files_only_without_a_sandbox(letter, folder, walls):
    spy = folder / "spy.py"
    spy.write_text(READS.format(letter=str(letter)) + "raise SystemExit('it found ' + found)")
    with guest(spy) as bot:
        play_with(new_match(3), {0: bot}, limit=5)
    found = "FileNotFoundError" if walls == "in a sandbox" else "dear diary"
    assert f"it found {found}" in bot.faults[0].sentence


def test_the_contests_helper_is_tried_behind_the_same_walls(letter, folder, walls):
    """To see whether it can be imported, it is run."""
    for part in ("helper", "shared"):
        package = folder / f"risk-{part}" / "src" / f"risk_{part}"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
    game = folder / "risk-helper" / "src" / "risk_helper" / "game.py"
    game.write_text(READS.format(letter=str(letter)) + "raise ImportError('it found ' + found)")
    whose = helper_for(folder / "bots" / "mine.py").whose
    found = "FileNotFoundError" if walls == "in a sandbox" else "dear diary"
    assert whose.endswith(f"cannot be imported (ImportError: it found {found})")


def test_a_submission_that_plays_as_a_bot_of_ours_finds_this_program(folder, walls):
    ours = folder / "ours.py"
    ours.write_text(submission("general"))
    with guest(ours) as bot:
        play_with(new_match(3), {0: bot}, limit=10)
    assert bot.faults == {}


@pytest.mark.parametrize("walls", ["in a sandbox"], indirect=True)
def test_a_helper_beside_a_submission_in_the_home_is_found_there(letter, walls):
    home = letter.parent
    (home / "risk_helper").mkdir()
    (home / "risk_helper" / "__init__.py").write_text(
        f"import os\nraise SystemExit('it sees ' + str(os.listdir({str(home)!r})))"
    )
    (home / "mine.py").write_text(FORAGER.read_text())
    with guest(home / "mine.py") as bot:
        play_with(new_match(3), {0: bot}, limit=5)
    assert "it sees ['risk_helper']" in bot.faults[0].sentence


@pytest.mark.parametrize(
    ("name", "kind"), [("from_engine.pipe", "TIMEOUT"), ("to_engine.pipe", "BROKEN_PIPE")]
)
def test_a_link_in_the_place_of_a_pipe_leads_us_nowhere(letter, folder, name, kind):
    """What stands behind walls could otherwise have us read or write a file for it."""
    sly = folder / "sly.py"
    sly.write_text(
        "import os, time\n"
        f"os.remove('io/{name}'); os.symlink({str(letter)!r}, 'io/{name}')\n"
        "open('io/done', 'w'); time.sleep(100)"
    )
    connection = Connection(sly, 0, ContestLimits(open_seconds=3.0))
    try:
        done = connection.folder / "io" / "done"
        for _ in patience(1000):
            if done.exists():
                break
            time.sleep(0.01)
        with pytest.raises(Misbehaved) as problem:
            connection.ask("{}")
    finally:
        connection.close()
    assert problem.value.kind == kind
    assert letter.read_text() == "dear diary"
