"""The card supply of SUPERCATs, their seize counter and their aids, each as a worked position."""

import pytest

from engine.core.instructions import HANDS, parts_for_hands
from engine.core.step import pending
from games.arcs.board import HIDDEN, deck
from games.arcs.events import CardRevealed, CardsLaidAside, SeizeRolled, StackShuffled
from games.arcs.game import GAME
from games.arcs.parts import Played, Rules, Supercat, Turn
from games.arcs.stack import DrawTwo
from games.arcs.steps.effects import DrawCard
from games.arcs.steps.rounds import EndRound, PlayCard, StartChapter, StartRound
from games.arcs.steps.setting_up import DrawFirst, new_table
from games.arcs.supercat.assessment import place_of, undeclared, winning
from games.arcs.supercat.document import has_aids
from games.arcs.supercat.rule_hooks import CountToSeize
from tests.games.arcs.positions import (
    a_seat,
    a_table,
    acting,
    asked,
    asked_in_words,
    card,
    new_match,
    options,
    play,
)
from tests.games.arcs.supercats import a_cat, assessment, lying


def a_round(*seats, stack, **fields):
    """A round that seat 0 is about to lead; `stack` is drawn from."""
    return a_table(*seats, stack=lying(stack), steps=[StartRound()], **fields)


def following(cat, drawn, lead="administration-5", **fields):
    """Seat 0 has led and seat 1, a SUPERCAT, draws these two cards."""
    table = a_table(
        a_seat("1-gate 1"),
        cat,
        trick=(Played(0, lead, "lead"),),
        stack=lying(f"{drawn} construction-6"),
        steps=[PlayCard(1), CountToSeize(1), DrawTwo(1)],
        **fields,
    )
    play(table, *drawn.split())
    return table


@pytest.mark.clause("CAT-1.1")
def test_supercats_take_any_seats():
    match = new_match(4, supercats=2)
    assert [seat.supercat is not None for seat in match.table.seats] == [False, False, True, True]


@pytest.mark.clause("CAT-1.3")
@pytest.mark.parametrize(("aids", "pips"), [("off", 1), ("behind", 2), ("always", 2)])
def test_aids_are_an_option(aids, pips):
    table = following(
        a_cat("2-gate 1", counter=2), "mobilization-2 construction-2", rules=Rules(aids=aids)
    )
    play(table, "Pivot to Mobilization 2")
    assert table.turn.pips == pips


@pytest.mark.clause("CAT-1.4")
def test_with_aids_a_supercat_begins_and_players_are_last():
    table = new_table(Rules(), ["", "", "0.5", "0.5"])
    table.steps = [DrawFirst()]
    assert asked(table).outcomes.items == (2,)
    table.rules = Rules(aids="off")
    assert asked(table).outcomes.items == (0, 1, 2, 3)


@pytest.mark.clause("CAT-11.3")
def test_among_supercats_that_follow_players_chance_says_who_begins():
    table = new_table(Rules(), ["", "0.5", "", "0.5"])
    table.steps = [DrawFirst()]
    assert asked(table).outcomes.items == (1, 3)


@pytest.mark.clause("CAT-1.5")
@pytest.mark.parametrize(
    ("plays", "pips"),
    [("Surpass with Administration 6", 3), ("Copy with Mobilization 2", 2)],
)
def test_efficient_logistics_is_one_more_action(plays, pips):
    table = following(a_cat("2-gate 1", counter=2), "administration-6 mobilization-2")
    play(table, plays)
    assert table.turn.pips == pips


@pytest.mark.clause("CAT-1.6")
def test_elite_pilots_are_one_more_die():
    table = acting(
        a_cat("1-gate 2"), a_seat("1-gate 1", power=1), a_seat(power=1), lead="aggression-2"
    )
    play(table, "Battle", "Attack seat 2 in 1-gate")
    assert asked_in_words(table) == "Collect up to 3 dice"
    table.seats[0].power = 2
    assert asked_in_words(table) == "Collect up to 2 dice"


@pytest.mark.clause("CAT-1.7")
@pytest.mark.parametrize(("power", "has"), [(4, True), (5, True), (6, False)])
def test_it_is_behind_while_it_has_no_more_than_any_player(power, has):
    table = a_table(a_cat(power=power), a_seat(power=5), a_seat(power=9))
    assert has_aids(table, 0) is has


