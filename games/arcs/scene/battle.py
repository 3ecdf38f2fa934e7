"""A battle in front of the map: its plain values, the arena, the dice, what they come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from engine.core.decision import CHANCE
from engine.core.story import Passage
from engine.text.message import Fixed, Message, SeatNumber, Share, key_of
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.parts import SpotKey
from engine.ui.table.selection import Part
from engine.ui.theme import Colour
from games.arcs.board import CITY, DICE, FACES, OWNER, PIECE, SHIP, STARPORT, SYSTEM, SYSTEMS, TOKEN
from games.arcs.campaign_components import BLIGHT
from games.arcs.events import BattleStarted, DiceRolled, PieceHit
from games.arcs.expansion import ByMode
from games.arcs.moves import Hit, Reroll, RerollFaces
from games.arcs.odds import (
    Fight,
    Odds,
    Pool,
    at_least,
    fresh_defenders,
    hits_on_ships,
    mean,
    odds_of,
    reroll_of,
    slot_costs,
)
from games.arcs.scene.animations import AnimationState
from games.arcs.scene.art.battle import (
    draw_arena,
    draw_chart,
    draw_lane,
    draw_raid,
    draw_results,
    draw_steps,
    fighter_boxes,
    raid_slot_box,
    stepper_boxes,
)
from games.arcs.scene.art.looks import (
    SECOND,
    TEXT,
    ArenaLook,
    ChartLook,
    Fighter,
    LaneLook,
    RaidLook,
    ResultLook,
    State,
)
from games.arcs.scene.choices import STEPPER_END, draw_stepper
from games.arcs.scene.selection import ArcsSelection
from games.arcs.scene.view_model import guild_shown, slots_shown
from games.arcs.state import ArcsTable

# A battle as far as it has been told: who, where, the dice, what they showed.

Faces = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""What the dice of each kind show, as indices into the faces of the data."""


@dataclass(frozen=True, slots=True)
class BattleHistory:
    """The latest battle: its dice, what they came to (None: not rolled), the hits given so far."""

    seat: int
    defender: int
    system: str
    pool: Pool
    faces: Faces = ((), (), ())
    rolled: DiceRolled | None = None
    given: tuple[PieceHit, ...] = ()


def battle_history(
    happened: Sequence[Any], passages: Sequence[Passage], answers: int
) -> BattleHistory | None:
    """The latest battle among what happened; `answers` are told of the passages."""
    begin = next((place for place in range(len(happened) - 1, -1, -1)
                  if isinstance(happened[place], BattleStarted)), None)  # fmt: skip
    if begin is None:
        return None
    started, later = happened[begin], happened[begin + 1 :]
    pool = (started.skirmish, started.assault, started.raid)
    rolled = next((event for event in later if isinstance(event, DiceRolled)), None)
    given = tuple(event for event in later if isinstance(event, PieceHit))
    faces = _faces(passages[: answers + 1], pool)
    return BattleHistory(started.seat, started.defender, started.system, pool, faces, rolled, given)


def rolled_said(history: BattleHistory) -> Message:
    """Who strikes whom, and in its part `detail` what the dice showed."""
    assert history.rolled is not None
    place = {"defender": OWNER(history.defender), "system": SYSTEM(history.system)}
    symbols = history.rolled.said().args.get("symbols", ())
    return Message("battle-told", {"seat": SeatNumber(history.seat), **place, "symbols": symbols})


def _faces(passages: Sequence[Passage], pool: Pool) -> Faces:
    """The roll, with what was rolled again in its place."""
    begin = next((place for place in range(len(passages) - 1, -1, -1)
                  if any(isinstance(event, BattleStarted) for event in passages[place].events)),
                 len(passages))  # fmt: skip
    roll: tuple[int, ...] = ()
    again: Reroll | RerollFaces | None = None
    for passage in passages[begin + 1 :]:
        answer = passage.answer
        if isinstance(answer, Reroll | RerollFaces):
            again = answer
        elif passage.seat == CHANCE and isinstance(answer, tuple):
            if not roll:
                roll = answer
            elif again is not None:
                roll, again = reroll_of(pool, roll, again, answer), None
    return _by_kind(roll, pool)


def _by_kind(roll: tuple[int, ...], pool: Pool) -> Faces:
    if len(roll) != sum(pool):
        return (), (), ()
    split, place = [], 0
    for count in pool:
        split.append(tuple(face - 1 for face in roll[place : place + count]))
        place += count
    return split[0], split[1], split[2]


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
    def title(self) -> Message:
        return Message("battle-at", {"system": SYSTEM(self.system)})

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


