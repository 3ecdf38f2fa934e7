"""Numbers that lessons speak of, and how puzzles of Arcs are made.

A name is followed by ` of ` and a number where it is to be asked of another seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.core.chance import generator
from engine.core.decision import Bot, Chance, Decision, Option, Reason
from engine.core.learning.puzzle import Puzzle, PuzzleTable, Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.core.step import apply, pending
from engine.text.message import Fixed, Message, Words, number_said, percent
from games.arcs.board import CARDS, POWER_TO_END, SLOT_COSTS
from games.arcs.bots.admiral import TOLD, Budget, Foresight, Search, SearchBot, SearchLine, reasons
from games.arcs.bots.evaluator import Evaluator
from games.arcs.bots.steward import Baseline
from games.arcs.court import CARD_OF_NAME
from games.arcs.moves import SpendPip
from games.arcs.odds import Pool, at_least, fight_of, mean, odds_of
from games.arcs.rule_hooks import ambition_count
from games.arcs.state import ArcsTable
from games.arcs.text import option_told


def _named(seat: int, words: str) -> tuple[str, int]:
    """What is asked for, and of which seat."""
    name, of, number = words.partition(" of ")
    return (name, int(number)) if of else (words, seat)


def _pips(table: ArcsTable, seat: int, words: str) -> str:
    """What is left of the turn, or what a card brings."""
    return str(CARDS[words].pips if words else table.turn.pips)


def _power(table: ArcsTable, seat: int, words: str) -> str:
    return str(table.seats[int(words) if words else seat].power)


def _goal(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-10.9: the Power that ends the game."""
    return str(POWER_TO_END[len(table.seats)])


def _cards(table: ArcsTable, seat: int, words: str) -> str:
    return str(table.seats[int(words) if words else seat].cards_left)


def _ships(table: ArcsTable, seat: int, words: str) -> str:
    """Ships in a system, or everywhere."""
    system, number = _named(seat, words)
    ships = table.seats[number]
    return str(ships.ships_at(system) if system else table.on_map(number, "ship"))


