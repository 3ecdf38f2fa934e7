"""The campaign set out by clicks: fates with their cards, Favors, golems, other Trophies."""

import pytest

from engine.core.match import Match, bots_of, play_bots
from engine.core.position.draft import printed_position
from engine.core.position.edits import EditState
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign.rules.setting_out import EDITS, lay_card, rows_of_a_fate, rows_of_the_reach
from games.arcs.campaign.rules.state import Golem, reach_of
from games.arcs.campaign_components import FAITHFUL_CARDS, FATE_CARDS, UNKNOWN_LORE
from games.arcs.game import GAME
from games.arcs.state import ArcsTable
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.campaign.rules.set_out import set_out
from tests.games.arcs.positions import a_seat
from tests.games.arcs.supercats import a_cat


def click(table, *key, seat=0, right=False, piece="ship"):
    """The table after a click on a place while a seat is shown."""
    return EDITS.click(table, EditState(seat, chosen={"piece": piece}), key, is_right=right)


@pytest.fixture
def table():
    return an_act(a_seat(), a_seat(), a_seat(), fates=("founder", "magnate", "advocate"))


def test_beside_an_act_stand_fates_and_the_empire_in_the_place_of_setup_cards(table):
    rows = list(EDITS.rows(table, EditState(0, chosen={"piece": "imperial-ship"})))
    chips = [chip for row in rows for chip in getattr(row, "chips", ())]
    keys = [chip.key for chip in chips]
    assert ("setup",) not in keys
    assert {("cards",), ("guilds",), ("fate",), ("reach",)} <= set(keys)
    assert [chip.key for chip in chips if chip.is_on and chip.key[0] == "piece"] == [
        ("piece", "imperial-ship"),
    ]


@pytest.mark.parametrize("fate", FATE_CARDS)
def test_a_seat_follows_any_fate_with_its_marker_and_its_cards(fate):
    other = "steward" if fate != "steward" else "founder"
    table = an_act(a_seat(), a_seat(), a_seat(), fates=("", other, ""))
    after = click(table, "follow", fate, seat=1)
    followed, card = reach_of(after).fates[1], FATE_CARDS[fate]
    assert (followed.id, followed.marker) == (fate, card.start[3])
    held = (*after.seats[1].lore, *after.seats[1].cards)
    assert set(card.lore) <= set(held)
    assert [each for each in held if each in FATE_CARDS[other].cards] == []
    assert after.check() == []


def test_two_seats_change_fates_and_the_faithful_come_with_their_believer(table):
    first = click(table, "follow", "magnate")
    assert [fate.id for fate in reach_of(first).fates] == ["magnate", "founder", "advocate"]
    believing = click(first, "follow", "believer")
    assert reach_of(believing).faithful == tuple(FAITHFUL_CARDS)
    assert reach_of(click(believing, "follow", "steward")).faithful == ()


def test_favors_are_agents_of_their_owner_and_none_is_given_to_oneself(table):
    after = click(click(table, "favors-1", 1), "favors-1", 1)
    assert reach_of(after).fates[0].favors == (0, 2, 0)
    assert after.in_supply(1, "agent") == table.in_supply(1, "agent") - 2
    assert click(table, "favors-0", 1) is table
    assert click(table, "favors-1", -1) is table, "none is there to take"


def test_grievances_are_counted_by_rival():
    table = an_act(a_cat(), a_seat(), a_seat())
    assert reach_of(click(table, "grievances-2", 1)).fates[0].grievances == (0, 0, 1)


def test_tokens_on_the_merchant_league_come_from_the_supply(table):
    after = table
    for _ in range(7):
        after = click(after, "league-fuel", 1, seat=1)
    assert reach_of(after).fates[1].league == ("fuel",) * 5
    assert after.tokens_free("fuel") == 0
    assert reach_of(click(after, "league-fuel", -1, seat=1)).fates[1].league == ("fuel",) * 4


def test_other_trophies_are_as_many_as_lie_in_the_box(table):
    after = click(table, "spoils-3", 1)
    assert after.seats[0].spoils == (0, 0, 0, 1)
    for _ in range(40):
        after = click(after, "spoils-2", 1)
    assert after.seats[0].spoils[2] == 15
    assert after.check() == []


def test_a_golem_lies_in_a_slot_is_turned_and_goes(table):
    held = click(table, "golem", "seeker")
    assert reach_of(held).golems == {"seeker": Golem(0, False, True)}
    assert held.seats[0].slots[0] == "seeker"
    turned = click(held, "golem", "seeker")
    assert reach_of(turned).golems["seeker"].awake is False
    moved = click(turned, "golem", "seeker", seat=2)
    assert (moved.seats[0].slots[0], moved.seats[2].slots[0]) == ("", "seeker")
    assert moved.check() == []
    gone = click(moved, "golem", "seeker", right=True)
    assert (reach_of(gone).golems, gone.seats[2].slots[0]) == ({}, "")


def test_the_caretakers_golems_lie_on_its_hearth(table):
    caring = click(table, "follow", "caretaker")
    held = click(caring, "golem", "warrior")
    assert reach_of(held).golems == {"warrior": Golem(0, True, True)}
    assert held.seats[0].tokens == []


