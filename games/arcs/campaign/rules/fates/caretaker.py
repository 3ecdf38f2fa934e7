"""The Caretaker: finds golems, and lets everybody use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, ClassVar, Final

from engine.core.chance import Dice, Draw
from engine.core.decision import Chance, Decision, MoveOption, Option
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, RESOURCES, RESULT, SHIP, SLOT_COSTS, SYSTEM, SYSTEMS, TOKEN
from games.arcs.campaign.rules import state
from games.arcs.campaign.rules.court import Advance, FateCrisis, leads_a_declared_ambition
from games.arcs.campaign.rules.crises import begin_crises
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign.rules.moves import RollEventAgain
from games.arcs.campaign_components import CRISIS, EMPIRE, EVENT_DIE, GOLEMS
from games.arcs.court import Effect
from games.arcs.events import AmbitionDeclared, AmbitionScored
from games.arcs.moves import (
    GO_ON,
    Choose,
    DropToken,
    Go,
    GoOn,
    Repair,
    RepairOther,
    StealOther,
    hit,
    repair,
)
from games.arcs.parts import NOBODY, without
from games.arcs.rule_hooks import ORDERED, follow_up, supply
from games.arcs.state import ArcsTable
from games.arcs.steps import gaining
from games.arcs.steps.actions import RepairPiece, fleet_to_choose, move_options
from games.arcs.steps.battle import hit_piece
from games.arcs.steps.lore_of_ambitions import Rolled, settle_roll
from games.arcs.steps.turns import Act, Opening
from games.arcs.table_chores import GolemLifted, GolemSlept

ASK_SLEEPER: Final = Message("reach-ask-sleeper")
ASK_ANOTHER_SLEEPER: Final = Message("reach-ask-another-sleeper")
ASK_WRECKS: Final = Message("reach-ask-wrecks")
ASK_MEND: Final = Message("reach-ask-mend")
ASK_SEEK: Final = Message("reach-ask-seek")
ASK_HARVEST: Final = Message("reach-ask-harvest")
ASK_STOP_HERE: Final = Message("reach-ask-stop-here")
ASK_COLLECT_GOLEM: Final = Message("reach-ask-collect-golem")
ASK_STONES: Final = Message("reach-ask-stones")

GOLEM_HEARTH: Final = "f5-03"
STONE_SPEAKERS: Final = "f5-04"
FOR_A_GOLEM: Final = 2
HEARTH_COST: Final = 2
WARRIOR, PROTECTOR, SEEKER, HARVESTER = GOLEMS


def has_hearth(table: ArcsTable, number: int) -> bool:
    return GOLEM_HEARTH in table.seats[number].lore


def has_open_slot(table: ArcsTable, number: int) -> bool:
    return len(table.seats[number].tokens) < table.open_slots(number)


def has_room(table: ArcsTable, number: int) -> bool:
    """CARETAKER-1.7: a golem needs an empty slot, or the Golem Hearth, which holds them all."""
    return has_hearth(table, number) or has_open_slot(table, number)


# -- what it says ---------------------------------------------------------------------------------


def _tends(seat: int) -> tuple[RuleHook, ...]:
    def won(table: ArcsTable, event: AmbitionScored) -> Iterable[Step]:
        wins = (event.seat, event.place) == (seat, 1)
        held = FOR_A_GOLEM * len(state.golems_of(table, seat))
        return (Advance(seat, held),) if wins and held else ()

    def spent(table: ArcsTable, event: GolemSpent) -> Iterable[Step]:
        return (Advance(seat, FOR_A_GOLEM),)

    objective = RuleHook(
        "caretaker", "CARETAKER-1.1", after={AmbitionScored: won, GolemSpent: spent}
    )
    return (objective, GOLEMS_SPEAK)


def _spendable(
    table: ArcsTable, asked: q.PreludeWays, ways: tuple[Option, ...]
) -> tuple[Option, ...]:
    """CARETAKER-1.9: an awake golem can be spent in the Prelude."""
    golems = state.reach_of(table).golems
    held = [name for name in state.golems_of(table, asked.seat) if golems[name].awake]
    return (*ways, *[SpendGolem(name) for name in held])


def _spends(table: ArcsTable, asked: q.TakesWay, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if not isinstance(asked.way, SpendGolem):
        return steps
    return (UseGolem(asked.seat, asked.way.golem),)


def _may_part(table: ArcsTable, asked: q.MayPartWith, may: bool) -> bool:
    """CARETAKER-1.10: only what another seat has room for, or the own Golem Hearth."""
    return has_hearth(table, asked.seat) or bool(_takers(table, asked.seat))


def _given_up(table: ArcsTable, event: q.TokenGivenUp) -> Iterable[Step]:
    golem = state.reach_of(table).golems.pop(event.token)
    if has_hearth(table, event.seat):
        return (ReceiveGolem(event.seat, event.token, golem.awake, to_hearth=True),)
    return (PassGolem(event.seat, event.token),)


def _prey(
    table: ArcsTable, asked: q.OtherPrey, found: tuple[StealOther, ...]
) -> tuple[StealOther, ...]:
    """CARETAKER-1.8: a raid takes a golem for the cost of its slot, or from the Hearth for two."""
    slots = table.seats[asked.owner].slots
    golems = state.golems_of(table, asked.owner)
    costs = [SLOT_COSTS[slots.index(name)] if name in slots else HEARTH_COST for name in golems]
    return (*found, *map(StealOther, [asked.owner] * len(golems), golems, costs))


def _is_robbed(table: ArcsTable, asked: q.TakesPrey, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return (TakeGolem(asked.thief, asked.prey.name),)


def _keeps_hearth(seat: int) -> tuple[RuleHook, ...]:
    def crisis(table: ArcsTable, event: FateCrisis) -> Iterable[Step]:
        return (WakeGolems(seat),) if event.seat == seat else ()

    return (RuleHook(GOLEM_HEARTH, "CARETAKER-1.6", after={FateCrisis: crisis}),)


def _speaks_to_stones(seat: int) -> tuple[RuleHook, ...]:
    def declared(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        return (MayStopHere(seat, event.ambition),) if event.seat == seat == table.seat else ()

    return (RuleHook(STONE_SPEAKERS, "CARETAKER-1.15", after={AmbitionDeclared: declared}),)


# -- options and events ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpendGolem(MoveOption):
    command: ClassVar = "Spend the {golem}"
    golem: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class GiveGolem(MoveOption):
    """Give a golem that is now asleep to a rival."""

    command: ClassVar = "Give it to seat {seat}"
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class HouseGolem(MoveOption):
    """Where a golem goes that came to the owner of the Golem Hearth."""

    in_hearth: bool

    def __str__(self) -> str:
        return "Put it on the Golem Hearth" if self.in_hearth else "Put it into a slot"


@dataclass(frozen=True, slots=True)
class CollectGolem(MoveOption):
    """Take a golem of a rival."""

    command: ClassVar = "Take the {golem}"
    golem: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class StopHere(MoveOption):
    """End the turn with Stone-Speakers."""

    command: ClassVar = "End the turn with Stone-Speakers"


@dataclass(frozen=True, slots=True)
class GolemsHidden(ReachEvent):
    """A golem sleeps at each of these gates."""

    gates: Annotated[tuple[str, ...], SYSTEM]


@dataclass(frozen=True, slots=True)
class GolemFound(ReachEvent):
    """A golem of the map came onto the Golem Hearth."""

    seat: Annotated[int, SeatNumber]
    gate: Annotated[str, SYSTEM]
    golem: Annotated[str, TOKEN]
    awake: bool


@dataclass(frozen=True, slots=True)
class GolemsWoke(ReachEvent):
    golems: Annotated[tuple[str, ...], TOKEN]


@dataclass(frozen=True, slots=True)
class GolemSpent(ReachEvent):
    seat: Annotated[int, SeatNumber]
    golem: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class GolemTaken(ReachEvent):
    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    golem: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class GolemCame(ReachEvent):
    """A golem came to a seat, awake or not, onto the Golem Hearth or into a slot."""

    seat: Annotated[int, SeatNumber]
    golem: Annotated[str, TOKEN]
    awake: bool
    in_hearth: bool
    slot: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TurnStopped(ReachEvent):
    """A seat ended its turn with Stone-Speakers, and the event die was rolled."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class StonesSpoke(ReachEvent):
    """What the event die showed for Stone-Speakers."""

    result: Annotated[str, RESULT]


