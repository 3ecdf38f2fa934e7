"""Numbers that lessons speak of, and how puzzles of Risk are made and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.chance import generator
from engine.core.decision import Bot, Decision, Option
from engine.core.learning.puzzle import Puzzle, PuzzleTable, Why
from engine.core.learning.puzzle_making import Craft, Searching, Way
from engine.core.match import Match
from engine.text.message import Fixed, Message, Words, percent
from games.risk.account import share_after
from games.risk.board import ADJACENT, CONTINENTS, NAMES, TERRITORY, set_value
from games.risk.bots.captain import Captain
from games.risk.bots.expert import CAPTAIN, EXPERT, GENERAL, TASTE, Expert, General
from games.risk.bots.plans import evaluate, fronts
from games.risk.bots.prospect import Prospect, conquest
from games.risk.moves import END_ATTACKS, Attack, PlaceTroops
from games.risk.odds import BattleOdds
from games.risk.state import RiskTable
from games.risk.text import VOICE

ODDS: Final = BattleOdds()


def _troops(table: RiskTable, seat: int, words: str) -> str:
    """On the territory of that name."""
    return str(table.troops[NAMES.index(words)])


def _reserve(table: RiskTable, seat: int, words: str) -> str:
    return str(table.reserves[seat])


def _income(table: RiskTable, seat: int, words: str) -> str:
    """What a turn that started now would bring."""
    return str(table.income(seat))


def _land(table: RiskTable, seat: int, words: str) -> str:
    """How many territories the seat has, or the one that is named by number."""
    return str(table.owners.count(int(words) if words else seat))


def _cards(table: RiskTable, seat: int, words: str) -> str:
    """How many cards the seat has, or the one that is named by number."""
    return str(len(table.hands[int(words) if words else seat]))


def _bonus(table: RiskTable, seat: int, words: str) -> str:
    return str(next(each.bonus for each in CONTINENTS if each.name == words))


def _odds(table: RiskTable, seat: int, words: str) -> Words:
    """To conquer: `India from Siam`."""
    target, _, source = words.partition(" from ")
    attackers = table.troops[NAMES.index(source)] - 1
    return percent(ODDS.win(attackers, table.troops[NAMES.index(target)]))


def _set_value(table: RiskTable, seat: int, words: str) -> str:
    """What the next set brings, or one so many later."""
    return str(set_value(table.sets_redeemed + 1 + int(words or 0)))


FACTS: Final[Mapping[str, Callable[[RiskTable, int, str], Words]]] = {
    "troops": _troops,
    "reserve": _reserve,
    "income": _income,
    "land": _land,
    "cards": _cards,
    "bonus": _bonus,
    "odds": _odds,
    "set": _set_value,
}


BY_CLAUSE: Final = {"RISK-16.4": CAPTAIN, "RISK-16.5": GENERAL}
MOST_WAYS = 5
FIRST_ROUND = 2
LEAST_RESERVE = 3


class RiskCraft(Craft):
    """Where to put the troops, and whom to attack first, by the share of all strength at its end.

    The seat goes on as the Captain would; the board it leads to is worth what it is to the Expert
    (RISK-16.6), who looks at what the others can do to it.
    """

    unit = "percent of all strength"
    least = 0.6
    samples = 40
    share = 0.03
    options = (("rounds", "none"),)
    ladder = ("recruit", "raider", "captain", "general", "expert")

    def players(self, number: int) -> tuple[str, ...]:
        return ("general", "captain", "general", "raider")[: 3 + number % 2]

    def is_asked(self, view: RiskTable, decision: Decision) -> bool:
        if view.round < FIRST_ROUND:
            return False
        if decision.kind == "reinforce":
            return view.reserves[decision.seat] >= LEAST_RESERVE
        return decision.kind == "attack"

    def ways(self, view: RiskTable, decision: Decision) -> Sequence[Way]:
        if decision.kind == "reinforce":
            return _placements(view)
        return _attacks(view, decision)

    def searching(self, view: RiskTable, seat: int, ways: Sequence[Way], seed: str) -> Searching:
        return _Turns(view, seat, ways, seed)

    def why(self, match: Match, bots: Sequence[Bot], best: Way) -> tuple[Why, ...]:
        planners = [bot for bot in bots if isinstance(bot, Captain | General | Expert)]
        return super().why(match, planners, best)

    def searched(self, samples: int, ways: int) -> str:
        return VOICE.say(Message("puzzle-searched", {"turns": samples * ways}))

    def answered(self, match: Match, bot: Bot, ways: Sequence[Way]) -> int | None:
        target = _aim(match.think(bot).option)
        return next((n for n, way in enumerate(ways) if _aim(way.moves[0]) == target), None)


def _aim(option: Option) -> Any:
    """What a move is about, whatever its number of dice or troops."""
    if isinstance(option, Attack):
        return option.source, option.target
    return option.territory if isinstance(option, PlaceTroops) else option


def _placements(view: RiskTable) -> list[Way]:
    """All troops on one of the borders that most is at stake for."""
    board = Prospect.of(view)
    places = list(fronts(board))
    count = board.reserve
    after = {place: evaluate(TASTE, board.moved(place, count)) for place in places}
    kept = sorted(sorted(places, key=lambda place: -after[place])[:MOST_WAYS])
    return [_way(view, PlaceTroops(place, count)) for place in kept]


def _attacks(view: RiskTable, decision: Decision) -> list[Way]:
    """The attacks likeliest to conquer, with all dice, and the end of the attacks."""
    options: Any = decision.options
    pairs = [
        Attack(source, target, options.most_dice(source))
        for source in options.sources
        for target in options.targets(source)
    ]
    likeliest = sorted(pairs, key=lambda pair: -_chance(view, pair))[:MOST_WAYS]
    kept = sorted(likeliest, key=lambda pair: (pair.source, pair.target))
    return [_way(view, option) for option in (*kept, END_ATTACKS)]


def _chance(view: RiskTable, attack: Attack) -> float:
    return conquest(view.troops[attack.source] - 1, view.troops[attack.target])


def _way(view: RiskTable, option: Option) -> Way:
    return Way((option,), VOICE.say_name(_called(option)), VOICE.say(_noted(view, option)))


def _called(option: Any) -> Any:
    if option == END_ATTACKS:
        return option
    return TERRITORY(option.target if isinstance(option, Attack) else option.territory)


def _noted(view: RiskTable, option: Any) -> Message:
    if isinstance(option, PlaceTroops):
        place, owner = option.territory, view.owners[option.territory]
        against = [view.troops[other] for other in ADJACENT[place] if view.owners[other] != owner]
        numbers = {"here": view.troops[place], "against": max(against, default=0)}
        return Message("puzzle-place", numbers)
    if isinstance(option, Attack):
        percent = round(100 * _chance(view, option))
        return Message("puzzle-attack", {"source": TERRITORY(option.source), "percent": percent})
    return Message("puzzle-end")


def retold(laid: PuzzleTable, voice: Any) -> Puzzle:
    """A puzzle in the words of a voice; the bot whose clause is cited says its reasons again."""
    puzzle, view = laid.puzzle, laid.match.game.view(laid.match.table, laid.puzzle.seat)
    choices = [
        replace(choice, words=voice.say_name(_called(move)), note=voice.say(_noted(view, move)))
        for choice, (move, *_) in zip(puzzle.choices, laid.options, strict=True)
    ]
    after = min((each for each in choices if not each.is_right), key=lambda each: each.cost)
    behind = Message("puzzle-next-best", {"move": after.words, "cost": Fixed(after.cost)})
    cited = next((each.clause for each in puzzle.why if each.clause), "")
    said = laid.match.think(BY_CLAUSE.get(cited, EXPERT)).reasons if cited else ()
    why = [Why(each.clause, each.text) for each in laid.match.game.told(said, voice)]
    turns = int("".join(filter(str.isdigit, puzzle.searched)))
    return replace(
        puzzle, choices=tuple(choices), why=(*why, Why("", voice.say(behind))),
        searched=voice.say(Message("puzzle-searched", {"turns": turns})),
    )  # fmt: skip


class _Turns:
    """One sample: the hidden cards dealt, the option, then play to the end of the turn."""

    is_exact = False

    def __init__(self, view: RiskTable, seat: int, ways: Sequence[Way], seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed
        self._options = [way.moves[0] for way in ways]

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        dealt = self._view.with_hidden_dealt(generator(self._seed, "hidden", number))
        return [self._played(dealt, self._options[choice], number) for choice in choices]

    def _played(self, dealt: RiskTable, option: Option, number: int) -> float:
        rng = generator(self._seed, "dice", number)
        return share_after(dealt.copy(), option, self._seat, rng, CAPTAIN)


CRAFT = RiskCraft()
