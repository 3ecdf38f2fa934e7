"""Rajas in its window: keyboard, hints, real dice, several persons, dummies step by step."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed
from engine.core.story import Beat
from engine.ui.animation import Call
from engine.ui.table.panels import TableHint
from engine.ui.widgets import TipCard
from games.rajas.effects import FACE_OF
from games.rajas.events import DummyThought, MarkersMet
from games.rajas.game import GAME
from games.rajas.moves import Claim, Place, TurnDie
from games.rajas.scene.animations import AnimationState, RajasFilm
from games.rajas.state import Laid
from games.rajas.steps import building
from games.rajas.steps.building import ClaimBorders
from tests.games.rajas.positions import a_table, dummy, person
from tests.games.rajas.scene.playing import NAMES, QUICK, RajasStage, a_match, a_match_at
from tests.ui.scenes import played, table

NORMAL = replace(QUICK, animation_speed=AnimationSpeed.NORMAL)


def seated(*players: str, **more: object) -> Match:
    """A match of these players."""
    options = {setting.key: setting.default for setting in GAME.settings}
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(players))
    return Match(GAME, Setup(seats, "window", options=options, **more))


def without_karma(decision: Decision) -> bool:
    """Whether no die can be turned."""
    return not any(isinstance(option, TurnDie) for option in decision.options)


def test_a_worker_is_placed_by_the_keyboard_alone():
    match = a_match_at("place")
    stage = RajasStage(match)
    stage.wait_for_turn()
    spots = stage.board.spots.children
    stage.key("tab")
    while stage.table.focus.current not in spots:
        stage.key("tab")
    space = next(spot for spot in spots if spot.fact.is_live and spot.fact.key[0] == "space")
    while stage.table.focus.current is not space:
        stage.key("tab")
    told = len(match.moves)
    stage.key("return", "return")
    assert match.moves[told].answer.space == space.fact.key[1]


def test_the_card_tells_the_gap_before_and_after():
    match = a_match_at("place", 1, 2)
    stage = RajasStage(match)
    stage.wait_for_turn()
    decision = stage.table.decision
    places = [option for option in decision.options if isinstance(option, Place)]
    nearer = next(option for option in places if stage.selection.outlook(option).is_nearer)
    outlook = stage.selection.outlook(nearer)
    stage.hover(("space", nearer.space))
    card = stage.board.words.card(stage.board.hovered)
    assert card.foot == ("Your gap", f"{outlook.gap} to {outlook.gap_after}")
    told = match.table.seats[0].gap
    stage.table.submit(nearer)
    assert (told, match.table.seats[0].gap) == (outlook.gap, outlook.gap_after)


@pytest.mark.clause("RAJ-8.1")
@pytest.mark.parametrize(("space", "said"), [(4, ["3 spaces ahead of the boat."]), (2, [])])
def test_a_space_with_another_boat_is_not_counted(space, said):
    table = a_table(person("o1"), dummy(boat=2))
    seats = (SeatSetup("human", "You"), SeatSetup("dummy", "Dummy"))
    stage = RajasStage(Match(GAME, Setup(seats, "boats", position=GAME.codec.encode(table))))
    stage.wait_for_turn()
    stage.hover(("stone", space))
    card = stage.board.words.card(stage.board.hovered)
    assert [row.words for row in card.rows if "ahead" in row.words] == said


def test_a_hint_is_chosen_on_the_board():
    stage = RajasStage(a_match_at("place", wanted=without_karma))
    stage.wait_for_turn()
    stage.key("h")
    stage.wait_until(lambda: stage.table.frame.hints.is_open)
    assert stage.selection.option in stage.table.decision.options


def advised(stage: RajasStage) -> TableHint:
    """The Raja's hint, opened with its key."""
    stage.wait_for_turn()
    stage.key("h")
    stage.wait_until(lambda: stage.table.frame.hints.is_open)
    stage.step()
    return stage.table.frame.hints.panel.hint


def test_the_raja_numbers_his_moves_on_the_card_and_on_the_board():
    stage = RajasStage(a_match_at("place"))
    hint = advised(stage)
    shown = [move.option for move in hint.listed]
    assert list(stage.selection.advised) == shown
    keys = [stage.board.hit_targets.key_of(option, stage.spot_keys()) for option in shown]
    assert None not in keys
    shares = [move.share for move in hint.listed]
    assert shares == sorted(shares)
    stage.key("h")
    stage.step()
    assert stage.selection.advised == ()


def test_a_figure_chooses_a_move_of_the_card_and_enter_plays_the_best():
    stage = RajasStage(a_match_at("place", wanted=without_karma))
    hint = advised(stage)
    stage.key("2")
    assert stage.selection.option == hint.moves[1].option
    told = len(stage.match.moves)
    stage.key("return")
    assert stage.match.moves[told].answer == hint.moves[0].option
    assert stage.selection.advised == ()


