"""A bot's advice on a position: asked in the worker, forgotten when the position is another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.core import commands
from engine.core.game import Game
from engine.core.position import PositionDraft
from engine.text.said import Said, Words

if TYPE_CHECKING:
    from engine.ui.widgets import Button
    from engine.ui.worker import Ticket, Worker

ASKING_SEED: Final = "1"


class AnswerPanel(Protocol):
    """Where a bot's answer is shown, and the button that asks it."""

    button: Button

    def wait(self) -> None: ...

    def tell(self, note: Words, *, is_warning: bool = False) -> None: ...

    def show(self, advice: dict[str, Any]) -> None: ...


class AdviceRequest:
    """What the panel tells: who may be asked, that a bot thinks, what it said."""

    def __init__(self, worker: Worker, game: Game, panel: AnswerPanel) -> None:
        self._worker = worker
        self._game = game
        self._panel = panel
        self._ticket: Ticket[Any] | None = None

    def ask(self, draft: PositionDraft, level: str, names: Sequence[str]) -> None:
        """Have a bot decide, when a seat has to."""
        if draft.decision is None:
            return
        asked = (self._game, draft.document, level, ASKING_SEED, names)
        self.cancel()

        def fail(error: Exception) -> None:
            self._panel.tell(Said("editor-advice-gave-up", {"fault": str(error)}), is_warning=True)

        self._panel.wait()
        self._ticket = self._worker.work_out(
            commands.decide, asked, self._panel.show, fail, lane="bots"
        )

    def cancel(self) -> None:
        """What the bot says would be about another position."""
        if self._ticket is not None:
            self._ticket.cancel()
            self._ticket = None

    def tell_state(self, draft: PositionDraft) -> None:
        """Whether a bot can be asked, unless one is or was about this position."""
        self._panel.button.is_enabled = draft.decision is not None
        if self._ticket is None:
            self._panel.tell(_note(draft), is_warning=draft.problem is not None)


def _note(draft: PositionDraft) -> Said:
    if draft.problem is not None:
        return Said("editor-advice-no-bot", {"fault": draft.problem.sentence})
    if not draft.is_told:
        return Said("editor-advice-untold")
    if draft.decision is None:
        return Said("editor-advice-when", {"state": draft.waits_for})
    return Said("editor-advice-answers")
