"""How a game has gone, by round and dice; and what each choice did, by the Expert's count.

Pure and incremental: it reads a story passage by passage.

Where a choice is not the Expert's, both are played out to the end of the turn with the same dice,
by the General's hand; the boards they leave are compared as the Expert compares them (RISK-16.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from random import Random
from typing import Any, Final, Literal

from engine.core.card import DiceLuck, paired
from engine.core.chance import NO_DICE, generator
from engine.core.decision import Bot, Chance, Decision, Option
from engine.core.hidden import Rearrangement
from engine.core.match import Match, play
from engine.core.step import apply, pending
from engine.core.story import Bookmark, Passage, Story, watcher_of
from engine.text.message import Fixed, Message, SeatNumber
from games.risk.board import HIDDEN, SIZE, TERRITORY, CardSet
from games.risk.bots.expert import EXPERT, GENERAL, TASTE
from games.risk.bots.plans import evaluate
from games.risk.bots.prospect import Prospect
from games.risk.events import (
    AttacksEnded,
    BattleRolled,
    CardTaken,
    SeatEliminated,
    SetRedeemed,
    TerritoryConquered,
    TroopsFortified,
    TurnStarted,
)
from games.risk.moves import Attack, PlaceTroops
from games.risk.odds import MOST_DEFENCE_DICE, Faces, roll_outcomes
from games.risk.state import NEUTRAL, RiskTable
from games.risk.steps import ChooseDefence, MoveIn, RollBattle

FACES = 6


@dataclass(frozen=True, slots=True)
class Sample:
    """Every seat's territories, troops and income as a round began."""

    round: int
    territories: tuple[int, ...]
    troops: tuple[int, ...]
    income: tuple[int, ...]


@dataclass(slots=True)
class DiceAccount:
    """What a seat has rolled, and what its dice cost it beside what they should have cost.

    `luck` counts troops: losses expected minus losses suffered, plus the same of the other side
    the other way round, halved, so that it adds up to zero over a table.
    """

    faces: list[int] = field(default_factory=lambda: [0] * FACES)
    luck: float = 0.0

    @property
    def count(self) -> int:
        return sum(self.faces)

    @property
    def mean(self) -> float:
        total = sum((face + 1) * count for face, count in enumerate(self.faces))
        return total / self.count if self.count else 0.0

    @property
    def expected(self) -> float:
        return self.count / FACES

    @property
    def spread(self) -> float:
        """Two standard deviations of how often one face comes."""
        return 2 * float((self.count * (1 / FACES) * (1 - 1 / FACES)) ** 0.5)


@dataclass(frozen=True, slots=True)
class Elimination:
    seat: int
    by: int
    round: int


@dataclass(slots=True)
class History:
    """The account of a story; `follow` brings it up to date."""

    samples: list[Sample] = field(default_factory=list)
    dice: list[DiceAccount] = field(default_factory=list)
    eliminations: list[Elimination] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    _bookmark: Bookmark = field(default_factory=Bookmark)
    _taken: int = 0
    _round: int = 0

    def follow(self, story: Story, answers: int | None = None) -> None:
        """Takes in what happened since, up to so many answers (None: all there are); starts again
        when something was taken back.
        """
        is_other = story is not self._bookmark.story
        first = self._bookmark.turn(story)
        end = len(story.passages) if answers is None else answers
        if is_other or first < self._taken or end < self._taken:
            self._restart(story.table(0))
        for passage in story.passages[self._taken : end]:
            self._take(story, passage)
        self._taken = end

    def now(self, table: RiskTable) -> Sample:
        seats = range(len(table.hands))
        return Sample(
            table.round,
            tuple(table.owners.count(seat) for seat in seats),
            tuple(table.troops_of(seat) for seat in seats),
            tuple(table.income(seat) if seat in table.owners else 0 for seat in seats),
        )

    def curve(self, table: RiskTable) -> list[Sample]:
        """One sample for each round begun, and the table as it stands."""
        return [*self.samples, self.now(table)]

    @property
    def rolled(self) -> int:
        return sum(account.count for account in self.dice)

    # -- inside

    def _restart(self, first: RiskTable) -> None:
        """Nothing has happened yet; a game begun from a position has its table to begin with."""
        seats = len(first.hands)
        self.samples = [self.now(first)] if first.round else []
        self.eliminations.clear()
        self.dice = [DiceAccount() for _ in range(seats)]
        self.sets, self.cards = [0] * seats, [0] * seats
        self._taken, self._round = 0, first.round

    def _take(self, story: Story, passage: Passage) -> None:
        for event in passage.events:
            match event:
                case TurnStarted() if event.round != self._round:
                    self._round = event.round
                    self.samples.append(self.now(story.table(passage.number + 1)))
                case BattleRolled():
                    self._roll(event)
                case SeatEliminated(seat, by):
                    self.eliminations.append(Elimination(seat, by, self._round))
                case SetRedeemed(seat):
                    self.sets[seat] += 1
                case CardTaken(seat):
                    self.cards[seat] += 1

    def _roll(self, event: BattleRolled) -> None:
        attacker, defender = self.dice[event.attacker], self._account(event.defender)
        for face in event.attack_dice:
            attacker.faces[face - 1] += 1
        if defender is not None:
            for face in event.defence_dice:
                defender.faces[face - 1] += 1
        outcomes = roll_outcomes(len(event.attack_dice), len(event.defence_dice))
        fair = sum(each.chance * (each.defender_lost - each.attacker_lost) for each in outcomes)
        luck = ((event.defender_lost - event.attacker_lost) - fair) / 2
        attacker.luck += luck
        if defender is not None:
            defender.luck -= luck

    def _account(self, owner: int) -> DiceAccount | None:
        return None if owner == NEUTRAL else self.dice[owner]


