"""Whose results stand beside whose on the challenge of a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core.card import Card
from engine.core.learning.challenge import Challenge
from engine.core.learning.challenges import Challenges
from engine.text.said import Words

Whose = Literal["you", "friend", "house"]


@dataclass(frozen=True, slots=True)
class ChallengeStanding:
    """One result: whose it is, under which name, its value, and whether it was practice."""

    whose: Whose
    name: Words
    value: int
    is_practice: bool = False


def standings(
    challenge: Challenge, kept: Challenges, house: Mapping[str, int], name: str
) -> list[ChallengeStanding]:
    """All results of a day, the best first; of equal ones the person's own, then friends'.

    Those that count as practice come last.
    """
    key = challenge.game.key, challenge.day
    found = []
    attempt = kept.attempts.get(key)
    if attempt is not None and attempt.value is not None:
        found.append(ChallengeStanding("you", name, attempt.value, bool(attempt.practice)))
    practised = kept.practised.get(key, set())
    found += [
        ChallengeStanding("friend", who, value, who in practised)
        for who, value in kept.friends.get(key, {}).items()
    ]
    found += [
        ChallengeStanding("house", level_title(challenge.game, level), house[level])
        for level in challenge.plan.compared
        if level in house
    ]
    return sorted(found, key=lambda each: (each.is_practice, -challenge.plan.merit(each.value)))


def around_you(all_of_them: list[ChallengeStanding], room: int) -> list[ChallengeStanding]:
    """As many as there is room for, the person's own among them, its neighbours first."""
    at = next((n for n, each in enumerate(all_of_them) if each.whose == "you"), 0)
    first = max(0, min(at - room // 2, len(all_of_them) - room))
    return all_of_them[first : first + room]


def level_title(game: Card, name: str) -> Words:
    """What a level is called."""
    level = game.level(name)
    return name if level is None else level.title
