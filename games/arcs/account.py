"""The review of a game: Power by chapter, ambitions, dice against expectation, and choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from engine.core.chance import generator
from engine.core.correction import Correction
from engine.core.decision import Chance, Decision
from engine.core.history import play
from engine.core.match import Match
from engine.core.step import apply, pending
from engine.core.story import Move
from games.arcs.board import DICE, FACES, Face
from games.arcs.events import AmbitionScored, BattleStarted, ChapterStarted, DiceRolled
from games.arcs.search_bot.bot import SearchBot
from games.arcs.search_bot.evaluator import Evaluator
from games.arcs.search_bot.search import Budget, Search
from games.arcs.state import ArcsTable

SYMBOLS: Final = ("hit", "self_hit", "intercept", "building_hit", "key")
IMAGINED: Final = 12
"""So many rolls are imagined to tell what a battle brings on average."""

REVIEWER: Final = SearchBot(Budget(width=1, breadth=4, rolls=3, tables=80))
"""Judges a whole game's choices in seconds: it looks through fewer ways than Captain."""

CHOICES_JUDGED: Final = frozenset(
    ("lead", "play", "opening", "act", "tax", "build", "move", "fleet", "repair", "influence",
     "secure", "battle", "dice", "raid", "redraw", "declare", "ransack")
)  # fmt: skip


@dataclass(slots=True)
class Symbols:
    """What the dice of a seat's battles showed, and what they show on average."""

    dice: int = 0
    shown: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0))
    expected: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0.0))


@dataclass(frozen=True, slots=True)
class Scored:
    """An ambition that brought Power."""

    chapter: int
    ambition: str
    place: int
    power: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice beside the best one: `delta` is what it lost, in Power; `answer` its number."""

    chapter: int
    round: int
    decision: str
    played: str
    best: str
    delta: float
    answer: int


@dataclass(slots=True)
class SeatAccount:
    """How a seat's game went.

    `standing` is what an expansion notes of it as each chapter ends, by name.
    """

    seat: int
    power: list[int] = field(default_factory=list)
    ambitions: list[Scored] = field(default_factory=list)
    symbols: Symbols = field(default_factory=Symbols)
    luck: float = 0.0
    choices: list[Choice] = field(default_factory=list)
    standing: dict[str, list[Any]] = field(default_factory=dict)

    @property
    def mistakes(self) -> float:
        """The Power that all choices lost."""
        return round(sum([choice.delta for choice in self.choices]), 2)


def review(match: Match, search_bot: SearchBot = REVIEWER) -> dict[str, Any]:
    """PLAY-2.8: the document of the `review` command; only the choices of people are judged."""
    result = match.result
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [
            _seat_document(match, account, result.scores[account.seat])
            for account in accounts(match, search_bot)
        ],
    }


def _seat_document(match: Match, account: SeatAccount, power: float) -> dict[str, Any]:
    who = match.setup.seats[account.seat]
    return {
        "seat": account.seat,
        "name": who.name,
        "player": who.player,
        "baseline": round(power - account.luck - account.mistakes, 2),
        "luck": account.luck,
        "mistakes": account.mistakes,
        "expected": power,
        "result": power,
        "power": account.power,
        **match.table.reach.identity(account.seat),
        **account.standing,
        "ambitions": [asdict(scored) for scored in account.ambitions],
        "dice": {
            "rolled": account.symbols.dice,
            "shown": account.symbols.shown,
            "expected": {
                symbol: round(count, 2) for symbol, count in account.symbols.expected.items()
            },
        },
        "choices": [asdict(choice) for choice in account.choices],
    }


def accounts(match: Match, search_bot: SearchBot) -> list[SeatAccount]:
    """The accounts of all seats up to the match's last answer."""
    table: ArcsTable = match.game.opening(match.setup)
    found = [SeatAccount(seat) for seat in range(len(table.seats))]
    for account in found:
        account.standing = {name: [] for name in table.reach.standing(account.seat)}
    asked = pending(table)
    for number, move in enumerate(match.moves):
        if table.reach.is_reviewed and not isinstance(move.answer, Correction):
            _judge(found, match, table, asked, number, search_bot)
        chapter = table.chapter
        play(table, move.answer)
        _enter(found, move.events, chapter)
        asked = pending(table)
        if table.chapter != chapter or table.is_over:
            _close_chapter(found, table)
    for account in found:
        account.luck = round(account.luck, 2)
    return found


