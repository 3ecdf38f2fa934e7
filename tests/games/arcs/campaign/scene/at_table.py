"""The campaign in a window without a screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.core.decision import Decision, Option, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.ui.table.selection import Part
from games.arcs.campaign.rules.moves import TakeFate
from games.arcs.game import GAME
from tests.games.arcs.scene.playing import NAMES, ArcsStage, answer_by_mouse


def an_act(rivals: int = 2, seed: str = "otter") -> Match:
    """A person against so many random players in Act I."""
    players = ("human", *["random"] * rivals)
    seats = tuple(SeatSetup(player, NAMES[seat]) for seat, player in enumerate(players))
    usual = {setting.key: setting.default for setting in GAME.settings}
    return Match(GAME, Setup(seats, seed, options=usual | {"mode": "campaign"}))


def an_act_at(
    kind: str, rivals: int = 2, wanted: Callable[[Decision], bool] = lambda decision: True
) -> Match:
    """An Act that has come to a person's decision of a kind."""
    for number in range(60):
        match = an_act(rivals, f"a{number}")
        bots = [each or RandomBot() for each in bots_of(match)]
        while match.pending is not None:
            pending = match.pending
            is_it = isinstance(pending, Decision) and (pending.kind, pending.seat) == (kind, 0)
            if is_it and wanted(pending):
                return match
            play_bots(match, list(bots), 1)
    raise AssertionError(f"no decision '{kind}' came in sixty Acts")


@lru_cache(maxsize=8)
def found(kind: str, rivals: int = 2) -> Match:
    """An Act at a decision of that kind, looked for once."""
    return an_act_at(kind, rivals)


def answer(stage: ArcsStage, option: Option) -> None:
    """One decision with the mouse; a card of a full hand is touched where it is seen."""
    if isinstance(option, TakeFate):
        stage.touch(("fate", option.fate))
        stage.push_main()
        return
    roll_to(stage, ("say", option))
    answer_by_mouse(stage, option)


def roll_to(stage: ArcsStage, part: Part) -> None:
    """Roll the panel of choices until one of them is seen."""
    stage.sync()
    choices = stage.board.hit_targets.choices
    gathering = stage.board.hit_targets.gathering
    while part in gathering.parts and part not in map(gathering.part, dict(gathering.boxes())):
        assert gathering.roll(1)
        stage.sync()
    places = [n for n, chip in enumerate(choices.chips) if chip.part == part]
    while places and choices.laid.seen(places[0]) is None:
        assert choices.roll(48)
        stage.sync()
