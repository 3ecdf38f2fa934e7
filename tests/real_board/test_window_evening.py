"""Whole evenings at the window: the page is read, Done is clicked, dice are told by clicks."""

from __future__ import annotations

import pytest

from tests.real_board.games import EVENINGS
from tests.real_board.window import an_evening

LARGE = ("arcs", "campaign", "rajas")
"""CI plays these evenings' beginnings, in a real window."""


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.whole] * (name in LARGE)) for name in EVENINGS],
)
def test_a_whole_evening_is_played_by_what_the_page_says(name: str) -> None:
    """Both boards are equal whenever a person is asked, and as the game is over."""
    window = an_evening(name, "evening")
    window.play()
    assert window.match.is_over
    window.app.close()
