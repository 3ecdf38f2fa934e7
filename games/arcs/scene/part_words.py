"""What chips say, and what the bar says of a name that is begun."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from engine.ui.select.paths import OptionPath, Part
from engine.ui.table.parts import Moment
from games.arcs.board import CARDS, CITY
from games.arcs.leaders import LEADERS
from games.arcs.moves import Go, Lead, Surpass, Take
from games.arcs.names import ACTION, AMBITION, CARD, FATE, OWNER, PIECE, SYSTEM, TOKEN
from games.arcs.reach_box import BLIGHT, EMPIRE, EVENT, FREE, OWNERS
from games.arcs.scene.outrage import Warnings
from games.arcs.scene.signs_of import ACTION_ICONS, RESOURCE_ICONS, SUIT_ICONS, action_icon
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told

ANY: Final = "any"
"""An action card that may declare whichever ambition."""
OUTSIDER_ICONS: Final = {FREE: "modern-city", EMPIRE: "imperial-crown", BLIGHT: "vortex"}
HOWS: Final = {
    "lead": ("card-play", "Space"),
    "surpass": ("arrow-up", "A"),
    "copy": ("cards", "C"),
    "pivot": ("cycle", "V"),
    "seize": ("bolt", "Y"),
    "throw": ("card-discard", "D"),
    "event": ("imperial-crown", "N"),
    "fate": ("check", "Y"),
}
"""How a card is played: the icon and the key of its chip."""
ACTION_KEYS: Final = {
    "tax": "T", "build": "B", "move": "V", "repair": "R", "influence": "I", "secure": "C",
    "battle": "F",
}  # fmt: skip
SIGNS: Final[dict[type, str]] = {}
"""The icons of options that have no place on the table."""
SAID: Final[dict[type, Callable[[Any, Voice], tuple[str | Said, int]]]] = {}
"""Options that are said as something a seat does: in words, and whose mark they have."""
PIECE_ICONS: Final = {"ship": "starfighter", "city": "modern-city", "starport": "orbital"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A choice that has no place on the table: what it says, its sign, the key that presses it.

    `seat` is whose mark it shows in place of an icon, -1 for none.
    """

    part: Part
    label: str
    icon: str = ""
    key: str = ""
    seat: int = -1


def chip_of(part: Part, table: ArcsTable, voice: Voice, number: int) -> Chip:
    """A part that can be pointed at as a chip; `number` gives those without a letter a key."""
    key = str(number + 1) if number < 9 else ""
    match part:
        case ("how", word):
            return Chip(part, voice.say(Said(f"how-{word}")), *HOWS[word])
        case ("do", action):
            label = voice.say_name(ACTION(action), "cap")
            return Chip(part, label, action_icon(action), ACTION_KEYS.get(action, ""))
        case ("piece", kind):
            return Chip(part, voice.say(Said(f"chip-{kind}")), PIECE_ICONS[kind], key)
        case ("owner", seat) | ("captive", seat) if seat in OWNERS:
            label = voice.say_name(OWNER(seat), "subject")
            return Chip(part, label, OUTSIDER_ICONS[seat], key)
        case ("owner", seat) | ("captive", seat):
            return Chip(part, voice.named(seat), "", key, seat)
        case ("say", Take(card)):
            icon = "crown" if card in LEADERS else "open-book"
            return Chip(part, voice.say_name(CARD(card)), icon, key)
        case ("say", option) if type(option) in SAID:
            said, seat = SAID[type(option)](option, voice)
            return Chip(part, voice.prompt(said), "", key, seat)
        case ("say", option):
            return Chip(part, option_told(option, voice), SIGNS.get(type(option), ""), key)
    return _chip_of_thing(part, table, voice, key)


