"""Risk by mouse: posted events go through the window, the match hears of legal answers only."""

import re
from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import Answer, Decision
from engine.core.record import OutlineStanding
from engine.core.story import Passage
from engine.ui.canvas import Audit
from engine.ui.hub.hub_cards import situation
from engine.ui.real_table.chance_page import ChancePage
from engine.ui.table.actions import Picker
from engine.ui.table.explained import steps_of
from engine.ui.table.table import replay_scene
from engine.ui.theme import LEGAL
from games.risk.board import ADJACENT, HIDDEN, NAMES, territory_named
from games.risk.game import GAME
from games.risk.moves import (
    END_ATTACKS,
    Attack,
    Claim,
    Fortify,
    PlaceTroops,
    Redeem,
    TakeBonus,
)
from games.risk.scene.bar import RiskActions
from games.risk.scene.board_art import outlines
from games.risk.scene.end import RiskReview
from games.risk.scene.selection import land
from games.risk.scene.world import CONTINENT_COLOURS
from games.risk.state import Rules
from tests.games.risk.positions import (
    ATTACKING,
    FORTIFYING,
    PLACING,
    REDEEMING,
    cards,
    continent,
    occupying,
    playing,
)
from tests.games.risk.scene.playing import (
    MIDDLE,
    RIGHT,
    Eager,
    RiskStage,
    a_match,
    from_position,
    played_until,
)
from tests.ui.tables import line_boxes
from tests.voice.spoken import english

SMALL = (1280, 720)


def a_stage(table, *players, **more) -> RiskStage:
    return RiskStage(from_position(table, *(players or ("human", "eager"))), **more)


# -- a whole game


def by_hand(stage: RiskStage, rng: Random) -> None:
    """One decision of the eager bot, given with the mouse."""
    decision = stage.table.decision
    assert decision is not None
    option = Eager()._option(stage.match.table, decision, rng)
    match option:
        case Claim(place) | TakeBonus(place):
            stage.touch(place)
        case PlaceTroops(place, _) if decision.kind == "place":
            stage.touch(place)
        case PlaceTroops(place, _):
            picker = next(w for w in stage.bar.row.widgets if isinstance(w, Picker))
            x, y = picker.parts()[2].centre
            stage.click(x * stage.app.scale, y * stage.app.scale)
            stage.touch(place)
            stage.push("Confirm")
        case Redeem():
            stage.push("Redeem for")
        case Attack(source, target, _):
            stage.touch(source)
            stage.touch(target)
            stage.push("Blitz")
        case _ if decision.kind == "fortify" and not has_fortified(stage):
            ways = [option for option in decision.options if isinstance(option, Fortify)]
            for place in (ways[0].source, ways[0].target) if ways else ():
                stage.touch(place)
            stage.push("Move" if ways else "End turn")
        case _:
            labels = {"attack": "End attack", "occupy": "Move", "fortify": "End turn"}
            stage.push(labels[decision.kind])
            if decision.kind == "attack" and stage.match.pending is decision:
                stage.push("Yes: End attack")


def has_fortified(stage: RiskStage) -> bool:
    return any(isinstance(move.answer, Fortify) and move.seat == 0 for move in stage.match.moves)


@pytest.mark.whole
def test_a_whole_game_is_won_with_the_mouse_against_four_bots():
    players = ("human", *["random"] * 4)
    stage = RiskStage(a_match(*players, seed="mouse-2"), size=SMALL, draws_every=16)
    rng = Random(1)
    for _ in range(500):
        stage.wait_for_turn()
        if stage.match.is_over:
            break
        by_hand(stage, rng)
    assert stage.match.is_over
    assert stage.match.table.check() == []
    assert stage.match.result.winners == (0,)
    kinds = {type(move.answer).__name__ for move in stage.match.moves if move.seat == 0}
    phases = {"Claim", "PlaceTroops", "Attack", "Occupy", "EndAttacks", "Fortify", "EndTurn"}
    assert {*phases, "Redeem"} <= kinds
    assert set(stage.match.table.owners) == {0}
    stage.wait_until(lambda: not stage.table.film.is_playing)
    stage.step()
    assert stage.prompt == "You won"
    stage.key("space")
    assert type(stage.app.top).__name__ == "StoryReview"
    stage.key("q")
    assert type(stage.app.top).__name__ == "RiskReview"


