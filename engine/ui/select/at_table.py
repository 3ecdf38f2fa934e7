"""The table whose decision is answered, as a selection knows it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engine.core.decision import Decision
from engine.ui.table.host import Host

T = TypeVar("T")


class AtTable(Generic[T]):
    """Whoever sits at a table of the engine: a `SelectionHost` that decides on what is drawn."""

    def __init__(self, table: Host) -> None:
        self._table = table
        self.submit = table.submit
        self.refuse = table.refuse
        self.refresh = table.refresh

    @property
    def table(self) -> T:
        """What is drawn."""
        shown: Any = self._table.director.shown
        view: T = shown
        return view

    @property
    def decision(self) -> Decision | None:
        """What is to be decided on what lies there."""
        return self._table.moment.decision

    def catch_up(self) -> None:
        """What still plays is over: the table lies as it is."""
        self._table.director.skip()
