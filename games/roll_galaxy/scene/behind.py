"""The stage while dice are assigned: what it shows, and what can be clicked and dropped on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.ui.table.parts import SpotFact, Spots
from games.roll_galaxy.outlook import outlook
from games.roll_galaxy.scene.board_input import BoardInput
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.scene.screen import (
    ScreenModel,
    die_spots,
    hovered_keys,
    summary_of,
    tool_boxes,
)
from games.roll_galaxy.scene.selection import DICTATE, RollSelection, Target
from games.roll_galaxy.scene.tools import tools
from games.roll_galaxy.scene.view_model import ViewModel
from games.roll_galaxy.state import RollTable, Seat

Click = Callable[[], object]


def screen_model(
    view_model: ViewModel,
    selection: RollSelection,
    spots: Spots,
    under: Target | None,
    pulse: float,
) -> ScreenModel:
    """The columns with the viewer's dice."""
    seat, drag = view_model.own, spots.drag
    is_mine = bool(selection.options) and view_model.is_calm
    voice = view_model.voice
    ready = selection.powers
    hovered = hovered_keys(spots.is_lit, seat)
    hovered |= {("tool", power) for power in ready if spots.is_lit(("tool", power))}
    hovered |= {under} & selection.lit
    return ScreenModel(
        seat=seat,
        outlooks=tuple(
            summary_of(outlook(_landed(view_model), view_model.viewer, phase), voice)
            for phase in range(5)
        ),
        voice=voice,
        tools=tools(view_model.table, seat, ready if is_mine else frozenset(), voice),
        lit=selection.lit if is_mine else frozenset(),
        movable=selection.movable if is_mine else frozenset(),
        in_hand=selection.die if is_mine else None,
        carried=drag.key[1] if drag is not None and drag.key[0] == "die" else None,
        tool=selection.tool if is_mine else None,
        hovered=hovered,
        tumble=view_model.animation.tumble,
        pulse=pulse,
        is_locked=not is_mine,
    )


def _landed(view_model: ViewModel) -> RollTable:
    """The table as far as its dice have landed."""
    if not view_model.is_tumbling:
        return view_model.table
    table = view_model.table.copy()
    table.seats[view_model.viewer].workers = ()
    return table


def screen_spots(
    view_model: ViewModel, board: BoardPlaces, board_input: BoardInput
) -> list[SpotFact]:
    """Columns, tools and dice: what can be clicked and dropped on."""
    seat, selection = view_model.own, board_input.selection
    facts = []
    for phase, column in enumerate(board.columns):
        for kind, box in (("slot", column.plaque), ("tray", column.tray)):
            target = Target("slot" if kind == "slot" else "tray", phase)
            facts.append(SpotFact((kind, phase), box, _puts(target, seat, board_input), radius=12))
    found = tools(view_model.table, seat, selection.powers, view_model.voice)
    for tool, box in zip(found, tool_boxes(board, seat), strict=True):
        click = None
        if tool.power == DICTATE and Target("dictate") in selection.lit:
            click = partial(board_input.click_target, Target("dictate"))
        elif tool.state == "ready":
            click = partial(selection.choose_tool, tool.power)
        facts.append(SpotFact(("tool", tool.power), box, click, radius=12))
    for spot in die_spots(board, seat):
        number = spot.worker
        facts.append(
            SpotFact(
                ("die", number),
                spot.box,
                partial(board_input.click_die, number),
                is_grip=True,
                radius=spot.size * 0.21,
                tab_rank=-1,
            )
        )
    return facts


def _puts(target: Target, seat: Seat, board_input: BoardInput) -> Click | None:
    selection = board_input.selection
    is_asked = selection.die is None and target.kind == "slot" and seat.called is None
    if target not in selection.lit and not is_asked:
        return None
    return partial(board_input.click_target, target)
