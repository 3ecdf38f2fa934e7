"""Risk on a real table: troops of each colour, a neutral army, and a deck of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from games.risk.board import CARD_NAMES, HIDDEN, NAMES, card_named, is_set
from games.risk.moves import RedeemHidden
from games.risk.state import NEUTRAL, NOBODY
from tests.real_board.board import Impossible, Lying, RealBoard, asked, does

CARD, UNSEEN = "card", "cards that lie face down"
DECK, DISCARDS, NEUTRAL_TROOP, WILD = "deck", "discards", "neutral troop", "wild card"
WILD_A = CARD_NAMES[-2]


def troop(name: str) -> str:
    """A troop of a seat's colour."""
    return f"troop of {name}"


def cards(name: str) -> str:
    """Where a seat's cards lie, face down."""
    return f"cards of {name}"


class RiskBoard(RealBoard):
    """A territory holds troops of one colour; the card on top of the deck may be looked at."""

    def lay_out(self) -> None:
        for card in CARD_NAMES:
            self.put(real_card(card), DECK)
        self.top: str | None = None
        self.telling: list[str] = []
        self.attack: tuple[str, str] = ("", "")

    # -- what hands are told

    @does(
        r"Put <count> of <whose> troops? on <place>",
        r"Put <whose> <count> extra troops on <place>",
    )
    def put_troops(self, count: int, whose: int, place: str) -> None:
        self._arrive(troop(self.names[whose]), place, count)

    @does(r"Put <count> troops? of the neutral army on <place>")
    def put_neutral(self, count: int, place: str) -> None:
        self._arrive(NEUTRAL_TROOP, place, count)

    @does(r"Take <count> troops? from (?P<place>\D+)")
    def lose(self, count: int, place: str) -> None:
        self.take(self._colour(place), place, count)

    @does(r"Take <count> troops? from <place> and <count_2> from <place_2>")
    def lose_both(self, count: int, place: str, count_2: int, place_2: str) -> None:
        self.lose(count, place)
        self.lose(count_2, place_2)

    @does(r"Move <count> troops? from <source> (?:into|to) <target>")
    def march(self, count: int, source: str, target: str) -> None:
        self._march(self._colour(source), source, target, count)

    @does(r"Discard <whose> set: <first>, <second> and <third>")
    def discard(self, whose: int, first: str, second: str, third: str) -> None:
        for card in (first, second, third):
            self.move(real_card(card.removeprefix("a ")), cards(self.names[whose]), DISCARDS)

    @does(r"Shuffle the discarded cards: they are the new deck")
    def shuffle_discards(self) -> None:
        if self.at(DECK):
            raise Impossible("there are cards in the deck")
        self.move_all(DISCARDS, DECK)

    @does(r"Give <who> the top card of the deck, face down")
    def give_card(self, who: int) -> None:
        self.move(self.top or self.drawn([DECK]), DECK, cards(self.names[who]))
        self.top = None

    @does(r"Give <who> all of <whose> cards; no troop of that color is left")
    def inherit(self, who: int, whose: int) -> None:
        if any(troop(self.names[whose]) in self.at(place) for place in NAMES):
            raise Impossible("there is such a troop")
        self.move_all(cards(self.names[whose]), cards(self.names[who]))

    def _arrive(self, piece: str, place: str, count: int) -> None:
        if place not in NAMES or set(self.at(place)) - {piece}:
            raise Impossible(f"{place} is no place for {piece}: {set(self.at(place))}")
        self.put(piece, place, count)

    def _march(self, piece: str, source: str, target: str, count: int) -> None:
        self.take(piece, source, count)
        if not self.at(source):
            raise Impossible(f"nobody would stay in {source}")
        self._arrive(piece, target, count)

    def _colour(self, place: str) -> str:
        colours = set(self.at(place))
        if len(colours) != 1:
            raise Impossible(f"{place} holds {colours}")
        return colours.pop()

    # -- what chance brings

    @asked(r"Draw lots for the order of play")
    def draw_order(self, seat: int | None) -> str:
        numbers = [str(number + 1) for number in range(len(self.names))]
        self.rng.shuffle(numbers)
        return " ".join(numbers)

    @asked(r"Draw a territory of the neutral army", r"Draw the next territory")
    def draw_territory(self, seat: int | None) -> str:
        return self.rng.choice([place for place in NAMES if not self.at(place)])

    @asked(r"Draw a territory card")
    def draw_card(self, seat: int | None) -> str:
        self.top = self.drawn([DECK])
        return self.top

    @asked(r"Shuffle the discarded cards: they are the new deck. Draw a territory card")
    def draw_of_new_deck(self, seat: int | None) -> str:
        self.shuffle_discards()
        return self.draw_card(seat)

    @asked(
        r"<source> attacks <target>: roll <count> (?:die|dice) for the attacker, "
        r"then <count_2> for the defender"
    )
    def roll(self, seat: int | None, source: str, target: str, count: int, count_2: int) -> str:
        assert seat is not None
        if self._colour(source) != troop(self.names[seat]) or self._colour(target) == self._colour(
            source
        ):
            raise Impossible(f"{self.names[seat]} cannot attack {target} from {source}")
        if count >= len(self.at(source)) or count_2 > len(self.at(target)):
            raise Impossible("there are too few troops for so many dice")
        self.attack = (source, target)
        return " ".join(str(self.rng.randint(1, 6)) for _ in range(count + count_2))

    @asked(r"Name the (?:first|second|third) card of your set")
    def name_card_of_set(self, seat: int | None) -> str:
        assert seat is not None
        if not self.telling:
            self.telling = self._sets(seat)[0]
        return self.telling.pop(0)

    @asked(r"Name a card that <who> held")
    def name_card_taken(self, seat: int | None, who: int) -> str:
        if not self.telling:
            self.telling = [*self.lying[cards(self.names[who])].elements()]
        return self.telling.pop(0)

    def _sets(self, seat: int) -> list[list[str]]:
        """The sets that a person really holds."""
        held = self.lying.get(cards(self.names[seat]), Counter()).elements()
        known = [(card, WILD_A if card == WILD else card) for card in held]
        return [
            [real for real, _ in three]
            for three in combinations(known, 3)
            if is_set(tuple(card_named(name) for _, name in three))
        ]

    def may(self, seat: int, option: Any) -> bool:
        return not isinstance(option, RedeemHidden) or bool(self._sets(seat))

    # -- what a person does on their own

    def moved_by(self, seat: int, words: str, told: Sequence[str]) -> None:
        verb, _, rest = words.partition(" ")
        if verb == "Claim":
            self.put_troops(1, seat, rest)
        elif verb == "Place":
            count, _, place = rest.partition(" on ")
            self.put_troops(int(count), seat, place)
        elif verb == "Redeem" and words != "Redeem a set":
            self.discard(seat, *rest.replace(" and ", ", ").split(", "))
        elif words.startswith("Move in "):
            self.march(int(words.rsplit(maxsplit=1)[-1]), *self.attack)
        elif verb == "Move":
            self.carry_out(words.replace(" from ", " troops from ", 1))

    def holds(self, seat: int, things: Sequence[Any]) -> bool:
        wanted = Counter(real_card(CARD_NAMES[card]) for card in things)
        return wanted <= self.lying.get(cards(self.names[seat]), Counter())

    # -- the program's table, to compare

    def compared(self, lying: Lying) -> Lying:
        """The cards of persons are theirs: how many they hold, and that no other lies elsewhere.

        Those that they keep to themselves (RISK-11.7) may lie in the deck as far as is known.
        """
        kept = [cards(self.names[seat]) for seat in self.persons]
        found = {place: pieces for place, pieces in lying.items() if place not in (DECK, *kept)}
        hidden = {place: lying.get(place, Counter()) for place in (DECK, *kept)}
        found[UNSEEN] = sum(hidden.values(), Counter())
        kept_back = found[UNSEEN].pop(UNSEEN, 0)
        counts = {place: Counter({CARD: pieces.total()}) for place, pieces in hidden.items()}
        counts[DECK][CARD] -= kept_back
        return found | counts

    @staticmethod
    def translated(table: Any, names: Sequence[str]) -> Lying:
        lying: Lying = {DISCARDS: Counter(real_card(CARD_NAMES[card]) for card in table.discards)}
        for place, owner, count in zip(NAMES, table.owners, table.troops, strict=True):
            piece = (
                NEUTRAL_TROOP
                if owner == NEUTRAL
                else ""
                if owner == NOBODY
                else troop(names[owner])
            )
            lying[place] = Counter({piece: count})
        lying[DECK] = Counter(map(real_card, CARD_NAMES)) - lying[DISCARDS]
        for name, hand in zip(names, table.hands, strict=True):
            lying[cards(name)] = Counter(
                UNSEEN if card == HIDDEN else real_card(CARD_NAMES[card]) for card in hand
            )
            lying[DECK] -= lying[cards(name)]
        return lying


def real_card(name: str) -> str:
    """A card as it is printed: both wild cards look alike."""
    return WILD if name.casefold().startswith(WILD) else name
