"""What a person has chosen at a table of Arcs, and what a click or a key makes of it.

Beyond what every selection does: dice and ships are counted, resources are laid in slots, and what
lies before the map can be put aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from engine.core.decision import Decision, Option
from engine.ui.table.selection import OptionPath, OptionPaths, Part, Selection, SelectionHost
from games.arcs import moves, odds
from games.arcs.board import CITY, RESOURCES, SLOT_COSTS, SYSTEMS
from games.arcs.court import COURT
from games.arcs.parts import Joining
from games.arcs.state import ArcsTable

# How an option is named by what is pointed at: a card, a system, a Court card, a chip.
#
# `ways_of` gives every way that a decision can be answered with: the parts that name it, in the
# order in which they are pointed at, and the answers that it stands for. In one's own turn a way
# may go ahead: a fleet dragged from system to system spends the pip and says where to at once.
#
# What can be pointed at: ("system", id), ("cluster", n), ("card", id), ("court", id), ("guild",
# id), ("ambition", id), ("token", resource), ("seat", n), ("trick", id), ("hit", kind, is fresh),
# ("fate", id), ("slot", owner, n), ("rival-card", owner, id); and what chips say: ("how", word),
# ("do", action), ("make", kind), ("piece", kind), ("owner", n), ("resource", name),
# ("spend", as, action), ("captive", n), ("theirs", id), ("held", owner, id),
# ("hit-other", owner, kind, is fresh), ("fresh", bool), and ("say", option) for whatever only words
# can tell.

SPELLED_OUT: Final = frozenset(("how",))
"""The kinds of parts that are always pointed at or confirmed, though only one may be left."""

CHIPS: Final = frozenset(
    ("how", "do", "make", "piece", "owner", "resource", "spend", "captive", "theirs", "held",
     "fresh", "rival-card", "slot", "hit-other", "say")
)  # fmt: skip
"""The kinds of parts that have no place of their own on the table."""

AHEAD: Final = ("move", "tax", "build", "repair", "battle", "influence", "secure")
"""The actions that can be named by where they happen, without naming them first."""

COUNTED: Final[set[type]] = {moves.Collect, moves.Fleet, moves.Reroll, moves.Arrange}
"""What is answered by setting numbers, not by naming one option."""

COUNTED_KINDS: Final = frozenset(("dice", "fleet", "escort", "enlist", "reroll", "arrange"))
"""The decisions in which they are; elsewhere they are said like anything else."""

PLAIN: Final[set[type]] = {
    moves.EndTurn,
    moves.GoOn,
    moves.KeepHand,
    moves.PassInitiative,
    moves.Redraw,
    moves.Seize,
}
"""What has a button of its own."""


def ways_of(decision: Decision, table: ArcsTable) -> list[OptionPath]:
    """Every way to answer that is named by something; what has only a button is left out."""
    ways = [
        OptionPath(parts, (option,))
        for option in decision.options
        if (parts := parts_of(option, decision.kind))
    ]
    if decision.kind == "act":
        ways += _ahead(decision, table)
    if decision.kind == "play" and odds.may_give_another(table, decision.seat):
        ways += [
            OptionPath((card, ("how", how, "seize")), answers)
            for (card, (_, how)), answers in _followed(ways)
        ]
    return [*_told_apart(ways)]


def _followed(ways: Sequence[OptionPath]) -> Iterator[tuple[tuple[Part, ...], tuple[Option, ...]]]:
    """What follows the lead, so that another card may be given after it."""
    for way in ways:
        if isinstance(way.answers[0], moves.Surpass | moves.Copy | moves.Pivot):
            yield way.parts, way.answers


def _told_apart(ways: Sequence[OptionPath]) -> Iterator[OptionPath]:
    """Where several answers have one name each of them says what it is as well."""
    names = Counter(way.parts for way in ways)
    for way in ways:
        if names[way.parts] == 1:
            yield way
        else:
            yield OptionPath((*way.parts, ("say", way.answers[-1])), way.answers)


def _ahead(decision: Decision, table: ArcsTable) -> Iterator[OptionPath]:
    for option in decision.options:
        if isinstance(option, moves.SpendPip) and option.action in AHEAD:
            for answer in odds.following(table, decision.seat, option):
                yield OptionPath(_placed(option.action, answer), (option, answer))


def _placed(action: str, answer: Option) -> tuple[Part, ...]:
    """An answer named by its place first: moves by both ends, all else with what is done there."""
    parts = parts_of(answer, action)
    if isinstance(answer, moves.Build):
        return (parts[0], ("make", answer.kind))
    return parts if isinstance(answer, moves.Go) else (parts[0], ("do", action), *parts[1:])


def parts_of(option: Option, kind: str) -> tuple[Part, ...]:
    """What names an option in a kind of decision; nothing for one with a button of its own, or
    where numbers are set."""
    if type(option) in PLAIN or (kind in COUNTED_KINDS and type(option) in COUNTED):
        return ()
    name = None if (kind, type(option)) == ("reroll", moves.UseCard) else NAMES.get(type(option))
    return (("say", option),) if name is None else name(option)


def _choose(option: moves.Choose) -> tuple[Part, ...]:
    if option.name in SYSTEMS:
        return (("system", option.name),)
    if option.name.startswith("cluster "):
        return (("cluster", int(option.name.split()[-1])),)
    return (("resource", option.name),) if option.name in RESOURCES else (("say", option),)


def _how(word: str) -> Callable[[Any], tuple[Part, ...]]:
    return lambda option: (("card", option.card), ("how", word))


def _court(option: Any) -> tuple[Part, ...]:
    return (("court", option.card),)


NAMES: Final[dict[type, Callable[[Any], tuple[Part, ...]]]] = {
    moves.Lead: _how("lead"),
    moves.LeadAs: _how("lead"),
    moves.Surpass: _how("surpass"),
    moves.Copy: _how("copy"),
    moves.Pivot: _how("pivot"),
    moves.PivotAs: _how("pivot"),
    moves.SeizeWith: _how("seize"),
    moves.DiscardAction: _how("throw"),
    moves.Declare: lambda o: (("ambition", o.ambition),),
    moves.SpendPip: lambda o: (("do", o.action),),
    moves.SpendForNothing: lambda o: (("token", o.resource), ("say", o)),
    moves.SpendResource: lambda o: (("token", o.resource), ("spend", o.as_resource, o.action)),
    moves.UseCard: lambda o: (("guild", o.card) if o.card in COURT else ("say", o),),
    moves.AttachUnion: lambda o: (("trick", o.card),),
    moves.Tax: lambda o: (
        ("system", o.system),
        *([("owner", o.owner)] if o.owner >= 0 else []),
        ("say", o),
    ),
    moves.Build: lambda o: (("system", o.system), ("piece", o.kind)),
    moves.BuildFor: lambda o: (("system", o.system), ("piece", o.kind)),
    moves.Repair: lambda o: (("system", o.system), ("piece", o.kind)),
    moves.Go: lambda o: (("system", o.origin), ("system", o.target)),
    moves.GoFarther: lambda o: (("system", o.target),),
    moves.Influence: _court,
    moves.Secure: _court,
    moves.Ransack: _court,
    moves.Abduct: _court,
    moves.Attack: lambda o: (("system", o.system), ("owner", o.defender)),
    moves.Hit: lambda o: (("hit", o.kind, o.fresh),),
    moves.HitOther: lambda o: (("hit-other", o.owner, o.kind, o.fresh),),
    moves.StealToken: lambda o: (("slot", o.owner, o.slot),),
    moves.StealHeld: lambda o: (("held", o.owner, o.card),),
    moves.StealCard: lambda o: (("rival-card", o.owner, o.card),),
    moves.DropToken: lambda o: (("token", o.resource),),
    moves.Choose: _choose,
    moves.Trade: lambda o: (("system", o.system), ("owner", o.owner), ("resource", o.give)),
    moves.PickCaptive: lambda o: (("captive", o.owner),),
    moves.Look: lambda o: (("seat", o.rival),),
    moves.Swap: lambda o: (("card", o.own), ("theirs", o.theirs)),
    moves.ReturnCity: lambda o: (("system", o.system), ("owner", o.owner), ("fresh", o.fresh)),
}


CARD_PLAYED: Final = frozenset(("lead", "play", "opening"))
"""The decisions after which it may be asked whether to seize."""

SHIPS: Final[dict[str, type[Any]]] = {"fleet": moves.Fleet}
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
        self.will_seize = self.has_played = False

    def paths_of(self, decision: Decision) -> OptionPaths:
        """The ways by their names; how a card is played is never taken for granted, but for the one
        that is to seize.
        """
        is_to_seize = self.will_seize and decision.kind == "opening"
        spelled_out = frozenset[str]() if is_to_seize else SPELLED_OUT
        return OptionPaths(ways_of(decision, self.table), spelled_out=spelled_out)

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def fight(self) -> odds.Fight | None:
        return None if self._decision is None else odds.fight_of(self.table)

    @property
    def sailing(self) -> odds.Sailing | None:
        return None if self._decision is None else odds.sailing_of(self.table)

    @property
    def joining(self) -> Joining | None:
        return None if self._decision is None else odds.joining_of(self.table)

    @property
    def is_counting_ships(self) -> bool:
        """Whether ships are asked for: so many fresh, so many damaged."""
        return self.kind in SHIPS

    def begin(self) -> None:
        """Nothing is chosen, numbers begin where they are proposed."""
        self.slots, self.held, self.is_aside = (), None, False
        options, table, fight = self.options, self.table, self.fight
        if self.kind == "dice" and fight is not None:
            self.count = odds.proposed_dice(options, odds.fresh_defenders(table, fight))
        elif self.is_counting_ships:
            first: Any = options[0]
            self.count = (first.fresh, first.hurt)
        elif self.is_counting_rerolls and fight is not None:
            self.count = (min(fight.blanks, fight.most), 0)
        elif self.kind == "arrange":
            now = moves.Arrange(table.seats[self.seat].slots)
            self.slots = now.slots if now in options else cast(moves.Arrange, options[0]).slots

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
        shown, fight = self.paths.settled, self.fight
        if shown is not None:
            return shown.answers[-1]
        assert fight is not None
        return odds.proposed_hit(cast(Sequence[moves.Hit], self.options), fight.of_attacker)

    def made_of(self, count: tuple[int, ...]) -> Option | None:
        if self.kind == "dice":
            return moves.Collect(*count)
        if self.is_counting_ships:
            made: Option = SHIPS[self.kind](*count)
            return made
        if self.is_counting_rerolls:
            return moves.Reroll(*count) if any(count) else moves.GO_ON
        if self.kind == "arrange":
            return arranged(self.slots, cast(Sequence[moves.Arrange], self.options))
        return None

    @property
    def is_counting_rerolls(self) -> bool:
        """Whether skirmish dice can be rolled again: so many blanks, so many hits."""
        return self.kind == "reroll" and any(
            isinstance(each, moves.Reroll) for each in self.options
        )

    # -- clicks -------------------------------------------------------------------------------

    def _choose(self, chosen: tuple[Part, ...]) -> None:
        """What only words can tell is taken at once where there is one way of it."""
        super()._choose(chosen)
        while self.chosen and self.meant is None and len(self.lit) == 1:
            (only,) = self.lit
            if only[0] not in CHIPS or only[0] in SPELLED_OUT:
                return
            super()._choose((*self.chosen, only))

    def click(self, part: Part) -> None:
        """A place that was clicked is given back by another click, with what followed by itself."""
        if self.chosen[:1] == (part,) and self.chosen[-1] != part and part not in self.lit:
            first, self.paths.chosen = self.chosen, ()
            self._choose((part,))
            if self.chosen == first:
                self.clear()
                return
            self.paths.chosen = ()
        super().click(part)

    def follow(self, way: OptionPath) -> bool:
        kind = self.kind
        given = super().follow(way)
        if given and kind in CARD_PLAYED:
            self.has_played = True
            self.will_seize = any(part[0] == "how" and "seize" in part[2:] for part in way.parts)
        return given

    def pass_seizing(self) -> None:
        """A card was just played without a wish to seize: what only asks for that is let pass."""
        if not self.has_played or self.host.decision is None:
            return
        self.renew()
        asks_only = all(isinstance(each, moves.GoOn | moves.SeizeWith) for each in self.options)
        if self.kind == "opening" and asks_only and not self.will_seize:
            self.answer(moves.GO_ON)
        if self.kind != "opening" or asks_only:
            self.has_played = self.will_seize = False

    def swap_slots(self, place: int) -> None:
        """Two slots that are pointed at one after the other change what they hold."""
        if self.held is None or self.held == place:
            self.held = place if self.held is None else None
        else:
            slots = list(self.slots)
            slots[self.held], slots[place] = slots[place], slots[self.held]
            if arranged(tuple(slots), cast(Sequence[moves.Arrange], self.options)) is not None:
                self.slots = tuple(slots)
            self.held = None
        self.host.refresh()

    def show(self, option: Option) -> None:
        """Choose what an option is named by, as when it was advised."""
        if isinstance(option, moves.Collect):
            self.count = (option.skirmish, option.assault, option.raid)
        elif isinstance(option, tuple(SHIPS.values())):
            ships: Any = option
            self.count = (ships.fresh, ships.hurt)
        elif isinstance(option, moves.Reroll):
            self.count = (option.blanks, option.hits)
        elif isinstance(option, moves.Arrange):
            self.slots = option.slots
        else:
            super().show(option)
            self.paths.prefer(option)
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
        held, self.held, self.fought, self.has_played = self.held, None, None, False
        return super().clear() or held is not None


def _fells_city(option: Option | None) -> bool:
    return (
        isinstance(option, moves.Hit | moves.HitOther) and option.kind == CITY and not option.fresh
    )


def _order(part: Part) -> tuple[int, str]:
    """What stands first among what is only said: what one seat gives before what another does."""
    return getattr(part[1], "giver", 0), repr(part)


def arranged(slots: tuple[str, ...], options: Sequence[moves.Arrange]) -> moves.Arrange | None:
    """The arrangement offered that holds the same where a raid costs the same."""

    def by_cost(held: tuple[str, ...]) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for cost, token in zip(SLOT_COSTS, held, strict=False):
            found.setdefault(cost, []).append(token)
        return {cost: sorted(tokens) for cost, tokens in found.items()}

    wanted = by_cost(slots)
    return next((each for each in options if by_cost(each.slots) == wanted), None)
