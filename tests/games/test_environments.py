"""The games as PettingZoo environments: its own tests, what spaces hold, and the page's example."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import InputError

pytest.importorskip("pettingzoo", reason="requirements-rl.txt is not installed")

from pettingzoo.test import api_test, seed_test

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY, environments
from games.environments import Room, make, offered, view_of
from games.risk.moves import END_TURN, Fortifications, Fortify, Occupy, Placements, TroopCounts

PAGE = (Path(environments.__file__).parent / "ENVIRONMENTS.md").read_text(encoding="utf-8")
TABLES = [(key, {}) for key in REGISTRY.keys] + [("arcs", {"mode": "campaign"})]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_pettingzoos_own_tests_pass(key, options):
    """Its warnings are about arrays in general: a mask may be all zeros when a game is over."""
    with redirect_stdout(io.StringIO()):
        api_test(make(key, options=options), num_cycles=150)
    seed_test(lambda: make(key, options=options), num_cycles=40)


@pytest.mark.parametrize("key", ["despirala", "arcs"])
def test_a_game_ends_with_rewards_that_add_up_to_nothing(key):
    env, rng, got = make(key), Random(5), {}
    env.reset(seed=5)
    for agent in env.agent_iter():
        observation, reward, is_over, _, info = env.last()
        if is_over:
            got[agent] = (reward, info["rank"])
            env.step(None)
            continue
        options = int(observation["action_mask"].sum())
        assert len(info["options"]) == options > 0
        env.step(rng.randrange(options))
    assert sum(reward for reward, _ in got.values()) == pytest.approx(0)
    assert max(got.values())[1] == 1


def test_a_seed_plays_the_dice_of_a_match_with_that_seed():
    env = make("despirala", players=2)
    env.reset(seed=11)
    seats = (SeatSetup("random", "one"), SeatSetup("random", "two"))
    match = Match(REGISTRY.game("despirala"), Setup(seats, "11"))
    match.roll()
    assert view_of(env.observe("seat_0")) == match.game.codec.encode(match.table)


def test_a_view_hides_the_cards_of_others():
    env = make("risk", players=3)
    env.reset(seed=1)
    env.match.table.hands[1] = (3, 7)
    assert view_of(env.observe("seat_0"))["hands"] == [[], [-1, -1], []]
    assert view_of(env.observe("seat_1"))["hands"] == [[], [3, 7], []]


def test_of_numbers_of_troops_some_are_actions():
    assert [each.count for each in offered(TroopCounts(Occupy, 3, 30))] == [3, 5, 10, 20, 30]
    placed = offered(Placements((4, 9), 6))
    assert [(each.territory, each.count) for each in placed] == [
        (4, 1), (4, 2), (4, 5), (4, 6), (9, 1), (9, 2), (9, 5), (9, 6),
    ]  # fmt: skip
    assert offered(Fortifications([(0, 1, 1)])) == [Fortify(0, 1, 1), END_TURN]


def test_no_option_is_left_out_and_no_other_answer_taken(monkeypatch):
    env = make("despirala")
    env.reset(seed=3)
    with pytest.raises(InputError, match=r"seat_\d answers 127, but has \d+ options"):
        env.step(127)
    monkeypatch.setitem(environments.ROOM, "despirala", Room(1, 4096))
    with pytest.raises(InputError, match=r"has \d+ options, but its space holds 1; raise ROOM in"):
        make("despirala").reset(seed=3)
    monkeypatch.setitem(environments.ROOM, "despirala", Room(128, 10))
    env = make("despirala")
    env.reset(seed=3)
    with pytest.raises(InputError, match=r"a view has \d+ characters, but its space holds 10"):
        env.last()


def test_the_example_of_the_page_runs_as_it_stands(capsys):
    shown = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    exec(compile(shown[1], "example.py", "exec"), {})
    assert capsys.readouterr().out.startswith("{'seat_0': ")


def test_the_page_gives_the_room_that_there_is():
    rows = re.findall(r"^\| ([A-Z][^|]*?) \| ([\d,]+) \| [^|]+ \| ([\d,]+) \|", PAGE, re.MULTILINE)
    told = {tuple(int(number.replace(",", "")) for number in row[1:]) for row in rows}
    assert told == {(room.options, room.characters) for room in environments.ROOM.values()}
