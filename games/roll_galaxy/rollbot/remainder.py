"""What Rollbot does with its dice once the called phase has enough (RB-4.13 to 4.17)."""

from __future__ import annotations

from itertools import product

from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.crew import Crew
from games.roll_galaxy.rollbot.empire import UNLIMITED, Empire
from games.roll_galaxy.rollbot.filling import fill, most_moves, use_powers, use_wilds

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
