"""Which card SUPERCAT plays: its turn and the general priorities, each as a worked position."""

from random import Random

import pytest

from games.arcs.parts import Played
from games.arcs.steps.rounds import LeadCard, MayRedraw, PlayCard
from games.arcs.steps.turns import Opening
from games.arcs.supercat.assessment import Readings
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.positions import a_seat, a_table, asked, play
from tests.games.arcs.supercats import FIVE, NO_MARKER, a_cat, held, says, thought

SUITS = ["administration", "aggression", "construction", "mobilization"]


def leading(hand, *rivals, fresh="", slots="", cards="", **fields):
    """A SUPERCAT that has drawn these cards is about to lead one."""
    cat = a_cat(fresh, hand=hand, slots=slots, cards=cards, drawn=tuple(hand.split()))
    return a_table(cat, *rivals, steps=[LeadCard(0)], **fields)


def following(hand, lead, *rivals, fresh="", slots="", bonus="", **fields):
    """A SUPERCAT that has drawn these cards is about to play one to a card of seat 1."""
    every = f"{hand} {bonus}".strip()
    cat = a_cat(fresh, hand=every, slots=slots, drawn=tuple(hand.split()))
    trick = (Played(1, lead, "lead"),)
    return a_table(cat, *rivals, trick=trick, seat=0, initiative=1, steps=[PlayCard(0)], **fields)


@pytest.mark.clause("CAT-3.4")
def test_it_declares_what_it_wins_or_is_tied_for_first_in():
    hand = "aggression-5 construction-2"
    table = leading(hand, slots="relic")
    assert says(table) == ("Lead Aggression 5", "CAT-3.4")
    play(table, "Lead Aggression 5")
    assert says(table) == ("Declare Keeper", "CAT-3.4")
    tied = a_seat(slots="relic")
    assert says(leading(hand, tied, slots="relic")) == ("Lead Aggression 5", "CAT-3.4")
    boxes = {"keeper": (0,)}
    assert says(leading(hand, tied, slots="relic", boxes=boxes))[1] != "CAT-3.4"
    assert says(leading(hand, slots="relic", boxes=boxes))[1] == "CAT-3.4"
    assert says(leading(hand, slots="relic", boxes=NO_MARKER))[1] != "CAT-3.4"
    assert says(leading(hand, a_seat(slots="relic relic"), slots="relic"))[1] != "CAT-3.4"


@pytest.mark.clause("CAT-3.4")
def test_the_last_free_marker_is_enough():
    table = leading("aggression-5 construction-2", slots="relic", boxes={"warlord": (0, 1)})
    assert says(table) == ("Lead Aggression 5", "CAT-3.4")


@pytest.mark.clause("CAT-3.5")
def test_it_declares_what_it_wins_rather_than_with_more_actions():
    hand = "aggression-5 administration-6"
    tied = a_seat(slots="psionic")
    assert says(leading(hand, tied, slots="relic psionic"))[0] == "Lead Aggression 5"
    assert says(leading(hand, slots="relic psionic"))[0] == "Lead Administration 6"
    hand = "administration-5 administration-4"
    cat = leading(hand, slots="relic", fresh="1-gate 1")
    cat.seats[0].trophies = ((0,) * 4, (1, 0, 0, 0), (0,) * 4)
    assert says(cat)[0] == "Lead Administration 5"


@pytest.mark.clause("CAT-3.5")
def test_a_win_counts_more_than_actions_and_these_more_than_the_number():
    hand, slots = "aggression-6 administration-5", "psionic relic"
    tied = leading(hand, a_seat(slots="relic"), slots=slots)
    assert says(tied) == ("Lead Aggression 6", "CAT-3.4")
    assert says(leading(hand, slots=slots))[0] == "Lead Administration 5"


@pytest.mark.clause("CAT-3.6")
def test_without_such_a_card_the_priorities_select():
    table = leading("aggression-5 administration-2", court="Call to Action 1")
    answer = thought(table)
    assert (str(answer.option), held(answer.reasons).clause) == ("Lead Aggression 5", "CAT-4.2")
    assert answer.reasons[0].clause == "CAT-3.4"
    play(table, "Lead Aggression 5")
    assert says(table) == ("Go on", "CAT-3.4")


