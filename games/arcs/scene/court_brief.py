"""What each Court card does, short enough for its two lines; hovering shows its text in full."""

from __future__ import annotations

from typing import Final

BRIEF: Final[dict[str, str]] = {
    "bc01": "Any token is Material; survives Outrage",
    "bc02": "Manufacture (Build): gain 1 Material",
    "bc03": "Holds all spare Material for your ambitions",
    "bc04": "Prelude: take back a played Administration",
    "bc05": "Prelude: take back a played Construction",
    "bc06": "Holds all spare Fuel for your ambitions",
    "bc07": "Any token is Fuel; survives Outrage",
    "bc08": "Battle at a gate: up to 2 more dice",
    "bc09": "Synthesize (Build): gain 1 Fuel",
    "bc10": "Prelude: take back a played Mobilization",
    "bc11": "Prelude: take back a played Aggression",
    "bc12": "Pressgang or Execute your Captives",
    "bc13": "Reroll skirmish dice, one per Weapon icon",
    "bc14": "Abduct (Battle): capture agents in Court",
    "bc15": "Any token is Weapon; survives Outrage",
    "bc16": "Prelude: discard, seize the initiative",
    "bc17": "Declaring shows you a hand; swap a card",
    "bc18": "Keeper and Empath: no zero marker",
    "bc19": "Any token is Psionic; survives Outrage",
    "bc20": "Prelude: discard, steal a guild or resource",
    "bc21": "Any token is Relic; survives Outrage",
    "bc22": "Rivals cannot steal what else you hold",
    "bc23": "Trade (Tax): swap tokens at a rival city",
    "bc24": "Prelude: turn 1 resource into a Relic",
    "bc25": "Declare when you Surpass or Pivot",
    "bc26": "A fresh ship in every system of a cluster",
    "bc27": "Declare any ambition when secured",
    "bc28": "All Provoke Outrage of a type you choose",
    "bc29": "Return a city, then seize the initiative",
    "bc30": "Steal a guild card; shuffle discards back",
    "bc31": "Take the lowest discarded action card",
}
"""By the number of the card in the data."""
