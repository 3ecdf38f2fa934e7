"""Whole games among players that choose at random: whatever they do, the table stays sound.

`RISK_RANDOM_GAMES=1000` plays more of them.
"""

import os
from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from games.risk.board import CARDS
from games.risk.events import (
    BattleRolled,
    BonusPlaced,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TurnStarted,
)
from games.risk.moves import Attack, EndAttacks, KeepCards
from games.risk.state import NEUTRAL, RiskTable
from tests.games.risk.positions import new_match

GAMES = int(os.environ.get("RISK_RANDOM_GAMES", "40"))
OPTIONS = [
    {"claiming": claiming, "trade": trade, "defence": defence}
    for claiming in ("chosen", "random")
    for trade in ("document", "classic5", "contest")
    for defence in ("automatic", "manual")
]


def any_option(table, decision, rng):
    return decision.options[int(rng.random() * len(decision.options))]


def warlike(table, decision, rng):
    """Random, but stacks its troops and attacks as long as it is strong: such games are won."""
    options = decision.options
    if decision.kind == "reinforce":
        borders = [place for place in options.territories if table.is_border(place)]
        strongest = max(borders, key=table.troops.__getitem__)
        return type(options[0])(strongest, options.most)
    if decision.kind == "attack":
        strong = [
            move
            for move in options
            if isinstance(move, Attack)
            and move.dice == 3
            and table.troops[move.source] > max(3, table.troops[move.target] + 1)
        ]
        return rng.choice(strong) if strong else EndAttacks()
    if decision.kind == "occupy":
        return options[-1]
    if decision.kind == "redeem" and rng.random() < 0.8:
        return options[-1] if isinstance(options[-1], KeepCards) else options[0]
    return any_option(table, decision, rng)


def troops_in_play(table: RiskTable) -> int:
    return sum(table.troops) + sum(table.reserves)


def gained(event) -> int:
    """How many troops an event brings into play."""
    if isinstance(event, TurnStarted):
        return event.territory_troops + event.continent_troops
    if isinstance(event, SetRedeemed):
        return event.troops
    if isinstance(event, BonusPlaced):
        return event.count
    if isinstance(event, BattleRolled):
        return -event.attacker_lost - event.defender_lost
    if isinstance(event, TerritoryClaimed) and event.owner == NEUTRAL:
        return event.troops
    return 0


def step(match: Match, rng: Random, player) -> None:
    """One answer, and everything that must hold across it."""
    table = match.table
    before = troops_in_play(table)
    owners, hands = table.owners.copy(), table.hands.copy()
    if isinstance(match.pending, Chance):
        move = match.roll()
    else:
        move = match.answer(player(table, match.pending, rng))
    assert table.check() == []
    assert troops_in_play(table) == before + sum(map(gained, move.events))
    if table.round > 1:
        lost = [event for event in move.events if isinstance(event, TerritoryConquered)]
        changed = [place for place in range(42) if owners[place] != table.owners[place]]
        assert changed == [event.target for event in lost]
    for event in move.events:
        if isinstance(event, SeatEliminated):
            assert table.hands[event.seat] == ()
            assert len(table.hands[event.by]) == len(hands[event.by]) + len(event.cards)
    known = [card for hand in (*table.hands, table.discards) for card in hand]
    assert len(known) + table.deck_size == CARDS
    assert all(len(hand) <= 11 for hand in table.hands)


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_every_invariant(number):
    rng = Random(number)
    player = warlike if number % 2 else any_option
    rounds = "50" if player is warlike else "10"
    match = new_match(
        2 + number % 5, seed=f"random-{number}", rounds=rounds, **OPTIONS[number // 2 % 8]
    )
    while not match.is_over:
        step(match, rng, player)
    result = match.result
    assert 1 in result.ranks
    if len(match.table.alive) == 1:
        assert result.winners == match.table.alive
    else:
        assert match.table.round == match.table.rules.round_limit


def test_warlike_games_are_won_with_eliminations_and_forced_sets():
    """The games above reach what few random moves would: eliminations, and cards that force."""
    endings, sets = [], 0
    for number in range(5):
        match, rng = new_match(4, seed=f"war-{number}", rounds="50"), Random(number)
        while not match.is_over:
            if isinstance(match.pending, Chance):
                match.roll()
            else:
                match.answer(warlike(match.table, match.pending, rng))
            forced = [s for s in match.table.steps if getattr(s, "after_elimination", False)]
            sets += bool(forced)
        endings.append(len(match.table.alive))
    assert endings.count(1) >= 3
    assert sets
