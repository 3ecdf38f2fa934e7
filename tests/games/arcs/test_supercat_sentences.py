"""Letters of SUPERCAT's document that are easily missed, and a sentence for every decision."""

import ast
from pathlib import Path

import pytest

from games.arcs.campaign.bots import bargaining
from games.arcs.campaign.bots import choices as of_campaign
from games.arcs.campaign.bots.choices import ANSWERS
from games.arcs.game import GAME
from games.arcs.parts import Deed
from games.arcs.steps.battle import OfferReroll, RollAgain
from games.arcs.steps.lore_on_map import Sprint
from games.arcs.supercat.assessment import Readings
from games.arcs.supercat.bot import CHOOSERS
from games.arcs.supercat.choices import INFLUENCE_MARKS, SENTENCES
from games.arcs.supercat.doctrines import influence_order
from tests.games.arcs.positions import a_seat, acting, asked, play
from tests.games.arcs.supercats import a_cat, assessment, held, in_words, says, thought

AGG = "aggression-2"
BLANK, HIT_SELF, HIT_INTERCEPT, TWO_AND_SELF, TWO = 1, 2, 4, 5, 6
"""Sides of assault dice."""
KEYS, CUT = 1, 3
"""Sides of raid dice: an intercept with two keys, and an intercept alone."""


# -- a sentence for every kind of decision ---------------------------------------------------------


def kinds_of_decisions():
    """Every kind of decision in the code of Arcs, with the class of the step that asks it."""
    found = set()
    for path in Path(GAME.folder).rglob("*.py"):
        if "scene" in path.parts or "admiral" in path.parts:
            continue
        for step in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(step, ast.ClassDef):
                for call in ast.walk(step):
                    is_asked = isinstance(call, ast.Call) and ast.unparse(call.func) == "Decision"
                    if is_asked and isinstance(call.args[1], ast.Constant):
                        found.add((call.args[1].value, step.name))
    return sorted(found)


@pytest.mark.clause("CAT-11.18")
def test_every_kind_of_decision_has_a_sentence_of_its_own():
    rows = of_campaign.ROWS
    known = {*CHOOSERS, *SENTENCES, *of_campaign.CHOICES, *rows, *bargaining.KINDS, "lead",
             "play", "resource"}  # fmt: skip
    asking = (*ANSWERS, *of_campaign.OF_STEPS, *[each for each in rows if isinstance(each, type)])
    steps = {step.__name__ for step in asking}
    asked_of = kinds_of_decisions()
    assert len(asked_of) > 60
    assert [kind for kind, step in asked_of if kind not in known and step not in steps] == []


@pytest.mark.clause("CAT-8.3")
@pytest.mark.parametrize("version", ["0.5", "10"])
def test_choices_ask_for_all_criteria_of_the_order_of_influence(version):
    table = acting(a_cat(), court="Gatekeepers")
    order = influence_order(assessment(table, readings=Readings(version=version)), 1)
    assert len(order) <= INFLUENCE_MARKS
    assert {type(mark(table.court[0])) for mark in order} <= {bool, int}


# -- dice that are rolled again --------------------------------------------------------------------


@pytest.mark.clause("CAT-8.19")
@pytest.mark.parametrize(
    ("dice", "roll", "most", "answer"),
    [
        ((0, 3, 0), (BLANK, HIT_INTERCEPT, TWO), 1, "Reroll assault: hit and intercept"),
        ((0, 3, 0), (BLANK, HIT_INTERCEPT, TWO), 2, "Reroll assault: blank and hit and intercept"),
        ((0, 3, 0), (BLANK, TWO_AND_SELF, TWO), 3, "Reroll assault: blank"),
        ((0, 2, 0), (HIT_SELF, TWO), 2, "Go on"),
        ((0, 0, 2), (KEYS, CUT), 2, "Reroll raid: intercept and 2 keys and intercept"),
    ],
)
def test_intercepts_are_rolled_again_first_then_blanks_and_never_a_good_face(
    dice, roll, most, answer
):
    table = acting(a_cat("1-gate 3"), a_seat("1-gate 1"), lead=AGG)
    battle = RollAgain(0, 1, "1-gate", dice, roll, offered=1 if dice[1] else 2)
    table.steps.append(OfferReroll(battle, most, 0))
    assert answer in [str(option) for option in asked(table).options]
    assert says(table) == (answer, "CAT-8.19")


@pytest.mark.clause("CAT-8.19")
@pytest.mark.parametrize(
    ("roll", "answer"),
    [
        ((1, 1, 6), "Reroll 2 blanks and 0 hits"),
        ((1, 6, 6), "Reroll 1 blanks and 0 hits"),
        ((6, 6, 6), "Go on"),
    ],
)
def test_of_skirmish_dice_all_blanks_that_may_be_and_no_hit(roll, answer):
    table = acting(a_cat("1-gate 3"), a_seat("1-gate 1"), lead=AGG)
    table.steps.append(OfferReroll(RollAgain(0, 1, "1-gate", (3, 0, 0), roll), 2, 0))
    assert says(table)[0] == answer
    assert not held(thought(table).reasons).options, "nothing is as good, so there is no lot"


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.clause("CAT-9.6")
def test_with_no_rivals_city_song_of_freedom_returns_none_of_its_own():
    table = acting(
        a_cat("1-hex 1"), court="Song of Freedom 1 0", lead=AGG, buildings="0 city 1-hex",
        initiative=1,
    )  # fmt: skip
    play(table, "Secure", "Secure Song of Freedom")
    assert "Return the city in 1-hex of seat 1" in [str(each) for each in asked(table).options]
    assert says(table) == ("Go on", "CAT-9.6")


