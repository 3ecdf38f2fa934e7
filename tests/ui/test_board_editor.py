"""The editor of a position on its board, by the example of Risk: words, the hand, what is shown."""

from itertools import combinations
from random import Random

import pytest

from engine.core import commands
from engine.core.position.draft import sample_position
from engine.core.position.edits import BACK, CounterRow
from engine.core.setup import SeatSetup, Setup
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.launch import Pages
from engine.ui.position.board_editor import IMPOSSIBLE, BoardEditor
from engine.ui.position.drawer import FieldsDrawer
from engine.ui.scene import Scene
from engine.ui.self_test import settle
from engine.ui.table.table import Table
from games import REGISTRY
from games.risk.board import territory_named
from games.risk.game import GAME
from games.risk.state import NEUTRAL, NOBODY
from tests.games.risk.positions import continent, playing
from tests.patience import lengths
from tests.ui.desk_stage import QUICK, DeskStage
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
    stage.touch("reserve", 1)
    stage.move(10, 10)
    stage.app.step(0, [])
    assert stage.page.draft.problem is not None
    head, words, _ = stage.desk.bar_words()
    wrong = "Seat 1, Troops to place is not 0, but seat 1 is to attack"
    assert (head, words) == (english(IMPOSSIBLE), wrong)
    hover(stage, "sets", 1)
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
    assert stage.desk not in stage.app.scenes


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
    stage.page.edit(lambda draft: draft.remove_seat(2))
    stage.desk.renew()
    assert (stage.desk.seat, len(stage.desk.seat_cards)) == (1, 2)


def test_a_match_takes_the_place_of_the_desk(stage):
    stage.key("return")
    stage.key("return")
    assert isinstance(stage.app.top, Table)
    assert not any(isinstance(each, BoardEditor) for each in stage.app.scenes)


@pytest.mark.painted
@pytest.mark.parametrize("key", ["arcs", "rajas", "risk", "despirala", "roll_galaxy"])
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


# -- what there is around the board ----------------------------------------------------------------


def opened(key, *players):
    """The desk as the set-up page opens it: the board first, for the seats that were chosen."""
    stage = DeskStage.__new__(DeskStage)
    stage.app = App(QUICK, REGISTRY, size=(1280, 720), routes=Pages, headless=True)
    stage.app.push(Scene(stage.app))
    setup = Setup(tuple(SeatSetup(who, f"Name {n}") for n, who in enumerate(players)), "chosen")
    stage.app.routes.position(REGISTRY.game(key), before=setup)
    stage.app.step(0, [])
    stage.desk = stage.app.top
    stage.page = stage.desk.page
    return stage


def test_the_board_comes_first_from_the_printed_set_up_with_the_seats_as_chosen():
    stage = opened("rajas", "human", "dummy")
    assert isinstance(stage.desk, BoardEditor)
    assert stage.table.round == 1
    assert [seat.is_dummy for seat in stage.table.seats] == [False, True]
    stage.key("return")
    assert [(seat.is_person, seat.level, seat.name) for seat in stage.app.top.draft.seats] == [
        (True, "minister", "Name 0"), (False, "dummy", "Name 1"),
    ]  # fmt: skip
    stage.key("escape")
    assert stage.app.top is stage.desk
    stage.key("escape")
    assert not any(isinstance(each, BoardEditor) for each in stage.app.scenes)


@pytest.mark.parametrize(("key", "other"), [("risk", "recruit"), ("arcs", "steward")])
def test_the_bot_chosen_is_the_bot_asked_and_nobody_leaves_the_board(key, other, monkeypatch):
    asked, real = [], commands.decide

    def noted(game, document, level, *more):
        asked.append(level)
        return real(game, document, other, *more)

    monkeypatch.setattr(commands, "decide", noted)
    stage = opened(key, "human", "human", "human")
    stage.key("h")
    settle(stage.app)
    assert stage.app.top is stage.desk
    assert asked == [stage.desk.bot.chosen] == [REGISTRY.game(key).advisor]
    row = [level.name for level in stage.desk.bot.levels].index(other)
    stage.point(stage.desk.bot.rows[row].box)
    settle(stage.app)
    assert asked[1:] == [other]
    assert len(stage.desk.bot.rungs) == len(stage.desk.bot.advice["reasons"]) > 0


def test_the_bot_that_sits_where_a_decision_is_due_is_the_one_asked():
    stage = opened("risk", "recruit", "recruit", "recruit")
    assert stage.desk.bot.chosen == "recruit" != REGISTRY.game("risk").advisor
    other = stage.desk.bot.levels[-1].name
    stage.key("h")
    stage.point(stage.desk.bot.rows[-1].box)
    stage.desk.renew()
    assert stage.desk.bot.chosen == other


def test_an_answer_grows_grey_is_asked_again_and_done_here():
    stage = opened("risk", "human", "human", "human")
    stage.key("h")
    settle(stage.app)
    stage.desk.click(("land", PERU))
    bot = stage.desk.bot
    assert (bot.is_stale, bot.do_it.is_enabled) == (True, False)
    stage.key("z")
    stage.point(bot.button.box)
    settle(stage.app)
    assert not bot.is_stale
    stage.point(bot.do_it.box)
    assert sum(owner != NOBODY for owner in stage.table.owners) == 1
    assert bot.is_stale
    stage.key("z")
    assert set(stage.table.owners) == {NOBODY}


