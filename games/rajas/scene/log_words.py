"""What the log says, how far markers are apart, and the Raja's advice in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Game
from engine.core.recorded import Event
from engine.core.story import Passage
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.log import Heading, LogLine, Thought
from engine.ui.table.panels import MOST_MOVES, HintMove
from games.rajas.analysis import Hint
from games.rajas.events import (
    DiceSpent,
    DummyThought,
    GameEnded,
    KarmaGained,
    MarkersMet,
    RiverTileLaid,
    RoundEnded,
    RoundStarted,
    TileLaid,
    TileRevealed,
)
from games.rajas.state import RajasTable


def gap_words(gap: int, voice: Voice, part: str = "") -> str:
    """ "60", "met", "past 3"; as the part `flag` "gap 60"."""
    if not gap:
        return voice.say(Message("gap-met"))
    said = Message("gap-left", {"gap": gap}) if gap > 0 else Message("gap-past", {"overlap": -gap})
    return voice.part(said, part) or voice.say(said)


SHOWN_ELSEWHERE: Final = (DiceSpent, TileLaid, TileRevealed)
"""What a line before or after says as well."""


class LogFormatter:
    """Turns passages into lines; keeps what a dummy thought until the deed that follows it."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._thoughts: list[Thought] = []

    def lines(self, move: Passage, before: RajasTable) -> list[LogLine | Heading]:
        """The lines of an answer; `before` is the table before it."""
        return [line for event in move.events for line in self._of(event)]

    def _of(self, event: Any) -> Iterator[LogLine | Heading]:
        voice = self._voice
        if isinstance(event, RoundStarted):
            yield Heading(voice.say(Message("round-heading", {"round": event.round})))
        elif isinstance(event, DummyThought):
            if event.step == "area":
                self._thoughts = []
            reason = event.reason
            why = replace(reason, said=voice.part(reason.said, "detail"), options=())
            self._thoughts.append(Thought(voice.part(reason.said, "short"), (why,)))
        elif isinstance(event, RoundEnded):
            yield LogLine(voice.say(event.said(), "log"), event.elephant, icon="elephant")
        elif isinstance(event, MarkersMet | GameEnded):
            yield LogLine(voice.say(event.said()), event.seat, icon="trophy")
        elif isinstance(event, RiverTileLaid):
            yield LogLine(voice.say(event.said()), icon="river")
        else:
            yield from self._deed(event)

    def _deed(self, event: Any) -> Iterator[LogLine]:
        words = deed_words(event, self._voice)
        if words is None:
            return
        said, self._thoughts = tuple(self._thoughts), []
        yield LogLine(words[0], event.seat, words[1], thoughts=said)


def deed_words(event: Event, voice: Voice) -> tuple[str, str] | None:
    """What happened, behind the sign of its seat, and what it gave; None for what others show."""
    if isinstance(event, SHOWN_ELSEWHERE) or (isinstance(event, KarmaGained) and not event.count):
        return None
    said = event.said()
    part = "log" if voice.has(said.key, "log") else ""
    words = voice.say(said, part, mark=getattr(event, "seat", None))
    return words, voice.part(said, "gain")


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
