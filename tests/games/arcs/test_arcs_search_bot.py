"""The Admiral: what it thinks likely, what it values, and what it does, as worked positions."""

from dataclasses import fields, replace
from random import Random

import pytest

from engine.core.chance import Dice
from engine.core.decision import Decision
from engine.core.match import bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.text.message import Fixed, Message, SeatNumber
from games.arcs.board import FEATURE
from games.arcs.bots import admiral
from games.arcs.bots.admiral import (
    CAPTAIN,
    SMALL,
    WARLORD,
    Budget,
    Foresight,
    Gains,
    Search,
    SearchBot,
    SearchLine,
    _plan,
    ahead_of,
    even_rolls,
    lead_of,
    reasons,
)
from games.arcs.bots.courses import GUILD_CARD, considered, loot
from games.arcs.bots.evaluator import (
    ODDS,
    Counting,
    Evaluator,
    OnMap,
    Weights,
    aided,
    chapters_left,
    earned,
    holders,
    likely_behind,
    likely_end,
    on_map,
    prospects,
    seizes,
    unseen,
    winning_undeclared,
)
from games.arcs.court import CARD_OF_NAME
from games.arcs.game import GAME
from games.arcs.moves import (
    END_TURN,
    SEIZE,
    Attack,
    Choose,
    Collect,
    Fleet,
    Influence,
    Secure,
    StealCard,
    StealToken,
    Tax,
    UseCard,
    build,
    spend_pip,
)
from games.arcs.parts import Played, Rules, Supercat
from games.arcs.steps.battle import AssignHits, RollDice
from games.arcs.steps.gaining import ArrangeSlots
from games.arcs.steps.rounds import NextSeat, PlayCard, StartRound
from games.arcs.steps.turns import Opening
from tests.games.arcs.positions import a_seat, a_table, acting, asked, new_match, play

NAMES = ("You", "Vega", "Orion")
ABOUT_EQUAL = "The next best choice, 'End the turn', is about as good"
HASTY = SearchBot(Budget(width=1, breadth=3, rolls=2, tables=60))


def choice(table, bot=CAPTAIN):
    """What the Admiral answers now."""
    decision = asked(table)
    return str(bot.choose(table.seen_by(decision.seat), decision, Random(1)).option)


def in_turn(*seats, **fields):
    """A table in the Prelude of seat 0, with the round to go on."""
    table = acting(*seats, **fields)
    table.steps.insert(0, NextSeat())
    return table


def going_on(*seats, **fields):
    """A table between two rounds."""
    return a_table(*seats, steps=[StartRound()], **fields)


def worth(table, number=0):
    return Evaluator(table.seen_by(number), number)(table)


# -- what is likely -------------------------------------------------------------------------------


def test_with_no_card_left_the_places_are_what_they_are():
    assert prospects("keeper", [3, 1], 0, 0).first == (1.0, 0.0)
    assert prospects("keeper", [2, 2], 0, 0).first == (0.0, 0.0)
    assert prospects("keeper", [2, 2], 0, 0).second == (1.0, 1.0)
    assert prospects("keeper", [1, 0], 2, 0).first == (0.0, 0.0), "the tokens on the box are ahead"


def test_a_lead_is_surer_the_fewer_cards_are_to_come():
    leads = [prospects("keeper", [3, 1], 0, left).first[0] for left in (6, 3, 1, 0)]
    assert leads == sorted(leads)
    assert leads[0] > 0.5
    assert leads[-1] == 1.0


def test_trophies_hold_better_than_icons():
    warlord, keeper = prospects("warlord", [2, 1], 0, 3), prospects("keeper", [2, 1], 0, 3)
    assert warlord.first[0] > keeper.first[0] > 0.5


def test_chances_of_all_seats_leave_room_for_ties_alone():
    found = prospects("keeper", [2, 1, 1, 0], 0, 4)
    assert 0.5 < sum(found.first) < 1.0
    assert found.first[0] > found.first[1] == found.first[2] > found.first[3] > 0.0
    assert all(one + two <= 1.0 for one, two in zip(found.first, found.second, strict=True))


def test_whoever_is_level_is_likelier_to_share_the_second_place_than_to_come_first():
    """Of 83 level counts of Captives and Trophies 28 of a hundred became a first place."""
    found = prospects("tyrant", [2, 2], 0, 2)
    assert found.first[0] < 0.4 < found.second[0]


def test_leads_count_no_more_beyond_twenty_four():
    for ahead, behind in ((24, 25), (25, 99)):
        assert prospects("keeper", [ahead, 0], 0, 3) == prospects("keeper", [behind, 0], 0, 3)
    assert prospects("keeper", [24, 0], 0, 3).first[0] > prospects("keeper", [23, 0], 0, 3).first[0]


