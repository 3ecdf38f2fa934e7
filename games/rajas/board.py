"""The numbers of the game: spaces, tracks, river, tiles, borders, yields; a player's own.

What nothing reads (`_READ`), and differs from the file that the game comes with, would be passed
over without a word: `require_read` names it. Remarks may say what they like.

`board_of("printed")` is what the game comes with (`data/rajas_board.json`); `board_of("mine", box)`
is that with what a player's own box has instead (RAJ-1.4). `box` is the values that differ, as
JSON, so that a game and its positions carry them. They are from the copy of the printed file in the
user's folder, which is checked on the way in: BadDocument names the first number that is wrong.

What is drawn at a real table is named by what can be seen on it. The names are what people type, in
English as all commands; the codes of the board's file work too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, assert_never

from engine.core.chance import Draw
from engine.core.errors import BadDocument, InputError, shown
from engine.core.storage import is_there, parse_json, read_json, user_folder
from engine.text.message import Message
from games.rajas import effects as fx
from games.rajas.card import RajasCard
from games.rajas.grid import SIDES, Grid, is_bend, side_of, turned_roads

_WORDS: Final = frozenset(
    (
        "confidence", "confidence_legend", "designers", "fact", "facts", "formula", "implied",
        "item", "kinds", "name", "note", "per", "publisher", "rule", "shape", "source", "sources",
        "title", "trust", "use", "building_labels", "effect_vocabulary",
    )
)  # fmt: skip
"""Keys of remarks: words about the numbers, which no rule reads."""


_EFFECTS: Final = r"(printed_)?effects(/.*)?"
_READ: Final = re.compile("|".join((
    r"/tiles/\d+/(id|colour|animal|cost|(roads|buildings|markets)(/.*)?)",
    rf"/action_spaces/[234]/\d+/(id|area|money|good|die_value|give|get|get_count|take|{_EFFECTS})",
    rf"/(chambers|river_tiles|yield_tiles/\w+)/\d+/(id|{_EFFECTS})",
    rf"/(river/(spaces/\d+|bridge)|tracks/(fame|money)_bonuses/\d+)/(space|{_EFFECTS})",
    rf"/province_board/(front|back)_bonuses/\d+/(row|col|edge|colour|{_EFFECTS})",
    r"/province_board/grid/(rows|cols|(residence|residence_exits)/\d+)",
    r"/setup/(base|navaratnas)/(kali_capacity|max_workers)|/setup/start_workers/active",
    r"/setup/(bonus_marker_start|start_fame|start_karma|start_upgrade_level)/value",
    r"/setup/(cover_tiles_3p/covers|start_money_by_turn_order/values)/\d+",
    r"/karma/maximum|/round/elephant/rule|/dummy/handicap/(fame|money)_per_point",
    r"/dummy/(karma_for_bonuses/value|portuguese/n|replacement_window/(from|to)_old)",
    r"/dummy/price_range_(one_die|two_dice)/(low|high)",
)))  # fmt: skip
"""The places of a document that `read_board` reads: nothing else of it can be changed."""


def require_read(mine: Any, printed: Any) -> None:
    """BadDocument names the first value of a copy that is another one and that nothing reads."""
    for where, value in _differing(mine, printed, ""):
        if not _READ.fullmatch(where):
            place = re.sub(r"\.(\d+)", r"[\1]", where[1:].replace("/", "."))
            raise BadDocument(f"{place} is {shown(value)}: it cannot be changed here")


Numbers = Literal["printed", "mine"]
Area = Literal["chambers", "quarry", "market", "harbor", "balconies", "terrace"]

AREAS: Final[tuple[Area, ...]] = (
    "chambers", "quarry", "market", "harbor", "balconies", "terrace",
)  # fmt: skip
GOODS: Final = ("silk", "tea", "spices")
ASSORTED: Final = 3
FEWEST_SEATS, MOST_SEATS = RajasCard.fewest_seats, RajasCard.most_seats
PRINTED: Final = Path(__file__).parent / "data" / "rajas_board.json"
MINE: Final = "rajas_board.json"
LOW_FACES: Final = (1, 2, 3)
TRACK: Final = 120
"""2 x fame + money at which both markers of a seat meet (RAJ-12.1)."""


@dataclass(frozen=True, slots=True)
class Space:
    """A place for one worker: what it costs, and what it brings where that is always the same.

    `codes` are the dice that may be given up, none where no die is asked for; `good` is the good
    of a market space (ASSORTED for one of each), else -1; `takes` the colour of a terrace die.
    """

    id: str
    area: Area
    money: int = 0
    codes: frozenset[int] = frozenset()
    good: int = -1
    effects: fx.Effects = ()
    name: str = field(init=False)
    """The space as people type it."""

    called: Message = field(init=False, compare=False)
    """The space as people call it."""

    def __post_init__(self) -> None:
        words = self.id.replace("_", " ").replace("harbor", "harbour").capitalize()
        name = fx.CHAMBER_NAMES[self.person] if self.area == "chambers" else words
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "called", self._called())

    def _called(self) -> Message:
        match self.area:
            case "chambers":
                return Message(fx.PERSON(self.id).key)
            case "quarry":
                return Message("space-quarry", {"marked": self.money})
            case "harbor":
                return Message("space-harbour", {"marked": self.money})
            case "market" if self.good == ASSORTED:
                return Message("space-mixed-market")
            case "market":
                return Message("space-market", {"good": fx.GOOD(GOODS[self.good])})
            case "balconies":
                colour = fx.COLOURS[fx.COLOUR_OF[min(self.codes)]]
                return Message("space-balcony", {"colour": fx.COLOUR(colour)})
            case "terrace" if self.takes >= 0:
                return Message("space-terrace", {"colour": fx.COLOUR(fx.COLOURS[self.takes])})
        return Message("space-terrace-again")

    @property
    def wants_die(self) -> bool:
        return bool(self.codes)

    @property
    def takes(self) -> int:
        """The colour of die that a terrace space gives; -1 for any other space."""
        first = self.effects[0] if self.area == "terrace" else None
        return first.colours[0] if isinstance(first, fx.GainDice) else -1

    @property
    def person(self) -> int:
        """The number of a chamber's person from 0; -1 for any other space."""
        return fx.CHAMBERS.index(self.id) if self.area == "chambers" else -1


