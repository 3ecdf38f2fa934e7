"""The board differs, or a report cannot be: what follows goes on from what lies there, and nothing
is lost on the way back.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.decision import Chance, Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import Game
from engine.core.hidden import CORRECTED
from engine.core.instructions import instructions
from games.arcs.board import system_name
from games.arcs.game import GAME as ARCS
from games.rajas.game import GAME as RAJAS
from tests.real_board.arcs import ArcsBoard
from tests.real_board.board import RealBoard
from tests.real_board.campaign import CampaignBoard
from tests.real_board.own_hands import OwnHands
from tests.real_board.playing import undoes, undone_of_told
from tests.real_board.rajas import RajasBoard

AFTER, BEFORE_UNDO, MOST = 60, 40, 2000
UNDONE = 10
"""So much at least hands had been told to do, and were told to undo."""


@dataclass
class Remembering(OwnHands):
    """Those at the table remember how everything lay before each answer."""

    past: dict[int, RealBoard] = field(default_factory=dict)
    undone: int = 0

    def go_on(self) -> None:
        self.past[len(self.match.moves)] = copy.deepcopy(self.board)
        super().go_on()

    def is_mid_turn(self) -> bool:
        """Whether a bot has done something in its turn and is to do more."""
        asked, moves = self.match.pending, self.match.moves
        return (
            len(moves) > AFTER
            and isinstance(asked, Decision)
            and asked.seat == moves[-1].seat
            and not self.match.setup.seats[asked.seat].is_person
        )

    def until(self, is_so: Any) -> None:
        """Goes on until something is so, both boards equal after every answer."""
        while not is_so():
            assert not self.match.is_over
            assert len(self.match.moves) < MOST
            self.go_on()
            assert not self.problems()

    def undo(self) -> None:
        """The last answer of a person is taken back, the last thing first, and all is laid as it
        was before it.
        """
        moves, seats, voice = self.match.undo(), self.match.setup.seats, self.match.voice
        for move in moves:
            said = undone_of_told([move], self.match)
            if move.kind != CORRECTED:
                told = instructions(move, seats, voice)
                assert all(undoes(*each) for each in zip(said, told[::-1], strict=True)), told
                self.undone += len(said)
        self.board = copy.deepcopy(self.past[len(self.match.moves)])


def a_ship_on_its_side(table: Any, board: RealBoard) -> None:
    """A fresh ship of the bot is damaged on the real board, and the program knew nothing of it."""
    seat, name = table.seats[1], board.names[1]
    system = next(iter(seat.fresh))
    seat.add_ships(system, -1, 1)
    board.take(f"{name}'s fresh ship", system_name(system))
    board.put(f"{name}'s damaged ship", system_name(system))


def money_two_on(table: Any, board: RealBoard) -> None:
    """The bot's money marker lies two spaces on."""
    table.seats[1].money += 2
    board.lying[board.names[1]]["money"] += 2


TABLES = {
    "arcs": (ARCS, ArcsBoard, {}, "human,supercat", a_ship_on_its_side),
    "campaign": (
        ARCS, CampaignBoard, {"mode": "campaign"}, "human,supercat", a_ship_on_its_side,
    ),
    "rajas": (RAJAS, RajasBoard, {}, "human,page", money_two_on),
}  # fmt: skip


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", TABLES)
def test_a_board_set_right_in_mid_turn_goes_on_and_is_undone_with_both_boards(name: str) -> None:
    game, board, options, seats, differs = TABLES[name]
    evening = Remembering.seated(game, board, tuple(seats.split(",")), "right", options)
    assert isinstance(evening, Remembering)
    evening.until(evening.is_mid_turn)
    here = len(evening.match.moves)
    evening.past[here] = copy.deepcopy(evening.board)
    table = evening.match.table.copy()
    differs(table, evening.board)
    assert evening.problems(), "the boards differ"
    evening.match.correct(table)
    assert evening.match.moves[-1].kind == CORRECTED
    assert not evening.problems()
    evening.until(lambda: len(evening.match.moves) > here + BEFORE_UNDO)
    while len(evening.match.moves) > here - 1 and evening.match.undo_index is not None:
        evening.undo()
        assert not evening.problems()
    assert len(evening.match.moves) <= here
    assert evening.undone > UNDONE
    evening.until(lambda: len(evening.match.moves) > here + 2)


def reports(game: Game, kind: str) -> list[str]:
    """What cannot have come up where that is asked."""
    return {
        "deal": [", ".join(["Aggression 2"] * 6), "Aggression 2"],
        "court": ["Aggression 2"],
        "reveal": ["Lattice Spies"],
        "battle": ["7 7 7 7 7 7", "0"],
        "tile": ["purple 99 fort N"],
        "start": ["1 2 3 7", "1 2 3"],
        "gained": ["7", "0 0 0 0 0 0 0"],
    }.get(kind, [])  # fmt: skip


@pytest.mark.parametrize("name", ["arcs", "rajas"])
def test_what_cannot_be_is_answered_in_a_sentence_and_nothing_is_lost(name: str) -> None:
    """A card twice, a die of seven, a tile that lies elsewhere, and no card that has been seen."""
    game, board, options, seats, _ = TABLES[name]
    evening = Remembering.seated(game, board, tuple(seats.split(",")), "false", options)
    assert isinstance(evening, Remembering)
    refused: Counter[str] = Counter()
    seen: dict[str, str] = {}
    while len(evening.match.moves) < 160 and not evening.match.is_over:
        asked, before = evening.match.pending, evening.match.table.copy()
        if isinstance(asked, Chance):
            told = [seen[asked.kind]] if asked.kind in seen else []
            for words in [*reports(game, asked.kind), *told]:
                with pytest.raises(IllegalAnswer) as refusal:
                    asked.outcomes.parse(words)
                sentence = game.problem_text(refusal.value, evening.match.voice)
                assert sentence.count("\n") == 0
                assert words.split(",")[0].split()[0] in sentence
                refused[asked.kind] += 1
            assert evening.match.table == before
        evening.go_on()
        assert not evening.problems()
        if isinstance(asked, Chance) and asked.kind in ("court", "tile"):
            drawn = evening.match.moves[-1].answer
            seen[asked.kind] = asked.outcomes.word(drawn)
    assert len(refused) >= 3, refused
    assert seen.keys() & refused.keys(), "a card or tile was told twice"


def test_a_ship_too_many_is_no_move_and_nothing_is_lost() -> None:
    game, board, options, seats, _ = TABLES["arcs"]
    evening = Remembering.seated(game, board, tuple(seats.split(",")), "ships", options)
    assert isinstance(evening, Remembering)

    def moves_ships() -> bool:
        asked = evening.match.pending
        return isinstance(asked, Decision) and asked.kind == "fleet" and asked.seat == 0

    evening.until(moves_ships)
    before = evening.match.table.copy()
    with pytest.raises(IllegalAnswer) as refusal:
        evening.match.option_of("16 fresh, 0 damaged")
    assert "16 fresh, 0 damaged" in str(refusal.value)
    assert evening.match.table == before
    assert not evening.problems()