# -- finding and waking ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HideGolems(Step):
    """CARETAKER-1.3: a sleeping golem lies face down at each gate outside the Imperial clusters."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = state.reach_of(table)
        gates = [each for each in SYSTEMS.values() if each.is_gate]
        reach.sleepers = tuple([each.id for each in gates if each.cluster not in reach.clusters])
        emit(GolemsHidden, reach.sleepers)

    def problems(self, table: ArcsTable) -> list[str]:
        return (
            [] if state.reach_of(table).clusters else ["reach.clusters must name the Imperial ones"]
        )


def golems_at_hand(table: ArcsTable, number: int) -> list[str]:
    """CARETAKER-1.4: the gates with a golem that a seat controls."""
    return [gate for gate in state.reach_of(table).sleepers if table.controller(gate) == number]


def _awaken(table: ArcsTable, text: gaining.CarryOut, effect: Effect, emit: Emit) -> None:
    awake = leads_a_declared_ambition(table, text.seat)
    table.steps.append(TakeSleepers(text.seat, awake))


@dataclass(frozen=True, slots=True)
class TakeSleepers(Step):
    """CARETAKER-1.4: Awaken; any number of the golems at gates under your control, one at least."""

    seat: int
    awake: bool
    taken: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        gates = golems_at_hand(table, self.seat)
        if not gates or (len(gates) == 1 and not self.taken):
            return None
        options = [*[GO_ON] * self.taken, *[Choose(gate) for gate in gates]]
        return Decision(
            self.seat, "awaken", ASK_ANOTHER_SLEEPER if self.taken else ASK_SLEEPER, options
        )

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        gates = golems_at_hand(table, self.seat)
        if isinstance(option, GoOn) or not gates:
            return
        gate = option.name if option else gates[0]
        table.steps += [replace(self, taken=True), FindGolem(self.seat, gate, self.awake)]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if state.has_reach(table) else ["only the campaign has golems"]


@dataclass(frozen=True, slots=True)
class FindGolem(Step):
    """CARETAKER-1.5: which golem it is turns out now; it goes onto the Golem Hearth."""

    seat: int
    gate: str
    awake: bool

    def ask(self, table: ArcsTable) -> Chance:
        found = state.reach_of(table).golems
        left = tuple([name for name in GOLEMS if name not in found])
        asked = Message("reach-ask-which-golem", {"gate": SYSTEM(self.gate)})
        return Chance("golem", asked, Draw(left), self.seat)

    def answer(self, table: ArcsTable, golem: str, emit: Emit) -> None:
        reach = state.reach_of(table)
        reach.sleepers = without(reach.sleepers, self.gate)
        reach.golems[golem] = state.Golem(self.seat, in_hearth=True, awake=self.awake)
        emit(GolemFound, self.seat, self.gate, golem, self.awake)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.gate not in state.reach_of(table).sleepers:
            return [f"the step on top finds a golem at '{self.gate}', where none is"]
        return []


@dataclass(frozen=True, slots=True)
class WakeGolems(Step):
    """CARETAKER-1.6: in a crisis every golem that sleeps at a seat wakes."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        golems = state.reach_of(table).golems
        asleep = [name for name in GOLEMS if name in golems and not golems[name].awake]
        for name in asleep:
            golems[name] = replace(golems[name], awake=True)
        if asleep:
            emit(GolemsWoke, tuple(asleep))


