"""A real board of Arcs: the map, player boards, cards, tokens and markers of the base box.

Decks are lists in the order in which their cards lie; who moves them does not look at the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from games.arcs.board import (
    AMBITIONS,
    MARKERS,
    PIECES,
    RESOURCES,
    SETUP_CARDS,
    SUPPLY,
    TOKENS_PER_RESOURCE,
    deck,
    setup_cards,
    system_name,
)
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE
from games.arcs.court import BASE_COURT, BASE_LORE, LEADERS
from games.arcs.moves import printed
from games.arcs.parts import NOBODY
from tests.real_board.board import Impossible, Lying, NotUnderstood, RealBoard, asked, does
from tests.real_board.own_hands import listed

TOKENS: Final = tuple(each.capitalize() for each in RESOURCES)
KINDS: Final = r"(?P<kind>ship|city|starport|agent)"
NUMBERS: Final = {"a": 1, "an": 1}
SINGULAR: Final = {
    "ships": "ship",
    "cities": "city",
    "starports": "starport",
    "agents": "agent",
    **{f"{token}s": token for token in TOKENS},
}
OUTSIDERS: Final = {FREE: "Free States", EMPIRE: "Empire", BLIGHT: "Blight"}
"""Owners of pieces who are no seat, in the campaign."""
SUPPLY_OF_TOKENS: Final = "supply of tokens"
IN_HAND: Final = "in hand"
PILE: Final = "discard pile"
STACK: Final = "stack"
UNSEEN: Final = "action cards that lie face down"
BOX: Final = "box"
ROW: Final = "leaders and lore"
LOOKED_AT: Final = "cards looked at"
COURT: Final = "Court"
COURT_DECK: Final = "Court deck"
COURT_DISCARD: Final = "Court discard pile"
PLAYED: Final = "cards of the round"
CARRIED_OUT: Final = "carried out"
BESIDE: Final = "beside the board"


def marker(first: int, second: int) -> str:
    """An ambition marker by what it shows."""
    return f"marker {first} and {second}"


def counted(words: str) -> Iterator[tuple[str, int]]:
    """Pieces and how many: "a city and 3 ships"."""
    for each in listed(words):
        number, kind = each.split(" ", 1)
        yield SINGULAR.get(kind, kind), NUMBERS.get(number) or int(number)


class ArcsBoard(RealBoard):
    """The base game; `offered` is what the page of a lot shows."""

    offered: Sequence[Any] = ()

    def lay_out(self) -> None:
        """Every box is full; the map is empty until the set-up card is drawn."""
        for name in self.names:
            for kind in PIECES:
                self.put(kind, self.supply(name), SUPPLY[kind])
            self.put("Power", name, 0)
        for token in TOKENS:
            self.put(token, SUPPLY_OF_TOKENS, TOKENS_PER_RESOURCE)
        for front, _ in MARKERS:
            self.put(marker(*front), BESIDE)
        self.put("zero marker", BESIDE)
        self.put("initiative marker", BESIDE)
        if self.options["leaders"] == "on":
            self.lying[BOX] = Counter(map(printed, (*LEADERS, *BASE_LORE)))
        self.court_deck = [*map(printed, BASE_COURT)]
        self.pile = [*map(printed, deck(len(self.names)))]
        self.stack: list[str] = []
        self.actions = list(self.pile)
        self.rng.shuffle(self.court_deck)
        self.rng.shuffle(self.pile)

    def __init__(self, names: Sequence[str], options: dict[str, str], rng: Random) -> None:
        super().__init__(names, options, rng)
        if "You" in names:
            self._seats["who"]["yours"] = names.index("You")

    def whose(self, words: str) -> int:
        """Whose a place is: "your Outrage", "Ada's Outrage"."""
        return self._seats["whose"][words]

    # -- places

    def supply(self, name: str) -> str:
        """Where the pieces lie that a player has not in use."""
        return f"supply of {name}"

    def named(self, seat: int) -> str:
        return self.names[seat]

    def hand(self, seat: int) -> str:
        """Where the action cards of a seat are."""
        return f"hand of {self.named(seat)}"

    def boards(self, seat: int, what: str) -> str:
        """A place on the board of a seat, or before it."""
        return f"{what} of {self.named(seat)}"

    def slot(self, seat: int, number: int) -> str:
        return f"slot {number} of {self.named(seat)}"

    def found(self, piece: str, places: Iterable[str]) -> str:
        """The one place of several where a piece lies."""
        here = [place for place in places if self.lying.get(place, Counter())[piece]]
        if len(here) != 1:
            raise Impossible(f"{piece} lies in {here or 'none of these places'}")
        return here[0]

    def played(self, card: str) -> str:
        """Where a card lies that is about to be played: in a hand."""
        return self.found(card, map(self.hand, range(len(self.names))))

    def lay_face_down(self, card: str, seat: int) -> None:
        """Which card it is, its owner alone knows: any of their hand, where it is not said."""
        chosen = self.rng.choice(self.at(self.hand(seat))) if card == "a card" else card
        self.move(chosen, self.hand(seat), face_down(self.named(seat)))

    @property
    def cards_of_round(self) -> list[str]:
        """The places where they lie."""
        return [PLAYED, *map(face_down, self.names)]

    # -- chance

    @asked(r"Which seat starts: <seats>\?", r"Starting player: <seats>")
    def begins(self, seat: int | None, seats: str) -> str:
        """By lot among those who are named."""
        drawn = self.rng.choice(listed(seats.replace(" or ", ", ")))
        return f"seat {self._seats['who'][drawn] + 1}"

    @asked("Draw a setup card")
    def draws_setup(self, seat: int | None) -> str:
        return SETUP_CARDS[self.rng.choice(setup_cards(len(self.names)))].name

    @asked("Turn up a leader")
    def turns_up_leader(self, seat: int | None) -> str:
        return self.draws_from_box(map(printed, LEADERS))

    @asked("Turn up a lore card", "Draw a lore card")
    def turns_up_lore(self, seat: int | None) -> str:
        return self.draws_from_box(map(printed, BASE_LORE))

    @asked("Deal one of these (leaders|lore cards): <cards>")
    def deals_from_box(self, seat: int | None, cards: str) -> str:
        return self.draws_from_box(listed(cards))

    def draws_from_box(self, cards: Iterable[str]) -> str:
        """One of these cards, as far as they are in the box, is laid open."""
        card = self.rng.choice([each for each in cards if each in self.at(BOX)])
        self.move(card, BOX, ROW)
        return card

    @asked("Draw a resource for <who>")
    def draws_reserve(self, seat: int | None, who: int) -> str:
        """It stays in the supply until it is said where it lies."""
        return self.rng.choice([each for each in TOKENS if self.lying[SUPPLY_OF_TOKENS][each]])

    @asked("Deal action cards")
    def deals(self, seat: int | None) -> str:
        """Six cards from the top of what was shuffled, into the hand."""
        assert seat is not None
        count = min(6 - len(self.at(self.hand(seat))), len(self.pile))
        cards = [self.pile.pop() for _ in range(count)]
        for card in cards:
            self.put(card, self.hand(seat))
        return ", ".join(cards)

    @asked("Turn up a card for SUPERCAT")
    def turns_up(self, seat: int | None) -> str:
        """It stays on the stack until it is said where it lies."""
        return self.stack[-1]

    @asked("Look at <count> cards? of the stack")
    def looks_at_stack(self, seat: int | None, count: int) -> str:
        cards = [self.stack.pop() for _ in range(count)]
        for card in cards:
            self.put(card, LOOKED_AT)
        return ", ".join(cards)

    @asked("Draw the bottom action card")
    def draws_bottom(self, seat: int | None) -> str:
        """The lowest card of the pile, or where there is one the top of the stack, into the hand.

        For a SUPERCAT, who has none, it stays until it is said where it lies.
        """
        assert seat is not None
        if self.boards(seat, "hand counter") in self.lying:
            return self.stack[-1] if self.stack else self.pile[0]
        card = self.stack.pop() if self.stack else self.pile.pop(0)
        self.put(card, self.hand(seat))
        return card

    @asked("Turn up a Court card", "Draw the top card of the Court deck")
    def turns_up_court(self, seat: int | None) -> str:
        """It stays on the deck until it is said where it goes."""
        return self.court_deck[0]

    @asked("(?:R|Rer)oll (?P<dice>[0-9].*)",
           "Roll SUPERCAT's die: does it seize the initiative\\?",
           "Roll SUPERCAT's die for its agents on <card>")  # fmt: skip
    def throws(self, seat: int | None, dice: str = "1 die", card: str = "") -> str:
        count = sum(int(word) for word in dice.split() if word.isdigit())
        return " ".join(str(self.rng.randint(1, 6)) for _ in range(count))

    # -- set-up

    @does("Set up the map as the setup card <name> shows")
    def lays_map(self, name: str) -> None:
        """The printed card says which clusters are out."""

    @does("Put <pieces> from <whose> supply in <system>")
    def puts_pieces(self, pieces: str, whose: int, system: str) -> None:
        words, _, state = system.partition(", ")
        for kind, count in counted(pieces):
            self.take(kind, self.supply(self.named(whose)), count)
            self.put(f"{self.named(whose)}'s {state or 'fresh'} {kind}", words, count)

    @does("Put tokens from the supply on the ambitions: <tokens>")
    def lays_phantoms(self, tokens: str) -> None:
        for words in tokens.split("; "):
            ambition, laid = words.split(" ", 1)
            for each in listed(laid):
                number, token = each.split()
                box = f"{ambition} box"
                self.move(token.removesuffix("s"), SUPPLY_OF_TOKENS, box, int(number))

    @does("Begin chapter <count>: shuffle all action cards")
    def begins_chapter(self, count: int) -> None:
        """All of them are one pile, wherever they lay."""
        if any(map(self.at, self.cards_of_round)):
            raise Impossible("cards of a round lie there as a chapter begins")
        for seat in range(len(self.names)):
            self.lying.pop(self.hand(seat), None)
        self.pile, self.stack = list(self.actions), []
        self.rng.shuffle(self.pile)

    @does("Turn up a new Court card: <card>")
    def refills(self, card: str) -> None:
        self.takes_top_of_court(card)
        self.put(card, COURT)

    def takes_top_of_court(self, card: str) -> None:
        if self.court_deck[:1] != [card]:
            raise Impossible(f"the top card of the Court deck is {self.court_deck[:1]}")
        del self.court_deck[0]

    @does("Set the hand counters to <count>; the action cards that were not dealt become the stack")
    def forms_stack(self, count: int) -> None:
        self.stack, self.pile = self.pile, []
        for seat, name in enumerate(self.names):
            if not self.at(self.hand(seat)):
                self.lying["hand counter of " + name] = Counter({"counter": count})

    # -- action cards and the initiative

    @does("Play <card> face up to (lead|surpass|pivot)")
    def plays(self, card: str, **_: str) -> None:
        self.move(card, self.played(card), PLAYED)

    @does("Play <card> face down to copy")
    def copies(self, card: str) -> None:
        hands = [self.hand(seat) for seat in range(len(self.names))]
        is_told = card != "a card"
        self.lay_face_down(card, hands.index(self.played(card)) if is_told else self.acting)

    @does(r"Play <card> face down\. Lay the initiative marker on its side beside <whose> cards")
    def seizes_with(self, card: str, whose: int) -> None:
        self.lay_face_down(card, whose)
        self.seizes(whose)

    @does(r"Give <who> the initiative marker, on its side \(seized\)")
    def seizes(self, who: int) -> None:
        self.put("seized", BESIDE)
        self.gets_initiative(who)

    @does("Give <who> the initiative marker")
    def gets_initiative(self, who: int) -> None:
        holder = self.found("initiative marker", (*self.names, BESIDE))
        self.move("initiative marker", holder, self.named(who))

    @does(
        *(
            rf"Put the {cards} of the round on the discard pile"
            r"(?P<zero>,? (?:and )?remove the zero marker)?"
            r"(?P<up>,? and turn the initiative marker upright)?"
            for cards in ("card", "<count> cards")
        )
    )
    def clears_round(self, zero: str | None, up: str | None, count: int = 1) -> None:
        cards = [card for place in self.cards_of_round for card in self.at(place)]
        if len(cards) != count:
            raise Impossible(f"{len(cards)} cards of the round")
        for place in self.cards_of_round:
            self.lying.pop(place, None)
        self.rng.shuffle(cards)
        self.pile += cards
        if zero:
            self.move("zero marker", "lead card", BESIDE)
        if up:
            self.take("seized", BESIDE)

    @does(
        "(?P<zero>Remove the zero marker)(?P<up> and turn the initiative marker upright)?",
        "(?P<up>Turn the initiative marker upright)",
    )
    def clears_no_card(self, up: str | None, zero: str | None = None) -> None:
        """A Union has taken the last card of the round."""
        self.clears_round(zero, up, 0)

    @does("Put all cards left in hands on the discard pile, face down")
    def throws_hands(self) -> None:
        for seat in range(len(self.names)):
            cards = self.at(self.hand(seat))
            self.lying.pop(self.hand(seat), None)
            self.pile += cards

    @does("Put <whose> hand(?P<kept> except .+)? face down under the action cards that were not "
          "dealt")  # fmt: skip
    def redraws(self, whose: int, kept: str | None) -> None:
        kept_cards = listed(kept.removeprefix(" except ")) if kept else []
        for card in self.at(self.hand(whose)):
            if card not in kept_cards:
                self.take(card, self.hand(whose))
                self.pile.insert(0, card)

    @does("Shuffle the action cards that were not dealt")
    def shuffles_pile(self) -> None:
        self.rng.shuffle(self.pile)

    @does(
        r"Put the highest ambition marker \(<count> and <count_2>\) on <ambition>"
        r"(?P<zero> and the zero marker on the lead card)?"
    )
    def declares(self, count: int, count_2: int, ambition: str, zero: str | None) -> None:
        free = [each for each in self.at(BESIDE) if each.startswith("marker")]
        highest = max(free, key=lambda each: int(each.split()[1]))
        if highest != marker(count, count_2):
            raise Impossible(f"the highest marker is {highest}")
        self.move(highest, BESIDE, f"{ambition} box")
        if zero:
            self.move("zero marker", BESIDE, "lead card")

    @does("Take the ambition marker off its ambition",
          "Take the <count> ambition markers off their ambitions")  # fmt: skip
    def takes_markers(self, count: int = 1) -> None:
        for ambition in AMBITIONS:
            box = f"{ambition.capitalize()} box"
            for each in self.at(box):
                if each.startswith("marker"):
                    self.move(each, box, BESIDE)
                    count -= 1
        if count:
            raise Impossible(f"{count} markers too few on the ambitions")

    @does("Turn over the ambition marker worth <count> and <count_2>: it is now worth <back>")
    def flips(self, count: int, count_2: int, back: str) -> None:
        self.take(marker(count, count_2), BESIDE)
        other = next(back for front, back in MARKERS if front == (count, count_2))
        if back != f"{other[0]} and {other[1]}":
            raise Impossible(f"its back shows {other}")
        self.put(marker(*other), BESIDE)

    @does(
        "Move (?P<card>[A-Z][a-z]+ [0-9]) into <whose> hand",
        "Put (?P<card>[A-Z][a-z]+ [0-9]) face up at <whose> board",
    )
    def picks_up(self, card: str, whose: int) -> None:
        self.move(card, self.found(card, self.cards_of_round), self.hand(whose))

    @does("Put (?!the )<union> next to <card>")
    def attaches(self, union: str, card: str) -> None:
        self.found(card, (PLAYED,))
        self.move(union, self.held(union), f"beside {card}")

    # -- SUPERCAT

    @does("Turn up <card> from the stack for <who>")
    def reveals(self, card: str, who: int) -> None:
        """It lies open before that seat."""
        if self.stack[-1:] != [card]:
            raise Impossible(f"the top card is {self.stack[-1:]}")
        self.put(self.stack.pop(), self.hand(who))

    @does("Turn up <card> from the bottom of the discard pile for <who>")
    def reveals_bottom(self, card: str, who: int) -> None:
        if self.pile[:1] != [card]:
            raise Impossible(f"the bottom card is {self.pile[:1]}")
        self.put(self.pile.pop(0), self.hand(who))

    @does("Put <cards> face up on the discard pile")
    def lays_aside(self, cards: str) -> None:
        """The card that a SUPERCAT drew and did not play, face up."""
        for card in listed(cards):
            self.take(card, self.played(card))
            self.pile.append(card)

    @does("Shuffle the <count> discarded action cards?(?P<plain> that are not Events)? into a new "
          "stack")  # fmt: skip
    def reshuffles(self, count: int, plain: str | None) -> None:
        cards = [each for each in self.pile if not (plain and each.startswith("Event"))]
        if self.stack or len(cards) != count:
            raise Impossible(f"{len(cards)} on the pile, {len(self.stack)} in the stack")
        self.stack, self.pile = cards, [each for each in self.pile if each not in cards]
        self.rng.shuffle(self.stack)

    @does("Turn <whose> hand counter (?:up|down) to <count>")
    def sets_counter(self, whose: int, count: int) -> None:
        self.lying[self.boards(whose, "hand counter")] = Counter({"counter": count})

    @does("Set <whose> seize counter to <count>")
    def sets_seize(self, whose: int, count: int) -> None:
        self.lying[self.boards(whose, "seize counter")] = Counter({"counter": count})

    @does("Remove <whose> seize counter")
    def takes_seize(self, whose: int) -> None:
        if not self.lying.pop(self.boards(whose, "seize counter"), None):
            raise Impossible("there is none")

    @does("Put (?!all )<cards> on the discard pile, face down")
    def discards_down(self, cards: str) -> None:
        for card in listed(cards):
            self.take(card, self.played(card))
            self.pile.append(card)

    @does("Swap <whose> <card> with <whose_2> <card_2>")
    def swaps(self, whose: int, card: str, whose_2: int, card_2: str) -> None:
        theirs = self.found(card_2, (self.hand(whose_2), LOOKED_AT))
        self.move(card, self.hand(whose), theirs)
        self.move(card_2, theirs, self.hand(whose))

    @does("Shuffle the cards that were looked at back into the stack")
    def shuffles_back(self) -> None:
        self.stack += self.at(LOOKED_AT)
        self.lying.pop(LOOKED_AT, None)
        self.rng.shuffle(self.stack)

    # -- resources

    @does("Put 1 <token> from the supply into <whose> slot <count>")
    def gives(self, whose: int, token: str, count: int) -> None:
        self.move(token, SUPPLY_OF_TOKENS, self.free_slot(whose, count))

    def free_slot(self, who: int, number: int) -> str:
        """A slot that must be empty."""
        place = self.slot(who, number)
        if self.at(place):
            raise Impossible(f"{place} holds {self.at(place)}")
        return place

    @does("Put the <token> in your hand into <whose> slot <count>")
    def gives_in_hand(self, whose: int, token: str, count: int) -> None:
        self.move(token, IN_HAND, self.free_slot(whose, count))

    @does("Pick up <whose> <token> from slot <count>")
    def takes_in_hand(self, whose: int, token: str, count: int) -> None:
        self.move(token, self.slot(whose, count), IN_HAND)

    @does("Pick up 1 <token> from <card>")
    def takes_held(self, token: str, card: str) -> None:
        self.held(card)
        self.move(token, SUPPLY_OF_TOKENS, IN_HAND)

    @does("Return <whose> <token> from slot <count> to the supply(; it counts as <as>)?")
    def spends(self, whose: int, token: str, count: int, **_: str) -> None:
        self.move(token, self.slot(whose, count), SUPPLY_OF_TOKENS)

    @does("Return the <token> that has no slot to the supply")
    def puts_back(self, token: str) -> None:
        self.move(token, IN_HAND, SUPPLY_OF_TOKENS)

    @does("Return <count> <token> from <whose> slots to the supply")
    def discards_all(self, whose: int, count: int, token: str) -> None:
        token = token.removesuffix("s")
        slots = [place for place in self.slots(whose) if self.lying[place][token]]
        if len(slots) != count:
            raise Impossible(f"{len(slots)} of {token}")
        for place in slots:
            self.move(token, place, SUPPLY_OF_TOKENS)

    def slots(self, who: int) -> list[str]:
        """The slots of a seat in which something has lain."""
        last = f" of {self.named(who)}"
        return [each for each in self.lying if each.startswith("slot ") and each.endswith(last)]

    @does("Rearrange <whose> tokens: <slots>")
    def lays_anew(self, whose: int, slots: str) -> None:
        wanted = {}
        for each in listed(slots):
            token, _, number = each.partition(" in slot ")
            wanted[self.slot(whose, int(number))] = Counter({token: 1})
        held = sum((self.lying[place] for place in self.slots(whose)), Counter())
        if +held != sum(wanted.values(), Counter()):
            raise Impossible(f"the slots hold {dict(held)}")
        for place in self.slots(whose):
            del self.lying[place]
        self.lying |= wanted

    # -- leaders and lore

    @does("Give <who> (the leader )?(?!all |a |the |[0-9]|.*(: | from | off ))<card>")
    def gives_card(self, card: str, who: int) -> None:
        self.move(card, ROW, self.boards(who, "cards"))

    @does("Return to the box: <cards>")
    def puts_into_box(self, cards: str) -> None:
        for card in listed(cards):
            self.move(card, ROW, BOX)

    @does("Return <pieces> from <whose> supply to the box")
    def scraps(self, pieces: str, whose: int) -> None:
        for kind, count in counted(pieces):
            self.take(kind, self.supply(self.named(whose)), count)

    @does("Remove <whose> agent from <place>")
    def clears_outrage(self, whose: int, place: str) -> None:
        owner, _, icon = place.partition(" Outrage of ")
        assert self.whose(owner) == whose
        self.take(icon, self.boards(whose, "Outrage"))
        self.put("agent", self.supply(self.named(whose)))

    @does("Put <whose> <token> from slot <count> on <system> to mark its new type")
    def reshapes(self, whose: int, token: str, count: int, system: str) -> None:
        self.move(token, self.slot(whose, count), f"type of {system}")

    @does("Put 1 <token> from <whose> Cartel on <system> to mark its new type")
    def reshapes_with_cartel(self, token: str, whose: int, system: str) -> None:
        self.move(token, SUPPLY_OF_TOKENS, f"type of {system}")

    @does("Return <whose> (?P<kind>ship|city|starport|agent) from <whose_2> Trophies")
    def gives_trophy_back(self, kind: str, whose: int, whose_2: int) -> None:
        self.returns(f"{self.named(whose)}'s {kind}", self.boards(whose_2, "Trophies"))

    @does(
        "In <system>, replace <whose_2> (?P<state>fresh|damaged) (?P<old>city|starport) with "
        "<whose> (?P<new>city|starport) in the same state"
    )
    def replaces(
        self, system: str, whose: int, new: str, whose_2: int, state: str, old: str
    ) -> None:  # fmt: skip
        self.take(f"{self.named(whose_2)}'s {state} {old}", system)
        self.put(old, self.supply(self.named(whose_2)))
        self.take(new, self.supply(self.named(whose)))
        self.put(f"{self.named(whose)}'s {state} {new}", system)

    # -- Court cards

    def held(self, card: str) -> str:
        """Before whom a card lies."""
        return self.found(card, [self.boards(n, "cards") for n in range(len(self.names))])

    @does(
        "Move (?:the )?<card> from (?P<where>the Court|the top of the Court deck) to <who>",
        "Move (?:the )?<card> from (?P<where>the Court) to <who>; move <count> rival agents? "
        "from it to <whose> (?P<box>Captives|Trophies)",
    )
    def secures(self, card: str, who: int, where: str, **agents: Any) -> None:
        """The agents of others on it go to a box of the same seat."""
        self.leaves_court(card, where, self.boards(who, "cards"))
        if agents:
            self.takes_agents(card, **agents)

    def leaves_court(self, card: str, where: str, target: str) -> None:
        if where == "the Court":
            self.take(card, COURT)
        else:
            self.takes_top_of_court(card)
        self.put(card, target)

    def takes_agents(self, card: str, count: int, whose: int, box: str) -> None:
        """All agents of rivals on a card."""
        for owner, name in enumerate(self.names):
            there = self.lying.get(f"on {card}", Counter())[f"{name}'s agent"]
            if owner != whose and there:
                self.move(f"{name}'s agent", f"on {card}", self.boards(whose, box), there)
                count -= there
        if count:
            raise Impossible(f"{count} agents of rivals too few on {card}")

    @does(
        "Take <card> from (?P<where>the Court|the top of the Court deck) to resolve it",
        "Take <card> from (?P<where>the Court) to resolve it; move <count> rival "
        "agents? from it to <whose> (?P<box>Captives|Trophies)",
    )
    def carries_out(self, card: str, where: str, **agents: Any) -> None:
        self.leaves_court(card, where, CARRIED_OUT)
        if agents:
            self.takes_agents(card, **agents)

    @does("Return <count> of <whose> agents from <card> to the supply")
    def withdraws(self, count: int, whose: int, card: str) -> None:
        place = f"on {card.removeprefix('the ')}"
        self.returns(f"{self.named(whose)}'s agent", place, count)

    def returns(self, piece: str, place: str, count: int = 1) -> None:
        """A piece that names its owner goes back where its owner keeps such."""
        self.take(piece, place, count)
        owner, _, kind = piece.rpartition("'s ")
        self.put(kind, self.supply(owner), count)

    @does("Put <card> on the Court discard pile", "Discard <whose> <card>")
    def discards_card(self, card: str, whose: int | None = None) -> None:
        places = [*(self.boards(n, "cards") for n in range(len(self.names))), CARRIED_OUT]
        places += [place for place in self.lying if place.startswith("beside ")]
        self.move(card, self.found(card, places), COURT_DISCARD)

    @does("Put <card> under the Court deck")
    def buries(self, card: str) -> None:
        places = [*(self.boards(n, "cards") for n in range(len(self.names))), CARRIED_OUT]
        self.take(card, self.found(card, places))
        self.court_deck.append(card)

    @does("Shuffle (?P<cards>[A-Z].*) into the Court deck")
    def shuffles_into(self, cards: str) -> None:
        for card in listed(cards):
            places = [*(self.boards(n, "cards") for n in range(len(self.names)))]
            places += [COURT_DISCARD, CARRIED_OUT]
            self.take(card, self.found(card, places))
            self.court_deck.append(card)
        self.rng.shuffle(self.court_deck)

    @does("Shuffle the Court deck")
    def shuffles(self) -> None:
        self.rng.shuffle(self.court_deck)

    @does("Move (?P<card>[A-Z].*) from <who> to <who_2>")
    def hands_over(self, card: str, who: int, who_2: int) -> None:
        self.move(card, self.boards(who, "cards"), self.boards(who_2, "cards"))

    @does("Put one of <whose> agents on <place>")
    def places_agent(self, whose: int, place: str) -> None:
        self.take("agent", self.supply(self.named(whose)))
        owner, _, icon = place.partition(" Outrage of ")
        if icon:
            assert self.whose(owner) == whose
            self.put(icon, self.boards(whose, "Outrage"))
        else:
            card = place.removeprefix("the ")
            self.found(card, (COURT,))
            self.put(f"{self.named(whose)}'s agent", f"on {card}")

    @does("Mark <whose> Outrage of <token> with anything; <whose_2> next returning agent "
          "goes there")  # fmt: skip
    def owes_agent(self, whose: int, token: str, whose_2: int) -> None:
        """The supply is short of an agent until one comes back."""
        assert whose == whose_2
        self.put(token, self.boards(whose, "Outrage"))
        self.lying[self.supply(self.named(whose))]["agent"] -= 1

    @does("Move <count> of <whose> agents from <source> to <whose_2> Captives")
    def captures(self, count: int, whose: int, source: str, whose_2: int) -> None:
        piece = f"{self.named(whose)}'s agent"
        if source == "the supply":
            self.take("agent", self.supply(self.named(whose)), count)
            self.put(piece, self.boards(whose_2, "Captives"), count)
        else:
            self.move(piece, f"on {source}", self.boards(whose_2, "Captives"), count)

    @does("Move one of <whose> agents from <whose_2> Captives to <whose_3> Trophies")
    def executes(self, whose: int, whose_2: int, whose_3: int) -> None:
        piece = f"{self.named(whose)}'s agent"
        self.move(piece, self.boards(whose_2, "Captives"), self.boards(whose_3, "Trophies"))

    @does("Return one of <whose> agents from <whose_2> Captives")
    def releases(self, whose: int, whose_2: int) -> None:
        self.returns(f"{self.named(whose)}'s agent", self.boards(whose_2, "Captives"))

    @does("Return all (?P<box>Captives|Trophies) to their owners")
    def gives_all_back(self, box: str) -> None:
        for seat in range(len(self.names)):
            place = self.boards(seat, box)
            for piece in self.at(place):
                self.returns(piece, place)

    # -- the map

    @does(
        "Move <count> of <whose> (?P<state>fresh|damaged) ships from <origin> to <target>",
        "Move <count> of <whose> fresh ships and (?P<hurt>[0-9]+) of .* damaged ships from "
        "<origin> to <target>",
    )
    def moves_own(
        self, count: int, whose: int, origin: str, target: str, state: str = "fresh", hurt: str = ""
    ) -> None:
        self.move(f"{self.named(whose)}'s {state} ship", origin, target, count)
        if hurt:
            self.move(f"{self.named(whose)}'s damaged ship", origin, target, int(hurt))

    def moves(self, ships: str, who: int, origin: str, target: str) -> None:
        """So many of both kinds at once."""
        words = ships.removesuffix("s").removesuffix(" ship").replace(" and ", " ").split()
        for number, state in zip(words[::2], words[1::2], strict=True):
            if state not in ("fresh", "damaged"):
                raise NotUnderstood(ships)
            self.move(f"{self.named(who)}'s {state} ship", origin, target, int(number))

    @does(f"In <system>, turn <whose> {KINDS} fresh")
    def repairs(self, system: str, whose: int, kind: str) -> None:
        self.becomes(whose, kind, system, "damaged", "fresh")

    @does(rf"Lay <whose> {KINDS} in <system> on its side \(damaged\)")
    def damages(self, system: str, whose: int, kind: str) -> None:
        self.becomes(whose, kind, system, "fresh", "damaged")

    def becomes(self, owner: int, kind: str, system: str, before: str, after: str) -> None:
        name = self.named(owner)
        self.take(f"{name}'s {before} {kind}", system)
        self.put(f"{name}'s {after} {kind}", system)

    @does(f"Return <whose> (?P<state>fresh|damaged) {KINDS} from <system> to the supply")
    def destroys(self, whose: int, state: str, kind: str, system: str) -> None:
        self.take(f"{self.named(whose)}'s {state} {kind}", system)
        self.put(kind, self.supply(self.named(whose)))

    @does(f"Move <whose> (?P<state>fresh|damaged) {KINDS} from <system> to <whose_2> Trophies")
    def takes_trophy(
        self, whose: int, state: str, kind: str, system: str, whose_2: int
    ) -> None:  # fmt: skip
        self.take(f"{self.named(whose)}'s {state} {kind}", system)
        self.put(f"{self.named(whose)}'s {kind}", self.boards(whose_2, "Trophies"))

    @does("Take .*: .* attacks? .* in .*")
    def takes_dice(self) -> None:
        """The dice themselves are asked for next."""

    # -- Power

    @does("Move <whose> Power marker (?P<way>forward|back) <count>( for <ambition>)?")
    def scores(self, whose: int, count: int, way: str, ambition: str | None = None) -> None:
        self.lying[self.named(whose)]["Power"] += count if way == "forward" else -count

    # -- the program's table, to compare

    def problems_against(self, table: Any) -> list[str]:
        """Decks as they lie as well."""
        own = self.lying
        piles = {COURT_DECK: self.backs_of_court(), PILE: self.pile, STACK: self.stack}
        self.lying = {**own, **{place: Counter(cards) for place, cards in piles.items()}}
        try:
            return super().problems_against(table)
        finally:
            self.lying = own

    def backs_of_court(self) -> list[str]:
        """The Court deck as it can be known."""
        return self.court_deck

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        return dict(_places(table, names))

    def compared(self, lying: Lying) -> Lying:
        """The hands of persons are theirs: how many cards they hold, and that no other lies
        elsewhere, where it lies open. An agent that is owed is none of the supply.
        """
        lying = {place: pieces if place in (PILE, STACK) else +pieces
                 for place, pieces in lying.items()}  # fmt: skip
        hands = [place for seat in self.persons
                 for place in (self.hand(seat), face_down(self.named(seat)))]  # fmt: skip
        hidden = {place: lying.get(place, Counter()) for place in (PILE, STACK, *hands)}
        counts = {place: Counter({"card": pieces.total()}) for place, pieces in hidden.items()}
        return lying | counts | {UNSEEN: sum(hidden.values(), Counter())}

    def holds(self, seat: int, things: Sequence[Any]) -> bool:
        return Counter(map(printed, things)) <= self.lying.get(self.hand(seat), Counter())


def _places(table: Any, names: Sequence[str]) -> Iterator[tuple[str, Counter[str]]]:
    yield COURT_DECK, Counter(map(printed, (*table.court_deck, *table.buried)))
    speaking = (getattr(step, "vox", "") for step in table.steps)
    yield CARRIED_OUT, Counter(printed(card) for card in speaking if card)
    yield COURT_DISCARD, Counter(map(printed, table.court_discard))
    yield COURT, Counter(printed(each.card) for each in table.court if each.card)
    for offer in table.court:
        held = {f"{name}'s agent": n for name, n in zip(names, offer.agents, strict=True)}
        if offer.card:
            yield f"on {printed(offer.card)}", Counter(held)
    pile = [printed(each.card) for layer in table.pile for each in layer]
    yield PILE, Counter(pile[: len(pile) - _in_the_making(table)])
    yield STACK, Counter(printed(each.card) for each in table.stack)
    yield PLAYED, Counter(printed(each.card) for each in table.trick if each.how != "copy")
    for number, name in enumerate(names):
        copies = [each for each in table.trick if each.how == "copy"]
        laid = [each.card for each in (*copies, *table.extras) if each.seat == number]
        yield face_down(name), Counter(map(printed, laid))
    for each in table.unions:
        yield f"beside {printed(each.card)}", Counter([printed(each.union)])
    yield BESIDE, Counter(_beside(table))
    yield "lead card", Counter({"zero marker": int(table.zeroed)})
    boxes = {ambition: Counter[str]() for ambition in AMBITIONS}
    for ambition, markers in table.boxes.items():
        boxes[ambition].update(marker(*table.marker_value(each)) for each in markers)
    for ambition, token in table.phantoms:
        boxes[ambition][token.capitalize()] += 1
    for ambition, lies in boxes.items():
        yield f"{ambition.capitalize()} box", lies
    on_the_way = Counter(
        step.resource.capitalize()
        for step in table.steps
        if type(step).__name__ == "Receive" and step.source != NOBODY
    )
    yield IN_HAND, on_the_way
    drawn = [card for step in table.steps if (card := getattr(step, "drawn", ()))]
    row = (*table.draft, *(card for cards in drawn for card in cards))
    yield ROW, Counter(map(printed, row))
    if table.rules.leaders == "on":
        gone = {*row, *(s.leader for s in table.seats), *(c for s in table.seats for c in s.lore)}
        yield BOX, Counter(printed(card) for card in (*LEADERS, *BASE_LORE) if card not in gone)
    free = {each.capitalize(): table.tokens_free(each) for each in RESOURCES}
    spent = Counter(each.capitalize() for each in table.turn.spent)
    yield SUPPLY_OF_TOKENS, Counter(free) + spent - on_the_way
    yield from _map(table, names)
    for number, name in enumerate(names):
        yield from _seat(table, names, number, name)


def face_down(name: str) -> str:
    """Where a seat's cards of the round lie that copy, or that were given to seize."""
    return f"face down before {name}"


