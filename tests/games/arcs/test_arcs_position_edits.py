"""Setting out a table by hand: what is put somewhere came from elsewhere; the table is sound."""

import pytest

from engine.core.decision import Decision
from engine.core.position.edits import EditState
from games.arcs import setting_out as out
from games.arcs.board import HIDDEN, setup_cards
from games.arcs.parts import Building
from tests.games.arcs.positions import a_seat, a_table, asked, card, new_match


def click(table, *key, seat=0):
    """The table after a click on a place while a seat is shown."""
    return out.EDITS.click(table, EditState(seat), key)


@pytest.fixture
def table():
    return a_table(a_seat("1-gate 2", slots="fuel", hand="administration-2"), a_seat("2-gate 1"),
                   buildings="0 city 1-hex", court="Relic Fence 1, Fuel Cartel")  # fmt: skip


def test_ships_come_from_the_supply_and_go_back(table):
    more = out.put_piece(table, 0, "1-gate", "ship")
    assert (more.seats[0].fresh, table.seats[0].fresh) == ({"1-gate": 3}, {"1-gate": 2})
    hurt = out.put_piece(more, 0, "1-hex", "damaged ship")
    assert hurt.seats[0].hurt == {"1-hex": 1}
    assert out.take_piece(hurt, 0, "1-hex", "damaged ship").seats[0].hurt == {}
    assert out.take_piece(table, 0, "1-hex", "ship") is table
    for _ in range(20):
        more = out.put_piece(more, 0, "1-gate", "ship")
    assert more.seats[0].fresh == {"1-gate": 15}
    assert more.check() == []


def test_buildings_stand_on_free_slots_are_damaged_and_taken_away(table):
    (city,) = table.buildings
    hurt = out.turn_building(table, city)
    assert hurt.buildings == (Building(0, "city", "1-hex", fresh=False),)
    assert out.take_building(hurt, hurt.buildings[0]).buildings == ()
    assert out.take_piece(table, 0, "1-hex", "city").buildings == ()
    assert out.take_piece(table, 1, "1-hex", "city") is table
    assert out.put_piece(table, 1, "1-gate", "city") is table, "a gate has no slot"
    full = out.put_piece(out.put_piece(table, 1, "1-hex", "starport"), 1, "1-hex", "starport")
    assert len(full.buildings) == 2
    assert full.check() == []


def test_slots_hold_what_the_supply_has(table):
    held = [out.next_token(table, 0, 1)]
    for _ in range(5):
        held.append(out.next_token(held[-1], 0, 1))
    shown = [each.seats[0].slots[1] for each in held]
    assert shown == ["material", "fuel", "weapon", "relic", "psionic", ""]
    assert out.empty_slot(table, 0, 0).seats[0].tokens == []
    none_left = a_table(a_seat(slots="fuel fuel fuel"), a_seat(slots="fuel fuel material"))
    assert out.next_token(none_left, 1, 2).seats[1].slots[2] == "weapon"


def test_captives_trophies_outrage_and_power(table):
    held = out.add_captive(out.add_trophy(table, 0, 1, "ship", 1), 0, 1, 1)
    assert (held.seats[0].trophies[1], held.seats[0].captives) == ((1, 0, 0, 0), (0, 1, 0))
    assert out.add_trophy(held, 0, 0, "ship", 1) is held, "none of its own"
    assert out.add_captive(table, 0, 1, -1) is table
    assert out.add_captive(held, 0, 1, -1).seats[0].captives == (0, 0, 0), "the last one goes too"
    angry = click(held, "outrage", "relic")
    assert angry.seats[0].outrage == ("relic",)
    assert click(angry, "outrage", "relic").seats[0].outrage == ()
    assert click(click(held, "Power", 3), "Power", -5).seats[0].power == 0
    assert angry.check() == []


