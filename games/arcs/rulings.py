"""The official rulings of Arcs, dated: `data/rulings.json`.

Where the publisher changed its mind, or this program came to follow a ruling only later, a ruling
names the editions that play its earlier reading; a record keeps its edition (`Rules.rulings`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from engine.core.setup import Detail, DetailGroup
from engine.text.message import Message, part_of

_DATA: Final[Mapping[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "rulings.json").read_text(encoding="utf-8")
)
SOURCES: Final[Mapping[str, str]] = _DATA["sources"]
"""What the abbreviations of the sources stand for."""
PARTS: Final[tuple[str, ...]] = tuple(_DATA["parts"])
"""The headings that rulings stand under; a ruling's `part` counts from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One reading of a rule: where it was published (`SOURCES`), and when, as far as is known."""

    text: str
    source: str
    date: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Reading):
    """A ruling on a clause of RULES.md.

    An inferred ruling was published for something like it, an unclear one is our own; both have a
    reason. `earlier` is what the publisher said first, `earlier_in` are the editions that play the
    earlier reading.
    """

    id: str
    part: int
    clause: str
    title: str
    status: Literal["ruled", "inferred", "unclear"]
    reason: str = ""
    earlier: Reading | None = None
    earlier_in: frozenset[str] = frozenset()


def _ruling(document: Mapping[str, Any]) -> Ruling:
    earlier = document.get("earlier")
    return Ruling(**{
        **document,
        "earlier": Reading(**earlier) if earlier else None,
        "earlier_in": frozenset(document.get("earlier_in", ())),
    })  # fmt: skip


RULINGS: Final[Mapping[str, Ruling]] = {each["id"]: _ruling(each) for each in _DATA["rulings"]}
"""All rulings by their id, in the order of the file."""
REVERSED: Final = tuple(each for each in RULINGS.values() if each.earlier is not None)
"""The rulings that differ between the newest edition and the first printing."""
EARLIER_IN: Final[Mapping[str, frozenset[str]]] = {
    name: each.earlier_in for name, each in RULINGS.items()
}
"""The editions that play the earlier reading of a ruling."""
BASE_PARTS: Final = 4
"""So many parts are of the base game, the others of the campaign."""


def what_differs() -> tuple[DetailGroup, ...]:
    """Every reversed ruling with what holds now and what held first, base game and campaign."""
    base = [each for each in REVERSED if each.part <= BASE_PARTS]
    reach = [each for each in REVERSED if each.part > BASE_PARTS]
    return (
        DetailGroup(Message("arcs-mode-base"), "dice-5", tuple(map(_detail, base))),
        DetailGroup(Message("arcs-mode-campaign"), "crown", tuple(map(_detail, reach))),
    )


def _detail(ruling: Ruling) -> Detail:
    title = Message(f"ruling-{ruling.id}")
    readings = (("now", ruling), ("first", ruling.earlier))
    return Detail(title, tuple(
        Message(f"ruling-{part}", {"date": _dated(reading.date), "words": part_of(title, part)})
        for part, reading in readings
        if reading is not None
    ))  # fmt: skip


def _dated(date: str) -> Message:
    day = date.removeprefix("by ")
    return Message("ruling-by" if day != date else "ruling-on", {"date": day})
