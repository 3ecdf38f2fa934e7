"""What a person is warned of before it cannot be helped: Outrage, ransacking, losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Option
from engine.text.said import Said
from engine.text.voice import Voice
from games.arcs.board import CITY, SYSTEMS
from games.arcs.events import CardDiscarded, CardSecured, OutrageProvoked, ResourceDiscarded
from games.arcs.foresight import Fight, outlook
from games.arcs.moves import Hit
from games.arcs.names import CARD, OWNER, TOKEN
from games.arcs.state import ArcsTable


class Warnings:
    """What an answer would bring upon the seat that gives it."""

    def __init__(self, table: ArcsTable, seat: int, voice: Voice) -> None:
        self._table = table
        self._seat = seat
        self._voice = voice

    def of_hit(self, fight: Fight, option: Option | None) -> str:
        """What a hit on a city that is damaged already provokes (ARCS-8.12 and 8.13)."""
        if not isinstance(option, Hit) or option.kind != CITY or option.fresh:
            return ""
        return self.of(option)

    def of(self, option: Option) -> str:
        """What is to be feared; nothing where nothing is."""
        events = outlook(self._table, option).events
        own = [each for each in events if getattr(each, "seat", None) == self._seat]
        provoked = [each.resource for each in own if isinstance(each, OutrageProvoked)]
        if not provoked:
            return ""
        lost: list[Any] = [
            Said("lost-tokens", {"count": each.count, "token": TOKEN(each.resource)})
            for each in own if isinstance(each, ResourceDiscarded)
        ]  # fmt: skip
        lost += [CARD(each.card) for each in own if isinstance(each, CardDiscarded)]
        said = {"resources": tuple(map(TOKEN, provoked)), "lost": tuple(lost)}
        words = self._voice.say(Said("warn-outrage", said))
        return f"{words} {self._ransack(events)}".rstrip()

    def _ransack(self, events: Sequence[object]) -> str:
        taken = [each.card for each in events if isinstance(each, CardSecured) and each.ransacked]
        return self._voice.say(Said("warn-ransack", {"card": CARD(taken[0])})) if taken else ""

    def of_attack(self, system: str, defender: int) -> str:
        """What may follow from taking a city there."""
        cities = [each for each in self._table.buildings_at(system, defender) if each.kind == CITY]
        if not cities:
            return ""
        resource = SYSTEMS[system].resource
        held = self._table.seats[self._seat].slots.count(resource)
        said = {"rival": OWNER(defender), "token": TOKEN(resource), "held": held}
        return self._voice.say(Said("warn-city", said))
