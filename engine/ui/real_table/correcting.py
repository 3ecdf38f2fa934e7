"""The board differs: the table is opened on the position page, and what is set right there goes on.

Seats, bots, log and what can be taken back stay; what those at the table may not see is not shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.match import Correction, SettingRight, merged
from engine.core.story import Passage
from engine.text.said import Said
from engine.ui.table.chronicle import Heading, LinesOf, LogLine
from engine.ui.table.host import Host

if TYPE_CHECKING:
    from engine.text.voice import Voice


def open_for_correction(host: Host, *, is_turn: bool = False) -> None:
    """The position page on the table as it stands; its main button sets the table right.

    With `is_turn` a person's turn is told by what came of it, and ends where it may.
    """
    match = host.match
    encode = match.game.codec.encode
    whole, shown = encode(match.table), encode(match.view(match.table, host.sitting.watcher))

    def complete(edited: Any) -> Any:
        return merged(whole, shown, edited)

    def take(edited: Any) -> None:
        table = match.game.read_position(complete(edited))
        host.conductor.correct(table, is_turn=is_turn)

    set_right = SettingRight(complete, take)
    host.app.routes.position(match.game, shown, before=match.setup, set_right=set_right)


def with_corrections(lines: LinesOf, voice: Voice) -> LinesOf:
    """The log's lines, and one for each time the table was set right."""

    def lines_of(passage: Passage, before: Any) -> Sequence[LogLine | Heading]:
        if isinstance(passage.answer, Correction):
            key = "log-not-told" if passage.answer.is_turn else "log-set-right"
            return (LogLine(voice.say(Said(key)), icon="pencil"),)
        return lines(passage, before)

    return lines_of
