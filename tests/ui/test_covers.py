"""Covers: every game has one, at any size, with its name legible."""

from itertools import groupby

import pygame
import pytest

from engine.text.house import HouseVoice
from engine.ui.canvas import Canvas, Pictures
from engine.ui.hub.covers import CoverOf, CoverShelf
from engine.ui.paint.portraits import COVER_W
from engine.ui.theme import THEMES
from games import REGISTRY
from games.arcs import scene_cover as arcs
from games.despirala import scene_cover as despirala
from games.rajas import scene_cover as rajas
from games.risk import scene_cover as risk
from games.roll_galaxy import scene_cover as roll_galaxy

COVERS = {
    "despirala": despirala,
    "risk": risk,
    "roll_galaxy": roll_galaxy,
    "rajas": rajas,
    "arcs": arcs,
}
TAGLINE = "Six dice · fourteen goals"
WITH_TAGLINE = {
    "despirala": ("SIX DICE  ·  FOURTEEN GOALS", "SECHS WÜRFEL  ·  VIERZEHN ZIELE"),
    "risk": ("SEIZE THE WORLD", "EROBERE DIE WELT"),
    "arcs": ("CONFLICT IN THE REACH", "STREIT IM REACH"),
}
"""What stands on those covers in English and in German; the others show the rest of the title."""


@pytest.mark.parametrize("game", COVERS)
@pytest.mark.parametrize("size", [(120, 160), (224, 299), (336, 448)])
def test_a_cover_is_drawn_at_the_size_asked_for(game, size):
    pygame.font.init()
    picture = COVERS[game].paint_cover(size, TAGLINE)
    assert picture.get_size() == size
    assert picture.get_at((0, 0)).a < 60
    assert picture.get_at((size[0] // 2, size[1] // 2)).a == 255


@pytest.mark.parametrize("game", COVERS)
def test_a_cover_looks_the_same_every_time(game):
    pygame.font.init()
    first, second = (COVERS[game].paint_cover((224, 299), TAGLINE) for _ in range(2))
    assert first.get_buffer().raw == second.get_buffer().raw


def ramp(size, tagline=""):
    """A cover that grows brighter from left to right, so that each column is its own."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for x in range(size[0]):
        sheet.fill((round(255 * x / (size[0] - 1)), 90, 90, 255), (x, 0, 1, size[1]))
    return sheet


FRAMES = ((136, 104), (180, 104), (272, 188), (184, 178))
"""Those of Learn's rows, its next step, and the hub's card, in logical units."""


@pytest.mark.parametrize("scale", [2 / 3 * 0.8, 2 / 3, 1.0, 1.5])
@pytest.mark.parametrize("frame", FRAMES)
def test_a_part_of_a_cover_fills_its_frame_without_drawing_its_edge_out(frame, scale):
    """As Learn shows it at 1280x720 and 1920x1080, and at every size of the interface."""
    pygame.font.init()
    size = (round(frame[0] * scale), round(frame[1] * scale))
    shelf = CoverShelf(Pictures(), str)
    cover = CoverOf("ramp", THEMES["hub"], lambda: ramp)
    assert shelf.part(cover, size, round(10 * scale)) is None, "it is painted first"
    shelf.paint_one()
    picture = shelf.part(cover, size, round(10 * scale))
    assert picture.get_size() == size
    row = [picture.get_at((x, size[1] // 2)) for x in range(size[0])]
    assert {pixel.a for pixel in row} == {255}
    longest = max(len(list(same)) for _, same in groupby(pixel.r for pixel in row))
    assert longest <= 1 + size[0] // 255 + 1, "no column is repeated over and over"


def test_a_part_is_made_of_a_larger_cover_that_is_there():
    pygame.font.init()
    shelf = CoverShelf(Pictures(), str)
    cover = CoverOf("ramp", THEMES["hub"], lambda: ramp)
    assert shelf.picture(cover, (336, 448)) is None
    shelf.paint_one()
    assert shelf.part(cover, (120, 90), 6).get_size() == (120, 90)
    assert not shelf.is_waiting


def test_a_cover_is_handed_out_where_a_frame_takes_more_room_than_the_pictures_have():
    """Else a page would paint it again and again, and never come to rest."""
    pygame.font.init()
    pictures = Pictures(parts_cap=40_000)
    shelf = CoverShelf(pictures, str)
    cover = CoverOf("ramp", THEMES["hub"], lambda: ramp)
    for take in (lambda: shelf.picture(cover, (60, 80)), lambda: shelf.part(cover, (60, 60), 4)):
        assert take() is None
        shelf.paint_one()
        for other in range(4):
            pictures.get(other, lambda: pygame.Surface((100, 90)))
        assert take() is not None
        assert not shelf.is_waiting


@pytest.mark.parametrize(("game", "english", "german"), [(g, *w) for g, w in WITH_TAGLINE.items()])
@pytest.mark.parametrize("size", [(120, 160), (224, 299), (336, 448)])
def test_the_tagline_is_painted_whole_in_the_language_of_the_page(
    game, english, german, size, monkeypatch
):
    pygame.font.init()
    card = next(each for each in REGISTRY.cards() if each.key == game)
    captions = drawn_captions(monkeypatch)
    for language, expected in (("en", english), ("de", german)):
        said = HouseVoice(language, (card.text_folder,)).say(card.tagline)
        card.cover()(size, said)
        words, width = captions[-1]
        assert words == expected
        assert width <= COVER_W - 8, "it is not wider than the cover"


def drawn_captions(monkeypatch):
    """Every line that is drawn at a cover's foot, with its width; filled as covers are painted."""
    found = []

    def text(canvas, x, y, words, size, *more, spacing=0.0, **others):
        font = more[1]
        if y == 420:
            found.append((words, canvas.text_width(words, size, font, spacing)))
        return drawn(canvas, x, y, words, size, *more, spacing=spacing, **others)

    drawn = Canvas.text
    monkeypatch.setattr(Canvas, "text", text)
    return found


def test_covers_are_kept_by_the_language_they_speak():
    """Who changes the language sees the other cover, and the first one again without a wait."""
    pygame.font.init()
    language = ["en"]
    pictures, asked = Pictures(), []
    folder = arcs_card().text_folder

    def say(words):
        return HouseVoice(language[0], (folder,)).say(words)

    def painter(size, tagline):
        asked.append(tagline)
        return ramp(size)

    shelf = CoverShelf(pictures, say)
    cover = CoverOf("arcs", THEMES["arcs"], lambda: painter, arcs_card().tagline)
    for now in ("en", "de", "en"):
        language[0] = now
        shelf.picture(cover, (120, 160))
        shelf.part(cover, (60, 60), 4)
        while shelf.paint_one():
            pass
        assert shelf.picture(cover, (120, 160)) is not None
        assert shelf.part(cover, (60, 60), 4) is not None
    assert asked == ["Conflict in the Reach"] * 2 + ["Streit im Reach"], "a part has no words"


def arcs_card():
    return next(each for each in REGISTRY.cards() if each.key == "arcs")


def test_neighbours_on_the_globe_have_different_colours():
    territories = risk.territories()
    armies = risk.armies(territories)
    corners = [{point for ring in rings for point in ring} for rings in territories]
    touching = [
        (a, b) for a in range(42) for b in range(a) if corners[a] & corners[b]
    ]  # fmt: skip
    assert len(touching) > 40
    assert all(armies[a] != armies[b] for a, b in touching)
