"""What clicks, wheel and drags mean on the map, for each kind of decision.

`Intentions` holds what a person is about to do: troops put down, an attack, a move, cards picked.
It answers through its host and draws nothing; what is legal the decision's options say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from engine.core.decision import Decision, NumberRange, Option
from engine.ui.select.selection import SelectionHost
from games.risk.board import NAMES, SIZE
from games.risk.fight import capture_on
from games.risk.moves import (
    END_ATTACKS,
    END_TURN,
    KEEP_CARDS,
    MOST_DICE,
    Attack,
    Attacks,
    Claim,
    Fortify,
    Occupy,
    Placements,
    PlaceTroops,
    Redeem,
    TakeBonus,
)
from games.risk.scene.choosing import (
    NO_ATTACKS,
    Draft,
    RollingOrders,
    best_set,
    best_source,
    doors,
    fortify_ways,
)
from games.risk.state import RiskTable

PER_CLICK: Final = (1, 5, 0)
"""Troops put down by one click; 0 stands for all that are left."""


class RiskSelectionHost(SelectionHost[RiskTable], Protocol):
    """Whoever sits there, who can also end what still plays."""

    def catch_up(self) -> None:
        """End what still plays: the table lies as it is."""


@dataclass(slots=True)
class Choice:
    """What is chosen now."""

    source: int | None = None
    target: int | None = None
    dice: int = MOST_DICE
    stop_at: int = 3
    count: int = 1
    cards: tuple[int, ...] = ()

    @property
    def pair(self) -> tuple[int, int] | None:
        """Source and target, once both are chosen."""
        if self.source is None or self.target is None:
            return None
        return self.source, self.target

    def clear(self) -> None:
        """No source and no target."""
        self.source = self.target = None


class Placing:
    """Troops put down on own territories, to be confirmed all at once.

    Starting troops are put down one a turn; `resting` is where the next ones go by themselves, and
    how many.
    """

    def __init__(self, host: RiskSelectionHost) -> None:
        self.draft: Draft | None = None
        self.per_click = PER_CLICK[0]
        self.resting: tuple[int, int] | None = None
        self._host = host

    def renew(self, decision: Decision | None, reserve: int) -> None:
        """Another decision, with so many troops to place: a draft that fits it is kept."""
        if decision is None or decision.kind != "reinforce":
            self.draft = None
        elif self.draft is None or self.draft.total != reserve:
            self.draft = Draft(reserve)

    @property
    def step(self) -> int:
        """How many a click puts down."""
        return self.per_click or (0 if self.draft is None else self.draft.left)

    def start_on(self, territory: int) -> None:
        """A starting troop there now, and as many as a click puts down in the turns to come."""
        seat = self._host.table.seat
        count = min(self.per_click or SIZE**2, self._host.table.reserves[seat])
        self.resting = (territory, count - 1) if count > 1 else None
        self._host.submit(PlaceTroops(territory, 1))

    def follow_orders(self) -> None:
        """The next starting troop goes where the last one went, if more are to."""
        decision = self._host.decision
        if self.resting is None or decision is None or decision.kind != "place":
            return
        (place, left), self.resting = self.resting, None
        option = PlaceTroops(place, 1)
        if option in decision.options:
            self.resting = (place, left - 1) if left > 1 else None
            self._host.submit(option)

    def stop(self) -> None:
        """The next starting troop is put down by hand."""
        self.resting = None
        self._host.refresh()

    def put(self, territory: int, count: int) -> None:
        """Puts down up to so many, or takes up as many for less than 0."""
        if self.draft is not None:
            self.draft.add(territory, count)
            self._host.refresh()

    def take_up(self, territory: int) -> None:
        """As many as a click puts down."""
        if self.draft is not None:
            there = self.draft.at(territory)
            self.put(territory, -min(self.per_click or there, there))

    def pick_step(self, index: int) -> None:
        """How many troops a click puts down."""
        self.per_click = PER_CLICK[index]
        self._host.refresh()

    def spread(self) -> None:
        """The rest over the territories with somebody else beside them."""
        table = self._host.table
        if self.draft is not None:
            self.draft.spread(doors(table, table.seat) or list(table.territories_of(table.seat)))
            self._host.refresh()

    def clear(self) -> None:
        """Take up all troops put down."""
        if self.draft is not None:
            self.draft.clear()
            self._host.refresh()

    def undo(self) -> bool:
        """Take back the last troops put down; whether there were any."""
        if self.draft is None or not self.draft.can_undo:
            return False
        self.draft.undo()
        self._host.refresh()
        return True

    def confirm(self) -> None:
        """Place the troops as put down; what is refused stays put down."""
        draft = self.draft
        if draft is None or not draft.is_complete:
            return
        if all(self._host.submit(answer) for answer in draft.answers()) and self.draft is draft:
            self.draft = None


class Attacking:
    """From where to where to attack, with how many dice, and orders to roll on."""

    def __init__(self, host: RiskSelectionHost, choice: Choice) -> None:
        self.orders: RollingOrders | None = None
        self.front: int | None = None
        self._host = host
        self._choice = choice

    @property
    def options(self) -> Attacks:
        """The attacks that may be made; none when something else is to be decided."""
        decision = self._host.decision
        options = None if decision is None else decision.options
        return options if isinstance(options, Attacks) else NO_ATTACKS

    def renew(self, *, is_going_on: bool) -> None:
        """Keeps of the choice what can still be attacked; a territory just taken is its source."""
        choice, attacks = self._choice, self.options
        if not is_going_on:
            choice.clear()
            self.front = None
        if self.front is not None:
            choice.source, choice.target, self.front = self.front, None, None
        if choice.source not in attacks.sources:
            choice.clear()
        source = choice.source
        if source is None or choice.target not in attacks.targets(source):
            choice.target = None
            self.orders = None
        if source is not None:
            most, troops = attacks.most_dice(source), self._host.table.troops[source]
            choice.dice = max(1, min(choice.dice, most)) if choice.target is not None else most
            choice.stop_at = max(1, min(choice.stop_at, troops - 1))

    def choose(self, territory: int) -> None:
        """A source, a target, or the target once more: roll."""
        choice, table, attacks = self._choice, self._host.table, self.options
        self.orders = None
        if table.owners[territory] == table.seat:
            self._choose_source(territory)
            return
        if territory == choice.target:
            self.roll_once()
            return
        source = choice.source
        if source is None or territory not in attacks.targets(source):
            source = best_source(table, attacks, territory)
        if source is None:
            self._host.refuse(f"Nothing of yours can attack {NAMES[territory]}")
            return
        self.aim(source, territory)

    def aim(self, source: int, target: int) -> None:
        """From there against that, with as many dice as can be."""
        choice = self._choice
        choice.source, choice.target = source, target
        choice.dice = self.options.most_dice(source)
        choice.stop_at = max(1, min(4, self._host.table.troops[source] - 1))
        self._host.refresh()

    def _choose_source(self, territory: int) -> None:
        name = NAMES[territory]
        if territory in self.options.sources:
            self._choice.source, self._choice.target = territory, None
            self._host.refresh()
        elif self._host.table.troops[territory] < 2:
            self._host.refuse(f"{name} has only one troop: it has to stay")
        else:
            self._host.refuse(f"{name} has no enemy beside it")

    def set_dice(self, dice: int) -> None:
        """So many dice for the next roll."""
        self._choice.dice = dice
        self._host.refresh()

    def set_stop(self, troops: int) -> None:
        """How many troops must stay on the source at least, when rolling on."""
        self._choice.stop_at = troops
        self._host.refresh()

    def roll_once(self) -> None:
        """One roll with the dice chosen."""
        self._host.catch_up()
        if self._choice.pair is not None and self.options is not NO_ATTACKS:
            self._host.submit(Attack(*self._choice.pair, self._choice.dice))

    def roll_on(self, stop_at: int) -> None:
        """Roll until the territory falls, or no more than so many troops are left."""
        self._host.catch_up()
        if self._choice.pair is not None:
            self.orders = RollingOrders(*self._choice.pair, MOST_DICE, stop_at)
            self.follow_orders()

    def follow_orders(self) -> None:
        """The next roll of the orders given, if there is one."""
        if self.orders is None:
            return
        attack = self.orders.next_attack(self._host.table, self._host.decision)
        if attack is None:
            self.stop()
        else:
            self._host.submit(attack)

    def stop(self) -> None:
        """Roll no further."""
        self.orders = None
        self._host.refresh()

    def end(self) -> None:
        """No more attacks."""
        self.orders = None
        self._host.submit(END_ATTACKS)


class Moving:
    """Troops moved into what was taken, or to fortify."""

    def __init__(self, host: RiskSelectionHost, choice: Choice) -> None:
        self._host = host
        self._choice = choice

    @property
    def ways(self) -> dict[int, dict[int, int]]:
        """Where troops may be moved when fortifying."""
        decision = self._host.decision
        return {} if decision is None else fortify_ways(decision)

    @property
    def limits(self) -> tuple[int, int]:
        """How many troops may move at least and at most."""
        decision, pair = self._host.decision, self._choice.pair
        if decision is not None and isinstance(decision.options, NumberRange):
            return decision.options.low, decision.options.high
        return (1, 1) if pair is None else (1, self.ways.get(pair[0], {}).get(pair[1], 1))

    def set_count(self, count: int) -> bool:
        """So many troops move."""
        low, high = self.limits
        self._choice.count = max(low, min(high, count))
        self._host.refresh()
        return True

    def choose_count(self, territory: int) -> None:
        """One more on the target, one less on the source."""
        by = {self._choice.target: 1, self._choice.source: -1}.get(territory)
        if by is not None:
            self.set_count(self._choice.count + by)

    def choose(self, territory: int) -> None:
        """A source, a target, or the target once more: one troop more."""
        choice, ways = self._choice, self.ways
        if choice.source is not None and territory in ways.get(choice.source, {}):
            if choice.target == territory:
                self.choose_count(territory)
                return
            choice.target = territory
            choice.count = self.limits[1]
        elif territory in ways:
            choice.source, choice.target = territory, None
        elif self._host.table.owners[territory] == self._host.table.seat:
            why = "has no troops to send, or nowhere to send them"
            self._host.refuse(f"{NAMES[territory]} {why}")
        else:
            self._host.refuse(f"{NAMES[territory]} is not yours")
        self._host.refresh()

    def move_in(self) -> None:
        """Occupy with the number chosen."""
        self._host.submit(Occupy(self._choice.count))

    def fortify(self) -> None:
        """Move the troops chosen; the turn is over."""
        if self._choice.pair is not None:
            self._host.submit(Fortify(*self._choice.pair, self._choice.count))

    def end_turn(self) -> None:
        """No fortification."""
        self._host.submit(END_TURN)


class Trading:
    """The cards picked to be traded."""

    def __init__(self, host: RiskSelectionHost, choice: Choice) -> None:
        self._host = host
        self._choice = choice

    @property
    def option(self) -> Redeem | None:
        """The set picked, if it can be traded."""
        decision, cards = self._host.decision, set(self._choice.cards)
        options = () if decision is None or decision.kind != "redeem" else decision.options
        sets = (option for option in options if isinstance(option, Redeem))
        return next((option for option in sets if set(option.cards) == cards), None)

    def pick(self, card: int) -> None:
        """A card into the set to trade, or out of it."""
        cards = self._choice.cards
        if card in cards:
            self._choice.cards = tuple(each for each in cards if each != card)
        else:
            self._choice.cards = (*cards[-2:], card)
        self._host.refresh()

    def trade(self) -> None:
        """Trade the set picked."""
        if self.option is not None:
            self._host.submit(self.option)

    def keep(self) -> None:
        """Trade nothing (more)."""
        self._host.submit(KEEP_CARDS)


class Intentions:
    """A person's choices for the pending decision; `renew` fits them to a new one.

    `hinted` is what a hint told for this decision; `has_stalled` says that the attacks are over
    because none is left.
    """

    def __init__(self, host: RiskSelectionHost) -> None:
        self.hinted: Option | None = None
        self.has_stalled = False
        self.host = host
        self.choice = Choice()
        self.placing = Placing(host)
        self.attacking = Attacking(host, self.choice)
        self.moving = Moving(host, self.choice)
        self.trading = Trading(host, self.choice)
        self._last_kind = ""

    @property
    def kind(self) -> str:
        """The kind of the pending decision, empty when no person has to act."""
        decision = self.host.decision
        return "" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        decision = self.host.decision
        return self.host.table.seat if decision is None else decision.seat

    def renew(self) -> None:
        """The decision is another one: keep what still makes sense."""
        kind, table, choice = self.kind, self.host.table, self.choice
        self.hinted = None
        self.placing.renew(self.host.decision, table.reserves[self.seat])
        if kind == "attack":
            self.attacking.renew(is_going_on=self._last_kind in ("attack", "occupy"))
        elif kind == "occupy":
            capture = capture_on(table)
            assert capture is not None
            self.attacking.orders = None
            choice.source, choice.target = capture
            choice.count = self.moving.limits[1]
            self.attacking.front = choice.target
        elif kind == "redeem":
            choice.cards = best_set(table.hands[self.seat], table, self.seat) or ()
        elif kind:
            choice.clear()
        self._last_kind = kind or self._last_kind

    # -- the map ------------------------------------------------------------------------------

    def click(self, territory: int) -> None:
        """A click on a territory."""
        action: dict[str, Callable[[int], None]] = {
            "claim": self._claim,
            "place": self._put_down,
            "reinforce": self._put_down,
            "bonus": self._take_bonus,
            "attack": self.attacking.choose,
            "occupy": self.moving.choose_count,
            "fortify": self.moving.choose,
        }
        if self.kind in action:
            action[self.kind](territory)

    def right_click(self, territory: int) -> None:
        """The right button takes back: troops put down, or what is chosen."""
        if self.placing.draft is not None:
            self.placing.take_up(territory)
        else:
            self.clear()

    def turn(self, territory: int, notches: int) -> bool:
        """The wheel over a territory; False when it means nothing there."""
        if self.placing.draft is not None and self._is_own(territory):
            self.placing.put(territory, notches)
            return True
        if self.kind in ("occupy", "fortify") and self.choice.target is not None:
            is_end = territory in (self.choice.source, self.choice.target)
            return is_end and self.moving.set_count(self.choice.count + notches)
        return False

    def drag(self, territory: int, steps: int) -> bool:
        """A drag from a territory up or down; with 0 steps whether it means anything there."""
        if self.placing.draft is None or not self._is_own(territory):
            return False
        if steps:
            self.placing.put(territory, steps)
        return True

    def aim(self, source: int, target: int | None) -> bool:
        """A drag from one territory is over another, or over none; whether it means anything."""
        choice, targets = self.choice, self._targets(source)
        if not targets:
            return False
        if target not in targets:
            choice.source, choice.target = source, None
        elif (source, target) != choice.pair and self.kind == "attack":
            self.attacking.aim(source, target)
        elif (source, target) != choice.pair:
            choice.source, choice.target = source, target
            choice.count = self.moving.limits[1]
        self.host.refresh()
        return True

    def let_fly(self, source: int, target: int | None) -> None:
        """A drag ended: on something that cannot be reached it says so."""
        if self.choice.target is None and target not in (None, source):
            assert target is not None
            verb = "attack" if self.kind == "attack" else "send troops to"
            self.host.refuse(f"{NAMES[source]} cannot {verb} {NAMES[target]}")

    def _targets(self, source: int) -> tuple[int, ...]:
        """Where troops of a territory may attack, or may go."""
        if self.kind == "attack":
            return self.attacking.options.targets(source)
        return tuple(self.moving.ways.get(source, ())) if self.kind == "fortify" else ()

    def clear(self) -> bool:
        """Nothing is chosen any more; whether anything was."""
        had = self.choice.source is not None and self.kind in ("attack", "fortify")
        if had:
            self.choice.clear()
            self.attacking.stop()
        return had

    def legal(self) -> tuple[int, ...]:
        """The territories that a click can mean something on now."""
        decision, source = self.host.decision, self.choice.source
        options = () if decision is None else decision.options
        match self.kind:
            case "claim" | "bonus":
                named = (each for each in options if isinstance(each, Claim | TakeBonus))
                return tuple(option.territory for option in named)
            case "place" | "reinforce":
                return options.territories if isinstance(options, Placements) else ()
            case "attack":
                attacks = self.attacking.options
                return attacks.sources if source is None else attacks.targets(source)
            case "fortify":
                ways = self.moving.ways
                return tuple(ways if source is None else ways.get(source, ()))
        return ()

    def _is_own(self, territory: int) -> bool:
        return self.host.table.owners[territory] == self.seat

    def _claim(self, territory: int) -> None:
        if territory in self.legal():
            self.host.submit(Claim(territory))
        else:
            self.host.refuse(f"{NAMES[territory]} is already claimed")

    def _put_down(self, territory: int) -> None:
        if not self._is_own(territory):
            self.host.refuse(f"{NAMES[territory]} is not yours")
        elif self.kind == "place":
            self.placing.start_on(territory)
        else:
            self.placing.put(territory, self.placing.step)

    def _take_bonus(self, territory: int) -> None:
        if territory in self.legal():
            self.host.submit(TakeBonus(territory))
        else:
            self.host.refuse(f"{NAMES[territory]} is not on one of these cards")
