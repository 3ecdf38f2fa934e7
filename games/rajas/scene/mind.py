"""What a person has in mind: what is chosen so far, and what a click or a key makes of it.

It knows no rules: options are named by what is pointed at (`naming`), and only they are submitted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from engine.core.decision import Decision, Option
from games.rajas.dice import FACE_OF
from games.rajas.foresight import Outlook, after_turning, outlook
from games.rajas.moves import KEEP_DICE, SET_ASIDE, Lay, Place, TurnDie
from games.rajas.scene.naming import Named, Part, name_of
from games.rajas.state import RajasTable

AT_ONCE: Final = frozenset(
    ("buy", "upgrade", "sail", "sell", "visit", "border", "brown", "reroll", "replace", "yield")
)
"""Kinds of decisions that are answered as soon as an option is named in full."""

BUILDING: Final = frozenset(("buy", "pay", "lay", "replace"))
"""Kinds in which the province comes forward."""

STRONG_AREAS: Final = frozenset(("market", "harbor"))
"""Where more pips do more: there the highest die is offered first, elsewhere the lowest."""


class Player(Protocol):
    """Whoever sits at the table, as the mind knows them."""

    @property
    def table(self) -> RajasTable:
        """What lies there."""

    @property
    def decision(self) -> Decision | None:
        """What is to be decided on it."""

    def submit(self, answer: Option) -> bool: ...

    def refresh(self) -> None: ...


class Mind:
    """What is chosen, and how it changes. `renew` when another decision is to be taken."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.named = Named((), None, 0)
        self.turns_dice = False
        self.turn = 0
        self.under: int | None = None
        self.advised: tuple[Option, ...] = ()
        self._decision: Decision | None = None
        self._outlooks: dict[Option, Outlook] = {}
        self._after: dict[int, tuple[Option, ...]] | None = None
        self._karma: frozenset[Part] | None = None

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of the decision; empty while nothing is to be decided."""
        return "" if self._decision is None else self._decision.kind

    @property
    def is_building(self) -> bool:
        """Whether the province stands in front of the town."""
        return self.kind in BUILDING

    @property
    def options(self) -> Sequence[Option]:
        return () if self._decision is None else self._decision.options

    def renew(self) -> None:
        """Another decision: nothing is chosen but the dice that are offered to pay with."""
        decision = self.player.decision
        if decision is self._decision:
            return
        self._decision = decision
        self.turns_dice, self.under, self.advised = False, None, ()
        self._outlooks, self._after, self._karma = {}, None, None
        if decision is None:
            self.named = Named((), None, 0)
            return
        table = self.player.table
        self.named = Named(decision.options, table, decision.seat)
        if decision.kind == "pay":
            self.named.chosen = list(name_of(decision.options[0], table, decision.seat))

    # -- what can be done ---------------------------------------------------------------------

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next, and what is chosen can be again."""
        if self.turns_dice:
            return frozenset(("die", die) for die in self.turnable)
        return self.named.lit | frozenset(self.named.chosen)

    @property
    def live(self) -> frozenset[Part]:
        """What a click does something to: what is lit, and what begins anew."""
        if self.turns_dice:
            return self.lit
        return self.named.known

    @property
    def turnable(self) -> tuple[int, ...]:
        """The dice that karma may turn now."""
        return tuple(option.die for option in self.options if isinstance(option, TurnDie))

    @property
    def behind_karma(self) -> frozenset[Part]:
        """The spaces that a worker can be placed on only after a die is turned."""
        if self.kind != "place" or not self.turnable:
            return frozenset()
        if self._karma is None:
            found = [_spaces(options) for options in self._turned().values()]
            self._karma = frozenset().union(*found) - self.named.known
        return self._karma

    def dice_for(self, space: str) -> tuple[int, ...]:
        """The dice that would lead to a space once they are turned."""
        return tuple(
            die for die, options in self._turned().items() if ("space", space) in _spaces(options)
        )

    def _turned(self) -> dict[int, tuple[Option, ...]]:
        if self._after is None:
            self._after = after_turning(self.player.table, self.options)
        return self._after

    @property
    def option(self) -> Option | None:
        """What is named in full, or what is offered for what is chosen."""
        if self.kind == "lay":
            return self.laying(self._cell)
        complete = self.named.complete
        if complete:
            return complete[0]
        if self.kind == "place" and any(kind == "space" for kind, _ in self.named.chosen):
            return self.offered(self.named.fitting())
        return None

    def offered(self, options: Sequence[Option]) -> Option | None:
        """The way to place a worker that is offered first: the highest die where more is better."""
        places = [option for option in options if isinstance(option, Place)]
        if not places:
            return None
        area = self.player.table.space(places[0].space).area
        sign = -1 if area in STRONG_AREAS else 1
        return min(places, key=lambda option: sign * FACE_OF[option.die] if option.die >= 0 else 0)

    def meant_by(self, part: Part) -> Option | None:
        """The option that a click on a part would name or offer."""
        if self.kind == "lay" and part[0] == "cell":
            return self.laying(part[1])
        chosen = [*self.named.chosen, part] if part in self.named.lit else [part]
        fitting = self.named.fitting(chosen)
        if self.kind == "place" and part[0] == "space":
            return self.offered(fitting)
        return fitting[0] if len(fitting) == 1 else None

    def outlook(self, option: Option) -> Outlook:
        """What an option would bring."""
        assert self._decision is not None
        if option not in self._outlooks:
            self._outlooks[option] = outlook(self.player.table, self._decision.seat, option)
        return self._outlooks[option]

    # -- tiles --------------------------------------------------------------------------------

    @property
    def _cell(self) -> int | None:
        return next((number for kind, number in self.named.chosen if kind == "cell"), None)

    @property
    def shown_cell(self) -> int | None:
        """The cell that the tile hangs over: the one chosen, else the one under the pointer."""
        return self.under if self._cell is None else self._cell

    def laying(self, cell: int | None) -> Lay | None:
        """The tile in a cell, turned as it is or as little further as is legal."""
        ways = [each for each in self.options if isinstance(each, Lay) and each.cell == cell]
        return min(ways, key=lambda way: (way.turn - self.turn) % 4, default=None)

    def _legal_turns(self, cell: int | None = None) -> list[int]:
        cell = self.shown_cell if cell is None else cell
        ways = [each for each in self.options if isinstance(each, Lay)]
        return sorted({way.turn for way in ways if cell is None or way.cell == cell})

    def can_turn(self, cell: int) -> bool:
        """Whether the tile has more than one legal turn in a cell."""
        return len(self._legal_turns(cell)) > 1

    def turn_tile(self, by: int = 1) -> bool:
        """The next legal turn of the tile; False where there is none to turn."""
        if self.kind != "lay":
            return False
        turns, way = self._legal_turns(), self.laying(self.shown_cell)
        now = self.turn if way is None else way.turn
        if turns:
            place = turns.index(now) if now in turns else 0
            self.turn = turns[(place + by) % len(turns)]
        self.player.refresh()
        return True

    def hover_cell(self, cell: int | None) -> None:
        """The pointer is over another cell, or over none."""
        lit = {number for kind, number in self.named.known if kind == "cell"}
        self.under = cell if cell in lit else None

    # -- clicks -------------------------------------------------------------------------------

    def click(self, part: Part) -> None:
        """Something was clicked that may name an option."""
        if self.turns_dice and part[0] == "die":
            self._turn_die(part[1])
        elif self.kind == "pay":
            self._toggle(part)
        elif self.kind == "lay":
            self._choose_cell(part)
        elif part in self.named.chosen and part not in self.named.lit:
            self._click_again(part)
        elif self.named.point_at(part):
            self._answer_at_once()
        self.player.refresh()

    def _click_again(self, part: Part) -> None:
        if part[0] == "die" or not self.confirm():
            self.named.take_back(part)

    def _toggle(self, part: Part) -> None:
        """A die more, or one less, to pay with."""
        if part in self.named.lit or not self.named.take_back(part):
            self.named.point_at(part)

    def _choose_cell(self, part: Part) -> None:
        if self.named.chosen == [part]:
            self.confirm()
        elif part in self.named.known:
            self.named.chosen = [part]
            way = self.laying(part[1])
            self.turn = self.turn if way is None else way.turn

    def _answer_at_once(self) -> None:
        fitting = self.named.fitting()
        names = len(self.named.complete)
        is_clear = self.kind in AT_ONCE and len(fitting) == 1 and (names or self.kind == "yield")
        is_single = self.kind == "dice" and names and len(self.named.chosen) == 1
        if is_clear or is_single:
            self.player.submit(fitting[0])

    def show(self, option: Option) -> None:
        """Choose what an option is named by, as when it was advised."""
        assert self._decision is not None
        self.named.chosen = list(name_of(option, self.player.table, self._decision.seat))
        self.turns_dice = isinstance(option, TurnDie)
        if isinstance(option, Lay):
            self.turn = option.turn
        self.player.refresh()

    def advise(self, options: Sequence[Option]) -> None:
        """Options in the order that an adviser gives them: the first is chosen."""
        self.advised = tuple(options)
        self.show(options[0])

    def unpick(self, part: Part) -> None:
        """One of what is chosen is given back."""
        self.named.take_back(part)
        self.player.refresh()

    def confirm(self) -> bool:
        """Answer with what is chosen; False when that is not yet an option."""
        option = self.option
        return option is not None and self.player.submit(option)

    def answer(self, option: Option) -> None:
        """An option with a button of its own."""
        self.player.submit(option)

    @property
    def plain(self) -> Option | None:
        """The option that is named by nothing: to set a worker aside, to keep the dice."""
        return next((each for each in self.options if each in (SET_ASIDE, KEEP_DICE)), None)

    # -- karma --------------------------------------------------------------------------------

    def use_karma(self) -> bool:
        """Turn the die that is chosen, or the next that is clicked; False without karma."""
        dice = self.turnable
        if not dice:
            return False
        chosen = [die for kind, die in self.named.chosen if kind == "die"]
        if self.kind == "place" and len(chosen) == 1 and chosen[0] in dice:
            self._turn_die(chosen[0])
        else:
            self.turns_dice = not self.turns_dice
        self.player.refresh()
        return True

    def _turn_die(self, die: int) -> None:
        option = next((each for each in self.options
                       if isinstance(each, TurnDie) and each.die == die), None)  # fmt: skip
        if option is not None:
            self.turns_dice = False
            self.player.submit(option)

    def clear(self) -> bool:
        """Nothing is chosen any more; False when nothing was."""
        had = self.turns_dice or (self.kind != "pay" and bool(self.named.chosen))
        self.turns_dice = False
        if self.kind != "pay":
            self.named.clear()
        self.player.refresh()
        return had


def _spaces(options: Sequence[Option]) -> frozenset[Part]:
    return frozenset(("space", each.space) for each in options if isinstance(each, Place))
