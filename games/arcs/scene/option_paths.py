"""How an option is named by what is pointed at: a card, a system, a Court card, a chip.

`ways_of` gives every way that a decision can be answered with: the parts that name it, in the order
in which they are pointed at, and the answers that it stands for. In one's own turn a way may go
ahead: a fleet dragged from system to system spends the pip and says where to at once.

What can be pointed at: ("system", id), ("cluster", n), ("card", id), ("court", id), ("guild", id),
("ambition", id), ("token", resource), ("seat", n), ("trick", id), ("hit", kind, is fresh),
("fate", id), ("slot", owner, n), ("rival-card", owner, id); and what chips say: ("how", word),
("do", action), ("piece", kind), ("owner", n), ("resource", name), ("spend", as, action),
("captive", n), ("theirs", id), ("held", owner, id), ("hit-other", owner, kind, is fresh),
("fresh", bool), and ("say", option) for whatever only words can tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.core.decision import Decision, Option
from engine.ui.select.paths import OptionPath, Part
from games.arcs.board import RESOURCES, SYSTEMS
from games.arcs.court import COURT
from games.arcs.foresight import following
from games.arcs.moves import (
    Abduct,
    Arrange,
    AttachUnion,
    Attack,
    Build,
    BuildFor,
    Choose,
    Collect,
    Copy,
    Declare,
    DiscardAction,
    DropToken,
    EndTurn,
    Fleet,
    Go,
    GoFarther,
    GoOn,
    Hit,
    HitOther,
    Influence,
    KeepHand,
    Lead,
    Look,
    PassInitiative,
    PickCaptive,
    Pivot,
    Ransack,
    Redraw,
    Repair,
    Reroll,
    ReturnCity,
    Secure,
    Seize,
    SeizeWith,
    SpendForNothing,
    SpendPip,
    SpendResource,
    StealCard,
    StealHeld,
    StealToken,
    Surpass,
    Swap,
    Tax,
    Trade,
    UseCard,
)
from games.arcs.state import ArcsTable

SPELLED_OUT: Final = frozenset(("how",))
"""The kinds of parts that are always pointed at or confirmed, though only one may be left."""

CHIPS: Final = frozenset(
    ("how", "do", "piece", "owner", "resource", "spend", "captive", "theirs", "held", "fresh",
     "rival-card", "slot", "hit-other", "say")
)  # fmt: skip
"""The kinds of parts that have no place of their own on the table."""

AHEAD: Final = ("move", "tax", "build", "repair", "battle", "influence", "secure")
"""The actions that can be named by where they happen, without naming them first."""

COUNTED: Final[set[type]] = {Collect, Fleet, Reroll, Arrange}
"""What is answered by setting numbers, not by naming one option."""

COUNTED_KINDS: Final = frozenset(("dice", "fleet", "escort", "enlist", "reroll", "arrange"))
"""The decisions in which they are; elsewhere they are said like anything else."""

PLAIN: Final[set[type]] = {EndTurn, GoOn, KeepHand, PassInitiative, Redraw, Seize}
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
    return [*_told_apart(ways)]


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
        if isinstance(option, SpendPip) and option.action in AHEAD:
            for answer in following(table, decision.seat, option):
                yield OptionPath(_placed(option.action, answer), (option, answer))


def _placed(action: str, answer: Option) -> tuple[Part, ...]:
    """An answer named by its place first: moves by both ends, all else with what is done there."""
    parts = parts_of(answer, action)
    return parts if isinstance(answer, Go) else (parts[0], ("do", action), *parts[1:])


def parts_of(option: Option, kind: str) -> tuple[Part, ...]:
    """What names an option in a kind of decision; nothing for one with a button of its own, or
    where numbers are set."""
    if type(option) in PLAIN or (kind in COUNTED_KINDS and type(option) in COUNTED):
        return ()
    name = None if (kind, type(option)) == ("reroll", UseCard) else NAMES.get(type(option))
    return (("say", option),) if name is None else name(option)


def _choose(option: Choose) -> tuple[Part, ...]:
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
    Lead: _how("lead"),
    Surpass: _how("surpass"),
    Copy: _how("copy"),
    Pivot: _how("pivot"),
    SeizeWith: _how("seize"),
    DiscardAction: _how("throw"),
    Declare: lambda o: (("ambition", o.ambition),),
    SpendPip: lambda o: (("do", o.action),),
    SpendForNothing: lambda o: (("token", o.resource), ("say", o)),
    SpendResource: lambda o: (("token", o.resource), ("spend", o.as_resource, o.action)),
    UseCard: lambda o: (("guild", o.card) if o.card in COURT else ("say", o),),
    AttachUnion: lambda o: (("trick", o.card),),
    Tax: lambda o: (
        ("system", o.system),
        *([("owner", o.owner)] if o.owner >= 0 else []),
        ("say", o),
    ),
    Build: lambda o: (("system", o.system), ("piece", o.kind)),
    BuildFor: lambda o: (("system", o.system), ("piece", o.kind)),
    Repair: lambda o: (("system", o.system), ("piece", o.kind)),
    Go: lambda o: (("system", o.origin), ("system", o.target)),
    GoFarther: lambda o: (("system", o.target),),
    Influence: _court,
    Secure: _court,
    Ransack: _court,
    Abduct: _court,
    Attack: lambda o: (("system", o.system), ("owner", o.defender)),
    Hit: lambda o: (("hit", o.kind, o.fresh),),
    HitOther: lambda o: (("hit-other", o.owner, o.kind, o.fresh),),
    StealToken: lambda o: (("slot", o.owner, o.slot),),
    StealHeld: lambda o: (("held", o.owner, o.card),),
    StealCard: lambda o: (("rival-card", o.owner, o.card),),
    DropToken: lambda o: (("token", o.resource),),
    Choose: _choose,
    Trade: lambda o: (("system", o.system), ("owner", o.owner), ("resource", o.give)),
    PickCaptive: lambda o: (("captive", o.owner),),
    Look: lambda o: (("seat", o.rival),),
    Swap: lambda o: (("card", o.own), ("theirs", o.theirs)),
    ReturnCity: lambda o: (("system", o.system), ("owner", o.owner), ("fresh", o.fresh)),
}
