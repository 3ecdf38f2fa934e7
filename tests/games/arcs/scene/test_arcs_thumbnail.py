"""The table in small on the hub: another table is another picture, and no word is written."""

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.arcs.game import GAME
from games.arcs.state import ArcsTable
from tests.games.arcs.positions import a_table


def picture(table: ArcsTable, audit: Audit | None = None) -> bytes:
    """A table as the hub shows it."""
    surface = pygame.Surface((300, 200))
    draw = GAME.table_picture(table)
    draw(Canvas(surface, 1.0, THEMES["arcs"], audit=audit), Box(0, 0, 300, 200))
    return pygame.image.tobytes(surface, "RGB")


def test_the_same_table_is_the_same_picture():
    assert picture(a_table()) == picture(a_table())


def test_a_fleet_that_takes_control_is_seen():
    table = a_table()
    there = next(name for name in table.systems if not table.seats[0].ships_at(name))
    after = table.copy()
    after.seats[0].add_ships(there, 3)
    assert picture(after) != picture(table)


def test_nothing_is_written_in_it():
    audit = Audit()
    picture(a_table(), audit)
    assert not audit.texts
