"""Which helper a submission imports: one beside it, that of a checkout around it, or ours."""

import os

import pytest

from engine.core.arena import Tournament, simulate
from games.risk.arena.syncs import COMPATIBILITY, helper_for
from games.risk.game import GAME
from tests.games.risk.arena.players import FORAGER, guest, new_match, play_with

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


@pytest.fixture
def checkout(tmp_path):
    """A checkout of the contest, whose helper consists of these lines, and a submission in it."""

    def made(helper: str):
        folder = tmp_path / "contest"
        for part in ("helper", "shared"):
            package = folder / f"risk-{part}" / "src" / f"risk_{part}"
            package.mkdir(parents=True)
            (package / "__init__.py").touch()
        (folder / "risk-helper" / "src" / "risk_helper" / "game.py").write_text(helper)
        submission = folder / "bots" / "mine" / "submission.py"
        submission.parent.mkdir(parents=True)
        submission.write_text(FORAGER.read_text())
        return folder, submission

    return made


def test_a_lone_submission_gets_our_helper(tmp_path):
    helper = helper_for(tmp_path / "mine.py")
    assert helper.folders == (tmp_path, COMPATIBILITY)
    assert helper.whose == "our helper"


def test_the_contests_own_helper_around_it_is_taken_where_it_can_be_imported(checkout):
    folder, submission = checkout("class Game: ...")
    helper = helper_for(submission)
    own, *contests = helper.folders
    assert own == submission.parent
    assert contests == [folder / "risk-helper" / "src", folder / "risk-shared" / "src"]
    assert helper.whose == f"the contest's helper in {folder}"


def test_ours_comes_next_where_the_contests_lacks_a_library(checkout):
    folder, submission = checkout("import a_library_that_is_not_installed")
    helper = helper_for(submission)
    assert helper.folders == (submission.parent, COMPATIBILITY)
    assert helper.whose == (
        f"our helper, for the contest's in {folder} cannot be imported "
        "(ModuleNotFoundError: No module named 'a_library_that_is_not_installed')"
    )


@needs_pipes
def test_a_submission_in_a_checkout_plays_and_it_is_said_with_which_helper(checkout):
    _, submission = checkout("raise TypeError('a newer library')")
    seats = (f"syncs*20:{submission}", "random", "random")
    document = simulate(GAME, Tournament(seats, 1, "checkout", {"rounds": "10"}))
    assert document["seats"][0]["forfeits"] == []
    remark = document["seats"][0]["remark"]
    assert remark.startswith("submission.py imports our helper, for the contest's in ")
    assert remark.endswith("cannot be imported (TypeError: a newer library).")


@needs_pipes
def test_the_log_says_with_which_helper_a_submission_begins():
    match = new_match(3)
    with guest(FORAGER) as bot:
        play_with(match, {0: bot}, limit=8)
    own = [move for move in match.moves if move.seat == 0]
    assert own[0].reasons[-1].text == "forager.py imports our helper."
    assert len(own[1].reasons) == 1


@needs_pipes
def test_a_helper_beside_the_submission_is_taken_before_all_others(checkout):
    _, submission = checkout("class Game: ...")
    beside = submission.parent / "risk_helper"
    beside.mkdir()
    (beside / "__init__.py").write_text("raise SystemExit('my own helper')")
    assert helper_for(submission).whose == "the helper beside it"
    with guest(submission) as bot:
        play_with(new_match(3), {0: bot}, limit=5)
    assert "my own helper" in bot.faults[0].sentence


def test_a_helper_in_another_language_is_none(checkout):
    """A team wrote its helper in Rust: a folder of that name beside it and one around it."""
    folder, submission = checkout("class Game: ...")
    for place in (submission.parent, folder / "risk-helper" / "src"):
        crate = place / "risk_helper"
        crate.mkdir(exist_ok=True)
        for python in crate.glob("*.py"):
            python.unlink()
        (crate / "lib.rs").touch()
    helper = helper_for(submission)
    assert helper.whose == "our helper"
    assert helper.folders == (submission.parent, COMPATIBILITY)


@needs_pipes
def test_beside_a_helper_in_another_language_a_submission_plays_with_ours(tmp_path):
    (tmp_path / "risk_helper").mkdir()
    (tmp_path / "risk_helper" / "lib.rs").touch()
    submission = tmp_path / "submission.py"
    submission.write_text(FORAGER.read_text())
    match = new_match(3)
    with guest(submission) as bot:
        play_with(match, {0: bot}, limit=5)
    assert bot.faults == {}
    own = next(move for move in match.moves if move.seat == 0)
    assert own.reasons[-1].text == "submission.py imports our helper."