def test_what_a_seat_still_comes_by_counts():
    """A city to tax for it makes an ambition likelier; a SUPERCAT fights harder for it."""
    odds = ODDS["empath"]
    gains = [earned(odds, 3, n, is_declared=True, is_supercat=False) for n in (0, 1, 2)]
    assert gains == sorted(set(gains))
    assert earned(odds, 3, 1, is_declared=True, is_supercat=True) > gains[1]
    even = prospects("empath", [1, 1], 0, 3).first[0]
    assert prospects("empath", [1, 1], 0, 3, [1.0, 0.0]).first[0] > even


def test_power_expected_is_first_and_second_with_city_bonuses():
    assert prospects("keeper", [3, 1], 0, 0).power(5, 3, (2, 5)) == [7.0, 3.0]


def test_a_high_lead_is_likely_to_keep_the_initiative():
    odds = {}
    for card in ("aggression-2", "aggression-6"):
        seats = [a_seat(hand="construction-2"), a_seat(hand="construction-3 construction-4")]
        table = a_table(*seats, trick=(Played(0, card, "lead"),))
        odds[card] = holders(table, unseen(table.seen_by(0)))
        assert sum(odds[card]) == pytest.approx(1.0)
    assert odds["aggression-6"][0] > odds["aggression-2"][0]


def test_only_cards_of_the_suit_that_it_cannot_see_may_be_higher():
    hidden = unseen(a_table(a_seat(hand="aggression-5")).seen_by(0))
    assert [hidden.higher["aggression", number] for number in (3, 4, 5, 6)] == [2, 1, 1, 0]
    assert [hidden.higher["construction", number] for number in (3, 4, 5, 6)] == [3, 2, 1, 0]


def test_whoever_has_seized_leads_next():
    table = a_table(trick=(Played(0, "aggression-2", "lead"),), seized=True, initiative=2)
    assert holders(table, unseen(table.seen_by(0))) == [0.0, 0.0, 1.0]


@pytest.mark.clause("CAT-3.10")
def test_a_supercat_seizes_as_its_counter_and_the_ambitions_that_it_wins_say():
    bold = a_seat(supercat=Supercat(counter=5, seize=1))
    assert seizes(bold, 2) == pytest.approx(3 / 6)
    assert seizes(a_seat(supercat=Supercat(counter=5)), 0) == 0.0
    assert seizes(a_seat(supercat=Supercat(counter=2, seize=4)), 2) == 0.0, "too few cards"
    seats = [
        a_seat(slots="relic", count=2),
        replace(bold, captives=(1, 0), trophies=((0,) * 4,) * 2),
    ]
    table = a_table(*seats, trick=(Played(0, "aggression-6", "lead"),))
    counts = Counting().of(table)
    won = winning_undeclared(table, counts, dict.fromkeys(counts, 0))
    assert won == [1, 1], "Keeper and Tyrant"
    hidden = unseen(table.seen_by(0))
    assert holders(table, hidden, won)[1] > holders(table, hidden)[1]


@pytest.mark.clause("CAT-3.4")
def test_a_supercat_is_expected_to_declare_only_what_it_wins():
    def expected(slots, **more):
        cat = a_seat(slots=slots, supercat=Supercat(counter=4), count=2)
        person = a_seat(slots="relic", hand="construction-2 construction-3", count=2)
        table = going_on(person, cat, initiative=1, **more)
        features = Evaluator(table.seen_by(0), 0).features(table)[1]
        return features[[field.name for field in fields(Weights)].index("declarable")]

    assert expected("") == 0.0
    assert expected("relic relic") > 0.0
    assert expected("relic") > 0.0, "tied for first, while it is not declared"
    boxes = {"keeper": (0,)}
    assert expected("relic", boxes=boxes) == 0.0
    assert expected("relic relic", boxes=boxes) > 0.0


@pytest.mark.clause("PLAY-2.5")
def test_what_a_habit_answers_is_looked_through_with_a_small_budget(monkeypatch):
    budgets = []

    def spied(table, evaluator, budget, *more):
        budgets.append(budget)
        return Search(table, evaluator, budget, *more)

    monkeypatch.setattr("games.arcs.bots.admiral.Search", spied)
    routine = in_turn(a_seat("1-gate 1", slots="fuel relic"))
    routine.steps.append(ArrangeSlots(0))
    choice(routine, HASTY)
    choice(in_turn(a_seat("1-gate 1"), lead="mobilization-2"), HASTY)
    assert budgets == [SMALL, HASTY.budget]


# -- what a table is worth ------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.2")
def test_power_ambitions_and_pieces_count():
    plain = going_on(a_seat("1-gate 2"), a_seat("3-gate 2"))
    richer = [
        going_on(a_seat("1-gate 2", power=3), a_seat("3-gate 2")),
        going_on(a_seat("1-gate 3"), a_seat("3-gate 2")),
        going_on(a_seat("1-gate 2", slots="relic"), a_seat("3-gate 2")),
        going_on(a_seat("1-gate 2"), a_seat("3-gate 2"), buildings="0 city 1-hex"),
        going_on(a_seat("1-gate 2", cards="Relic Fence"), a_seat("3-gate 2")),
    ]
    assert all(worth(table) > worth(plain) for table in richer)
    assert all(worth(table, 1) < worth(plain, 1) for table in richer)


