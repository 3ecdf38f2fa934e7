"""Why a dummy does what it does: the clause of each step, what it came to, and why, as data.

Each is a `Reason`, true of the table as it is right before the step is carried out. Where a die or
a lot decided, its options are all that could come, with their odds. What is said has two parts:
`short`, what the step came to, and `detail`, why.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import PossibleOption, Reason
from engine.text.message import Message, NameOf
from games.rajas import dummy, events
from games.rajas import effects as fx
from games.rajas.board import AREAS, GOODS, Bonus, Space, Tile
from games.rajas.dummy import WhyNot
from games.rajas.state import SCROLL_LEVELS, RajasTable

AMONG: Final = NameOf("among")
"""Which colours can be chosen at all: "any" of them, or those that..."""


def step(
    clause: str, what: Message, why: Message, options: tuple[PossibleOption, ...] = ()
) -> Reason:
    """A step of a dummy's turn."""
    return Reason(clause, Message("dummy-step", {"what": what, "why": why}), options=options)


def _lot(things: Sequence[Any]) -> tuple[PossibleOption, ...]:
    """SOLO-6.3: equal things of which one is drawn; nothing where there is no choice."""
    if len(things) < 2:
        return ()
    return tuple([PossibleOption(each, 1 / len(things)) for each in things])


def _drawn(lot: tuple[PossibleOption, ...]) -> tuple[Any, ...]:
    """What a sentence says that one was drawn of."""
    return tuple([each.option for each in lot])


def _faces(why: Sequence[WhyNot], brings: Callable[[int], Message]) -> tuple[PossibleOption, ...]:
    """SOLO-4.2: the faces of a die, with what each means, or why it is rolled again."""
    share = 1 / why.count(None)
    return tuple(
        [
            PossibleOption(face, share, brings(face)) if no is None else PossibleOption(face, 0, no)
            for face, no in enumerate(why, 1)
        ]
    )


# -- where the worker goes ------------------------------------------------------------------------


def area(table: RajasTable, number: int, face: int) -> Reason:
    """SOLO-4.1 and 4.8: what the first die means."""

    def meant(each: int) -> Message:
        return Message(fx.AREA(dummy.area_of(table, number, each)).key)

    what = Message("dummy-area", {"face": face})
    options = _faces(dummy.why_no_areas(table, number), meant)
    chosen = dummy.area_of(table, number, face)
    if AREAS[face - 1] != chosen:
        return step("SOLO-4.8", what, Message("why-quarry-instead"), options)
    return step("SOLO-4.1", what, Message("why-area", {"area": fx.AREA(chosen)}), options)


def set_aside(table: RajasTable, number: int) -> Reason:
    """RAJ-11.7: no area is valid."""
    why = enumerate(dummy.why_no_areas(table, number), 1)
    options = tuple([PossibleOption(face, 0, no) for face, no in why])
    return step("RAJ-11.7", Message("dummy-no-area"), Message("why-set-aside"), options)


def cheapest(space: Space) -> Reason:
    """SOLO-5.2 and 5.15: the space of the quarry or the harbour."""
    clause = "SOLO-5.15" if space.area == "harbor" else "SOLO-5.2"
    what = Message("dummy-cheapest", {"money": space.money})
    return step(clause, what, Message("why-never-pays"))


def person(table: RajasTable, number: int, face: int) -> Reason:
    """SOLO-5.3: the person whom the second die names, and what makes it valid."""
    who = fx.CHAMBERS[face - 1]
    why = Message("why-person", {"face": face})
    if who == fx.MASTER_BUILDER:
        is_sure = table.rules.dummies == "effect"
        why = Message("why-master-builder", {"face": face, "isSure": is_sure})
    elif who == fx.PORTUGUESE:
        why = Message("why-portuguese", {"face": face, "spaces": table.board.dummy.boat})
    options = _faces(dummy.why_no_persons(table, number), _person_of)
    return step("SOLO-5.3", Message("dummy-person", {"who": fx.PERSON(who)}), why, options)


def _person_of(face: int) -> Message:
    return Message(fx.PERSON(fx.CHAMBERS[face - 1]).key)


