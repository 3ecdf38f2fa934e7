"""The editor of a position on its board, by the example of Risk: words, the hand, what is shown."""

import pytest

from engine.core.position import sample_position
from engine.core.position_edits import BACK, CounterRow
from engine.ui.position.board_editor import IMPOSSIBLE
from engine.ui.position.editor import PositionScene
from engine.ui.table.table import Table
from games import REGISTRY
from games.risk.board import territory_named
from games.risk.game import GAME
from games.risk.state import NEUTRAL
from tests.games.risk.positions import continent, playing
from tests.ui.desk_stage import DeskStage
from tests.voice.spoken import english

PERU = territory_named("Peru")


@pytest.fixture
def stage():
    """Two seats, and so a neutral army."""
    return DeskStage(GAME, playing(continent("Asia")))


def hover(stage, *key):
    """The pointer is on a place."""
    factor = stage.app.scale * stage.desk.plane.factor
    x, y = stage.desk.spots.spot(key).box.centre
    stage.move(x * factor, y * factor)
    stage.app.step(0, [])


def test_the_bar_says_what_comes_and_what_a_click_does(stage):
    assert stage.desk.bar_words()[:2] == (
        english(stage.page.draft.waits_for),
        "Click a territory: a troop of the seat shown, or its new owner.",
    )
    hover(stage, "conquered")
    assert "a card comes as the attacks end" in english(stage.desk.bar_words()[1])


def test_what_is_wrong_is_said_but_beside_the_board_what_a_click_does(stage):
    stage.touch("Troops to place", 1)
    stage.move(10, 10)
    stage.app.step(0, [])
    assert stage.page.draft.problem is not None
    head, words, _ = stage.desk.bar_words()
    assert (head, words) == (english(IMPOSSIBLE), stage.page.draft.problem.sentence)
    hover(stage, "Sets redeemed", 1)
    head, words, _ = stage.desk.bar_words()
    assert head == english(IMPOSSIBLE)
    assert "the next set is worth more" in english(words)


def test_the_hand_is_emptied_first_then_the_page_shut_then_the_editor_left(stage):
    stage.touch("symbol", "Wild")
    stage.desk.state.held = ("neutral",)
    stage.key("escape")
    assert (stage.desk.state.held, stage.desk.state.page) == ((), ("symbol", "Wild"))
    stage.key("escape")
    assert stage.desk.state.page == ()
    stage.key("escape")
    assert stage.app.top is stage.page


def test_what_is_in_the_hand_is_laid_again_and_again_until_it_is_let_go(stage):
    stage.touch("neutral")
    assert stage.desk.title == "Neutral army"
    for troops in (1, 2):
        stage.desk.click(("land", PERU))
        assert (stage.table.owners[PERU], stage.table.troops[PERU]) == (NEUTRAL, troops)
    stage.desk.let_go()
    stage.desk.click(("land", PERU))
    assert stage.table.owners[PERU] == 0


def test_a_seat_that_is_gone_is_shown_no_more():
    stage = DeskStage(GAME, GAME.read_position(sample_position(GAME, {}, 3)))
    stage.touch("seat", 2)
    stage.page.remove_seat(2)
    stage.desk.renew()
    assert (stage.desk.seat, len(stage.desk.seat_cards)) == (1, 2)


def test_a_match_takes_the_place_of_editor_and_page(stage):
    stage.key("return")
    stage.key("return")
    assert isinstance(stage.app.top, Table)
    assert not any(isinstance(each, PositionScene) for each in stage.app.scenes)


@pytest.mark.parametrize("key", ["arcs", "rajas", "risk", "despirala"])
def test_every_place_on_the_board_and_beside_it_is_declared_and_drawn(key):
    game = REGISTRY.game(key)
    desk = DeskStage(game, game.read_position(sample_position(game, {}, 2)), (1280, 720)).desk
    pages = [spot.fact.key for spot in desk.spots.places
             if desk.edits.places[spot.fact.key[0]].role == "page"]  # fmt: skip
    for page in [(), *pages]:
        desk.turn_to(page)
        kinds = {spot.fact.key[0] for spot in desk.spots.places if spot.fact.key != BACK}
        assert kinds <= desk.edits.places.keys(), page
        pictures = {chip.key[0] for chip, _ in desk.panel.entries if not chip.words}
        rows = desk.edits.rows(desk.table, desk.state)
        counters = {row.name for row in rows if isinstance(row, CounterRow)}
        assert pictures <= desk.painters.keys() | counters, page
