"""The Navigator: common luck, imagined tables, comparing, and what it answers and says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from engine.core.chance import generator
from engine.core.decision import Chance, Decision, Difference
from engine.core.setup import Setup
from engine.core.step import apply, pending
from games.roll_galaxy.dice import DEVELOP, GREEN, PHASES, SETTLE, WHITE, WILD
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import CONFIRM, LiftTile, PlaceWild, SelectPhase, listed_said
from games.roll_galaxy.navigator import rollout
from games.roll_galaxy.navigator.bot import (
    ONCE,
    Navigator,
    _value_of_click,
    advise,
    called_sentence,
    option_reasons,
)
from games.roll_galaxy.navigator.rollout import (
    FULL,
    HAND,
    Luck,
    Trial,
    Tried,
    assignments,
    compare,
    courses,
    foretold,
    imagined,
    lead,
    play_on,
    usual_plan,
)
from games.roll_galaxy.rollbot.empire import DEFAULT, empire_of
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import RollTable, Rules
from games.roll_galaxy.steps import AssignDice, RunPhase, StartRound
from games.roll_galaxy.steps.rounds import RaiseToFloor, RecruitDice, new_table
from games.roll_galaxy.tiles import HIDDEN, PHASE
from tests.games.roll_galaxy.positions import a_seat, bystander, executing, rolled, table_of

UNUSED = Random(0)
GAME_SETUP = Setup((), "1")
QUICK = replace(FULL, stages=((1, 2), (2, 1)))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rollouts, where it does not matter how well it plays."""
    thoroughly = rollout._assignments
    monkeypatch.setattr(rollout, "_assignments", lambda rolled, effort: thoroughly(rolled, QUICK))


# -- luck and imagined tables ---------------------------------------------------------------------


def test_a_die_shows_the_same_face_whatever_else_is_rolled() -> None:
    luck = Luck("a seed", 3)
    alone = luck.roll(2, 1, (GREEN, GREEN))
    among_others = luck.roll(2, 1, (WHITE, WHITE, GREEN, GREEN, GREEN))
    assert among_others[2:4] == alone
    assert [luck.roll(number, 0, (GREEN,)) for number in range(20)] != [alone[:1]] * 20


def test_the_bag_gives_its_tiles_in_one_order() -> None:
    luck = Luck("a seed", 0)
    first = luck.tile([4, 9, 17, 30])
    assert luck.tile([first, 50]) in (first, 50)
    assert luck.tile([tile for tile in (4, 9, 17, 30) if tile != first]) != first
    assert {Luck("a seed", number).tile([4, 9, 17, 30]) for number in range(40)} == {4, 9, 17, 30}


def test_every_colour_of_every_seat_and_round_has_its_own_luck() -> None:
    """No two dice of a game are bound to show faces of one number."""
    luck, asked = Luck("a seed", 0), []

    class Faces:
        def at(self, place: int) -> None:
            asked.append(place)

        def random(self) -> float:
            return 0.5

    luck._faces = Faces()  # type: ignore[assignment]
    for number in range(20):
        for seat in range(5):
            luck.roll(number, seat, (0, 0, 1, 2, 3, 4, 5, 6))
    assert len(asked) == len(set(asked)) == 20 * 5 * 7


def test_before_the_first_round_nobody_has_rolled() -> None:
    table = new_table(Rules(), [1, 1])
    chance = generator("before", 1)
    while isinstance(asked := pending(table), Chance):
        apply(table, asked.outcomes.sample(chance))
    assert not table.round
    dealt = imagined(table.seen_by(asked.seat), asked.seat, Luck("a seed", 1))
    assert [(seat.workers, seat.cup) for seat in dealt.seats] == [
        ((), seat.cup) for seat in table.seats
    ]


def midgame(seed: int, answers: int) -> RollTable:
    """A table of three Rollbots after so many answers."""
    table = new_table(Rules(), [1, 1, 4])
    for asked, _ in played(table, seed):
        answers -= 1
        if answers <= 0 and isinstance(asked, Decision) and asked.kind == "assign":
            return table
    raise AssertionError("the game is over")


