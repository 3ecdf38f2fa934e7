"""The phases and the dice on the set-up page."""

import pygame
import pytest

from engine.text.house import HouseVoice
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Typesetter
from engine.ui.theme import PANEL, THEMES
from games.roll_galaxy.dice import COLOUR_NAMES, PHASES
from games.roll_galaxy.game import GAME
from games.roll_galaxy.scene.hub_pictures import PhasesAndDice


def drawn(width, scale):
    pygame.font.init()
    audit, panel = Audit(), PhasesAndDice()
    height = panel.height(width)
    sheet = pygame.Surface((round(width * scale), round(height * scale)))
    sheet.fill(PANEL)
    typesetter = Typesetter(HouseVoice(game=GAME.text_folder))
    canvas = Canvas(sheet, scale, THEMES["roll_galaxy"], audit=audit, typesetter=typesetter)
    panel.draw(canvas, Box(0, 0, width, height), {})
    return audit, height


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.5])
@pytest.mark.parametrize("width", [400, 760, 856, 1384])
def test_every_phase_and_every_colour_of_dice_has_a_card(width, scale):
    audit, height = drawn(width, scale)
    said = {text.string for text in audit.texts}
    assert {f"{number} {name}" for number, name in enumerate(PHASES, 1)} <= said
    assert set(COLOUR_NAMES) <= said
    assert audit.problems(width, height) == []


def test_the_set_up_shows_it():
    assert isinstance(GAME.setup_panel(), PhasesAndDice)
