"""What records name is known without a list kept by hand."""

import importlib
import pkgutil
from dataclasses import dataclass, is_dataclass

import pytest

from engine.core.decision import Event, MoveOption, Recorded, recorded
from engine.core.errors import BadDocument
from engine.core.step import Step, silence
from games import REGISTRY
from tests.nim import HeapRolled, RollHeap, Take, Taken, TakeStones

GAMES = REGISTRY.games()


@dataclass(frozen=True, slots=True)
class Hop(MoveOption):
    squares: int


def test_a_module_tells_its_classes_by_name():
    assert recorded("tests.nim") == (HeapRolled, RollHeap, Take, TakeStones, Taken)
    assert Hop in recorded(__name__)


def test_a_class_of_another_module_is_not_among_them():
    assert Hop not in recorded("tests.nim")
    assert recorded("tests.ni") == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_class_of_a_game_can_be_recorded(game):
    """Rooms of the rules that nothing loads would be missing where a record is read."""
    package = f"games.{game.key}"
    folder = [str(game.folder)]
    for room in pkgutil.walk_packages(folder, f"{package}."):
        if ".scene" not in room.name and ".compat" not in room.name:
            importlib.import_module(room.name)
    assert set(recorded(package)) <= set(game.codec.registered(Recorded))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_steps_moves_and_events_are_plain_frozen_dataclasses(game):
    for cls in game.codec.registered(Recorded):
        assert is_dataclass(cls)
        assert cls.__dictoffset__ == 0, "it has slots"
        assert cls.__dataclass_params__.frozen


def test_a_step_asks_nothing_and_fits_everywhere_until_it_says_otherwise():
    assert Step().ask(None) is None
    assert Step().problems(None) == []


def test_a_step_must_say_what_it_does():
    with pytest.raises(TypeError, match="Step says nothing of what it does"):
        Step().answer(None, None, silence)


def test_an_event_reveals_nothing_and_is_nothing_to_others_until_it_says_otherwise():
    assert Event().reveals == ()
    assert Event().veiled() is None
    assert not MoveOption.is_secret


def test_a_move_does_not_stand_where_a_step_must():
    codec = next(game for game in GAMES if game.key == "risk").codec
    with pytest.raises(BadDocument, match=r"step cannot be of the kind 'EndTurn'"):
        codec.decode(Step, {"type": "EndTurn"}, "step")
