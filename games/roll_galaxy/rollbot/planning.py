"""The whole assignment: phases filled in the document's order (RB-4), one selected (RB-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from engine.core.decision import PossibleOption, Reason
from engine.text.message import Fixed, Message
from games.roll_galaxy.dice import (
    DEVELOP,
    DIE_FACES,
    EXPLORE,
    PHASES,
    PRODUCE,
    PURPLE,
    SETTLE,
    SHIP,
    WHITE,
    WILD,
    YELLOW,
)
from games.roll_galaxy.effects import DictateTargets, DictateUnlimited, Reassign, StockCredits
from games.roll_galaxy.moves import Dictate, MoveByDictate, PlaceWild, SelectPhase, UseReassign
from games.roll_galaxy.powers import USUAL_STOCK
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.empire import (
    CHOICE,
    GOOD_PHASES,
    MOST_TILES,
    REMEMBERED,
    UNLIMITED,
    WANTED_CREDITS,
    WANTED_TILES,
    AssignMove,
    Crew,
    Empire,
    Note,
    Pool,
    crew_of,
    held,
    not_asked,
    not_so,
    tile_count,
)
from games.roll_galaxy.state import DICTATED, UNPLACED
from games.roll_galaxy.tiles import PHASE, effects_in, phase_or_dictate


def fill_called(crew: Crew, threshold: int) -> None:
    """RB-4.1: dice onto the called phase, until it has `threshold` workers."""
    phase = crew.called
    crew.kept[phase] = max(0, threshold - len(crew.virtual[phase]))
    rolled = crew.counts[phase]
    if rolled:
        crew.note("RB-4.2", "rolled-there", count=rolled, phase=phase)
    match_wilds(crew, phase, threshold)
    if crew.size(phase) < threshold:
        _take_selecting(crew)
    if crew.selecting is not None:
        use_powers(crew, phase, threshold)
    use_wilds(crew, phase, threshold)
    use_dictate(crew, phase, threshold)


def fill(crew: Crew, phase: int, threshold: int, *, dictates: bool = True) -> bool:
    """Dice onto another phase, by the methods that are left; whether it has `threshold` then."""
    match_wilds(crew, phase, threshold)
    use_powers(crew, phase, threshold)
    use_wilds(crew, phase, threshold)
    if dictates:
        use_dictate(crew, phase, threshold)
    return crew.size(phase) >= threshold


def goods_to_come(empire: Empire, called: int, threshold: int) -> int:
    """RB-5.6: how many goods the call will bring, with up to `threshold` producers."""
    return min(threshold, reach(empire, PRODUCE, threshold)) if called == PRODUCE else 0


def reach(empire: Empire, phase: int, threshold: int) -> int:
    """RB-3.4: the workers that the phase could have if it were called."""
    crew = crew_of(empire, phase, threshold if phase == PRODUCE else 0)
    rolled = crew.size(phase)
    if rolled < threshold:
        fill_called(crew, threshold)
    return crew.size(phase)


# -- the methods ----------------------------------------------------------------------------------


def match_wilds(crew: Crew, phase: int, threshold: int) -> None:
    """RB-4.3: Wilds that match a world of Produce or Ship."""
    while phase in GOOD_PHASES and crew.wilds and crew.size(phase) < threshold:
        die = crew.best_match(crew.wilds, phase)
        if die is None:
            return
        _place_wild(crew, die, phase, "RB-4.3", "wild-matches")


def _take_selecting(crew: Crew) -> None:
    """RB-4.4: a die that is no Wild selects the phase."""
    found = crew.next_die(crew.called)
    if found:
        die, pool = found
        crew.note("RB-4.4", "die-selects", die=die, pool=pool)
        crew.select(die)


def use_powers(crew: Crew, phase: int, threshold: int) -> None:
    """RB-4.5: Reassign powers, on dice that are no Wilds."""
    for number, power in enumerate(crew.empire.powers):
        if crew.powers[number] and _reaches(power.effect, phase, crew.called):
            if power.effect.same_source:
                _use_on_pair(crew, number, phase, threshold)
            else:
                _use_power(crew, number, phase, threshold)


def _reaches(effect: Reassign, phase: int, called: int) -> bool:
    if effect.to_selected:
        return phase == called
    return effect.targets is None or phase in effect.targets


def _use_power(crew: Crew, number: int, phase: int, threshold: int) -> None:
    power = crew.empire.powers[number]
    while crew.powers[number] and crew.size(phase) < threshold:
        found = crew.next_die(phase, lambda die: _may_move(crew, power.effect, die))
        if found is None:
            return
        _reassign(crew, number, found[0], phase, found[1])


def _use_on_pair(crew: Crew, number: int, phase: int, threshold: int) -> None:
    """RB-15.4: a power that moves two dice of one column, only where both fit."""
    if crew.powers[number] < 2 or threshold - crew.size(phase) < 2:
        return
    found = crew.next_die(
        phase, lambda die: len(crew.free[crew.places[die]]) > 1 and crew.spare(crew.places[die]) > 1
    )
    if found is None:
        return
    source = crew.places[found[0]]
    _reassign(crew, number, found[0], phase, found[1])
    _reassign(crew, number, crew.pick(crew.free[source], phase), phase, found[1])


def _may_move(crew: Crew, effect: Reassign, die: int) -> bool:
    if effect.colours is not None and crew.empire.colours[die] not in effect.colours:
        return False
    return effect.sources is None or crew.places[die] in effect.sources


def _reassign(crew: Crew, number: int, die: int, phase: int, pool: int) -> None:
    side = crew.empire.powers[number].side
    crew.powers[number] -= 1
    crew.put(die, phase)
    move = UseReassign(side, die, phase)
    crew.record(move, "RB-4.5", "power-moves", side=side, die=die, phase=phase, pool=pool)


def use_wilds(crew: Crew, phase: int, threshold: int) -> None:
    """RB-4.6: the Wilds that are left."""
    while crew.wilds and crew.size(phase) < threshold:
        _place_wild(crew, crew.pick(crew.wilds, phase), phase, "RB-4.6", "wild-is-left")


def _place_wild(crew: Crew, die: int, phase: int, clause: str, key: str) -> None:
    crew.put(die, phase)
    crew.record(PlaceWild(die, phase), clause, key, die=die, phase=phase)


# -- dictate --------------------------------------------------------------------------------------


def use_dictate(crew: Crew, phase: int, threshold: int) -> None:
    """RB-4.7: Dictate, as often as the tableau allows and as it helps (RB-15.11 and 15.12)."""
    if crew.size(phase) >= threshold:
        return
    targets, is_unlimited = _targets(crew), _is_unlimited(crew)
    while crew.size(phase) < threshold and (is_unlimited or not crew.dictates):
        if not _dictate(crew, phase):
            return
        for _ in range(1, targets):
            found = crew.next_die(phase) if crew.size(phase) < threshold else None
            if found is None:
                break
            _dictate_to(crew, found[0], phase, found[1])


def most_moves(crew: Crew, *, dictates: bool) -> int:
    """How many dice the methods that are left could move at most."""
    moves = len(crew.wilds) + sum(crew.powers)
    if dictates and (not crew.dictates or _is_unlimited(crew)):
        moves += len(crew.places) if _is_unlimited(crew) else _targets(crew)
    return moves


def _targets(crew: Crew) -> int:
    effects = effects_in(crew.empire.tableau, DictateTargets)
    return max([1, *[effect.most for _, effect in effects]])


def _is_unlimited(crew: Crew) -> bool:
    return bool(effects_in(crew.empire.tableau, DictateUnlimited))


def _dictate(crew: Crew, phase: int) -> bool:
    """RB-6.7: one die goes away, another one moves; False when there are no two dice."""
    chosen = _sources(crew, phase)
    if chosen is None:
        return False
    target, away, pool, pool_away = chosen
    crew.dictates += 1
    crew.put(away, DICTATED)
    crew.record(Dictate(away), "RB-6.10", "die-goes-away", die=away, pool=pool_away)
    _dictate_to(crew, target, phase, pool)
    return True


def _sources(crew: Crew, phase: int) -> tuple[int, int, int, int] | None:
    """RB-15.10: the target, the die that goes away, and the pool of each."""
    pools = crew.pools(phase)
    first = next(pools, None)
    if first is None:
        return None
    columns = {crew.places[die] for die in first.dice}
    if min(len(first.dice), sum([crew.allowance(first, column) for column in columns])) > 1:
        return (*_roles_in_pool(crew, first, phase), first.name, first.name)
    single = crew.pick(first.dice, phase)
    column = crew.places[single]
    for pool in pools:
        others = [
            die for die in pool.dice
            if die != single and (crew.places[die] != column or crew.spare(column) > 1)
        ]  # fmt: skip
        if others:
            target, away = _roles(crew, single, others, phase)
            names = (first.name, pool.name) if target == single else (pool.name, first.name)
            return target, away, *names
    return None


def _roles_in_pool(crew: Crew, pool: Pool, phase: int) -> tuple[int, int]:
    """RB-6.8 to 6.10: the target and the die that goes away, both of one pool."""
    target = crew.pick(pool.dice, phase)
    column = crew.places[target]
    is_drained = crew.allowance(pool, column) < 2
    others = [
        die
        for die in pool.dice
        if die != target and not (is_drained and crew.places[die] == column)
    ]
    return target, _highest(crew, others)


def _roles(crew: Crew, single: int, others: list[int], phase: int) -> tuple[int, int]:
    """RB-15.10: the single die of the better pool takes one role, a die of the next the other."""
    colours = crew.empire.colours
    if phase in GOOD_PHASES:
        if crew.best_match([single], phase) is not None:
            return single, _highest(crew, others)
        match = crew.best_match(others, phase)
        if match is not None:
            return match, single
    lowest = min(others, key=colours.__getitem__)
    if colours[single] <= colours[lowest]:
        return single, _highest(crew, others)
    return lowest, single


def _highest(crew: Crew, dice: list[int]) -> int:
    return max(dice, key=crew.empire.colours.__getitem__)


def _dictate_to(crew: Crew, die: int, phase: int, pool: int) -> None:
    is_match = phase in GOOD_PHASES and crew.best_match([die], phase) is not None
    crew.put(die, phase)
    clause = "RB-6.8" if is_match else "RB-6.9"
    move = MoveByDictate(die, phase)
    crew.record(move, clause, "die-is-dictated", die=die, phase=phase, pool=pool)


BUILDS = (DEVELOP, SETTLE)


def continue_assigning(crew: Crew) -> Crew:
    """RB-4.13 to 4.17: the crew after everything else that is worth doing."""
    if crew.called == PRODUCE:
        _ship_what_is_produced(crew)
    elif crew.called == SHIP:
        _produce_for_more_shippers(crew)
    if crew.called not in BUILDS:
        crew = _complete_tiles(crew)
    _explore_with_the_rest(crew)
    return crew


def _ship_what_is_produced(crew: Crew) -> None:
    """RB-4.13: shippers for all goods that will lie on worlds."""
    goods = crew.empire.good_count + crew.produced()
    if crew.size(SHIP) < goods:
        crew.note("RB-4.13", "ship-can-take", goods=goods)
        _fill(crew, SHIP, goods)
    crew.kept[SHIP] = min(crew.counts[SHIP], max(0, goods - len(crew.virtual[SHIP])))


def _produce_for_more_shippers(crew: Crew) -> None:
    """RB-4.14: in turn one producer for an empty world, if possible, and one more shipper."""
    empire = crew.empire
    room = empire.capacity[PRODUCE]
    while room:
        if crew.counts[PRODUCE] < room:
            crew.note("RB-4.14", "one-more-producer")
            _fill(crew, PRODUCE, crew.counts[PRODUCE] + 1)
        crew.kept[PRODUCE] = min(room, crew.counts[PRODUCE])
        shippers = crew.size(SHIP)
        if shippers >= empire.good_count + crew.kept[PRODUCE]:
            return
        crew.note("RB-4.14", "one-more-shipper")
        if not _fill(crew, SHIP, shippers + 1):
            return
        crew.kept[SHIP] = crew.counts[SHIP]


def _fill(crew: Crew, phase: int, threshold: int) -> bool:
    """RB-15.13: the methods that are left serve other phases too, Dictate included."""
    return fill(crew, phase, threshold, dictates=crew.empire.rulings.dictates_after)


# -- completing tiles -----------------------------------------------------------------------------


def _complete_tiles(crew: Crew) -> Crew:
    """RB-4.15: more dice for stacks, where that completes tiles worth most points."""
    empire = crew.empire
    needed = [empire.needs(phase) for phase in BUILDS]
    counts = [crew.counts[phase] for phase in BUILDS]
    now = tuple([completed(*stack) for stack in zip(needed, counts, strict=True)])
    most = most_moves(crew, dictates=empire.rulings.dictates_after)
    if not most:
        return crew
    for tiles in _better_arrangements(empire, needed, now):
        wanted = [
            need[count - 1] if count else 0 for count, need in zip(tiles, needed, strict=True)
        ]
        if sum([max(0, want - count) for want, count in zip(wanted, counts, strict=True)]) <= most:
            arranged = _arranged(crew, wanted)
            if arranged is not None:
                arranged.notes = [*(crew.notes or ()), *(arranged.notes or ())]
                developed, settled = tiles
                worth = {"points": arranged.empire.points(developed, settled)}
                done = {"developed": developed, "settled": settled}
                arranged.note("RB-4.15", "dice-for-points", **worth, **done)
                return arranged
    return crew


def _better_arrangements(
    empire: Empire, needed: list[tuple[int, ...]], now: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Tiles completed per stack, with one more somewhere and worth more than now, best first."""
    worth_now = empire.points(*now), now[1]
    found = []
    for tiles in product(*[range(len(need) + 1) for need in needed]):
        if any(count > had for count, had in zip(tiles, now, strict=True)):
            worth = empire.points(*tiles), tiles[1]
            if worth > worth_now:
                found.append((worth, tiles))
    return [tiles for _, tiles in sorted(found, key=lambda each: each[0], reverse=True)]


