"""Crowns over the seats that won: at the right corner of a card, or over the seat's mark."""

import pytest

from engine.ui.box import Box
from engine.ui.table.frame import CROWN, Ending

CARD = Box(700, 80, 400, 68)


class IconCanvas:
    """Keeps the icons that are drawn."""

    def __init__(self):
        self.icons = []

    def icon(self, name, x, y, size, colour):
        self.icons.append((name, x, y))

    def floating(self, box):
        """Nothing is drawn for it."""


@pytest.mark.parametrize(("at_left", "low", "high"), [(True, 700, 750), (False, 1060, 1100)])
def test_a_crown_stands_where_the_game_leaves_room_for_it(at_left, low, high):
    canvas, ending = IconCanvas(), Ending()
    ending.stand((1,))
    ending.draw(canvas, {0: Box(0, 80, 400, 68), 1: CARD}, at_left=at_left)
    ((name, x, _),) = canvas.icons
    assert name == "crown"
    assert low <= x - CROWN / 2 < x + CROWN / 2 <= high
