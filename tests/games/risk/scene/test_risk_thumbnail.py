"""The world in small: who holds the land is seen, and no word is written."""

from functools import partial

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.risk.board import territory_named
from games.risk.events import TroopsMovedIn
from games.risk.game import GAME
from games.risk.scene import hero
from games.risk.scene.world import the_world
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


@pytest.mark.parametrize(
    ("pair", "figures"),
    [(("Ukraine", "Ural"), 1), (("Alaska", "Alberta"), 4), (("China", "India"), 1)],
)
def test_plates_of_a_move_hide_no_counter_and_nobody_stands_on_a_short_arrow(
    pair, figures, monkeypatch
):
    source, target = map(territory_named, pair)
    table = playing({pair[0]: 1, pair[1]: 11}, {"Brazil": 1})
    plates, counters, soldiers = [], [], []
    seen = {"_draw_plate": (plates, 4), "draw_counter": (counters, slice(2, 4)),
            "draw_soldier": (soldiers, slice(2, 4))}  # fmt: skip
    for name, (into, what) in seen.items():
        take = partial(lambda into, what, *args: into.append(args[what]), into, what)
        monkeypatch.setattr(hero, name, take)
    pygame.font.init()
    world = the_world()
    paint = hero.painter_of(
        (TroopsMovedIn(0, source, target, 11),), table, world, Box(0, 0, *world.size),
        lambda canvas, part, size: pygame.Surface(size, pygame.SRCALPHA), str,
    )  # fmt: skip
    canvas = Canvas(pygame.Surface((700, 400)), 1.0, THEMES["risk"])
    paint(canvas, Box(0, 0, 700, 400))
    assert len(plates) == 2
    assert not plates[0].intersects(plates[1])
    assert not [at for at in counters if any(plate.contains(at) for plate in plates)]
    assert len(soldiers) == figures