@pytest.mark.clause("PLAY-2.2")
def test_what_is_declared_makes_its_icons_dearer():
    def gain(**fields):
        without = going_on(a_seat(), a_seat(slots="relic"), **fields)
        with_it = going_on(a_seat(slots="relic relic"), a_seat(slots="relic"), **fields)
        return worth(with_it) - worth(without)

    assert gain(boxes={"keeper": (0,)}) > gain() + 1


def test_a_game_won_is_worth_more_than_a_game_lost():
    won, lost = a_table(a_seat(power=40), a_seat(power=39)), a_table(a_seat(power=38))
    lost.seats[1].power = 39
    won.steps, lost.steps = [], []
    assert worth(won) > 15
    assert worth(lost) < -15


@pytest.mark.clause("PLAY-2.2")
def test_a_lead_is_dearer_when_the_game_may_end_with_the_chapter():
    def lead(**fields):
        return worth(going_on(a_seat(power=12), a_seat(power=9), **fields)) - worth(
            going_on(a_seat(power=9), a_seat(power=12), **fields)
        )

    assert lead(chapter=5) > lead(chapter=2) + 3


@pytest.mark.clause("PLAY-2.2")
def test_it_is_dear_to_leave_a_supercat_just_behind():
    """With its cards gone the places are settled: one Power decides who has aids in chapter 2."""

    def ended(own, **fields):
        cat = a_seat(power=9, supercat=Supercat(), count=2)
        return going_on(a_seat(power=own, count=2), cat, **fields)

    assert worth(ended(8)) > worth(ended(9)) + 3, "level counts as behind"
    assert worth(ended(11)) > worth(ended(10)) > worth(ended(9))
    assert worth(ended(9, chapter=5)) > worth(ended(8, chapter=5)), "no chapter is to come"
    for without in (Rules(aids="off"), Rules(aids="always")):
        assert worth(ended(9, rules=without)) > worth(ended(8, rules=without))


@pytest.mark.clause("PLAY-2.2")
def test_only_a_supercat_is_aided_in_what_is_left_of_the_chapter_and_in_the_next():
    person = a_seat(hand="aggression-2 aggression-3 aggression-4", power=4, count=2)
    cat = a_seat(power=4, supercat=Supercat(counter=3), count=2)
    now, behind = going_on(person, cat), likely_behind(0, 3)
    goes_on = 1 - likely_end(now, [4, 4], 3)
    assert aided(now, [0, 0], 3) == [0.0, pytest.approx(3 / 6 + behind * goes_on)]
    assert aided(going_on(person, replace(cat, power=5)), [0, 0], 3)[1] < 0.5
    assert aided(now, [0, 6], 3)[1] < aided(now, [0, 0], 3)[1] - 0.2, "it is likely to get ahead"
    assert aided(going_on(cat, cat), [0, 0], 3) == [0.0, 0.0], "behind whom?"


def test_a_chapter_counts_less_the_nearer_the_end():
    start = going_on(a_seat(count=2), a_seat(count=2))
    assert chapters_left(start, [0, 0], 6) > chapters_left(start, [0, 0], 1)
    assert chapters_left(start, [0, 9], 6) < chapters_left(start, [0, 0], 6)
    last = going_on(a_seat(count=2), a_seat(count=2), chapter=5)
    assert chapters_left(last, [0, 0], 0) == 0.0


# -- the turn -------------------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.1")
def test_it_secures_a_card_of_the_ambition_that_is_declared():
    row = "Relic Fence 1, Mining Interest 1"
    table = in_turn(
        a_seat("1-gate 1"), a_seat(slots="relic"), court=row, lead="aggression-6",
        boxes={"keeper": (0,)},
    )  # fmt: skip
    assert choice(table) == "Secure"
    play(table, "Secure")
    assert choice(table) == "Secure Relic Fence"


@pytest.mark.clause("PLAY-2.1")
def test_it_plans_two_actions_ahead():
    row = "Relic Fence, Mining Interest"
    table = in_turn(a_seat("1-gate 1"), lead="mobilization-6", court=row, boxes={"keeper": (0,)})
    lines = CAPTAIN.lines(table.seen_by(0), asked(table), Random(1))
    planned = {str(option) for option in lines[0].path}
    assert planned == {"Influence Relic Fence", "Influence Mining Interest"}