def _chip_of_thing(part: Part, table: ArcsTable, voice: Voice, key: str) -> Chip:
    """A chip that stands for a resource, a card or a piece."""

    def chip(message: str, icon: str = "", seat: int = -1, **args: Any) -> Chip:
        return Chip(part, voice.say(Said(message, args)), icon, key, seat)

    match part:
        case ("token", name):
            return chip("chip-new-token", RESOURCE_ICONS[name], token=TOKEN(name))
        case ("resource", name):
            return Chip(part, voice.say_name(TOKEN(name)), RESOURCE_ICONS[name], key)
        case ("spend", as_resource, ""):
            return chip("chip-spend-weapon", ACTION_ICONS["battle"], token=TOKEN(as_resource))
        case ("spend", as_resource, action):
            return chip("chip-spend", action_icon(action), token=TOKEN(as_resource),
                        action=ACTION(action))  # fmt: skip
        case ("theirs", card):
            return Chip(part, voice.say_name(CARD(card)), SUIT_ICONS[CARDS[card].suit], key)
        case ("held", owner, card):
            return chip("chip-held", "open-book", owner, card=CARD(card))
        case ("rival-card", owner, card):
            return chip("chip-rival-card", "", owner, card=CARD(card), keys=table.raid_cost(card))
        case ("slot", owner, slot):
            token = table.seats[owner].slots[slot]
            return chip("chip-slot", RESOURCE_ICONS.get(token, ""), owner, token=TOKEN(token),
                        rival=SeatNumber(owner))  # fmt: skip
        case ("hit-other", owner, kind, is_fresh):
            return chip("chip-hit-other", OUTSIDER_ICONS[owner], kind=PIECE(kind), fresh=is_fresh,
                        owner=OWNER(owner))  # fmt: skip
        case ("fresh", is_fresh):
            return chip("chip-hit", "modern-city", kind=PIECE(CITY), fresh=is_fresh)
    return Chip(part, _place_words(part, voice), "", key, part[1] if part[0] == "seat" else -1)


def _place_words(part: Part, voice: Voice) -> str:
    """What a thing of the table is called where its place is not on it now."""
    match part:
        case ("system", system):
            return voice.say_name(SYSTEM(system))
        case ("cluster", cluster):
            return voice.say(Said("chip-cluster", {"cluster": cluster}))
        case ("card" | "trick" | "court" | "guild", card):
            return voice.say_name(CARD(card))
        case ("seat", seat):
            return voice.named(seat)
        case ("hit", kind, is_fresh):
            return voice.say(Said("chip-hit", {"kind": PIECE(kind), "fresh": is_fresh}))
        case ("ambition", ambition):
            return voice.say_name(AMBITION(ambition))
        case ("fate", fate):
            return voice.say_name(FATE(fate))
    raise ValueError(f"{part} has no name")


def way_words(moment: Moment, chosen: tuple[Part, ...], way: OptionPath) -> tuple[str, str]:
    """A sentence about what is chosen, and a quieter one about what comes next."""
    voice, said = moment.voice, _chosen_so_far(chosen[-1], way)
    match chosen[-1]:
        case ("card", card) if CARDS[card].suit != EVENT:
            return voice.say(said), voice.say(_card_detail(moment.table, card, way))
        case ("do", "battle"):
            return voice.say(said), _battle_warning(moment, chosen)
    return voice.say(said), voice.part(said, "detail")


def _chosen_so_far(part: Part, way: OptionPath) -> Said:
    match part:
        case ("fate", fate):
            return Said("chosen-fate", {"fate": FATE(fate)})
        case ("card", card) if CARDS[card].suit == EVENT:
            return Said("chosen-event")
        case ("card", card):
            return Said("chosen-card", {"card": CARD(card)})
        case ("system", system):
            is_far, is_move = len(way.answers) > 1, isinstance(way.answers[-1], Go)
            key = "chosen-from" if is_move else "chosen-acting" if is_far else "chosen-system"
            return Said(key, {"system": SYSTEM(system)})
        case ("court", card):
            return Said("chosen-court", {"card": CARD(card)})
        case ("token", resource):
            return Said("chosen-token", {"token": TOKEN(resource)})
        case ("do", "battle" | "build" as action):
            return Said(f"chosen-{action}")
        case ("do", action):
            return Said("chosen-action", {"action": ACTION(action)})
        case ("owner", seat):
            if seat in OWNERS:
                return Said("chosen-outsider", {"owner": OWNER(seat)})
            return Said("chosen-owner", {"seat": SeatNumber(seat)})
    return Said("chosen-part")


def _battle_warning(moment: Moment, chosen: tuple[Part, ...]) -> str:
    seat = moment.decision.seat if moment.decision is not None else moment.seat
    systems = [part[1] for part in chosen if part[0] == "system"]
    if not systems:
        return ""
    warned = Warnings(moment.table, seat, moment.voice)
    rivals = (rival for rival in range(len(moment.names)) if rival != seat)
    return next((words for rival in rivals if (words := warned.of_attack(systems[0], rival))), "")


def _card_detail(table: ArcsTable, card: str, way: OptionPath) -> Said:
    known, option = CARDS[card], way.answers[0]
    if isinstance(option, Lead | Surpass):
        ambition = known.ambition if isinstance(option, Lead) else ""
        if ambition and ambition != ANY:
            return Said("card-brings-one", {"pips": known.pips, "ambition": AMBITION(ambition)})
        return Said("card-brings-any" if ambition else "card-brings", {"pips": known.pips})
    is_too_low = bool(table.trick) and known.suit == CARDS[table.lead.card].suit
    return Said("card-too-low" if is_too_low else "card-pivots")
