"""Cards and Events of a SUPERCAT in the campaign: its supply, its turn, the general priorities."""

import pytest

from engine.core.step import silence
from engine.core.story import Telling
from games.arcs import rule_queries as q
from games.arcs.campaign.bots.pages import SUITS_OF
from games.arcs.campaign.bots.rule_hooks import ReplaceEvents
from games.arcs.campaign.rules.round_end import SettleRound
from games.arcs.campaign.rules.setting_up import DrawFate, SettleHome
from games.arcs.parts import Played
from games.arcs.rule_hooks import query
from games.arcs.stack import LayAside, Replenish, RevealCard
from games.arcs.steps.rounds import LeadCard, PlayCard
from games.arcs.supercat.assessment import DOCUMENTS
from games.arcs.supercat.rule_hooks import RollToSeize
from games.arcs.table_chores import EventsSetAside
from tests.games.arcs.campaign.bots.campaign import of_fate
from tests.games.arcs.campaign.rules.acts import an_act, named
from tests.games.arcs.positions import asked, play
from tests.games.arcs.supercats import a_cat, held, lying, says, thought

EVENT_A, EVENT_B = "event-1", "event-2"
CITIES = (
    "0 starport 3-hex, 0 city 3-arrow, 0 city 4-hex, 0 city 5-hex, 0 city 5-arrow, 0 city 6-hex"
)


def choosing(hand, *seats, lead="", fate="believer", drawn=None, **fields):
    """Seat 0 chooses a card of these, to lead or after seat 1 has led."""
    cards = tuple(hand.split())
    cat = a_cat(hand=hand, drawn=cards if drawn is None else drawn, **fields.pop("cat", {}))
    trick = (Played(1, lead, "lead"),) if lead else ()
    table = an_act(cat, *seats, fates=of_fate(fate), trick=trick, initiative=bool(lead), **fields)
    table.steps = [PlayCard(0) if lead else LeadCard(0)]
    return table


def drawable(table):
    """What may be drawn now."""
    return set(asked(table).outcomes.items)


# -- set-up ---------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-1.1")
def test_its_fate_is_drawn_among_those_nobody_follows():
    table = an_act(a_cat(), fates=("", "founder", "magnate"))
    table.steps = [DrawFate(0)]
    assert drawable(table) == {"steward", "advocate", "caretaker", "partisan",
                                           "admiral", "believer"}  # fmt: skip


@pytest.mark.clause("CATR-1.2")
@pytest.mark.parametrize(("second", "kind"), [(False, "city"), (True, "starport")])
def test_its_homes_are_drawn_a_city_then_a_starport(second, kind):
    table = an_act(a_cat(), fates=of_fate("steward"), empire="1-hex 1, 2-gate 1")
    table.steps = [SettleHome(0, second)]
    assert drawable(table) == {"1-hex"}
    play(table, "1-hex")
    assert [(each.kind, each.seat) for each in table.buildings] == [(kind, 0)]
    assert table.seats[0].fresh == {"1-hex": 3}


# -- supply ---------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-1.3")
def test_an_event_without_actions_gets_none_of_the_aids():
    first = Played(1, "aggression-2", "lead")
    table = an_act(a_cat(), fates=of_fate("steward"), trick=(first, Played(0, EVENT_A, "event")))
    assert query(table, q.PipsOf(0, "event"), 0) == 4
    early = (first, Played(2, EVENT_B, "event"), Played(0, EVENT_A, "event"))
    table = an_act(a_cat(), fates=of_fate("steward"), trick=early)
    assert query(table, q.PipsOf(0, "event"), 0) == 0


@pytest.mark.clause("CATR-2.1")
def test_an_event_that_is_not_played_is_discarded():
    cat = a_cat(hand=f"aggression-3 {EVENT_A}", drawn=("aggression-2", "aggression-3", EVENT_A))
    table = an_act(cat, fates=of_fate("steward"), trick=(Played(0, "aggression-2", "lead"),))
    LayAside(0).answer(table, None, silence)
    assert table.seats[0].hand == ()
    assert {each.card for each in table.pile[-1]} == {"aggression-3", EVENT_A}


@pytest.mark.clause("CATR-2.2")
def test_events_of_the_discard_pile_are_not_shuffled_into_the_stack():
    table = an_act(a_cat(), fates=of_fate("steward"))
    table.steps = [RevealCard(0), Replenish()]
    cards = {each.card for each in table.pile[0]}
    revealed = drawable(table)
    assert EVENT_A in cards
    assert revealed == cards - {EVENT_A, EVENT_B}
    assert {each.card for layer in table.pile for each in layer} == {EVENT_A, EVENT_B}


@pytest.mark.clause("CATR-2.2")
@pytest.mark.parametrize(
    "played", [f"aggression-2 {EVENT_A}", f"{EVENT_B} {EVENT_A}", "aggression-2"]
)
def test_events_that_were_played_wait_beside_the_deck_and_no_other_card(played):
    table, told = an_act(a_cat(), fates=of_fate("steward")), Telling()
    below = tuple(each for each in table.pile[0] if each.card not in played.split())
    table.pile = (below, lying(played))
    SettleRound(False).answer(table, None, told)
    events = tuple(each for each in played.split() if each in (EVENT_A, EVENT_B))
    others = tuple(each for each in played.split() if each not in events)
    assert table.reach.aside == events
    above = [tuple(each.card for each in layer) for layer in table.pile[1:]]
    assert above == ([others] if others else [])
    assert [each for each in told.events if isinstance(each, EventsSetAside)] == (
        [EventsSetAside(events)] if events else []
    )