def played(table: RollTable, seed: int) -> Iterator[tuple[Chance | Decision, RollTable]]:
    """Rollbots play on; every question comes before its answer."""
    chance = generator("navigator", seed)
    bot = GAME.bot("rollbot:easy", GAME_SETUP)
    asked = pending(table)
    while asked is not None:
        yield asked, table
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(chance))
        else:
            view = table.seen_by(asked.seat)
            apply(table, bot.choose(view, asked, Random(seed)).option)
        asked = pending(table)


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_table_differs_only_in_what_cannot_be_seen(seed: int) -> None:
    table = midgame(seed, 120)
    asked = pending(table)
    assert isinstance(asked, Decision)
    view = table.seen_by(asked.seat)
    dealt = imagined(view, asked.seat, Luck("a seed", 1))
    assert not dealt.check()
    assert dealt.seats[asked.seat] == table.seats[asked.seat]
    for number, seat in enumerate(dealt.seats):
        real = table.seats[number]
        assert (seat.tableau, seat.goods, seat.cup) == (real.tableau, real.goods, real.cup)
        assert seat.developments[:1] == real.developments[:1]
        assert HIDDEN not in (*seat.developments, *seat.worlds)
        colours = [worker.colour for worker in seat.workers]
        assert colours == [worker.colour for worker in real.workers]


class Shown:
    """A luck that remembers where the extra die fell, from 0 over its faces to 1."""

    share = -1.0

    def show(self, round_number: int, share: float) -> None:
        self.share = share


@pytest.mark.parametrize("credits_", range(5))
def test_calls_and_extra_dice_are_mixed_from_the_first_on(credits_: int) -> None:
    """Two calls on twelve tables each: the first half of all shows both with every third of the
    extra die.
    """
    trial = Trial(table_of(a_seat(credits=credits_), steps=[StartRound()]), 0)
    drawn = [
        (SimpleNamespace(seats=[SimpleNamespace(called=number % 2)]), Shown())
        for number in range(24)
    ]
    first = trial._spread(drawn)[:12]
    assert len({(table.seats[0].called, int(3 * luck.share)) for table, luck in first}) == 6


def test_others_have_assigned_their_imagined_dice() -> None:
    table = midgame(1, 120)
    table.steps = [step for step in table.steps if not isinstance(step, AssignDice)]
    table.steps.append(AssignDice(2))
    dealt = imagined(table.seen_by(2), 2, Luck("a seed", 1))
    assert all(dealt.seats[number].called is not None for number in (0, 1))


def test_a_rollout_ends_with_its_round() -> None:
    table = midgame(2, 100)
    asked = pending(table)
    assert isinstance(asked, Decision)
    dealt = imagined(table.seen_by(asked.seat), asked.seat, Luck("a seed", 1))
    round_now = dealt.round
    play_on(dealt, Luck("a seed", 1), 2)
    assert isinstance(dealt.steps[-1], StartRound)
    assert dealt.round == round_now + 1
    assert not dealt.check()


# -- worth ----------------------------------------------------------------------------------------


def test_at_the_end_only_points_count() -> None:
    table = table_of(a_seat("Gem World", chips=7), bystander(chips=3, credits=9), steps=[])
    assert foretold(table, 0) == seat_score(table, 0).total
    assert lead(table, 0) == seat_score(table, 0).total - seat_score(table, 1).total
    assert lead(table, 1) == -lead(table, 0)


@pytest.mark.parametrize(
    "more", [{"cup": "4 white"}, {"chips": 2}, {"citizenry": "2 white", "credits": 4}]
)
def test_more_is_worth_more(more: dict[str, object]) -> None:
    fields = {"cup": "3 white", "credits": 2}
    poor = table_of(a_seat(**fields), steps=[StartRound()])
    rich = table_of(a_seat(**fields | more), steps=[StartRound()])
    assert foretold(rich, 0) > foretold(poor, 0)


