"""The three small games with their boards: what tests of all of them go through."""

from __future__ import annotations

from engine.core.game import Game
from games.arcs.game import GAME as ARCS
from games.despirala.game import GAME as DESPIRALA
from games.rajas.game import GAME as RAJAS
from games.risk.game import GAME as RISK
from games.roll_galaxy.game import GAME as ROLL
from tests.real_board.arcs import ArcsBoard
from tests.real_board.board import RealBoard, layout
from tests.real_board.campaign import CampaignBoard
from tests.real_board.despirala import DespiralaBoard
from tests.real_board.playing import Evening
from tests.real_board.rajas import RajasBoard
from tests.real_board.risk import RiskBoard
from tests.real_board.roll_galaxy import RollBoard

EVENINGS: dict[str, tuple[Game, type[RealBoard], tuple[str, ...], dict[str, str]]] = {
    "rajas": (RAJAS, RajasBoard, ("human", "page"), {}),
    "arcs": (ARCS, ArcsBoard, ("human", "supercat"), {}),
    "campaign": (ARCS, CampaignBoard, ("human", "supercat"), {"mode": "campaign"}),
}
"""The three others, whose person moves their own pieces as the rules say."""

SMALL_GAMES = ("despirala", "risk", "roll_galaxy")


def before(name: str, seed: str) -> Evening:
    """An evening of a small game, a person who plays sensibly against bots, before it begins."""
    if name == "despirala":
        return Evening.before(DESPIRALA, DespiralaBoard, ("human", "sampled:1"), seed, "sampled:1")
    if name == "risk":
        seats = ("raider", "human", "recruit")
        return Evening.before(RISK, RiskBoard, seats, seed, "captain", rounds="10")
    return Evening.before(ROLL, RollBoard, ("rollbot:easy", "human"), seed, "rollbot:easy")


def begun(name: str, seed: str) -> Evening:
    """The same with everything laid out."""
    evening = before(name, seed)
    evening.do(layout(evening.match, evening.match.voice))
    return evening
