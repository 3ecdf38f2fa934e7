"""The world in small: who holds the land is seen, and no word is written."""

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.risk.board import territory_named
from games.risk.game import GAME
from tests.games.risk.positions import playing


def picture(table, size=(300, 200), audit=None):
    surface = pygame.Surface(size)
    canvas = Canvas(surface, 1.0, THEMES["risk"], audit=audit)
    GAME.table_picture(table)(canvas, Box(0, 0, *size))
    return pygame.image.tobytes(surface, "RGB")


def test_another_owner_is_another_picture():
    table, other = playing({"Ural": 30}, {"China": 1}), playing({"Ural": 30}, {"China": 1})
    assert picture(table) == picture(other)
    other.owners[territory_named("Brazil")] = 0
    assert picture(table) != picture(other)


def test_nothing_is_written_in_it():
    audit = Audit()
    picture(playing({"Ural": 30}, {"China": 1}), audit=audit)
    assert not audit.texts


def test_it_fits_a_low_and_a_narrow_box():
    table = playing({"Ural": 30}, {"China": 1})
    assert len(picture(table, (400, 60))) == 400 * 60 * 3
    assert len(picture(table, (80, 200))) == 80 * 200 * 3
