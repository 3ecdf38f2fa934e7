"""Filling phases with dice in the document's order, and what is left over (RB-4)."""

from __future__ import annotations

from itertools import product

from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.effects import DictateTargets, DictateUnlimited, Reassign
from games.roll_galaxy.moves import Dictate, MoveByDictate, PlaceWild, UseReassign
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.crew import GOOD_PHASES, Crew, Pool, crew_of
from games.roll_galaxy.rollbot.empire import UNLIMITED, Empire
from games.roll_galaxy.state import DICTATED
from games.roll_galaxy.tiles import effects_in


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
