"""The empires in small: every tile is seen, and no word is written."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.roll_galaxy.game import GAME
from tests.games.roll_galaxy.scene.playing import a_match


def picture(table, audit=None):
    surface = pygame.Surface((300, 180))
    canvas = Canvas(surface, 1.0, THEMES["roll_galaxy"], audit=audit)
    GAME.table_picture(table)(canvas, Box(0, 0, 300, 180))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seats", [2, 5])
def test_another_tile_is_another_picture(seats):
    table = a_match(seats).table
    before = picture(table)
    assert picture(table) == before
    table.seats[1].tableau = (*table.seats[1].tableau, 41)
    assert picture(table) != before


def test_nothing_is_written_in_it():
    audit = Audit()
    picture(a_match(3).table, audit)
    assert not audit.texts


def test_more_than_twelve_tiles_stand_closer():
    table = a_match(2).table
    table.seats[0].tableau = tuple(range(1, 31, 2))
    assert picture(table) != picture(a_match(2).table)
