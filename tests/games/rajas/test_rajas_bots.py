"""The players of a person's seat: what they value, and that they choose it."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.game import game_clauses
from engine.core.match import Match, play_out
from engine.core.setup import SeatSetup, Setup
from games.rajas.bots import raja
from games.rajas.bots.evaluator import FITTED, Evaluator
from games.rajas.bots.raja import (
    GREEDY,
    MINISTER,
    MONEY_PER_ROUND,
    PAGE,
    RAJA,
    OptionOutlook,
    Prospect,
    Raja,
    best_next,
    kind_of,
    rivals_of,
    standing,
    what_it_denies,
)
from games.rajas.game import GAME
from games.rajas.learning import advice
from games.rajas.moves import Buy, CoverBorder, Lay, Pay, Place, TakeDice, TurnDie
from games.rajas.state import Laid
from tests.games.rajas.positions import BOARD, a_table, asked, dice, dummy, in_words, person, play

UNUSED = Random(0)


def choice(bot, table):
    """What a bot answers."""
    return bot.choose(table, asked(table), Random(1)).option


@pytest.mark.clause("RAJ-13.1")
def test_greedy_takes_what_brings_most_and_says_so():
    table = a_table(person("o6 o6", money=3, scrolls=(2, 2, 4, 4)), tops="OT5")
    decision = asked(table)
    values = GREEDY.values(table, decision, UNUSED)
    answer = GREEDY.choose(table, decision, UNUSED)
    assert answer.option == Place("quarry_1")
    assert values[list(decision.options).index(answer.option)] == max(values)
    assert answer.reasons[0].clause == "RAJ-13.1"
    told = GAME.told(answer.reasons, ("You", "Ada"))[0].text
    assert "Best move: Quarry (1 money), worth" in told
    second = sorted(values)[-2]
    assert told.endswith(f", worth {second:.1f} money"), "the next best is named"


@pytest.mark.clause("RAJ-13.1")
def test_what_all_places_bring_alike_is_no_worth_of_one():
    """A temple brings its fame wherever it lies, and dice that are paid are worth nothing."""
    kinds = set()
    for seed in range(3):
        match = Match(
            GAME, Setup((SeatSetup("greedy", "You"), SeatSetup("page", "Ada")), str(seed))
        )
        for _ in range(160):
            decision = match.pending
            if isinstance(decision, Chance):
                match.roll()
                continue
            view = GAME.view(match.table, decision.seat)
            answer = GREEDY.choose(view, decision, UNUSED)
            if isinstance(answer.option, Lay | Pay | CoverBorder):
                kinds.add(type(answer.option))
                whys = [each.why.key for each in answer.reasons[0].options if each.why]
                assert not answer.reasons[0].said.key.startswith("worth")
                assert "worth-money" not in whys
            match.answer(answer.option)
    assert kinds >= {Lay, Pay}


@pytest.mark.clause("RAJ-13.2")
def test_page_counts_what_markets_bring_later_and_greedy_does_not():
    """A market of 2 for four, or a temple for five: two fame are four money at once."""
    worth = {}
    for name, bot in (("greedy", GREEDY), ("page", PAGE)):
        table = a_table(person("o6"), tops="OC3 OT2")
        play(table, Place("quarry_1"))
        decision = asked(table)
        values = bot.values(table, decision, UNUSED)
        worth[name] = dict(zip(map(str, decision.options), values, strict=True))
    gain = {name: each["Buy OC3"] - each["Buy OT2"] for name, each in worth.items()}
    assert gain["page"] > gain["greedy"]


@pytest.mark.clause("RAJ-13.2", "RAJ-13.3")
@pytest.mark.parametrize("bot", [PAGE, MINISTER, RAJA])
def test_a_tile_is_laid_where_a_border_pays(bot):
    table = a_table(person("o5", tiles=(Laid(1, "GC1", 1),)), tops="OC2")
    play(table, Place("quarry_1"), Buy("OC2"))
    assert choice(bot, table) == Lay(0, 0), "the road to the north brings four money"


@pytest.mark.clause("RAJ-13.3")
def test_minister_keeps_high_dice_where_page_pays_with_them():
    table = a_table(person("o2 o6 g1"), tops="OC1")
    page, minister = Evaluator(table, 0, PAGE.weights), Evaluator(table, 0, MINISTER.weights)
    high, low = dice("o6")[0], dice("o2")[0]
    assert minister.die(high) - minister.die(low) > page.die(high) - page.die(low)


@pytest.mark.clause("RAJ-13.4")
def test_the_raja_tells_in_rounds_what_every_option_loses():
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    told = advice(table, asked(table))
    assert told.best.rounds == 0
    assert [hint.rounds for hint in told.hints] == sorted(
        [hint.rounds for hint in told.hints], reverse=True
    )
    assert len(told.hints) == len(asked(table).options)
    assert told == advice(table, asked(table)), "the same table gets the same advice"
    values = RAJA.values(table, asked(table), Random(7))
    worths = [each.worth for each in RAJA.outlooks(table, asked(table), Random(7))]
    assert max(values) == 0
    assert values == [round(value, 3) for value in values]
    assert min(values) == pytest.approx((worths[-1] - worths[0]) / MONEY_PER_ROUND, abs=0.001)
    assert in_words(told.reasons)[0].endswith(", about equal")


@pytest.mark.clause("RAJ-13.3", "RAJ-13.4")
@pytest.mark.parametrize(
    ("bot", "words"), [(MINISTER, "worth {} money"), (RAJA, "{} rounds behind the best")]
)
def test_what_was_compared_is_told_as_data(bot, words):
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    answer = bot.choose(table, asked(table), Random(7))
    best, *others = answer.reasons[0].options
    assert (best.option, best.odds) == (answer.option, 1)
    assert len(others) == (4 if bot is MINISTER else RAJA.candidates - 1)
    voice = GAME.voice(("You", "Ada"))
    for each in others:
        assert each.odds == 0
        (number,) = each.why.args.values()
        if number is None:
            assert voice.say(each.why) == "about equal"
            continue
        assert voice.say(each.why) == words.format(f"{number.number:.{number.digits}f}")


@pytest.mark.parametrize(
    ("space", "clause"),
    [
        ("market_assorted_1", "RAJ-5.5"),
        ("market_tea", "RAJ-5.4"),
        ("terrace_reroll", "RAJ-5.13"),
        ("terrace_blue_1", "RAJ-5.12"),
        ("quarry_1", "RAJ-6.4"),
    ],
)
def test_the_raja_names_the_rule_of_the_space_he_chose(space, clause):
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    option = Place(space)
    seen = [
        OptionOutlook(option, 9.0, 1),
        OptionOutlook(option, 9.0, 1),
        OptionOutlook(Place("yogi"), 1.0, 1),
    ]
    first, binding = RAJA.reasons(table, 0, seen)
    told = in_words([first])[0]
    assert told.endswith(". Best of another kind: Yogi, 0.50 rounds behind")
    (first, *_) = RAJA.reasons(table, 0, [seen[0], seen[2]])
    assert in_words([first])[0].endswith(". Second: Yogi, 0.50 rounds behind")
    assert binding.clause == clause


@pytest.mark.clause("RAJ-12.2")
@pytest.mark.parametrize("is_ending", [False, True])
def test_the_raja_says_when_only_the_overlap_counts(is_ending):
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1", is_ending=is_ending)
    reasons = RAJA.choose(table, asked(table), Random(1)).reasons
    said = in_words([reason for reason in reasons if reason.clause == "RAJ-12.2"])
    assert said == ["This is the last pass: only the overlap counts now"] * is_ending


def led_by(leads):
    """What is seen instead of playing out: by option one lead for every luck, in turn."""
    played = []

    def later(raja, view, seat, option, luck):
        played.append((option, luck))
        so_far = sum(1 for each, _ in played if each == option)
        return Prospect(leads(option)[so_far - 1])

    return played, later


@pytest.mark.clause("RAJ-13.4")
def test_the_raja_plays_out_the_better_moves_more_often_all_with_the_same_luck(monkeypatch):
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    worth = {option: place for place, option in enumerate(asked(table).options)}
    played, later = led_by(lambda option: [float(worth[option])] * 6)
    monkeypatch.setattr(Raja, "_later", later)
    seen = RAJA.outlooks(table, asked(table), Random(7))
    trials = [each.trials for each in seen if each.trials]
    (first, kept), (most, _) = RAJA.stages
    tried = [each.option for each in seen if each.trials]
    assert RAJA.candidates <= len(tried) <= RAJA.candidates + 1
    assert trials == [most] * kept + [first] * (len(tried) - kept)
    assert tried == sorted(tried, key=worth.__getitem__, reverse=True)
    lucks = [luck for option, luck in played if option == tried[0]]
    assert len(set(lucks)) == most
    for option in tried:
        assert [luck for each, luck in played if each == option] in (lucks, lucks[:first])


@pytest.mark.clause("RAJ-13.4")
def test_a_move_is_set_beside_the_best_by_the_luck_that_both_had(monkeypatch):
    """The best brings 20 and 10, then nothing; the others 4 less while they are tried."""
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    _, later = led_by(lambda option: [20.0, 10.0] + [0.0] * 4)
    best = RAJA.outlooks(table, asked(table), Random(7))[0].option
    _, others = led_by(lambda option: [16.0, 6.0] + [-4.0] * 4)
    monkeypatch.setattr(
        Raja, "_later", lambda raja, *seen: (later if seen[2] == best else others)(raja, *seen)
    )
    seen = RAJA.outlooks(table, asked(table), Random(7))
    assert (seen[0].option, seen[0].worth) == (best, 5.0)
    for each in seen[1 : RAJA.candidates]:
        assert each.worth == pytest.approx(1.0)
        assert each.parts.reached == pytest.approx(1.0)


@pytest.mark.clause("RAJ-13.4")
@pytest.mark.parametrize(
    ("spread", "told"),
    [(0.0, "0.50 rounds behind"), (2.0, "0.50 rounds behind"), (60.0, "about equal")],
)
def test_a_difference_within_what_luck_makes_of_it_is_about_equal(monkeypatch, spread, told):
    """All moves bring 8 less than the best; by luck they bring that much more or less."""
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    _, best_led = led_by(lambda option: [50.0] * RAJA.stages[-1][0])
    best = RAJA.outlooks(table, asked(table), Random(7))[0].option
    _, led = led_by(lambda option: [42.0 + spread, 42.0 - spread] * RAJA.stages[-1][0])
    monkeypatch.setattr(
        Raja, "_later", lambda raja, *seen: (best_led if seen[2] == best else led)(raja, *seen)
    )
    reasons = RAJA.choose(table, asked(table), Random(7)).reasons
    assert in_words(reasons)[0].endswith(f", {told}")
    assert bool([each for each in reasons if each.said.key.startswith("decided")]) == (
        told != "about equal"
    )


@pytest.mark.clause("RAJ-13.4")
def test_the_raja_looks_at_one_move_of_every_kind_and_none_is_better_than_its_twin():
    """Only the quarry and the terrace for blue dice are free; the former costs money."""
    quarries = [Place(f"quarry_{number}") for number in (1, 2, 3)]
    free = [*(each.space for each in quarries), "terrace_blue_1"]
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1",
                    placed={space: 1 for space in BOARD.by_id[2] if space not in free})  # fmt: skip
    seen = {each.option: each for each in RAJA.outlooks(table, asked(table), Random(7))}
    kinds = [kind_of(table, option) for option, each in seen.items() if each.trials]
    assert len(set(kinds)) == len(kinds)
    assert [seen[option].trials > 0 for option in quarries] == [True, False, False]
    one, two, three = (seen[option].worth for option in quarries)
    prices = [table.space(option.space).money for option in quarries]
    assert [one - two, one - three] == [pytest.approx(price - prices[0]) for price in prices[1:]]


@pytest.mark.clause("RAJ-13.4")
def test_equal_views_get_equal_answers_and_are_left_as_they_are():
    table = a_table(person("o6 o6 g2", money=6), person("g3"), tops="OT5 GC1")
    before, copied = repr(table), table.copy()
    seen = RAJA.outlooks(table, asked(table), Random(3))
    assert repr(table) == before
    assert seen == RAJA.outlooks(copied, asked(copied), Random(3))


@pytest.mark.clause("RAJ-13.4")
def test_the_round_is_played_to_its_end_by_all_seats_and_no_farther(monkeypatch):
    ends = []
    monkeypatch.setattr(raja, "lead", lambda table, seat: ends.append((table, seat)) or Prospect())
    table = a_table(person("o6 o6 g2", money=6), person("g3"), tops="OT5 GC1")
    RAJA.played_out(table, 0, Place("quarry_1"), [0.5, 0.25])
    assert [seat for _, seat in ends] == [0, 0]
    for end, _ in ends:
        assert end.round == table.round + 1
        assert not end.placed
        assert [seat.workers for seat in end.seats] == [seat.owned for seat in end.seats]


def two_at_a_market():
    """Both have a market for tea; Ada's pays 2 for a die that brings the Raja as much elsewhere."""
    return a_table(
        person("g3 b1", tiles=(Laid(7, "OC1"),), claimed=(7,)),
        person("g3", tiles=(Laid(7, "OC3"), Laid(8, "GC3")), claimed=(7,)),
        tops="",
    )


