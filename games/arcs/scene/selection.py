"""What a person has chosen at a table of Arcs, and what a click or a key makes of it.

Beyond what every selection does: dice and ships are counted, resources are laid in slots, and what
lies before the map can be put aside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from engine.core.decision import Decision, Option
from engine.ui.select.paths import OptionPaths, Part
from engine.ui.select.selection import Selection, SelectionHost
from games.arcs.board import CITY, SLOT_COSTS
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
from games.arcs.moves import GO_ON, Arrange, Collect, Fleet, Hit, HitOther, Reroll
from games.arcs.parts import Joining
from games.arcs.scene.option_paths import CHIPS, SPELLED_OUT, ways_of
from games.arcs.state import ArcsTable

SHIPS: Final[dict[str, type[Any]]] = {"fleet": Fleet}
"""What is answered with `fresh` and `hurt` ships, by the kind of the decision."""


ROLLED: Final = frozenset(("reroll", "hit"))
"""What is asked of a battle between its dice and its raid."""


class ArcsSelection(Selection[ArcsTable]):
    """What is chosen of a decision in Arcs.

    `count` are dice by kind, ships fresh and hurt, blanks and hits to roll again. `slots` is how
    resources are to be laid, `held` the slot that was pointed at first. `is_aside` while what lies
    before the map is put aside. `fought` is the battle whose hits are given by themselves.
    """

    def __init__(self, host: SelectionHost[ArcsTable]) -> None:
        super().__init__(host)
        self.slots: tuple[str, ...] = ()
        self.held: int | None = None
        self.is_aside = False
        self.fought: tuple[int, int, str] | None = None

    def paths_of(self, decision: Decision) -> OptionPaths:
        """The ways by their names; how a card is played is never taken for granted."""
        return OptionPaths(ways_of(decision, self.table), spelled_out=SPELLED_OUT)

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def fight(self) -> Fight | None:
        """The battle that is asked about."""
        return None if self._decision is None else fight_of(self.table)

    @property
    def sailing(self) -> Sailing | None:
        """The fleet that is asked for."""
        return None if self._decision is None else sailing_of(self.table)

    @property
    def joining(self) -> Joining | None:
        """The Imperial ships that may join a fleet or a battle."""
        return None if self._decision is None else joining_of(self.table)

    @property
    def is_counting_ships(self) -> bool:
        """Whether ships are asked for: so many fresh, so many damaged."""
        return self.kind in SHIPS

    def begin(self) -> None:
        """Nothing is chosen, numbers begin where they are proposed."""
        self.slots, self.held, self.is_aside = (), None, False
        options, table, fight = self.options, self.table, self.fight
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

    # -- what can be done ---------------------------------------------------------------------

    @property
    def chips(self) -> tuple[Part, ...]:
        """What can be pointed at next and has no place on the table."""
        return tuple(sorted((part for part in self.lit if part[0] in CHIPS), key=_order))

    @property
    def option(self) -> Option | None:
        """What the main button would answer: numbers as they are set, or what is proposed."""
        if self.kind != "hit":
            return super().option
        fight = self.fight
        assert fight is not None
        return proposed_hit(cast(Sequence[Hit], self.options), fight.of_attacker)

    def made_of(self, count: tuple[int, ...]) -> Option | None:
        """The option that the numbers or the slots make."""
        if self.kind == "dice":
            return Collect(*count)
        if self.is_counting_ships:
            made: Option = SHIPS[self.kind](*count)
            return made
        if self.is_counting_rerolls:
            return Reroll(*count) if any(count) else GO_ON
        if self.kind == "arrange":
            return arranged(self.slots, cast(Sequence[Arrange], self.options))
        return None

    @property
    def is_counting_rerolls(self) -> bool:
        """Whether skirmish dice can be rolled again: so many blanks, so many hits."""
        return self.kind == "reroll" and any(isinstance(each, Reroll) for each in self.options)

    # -- clicks -------------------------------------------------------------------------------

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
        self.host.refresh()

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
            super().show(option)
            self.paths.chosen = self.chosen[:1]
        self.host.refresh()

    @property
    def gives_all(self) -> bool:
        """Whether more than one hit is left, and the next one makes no city fall."""
        fight = self.fight
        return fight is not None and fight.left > 1 and not _fells_city(self.option)

    def give_all(self) -> None:
        """Every hit of one kind goes where it is proposed, up to one that makes a city fall."""
        before = self.fight
        while before is not None and not _fells_city(self.option) and self.confirm():
            self.host.catch_up()
            self.renew()
            now = self.fight
            if now is None or now.left >= before.left or now != replace(before, left=now.left):
                return
            before = now

    def fight_through(self) -> None:
        """The dice are rolled, and every hit of this battle goes where it is proposed."""
        fight = self.fight
        assert fight is not None
        self.fought = fight.battle
        if not self.confirm():
            self.fought = None

    def fight_on(self) -> None:
        """The next hit of a battle that is fought through, once what came before it was seen.

        Where dice may be rolled again the person is asked; a city's fall has a press of its own.
        """
        if self.fought is None or self.host.decision is None:
            return
        self.renew()
        fight = self.fight
        is_on = fight is not None and fight.battle == self.fought and self.kind in ROLLED
        if self.kind == "hit" and is_on:
            is_on = not _fells_city(self.option) and self.confirm()
        if not is_on:
            self.fought = None

    def put_aside(self) -> None:
        """Look at the map, or at what lay before it again."""
        self.is_aside = not self.is_aside
        self.host.refresh()

    def clear(self) -> bool:
        """Nothing is chosen any more; False when nothing was."""
        held, self.held, self.fought = self.held, None, None
        return super().clear() or held is not None


def _fells_city(option: Option | None) -> bool:
    return isinstance(option, Hit | HitOther) and option.kind == CITY and not option.fresh


def _order(part: Part) -> tuple[int, str]:
    """What stands first among what is only said: what one seat gives before what another does."""
    return getattr(part[1], "giver", 0), repr(part)


def arranged(slots: tuple[str, ...], options: Sequence[Arrange]) -> Arrange | None:
    """The arrangement offered that holds the same where a raid costs the same."""

    def by_cost(held: tuple[str, ...]) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for cost, token in zip(SLOT_COSTS, held, strict=False):
            found.setdefault(cost, []).append(token)
        return {cost: sorted(tokens) for cost, tokens in found.items()}

    wanted = by_cost(slots)
    return next((each for each in options if by_cost(each.slots) == wanted), None)
