"""The checklist of a new game, and its trial: Nim with what it must give, and with more."""

import io
import json
import re

import pytest

from engine.core import game as checklist
from engine.core import record
from engine.core.card import Card
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.review import StoryReview
from tests.nim import BARE, BareNim, Nim
from tests.nim import GAME as NIM
from tests.ui.page_stage import PageStage
from tests.ui.tables import TableStage, nim_match
from tests.voice.spoken import english

both = pytest.mark.parametrize("game", [BARE, NIM], ids=lambda game: game.title)


def named_in(part: str) -> list[str]:
    """The hooks that a part of the checklist names, each before what happens without it."""
    lines = checklist.__doc__.split(f"{part} (")[1].split("\n\n")[0].splitlines()[1:]
    names = [re.match(r" {4}((?:\w+, )*\w+)", line).group(1) for line in lines]
    return [name for line in names for name in line.split(", ")]


def left_alone() -> list[str]:
    return re.findall(r"\w+", checklist.__doc__.split("for no game to change:")[1])


def hooks_of(*classes: type) -> set[str]:
    """What a class defines or announces for others."""
    names = {name for cls in classes for name in (*vars(cls), *cls.__annotations__)}
    return {name for name in names if not name.startswith("_")}


def test_every_hook_of_a_game_stands_once_in_the_checklist():
    listed = [*named_in("Must"), *named_in("Should"), *named_in("May"), *left_alone()]
    assert sorted(listed) == sorted(hooks_of(Card, Game))


def test_the_barest_game_gives_what_it_must_and_nothing_else():
    assert hooks_of(BareNim) == set(named_in("Must"))
    assert hooks_of(Nim) & set(named_in("Should"))


@pytest.mark.parametrize("hook", ["result", "table_type"])
def test_without_what_it_must_give_there_is_no_game(hook):
    missing = {name: each for name, each in vars(BareNim).items() if name not in (hook, "__dict__")}
    with pytest.raises(TypeError, match=hook):
        type("Lame", (Game,), missing)()


def matched(game: Game, *players: str) -> Match:
    return Match(game, Setup(tuple(SeatSetup(each, each) for each in players), "trial"))


@both
def test_it_is_played_in_text_and_an_answer_taken_back(game):
    match, out = matched(game, "human", "human", game.default_bot), io.StringIO()
    saved = []
    TextClient(match, io.StringIO("1\nundo\ntake 2\n" + "1\n" * 20), out, saved.append).run()
    assert match.is_over
    assert saved
    assert "The game is over." in out.getvalue()
    assert str(match.moves[1].answer) == "Take 2"


@both
def test_it_is_played_in_the_window(game):
    stage = TableStage(nim_match("human", game.default_bot, game=game))
    while not stage.match.is_over:
        stage.wait_for_person()
        if stage.table.person is not None:
            stage.press(stage.primary)
    stage.press(stage.primary)
    assert isinstance(stage.app.top, StoryReview)
    assert stage.log()[0].startswith("The heap has")
    stage.app.close()


@both
def test_the_hub_lists_it_and_leads_to_its_set_up(game):
    stage = PageStage(MenuScene, registry=Registry({game.key: lambda: game}))
    card = stage.scene.covers[0]
    assert english(card.caption.players) == "1 to 6 players"
    stage.press(stage.scene.new_game)
    assert isinstance(stage.app.top, SetupScene)
    assert stage.app.top.game is game
    stage.app.close()


@both
def test_it_is_recorded_and_resumed(game):
    registry = Registry({game.key: lambda: game})
    match = matched(game, "random", game.default_bot)
    play_bots(match, bots_of(match), 3)
    kept = Autosave(match)
    path = kept.save()
    kept.close()
    resumed = Autosave.resume(registry, path)
    assert (resumed.match.table, resumed.match.moves) == (match.table, match.moves)
    play_bots(resumed.match, bots_of(resumed.match))
    document = json.loads(json.dumps(record.to_document(resumed.match)))
    assert record.verify(record.from_document(registry, document), document)
    resumed.close()


@both
def test_a_position_that_cannot_be_is_refused_with_a_sentence(game):
    document = game.codec.encode(game.start(Setup((SeatSetup("human", "Ann"),), "trial", {})))
    assert game.read_position(document).seats == 1
    with pytest.raises(BadDocument, match="the position is not possible: the heap is negative"):
        game.read_position({**document, "heap": -1})
    with pytest.raises(BadDocument, match="heap"):
        game.read_position({**document, "heap": "many"})
