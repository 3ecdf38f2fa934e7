"""The set-up page offers the campaign, and what does not apply there cannot be touched."""

from itertools import pairwise

import pytest

from engine.ui.hub.setup import SetupScene
from engine.ui.table.table import Table
from games import REGISTRY
from games.arcs.campaign.rules.state import has_reach
from games.arcs.scene.hub_pictures import AT_A_GLANCE
from tests.ui.page_stage import SIZES, PageStage, text_problems
from tests.voice.spoken import english

PLAYED, LEADERS = "Which game do you play?", "Leaders and lore"


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
    choose(stage, PLAYED, 1)
    assert stage.scene.draft.options["mode"] == "campaign"
    stage.press(stage.scene.start_button)
    table = stage.app.top
    assert isinstance(table, Table)
    assert has_reach(table.match.table)
    stage.app.close()


def test_each_game_shows_the_options_that_change_it():
    stage = PageStage(arcs, registry=REGISTRY)
    base = set(rows(stage))
    choose(stage, LEADERS, 1)
    choose(stage, PLAYED, 1)
    campaign = set(rows(stage))
    assert base - campaign == {LEADERS}
    assert not campaign - base
    readings = stage.scene.options.readings
    stage.press(readings)
    assert {english(row.label) for row in stage.scene.options.rows("readings")} >= {
        "New systems", "Preaching", "Grievances", "Deals that contend", "Ambitions at stake",
    }  # fmt: skip
    stage.press(readings)
    choose(stage, PLAYED, 0)
    assert set(rows(stage)) == base
    assert stage.scene.draft.options["leaders"] == "on"
    stage.app.close()


def ways_of(stage):
    """What the Tab key comes to within the options."""
    within = list(stage.scene.options.family())
    return [each for each in stage.scene.focus.choices() if each in within]


def test_what_is_not_shown_is_not_on_the_way_of_the_tab_key():
    stage = PageStage(arcs, registry=REGISTRY)
    shown = [row.control for row in stage.scene.options.settings]
    ways = ways_of(stage)
    assert ways[: len(shown)] == shown
    choose(stage, PLAYED, 1)
    ways = ways_of(stage)
    shown = [row.control for row in stage.scene.options.settings]
    assert ways[: len(shown)] == shown
    stage.app.close()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)])
def test_all_readings_of_the_campaign_are_in_view_when_they_are_asked_for(size):
    stage = PageStage(arcs, registry=REGISTRY, size=size)
    sheet, options = stage.scene.sheet, stage.scene.options
    choose(stage, PLAYED, 1)
    assert stage.scene.draft.options["mode"] == "campaign"
    stage.press(options.readings)
    stage.settle()
    controls = [row.control for row in options.rows("readings")]
    assert len(controls) == 11
    assert all(sheet.box.holds(each.box) for each in controls)
    assert not any(one.box.intersects(other.box) for one, other in pairwise(controls))
    assert controls[-1].box.bottom < options.readings.box.y
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
        choose(stage, PLAYED, 1)

    assert text_problems(arcs, size, prepare=choose_it, registry=REGISTRY) == []