# -- the arena ------------------------------------------------------------------------------------


def arena_shown(
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: Part | None,
    voice: Voice,
) -> ArenaLook:
    """The two fleets as they are now, and what a hit would do to each piece."""
    own = (
        *_fleet(table, battle, battle.seat, selection, hovered, voice),
        *_allies(table, selection, hovered, voice),
    )
    rivals = _fleet(table, battle, battle.defender, selection, hovered, voice)
    system = SYSTEMS[battle.system]
    pool = sum(selection.count) if battle.history is None else sum(battle.history.pool)
    buildings = _buildings(table, battle, selection, hovered, voice)
    heads = tuple(map(voice.say, _heads(table, battle)))
    attack = voice.say(Message("arena-attack", {"ships": len(own), "dice": pool}))
    defence = voice.say(_defence(table, battle, len(rivals), len(buildings)))
    return ArenaLook(
        battle.seat, battle.defender, (heads[0], attack), (heads[1], defence), own, rivals,
        buildings, system.resource,
    )  # fmt: skip


def _heads(table: ArcsTable, battle: BattleModel) -> tuple[Message, Message]:
    key = "arena-defender" if table.is_seat(battle.defender) else "arena-outsider"
    return (
        Message("arena-attacker", {"seat": SeatNumber(battle.seat)}),
        Message(key, {"seat": OWNER(battle.defender)}),
    )


def _defence(table: ArcsTable, battle: BattleModel, ships: int, buildings: int) -> Message:
    if battle.defender == BLIGHT:
        return Message("arena-blight", {"buildings": buildings})
    fresh = table.ships_of(battle.defender, battle.system)[0]
    told = {"ships": ships, "unharmed": fresh, "buildings": buildings}
    damage, destroy, is_first = hits_on_ships(table, battle.seat, battle.defender)
    if damage == destroy == 1 and not is_first:
        return Message("arena-defence", told)
    tough = {"fresh": damage, "hurt": destroy, "first": "yes" if is_first else "no"}
    return Message("arena-tough", {**told, **tough})


def _allies(
    table: ArcsTable, selection: ArcsSelection, hovered: Part | None, voice: Voice
) -> tuple[Fighter, ...]:
    """The Imperial ships that attack along."""
    found, owner = [], table.reach.commander
    for is_fresh, count in zip((True, False), table.reach.allies, strict=True):
        part = ("hit-other", owner, SHIP, is_fresh)
        for number in range(count):
            state: State = "plain"
            if part in selection.lit and not number:
                state = "hover" if part == hovered else "legal"
            words = "" if state == "plain" else _verdict(is_fresh, 1, voice)
            found.append(Fighter("ship", owner, not is_fresh, verdict=words,
                                 tone="choice" if words else "plain", state=state))  # fmt: skip
    return tuple(found)


def _verdict(is_fresh: bool, hits: int, voice: Voice) -> str:
    return voice.say(Message(f"fighter-{'damaged' if is_fresh else 'destroyed'}", {"hits": hits}))


def _fleet(
    table: ArcsTable,
    battle: BattleModel,
    seat: int,
    selection: ArcsSelection,
    hovered: Part | None,
    voice: Voice,
) -> tuple[Fighter, ...]:
    lone = LONE_FIGHTER.of(table)(table, seat, battle.system)
    if lone is not None:
        return (lone,)
    fresh, hurt = table.ships_of(seat, battle.system)
    struck = _struck(battle, seat)
    found = []
    for is_fresh, count in ((True, fresh), (False, hurt)):
        for number in range(count):
            aim = NO_AIM
            if not number:
                taken = hits_on_ships(table, battle.seat, seat)[not is_fresh]
                aim = _aim(battle, seat, (SHIP, is_fresh), taken, selection, hovered, voice)
            hits = int(not is_fresh and number >= count - struck)
            if hits and not aim[0]:
                aim = (voice.say(Message("fighter-hit")), "warn", aim[2])
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
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: Part | None,
    voice: Voice,
) -> tuple[Fighter, ...]:
    found, seen = [], set()
    for each in table.buildings_at(battle.system, battle.defender):
        kind = (each.kind, each.fresh)
        first = kind not in seen
        seen.add(kind)
        who = (battle, battle.defender)
        aim = _aim(*who, kind, 1, selection, hovered, voice) if first else NO_AIM
        found.append(Fighter(each.kind, each.seat, not each.fresh, verdict=aim[0], tone=aim[1],
                             state=aim[2]))  # fmt: skip
    return tuple(found)


