"""A person at the table of Despirala: mouse, keyboard, faces, taking back."""

from dataclasses import replace

import pytest

from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.record import Autosave, load
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed
from engine.text.message import Message
from engine.ui.pages.end import closing_words
from engine.ui.pages.review import StoryReview
from games import REGISTRY
from games.despirala.combinations import NAMES, TURNS
from games.despirala.moves import Attempt, Continue, DiceRolled, Reroll, Stop
from games.despirala.scene import prospects
from games.despirala.scene.panels import short_move
from games.despirala.scene.prospects import why_words
from games.despirala.scene.selection import FacePicker
from tests.games.despirala.positions import choosing, collecting
from tests.games.despirala.scene.playing import (
    QUICK,
    DespiralaStage,
    a_match,
    from_position,
    played,
)

HALF_USED = ("Collect 1", "Collect 2", "Collect 3", "Collect 4", "Four of a kind", "Straight")


def at(*dice: int, goods: int = 5, used: tuple[str, ...] = ()) -> Match:
    """A single person about to choose with these dice, when these rows are used, for practice."""
    return from_position(choosing(dice, goods, used), practice=True)


def play_turn_by_mouse(stage: DespiralaStage) -> None:
    """One decision: the last free row is clicked and attempted; Collects go on once, then stop."""
    table = stage.match.table
    if stage.board.is_collecting:
        can_go_on = Continue() in stage.table.decision.options
        is_first = table.rolls == 0 and can_go_on
        stage.press(stage.table.frame.bar.secondary[0] if is_first else stage.primary)
        return
    name = next(name for name in reversed(NAMES) if name not in table.sheet.points)
    if stage.chooser.selection.selected != name:
        stage.click_row(name)
    stage.press(stage.primary)


def last_dice(match: Match) -> tuple[int, ...]:
    """What the six dice of the game's last turn showed in the end; they stay on the felt."""
    dice: dict[int, int] = {}
    for move in match.moves:
        for event in move.events:
            if isinstance(event, DiceRolled):
                dice |= dict(zip(event.positions, event.faces, strict=True))
    return tuple(dice[place] for place in range(6))


@pytest.mark.sample(2)
@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_a_whole_game_by_mouse_against_the_exact_bot(mode: str) -> None:
    match = a_match("human", "optimal", mode=mode)
    stage = DespiralaStage(match)
    while not match.is_over:
        stage.wait_for_turn()
        if not match.is_over:
            play_turn_by_mouse(stage)
    assert all(len(sheet.points) == TURNS for sheet in match.table.sheets)
    assert stage.board.stage.points == [sheet.points for sheet in match.table.sheets]
    stage.step()
    assert stage.prompt == closing_words(match)
    assert stage.board.stage.values == last_dice(match)
    opened = DespiralaStage(match)
    opened.step()
    assert opened.board.stage.values == last_dice(match)
    opened.app.routes.replay(match, len(match.moves))
    opened.step()
    assert opened.app.top.parts.board.stage.values == last_dice(match)
    stage.press(stage.primary)
    assert isinstance(stage.app.top, StoryReview)


@pytest.mark.whole
def test_a_whole_game_by_keyboard_alone() -> None:
    match = a_match("human", "sampled:1")
    stage = DespiralaStage(match)
    for _ in range(400):
        stage.wait_for_turn()
        if match.is_over:
            break
        if stage.board.is_collecting:
            stage.key("c" if match.table.rolls < 1 and match.table.sheet.goods else "s")
        else:
            stage.key("down", "space")
    assert match.is_over


def test_a_first_click_selects_a_row_and_a_second_one_attempts_it() -> None:
    match = at(4, 5, 5, 6, 6, 6)
    stage = DespiralaStage(match, settings=replace(QUICK, show_hints=False))
    stage.click_row("Kamerun")
    assert stage.chooser.selection.selected == "Kamerun"
    assert match.moves == []
    assert stage.primary.sub == "45 points at once"
    stage.click_row("Kamerun")
    assert match.moves[0].answer == Attempt("Kamerun")
    assert match.table.sheets[0].points["Kamerun"] == 45


def test_used_rows_cannot_be_chosen() -> None:
    match = at(4, 5, 5, 6, 6, 6, used=("Kamerun",))
    stage = DespiralaStage(match, settings=replace(QUICK, show_hints=False))
    stage.click_row("Kamerun")
    stage.key("k")
    assert stage.chooser.selection.selected is None
    assert not stage.primary.is_enabled


