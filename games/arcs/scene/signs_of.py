"""The icons of everything that has one, by the names the rules use."""

from __future__ import annotations

from typing import Final

ACTION_ICONS: Final = {
    "tax": "receive-money",
    "repair": "spanner",
    "influence": "public-speaker",
    "battle": "crossed-swords",
    "move": "rocket",
    "secure": "padlock",
    "build": "hammer-nails",
}
AMBITION_ICONS: Final = {
    "tycoon": "two-coins",
    "tyrant": "handcuffs",
    "warlord": "laurels-trophy",
    "keeper": "locked-chest",
    "empath": "third-eye",
}
RESOURCE_ICONS: Final = {
    "material": "stone-block",
    "fuel": "flame",
    "weapon": "ray-gun",
    "relic": "rune-stone",
    "psionic": "brain",
}
SUIT_ICONS: Final = {
    "administration": "greek-temple",
    "aggression": "crossed-swords",
    "construction": "hammer-nails",
    "mobilization": "rocket",
    "event": "imperial-crown",
    "faithful": "sun",
}
GUILD_ICON: Final = "open-book"


def action_icon(action: str) -> str:
    """The icon of a standard action; that of a card for what guild cards let one do."""
    return ACTION_ICONS.get(action, GUILD_ICON)
