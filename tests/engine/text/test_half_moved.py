"""A game on its way: what has messages is told by them, the rest in its English."""

from dataclasses import dataclass

import pytest

from engine.core.decision import Decision, Event, MoveOption
from engine.core.game import Game
from engine.text.message import Message
from tests.nim import Nim


@dataclass(frozen=True, slots=True)
class HeapSeen(Event):
    count: int


@dataclass(frozen=True, slots=True)
class HeapLost(Event):
    count: int

    def text(self, names):
        return f"{names[0]} lost {self.count}"


@dataclass(frozen=True, slots=True)
class Look(MoveOption):
    def __str__(self):
        return "Look"


@dataclass(frozen=True, slots=True)
class Wait(MoveOption):
    def __str__(self):
        return "Wait"


@pytest.fixture
def game(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "heap-seen = { $count } lie there\nmove-look = Look at the heap\n"
        "ask = What now?\n    .detail = Think.\n",
        "utf-8",
    )

    class HalfMoved(Nim):
        messages = "some"
        text_folder = tmp_path
        event_text = Game.event_text

    return HalfMoved()


def test_events_with_a_message_and_events_with_a_text(game):
    assert game.event_text(HeapSeen(3), ("You",)) == "3 lie there"
    assert game.event_text(HeapLost(3), ("You",)) == "You lost 3"


def test_a_move_without_a_message_is_told_by_its_command(game):
    assert game.option_texts((Look(), Wait()), ("You",)) == ["Look at the heap", "Wait"]


def test_what_is_asked_in_english_and_by_a_message(game):
    english = Decision(0, "move", "Take some", (Look(),), "Or none")
    assert (game.prompt(english, ("You",)), game.detail(english, ("You",))) == (
        "Take some", "Or none",
    )  # fmt: skip
    asked = Decision(0, "move", Message("ask"), (Look(),))
    assert (game.prompt(asked, ("You",)), game.detail(asked, ("You",))) == ("What now?", "Think.")
