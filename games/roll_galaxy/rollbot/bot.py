"""Rollbot: every kind of decision, answered by its document (RB-8, RB-9, RB-11, RB-12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from engine.core.decision import Answer, Decision, Option, PossibleOption, Reason, ReasonOutcome
from engine.text.message import Message
from games.roll_galaxy import moves, powers
from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    PRODUCE,
    PURPLE,
    SETTLE,
    WHITE,
    YELLOW,
    colours_in,
    one_by_one,
    together,
)
from games.roll_galaxy.effects import RemoveDie, StockCredits
from games.roll_galaxy.projection import needs, projected_citizenry
from games.roll_galaxy.rollbot import empire, planning
from games.roll_galaxy.rollbot.empire import (
    DEFAULT,
    EXPLORERS,
    GIVING_UP,
    MOST_TILES,
    RECALLING,
    SHIPPING,
    SPENDING,
    STACKS,
    STARTS,
    WANTED_CREDITS,
    WANTED_TILES,
    AssignMove,
    Empire,
    Rulings,
    empire_of,
    held,
    in_private,
    is_near_end,
    not_asked,
    not_so,
    tile_count,
)
from games.roll_galaxy.state import MOST_CREDITS, UNPLACED, RollTable, Seat
from games.roll_galaxy.steps.phases import BuyAfterTrade
from games.roll_galaxy.steps.rounds import RecallDice
from games.roll_galaxy.tiles import COLOUR, PHASE, SIDE, SIDES, TRADE_VALUES, cost_of, effects_in

CHOICES = ("RB-3.16", "RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21", "RB-3.22")


def hides_tiles(empire: Empire | Seat) -> bool:
    """Whether a tile lies under another one, where only its owner may look at it."""
    return max(len(empire.developments), len(empire.worlds)) > 1


def derivation(empire: Empire, plan: planning.Plan) -> tuple[Reason, ...]:
    """Why the phase is called and where all dice end, for the seat and for the others."""
    told = (*plan.reasons(empire), plan.closing(empire))
    if not hides_tiles(empire):
        return told
    openly = {reason.clause: reason for reason in open_levels(empire)}
    choice = held("RB-3.16", "called-openly", phase=PHASE(plan.called))
    openly |= dict.fromkeys(CHOICES, choice)
    return tuple([_veiled(why, openly) for why in told])


def _veiled(why: Reason, openly: Mapping[str, Reason]) -> Reason:
    """A step for the seat alone; the others learn of what held as much as lies open."""
    is_told = why.outcome is ReasonOutcome.HELD
    return in_private(why, openly.get(why.clause) if is_told else None)


def open_levels(empire: Empire) -> tuple[Reason, ...]:
    """RB-3.5 to 3.15: of what each level counts, as much as everybody can see."""
    stocks, scouts = planning.stocks_wanted(empire), planning.scouts_wanted(empire)
    wanted = {"stocks": stocks, "scouts": scouts, "goal": WANTED_CREDITS}
    explore = Message("explore-openly", wanted)
    return (
        Reason("RB-3.5", explore),
        Reason("RB-3.8", _stack(empire, DEVELOP)),
        Reason("RB-3.13", _stack(empire, SETTLE)),
        Reason("RB-3.14", Message("produce-openly", {"places": empire.capacity[PRODUCE]})),
        Reason("RB-3.15", Message("ship-openly", {"goods": empire.good_count})),
    )


def _stack(empire: Empire, phase: int) -> Message:
    """A stack as it lies on the table: its top tile, the dice that wait, the backs under it."""
    sides = empire.sides(phase)
    if not sides:
        return Message("build-openly-nothing", {"phase": PHASE(phase)})
    top = {"side": SIDE(sides[0]), "dice": cost_of(empire.tableau, sides[0])}
    rest = {"waiting": empire.waiting(phase), "under": len(sides) - 1}
    return Message("build-openly", {"phase": PHASE(phase), **top, **rest})


def move_reason(empire: Empire, move: AssignMove, why: Reason) -> Reason:
    """Why one die is moved; others learn where it goes, not which use the stacks have for it."""
    if isinstance(move, moves.SelectPhase) or not hides_tiles(empire):
        return why
    return in_private(why, open_move(empire, move))


def open_move(empire: Empire, move: AssignMove) -> Reason:
    """What a move of the assignment is, as the dice show it after the reveal."""
    die = {"die": empire.look(move.worker)}
    if isinstance(move, moves.Dictate):
        return Reason("RB-4.7", Message("die-goes-away-openly", die))
    args = {**die, "phase": PHASE(move.phase)}
    if isinstance(move, moves.MoveByDictate):
        return Reason("RB-4.7", Message("die-is-dictated-openly", args))
    if isinstance(move, moves.UseReassign):
        return Reason("RB-4.5", Message("power-moves-openly", {**args, "side": SIDE(move.power)}))
    if isinstance(move, moves.PlaceWild):
        return Reason("RB-4.1", Message("wild-openly", args))
    return Reason("RB-3.16", Message("die-selects-phase", args))


def assign(view: RollTable, decision: Decision, rulings: Rulings, rng: Random) -> Answer:
    """RB-4.1: the next move of the plan; with the first one the whole derivation and its end."""
    seat = view.seats[decision.seat]
    empire = empire_of(view, decision.seat, rulings)
    called = seat.called if seat.called is not None else choose_phase(empire, rng)
    plan = planning.plan_for(empire, called)
    move = next_move(plan, seat, decision)
    if isinstance(move, moves.SelectPhase):
        return Answer(move, lambda: derivation(empire, plan))
    return Answer(move, lambda: (_why_placed(empire, plan, move),))


def choose_phase(empire: Empire, rng: Random) -> int:
    """RB-3.16: the phase with the highest preference; ties are broken, in the end by dice."""
    tied = planning.favourites(empire)
    return tied[0] if len(tied) == 1 else planning.roll_tie(tied, rng)


def next_move(plan: planning.Plan, seat: Seat, decision: Decision) -> Option:
    """The first move of the plan that is still to be made and legal now.

    Where somebody else has begun the assignment in another way, what is left of the plan is
    followed as far as it goes, and then the assignment is confirmed.
    """
    made = _made(plan, seat)
    for move in plan.moves[made:]:
        if move in decision.options:
            return move
    return _way_out(decision)


def _made(plan: planning.Plan, seat: Seat) -> int:
    if seat.called is None:
        return 0
    wilds = sum([isinstance(move, moves.PlaceWild) for move in plan.moves])
    unplaced = sum([worker.place == UNPLACED for worker in seat.workers])
    return 1 + max(0, wilds - unplaced) + len(seat.uses)


def _way_out(decision: Decision) -> Option:
    """A legal move for an assignment that does not follow the plan."""
    if moves.CONFIRM in decision.options:
        return moves.CONFIRM
    exploring = [
        option
        for option in decision.options
        if isinstance(option, moves.PlaceWild | moves.MoveByDictate) and option.phase == EXPLORE
    ]
    return exploring[0] if exploring else decision.options[0]


def _why_placed(empire: Empire, plan: planning.Plan, move: Option) -> Reason:
    rest = Reason("RB-4.17", Message("others-stay"))
    if not isinstance(move, AssignMove):
        return rest
    return move_reason(empire, move, plan.why_moved(empire, move) or rest)


PLACES = ("citizenry", "cup", "zone", "world", "workers")
"""RB-9.5, 9.6 and 15.33: where a die to give up is looked for, in this order."""
NOBODY_THERE = ("citizenry-empty", "cup-empty")
"""What is said of the first two where nobody is."""


def spend(seat: Seat, phase: int, decision: Decision) -> Answer:
    """RB-9.2 to 9.4: the colour of the next die spent on the top tile."""
    colours = [option.colour for option in decision.options if isinstance(option, moves.Spend)]
    lowest, highest = min(colours), max(colours)
    if _sacrifices(seat, phase, lowest):
        return Answer(
            moves.Spend(lowest), lambda: (_first("RB-9.4", "first-for-the-tile", lowest),)
        )
    dice = together(seat.workers_at(phase), seat.waiting(phase))
    left = sum(dice) - needs(seat.tableau, seat.stack_sides(phase), 0)[-1]
    if left < 0:
        return Answer(moves.Spend(highest), lambda: _highest_first(highest))
    return Answer(moves.Spend(lowest), lambda: _lowest_first(lowest, left))


def _first(clause: str, key: str, colour: int) -> Reason:
    return held(clause, key, colour=COLOUR(colour))


def _highest_first(colour: int) -> tuple[Reason, ...]:
    return _first("RB-9.2", "first-highest", colour), *not_asked(SPENDING, "RB-9.2")


def _lowest_first(colour: int, left: int) -> tuple[Reason, ...]:
    key = "first-lowest" if left else "first-of-all"
    return not_so("RB-9.2", "no-die-will-wait"), _first("RB-9.3", key, colour)


def _sacrifices(seat: Seat, phase: int, lowest: int) -> bool:
    """RB-9.4: the top tile takes a die away, no white one rests, and none as low is spent yet."""
    tile = SIDES[seat.stack_sides(phase)[0]]
    if not any(isinstance(effect, RemoveDie) for effect in tile.effects):
        return False
    spent = colours_in(seat.waiting(phase))
    return not seat.citizenry[WHITE] and not (spent and spent[0] <= lowest)


def save(decision: Decision) -> Answer:
    """RB-15.26: as many dice as possible go to the cup, the highest first."""
    colour = max([option.colour for option in decision.options if isinstance(option, moves.Save)])
    return Answer(moves.Save(colour), lambda: (_first("RB-15.26", "highest-spent", colour),))


def give_up(decision: Decision) -> Answer:
    """RB-9.5 and 9.6: the lowest die of the Citizenry, else of the cup, else wherever one is."""
    dice = [option for option in decision.options if isinstance(option, moves.GiveUp)]
    option = min(dice, key=lambda die: (PLACES.index(die.place), die.colour))
    return Answer(option, lambda: _why_given_up(option))


def _why_given_up(option: moves.GiveUp) -> tuple[Reason, ...]:
    number = min(PLACES.index(option.place), len(GIVING_UP) - 1)
    clause = GIVING_UP[number]
    empty = [not_so(GIVING_UP[each], NOBODY_THERE[each]) for each in range(number)]
    why = held(clause, "lowest-die", colour=COLOUR(option.colour), place=option.place)
    return *empty, why, *not_asked(GIVING_UP, clause)


SLACK = 1
"""RB-8.2: stocking first goes on until the money is this close to the projection."""
PLENTY = 9
PLACING = ("place-cheaper", "place-where-more-wait", "place-where-fewer-lie", "place-all-equal")
"""RB-8.8 to 8.11: what tells the stacks apart, in this order."""
PLACE_TIES = ("place-cost-alike", "place-waiting-alike", "place-tiles-alike")
"""What it is where they are alike."""
STOCKING = ("RB-8.2", "RB-8.4")


def explore(seat: Seat, projection: int) -> Answer:
    """RB-8.1 to 8.5: what the next explorer does, and which one it is."""
    explorers = [(colour, False) for colour in one_by_one(seat.workers_at(EXPLORE))]
    explorers += [(colour, True) for colour in seat.virtual]
    if not explorers:
        return Answer(moves.END_EXPLORE, lambda: (held("RB-15.25", "never-rearranged"),))
    clause = _task(seat, projection)
    stocks = clause in STOCKING
    colour, virtual = _explorer(seat, explorers, stocks)
    option = moves.Stock(colour, virtual) if stocks else moves.Scout(colour, virtual)
    return Answer(option, lambda: _why(seat, projection, clause, explorers))


def _task(seat: Seat, projection: int) -> str:
    """The sentence by which the next explorer stocks or scouts."""
    if seat.credits < min(projection - SLACK, MOST_CREDITS):
        return "RB-8.2"
    if _lacks_tiles(seat):
        return "RB-8.3"
    return "RB-8.4" if seat.credits < PLENTY else "RB-8.5"


def _lacks_tiles(seat: Seat) -> bool:
    """RB-8.3: a stack has fewer than two tiles, and there are not thirteen in all."""
    return _fewest(seat) < WANTED_TILES and tile_count(seat) < MOST_TILES


def _fewest(seat: Seat) -> int:
    return min(len(seat.developments), len(seat.worlds))


def _why(
    seat: Seat, projection: int, clause: str, explorers: list[tuple[int, bool]]
) -> tuple[Reason, ...]:
    """The four sentences about explorers, and which of them go first."""
    reasons = [in_private(held("RB-7.10", "projected", dice=projection)), *_tasks(seat, clause)]
    if _is_archaeologist(seat) and len({colour == YELLOW for colour, _ in explorers}) > 1:
        reasons.append(held("RB-8.12", "yellow-first" if clause in STOCKING else "yellow-last"))
    return tuple(reasons)


def _tasks(seat: Seat, clause: str) -> list[Reason]:
    """What became of RB-8.2 to 8.5."""
    asked = EXPLORERS[: EXPLORERS.index(clause)]
    reasons = [_no_task(seat, earlier) for earlier in asked]
    reasons += (_task_told(seat, clause), *not_asked(EXPLORERS, clause))
    stocks_anyway = not _lacks_tiles(seat) and seat.credits < PLENTY
    if not stocks_anyway or (clause == "RB-8.4" and not hides_tiles(seat)):
        return reasons
    # it stocks either way: by which clause would tell of the projection, which counts hidden tiles
    openly = held("RB-8.1", "stock-for-either", credits=seat.credits, plenty=PLENTY)
    return [in_private(each, openly if each.clause == clause else None) for each in reasons]


def _task_told(seat: Seat, clause: str) -> Reason:
    money = {"credits": seat.credits}
    match clause:
        case "RB-8.2":
            return held(clause, "stock-for-projection", **money)
        case "RB-8.3":
            return held(clause, "scout-for-tiles")
        case "RB-8.4":
            return held(clause, "stock-for-plenty", **money, plenty=PLENTY)
    return held(clause, "scout-with-enough", **money)


def _no_task(seat: Seat, clause: str) -> Reason:
    money = {"credits": seat.credits}
    if clause == "RB-8.2":
        key = "track-is-full" if seat.credits == MOST_CREDITS else "near-projection"
        return not_so(clause, key, **money)
    if clause == "RB-8.4":
        return not_so(clause, "has-plenty", **money, plenty=PLENTY)
    if _fewest(seat) >= WANTED_TILES:
        return not_so(clause, "stacks-hold-enough")
    return not_so(clause, "tiles-enough", tiles=tile_count(seat))


def _explorer(seat: Seat, explorers: list[tuple[int, bool]], stocks: bool) -> tuple[int, bool]:
    """RB-8.12: with Alien Archaeology yellow explorers stock first and scout last."""
    if not _is_archaeologist(seat):
        return explorers[0]
    return min(explorers, key=lambda each: (each[0] == YELLOW) != stocks)


def _is_archaeologist(seat: Seat) -> bool:
    return any(effect.colour == YELLOW for _, effect in effects_in(seat.tableau, StockCredits))


def draw() -> Answer:
    """RB-8.6: never a tile is discarded."""
    return Answer(moves.DRAW_TILES, lambda: (held("RB-8.6", "one-new-tile"),))


def place(seat: Seat, decision: Decision) -> Answer:
    """RB-8.7 to 8.11: the new tile goes to the bottom of the stack that is cheaper to complete."""
    tile = seat.in_hand[0]
    ranks = {phase: _rank(seat, tile, phase) for phase in (DEVELOP, SETTLE)}
    phase = min(ranks, key=ranks.__getitem__)
    side = 2 * tile + (phase == SETTLE)
    option = moves.PlaceTile(tile, phase == SETTLE, len(seat.stack(phase)))
    if option not in decision.options:
        raise ValueError(f"{option} is not offered")
    return Answer(option, lambda: _why_there(ranks, phase, side))


def _rank(seat: Seat, tile: int, phase: int) -> tuple[int, int, int, bool]:
    """Cost to complete the stack with the tile, waiting dice, tiles, the side: lower is better."""
    sides = (*seat.stack_sides(phase), 2 * tile + (phase == SETTLE))
    waiting = sum(seat.waiting(phase))
    return needs(seat.tableau, sides, waiting)[-1], -waiting, len(sides), phase != SETTLE


def _why_there(
    ranks: dict[int, tuple[int, int, int, bool]], phase: int, side: int
) -> tuple[Reason, ...]:
    """The four tests: the first that tells the stacks apart decided."""
    chosen, other = ranks[phase], ranks[DEVELOP + SETTLE - phase]
    test = next(number for number in range(4) if chosen[number] != other[number])
    args = {"side": SIDE(side), "isWorld": phase == SETTLE, "dice": chosen[0], "other": other[0]}
    alike = {"dice": chosen[0], "waiting": -chosen[1], "tiles": chosen[2] - 1}
    ties = [not_so(STACKS[number], PLACE_TIES[number], **alike) for number in range(test)]
    why = held(STACKS[test], PLACING[test], **args)
    return *ties, why, *not_asked(STACKS, STACKS[test])


def recruit(decision: Decision) -> Answer:
    """RB-12.1: the highest colours first."""
    colour = max(
        [option.colour for option in decision.options if isinstance(option, moves.Recruit)]
    )
    return Answer(
        moves.Recruit(colour), lambda: (held("RB-12.1", "highest-resting", colour=COLOUR(colour)),)
    )


def recall(view: RollTable, number: int, rulings: Rulings) -> Answer:
    """RB-12.2 and 13.5: a die for an empty cup; near the end, dice that wait in vain; else none."""
    seat = view.seats[number]
    if not any(seat.cup):
        return _forced(seat)
    if not view.is_ending and is_near_end(view, rulings):
        rolling = _dice_to_roll(view, seat, rulings)
        for phase in moves.ZONES:
            if _waits_in_vain(seat, phase, rolling):
                return _recall_in_vain(seat, phase, rolling)
    return Answer(moves.END_RECALL, lambda: (held("RB-15.34", "nothing-to-recall"),))


def _dice_to_roll(view: RollTable, seat: Seat, rulings: Rulings) -> int:
    """RB-15.22: the cup by which waiting dice are judged: as it was before the first recall."""
    step = view.steps[-1]
    if rulings.recall == "together" and isinstance(step, RecallDice) and step.rolling:
        return step.rolling
    return sum(seat.cup)


def _waits_in_vain(seat: Seat, phase: int, rolling: int) -> bool:
    """RB-13.5: dice wait, but all dice to be rolled would not complete the top tile."""
    waiting = sum(seat.waiting(phase))
    return waiting > 0 and _missing(seat, phase) > rolling


def _recall_in_vain(seat: Seat, phase: int, rolling: int) -> Answer:
    colour = colours_in(seat.waiting(phase))[-1]
    top = seat.stack_sides(phase)[0]
    return Answer(moves.Recall("zone", colour, phase), lambda: (_in_vain(colour, top, rolling),))


def _in_vain(colour: int, top: int, rolling: int) -> Reason:
    args = {"colour": COLOUR(colour), "side": SIDE(top), "dice": rolling}
    return held("RB-13.5", "waits-in-vain", **args)


def _missing(seat: Seat, phase: int) -> int:
    """How many dice the top tile lacks; none for an empty stack."""
    sides = seat.stack_sides(phase)
    return seat.cost(sides[0]) - sum(seat.waiting(phase)) if sides else 0


def _forced(seat: Seat) -> Answer:
    """RB-12.3 to 12.7: what fills an empty cup."""
    goods = [
        (_matches(side, colour), TRADE_VALUES[SIDES[side].colour or 0], square, -colour)
        for square, (side, held) in enumerate(zip(seat.tableau, seat.goods, strict=True))
        for colour in held
    ]
    if goods:
        matches, _, square, colour = min(goods)
        option = moves.Recall("world", -colour, square)
        return Answer(option, lambda: _why_good(-colour, seat.tableau[square], matches=matches))
    return _forced_from_zone(seat)


def _why_good(colour: int, side: int, *, matches: bool) -> tuple[Reason, ...]:
    """RB-12.3 and 12.4: a good that does not match its world before one that does."""
    clause = "RB-12.4" if matches else "RB-12.3"
    asked = [not_so("RB-12.3", "all-goods-match")] if matches else []
    why = held(clause, "recall-good", colour=COLOUR(colour), side=SIDE(side), matches=matches)
    return *asked, why, *not_asked(RECALLING, clause)


def _matches(side: int, good: int) -> bool:
    return good in (SIDES[side].colour, PURPLE)


def _forced_from_zone(seat: Seat) -> Answer:
    phases = [phase for phase in moves.ZONES if any(seat.waiting(phase))]
    clause, key = "RB-12.5", "recall-only-waiting"
    phase = phases[0]
    if len(phases) == len(moves.ZONES):
        lacks = _missing(seat, DEVELOP) - _missing(seat, SETTLE)
        fewer = sum(seat.settling) - sum(seat.developing)
        if lacks:
            phase = DEVELOP if lacks > 0 else SETTLE
            key = "recall-tile-lacks-more"
        elif fewer:
            phase = DEVELOP if fewer > 0 else SETTLE
            clause, key = "RB-12.6", "recall-fewer-wait"
        else:
            clause, key = "RB-12.7", "recall-all-equal"
    option = moves.Recall("zone", colours_in(seat.waiting(phase))[-1], phase)
    lacking = _missing(seat, phase), sum(seat.waiting(phase))
    return Answer(option, lambda: _why_waiting(option, clause, key, lacking))


def _why_waiting(
    option: moves.Recall, clause: str, key: str, lacking: tuple[int, int]
) -> tuple[Reason, ...]:
    """RB-12.5 to 12.7: which waiting die comes back."""
    dice, waiting = lacking
    asked = [not_so("RB-12.3", "no-goods"), not_so("RB-12.4", "no-goods")]
    if clause != "RB-12.5":
        asked.append(not_so("RB-12.5", "recall-lack-alike", dice=dice))
    if clause == "RB-12.7":
        asked.append(not_so("RB-12.6", "recall-wait-alike", waiting=waiting))
    return *asked, held(clause, key, die=option.die), *not_asked(RECALLING, clause)


SHORTAGES = ((1, 1, "RB-11.6"), (2, 2, "RB-11.7"), (3, 4, "RB-11.8"))
"""RB-11.6 to 11.8: pairs of this level are traded while the money is so far below the goal."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A shipper (colour, virtual or not) and a good (square, colour of the die)."""

    shipper: powers.Shipper
    good: powers.Good
    level: int
    value: int

    @property
    def trade(self) -> moves.Trade:
        return moves.Trade(*self.shipper, *self.good)

    @property
    def consume(self) -> moves.Consume:
        return moves.Consume(*self.shipper, *self.good)


