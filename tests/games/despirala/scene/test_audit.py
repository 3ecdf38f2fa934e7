"""No text of table and review overlaps, is cut or is faint, in large and small windows."""

from dataclasses import replace

import pytest

from engine.core.match import Match, play_bots
from engine.ui.canvas import Audit
from games.despirala.combinations import NAMES
from games.despirala.scene.prospects import Chooser
from tests.games.despirala.scene.playing import QUICK, DespiralaStage, a_match, played
from tests.games.despirala.scene.test_review import ReviewStage

SIZES = [(1280, 720), (1920, 1080)]
PLAYERS = ("human", "optimal", "sampled:5", "sampled:1", "sampled:5", "optimal")
SEATS = (1, 2, 3, 6)


def start_collecting(chooser: Chooser) -> None:
    """Choose the first Collect that is free, or leave the table as it is."""
    name = next((name for name in NAMES[:6] if name in chooser.selection.free), None)
    if name is not None:
        chooser.selection.take(("row", name))
        chooser.selection.confirm()


def open_faces(chooser: Chooser) -> None:
    """Open the longest choice of faces there is."""
    for name in ("Three pairs", "Two triples", "Six of a kind", "Four of a kind"):
        if name in chooser.selection.free:
            chooser.open_picker(NAMES.index(name))
            return


def at_a_choice(match: Match) -> Match:
    """The match gone on to where the person chooses what to collect, however the dice fall."""
    bots = [match.game.bot("optimal", match.setup)] * len(match.setup.seats)
    while match.seat_to_answer != 0 or match.pending.kind != "move":
        play_bots(match, bots, 1)
    return match


def problems(
    size: tuple[int, int],
    seats: int,
    answers: int,
    *,
    mode: str = "normal",
    prepare=lambda table: None,
    **settings: bool,
) -> list[str]:
    """What the audit finds at a table after so many answers."""
    audit = Audit()
    match = at_a_choice(played(a_match(*PLAYERS[:seats], mode=mode), answers))
    stage = DespiralaStage(match, settings=replace(QUICK, **settings), size=size, audit=audit)
    stage.wait_for_turn()
    stage.wait_for_odds()
    prepare(stage.chooser)
    stage.wait_for_odds()
    stage.step(0.5)
    stage.app.draw()
    return audit.problems(stage.app.canvas.width, stage.app.canvas.height)


@pytest.mark.sample(9)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_the_start_of_a_game(size: tuple[int, int], seats: int, mode: str) -> None:
    assert problems(size, seats, 0, mode=mode) == []


@pytest.mark.sample(9)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_middle_of_a_game(size: tuple[int, int], seats: int) -> None:
    assert problems(size, seats, 24 * seats) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_collecting(size: tuple[int, int], seats: int) -> None:
    assert problems(size, seats, 12 * seats, prepare=start_collecting) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 3])
def test_choosing_faces(size: tuple[int, int], seats: int) -> None:
    assert problems(size, seats, 8 * seats, prepare=open_faces) == []


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "settings",
    [{"show_hints": False}, {"log_open": False}, {"live_analysis": True}],
    ids=["no hints", "no log", "live analysis"],
)
def test_other_settings(size: tuple[int, int], settings: dict[str, bool]) -> None:
    assert problems(size, 3, 70, **settings) == []


@pytest.mark.sample(9)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_the_review(size: tuple[int, int], seats: int, mode: str) -> None:
    audit = Audit()
    match = played(a_match(*PLAYERS[:seats], mode=mode), None, stand_in="sampled:5")
    stage = ReviewStage(match, size=size, audit=audit)
    stage.app.draw()
    assert audit.problems(stage.app.canvas.width, stage.app.canvas.height) == []