def test_the_hint_stands_over_the_card_and_leaves_board_and_log_free():
    stage = RajasStage(a_match_at("place", least_round=3))
    hint = advised(stage)
    frame = stage.table.frame
    assert hint.reasons
    assert not frame.hints.panel.box.intersects(frame.places.board)
    assert not frame.hints.panel.box.intersects(frame.log.column.box)
    assert frame.log.column.box.h >= 200


def test_a_die_that_the_raja_would_turn_is_offered_to_be_clicked():
    stage = RajasStage(a_match_at("place", wanted=lambda it: not without_karma(it)))
    stage.wait_for_turn()
    turning = next(each for each in stage.selection.options if isinstance(each, TurnDie))
    stage.selection.show(turning)
    told = len(stage.match.moves)
    stage.touch(stage.key_of(("die", turning.die)))
    assert stage.match.moves[told].answer == turning


@pytest.mark.parametrize(
    ("space", "face"), [("market_tea", 2), ("harbor_1", 3), ("balcony_green", 1)]
)
def test_of_the_dice_that_do_most_on_a_space_the_lowest_is_offered(space: str, face: int):
    """Two tea markets: a 2 sells at both of them, as a 6 does. The boat goes as far as it can."""
    tiles = (Laid(1, "OC2", 0), Laid(7, "BS4", 0))
    table = a_table(person("g1 g2 g3 g6", tiles=tiles), dummy())
    seats = (SeatSetup("human", "You"), SeatSetup("dummy", "Dummy"))
    stage = RajasStage(Match(GAME, Setup(seats, "markets", position=GAME.codec.encode(table))))
    stage.wait_for_turn()
    stage.touch(stage.key_of(("space", space)))
    offered = stage.selection.option
    assert isinstance(offered, Place)
    assert FACE_OF[offered.die] == face


def test_with_the_log_put_away_the_card_stands_beside_the_pointer():
    stage = RajasStage(a_match_at("place"), settings=replace(QUICK, log_open=False))
    stage.wait_for_turn()
    box = stage.board.spots.spot(("space", "yogi")).box
    tip = stage.board.spots.spot(("space", "yogi")).tip_at(*box.centre)
    assert isinstance(tip, TipCard)


def test_real_dice_can_be_told_for_every_roll():
    match = seated("human", "dummy", dice_by_hand=True)
    stage, chance = RajasStage(match, draws_every=50), Random(1)
    kinds = set()
    while len(kinds) < 5:
        stage.wait_until(lambda: match.waits_for_person)
        pending = match.pending
        if isinstance(pending, Decision):
            stage.table.submit(pending.options[0])
            continue
        stage.sync()
        assert stage.table.frame.dice is not None
        kinds.add(pending.kind)
        stage.table.submit(pending.outcomes.sample(chance))
    assert {"start", "area"} <= kinds


def test_each_person_sees_their_own_province_and_dice():
    match = seated("human", "human")
    stage = RajasStage(match, draws_every=50)
    owners = set()
    while len(owners) < 2:
        stage.wait_for_turn()
        assert stage.board.hit_targets.owner == stage.table.decision.seat
        owners.add(stage.table.decision.seat)
        stage.table.submit(stage.table.decision.options[0])


def test_bots_alone_are_watched_without_a_person():
    match = seated("greedy", "dummy")
    stage = RajasStage(match, draws_every=20)
    stage.wait_until(lambda: len(match.moves) > 20, 1.0)
    assert stage.table.decision is None


@pytest.mark.parametrize("speed", [AnimationSpeed.NORMAL, AnimationSpeed.OFF])
def test_a_dummys_steps_wait_until_they_have_been_seen(speed):
    settings = replace(QUICK, animation_speed=speed, explain_bots=True)
    stage = RajasStage(a_match(1, "steps"), draws_every=100, settings=settings)
    stage.wait_for_step()
    told = stage.table.director.happened
    assert isinstance(told[-1], DummyThought)
    seen = len(told)
    stage.step(5.0)
    assert len(stage.table.director.happened) == seen
    stage.key("space")
    stage.wait_for_step()
    assert len(stage.table.director.happened) > seen


def test_all_at_once_lets_the_rest_of_a_turn_go_by_with_the_animations_off():
    stage = RajasStage(a_match(1, "steps"), draws_every=100,
                       settings=replace(QUICK, explain_bots=True))  # fmt: skip
    stage.wait_for_step()
    stage.key("e")
    stage.wait_until(lambda: stage.table.moment.decision is not None)
    assert stage.table.director.held is None


