"""CATR-13.22 to 13.25: what a SUPERCAT chooses where its document ends, by rulings of our own."""

from collections import Counter
from random import Random

import pytest

from games.arcs.campaign.rules.intermission import MayConcede, ReturnToMap
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.campaign.rules.intermission.ends import SHIPS, an_end, begun
from tests.games.arcs.positions import asked, play
from tests.games.arcs.supercats import a_cat, says, thought

CATS = (a_cat(SHIPS, counter=0), a_cat(SHIPS, counter=0), a_cat(SHIPS, counter=0))
DEALT = (("pacifist",), ("hegemon", "pirate"), ("pathfinder", "warden"))


def chosen(table, count):
    """What it chooses with so many different lots."""
    decision = asked(table)
    view = table.seen_by(decision.seat)
    lots = [SupercatPlayer().choose(view, decision, Random(lot)).option for lot in range(count)]
    return Counter(str(each) for each in lots)


@pytest.mark.clause("CATR-13.22")
def test_after_a_success_its_old_fate_and_the_one_drawn_are_as_likely():
    table, _ = begun(*[seat.copy() for seat in CATS])
    play(table, *DEALT)
    assert says(table)[1] == "CATR-13.22"
    counts = chosen(table, 100)
    assert set(counts) == {"Follow the Founder in Act II", "Follow the Pacifist in Act II"}
    assert min(counts.values()) > 30


@pytest.mark.clause("CATR-13.23")
def test_after_a_failure_it_takes_either_of_two():
    table, _ = begun(*[seat.copy() for seat in CATS], marker=3)
    play(table, ("pacifist", "pirate"), ("hegemon", "warden"), ("blight-speaker", "pathfinder"))
    assert says(table)[1] == "CATR-13.23"
    assert set(chosen(table, 40)) == {
        "Follow the Pacifist in Act II", "Follow the Pirate in Act II",
    }  # fmt: skip


@pytest.mark.clause("CATR-13.24")
def test_without_ships_and_starports_it_comes_back_at_any_gate_and_names_the_odds():
    table = an_end(a_cat(counter=0), a_cat(SHIPS, counter=0), a_cat(SHIPS, counter=0))
    table.steps = [ReturnToMap(0)]
    reason = thought(table).reasons[0]
    assert reason.clause == "CATR-13.24"
    assert len(reason.options) == 6
    assert len(chosen(table, 60)) == 6


@pytest.mark.clause("CATR-13.25")
def test_it_never_concedes():
    table = an_end(a_cat(SHIPS, counter=0, count=2), a_cat(SHIPS, counter=0, count=2))
    table.steps = [MayConcede(1)]
    assert says(table) == ("Go on", "CATR-13.25")
