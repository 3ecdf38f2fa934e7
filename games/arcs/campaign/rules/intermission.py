"""INTER: the Intermission, between Act I and Act II: a sitting of its own, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.decision import Chance, Decision
from engine.core.errors import InputError
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs.board import FEWEST_SEATS, SHIP, STARPORT, SYSTEMS
from games.arcs.campaign.rules import events
from games.arcs.campaign.rules.fates.caretaker import FindGolem
from games.arcs.campaign.rules.fates.courtly import EmptyLeague
from games.arcs.campaign.rules.moves import CONCEDE, Concede, FollowNext
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.campaign_components import (
    B_FATES,
    CHAPTERS,
    COUNCIL,
    GOLEMS,
    LATER_CARDS,
    RESOLUTIONS,
    UNKNOWN_LORE,
)
from games.arcs.court import COURT, OutrageCleared
from games.arcs.events import PiecesReturned
from games.arcs.moves import GO_ON, Choose, Deal, GoOn
from games.arcs.parts import NO_PIECES, Offer, without
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import place_ships
from games.arcs.steps.gaining import FitSlots
from games.arcs.steps.scoring import standings
from games.arcs.steps.turns import SHIPS_FOR_THE_LOST

# INTER-2: step A; every fate is judged, and what its Resolution says is done.

Doer = Callable[[ArcsTable, int, Sequence[str], Emit], None]


@dataclass(frozen=True, slots=True)
class ResolveFate(Step):
    """INTER-2.1: a marker at nothing is success; its Resolution is carried out line by line."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        fate = reach_of(table).fates[self.seat]
        resolution = RESOLUTIONS[fate.id]
        clause = f"INTER-{fate.id.upper()}-{2 if fate.marker else 1}"
        emit(events.FateResolved, self.seat, fate.id, fate.marker, clause)
        for line in resolution.failure if fate.marker else resolution.success:
            DOERS[line.do](table, self.seat, line.cards, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table) or reach_of(table).fates[self.seat].id not in RESOLUTIONS:
            return [f"reach.fates[{self.seat}].id must be a fate when it resolves"]
        return []


def change(table: ArcsTable, **fields: Any) -> None:
    """Changes something of what the Intermission leaves behind."""
    reach = reach_of(table)
    reach.aftermath = replace(reach.aftermath, **fields)


def to_court_deck(table: ArcsTable, cards: Sequence[str], emit: Emit) -> None:
    """Cards come into the Court deck, each to those of its kind."""
    later = [card for card in cards if card not in table_cards(cards)]
    change(table, court=tuple(sorted((*reach_of(table).aftermath.court, *later))))
    table.court_deck = tuple(sorted((*table.court_deck, *table_cards(cards))))
    if cards:
        emit(events.CourtDeckGrew, tuple(cards))


def table_cards(cards: Sequence[str]) -> list[str]:
    """Those of some cards that Act I knows in its Court."""
    return [card for card in cards if card not in LATER_CARDS and not card.startswith("faithful")]


def scrap(table: ArcsTable, cards: Sequence[str], emit: Emit) -> None:
    """Cards leave the campaign, wherever they lie."""
    for seat in table.seats:
        seat.cards = tuple([card for card in seat.cards if card not in cards])
        seat.lore = tuple([card for card in seat.lore if card not in cards])
    table.buried = tuple([card for card in table.buried if card not in cards])
    table.court_deck = tuple([card for card in table.court_deck if card not in cards])
    aftermath = reach_of(table).aftermath
    left = tuple([each for each in aftermath.owned if each.card not in cards])
    change(table, owned=left, scrapped=(*aftermath.scrapped, *cards))
    if cards:
        emit(events.CardsLeft, tuple(cards))


def clear_outrage(table: ArcsTable, number: int, emit: Emit) -> None:
    """Its agents on Outrage slots go home."""
    seat = table.seats[number]
    provoked, seat.outrage = seat.outrage, ()
    for resource in provoked:
        emit(OutrageCleared, number, resource)


# -- the vocabulary of Resolutions ----------------------------------------------------------------


