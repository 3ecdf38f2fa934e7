"""The steward's habits, each as a worked position."""

from random import Random

import pytest

from engine.core.decision import Decision
from engine.core.game import game_clauses
from engine.core.match import bots_of, play_bots
from games.arcs import moves
from games.arcs.board import CARDS
from games.arcs.bots.steward import WANTED, Baseline, why_moved, why_raided, why_taxed
from games.arcs.campaign_components import FREE
from games.arcs.game import GAME
from games.arcs.parts import Played
from games.arcs.rule_hooks import SwapCard
from games.arcs.steps.battle import AssignHits, CollectDice
from games.arcs.steps.effects import ChooseType, GainAny
from games.arcs.steps.rounds import MayRedraw, PlayCard, StartRound
from games.arcs.steps.turns import Opening
from tests.games.arcs.positions import a_seat, a_table, acting, asked, new_match, play


def choice(table):
    """What the steward answers now, and the clause it cites."""
    decision = asked(table)
    answer = Baseline().choose(table.seen_by(decision.seat), decision, Random(0))
    return str(answer.option), answer.reasons[0].clause


@pytest.mark.clause("PLAY-1.1")
@pytest.mark.parametrize(
    ("slots", "led"), [("", "Lead Administration 2"), ("relic", "Lead Aggression 5")]
)
def test_it_leads_what_it_is_ahead_in_else_the_most_pips(slots, led):
    seat = a_seat(slots=slots, hand="aggression-5 administration-2")
    assert choice(a_table(seat, steps=[StartRound()])) == (led, "PLAY-1.1")


def why(table):
    """What the steward tells its own seat, and what every option would bring."""
    decision = asked(table)
    [reason] = Baseline().choose(table.seen_by(decision.seat), decision, Random(0)).reasons
    voice = GAME.voice(("You", "Vega", "Orion"))
    brings = {str(each.option): each.why and voice.say(each.why) for each in reason.options}
    return reason, voice.say(reason.said), brings


def test_what_its_cards_would_bring_only_its_own_seat_is_told():
    seat = a_seat(slots="relic", hand="aggression-5 administration-2")
    reason, rule, brings = why(a_table(seat, steps=[StartRound()]))
    assert rule == "It leads a card that can declare Keeper, because it is ahead there"
    assert brings == {
        "Lead Administration 2": "4 pips",
        "Lead Aggression 5": "2 pips, and it is ahead in Keeper",
        "Pass the initiative": None,
    }
    assert [each.odds for each in reason.options] == [0.0, 1.0, 0.0]
    assert reason.is_private
    assert not reason.for_others.options
    assert reason.for_others.said == reason.said


def test_what_was_compared_is_not_told_as_a_lot():
    """Only of several with odds does chance choose one."""
    seat = a_seat(slots="relic", hand="aggression-5 administration-2")
    reason, *_ = why(a_table(seat, steps=[StartRound()]))
    [told] = GAME.told((reason,), ("You", "Vega", "Orion"))
    assert told.text == "It leads a card that can declare Keeper, because it is ahead there"


def test_what_lies_open_everybody_is_told():
    seat = a_seat("1-gate 1")
    reason, rule, brings = why(acting(seat, court="Relic Fence", buildings="0 city 1-hex"))
    assert rule == (
        "Tax is 3rd of the 11 actions it wants. "
        "It can't spend a pip on any of the actions before it"
    )
    assert brings["Tax"] == "3rd of the 11 actions it wants"
    assert brings["Influence"] == "10th of the 11 actions it wants"
    assert not reason.is_private


def reason_of(table):
    """What decided, as its own seat reads it."""
    return why(table)[1]


def after(table, *answers):
    """The table once these answers were given."""
    play(table, *answers)
    return table


def building(seat, **table):
    return after(acting(seat, lead="construction-2", **table), "Build")


def leading(hand):
    return a_table(a_seat(hand=hand), steps=[StartRound()])


def following(hand):
    trick = (Played(1, "administration-3", "lead"),)
    return a_table(a_seat(hand=hand), trick=trick, steps=[PlayCard(0)])


def opening(slots, card="aggression-5"):
    return a_table(a_seat(slots=slots), trick=(Played(0, card, "lead"),), steps=[Opening(0)])


def taxing(buildings):
    return after(acting(a_seat("1-hex 1"), buildings=buildings), "Tax")


