"""The table of Arcs in plain text, for the text client."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from games.arcs.board import AMBITIONS, HIDDEN, PIECES, card_name, listed, system_name
from games.arcs.court import court_name
from games.arcs.events import counted
from games.arcs.expansion import ByMode
from games.arcs.leaders import LEADERS, named
from games.arcs.parts import NOBODY, Seat
from games.arcs.reach_box import OWNERS
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ambition_count
from games.arcs.words import ships_words


def describe(table: ArcsTable, names: Voice) -> str:
    """Ambitions, the Court, every system with pieces, every seat, and the cards of the round."""
    lines = [_heading(table, names), "", "Ambitions", *_ambitions(table), "", "Court"]
    lines += [f"  {_offer(table, place, names)}" for place in range(len(table.court))]
    more = OTHERS.of(table)
    lines += more.of_table(table, names)
    if table.draft:
        lines += ["", "To be taken", *_draft(table)]
    lines += ["", "Map", *_map(table, names), ""]
    for number in table.turn_order():
        lines += _seat(table, number, names)
    if table.trick:
        lines += ["", "This round", *_trick(table, names)]
    lines += more.at_the_end(table, names)
    return "\n".join(lines)


class OtherLines:
    """What an expansion tells besides; the base game's are those of leaders and lore."""

    def of_table(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        """What lies on the table, after the Court."""
        return ()

    def in_system(self, table: ArcsTable, system: str, names: Voice) -> Iterable[str]:
        """The pieces in a system that are no seat's."""
        return ()

    def of_seat(self, table: ArcsTable, number: int, names: Voice) -> Iterable[str]:
        """What a seat has before its resources."""
        lore = table.seats[number].lore
        return [f"  Lore: {', '.join(named(card) for card in lore)}"] if lore else []

    def at_the_end(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        """What is going on."""
        return ()


OTHERS: Final = ByMode(OtherLines())


def _heading(table: ArcsTable, voice: Voice) -> str:
    if table.is_over:
        return voice.say(Said("table-over"))
    if not table.chapter:
        return voice.say(Said("table-setting-up"))
    holder = SeatNumber(table.initiative)
    args = {"chapter": table.chapter, "round": table.round, "seat": holder}
    return voice.say(Said("table-playing", args))


def _ambitions(table: ArcsTable) -> Iterator[str]:
    for ambition in AMBITIONS:
        counts = [ambition_count(table, number, ambition) for number in range(len(table.seats))]
        values = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
        worth = ", ".join(f"{first}/{second}" for first, second in values) or "not declared"
        yield f"  {ambition.capitalize()}: {worth}; {' '.join(map(str, counts))}"
    free = [table.marker_value(marker) for marker in table.free_markers]
    yield f"  Markers left: {', '.join(f'{first}/{second}' for first, second in free) or 'none'}"


def _offer(table: ArcsTable, place: int, names: Sequence[str]) -> str:
    offer = table.court[place]
    if not offer.card:
        return "(being refilled)"
    agents = [f"{names[number]} {count}" for number, count in enumerate(offer.agents) if count]
    return f"{court_name(offer.card)}: {', '.join(agents) or 'no agents'}"


def _draft(table: ArcsTable) -> Iterator[str]:
    leaders = [named(card) for card in table.draft if card in LEADERS]
    lore = [named(card) for card in table.draft if card not in LEADERS]
    yield f"  Leaders: {', '.join(leaders) or 'none'}"
    yield f"  Lore: {', '.join(lore) or 'none'}"


def _map(table: ArcsTable, names: Voice) -> Iterator[str]:
    for system in table.systems:
        things = []
        for number, seat in enumerate(table.seats):
            fresh, hurt = seat.fresh.get(system, 0), seat.hurt.get(system, 0)
            own = [ships_words(fresh, hurt)] if fresh or hurt else []
            own += [
                f"{'' if each.fresh else 'damaged '}{each.kind}{' (beside)' if each.beside else ''}"
                for each in table.buildings_at(system, number)
            ]
            if own:
                things.append(f"{names[number]} {listed(own)}")
        changed = table.reshaped.get(system)
        if changed:
            things.insert(0, f"a planet of {changed.capitalize()}")
        things += OTHERS.of(table).in_system(table, system, names)
        if things:
            holder = table.controller(system)
            control = "" if holder == NOBODY else f" [{OWNERS.get(holder) or names[holder]}]"
            yield f"  {system_name(system)}{control}: {'; '.join(things)}"


def _seat(table: ArcsTable, number: int, names: Voice) -> Iterator[str]:
    seat = table.seats[number]
    yield f"{names[number]}: {seat.power} Power"
    yield _hand(seat)
    if seat.leader:
        yield f"  Leader: {named(seat.leader)}"
    yield from OTHERS.of(table).of_seat(table, number, names)
    opened = [seat.slots[place] for place in table.open_places(number)]
    yield f"  Resources: {', '.join(token or '-' for token in opened)}"
    if seat.cards:
        yield f"  Guilds: {', '.join(court_name(card) for card in seat.cards)}"
    yield from _boxes(seat)


def _hand(seat: Seat) -> str:
    known = ", ".join([card_name(card) for card in seat.hand if card != HIDDEN])
    if seat.supercat is None:
        return f"  Hand: {known or counted(len(seat.hand), 'card')}"
    seize = f", seize counter {seat.supercat.seize}" if seat.supercat.seize else ""
    shown = f", open {known}" if seat.hand else ""
    return f"  SUPERCAT: {counted(seat.cards_left, 'card')} left{seize}{shown}"


def _boxes(seat: Seat) -> Iterator[str]:
    if any(seat.captives):
        yield f"  Captives: {sum(seat.captives)}"
    totals = [sum(held[place] for held in seat.trophies) for place in range(len(PIECES))]
    if any(totals):
        held = [counted(n, kind) for n, kind in zip(totals, PIECES, strict=True) if n]
        yield f"  Trophies: {listed(held)}"
    if seat.outrage:
        yield f"  Outrage: {', '.join(seat.outrage)}"


def _trick(table: ArcsTable, names: Sequence[str]) -> Iterator[str]:
    for each in table.trick:
        zero = " (counts as 0)" if table.zeroed and each.how == "lead" else ""
        yield f"  {names[each.seat]} {each.how}: {card_name(each.card)}{zero}"
    for extra in table.extras:
        yield f"  {names[extra.seat]} gave a card to seize"