def gift(who: str, effects: fx.Effects, *, is_paid: bool) -> Reason:
    """SOLO-5.5 to 5.10: what a person brings."""
    what = Message("dummy-gift", {"who": fx.PERSON(who)})
    key = "why-gift-paid" if is_paid else "why-gift-free"
    why = Message(key, {"brings": fx.effects_said(effects)})
    return step(f"SOLO-5.{5 + fx.CHAMBERS.index(who)}", what, why)


def any_chamber(face: int, why: Sequence[WhyNot]) -> Reason:
    """RAJ-11.3: the person whom the die names where any may be visited."""
    what = Message("dummy-person", {"who": fx.PERSON(fx.CHAMBERS[face - 1])})
    said = Message("why-any-chamber", {"face": face})
    return step("RAJ-11.3", what, said, _faces(why, _person_of))


def market(space: Space, income: int, spaces: Sequence[Space]) -> Reason:
    """SOLO-5.13 and 5.14: a space without a die, else the one of `spaces` that pays most."""
    what = Message("dummy-market", {"where": space.called, "money": income})
    if not space.wants_die:
        return step("SOLO-5.13", what, Message("why-no-die-asked"))
    options = _lot([each.called for each in spaces])
    clause = "SOLO-5.14" if income else "RAJ-11.8"
    args = {"lot": _drawn(options)}
    why = Message("why-pays-most" if income else "why-none-pays", args)
    return step(clause, what, why, options)


def too_far(left: int) -> Reason:
    """RAJ-11.12: results of the harbour's die that are rolled again."""
    what = Message("dummy-spaces-left", {"spaces": left})
    return step("RAJ-11.12", what, Message("why-rolled-again"))


def boat_steps(table: RajasTable, number: int, face: int) -> Reason:
    """SOLO-5.16: how far the boat moves."""
    options = _faces(dummy.why_no_steps(table, number), _steps_of)
    return step("SOLO-5.16", _steps_of(face), Message("why-steps", {"face": face}), options)


def _steps_of(face: int) -> Message:
    return Message("dummy-boat", {"steps": dummy.HARBOUR_STEPS[face]})


def balcony(space: Space) -> Reason:
    """SOLO-5.18: two dice of the other colour."""
    args = {"where": space.called, "brings": fx.effects_said(space.effects)}
    return step("SOLO-5.18", Message("dummy-balcony", args), Message("why-balcony"))


def terrace(face: int) -> Reason:
    """SOLO-5.19: the die decides between a die and money."""
    what = Message("dummy-terrace", {"face": face, "takesMoney": face == dummy.MONEY_FACE})
    why = Message("why-terrace", {"face": dummy.MONEY_FACE, "takesMoney": face == dummy.MONEY_FACE})
    return step("SOLO-5.19", what, why, _faces((None,) * len(dummy.FACES), _terrace_of))


def _terrace_of(face: int) -> Message:
    return Message("terrace-money" if face == dummy.MONEY_FACE else "terrace-die")


def terrace_without_roll(takes_money: bool) -> Reason:
    """SOLO-4.2 and 5.19: only one kind of space can be used."""
    if takes_money:
        return step("SOLO-4.2", Message("dummy-terrace-money"), Message("why-terrace-money"))
    return step("SOLO-5.19", Message("dummy-terrace-die"), Message("why-terrace-die"))


# -- colours of dice ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lot:
    """The colour of a die to be paid: of the `candidates` that were equally good.

    They are of the `open` colours, and `among` says which those are.
    """

    colour: int
    candidates: Sequence[int]
    open: Sequence[int]
    among: str


def _colour_lot(candidates: Sequence[int]) -> tuple[PossibleOption, ...]:
    return _lot(fx.colours_said(candidates))


def _taking(count: int, among: str, lot: tuple[PossibleOption, ...]) -> Message:
    """SOLO-6.2: why a colour of which he has `count`, `among` those that can be chosen."""
    key = {0: "why-take-none", 1: "why-take-one"}.get(count, "why-take-fewest")
    return Message(key, {"among": AMONG(among), "lot": _drawn(lot)})