def test_a_committed_target_rolls_by_itself_until_it_is_done_or_has_failed() -> None:
    match = at(1, 1, 1, 1, 2, 3)
    stage = DespiralaStage(match)
    stage.key("d", "space")
    stage.wait_for_turn()
    rolls = [move for move in match.moves[1:] if move.seat < 0]
    assert "Despirala" in match.table.sheets[0].points
    assert rolls


def test_keys_reroll_continue_and_stop() -> None:
    match = at(1, 2, 3, 4, 5, 5)
    stage = DespiralaStage(match)
    stage.key("a")
    stage.wait_for_turn()
    assert match.moves[0].answer == Reroll()
    stage.key("1", "return")
    stage.key("c")
    stage.wait_for_turn()
    stage.key("s")
    assert [move.answer for move in match.moves if move.seat == 0][1:] == [
        Attempt("Collect 1"),
        Continue(),
        Stop(),
    ]


@pytest.mark.parametrize("letter", ["c", "a"])
def test_with_real_dice_a_shortcut_is_not_typed_into_the_box_it_opens(letter: str) -> None:
    table = collecting(1, (1, 1, 2, 3, 5, 5)) if letter == "c" else choosing((1, 1, 2, 3, 5, 5))
    stage = DespiralaStage(from_position(table, dice_by_hand=True))
    stage.wait_for_turn()
    stage.type(letter)
    stage.wait_until(lambda: stage.table.frame.dice is not None)
    assert stage.table.frame.dice.field.text == ""
    count = len(stage.table.frame.dice.outcomes.example.split())
    stage.type("4" * count)
    assert stage.primary.is_enabled
    stage.key("return")
    assert not stage.table.conductor.waits_for_dice


def test_space_while_dice_roll_shows_them_and_does_not_stop_the_collecting() -> None:
    match = from_position(collecting(2, (2, 2, 1, 3, 4, 5)))
    stage = DespiralaStage(match, settings=replace(QUICK, animation_speed=AnimationSpeed.NORMAL))
    stage.wait_for_odds()
    stage.key("c")
    stage.wait_until(lambda: stage.table.film.is_playing and match.table.rolls == 1)
    stage.key("space")
    assert match.moves[-1].seat < 0
    stage.wait_until(lambda: not stage.table.film.is_playing)
    stage.key("s")
    assert any(move.answer == Stop() for move in match.moves)


# -- the bright button ------------------------------------------------------------------------


def bright(stage: DespiralaStage) -> list[str]:
    """The labels of the filled buttons of the bar."""
    bar = stage.table.frame.bar
    return [each.label for each in (*bar.secondary, bar.primary) if each.kind == "primary"]


@pytest.mark.parametrize(("aside", "best"), [(1, "Continue"), (3, "Stop")])
def test_collecting_with_hints_the_bright_button_is_the_best_move(aside: int, best: str) -> None:
    dice = (6, 6, 6, 1, 2, 3) if aside == 3 else (6, 1, 2, 3, 4, 5)
    match = from_position(collecting(6, dice), practice=True)
    stage = DespiralaStage(match)
    stage.wait_for_odds()
    stage.step()
    hints = stage.board.odds_request.hints(match)
    assert bright(stage) == [short_move(hints[0].option, match.voice)] == [best]
    stage.key("space")
    assert match.moves[0].answer == hints[0].option


def test_collecting_without_hints_both_ways_are_equal_and_space_only_says_so() -> None:
    match = from_position(collecting(6, (6, 6, 1, 2, 3, 4)))
    stage = DespiralaStage(match, settings=replace(QUICK, show_hints=False))
    stage.wait_for_odds()
    stage.step()
    bar = stage.table.frame.bar
    assert bright(stage) == []
    assert bar.primary.box.w == bar.secondary[0].box.w
    stage.key("space")
    assert match.moves == []
    assert "Continue (C) or Stop (S)" in stage.app.toasts.messages[-1].text


def test_where_a_reroll_is_best_it_is_bright_even_when_a_row_is_chosen_all_the_same() -> None:
    stage = DespiralaStage(at(1, 1, 2, 2, 3, 4, used=NAMES[:6]))
    stage.wait_for_odds()
    stage.step()
    assert bright(stage) == ["Reroll"]
    stage.key("d")
    stage.step()
    assert bright(stage) == ["Reroll"]
    stage.key("space")
    assert stage.match.moves[0].answer == Attempt("Despirala")


