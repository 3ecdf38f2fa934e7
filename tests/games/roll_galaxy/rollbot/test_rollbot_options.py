"""ROLL-16.2: the readings of Rollbot's document, chosen at the set-up or on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.commands import decide
from engine.core.errors import InputError
from engine.core.game import check_setup
from engine.core.setup import SeatSetup, Setup
from games.roll_galaxy.game import GAME
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.empire import DEFAULT, Rulings, rulings_of
from main import main
from tests.games.roll_galaxy.positions import rolled
from tests.games.roll_galaxy.rollbot.asking import CONTENT
from tests.games.roll_galaxy.rollbot.test_rollbot_assigning import goods_on

SEATS = (SeatSetup("rollbot:easy", "A"), SeatSetup("rollbot:insane", "B"))


def rulings(**options: str) -> Rulings:
    """What the bot of a set-up with these options goes by."""
    bot = GAME.bot("rollbot:easy", check_setup(GAME, Setup(SEATS, "1", options)))
    assert isinstance(bot, Rollbot)
    return bot.rulings


@pytest.mark.clause("ROLL-16.2")
def test_without_options_it_reads_as_the_rules_say() -> None:
    assert rulings() == rulings_of({}) == DEFAULT


@pytest.mark.clause("ROLL-16.2")
@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("dictate", "called", Rulings(dictates_after=False)),
        ("idle", "all", Rulings(idle_dice="all")),
        ("hidden", "3", Rulings(hidden_cost=3)),
        ("archaeology", "4", Rulings(archaeology_counts=True)),
        ("recall", "in turn", Rulings(recall="in turn")),
    ],
)
def test_every_reading_is_an_option(key: str, value: str, expected: Rulings) -> None:
    assert rulings(**{key: value}) == expected


@pytest.mark.clause("ROLL-16.2")
def test_a_reading_that_is_none_is_refused() -> None:
    with pytest.raises(InputError, match="option hidden cannot be '9'; it is one of 1, 2, 3"):
        rulings(hidden="9")


@pytest.mark.clause("ROLL-16.2")
def test_a_single_decision_takes_options_too() -> None:
    """No die is idle: by the literal text Galactic Influence sends the developer exploring."""
    fields = goods_on("Spice World", built=("Galactic Influence",))
    table = rolled("white Ship", "white Develop", **CONTENT, **fields)
    table.seats[0].chips = 0
    document = GAME.codec.encode(table)
    usual = decide(GAME, document, "rollbot:easy", "1")
    literal = decide(GAME, document, "rollbot:easy", "1", options={"idle": "all"})
    assert "Explore" not in usual["reasons"][-1]["text"]
    assert literal["reasons"][-1]["text"].startswith("Final assignment. Explore: white Develop")


def test_the_command_line_passes_them_on(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    path = tmp_path / "position.json"
    fields = goods_on("Spice World", built=("Galactic Influence",))
    table = rolled("white Ship", "white Develop", **CONTENT, **fields)
    path.write_text(json.dumps(GAME.codec.encode(table)), encoding="utf-8")
    words = ["decide", "roll_galaxy", "--position", str(path), "--option", "idle=all"]
    assert main(words) == 0
    assert "Final assignment. Explore: white Develop" in capsys.readouterr().out
