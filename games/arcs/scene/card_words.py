"""What the card of a thing says: systems, cards, ambitions, seats, and what they would do now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from engine.core.decision import Option
from engine.core.words import they
from engine.text.voice import Voice
from engine.ui.table.parts import level_title
from engine.ui.table.pointing import SpotKey
from engine.ui.table.table import Table
from games.arcs.board import (
    AGENT,
    AMBITIONS,
    CARDS,
    CITY,
    PIECES,
    SHIP,
    STARPORT,
    SUIT_ACTIONS,
    SYSTEMS,
    card_name,
    listed,
    system_name,
)
from games.arcs.court import COURT, court_name
from games.arcs.events import counted
from games.arcs.expansion import ByMode
from games.arcs.foresight import after_moving, phantoms_of, ranks_of
from games.arcs.moves import Go
from games.arcs.parts import NOBODY
from games.arcs.reach_box import BLIGHT, OWNERS, SPOILS
from games.arcs.scene.battle_model import name_of
from games.arcs.scene.hit_targets import HitTargets
from games.arcs.scene.hover_card import HoverCard, Row, Tone, Words
from games.arcs.scene.leader_words import (
    action_card,
    leader_card,
    option_card,
    seat_rows,
)
from games.arcs.scene.signs_of import AMBITION_ICONS, RESOURCE_ICONS
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told
from games.arcs.words import ships_words

COUNTS: Final = {
    "tycoon": "Fuel and Material",
    "tyrant": "Captives",
    "warlord": "Trophies",
    "keeper": "Relics",
    "empath": "Psionics",
}
CHANNELS: Final = {
    "prelude": "Prelude",
    "new_action": "Action",
    "modifier": "While you hold it",
    "static": "While you hold it",
    "when_secured": "When secured",
}
PILES: Final = ("Trophies", "Captives", "Outrage", "Supply")


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
    """The words of every place that can be pointed at."""

    def __init__(self, table: Table, hit_targets: HitTargets) -> None:
        self._scene = table
        self._hit_targets = hit_targets

    @property
    def _table(self) -> ArcsTable:
        return self._hit_targets.selection.table

    @property
    def _names(self) -> tuple[str, ...]:
        return self._scene.names

    def card(self, key: SpotKey) -> HoverCard | None:
        """What there is to say of a place."""
        other = OTHERS.of(self._table).card(self._table, key, self._scene.voice)
        if other is not None:
            return other
        say = SAYERS.get(key[0])
        return None if say is None else say(self, key)

    # -- the map ------------------------------------------------------------------------------

    def system(self, key: SpotKey) -> HoverCard:
        """Type, pieces, control; what a move there would come to."""
        table, here = self._table, SYSTEMS[key[1]]
        rows = [*self._pieces(key[1]), *OTHERS.of(table).in_system(table, key[1])]
        if not rows:
            rows.append(Row("Nobody is here", "quiet"))
        free = table.empty_building_slots(key[1])
        if free > 0:
            rows.append(Row(f"{counted(free, 'site')} to build on", "quiet", "hammer-nails"))
        controller = table.controller(key[1])
        rows.append(self._control(controller))
        rows += self._arrival(key[1])
        return HoverCard(system_name(key[1]), here.resource.capitalize() or "Gate", tuple(rows))

    def _pieces(self, system: str) -> Iterator[Row]:
        table = self._table
        for number, seat in enumerate(table.seats):
            fresh, hurt = seat.fresh.get(system, 0), seat.hurt.get(system, 0)
            said = [ships_words(fresh, hurt)] if fresh or hurt else []
            said += [each.kind if each.fresh else f"damaged {each.kind}"
                     for each in table.buildings_at(system, number)]  # fmt: skip
            if said:
                yield Row(f"{self._names[number]}: {listed(said)}", seat=number)

    def _control(self, controller: int) -> Row:
        if controller == NOBODY:
            return Row("Nobody controls it", "quiet", "flag")
        who = name_of(controller, self._names)
        return Row(f"{they(who, 'controls')} it", "quiet", "flag")

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
        after = after_moving(table, self._seat, way, *fleet)
        yield Row(f"Your fleet: {ships_words(*fleet)} from {system_name(way.origin)}",
                  icon="rocket")  # fmt: skip
        before, then = table.controller(system), after.controller(system)
        if then != before:
            word = "You take control" if then == self._seat else "Control is lost"
            yield Row(word, "good" if then == self._seat else "warn", "check")
        if not after.seats[self._seat].ships_at(way.origin):
            yield Row(f"{system_name(way.origin)} is left empty", "warn", "alert-triangle")
        elif table.controller(way.origin) == self._seat != after.controller(way.origin):
            yield Row(f"You lose control of {system_name(way.origin)}", "warn", "alert-triangle")

    @property
    def _seat(self) -> int:
        decision = self._hit_targets.selection.host.decision
        return self._hit_targets.owner if decision is None else decision.seat

    # -- cards --------------------------------------------------------------------------------

    def action_card(self, key: SpotKey) -> HoverCard:
        """Actions, pips, ambition; the ways it can be played now."""
        known = CARDS[key[1]]
        actions = listed([each.capitalize() for each in SUIT_ACTIONS[known.suit]])
        rows = [Row(actions, "plain", "list"), Row(counted(known.pips, "action"), "plain", "bolt")]
        if known.ambition:
            named = "any ambition" if known.ambition == "any" else known.ambition.capitalize()
            icon = AMBITION_ICONS.get(known.ambition, "trophy")
            rows.append(Row(f"Led, it may declare {named}{self._worth()}", "gold", icon))
        rows += [Row(words, "good", "check") for words in self._ways(key[1])]
        return HoverCard(card_name(key[1]), f"no. {known.number}", tuple(rows))

    def _worth(self) -> str:
        free = self._table.free_markers
        if not free:
            return ": no marker is left"
        first, second = self._table.marker_value(free[0])
        return f" for {first} and {second}"

    def _ways(self, card: str) -> Iterator[str]:
        said = {
            "lead": f"Lead it: {counted(CARDS[card].pips, 'action')}",
            "surpass": f"Surpass with it: {counted(CARDS[card].pips, 'action')}",
            "pivot": f"Pivot to it: 1 action of {CARDS[card].suit.capitalize()}",
            "copy": "Copy with it face down: 1 action of the lead suit",
            "seize": "Give it to seize the initiative",
            "throw": "Throw it away",
            "event": "Play it as an Event",
        }
        for way in self._hit_targets.selection.paths.fitting:
            if way.parts[0] == ("card", card) and len(way.parts) > 1 and way.parts[1][0] == "how":
                yield said[way.parts[1][1]]

    def back(self, key: SpotKey) -> HoverCard:
        """A card of a hand that is not one's own."""
        return HoverCard("A card of the hand", "", (Row("Only its seat knows it.", "quiet"),))

    def trick_card(self, key: SpotKey) -> HoverCard:
        """A card of the round."""
        table = self._table
        played = next(each for each in table.trick if each.card == key[1])
        who = self._names[played.seat]
        if played.how == "copy":
            return self._copy(who)
        known = CARDS[key[1]]
        words = listed([each.capitalize() for each in SUIT_ACTIONS[known.suit]])
        rows: tuple[Row, ...] = (Row(words, icon="list"),)
        if table.zeroed and played.how == "lead":
            rows = (*rows, Row("Counts as 0: an ambition was declared with it", "gold", "trophy"))
        return HoverCard(card_name(key[1]), who, rows)

    def copied(self, key: SpotKey) -> HoverCard:
        """A copy that only its seat knows."""
        return self._copy(self._names[self._table.trick[key[1]].seat])

    def _copy(self, who: str) -> HoverCard:
        suit = CARDS[self._table.lead.card].suit.capitalize()
        row = Row(f"1 action of {suit}, the lead suit", icon="cards")
        return HoverCard("A copy, face down", who, (row,))

    def court_card(self, key: SpotKey) -> HoverCard:
        """The full text, the agents, what to secure it would bring now."""
        card = key[1]
        offer = next((each for each in self._table.court if each.card == card), None)
        known = COURT[card]
        kind = f"{known.suit.capitalize()} guild" if known.is_guild else "Vox"
        rows = [*_texts(card)]
        if offer is not None:
            for seat, count in enumerate(offer.agents):
                if count:
                    rows.append(Row(f"{self._names[seat]}: {counted(count, 'agent')}", seat=seat))
            rows += self._securing(offer.agents)
        return HoverCard(known.name, kind, tuple(rows))

    def _securing(self, agents: Sequence[int]) -> Iterator[Row]:
        seat = self._seat
        rivals = sum(agents) - agents[seat]
        most = max((count for other, count in enumerate(agents) if other != seat), default=0)
        if agents[seat] > most:
            taken = f" and captures {counted(rivals, 'agent')}" if rivals else ""
            yield Row(f"To secure it now takes it{taken}", "good", "padlock")
        elif agents[seat] == most:
            yield Row("One more agent leads here", "plain", "public-speaker")

    def guild(self, key: SpotKey) -> HoverCard:
        """A card before a seat."""
        if key[1] not in COURT:
            return leader_card(key[1])
        cost = f"A raid costs {counted(COURT[key[1]].raid_cost, 'key')}"
        return HoverCard(court_name(key[1]), f"{COURT[key[1]].suit.capitalize()} guild",
                         (*_texts(key[1]), Row(cost, "quiet", "key")))  # fmt: skip

    # -- ambitions and seats ------------------------------------------------------------------

    def ambition(self, key: SpotKey) -> HoverCard:
        """What counts, who has how much, who would score now."""
        table, ambition = self._table, key[1]
        rows = [Row(COUNTS[ambition], "quiet", AMBITION_ICONS[ambition])]
        declared = bool(table.boxes.get(ambition))
        for rank in ranks_of(table, ambition):
            power = rank.power + rank.bonus
            gain = f": +{power} Power now" if declared and power else ""
            bonus = f", {rank.bonus} of it for cities" if rank.bonus else ""
            tone: Tone = "gold" if gain and rank.place == 1 else "plain"
            rows.append(Row(f"{self._names[rank.seat]} {rank.count}{gain}{bonus}", tone,
                            seat=rank.seat))  # fmt: skip
        phantom = phantoms_of(table, ambition)
        if phantom:
            rows.append(Row(f"Tokens of nobody count {phantom}", "quiet"))
        if not declared:
            rows.append(Row(f"Not declared{self._worth()}", "quiet", "flag"))
        number = AMBITIONS.index(ambition) + 2
        return HoverCard(ambition.capitalize(), f"card {number}", tuple(rows))

    def seat(self, key: SpotKey) -> HoverCard:
        """Everything that all may know of a seat."""
        table, number = self._table, key[1]
        seat = table.seats[number]
        opened = [seat.slots[place] for place in table.open_places(number)]
        held = [each.capitalize() for each in opened if each]
        rows = [
            Row(f"{seat.power} Power, {counted(seat.cards_left, 'card')} in hand", icon="cards"),
            Row(f"Resources: {listed(held)} ({len(opened)} slots)", icon="stone-block"),
        ]
        if seat.cards:
            rows.append(Row(f"Guilds: {listed(map(court_name, seat.cards))}", icon="open-book"))
        rows += seat_rows(table, number)
        rows += [self._pile(number, row) for row in range(len(PILES))]
        bonus = table.city_bonus(number)
        cities = f"{counted(table.cities_off_board(number), 'city')} built"
        rows.append(Row(f"{cities}{f': +{bonus} for a first place' if bonus else ''}",
                        icon="modern-city"))  # fmt: skip
        return HoverCard(self._names[number], level_title(self._scene.match, number), tuple(rows))

    def pile(self, key: SpotKey) -> HoverCard:
        """A row of the own board in words."""
        return HoverCard(PILES[key[1]], "", (self._pile(self._hit_targets.owner, key[1]),))

    def _pile(self, number: int, row: int) -> Row:
        table = self._table
        seat = table.seats[number]
        if row == 0:
            said = [
                f"{counted(count, kind)} of {self._names[owner]}"
                for owner, held in enumerate(seat.trophies)
                for kind, count in zip(PIECES, held, strict=True) if count
            ] + spoil_words(table, number)  # fmt: skip
            return Row(f"Trophies: {listed(said)}", icon="laurels-trophy")
        if row == 1:
            said = [f"{count} of {self._names[owner]}"
                    for owner, count in enumerate(seat.captives) if count]  # fmt: skip
            return Row(f"Captives: {listed(said)}", icon="handcuffs")
        if row == 2:
            said = [each.capitalize() for each in seat.outrage]
            words = f"Outrage: {listed(said)}" if said else "No Outrage provoked"
            return Row(words, "warn" if said else "plain", "flame")
        left = [counted(table.in_supply(number, kind), kind)
                for kind in (SHIP, CITY, STARPORT, AGENT)]  # fmt: skip
        return Row(f"Supply: {listed(left)}", icon="stack")

    def slot(self, key: SpotKey) -> HoverCard | None:
        """A resource of the own board: what it does in the Prelude."""
        token = self._table.seats[self._hit_targets.owner].slots[key[1]]
        if token not in SPENDING:
            return None
        return HoverCard(
            token.capitalize(), "", (Row(SPENDING[token], icon=RESOURCE_ICONS[token]),)
        )

    def chip(self, key: SpotKey) -> HoverCard | None:
        """A choice of its own: what its leader, lore card or action says."""
        part = self._hit_targets.part_of(key)
        match part:
            case ("say", option):
                return option_card(option) or said_card(option, self._names)
            case ("do", action):
                return action_card(action)
            case ("rival card", _, card) | ("held", _, card):
                return self.guild(("guild", card))
            case ("theirs", card):
                return self.action_card(("card", card))
        return None