@pytest.mark.clause("RAJ-13.4")
def test_where_a_rival_would_like_to_go_is_always_looked_at_and_dummies_want_nothing():
    table = two_at_a_market()
    assert rivals_of(table, 0) == [1]
    worth, wanted = best_next(table, 1, FITTED)
    assert worth > 0
    seen = RAJA.outlooks(table, asked(table), Random(7))
    tried = [each.option for each in seen if each.trials]
    assert len(tried) == RAJA.candidates + 1
    assert [each for each in tried if isinstance(each, Place) and each.space == wanted.space]
    assert rivals_of(a_table(person("g3"), dummy(), tops=""), 0) == []


@pytest.mark.clause("RAJ-13.4")
def test_he_says_what_a_move_denies_whom():
    table = two_at_a_market()
    _, wanted = best_next(table, 1, FITTED)
    seen = [OptionOutlook(wanted, 9.0, 0), OptionOutlook(Place("yogi"), 1.0, 0)]
    said = in_words(RAJA.reasons(table, 0, seen))
    assert sum("best next move is then worth" in text for text in said) == 1


@pytest.mark.clause("RAJ-12.2")
@pytest.mark.parametrize(("elephant", "told"), [(0, 1), (1, 0)])
def test_in_the_last_pass_only_who_comes_later_has_a_next_move(elephant, told):
    table = two_at_a_market()
    table.is_ending, table.elephant = True, elephant
    _, wanted = best_next(table, 1, FITTED)
    assert len(what_it_denies(table, 0, wanted, FITTED)) == told


