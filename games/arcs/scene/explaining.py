"""What waits at the end of a chapter, and what the bar says while others play."""

from __future__ import annotations

from engine.core.decision import Pending
from engine.ui.animation import Animation
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.parts import Moment
from engine.ui.table.table import Table


class Explaining:
    """Whether the film waits, and how one goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def hold(self) -> Animation | None:
        """What keeps the end of a chapter until somebody has seen it; None where nobody has to."""
        table = self._table
        is_watched = bool(persons(table.match)) and not table.sitting.is_replay
        return table.director.hold() if is_watched else None

    def meanwhile(self, moment: Moment, chapter: str, said: Actions) -> Actions:
        """While beats are still to come: the chapter's end, or what is going on."""
        director = self._table.director
        if chapter and director.held is not None:
            following = Action("Go on", director.go_on, "", "player-play", "Space")
            return Actions(chapter, "Look at who held what; the log keeps it.", following)
        acting = director.acting_seat
        prompt = said.prompt
        if acting is not None:
            name = moment.names[acting]
            prompt = "Your move is shown" if name == "You" else f"{name} plays"
        ahead = Action("To your turn", director.skip_ahead, "", "player-track-next", "S",
                       tooltip="No film until you have to act")  # fmt: skip
        return Actions(prompt, "", secondary=(ahead,) if not moment.is_replay else ())

    def waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        """While a bot thinks or a die is to be rolled."""
        if self._table.director.held is not None:
            return self.meanwhile(moment, "", said)
        return said