# -- claiming and placing


def lit_by_arrows(stage: RiskStage) -> int:
    """The map reached by an arrow, and a territory lit by another one."""
    stage.key("right", "right")
    assert stage.table.focus.current is stage.board.view
    assert stage.board.view.territory in stage.board.legal
    return stage.board.view.territory


def test_the_arrows_walk_over_the_free_territories_and_enter_claims_one():
    match = played_until(a_match(), "claim")
    stage = RiskStage(match, frozen=True)
    before = len(match.moves)
    free = lit_by_arrows(stage)
    stage.key("return")
    assert match.moves[before].answer == Claim(free)


def test_plus_and_minus_put_troops_down_where_the_arrows_are():
    match = played_until(a_match(), "reinforce")
    stage = RiskStage(match, frozen=True)
    own = lit_by_arrows(stage)
    stage.key("+", "+", "-", "return")
    assert stage.board.selection.draft.at(land(own)) == 2


def test_space_stays_with_the_bright_button_while_the_arrows_are_on_the_map():
    match = played_until(a_match(), "reinforce")
    stage = RiskStage(match, frozen=True)
    own = lit_by_arrows(stage)
    draft = stage.board.selection.draft
    before, total = len(match.moves), draft.total
    stage.key(*["+"] * total, "space")
    assert match.moves[before].answer == PlaceTroops(own, total)


def test_a_click_claims_a_free_territory_and_only_that():
    match = played_until(a_match(), "claim")
    stage = RiskStage(match, frozen=True)
    taken = next(place for place, owner in enumerate(match.table.owners) if owner > 0)
    free = next(place for place, owner in enumerate(match.table.owners) if owner < 0)
    before = len(match.moves)
    stage.touch(taken)
    assert len(match.moves) == before
    stage.touch(free)
    assert match.moves[before].answer == Claim(free)


def reinforcing(troops: int = 8) -> RiskStage:
    return a_stage(playing({"Ural": 2, "Siberia": 1}, steps=PLACING, reserve=troops))


def test_clicks_wheel_and_right_clicks_put_troops_down_and_nothing_is_placed_yet():
    stage = reinforcing()
    stage.touch("Ural")
    stage.touch("Ural")
    stage.touch("Siberia")
    stage.move(*stage.at("Siberia"))
    stage.wheel(1)
    stage.touch("Ural", RIGHT)
    draft = stage.board.selection.draft
    assert draft is not None
    assert (
        draft.at(land(territory_named("Ural"))),
        draft.at(land(territory_named("Siberia"))),
    ) == (1, 2)
    assert draft.left == 5
    assert not stage.match.moves


def test_a_drag_up_from_a_territory_puts_more_down_and_does_not_move_the_map():
    stage = reinforcing()
    stage.board.view.zoom_by(2.0)
    stage.board.view.camera.show(stage.board.view.world.regions[territory_named("Ural")].box)
    seen = stage.board.view.camera.visible
    x, y = stage.at("Ural")
    stage.drag((x, y), (x, y - 44))
    assert stage.board.selection.draft is not None
    assert stage.board.selection.draft.at(land(territory_named("Ural"))) == 3
    assert stage.board.view.camera.visible == seen


def test_undo_takes_back_what_was_put_down_before_it_is_confirmed():
    stage = reinforcing()
    stage.touch("Ural")
    stage.touch("Siberia")
    stage.push("Undo +1")
    stage.key("ctrl+z")
    assert stage.board.selection.draft is not None
    assert stage.board.selection.draft.placed == {}


def test_troops_are_placed_when_all_are_down_and_confirmed():
    stage = reinforcing()
    assert not stage.button("Confirm").is_enabled
    stage.key("space")
    assert not stage.match.moves
    stage.push("Spread")
    assert stage.button("Confirm").is_enabled
    stage.key("space")
    assert sum(move.answer.count for move in stage.match.moves) == 8
    assert stage.kind == "attack"


