"""Which answers are worth a look, and what is answered without a search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Decision, Option
from games.arcs import moves
from games.arcs.board import CARDS, CITY, SLOT_COSTS, SYSTEMS
from games.arcs.court import COURT, texts_of
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import Catapult, ChooseFleet
from games.arcs.steps.battle import AssignHits

GUILD_CARD = 1.2
"""What a guild card is worth beside resources."""

RANK = 0.35
"""How many actions a higher number is worth."""

ROUTINE = frozenset(("hit", "arrange", "drop", "raid", "reroll", "ransack", "throw"))
"""Decisions that a habit answers while a turn is looked through."""


def habit(table: ArcsTable, decision: Decision, wanted: dict[str, float]) -> Option:
    """PLAY-2.5: the answer to a routine decision; `wanted` is what each resource is worth."""
    options = decision.options
    step: Any = table.steps[-1]
    match decision.kind:
        case "hit":
            return best_hit(step, options)
        case "arrange":
            return max(options, key=lambda option: safety(option, wanted))
        case "drop":
            return min(options, key=lambda option: _lost(option, wanted))
        case "raid":
            return max(options, key=lambda option: loot(table, option, wanted))
        case "reroll":
            return max(options, key=_blanks)
        case "throw":
            return options[0]
        case _:
            return max(options, key=lambda option: _ransacked(table, option))


def best_hit(step: AssignHits, options: Sequence[Option]) -> Option:
    """Destroys damaged pieces of the rival, spares its cities; its own ships are damaged first."""

    def worth(option: Option) -> float:
        assert isinstance(option, moves.Hit)
        destroys = not option.fresh
        if step.of_attacker:
            return -float(destroys)
        return 2.0 * destroys + (option.kind != CITY)

    return max(options, key=worth)


def safety(option: Option, wanted: dict[str, float]) -> float:
    """How well what is wanted most lies in the slots that are dearest to raid."""
    assert isinstance(option, moves.Arrange)
    fits: float = sum(
        [
            cost * wanted.get(token, 0.0)
            for token, cost in zip(option.slots, SLOT_COSTS, strict=False)
        ]
    )
    return fits


def _lost(option: Option, wanted: dict[str, float]) -> float:
    assert isinstance(option, moves.DropToken)
    return wanted.get(option.resource, 0.0)


def loot(table: ArcsTable, option: Option, wanted: dict[str, float]) -> float:
    if isinstance(option, moves.StealToken):
        return 0.2 + wanted.get(table.seats[option.owner].slots[option.slot], 0.0)
    if isinstance(option, moves.StealCard):
        return GUILD_CARD + wanted.get(COURT[option.card].suit, 0.0)
    return 0.0


def _blanks(option: Option) -> int:
    return option.blanks - 9 * option.hits if isinstance(option, moves.Reroll) else 0


def _ransacked(table: ArcsTable, option: Option) -> float:
    assert isinstance(option, moves.Ransack)
    agents = next(offer.agents for offer in table.court if offer.card == option.card)
    return sum(agents) + 1.5 * COURT[option.card].is_guild


def considered(table: ArcsTable, decision: Decision, breadth: int) -> Sequence[Option]:
    """PLAY-2.4: of the options of a decision those that are worth a look."""
    options = decision.options
    match decision.kind:
        case "play":
            return _plays(options)
        case "opening":
            return _openings(options)
        case "move":
            return _ahead(options, breadth, lambda option: _aim(table, decision.seat, option))
        case "fleet":
            return _fleets(table, options)
        case "catapult":
            return _hops(table, decision.seat, options)
        case "dice":
            return _mixes(options)
        case "act":
            return [each for each in options if not _is_waste(table, decision.seat, each)]
        case _:
            return options


def _is_waste(table: ArcsTable, number: int, option: Option) -> bool:
    """Whether it gives up a resource, or lore that clears no Outrage, for nothing."""
    if isinstance(option, moves.DiscardLore):
        cleared = {each.resource for text in texts_of(option.card) for each in text.effects}
        return cleared.isdisjoint(table.seats[number].outrage)
    return isinstance(option, moves.SpendForNothing)


def keeping(card: str) -> float:
    """What it is worth to keep a card: low ones have more actions, high ones surpass."""
    return CARDS[card].pips + RANK * CARDS[card].number


def _plays(options: Sequence[Option]) -> Sequence[Option]:
    """Every card that surpasses; of those that pivot to a suit, or copy, the one to spare; and what
    only the campaign knows.
    """
    spared: dict[str, Option] = {}
    usual = [
        option for option in options if isinstance(option, moves.Surpass | moves.Pivot | moves.Copy)
    ]
    for option in sorted(usual, key=lambda option: keeping(_card(option))):
        if isinstance(option, moves.Surpass):
            spared[option.card] = option
        elif isinstance(option, moves.Pivot):
            spared.setdefault(CARDS[option.card].suit, option)
        else:
            spared.setdefault("copy", option)
    return [*spared.values(), *[option for option in options if option not in usual]]


def _openings(options: Sequence[Option]) -> Sequence[Option]:
    """Every declaration; to seize, the card to spare."""
    given = [option for option in options if isinstance(option, moves.SeizeWith)]
    least = sorted(given, key=lambda option: keeping(option.card))[:1]
    return [option for option in options if not isinstance(option, moves.SeizeWith)] + least


def _card(option: Option) -> str:
    assert isinstance(option, moves.Surpass | moves.Pivot | moves.Copy)
    return option.card


def _ahead(options: Sequence[Option], breadth: int, aim: Any) -> Sequence[Option]:
    if len(options) <= breadth:
        return options
    return sorted(options, key=aim, reverse=True)[:breadth]


def _aim(table: ArcsTable, number: int, option: Option) -> float:
    """How promising it is to move from one system to another, and not at all: nothing."""
    if not isinstance(option, moves.Go):
        return 0.0
    seat = table.seats[number]
    ships = seat.ships_at(option.origin)
    return (
        ships * 0.2
        + _draw_of(table, number, option.target)
        - 0.7 * _draw_of(table, number, option.origin)
    )


def _draw_of(table: ArcsTable, number: int, system: str) -> float:
    """What there is to gain in a system."""
    here = table.buildings_at(system)
    rivals = [each for each in here if each.seat != number]
    draw = 0.6 * len(rivals) + 0.5 * sum([each.kind == CITY for each in rivals])
    draw += 0.5 * (SYSTEMS[system].slots - len(here)) + 0.3 * SYSTEMS[system].is_gate
    for owner, seat in enumerate(table.seats):
        if owner != number and system in seat.hurt:
            draw += 0.5
    return draw + 0.8 * (table.is_rivals(system, number) and len(rivals) < len(here))


def _fleets(table: ArcsTable, options: Sequence[Option]) -> Sequence[Option]:
    """All ships, all but one fresh one, the fresh ones, or half."""
    step = table.steps[-1]
    assert isinstance(step, ChooseFleet)
    half = (step.fresh + 1) // 2
    wanted = [
        (step.fresh, step.hurt), (step.fresh - 1, step.hurt), (step.fresh, 0), (half, 0),
        (1, 0),
    ]  # fmt: skip
    ways = [moves.Fleet(fresh, hurt) for fresh, hurt in dict.fromkeys(wanted) if fresh >= 0]
    return [way for way in ways if way in options][:4] or options[:2]


def _hops(table: ArcsTable, number: int, options: Sequence[Option]) -> Sequence[Option]:
    """On from a gate to where most is to be gained; at most two more systems are looked at."""
    step = table.steps[-1]
    assert isinstance(step, Catapult)
    on = [option for option in options if isinstance(option, moves.GoFarther)]
    planets = [option for option in on if not SYSTEMS[option.target].is_gate]
    best = sorted(planets, key=lambda option: -_draw_of(table, number, option.target))[:2]
    return [*[option for option in options if isinstance(option, moves.GoOn)], *best]


def _mixes(options: Sequence[Option]) -> Sequence[Option]:
    """With as many dice as there may be: of one kind, or half of two."""
    mixes = [option for option in options if isinstance(option, moves.Collect)]
    most = max([mix.skirmish + mix.assault + mix.raid for mix in mixes])
    full = [mix for mix in mixes if mix.skirmish + mix.assault + mix.raid == most]
    half = most // 2
    shapes = [
        (0, most, 0), (most, 0, 0), (most - half, half, 0), (0, 0, most), (0, half, most - half),
    ]  # fmt: skip
    wanted = [moves.Collect(*shape) for shape in dict.fromkeys(shapes)]
    return [mix for mix in wanted if mix in full] or full[:1]
