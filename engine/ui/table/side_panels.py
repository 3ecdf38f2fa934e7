"""Panels that a game puts beside its board: below the seats, or above the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.inputs import Intent
from engine.ui.table.places import stacked
from engine.ui.widgets.base import Tip, Widget
from engine.ui.widgets.fields import Toggle

INSET = 16.0
DrawPanel = Callable[[Canvas, Box], object]


@dataclass(frozen=True, slots=True)
class SidePanel:
    """One panel: its title row, the height it wants (title included), and how it is drawn.

    `draw` gets the box below the title, inset at the sides; `handle` gets the intents of the
    pointer over the panel. `toggle` is (is it on, what to call with the new value) and puts a
    switch into the title row; while it is off only the title row is shown if `folds` is set. One
    that `gives_way` is put away while a bot's turn is explained above the log.
    """

    title: str
    icon: str | None
    height: float
    draw: DrawPanel
    handle: Callable[[Intent], bool] | None = None
    toggle: tuple[bool, Callable[[bool], object]] | None = None
    note: str = ""
    folds: bool = False
    gives_way: bool = False
    tip_at: Callable[[float, float], Tip | None] | None = None

    @property
    def wanted_height(self) -> float:
        """The height it takes now, folded or not."""
        is_folded = self.folds and self.toggle is not None and not self.toggle[0]
        return TITLE_ROW if is_folded else self.height


class SideColumn(Widget):
    """A stack of panels; keeps their switches. `show` must be called when the panels change."""

    def __init__(self) -> None:
        super().__init__()
        self.panels: tuple[SidePanel, ...] = ()
        self.boxes: tuple[Box, ...] = ()
        self._switches: dict[str, Toggle] = {}

    def show(self, panels: Sequence[SidePanel], column: Box, least_rest: float) -> Box:
        """Arrange the panels from the top of the column; returns what is left below them."""
        boxes, rest = stacked(column, [panel.wanted_height for panel in panels], least_rest)
        self.panels, self.boxes = tuple(panels), tuple(boxes)
        bottom = max((box.bottom for box in boxes), default=column.y)
        self.box = Box(column.x, column.y, column.w, bottom - column.y)
        for panel, box in zip(panels, boxes, strict=True):
            if panel.toggle is not None:
                self._place_switch(panel, box)
        wanted = {panel.title for panel in panels if panel.toggle is not None}
        for title, switch in self._switches.items():
            switch.is_visible = title in wanted and switch.box.h > 0
        return rest

    def _place_switch(self, panel: SidePanel, box: Box) -> None:
        assert panel.toggle is not None
        is_on, on_change = panel.toggle
        switch = self._switches.get(panel.title)
        if switch is None:
            switch = self._switches[panel.title] = Toggle(is_on, is_small=True)
            self.add(switch)
        switch.is_on, switch.on_change = is_on, on_change
        height = 32.0 if box.h else 0.0
        switch.box = Box(box.right - INSET - 44, box.y + 8, 44, height)

    def inner_box(self, index: int) -> Box:
        """Where a panel's own drawing goes."""
        below = self.boxes[index].cut_top(TITLE_ROW)[1] if self.panels[index].title else None
        box = self.boxes[index].inset(0, 12) if below is None else below
        return Box(box.x + INSET, box.y, max(0.0, box.w - 2 * INSET), max(0.0, box.h - 12))

    def draw(self, canvas: Canvas) -> None:
        """The panels for which there is room."""
        for index, (panel, box) in enumerate(zip(self.panels, self.boxes, strict=True)):
            if box.h <= 0:
                continue
            note = panel.note if panel.toggle is None else None
            canvas.panel(box, panel.title or None, panel.icon, note or None)
            if box.h > TITLE_ROW:
                panel.draw(canvas, self.inner_box(index))

    def hit(self, x: float, y: float) -> Widget | None:
        """Only the switches and panels that listen: elsewhere there is nothing to point at."""
        found = super().hit(x, y)
        return None if found is self and self._panel_at(x, y) is None else found

    def tip_at(self, x: float, y: float) -> Tip | None:
        """The tooltip of the panel there."""
        panel = self._panel_at(x, y)
        return panel.tip_at(x, y) if panel is not None and panel.tip_at is not None else None

    def handle(self, intent: Intent) -> bool:
        """Hands the pointer's intents to the panel under it."""
        at = (getattr(intent, "x", None), getattr(intent, "y", None))
        if at[0] is None or at[1] is None:
            return False
        panel = self._panel_at(at[0], at[1])
        return panel is not None and panel.handle is not None and panel.handle(intent)

    def _panel_at(self, x: float, y: float) -> SidePanel | None:
        for panel, box in zip(self.panels, self.boxes, strict=True):
            if box.contains((x, y)):
                return panel
        return None