def test_starting_troops_go_to_one_place_turn_by_turn_until_that_is_stopped():
    match = played_until(a_match(), "place")
    stage = RiskStage(match)
    stage.wait_for_turn()
    place = match.table.territories_of(0)[0]
    before = match.table.troops[place]
    stage.board.selection.pick_step(1)
    stage.touch(place)
    stage.wait_until(lambda: match.table.troops[place] == before + 5)
    stage.wait_for_turn()
    assert stage.kind == "place"
    assert stage.board.selection.orders is None
    stage.board.selection.pick_step(2)
    left = match.table.reserves[0]
    stage.touch(place)
    stage.wait_until(lambda: match.table.reserves[0] == left - 3)
    stage.board.selection.stop()
    stage.wait_for_turn()
    assert match.table.reserves[0] == left - 3
    stage.touch(place)
    stage.wait_until(lambda: match.table.round == 1)
    own = [move.answer for move in match.moves if move.seat == 0 and move.kind == "place"]
    assert sum(move.territory == place for move in own) >= 5 + left


# -- cards


def trading() -> RiskStage:
    hand = cards("Alaska", "Ural", "Siam", "Brazil")
    return a_stage(playing({"Alaska": 1, "Ural": 2}, steps=REDEEMING, hands=[hand], reserve=3))


def test_the_best_set_is_marked_and_one_press_trades_it():
    stage = trading()
    assert stage.kind == "redeem"
    assert len(stage.board.selection.cards) == 3
    stage.push("Redeem for +4")
    assert isinstance(stage.match.moves[0].answer, Redeem)


def test_the_map_lights_what_is_on_the_picked_cards():
    stage = trading()
    picked = stage.board.selection.cards
    assert set(picked) == set(cards("Alaska", "Ural", "Brazil"))
    assert {place for place, look in outlines(stage.board.shown) if look == "legal"} == set(picked)
    hidden = replace(stage.board.view_model, is_behind_curtain=True)
    assert not hidden.picked
    stage.push("Redeem for +4")
    assert not stage.board.view_model.picked


def test_another_set_is_picked_by_clicking_cards():
    stage = trading()
    hand = stage.board.hand
    first = stage.board.selection.cards[0]
    place = hand.shown.cards.index(first)
    stage.click_on(hand.places.cards[place])
    assert first not in stage.board.selection.cards
    assert not stage.button("Redeem for").is_enabled


def test_another_card_takes_the_place_of_the_first_one_that_it_makes_no_set_with():
    stage = trading()
    hand = stage.board.hand
    assert set(stage.board.selection.cards) == set(cards("Alaska", "Ural", "Brazil"))
    place = hand.shown.cards.index(*cards("Siam"))
    stage.click_on(hand.places.cards[place])
    assert set(stage.board.selection.cards) == set(cards("Siam", "Ural", "Brazil"))
    stage.push("Redeem for")
    assert stage.match.moves[0].answer == Redeem(cards("Siam", "Ural", "Brazil"))


def test_cards_may_be_kept_when_nothing_forces_a_trade():
    stage = trading()
    stage.click(*stage.at("China"), MIDDLE)
    assert str(stage.match.moves[0].answer) == "Keep the cards"


def keeping_cards(*hand: int) -> RiskStage:
    """RISK-11.7: one of two people at a real table, who keeps the cards to themselves."""
    table = playing(
        {"Alaska": 1, "Ural": 2}, {"Peru": 1}, {}, steps=REDEEMING, hands=[hand], reserve=3,
        rules=Rules(tell_late=(0, 1)),
    )  # fmt: skip
    players = ("human", "human", "eager")
    stage = RiskStage(from_position(table, *players, dice_by_hand=True, real_table=True))
    for key in ("space", "s"):  # I am; all is laid out
        stage.key(key)
        stage.step()
    return stage


