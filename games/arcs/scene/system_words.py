"""What systems are called at the table: "Arrow 2", "Gate 5"."""

from __future__ import annotations

from games.arcs.board import SYSTEMS


def system_name(system: str) -> str:
    """The symbol and the cluster."""
    here = SYSTEMS[system]
    return f"{here.symbol.capitalize()} {here.cluster}"


def places_named(words: str) -> str:
    """A sentence of the rules with every id of a system as people say it."""
    for system in SYSTEMS:
        words = words.replace(system, system_name(system))
    return words
