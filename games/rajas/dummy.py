"""How a dummy decides: one small question for each sentence of the solo version (SOLO in RULES.md).

Nothing here rolls dice: each question answers with all that is equally good, and a step lets
chance pick one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.errors import BadDocument, IllegalAnswer, shortened
from engine.text.message import Message
from games.rajas.board import AREAS, ASSORTED, Area, Space, Tile
from games.rajas.effects import CHAMBERS, MASTER_BUILDER, PORTUGUESE, GainDice, by_colour
from games.rajas.spaces import market_income, spaces_ahead
from games.rajas.state import SCROLL_LEVELS, Laid, RajasTable, market_values

FACES = range(1, 7)
MANY_DICE = 5
ALL_PIPS = 6
HARBOUR_STEPS = (0, 1, 1, 2, 2, 3, 3)
"""SOLO-5.16: the steps by the face of the die."""

MONEY_FACE = 6
"""SOLO-5.19: the face that takes the money of the terrace."""

WhyNot = Message | None
"""Why a result is not valid; None where it is."""

NO_PLAIN_TILE = Message("no-plain-tile")
NO_REPLACEMENT = Message("no-replacement")
REPLACEMENT_NOT_SURE = Message("replacement-not-sure")
SPACE_TAKEN = Message("space-taken")
NO_FREE_SPACE = Message("no-free-space")
NO_DIE_TO_SPEND = Message("no-die-to-spend")
NO_FREE_PERSON = Message("no-free-person")
NO_TILE_TO_BUY = Message("no-tile-to-buy")
BOAT_AT_END = Message("boat-at-end")
NO_FREE_BALCONY = Message("no-free-balcony")
NO_DIE_LEFT = Message("no-die-left")
NO_MARKET_OWNED = Message("no-market-owned")
NOTHING_PAID = Message("nothing-paid")

QUARRY, BALCONIES, TERRACE = AREAS.index("quarry"), AREAS.index("balconies"), 5


@dataclass(frozen=True, slots=True)
class ValidFaces:
    """SOLO-4.2: a die that is rolled again until its result is valid, so each valid one is equal.

    `why` says for each face from 1 what is wrong with it; None where it is valid.
    """

    why: tuple[WhyNot, ...]

    @property
    def faces(self) -> tuple[int, ...]:
        return tuple([face for face, reason in enumerate(self.why, 1) if reason is None])

    def sample(self, rng: Random) -> int:
        faces = self.faces
        return faces[int(rng.random() * len(faces))]

    def outcomes(self) -> Iterator[tuple[int, float]]:
        faces = self.faces
        for face in faces:
            yield face, 1 / len(faces)

    def __contains__(self, outcome: Any) -> bool:
        return type(outcome) is int and outcome in self.faces

    def parse(self, text: str) -> int:
        words = text.strip()
        if words not in map(str, range(1, len(self.why) + 1)):
            args = {"words": shortened(words), "example": self.example}
            raise IllegalAnswer(Message("no-face", args))
        face = int(words)
        if self.why[face - 1] is not None:
            raise IllegalAnswer(
                Message("face-not-valid", {"face": face, "why": self.why[face - 1]})
            )
        return face

    @property
    def example(self) -> str:
        return str(self.faces[0])

    def to_json(self, outcome: int) -> int:
        return outcome

    def from_json(self, document: Any) -> int:
        if document not in self:
            raise BadDocument(f"{document!r} is not a valid result of the dummy's die")
        face: int = document
        return face


# -- colours --------------------------------------------------------------------------------------


def colours_to_take(counts: Sequence[int], open_colours: Collection[int]) -> list[int]:
    """SOLO-6.2: a colour he has one die of; else none of; else the fewest of."""
    offered = sorted(open_colours)
    for wanted in (1, 0):
        found = [colour for colour in offered if counts[colour] == wanted]
        if found:
            return found
    fewest = min([counts[colour] for colour in offered], default=0)
    return [colour for colour in offered if counts[colour] == fewest]


def colours_to_spend(counts: Sequence[int], open_colours: Collection[int] = range(4)) -> list[int]:
    """SOLO-6.4: a colour he has three or more dice of; else one; else two."""
    offered = [colour for colour in sorted(open_colours) if counts[colour]]
    many = [colour for colour in offered if counts[colour] > 2]
    if many:
        return many
    single = [colour for colour in offered if counts[colour] == 1]
    return single or offered


def scrolls_to_raise(scrolls: Sequence[int]) -> list[int]:
    """SOLO-6.5: a track whose marker is at 3; else at 2; none when all are at their end."""
    for level in (SCROLL_LEVELS[1], SCROLL_LEVELS[0]):
        found = [building for building, value in enumerate(scrolls) if value == level]
        if found:
            return found
    return []


# -- buying ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Purchase:
    """What a dummy buys with one colour: so many dice, and the tiles in their price range."""

    colour: int
    dice: int
    tiles: tuple[str, ...]


def purchase(table: RajasTable, number: int, colour: int) -> Purchase | None:
    """SOLO-6.6 and 6.8: two dice for 7 to 10 if possible; else one for up to 6."""
    count = by_colour(table.seats[number].dice)[colour]
    numbers = table.board.dummy
    tops = [table.tile(top) for top in table.face_up]
    for dice, (low, high) in ((2, numbers.two_dice), (1, numbers.one_die)):
        fitting = [t.id for t in tops if t.colour == colour and low <= t.price <= high]
        if count >= dice and fitting:
            return Purchase(colour, dice, tuple(fitting))
    return None


def colours_to_buy(table: RajasTable, number: int) -> list[int]:
    """SOLO-6.7: the colour with most dice, of those that can buy a tile at all."""
    counts = by_colour(table.seats[number].dice)
    able = [colour for colour in range(4) if purchase(table, number, colour)]
    most = max([counts[colour] for colour in able], default=0)
    return [colour for colour in able if counts[colour] == most]


# -- the Master Builder ---------------------------------------------------------------------------


def tiles_to_replace(table: RajasTable, number: int) -> list[Laid]:
    """SOLO-6.11: the most expensive of his tiles that have no market."""
    plain = [laid for laid in table.seats[number].tiles if not table.tile(laid.tile).markets]
    highest = max([table.tile(laid.tile).price for laid in plain], default=0)
    return [laid for laid in plain if table.tile(laid.tile).price == highest]


def replacing_tops(table: RajasTable, number: int) -> list[Tile]:
    """SOLO-6.12: the face-up tiles that exactly one more die can pay for."""
    old = tiles_to_replace(table, number)
    if not old:
        return []
    price = table.tile(old[0].tile).price
    low, high = table.board.dummy.window
    tops = [table.tile(top) for top in table.face_up]
    return [tile for tile in tops if price + low <= tile.price <= price + high]


def free_tops(table: RajasTable, number: int) -> list[Tile]:
    """RAJ-11.14, "free": the face-up tiles that are no dearer than the one to be replaced."""
    old = tiles_to_replace(table, number)
    if not old or table.rules.difference != "free":
        return []
    price = table.tile(old[0].tile).price
    return [tile for tile in map(table.tile, table.face_up) if tile.price <= price]


def fitting_colours(table: RajasTable, number: int, counts: Sequence[int]) -> list[int]:
    """The colours of his dice that can pay a tile of the price range."""
    showing = {tile.colour for tile in replacing_tops(table, number)}
    return [colour for colour in sorted(showing) if counts[colour]]


def replacing_colours(table: RajasTable, number: int, counts: Sequence[int]) -> list[int]:
    """SOLO-6.10: the colours of the die for the new tile that are equally good (RAJ-11.14)."""
    if table.rules.difference == "schema":
        return colours_to_spend(counts)
    return colours_to_spend(counts, fitting_colours(table, number, counts))


def is_replaced(table: RajasTable, number: int, counts: Sequence[int]) -> bool:
    """Whether a tile is sure to be replaced, whatever the lots, when these are his dice."""
    colours = replacing_colours(table, number, counts)
    if not colours:
        return bool(free_tops(table, number))
    return set(colours) <= set(fitting_colours(table, number, counts))


def master_builder_colours(table: RajasTable, number: int) -> list[int]:
    """RAJ-11.10: the colours that may pay for the Master Builder: any, or those that leave one."""
    if table.rules.foresight == "schema":
        return list(range(4))
    counts = by_colour(table.seats[number].dice)
    able = [colour for colour in range(4) if counts[colour]]
    return [each for each in able if is_replaced(table, number, _less(counts, each))] or [*range(4)]


def _less(counts: Sequence[int], paid: int) -> list[int]:
    return [count - (colour == paid) for colour, count in enumerate(counts)]


def why_no_replacement(table: RajasTable, number: int, *, chamber_die: bool) -> WhyNot:
    """RAJ-11.8, "effect": why a replacement is not sure; with `chamber_die`, after paying one."""
    counts = by_colour(table.seats[number].dice)
    left = [counts]
    if chamber_die:
        payable = colours_to_spend(counts, master_builder_colours(table, number))
        left = [_less(counts, colour) for colour in payable]
    if left and all(is_replaced(table, number, each) for each in left):
        return None
    can_be = any(fitting_colours(table, number, each) for each in left)
    return REPLACEMENT_NOT_SURE if can_be else NO_REPLACEMENT


# -- what is valid --------------------------------------------------------------------------------


def free_spaces(table: RajasTable, area: Area) -> list[Space]:
    """SOLO-4.3: the free positions of an area."""
    return [space for space in table.spaces if space.area == area and space.id not in table.placed]


def cheapest(spaces: Sequence[Space]) -> Space:
    """SOLO-5.2: the space with the lowest amount of money."""
    return min(spaces, key=lambda space: space.money)


def why_no_person(table: RajasTable, number: int, who: str, *, chamber_die: bool = True) -> WhyNot:
    """SOLO-5.9 and 5.10: why a person of the chambers is not valid; None when it is."""
    if who == PORTUGUESE:
        wanted = table.board.dummy.boat
        if len(spaces_ahead(table, number)) < wanted:
            return Message("boat-cannot-move", {"spaces": wanted})
    elif who == MASTER_BUILDER:
        if not tiles_to_replace(table, number):
            return NO_PLAIN_TILE
        if table.rules.dummies == "effect":
            return why_no_replacement(table, number, chamber_die=chamber_die)
    return None


def why_no_persons(table: RajasTable, number: int) -> tuple[WhyNot, ...]:
    """SOLO-5.3: for each person of the chambers why a worker cannot go there."""
    return tuple(
        [
            SPACE_TAKEN if who in table.placed else why_no_person(table, number, who)
            for who in CHAMBERS
        ]
    )


def market_spaces(table: RajasTable, number: int) -> list[tuple[Space, int]]:
    """SOLO-5.13 and 5.14: the market spaces to choose from, each with what it pays.

    One that asks for no die comes before all others; else those that pay most.
    """
    seat = table.seats[number]
    values = market_values(table.board, seat.tiles)
    usable = [
        (space, market_income(values, space.good, ALL_PIPS))
        for space in free_spaces(table, "market")
        if seat.dice or not space.wants_die
    ]
    if table.rules.dummies == "effect":
        usable = [(space, income) for space, income in usable if income]
    for_free = [pair for pair in usable if pair[0].good == ASSORTED]
    if for_free:
        return for_free[:1]
    most = max([income for _, income in usable], default=0)
    return [pair for pair in usable if pair[1] == most]


def balcony_spaces(table: RajasTable, number: int) -> dict[int, Space]:
    """SOLO-5.18: the free balconies by the colour given up, of which he has a die."""
    supply, counts = table.supply(), by_colour(table.seats[number].dice)
    found = {}
    for space in free_spaces(table, "balconies"):
        colour = min(space.codes) // 7
        gained = space.effects[0]
        if counts[colour] and isinstance(gained, GainDice) and supply[gained.colours[0]]:
            found[colour] = space
    return found


def terrace_spaces(table: RajasTable) -> dict[int, Space]:
    """SOLO-5.20: the free spaces of the terrace by colour of die; -1 is the one with money."""
    supply = table.supply()
    found: dict[int, Space] = {}
    for space in free_spaces(table, "terrace"):
        if space.takes < 0 or supply[space.takes]:
            found.setdefault(space.takes, space)
    return found


def why_no_area(table: RajasTable, number: int, area: Area) -> WhyNot:
    """SOLO-4.3 to 4.7: why an area is not valid for a dummy; None when it is."""
    dice = table.seats[number].dice
    if not free_spaces(table, area):
        return NO_FREE_SPACE
    if area in ("chambers", "quarry", "harbor", "balconies") and not dice:
        return NO_DIE_TO_SPEND
    match area:
        case "chambers":
            return None if None in why_no_persons(table, number) else NO_FREE_PERSON
        case "quarry":
            return None if colours_to_buy(table, number) else NO_TILE_TO_BUY
        case "market":
            return _why_no_market(table, number)
        case "harbor":
            return None if spaces_ahead(table, number) else BOAT_AT_END
        case "balconies":
            open_balconies = balcony_spaces(table, number)
            return None if open_balconies else NO_FREE_BALCONY
        case "terrace":
            return None if terrace_spaces(table) else NO_DIE_LEFT


def _why_no_market(table: RajasTable, number: int) -> WhyNot:
    if not any(market_values(table.board, table.seats[number].tiles)):
        return NO_MARKET_OWNED
    if market_spaces(table, number):
        return None
    is_poor = not table.seats[number].dice
    return NO_DIE_TO_SPEND if is_poor else NOTHING_PAID


def area_of(table: RajasTable, number: int, face: int) -> Area:
    """SOLO-4.1 and 4.8: the area of a face; with five or more dice, 5 and 6 mean the quarry."""
    if face - 1 in (BALCONIES, TERRACE) and len(table.seats[number].dice) >= MANY_DICE:
        return AREAS[QUARRY]
    return AREAS[face - 1]


def why_no_areas(table: RajasTable, number: int) -> tuple[WhyNot, ...]:
    """SOLO-4.2: for each face of the die why it is not valid."""
    return tuple([why_no_area(table, number, area_of(table, number, face)) for face in FACES])


def why_no_steps(table: RajasTable, number: int) -> tuple[WhyNot, ...]:
    """SOLO-5.16: for each face of the harbour's die why the boat cannot move so far."""
    left = len(spaces_ahead(table, number))
    return tuple([None if HARBOUR_STEPS[face] <= left else spaces_left(left) for face in FACES])


def spaces_left(left: int) -> Message:
    return Message("spaces-left", {"spaces": left})
