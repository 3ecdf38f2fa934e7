"""Arcs by mouse: posted events go through the window, the match hears of legal answers only."""

from random import Random
from types import SimpleNamespace

import pytest

from engine.core.decision import Decision
from games.arcs.game import GAME
from games.arcs.moves import Copy
from games.arcs.scene import prompts
from games.arcs.scene.view_model import trick_foot
from tests.games.arcs.scene.playing import ArcsStage, a_match, a_match_at, answer_by_mouse


def asked(stage: ArcsStage) -> Decision:
    """The decision of the person."""
    decision = stage.table.decision
    assert decision is not None
    return decision


@pytest.mark.parametrize("rivals", [1, pytest.param(3, marks=pytest.mark.whole)])
def test_a_whole_game_by_mouse(rivals):
    match = a_match(rivals, "mouse")
    stage, chance = ArcsStage(match, draws_every=400), Random(7)
    while True:
        stage.wait_for_turn()
        if match.is_over:
            break
        option, told = chance.choice(asked(stage).options), len(match.moves)
        answer_by_mouse(stage, option)
        assert match.moves[told].answer == option
    assert match.result.winners


def test_a_card_that_was_advised_is_played_as_advised_once_the_hint_is_put_away():
    match = a_match_at("play", 1, lambda decision: any(map(is_copy, decision.options)))
    stage = ArcsStage(match)
    stage.wait_for_turn()
    for option in filter(is_copy, asked(stage).options):
        stage.selection.show(option)
        stage.sync()
        assert stage.primary.label == "Copy"
    told = len(match.moves)
    stage.key("space")
    stage.wait_until(lambda: len(match.moves) > told)
    assert match.moves[told].answer == option


def is_copy(option: object) -> bool:
    return isinstance(option, Copy)


@pytest.mark.parametrize(
    ("pips", "said"), [(0, "Your actions are spent"), (1, "1 action left"), (3, "3 actions left")]
)
def test_no_actions_are_never_said_to_be_left(pips, said):
    """Friction 19: "0 actions left" stood below the cards while a ship was still to be moved."""
    turn = SimpleNamespace(pips=pips, prelude=False, actions=("move",))
    table = SimpleNamespace(turn=turn, trick=("a card",))
    moment = SimpleNamespace(table=table, voice=GAME.voice(("You", "Ada")))
    assert trick_foot(table, moment.voice) == (said if pips else "")
    asked = prompts._acting(moment, SimpleNamespace(chosen=(), answer=lambda option: None))
    assert asked.prompt == said


def test_a_system_that_cannot_be_chosen_says_so_where_one_is_asked_for():
    stage = ArcsStage(a_match_at("move"))
    stage.wait_for_turn()
    systems = [spot for spot in stage.board.spots.places if spot.fact.key[0] == "system"]
    told, dark = len(stage.match.moves), next(each for each in systems if not each.fact.is_live)
    stage.touch(dark.fact.key)
    assert [each.text for each in stage.app.toasts.messages] == ["You can't choose that now."]
    assert len(stage.match.moves) == told

    stage = ArcsStage(a_match_at("play"))
    stage.wait_for_turn()
    stage.touch(dark.fact.key)
    assert not stage.app.toasts.messages, "a card is asked for, and a system may be looked at"
