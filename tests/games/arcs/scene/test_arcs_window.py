"""Arcs in its window: keyboard, films, several persons, hints, what is warned of, drags."""

from dataclasses import replace
from random import Random

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.paint.portraits import edition_of
from engine.ui.widgets import TipCard
from games.arcs.board import CITY, HIDDEN
from games.arcs.game import GAME
from games.arcs.moves import Fleet, Go, Hit, Influence, SpendPip
from games.arcs.scene.view_model import seats_shown
from tests.games.arcs.scene.playing import (
    NAMES,
    NORMAL,
    QUICK,
    ArcsStage,
    a_match,
    a_match_at,
    answer_by_keys,
)


def seated(*players: str) -> Match:
    """A match of these players."""
    options = {setting.key: setting.default for setting in GAME.settings}
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(players))
    return Match(GAME, Setup(seats, "window", options=options))


def with_pip(action: str):
    """Whether a pip can be spent on an action."""
    return lambda decision: SpendPip(action) in decision.options


def test_a_whole_game_by_keys():
    match = a_match(1, "keys")
    stage, chance = ArcsStage(match, draws_every=400), Random(5)
    while True:
        stage.wait_for_turn()
        if match.is_over:
            break
        option, told = chance.choice(stage.table.decision.options), len(match.moves)
        answer_by_keys(stage, option)
        assert match.moves[told].answer == option
    assert match.result.winners


def test_a_fleet_is_dragged_from_system_to_system_in_ones_own_turn():
    stage = ArcsStage(a_match_at("act", wanted=with_pip("move")))
    stage.wait_for_turn()
    match, hit_targets = stage.match, stage.board.hit_targets
    origin = next(part for part in sorted(stage.selection.lit) if part[0] == "system")
    stage.touch(origin)
    target = next(part for part in sorted(stage.selection.lit, key=str) if part[0] == "system")
    stage.key("escape")
    told = len(match.moves)
    stage.drag_to(origin, hit_targets.places.cells[target[1]].body)
    answers = [move.answer for move in match.moves[told:]]
    assert answers[:2] == [SpendPip("move"), Go(origin[1], target[1])]


def test_a_lit_card_of_the_court_is_influenced_with_one_click():
    wanted = with_pip("influence")
    match = a_match_at("act", wanted=lambda d: wanted(d) and SpendPip("secure") not in d.options)
    stage = ArcsStage(match)
    stage.wait_for_turn()
    card = next(part for part in sorted(stage.selection.lit, key=str) if part[0] == "court")
    told = len(match.moves)
    stage.touch(card)
    answers = [move.answer for move in match.moves[told:]]
    assert answers[:2] == [SpendPip("influence"), Influence(card[1])]


def test_who_moves_says_how_many_stay_behind():
    stage = ArcsStage(a_match_at("fleet"))
    stage.wait_for_turn()
    whole = stage.selection.count
    assert "No ships stay" in stage.table.frame.bar.actions.detail
    stage.key("left")
    assert stage.selection.count == (whole[0] - 1, whole[1])
    assert "1 fresh ship stays" in stage.table.frame.bar.actions.detail
    told = len(stage.match.moves)
    stage.key("space")
    assert stage.match.moves[told].answer == Fleet(whole[0] - 1, whole[1])


def test_what_destroying_a_city_provokes_is_warned_of():
    def is_last_hit_on_a_city(decision):
        return any(
            isinstance(each, Hit) and each.kind == CITY and not each.fresh
            for each in decision.options
        )

    stage = ArcsStage(a_match_at("hit", wanted=is_last_hit_on_a_city, first=190))
    stage.wait_for_turn()
    stage.selection.show(next(o for o in stage.selection.options if o.kind == CITY and not o.fresh))
    stage.sync()
    said = stage.table.frame.bar.actions
    assert said.tone == "warning"
    assert said.detail.startswith("Outrage of ")


def test_a_resource_that_finds_no_slot_is_named():
    has_no_slot = a_match_at(
        "drop", wanted=lambda decision: decision.prompt == "ask-drop-for", first=198
    )
    stage = ArcsStage(has_no_slot)
    stage.wait_for_turn()
    said = stage.table.frame.bar.actions
    assert said.prompt == "Discard a resource"
    assert said.detail.startswith("No slot is free for ")
    assert said.detail.endswith(". Click a resource in your slots.")


def test_undo_takes_back_what_nobody_could_learn_from():
    stage = ArcsStage(a_match_at("act", wanted=with_pip("move")))
    stage.wait_for_turn()
    told = len(stage.match.moves)
    stage.table.submit(SpendPip("move"))
    stage.wait_for_turn()
    stage.key("z")
    stage.wait_for_turn()
    assert len(stage.match.moves) == told


