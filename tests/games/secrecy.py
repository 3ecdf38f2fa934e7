"""What a watcher is told does not depend on what they may not know: one harness for all.

A game is played, and beside it its twin: the table as it stood, with all that the watcher may not
know dealt otherwise. The answers given are given there too. As long as the two look alike, every
event, every table of the film and every open question must be the same, and so must the reasons
that a bot gives the others wherever it would answer the same at the twin.

`python -m tests.games.secrecy [GAME ...] --positions 1000` holds every bot to it for long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from engine.core.decision import CHANCE, Bot, Decision, Pending, Reason
from engine.core.game import Game
from engine.core.learning.lesson import first_level
from engine.core.match import BotDice, Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import ONLOOKER, Filming, Move, Story, reasons_for_others
from games import REGISTRY
from tests.golden import SHORTEST
from tests.nim import BARE
from tests.nim import GAME as NIM
from tests.sealed import GAME as SEALED

GAMES = [*REGISTRY.games(), BARE, NIM, SEALED]
MODES: Mapping[str, tuple[Mapping[str, str], ...]] = {
    "arcs": ({}, {"leaders": "on"}, {"mode": "campaign"}),
}
"""The kinds of games that differ most; of the others the first and the second choices."""
QUICK: Mapping[str, Mapping[str, str]] = {
    "arcs": dict.fromkeys(("lieutenant", "captain", "warlord"), "steward"),
    "risk": {"expert": "recruit"},
    "roll_galaxy": dict.fromkeys(
        ("navigator:cadet", "navigator:pilot", "navigator", "navigator:insane"), "rollbot:easy"
    ),
}
"""Levels that think long, and who plays the way to their positions."""
POSITIONS, SLOW_POSITIONS = 200, 24
"""How many a case is held at; the second where a level thinks long."""
RUN, RUNS = 20, {"roll_galaxy": 60}
"""Answers that are followed in one go: in Roll as many as lead from the dice to the reveal."""
GAMES_EACH = 12
VIEWS = 60
DEALS, MOST_DEALS = 2, 13
"""Besides the twin, at how many other deals that offer an open answer a quick bot is asked, and how
many are dealt to find them.
"""
MOST_ANSWERS = 2500


def settings_of(game: Game, number: int) -> dict[str, str]:
    """Option values that change with the number, so that all are met but those that need one
    player.
    """
    values = {
        setting.key: setting.choices[number % len(setting.choices)].value
        for setting in game.settings
        if not setting.only_by
    }
    return {**values, **SHORTEST.get(game.key, {})}


@dataclass(frozen=True)
class Case:
    """A level of a game in one of its modes."""

    game: Game
    level: str
    mode: int

    def __str__(self) -> str:
        return f"{self.game.key}-{self.level}-{self.mode}"

    @property
    def options(self) -> Mapping[str, str]:
        modes = MODES.get(self.game.key)
        return settings_of(self.game, self.mode) if modes is None else modes[self.mode]

    @property
    def quick(self) -> Mapping[str, str]:
        return QUICK.get(self.game.key, {})

    @property
    def is_slow(self) -> bool:
        """Whether it thinks long."""
        return self.level in self.quick

    @property
    def positions(self) -> int:
        return SLOW_POSITIONS if self.is_slow else POSITIONS

    @property
    def run(self) -> int:
        return RUNS.get(self.game.key, RUN)

    def setup(self, number: int) -> Setup:
        """The level at all seats but one, where another bot is more likely to surprise it."""
        fewest = max(2, self.game.fewest_seats)
        count = fewest + number % (self.game.most_seats - fewest + 1)
        other = first_level(self.game)
        players = [self.level] * (count - 1)
        players.insert(number % count, other)
        seats = tuple(SeatSetup(player, f"Seat {n}") for n, player in enumerate(players, 1))
        return Setup(seats, f"secrecy-{number}", dict(self.options))


def cases(games: list[Game]) -> Iterator[Case]:
    """Every level of the games that hide something, in every mode."""
    for game in games:
        if game.has_hidden_information:
            for mode in range(len(MODES.get(game.key, "12"))):
                for level in game.bot_levels:
                    yield Case(game, level.name, mode)


@dataclass
class Count:
    """Where something was dealt otherwise when a bot was asked: how many positions, how often it
    answered the same, how many sentences were compared.
    """

    positions: int = 0
    same: int = 0
    reasons: int = 0


@dataclass
class Twin:
    """A match beside which another is played, from an answer on, that looks alike to a watcher."""

    match: Match
    watcher: int
    bots: list[Bot | None]
    count: Count
    deals: int
    story: Story = field(init=False)
    dice: BotDice = field(init=False)
    table: Any = None
    held: dict[int, tuple[Reason, ...]] = field(default_factory=dict)
    """What was said of secret answers, by the number of the answer, until they are revealed."""

    def __post_init__(self) -> None:
        self.story = self.match.story(self.watcher)
        self.dice = BotDice(self.match.setup)

    def follow(self, start: int, end: int) -> None:
        """Plays answers of the match at the twin, which is dealt anew where they part."""
        for number in range(start, end):
            if self.table is None:
                self.table, self.held = redealt(self.match, number, self.watcher), {}
            before = self.match.table_before(number)
            if self.table == before:
                self.table = None
                continue
            self.table = self._follow_one(number, before)

    def _follow_one(self, number: int, before: Any) -> Any | None:
        """The twin after an answer; None when the two do not look alike any more."""
        where = f"{self.match.game.key} answer {number}, watched by {self.watcher}"
        move, passage = self.match.moves[number], self.story.passages[number]
        view = self.match.view
        assert view(self.table, self.watcher) == view(before, self.watcher), where
        here, there = pending(before), pending(self.table)
        game = self.match.game
        assert asked_openly(game, here) == asked_openly(game, there), where
        self._ask_bot(number, move)
        is_open = move.is_open_to(self.watcher)
        if asked_in_secret(here, there):
            return None
        if isinstance(there, Decision) and passage.answer not in there.options:
            turns_up = any(hasattr(type(event), "turns_up") for event in passage.events)
            assert turns_up or not is_open, f"{where}: {passage.answer} gives something away"
        if not offers(there, move.answer):
            return None
        shown, after = shown_to(self.match, self.watcher, self.table, move.answer)
        if shown == shown_to(self.match, self.watcher, before, move.answer)[0]:
            self._open(move)
            return after
        turns_up = any(hasattr(type(event), "turns_up") for event, _ in shown)
        assert turns_up, f"{where}: {passage.events} and {shown}"
        return None

    def _ask_bot(self, number: int, move: Move) -> None:
        """A bot that answers the same at a table that looks alike says the same of it.

        Of a secret answer it is asked at the twin alone, and is heard at the reveal.
        """
        bot = self.bots[move.seat] if move.seat != CHANCE else None
        if bot is None or move.seat == self.watcher:
            return
        self.count.positions += 1
        said = self._said(bot, number, move, self.table)
        if not move.is_open_to(self.watcher):
            if said is not None:
                self.held[number] = said
            return
        self._compare(number, said)
        others = (redealt(self.match, number, self.watcher, deal) for deal in range(1, MOST_DEALS))
        fitting = (other for other in others if is_offered(other, move))
        for other in islice(fitting, self.deals):
            self._compare(number, self._said(bot, number, move, other))

    def _said(self, bot: Bot, number: int, move: Move, table: Any) -> tuple[Reason, ...] | None:
        """What others hear of a bot's answer at a table; None where it would answer otherwise."""
        asked = pending(table)
        if not isinstance(asked, Decision) or not is_offered(table, move):
            return None
        view = self.match.game.view(table, asked.seat)
        thought = bot.choose(view, asked, self.dice.of(bot, asked.seat, number))
        if thought.option != move.answer:
            return None
        self.count.same += 1
        return reasons_for_others(thought.reasons)

    def _open(self, move: Move) -> None:
        for number in list(self.held):
            if self.match.moves[number].kind in move.reveals:
                self._compare(number, self.held.pop(number))

    def _compare(self, number: int, said: tuple[Reason, ...] | None) -> None:
        if said is None:
            return
        known = reasons_for_others(self.match.moves[number].reasons)
        assert said == known, (
            f"{self.match.game.key} answer {number} to {self.watcher}: {known} or {said}"
        )
        self.count.reasons += len(said)


