"""The map and the cards of the house's Risk, from the facts that its rules use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from risk_shared.maps.map import Map
from risk_shared.messages import CardModel

BOARD = Path(__file__).parents[4] / "data" / "board.json"


def create_map() -> Map:
    """The map of 42 territories, numbered as in the contest."""
    facts = _facts()
    places, continents = facts["territories"], facts["continents"]
    number_of = {place["key"]: place["id"] for place in places}
    neighbours: dict[int, list[int]] = {place["id"]: [] for place in places}
    for border in facts["borders"]:
        first, second = number_of[border["a"]], number_of[border["b"]]
        neighbours[first].append(second)
        neighbours[second].append(first)
    members = {
        number: [place["id"] for place in places if place["continent"] == continent["key"]]
        for number, continent in enumerate(continents)
    }
    return Map(
        {place["id"]: place["key"] for place in places},
        {place: sorted(beside) for place, beside in neighbours.items()},
        members,
        {number: continent["key"] for number, continent in enumerate(continents)},
        {number: continent["bonus"] for number, continent in enumerate(continents)},
    )


def create_cards() -> dict[int, CardModel]:
    """All cards by number, the wild ones last."""
    facts = _facts()
    cards = [CardModel(place["id"], place["id"], place["symbol"]) for place in facts["territories"]]
    wild = range(len(cards), len(cards) + facts["wild_cards"])
    cards += [CardModel(number, None, "Wildcard") for number in wild]
    return {card.card_id: card for card in cards}


def _facts() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    return facts
