"""The words of Despirala: its messages, and its table in plain text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from games.despirala.combinations import NAMES, TURNS, is_collect
from games.despirala.moves import COMBINATION
from games.despirala.state import DespiralaTable

_NARROWEST, _WIDEST = 8, 16


def describe(table: DespiralaTable, voice: Voice) -> str:
    rows = [("", [_shortened(voice.named(seat)) for seat in _seats(table)])]
    for combination in NAMES:
        entries = [_entry(table, seat, combination, voice) for seat in _seats(table)]
        rows.append((voice.say(Message(COMBINATION(combination).key)), entries))
    goods = [str(sheet.goods) for sheet in table.sheets]
    rows.append((voice.say(Message("table-goods")), goods))
    scores = [str(table.score(seat)) for seat in _seats(table)]
    rows.append((voice.say(Message("table-score")), scores))
    first = max(len(title) for title, _ in rows) + 2
    lines = [voice.say(_heading(table)), "", *(_row(first, *row) for row in rows)]
    if table.dice:
        lines += ["", voice.say(_dice(table))]
    return "\n".join(lines)


def _heading(table: DespiralaTable) -> Message:
    if table.is_over:
        return Message("table-over", {"mode": table.mode})
    args = {"mode": table.mode, "turn": table.turn, "turns": TURNS, "seat": SeatNumber(table.seat)}
    return Message("table-playing", args)


def _seats(table: DespiralaTable) -> range:
    return range(len(table.sheets))


def _entry(table: DespiralaTable, seat: int, combination: str, voice: Voice) -> str:
    points = table.sheets[seat].points.get(combination)
    if points is not None:
        return str(points)
    is_chosen = table.attempt is not None and table.attempt.combination == combination
    return voice.say(Message("table-now")) if is_chosen and seat == table.seat else "-"


def _shortened(name: str) -> str:
    return name if len(name) <= _WIDEST else name[: _WIDEST - 1] + "…"


def _row(first: int, title: str, entries: Sequence[str]) -> str:
    width = max(_NARROWEST, *map(len, entries)) + 2
    return f"{title:<{first}}" + "".join(f"{entry:>{width}}" for entry in entries)


def _dice(table: DespiralaTable) -> Message:
    faces = [
        f"[{face}]" if place in table.aside else f" {face} "
        for place, face in enumerate(table.dice)
    ]
    args = {"dice": " ".join(faces), "goods": table.sheet.goods, "move": table.attempt}
    if table.attempt is None:
        return Message("table-dice", args)
    if is_collect(table.attempt.combination):
        return Message("table-collecting", args)
    return Message("table-completing", {**args, "wanted": table.wanted})