@pytest.mark.clause("PLAY-2.1")
def test_it_declares_what_it_is_ahead_in_and_not_what_it_is_behind_in():
    trick = (Played(0, "aggression-5", "lead"),)
    own, theirs = "construction-2 construction-3", "mobilization-3 mobilization-4"
    ahead = a_table(
        a_seat(slots="relic relic", hand=own),
        a_seat(hand=theirs),
        trick=trick,
        steps=[NextSeat(), Opening(0)],
    )
    assert choice(ahead) == "Declare Keeper"
    behind = a_table(
        a_seat(hand=own),
        a_seat(slots="relic relic", hand=theirs),
        trick=trick,
        steps=[NextSeat(), Opening(0)],
    )
    assert choice(behind) == "Go on"


@pytest.mark.clause("PLAY-2.1")
def test_a_budget_is_a_count_of_tables():
    table = in_turn(a_seat("1-gate 3, 2-gate 3"), a_seat("1-gate 2"), lead="mobilization-2")
    valued = []
    for tables in (20, 400):
        evaluator = Evaluator(table.seen_by(0), 0)
        search = Search(table, evaluator, Budget(2, 6, 2, tables), Random(1))
        search.lines(asked(table))
        valued.append(search.valued)
    assert valued[0] < valued[1]


def test_of_cards_with_the_same_effect_it_looks_at_the_one_to_spare():
    seat = a_seat(hand="aggression-2 aggression-6 construction-3 construction-5")
    table = a_table(seat, trick=(Played(1, "mobilization-3", "lead"),), steps=[PlayCard(0)], seat=0)
    looked = [str(option) for option in considered(table, asked(table), 6)]
    assert looked == ["Pivot to Aggression 2", "Copy with Aggression 2", "Pivot to Construction 5"]


def test_of_lines_to_the_same_table_only_one_is_followed():
    row = "Relic Fence, Mining Interest"
    table = in_turn(a_seat("1-gate 1"), lead="mobilization-6", court=row, boxes={"keeper": (0,)})
    lines = [SearchLine(END_TURN, table, worth) for worth in (1.0, 3.0, 3.0, 2.0)]
    assert [line.worth for line in ahead_of(lines, 2)] == [3.0, 2.0]


@pytest.mark.clause("PLAY-2.1")
@pytest.mark.parametrize(("width", "followed"), [(6, 3), (5, 2), (1, 1)])
def test_of_each_card_half_as_many_lines_are_followed_at_first(monkeypatch, width, followed):
    asked_for = []

    def watched(lines, most):
        asked_for.append(most)
        return []

    monkeypatch.setattr(admiral, "ahead_of", watched)
    table = going_on(a_seat("1-gate 1", hand="mobilization-2 construction-2"))
    decision = asked(table)
    assert decision.kind == "lead"
    found = Search(table, Evaluator(table.seen_by(0), 0), Budget(width, 3, 1, 60), Random(1))
    found.lines(decision)
    assert set(asked_for) == {followed}


@pytest.mark.clause("PLAY-2.1")
def test_the_ways_to_lead_share_the_tables_evenly(monkeypatch):
    """Three cards, or to pass."""
    shares = []

    def use_up(search, _best, _front, limit):
        shares.append(limit - search.valued)
        search.valued = limit

    monkeypatch.setattr(Search, "_deepen", use_up)
    table = going_on(a_seat("1-gate 1", hand="aggression-2 construction-2 mobilization-2"))
    search = Search(table, Evaluator(table.seen_by(0), 0), Budget(4, 3, 1, 200), Random(1))
    search.lines(asked(table))
    assert (len(shares), search.valued) == (4, 200)
    assert max(shares) - min(shares) <= 1


# -- what it may know -----------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.3")
@pytest.mark.parametrize("bot", [HASTY, replace(HASTY, foresight=Foresight(2, 1))])
def test_equal_views_and_seeds_get_equal_answers(bot):
    match = new_match(3, "views")
    play_bots(match, bots_of(match), 40)
    while not isinstance(match.pending, Decision):
        match.roll()
    decision = match.pending
    view = match.table.seen_by(decision.seat)
    before = view.copy()
    first = bot.choose(view, decision, Random(5)).explained()
    assert view == before
    assert bot.choose(view, decision, Random(5)).explained() == first
    otherwise = GAME.deal_hidden(view, Random(9)).seen_by(decision.seat)
    assert bot.choose(otherwise, decision, Random(5)).explained() == first


# -- battle and habits ----------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.4")
def test_a_battle_is_worth_the_mean_of_its_rolls():
    table = in_turn(a_seat("1-hex 4"), a_seat("1-hex 1"), lead="aggression-2")
    play(table, "Battle", "Attack seat 2 in 1-hex")
    evaluator = Evaluator(table.seen_by(0), 0)
    lines = Search(table, evaluator, Budget(1, 3, 5, 1), Random(1)).lines(asked(table))
    spread = [line.luck for line in lines]
    assert any(spread), "the roll that the line goes on from is hardly ever the mean itself"
    for line in lines:
        assert line.worth == pytest.approx(evaluator(line.table) + line.luck)


