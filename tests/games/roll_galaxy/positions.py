"""Small tables for worked examples: seat 0 has what is named, the others next to nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.decision import Chance, Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import Step, apply, pending
from engine.core.story import Telling
from games.roll_galaxy.dice import (
    COLOURS,
    DEVELOP,
    DIE_FACES,
    FACE_NAMES,
    PHASES,
    SETTLE,
    WILD,
    Dice,
    handful,
    one_by_one,
)
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import UNPLACED, RollTable, Rules, Seat, Worker
from games.roll_galaxy.steps import AssignDice, RunPhase
from games.roll_galaxy.tiles import SIDES, faction_sides, tile_of

FACTIONS = (2, 7, 8, 1, 5)
"""Factions of the seats unless told otherwise; those of the first two have only gray worlds."""

HOMES = ("Old Earth", "Epsilon Eridani", "New Sparta", "Separatist Colony", "Doomed World")

QUIET = "Galactic Influence"
"""A development of cost 3 without effect outside the assignment."""


def dice(words: str) -> Dice:
    """A handful such as "2 white, red"."""
    colours: list[int] = []
    for word in words.split(",") if words else []:
        count, _, colour = word.strip().rpartition(" ")
        colours += [COLOURS.index(colour)] * int(count or 1)
    return handful(colours)


def side_named(name: str) -> int:
    """The side of that printed name, in any case."""
    return next(side.id for side in SIDES if side.name.casefold() == name.casefold())


def tile(name: str) -> int:
    """The game tile with a side of that name."""
    return tile_of(side_named(name))


def a_seat(  # noqa: PLR0913 (a position, by name)
    *built: str,
    faction: int = FACTIONS[0],
    home: str = HOMES[0],
    goods: Mapping[str, str] | None = None,
    developments: Iterable[str] = (),
    worlds: Iterable[str] = (),
    developing: str = "",
    settling: str = "",
    cup: str = "",
    citizenry: str = "",
    workers: Mapping[str, str] | None = None,
    **fields: Any,
) -> Seat:
    """A seat with faction, home and the sides built; dice in words, workers by phase.

    A seat that would own no dice at all has a white one in its cup.
    """
    tableau = (*faction_sides(faction - 1), *map(side_named, (home, *built)))
    lying = {side_named(name): words for name, words in (goods or {}).items()}
    assert set(lying) <= set(tableau)
    seat = Seat(
        tableau=tableau,
        goods=tuple(one_by_one(dice(lying.get(side, ""))) for side in tableau),
        developments=tuple(map(tile, developments)),
        worlds=tuple(map(tile, worlds)),
        developing=dice(developing),
        settling=dice(settling),
        cup=dice(cup),
        citizenry=dice(citizenry),
        workers=tuple(
            Worker(colour, face_of(colour, PHASES.index(phase)), PHASES.index(phase))
            for phase, words in (workers or {}).items()
            for colour in one_by_one(dice(words))
        ),
        **{"credits": 1} | fields,
    )
    if not any(seat.dice_owned()):
        seat.cup = dice("white")
    return seat


def face_of(colour: int, phase: int) -> int:
    """A face with which a die may stand under a phase."""
    return phase if phase in DIE_FACES[colour] else DIE_FACES[colour][-1]


def bystander(number: int = 1, **fields: Any) -> Seat:
    """Another seat with three white dice in the cup and nothing to do."""
    return a_seat(faction=FACTIONS[number], home=HOMES[number], **{"cup": "3 white"} | fields)


def table_of(
    *seats: Seat, steps: Iterable[Step], rules: Rules | None = None, **fields: Any
) -> RollTable:
    """A table in round 1; a single seat gets a bystander."""
    everybody = list(seats) if len(seats) > 1 else [*seats, bystander()]
    order = sorted(range(len(everybody)), key=lambda number: everybody[number].faction)
    table = RollTable(
        rules or Rules(),
        everybody,
        **{"order": tuple(order), "round": 1, "steps": list(steps)} | fields,
    )
    assert not table.check(), table.check()
    return table


def executing(phase: str, *seats: Seat, **fields: Any) -> RollTable:
    """A phase begins, the only one of the round; nothing follows it."""
    number = PHASES.index(phase)
    return table_of(
        *seats, steps=[RunPhase(number)], **{"phases": (number,), "revealed": True} | fields
    )


def rolled(*faces: str, built: Iterable[str] = (), more: Iterable[Seat] = (), **fields: Any):
    """Seat 0 has rolled its cup, such as "white Explore", "red Wild", and is to assign."""
    workers = []
    for words in faces:
        colour, face = words.split()
        shown = FACE_NAMES.index(face)
        place = UNPLACED if shown == WILD else shown
        workers.append(Worker(COLOURS.index(colour), shown, place))
    seat = a_seat(*built, **fields)
    seat.workers = tuple(workers)
    return table_of(seat, *more, steps=[AssignDice(0)])


# -- playing --------------------------------------------------------------------------------------


def play(table: RollTable, *answers: Any) -> list[Any]:
    """Gives the answers in turn, in words or as they are, and returns the events of all."""
    emit = Telling()
    asked = pending(table, emit)
    for answer in answers:
        assert asked is not None, f"nothing is asked, so {answer} cannot be answered"
        apply(table, _option(asked, answer), emit)
        assert not table.check(), table.check()
        asked = pending(table, emit)
    return emit.events


def _option(asked: Decision | Chance, answer: Any) -> Any:
    if isinstance(asked, Chance):
        outcome = asked.outcomes.parse(answer) if isinstance(answer, str) else answer
        assert outcome in asked.outcomes
        return outcome
    fitting = [option for option in asked.options if answer in (option, str(option))]
    assert len(fitting) == 1, f"{answer} is not offered: {', '.join(map(str, asked.options))}"
    return fitting[0]


def asked(table: RollTable) -> Decision | Chance:
    waiting = pending(table)
    assert waiting is not None
    return waiting


def options(table: RollTable) -> list[str]:
    """The pending options in words; empty when nothing is asked."""
    waiting = pending(table)
    return [] if waiting is None else list(map(str, waiting.options))


def offers(table: RollTable, start: str) -> list[str]:
    """The pending options that begin with these words."""
    return [option for option in options(table) if option.startswith(start)]


def columns(seat: Seat) -> dict[str, str]:
    """Where the workers stand, by phase, in words."""
    found = {PHASES[phase]: words(seat.workers_at(phase)) for phase in range(len(PHASES))}
    return {phase: dice for phase, dice in found.items() if dice}


def words(dice: Dice) -> str:
    """A handful in words, as `dice` reads it."""
    return ", ".join(
        f"{count} {COLOURS[colour]}" if count > 1 else COLOURS[colour]
        for colour, count in enumerate(dice)
        if count
    )


def built(seat: Seat) -> list[str]:
    """The names of what a seat has built."""
    return [SIDES[side].name for side in seat.tableau[3:]]


def stack(seat: Seat, phase: str) -> list[str]:
    """The names in a stack, the top first."""
    number = PHASES.index(phase)
    assert number in (DEVELOP, SETTLE)
    return [SIDES[side].name for side in seat.stack_sides(number)]


def goods(seat: Seat) -> dict[str, str]:
    """The goods of a seat, by world, in words."""
    pairs = zip(seat.tableau, seat.goods, strict=True)
    return {SIDES[side].name: words(handful(colours)) for side, colours in pairs if colours}


def new_match(seats: int = 3, seed: str = "a seed", player: str = "random", **more: Any) -> Match:
    """A match of so many seats; keywords are options, or `practice` and `dice_by_hand`."""
    flags = {key: more.pop(key) for key in ("practice", "dice_by_hand") if key in more}
    names = tuple(SeatSetup(player, f"P{seat + 1}") for seat in range(seats))
    return Match(GAME, Setup(names, seed, more, **flags))
