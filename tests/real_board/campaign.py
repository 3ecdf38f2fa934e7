"""A real board of The Blighted Reach, Act I: what its box adds to that of the base game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from games.arcs.board import SYSTEMS, deck, system_name
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import (
    BLIGHT,
    BOX,
    COUNCIL,
    DECK_OF_COURT,
    EMPIRE,
    EVENT_CARDS,
    EVENTS_IN_DECK,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    GOLEMS,
    POLICIES,
    SPOILS,
)
from games.arcs.court import COURT_LORE
from games.arcs.moves import printed
from tests.real_board.arcs import (
    COURT,
    COURT_DISCARD,
    IN_HAND,
    LOOKED_AT,
    SUPPLY_OF_TOKENS,
    ArcsBoard,
    counted,
)
from tests.real_board.arcs import (
    OUTSIDERS as OWNERS,
)
from tests.real_board.board import Impossible, Lying, asked, does
from tests.real_board.own_hands import listed

KINDS_OF: Final = {FREE: ("city", "starport"), EMPIRE: ("ship",), BLIGHT: ("blight",)}
A_LORE: Final = "a lore card"
UNSEEN: Final = "unseen "
ASIDE: Final = "aside until the next chapter"
TRUST: Final = "Trust"
BOX_OF_CARDS: Final = "box"
FAITHFUL: Final = "Faithful stack"
ASLEEP: Final = "asleep"
GOLEM_NAMES: Final = tuple(each.capitalize() for each in GOLEMS)


class CampaignBoard(ArcsBoard):
    """The whole map, the Empire, the Free States, the Blight, fates and the Council."""

    def lay_out(self) -> None:
        super().lay_out()
        for owner, name in OWNERS.items():
            for kind in KINDS_OF[owner]:
                self.put(kind, self.supply(name), BOX[(owner, kind)])
            self._seats["who"][f"the {name}"] = owner
            self._seats["whose"][f"the {name}'s"] = self._seats["whose"][f"the {name}'"] = owner
        count = len(self.names)
        self.actions = [*map(printed, (*deck(count), *EVENT_CARDS[: EVENTS_IN_DECK[count]]))]
        self.pile = list(self.actions)
        self.rng.shuffle(self.pile)
        self.court_deck = [*map(printed, DECK_OF_COURT)]
        self.rng.shuffle(self.court_deck)
        self.lore = [*map(printed, COURT_LORE)]
        self.rng.shuffle(self.lore)
        self.fates = list(FATE_CARDS)
        self.rng.shuffle(self.fates)
        for name in self.names:
            self.put("Regent", f"title of {name}")
        self.golems = list(GOLEM_NAMES)
        self.rng.shuffle(self.golems)
        self.asleep: dict[str, str] = {}
        self.faithful: list[str] = []

    def named(self, seat: int) -> str:
        return OWNERS.get(seat) or super().named(seat)

    # -- chance

    @asked("Shuffle the policies")
    def shuffles_policies(self, seat: int | None) -> str:
        order = list(POLICIES)
        self.rng.shuffle(order)
        return " ".join(order)

    @asked("Roll the (event|number) die to .*", "Roll the event die for Stone-Speakers",
           "Roll for the number of negotiation rounds", r"Roll for the answer\..*",
           "Roll SUPERCAT's die to call a Summit",
           r"Roll SUPERCAT's die\. On a 5 or 6, the player becomes an Outlaw")  # fmt: skip
    def throws_one(self, seat: int | None) -> str:
        return str(self.rng.randint(1, 6))

    @asked("Roll the event die and the number die")
    def throws_two(self, seat: int | None) -> str:
        return f"{self.rng.randint(1, 6)} {self.rng.randint(1, 6)}"

    @asked("Deal two fates")
    def deals_fates(self, seat: int | None) -> str:
        return ", ".join(self.fates.pop() for _ in range(2))

    @asked("Draw the fate that .*")
    def draws_fate(self, seat: int | None) -> str:
        """One that nobody has kept: those that the page shows."""
        return str(self.rng.choice(self.offered))

    @asked("Where is <whose> (city|starport)\\?")
    def draws_home(self, seat: int | None, whose: int) -> str:
        return str(self.rng.choice(self.offered))

    @asked("Which lore card is it\\?")
    def shows_lore(self, seat: int | None) -> str:
        return self.turned_up

    @asked("Which golem sleeps at <gate>\\?")
    def shows_golem(self, seat: int | None, gate: str) -> str:
        return self.asleep[gate].lower()

    @asked("Which action card is lowest in the discard pile\\?")
    def shows_lowest(self, seat: int | None) -> str:
        pile = (*self.stack[::-1], *self.pile)
        return next(card for card in pile if not card.startswith("Event"))

    @asked("Turn up a Court card")
    def turns_up_court(self, seat: int | None) -> str:
        """A lore card has another back: which it is, is asked next."""
        top = self.court_deck[0]
        return A_LORE if top.startswith(UNSEEN) else top

    def backs_of_court(self) -> list[str]:
        return [A_LORE if card.startswith(UNSEEN) else card for card in self.court_deck]

    # -- set-up

    @does("Put the Imperial Council at the left end of the Court, In Session")
    def lays_council(self) -> None:
        self.put("Imperial Council", COURT)
        self.lying["Council"] = Counter(["In Session"])

    @does("Shuffle <count> lore cards unseen into the Court deck")
    def shuffles_lore_in(self, count: int) -> None:
        self.court_deck += [UNSEEN + self.lore.pop() for _ in range(count)]
        self.rng.shuffle(self.court_deck)

    def refills(self, card: str) -> None:
        if card != A_LORE:
            super().refills(card)
            return
        top = self.court_deck[0]
        self.takes_top_of_court(self.court_deck[0])
        self.turned_up = top.removeprefix(UNSEEN)
        self.put(A_LORE, COURT)

    @does("Turn up the lore card <card>")
    def reveals_lore(self, card: str) -> None:
        if card != self.turned_up:
            raise Impossible(f"it is {self.turned_up}")
        self.take(A_LORE, COURT)
        self.put(card, COURT)

    @does("Set the policy: <policy>")
    def sets_policy(self, policy: str) -> None:
        self.lying["policy"] = Counter([policy])

    @does("Put an Imperial ship in every system of clusters <clusters>")
    def sets_empire(self, clusters: str) -> None:
        for system in SYSTEMS.values():
            if str(system.cluster) in listed(clusters):
                self.places_imperial(1, system_name(system.id))

    @does("Put <count> Imperial ships? in <system>")
    def places_imperial(self, count: int, system: str) -> None:
        self.take("ship", self.supply("Empire"), count)
        self.put("Empire's fresh ship", system, count)

    @does("Put (?:a Free city|Free cities) in <cities>")
    def places_free(self, cities: str) -> None:
        for each in listed(cities):
            system, _, count = each.removesuffix(")").partition(" (")
            self.take("city", self.supply("Free States"), int(count or 1))
            self.put("Free States's fresh city", system, int(count or 1))

    @does("Put damaged Blight in <systems>")
    def places_blight(self, systems: str) -> None:
        for system in listed(systems):
            self.take("blight", self.supply("Blight"))
            self.put("damaged Blight", system)

    @does("Turn the Blight in <systems> fresh")
    def heals_blight(self, systems: str) -> None:
        for system in listed(systems):
            self.take("damaged Blight", system)
            self.put("fresh Blight", system)

    @does(r"Lay the Blight in <system> on its side \(damaged\)")
    def hurts_blight(self, system: str) -> None:
        self.take("fresh Blight", system)
        self.put("damaged Blight", system)

    @does("Move the Blight from <system> to <whose> Trophies")
    def takes_blight(self, system: str, whose: int) -> None:
        self.take("damaged Blight", system)
        self.put("Blight's blight", self.boards(whose, "Trophies"))

    @does("Put the <fate> fate next to <whose> board, with its objective marker on <count>")
    def lays_fate(self, fate: str, whose: int, count: int) -> None:
        self.put(fate, self.boards(whose, "fate"))
        self.put("marker", self.boards(whose, "objective"), count)

    @does("Give <who> the fate's cards?: <cards>")
    def gives_fate_cards(self, who: int, cards: str) -> None:
        for card in listed(cards):
            self.put(card, self.boards(who, "cards"))

    # -- the Empire

    @does("Give <who> the First Regent tile and the Trust")
    def makes_first(self, who: int) -> None:
        self.lying["First Regent"] = Counter([self.named(who)])

    @does("Turn <whose> title to (?P<title>Outlaw|Regent)",
          "Turn <whose> title to (?P<title>Outlaw)(?P<aside>; put the First Regent tile aside)"
          "( and return the Trust to the supply; move <whose_2> Power marker back "
          "<count>)?")  # fmt: skip
    def turns_title(
        self, whose: int, title: str, aside: str = "", whose_2: int | None = None,
        count: int | None = None,
    ) -> None:  # fmt: skip
        self.lying[self.boards(whose, "title")] = Counter([title])
        if aside:
            self.lying.pop("First Regent")
        if count:
            self.move_all(TRUST, SUPPLY_OF_TOKENS)
            self.scores(whose, count, "back")

    @does("(?P<way>Put the Imperial Council back into the Court|Turn the Imperial Council over), "
          "(?P<state>Decided|In Session) side up")  # fmt: skip
    def turns_council(self, way: str, state: str) -> None:
        if way.startswith("Put"):
            self.move("Imperial Council", self.held("Imperial Council"), COURT)
        self.lying["Council"] = Counter([state])

    @does("Pick up 1 <token> from the Trust")
    def takes_of_trust(self, token: str) -> None:
        self.move(token, TRUST, IN_HAND)

    @does("Pick up 1 <token> from <whose> Merchant League")
    def takes_of_league(self, token: str, whose: int) -> None:
        self.move(token, self.boards(whose, "League"), IN_HAND)

    @does("Put 1 <token> from the supply on <whose> Merchant League")
    def fills_league(self, token: str, whose: int) -> None:
        self.move(token, SUPPLY_OF_TOKENS, self.boards(whose, "League"))

    @does("Return everything on <whose> Merchant League to the supply: <tokens>")
    def empties_league(self, whose: int, tokens: str) -> None:
        for token, count in counted(tokens):
            self.move(token, self.boards(whose, "League"), SUPPLY_OF_TOKENS, count)
        if self.at(self.boards(whose, "League")):
            raise Impossible(f"{self.at(self.boards(whose, 'League'))} is left")

    @does("Put <whose> <token> from slot <count> into the Trust")
    def pays_tribute(self, whose: int, token: str, count: int) -> None:
        self.move(token, self.slot(whose, count), TRUST)

    @does("Return from <whose> board to the supply: <tokens>")
    def exports(self, whose: int, tokens: str) -> None:
        for each in listed(tokens):
            token, _, number = each.partition(" in slot ")
            self.move(token, self.slot(whose, int(number)), SUPPLY_OF_TOKENS)

    @does("Move <whose> <kind> from <whose_2> (?P<box>Captives|Trophies|Favors) to <whose_3> "
          "(?P=box)")  # fmt: skip
    def passes(self, whose: int, kind: str, whose_2: int, box: str, whose_3: int) -> None:
        piece = f"{self.named(whose)}'s {kind.lower()}"
        self.move(piece, self.boards(whose_2, box), self.boards(whose_3, box))

    @does("Return <whose> <kind> from <whose_2> (?P<box>Captives|Trophies|Favors) to the "
          "supply")  # fmt: skip
    def goes_home(self, whose: int, kind: str, whose_2: int, box: str) -> None:
        self.returns(f"{self.named(whose)}'s {kind.lower()}", self.boards(whose_2, box))

    @does("Put an agent from <whose> supply on <whose_2> fate as a Favor")
    def owes(self, whose: int, whose_2: int) -> None:
        self.take("agent", self.supply(self.named(whose)))
        self.put(f"{self.named(whose)}'s agent", self.boards(whose_2, "Favors"))

    @does("Move Blight from <whose> Trophies to <whose_2> Trophies")
    def passes_blight(self, whose: int, whose_2: int) -> None:
        trophies = self.boards(whose, "Trophies"), self.boards(whose_2, "Trophies")
        self.move("Blight's blight", *trophies)

    @does("Return <count> of <whose> agents on <whose_2> fate to the supply")
    def returns_favors(self, count: int, whose: int, whose_2: int) -> None:
        self.returns(f"{self.named(whose)}'s agent", self.boards(whose_2, "Favors"), count)

    @does("In <system>, replace <whose_2> (?P<state>fresh|damaged) ship with <whose> ship in the "
          "same state")  # fmt: skip
    def cedes(self, system: str, whose: int, whose_2: int, state: str) -> None:
        """Buildings are ceded by the sentence by which they are replaced."""
        self.replaces(system, whose, "ship", whose_2, state, "ship")

    @does("On (?:the )?<card>, replace <whose_2> agent with <whose> agent")
    def cedes_agent(self, card: str, whose: int, whose_2: int) -> None:
        self.returns(f"{self.named(whose_2)}'s agent", f"on {card}")
        self.take("agent", self.supply(self.named(whose)))
        self.put(f"{self.named(whose)}'s agent", f"on {card}")

    @does("In <system>, replace <whose> (?P<state>fresh|damaged) ship with an Imperial ship in "
          "the same state")  # fmt: skip
    def commissions(self, system: str, whose: int, state: str) -> None:
        self.replaces(system, EMPIRE, "ship", whose, state, "ship")

    @does("In <system>, replace <whose> (?P<state>fresh|damaged) city with a Free city in the "
          "same state")  # fmt: skip
    def frees(self, system: str, whose: int, state: str) -> None:
        self.replaces(system, FREE, "city", whose, state, "city")

    @does("Return <count> of <whose> (?P<state>fresh|damaged) ships from <system> to the "
          "supply")  # fmt: skip
    def takes_ships(self, count: int, whose: int, state: str, system: str) -> None:
        self.take(f"{self.named(whose)}'s {state} ship", system, count)
        self.put("ship", self.supply(self.named(whose)), count)

    @does(r"Lay <count> of <whose> fresh ships in <system> on (?:its side|their sides) \(damaged\)")
    def lays_ships_down(self, count: int, whose: int, system: str) -> None:
        self.take(f"{self.named(whose)}'s fresh ship", system, count)
        self.put(f"{self.named(whose)}'s damaged ship", system, count)

    @does("Move (?P<ships>[0-9].*) Imperial (?P<word>ships?) from <origin> to <target>")
    def moves_imperial(self, ships: str, word: str, origin: str, target: str) -> None:
        self.moves(f"{ships} {word}", EMPIRE, origin, target)

    @does("Count .* Imperial ships? in .* among the attackers")
    def enlists(self) -> None:
        """They stay where they are."""

    # -- cards

    @does("Play (?P<card>Event [0-9]) face up")
    def plays_event(self, card: str) -> None:
        self.plays(card)

    @does("Set aside until the next chapter: <cards>")
    def sets_aside(self, cards: str) -> None:
        for card in listed(cards):
            self.pile.remove(card)
            self.put(card, ASIDE)

    def begins_chapter(self, count: int) -> None:
        self.lying.pop(ASIDE, None)
        super().begins_chapter(count)

    @does("Shuffle every drawn Event back into <whose> stack")
    def returns_events(self, whose: int) -> None:
        for card in self.at(self.hand(whose)):
            if card.startswith("Event"):
                self.take(card, self.hand(whose))
                self.stack.append(card)
        self.rng.shuffle(self.stack)

    @does("Move <card> from <whose> hand into <whose_2> hand")
    def passes_card(self, card: str, whose: int, whose_2: int) -> None:
        """The cards looked at stand for the hand of a SUPERCAT."""
        source = self.found(card, (self.hand(whose), LOOKED_AT))
        self.move(card, source, self.hand(whose_2))

    @does("Move all agents on <card> to <target>")
    def shifts_agents(self, card: str, target: str) -> None:
        self.move_all(f"on {card.removeprefix('the ')}", f"on {target.removeprefix('the ')}")

    @does(r"Slide <card> down to replace <host>\. All agents stay there")
    def slides(self, card: str, host: str) -> None:
        self.move(card, f"attached to {host}", COURT)
        self.move_all(f"on {host}", f"on {card}")
        self.move(host, COURT, "left the Court")

    @does("Move <card>, attached to (?:the )?<host>, to <who>")
    def takes_attached(self, card: str, host: str, who: int) -> None:
        place = "hand" if card.startswith("Faithful") else "cards"
        self.move(card, f"attached to {host}", self.boards(who, place))
        if place == "hand":
            self.actions.append(card)

    @does(
        "Move (?P<card>Faithful [0-9]) from the Court into <whose> hand",
        "Move (?P<card>Faithful [0-9]) from the Court into <whose> hand, and <count> rival "
        "agents? from it to <whose_2> (?P<box>Captives|Trophies)",
    )
    def takes_faithful(
        self, card: str, whose: int, count: int = 0, whose_2: int = -1, box: str = ""
    ) -> None:  # fmt: skip
        """From then on it is an action card."""
        self.move(card, COURT, self.hand(whose))
        self.actions.append(card)
        if count:
            self.takes_agents(card, count, whose_2, box)

    def takes_in_hand(self, whose: int, token: str, count: int) -> None:
        """A golem in hand is neither awake nor asleep."""
        super().takes_in_hand(whose, token, count)
        self.lying.get(ASLEEP, Counter())[token] = 0

    @does("Attach <card> from the Court discard pile to (?:the )?<host>")
    def recovers(self, card: str, host: str) -> None:
        self.found(host, (COURT,))
        self.move(card, COURT_DISCARD, f"attached to {host}")

    @does("Attach <card> from the Faithful stack to <host>")
    def teaches(self, card: str, host: str) -> None:
        self.found(host, (COURT,))
        if self.faithful.pop() != card:
            raise Impossible("another card lies on top")
        self.put(card, f"attached to {host}")

    @does("Stack the <count> Faithful cards")
    def stacks_faithful(self, count: int) -> None:
        self.faithful = [printed(card) for card in FAITHFUL_CARDS][:count]

    @does("Return <card> to the box")
    def scraps_card(self, card: str) -> None:
        (self.stack if card in self.stack else self.pile).remove(card)
        self.actions.remove(card)
        self.put(card, BOX_OF_CARDS)

    def buries(self, card: str) -> None:
        self.leaves(card)
        self.court_deck.append(card)

    def discards_card(self, card: str, whose: int | None = None) -> None:
        self.leaves(card)
        self.put(card, COURT_DISCARD)

    def leaves(self, card: str) -> None:
        """A card leaves wherever it lies open: a seat, the Court, above a card of it."""
        places = [self.boards(n, "cards") for n in range(len(self.names))]
        places += [COURT, "carried out", "left the Court"]
        places += [each for each in self.lying if each.startswith(("attached to ", "beside "))]
        self.take(card, self.found(card, places))

    @does("Take the ambition marker worth <count> off <ambition>")
    def takes_marker(self, count: int, ambition: str) -> None:
        box = f"{ambition} box"
        piece = next(each for each in self.at(box) if each.startswith(f"marker {count} and"))
        self.move(piece, box, "beside the board")

    # -- fates

    @does("Move <whose> objective marker to <count>")
    def advances(self, whose: int, count: int) -> None:
        self.lying[self.boards(whose, "objective")] = Counter({"marker": count})

    @does("Set <whose> grievances against <who> to <count>",
          r"Remove one of <whose> grievances against <who> \(<count> left\)")  # fmt: skip
    def counts_grievances(self, whose: int, who: int, count: int) -> None:
        place = f"grievances of {self.named(whose)} against {self.named(who)}"
        self.lying[place] = Counter({"grievance": count})

    @does("Put a sleeping golem at <gates>")
    def hides_golems(self, gates: str) -> None:
        for gate in listed(gates):
            self.asleep[gate] = self.golems.pop()
            self.put("sleeping golem", gate)

    @does(r"Put the <golem> from <gate> on <whose> Golem Hearth \((?P<state>awake|asleep)\)")
    def finds(self, golem: str, gate: str, whose: int, state: str) -> None:
        self.take("sleeping golem", gate)
        self.put(golem, self.boards(whose, "Golem Hearth"))
        self.rests(golem, state)

    def rests(self, golem: str, state: str) -> None:
        self.lying.setdefault(ASLEEP, Counter())[golem] = int(state == "asleep")

    @does("Turn to the awake side: <golems>")
    def wakes(self, golems: str) -> None:
        for golem in listed(golems):
            self.take(golem, ASLEEP)

    @does("Turn <whose> <golem> to the sleeping side")
    def sleeps(self, whose: int, golem: str) -> None:
        self.rests(golem, "asleep")

    @does("Pick up <whose> <golem> from the Golem Hearth")
    def lifts_off_hearth(self, whose: int, golem: str) -> None:
        self.move(golem, self.boards(whose, "Golem Hearth"), IN_HAND)
        self.lying.get(ASLEEP, Counter())[golem] = 0

    @does(r"Put the <golem> that you picked up on <whose> Golem Hearth "
          r"\((?P<state>awake|asleep)\)")  # fmt: skip
    def houses(self, golem: str, whose: int, state: str) -> None:
        self.move(golem, IN_HAND, self.boards(whose, "Golem Hearth"))
        self.rests(golem, state)

    @does(r"Put the <golem> that you picked up into <whose> slot <count> "
          r"\((?P<state>awake|asleep)\)")  # fmt: skip
    def slots_golem(self, golem: str, whose: int, count: int, state: str) -> None:
        self.move(golem, IN_HAND, self.free_slot(whose, count))
        self.rests(golem, state)

    # -- the program's table, to compare

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        lies = ArcsBoard.translated(table, names)
        for place, pieces in _places(table, names):
            lies[place] = lies.get(place, Counter()) + pieces
        for owner, name in OWNERS.items():
            used = Counter(
                each.rpartition(" ")[2]
                for pieces in lies.values()
                for each in pieces.elements()
                if each.startswith(f"{name}'s") or (owner == BLIGHT and each.endswith(" Blight"))
            )
            kinds = {kind: BOX[(owner, kind)] - used[kind] for kind in KINDS_OF[owner]}
            if owner == BLIGHT:
                kinds = {"blight": BOX[(owner, "blight")] - used["blight"] - used["Blight"]}
            lies[f"supply of {name}"] = Counter(kinds)
        return lies


def _places(table: Any, names: Sequence[str]) -> Iterator[tuple[str, Counter[str]]]:
    reach = reach_of(table)
    for state, ships in (("fresh", reach.fresh), ("damaged", reach.hurt)):
        for system, count in ships.items():
            yield system_name(system), Counter({f"Empire's {state} ship": count})
    for system, fresh in reach.blight.items():
        yield system_name(system), Counter([f"{'fresh' if fresh else 'damaged'} Blight"])
    for gate in reach.sleepers:
        yield system_name(gate), Counter(["sleeping golem"])
    yield "policy", Counter([reach.policies[0].capitalize()] if reach.policies else [])
    state = {"in session": "In Session", "decided": "Decided", "tucked": "In Session"}
    if any(offer.card == COUNCIL for offer in table.court) or reach.council == "tucked":
        yield "Council", Counter([state[reach.council]])
    first = [] if reach.first_regent < 0 else [names[reach.first_regent]]
    yield "First Regent", Counter(first)
    yield TRUST, Counter(each.capitalize() for each in reach.trust)
    yield ASIDE, Counter(map(printed, reach.aside))
    for host, card in reach.attached.items():
        yield f"attached to {printed(host)}", Counter([printed(card)])
    yield BOX_OF_CARDS, Counter(map(printed, reach.scrapped))
    names_of = {golem: golem.capitalize() for golem in GOLEMS}
    yield ASLEEP, Counter(names_of[each] for each, lies in reach.golems.items() if not lies.awake)
    for golem, lies in reach.golems.items():
        if lies.in_hearth:
            yield f"Golem Hearth of {names[lies.seat]}", Counter([names_of[golem]])
    moving = {step.golem for step in table.steps if type(step).__name__ in
              ("ReceiveGolem", "PassGolem") and step.golem not in reach.golems}  # fmt: skip
    yield IN_HAND, Counter(names_of[golem] for golem in moving)
    for number, name in enumerate(names):
        yield from _seat(table, names, number, name)


def _seat(
    table: Any, names: Sequence[str], number: int, name: str
) -> Iterator[tuple[str, Counter[str]]]:
    reach, seat = reach_of(table), table.seats[number]
    fate = reach.fates[number]
    if reach.council == "tucked" and reach.securer == number:
        yield f"cards of {name}", Counter(["Imperial Council"])
    has_fate = bool(fate.id) and not fate.dealt
    yield f"fate of {name}", Counter([FATE_CARDS[fate.id].name] if has_fate else [])
    yield f"objective of {name}", Counter({"marker": fate.marker})
    yield f"title of {name}", Counter(["Outlaw" if fate.outlaw else "Regent"])
    yield f"League of {name}", Counter(each.capitalize() for each in fate.league)
    held = {f"{owner}'s agent": n for owner, n in zip(names, fate.favors, strict=True)}
    yield f"Favors of {name}", Counter(held)
    for rival, count in zip(names, fate.grievances, strict=True):
        yield f"grievances of {name} against {rival}", Counter({"grievance": count})
    spoils = zip(SPOILS, seat.spoils, strict=False)
    won = {f"{OWNERS[owner]}'s {kind}": count for (owner, kind), count in spoils}
    yield f"Trophies of {name}", Counter(won)
