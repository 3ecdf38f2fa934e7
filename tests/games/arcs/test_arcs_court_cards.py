"""The text of every Court card, each as a worked position."""

import pytest

from engine.core.step import silence
from games.arcs.board import SYSTEMS
from games.arcs.court import BASE_COURT, COURT, NEW_ACTIONS
from games.arcs.events import CardsDiscarded, HandSeen, OutrageProvoked
from games.arcs.parts import Attached, Lying, Played
from games.arcs.rule_hooks import SPEAKERS, ambition_count, icons, supply
from games.arcs.steps.court import RansackCourt, provoke_outrage
from games.arcs.steps.effects import GainAny
from games.arcs.steps.gaining import DOERS, stealable_cards, stealable_tokens
from games.arcs.steps.rounds import EndRound, StartChapter
from games.arcs.steps.scoring import ScoreAmbitions
from games.arcs.steps.turns import Act, Opening
from tests.games.arcs.positions import a_seat, a_table, acting, asked, card, options, play

LOYAL = (("Loyal Engineers", "material"), ("Loyal Pilots", "fuel"), ("Loyal Marines", "weapon"),
         ("Loyal Empaths", "psionic"), ("Loyal Keepers", "relic"))  # fmt: skip


def using(name, seat=None, **fields):
    """Seat 0 has just used the Prelude text of a card."""
    seat = seat or a_seat("1-gate 1")
    seat.cards = (*seat.cards, card(name))
    others = fields.pop("others", ())
    table = acting(seat, *others, **fields)
    play(table, f"Use {name}")
    return table


def securing(name, seat=None, *others, **fields):
    """Seat 0 has just secured a Vox card."""
    table = acting(seat or a_seat("1-gate 1"), *others, court=f"{name} 1", lead="aggression-2",
                   **fields)  # fmt: skip
    play(table, "Secure", f"Secure {name}")
    return table


@pytest.mark.clause("ARCS-9.1")
def test_every_word_of_every_card_is_done_or_spoken():
    words = {effect.op for card in BASE_COURT for clause in COURT[card].clauses
             for effect in clause.effects}  # fmt: skip
    assert words - set(DOERS) - set(SPEAKERS) - {"swap_one_card_with_that_rival"} == set()


@pytest.mark.clause("ARCS-9.2", "COURT-2.1")
@pytest.mark.parametrize(
    ("name", "action", "resource"),
    [("Mining Interest", "Manufacture", "material"), ("Shipping Interest", "Synthesize", "fuel")],
)
def test_an_interest_gains_its_type_with_a_build(name, action, resource):
    table = acting(a_seat("1-gate 1", cards=name), lead="construction-2")
    play(table, action)
    assert table.seats[0].tokens == [resource]
    other = acting(a_seat("1-gate 1", cards=name, slots="material"), lead="mobilization-2")
    assert f"Spend Material to {action.lower()}" in options(other)
    assert action not in options(other)


@pytest.mark.clause("COURT-1.1")
@pytest.mark.parametrize(("name", "resource"), LOYAL)
def test_the_loyal_guilds_stay_in_outrage(name, resource):
    table = a_table(a_seat(cards=name))
    provoke_outrage(table, 0, resource, silence)
    assert table.seats[0].cards == (card(name),)


@pytest.mark.clause("COURT-1.2")
def test_a_loyal_guild_spends_any_resource_as_its_own_in_spite_of_outrage():
    seat = a_seat("1-gate 1", slots="relic", cards="Loyal Pilots", outrage=("fuel",))
    assert "Spend Relic as Fuel to move" in options(acting(seat, lead="aggression-2"))


@pytest.mark.clause("COURT-2.2")
def test_an_interest_fills_the_slots_and_steals_what_the_supply_lacks():
    rivals = a_seat(slots="fuel fuel"), a_seat(slots="fuel fuel")
    table = using("Shipping Interest", others=rivals)
    assert options(table) == [
        f"Steal from slot {slot} of seat {seat}" for seat in (2, 3) for slot in (1, 2)
    ]
    play(table, "Steal from slot 2 of seat 3")
    assert [len(seat.tokens) for seat in table.seats] == [2, 2, 1]
    assert table.court_discard == (card("Shipping Interest"),)


