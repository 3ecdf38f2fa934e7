"""A sample of what `python -m tests.legibility` looks at: every text is whole and large enough."""

from __future__ import annotations

import math
from functools import partial

import pytest

from engine.ui.app import App
from engine.ui.display import most_ui_scale
from engine.ui.pages.settings import CreditsScene
from games import REGISTRY
from tests import legibility
from tests.legibility import (
    HOUSE,
    MATRIX,
    Window,
    a_setup,
    an_app,
    looked_at,
    looked_at_in,
    pages_of,
    problems_of_game,
    problems_of_page,
    scrolled_to,
    windows,
)

SMALL = (Window((1024, 768)), Window((1280, 720), 0.8), Window((1280, 720), 1.25))


def test_every_size_is_seen_at_every_scale_and_tables_with_the_log_closed_too() -> None:
    assert len(list(windows(with_log=False))) == 15
    assert len(set(map(str, windows(with_log=True)))) == 30


def test_the_largest_scales_are_those_for_which_a_window_has_room() -> None:
    assert [most_ui_scale(size) for size in MATRIX] == [max(each) for each in MATRIX.values()]


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_a_table_is_whole_where_everything_is_largest(key: str) -> None:
    """The first decision, for the most seats; the command looks at whole games."""
    game = REGISTRY.game(key)
    largest = Window((1280, 720), 1.25), Window((1920, 1080), 1.5)
    assert problems_of_game(game, game.most_seats, largest, looks=1, answers=0) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_a_desk_is_drawn_in_the_windows_own_units_and_whole_where_everything_is_largest(
    key: str,
) -> None:
    """Its units were as many pixels at 150 % as at 100 %: "Size of everything" changed nothing."""
    build = dict(pages_of(REGISTRY.game(key)))["position after 40"]
    largest = Window((1280, 720), 1.25), Window((1920, 1080), 1.5)
    assert problems_of_page(build, largest) == []
    app = an_app()
    desk = build(app)
    app.push(desk)
    looked_at_in(app, desk, largest[1])
    assert (desk.width, desk.height) == (1280, 720)
    app.close()


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "arcs"])
def test_a_set_up_is_whole_in_small_windows(key: str) -> None:
    game, seen_in = REGISTRY.game(key), (*SMALL, Window((1280, 720)), Window((2560, 1440)))
    assert problems_of_page(partial(a_setup, game=game, seats=game.most_seats), seen_in) == []


@pytest.mark.parametrize("name", ["menu", "settings", "credits", "learn", "scenarios"])
def test_a_page_is_whole_in_small_windows(name: str) -> None:
    assert problems_of_page(HOUSE[name], (*SMALL, Window((1280, 720)))) == []


@pytest.mark.sample(9)
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("risk", "puzzle 1, answers 0"),
        ("risk", "puzzle 1, answers 1"),
        ("risk", "choices"),
        ("arcs", "choices"),
        ("arcs", "position after 0"),
        ("rajas", "rules at RAJ-5.2"),
        ("arcs", "rules at REACH-10.3"),
        ("roll_galaxy", "puzzle 1, answers 2"),
        ("roll_galaxy", "puzzle 1, answers 0"),
        ("roll_galaxy", "puzzle 2, answers 0"),
        ("arcs", "puzzle 1, answers 0"),
        ("arcs", "puzzle 3, answers 2"),
    ],
)
def test_a_page_of_a_game_is_whole_in_small_windows(key: str, name: str) -> None:
    build = dict(pages_of(REGISTRY.game(key)))[name]
    assert problems_of_page(build, (*SMALL, Window((1280, 720)), Window((1920, 1080), 1.5))) == []


@pytest.mark.parametrize(
    ("key", "name"), [("arcs", "puzzle 3, answers 0"), ("risk", "position after 0")]
)
def test_words_of_choices_and_numbers_of_cards_keep_apart_at_large_letters(
    key: str, name: str
) -> None:
    """Choices lay under "Answer" at 150 %, and a card's number on its sign."""
    build = dict(pages_of(REGISTRY.game(key)))[name]
    assert problems_of_page(build, (Window((1920, 1080), 1.5),)) == []


@pytest.mark.parametrize(
    ("key", "name", "window"),
    [
        ("rajas", "rules at RAJ-1.1", Window((1280, 720), 1.25)),
        ("rajas", "lesson 5, step 0", Window((1024, 768))),
    ],
)
def test_parts_of_a_line_may_touch_and_a_long_title_has_two_lines(
    key: str, name: str, window: Window
) -> None:
    """A file's name was said to lie over the full stop; "You know the game" was cut."""
    build = dict(pages_of(REGISTRY.game(key)))[name]
    assert problems_of_page(build, (window,)) == []


def test_each_window_sees_a_page_from_its_beginning() -> None:
    """Only the first window did, after which the page stayed at its end."""
    seen = []

    def build(app: App) -> CreditsScene:
        seen.append(CreditsScene(app))
        return seen[0]

    problems_of_page(build, (Window((1280, 720), 1.25),))
    assert scrolled_to(seen[0], math.inf)


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("rajas", "figures"),
        ("rajas", "study"),
        ("roll_galaxy", "review"),
        ("roll_galaxy", "figures"),
        ("arcs", "figures"),
        ("risk", "review"),
        ("despirala", "figures"),
    ],
)
def test_what_looks_back_is_drawn_in_the_windows_own_units_and_whole_where_everything_is_largest(
    key: str, name: str
) -> None:
    """Reviews and figures were as many pixels at 150 % as at 100 %; now they scroll."""
    build = dict(pages_of(REGISTRY.game(key)))[name]
    largest = Window((1280, 720), 1.25), Window((1920, 1080), 1.5)
    app = an_app()
    page = build(app)
    app.push(page)
    for window in largest:
        assert looked_at_in(app, page, window) == []
    assert (page.width, page.height) == (1280, 720)
    assert not scrolled_to(page, math.inf) or looked_at(app, page) == []
    app.close()


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("risk", "lesson 2, step 4"),
        ("roll_galaxy", "lesson 2, step 0"),
        ("despirala", "end"),
        ("despirala", "figures"),
        ("risk", "figures"),
        ("arcs", "figures"),
    ],
)
def test_long_words_are_whole_in_german(
    monkeypatch: pytest.MonkeyPatch, key: str, name: str
) -> None:
    """'Lektion 2: Phase wählen' and 'Klicken, um den Spielplan zu sehen' were cut to fit."""
    monkeypatch.setattr(legibility, "LANGUAGE", ["de"])
    build = dict(pages_of(REGISTRY.game(key)))[name]
    assert problems_of_page(build, (Window((1024, 768)), Window((1280, 720)))) == []
