"""The card of a seat's race says what its markers and its boat reach next."""

import pytest

from games.rajas.scene.hover_card import race_card
from tests.games.rajas.positions import VOICE, a_table, dummy, person


@pytest.mark.clause("RAJ-8.1")
@pytest.mark.parametrize(
    ("other", "said"),
    [
        (5, "Boat at the start. The next space, 1, brings 1 money."),
        (1, "Boat at the start. The next space, 2, brings 2 karma."),
    ],
)
def test_the_next_stone_is_the_one_the_boat_can_reach(other, said):
    card = race_card(a_table(person(), dummy(boat=other)), 0, VOICE)
    assert said in [row.words for row in card.rows]
