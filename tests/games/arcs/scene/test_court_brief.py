"""The short texts of Court cards: one for each, and room for all of it."""

import pytest

from engine.text.message import Message
from engine.ui.box import Box
from games.arcs.court import BASE_COURT
from games.arcs.game import GAME
from games.arcs.scene.art.cards import shortened
from tests.games.arcs.scene.art.sample_art import canvas_of

CARD = Box(1304, 120, 244, 148)
VOICE = GAME.voice(("You", "Vega"))


def test_every_court_card_has_a_short_text():
    assert all(VOICE.has(f"brief-{card}") for card in BASE_COURT)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_each_fits_the_two_lines_of_its_card(size):
    canvas = canvas_of(size)
    for card in BASE_COURT:
        text = VOICE.say(Message(f"brief-{card}"))
        assert "…" not in " ".join(shortened(canvas, CARD.w - 24, text, 2)), text
