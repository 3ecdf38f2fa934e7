"""What a dummy says of each step: the clause it follows, what it came to, and why.

Pure sentences, true of the table as it is right before the step is carried out. Whoever carries
it out emits them as a `DummyThought`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from games.rajas import dummy
from games.rajas.board import AREA_NAMES, AREAS, GOODS, Area, Bonus, Space, Tile
from games.rajas.dice import COLOURS, by_colour
from games.rajas.effects import (
    BUILDING_NAMES,
    CHAMBERS,
    MASTER_BUILDER,
    PORTUGUESE,
    Effects,
    MoveBoat,
    chamber_name,
    the_person,
    words_of,
)
from games.rajas.events import (
    BoatMoved,
    BonusReached,
    ChamberVisited,
    DiceForfeited,
    DiceGained,
    DiceSpent,
    ElephantTaken,
    FameGained,
    MarkersMet,
    MoneyGained,
    NothingDone,
    ScrollRaised,
    TileBought,
    TileLaid,
    TileReplaced,
    WorkerGained,
    WorkerPlaced,
    WorkerSetAside,
    YieldUsed,
)
from games.rajas.move_words import space_words, tile_title
from games.rajas.state import SCROLL_LEVELS, RajasTable
from games.rajas.tile_words import things_on
from games.rajas.wording import counted, listed

Said = tuple[str, str, str]
"""The clause, what the step came to, and why."""

BY_LOT: Final = ", drawn by lot"


def by_lot(drawn: str | None) -> str:
    """The end of a sentence where chance broke a tie (SOLO-6.3)."""
    return "" if drawn is None else BY_LOT


# -- where the worker goes ------------------------------------------------------------------------


def area(chosen: Area, face: int) -> Said:
    """SOLO-4.1 and 4.8: what the first die means."""
    title = f"Main area: the die shows {face}"
    if AREAS[face - 1] != chosen:
        return "SOLO-4.8", title, "With five or more dice a 5 or 6 means the quarry"
    name = AREA_NAMES[AREAS.index(chosen)].capitalize()
    return "SOLO-4.1", title, f"{name}: it is valid"


SET_ASIDE: Final[Said] = (
    "RAJ-11.7",
    "No area is valid",
    "The worker is set aside for this round",
)


def cheapest(space: Space) -> Said:
    """SOLO-5.2 and 5.15: the space of the quarry or the harbour."""
    clause = "SOLO-5.15" if space.area == "harbor" else "SOLO-5.2"
    price = f"{space.money} money" if space.money else "no money"
    return clause, f"Cheapest free space: {price}", "Dummies never pay for a space"


def person(table: RajasTable, who: str, face: int) -> Said:
    """SOLO-5.3: the person whom the second die names, and what makes it valid."""
    valid = f"The die shows {face}: the space is free"
    if who == MASTER_BUILDER:
        sensible = table.rules.dummies == "sensible"
        able = "a replacement can be paid" if sensible else "he has a tile without a market"
        valid += f", and {able}"
    elif who == PORTUGUESE:
        valid += f", and the boat can move {counted(table.board.dummy.boat, 'space')}"
    return "SOLO-5.3", chamber_name(who), valid


def gift(who: str, effects: Effects, why: str) -> Said:
    """SOLO-5.5 to 5.10: what a person brings."""
    brings = words_of(effects)
    clause, title = f"SOLO-5.{5 + CHAMBERS.index(who)}", f"What {the_person(who)} gives"
    return clause, title, f"{brings[:1].upper()}{brings[1:]}, {why}"


def any_chamber(who: str, face: int) -> Said:
    """RAJ-11.3: the person whom the die names where any may be visited."""
    why = f"The die shows {face}: taken persons count, and no die is paid"
    return "RAJ-11.3", chamber_name(who), why


def market(space: Space, income: int, drawn: str | None) -> Said:
    """SOLO-5.13 and 5.14: a space without a die, else the one that pays most."""
    pays = f"{income} money" if income else "nothing"
    title = f"{space_words(space)}: {pays}"
    if not space.wants_die:
        return "SOLO-5.13", title, "It asks for no die, so it comes before all others"
    best = "this pays the most" if income else "none pays anything"
    return "SOLO-5.14", title, f"Each free space asks for a die; {best}{by_lot(drawn)}"


def too_far(left: int) -> Said:
    """RAJ-11.12: results of the harbour's die that are rolled again."""
    words = dummy.spaces_left(left).capitalize()
    return "RAJ-11.12", words, "A result that is more is rolled again"