@pytest.mark.clause("RAJ-13.4")
@pytest.mark.parametrize(
    ("parts", "words"),
    [
        (
            Prospect(3.0, 1.0, -2.0),
            "The markers advance 3.0 steps more by the end of the round than after the other move",
        ),
        (
            Prospect(1.0, 2.0, -2.0),
            "What is kept for later rounds is worth 2.0 money more than after the other move",
        ),
        (
            Prospect(1.0, 1.0, 4.0),
            "What the strongest rival has after this round is worth 4.0 money less than after the"
            " other move",
        ),
        (
            Prospect(1.0, 1.0, 4.0, 5.0),
            "The winning chances this round are worth 5.0 money more than after the other move",
        ),
    ],
)
def test_he_says_which_part_of_what_he_saw_decided(parts, words):
    table = a_table(person("o6 o6 g2", money=6), tops="OT5 GC1")
    seen = [OptionOutlook(Place("quarry_1"), 9.0, 3, parts), OptionOutlook(Place("yogi"), 1.0, 3)]
    assert in_words(RAJA.reasons(table, 0, seen))[1] == words


@pytest.mark.clause("RAJ-13.4")
def test_the_raja_turns_a_die_where_it_makes_a_great_tile_possible():
    table = a_table(person("o1 o6", fame=30, karma=3, workers=1), tops="OT5")
    answer = RAJA.choose(table, asked(table), Random(7))
    assert answer.option == TurnDie(dice("o1")[0])
    clauses = [reason.clause for reason in answer.reasons]
    assert (clauses[0], clauses[-1]) == ("RAJ-13.4", "RAJ-4.4")