# -- from seat to seat ----------------------------------------------------------------------------


def lift_golem(table: ArcsTable, golem: str, emit: Emit) -> state.Golem:
    """A golem leaves whoever holds it; returns how it lay there."""
    held = state.reach_of(table).golems.pop(golem)
    slot = 0 if held.in_hearth else table.seats[held.seat].take_token(golem)
    emit(GolemLifted, held.seat, golem, slot)
    return held


def _takers(table: ArcsTable, number: int) -> list[int]:
    """CARETAKER-1.10: the rivals with room for a golem, clockwise."""
    return [rival for rival in table.clockwise(number)[1:] if has_room(table, rival)]


@dataclass(frozen=True, slots=True)
class PassGolem(Step):
    """CARETAKER-1.10: a golem spent or given up falls asleep and goes to a rival with room.

    Where nobody has any it stays. It has left its place already when it was given up.
    """

    seat: int
    golem: str

    def ask(self, table: ArcsTable) -> Decision | None:
        takers = _takers(table, self.seat)
        if len(takers) < 2:
            return None
        asked = Message("reach-ask-pass-golem", {"golem": TOKEN(self.golem)})
        return Decision(self.seat, "pass golem", asked, [GiveGolem(each) for each in takers])

    def answer(self, table: ArcsTable, option: GiveGolem | None, emit: Emit) -> None:
        golems, takers = state.reach_of(table).golems, _takers(table, self.seat)
        if not takers and self.golem in golems:
            golems[self.golem] = replace(golems[self.golem], awake=False)
            emit(GolemSlept, golems[self.golem].seat, self.golem)
            return
        if self.golem in golems:
            lift_golem(table, self.golem, emit)
        taker = option.seat if option else takers[0]
        table.steps.append(ReceiveGolem(taker, self.golem, awake=False))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.golem in GOLEMS else [f"'{self.golem}' is no golem"]


