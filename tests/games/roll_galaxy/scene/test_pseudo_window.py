"""In the language of nobody the table of Roll for the Galaxy shows no plain English of its own."""

from dataclasses import replace

import pytest

from engine.core.match import Match, play_bots
from engine.text.message import PSEUDO
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import CONFIRM
from games.roll_galaxy.scene.log_words import short_name
from games.roll_galaxy.scene.review import RollReview
from games.roll_galaxy.tiles import SIDES
from tests.games.roll_galaxy.scene.playing import NAMES, QUICK, RollStage, a_match, a_match_at
from tests.games.roll_galaxy.scene.test_playing_roll import SLOWER, may_confirm
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

FRAME = ("You", "Space", "Enter", "Esc", "pseudo")
"""The name that the settings have, what is printed on keys, and a seed."""
PRINTED = {"any", *(word for side in SIDES for word in side.name.split())}
"""What is printed on the tiles, names and signs, drawn as it stands there."""


KINDS = (
    "start", "assign", "explore", "abandon", "place", "spend", "produce", "ship", "recruit",
    "recall",
)  # fmt: skip


def shown(match: Match) -> RollStage:
    """The table of a match in the language of nobody, with the pointer over a tile and a card."""
    stage = RollStage(match, settings=replace(QUICK, language=PSEUDO))
    stage.wait_for_turn()
    board = stage.board
    square = board.places.squares(12)[0].centre
    card = next(iter(board.cards.values())).centre if board.cards else square
    for place in (square, card, board.places.caption.centre):
        stage.move(*stage.pixels(place))
        for _ in range(4):
            stage.step(0.5)
    return stage


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", KINDS)
def test_no_decision_shows_plain_english(kind: str) -> None:
    with writing() as written:
        shown(a_match_at(kind, 3))
    assert len(written) > 20
    assert not in_plain(written)


def test_nor_does_the_reveal() -> None:
    with writing() as written:
        settings = replace(SLOWER, language=PSEUDO)
        stage = RollStage(a_match_at("assign", 5, 3, may_confirm), settings=settings)
        stage.table.submit(CONFIRM)
        stage.wait_until(lambda: stage.table.director.held is not None)
        for _ in range(8):
            stage.step(0.5)
    assert stage.view_model.mode == "reveal"
    assert len(written) > 40
    assert not in_plain(written)


def test_nor_does_the_review() -> None:
    match = a_match(3, "pseudo")
    play_bots(match, [GAME.bot("rollbot:easy", match.setup)] * 3)
    match.language = PSEUDO
    with writing() as written:
        stage = RollStage(match, settings=replace(QUICK, language=PSEUDO))
        stage.app.push(RollReview(stage.app, match))
        for _ in range(4):
            stage.step()
    assert len(written) > 40
    assert not in_plain(written)


def in_plain(written: set[str]) -> str:
    """What is plain English of this game, one text a line."""
    levels = {level.title for level in GAME.all_levels}
    names = {*NAMES, *map(short_name, NAMES)}
    found = plain(written, {GAME.title, "pseudo", *names, *levels, *FRAME, *PRINTED})
    return "\n".join(sorted(found))
