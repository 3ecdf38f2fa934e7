"""In the language of nobody the table of Risk and its pages show no plain English of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.text.message import PSEUDO
from games.risk.board import territory_named
from games.risk.moves import Attack
from games.risk.scene.end import RiskReview
from games.risk.scene.world import key_of
from games.risk.state import NEUTRAL
from games.risk.steps import ChooseDefence
from tests.games.risk.positions import (
    FORTIFYING,
    PLACING,
    REDEEMING,
    cards,
    continent,
    occupying,
    playing,
    starting,
)
from tests.games.risk.scene.playing import (
    GAME,
    PEOPLE,
    QUICK,
    RiskStage,
    a_match,
    from_position,
    played_until,
)
from tests.games.risk.scene.test_risk_desk import RiskDeskStage
from tests.voice.written import plain, writing

pytestmark = pytest.mark.painted

SPEAKING_PSEUDO = replace(QUICK, show_hints=True, language=PSEUDO)
HAND = cards("Siam", "Brazil", "Congo", "Ural", "A")
TABLE = playing(continent("Australia", 3), {"Peru": 2}, {}, hands=[HAND, (), ()])
FRAME = ("Eager", "Ctrl", "Esc", "Enter", "You", "otter")
"""A seat, what is printed on keys, the name that the settings have, and a seed."""


@contextmanager
def in_pseudo(more: tuple[str, ...] = ()) -> Iterator[None]:
    """Whatever is drawn meanwhile stands in messages."""
    with writing() as written:
        yield
    assert len(written) > 20
    found = plain(written, {GAME.title, *PEOPLE[1:], *FRAME, *more})
    assert not found, "\n".join(sorted(found))


def stage_of(match: Match, **more: bool) -> RiskStage:
    stage = RiskStage(match, settings=SPEAKING_PSEUDO, size=(1280, 720), **more)
    stage.wait_until(lambda: not stage.table.film.is_playing)
    stage.paint()
    return stage


def look_everywhere(stage: RiskStage) -> None:
    """The pointer over every territory, seat, card, tool and button."""
    for territory in range(0, 42, 5):
        stage.board.view.lit = key_of(territory)
        stage.table.refresh()
        stage.step()
    boxes = [*stage.table.frame.seat_boxes.values()]
    boxes += [button.box for button in (*stage.board.tools.buttons, *stage.bar.quiet)]
    boxes += [*stage.board.hand.places.cards, stage.bar.closing.box]
    boxes += [widget.box for widget in stage.bar.row.family() if widget.box.w > 0]
    for box in boxes:
        x, y = box.centre
        stage.move(x * stage.app.scale, y * stage.app.scale)
        for _ in range(40):
            stage.step()


def pair(first: str, second: str) -> Callable[[RiskStage], None]:
    """Source and target chosen."""

    def choose(stage: RiskStage) -> None:
        stage.touch(first)
        stage.touch(second)

    return choose


def refused(name: str) -> Callable[[RiskStage], None]:
    """A click where nothing can be done."""
    return lambda stage: stage.touch(name)


def put_down(stage: RiskStage) -> None:
    """A troop of several, which are spread then."""
    stage.touch("Siam")
    stage.step()
    stage.board.selection.spread()


LAND = {"Ural": 9, "Siam": 2, **continent("Australia", 3)}
POSITIONS = {
    "redeem": (playing(LAND, steps=REDEEMING, hands=[HAND], reserve=5), refused("Peru")),
    "must redeem": (playing(LAND, steps=REDEEMING, hands=[(*HAND, 43)], reserve=5), put_down),
    "reinforce": (starting(LAND, {"Peru": 2}, {}), put_down),
    "placing": (playing(LAND, steps=PLACING, reserve=7, hands=[HAND]), refused("Peru")),
    "attack": (playing(LAND, {"China": 3}, hands=[HAND]), pair("Ural", "China")),
    "attack from": (playing(LAND, {"China": 3}, hands=[cards("A")]), refused("Ural")),
    "no attack": (playing({"Ural": 1, "Siam": 2}, {}), refused("Ural")),
    "occupy": (occupying(9, 3), lambda stage: None),
    "fortify": (playing({"Ural": 9, "Siberia": 1}, {}, steps=FORTIFYING, has_conquered=True),
                pair("Ural", "Siberia")),
    "no way": (playing({"Ural": 9, "Siberia": 1}, {}, steps=FORTIFYING), refused("Peru")),
}  # fmt: skip


@pytest.mark.sample(9)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_turn_shows_no_plain_english(name: str) -> None:
    table, choose = POSITIONS[name]
    with in_pseudo():
        stage = stage_of(from_position(table, "human", *["eager"] * (len(table.hands) - 1)))
        look_everywhere(stage)
        choose(stage)
        stage.step()
        look_everywhere(stage)


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", ["claim", "place"])
def test_setting_up_shows_no_plain_english(phase: str) -> None:
    with in_pseudo():
        stage = stage_of(played_until(a_match("human", "eager"), phase, skip=1), frozen=True)
        assert NEUTRAL in stage.match.table.owners
        look_everywhere(stage)
        stage.touch(stage.board.legal[0])
        stage.step()
        look_everywhere(stage)


def test_a_defence_by_hand_and_real_dice_show_no_plain_english() -> None:
    ural, china = map(territory_named, ("Ural", "China"))
    asked = playing({"China": 4}, {"Ural": 9}, {}, seat=1)
    asked.steps.append(ChooseDefence(ural, china, 3))
    with in_pseudo(("Click", "type such as", "hands it in", "type it", "What came up")):
        look_everywhere(stage_of(from_position(asked, "human", "eager", "eager")))
        table = playing({"Ural": 9}, {"China": 4})
        real = from_position(table, "human", "eager", dice_by_hand=True)
        real.answer(Attack(ural, china, 3))
        stage_of(real)


def test_what_the_others_did_and_the_bots_turns_show_no_plain_english() -> None:
    with in_pseudo():
        stage = stage_of(played_until(a_match(*["human", *["eager"] * 3]), "reinforce", skip=2))
        stage.board.watch_others()
        stage.step()
        look_everywhere(stage)
        stage.table.director.skip()
        stage.board.tools.toggle_continents()
        stage.step()
        stage_of(a_match("eager", "eager", "eager"))


def test_the_look_back_shows_no_plain_english() -> None:
    players = ("human", *["eager"] * 3)
    matches = [a_match(*players) for _ in range(3)]
    played_until(matches[1], "attack", skip=4)
    with pytest.raises(AssertionError):
        played_until(matches[2], "never")
    assert matches[2].is_over
    stage = stage_of(matches[0], frozen=True)
    with in_pseudo():
        for match in matches:
            match.language = PSEUDO
            stage.app.push(RiskReview(stage.app, match))
            stage.app.step(0, [])


def test_the_desk_shows_no_plain_english() -> None:
    with in_pseudo((" Attack, or end the attacks",)):  # said before the page had a language
        stage = RiskDeskStage(TABLE, settings=SPEAKING_PSEUDO)
        stage.step()
