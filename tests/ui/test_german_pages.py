"""Hub and set-up in German: nothing is cut at any size, and no English is left in the panels."""

import re
from dataclasses import replace

import pytest

from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from games import REGISTRY
from tests.ui.page_stage import NOON, QUICK, SHAPES, SIZES, PageStage, text_problems
from tests.voice.written import writing

pytestmark = pytest.mark.painted

GAMES = REGISTRY.keys
WORD = re.compile(r"[^\W\d]{3,}")
SAME = {"Despirala", "General", "Kamerun", "Alien", "Kali", "Blight", "Outlaws", "SUPERCAT"}
"""What is called alike in both languages."""


def set_up(key):
    return lambda app: SetupScene(app, REGISTRY.game(key))


def hub(app):
    return MenuScene(app, lambda: NOON)


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
@pytest.mark.parametrize("key", GAMES)
def test_the_set_up_is_legible_and_whole(key, size):
    assert german_problems(set_up(key), size) == []


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [*SIZES, *SHAPES])
def test_the_hub_is_legible_and_whole(size):
    assert german_problems(hub, size) == []


def german_problems(build, size):
    return text_problems(build, size, registry=REGISTRY, language="de")


def panel_words(key, language, options):
    """What a game's own panel of the set-up page shows."""
    settings = replace(QUICK, language=language)
    stage = PageStage(set_up(key), registry=REGISTRY, settings=settings)
    page = stage.scene
    panel = page.draft.game.setup_panel()
    with writing() as found:
        panel.draw(stage.app.canvas, page.sheet.box, options)
        for words in (panel.title, panel.note(options)):
            found.add(stage.app.canvas.said(words))
    stage.app.close()
    return {word for line in found for word in WORD.findall(line)}


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("key", "options", "says"),
    [
        ("despirala", {}, "Drillinge"),
        ("roll_galaxy", {}, "Siedeln"),
        ("rajas", {}, "Geld"),
        ("rajas", {"board": "navaratnas", "ganga": "on"}, "Plättchen"),
        ("arcs", {}, "Aktionskarten"),
        ("arcs", {"mode": "campaign"}, "Schicksale"),
    ],
)
def test_what_is_in_the_game_is_told_in_german(key, options, says):
    english, german = (panel_words(key, language, options) for language in ("en", "de"))
    assert says in german
    assert english & german <= SAME


def test_keys_and_ratings_stand_as_in_german():
    settings = replace(QUICK, language="de")
    with writing() as found:
        stage = PageStage(set_up("risk"), registry=REGISTRY, settings=settings)
        stage.settle()
        stage.app.draw()
        stage.app.close()
    assert {"Leer", "1.200"} <= found
    assert not {"Space", "1,200"} & found