def _spending(count: int, among: str, lot: tuple[PossibleOption, ...]) -> Message:
    """SOLO-6.4: why a colour of which he has `count`, `among` those that can be chosen."""
    key = {1: "why-spend-one", 2: "why-spend-two"}.get(count, "why-spend-many")
    return Message(key, {"among": AMONG(among), "lot": _drawn(lot)})


def take_die(table: RajasTable, number: int, colour: int, candidates: Sequence[int]) -> Reason:
    """SOLO-6.2 for a die of any colour; RAJ-11.9 where the supply lacks the colour he would take.

    `candidates` are equally good.
    """
    what = Message("dummy-takes", {"colour": fx.COLOUR(fx.COLOURS[colour])})
    colours = (table.colours_left(), range(4), ("any", "left"))
    return _taken(table, number, what, (colour, candidates), colours)


def terrace_die(table: RajasTable, number: int, colour: int, candidates: Sequence[int]) -> Reason:
    """SOLO-6.2 among the free spaces of the terrace."""
    free = {space.takes for space in dummy.free_spaces(table, "terrace") if space.takes >= 0}
    usable = [each for each in dummy.terrace_spaces(table) if each >= 0]
    what = Message("dummy-terrace-colour", {"colour": fx.COLOUR(fx.COLOURS[colour])})
    colours = (usable, free, ("terrace", "terrace-left"))
    return _taken(table, number, what, (colour, candidates), colours)


def _taken(
    table: RajasTable,
    number: int,
    what: Message,
    chosen: tuple[int, Sequence[int]],
    colours: tuple[Collection[int], Collection[int], tuple[str, str]],
) -> Reason:
    (colour, candidates), (usable, free, (among, and_left)) = chosen, colours
    counts, options = fx.by_colour(table.seats[number].dice), _colour_lot(candidates)
    wished = dummy.colours_to_take(counts, free)
    if wished == dummy.colours_to_take(counts, usable):
        return step("SOLO-6.2", what, _taking(counts[colour], among, options), options)
    lacking = fx.colours_said(sorted(set(free) - set(usable)))
    rule = _taking(counts[colour], and_left, options)
    return step(
        "RAJ-11.9", what, Message("why-lacking", {"colours": lacking, "rule": rule}), options
    )


def none_left(colour: int | None) -> Reason:
    """RAJ-11.9: a die that the supply lacks; no colour where any would do."""
    what = Message("dummy-no-die-left")
    if colour is not None:
        what = Message("dummy-no-such-die-left", {"colour": fx.COLOUR(fx.COLOURS[colour])})
    return step("RAJ-11.9", what, Message("why-common-supply"))


def pay_die(table: RajasTable, number: int, lot: Lot) -> Reason:
    """SOLO-6.4 among some colours; RAJ-11.10 where the Master Builder changes the choice."""
    counts, among = fx.by_colour(table.seats[number].dice), lot.among
    what = Message("dummy-pays", {"colour": fx.COLOUR(fx.COLOURS[lot.colour])})
    options = _colour_lot(lot.candidates)
    is_bound = among == FOR_MASTER_BUILDER
    if is_bound and dummy.colours_to_spend(counts) == dummy.colours_to_spend(counts, lot.open):
        is_bound, among = False, "any"
    why = _spending(counts[lot.colour], among, options)
    if is_bound:
        return step("RAJ-11.10", what, Message("why-bound", {"rule": why}), options)
    return step("SOLO-6.4", what, why, options)


FOR_MASTER_BUILDER: Final = "replacement"
FOR_BALCONY: Final = "balcony"
FOR_NEW_TILE: Final = "new-tile"


# -- buildings and tiles --------------------------------------------------------------------------


def upgrade(table: RajasTable, number: int, building: int, candidates: Sequence[int]) -> Reason:
    """SOLO-6.5: a track whose marker is at 3; else one at 2."""
    value, highest = table.seats[number].scrolls[building], SCROLL_LEVELS[1]
    options = _lot([fx.BUILDING(fx.BUILDING_NAMES[each]) for each in candidates])
    args = {"value": value, "highest": highest, "lot": _drawn(options)}
    why = Message("why-upgrade-first" if value == highest else "why-upgrade-next", args)
    what = Message("dummy-upgrades", {"building": fx.BUILDING(fx.BUILDING_NAMES[building])})
    return step("SOLO-6.5", what, why, options)