@dataclass(frozen=True, slots=True)
class Tile:
    """A province tile; `roads` as printed, `turned` after each quarter turn."""

    id: str
    colour: int
    animal: int
    price: int
    roads: int
    turned: tuple[int, int, int, int]
    buildings: tuple[int, ...]
    markets: tuple[tuple[int, int], ...]
    """Pairs of a good and a value."""

    market_sum: int
    goods: int
    """The goods of its markets, one bit each."""

    called: Message = field(init=False, compare=False)
    """The tile as people call it: "orange tile with palace and silk 2"."""

    def __post_init__(self) -> None:
        args = {
            "colour": fx.COLOUR(fx.COLOURS[self.colour]),
            "price": self.price,
            "things": self.things,
            "roads": fx.sides_said(self.roads),
        }
        object.__setattr__(self, "called", Message("tile", args))

    @property
    def things(self) -> tuple[Message, ...]:
        buildings = [fx.BUILDING_NAMES[building] for building in self.buildings]
        markets = [(GOODS[good], value) for good, value in self.markets]
        return fx.things_said(buildings, markets)

    @property
    def stack(self) -> int:
        """The number of its stack, 0 to 11."""
        return 3 * self.colour + self.animal

    @property
    def is_bend(self) -> bool:
        return is_bend(self.roads)


@dataclass(frozen=True, slots=True)
class Border:
    """A bonus at the edge of a province: its cell, its side, what it brings.

    `colour` is the building whose yield tiles may lie there; -1 on the front of the board.
    """

    cell: int
    side: int
    effects: fx.Effects
    colour: int = -1


@dataclass(frozen=True, slots=True)
class YieldTile:
    id: str
    colour: int
    effects: fx.Effects


@dataclass(frozen=True, slots=True)
class Bonus:
    space: int
    effects: fx.Effects


@dataclass(frozen=True, slots=True)
class Beginning:
    money: tuple[int, ...]
    fame: int
    karma: int
    scroll: int
    workers: int
    bonus_space: int


@dataclass(frozen=True, slots=True)
class Side:
    """What differs between the base game and the Navaratnas version."""

    statue: int
    most_workers: int
    borders: tuple[Border, ...]


@dataclass(frozen=True, slots=True)
class DummyNumbers:
    one_die: tuple[int, int]
    two_dice: tuple[int, int]
    karma: int
    fame_per_handicap: int
    money_per_handicap: int
    window: tuple[int, int]
    boat: int
    """The steps that the Portuguese must be able to give."""


