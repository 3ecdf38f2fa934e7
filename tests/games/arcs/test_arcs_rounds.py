"""Rounds, turns, the Prelude and the end of a chapter, each as a worked position."""

import pytest

from games.arcs.events import AmbitionScored, CardCopied, GameEnded, InitiativeSeized
from games.arcs.game import GAME
from games.arcs.parts import Lying, Played
from games.arcs.rule_hooks import ambition_count
from games.arcs.steps.effects import DrawCard
from games.arcs.steps.rounds import EndRound, LeadCard, NextChapter, PlayCard, StartRound
from games.arcs.steps.scoring import CleanUp, ScoreAmbitions, places, result
from games.arcs.steps.turns import Opening
from tests.games.arcs.positions import a_seat, a_table, acting, asked, options, play

BOX = {"warlord": (0,)}


def leading(*hands, **fields):
    """A round that seat 0 is about to lead, with these hands."""
    seats = [a_seat("1-gate 1", hand=hand) for hand in hands]
    return a_table(*seats, steps=[StartRound()], **fields)


def following(hand, lead="administration-3", **fields):
    """Seat 1 is about to play a card after this lead."""
    holder = a_seat("1-gate 1", hand="construction-2")
    seats = [holder, a_seat("2-gate 1", hand=hand), a_seat("3-gate 1")]
    trick = (Played(0, lead, "lead"),)
    return a_table(*seats, trick=trick, seat=1, steps=[PlayCard(1)], **fields)


@pytest.mark.clause("ARCS-4.1")
def test_without_cards_there_is_no_round():
    table = leading("", "", "")
    play(table)
    assert table.is_over


@pytest.mark.clause("ARCS-4.2")
def test_passing_gives_the_marker_to_the_next_with_cards():
    table = leading("aggression-2", "", "aggression-3")
    play(table, "Pass the initiative")
    assert (table.initiative, asked(table).seat) == (2, 2)
    table = leading("", "aggression-2", "aggression-3")
    play(table)
    assert (table.initiative, table.passes) == (1, 0)


@pytest.mark.clause("ARCS-4.3")
def test_when_all_pass_in_a_row_hands_are_discarded():
    table = leading("aggression-2", "aggression-3", "")
    play(table, *["Pass the initiative"] * 2)
    assert table.is_over
    assert not any(seat.hand for seat in table.seats)


@pytest.mark.clause("ARCS-4.4", "ARCS-5.1")
def test_leading_gives_the_pips_of_the_card_and_none_need_be_used():
    table = leading("mobilization-3", "", "")
    play(table, "Lead Mobilization 3", "Go on")
    assert (table.turn.pips, table.turn.actions) == (3, ("move", "influence"))
    play(table, "End the turn")
    assert table.is_over


@pytest.mark.clause("ARCS-4.5", "ARCS-4.7", "ARCS-4.8")
def test_the_leader_declares_with_the_best_marker_and_the_card_becomes_zero():
    table = leading("mobilization-4", "mobilization-2", "")
    play(table, "Lead Mobilization 4")
    assert options(table) == ["Go on", "Declare Warlord"]
    play(table, "Declare Warlord")
    assert table.boxes == {"warlord": (0,)}
    assert table.zeroed
    play(table, "End the turn")
    assert "Surpass with Mobilization 2" in options(table)


@pytest.mark.clause("ARCS-4.6")
@pytest.mark.parametrize(
    ("number", "named"),
    [(2, "Tycoon"), (3, "Tyrant"), (4, "Warlord"), (5, "Keeper"), (6, "Empath")],
)
def test_the_number_names_the_ambition(number, named):
    table = leading(f"aggression-{number}", "", "")
    play(table, f"Lead Aggression {number}")
    assert options(table) == ["Go on", f"Declare {named}"]


