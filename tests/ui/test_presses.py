"""How many presses a decision costs at the table, counted as a hand makes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.decision import Answer, Decision, RandomBot
from engine.core.match import Match, bots_of, play_bots
from engine.ui.table.director import Tutor
from engine.ui.table.selection import OptionPath, OptionPaths
from games.arcs.moves import GO_ON, Build, Collect, Copy, SeizeWith, SpendPip, Surpass
from games.arcs.odds import fight_of, fresh_defenders, proposed_dice, proposed_hit
from games.arcs.scene.selection import SPELLED_OUT, ArcsSelection
from games.rajas.moves import Lay, Place, TakeDice
from games.risk.board import territory_named
from games.risk.scene.selection import doors
from tests.games.arcs.scene.playing import NORMAL, QUICK, ArcsStage, answer_by_mouse
from tests.games.arcs.scene.playing import a_match as arcs_match
from tests.games.arcs.scene.playing import a_match_at as arcs_at
from tests.games.rajas.scene.playing import RajasStage
from tests.games.rajas.scene.playing import a_match_at as rajas_at
from tests.games.risk.positions import ATTACKING, FORTIFYING, playing
from tests.games.risk.scene.playing import RiskStage, from_position
from tests.games.risk.scene.playing import a_match as a_match_of_risk


class Asking(Tutor):
    asks_every_step = True


@pytest.fixture
def presses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every click and key of a table from now on."""
    counted: list[str] = []
    for kind in (RajasStage, ArcsStage, RiskStage):
        for name in ("click", "key"):
            plain = getattr(kind, name)

            def press(self: Any, *args: Any, plain: Any = plain, name: str = name) -> None:
                counted.append(name)
                plain(self, *args)

            monkeypatch.setattr(kind, name, press)
    return counted


def test_a_worker_is_placed_in_two(presses: list[str]) -> None:
    stage = RajasStage(rajas_at("place"))
    stage.wait_for_turn()
    told = len(stage.match.moves)
    space = next(each.space for each in stage.table.decision.options if isinstance(each, Place))
    stage.touch(("space", space))
    stage.touch(("space", space))
    assert stage.match.moves[told].answer.space == space
    assert len(presses) == 2


def test_a_tile_is_laid_in_two(presses: list[str]) -> None:
    stage = RajasStage(rajas_at("lay", wanted=lambda asked: len(asked.options) > 1))
    stage.wait_for_turn()
    told = len(stage.match.moves)
    cell = next(each.cell for each in stage.table.decision.options if isinstance(each, Lay))
    stage.touch(("cell", cell))
    stage.touch(("cell", cell))
    assert stage.match.moves[told].answer.cell == cell
    assert len(presses) == 2


def test_ships_are_moved_in_three(presses: list[str]) -> None:
    """From where, where to, how many."""
    stage = ArcsStage(arcs_at("act", wanted=lambda asked: SpendPip("move") in asked.options))
    stage.wait_for_turn()
    for _ in range(2):
        stage.sync()
        live = [spot.fact.key for spot in stage.board.spots.children if spot.fact.is_live]
        stage.touch(next(key for key in live if key[0] == "system"))
        stage.step()
    stage.wait_for_turn()
    if stage.table.decision.kind == "fleet":
        stage.push_main()
    assert "move" in [move.kind for move in stage.match.moves]
    assert len(presses) <= 3


@pytest.mark.parametrize("asks", [False, True])
def test_a_card_is_played_in_two_and_whether_to_seize_is_asked_only_where_that_is_set(
    presses: list[str], asks: bool
) -> None:
    """The card, and how it is played; the button beside the card asks for a seizing card."""
    match = arcs_at("play", wanted=lambda asked: any(isinstance(o, Surpass) for o in asked.options))
    settings = replace(QUICK, ask_every_step=asks)
    stage = ArcsStage(match, settings=settings)
    stage.wait_for_turn()
    card = next(o.card for o in stage.table.decision.options if isinstance(o, Surpass))
    stage.touch(("card", card))
    stage.sync()
    chip = next(n for n, each in enumerate(stage.board.hit_targets.choices.chips)
                if each.part == ("how", "surpass"))  # fmt: skip
    box = stage.board.hit_targets.choices.laid.boxes[chip]
    assert not stage.board.hit_targets.bar.contains(box.centre)
    stage.touch(("chip", chip))
    assert len(presses) == 2
    stage.wait_for_turn()
    kinds = [move.kind for move in match.moves]
    is_asked = stage.table.decision.kind == "opening"
    assert is_asked is asks
    assert ("opening" in kinds[-3:]) is not asks