@pytest.mark.clause("PLAY-2.4")
def test_in_six_imagined_rolls_every_die_shows_every_face():
    rolls = even_rolls(Dice(3), 6, Random(2))
    assert all(sorted(faces) == [1, 2, 3, 4, 5, 6] for faces in zip(*rolls, strict=True))
    assert even_rolls(Dice(3), 6, Random(2)) == rolls


@pytest.mark.clause("PLAY-2.5")
def test_habits_destroy_the_damaged_and_keep_what_is_wanted_safest():
    table = in_turn(
        a_seat("1-hex 3", slots="relic fuel"), a_seat("1-hex 1", hurt="1-hex 1"),
        buildings="0 city 4-hex, 0 city 5-hex", boxes={"keeper": (0,)}, lead="aggression-2",
    )  # fmt: skip
    table.steps.append(AssignHits(0, 1, "1-hex", 1, "ships first"))
    search = Search(table, Evaluator(table.seen_by(0), 0), HASTY.budget, Random(1))
    search.advance(table)
    assert (table.seats[1].fresh, table.seats[1].hurt) == ({"1-hex": 1}, {})
    table.seats[0].slots = ("fuel", "relic", "", "", "", "")
    table.steps.append(ArrangeSlots(0))
    search.advance(table)
    assert table.seats[0].slots.index("relic") == 0


def test_a_battle_in_the_search_stops_at_the_roll():
    table = in_turn(a_seat("1-hex 2"), a_seat("1-hex 1"), lead="aggression-2")
    table.steps.append(RollDice(0, 1, "1-hex", (2, 0, 0)))
    search = Search(table, Evaluator(table.seen_by(0), 0), HASTY.budget, Random(1))
    waiting = search.advance(table)
    assert waiting.kind == "battle"
    apply(table, (1, 1))
    assert search.advance(table) is None


# -- foresight ------------------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.6")
def test_warlord_sees_what_the_others_do_next():
    """After its turn the rival taxes, builds or moves: the table is not what the line left."""
    seats = [a_seat("1-gate 2", hand="construction-2"), a_seat("3-gate 2", hand="aggression-2")]
    table = a_table(
        *seats, buildings="1 city 3-hex, 0 city 1-hex", trick=(Played(0, "mobilization-2", "lead"),)
    )
    table.steps = [NextSeat()]
    evaluator = Evaluator(table.seen_by(0), 0)
    line = Search(table, evaluator, HASTY.budget, Random(1))._settle(
        table.copy(), SearchLine(None, table, 0.0)
    )[0]
    found = Foresight(1, 1, trust=1.0).beyond([line], 1, evaluator, Random(1))
    assert found[0].worth != line.worth
    assert table.steps == [NextSeat()]


# -- the numbers ----------------------------------------------------------------------------------


@pytest.mark.clause("PLAY-2.7")
def test_values_are_what_an_option_loses_against_the_best():
    table = in_turn(a_seat("1-gate 1"), court="Relic Fence", buildings="0 city 1-hex")
    decision = asked(table)
    view = table.seen_by(0)
    values = HASTY.values(view, decision, Random(1))
    chosen = HASTY.choose(view, decision, Random(1))
    assert values[decision.options.index(chosen.option)] == 0.0
    assert all(value <= 0.0 for value in values if value is not None)
    assert chosen.reasons[0].clause == "PLAY-2.1"


def test_reasons_name_places_as_the_table_does():
    table = in_turn(a_seat("1-hex 2", hand="aggression-2"), lead="construction-2")
    answer = HASTY.choose(table.seen_by(0), asked(table), Random(1))
    assert "in Hex 1" in GAME.told(answer.reasons, NAMES)[0].text


@pytest.mark.clause("PLAY-2.1")
def test_what_every_other_line_would_bring_is_told_beside_the_best():
    table = in_turn(a_seat("1-gate 1"), court="Relic Fence", buildings="0 city 1-hex")
    decision = asked(table)
    view = table.seen_by(0)
    lines = HASTY.lines(view, decision, Random(1))
    _, against, change = HASTY.choose(view, decision, Random(1)).reasons
    assert (against.clause, change.clause) == ("PLAY-2.7", "PLAY-2.2")
    assert [each.option for each in against.options] == [line.option for line in lines]
    assert [each.odds for each in against.options] == [1.0, *[0.0] * (len(lines) - 1)]
    told = [GAME.voice(NAMES).say(each.why) for each in against.options]
    assert told[0].startswith("the best, with +")
    assert f"{lines[0].worth - lines[1].worth:.1f} Power less than the best" in told[1]


