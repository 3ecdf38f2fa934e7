"""The README and the pages it leads to: short, in order, and true of what they show and name."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import puzzles_of
from games import REGISTRY
from tests import pictures
from tests.test_readme import PAGES, README, ROOT

MOST_LINES = 200
SECTIONS = [
    "Two commands", "At the real table", "Playing", "Without the window", "Writing a bot",
    "The house", "What it builds on", "Credits and licenses",
]  # fmt: skip
SHRUNK = (160, 90)
TOLERANCE = 24
"""Of a channel: what a picture loses as it is kept small."""
MOST_CHANGED = 0.02
"""As much of a picture may look otherwise before it has to be drawn anew."""
UNOFFICIAL = (
    "This is an unofficial program, not affiliated with the publishers or authors of the games."
)


def section(name: str) -> str:
    return README.split(f"\n## {name}\n")[1].split("\n## ")[0]


def links_of(page: str) -> list[tuple[str, Path]]:
    """What a page leads to or shows, each with the file meant; the web aside."""
    text = re.sub(r"```.*?```", "", PAGES[page], flags=re.DOTALL)
    found = re.findall(r"\]\(([^)#\s]+)\)", text)
    here = (ROOT / page).parent
    return [(each, (here / each).resolve()) for each in found if "://" not in each]


def shown_in(page: str) -> list[Path]:
    return [file for name, file in links_of(page) if name.endswith((".png", ".jpg"))]


SHOWN = sorted({file for page in PAGES for file in shown_in(page)})


def test_the_readme_is_short():
    assert len(README.splitlines()) <= MOST_LINES


def test_a_player_reads_first_what_it_is_then_two_commands_then_the_real_table():
    assert re.findall(r"^## (.*)$", README, re.MULTILINE) == SECTIONS
    assert "![" in README.split("\n## ")[0]
    assert section("At the real table").count("![") == 1


def test_it_says_that_it_is_unofficial():
    assert UNOFFICIAL in README.splitlines()


@pytest.mark.parametrize("page", [page for page in PAGES if links_of(page)])
def test_every_page_and_picture_that_is_named_is_there(page):
    assert [name for name, file in links_of(page) if not file.exists()] == []


def test_every_game_has_its_page_and_the_readme_leads_there():
    led_to = {file for _, file in links_of("README.md")}
    for key in REGISTRY.keys:
        folder = ROOT / "games" / key
        assert {folder / "README.md", folder / "POSITION.md"} <= led_to
        own = {file for _, file in links_of(f"games/{key}/README.md")}
        assert {folder / "RULES.md", folder / "POSITION.md"} <= own


def test_pictures_are_those_that_are_drawn_and_none_lies_about():
    files = sorted(pictures.file_of(name) for name in pictures.NAMES)
    assert files == SHOWN
    assert sorted(pictures.FOLDER.iterdir()) == SHOWN


@pytest.mark.sample(3)
@pytest.mark.painted
@pytest.mark.parametrize("name", pictures.NAMES)
def test_a_picture_shows_the_window_as_it_looks_now_and_is_small(name):
    file = pictures.file_of(name)
    assert file.stat().st_size <= pictures.MOST_BYTES
    kept, now = pygame.image.load(file), pictures.drawn(name)
    assert kept.get_size() == now.get_size() == pictures.SIZE
    share = changed_share(kept, now)
    assert share <= MOST_CHANGED, f"{share:.1%} look otherwise: python -m tests.pictures {name}"


def changed_share(one: pygame.Surface, other: pygame.Surface) -> float:
    """How much of two pictures, shrunk, differs by more than the tolerance in a channel."""
    small = [pygame.transform.smoothscale(each.convert(24), SHRUNK) for each in (one, other)]
    alike = pygame.mask.from_threshold(small[0], (0, 0, 0), (TOLERANCE + 1,) * 3 + (255,), small[1])
    return 1 - alike.count() / (SHRUNK[0] * SHRUNK[1])


def test_a_patch_that_looks_otherwise_is_noticed():
    before = pygame.Surface(pictures.SIZE, depth=24)
    after = before.copy()
    after.fill((0, 0, 60), (0, 0, 1280, 72))
    assert changed_share(before, after) == pytest.approx(0.1, abs=0.01)
    assert changed_share(before, before) == 0


def test_lessons_and_puzzles_are_as_many_as_it_says():
    games = list(REGISTRY.games())
    lessons, puzzles = (sum(len(of(game)) for game in games) for of in (lessons_of, puzzles_of))
    assert f"There are {lessons} lessons and {puzzles} puzzles" in " ".join(README.split())


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_seats_levels_and_options_of_a_game_are_those_of_its_card(key):
    game = REGISTRY.game(key)
    row = next(line for line in README.splitlines() if f"(games/{key}/README.md)" in line)
    assert row.split(" | ")[1] == f"{game.fewest_seats} to {game.most_seats}"
    page = PAGES[f"games/{key}/README.md"]
    first_words = set(re.findall(r"`([\w:]+)", page))
    assert {level.name for level in game.levels} <= first_words
    assert {setting.key for setting in game.settings} <= first_words
    assert option_values(page) <= {
        (setting.key, choice.value) for setting in game.settings for choice in setting.choices
    }


def option_values(page: str) -> set[tuple[str, str]]:
    """Every `option=one|other` that a page names."""
    named = re.findall(r"`(\w+)=([^`]*)`", page)
    return {
        (key, value.strip('"')) for key, values in named for value in values.split("|")
        if value != "N"
    }  # fmt: skip
