"""Small tables for worked examples: round 1, seat 0 to play, nothing face up unless named."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Chance, Decision
from engine.core.game import require_legal
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.story import Telling
from games.rajas.board import board_of
from games.rajas.effects import COLOURS, Dice, die
from games.rajas.events import DummyThought
from games.rajas.game import GAME
from games.rajas.state import LOOSE, Laid, RajasTable, Rules, Seat
from games.rajas.steps.rounds import TakeTurn

BOARD = board_of("printed")
NAVARATNAS = Rules(board="navaratnas")
LETTERS = {name[0]: colour for colour, name in enumerate(COLOURS)}


VOICE = GAME.voice(("Ada", "Meera", "Tiko", "Bram"))


def title_of(thought: DummyThought) -> str:
    """What a step of a dummy came to, in words."""
    return VOICE.part(thought.reason.said, "short")


def detail_of(thought: DummyThought) -> str:
    """Why it came to that, in words."""
    return VOICE.part(thought.reason.said, "detail")


def dice(words: str) -> Dice:
    """A handful such as "o3 b6"; without faces, "o b", a dummy's."""
    return tuple(sorted(die(LETTERS[word[0]], int(word[1:] or 0)) for word in words.split()))


def person(hand: str = "o1 g1 b1 p1", **fields: Any) -> Seat:
    """A person's seat with that hand of dice, six money and no karma unless told otherwise."""
    return Seat(**{"dice": dice(hand), "money": 6, **fields})


def dummy(hand: str = "o g b p", *tiles: str, **fields: Any) -> Seat:
    """A dummy's seat with that hand and those tiles in front of him."""
    lying = tuple(Laid(LOOSE, tile) for tile in tiles)
    return Seat(**{"is_dummy": True, "dice": dice(hand), "tiles": lying, "money": 4, **fields})


def a_table(*seats: Seat, tops: str = "", rules: Rules | None = None, **fields: Any) -> RajasTable:
    """A table with these seats and these tiles face up; all other tiles are face down."""
    rules = rules or Rules()
    if len(seats) == 1:
        seats = (*seats, person("o6"))
    shown = {BOARD.tiles[name].stack: name for name in tops.split()}
    away = {*shown.values(), *fields.get("gone", ())}
    away |= {laid.tile for seat in seats for laid in seat.tiles}
    yields = [
        tile.id for tile in BOARD.yields.values() if rules.board == "navaratnas" or tile.colour == 0
    ]
    lying = {tile for seat in seats for tile in seat.yields}
    table = RajasTable(
        rules,
        list(seats),
        tuple(range(len(seats))),
        round=1,
        tops=tuple(shown.get(stack, "") for stack in range(12)),
        stacks=tuple(tuple(name for name in stack if name not in away) for stack in BOARD.stacks),
        yields=tuple(sorted(set(yields) - lying - set(fields.get("discarded", ())))),
        river=("",) * 31,
        steps=[TakeTurn()],
    )
    for name, value in fields.items():
        setattr(table, name, value)
    for number, seat in enumerate(table.seats):
        seat.used = sum(owner == number for owner in table.placed.values())
        seat.workers = max(0, min(seat.workers, seat.owned - seat.used))
    return table


def play(table: RajasTable, *answers: Any) -> list[Any]:
    """Gives these answers one after the other, each legal; returns the events of all."""
    telling = Telling()
    assert table.check() == []
    for answer in answers:
        asked = pending(table, telling)
        assert asked is not None, "the game is over"
        require_legal(asked, answer)
        apply(table, answer, telling)
    pending(table, telling)
    assert table.check() == []
    return telling.events


def asked(table: RajasTable) -> Decision | Chance:
    """What the table waits for."""
    found = pending(table)
    assert found is not None
    return found


def options(table: RajasTable) -> list[str]:
    """What can be answered now, in words."""
    found = asked(table)
    assert isinstance(found, Decision), found.prompt
    return [str(option) for option in found.options]


def outcomes(table: RajasTable) -> list[Any]:
    """What chance can bring now."""
    found = asked(table)
    assert isinstance(found, Chance), found.prompt
    return [outcome for outcome, _ in found.outcomes.outcomes()]


def of_kind(events: list[Any], kind: type) -> list[Any]:
    """The events of a class."""
    return [event for event in events if isinstance(event, kind)]


def new_match(*players: str, seed: str = "rajas", **settings: str) -> Match:
    """A match from the beginning."""
    seats = tuple(SeatSetup(player, f"{player} {n}") for n, player in enumerate(players, 1))
    return Match(GAME, Setup(seats, seed, settings))


def in_words(reasons):
    """What reasons say, in words."""
    return [reason.text for reason in GAME.told(reasons, ("You", "Ada", "Bo", "Meera"))]
