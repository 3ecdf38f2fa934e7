"""Draws that come right after one another are one question at a real table."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import Chance
from engine.core.instructions import draws_to_come, turns_to_come
from engine.core.match import Match
from main import REGISTRY


def until(
    name: str, kind: str, *players: str, options: dict[str, str] | None = None
) -> tuple[Any, Chance]:
    """The table at the first question of a kind."""
    game = REGISTRY.game(name)
    match = Match(game, commands.make_setup(game, players, "otter", options or {}, real_table=True))
    rng = generator("draws", 1)
    while match.pending is not None and match.pending.kind != kind:
        asked = match.pending
        is_chance = isinstance(asked, Chance)
        match.answer(asked.outcomes.sample(rng) if is_chance else asked.sample(rng))
    assert isinstance(match.pending, Chance)
    return match.table, match.pending


@pytest.mark.parametrize(
    ("name", "kind", "players", "more"),
    [
        ("rajas", "tile", ("human", "dummy"), 11),  # RAJ-2.2: a tile on each of twelve stacks
        ("arcs", "court", ("human", "supercat"), 2),  # ARCS-3.9: three cards for two seats
        ("arcs", "reveal", ("human", "supercat"), 1),  # CAT-2.3: two cards are revealed
        ("risk", "neutral", ("human", "raider"), 13),  # RISK-14.1: fourteen of the neutral army
        ("roll_galaxy", "faction", ("human", "rollbot:easy"), 0),  # then a home world is drawn
    ],
)
def test_how_many_more_are_drawn_right_after(name, kind, players, more):
    table, asked = until(name, kind, *players)
    assert draws_to_come(table, asked) == more


def test_the_table_stays_as_it_is():
    table, asked = until("arcs", "court", "human", "supercat")
    before = table.copy()
    draws_to_come(table, asked)
    assert table == before


def test_for_whom_each_is_drawn_where_seat_comes_after_seat():
    players = ("human", "raider", "raider")
    table, asked = until("risk", "deal", *players, options={"claiming": "random"})
    turns = turns_to_come(table, asked)
    assert turns == (tuple(table.order) * 14)[: len(turns)]
    assert len(turns) == 42


def test_a_draw_of_nobodys_has_no_turns():
    assert turns_to_come(*until("arcs", "court", "human", "supercat")) == ()
