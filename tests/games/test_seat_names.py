"""Who sits there has a name of its own; the level stands beside it."""

from datetime import date

import pytest

from engine.core.commands import make_setup
from engine.core.learning.challenges import challenge_of
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import puzzles_of, setup_of
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup, brief_name, told_apart
from engine.ui.table.parts import level_title
from games import REGISTRY
from tests.voice.spoken import english

GAMES = REGISTRY.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
DAY = date(2027, 1, 15)
CALLED_BY_THEIR_LEVEL = {"Dummy", "Raja", "SUPERCAT", "Navigator"}
"""Characters that are called so by their documents, or after whom a level is named."""


def of_one_level(game, level):
    """A person and bots of that level, as many as there can be."""
    players = (HUMAN, *[level.name] * (game.most_seats - 1))
    return make_setup(game, players, "names", {})


@every_game
def test_no_seat_is_called_as_its_level(game):
    levels = {english(level.title) for level in game.all_bot_levels}
    for level in game.bot_levels:
        assert level.called, level.name
        assert level.called not in levels - CALLED_BY_THEIR_LEVEL


@every_game
def test_names_are_distinct_and_the_same_every_time_and_the_level_stands_beside_them(game):
    for level in game.bot_levels:
        setup = of_one_level(game, level)
        assert setup == of_one_level(game, level)
        names = setup.seat_names
        assert len(set(names)) == len(names)
        assert names[:2] == ("You", level.called)
        match = Match(game, setup)
        for seat in range(1, len(names)):
            beside = level_title(match, seat)
            title = english(level.title)
            assert beside == ("Bot" if names[seat] == title else f"Bot · {title}")


def test_who_is_there_twice_is_told_apart_by_a_numeral():
    seats = told_apart([SeatSetup("general", "Lynx")] * 3)
    assert [seat.name for seat in seats] == ["Lynx", "Lynx II", "Lynx III"]
    risk = REGISTRY.game("risk")
    mixed = make_setup(risk, ("expert", "general", "expert", "general"), "names", {})
    assert mixed.seat_names == ("Grey Wolf", "Lynx", "Grey Wolf II", "Lynx II")
    assert [brief_name(name) for name in mixed.seat_names] == ["Wolf", "Lynx", "Wolf II", "Lynx II"]


@every_game
def test_puzzles_and_the_challenge_name_their_seats_so_too(game):
    puzzle = puzzles_of(game)[0]
    for setup in (setup_of(game, puzzle, "Robin"), challenge_of(game, DAY).setup("Robin")):
        called = {game.level(seat.player).called for seat in setup.seats if not seat.is_person}
        plain = {name.rstrip(" IV") for name in setup.seat_names}
        assert plain == called | {"Robin"}


@every_game
def test_a_lesson_names_nobody_who_does_not_sit_there(game):
    """A seat that is spoken of by its name is one of the names at its table."""
    names = {level.called for level in game.bot_levels} - CALLED_BY_THEIR_LEVEL
    for lesson in lessons_of(game):
        for part in lesson.parts:
            seated = {game.level(who).called for who in part.seats if who != HUMAN}
            said = " ".join(" ".join(step.says) for step in part.steps)
            assert {name for name in names if name in said.replace("'s", "").split()} <= seated