def test_while_a_game_is_rated_no_best_move_is_chosen_or_shown() -> None:
    stage = DespiralaStage(from_position(choosing((1, 1, 2, 2, 3, 4), used=NAMES[:6])))
    stage.wait_for_odds()
    stage.step()
    assert not stage.board.shows_hints
    assert stage.chooser.selection.option is None
    stage.key("space")
    assert stage.match.moves == []


def test_that_the_list_was_opened_is_kept_before_the_next_answer() -> None:
    match = Match(REGISTRY.game("despirala"), Setup((SeatSetup("human", "You"),), "otter"))
    stage = DespiralaStage(match)
    stage.wait_for_turn()
    autosave = stage.table.conductor.autosave = Autosave(match)
    path = autosave.save()
    stage.board.switch_hints(True)
    autosave.close()
    assert load(REGISTRY, path).is_hinted
    stage.app.close()


def test_to_open_the_list_of_moves_makes_the_game_practice_and_says_so() -> None:
    stage = DespiralaStage(from_position(choosing((1, 1, 2, 2, 3, 4), used=NAMES[:6])))
    stage.wait_for_odds()
    stage.board.switch_hints(True)
    stage.step()
    assert stage.board.shows_hints
    assert stage.match.is_practice
    assert "practice" in stage.app.toasts.messages[-1].text
    assert bright(stage) == ["Reroll"]
    stage.board.switch_hints(False)
    assert not stage.board.shows_hints
    assert stage.match.is_practice


@pytest.mark.parametrize("key", ["space", "a"])
def test_the_best_reroll_is_one_press(key: str) -> None:
    stage = DespiralaStage(at(1, 1, 2, 2, 3, 4, used=NAMES[:6]))
    stage.wait_for_odds()
    stage.key(key)
    assert stage.match.moves[0].answer == Reroll()


def test_pointing_at_a_row_shows_where_its_dice_would_go() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5), settings=replace(QUICK, show_hints=False))
    stage.move(*stage.row("Collect 5").centre)
    assert stage.board.stage.matched == 2
    stage.move(*stage.row("Straight").centre)
    assert stage.board.stage.matched == 4
    stage.move(5, 5)
    assert stage.board.stage.matched == 0


def test_a_row_tells_its_odds_in_a_tooltip() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5))
    stage.wait_for_odds()
    stage.move(*stage.row("Despirala").centre)
    stage.step(0.5)
    assert stage.table.tooltips.is_shown
    stage.wait_for_odds()
    assert stage.board.odds_request.spread(stage.match, Attempt("Despirala")) is not None


# -- faces ------------------------------------------------------------------------------------


def test_the_pencil_opens_every_choice_of_faces_with_the_best_one_preselected() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5))
    stage.wait_for_odds()
    stage.click_pencil("Two triples")
    picker = stage.table.popup
    assert isinstance(picker, FacePicker)
    assert len(picker.choices) == 15
    assert picker.choices[picker.at].attempt == stage.chooser.selection.faces["Two triples"]
    assert picker.choices[picker.at].loss == min(choice.loss for choice in picker.choices)


def test_faces_clicked_in_the_picker_are_those_attempted() -> None:
    match = at(1, 1, 2, 3, 5, 5)
    stage = DespiralaStage(match)
    stage.wait_for_odds()
    stage.click_pencil("Six of a kind")
    picker = stage.table.popup
    index = [choice.attempt.faces for choice in picker.choices].index((4,))
    stage.move(*picker.cell(index).centre)
    assert stage.board.stage.matched == 0  # no die shows a four
    stage.click_on(picker.cell(index))
    assert stage.table.popup is None
    assert match.moves == []
    stage.press(stage.primary)
    assert match.moves[0].answer == Attempt("Six of a kind", (4,))


def test_the_picker_by_keyboard() -> None:
    match = at(1, 1, 2, 3, 5, 5)
    stage = DespiralaStage(match)
    stage.wait_for_odds()
    stage.key("7", "f", "down", "right", "return")
    named = stage.chooser.selection.option
    assert named.combination == "Three pairs"
    assert named == stage.chooser.selection.face_choices("Three pairs")[11].attempt
    stage.key("8", "f", "escape")
    assert stage.table.popup is None
    assert stage.chooser.selection.selected == "Two triples"


@pytest.mark.parametrize("name", ["Three pairs", "Two triples", "Four of a kind", "Six of a kind"])
def test_every_legal_choice_of_faces_can_be_reached(name: str) -> None:
    match = at(1, 1, 2, 3, 5, 5)
    stage = DespiralaStage(match)
    stage.wait_for_odds()
    stage.chooser.open_picker(NAMES.index(name))
    offered = {choice.attempt for choice in stage.table.popup.choices}
    legal = {move for move in match.pending.options if getattr(move, "combination", "") == name}
    assert offered == legal