def hitting(owner):
    table = acting(a_seat("1-hex 2"), a_seat("1-hex 2"), lead="aggression-2")
    table.seats[owner].hurt = {"1-hex": 1}
    table.steps = [AssignHits(0, owner, "1-hex", 2, "ships first", of_attacker=not owner)]
    return table


WHY = {
    "led, ahead in nothing": (
        leading("aggression-5 administration-2"),
        "It leads the card with the most pips (4)",
    ),
    "surpassed": (
        following("administration-4"),
        "It surpasses when it can, with the most pips (3)",
    ),
    "pivoted": (following("aggression-2"), "It pivots, because it cannot surpass"),
    "ahead": (opening("relic"), "It declares Keeper, because it is ahead there"),
    "ahead in nothing": (opening(""), "It declares nothing, because it is not ahead in Keeper"),
    "outnumbered": (
        acting(a_seat("1-hex 1"), a_seat("1-hex 2"), lead="aggression-7"),
        "It ends its turn, because it wants none of the actions left. It doesn't have "
        "more fresh ships than its opponent in any battle",
    ),
    "no pips left": (
        acting(a_seat("1-hex 1"), a_seat("1-hex 2"), lead="aggression-7", turn={"pips": 0}),
        "It ends its turn, because it can take no more actions",
    ),
    "a second starport": (
        building(a_seat("1-hex 1"), buildings="0 starport 2-hex"),
        "It builds a starport first: it has 1 and wants 2",
    ),
    "a city": (
        building(a_seat("1-hex 1"), buildings="0 starport 2-hex, 0 starport 3-hex"),
        "It has two or more starports, so it builds a city",
    ),
    "own city": (taxing("0 city 2-hex"), "It taxes its own city, because it can tax no rival's"),
    "a rival's city": (
        taxing("0 city 2-hex, 1 city 1-hex"),
        "It taxes a rival's city before its own",
    ),
    "agents": (
        after(acting(a_seat("1-gate 1"), court="Relic Fence 0 3, Farseers 1 1"), "Influence"),
        "No Court card has a closer race: it has 1 agent there, and the strongest rival has 1",
    ),
    "secured": (
        after(acting(a_seat("1-gate 1"), court="Farseers 3 2", lead="aggression-2"), "Secure"),
        "It secures the card where rivals have the most agents: 2 rival agents there",
    ),
    "strongest": (
        after(acting(a_seat("1-hex 2"), a_seat("1-hex 1"), lead="aggression-2"), "Battle"),
        "It attacks where its lead in fresh ships is largest: 2 fresh ships against 1",
    ),
    "damaged": (hitting(1), "It destroys damaged pieces first"),
    "own fresh": (hitting(0), "On its side it damages fresh pieces before it destroys any"),
}


@pytest.mark.parametrize("case", WHY)
def test_a_reason_names_what_decided(case):
    table, words = WHY[case]
    assert reason_of(table) == words


@pytest.mark.clause("PLAY-1.2")
@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("administration-4 aggression-2", "Surpass with Administration 4"),
        ("administration-2 aggression-2", "Pivot to Aggression 2"),
        ("administration-2", "Copy with Administration 2"),
    ],
)
def test_it_surpasses_else_pivots_else_copies(hand, plays):
    trick = (Played(1, "administration-3", "lead"),)
    table = a_table(a_seat(hand=hand), trick=trick, steps=[PlayCard(0)])
    assert choice(table) == (plays, "PLAY-1.2")


@pytest.mark.clause("PLAY-1.3")
@pytest.mark.parametrize(("slots", "says"), [("relic", "Declare Keeper"), ("", "Go on")])
def test_it_declares_only_what_it_is_ahead_in(slots, says):
    trick = (Played(0, "aggression-5", "lead"),)
    table = a_table(a_seat(slots=slots), trick=trick, steps=[Opening(0)])
    assert choice(table) == (says, "PLAY-1.3")


@pytest.mark.clause("PLAY-1.4")
def test_it_acts_in_the_order_of_its_list():
    seat = a_seat("1-gate 1")
    table = acting(seat, court="Relic Fence", buildings="0 city 1-hex")
    assert choice(table) == ("Tax", "PLAY-1.4")
    play(table, "Tax", "Tax 1-hex of seat 1")
    assert choice(table) == ("Influence", "PLAY-1.4")


@pytest.mark.clause("PLAY-1.5")
def test_it_builds_a_second_starport_then_cities():
    table = acting(a_seat("1-hex 1"), buildings="0 starport 2-hex", lead="construction-2")
    play(table, "Build")
    assert choice(table)[0].startswith("Build a starport")