def test_a_set_that_nobody_was_told_is_redeemed_by_its_button_and_then_named():
    stage = keeping_cards(HIDDEN, HIDDEN, HIDDEN)
    assert stage.board.hand.shown.note == "You know your cards"
    stage.click_on(stage.board.hand.places.cards[0])
    assert stage.board.selection.cards == ()
    stage.push("Redeem a set")
    for number, name in enumerate(("Alaska", "Ural", "Brazil"), 1):
        stage.step()
        assert stage.match.pending.kind == "set"
        assert stage.match.pending.asked.args == {"number": number}
        assert isinstance(stage.table.frame.dice, ChancePage)
        stage.table.submit(name)
    stage.step()
    assert stage.match.table.discards == cards("Alaska", "Ural", "Brazil")


def test_cards_that_nobody_was_told_may_be_kept():
    stage = keeping_cards(HIDDEN, HIDDEN, HIDDEN)
    stage.push("Keep the cards")
    assert str(stage.match.moves[-1].answer) == "Keep the cards"


def test_a_known_set_beside_unknown_cards_has_both_buttons():
    stage = keeping_cards(HIDDEN, *cards("Alaska", "Ural", "Brazil"))
    assert stage.button("Redeem a set").is_enabled
    stage.push("Redeem for +4")
    assert isinstance(stage.match.moves[-1].answer, Redeem)


@pytest.mark.parametrize("steps", [REDEEMING, ATTACKING], ids=["redeem", "attack"])
def test_nothing_covers_what_may_be_pressed_at_a_real_table(steps):
    """The button that tells a whole turn at once stands after the controls of the phase."""
    hand = cards("Alaska", "Ural", "Brazil")
    table = playing({"Alaska": 1, "Ural": 9}, {"Peru": 1}, {}, steps=steps, hands=[hand])
    match = from_position(table, "human", "eager", "eager", dice_by_hand=True, real_table=True)
    stage = RiskStage(match)
    stage.key("s")
    if steps is ATTACKING:
        stage.board.selection.click(land(NAMES.index("Ural")))
        stage.board.selection.click(land(NAMES.index("Siberia")))
    stage.step()
    shown = [*stage.bar.row.widgets, *stage.bar.secondary]
    assert len(shown) == (2 if steps is REDEEMING else 5)
    for number, widget in enumerate(shown):
        for other in shown[number + 1 :]:
            assert widget.box.right <= other.box.x


def test_the_cards_of_another_person_are_never_shown():
    hand = cards("Alaska", "Ural", "Siam")
    table = playing({"Alaska": 4}, {"Ural": 4}, hands=[(), hand], seat=0)
    stage = a_stage(table, "human", "human")
    stage.wait_until(lambda: type(stage.app.top).__name__ == "CurtainScene")
    stage.key("space")
    stage.step()
    assert stage.board.hand.shown.cards == ()
    assert "Siam" not in str(stage.board.hand.shown)


# -- attacking


def attacking(**more) -> RiskStage:
    table = playing({"Ural": 9, "Siberia": 1}, {"China": 2}, steps=ATTACKING)
    return a_stage(table, "human", "eager", **more)


def test_where_an_attack_may_begin_is_lighter_and_has_an_edge_unlike_every_coast():
    stage = attacking()
    looks = [(NAMES[place], look) for place, look in outlines(stage.board.shown)]
    assert ("Ural", "lift") in looks
    assert ("Ural", "legal") in looks
    for coast in CONTINENT_COLOURS.values():
        assert max(abs(one - other) for one, other in zip(coast, LEGAL, strict=True)) > 40


def test_the_surest_attack_is_a_button_that_chooses_it():
    stage = attacking()
    assert stage.button("Ural › China").sub.startswith("9 against 2: ")
    stage.push("Ural › China")
    assert stage.board.selection.pair == (territory_named("Ural"), territory_named("China"))
    assert stage.match.moves == []


def test_a_picture_of_the_board_has_neither_card_nor_tools():
    stage = attacking()
    board = stage.board
    board.is_alone = True
    board.sync(stage.table.moment)
    assert board.shown.card is None
    assert not any(button.is_visible for button in board.tools.buttons)


def test_source_then_target_then_one_roll():
    stage = attacking()
    stage.touch("Ural")
    assert stage.board.selection.source == territory_named("Ural")
    assert set(stage.board.legal) == set(ADJACENT[territory_named("Ural")]) - {
        territory_named("Siberia")
    }
    stage.touch("Ukraine")
    stage.key("d")
    stage.wait_for_turn()
    assert str(stage.match.moves[0].answer) == "Attack Ukraine from Ural with 3"
    assert stage.board.view_model.roll is not None