def test_an_only_move_needs_no_thought():
    table = a_table(person("o4"), tops="OC1")
    play(table, Place("quarry_1"))
    assert choice(RAJA, table) == Buy("OC1")
    assert advice(table, asked(table)).best.option == Buy("OC1")


def test_what_has_been_reached_counts_and_so_does_what_is_held():
    poor, rich = a_table(person("o1")), a_table(person("o1 b6", money=8, karma=2))
    assert standing(rich, 0, FITTED, 4.0) > standing(poor, 0, FITTED, 4.0) + 2


def test_dice_are_worth_less_the_more_there_are():
    few, many = a_table(person("o6 g6")), a_table(person("o6 g6 o6 g6 o6 g6 o6 g6"))
    number = dice("o6")[0]
    assert Evaluator(few, 0, FITTED).die(number) > Evaluator(many, 0, FITTED).die(number)


def test_dice_of_a_colour_that_tiles_ask_for_are_taken():
    table = a_table(person("g2 o3"), tops="OT5 OT3")
    play(table, Place("dancer", dice("g2")[0]))
    assert choice(MINISTER, table) == TakeDice((0, 0))


@pytest.mark.parametrize("name", [level.name for level in GAME.bot_levels])
def test_every_level_plays_a_whole_game_and_cites_clauses_that_exist(name):
    seats = (SeatSetup(name, "A"), SeatSetup("dummy", "B"))
    known = {clause.id for clause in game_clauses(GAME)}
    match = Match(GAME, Setup(seats, "level"))
    bot = GAME.bot(name, match.setup)
    while match.table.round < 2:
        if match.seat_to_answer < 0:
            match.roll()
        else:
            thought = match.think(bot)
            assert {reason.clause for reason in thought.reasons} <= known
            match.answer(thought.option, thought.reasons)


def test_better_levels_need_fewer_rounds():
    """A few games each; the figures of the README come from many."""

    def rounds(name):
        seats = (SeatSetup(name, "A"), SeatSetup("dummy", "B"))
        return sum(play_out(GAME, Setup(seats, f"race-{n}"), 4000)[0].round for n in range(6))

    assert rounds("minister") < rounds("greedy")
