"""What waits until it has been seen, and what the bar says while others play."""

from __future__ import annotations

from engine.core.decision import Decision, Pending
from engine.core.story import Passage
from engine.core.words import is_you
from engine.text.said import Said, SeatNumber
from engine.ui.animation import Animation
from engine.ui.table.actions import Action, Actions
from engine.ui.table.conductor import persons
from engine.ui.table.parts import Moment
from engine.ui.table.table import Table
from games.arcs.events import AmbitionsScored, DiceRolled
from games.arcs.foresight import fight_of, fighters


class Explaining:
    """Whether the film waits, and how one goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def holds(self, passage: Passage) -> bool:
        """What waits with the films off as well: a chapter's end, the dice that strike a person."""
        kinds = set(map(type, passage.events))
        if AmbitionsScored in kinds:
            return self._is_watched
        return DiceRolled in kinds and self._is_watched and self._strikes(passage)

    @property
    def _is_watched(self) -> bool:
        return bool(persons(self._table.match)) and not self._table.sitting.is_replay

    def _strikes(self, passage: Passage) -> bool:
        """Whether a person fights in the battle of these dice, and has nothing to choose next."""
        match = self._table.match
        people, asked = persons(match), match.pending
        is_asked = isinstance(asked, Decision) and asked.seat in people
        if is_asked and fight_of(match.table) is not None:
            return False
        return not set(people).isdisjoint(fighters(match.table_before(passage.number)))

    def hold(self) -> Animation | None:
        """What keeps a picture until somebody has seen it; None where nobody has to."""
        return self._table.director.hold() if self._is_watched else None

    def hold_dice(self) -> Animation | None:
        """What keeps the dice of a battle where no film shows them."""
        is_off = not self._table.director.queue.speed.factor
        return self.hold() if is_off else None

    def meanwhile(self, moment: Moment, held: str, detail: str, said: Actions) -> Actions:
        """While beats are still to come: what waits to be seen, or what is going on."""
        director = self._table.director
        if held and director.held is not None:
            on = moment.voice.say(Said("button-go-on"))
            following = Action(on, director.go_on, "", "player-play", "Space")
            return Actions(held, detail, following)
        acting, voice = director.acting_seat, moment.voice
        prompt = said.prompt
        if acting is not None:
            playing = Said("bar-plays", {"seat": SeatNumber(acting)})
            is_own = is_you(moment.names[acting])
            prompt = voice.say(Said("your-move-shown") if is_own else playing)
        far = Said("bar-to-your-turn")
        ahead = Action(voice.say(far), director.skip_ahead, "", "player-track-next", "S",
                       tooltip=voice.say(far, "tip"))  # fmt: skip
        return Actions(prompt, "", secondary=(ahead,) if not moment.is_replay else ())

    def waiting(self, moment: Moment, pending: Pending, said: Actions) -> Actions:
        """While a bot thinks or a die is to be rolled."""
        if self._table.director.held is not None:
            return self.meanwhile(moment, "", "", said)
        return said