def test_a_target_alone_takes_the_strongest_neighbour_as_its_source():
    stage = attacking()
    stage.touch("China")
    assert stage.board.view_model.chosen == (territory_named("Ural"), territory_named("China"))


def test_dice_are_chosen_with_the_stepper():
    stage = attacking()
    stage.touch("Ural")
    stage.touch("China")
    stepper = stage.bar.row.widgets[0]
    stage.click_on(stepper.minus.box)
    stage.push("Roll once")
    assert stage.match.moves[0].answer.dice == 2


def test_until_stops_at_the_number_of_troops_set():
    stage = a_stage(playing({"Ural": 9}, {"China": 60}, steps=ATTACKING))
    stage.touch("Ural")
    stage.touch("China")
    assert stage.board.selection.stop_at == 4
    stage.key("u")
    stage.wait_until(lambda: stage.board.selection.orders is None)
    left = stage.match.table.troops[territory_named("Ural")]
    assert 3 <= left <= 4
    assert stage.kind == "attack"


def test_a_blitz_goes_on_until_the_territory_falls_and_then_asks_how_many_move_in():
    stage = a_stage(playing({"Ural": 30}, {"China": 2}, steps=ATTACKING))
    stage.touch("Ural")
    stage.touch("China")
    stage.key("space")
    stage.wait_until(lambda: stage.kind == "occupy")
    amount = stage.board.selection.amount
    assert (amount.low, stage.board.selection.number) == (3, amount.high)
    stage.push("Fewest 3")
    stage.key("space")
    assert stage.match.table.troops[territory_named("China")] == 3
    stage.step()
    assert stage.board.selection.source == territory_named("China")


def test_the_slider_sets_how_many_move_in_and_never_less_than_the_dice():
    stage = a_stage(occupying(9, 3))
    slider = stage.bar.row.widgets[0]
    stage.click(slider.track().x - 4, slider.box.centre_y)
    assert stage.board.selection.number == 3
    stage.push("Move 3 in")
    assert stage.match.table.troops[territory_named("Siberia")] == 3


def test_the_buttons_for_fewest_and_all_rest_where_that_is_set():
    stage = a_stage(occupying(9, 3))

    def pressable() -> tuple[bool, bool]:
        return stage.button("Fewest 3").is_enabled, stage.button("All 8").is_enabled

    assert pressable() == (True, False), "all are proposed"
    stage.push("Fewest 3")
    assert pressable() == (False, True)
    stage.push("All 8")
    assert stage.board.selection.number == 8


@pytest.mark.parametrize("how", ["button", "n", "middle"])
def test_attacks_end_by_button_key_or_middle_click(how):
    stage = attacking()
    if how == "button":
        stage.push("End attack")
    elif how == "middle":
        stage.click(*stage.at("Brazil"), MIDDLE)
    else:
        stage.touch("Ural")
        stage.key("n")
    assert str(stage.match.moves[0].answer) == "End the attacks"


@pytest.mark.parametrize(("kind", "way"), [("attack", "End attack (N)"), ("fortify", "End turn")])
def test_space_ends_nothing_that_is_not_the_one_next_thing(kind, way):
    stage = attacking() if kind == "attack" else fortifying()
    stage.key("space")
    assert stage.match.moves == []
    assert way in stage.app.toasts.messages[-1].text


def after_a_conquest() -> RiskStage:
    stage = a_stage(playing({"Ural": 30}, {"China": 2, "Brazil": 9}, steps=ATTACKING))
    stage.touch("Ural")
    stage.touch("China")
    stage.key("space")
    stage.wait_until(lambda: stage.kind == "occupy")
    stage.key("space")
    stage.wait_until(lambda: stage.kind == "attack")
    return stage