def _arranged(crew: Crew, wanted: list[int]) -> Crew | None:
    """The crew with so many dice on each stack; None when they lack."""
    for order in ((0, 1), (1, 0)):
        trial = crew.copy()
        trial.notes = None if crew.notes is None else []
        for stack in order:
            trial.kept[BUILDS[stack]] = max(0, wanted[stack])
        if all(_fill(trial, BUILDS[stack], wanted[stack]) for stack in order):
            return trial
    return None


# -- exploring ------------------------------------------------------------------------------------


def _explore_with_the_rest(crew: Crew) -> None:
    """RB-4.16: what powers and Wilds are left send dice exploring; Dictate is not used."""
    if crew.called != EXPLORE:
        if crew.empire.rulings.idle_dice == "unspendable":
            for phase in range(DEVELOP, SHIP + 1):
                crew.kept[phase] = max(crew.kept[phase], crew.counts[phase] - crew.surplus(phase))
        use_powers(crew, EXPLORE, UNLIMITED)
    use_wilds(crew, EXPLORE, UNLIMITED)


ENDGAME_EXPLORE = -2
ENDGAME_SHIP = 1
LEVEL_CLAUSES = ("RB-3.5", "RB-3.8", "RB-3.13", "RB-3.14", "RB-3.15")
"""What each level is made of, in the order of the phases."""
SHIFTED = {EXPLORE: ("RB-13.6", "explore-less"), SHIP: ("RB-13.7", "ship-more")}
"""What shifts a level near the end of the game."""


