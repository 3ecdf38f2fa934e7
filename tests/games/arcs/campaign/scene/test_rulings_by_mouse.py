"""What the official rulings newly ask is answered by mouse."""

from typing import Any

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import pending
from games.arcs.campaign.rules.crises import PlaceBlight, RollForCourt
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.game import GAME
from games.arcs.state import ArcsTable
from games.arcs.steps.rounds import LeadCard
from tests.games.arcs import positions
from tests.games.arcs.campaign.rules import acts
from tests.games.arcs.campaign.scene.at_table import answer
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.scene.playing import NAMES, ArcsStage

MISS, EDICT = 1, 6
EMPATH = {"boxes": {"empath": (0,)}}
IN_BATTLE = ("Battle", "Attack seat 2 in 2-hex", "2 skirmish, 0 assault, 0 raid", (MISS, MISS))
FIRING = ("Fire rifles", "Fire from 2-gate at seat 2 in 2-hex")


def acting(table: Any, lore: str, mine: str = "2-gate 2", **fields: Any) -> ArcsTable:
    """Seat 0 in its turn, with lore, beside seat 1 in 2-hex."""
    own = a_seat(mine, lore=lore, cards=fields.pop("cards", ""), slots=fields.pop("slots", ""))
    found: ArcsTable = table(own, a_seat("2-hex 3"), **fields)
    return found


def settling(step: Any, *seats: Any, **fields: Any) -> ArcsTable:
    """A step that runs between turns, before seat 0 leads."""
    table = acts.an_act(*seats, **fields)
    table.seats[0].hand = ("administration-2",)
    table.pile = (tuple(each for each in table.pile[0] if each.card != "administration-2"),)
    table.steps = [LeadCard(0), step]
    return table


def reroll_order() -> ArcsTable:
    table = acting(positions.acting, "Empath's Vision", "2-hex 2", cards="Skirmishers",
                   lead="aggression-2", **EMPATH)  # fmt: skip
    play(table, *IN_BATTLE)
    return table


def rifles(*answers: Any) -> ArcsTable:
    table = acting(positions.acting, "Galactic Rifles, Empath's Vision", lead="aggression-2",
                   **EMPATH)  # fmt: skip
    play(table, *FIRING, *answers)
    return table


def sprint() -> ArcsTable:
    table = acting(positions.acting, "Sprinter Drives", lead="mobilization-2")
    play(table, "Move", "Move from 2-gate to 2-arrow", "2 fresh and 0 damaged")
    return table


def cloud_city() -> ArcsTable:
    table = acting(positions.acting, "Cloud Cities", "1-hex 1", cards="Loyal Engineers",
                   slots="fuel", lead="construction-2")  # fmt: skip
    play(table, "Build")
    return table


def event() -> ArcsTable:
    table = settling(RollForCourt(), a_seat(lore="Empath's Vision"), **EMPATH)
    play(table, (EDICT, 3))
    return table


def demand() -> ArcsTable:
    return settling(CollectTribute(0, 1, "peace"), a_seat(), a_seat(slots="relic relic relic"),
                    reach={"first_regent": 0})  # fmt: skip


def demand_of_league() -> ArcsTable:
    table = settling(CollectTribute(0, 1, "peace"), a_seat(), a_seat(slots="relic"),
                     reach={"first_regent": 0})  # fmt: skip
    table.reach.change_fate(1, league=("relic",))
    return table


def blight() -> ArcsTable:
    seats = [a_seat(spoils=(0, 0, 0, count)) for count in (1, 3, 3)]
    table = settling(PlaceBlight(("6-hex",)), *seats)
    table.reach.blight = dict.fromkeys(table.systems[:17], False)
    return table


def martyr() -> ArcsTable:
    table = acting(acts.acting, "Survival Overrides", "2-hex 1", outlaws=(0,), empire="2-hex 1",
                   lead="mobilization-2")  # fmt: skip
    play(table, "Martyr")
    return table


def guide() -> ArcsTable:
    table = acts.acting(a_seat(lore="Force Beams"), empire="1-gate 2", lead="mobilization-2",
                        buildings="0 starport 1-hex")  # fmt: skip
    play(table, "Guide", "Move from 1-gate to 1-hex")
    return table


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "made",
    [
        reroll_order, rifles, lambda: rifles("2 skirmish, 0 assault, 0 raid", (MISS, MISS)),
        sprint, cloud_city, event, demand, demand_of_league, blight, martyr, guide,
    ],
)  # fmt: skip
def test_every_answer_can_be_given_by_mouse(made):
    offered = list(pending(made()).options)
    for option in (offered[0], offered[-1]):
        position = GAME.codec.encode(made())
        seats = tuple(SeatSetup("human" if not n else "random", NAMES[n]) for n in range(3))
        match = Match(GAME, Setup(seats, "mouse", position=position))
        stage = ArcsStage(match)
        answer(stage, option)
        if not match.moves:  # two answers that lie on one place are told apart by their words
            stage.touch(stage.key_of(("say", option)))
        assert match.moves[0].answer == option
        stage.app.close()
