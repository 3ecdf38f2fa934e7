"""What a table is worth to a seat: its features, and the weights that a fit gave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import cache, lru_cache
from math import prod
from operator import mul
from typing import Final, NamedTuple

from games.arcs.board import (
    AMBITION_OF_NUMBER,
    AMBITIONS,
    ANY_AMBITION,
    CARDS,
    CITY,
    CITY_BONUS,
    HAND_SIZE,
    HIDDEN,
    PIECES,
    SYSTEMS,
    neighbours,
)
from games.arcs.bots.courses import keeping
from games.arcs.campaign_components import COUNCIL
from games.arcs.court import VOX
from games.arcs.expansion import ByMode
from games.arcs.parts import NOBODY, Building, Seat
from games.arcs.rule_hooks import ICONS_OF, ambition_count, phantom_count
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import places, standings
from games.arcs.supercat.assessment import AMBITION_OF
from games.arcs.supercat.document import has_aids
from games.arcs.supercat.rule_hooks import ENOUGH_CARDS

# What ambitions are likely to bring every seat as the chapter ends.

FARTHEST: Final = 24
"""Leads count no more beyond this."""

MOST_LEFT: Final = HAND_SIZE + 2
PARTS: Final = 4
"""Counts that are expected to change are told in quarters."""


MOST_KEPT: Final = 50_000
"""So many prospects are kept in mind."""


class AmbitionOdds(NamedTuple):
    """How the counts of an ambition move until the chapter ends.

    A lead spreads by `at_last` with the last card and by `a_card` more for each before it. With a
    card a seat comes by `quiet` on average in an ambition that nobody has declared, by `declared`
    in one that is, by `of_city` more for each city that it can tax for it, by `supercat` more if
    it is a SUPERCAT. A seat without any comes to have one with `late_start` for each card.
    """

    at_last: float
    a_card: float
    quiet: float
    declared: float
    of_city: float
    supercat: float
    late_start: float


ICONS: Final = AmbitionOdds(0.1, 0.27, -0.19, -0.02, 0.15, 0.09, 0.12)
"""Of resources and guild cards, which are spent, stolen and lost."""

HELD: Final = AmbitionOdds(0.1, 0.22, 0.23, 0.32, 0.0, 0.08, 0.09)
"""Of Captives and Trophies, which hardly ever go back."""

ODDS: Final = dict.fromkeys(ICONS_OF, ICONS) | {"tyrant": HELD, "warlord": HELD}
"""Fitted to what became of 5,850 counts in 31 games of an Admiral in haste against SUPERCAT:
`python -m tests.benchmarks.arcs_odds` plays such games and fits them again.
"""

HALF: Final = 0.5
"""Whoever is ahead in the end is ahead by a whole one: half of that is in doubt."""


def likely(odds: AmbitionOdds, lead: float, left: int) -> float:
    """How likely whoever leads by so much is ahead with so many cards to come."""
    sure = (lead - HALF) / (odds.at_last + odds.a_card * left)
    share = sure * sure / (1 + sure * sure)
    return 0.5 + (share / 2 if sure > 0 else -share / 2)


@cache
def holds(odds: AmbitionOdds, left: int) -> tuple[float, ...]:
    """How likely every lead is to hold, the farthest behind first."""
    leads = range(-PARTS * FARTHEST, PARTS * FARTHEST + 1)
    return tuple([likely(odds, lead / PARTS, left) for lead in leads])


SECOND: Final = 0.4
"""What a second place is worth beside a first."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """Of one ambition: how likely each seat is to come first, and second, and both in one."""

    first: tuple[float, ...]
    second: tuple[float, ...]
    strength: tuple[float, ...]

    def power(self, high: float, low: float, bonuses: Sequence[int]) -> list[float]:
        """The Power that each seat can expect of markers worth so much."""
        return [
            first * (high + bonus) + second * low
            for first, second, bonus in zip(self.first, self.second, bonuses, strict=True)
        ]


def prospects(
    ambition: str,
    counts: Sequence[int],
    phantom: int,
    left: int,
    gains: Sequence[float] = (),
    odds: AmbitionOdds | None = None,
) -> Prospects:
    """How the places of an ambition are likely to fall.

    `counts` are those of the seats, `phantom` the tokens on the box, `left` the cards that
    whoever has most still plays in this chapter, `gains` what each seat is likely to gain yet.
    """
    more = tuple([round(PARTS * gain) for gain in gains]) if gains else (0,) * len(counts)
    known = odds or ODDS[ambition]
    return _prospects(known, tuple(counts), phantom, min(left, MOST_LEFT), more)


def earned(
    odds: AmbitionOdds, cards: int, cities: int, *, is_declared: bool, is_supercat: bool
) -> float:
    """What a seat is likely to gain with so many cards in the ambition that has these odds.

    `cities` are those that it can tax for what the ambition counts.
    """
    rate = odds.declared if is_declared else odds.quiet
    return (rate + odds.of_city * cities + odds.supercat * is_supercat) * cards


@lru_cache(MOST_KEPT)
def _prospects(
    odds: AmbitionOdds, counts: tuple[int, ...], phantom: int, left: int, gains: tuple[int, ...]
) -> Prospects:
    seats = len(counts)
    everybody = (*counts, phantom) if phantom else counts
    if not left:
        return _settled(everybody, seats)
    start = min(1.0, odds.late_start * left)
    has = [1.0 if count else start for count in everybody]
    likely_counts = [
        PARTS * count + gain for count, gain in zip(everybody, (*gains, 0), strict=False)
    ]
    by_lead = holds(odds, left)
    everyone = range(len(everybody))

    def lead(one: int, other: int) -> int:
        return _within(likely_counts[one] - likely_counts[other]) + PARTS * FARTHEST

    ahead = [
        [1.0 - has[other] * (1.0 - by_lead[lead(one, other)]) for other in everyone]
        for one in everyone
    ]
    level = [
        [has[o] * max(0.0, 1.0 - by_lead[lead(one, o)] - by_lead[lead(o, one)]) for o in everyone]
        for one in everyone
    ]

    def beats(one: int, but: int) -> float:
        others = [ahead[one][other] for other in everyone if other not in (one, but)]
        return has[one] * prod(others)

    first = [beats(one, one) for one in everyone]
    shared = [
        [level[one][other] * beats(one, other) if other != one else 0.0 for other in everyone]
        for one in everyone
    ]
    scale = max(has) / max(sum(first) + sum(map(sum, shared)) / 2, 1e-9)
    second = [
        sum([first[best] * beats(one, best) for best in everyone if best != one]) + sum(shared[one])
        for one in range(seats)
    ]
    return _told(
        [scale * each for each in first[:seats]],
        [min(has[one] - scale * first[one], scale * second[one]) for one in range(seats)],
    )


def _within(lead: int) -> int:
    return max(-PARTS * FARTHEST, min(PARTS * FARTHEST, lead))


def _settled(everybody: tuple[int, ...], seats: int) -> Prospects:
    """With no card left the places are what they are."""
    first, second = places(list(everybody))
    return _told(
        [float(seat in first) for seat in range(seats)],
        [float(seat in second) for seat in range(seats)],
    )


def _told(first: list[float], second: list[float]) -> Prospects:
    strength = [one + SECOND * two for one, two in zip(first, second, strict=True)]
    return Prospects(tuple(first), tuple(second), tuple(strength))


class Counting:
    """What the seats have for each ambition; icons are counted once for what they lie on."""

    def __init__(self) -> None:
        self._icons: dict[Hashable, dict[str, list[int]]] = {}

    def of(self, table: ArcsTable) -> dict[str, list[int]]:
        """What every seat has for every ambition."""
        seats = table.seats
        key = (table.turn.spent, *[seat.slots for seat in seats], *[seat.cards for seat in seats])
        icons = self._icons.get(key)
        if icons is None:
            icons = self._icons[key] = {
                ambition: [ambition_count(table, number, ambition) for number in range(len(seats))]
                for ambition in ICONS_OF
            }
        return {
            **icons,
            "tyrant": [sum(seat.captives) for seat in seats],
            "warlord": [seat.trophy_count for seat in seats],
        }


# Who is likely to hold the initiative when the round has ended.

SEIZED_ANYWAY = 0.06
"""How often a seat that still plays gives a card to seize."""

DRAWN = 2
FACES_OF_A_DIE = 6


@dataclass(frozen=True, slots=True)
class Unseen:
    """The action cards that a seat cannot see, by suit and number, and how many they are."""

    higher: Mapping[tuple[str, int], int]
    numbers: Mapping[int, int]
    count: int

    def holds_higher(self, suit: str, number: int, cards: int) -> float:
        """How likely one of so many unseen cards is of the suit and higher than the number."""
        better = self.higher.get((suit, number), 0)
        return 1.0 - (1.0 - better / self.count) ** cards if better else 0.0

    def draws(self, number: int) -> float:
        """How likely one of the two cards that a SUPERCAT draws has the number."""
        return 1.0 - (1.0 - self.numbers.get(number, 0) / self.count) ** DRAWN


def unseen(view: ArcsTable) -> Unseen:
    """What a view leaves unseen; the discard pile lies among it."""
    left = Counter([(CARDS[card].suit, CARDS[card].number) for card in view.unseen_cards()])
    suits = {suit for suit, _ in left}
    higher = {
        (suit, number): sum(
            count for (each, high), count in left.items() if each == suit and high > number
        )
        for suit in suits
        for number in range(8)
    }
    numbers: Counter[int] = Counter()
    for (_, number), count in left.items():
        numbers[number] += count
    return Unseen(higher, numbers, max(1, left.total()))


def to_choose_from(seat: Seat) -> int:
    """How many cards a seat can choose from when its turn comes; a SUPERCAT draws two (CAT-2)."""
    return seat.cards_left if seat.supercat is None else min(DRAWN, DRAWN * seat.cards_left)


def winning_undeclared(
    table: ArcsTable, counts: Mapping[str, Sequence[int]], phantoms: Mapping[str, int]
) -> list[int]:
    """For every seat how many ambitions it wins that could still be declared (CAT-3.10)."""
    found = [0] * len(table.seats)
    if table.free_markers:
        for ambition, row in counts.items():
            most = max(row)
            alone = most > phantoms[ambition] and row.count(most) == 1
            if alone and not table.boxes.get(ambition):
                found[row.index(most)] += 1
    return found


def seizes(seat: Seat, won: int) -> float:
    """How likely a seat that still plays seizes the initiative without surpassing.

    A SUPERCAT with cards enough rolls a die, less the undeclared ambitions that it wins, against
    its seize counter (CAT-3.8 to 3.10).
    """
    if seat.supercat is None:
        return SEIZED_ANYWAY
    if seat.cards_left <= ENOUGH_CARDS:
        return 0.0
    return min(1.0, (seat.supercat.seize + won) / FACES_OF_A_DIE)


def holders(table: ArcsTable, hidden: Unseen, won: Sequence[int] = ()) -> list[float]:
    """For every seat how likely it is to lead the next round.

    `won` are the undeclared ambitions that each seat wins, none if left out.
    """
    odds = [0.0] * len(table.seats)
    if table.seized or not table.trick:
        odds[table.initiative] = 1.0
        return odds
    led = CARDS[table.lead.card]
    holder, number = table.initiative, 0 if table.zeroed else led.number
    for played in table.trick:
        card = CARDS[played.card] if played.how == "surpass" else led
        if played.how == "surpass" and card.number > number:
            holder, number = played.seat, card.number
    left, seat = 1.0, table.after(table.trick[-1].seat)
    while seat != table.lead.seat:
        cards = to_choose_from(table.seats[seat])
        if cards:
            surpasses = hidden.holds_higher(led.suit, number, cards)
            otherwise = seizes(table.seats[seat], won[seat] if won else 0)
            beats = surpasses + (1.0 - surpasses) * otherwise
            odds[seat] += left * beats
            left *= 1.0 - beats
        seat = table.after(seat)
    odds[holder] += left
    return odds


POWER_OF_A_CHAPTER: Final = 11.0
"""How much whoever leads gains in a chapter: so far away is the end by Power."""

THIS_CHAPTER: Final = 0.5
"""What a chapter that has just begun counts beside those after it."""

DECLARES: Final = 0.6
"""How often a rival with the initiative has the card for what it would like to declare."""

WON: Final = 15.0
"""What winning is worth beside the Power itself."""

NEAREST: Final = 0.6
"""How much the strongest rival counts; the mean of all has the rest."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Power for one of each feature; those with a comment are worth it for each chapter left."""

    power: float = 1.0
    declared: float = 0.9
    declarable: float = 0.6
    strength: float = 0.5  # a chapter
    fresh: float = 0.16  # a chapter
    hurt: float = 0.14  # a chapter
    ports: float = 0.25  # a chapter
    cities: float = 0.5  # a chapter
    bonus: float = 0.6  # a chapter
    tokens: float = 0.35
    kinds: float = 0.3
    guilds: float = 0.5
    taxable: float = 0.4  # a chapter
    occupied: float = -0.25  # a chapter
    gates: float = 0.1  # a chapter
    leading: float = 0.4
    agents: float = 0.2
    captives: float = 0.15
    trophies: float = 0.3
    threatened: float = -0.5
    cards: float = 2.6
    quality: float = 0.25
    initiative: float = 1.0
    outrage: float = -0.25  # a chapter
    damaged: float = -0.15  # a chapter
    room: float = 0.1  # a chapter
    aided: float = 8.0  # a chapter
    objective: float = 1.0


