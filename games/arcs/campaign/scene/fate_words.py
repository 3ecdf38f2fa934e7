"""What a fate wants, in the few words of its card."""

from __future__ import annotations

from typing import Final

STYLES: Final = {
    "steward": "Win ambitions as First Regent",
    "founder": "Leave the Empire, hold what you take",
    "magnate": "Make deals in Summits",
    "advocate": "Keep the guilds in power",
    "caretaker": "Hold gates, share your golems",
    "partisan": "Hold the initiative, stay beloved",
    "admiral": "Fight with the fleets of the Empire",
    "believer": "Teach the faith, win ambitions",
}
OBJECTIVES: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    "steward": (
        (1, "per Power of each ambition you win as First Regent, its city bonus included"),
    ),
    "founder": (
        (3, "for each ambition you win as an Outlaw"),
        (1, "per system you control as a chapter ends, as an Outlaw"),
    ),
    "magnate": (
        (2, "for each Favor or resource that a rival gives you in Negotiations"),
        (2, "whenever you discard three resources in Negotiations"),
    ),
    "advocate": (
        (3, "whenever the Prelude of a guild card discards it, while you hold Guild Overseers"),
        (2, "whenever you Recover, while you hold Guild Overseers"),
    ),
    "caretaker": (
        (2, "per golem you hold, for each ambition you win"),
        (2, "whenever anybody spends a golem"),
    ),
    "partisan": (
        (1, "whenever you take the initiative from somebody"),
        (2, "for each ambition you win without Outrage of what it counts"),
    ),
    "admiral": (
        (1, "per Imperial ship placed while you, a Regent, win a declared ambition"),
        (1, "per Trophy of battles in which Imperial ships attack with you"),
    ),
    "believer": (
        (1, "per pip of the top Faithful card, for each ambition you win; 10 once none is left"),
    ),
}
"""How much the marker goes down, and when."""
