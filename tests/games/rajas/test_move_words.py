"""Moves as they are told: by the names of what lies on the table, and no two of a list alike."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from games.rajas.game import GAME
from games.rajas.moves import Buy, Lay, Place, Replace, Sail, UseYield
from games.rajas.steps.building import ChooseReplacement, LayTile
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import VOICE, a_table, new_match, person
from tests.games.rajas.test_rajas_events import IDS


def told(option, table, seat=0):
    return GAME.option_text(option, VOICE, table, seat)


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Place("market_assorted_1"), "Mixed market"),
        (Place("harbor_2", 1), "Harbor (1 money) with orange 1"),
        (Place("balcony_green", 9), "Green balcony with green 2"),
        (Place("terrace_reroll"), "Terrace: 2 money and reroll"),
        (Buy("OC1"), "Buy the orange tile (price 4) with a silk market (2)"),
        (Sail(2), "Sail to space 2"),
        (UseYield("W6"), "Use the yield tile (3 money)"),
    ],
)
def test_a_move_is_told_as_people_call_what_it_names(option, words):
    assert told(option, a_table(person())) == words


def test_a_tile_is_laid_with_its_roads_as_they_will_lie():
    table = a_table(person(), steps=[TakeTurn(), LayTile(0, "OT1")])
    assert told(Lay(1, 1), table) == "Lay it in row 1, column 2 (roads east and west)"
    assert told(Lay(1, 0), table) == "Lay it in row 1, column 2 (roads north and south)"


def test_a_replacement_names_both_tiles():
    table = a_table(person(), steps=[TakeTurn(), ChooseReplacement(0)])
    orange = "the orange tile (price 4) with a silk market (2)"
    words = f"Replace the tile in row 2, column 3 with {orange}"
    assert told(Replace(7, "OC1"), table) == words


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(6))
def test_no_two_options_of_a_decision_read_alike_and_none_by_its_code(number):
    players = (("random", "random", "dummy"), ("random", "dummy"), ("random",) * 4)[number % 3]
    board, ganga = ("base", "navaratnas")[number % 2], ("off", "on")[number // 2 % 2]
    table = new_match(*players, seed=f"d{number}", board=board, ganga=ganga).table.copy()
    rng, asked = Random(number), pending(table)
    while asked is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
        else:
            words = GAME.option_texts(asked.options, VOICE, table, asked.seat)
            assert len(set(words)) == len(words)
            assert not [each for each in words if IDS.search(each)]
            apply(table, rng.choice(list(asked.options)))
        asked = pending(table)


def test_a_move_may_be_typed_as_it_is_told_or_by_its_command():
    match = Match(GAME, Setup((SeatSetup("human", "Ada"), SeatSetup("human", "Bo")), "typed"))
    while not match.waits_for_person:
        match.roll()
    for option in match.pending.options:
        seat = match.seat_to_answer
        told_so = GAME.option_texts(match.pending.options, match.voice, match.table, seat)
        assert match.option_of(told_so[match.pending.options.index(option)]) == option
        assert match.option_of(str(option)) == option
    with pytest.raises(IllegalAnswer):
        match.option_of("Buy OC1 now")