def test_at_most_four_golems_sleep_and_only_at_gates(table):
    after = table
    for system in ("1-gate", "2-gate", "2-hex", "3-gate", "4-gate", "5-gate", "1-gate"):
        after = click(after, "system", system, piece="sleeper")
    assert reach_of(after).sleepers == ("1-gate", "2-gate", "3-gate", "4-gate")
    assert click(after, "golem", "seeker") is after, "all four sleep"
    less = click(after, "system", "2-gate", piece="sleeper", right=True)
    assert reach_of(less).sleepers == ("1-gate", "3-gate", "4-gate")


def test_lore_that_is_laid_into_the_row_was_in_the_deck_or_in_another_place():
    begun = an_act(a_seat(), court="Elder Broker, Gatekeepers")
    begun.court_deck = tuple(sorted((*begun.court_deck, *(UNKNOWN_LORE,) * 3)))
    laid = lay_card(begun, 1, "lore01")
    assert [offer.card for offer in laid.court][1] == "lore01"
    assert laid.court_deck.count(UNKNOWN_LORE) == 2, "it is one of the three"
    moved = lay_card(laid, 2, "lore01")
    assert [offer.card for offer in moved.court][2] == "lore01"
    assert moved.court_deck.count(UNKNOWN_LORE) == 2, "it was in the row"
    assert laid.check() == moved.check() == []


def test_council_event_and_lore_are_set(table):
    assert reach_of(click(table, "council")).council == "decided"
    event = click(click(table, "symbol"), "event-cluster", 1)
    assert (reach_of(event).symbol, reach_of(event).number) == ("arrow", 1)
    state = EditState(0, chosen={"piece": "ship"})
    chip = EDITS.pictures(table, state, ("lore",))[0]
    given = EDITS.choose(table, state, ("lore",), chip.key)
    assert given.seats[0].lore == (chip.key[1],)
    assert click(given, "guild", chip.key[1]).seats[0].lore == ()
    assert given.check() == []


@pytest.mark.parametrize(("players", "seed"), [
    (("supercat", "random", "random"), "paper"), (("random", "supercat"), "two"),
    (("random",) * 4, "four"),
])  # fmt: skip
def test_the_end_of_an_act_is_set_out_by_clicks_from_the_printed_set_up(players, seed):
    seats = tuple(SeatSetup(each, f"Seat {n}") for n, each in enumerate(players, start=1))
    setup = Setup(seats, seed, {"mode": "campaign"})
    match = Match(GAME, setup, keeps_history=False)
    play_bots(match, bots_of(match), 1_000_000)
    assert match.is_over
    begun = GAME.codec.decode(ArcsTable, printed_position(GAME, setup), "begun")
    assert lies(set_out(begun, match.table)) == lies(match.table)


def lies(table):
    """What lies on a table, in no order where there is none."""
    reach = reach_of(table)
    seats = [
        (max(0, seat.power), set(seat.cards), set(seat.lore), sorted(seat.slots), seat.captives,
         seat.trophies, sum(seat.spoils) and seat.spoils, set(seat.outrage), seat.fresh, seat.hurt)
        for seat in table.seats
    ]  # fmt: skip
    buildings = sorted((b.seat, b.kind, b.system, b.fresh) for b in table.buildings)
    fates = [(fate.id, fate.marker, fate.outlaw, fate.favors, sorted(fate.league), fate.grievances)
             for fate in reach.fates]  # fmt: skip
    return {
        "seats": seats, "buildings": buildings, "fates": fates, "court": table.court,
        "reach": (reach.fresh, reach.hurt, reach.blight, reach.first_regent, sorted(reach.trust),
                  reach.council, reach.policies[:1], reach.symbol, reach.number,
                  set(reach.sleepers), reach.golems, reach.clusters),
    }  # fmt: skip


@pytest.mark.parametrize("fate", ["founder", "magnate"])
def test_the_fate_that_a_seat_follows_is_the_one_that_is_marked(fate):
    table = an_act(a_seat(), a_seat(), a_seat(), fates=(fate, "advocate", "steward"))
    row = next(iter(rows_of_a_fate(table, EditState(0))))
    assert [chip.key for chip in row.chips if chip.is_on] == [("follow", fate)]


def test_the_last_trophy_that_is_no_seats_is_taken_away_again(table):
    after = click(table, "spoils-3", 1)
    assert not any(click(after, "spoils-3", -1).seats[0].spoils)


@pytest.mark.parametrize(
    ("council", "named"),
    [("in session", "in-session"), ("decided", "decided"), ("tucked", "tucked")],
)
def test_the_council_is_named_by_its_state(table, council, named):
    reach_of(table).council = council
    rows = rows_of_the_reach(table, EditState(0, chosen={"piece": "ship"}))
    chips = [chip for row in rows for chip in getattr(row, "chips", ())]
    [words] = [chip.words for chip in chips if chip.key == ("council",)]
    assert words.args["council"] == named
