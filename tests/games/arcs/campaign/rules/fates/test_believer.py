"""The Believer: Faithful cards taught, taken, and played on their two sides."""

from dataclasses import replace

import pytest

from games.arcs.board import AMBITIONS, SYSTEMS
from games.arcs.campaign.rules.fates.believer import ScrapLowest, StackFaithful, homes_to_teach
from games.arcs.campaign_components import EVENT_CARDS, FAITHFUL_CARDS
from games.arcs.events import AmbitionDeclared, AmbitionScored
from games.arcs.game import GAME
from games.arcs.parts import NOBODY, Lying, Played, Turn
from games.arcs.rule_hooks import follow_up
from games.arcs.steps.rounds import DealHand, LeadCard, PlayCard
from games.arcs.steps.scoring import declarations
from games.arcs.steps.turns import Act, FinishTurn, lead_actions
from tests.games.arcs.campaign.rules.acts import acting, an_act, fate, named
from tests.games.arcs.positions import a_seat, asked, building, options, play

FATES = ("believer", "magnate", "advocate")
STACK = tuple(FAITHFUL_CARDS)
ZEAL, WISDOM = ("move", "influence", "battle", "tax"), ("build", "repair", "secure")


def preaching(*seats, **fields):
    """Seat 0 follows the Believer; the Faithful cards in hands and on the table were taken."""
    cards = [card for seat in seats for card in seat.hand]
    cards += [each.card for each in fields.get("trick", ())]
    taken = tuple(card for card in STACK if card in cards)
    left = tuple(card for card in STACK if card not in cards)
    reach = {"faithful": left, "preached": taken, **fields.pop("reach", {})}
    return an_act(*seats, fates=FATES, reach=reach, **fields)


def answering(own, led, side, **fields):
    """Seat 1 with these cards is to answer a Faithful card that seat 0 has led on a side."""
    reach = {"sides": {led: side}, **fields.pop("reach", {})}
    trick = (Played(0, led, "lead"),)
    table = preaching(a_seat(), a_seat(hand=own), trick=trick, reach=reach, **fields)
    table.steps = [PlayCard(1)]
    return table


@pytest.mark.clause("BELIEVER-1.1")
@pytest.mark.parametrize(
    ("stack", "place", "steps"), [(STACK, 1, 1), (STACK[:4], 1, 3), ((), 1, 10), (STACK, 2, 0)]
)
def test_a_won_ambition_advances_by_the_pips_of_the_top_card(stack, place, steps):
    table = an_act(fates=FATES, reach={"faithful": stack})
    follow_up(table, AmbitionScored(0, "tyrant", place, 5, 0))
    play(table)
    assert fate(table, 0).marker == 10 - steps


@pytest.mark.clause("BELIEVER-1.2")
def test_the_nine_lies_on_top_of_the_stack():
    table = an_act(fates=FATES)
    table.steps = [StackFaithful()]
    play(table)
    assert (table.reach.faithful[-1], table.reach.faithful[0]) == ("faithful-9", "faithful-1")


@pytest.mark.clause("BELIEVER-1.3")
@pytest.mark.parametrize(
    ("card", "rival", "pips"),
    [("faithful-3", "", 4), ("faithful-3", "fuel", 3), ("aggression-2", "", 3)],
)
def test_disciples_give_a_pip_for_declaring_what_is_being_won_with_a_faithful_card(
    card, rival, pips
):
    seats = a_seat(cards="Faithful Disciples", slots="fuel"), a_seat(slots=rival)
    table = preaching(*seats, trick=(Played(0, card, "lead"),))
    table.reach.sides = {card: "zeal"}
    table.turn = Turn(3, ZEAL, prelude=True)
    table.steps = [FinishTurn(0), Act(0)]
    follow_up(table, AmbitionDeclared(0, "tycoon", 5, 3, True))
    play(table)
    assert table.turn.pips == pips


def teaching(buildings, **fields):
    """Seat 0 may take Teach with these buildings."""
    reach = {"faithful": STACK, **fields.pop("reach", {})}
    table = acting(a_seat(), fates=FATES, buildings=buildings, reach=reach,
                   court="Mining Interest, Shipping Interest, Elder Broker", **fields)  # fmt: skip
    table.turn = replace(table.turn, actions=("influence",))
    return table


def cities_of(*types):
    """A city of seat 0 on a planet of each of these types."""
    where = {each.resource: each.id for each in SYSTEMS.values()}
    return ", ".join(f"0 city {where[each]}" for each in types)


