"""What the log says: a heading for every turn, below it short lines of what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.core.story import Passage, Story
from engine.core.words import does, of_them, theirs, them, they
from engine.ui.table.chronicle import Entry, Heading, LogLine
from games.arcs.board import CARDS, HIDDEN, card_name, listed, system_name
from games.arcs.court import court_name
from games.arcs.events import (
    AgentPlaced,
    AgentsCaptured,
    AmbitionDeclared,
    AmbitionScored,
    AmbitionsScored,
    BattleStarted,
    CaptivesSpent,
    CardBuried,
    CardCopied,
    CardDiscarded,
    CardPickedUp,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardSecured,
    CardsSwapped,
    CardStolen,
    CardUsed,
    ChapterStarted,
    CityReturned,
    CityTaxed,
    CourtRefilled,
    CourtShuffled,
    DiceRolled,
    GameEnded,
    HandRedrawn,
    HandSeen,
    InitiativeMoved,
    InitiativePassed,
    InitiativeSeized,
    Intercepted,
    MarkerFlipped,
    OutrageProvoked,
    PieceBuilt,
    PieceHit,
    PieceRepaired,
    PiecesReturned,
    ResourceDiscarded,
    ResourceGained,
    ResourceSpent,
    SetupDrawn,
    ShipsGuided,
    ShipsMoved,
    ShipsPlaced,
    SlotsArranged,
    UnionAttached,
    counted,
    owner_name,
    owners,
    ships_words,
)
from games.arcs.parts import NOBODY
from games.arcs.scene.battle_history import symbols_words
from games.arcs.scene.leader_words import VERBS_OF_LEADERS, leader_log
from games.arcs.scene.signs_of import (
    ACTION_ICONS,
    AMBITION_ICONS,
    RESOURCE_ICONS,
    SUIT_ICONS,
)
from games.arcs.state import ArcsTable

HOWS: Final = {"lead": "Leads", "surpass": "Surpasses with", "pivot": "Pivots to"}
VERBS: Final = {
    *("Leads", "Surpasses", "Pivots", "Copies", "Passes", "Seizes", "Gets", "Declares", "Looks",
     "Swaps", "Draws", "Discards", "Throws", "Picks", "Taxes", "Builds", "Places", "Repairs",
     "Battles", "Returns", "Influences", "Ransacks", "Secures", "Captures", "Makes", "Uses",
     "Loses", "Steals", "Provokes", "Spends", "Holds", "Gains", "Lays", "Meets", "Rolls",
     *VERBS_OF_LEADERS)
}  # fmt: skip
"""What a line begins with that tells of a seat; an expansion adds its own."""
HEADED: Final = (CardPlayed, CardCopied, InitiativePassed)
"""What begins a turn: its line stands under the heading of its seat."""

Words = tuple[str, str, str]
"""What happened, what it came to, and the icon of the line."""


OTHERS: Final[list[Callable[[Any, Sequence[str]], Words | None]]] = []
"""The lines of an expansion, which are asked first; None for what they leave to the others."""
FLEW: Final[set[type]] = {ShipsMoved, ShipsGuided}
"""What tells of ships that flew from an `origin` to a `target`."""


class LogFormatter:
    """Turns passages into lines."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def lines(self, move: Passage, before: ArcsTable) -> list[LogLine | Heading]:
        """The lines of an answer; `before` is the table before it."""
        return [line for event in move.events for line in self._of(event, before)]

    def _of(self, event: Any, before: ArcsTable) -> Iterator[LogLine | Heading]:
        match event:
            case ChapterStarted(chapter):
                yield Heading(f"Chapter {chapter}")
            case CardPlayed(seat) | CardCopied(seat) | InitiativePassed(seat):
                yield self._turn(seat, before)
            case AmbitionScored(seat, ambition, place, power, bonus):
                rank = "first" if place == 1 else "second"
                gain = f"+{power}+{bonus}" if bonus else f"+{power}"
                words = f"{they(self._names[seat], 'is')} {rank} in {ambition.capitalize()}"
                yield LogLine(words, seat, gain, icon=AMBITION_ICONS[ambition])
                return
            case GameEnded(seat):
                yield LogLine(event.text(self._names), seat, icon="trophy")
                return
            case AmbitionsScored(ambitions) if not ambitions:
                yield LogLine("No ambition was declared")
                return
        yield from self._deed(event, before)

    def _turn(self, seat: int, before: ArcsTable) -> Heading:
        name = self._names[seat]
        words = "Your turn" if name == "You" else f"{name}'s turn"
        return Heading(words, f"{before.chapter}.{before.round}", seat)

    def _deed(self, event: Any, before: ArcsTable) -> Iterator[LogLine]:
        words = (
            next(filter(None, (other(event, self._names) for other in OTHERS)), None)
            or card_words(event, self._names)
            or map_words(event, self._names)
            or court_words(event, self._names)
            or table_words(event, self._names)
            or leader_log(event, self._names)
        )
        if words is not None:
            text, points, icon = words
            seat = getattr(event, "seat", None)
            seat = seat if seat in range(len(self._names)) else None
            if seat is not None:
                is_headed = type(event) in HEADED or is_in_turn(event, seat, before)
                text = said_of(self._names[seat], text, is_headed=is_headed)
            yield LogLine(text, seat, points, icon=icon)