def _icons(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-10.2: what a seat has for an ambition."""
    ambition, number = _named(seat, words)
    return str(ambition_count(table, number, ambition))


def _agents(table: ArcsTable, seat: int, words: str) -> str:
    """Agents on a Court card."""
    name, number = _named(seat, words)
    offers = {offer.card: offer.agents for offer in table.court}
    return str(offers[CARD_OF_NAME[name]][number])


def _tokens(table: ArcsTable, seat: int, words: str) -> str:
    """Resources of a type, or all."""
    resource, number = _named(seat, words)
    tokens = table.seats[number].resources
    return str(tokens.count(resource) if resource else len(tokens))


def _slots(table: ArcsTable, seat: int, words: str) -> str:
    """Open resource slots."""
    return str(table.open_slots(seat))


def _price(table: ArcsTable, seat: int, words: str) -> str:
    """ARCS-2.4: the keys that a slot costs a raider; the first slot is 1."""
    return str(SLOT_COSTS[int(words) - 1])


def _left(table: ArcsTable, seat: int, words: str) -> str:
    """Hits still to be given, or keys to be spent, in a battle."""
    fight = fight_of(table)
    return str(0 if fight is None else fight.left)


def _marker(table: ArcsTable, seat: int, words: str) -> str:
    """What the next marker is worth: `first` or `second`."""
    return str(table.marker_value(table.free_markers[0])[words == "second"])


def _worth(table: ArcsTable, seat: int, words: str) -> str:
    """What an ambition brings: `first tycoon`, `second tycoon`."""
    place, _, ambition = words.partition(" ")
    values = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    return str(sum(value[place == "second"] for value in values))


def _objective(table: ArcsTable, seat: int, words: str) -> str:
    """REACH-12.1: how far the objective of a fate is away."""
    left = table.reach.to_go(int(words) if words else seat)
    return "" if left is None else str(left)


def _pool(words: str) -> Pool:
    skirmish, assault, raid = map(int, words.split())
    return skirmish, assault, raid


def _hits(table: ArcsTable, seat: int, words: str) -> Words:
    """What dice bring on average: `2 1 0`."""
    return number_said(mean(odds_of(_pool(words), 0).hits), 1)


def _chance(table: ArcsTable, seat: int, words: str) -> Words:
    """Of so many hits with dice: `4 with 2 1 0`."""
    least, _, pool = words.partition(" with ")
    return percent(at_least(odds_of(_pool(pool), 0).hits, int(least)))


def _key_chance(table: ArcsTable, seat: int, words: str) -> Words:
    """Of so many keys with dice: `1 with 2 0 2`."""
    least, _, pool = words.partition(" with ")
    return percent(at_least(odds_of(_pool(pool), 0).keys, int(least)))


FACTS: Final[Mapping[str, Callable[[ArcsTable, int, str], Words]]] = {
    "pips": _pips,
    "power": _power,
    "goal": _goal,
    "cards": _cards,
    "ships": _ships,
    "icons": _icons,
    "agents": _agents,
    "tokens": _tokens,
    "slots": _slots,
    "price": _price,
    "left": _left,
    "marker": _marker,
    "worth": _worth,
    "objective": _objective,
    "hits": _hits,
    "chance": _chance,
    "keys": _key_chance,
}


MOST_WAYS = 7
MOST_ANSWERS = 200
ADMIRAL: Final = SearchBot(
    Budget(width=2, breadth=5, rolls=4, tables=140), Foresight(lines=3, deals=2, trust=0.9)
)
"""Who proposes the ways: a quick one, for all of them are played out on many deals."""
TRUST: Final = 0.6
"""How much the round after counts beside the worth at the end of the own turn."""

KINDS = frozenset(("lead", "play", "act", "opening"))


class ArcsCraft(Craft):
    """Which card, or which action: lines through the turn (PLAY-2), then a round of play."""

    unit = "Power"
    least = 0.5
    samples = 10
    share = 0.04
    ladder = ("steward", "supercat:hand", "captain")

    @property
    def rivals(self) -> tuple[str, ...]:
        return ("steward", "captain")

    def players(self, number: int) -> tuple[str, ...]:
        return ("steward", "supercat:hand", "steward")

    def is_asked(self, view: ArcsTable, decision: Decision) -> bool:
        return decision.kind in KINDS

    def ways(self, view: ArcsTable, decision: Decision) -> Sequence[Way]:
        lines = ADMIRAL.lines(view, decision, Random(0))
        place = {option: number for number, option in enumerate(decision.options)}
        kept = sorted(lines[:MOST_WAYS], key=lambda line: place[line.option])
        return [whole_turn(view, line) for line in kept]

    def searching(self, view: ArcsTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Deals(view, seat, ways, seed)

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        """The way that begins with what a bot answers."""
        option = match.think(bot).option
        return next((n for n, way in enumerate(ways) if way.moves[0] == option), None)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        decision = match.pending
        assert isinstance(decision, Decision)
        view = match.game.view(match.table, decision.seat)
        told = match.game.told(_why(view, decision, best.moves[0]), numbered(view))
        return tuple(Why(reason.clause, reason.text) for reason in told)

    def searched(self, samples: int, ways: int) -> str:
        return f"Best on {samples:,} deals of the hidden hands"


def whole_turn(view: ArcsTable, line: SearchLine) -> Way:
    """A line as far as its answers follow one upon the other: to a roll or a draw at the latest."""
    table, moves = view.copy(), [line.option]
    apply(table, line.option)
    for answer in line.answers[1:]:
        asked = pending(table)
        if not isinstance(asked, Decision) or answer not in asked.options:
            break
        moves.append(answer)
        apply(table, answer)
    first, *others = [option_told(option, numbered(view)) for option in _spoken(moves)]
    after = [words[:1].lower() + words[1:] for words in others]
    return Way(tuple(moves), ", then ".join((first, *after)))


def _spoken(moves: Sequence[Option]) -> Sequence[Any]:
    """What is told of a way: an action that is paid for goes without saying."""
    done = [move for move in moves if type(move) in TOLD]
    is_told = moves[0] in done or (done and isinstance(moves[0], SpendPip))
    return done if is_told else [moves[0], *done]


def _why(view: ArcsTable, decision: Decision, option: Option) -> Sequence[Reason]:
    """What speaks for an answer, by the line that begins with it."""
    lines = [each for each in ADMIRAL.lines(view, decision, Random(0)) if each.option == option]
    return reasons(view, decision, lines[:1], ADMIRAL.weights)


def retold(laid: PuzzleTable, voice: Any) -> Puzzle:
    """The puzzle in the language of a voice, with the reasons that its best line has today."""
    puzzle, game = laid.puzzle, laid.match.game
    ways = [tuple([each.said() for each in _spoken(moves)]) for moves in laid.options]
    choices = [replace(choice, words=voice.say(Message("puzzle-way", {"moves": way})))
               for choice, way in zip(puzzle.choices, ways, strict=True)]  # fmt: skip
    after = min((each for each in choices if not each.is_right), key=lambda each: each.cost)
    behind = Message("puzzle-next-best", {"move": after.words, "cost": Fixed(after.cost, 2)})
    searched = Message("puzzle-on", {"deals": int("".join(filter(str.isdigit, puzzle.searched)))})
    view = game.view(laid.match.table, puzzle.seat)
    why = game.told(_why(view, laid.decision, laid.options[puzzle.best][0]), voice)
    return replace(
        puzzle, choices=tuple(choices), searched=voice.say(searched),
        why=(*[Why(each.clause, each.text) for each in why], Why("", voice.say(behind))),
    )  # fmt: skip


def numbered(view: ArcsTable) -> list[str]:
    """The seats by numbers, which puzzles name when they are read."""
    return [f"Seat {number + 1}" for number in range(len(view.seats))]


class _Deals:
    """One sample: the hidden hands dealt, every line looked through, then a round of play."""

    is_exact = False

    def __init__(self, view: ArcsTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._ways = [way.moves for way in ways]
        self._evaluator = Evaluator(view, seat, ADMIRAL.weights)

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        rng = generator(self._seed, "deal", number)
        dealt = self._view.with_hidden_dealt(rng)
        lines = [self._line(dealt, self._ways[choice], rng) for choice in choices]
        return [self._later(line, number) for line in lines]

    def _line(self, dealt: ArcsTable, moves: Sequence[Option], rng: Random) -> SearchLine:
        """The best line that begins with the moves of a way."""
        table = dealt.copy()
        for move in moves[:-1]:
            pending(table)  # steps that ask nobody are done
            apply(table, move)
        asked = pending(table.copy())
        assert isinstance(asked, Decision)
        search = Search(table, self._evaluator, ADMIRAL.budget, rng)
        lines = search.lines(asked)
        lines += search.others(moves[-1:], lines)
        return next(line for line in lines if line.option == moves[-1])

    def _later(self, line: SearchLine, number: int) -> float:
        """The worth of a line with what is seen of the round after it."""
        rng = generator(self._seed, "round", number)
        table = line.table.seen_by(self._seat).with_hidden_dealt(rng)
        chapter = table.chapter
        for _ in range(MOST_ANSWERS):
            asked = pending(table)
            if asked is None or table.chapter != chapter:
                break
            if isinstance(asked, Chance):
                apply(table, asked.outcomes.sample(rng))
                continue
            if asked.seat == self._seat and asked.kind in ("lead", "play"):
                break
            apply(table, _BASELINE.choose(table, asked, rng).option)
        return line.worth + TRUST * (self._evaluator(table) + line.luck - line.worth)


_BASELINE = Baseline()

CRAFT = ArcsCraft()