@dataclass(frozen=True, slots=True)
class Preference:
    """How much Rollbot wants a phase, its tie-break number, and how the level came about.

    `counts` are the numbers that the level was made of before the `shift` of a game near its end.
    """

    phase: int
    level: int
    tie_break: int
    key: str
    counts: Mapping[str, int]
    shift: int = 0

    @property
    def reasons(self) -> tuple[Reason, ...]:
        args: dict[str, Any] = {"level": self.level - self.shift, **self.counts}
        if self.phase in (DEVELOP, SETTLE):
            args["phase"] = PHASE(self.phase)
        usual = Reason(LEVEL_CLAUSES[self.phase], Message(self.key, args))
        if not self.shift:
            return (usual,)
        clause, key = SHIFTED[self.phase]
        level = self.level if self.level >= 0 else Fixed(self.level, 0, signed=True)
        return usual, Reason(clause, Message(key, {"level": level}))


@lru_cache(REMEMBERED)
def preferences(empire: Empire) -> tuple[Preference, ...]:
    """RB-3.2: the preference level of each phase, in the order of the phases."""
    return (
        _explore(empire),
        _build(empire, DEVELOP),
        _build(empire, SETTLE),
        _produce(empire),
        _ship(empire),
    )


def favourites(empire: Empire) -> tuple[int, ...]:
    """RB-3.16 to 3.21: the phases with the highest level and, of these, tie-break number."""
    table = preferences(empire)
    best = max([(each.level, each.tie_break) for each in table])
    return tuple([each.phase for each in table if (each.level, each.tie_break) == best])