def test_a_line_is_told_step_by_step_and_against_the_next_best():
    best = SearchLine(spend_pip("build"), a_table(), 2.0, path=(build("city", "1-hex"), SEIZE))
    others = [SearchLine(END_TURN, a_table(), worth) for worth in (0.7, 1.98)]
    leads = "This is 1.3 Power better than the next best choice: End the turn", ABOUT_EQUAL
    for other, lead in zip(others, leads, strict=True):
        view = in_turn(a_seat())
        said = reasons(view, asked(view), [best, other], HASTY.weights)
        told = GAME.told([said[0], said[0].veiled, said[-1]], NAMES)
        assert [each.text for each in told] == [
            "Best plan found: Build a city in Hex 1. Then: Seize the initiative",
            "Its choice: Build. The comparison depends on hidden cards, so it stays secret",
            lead,
        ]


def test_what_is_done_again_and_again_is_told_once():
    attack = Attack("4-hex", 1)
    path = (attack, attack, END_TURN)
    line = SearchLine(spend_pip("battle"), a_table(), 2.0, path=path)
    said = _plan([line], lambda option: option)
    assert GAME.voice(NAMES).say(said) == (
        f"Best plan found: Attack {NAMES[1]} in Hex 4 (twice). Then: End the turn"
    )


@pytest.mark.clause("PLAY-2.1")
def test_a_plan_names_an_own_city_as_its_button_does():
    view, own = in_turn(a_seat(), court="Relic Fence"), Tax("4-hex", 0)
    lines = [SearchLine(own, view, 2.0, path=(own, Tax("2-hex", 1))), SearchLine(own, view, 1.0)]
    said = reasons(view, asked(view), lines, HASTY.weights)
    plan, against, *_ = [each.text for each in GAME.told(said, ("Robin", *NAMES[1:]))]
    assert plan == "Best plan found: Tax a city in Hex 4. Then: Tax Vega's city in Hex 2"
    assert against.endswith("the next best choice: Tax a city in Hex 4")


@pytest.mark.clause("PLAY-2.3")
@pytest.mark.parametrize(
    ("option", "words"),
    [(Influence, "Influence a new Court card"), (Secure, "Secure a new Court card"),
     (UseCard, "Use a new Court card")],
)  # fmt: skip
def test_a_plan_does_not_name_a_card_that_the_search_has_turned_up(option, words):
    """Of a card that is nobody's and in no row, only its search knows that it comes."""
    hidden, known = CARD_OF_NAME["Farseers"], CARD_OF_NAME["Relic Fence"]
    view = in_turn(a_seat(cards="Elder Broker"), court="Relic Fence", court_deck=(hidden,))
    path = (Secure(known), option(hidden), UseCard(CARD_OF_NAME["Elder Broker"]))
    (plan, *_) = reasons(
        view, asked(view), [SearchLine(path[0], view, 2.0, path=path)], HASTY.weights
    )
    assert GAME.voice(NAMES).say(plan.said) == (
        f"Best plan found: Secure Relic Fence. Then: {words}; Use Elder Broker"
    )


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Fleet(3, 0), "Move 3 fresh ships"),
        (Choose("psionic"), "Choose Psionic"),
        (Collect(0, 2, 0), "Collect 2 assault dice"),
    ],
)
def test_what_is_chosen_is_told_with_a_verb(option, words):
    said = Message("admiral-no-better", {"option": option})
    assert GAME.voice(NAMES).say(said) == f"The next best choice, '{words}', is about as good"


@pytest.mark.parametrize("name", ["initiative", "quality", "aided", "closing", "objective"])
def test_what_a_rival_has_less_is_told_without_a_second_owner(name):
    change = {"of": SeatNumber(1), "gain": Fixed(0.9, signed=True), "what": FEATURE(name)}
    said = GAME.voice(NAMES).say(Message("admiral-rival", change))
    assert said.count("'s ") == 1
    assert "'s the " not in said


def test_cities_that_a_rival_can_tax_are_not_told_as_its_own():
    change = {"of": SeatNumber(1), "gain": Fixed(2.2, signed=True), "what": FEATURE("taxable")}
    said = GAME.voice(NAMES).say(Message("admiral-rival", change))
    assert said.endswith("'s chances to tax rival cities")


def with_power(*power):
    """A table in the middle of a chapter at which the seats have so much Power."""
    return acting(*[a_seat(hand="aggression-2", power=each) for each in power])


def words_of(best, other, *now):
    """The reasons that follow the plan, at a table where the seats are so now."""
    view = in_turn(*(now or [a_seat()]))
    said = reasons(view, asked(view), [best, other], HASTY.weights)
    return [(each.clause, each.text) for each in GAME.told(said[1:], NAMES)]


def valued(table, option=END_TURN, **more):
    worth = Evaluator(in_turn(a_seat()), 0, HASTY.weights)(table)
    return SearchLine(option, table, worth + more.pop("beyond", 0.0), **more)