@pytest.mark.clause("ARCS-4.6")
def test_a_seven_declares_anything_and_a_one_nothing():
    four = [a_seat("1-gate 1", hand=hand, count=4) for hand in ("aggression-7", "", "", "")]
    table = a_table(*four, steps=[StartRound()])
    play(table, "Lead Aggression 7")
    assert len(options(table)) == 6
    four[0].hand = ("aggression-1",)
    table = a_table(*four, steps=[StartRound()])
    play(table, "Lead Aggression 1")
    assert asked(table).kind == "act"


@pytest.mark.clause("ARCS-4.9")
def test_a_higher_card_of_the_suit_surpasses_for_all_its_pips():
    table = following("administration-4 administration-2")
    assert options(table) == [
        "Copy with Administration 2", "Surpass with Administration 4", "Copy with Administration 4",
    ]  # fmt: skip
    play(table, "Surpass with Administration 4", "Go on")
    assert table.turn.pips == 3


@pytest.mark.clause("ARCS-4.10")
def test_a_copy_lies_face_down_and_takes_one_action_of_the_lead_suit():
    table = following("aggression-6")
    events = play(table, "Copy with Aggression 6")
    assert (table.turn.pips, table.turn.actions) == (1, ("tax", "repair", "influence"))
    assert events == [CardCopied(1, "aggression-6")]
    assert table.seen_by(0).trick[1].card == "hidden"
    assert table.seen_by(1).trick[1].card == "aggression-6"


@pytest.mark.clause("ARCS-4.11")
def test_a_pivot_takes_one_action_of_its_own_suit_and_leaves_the_lead():
    table = following("aggression-6")
    table.seats[2].hand = ("administration-4",)
    table.pile = tuple(tuple(x for x in layer if x.card != "administration-4")
                       for layer in table.pile)  # fmt: skip
    play(table, "Pivot to Aggression 6")
    assert (table.turn.pips, table.turn.actions) == (1, ("battle", "move", "secure"))
    play(table, "End the turn")
    assert "Surpass with Administration 4" in options(table)


@pytest.mark.clause("ARCS-4.12")
def test_a_second_card_face_down_seizes_the_initiative():
    table = following("aggression-6 aggression-2")
    events = play(table, "Pivot to Aggression 6", "Seize with Aggression 2")
    assert InitiativeSeized(1, "aggression-2") in events
    assert (table.initiative, table.seats[1].hand) == (1, ())
    assert table.seen_by(2).extras[0].card == "hidden"
    assert asked(table).kind == "act"


@pytest.mark.clause("ARCS-4.13")
def test_it_is_seized_once_a_round_and_not_by_the_holder():
    assert asked_after_pivot(following("aggression-6 aggression-2", seized=True)) == "act"
    assert asked_after_pivot(following("aggression-6 aggression-2", initiative=1)) == "act"
    assert asked_after_pivot(following("aggression-6 aggression-2")) == "opening"


def asked_after_pivot(table):
    play(table, "Pivot to Aggression 6")
    return asked(table).kind


@pytest.mark.clause("ARCS-4.13")
def test_surpassing_with_a_seven_seizes_by_itself():
    seats = [a_seat("1-gate 1", hand=hand, count=4) for hand in ("", "aggression-7", "", "")]
    trick = (Played(0, "aggression-3", "lead"),)
    table = a_table(*seats, trick=trick, seat=1, steps=[PlayCard(1)])
    play(table, "Surpass with Aggression 7")
    assert (table.initiative, table.seized) == (1, True)


@pytest.mark.clause("ARCS-4.14", "ARCS-1.9")
@pytest.mark.parametrize(("seized", "holder"), [(False, 1), (True, 0)])
def test_the_highest_surpassing_card_gets_the_marker_unless_it_was_seized(seized, holder):
    table = following("administration-5 administration-6", seized=seized)
    play(table, "Surpass with Administration 5", *["Go on"] * (not seized), "End the turn")
    assert table.initiative == holder
    assert table.turn_order()[0] == holder