FITTED: Final = Weights()
AVERAGE_CARD: Final = 4.1
CITY_PLACE: Final = PIECES.index(CITY)
SLOTS: Final = {name: system.slots for name, system in SYSTEMS.items()}
AMBITION_AT: Final = {
    name: AMBITION_OF.get(system.resource, "") for name, system in SYSTEMS.items()
}
"""The ambition that counts what each system is taxed for."""


@dataclass(frozen=True, slots=True)
class Hopes:
    """What ambitions promise every seat: `strength` over all of them, the Power of those with a
    marker, and by ambition that of the next marker; `won` are the undeclared ones that it wins.
    """

    counts: Mapping[str, Sequence[int]]
    bonuses: Sequence[int]
    strength: Sequence[float]
    declared: Sequence[float]
    powers: Mapping[str, Sequence[float]]
    won: Sequence[int]
    nothing: list[float]
    first: Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Winnings:
    """What a seat is likely to win yet, for what its objective may count: `wins` of this chapter
    by ambition, `later` those after it, `chapters` those left; `held` says who controls a system.
    """

    wins: Mapping[str, float]
    later: float
    chapters: float
    held: Mapping[str, int]


class Promises:
    """What the objective of a seat is likely to advance yet: the base game has none."""

    def steps(self, table: ArcsTable, number: int, winnings: Winnings) -> float:
        """So many steps, those that are sure left out."""
        return 0.0


