"""The pictures of the rules: every game draws those that its RULES.md names, legibly."""

from itertools import pairwise

import pygame
import pytest

from engine.text.house import HouseVoice
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Typesetter
from engine.ui.pages.open_book import draw_picture
from engine.ui.pages.page_theme import theme_of
from engine.ui.pages.rulebook import Measure, Page, Rulebook
from engine.ui.pages.rules import RulesScene
from engine.ui.theme import PANEL
from games import REGISTRY
from tests.ui.page_stage import PageStage

pytestmark = pytest.mark.painted

GAMES = REGISTRY.games()
PICTURES = [(game, name) for game in GAMES for name in game.rules_pictures()]
WIDTHS = (690.0, 760.0)
NARROWEST = 631.0
LEAST_PIXELS = 12
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_picture = pytest.mark.parametrize(
    ("game", "name"), PICTURES, ids=lambda part: getattr(part, "key", part)
)


def drawn(game, name, width, scale, draw=lambda canvas, picture, box: picture.draw(canvas, box)):
    """A picture on the ground of the page, its box in units, and the audit of its texts."""
    pygame.font.init()
    picture = game.rules_pictures()[name]
    box = Box(40, 40, width, picture.height(width))
    sheet = pygame.Surface((round((width + 80) * scale), round((box.h + 80) * scale)))
    sheet.fill(PANEL)
    audit = Audit()
    voice = Typesetter(HouseVoice(game=game.text_folder))
    canvas = Canvas(sheet, scale, theme_of(game), audit=audit, typesetter=voice)
    draw(canvas, picture, box)
    return sheet, box, audit


@every_game
def test_the_rules_name_just_the_pictures_that_the_game_draws(game):
    named = Rulebook.read(game.rules_path).pictures
    assert sorted(named) == sorted(game.rules_pictures())


@pytest.mark.sample(9)
@every_picture
@pytest.mark.parametrize("scale", [2 / 3, 1.0])
def test_texts_of_a_picture_are_legible_whole_and_inside(game, name, scale):
    for width in WIDTHS:
        _, box, audit = drawn(game, name, width, scale)
        assert audit.problems(width + 80, box.h + 80) == []
        assert [text.string for text in audit.texts if text.pixels < LEAST_PIXELS] == []
        assert [text.string for text in audit.texts if not box.inset(-1).holds(text.box)] == []


@every_picture
def test_no_words_crowd_each_other_in_the_narrowest_book(game, name):
    """That of a window of 1024x768: a crowded picture is shrunk, words and all."""
    _, box, audit = drawn(
        game, name, NARROWEST, 8 / 15, lambda *drawing: draw_picture(drawing[0], name, *drawing[1:])
    )
    assert audit.problems(NARROWEST + 80, box.h + 80) == []


@every_picture
def test_a_picture_fills_its_box_with_something(game, name):
    sheet, box, _ = drawn(game, name, WIDTHS[0], 2 / 3)
    area = pygame.Rect(*(round(part * 2 / 3) for part in (box.x, box.y, box.w, box.h)))
    bounds = pygame.mask.from_threshold(sheet.subsurface(area), PANEL, (1, 1, 1, 255))
    assert bounds.count() < 0.95 * area.w * area.h


@pytest.mark.sample(3)
@every_game
def test_pictures_take_their_place_between_the_texts(game):
    stage = PageStage(lambda app: RulesScene(app, game))
    page = stage.scene.page
    for above, below in pairwise(page.placed):
        assert above.box.bottom <= below.box.y
    for placed in page.placed:
        if placed.kind == "picture":
            (ground,) = placed.grounds
            assert ground.h == game.rules_pictures()[placed.picture].height(ground.w)
            assert page.leaf_of(ground.y) == page.leaf_of(ground.bottom)
    assert page.height == page.placed[-1].box.bottom
    stage.app.close()


@pytest.mark.sample(6)
@every_game
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_page_is_legible_wherever_a_picture_is_in_view(game, size):
    audit = Audit()
    stage = PageStage(lambda app: RulesScene(app, game), size=size, audit=audit)
    page = stage.scene.page
    tops = [placed.box.y for placed in page.placed if placed.kind == "picture"]
    for leaf in sorted({page.leaf_of(top) for top in tops}):
        stage.scene.turn_to(leaf)
        stage.settle()
        audit.clear()
        stage.app.draw()
        assert audit.texts
        assert audit.problems(stage.scene.width, stage.scene.height) == []
    stage.app.close()


def test_a_picture_line_is_a_block_of_its_own_with_its_words():
    book = Rulebook.parse("# Pig\n\n![The die](picture:die)\n\nSee ![the die](picture:die).\n")
    assert [block.kind for block in book.blocks] == ["heading", "picture", "paragraph"]
    assert (book.blocks[1].picture, book.blocks[1].text) == ("die", "The die")
    assert [hit.block for hit in book.find("the die")] == [1, 2]


def test_where_a_game_draws_nothing_the_words_stand_alone():
    book = Rulebook.parse("![The die](picture:die)")
    even = Measure(lambda text, size, font: 8.0 * len(text), lambda size, height: size * height)
    (placed,) = Page(book, 600, even).placed
    assert placed.grounds == ()
    (higher,) = Page(book, 600, even, lambda name, width: 100.0).placed
    assert higher.box.h > placed.box.h + 100


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_pictures_are_painted_ahead_while_nobody_turns(size):
    stage = PageStage(lambda app: RulesScene(app, REGISTRY.game("rajas")), size=size)
    pictures = [placed for placed in stage.scene.page.placed if placed.kind == "picture"]
    for _ in range(3 * len(pictures)):
        stage.step(0.3)
    painted = stage.app.canvas.pictures.painted
    canvas = stage.app.canvas
    for number, placed in enumerate(pictures):
        stage.scene.opened.draw_picture(canvas, placed, (100, 37.37 * number - placed.box.y))
    assert stage.app.canvas.pictures.painted == painted
    stage.app.close()


def test_the_names_of_the_chambers_keep_off_the_edge_of_their_plaques_in_the_smallest_window():
    _, box, audit = drawn(REGISTRY.game("rajas"), "chambers", 630.7, 768 / 1440)
    assert audit.problems(710.7, box.h + 80) == []
    assert "Portuguese" in [text.string for text in audit.texts]