# -- comparing ------------------------------------------------------------------------------------


def test_the_best_choice_wins_and_the_others_get_fewer_rollouts() -> None:
    """Ten choices worth their number, with the same luck for all: budgets are counts."""
    calls: list[tuple[int, int]] = []

    def try_out(choice: int, count: int) -> float:
        calls.append((choice, count))
        return choice + (count % 3)

    tried = compare(range(10), try_out)
    assert [each.choice for each in tried[:3]] == [9, 8, 7]
    (first, kept), (most, _) = FULL.stages
    assert len(calls) == len(set(calls)) == 10 * first + kept * (most - first)
    assert [each.rollouts for each in tried] == [most] * kept + [first] * (10 - kept)


def test_a_single_choice_is_not_tried_out_more_than_once_through() -> None:
    calls = []
    (only,) = compare(["it"], lambda choice, count: float(calls.append(count) or 1))
    assert (only.lead, only.rollouts, len(calls)) == (1.0, FULL.stages[0][0], FULL.stages[0][0])


def test_a_call_is_tried_with_dice_for_its_first_tile_alone() -> None:
    """Five developers, tiles of 1 and 6: calling Develop with one die, with five, as rolled."""
    fields = {"developments": ["Public Works", "Galactic Bankers", "Galactic Reserves"]}
    table = rolled(*["white Settle"] * 3, *["white Develop"] * 2, built=["Nanotechnology"],
                   worlds=["Sentient Robots", "Gem World"], **fields)  # fmt: skip
    empire = empire_of(table.seen_by(0), 0, DEFAULT)
    crews = {plan.places.count(SETTLE) for plan in courses(empire) if plan.called == SETTLE}
    assert {1, 2, 3} <= crews


FOUR = ("white Settle", "white Settle", "white Settle", "white Settle")
FOUR_SETTLERS = {"worlds": ["Tourist World"], "credits": 1}


def test_four_settlers_complete_a_world_of_four() -> None:
    """Money is short and two stacks are empty, but four points at once are worth more."""
    table = rolled(*FOUR, **FOUR_SETTLERS)
    best = assignments(table.seen_by(0), 0)[0].choice
    assert placed_by(best) == {"Settle": 4}


def placed_by(plan: Plan) -> dict[str, int]:
    """How many dice a plan puts under each phase."""
    return {PHASES[place]: plan.places.count(place) for place in sorted(set(plan.places))}


def test_a_position_with_a_single_step_is_played_to_the_end_of_its_round() -> None:
    """Whatever is asked, what follows in a round follows in a rollout too."""
    for phase in ("Explore", "Ship"):
        fields = {"workers": {phase: "2 white"}, "worlds": ["Pirate World"]}
        table = executing(phase, a_seat("Gem World", goods={"Gem World": "red"}, **fields))
        pending(table)
        table.steps = table.steps[-1:]
        dealt = imagined(table.seen_by(0), 0, Luck("a seed", 1))
        play_on(dealt, Luck("a seed", 1), 1)
        assert isinstance(dealt.steps[-1], StartRound)
        assert not dealt.seats[0].workers


def test_before_the_first_phase_all_selected_phases_are_still_to_come() -> None:
    table = rolled("white Explore", **FOUR_SETTLERS)
    table.phases, table.phase, table.revealed = (0, 1), None, True
    table.steps = [AssignDice(0)]
    rollout._add_rest_of_round(table)
    phases = [step.phase for step in reversed(table.steps) if isinstance(step, RunPhase)]
    assert phases == [0, 1]