@pytest.mark.clause("ARCS-4.14")
@pytest.mark.parametrize(("numbers", "holder"), [((6, 5), 1), ((5, 6), 2)])
def test_of_two_that_surpass_the_higher_gets_the_marker(numbers, holder):
    surpassing = [Played(seat, f"aggression-{number}", "surpass")
                  for seat, number in enumerate(numbers, 1)]  # fmt: skip
    trick = (Played(0, "aggression-3", "lead"), *surpassing)
    table = a_table(*[a_seat("1-gate 1")] * 3, trick=trick, steps=[EndRound()])
    play(table)
    assert table.initiative == holder


@pytest.mark.clause("ARCS-4.14")
@pytest.mark.parametrize(("first", "holder"), [(0, 1), (0, 2), (1, 0), (2, 0), (2, 1)])
def test_any_seat_that_surpasses_gets_the_marker(first, holder):
    trick = (Played(first, "aggression-3", "lead"), Played(holder, "aggression-5", "surpass"))
    table = a_table(*[a_seat("1-gate 1")] * 3, trick=trick, initiative=first, seat=holder,
                    steps=[EndRound()])  # fmt: skip
    play(table)
    assert table.initiative == holder


@pytest.mark.clause("ARCS-4.15", "ARCS-11.1")
def test_all_cards_of_a_round_go_onto_the_pile_as_one_layer():
    table = following("aggression-6")
    play(table, "Copy with Aggression 6", "End the turn")
    assert table.pile[-1] == (Lying("administration-3", -2), Lying("aggression-6", 1))
    assert [each.card for each in table.seen_by(0).pile[-1]] == ["administration-3", "hidden"]


# -- the Prelude ----------------------------------------------------------------------------------


@pytest.mark.clause("ARCS-5.2", "ARCS-5.3", "ARCS-11.2")
def test_material_builds_or_repairs_and_leaves_the_cheapest_slot():
    table = acting(a_seat("1-gate 1", "1-hex 1", slots="material material"), lead="aggression-2")
    assert [each for each in options(table) if each.startswith("Spend")] == [
        "Spend Material to build", "Spend Material to repair", "Spend Material without effect",
    ]  # fmt: skip
    play(table, "Spend Material to repair", "Repair a ship in 1-hex")
    assert table.seats[0].slots[:2] == ("material", "")


@pytest.mark.clause("ARCS-5.4", "ARCS-5.9")
def test_fuel_moves_and_returns_only_as_the_prelude_ends():
    table = acting(a_seat("1-hex 1", slots="fuel"), lead="mobilization-2")
    play(table, "Spend Fuel to move", "Move from 1-hex to 1-gate")
    assert (table.turn.pips, table.tokens_free("fuel")) == (4, 4)
    play(table, "Move", "Move from 1-gate to 1-hex")
    assert table.tokens_free("fuel") == 5


@pytest.mark.clause("ARCS-5.5")
def test_a_weapon_lets_pips_battle_but_no_resource():
    rivals = a_seat("1-gate 1", slots="weapon psionic"), a_seat("1-gate 1")
    table = acting(*rivals, lead="mobilization-2")
    assert "Battle" not in options(table)
    play(table, "Spend Weapon to battle with pips")
    assert "Battle" in options(table)
    assert "Spend Psionic to battle" not in options(table)


@pytest.mark.clause("ARCS-5.6")
def test_a_relic_secures():
    table = acting(a_seat(slots="relic"), court="Relic Fence 1")
    play(table, "Spend Relic to secure", "Secure Relic Fence")
    assert table.seats[0].cards == ("bc24",)


@pytest.mark.clause("ARCS-5.7")
def test_a_psionic_takes_an_action_of_the_lead_suit():
    seats = a_seat("1-hex 1"), a_seat("1-hex 2", slots="psionic", hand="aggression-2")
    trick = (Played(0, "mobilization-3", "lead"),)
    table = a_table(*seats, trick=trick, seat=1, steps=[PlayCard(1)])
    play(table, "Pivot to Aggression 2")
    assert "Spend Psionic to move" in options(table)
    assert "Spend Psionic to battle" not in options(table)


