"""INTER-2: eight worked ends, one a fate, each with its success and its failure."""

import pytest

from games.arcs.campaign.rules.events import FateResolved, Owned
from games.arcs.campaign.rules.state import Golem, reach_of
from games.arcs.campaign_components import (
    FAITHFUL_CARDS,
    FATE_CARDS,
    GOLEMS,
    LATER_CARDS,
    RESOLUTIONS,
)
from games.arcs.court import CARD_OF_NAME
from tests.games.arcs.campaign.rules.intermission.ends import (
    SHIPS,
    aftermath,
    an_end,
    begun,
    cards,
)
from tests.games.arcs.positions import a_seat, asked, play


def ids(fate, first, last):
    return {f"f{fate}-{number:02d}" for number in range(first, last + 1)}


def a_follower(**fields):
    return (a_seat(SHIPS, **fields), a_seat(SHIPS), a_seat(SHIPS))


@pytest.mark.clause("INTER-2.1", "INTER-1.1")
def test_fates_are_judged_in_turn_order_each_with_its_clause():
    _, events = begun(fates=("founder", "steward", "magnate"), initiative=2)
    judged = [each for each in events if isinstance(each, FateResolved)]
    assert [(each.seat, each.clause) for each in judged] == [
        (2, "INTER-MAGNATE-2"), (0, "INTER-FOUNDER-1"), (1, "INTER-STEWARD-2"),
    ]  # fmt: skip


@pytest.mark.clause("INTER-2.1")
def test_what_an_act_has_cost_is_not_lost_again():
    table, _ = begun(a_seat(SHIPS, power=1), a_seat(SHIPS), a_seat(SHIPS), marker=4)
    assert table.seats[0].power == 1


@pytest.mark.clause("INTER-STEWARD-1", "INTER-2.2")
def test_a_steward_who_succeeded_makes_a_law_and_adds_three_court_cards():
    table, _ = begun(*a_follower(cards="Dealmakers"), fate="steward")
    assert aftermath(table).laws == ("f1-08",)
    assert ids(1, 5, 7) <= cards(table)
    assert ids(1, 9, 11) <= set(aftermath(table).scrapped)
    assert table.seats[0].cards == ("f1-03",)


@pytest.mark.clause("INTER-STEWARD-2", "INTER-2.3")
def test_a_steward_who_failed_gives_up_dealmakers_but_only_its_own():
    own, _ = begun(*a_follower(cards="Dealmakers"), fate="steward", marker=3)
    assert {*ids(1, 9, 11), "f1-03"} <= cards(own)
    assert own.seats[0].cards == ()
    robbed, _ = begun(a_seat(SHIPS), a_seat(SHIPS, cards="Dealmakers"), a_seat(SHIPS),
                      fate="steward", marker=3)  # fmt: skip
    assert robbed.seats[1].cards == ("f1-03",)
    assert "f1-03" not in cards(robbed)


@pytest.mark.clause("INTER-FOUNDER-1")
def test_a_founder_who_succeeded_gains_its_book_and_keeps_unions_behind():
    table, _ = begun(fate="founder")
    assert aftermath(table).gained_by(0) == ("f2-04",)
    assert set(aftermath(table).kept_by(0)) == ids(2, 8, 11)
    assert ids(2, 5, 7) <= cards(table)


@pytest.mark.clause("INTER-FOUNDER-2")
def test_a_founder_who_failed_adds_four_unions():
    table, _ = begun(fate="founder", marker=1)
    assert ids(2, 8, 11) <= cards(table)
    assert ids(2, 4, 7) <= set(aftermath(table).scrapped)


@pytest.mark.clause("INTER-MAGNATE-1", "INTER-3.2")
def test_a_magnate_who_succeeded_brings_the_interests_back_from_the_discard():
    discard = (CARD_OF_NAME["Mining Interest"], CARD_OF_NAME["Elder Broker"])
    table, _ = begun(fate="magnate", court_discard=discard)
    assert {*ids(3, 4, 6), discard[0]} <= cards(table)
    assert discard[1] in aftermath(table).scrapped
    assert discard[1] not in cards(table)
    assert set(aftermath(table).kept_by(0)) == ids(3, 7, 11)