@dataclass(frozen=True, slots=True)
class TakeGolem(Step):
    """CARETAKER-1.8 and 1.16: a golem of a rival comes to a seat as it is, awake or asleep."""

    seat: int
    golem: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        held = lift_golem(table, self.golem, emit)
        emit(GolemTaken, self.seat, held.seat, self.golem)
        table.steps.append(ReceiveGolem(self.seat, self.golem, held.awake))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.golem not in state.reach_of(table).golems:
            return [f"the step on top takes the golem '{self.golem}', which nobody holds"]
        return []


@dataclass(frozen=True, slots=True)
class ReceiveGolem(Step):
    """CARETAKER-1.7: a golem comes into a slot, or onto the Golem Hearth of whoever has it.

    With full slots room is made as for a resource.
    """

    seat: int
    golem: str
    awake: bool
    to_hearth: bool = False

    def ask(self, table: ArcsTable) -> Decision | None:
        golem = {"golem": TOKEN(self.golem)}
        if has_hearth(table, self.seat):
            if self.to_hearth or not has_open_slot(table, self.seat):
                return None
            places: list[Option] = [HouseGolem(True), HouseGolem(False)]
            return Decision(self.seat, "house", Message("reach-ask-house-golem", golem), places)
        if has_open_slot(table, self.seat):
            return None
        kinds = [
            *gaining.droppable(table, self.seat),
            *[self.golem] * bool(_takers(table, self.seat)),
        ]
        options = [DropToken(kind) for kind in kinds]
        return Decision(self.seat, "drop", Message("reach-ask-room-for-golem", golem), options)

    def answer(self, table: ArcsTable, option: HouseGolem | DropToken | None, emit: Emit) -> None:
        if isinstance(option, DropToken) and option.resource == self.golem:
            table.steps.append(PassGolem(self.seat, self.golem))
            return
        in_hearth = has_hearth(table, self.seat)
        if isinstance(option, HouseGolem):
            in_hearth = option.in_hearth
        if not in_hearth:
            table.steps.append(gaining.ArrangeSlots(self.seat))
        if isinstance(option, DropToken):
            gaining.drop_token(table, self.seat, option.resource, emit)
        slot = 0 if in_hearth else gaining.put_token(table, self.seat, self.golem)
        state.reach_of(table).golems[self.golem] = state.Golem(self.seat, in_hearth, self.awake)
        emit(GolemCame, self.seat, self.golem, self.awake, in_hearth, slot)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.golem not in GOLEMS or self.golem in state.reach_of(table).golems:
            return [f"the step on top receives the golem '{self.golem}', which is not free"]
        return []


