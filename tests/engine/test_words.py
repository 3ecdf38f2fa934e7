"""Sentences about seats go with a seat that is called "You"."""

import pytest

from engine.core.setup import of_them, them
from games import REGISTRY
from games.risk.events import GameEnded, SeatEliminated
from games.roll_galaxy.events import CupRolled, DieGained


def test_a_name_that_is_not_the_subject_and_whose_something_is() -> None:
    assert (them("You"), them("Ada")) == ("you", "Ada")
    assert (of_them("You"), of_them("Ada")) == ("of yours", "of Ada")


@pytest.mark.parametrize(
    ("key", "event", "text"),
    [
        ("roll_galaxy", DieGained(0, 1, 2, "cup", 0), "You gain 2 "),
        ("roll_galaxy", CupRolled(0, (0, 0), (0, 1)), "You roll 2 dice"),
        ("risk", SeatEliminated(0, 1, ()), "Ada eliminates you"),
        ("risk", GameEnded((0,), "conquest"), "You conquer the world"),
    ],
)
def test_a_person_called_you_is_spoken_to(key: str, event: object, text: str) -> None:
    assert REGISTRY.game(key).event_text(event, ("You", "Ada")).startswith(text)
