"""Roll by mouse: posted events go through the window, the match hears of legal answers only."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import Chance, RandomBot
from engine.core.match import play_bots
from engine.core.storage import AnimationSpeed
from engine.ui.table.director import Reel
from engine.ui.table.table import CurtainScene
from games.roll_galaxy.dice import (
    DEVELOP,
    DIE_FACES,
    EXPLORE,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    WHITE,
    WILD,
    YELLOW,
)
from games.roll_galaxy.events import CupRolled
from games.roll_galaxy.moves import (
    BUY_CHIPS,
    CONFIRM,
    PlaceWild,
    Recruit,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.navigator.bot import advise
from games.roll_galaxy.scene.physical_pieces import CupPanel
from games.roll_galaxy.scene.seats import card_places, plans_of
from games.roll_galaxy.scene.selection import Target
from games.roll_galaxy.scene.view_model import card_model, own_model, reveal_model
from games.roll_galaxy.state import DICTATED
from games.roll_galaxy.steps import RecallDice, RecruitDice
from games.roll_galaxy.steps.rounds import StartRound
from games.roll_galaxy.tiles import HIDDEN, SIDES
from tests.games.roll_galaxy.positions import a_seat, executing, rolled, side_named, table_of
from tests.games.roll_galaxy.scene.playing import (
    QUICK,
    RollStage,
    a_match,
    a_match_at,
    answer_by_mouse,
    choose_card,
    from_position,
    played_until,
    shown_cards,
    shown_screen,
)
from tests.patience import lengths

SLOWER = replace(QUICK, animation_speed=AnimationSpeed.NORMAL)
FAST = replace(QUICK, animation_speed=AnimationSpeed.FAST)
SMALL = (1280, 720)


def may_confirm(match) -> bool:
    return CONFIRM in match.pending.options


@lengths("answers", 120, 3000)
@pytest.mark.parametrize(
    ("seats", "seed"), [pytest.param(2, "mouse-2", marks=pytest.mark.whole), (5, "mouse-5")]
)
def test_a_game_is_played_with_the_mouse_against_bots(seats, seed, answers):
    stage = RollStage(a_match(seats, seed), size=SMALL, draws_every=40)
    rng = Random(seed)
    for _ in range(answers):
        stage.wait_for_turn()
        if stage.match.is_over:
            break
        options = stage.table.decision.options
        option = CONFIRM if CONFIRM in options and rng.random() < 0.6 else rng.choice(options)
        before = len(stage.match.moves)
        answer_by_mouse(stage, option)
        assert len(stage.match.moves) > before, option
        assert stage.match.moves[before].answer == option or isinstance(option, UseReassign)
    assert stage.match.is_over or answers < 3000
    assert stage.match.table.check() == []


# -- behind the screen


def assigning(*faces: str, size=(1920, 1080), **fields) -> RollStage:
    """Seat 0 has rolled these dice and is to assign; somebody else sits beside it."""
    return RollStage(from_position(rolled(*faces, **fields)), size=size)


def where(stage: RollStage) -> list[int]:
    return [worker.place for worker in stage.match.table.seats[0].workers]


@pytest.mark.parametrize("size", [SMALL, (1920, 1080), (1600, 1200), (2520, 1080)])
def test_dragging_a_die_onto_a_plaque_calls_the_phase(size):
    stage = assigning("white Explore", "red Settle", size=size)
    stage.carry(("die", 0), stage.place_of(Target("slot", SHIP)))
    seat = stage.match.table.seats[0]
    assert seat.called == SHIP
    assert seat.workers[0].selecting


def test_dragging_a_wild_puts_it_under_a_phase():
    stage = assigning("green Wild", "white Explore")
    stage.carry(("die", 0), stage.place_of(Target("tray", PRODUCE)))
    assert stage.match.moves[-1].answer == PlaceWild(0, PRODUCE)


def test_a_die_dropped_where_it_may_not_go_stays_where_it_was():
    stage = assigning("white Explore", "red Settle")
    stage.carry(("die", 0), stage.board.places.citizenry.centre)
    assert stage.match.moves == []
    assert stage.spots.drag is None
    assert stage.board_input.selection.die is None


def test_a_click_takes_a_die_and_lights_the_places_for_it():
    stage = assigning("white Explore", "red Settle")
    stage.touch("die", 0)
    assert stage.board_input.selection.lit == {Target("slot", phase) for phase in range(5)}
    stage.key("escape")
    assert stage.board_input.selection.lit == frozenset()
    assert stage.app.top is stage.table


def test_a_die_that_no_power_moves_is_refused_with_a_sentence():
    stage = assigning("white Explore", "red Settle")
    stage.carry(("die", 0), stage.place_of(Target("slot", EXPLORE)))
    stage.touch("die", 1)
    assert stage.board_input.selection.die is None
    assert "No power can move" in stage.app.toasts.messages[-1].text


def test_dictate_gives_one_die_and_moves_another_by_mouse():
    stage = assigning("white Explore", "white Ship", "red Settle", "red Develop")
    stage.carry(("die", 0), stage.place_of(Target("slot", SETTLE)))
    stage.carry(("die", 1), stage.place_of(Target("dictate")))
    assert where(stage)[1] == DICTATED
    stage.carry(("die", 3), stage.place_of(Target("tray", SETTLE)))
    assert where(stage) == [SETTLE, DICTATED, SETTLE, SETTLE]


def test_a_reassign_power_is_a_tool_that_lights_the_dice_it_moves():
    stage = assigning("white Ship", "white Produce", "red Settle", built=["Local Subsidies"])
    stage.carry(("die", 2), stage.place_of(Target("slot", SETTLE)))
    side = side_named("Local Subsidies")
    stage.touch("tool", side)
    assert stage.board_input.selection.movable == {0, 1}
    stage.touch("die", 0)
    stage.click(*stage.pixels(stage.place_of(Target("tray", EXPLORE))))
    assert stage.match.moves[-1].answer == UseReassign(side, 0, EXPLORE)
    shown = shown_screen(stage)
    assert shown.tools[1].state == "used"
    assert shown.tools[1].moves == ((0, SHIP, EXPLORE),)


def test_undo_takes_back_one_step_and_reset_all_of_them():
    stage = assigning("green Wild", "white Explore", "red Settle")
    before = where(stage)
    stage.carry(("die", 0), stage.place_of(Target("tray", SHIP)))
    placed = where(stage)
    assert placed != before
    stage.carry(("die", 1), stage.place_of(Target("slot", SHIP)))
    stage.push("Undo")
    assert where(stage) == placed
    stage.carry(("die", 1), stage.place_of(Target("slot", SHIP)))
    stage.push("Reset")
    assert where(stage) == before
    assert stage.match.table.seats[0].called is None


def test_the_keys_take_a_die_and_put_it_under_a_phase():
    stage = assigning("white Explore", "red Settle")
    stage.touch("die", 0)
    stage.key("shift+3")
    assert stage.match.moves[-1].answer == SelectPhase(0, SETTLE)
    stage.key("return")
    assert stage.match.moves[1].answer == CONFIRM


def test_the_keyboard_alone_walks_over_dice_and_cards():
    stage = assigning("white Explore", "red Settle")
    die = stage.spots.spot(("die", 1))
    for _ in range(60):
        stage.key("tab")
        if stage.table.focus.current is die:
            break
    stage.key("return")
    assert stage.board_input.selection.die == 1
    stage.key("shift+5")
    assert stage.match.moves[-1].answer == SelectPhase(1, SHIP)


def test_the_summary_says_what_completes_and_what_falls_short():
    stage = assigning(
        "red Settle", "red Settle", "white Develop",
        worlds=["Gateway Station"], developments=["Merchant Guild"],
    )  # fmt: skip
    shown = shown_screen(stage)
    settle, develop = shown.outlooks[SETTLE], shown.outlooks[DEVELOP]
    cost = SIDES[side_named("Gateway Station")].cost
    assert (settle.tone, settle.lines[1]) == (
        ("good", "Gateway Station") if cost <= 2 else ("short", f"2 of {cost}, {cost - 2} short")
    )  # fmt: skip
    assert develop.tone == "short"


def test_the_die_that_calls_can_be_carried_to_another_phase():
    stage = assigning("white Explore", "red Settle")
    stage.carry(("die", 0), stage.place_of(Target("slot", EXPLORE)))
    stage.carry(("die", 0), stage.place_of(Target("slot", SHIP)))
    assert [move.answer for move in stage.match.moves] == [SelectPhase(0, SHIP)]
    assert "Explore is no longer selected" in stage.app.toasts.messages[-1].text


def test_a_call_is_carried_on_after_other_dice_were_moved_and_what_was_undone_is_said():
    stage = assigning("white Explore", "green Wild")
    stage.carry(("die", 0), stage.place_of(Target("slot", EXPLORE)))
    stage.carry(("die", 1), stage.place_of(Target("tray", SHIP)))
    stage.carry(("die", 0), stage.place_of(Target("slot", SHIP)))
    assert [move.answer for move in stage.match.moves] == [SelectPhase(0, SHIP)]
    assert "what you did after it is undone" in stage.app.toasts.messages[-1].text


def test_a_die_that_cannot_be_dragged_or_dropped_there_says_why():
    stage = assigning("white Explore", "red Settle")
    stage.carry(("die", 0), stage.place_of(Target("slot", EXPLORE)))
    stage.carry(("die", 1), stage.place_of(Target("tray", SHIP)))
    assert stage.app.toasts.messages[-1].text == "No power can move this die now"
    powers = assigning("white Explore", "white Ship", "red Settle")
    powers.carry(("die", 0), powers.place_of(Target("slot", SETTLE)))
    told = len(powers.app.toasts.messages)
    powers.carry(("die", 1), powers.place_of(Target("tray", PRODUCE)))
    assert len(powers.app.toasts.messages) == told + 1
    assert "This die" in powers.app.toasts.messages[-1].text


def test_several_dice_of_a_colour_are_recruited_at_once():
    seat = a_seat(cup="white", citizenry="3 white, 2 red", credits=4)
    table = table_of(seat, steps=[RecallDice(0), RecruitDice(0)])
    stage = RollStage(from_position(table), frozen=True)
    titles = [card.title for card in shown_cards(stage)]
    assert titles == ["Recruit white", "Recruit 3 white", "Recruit red", "Recruit 2 red"]
    stage.touch("card", 1)
    assert [move.answer for move in stage.match.moves] == [Recruit(WHITE)] * 3
    assert stage.match.table.seats[0].credits <= 1


def test_several_dice_are_paid_at_once():
    workers = {"Settle": "3 white, 2 red"}
    seat = a_seat(worlds=["Gem World"], workers=workers)
    stage = RollStage(from_position(executing("Settle", seat)), frozen=True)
    missing = seat.cost(side_named("Gem World"))
    many = next(card for card in shown_cards(stage) if card.times > 1)
    assert many.times == min(3, missing)
    stage.touch("card", shown_cards(stage).index(many))
    assert [move.answer for move in stage.match.moves][:2] == [many.option] * min(2, missing)


def test_a_plaque_clicked_with_empty_hands_says_what_to_do():
    stage = assigning("white Explore", "red Settle")
    stage.touch("slot", SHIP)
    assert stage.match.moves == []
    assert "Take a die first" in stage.app.toasts.messages[-1].text


def test_the_advisor_shows_the_navigators_plan_and_carries_it_out():
    stage = RollStage(a_match_at("assign", 3, 3))
    view = stage.view_model.table
    plan = advise(view, 0)
    stage.push("Hint")
    hints = stage.table.frame.hints
    stage.wait_until(lambda: hints.is_open)
    hint = hints.panel.hint
    assert hint.reasons == stage.match.game.told(plan.reasons, stage.match.voice)
    stage.key("return")
    seat = stage.match.table.seats[0]
    assert seat.called == plan.called
    assert hint.reasons[0].text.startswith(f"Select {PHASES[plan.called]} with ")
    assert CONFIRM in stage.table.decision.options


def test_dice_that_lie_as_advised_are_only_confirmed():
    stage = RollStage(a_match_at("assign", 3, 3))
    hints = stage.table.frame.hints
    stage.key("h")
    stage.wait_until(lambda: hints.is_open)
    assert stage.match.voice.say(hints.panel.hint.label) == "Arrange my dice like this"
    stage.key("return", "h")
    stage.wait_until(lambda: hints.is_open)
    label = stage.match.voice.say(hints.panel.hint.label)
    assert label == "Confirm: your dice are already placed like this"
    told = len(stage.match.moves)
    stage.key("return")
    assert stage.match.moves[told].answer == CONFIRM


def test_a_seats_card_tells_everything_open_when_pointed_at():
    stage = RollStage(a_match_at("assign", 5, 3))
    card = stage.board.cards[2]
    tip = stage.table.tip_at(card.x + 30, card.y + 20)
    assert tip.startswith("Rollbot Orion, ")
    assert "Citizenry:" in tip
    first = card_places(card, 3).minis[0].centre
    assert not isinstance(stage.table.tip_at(*first), str)


# -- every kind of decision


def test_cards_are_chosen_by_their_number():
    stage = RollStage(a_match_at("explore", 2))
    wanted = shown_cards(stage)[1].option
    before = len(stage.match.moves)
    stage.key("2")
    assert stage.match.moves[before].answer == wanted


def test_a_bankers_offer_is_two_cards():
    seat = a_seat("Galactic Bankers", "Spice World", goods={"Spice World": "cyan"},
                  workers={"Ship": "white"}, credits=3)  # fmt: skip
    stage = RollStage(from_position(executing("Ship", seat)))
    trade = next(card.option for card in shown_cards(stage) if "Trade" in card.title)
    choose_card(stage, trade)
    assert stage.table.decision.kind == "buy"
    choose_card(stage, BUY_CHIPS)
    assert stage.match.table.seats[0].chips > 0


def test_a_world_on_the_table_takes_the_producer():
    seat = a_seat("Spice World", "Plague World", workers={"Produce": "white"})
    stage = RollStage(from_position(executing("Produce", seat)))
    squares = {card.square for card in shown_cards(stage)}
    assert len(squares) == 2
    stage.touch("square", max(squares))
    assert stage.match.moves[-1].answer.square == max(squares)


# -- the turns of bots, and the end


def test_a_bots_stocks_and_scouts_wait_one_by_one_when_they_are_explained():
    match = played_until(a_match(2, "steps", "human", "rollbot:easy"), "explore", 1)
    before = len(match.moves)
    stage = RollStage(match, settings=replace(QUICK, explain_bots=True))
    for step in range(1, 3):
        stage.wait_until(lambda: stage.table.director.is_explaining)
        stage.step()
        panel = stage.table.frame.explained.panel
        assert panel.is_visible
        assert panel.steps[-1].reasons[0].clause.startswith("RB-")
        assert len(match.moves) == before + step
        stage.push("Next step")


def test_every_seat_has_a_place_for_the_winners_crown():
    stage = RollStage(a_match_at("assign", 5, 3))
    stage.sync()
    boxes = stage.table.frame.seat_boxes
    assert sorted(boxes) == [0, 1, 2, 3, 4]
    assert all(stage.table.viewport.contains(box.centre) for box in boxes.values())


# -- the reveal


def test_the_reveal_waits_until_it_has_been_seen():
    stage = RollStage(a_match_at("assign", 5, 3, may_confirm), settings=SLOWER)
    stage.table.submit(CONFIRM)
    stage.wait_until(lambda: stage.table.director.held is not None)
    shown = reveal_model(stage.view_model)
    assert len(shown.rows) == 5
    callers = {seat: part.phase for part in shown.segments for seat in part.callers}
    assert callers == {n: seat.called for n, seat in enumerate(stage.match.table.seats)}
    assert {part.phase for part in shown.segments if part.state != "off"} == set(shown.phases)
    assert stage.view_model.mode == "reveal"
    assert stage.table.is_animating is False
    for _ in range(30):
        stage.step()
    assert stage.view_model.mode == "reveal"
    stage.push("Play")
    stage.wait_until(lambda: stage.view_model.mode != "reveal")
    assert stage.table.director.held is None


@pytest.mark.parametrize("how", ["space", "press"])
def test_space_or_a_press_ends_the_reveal_and_does_nothing_else(how):
    stage = RollStage(a_match_at("assign", 2, 3, may_confirm), settings=SLOWER)
    stage.table.submit(CONFIRM)
    stage.wait_until(lambda: stage.table.director.held is not None)
    before = len(stage.match.moves)
    if how == "space":
        stage.key("space")
    else:
        stage.click(*stage.pixels(stage.board.places.screen.centre))
    assert stage.view_model.mode != "reveal"
    mine = [move for move in stage.match.moves[before:] if move.seat == 0]
    assert mine == []


def test_nobodys_dice_are_seen_before_the_reveal():
    stage = RollStage(a_match_at("assign", 3, 2))
    for number in stage.view_model.others:
        card = card_model(stage.view_model, number)
        assert card.is_hidden
        assert all(worker.place < 0 and worker.face < 0 for worker in card.held.workers)


def test_real_dice_are_clicked_one_after_the_other():
    table = table_of(a_seat(cup="2 white, red, yellow"), steps=[StartRound()])
    stage = RollStage(from_position(table, dice_by_hand=True))
    stage.sync()
    panel = stage.table.frame.dice
    assert isinstance(panel, CupPanel)
    for face in (EXPLORE, SHIP, SETTLE):
        stage.click(*stage.pixels(panel.faces[face].box.centre))
    assert panel.values == (EXPLORE, SHIP, SETTLE)
    assert [button.is_enabled for button in panel.faces] == [
        face in DIE_FACES[YELLOW] for face in range(6)
    ]
    stage.click(*stage.pixels(panel.slots[1].box.centre))
    assert panel.values == (EXPLORE,)
    for face in (DEVELOP, SETTLE, WILD):
        stage.click(*stage.pixels(panel.faces[face].box.centre))
    stage.push("Submit")
    assert stage.match.moves[0].answer == (EXPLORE, DEVELOP, SETTLE, WILD)


def test_two_people_hand_the_screen_over_behind_a_curtain():
    stage = RollStage(a_match(2, "curtain", "human", "human"))
    stage.wait_until(lambda: isinstance(stage.app.top, CurtainScene))
    first = stage.table.conductor.curtain_for
    assert stage.table.decision is None
    stage.key("space")
    stage.wait_until(lambda: stage.app.top is stage.table)
    assert stage.view_model.viewer == first
    hidden = stage.view_model.table.seats[1 - first].in_hand
    assert all(tile == HIDDEN for tile in hidden)


@lengths("answers", 60, 160)
def test_a_replay_shows_the_game_answer_by_answer(answers):
    match = a_match(3, "replay", *["random"] * 3)
    play_bots(match, [RandomBot()] * 3, answers)
    stage = RollStage(a_match(3, "replay", *["random"] * 3), frozen=True)
    reel = Reel(match)
    stage.table.watch(reel)
    for _ in range(answers):
        stage.table.replay.step_by(1)
        stage.step()
    assert stage.view_model.table.seats == stage.table.match.table.seats


@pytest.mark.whole
def test_a_film_of_a_whole_game_ends_where_the_match_is():
    stage = RollStage(a_match(2, "film-1", "random", "random"), settings=FAST, draws_every=500)
    stage.wait_until(lambda: stage.match.is_over and not stage.table.film.is_playing, 0.5)
    assert stage.view_model.table.seats == stage.match.table.seats


@pytest.mark.parametrize("kind", ["recall", "explore"])
def test_ending_a_choice_early_is_not_the_bright_button_while_cards_can_be_chosen(kind):
    match = a_match_at(kind, wanted=lambda match: len(match.pending.options) > 1)
    stage = RollStage(match, frozen=True)
    stage.step()
    primary = stage.primary
    has_way_out = primary.is_visible
    assert not has_way_out or (primary.kind, primary.key) == ("secondary", "N")
    answers = len(match.moves)
    stage.key("space")
    assert len(match.moves) == answers
    assert "Choose one" in stage.app.toasts.messages[-1].text


def test_nothing_is_said_of_dice_that_still_tumble():
    settings = replace(QUICK, animation_speed=AnimationSpeed.SLOW)
    stage = RollStage(a_match_at("assign", least_round=2), settings=settings, frozen=True)
    stage.table.director.jump(next_roll(stage) - 1)
    stage.table.director.follow()
    stage.wait_until(lambda: 0 < stage.board.animation.tumble < 1)
    stage.step()
    assert stage.match.table.seats[0].workers
    assert [outlook.count for outlook in shown_screen(stage).outlooks] == [0] * 5
    own = own_model(stage.view_model, None, lambda key: False, 1.0)
    assert own.plans == plans_of(own.seat, ())
    assert stage.table.director.is_behind
    stage.wait_until(lambda: not stage.table.film.is_playing)
    assert sum(outlook.count for outlook in shown_screen(stage).outlooks)


def next_roll(stage: RollStage) -> int:
    """How many answers there were when the viewer's dice had been rolled last."""
    passages = stage.match.story(0).passages
    return next(
        passage.number + 1
        for passage in reversed(passages)
        if any(isinstance(each, CupRolled) and each.seat == 0 for each in passage.events)
    )


