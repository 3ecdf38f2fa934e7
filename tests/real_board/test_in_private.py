"""What only one of several people may know is asked behind a curtain of its own (RISK-11.1)."""

from io import StringIO
from typing import Any

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient
from engine.ui.table.table import CurtainScene
from games import REGISTRY
from games.roll_galaxy.setting_out import UNTOLD
from tests.ui.tables import TableStage

GAME = REGISTRY.game("risk")
HUMANS, ALONE = ("human", "human", "raider"), ("human", "raider", "raider")


def seats_of(players: tuple[str, ...]) -> tuple[SeatSetup, ...]:
    return tuple(map(SeatSetup, players, ("You", "Tiko", "Mira")))


def before_the_card(players: tuple[str, ...], *, real_table: bool = True) -> Match:
    """The first seat has conquered a territory and has ended its attacks: it earns a card.

    The game is one of before people kept their cards to themselves (RISK-11.7): it is told.
    """
    played = Match(GAME, Setup(seats_of(("raider",) * 3), "card"))
    raider = GAME.bot("raider", played.setup)
    while played.pending.kind != "card" or played.table.seat != 0:
        is_chance = isinstance(played.pending, Chance)
        played.roll() if is_chance else played.answer(played.think(raider).option)
    position = GAME.codec.encode(played.table)
    setup = Setup(seats_of(players), "card", {}, True, position=position, real_table=real_table)
    return Match(GAME, setup, is_again=True)


@pytest.fixture
def stage_of():
    shown: list[TableStage] = []

    def show(match: Match) -> TableStage:
        shown.append(TableStage(match))
        return shown[-1]

    yield show
    for stage in shown:
        stage.app.close()


def card_of(match: Match) -> Any:
    return match.pending.outcomes.items[0]


def test_a_drawn_card_is_asked_behind_a_curtain_though_its_owner_sits_there(stage_of):
    stage = stage_of(before_the_card(HUMANS))
    stage.key("space")
    assert stage.app.top is stage.table
    assert stage.table.conductor.seated == 0
    assert stage.match.asks_in_private
    stage.match.answer(card_of(stage.match))
    assert not stage.match.asks_in_private
    stage.step()
    assert stage.app.top is stage.table, "the owner goes on at once"


def test_a_curtain_falls_in_the_middle_of_a_turn(stage_of):
    """Its owner sat down for the attacks before; all have looked on since."""
    stage = stage_of(before_the_card(HUMANS))
    stage.key("space")
    conductor = stage.table.conductor
    conductor._sat_down_at = len(stage.match.moves) + 1
    assert conductor.curtain_for == 0
    stage.wait_until(lambda: isinstance(stage.app.top, CurtainScene))
    assert stage.app.top.name == "You"
    stage.key("space")
    assert conductor.curtain_for is None


@pytest.mark.parametrize(
    ("players", "real_table"), [(ALONE, True), (HUMANS, False)], ids=["alone", "typed dice"]
)
def test_nobody_is_sent_away_for_nothing(players, real_table):
    """One person at the table has nobody to hide from; so has each at their own typed dice."""
    assert not before_the_card(players, real_table=real_table).asks_in_private


def test_the_tiles_of_the_set_up_lie_open_and_need_no_curtain():
    """ROLL-2.7: both are on top of their stacks at once; later ones are for their owner alone."""
    match = Match(REGISTRY.game("roll_galaxy"), Setup(seats_of(HUMANS)[:2], "tiles"))
    while match.pending.kind != "tile":
        match.roll()
    assert not UNTOLD.is_private(match.pending, match.table)
    match.table.round = 3
    assert UNTOLD.is_private(match.pending, match.table)


@pytest.mark.parametrize("interactive", [True, False])
def test_a_text_game_says_who_may_look_and_takes_the_answer_out_of_sight(interactive):
    match, shown = before_the_card(HUMANS), StringIO()
    typed = StringIO(f"{card_of(match)}\n")
    TextClient(match, typed, shown, lambda _: None, interactive=interactive).run()
    said = shown.getvalue()
    assert said.index("Only You may look at the screen now.") < said.index("What came up?")
    assert ("\n" * 60 in said) is interactive
