"""What a person is warned of in the campaign."""

import pytest

from games.arcs.campaign_components import FREE
from games.arcs.game import GAME
from games.arcs.parts import Building
from games.arcs.scene.words import Warnings
from tests.games.arcs.campaign.bots.test_supercat_bargaining import cat, minigame
from tests.games.arcs.positions import a_seat


@pytest.mark.clause("REACH-6.3")
def test_an_attack_on_a_free_city_warns_of_outrage():
    table = minigame(a_seat("2-hex 2", slots="relic fuel"), cat(), cat(), die=3)
    table.buildings += (Building(FREE, "city", "2-hex"),)
    warned = Warnings(table, 0, GAME.voice(("You", "Vega", "Io"))).of_attack("2-hex", FREE)
    for words in ("Destroying the city", "provokes Outrage of Relic", "1 Relic"):
        assert words in warned
