"""What the window of Arcs says, each message once with all that it may be given (`said.MADE`)."""

from __future__ import annotations

from engine.text.catalogue import catalogue
from engine.text.message import ENGLISH, Fixed, Message, SeatNumber, Share
from games.arcs.board import (
    ACTION,
    AMBITION,
    CARD,
    FATE,
    OWNER,
    PIECE,
    POLICY,
    SETUP,
    SYSTEM,
    TOKEN,
)
from games.arcs.campaign_components import EMPIRE
from games.arcs.game import GAME

FILES = ("window", "court", "position", "log_sheet")
"""The files of messages that are the window's."""

PLANET, FUEL, YOU, VEGA = SYSTEM("4-hex"), TOKEN("fuel"), SeatNumber(0), SeatNumber(1)
TWO_SHIPS, CITY = (Message("counted-piece", {"count": n, "kind": PIECE(kind)})
                   for n, kind in ((2, "ship"), (1, "city")))  # fmt: skip
ON_SHEET = Message("table-card", {"card": CARD("bc01")})
DRAWN = {"seat": VEGA, "fate": FATE("steward"), "start": 22}
COUNTED = (Message("table-count-of", {"seat": VEGA, "count": 2}),)
USUAL = {
    "pips": 2, "keys": 1, "hits": 2, "dice": 3, "agents": 2, "count": 2, "kind": PIECE("ship"),
    "target": SYSTEM("4-gate"), "origin": PLANET, "system": PLANET, "fresh": 2, "hurt": 1,
    "staying": 2, "limited": True, "rival": VEGA, "most": 2, "buildings": 2, "token": FUEL,
    "action": ACTION("move"), "card": CARD("bc01"), "owner": VEGA, "cluster": 3,
    "fate": FATE("steward"), "ambition": AMBITION("keeper"), "resources": (FUEL,),
    "lost": (CARD("bc02"), FUEL), "held": 2, "suit": FUEL, "sites": 2, "seat": VEGA,
    "pieces": (TWO_SHIPS, CITY), "number": 3, "actions": (ACTION("build"), ACTION("repair")),
    "first": 5, "second": 3, "tokens": (FUEL, FUEL), "place": "A", "name": "Bold",
    "text": "Declare twice.",
        "traits": (Message("leader-trait", {"name": "Bold", "text": "Two."}),),
    "texts": ("One.", "Two."), "power": 5, "bonus": 2, "cards": 4, "slots": 3, "cities": 2,
    "things": (Message(FUEL.key), CITY), "defender": VEGA, "ships": 3,
    "symbols": (Message("rolled-hits", {"count": 2}),), "unharmed": 2, "mean": Fixed(1.5),
    "chance": Share(0.4), "intercept": Share(0.2), "blanks": 2, "chapter": 2, "goal": 30,
    "next": 3, "firstNow": 6, "secondNow": 4, "lead": 4, "opener": YOU, "other": YOU, "left": 3,
    "round": 4, "chapters": 3, "when": Message("end-last-chapter", {"chapters": 3, "goal": 30}),
    "ambitions": 2, "battles": 3, "expected": Fixed(2.2), "hand": 6, "systems": 24, "kinds": 3,
    "fates": 8, "deed": "move to Hex 4", "line": "Vega's ship is damaged",
    "date": "2026-11-26", "letter": "A", "missed": 4, "id": "CC05", "who": COUNTED, "two": True,
    "host": CARD("bc02"), "foundries": True, "starports": 3, "blight": 5, "won": True, "start": 22,
    "powers": (Message("sheet-power", {"seat": VEGA, "power": 4}),), "gates": (SYSTEM("4-gate"),),
    "policies": (POLICY("war"),),
}  # fmt: skip
"""What each argument may be, by its name."""

