"""A dummy's turn step by step: what waits, what the bar says and offers meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.decision import Chance, Pending
from engine.core.story import Passage
from engine.text.message import Message, SeatNumber
from engine.ui.animation import Animation
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.parts import Moment
from engine.ui.table.table import Table
from games.rajas.events import DummyThought
from games.rajas.scene.dummy_turn import DummyTurn

OF_DUMMIES: Final = frozenset(
    ("area", "person", "steps", "terrace", "colour", "upgrade", "bought", "replaced", "market")
)
"""The kinds of chance that a dummy's turn consists of."""


class Explaining:
    """Whether the film waits after each step of a dummy, and how one goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._flowing: int | None = None

    @property
    def _is_on(self) -> bool:
        return self._table.app.settings.explain_bots

    def hold(self, seat: int) -> Animation | None:
        """What keeps a step until somebody has seen it; None where nobody has to."""
        if seat != self._flowing:
            self._flowing = None
        table = self._table
        is_watched = bool(persons(table.match)) and not table.sitting.is_replay
        is_wanted = self._is_on and seat != self._flowing and is_watched
        return table.director.hold() if is_wanted else None

    def holds(self, passage: Passage) -> bool:
        """Whether an answer has steps of a dummy to wait after, with the animations off as well."""
        steps = (event for event in passage.events if isinstance(event, DummyThought))
        return any(self.hold(step.seat) is not None for step in steps)

    def _flow(self, seat: int) -> None:
        self._flowing = seat
        self._table.director.go_on()

    def _toggle(self) -> None:
        self._table.frame.explained.toggle()

    def meanwhile(self, moment: Moment, turn: DummyTurn | None, said: Actions) -> Actions:
        """While beats are still to come: the step that is shown, and how to go on."""
        if turn is None or not turn.steps:
            return Actions(said.prompt, said.detail)
        step, director, voice = turn.steps[-1], self._table.director, moment.voice
        named = {"seat": SeatNumber(turn.seat), "step": step.title}
        prompt = voice.say(Message("bar-dummy-step", named))

        def button(key: str, answer: Callable[[], object], icon: str, name: str) -> Action:
            said = Message(key)
            return Action(voice.say(said), answer, "", icon, name, tooltip=voice.part(said, "tip"))

        ahead = button("bar-to-your-turn", director.skip_ahead, "player-track-next", "S")
        if director.held is None:
            every = button("bar-every-step", self._toggle, "list", "E")
            return Actions(prompt, step.detail, secondary=(every, ahead))
        flow = button("bar-all-at-once", lambda: self._flow(turn.seat), "list", "E")
        following = button("bar-next-step", director.go_on, "player-play", "Space")
        return Actions(prompt, step.detail, following, (flow, ahead))

    def waiting(
        self, moment: Moment, turn: DummyTurn | None, pending: Pending, said: Actions
    ) -> Actions:
        """While a dummy's die is to be rolled, and the last step may still wait to be seen."""
        if self._table.director.held is not None:
            return self.meanwhile(moment, turn, said)
        is_dummys = isinstance(pending, Chance) and pending.kind in OF_DUMMIES
        if not is_dummys or self._table.conductor.waits_for_dice:
            return said
        seat = moment.table.seat if turn is None else turn.seat
        words = moment.voice.say(Message("bar-dummys-turn", {"seat": SeatNumber(seat)}))
        return Actions(words, said.detail, said.primary, said.secondary)
