"""What a person has chosen at a table of Risk, and what clicks, wheel and drags make of it.

A territory is the part ("land", number), a card ("card", number). Beyond what every selection does:
a target may be named before its source, and orders go on answering by themselves.

Pure: it knows the table and the decision, not the screen. Nothing here is legal by itself; what
is submitted is checked by the match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from engine.core.decision import Decision, NumberRange, Option
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.table.selection import Draft, OptionPath, OptionPaths, Part, Selection, SelectionHost
from games.risk import moves
from games.risk.account import capture_on
from games.risk.board import HIDDEN, SIZE, TERRITORY, Cards, CardSet, is_wild, sets_in
from games.risk.odds import battle_odds
from games.risk.state import NEUTRAL, NOBODY, RiskTable
from games.risk.text import why_not_there


@dataclass(frozen=True, slots=True)
class PlacingOrders:
    """To go on putting a starting troop on one place each turn until `stop_at` are in hand."""

    territory: int
    seat: int
    stop_at: int
    waits: ClassVar = True

    def left(self, table: RiskTable) -> int:
        return table.reserves[self.seat] - self.stop_at

    def next_answer(self, table: RiskTable, decision: Decision | None) -> moves.PlaceTroops | None:
        """The next troop put down; None when the orders have been carried out."""
        option = moves.PlaceTroops(self.territory, 1)
        is_asked = decision is not None and decision.kind == "place" and option in decision.options
        return option if is_asked and self.left(table) > 0 else None


@dataclass(frozen=True, slots=True)
class ClaimingOrders:
    """To claim in each turn what a lot draws, until no territory is free."""

    seat: int
    draw: Callable[[Sequence[Option]], Option]
    waits: ClassVar = True

    def next_answer(self, table: RiskTable, decision: Decision | None) -> Option | None:
        """What is drawn; None when there is nothing to claim."""
        is_asked = decision is not None and decision.kind == "claim" and decision.seat == self.seat
        return self.draw(decision.options) if decision is not None and is_asked else None


@dataclass(frozen=True, slots=True)
class SpreadingOrders:
    """To put a starting troop in each turn where the fewest stand at a border."""

    seat: int
    waits: ClassVar = True

    def next_answer(self, table: RiskTable, decision: Decision | None) -> moves.PlaceTroops | None:
        """The next troop put down; None when all have been."""
        if decision is None or decision.kind != "place" or decision.seat != self.seat:
            return None
        places = doors(table, self.seat) or list(table.territories_of(self.seat))
        return moves.PlaceTroops(min(places, key=table.troops.__getitem__), 1)


@dataclass(frozen=True, slots=True)
class RollingOrders:
    """To go on rolling from a source against a target until no more than `stop_at` stay."""

    source: int
    target: int
    stop_at: int
    waits: ClassVar = False

    def next_answer(self, table: RiskTable, decision: Decision | None) -> moves.Attack | None:
        """The next roll of these orders; None when they have been carried out."""
        if decision is None or decision.kind != "attack" or decision.seat != table.seat:
            return None
        troops = table.troops[self.source]
        dice = min(moves.MOST_DICE, troops - 1)
        if troops <= self.stop_at or dice < 1:
            return None
        attack = moves.Attack(self.source, self.target, dice)
        return attack if attack in decision.options else None


Orders = PlacingOrders | ClaimingOrders | SpreadingOrders | RollingOrders

NO_ATTACKS: Final = moves.Attacks(NOBODY, [NEUTRAL] * SIZE, [0] * SIZE)


def best_source(table: RiskTable, attacks: moves.Attacks, target: int) -> int | None:
    """The territory from which a target is best attacked: the one with most troops."""
    sources = attacks.sources_against(target)
    return max(sources, key=lambda place: (table.troops[place], -place), default=None)


def win_chance(table: RiskTable, source: int, target: int) -> float:
    """The exact chance to conquer a target with everything on a source."""
    return battle_odds().win(table.troops[source] - 1, table.troops[target])


def best_set(hand: Cards, table: RiskTable, seat: int) -> CardSet | None:
    """The set to trade: one that shows an own territory, and keeps the wild cards if it can."""

    def worth(cards: CardSet) -> tuple[bool, int]:
        has_match = any(not is_wild(card) and table.owners[card] == seat for card in cards)
        return (has_match, -sum(map(is_wild, cards)))

    return max(sets_in(hand), key=worth, default=None)


def doors(table: RiskTable, seat: int) -> list[int]:
    """The own territories with somebody else's beside them, for spreading troops."""
    return [place for place in table.territories_of(seat) if table.is_border(place)]


PER_CLICK: Final = (1, 5, 0)
"""Troops put down by one click; 0 stands for all that are left."""

STOP_AT: Final = 4
"""How many troops stay at least when rolling on, unless another number is set."""

PAIRED: Final = frozenset(("attack", "fortify"))
"""Kinds in which a source is chosen, then a target."""