@pytest.mark.clause("PLAY-1.6")
@pytest.mark.parametrize(("city", "rivals"), [("1 city 1-arrow", True), ("1 city 3-hex", False)])
def test_of_an_empty_slot_it_does_not_say_that_a_rival_has_a_city_there(city, rivals):
    table = acting(a_seat("1-arrow 1", leader="Anarchist"), buildings=city)
    play(table, "Tax")
    slot = next(each for each in asked(table).options if "empty" in str(each))
    said = why_taxed(table, 0, slot, asked(table).options)
    assert (said.key, said.args["rivals"]) == ("steward-taxes-slot", rivals)
    assert why_taxed(table, 0, moves.Tax("1-arrow", 0), ()).args == {"own": True}
    assert why_taxed(table, 0, moves.Tax("1-arrow", 1), ()).args == {"own": False}
    assert why_taxed(table, 0, moves.Tax("1-arrow", FREE), ()).key == "steward-taxes-other"


@pytest.mark.clause("PLAY-1.6")
def test_it_taxes_rivals_first():
    table = acting(a_seat("1-hex 1"), buildings="0 city 2-hex, 1 city 1-hex")
    play(table, "Tax")
    assert choice(table) == ("Tax 1-hex of seat 2", "PLAY-1.6")


@pytest.mark.clause("PLAY-1.7")
def test_it_influences_where_one_agent_matters_most():
    table = acting(a_seat("1-gate 1"), court="Relic Fence 0 3, Farseers 1 1, Gatekeepers 4 0")
    play(table, "Influence")
    assert choice(table) == ("Influence Farseers", "PLAY-1.7")


@pytest.mark.clause("PLAY-1.8")
def test_it_secures_the_card_with_most_rival_agents():
    table = acting(a_seat("1-gate 1"), court="Relic Fence 1, Farseers 3 2", lead="aggression-2")
    play(table, "Secure")
    assert choice(table) == ("Secure Farseers", "PLAY-1.8")


@pytest.mark.clause("PLAY-1.9")
def test_it_attacks_with_assault_dice_and_destroys_what_is_damaged():
    table = acting(a_seat("1-hex 2, 2-hex 1"), a_seat("1-hex 1, 2-hex 1"), lead="aggression-2")
    play(table, "Battle")
    assert choice(table)[0] == "Attack seat 2 in 1-hex"
    table.steps = [CollectDice(0, 1, "1-hex")]
    assert choice(table)[0] == "0 skirmish, 2 assault, 0 raid"
    table.seats[1].hurt = {"1-hex": 1}
    table.steps = [AssignHits(0, 1, "1-hex", 2, "ships first")]
    assert choice(table) == ("Hit a damaged ship", "PLAY-1.9")


@pytest.mark.clause("PLAY-1.9")
@pytest.mark.parametrize(("keys", "said"), [(1, "steward-raids"), (0, "steward-raids-nothing")])
def test_it_says_whether_it_raids(keys, said):
    options = [moves.GO_ON, moves.StealToken(1, 0)]
    table = a_table(a_seat(), a_seat(slots="fuel"))
    assert why_raided(table, 0, options[keys], options).key == said


@pytest.mark.clause("PLAY-1.10")
def test_it_keeps_its_hand():
    table = a_table(
        a_seat(hand="aggression-2"), a_seat(hand="aggression-3"), steps=[SwapCard(0, 1)]
    )
    assert choice(table) == ("Go on", "PLAY-1.10")


@pytest.mark.clause("PLAY-1.10")
def test_it_says_so_when_it_keeps_the_hand_that_it_was_dealt():
    table = a_table(a_seat(hand="aggression-2", count=2), steps=[MayRedraw(0)])
    assert choice(table) == ("Keep the hand", "PLAY-1.10")
    reasons = Baseline().choose(table.seen_by(0), asked(table), Random(0)).reasons
    assert GAME.told(reasons, ["James", "Mira"])[0].text == "It always keeps its hand"


@pytest.mark.clause("PLAY-1.10")
@pytest.mark.parametrize(
    ("step", "taken", "said"),
    [
        (ChooseType(0), "Go on", "It never lets Outrage spread"),
        (GainAny(0), "Material", "It takes the first choice on the list that does something"),
    ],
)
def test_a_resource_that_it_gains_has_nothing_to_do_with_outrage(step, taken, said):
    table = a_table(a_seat(), steps=[step])
    assert choice(table) == (taken, "PLAY-1.10")
    assert why(table)[1] == said