def dice_luck(story: Iterable[Any]) -> list[DiceLuck]:
    """For every attack on one territory, the troops its rolls took beside their average."""
    rolls = [event for event in story if isinstance(event, BattleRolled)]
    found = []
    for (seat, _, target), battle in groupby(rolls, lambda e: (e.attacker, e.source, e.target)):
        took, expected = 0, 0.0
        for event in battle:
            took += event.defender_lost
            outcomes = roll_outcomes(len(event.attack_dice), len(event.defence_dice))
            expected += sum(each.chance * each.defender_lost for each in outcomes)
        args = {"seat": SeatNumber(seat), "target": TERRITORY(target), "count": took,
                "expected": Fixed(expected)}  # fmt: skip
        found.append(DiceLuck(Message("dice-beside", args), took - expected))
    return found


def rounds_of_leaving(events: Iterable[Any], begun: int = 0) -> dict[int, int]:
    """In which round each seat that is out left a game that began in round `begun`."""
    number, rounds = begun, dict[int, int]()
    for event in events:
        match event:
            case TurnStarted():
                number = event.round
            case SeatEliminated(seat):
                rounds[seat] = number
    return rounds


@dataclass(frozen=True, slots=True)
class Deed:
    """A battle or a move of troops between two territories."""

    kind: Literal["battle", "move"]
    seat: int
    source: int
    target: int
    is_won: bool = False
    lost: int = 0
    killed: int = 0


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a story: it begins with the table after `begin` answers."""

    begin: int
    end: int


def others_since(passages: Sequence[Passage], seat: int) -> Span | None:
    """The turns of the others since the last turn of a seat; None when there were none.

    While the seat plays, its current turn is not counted; before its first turn everything since
    the first turn of the game is.
    """
    starts = [
        (index, event.seat)
        for index, passage in enumerate(passages)
        for event in passage.events
        if isinstance(event, TurnStarted)
    ]
    if not starts:
        return None
    end = len(passages)
    if starts[-1][1] == seat:
        end = starts[-1][0] + 1
        starts.pop()
    begin = None
    for index, who in reversed(starts):
        if who == seat:
            break
        begin = index + 1
    return None if begin is None or begin >= end else Span(begin, end)


def events_in(passages: Sequence[Passage], span: Span) -> list[Any]:
    return [event for passage in passages[span.begin : span.end] for event in passage.events]


def deeds(events: Iterable[Any]) -> list[Deed]:
    """Battles (all rolls of one together) and moves of troops, in order."""
    found: list[Deed] = []
    for event in events:
        match event:
            case BattleRolled(seat, _, source, target):
                lost, killed = event.attacker_lost, event.defender_lost
                last = found[-1] if found else None
                if (
                    last is not None
                    and last.kind == "battle"
                    and not last.is_won
                    and (last.seat, last.source, last.target) == (seat, source, target)
                ):
                    lost, killed = lost + last.lost, killed + last.killed
                    found.pop()
                found.append(Deed("battle", seat, source, target, False, lost, killed))
            case TerritoryConquered():
                if found:
                    found[-1] = replace(found[-1], is_won=True)
            case TroopsFortified(seat, source, target):
                found.append(Deed("move", seat, source, target))
    return found


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

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(f"summary-{key}", args))

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def own(self) -> int:
        """The seat whose line is heavier: the only person's, else the first one's."""
        people = [seat for seat, who in enumerate(self.match.setup.seats) if who.is_person]
        return people[0] if len(people) == 1 else self.order[0]

    def elimination(self, seat: int) -> Elimination | None:
        return next((out for out in self.history.eliminations if out.seat == seat), None)

    def headline(self) -> str:
        if not self.is_over:
            return self._say("round", round=self.match.table.round)
        winners = self.result.winners
        if len(winners) > 1:
            return self._say("shared")
        has_all = self.match.table.owners.count(winners[0]) == SIZE
        return self._say("rules-world" if has_all else "won", seat=SeatNumber(winners[0]))

    def subtitle(self) -> str:
        first = self.order[0]
        lands = self.match.table.owners.count(first)
        if not self.is_over:
            return self._say("leads", seat=SeatNumber(first), territories=lands)
        rounds = [sample for sample in self.samples if sample.round]
        if not rounds:
            return self._say("at-end", territories=lands)
        low = min(rounds, key=lambda sample: sample.territories[first])
        return self._say(
            "rose-to-all" if lands == SIZE else "rose", territories=low.territories[first],
            round=low.round, lands=lands, last=rounds[-1].round,
        )  # fmt: skip

    def facts(self) -> tuple[tuple[str, str], ...]:
        """Three numbers of the first seat."""
        first = self.order[0]
        beaten = sum(out.by == first for out in self.history.eliminations)
        income = self.samples[-1].income[first]
        return (
            (str(self.history.sets[first]), self._say("sets")),
            (str(income), self._say("last-income" if self.is_over else "income")),
            (str(beaten), self._say("beaten")),
        )


@dataclass(frozen=True, slots=True)
class Roll:
    """One roll as it lies on the table; `number` counts the rolls of this battle."""

    attacker: int
    defender: int
    source: int
    target: int
    attack: Faces
    defence: Faces
    attacker_lost: int
    defender_lost: int
    number: int


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """`battle` is from where to where was rolled last, None before and after the attacks."""

    roll: Roll | None = None
    battle: tuple[int, int] | None = None
    redeemed: tuple[CardSet, ...] = ()

    def with_roll(self, event: BattleRolled) -> ThisTurn:
        battle = (event.source, event.target)
        number = self.roll.number + 1 if self.roll is not None and battle == self.battle else 1
        roll = Roll(
            event.attacker, event.defender, event.source, event.target,
            tuple(sorted(event.attack_dice, reverse=True)),
            tuple(sorted(event.defence_dice, reverse=True)),
            event.attacker_lost, event.defender_lost, number,
        )  # fmt: skip
        return ThisTurn(roll, battle, self.redeemed)


NOTHING_YET: Final = ThisTurn()


def this_turn(events: Iterable[Any]) -> ThisTurn:
    turn = NOTHING_YET
    for event in events:
        match event:
            case BattleRolled():
                turn = turn.with_roll(event)
            case SetRedeemed(_, cards):
                turn = ThisTurn(turn.roll, turn.battle, (*turn.redeemed, cards))
            case AttacksEnded():
                turn = ThisTurn(turn.roll, None, turn.redeemed)
    return turn


@dataclass(frozen=True, slots=True)
class Fight:
    """An attack before its dice: how many each side rolls.

    Until it `is_ready` the defender chooses; `defence` then is the most dice they may take.
    """

    source: int
    target: int
    attack: int
    defence: int
    is_ready: bool


def fight_on(table: RiskTable) -> Fight | None:
    """The fight whose dice come next; None when there is none."""
    step = table.steps[-1] if table.steps else None
    if isinstance(step, ChooseDefence):
        return Fight(step.source, step.target, step.dice, MOST_DEFENCE_DICE, False)
    if isinstance(step, RollBattle):
        return Fight(step.source, step.target, step.attack, step.defence, True)
    return None


def capture_on(table: RiskTable) -> tuple[int, int] | None:
    """From where to where troops move in after a conquest; None when none do."""
    step = table.steps[-1] if table.steps else None
    return (step.source, step.captured) if isinstance(step, MoveIn) else None


TRIALS: Final = 10
MOST_ANSWERS: Final = 600
JUDGED: Final = frozenset(("redeem", "reinforce", "attack", "fortify"))


def review(match: Match) -> dict[str, Any]:
    """The document of the `review` command; only the choices of people are judged."""
    choices: dict[int, list[dict[str, Any]]] = {
        seat: [] for seat, who in enumerate(match.setup.seats) if who.is_person
    }
    table: RiskTable = match.game.opening(match.setup)
    for number, move in enumerate(match.moves):
        asked = None if isinstance(move.answer, Rearrangement) else pending(table)
        if isinstance(asked, Decision) and asked.seat in choices and _is_open(asked, table):
            choices[asked.seat].append(_judged(match, table, asked, number, move.answer))
        play(table, move.answer)
    return {
        "game": match.game.key,
        "over": match.is_over,
        "seats": [_seat_document(match, seat, found) for seat, found in choices.items()],
    }


def _is_open(asked: Decision, table: RiskTable) -> bool:
    """Whether it is judged: not where the seat keeps cards that nobody was told (RISK-11.7)."""
    is_known = HIDDEN not in table.hands[asked.seat]
    return asked.kind in JUDGED and is_known and len(asked.options) > 1


def _judged(
    match: Match, table: RiskTable, asked: Decision, number: int, played: Option
) -> dict[str, Any]:
    view = table.seen_by(asked.seat)
    best = EXPERT.choose(view, asked, generator(match.setup.seed, "review", number)).option
    loss, error = 0.0, 0.0
    if _aim(best) != _aim(played):
        trials = _Trials(view, asked.seat, f"{match.setup.seed}/{number}")
        loss, error = paired(
            TRIALS, lambda n: trials.share(played, n), lambda n: trials.share(best, n)
        )
    return {
        "round": table.round,
        "decision": asked.kind,
        "played": match.game.option_text(played, match.voice),
        "best": match.game.option_text(best if loss or error else played, match.voice),
        "delta": -loss,
        "error": error,
        "answer": number,
    }


def _aim(option: Option) -> Any:
    """What a move is about, whatever its number of dice or troops."""
    if isinstance(option, Attack):
        return option.source, option.target
    return option.territory if isinstance(option, PlaceTroops) else option


class _Trials:
    """The rest of the turn after a choice, played with the luck of a number."""

    def __init__(self, view: RiskTable, seat: int, seed: str) -> None:
        self._view, self._seat, self._seed = view, seat, seed

    def share(self, option: Option, number: int) -> float:
        """The seat's share of all power when its turn is over, in percent."""
        table = self._view.with_hidden_dealt(generator(self._seed, "hidden", number))
        rng = generator(self._seed, "dice", number)
        return share_after(table, option, self._seat, rng, GENERAL)


def share_after(table: RiskTable, option: Option, seat: int, rng: Random, player: Bot) -> float:
    """The seat's share of all power, in percent, when a player has ended the turn of the table that
    begins with that option.
    """
    apply(table, option)
    for _ in range(MOST_ANSWERS):
        asked = pending(table)
        if asked is None or table.seat != seat:
            break
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng))
        else:
            apply(table, player.choose(table, asked, NO_DICE).option)
    if seat not in table.owners:
        return 0.0
    board = Prospect.of(table)
    board.seat, board.reserve = seat, table.reserves[seat]
    return 100 * evaluate(TASTE, board)


def _seat_document(match: Match, seat: int, choices: list[dict[str, Any]]) -> dict[str, Any]:
    who, mistakes = match.setup.seats[seat], sum(choice["delta"] for choice in choices)
    lost, others = Fixed(-mistakes), sum(each["best"] != each["played"] for each in choices)
    return {
        "seat": seat,
        "name": who.name,
        "player": who.player,
        "result": match.result.scores[seat],
        "mistakes": mistakes,
        "text": match.voice.say(Message("looked-back", {"count": others, "lost": lost})),
        "choices": choices,
    }
