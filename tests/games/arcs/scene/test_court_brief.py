"""The short texts of Court cards: one for each, and room for all of it."""

import pytest

from engine.text.message import Message
from engine.ui.box import Box
from games.arcs.court import BASE_COURT, COURT, REACH_COURT
from games.arcs.game import GAME
from games.arcs.scene.art.cards import painting_of, shortened
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


def test_every_card_of_the_court_has_a_scene_of_its_own():
    scenes = {painting_of(card) for card in BASE_COURT}
    assert len(scenes) == len(BASE_COURT)
    assert all(
        painting_of(card, COURT[card].suit or "vox") for card in REACH_COURT if card in COURT
    )