def ship(view: RollTable, number: int, projection: int) -> Answer:
    """RB-11: the next good that is shipped."""
    seat = view.seats[number]
    if is_final(view):
        best = most_points(seat)[0]
        return Answer(best.consume, lambda: _why_all(seat, best))
    pairs = pair_up(seat)
    traded = next_trade(pairs, seat.credits, projection)
    if traded is None:
        return Answer(pairs[0].consume, lambda: _why_consumed(seat, pairs, projection))
    pair, clause = traded
    return Answer(pair.trade, lambda: _why_traded(seat, pairs, projection, pair, clause))


def _why_all(seat: Seat, pair: Pair) -> tuple[Reason, ...]:
    """RB-11.1: near the end everything is consumed."""
    return held("RB-11.1", "consume-all", pair=_said(seat, pair)), *not_asked(SHIPPING, "RB-11.1")


def _why_consumed(seat: Seat, pairs: list[Pair], projection: int) -> tuple[Reason, ...]:
    """RB-11.9: nothing is traded, and why."""
    missing = _wanted(projection) - seat.credits
    best = {"pair": _said(seat, pairs[0])}
    key = "consume-will-do" if seat.credits >= projection else "consume-track-full"
    why = held("RB-11.9", key, **best, credits=seat.credits, dice=projection)
    if missing > 0:
        why = held("RB-11.9", "consume-no-trade", **best, missing=missing)
    openly = held("RB-11.9", "consume-untraded", **best)
    return (
        *_pairs_told(seat, pairs, projection),
        *_not_traded(pairs, missing, len(SHORTAGES)),
        in_private(why, openly),
    )