@pytest.mark.clause("CAT-1.8")
def test_other_supercats_do_not_matter():
    table = a_table(a_cat(power=5), a_seat(power=5), a_cat(power=1))
    assert has_aids(table, 0)


@pytest.mark.clause("CAT-11.2")
def test_without_players_nobody_is_behind_one():
    table = a_table(a_cat(), a_cat(power=9), a_cat())
    assert not has_aids(table, 0)


@pytest.mark.clause("CAT-1.9")
def test_always_the_strongest_supercat_begins_a_chapter():
    seats = [a_seat(power=20), a_cat(power=5, counter=0), a_cat(power=9, counter=0)]
    table = a_table(*seats, steps=[StartChapter()], rules=Rules(aids="always"))
    pending(table)
    assert table.initiative == 2
    assert has_aids(table, 2)
    table = a_table(*seats, steps=[StartChapter()])
    pending(table)
    assert table.initiative == 0


@pytest.mark.clause("CAT-1.9")
def test_of_equal_supercats_the_earliest_in_turn_order_begins():
    seats = [a_cat(power=9, counter=0), a_seat(power=20), a_cat(power=9, counter=0)]
    table = a_table(*seats, steps=[StartChapter()], rules=Rules(aids="always"), initiative=1)
    pending(table)
    assert table.initiative == 2


@pytest.mark.clause("CAT-2.1", "CAT-2.2")
def test_it_is_dealt_nothing_and_the_cards_left_are_the_stack():
    seats = [a_seat("1-gate 1"), a_cat("2-gate 1", counter=0)]
    table = a_table(*seats, a_cat("3-gate 1", counter=0), steps=[StartChapter()])
    dealt = tuple(sorted(deck(3)[:6]))
    play(table, dealt)
    assert [seat.cards_left for seat in table.seats] == [6, 6, 6]
    assert table.seats[1].hand == ()
    assert sorted(each.card for each in table.stack) == sorted(set(deck(3)) - set(dealt))
    assert table.pile == ()
    view = table.seen_by(0)
    assert {each.card for each in view.stack} == {HIDDEN}


@pytest.mark.clause("CAT-2.3", "CAT-3.2")
def test_two_cards_are_revealed_and_the_counter_goes_down():
    table = a_round(a_cat("1-gate 1"), stack="aggression-2 aggression-3 construction-2")
    events = play(table, "aggression-2", "construction-2")
    assert [type(event) for event in events if type(event) is CardRevealed] == [CardRevealed] * 2
    assert table.seats[0].supercat == Supercat(2, 0, ("aggression-2", "construction-2"))
    assert options(table) == ["Lead Aggression 2", "Lead Construction 2"]
    assert table.seen_by(2).seats[0].hand == ("aggression-2", "construction-2")


@pytest.mark.clause("CAT-2.4")
def test_the_other_card_is_discarded():
    table = a_round(a_cat("1-gate 1"), stack="aggression-2 construction-2 construction-3")
    events = play(table, "aggression-2", "construction-2", "Lead Aggression 2")
    assert table.seats[0].hand == ()
    assert [each.card for each in table.pile[-1]] == ["construction-2"]
    assert CardsLaidAside(0, ("construction-2",)) in events


@pytest.mark.clause("CAT-2.5")
def test_a_card_gained_lies_open_and_is_an_option_every_turn():
    stack = "aggression-2 aggression-3 aggression-4"
    table = a_round(a_cat("1-gate 1"), stack=stack)
    table.steps.append(DrawCard(0))
    play(table, "aggression-2")
    assert (table.seats[0].hand, table.seen_by(1).seats[0].hand) == (("aggression-2",),) * 2
    play(table, "aggression-3", "aggression-4")
    assert len(options(table)) == 3
    play(table, "Lead Aggression 2")
    assert table.seats[0].cards_left == 3
    assert table.seats[0].hand == ()
    assert {each.card for each in table.pile[-1]} == {"aggression-3", "aggression-4"}


