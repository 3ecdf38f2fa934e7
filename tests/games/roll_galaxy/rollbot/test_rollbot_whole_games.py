"""Rollbot over whole games: it keeps to its plans, sees nothing hidden, changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.core.chance import generator
from engine.core.decision import Chance, Decision
from engine.core.step import apply, pending
from games.roll_galaxy.dice import DEVELOP, SETTLE, WILD
from games.roll_galaxy.moves import CONFIRM, Consume, SelectPhase, Trade
from games.roll_galaxy.navigator.rollout import usual_plan
from games.roll_galaxy.rollbot.bot import Rollbot, is_final, pair_up
from games.roll_galaxy.state import RollTable, Rules
from games.roll_galaxy.steps.rounds import new_table

GAMES = range(6)


def decisions(seed: int) -> Iterator[tuple[RollTable, Decision, object]]:
    """Every decision of a game among three Rollbots, with the table before it and the answer."""
    table = new_table(Rules(), [1, 2, 4])
    chance = generator("whole games", seed)
    bot = Rollbot()
    asked = pending(table)
    while asked is not None:
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(chance))
        else:
            option = bot.choose(table.seen_by(asked.seat), asked, Random(seed)).option
            assert option in asked.options
            yield table, asked, option
            apply(table, option)
        assert not table.check()
        asked = pending(table)


@pytest.mark.parametrize("seed", GAMES)
def test_the_plan_of_the_first_answer_is_carried_out(seed: int) -> None:
    """Where no white die decides, each worker ends where the plan put it."""
    plans: dict[int, tuple[int, ...]] = {}
    for table, asked, option in decisions(seed):
        seat = asked.seat
        if isinstance(option, SelectPhase):
            plan = usual_plan(table.seen_by(seat), seat)
            if plan.called == option.phase:
                plans[seat] = plan.places
        if option == CONFIRM and seat in plans:
            workers = table.seats[seat].workers
            assert tuple(worker.place for worker in workers) == plans.pop(seat)
    assert not plans


@pytest.mark.parametrize("seed", GAMES)
def test_pairs_stay_together_while_they_are_shipped(seed: int) -> None:
    planned: dict[tuple[int, int], Counter[object]] = {}
    for table, asked, option in decisions(seed):
        if asked.kind != "ship":
            continue
        view = table.seen_by(asked.seat)
        key = asked.seat, table.round
        if key not in planned:
            if is_final(view):
                continue
            planned[key] = Counter([_pair(pair.trade) for pair in pair_up(view.seats[asked.seat])])
        if not is_final(view):
            assert planned[key][_pair(option)] > 0
            planned[key][_pair(option)] -= 1


def _pair(option: object) -> tuple[int, bool, int, int]:
    assert isinstance(option, Trade | Consume)
    return option.colour, option.virtual, option.square, option.good


@pytest.mark.parametrize("seed", GAMES)
def test_its_answers_depend_on_its_view_alone(seed: int) -> None:
    """Hidden tiles of the others are exchanged for others; dice behind screens show Wilds."""
    rng = Random(seed)
    for table, asked, option in decisions(seed):
        other = table.copy()
        unseen = other.seen_by(asked.seat).unseen_tiles
        rng.shuffle(unseen)
        for number, seat in enumerate(other.seats):
            if number != asked.seat:
                for phase in (DEVELOP, SETTLE):
                    top = seat.stack(phase)[:1]
                    hidden = tuple(unseen.pop() for _ in seat.stack(phase)[1:])
                    seat.set_stack(phase, top + hidden)
                if not other.revealed:
                    seat.workers = tuple(
                        type(worker)(worker.colour, WILD, 0) for worker in seat.workers
                    )
        view = other.seen_by(asked.seat)
        before = view.copy()
        assert Rollbot().choose(view, asked, Random(seed)).option == option
        assert view == before


@pytest.mark.parametrize("seed", GAMES)
def test_whatever_somebody_has_begun_it_finishes(seed: int) -> None:
    """After a few random clicks behind the screen Rollbot still comes to a legal end."""
    rng = Random(seed)
    for table, asked, option in decisions(seed):
        if not isinstance(option, SelectPhase):
            continue
        other = table.copy()
        for _ in range(rng.randrange(6)):
            clicks = [each for each in asked_now(other).options if each != CONFIRM]
            if clicks:
                apply(other, rng.choice(clicks))
        for _ in range(60):
            decision = asked_now(other)
            answer = Rollbot().choose(other.seen_by(asked.seat), decision, rng)
            assert answer.option in decision.options
            apply(other, answer.option)
            if answer.option == CONFIRM:
                break
        else:
            raise AssertionError("the assignment does not end")


def asked_now(table: RollTable) -> Decision:
    waiting = pending(table)
    assert isinstance(waiting, Decision)
    return waiting