@pytest.mark.clause("INTER-MAGNATE-2")
def test_a_magnate_who_failed_adds_five_cartels():
    table, _ = begun(fate="magnate", marker=9)
    assert ids(3, 7, 11) <= cards(table)
    assert {LATER_CARDS[card].name for card in ids(3, 7, 11)} >= {"Fuel Cartel", "Relic Cartel"}


@pytest.mark.clause("INTER-ADVOCATE-1")
def test_an_advocate_who_succeeded_adds_its_overseers_and_all_liaisons():
    table, _ = begun(*a_follower(cards="Guild Overseers"), fate="advocate")
    assert {*ids(4, 5, 10), "f4-03"} <= cards(table)
    assert "f4-11" in aftermath(table).scrapped


@pytest.mark.clause("INTER-ADVOCATE-2")
def test_an_advocate_who_failed_adds_the_liaisons_of_suits_it_leads_alone():
    """Overseers, a Relic card, no longer count; the rival has as much Fuel, and no Material."""
    seats = (
        a_seat(SHIPS, cards="Guild Overseers, Mining Interest, Shipping Interest"),
        a_seat(SHIPS, cards="Gatekeepers"), a_seat(SHIPS),
    )  # fmt: skip
    table, _ = begun(*seats, fate="advocate", marker=2)
    added = {LATER_CARDS[card].name for card in ids(4, 5, 9) & cards(table)}
    assert added == {"Material Liaisons"}
    assert {"f4-03", "f4-11"} <= cards(table)
    assert {*ids(4, 5, 10)} - cards(table) <= set(aftermath(table).scrapped)


@pytest.mark.clause("INTER-ADVOCATE-2")
def test_the_first_seat_is_a_rival_of_the_advocate_too():
    seats = (
        a_seat(SHIPS, cards="Gatekeepers"),
        a_seat(SHIPS, cards="Mining Interest, Shipping Interest"), a_seat(SHIPS),
    )  # fmt: skip
    table, _ = begun(*seats, fates=("founder", "advocate", "magnate"))
    added = {LATER_CARDS[card].name for card in ids(4, 5, 9) & cards(table)}
    assert added == {"Material Liaisons"}


GATES = ("3-gate", "4-gate", "5-gate")


@pytest.mark.clause("INTER-CARETAKER-1")
def test_a_caretaker_who_succeeded_gets_the_golems_of_the_map_asleep():
    golems = {"warrior": Golem(0, in_hearth=True, awake=True)}
    state = {"sleepers": GATES, "golems": golems}
    seats = (a_seat(SHIPS, lore="", **{}), a_seat(SHIPS), a_seat(SHIPS))
    seats[0].lore = ("f5-02", "f5-03")
    table, _ = begun(*seats, fate="caretaker", reach=state)
    before = table.court_deck.count("unknown-lore")
    play(table, "protector", "seeker", "harvester")
    held = reach_of(table).golems
    assert set(held) == set(GOLEMS)
    assert [held[each] for each in ("seeker", "warrior")] == [
        Golem(0, in_hearth=True, awake=False), Golem(0, in_hearth=True, awake=True),
    ]  # fmt: skip
    assert table.seats[0].lore == ("f5-03",)
    assert before == 3
    assert ids(5, 8, 11) <= cards(table)


@pytest.mark.clause("INTER-CARETAKER-2")
def test_a_caretaker_who_failed_loses_the_golems_of_the_map_and_its_stone_speakers():
    golems = {"seeker": Golem(0, in_hearth=True, awake=True)}
    seats = a_follower(cards="Stone-Speakers")
    seats[0].lore = ("f5-02", "f5-03")
    state = {"sleepers": GATES, "golems": golems}
    table, _ = begun(*seats, fate="caretaker", marker=7, reach=state)
    assert reach_of(table).sleepers == ()
    assert {LATER_CARDS[card].name for card in ids(5, 8, 11) & cards(table)} == {"Unstable Seeker"}
    assert "f5-04" in cards(table)
    assert "f5-02" in aftermath(table).scrapped