@pytest.mark.sample(3)
@pytest.mark.parametrize("how", ["button", "n", "middle"])
def test_after_a_conquest_the_end_of_the_attacks_asks_once(how):
    stage = after_a_conquest()
    answers = len(stage.match.moves)
    for label in ("End attack", "Yes: End attack"):
        assert len(stage.match.moves) == answers
        if how == "button":
            stage.push(label)
        elif how == "middle":
            stage.click(*stage.at("Brazil"), MIDDLE)
        else:
            stage.key("n")
        stage.step()
    assert str(stage.match.moves[answers].answer) == "End the attacks"


def test_the_question_stands_in_the_bar_and_is_dropped_by_esc_or_by_something_else_to_do():
    stage = after_a_conquest()
    stage.key("escape", "n")
    stage.step()
    assert stage.prompt.startswith("End the attacks?")
    stage.key("escape")
    stage.step()
    assert not stage.prompt.startswith("End the attacks?")
    stage.key("n")
    stage.touch("China")
    stage.key("escape", "n")
    assert str(stage.match.moves[-1].answer) != "End the attacks"


@pytest.mark.parametrize(
    ("hint", "label"),
    [(END_ATTACKS, "End attack"), (Attack(*map(territory_named, ("Ural", "China")), 3), "Blitz")],
)
def test_after_a_hint_the_bright_button_is_what_it_said(hint, label):
    stage = attacking()
    stage.touch("Ural")
    stage.touch("China")
    stage.board.show_hint(Answer(hint))
    stage.step()
    filled = [each for each in stage.bar.family() if getattr(each, "kind", "") == "primary"]
    (shown,) = (each.label for each in filled if each.is_visible)
    assert shown.startswith(label)
    assert filled[-1].key == "Space"


def test_a_drag_from_a_territory_to_a_neighbour_aims_an_attack():
    stage = attacking()
    stage.down(*stage.at("Ural"))
    x, y = stage.at("Brazil")
    stage.move(x, y)
    assert stage.board.view.aim is not None
    assert stage.board.view_model.chosen == (territory_named("Ural"), None)
    stage.move(*stage.at("China"))
    stage.up(*stage.at("China"))
    assert stage.board.view_model.chosen == (territory_named("Ural"), territory_named("China"))
    assert (stage.match.moves, stage.board.view.aim) == ([], None)
    stage.key("space")
    stage.wait_until(lambda: stage.match.moves)
    assert stage.match.moves[0].answer.source == territory_named("Ural")


def test_a_drag_to_what_cannot_be_attacked_says_so():
    stage = attacking()
    stage.drag(stage.at("Ural"), stage.at("Brazil"))
    assert stage.board.view_model.chosen == (territory_named("Ural"), None)
    assert stage.app.toasts.messages[-1].text == "Ural cannot attack Brazil"


def test_a_drag_from_a_territory_to_a_neighbour_chooses_where_troops_go():
    stage = fortifying()
    stage.drag(stage.at("Ural"), stage.at("Siberia"))
    assert stage.board.view_model.chosen == (territory_named("Ural"), territory_named("Siberia"))
    assert stage.board.selection.number == 5


def test_when_no_attack_is_left_the_bar_says_so():
    home = {**continent("Australia"), "Indonesia": 2, "Eastern Australia": 4}
    stage = a_stage(playing(home, {"Siam": 90}, steps=ATTACKING))
    while stage.kind == "attack":
        stage.touch("Indonesia")
        stage.touch("Siam")
        stage.key("d")
        stage.wait_until(lambda: stage.kind)
    stage.step()
    assert stage.kind == "fortify"
    assert stage.prompt.startswith("No attack is left")
    ended = a_stage(playing(home, {"Siam": 90}, steps=ATTACKING))
    ended.push("End attack")
    ended.step()
    assert ended.kind == "fortify"
    assert not ended.prompt.startswith("No attack is left")


def test_a_click_on_the_sea_and_esc_let_go_of_what_is_chosen():
    stage = attacking()
    stage.touch("Ural")
    stage.click(740, 660)
    assert stage.board.view_model.chosen == (None, None)
    stage.touch("Ural")
    stage.key("escape")
    assert stage.board.view_model.chosen == (None, None)
    assert stage.table.popup is None