Aim = tuple[str, Literal["plain", "good", "bad", "warn", "gold", "choice"], State]
NO_AIM: Final[Aim] = ("", "plain", "plain")


def _aim(
    battle: BattleModel,
    seat: int,
    piece: tuple[str, bool],
    hits: int,
    selection: ArcsSelection,
    hovered: Part | None,
    voice: Voice,
) -> Aim:
    """What so many hits would do to a piece next, and how it is lit."""
    fight = battle.fight
    if fight is None or fight.phase != "hit":
        return NO_AIM
    owner = fight.seat if fight.of_attacker else fight.defender
    kind, is_fresh = piece
    part = ("hit", kind, is_fresh)
    if owner != seat or part not in selection.lit:
        return NO_AIM
    words = _verdict(is_fresh, hits, voice)
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
                other = ("hit-other", table.reach.commander, SHIP, is_fresh)
                parts += [other if other in lit else None] * count
    for each in table.buildings_at(battle.system, battle.defender):
        part = ("hit", each.kind, each.fresh)
        parts.append(part if owner == battle.defender and part in lit else None)
    return parts


# -- dice -----------------------------------------------------------------------------------------


def lanes_shown(
    battle: BattleModel, selection: ArcsSelection, voice: Voice
) -> tuple[LaneLook, ...]:
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
                voice.say(Message(f"dice-{kind}")),
                voice.say(Message(f"dice-{kind}"), "is"),
                voice.say(Message("dice-mean")),
                pool[place],
                is_open and selection.may_set(place, -1),
                is_open and selection.may_set(place, 1),
                faces[place],
                means,
                "" if is_open else voice.say(Message("dice-rolled-now")),
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


def hits_chart(battle: BattleModel, odds: Odds, voice: Voice) -> ChartLook:
    history = battle.history
    rolled = None if history is None or history.rolled is None else history.rolled.hits
    if rolled is None:
        return _chart("chart-hits", odds.hits, voice)
    chance = Share(at_least(odds.hits, rolled))
    said = Message("chart-rolled", {"hits": rolled, "chance": chance})
    return ChartLook(voice.say(said), _row(odds.hits), rolled, voice.say(said, "foot"))


def other_charts(battle: BattleModel, odds: Odds, voice: Voice) -> tuple[ChartLook, ...]:
    """What it may cost the attacker and what else it may bring: hits on buildings, keys."""
    return (
        _chart(
            "chart-losses",
            odds.losses,
            voice,
            intercept=Share(odds.intercept),
            seat=SeatNumber(battle.seat),
        ),
        _chart("chart-keys", odds.keys, voice),
        _chart("chart-buildings", odds.building_hits, voice),
    )


def _chart(key: str, chances: Mapping[int, float], voice: Voice, **args: Any) -> ChartLook:
    """The chances of every total, with their mean below."""
    said = Message(key, {"mean": Fixed(mean(chances)), **args})
    return ChartLook(voice.say(said), _row(chances), None, voice.say(said, "foot"))


def _row(chances: Mapping[int, float]) -> tuple[float, ...]:
    return tuple(chances.get(total, 0.0) for total in range(max(chances) + 1))


# -- results and raid -----------------------------------------------------------------------------