def boat_steps(steps: int, face: int) -> Said:
    """SOLO-5.16: how far the boat moves."""
    why = f"The die shows {face}: 1 and 2 are one step, 3 and 4 two, 5 and 6 three"
    return "SOLO-5.16", f"The boat moves {steps}", why


def balcony(space: Space) -> Said:
    """SOLO-5.18: two dice of the other colour."""
    title = f"{space_words(space)}: {words_of(space.effects)}"
    return "SOLO-5.18", title, "He gives the die of one colour and collects the other"


def terrace(takes_money: bool, face: int) -> Said:
    """SOLO-5.19: the die decides between a die and money."""
    title = f"{'Money' if takes_money else 'A die'}: the die shows {face}"
    again = "; he does not roll his dice again" if takes_money else ""
    return "SOLO-5.19", title, f"Only a {dummy.MONEY_FACE} takes the money of the terrace{again}"


def terrace_without_roll(takes_money: bool) -> Said:
    """SOLO-4.2 and 5.19: only one kind of space can be used."""
    if takes_money:
        why = "No space with a die can be used; he does not roll his dice again"
        return "SOLO-4.2", "Money: the only valid result", why
    return "SOLO-5.19", "A die of the terrace", "The space with money is taken: nothing is rolled"


# -- colours of dice ------------------------------------------------------------------------------


def taking(count: int, among: str = "") -> str:
    """SOLO-6.2: why a colour of which he has `count`, `among` those that can be chosen."""
    if count == 1:
        return "He has exactly one die of this colour"
    if not count:
        return f"He has exactly one die of no colour{among}; of this he has none"
    return f"He has two or more of every colour{among}; of this the fewest"


def spending(count: int, among: str = "") -> str:
    """SOLO-6.4: why a colour of which he has `count`, `among` those that can be chosen."""
    if count > 2:
        return "He has three or more dice of this colour"
    if count == 1:
        return f"He has three or more dice of no colour{among}; of this he has one"
    rule = "He has neither three or more dice nor exactly one"
    return f"{rule} of any colour{among}; of this he has two"


def take_die(
    table: RajasTable, number: int, colour: int, open_colours: Collection[int], drawn: str | None
) -> Said:
    """SOLO-6.2 for a die of any colour; RAJ-11.9 where the supply lacks the colour he would take.

    `open_colours` are those in the supply.
    """
    title = f"Takes a die: {COLOURS[colour]}"
    return _taken(table, number, title, colour, (open_colours, range(4), ""), drawn)


def terrace_die(table: RajasTable, number: int, colour: int, drawn: str | None) -> Said:
    """SOLO-6.2 among the free spaces of the terrace."""
    free = {space.takes for space in dummy.free_spaces(table, "terrace") if space.takes >= 0}
    usable = [each for each in dummy.terrace_spaces(table) if each >= 0]
    title = f"The terrace: {COLOURS[colour]}"
    return _taken(table, number, title, colour, (usable, free, " free on the terrace"), drawn)


def _taken(
    table: RajasTable,
    number: int,
    title: str,
    colour: int,
    colours: tuple[Collection[int], Collection[int], str],
    drawn: str | None,
) -> Said:
    usable, free, among = colours
    counts = by_colour(table.seats[number].dice)
    wished = dummy.colours_to_take(counts, free)
    if wished == dummy.colours_to_take(counts, usable):
        return "SOLO-6.2", title, f"{taking(counts[colour], among)}{by_lot(drawn)}"
    lacking = listed([COLOURS[each] for each in sorted(set(free) - set(usable))])
    rule = taking(counts[colour], " left" if not among else f"{among} and left")
    return "RAJ-11.9", title, f"The supply has no {lacking}. {rule}{by_lot(drawn)}"


