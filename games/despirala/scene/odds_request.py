"""What the table knows about its own odds: asked for away from the window, shown when it comes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.decision import Decision, Option
from engine.core.match import Match
from engine.core.story import Move
from engine.core.thinking import Topic
from engine.text.message import Message
from engine.ui.cooperative_work import Ticket, Worker
from games.despirala.accounts import Entry, SeatAccount
from games.despirala.findings import Findings, findings, spread, win_chances
from games.despirala.hints import Hint, Spread

Report = Callable[[], object]
Moves = tuple[Move, ...]


class OddsRequest:
    """Hints, accounts, win chances and spreads for one match; `report` says that one is new.

    Nothing here waits: what is not worked out yet is simply not known, or still the last known.
    """

    def __init__(self, worker: Worker, report: Report) -> None:
        self.problem: Message | None = None
        self._worker = worker
        self._report = report
        self._is_asked = False
        self._topic: tuple[Match, Topic] | None = None
        self._found: Findings | None = None
        self._found_at: Moves = ()
        self._finding: Ticket[Findings] | None = None
        self._dropped_at: Moves | None = None
        self._wins: tuple[float, ...] = ()
        self._wins_at: Moves | None = None
        self._wins_ticket: Ticket[tuple[float, ...]] | None = None
        self._spreads: dict[Option, Spread] = {}
        self._spreads_at: Moves | None = None
        self._spread_ticket: Ticket[Spread] | None = None

    def begin(self, match: Match) -> None:
        """Have the tables solved, or fetched, and the first odds worked out."""
        self._is_asked = True
        self.follow(match)

    def end(self) -> None:
        """Nobody asks any more."""
        for ticket in (self._finding, self._wins_ticket, self._spread_ticket):
            if ticket is not None:
                ticket.cancel()
        self._finding = self._wins_ticket = self._spread_ticket = None
        self._found, self._is_asked = None, False
        self._forget_topic()

    @property
    def is_ready(self) -> bool:
        """Whether anything has been worked out yet."""
        return self._found is not None

    # -- every moment

    def follow(self, match: Match) -> None:
        """Have the odds of this moment worked out, unless they are known or being worked out."""
        if not self._is_asked or self._finding is not None or self._knows(match):
            return
        if self._dropped_at is not None and _is_moment(self._dropped_at, match):
            return
        moment = tuple(match.moves)
        self._finding = self._worker.think(
            self._topic_of(match), findings, (),
            partial(self._take, moment), partial(self._drop, moment),
        )  # fmt: skip

    def hints(self, match: Match) -> list[Hint]:
        """Every legal move of the pending decision, the best first; empty while not known."""
        self.follow(match)
        if self._found is None or not self._knows(match):
            return []
        return self._found.hints if isinstance(match.pending, Decision) else []

    def expected(self, match: Match) -> list[float]:
        """The expected final score of every seat, as last worked out; empty before."""
        self.follow(match)
        return self._found.expected if self._found is not None else []

    def accounts(self, match: Match) -> list[SeatAccount]:
        """Luck and mistakes of every seat, as last worked out; empty before."""
        self.follow(match)
        return self._found.accounts if self._found is not None else []

    def entries(self, move: Move, index: int, seat: int) -> list[Entry] | None:
        """What an answer, the match's `index`th, did for a seat; None while not known."""
        if self._found is None or index >= len(self._found_at):
            return None
        if self._found_at[index] is not move:
            return None
        return [each for each in self._found.accounts[seat].entries if each.move == index]

    def _knows(self, match: Match) -> bool:
        return self._found is not None and _is_moment(self._found_at, match)

    def _take(self, moment: Moves, found: Findings) -> None:
        self._finding, self._found, self._found_at = None, found, moment
        self.problem = None
        self._report()

    def _drop(self, moment: Moves, error: Exception) -> None:
        """What failed is not tried again before something has changed."""
        self._finding, self._dropped_at = None, moment
        self._failed(error)

    # -- now and then

    @property
    def known_win_chances(self) -> tuple[float, ...]:
        """Each seat's chance to win, as last worked out; empty before the first time."""
        return self._wins

    def win_chances(self, match: Match) -> tuple[float, ...]:
        """Each seat's chance to win, the last one known; asks for a newer one where that is due."""
        is_known = self._wins_at is not None and _is_moment(self._wins_at, match)
        if self.is_ready and not is_known and self._wins_ticket is None:
            self._wins_ticket = self._worker.think(
                self._topic_of(match), win_chances, (),
                partial(self._take_wins, tuple(match.moves)), self._drop_wins,
            )  # fmt: skip
        return self._wins

    def _take_wins(self, moment: Moves, shares: tuple[float, ...]) -> None:
        self._wins, self._wins_at, self._wins_ticket = shares, moment, None
        self._report()

    def _drop_wins(self, error: Exception) -> None:
        self._wins_ticket = None
        self._failed(error)

    def spread(self, match: Match, option: Option) -> Spread | None:
        """How far final scores spread after an option; None until it has been worked out."""
        if self._spreads_at is None or not _is_moment(self._spreads_at, match):
            self._spreads, self._spreads_at = {}, tuple(match.moves)
        known = self._spreads.get(option)
        if known is None and self.is_ready and self._spread_ticket is None:
            self._spread_ticket = self._worker.think(
                self._topic_of(match), spread, (option,),
                partial(self._take_spread, self._spreads_at, option), self._drop_spread,
            )  # fmt: skip
        return known

    def _take_spread(self, moment: Moves | None, option: Option, found: Spread) -> None:
        self._spread_ticket = None
        if moment is self._spreads_at:
            self._spreads[option] = found
        self._report()

    def _drop_spread(self, error: Exception) -> None:
        self._spread_ticket = None
        self._failed(error)

    # -- inside

    def _failed(self, error: Exception) -> None:
        self.problem = Message("no-odds", {"error": str(error)})
        self._report()

    def _topic_of(self, match: Match) -> Topic:
        """A replay shows one match after the other; each is a topic of its own."""
        if self._topic is None or self._topic[0] is not match:
            self._forget_topic()
            self._topic = match, Topic(match)
        return self._topic[1]

    def _forget_topic(self) -> None:
        if self._topic is not None:
            self._worker.forget(self._topic[1], lane="study")
            self._topic = None


def _is_moment(moves: Moves, match: Match) -> bool:
    """Whether a match stands where it stood after these answers."""
    if len(moves) != len(match.moves):
        return False
    return not moves or moves[-1] is match.moves[-1]