# -- taking back ------------------------------------------------------------------------------


def test_a_collect_may_be_taken_back_as_no_die_has_been_rolled_since() -> None:
    match = at(1, 1, 2, 3, 5, 5)
    stage = DespiralaStage(match)
    stage.key("1", "space")
    assert stage.board.is_collecting
    stage.key("ctrl+z")
    assert not stage.board.is_collecting
    assert stage.board.stage.attempt is None
    assert match.moves == []


def test_stop_and_continue_may_be_taken_back_in_practice() -> None:
    match = a_match(practice=True)
    stage = DespiralaStage(match)
    stage.wait_for_turn()
    stage.key("1", "space")
    for key in ("c", "s"):
        before = (match.table.dice, match.table.sheet.goods, match.table.attempt)
        stage.key(key)
        stage.wait_for_turn()
        stage.key("ctrl+z")
        assert (match.table.dice, match.table.sheet.goods, match.table.attempt) == before
        assert stage.board.stage.values == match.table.dice


def test_a_continue_cannot_be_taken_back_once_its_dice_are_seen() -> None:
    match = a_match()
    stage = DespiralaStage(match)
    stage.wait_for_turn()
    stage.key("1", "space", "c")
    stage.wait_for_turn()
    count = len(match.moves)
    stage.key("ctrl+z")
    assert len(match.moves) == count


# -- panels -----------------------------------------------------------------------------------


@pytest.mark.painted
def test_a_hint_clicked_is_selected_on_the_sheet() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5))
    stage.wait_for_odds()
    stage.step()
    panel = stage.board.prospects.hint_panel
    stage.click_on(panel._rows()[2])
    option = stage.board.odds_request.hints(stage.match)[2].option
    if isinstance(option, Attempt):
        assert stage.chooser.selection.option == option


def test_the_hint_column_says_why_of_the_move_that_is_selected() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5))
    stage.wait_for_odds()
    stage.step()
    hints = stage.board.odds_request.hints(stage.match)
    table = stage.match.table
    best, other = hints[0], hints[4]
    why = why_words(table, hints, None, stage.match.voice)
    assert why.startswith(f"{short_move(best.option, stage.match.voice)}: ")
    assert f"{best.expected - hints[1].expected:.1f} points better than" in why
    why = why_words(table, hints, other.option, stage.match.voice)
    assert (
        f"{other.loss:.1f} points worse than {short_move(best.option, stage.match.voice)}." in why
    )
    assert why_words(table, [], None, stage.match.voice) == ""


@pytest.mark.painted
def test_the_wheel_scrolls_to_the_worst_of_all_moves() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5))
    stage.wait_for_odds()
    stage.step()
    panel = stage.board.prospects.hint_panel
    stage.move(*panel._rows()[0].centre)
    for _ in range(80):
        stage.wheel(-1)
    assert panel._first + len(panel._rows()) == len(stage.match.pending.options)


def test_without_hints_the_sheet_says_nothing_of_losses() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5), settings=replace(QUICK, show_hints=False))
    stage.wait_for_odds()
    assert all(line.loss is None for line in stage.board.lines(0))
    stage.board.switch_hints(True)
    assert any(line.loss is not None for line in stage.board.lines(0))


def test_the_hint_lists_the_best_moves_with_what_each_loses() -> None:
    stage = DespiralaStage(at(1, 1, 2, 3, 5, 5), settings=replace(QUICK, show_hints=False))
    stage.wait_for_odds()
    stage.key("h")
    hint = stage.table.frame.hints.panel.hint
    odds = stage.board.odds_request.hints(stage.match)
    assert [move.option for move in hint.moves] == [each.option for each in odds]
    assert hint.moves[0].lost == "0.0"
    assert hint.reasons[0].clause.startswith("DESP-")
    assert stage.board.chooser.selection.option == hint.best.option
    told = len(stage.match.moves)
    stage.key("return")
    assert stage.match.moves[told].answer == hint.best.option


def test_a_seat_pointed_at_shows_its_sheet_and_a_click_keeps_it() -> None:
    stage = DespiralaStage(played(a_match("human", "optimal"), 30))
    stage.wait_for_turn()
    stage.move(*stage.table.frame.seat_boxes[1].centre)
    assert stage.board.sheet_seat == 1
    stage.click_on(stage.table.frame.seat_boxes[1])
    stage.move(900, 200)
    assert stage.board.sheet_seat == 1
    stage.click_on(stage.table.frame.seat_boxes[1])
    stage.move(900, 200)
    assert stage.board.sheet_seat == 0


