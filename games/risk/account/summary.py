"""A game summed up in words and numbers, on the way or at its end."""

from __future__ import annotations

from typing import Any

from engine.core.match import Match
from engine.core.story import watcher_of
from engine.text.message import Message, SeatNumber
from games.risk.account.history import Elimination, History, turning_point
from games.risk.board import SIZE


class Summary:
    """What there is to say of a match; `order` are the seats from the first to the last.

    `record` is the whole game where `match` is a part of it that is shown again.
    """

    def __init__(self, match: Match, record: Match | None = None) -> None:
        self.match = match
        self.history = History()
        story = (record or match).story(watcher_of(match.setup))
        self.history.follow(story, len(match.moves))
        self.result = match.result
        seats = range(len(match.setup.seats))
        self.order = sorted(seats, key=lambda seat: (self.result.ranks[seat], seat))
        self.samples = self.history.curve(match.table)

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(f"summary-{key}", args))

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def own(self) -> int:
        """The seat whose line is heavier: the only person's, else the first one's."""
        people = [seat for seat, who in enumerate(self.match.setup.seats) if who.is_person]
        return people[0] if len(people) == 1 else self.order[0]

    def elimination(self, seat: int) -> Elimination | None:
        """How a seat left the game."""
        return next((out for out in self.history.eliminations if out.seat == seat), None)

    def headline(self) -> str:
        """Who won, or where the game is."""
        if not self.is_over:
            return self._say("round", round=self.match.table.round)
        winners = self.result.winners
        if len(winners) > 1:
            return self._say("shared")
        has_all = self.match.table.owners.count(winners[0]) == SIZE
        return self._say("rules-world" if has_all else "won", seat=SeatNumber(winners[0]))

    def subtitle(self) -> str:
        """Where the winner came from, or who leads."""
        first = self.order[0]
        lands = self.match.table.owners.count(first)
        if not self.is_over:
            return self._say("leads", seat=SeatNumber(first), territories=lands)
        rounds = [sample for sample in self.samples if sample.round]
        if not rounds:
            return self._say("at-end", territories=lands)
        low = min(rounds, key=lambda sample: sample.territories[first])
        return self._say(
            "rose-to-all" if lands == SIZE else "rose", territories=low.territories[first],
            round=low.round, lands=lands, last=rounds[-1].round,
        )  # fmt: skip

    def facts(self) -> tuple[tuple[str, str], ...]:
        """Three numbers of the first seat."""
        first = self.order[0]
        beaten = sum(out.by == first for out in self.history.eliminations)
        income = self.samples[-1].income[first]
        return (
            (str(self.history.sets[first]), self._say("sets")),
            (str(income), self._say("last-income" if self.is_over else "income")),
            (str(beaten), self._say("beaten")),
        )

    def turning_words(self) -> tuple[str, str] | None:
        """When the winner took the lead for good, and what happened in that round."""
        if not self.is_over:
            return None
        first = self.order[0]
        number = turning_point(self.samples, first)
        if number is None:
            return None
        words = self._say("lead-taken", seat=SeatNumber(first))
        swing = self._swing(number)
        return self._say("turning-point", round=number), f"{swing} {words}" if swing else words

    def _swing(self, number: int) -> str:
        """Who lost most in the round before the lead was taken."""
        pairs = zip(self.samples, self.samples[1:], strict=False)
        for before, after in pairs:
            if after.round == number:
                losses = [a - b for a, b in zip(before.territories, after.territories, strict=True)]
                seat = max(range(len(losses)), key=lambda each: losses[each])
                if losses[seat] >= 3:
                    was, now = before.territories[seat], after.territories[seat]
                    return self._say("fell", seat=SeatNumber(seat), was=was, territories=now)
        return ""
