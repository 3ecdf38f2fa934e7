"""What the table knows about its own odds, worked out beside the window and shown when ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.match import Match
from engine.ui.worker import Ticket, Worker
from games.despirala.analysis import Ledger, SeatAccount
from games.despirala.hints import Hint, expected_scores, hints
from games.despirala.scene.outlook import Spread, WinChances, spread_after
from games.despirala.state import Mode
from games.despirala.worth import exact_values

Report = Callable[[], object]


class Counsel:
    """Hints, accounts, win chances and spreads for one match; `report` says that one is new.

    Nothing here waits: until the tables of the mode are solved everything is simply not known.
    """

    def __init__(self, worker: Worker, mode: Mode, report: Report) -> None:
        self.is_ready = False
        self.problem: str | None = None
        self._worker = worker
        self._mode = mode
        self._report = report
        self._ledger: Ledger | None = None
        self._hints: list[Hint] = []
        self._hints_at: object = None
        self._expected: list[float] = []
        self._expected_at: object = None
        self._chances = WinChances()  # used by the worker's thread alone
        self._wins: tuple[float, ...] = ()
        self._wins_at: object = None
        self._wins_ticket: Ticket[tuple[float, ...]] | None = None
        self._spreads: dict[Option, Spread] = {}
        self._spreads_at: object = None
        self._spread_ticket: Ticket[Spread] | None = None
        self._solving: Ticket[object] | None = None

    def begin(self) -> None:
        """Have the tables solved, or fetched, in the background."""
        if self._solving is None:
            self._solving = self._worker.submit(
                lambda: exact_values(self._mode), self._solved, self._failed
            )

    def end(self) -> None:
        """Nobody asks any more."""
        for ticket in (self._solving, self._wins_ticket, self._spread_ticket):
            if ticket is not None:
                ticket.cancel()

    def _solved(self, _values: object) -> None:
        self.is_ready = True
        self._report()

    def _failed(self, error: Exception) -> None:
        self.problem = f"The odds could not be worked out: {error}"
        self._report()

    # -- quick: a millisecond or two

    def hints(self, match: Match) -> list[Hint]:
        """Every legal move of the pending decision, the best first; empty while not known."""
        if not self.is_ready or not isinstance(match.pending, Decision):
            return []
        if self._hints_at != _moment(match):
            self._hints, self._hints_at = hints(match.table), _moment(match)
        return self._hints

    def expected(self, match: Match) -> list[float]:
        """The expected final score of every seat; empty while not known."""
        if not self.is_ready:
            return []
        if self._expected_at != _moment(match):
            self._expected, self._expected_at = expected_scores(match.table), _moment(match)
        return self._expected

    def accounts(self, match: Match) -> list[SeatAccount]:
        """Luck and mistakes of every seat so far; empty while not known."""
        if not self.is_ready:
            return []
        if self._ledger is None:
            self._ledger = Ledger(match)
        return self._ledger.follow(match)

    # -- slow: by the worker

    @property
    def known_win_chances(self) -> tuple[float, ...]:
        """Each seat's chance to win, as last worked out; empty before the first time."""
        return self._wins

    def win_chances(self, match: Match) -> tuple[float, ...]:
        """Each seat's chance to win, the last one known; asks for a newer one where that is due."""
        if self.is_ready and self._wins_at != _moment(match) and self._wins_ticket is None:
            moment, table = _moment(match), match.table.copy()
            seed = len(match.moves)
            self._wins_ticket = self._worker.submit(
                lambda: self._chances.of(table, seed),
                lambda shares: self._take_wins(moment, shares),
                self._drop_wins,
            )
        return self._wins

    def _take_wins(self, moment: object, shares: tuple[float, ...]) -> None:
        self._wins, self._wins_at, self._wins_ticket = shares, moment, None
        self._report()

    def _drop_wins(self, error: Exception) -> None:
        self._wins_ticket = None
        self._failed(error)

    def spread(self, match: Match, option: Option) -> Spread | None:
        """How far final scores spread after an option; None until it has been worked out."""
        if self._spreads_at != _moment(match):
            self._spreads, self._spreads_at = {}, _moment(match)
        known = self._spreads.get(option)
        if known is None and self.is_ready and self._spread_ticket is None:
            table, seed, moment = match.table.copy(), len(match.moves), _moment(match)
            self._spread_ticket = self._worker.submit(
                lambda: spread_after(table, option, seed),
                lambda spread: self._take_spread(moment, option, spread),
                self._drop_spread,
            )
        return known

    def _take_spread(self, moment: object, option: Option, spread: Spread) -> None:
        self._spread_ticket = None
        if moment == self._spreads_at:
            self._spreads[option] = spread
        self._report()

    def _drop_spread(self, error: Exception) -> None:
        self._spread_ticket = None
        self._failed(error)


def _moment(match: Match) -> tuple[int, Any]:
    """Tells apart all moments of a match, those after taking something back included."""
    return (len(match.moves), id(match.moves[-1]) if match.moves else None)