# -- spending -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseGolem(Step):
    """CARETAKER-1.9: a golem is spent: it goes to a rival asleep, and its action may be taken."""

    seat: int
    golem: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        emit(GolemSpent, self.seat, self.golem)
        table.steps += [ACTIONS_OF[self.golem](self.seat), PassGolem(self.seat, self.golem)]
        follow_up(table, GolemSpent(self.seat, self.golem))

    def problems(self, table: ArcsTable) -> list[str]:
        if self.golem not in state.golems_of(table, self.seat):
            return [f"the step on top spends the golem '{self.golem}', which the seat lacks"]
        return []


def wrecks(table: ArcsTable, number: int, system: str) -> Iterator[int]:
    """CARETAKER-1.11: the owners of damaged ships in a system that a seat may destroy there."""
    for owner in (*range(len(table.seats)), EMPIRE):
        hurt = table.ships_of(owner, system)[1]
        if hurt and (owner == number or state.may_harm(table, number, owner, system)):
            yield owner


@dataclass(frozen=True, slots=True)
class DestroyWrecks(Step):
    """CARETAKER-1.11: the Warrior destroys all damaged ships of a system that may be harmed.

    Own ships return to the supply, others become Trophies.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [
            Choose(name) for name in table.systems if any(True for _ in self._owners(table, name))
        ]
        if not options:
            return None
        return Decision(self.seat, "wrecks", ASK_WRECKS, [GO_ON, *options])

    def _owners(self, table: ArcsTable, system: str) -> Iterator[int]:
        return wrecks(table, self.seat, system)

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if not isinstance(option, Choose):
            return
        for owner in [*self._owners(table, option.name)]:
            for _ in range(table.ships_of(owner, option.name)[1]):
                hit_piece(table, owner, option.name, hit(SHIP, False), self.seat, emit)


@dataclass(frozen=True, slots=True)
class MendShips(Step):
    """CARETAKER-1.12: the Protector repairs any damaged ships, whose ever they are."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if not options:
            return None
        return Decision(self.seat, "mend", ASK_MEND, [GO_ON, *options])

    def _options(self, table: ArcsTable) -> list[Repair | RepairOther]:
        found: list[Repair | RepairOther] = []
        for owner in (*table.clockwise(self.seat), EMPIRE):
            hurt = state.reach_of(table).hurt if owner == EMPIRE else table.seats[owner].hurt
            for system in hurt:
                own = owner == self.seat
                found.append(repair(SHIP, system) if own else RepairOther(owner, SHIP, system))
        return found

    def answer(
        self, table: ArcsTable, option: Repair | RepairOther | GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, Repair | RepairOther):
            RepairPiece(self.seat).answer(table, option, emit)
            table.steps.append(self)


@dataclass(frozen=True, slots=True)
class SeekAfar(Step):
    """CARETAKER-1.13: the Seeker gives one move that is a catapult from wherever it begins."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [*move_options(table, self.seat)]
        if not options:
            return None
        return Decision(self.seat, "move", ASK_SEEK, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Go | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Go):
            follow_up(table, q.AboutToMove(self.seat))
            fleet = fleet_to_choose(table, self.seat, option)
            table.steps.append(replace(fleet, catapult=True))


@dataclass(frozen=True, slots=True)
class Harvest(Step):
    """CARETAKER-1.14: the Harvester gives a resource of any type."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = [Choose(resource) for resource in RESOURCES if supply(table, resource)]
        if not options:
            return None
        return Decision(self.seat, "resource", ASK_HARVEST, [GO_ON, *options])

    def answer(self, table: ArcsTable, option: Choose | GoOn | None, emit: Emit) -> None:
        if isinstance(option, Choose):
            table.steps.append(gaining.Receive(self.seat, option.name))


