"""The messages of Arcs, and its table in plain text for the text client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from engine.core.decision import Reason, ReasonOutcome
from engine.text.message import Fixed, Message, SeatNumber, Share
from engine.text.voice import Voice, voice_of
from games.arcs import board
from games.arcs.card import TEN, VERSIONS
from games.arcs.court import COURT, LEADERS, LORE, card_words
from games.arcs.events import CardCopied, CardPlayed, InitiativeSeized, UnionAttached
from games.arcs.expansion import ByMode
from games.arcs.moves import EMPTY_SLOT, seats_named
from games.arcs.odds import fight_of, fresh_defenders, mean, odds_of
from games.arcs.parts import NOBODY, Building, Played, Seat
from games.arcs.rule_hooks import ambition_count, phantom_count, supply, types_of
from games.arcs.state import ArcsTable


def describe(table: ArcsTable, names: Voice) -> str:
    more = OTHERS.of(table)
    lines = [names.say(_heading(table))]
    lines += _part(names, "table-ambitions", ambition_lines(table))
    lines += _part(names, "table-court", _court(table))
    lines += more.of_table(table, names)
    if table.draft:
        lines += _part(names, "table-draft", _draft(table))
    lines += ["", names.say(Message("table-map")), *_map(table, names), ""]
    for number in table.turn_order():
        lines += _seat(table, number, names)
    if table.trick:
        lines += _part(names, "table-round", _trick(table))
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
        lore = tuple(map(board.CARD, table.seats[number].lore))
        return _indented(names, [Message("table-lore", {"cards": lore})] if lore else [])

    def odds(self, table: ArcsTable) -> Iterable[Message]:
        """The chances that bear on what is asked."""
        return ()

    def at_the_end(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        """What is going on."""
        return ()


OTHERS: Final = ByMode(OtherLines())


def _part(voice: Voice, heading: str, lines: Iterable[Message]) -> list[str]:
    return ["", voice.say(Message(heading)), *_indented(voice, lines)]


def _indented(voice: Voice, lines: Iterable[Message]) -> list[str]:
    return [f"  {voice.say(line)}" for line in lines]


def _heading(table: ArcsTable) -> Message:
    if table.is_over:
        return Message("table-over")
    if not table.chapter:
        return Message("table-setting-up")
    holder = SeatNumber(table.initiative)
    return Message(
        "table-playing", {"chapter": table.chapter, "round": table.round, "seat": holder}
    )


# -- ambitions and cards --------------------------------------------------------------------------


def ambition_lines(table: ArcsTable) -> Iterator[Message]:
    for ambition in board.AMBITIONS:
        values = _worth(table, table.boxes.get(ambition, ()))
        args = {"ambition": board.AMBITION(ambition), "counts": _rivalry(table, ambition)}
        yield Message("table-declared", {**args, "values": values}) if values else (
            Message("table-undeclared", args)
        )  # fmt: skip
    markers = _worth(table, table.free_markers)
    yield Message("table-markers", {"values": markers}) if markers else Message("table-no-markers")


def _worth(table: ArcsTable, markers: Iterable[int]) -> tuple[Message, ...]:
    values = map(table.marker_value, markers)
    return tuple([Message("table-worth", {"first": one, "second": two}) for one, two in values])


def _rivalry(table: ArcsTable, ambition: str) -> tuple[Message, ...]:
    """What everybody has for an ambition; ARCS-10.6: of two players the third, too."""
    counts = [ambition_count(table, number, ambition) for number in range(len(table.seats))]
    third = phantom_count(table, ambition)
    others = [Message("table-third-player", {"count": third})] if table.phantoms else []
    return (*map(_count_of, range(len(counts)), counts), *others)


def _count_of(number: int, count: int) -> Message:
    return Message("table-count-of", {"seat": SeatNumber(number), "count": count})


def _of_each(counts: Sequence[int]) -> tuple[Message, ...]:
    """How many of each seat, where there are any."""
    return tuple([_count_of(number, count) for number, count in enumerate(counts) if count])


def _court(table: ArcsTable) -> Iterator[Message]:
    for offer in table.court:
        if not offer.card:
            yield Message("table-refilling")
            continue
        agents, card = _of_each(offer.agents), _card(table, offer.card)
        yield Message("table-offer", {"card": card, "agents": agents}) if agents else (
            Message("table-offer-alone", {"card": card})
        )  # fmt: skip
    yield Message("table-court-deck", {"count": len(table.court_deck) + len(table.buried)})
    if table.court_discard:
        yield Message("table-court-discard", {"cards": tuple(map(board.CARD, table.court_discard))})


def _card(table: ArcsTable, card: str) -> Message:
    named: dict[str, Any] = {"card": board.CARD(card)}
    if card in LORE:
        return Message("table-lore-card", named)
    known = COURT.get(card)
    if known is None or not known.clauses:
        return Message("table-card", named)
    if not known.is_guild:
        return Message("table-vox", named)
    suit = {**named, "suit": board.TOKEN(known.suit)}
    if known.is_protected:
        return Message("table-guild-protected", suit)
    return Message("table-guild", {**suit, "keys": table.raid_cost(card)})


def _draft(table: ArcsTable) -> Iterator[Message]:
    leaders = tuple([board.CARD(card) for card in table.draft if card in LEADERS])
    lore = tuple([board.CARD(card) for card in table.draft if card not in LEADERS])
    if leaders:
        yield Message("table-leaders", {"cards": leaders})
    if lore:
        yield Message("table-lore", {"cards": lore})


def _trick(table: ArcsTable) -> Iterator[Message]:
    for each in table.trick:
        line = _played(each)
        zeroed = table.zeroed and each.how == "lead"
        yield Message("table-zeroed", {"line": line}) if zeroed else line
    for extra in table.extras:
        yield InitiativeSeized(extra.seat, extra.card).said()
    for laid in table.unions:
        yield UnionAttached(laid.seat, laid.union, laid.card).said()


def _played(played: Played) -> Message:
    if played.how == "copy":
        return CardCopied(played.seat, played.card).said()
    return CardPlayed(played.seat, played.card, played.how).said()


# -- the map --------------------------------------------------------------------------------------


def _map(table: ArcsTable, voice: Voice) -> Iterator[str]:
    for system in table.systems:
        things = [*map(voice.say, _pieces(table, system))]
        things += OTHERS.of(table).in_system(table, system, voice)
        here = voice.say(_system(table, system))
        there = "; ".join(things) or voice.say(Message("table-empty"))
        yield f"  {here}: {there}"
    if table.out:
        yield f"  {voice.say(Message('table-out', {'clusters': tuple(table.out)}))}"
    left = [Message("table-tokens", {"resource": board.TOKEN(each), "count": supply(table, each)})
            for each in board.RESOURCES]  # fmt: skip
    yield f"  {voice.say(Message('table-tokens-left', {'tokens': tuple(left)}))}"


def _system(table: ArcsTable, system: str) -> Message:
    facts, holder = [], table.controller(system)
    types = types_of(table, system)
    if types:
        facts.append(Message("table-types", {"types": tuple(map(board.TOKEN, types))}))
    if board.SYSTEMS[system].slots:
        free = max(0, table.empty_building_slots(system))
        facts.append(
            Message("table-slots-free", {"free": free, "slots": board.SYSTEMS[system].slots})
        )
    if holder != NOBODY:
        facts.append(Message("table-controlled", {"holder": board.OWNER(holder)}))
    named = {"system": board.SYSTEM(system), "facts": tuple(facts)}
    return Message("table-system", named) if facts else Message("table-system-alone", named)


def _pieces(table: ArcsTable, system: str) -> Iterator[Message]:
    for number, seat in enumerate(table.seats):
        fresh, hurt = seat.fresh.get(system, 0), seat.hurt.get(system, 0)
        own = [Message("fleet", {"fresh": fresh, "hurt": hurt})] if fresh or hurt else []
        own += _buildings(table.buildings_at(system, number))
        if own:
            yield Message("table-pieces", {"seat": SeatNumber(number), "pieces": tuple(own)})


def _buildings(buildings: Iterable[Building]) -> list[Message]:
    alike = Counter((each.kind, each.fresh, each.beside) for each in buildings)
    return [
        Message("table-building",
             {"kind": board.PIECE(kind), "fresh": fresh, "beside": beside, "count": count})
        for (kind, fresh, beside), count in alike.items()
    ]  # fmt: skip


def surroundings(table: ArcsTable, voice: Voice) -> list[str]:
    """What every system is next to, and what is printed on the cards."""
    said = [Message("listen-adjacent", {
                "system": board.SYSTEM(system), "near": tuple(map(board.SYSTEM, near))})
            for system, near in board.neighbours(tuple(table.out)).items()]  # fmt: skip
    said += [Message("listen-action-card", {
                 "card": board.CARD(each.id), "pips": each.pips,
                 "actions": tuple(map(board.ACTION, board.SUIT_ACTIONS[each.suit])),
                 "declares": _declared_by(each.ambition)})
             for each in board.CARDS.values() if each.suit in board.SUIT_ACTIONS]  # fmt: skip
    printed = [each.id for each in COURT.values() if each.clauses]
    said += [Message("listen-card", {"card": board.CARD(card), "text": card_words(card)})
             for card in (*printed, *LORE, *LEADERS)]  # fmt: skip
    return [voice.say(each) for each in said]


def _declared_by(ambition: str) -> Message:
    if ambition in board.AMBITIONS:
        return Message("listen-declares", {"ambition": board.AMBITION(ambition)})
    return Message("listen-declares-any" if ambition else "listen-declares-none")


def odds(table: ArcsTable, options: Sequence[Any]) -> list[Message]:
    """ARCS-8.3: what every mix of dice comes to on average, and what an expansion adds."""
    fight = fight_of(table)
    found = list(OTHERS.of(table).odds(table))
    if fight is not None and fight.phase == "dice":
        fresh = fresh_defenders(table, fight)
        for each in sorted((mix for mix in options if mix.skirmish or mix.assault or mix.raid),
                           key=lambda mix: -(mix.skirmish + mix.assault + mix.raid)):  # fmt: skip
            come = odds_of((each.skirmish, each.assault, each.raid), fresh)
            args = {"move": each, "raid": each.raid, "chance": Share(come.intercept),
                    "hits": Fixed(mean(come.hits)), "losses": Fixed(mean(come.losses)),
                    "keys": Fixed(mean(come.keys)),
                    "buildings": Fixed(mean(come.building_hits))}  # fmt: skip
            found.append(Message("odds-heard-dice", args))
    return found


# -- seats ----------------------------------------------------------------------------------------


def _seat(table: ArcsTable, number: int, voice: Voice) -> Iterator[str]:
    seat = table.seats[number]
    yield voice.say(Message("table-seat", {"seat": SeatNumber(number), "power": seat.power}))
    known = [_hand(seat)]
    if seat.leader:
        known.append(Message("table-leader", {"card": board.CARD(seat.leader)}))
    yield from _indented(voice, known)
    yield from OTHERS.of(table).of_seat(table, number, voice)
    yield from _indented(voice, board_lines(table, number))


def _hand(seat: Seat) -> Message:
    known = [
        Message("table-card", {"card": board.CARD(card)})
        for card in seat.hand
        if card != board.HIDDEN
    ]
    hidden = len(seat.hand) - len(known)
    others = [Message("action-cards", {"count": hidden})] if hidden else []
    cards: tuple[Any, ...] = (*known, *others)
    if seat.supercat is None:
        return Message("table-hand", {"cards": cards}) if cards else Message("table-no-hand")
    cat = seat.supercat
    args = {"version": cat.version, "count": seat.cards_left, "counter": cat.seize, "cards": cards}
    return Message("table-supercat-shown" if cards else "table-supercat", args)


def modifiers_of(table: ArcsTable, number: int) -> tuple[Message, ...]:
    """CAT-14.37 to 14.43: the difficulty modifiers of a seat, by their titles in the set-up."""
    cat = table.seats[number].supercat
    has_some = cat is not None and cat.version == VERSIONS[TEN]
    return tuple([Message(f"arcs-{key}") for key in table.rules.modifiers if has_some])


def board_lines(table: ArcsTable, number: int) -> Iterator[Message]:
    seat = table.seats[number]
    if modifiers := modifiers_of(table, number):
        yield Message("table-modifiers", {"modifiers": modifiers})
    slots = [(seat.slots[place], board.SLOT_COSTS[place]) for place in table.open_places(number)]
    held = [
        Message("table-slot", {"token": board.TOKEN(token) if token else EMPTY_SLOT, "keys": keys})
        for token, keys in slots
    ]
    yield Message("table-slots", {"slots": tuple(held)})
    if seat.cards:
        yield Message("table-guilds", {"cards": tuple([_card(table, each) for each in seat.cards])})
    if any(seat.captives):
        args = {"count": sum(seat.captives), "owners": _of_each(seat.captives)}
        yield Message("table-captives", args)
    if any(map(any, seat.trophies)):
        yield Message("table-trophies", {"trophies": tuple(_trophies(seat))})
    if seat.outrage:
        yield Message("table-outrage", {"resources": tuple(map(board.TOKEN, seat.outrage))})
    if table.city_bonus(number):
        yield Message("table-bonus", {"power": table.city_bonus(number)})
    left = [(kind, table.in_supply(number, kind)) for kind in board.PIECES]
    yield Message("table-supply", {"pieces": tuple([_several(kind, n) for kind, n in left])})


def _several(kind: str, count: int) -> Message:
    return Message("table-several", {"kind": board.PIECE(kind), "count": count})


def _trophies(seat: Seat) -> Iterator[Message]:
    for place, kind in enumerate(board.PIECES):
        counts = [taken[place] for taken in seat.trophies]
        if any(counts):
            args = {"pieces": _several(kind, sum(counts)), "owners": _of_each(counts)}
            yield Message("table-trophy", args)


# Options as they are told.

FOLDER: Final = Path(__file__).parent


def option_told(option: Any, names: Sequence[str]) -> str:
    """An option as a sentence to readers with these names, or in this voice."""
    voice = names if isinstance(names, Voice) else voice_of(tuple(names), FOLDER)
    said: Message = option.said()
    return voice.say(said) if voice.has(said.key) else str(option)


# A bot's reasons in words: what it adds to its document is shown as that, and the lines that it
# had no need to ask are one.

SILENT: Final = ("CAT-11.", "CATR-13.")
"""The clauses of what the document leaves open, in the base game and in the campaign."""
SILENT_OF_DEALS: Final = ("BARGAIN-4.10", "BARGAIN-4.11", "BARGAIN-4.12")


def told(reasons: Sequence[Reason], voice: Voice) -> tuple[Reason, ...]:
    """The reasons in words; lines in a row that were not asked are counted, but one alone."""
    return tuple(_told(reasons, voice))


def _told(reasons: Sequence[Reason], voice: Voice) -> Iterator[Reason]:
    for is_earlier, found in groupby(
        reasons, key=lambda each: each.outcome is ReasonOutcome.EARLIER
    ):
        row = list(found)
        if is_earlier and len(reasons) > 1:
            below = Message("not-asked-below", {"count": len(row)})
            yield replace(row[0], said=voice.say(below))
        else:
            yield from [replace(each, said=_in_words(each, voice)) for each in row]


def is_silent(clause: str) -> bool:
    """Whether a clause is of what the program adds to the document."""
    return clause.startswith(SILENT) or clause in SILENT_OF_DEALS


def _once(said: Message, voice: Voice) -> Message:
    """What a line of a page comes to, said once where the line says it already."""
    aim, line = said.args.get("aim"), said.args.get("line")
    if not (isinstance(aim, Message) and isinstance(line, Message)):
        return said
    done = voice.say_name(aim.args["action"], "cap") if aim.key == "aim-ability" else voice.say(aim)
    if done not in voice.say(line):
        return said
    begun = Message("line-goes-on", {"line": line}) if "goes-on" in said.key else line
    fact = said.args.get("fact")
    return begun if fact is None else Message("glue-stops", {"first": begun, "last": fact})


def _in_words(reason: Reason, voice: Voice) -> str:
    if isinstance(reason.said, str):
        return seats_named(reason.said, voice)
    said = _once(reason.said, voice)
    equal = sum([each.odds > 0 for each in reason.options])
    if equal > 1:
        said = Message("by-lot", {"reason": said, "count": equal})
    if is_silent(reason.clause):
        said = Message("document-is-silent", {"reason": said})
    return voice.readable(said)
