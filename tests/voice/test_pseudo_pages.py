"""In the language of nobody the pages of the house show no plain English of their own."""

import re
from dataclasses import replace

import pytest

from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import scenarios_of
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.thinking import graded
from engine.text.message import PSEUDO, languages, own_name
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.choices import ChoicesPage
from engine.ui.pages.review import StoryReview
from games import REGISTRY
from tests.games.rajas.scene.test_pseudo_window import PAINTED
from tests.games.roll_galaxy.scene.test_pseudo_window import PRINTED as ON_TILES
from tests.ui.page_stage import NOON, QUICK, PageStage
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

PRINTED = {"rajas": PAINTED, "roll_galaxy": ON_TILES}
"""What is printed on the boards and tiles of a game."""
PERSON = "Robin"
CAPS = ("Enter", "Esc", "Space", "Ctrl", "Backspace", "Tabletop Bots")
"""What is printed on keys, and the name of the program."""
SEED = re.compile(r"\b[a-z]+-[a-z]+-\d+\b")
TITLES = [game.title for game in REGISTRY.cards()]
SHORT = [title.split()[0] for title in TITLES]
CALLED = {level.called for game in REGISTRY.games() for level in game.all_levels}
DATA = {
    word.strip(".,:;()")
    for game in REGISTRY.games()
    for told in (*lessons_of(game), *scenarios_of(game))
    for word in f"{told.title} {told.about}".split()
}
"""The words of lessons and scenarios, which are written in English."""
COVERS = {f"OF {title.partition(' of ')[2]}" for title in TITLES} | {
    f"FOR {title.partition(' for ')[2]}" for title in TITLES
}
BOTS = ("Ada", "Tiko", "Mira", "Bram", "Juno", "Otto")


def written_on(build):
    """What a page writes, and what shows when the pointer rests on its widgets."""
    settings = replace(QUICK, language=PSEUDO, player_name=PERSON)
    with writing() as found:
        stage = PageStage(build, registry=REGISTRY, settings=settings)
        stage.settle()
        stage.app.draw()
        for widget in [each for top in stage.scene.widgets for each in top.family()]:
            tip = widget.tip_at(*widget.box.centre)
            if tip is not None and not hasattr(tip, "draw"):
                found.add(stage.app.canvas.said(tip))
        stage.app.close()
    return {SEED.sub("", words) for words in found}


def left_plain(build, *allowed):
    return sorted(
        plain(written_on(build), {*TITLES, *SHORT, *CAPS, *BOTS, *COVERS, PERSON, *allowed})
    )


def opened(route, *args):
    """A page that a route opens, built as the window builds it."""

    def build(app):
        getattr(app.routes, route)(*args)
        page = app.top
        app.scenes.remove(page)
        return page

    return build


def test_the_hub():
    assert left_plain(lambda app: MenuScene(app, lambda: NOON), *CALLED) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", REGISTRY.keys)
def test_the_set_up(key):
    seats = {f"{name}{number}" for name in CALLED for number in ("", " II", " III", " IV")}
    assert left_plain(lambda app: SetupScene(app, REGISTRY.game(key)), *seats) == []


@pytest.mark.parametrize("route", ["settings", "progress"])
def test_settings_statistics_progress(route):
    assert left_plain(opened(route), *map(own_name, languages())) == []


@pytest.mark.parametrize("route", ["learn", "scenarios"])
def test_learning(route):
    assert left_plain(opened(route), *DATA, "SUPERCAT") == []


def test_the_end():
    game = REGISTRY.game("despirala")
    seats = (SeatSetup("human", PERSON), SeatSetup("random", "Ada"))
    setup = Setup(seats, "pale-fox-1", {"mode": "normal"})
    match = Match(game, setup)
    bot = game.bot("random", setup)
    while not match.is_over:
        if match.waits_for_person or match.seat_to_answer >= 0:
            match.answer(match.think(bot).option)
        else:
            match.roll()
    match.language = PSEUDO
    assert left_plain(lambda app: StoryReview(app, match), *DATA) == []


GAMES = [game.key for game in REGISTRY.games()]
SEATS = {
    "despirala": ("human", "sampled:1"),
    "risk": ("human", "recruit"),
    "roll_galaxy": ("human", "rollbot:easy"),
    "rajas": ("human", "dummy"),
    "arcs": ("human", "steward"),
}
NAMES_OF_SEATS = ("Robin", "Ada")
MARKS = re.compile(r"[*_`|#>-]|\s+")


def begun(key, answers):
    """A match that somebody has played so far, with the first bot in the place of a person."""
    game = REGISTRY.game(key)
    setup = Setup(tuple(map(SeatSetup, SEATS[key], NAMES_OF_SEATS)), "pale-fox-1", {})
    match = Match(game, setup)
    stand_in = game.stand_in(setup)
    play_bots(match, [each or stand_in for each in bots_of(match)], answers)
    match.language = PSEUDO
    return match


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", GAMES)
def test_the_frame_of_the_rules(key, monkeypatch):
    """Its text is a document of one language, and so are the pictures in it."""
    game = REGISTRY.game(key)
    monkeypatch.setattr(type(game), "rules_pictures", lambda self: {})
    document = MARKS.sub("", game.rules_path.read_text("utf-8"))
    left = left_plain(opened("rules", game), *DATA)
    assert [words for words in left if MARKS.sub("", words) not in document] == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", GAMES)
def test_the_choices(key, monkeypatch):
    """The words of choices are those of the match's language, however they were judged."""
    monkeypatch.setattr("games.roll_galaxy.learning.TRIALS", 2)
    match = begun(key, 24)
    assert match.game.grading is not None

    def build(app):
        page = ChoicesPage(app, match)
        page._tickets[0].cancel()
        page._take(graded(match))
        return page

    assert left_plain(build, *DATA, *PRINTED.get(key, ())) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", [key for key in GAMES if key != "arcs"])
def test_the_position_page(key):
    """Seats that a position is set out for are called by the house."""
    assert left_plain(opened("position", REGISTRY.game(key)), *PRINTED.get(key, ())) == []


def test_the_review_of_despirala():
    match = begun("despirala", 10_000)
    assert match.is_over
    assert left_plain(opened("review", match), *DATA) == []
