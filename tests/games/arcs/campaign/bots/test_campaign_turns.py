"""Five whole turns of SUPERCAT in the campaign, worked by hand: T10 to T14 of
`arcs_supercat_turns.md`.

B is seat 0 of three, without aids, and leads.
"""

from dataclasses import replace

import pytest

from games.arcs.campaign.bots.bargaining import BargainOnce, proposal
from games.arcs.campaign.bots.pages import goes_on_to_suit
from games.arcs.campaign.rules.deals import Talks
from games.arcs.campaign.rules.summit import CallToOrder
from games.arcs.campaign_components import FAITHFUL_CARDS, FREE
from games.arcs.parts import Deed
from games.arcs.steps.rounds import LeadCard
from tests.games.arcs.campaign.bots.campaign import eyes, in_turn
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.supercats import FIVE, NO_MARKER, a_cat, read_of, thought
from tests.games.arcs.whole_turns import a_cat_of, a_rival, play_turn, sides

COURT = "Mining Interest, Lattice Spies, Elder Broker"


def cat_of(fresh, *, draw, cards="", lore="", **fields):
    """B, which has drawn these cards, with cards of the campaign before it."""
    cat = a_cat_of(fresh, draw=draw, count=3, **fields)
    cat.cards = tuple(named(each) for each in cards.split(", ") if each)
    cat.lore = tuple(named(each) for each in lore.split(", ") if each)
    return cat


def rival(fresh, **fields):
    """A rival among three."""
    return a_rival(fresh, count=3, **fields)


def empire(*clusters):
    """A fresh Imperial ship in every system of these clusters."""
    kinds = ("gate", "arrow", "crescent", "hex")
    return ", ".join(f"{cluster}-{kind} 1" for cluster in clusters for kind in kinds)


def leading(*seats, court=COURT, **fields):
    """B is about to lead, and has no aids."""
    table = an_act(*seats, court=court, **fields)
    table.rules = replace(table.rules, aids="off")
    table.steps = [LeadCard(0)]
    return table


@pytest.mark.clause("CATR-FOUNDER-3", "CATR-F-1", "CAT-11.21", "CAT-11.25")
def test_t10_a_founder_goes_on_and_keeps_what_it_came_for():
    table = leading(
        cat_of("4-arrow 3", draw="mobilization-3 administration-4"),
        rival("1-gate 2"), rival("2-gate 2"), fates=("founder", "magnate", "advocate"),
        outlaws=(0,), empire=empire(1, 2), blight="4-gate, 4-crescent, 4-hex",
        buildings=f"0 city 4-arrow, 0 starport 6-crescent, {FREE} city 6-arrow, 1 city 1-hex, "
        "2 city 2-hex",
        court="Mining Interest, Skirmishers, Elder Broker",
    )  # fmt: skip
    turn = play_turn(table)
    assert turn.moves == ["4-arrow 4-crescent 2", "4-crescent 4-hex 1"]
    assert turn.answers[-2:] == ["Influence Skirmishers", "End the turn"]
    assert table.seats[0].fresh == {"4-arrow": 1, "4-crescent": 1, "4-hex": 1}
    built = "Build to take control of a system. It could, but it has no Construction card"
    assert turn.told("CATR-FOUNDER-3")[0] == built
    assert turn.told("CAT-N-27")[0].endswith("It needs 4 actions for this and has 1 left")
    assert turn.told("CAT-N-16")[0].endswith("It already has enough claims")


