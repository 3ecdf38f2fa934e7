"""Tiles that a person draws at a real table: told nobody until they lie on top of a stack."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import Chance, Decision
from engine.core.errors import IllegalAnswer
from engine.core.hidden import may_be_advised
from engine.core.instructions import instructions
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.step import pending
from engine.core.story import ONLOOKER
from engine.core.text_client import TextClient
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE
from games.roll_galaxy.events import TileTaken, TopTold
from games.roll_galaxy.game import GAME
from games.roll_galaxy.learning import review
from games.roll_galaxy.moves import Abandon, AbandonUntold, LiftUntold, PlaceTile
from games.roll_galaxy.state import RollTable, Rules
from games.roll_galaxy.steps import BuildTiles, DrawFromBag, ExploreTasks, PlaceTiles
from games.roll_galaxy.steps.building import ASK_PLACE_DRAWN, not_in_round, turn_up
from games.roll_galaxy.steps.phases import ScoutTiles
from games.roll_galaxy.tiles import HIDDEN, TILE_NAMES, TILES
from main import REGISTRY
from tests.games.roll_galaxy.positions import a_seat, table_of
from tests.games.roll_galaxy.real_table import SEATS, a_match, go_on

PERSONS = (1, 2)


def going_on(match: Match, seed: int = 1) -> Iterator[Any]:
    """What is asked, until the game is over."""
    rng = generator("telling", seed)
    while not match.is_over:
        asked = match.pending
        yield asked
        if match.pending is asked:
            go_on(match, rng)


def until(match: Match, is_so: Callable[[Any], bool], seed: int = 1) -> Any:
    return next(asked for asked in going_on(match, seed) if is_so(asked))


def is_of_person(asked: Any, kind: str) -> bool:
    seat = asked.for_seat if isinstance(asked, Chance) else asked.seat
    return asked.kind == kind and seat in PERSONS


def a_table(
    *steps: Any,
    developments: Any = (),
    worlds: Any = (),
    built: Any = (),
    phase: int = EXPLORE,
    developing: str = "",
) -> RollTable:
    """Seat 0 tells late, in a phase."""
    seat = a_seat(*built, developing=developing)
    seat.developments, seat.worlds = tuple(developments), tuple(worlds)
    now = {"phases": (phase,), "phase": phase, "revealed": True}
    return table_of(seat, steps=steps, rules=Rules(tell_late=(0,)), **now)


def seated(table: RollTable) -> Match:
    """A match that stands at that table."""
    match = a_match("human", "rollbot:easy")
    match.correct(table)
    return match


# -- worked examples -------------------------------------------------------------------------------


def test_what_a_scout_draws_is_asked_of_nobody_and_hidden_from_everybody():
    match = seated(a_table(DrawFromBag(0, 2), developments=(3,)))
    assert match.pending is None or match.table.seats[0].in_hand == (HIDDEN, HIDDEN)
    assert match.table.bag_size == TILES - 3


def test_at_the_bottom_of_a_stack_a_tile_is_told_by_its_place_alone():
    match = seated(a_table(PlaceTiles(0), DrawFromBag(0, 1), developments=(3,), worlds=(4,)))
    assert match.pending.asked == ASK_PLACE_DRAWN
    assert match.pending.options == (PlaceTile(HIDDEN, False, 1), PlaceTile(HIDDEN, True, 1))
    match.answer(match.option_of("put a tile among the worlds at place 2"))
    assert match.table.seats[0].worlds == (4, HIDDEN)
    voice = match.voice
    assert [match.game.event_text(e, voice) for e in match.moves[-1].events] == [
        "You put a tile on the world stack"
    ]


def test_on_an_empty_stack_its_name_is_asked_at_once():
    match = seated(a_table(PlaceTiles(0), DrawFromBag(0, 1), developments=(3,)))
    match.answer(PlaceTile(HIDDEN, True, 0))
    asked = match.pending
    assert GAME.prompt(asked, match.voice) == "Which tile is now on top of your world stack?"
    match.answer(match.outcome_of(TILE_NAMES[9]))
    assert match.table.seats[0].worlds == (9,)
    assert match.moves[-1].events[0] == TopTold(0, 9, True, 0)
    assert instructions(match.moves[-1], match.setup.seats, match.voice) == ()


def test_a_tile_that_lies_in_sight_cannot_be_on_top():
    match = seated(a_table(PlaceTiles(0), DrawFromBag(0, 1), developments=(3,)))
    match.answer(PlaceTile(HIDDEN, True, 0))
    before = match.table.copy()
    with pytest.raises(IllegalAnswer, match="can't come up now"):
        match.answer(match.outcome_of(TILE_NAMES[3]))
    assert match.table == before


@pytest.mark.clause("ROLL-1.10")
def test_what_comes_to_the_top_is_told_each_in_turn_and_once():
    table = a_table(ScoutTiles(0, 0, False), worlds=(4, HIDDEN, HIDDEN))
    match = seated(table)
    told = []
    for tile in (4, 10, 11):
        match.answer(Abandon(tile))
        if isinstance(match.pending, Chance):
            assert match.pending.kind == "top"
            told.append(match.table.seats[0].worlds)
            match.answer(TILE_NAMES[tile + 6 if tile == 4 else tile + 1])
    assert told == [(HIDDEN, HIDDEN), (HIDDEN,)]
    assert match.table.seats[0].abandoned == (4, 10, 11)


def test_a_tile_told_once_is_not_asked_again():
    table = a_table(ScoutTiles(0, 0, False), worlds=(4, 5, HIDDEN))
    match = seated(table)
    match.answer(Abandon(4))
    assert match.pending.kind == "abandon"
    assert match.table.seats[0].worlds == (5, HIDDEN)


def test_an_untold_tile_is_abandoned_by_its_place():
    match = seated(a_table(ScoutTiles(0, 0, False), developments=(3, HIDDEN, 7)))
    option = AbandonUntold(HIDDEN, False, 1)
    assert list(match.pending.options)[1:] == [Abandon(3), option, Abandon(7)]
    assert GAME.option_text(option, match.voice) == "Abandon the 2nd tile of your development stack"
    match.answer(match.option_of("abandon tile 2 of the developments"))
    assert (match.table.seats[0].developments, match.table.seats[0].abandoned) == (
        (3, 7),
        (HIDDEN,),
    )


@pytest.mark.clause("ROLL-7.10")
def test_an_untold_tile_is_put_on_top_and_told():
    table = a_table(
        ExploreTasks(0), developments=(3, HIDDEN), worlds=(4,), built=["Advanced Logistics"]
    )
    match = seated(table)
    match.answer(LiftUntold(HIDDEN, False, 1))
    match.answer(PlaceTile(HIDDEN, True, 0))
    match.answer(TILE_NAMES[12])
    assert match.table.seats[0].worlds == (12, 4)
    assert match.pending.kind == "explore"


@pytest.mark.clause("ROLL-9.2")
def test_beneath_a_tile_completed_lies_one_that_is_told_before_dice_are_spent_on_it():
    table = a_table(
        BuildTiles(0, DEVELOP), developments=(3, HIDDEN), phase=DEVELOP, developing="6 white"
    )
    asked = pending(table)
    assert isinstance(asked, Chance)
    assert (asked.kind, asked.for_seat) == ("top", 0)
    assert table.seats[0].tableau[-1] == 6


def test_hands_are_told_of_a_draw_that_they_did_not_choose():
    said = TileTaken(0, HIDDEN).for_hands()
    voice = GAME.voice(("You", "Ada"))
    assert [voice.part(each, "hands") for each in said] == [
        "Draw a tile from the bag into your hand"
    ]


def test_who_tells_as_ever_is_not_asked_for_a_top_tile():
    table = a_table(worlds=(4, HIDDEN))
    table.seats[0].worlds, table.rules = (HIDDEN,), Rules()
    turn_up(table, 0, SETTLE)
    assert table.steps == []


# -- whole games -----------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10_000))
def test_in_random_games_no_tile_is_made_or_lost_and_no_bot_sees_more(seed):
    match = a_match(seed=f"tile {seed}")
    for _ in going_on(match, seed):
        table = match.table
        assert table.check() == []
        lying = [tile for seat in table.seats for tile in seat.tiles]
        built = sum(side < 2 * TILES for seat in table.seats for side in seat.tableau)
        assert table.bag_size + len(lying) + built == TILES
        assert len(table.unseen_tiles) == table.bag_size + lying.count(HIDDEN)
        for viewer in (0, ONLOOKER):
            assert GAME.view(table, viewer) == GAME.view(dealt(table), viewer)


def dealt(table: RollTable) -> RollTable:
    """The same with any tiles where nobody was told, but for one that is asked for now."""
    asked = pending(table.copy())
    return table if isinstance(asked, Chance) else GAME.deal_hidden(table, Random(1))


def test_a_person_is_asked_for_no_draw_but_at_the_set_up():
    match = a_match()
    for asked in going_on(match):
        assert not (is_of_person(asked, "tile") and match.table.round)
    assert sum(isinstance(e, TopTold) for m in match.moves for e in m.events) > 3


def test_every_text_can_be_said_and_names_no_tile_that_was_not_told():
    match = a_match()
    for number, _ in enumerate(going_on(match)):
        seat = number % 3
        assert GAME.describe(match.view(match.table, seat), match.voice)
    for watcher in (*range(3), ONLOOKER, None):
        for passage in match.story(watcher).passages:
            assert all(GAME.event_text(each, match.voice) for each in passage.events)


@pytest.mark.parametrize("seed", range(3))
def test_records_of_new_games_replay_equal(seed):
    match = a_match(seed=f"record {seed}")
    for _ in going_on(match, seed):
        pass
    document = json.loads(json.dumps(to_document(match)))
    assert document["setup"]["tells_late"] is True
    again = from_document(REGISTRY, document)
    assert (again.table, again.moves) == (match.table, match.moves)


def test_old_records_have_every_tile_told_and_go_on_so():
    old = Match(GAME, replace(a_match().setup, tells_late=False), is_again=True)
    asked = until(old, lambda asked: is_of_person(asked, "tile") and old.table.round > 0)
    assert old.waits_for_person
    document = to_document(old)
    assert "tells_late" not in document["setup"]
    again = from_document(REGISTRY, document)
    assert (again.table, again.pending) == (old.table, asked)


def test_games_elsewhere_say_nothing_of_it():
    match = Match(GAME, commands.make_setup(GAME, SEATS, "tile", {}, dice_by_hand=True))
    assert (match.setup.tells_late, match.table.rules) == (False, Rules())
    assert "tells_late" not in to_document(match)["setup"]


def test_what_was_told_is_taken_back_and_told_again():
    match = a_match()
    asked = until(match, lambda asked: asked.kind == "top")
    before, count = match.table.copy(), len(match.moves)
    match.answer(asked.outcomes.sample(Random(1)))
    match.undo()
    assert (match.table, len(match.moves), match.pending) == (before, count, asked)
    match.undo()
    assert match.pending.kind in ("place", "spend", "abandon", "explore", "assign", "top")
    match.redo()
    assert match.pending == asked


def test_there_is_no_hint_where_a_tile_is_told_nobody():
    match = a_match("rollbot:easy", "human")
    until(match, lambda asked: is_of_person(asked, "place"))
    assert not may_be_advised(match)
    out = StringIO()
    TextClient(match, StringIO("hint\nlist\n"), out, lambda match: None).run()
    assert "There is no hint: it would use what only you know" in out.getvalue()
    assert "Put a tile at the bottom of the development stack" in out.getvalue()


def test_the_table_is_set_right_with_tiles_that_nobody_was_told():
    match = a_match()
    until(
        match, lambda asked: isinstance(asked, Decision) and HIDDEN in match.table.seats[1].worlds
    )
    document = GAME.codec.encode(match.table)
    assert GAME.read_position(document) == match.table


def test_a_top_tile_that_nobody_told_is_no_position():
    table = a_table(ScoutTiles(0, 0, False), worlds=(4, HIDDEN))
    table.seats[0].worlds = (HIDDEN,)
    assert table.check() == ["seats[0] hides a top tile (-1), but everybody sees those"]


def test_the_review_judges_nothing_that_rests_on_tiles_told_nobody():
    match = a_match("rollbot:easy", "human")
    until(match, lambda asked: match.table.round == 3)
    judged = {choice["answer"] for seat in review(match)["seats"] for choice in seat["choices"]}
    hidden = {n for n, move in enumerate(match.moves) if getattr(move.answer, "tile", 0) == HIDDEN}
    assert not judged & hidden


def test_a_tile_below_the_top_may_be_hidden_from_everybody_and_the_top_one_not():
    table = a_table()
    for stacks, is_told in (
        (((3, HIDDEN), (4, HIDDEN)), True),
        (((HIDDEN, 3), ()), False),
        (((), (HIDDEN, 4)), False),
    ):
        table.seats[0].developments, table.seats[0].worlds = stacks
        assert ["hides a top tile" in each for each in not_in_round(table)] == [True] * (
            not is_told
        )
