"""A battle in the plain values that the drawing layer is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.core.words import is_you, them
from engine.ui.select.paths import Part
from games.arcs.board import CITY, DICE, FACES, SHIP, STARPORT, SYSTEMS, system_name
from games.arcs.events import PieceHit, counted
from games.arcs.expansion import ByMode
from games.arcs.foresight import Fight, fresh_defenders
from games.arcs.moves import Hit
from games.arcs.odds import Odds, Pool, at_least, mean, odds_of
from games.arcs.reach_box import BLIGHT, OWNERS
from games.arcs.scene.art.looks import (
    ArenaLook,
    ChartLook,
    Fighter,
    LaneLook,
    RaidLook,
    ResultLook,
    State,
)
from games.arcs.scene.battle_history import BattleHistory
from games.arcs.scene.selection import ArcsSelection
from games.arcs.scene.view_model import guild_shown, slots_shown
from games.arcs.state import ArcsTable
from games.arcs.words import owner_name

SAYINGS: Final = {
    "skirmish": "safe, half of them hit",
    "assault": "strong, may strike you",
    "raid": "buildings and keys",
}
MEANS: Final = {
    "skirmish": ("hit",),
    "assault": ("hit", "self_hit"),
    "raid": ("key", "self_hit"),
}
ORDER: Final = ("self_hit", "intercept", "hit", "building_hit", "key")
"""ARCS-8.5 to 8.9: the results in the order in which they count."""


@dataclass(frozen=True, slots=True)
class BattleModel:
    """Everything a battle shows; `fight` is what a person is asked of it."""

    history: BattleHistory | None
    fight: Fight | None
    seat: int
    defender: int
    system: str

    @property
    def title(self) -> str:
        return f"Battle at {system_name(self.system)}"

    @property
    def step(self) -> int:
        """How far it has come: collect, roll, hits, raid."""
        if self.fight is not None:
            return {"dice": 0, "reroll": 1, "hit": 2, "raid": 3}[self.fight.phase]
        return 1 if self.history is None or self.history.rolled is None else 2


def battle_model(history: BattleHistory | None, fight: Fight | None) -> BattleModel | None:
    """The battle that is asked about, or the one that is told."""
    if fight is not None and fight.phase == "dice":
        return BattleModel(None, fight, fight.seat, fight.defender, fight.system)
    if history is None:
        return None
    return BattleModel(history, fight, history.seat, history.defender, history.system)


def name_of(owner: int, names: Sequence[str]) -> str:
    """What an owner of pieces is called as a title begins."""
    other = OWNERS.get(owner, "")
    return f"{other[:1].upper()}{other[1:]}" if other else names[owner]


# -- the arena ------------------------------------------------------------------------------------


def arena_shown(
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: Part | None,
    names: Sequence[str],
) -> ArenaLook:
    """The two fleets as they are now, and what a hit would do to each piece."""
    own = (
        *_fleet(table, battle, battle.seat, selection, hovered),
        *_allies(table, selection, hovered),
    )
    rivals = _fleet(table, battle, battle.defender, selection, hovered)
    system = SYSTEMS[battle.system]
    pool = sum(selection.count) if battle.history is None else sum(battle.history.pool)
    fresh = table.ships_of(battle.defender, battle.system)[0]
    buildings = _buildings(table, battle, selection, hovered)
    attack = f"{counted(len(own), 'ship')}, {pool} {'die' if pool == 1 else 'dice'}"
    defence = f"{counted(len(rivals), 'ship')}, {fresh} fresh" if rivals else "no ships"
    if battle.defender == BLIGHT:
        defence = "two hits for each step"
    if buildings:
        defence += f"; {counted(len(buildings), 'building')}"
    return ArenaLook(
        battle.seat, battle.defender, (_who(names[battle.seat], "attack"), attack),
        (_who(name_of(battle.defender, names), "defend"), defence), own, rivals, buildings,
        system.resource,
    )  # fmt: skip


def _who(name: str, verb: str) -> str:
    return f"{name} {verb}" if is_you(name) else f"{name} {verb}s"


def _allies(
    table: ArcsTable, selection: ArcsSelection, hovered: Part | None
) -> tuple[Fighter, ...]:
    """The Imperial ships that attack along."""
    found, owner = [], table.reach.commander
    for is_fresh, count in zip((True, False), table.reach.allies, strict=True):
        part = ("hit other", owner, SHIP, is_fresh)
        for number in range(count):
            state: State = "plain"
            if part in selection.lit and not number:
                state = "hover" if part == hovered else "legal"
            words = "" if state == "plain" else f"1 hit: {'hurt' if is_fresh else 'lost'}"
            found.append(Fighter("ship", owner, not is_fresh, verdict=words,
                                 tone="choice" if words else "plain", state=state))  # fmt: skip
    return tuple(found)


def _fleet(
    table: ArcsTable, battle: BattleModel, seat: int, selection: ArcsSelection, hovered: Part | None
) -> tuple[Fighter, ...]:
    lone = LONE_FIGHTER.of(table)(table, seat, battle.system)
    if lone is not None:
        return (lone,)
    fresh, hurt = table.ships_of(seat, battle.system)
    struck = _struck(battle, seat)
    found = []
    for is_fresh, count in ((True, fresh), (False, hurt)):
        for number in range(count):
            aim = _aim(battle, seat, SHIP, is_fresh, selection, hovered) if not number else NO_AIM
            hits = int(not is_fresh and number >= count - struck)
            if hits and not aim[0]:
                aim = ("hurt now", "warn", aim[2])
            found.append(Fighter("ship", seat, not is_fresh, hits, verdict=aim[0], tone=aim[1],
                                 state=aim[2]))  # fmt: skip
    return tuple(found)


def _nobody_alone(table: ArcsTable, owner: int, system: str) -> Fighter | None:
    return None


LONE_FIGHTER: Final[ByMode[Callable[[ArcsTable, int, str], Fighter | None]]] = ByMode(_nobody_alone)
"""What an owner fights with that has no ships: the campaign's Blight."""