# -- answers --------------------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_is_legal_and_depends_on_the_view_alone(seed: int) -> None:
    """Hidden tiles of the other are exchanged, dice behind its screen show Wilds: no difference."""
    table = new_table(Rules(), [1, 4])
    rng = Random(seed)
    bots = [Navigator(QUICK), GAME.bot("rollbot:insane", GAME_SETUP)]
    chance = generator("legal", seed)
    asked = pending(table)
    while asked is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(chance))
        else:
            view = table.seen_by(asked.seat)
            option = bots[asked.seat].choose(view, asked, UNUSED).option
            assert option in asked.options
            is_looked_at = asked.kind in ("place", "ship") or isinstance(option, SelectPhase)
            if asked.seat == 0 and is_looked_at:
                other = _with_other_secrets(table, asked.seat, rng).seen_by(asked.seat)
                before = other.copy()
                assert bots[asked.seat].choose(other, asked, UNUSED).option == option
                assert other == before
            apply(table, option)
        assert not table.check()
        asked = pending(table)


def _with_other_secrets(table: RollTable, viewer: int, rng: Random) -> RollTable:
    """The same table for the viewer, with other tiles and dice where it cannot look."""
    other = table.copy()
    unseen = other.seen_by(viewer).unseen_tiles
    rng.shuffle(unseen)
    for number, seat in enumerate(other.seats):
        if number != viewer:
            for phase in (DEVELOP, SETTLE):
                top = seat.stack(phase)[:1]
                hidden = tuple(unseen.pop() for _ in seat.stack(phase)[1:])
                seat.set_stack(phase, top + hidden)
            if not other.revealed:
                seat.workers = tuple(
                    type(worker)(worker.colour, WILD, 0) for worker in seat.workers
                )
    return other


@pytest.mark.usefixtures("quick")
def test_the_plan_of_the_first_click_is_carried_out() -> None:
    table = rolled("white Ship", "white Explore", "red Wild", "cyan Ship", **FOUR_SETTLERS)
    plan = assignments(table.seen_by(0), 0)[0].choice
    bot = Navigator(QUICK)
    while table.seats[0].called is None or pending(table) is not None:
        asked = pending(table)
        assert isinstance(asked, Decision)
        option = bot.choose(table.seen_by(0), asked, UNUSED).option
        apply(table, option)
        if option == CONFIRM:
            break
    assert tuple(worker.place for worker in table.seats[0].workers) == plan.places


@pytest.mark.usefixtures("quick")
def test_tiles_are_not_rearranged_for_ever() -> None:
    """Advanced Logistics may lift any tile again and again; it is never worth it."""
    seat = a_seat("Advanced Logistics", developments=["Public Works"], worlds=["Fifth Column"],
                  workers={"Explore": "white"})  # fmt: skip
    table = executing("Explore", seat)
    asked = pending(table)
    assert isinstance(asked, Decision)
    assert any(isinstance(option, LiftTile) for option in asked.options)
    assert not isinstance(Navigator(QUICK).choose(table.seen_by(0), asked, UNUSED).option, LiftTile)


@pytest.mark.usefixtures("quick")
def test_of_many_options_the_best_and_the_three_next_are_told() -> None:
    table = executing("Explore", a_seat(workers={"Explore": "white"}, worlds=["Gem World"]))
    asked = pending(table)
    assert isinstance(asked, Decision)
    option = asked.options[0]
    tried = [Tried(option, -each, 1, Difference(each)) for each in range(6)]
    best, others = option_reasons(table.seen_by(0), 0, tried)
    assert best.said.key == "option-before"
    assert len(others.said.args["others"]) == 2, "beside the next one, which comes first"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", range(20))
def test_the_next_best_is_what_is_least_behind_however_often_it_was_tried(seed: int) -> None:
    """Choices with few rollouts were lucky or not: only the same luck as the best's counts.

    What cannot be told from the best is next to it, whatever its mean.
    """
    table, lot = (
        executing("Explore", a_seat(workers={"Explore": "white"}, worlds=["Gem World"])),
        Random(seed),
    )
    asked = pending(table)
    assert isinstance(asked, Decision)
    best, *others = [
        Tried(
            option,
            lot.random(),
            lot.choice((6, 24)),
            Difference(number and lot.random(), lot.choice((0.0, 1.0)), 24),
        )
        for number, option in enumerate(asked.options)
    ]
    least = min(others, key=lambda each: (each.behind.said() is not None, each.behind.mean))
    (head, *_) = option_reasons(table.seen_by(0), 0, [best, *others])
    assert head.options[1].option == least.choice
    assert head.said.args["other"] == listed_said(least.choice, table, 0)


