"""The negotiation minigame: rounds, turns, every modifier of the die, and what SUPERCATs offer."""

import json
from fractions import Fraction
from random import Random

import pytest

from engine.core.decision import Chance, Event
from engine.core.ruled_odds import decode_reason, encode_reason
from engine.core.step import silence
from games.arcs.campaign.bots.bargaining import (
    BargainOnce,
    GrievanceSettled,
    RoundPassed,
    RoundsRolled,
    WeighOffer,
    bargains_of,
    contends_declared,
    ousts,
    proposal,
    serves,
)
from games.arcs.campaign.bots.weighing import (
    Modifier,
    OfferWeighed,
    Weighing,
    weigh,
    weighing_of,
)
from games.arcs.campaign.rules.deals import DealOffered, DealRefused, DealStruck, Part, Talks, asset
from games.arcs.campaign.rules.edicts import put_favor
from games.arcs.campaign.rules.moves import ACCEPT_DEAL, OFFER_DEAL, REFUSE_DEAL, DealWith
from games.arcs.campaign.rules.state import Bargains, Handed
from games.arcs.campaign.rules.summit import Consent, Negotiate, begin_negotiations, begin_summit
from games.arcs.game import GAME
from games.arcs.parts import Supercat
from games.arcs.steps.turns import FinishTurn
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.campaign.rules.acts import an_act, fate
from tests.games.arcs.positions import a_seat, asked, new_match, options, play

END = FinishTurn(0)
FATES = ("founder", "advocate", "believer", "magnate")
OUT_OF_TURN = {"fates": FATES}


def cat(*args, **fields):
    return a_seat(*args, supercat=Supercat(3), **fields)


def minigame(*seats, die=None, **fields):
    """Negotiations of these seats have begun; with a `die` the rounds are rolled."""
    table = an_act(*seats, **{**OUT_OF_TURN, **fields})
    table.steps = [END]
    begin_negotiations(table, silence)
    if die is not None:
        play(table, (die,))
    return table


def offer(table, *parts, partner=1):
    """Seat 0 offers this to a SUPERCAT, and the die is about to be rolled."""
    return play(table, DealWith(partner), *parts, OFFER_DEAL)


def promise(giver, taker):
    return Part("promise", giver, taker)


NAMES = ("You", "Vega", "Orion")
VOICE = GAME.voice(NAMES)
SWAP = (promise(0, 1), promise(1, 0))


def weighed(table, *parts, partner=1, **talks):
    """The modifiers of a deal that seat 0 offers: clause numbers and values."""
    found = weigh(table, Talks((0,), rounds=3, **talks), partner, parts)
    return {each.clause.removeprefix("BARGAIN-3."): each.value for each in found.modifiers}


def answered(table):
    """What the SUPERCAT asked answers, and why."""
    decision = asked(table)
    answer = SupercatPlayer().choose(GAME.view(table, decision.seat), decision, Random(1))
    play(table, answer.option)
    return answer


# -- before the rounds ----------------------------------------------------------------------------


@pytest.mark.clause("BARGAIN-1.1")
def test_a_die_and_the_number_of_supercats_are_the_rounds():
    table = minigame(a_seat(), cat(), cat())
    assert isinstance(asked(table), Chance)
    assert play(table, (4,)) == [RoundsRolled(6)]
    assert table.steps[-1] == Negotiate(Talks((0, 1, 2), rounds=6))


@pytest.mark.clause("BARGAIN-1.2")
def test_a_favor_given_or_returned_settles_a_grievance():
    table = minigame(a_seat(), cat(), cat())
    table.reach.change_fate(1, grievances=(2, 0, 0))
    put_favor(table, 1, 0)
    play(table, (1,))
    given = "Settle a grievance of seat 2 by giving a Favor"
    returned = "Settle a grievance of seat 2 by returning a Favor"
    assert options(table) == ["Go on", returned, given]
    assert GrievanceSettled(0, 1, 1) in play(table, returned)
    assert fate(table, 0).favors == (0, 0, 0)
    assert GrievanceSettled(0, 1, 0) in play(table, given)
    assert fate(table, 1).favors == (1, 0, 0)
    assert fate(table, 1).grievances == (0, 0, 0)
    assert asked(table).kind == "deal"


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.clause("BARGAIN-2.1", "BARGAIN-2.3")
def test_an_offer_uses_a_round_and_the_die_answers():
    table = minigame(a_seat(), cat(), cat(), die=3)
    events = offer(table, *SWAP)
    assert events == [DealOffered(0, 1, SWAP)]
    assert isinstance(table.steps[-1], WeighOffer)
    events = play(table, (5,))
    assert events[:2] == [OfferWeighed(0, 1, 5), DealStruck(0, 1)]
    assert (fate(table, 0).favors, fate(table, 1).favors) == ((0, 1, 0), (1, 0, 0))
    assert table.steps[-1].talks.rounds == 4


