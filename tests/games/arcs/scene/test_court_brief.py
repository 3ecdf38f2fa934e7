"""The short texts of Court cards: one for each, and room for all of it."""

import pytest

from engine.ui.box import Box
from games.arcs.court import BASE_COURT
from games.arcs.scene.art.court_cards import shortened
from games.arcs.scene.court_brief import BRIEF
from tests.games.arcs.scene.art.sample_art import canvas_of

CARD = Box(1304, 120, 244, 148)


def test_every_court_card_has_a_short_text():
    assert set(BRIEF) == set(BASE_COURT)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_each_fits_the_two_lines_of_its_card(size):
    canvas = canvas_of(size)
    for text in BRIEF.values():
        assert "…" not in " ".join(shortened(canvas, CARD.w - 24, text, 2)), text
