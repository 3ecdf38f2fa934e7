"""The beginning of an Act by mouse in a real window; `acts_by_mouse` plays it whole."""

import pytest

from tests.games.arcs.campaign.scene.acts_by_mouse import Act
from tests.ui.real_window import needs_a_screen

pytestmark = pytest.mark.painted

BEGINNING = 45
"""So many answers of all seats."""


@pytest.mark.whole
@pytest.mark.window
@needs_a_screen
def test_an_act_begins_by_mouse_in_a_real_window(tmp_path, monkeypatch):
    act = Act("steward", 1, most=BEGINNING)
    match = act.play(monkeypatch, tmp_path)
    assert len(match.moves) >= BEGINNING
    assert act.kinds["fate"] == 1
    assert act.kinds["act"] > 1