@pytest.mark.clause("PLAY-2.7")
def test_a_reason_tells_by_what_the_best_is_better_and_not_what_both_bring():
    best, other = valued(with_power(12, 4), beyond=0.5), valued(with_power(10, 7))
    (_, better), (clause, change) = words_of(best, other, a_seat(power=10), a_seat(power=7))
    assert better.endswith(" Power better than the next best choice: End the turn")
    assert clause == "PLAY-2.2"
    assert change == (
        "The difference is mainly +2.4 from Vega's Power and +2.0 from Power. Everything else: +0.6"
    )


@pytest.mark.clause("PLAY-2.7")
def test_another_option_tells_what_it_brings_less_and_not_what_the_best_brings_too():
    best, other = valued(with_power(12, 7)), valued(with_power(10, 7))
    why = Gains(in_turn(a_seat()), 0, HASTY.weights).option(other, [best, other]).why
    assert GAME.voice(NAMES).say(why).endswith(" Power less than the best, with −2.0 from Power")


@pytest.mark.clause("PLAY-2.7")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_of_a_lead_adds_up_to_it_with_losses_and_all_the_rest(seed):
    """Of two rivals each counts by its share (PLAY-2.2), and what is told is what counts."""
    lot = Random(seed)
    best, other = (
        acting(a_seat(
            hand="aggression-2", power=lot.randrange(9), fresh=f"1-hex {lot.randrange(1, 5)}"
        ), a_seat(power=4 + lot.randrange(4)), a_seat(power=lot.randrange(9)))
        for _ in range(2)
    )  # fmt: skip
    lines = sorted((valued(best), valued(other)), key=lambda line: -line.worth)
    lead = lines[0].power - lines[1].power
    told = Gains(in_turn(a_seat()), 0, HASTY.weights).told(*lines)
    if told is not None:
        numbers = [float(each.args["gain"].number) for each in told.args["gains"]]
        rest = float(told.args["rest"].number) if told.key != "admiral-above" else 0.0
        assert told.key == "admiral-above" or (told.key == "admiral-mainly") == (
            abs(rest) <= lead / 2 + (0.05 if told.key == "admiral-mainly" else -0.05)
        )
        assert sum(numbers) + rest == pytest.approx(lead, abs=0.16)
        assert sum(numbers) > -0.16, "what speaks against the move is not what decides"
        assert len(numbers) <= 3


@pytest.mark.clause("PLAY-2.7")
def test_a_lead_within_the_error_of_the_deals_is_no_lead():
    """Of six deals two lines are ahead by turns, and one is behind on each."""
    table = with_power(5, 5)
    best, level = (valued(table, samples=each) for each in ((3.0, 1.0) * 3, (1.0, 2.8) * 3))
    behind = valued(table, samples=(2.0, 0.1) * 3, beyond=-1.0)
    assert words_of(best, level) == [("PLAY-2.7", ABOUT_EQUAL)]
    assert lead_of(best, behind).number == pytest.approx(1.0)


@pytest.mark.clause("PLAY-2.7")
def test_what_is_seen_beyond_the_turn_is_said_to_be_so():
    best, other = valued(with_power(5, 5), beyond=1.3), valued(with_power(5, 5))
    assert words_of(best, other) == [
        ("PLAY-2.7", "This is 1.3 Power better than the next best choice: End the turn"),
        ("PLAY-2.2", "The difference is +1.3 from later turns"),
    ]


@pytest.mark.clause("PLAY-4.1")
def test_where_the_pages_are_followed_the_better_answer_is_told_beside_them():
    paged = valued(with_power(5, 5), beyond=1.5, credit=1.5)
    told = words_of(paged, valued(with_power(5, 5), beyond=0.7))
    assert told == [
        (
            "PLAY-4.1",
            "'End the turn' looks 0.7 Power better, but it departs from SUPERCAT's pages "
            "only to gain 1.5 Power or more",
        ),
    ]


@pytest.mark.clause("PLAY-4.1")
@pytest.mark.parametrize("seed", range(12))
def test_only_what_is_worth_most_is_said_to_be(seed):
    """Three lines, the first of which may be on top for the credit that the pages have alone."""
    lot, view = Random(seed), in_turn(a_seat())
    lines = [
        SearchLine(option, a_table(), lot.randrange(30) / 10 + credit, credit=credit)
        for option, credit in ((spend_pip("build"), 1.5), (END_TURN, 0.0), (SEIZE, 0.0))
    ]
    lines.sort(key=lambda line: -line.worth)
    plan, against, *_ = reasons(view, asked(view), lines, HASTY.weights)
    most = max(line.power for line in lines)
    is_most = lines[0].power > most - 0.05
    assert (plan.said.key == "admiral-best") == is_most
    assert (plan.said.key == "admiral-pages") == (not is_most)
    for line, option in zip(lines, against.options, strict=True):
        words = GAME.voice(NAMES).say(option.why)
        assert ("the best" in words) <= is_most
        if " less " in words or " more " in words:
            assert float(words.split()[0]) == pytest.approx(abs(lines[0].power - line.power))


