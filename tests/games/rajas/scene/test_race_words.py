"""The card of a seat's race says what its markers and its boat reach next."""

import pytest

from games.rajas.scene.race_words import race_card
from tests.games.rajas.positions import a_table, dummy, person


@pytest.mark.clause("RAJ-8.1")
@pytest.mark.parametrize(
    ("other", "said"),
    [(5, "Boat on stone 0; next is 1: 1 money."), (1, "Boat on stone 0; next is 2: 2 karma.")],
)
def test_the_next_stone_is_the_one_the_boat_can_reach(other, said):
    card = race_card(a_table(person(), dummy(boat=other)), 0, "You")
    assert said in [row.words for row in card.rows]
