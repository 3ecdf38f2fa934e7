"""Matches rebuilt from the checked games: the dice on the way to a target are made up to fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.core.chance import Dice
from engine.core.decision import CHANCE
from engine.core.match import Match
from games.despirala.combinations import FACES
from games.despirala.moves import Continue, Stop, parse_move
from tests.games.despirala.positions import new_match

ORACLE = Path(__file__).parent / "data" / "oracle.json"


def oracle() -> dict[str, Any]:
    """The whole checked file."""
    document: dict[str, Any] = json.loads(ORACLE.read_text(encoding="utf-8"))
    return document


def checked_games() -> list[dict[str, Any]]:
    """The four complete games of the checked file, with every luck and mistake."""
    games: list[dict[str, Any]] = oracle()["game_analysis"]
    return games


def play_checked_game(game: dict[str, Any]) -> Match:
    """The whole game as a match whose dice were typed by hand."""
    match = new_match("human", mode=game["mode"], dice_by_hand=True)
    for turn in game["turns"]:
        for step in turn["steps"]:
            play_step(match, step)
    return match


def play_step(match: Match, step: dict[str, Any]) -> None:
    """One step of a checked game: a roll and a move, a collecting decision, or a target."""
    if "dice" in step:
        match.answer(tuple(step["dice"]))
        say(match, step["move"])
    elif "matched" in step:
        assert (len(match.table.aside), match.table.sheet.goods) == (step["matched"], step["goods"])
        match.answer(Stop() if step["move"] == "stop" else Continue())
        if "new_matches" in step:
            roll_matches(match, step["new_matches"])
    else:
        roll_target(match, step["paid_rolls"], step["completed"])


def say(match: Match, words: str) -> None:
    """Answers the pending decision in the game's words."""
    option = parse_move(match.pending, words)
    match.answer(option)


def roll_matches(match: Match, count: int) -> None:
    """Rolls the loose dice so that exactly so many of them match the attempt."""
    wanted = match.table.wanted
    useless = next(face for face in FACES if face not in wanted)
    loose = match.pending.outcomes.count
    assert match.pending.outcomes == Dice(loose)
    match.answer((*wanted[:count], *[useless] * (loose - count)))


def roll_target(match: Match, rolls: int, completed: bool) -> None:
    """Rolls for a target: nothing matches until the last roll, which completes it or does not."""
    turn = match.table.turn
    for roll in range(1, rolls + 1):
        assert match.seat_to_answer == CHANCE
        assert match.table.turn == turn
        is_done = completed and roll == rolls
        roll_matches(match, len(match.table.wanted) if is_done else 0)
    assert match.is_over or match.table.turn == turn + 1 or rolls == 0