def is_in_turn(event: Any, seat: int, before: ArcsTable) -> bool:
    """Whether a line stands under the heading of its own seat: hands are dealt before any turn."""
    is_deal = isinstance(event, CardsDealt) and len(event.cards) > 1
    return seat == before.seat and before.chapter > 0 and not is_deal


def ways_told(story: Story, entry: Entry | None) -> Iterator[tuple[str, str]]:
    """The ways that ships flew in the answer which a line of the log tells of."""
    if entry is None or not 0 < entry.answers <= len(story.passages):
        return
    for event in story.passages[entry.answers - 1].events:
        if type(event) in FLEW:
            yield event.origin, event.target


def said_of(name: str, text: str, *, is_headed: bool) -> str:
    """A line that begins with what somebody does, as it is said of this seat.

    Under the heading of its own seat a line does without the name.
    """
    verb, space, rest = text.partition(" ")
    mark = ";" if verb.endswith(";") else ""
    if verb.rstrip(";") not in VERBS:
        return text
    who, done = does(name, verb.rstrip(";").lower())
    return f"{done.capitalize() if is_headed else f'{who} {done}'}{mark}{space}{rest}"


def card_words(event: Any, names: Sequence[str]) -> Words | None:
    """What is done with action cards and the initiative."""
    match event:
        case CardPlayed(_, card, how):
            return f"{HOWS[how]} {card_name(card)}", "", SUIT_ICONS[CARDS[card].suit]
        case CardCopied(_, card):
            return ("Copies" if card == HIDDEN else f"Copies with {card_name(card)}"), "", "cards"
        case InitiativePassed(_, holder):
            return f"Passes; the initiative is with {them(names[holder])}", "", "bolt"
        case InitiativeSeized(_, card):
            given = f" with {card_name(card)}" if card not in ("", HIDDEN) else ""
            return f"Seizes the initiative{given}", "", "bolt"
        case InitiativeMoved():
            return "Gets the initiative", "", "bolt"
        case AmbitionDeclared(_, ambition, first, second):
            return (f"Declares {ambition.capitalize()}", f"{first} | {second}",
                    AMBITION_ICONS[ambition])  # fmt: skip
        case HandSeen(_, rival, cards):
            seen = f": {listed(map(card_name, cards))}" if cards else ""
            return f"Looks at {theirs(names[rival], 'your')} hand{seen}", "", "eye"
        case CardsSwapped(_, rival):
            return f"Swaps a card with {them(names[rival])}", "", "cards"
        case CardsDealt(_, cards):
            known = [card_name(card) for card in cards if card != HIDDEN]
            what = listed(known) if known else counted(len(cards), "card")
            return f"Draws {what}", "", "cards"
        case HandRedrawn():
            return "Discards the hand and draws again", "", "cards"
        case CardsDiscarded(_, count):
            return f"Throws away {counted(count, 'card')}", "", "cards"
        case CardPickedUp(_, card):
            return f"Picks up {card_name(card)}", "", "cards"
        case UnionAttached(_, union, card):
            return f"Lays {court_name(union)} beside {card_name(card)}", "", "cards"
    return None


