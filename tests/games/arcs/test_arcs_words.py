"""What options are called at the table, and that people may type it so."""

import pytest

from engine.core.bot import Reason
from engine.core.decision import Decision
from games.arcs.game import GAME
from games.arcs.moves import Arrange, Attack, Build, Go, Tax
from games.arcs.words import option_words, parse_move

NAMES = ("You", "Vega", "Orion")
HELD = Arrange(("fuel", "", "relic", "", ""))
OPTIONS = (Go("1-hex", "1-gate"), Build("city", "2-arrow"), Attack("3-gate", 1), Tax("6-hex", 0),
           HELD)  # fmt: skip
ASKED = Decision(0, "act", "What?", OPTIONS)


def test_systems_and_seats_have_names():
    words = [option_words(option, NAMES) for option in OPTIONS]
    assert words == ["Move from Hex 1 to Gate 1", "Build a city in Arrow 2",
                     "Attack Vega in Gate 3", "Tax Hex 6 of yours",
                     "Hold Fuel, -, Relic"]  # fmt: skip


@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_shown_can_be_typed(option):
    assert parse_move(ASKED, option_words(option, NAMES)) == option
    assert parse_move(ASKED, str(option)) == option


def test_what_fits_two_rivals_is_not_guessed():
    both = Decision(0, "battle", "Whom?", (Attack("3-gate", 1), Attack("3-gate", 2)))
    assert parse_move(both, "attack Vega in gate 3") is None


def test_reasons_name_seats_and_systems_as_people_do():
    reason = Reason("CAT-N-16", "Move to get a claim of seat 2: 4-arrow to 3-hex")
    [told] = GAME.told((reason,), ("Ada", "Vega"))
    assert told.clause == "CAT-N-16"
    assert told.text.endswith("Arrow 4 to Hex 3")
    assert "Vega" in told.text
