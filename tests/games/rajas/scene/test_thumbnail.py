"""The table in small on the hub: another race is another picture, and no word is written."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.rajas.game import GAME
from games.rajas.state import Laid, RajasTable
from tests.games.rajas.positions import a_table, dummy, person


def picture(table: RajasTable, audit: Audit | None = None) -> bytes:
    """A table as the hub shows it."""
    surface = pygame.Surface((300, 200))
    GAME.table_picture(table)(Canvas(surface, 1.0, THEMES["rajas"], audit=audit),
                              Box(0, 0, 300, 200))  # fmt: skip
    return pygame.image.tobytes(surface, "RGB")


def test_the_same_table_is_the_same_picture():
    assert picture(a_table(person(), dummy())) == picture(a_table(person(), dummy()))


@pytest.mark.parametrize(
    "seat",
    [person(fame=12), person(money=40), person(boat=9), person(tiles=(Laid(1, "GC1", 1),))],
)
def test_markers_boats_and_tiles_are_seen(seat):
    assert picture(a_table(seat, dummy())) != picture(a_table(person(), dummy()))


def test_nothing_is_written_in_it():
    audit = Audit()
    picture(a_table(person(), dummy()), audit)
    assert not audit.texts


def test_dummies_alone_have_a_picture_too():
    assert picture(a_table(dummy(), dummy()))
