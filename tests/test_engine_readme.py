"""The page that explains the code names files that are there, in three walks."""

import re
from pathlib import Path

import pytest

from tests.trials import files_touched

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "engine" / "README.md").read_text("utf-8")
PATH = re.compile(r"`((?:engine|games|tests|build)/[\w/.*-]+\.\w+)`")
NAME = re.compile(r"`(\w+\.py)`")
WALKS = {
    section.partition("\n")[0]: PATH.findall(section)
    for section in PAGE.split("\n## ")
    if section.startswith("From ")
}


@pytest.mark.parametrize("path", sorted({*PATH.findall(PAGE)}))
def test_a_named_file_is_there(path):
    assert (ROOT / path).is_file()


@pytest.mark.parametrize("name", sorted({*NAME.findall(PAGE)}))
def test_a_name_without_its_folder_is_that_of_a_module_of_every_game(name):
    games = [card.parent for card in (ROOT / "games").glob("*/card.py")]
    assert [game.name for game in games if not (game / name).is_file()] == []


def test_there_are_three_walks_of_files_that_follow_each_other():
    assert len(WALKS) == 3
    assert all(len(paths) >= 9 for paths in WALKS.values())


def test_the_court_card_walks_through_every_file_of_its_patch_but_its_test():
    (walk,) = [paths for title, paths in WALKS.items() if "court card" in title]
    assert set(files_touched("court_card")) - {*walk} == {"tests/games/arcs/test_dock_gangs.py"}
