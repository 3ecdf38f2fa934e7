"""Asks a bot about a position, from behind the screen that hides the other hands."""

from random import Random
from typing import Any

from engine.core.decision import Answer, Bot, Decision
from engine.core.step import apply, pending
from engine.text.message import Message
from games.risk.game import GAME
from games.risk.state import NOBODY, RiskTable
from games.risk.steps import ClaimTerritory
from tests.games.risk.positions import Holding, playing

NAMES = ("You", "Ada", "James", "Mira", "Bram", "Juno")


def answer_of(bot: Bot, table: RiskTable, seed: int = 1) -> Answer:
    """The bot's whole answer to the pending decision, which is legal."""
    asked = pending(table)
    assert isinstance(asked, Decision)
    answer = bot.choose(table.seen_by(asked.seat), asked, Random(seed))
    assert answer.option in asked.options
    assert answer.reasons
    return answer


def in_words(said: Message) -> str:
    """What is said, as it is read."""
    return GAME.voice(NAMES).say(said)


def reason_of(answer: Answer) -> str:
    """The first reason of an answer, as it is read."""
    return GAME.told(answer.reasons, NAMES)[0].text


def move_of(bot: Bot, table: RiskTable, seed: int = 1) -> str:
    """The bot's answer in words."""
    return str(answer_of(bot, table, seed).option)


def placements(bot: Bot, table: RiskTable) -> dict[str, int]:
    """Where the bot puts its reserve, added up by territory."""
    placed: dict[str, int] = {}
    seat = table.seat
    while table.reserves[seat]:
        option: Any = answer_of(bot, table).option
        name = str(option).split(" on ")[1]
        placed[name] = placed.get(name, 0) + option.count
        apply(table, option)
    return placed


def claiming(*holdings: Holding) -> RiskTable:
    """Seat 0 is to claim; territories that no holding names are free."""
    table = playing(*holdings, {})
    rest = len(holdings)
    table.owners = [NOBODY if owner == rest else owner for owner in table.owners]
    table.troops = [int(owner != NOBODY) for owner in table.owners]
    table.round = 0
    table.steps = [ClaimTerritory()]
    assert not table.check(), table.check()
    return table