PROMISES: Final = ByMode(Promises())
DECLARED_YET: Final = 0.35
"""How likely an ambition that nobody has declared is declared yet in a chapter."""
DECLARED_LATER: Final = 0.45
"""And in a chapter to come."""
KEPT: Final = 0.7
"""How much what an objective promises counts beside what is done."""


class Evaluator:
    """Values tables for one seat; what follows from the view alone is worked out once."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights = FITTED) -> None:
        self.number, self.hidden = number, unseen(view)
        self.phantoms = {ambition: phantom_count(view, ambition) for ambition in AMBITIONS}
        self.counting = Counting()
        self._maps: dict[Hashable, list[OnMap]] = {}
        self._hoped: dict[Hashable, Hopes] = {}
        self.given = weights
        self.weights: tuple[float, ...] = astuple(weights)

    def of(self, table: ArcsTable, number: int) -> Evaluator:
        """A judge of the same weights for another seat."""
        return Evaluator(table.seen_by(number), number, self.given)

    def __call__(self, table: ArcsTable) -> float:
        """How much better the seat stands than its rivals, in Power."""
        if table.is_over:
            order = standings(table)
            own = table.seats[self.number].power
            best = max([each.power for n, each in enumerate(table.seats) if n != self.number])
            ahead = float(own - best)
            return ahead + (WON if order[0] == self.number else -WON)
        rows = self.features(table)
        return self.beyond(self.scores(rows)) + self.closing(table, rows)

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """What every seat's features are worth to it."""
        return [sum(map(mul, self.weights, row)) for row in rows]

    def beyond(self, scores: Sequence[float]) -> float:
        """How much better the own score is than the others', the nearest above all."""
        others = [*scores]
        mine = others.pop(self.number)
        return mine - NEAREST * max(others) - (1.0 - NEAREST) * sum(others) / len(others)

    def closing(self, table: ArcsTable, rows: Sequence[Sequence[float]]) -> float:
        """What it is worth to be ahead, or costs to be behind, as the last chapter may end: by the
        Power of every seat with what declared ambitions are likely to bring.
        """
        expected = [row[0] + row[1] for row in rows]
        left = max([seat.cards_left for seat in table.seats])
        ends = likely_end(table, expected, left)
        mine = expected.pop(self.number)
        return WON * ends * _leaning((mine - max(expected)) / (1.0 + left))

    def chapters(self, table: ArcsTable) -> float:
        """How many chapters what stands on a table is still of use."""
        left = max([seat.cards_left for seat in table.seats])
        return chapters_left(table, self._hopes(table, self._on_map(table), left).declared, left)

    def features(self, table: ArcsTable, chapters: float | None = None) -> list[list[float]]:
        """A row of features for every seat, in the order of the weights; what is worth more the
        longer it stands, for so many `chapters`, else for those that are left.
        """
        seats = table.seats
        left = max([seat.cards_left for seat in seats])
        maps = self._on_map(table)
        hopes = self._hopes(table, maps, left)
        if chapters is None:
            chapters = chapters_left(table, hopes.declared, left)
        odds = holders(table, self.hidden, hopes.won)
        declarable = self._declarable(table, hopes, odds) if left else hopes.nothing
        courts = _courts(table)
        aids = aided(table, hopes.declared, left)
        goes_on = not table.reach.goal(len(seats))
        rows = []
        for number, seat in enumerate(seats):
            here, tokens = maps[number], seat.tokens
            rows.append(
                [
                    seat.power,
                    hopes.declared[number],
                    declarable[number],
                    hopes.strength[number] * chapters,
                    sum(seat.fresh.values()) * chapters,
                    sum(seat.hurt.values()) * chapters,
                    min(here.ports, 3) * chapters,
                    here.cities * chapters,
                    hopes.bonuses[number] * chapters,
                    len(tokens),
                    len(set(tokens)),
                    len(seat.cards),
                    here.taxable * chapters,
                    here.occupied * chapters,
                    here.gates * chapters,
                    courts[number][0],
                    courts[number][1],
                    sum(seat.captives),
                    seat.trophy_count,
                    here.threatened,
                    seat.cards_left,
                    quality(seat.hand) if number == self.number else 0.0,
                    odds[number] if left else 0.0,
                    len(seat.outrage) * chapters,
                    here.damaged * chapters,
                    min(here.room, 3) * chapters,
                    aids[number],
                    self._objective(table, number, hopes, chapters) if goes_on else 0.0,
                ]
            )
        return rows

    def _objective(self, table: ArcsTable, number: int, hopes: Hopes, chapters: float) -> float:
        """PLAY-4.3: what is to go of the objective, less what is likely to be done of it."""
        to_go = table.reach.to_go(number) or 0
        if not to_go:
            return 0.0
        after = table.reach.last_chapter - table.chapter
        yet = DECLARED_YET if table.free_markers else 0.0
        wins = {
            ambition: first[number] * (1.0 if table.boxes.get(ambition) else yet)
            for ambition, first in hopes.first.items()
        }
        later = DECLARED_LATER * after * sum([first[number] for first in hopes.first.values()])
        winnings = Winnings(wins, later, chapters, rulers(table))
        steps = PROMISES.of(table).steps(table, number, winnings)
        return KEPT * min(float(to_go), steps) - to_go

    def _on_map(self, table: ArcsTable) -> list[OnMap]:
        """What the map shows, worked out once for tables with the same pieces on it."""
        reach = table.reach
        key = (
            table.buildings,
            *[(*seat.fresh.items(), seat.trophies) for seat in table.seats],
            *reach.fresh,
            *[reach.is_regent(number) for number in range(len(table.seats))],
        )
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = on_map(table)
        return found

    def _hopes(self, table: ArcsTable, maps: list[OnMap], left: int) -> Hopes:
        """What ambitions promise, worked out once for tables where it is the same."""
        counts = self.counting.of(table)
        key = (
            *[here.taxed for here in maps],
            *map(tuple, counts.values()),
            *table.boxes.items(),
            *[seat.cards_left for seat in table.seats],
            table.flipped,
        )
        found = self._hoped.get(key)
        if found is None:
            found = self._hoped[key] = self._hoping(table, maps, counts, left)
        return found

    def _hoping(
        self,
        table: ArcsTable,
        maps: Sequence[OnMap],
        counts: Mapping[str, Sequence[int]],
        left: int,
    ) -> Hopes:
        seats, boxes = table.seats, table.boxes
        chance = {}
        for ambition, row in counts.items():
            odds, is_declared = ODDS[ambition], ambition in boxes
            gains = [
                earned(
                    odds,
                    seat.cards_left,
                    here.sources.get(ambition, 0),
                    is_declared=is_declared,
                    is_supercat=seat.supercat is not None,
                )
                for here, seat in zip(maps, seats, strict=True)
            ]
            chance[ambition] = prospects(ambition, row, self.phantoms[ambition], left, gains)
        bonuses = [CITY_BONUS[each.cities] for each in maps]
        free = table.free_markers
        high, low = table.marker_value(free[0]) if free else (0, 0)
        strengths = zip(*[each.strength for each in chance.values()], strict=True)
        return Hopes(
            counts,
            bonuses,
            [sum(each) for each in strengths],
            _declared(table, chance, bonuses),
            {ambition: each.power(high, low, bonuses) for ambition, each in chance.items()},
            winning_undeclared(table, counts, self.phantoms),
            [0.0] * len(seats),
            {ambition: each.first for ambition, each in chance.items()},
        )

    def _declarable(self, table: ArcsTable, hopes: Hopes, odds: Sequence[float]) -> list[float]:
        """What every seat can expect of the ambition that the next leader may declare."""
        found = [0.0] * len(table.seats)
        if not table.free_markers:
            return found
        for leader, seat in enumerate(table.seats):
            if odds[leader] > 0.0 and seat.cards_left:
                if seat.supercat is None:
                    likely = self._wanted(leader, seat, hopes.powers)
                else:
                    likely = self._of_supercat(table, leader, hopes.counts)
                for ambition, share in likely:
                    for number, power in enumerate(hopes.powers[ambition]):
                        found[number] += odds[leader] * share * power
        return found

    def _wanted(
        self, leader: int, seat: Seat, powers: Mapping[str, Sequence[float]]
    ) -> list[tuple[str, float]]:
        """What a player who leads would declare, and how likely it can."""
        own = leader == self.number
        best, most = "", 0.0
        for ambition in can_be_declared(seat.hand) if own else AMBITIONS:
            power = powers[ambition]
            lead = power[leader] * len(power) - sum(power)
            if lead > most:
                best, most = ambition, lead
        return [(best, 1.0 if own else DECLARES)] if best else []

    def _of_supercat(
        self, table: ArcsTable, leader: int, counts: Mapping[str, Sequence[int]]
    ) -> list[tuple[str, float]]:
        """CAT-3.4: a SUPERCAT that leads declares what it wins, or is tied for and is undeclared,
        with a card that it draws; of several first what it wins, then the card with more actions.
        """
        able = []
        for number, ambition in AMBITION_OF_NUMBER.items():
            row = counts.get(ambition)
            if row is None or not row[leader]:
                continue
            most = max(self.phantoms[ambition], *row[:leader], *row[leader + 1 :])
            if row[leader] > most or (row[leader] == most and not table.boxes.get(ambition)):
                able.append((row[leader] == most, number, ambition))
        found, left = [], 1.0
        for _, number, ambition in sorted(able):
            share = left * self.hidden.draws(number)
            found.append((ambition, share))
            left -= share
        return found


