"""A table set right: at a real table the board that lies before the people is the one that counts.

A correction stands among the answers of a match, so that undo, records and replays know it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

CORRECTED: Final = "correction"
"""The kind of such a move; dice and cards have kinds of their own."""


@dataclass(frozen=True, slots=True)
class Correction:
    """The table as it lies from here on; `is_turn`: by a person's turn that is not told."""

    table: Any
    is_turn: bool = False

    def carry_out(self, table: Any) -> None:
        """The table becomes the other one."""
        other = self.table.copy()
        for each in fields(table):
            setattr(table, each.name, getattr(other, each.name))


@dataclass(frozen=True, slots=True)
class SettingRight:
    """What becomes of a position that is edited to set a table right, in JSON form: `complete` is
    with what is hidden from the editor, `take` takes it or raises InputError.
    """

    complete: Callable[[Any], Any]
    take: Callable[[Any], object]


def merged(whole: Any, shown: Any, edited: Any) -> Any:
    """A position with what was edited in what was shown of it, all three in JSON form.

    What was hidden from the editor, and was not touched, stays as it is in `whole`.
    """
    if edited == shown:
        return whole
    if isinstance(whole, dict) and isinstance(shown, dict) and isinstance(edited, dict):
        return {
            key: merged(whole.get(key), shown.get(key), value) if key in shown else value
            for key, value in edited.items()
        }
    are_lists = all(isinstance(each, list) for each in (whole, shown, edited))
    if are_lists and len(whole) == len(shown) == len(edited):
        return [merged(*each) for each in zip(whole, shown, edited, strict=True)]
    return edited
