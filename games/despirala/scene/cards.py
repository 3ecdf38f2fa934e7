"""Tooltips: what a move gives, its odds and how far the final score then spreads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import Fixed, Message, as_written
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, Colour, lighten
from engine.ui.widgets.base import TipCard
from games.despirala.combinations import is_collect
from games.despirala.hints import Hint, Odds, Spread
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.hint_panel import is_best
from games.despirala.scene.lines import loss_words
from games.despirala.scene.sheet import loss_ink

WIDTH: Final = 316.0
HEAD: Final = 34.0


@dataclass(frozen=True, slots=True)
class CardFact:
    """One line of a card: what, and how much."""

    label: str
    value: str
    colour: Colour = TEXT


def move_facts(
    option: Option,
    hint: Hint | None,
    odds: Odds | None,
    spread: Spread | None,
    voice: Voice,
    *,
    is_misere: bool = False,
) -> list[CardFact]:
    """What a card says about a move; what is not known yet is left out or said to come."""
    facts: list[CardFact] = []

    def add(key: str, colour: Colour = TEXT, **args: Any) -> None:
        said = Message(key, args)
        facts.append(CardFact(voice.say(said), voice.say(said, "value"), colour))

    if hint is not None:
        add("fact-expected", expected=Fixed(hint.expected))
        loss = as_written(loss_words(hint.loss, is_misere, voice))
        add("fact-loss", loss_ink(hint.loss), loss=Message("loss-none") if is_best(hint) else loss)
        if hint.now is not None and isinstance(option, Attempt | Stop):
            add("fact-now", points=hint.now)
    if odds is not None:
        _add_odds(odds, add)
    if hint is not None and spread is None:
        add("fact-spread-later")
    elif spread is not None and hint is not None:
        add("fact-spread", deviation=Fixed(spread.deviation, 0))
        add("fact-range", low=spread.low, high=spread.high)
    return facts


def _add_odds(odds: Odds, add: Callable[..., None]) -> None:
    if odds.by_rolls[0] > 0:
        add("fact-complete")
        return
    add("fact-chance", percent=Fixed(odds.success * 100))
    if odds.median is not None:
        add("fact-median", rolls=odds.median)
    if odds.success > 0:
        mean = sum(rolls * share for rolls, share in enumerate(odds.by_rolls)) / odds.success
        add("fact-mean", rolls=Fixed(mean))


def advice(option: Option, goods: int) -> Message:
    """One sentence on what the move commits to."""
    if isinstance(option, Reroll):
        return Message("advice-reroll")
    if isinstance(option, Continue):
        return Message("advice-continue")
    if isinstance(option, Stop):
        return Message("advice-stop")
    if isinstance(option, Attempt) and is_collect(option.combination):
        return Message("advice-collect")
    return Message("advice-target", {"goods": goods})


def card(title: str, sentence: str, facts: Callable[[], list[CardFact]], lines: int) -> TipCard:
    """A card of so many lines; the facts are asked for at each drawing, as some come late."""
    step = 28.0
    height = HEAD + 30 + lines * step

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(box.x, box.y + 12, title, LARGE, TEXT, "text-semibold", max_width=box.w)
        canvas.text(box.x, box.y + HEAD + 6, sentence, SMALL, SECOND_TEXT, max_width=box.w)
        for index, fact in enumerate(facts()[:lines]):
            y = box.y + HEAD + 30 + (index + 0.5) * step
            width = canvas.text(box.right, y, fact.value, BODY, fact.colour, "mono", "right")
            room = box.w - width - 10
            canvas.text(box.x, y, fact.label, SMALL, lighten(SECOND_TEXT, 0.1), max_width=room)

    return TipCard(max(WIDTH, 8.0 * len(sentence)), height, draw)