@pytest.mark.clause("BELIEVER-1.4")
def test_teach_attaches_the_top_card_to_a_guild_card_of_the_suit_of_an_own_city():
    table = teaching(cities_of("material", "fuel"))
    play(table, "Teach")
    assert options(table) == ["Influence Mining Interest", "Influence Shipping Interest"]
    lowest = next(each.card for each in table.pile[0] if each.card not in EVENT_CARDS)
    play(table, "Influence Shipping Interest", lowest)
    assert table.reach.attached == {named("Shipping Interest"): "faithful-9"}
    assert table.reach.faithful == STACK[:-1]


@pytest.mark.clause("BELIEVER-1.4")
def test_without_a_fitting_city_or_with_cards_that_carry_one_there_is_no_teaching():
    assert "Teach" in options(teaching(cities_of("relic")))
    assert "Teach" not in options(teaching(cities_of("psionic")))
    taught = {named("Elder Broker"): "faithful-9"}
    carried = teaching(cities_of("relic"), reach={"attached": taught, "faithful": STACK[:-1]})
    assert "Teach" not in options(carried)
    assert "Teach" not in options(teaching(cities_of("relic"), reach={"faithful": ()}))


@pytest.mark.clause("BELIEVER-1.5")
def test_the_lowest_card_that_is_no_event_leaves_the_game():
    table = an_act(fates=FATES)
    events = tuple(each for each in table.pile[0] if each.card in EVENT_CARDS)
    others = tuple(each for each in table.pile[0] if each not in events)
    table.pile = (events, others[:2], others[2:])
    table.steps = [ScrapLowest(0)]
    play(table, others[1].card)
    assert table.reach.scrapped == (others[1].card,)
    assert table.pile == (events, others[:1], others[2:])
    assert others[1].card not in table.action_cards


@pytest.mark.clause("BELIEVER-1.6")
def test_a_faithful_card_is_taken_into_the_hand_with_its_host():
    attached = {named("Elder Broker"): "faithful-9"}
    table = acting(a_seat(), fates=FATES, court="Elder Broker 1",
                   reach={"faithful": STACK[:-1], "attached": attached})  # fmt: skip
    table.turn = replace(table.turn, actions=("secure",))
    before = len(table.action_cards)
    play(table, "Secure", "Secure Elder Broker")
    assert table.seats[0].hand == ("faithful-9",)
    assert len(table.action_cards) == before + 1


@pytest.mark.clause("BELIEVER-1.6")
def test_with_too_few_action_cards_the_last_hand_is_smaller():
    table = an_act(fates=FATES)
    others = [each for each in table.pile[0] if each.card not in EVENT_CARDS]
    table.reach.scrapped = tuple(each.card for each in others[2:])
    table.pile = (tuple(each for each in table.pile[0] if each not in others[2:]),)
    table.steps = [DealHand(1), DealHand(0)]
    play(table, tuple(sorted(each.card for each in table.pile[0])))
    assert [len(seat.hand) for seat in table.seats] == [4, 0, 0]
    assert not table.steps


@pytest.mark.clause("BELIEVER-1.7")
def test_the_place_of_a_faithful_card_does_not_tell_what_lies_beside_it():
    """Hands are sorted: it would stand behind Aggression and before Mobilization."""
    for held in ("aggression-3 construction-2", "mobilization-2 mobilization-3"):
        table = preaching(a_seat(), a_seat(hand=f"faithful-9 {held}"))
        assert GAME.view(table, 2).seats[1].hand == ("faithful-9", "hidden", "hidden")


@pytest.mark.clause("BELIEVER-1.7")
def test_everybody_knows_where_a_faithful_card_lies():
    table = preaching(a_seat(), a_seat(hand="faithful-9 aggression-3"),
                      trick=(Played(0, "faithful-4", "copy"),))  # fmt: skip
    view = table.seen_by(2)
    assert sorted(view.seats[1].hand) == ["faithful-9", "hidden"]
    assert view.trick[0].card == "faithful-4"
    table.pile += ((Lying("faithful-5", NOBODY),),)
    assert table.seen_by(2).pile[-1][0].card == "faithful-5"


