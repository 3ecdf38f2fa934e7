"""The page of scenarios: its tiles, the table behind one, and what is said when the goal is met."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pygame
import pytest

from engine.core.learning.lesson import Progress, lesson_keys
from engine.core.learning.puzzle import scenarios_of
from engine.core.record import decode_option
from engine.ui.hub.covers import SCENES, lesson_name, scenario_name
from engine.ui.learning.challenge_column import GoalKeeper
from engine.ui.learning.learn import ScenarioScene
from engine.ui.table.table import Table
from engine.ui.theme import asset_root
from games import REGISTRY
from tests.benchmarks.scenarios import line_of
from tests.ui.page_stage import SHAPES, SIZES, PageStage, text_problems

ALIKE = 12
"""By how much the pixels of two pictures that look alike differ on average."""
DESPIRALA = REGISTRY.game("despirala")


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [*SIZES, SHAPES[-1]])
def test_texts_of_the_page_are_legible_and_whole(size):
    won = Progress.of_scenarios()
    won.finish("despirala", scenarios_of(DESPIRALA)[0])
    assert text_problems(ScenarioScene, size, registry=REGISTRY) == []


def the_table() -> tuple[PageStage, Table]:
    """The first scenario, opened by a click on its tile."""
    stage = PageStage(ScenarioScene, registry=REGISTRY)
    stage.press(stage.scene.rows[0][1][0])
    stage.step(0)
    table = stage.app.top
    assert isinstance(table, Table)
    return stage, table


def test_a_tile_opens_its_table_and_the_goal_is_said():
    stage, table = the_table()
    scenario = scenarios_of(DESPIRALA)[0]
    assert scenario.is_of(table.match.setup)
    assert isinstance(table.tutor, GoalKeeper)
    assert any(scenario.title in toast.text for toast in stage.app.toasts.messages)


def test_a_goal_that_is_met_is_said_and_kept_and_shown_on_the_page():
    stage, table = the_table()
    scenario, match = scenarios_of(DESPIRALA)[0], table.match
    table.conductor.stop()
    for seat, written in json.loads(line_of(DESPIRALA, scenario).read_text(encoding="utf-8")):
        if seat == "chance":
            match.roll()
        else:
            match.answer(decode_option(DESPIRALA, written, "answer"))
    table.tutor.go_on_if_done()
    assert table.tutor.verdict == "met"
    assert Progress.of_scenarios().of("despirala", scenario).is_done
    stage.app.pop()
    stage.step(0)
    assert stage.scene.rows[0][1][0].is_won


def test_a_damaged_file_of_wins_is_said_in_one_sentence():
    path = Progress.of_scenarios().path
    path.parent.mkdir(parents=True)
    path.write_text("[", encoding="utf-8")
    stage = PageStage(ScenarioScene, registry=REGISTRY)
    assert "The scenarios start again" in stage.app.toasts.messages[-1].text


def test_every_lesson_and_scenario_has_its_picture_and_there_is_no_other():
    """`python -m build.lesson_pictures` makes them."""
    wanted = {lesson_name(game.key, key) for game in REGISTRY.games() for key in lesson_keys(game)}
    wanted |= {scenario_name(game.key, each.key)
               for game in REGISTRY.games() for each in scenarios_of(game)}  # fmt: skip
    assert {path.stem for path in (asset_root() / SCENES).iterdir()} == wanted


def test_no_two_scenarios_of_a_game_have_pictures_that_look_alike():
    for game in REGISTRY.games():
        pictures = []
        for each in scenarios_of(game):
            path = asset_root() / SCENES / f"{scenario_name(game.key, each.key)}.jpg"
            small = pygame.transform.smoothscale(pygame.image.load(path), (24, 12))
            pictures.append(np.asarray(pygame.surfarray.array3d(small), dtype=float))
        for one, other in combinations(pictures, 2):
            assert np.abs(one - other).mean() > ALIKE, game.key