@pytest.mark.clause("ARCS-5.8")
def test_an_outraged_type_gives_no_action():
    table = acting(a_seat("1-hex 1", slots="fuel", outrage=("fuel",)))
    found = [each for each in options(table) if each.startswith("Spend")]
    assert found == ["Spend Fuel without effect"]


@pytest.mark.clause("ARCS-11.3")
def test_actions_that_would_change_nothing_are_not_offered():
    table = acting(a_seat("1-gate 1"), lead="construction-2")
    assert options(table) == ["End the turn"]


@pytest.mark.clause("ARCS-11.4")
def test_declaring_and_seizing_come_in_either_order():
    seats = a_seat("1-hex 1"), a_seat("2-hex 2", cards="Galactic Bards", hand="aggression-3")
    trick = (Played(0, "mobilization-3", "lead"), Played(1, "aggression-2", "pivot"))
    table = a_table(*seats, trick=trick, seat=1, steps=[Opening(1)])
    assert options(table) == ["Go on", "Declare Tycoon", "Seize with Aggression 3"]
    play(table, "Seize with Aggression 3", "Declare Tycoon")
    assert table.boxes == {"tycoon": (0,)}


@pytest.mark.clause("ARCS-6.2")
def test_cards_are_drawn_from_the_bottom_layer_of_the_pile():
    table = a_table(steps=[DrawCard(0)])
    cards = table.pile[0]
    table.pile = (cards[:1], cards[1:])
    drawing = asked(table)
    assert [outcome for outcome, _ in drawing.outcomes.outcomes()] == [cards[0].card]
    play(table, cards[0].card)
    assert table.seats[0].hand == (cards[0].card,)
    assert table.pile == (cards[1:],)


# -- scoring --------------------------------------------------------------------------------------


@pytest.mark.clause("ARCS-10.2")
def test_what_each_ambition_counts():
    seat = a_seat(
        slots="fuel material relic psionic",
        cards="Relic Fence, Farseers, Gatekeepers",
        captives=(0, 2, 0),
        trophies=((0,) * 4, (1, 0, 1, 0), (0, 0, 0, 1)),
    )
    table = a_table(seat, buildings="0 city 1-hex, 0 city 2-hex")
    named = ("tycoon", "tyrant", "warlord", "keeper", "empath")
    assert [ambition_count(table, 0, each) for each in named] == [3, 2, 3, 2, 2]


@pytest.mark.clause("ARCS-10.3", "ARCS-10.4")
@pytest.mark.parametrize(
    ("counts", "first", "second"),
    [
        ([3, 2, 1], [0], [1]),
        ([2, 2, 1], [], [0, 1]),
        ([3, 1, 1], [0], []),
        ([0, 0, 0], [], []),
        ([1, 0, 0], [0], []),
    ],
)
def test_who_places(counts, first, second):
    assert places(counts) == (first, second)


MANY_CITIES = ", ".join([
    *[f"0 city {cluster}-hex" for cluster in (1, 2, 4, 5)],
    *[f"1 city {cluster}-crescent" for cluster in (1, 2, 4, 5)],
])  # fmt: skip
"""So many of two seats that a first place of either has a bonus of 2."""


@pytest.mark.clause("ARCS-10.1", "ARCS-10.5")
def test_markers_add_up_and_first_place_alone_has_the_city_bonus():
    leader = a_seat(captives=(0, 2, 0), trophies=((0,) * 4, (0,) * 4, (0,) * 4))
    second = a_seat(captives=(1, 0, 0))
    table = a_table(leader, second, buildings=MANY_CITIES, boxes={"tyrant": (0, 1)},
                    steps=[ScoreAmbitions()])  # fmt: skip
    assert table.city_bonus(1) == 2, "which the second does not get"
    events = play(table)
    assert [seat.power for seat in table.seats] == [8 + 2, 5, 0]
    assert AmbitionScored(0, "tyrant", 1, 8, 2) in events
    assert AmbitionScored(1, "tyrant", 2, 5, 0) in events


