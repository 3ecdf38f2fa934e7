"""With the films off a chapter's end and a battle's dice still wait until they have been seen."""

from __future__ import annotations

from random import Random

from games.arcs.events import DiceRolled
from games.arcs.game import GAME
from games.arcs.odds import odds_of
from games.arcs.scene.battle import BattleHistory, BattleModel, other_charts, rolled_said
from tests.games.arcs.scene.playing import ArcsStage, a_match


def until(stage: ArcsStage, is_so) -> None:
    """A person answers at random, and goes on from whatever waits, until something is so."""
    chance = Random(3)
    while not is_so():
        assert not stage.match.is_over
        held = stage.table.director.held
        decision = stage.table.moment.decision
        if held is not None:
            stage.sync()
            stage.key("space")
        elif decision is not None:
            busy = [each for each in decision.options if type(each).__name__ != "EndTurn"]
            stage.table.submit(chance.choice(busy or list(decision.options)))
        stage.step(0.05)


def test_a_chapter_ends_with_its_page():
    stage = ArcsStage(a_match(1, "chapter"), draws_every=200)
    until(
        stage, lambda: stage.board.animation.chapter > 0 and stage.table.director.held is not None
    )
    stage.sync()
    assert stage.board.held_words[0]
    stage.step(5.0)
    assert stage.board.animation.chapter == 1
    assert stage.primary.label == "Go on"
    stage.push_main()
    assert not stage.board.animation.chapter


def test_the_dice_that_strike_a_person_wait_in_front_of_the_map():
    stage = ArcsStage(a_match(2, "dice", "random"), draws_every=200)

    def dice_wait() -> bool:
        return stage.table.director.held is not None and not stage.board.animation.chapter

    until(stage, dice_wait)
    stage.sync()
    said, showed = stage.board.held_words
    assert "you" in said.casefold()
    assert showed
    battle = stage.board.hit_targets.battle
    assert battle is not None
    assert battle.history is not None
    assert 0 in (battle.history.seat, battle.history.defender)
    hold = stage.table.director.held
    stage.key("space")
    stage.wait_until(lambda: stage.table.director.held is not hold)


def test_a_roll_is_told_by_what_it_shows():
    voice = GAME.voice(("You", "Vega"))

    def told(*symbols: int) -> tuple[str, str]:
        history = BattleHistory(0, 1, "4-hex", (2, 0, 0), rolled=DiceRolled(0, *symbols))
        said = rolled_said(history)
        return voice.say(said), voice.say(said, "detail")

    who = "You battle Vega in Hex 4"
    assert told(2, 0, 1, 0, 1) == (who, "2 hits, 1 intercept and 1 key")
    assert told(0, 0, 0, 0, 0) == (who, "nothing but blanks")


def test_the_losses_of_an_attack_are_told_of_whoever_attacks():
    """What a rival's dice may cost it is not what they may cost you."""
    voice = GAME.voice(("You", "Vega"))
    odds = odds_of((0, 2, 0), 1)
    for seat, title in enumerate(("Hits on your ships", "Hits on Vega's ships")):
        battle = BattleModel(None, None, seat, 1 - seat, "4-hex")
        assert other_charts(battle, odds, voice)[0].title == title
