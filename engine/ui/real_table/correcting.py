"""The board differs: the table is opened on the position page, and what is set right there goes on.

Seats, bots, log and what can be taken back stay; what those at the table may not see is not shown.
"""

from __future__ import annotations

from typing import Any

from engine.core.correction import merged
from engine.ui.table.host import Host


def open_for_correction(host: Host) -> None:
    """The position page on the table as it stands; its main button sets the table right."""
    match = host.match
    encode = match.game.codec.encode
    whole, shown = encode(match.table), encode(match.view(match.table, host.sitting.watcher))

    def set_right(edited: Any) -> None:
        host.conductor.correct(match.game.read_position(merged(whole, shown, edited)))

    host.app.routes.position(match.game, shown, before=match.setup, set_right=set_right)
