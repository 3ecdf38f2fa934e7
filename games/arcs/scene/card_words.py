"""What the card of a thing says: systems, cards, ambitions, seats, and what they would do now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.decision import Option
from engine.text.message import NOTHING, Message, SeatNumber, as_written, key_of
from engine.text.voice import Voice
from engine.ui.table.parts import SpotKey, level_title
from engine.ui.table.table import Table
from games.arcs import board
from games.arcs.campaign_components import BLIGHT, OWNERS, SPOILS
from games.arcs.court import COURT, as_printed
from games.arcs.expansion import ByMode
from games.arcs.moves import Go
from games.arcs.odds import after_moving, phantoms_of, ranks_of
from games.arcs.parts import NOBODY
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.view_model import kind_said
from games.arcs.scene.words import (
    AMBITION_ICONS,
    ANY,
    RESOURCE_ICONS,
    HoverCard,
    Row,
    Tone,
    Words,
    action_card,
    leader_card,
    option_card,
    seat_rows,
)
from games.arcs.state import ArcsTable
from games.arcs.text import modifiers_of, option_told

PILES: Final = ("trophies", "captives", "outrage", "supply")
"""The rows of a seat's board, as their messages are called."""


class OtherWords:
    """What an expansion says of places, and of a system besides the pieces of seats."""

    def card(self, table: ArcsTable, key: SpotKey, names: Voice) -> HoverCard | None:
        """The card of a place that the base game does not have, or says otherwise."""
        return None

    def in_system(self, table: ArcsTable, system: str) -> Iterable[Row]:
        """The pieces in a system that are no seat's."""
        return ()


OTHERS: Final = ByMode(OtherWords())
MEANINGS: Final[dict[type, Callable[[Any], Words]]] = {}
"""What options that are only said bring, where there is more to say than their words."""


