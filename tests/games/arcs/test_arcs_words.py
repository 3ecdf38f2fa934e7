"""What options are called at the table, and that people may type it so."""

import pytest

from engine.core.bot import Reason
from engine.core.decision import Decision
from engine.text.said import Said
from games.arcs.board import CARDS, HIDDEN, SYSTEMS, card_name, system_name
from games.arcs.court import COURT
from games.arcs.game import GAME
from games.arcs.leaders import ABILITIES, LEADERS, LORE, named
from games.arcs.moves import (
    Arrange,
    Attack,
    Build,
    Choose,
    Go,
    Guide,
    Look,
    Reroll,
    SpendResource,
    StealToken,
    Tax,
)
from games.arcs.names import CARD, SYSTEM
from games.arcs.parts import NOBODY
from games.arcs.reach_box import FREE
from games.arcs.steps.rounds import LeadCard
from games.arcs.words import option_words, parse_move
from tests.games.arcs.positions import a_seat, a_table

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


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Tax("6-hex", 0), "Tax your city in Hex 6"),
        (Tax("6-hex", 1), "Tax Vega's city in Hex 6"),
        (Tax("6-hex", NOBODY), "Tax an empty slot in Hex 6"),
        (Tax("6-hex", FREE), "Tax the Free States' city in Hex 6"),
        (Look(0), "Look at your hand"),
        (Look(1), "Look at Vega's hand"),
        (Reroll(1, 2), "Reroll 1 blank and 2 hits"),
        (SpendResource("fuel", "relic", "move"), "Spend Fuel as Relic to move"),
        (SpendResource("weapon", "weapon", ""), "Spend Weapon to battle with pips"),
        (StealToken(1, 0), "Steal from Vega's slot 1"),
        (Guide(0, 1, 2), "1 fresh and 2 damaged ships of yours"),
        (Build("starport", "2-arrow", pays="fuel"), "Build a starport in Arrow 2 beside its slots"),
        (Choose("1-hex"), "Hex 1"),
        (HELD, "Hold Fuel, -, Relic"),
    ],
)
def test_options_are_told_with_the_names_of_things(option, words):
    assert GAME.option_text(option, NAMES) == words


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


@pytest.mark.parametrize(
    ("holder", "words"), [(0, "you have the initiative"), (1, "Vega has the initiative")]
)
def test_the_table_says_who_has_the_initiative(holder, words):
    table = a_table(a_seat(), initiative=holder)
    table.steps.append(LeadCard(holder))
    assert GAME.describe(table, NAMES).splitlines()[0].endswith(words)


@pytest.mark.parametrize(
    ("kind", "printed"),
    [
        (SYSTEM, {system: system_name(system) for system in SYSTEMS}),
        (CARD, {card: card_name(card) for card in (*CARDS, HIDDEN)}),
        (CARD, {card: named(card) for card in (*COURT, *LEADERS, *LORE, *ABILITIES)}),
    ],
    ids=["systems", "action cards", "other cards"],
)
def test_messages_name_things_as_they_are_printed(kind, printed):
    voice = GAME.voice(NAMES)
    assert {each: voice.say(Said(kind(each).key)) for each in printed} == printed
