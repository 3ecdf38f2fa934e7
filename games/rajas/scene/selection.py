"""What a person has chosen at a table of Rajas, and what a click or a key makes of it.

Beyond what every selection does: tiles are turned, karma turns dice, and a space alone is enough to
place a worker with the die that is offered.

The order in which the parts of a name are pointed at does not matter, and a part may come more
than once (two dice of a colour). There are ("space", name), ("die", number), ("tile", name),
("cell", number), ("border", number), ("scroll", building), ("stone", number), ("colour", number),
("good", number) and ("yield", name).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.decision import Decision, Option
from engine.ui.table.selection import OptionPath, OptionPaths, Part, Selection, SelectionHost
from games.rajas import moves
from games.rajas.board import Space
from games.rajas.effects import FACE_OF
from games.rajas.move_words import Outlook, after_turning, outlook
from games.rajas.spaces import market_income, spaces_ahead
from games.rajas.state import RajasTable, market_values


def name_of(option: Option, table: RajasTable, seat: int) -> tuple[Part, ...]:
    """What an option is named by; nothing for one that has a button of its own."""
    match option:
        case moves.Place(space, die):
            return (("space", space),) if die == moves.NO_DIE else (("space", space), ("die", die))
        case moves.Buy(tile):
            return (("tile", tile),)
        case moves.Pay(dice):
            return tuple(("die", die) for die in dice)
        case moves.Lay(cell, _):
            return (("cell", cell),)
        case moves.Replace(cell, tile):
            return (("cell", cell), ("tile", tile))
        case moves.TakeDice(colours):
            return tuple(("colour", colour) for colour in colours)
        case moves.Upgrade(building):
            return (("scroll", building),)
        case moves.Sail(steps):
            return (("stone", spaces_ahead(table, seat)[steps - 1]),)
        case moves.Sell(good):
            return (("good", good),)
        case moves.Visit(who):
            return (("space", who),)
        case moves.Claim(border) | moves.CoverBorder(border):
            return (("border", border),)
        case moves.PutYield(tile, border):
            return (("yield", tile), ("border", border))
        case moves.UseYield(tile):
            return (("yield", tile),)
        case moves.Reroll(die):
            return (("die", die),)
    return ()


def paths_of(options: Iterable[Option], table: RajasTable, seat: int) -> OptionPaths:
    """The options by their names, whose parts are pointed at in any order."""
    named = ((name_of(option, table, seat), option) for option in options)
    return OptionPaths(
        (OptionPath(name, (option,)) for name, option in named if name), is_ordered=False
    )


AT_ONCE: Final = frozenset(
    ("buy", "upgrade", "sail", "sell", "visit", "border", "brown", "reroll", "replace", "yield",
     "dice")
)  # fmt: skip
"""Kinds of decisions that are answered as soon as an option is named in full."""

PICKED: Final = frozenset(("die", "colour", "good", "yield"))
"""What is picked, and given back as long as nothing is answered with it."""

BUILDING: Final = frozenset(("buy", "pay", "lay", "replace"))
"""Kinds in which the province comes forward."""


class RajasSelection(Selection[RajasTable]):
    """What is chosen of a decision in Rajas.

    `turns_dice` while karma is to turn the die that is clicked next, `turn` is how the tile lies,
    `under` the cell under the pointer, `advised` what an adviser gave, the best first.
    """

    def __init__(self, host: SelectionHost[RajasTable]) -> None:
        super().__init__(host)
        self.turn = 0
        self.begin()

    def begin(self) -> None:
        """Nothing is chosen but the dice that are offered to pay with."""
        self.turns_dice = False
        self.under: int | None = None
        self.advised: tuple[Option, ...] = ()
        self._outlooks: dict[Option, Outlook] = {}
        self._after: dict[int, tuple[Option, ...]] | None = None
        self._karma: frozenset[Part] | None = None
        if self.kind == "pay":
            self.paths.chosen = name_of(self.options[0], self.table, self.seat)

    def paths_of(self, decision: Decision) -> OptionPaths:
        return paths_of(decision.options, self.table, decision.seat)

    @property
    def is_building(self) -> bool:
        """Whether the province stands in front of the town."""
        return self.kind in BUILDING

    # -- what can be done ---------------------------------------------------------------------

    @property
    def lit(self) -> frozenset[Part]:
        """What can be pointed at next, and what is chosen can be again."""
        if self.turns_dice:
            return frozenset(("die", die) for die in self.turnable)
        return self.paths.lit | frozenset(self.chosen)

    @property
    def live(self) -> frozenset[Part]:
        """What a click does something to: what is lit, and what begins anew."""
        return self.lit if self.turns_dice else self.paths.known

    @property
    def turnable(self) -> tuple[int, ...]:
        """The dice that karma may turn now."""
        return tuple(option.die for option in self.options if isinstance(option, moves.TurnDie))

    @property
    def behind_karma(self) -> frozenset[Part]:
        """The spaces that a worker can be placed on only after a die is turned."""
        if self.kind != "place" or not self.turnable:
            return frozenset()
        if self._karma is None:
            found = [_spaces(options) for options in self._turned().values()]
            self._karma = frozenset().union(*found) - self.paths.known
        return self._karma

    @property
    def karma_opens(self) -> bool:
        """Whether a turned die opens another answer: to the space or die that is chosen, or at all
        where none is.
        """
        spaces = [name for kind, name in self.chosen if kind == "space"]
        if spaces:
            return any(map(self.dice_for, spaces))
        dice = [die for kind, die in self.chosen if kind == "die" and self.kind == "place"]
        turned = self._turned()
        return any(turned.get(die) for die in dice or self.turnable)

    def dice_for(self, space: str) -> tuple[int, ...]:
        """The dice that would lead to a space once they are turned."""
        return tuple(
            die for die, options in self._turned().items() if ("space", space) in _spaces(options)
        )

    def _turned(self) -> dict[int, tuple[Option, ...]]:
        if self._after is None:
            self._after = after_turning(self.table, self.options)
        return self._after

    @property
    def option(self) -> Option | None:
        """What is named in full, or what is offered for what is chosen."""
        if self.kind == "lay":
            return self.laying(self._cell)
        complete = self.paths.complete
        if complete:
            return complete[0].answers[0]
        if self.kind == "place" and any(kind == "space" for kind, _ in self.chosen):
            return self.offered(answers(self.paths.fitting))
        return None

    @property
    def meant(self) -> OptionPath | None:
        """What is answered as soon as it is named."""
        is_at_once = self.kind == "yield" or (self.kind in AT_ONCE and self.paths.complete)
        return self.paths.meant if is_at_once else None

    def again(self, part: Part) -> None:
        """A second click on a die, or on what is picked from the strip, gives it back."""
        if part[0] in PICKED:
            self.paths.take_back(part)
        else:
            super().again(part)

    def offered(self, options: Sequence[Option]) -> Option | None:
        """The way to place a worker that is offered first: of the dice that do most the lowest."""
        places = [option for option in options if isinstance(option, moves.Place)]
        if not places:
            return None
        space = self.table.space(places[0].space)
        return min(places, key=lambda option: _spent(self.table, self.seat, space, option.die))

    def meant_by(self, part: Part) -> Option | None:
        """The option that a click on a part would name or offer."""
        if self.kind == "lay" and part[0] == "cell":
            return self.laying(part[1])
        chosen = self.paths.after(part) or (part,)
        fitting = answers(way for way, _ in self.paths.going_on_from(chosen))
        if self.kind == "place" and part[0] == "space":
            return self.offered(fitting)
        return fitting[0] if len(fitting) == 1 else None

    def outlook(self, option: Option) -> Outlook:
        if option not in self._outlooks:
            self._outlooks[option] = outlook(self.table, self.seat, option)
        return self._outlooks[option]

    # -- tiles --------------------------------------------------------------------------------

    @property
    def _cell(self) -> int | None:
        return next((number for kind, number in self.chosen if kind == "cell"), None)

    @property
    def shown_cell(self) -> int | None:
        """The cell that the tile hangs over: the one chosen, else the one under the pointer."""
        return self.under if self._cell is None else self._cell

    def laying(self, cell: int | None) -> moves.Lay | None:
        """The tile in a cell, turned as it is or as little further as is legal."""
        ways = [each for each in self.options if isinstance(each, moves.Lay) and each.cell == cell]
        return min(ways, key=lambda way: (way.turn - self.turn) % 4, default=None)

    def _legal_turns(self, cell: int | None = None) -> list[int]:
        cell = self.shown_cell if cell is None else cell
        ways = [each for each in self.options if isinstance(each, moves.Lay)]
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
        self.host.refresh()
        return True

    def hover_cell(self, cell: int | None) -> None:
        lit = {number for kind, number in self.paths.known if kind == "cell"}
        self.under = cell if cell in lit else None

    # -- clicks -------------------------------------------------------------------------------

    def click(self, part: Part) -> None:
        if self.turns_dice and part[0] == "die":
            self._turn_die(part[1])
            self.host.refresh()
            return
        super().click(part)
        way = self.laying(self._cell)
        self.turn = self.turn if way is None else way.turn

    def show(self, option: Option) -> None:
        """Choose what an option is named by, as when it was advised."""
        self.turns_dice = isinstance(option, moves.TurnDie)
        if isinstance(option, moves.Lay):
            self.turn = option.turn
        super().show(option)

    def advise(self, options: Sequence[Option]) -> None:
        """Options in the order that an adviser gives them: the first is chosen; or none."""
        self.advised = tuple(options)
        if options:
            self.show(options[0])

    @property
    def plain(self) -> Option | None:
        """The option that is named by nothing: to set a worker aside, to keep the dice."""
        return next(
            (each for each in self.options if each in (moves.SET_ASIDE, moves.KEEP_DICE)), None
        )

    # -- karma --------------------------------------------------------------------------------

    def use_karma(self) -> bool:
        """Turn the die that is chosen, or the next that is clicked; False without karma."""
        dice = self.turnable
        if not dice:
            return False
        chosen = [die for kind, die in self.chosen if kind == "die"]
        if self.kind == "place" and len(chosen) == 1 and chosen[0] in dice:
            self._turn_die(chosen[0])
        else:
            self.turns_dice = not self.turns_dice
        self.host.refresh()
        return True

    def _turn_die(self, die: int) -> None:
        option = next((each for each in self.options
                       if isinstance(each, moves.TurnDie) and each.die == die), None)  # fmt: skip
        if option is not None:
            self.turns_dice = False
            self.host.submit(option)

    def clear(self) -> bool:
        """Nothing is chosen any more, but the dice to pay with; False when nothing was."""
        had, self.turns_dice = self.turns_dice, False
        if self.kind != "pay":
            return super().clear() or had
        self.host.refresh()
        return had


def answers(ways: Iterable[OptionPath]) -> list[Option]:
    return [way.answers[0] for way in ways]


def _spaces(options: Sequence[Option]) -> frozenset[Part]:
    return frozenset(("space", each.space) for each in options if isinstance(each, moves.Place))


def _spent(table: RajasTable, seat: int, space: Space, die: int) -> tuple[int, int]:
    """Ranks a die for a space: what it does most there (money, spaces of the river), few pips."""
    face = FACE_OF[die] if die >= 0 else 0
    if space.area == "harbor":
        return -face, face
    if space.area == "market":
        values = market_values(table.board, table.seats[seat].tiles)
        return -market_income(values, space.good, face), face
    return 0, face