def chapters_left(table: ArcsTable, declared: Sequence[float], left: int) -> float:
    """How many chapters what stands on the table is still of use, the rest of this one included.

    `declared` is the Power that every seat can expect of this chapter, `left` the cards that
    whoever has most still plays in it.
    """
    seats = table.seats
    reach = table.reach
    after: float = reach.last_chapter - table.chapter
    goal = reach.goal(len(seats))
    if goal:
        most = max([seat.power + power for seat, power in zip(seats, declared, strict=True)])
        after = min(after, max(0.0, (goal - most) / POWER_OF_A_CHAPTER))
    return after + THIS_CHAPTER * min(left, HAND_SIZE) / HAND_SIZE


def likely_end(table: ArcsTable, expected: Sequence[float], left: int) -> float:
    """How likely the game ends with this chapter, if the seats have the expected Power then."""
    goal = table.reach.goal(len(table.seats))
    if table.chapter == table.reach.last_chapter or not goal:
        return float(table.chapter == table.reach.last_chapter)
    beyond = max(expected) - goal + 0.5
    return 0.5 + 0.5 * _leaning(beyond / (0.5 + 0.5 * left))


def aided(table: ArcsTable, declared: Sequence[float], left: int) -> list[float]:
    """For every seat for how many chapters, this one and the next, a SUPERCAT has its aids.

    While behind it has an action more with every card, and a die in battle: as the chapter ends
    it is dear to be ahead of it, unless the game ends too (CAT-1.5 to 1.8).
    """
    seats, aids = table.seats, table.rules.aids
    found = [0.0] * len(seats)
    expected = [seat.power + power for seat, power in zip(seats, declared, strict=True)]
    players = [power for power, seat in zip(expected, seats, strict=True) if not seat.supercat]
    if aids == "off" or not players:
        return found
    goes_on = 1.0 - likely_end(table, expected, left)
    for number, seat in enumerate(seats):
        if seat.supercat:
            lead = min(players) - expected[number]
            behind = 1.0 if aids == "always" else likely_behind(lead, left)
            now = has_aids(table, number) * min(left, HAND_SIZE) / HAND_SIZE
            found[number] = now + behind * goes_on
    return found


