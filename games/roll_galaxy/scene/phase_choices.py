"""What a phase asks of a person, as cards to choose from.

Pure: a decision of the rules in, what to show and which option each card stands for out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.core.decision import Decision, Option
from engine.text.message import Message
from engine.text.voice import Voice
from games.roll_galaxy import moves
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP, Dice, one_by_one
from games.roll_galaxy.effects import BuyOnTrade, RearrangeConstruction
from games.roll_galaxy.powers import consume_bonus, consume_level, stock_value, trade_value
from games.roll_galaxy.scene.art.palette import PHASE_ICONS
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import COLOUR, HIDDEN, PHASE, SIDE, effects_in, good_places

MOST_CARDS: Final = 9
MOST_FACES: Final = 3

Thing = Literal["", "coins", "tiles"]
Actor = tuple[int, bool]
"""A worker that could act: its colour, and whether it is virtual."""


@dataclass(frozen=True, slots=True)
class Card:
    """One thing to choose: its words, its option, and what is drawn before them.

    `colour` is a die to show, `icon` an icon; `square` and `stack` say where on the table the
    same thing can be clicked: a square of the own tableau, or a place (phase, position) of the
    own stacks. `short` is the title where there is little room. With `times` the option is answered
    so often, as long as it is offered. `amount` is what a coin or a chip shows, `verb` what stands
    under it; `heap` is how many such dice lie there, `thing` what is drawn large in its place.
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
    amount: str = ""
    verb: str = ""
    heap: int = 1
    thing: Thing = ""

    @property
    def shortest(self) -> str:
        return self.short or self.title


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together, under the face of a tile or a few words.

    `slots` are the dice that its side has got and, None, those it lacks.
    """

    cards: tuple[Card, ...]
    title: str = ""
    side: int | None = None
    other: int | None = None
    goods: tuple[int, ...] = ()
    places: int = 1
    square: int | None = None
    slots: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Work:
    """Everything a decision offers: who acts, what there is to choose, and the way out.

    `actors` are the workers to choose among, `actor` the chosen one; `primary` is the button that
    ends the choice, with its label; `cup` holds the dice that lie in the cup already.
    """

    kind: str
    prompt: str
    detail: str
    groups: tuple[Group, ...]
    actors: tuple[Actor, ...] = ()
    actor: int = 0
    primary: tuple[str, Option] | None = None
    tiles: tuple[int, ...] = ()
    tile: int = 0
    cup: tuple[int, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the order of their keys."""
        return tuple(card for group in self.groups for card in group.cards)


def work_of(
    table: RollTable, decision: Decision, voice: Voice, actor: int = 0, tile: int = 0
) -> Work:
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
        return make(table, seat, decision, voice)
    if decision.kind == "explore":
        return _explore(seat, decision, actor, voice)
    if decision.kind == "place":
        return _place(seat, decision, tile, voice)
    if decision.kind == "spend":
        return _spend(table, seat, decision, voice)
    if decision.kind == "produce":
        return _produce(seat, decision, actor, voice)
    if decision.kind == "ship":
        return _ship(seat, decision, actor, voice)
    raise ValueError(f"nothing is shown for a decision of the kind {decision.kind!r}")


def _asked(decision: Decision, voice: Voice, detail: Message) -> tuple[str, str]:
    """What the decision asks as a sentence, and what is to be known for it."""
    assert isinstance(decision.asked, Message)
    return voice.say(Message("with-stop", {"what": decision.asked})), voice.say(detail)


def _chosen(actors: Sequence[Actor], actor: int) -> int:
    return min(actor, len(actors) - 1) if actors else 0


# -- set-up and Explore ---------------------------------------------------------------------------


