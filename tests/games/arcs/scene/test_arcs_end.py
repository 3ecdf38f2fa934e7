"""The end of a chapter and of a game: words and crowns; while all is still nothing is drawn."""

from __future__ import annotations

import pytest

from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.table.frame import CROWN, Ending
from engine.ui.table.log import LogColumn
from engine.ui.theme import THEMES
from games.arcs.events import AmbitionScored, GameEnded, MarkerFlipped
from games.arcs.game import GAME
from games.arcs.scene.art.looks import SeatLook
from games.arcs.scene.art.tokens import CROWN_ROOM, draw_seat_plate
from games.arcs.scene.end import chapter_model
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, a_table
from tests.games.arcs.scene.playing import ArcsStage, a_match

VOICE = GAME.voice(("You", "Vega", "Orion"))


class Hand:
    """A canvas that remembers where icons and texts came to."""

    def __init__(self):
        self.icons, self.texts, self.theme = [], [], THEMES["arcs"]

    def icon(self, name, x, y, *rest):
        self.icons.append((name, x, y))

    def text(self, x, y, words, *rest, **more):
        self.texts.append((words, x))
        return 40.0

    def text_width(self, words, *rest):
        return 9.0 * len(words)

    def cached(self, key, box, draw):
        draw(self)

    def __getattr__(self, name):
        return lambda *rest, **more: 0.0


def test_who_leads_and_who_opens_the_next_chapter():
    table = a_table(a_seat(power=9), a_seat(power=4))
    assert (
        chapter_model(table, (), (), VOICE).words
        == "You lead by 5 Power. Chapter 2 is yours to open."
    )
    table.initiative = 1
    assert (
        chapter_model(table, (), (), VOICE).words
        == "You lead by 5 Power. Chapter 2 is Vega's to open."
    )


def test_a_chapter_of_an_act_tells_what_fates_have_to_go_and_no_power_that_ends_it():
    """REACH-13.1: an Act ends with its third chapter, whatever anybody's Power."""
    shown = chapter_model(an_act(fates=("steward", "magnate", "believer")), (), (), VOICE)
    assert (shown.last, shown.goal, shown.note) == (3, 0, "")
    assert [row.words[1] for row in shown.power][:2] == ["Steward: 10 to go", "Magnate: 10 to go"]
    base = chapter_model(a_table(a_seat(power=9), a_seat(power=4)), (), (), VOICE)
    assert (base.last, base.note) == (5, f"the game ends at {base.goal}")
    assert base.power[0].words[1] == f"{base.goal - 9} to go"


def test_the_last_chapter_of_an_act_turns_no_marker_and_says_that_fates_count():
    """REACH-13.1: no chapter follows whose markers could be shown."""
    table = an_act(chapter=3)
    ahead = (MarkerFlipped(9, 4), GameEnded(1, 8, 3))
    shown = chapter_model(table, (), ahead, VOICE)
    assert shown.turned is None
    assert shown.words == "Vega wins with 8 Power after the fates."
    assert chapter_model(table, (), ahead[:1], VOICE).turned is not None


def said_of(table, scored):
    """What stands under each ambition."""
    shown = chapter_model(table, scored, (), VOICE)
    return {
        column.ambition: tuple(wordings[0] for wordings in column.words) for column in shown.columns
    }


def test_two_who_tie_for_first_are_told_together():
    table = a_table(a_seat(), a_seat(), a_seat())
    table.boxes["keeper"] = (0,)
    tied = [AmbitionScored(seat, "keeper", 2, 3, 0) for seat in (0, 1)]
    words = said_of(table, tied)
    assert words["keeper"] == ("Tie: You and Vega", "second place each, +3")
    assert words["tyrant"] == ("Not declared", "Captives stay")
    ahead = [AmbitionScored(0, "keeper", 1, 5, 2), AmbitionScored(1, "keeper", 2, 3, 0)]
    words = said_of(table, ahead)
    assert words["keeper"] == ("You first, +5 and +2", "Vega second, +3")


def test_a_crown_is_whole_also_over_a_card_at_the_upper_edge():
    hand, ending = Hand(), Ending()
    ending.stand((1,))
    assert ending.crowned == (1,)
    ending.draw(hand, {1: Box(700, 6, 400, 68)})
    ((_, x, y),) = [icon for icon in hand.icons if icon[0] == "crown"]
    assert y - CROWN / 2 >= 0
    assert x + CROWN / 2 < 1100


def test_nobody_is_crowned_before_the_film_is_over():
    ending = Ending()
    queue = AnimationQueue()
    ending.begin(queue, (0,), lambda: None, lambda: None)
    assert ending.crowned == ()


def test_power_gives_way_to_the_crown(monkeypatch):
    for name in ("draw_seat", "draw_token", "draw_initiative", "draw_pill"):
        monkeypatch.setattr(f"games.arcs.scene.art.tokens.{name}", lambda *a, **k: 0.0)
    places = []
    for is_crowned in (False, True):
        hand = Hand()
        look = SeatLook(0, "You", 32, is_crowned=is_crowned)
        draw_seat_plate(hand, Box(200, 6, 400, 68), look)
        places.append(next(x for words, x in hand.texts if words == "32"))
    assert places[0] - places[1] == CROWN_ROOM


def test_an_idle_table_of_arcs_draws_nothing():
    stage = ArcsStage(a_match(1))
    stage.wait_for_turn()
    stage.wait_until(lambda: not stage.table.is_animating)
    for _ in range(3):
        stage.step()
    before = stage.app.frames.drawn
    for _ in range(20):
        stage.step(0.5)
    assert stage.app.frames.drawn == before


@pytest.mark.painted
def test_the_light_of_the_newest_line_is_not_drawn_over_the_end_of_a_chapter(monkeypatch):
    """The page lies over the log: a pale box shone through it."""
    stage = ArcsStage(a_match(1))
    stage.wait_for_turn()
    drawn = []
    monkeypatch.setattr(LogColumn, "draw_arrival", lambda *_: drawn.append(None))

    def count(chapter: int) -> int:
        drawn.clear()
        stage.board.animation.chapter = chapter
        stage.table.refresh()
        stage.step()
        return len(drawn)

    assert [count(1), count(0), count(1)] == [0, 1, 0]
    stage.app.close()