def likely_behind(lead: float, left: int) -> float:
    """How likely a seat that is behind by so much Power, or ahead, is so as the chapter ends."""
    if not left:
        return float(lead >= 0)
    return 0.5 + 0.5 * _leaning((lead + 0.5) / (1.0 + left))


def _leaning(lead: float) -> float:
    """From -1 over 0 to 1."""
    return lead / (1.0 + abs(lead))


def _declared(
    table: ArcsTable, chance: dict[str, Prospects], bonuses: Sequence[int]
) -> list[float]:
    """What every seat can expect of the ambitions with markers."""
    found = [0.0] * len(table.seats)
    for ambition, markers in table.boxes.items():
        values = [table.marker_value(marker) for marker in markers]
        high, low = sum([value for value, _ in values]), sum([value for _, value in values])
        for number, power in enumerate(chance[ambition].power(high, low, bonuses)):
            found[number] += power
    return found


@cache
def can_be_declared(hand: tuple[str, ...]) -> Sequence[str]:
    numbers = sorted({CARDS[card].number for card in hand})
    if ANY_AMBITION in numbers:
        return AMBITIONS
    return [AMBITION_OF_NUMBER[number] for number in numbers if number in AMBITION_OF_NUMBER]


@cache
def quality(hand: tuple[str, ...]) -> float:
    """How much better a hand is than average cards."""
    return sum([keeping(card) - AVERAGE_CARD for card in hand if card != HIDDEN])