@pytest.mark.clause("CAT-9.7")
def test_where_nothing_contends_guild_struggle_follows_the_order_of_influence():
    rival = a_seat(cards="Mining Interest, Skirmishers")
    table = acting(a_cat(), rival, court="Guild Struggle 1", lead=AGG, boxes={"warlord": (0, 1, 2)})
    play(table, "Secure", "Secure Guild Struggle")
    assert says(table) == ("Steal Skirmishers of seat 2", "CAT-9.7")


@pytest.mark.clause("CAT-11.21")
def test_a_move_that_a_card_offers_besides_is_not_taken():
    table = acting(a_cat("1-hex 2"), lead=AGG)
    table.steps.append(Sprint(0, (("1-hex", 2),)))
    assert "Move from 1-hex to 1-gate" in [str(option) for option in asked(table).options]
    assert says(table) == ("Go on", "CAT-11.21")


@pytest.mark.clause("CAT-5.9")
def test_what_a_psionic_is_spent_for_is_told_of_a_psionic():
    table = acting(a_cat(slots="psionic"), lead=AGG, court="Relic Fence 1", boxes={"keeper": (0,)})
    play(table, "Spend Psionic to secure")
    assert in_words(thought(table).reasons[-1]) == (
        "Secure Relic Fence. It has 1 agent there, and rivals have none. "
        "It spends a Psionic to secure"
    )


# -- a trail that cannot be ------------------------------------------------------------------------


@pytest.mark.clause("CAT-11.19")
@pytest.mark.parametrize(
    ("deed", "fault"),
    [
        (Deed("move", "9-gate", 1, origin="1-gate", fresh=1), True),
        (Deed("move", "1-gate", 1, origin="1-hex", fresh=-1), True),
        (Deed("move", "1-gate", 1, origin="1-hex", fresh=1), False),
    ],
)
def test_a_trail_that_names_no_place_is_refused_and_one_that_does_not_fit_begins_nothing(
    deed, fault
):
    table = acting(a_cat("2-hex 1"), lead="mobilization-2", turn={"trail": (deed,), "pips": 1})
    assert any("turn.trail" in each for each in table.check()) is fault
    if not fault:
        assert not any(", as planned" in in_words(each) for each in thought(table).reasons)


@pytest.mark.clause("CAT-11.19")
def test_what_is_taxed_built_and_repaired_is_kept_in_mind_and_ends_no_march():
    table = acting(
        a_cat("1-hex 1, 2-hex 1", "3-hex 1"), lead="construction-2",
        buildings="0 starport 1-hex, 0 city 2-arrow",
    )  # fmt: skip
    play(table, "Build", "Build a ship in 1-hex", "Repair", "Repair a ship in 3-hex")
    assert [(each.kind, each.place, each.fresh) for each in table.turn.trail] == [
        ("build", "1-hex", 1), ("repair", "3-hex", 1),
    ]  # fmt: skip
    assert table.check() == []


@pytest.mark.clause("CAT-11.21")
def test_no_ship_leaves_where_a_ship_that_was_built_gave_control():
    table = acting(
        a_cat("1-hex 2"), a_seat("1-hex 1"), lead="mobilization-2", buildings="0 starport 1-hex",
        turn={"trail": (Deed("build", "1-hex", 2, fresh=1),), "pips": 1},
    )  # fmt: skip
    eyes = assessment(table)
    assert eyes.undoes("1-hex", 1, 0)
    table.change_turn(trail=())
    assert not assessment(table).undoes("1-hex", 1, 0)


@pytest.mark.clause("CAT-11.21")
@pytest.mark.parametrize(
    ("onward", "held"),
    [(2, {"2-gate"}), (1, {"1-gate", "2-gate"})],
)
def test_a_system_that_a_whole_fleet_only_came_through_is_not_held(onward, held):
    """Two ships came to 1-gate; there all, or one of them, went on to 2-gate."""
    trail = (
        Deed("move", "1-gate", 2, origin="1-hex", fresh=2),
        Deed("move", "2-gate", 1, origin="1-gate", fresh=onward),
    )
    cat = a_cat("2-gate 2" if onward == 2 else "1-gate 1, 2-gate 1")
    eyes = assessment(acting(cat, lead="mobilization-3", turn={"trail": trail}))
    assert eyes.held_places == held


@pytest.mark.clause("CAT-11.21")
@pytest.mark.parametrize(
    ("fleets", "held"),
    [
        ((2, 2, 2), {"3-gate"}),
        ((2, 2, 1), {"2-gate", "3-gate"}),
        ((2, 1, 1), {"1-gate", "3-gate"}),
        ((1, 2, 2), {"1-gate", "3-gate"}),
    ],
)
def test_of_a_march_that_system_is_held_where_ships_stayed_or_joined(fleets, held):
    """Three moves from 1-hex by 1-gate and 2-gate to 3-gate, with so many ships each."""
    path = ("1-hex", "1-gate", "2-gate", "3-gate")
    trail = tuple(
        Deed("move", place, pips, origin=origin, fresh=ships)
        for origin, place, ships, pips in zip(path[:-1], path[1:], fleets, (3, 2, 1), strict=True)
    )
    eyes = assessment(acting(a_cat("3-gate 2"), lead="mobilization-4", turn={"trail": trail}))
    assert eyes.held_places == held