def test_a_bots_sheet_is_shown_in_its_turn() -> None:
    match = played(a_match("human", "optimal"), 30)
    while not (isinstance(match.pending, Decision) and match.pending.seat == 1):
        played(match, 1)
    stage = DespiralaStage(match)
    assert (stage.board.stage.seat, stage.board.sheet_seat) == (1, 1)


def test_the_chances_to_win_add_up_to_one() -> None:
    stage = DespiralaStage(played(a_match("human", "optimal", "sampled:1"), 60))
    stage.wait_for_turn()
    stage.wait_for_odds()
    assert sum(stage.board.odds_request.known_win_chances) == pytest.approx(1)


def test_live_analysis_labels_rolls_and_choices() -> None:
    stage = DespiralaStage(a_match(), settings=replace(QUICK, live_analysis=True))
    stage.wait_for_turn()
    stage.wait_for_odds()
    assert stage.board.prospects.tag is not None
    assert "luck" in stage.board.prospects.tag.words
    stage.key("1", "space", "s")
    stage.wait_for_turn()
    said = " ".join(stage.log())
    assert "luck" in said


def test_before_the_tables_are_solved_the_chances_are_known_and_the_game_can_go_on() -> None:
    match = at(1, 1, 2, 3, 5, 5, goods=24, used=HALF_USED)
    stage = DespiralaStage(match)
    stage.board.odds_request.end()
    stage.board._stock_at = None
    stage.chooser.selection.begin()
    stage.step()
    lines = {line.name: line for line in stage.board.lines(0)}
    assert (lines["Despirala"].gives, lines["Despirala"].loss) == ("97", None)
    stage.key("d", "space")
    assert match.moves[0].answer == Attempt("Despirala")


def test_odds_that_failed_come_with_the_next_answer(monkeypatch) -> None:
    stage = DespiralaStage(a_match())
    stage.wait_for_turn()
    stage.wait_for_odds()
    asked = stage.board.odds_request
    asked.end()
    monkeypatch.setattr(prospects, "findings", fail)
    asked.begin(stage.match)
    stage.wait_until(lambda: asked.problem is not None)
    for _ in range(5):
        stage.step()
    assert not stage.app.worker.is_busy
    assert asked.problem == Message("no-odds", {"error": "no tables"})
    monkeypatch.undo()
    stage.key("1", "space", "s")
    stage.wait_for_odds()
    assert asked.problem is None


def fail(copy: object) -> None:
    raise RuntimeError("no tables")


# -- told when it is seen ---------------------------------------------------------------------


def test_a_roll_is_told_when_its_dice_lie_still_and_the_bar_says_whose_they_are() -> None:
    match = a_match("optimal", "human")
    normal = replace(QUICK, animation_speed=AnimationSpeed.NORMAL, live_analysis=True)
    stage = DespiralaStage(match, settings=normal)
    bar, log, watched = stage.table.frame.bar, stage.table.frame.log.lines, set()
    for _ in range(1500):
        stage.step(1 / 20)
        if not any(die.tumble < 1 for die in stage.board.stage.dice):
            continue
        rolled, told = match.moves[stage.table.director.answers], log.shown_up_to
        roller = next(event.seat for event in rolled.events if isinstance(event, DiceRolled))
        watched.add(roller)
        assert told == stage.table.director.answers
        assert (bar.seat, stage.prompt) == (roller, f"{stage.board.owner(roller)} dice are rolling")
        if len(watched) == 2:
            return
    raise AssertionError(f"only {watched} rolled")


@pytest.mark.painted
def test_an_explained_turn_over_the_board_folds_and_a_press_on_it_is_no_press_on_the_board():
    """Scale: at 150 % no panel lies over the play area that can't be closed."""
    settings = replace(QUICK, explain_bots=True, ui_scale=1.5)
    stage = DespiralaStage(a_match("optimal", "human"), settings=settings)
    explained = stage.table.frame.explained
    stage.wait_until(lambda: stage.table.director.is_explaining)
    stage.step()
    panel, factor = explained.panel, stage.app.scale
    box = panel.box
    head, middle = (box.centre_x * factor, (box.y + 20) * factor), box.centre
    assert panel.hit(*middle) is panel
    stage.click(*head)
    stage.step()
    assert panel.hit(*middle) is None
    assert explained.is_speaking
    stage.click(*head)
    stage.step()
    assert panel.hit(*middle) is panel
    stage.app.close()