@pytest.mark.clause("BARGAIN-2.1")
def test_the_holder_of_the_initiative_has_the_first_turn():
    table = minigame(a_seat(), cat(), cat(), die=3, initiative=1)
    assert table.steps[-1].talks.waiting == (1, 2, 0)


@pytest.mark.clause("BARGAIN-2.2")
def test_each_side_of_an_exchange_gives_something():
    table = minigame(a_seat(), cat(), cat(), die=3)
    play(table, DealWith(1), promise(0, 1))
    assert "Offer the deal" not in options(table)
    play(table, promise(1, 0))
    assert "Offer the deal" in options(table)
    assert GAME.detail(asked(table), NAMES) == "Accepts on 5 or more, 33% (no modifiers)"


@pytest.mark.clause("BARGAIN-2.4")
def test_a_success_ends_the_turn():
    table = minigame(a_seat(), cat(), cat(), die=3)
    offer(table, *SWAP)
    play(table, (6,))
    assert asked(table).seat == 1


@pytest.mark.clause("BARGAIN-2.4", "BARGAIN-3.2")
def test_three_failures_in_a_row_end_the_turn():
    table = minigame(a_seat(), cat(), cat(), die=5)
    for failures in range(3):
        assert table.steps[-1].talks.failures == failures
        offer(table, *SWAP)
        assert isinstance(play(table, (1,))[1], DealRefused)
    assert asked(table).seat == 1
    assert table.steps[-1].talks.failures == 0


@pytest.mark.clause("BARGAIN-2.5")
def test_when_all_have_had_their_turn_it_is_over_even_if_rounds_remain():
    table = minigame(a_seat(), cat(), cat(), die=6)
    play(table, "Go on", "Go on", "Go on")
    assert table.steps[-1] == END


@pytest.mark.clause("BARGAIN-2.5")
def test_with_the_last_round_players_deal_with_each_other_alone():
    table = minigame(a_seat(), a_seat(), cat())
    table.steps[-1] = Negotiate(Talks((0, 1, 2), rounds=0))
    assert options(table) == ["Go on", "Deal with seat 2"]
    table.steps[-1] = Negotiate(Talks((0, 1, 2), rounds=1))
    assert options(table) == ["Go on", "Deal with seat 2", "Deal with seat 3"]


@pytest.mark.clause("BARGAIN-2.6")
def test_a_supercat_offers_once_to_another_one_or_passes_and_uses_its_round():
    table = minigame(a_seat(), cat(), cat(), die=2, initiative=1)
    assert options(table) == ["Go on", "Deal with seat 3"]
    events = play(table, "Go on")
    assert events == [RoundPassed(1)]
    assert table.steps[-1] == BargainOnce(Talks((2, 0), rounds=3))
    play(table, DealWith(1), promise(2, 1), promise(1, 2), OFFER_DEAL, (1,))
    assert table.steps[-1] == Negotiate(Talks((0,), rounds=2))


@pytest.mark.clause("BARGAIN-2.6")
def test_a_supercat_alone_passes_and_the_round_is_used():
    table = minigame(a_seat(), a_seat(), cat(), die=1, initiative=2)
    assert table.steps[-1] == Negotiate(Talks((0, 1), rounds=1))


@pytest.mark.clause("BARGAIN-2.7")
def test_a_magnate_uses_two_rounds_the_second_even_after_a_success():
    table = minigame(
        a_seat(), cat(), cat(), die=3, initiative=1, fates=("founder", "magnate", "believer")
    )
    play(table, DealWith(2), promise(1, 2), promise(2, 1), OFFER_DEAL, (6,))
    assert (asked(table).seat, table.steps[-1].talks.rounds) == (1, 4)
    play(table, "Go on")
    assert (asked(table).seat, table.steps[-1].talks.rounds) == (2, 3)
    passing = minigame(
        a_seat(), cat(), cat(), die=3, initiative=1, fates=("founder", "magnate", "believer")
    )
    play(passing, "Go on")
    assert passing.steps[-1].talks.rounds == 3


@pytest.mark.clause("BARGAIN-2.8")
def test_a_magnate_accepts_only_resources_and_favors():
    giver = {"slots": "fuel", "captives": (0, 0, 1)}
    for fates, kinds in (
        (("founder", "magnate", "believer"), {"promise", "resource"}),
        (("founder", "advocate", "believer"), {"promise", "resource", "captive", "ship"}),
    ):
        table = minigame(a_seat("1-hex 2", **giver), cat(), cat(), die=3, fates=fates)
        play(table, DealWith(1))
        parts = [each for each in asked(table).options if isinstance(each, Part)]
        assert {part.kind for part in parts if part.giver == 0} == kinds


