"""What a table knows about its own odds, worked out where bots think."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.thinking import MatchCopy
from games.despirala import hints
from games.despirala.hints import SeatAccount


@dataclass(frozen=True, slots=True)
class Findings:
    """Of one moment: every legal move, the best first, and per seat the score to expect.

    There are no hints where nothing is to be decided. `accounts` hold luck and mistakes so far.
    """

    hints: list[hints.Hint]
    expected: list[float]
    accounts: list[SeatAccount]


def findings(copy: MatchCopy) -> Findings:
    """A millisecond or two, once the tables of the mode are solved or fetched."""
    from games.despirala.analysis import Ledger  # noqa: PLC0415 (the solver)
    from games.despirala.bots import expected_scores, hints  # noqa: PLC0415 (the solver)

    match = copy.match
    if "ledger" not in copy.kept:
        copy.kept["ledger"] = Ledger(match)
    accounts: list[SeatAccount] = copy.kept["ledger"].follow(match)
    known = [replace(each, entries=[*each.entries], turns=[*each.turns]) for each in accounts]
    return Findings(hints(match.table), expected_scores(match.table), known)


def win_chances(copy: MatchCopy) -> tuple[float, ...]:
    """Each seat's chance to win if everybody goes on playing for points."""
    from games.despirala.analysis import WinChances  # noqa: PLC0415 (the solver)

    chances: WinChances = copy.kept.setdefault("chances", WinChances())
    return chances.of(copy.match.table, len(copy.match.moves))


def spread(copy: MatchCopy, option: Option) -> hints.Spread:
    """How far final scores spread after an option of the seat to play."""
    from games.despirala.analysis import spread_after  # noqa: PLC0415 (the solver)

    return spread_after(copy.match.table, option, len(copy.match.moves))


def accounts(copy: MatchCopy) -> list[SeatAccount]:
    from games.despirala.analysis import analyse  # noqa: PLC0415 (the solver)

    return analyse(copy.match)