def none_left(colour: int | None) -> Said:
    """RAJ-11.9: a die that the supply lacks; no colour where any would do."""
    which = "die" if colour is None else f"{COLOURS[colour]} die"
    return "RAJ-11.9", f"No {which} is left", "Dummies take dice from the common supply"


def pay_die(
    table: RajasTable, number: int, colour: int, open_colours: Collection[int], among: str,
    drawn: str | None,
) -> Said:  # fmt: skip
    """SOLO-6.4 among some colours; RAJ-11.10 where the Master Builder changes the choice."""
    counts = by_colour(table.seats[number].dice)
    title = f"Pays a die: {COLOURS[colour]}"
    clause, why = "SOLO-6.4", ""
    wished = dummy.colours_to_spend(counts)
    offered = dummy.colours_to_spend(counts, open_colours)
    if among == FOR_MASTER_BUILDER:
        if wished == offered:
            among = ""
        else:
            clause, why = "RAJ-11.10", "A replacement is to stay possible. "
    return clause, title, f"{why}{spending(counts[colour], among)}{by_lot(drawn)}"


FOR_MASTER_BUILDER: Final = " that leaves a replacement"
FOR_BALCONY: Final = " that a free balcony can change"


# -- buildings and tiles --------------------------------------------------------------------------


def upgrade(table: RajasTable, number: int, building: int, drawn: str | None) -> Said:
    """SOLO-6.5: a track whose marker is at 3; else one at 2."""
    scrolls = table.seats[number].scrolls
    value, highest = scrolls[building], SCROLL_LEVELS[1]
    first = f"A track at {value} comes first"
    if value != highest:
        first = f"No track is at {highest}, so one at {value}"
    return "SOLO-6.5", f"Upgrades the {BUILDING_NAMES[building]}", f"{first}{by_lot(drawn)}"


def buying_colour(table: RajasTable, number: int, colour: int, drawn: str | None) -> Said:
    """SOLO-6.7: the colour with most dice; RAJ-11.11 where it can buy nothing."""
    counts = by_colour(table.seats[number].dice)
    able, count = dummy.colours_to_buy(table, number), counts[colour]
    more = [f"{counts[each]} {COLOURS[each]}" for each in range(4) if counts[each] > count]
    dice = f"{count} {COLOURS[colour]}"
    if more:
        why = f"{listed(more)} can buy nothing, so the next colour buys{by_lot(drawn)}"
        return "RAJ-11.11", f"Most that can buy: {dice}", why
    others = [COLOURS[each] for each in range(4) if counts[each] == count and each not in able]
    unable = f"; {listed(others)}, with as many, can buy nothing" if others else ""
    if drawn is None:
        return "SOLO-6.7", f"Most dice: {dice}", f"The colour he has most dice of{unable}"
    ties = listed([COLOURS[each] for each in able])
    return "SOLO-6.7", f"Most dice: {dice}", f"As many of {ties}{BY_LOT}{unable}"


def price_range(table: RajasTable, number: int, plan: dummy.Purchase) -> Said:
    """SOLO-6.8: two dice if possible; RAJ-11.11 where no tile costs what two dice buy."""
    numbers, colour = table.board.dummy, COLOURS[plan.colour]
    low, high = numbers.two_dice
    if plan.dice == 2:
        return (
            "SOLO-6.8",
            f"Two dice buy a price of {low} to {high}",
            "He spends two dice if possible",
        )
    title = f"One die buys a price of up to {numbers.one_die[1]}"
    if by_colour(table.seats[number].dice)[plan.colour] < 2:
        return "SOLO-6.8", title, f"He has only one {colour} die"
    return "RAJ-11.11", title, f"No {colour} tile costs {low} to {high}"


def bought(tile: Tile, drawn: str | None) -> Said:
    """SOLO-6.9: the tile of the price range."""
    why = "the only one of this colour and price range"
    if drawn is not None:
        why = "drawn by lot from this colour and price range"
    return "SOLO-6.9", f"The {tile_title(tile)}", f"With {things_on(tile)}; {why}"


