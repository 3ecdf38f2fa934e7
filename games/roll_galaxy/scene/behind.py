"""The block while dice are assigned: what it shows, and what can be clicked and dropped on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.words import theirs
from engine.ui.table.pointing import SpotFact, Spots
from games.roll_galaxy.events import counted
from games.roll_galaxy.outlook import outlook
from games.roll_galaxy.scene.board_input import RollHands
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.screen import ScreenShown, die_spots, hovered_keys, tool_boxes
from games.roll_galaxy.scene.selection import DICTATE, RollSelection, Target
from games.roll_galaxy.scene.tools import counted_dice, tools
from games.roll_galaxy.scene.view_model import Seen
from games.roll_galaxy.state import RollTable, Seat

Click = Callable[[], object]


def screen_shown(
    seen: Seen, selection: RollSelection, spots: Spots, under: Target | None, pulse: float
) -> ScreenShown:
    """The columns with the viewer's dice."""
    seat, drag = seen.own, spots.drag
    is_mine = bool(selection.options) and seen.is_calm
    count, is_complete = counted_dice(seat)
    title, note = _title(seen, is_mine=is_mine)
    ready = selection.powers
    hovered = hovered_keys(spots.is_lit, seat)
    hovered |= {("tool", power) for power in ready if spots.is_lit(("tool", power))}
    hovered |= {under} & selection.lit
    return ScreenShown(
        seat=seat,
        outlooks=tuple(outlook(_landed(seen), seen.viewer, phase) for phase in range(5)),
        tools=tools(seen.table, seat, ready if is_mine else frozenset()),
        title=title, note=note,
        count=count if seat.workers and not seen.is_tumbling else "",
        is_complete=is_complete and seat.called is not None,
        lit=selection.lit if is_mine else frozenset(),
        movable=selection.movable if is_mine else frozenset(),
        in_hand=selection.die if is_mine else None,
        carried=drag.key[1] if drag is not None and drag.key[0] == "die" else None,
        tool=selection.tool if is_mine else None, hovered=hovered, tumble=seen.air.tumble,
        pulse=pulse, is_locked=not is_mine,
    )  # fmt: skip


def _landed(seen: Seen) -> RollTable:
    """The table as far as its dice have landed."""
    if not seen.is_tumbling:
        return seen.table
    table = seen.table.copy()
    table.seats[seen.viewer].workers = ()
    return table


def _title(seen: Seen, *, is_mine: bool) -> tuple[str, str]:
    own = seen.viewer
    title = f"Behind {theirs(seen.names[own], own='your')} screen"
    if is_mine or own not in seen.told.ready:
        return title, "a phase happens only if somebody calls it"
    waiting = [seat for seat in seen.seats if seat not in seen.told.ready]
    if waiting:
        return title, f"waiting for {counted(len(waiting), 'seat')}"
    return title, "everybody is ready"


def screen_spots(seen: Seen, board: BoardPlaces, hands: RollHands) -> list[SpotFact]:
    """Columns, tools and dice: what can be clicked and dropped on."""
    seat, selection = seen.own, hands.selection
    facts = []
    for phase, column in enumerate(board.columns):
        for kind, box in (("slot", column.plaque), ("tray", column.tray)):
            target = Target("slot" if kind == "slot" else "tray", phase)
            facts.append(SpotFact((kind, phase), box, _puts(target, seat, hands), radius=12))
    found = tools(seen.table, seat, selection.powers)
    for tool, box in zip(found, tool_boxes(board, seat), strict=True):
        click = None
        if tool.power == DICTATE and Target("dictate") in selection.lit:
            click = partial(hands.click_target, Target("dictate"))
        elif tool.state == "ready":
            click = partial(selection.choose_tool, tool.power)
        facts.append(SpotFact(("tool", tool.power), box, click, radius=12))
    for spot in die_spots(board, seat):
        number = spot.worker
        facts.append(
            SpotFact(("die", number), spot.box, partial(hands.click_die, number), is_grip=True,
                     radius=spot.size * 0.21, tab_rank=-1)
        )  # fmt: skip
    return facts


def _puts(target: Target, seat: Seat, hands: RollHands) -> Click | None:
    selection = hands.selection
    is_asked = selection.die is None and target.kind == "slot" and seat.called is None
    if target not in selection.lit and not is_asked:
        return None
    return partial(hands.click_target, target)