def _struck(battle: BattleModel, seat: int) -> int:
    """How many ships of a seat were damaged in this battle and are not lost."""
    given = [each for each in _given(battle) if (each.seat, each.kind) == (seat, SHIP)]
    lost = sum(each.destroyed for each in given)
    return max(0, len(given) - 2 * lost)


def _buildings(
    table: ArcsTable, battle: BattleModel, selection: ArcsSelection, hovered: Part | None
) -> tuple[Fighter, ...]:
    found, seen = [], set()
    for each in table.buildings_at(battle.system, battle.defender):
        kind = (each.kind, each.fresh)
        first = kind not in seen
        seen.add(kind)
        aim = _aim(battle, battle.defender, *kind, selection, hovered) if first else NO_AIM
        found.append(Fighter(each.kind, each.seat, not each.fresh, verdict=aim[0], tone=aim[1],
                             state=aim[2]))  # fmt: skip
    return tuple(found)


Aim = tuple[str, Literal["plain", "good", "bad", "warn", "gold", "choice"], State]
NO_AIM: Final[Aim] = ("", "plain", "plain")


def _aim(
    battle: BattleModel,
    seat: int,
    kind: str,
    is_fresh: bool,
    selection: ArcsSelection,
    hovered: Part | None,
) -> Aim:
    """What the next hit would do to a piece, and how it is lit."""
    fight = battle.fight
    if fight is None or fight.phase != "hit":
        return NO_AIM
    owner = fight.seat if fight.of_attacker else fight.defender
    part = ("hit", kind, is_fresh)
    if owner != seat or part not in selection.lit:
        return NO_AIM
    words = "1 hit: hurt" if is_fresh else "1 hit: lost"
    tone: Literal["warn", "bad"] = "warn" if is_fresh else "bad"
    is_best = isinstance(selection.option, Hit) and selection.option == Hit(kind, is_fresh)
    if part == hovered:
        return words, tone, "hover"
    return words, "choice" if not is_best else tone, "chosen" if is_best else "legal"