@pytest.mark.clause("BARGAIN-2.9", "BARGAIN-4.8")
def test_a_magnate_exports_once_as_the_minigame_ends():
    table = minigame(
        a_seat(), cat(slots="fuel relic"), cat(), die=1,
        fates=("founder", "magnate", "believer"), boxes={"keeper": (0,)},
    )  # fmt: skip
    table.seats[1].slots = ("relic", "relic", "fuel", "weapon", "psionic", "")
    play(table, "Go on", "Go on", "Go on")
    assert asked(table).kind == "export"
    answer = answered(table)
    assert sorted(answer.option.resources) == ["fuel", "psionic", "weapon"]
    assert answer.reasons[0].clause == "BARGAIN-4.8"
    assert table.seats[1].tokens == ["relic", "relic"]
    assert fate(table, 1).marker == 8
    assert table.steps[-1] == END


@pytest.mark.clause("BARGAIN-4.8")
def test_a_magnate_keeps_what_it_is_winning_with():
    table = minigame(
        a_seat(), cat(), cat(), die=1, fates=("founder", "magnate", "believer"),
        boxes={"keeper": (0,)},
    )  # fmt: skip
    table.seats[1].slots = ("relic", "relic", "relic", "", "", "")
    play(table, "Go on", "Go on", "Go on")
    assert str(answered(table).option) == "Go on"
    assert len(table.seats[1].tokens) == 3


@pytest.mark.clause("BARGAIN-4.8")
@pytest.mark.parametrize(
    ("own", "first", "third", "exported"),
    [
        ("relic relic weapon", "relic", "", None),
        ("relic relic weapon", "relic relic", "", ["relic", "relic", "weapon"]),
        ("relic relic weapon", "", "relic relic", ["relic", "relic", "weapon"]),
        ("relic relic weapon", "relic relic relic", "", ["relic", "relic", "weapon"]),
        ("fuel material weapon weapon weapon", "", "", ["weapon", "weapon", "weapon"]),
    ],
    ids=["winning", "tied with seat 0", "tied with the last seat", "second", "what it has most of"],
)
def test_a_magnate_keeps_only_what_it_is_winning_with_alone(own, first, third, exported):
    table = minigame(
        a_seat(slots=first), cat(slots=own), cat(slots=third), die=1,
        fates=("founder", "magnate", "believer"), boxes={"keeper": (0,)},
    )  # fmt: skip
    play(table, "Go on", "Go on", "Go on")
    option = answered(table).option
    assert (sorted(option.resources) if exported else str(option)) == (exported or "Go on")


# -- the die --------------------------------------------------------------------------------------


@pytest.mark.clause("BARGAIN-3.1")
@pytest.mark.parametrize(
    ("total", "needed", "chance"),
    [(0, 5, Fraction(1, 3)), (2, 3, Fraction(2, 3)), (-2, 7, 0), (-9, 7, 0), (4, 1, 1), (9, 1, 1)],
)
def test_a_modified_five_accepts(total, needed, chance):
    weighing = Weighing((Modifier("", "all together", total),))
    assert (weighing.needed, weighing.chance) == (needed, chance)
    assert [die for die in range(1, 7) if weighing.accepts(die)] == list(range(needed, 7))


@pytest.mark.clause("BARGAIN-3.1")
def test_the_modifiers_are_told_before_the_die_is_rolled():
    table = minigame(a_seat(), cat(), cat(), die=3)
    table.reach.change_fate(1, grievances=(1, 0, 0))
    offer(table, *SWAP, promise(0, 1))
    assert GAME.prompt(asked(table), NAMES) == (
        "Roll for the answer. Accepts on 5 or more, 33% (grievances −1, balance of the trade +1)"
    )
    unlikely = Weighing((Modifier("", "grievances", -4),))
    assert VOICE.say(unlikely.said()) == "Never accepts, 0% (grievances −4)"


@pytest.mark.clause("BARGAIN-3.1", "BARGAIN-3.3", "BARGAIN-3.6")
def test_what_is_told_while_an_offer_is_drawn_up_is_what_the_die_will_meet():
    table = minigame(a_seat(slots="fuel"), cat(), cat(), die=3)
    table.reach.change_fate(1, grievances=(2, 0, 0))
    play(table, DealWith(1))
    assert weighing_of(table) is None
    told = []
    for part in (promise(1, 0), promise(0, 1), Part("resource", 0, 1, "fuel")):
        play(table, part)
        weighing = weighing_of(table)
        assert VOICE.say(weighing.said()) == GAME.detail(asked(table), NAMES)
        told.append((weighing.total, VOICE.say(weighing.percent)))
    assert told == [(-2, "0%"), (-2, "0%"), (-1, "17%")]
    before = weighing_of(table)
    play(table, OFFER_DEAL)
    assert weighing_of(table) == before
    assert play(table, (6,))[0] == OfferWeighed(0, 1, 6, before.modifiers)


