"""What an answer would bring, tried on a copy."""

import pytest

from engine.core.decision import Decision, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from games.rajas.events import FameGained, MoneyGained
from games.rajas.game import GAME
from games.rajas.move_words import Outlook, after_turning, outlook
from games.rajas.moves import Lay, Place, TurnDie
from tests.games.rajas.positions import a_table, dice, person


def a_placing_match(seed: str = "foresight", answers: int = 60) -> Match:
    """A match at a person's worker, some answers on."""
    options = {setting.key: setting.default for setting in GAME.settings}
    seats = (SeatSetup("human", "You"), SeatSetup("dummy", "Anand"))
    match = Match(GAME, Setup(seats, seed, options=options))
    bots = [bot or RandomBot() for bot in bots_of(match)]
    while True:
        pending = match.pending
        is_place = isinstance(pending, Decision) and pending.kind == "place"
        if is_place and len(match.moves) >= answers:
            return match
        play_bots(match, bots, 1)


def test_the_table_that_is_asked_about_stays_as_it_is():
    match = a_placing_match()
    before = match.table.copy()
    for option in match.pending.options:
        outlook(match.table, 0, option)
    assert GAME.codec.encode(match.table) == GAME.codec.encode(before)


def test_the_gap_after_is_that_of_the_table_after_the_answer():
    match = a_placing_match()
    for option in match.pending.options:
        tried = match.fork()
        seen = outlook(match.table, 0, option)
        tried.answer(option)
        assert seen.gap == match.table.seats[0].gap
        assert seen.gap_after == tried.table.seats[0].gap


def test_it_tells_what_the_seat_is_asked_next():
    """A worker in the quarry asks which tile; on the terrace with one die to roll, nothing."""
    table = a_table(person("o6 o3"), tops="OT5 OT1")
    pending(table)
    assert outlook(table, 0, Place("quarry_1")).asks == "buy"
    assert outlook(table, 0, Place("raja_man_singh", dice("o3")[0])).asks == "upgrade"
    assert outlook(table, 0, Place("harbor_1", dice("o6")[0])).asks == "sail"


def test_when_the_turn_is_over_nothing_is_asked():
    table = a_table(person("o6"), person("o1"))
    pending(table)
    assert outlook(table, 0, Place("market_silk", dice("o6")[0])).asks == ""


def a_laying_match() -> Match:
    """A match where a tile is laid and another one will turn up in its stack."""
    for number in range(60):
        match = a_placing_match(f"laying {number}", 0)
        bots = [bot or RandomBot() for bot in bots_of(match)]
        while not match.is_over and len(match.moves) < 120:
            pending = match.pending
            if isinstance(pending, Decision) and pending.kind == "lay":
                tile = match.table.tile(match.table.steps[-1].tile)
                if len(match.table.stacks[tile.stack]) > 1 and (tile.buildings or tile.markets):
                    return match
            play_bots(match, bots, 1)
    raise AssertionError("nobody laid a tile")


@pytest.mark.clause("RAJ-6.3", "RAJ-6.4")
def test_a_tile_scores_whatever_turns_up_after_it():
    match = a_laying_match()
    tile = match.table.tile(match.table.steps[-1].tile)
    for option in [each for each in match.pending.options if isinstance(each, Lay)]:
        seen = outlook(match.table, 0, option)
        events = [event for event in seen.events if isinstance(event, FameGained | MoneyGained)]
        sources = {event.source for event in events}
        assert ("buildings" in sources) == bool(tile.buildings)
        assert ("markets" in sources) == bool(tile.markets)
        assert seen.gap_after < seen.gap
        tried = match.fork()
        tried.answer(option)
        tried.roll()
        assert seen.gap_after == tried.table.seats[0].gap


def test_what_karma_opens_is_what_can_be_answered_after_it():
    match = a_placing_match(answers=0)
    options = match.pending.options
    opened = after_turning(match.table, options)
    assert set(opened) == {option.die for option in options if isinstance(option, TurnDie)}
    for die, ways in opened.items():
        tried = match.fork()
        tried.answer(TurnDie(die))
        new = [each for each in tried.pending.options if each not in options]
        assert list(ways) == [each for each in new if isinstance(each, Place)]


@pytest.mark.parametrize(("after", "is_nearer"), [(99, True), (100, False), (101, False)])
def test_only_a_smaller_gap_is_nearer(after, is_nearer):
    assert Outlook((), 100, after, "").is_nearer is is_nearer
