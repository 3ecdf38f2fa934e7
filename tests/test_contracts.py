"""What the contracts on imports find."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from grimp import ImportGraph

from tests.contracts import (
    circles,
    rooms_of,
    rules_applied_by_scenes,
    rules_known_to_cards,
    step_modules,
    words_known_to_rules,
)
from tests.import_drawing import drawing


def house(*imports: tuple[str, str]) -> ImportGraph:
    """A graph of rooms in which the first of each pair imports the second."""
    graph = ImportGraph()
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    return graph


def test_a_house_of_floors_has_no_circle():
    assert circles(house(("roof", "hall"), ("roof", "cellar"), ("hall", "cellar"))) == []


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ((("hall", "attic"), ("attic", "hall")), [("attic", "hall")]),
        (
            (("hall", "cellar"), ("cellar", "attic"), ("attic", "hall"), ("attic", "roof")),
            [("attic", "hall", "cellar")],
        ),
        (
            (("hall", "attic"), ("attic", "hall"), ("attic", "roof"), ("roof", "hall")),
            [("attic", "hall"), ("attic", "roof", "hall")],
        ),
    ],
)
def test_each_circle_is_told_once_from_its_first_module(imports, found):
    assert circles(house(*imports)) == found


def test_rooms_stand_in_a_circle_though_no_module_does():
    upstairs = house(
        ("go.rules.ko", "go.bots.sage"),
        ("go.bots.pupil", "go.rules.turns"),
        ("go.bots.pupil", "go.bots.sage"),
        ("go.bots.sage", "chess.board"),
    )
    assert circles(upstairs) == []
    assert rooms_of(upstairs, "go").modules == {"go.rules", "go.bots"}
    assert circles(rooms_of(upstairs, "go")) == [("go.bots", "go.rules")]
    assert circles(rooms_of(upstairs, "go.bots")) == []


def test_a_card_may_know_the_cover_and_nothing_else_of_its_game():
    lean = house(
        ("games.go.card", "games.go.scene_cover"),
        ("games.go.card", "engine.core.card"),
        ("games.go.state", "games.go.card"),
        ("games.go.scene.table", "games.go.state"),
    )
    assert list(rules_known_to_cards(lean)) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("games.go.card", "games.go.state"),
        ("games.go.card", "games.chess.scene_cover"),
        ("games.go.scene_cover", "games.go.board"),
        ("games.go.card", "games.go.scene.cover"),
        ("games.go", "games.go.game"),
    ],
)
def test_what_the_menu_would_wait_for_is_told(importer, imported):
    assert list(rules_known_to_cards(house((importer, imported)))) == [(importer, imported)]


ROOMS_OF_GO = {
    "games.go.asking": "from engine.core.step import Step as Asking",
    "games.go.ko": "from engine.core.step import Step\nclass Ko(Step): pass",
    "games.go.seki": "from games.go import ko\nclass Seki(ko.Ko): pass",
    "games.go.atari": "from games.go.ko import Ko as Rule\nclass Atari(Rule[int]): pass",
    "games.go.stone": "class Step: pass\nclass Stone(Step): pass",
}


def test_a_module_with_a_step_is_found_wherever_it_lies_and_however_it_is_derived():
    found = step_modules(ROOMS_OF_GO)
    assert found == {"engine.core.step", "games.go.ko", "games.go.seki", "games.go.atari"}


@pytest.mark.parametrize(
    "imported", ["engine.core.step", "games.go.ko", "games.go.steps", "games.go.steps.turns"]
)
def test_a_scene_that_imports_where_a_step_is_defined_is_told(imported):
    graph = house(("games.go.scene.board", imported), ("games.go.scene.board", "games.go.stone"))
    found = list(rules_applied_by_scenes(graph, step_modules(ROOMS_OF_GO)))
    assert found == [("games.go.scene.board", imported)]


def test_rules_and_what_a_scene_asks_may_know_steps():
    graph = house(("games.go.game", "games.go.ko"), ("games.go.scene.board", "games.go.stone"))
    assert list(rules_applied_by_scenes(graph, step_modules(ROOMS_OF_GO))) == []


# -- the drawing of a game's imports


def test_an_arrow_that_runs_back_up_or_in_a_circle_is_red():
    rooms = house(
        ("go.game", "go.ko"), ("go.ko", "go.bot"), ("go.ko", "go.eye"), ("go.eye", "go.ko")
    )
    floors = [["go.game"], ["go.bot"], ["go.ko", "go.eye", "go.atari"]]
    lines = list(drawing(rooms, floors))
    assert '  subgraph cluster_2 { "go.ko"; "go.eye"; }' in lines
    red = [line.split('"')[1::2] for line in lines if line.endswith("[color=red];")]
    assert red == [["go.eye", "go.ko"], ["go.ko", "go.bot"], ["go.ko", "go.eye"]]


def test_rules_may_know_what_is_said_and_scenes_how():
    lean = house(
        ("games.go.steps", "engine.text.message"),
        ("games.go.scene.table", "engine.text.voice"),
        ("games.go.campaign.scene.table", "engine.text.voice"),
        ("games.go.text.plain", "engine.text.voice"),
        ("games.go.game", "engine.text.voice"),
        ("engine.core.game", "engine.text.voice"),
    )
    assert list(words_known_to_rules(lean)) == []


@pytest.mark.parametrize("imported", ["engine.text.voice", "fluent.runtime", "babel.numbers"])
@pytest.mark.parametrize("importer", ["games.go.steps", "games.go.campaign.rules.turns"])
def test_rules_know_no_words(importer, imported):
    assert list(words_known_to_rules(house((importer, imported)))) == [(importer, imported)]


GAMES = sorted(Path(__file__).parents[1].glob("games/*/game.py"))


@pytest.mark.parametrize("page", GAMES, ids=[page.parent.name for page in GAMES])
def test_a_game_is_loaded_without_what_its_lessons_and_puzzles_need(page: Path):
    """With puzzles come searching bots, messages, a database: 14 MB and 0.3 s of each start."""
    imports = [node for node in ast.parse(page.read_text("utf-8")).body
               if isinstance(node, ast.ImportFrom)]  # fmt: skip
    assert imports
    assert f"games.{page.parent.name}.learning" not in [node.module for node in imports]