def test_a_whole_film_ends_on_the_table_as_it_is():
    match = a_match(2, "film", board="navaratnas")
    stage = RajasStage(match, settings=NORMAL, draws_every=100)
    for _ in range(3):
        stage.wait_until(lambda: stage.table.moment.decision is not None, 0.2)
        stage.table.submit(stage.table.decision.options[0])
    stage.wait_until(lambda: stage.table.moment.decision is not None, 0.2)
    assert stage.table.moment.table.check() == []
    assert not stage.board.animation.flights
    assert not stage.board.animation.money


def test_a_lotus_opens_where_the_markers_have_met():
    table = a_table(person("o1", fame=50, money=26), dummy())
    animation = AnimationState()
    film = RajasFilm(animation, lambda: 0, lambda name: None, lambda seat: None)
    opened = []
    for piece in film(Beat(MarkersMet(0, 6), table), table, Call(lambda: None)):
        while piece.advance(0.1) is None:
            opened.append(animation.meeting)
    assert opened[0][0] == 97, "between fame 50, at 100 of the ring, and money 26, at 94"
    assert opened[-1][1] == 1.0
    assert animation.meeting is None


@pytest.mark.parametrize(("kind", "words"), [
    ("lay", "You can lay a tile here when a road leads to it."),
    ("place", "Not possible now."),
    ("buy", "Choose a tile to buy"),
])  # fmt: skip
def test_a_place_of_the_kind_asked_for_says_why_it_is_not_lit(kind, words):
    stage = RajasStage(a_match_at(kind, wanted=without_karma))
    stage.wait_for_turn()
    wanted = {"lay": "cell", "place": "space", "buy": "top"}[kind]
    told = len(stage.match.moves)
    for key in stage.spot_keys():
        if key[0] == wanted and not stage.board.spots.spot(key).fact.is_live:
            stage.touch(key)
            break
    assert [each.text for each in stage.app.toasts.messages] == [words]
    assert len(stage.match.moves) == told
    stage.app.toasts.messages.clear()
    stage.touch(("stone", 1))
    assert not stage.app.toasts.messages, "nobody asked for a place of the river"


def test_the_tile_that_is_paid_for_stays_marked():
    stage = RajasStage(a_match_at("pay"))
    stage.wait_for_turn()
    table, hit_targets = stage.match.table, stage.board.hit_targets
    marked = [stack for stack in range(12) if hit_targets.is_chosen(("top", stack))]
    assert [table.tops[stack] for stack in marked] == [table.steps[-1].tile]


def test_of_several_borders_reached_one_is_clicked(monkeypatch):
    """The printed board has no such cell; a board of one's own may."""
    monkeypatch.setattr(building, "borders_reached", lambda table, number, cell: [
        border for border in (0, 2) if border not in table.seats[number].claimed
    ])  # fmt: skip
    table = a_table(person("o1", tiles=(Laid(1, "GC1", 1),)), dummy())
    table.steps.append(ClaimBorders(0, 1))
    seats = (SeatSetup("human", "You"), SeatSetup("dummy", "Dummy"))
    match = Match(GAME, Setup(seats, "borders", position=GAME.codec.encode(table)))
    stage = RajasStage(match)
    stage.wait_for_turn()
    assert stage.table.decision.kind == "border"
    stage.touch(("border", 2))
    assert match.moves[0].answer == Claim(2)


def test_the_winners_crown_covers_no_number_of_its_card():
    stage = RajasStage(a_match())
    assert stage.table.parts.style.crowns_at_left


@pytest.mark.parametrize("kind", ["place", "lay"])
def test_a_click_on_a_seat_shows_its_province_and_escape_ones_own(kind):
    stage = RajasStage(a_match_at(kind))
    stage.wait_for_turn()
    own = stage.spot_keys()
    stage.touch(("seat", 1))
    stage.sync()
    assert stage.board.hit_targets.owner == 1
    assert stage.prompt == "You are looking at Anand's province"
    live = {spot.fact.key for spot in stage.board.spots.children if spot.fact.is_live}
    assert live == {("seat", 0), ("seat", 1)}, "no piece of a rival can be played"
    stage.key("escape")
    assert stage.spot_keys() == own
    stage.touch(("seat", 1))
    stage.push_main()
    assert stage.spot_keys() == own
    assert stage.match.moves == RajasStage(a_match_at(kind)).match.moves, "looking is no answer"


def test_the_bar_says_for_whom_dice_are_rolled():
    app = table(partial(played, "rajas", 150), size=(1280, 720))
    app.step(0, [])
    actions = app.top.frame.bar.actions
    assert (actions.prompt, actions.detail) == ("Kuber rolls", "Roll the new die: orange")
    app.close()
