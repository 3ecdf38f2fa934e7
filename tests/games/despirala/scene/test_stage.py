"""What the tray shows while events play: worked examples without drawing."""

from engine.ui.animation import AnimationQueue, Pause
from engine.ui.box import Box
from games.despirala.game import GAME
from games.despirala.moves import Attempt
from games.despirala.scene.layout import TrayLayout
from games.despirala.scene.stage import BeatFilm, Stage, slots_of
from games.despirala.scene.table_art import aside_note
from tests.games.despirala.positions import choosing, collecting, committed
from tests.games.despirala.scene.playing import a_match, from_position, played

VOICE = GAME.voice(("You",))
TRAY = TrayLayout.of(Box(304, 72, 1200, 352))


def test_matching_dice_go_to_the_slots_that_want_them() -> None:
    assert slots_of((5, 1, 6, 5, 5, 4), Attempt("Kamerun")) == {0: 1, 2: 3, 3: 2, 5: 0}


def test_a_stage_of_a_table_has_its_dice_locked_where_they_were_set_aside() -> None:
    stage = Stage.of(committed(Attempt("Straight"), (1, 1, 2, 3, 5, 5), goods=9), TRAY)
    assert [die.locked for die in stage.dice] == [True, False, True, True, True, False]
    assert stage.matched == 4
    assert VOICE.say(aside_note(stage)) == "4 of 6 match, two dice left to roll"


def test_dice_of_the_turn_before_leave_their_slots_when_nothing_is_shown_between() -> None:
    stage = Stage.of(committed(Attempt("Straight"), (1, 1, 2, 6, 5, 4)), TRAY)
    after = committed(Attempt("Kamerun"), (5, 1, 6, 6, 5, 4))
    after.turn += 1
    stage.show(after)
    assert {place: die.slot for place, die in enumerate(stage.dice) if die.slot is not None} == (
        slots_of(after.dice, Attempt("Kamerun"))
    )


def test_looking_at_a_row_sends_dice_to_the_slots_and_back() -> None:
    stage = Stage.of(choosing((1, 1, 2, 3, 5, 5), goods=24), TRAY)
    assert stage.look_at(Attempt("Despirala"))
    assert [die.slot for die in stage.dice] == [0, 1, None, None, None, None]
    assert stage.is_moving
    assert stage.place_of(0) == TRAY.spots[0]
    stage.update(10.0, 1.0)
    assert stage.place_of(0) == TRAY.slots[0].centre
    stage.look_at(None)
    stage.update(0.01, 0.0)  # animation off: they are there at once
    assert stage.place_of(0) == TRAY.spots[0]


def test_dice_sent_to_slots_by_a_look_leave_them_when_all_are_rolled_again_unseen() -> None:
    stage = Stage.of(choosing((2, 2, 3, 5, 1, 1), goods=24), TRAY)
    stage.look_at(Attempt("Despirala"))
    rolled = choosing((1, 2, 3, 5, 1, 1), goods=23)
    stage.show(rolled)
    assert (stage.preview, stage.matched) == (None, 0)
    after = committed(Attempt("Despirala"), rolled.dice, goods=23)
    stage.show(after)
    assert sum(die.slot is not None for die in stage.dice) == len(after.aside)


def test_a_combination_that_is_chosen_cannot_be_looked_away_from() -> None:
    stage = Stage.of(collecting(5, (5, 5, 1, 2, 3, 4)), TRAY)
    assert not stage.look_at(Attempt("Straight"))
    assert VOICE.say(aside_note(stage)) == "2 of 6 match: 10 points so far"


def film_of(stage, match, number=-1):
    """A queue with the film of an answer of a match, the last one if none is named."""
    queue = AnimationQueue()
    film = match.story(None).film(number % len(match.moves))
    before = film.before
    for beat in film.beats:
        queue.play(*BeatFilm(stage, lambda sound: None).of(beat, before, Pause(0)))
        before = beat.table
    return queue


def at(table, outcome):
    """A match at that table, after its pending roll came out so."""
    match = from_position(table)
    match.play_recorded([(outcome, ())])
    return match


def test_dice_set_aside_earlier_keep_their_slots_when_others_join_them() -> None:
    table = committed(Attempt("General"), (1, 2, 6, 3, 6, 4), goods=5)
    stage = Stage.of(table, TRAY)
    film_of(stage, at(table, (6, 1, 6, 2))).skip()
    assert [die.slot for die in stage.dice] == [2, None, 0, 3, 1, None]
    assert [die.locked for die in stage.dice] == [True, False, True, True, True, False]


def test_goods_leave_one_by_one_and_the_banner_says_how_it_ended() -> None:
    table = committed(Attempt("Straight"), (1, 2, 3, 4, 5, 5), goods=1)
    stage = Stage.of(table, TRAY)
    queue = film_of(stage, at(table, (3,)))
    queue.update(0.3)
    assert stage.goods[0] == 0
    assert 0 < stage.leaving < 1
    assert stage.points[0] == {}
    queue.update(1.0)
    assert stage.banner is not None
    assert (VOICE.say(stage.banner.said, "banner"), stage.banner.outcome) == ("Failed", "bad")
    assert stage.points[0] == {"Straight": 0}


def test_after_every_beat_the_dice_lie_as_on_the_table() -> None:
    match = played(a_match("optimal", "sampled:1"), 60)
    story = match.story(None)
    stage = Stage.of(story.film(0).before, TRAY)
    for number in range(60):
        film = story.film(number)
        before = film.before
        for beat in film.beats:
            queue = AnimationQueue()
            queue.play(*BeatFilm(stage, lambda sound: None).of(beat, before, Pause(0)))
            queue.skip()
            before = table = beat.table
            assert stage.table == table
            assert stage.values == table.dice
            assert [place for place, die in enumerate(stage.dice) if die.locked] == sorted(
                table.aside
            )
            assert all(stage.dice[place].slot is not None for place in table.aside)