def hit_parts(table: ArcsTable, battle: BattleModel, lit: frozenset[Part]) -> list[Part | None]:
    """The part that each fighter of the arena stands for, in the order they are drawn."""
    fight = battle.fight
    owner = -1 if fight is None else fight.seat if fight.of_attacker else fight.defender
    parts: list[Part | None] = []
    for seat in (battle.seat, battle.defender):
        if LONE_FIGHTER.of(table)(table, seat, battle.system) is not None:
            parts.append(None)
        held = table.ships_of(seat, battle.system)
        for is_fresh, count in zip((True, False), held, strict=True):
            part = ("hit", SHIP, is_fresh)
            parts += [part if seat == owner and part in lit else None] * count
        if seat == battle.seat:
            for is_fresh, count in zip((True, False), table.reach.allies, strict=True):
                other = ("hit other", table.reach.commander, SHIP, is_fresh)
                parts += [other if other in lit else None] * count
    for each in table.buildings_at(battle.system, battle.defender):
        part = ("hit", each.kind, each.fresh)
        parts.append(part if owner == battle.defender and part in lit else None)
    return parts


# -- dice -----------------------------------------------------------------------------------------


def lanes_shown(battle: BattleModel, selection: ArcsSelection) -> tuple[LaneLook, ...]:
    """The three kinds of dice, with steppers while they are collected."""
    is_open = battle.fight is not None and battle.fight.phase == "dice"
    pool: Pool = _pool(battle, selection)
    faces = battle.history.faces if battle.history is not None else ((), (), ())
    lanes = []
    for place, kind in enumerate(DICE):
        means = tuple((symbol, _mean(kind, symbol, pool[place])) for symbol in MEANS[kind])
        lanes.append(
            LaneLook(
                kind,
                SAYINGS[kind],
                pool[place],
                is_open and selection.may_set(place, -1),
                is_open and selection.may_set(place, 1),
                faces[place],
                means,
                "" if is_open else "rolled",
            )
        )
    return tuple(lanes)


def _pool(battle: BattleModel, selection: ArcsSelection) -> Pool:
    if battle.history is not None:
        return battle.history.pool
    skirmish, assault, raid = selection.count
    return skirmish, assault, raid


def _mean(kind: str, symbol: str, count: int) -> float:
    faces = FACES[kind]
    return count * sum(int(getattr(face, symbol)) for face in faces) / len(faces)


def odds_shown(table: ArcsTable, battle: BattleModel, selection: ArcsSelection) -> Odds:
    """What the dice can come to, as they are set or were rolled."""
    fresh = table.ships_of(battle.defender, battle.system)[0]
    if battle.fight is not None:
        fresh = fresh_defenders(table, battle.fight) if battle.fight.system else fresh
    return odds_of(_pool(battle, selection), fresh)


def hits_chart(battle: BattleModel, odds: Odds) -> ChartLook:
    """The chances of every number of hits; what was rolled in gold."""
    rolled = (
        None
        if battle.history is None or battle.history.rolled is None
        else battle.history.rolled.hits
    )
    chances = _row(odds.hits)
    if rolled is None:
        foot = f"mean {mean(odds.hits):.1f}"
        return ChartLook("Hits", chances, None, foot)
    return ChartLook("Hits, before the roll", chances, rolled,
                     f"{rolled} or more: {100 * at_least(odds.hits, rolled):.0f} %")  # fmt: skip


def other_charts(odds: Odds) -> tuple[ChartLook, ...]:
    """What it may cost and what else it may bring: own losses, hits on buildings, keys."""
    losses = ChartLook(
        "Hits on your ships", _row(odds.losses), None,
        f"mean {mean(odds.losses):.1f}; an intercept {100 * odds.intercept:.0f} %",
    )  # fmt: skip
    keys = ChartLook("Keys", _row(odds.keys), None, f"mean {mean(odds.keys):.1f}")
    buildings = ChartLook(
        "Hits on buildings", _row(odds.building_hits), None, f"mean {mean(odds.building_hits):.1f}"
    )
    return losses, keys, buildings


