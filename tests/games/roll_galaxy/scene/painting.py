"""A canvas without a window, for tests of the pieces of Roll."""

from functools import cache

import pygame

from engine.text.house import HouseVoice
from engine.ui.canvas import Audit, Canvas, Typesetter
from engine.ui.paint.pictures import Pictures
from engine.ui.theme import THEMES
from games.roll_galaxy.game import GAME

VOICE = GAME.voice(("You", "Ada", "James"))
LARGE = (1920, 1080)
SMALL = (1280, 720)
WINDOWS = {SMALL: 2 / 3, LARGE: 1.0}
"""The two window sizes that must be legible, and their real pixels per logical unit."""

SCALES = (0.5333, 2 / 3, 1.0, 1.5)
"""Those, and the smallest and the largest scale a person can set in them."""


@cache
def pictures_at(scale):
    """What all canvases of a scale paint alike."""
    return Pictures()


def a_canvas(scale=1.0, audit=None, size=(1920, 1080), pictures=None):
    """A canvas of so many logical units, with pictures of its own or those of all."""
    pygame.font.init()
    surface = pygame.Surface((round(size[0] * scale), round(size[1] * scale)))
    typesetter = Typesetter(HouseVoice(game=GAME.text_folder))
    canvas = Canvas(surface, scale, THEMES["roll_galaxy"], audit=audit, typesetter=typesetter,
                    pictures=pictures_at(scale) if pictures is None else pictures)  # fmt: skip
    canvas.backdrop()
    return canvas


def an_audit(scale):
    """A canvas that records its texts, and the record."""
    audit = Audit()
    return a_canvas(scale, audit), audit


def problems_of(canvas, audit):
    """What the audit finds wrong."""
    return audit.problems(canvas.width, canvas.height)