def _why_traded(
    seat: Seat, pairs: list[Pair], projection: int, pair: Pair, clause: str
) -> tuple[Reason, ...]:
    """RB-11.6 to 11.8: a pair is traded for the money that lacks."""
    wanted = _wanted(projection)
    missing = wanted - seat.credits
    value = powers.trade_value(seat.tableau, seat.tableau[pair.good[0]])
    openly = {"pair": _said(seat, pair), "value": value, "credits": seat.credits}
    why = held(clause, "trade-short-of", **openly, missing=missing, dice=wanted)
    asked = [each for _, _, each in SHORTAGES].index(clause)
    return (
        *_pairs_told(seat, pairs, projection),
        *_not_traded(pairs, missing, asked),
        in_private(why, held(clause, "trade-short", **openly)),
        *not_asked(SHIPPING, clause),
    )


def _not_traded(pairs: list[Pair], missing: int, asked: int) -> list[Reason]:
    """Why none of the first kinds of pairs is traded; it tells of the projection."""
    reasons = []
    for level, shortage, clause in SHORTAGES[:asked]:
        if missing < shortage:
            why = not_so(clause, "no-such-shortage", shortage=shortage)
        else:
            why = not_so(clause, "no-such-pair", level=level)
        reasons.append(in_private(why))
    return reasons