@dataclass(frozen=True, eq=False)
class Board:
    """All numbers of the game; a board is equal to none but itself, so that it can be a key."""

    spaces: Mapping[int, tuple[Space, ...]]
    """By the number of seats, in the order of the board; `by_id` the same by name."""

    by_id: Mapping[int, Mapping[str, Space]]
    fame_bonuses: tuple[Bonus, ...]
    money_bonuses: tuple[Bonus, ...]
    river: tuple[fx.Effects, ...]
    """By space; the start, 0, brings nothing."""

    bridge: Bonus
    river_tiles: Mapping[str, fx.Effects]
    chambers: Mapping[str, fx.Effects]
    tiles: Mapping[str, Tile]
    stacks: tuple[tuple[str, ...], ...]
    """The tiles of the twelve stacks, by colour and animal."""

    grid: Grid
    base: Side
    navaratnas: Side
    yields: Mapping[str, YieldTile]
    begin: Beginning
    most_karma: int
    dummy: DummyNumbers
    elephant_step: int
    """How many seats on the elephant goes when nobody took it: -1 is the right-hand neighbour."""

    last_space: int = field(init=False)
    """The last space of the river."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "last_space", len(self.river) - 1)

    def money_passed(self, waits: int, money: int) -> tuple[Bonus, ...]:
        """RAJ-4.7: the money bonuses that are passed, from the one the marker waits at."""
        last = waits
        while last < len(self.money_bonuses) and money >= self.money_bonuses[last].space:
            last += 1
        return self.money_bonuses[waits:last]

    def fame_passed(self, before: int, after: int) -> tuple[Bonus, ...]:
        """RAJ-4.6: the fame bonuses that a marker passes on its way, in their order."""
        return tuple([each for each in self.fame_bonuses if before < each.space <= after])

    def crosses_bridge(self, start: int, space: int) -> bool:
        """RAJ-8.3: whether a boat that stops at a space has come under or past the bridge."""
        return start < self.bridge.space <= space

    def side(self, version: str) -> Side:
        return self.base if version == "base" else self.navaratnas


def board_of(numbers: Numbers, box: str = "") -> Board:
    """The numbers printed, or a player's own: those of a `box`, else of the file as it is now.

    InputError when these are no board.
    """
    return _board_of((box or own_box()) if numbers == "mine" else "")


@lru_cache(maxsize=64)
def _board_of(box: str) -> Board:
    try:
        return own_board(document_of(box)) if box else read_board(printed_numbers())
    except BadDocument as problem:
        raise InputError(f"the box of this game: {problem}") from None


def own_board(document: Any) -> Board:
    """The board of a copy of the printed file, all of whose changes are read."""
    return read_board(completed(document))


def completed(document: Any) -> Any:
    """A copy of the printed file with all that it lacks; BadDocument where it is no such copy."""
    if not isinstance(document, dict) or "tiles" not in document:
        raise BadDocument(f"the file is {shown(document)}; it must be an object with tiles")
    printed = printed_numbers()
    require_read(document, printed)
    return _merged(document, printed)


def _merged(mine: Any, printed: Any) -> Any:
    if isinstance(mine, dict) and isinstance(printed, dict) and "type" not in mine:
        return {**printed, **{key: _merged(each, printed.get(key)) for key, each in mine.items()}}
    if isinstance(mine, list) and isinstance(printed, list) and len(mine) == len(printed):
        return [_merged(*pair) for pair in zip(mine, printed, strict=True)]
    return mine


def printed_numbers() -> Any:
    return json.loads(PRINTED.read_text(encoding="utf-8"))


def my_file() -> Path:
    return user_folder() / MINE


def own_document() -> Any:
    """A player's own file; InputError in one sentence where there is none, or no board in it."""
    path = my_file()
    if not is_there(path):
        raise InputError(Message("setup-box-none"))
    try:
        document = completed(read_json(path))
        read_board(document)
    except BadDocument as problem:
        raise InputError(f"{path}: {problem}") from None
    return document


def own_box() -> str:
    """What a player's own file has other than printed, as a `box`; InputError likewise."""
    return box_text(own_document())