@pytest.mark.clause("BARGAIN-3.1", "BARGAIN-3.3")
def test_the_text_client_tells_each_modifier_with_its_clause():
    table = minigame(a_seat(slots="fuel"), cat(), cat(), die=3)
    table.reach.change_fate(1, grievances=(2, 0, 0))
    play(table, DealWith(1), *SWAP, Part("resource", 0, 1, "fuel"))
    words = GAME.describe(table, ("You", "Vega", "Orion")).split("\n")
    assert words[-3:] == [
        "  BARGAIN-3.3 grievances −2",
        "  BARGAIN-3.6 balance of the trade +1",
        "  With −1 to the die: accepts on a 6, 17%",
    ]
    play(table, OFFER_DEAL)
    assert words[-3:] == GAME.describe(table, ("You", "Vega", "Orion")).split("\n")[-3:]


@pytest.mark.clause("BARGAIN-3.1")
def test_a_person_who_answers_needs_no_die():
    table = minigame(a_seat(), a_seat(), cat(), die=3)
    play(table, DealWith(1), *SWAP)
    assert weighing_of(table) is None


@pytest.mark.clause("BARGAIN-3.2")
def test_failed_attempts_count_against():
    assert weighed(minigame(a_seat(), cat()), *SWAP, failures=2) == {"2": -2}


@pytest.mark.clause("BARGAIN-3.3")
def test_grievances_against_who_offers_count():
    table = minigame(a_seat(), cat(), cat())
    table.reach.change_fate(1, grievances=(3, 0, 5))
    assert weighed(table, *SWAP) == {"3": -3}


@pytest.mark.clause("BARGAIN-3.4", "BARGAIN-3.7")
def test_whom_a_deal_lets_contend_a_declared_ambition():
    table = minigame(a_seat(slots="relic"), cat(slots="fuel"), cat(), boxes={"tycoon": (0,)})
    table.seats[1].captives = (0, 0, 1)
    fuel, relic = Part("resource", 1, 0, "fuel"), Part("resource", 0, 1, "relic")
    assert weighed(table, fuel, relic)["4"] == -1
    table.boxes = {"keeper": (0,)}
    assert weighed(table, fuel, relic) == {"7": 1}
    table.boxes = {}
    assert weighed(table, fuel, relic) == {}
    captive = Part("captive", 1, 0, owner=2)
    table.boxes = {"tyrant": (1,)}
    assert weighed(table, captive, relic)["4"] == -1
    own = Part("captive", 1, 0, owner=0)
    table.seats[1].captives = (1, 0, 0)
    assert "4" not in weighed(table, own, relic)


@pytest.mark.clause("BARGAIN-3.4", "BARGAIN-3.7")
@pytest.mark.parametrize(
    ("offering", "asked_for", "modifiers"),
    [("", "relic", {"4": -1}), ("relic relic", "relic", {}), ("relic", "relic relic", {"4": -1})],
    ids=["from nowhere to first", "first before", "from second to first"],
)
def test_only_a_better_place_lets_who_offers_contend(offering, asked_for, modifiers):
    table = minigame(a_seat(slots=offering), cat(slots=asked_for), cat(), boxes={"keeper": (0,)})
    assert weighed(table, Part("resource", 1, 0, "relic"), promise(0, 1)).get("4", 0) == (
        modifiers.get("4", 0)
    )


@pytest.mark.clause("BARGAIN-3.7")
@pytest.mark.parametrize(
    ("own", "given", "other", "better"),
    [("", "relic", "relic", 1), ("relic", "relic", "relic", 1), ("relic", "relic", "", 1),
     ("relic relic", "relic", "", 0), ("", "relic", "relic relic relic", 1)],
    ids=["to a tie", "from a tie", "from a tie with the giver", "first before", "to second"],
)  # fmt: skip
def test_only_a_better_place_lets_the_supercat_contend(own, given, other, better):
    seats = [a_seat(slots=given), cat(slots=own), cat(slots=other)]
    table = minigame(*seats, boxes={"keeper": (0,)})
    found = weighed(table, Part("resource", 0, 1, "relic"), promise(1, 0))
    assert found.get("7", 0) == better


@pytest.mark.clause("BARGAIN-4.2")
def test_it_wants_what_contends_a_declared_ambition_a_captive_too_and_nothing_else():
    table = minigame(cat(), cat(slots="fuel"), cat(), boxes={"keeper": (0,)})
    fuel, captive = Part("resource", 1, 0, "fuel"), Part("captive", 1, 0, owner=2)
    table.seats[1].captives = (0, 0, 1)
    assert not contends_declared(table, 0, fuel)
    table.boxes = {"tycoon": (0,), "tyrant": (1,)}
    assert contends_declared(table, 0, fuel)
    assert contends_declared(table, 0, captive)