def _pairs_told(seat: Seat, pairs: list[Pair], projection: int) -> tuple[Reason, ...]:
    table = [
        Message("pair-worth", {"pair": _said(seat, pair), "level": pair.level}) for pair in pairs
    ]
    money = {"dice": projection, "credits": seat.credits}
    return (
        in_private(held("RB-7.10", "projected-with-money", **money)),
        not_so("RB-11.1", "end-not-reached"),
        held("RB-11.3", "pairs", pairs=tuple(table)),
    )


def _wanted(projection: int) -> int:
    """RB-15.18: the money that is enough for the projection."""
    return min(projection, MOST_CREDITS)


def next_trade(pairs: list[Pair], money: int, projection: int) -> tuple[Pair, str] | None:
    """RB-11.6 to 11.8: the pair that is traded next, and by which clause."""
    missing = _wanted(projection) - money
    for level, shortage, clause in SHORTAGES:
        candidates = [pair for pair in pairs if pair.level == level]
        if missing >= shortage and candidates:
            return max(candidates, key=lambda pair: pair.value), clause
    return None


def buy(view: RollTable, number: int, cost: int, projection: int) -> Answer:
    """RB-15.24: chips are bought when the game is ending or enough money is left."""
    left = view.seats[number].credits - cost
    if is_final(view):
        return Answer(moves.BUY_CHIPS, lambda: (held("RB-15.24", "buy-at-the-end"),))
    if left >= projection:
        return Answer(moves.BUY_CHIPS, lambda: (held("RB-15.24", "buy-enough-left", credits=left),))
    return Answer(
        moves.KEEP_CREDITS, lambda: (held("RB-15.24", "buy-too-little-left", credits=left),)
    )


