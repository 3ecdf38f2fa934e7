"""What clicks, wheel and drags mean on the map, for each kind of decision.

`Intentions` holds what a person is about to do and answers through the table scene; it draws
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from engine.core.decision import Decision, NumberRange
from games.risk.board import NAMES
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
    Orders,
    best_set,
    best_source,
    doors,
    fortify_ways,
)
from games.risk.state import RiskTable

PER_CLICK: Final = (1, 5, 0)
"""Troops put down by one click; 0 stands for all that are left."""


class Player(Protocol):
    """What answers for the person: the table scene."""

    @property
    def table(self) -> RiskTable: ...

    @property
    def decision(self) -> Decision | None: ...

    def submit(self, answer: Any) -> bool:
        """Answer the pending decision."""
        ...

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        ...

    def refresh(self) -> None:
        """Show what has changed."""
        ...


@dataclass(slots=True)
class Choice:
    """What is chosen now."""

    source: int | None = None
    target: int | None = None
    dice: int = MOST_DICE
    stop_at: int = 3
    count: int = 1
    cards: tuple[int, ...] = ()


@dataclass(slots=True)
class Intentions:
    """A person's choices for the pending decision; `renew` fits them to a new one."""

    player: Player
    choice: Choice = field(default_factory=Choice)
    draft: Draft | None = None
    orders: Orders | None = None
    per_click: int = PER_CLICK[0]
    _front: int | None = None
    _last_kind: str = ""

    # -- the decision -------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of the pending decision, empty when no person has to act."""
        decision = self.player.decision
        return "" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        decision = self.player.decision
        return self.player.table.seat if decision is None else decision.seat

    @property
    def attacks(self) -> Attacks:
        """The attacks that may be made; none when something else is to be decided."""
        options = None if self.player.decision is None else self.player.decision.options
        return options if isinstance(options, Attacks) else NO_ATTACKS

    @property
    def ways(self) -> dict[int, dict[int, int]]:
        """Where troops may be moved when fortifying."""
        decision = self.player.decision
        return {} if decision is None else fortify_ways(decision)

    def renew(self) -> None:
        """The decision is another one: keep what still makes sense."""
        kind, table = self.kind, self.player.table
        choice = self.choice
        if kind != "reinforce":
            self.draft = None
        elif self.draft is None or self.draft.total != table.reserves[self.seat]:
            self.draft = Draft(table.reserves[self.seat])
        if kind == "attack":
            self._renew_attack(table)
        elif kind == "occupy":
            self._renew_occupation(table)
        elif kind == "redeem":
            choice.cards = best_set(table.hands[self.seat], table, self.seat) or ()
        elif kind:
            choice.source = choice.target = None
        if kind:
            self._last_kind = kind

    def _renew_attack(self, table: RiskTable) -> None:
        choice = self.choice
        if self._last_kind not in ("attack", "occupy"):
            choice.source = choice.target = self._front = None
        if self._front is not None:
            choice.source, choice.target = self._front, None
            self._front = None
        source, target, attacks = choice.source, choice.target, self.attacks
        if source not in attacks.sources:
            choice.source = choice.target = source = None
        if source is None or target not in attacks.targets(source):
            choice.target = None
        if source is not None:
            most = attacks.most_dice(source)
            choice.dice = max(1, min(choice.dice, most)) if choice.target is not None else most
            choice.stop_at = max(1, min(choice.stop_at, table.troops[source] - 1))
        if choice.target is None:
            self.orders = None

    def _renew_occupation(self, table: RiskTable) -> None:
        capture = capture_on(table)
        assert capture is not None
        self.orders = None
        self.choice.source, self.choice.target = capture
        self.choice.count = self.limits[1]
        self._front = self.choice.target

    # -- the map ------------------------------------------------------------------------------

    def click(self, territory: int) -> None:
        """A click on a territory."""
        action: dict[str, Callable[[int], None]] = {
            "claim": self._claim,
            "place": self._place_one,
            "reinforce": lambda place: self._put(place, self._step(place)),
            "bonus": self._take_bonus,
            "attack": self._choose_attack,
            "occupy": self._choose_count,
            "fortify": self._choose_fortify,
        }
        if self.kind in action:
            action[self.kind](territory)

    def right_click(self, territory: int) -> None:
        """The right button takes back: troops put down, or what is chosen."""
        if self.draft is not None:
            step = self.per_click or self.draft.at(territory)
            self._put(territory, -min(step, self.draft.at(territory)))
        else:
            self.clear()

    def turn(self, territory: int, notches: int) -> bool:
        """The wheel over a territory; False when it means nothing there."""
        if self.draft is not None and self._is_own(territory):
            self._put(territory, notches)
            return True
        if self.kind in ("occupy", "fortify") and self.choice.target is not None:
            is_end = territory in (self.choice.source, self.choice.target)
            return is_end and self.set_count(self.choice.count + notches)
        return False

    def drag(self, territory: int, steps: int) -> bool:
        """A drag from a territory up or down; with 0 steps whether it means anything there."""
        if self.draft is None or not self._is_own(territory):
            return False
        if steps:
            self._put(territory, steps)
        return True

    def clear(self) -> bool:
        """Nothing is chosen any more; whether anything was."""
        had = self.choice.source is not None and self.kind in ("attack", "fortify")
        if had:
            self.choice.source = self.choice.target = None
            self.orders = None
            self.player.refresh()
        return had

    def legal(self) -> tuple[int, ...]:
        """The territories that a click can mean something on now."""
        decision, source = self.player.decision, self.choice.source
        options = () if decision is None else decision.options
        match self.kind:
            case "claim" | "bonus":
                named = (each for each in options if isinstance(each, Claim | TakeBonus))
                return tuple(option.territory for option in named)
            case "place" | "reinforce":
                return options.territories if isinstance(options, Placements) else ()
            case "attack":
                return self.attacks.sources if source is None else self.attacks.targets(source)
            case "fortify":
                return tuple(self.ways) if source is None else tuple(self.ways.get(source, ()))
        return ()

    def _is_own(self, territory: int) -> bool:
        return self.player.table.owners[territory] == self.seat

    def _claim(self, territory: int) -> None:
        if territory not in self.legal():
            self.player.refuse(f"{NAMES[territory]} is already claimed")
        else:
            self.player.submit(Claim(territory))

    def _place_one(self, territory: int) -> None:
        if self._is_own(territory):
            self.player.submit(PlaceTroops(territory, 1))
        else:
            self.player.refuse(f"{NAMES[territory]} is not yours")

    def _take_bonus(self, territory: int) -> None:
        if territory in self.legal():
            self.player.submit(TakeBonus(territory))
        else:
            self.player.refuse(f"{NAMES[territory]} is not on one of these cards")

    def _step(self, territory: int) -> int:
        assert self.draft is not None
        return self.per_click or self.draft.left

    def _put(self, territory: int, count: int) -> None:
        assert self.draft is not None
        if not self._is_own(territory):
            self.player.refuse(f"{NAMES[territory]} is not yours")
            return
        self.draft.add(territory, count)
        self.player.refresh()

    # -- attacking ----------------------------------------------------------------------------

    def _choose_attack(self, territory: int) -> None:
        choice, table, attacks = self.choice, self.player.table, self.attacks
        self.orders = None
        if self._is_own(territory):
            if territory in attacks.sources:
                self._take_source(territory)
            elif table.troops[territory] < 2:
                self.player.refuse(f"{NAMES[territory]} has only one troop: it has to stay")
            else:
                self.player.refuse(f"{NAMES[territory]} has no enemy beside it")
            return
        if territory == choice.target and choice.source is not None:
            self.roll_once()
            return
        if choice.source is None or territory not in attacks.targets(choice.source):
            source = best_source(table, attacks, territory)
            if source is None:
                self.player.refuse(f"Nothing of yours can attack {NAMES[territory]}")
                return
            self._take_source(source)
        choice.target = territory
        assert choice.source is not None
        choice.dice = attacks.most_dice(choice.source)
        choice.stop_at = max(1, min(4, table.troops[choice.source] - 1))
        self.player.refresh()

    def _take_source(self, territory: int) -> None:
        self.choice.source, self.choice.target = territory, None
        self.player.refresh()

    @property
    def has_target(self) -> bool:
        """Whether an attack, or a move, is chosen."""
        return self.choice.source is not None and self.choice.target is not None

    def set_dice(self, dice: int) -> None:
        """So many dice for the next roll."""
        self.choice.dice = dice
        self.player.refresh()

    def set_stop(self, troops: int) -> None:
        """How many troops must stay on the source at least, when rolling on."""
        self.choice.stop_at = troops
        self.player.refresh()

    def roll_once(self) -> None:
        """One roll with the dice chosen."""
        choice = self.choice
        if self.kind == "attack" and choice.source is not None and choice.target is not None:
            self.player.submit(Attack(choice.source, choice.target, choice.dice))

    def roll_on(self, stop_at: int) -> None:
        """Roll until the territory falls, or no more than so many troops are left."""
        choice = self.choice
        if self.kind == "attack" and choice.source is not None and choice.target is not None:
            self.orders = Orders(choice.source, choice.target, MOST_DICE, stop_at)
            self.follow_orders()

    def follow_orders(self) -> bool:
        """The next roll of the orders given; whether there was one."""
        if self.orders is None:
            return False
        attack = self.orders.next_attack(self.player.table, self.player.decision)
        if attack is None:
            self.orders = None
            self.player.refresh()
            return False
        return self.player.submit(attack)

    def stop(self) -> None:
        """Roll no further."""
        self.orders = None
        self.player.refresh()

    # -- moving troops ------------------------------------------------------------------------

    @property
    def limits(self) -> tuple[int, int]:
        """How many troops may move at least and at most."""
        decision = self.player.decision
        if decision is not None and isinstance(decision.options, NumberRange):
            return decision.options.low, decision.options.high
        choice = self.choice
        if self.kind == "fortify" and choice.source is not None and choice.target is not None:
            return 1, self.ways.get(choice.source, {}).get(choice.target, 1)
        return 1, 1

    def set_count(self, count: int) -> bool:
        """So many troops move."""
        low, high = self.limits
        self.choice.count = max(low, min(high, count))
        self.player.refresh()
        return True

    def _choose_count(self, territory: int) -> None:
        if territory == self.choice.target:
            self.set_count(self.choice.count + 1)
        elif territory == self.choice.source:
            self.set_count(self.choice.count - 1)

    def move_in(self) -> None:
        """Occupy with the number chosen."""
        self.player.submit(Occupy(self.choice.count))

    def _choose_fortify(self, territory: int) -> None:
        choice, ways = self.choice, self.ways
        if choice.source is not None and territory in ways.get(choice.source, {}):
            if choice.target == territory:
                self.set_count(choice.count + 1)
                return
            choice.target = territory
            choice.count = self.limits[1]
        elif territory in ways:
            choice.source, choice.target = territory, None
        elif self._is_own(territory):
            self.player.refuse(f"{NAMES[territory]} has no troops to send, or nowhere to send them")
        else:
            self.player.refuse(f"{NAMES[territory]} is not yours")
        self.player.refresh()

    def fortify(self) -> None:
        """Move the troops chosen; the turn is over."""
        choice = self.choice
        if choice.source is not None and choice.target is not None:
            self.player.submit(Fortify(choice.source, choice.target, choice.count))

    # -- placing ------------------------------------------------------------------------------

    def pick_step(self, index: int) -> None:
        """How many troops a click puts down."""
        self.per_click = PER_CLICK[index]
        self.player.refresh()

    def spread(self) -> None:
        """The rest over the territories with somebody else beside them."""
        if self.draft is not None:
            table = self.player.table
            places = doors(table, self.seat) or list(table.territories_of(self.seat))
            self.draft.spread(places)
            self.player.refresh()

    def clear_draft(self) -> None:
        """Take up all troops put down."""
        if self.draft is not None:
            self.draft.clear()
            self.player.refresh()

    def undo_draft(self) -> bool:
        """Take back the last troops put down; whether there were any."""
        if self.draft is None or not self.draft.can_undo:
            return False
        self.draft.undo()
        self.player.refresh()
        return True

    def confirm(self) -> None:
        """Place the troops as put down."""
        if self.draft is not None and self.draft.is_complete:
            answers, self.draft = self.draft.answers(), None
            for answer in answers:
                if not self.player.submit(answer):
                    return

    # -- cards --------------------------------------------------------------------------------

    def pick_card(self, card: int) -> None:
        """A card into the set to trade, or out of it."""
        cards = self.choice.cards
        if card in cards:
            self.choice.cards = tuple(each for each in cards if each != card)
        else:
            self.choice.cards = (*cards[-2:], card)
        self.player.refresh()

    @property
    def is_set_chosen(self) -> bool:
        """Whether the cards picked can be traded."""
        return self._redeem() is not None

    def _redeem(self) -> Redeem | None:
        decision, cards = self.player.decision, self.choice.cards
        if decision is None or decision.kind != "redeem":
            return None
        for option in decision.options:
            if isinstance(option, Redeem) and set(option.cards) == set(cards):
                return option
        return None

    def trade(self) -> None:
        """Trade the set picked."""
        option = self._redeem()
        if option is not None:
            self.player.submit(option)

    @property
    def may_keep(self) -> bool:
        """Whether the cards may be kept."""
        decision = self.player.decision
        return decision is not None and decision.kind == "redeem" and KEEP_CARDS in decision.options

    def keep(self) -> None:
        """Trade nothing (more)."""
        self.player.submit(KEEP_CARDS)

    # -- the end of a phase -------------------------------------------------------------------

    def end_attacks(self) -> None:
        """No more attacks."""
        self.orders = None
        if self.kind == "attack":
            self.player.submit(END_ATTACKS)

    def end_turn(self) -> None:
        """No fortification."""
        self.player.submit(END_TURN)