def map_words(event: Any, names: Sequence[str]) -> Words | None:
    """What is done on the map."""
    match event:
        case CityTaxed(_, owner, system) if owner == NOBODY:
            return f"Taxes an empty slot at {system_name(system)}", "", ACTION_ICONS["tax"]
        case CityTaxed(seat, owner, system):
            whose = "a" if owner == seat else owners(owner, names)
            return f"Taxes {whose} city at {system_name(system)}", "", ACTION_ICONS["tax"]
        case PieceBuilt(_, kind, system, fresh):
            damaged = "" if fresh else ", damaged"
            return f"Builds a {kind} at {system_name(system)}{damaged}", "", ACTION_ICONS["build"]
        case ShipsPlaced(_, system, count):
            return f"Places {counted(count, 'ship')} at {system_name(system)}", "", "rocket"
        case ShipsMoved(_, origin, target, fresh, hurt):
            way = f"{system_name(origin)} to {system_name(target)}"
            return f"{way}, {ships_words(fresh, hurt)}", "", ACTION_ICONS["move"]
        case PieceRepaired(_, kind, system):
            return f"Repairs a {kind} at {system_name(system)}", "", ACTION_ICONS["repair"]
        case BattleStarted(_, defender, system, skirmish, assault, raid):
            counts = f"{skirmish}+{assault}+{raid}"
            who = owner_name(defender, names)
            return f"Battles {who} at {system_name(system)}", counts, ACTION_ICONS["battle"]
        case DiceRolled():
            return f"Rolls {symbols_words(event)}", "", "dice"
        case Intercepted(_, hits):
            met = f"{counted(hits, 'hit')} by intercepts" if hits else "no intercept: no fresh ship"
            return f"Meets {met}", "", "targeted"
        case PieceHit(seat, kind, system, destroyed, by):
            end = f"is lost to {them(names[by])}" if destroyed else "is damaged"
            whose = owners(seat, names)
            whose = whose[:1].upper() + whose[1:]
            return f"{whose} {kind} at {system_name(system)} {end}", "", "alert-triangle"
        case CityReturned(_, owner, system):
            return (
                f"Returns {theirs(names[owner], 'your')} city at {system_name(system)}",
                "",
                "modern-city",
            )
    return None


def court_words(event: Any, names: Sequence[str]) -> Words | None:
    """What is done at the Court."""
    match event:
        case AgentPlaced(_, card):
            return f"Influences {court_name(card)}", "", ACTION_ICONS["influence"]
        case CardSecured(_, card, rivals, ransacked):
            verb = "Ransacks" if ransacked else "Secures"
            taken = counted(rivals, "agent") if rivals else ""
            return f"{verb} {court_name(card)}", taken, ACTION_ICONS["secure"]
        case AgentsCaptured(_, rival, count):
            return f"Captures {counted(count, 'agent')} {of_them(names[rival])}", "", "handcuffs"
        case CaptivesSpent(_, rival, executed):
            what = "Makes a Trophy of" if executed else "Returns"
            return f"{what} a Captive {of_them(names[rival])}", "", "handcuffs"
        case CardUsed(_, card):
            return f"Uses {court_name(card)}", "", "open-book"
        case CardDiscarded(_, card):
            return f"Loses {court_name(card)}", "", "open-book"
        case CardStolen(_, rival, card):
            return f"Steals {court_name(card)} from {them(names[rival])}", "", "open-book"
        case OutrageProvoked(_, resource):
            return f"Provokes Outrage: {resource.capitalize()}", "", RESOURCE_ICONS[resource]
    return None


def table_words(event: Any, names: Sequence[str]) -> Words | None:
    """Resources, and what nobody does."""
    match event:
        case ResourceGained(_, resource, source):
            origin = "" if source == NOBODY else f" from {them(names[source])}"
            verb = "Gains" if source == NOBODY else "Takes"
            return f"{verb} {resource.capitalize()}{origin}", "+1", RESOURCE_ICONS[resource]
        case ResourceSpent(_, resource, as_resource):
            other = "" if resource == as_resource else f" as {as_resource.capitalize()}"
            return f"Spends {resource.capitalize()}{other}", "−1", RESOURCE_ICONS[resource]
        case ResourceDiscarded(_, resource, count):
            return f"Discards {resource.capitalize()}", f"−{count}", RESOURCE_ICONS[resource]
        case SlotsArranged(_, slots):
            return f"Holds {listed([t.capitalize() for t in slots if t])}", "", "list"
        case (SetupDrawn() | CourtRefilled() | CourtShuffled() | CardBuried() | PiecesReturned()
              | MarkerFlipped()):  # fmt: skip
            return event.text(names), "", ""
    return None