def roll_tie(tied: tuple[int, ...], rng: Random) -> int:
    """RB-3.22: a spare white die is rolled until it shows one of the tied phases."""
    while True:
        face = rng.choice(DIE_FACES[WHITE])
        if face in tied:
            return face


def choice_reasons(empire: Empire, called: int) -> tuple[Reason, ...]:
    """Why that phase: the highest level, a tie-break, or the white die."""
    table = preferences(empire)
    level = table[called].level
    tied = [each for each in table if each.level == level]
    said: dict[str, Any] = {"phase": PHASE(called), "level": level}
    if len(tied) == 1:
        return held("RB-3.16", "called-as-highest", **said), *not_asked(CHOICE, "RB-3.16")
    phases = tuple([PHASE(each.phase) for each in tied])
    by_level = not_so("RB-3.16", "levels-alike", phases=phases, level=level)
    if len(favourites(empire)) == 1:
        numbers = tuple(map(_tie_break, tied))
        by_number = held(_TIE_CLAUSES[called], "called-by-tie-break", **said, ties=numbers)
        return by_level, by_number, *not_asked(CHOICE, "RB-3.17")
    by_die = held("RB-3.22", "called-by-die", **said, **_still_tied(tied))
    return by_level, replace(by_die, options=_odds(favourites(empire)))