def test_the_best_free_marker_is_declared_and_markers_flip(table):
    twice = out.declare(out.declare(table, "tycoon"), "keeper")
    best, second = table.free_markers[:2]
    assert twice.boxes == {"tycoon": (best,), "keeper": (second,)}
    assert out.undeclare(twice, "keeper").boxes == {"tycoon": (best,)}
    assert click(table, "marker", second).flipped[second]
    assert twice.check() == []


def test_agents_and_cards_of_the_court(table):
    more = out.add_agent(table, 1, 0, 1)
    assert more.court[0].agents == (1, 1, 0)
    assert out.add_agent(table, 1, 0, -1) is table
    laid = out.lay_offer(more, 0, card("Farseers"))
    assert (laid.court[0].card, laid.court[0].agents) == (card("Farseers"), (0, 0, 0))
    assert card("Relic Fence") in laid.court_deck
    swapped = out.lay_offer(more, 1, card("Relic Fence"))
    assert [each.card for each in swapped.court] == [card("Fuel Cartel"), card("Relic Fence")]
    given = out.give_guild(laid, 2, card("Relic Fence"))
    assert given.seats[2].cards == (card("Relic Fence"),)
    assert out.give_guild(given, 2, card("Farseers")) is given, "it lies in the row"
    assert out.take_guild(given, card("Relic Fence")).seats[2].cards == ()
    assert laid.check() == given.check() == swapped.check() == []


def test_a_card_of_a_hand_is_played_and_taken_back(table):
    held = out.hold_card(table, 1, "administration-5")
    assert held.seats[1].hand == ("administration-5",)
    led = out.play_card(out.give_initiative(held, 0), 0, "administration-2")
    assert [each.how for each in led.trick] == ["lead"]
    decision = asked(led.copy())
    assert isinstance(decision, Decision)
    assert (decision.kind, decision.seat) == ("play", 1)
    second = out.play_card(led, 1, "administration-5")
    assert [each.how for each in second.trick] == ["lead", "surpass"]
    assert [each.how for each in out.next_way(second, 1).trick] == ["lead", "copy"]
    assert out.next_way(second, 0).zeroed
    back = out.take_back(second, 0)
    assert (back.trick, back.seats[0].hand) == ((), ("administration-2",))
    assert held.check() == led.check() == second.check() == back.check() == []


def test_the_lead_card_is_picked_up_from_before_a_copy_that_lies_face_down(table):
    """What then lies first is a card that nobody has seen."""
    led = out.play_card(table, 0, "administration-2")
    copied = out.play_card(led, 1, "mobilization-2", is_copy=True).seen_by(2)
    assert [each.card for each in copied.trick] == ["administration-2", HIDDEN]
    again = out.play_card(copied, 2, "administration-2")
    assert [(each.seat, each.how) for each in again.trick] == [(1, "copy"), (2, "copy")]


def test_other_suits_pivot_and_low_ones_are_copies(table):
    led = out.play_card(table, 0, "administration-2")
    assert out.play_card(led, 1, "mobilization-2").trick[1].how == "pivot"
    high = out.play_card(table, 0, "administration-6")
    assert out.play_card(high, 1, "administration-4").trick[1].how == "copy"
    assert out.play_card(led, 1, "mobilization-2", is_copy=True).trick[1].how == "copy"


def test_cards_that_nobody_knows_become_known_where_they_lie(table):
    secret = out.hold_unknown(out.hold_unknown(table, 1, 1), 1, 1)
    assert secret.seats[1].hand == (HIDDEN, HIDDEN)
    unseen = secret.unseen_cards()
    assert len(unseen) == 2
    known = out.hold_card(secret, 1, unseen[0])
    assert known.seats[1].hand == (unseen[0], HIDDEN), "it was one of those"
    stolen = out.hold_card(secret, 0, unseen[0])
    assert stolen.seats[1].hand == (HIDDEN,)
    assert unseen[0] in stolen.seats[0].hand
    fewer = out.hold_unknown(secret, 1, -1)
    assert fewer.seats[1].hand == (HIDDEN,)
    assert out.hold_unknown(table, 1, -1) is table
    assert secret.check() == known.check() == stolen.check() == fewer.check() == []


