"""The hits of a battle: given one by one, or all as they are proposed in one press."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.decision import Decision, Option
from engine.core.step import apply, pending
from games.arcs.board import CITY
from games.arcs.game import GAME
from games.arcs.moves import Hit
from games.arcs.scene.battle import BattleModel, arena_shown, raid_shown
from games.arcs.scene.selection import ArcsSelection
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import AssignHits
from tests.games.arcs.positions import a_seat, a_table
from tests.games.arcs.scene.playing import ArcsStage, a_match_at
from tests.games.arcs.supercats import of_ten


class AtHand:
    """A person whose every answer is carried out on the table at once."""

    def __init__(self, table: ArcsTable) -> None:
        self.table = table
        self.given: list[str] = []
        self.decision: Decision | None = pending(table)

    def submit(self, answer: Option) -> bool:
        assert answer in self.decision.options
        self.given.append(str(answer))
        apply(self.table, answer)
        self.decision = pending(self.table)
        return True

    def catch_up(self) -> None: ...

    def refresh(self) -> None: ...


def choosing(table: ArcsTable) -> tuple[AtHand, ArcsSelection]:
    person = AtHand(table)
    selection = ArcsSelection(person)
    selection.renew()
    return person, selection


@pytest.mark.clause("ARCS-8.10")
def test_one_press_gives_every_hit_as_it_is_proposed():
    enemy = a_seat("1-hex 3", "1-hex 1")
    step = AssignHits(0, 1, "1-hex", 3, "ships first")
    person, selection = choosing(a_table(a_seat("1-hex 1"), enemy, steps=[step]))
    assert selection.gives_all
    selection.give_all()
    assert person.given == ["Hit a damaged ship"] * 2, "between them only fresh ships were left"
    assert (enemy.fresh, enemy.hurt) == ({"1-hex": 2}, {})
    assert selection.fight is None


@pytest.mark.clause("ARCS-8.5", "ARCS-8.10")
def test_it_gives_the_hits_of_one_side_and_leaves_those_of_the_other():
    mine, enemy = a_seat("1-hex 2", "1-hex 1"), a_seat("1-hex 2", "1-hex 1")
    steps = [
        AssignHits(0, 1, "1-hex", 3, "ships first"),
        AssignHits(0, 1, "1-hex", 2, "ships", of_attacker=True),
    ]
    person, selection = choosing(a_table(mine, enemy, steps=steps))
    selection.give_all()
    assert person.given == ["Hit a fresh ship"] * 2
    assert (selection.fight.of_attacker, selection.fight.left) == (False, 3)


@pytest.mark.clause("ARCS-8.12")
def test_it_stops_before_a_city_falls():
    step = AssignHits(0, 1, "1-hex", 3, "buildings")
    table = a_table(a_seat("1-hex 1"), a_seat(), steps=[step],
                    buildings="1 city 1-hex, 1 starport 1-hex")  # fmt: skip
    person, selection = choosing(table)
    assert selection.gives_all
    selection.give_all()
    assert selection.option == Hit(CITY, fresh=False)
    assert not selection.gives_all
    selection.give_all()
    assert person.given == ["Hit a fresh city"], "its fall has a press of its own"
    assert selection.fight.left == 2


def test_the_last_hit_needs_no_such_button():
    step = AssignHits(0, 1, "1-hex", 1, "ships first")
    _, selection = choosing(a_table(a_seat("1-hex 1"), a_seat("1-hex 1", "1-hex 1"), steps=[step]))
    assert not selection.gives_all


@pytest.mark.clause("CAT-14.39", "CAT-14.40", "CAT-14.41", "CAT-14.42")
def test_the_battle_shows_what_the_modifiers_of_a_supercat_cost():
    enemy = of_ten("1-hex 1", "1-hex 1", slots="fuel material weapon psionic")
    table = a_table(a_seat("1-hex 3"), enemy, steps=[AssignHits(0, 1, "1-hex", 3, "ships first")],
                    buildings="1 city 1-hex")  # fmt: skip
    voice = GAME.voice(("Ada", "Cat", "Bo"))

    def shown(*modifiers: str) -> tuple[str, str, list[str], tuple[int, ...]]:
        table.rules = replace(table.rules, modifiers=modifiers)
        _, selection = choosing(table)
        battle = BattleModel(None, selection.fight, 0, 1, "1-hex")
        arena = arena_shown(table, battle, selection, None, voice)
        prompt = voice.say(pending(table).asked) if len(arena.defenders) > 1 else ""
        costs = raid_shown(table, battle, frozenset(), voice).costs
        return prompt, arena.defence_words[1], [each.verdict for each in arena.defenders], costs[:4]

    prompt, defence, verdicts, costs = shown()
    assert verdicts == ["1 hit: damaged", "1 hit: destroyed"]
    assert costs == (3, 1, 1, 2)
    assert "hits" not in defence
    prompt, defence, verdicts, costs = shown("hulls", "vaults")
    assert prompt == "Assign hits to Cat's pieces (3 left). A fresh ship takes 2 hits to be damaged"
    assert defence.endswith(", 2 hits to damage one")
    assert verdicts == ["2 hits: damaged", "1 hit: destroyed"]
    assert costs == (3, 2, 2, 2)
    _, defence, verdicts, _ = shown("shields")
    assert defence.endswith(", 2 hits to damage or destroy one")
    assert verdicts == ["2 hits: damaged", "2 hits: destroyed"]


# -- in the window


def with_hits_left() -> ArcsStage:
    """Before a person who has more than two hits to give."""
    match = a_match_at("hit", wanted=lambda asked: asked.asked.args["hits"] > 2, bot="random")
    stage = ArcsStage(match)
    stage.wait_for_turn()
    return stage


def test_the_bar_offers_it_by_key_and_each_hit_can_be_taken_back():
    stage = with_hits_left()
    told, left = len(stage.match.moves), stage.selection.fight.left
    (rest,) = stage.table.frame.bar.actions.secondary
    assert (rest.label, rest.key) == ("As proposed", "A")
    stage.key("a")
    given = stage.match.moves[told:]
    assert [move.kind for move in given] == ["hit"] * len(given)
    assert 1 < len(given) <= left
    for _ in given:
        stage.key("z")
        stage.wait_for_turn()
    assert len(stage.match.moves) == told
    assert stage.selection.fight.left == left