def _odds(tied: tuple[int, ...]) -> tuple[PossibleOption, ...]:
    """RB-3.22: how the white die decides; faces of other phases are rolled again."""
    faces = [face for face in DIE_FACES[WHITE] if face in tied]
    return tuple([PossibleOption(PHASE(each), faces.count(each) / len(faces)) for each in tied])


def _still_tied(tied: list[Preference]) -> dict[str, Any]:
    """Which phases only a die can tell apart, and which ones the tie-break has put out."""
    most = max([each.tie_break for each in tied])
    equal = tuple([PHASE(each.phase) for each in tied if each.tie_break == most])
    out = tuple([_tie_break(each) for each in tied if each.tie_break < most])
    return {"equal": equal, "most": most, "out": out}


def _tie_break(preference: Preference) -> Message:
    args = {"phase": PHASE(preference.phase), "number": preference.tie_break}
    return Message("phase-with-number", args)


_TIE_CLAUSES = ("RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21")


# -- the levels -----------------------------------------------------------------------------------


def _explore(empire: Empire) -> Preference:
    stocks = stocks_wanted(empire)
    scouts = scouts_wanted(empire)
    need = stocks + scouts
    # one more than needed, for a power that moves two dice wants room for both
    level = min(need, reach(empire, EXPLORE, need + 1)) if need else 0
    counts = {
        "stocks": stocks, "scouts": scouts, "goal": WANTED_CREDITS, "credits": empire.credits,
    }  # fmt: skip
    key = "explore-level" if need else "explore-unwanted"
    shift = ENDGAME_EXPLORE if empire.is_endgame else 0
    return Preference(EXPLORE, level + shift, sum(empire.citizenry), key, counts, shift)