def own_digest() -> str:
    """Short for the letters of a player's own file: what positions had before they had boxes."""
    return sha256(json.dumps(own_document(), sort_keys=True).encode()).hexdigest()[:8]


def box_text(document: Any) -> str:
    """The values of a document that are not as printed, by their places, as JSON."""
    return json.dumps(dict(_differing(document, printed_numbers(), "")), separators=(",", ":"))


_READ_AS_WORDS: Final = frozenset({"/round/elephant"})
"""Where a remark is a number all the same: to which side the elephant goes."""


def _differing(mine: Any, printed: Any, where: str) -> Iterator[tuple[str, Any]]:
    keys: Iterator[Any] = iter(())
    if isinstance(mine, dict) and isinstance(printed, dict) and "type" not in mine:
        keys = (key for key in mine if key not in _WORDS or where in _READ_AS_WORDS)
    elif isinstance(mine, list) and isinstance(printed, list) and len(mine) == len(printed):
        keys = iter(range(len(mine)))
    elif mine != printed:
        yield where, mine
    for key in keys:
        if isinstance(printed, list) or key in printed:
            yield from _differing(mine[key], printed[key], f"{where}/{key}")
        else:
            yield f"{where}/{key}", mine[key]


def document_of(box: str) -> Any:
    """The printed file with the values of a box in it; BadDocument for what is no box."""
    document = printed_numbers()
    changes = parse_json(box.encode())
    if not isinstance(changes, dict):
        raise BadDocument(f"{shown(changes)} is no list of changes")
    for where, value in changes.items():
        *way, last = where.split("/")[1:] or [""]
        held = document
        try:
            for key in way:
                held = held[int(key) if isinstance(held, list) else key]
            held[int(last) if isinstance(held, list) else last] = value
        except (LookupError, TypeError, ValueError):
            raise BadDocument(f"{shown(where)} is not a place of the board") from None
    return document


# -- reading --------------------------------------------------------------------------------------


def read_board(document: Any) -> Board:
    """The board of a document in the form of the printed file; BadDocument names what is wrong."""
    chambers = _chambers(document["chambers"])
    tiles = _tiles(document["tiles"])
    grid = _grid(document["province_board"]["grid"])
    spaces = {
        count: _spaces(document["action_spaces"], count, chambers)
        for count in range(FEWEST_SEATS, MOST_SEATS + 1)
    }
    setup, dummy = document["setup"], document["dummy"]
    for covered in setup["cover_tiles_3p"]["covers"]:
        if any(space.id == covered for space in spaces[3]):
            raise BadDocument(f"action_spaces.3 holds {covered}, which a cover tile hides")
    return Board(
        spaces=spaces,
        by_id={count: {space.id: space for space in spaces[count]} for count in spaces},
        fame_bonuses=_bonuses(document["tracks"]["fame_bonuses"], "tracks.fame_bonuses", 60),
        money_bonuses=_bonuses(document["tracks"]["money_bonuses"], "tracks.money_bonuses", TRACK),
        river=_river(document["river"]["spaces"]),
        bridge=_bonus(document["river"]["bridge"], "river.bridge", 30),
        river_tiles={
            tile["id"]: fx.read_effects(tile.get("effects"), f"river_tiles[{number}].effects")
            for number, tile in enumerate(document["river_tiles"])
        },
        chambers=chambers,
        tiles={tile.id: tile for tile in tiles},
        stacks=_stacks(tiles),
        grid=grid,
        base=_side(document, "base", "front_bonuses", grid),
        navaratnas=_side(document, "navaratnas", "back_bonuses", grid),
        yields=_yields(document["yield_tiles"]),
        begin=_beginning(setup),
        most_karma=fx.whole(document["karma"], "maximum", "karma", 0, 20),
        dummy=_dummy(dummy),
        elephant_step=1 if "left-hand" in document["round"]["elephant"]["rule"] else -1,
    )


def _bonuses(documents: Any, where: str, last: int) -> tuple[Bonus, ...]:
    bonuses = tuple(
        _bonus(document, f"{where}[{number}]", last) for number, document in enumerate(documents)
    )
    spaces = [bonus.space for bonus in bonuses]
    if spaces != sorted(set(spaces)):
        raise BadDocument(f"{where} must name ascending spaces")
    return bonuses


def _bonus(document: Any, where: str, last: int) -> Bonus:
    space = fx.whole(document, "space", where, 1, last)
    return Bonus(space, fx.read_effects(document.get("effects"), f"{where}.effects"))