def score(table: RajasTable, number: int, tile: Tile, clause: str) -> Said:
    """SOLO-3.7 and RAJ-7.3: what a tile brings at the moment it is had."""
    scrolls = table.seats[number].scrolls
    fame = sum([scrolls[building] for building in tile.buildings])
    told = [f"{BUILDING_NAMES[each]} {scrolls[each]} fame" for each in tile.buildings]
    told += [f"{GOODS[good]} {value} money" for good, value in tile.markets]
    gains = ([f"{fame} fame"] if fame else []) + (
        [f"{tile.market_sum} money"] if tile.markets else []
    )
    why = listed(told)
    return clause, f"Scores {listed(gains) or 'nothing'}", why[:1].upper() + why[1:]


def replacing_colour(table: RajasTable, number: int, colour: int, drawn: str | None) -> Said:
    """SOLO-6.10: the colour of the one die more that a replacement costs."""
    counts = by_colour(table.seats[number].dice)
    why = spending(counts[colour], " that can pay a new tile")
    return "SOLO-6.10", f"New tile: one {COLOURS[colour]} die", f"{why}{by_lot(drawn)}"


def replaced(tile: Tile, drawn: str | None) -> Said:
    """SOLO-6.11: the tile that goes."""
    why = f"With {things_on(tile)}; his dearest without a market{by_lot(drawn)}"
    return "SOLO-6.11", f"Replaces the {tile_title(tile)}", why


def replacement(table: RajasTable, old: Tile, new: Tile, drawn: str | None) -> Said:
    """SOLO-6.12: the tile that comes."""
    low, high = table.board.dummy.window
    buys = f"one die more buys {old.price + low} to {old.price + high}"
    why = f"With {things_on(new)}; {buys}{by_lot(drawn)}"
    return "SOLO-6.12", f"Takes the {tile_title(new)}", why


# -- what effects mean for a dummy ----------------------------------------------------------------


def karma(count: int) -> Said:
    """SOLO-3.4: karma that he earns is money."""
    return "SOLO-3.4", f"{count} karma is {count} money", "Dummies earn money instead of karma"


def dice_per_karma(count: int) -> Said:
    """SOLO-3.3: where karma is counted he has three."""
    title = f"{count} karma: {counted(count, 'die', 'dice')}"
    return "SOLO-3.3", title, f"Where karma is counted a dummy always has {count}"


def handicap(gain: str) -> Said:
    """SOLO-2.5: his markers go forward after the set-up."""
    return "SOLO-2.5", f"Handicap: {gain}", "His marker goes forward right after the set-up"


def bonus(track: str, reached: Bonus, source: str) -> Said:
    """SOLO-3.5, 2.6 and RAJ-4.7, 8.3: a bonus of a track, or the worker of the bridge."""
    brings = words_of(reached.effects)
    if track == "river":
        return "RAJ-8.3", f"The bridge: {brings}", "It comes before the bonus of the space"
    brings = f"{brings[:1].upper()}{brings[1:]}"
    clause = "SOLO-3.5" if track == "money track" else "RAJ-4.7"
    if source == "handicap":
        clause = "SOLO-2.6"
    what = track.partition(" ")[0]
    why = f"{brings}: he gets every bonus he passes"
    return clause, f"Bonus at {reached.space} {what}", why


def no_room(most: int) -> Said:
    """RAJ-4.10: one worker more than allowed leaves the game."""
    return "RAJ-4.10", f"He has {counted(most, 'worker')} already", "One more leaves the game"


def skipped(spaces: Sequence[int]) -> Said:
    """RAJ-8.1: spaces with another boat."""
    which = listed([str(space) for space in spaces])
    title = f"Skips space {which}" if len(spaces) == 1 else f"Skips spaces {which}"
    return "RAJ-8.1", title, "Spaces with another boat are not counted"