@pytest.mark.clause("CAT-12.6")
def test_reading_what_lets_the_one_that_is_asked_contend_counts_against():
    table = minigame(a_seat(slots="relic"), cat(slots="fuel"), cat(), boxes={"keeper": (0,)})
    fuel, relic = Part("resource", 1, 0, "fuel"), Part("resource", 0, 1, "relic")
    assert weighed(table, fuel, relic) == {"7": 1}
    table.reach.bargains = Bargains(lets="target")
    assert weighed(table, fuel, relic) == {"4": -1, "7": 1}


@pytest.mark.clause("CAT-12.7")
def test_reading_only_the_dearest_ambition_counts_against():
    table = minigame(
        a_seat(slots="fuel"), cat(slots="relic fuel"), cat(), boxes={"keeper": (0,), "tycoon": (1,)}
    )
    table.reach.bargains = Bargains(stakes="most")
    found = weigh(table, Talks((0,), rounds=3), 1, SWAP)
    at_stake = [each.name for each in found.modifiers if each.clause == "BARGAIN-3.5"]
    assert at_stake == ["is contending Keeper"]


def test_readings_of_deals_are_options_of_an_act():
    chosen = {"grievances": "off", "lets": "target", "stakes": "most"}
    assert bargains_of(chosen) == Bargains("off", "target", "most")
    assert bargains_of({}) == Bargains()
    match = new_match(2, "readings", supercats=2, mode="campaign", **chosen)
    assert match.table.reach.bargains == Bargains("off", "target", "most")
    assert GAME.setup_of_position(match.table, match.setup).options["lets"] == "target"


@pytest.mark.clause("BARGAIN-3.5")
def test_the_power_of_each_ambition_it_is_contending_counts_against():
    """Only its unshared first place has the bonus of its cities."""
    cities = ", ".join(f"1 city {cluster}-hex" for cluster in (1, 2, 4, 5))
    table = minigame(
        a_seat(slots="fuel"), cat(slots="relic fuel"), cat(), buildings=cities,
        boxes={"keeper": (0,), "tycoon": (1,)},
    )  # fmt: skip
    assert table.city_bonus(1) == 2
    first, _ = table.marker_value(0)
    _, second = table.marker_value(1)
    found = weigh(table, Talks((0,), rounds=3), 1, SWAP)
    words = {each.name: each.value for each in found.modifiers}
    assert words["is contending Keeper"] == -(first + table.city_bonus(1))
    assert words["is contending Tycoon"] == -second
    table.seats[1].slots = table.seats[0].slots
    table.seats[0].slots = table.seats[2].slots
    found = weigh(table, Talks((0,), rounds=3), 1, SWAP)
    assert "is contending Keeper" not in {each.name for each in found.modifiers}


@pytest.mark.clause("BARGAIN-3.6")
def test_what_it_is_given_above_an_even_trade_counts_for_it():
    table = minigame(a_seat(), cat(), cat())
    assert weighed(table, *SWAP, promise(0, 1), promise(0, 1)) == {"6": 2}
    assert weighed(table, *SWAP, promise(1, 0)) == {}


@pytest.mark.clause("BARGAIN-3.8")
def test_what_advances_its_objective_counts_once():
    table = minigame(a_seat(), cat(), cat(), fates=("founder", "magnate", "believer"))
    assert weighed(table, *SWAP, promise(0, 1)) == {"6": 1, "8": 1}
    table.reach.change_fate(1, marker=0)
    assert weighed(table, *SWAP, promise(0, 1)) == {"6": 1}


def test_records_hold_what_an_offer_is_weighed_by():
    """Each modifier is a number, also those that count once."""
    table = minigame(a_seat(slots="relic"), cat(slots="fuel"), cat(), boxes={"keeper": (0,)})
    swap = (Part("resource", 1, 0, "fuel"), Part("resource", 0, 1, "relic"))
    founders = minigame(a_seat(), cat(), cat(), fates=("founder", "magnate", "believer"))
    for weighing, counted in (
        (weigh(table, Talks((0,), rounds=3), 1, swap), ["BARGAIN-3.7"]),
        (weigh(founders, Talks((0,), rounds=3), 1, SWAP), ["BARGAIN-3.8"]),
    ):
        assert [each.clause for each in weighing.modifiers] == counted
        event = OfferWeighed(0, 1, 4, weighing.modifiers)
        document = json.loads(json.dumps(GAME.codec.encode(event)))
        assert GAME.codec.decode(Event, document, "an event") == event
        for reason in weighing.reasons:
            line = json.loads(json.dumps(encode_reason(GAME.codec, reason)))
            assert decode_reason(GAME.codec, line) == reason


