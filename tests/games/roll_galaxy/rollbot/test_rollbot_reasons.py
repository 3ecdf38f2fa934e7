"""What became of each sentence of Rollbot's document, as data; and nobody pays who reads none.

A reason says of a sentence that it held, that its condition was not true, or that it was not asked
because one before it held. Where a die decides, the reason holds all that were possible.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.decision import PossibleOption, Reason
from engine.core.match import Match, play_bots, play_out
from engine.core.setup import SeatSetup, Setup
from engine.core.story import reasons_for_others
from engine.text.message import Message
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE
from games.roll_galaxy.game import GAME
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.steps.rounds import ChooseStartStacks
from games.roll_galaxy.tiles import PHASE
from tests.games.roll_galaxy.positions import (
    a_seat,
    bystander,
    executing,
    rolled,
    table_of,
    tile,
)
from tests.games.roll_galaxy.rollbot.asking import CONTENT, in_words, outcomes, thinks
from tests.games.roll_galaxy.rollbot.test_rollbot_executing import TWO_TILES, exploring
from tests.nothing_lost.told import SITTINGS
from tests.voice.heard import transcript

HELD, NOT_SO, EARLIER = "held", "not-so", "earlier"

# -- which sentence held ---------------------------------------------------------------------------


@pytest.mark.clause("RB-8.1")
@pytest.mark.parametrize(
    ("projection", "money", "stacks", "expected"),
    [
        (5, 3, {}, [HELD, EARLIER, EARLIER, EARLIER]),
        (5, 5, {}, [NOT_SO, HELD, EARLIER, EARLIER]),
        (0, 8, TWO_TILES, [NOT_SO, NOT_SO, HELD, EARLIER]),
        (0, 9, TWO_TILES, [NOT_SO, NOT_SO, NOT_SO, HELD]),
    ],
)
def test_explorers_go_through_four_sentences(
    projection: int, money: int, stacks: dict[str, Any], expected: list[str]
) -> None:
    answer = thinks(exploring("white", projection, credits=money, **stacks))
    became = outcomes(answer)
    assert [became[f"RB-8.{number}"] for number in (2, 3, 4, 5)] == expected


@pytest.mark.clause("RB-8.2")
def test_a_sentence_that_is_not_so_says_why() -> None:
    answer = thinks(exploring("white", 0, credits=9, **TWO_TILES))
    assert [in_words(each) for each in answer.reasons if each.outcome == NOT_SO] == [
        "With $9 it can recruit the dice it expects, or all but one of them",
        "It needs no tiles: both stacks hold two or more",
        "It has enough $: it has $9 and wants at least $9",
    ]


@pytest.mark.clause("RB-8.2")
def test_a_full_money_track_ends_stocking_for_a_projection_beyond_it() -> None:
    answer = thinks(exploring("white", 14, credits=10, **TWO_TILES))
    assert outcomes(answer)["RB-8.2"] == NOT_SO
    assert "$10 is the end of the track" in in_words(answer.reasons[1])


@pytest.mark.clause("RB-7.10")
@pytest.mark.clause("RB-8.4")
def test_stocking_tells_the_others_nothing_of_the_sentences_with_the_projection() -> None:
    """Whether it stocks for the projection or up to $9 would tell how many dice it expects."""
    said = [
        reasons_for_others(thinks(exploring("white", dice, credits=5, **TWO_TILES)).reasons)
        for dice in (0, 9)
    ]
    assert said[0] == said[1]
    assert [each.clause for each in said[0]] == ["RB-8.1"]


@pytest.mark.clause("RB-11.6")
def test_pairs_are_traded_only_when_the_money_lacks() -> None:
    """One of 1 VP is traded for $4; nothing but the trade itself tells of the shortage."""
    seat = a_seat("Plague World", workers={"Ship": "white"}, goods={"Plague World": "white"},
                  projection=5, credits=5)  # fmt: skip
    answer = thinks(executing("Ship", seat))
    became = outcomes(answer)
    assert {became[f"RB-11.{number}"] for number in (1, 6, 7, 8)} == {NOT_SO}
    assert became["RB-11.9"] == HELD
    openly = {each.clause for each in reasons_for_others(answer.reasons)}
    assert not openly & {"RB-11.6", "RB-11.7", "RB-11.8"}


@pytest.mark.clause("RB-10.2")
def test_a_white_producer_goes_after_those_of_the_colour_of_a_world() -> None:
    seat = a_seat("Spice World", "Plague World", workers={"Produce": "white, red"})
    answer = thinks(executing("Produce", seat))
    assert outcomes(answer) == {
        "RB-10.1": NOT_SO, "RB-10.2": HELD, "RB-10.3": EARLIER, "RB-10.4": EARLIER,
    }  # fmt: skip


# -- where a die decides ---------------------------------------------------------------------------


@pytest.mark.clause("RB-3.22")
def test_the_white_die_shows_explore_on_two_faces_of_three() -> None:
    fields = CONTENT | {"credits": 1, "citizenry": "white", "developing": "white"}
    why = decided_by(rolled("white Explore", "white Develop", **fields), "RB-3.22")
    assert [each.option for each in why.options] == [PHASE(EXPLORE), PHASE(DEVELOP)]
    assert [each.odds for each in why.options] == pytest.approx([2 / 3, 1 / 3])


@pytest.mark.clause("RB-3.22")
def test_two_phases_that_a_white_die_shows_alike_are_equally_likely() -> None:
    why = decided_by(rolled("white Settle", "white Develop", **CONTENT), "RB-3.22")
    assert why.options == tuple(PossibleOption(PHASE(each), 0.5) for each in (DEVELOP, SETTLE))


@pytest.mark.clause("RB-2.5")
def test_tiles_of_the_same_costs_are_laid_by_chance() -> None:
    """Gem World and Radioactive World cost 2, and so do the developments on their backs."""
    alike = [tile(name) for name in ("Rebel Hideout", "Galactic Resort")]
    table = table_of(a_seat(in_hand=alike), bystander(), steps=[ChooseStartStacks(0)], round=0)
    answer = thinks(table)
    assert answer.option in table.steps[-1].ask(table).options
    assert set(outcomes(answer)) == {"RB-2.3", "RB-2.4", "RB-2.5"}


def decided_by(table: RollTable, clause: str) -> Reason:
    """The reason of that clause in what Rollbot thinks."""
    (why,) = [each for each in thinks(table).reasons if each.clause == clause]
    assert why.outcome == HELD
    return why


# -- who does not read does not pay ----------------------------------------------------------------


def bots_setup(seed: str, *players: str) -> Setup:
    return Setup(tuple(SeatSetup(each, f"P{seat}") for seat, each in enumerate(players)), seed)


@pytest.fixture
def reasons_made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every reason, and every name of a thing, that is made while a bot chooses."""
    made: list[Any] = []
    usual = Reason.__init__

    def counted(reason: Reason, *args: Any, **more: Any) -> None:
        made.append(args)
        usual(reason, *args, **more)

    monkeypatch.setattr(Reason, "__init__", counted)
    return made


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("players", "most"), [(("rollbot:easy",) * 3, 300), (("rollbot:hard", "navigator"), 100)]
)
def test_a_headless_game_makes_no_reason(
    reasons_made: list[Any], players: tuple[str, ...], most: int
) -> None:
    table, answers = play_out(GAME, bots_setup("headless", *players), most)
    assert answers == most or table.is_over
    assert reasons_made == []