def _court(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    to_court_deck(table, cards, emit)


def _own_to_court(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-2.3: its own card, only if it holds it now."""
    seat = table.seats[number]
    held = [card for card in cards if card in seat.cards]
    for card in held:
        seat.cards = without(seat.cards, card)
    to_court_deck(table, held, emit)


def _scrap(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    scrap(table, cards, emit)


def _law(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    for card in cards:
        change(table, laws=(*reach_of(table).aftermath.laws, card))
        emit(events.LawAdded, card)


def _gain(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    for card in cards:
        change(table, owned=(*reach_of(table).aftermath.owned, events.Owned(number, card)))
        emit(events.LaterCardGained, number, card)


def _keep(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    kept = [events.Owned(number, card, in_play=False) for card in cards]
    change(table, owned=(*reach_of(table).aftermath.owned, *kept))
    emit(events.CardsKept, number, tuple(cards))


def _interests(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-MAGNATE-1: Interests that lie in the Court discard."""
    there = [card for card in cards if card in table.court_discard]
    for card in there:
        table.court_discard = without(table.court_discard, card)
    to_court_deck(table, there, emit)


def guilds_by_suit(table: ArcsTable, number: int) -> Counter[str]:
    """How many guild cards of each suit lie in front of a seat."""
    gained = reach_of(table).aftermath.gained_by(number)
    suits = [COURT[card].suit for card in table.seats[number].cards]
    return Counter([*suits, *[LATER_CARDS[card].suit for card in gained]])


def _liaisons(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-ADVOCATE-2: the Liaisons of suits of which it has more cards than each rival."""
    counts = [guilds_by_suit(table, each) for each in range(len(table.seats))]
    rivals = [count for each, count in enumerate(counts) if each != number]
    won = [
        card
        for card in cards
        for suit in [LATER_CARDS[card].suit]
        if counts[number][suit] > max([rival[suit] for rival in rivals])
    ]
    to_court_deck(table, won, emit)
    scrap(table, [card for card in cards if card not in won], emit)


def _golems_home(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-CARETAKER-1: golems that nobody found come to the Golem Hearth, asleep."""
    gates = reversed(reach_of(table).sleepers)
    table.steps += [FindGolem(number, gate, awake=False) for gate in gates]


def _golems_lost(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    reach = reach_of(table)
    if reach.sleepers:
        gates, reach.sleepers = reach.sleepers, ()
        emit(events.GolemsLeft, gates)


def _unstable(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-CARETAKER-2: the Unstable cards of the golems that are in play."""
    in_play = reach_of(table).golems
    won = [card for card, golem in zip(cards, GOLEMS_IN_ORDER, strict=True) if golem in in_play]
    to_court_deck(table, won, emit)
    scrap(table, [card for card in cards if card not in won], emit)


def _lore(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    unseen = (UNKNOWN_LORE,) * len(table.seats)
    table.court_deck = tuple(sorted((*table.court_deck, *unseen)))
    emit(events.LoreJoined, len(unseen))


def _stack(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    """INTER-BELIEVER-1: the Faithful cards that are left in the stack."""
    reach = reach_of(table)
    stack, reach.faithful = reach.faithful, ()
    to_court_deck(table, stack, emit)


def _outrage(table: ArcsTable, number: int, cards: Sequence[str], emit: Emit) -> None:
    clear_outrage(table, number, emit)


GOLEMS_IN_ORDER: Final = ("harvester", "seeker", "protector", "warrior")
assert set(GOLEMS_IN_ORDER) == set(GOLEMS), "every golem has an Unstable card"
DOERS: Final[dict[str, Doer]] = {
    "court": _court, "own_to_court": _own_to_court, "scrap": _scrap, "law": _law, "gain": _gain,
    "keep": _keep, "interests": _interests, "liaisons": _liaisons, "golems_home": _golems_home,
    "golems_lost": _golems_lost, "unstable": _unstable, "lore": _lore, "stack": _stack,
    "outrage": _outrage,
}  # fmt: skip
"""What each word of a Resolution does."""


# INTER-7: step F; everybody chooses the fate of Act II.

ASK_DEALT: Final = Message("reach-ask-next-fates-dealt")
PARTISAN_SEIZING: Final = "f6-03"


@dataclass(frozen=True, slots=True)
class ChooseFates(Step):
    """INTER-7.1 and 7.2: all draw, all choose, all turn up together."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        change(table, next=tuple([events.NextFate() for _ in table.seats]))
        order = list(reversed(table.turn_order()))
        table.steps.append(RevealNext())
        table.steps += [ChooseNext(number) for number in order]
        table.steps += [DealNext(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class DealNext(Step):
    """INTER-7.1: one B fate after a success, two after a failure, which only the seat may see."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance:
        reach = reach_of(table)
        dealt = {fate for each in reach.aftermath.next for fate in each.dealt}
        left = tuple(sorted([fate for fate in B_FATES if fate not in dealt]))
        count = 2 if reach.fates[self.seat].marker else 1
        return Chance("next-fates", ASK_DEALT, Deal(left, count), self.seat, secret=True)

    def answer(self, table: ArcsTable, fates: tuple[str, ...], emit: Emit) -> None:
        reach = reach_of(table)
        reach.aftermath = reach.aftermath.with_next(self.seat, events.NextFate(fates))
        emit.to(self.seat, events.NextFatesDealt, self.seat, fates, len(fates))

    def problems(self, table: ArcsTable) -> list[str]:
        return check(table)


@dataclass(frozen=True, slots=True)
class ChooseNext(Step):
    """INTER-7.2: after a success the old fate or the one drawn, else one of the two, in secret."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        reach = reach_of(table)
        fate, dealt = reach.fates[self.seat], reach.aftermath.next[self.seat].dealt
        fates = dealt if fate.marker else (fate.id, *dealt)
        asked = Message("reach-ask-next-fate", {"succeeded": not fate.marker})
        return Decision(
            self.seat, "next-fate", asked, [FollowNext(each) for each in fates], secret=True
        )

    def answer(self, table: ArcsTable, option: FollowNext, emit: Emit) -> None:
        reach = reach_of(table)
        chosen = replace(reach.aftermath.next[self.seat], id=option.fate)
        reach.aftermath = reach.aftermath.with_next(self.seat, chosen)

    def problems(self, table: ArcsTable) -> list[str]:
        problems = check(table)
        if not problems and not reach_of(table).aftermath.next[self.seat].dealt:
            return [f"reach.aftermath.next[{self.seat}].dealt must hold fates to choose from"]
        return problems


def check(table: ArcsTable) -> list[str]:
    """What hinders the choice of fates on a table that was set out."""
    if has_reach(table) and len(reach_of(table).aftermath.next) == len(table.seats):
        return []
    return ["reach.aftermath.next must have an entry for every seat when fates are chosen"]


@dataclass(frozen=True, slots=True)
class RevealNext(Step):
    """INTER-7.2 and 7.3: all are turned up; who changes fate gives up what is not in play."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        for number in table.turn_order():
            fate = reach.aftermath.next[number].id
            emit(events.NextFateRevealed, number, fate, fate == reach.fates[number].id)
        for number in table.turn_order():
            if reach.aftermath.next[number].id != reach.fates[number].id:
                _change_fate(table, number, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return check(table)


def _change_fate(table: ArcsTable, number: int, emit: Emit) -> None:
    """INTER-7.3 and 7.4: cards behind the Resolution are scrapped, Favors it holds go home."""
    reach = reach_of(table)
    fate = reach.fates[number]
    scrap(table, reach.aftermath.kept_by(number), emit)
    if any(fate.favors):
        reach.change_fate(number, favors=(0,) * len(table.seats))
        emit(events.FavorsWentHome, number, sum(fate.favors))
    if fate.id == "partisan" and not fate.marker:
        scrap(table, (PARTISAN_SEIZING,), emit)
        clear_outrage(table, number, emit)


# INTER-3 and 4: steps B and C; the Court is cleared, and pieces and resources go home.


@dataclass(frozen=True, slots=True)
class ClearCourt(Step):
    """INTER-3.1 and 3.2: the row goes into the deck, agents home, the discard is scrapped."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        row = [offer.card for offer in table.court if offer.card not in ("", COUNCIL)]
        row += reach.attached.values()
        reach.attached = {}
        table.court = (Offer(COUNCIL, (0,) * len(table.seats)),)
        known = table_cards(row)
        table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *known)))
        table.buried = ()
        faithful = [card for card in row if card not in known]
        change(table, court=tuple(sorted((*reach.aftermath.court, *faithful))))
        emit(events.CourtCleared, tuple(row))
        discard, table.court_discard = table.court_discard, ()
        scrap(table, discard, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class ClearPieces(Step):
    """INTER-4.1 to 4.3: Trophies and Captives, the Trust and the League, the tokens on boxes."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count, reach = len(table.seats), reach_of(table)
        for seat in table.seats:
            seat.captives = (0,) * count
            seat.trophies, seat.spoils = (NO_PIECES,) * count, ()
        emit(PiecesReturned, True)
        emit(PiecesReturned, False)
        if reach.trust:
            trust, reach.trust = reach.trust, ()
            emit(events.TrustEmptied, trust)
        if table.phantoms:
            emit(events.BoxesEmptied)
        change(table, done=("A", "B", "C"))
        order = list(reversed(table.turn_order()))
        table.steps += [FitSlots(number) for number in order]
        table.steps += [EmptyLeague(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


# INTER-6: step E; the initiative goes to most Power, and Power is halved.

ASK_CONCEDE: Final = Message("reach-ask-concede")
FAR_BEHIND: Final = 15


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    """INTER-6.1 and 6.2: most Power leads, by the old turn order if tied; then half is lost.

    The marker's way here advances nobody: Resolutions are over.
    """

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        first = standings(table)[0]
        table.initiative = table.seat = first
        emit(events.MostPowerLeads, first, table.seats[first].power)
        results = []
        for seat, fate in zip(table.seats, reach_of(table).fates, strict=True):
            left = -(-seat.power // 2) if seat.power > 1 else seat.power
            results.append(events.ActResult(fate.id, fate.marker, seat.power, left))
            seat.power = left
        change(table, results=tuple(results))
        for number in table.turn_order():
            result = results[number]
            if result.power != result.halved:
                emit(events.PowerHalved, number, result.power, result.halved)
        last = standings(table)[-1]
        behind = table.seats[first].power - table.seats[last].power
        if len(table.seats) == FEWEST_SEATS and behind >= FAR_BEHIND:
            table.steps.append(MayConcede(last))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


@dataclass(frozen=True, slots=True)
class MayConcede(Step):
    """INTER-6.3: with two seats, who is 15 Power behind or more may concede the campaign."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "concede", ASK_CONCEDE, [GO_ON, CONCEDE])

    def answer(self, table: ArcsTable, option: Concede | GoOn, emit: Emit) -> None:
        if isinstance(option, Concede):
            change(table, conceded=self.seat)
            emit(events.CampaignConceded, self.seat)
            table.steps.clear()


# INTER-5: step D; Blight is repaired, and what is damaged is destroyed.

ASK_RETURN = Message("reach-ask-return")


@dataclass(frozen=True, slots=True)
class RepairAndDestroy(Step):
    """INTER-5.1 to 5.3: three passes over the map, each of which sees what the one before did."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        blight = reach_of(table).blight
        hurt = tuple([name for name, fresh in blight.items() if not fresh])
        for name in hurt:
            blight[name] = True
        if hurt:
            emit(events.BlightRepaired, hurt)
        for name in table.systems:
            _destroy_wrecks(table, name, emit)
        for name in table.systems:
            _overrun(table, name, emit)
        order = list(reversed(table.turn_order()))
        table.steps += [ReturnToMap(number) for number in order]
        table.steps += [FitSlots(number) for number in order]

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]


def _destroy_wrecks(table: ArcsTable, system: str, emit: Emit) -> None:
    """INTER-5.2: whoever owns them; nobody takes them as Trophies."""
    fleets = [*[seat.hurt for seat in table.seats], reach_of(table).hurt]
    ships = sum([fleet.pop(system, 0) for fleet in fleets])
    buildings = [each for each in table.buildings_at(system) if not each.fresh]
    for each in buildings:
        table.replace_building(each)
    if ships or buildings:
        emit(events.WrecksDestroyed, system, ships, len(buildings))


def _overrun(table: ArcsTable, system: str, emit: Emit) -> None:
    """INTER-5.3: Imperial ships count as ships, too."""
    reach, buildings = reach_of(table), table.buildings_at(system)
    is_held = reach.ships_at(system) or any(seat.ships_at(system) for seat in table.seats)
    if system not in reach.blight or is_held or not buildings:
        return
    for each in buildings:
        table.replace_building(each)
    emit(events.BlightOverran, system, len(buildings))


@dataclass(frozen=True, slots=True)
class ReturnToMap(Step):
    """INTER-5.5: a player without ships and starports on the map puts three ships at one gate."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        if not self._is_lost(table):
            return None
        gates = [Choose(name) for name in table.systems if SYSTEMS[name].is_gate]
        return Decision(self.seat, "gate", ASK_RETURN, gates)

    def _is_lost(self, table: ArcsTable) -> bool:
        return not (table.on_map(self.seat, SHIP) or table.on_map(self.seat, STARPORT))

    def answer(self, table: ArcsTable, option: Choose | None, emit: Emit) -> None:
        if option is not None:
            place_ships(table, self.seat, option.name, SHIPS_FOR_THE_LOST, emit)


# INTER-1: how the Intermission begins from the last table of Act I, and its steps in order.

CLAUSES: Final = {letter: f"INTER-{number}.1" for number, letter in enumerate(events.STEPS, 2)}


def hinders(table: ArcsTable) -> str:
    """Why no Intermission can follow on a table, in one sentence; "" where it can."""
    if not has_reach(table):
        return "an Intermission follows only in the campaign"
    reach = reach_of(table)
    if reach.aftermath != events.NOT_BEGUN:
        return "the Intermission of this campaign has begun already"
    if table.steps or table.chapter < CHAPTERS:
        return "the Act is not over yet"
    if any(fate.id not in RESOLUTIONS for fate in reach.fates):
        return "every seat must follow a fate of Act I"
    if reach.council == "tucked" or table.boxes:
        return "the last chapter must be cleaned up: markers off, the Council in the Court"
    return ""


def intermission_of(table: ArcsTable) -> ArcsTable:
    """INTER-1.1: the table of an Act that is over, as the Intermission begins on it.

    Raises InputError with one sentence where none can.
    """
    problem = hinders(table)
    if problem:
        raise InputError(problem)
    begun = table.copy()
    begun.steps = [EndIntermission(), BeginStep(events.STEPS[0])]
    return begun


@dataclass(frozen=True, slots=True)
class BeginStep(Step):
    """INTER-1.1: a step of the Intermission, and after it the next one."""

    letter: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        place = events.STEPS.index(self.letter)
        change(table, done=events.STEPS[:place])
        if self.letter != events.STEPS[-1]:
            table.steps.append(BeginStep(events.STEPS[place + 1]))
        table.steps += reversed([*_steps_of(table, self.letter)])
        emit(events.StepBegan, self.letter, CLAUSES[self.letter])

    def problems(self, table: ArcsTable) -> list[str]:
        if not has_reach(table):
            return ["only the campaign has an Intermission"]
        if self.letter not in events.STEPS:
            return [
                f"the step on top begins '{self.letter}'; the steps are {', '.join(events.STEPS)}"
            ]
        return []


def _steps_of(table: ArcsTable, letter: str) -> Iterator[Step]:
    match letter:
        case "A":
            yield from [ResolveFate(number) for number in table.turn_order()]
        case "B":
            yield ClearCourt()
        case "C":
            yield ClearPieces()
        case "D":
            yield RepairAndDestroy()
        case "E":
            yield Reckon()
        case _:
            yield ChooseFates()


@dataclass(frozen=True, slots=True)
class EndIntermission(Step):
    """INTER-1.2: Act II would be set up now; that is for the real table."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        change(table, done=events.STEPS)
        emit(events.IntermissionEnded)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has an Intermission"]
