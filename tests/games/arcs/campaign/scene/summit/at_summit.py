"""Summits in a window without a screen: a deal with a SUPERCAT, and what only the caller may do."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.summit import CallToOrder, EndSummit
from games.arcs.campaign.scene.summit_gathering import Summit
from games.arcs.game import GAME
from tests.games.arcs.campaign.bots.test_supercat_bargaining import cat, minigame
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.scene.playing import ArcsStage

RELIC = Part("resource", 1, 0, "relic")
FUEL, PROMISE = Part("resource", 0, 1, "fuel"), Part("promise", 0, 1)
RICH = (
    "1-hex 2, 2-hex 1, 4-crescent 1, 5-hex 1, 1-gate 1, 2-gate 1, 5-arrow 1, 2-crescent 1",
    "fuel psionic",
)
"""Ships in eight systems: more than a tray shows at once."""


def bargaining(
    *parts: object, mine: tuple[str, str] = ("1-hex 2", "fuel psionic"), is_hard: bool = True
) -> Match:
    """A Summit of a person and two SUPERCATs; parts of a deal with the first lie open.

    Where it `is_hard` that one has grievances, and contends what it would be asked for.
    """
    table = minigame(
        a_seat(mine[0], slots=mine[1]), cat("1-arrow 2", slots="relic"), cat("4-hex 1"),
        die=3, boxes={"keeper": (0,)} if is_hard else {}, setup="3p-core-conflict",
    )  # fmt: skip
    table.steps.insert(1, EndSummit(0))
    table.reach.change_fate(1, grievances=(2 * is_hard, 0, 0))
    play(table, DealWith(1), *parts)
    return _match(table)


def called() -> Match:
    """The Call to Order of a person who holds two Favors; the Council has decided."""
    table = minigame(
        a_seat("1-hex 2", slots="fuel"), cat("1-arrow 2", slots="relic weapon"), cat("4-hex 1"),
        die=3, setup="3p-core-conflict",
    )  # fmt: skip
    table.steps[1:] = [EndSummit(0), CallToOrder(0)]
    table.reach.council = "decided"
    table.reach.change_fate(0, favors=(0, 2, 0))
    return _match(table)


def settling() -> Match:
    """A person may settle a grievance of each SUPERCAT before the rounds."""
    seats = (a_seat("1-hex 2"), cat("1-arrow 2"), cat("4-hex 1"))
    table = minigame(*seats, setup="3p-core-conflict")
    table.steps.insert(1, EndSummit(0))
    for number in (1, 2):
        table.reach.change_fate(number, grievances=(1, 0, 0))
    play(table, (3,))
    return _match(table)


def _match(table: object) -> Match:
    seats = (SeatSetup("human", "You"), SeatSetup("supercat", "Vega"), SeatSetup("supercat", "Io"))
    options = {each.key: each.default for each in GAME.settings} | {"mode": "campaign"}
    return Match(GAME, Setup(seats, "deal", options=options, position=GAME.codec.encode(table)))


def summit_of(stage: ArcsStage) -> Summit:
    """The Summit that is shown."""
    stage.sync()
    found = stage.board.hit_targets.gathering
    assert isinstance(found, Summit)
    assert found.look is not None
    return found


def keys_of(stage: ArcsStage, kind: str) -> dict[object, str]:
    """The options that are seen in places of a kind now, with the keys that press them."""
    stage.sync()
    gathering = stage.board.hit_targets.gathering
    return {
        gathering.part(spot.fact.key)[1]: spot.fact.shortcut
        for spot in stage.board.spots.places
        if spot.fact.key[0] == kind and gathering.part(spot.fact.key) and spot.fact.is_live
    }