def results_shown(battle: BattleModel, voice: Voice) -> tuple[ResultLook, ...]:
    """The five results in their order: whom each strikes, and whether it is settled."""
    history = battle.history
    if history is None or history.rolled is None:
        return ()
    rolled = history.rolled
    counts = {"self_hit": rolled.self_hits, "intercept": rolled.intercepts, "hit": rolled.hits,
              "building_hit": rolled.building_hits, "key": rolled.keys}  # fmt: skip
    struck = {"hit": battle.defender, "building_hit": battle.defender}
    now = _asked(battle)
    found = []
    for place, symbol in enumerate(ORDER):
        seat = struck.get(symbol, battle.seat)
        words = voice.say(Message(key_of("result-of", symbol)))
        who = voice.say_name(OWNER(seat))
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
    table: ArcsTable, battle: BattleModel, lit: frozenset[Part], voice: Voice
) -> RaidLook:
    """The defender's slots and guild cards; what the keys can pay is lit."""
    owner = battle.defender
    if not table.is_seat(owner):
        nothing = Message("raid-nobody")
        return RaidLook(voice.say(nothing), 0, (), note=voice.say(nothing, "note"))
    title = voice.say(Message("raid-of", {"rival": SeatNumber(owner)}))
    seat = table.seats[owner]
    keys = battle.history.rolled.keys if battle.history and battle.history.rolled else 0
    if battle.fight is not None and battle.fight.phase == "raid":
        keys = battle.fight.left
    states: list[State] = [
        "legal" if ("slot", owner, number) in lit else "plain" for number in range(len(seat.slots))
    ]
    guilds = tuple(
        guild_shown(table, card, voice, "legal" if ("rival-card", owner, card) in lit else "plain")
        for card in seat.cards[:1]
    )
    costs = slot_costs(table, battle.seat, owner)
    return RaidLook(title, keys, slots_shown(table, owner, seat.slots),
                    tuple(states), guilds, costs=costs)  # fmt: skip


def place_said(table: ArcsTable, battle: BattleModel) -> Message:
    """The planet and what stands on it, for the pill beside the title."""
    resource = SYSTEMS[battle.system].resource
    kinds: list[str] = [each.kind for each in table.buildings_at(battle.system)]
    planet = Message(TOKEN(resource).key) if resource else Message("hover-gate")
    counts = {kind: kinds.count(kind) for kind in (CITY, STARPORT)}
    things = (planet, *(
        Message("counted-piece", {"count": count, "kind": PIECE(kind)})
        for kind, count in counts.items() if count
    ))  # fmt: skip
    return Message("battle-place", {"things": things})


# Where the parts of a battle lie over the map. Pure arithmetic.

HEAD: Final = 68.0
LANES: Final = 376.0
GAP: Final = 12.0
LANE_W: Final = 700.0
RIGHT_W: Final = 296.0
CHART_GAP: Final = 12.0
STEPS: Final = ("collect", "roll", "hits", "raid")


@dataclass(frozen=True, slots=True)
class BattlePlaces:
    head: Box
    arena: Box
    lanes: tuple[Box, Box, Box]
    middle: Box
    chart: Box
    raid: Box


@lru_cache(maxsize=8)
def battle_places(board: Box) -> BattlePlaces:
    room = Box(board.x + 16, board.y, board.w - 32, board.h - 16)
    head, rest = room.cut_top(HEAD)
    below, arena = rest.cut_bottom(LANES, GAP)
    left, others = below.cut_left(LANE_W, 16)
    right, middle = others.cut_right(RIGHT_W, 16)
    first, second, third = left.column(None, None, None, gap=8)
    top, _ = chart_rows(middle)
    chart, raid = right.cut_top(top.h, CHART_GAP)
    return BattlePlaces(head, arena, (first, second, third), middle, chart, raid)


def chart_boxes(middle: Box, count: int = 3) -> tuple[Box, ...]:
    """Own losses over the whole width, keys and building hits side by side; fewer have more."""
    top, low = chart_rows(middle)
    return ((middle,), (top, low), (top, *low.row(None, None, gap=CHART_GAP)))[count - 1]


def chart_rows(middle: Box) -> tuple[Box, Box]:
    """The upper and the lower panels: those at the right stand on the same lines."""
    top, low = middle.column(None, None, gap=CHART_GAP)
    return top, low


def steps_box(head: Box) -> Box:
    return Box(head.right - 604, head.y + 16, 604, 36)


VEIL: Final = (8, 5, 14, 214)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)


def battle_boxes(
    board: Box,
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    voice: Voice,
) -> Iterator[tuple[SpotKey, Box]]:
    fight = battle.fight
    laid = battle_places(board)
    if fight is None:
        return
    if fight.phase == "dice":
        for place, lane in enumerate(laid.lanes):
            less, more = stepper_boxes(lane)
            yield ("less", place), less
            yield ("more", place), more
    elif fight.phase == "reroll" and selection.is_counting_rerolls:
        for place, box in enumerate(reroll_boxes(laid.middle)):
            yield ("less", place), Box(box.x, box.y, STEPPER_END, box.h)
            yield ("more", place), Box(box.right - STEPPER_END, box.y, STEPPER_END, box.h)
    elif fight.phase == "hit":
        look = arena_shown(table, battle, selection, None, voice)
        parts = hit_parts(table, battle, selection.lit)
        first: dict[Part, Box] = {}
        placed = fighter_boxes(laid.arena, look)
        boxes = (*placed.attackers, *placed.defenders, *placed.buildings)
        for part, box in zip(parts, boxes, strict=True):
            if part is not None:
                first.setdefault(part, box)
        yield from first.items()
    elif fight.phase == "raid":
        count = len(table.seats[battle.defender].slots) if table.is_seat(battle.defender) else 0
        for number in range(count):
            yield ("slot", battle.defender, number), raid_slot_box(laid.raid, number, count)