@pytest.mark.clause("CAT-3.7")
def test_it_surpasses_with_the_higher_number():
    table = following("administration-4 administration-6", "administration-3")
    assert says(table) == ("Surpass with Administration 6", "CAT-3.7")


@pytest.mark.clause("CAT-3.12")
def test_it_pivots_or_copies_the_suit_that_was_led():
    court = "Call to Action 1"
    table = following("aggression-2 mobilization-2", "construction-6", court=court)
    assert says(table) == ("Pivot to Aggression 2", "CAT-4.2")
    table = following("construction-3 mobilization-2", "aggression-6", court=court)
    assert says(table) == ("Copy with Mobilization 2", "CAT-4.2")


@pytest.mark.clause("CAT-11.5")
def test_a_copy_gives_up_the_lowest_and_a_card_gained_last():
    table = following(
        "construction-3 mobilization-4", "aggression-6", bonus="mobilization-2",
        court="Call to Action 1",
    )  # fmt: skip
    assert says(table)[0] == "Copy with Construction 3"


def choice(hand, *rivals, **fields):
    """What a SUPERCAT leads of these cards, and the clause."""
    return says(leading(hand, *rivals, **fields))


@pytest.mark.clause("CAT-4.1")
def test_tax_or_secure_to_contend_a_declared_ambition():
    hand = "administration-2 aggression-2"
    boxes = {"keeper": (0,)}
    rival = a_seat(slots="relic")
    taxing = choice(hand, rival, boxes=boxes, buildings="0 city 2-hex")
    assert taxing == ("Lead Administration 2", "CAT-4.1")
    securing = choice(hand, rival, boxes=boxes, court="Relic Fence 1")
    assert securing == ("Lead Aggression 2", "CAT-4.1")


@pytest.mark.clause("CAT-4.2")
def test_an_effective_vox_card():
    held = choice("administration-2 aggression-2", court="Call to Action 1")
    assert held == ("Lead Aggression 2", "CAT-4.2")


@pytest.mark.clause("CAT-4.3")
def test_favorable_combat_wants_a_combat_card():
    boxes, rival = {"warlord": (0,)}, a_seat("1-gate 1")
    hand = "administration-2 aggression-2"
    assert choice(hand, rival, fresh="1-gate 2", boxes=boxes) == ("Lead Aggression 2", "CAT-4.3")
    hand = "administration-3 construction-6"
    table = leading(hand, rival, fresh="1-gate 2", boxes=boxes, slots="fuel weapon")
    assert says(table) == ("Lead Administration 3", "CAT-4.3")
    table = following("administration-2 mobilization-2", "aggression-3", rival,
                      fresh="1-gate 2", boxes=boxes, slots="fuel weapon")  # fmt: skip
    assert says(table) == ("Copy with Administration 2", "CAT-4.3")
    assert choice(hand, rival, fresh="1-gate 2", boxes=boxes, slots="weapon")[1] != "CAT-4.3"


@pytest.mark.clause("CAT-4.3", "CAT-12.3")
@pytest.mark.parametrize("slots", ["weapon", "weapon fuel"])
def test_a_card_that_a_weapon_alone_arms_battles_only_where_its_ships_are(slots):
    """The card itself moves no ship, and no Fuel is spent for a combat by this reading."""
    boxes, hand, reading = {"warlord": (0,)}, "administration-3 construction-6", "weapon"
    for rival, is_armed in ((a_seat("1-gate 1"), True), (a_seat("1-hex 1"), False)):
        table = leading(hand, rival, fresh="1-gate 2", boxes=boxes, slots=slots)
        held = says(table, Readings(combat=reading))
        assert (held == ("Lead Administration 3", "CAT-4.3")) is is_armed


@pytest.mark.clause("CAT-4.4")
def test_without_a_starport_it_builds_or_moves():
    hand = "administration-2 construction-3 mobilization-2"
    assert choice(hand, fresh="1-hex 1") == ("Lead Construction 3", "CAT-4.4")
    assert choice(hand, fresh="1-gate 1") == ("Lead Mobilization 2", "CAT-4.4")
    assert choice("administration-2 aggression-3", fresh="1-gate 1")[0] == "Lead Aggression 3"


