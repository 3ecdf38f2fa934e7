"""What the lines of the sheet say, row by row."""

from engine.text.message import Message
from games.despirala.combinations import NAMES
from games.despirala.game import GAME
from games.despirala.moves import Attempt, DiceRolled, TargetCompleted
from games.despirala.scene.lines import (
    SheetLine,
    Turn,
    chance_words,
    hit_chances,
    likeliest,
    log_lines,
    loss_words,
    odds_chart,
    sheet_lines,
)

VOICE = GAME.voice(())


def lines_for(
    dice: tuple[int, ...], goods: int, points: dict[str, int] | None = None
) -> dict[str, SheetLine]:
    points = points or {}
    free = tuple(name for name in NAMES if name not in points)
    faces = {name: likeliest(dice, goods, name) for name in free}
    lines = sheet_lines(points, turn=Turn(dice, goods, faces))
    return {line.name: line for line in lines}


def test_a_collect_says_what_it_would_give_now() -> None:
    line = lines_for((5, 5, 1, 2, 3, 5), 4)["Collect 5"]
    assert (line.gives, line.unit, line.points) == ("15", "now", "30")
    assert (line.dice, line.filled) == ((5, 5, 5), 3)


def test_a_target_says_its_chance_with_the_goods_at_hand() -> None:
    lines = lines_for((1, 1, 2, 3, 5, 5), 24)
    assert (lines["Despirala"].gives, lines["Despirala"].unit) == ("97", "%")
    assert lines["Kamerun"].points == "45"


def test_without_goods_an_incomplete_target_has_no_chance_and_a_complete_one_is_certain() -> None:
    lines = lines_for((1, 2, 3, 4, 5, 6), 0)
    assert lines["Straight"].gives == "100"
    assert lines["General"].gives == "0"


def test_a_row_with_open_faces_stands_for_the_likeliest_and_of_these_the_richest() -> None:
    assert likeliest((6, 6, 5, 5, 1, 2), 10, "Two triples") == Attempt("Two triples", (5, 6))
    assert lines_for((4, 4, 4, 1, 2, 3), 9)["Four of a kind"].dice == (4, 4, 4, 4)


def test_used_and_failed_rows_show_what_they_brought() -> None:
    lines = lines_for((1, 1, 1, 1, 1, 1), 5, {"Collect 2": 6, "General": 0, "Straight": 50})
    assert (lines["Collect 2"].state, lines["Collect 2"].dice) == ("used", (2, 2, 2))
    assert (lines["General"].state, lines["General"].points) == ("failed", "0")
    assert not lines["General"].is_welcome
    assert lines["Straight"].is_welcome


def test_in_misere_a_failed_target_is_welcome_and_a_completed_one_is_not() -> None:
    lines = sheet_lines({"General": 0, "Straight": 50, "Collect 1": 0}, is_misere=True)
    found = {line.name: line.is_welcome for line in lines if line.state != "resting"}
    assert found == {"General": True, "Straight": False, "Collect 1": True}


def test_the_combination_being_completed_is_chosen_and_the_others_rest() -> None:
    lines = sheet_lines({}, attempt=Attempt("Collect 3"), dice=(3, 3, 1, 1, 2, 2), goods=4)
    states = {line.name: line.state for line in lines}
    assert states.pop("Collect 3") == "chosen"
    assert set(states.values()) == {"resting"}


def test_a_loss_is_a_minus_in_points_and_in_misere_a_plus() -> None:
    assert loss_words(13.64, False, VOICE) == "−13.6"
    assert loss_words(13.64, True, VOICE) == "+13.6"
    assert loss_words(0.01, False, VOICE) == "0.0"


def test_chances_round_to_whole_per_cents_but_never_to_certainty() -> None:
    assert [chance_words(share) for share in (0, 0.001, 0.5, 0.999, 1)] == [
        "0", "<1", "50", ">99", "100",
    ]  # fmt: skip


def test_the_odds_before_committing_are_paid_rolls_and_failing() -> None:
    chart = odds_chart((1, 1, 2, 3, 5, 5), 24, Attempt("Despirala"))
    assert chart is not None
    assert chart.fail is not None
    assert len(chart.shares) == 24
    assert abs(sum(chart.shares) + chart.fail - 1) < 1e-9
    assert chart.note == Message("odds-median", {"rolls": 9})


def test_the_odds_of_a_collect_are_the_next_roll() -> None:
    chart = odds_chart((4, 4, 4, 1, 2, 3), 3, Attempt("Collect 4"))
    assert chart is not None
    assert (chart.title, chart.first, chart.fail) == (Message("odds-of-face", {"face": 4}), 0, None)
    assert chart.shares == hit_chances(3)


def test_where_nothing_is_left_to_chance_there_are_no_odds() -> None:
    assert odds_chart((1, 2, 3, 4, 5, 6), 3, Attempt("Straight")) is None
    assert odds_chart((1, 2, 3, 4, 5, 5), 0, Attempt("Straight")) is None
    assert odds_chart((4, 4, 4, 4, 4, 4), 3, Attempt("Collect 4")) is None


def test_a_roll_of_all_six_dice_for_a_target_is_no_reroll() -> None:
    rolled = DiceRolled(0, (0, 1, 2, 3, 4, 5), (1, 1, 2, 2, 3, 3), 1, 4)
    voice = GAME.voice(("You",))
    assert log_lines((rolled,), voice, is_attempting=True, is_misere=True) == []
    (line,) = log_lines((rolled,), voice, is_attempting=False, is_misere=False)
    assert (line.text, line.dice) == ("rerolled", (1, 1, 2, 2, 3, 3))


def test_the_end_of_an_attempt_is_one_line_with_its_points() -> None:
    done = TargetCompleted(0, "Kamerun", (), 45, 5)
    (line,) = log_lines((done,), GAME.voice(("You",)), is_attempting=True, is_misere=False)
    assert (line.text, line.points) == ("Kamerun in 5 rolls", "+45")
    (line,) = log_lines((done,), GAME.voice(("You",)), is_attempting=True, is_misere=True)
    assert line.points == "45"  # a plus would be shown as something good
