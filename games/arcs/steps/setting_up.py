"""Setting up: the setup card, homes, leaders and lore, and what leaders say of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import board, court, moves, table_chores
from games.arcs import rule_queries as q
from games.arcs.events import AmbitionDeclared, AmbitionsScored, CardSecured, SetupDrawn
from games.arcs.moves import OneCard, OneSeat, OneSetup
from games.arcs.parts import NO_TOKEN, Building, Lying, Offer, Rules, changed, new_seat, without
from games.arcs.rule_hooks import ORDERED, SPEAKERS, DiscardAllOf, follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps.court import Refill, influence_options, place_agent, receive_court_card
from games.arcs.steps.effects import GainAny
from games.arcs.steps.rounds import StartChapter

# Leaders and lore: the rows, who takes what, and what leaders say of the set-up.

ASK_DRAFT: Final = Message("ask-draft")
ASK_LEADER: Final = Message("ask-leader")
ASK_LORE: Final = Message("ask-lore")

LEADER, LORE_CARD = "leader", "lore"
BOXES = {LEADER: tuple(court.LEADERS), LORE_CARD: court.BASE_LORE}


def take_card(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """LEAD-1.2: a leader or a lore card comes to a seat; lore may bring a slot (LORE-1.12)."""
    seat = table.seats[number]
    table.draft = tuple([each for each in table.draft if each != card])
    if card in court.LEADERS:
        seat.leader = card
    else:
        seat.lore += (card,)
        seat.slots += (NO_TOKEN,) * court.LORE[card].adds_slot
    emit(court.CardTaken, number, card)


def left_in_box(table: ArcsTable, kind: str, among: Collection[str] = ()) -> tuple[str, ...]:
    """The leaders or the lore cards that nobody has and that do not lie open."""
    gone = {*table.draft, *[seat.leader for seat in table.seats]}
    gone.update(*[seat.lore for seat in table.seats])
    return tuple(
        [each for each in BOXES[kind] if each not in gone and (not among or each in among)]
    )


@dataclass(frozen=True, slots=True)
class LayDraft(Step):
    """LEAD-1.1 and 1.2: one leader and one lore card more than players who take them."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        order = table.turn_order()
        dealt = [number for number in order if query(table, q.DealtFrom(number), ())]
        drafting = [number for number in order if number not in dealt]
        steps: list[Step] = [EndDraft()]
        if drafting:
            steps += [DraftCard(number) for number in drafting] * 2
            steps += [TellDraft()]
            for kind in (LORE_CARD, LEADER):
                steps += [TurnUp(kind)] * (len(drafting) + 1)
        for number in reversed(dealt):
            steps += [DealCard(number, LORE_CARD), DealCard(number, LEADER)]
        table.steps += steps


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """LEAD-1.1: a leader, or a lore card, comes into the row."""

    kind: str

    def ask(self, table: ArcsTable) -> Chance:
        asked = ASK_LEADER if self.kind == LEADER else ASK_LORE
        return Chance("draft", asked, OneCard(left_in_box(table, self.kind)))

    def answer(self, table: ArcsTable, card: str, emit: Emit) -> None:
        table.draft += (card,)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.kind in BOXES else ["the step on top turns up no leader and no lore"]


