"""Looking back with the Expert: which decisions are judged, and whose."""

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games.risk.account import review
from games.risk.game import GAME
from games.risk.moves import END_ATTACKS, END_TURN
from tests.games.risk.positions import PLACING, place, playing


@pytest.mark.clause("RISK-16.6")
def test_only_what_a_person_chose_among_several_is_judged():
    """Ann places a troop, ends the attacks and her turn; then it is the bot's."""
    table = playing({"Peru": 12, "Argentina": 2}, {"Brazil": 1}, {}, steps=PLACING, reserve=1)
    seats = (SeatSetup("human", "Ann"), SeatSetup("random", "Bot"), SeatSetup("random", "Bob"))
    match = Match(GAME, Setup(seats, "back", position=GAME.codec.encode(table)))
    for option in (place(1, "Peru"), END_ATTACKS, END_TURN):
        match.answer(option)
    while len(match.moves) < 6:
        if match.seat_to_answer < 0:
            match.roll()
        else:
            match.answer(match.pending.options[-1])
    (found,) = review(match)["seats"]
    assert [choice["decision"] for choice in found["choices"]] == ["reinforce", "attack", "fortify"]
    assert [choice["answer"] for choice in found["choices"]] == [0, 1, 2]
    ended = found["choices"][1]
    assert ended["played"] == "End the attacks"
    assert ended["best"].startswith("Attack")
    assert ended["delta"] < 0
