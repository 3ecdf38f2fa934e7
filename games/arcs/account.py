"""The review of a game: Power by chapter, ambitions, dice against expectation, and choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from engine.core.card import DiceLuck
from engine.core.chance import generator
from engine.core.decision import Chance, Decision
from engine.core.hidden import Rearrangement
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Move
from engine.text.message import Fixed, Message, SeatNumber
from games.arcs import odds
from games.arcs.board import DICE, FACES, SYSTEM, Face
from games.arcs.bots.admiral import Budget, Search, SearchBot
from games.arcs.bots.evaluator import Evaluator
from games.arcs.events import (
    AgentPlaced,
    AmbitionDeclared,
    AmbitionScored,
    AmbitionsScored,
    BattleStarted,
    CardSecured,
    ChapterStarted,
    CityTaxed,
    DiceRolled,
    PieceBuilt,
    PieceHit,
)
from games.arcs.expansion import ByMode
from games.arcs.odds import odds_of
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
    who, is_judged = match.setup.seats[account.seat], match.table.reach.is_reviewed
    said = Message("reach-unjudged", {"power": int(power)})
    unjudged = {} if is_judged else {"text": match.voice.say(said)}
    return {
        "seat": account.seat,
        "name": who.name,
        "player": who.player,
        **unjudged,
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
        if table.reach.is_reviewed and not isinstance(move.answer, Rearrangement):
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


def dice_luck(events: Iterable[Any]) -> list[DiceLuck]:
    """For every battle, the hits of its dice beside their average."""
    found, battle = [], None
    for event in events:
        if isinstance(event, BattleStarted):
            battle = event
        elif isinstance(event, DiceRolled) and battle is not None:
            dice = (battle.skirmish, battle.assault, battle.raid)
            counts = zip(DICE, dice, strict=True)
            expected = sum([count * mean(FACES[kind], "hit") for kind, count in counts])
            args = {"seat": SeatNumber(event.seat), "system": SYSTEM(battle.system),
                    "count": event.hits, "expected": Fixed(expected)}  # fmt: skip
            found.append(DiceLuck(Message("dice-beside", args), event.hits - expected))
    return found


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
        match.game.choice_text(line.option, match.voice, view, decision.seat)
        for line in (played, best)
    ]
    return [Choice(table.chapter, table.round, decision.kind, told[0], told[1], delta, number)]


# What a game came to: Power by chapter, ambitions, and dice against what they promise.
#
# Pure: read from the events of a story.


@dataclass(frozen=True, slots=True)
class Gain:
    """Power of one ambition in one chapter: the place it was for, and what cities added."""

    chapter: int
    ambition: str
    place: int
    power: int
    bonus: int


@dataclass(slots=True)
class SeatSheet:
    """One seat: Power after each chapter (the first number before any), gains and deeds.

    In a game begun from a position `begun_after` chapters were over, and the first number is the
    Power it was set out with.

    `hits` are those its dice rolled, `expected` what they were to be expected to roll. `others` is
    Power that no ambition brought, by chapter; in the campaign `fate` is what the seat followed and
    `missed` what its failure cost, which the last number of `power` shows, `to_go` its objective at
    the start and after each chapter, `titles` what it was as each chapter ended.
    """

    power: list[int] = field(default_factory=lambda: [0])
    gains: list[Gain] = field(default_factory=list)
    declared: int = 0
    battles: int = 0
    hits: int = 0
    expected: float = 0.0
    taxed: int = 0
    built: int = 0
    influenced: int = 0
    secured: int = 0
    taken: int = 0
    lost: int = 0
    others: dict[int, int] = field(default_factory=dict)
    fate: str = ""
    missed: int = 0
    to_go: list[int] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    begun_after: int = 0

    @property
    def chapters(self) -> int:
        return len(self.power) - 1 - bool(self.fate)

    @property
    def total(self) -> int:
        return self.power[-1]


def account_of(events: Iterable[Any], first: ArcsTable) -> tuple[SeatSheet, ...]:
    """The account of every seat, from the table it began with."""
    chapter = max(1, first.chapter)
    accounts = tuple(SeatSheet([seat.power], begun_after=chapter - 1) for seat in first.seats)
    besides = BESIDES.of(first)(accounts)
    besides.begin(first)
    for event in events:
        besides.follow(event)
        if isinstance(event, AmbitionScored):
            account = accounts[event.seat]
            account.gains.append(
                Gain(chapter, event.ambition, event.place, event.power, event.bonus)
            )
        elif isinstance(event, AmbitionsScored):
            for account in accounts:
                gained = sum(
                    gain.power + gain.bonus for gain in account.gains if gain.chapter == chapter
                )
                account.power.append(account.total + gained + account.others.get(chapter, 0))
            chapter += 1
        else:
            _deed(event, accounts)
            for seat, power in besides.power(event):
                others = accounts[seat].others
                others[chapter] = others.get(chapter, 0) + power
            besides.close(event, chapter)
    return accounts


class Besides:
    """What an expansion enters in the accounts; the base game has nothing besides."""

    def __init__(self, accounts: tuple[SeatSheet, ...]) -> None:
        self.accounts = accounts

    def begin(self, first: ArcsTable) -> None:
        """How it was where a game begins from a position."""

    def follow(self, event: Any) -> None:
        """What an event changes."""

    def power(self, event: Any) -> Iterable[tuple[int, int]]:
        """The Power that seats gain or lose where no ambition is scored."""
        return ()

    def close(self, event: Any, chapter: int) -> None:
        """What an event says of how a seat's game came out."""


BESIDES: Final[ByMode[type[Besides]]] = ByMode(Besides)


def _deed(event: Any, accounts: tuple[SeatSheet, ...]) -> None:
    match event:
        case AmbitionDeclared(seat):
            accounts[seat].declared += 1
        case BattleStarted(seat, _, _, skirmish, assault, raid):
            accounts[seat].battles += 1
            accounts[seat].expected += odds.mean(odds_of((skirmish, assault, raid), 0).hits)
        case DiceRolled(seat, hits):
            accounts[seat].hits += hits
        case CityTaxed(seat):
            accounts[seat].taxed += 1
        case PieceBuilt(seat):
            accounts[seat].built += 1
        case AgentPlaced(seat):
            accounts[seat].influenced += 1
        case CardSecured(seat):
            accounts[seat].secured += 1
        case PieceHit(seat, _, _, True, by):
            if seat < len(accounts):
                accounts[seat].lost += 1
            if 0 <= by < len(accounts):
                accounts[by].taken += 1
