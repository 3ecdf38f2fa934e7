"""The Raja's advice in words: every move, and the rounds it loses against the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.game import Game
from engine.text.voice import Voice
from engine.ui.table.panels import MOST_MOVES, HintMove
from games.rajas.hints import Hint
from games.rajas.state import RajasTable

LEAST_BAR: Final = 0.5
"""The bar of a move that loses so many rounds is full, or of the worst one if that loses more."""


def counselled(
    hints: Sequence[Hint], game: Game[RajasTable], voice: Voice, table: RajasTable, seat: int
) -> tuple[HintMove, ...]:
    """The moves of an advice in words, no two alike."""
    words = game.option_texts([hint.option for hint in hints], voice, table, seat)
    worst = max(LEAST_BAR, *(-hint.rounds for hint in hints[:MOST_MOVES]))
    return tuple(
        HintMove(hint.option, each, f"−{-hint.rounds:.2f}" if hint.rounds else "",
                 -hint.rounds / worst)
        for hint, each in zip(hints, words, strict=True)
    )  # fmt: skip