@pytest.mark.clause("CATR-CARETAKER-1", "CATR-CARETAKER-2", "CATR-F-1")
def test_t11_a_caretaker_wins_first_and_awakens_then():
    table = leading(
        cat_of("5-gate 2", draw="administration-3 construction-6", slots="material",
               cards="Stone-Speakers", lore="Golem Beacon, Golem Hearth"),
        rival("1-gate 2", slots="material material"), rival("2-gate 2"),
        fates=("caretaker", "magnate", "advocate"), outlaws=(0,), empire=empire(1, 2),
        boxes={"tycoon": (0,)}, reach={"sleepers": ("3-gate", "4-gate", "5-gate", "6-gate")},
        buildings="0 city 6-arrow, 0 starport 6-crescent, 1 city 1-hex, 2 city 2-hex",
    )  # fmt: skip
    turn = play_turn(table)
    assert turn.done == [
        "Lead Administration 3", "Go on", "Tax 6-arrow of seat 1", "Influence Mining Interest",
    ]  # fmt: skip
    assert turn.answers.index("Awaken") == turn.answers.index("Tax 6-arrow of seat 1") + 1
    assert table.seats[0].slots.count("material") == 2
    assert [each.awake for each in table.reach.golems.values()] == [True]


def admiral():
    """The position of T12."""
    return leading(
        cat_of("6-gate 1, 5-hex 2", draw="aggression-2 construction-6", slots="weapon",
               cards="Imperial Officers"),
        rival("1-gate 2"), rival("2-gate 2"), fates=("admiral", "magnate", "advocate"),
        empire=f"{empire(1, 2)}, 6-gate 1", blight="6-gate, 3-gate",
        reach={"policies": ("escalation", "peace", "war")},
        buildings="0 city 5-hex, 0 city 6-arrow, 0 city 4-hex, 0 starport 5-arrow, "
        "1 city 1-hex, 2 city 2-hex",
    )  # fmt: skip


@pytest.mark.clause("CATR-ADMIRAL-2", "CATR-F-1", "CAT-11.20", "CATR-13.7")
def test_t12_an_admiral_fights_the_blight_again_until_its_share_is_used():
    table = admiral()
    rolls = [
        sides("assault", "blank", "hit and intercept"),
        sides("assault", "2 hits", "hit and self-hit"),
    ]
    turn = play_turn(table, rolls)
    assert turn.answers.count("Attack the Blight in 6-gate") == 2
    assert ", as planned. " in turn.told("CATR-ADMIRAL-2")[3]
    assert turn.moves == []
    assert (table.reach.hurt.get("6-gate"), sorted(table.reach.blight)) == (1, ["3-gate"])
    assert table.turn.pips == 1


@pytest.mark.clause("CATR-ADMIRAL-3", "CATR-F-1")
def test_t12_after_a_quick_battle_it_moves_one_step_towards_the_next():
    turn = play_turn(admiral(), [sides("assault", "2 hits", "2 hits")])
    assert [each.place for each in turn.trail if each.kind == "move"] in (["1-gate"], ["5-gate"])
    assert turn.says("from Gate 6 to Gate 3")


@pytest.mark.clause("CATR-BELIEVER-1", "CATR-BELIEVER-2", "CATR-F-3")
def test_t13_a_believer_teaches_twice_and_settles():
    table = leading(
        cat_of("3-arrow 2, 2-hex 1", draw="mobilization-3 construction-6"),
        rival("5-gate 2"), rival("6-gate 2"), fates=("believer", "magnate", "advocate"),
        empire=empire(5, 6), blight="2-gate, 3-gate, 3-crescent",
        reach={"faithful": tuple(FAITHFUL_CARDS)}, court=COURT.replace("Interest", "Interest 1"),
        buildings="0 city 3-arrow, 0 city 2-hex, 0 starport 4-hex, 1 city 5-arrow, "
        "2 city 6-crescent",
    )  # fmt: skip
    turn = play_turn(table)
    assert turn.answers.count("Teach") == 2
    assert set(table.reach.attached) == {named("Mining Interest"), named("Elder Broker")}
    assert turn.moves == ["3-arrow 3-crescent 1"]
    assert table.controller("3-arrow") == 0