def buying_colour(table: RajasTable, number: int, colour: int) -> Reason:
    """SOLO-6.7: the colour with most dice; RAJ-11.11 where it can buy nothing."""
    counts = fx.by_colour(table.seats[number].dice)
    able, count = dummy.colours_to_buy(table, number), counts[colour]
    options = _colour_lot(able)
    held = fx.dice_of_colour(colour, count)
    more = [fx.dice_of_colour(each, counts[each]) for each in range(4) if counts[each] > count]
    if more:
        why = Message("why-next-colour", {"more": tuple(more), "lot": _drawn(options)})
        return step("RAJ-11.11", Message("dummy-most-able", {"dice": held}), why, options)
    others = [each for each in range(4) if counts[each] == count and each not in able]
    args = {"unable": fx.colours_said(others), "lot": _drawn(options)}
    key = "why-as-many" if options else "why-most-dice"
    return step("SOLO-6.7", Message("dummy-most-dice", {"dice": held}), Message(key, args), options)


def price_range(table: RajasTable, number: int, plan: dummy.Purchase) -> Reason:
    """SOLO-6.8: two dice if possible; RAJ-11.11 where no tile costs what two dice buy."""
    numbers, colour = table.board.dummy, fx.COLOUR(fx.COLOURS[plan.colour])
    low, high = numbers.two_dice
    if plan.dice == 2:
        what = Message("dummy-two-dice", {"low": low, "high": high})
        return step("SOLO-6.8", what, Message("why-two-dice"))
    what = Message("dummy-one-die", {"high": numbers.one_die[1]})
    if fx.by_colour(table.seats[number].dice)[plan.colour] < 2:
        return step("SOLO-6.8", what, Message("why-only-one-die", {"colour": colour}))
    why = Message("why-no-tile-for-two", {"colour": colour, "low": low, "high": high})
    return step("RAJ-11.11", what, why)


def _tile_lot(table: RajasTable, names: Sequence[str]) -> tuple[PossibleOption, ...]:
    return _lot([table.tile(name).called for name in names])


def bought(table: RajasTable, name: str, names: Sequence[str]) -> Reason:
    """SOLO-6.9: the tile of the price range."""
    tile, options = table.tile(name), _tile_lot(table, names)
    args = {"things": tile.things, "tiles": len(names)}
    why = Message("why-tile-drawn" if options else "why-only-tile", args)
    return step("SOLO-6.9", Message("dummy-tile", {"called": tile.called}), why, options)


def score(table: RajasTable, number: int, tile: Tile, clause: str) -> Reason:
    """SOLO-3.7 and RAJ-7.3: what a tile brings at the moment it is had."""
    scrolls = table.seats[number].scrolls
    fame = sum([scrolls[building] for building in tile.buildings])
    told = [
        Message(
            "fame-for", {"count": scrolls[each], "building": fx.BUILDING(fx.BUILDING_NAMES[each])}
        )
        for each in tile.buildings
    ]
    told += [
        Message("money-for", {"count": value, "good": fx.GOOD(GOODS[good])})
        for good, value in tile.markets
    ]
    gains = [Message("brings-fame", {"count": fame})] if fame else []
    if tile.markets:
        gains.append(Message("brings-money", {"count": tile.market_sum}))
    what, why = (
        Message("dummy-scores", {"gains": tuple(gains)}),
        Message("why-scores", {"told": tuple(told)}),
    )
    return step(clause, what, why)


def replacing_colour(
    table: RajasTable, number: int, colour: int, candidates: Sequence[int]
) -> Reason:
    """SOLO-6.10: the colour of the one die more that a replacement costs (RAJ-11.14)."""
    counts, options = fx.by_colour(table.seats[number].dice), _colour_lot(candidates)
    among = "any" if table.rules.difference == "schema" else FOR_NEW_TILE
    what = Message("dummy-new-tile", {"colour": fx.COLOUR(fx.COLOURS[colour])})
    return step("SOLO-6.10", what, _spending(counts[colour], among, options), options)