def _row(chances: Mapping[int, float]) -> tuple[float, ...]:
    return tuple(chances.get(total, 0.0) for total in range(max(chances) + 1))


# -- results and raid -----------------------------------------------------------------------------


def results_shown(battle: BattleModel, names: Sequence[str]) -> tuple[ResultLook, ...]:
    """The five results in their order: whom each strikes, and whether it is settled."""
    history = battle.history
    if history is None or history.rolled is None:
        return ()
    rolled = history.rolled
    counts = {"self_hit": rolled.self_hits, "intercept": rolled.intercepts, "hit": rolled.hits,
              "building_hit": rolled.building_hits, "key": rolled.keys}  # fmt: skip
    own, rival = them(names[battle.seat]), owner_name(battle.defender, names)
    said = {
        "self_hit": ("on the attacker's ships", own, battle.seat),
        "intercept": ("one per fresh defender", own, battle.seat),
        "hit": ("on ships, then buildings", rival, battle.defender),
        "building_hit": ("on a building", rival, battle.defender),
        "key": ("to raid, if a ship is left", own, battle.seat),
    }
    now = _asked(battle)
    found = []
    for place, symbol in enumerate(ORDER):
        words, who, seat = said[symbol]
        progress: Literal["none", "done", "open"] = "none"
        if counts[symbol] and now is not None:
            progress = "done" if place < now else "open" if place == now else "none"
        found.append(ResultLook(symbol, str(counts[symbol]), words, who, seat, progress))
    return tuple(found)


def _asked(battle: BattleModel) -> int | None:
    """Which of the results a person is asked about."""
    fight = battle.fight
    if fight is None:
        return None
    if fight.phase == "raid":
        return ORDER.index("key")
    if fight.phase != "hit":
        return 0
    if not fight.of_attacker:
        return ORDER.index("building_hit" if fight.on_buildings else "hit")
    own = [each for each in _given(battle) if each.seat == battle.seat]
    rolled = battle.history.rolled if battle.history is not None else None
    is_own = rolled is not None and len(own) < rolled.self_hits
    return ORDER.index("self_hit" if is_own else "intercept")


def _given(battle: BattleModel) -> tuple[PieceHit, ...]:
    return () if battle.history is None else battle.history.given


def raid_shown(
    table: ArcsTable, battle: BattleModel, lit: frozenset[Part], names: Sequence[str]
) -> RaidLook:
    """The defender's slots and guild cards; what the keys can pay is lit."""
    owner = battle.defender
    title = f"Raid {owner_name(owner, names)}"
    if not table.is_seat(owner):
        return RaidLook("Raid", 0, (), note="Nothing to take here.")
    seat = table.seats[owner]
    keys = battle.history.rolled.keys if battle.history and battle.history.rolled else 0
    if battle.fight is not None and battle.fight.phase == "raid":
        keys = battle.fight.left
    states: list[State] = [
        "legal" if ("slot", owner, number) in lit else "plain" for number in range(len(seat.slots))
    ]
    guilds = tuple(
        guild_shown(card, "legal" if ("rival card", owner, card) in lit else "plain")
        for card in seat.cards[:1]
    )
    return RaidLook(title, keys, slots_shown(table, owner, seat.slots),
                    tuple(states), guilds)  # fmt: skip


def place_words(table: ArcsTable, battle: BattleModel) -> str:
    """The planet and what stands on it, for the pill beside the title."""
    system = SYSTEMS[battle.system]
    kinds: list[str] = [each.kind for each in table.buildings_at(battle.system)]
    cities, ports = kinds.count(CITY), kinds.count(STARPORT)
    said = [system.resource.capitalize() or "Gate"]
    said += [counted(cities, "city")] if cities else []
    said += [counted(ports, "starport")] if ports else []
    return ", ".join(said)