def land(territory: int) -> Part:
    """A territory as it is pointed at."""
    return ("land", territory)


class RiskSelection(Selection[RiskTable]):
    """What is chosen of a decision in Risk, and what goes on by itself.

    `orders` are answers to come, `per_click` the troops that a click puts down, `hinted` is what a
    hint told; `has_stalled` says that the attacks are over because none is left.
    """

    def __init__(self, host: SelectionHost[RiskTable], voice: Voice) -> None:
        super().__init__(host)
        self._voice = voice
        self.orders: Orders | None = None
        self.per_click = PER_CLICK[0]
        self.hinted: Option | None = None
        self.has_stalled = False
        self._asked = ""
        self._stop: tuple[tuple[int, int] | None, int] = (None, STOP_AT)

    # -- what is to be decided ----------------------------------------------------------------

    def paths_of(self, decision: Decision) -> OptionPaths:
        """Territories by themselves, as source and target, or cards in any order."""
        return OptionPaths(ways_of(decision, self.table), is_ordered=decision.kind != "redeem")

    def begin(self) -> None:
        """The best set, and what was just taken, are chosen already."""
        self.hinted = None
        if self.kind == "redeem":
            known = tuple(card for card in self.table.hands[self.seat] if card != HIDDEN)
            best = best_set(known, self.table, self.seat) or ()
            self.paths.chosen = tuple(("card", card) for card in best)
        elif self.kind == "occupy":
            self.paths.chosen = self.paths.ways[0].parts
        elif self.kind == "reinforce":
            self.draft = Draft(
                self.table.reserves[self.seat],
                lambda part, count: moves.PlaceTroops(part[1], count),
            )

    def renew(self) -> bool:
        """A film leaves what it shows chosen; attacks go on, the next from what was taken."""
        chosen, count = self.chosen, self.count
        if not super().renew():
            return False
        before, self._asked = self._asked, self.kind or self._asked
        if not self.kind and before in (*PAIRED, "occupy"):
            self.paths.chosen, self.count = chosen, count
        elif self.kind == "attack" and before in ("attack", "occupy"):
            self.paths.resume(chosen[1:] if before == "occupy" else chosen)
            self.count = count if self.chosen == chosen else ()
        return True

    @property
    def attacks(self) -> moves.Attacks:
        """The attacks that may be made; none when something else is to be decided."""
        return self.options if isinstance(self.options, moves.Attacks) else NO_ATTACKS

    # -- what is chosen -----------------------------------------------------------------------

    @property
    def source(self) -> int | None:
        """The territory that attacks, or whose troops move."""
        return self.chosen[0][1] if self.chosen else None

    @property
    def target(self) -> int | None:
        return self.chosen[1][1] if len(self.chosen) > 1 else None

    @property
    def pair(self) -> tuple[int, int] | None:
        """Source and target, once both are chosen."""
        if self.source is None or self.target is None:
            return None
        return self.source, self.target

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(number for kind, number in self.chosen if kind == "card")

    @property
    def placed(self) -> tuple[tuple[int, int], ...]:
        """The troops put down but not confirmed, by territory."""
        placed = {} if self.draft is None else self.draft.placed
        return tuple((part[1], count) for part, count in sorted(placed.items()))

    @property
    def step(self) -> int:
        """How many troops a click puts down."""
        return self.per_click or (0 if self.draft is None else self.draft.left)

    @property
    def stop_at(self) -> int:
        """How many troops must stay on the source at least, when rolling on."""
        pair, troops = self._stop
        there = 0 if self.source is None else self.table.troops[self.source]
        return max(1, min(troops if pair == self.pair else STOP_AT, there - 1))

    @property
    def legal(self) -> tuple[int, ...]:
        """The territories that a click can mean something on now."""
        lit = self.paths.lit_after(self.chosen[:1]) if self.kind in PAIRED else self.lit
        return tuple(sorted(number for kind, number in lit if kind == "land"))

    @property
    def meant(self) -> OptionPath | None:
        """The only way left; cards are redeemed with their button."""
        return None if self.kind == "redeem" else super().meant

    # -- clicks and drags ---------------------------------------------------------------------

    def click(self, part: Part) -> None:
        if not self.kind:
            return
        self.orders = None
        if self.kind == "place" and part in self.lit:
            reserve = self.table.reserves[self.seat]
            stop_at = max(0, reserve - (self.per_click or reserve))
            self.give(PlacingOrders(part[1], self.seat, stop_at))
        elif self.kind == "occupy":
            self.change(part, -1 if part == self.chosen[0] else 1)
        else:
            if part not in self.chosen:
                self._make_room(part)
            super().click(part)

    def _make_room(self, part: Part) -> None:
        """Another target takes the place of the last one, another card that of the first ones."""
        if self.kind == "redeem":
            while self.chosen and part not in self.lit:
                self.paths.take_back(self.chosen[0])
        elif part in self.paths.lit_after(self.chosen[:1]):
            self.paths.chosen = self.chosen[:1]
        elif self.kind == "attack":
            source = best_source(self.table, self.attacks, part[1])
            self.paths.chosen = self.chosen if source is None else (land(source),)

    def again(self, part: Part) -> None:
        """A second click rolls against a target, moves one troop more, gives a card back."""
        if self.kind == "redeem":
            self.paths.take_back(part)
        elif self.kind == "attack" and self.target is not None:
            self.confirm()
        elif self.kind in PAIRED:
            self.set_number(self.number + 1)
        else:
            super().again(part)

    def why_not(self, part: Part) -> str:
        if part[0] != "land":
            return self._voice.say(Message("refused-card"))
        why = why_not_there(self.table, self.kind, part[1])
        args = {"territory": TERRITORY(part[1])}
        return self._voice.say(Message(f"refused-{why}", args)) if why else ""

    def right_click(self, part: Part) -> None:
        """The right button takes back: troops put down, or what is chosen."""
        if self.draft is None:
            self.clear()
        else:
            there = self.draft.at(part)
            self.change(part, -min(self.per_click or there, there))

    def change(self, part: Part, by: int) -> bool:
        """So many troops more or less there; dice are set in the bar."""
        return self.kind != "attack" and super().change(part, by)

    def carry(self, held: Part, over: Part | None) -> bool:
        return self.kind in PAIRED and super().carry(held, over)

    def drop(self, held: Part | None, on: Part | None) -> None:
        """A drag ended: on something that cannot be reached it says so."""
        if self.target is None and held is not None and on not in (None, held):
            assert on is not None
            key = "refused-attack" if self.kind == "attack" else "refused-fortify"
            args = {"source": TERRITORY(held[1]), "target": TERRITORY(on[1])}
            self.host.refuse(self._voice.say(Message(key, args)))

    def clear(self) -> bool:
        """No source and no target any more; False when there was none."""
        if self.kind not in PAIRED:
            return False
        self.orders = None
        return super().clear()

    # -- the bar ------------------------------------------------------------------------------

    def pick_step(self, index: int) -> None:
        self.per_click = PER_CLICK[index]
        self.host.refresh()

    def spread(self) -> None:
        """The rest over the territories with somebody else beside them."""
        table = self.table
        if self.draft is not None:
            places = doors(table, table.seat) or list(table.territories_of(table.seat))
            self.draft.spread([land(place) for place in places])
            self.host.refresh()

    def take_up_all(self) -> None:
        if self.draft is not None:
            self.draft.clear()
            self.host.refresh()

    def set_stop(self, troops: int) -> None:
        self._stop = (self.pair, troops)
        self.host.refresh()

    def roll_once(self) -> None:
        self.host.catch_up()
        self.renew()
        if self.kind == "attack":
            self.confirm()

    def roll_on(self, stop_at: int) -> None:
        """Roll until the territory falls, or no more than so many troops are left."""
        self.host.catch_up()
        self.renew()
        if self.pair is not None:
            self.give(RollingOrders(*self.pair, stop_at))

    # -- orders -------------------------------------------------------------------------------

    def give(self, orders: Orders) -> None:
        """Answer by itself from now on, until that is done."""
        self.orders = orders
        self.follow_orders()

    def follow_orders(self) -> None:
        """The next answer of the orders given, if there is one; one refused ends them."""
        if self.orders is None:
            return
        decision = self.host.decision
        if decision is None and self.orders.waits:
            return
        answer = self.orders.next_answer(self.table, decision)
        if answer is None or not self.host.submit(answer):
            self.stop()

    def stop(self) -> None:
        """The next answer is given by hand."""
        self.orders = None
        self.host.refresh()


def ways_of(decision: Decision, table: RiskTable) -> Iterator[OptionPath]:
    options = decision.options
    if isinstance(options, moves.Placements):
        for place in options.territories:
            yield OptionPath((land(place),), (moves.PlaceTroops(place, 1),))
    elif isinstance(options, moves.Attacks):
        for source in options.sources:
            for target in options.targets(source):
                yield _counted(moves.Attack, source, target, options.most_dice(source))
    elif isinstance(options, moves.Fortifications):
        for way in options.ways:
            yield _counted(moves.Fortify, *way)
    elif isinstance(options, NumberRange):
        source, target = capture_on(table) or (0, 0)
        yield OptionPath.counted((land(source), land(target)), options)
    else:
        for option in options:
            if isinstance(option, moves.Redeem):
                yield OptionPath(tuple(("card", card) for card in option.cards), (option,))
            elif isinstance(option, moves.Claim | moves.TakeBonus):
                yield OptionPath((land(option.territory),), (option,))


def _counted(
    make: type[moves.Attack | moves.Fortify], source: int, target: int, most: int
) -> OptionPath:
    amount = NumberRange(partial(make, source, target), 1, most)
    return OptionPath.counted((land(source), land(target)), amount)
