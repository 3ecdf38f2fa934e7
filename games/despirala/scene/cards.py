"""Tooltips: what a move gives, its odds and how far the final score then spreads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Option
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, Colour, lighten
from engine.ui.widgets.base import TipCard
from games.despirala.hints import Hint, Odds, Spread
from games.despirala.moves import Attempt, Continue, Reroll, Stop
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
    *,
    is_misere: bool = False,
) -> list[CardFact]:
    """What a card says about a move; what is not known yet is left out or said to come."""
    facts = []
    if hint is not None:
        facts.append(CardFact("Expected final score", f"{hint.expected:.1f}"))
        loss = "best" if hint.loss < 0.0005 else loss_words(hint.loss, is_misere)
        facts.append(CardFact("Against the best move", loss, loss_ink(hint.loss)))
        if hint.now is not None and isinstance(option, Attempt | Stop):
            facts.append(CardFact("Points now", str(hint.now)))
    if odds is not None:
        facts += _odds_facts(odds)
    if hint is not None:
        words = "working it out" if spread is None else f"± {spread.deviation:.0f}"
        facts.append(CardFact("Spread of final scores", words))
        if spread is not None:
            facts.append(CardFact("Nine of ten end within", f"{spread.low} to {spread.high}"))
    return facts


def _odds_facts(odds: Odds) -> list[CardFact]:
    if odds.by_rolls[0] > 0:
        return [CardFact("Complete", "at once")]
    facts = [CardFact("Chance to complete", f"{odds.success * 100:.1f} %")]
    if odds.median is not None:
        facts.append(CardFact("Rolls in half of all cases", f"{odds.median} or fewer"))
    if odds.success > 0:
        mean = sum(rolls * share for rolls, share in enumerate(odds.by_rolls)) / odds.success
        facts.append(CardFact("Rolls when it succeeds", f"{mean:.1f} on average"))
    return facts


def advice(option: Option, goods: int) -> str:
    """One sentence on what the move commits to."""
    if isinstance(option, Reroll):
        return "Costs one good; then choose again."
    if isinstance(option, Continue):
        return "Costs one good and rolls the dice that do not match."
    if isinstance(option, Stop):
        return "Enters the points and keeps the goods."
    if isinstance(option, Attempt) and option.combination.startswith("Collect"):
        return "Matching dice stay; then stop or continue."
    return f"Takes up to {goods} good{'s' * (goods != 1)}: there is no stopping early."


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
