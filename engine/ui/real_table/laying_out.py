"""Laying out the real board: the list of the game, ticked off rung by rung.

A rung is told when chance has told what it rests on; until then the table asks for that as always,
and what hands would do for it is said by the rung instead.
"""

from __future__ import annotations

from engine.core.laying_out import LaidRung, kinds_asked
from engine.core.story import Passage
from engine.text.said import Said, part_of
from engine.text.voice import Voice
from engine.ui.real_table.hands_page import HandsStep
from engine.ui.real_table.in_hands import laid
from engine.ui.table.host import Host


class LayingOut:
    """How far the board of one table is laid out; a game that is gone on with stands already."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.place = 0
        self._is_trusted = False
        self._is_frozen = False
        self._covered = -1
        match = host.match
        if match.setup.position is not None:
            self._covered = 0
        elif match.moves:
            self.place = self._first_unknown(self.rungs)
            self._covered = len(match.moves) if self.place == len(self.rungs) else -1

    @property
    def rungs(self) -> tuple[LaidRung, ...]:
        """The list as the table stands."""
        match = self._host.match
        return match.game.layout(match.table) if match.setup.position is None else ()

    @property
    def is_over(self) -> bool:
        """Whether everything has been laid out; not any more, where that was taken back."""
        return 0 <= self._covered <= len(self._host.match.moves)

    @property
    def is_speaking(self) -> bool:
        """Whether a rung is told, and not asked for."""
        if self.is_over:
            return False
        rungs = self.rungs
        return bool(rungs) and min(self.place, len(rungs) - 1) < self._first_unknown(rungs)

    def covers(self, passage: Passage) -> bool:
        """Whether a rung says what hands do for that answer."""
        kind = self._host.match.moves[passage.number].kind
        return (not self.is_over or passage.number < self._covered) and kind in kinds_asked(
            self.rungs
        )

    def settle(self) -> None:
        """The table is another one: what has been taken back is asked once more; then wait."""
        rungs = self.rungs
        if not self.is_over:
            self._covered = -1
            unknown = self._first_unknown(rungs)
            self.place = unknown if self._is_trusted else min(self.place, unknown)
            if self.place >= len(rungs):
                self._covered = len(self._host.match.moves)
        if self.is_speaking:
            self._host.conductor.is_frozen = self._is_frozen = True
        elif self._is_frozen:
            self._host.conductor.is_frozen = self._is_frozen = False

    @staticmethod
    def _first_unknown(rungs: tuple[LaidRung, ...]) -> int:
        unknown = (place for place, rung in enumerate(rungs) if not rung.is_known)
        return next(unknown, len(rungs))

    # -- what is said

    def steps(self, voice: Voice) -> list[HandsStep]:
        """The ladder."""
        return [_step(rung, voice) for rung in self.rungs]

    # -- what can be done

    def tick(self) -> None:
        """This rung is laid out."""
        self.place += 1

    def back(self) -> bool:
        """The rung before, once more; False where its answer is to be taken back first."""
        rungs = self.rungs
        if self.is_over or not self.place or self._is_answered(rungs):
            return False
        self._is_trusted = False
        self.place -= 1
        return True

    def _is_answered(self, rungs: tuple[LaidRung, ...]) -> bool:
        """Whether the last answer was given for the rung that is told."""
        moves = self._host.match.moves
        here = rungs[min(self.place, len(rungs) - 1)]
        return bool(moves) and moves[-1].kind in here.asks

    def trust(self) -> None:
        """All that is known stands on the board, and what will be known as well."""
        self._is_trusted = True


def _step(rung: LaidRung, voice: Voice) -> HandsStep:
    said = rung.said
    is_told = rung.is_known
    about = voice.part(said, "about")
    spots = [(spot.place, voice.say(spot.said)) for spot in rung.spots if spot.said is not None]
    return HandsStep(
        words=voice.part(said, "hands") if is_told else "",
        spans=voice.spans(said, "hands") if is_told else (),
        second=about if is_told else "",
        title=voice.say(said),
        below=voice.part(said, "short") or about if is_told or rung.asks else _later(voice),
        seat=rung.seat,
        places=tuple([place for place, _ in spots]),
        callouts=tuple(spots),
        carried=laid(rung) if is_told else None,
    )


def _later(voice: Voice) -> str:
    """What stands below a rung that rests on what is still to be told."""
    return voice.say(part_of(Said("hands-lay-out"), "later"))
