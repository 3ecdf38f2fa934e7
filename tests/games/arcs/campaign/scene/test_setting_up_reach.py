"""The set-up page offers the campaign, and what does not apply there cannot be touched."""

import pytest

from engine.ui.hub.setup import SetupScene
from engine.ui.table.table import Table
from games import REGISTRY
from games.arcs.campaign.rules.state import has_reach
from games.arcs.scene.setup_panel import AT_A_GLANCE
from tests.ui.page_stage import SIZES, PageStage, text_problems
from tests.voice.spoken import english


def arcs(app):
    return SetupScene(app, REGISTRY.game("arcs"))


def rows(stage):
    return {english(row.label): row.control for row in stage.scene.options.settings}


def choose(stage, row, part):
    control = rows(stage)[row]
    x, y = control.parts()[part].centre
    stage.click(x * stage.app.scale, y * stage.app.scale)


def test_the_campaign_is_chosen_by_mouse_and_played():
    stage = PageStage(arcs, registry=REGISTRY)
    choose(stage, "Game", 1)
    assert stage.scene.draft.options["mode"] == "campaign"
    stage.press(stage.scene.start_button)
    table = stage.app.top
    assert isinstance(table, Table)
    assert has_reach(table.match.table)
    stage.app.close()


def test_each_game_shows_the_options_that_change_it():
    stage = PageStage(arcs, registry=REGISTRY)
    base = set(rows(stage))
    choose(stage, "Leaders", 1)
    choose(stage, "Game", 1)
    campaign = set(rows(stage))
    assert base - campaign == {"Leaders"}
    assert campaign - base == {"New systems", "Preaching", "Grievances", "Deals that contend",
                               "Ambitions at stake"}  # fmt: skip
    choose(stage, "Game", 0)
    assert set(rows(stage)) == base
    assert stage.scene.draft.options["leaders"] == "on"
    stage.app.close()


def test_what_is_not_shown_is_not_on_the_way_of_the_tab_key():
    stage = PageStage(arcs, registry=REGISTRY)
    shown = [row.control for row in stage.scene.options.settings]
    ways = [each for each in stage.scene.focus.choices() if each in stage.scene.options.children]
    assert ways[: len(shown)] == shown
    choose(stage, "Game", 1)
    ways = [each for each in stage.scene.focus.choices() if each in stage.scene.options.children]
    shown = [row.control for row in stage.scene.options.settings]
    assert ways[: len(shown)] == shown
    stage.app.close()


def test_what_a_small_window_has_no_room_for_is_a_wheels_turn_away():
    """The campaign has many options: the seed is reached by the wheel."""
    stage = PageStage(arcs, registry=REGISTRY, size=(1280, 720))
    sheet, seed = stage.scene.sheet, stage.scene.options.seed
    choose(stage, "Game", 1)
    assert stage.scene.draft.options["mode"] == "campaign"
    assert not sheet.box.holds(seed.box)
    stage.move(*(value * stage.app.scale for value in sheet.box.centre))
    for _ in range(8):
        stage.wheel(-1)
    stage.settle()
    assert sheet.box.holds(seed.box)
    stage.app.close()


def test_what_is_in_the_game_follows_the_choice():
    usual = {"mode": "base"}
    base, reach = AT_A_GLANCE.facts(usual), AT_A_GLANCE.facts({"mode": "campaign"})
    assert base != reach
    assert len(base) == len(reach) > 0
    assert AT_A_GLANCE.note({"mode": "campaign"}) != AT_A_GLANCE.note(usual)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_the_campaign_is_legible(size):
    def choose_it(stage):
        choose(stage, "Game", 1)

    assert text_problems(arcs, size, prepare=choose_it, registry=REGISTRY) == []
