"""What a page asks for with pictures, and which of them a real board's answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ui.real_table.chance_input import ChanceQuestion, ChanceThing


def pictures_of(asked: ChanceQuestion, outcome: Any) -> list[ChanceThing]:
    """The things that came up, in the order in which they are asked for."""
    slots = [part for part in asked.parts for _ in range(part.count)]
    if len(slots) == 1:
        exact = [each for each in slots[0].things if asked.outcome((each.answer,)) == outcome]
        if exact or not isinstance(outcome, tuple):
            return exact[:1]
        shown = asked.sums(outcome)
        return [each for each in slots[0].things if asked.sums((each.answer,)) == shown][:1]
    found: list[ChanceThing] = []
    for part, answer in zip(slots, outcome, strict=True):
        told = tuple(each.answer for each in found)
        shown = asked.sums((*told, answer))
        found.append(
            next(
                (each for each in part.things if each.answer == answer),
                None,
            )
            or next(each for each in part.things if asked.sums((*told, each.answer)) == shown)
        )
    return found


def pictures_of_hand(asked: ChanceQuestion, option: Any, named: Sequence[Any]) -> list[ChanceThing]:
    """The cards told for a decision, or the one thing that means it; `named` are its cards."""
    things = asked.parts[0].things
    alone = [each for each in things if each.answer == option]
    if not alone and getattr(option, "is_secret", False):  # face down: which card is told nobody
        return [next(each for each in things if type(each.answer) is type(option))]
    return alone or [next(each for each in things if each.answer == name) for name in named]
