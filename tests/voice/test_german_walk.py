"""Pages, desks, tables and errors in German hold no English word that German messages lack."""

import re
from dataclasses import replace
from functools import partial

import pytest

from engine.core.match import Match
from engine.core.position.draft import sample_position
from engine.text.message import languages, own_name
from engine.ui.position.board_editor import EditorHost
from engine.ui.self_test import settle
from engine.ui.table.table import table_scene
from games import REGISTRY
from main import main
from tests import legibility
from tests.ui.filled_folder import fill
from tests.voice.foreign import english_in
from tests.voice.test_faults import FAULTS_OF_DESKS
from tests.voice.written import writing

GAMES = list(REGISTRY.games())
NAMES = (*map(own_name, languages()), *(each.called for g in GAMES for each in g.all_levels))
"""Of languages and of bots."""
PAGES_OF_THE_HOUSE = [name for name in legibility.HOUSE if name != "credits"]
"""Credits name people, and licences as they are called."""
painted = pytest.mark.painted
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def speaking_german(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr(legibility, "LANGUAGE", ["de"])


def english_on(build):
    """The English that a page shows, and what its widgets say when they are pointed at."""
    with writing() as found:
        app = legibility.an_app()
        app.push(build(app))
        settle(app)
        app.draw()
        for widget in [each for top in app.top.widgets for each in top.family()]:
            tip = widget.tip_at(*widget.box.centre)
            if tip is not None and not hasattr(tip, "draw"):
                found.add(app.canvas.said(tip))
        app.close()
    assert len(found) > 5
    return sorted(english_in({SEED.sub("", words) for words in found}, "de", NAMES))


@painted
@pytest.mark.sample(2)
@pytest.mark.parametrize("is_filled", [False, True])
@pytest.mark.parametrize("name", PAGES_OF_THE_HOUSE)
def test_a_page_of_the_house(name, is_filled):
    if is_filled:
        fill()
    assert english_on(legibility.HOUSE[name]) == []


SEED = re.compile(r"\b[a-z]+-[a-z]+-\d+\b")
PAGES = re.compile(r"setup|rules$|position after (0|40)$|lesson \d, step 0|puzzle 1, answers [02]")


@painted
@pytest.mark.sample(2)
@every_game
def test_the_pages_of_a_game(game):
    """Set-up, rules, desk, lessons and puzzles."""
    pages = [(name, build) for name, build in legibility.pages_of(game) if PAGES.match(name)]
    assert {name: found for name, build in pages if (found := english_on(build))} == {}


@painted
@pytest.mark.sample(2)
@pytest.mark.parametrize(("key", "path", "value", "german"), FAULTS_OF_DESKS)
def test_the_desk_with_a_fault(key, path, value, german):
    game = REGISTRY.game(key)

    def desk(app):
        host = EditorHost(app, game, sample_position(game))
        host.edit(lambda draft: draft.set_value(path, value))
        return host.board

    with writing() as found:
        assert english_on(desk) == []
    assert german in found


@painted
@pytest.mark.sample(2)
@every_game
def test_the_real_table(game):
    """Its first questions, with the board to be laid out."""
    match = legibility.a_match(game, max(2, game.fewest_seats))
    real = Match(game, replace(match.setup, real_table=True))
    assert english_on(partial(table_scene, match=real)) == []


@painted
@pytest.mark.whole
@every_game
def test_a_whole_game_its_end_and_its_review(game):
    found = set()
    seats = max(game.fewest_seats, game.usual_seats)
    with writing() as written:
        for app, _ in legibility.moments_of_game(game, seats, looks=12):
            app.resize(1280, 720)
            app.step(0.05, [])
            app.draw()
    found |= english_in(written, "de")
    for name, build in legibility.pages_of(game):
        if name in ("choices", "review"):
            found |= set(english_on(build))
    assert sorted(found) == []


LISTED = re.compile("(es gibt|möglich ist|sitzen können) .*")
"""What people may type instead."""
ERRORS = (
    ("play", "chess"),
    ("simulate", "despirala"),
    ("simulate", "despirala", "--games", "many"),
    ("simulate", "despirala", "--games", "0"),
    ("simulate", "despirala", "--games", "1", "--seats", "hal"),
    ("simulate", "despirala", "--games", "1", "--option", "x"),
    ("simulate", "despirala", "--games", "1", "--option", "mode=x"),
    ("play", "despirala", "--text", "--seats", ",".join(["random"] * 7)),
    ("replay", "nowhere.json"),
    ("decide", "despirala", "--position", "nowhere.json"),
    ("screenshot", "moon", "--out", "x.png"),
    ("screenshot", "menu", "--out", "x.png", "--size", "big"),
    ("fly",),
    ("simulate", "despirala", "--games", "1", "--key", "abc"),
    ("play", "despirala", "--text", "--key", "0" * 32),
    ("language", "xx"),
)


@pytest.mark.parametrize("arguments", ERRORS, ids=" ".join)
def test_an_error_of_the_command_line(capsys, arguments):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    typed = [*arguments, "games"]
    assert english_in([LISTED.sub("", err)], "de", typed) == set()