def test_tab_reaches_dice_first_then_columns_and_only_then_the_frame():
    stage = assigning("white Explore", "red Settle", "green Wild")
    stage.sync()
    kinds = [getattr(each, "fact", None) and each.fact.key[0] for each in choices_of(stage)]
    assert kinds[:3] == ["die"] * 3
    assert kinds[kinds.index(None) - 1] == "seat"
    assert {"slot", "tool"} >= set(kinds[3 : kinds.index(None) - 1])
    assert not any(kinds[kinds.index(None) :])
    stage.key("tab", "return", "tab")
    assert stage.board_input.selection.die == choices_of(stage)[0].fact.key[1]


def choices_of(stage: RollStage) -> list:
    return stage.table.focus.choices()


def test_the_dice_of_a_bot_are_told_without_handing_the_screen_to_it():
    match = a_match(2, "otter", "human", "rollbot:easy", dice_by_hand=True)
    rng = Random(3)
    while not (isinstance(match.pending, Chance) and match.pending.for_seat == 1):
        match.answer(match.pending.outcomes.sample(rng))
    stage = RollStage(match)
    stage.step()
    assert stage.app.top is stage.table
    assert stage.table.frame.dice is not None
    assert stage.table.sitting.viewer == 0


def test_space_confirms_while_the_keyboard_is_on_a_die():
    stage = assigning("white Explore", "red Settle")
    stage.touch("die", 0)
    stage.key("shift+3")
    stage.key("tab", "space")
    assert stage.match.moves[-1].answer == CONFIRM