@pytest.mark.clause("CAT-4.5")
def test_move_or_combat_changes_the_control_of_a_loyal_building():
    port = "0 starport 1-hex"
    rival = a_seat("1-hex 2")
    hand = "mobilization-2 construction-2"
    held = choice(hand, rival, fresh="1-gate 3", buildings=port)
    assert held == ("Lead Mobilization 2", "CAT-4.5")
    hand = "mobilization-2 aggression-2"
    held = choice(hand, rival, fresh="1-hex 1", buildings=port)
    assert held == ("Lead Aggression 2", "CAT-4.5")


@pytest.mark.clause("CAT-4.6")
def test_repair_changes_the_control_of_a_loyal_building():
    table = leading(
        "mobilization-2 administration-6", a_seat("1-hex 1"), buildings="0 starport 1-hex"
    )
    table.seats[0].hurt = {"1-hex": 1}
    assert says(table) == ("Lead Administration 6", "CAT-4.6")


@pytest.mark.clause("CAT-4.7")
def test_too_few_claims_want_a_move():
    hand = "mobilization-6 construction-2"
    held = choice(hand, fresh="1-gate 2", buildings="0 starport 1-crescent")
    assert held == ("Lead Mobilization 6", "CAT-4.7")


@pytest.mark.clause("CAT-4.8")
def test_claims_enough_want_construction():
    hand = "mobilization-2 construction-6"
    buildings = "0 starport 1-crescent, 0 city 4-crescent, 0 city 5-hex, 0 city 6-crescent"
    held = choice(hand, fresh="1-gate 2", buildings=buildings)
    assert held == ("Lead Construction 6", "CAT-4.8")


@pytest.mark.clause("CAT-4.9")
@pytest.mark.parametrize(
    ("fields", "led"),
    [
        ({"buildings": f"0 starport 1-crescent, {FIVE}"}, "Lead Administration 2"),
        ({"buildings": f"0 starport 1-crescent, {FIVE}", "boxes": NO_MARKER,
          "court": "Farseers 2 1"}, "Lead Aggression 2"),
        ({"buildings": f"0 starport 1-crescent, 0 city 2-hex, {FIVE[:-14]}", "boxes": NO_MARKER,
          "slots": "relic"}, "Lead Administration 2"),
    ],
)  # fmt: skip
def test_undeclared_ambitions_captives_and_leads(fields, led):
    assert choice("administration-2 aggression-2", **fields) == (led, "CAT-4.9")


@pytest.mark.clause("CAT-4.10")
def test_influence_with_more_agents_than_rivals():
    fields = {"buildings": f"0 starport 1-crescent, {FIVE}", "boxes": NO_MARKER}
    hand = "mobilization-6 construction-2"
    held = choice(hand, court="Gatekeepers 0 1", **fields)
    assert held == ("Lead Mobilization 6", "CAT-4.10")
    assert choice(hand, court="Gatekeepers 1 1", **fields)[1] == "CAT-4.10"
    assert choice(hand, court="Gatekeepers 0 3", **fields)[1] != "CAT-4.10"
    assert choice(hand, court="Gatekeepers 2 1", **fields)[1] != "CAT-4.10"


@pytest.mark.clause("CAT-4.11")
def test_move_or_combat_takes_control_of_a_rival_city():
    buildings = f"0 starport 1-crescent, 1 city 1-hex, {FIVE}"
    fields = {"buildings": buildings, "boxes": NO_MARKER}
    hand = "mobilization-6 construction-2"
    assert choice(hand, fresh="1-gate 2", **fields) == ("Lead Mobilization 6", "CAT-4.11")
    hand, court = "aggression-6 construction-2", "Gatekeepers 0 2"
    held = choice(hand, a_seat("1-hex 3"), fresh="1-hex 1", court=court, **fields)
    assert held[1] != "CAT-4.11"
    held = choice(hand, a_seat("1-hex 2"), fresh="1-hex 2", court=court, **fields)
    assert held == ("Lead Aggression 6", "CAT-4.11")


@pytest.mark.clause("CAT-4.12")
def test_build_or_repair_ships():
    fields = {"buildings": f"0 starport 1-crescent, {FIVE}", "boxes": NO_MARKER}
    held = choice("mobilization-6 construction-2", **fields)
    assert held == ("Lead Construction 2", "CAT-4.12")
    table = leading("mobilization-6 administration-6", **fields)
    table.seats[0].hurt = {"1-gate": 1}
    assert says(table) == ("Lead Administration 6", "CAT-4.12")


