"""The `challenge` command: the seed of a day, and what the bots of the house score on it."""

from __future__ import annotations

from datetime import date
from typing import Any

from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning.challenge import Challenge, challenge_of
from engine.core.learning.challenges import Challenges
from engine.core.learning.practice import REASONS
from engine.core.learning.reference_scores import work_out
from engine.core.numbers import day_named
from engine.text.house import in_english


def day_of(text: str | None) -> date:
    """A day written as YYYY-MM-DD, today for None; InputError for anything else."""
    if text is None:
        return date.today()
    day = day_named(text)
    if day is None:
        raise InputError(f"--date takes YYYY-MM-DD, not '{text}'")
    return day


def challenge_document(game: Game, day: date) -> dict[str, Any]:
    """The document of the command, the best result first."""
    challenge = challenge_of(game, day)
    if challenge is None:
        raise InputError(f"{game.title} has no challenge of the day")
    plan = challenge.plan
    values = {level: work_out(challenge, level) for level in plan.compared}
    order = sorted(plan.compared, key=lambda level: -plan.merit(values[level]))
    return {
        "game": game.key,
        "date": day.isoformat(),
        "seed": challenge.seed,
        "title": in_english(plan.title, game.text_folder),
        "against": list(plan.opponents),
        "options": dict(plan.options),
        "results": [
            {"level": level, "value": values[level], "text": in_english(plan.words(values[level]))}
            for level in order
        ],
        "own": _own(challenge),
    }


def _own(challenge: Challenge) -> dict[str, Any] | None:
    """How the person's own attempt stands, and why it is practice; None before there is one."""
    attempt = Challenges.load().attempts.get((challenge.game.key, challenge.day))
    if attempt is None:
        return None
    value = attempt.value
    text = "not finished" if value is None else in_english(challenge.plan.words(value))
    practice = in_english(REASONS[attempt.practice]) if attempt.practice else None
    return {"value": value, "text": text, "practice": practice}


def challenge_lines(document: dict[str, Any]) -> list[str]:
    """The document for people."""
    lines = [f"{document['title']}, {document['date']}: seed {document['seed']}"]
    if document["against"]:
        lines.append(f"against {', '.join(document['against'])}")
    lines += [f"  {each['text']:>9}  {each['level']}" for each in document["results"]]
    own = document["own"]
    if own is not None:
        practice = f", practice: {own['practice']}" if own["practice"] else ""
        lines.append(f"  {own['text']:>9}  you{practice}")
    return lines