def test_a_card_that_nobody_has_seen_is_one_of_those_that_lie_face_down(table):
    """Of the fifteen that seat 2 knows nothing of, and of the layer that lies above them."""
    view = table.seen_by(2)
    cards = view.pile[0]
    view.pile = (cards[:4], cards[4:])
    held = out.hold_card(view, 2, "aggression-3")
    assert held.seats[2].hand == ("aggression-3",)
    assert [len(layer) for layer in held.pile] == [3, len(cards) - 4]
    assert held.check() == []


def on(edits, table, kind, state):
    """What is marked of the chips of a kind beside the board, and how many are left of each."""
    chips = [chip for row in edits.rows(table, state) for chip in getattr(row, "chips", ())]
    found = [chip for chip in chips if chip.key[:1] == (kind,)]
    return [chip.key[1] for chip in found if chip.is_on], {chip.key[1]: chip.left for chip in found}


@pytest.mark.parametrize("piece", out.PIECES_TO_PUT)
def test_the_piece_that_is_put_is_marked_with_how_many_are_left(table, piece):
    marked, left = on(out.EDITS, table, "piece", EditState(0, chosen={"piece": piece}))
    assert marked == [piece]
    assert (left["ship"], left["city"], left["agent"]) == (13, 4, 9)


def test_whoever_has_the_initiative_leads_the_next_card(table):
    second = out.give_initiative(out.hold_card(table, 1, "aggression-3"), 1)
    decision = asked(second.copy())
    assert isinstance(decision, Decision)
    assert (decision.kind, decision.seat) == ("lead", 1)
    assert click(second, "Chapter", 9).chapter == 5
    later = second.copy()
    later.chapter = 3
    assert out.next_card(later).chapter == 3
    assert click(second, "Round", -9).round == 1


def test_another_setup_card_clears_the_clusters_that_are_out():
    match = new_match(3, "setup")
    table = match.table
    while not table.setup:
        match.roll()
        table = match.table
    full = out.put_piece(out.choose_setup(table, table.setup), 0, table.systems[0], "ship")
    other = next(name for name in setup_cards(3) if name != table.setup)
    after = out.choose_setup(full, other)
    for seat in after.seats:
        assert set(seat.fresh) <= set(after.systems)
    assert {each.system for each in after.buildings} <= set(after.systems)
    assert after.check() == []


def test_counters_of_a_supercat():
    table = new_match(2, supercats=1).table
    before = table.seats[1].supercat
    counted = click(click(table, "Hand counter", 2, seat=1), "Seize counter", 1, seat=1)
    assert (counted.seats[1].supercat.counter, counted.seats[1].supercat.seize) == (2, 1)
    assert click(counted, "Hand counter", -9, seat=1).seats[1].supercat.counter == 0
    assert table.seats[1].supercat == before, "the table that was given stays as it is"


@pytest.mark.parametrize(("is_hurt", "fresh", "hurt"), [(False, 0, 1), (True, 3, 0)])
def test_a_group_that_is_drawn_elsewhere_leaves_its_system(is_hurt, fresh, hurt):
    table = a_table(a_seat("1-gate 3", "1-gate 1"))
    after = out.move_fleet(table, "1-gate", 0, is_hurt, ("system", "2-gate"))
    seat = after.seats[0]
    assert (seat.fresh.get("1-gate", 0), seat.hurt.get("1-gate", 0)) == (fresh, hurt)
    assert (seat.fresh.get("2-gate", 0), seat.hurt.get("2-gate", 0)) == (3 - fresh, 1 - hurt)
    off = out.move_fleet(table, "1-gate", 0, is_hurt, ("supply",)).seats[0]
    assert (off.fresh.get("1-gate", 0), off.hurt.get("1-gate", 0)) == (fresh, hurt)
    assert out.move_fleet(table, "1-gate", 0, is_hurt, ("fleet", "1-gate")) is None