ACTIONS_OF: Final[dict[str, type[DestroyWrecks | MendShips | SeekAfar | Harvest]]] = {
    WARRIOR: DestroyWrecks,
    PROTECTOR: MendShips,
    SEEKER: SeekAfar,
    HARVESTER: Harvest,
}

# -- Stone-Speakers -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MayStopHere(Step):
    """CARETAKER-1.15: whoever declares may end the turn there."""

    seat: int
    ambition: str = ""

    def ask(self, table: ArcsTable) -> Decision | None:
        if not any(isinstance(step, Act) for step in table.steps):
            return None
        return Decision(self.seat, "stop here", ASK_STOP_HERE, [GO_ON, StopHere()])

    def answer(self, table: ArcsTable, option: StopHere | GoOn | None, emit: Emit) -> None:
        if isinstance(option, StopHere):
            emit(TurnStopped, self.seat)
            table.steps = [step for step in table.steps if not isinstance(step, Act | Opening)]
            table.steps += [AskTheStones(self.seat), CollectGolems(self.seat)]

    def problems(self, table: ArcsTable) -> list[str]:
        if self.ambition and self.ambition not in AMBITIONS:
            return [f"the step on top names the ambition '{self.ambition}'"]
        return []


@dataclass(frozen=True, slots=True)
class CollectGolems(Step):
    """CARETAKER-1.16: any number of golems of rivals come to a seat, as far as it has room."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        rivals = table.clockwise(self.seat)[1:]
        held = [CollectGolem(name) for rival in rivals for name in state.golems_of(table, rival)]
        if not held or not has_room(table, self.seat):
            return None
        return Decision(self.seat, "collect golem", ASK_COLLECT_GOLEM, [GO_ON, *held])

    def answer(self, table: ArcsTable, option: CollectGolem | GoOn | None, emit: Emit) -> None:
        if isinstance(option, CollectGolem):
            table.steps += [self, TakeGolem(self.seat, option.golem)]


@dataclass(frozen=True, slots=True)
class AskTheStones(Rolled):
    """CARETAKER-1.17: the event die brings Crises, or nothing; both are rolled for the Court."""

    seat: int
    asks_again = "event-again"

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("stones", ASK_STONES, Dice(1), self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        number = self.seat if table.rules.holds("vision-on-any-dice") else NOBODY
        settle_roll(table, self, number, roll, emit)

    def said_again(self, roll: tuple[int, ...]) -> Message:
        _, result = EVENT_DIE[roll[0] - 1]
        return Message("reach-ask-stones-again", {"result": RESULT(result)})

    def ways_again(self, roll: tuple[int, ...]) -> dict[Option, tuple[int, ...]]:
        return {RollEventAgain("event"): (0,)}

    def settle(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        _, result = EVENT_DIE[roll[0] - 1]
        emit(StonesSpoke, result)
        if result == CRISIS:
            begin_crises(table, False, emit)


gaining.DOERS["take_golems_on_map_you_control"] = _awaken
gaining.DOABLE["take_golems_on_map_you_control"] = lambda table, number, effect: bool(
    golems_at_hand(table, number)
)

GOLEMS_SPEAK: Final = RuleHook(
    "golems",
    "CARETAKER-1.9",
    {
        q.PreludeWays: _spendable,
        q.TakesWay: _spends,
        q.MayPartWith: _may_part,
        q.OtherPrey: _prey,
        q.TakesPrey: _is_robbed,
    },
    {q.TokenGivenUp: _given_up},
)
"""What is true of golems at every seat; it is heard while somebody is the Caretaker."""

ORDERED[AmbitionDeclared].add(MayStopHere)
CARETAKER: Final = state.FateRules(
    "caretaker",
    hooks=_tends,
    of_cards={GOLEM_HEARTH: _keeps_hearth, STONE_SPEAKERS: _speaks_to_stones},
    settle=lambda seat: (HideGolems(),),
)  # fmt: skip