def replaced(table: RajasTable, name: str, names: Sequence[str]) -> Reason:
    """SOLO-6.11: the tile that goes."""
    tile, options = table.tile(name), _tile_lot(table, names)
    args = {"things": tile.things, "tiles": len(names)}
    why = Message("why-dearest-drawn" if options else "why-dearest", args)
    return step("SOLO-6.11", Message("dummy-replaces", {"called": tile.called}), why, options)


def replacement(table: RajasTable, old: str, name: str, names: Sequence[str]) -> Reason:
    """SOLO-6.12: the tile that comes."""
    (low, high), price = table.board.dummy.window, table.tile(old).price
    tile, options = table.tile(name), _tile_lot(table, names)
    args = {"things": tile.things, "low": price + low, "high": price + high, "tiles": len(names)}
    why = Message("why-new-tile-drawn" if options else "why-new-tile", args)
    return step("SOLO-6.12", Message("dummy-takes-tile", {"called": tile.called}), why, options)


def free_replacement(table: RajasTable, name: str, names: Sequence[str]) -> Reason:
    """RAJ-11.14: the tile that comes for nothing, since no die would pay for another."""
    tile, options = table.tile(name), _tile_lot(table, names)
    args = {"things": tile.things, "tiles": len(names)}
    why = Message("why-free-tile-drawn" if options else "why-free-tile", args)
    return step("RAJ-11.14", Message("dummy-takes-tile", {"called": tile.called}), why, options)


# -- what effects mean for a dummy ----------------------------------------------------------------


def karma(count: int) -> Reason:
    """SOLO-3.4: karma that he earns is money."""
    return step("SOLO-3.4", Message("dummy-karma", {"count": count}), Message("why-karma-is-money"))


def dice_per_karma(count: int) -> Reason:
    """SOLO-3.3: where karma is counted he has three."""
    args = {"count": count}
    return step(
        "SOLO-3.3", Message("dummy-dice-per-karma", args), Message("why-always-karma", args)
    )


def handicap(gain: fx.Effect) -> Reason:
    """SOLO-2.5: his markers go forward after the set-up."""
    what = Message("dummy-handicap", {"brings": fx.effects_said((gain,))})
    return step("SOLO-2.5", what, Message("why-handicap"))


def bonus(track: str, reached: Bonus, source: str) -> Reason:
    """SOLO-3.5, 2.6 and RAJ-4.7, 8.3: a bonus of a track, or the worker of the bridge."""
    brings = fx.effects_said(reached.effects)
    if track == "river":
        return step(
            "RAJ-8.3", Message("dummy-bridge", {"brings": brings}), Message("why-bridge-first")
        )
    clause = "SOLO-3.5" if track == "money track" else "RAJ-4.7"
    if source == "handicap":
        clause = "SOLO-2.6"
    what = Message("dummy-bonus", {"space": reached.space, "track": fx.TRACK_NAME(track)})
    return step(clause, what, Message("why-every-bonus", {"brings": brings}))


def no_room(most: int) -> Reason:
    """RAJ-4.10: one worker more than allowed leaves the game."""
    return step(
        "RAJ-4.10", Message("dummy-all-workers", {"most": most}), Message("why-leaves-game")
    )


def skipped(spaces: Sequence[int]) -> Reason:
    """RAJ-8.1: spaces with another boat."""
    return step(
        "RAJ-8.1", Message("dummy-skips", {"spaces": tuple(spaces)}), Message("why-skipped")
    )


def sailing(table: RajasTable, ahead: Sequence[int], effect: fx.MoveBoat, source: str) -> Reason:
    """SOLO-5.17, 5.10, RAJ-8.2 and 11.4: where the boat goes, and what the space brings."""
    space = ahead[-1]
    clause, is_far = _sailing_rule(len(ahead), effect, source)
    what = Message("dummy-sails", {"steps": len(ahead), "space": space})
    args = {
        "isFar": is_far,
        "isCovered": bool(table.river[space]),
        "brings": fx.effects_said(table.bonus_at(space)),
    }
    return step(clause, what, Message("why-sails", args))


