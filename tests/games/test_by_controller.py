"""Each game by a controller's events alone: D-pad and A, B to let go, R2 for the bright button.

Every place that a click accepts has to be walked to. The suite plays the beginning, `-m whole` all
of each game to its end.
"""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from engine.core.learning.lesson import lessons_of
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.scene import stops_of
from games import REGISTRY
from tests.ui.pad_hands import AtTable, PadHands

OPPONENTS = {
    "despirala": "random", "risk": "recruit", "roll_galaxy": "rollbot:easy", "rajas": "dummy",
    "arcs": "steward",
}  # fmt: skip
PLAYS_LIKE = {**OPPONENTS, "rajas": "greedy", "risk": "captain"}
BEGINNING = 6


def own_hands(game: str) -> type[Any]:
    """What a game's hands at a real window are called."""
    module = importlib.import_module(f"tests.games.{game}.scene.first_hour")
    return next(each for name, each in vars(module).items() if name.endswith("Hands")
                and each.__module__ == module.__name__)  # fmt: skip


class ByController(PadHands, AtTable):
    """A table that is played with a controller; a place of its board is walked to as such."""

    def touch(self, key: Any, *more: Any, button: int = 1) -> None:
        """Press a place of the board: a spot, or what a game says of it."""
        spots = getattr(self.table.parts.board, "spots", None)
        if button == 3:
            self.push("Turn")
        elif spots is None:
            super().touch(key)
        else:
            self.table.prepare()
            self.press_on(spots.spot((key, *more) if isinstance(key, str) else key))


def a_table(game: str, by: type[Any] = ByController) -> Any:
    """One person against one bot, with a controller or other hands."""
    seats = (SeatSetup("human", "You"), SeatSetup(OPPONENTS[game], "Ada"))
    found = REGISTRY.game(game)
    usual = {setting.key: setting.default for setting in found.settings}
    match = Match(found, Setup(seats, "otter", options=usual))
    hands: Any = type("Hands", (by, own_hands(game)), {})
    stage = object.__new__(hands)
    stage.sit_down(match)
    return stage


def play(stage: Any, game: str, most: int | None) -> int:
    """So many decisions, or all of the game; how many there were."""
    number = 0
    stage.rest()
    while not stage.match.is_over and (most is None or number < most):
        stage.answer(stage.wish(PLAYS_LIKE[game]))
        stage.rest()
        number += 1
    return number


@pytest.mark.parametrize("game", OPPONENTS)
def test_a_game_begins_by_controller(game):
    stage = a_table(game)
    assert play(stage, game, BEGINNING) == BEGINNING
    assert stage.presses["A"] >= BEGINNING - 2


@pytest.mark.whole
@pytest.mark.parametrize("game", OPPONENTS)
def test_a_whole_game_by_controller(game):
    stage = a_table(game)
    play(stage, game, None)
    assert stage.match.is_over


def test_a_lesson_by_controller():
    """The first of Rajas: what a step points at is pressed, else the coach shows it."""
    game = REGISTRY.game("rajas")
    stage = a_table("rajas")
    stage.app.routes.lesson(game, lessons_of(game)[0])
    pressed, tutor = 0, None
    while (tutor := getattr(stage.app.top, "tutor", None)) is not None and not tutor.is_done:
        stage.table, walk = stage.app.top, tutor.walk
        stage.wait_until(lambda tutor=tutor: tutor.card.is_visible and not tutor.is_moving)
        if walk.part.is_game:
            break
        number = walk.number, walk.part_number
        if tutor.card.onward.is_visible:
            stage.press_on(tutor.card.onward)
        else:
            pressed += as_pointed(stage, tutor)
        stage.wait_until(
            lambda walk=walk, number=number: (
                (walk.number, walk.part_number) != number or stage.app.top is not stage.table
            )
        )
    assert pressed
    assert stage.presses["A"] > 8


def as_pointed(stage: Any, tutor: Any) -> bool:
    """Press what a step points at, if that is one thing to press; else the coach shows it."""
    number = tutor.walk.number
    stops = stops_of(stage.top_page)
    shown = [box for box in tutor.rings[:1]
             if any(stop.box.contains(box.centre) for stop in stops)]  # fmt: skip
    for box in shown:
        stage.click(*(each * stage.app.scale * stage.table.plane.factor for each in box.centre))
        stage.step()
    if tutor.walk.number == number and tutor.card.show.is_visible:
        stage.press_on(tutor.card.show)
        return False
    return True