def _judge(
    found: list[SeatAccount],
    match: Match,
    table: ArcsTable,
    asked: Decision | Chance | None,
    number: int,
    search_bot: SearchBot,
) -> None:
    """PLAY-2.8 and 4.2: luck and choices, which nobody judges in the campaign."""
    move = match.moves[number]
    if isinstance(asked, Chance) and asked.kind == "battle" and asked.for_seat is not None:
        found[asked.for_seat].luck += _luck(match, table, asked, number, move)
    elif isinstance(asked, Decision) and match.setup.seats[asked.seat].is_person:
        found[asked.seat].choices += _judged(match, table, asked, number, move, search_bot)


def _close_chapter(found: list[SeatAccount], table: ArcsTable) -> None:
    """Notes the Power of every seat when a chapter has ended, and how its fate stands."""
    if table.chapter > 1 or table.is_over:
        for account in found:
            account.power.append(table.seats[account.seat].power)
            for name, noted in table.reach.standing(account.seat).items():
                account.standing[name].append(noted)


def _enter(found: list[SeatAccount], events: Iterable[Any], chapter: int) -> None:
    """Enters what an answer told: dice, and the ambitions of a chapter."""
    for event in events:
        match event:
            case BattleStarted():
                dice = (event.skirmish, event.assault, event.raid)
                _expect(found[event.seat].symbols, dice)
            case DiceRolled():
                shown = found[event.seat].symbols.shown
                counts = (event.hits, event.self_hits, event.intercepts, event.building_hits)
                for symbol, count in zip(SYMBOLS, (*counts, event.keys), strict=True):
                    shown[symbol] += count
            case ChapterStarted():
                chapter = event.chapter
            case AmbitionScored():
                scored = Scored(chapter, event.ambition, event.place, event.power, event.bonus)
                found[event.seat].ambitions.append(scored)


def _expect(symbols: Symbols, dice: tuple[int, int, int]) -> None:
    """Adds what so many skirmish, assault and raid dice show on average."""
    symbols.dice += sum(dice)
    for kind, count in zip(DICE, dice, strict=True):
        for symbol in SYMBOLS:
            symbols.expected[symbol] += count * mean(FACES[kind], symbol)


def mean(faces: tuple[Face, ...], symbol: str) -> float:
    """How many of a symbol a die shows on average."""
    total: int = sum([getattr(face, symbol) for face in faces])
    return total / len(faces)


def _luck(match: Match, table: ArcsTable, chance: Chance, number: int, move: Move) -> float:
    """What a roll brought beyond the average of imagined ones, in Power."""
    assert chance.for_seat is not None
    rng = generator(match.setup.seed, "review", number)
    evaluator = Evaluator(table.seen_by(chance.for_seat), chance.for_seat)
    rolls = [move.answer, *[chance.outcomes.sample(rng) for _ in range(IMAGINED)]]
    worths = []
    for roll in rolls:
        after = table.copy()
        apply(after, roll)
        Search(after, evaluator, REVIEWER.budget, rng).advance(after)
        worths.append(evaluator(after))
    return worths[0] - sum(worths[1:]) / IMAGINED


def _judged(
    match: Match,
    table: ArcsTable,
    decision: Decision,
    number: int,
    move: Move,
    search_bot: SearchBot,
) -> list[Choice]:
    """The choice beside the Admiral's, where there was something to choose."""
    if len(decision.options) < 2 or decision.kind not in CHOICES_JUDGED:
        return []
    view = table.seen_by(decision.seat)
    rng = generator(match.setup.seed, "review", number)
    lines = search_bot.lines(view, decision, rng, also=(move.answer,))
    best = lines[0]
    played = next(line for line in lines if line.option == move.answer)
    delta = round(min(0.0, played.worth - best.worth), 2)
    told = [
        match.game.option_text(line.option, match.voice, view, decision.seat)
        for line in (played, best)
    ]
    return [Choice(table.chapter, table.round, decision.kind, told[0], told[1], delta, number)]