def redealt(match: Match, number: int, watcher: int, deal: int = 0) -> Any:
    """The table before an answer, with what the watcher may not know dealt otherwise."""
    view = match.view(match.table_before(number), watcher)
    return match.game.deal_hidden(view, Random(f"{number} {deal}"))


def asked_openly(game: Game, asked: Pending | None) -> tuple[Any, ...]:
    """What everybody sees of a question: who has it, and the words where nothing is hidden."""
    assert asked is not None
    return (asked.seat,) if game.has_hidden_information else (asked.seat, asked.kind, asked.prompt)


def asked_in_secret(here: Pending | None, there: Pending | None) -> bool:
    """Whether the twin asks something else first, which may be answered without a sign."""
    if not isinstance(here, Decision) or not isinstance(there, Decision) or here.kind == there.kind:
        return False
    return any(getattr(type(option), "is_secret", False) for option in there.options)


def offers(asked: Pending | None, answer: Any) -> bool:
    assert asked is not None
    return answer in (asked.options if isinstance(asked, Decision) else asked.outcomes)


def is_offered(table: Any, move: Move) -> bool:
    """Whether the seat of a move could answer the same at another table."""
    asked = pending(table)
    return asked is not None and asked.seat == move.seat and offers(asked, move.answer)


def shown_to(match: Match, watcher: int, table: Any, answer: Any) -> tuple[list[Any], Any]:
    """What an answer at a table shows the watcher, event by event, and the table it leaves."""
    after = table.copy()
    filming = Filming(after)
    apply(after, answer, filming)
    pending(after, filming)
    shown = []
    for told, then in zip(filming.told, filming.tables, strict=True):
        event = told.known_to(watcher)
        if event is not None:
            shown.append((event, match.view(then, watcher)))
    shown.append((None, match.view(after, watcher)))
    return shown, after