def _start(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    groups = []
    for option in decision.options:
        assert isinstance(option, moves.StartStacks)
        develop, settle = 2 * option.development, 2 * option.world + 1
        title = voice.say(Message("card-start"))
        card = Card(title, "", option, icon="check")
        groups.append(Group((card,), title, develop, settle))
    return Work("start", *_asked(decision, voice, Message("detail-start")), tuple(groups),
    )  # fmt: skip


def _explore(seat: Seat, decision: Decision, actor: int, voice: Voice) -> Work:
    tasks = [option for option in decision.options if isinstance(option, moves.Stock | moves.Scout)]
    actors = tuple(dict.fromkeys((task.colour, task.virtual) for task in tasks))
    chosen = _chosen(actors, actor)
    cards = []
    for task in tasks:
        if (task.colour, task.virtual) != actors[chosen]:
            continue
        if isinstance(task, moves.Stock):
            gain = stock_value(seat, task.colour).answer
            words = _both(voice, Message("card-stock", {"credits": gain}))
            cards.append(Card(*words, task, amount=f"${gain}", thing="coins"))
        else:
            words = _both(voice, Message("card-scout"))
            cards.append(Card(*words, task, thing="tiles"))
    groups = [Group(tuple(cards))] if cards else []
    lifts = [
        _tile_card(seat, option, "rearrange", voice)
        for option in decision.options
        if isinstance(option, moves.LiftTile)
    ]
    if lifts:
        title = voice.say(Message("group-rearrange", {"side": SIDE(_rearranger(seat))}))
        groups.append(Group(tuple(lifts), title))
    is_over = any(isinstance(option, moves.EndExplore) for option in decision.options)
    primary = (voice.say(Message("done-exploring")), moves.EndExplore()) if is_over else None
    return Work(
        "explore", voice.say(Message("asked-explore" if actors else "asked-rearrange")),
        voice.say(_explorers_left(seat)), tuple(groups), actors, chosen, primary,
    )  # fmt: skip


def _both(voice: Voice, said: Message) -> tuple[str, str]:
    return voice.say(said), voice.say(said, "detail")


def _rearranger(seat: Seat) -> int:
    """The side whose power lets tiles be put elsewhere."""
    return effects_in(seat.tableau, RearrangeConstruction)[0][0]


def _explorers_left(seat: Seat) -> Message:
    count = sum(seat.workers_at(EXPLORE)) + len(seat.virtual)
    return Message("explorers-left", {"explorers": count})


def _tile_card(seat: Seat, option: moves.Abandon | moves.LiftTile, verb: str, voice: Voice) -> Card:
    phase, position = moves.place_of(seat, option)
    side = seat.stack_sides(phase)[position]
    args = {"verb": verb, "isWorld": phase == SETTLE, "place": position + 1}
    words = voice.say(Message("tile-in-stack", args))
    name = voice.say(Message("untold-tile")) if side == HIDDEN else voice.say_name(SIDE(side))
    return Card(name, words, option, icon="stack", stack=(phase, position))


def _abandon(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    cards = tuple(
        _tile_card(seat, option, "abandon", voice)
        for option in decision.options
        if isinstance(option, moves.Abandon)
    )
    gone = len(seat.abandoned)
    step = table.steps[-1] if table.steps else None
    drawn = 1 + getattr(step, "abandoned", gone)
    words = Message("draw-tiles", {"tiles": drawn})
    return Work(
        "abandon", *_both(voice, Message("asked-abandon", {"draw": words})),
        _abandoned_groups(seat, cards, voice), primary=(voice.say(words), moves.DrawTiles()),
    )  # fmt: skip


def _abandoned_groups(seat: Seat, cards: Sequence[Card], voice: Voice) -> tuple[Group, ...]:
    """Up to three tiles show their faces; more are cards of one group."""
    if not 1 <= len(cards) <= MOST_FACES:
        return (Group(tuple(cards), voice.say(Message("group-abandon"))),)
    groups: list[Group] = []
    for card in cards:
        assert card.stack is not None
        phase, position = card.stack
        side = seat.stack_sides(phase)[position]
        title, detail = _both(voice, Message("card-abandon", {"place": position + 1}))
        short = replace(card, title=title, detail=detail)
        is_told = side != HIDDEN
        above = "" if is_told else voice.say(_side_up(phase))
        groups.append(Group((short,), above, side if is_told else None))
    return tuple(groups)


def _side_up(phase: int) -> Message:
    """What can be seen of a tile that is told nobody."""
    return Message("group-side-up", {"isWorld": phase == SETTLE})


def _place(seat: Seat, decision: Decision, tile: int, voice: Voice) -> Work:
    options = [option for option in decision.options if isinstance(option, moves.PlaceTile)]
    tiles = tuple(dict.fromkeys(option.tile for option in options))
    chosen = min(tile, len(tiles) - 1)
    groups = []
    for is_world in (False, True):
        phase = SETTLE if is_world else DEVELOP
        size = len(seat.stack(phase))
        side = None if tiles[chosen] == HIDDEN else 2 * tiles[chosen] + is_world
        cost = None if side is None else seat.cost(side)
        cards = tuple(
            Card(*_both(voice, _spot(option, size, cost)), option,
                 stack=(phase, option.position), icon=PHASE_ICONS[phase],
                 short=voice.say(_spot(option, size, cost), "short"))
            for option in options
            if (option.tile, option.is_world) == (tiles[chosen], is_world)
        )  # fmt: skip
        title = "" if side is not None else voice.say(_side_up(phase))
        groups.append(Group(cards, title, side))
    left = len(seat.in_hand)
    key = "asked-place-drawn" if decision.prompt == "ask-place-drawn" else "asked-place"
    said = Message(key, {"tiles": left})
    asked = _both(voice, said)
    return Work("place", *asked, tuple(groups), tiles=tiles, tile=chosen)


def _spot(option: moves.PlaceTile, size: int, cost: int | None) -> Message:
    """Where a tile goes in a stack of that size; of one told nobody the cost is not known."""
    args = {**option.spot(size).args, "tiles": option.position, "cost": cost}
    return Message("card-place", args)


# -- Develop and Settle ---------------------------------------------------------------------------


def _spend(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    phase = table.phase if table.phase in (DEVELOP, SETTLE) else SETTLE
    sides = seat.stack_sides(phase)
    side = sides[0] if sides else None
    dice, missing = _payable(table, seat, phase)
    cards = _dice_cards("spend", decision, dice, missing, None, voice)
    spent = _chosen_dice(table) or seat.waiting(phase)
    slots: tuple[int | None, ...] = (*one_by_one(spent), *(None,) * missing)
    return Work("spend", *_asked(decision, voice, Message("detail-spend")),
                (Group(cards, "", side, slots=slots),))  # fmt: skip


def _chosen_dice(table: RollTable) -> Dice | None:
    """What is spent so far of the dice that wait, while the player chooses among them."""
    chosen: Dice | None = getattr(table.steps[-1] if table.steps else None, "chosen", None)
    return chosen


def _payable(table: RollTable, seat: Seat, phase: int) -> tuple[Dice, int]:
    """The dice to pay with, and how many the top tile lacks."""
    sides, waiting = seat.stack_sides(phase), seat.waiting(phase)
    cost = seat.cost(sides[0]) if sides else 0
    chosen = _chosen_dice(table)
    if chosen is None:
        return seat.workers_at(phase), cost - sum(waiting)
    left = tuple([one - other for one, other in zip(waiting, chosen, strict=True)])
    return left, cost - sum(chosen)


def _dice_cards(
    verb: str,
    decision: Decision,
    dice: Dice,
    most: int,
    detail_of: Callable[[int], Message] | None,
    voice: Voice,
) -> tuple[Card, ...]:
    """A card for one die of each colour, and one for as many of it as can be; while they fit."""
    singles, cards = [], []
    for option in decision.options:
        colour = getattr(option, "colour", None)
        if colour is None:
            continue
        count = min(dice[colour], most)
        detail = "" if detail_of is None else voice.say(detail_of(colour))
        single = _die_card(option, voice, _die_said(verb, colour), detail,
                           heap=max(1, dice[colour]))  # fmt: skip
        singles.append(single)
        cards.append(single)
        if count > 1:
            several = _die_said(verb, colour, count)
            cards.append(replace(single, title=voice.say(several),
                                 short=voice.say(several, "short"), times=count,
                                 detail=voice.say(Message("at-once"))))  # fmt: skip
    return tuple(cards if len(cards) <= MOST_CARDS else singles)


def _die_said(verb: str, colour: int, count: int = 1) -> Message:
    """What is done with so many dice of a colour; "spend" and "save" among others."""
    return Message("card-die", {"verb": verb, "count": count, "colour": COLOUR(colour)})


def _die_card(option: Any, voice: Voice, said: Message, detail: str, **more: Any) -> Card:
    short = voice.say(said, "short")
    return Card(voice.say(said), detail, option, colour=option.colour, short=short, **more)


def _save(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    cards = tuple(
        _die_card(option, voice, _die_said("save", option.colour),
            voice.say(Message("into-the-cup")))
        for option in decision.options
        if isinstance(option, moves.Save)
    )  # fmt: skip
    may_stop = any(isinstance(option, moves.SaveNoMore) for option in decision.options)
    return Work(
        "save", *_asked(decision, voice, Message("detail-save")),
        (Group(cards, voice.say(Message("which-die-shall-come-back")), table.asking_power),),
        primary=(voice.say(moves.SaveNoMore().said()), moves.SaveNoMore()) if may_stop else None,
    )  # fmt: skip


def _place_words(seat: Seat, place: str, index: int) -> Message:
    args: dict[str, Any] = {"place": place, "isWorld": index == SETTLE}
    if place == "world":
        args["side"] = SIDE(seat.tableau[index])
    if place == "workers":
        args["phase"] = PHASE(index)
    return Message(f"die-lies-{place}", args)


def _remove(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    cards = tuple(
        _die_card(option, voice, _die_said("give-up", option.colour),
                  voice.say(_place_words(seat, option.place, option.index)),
                  square=option.index if option.place == "world" else None)
        for option in decision.options
        if isinstance(option, moves.GiveUp)
    )  # fmt: skip
    return Work("remove", *_asked(decision, voice, Message("detail-remove")),
                (Group(cards, voice.say(Message("which-die-to-give-up"))),))  # fmt: skip


# -- Produce and Ship -----------------------------------------------------------------------------


def _produce(seat: Seat, decision: Decision, actor: int, voice: Voice) -> Work:
    options = [option for option in decision.options if isinstance(option, moves.Produce)]
    actors = tuple(dict.fromkeys((option.colour, False) for option in options))
    chosen = _chosen(actors, actor)
    places = good_places(seat.tableau)
    groups = []
    for option in options:
        if option.colour != actors[chosen][0]:
            continue
        side = seat.tableau[option.square]
        matches = consume_level(side, option.colour, 0) > consume_level(side, 0, 0)
        words = _both(voice, Message("card-produce", {"matches": matches}))
        card = Card(*words, option, colour=option.colour, square=option.square,
                    is_good=matches)  # fmt: skip
        groups.append(Group((card,), "", side, goods=seat.goods[option.square],
                            places=places[option.square], square=option.square))  # fmt: skip
    left = Message("detail-produce", {"producers": sum(seat.workers_at(PRODUCE))})
    return Work("produce", *_asked(decision, voice, left), tuple(groups),
                actors, chosen)  # fmt: skip


def _ship(seat: Seat, decision: Decision, actor: int, voice: Voice) -> Work:
    options = [
        option for option in decision.options if isinstance(option, moves.Trade | moves.Consume)
    ]
    actors = tuple(dict.fromkeys((option.colour, option.virtual) for option in options))
    chosen = _chosen(actors, actor)
    places = good_places(seat.tableau)
    mine = [option for option in options if (option.colour, option.virtual) == actors[chosen]]
    groups = []
    for square, good in dict.fromkeys((option.square, option.good) for option in mine):
        side = seat.tableau[square]
        cards = tuple(
            _shipment(seat, side, option, voice)
            for option in mine
            if (option.square, option.good) == (square, good)
        )
        groups.append(Group(cards, "", side, goods=(good,), places=places[square], square=square))
    count = sum(seat.workers_at(SHIP)) + len(seat.virtual)
    asked = Message("asked-ship", {"shippers": count, "goods": seat.good_count})
    return Work("ship", *_both(voice, asked), tuple(groups),
                actors, chosen)  # fmt: skip


def _shipment(seat: Seat, side: int, option: moves.Trade | moves.Consume, voice: Voice) -> Card:
    square = option.square
    if isinstance(option, moves.Trade):
        worth = trade_value(seat.tableau, side)
        said = Message("card-trade", {"credits": worth})
        return Card(voice.say(said), "", option, icon="two-coins", square=square,
                    short=voice.say(said, "short"), amount=f"${worth}",
                    verb=voice.say(said, "verb"))  # fmt: skip
    level = consume_level(side, option.good, option.colour)
    chips, credits = consume_bonus(seat.tableau, side)
    said = Message("card-consume", {"chips": level + chips, "credits": credits})
    amount = f"{level + chips}+${credits}" if credits else f"{level + chips}"
    return Card(voice.say(said), "", option, icon="hexagon-filled", square=square,
                short=voice.say(said, "short"), amount=amount,
                verb=voice.say(said, "verb"))  # fmt: skip


def _buy(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    side = table.asking_power
    assert side is not None
    cards = []
    for option in decision.options:
        if isinstance(option, moves.BuyChips):
            offer = next(buy for by, buy in effects_in(seat.tableau, BuyOnTrade) if by == side)
            price = {"chips": offer.chips, "cost": offer.cost, "credits": seat.credits}
            words = _both(voice, Message("card-buy", price))
            cards.append(Card(*words, option, icon="hexagon-filled"))
        elif isinstance(option, moves.KeepCredits):
            words = _both(voice, Message("card-keep", {"credits": seat.credits}))
            cards.append(Card(*words, option, icon="two-coins"))
    by = Message("detail-buy", {"side": SIDE(side)})
    return Work("buy", *_asked(decision, voice, by), (Group(tuple(cards), "", side),))


# -- Manage Empire --------------------------------------------------------------------------------


def _recruit(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    cards = _dice_cards("recruit", decision, seat.citizenry, seat.credits,
                        lambda colour: _count_words(seat.citizenry[colour]), voice)  # fmt: skip
    asked = Message("asked-recruit", {"credits": seat.credits})
    priced = tuple([replace(card, amount=f"${card.times}") for card in cards])
    return Work("recruit", *_both(voice, asked), (Group(priced),), cup=one_by_one(seat.cup))


def _count_words(count: int) -> Message:
    return Message("so-many-citizens", {"number": count})


def _recall(table: RollTable, seat: Seat, decision: Decision, voice: Voice) -> Work:
    cards = tuple(
        _die_card(option, voice, _die_said("recall", option.colour),
                  voice.say(_place_words(seat, option.place, option.index)),
                  square=option.index if option.place == "world" else None)
        for option in decision.options
        if isinstance(option, moves.Recall)
    )  # fmt: skip
    may_stop = any(isinstance(option, moves.EndRecall) for option in decision.options)
    return Work(
        "recall", *_both(voice, Message("asked-recall", {"mayStop": may_stop})),
        (Group(cards, voice.say(Message("which-die-comes-back"))),),
        primary=(voice.say(Message("recall-none")), moves.EndRecall()) if may_stop else None,
    )  # fmt: skip
