"""What chips say, and what the bar says of a name that is begun."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.core.words import them
from engine.text.voice import Voice
from engine.ui.select.paths import OptionPath, Part
from engine.ui.table.parts import Moment
from games.arcs.board import CARDS, card_name, system_name
from games.arcs.court import COURT, court_name
from games.arcs.events import counted
from games.arcs.leaders import LEADERS, named
from games.arcs.moves import Go, Lead, Surpass, Take
from games.arcs.reach_box import BLIGHT, EMPIRE, EVENT, FREE, OWNERS
from games.arcs.scene.outrage import Warnings
from games.arcs.scene.signs_of import ACTION_ICONS, RESOURCE_ICONS, SUIT_ICONS, action_icon
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told
from games.arcs.words import owner_name, owners

OUTSIDER_ICONS: Final = {FREE: "modern-city", EMPIRE: "imperial-crown", BLIGHT: "vortex"}
HOWS: Final = {
    "lead": ("Lead", "card-play", "Space"),
    "surpass": ("Surpass", "arrow-up", "A"),
    "copy": ("Copy", "cards", "C"),
    "pivot": ("Pivot", "cycle", "V"),
    "seize": ("Seize with it", "bolt", "Y"),
    "throw": ("Throw away", "card-discard", "D"),
    "event": ("Play as an Event", "imperial-crown", "N"),
    "fate": ("Follow it", "check", "Y"),
}
ACTION_KEYS: Final = {
    "tax": "T", "build": "B", "move": "V", "repair": "R", "influence": "I", "secure": "C",
    "battle": "F",
}  # fmt: skip
SIGNS: Final[dict[type, str]] = {}
"""The icons of options that have no place on the table."""
SAID: Final[dict[type, Callable[[Any, Voice], tuple[str, int]]]] = {}
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


def chip_of(part: Part, table: ArcsTable, names: Voice, number: int) -> Chip:
    """A part that can be pointed at as a chip; `number` gives those without a letter a key."""
    key = str(number + 1) if number < 9 else ""
    match part:
        case ("how", word):
            label, icon, key = HOWS[word]
            return Chip(part, label, icon, key)
        case ("do", action):
            return Chip(part, action.capitalize(), action_icon(action), ACTION_KEYS.get(action, ""))
        case ("piece", kind):
            return Chip(part, kind.capitalize(), PIECE_ICONS[kind], key)
        case ("owner", seat) | ("captive", seat) if seat in OWNERS:
            words = owner_name(seat, names)
            return Chip(part, words[:1].upper() + words[1:], OUTSIDER_ICONS[seat], key)
        case ("owner", seat) | ("captive", seat):
            return Chip(part, names[seat], "", key, seat)
        case ("token", name):
            return Chip(part, f"The new {name.capitalize()}", RESOURCE_ICONS[name], key)
        case ("resource", name):
            return Chip(part, name.capitalize(), RESOURCE_ICONS[name], key)
        case ("spend", as_resource, action):
            what = action.capitalize() if action else "Battle with pips"
            icon = action_icon(action) if action else ACTION_ICONS["battle"]
            return Chip(part, f"{what} ({as_resource.capitalize()})", icon, key)
        case ("theirs", card):
            return Chip(part, card_name(card), SUIT_ICONS[CARDS[card].suit], key)
        case ("held", owner, card):
            return Chip(part, f"On {court_name(card)}", "open-book", key, owner)
        case ("rival card", owner, card):
            cost = COURT[card].raid_cost
            return Chip(part, f"{court_name(card)} ({counted(cost, 'key')})", "", key, owner)
        case ("slot", owner, slot):
            token = table.seats[owner].slots[slot]
            label = f"{token.capitalize()} of {them(names[owner])}"
            return Chip(part, label, RESOURCE_ICONS.get(token, ""), key, owner)
        case ("hit other", owner, kind, is_fresh):
            words = f"{'Fresh' if is_fresh else 'Damaged'} {kind} of {owner_name(owner, names)}"
            return Chip(part, words, OUTSIDER_ICONS[owner], key)
        case ("fresh", is_fresh):
            return Chip(part, "Fresh city" if is_fresh else "Damaged city", "modern-city", key)
        case ("say", Take(card)):
            return Chip(part, named(card), "crown" if card in LEADERS else "open-book", key)
        case ("say", option) if type(option) in SAID:
            words, seat = SAID[type(option)](option, names)
            return Chip(part, words, "", key, seat)
        case ("say", option):
            return Chip(part, option_told(option, names), SIGNS.get(type(option), ""), key)
    return Chip(part, _place_words(part, names), "", key, part[1] if part[0] == "seat" else -1)


def _place_words(part: Part, names: Voice) -> str:
    """What a thing of the table is called where its place is not on it now."""
    match part:
        case ("system", system):
            return system_name(system)
        case ("cluster", cluster):
            return f"Cluster {cluster}"
        case ("card" | "trick", card):
            return card_name(card)
        case ("court" | "guild", card):
            return court_name(card)
        case ("seat", seat):
            return names[seat]
        case ("hit", kind, is_fresh):
            return f"{'Fresh' if is_fresh else 'Damaged'} {kind}"
    return str(part[1]).capitalize()


def way_words(moment: Moment, chosen: tuple[Part, ...], way: OptionPath) -> tuple[str, str]:
    """A sentence about what is chosen, and a quieter one about what comes next."""
    table, names = moment.table, moment.names
    match chosen[-1]:
        case ("fate", fate):
            return f"The {fate.capitalize()}", "Follow it, or look at the other one."
        case ("card", card) if CARDS[card].suit == EVENT:
            return "Event", "The actions and pips of the lead card; the dice fall after the round."
        case ("card", card):
            return card_name(card), _card_detail(table, card, way)
        case ("system", system) if len(way.answers) > 1 and not isinstance(way.answers[1], Go):
            return f"{system_name(system)}: what is done there?", "Or a lit system to move to."
        case ("system", system) if isinstance(way.answers[-1], Go):
            return f"From {system_name(system)}: choose where to", "Click a lit system."
        case ("system", system):
            return f"{system_name(system)}: choose what", ""
        case ("court", card):
            return f"{court_name(card)}: influence or secure?", ""
        case ("token", resource):
            return f"Spend {resource.capitalize()}: on what?", ""
        case ("do", "battle"):
            return "Battle: whom?", _battle_warning(moment, chosen)
        case ("do", "build"):
            return "Build: which piece?", ""
        case ("do", action):
            return f"{action.capitalize()}: choose where", "Lit places are legal."
        case ("owner", seat):
            return f"{owners(seat, names)} piece it is", ""
    return "Choose what next", f"Chosen with {them(names[moment.seat])}" if moment.is_replay else ""


def _battle_warning(moment: Moment, chosen: tuple[Part, ...]) -> str:
    seat = moment.decision.seat if moment.decision is not None else moment.seat
    systems = [part[1] for part in chosen if part[0] == "system"]
    if not systems:
        return ""
    warned = Warnings(moment.table, seat, moment.names)
    rivals = (rival for rival in range(len(moment.names)) if rival != seat)
    return next((words for rival in rivals if (words := warned.of_attack(systems[0], rival))), "")


def _card_detail(table: ArcsTable, card: str, way: OptionPath) -> str:
    known, option = CARDS[card], way.answers[0]
    if isinstance(option, Lead | Surpass):
        ambition = {"": "", "any": ", and may declare any ambition"}.get(
            known.ambition, f", and may declare {known.ambition.capitalize()}"
        )
        declares = ambition if isinstance(option, Lead) else ""
        return f"Brings {counted(known.pips, 'action')}{declares}."
    if known.suit == CARDS[table.lead.card].suit if table.trick else False:
        return "Too low to surpass: face down it copies the lead suit, for 1 action."
    return "Pivot: 1 action of its suit. Copy: face down, 1 action of the lead suit."