def is_final(view: RollTable) -> bool:
    """RB-11.1: the end is reached, or consuming everything everywhere would empty the pool.

    What was so as Ship began stays so; a position made by hand may lack it.
    """
    known = view.ship_empties_pool
    return view.is_ending or (powers.consuming_empties_pool(view) if known is None else known)


# -- pairing --------------------------------------------------------------------------------------


def _pair(seat: Seat, shipper: powers.Shipper, good: powers.Good, level: int) -> Pair:
    return Pair(shipper, good, level, powers.world_value(seat.tableau, good))


def _level(seat: Seat, shipper: powers.Shipper, good: powers.Good) -> int:
    return powers.consume_level(seat.tableau[good[0]], good[1], shipper[0])


def pair_up(seat: Seat) -> list[Pair]:
    """RB-11.3 to 11.5: as many 3-point pairs as possible, then 2-point ones, then the rest."""
    shippers, goods = powers.shippers_of(seat), powers.goods_of(seat)
    pairs: list[Pair] = []
    for level in (3, 2):
        found = _most_pairs(seat, shippers, goods, level)
        for good_number, shipper_number in found.items():
            good, shipper = goods[good_number], shippers[shipper_number]
            pairs.append(_pair(seat, shipper, good, level))
        taken = set(found.values())
        shippers = [each for number, each in enumerate(shippers) if number not in taken]
        goods = [each for number, each in enumerate(goods) if number not in found]
    rest = zip(shippers, goods, strict=False)
    pairs += [_pair(seat, shipper, good, 1) for shipper, good in rest]
    return pairs


