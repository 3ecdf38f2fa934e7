"""A game summed up in words and numbers, on the way or at its end."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.story import watcher_of
from games.risk.account.history import Elimination, History, turning_point
from games.risk.board import SIZE
from games.risk.events import counted


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

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.setup.seat_names

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
            number = self.match.table.round
            return f"Round {number}" if number else "Setting up"
        winners = self.result.winners
        first = self.names[winners[0]]
        if len(winners) > 1:
            return "A shared world"
        has_all = self.match.table.owners.count(winners[0]) == SIZE
        if first == "You":
            return "You rule the world" if has_all else "You won"
        return f"{first} rules the world" if has_all else f"{first} won"

    def subtitle(self) -> str:
        """Where the winner came from, or who leads."""
        first = self.order[0]
        lands = self.match.table.owners.count(first)
        if not self.is_over:
            verb = "lead" if self.names[first] == "You" else "leads"
            return f"{self.names[first]} {verb} with {lands_in_words(lands)}."
        rounds = [sample for sample in self.samples if sample.round]
        if not rounds:
            return f"{lands_in_words(lands)} at the end."
        low = min(rounds, key=lambda sample: sample.territories[first])
        end = f"all {lands}" if lands == SIZE else str(lands)
        was, last = lands_in_words(low.territories[first]), rounds[-1].round
        return f"From {was} in round {low.round} to {end} in round {last}."

    def facts(self) -> tuple[tuple[str, str], ...]:
        """Three numbers of the first seat."""
        first = self.order[0]
        beaten = sum(out.by == first for out in self.history.eliminations)
        income = self.samples[-1].income[first]
        return (
            (str(self.history.sets[first]), "sets traded"),
            (str(income), "last income" if self.is_over else "income"),
            (str(beaten), "seats beaten"),
        )

    def turning_words(self) -> tuple[str, str] | None:
        """When the winner took the lead for good, and what happened in that round."""
        if not self.is_over:
            return None
        first = self.order[0]
        number = turning_point(self.samples, first)
        if number is None:
            return None
        name = self.names[first]
        words = f"From then on {name} had the most land and troops."
        swing = self._swing(number)
        return (f"The turning point: round {number}", f"{swing} {words}" if swing else words)

    def _swing(self, number: int) -> str:
        """Who lost most in the round before the lead was taken."""
        pairs = zip(self.samples, self.samples[1:], strict=False)
        for before, after in pairs:
            if after.round == number:
                losses = [a - b for a, b in zip(before.territories, after.territories, strict=True)]
                seat = max(range(len(losses)), key=lambda each: losses[each])
                if losses[seat] >= 3:
                    was, now = before.territories[seat], after.territories[seat]
                    return f"{self.names[seat]} fell from {was} to {lands_in_words(now)}."
        return ""


def lands_in_words(count: int) -> str:
    """So many territories."""
    return counted(count, "territory").replace("territorys", "territories")