OTHERWISE: dict[str, tuple[dict[str, object], ...]] = {
    "button-hit": ({"fresh": True}, {"fresh": False}),
    "chip-hit": ({"fresh": True}, {"fresh": False}),
    "chip-hit-other": tuple({"fresh": each, "owner": OWNER(EMPIRE)} for each in (True, False)),
    "hover-building": ({"fresh": True}, {"fresh": False}),
    "now-escort-to": ({"limited": True}, {"limited": False}),
    "now-hit": ({"buildings": True}, {"buildings": False}),
    "chosen-outsider": ({"owner": OWNER(EMPIRE)},),
    "hover-outsider-controls": ({"owner": OWNER(EMPIRE)},),
    "pile-of-outsider": ({"owner": OWNER(EMPIRE), "pieces": TWO_SHIPS},),
    "pile-of": ({"pieces": TWO_SHIPS},),
    "arena-tough": tuple(
        {"fresh": fresh, "hurt": hurt, "first": first}
        for fresh, hurt, first in ((1, 1, "yes"), (2, 1, "no"), (2, 2, "no"))
    ),
    "arena-outsider": ({"seat": OWNER(EMPIRE)},),
    "warn-outrage": ({}, {"lost": ()}),
    "field-marker": ({"a": 5, "b": 3, "c": 9, "d": 4},),
    "field-spoils": ({"kind": PIECE("ship"), "owner": OWNER(EMPIRE)},),
    "field-golem": tuple(
        {"golem": TOKEN("seeker"), "lies": lies} for lies in ("awake", "asleep", "elsewhere")
    ),
    "field-spoils-of": tuple({"kind": kind} for kind in ("city", "starport", "ship", "blight")),
    "field-lay-held": ({"card": CARD("bc01")},),
    "field-setup-out": tuple(
        {"setup": SETUP("3p-frontiers"), "clusters": each} for each in ((), (1, 6))
    ),
    "log-goes-on": ({"effects": (Message("end-last-chapter", {"chapters": 3, "goal": 30}),)},),
    "battle-told": ({}, {"symbols": ()}),
    "hover-trophies": ({}, {"pieces": ()}),
    "hover-captives": ({}, {"pieces": ()}),
    "hover-resources": ({}, {"tokens": ()}),
    "hover-outrage": ({}, {"tokens": ()}),
    "way-pivot": ({"suit": Message("suit-construction")},),
    "hover-copy-action": ({"suit": Message("suit-construction")},),
    "objective-to-go": ({"fate": "Steward"},),
    "column-score": ({"place": 1}, {"place": 2}),
    "rail-drew": tuple({"count": count} for count in range(3)),
    "area-guilds": ({"seat": YOU}, {"seat": VEGA}),
    "hover-guilds": ({"cards": (CARD("bc01"), CARD("bc02"))},),
    "lost-tokens": ({"count": 2},),
    **{
        f"sheet-{key}": ({"cards": (CARD("bc01"),)},)
        for key in ("abilities", "court-deck", "court-discard", "faithful", "stack", "scrapped")
    },
    "sheet-court-row": ({"card": ON_SHEET},),
    "sheet-court-alone": ({"card": ON_SHEET},),
    "sheet-attached": ({"card": ON_SHEET},),
    "sheet-edicts": tuple({"two": each, "foundries": each} for each in (True, False)),
    "sheet-outside": tuple(
        dict.fromkeys(("ships", "cities", "starports"), count) for count in (1, 2)
    ),
    "sheet-tokens": ({"tokens": (Message("table-tokens", {"resource": FUEL, "count": 2}),)},),
    "sheet-events": ({"count": 1}, {"count": 2}),
    "sheet-next-resolve": (
        {
            "fates": (
                Message("sheet-resolve", {"seat": VEGA, "fate": FATE("steward"), "won": True}),
            )
        },
    ),
    "sheet-resolve": ({"won": True}, {"won": False}),
    "sheet-next-damage": ({"ships": 2},),
    "sheet-next-doomed": ({"systems": (PLANET,)},),
    "sheet-next-fates": ({"draws": (Message("sheet-draw", {**DRAWN, "won": False}),)},),
    "sheet-draw": ({"won": True}, {"won": False}),
    "end-firsts": ({"ambitions": 0}, {"ambitions": 1}, {"ambitions": 3}),
}
"""Messages that say an argument otherwise, or in several ways."""


def window_said() -> list[Message]:
    """Every message of the window's files, with every argument it asks for."""
    messages = catalogue(ENGLISH, GAME.text_folder)
    made = []
    for key in keys_of_window():
        parts = messages.entry(key).parts
        asked = {name for part in parts for name in messages.asked_by(key, part)} - {"form"}
        for more in OTHERWISE.get(key, ({},)):
            made.append(Message(key, {name: more.get(name, USUAL.get(name)) for name in asked}))
    return made


def keys_of_window() -> list[str]:
    """The keys that stand in the window's files."""
    texts = (
        (GAME.text_folder / ENGLISH / f"{name}.ftl").read_text("utf-8").splitlines()
        for name in FILES
    )
    return [line.partition(" =")[0] for lines in texts for line in lines if " =" in line
            and line[:1].isalpha()]  # fmt: skip


WINDOW = tuple(window_said())