def _most_pairs(
    seat: Seat, shippers: list[powers.Shipper], goods: list[powers.Good], level: int
) -> dict[int, int]:
    """Good to shipper: most pairs of that level, goods of valuable worlds served first.

    Each good in turn looks for a shipper and may push an earlier good to another one, so that
    none loses its place and as many as possible get one.
    """
    choices = [_fitting(seat, shippers, good, level) for good in goods]
    taken: dict[int, int] = {}
    for number in range(len(goods)):
        _serve(number, choices, taken, set())
    return {good: shipper for shipper, good in sorted(taken.items(), key=lambda item: item[1])}


def _serve(good: int, choices: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    for shipper in choices[good]:
        if shipper not in tried:
            tried.add(shipper)
            if shipper not in taken or _serve(taken[shipper], choices, taken, tried):
                taken[shipper] = good
                return True
    return False


def _fitting(
    seat: Seat, shippers: list[powers.Shipper], good: powers.Good, level: int
) -> list[int]:
    """RB-15.30: shippers that make a pair of that level; the world's own colour before purple."""
    fitting = [
        number for number, shipper in enumerate(shippers) if _level(seat, shipper, good) == level
    ]
    colour = SIDES[seat.tableau[good[0]]].colour
    return sorted(fitting, key=lambda number: shippers[number][0] != colour)


# -- everything -----------------------------------------------------------------------------------


def most_points(seat: Seat) -> list[Pair]:
    """RB-11.1: the pairs that bring most VP, bonuses included."""
    _, shipments = powers.best_consumption(
        seat.tableau, powers.goods_of(seat), powers.shippers_of(seat)
    )
    return [_pair(seat, shipper, good, _level(seat, shipper, good)) for shipper, good in shipments]


def _said(seat: Seat, pair: Pair) -> Message:
    shipper, good = COLOUR(pair.shipper[0]), COLOUR(pair.good[1])
    return Message(
        "pair", {"colour": shipper, "good": good, "side": SIDE(seat.tableau[pair.good[0]])}
    )


class Rollbot:
    """RB-1.8: follows the rules of the game, and makes every choice as its document says."""

    draws = True

    def __init__(self, rulings: Rulings = DEFAULT) -> None:
        self.rulings = rulings

    def choose(self, view: RollTable, decision: Decision, rng: Random) -> Answer:
        number = decision.seat
        seat = view.seats[number]
        match decision.kind:
            case "start":
                return start(decision, rng)
            case "assign":
                return assign(view, decision, self.rulings, rng)
            case "explore":
                return explore(seat, projection(view, number))
            case "abandon":
                return draw()
            case "place":
                return place(seat, decision)
            case "spend":
                return spend(seat, current_phase(view), decision)
            case "save":
                return save(decision)
            case "remove":
                return give_up(decision)
            case "produce":
                return empire.produce(seat)
            case "ship":
                return ship(view, number, projection(view, number))
            case "buy":
                return buy(view, number, bank_cost(view), projection(view, number))
            case "recruit":
                return recruit(decision)
            case "recall":
                return recall(view, number, self.rulings)
        raise ValueError(f"Rollbot knows no decision of the kind {decision.kind!r}")


def start(decision: Decision, rng: Random) -> Answer:
    """RB-2.3 to 2.5: the cheaper world, then the cheaper development, then chance."""
    options = [option for option in decision.options if isinstance(option, moves.StartStacks)]
    costs = [
        (SIDES[2 * option.world + 1].cost, SIDES[2 * option.development].cost) for option in options
    ]
    best = [option for option, cost in zip(options, costs, strict=True) if cost == min(costs)]
    option = best[0] if len(best) == 1 else rng.choice(best)
    return Answer(option, lambda: _why_started(costs, best))


def _why_started(costs: list[tuple[int, int]], best: list[moves.StartStacks]) -> tuple[Reason, ...]:
    """Which of the three tests told the two ways apart."""
    worlds, developments = zip(*costs, strict=True)
    if min(worlds) != max(worlds):
        why = held("RB-2.3", "start-cheaper-world", cost=min(worlds), other=max(worlds))
        return why, *not_asked(STARTS, "RB-2.3")
    alike = not_so("RB-2.3", "start-worlds-alike", cost=worlds[0])
    if len(best) == 1:
        costs_of = {"cost": min(developments), "other": max(developments)}
        why = held("RB-2.4", "start-cheaper-development", **costs_of)
        return alike, why, *not_asked(STARTS, "RB-2.4")
    odds = tuple([PossibleOption(option, 1 / len(best)) for option in best])
    return (
        alike,
        not_so("RB-2.4", "start-developments-alike", cost=developments[0]),
        replace(held("RB-2.5", "start-by-chance"), options=odds),
    )


def projection(view: RollTable, number: int) -> int:
    """RB-7.10: the number kept from the reveal; a position made by hand may lack it."""
    kept = view.seats[number].projection
    return projected_citizenry(view, number) if kept is None else kept


def current_phase(view: RollTable) -> int:
    if view.phase is None:
        raise ValueError("no phase is being executed")
    return view.phase


def bank_cost(view: RollTable) -> int:
    step = view.steps[-1]
    if not isinstance(step, BuyAfterTrade):
        raise ValueError("nothing is for sale")
    return step.cost