@pytest.mark.clause("BELIEVER-1.8")
@pytest.mark.parametrize(("side", "actions"), [("Zeal", ZEAL), ("Wisdom", WISDOM)])
def test_a_faithful_card_is_led_on_one_of_its_sides_for_all_its_pips(side, actions):
    table = preaching(a_seat(hand="faithful-2"))
    table.steps = [LeadCard(0)]
    assert options(table) == [
        "Lead Faithful 2 as Zeal", "Lead Faithful 2 as Wisdom", "Pass the initiative",
    ]  # fmt: skip
    events = play(table, f"Lead Faithful 2 as {side}")
    assert (table.turn.actions, table.turn.pips) == (actions, 4)
    assert lead_actions(table) == actions
    assert f"Faithful 2 counts as {side}" in [
        GAME.event_text(each, ("A", "B", "C")) for each in events
    ]


@pytest.mark.clause("BELIEVER-1.9")
def test_a_led_faithful_card_is_surpassed_only_by_a_higher_one_on_its_side():
    table = answering("faithful-2 faithful-6 aggression-6", "faithful-4", "zeal")
    found = options(table)
    assert "Surpass with Faithful 6" in found
    assert not {"Surpass with Faithful 2", "Surpass with Aggression 6"} & set(found)
    play(table, "Surpass with Faithful 6")
    assert (table.turn.actions, table.turn.pips) == (ZEAL, 2)


@pytest.mark.clause("BELIEVER-1.10")
def test_any_faithful_card_pivots_on_the_other_side():
    table = answering("faithful-2 faithful-6", "faithful-4", "zeal")
    found = options(table)
    pivots = {each for each in found if each.startswith("Pivot")}
    assert pivots == {"Pivot to Faithful 2 as Wisdom", "Pivot to Faithful 6 as Wisdom"}
    play(table, "Pivot to Faithful 2 as Wisdom")
    assert (table.turn.actions, table.turn.pips) == (WISDOM, 1)


@pytest.mark.clause("BELIEVER-1.10")
def test_to_another_suit_it_pivots_on_either_side_and_others_pivot_to_it():
    table = preaching(a_seat(), a_seat(hand="faithful-6"),
                      trick=(Played(0, "aggression-2", "lead"),))  # fmt: skip
    table.steps = [PlayCard(1)]
    assert set(options(table)) == {
        "Copy with Faithful 6", "Pivot to Faithful 6 as Zeal", "Pivot to Faithful 6 as Wisdom",
    }  # fmt: skip
    other = answering("aggression-6", "faithful-4", "zeal")
    assert options(other) == ["Pivot to Aggression 6", "Copy with Aggression 6"]
    play(other, "Copy with Aggression 6")
    assert (other.turn.actions, other.turn.pips) == (ZEAL, 1)


@pytest.mark.clause("BELIEVER-1.11")
@pytest.mark.parametrize(("how", "count"), [("lead", len(AMBITIONS)), ("surpass", 0)])
def test_leading_a_faithful_card_may_declare_any_ambition(how, count):
    table = preaching(a_seat(cards="Galactic Bards"), trick=(Played(0, "faithful-3", how),))
    assert len(declarations(table, table.trick[0])) == count


@pytest.mark.clause("BELIEVER-1.12")
def test_surpassing_with_the_faithful_seven_does_not_seize():
    table = answering("faithful-7", "faithful-4", "wisdom")
    play(table, "Surpass with Faithful 7")
    assert (table.initiative, table.seized) == (0, False)
    assert asked(table).kind == "act"


@pytest.mark.clause("BELIEVER-1.13")
def test_a_supercat_settles_two_types_that_the_court_has():
    table = an_act(fates=FATES, court="Mining Interest, Shipping Interest")
    kinds = {name: SYSTEMS[name].resource for name in table.systems if SYSTEMS[name].resource}
    first = homes_to_teach(table, 0, list(kinds))
    assert {kinds[name] for name in first} == {"material", "fuel"}
    table.buildings = (building(f"0 city {cities_of('fuel').split()[-1]}"),)
    second = homes_to_teach(table, 0, list(kinds))
    assert {kinds[name] for name in second} == {"material"}


def test_the_stack_and_the_sides_are_told_in_plain_text():
    table = preaching(a_seat(), trick=(Played(0, "faithful-3", "lead"),))
    table.reach.sides = {"faithful-3": "zeal"}
    told = GAME.describe(table, ("Ada", "Ben", "Cy"))
    assert "Faithful cards in the stack: 8, Faithful 9 on top" in told
    assert "Faithful 3 counts as Zeal" in told