def _river(documents: Any) -> tuple[fx.Effects, ...]:
    for number, document in enumerate(documents):
        fx.whole(document, "space", f"river.spaces[{number}]", number + 1, number + 1)
    return (
        (),
        *(
            fx.read_effects(document.get("effects"), f"river.spaces[{number}].effects")
            for number, document in enumerate(documents)
        ),
    )


def _chambers(documents: Any) -> dict[str, fx.Effects]:
    found = {}
    for number, document in enumerate(documents):
        where = f"chambers[{number}]"
        who = fx.one_of(document, "id", where, fx.CHAMBERS)
        found[who] = fx.read_effects(document.get("effects"), f"{where}.effects")
    if tuple(found) != fx.CHAMBERS:
        raise BadDocument(f"chambers must be {', '.join(fx.CHAMBERS)}, in this order")
    return found


def _spaces(document: Any, count: int, chambers: Mapping[str, fx.Effects]) -> tuple[Space, ...]:
    where = f"action_spaces.{count}"
    spaces = tuple(
        _space(each, f"{where}[{number}]", chambers)
        for number, each in enumerate(document[str(count)])
    )
    ids = [space.id for space in spaces]
    if len(set(ids)) < len(ids):
        raise BadDocument(f"{where} names a space twice")
    return spaces


def _space(document: Any, where: str, chambers: Mapping[str, fx.Effects]) -> Space:
    area = AREAS[AREAS.index(fx.one_of(document, "area", where, AREAS))]
    name = document.get("id")
    if not isinstance(name, str) or not name.isidentifier():
        raise BadDocument(f"{where}.id is {shown(name)}; it must be a word such as quarry_1")
    match area:
        case "quarry":
            money = fx.whole(document, "money", where, 0, TRACK)
            return Space(name, area, money, effects=(fx.BuildTile(),))
        case "market":
            good = fx.one_of(document, "good", where, (*GOODS, "assorted"))
            if good == "assorted":
                return Space(name, area, good=ASSORTED)
            return Space(name, area, codes=_codes(range(4), fx.FACES), good=GOODS.index(good))
        case "harbor":
            money = fx.whole(document, "money", where, 0, TRACK)
            return Space(name, area, money, _codes(range(4), LOW_FACES))
        case "chambers":
            face = fx.whole(document, "die_value", where, 1, 6)
            fx.one_of(document, "id", where, fx.CHAMBERS)
            return Space(name, area, codes=_codes(range(4), (face,)), effects=chambers[name])
        case "balconies":
            give = fx.COLOURS.index(fx.one_of(document, "give", where, fx.COLOURS))
            get = fx.COLOURS.index(fx.one_of(document, "get", where, fx.COLOURS))
            count = fx.whole(document, "get_count", where, 1, 6)
            return Space(
                name, area, codes=_codes((give,), fx.FACES), effects=(fx.GainDice((get,) * count),)
            )
        case "terrace":
            if "take" in document:
                take = fx.COLOURS.index(fx.one_of(document, "take", where, fx.COLOURS))
                return Space(name, area, effects=(fx.GainDice((take,)),))
            return Space(
                name, area, effects=fx.read_effects(document.get("effects"), f"{where}.effects")
            )


def _codes(colours: Sequence[int], faces: Sequence[int]) -> frozenset[int]:
    """The dice of these colours and faces, a dummy's faceless ones with them."""
    return frozenset(fx.die(colour, face) for colour in colours for face in (0, *faces))


def _tiles(documents: Any) -> list[Tile]:
    tiles = [_tile(document, f"tiles[{number}]") for number, document in enumerate(documents)]
    ids = [tile.id for tile in tiles]
    for name in ids:
        if ids.count(name) > 1:
            raise BadDocument(f"tiles holds {name} twice")
    return tiles


