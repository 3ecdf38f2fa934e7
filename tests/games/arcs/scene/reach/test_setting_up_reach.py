"""The set-up page offers the campaign, and what does not apply there cannot be touched."""

import pytest

from engine.ui.hub.setup import SetupScene
from engine.ui.table.table import Table
from games import REGISTRY
from games.arcs.scene.setup_panel import AT_A_GLANCE, FACTS, FACTS_OF_THE_REACH
from tests.ui.halls import SIZES, HallStage, text_problems


def arcs(app):
    return SetupScene(app, REGISTRY.game("arcs"))


def rows(stage):
    return {row.label: row.control for row in stage.scene.options.settings}


def choose(stage, row, part):
    control = rows(stage)[row]
    stage.click(*control.parts()[part].centre)


def test_the_campaign_is_chosen_by_mouse_and_played():
    stage = HallStage(arcs, registry=REGISTRY)
    choose(stage, "Game", 1)
    assert stage.scene.draft.options["mode"] == "campaign"
    stage.press(stage.scene.start_button)
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.table.reach is not None
    stage.app.close()


def test_leaders_are_a_choice_of_the_base_game():
    stage = HallStage(arcs, registry=REGISTRY)
    choose(stage, "Game", 1)
    choose(stage, "Leaders", 1)
    assert stage.scene.draft.options["leaders"] == "off"
    assert "fates take their place" in rows(stage)["Leaders"].tooltip
    choose(stage, "Game", 0)
    choose(stage, "Leaders", 1)
    assert stage.scene.draft.options["leaders"] == "on"
    stage.app.close()


def test_what_is_in_the_game_follows_the_choice():
    usual = {"mode": "base"}
    assert AT_A_GLANCE.facts(usual) == FACTS
    assert AT_A_GLANCE.facts({"mode": "campaign"}) == FACTS_OF_THE_REACH
    assert len(FACTS) == len(FACTS_OF_THE_REACH)
    assert AT_A_GLANCE.note({"mode": "campaign"}) != AT_A_GLANCE.note(usual)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_the_campaign_is_legible(size):
    def choose_it(stage):
        choose(stage, "Game", 1)

    assert text_problems(arcs, size, prepare=choose_it, registry=REGISTRY) == []
