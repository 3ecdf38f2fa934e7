"""What the steps ask, in words."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message, SeatNumber
from games.arcs.board import DIE, OWNER, PIECE, SHIP, SYSTEM, TOKEN
from games.arcs.campaign_components import EMPIRE
from games.arcs.game import GAME
from games.arcs.steps.battle import roll_of
from games.arcs.steps.gaining import FitSlots, Receive
from tests.games.arcs.positions import a_seat, a_table, acting, asked, asked_in_words

NAMES = ("You", "Vega", "James")


@pytest.mark.parametrize("leaders", ["off", "on"])
def test_whatever_is_asked_is_a_message(leaders):
    rng = Random(f"asked {leaders}")
    seats = tuple(SeatSetup("human", name) for name in (*NAMES, "Mira"))
    match = Match(GAME, Setup(seats, leaders, {"leaders": leaders}), keeps_history=False)
    while match.pending is not None:
        pending = match.pending
        assert isinstance(pending.asked, Message), pending.asked
        assert GAME.prompt(pending, match.setup.seat_names) != pending.prompt
        if isinstance(pending, Chance):
            match.roll()
        else:
            assert not pending.detail
            match.answer(rng.choice(pending.options))


@pytest.mark.parametrize("prelude", [True, False])
@pytest.mark.parametrize(("pips", "words"), [
    (0, "End the turn; no pips are left"),
    (1, "End the turn; you can't use the pip that is left"),
    (2, "End the turn; you can't use the 2 pips that are left"),
])  # fmt: skip
def test_nobody_is_asked_to_use_what_nothing_can_be_done_with(pips, words, prelude):
    """Without a piece on the map nothing can be built or repaired."""
    turn = {"pips": pips, "prelude": prelude}
    pending = asked(acting(a_seat(), lead="construction-2", turn=turn))
    assert len(pending.options) == 1
    assert GAME.prompt(pending, NAMES) == words


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (roll_of((2, 0, 1)), "Roll 2 skirmish and 1 raid die"),
        (roll_of((0, 1, 0)), "Roll 1 assault die"),
        (Message("ask-roll-again", {"count": 1, "kind": DIE("raid")}), "Reroll 1 raid die"),
        (Message("ask-dice", {"count": 1}), "Collect up to 1 die"),
        (Message("ask-reroll", {"blanks": 1, "hits": 2}),
         "1 skirmish die missed, 2 hit: reroll some, or go on"),
        (Message("ask-hit-own", {"hits": 2}), "Assign a hit to your own pieces (2 left)"),
        (Message("ask-hit", {"defender": OWNER(2), "hits": 1}),
         "Assign a hit to James' pieces (1 left)"),
        (Message("ask-hit", {"defender": OWNER(EMPIRE), "hits": 1}),
         "Assign a hit to the Empire's pieces (1 left)"),
        (Message("ask-raid", {"keys": 1}), "Raid with 1 key, or go on"),
        (Message("ask-fleet", {"target": SYSTEM("2-crescent")}),
         "Choose the ships that move to Crescent 2"),
        (Message("ask-fleet-of", {"rival": SeatNumber(0), "target": SYSTEM("4-gate")}),
         "Choose which of your ships move to Gate 4"),
        (Message("ask-steal-missing", {"resource": TOKEN("fuel")}),
         "The supply has no Fuel. Steal it from a rival"),
        (Message("ask-give", {"rival": SeatNumber(1)}),
         "To declare an ambition, give Vega a guild card"),
        (Message("ask-repeat", {"kind": PIECE(SHIP), "system": SYSTEM("1-hex")}),
         "Hit the ship in Hex 1 to use this ability again, or go on"),
        (Message("ask-prelude", {"pips": 2}), "Use your Prelude, or spend a pip (2 left)"),
        (Message("ask-act", {"pips": 0}), "End the turn; no pips are left"),
    ],
)  # fmt: skip
def test_questions_name_things_as_people_do(said, words):
    assert GAME.voice(NAMES).say(said) == words


@pytest.mark.parametrize(
    ("step", "slots", "why"),
    [
        (Receive(0, "fuel"), "relic psionic", "No slot is free for Fuel."),
        (FitSlots(0), "relic psionic fuel", "You have fewer slots now."),
    ],
)
def test_the_second_line_says_why_a_resource_goes(step, slots, why):
    table = a_table(a_seat(slots=slots))
    table.steps.append(step)
    assert asked_in_words(table) == "Discard a resource"
    assert GAME.detail(asked(table), NAMES) == why