def _tile(document: Any, where: str) -> Tile:
    roads = 0
    sides = document.get("roads")
    known = isinstance(sides, list) and all(each in SIDES for each in sides)
    if not known or not 2 <= len(set(sides)) == len(sides):
        raise BadDocument(f"{where}.roads is {shown(sides)}; it must be two or more of N, E, S, W")
    for side in sides:
        roads |= side_of(side)
    first, second, third, fourth = (turned_roads(roads, turn) for turn in range(4))
    buildings, markets = document.get("buildings"), document.get("markets")
    if not isinstance(buildings, list) or any(each not in fx.BUILDINGS for each in buildings):
        names = ", ".join(fx.BUILDINGS)
        raise BadDocument(f"{where}.buildings is {shown(buildings)}; it must be a list of {names}")
    if not isinstance(markets, list) or not all(isinstance(each, dict) for each in markets):
        raise BadDocument(f"{where}.markets is {shown(markets)}; it must be a list of markets")
    goods = tuple(
        (
            GOODS.index(fx.one_of(market, "good", f"{where}.markets[{number}]", GOODS)),
            fx.whole(market, "value", f"{where}.markets[{number}]", 1, 20),
        )
        for number, market in enumerate(markets)
    )
    return Tile(
        id=str(document["id"]),
        colour=fx.COLOURS.index(fx.one_of(document, "colour", where, fx.COLOURS)),
        animal=fx.ANIMALS.index(fx.one_of(document, "animal", where, fx.ANIMALS)),
        price=fx.whole(document, "cost", where, 1, 20),
        roads=roads,
        turned=(first, second, third, fourth),
        buildings=tuple(fx.BUILDINGS.index(building) for building in buildings),
        markets=goods,
        market_sum=sum(value for _, value in goods),
        goods=sum(1 << good for good in {good for good, _ in goods}),
    )


def _stacks(tiles: Sequence[Tile]) -> tuple[tuple[str, ...], ...]:
    stacks = tuple(
        tuple(sorted(tile.id for tile in tiles if tile.stack == stack))
        for stack in range(len(fx.COLOURS) * len(fx.ANIMALS))
    )
    if not all(stacks):
        raise BadDocument("tiles must hold tiles of every color and animal")
    return stacks


def _grid(document: Any) -> Grid:
    where = "province_board.grid"
    rows = fx.whole(document, "rows", where, 2, 8)
    cols = fx.whole(document, "cols", where, 2, 8)
    row, col = (fx.whole({"residence": each}, "residence", where, 0, 7)
                for each in document["residence"])  # fmt: skip
    exits = 0
    for letter in document["residence_exits"]:
        if letter not in SIDES:
            raise BadDocument(f"{where}.residence_exits holds {shown(letter)}, not N, E, S, W")
        exits |= side_of(letter)
    if not (0 <= row < rows and 0 <= col < cols):
        raise BadDocument(f"{where}.residence is outside the province")
    return Grid(rows, cols, row * cols + col, exits)


def _side(document: Any, version: str, borders: str, grid: Grid) -> Side:
    setup = document["setup"][version]
    where = f"setup.{version}"
    return Side(
        fx.whole(setup, "kali_capacity", where, 4, 48),
        fx.whole(setup, "max_workers", where, 3, 6),
        tuple(
            _border(each, f"province_board.{borders}[{number}]", grid)
            for number, each in enumerate(document["province_board"][borders])
        ),
    )


def _border(document: Any, where: str, grid: Grid) -> Border:
    row = fx.whole(document, "row", where, 0, grid.rows - 1)
    col = fx.whole(document, "col", where, 0, grid.cols - 1)
    side = side_of(fx.one_of(document, "edge", where, SIDES))
    key = "effects" if "effects" in document else "printed_effects"
    colour = (
        fx.BUILDINGS.index(fx.one_of(document, "colour", where, fx.BUILDINGS))
        if "colour" in document
        else -1
    )
    effects = fx.read_effects(document[key], f"{where}.{key}")
    return Border(row * grid.cols + col, side, effects, colour)


def _yields(document: Any) -> dict[str, YieldTile]:
    found: dict[str, YieldTile] = {}
    for colour, name in enumerate(fx.BUILDINGS):
        for number, each in enumerate(document[name]):
            effects = fx.read_effects(each.get("effects"), f"yield_tiles.{name}[{number}].effects")
            found[each["id"]] = YieldTile(each["id"], colour, effects)
    return found


def _beginning(setup: Any) -> Beginning:
    money = setup["start_money_by_turn_order"]["values"]
    return Beginning(
        tuple(fx.whole({"values": value}, "values", "start_money", 0, TRACK) for value in money),
        fx.whole(setup["start_fame"], "value", "setup.start_fame", 0, 59),
        fx.whole(setup["start_karma"], "value", "setup.start_karma", 0, 20),
        fx.whole(setup["start_upgrade_level"], "value", "setup.start_upgrade_level", 2, 4),
        fx.whole(setup["start_workers"], "active", "setup.start_workers", 1, 3),
        fx.whole(setup["bonus_marker_start"], "value", "setup.bonus_marker_start", 1, TRACK),
    )


