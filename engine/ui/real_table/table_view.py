"""What the page for hands asks of its table: the board painted, the shapes of its places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.text.said import ThingName
from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.real_table.hands_page import HandsView
from engine.ui.table.host import Host
from engine.ui.theme import Colour


def hands_view(host: Host) -> HandsView:
    """All of it for one table."""

    def paint(canvas: Canvas) -> None:
        canvas.backdrop()
        host.parts.board.draw(canvas, host.moment)
        for widget in host.parts.widgets:
            widget.render(canvas)

    def tint(thing: Any) -> Colour | None:
        return host.parts.board.hands.tint_of(thing) if isinstance(thing, ThingName) else None

    def pixels() -> tuple[float, float]:
        scale = host.plane.factor * host.app.scale
        return host.width * scale, host.height * scale

    return HandsView(
        paint, lambda name: shapes_of(host, name), tint,
        lambda clause: host.app.routes.rules(host.match.game, clause),
        lambda: host.app.settings.animation_speed.factor > 0,
        lambda: host.parts.board.is_whole, pixels,
        lambda name, seat: host.parts.board.hands.picture(name, seat, host.moment.table),
        lambda end: host.sitting.voice.say_name(end, "cap"),
    )  # fmt: skip


def shapes_of(host: Host, name: str) -> Sequence[Sequence[Point]]:
    """What a place of the board looks like: its outlines, else its box."""
    board, moment = host.parts.board, host.moment
    outlines = board.outlines_of(name, moment)
    if outlines:
        return outlines
    box = board.place_of(name, moment)
    if box is None:
        return ()
    return (((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)),)