def _texts(card: str) -> Iterator[Row]:
    for clause in COURT[card].clauses:
        yield Row(CHANNELS.get(clause.channel, clause.channel.replace("_", " ").capitalize()),
                  "head")  # fmt: skip
        yield Row(clause.text)


SPENDING: Final = {
    "material": "In the Prelude: build or repair.",
    "fuel": "In the Prelude: move.",
    "weapon": "In the Prelude: pips may be spent on battles this turn.",
    "relic": "In the Prelude: secure.",
    "psionic": "In the Prelude: an action of the lead card's suit.",
}
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
    "slot of mine": CardWords.slot,
    "chip": CardWords.chip,
}


def spoil_words(table: ArcsTable, seat: int) -> list[str]:
    """The Trophies of a seat that are no seat's pieces."""
    held = table.seats[seat].spoils
    said = []
    for (owner, kind), count in zip(SPOILS, held, strict=False):
        if count and owner != BLIGHT:
            said.append(f"{counted(count, kind)} of {OWNERS[owner]}")
        elif count:
            said.append(f"{count} Blight")
    return said


def said_card(option: Option, names: Sequence[str]) -> HoverCard | None:
    """What there is to read of an option that is only said: in full, with what it brings."""
    words = option_told(option, names)
    rows = [Row(words)] if len(words) > SHORT else []
    meaning = MEANINGS.get(type(option))
    if meaning is not None:
        rows.append(Row(meaning(option)))
    title = "In full" if len(words) > SHORT else words
    return HoverCard(title, "", tuple(rows)) if rows else None


SHORT: Final = 40