@dataclass(slots=True)
class OnMap:
    """What the map shows of a seat: cities off its board, starports, damaged buildings, those
    under a rival's control, rival cities and gates under its own, free building slots, buildings
    that a rival can reach in a move with more fresh ships than stand there; and the cities that it
    can tax for each ambition.
    """

    cities: int = 0
    ports: int = 0
    damaged: int = 0
    occupied: int = 0
    taxable: int = 0
    gates: int = 0
    room: int = 0
    threatened: int = 0
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def taxed(self) -> tuple[int | tuple[str, int], ...]:
        """All that ambitions follow from."""
        return (self.cities, *self.sources.items())

    def can_tax(self, ambition: str) -> None:
        """One more city to tax for an ambition."""
        self.sources[ambition] = self.sources.get(ambition, 0) + 1


def on_map(table: ArcsTable) -> list[OnMap]:
    seats = table.seats
    found = [OnMap() for _ in seats]
    held = rulers(table)
    near = neighbours(table.out)
    own: list[set[str]] = [set(seat.fresh) for seat in seats]
    taken: dict[str, int] = {}
    free: list[Building] = []
    for seat in seats:
        for owner, pieces in enumerate(seat.trophies):
            found[owner].cities += pieces[CITY_PLACE]
    for each in table.buildings:
        owner, system = each.seat, each.system
        taken[system] = taken.get(system, 0) + 1
        if not table.is_seat(owner):
            free.append(each)
            continue
        here = found[owner]
        own[owner].add(system)
        ruler = held.get(system, NOBODY)
        is_city = each.kind == CITY
        here.threatened += _is_threatened(seats, owner, system, near[system])
        here.cities += is_city
        here.ports += not is_city
        here.damaged += not each.fresh
        ambition = AMBITION_AT[system] if is_city else ""
        if ambition:
            here.can_tax(ambition)
        if ruler not in (NOBODY, owner):
            here.occupied += 1
            found[ruler].taxable += is_city
            if ambition:
                found[ruler].can_tax(ambition)
    for each in free:
        for number, here in enumerate(found):
            if each.kind == CITY and _may_tax_free(table, number, each.system, held, own[number]):
                here.taxable += 1
                if AMBITION_AT[each.system]:
                    here.can_tax(AMBITION_AT[each.system])
    for system, ruler in held.items():
        if ruler != NOBODY and not SLOTS[system]:
            found[ruler].gates += 1
    for here, systems in zip(found, own, strict=True):
        here.room = sum([SLOTS[system] - taken.get(system, 0) for system in systems])
    return found