def test_stewards_end_their_games_and_beat_random_players():
    won = 0
    for number in range(6):
        match = new_match(2, f"steward-{number}", "random")
        bots = bots_of(match)
        bots[number % 2] = Baseline()
        play_bots(match, bots, 5000)
        assert match.is_over
        won += match.result.ranks[number % 2] == 1
    assert won >= 4


# -- what its reasons claim, recomputed


IN_ORDER = ("secure", "press-gang", "tax", "trade", "battle", "abduct", "build",
            "manufacture", "synthesize", "influence", "repair")  # fmt: skip


def test_the_clause_lists_the_actions_of_which_a_reason_tells_the_place():
    text = next(each.text for each in game_clauses(GAME) if each.id == "PLAY-1.4")
    found = [text.index(each) for each in IN_ORDER]
    assert found == sorted(found)
    assert tuple([said.replace("-", "") for said in IN_ORDER]) == WANTED
    assert len(IN_ORDER) == 11


def fresh_lead(view, seat, option):
    here = [view.ships_of(owner, option.system)[0] for owner in (seat, option.defender)]
    return here[0] - here[1]


def to_a_rival(view, seat, option):
    """How far the agents of a seat on a card are from the most that a rival has there."""
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    return abs(max(each for owner, each in enumerate(agents) if owner != seat) - agents[seat])


def claimed(view, asked, best, said):
    """Whether a claim is so; None where the message makes none."""
    seat, options = asked.seat, asked.options
    actions = {each.action for each in options if isinstance(each, moves.SpendPip)}
    match said.key:
        case "steward-influences":
            return to_a_rival(view, seat, best) == min(to_a_rival(view, seat, o) for o in options)
        case "steward-attacks":
            lead = fresh_lead(view, seat, best)
            return lead == max(fresh_lead(view, seat, o) for o in options)
        case "steward-no-actions":
            return not actions
        case "steward-acts" | "steward-nothing-left":
            before = WANTED.index(best.action) if said.key == "steward-acts" else len(WANTED)
            barred = actions.intersection(WANTED[:before])
            return barred <= ({"battle"} if said.args["outnumbered"] else set())
        case "steward-leads-pips":
            pips = [CARDS[o.card].pips for o in options if isinstance(o, moves.Lead)]
            return said.args["pips"] == max(pips)
        case "steward-builds-city" | "steward-builds-ship":
            ports = view.on_map(seat, "starport") >= 2
            return ports == said.args.get("ports", True)
    return None


def test_what_stewards_claim_in_a_game_is_so():
    match, held = new_match(3, "claims"), {}
    while not match.is_over and len(match.moves) < 600:
        asked = match.pending
        if not isinstance(asked, Decision):
            match.roll()
            continue
        view = match.table.seen_by(asked.seat)
        answer = Baseline().choose(view, asked, Random(0))
        for reason in answer.reasons:
            so = claimed(view, asked, answer.option, reason.said)
            if so is not None:
                assert so, (str(answer.option), reason.said)
                held[reason.said.key] = True
        match.answer(answer.option, answer.reasons)
    assert held.keys() >= {"steward-influences", "steward-leads-pips", "steward-acts"}


def test_it_attacks_where_its_lead_is_largest_though_it_has_more_ships_elsewhere():
    fleets = a_seat("1-hex 5, 2-hex 3"), a_seat("1-hex 4, 2-hex 1")
    table = after(acting(*fleets, lead="aggression-2"), "Battle")
    assert choice(table)[0] == "Attack seat 2 in 2-hex"
    assert (
        reason_of(table)
        == "It attacks where its lead in fresh ships is largest: 3 fresh ships against 1"
    )


def test_where_no_card_has_agents_it_claims_no_more_than_that_none_is_closer():
    table = after(acting(a_seat("1-gate 1"), court="Relic Fence, Farseers 0 4"), "Influence")
    assert reason_of(table) == (
        "Nobody has agents on this card, so it is level with every rival there"
    )


@pytest.mark.clause("PLAY-1.10")
@pytest.mark.parametrize(
    ("rivals", "key"), [("2-hex 1", "steward-moves"), ("1-hex 2", "steward-moves-nowhere")]
)
def test_it_says_whether_it_moves_where_no_rival_has_control(rivals, key):
    table = a_table(a_seat("1-gate 1"), a_seat(rivals))
    go = moves.Go("1-gate", "1-hex")
    assert why_moved(table, 0, go, [go]).key == key