# -- words ----------------------------------------------------------------------------------------


def test_the_advice_is_a_sentence_with_numbers() -> None:
    """Four settlers complete a world of four at once; what else there is stands beside it."""
    table = rolled(*FOUR, **FOUR_SETTLERS)
    advice = advise(table.seen_by(0), 0)
    best, *_, closing = [reason.text for reason in GAME.told(advice.reasons, ("Ann", "Ben"))]
    assert best.startswith("Select Settle with 4 workers to complete Tourist World; next best: ")
    assert " points worse" in best
    assert closing.startswith("Final assignment. ")
    assert advice.moves[-1] == CONFIRM
    assert all(reason.is_private for reason in advice.reasons)
    called, *others = next(each.options for each in advice.reasons if each.options)
    assert (called.option, called.odds) == (PHASE(SETTLE), 1)
    assert others
    assert all(each.odds == 0 and each.why.key == "beside" for each in others)


@pytest.mark.parametrize(
    ("phase", "workers", "brings"),
    [
        ("Produce", {"Produce": 1}, {"goods": 1}),
        ("Produce", {"Produce": 3}, {"goods": 2}),
        ("Ship", {"Ship": 3, "Produce": 3}, {"goods": 1, "more": 2}),
        ("Ship", {"Ship": 0, "Produce": 1}, {"goods": 0, "more": 1}),
    ],
)
def test_a_call_is_said_to_bring_no_more_than_there_are_workers_worlds_and_goods(
    phase: str, workers: dict[str, int], brings: dict[str, int]
) -> None:
    """One world has its good, two are empty."""
    built = ("Spice World", "Runaway Robots", "Plague World")
    faces = [f"white {face}" for face, count in workers.items() for _ in range(count)]
    seat = rolled(*faces, built=built, goods={"Spice World": "white"}).seats[0]
    seat.called = PHASES.index(phase)
    said = called_sentence(seat)
    assert (said.args["workers"], said.args["brings"].args) == (workers[phase], brings)


@pytest.mark.usefixtures("quick")
def test_every_option_has_a_number() -> None:
    table = executing(
        "Explore", a_seat(workers={"Explore": "white"}, worlds=["Gem World"], credits=2)
    )
    asked = pending(table)
    assert isinstance(asked, Decision)
    bot = Navigator(QUICK)
    values = bot.values(table.seen_by(0), asked, UNUSED)
    answer = bot.choose(table.seen_by(0), asked, UNUSED)
    assert len(values) == len(asked.options)
    best = max(value for value in values if value is not None)
    assert values[list(asked.options).index(answer.option)] == best
    (first, *_) = GAME.told(answer.reasons, ("Ann", "Ben"))
    assert first.text.startswith(f"{GAME.option_text(answer.option, (), table, 0)}; next best: ")


@pytest.mark.usefixtures("quick")
def test_clicks_that_no_good_assignment_makes_have_no_number() -> None:
    table = rolled("white Ship", "white Explore", "red Wild", **FOUR_SETTLERS)
    asked = pending(table)
    assert isinstance(asked, Decision)
    values = Navigator(QUICK).values(table.seen_by(0), asked, UNUSED)
    selections = [
        value
        for value, option in zip(values, asked.options, strict=True)
        if isinstance(option, SelectPhase)
    ]
    assert None not in selections
    plan = usual_plan(table, 0)
    assert values[list(asked.options).index(plan.moves[0])] is not None


