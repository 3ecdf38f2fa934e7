"""Who sits before the screen, whose move it is, and whose story is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Chance, Decision, Pending
from engine.core.match import Match
from engine.core.story import ONLOOKER, Story
from engine.ui.table.conductor import Conductor, persons

if TYPE_CHECKING:
    from engine.text.voice import Voice


class Sitting:
    """One match and the people at it. `recorded` is the whole record while one is shown again."""

    def __init__(self, match: Match, conductor: Conductor) -> None:
        self.match = match
        self.recorded: Match | None = None
        self._conductor = conductor
        self._sat_before: int | None = None
        self._sat_before = self.person

    @property
    def names(self) -> tuple[str, ...]:
        """The seats as they stand over what is theirs, in the language of the match."""
        return tuple(map(self.voice.named, range(len(self.match.setup.seats))))

    @property
    def voice(self) -> Voice:
        """Who tells the match to those before the screen."""
        return self.match.voice

    @property
    def is_replay(self) -> bool:
        """Whether a record is shown: nobody answers."""
        return self.recorded is not None

    @property
    def pending(self) -> Pending | None:
        """What the match waits for; None when it is over."""
        return self.match.pending

    @property
    def person(self) -> int | None:
        """The seat of the person who has to act; None when nobody has, or another sits here."""
        if self.is_replay or self._conductor.curtain_for is not None:
            return None
        return self._conductor.person

    @property
    def decision(self) -> Decision | None:
        """The pending decision if a person at this screen has to take it now."""
        pending = self.match.pending
        return pending if self.person is not None and isinstance(pending, Decision) else None

    @property
    def acting_seat(self) -> int | None:
        """Whose turn it is: the seat that decides, or for which dice are rolled."""
        pending = self.match.pending
        return pending.for_seat if isinstance(pending, Chance) else self.match.seat_to_answer

    @property
    def viewer(self) -> int:
        """The seat from whose side the table is shown: whoever sits before the screen."""
        for seat in (self.person, self._conductor.seated, self._sat_before, *persons(self.match)):
            if seat is not None:
                return seat
        return 0

    @property
    def watcher(self) -> int | None:
        """Whose story is told; None with all cards open, where only bots play."""
        if not persons(self.match):
            return None
        return self.viewer if self.match.game.has_hidden_information else ONLOOKER

    @property
    def told(self) -> Match:
        """The match whose story is told: in a replay the whole record."""
        return self.match if self.recorded is None else self.recorded

    @property
    def story(self) -> Story:
        """The story of whoever sits there."""
        return self.told.story(self.watcher)

    def has_changed(self) -> bool:
        """Whether another person has to act than when this was asked last."""
        person = self.person
        if person is None or person == self._sat_before:
            return False
        self._sat_before = person
        return True