# -- what SUPERCATs offer -------------------------------------------------------------------------


def first_turn(*seats, **fields):
    """Seat 1, a SUPERCAT, has the first turn."""
    return minigame(*seats, die=3, initiative=1, **fields)


def tied(held="fuel material weapon", **fields):
    """Seat 1 has the first turn; a Material of seat 2 would bring it from second to first."""
    seats = [a_seat(slots=slots) for slots in ("fuel fuel material", held, "fuel material")]
    for seat in seats[1:]:
        seat.supercat = Supercat(3)
    homes = "0 city 1-hex, 1 city 2-hex, 1 city 3-hex"
    return first_turn(*seats, **{"boxes": {"tycoon": (0,)}, "buildings": homes, **fields})


MATERIAL = Part("resource", 2, 1, "material")
PAID = Part("resource", 1, 2, "weapon")


@pytest.mark.clause("BARGAIN-4.2", "BARGAIN-4.4", "BARGAIN-4.5")
def test_it_pays_for_what_contends_until_the_modifiers_come_to_two():
    table = tied()
    found = proposal(table, table.steps[-1].talks)
    assert found.parts == (MATERIAL, PAID, *[promise(1, 2)] * 3)
    assert (found.weighing.total, found.reason.clause) == (2, "BARGAIN-4.2")
    table.reach.change_fate(2, grievances=(0, 1, 0))
    assert len(proposal(table, table.steps[-1].talks).parts) == 6


@pytest.mark.clause("BARGAIN-4.5")
def test_it_pays_with_nothing_of_a_declared_ambition_that_it_is_contending():
    table = tied("fuel material relic psionic", boxes={"tycoon": (0,), "keeper": (1,)})
    given = proposal(table, table.steps[-1].talks).parts[1:]
    assert {part.name for part in given} == {"psionic", ""}


@pytest.mark.clause("BARGAIN-4.11")
def test_it_does_not_pay_with_what_it_wants_the_same_ambition_for():
    table = tied("fuel material relic psionic")
    found = proposal(table, table.steps[-1].talks)
    assert found.parts[0].name == "material"
    assert {part.name for part in found.parts[1:]} & {"fuel", "material"} == set()


@pytest.mark.clause("BARGAIN-4.10")
def test_what_it_gave_in_this_summit_it_does_not_want_back():
    table = tied()
    table.reach.handed = (Handed(1, asset(MATERIAL)),)
    found = proposal(table, table.steps[-1].talks)
    assert found is None or found.parts[0] != MATERIAL


@pytest.mark.clause("BARGAIN-4.10")
def test_what_it_got_in_this_summit_does_not_go_straight_back():
    table = tied()
    assert proposal(table, table.steps[-1].talks).parts[1] == PAID
    table.reach.handed = (Handed(2, asset(PAID)),)
    assert PAID not in proposal(table, table.steps[-1].talks).parts


@pytest.mark.clause("BARGAIN-4.12")
@pytest.mark.parametrize(("outlaws", "wanted"), [((1,), True), ((), False)])
def test_a_founder_wants_pieces_that_bring_control(outlaws, wanted):
    table = an_act(
        a_seat(), cat("3-hex 1"), cat("3-hex 1"), outlaws=outlaws,
        fates=("magnate", "founder", "advocate", "believer"),
    )  # fmt: skip
    assert serves(table, 1, Part("ship", 2, 1, "3-hex")) is wanted
    table.seats[0].fresh = {"3-hex": 5}
    assert not serves(table, 1, Part("ship", 2, 1, "3-hex"))


@pytest.mark.clause("BARGAIN-4.6")
def test_it_passes_where_nothing_it_wants_has_a_price():
    table = tied()
    table.reach.change_fate(2, grievances=(0, 9, 0))
    assert proposal(table, table.steps[-1].talks) is None
    answer = answered(table)
    assert (str(answer.option), answer.reasons[0].clause) == ("Go on", "BARGAIN-4.6")
    nothing = first_turn(a_seat(), cat(), cat())
    assert str(answered(nothing).option) == "Go on"


@pytest.mark.clause("BARGAIN-4.1", "BARGAIN-4.2", "BARGAIN-2.6")
def test_it_draws_up_its_offer_part_by_part_with_reasons():
    table = tied()
    answers = [answered(table) for _ in range(7)]
    assert [str(each.option) for each in answers] == [
        "Deal with seat 3", str(MATERIAL), str(PAID), *[str(promise(1, 2))] * 3, "Offer the deal",
    ]  # fmt: skip
    assert [each.clause for each in answers[0].reasons] == [
        "BARGAIN-4.2", "BARGAIN-3.4", "BARGAIN-3.6", "BARGAIN-3.1",
    ]  # fmt: skip
    assert VOICE.say(answers[0].reasons[-1].said) == (
        "Accepts on 3 or more, 67% "
        "(would help the other player contend −1, balance of the trade +3)"
    )
    assert isinstance(table.steps[-1], WeighOffer)
    play(table, (3,))
    assert fate(table, 2).favors == (0, 3, 0)


