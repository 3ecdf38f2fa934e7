"""The words of Despirala: its messages, and its table in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.message import Message, SeatNumber, Share
from engine.text.voice import Voice
from games.despirala import hints
from games.despirala.combinations import FACES, NAMES, TURNS, is_collect, matched_dice, target
from games.despirala.moves import COMBINATION, Attempt
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


def statements(table: DespiralaTable, voice: Voice) -> list[str]:
    """The same for whoever listens: a line for what each seat has, and for each combination."""
    lines = [_heading(table)]
    for seat in _seats(table):
        sheet = table.sheets[seat]
        args = {"seat": SeatNumber(seat), "goods": sheet.goods, "score": table.score(seat)}
        lines.append(Message("listen-seat", args))
        for name, points in sheet.points.items():
            args = {"seat": SeatNumber(seat), "combination": COMBINATION(name), "points": points}
            lines.append(Message("listen-done", args))
    if table.dice:
        lines += _dice_heard(table)
    return [voice.say(each) for each in lines]


def _dice_heard(table: DespiralaTable) -> list[Message]:
    aside = tuple(sorted(table.dice[place] for place in table.aside))
    others = tuple(sorted(face for n, face in enumerate(table.dice) if n not in table.aside))
    if table.attempt is None or not aside:
        return [Message("listen-dice", {"dice": others or aside})]
    return [Message("listen-aside", {"dice": aside, "others": others, "move": table.attempt})]


def surroundings(table: DespiralaTable, voice: Voice) -> list[str]:
    """Which combination is being tried, which are still to be tried, and by whom."""
    said = []
    now = None if table.attempt is None else table.attempt.combination
    for name in NAMES:
        open_to = [s for s in _seats(table) if name not in table.sheets[s].points]
        args: dict[str, Any] = {"combination": COMBINATION(name)}
        if name == now:
            open_to.remove(table.seat)
            said.append(voice.say(Message("listen-now", {**args, "seat": SeatNumber(table.seat)})))
        if open_to:
            args["seats"] = tuple(map(SeatNumber, open_to))
            said.append(voice.say(Message("listen-open", args)))
    return said


def odds(table: DespiralaTable, options: Sequence[Any]) -> list[Message]:
    """The chance of every target with the faces that fit best, and of more dice for a Collect."""
    if table.attempt is not None:
        return [_odds(table, table.attempt)]
    best: dict[str, tuple[float, int, Attempt]] = {}
    for each in options:
        if isinstance(each, Attempt):
            worth = (round(hints.odds(table, each).success, 9), sum(each.faces), each)
            if each.combination not in best or worth[:2] > best[each.combination][:2]:
                best[each.combination] = worth
    return [_odds(table, each) for *_, each in best.values()]


def _odds(table: DespiralaTable, attempt: Attempt) -> Message:
    if not is_collect(attempt.combination):
        args: dict[str, Any] = {
            "move": attempt,
            "chance": Share(hints.odds(table, attempt).success),
        }
        return Message("odds-heard-target", args)
    loose = len(table.dice) - len(matched_dice(table.dice, target(attempt.combination)))
    chance = 1 - (1 - 1 / len(FACES)) ** loose if table.sheet.goods else 0.0
    args = {"move": attempt, "matching": len(table.dice) - loose, "chance": Share(chance)}
    return Message("odds-heard-collect", args)


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