@pytest.mark.clause("CAT-4.13")
def test_the_first_suit_named_then_more_actions_then_the_higher_number():
    hand = "aggression-6 mobilization-6"
    assert choice(hand, fresh="1-gate 1")[0] == "Lead Mobilization 6"
    hand = "mobilization-2 mobilization-6"
    assert choice(hand, fresh="1-gate 1")[0] == "Lead Mobilization 2"
    hand = "mobilization-3 mobilization-4"
    assert choice(hand, fresh="1-gate 1")[0] == "Lead Mobilization 4"


@pytest.mark.clause("CAT-4.14")
def test_otherwise_the_page_with_the_lowest_line_or_the_highest_number():
    fields = {"buildings": f"0 starport 1-crescent, {FIVE}", "boxes": NO_MARKER}
    hand = "mobilization-2 aggression-6"
    assert choice(hand, **fields) == ("Lead Aggression 6", "CAT-4.14")
    rival = a_seat("2-gate 1")
    table = leading("administration-6 mobilization-2", rival, fresh="1-gate 3", **fields)
    assert says(table) == ("Lead Mobilization 2", "CAT-4.14")


@pytest.mark.clause("CAT-4.14", "CAT-1.10")
def test_when_nothing_can_be_done_chance_picks_among_equal_cards():
    fields = {"buildings": f"0 starport 1-crescent, {FIVE}", "boxes": NO_MARKER}
    table = leading("mobilization-6 aggression-6", **fields)
    found = set()
    for seed in range(12):
        answer = SupercatPlayer().choose(table.seen_by(0), asked(table), Random(seed)).explained()
        assert held(answer.reasons).clause == "CAT-4.14"
        found.add(str(answer.option))
    assert found == {"Lead Mobilization 6", "Lead Aggression 6"}


@pytest.mark.clause("CAT-13.1")
def test_with_a_hand_all_its_cards_are_options():
    hand = "administration-2 aggression-2 construction-2 mobilization-2 aggression-5"
    seat = a_seat(hand=hand, slots="relic")
    table = a_table(seat, steps=[LeadCard(0)])
    answer = thought(table)
    assert str(answer.option) == "Lead Aggression 5"
    assert all(reason.is_private for reason in answer.reasons)
    open_reasons = thought(leading("aggression-5 construction-2", slots="relic")).reasons
    assert not any(reason.is_private for reason in open_reasons)


@pytest.mark.clause("CAT-13.2")
def test_with_a_hand_it_has_no_aids():
    seat = a_seat("1-gate 1", hand="construction-2")
    table = a_table(seat, a_seat("2-gate 1"), steps=[LeadCard(0)])
    play(table, "Lead Construction 2", "Go on")
    assert table.turn.pips == 4


@pytest.mark.clause("CAT-13.3")
@pytest.mark.parametrize(
    ("slots", "hand", "key", "count"),
    [
        ("relic psionic", "construction-2 construction-3", "winning-undeclared", 2),
        ("relic", "construction-2 construction-3", "wins-too-few-to-seize", 1),
        ("", "construction-2 construction-3", "wins-too-few-to-seize", 0),
        ("relic psionic", "construction-2", "last-card-to-seize", None),
    ],
)
def test_with_a_hand_it_seizes_when_it_wins_two_undeclared_ambitions(slots, hand, key, count):
    """And it says which of the two it lacks, not that there is nothing to declare."""
    trick = (Played(1, "aggression-6", "lead"), Played(0, "mobilization-2", "pivot"))
    seat = a_seat(hand=hand, slots=slots)
    table = a_table(seat, trick=trick, initiative=1, steps=[Opening(0)])
    answer = thought(table)
    assert str(answer.option).startswith("Seize") is (key == "winning-undeclared")
    said = answer.reasons[-1].said
    assert (said.key, said.args.get("count")) == (key, count)


@pytest.mark.clause("CAT-13.4")
def test_with_a_hand_it_keeps_what_it_was_dealt():
    table = a_table(a_seat(hand="aggression-2", count=2), steps=[MayRedraw(0)])
    answer = thought(table)
    assert (str(answer.option), answer.reasons[-1].clause) == ("Keep the hand", "CAT-13.4")


@pytest.mark.parametrize("suit", SUITS)
def test_every_card_can_be_led(suit):
    table = leading(f"{suit}-2 {suit}-3")
    assert asked(table).kind == "lead"
    assert str(thought(table).option).startswith("Lead")