@pytest.mark.clause("CAT-2.5")
def test_a_card_that_a_union_brings_counts_too():
    cat = a_cat("1-gate 1", cards="Construction Union")
    table = acting(cat, lead="construction-2", stack=lying("aggression-2 aggression-3"))
    table.steps.insert(0, EndRound())
    events = play(table, "Use Construction Union", "End the turn")
    assert table.seats[0].cards_left == 3
    assert "construction-2" in table.seats[0].hand
    voice = GAME.voice(("Ada", "James"))
    done = [voice.part(said, HANDS) for each in events for _, said in parts_for_hands(each)]
    assert "Put Construction 2 face up at Ada's board" in done
    assert "Turn Ada's hand counter up to 4" in done
    assert not [words for words in done if "of the round" in words]  # no card is left


@pytest.mark.clause("CAT-2.6")
def test_the_discard_pile_becomes_the_stack_even_between_two_cards():
    table = a_round(a_cat("1-gate 1"), stack="aggression-2")
    events = play(table, "aggression-2")
    assert StackShuffled(19) in events
    assert table.pile == ()
    assert len(table.stack) == 19


@pytest.mark.clause("CAT-2.7")
def test_the_chapter_ends_with_empty_hands_and_counters():
    seats = [a_cat("1-gate 1", counter=0, hand="aggression-2"), a_seat("2-gate 1")]
    table = a_round(*seats, a_cat("3-gate 1", counter=1), stack="aggression-3 aggression-4")
    assert asked(table).kind == "reveal"
    table.seats[2].supercat = Supercat(0)
    table.steps = [StartChapter(), StartRound()]
    assert asked(table).kind == "deal"
    assert table.seats[0].hand == ()


@pytest.mark.clause("CAT-3.1")
def test_without_cards_it_passes():
    seats = [a_cat("1-gate 1", counter=0), a_seat("2-gate 1", hand="aggression-2")]
    table = a_round(*seats, stack="aggression-3 aggression-4")
    assert asked(table).seat == 1
    assert table.initiative == 1


@pytest.mark.clause("CAT-3.3")
def test_with_the_initiative_the_seize_counter_is_removed():
    table = a_round(a_cat("1-gate 1", seize=4), stack="aggression-3 aggression-4 aggression-5")
    play(table, "aggression-3")
    assert table.seats[0].supercat.seize == 0


@pytest.mark.clause("CAT-3.8")
@pytest.mark.parametrize(
    ("drawn", "counter"),
    [("administration-6 mobilization-2", 2), ("administration-4 mobilization-2", 3)],
)
def test_without_a_card_that_surpasses_the_seize_counter_goes_up(drawn, counter):
    table = following(a_cat("2-gate 1", seize=2, counter=2), drawn)
    assert table.seats[1].supercat.seize == counter


@pytest.mark.clause("CAT-3.9")
def test_it_rolls_with_two_cards_left_and_only_if_nobody_has_seized():
    drawn = "administration-4 mobilization-2"
    assert asked(following(a_cat("2-gate 1", counter=3), drawn)).kind == "seize"
    assert asked(following(a_cat("2-gate 1", counter=2), drawn)).kind == "play"
    assert asked(following(a_cat("2-gate 1", counter=3), drawn, seized=True)).kind == "play"


@pytest.mark.clause("CAT-3.10")
def test_undeclared_ambitions_that_it_wins_are_taken_off():
    cat = a_cat("2-gate 1", seize=2, slots="relic psionic")
    table = following(cat, "administration-4 mobilization-2", boxes={"empath": (0,)})
    assert SeizeRolled(1, 3, 1, 3, True) in play(table, (3,))


@pytest.mark.clause("CAT-3.11")
@pytest.mark.parametrize(("roll", "holder", "left"), [(2, 1, 1), (3, 0, 2)])
def test_less_than_the_seize_counter_seizes(roll, holder, left):
    table = following(a_cat("2-gate 1", seize=2), "administration-4 mobilization-2")
    play(table, (roll,))
    assert (table.initiative, table.seats[1].cards_left) == (holder, left)
    play(table, "Pivot to Mobilization 2")
    assert asked(table).kind == "act"


@pytest.mark.clause("CAT-5.16")
def test_lattice_spies_go_in_the_place_of_a_card():
    cat = a_cat("2-gate 1", seize=2, cards="Lattice Spies")
    table = following(cat, "administration-4 mobilization-2")
    play(table, (1,))
    assert (table.initiative, table.seats[1].cards_left, table.seats[1].cards) == (1, 2, ())
    assert card("Lattice Spies") in table.court_discard