def test_changed_places_carry_a_pencil_and_all_is_as_it_was_with_esc_and_back_with_z(stage):
    first = stage.page.draft.document
    stage.desk.click(("land", PERU))
    stage.touch("Round", 1)
    changed = {key for key, _ in stage.page.draft.changed_places}
    assert changed == {("land", PERU), ("Round", 1)}
    later = stage.page.draft.document
    stage.key("escape")
    assert stage.page.draft.document == first
    assert not stage.page.draft.changed_places
    stage.key("z")
    assert stage.page.draft.document == later
    for _ in range(2):
        stage.key("z")
    assert stage.page.draft.document == first
    for _ in range(2):
        stage.key("ctrl+y")
    assert stage.page.draft.document == later


def test_the_fields_are_a_drawer_over_the_board(stage):
    stage.key("f")
    drawer = stage.app.top
    assert isinstance(drawer, FieldsDrawer)
    drawer.edit(lambda draft: draft.set_value(("has_conquered",), True))
    assert stage.table.has_conquered
    drawer.edit(lambda draft: draft.set_value(("troops", PERU), -1))
    assert drawer.fields.problem is not None
    stage.key("ctrl+z")
    assert stage.page.draft.problem is None
    stage.key("f")
    assert stage.app.top is stage.desk


def test_the_line_under_the_pointer_says_what_can_be_done_there(stage):
    hover(stage, "conquered")
    assert stage.desk.edits.help(stage.desk.hovered) == ()
    factor = stage.app.scale * stage.desk.plane.factor
    stage.move(*(each * factor for each in stage.desk.view.counter(PERU)))
    told = [by for by, _ in stage.desk.edits.help(stage.desk.hovered)]
    assert told == ["click", "right", "drag", "type"]


KEYS = (
    "1", "2", "5", "9", "0", "shift+1", "shift+2", "z", "ctrl+y", "p", "f", "escape", "return",
    "tab", "a", "backspace", "down",
)  # fmt: skip


@pytest.mark.painted
@pytest.mark.sample(3)
@lengths("count", 30, 100)
@pytest.mark.parametrize(
    ("key", "options"),
    [("arcs", {}), ("arcs", {"mode": "campaign"}), ("rajas", {}), ("risk", {}), ("despirala", {}),
     ("roll_galaxy", {})],
)  # fmt: skip
def test_no_clicks_drags_and_keys_break_the_desk_and_undo_reaches_the_first_table(
    key, options, count
):
    game, rng = REGISTRY.game(key), Random(key)
    stage = DeskStage(game, game.read_position(sample_position(game, options, 2)), (1280, 720))
    first = stage.page.draft.document
    for number in range(count):
        if stage.app.top is not stage.desk:
            stage.key("escape")
            if stage.desk not in stage.app.scenes:
                stage.app.push(stage.desk)
            continue
        at = (rng.uniform(0, 1280), rng.uniform(0, 720))
        match rng.randrange(5):
            case 0 | 1:
                stage.click(*at, rng.choice((1, 1, 3)))
            case 2:
                stage.drag(at, (rng.uniform(0, 1280), rng.uniform(0, 720)))
            case 3:
                stage.move(*at)
                stage.wheel(rng.choice((1, -1)))
            case 4:
                stage.key(rng.choice(KEYS))
        if number % 40 == 0:
            stage.app.draw()
    while stage.page.draft.can_undo:
        stage.page.undo()
    assert stage.page.draft.document == first


# -- pieces and bot --------------------------------------------------------------------------------


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
@pytest.mark.parametrize("key", ["arcs", "rajas", "risk", "despirala", "roll_galaxy"])
def test_pieces_and_bot_stand_beside_the_board_at_once(key, size):
    game = REGISTRY.game(key)
    desk = DeskStage(game, game.read_position(sample_position(game, {}, 3)), size).desk
    alone = {spot.fact.key for spot in desk.spots.places}
    desk.ask_a_bot()
    assert desk.bot.is_visible
    assert {spot.fact.key for spot in desk.spots.places} == alone
    room = Box(0, 0, desk.width, desk.height)
    assert room.holds(desk.bot.box)
    assert room.holds(desk.pieces_place)
    assert not desk.pieces_place.intersects(desk.bot.box)
    boxes = [box for _, box in desk.panel.entries]
    assert all(desk.pieces_place.holds(box) for box in boxes)
    assert not any(one.intersects(two) for one, two in combinations(boxes, 2))
    on_board = [box for _, box in desk.board_places()]
    beside = (desk.pieces_place, desk.bot.box)
    assert not any(box.intersects(other) for box in on_board for other in beside)
    desk.look_away()
    assert not desk.bot.is_visible
    assert {spot.fact.key for spot in desk.spots.places} == alone


def test_what_is_looked_into_lies_over_pieces_and_bot_until_it_is_shut(stage):
    stage.desk.ask_a_bot()
    whole = stage.desk.column.union(stage.desk.bot_place)
    stage.touch("symbol", "Wild")
    assert stage.desk.panel.box == whole
    assert not stage.desk.bot.is_visible
    stage.key("escape")
    assert stage.desk.bot.is_visible
    stage.key("escape")
    assert not stage.desk.bot.is_visible
    assert isinstance(stage.app.top, BoardEditor)