@pytest.mark.clause("COURT-3.1")
def test_a_cartel_holds_the_supply():
    table = a_table(a_seat(slots="fuel", cards="Material Cartel"), a_seat(slots="material"))
    assert supply(table, "material") == 0
    assert supply(table, "fuel") == 4
    assert icons(table, 0, "material") == 1 + 4
    assert ambition_count(table, 0, "tycoon") == 1 + 1 + 4


@pytest.mark.clause("COURT-3.2")
def test_after_scoring_rivals_of_a_cartel_discard_its_type():
    seats = a_seat(slots="fuel", cards="Fuel Cartel"), a_seat(slots="fuel relic")
    table = a_table(*seats, steps=[ScoreAmbitions()])
    play(table)
    assert table.seats[0].tokens == ["fuel"]
    assert table.seats[1].tokens == ["relic"]


@pytest.mark.clause("COURT-3.3")
def test_a_cartel_is_discarded_to_steal_its_type():
    table = using("Fuel Cartel", others=(a_seat(slots="fuel relic"), a_seat(slots="relic")))
    assert table.seats[0].tokens == ["fuel"]
    assert table.seats[1].tokens == ["relic"]


@pytest.mark.clause("COURT-4.1", "COURT-4.2")
def test_a_union_picks_up_a_face_up_card_of_its_suit_as_the_round_ends():
    trick = (Played(1, "administration-6", "lead"), Played(2, "administration-5", "copy"),
             Played(0, "administration-3", "pivot"))  # fmt: skip
    table = a_table(
        a_seat("1-gate 1", cards="Admin Union"), trick=trick, steps=[EndRound(), Act(0)]
    )
    table.change_turn(prelude=True, pips=1)
    play(table, "Use Admin Union")
    assert options(table) == [
        "Lay it beside Administration 6 of seat 2", "Lay it beside Administration 3 of seat 1",
    ]  # fmt: skip
    play(table, "Lay it beside Administration 6 of seat 2")
    assert table.unions == (Attached(0, card("Admin Union"), "administration-6"),)
    play(table, "End the turn")
    assert table.seats[0].hand == ("administration-6",)
    assert table.court_discard == (card("Admin Union"),)
    assert len(table.pile[-1]) == 2