def stocks_wanted(empire: Empire) -> int:
    """RB-3.6: the dice that bring the money to $5."""
    missing = max(0, WANTED_CREDITS - empire.credits)
    if empire.rulings.archaeology_counts and missing:
        best = [each.credits for _, each in effects_in(empire.tableau, StockCredits)]
        if best and YELLOW in empire.colours:
            return 1 + -(-max(0, missing - max(best)) // USUAL_STOCK)
    return -(-missing // USUAL_STOCK)


def scouts_wanted(empire: Empire) -> int:
    """RB-3.7: the tiles that bring both stacks to two, but not beyond thirteen tiles in all."""
    wanted = sum(
        [max(0, WANTED_TILES - len(stack)) for stack in (empire.developments, empire.worlds)]
    )
    return min(wanted, max(0, MOST_TILES - tile_count(empire)))


def _build(empire: Empire, phase: int) -> Preference:
    limit = empire.capacity[phase]
    workers = reach(empire, phase, limit)
    spent = min(limit, workers)
    needed = empire.needs(phase)
    tiles = completed(needed, workers)
    points = empire.points(tiles, 0) if phase == DEVELOP else empire.points(0, tiles)
    level = max(spent, points)
    counts = {"dice": spent, "limit": limit, "tiles": tiles, "points": points}
    key = "build-level" if needed else "build-nothing"
    return Preference(phase, level, empire.waiting(phase), key, counts)


def _produce(empire: Empire) -> Preference:
    room = empire.capacity[PRODUCE]
    level = min(room, reach(empire, PRODUCE, room)) if room else 0
    matching = _matching_worlds(empire)
    return Preference(PRODUCE, level, matching, "produce-level", {"places": room})


def _matching_worlds(empire: Empire) -> int:
    """RB-3.20: the empty worlds on which a die just rolled would match."""
    worlds = empire.free_worlds
    colours = empire.colours
    exact = sum([min(count, colours.count(colour)) for colour, count in enumerate(worlds)])
    return min(sum(worlds), exact + colours.count(PURPLE))


def _ship(empire: Empire) -> Preference:
    goods = empire.good_count
    shippers = min(goods, reach(empire, SHIP, goods)) if goods else 0
    level = 2 * shippers
    shift = ENDGAME_SHIP if empire.is_endgame and goods else 0
    return Preference(SHIP, level + shift, goods, "ship-level", {"shippers": shippers}, shift)


def endgame_reason() -> Reason:
    return Reason("RB-13.1", Message("end-is-likely"))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat does behind its screen before it confirms.

    `why` holds the note of each move, `places` where each die ends, `notes` the steps of the
    planning. What they say is worked out when somebody reads it.
    """

    called: int
    moves: tuple[AssignMove, ...]
    why: tuple[Note, ...] = ()
    places: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def selecting(self) -> int:
        return next(move.worker for move in self.moves if isinstance(move, SelectPhase))

    def why_moved(self, empire: Empire, move: AssignMove) -> Reason | None:
        """Why a move is made; None for one that is none of the plan."""
        if move not in self.moves:
            return None
        return self.why[self.moves.index(move)].reason(empire)

    def reasons(self, empire: Empire) -> tuple[Reason, ...]:
        reasons = [endgame_reason()] if empire.is_endgame else []
        for preference in preferences(empire):
            reasons += preference.reasons
        reasons += choice_reasons(empire, self.called)
        return (*reasons, *[note.reason(empire) for note in self.notes])

    def closing(self, empire: Empire) -> Reason:
        """The whole assignment, die by die, for a person who carries it out at a real table."""
        columns = []
        for place in (*range(len(PHASES)), DICTATED):
            dice = [die for die, where in enumerate(self.places) if where == place]
            if dice:
                ends = [
                    Message("die-ends", {"die": empire.look(die), "selects": die == self.selecting})
                    for die in dice
                ]
                column = {"place": phase_or_dictate(place), "dice": tuple(ends)}
                columns.append(Message("dice-end-at", column))
        return Reason("RB-4.1", Message("all-dice", {"columns": tuple(columns)}))


@lru_cache(REMEMBERED)
def plan_for(empire: Empire, called: int) -> Plan:
    """RB-4.1: the assignment when that phase is called."""
    threshold = threshold_of(empire, called)
    crew = crew_of(empire, called, goods_to_come(empire, called, threshold), [])
    if threshold < empire.capacity[called]:
        crew.note("RB-13.9", "producers-enough", producers=threshold)
    fill_called(crew, threshold)
    if crew.selecting is None:
        _select_on_phase(crew)
    return finished(continue_assigning(crew))


def finished(crew: Crew) -> Plan:
    """RB-4.18 and 6.11: the plan of a crew to which no more dice are assigned."""
    if crew.selecting is None:
        _select_on_phase(crew)
    _swap(crew)
    moves, why = zip(*_moves(crew), strict=True)
    return Plan(crew.called, moves, why, tuple(crew.places), tuple(crew.notes or ()))


def threshold_of(empire: Empire, called: int) -> int:
    """RB-4.8 to 4.12: how many dice Rollbot assigns to the phase that it calls, at most."""
    if called == PRODUCE and empire.is_endgame:
        return _producers_at_the_end(empire)
    return empire.capacity[called]


def _producers_at_the_end(empire: Empire) -> int:
    """RB-15.31: the fewest producers with which most goods can be shipped."""
    best, most = 0, -1
    for producers in range(empire.capacity[PRODUCE] + 1):
        crew = crew_of(empire, PRODUCE, goods_to_come(empire, PRODUCE, producers))
        fill_called(crew, producers)
        if crew.selecting is None:
            _select_on_phase(crew)
        goods = empire.good_count + crew.produced()
        fill(crew, SHIP, goods, dictates=empire.rulings.dictates_after)
        shipped = min(goods, crew.size(SHIP))
        if shipped > most:
            best, most = producers, shipped
    return best


def _select_on_phase(crew: Crew) -> None:
    """RB-4.18: a die that is on the phase already selects it; without one, the next best does."""
    colours = crew.empire.colours
    there = [die for die, place in enumerate(crew.places) if place == crew.called]
    if there:
        die = min(there, key=colours.__getitem__)
        crew.note("RB-4.18", "die-there-selects", die=die)
    else:
        found = crew.next_die(crew.called)
        rest = [die for die, place in enumerate(crew.places) if place != DICTATED]
        die = found[0] if found else min(rest, key=colours.__getitem__)
        crew.note("RB-15.6", "die-selects-for-nobody", die=die)
    crew.select(die)


def _swap(crew: Crew) -> None:
    """RB-6.11: a die in the Dictate space that ranks lower becomes the one that selects."""
    away = [die for die, place in enumerate(crew.places) if place == DICTATED]
    chosen = crew.selecting
    if not away or chosen is None:
        return
    colours = crew.empire.colours
    lowest = min(away, key=colours.__getitem__)
    if colours[lowest] >= colours[chosen] or _matches_there(crew, chosen):
        return
    note = Note("RB-6.11", "die-selects-instead", {"die": lowest, "other": chosen})
    crew.note(*note[:2], **note.args)
    number = [move for move, _ in crew.moves].index(Dictate(lowest))
    crew.moves[number] = (Dictate(chosen), note)
    if crew.empire.faces[chosen] == WILD and all(move.worker != chosen for move, _ in crew.moves):
        crew.moves.insert(0, (PlaceWild(chosen, crew.called), note))
    crew.places[lowest], crew.places[chosen] = crew.called, DICTATED
    crew.selecting = lowest


def _matches_there(crew: Crew, die: int) -> bool:
    """Whether the die matches a world that no other die of its phase does."""
    phase = crew.called
    if phase not in GOOD_PHASES:
        return False
    place = crew.places[die]
    crew.places[die] = UNPLACED
    is_match = crew.best_match([die], phase) is not None
    crew.places[die] = place
    return is_match


def _moves(crew: Crew) -> list[tuple[AssignMove, Note]]:
    """The plan as it is carried out: the selection first, so that the phase is settled.

    A Wild that selects is not placed before.
    """
    die = crew.selecting
    if die is None:
        raise ValueError(f"nobody selects {PHASES[crew.called]}")
    note = Note("RB-3.16", "die-selects-phase", {"die": die, "phase": crew.called})
    select = (SelectPhase(die, crew.called), note)
    return [select, *[each for each in crew.moves if each[0] != PlaceWild(die, crew.called)]]
