"""The colors of seats: no two alike, kept in records, unknown to the records of before."""

import json

import pytest

from engine.core import record
from engine.core.match import Match
from engine.core.setup import HUMAN, SEAT_COLOURS, SeatSetup, Setup, seat_colours, told_apart
from games import REGISTRY
from games.risk.game import GAME

SIX = SEAT_COLOURS[:6]


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ([], SIX),
        (["", ""], SIX),
        (["white"], ("white", *SIX[1:])),
        (["orange"], ("orange", "blue", *SIX[2:])),
        (["red", "red"], ("red", "orange", "green", "pink", "blue", "sky")),
        (["", "teal"], SIX),
    ],
    ids=["none", "not chosen", "another", "that of the next seat", "twice", "unknown"],
)
def test_every_seat_has_a_colour_and_no_two_have_the_same(chosen, found):
    assert seat_colours(chosen) == found
    assert len(set(found)) == 6


def a_match(*colours: str) -> Match:
    seats = tuple(SeatSetup(HUMAN, f"P{n}", colour) for n, colour in enumerate(colours))
    return Match(GAME, Setup(seats, "colors"))


def test_a_record_keeps_the_colours_that_were_chosen():
    match = a_match("white", "", "brown")
    text = record.to_text(match)
    heading = json.loads(text.splitlines()[0])
    assert heading["setup"]["seats"] == [
        {"player": HUMAN, "name": "P0", "colour": "white"},
        {"player": HUMAN, "name": "P1"},
        {"player": HUMAN, "name": "P2", "colour": "brown"},
    ]
    again = record.from_document(REGISTRY, record.to_document(match))
    assert again.setup == match.setup
    assert again.setup.colours[:3] == ("white", "orange", "brown")


def test_a_record_without_colours_is_written_as_before_and_shows_the_usual_ones():
    document = record.to_document(a_match("", "", ""))
    assert all(set(seat) == {"player", "name"} for seat in document["setup"]["seats"])
    assert record.from_document(REGISTRY, document).setup.colours == SIX


def test_colours_change_nothing_of_a_game():
    assert a_match("white", "brown", "").table == a_match("", "", "").table


def test_names_are_told_apart_and_colours_stay():
    seats = told_apart([SeatSetup("x", "Lynx", "red"), SeatSetup("x", "Lynx", "white")])
    assert [(seat.name, seat.colour) for seat in seats] == [("Lynx", "red"), ("Lynx II", "white")]


def test_each_box_names_colours_that_there_are():
    for card in REGISTRY.cards():
        assert len(set(card.colours)) == len(card.colours)
        assert set(card.colours) <= set(SEAT_COLOURS)
        assert not card.colours or len(card.colours) >= card.most_seats
