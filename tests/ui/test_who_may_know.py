"""What a person sees does not change by a pixel when what they may not know is dealt otherwise."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.display import KeyPressed
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.table import replay_scene, table_scene
from games import REGISTRY
from tests.patience import lengths

pytestmark = pytest.mark.painted

SEATS = (SeatSetup("random", "Ada"), SeatSetup("random", "Tiko"), SeatSetup("human", "Robin"))
PERSON = 2
MOST_ANSWERS = 2000
APART = 30
HIDING = [game.key for game in map(REGISTRY.game, REGISTRY.keys) if game.has_hidden_information]


def step(match):
    """One answer at random, for people as for bots."""
    if match.seat_to_answer in range(len(SEATS)):
        bot = RandomBot()
        match.answer(match.think(bot).option)
    else:
        match.roll()


def moments(game, count):
    """Tables at which the person is asked and something is hidden, and each dealt otherwise."""
    match = Match(game, Setup(SEATS, "who may know"))
    found = []
    latest = 0
    while len(found) < count and not match.is_over and len(match.moves) < MOST_ANSWERS:
        if match.seat_to_answer == PERSON and len(match.moves) >= latest + APART:
            view = game.view(match.table, PERSON)
            other = game.deal_hidden(view, Random(len(match.moves)))
            if other != match.table:
                found.append((match.table.copy(), other))
                latest = len(match.moves)
        step(match)
    return found


def pictures(match, scene, *keys):
    """The window with the log unfolded when nothing moves, at first and after each key."""
    settings = replace(Settings(), animation_speed=AnimationSpeed.OFF, log_open=True)
    app = App(settings, REGISTRY, (1280, 720), routes=Pages, headless=True)
    app.push(scene(app, match))
    shown = []
    for key in (None, *keys):
        if key is not None:
            app.top.handle(KeyPressed(key))
        settle(app)
        shown.append(pygame.image.tobytes(app.surface, "RGB"))
    app.close()
    return shown


@pytest.mark.sample(3)
@lengths("count", 1, 2)
@pytest.mark.parametrize("key", HIDING)
def test_a_table_played_at_shows_a_person_only_what_they_may_know(key, count):
    """Untouched, with a hint, with the line for typed words."""
    game = REGISTRY.game(key)
    found = moments(game, count)
    assert found
    for table, other in found:
        here, there = (
            Match(game, Setup(SEATS, "1", position=game.codec.encode(each)))
            for each in (table, other)
        )
        assert pictures(here, table_scene, "h", "/") == pictures(there, table_scene, "h", "/")


def test_a_record_browsed_before_the_end_keeps_its_secrets():
    """Two games of Roll that differ in one answer, given in secret and not yet revealed."""
    game = REGISTRY.game("roll_galaxy")
    here, there = (Match(game, Setup(SEATS, "who may know")) for _ in range(2))
    while here.seat_to_answer != 0 or not here.pending.secret:
        step(here)
        there.answer(here.moves[-1].answer)
    here.answer(here.pending.options[0])
    there.answer(there.pending.options[-1])
    assert here.moves[-1].answer != there.moves[-1].answer
    assert pictures(here, replay_scene, "end") == pictures(there, replay_scene, "end")