@pytest.mark.clause("BARGAIN-3.1")
def test_what_another_seat_has_drawn_up_is_offered():
    table = minigame(a_seat(), cat(), cat(), die=3)
    play(table, DealWith(1), *SWAP)
    assert answered(table).option == OFFER_DEAL


@pytest.mark.clause("BARGAIN-4.1")
def test_the_first_rival_in_turn_order_with_what_it_wants_is_asked():
    seats = [cat(count=4), a_seat(count=4), cat(count=4), cat(count=4)]
    table = minigame(*seats, die=3, fates=("magnate", "founder", "advocate", "believer"))
    assert proposal(table, table.steps[-1].talks).partner == 2


@pytest.mark.clause("BARGAIN-4.1")
@pytest.mark.parametrize(
    ("slots", "partner"), [(("relic", ""), 1), (("", "relic"), 2), (("relic", "psionic"), 1)]
)
def test_the_next_seat_that_has_what_is_wanted_is_asked(slots, partner):
    """A Founder wants what wins an ambition that is not declared."""
    table = minigame(cat(), *[cat(slots=each) for each in slots], die=3)
    assert proposal(table, table.steps[-1].talks).partner == partner


def invited(grievances, own, *others):
    """Seat 0, a Steward and Outlaw, wants an invitation of seat 1, a Magnate and First Regent, whom
    every good and Favor advances. Seat 1 has one icon of the declared Tycoon.
    """
    seats = [cat(slots=own, count=4), cat(cards="Shipping Interest", count=4)]
    seats += [a_seat(slots=slots, count=4) for slots in others]
    table = minigame(
        *seats, die=3, boxes={"tycoon": (0,)}, outlaws=(0,), reach={"first_regent": 1},
        fates=("steward", "magnate", "believer", "advocate"),
        buildings="2 city 1-hex, 2 city 2-hex, 3 city 3-hex",
    )  # fmt: skip
    table.reach.change_fate(1, grievances=(grievances, 0, 0, 0))
    found = proposal(table, table.steps[-1].talks)
    assert found.parts[0] == Part("invitation", 1, 0)
    return found.weighing.total, [part.name for part in found.parts[1:]]


@pytest.mark.clause("BARGAIN-4.4")
@pytest.mark.parametrize(
    ("grievances", "paid"), [(0, ["fuel"]), (1, ["fuel", ""]), (4, ["fuel", "", "", "", ""])]
)
def test_it_pays_no_more_than_brings_two(grievances, paid):
    """The Fuel advances the Magnate and lets it contend Tycoon; each Favor more adds one."""
    assert invited(grievances, "fuel", "fuel fuel material", "material material") == (2, paid)


@pytest.mark.clause("BARGAIN-4.4")
def test_of_two_prices_it_pays_the_one_that_brings_less():
    """Only Fuel and Material together let the Magnate contend Tycoon: that would come to 3."""
    others = "fuel fuel material material", "fuel material material"
    assert invited(0, "fuel material", *others) == (2, ["material", ""])


@pytest.mark.clause("BARGAIN-4.3")
def test_what_advances_its_objective_comes_after_what_contends():
    magnate = ("founder", "magnate", "believer")
    table = first_turn(a_seat(), cat(), cat(), fates=magnate)
    found = proposal(table, table.steps[-1].talks)
    assert found.reason.clause == "BARGAIN-4.3"
    assert found.parts == (promise(2, 1), *[promise(1, 2)] * 3)
    table = tied(fates=magnate)
    assert proposal(table, table.steps[-1].talks).parts[0] == MATERIAL


@pytest.mark.clause("BARGAIN-4.3")
def test_what_would_win_an_undeclared_ambition_leads_to_its_objective():
    table = first_turn(a_seat(), cat(), cat(slots="relic"))
    found = proposal(table, table.steps[-1].talks)
    assert found.parts[0] == Part("resource", 2, 1, "relic")
    assert VOICE.say(found.reason.said).endswith("would advance its objective")


@pytest.mark.clause("BARGAIN-4.7", "BARGAIN-4.9")
def test_with_a_hand_it_answers_as_a_die_would_more_often_than_not():
    table = an_act(fates=FATES)
    talks = Talks((0, 1, 2))
    for parts, option in ((SWAP, REFUSE_DEAL), ((*SWAP, promise(0, 1)), ACCEPT_DEAL)):
        table.steps = [END, Consent(talks, 1, parts)]
        assert answered(table).option == option
    table.steps = [END, Negotiate(talks)]
    assert table.seats[0].hand == ()
    assert str(answered(table).option) == "Go on"
    (told,) = GAME.told(answered(table).reasons, NAMES)
    assert told.said == "It plays from a hand, so it never proposes a deal or settles a grievance"