def test_a_person_who_defends_by_hand_chooses_the_dice():
    match = played_until(a_match(seed="b", options={"defence": "manual"}), "defend")
    stage = RiskStage(match, frozen=True)
    before = len(match.moves)
    stage.push("Defend with 1")
    assert str(match.moves[before].answer) == "Defend with 1"


# -- fortifying


def fortifying() -> RiskStage:
    return a_stage(playing({"Ural": 6, "Siberia": 1, "Brazil": 3}, steps=FORTIFYING))


def test_fortify_source_target_slider_and_one_press():
    stage = fortifying()
    stage.touch("Ural")
    stage.touch("Siberia")
    assert stage.board.selection.number == 5
    stage.move(*stage.at("Siberia"))
    stage.wheel(-1)
    stage.push("Move 4")
    assert str(stage.match.moves[0].answer) == "Move 4 from Ural to Siberia"


def test_a_territory_that_cannot_send_is_refused_with_a_sentence():
    stage = fortifying()
    stage.touch("Brazil")
    assert stage.board.view_model.chosen == (None, None)
    assert not stage.match.moves


def test_a_hint_to_fortify_is_chosen_with_its_number():
    stage = fortifying()
    ural, siberia = territory_named("Ural"), territory_named("Siberia")
    stage.board.show_hint(Answer(Fortify(ural, siberia, 3)))
    stage.step()
    assert stage.board.view_model.chosen == (ural, siberia)
    stage.key("space")
    assert stage.match.moves[0].answer == Fortify(ural, siberia, 3)


def test_the_turn_ends_without_a_move():
    stage = fortifying()
    stage.push("End turn")
    assert str(stage.match.moves[0].answer) == "End the turn"


# -- what the others did


def a_second_turn() -> RiskStage:
    return RiskStage(played_until(a_match(), "reinforce", skip=2), frozen=True)


def test_arrows_tell_what_the_others_did_and_their_turns_are_watched_again():
    stage = a_second_turn()
    stage.step()
    assert stage.board.shown.deeds
    assert {deed.seat for deed in stage.board.shown.deeds} <= {1, 2, 3, 4}
    owners = list(stage.match.table.owners)
    stage.app.change_settings(animation_speed=stage.app.settings.animation_speed.NORMAL)
    stage.table.film.speed = stage.app.settings.animation_speed
    stage.click_on(stage.board.tools.buttons[1].box)
    assert stage.table.director.is_looking_back
    assert stage.board.shown.owners != owners
    stage.key("space")
    stage.wait_until(lambda: not stage.table.film.is_playing)
    assert stage.board.shown.owners == owners
    assert stage.kind == "reinforce"


@pytest.mark.painted
def test_the_line_of_the_log_under_the_pointer_is_shown_on_the_map():
    stage = a_second_turn()
    stage.paint()
    lines = line_boxes(stage.table.frame.log.lines)
    told, box = next((entry.line, box) for entry, box in lines if "Captured" in entry.line.text)
    stage.move(box.centre_x, box.centre_y)
    assert stage.board.traced == told
    source, target = told.places
    assert target in ADJACENT[source]
    lit = [place for place, look in outlines(stage.board.shown) if look == "source"]
    assert lit == [source, target]
    stage.move(*stage.at("China"))
    assert stage.board.traced is None


def test_zoom_and_pan_and_the_whole_map_again():
    stage = a_second_turn()
    view = stage.board.view
    stage.move(*stage.at("China"))
    stage.click_on(stage.board.tools.buttons[3].box)
    assert not view.camera.is_fitted
    before = view.camera.visible
    stage.drag((700, 640), (640, 600))
    assert view.camera.visible != before
    stage.click_on(stage.board.tools.buttons[5].box)
    assert view.camera.is_fitted


def test_small_territories_are_hit_at_their_counters_and_beside_their_shores():
    stage = a_second_turn()
    view = stage.board.view
    for territory, name in enumerate(NAMES):
        x, y = view.counter(territory)
        hit = view.region_at(x, y)
        assert hit is not None, name
        assert view.reacting_at(x + 12, y + 6) == hit, name


def test_the_charts_open_in_the_middle_of_a_game():
    stage = a_second_turn()
    stage.key("c")
    assert type(stage.app.top).__name__ == "RiskReview"
    stage.key("escape")
    assert stage.app.top is stage.table


