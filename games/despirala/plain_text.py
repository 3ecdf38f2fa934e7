"""The table in plain text, for the text client."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import does
from games.despirala.combinations import NAMES, TURNS, is_collect
from games.despirala.events import counted
from games.despirala.state import DespiralaTable

_FIRST_COLUMN = max(map(len, NAMES)) + 2
_NARROWEST, _WIDEST = 8, 16


def describe(table: DespiralaTable, names: Sequence[str]) -> str:
    """Every seat's sheet and goods, and the dice of the turn being played."""
    lines = [_heading(table, names), "", _row("", [_shortened(name) for name in names])]
    for combination in NAMES:
        lines.append(_row(combination, [_entry(table, s, combination) for s in _seats(table)]))
    lines.append(_row("Goods", [str(sheet.goods) for sheet in table.sheets]))
    lines.append(_row("Score", [str(table.score(seat)) for seat in _seats(table)]))
    if table.dice:
        lines += ["", _dice(table)]
    return "\n".join(lines)


def _heading(table: DespiralaTable, names: Sequence[str]) -> str:
    mode = "misère, the lowest score wins" if table.misere else "the highest score wins"
    if table.is_over:
        return f"Despirala ({mode}): the game is over"
    who, plays = does(names[table.seat], "plays")
    return f"Despirala ({mode}): turn {table.turn} of {TURNS}, {who} {plays}"


def _seats(table: DespiralaTable) -> range:
    return range(len(table.sheets))


def _entry(table: DespiralaTable, seat: int, combination: str) -> str:
    points = table.sheets[seat].points.get(combination)
    if points is not None:
        return str(points)
    is_chosen = table.attempt is not None and table.attempt.combination == combination
    return "now" if is_chosen and seat == table.seat else "-"


def _shortened(name: str) -> str:
    return name if len(name) <= _WIDEST else name[: _WIDEST - 1] + "…"


def _row(title: str, entries: Sequence[str]) -> str:
    width = max(_NARROWEST, *map(len, entries)) + 2
    return f"{title:<{_FIRST_COLUMN}}" + "".join(f"{entry:>{width}}" for entry in entries)


def _dice(table: DespiralaTable) -> str:
    faces = [
        f"[{face}]" if place in table.aside else f" {face} "
        for place, face in enumerate(table.dice)
    ]
    shown = f"Dice  {' '.join(faces)}   {counted(table.sheet.goods, 'good')}"
    if table.attempt is None:
        return shown
    lacks = "" if is_collect(table.attempt.combination) else f", wanted: {_faces(table.wanted)}"
    return f"{shown}   ({table.attempt}: dice in brackets are set aside{lacks})"


def _faces(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))