@dataclass(frozen=True, slots=True)
class DealCard(Step):
    """LEAD-1.7: a seat that does not draft is dealt one of a few leaders or lore cards."""

    seat: int
    kind: str

    def ask(self, table: ArcsTable) -> Chance | None:
        few = query(table, q.DealtFrom(self.seat), ())
        left = left_in_box(table, self.kind, few)
        if not left:
            return None
        key = "ask-deal-leader" if self.kind == LEADER else "ask-deal-lore"
        return Chance("draft", Message(key, {"cards": tuple(map(board.CARD, left))}), OneCard(left))

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is not None:
            take_card(table, self.seat, card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.kind in BOXES else ["the step on top deals no leader and no lore"]


@dataclass(frozen=True, slots=True)
class TellDraft(Step):
    """LEAD-1.1: the rows are revealed."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        emit(court.DraftLaid, table.draft)


@dataclass(frozen=True, slots=True)
class DraftCard(Step):
    """LEAD-1.2: one card of the rows, of a kind that the seat does not have yet."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        seat = table.seats[self.seat]
        options = [
            moves.Take(card)
            for card in table.draft
            if not (seat.leader if card in court.LEADERS else seat.lore)
        ]
        return Decision(self.seat, "draft", ASK_DRAFT, options)

    def answer(self, table: ArcsTable, option: moves.Take, emit: Emit) -> None:
        take_card(table, self.seat, option.card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        seat = table.seats[self.seat]
        kinds = [bool(card in court.LEADERS) for card in table.draft]
        if not ((True in kinds and not seat.leader) or (False in kinds and not seat.lore)):
            return ["the step on top drafts, but draft has no card for it"]
        return []


@dataclass(frozen=True, slots=True)
class EndDraft(Step):
    """LEAD-1.2: what nobody took returns to the box."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if table.draft:
            emit(table_chores.DraftPutAway, table.draft)
        table.draft = ()


@dataclass(frozen=True, slots=True)
class SettleLeaders(Step):
    """LEAD-1.5: in turn order everybody resolves the setup text of the leader."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.steps += [SettleIn(number) for number in reversed(table.turn_order())]


@dataclass(frozen=True, slots=True)
class SettleIn(Step):
    """LEAD-1.5: one seat's turn to do so."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        follow_up(table, q.SettlesIn(self.seat))


# Setting up: who begins, the setup card, homes, and the Court row.

ASK_SETUP: Final = Message("ask-setup")


def new_table(rules: Rules, supercats: Sequence[str]) -> ArcsTable:
    """A table before anything is drawn, with a seat for each: a SUPERCAT's version, or none."""
    count = len(supercats)
    steps: list[Step] = [StartChapter(), LayCourt(), PlaceHomes(), DrawSetup(), DrawFirst()]
    if rules.leaders == "on":
        steps[1:3] = [SettleLeaders(), PlaceHomes(), LayDraft(), LayCourt()]
    return ArcsTable(
        rules,
        [new_seat(count, each) for each in supercats],
        court_deck=tuple(sorted(court.BASE_COURT)),
        pile=(tuple([Lying(card) for card in board.deck(count)]),),
        steps=steps,
    )


@dataclass(frozen=True, slots=True)
class DrawFirst(Step):
    """ARCS-3.4: a random player gets the initiative."""

    def ask(self, table: ArcsTable) -> Chance:
        seats: tuple[int, ...] = query(table, q.FirstSeats(), tuple(range(len(table.seats))))
        asked = Message("ask-first", {"seats": tuple([SeatNumber(each) for each in seats])})
        return Chance("first", asked, OneSeat(seats))

    def answer(self, table: ArcsTable, seat: int, emit: Emit) -> None:
        table.initiative = table.seat = seat
        emit(table_chores.InitiativeGiven, seat)


@dataclass(frozen=True, slots=True)
class DrawSetup(Step):
    """ARCS-3.2: the setup card says which clusters are out and where all begin."""

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("setup", ASK_SETUP, OneSetup(board.setup_cards(len(table.seats))))

    def answer(self, table: ArcsTable, name: str, emit: Emit) -> None:
        table.setup = name
        emit(SetupDrawn, name, board.SETUP_CARDS[name].name, table.initiative)
        if table.phantoms:
            emit(table_chores.PhantomsLaid, table.phantoms)


@dataclass(frozen=True, slots=True)
class PlaceHomes(Step):
    """ARCS-3.5 and 3.6: everybody's first pieces go to the places of the setup card."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        homes = board.SETUP_CARDS[table.setup].homes
        for number, home in zip(table.turn_order(), homes, strict=True):
            self._place(table, number, "A", home.city, emit)
            self._place(table, number, "B", home.starport, emit)
            for outpost in home.outposts:
                self._place(table, number, "C", outpost, emit)
            types = (board.SYSTEMS[home.city].resource, board.SYSTEMS[home.starport].resource)
            for slot, resource in enumerate(query(table, q.FirstResources(number), types)):
                if table.tokens_free(resource):
                    seat = table.seats[number]
                    seat.slots = changed(seat.slots, slot, resource)
                    emit(table_chores.ResourceLaid, number, resource, slot + 1)

    def _place(
        self, table: ArcsTable, number: int, place: str, system: str, emit: Emit
    ) -> None:  # fmt: skip
        start: court.Start = query(table, q.StartAt(number, place), court.STANDARD[place])
        table.buildings += (Building(number, "city", system),) * start.cities
        table.buildings += (Building(number, "starport", system),) * start.starports
        table.seats[number].add_ships(system, start.ships)
        emit(table_chores.HomeLaid, number, system, start.cities, start.starports, start.ships)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.setup else ["setup must name a setup card when first pieces are placed"]


@dataclass(frozen=True, slots=True)
class LayCourt(Step):
    """ARCS-3.9: the Court row."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count = len(table.seats)
        table.court = (Offer("", (0,) * count),) * board.COURT_ROW[count]
        table.steps += [Refill()] * board.COURT_ROW[count]

    def problems(self, table: ArcsTable) -> list[str]:
        return ["court must be empty when it is laid"] if table.court else []


# What leaders say of the set-up, of scoring, and of declaring.

ASK_AGENT: Final = Message("ask-agent")
ASK_DRAW_COURT: Final = Message("ask-draw-court")
ASK_DRAW_LORE: Final = Message("ask-draw-lore")


def _starts(seat: int, card: str, effect: court.Effect) -> RuleHook:
    leader = court.LEADERS[card]

    def pieces(table: ArcsTable, asked: q.StartAt, usual: Any) -> Any:
        return leader.starts[asked.place] if asked.seat == seat else usual

    def resources(table: ArcsTable, asked: q.FirstResources, usual: Any) -> Any:
        return leader.resources if asked.seat == seat else usual

    return RuleHook(card, "LEAD-1.3", {q.StartAt: pieces, q.FirstResources: resources})


def _settles(clause: str, step: Callable[[int, court.Effect], Step]) -> Callable[..., RuleHook]:
    """A trait that is carried out once, in the set-up."""

    def speaker(seat: int, card: str, effect: court.Effect) -> RuleHook:
        def after(table: ArcsTable, event: q.SettlesIn) -> Iterable[Step]:
            return (step(seat, effect),) if event.seat == seat else ()

        return RuleHook(card, clause, after={q.SettlesIn: after})

    return speaker


@dataclass(frozen=True, slots=True)
class CoverIcon(Step):
    """LEAD-2.1: an Outrage icon has an agent from the beginning."""

    seat: int
    resource: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        covered = {*seat.outrage, self.resource}
        seat.outrage = tuple([each for each in board.RESOURCES if each in covered])
        emit(court.OutrageSet, self.seat, self.resource)

    def problems(self, table: ArcsTable) -> list[str]:
        return (
            []
            if self.resource in board.RESOURCES
            else ["the step on top covers no resource's icon"]
        )


@dataclass(frozen=True, slots=True)
class ScrapPieces(Step):
    """LEAD-2.2 and 2.3: pieces that never come into the game."""

    seat: int
    kind: str
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat, place = table.seats[self.seat], board.PIECES.index(self.kind)
        seat.scrapped = changed(seat.scrapped, place, seat.scrapped[place] + self.count)
        emit(court.PiecesScrapped, self.seat, self.kind, self.count)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.kind not in board.PIECES or self.count > table.in_supply(self.seat, self.kind):
            return ["the step on top scraps pieces that are not there"]
        return []


@dataclass(frozen=True, slots=True)
class DrawLore(Step):
    """LEAD-2.4: lore cards are drawn one by one; `keeps` of them are kept."""

    seat: int
    left: int
    keeps: int
    drawn: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Chance:
        cards = [each for each in left_in_box(table, LORE_CARD) if each not in self.drawn]
        return Chance("draft", ASK_DRAW_LORE, OneCard(tuple(cards)))

    def answer(self, table: ArcsTable, card: str, emit: Emit) -> None:
        drawn = (*self.drawn, card)
        if self.left > 1:
            table.steps.append(DrawLore(self.seat, self.left - 1, self.keeps, drawn))
        else:
            emit(court.LoreDrawn, self.seat, drawn)
            table.steps.append(KeepLore(self.seat, self.keeps, drawn))

    def problems(self, table: ArcsTable) -> list[str]:
        box, count = left_in_box(table, LORE_CARD), len(self.drawn) + self.left
        if not self.left or count > len(box) or not set(self.drawn) <= set(box):
            return ["the step on top draws lore that is not there"]
        if not 0 < self.keeps <= count:
            return [f"the step on top keeps {self.keeps} of {count} lore cards"]
        return []


@dataclass(frozen=True, slots=True)
class KeepLore(Step):
    """LEAD-2.4: one after the other is kept; the others go back into the box."""

    seat: int
    keeps: int
    drawn: tuple[str, ...]

    def ask(self, table: ArcsTable) -> Decision:
        options = [moves.Take(card) for card in self.drawn]
        return Decision(
            self.seat, "draft", Message("ask-keep-lore", {"count": self.keeps}), options
        )

    def answer(self, table: ArcsTable, option: moves.Take, emit: Emit) -> None:
        take_card(table, self.seat, option.card, emit)
        rest = without(self.drawn, option.card)
        if self.keeps > 1:
            table.steps.append(KeepLore(self.seat, self.keeps - 1, rest))
        elif rest:
            emit(table_chores.DraftPutAway, rest)

    def problems(self, table: ArcsTable) -> list[str]:
        box = left_in_box(table, LORE_CARD)
        if self.keeps < 1 or len(self.drawn) < self.keeps or not set(self.drawn) <= set(box):
            return ["the step on top keeps lore that is not there"]
        return []


def _pays_second(seat: int, card: str, effect: court.Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.PowerFor, worth: tuple[int, int]
    ) -> tuple[int, int]:  # fmt: skip
        if asked.seat != seat or asked.ambition not in effect.ambitions:
            return worth
        return (asked.second, 0) if asked.place == 1 else (0, 0)

    return RuleHook(card, "LEAD-3.1", {q.PowerFor: rule})


def _pays_first_only(seat: int, card: str, effect: court.Effect) -> RuleHook:
    def rule(
        table: ArcsTable, asked: q.PowerFor, worth: tuple[int, int]
    ) -> tuple[int, int]:  # fmt: skip
        return worth if asked.seat != seat or asked.place == 1 else (0, 0)

    return RuleHook(card, "LEAD-3.2", {q.PowerFor: rule})


def _discards_after(seat: int, card: str, effect: court.Effect) -> RuleHook:
    def after(table: ArcsTable, event: AmbitionsScored) -> Iterable[Step]:
        scored = set(effect.ambitions) & set(event.ambitions)
        return (DiscardAllOf(seat, effect.resource),) if scored else ()

    return RuleHook(card, "LEAD-3.3", after={AmbitionsScored: after})


def _declaring(clause: str, step: Callable[[int], Step]) -> Callable[..., RuleHook]:
    """A trait that does something when its seat declares."""

    def speaker(seat: int, card: str, effect: court.Effect) -> RuleHook:
        def after(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
            return (step(seat),) if event.seat == seat else ()

        return RuleHook(card, clause, after={AmbitionDeclared: after})

    return speaker


@dataclass(frozen=True, slots=True)
class PlaceAgents(Step):
    """LEAD-5.2: up to one agent comes onto each Court card."""

    seat: int
    done: tuple[str, ...] = ()

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = [each for each in influence_options(table, self.seat) if each.card not in self.done]
        if not cards:
            return None
        return Decision(self.seat, "agent", ASK_AGENT, [moves.GO_ON, *cards])

    def answer(
        self, table: ArcsTable, option: moves.Influence | moves.GoOn | None, emit: Emit
    ) -> None:
        if isinstance(option, moves.Influence):
            table.steps.append(PlaceAgents(self.seat, (*self.done, option.card)))
            place_agent(table, self.seat, option.card, emit)


def _pays_to_declare(seat: int, card: str, effect: court.Effect) -> RuleHook:
    def rule(table: ArcsTable, asked: q.CanDeclare, can: bool) -> bool:
        return can and (asked.seat != seat or bool(_gifts(table, seat, asked.needed)))

    def after(table: ArcsTable, event: q.AboutToDeclare) -> Iterable[Step]:
        return (GiveGuildCard(seat, event.needed),) if event.seat == seat else ()

    return RuleHook(card, "LEAD-5.3", {q.CanDeclare: rule}, {q.AboutToDeclare: after})


def _gifts(table: ArcsTable, number: int, needed: str) -> list[str]:
    """LEAD-5.3: what a seat can give to declare; not the card that lets it do so."""
    keeps = table.rules.holds("feastbringer-gives-bards")
    return [card for card in table.seats[number].cards if card != needed or not keeps]


@dataclass(frozen=True, slots=True)
class GiveGuildCard(Step):
    """LEAD-5.3: a guild card goes to the rival with the least Power, first in turn order."""

    seat: int
    needed: str = ""

    def ask(self, table: ArcsTable) -> Decision | None:
        cards = _gifts(table, self.seat, self.needed)
        if len(cards) < 2:
            return None
        options = [moves.GiveCard(card) for card in cards]
        asked = Message("ask-give", {"rival": SeatNumber(self.poorest(table))})
        return Decision(self.seat, "give", asked, options)

    def poorest(self, table: ArcsTable) -> int:
        rivals = [number for number in table.turn_order() if number != self.seat]
        return min(rivals, key=lambda number: table.seats[number].power)

    def answer(self, table: ArcsTable, option: moves.GiveCard | None, emit: Emit) -> None:
        seat, rival = table.seats[self.seat], self.poorest(table)
        card = option.card if option else _gifts(table, self.seat, self.needed)[0]
        seat.cards = without(seat.cards, card)
        table.seats[rival].cards += (card,)
        emit(court.CardGiven, self.seat, rival, card)

    def problems(self, table: ArcsTable) -> list[str]:
        held = _gifts(table, self.seat, self.needed)
        return [] if held else [f"seats[{self.seat}].cards holds nothing to give"]


def _secures_top(seat: int, card: str, effect: court.Effect) -> RuleHook:
    def after(table: ArcsTable, event: AmbitionDeclared) -> Iterable[Step]:
        is_new = len(table.boxes[event.ambition]) == 1
        return (SecureTop(seat),) if event.seat == seat and is_new else ()

    return RuleHook(card, "LEAD-5.4", after={AmbitionDeclared: after})


@dataclass(frozen=True, slots=True)
class SecureTop(Step):
    """LEAD-5.4: the top card of the Court deck is secured; the last ones are those buried."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        if not table.court_deck:
            return None
        return Chance("court", ASK_DRAW_COURT, OneCard(table.court_deck))

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is not None:
            table.court_deck = tuple([each for each in table.court_deck if each != card])
        elif table.buried:
            card, *rest = table.buried
            table.buried = tuple(rest)
        else:
            return
        receive_court_card(table, self.seat, card)
        emit(CardSecured, self.seat, card, 0, is_top=True)


ORDERED[AmbitionDeclared] |= {GainAny, PlaceAgents, SecureTop}
SPEAKERS.update(
    {
        "starts_with_own_pieces": _starts,
        "starts_with_outrage": _settles("LEAD-2.1", lambda seat, e: CoverIcon(seat, e.resource)),
        "starts_without": _settles("LEAD-2.2", lambda seat, e: ScrapPieces(seat, e.where, e.n)),
        "draws_lore": _settles("LEAD-2.4", lambda seat, e: DrawLore(seat, e.n, int(e.amount))),
        "first_pays_as_second": _pays_second,
        "only_unshared_first_pays": _pays_first_only,
        "discards_after_scoring": _discards_after,
        "declaring_gains_any": _declaring("LEAD-5.1", GainAny),
        "declaring_places_agents": _declaring("LEAD-5.2", PlaceAgents),
        "declaring_costs_guild_card": _pays_to_declare,
        "declaring_secures_top_card": _secures_top,
    }
)