class CardWords:
    def __init__(self, table: Table, hit_targets: HitTargets) -> None:
        self._scene = table
        self._hit_targets = hit_targets

    @property
    def _table(self) -> ArcsTable:
        return self._hit_targets.selection.table

    @property
    def _voice(self) -> Voice:
        return self._scene.voice

    def card(self, key: SpotKey) -> HoverCard | None:
        if self._hit_targets.gathering.part(key) is not None and key[0] not in SAYERS:
            return self.chip(key)
        other = OTHERS.of(self._table).card(self._table, key, self._voice)
        if other is not None:
            return other
        say = SAYERS.get(key[0])
        return None if say is None else say(self, key)

    # -- the map ------------------------------------------------------------------------------

    def system(self, key: SpotKey) -> HoverCard:
        table, here = self._table, board.SYSTEMS[key[1]]
        rows = [*self._pieces(key[1]), *OTHERS.of(table).in_system(table, key[1])]
        if not rows:
            rows.append(_row("hover-empty", "quiet"))
        free = table.empty_building_slots(key[1])
        if free > 0:
            rows.append(_row("hover-sites", "quiet", "hammer-nails", sites=free))
        rows.append(self._control(table.controller(key[1])))
        rows += self._arrival(key[1])
        kind = (
            self._voice.say_name(board.TOKEN(here.resource))
            if here.resource
            else Message("hover-gate")
        )
        return HoverCard(self._voice.say_name(board.SYSTEM(key[1])), kind, tuple(rows))

    def _pieces(self, system: str) -> Iterator[Row]:
        table = self._table
        for number, seat in enumerate(table.seats):
            fresh, hurt = seat.fresh.get(system, 0), seat.hurt.get(system, 0)
            said = [Message("fleet", {"fresh": fresh, "hurt": hurt})] if fresh or hurt else []
            said += [
                Message("hover-building", {"kind": board.PIECE(each.kind), "fresh": each.fresh})
                for each in table.buildings_at(system, number)
            ]
            if said:
                args = {"seat": SeatNumber(number), "pieces": tuple(said)}
                yield _row("hover-pieces", seat=number, said=args)

    def _control(self, controller: int) -> Row:
        if controller == NOBODY:
            return _row("hover-no-control", "quiet", "flag")
        key = "hover-outsider-controls" if controller in OWNERS else "hover-controls"
        return _row(key, "quiet", "flag", owner=board.OWNER(controller))

    def _arrival(self, system: str) -> Iterator[Row]:
        """Who would control what, after the move that is chosen or pointed at."""
        selection, table = self._hit_targets.selection, self._table
        sailing = selection.sailing
        if sailing is not None and system == sailing.target:
            way, fleet = Go(sailing.origin, system), (selection.count[0], selection.count[1])
        elif len(selection.chosen) == 1 and ("system", system) in selection.lit:
            origin = str(selection.chosen[0][1])
            seat = table.seats[self._seat]
            way = Go(origin, system)
            fleet = (seat.fresh.get(origin, 0), seat.hurt.get(origin, 0))
        else:
            return
        after, start = after_moving(table, self._seat, way, *fleet), board.SYSTEM(way.origin)
        yield _row("hover-fleet", icon="rocket", fresh=fleet[0], hurt=fleet[1], origin=start)
        before, then = table.controller(system), after.controller(system)
        if then != before:
            is_own = then == self._seat
            yield _row("hover-control-taken" if is_own else "hover-control-lost",
                       "good" if is_own else "warn", "check")  # fmt: skip
        if not after.seats[self._seat].ships_at(way.origin):
            yield _row("hover-left-empty", "warn", "alert-triangle", system=start)
        elif table.controller(way.origin) == self._seat != after.controller(way.origin):
            yield _row("hover-left-control", "warn", "alert-triangle", system=start)

    @property
    def _seat(self) -> int:
        decision = self._hit_targets.selection.host.decision
        return self._hit_targets.owner if decision is None else decision.seat

    # -- cards --------------------------------------------------------------------------------

    def action_card(self, key: SpotKey) -> HoverCard:
        known = board.CARDS[key[1]]
        rows = [_actions(known.suit), _row("hover-pips", "plain", "bolt", pips=known.pips)]
        if known.ambition:
            icon = AMBITION_ICONS.get(known.ambition, "trophy")
            what = "any" if known.ambition == ANY else "one"
            named = {} if known.ambition == ANY else {"ambition": board.AMBITION(known.ambition)}
            said = {**named, **self._worth()}
            rows.append(_row(f"hover-declares-{what}", "gold", icon, said=said))
        rows += [Row(said, "good", "check") for said in self._ways(key[1])]
        return HoverCard(self._voice.say_name(board.CARD(key[1])),
                         Message("hover-number", {"number": known.number}),
                         tuple(rows))  # fmt: skip

    def _worth(self) -> dict[str, int]:
        """What the next marker would be worth; 0 where none is left."""
        free = self._table.free_markers
        first, second = self._table.marker_value(free[0]) if free else (0, 0)
        return {"first": first, "second": second}

    def _ways(self, card: str) -> Iterator[Message]:
        args = {"pips": board.CARDS[card].pips, "suit": Message(f"suit-{board.CARDS[card].suit}")}
        for way in self._hit_targets.selection.paths.fitting:
            if way.parts[0] == ("card", card) and len(way.parts) > 1 and way.parts[1][0] == "how":
                yield Message(f"way-{way.parts[1][1]}", args)

    def back(self, key: SpotKey) -> HoverCard:
        """A card of a hand that is not one's own."""
        return HoverCard(Message("hover-back"), "", (_row("hover-back-secret", "quiet"),))

    def trick_card(self, key: SpotKey) -> HoverCard:
        table = self._table
        played = next(each for each in table.trick if each.card == key[1])
        who = self._voice.named(played.seat)
        if played.how == "copy":
            return self._copy(who)
        rows: tuple[Row, ...] = (_actions(board.CARDS[key[1]].suit),)
        if table.zeroed and played.how == "lead":
            rows = (*rows, _row("hover-zero", "gold", "trophy"))
        return HoverCard(self._voice.say_name(board.CARD(key[1])), who, rows)

    def copied(self, key: SpotKey) -> HoverCard:
        """A copy that only its seat knows."""
        return self._copy(self._voice.named(self._table.trick[key[1]].seat))

    def _copy(self, who: str) -> HoverCard:
        suit = Message(f"suit-{board.CARDS[self._table.lead.card].suit}")
        row = _row("hover-copy-action", icon="cards", suit=suit)
        return HoverCard(Message("hover-copy"), who, (row,))

    def court_card(self, key: SpotKey) -> HoverCard:
        card = key[1]
        offer = next((each for each in self._table.court if each.card == card), None)
        rows = [*_texts(card)]
        if offer is not None:
            rows += [
                _row("hover-agents", seat=seat, said={"seat": SeatNumber(seat), "agents": count})
                for seat, count in enumerate(offer.agents) if count
            ]  # fmt: skip
            rows += self._securing(offer.agents)
        return HoverCard(self._voice.say_name(board.CARD(card)), kind_said(card), tuple(rows))

    def _securing(self, agents: Sequence[int]) -> Iterator[Row]:
        seat = self._seat
        rivals = sum(agents) - agents[seat]
        most = max((count for other, count in enumerate(agents) if other != seat), default=0)
        if agents[seat] > most:
            yield _row("hover-secures", "good", "padlock", agents=rivals)
        elif agents[seat] == most:
            yield _row("hover-one-more", "plain", "public-speaker")

    def guild(self, key: SpotKey) -> HoverCard:
        if key[1] not in COURT:
            return leader_card(key[1])
        cost = _row("hover-raid-cost", "quiet", "key", keys=self._table.raid_cost(key[1]))
        title = self._voice.say_name(board.CARD(key[1]))
        return HoverCard(title, kind_said(key[1]), (*_texts(key[1]), cost))

    # -- ambitions and seats ------------------------------------------------------------------

    def ambition(self, key: SpotKey) -> HoverCard:
        table, ambition = self._table, key[1]
        rows = [_row(f"counts-{ambition}", "quiet", AMBITION_ICONS[ambition])]
        declared = bool(table.boxes.get(ambition))
        for rank in ranks_of(table, ambition):
            gain = rank.power + rank.bonus if declared else 0
            said = {"seat": SeatNumber(rank.seat), "count": rank.count, "power": gain,
                    "bonus": rank.bonus}  # fmt: skip
            tone: Tone = "gold" if gain and rank.place == 1 else "plain"
            rows.append(_row("hover-rank", tone, seat=rank.seat, said=said))
        phantom = phantoms_of(table, ambition)
        if phantom:
            rows.append(_row("hover-phantom", "quiet", count=phantom))
        if not declared:
            rows.append(_row("hover-not-declared", "quiet", "flag", said=self._worth()))
        number = Message("hover-declared-by", {"number": board.AMBITIONS.index(ambition) + 2})
        return HoverCard(self._voice.say_name(board.AMBITION(ambition)), number, tuple(rows))

    def seat(self, key: SpotKey) -> HoverCard:
        table, number = self._table, key[1]
        seat = table.seats[number]
        opened = [seat.slots[place] for place in table.open_places(number)]
        held = tuple(board.TOKEN(each) for each in opened if each)
        rows = [
            _row("hover-power", icon="cards", power=seat.power, cards=seat.cards_left),
            _row("hover-resources", icon="stone-block", tokens=held, slots=len(opened)),
        ]
        if seat.cards:
            rows.append(
                _row("hover-guilds", icon="open-book", cards=tuple(map(board.CARD, seat.cards)))
            )
        rows += seat_rows(table, number)
        rows += [self._pile(number, row) for row in range(len(PILES))]
        cities = {"cities": table.cities_off_board(number), "bonus": table.city_bonus(number)}
        rows.append(_row("hover-cities", icon="modern-city", said=cities))
        for title in modifiers_of(table, number):
            rows.append(_row("hover-modifier", title=title, about=Message(f"{title.key}.about")))
        level = level_title(self._scene.match, number)
        return HoverCard(self._voice.named(number), level, tuple(rows))

    def pile(self, key: SpotKey) -> HoverCard:
        """A row of the own board in words."""
        row = self._pile(self._hit_targets.owner, key[1])
        return HoverCard(Message(f"pile-{PILES[key[1]]}"), "", (row,))

    def _pile(self, number: int, row: int) -> Row:
        table = self._table
        seat = table.seats[number]
        if row == 0:
            said = [
                Message("pile-of", {"pieces": _counted(count, kind), "rival": SeatNumber(owner)})
                for owner, held in enumerate(seat.trophies)
                for kind, count in zip(board.PIECES, held, strict=True) if count
            ] + spoils_said(table, number)  # fmt: skip
            return _row("hover-trophies", icon="laurels-trophy", pieces=tuple(said))
        if row == 1:
            said = [Message("pile-of", {"pieces": count, "rival": SeatNumber(owner)})
                    for owner, count in enumerate(seat.captives) if count]  # fmt: skip
            return _row("hover-captives", icon="handcuffs", pieces=tuple(said))
        if row == 2:
            provoked = tuple(map(board.TOKEN, seat.outrage))
            return _row("hover-outrage", "warn" if provoked else "plain", "flame", tokens=provoked)
        left = tuple(_counted(table.in_supply(number, kind), kind)
                     for kind in (board.SHIP, board.CITY, board.STARPORT, board.AGENT))  # fmt: skip
        return _row("hover-supply", icon="stack", pieces=left)

    def slot(self, key: SpotKey) -> HoverCard | None:
        """A resource of the own board: what it does in the Prelude."""
        token = self._table.seats[self._hit_targets.owner].slots[key[1]]
        if token not in RESOURCE_ICONS:
            return None
        row = _row(f"spend-{token}", icon=RESOURCE_ICONS[token])
        return HoverCard(self._voice.say_name(board.TOKEN(token)), "", (row,))

    def chip(self, key: SpotKey) -> HoverCard | None:
        part = self._hit_targets.part_of(key)
        match part:
            case ("say", option):
                return option_card(option) or said_card(option, self._voice)
            case ("do", action):
                return action_card(action)
            case ("rival-card", _, card) | ("held", _, card):
                return self.guild(("guild", card))
            case ("theirs", card):
                return self.action_card(("card", card))
        return None