@pytest.mark.parametrize("seizes", [False, True])
def test_a_hint_that_plays_a_card_asks_whether_to_seize_only_if_it_would(
    monkeypatch: pytest.MonkeyPatch, seizes: bool
) -> None:
    """The card is advised and played; then the adviser answers whether to seize."""
    match = arcs_at("play", wanted=lambda asked: any(isinstance(o, Copy) for o in asked.options))
    stage = ArcsStage(match)
    stage.wait_for_turn()
    card = next(o for o in stage.table.decision.options if isinstance(o, Copy))

    def advise(_: str, then: Callable[[Answer], None], failed: object) -> None:
        options = match.pending.options
        seizing = next((o for o in options if isinstance(o, SeizeWith)), GO_ON)
        then(Answer(card if card in options else seizing if seizes else GO_ON))

    monkeypatch.setattr(stage.table.conductor, "ask", advise)
    stage.key("h")
    stage.step()
    stage.key("space")
    stage.wait_for_turn()
    assert card in [move.answer for move in match.moves]
    assert (stage.table.decision.kind == "opening") is seizes


@pytest.mark.parametrize(("tutor", "is_asked"), [(Tutor, False), (Asking, True)])
def test_in_an_attempt_at_a_challenge_a_card_is_played_in_two_as_well(
    tutor: type[Tutor], is_asked: bool
) -> None:
    """Its keeper only watches; a lesson asks for every step."""
    stage = ArcsStage(
        arcs_at("play", wanted=lambda asked: any(isinstance(o, Surpass) for o in asked.options))
    )
    stage.table.seat_tutor(tutor())
    stage.wait_for_turn()
    surpass = next(o for o in stage.table.decision.options if isinstance(o, Surpass))
    answer_by_mouse(stage, surpass)
    stage.wait_for_turn()
    assert (stage.table.decision.kind == "opening") is is_asked


def test_seizing_takes_three(presses: list[str]) -> None:
    """ARCS-4.13: the card, that it is copied to seize, the card that is given up."""
    match = arcs_at("play", wanted=lambda asked: any(isinstance(o, Copy) for o in asked.options))
    stage = ArcsStage(match)
    stage.wait_for_turn()
    card = next(o.card for o in stage.table.decision.options if isinstance(o, Copy))
    stage.touch(("card", card))
    stage.sync()
    parts = [each.part for each in stage.board.hit_targets.choices.chips]
    stage.touch(("chip", parts.index(("how", "copy", "seize"))))
    stage.wait_for_turn()
    assert stage.table.decision.kind == "opening"
    given = next(o.card for o in stage.table.decision.options if isinstance(o, SeizeWith))
    stage.touch(("card", given))
    assert SeizeWith(given) in [move.answer for move in match.moves]
    assert len(presses) == 3


def test_an_only_choice_at_a_clicked_system_is_taken() -> None:
    """Only repairing is possible there, of two pieces: one click leads to the pieces, another gives
    the system back.
    """
    host = SimpleNamespace(decision=None, table=None, refresh=lambda: None, refuse=print)
    selection = ArcsSelection(host)
    system, pieces = ("system", "2-hex"), ("city", "ship")
    selection.paths = OptionPaths(
        [OptionPath((system, ("do", "repair"), ("piece", kind)), (kind,)) for kind in pieces],
        spelled_out=SPELLED_OUT,
    )
    selection.click(system)
    assert selection.chosen == (system, ("do", "repair"))
    assert selection.lit == {("piece", "city"), ("piece", "ship")}
    selection.click(system)
    assert selection.chosen == ()


def test_what_is_built_is_named_at_the_clicked_system_in_one(presses: list[str]) -> None:
    """The planet, and what is built there, whatever else is possible."""
    match = arcs_at("act", wanted=lambda asked: SpendPip("build") in asked.options)
    stage = ArcsStage(match)
    stage.wait_for_turn()
    way = next(way for way in stage.selection.paths.ways if way.parts[1:2] == (("make", "city"),))
    stage.touch(way.parts[0])
    if len(stage.selection.chosen) == 1:
        stage.sync()
        chips = stage.board.hit_targets.choices.chips
        stage.touch(("chip", next(n for n, each in enumerate(chips) if each.part == way.parts[1])))
    stage.wait_for_turn()
    assert Build("city", way.parts[0][1]) in [move.answer for move in match.moves]
    assert len(presses) <= 2


def sides_to_hit(asked: Match) -> list[bool]:
    """Whose pieces a person would have to choose among in a battle fought now as proposed: for
    each hit, whether they are the person's own.
    """
    match, sides = asked.fork(), []
    match.answer(SpendPip("battle"))
    while match.pending is not None and match.pending.kind != "act":
        fight, asks = fight_of(match.table), match.pending
        if not isinstance(asks, Decision):
            match.roll()
        elif asks.seat != 0 or asks.kind not in ("battle", "dice", "hit"):
            break
        elif asks.kind == "battle":
            match.answer(asks.options[0])
        elif asks.kind == "dice":
            match.answer(Collect(*proposed_dice(asks.options, fresh_defenders(match.table, fight))))
        else:
            sides.append(fight.of_attacker)
            match.answer(proposed_hit(asks.options, fight.of_attacker))
    return sides


