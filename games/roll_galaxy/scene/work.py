"""What a phase asks of a person, as cards to choose from.

Pure: a decision of the rules in, what to show and which option each card stands for out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from engine.core.decision import Decision, Option
from engine.text.said import Said
from games.roll_galaxy.dice import (
    COLOURS,
    DEVELOP,
    EXPLORE,
    PHASES,
    PRODUCE,
    SETTLE,
    SHIP,
    Dice,
)
from games.roll_galaxy.effects import BuyOnTrade
from games.roll_galaxy.moves import (
    Abandon,
    BuyChips,
    Consume,
    DrawTiles,
    EndExplore,
    EndRecall,
    GiveUp,
    KeepCredits,
    LiftTile,
    PlaceTile,
    Produce,
    Recall,
    Save,
    SaveNoMore,
    Scout,
    StartStacks,
    Stock,
    Trade,
)
from games.roll_galaxy.powers import consume_bonus, consume_level, stock_value, trade_value
from games.roll_galaxy.scene.palette import PHASE_ICONS
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import SIDES, effects_in, good_places

MOST_CARDS: Final = 9
MOST_FACES: Final = 3

Arrangement = Literal["row", "rows"]
Actor = tuple[int, bool]
"""A worker that could act: its colour, and whether it is virtual."""


@dataclass(frozen=True, slots=True)
class Card:
    """One thing to choose: its words, its option, and what is drawn before them.

    `colour` is a die to show, `icon` an icon; `square` and `stack` say where on the table the
    same thing can be clicked: a square of the own tableau, or a place (phase, position) of the
    own stacks. `short` is the title where there is little room. With `times` the option is answered
    so often, as long as it is offered.
    """

    title: str
    detail: str
    option: Option
    colour: int | None = None
    icon: str | None = None
    square: int | None = None
    stack: tuple[int, int] | None = None
    is_good: bool = False
    short: str = ""
    times: int = 1

    @property
    def shortest(self) -> str:
        """The title in as few words as can be, for where there is little room."""
        return self.short or self.title


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, under the face of a tile or a few words."""

    cards: tuple[Card, ...]
    title: str = ""
    side: int | None = None
    other: int | None = None
    goods: tuple[int, ...] = ()
    places: int = 1
    square: int | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """Everything a decision offers: who acts, what there is to choose, and the way out.

    `actors` are the workers to choose among, `actor` the chosen one; `primary` is the button that
    ends the choice, with its label.
    """

    kind: str
    prompt: Said | str
    detail: str
    groups: tuple[Group, ...]
    arrangement: Arrangement = "row"
    actors: tuple[Actor, ...] = ()
    actor: int = 0
    primary: tuple[str, Option] | None = None
    tiles: tuple[int, ...] = ()
    tile: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the order of their keys."""
        return tuple(card for group in self.groups for card in group.cards)


def work_of(table: RollTable, decision: Decision, actor: int = 0, tile: int = 0) -> Work:
    """What to show for a decision; `actor` and `tile` are the chosen worker and tile in hand."""
    seat = table.seats[decision.seat]
    make = {
        "start": _start,
        "abandon": _abandon,
        "save": _save,
        "remove": _remove,
        "recruit": _recruit,
        "recall": _recall,
        "buy": _buy,
    }.get(decision.kind)
    if make is not None:
        return make(table, seat, decision)
    if decision.kind == "explore":
        return _explore(seat, decision, actor)
    if decision.kind == "place":
        return _place(seat, decision, tile)
    if decision.kind == "spend":
        return _spend(table, seat, decision)
    if decision.kind == "produce":
        return _produce(seat, decision, actor)
    if decision.kind == "ship":
        return _ship(seat, decision, actor)
    raise ValueError(f"nothing is shown for a decision of the kind {decision.kind!r}")


def _chosen(actors: Sequence[Actor], actor: int) -> int:
    return min(actor, len(actors) - 1) if actors else 0


# -- set-up and Explore ---------------------------------------------------------------------------


def _start(table: RollTable, seat: Seat, decision: Decision) -> Work:
    groups = []
    for option in decision.options:
        assert isinstance(option, StartStacks)
        develop, settle = 2 * option.development, 2 * option.world + 1
        card = Card("Start with these", "", option, icon="check")
        groups.append(Group((card,), "Develop this, settle that", develop, settle))
    return Work(
        "start", "Choose which tile to develop and which to settle.",
        "The other side of each tile is given up for good.", tuple(groups),
    )  # fmt: skip


def _explore(seat: Seat, decision: Decision, actor: int) -> Work:
    tasks = [option for option in decision.options if isinstance(option, Stock | Scout)]
    actors = tuple(dict.fromkeys((task.colour, task.virtual) for task in tasks))
    chosen = _chosen(actors, actor)
    cards = []
    for task in tasks:
        if (task.colour, task.virtual) != actors[chosen]:
            continue
        if isinstance(task, Stock):
            gain = stock_value(seat, task.colour).answer
            cards.append(Card("Stock", f"Take ${gain} at once", task, icon="two-coins"))
        else:
            words = "Draw a tile, one more for each abandoned"
            cards.append(Card("Scout", words, task, icon="card-draw"))
    groups = [Group(tuple(cards), "What shall the explorer do?")] if cards else []
    lifts = [_tile_card(seat, option, option.tile, "Rearrange") for option in decision.options
             if isinstance(option, LiftTile)]  # fmt: skip
    if lifts:
        groups.append(Group(tuple(lifts), "Advanced Logistics: put a tile elsewhere"))
    is_over = any(isinstance(option, EndExplore) for option in decision.options)
    primary = ("Done exploring", EndExplore()) if is_over else None
    return Work(
        "explore", "Stock or scout with an explorer." if actors else "Rearrange tiles, or go on.",
        _explorers_left(seat), tuple(groups), "row", actors, chosen, primary,
    )  # fmt: skip


def _explorers_left(seat: Seat) -> str:
    count = sum(seat.workers_at(EXPLORE)) + len(seat.virtual)
    if not count:
        return "Every explorer has done its task."
    return "One explorer left." if count == 1 else f"{count} explorers left."


def _where(seat: Seat, tile: int) -> tuple[int, int]:
    for phase in (DEVELOP, SETTLE):
        stack = seat.stack(phase)
        if tile in stack:
            return phase, stack.index(tile)
    raise ValueError(f"tile {tile} is in no stack of the seat")


def _tile_card(seat: Seat, option: Option, tile: int, verb: str) -> Card:
    phase, position = _where(seat, tile)
    side = 2 * tile + (phase == SETTLE)
    what = "worlds" if phase == SETTLE else "developments"
    place = "on top" if not position else f"place {position + 1}"
    icon = "stack"
    return Card(SIDES[side].name, f"{verb}: {what}, {place}", option, icon=icon,
                stack=(phase, position))  # fmt: skip


def _abandon(table: RollTable, seat: Seat, decision: Decision) -> Work:
    cards = tuple(
        _tile_card(seat, option, option.tile, "Abandon")
        for option in decision.options
        if isinstance(option, Abandon)
    )
    gone = len(seat.abandoned)
    step = table.steps[-1] if table.steps else None
    drawn = 1 + getattr(step, "abandoned", gone)
    words = "Draw a tile" if drawn == 1 else f"Draw {drawn} tiles"
    return Work(
        "abandon", f"{words}, or first abandon some to draw more.",
        "Dice waiting on an abandoned tile stay in the construction zone.",
        _abandoned_groups(seat, cards), primary=(words, DrawTiles()),
    )  # fmt: skip


def _abandoned_groups(seat: Seat, cards: Sequence[Card]) -> tuple[Group, ...]:
    """Up to three tiles show their faces; more are cards of one group."""
    if not 1 <= len(cards) <= MOST_FACES:
        return (Group(tuple(cards), "Abandon a tile, draw one more"),)
    groups: list[Group] = []
    for card in cards:
        assert card.stack is not None
        phase, position = card.stack
        side = 2 * seat.stack(phase)[position] + (phase == SETTLE)
        short = replace(card, title="Abandon", detail=card.detail.rpartition(", ")[2])
        groups.append(Group((short,), "", side))
    return tuple(groups)


def _place(seat: Seat, decision: Decision, tile: int) -> Work:
    options = [option for option in decision.options if isinstance(option, PlaceTile)]
    tiles = tuple(dict.fromkeys(option.tile for option in options))
    chosen = min(tile, len(tiles) - 1)
    groups = []
    for is_world in (False, True):
        phase = SETTLE if is_world else DEVELOP
        size = len(seat.stack(phase))
        side = 2 * tiles[chosen] + is_world
        cards = tuple(
            Card(*_spot(is_world, option.position, size, seat.cost(side)), option,
                 stack=(phase, option.position), icon=PHASE_ICONS[phase])
            for option in options
            if (option.tile, option.is_world) == (tiles[chosen], is_world)
        )  # fmt: skip
        groups.append(Group(cards, "", side))
    left = len(tiles)
    words = "Put the tile into a stack, either side up."
    if left > 1:
        words = f"Put {left} tiles into your stacks, one after the other."
    return Work("place", words, "Only the top tile of a stack is built.", tuple(groups),
                tiles=tiles, tile=chosen)  # fmt: skip


def _spot(is_world: bool, position: int, size: int, cost: int) -> tuple[str, str]:
    verb = "Settle it" if is_world else "Develop it"
    if not size or not position:
        return f"{verb} next" if not size else f"{verb}, on top", f"cost {cost} for you"
    before = f"{position} tile{'s' * (position > 1)} before it"
    where = "last" if position == size else f"place {position + 1}"
    return f"{verb}, {where}", f"{before}, cost {cost}"


# -- Develop and Settle ---------------------------------------------------------------------------


def _spend(table: RollTable, seat: Seat, decision: Decision) -> Work:
    phase = table.phase if table.phase in (DEVELOP, SETTLE) else SETTLE
    sides = seat.stack_sides(phase)
    side = sides[0] if sides else None
    dice, missing = _payable(table, seat, phase)
    words = "To the Citizenry afterwards"
    cards = _dice_cards("Spend", decision, dice, missing, lambda colour: words)
    return Work("spend", decision.asked, "The dice you keep go on to the next tile.",
                (Group(cards, "Which die next?", side),))  # fmt: skip


def _payable(table: RollTable, seat: Seat, phase: int) -> tuple[Dice, int]:
    """The dice to pay with, and how many the top tile lacks."""
    sides, waiting = seat.stack_sides(phase), seat.waiting(phase)
    cost = seat.cost(sides[0]) if sides else 0
    chosen: Dice | None = getattr(table.steps[-1] if table.steps else None, "chosen", None)
    if chosen is None:
        return seat.workers_at(phase), cost - sum(waiting)
    left = tuple([one - other for one, other in zip(waiting, chosen, strict=True)])
    return left, cost - sum(chosen)


def _dice_cards(
    verb: str, decision: Decision, dice: Dice, most: int, detail_of: Callable[[int], str]
) -> tuple[Card, ...]:
    """A card for one die of each colour, and one for as many of it as can be; while they fit."""
    singles, cards = [], []
    for option in decision.options:
        colour = getattr(option, "colour", None)
        if colour is None:
            continue
        name, count = COLOURS[colour], min(dice[colour], most)
        single = Card(f"{verb} {name}", detail_of(colour), option, colour=colour,
                      short=name.capitalize())  # fmt: skip
        singles.append(single)
        cards.append(single)
        if count > 1:
            cards.append(replace(single, title=f"{verb} {count} {name}", short=f"{count} {name}",
                                 times=count, detail="At once"))  # fmt: skip
    return tuple(cards if len(cards) <= MOST_CARDS else singles)


def _save(table: RollTable, seat: Seat, decision: Decision) -> Work:
    cards = tuple(
        Card(f"Save {COLOURS[option.colour]}", "Into the cup, not the Citizenry", option,
             colour=option.colour, short=COLOURS[option.colour].capitalize())
        for option in decision.options
        if isinstance(option, Save)
    )  # fmt: skip
    may_stop = any(isinstance(option, SaveNoMore) for option in decision.options)
    return Work(
        "save", decision.asked, "It can be rolled again next round, for free.",
        (Group(cards, "Which die shall come back?", table.asking_power),),
        primary=("Save no more", SaveNoMore()) if may_stop else None,
    )  # fmt: skip


def _place_words(seat: Seat, place: str, index: int) -> str:
    if place == "zone":
        return f"Waiting among the {'worlds' if index == SETTLE else 'developments'}"
    if place == "world":
        return f"Good on {SIDES[seat.tableau[index]].name}"
    if place == "workers":
        return f"Under {PHASES[index]}"
    return "In the cup" if place == "cup" else "In the Citizenry"


def _remove(table: RollTable, seat: Seat, decision: Decision) -> Work:
    cards = tuple(
        Card(f"Give up {COLOURS[option.colour]}", _place_words(seat, option.place, option.index),
             option, colour=option.colour, short=COLOURS[option.colour].capitalize(),
             square=option.index if option.place == "world" else None)
        for option in decision.options
        if isinstance(option, GiveUp)
    )  # fmt: skip
    return Work("remove", decision.asked, "It goes back to the stock for good.",
                (Group(cards, "Which die do you give up?"),))  # fmt: skip


# -- Produce and Ship -----------------------------------------------------------------------------


def _produce(seat: Seat, decision: Decision, actor: int) -> Work:
    options = [option for option in decision.options if isinstance(option, Produce)]
    actors = tuple(dict.fromkeys((option.colour, False) for option in options))
    chosen = _chosen(actors, actor)
    places = good_places(seat.tableau)
    groups = []
    for option in options:
        if option.colour != actors[chosen][0]:
            continue
        side = seat.tableau[option.square]
        matches = consume_level(side, option.colour, 0) > consume_level(side, 0, 0)
        detail = "Matches: +1 VP" if matches else "Does not match"
        card = Card("Produce here", detail, option, colour=option.colour, square=option.square,
                    is_good=matches)  # fmt: skip
        groups.append(Group((card,), "", side, goods=seat.goods[option.square],
                            places=places[option.square], square=option.square))  # fmt: skip
    count = sum(seat.workers_at(PRODUCE))
    detail = (
        f"{count} producer{'s' * (count > 1)} left; a good that matches its world is worth more."
    )
    return Work("produce", "Put a producer on a world.", detail, tuple(groups),
                _arrangement(groups), actors, chosen)  # fmt: skip


def _arrangement(groups: Sequence[Group]) -> Arrangement:
    return "row" if len(groups) <= 3 else "rows"


def _ship(seat: Seat, decision: Decision, actor: int) -> Work:
    options = [option for option in decision.options if isinstance(option, Trade | Consume)]
    actors = tuple(dict.fromkeys((option.colour, option.virtual) for option in options))
    chosen = _chosen(actors, actor)
    places = good_places(seat.tableau)
    mine = [option for option in options if (option.colour, option.virtual) == actors[chosen]]
    groups = []
    for square, good in dict.fromkeys((option.square, option.good) for option in mine):
        side = seat.tableau[square]
        cards = tuple(
            _shipment(seat, side, option)
            for option in mine
            if (option.square, option.good) == (square, good)
        )
        groups.append(Group(cards, "", side, goods=(good,), places=places[square], square=square))
    count = sum(seat.workers_at(SHIP)) + len(seat.virtual)
    detail = f"{count} shipper{'s' * (count > 1)} left, {seat.good_count} "
    detail += "good to ship." if seat.good_count == 1 else "goods to ship."
    return Work("ship", "Trade a good for credits, or consume it for VP.", detail, tuple(groups),
                _arrangement(groups), actors, chosen)  # fmt: skip


def _shipment(seat: Seat, side: int, option: Trade | Consume) -> Card:
    square = option.square
    if isinstance(option, Trade):
        gain = f"${trade_value(seat.tableau, side)}"
        return Card(f"Trade {gain}", "", option, icon="two-coins", square=square, short=gain)
    level = consume_level(side, option.good, option.colour)
    chips, credits = consume_bonus(seat.tableau, side)
    gain = f"{level + chips} VP" + (f" + ${credits}" if credits else "")
    return Card(f"Consume {gain}", "", option, icon="hexagon-filled", square=square, short=gain)


def _buy(table: RollTable, seat: Seat, decision: Decision) -> Work:
    side = table.asking_power
    cards = []
    for option in decision.options:
        if isinstance(option, BuyChips):
            offer = next(buy for by, buy in effects_in(seat.tableau, BuyOnTrade) if by == side)
            words = f"Buy {offer.chips} VP", f"Pay ${offer.cost} of your ${seat.credits}"
            cards.append(Card(*words, option, icon="hexagon-filled"))
        elif isinstance(option, KeepCredits):
            cards.append(Card("Keep the money", f"You have ${seat.credits}", option,
                              icon="two-coins"))  # fmt: skip
    return Work("buy", decision.asked, "Galactic Bankers sell after every trade.",
                (Group(tuple(cards), "", side),))  # fmt: skip


# -- Manage Empire --------------------------------------------------------------------------------


def _recruit(table: RollTable, seat: Seat, decision: Decision) -> Work:
    cards = _dice_cards("Recruit", decision, seat.citizenry, seat.credits,
                        lambda colour: _count_words(seat.citizenry[colour]))  # fmt: skip
    return Work("recruit", f"Recruit dice from the Citizenry: ${seat.credits} left.",
                "Each die costs $1; you go on while money and dice last.",
                (Group(cards, "Which die next?"),))  # fmt: skip


def _count_words(count: int) -> str:
    return "One in the Citizenry" if count == 1 else f"{count} in the Citizenry"


def _recall(table: RollTable, seat: Seat, decision: Decision) -> Work:
    cards = tuple(
        Card(f"Recall {COLOURS[option.colour]}", _place_words(seat, option.place, option.index),
             option, colour=option.colour, short=COLOURS[option.colour].capitalize(),
             square=option.index if option.place == "world" else None)
        for option in decision.options
        if isinstance(option, Recall)
    )  # fmt: skip
    may_stop = any(isinstance(option, EndRecall) for option in decision.options)
    words = "Recall dice into the cup, or none." if may_stop else "Your cup is empty: recall a die."
    return Work(
        "recall", words, "A die waiting or a good comes back, to be rolled next round.",
        (Group(cards, "Which die comes back?"),),
        primary=("Recall none", EndRecall()) if may_stop else None,
    )  # fmt: skip
