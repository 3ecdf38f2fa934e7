"""What a person has in mind: what is chosen so far, and what a click or a key makes of it.

It knows no rules: options are named by what is pointed at (`naming`) or set as numbers, and only
they are submitted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

from engine.core.decision import Decision, Option
from games.arcs.board import SLOT_COSTS
from games.arcs.foresight import (
    Fight,
    Sailing,
    fight_of,
    fresh_defenders,
    joining_of,
    proposed_dice,
    proposed_hit,
    sailing_of,
)
from games.arcs.moves import GO_ON, Arrange, Collect, Fleet, Hit, Reroll
from games.arcs.parts import Joining
from games.arcs.scene.naming import CHIPS, Named, Part, Way, ways_of
from games.arcs.state import ArcsTable

SHIPS: Final[dict[str, type[Any]]] = {"fleet": Fleet}
"""What is answered with `fresh` and `hurt` ships, by the kind of the decision."""


class Player(Protocol):
    """Whoever sits at the table, as the mind knows them."""

    @property
    def table(self) -> ArcsTable:
        """What lies there."""

    @property
    def decision(self) -> Decision | None:
        """What is to be decided on it."""

    def submit(self, answer: Option) -> bool: ...

    def refresh(self) -> None: ...


class Mind:
    """What is chosen, and how it changes. `renew` when another decision is to be taken.

    `count` are the numbers of a decision that is answered with some: dice by kind, ships fresh and
    hurt, blanks and hits to roll again. `slots` is how resources are to be laid, `held` the slot
    that was pointed at first. `is_aside` while what lies before the map is put aside.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.named = Named(())
        self.count: tuple[int, ...] = ()
        self.slots: tuple[str, ...] = ()
        self.held: int | None = None
        self.is_aside = False
        self._decision: Decision | None = None

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of the decision; empty while nothing is to be decided."""
        return "" if self._decision is None else self._decision.kind

    @property
    def options(self) -> Sequence[Option]:
        return () if self._decision is None else self._decision.options

    @property
    def fight(self) -> Fight | None:
        """The battle that is asked about."""
        return None if self._decision is None else fight_of(self.player.table)

    @property
    def sailing(self) -> Sailing | None:
        """The fleet that is asked for."""
        return None if self._decision is None else sailing_of(self.player.table)

    @property
    def joining(self) -> Joining | None:
        """The Imperial ships that may join a fleet or a battle."""
        return None if self._decision is None else joining_of(self.player.table)

    @property
    def is_counting_ships(self) -> bool:
        """Whether ships are asked for: so many fresh, so many damaged."""
        return self.kind in SHIPS

    def renew(self) -> None:
        """Another decision: nothing is chosen, numbers begin where they are proposed."""
        decision = self.player.decision
        if decision is self._decision:
            return
        self._decision = decision
        self.count, self.slots, self.held, self.is_aside = (), (), None, False
        if decision is None:
            self.named = Named(())
            return
        self.named = Named(ways_of(decision, self.player.table))
        self._propose()

    def _propose(self) -> None:
        options, table, fight = self.options, self.player.table, self.fight
        if self.kind == "dice" and fight is not None:
            self.count = proposed_dice(options, fresh_defenders(table, fight))
        elif self.is_counting_ships:
            first: Any = options[0]
            self.count = (first.fresh, first.hurt)
        elif self.is_counting_rerolls and fight is not None:
            self.count = (min(fight.blanks, fight.most), 0)
        elif self.kind == "arrange":
            now = Arrange(table.seats[self.seat].slots)
            self.slots = now.slots if now in options else cast(Arrange, options[0]).slots

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self._decision is not None
        return self._decision.seat

    # -- what can be done ---------------------------------------------------------------------

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next."""
        return self.named.lit

    @property
    def live(self) -> frozenset[Part]:
        """What a click does something to: what is lit, what begins anew, what is chosen."""
        return self.named.lit | self.named.first | frozenset(self.named.chosen)

    @property
    def chips(self) -> tuple[Part, ...]:
        """What can be pointed at next and has no place on the table."""
        return tuple(sorted((part for part in self.lit if part[0] in CHIPS), key=_order))

    @property
    def option(self) -> Option | None:
        """What the main button would answer: numbers as they are set, or what is proposed."""
        if self._decision is None:
            return None
        made = self._made()
        if made is not None:
            return made if made in self.options else None
        if self.kind == "hit":
            fight = self.fight
            assert fight is not None
            return proposed_hit(cast(Sequence[Hit], self.options), fight.of_attacker)
        return None

    def _made(self) -> Option | None:
        """The option that the numbers or the slots make."""
        if self.kind == "dice":
            return Collect(*self.count)
        if self.is_counting_ships:
            made: Option = SHIPS[self.kind](*self.count)
            return made
        if self.is_counting_rerolls:
            return Reroll(*self.count) if any(self.count) else GO_ON
        if self.kind == "arrange":
            return arranged(self.slots, cast(Sequence[Arrange], self.options))
        return None

    def may_set(self, place: int, by: int) -> bool:
        """Whether a number can be one more or one less."""
        return self._counted(place, by) is not None

    def _counted(self, place: int, by: int) -> tuple[int, ...] | None:
        """The numbers with one changed; another gives way where there would be too many."""
        if place >= len(self.count):
            return None
        changed = list(self.count)
        changed[place] += by
        if self._is_offered(changed):
            return tuple(changed)
        for other in reversed(range(len(changed))):
            if by > 0 and other != place and changed[other] > 0:
                less = [*changed]
                less[other] -= 1
                if self._is_offered(less):
                    return tuple(less)
        return None

    def _is_offered(self, numbers: Sequence[int]) -> bool:
        if min(numbers) < 0:
            return False
        if self.kind == "dice":
            return Collect(*numbers) in self.options
        if self.is_counting_ships:
            return SHIPS[self.kind](*numbers) in self.options
        return not any(numbers) or Reroll(*numbers) in self.options

    @property
    def is_counting_rerolls(self) -> bool:
        """Whether skirmish dice can be rolled again: so many blanks, so many hits."""
        return self.kind == "reroll" and any(isinstance(each, Reroll) for each in self.options)

    # -- clicks -------------------------------------------------------------------------------

    def set_by(self, place: int, by: int) -> bool:
        """One more or one less of something that is counted."""
        numbers = self._counted(place, by)
        if numbers is None:
            return False
        self.count = numbers
        self.player.refresh()
        return True

    def click(self, part: Part) -> None:
        """Something was clicked that may name an option."""
        if part == self._last and part not in self.named.lit:
            if not self.confirm():
                self.named.chosen = self.named.chosen[:-1]
        elif self.named.point_at(part):
            way = self.named.meant
            if way is not None:
                self.follow(way)
                return
        self.player.refresh()

    @property
    def _last(self) -> Part | None:
        return self.named.chosen[-1] if self.named.chosen else None

    def follow(self, way: Way) -> bool:
        """Give the answers of a way, one after the other, as long as each is offered."""
        given = False
        for answer in way.answers:
            decision = self.player.decision
            if given and (decision is None or answer not in decision.options):
                break
            given = self.player.submit(answer)
            if not given:
                break
        return given

    def confirm(self) -> bool:
        """Answer with what is chosen or set; False when that is not yet an option."""
        option = self.option
        if option is not None:
            return self.player.submit(option)
        way = self.named.settled
        return way is not None and self.follow(way)

    def answer(self, option: Option) -> bool:
        """An option with a button of its own."""
        return self.player.submit(option)

    def swap_slots(self, place: int) -> None:
        """Two slots that are pointed at one after the other change what they hold."""
        if self.held is None or self.held == place:
            self.held = place if self.held is None else None
        else:
            slots = list(self.slots)
            slots[self.held], slots[place] = slots[place], slots[self.held]
            if arranged(tuple(slots), cast(Sequence[Arrange], self.options)) is not None:
                self.slots = tuple(slots)
            self.held = None
        self.player.refresh()

    def show(self, option: Option) -> None:
        """Choose what an option is named by, as when it was advised."""
        if isinstance(option, Collect):
            self.count = (option.skirmish, option.assault, option.raid)
        elif isinstance(option, tuple(SHIPS.values())):
            ships: Any = option
            self.count = (ships.fresh, ships.hurt)
        elif isinstance(option, Reroll):
            self.count = (option.blanks, option.hits)
        elif isinstance(option, Arrange):
            self.slots = option.slots
        else:
            way = next((way for way in Named(ways_of_shown(self)).fitting
                        if way.answers == (option,)), None)  # fmt: skip
            self.named.chosen = way.parts[:1] if way is not None else ()
        self.player.refresh()

    def put_aside(self) -> None:
        """Look at the map, or at what lay before it again."""
        self.is_aside = not self.is_aside
        self.player.refresh()

    def clear(self) -> bool:
        """Nothing is chosen any more; False when nothing was."""
        had = bool(self.named.chosen) or self.held is not None
        self.named.chosen, self.held = (), None
        self.player.refresh()
        return had


def _order(part: Part) -> tuple[int, str]:
    """What stands first among what is only said: what one seat gives before what another does."""
    return getattr(part[1], "giver", 0), repr(part)


def ways_of_shown(mind: Mind) -> list[Way]:
    """The ways of what is asked now."""
    decision = mind.player.decision
    return [] if decision is None else ways_of(decision, mind.player.table)


def arranged(slots: tuple[str, ...], options: Sequence[Arrange]) -> Arrange | None:
    """The arrangement offered that holds the same where a raid costs the same."""

    def by_cost(held: tuple[str, ...]) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for cost, token in zip(SLOT_COSTS, held, strict=False):
            found.setdefault(cost, []).append(token)
        return {cost: sorted(tokens) for cost, tokens in found.items()}

    wanted = by_cost(slots)
    return next((each for each in options if by_cost(each.slots) == wanted), None)