def test_nor_does_it_name_what_a_reason_would_speak_of(monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[Any] = []
    for module in ("bot", "empire", "planning"):
        for kind in ("Message", "PHASE", "SIDE", "COLOUR", "FACE"):
            place = f"games.roll_galaxy.rollbot.{module}.{kind}"
            try:
                monkeypatch.setattr(place, lambda *args, **more: named.append(args))
            except AttributeError:
                continue
    play_out(GAME, bots_setup("headless", *["rollbot:easy"] * 3), 300)
    assert named == []


def test_where_somebody_reads_the_reasons_are_made(reasons_made: list[Any]) -> None:
    match = Match(GAME, bots_setup("headless", *["rollbot:easy"] * 3))
    play_bots(match, [GAME.bot("rollbot:easy", match.setup)] * 3, limit=40)
    assert len(reasons_made) > 40
    assert any(isinstance(said, Message) for args in reasons_made for said in args)


def test_a_reason_is_a_sentence_with_a_capital_letter() -> None:
    sitting = next(each for each in SITTINGS if each.game == "roll_galaxy")
    told = re.findall(r"^    RB-[\d.]+: (.+)$", transcript(sitting, False, "en"), re.MULTILINE)
    assert len(told) > 100
    assert {each for each in told if not (each[0].isupper() or each[0] in "$123456789")} == set()