@pytest.mark.clause("CATR-3.1", "CATR-3.2")
def test_who_leads_draws_until_two_cards_are_no_events():
    hand = f"aggression-3 {EVENT_A}"
    table = an_act(a_cat(hand=hand, drawn=tuple(hand.split())), fates=of_fate("steward"))
    table.stack = lying(f"{EVENT_B} construction-2")
    gone = {EVENT_B, "construction-2"}
    table.pile = (tuple(each for each in table.pile[0] if each.card not in gone),)
    table.steps = [LeadCard(0), ReplaceEvents(0)]
    play(table, EVENT_B, "construction-2")
    assert table.seats[0].hand == ("aggression-3", "construction-2")
    assert {each.card for each in table.stack} == {EVENT_A, EVENT_B}


@pytest.mark.clause("CATR-3.2")
def test_with_events_alone_it_passes():
    table = choosing(EVENT_A)
    assert says(table) == ("Pass the initiative", "CATR-3.2")


# -- its turn -------------------------------------------------------------------------------------


@pytest.mark.clause("CATR-3.4", "CATR-3.5")
def test_it_plays_an_event_unless_it_surpasses_or_one_was_played():
    table = choosing(f"construction-2 {EVENT_A}", lead="aggression-4")
    assert says(table) == ("Play Event 1", "CATR-3.4")
    play(table, "Play Event 1")
    assert table.turn.actions == ("battle", "move", "secure")
    table = choosing(f"aggression-6 {EVENT_A}", lead="aggression-4")
    assert says(table)[1] == "CAT-3.7"
    table = choosing(f"construction-2 {EVENT_A}", lead="aggression-4")
    table.trick += (Played(2, EVENT_B, "event"),)
    table.pile = (tuple(each for each in table.pile[0] if each.card != EVENT_B),)
    assert "Event" not in says(table)[0]


@pytest.mark.clause("CATR-3.7")
@pytest.mark.parametrize(
    ("hand", "fate", "less"),
    [(EVENT_A, "magnate", 1), (EVENT_A, "advocate", 0), ("", "magnate", 0)],
)
def test_a_useful_event_makes_it_easier_to_seize(hand, fate, less):
    table = choosing(f"construction-2 {hand}", lead="aggression-4", fate=fate)
    assert query(table, q.TakenOffSeizing(0), 0) == less
    table.steps.append(RollToSeize(0))
    events = play(table, (1,))
    rolled = next(each for each in events if type(each).__name__ == "SeizeRolled")
    assert rolled.less == less


# -- general priorities ---------------------------------------------------------------------------


def selects(table):
    """What it selects, and the clause; a SUPERCAT that cannot surpass."""
    answer = thought(table)
    return str(answer.option), held(answer.reasons).clause


@pytest.mark.clause("CATR-4.1", "CATR-4.2")
def test_the_fates_page_comes_first_by_the_suits_of_its_actions():
    hand = "administration-6 construction-6"
    table = choosing(hand, fate="steward", buildings="0 starport 1-hex")
    assert selects(table) == ("Lead Administration 6", "CATR-STEWARD-2")
    table = choosing(hand, fate="advocate", buildings="0 starport 1-hex")
    assert selects(table)[1].startswith("CAT-4")
    assert SUITS_OF == {
        "tax": ("administration",),
        "repair": ("construction", "administration"),
        "influence": ("mobilization", "administration"),
        "secure": ("aggression",),
        "battle": ("combat",),
        "move": ("mobilization", "aggression"),
        "build": ("construction",),
    }


@pytest.mark.clause("CATR-4.3")
@pytest.mark.parametrize(
    "fields",
    [
        {"council": (1,)},
        {"court": "Populist Demands 1", "cat": {"slots": "relic"}},
        {"court": "Elder Broker 1", "reach": {"attached": {named("Elder Broker"): "faithful-2"}}},
        {"court": "Elder Broker 1",
         "reach": {"attached": {named("Elder Broker"): named("Gatekeepers")}}},
    ],
)  # fmt: skip
def test_vox_council_and_attached_cards_select_aggression(fields):
    table = choosing("aggression-6 construction-6", fate="caretaker", **fields)
    assert selects(table) == ("Lead Aggression 6", "CATR-4.3")


@pytest.mark.clause("CATR-4.10")
def test_the_trust_selects_a_card_that_influences():
    reach = {"first_regent": 1, "trust": ("psionic",)}
    table = choosing("construction-6 mobilization-6", fate="caretaker", reach=reach,
                     council=(0, 1), boxes={"empath": (0,)}, buildings=CITIES)  # fmt: skip
    table.court = table.court[:1]
    option, clause = selects(table)
    assert option == "Lead Mobilization 6"
    assert clause in ("CAT-4.10", "CATR-4.10")
    priorities = DOCUMENTS["campaign 0.5"].priorities
    assert [each.clause for each in priorities].index("CATR-4.10") == 11


@pytest.mark.clause("CATR-4.11")
def test_a_free_city_selects_a_card_that_moves():
    table = choosing("construction-6 mobilization-6", fate="caretaker",
                     reach={"council": "decided"},
                     buildings=f"7 city 1-hex, {CITIES}")  # fmt: skip
    table.seats[0].fresh = {"1-gate": 2}
    assert selects(table) == ("Lead Mobilization 6", "CATR-4.11")