def test_reasons_about_the_hand_are_private():
    table = a_table(a_seat(hand="aggression-2 construction-3"), steps=[StartRound()])
    decision = asked(table)
    answer = HASTY.choose(table.seen_by(0), decision, Random(1))
    assert all(reason.is_private for reason in answer.reasons)


def test_even_in_haste_it_ends_its_game_and_beats_a_random_player():
    match = new_match(2, "captain", "random")
    bots = bots_of(match)
    bots[1] = SearchBot(Budget(width=1, breadth=2, rolls=1, tables=30))
    play_bots(match, bots, 5000)
    assert match.is_over
    assert match.result.ranks[1] == 1


def test_the_levels_differ_in_how_hard_they_look():
    assert WARLORD.budget.tables > CAPTAIN.budget.tables
    assert WARLORD.foresight.deals > CAPTAIN.foresight.deals
    assert GAME.advisor == "warlord"


def test_levels_know_by_which_readings_supercats_play():
    seats = (SeatSetup("captain", "A"), SeatSetup("supercat", "B"))
    setup = Setup(seats, "readings", {"contend": "count"})
    assert GAME.bot("captain", setup).foresight.pages.readings.contend == "count"


@pytest.mark.clause("PLAY-2.5")
def test_a_raid_steals_what_is_wanted_most():
    table = a_table(a_seat(), a_seat(slots="relic fuel", cards="Relic Fence"))
    wanted = {"relic": 1.0}
    found = [loot(table, each, wanted) for each in (
        StealToken(1, 0), StealToken(1, 1), StealCard(1, table.seats[1].cards[0]), END_TURN,
    )]  # fmt: skip
    assert found == [1.2, 0.2, GUILD_CARD + 1.0, 0.0]


def test_what_is_asked_in_its_turn_is_its_next_action_too_and_nothing_of_others():
    table = in_turn(a_seat("1-gate 1"), lead="mobilization-2")
    search = Search(table, Evaluator(table.seen_by(0), 0), HASTY.budget, Random(1))
    waiting = search.asked_in_turn(table)
    assert (waiting.seat, waiting.kind) == (0, asked(table).kind)
    assert search.asked_in_turn(going_on(a_seat("1-gate 1"), a_seat(hand="aggression-2"))) is None


def test_every_city_to_tax_is_counted_once():
    seen = OnMap()
    seen.can_tax("keeper")
    assert seen.sources == {"keeper": 1}
    seen.can_tax("keeper")
    assert seen.sources == {"keeper": 2}


STANDING = {
    "fresh": lambda table, seat: sum(table.seats[seat].fresh.values()),
    "hurt": lambda table, seat: sum(table.seats[seat].hurt.values()),
    "ports": lambda table, seat: on_map(table)[seat].ports,
    "cities": lambda table, seat: on_map(table)[seat].cities,
    "room": lambda table, seat: on_map(table)[seat].room,
    "gates": lambda table, seat: on_map(table)[seat].gates,
    "taxable": lambda table, seat: on_map(table)[seat].taxable,
    "occupied": lambda table, seat: -on_map(table)[seat].occupied,
    "damaged": lambda table, seat: -on_map(table)[seat].damaged,
    "threatened": lambda table, seat: -on_map(table)[seat].threatened,
    "tokens": lambda table, seat: len(table.seats[seat].tokens),
    "kinds": lambda table, seat: len(set(table.seats[seat].tokens)),
    "guilds": lambda table, seat: len(table.seats[seat].cards),
    "captives": lambda table, seat: sum(table.seats[seat].captives),
    "trophies": lambda table, seat: table.seats[seat].trophy_count,
    "cards": lambda table, seat: table.seats[seat].cards_left,
    "outrage": lambda table, seat: -len(table.seats[seat].outrage),
}  # fmt: skip
"""What of each thing a seat has that counts for it, more is better, recounted from the table."""


@pytest.mark.clause("PLAY-2.7")
def test_what_a_reason_credits_is_brought_by_the_turn_over_random_positions():
    """A game of quick Admirals, some decisions thought over by the Captain."""
    match, luck, credited = new_match(3, seed="credits"), Random(3), 0
    table = match.table
    for number in range(150):
        decision = pending(table)
        if not isinstance(decision, Decision):
            apply(table, decision.outcomes.sample(luck))
            continue
        view, seat = table.seen_by(decision.seat), decision.seat
        if len(decision.options) > 1 and number % 7 == 0:
            lines = CAPTAIN.lines(view, decision, Random(number))
            for reason in reasons(view, decision, lines, CAPTAIN.weights):
                for change in getattr(reason.said, "args", {}).get("gains", ()):
                    count = STANDING.get(name := change.args["what"].value)
                    if count and change.key == "admiral-gain" and change.args["gain"].number > 0:
                        credited += 1
                        assert count(lines[0].table, seat) > count(view, seat), name
        apply(table, HASTY.choose(view, decision, luck).option)
    assert credited > 5