def _has_begun(table: Any) -> bool:
    """Whether somebody has the initiative."""
    return not any(type(step).__name__ == "DrawFirst" for step in table.steps)


def _in_the_making(table: Any) -> int:
    """How many cards of the pile are still in the hand of whoever throws some away."""
    steps = [step for step in table.steps if type(step).__name__ == "DiscardActions"]
    return sum(step.count for step in steps)


def _beside(table: Any) -> Iterator[str]:
    yield from (marker(*table.marker_value(each)) for each in table.free_markers)
    if not table.zeroed:
        yield "zero marker"
    if not _has_begun(table):
        yield "initiative marker"
    if table.seized:
        yield "seized"


def _map(table: Any, names: Sequence[str]) -> Iterator[tuple[str, Counter[str]]]:
    lies: dict[str, Counter[str]] = {}
    for name, seat in zip(names, table.seats, strict=True):
        for state, ships in (("fresh", seat.fresh), ("damaged", seat.hurt)):
            for system, count in ships.items():
                lies.setdefault(system, Counter())[f"{name}'s {state} ship"] += count
    for each in table.buildings:
        state = "fresh" if each.fresh else "damaged"
        piece = f"{OUTSIDERS.get(each.seat) or names[each.seat]}'s {state} {each.kind}"
        lies.setdefault(each.system, Counter())[piece] += 1
    for system, pieces in lies.items():
        yield system_name(system), pieces
    for system, token in table.reshaped.items():
        yield f"type of {system_name(system)}", Counter([token.capitalize()])


