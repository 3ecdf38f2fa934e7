"""What the parts of one table may ask of it."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.decision import Decision
from engine.core.match import Match
from engine.text.said import Words
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.plane import Plane
from engine.ui.scene import Scene, Window
from engine.ui.sound import Name
from engine.ui.table.conductor import Conductor
from engine.ui.table.director import Director
from engine.ui.table.parts import Moment, Parts
from engine.ui.table.replay import Replay
from engine.ui.table.sitting import Sitting
from engine.ui.table.tutor import Tutor
from engine.ui.widgets.base import Widget


class Host(Protocol):
    """A table as its parts know it (`engine.ui.table.table.Table`)."""

    app: Window
    film: AnimationQueue
    conductor: Conductor
    sitting: Sitting
    director: Director
    parts: Parts
    plane: Plane
    replay: Replay | None
    tutor: Tutor | None
    width: float
    height: float
    popup: Widget | None

    @property
    def moment(self) -> Moment:
        """What lies on the table now."""

    @property
    def match(self) -> Match: ...

    @property
    def decision(self) -> Decision | None:
        """What a person at this screen has to decide now."""

    @property
    def is_on_top(self) -> bool:
        """Whether nothing lies over the table."""

    @property
    def viewport(self) -> Box: ...

    def submit(self, answer: Any) -> bool:
        """A person's answer; whether it was taken."""

    def refuse(self, sentence: Words) -> None:
        """Say why something cannot be done."""

    def refresh(self) -> None:
        """Something has changed: ask the parts again and draw."""

    def layout(self, width: float, height: float) -> None:
        """Give everything its place anew."""

    def play_sound(self, name: Name) -> None: ...

    def open_popup(self, popup: Widget) -> None: ...

    def close_popup(self) -> None: ...

    def review_scene(self) -> Scene | None:
        """The page that looks back at the game."""