@pytest.mark.clause("ARCS-10.4", "ARCS-10.5")
def test_a_shared_first_place_has_no_city_bonus():
    seats = [a_seat(captives=(0, 0, 1)), a_seat(captives=(0, 0, 1))]
    table = a_table(*seats, buildings=MANY_CITIES, boxes={"tyrant": (0, 1)},
                    steps=[ScoreAmbitions()])  # fmt: skip
    play(table)
    assert [seat.power for seat in table.seats] == [5, 5, 0]


@pytest.mark.clause("ARCS-10.6")
def test_tokens_on_a_box_are_a_third_player():
    seats = [a_seat(slots="fuel", count=2), a_seat(count=2)]
    table = a_table(*seats, setup="2p-homelands", boxes={"tycoon": (0,)}, steps=[ScoreAmbitions()])
    play(table)
    assert [seat.power for seat in table.seats] == [3, 0], "four tokens lie on Tycoon"


@pytest.mark.clause("ARCS-10.7")
@pytest.mark.parametrize(
    ("scored", "captives", "trophies"), [("tyrant", 0, 1), ("warlord", 1, 0), ("keeper", 1, 1)]
)
def test_only_what_was_scored_returns(scored, captives, trophies):
    seat = a_seat(captives=(0, 1, 0), trophies=((0,) * 4, (0, 1, 0, 0), (0,) * 4))
    table = a_table(seat, steps=[CleanUp((scored,))])
    play(table)
    assert sum(table.seats[0].captives) == captives
    assert table.seats[0].trophy_count == trophies


@pytest.mark.clause("ARCS-10.8")
def test_markers_return_and_the_lowest_front_is_flipped():
    table = a_table(boxes=BOX, steps=[CleanUp(())])
    seen = []
    for _ in range(4):
        table.steps = [CleanUp(())]
        play(table)
        seen.append([table.marker_value(marker) for marker in table.free_markers])
    assert seen == [
        [(5, 3), (4, 2), (3, 2)],
        [(6, 3), (5, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
    ]


@pytest.mark.clause("ARCS-10.9")
@pytest.mark.parametrize(
    ("power", "chapter", "ends"), [(30, 1, True), (29, 4, False), (0, 5, True)]
)
def test_the_game_ends_by_power_or_after_chapter_five(power, chapter, ends):
    table = a_table(a_seat(power=power), chapter=chapter, steps=[NextChapter()])
    events = play(table)
    assert table.is_over == ends
    assert any(isinstance(event, GameEnded) for event in events) == ends


@pytest.mark.clause("ARCS-10.9")
@pytest.mark.parametrize(
    ("powers", "ends"),
    [((0, 30, 0), True), ((0, 0, 30), True), ((29, 29, 29), False), ((33, 0), True),
     ((32, 32), False), ((0, 0, 0, 27), True), ((26, 26, 26, 26), False)],
)  # fmt: skip
def test_any_seat_ends_the_game_with_the_power_for_the_number_of_seats(powers, ends):
    seats = [a_seat(power=power, count=len(powers)) for power in powers]
    table = a_table(*seats, steps=[NextChapter()])
    play(table)
    assert table.is_over == ends


@pytest.mark.clause("ARCS-10.10")
def test_a_tie_goes_to_the_earliest_in_turn_order():
    table = a_table(a_seat(power=9), a_seat(power=9), initiative=1)
    assert result(table).ranks == (2, 1, 3)
    said = "Bo wins the tie by turn order"
    assert GAME.voice(("Ada", "Bo", "Cy")).say(GAME.tie_break(table)) == said
    table.seats[1].power += 1
    assert GAME.tie_break(table) is None


def test_a_lead_needs_an_empty_table():
    table = a_table(trick=(Played(0, "aggression-2", "lead"),), steps=[LeadCard(0)])
    assert table.check() == ["trick must be empty when a card is led"]