@pytest.mark.parametrize("colour", range(7))
def test_a_die_of_any_colour_shows_the_same_face_in_every_cup(colour: int) -> None:
    luck, other = Luck("a seed", 1), Luck("a seed", 1)
    all_colours = tuple(range(7))
    among = luck.roll(3, 1, all_colours)[colour]
    other.roll(2, 4, (WHITE, WHITE, GREEN))
    assert other.roll(3, 1, (colour,)) == (among,)
    assert other.roll(3, 1, (colour, colour))[0] == among


def test_a_seat_is_as_far_ahead_as_of_the_best_of_the_others() -> None:
    table = midgame(1, 120)
    points = [foretold(table, number) for number in range(3)]
    for number in range(3):
        others = [each for other, each in enumerate(points) if other != number]
        own = foretold(table, number, "navigator")
        assert lead(table, number) == pytest.approx(own - max(others))


def test_a_click_is_worth_the_best_assignment_that_it_belongs_to() -> None:
    explore = Plan(0, (SelectPhase(1, 0), PlaceWild(2, 0)))
    settle = Plan(2, (SelectPhase(3, 2),))
    tried = [Tried(explore, 2.5, 9), Tried(settle, 1.5, 9, Difference(1.0))]
    clicks = {
        SelectPhase(1, 0): 2.5,
        SelectPhase(3, 2): 1.5,
        SelectPhase(4, 2): 1.5,
        SelectPhase(4, 1): None,
        PlaceWild(2, 0): 2.5,
        PlaceWild(2, 2): None,
    }
    assert {click: _value_of_click(click, tried) for click in clicks} == clicks


# -- single dice and ties -------------------------------------------------------------------------


def recruiting(credits: int, **fields: object) -> tuple[RollTable, Decision]:
    """Seat 0 is to hire from its Citizenry, with so much money, before a next round."""
    table = table_of(a_seat(credits=credits, **fields), bystander(cup="3 white"),
                     steps=[StartRound(), RaiseToFloor(), RecruitDice(0)])  # fmt: skip
    asked = pending(table)
    assert isinstance(asked, Decision)
    return table, asked


def test_dice_of_different_colours_are_worth_different_numbers() -> None:
    """One of four may be hired: the values differ, and what is hired is not what stands first."""
    fields = {"cup": "2 white", "citizenry": "white, red, cyan, yellow"}
    table, asked = recruiting(1, **fields)
    values = Navigator().values(table.seen_by(0), asked, UNUSED)
    assert len({value for value in values if value is not None}) > 1


@pytest.mark.clause("RB-12.1")
def test_of_what_brings_the_same_rollbots_own_answer_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing tells them apart the highest colour is hired first, as its document says."""
    monkeypatch.setattr(rollout.Trial, "lead_after", lambda trial, act, count: 1.0)
    table, asked = recruiting(1, cup="2 white", citizenry="white, red, cyan")
    usual = HAND.choose(table.seen_by(0), asked, UNUSED).option
    assert asked.options[0] != usual
    assert Navigator().choose(table.seen_by(0), asked, UNUSED).option == usual


def test_equal_choices_stay_in_the_order_they_are_given() -> None:
    tried = compare(["usual", "other", "third"], lambda choice, count: 1.0)
    assert tried[0].choice == "usual"


def test_a_cadet_assigns_by_the_document_and_tries_the_rest_once() -> None:
    """Four settlers are assigned with clauses of the document, a worker is hired by one rollout."""
    cadet = GAME.bot("navigator:cadet", GAME_SETUP)
    table = rolled(*FOUR, **FOUR_SETTLERS)
    answer = cadet.choose(table.seen_by(0), pending(table), Random(1))
    assert {reason.clause[:3] for reason in answer.reasons} == {"RB-"}
    table, asked = recruiting(1, cup="2 white", citizenry="white, red, cyan")
    answer = cadet.choose(table.seen_by(0), asked, Random(1))
    assert {reason.clause for reason in answer.reasons} == {""}
    assert answer.option == Navigator(ONCE).choose(table.seen_by(0), asked, UNUSED).option