def sailing(table: RajasTable, ahead: Sequence[int], effect: MoveBoat, source: str) -> Said:
    """SOLO-5.17, 5.10, RAJ-8.2 and 11.4: where the boat goes, and what the space brings."""
    space = ahead[-1]
    tile = table.river[space]
    brings = words_of(table.bonus_at(space))
    what = "On the Ganga tile there" if tile else "On the space"
    clause, how = _sailing_rule(len(ahead), effect, source)
    title = f"Sails {counted(len(ahead), 'space')} to {space}"
    return clause, title, f"{how}{what}: {brings}"


def _sailing_rule(steps: int, effect: MoveBoat, source: str) -> tuple[str, str]:
    if steps < effect.n:
        return ("RAJ-8.2" if effect.exact else "RAJ-11.4"), "As far as possible. "
    if source == "harbour":
        return "SOLO-5.17", ""
    if source == "chambers":
        return "SOLO-5.10", ""
    return ("RAJ-8.2", "") if effect.exact else ("RAJ-11.4", "As far as possible. ")


def sold(incomes: Sequence[int], most: int) -> Said:
    """RAJ-11.2: the good that pays the most."""
    best = max(incomes)
    goods = [GOODS[good] for good, income in enumerate(incomes) if income == best]
    pays = "pays" if len(goods) == 1 else "pay"
    markets = "its best market" if most == 1 else f"up to {most} markets"
    return "RAJ-11.2", f"One good sold: {best} money", f"{listed(goods)} {pays} the most, {markets}"


def build() -> Said:
    """RAJ-11.1: a build action by a bonus."""
    return "RAJ-11.1", "Buys a tile", "As in the quarry, without a worker"


def yield_tile(table: RajasTable, tile: str) -> Said:
    """SOLO-5.6, and RAJ-11.6 with Navaratnas: the Dancer's tile, used at once."""
    title = f"Yield tile: {words_of(table.board.yields[tile].effects)}"
    if not table.is_navaratnas:
        return "SOLO-5.6", title, "He claims its bonus at once"
    return "RAJ-11.6", title, "Drawn among those face up, used, and put away"


def nothing(clause: str, what: str) -> Said:
    """A step that brings nothing, and why."""
    return clause, "Nothing happens", _WHY_NOTHING[what]


_WHY_NOTHING: Final = {
    "boat-at-end": "The boat is at the end of the river",
    "no-tile-bought": "No province tile can be bought",
    "no-tile-replaced": "No tile can be replaced",
    "no-market": "There is no market to sell at",
    "all-upgraded": "Every building is upgraded already",
    "no-yield-left": "No yield tile is left",
}


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
    WorkerPlaced: "SOLO-5.1",
    WorkerSetAside: "RAJ-11.7",
    DiceSpent: "SOLO-4.4",
    DiceForfeited: "RAJ-11.9",
    WorkerGained: "RAJ-4.10",
    ScrollRaised: "RAJ-4.11",
    BoatMoved: "RAJ-8.1",
    TileBought: "SOLO-5.11",
    TileLaid: "SOLO-3.6",
    TileReplaced: "SOLO-5.9",
    YieldUsed: "SOLO-5.6",
    ElephantTaken: "SOLO-5.5",
    ChamberVisited: "RAJ-8.6",
    MarkersMet: "SOLO-2.3",
    NothingDone: "SOLO-2.1",
}


def deed_clause(event: Any) -> str:
    """The clause that a deed of a dummy follows; empty for what is no deed of his."""
    match event:
        case MoneyGained(_, _, _, "chambers"):
            return "SOLO-5.8"
        case FameGained(_, _, _, "chambers"):
            return "SOLO-5.5"
        case MoneyGained(_, _, _, source) | FameGained(_, _, _, source):
            return _BY_SOURCE[source]
        case BonusReached(_, track, _):
            return _BY_TRACK[track]
        case DiceGained(_, _, source):
            return "SOLO-6.2" if source == ANY_COLOUR else "RAJ-4.1"
    return _BY_KIND.get(type(event), "")


ANY_COLOUR: Final = "any colour"
PRINTED_COLOUR: Final = "printed colour"
"""The sources of a dummy's dice."""