# -- positions -------------------------------------------------------------------------------------


@lru_cache(8)
def played(case: Case, number: int) -> Match:
    """A whole game by quick bots at the seats of the case."""
    match = Match(case.game, case.setup(number))
    play_bots(match, quick_bots(case, match), MOST_ANSWERS)
    return match


def quick_bots(case: Case, match: Match) -> list[Bot | None]:
    if not case.is_slow:
        return bots_of(match)
    players = [seat.player for seat in match.setup.seats]
    return [case.game.bot(case.quick.get(name, name), match.setup) for name in players]


def hold(case: Case, positions: int, games: int = GAMES_EACH) -> Count:
    """Holds a level to secrecy at so many of its positions, all over several games."""
    total, share = Count(), max(1, positions // games)
    for number in range(max(games, positions)):
        rng = Random(number)
        match = played(case, number)
        _hold_views(match, rng)
        starts = list(range(0, len(match.moves), case.run))
        rng.shuffle(starts)
        wanted = min(total.positions + share, positions)
        for start in starts:
            if total.positions >= wanted:
                break
            watcher = rng.choice((ONLOOKER, *range(len(match.setup.seats))))
            _hold_run(case, match, start, watcher, total)
        if total.positions >= positions:
            break
    return total


def _hold_views(match: Match, rng: Random) -> None:
    """All over a game, a table dealt otherwise looks as it did, in the same order."""
    for number in rng.sample(range(len(match.moves)), min(VIEWS, len(match.moves))):
        table = match.table_before(number)
        for watcher in (ONLOOKER, *range(len(match.setup.seats))):
            view = match.view(table, watcher)
            otherwise = match.game.deal_hidden(view.copy(), rng)
            assert match.view(otherwise, watcher) == view, (
                f"{match.game.key} answer {number}: {watcher} sees what is hidden"
            )


def _hold_run(case: Case, match: Match, start: int, watcher: int, total: Count) -> None:
    end = min(start + case.run, len(match.moves))
    bots = bots_of(match)
    if case.is_slow:
        way = [(move.answer, move.reasons) for move in match.moves[:start]]
        match = Match(case.game, match.setup)
        match.play_recorded(way)
        play_bots(match, bots, case.run)
        end = len(match.moves)
    Twin(match, watcher, bots, total, 0 if case.is_slow else DEALS).follow(start, end)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games; all when none is named")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--level", help="only this level")
    given = parser.parse_args()
    failed = 0
    for case in cases([game for game in GAMES if not given.games or game.key in given.games]):
        if given.level in (None, case.level):
            try:
                print(case, hold(case, given.positions), flush=True)
            except AssertionError as fault:
                failed += 1
                print(case, "FAILS:", fault, flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