def test_a_hint_is_chosen_on_the_table():
    stage = ArcsStage(a_match_at("play"))
    stage.wait_for_turn()
    stage.key("h")
    stage.wait_until(lambda: stage.table.frame.hints.is_open)
    assert stage.selection.chosen[0][0] == "card"


def test_every_place_has_a_card_of_its_own():
    stage = ArcsStage(a_match_at("act"))
    stage.wait_for_turn()
    silent = {"chip", "less", "more"}
    for spot in stage.board.spots.children:
        if spot.fact.key[0] in silent:
            continue
        place = stage.place_of(spot.fact.key)
        hit = stage.board.spots.hit(*place)
        tip = hit.tip_at(*place)
        assert isinstance(tip, TipCard), spot.fact.key


def test_each_person_sees_their_own_hand_and_nobody_elses():
    stage = ArcsStage(seated("human", "human"), draws_every=50)
    for _ in range(8):
        stage.wait_until(lambda: not stage.table.is_on_top or stage.table.person is not None)
        if not stage.table.is_on_top:
            stage.key("space")
        stage.wait_for_turn()
        decision = stage.table.decision
        shown = stage.table.moment.table
        assert stage.board.hit_targets.owner == decision.seat
        assert HIDDEN not in shown.seats[decision.seat].hand
        assert set(shown.seats[1 - decision.seat].hand) <= {HIDDEN}
        stage.table.submit(decision.options[0])


def test_a_whole_film_ends_on_the_table_as_it_is():
    match = a_match(2, "film")
    stage = ArcsStage(match, settings=NORMAL, draws_every=100)
    for _ in range(6):
        stage.wait_until(lambda: stage.table.moment.decision is not None, 0.2)
        stage.table.submit(stage.table.decision.options[0])
    stage.wait_until(lambda: stage.table.moment.decision is not None, 0.2)
    assert stage.table.moment.table == match.view(match.table, 0)
    assert not stage.board.animation.flights
    assert not stage.board.animation.rings


def test_the_end_of_a_chapter_waits_until_it_has_been_seen():
    match = a_match(1, "chapter")
    stage = ArcsStage(match, settings=NORMAL, draws_every=200)

    def at_the_end() -> bool:
        director = stage.table.director
        if stage.table.decision is not None and not stage.table.moment.is_behind:
            stage.table.submit(stage.table.decision.options[-1])
        return stage.board.animation.chapter > 0 and director.held is not None

    stage.wait_until(at_the_end, 0.5)
    stage.sync()
    assert stage.board.held_words[0]
    stage.step(5.0)
    assert stage.board.animation.chapter == 1
    stage.key("space")
    stage.wait_until(lambda: not stage.board.animation.chapter, 0.5)


def test_bots_alone_are_watched_without_a_person():
    match = seated("steward", "random")
    stage = ArcsStage(match, draws_every=20)
    stage.wait_until(lambda: len(match.moves) > 20, 1.0)
    assert stage.table.decision is None


def test_with_the_rail_put_away_the_map_has_its_room():
    stage = ArcsStage(a_match_at("act"), settings=replace(QUICK, log_open=False))
    stage.wait_for_turn()
    assert stage.board.hit_targets.desk.board.right == 1920


def plates(*players, mode="base"):
    """A game of these players, and what their plates say besides the name."""
    seats = tuple(SeatSetup(player, f"Seat {n}") for n, player in enumerate(players))
    match = Match(GAME, Setup(seats, "plates", {"mode": mode}))
    return match, [each.tag for each in seats_shown(match.table, match, None)]


def test_the_plate_of_a_supercat_says_its_version():
    _, tags = plates("human", "supercat:10", "supercat", "steward")
    assert tags[1:] == ["v10", "v0.5", "Steward"]


def test_versions_come_before_titles_where_several_sit_at_the_table():
    """The Regents stand beside the map as well."""
    assert plates("human", "supercat:10", "supercat", mode="campaign")[1][1:] == ["v10", "v0.5"]
    assert plates("human", "supercat", "supercat", mode="campaign")[1][1:] == ["Regent", "Regent"]


def test_the_level_of_a_bot_is_named_where_another_one_is_called_alike():
    match, _ = plates("human", "supercat:10", "supercat", "steward")
    said = [match.voice.prompt(edition_of(match, seat)) for seat in range(4)]
    assert said == ["", "Version 10", "Version 0.5", ""]
    match, _ = plates("human", "supercat:10", "supercat:10")
    assert edition_of(match, 1) == ""