def _row(
    key: str,
    tone: Tone = "plain",
    icon: str = "",
    seat: int = -1,
    said: Mapping[str, Any] = NOTHING,
    **args: Any,
) -> Row:
    """A row that a message says; its arguments as names, or together as `said`."""
    return Row(Message(key, {**said, **args}), tone, icon, seat)


def _actions(suit: str) -> Row:
    actions = tuple(map(board.ACTION, board.SUIT_ACTIONS[suit]))
    return _row("hover-actions", "plain", "list", actions=actions)


def _counted(count: int, kind: str) -> Message:
    return Message("counted-piece", {"count": count, "kind": board.PIECE(kind)})


def _texts(card: str) -> Iterator[Row]:
    for clause in COURT[card].clauses:
        yield _row(key_of("channel", clause.channel), "head")
        yield Row(as_printed(clause.text))


SAYERS: Final[dict[str, Callable[[CardWords, SpotKey], HoverCard | None]]] = {
    "system": CardWords.system,
    "card": CardWords.action_card,
    "back": CardWords.back,
    "trick": CardWords.trick_card,
    "copied": CardWords.copied,
    "court": CardWords.court_card,
    "guild": CardWords.guild,
    "ambition": CardWords.ambition,
    "seat": CardWords.seat,
    "pile": CardWords.pile,
    "own-slot": CardWords.slot,
    "chip": CardWords.chip,
}


def spoils_said(table: ArcsTable, seat: int) -> list[Message]:
    """The Trophies of a seat that are no seat's pieces."""
    held = table.seats[seat].spoils
    said = []
    for (owner, kind), count in zip(SPOILS, held, strict=False):
        if count and owner != BLIGHT:
            args = {"pieces": _counted(count, kind), "owner": board.OWNER(owner)}
            said.append(Message("pile-of-outsider", args))
        elif count:
            said.append(Message("pile-of-blight", {"count": count}))
    return said


def said_card(option: Option, voice: Voice) -> HoverCard | None:
    """What there is to read of an option that is only said: in full, with what it brings."""
    words = option_told(option, voice)
    rows = [Row(words)] if len(words) > SHORT else []
    meaning = MEANINGS.get(type(option))
    if meaning is not None:
        rows.append(Row(meaning(option)))
    title = Message("hover-in-full") if len(words) > SHORT else as_written(words)
    return HoverCard(title, "", tuple(rows)) if rows else None


SHORT: Final = 40