def reroll_boxes(middle: Box) -> tuple[Box, Box]:
    """The steppers for blanks and hits to roll again."""
    row = Box(middle.x + 20, middle.y + 90, middle.w - 40, 60)
    left, right = row.row(None, None, gap=20)
    return left, right


def draw_battle(  # noqa: PLR0913 (all that a battle shows)
    canvas: Canvas,
    board: Box,
    table: ArcsTable,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: SpotKey | None,
    voice: Voice,
    animation: AnimationState,
) -> None:
    laid = battle_places(board)
    canvas.rounded(board, 0, VEIL)
    canvas.floating(board)
    _draw_head(canvas, laid.head, table, battle, voice)
    look = arena_shown(table, battle, selection, hovered, voice)
    is_rolled = battle.history is not None and battle.history.rolled is not None
    draw_arena(canvas, laid.arena, look, has_beams=is_rolled, blow=animation.blow)
    for lane, box in zip(lanes_shown(battle, selection, voice), laid.lanes, strict=True):
        draw_lane(canvas, box, lane, animation.tumbling)
    odds = odds_shown(table, battle, selection)
    draw_chart(canvas, laid.chart, hits_chart(battle, odds, voice))
    fight = battle.fight
    if fight is not None and fight.phase == "reroll" and selection.is_counting_rerolls:
        _draw_reroll(canvas, laid.middle, battle, selection, hovered, voice)
    elif battle.history is not None and battle.history.rolled is not None:
        said = Message("battle-results")
        words = voice.say(said), voice.say(said, "foot")
        draw_results(canvas, laid.middle, results_shown(battle, voice), *words)
    else:
        first, *others = other_charts(battle, odds, voice)
        charts = (first, *[each for each in others if any(each.chances[1:])])
        for chart, box in zip(charts, chart_boxes(laid.middle, len(charts)), strict=True):
            draw_chart(canvas, box, chart)
    draw_raid(canvas, laid.raid, raid_shown(table, battle, selection.lit, voice))


def _draw_head(
    canvas: Canvas, head: Box, table: ArcsTable, battle: BattleModel, voice: Voice
) -> None:  # fmt: skip
    y = head.y + 34
    x = head.x + 4
    x += canvas.text(x, y, voice.say(battle.title), 34, TEXT, "exo-bold") + 18
    words = voice.say(place_said(table, battle))
    pill = Box(x, y - 15, canvas.text_width(words, 18) + 28, 30)
    canvas.rounded(pill, 15, WELL, SECOND)
    canvas.text(*pill.centre, words, 18, TEXT, "text", "centre")
    steps = [voice.say(Message(f"battle-step-{step}")) for step in STEPS]
    draw_steps(canvas, steps_box(head), steps, battle.step)


def _draw_reroll(
    canvas: Canvas,
    middle: Box,
    battle: BattleModel,
    selection: ArcsSelection,
    hovered: SpotKey | None,
    voice: Voice,
) -> None:
    fight = battle.fight
    assert fight is not None
    canvas.rounded(middle, 12, ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26)), (0x3F, 0x38, 0x56))
    said = Message("battle-reroll", {"most": fight.most})
    canvas.text(middle.x + 20, middle.y + 30, voice.say(said), 20, TEXT, "exo-bold")
    canvas.text(middle.x + 20, middle.y + 60, voice.say(said, "detail"), 18, SECOND)
    words = [voice.say(Message("battle-of-blanks", {"blanks": fight.blanks})),
             voice.say(Message("battle-of-hits", {"hits": fight.hits}))]  # fmt: skip
    for place, box in enumerate(reroll_boxes(middle)):
        side = 0
        if hovered in (("less", place), ("more", place)):
            side = 1 if hovered == ("more", place) else -1
        can = (selection.may_set(place, -1), selection.may_set(place, 1))
        draw_stepper(canvas, box, selection.count[place], words[place], can, side)