@pytest.mark.clause("COURT-5.1")
def test_gatekeepers_collect_two_more_dice_at_a_gate():
    table = acting(a_seat("1-gate 1", cards="Gatekeepers"), a_seat("1-gate 1"), lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-gate")
    assert "3 skirmish, 0 assault, 0 raid" in options(table)
    table = acting(a_seat("1-hex 1", cards="Gatekeepers"), a_seat("1-hex 1"), lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-hex")
    assert "2 skirmish, 0 assault, 0 raid" not in options(table)


@pytest.mark.clause("COURT-5.2")
def test_gatekeepers_place_a_ship_at_each_gate_or_where_you_say():
    table = using("Gatekeepers")
    assert sum(table.seats[0].fresh.values()) == 7
    short = using("Gatekeepers", a_seat("1-hex 13"))
    play(short, "2-gate", "5-gate")
    assert short.seats[0].fresh == {"1-hex": 13, "2-gate": 1, "5-gate": 1}


@pytest.mark.clause("COURT-5.3")
@pytest.mark.parametrize(
    "name", ["Prison Wardens", "Skirmishers", "Court Enforcers", "Loyal Marines"]
)
def test_some_guilds_are_discarded_for_three_ships_in_control(name):
    table = using(name, a_seat("1-gate 1, 2-gate 1"), others=(a_seat("2-gate 1"),))
    assert table.seats[0].fresh == {"1-gate": 4, "2-gate": 1}


@pytest.mark.clause("COURT-5.4")
def test_pressgang_returns_captives_for_any_resources():
    seat = a_seat("1-gate 1", cards="Prison Wardens", captives=(0, 2, 0))
    table = acting(seat, lead="construction-2")
    play(table, "Pressgang", "A Captive of seat 2", "Psionic", "Go on")
    assert table.seats[0].captives == (0, 1, 0)
    assert table.seats[0].tokens == ["psionic"]


@pytest.mark.clause("COURT-5.4")
def test_a_type_that_the_supply_lacks_cannot_be_gained():
    table = acting(a_seat(), a_seat(slots="relic relic relic relic relic"))
    table.steps.append(GainAny(0))
    assert "Relic" not in options(table)
    table.seats[1].slots = ("relic",) * 4 + ("", "")
    assert "Relic" in options(table)


@pytest.mark.clause("COURT-5.5")
def test_execute_makes_trophies_of_captives():
    seat = a_seat("1-gate 1", cards="Prison Wardens", captives=(0, 1, 1))
    table = acting(seat)
    play(table, "Execute", "A Captive of seat 2", "A Captive of seat 3")
    assert ambition_count(table, 0, "warlord") == 2


@pytest.mark.clause("COURT-5.6", "ARCS-9.1")
def test_lattice_spies_seize_before_anything_else():
    seat = a_seat("1-gate 1", slots="fuel", cards="Lattice Spies")
    table = acting(seat, initiative=1)
    play(table, "Use Lattice Spies")
    assert (table.initiative, table.seized) == (0, True)
    late = acting(a_seat("1-gate 1", cards="Lattice Spies"), initiative=1, turn={"acted": True})
    assert "Use Lattice Spies" not in options(late)
    for_nothing = acting(a_seat("1-gate 1", cards="Lattice Spies"), initiative=1, seized=True)
    play(for_nothing, "Use Lattice Spies")
    assert for_nothing.initiative == 1


@pytest.mark.clause("COURT-5.8")
def test_abduct_captures_fewer_agents_than_weapon_icons():
    seat = a_seat("1-gate 1", slots="weapon", cards="Court Enforcers")
    table = acting(
        seat, lead="aggression-2", court="Farseers 3 1, Relic Fence 0 1 1, Gatekeepers 1"
    )
    play(table, "Abduct")
    assert options(table) == ["Abduct from Farseers"]
    play(table, "Abduct from Farseers")
    assert table.seats[0].captives == (0, 1, 0)
    assert table.court[0].agents == (3, 0, 0)


@pytest.mark.clause("COURT-5.9")
def test_farseers_look_at_a_hand_and_swap_when_declaring():
    seats = a_seat("1-gate 1", cards="Farseers", hand="aggression-3"), a_seat(hand="mobilization-2")
    table = a_table(*seats, trick=(Played(0, "administration-2", "lead"),), steps=[Opening(0)])
    events = play(table, "Declare Tycoon", "Look at the hand of seat 2")
    assert HandSeen(0, 1, ("mobilization-2",)) in events
    assert table.seen_by(0).seats[1].hand == ("mobilization-2",)
    assert table.seen_by(2).seats[1].hand == ("hidden",)
    play(table, "Give Aggression 3 for Mobilization 2")
    assert table.seats[0].hand == ("mobilization-2",)
    assert table.seats[1].hand == ("aggression-3",)


@pytest.mark.clause("COURT-5.10")
def test_farseers_are_thrown_away_with_cards_for_one_card_more():
    table = using("Farseers", a_seat("1-gate 1", hand="aggression-3 aggression-4"))
    events = play(table, "Throw away Aggression 3", "Go on")
    assert CardsDiscarded(0, 1, ("aggression-3",)) in events
    assert table.pile[-1] == (Lying("aggression-3", 0),)
    bottom = [each.card for each in table.pile[0]]
    play(table, bottom[0], bottom[1])
    assert table.seats[0].hand == tuple(sorted(["aggression-4", *bottom[:2]]))


@pytest.mark.clause("COURT-5.10")
def test_farseers_without_a_card_thrown_away_tell_of_none():
    table = using("Farseers", a_seat("1-gate 1", hand="aggression-3 aggression-4"))
    before = table.pile
    events = play(table, "Go on")
    assert not [event for event in events if isinstance(event, CardsDiscarded)]
    assert table.pile == before


@pytest.mark.clause("COURT-5.11")
@pytest.mark.parametrize(("number", "zeroed"), [(5, False), (6, False), (4, True)])
def test_secret_order_declares_keeper_and_empath_without_zero(number, zeroed):
    seat = a_seat("1-gate 1", cards="Secret Order")
    trick = (Played(0, f"aggression-{number}", "lead"),)
    table = a_table(seat, trick=trick, steps=[Opening(0)])
    play(table, options(table)[1])
    assert table.zeroed == zeroed


@pytest.mark.clause("COURT-5.12")
def test_silver_tongues_steal_a_resource_or_a_card():
    table = using("Silver-Tongues", others=(a_seat(slots="relic", cards="Fuel Cartel"),))
    assert options(table) == ["Steal from slot 1 of seat 2", "Steal Fuel Cartel of seat 2"]
    play(table, "Steal from slot 1 of seat 2")
    assert table.seats[0].tokens == ["relic"]


@pytest.mark.clause("COURT-5.13")
def test_sworn_guardians_keep_everything_else_from_thieves():
    table = a_table(a_seat(), a_seat(slots="fuel", cards="Sworn Guardians, Farseers"))
    assert [each.card for each in stealable_cards(table, 0)] == [card("Sworn Guardians")]
    assert stealable_tokens(table, 0) == []


@pytest.mark.clause("COURT-5.14")
def test_sworn_guardians_that_are_stolen_go_under_the_deck():
    table = using("Silver-Tongues", others=(a_seat(cards="Sworn Guardians"),))
    assert table.buried == (card("Sworn Guardians"),)
    assert table.seats[0].cards == table.seats[1].cards == ()


@pytest.mark.clause("COURT-5.15")
def test_elder_broker_trades_what_the_owner_lacks():
    mine = a_seat("1-hex 1", slots="fuel relic", cards="Elder Broker")
    table = acting(mine, a_seat(slots="material relic"), buildings="1 city 1-hex")
    play(table, "Trade")
    assert options(table) == ["Trade Fuel for 1-hex of seat 2"]
    play(table, "Trade Fuel for 1-hex of seat 2")
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == ["material", "relic"]
    assert sorted(table.seats[1].tokens) == ["fuel", "relic"]


@pytest.mark.clause("COURT-5.16")
def test_elder_broker_is_discarded_for_three_resources():
    table = using("Elder Broker", a_seat("1-gate 1"),
                  buildings="0 city 2-hex, 0 city 4-hex, 0 city 5-hex")  # fmt: skip
    while asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == ["fuel", "material", "weapon"]


@pytest.mark.clause("COURT-5.17")
def test_relic_fence_works_once_a_turn():
    table = using("Relic Fence", a_seat("1-gate 1", slots="fuel fuel"))
    play(table, "Discard Fuel")
    if asked(table).kind == "arrange":
        play(table, options(table)[0])
    assert sorted(table.seats[0].tokens) == ["fuel", "relic"]
    assert "Use Relic Fence" not in options(table)


@pytest.mark.clause("COURT-5.18")
@pytest.mark.parametrize(
    ("how", "declared", "may"),
    [
        ("surpass", False, True),
        ("pivot", False, True),
        ("copy", False, False),
        ("pivot", True, False),
    ],
)
def test_galactic_bards_declare_with_a_later_card(how, declared, may):
    seats = a_seat("1-gate 1", cards="Galactic Bards"), a_seat()
    trick = (Played(1, "aggression-2", "lead"), Played(0, "aggression-4", how))
    table = a_table(*seats, trick=trick, declared=declared, seized=True, steps=[Act(0), Opening(0)])
    if not may:
        assert asked(table).kind == "act"
        return
    play(table, "Declare Warlord")
    assert not table.zeroed


# -- Vox ------------------------------------------------------------------------------------------


@pytest.mark.clause("COURT-6.1")
def test_mass_uprising_puts_a_ship_in_each_system_of_a_cluster():
    table = securing("Mass Uprising")
    play(table, "Cluster 4", card("Farseers"))
    assert {name for name in table.seats[0].fresh if SYSTEMS[name].cluster == 4} == {
        "4-gate", "4-arrow", "4-crescent", "4-hex",
    }  # fmt: skip
    assert table.court_discard == (card("Mass Uprising"),)


@pytest.mark.clause("COURT-6.2")
def test_populist_demands_declare_anything_without_zero():
    table = securing("Populist Demands")
    play(table, "Declare Empath", card("Farseers"))
    assert (table.boxes, table.zeroed) == ({"empath": (0,)}, False)


@pytest.mark.clause("COURT-6.3")
def test_outrage_spreads_to_everybody_or_to_nobody():
    seats = a_seat("1-gate 1", slots="fuel"), a_seat(slots="fuel relic")
    table = securing("Outrage Spreads", *seats)
    play(table, "Fuel", card("Farseers"))
    assert [seat.outrage for seat in table.seats] == [("fuel",)] * 3
    assert table.seats[1].tokens == ["relic"]
    calm = securing("Outrage Spreads", a_seat("1-gate 1"))
    events = play(calm, "Go on", card("Farseers"))
    assert not calm.seats[0].outrage
    assert not any(isinstance(each, OutrageProvoked) for each in events), "nobody is provoked"


@pytest.mark.clause("COURT-6.4")
def test_song_of_freedom_returns_a_city_and_may_seize():
    table = securing("Song of Freedom", a_seat("1-hex 1"), initiative=1, buildings="1 city 1-hex")
    play(table, "Return the city in 1-hex of seat 2")
    assert options(table) == ["Go on", "Seize the initiative"]
    play(table, "Seize the initiative", card("Farseers"))
    assert (table.buildings, table.initiative) == ((), 0)
    assert card("Song of Freedom") in table.court_deck
    ruled = securing("Song of Freedom", a_seat("1-hex 1"), a_seat("1-hex 2"), initiative=1,
                     buildings="0 city 1-hex, 1 city 2-hex")  # fmt: skip
    assert asked(ruled).kind == "court"
    kept = securing("Song of Freedom", a_seat("1-hex 1"), initiative=1, buildings="1 city 1-hex")
    play(kept, "Go on", card("Farseers"))
    assert (len(kept.buildings), kept.initiative) == (1, 1)


@pytest.mark.clause("COURT-6.5")
def test_guild_struggle_steals_a_card_and_brings_discarded_guilds_back():
    gone = (card("Farseers"), card("Call to Action"))
    table = securing("Guild Struggle", a_seat("1-gate 1"), a_seat(cards="Relic Fence"),
                     court_discard=gone)  # fmt: skip
    play(table, "Steal Relic Fence of seat 2", card("Farseers"))
    assert table.seats[0].cards == (card("Relic Fence"),)
    assert table.court_discard == (card("Call to Action"), card("Guild Struggle"))


@pytest.mark.clause("COURT-6.6")
def test_call_to_action_draws_from_the_bottom():
    table = securing("Call to Action")
    drawing = asked(table)
    assert (drawing.kind, drawing.for_seat, drawing.secret) == ("draw", 0, True)
    play(table, table.pile[0][0].card)
    assert len(table.seats[0].hand) == 1


def test_new_actions_have_names_and_steps_ask_the_whole_table():
    assert {name for name, (card, _) in NEW_ACTIONS.items() if card in BASE_COURT} == {
        "manufacture", "synthesize", "pressgang", "execute", "abduct", "trade",
    }  # fmt: skip
    table = a_table(a_seat(), a_seat(), court="Relic Fence 0 1", steps=[RansackCourt(0, 1)])
    play(table)
    assert table.seats[0].trophies[1] == (0, 0, 0, 1)
    assert StartChapter().problems(a_table(a_seat(hand="aggression-2"))) == [
        "trick and hands must be empty when a chapter starts"
    ]