def _dummy(document: Any) -> DummyNumbers:
    def span(key: str, low: str, high: str) -> tuple[int, int]:
        where = f"dummy.{key}"
        return (
            fx.whole(document[key], low, where, 0, 20),
            fx.whole(document[key], high, where, 0, 20),
        )

    handicap = document["handicap"]
    return DummyNumbers(
        span("price_range_one_die", "low", "high"),
        span("price_range_two_dice", "low", "high"),
        fx.whole(document["karma_for_bonuses"], "value", "dummy.karma_for_bonuses", 0, 20),
        fx.whole(handicap, "fame_per_point", "dummy.handicap", 0, 5),
        fx.whole(handicap, "money_per_point", "dummy.handicap", 0, 5),
        span("replacement_window", "from_old", "to_old"),
        fx.whole(document["portuguese"], "n", "dummy.portuguese", 1, 30),
    )


@dataclass(frozen=True, slots=True)
class NamedDraw(Draw):
    """A draw of things that have a name beside the code that records hold."""

    name_of: Callable[[str], str] = field(default=str, compare=False)

    def word(self, item: str | int) -> str:
        return self.name_of(str(item))


def draw_tile(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some province tiles: "orange 10 fort mosque NES"."""
    return NamedDraw(tuple(names), name_of=partial(_named_tile, board))


def draw_yield(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some yield tiles, by what it brings."""
    return NamedDraw(tuple(names), name_of=partial(_named_yield, board))


def draw_river_tile(board: Board, names: Sequence[str]) -> NamedDraw:
    """One of some Ganga tiles, by what it brings."""
    return NamedDraw(tuple(names), name_of=partial(_named_river_tile, board))


def draw_space(board: Board, names: Sequence[str], seats: int) -> NamedDraw:
    return NamedDraw(tuple(names), name_of=partial(_named_space, board, seats))


def _named_tile(board: Board, name: str) -> str:
    return tile_word(board.tiles[name])


def _named_yield(board: Board, name: str) -> str:
    return effects_word(board.yields[name].effects)


def _named_river_tile(board: Board, name: str) -> str:
    return effects_word(board.river_tiles[name])


def _named_space(board: Board, seats: int, name: str) -> str:
    return board.by_id[seats][name].name


def tile_word(tile: Tile) -> str:
    """A tile as it is typed: colour, price, what is on it, its roads."""
    things = [fx.BUILDING_NAMES[building] for building in tile.buildings]
    things += [f"{GOODS[good]} {value}" for good, value in tile.markets]
    roads = "".join(side for side in SIDES if side_of(side) & tile.roads)
    return " ".join([fx.COLOUR_NAMES[tile.colour], str(tile.price), *things, roads])


def effects_word(effects: fx.Effects) -> str:
    """Effects as they are typed: "3 money"."""
    return " ".join(map(_effect_word, effects))


def _effect_word(effect: fx.Effect) -> str:
    match effect:
        case fx.GainMoney(n):
            return f"{n} money"
        case fx.GainFame(n):
            return f"{n} fame"
        case fx.GainKarma(n):
            return f"{n} karma"
        case fx.GainDice(colours):
            return " ".join(["die", *(fx.COLOUR_NAMES[colour] for colour in colours)])
        case fx.RaiseScroll(n):
            return f"{n} upgrade"
        case fx.MoveBoat(n):
            return f"boat {n}"
        case fx.SellGood(most):
            return f"sell {most}"
        case fx.VisitChamber(who):
            return who.replace("_", " ")
        case fx.GainYield(colour):
            return f"yield {fx.BUILDING_NAMES[colour]}"
        case fx.GainPer(gain, n, count, step):
            return f"{n} {gain} per {step} {count.replace('_', ' ')}"
        case fx.GainDicePerKarma():
            return "dice per karma"
        case fx.BuildTile():
            return "build"
        case fx.ReplaceTile():
            return "replace"
        case fx.TakeElephant():
            return "elephant"
        case fx.GainWorker():
            return "worker"
        case fx.RerollDice():
            return "reroll"
    assert_never(effect)