@pytest.mark.clause("BARGAIN-4.3")
def test_an_invitation_serves_an_admiral_who_is_an_outlaw():
    table = first_turn(
        a_seat(), cat(), cat(), fates=("founder", "admiral", "believer"), outlaws=(1,),
        reach={"first_regent": 2},
    )  # fmt: skip
    found = proposal(table, table.steps[-1].talks)
    assert found.parts[0] == Part("invitation", 2, 1)


# -- its Call to Order ----------------------------------------------------------------------------


def calling(*seats, favors=1, **fields):
    """Seat 1, a SUPERCAT that holds Favors of seat 0, has called a Summit."""
    table = an_act(*seats, **{**OUT_OF_TURN, **fields})
    for _ in range(favors):
        put_favor(table, 0, 1)
    table.steps = [END]
    begin_summit(table, 1, silence)
    return table


@pytest.mark.clause("BARGAIN-5.1", "BARGAIN-5.2")
def test_it_returns_favors_for_what_contends_at_the_fewest_favors():
    table = calling(a_seat(slots="fuel relic", captives=(0, 0, 1)), cat(), cat(), favors=2)
    answer = answered(table)
    assert str(answer.option) == "Return 1 Favor: Relic from seat 1 to seat 2"
    assert answer.reasons[0].clause == "BARGAIN-5.2"
    assert str(answered(table).option) == "Return 1 Favor: Captive of seat 3 from seat 1 to seat 2"
    assert str(answered(table).option) == "Go on"


@pytest.mark.clause("BARGAIN-5.3")
def test_then_for_what_serves_its_objective():
    magnate = ("founder", "magnate", "believer")
    table = calling(a_seat(slots="fuel weapon"), cat(), cat(), fates=magnate)
    answer = answered(table)
    assert str(answer.option) == "Return 1 Favor: Weapon from seat 1 to seat 2"
    assert answer.reasons[0].clause == "BARGAIN-5.3"


@pytest.mark.clause("BARGAIN-5.4")
def test_then_for_what_makes_the_rival_stop_contending():
    table = calling(
        a_seat(captives=(0, 1, 0)), cat(captives=(0, 0, 0)), cat(captives=(0, 0, 0)),
        boxes={"tyrant": (0,)},
    )  # fmt: skip
    answer = answered(table)
    assert str(answer.option) == "Return 1 Favor: Captive of seat 2 from seat 1 to seat 2"
    assert answer.reasons[0].clause == "BARGAIN-5.4"
    nothing = calling(a_seat("1-hex 3"), cat(), cat())
    assert str(answered(nothing).option) == "Go on"


@pytest.mark.clause("BARGAIN-5.4")
def test_only_who_contends_can_be_made_to_stop():
    captive = Part("captive", 0, 1, owner=1)
    table = an_act(a_seat(captives=(0, 1, 0)), a_seat(), boxes={"tyrant": (0,)}, fates=FATES)
    assert ousts(table, 1, captive)
    for number, count in ((1, 3), (2, 2)):
        table.seats[number].captives = (count, 0, 0)
    assert not ousts(table, 1, captive)


@pytest.mark.clause("BARGAIN-5.4")
@pytest.mark.parametrize(
    ("one", "other"), [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)],
    ids=["first", "tied first", "second", "tied second", "second after a tie"],
)  # fmt: skip
def test_whoever_is_first_or_second_can_be_made_to_stop(one, other):
    rivals = [a_seat(captives=(count, 0, 0)) for count in (one, other)]
    table = an_act(a_seat(captives=(0, 1, 0)), *rivals, boxes={"tyrant": (0,)}, fates=FATES)
    assert ousts(table, 1, Part("captive", 0, 1, owner=1))


def test_the_log_tells_rounds_dice_and_passes():
    modifiers = (
        Modifier("BARGAIN-3.3", "grievances", -3),
        Modifier("BARGAIN-3.7", "contends an ambition", 1),
    )
    events = RoundsRolled(5), OfferWeighed(0, 1, 4, modifiers), RoundPassed(1)
    assert [VOICE.say(each.said()) for each in (*events, GrievanceSettled(0, 1, 2))] == [
        "SUPERCATs negotiate for 5 rounds",
        "Vega answers with a roll of 4 (grievances −3, would contend for an ambition +1; total 2)",
        "Vega offers no deal",
        "You settle one of Vega's grievances (2 left)",
    ]