def _sailing_rule(steps: int, effect: fx.MoveBoat, source: str) -> tuple[str, bool]:
    """The clause, and whether the boat goes as far as possible."""
    if steps < effect.n:
        return ("RAJ-8.2" if effect.exact else "RAJ-11.4"), True
    if source == "harbour":
        return "SOLO-5.17", False
    if source == "chambers":
        return "SOLO-5.10", False
    return ("RAJ-8.2", False) if effect.exact else ("RAJ-11.4", True)


def sold(incomes: Sequence[int], most: int) -> Reason:
    """RAJ-11.2: the good that pays the most."""
    best = max(incomes)
    goods = [fx.GOOD(GOODS[good]) for good, income in enumerate(incomes) if income == best]
    why = Message("why-sold", {"goods": tuple(goods), "most": most})
    return step("RAJ-11.2", Message("dummy-sold", {"money": best}), why)


def build() -> Reason:
    """RAJ-11.1: a build action by a bonus."""
    return step("RAJ-11.1", Message("dummy-builds"), Message("why-builds"))


def yield_tile(table: RajasTable, tile: str, names: Sequence[str]) -> Reason:
    """SOLO-5.6, and RAJ-11.6 with Navaratnas: the Dancer's tile, used at once."""
    yields = table.board.yields
    what = Message("dummy-yield-tile", {"brings": fx.effects_said(yields[tile].effects)})
    if not table.is_navaratnas:
        return step("SOLO-5.6", what, Message("why-claims-at-once"))
    options = _lot([fx.effects_said(yields[name].effects) for name in names])
    return step("RAJ-11.6", what, Message("why-yield-drawn"), options)


def nothing(clause: str, what: str) -> Reason:
    """A step that brings nothing, and why."""
    return step(
        clause, Message("dummy-nothing"), Message("why-nothing", {"what": fx.NOTHING_WHY(what)})
    )


# -- deeds ----------------------------------------------------------------------------------------

_BY_SOURCE: Final = {
    "buildings": "SOLO-5.12",
    "markets": "SOLO-5.12",
    "market": "SOLO-3.8",
    "river": "SOLO-5.17",
    "karma": "SOLO-3.4",
    "terrace": "SOLO-5.19",
    "yield tile": "SOLO-5.6",
    "money track": "SOLO-3.5",
    "fame track": "RAJ-4.7",
    "bridge": "RAJ-8.3",
    "handicap": "SOLO-2.5",
}
_BY_TRACK: Final = {"money track": "SOLO-3.5", "fame track": "RAJ-4.7", "river": "RAJ-8.3"}
_BY_KIND: Final[dict[type, str]] = {
    events.WorkerPlaced: "SOLO-5.1",
    events.WorkerSetAside: "RAJ-11.7",
    events.DiceSpent: "SOLO-4.4",
    events.DiceForfeited: "RAJ-11.9",
    events.WorkerGained: "RAJ-4.10",
    events.ScrollRaised: "RAJ-4.11",
    events.BoatMoved: "RAJ-8.1",
    events.TileBought: "SOLO-5.11",
    events.TileLaid: "SOLO-3.6",
    events.TileReplaced: "SOLO-5.9",
    events.YieldUsed: "SOLO-5.6",
    events.ElephantTaken: "SOLO-5.5",
    events.ChamberVisited: "RAJ-8.6",
    events.MarkersMet: "SOLO-2.3",
    events.NothingDone: "SOLO-2.1",
}


def deed_clause(event: Any) -> str:
    """The clause that a deed of a dummy follows; empty for what is no deed of his."""
    match event:
        case events.MoneyGained(_, _, _, "chambers"):
            return "SOLO-5.8"
        case events.FameGained(_, _, _, "chambers"):
            return "SOLO-5.5"
        case events.MoneyGained(_, _, _, source) | events.FameGained(_, _, _, source):
            return _BY_SOURCE[source]
        case events.BonusReached(_, track, _):
            return _BY_TRACK[track]
        case events.DiceGained(_, _, source):
            return "SOLO-6.2" if source == ANY_COLOUR else "RAJ-4.1"
    return _BY_KIND.get(type(event), "")


ANY_COLOUR: Final = "any colour"
PRINTED_COLOUR: Final = "printed colour"
"""The sources of a dummy's dice."""
