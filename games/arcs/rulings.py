"""The official rulings of Arcs, dated: `data/rulings.json`.

Where the publisher changed its mind, or this program came to follow a ruling only later, a ruling
names the editions that play its earlier reading; a record keeps its edition (`Rules.rulings`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

RULINGS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        each["id"]: each
        for each in json.loads(
            (Path(__file__).parent / "data" / "rulings.json").read_text(encoding="utf-8")
        )
    }
)
"""All rulings by their id, in the order of the file."""
EARLIER_IN: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {name: frozenset(each.get("earlier_in", ())) for name, each in RULINGS.items()}
)
"""The editions that play the earlier reading of a ruling."""