@pytest.mark.clause("INTER-PARTISAN-1")
def test_a_partisan_who_succeeded_gains_the_bards_and_keeps_its_outrage():
    table, _ = begun(*a_follower(outrage=("fuel",)), fate="partisan")
    assert aftermath(table).owned == (Owned(0, "f6-10"),)
    assert ids(6, 5, 9) <= cards(table)
    assert "f6-03" not in aftermath(table).scrapped
    assert table.seats[0].outrage == ("fuel",)


@pytest.mark.clause("INTER-PARTISAN-2")
def test_a_partisan_who_failed_loses_its_seizing_and_its_outrage():
    table, _ = begun(*a_follower(outrage=("fuel", "relic")), fate="partisan", marker=1)
    assert table.seats[0].outrage == ()
    assert ids(6, 10, 14) <= cards(table)
    assert {*ids(6, 5, 9), "f6-03"} <= set(aftermath(table).scrapped)


@pytest.mark.clause("INTER-ADMIRAL-1")
def test_an_admiral_who_succeeded_gains_the_honor_guard_and_keeps_its_foundries():
    table, _ = begun(fate="admiral")
    assert aftermath(table).gained_by(0) == ("f7-05",)
    assert ids(7, 6, 9) <= cards(table)
    assert "f7-03" not in aftermath(table).scrapped


@pytest.mark.clause("INTER-ADMIRAL-2")
def test_an_admiral_who_failed_loses_the_edict_of_the_foundries():
    table, _ = begun(fate="admiral", marker=13)
    assert ids(7, 8, 11) <= cards(table)
    assert {"f7-03", *ids(7, 5, 7)} <= set(aftermath(table).scrapped)


STACK = tuple(FAITHFUL_CARDS)[:3]


@pytest.mark.clause("INTER-BELIEVER-1")
def test_a_believer_who_succeeded_gains_the_young_light_and_empties_the_stack():
    table, _ = begun(fate="believer", reach={"faithful": STACK})
    assert aftermath(table).gained_by(0) == ("f8-16",)
    assert {"f8-17", *STACK} <= cards(table)
    assert reach_of(table).faithful == ()
    assert {"f8-03", "f8-18", "f8-19"} <= set(aftermath(table).scrapped)


@pytest.mark.clause("INTER-BELIEVER-2")
def test_a_believer_who_failed_adds_the_prodigal_one_and_the_secret_order():
    table, _ = begun(fate="believer", marker=2, reach={"faithful": STACK})
    assert {"f8-18", "f8-19", *STACK} <= cards(table)
    assert {"f8-03", "f8-16", "f8-17"} <= set(aftermath(table).scrapped)


@pytest.mark.clause("INTER-2.2")
@pytest.mark.parametrize("fate", FATE_CARDS)
def test_every_later_card_of_a_fate_is_somewhere_after_its_resolution(fate):
    for deeds in (RESOLUTIONS[fate].success, RESOLUTIONS[fate].failure):
        named = [card for deed in deeds for card in deed.cards if card in LATER_CARDS]
        prefix = f"f{FATE_CARDS[fate].number}-"
        assert sorted(named) == sorted(card for card in LATER_CARDS if card.startswith(prefix))


@pytest.mark.clause("INTER-1.1")
def test_no_intermission_follows_on_an_act_that_goes_on():
    from engine.core.errors import InputError  # noqa: PLC0415
    from games.arcs.campaign.rules.intermission import intermission_of  # noqa: PLC0415

    table = an_end(fate="founder")
    table.chapter = 2
    with pytest.raises(InputError, match="the Act is not over yet"):
        intermission_of(table)
    again, _ = begun(fate="founder")
    again.steps = []
    with pytest.raises(InputError, match="has begun already"):
        intermission_of(again)
    assert asked(begun(fate="founder")[0]).kind == "next-fates"
