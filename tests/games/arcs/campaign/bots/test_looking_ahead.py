"""Captain and Warlord in Act I: what they count of a fate, and when they leave SUPERCAT's pages."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.core.decision import Chance, Decision
from engine.core.match import Match, bots_of
from engine.core.setup import SeatSetup, Setup
from games.arcs.bots.admiral import CAPTAIN_OF_ACTS, KNOWN, Budget, Foresight, Search
from games.arcs.bots.courses import considered
from games.arcs.bots.evaluator import PROMISES, Evaluator, Winnings, rulers
from games.arcs.campaign.rules.fates.courtly import GUILD_OVERSEERS
from games.arcs.campaign.rules.state import Golem, reach_of
from games.arcs.campaign_components import FATE_CARDS, GOLEMS
from games.arcs.game import GAME
from games.arcs.moves import END_TURN
from games.arcs.supercat.bot import SupercatPlayer
from tests.games.arcs.campaign.bots.campaign import in_turn
from tests.games.arcs.positions import a_seat, asked, card

WINS = {"tycoon": 0.0, "tyrant": 0.0, "warlord": 0.0, "keeper": 0.0, "empath": 1.0}


def steps(table, later=1.0):
    """What the objective of seat 0 is likely to advance yet; one ambition is won for sure."""
    winnings = Winnings(WINS, later, 2.0, rulers(table))
    return PROMISES.of(table).steps(table, 0, winnings)


def of_fate(fate, **fields):
    seat = a_seat("1-gate 2", count=3, **fields.pop("seat", {}))
    return in_turn(seat, fate=fate, buildings="0 city 1-hex", **fields)


# -- what a fate promises -------------------------------------------------------------------------


@pytest.mark.clause("PLAY-4.3")
@pytest.mark.parametrize("fate", list(FATE_CARDS))
def test_every_fate_promises_something_and_no_seat_without_a_fate_does(fate):
    table = of_fate(fate, reach={"golems": {GOLEMS[0]: Golem(0, True, True)}})
    table.seats[0].slots = ("fuel", *table.seats[0].slots[1:])
    table.seats[0].cards = (GUILD_OVERSEERS,)
    assert steps(table) > 0.0
    assert steps(of_fate("")) == 0.0


@pytest.mark.clause("PLAY-4.3")
@pytest.mark.parametrize("fate", ["steward", "founder", "partisan", "admiral", "believer"])
def test_ambitions_to_be_won_promise_more(fate):
    table = of_fate(fate)
    assert steps(table, later=2.0) > steps(table, later=0.5)


@pytest.mark.clause("PLAY-4.3")
def test_up_to_three_goods_promise_a_magnate_more_in_every_chapter():
    def promised(slots, chapters):
        table = of_fate("magnate", seat={"slots": slots})
        return PROMISES.of(table).steps(table, 0, Winnings(WINS, 0.0, chapters, rulers(table)))

    goods = [promised(" ".join(["fuel"] * count), 2.0) for count in range(5)]
    assert goods[0] == 0.0 < goods[1] < goods[2] < goods[3] == goods[4]
    assert promised("fuel", 2.0) == pytest.approx(2 * promised("fuel", 1.0))


@pytest.mark.clause("PLAY-4.3")
def test_titles_promise_more():
    first, other = of_fate("steward"), of_fate("steward", reach={"first_regent": 1})
    assert steps(first) > steps(other)
    outlaw, regent = of_fate("founder", outlaws=(0,)), of_fate("founder")
    assert steps(outlaw) > steps(regent)
    assert steps(of_fate("admiral", outlaws=(0,))) == 0.0 < steps(of_fate("admiral"))


@pytest.mark.clause("PLAY-4.3")
def test_golems_held_and_gates_where_one_sleeps_promise_more():
    nothing = of_fate("caretaker")
    held = of_fate("caretaker", reach={"golems": {GOLEMS[0]: Golem(0, True, True)}})
    asleep = of_fate("caretaker", reach={"sleepers": ("1-gate",)})
    afar = of_fate("caretaker", reach={"sleepers": ("4-gate",)})
    assert steps(nothing) == steps(afar) == 0.0 < steps(asleep) < steps(held)


@pytest.mark.clause("PLAY-4.3")
def test_guild_cards_goods_and_a_clean_record_promise_more():
    with_cards = of_fate("advocate")
    before = steps(with_cards)
    with_cards.seats[0].cards = (GUILD_OVERSEERS,)
    with_overseers = steps(with_cards)
    with_cards.seats[0].cards = (card("Farseers"),)
    assert with_overseers > steps(with_cards) > before, "the Advocate recovers by the Overseers"
    goods = of_fate("magnate")
    before = steps(goods)
    goods.seats[0].slots = ("fuel", *goods.seats[0].slots[1:])
    assert steps(goods) > before
    guilty = of_fate("partisan")
    before = steps(guilty)
    guilty.seats[0].outrage = ("psionic",)
    assert steps(guilty) < before


@pytest.mark.clause("PLAY-4.3")
def test_an_objective_nearer_its_end_is_worth_its_power():
    table = of_fate("founder")
    evaluator = Evaluator(table.seen_by(0), 0)
    before = evaluator(table)
    reach_of(table).change_fate(0, marker=7)
    assert evaluator(table) - before == pytest.approx(3.0)
    reach_of(table).change_fate(1, marker=5)
    assert evaluator(table) < before + 3.0, "a rival's objective counts against it"


def test_the_empire_controls_for_nobody_and_free_cities_are_taxed():
    free = in_turn(a_seat("2-hex 2", count=3), buildings="7 city 2-hex")
    ruled = in_turn(a_seat("2-hex 2", count=3), buildings="7 city 2-hex", empire="2-hex 1")
    outlaw = in_turn(
        a_seat("2-hex 2", count=3), buildings="7 city 2-hex", empire="2-hex 1", outlaws=(0,)
    )
    taxable = [Evaluator(each, 0)._on_map(each)[0].taxable for each in (free, ruled, outlaw)]
    assert taxable == [1, 1, 0]
    assert rulers(ruled)["2-hex"] == -1


# -- beside the pages -----------------------------------------------------------------------------


def line_of(search, option, worth):
    return replace(search.begun(option), worth=worth)


def turn_of_a_founder():
    """A search in a turn, and an answer in it that does not end the turn."""
    table = of_fate("founder")
    decision = asked(table)
    search = Search(
        table, Evaluator(table.seen_by(0), 0), Budget(1, 2, 1, 10), Random(1), SupercatPlayer()
    )
    return search, next(each for each in decision.options if each != END_TURN)


@pytest.mark.clause("PLAY-4.1")
def test_the_pages_are_left_only_for_a_line_that_is_clearly_better():
    search, other = turn_of_a_founder()
    ahead = Foresight(lines=1, deals=1)
    paged = ahead.beside(END_TURN, [line_of(search, END_TURN, -99.0)], search, far=False)[0].worth
    little, much = paged - 0.5 * KNOWN, paged + 0.5 * KNOWN
    found = [
        ahead.beside(END_TURN, [line_of(search, other, worth)], search, far=False)[0].option
        for worth in (little, much)
    ]
    assert found == [END_TURN, other]


@pytest.mark.clause("PLAY-4.1")
def test_a_line_is_worth_the_nearer_to_what_is_seen_past_it_the_more_that_is_trusted(monkeypatch):
    monkeypatch.setattr(Foresight, "_seen", lambda *looked: [[10.0], [4.0]])
    search, other = turn_of_a_founder()
    line = replace(line_of(search, other, 20.0), luck=1.0)
    for trust, worth in ((0.0, 20.0), (0.5, 12.5), (1.0, 5.0)):
        found = Foresight(1, 1, trust).beside(END_TURN, [line], search, far=True)
        assert {each.option: each.worth for each in found}[other] == pytest.approx(worth)


def played(level, seed, answers, seen):
    """A game in which the first seat's decisions with a choice are shown to `seen`, until that has
    seen enough.
    """
    seats = (SeatSetup(level, "A"), SeatSetup("supercat", "B"))
    match = Match(GAME, Setup(seats, seed, {"mode": "campaign"}), keeps_history=False)
    bots = bots_of(match)
    while match.pending is not None and len(match.moves) < answers:
        if isinstance(match.pending, Chance):
            match.roll()
            continue
        bot = bots[match.pending.seat]
        has_choice = match.pending.seat == 0 and len(match.pending.options) > 1
        if has_choice and seen(bot, match.table, match.pending):
            break
        match.answer(match.think(bot).option)
    return match


@pytest.mark.clause("PLAY-4.1")
def test_equal_views_get_equal_answers():
    """What it may not know is dealt anew, and its answer stays."""
    compared = []

    def compare(bot, table: object, decision: Decision) -> bool:
        if decision.kind in ("lead", "play", "act") and len(compared) < 4:
            other = table.seen_by(0).with_hidden_dealt(Random(len(compared)))
            views = [each.seen_by(0) for each in (table, other)]
            compared.append({bot.choose(view, decision, Random(5)).option for view in views})
        return len(compared) == 4

    played("captain", "equal", 160, compare)
    assert [len(each) for each in compared] == [1] * 4


@pytest.mark.clause("PLAY-4.3")
def test_a_hint_says_what_the_fate_asks_for_to_its_owner_alone():
    told = []

    def hint(bot, table: object, decision: Decision) -> bool:
        if decision.kind == "act" and not told:
            told.extend(bot.choose(table.seen_by(0), decision, Random(2)).reasons)
        return bool(told)

    match = played("captain", "hint", 160, hint)
    fate = reach_of(match.table).fates[0].id
    reason = next(each for each in told if each.clause == "PLAY-4.3")
    assert reason.is_private
    assert GAME.told((reason,), ("A", "B"))[0].text.startswith("The objective: ")
    assert str(reason.said.args["style"].key) == f"reach-style-{fate}"


@pytest.mark.clause("PLAY-2.7")
def test_values_of_every_answer_are_told():
    table = of_fate("founder")
    decision = asked(table)
    values = CAPTAIN_OF_ACTS.values(table.seen_by(0), decision, Random(1))
    assert len(values) == len(decision.options)
    assert max(values) == 0.0


@pytest.mark.clause("PLAY-4.1")
def test_after_the_act_it_goes_by_the_pages():
    table = of_fate("founder")
    reach = reach_of(table)
    reach.aftermath = replace(reach.aftermath, done=("A",))
    decision = asked(table)
    answer = CAPTAIN_OF_ACTS.choose(table, decision, Random(1))
    assert answer.option == SupercatPlayer().choose(table, decision, Random(1)).option


@pytest.mark.clause("PLAY-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_worth_a_look_is_offered_in_every_question_of_random_acts(seats):
    kinds = set()
    for number in range(3):
        players = tuple(SeatSetup("random", f"R {n}") for n in range(seats))
        setup = Setup(players, f"worth {number}", {"mode": "campaign"})
        match, rng = Match(GAME, setup, keeps_history=False), Random(number)
        while (asking := match.pending) is not None:
            if isinstance(asking, Chance):
                match.roll()
                continue
            if len(asking.options) > 1:
                looked_at = considered(match.table, asking, 3)
                assert looked_at
                assert set(looked_at) <= set(asking.options)
                kinds.add(asking.kind)
            match.answer(asking.sample(rng))
    assert {"lead", "play", "move", "fleet", "dice", "escort"} <= kinds