def test_the_charts_of_a_record_go_as_far_as_it_is_shown():
    stage = RiskStage(a_match(), frozen=True)
    record = played_until(a_match(), "reinforce", skip=2)
    table = replay_scene(stage.app, record)
    stage.app.push(table)
    assert table.replay is not None
    table.replay.jump_to(next(n for n, move in enumerate(record.moves) if move.kind == "battle"))
    review = table.review_scene()
    assert isinstance(review, RiskReview)
    assert review.summary.samples[-1].round == table.match.table.round == 1


def test_skipping_shows_no_film_until_a_person_decides():
    stage = RiskStage(played_until(a_match(), "claim"), frozen=True)
    stage.app.change_settings(animation_speed=stage.app.settings.animation_speed.SLOW)
    stage.table.film.speed = stage.app.settings.animation_speed
    free = next(p for p, owner in enumerate(stage.match.table.owners) if owner < 0)
    stage.touch(free)
    stage.key("s")
    stage.wait_until(lambda: stage.table.person is not None)
    assert not stage.table.film.is_playing
    decision = stage.match.pending
    assert isinstance(decision, Decision)
    assert decision.seat == 0


def test_two_seats_play_against_each_other_and_the_neutral_army():
    match = played_until(a_match("human", "eager"), "attack")
    stage = RiskStage(match, frozen=True)
    assert 6 in match.table.owners
    assert isinstance(stage.bar.actions, RiskActions)


def test_a_continent_held_is_told_on_the_seats_card():
    table = playing(continent("Australia", 2), {"Siam": 2})
    stage = a_stage(table, "human", "eager")
    assert "Australia" in stage.board.view_model.seat_tip(0)


def test_a_bots_turn_is_watched_step_by_step_with_its_reasons():
    match = played_until(a_match("human", "captain", game=GAME), "fortify")
    stage = RiskStage(match)
    stage.app.change_settings(explain_bots=True)
    stage.push("End turn")
    panel = stage.table.frame.explained.panel
    stage.wait_until(lambda: stage.table.director.is_explaining)
    stage.step()
    assert panel.is_visible
    assert panel.steps[-1].reasons
    stage.push("To your turn")
    stage.wait_for_turn()
    assert stage.table.decision is not None


def test_placing_troops_at_the_start_waits_for_nobody_and_a_turns_troops_are_one_step():
    """Friction 10: every placement of the set-up asked for a press."""
    stage = RiskStage(a_match("human", "captain", game=GAME))
    stage.app.change_settings(explain_bots=True)
    for _ in range(3):
        stage.wait_for_turn()
        assert not stage.table.director.is_explaining
        stage.table.submit(stage.table.decision.options[0])
    parts = stage.table.parts
    told = [Passage(number, 1, each, ()) for number, each in enumerate("abc")]
    kinds = ("reinforce", "reinforce", "attack")
    steps = steps_of(told, lambda each: kinds[each.number], parts.is_part)
    assert [len(step) for step in steps] == [2, 1]
    assert [parts.sets_up(kind) for kind in ("claim", "place", "reinforce")] == [True, True, False]


def test_a_saved_game_names_what_a_setting_is_about_and_only_what_is_not_usual():
    """Friction 21: "More than five" stood alone below a saved game."""
    usual = a_match("human", "captain", game=GAME).setup
    standing = OutlineStanding((0, 0), 0, ())
    assert english(situation(GAME, usual, standing)) == "your move"
    other = replace(usual, options={**usual.options, "trade": "classic5"})
    assert english(situation(GAME, other, standing)) == "Forced set: 5 or more  \u00b7  your move"


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_continent_says_how_many_doors_it_has(size):
    """Friction 21: both Americas had no room for them."""
    audit = Audit()
    stage = RiskStage(a_match("human", "captain", game=GAME), audit=audit)
    stage.app.resize(*size)
    stage.wait_for_turn()
    stage.app.draw()
    doors = [text.string for text in audit.texts if re.fullmatch(r"\d ways? in", text.string)]
    assert len(doors) == 6
