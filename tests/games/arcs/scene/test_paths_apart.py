"""Options that lie on the same system and owner are told apart by one press more."""

import pytest

from games.arcs.moves import Tax
from games.arcs.scene.selection import parts_of


@pytest.mark.clause("STEWARD-1.3")
def test_a_city_taxed_as_loyal_and_as_what_it_is_are_two_presses_apart():
    plain, loyal = Tax("2-crescent", 7), Tax("2-crescent", 7, as_loyal=True)
    assert parts_of(plain, "tax")[:2] == parts_of(loyal, "tax")[:2]
    assert parts_of(plain, "tax") != parts_of(loyal, "tax")
