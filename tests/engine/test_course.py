"""The course of a game: leads by answer, and where it turned."""

from __future__ import annotations

import pytest

from engine.core.card import Graded, Scale
from engine.core.learning.lesson import fits
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.thinking import Course, MatchCopy, course_of, course_of_copy, turning_points
from games import REGISTRY
from games.arcs.events import BattleStarted
from games.arcs.events import DiceRolled as HitsRolled
from games.despirala.moves import Collected, CombinationChosen, DiceRolled
from games.risk.events import AttacksEnded, BattleRolled, DeckReshuffled
from games.roll_galaxy.dice import FACE_NAMES, PURPLE, RED, WHITE
from games.roll_galaxy.events import AssignmentConfirmed, CupRolled
from games.roll_galaxy.tiles import PHASE
from tests.nim import GAME as NIM

SCALE = Scale("points", "the judge", 0.1, 1.0, 3.0)
COURSE = Course(0, (0, 1, 2, 4, 4, 3, 0, -2, 5), ((0, 0), (2, 1), (4, 2), (6, 3)))
"""Eight answers: set-up, then three rounds of two answers."""


def graded(answer, loss, best="other"):
    return Graded(0, answer, "move", "this", best, loss, 0.0, SCALE.grade(loss), "Round 1")


def played(game, seats, **options):
    match = Match(game, Setup(tuple(SeatSetup(each, each) for each in seats), "course", options))
    bot = game.bot("random", match.setup)
    play_bots(match, [each or bot for each in bots_of(match)], 1_000_000)
    return match


@pytest.mark.parametrize(("answer", "part"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 3)])
def test_every_answer_lies_in_a_part(answer, part):
    assert COURSE.part_at(answer) == part


def test_a_part_ends_where_the_next_begins_and_the_last_with_the_game():
    assert [COURSE.ends_of(part) for part in range(4)] == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_the_costliest_mistakes_and_the_best_found_choice_turn_a_game():
    """The lead changed most in round 3, where nothing was lost."""
    choices = [graded(0, 2.0), graded(3, 0.0, best="this"), graded(5, 4.0)]
    points = turning_points(COURSE, choices)
    assert [(each.kind, each.answer) for each in points] == [("lost", 0), ("lost", 5), ("swing", 7)]
    points = turning_points(COURSE, choices[1:])
    assert [(each.kind, each.answer) for each in points] == [
        ("found", 3), ("lost", 5), ("swing", 7)
    ]  # fmt: skip
    assert (points[0].before, points[0].after, points[0].round) == (2, 4, 1)


@pytest.mark.parametrize(("loss", "kind"), [(0.0, "swing"), (1.5, "lost")])
def test_the_round_in_which_the_lead_changed_most_always_has_a_card(loss, kind):
    """However much was lost elsewhere: headline and cards speak of the same round."""
    choices = [graded(0, 5.0), graded(3, 4.0), graded(5, 3.0), graded(6, loss)]
    points = turning_points(COURSE, choices)
    (turned,) = [each for each in points if each.round == COURSE.parts[COURSE.largest][1]]
    assert (turned.kind, len(points)) == (kind, 3)


def test_where_nothing_was_lost_the_largest_swings_stand_in():
    points = turning_points(COURSE, [])
    assert [each.kind for each in points] == ["swing"] * 3
    assert points[-1].answer == 7
    assert [each.answer for each in points] == sorted(each.answer for each in points)


@pytest.mark.parametrize(
    ("leads", "answer"), [((0, 3, 1, -1), 1), ((0, -3, -1, 1), 1), ((0, -1, 0, -3), 2)]
)
def test_a_round_was_swung_by_what_went_the_way_it_went(leads, answer):
    """What a seat gained explains no lead that it lost in the same round."""
    (point,) = turning_points(Course(0, leads, ((0, 1),)), [])
    assert point.answer == answer


def test_a_part_of_the_game_has_one_turning_point():
    points = turning_points(COURSE, [graded(4, 2.0), graded(5, 4.0)])
    assert len({each.round for each in points}) == len(points)
    assert points[[each.kind for each in points].index("lost")].answer == 5


def test_a_quiet_game_has_no_turning_point():
    assert turning_points(Course(0, (0, 0, 0), ((0, 1),)), []) == ()


def test_the_lead_is_that_of_the_person_and_ends_as_the_game_did():
    match = played(REGISTRY.game("despirala"), ("random", "human"))
    course = course_of(match)
    scores = match.result.scores
    assert course.seat == 1
    assert course.leads[0] == 0
    assert course.leads[-1] == scores[1] - scores[0]
    assert [number for _, number in course.parts][-1] == 14
    assert course.answers == len(match.moves)


def test_where_the_lowest_score_wins_a_lead_is_how_far_below_it_lies():
    match = played(REGISTRY.game("despirala"), ("human", "random"), mode="misere")
    scores = match.result.scores
    assert course_of(match).leads[-1] == scores[1] - scores[0]


def test_alone_the_result_itself_is_drawn():
    match = played(REGISTRY.game("despirala"), ("human",))
    assert course_of(match).leads[-1] == match.result.scores[0]