def _seat(
    table: Any, names: Sequence[str], number: int, name: str
) -> Iterator[tuple[str, Counter[str]]]:
    seat = table.seats[number]
    has_marker = _has_begun(table) and table.initiative == number
    yield name, Counter({"Power": seat.power, "initiative marker": int(has_marker)})
    yield f"supply of {name}", Counter({kind: table.in_supply(number, kind) for kind in PIECES})
    is_seen = any(
        type(step).__name__ == "ReturnToStack" and step.seat == number for step in table.steps
    )
    drawn = seat.supercat.drawn if is_seen else ()
    if is_seen:
        yield LOOKED_AT, Counter(map(printed, drawn))
    thrown = [step for step in table.steps if type(step).__name__ == "DiscardActions"]
    if any(step.seat == number for step in thrown) and _in_the_making(table):
        held = Counter(printed(each.card) for each in table.pile[-1][-_in_the_making(table) :])
    else:
        held = Counter()
    hand = Counter(map(printed, seat.hand)) - Counter(map(printed, drawn))
    yield f"hand of {name}", hand + held
    cards = (*seat.cards, *seat.lore, *([seat.leader] if seat.leader else ()))
    yield f"cards of {name}", Counter(map(printed, cards))
    yield f"Outrage of {name}", Counter(each.capitalize() for each in seat.outrage)
    captives = zip(names, seat.captives, strict=True)
    yield f"Captives of {name}", Counter({f"{owner}'s agent": n for owner, n in captives})
    trophies: Counter[str] = Counter()
    for owner, held in zip(names, seat.trophies, strict=True):
        trophies.update({f"{owner}'s {k}": n for k, n in zip(PIECES, held, strict=True)})
    yield f"Trophies of {name}", trophies
    for place, token in enumerate(seat.slots, start=1):
        yield f"slot {place} of {name}", Counter([token.capitalize()] if token else [])
    if seat.supercat is not None:
        yield f"hand counter of {name}", Counter({"counter": seat.supercat.counter})
        yield f"seize counter of {name}", Counter({"counter": seat.supercat.seize})
