"""What kinds of tables the scenarios begin with: who plays up to there, and when it is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Game
from engine.core.setup import HUMAN

Told = Callable[[Game, Any, int], Any]


@dataclass(frozen=True)
class Spec:
    """One kind of table: found in games of `players`, in `rounds`, where it `fits`."""

    key: str
    title: str
    about: Told
    players: tuple[str, ...]
    opponents: tuple[str, ...]
    rounds: tuple[int, int]
    fits: Callable[[Game, Any, int], bool]
    goal: Told
    proof: str
    fails: str
    seat: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def seats(self) -> tuple[str, ...]:
        return (*self.opponents[: self.seat], HUMAN, *self.opponents[self.seat :])


def behind(game: Game, table: Any, seat: int) -> float:
    """How many points the best of the others has more."""
    scores = game.result(table).scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return max(others, default=0.0) - scores[seat]


def own(game: Game, table: Any, seat: int) -> int:
    return int(game.result(table).scores[seat])


def best_other(game: Game, table: Any, seat: int) -> int:
    return own(game, table, seat) + int(behind(game, table, seat))


def round_of(game: Game, table: Any) -> int:
    return game.progress(table)[0]


def is_last(game: Game, table: Any, seat: int) -> bool:
    scores = game.result(table).scores
    return scores[seat] <= min(scores)


def win(game: Game, table: Any, seat: int) -> dict[str, Any]:
    return {"win": True}


def win_in(rounds: int) -> Told:
    return lambda game, table, seat: {"win": True, "by_round": round_of(game, table) + rounds}


def reach(more: int, rounds: int) -> Told:
    return lambda game, table, seat: {
        "reach": own(game, table, seat) + more,
        "by_round": round_of(game, table) + rounds,
    }


def points(what: str, words: str) -> Told:
    """`what` is the word for the unit; `words` may hold own, other, round."""
    return lambda game, table, seat: words.format(
        own=own(game, table, seat), other=best_other(game, table, seat),
        gap=int(behind(game, table, seat)), round=round_of(game, table), unit=what,
    )  # fmt: skip


def says(words: str) -> Told:
    return points("", words)


SPECS: dict[str, list[Spec]] = {
    "despirala": [
        Spec("behind", "From behind", says("Turn {round}: {own} points against {other}. Win."),
             ("sampled:1", "optimal"), ("sampled:50",), (8, 10),
             lambda g, t, s: behind(g, t, s) >= 45, win, "optimal", "sampled:1"),
        Spec("summit", "The summit", says("Turn {round}, {own} points. Finish with 470."),
             ("optimal",), (), (4, 5), lambda g, t, s: own(g, t, s) >= 80,
             lambda g, t, s: {"score": 470}, "optimal", "sampled:1"),
        Spec("last-turns", "Three turns left",
             says("Turn {round}: {own} points against {other}. Win."),
             ("sampled:1", "sampled:50"), ("sampled:50",), (12, 12),
             lambda g, t, s: behind(g, t, s) >= 25, win, "optimal", "sampled:1"),
        Spec("three", "Last of three",
             says("You are last at turn {round}, {gap} points behind. Win."),
             ("sampled:1", "sampled:50", "sampled:50"), ("sampled:5", "sampled:5"), (7, 8),
             lambda g, t, s: is_last(g, t, s) and behind(g, t, s) >= 30, win,
             "optimal", "sampled:1"),
        Spec("misere", "As little as possible",
             says("Misère, turn {round}: the fewest points win. You have {own}. Win."),
             ("sampled:1", "optimal"), ("sampled:50",), (6, 8),
             lambda g, t, s: g.result(t).scores[0] >= g.result(t).scores[1] + 15, win,
             "optimal", "sampled:1", options={"mode": "misere"}),
    ],
    "risk": [
        Spec("behind", "From behind",
             says("Round {round}: {own} territories, the leader {other}. Conquer the world."),
             ("recruit", "captain", "captain", "captain"), ("captain", "captain", "captain"),
             (4, 12), lambda g, t, s: is_last(g, t, s) and own(g, t, s) >= 4,
             win_in(30), "expert", "raider"),
        Spec("last-stand", "Last stand",
             says("Round {round}: {own} territories are left. Be there ten rounds later."),
             ("raider", "captain", "captain", "captain"), ("captain", "captain", "captain"),
             (5, 20), lambda g, t, s: 2 <= own(g, t, s) <= 4,
             lambda g, t, s: {"outlast": round_of(g, t) + 9}, "expert", "raider"),
        Spec("quick", "Before it is too late",
             says("Round {round}: you lead with {own} territories. Win within six rounds."),
             ("general", "recruit", "recruit"), ("raider", "captain"), (4, 8),
             lambda g, t, s: own(g, t, s) >= 18, win_in(5), "expert", "recruit"),
        Spec("half", "Half the world",
             says("Round {round}: from {own} territories to twenty within five rounds."),
             ("captain", "captain", "captain", "captain"), ("captain", "captain", "captain"),
             (3, 6), lambda g, t, s: 8 <= own(g, t, s) <= 11,
             lambda g, t, s: {"reach": 20, "by_round": round_of(g, t) + 4}, "expert", "recruit"),
        Spec("duel", "The smaller half",
             says("Two are left: {own} territories against {other} in round {round}. Win."),
             ("recruit", "captain"), ("general",), (4, 12),
             lambda g, t, s: own(g, t, s) <= 16, win_in(40), "expert", "captain"),
    ],
    "roll_galaxy": [
        Spec("behind", "From behind",
             says("Round {round}: {own} points against {other}. Win."),
             ("rollbot:easy", "rollbot:hard"), ("rollbot:medium",), (6, 8),
             lambda g, t, s: behind(g, t, s) >= 5, win, "navigator", "rollbot:easy"),
        Spec("margin", "A clear win",
             says("Round {round}: {own} points against {other}. Win by ten."),
             ("rollbot:easy", "rollbot:easy"), ("rollbot:easy",), (4, 6),
             lambda g, t, s: abs(behind(g, t, s)) <= 2,
             lambda g, t, s: {"lead": 10}, "navigator", "rollbot:easy"),
        Spec("three", "Last of three",
             says("Round {round}: last, {gap} points behind. Win."),
             ("rollbot:easy", "rollbot:medium", "rollbot:medium"),
             ("rollbot:easy", "rollbot:easy"), (5, 7),
             lambda g, t, s: is_last(g, t, s) and behind(g, t, s) >= 4, win,
             "navigator", "rollbot:easy"),
        Spec("sprint", "Swift settlers",
             says("Round {round}, {own} points. Score twelve more within four rounds."),
             ("rollbot:medium", "rollbot:medium"), ("rollbot:medium",), (4, 5),
             lambda g, t, s: own(g, t, s) >= 8, reach(12, 3), "navigator", "rollbot:easy"),
        Spec("forty", "Forty points",
             says("Round {round}, {own} points. Finish with forty."),
             ("rollbot:hard", "rollbot:easy"), ("rollbot:easy",), (3, 5),
             lambda g, t, s: own(g, t, s) >= 10,
             lambda g, t, s: {"score": 40}, "navigator", "rollbot:easy"),
    ],
    "rajas": [
        Spec("behind", "From behind",
             says("Round {round}: you are {gap} steps behind your rival. Win."),
             ("random", "minister"), ("greedy",), (4, 5),
             lambda g, t, s: behind(g, t, s) >= 8, win, "raja", "dummy"),
        Spec("swift", "The fastest Rajas",
             says("Round {round} against a dummy: make your markers meet by round 6."),
             ("minister", "dummy"), ("dummy",), (2, 2), lambda g, t, s: True,
             lambda g, t, s: {"win": True, "by_round": 6}, "raja", "greedy"),
        Spec("last-round", "Just in time",
             says("Round {round}: you are {gap} steps behind your rival. Win."),
             ("greedy", "greedy"), ("minister",), (6, 6),
             lambda g, t, s: behind(g, t, s) >= 3, win, "raja", "page"),
        Spec("three", "Last of three",
             says("Round {round}: you are last, {gap} steps behind. Win."),
             ("random", "page", "page"), ("greedy", "greedy"), (3, 4),
             lambda g, t, s: is_last(g, t, s) and behind(g, t, s) >= 5, win, "raja", "dummy"),
        Spec("handicap", "A dummy far ahead",
             says("A dummy with a handicap of 8: in round {round} it is {gap} steps ahead. Win."),
             ("page", "dummy"), ("dummy",), (3, 4), lambda g, t, s: behind(g, t, s) >= 3, win,
             "raja", "greedy", options={"handicap": "8"}),
    ],
    "arcs": [
        Spec("behind", "From behind",
             says("Chapter {round}: {own} Power against {other}. Win."),
             ("random", "supercat"), ("steward",), (2, 3),
             lambda g, t, s: behind(g, t, s) >= 4, win, "captain", "random"),
        Spec("first-chapter", "A first chapter",
             says("From the first card on: six Power before chapter two is over."),
             ("steward", "steward"), ("steward",), (1, 1), lambda g, t, s: True,
             lambda g, t, s: {"reach": 6, "by_round": 2}, "captain", "steward"),
        Spec("stride", "Ten in a chapter",
             says("Chapter {round}, {own} Power: ten more before the next one is over."),
             ("captain", "steward"), ("steward",), (2, 2), lambda g, t, s: True,
             lambda g, t, s: {"reach": own(g, t, s) + 10, "by_round": 3}, "captain", "steward"),
        Spec("three", "Not the last",
             says("Chapter {round}: last of three, {gap} Power behind. Come second or better."),
             ("random", "supercat", "supercat"), ("steward", "steward"), (2, 3),
             lambda g, t, s: is_last(g, t, s) and behind(g, t, s) >= 3,
             lambda g, t, s: {"place": 2}, "captain", "random"),
        Spec("margin", "Beyond doubt",
             says("Chapter {round}: {own} Power against {other}. Win by ten."),
             ("captain", "steward"), ("steward",), (2, 3),
             lambda g, t, s: -6 <= behind(g, t, s) <= 6,
             lambda g, t, s: {"lead": 10}, "captain", "steward"),
    ],
}  # fmt: skip