def test_where_only_bots_play_it_is_the_winners():
    match = played(NIM, ("perfect", "random"))
    assert course_of(match).seat == match.result.winners[0]


BATTLE = (
    BattleRolled(0, 1, 4, 5, (6, 5, 4), (3, 2), 0, 2),
    BattleRolled(0, 1, 4, 5, (6, 5, 4), (3,), 0, 1),
)
"""Three dice beat two, which takes 1.08 troops on average, then one, which takes 0.66."""


def test_the_dice_of_an_attack_are_said_beside_their_average():
    (luck,) = REGISTRY.game("risk").dice_luck((DeckReshuffled(9), *BATTLE, AttacksEnded(0)))
    assert luck.beyond == pytest.approx(3 - 1.08 - 0.66, abs=0.01)
    said = REGISTRY.game("risk").voice(("Orin", "Vega")).say(luck.said)
    assert said == ("Orin's rolls against Northwest Territory killed 3 troops; 1.7 were expected.")


def test_the_hits_of_a_battle_are_said_beside_their_average():
    arcs = REGISTRY.game("arcs")
    (luck,) = arcs.dice_luck((BattleStarted(0, 1, "4-gate", 2, 1, 0), HitsRolled(0, 4, 1, 0, 0, 0)))
    said = arcs.voice(("Orin", "Vega")).say(luck.said)
    assert said == "Orin's dice in Gate 4 rolled 4 hits; 2.2 were expected."


@pytest.mark.parametrize(
    ("colours", "faces", "phase", "count", "beyond"),
    [
        ((WHITE,) * 3, "Explore Explore Explore", "Explore", 3, 2),
        ((WHITE,) * 3, "Develop Settle Produce", "Explore", 0, -1),
        ((WHITE, WHITE, RED), "Develop Develop Wild", "Develop", 2, 4 / 3),
        ((PURPLE, PURPLE), "Wild Wild", "Ship", 0, -1),
    ],
)
def test_the_dice_of_a_cup_are_said_by_the_face_farthest_from_its_average(
    colours, faces, phase, count, beyond
):
    roll = REGISTRY.game("roll_galaxy")
    shown = tuple(map(FACE_NAMES.index, faces.split()))
    story = (CupRolled(0, colours, shown), CupRolled(1, colours, ()), AssignmentConfirmed(0))
    (luck,) = roll.dice_luck(story)
    assert luck.beyond == pytest.approx(beyond)
    args = luck.said.args
    assert (args["phase"], args["count"]) == (PHASE(FACE_NAMES.index(phase)), count)
    assert args["expected"].number == pytest.approx(count - beyond)


def test_the_dice_that_came_to_a_collect_are_said_beside_one_in_six():
    """The first roll, by which it was chosen, does not count, and no target does."""
    despirala = REGISTRY.game("despirala")
    story = (
        DiceRolled(0, (0, 1, 2, 3, 4, 5), (4, 4, 1, 2, 3, 5), 0, 5),
        CombinationChosen(0, "Collect 4", ()),
        DiceRolled(0, (2, 3, 4, 5), (4, 1, 2, 4), 1, 4),
        DiceRolled(0, (3, 4), (1, 2), 1, 3),
        Collected(0, "Collect 4", 4, 16, 2),
        CombinationChosen(1, "Straight", (1, 2, 3, 4, 5, 6)),
        DiceRolled(1, (5,), (4,), 1, 4),
        Collected(1, "Straight", 0, 0, 1),
    )
    (luck,) = despirala.dice_luck(story)
    assert luck.beyond == pytest.approx(2 - 1)
    args = luck.said.args
    assert (args["face"], args["count"], args["expected"].number) == (4, 2, 1)


@pytest.mark.parametrize("key", ["risk", pytest.param("rajas", marks=pytest.mark.whole)])
def test_every_round_in_which_the_lead_changed_names_what_swung_it(key):
    match = played(REGISTRY.game(key), ("random", "random"))
    copy = MatchCopy(match.game, match.setup)
    copy.match = match
    course = course_of_copy(copy, "en")
    assert course.told[course.largest]
    for told, part in zip(course.told, range(len(course.parts)), strict=True):
        start, end = course.ends_of(part)
        says = [event for move in match.moves[start:end] for event in move.events]
        assert all(each.endswith(".") for each in told)
        assert not told or any(match.game.weight_of(event) for event in says)


@pytest.mark.parametrize(("kind", "played", "key"), [
    ("attack", "End the attacks", "risk-next-attack-on"),
    ("attack", "Attack Alaska from Kamchatka with 3", "risk-next-attack"),
    ("redeem", "Keep the cards", "risk-next-redeem"),
])  # fmt: skip
def test_the_advice_for_next_time_is_the_first_that_fits_the_mistake(kind, played, key):
    advice = REGISTRY.game("risk").next_time
    found = next(each for each in advice if each.kind == kind and fits(played, each.played))
    assert found.said.key == key


def test_a_game_turned_where_the_lead_moved_most_towards_its_end():
    """Not where the loser gained most."""
    course = Course(0, (0, 9, 8, 4, 3, -2), ((0, 1), (1, 2), (3, 3)))
    assert (course.change(0), course.change(1), course.change(2)) == (9, -5, -6)
    assert course.largest == 2