def before_a_battle(wanted: Callable[[list[bool]], bool]) -> Match:
    """A person may battle, and will have such hits to choose."""
    for number in range(400):
        match = arcs_match(2, f"b{number}", "random")
        bots = [each or RandomBot() for each in bots_of(match)]
        while match.pending is not None and match.table.chapter < 3:
            asked = match.pending
            is_own = isinstance(asked, Decision) and (asked.kind, asked.seat) == ("act", 0)
            if is_own and SpendPip("battle") in asked.options and wanted(sides_to_hit(match)):
                return match
            play_bots(match, list(bots), 1)
    raise AssertionError("no such battle in four hundred games")


def attack(stage: ArcsStage) -> None:
    """The action, and where, as far as there is a choice."""
    answer_by_mouse(stage, SpendPip("battle"))
    stage.wait_for_turn()
    if stage.table.decision.kind == "battle":
        answer_by_mouse(stage, stage.table.decision.options[0])
        stage.wait_for_turn()
    assert stage.table.decision.kind == "dice"


@pytest.mark.parametrize("own", [True, False])
def test_a_battle_is_fought_with_its_hits_in_three(presses: list[str], own: bool) -> None:
    """The action, where, and the roll whose hits go where they are proposed, of both sides."""
    stage = ArcsStage(before_a_battle(lambda sides: len(sides) > 1 and own in sides),
                      settings=NORMAL, draws_every=20)  # fmt: skip
    stage.wait_for_turn()
    sides, told = sides_to_hit(stage.match), len(stage.match.moves)
    attack(stage)
    stage.key("a")
    stage.wait_until(lambda: stage.table.person is not None and stage.selection.fought is None)
    assert len(presses) <= 3
    kinds = [move.kind for move in stage.match.moves[told:]]
    assert kinds.count("hit") == len(sides)
    assert kinds.index("dice") < kinds.index("hit")


def test_the_hits_of_a_battle_can_still_be_given_one_by_one(presses: list[str]) -> None:
    """Who only rolls is asked where the first hit goes."""
    stage = ArcsStage(before_a_battle(lambda sides: len(sides) > 1), settings=NORMAL,
                      draws_every=20)  # fmt: skip
    stage.wait_for_turn()
    attack(stage)
    stage.push_main()
    stage.wait_for_turn()
    assert stage.table.decision.kind == "hit"
    told = len(stage.match.moves)
    stage.step(5.0)
    assert len(stage.match.moves) == told, "a hit was given by itself"


@pytest.mark.parametrize("count", [1, 2])
def test_dice_are_taken_with_a_press_each(presses: list[str], count: int) -> None:
    """The Dancer's two dice take two presses: the last of them answers."""

    def is_wanted(asked: Decision) -> bool:
        colours = [each.colours for each in asked.options if isinstance(each, TakeDice)]
        return any(len(set(each)) == count for each in colours)

    stage = RajasStage(rajas_at("dice", wanted=is_wanted))
    stage.wait_for_turn()
    told = len(stage.match.moves)
    take = next(each for each in stage.table.decision.options if len(set(each.colours)) == count)
    for colour in take.colours:
        stage.touch(stage.key_of(("colour", colour)))
    assert stage.match.moves[told].answer == take
    assert len(presses) == len(take.colours)


def test_the_world_is_dealt_and_troops_are_put_down_in_two(presses: list[str]) -> None:
    """RISK-2.3 and RISK-2.5 for who does not want to choose: a lot draws, borders are filled."""
    stage = RiskStage(a_match_of_risk("human", "eager", "eager"))
    stage.wait_for_turn()
    stage.push("Deal the territories")
    stage.wait_until(lambda: stage.kind == "place")
    stage.push("Spread evenly")
    stage.wait_until(lambda: stage.kind == "reinforce")
    assert len(presses) == 2
    own = stage.match.table.territories_of(0)
    assert len(own) == 14
    fewest = min(stage.match.table.troops[place] for place in doors(stage.match.table, 0))
    assert fewest > 1


def test_a_land_is_attacked_rolled_for_and_moved_into_in_three(presses: list[str]) -> None:
    """The target alone (its strongest neighbour attacks), the rolls, and who moves in."""
    table = playing({"Ural": 30}, {"China": 2, "Brazil": 9}, steps=ATTACKING)
    stage = RiskStage(from_position(table, "human", "eager"))
    stage.touch("China")
    stage.push("Blitz")
    stage.wait_until(lambda: stage.kind == "occupy")
    stage.push("Move")
    china = territory_named("China")
    assert stage.match.table.owners[china] == 0
    assert stage.match.table.troops[china] > 1
    assert len(presses) == 3


def test_troops_are_moved_in_three(presses: list[str]) -> None:
    """From where, where to, as many as there are."""
    table = playing({"Ural": 6, "Siberia": 1, "Brazil": 3}, steps=FORTIFYING)
    stage = RiskStage(from_position(table, "human", "eager"))
    stage.touch("Ural")
    stage.touch("Siberia")
    stage.push("Move")
    assert stage.match.table.troops[territory_named("Siberia")] == 6
    assert len(presses) == 3