@pytest.mark.clause("BARGAIN-5.1", "BARGAIN-5.2", "CATR-FOUNDER-5")
def test_t14_a_regent_founder_returns_its_favors_and_leaves_the_empire():
    table = an_act(
        a_cat(count=3), rival("", slots="fuel relic material"),
        rival("", slots="fuel relic", cards="Elder Broker"),
        fates=("founder", "magnate", "advocate"), boxes={"keeper": (0,)},
        buildings="0 city 3-hex, 0 city 4-hex, 0 city 5-hex",
    )  # fmt: skip
    table.reach.change_fate(0, favors=(0, 2, 1))
    table.steps = [CallToOrder(0)]
    turn = play_turn(table, stop="Leave the Empire")
    returned = sorted(each for each in turn.answers if each.startswith("Return"))
    assert len(returned) == 3
    assert sorted(each for each in table.seats[0].slots if each) == ["material", "relic", "relic"]
    assert not table.reach.is_regent(0)


@pytest.mark.clause("BARGAIN-4.2", "BARGAIN-4.4", "BARGAIN-4.5", "BARGAIN-4.11")
def test_t14_the_price_of_a_relic_is_not_the_own_relic():
    table = an_act(
        a_cat(slots="relic fuel weapon", count=4),
        a_cat(slots="relic material", count=4),
        a_rival("", slots="relic relic", cards="Elder Broker"),
        a_rival("", slots="relic", cards="Sworn Guardians"),
        fates=("partisan", "magnate", "founder", "steward"), boxes={"keeper": (0,)},
    )  # fmt: skip
    table.steps = [BargainOnce(Talks((0, 1, 2, 3), rounds=3))]
    found = proposal(table, Talks((0, 1, 2, 3), rounds=3))
    assert found is not None
    assert (found.parts[0].name, found.parts[0].giver) == ("relic", 1)
    assert sorted(part.name or part.kind for part in found.parts[1:]) == [
        "fuel", "promise", "weapon",
    ]  # fmt: skip
    assert found.weighing.total == 2


# -- the page of the fate, then that of the suit ---------------------------------------------------


@pytest.mark.clause("CATR-F-4")
def test_once_a_line_of_the_suits_page_has_acted_the_fates_page_is_not_read_again():
    council = {"court": "Mining Interest, Skirmishers 1", "reach": {"council": "decided"}}
    table = in_turn(a_cat("1-hex 2"), fate="advocate", lead="administration-2", **council)
    table.turn = replace(table.turn, pips=3)
    before = [each.clause for each in read_of(thought(table).reasons)]
    assert before[0].startswith("CATR-ADVOCATE")
    table.change_turn(past_fate=True)
    after = [each.clause for each in read_of(thought(table).reasons)]
    assert not any(each.startswith("CATR-ADVOCATE") for each in after)


@pytest.mark.clause("CATR-F-4")
@pytest.mark.parametrize(("fate", "leaves"), [("advocate", True), ("magnate", False)])
def test_a_pip_for_a_line_of_the_suit_leaves_the_page_of_the_fate(fate, leaves):
    decided = {"council": "decided"}
    table = in_turn(
        a_cat(), fate=fate, lead="administration-2", buildings="0 city 1-hex", reach=decided
    )
    option = str(thought(table).option)
    assert option == "Tax"
    play(table, option)
    assert table.turn.past_fate is leaves
    play(table, "Tax 1-hex of seat 1")
    assert [(each.kind, each.place, each.past_fate) for each in table.turn.trail] == [
        ("tax", "1-hex", leaves)
    ]


@pytest.mark.clause("CATR-F-4")
def test_what_was_begun_in_the_prelude_is_finished_without_leaving_the_page_of_the_fate():
    table = in_turn(
        a_cat("1-gate 1, 6-gate 1"), a_seat(), fate="advocate", lead="mobilization-2",
        outlaws=(0, 1), buildings=f"1 city 1-arrow, 0 starport 1-crescent, {FIVE}", boxes=NO_MARKER,
        reach={"council": "decided"},
    )  # fmt: skip
    assert goes_on_to_suit(eyes(table), "move")
    begun = Deed("move", "1-gate", table.turn.pips, True, "6-gate", 1, spent=1)
    table.change_turn(prelude=True, spent=("fuel",), trail=(begun,))
    assert not goes_on_to_suit(eyes(table), "move")