@pytest.mark.clause("CAT-5.17")
def test_farseers_look_at_the_stack_instead_of_a_hand():
    farseer = a_seat("1-gate 1", hand="aggression-4 construction-2", cards="Farseers")
    table = a_round(farseer, a_cat("2-gate 1", counter=2), a_seat(), stack="aggression-2")
    table.stack = lying("aggression-2 aggression-3 aggression-5")
    shown = {each.card for each in table.stack}
    table.pile = (tuple(each for each in table.pile[0] if each.card not in shown),)
    play(table, "Lead Aggression 4", "Declare Warlord", "Look at the hand of seat 2")
    play(table, ("aggression-2", "aggression-3"))
    assert set(table.seen_by(0).seats[1].hand) == {"aggression-2", "aggression-3"}
    assert set(table.seen_by(2).seats[1].hand) == {HIDDEN}
    play(table, "Give Construction 2 for Aggression 3")
    assert table.seats[0].hand == ("aggression-3",)
    assert sorted(each.card for each in table.stack) == [
        "aggression-2", "aggression-5", "construction-2",
    ]  # fmt: skip
    assert table.seats[1].supercat == Supercat(2)
    assert {each.card for each in table.seen_by(2).stack} == {HIDDEN}


@pytest.mark.clause("CAT-10.1")
@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ([3, 1, 2], [1, 5, 3]),
        ([2, 2, 1], [2, 2, 3]),
        ([3, 1, 1], [1, 4, 4]),
        ([0, 0, 1], [5, 5, 1]),
    ],
)
def test_places_count_every_tie(counts, places):
    assert [place_of(counts, number) for number in range(3)] == places


@pytest.mark.clause("CAT-10.2")
def test_winning_is_first_and_alone():
    table = a_table(a_cat(slots="relic"), a_seat(slots="psionic"), a_seat(slots="psionic"))
    assert winning(table, 0, "keeper")
    assert not winning(table, 1, "empath")


@pytest.mark.clause("CAT-10.3")
def test_an_undeclared_ambition_needs_a_free_marker():
    table = a_table(a_cat(), boxes={"keeper": (0,)})
    assert "empath" in undeclared(table)
    assert "keeper" not in undeclared(table)
    table.boxes = {"keeper": (0, 1, 2)}
    assert "empath" not in undeclared(table)


@pytest.mark.clause("CAT-10.3")
def test_the_last_free_marker_is_enough_for_all_that_is_undeclared():
    table = a_table(a_cat(), boxes={"keeper": (0, 1)})
    assert undeclared(table) == ["tycoon", "tyrant", "warlord", "empath"]
    table.boxes = {"keeper": (0, 1, 2)}
    assert undeclared(table) == []


@pytest.mark.clause("CAT-11.1")
def test_the_tokens_of_a_game_for_two_are_a_rival():
    seats = [a_cat(slots="relic", count=2), a_seat(count=2)]
    table = a_table(*seats, setup="2p-homelands")
    assert [box for box, _ in table.phantoms].count("keeper") == 1
    assert not winning(table, 0, "keeper")


@pytest.mark.clause("CAT-1.2")
def test_it_follows_the_rules_of_its_card():
    table = following(a_cat("2-gate 1"), "mobilization-2 administration-4")
    play(table, (6,), "Pivot to Mobilization 2")
    assert table.turn == Turn(2, ("move", "influence"), prelude=True)


def test_a_card_drawn_at_a_real_table_is_typed_by_its_name():
    table = a_round(a_cat("1-gate 1"), stack="aggression-2 aggression-3")
    outcomes = asked(table).outcomes
    assert outcomes.example == "Aggression 2"
    assert outcomes.parse(" aggression  3 ") == "aggression-3"
    assert "aggression-4" not in outcomes


@pytest.mark.parametrize(
    ("slots", "resource", "can"),
    [("fuel", "fuel", True), ("fuel fuel", "fuel", False), ("fuel fuel", "relic", True),
     ("fuel relic", "fuel", True)],
)  # fmt: skip
def test_a_token_is_gained_where_a_slot_is_free_or_another_type_goes(slots, resource, can):
    table = acting(a_seat(slots=slots))
    assert table.open_slots(0) == 2
    assert assessment(table).can_gain(resource) is can
