"""What stands beside the board of the position desk is said in words that the game knows."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games import REGISTRY

DESKS = {
    "despirala": ("games.despirala.setting_out", "optimal", {}),
    "risk": ("games.risk.setting_out", "raider", {}),
    "roll_galaxy": ("games.roll_galaxy.setting_out", "rollbot:easy", {}),
    "rajas": ("games.rajas.setting_out", "dummy", {}),
    "arcs": ("games.arcs.setting_out", "supercat", {}),
    "arcs act": ("games.arcs.campaign.rules.setting_out", "supercat:10", {"mode": "campaign"}),
}


def messages(found: Any) -> Iterator[Message]:
    """Every message within a row."""
    if isinstance(found, Message):
        yield found
    elif is_dataclass(found):
        for each in fields(found):
            yield from messages(getattr(found, each.name))
    elif isinstance(found, tuple | list):
        for each in found:
            yield from messages(each)


@pytest.mark.parametrize("name", DESKS)
def test_rows_of_every_page_have_words(name: str):
    module, bot, options = DESKS[name]
    game, edits = REGISTRY.game(name.split(maxsplit=1)[0]), import_module(module).EDITS
    match = Match(game, Setup((SeatSetup("human", "A"), SeatSetup(bot, "B")), "1", options=options))
    unknown = {
        said.key
        for seat in (0, 1)
        for row in edits.rows(match.table, replace(edits.begin(), seat=seat))
        for said in messages(row)
        if not match.voice.has(said.key)
    }
    assert not unknown
