"""What hands carry is shown in pictures: the pieces, where from, where to."""

from __future__ import annotations

import pytest

from engine.core.instructions import ToDo
from engine.text.message import SeatNumber
from engine.text.voice import Wording
from engine.ui.box import Box
from engine.ui.real_table.hands_page import _words
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture, piece_boxes
from games.arcs.board import CARD, SYSTEM
from games.arcs.events import AgentPlaced, CardPlayed, PieceBuilt, ShipsMoved
from games.arcs.scene.physical_pieces import ArcsHands
from games.rajas.events import BoatMoved
from games.rajas.scene.physical_pieces import RajasHands
from games.risk.board import TERRITORY
from games.risk.events import TroopsFortified, TroopsPlaced
from games.risk.scene.hand import RiskHands
from games.roll_galaxy.dice import NO_DICE
from games.roll_galaxy.events import ChipsGained, DiceRecruited
from games.roll_galaxy.scene.physical_pieces import RollHands
from main import REGISTRY
from tests.ui.real_table.test_turn import RealStage

TWO_WHITE = (2, *NO_DICE[1:])


def carried(hands: Hands, event, table=None) -> Carried | None:
    return hands.carried(ToDo(event, event.said()), table)


def test_ships_go_from_system_to_system():
    moved = ShipsMoved(1, "3-crescent", "3-hex", 2, 1)
    assert carried(ArcsHands(), moved) == Carried(
        (("ship", 2), ("hurt-ship", 1)), 1, SYSTEM("3-crescent"), SYSTEM("3-hex"), is_way=True
    )


def test_what_is_built_comes_from_the_supply():
    built = carried(ArcsHands(), PieceBuilt(0, "city", "1-hex", fresh=True))
    assert built == Carried((("city", 1),), 0, None, SYSTEM("1-hex"))


def test_an_agent_goes_onto_its_card():
    assert carried(ArcsHands(), AgentPlaced(2, "bc01")) == Carried(
        (("agent", 1),), 2, None, CARD("bc01")
    )


def test_a_card_that_is_played_is_shown():
    played = carried(ArcsHands(), CardPlayed(1, "construction-2", "lead"))
    assert played == Carried((("construction-2", 1),))


def test_troops_have_the_colour_of_their_seat():
    assert carried(RiskHands(), TroopsPlaced(3, 5, 4, 0)) == Carried(
        (("troop-3", 4),), None, None, TERRITORY(5)
    )
    moved = carried(RiskHands(), TroopsFortified(0, 1, 2, 6))
    assert moved is not None
    assert (moved.origin, moved.target, moved.is_way) == (TERRITORY(1), TERRITORY(2), True)


def test_a_boat_has_its_way_lit():
    event = BoatMoved(0, 2, 5)
    assert RajasHands().touched(event, None) == ("river 2", "river 5")
    assert carried(RajasHands(), event) == Carried((("boat", 1),), 0, is_way=True)


def test_dice_are_counted_by_colour_and_chips_by_worth():
    assert carried(RollHands(), DiceRecruited(1, TWO_WHITE)) == Carried(
        (("white-die", 2),), 1, None, SeatNumber(1)
    )
    assert carried(RollHands(), ChipsGained(0, 3, 4)) == Carried(
        (("chip", 3),), 0, None, SeatNumber(0)
    )


def test_pieces_are_as_large_as_the_room_allows_and_lie_inside():
    room = Box(10, 20, 300, 120)
    card = StepPicture(lambda canvas, box: None, 0.7)
    for count in (1, 4, 9, 14):
        boxes = piece_boxes(room, [(card, 1)] * count)
        assert len(boxes) == count
        assert all(room.inset(-0.5).contains((each.x, each.y)) for each in boxes)
        assert all(room.inset(-0.5).contains((each.right, each.bottom)) for each in boxes)
    assert piece_boxes(room, [(card, 1)])[0].h == pytest.approx(120)


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_every_piece_that_is_carried_has_a_picture(name):
    stage = RealStage(name, "human", REGISTRY.game(name).default_bot)
    hands, shown = stage.table.parts.board.hands, 0

    def is_enough() -> bool:
        nonlocal shown
        page = stage.turn.panel
        if not stage.is_doing or not page.rungs:
            return False
        carried = page.rungs[page.now].carried
        if carried is None:
            return False
        for piece, count in carried.pieces:
            assert not count or hands.picture(piece, carried.seat, stage.table.moment.table)
            shown += count
        return shown > 8

    stage.until(is_enough)
    stage.app.close()


def test_the_list_of_what_is_laid_out_shows_the_pieces():
    stage = RealStage("arcs", "human", "supercat")
    stage.until(lambda: len(stage.turn.panel.rungs) > 3 and stage.turn.panel.now >= 3)
    page = stage.turn.panel
    pieces = page._on_ladder(page.rungs[page.now]).pictures
    carried = page.rungs[page.now].carried
    assert carried is not None
    assert [count for _, count in pieces] == [count for _, count in carried.pieces]
    assert ("ship", 10) in carried.pieces
    stage.app.close()


def test_a_number_stays_on_the_line_of_what_it_is_said_of():
    spans = [Wording("cup: "), Wording("1", 1), Wording(" "), Wording("purple", "p"),
             Wording(" and "), Wording("blue", "b"), Wording(" "), Wording("6", 6)]  # fmt: skip
    words = ["".join(part.words for part in word) for word in _words(spans)]
    assert words == ["cup:", "1 purple", "and", "blue 6"]


def test_goods_lie_with_the_dice_and_each_seat_begins_with_a_cup():
    for game, pieces in (("despirala", {"dice-and-goods": 1}),
                         ("roll_galaxy", {f"start-{seat}": 1 for seat in range(2)})):  # fmt: skip
        stage = RealStage(game, "human", REGISTRY.game(game).default_bot)
        steps = stage.turn.laying.steps(stage.table.sitting.voice)
        assert pieces in [dict(step.carried.pieces) for step in steps if step.carried is not None]
        stage.app.close()


def test_what_a_dummys_rules_said_last_is_why_it_does_something():
    stage = RealStage("rajas", "human", "dummy", "greedy")
    stage.until(lambda: stage.is_doing and bool(stage.turn.panel._rung.held)
                and stage.turn.panel.seat == 1)  # fmt: skip
    assert stage.turn.panel._rung.on_ladder.clause.startswith("SOLO-")
    stage.app.close()