def rulers(table: ArcsTable) -> dict[str, int]:
    """ARCS-1.3: who controls each system with fresh ships."""
    most: dict[str, int] = {}
    held: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        for system, ships in seat.fresh.items():
            highest = most.get(system, 0)
            if ships > highest:
                most[system], held[system] = ships, number
            elif ships == highest:
                held[system] = NOBODY
    if table.rules.modifiers:
        held = {system: table.controller(system) for system in held}
    for system in table.reach.fresh:
        held[system] = NOBODY
    return held


def _may_tax_free(
    table: ArcsTable, number: int, system: str, held: Mapping[str, int], own: Collection[str]
) -> bool:
    """REACH-6.1: whether a seat controls a Free city's system in its turn, maybe by the Empire."""
    if system in table.reach.fresh:
        return system in own and table.reach.is_regent(number)
    return held.get(system, NOBODY) == number


def _is_threatened(seats: Sequence[Seat], owner: int, system: str, beside: Sequence[str]) -> bool:
    """Whether a rival has more fresh ships there or beside than the owner has there."""
    guards = seats[owner].fresh.get(system, 0)
    for rival, seat in enumerate(seats):
        if rival != owner:
            fresh = seat.fresh
            near = sum([fresh[place] for place in beside if place in fresh])
            if near + fresh.get(system, 0) > guards:
                return True
    return False


def _courts(table: ArcsTable) -> list[tuple[float, float]]:
    """For every seat what leading Court cards promises, and how many agents lie on others."""
    leading, others = [0.0] * len(table.seats), [0.0] * len(table.seats)
    for offer in table.court:
        if offer.card and any(offer.agents):
            leader = offer.leader()
            for number, agents in enumerate(offer.agents):
                if number == leader:
                    leading[number] += 0.5 + (offer.card not in VOX and offer.card != COUNCIL)
                    leading[number] += 0.5 * (sum(offer.agents) - agents)
                else:
                    others[number] += agents
    return list(zip(leading, others, strict=True))
