"""The log: headings, lines, reasons that unfold, clauses that lead to the rules."""

from __future__ import annotations

import pygame
import pytest

from engine.core.decision import Reason
from engine.core.match import bots_of, play_bots
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.table.log import (
    ARRIVAL_SECONDS,
    Chronicle,
    Heading,
    LogColumn,
    LogLine,
    Thought,
    _draw_round,
    default_lines,
)
from engine.ui.theme import SMALL, THEMES
from games import REGISTRY
from tests.nim import GAME, Nim, Take
from tests.ui.stage import Stage
from tests.ui.tables import TableStage, line_boxes, nim_match

pytestmark = pytest.mark.painted


class RoundedNim(Nim):
    """Nim that counts its rounds."""

    def progress(self, table):
        return (1 + (16 - table.heap) // 4 if table.heap else 0, 5)


def chronicle_of(match) -> Chronicle:
    chronicle = Chronicle(lambda move, before: default_lines(match, move, before))
    chronicle.follow(match, None)
    return chronicle


def played(*players: str, game: Nim = GAME, answers: int | None = None):
    match = nim_match(*players, game=game)
    play_bots(match, bots_of(match), answers)
    return match


def test_each_event_is_a_line_of_its_seat():
    match = played("perfect", "perfect", answers=3)
    entries = chronicle_of(match).entries
    assert [entry.line.seat for entry in entries] == [None, 0, 1]
    assert entries[0].line.text.startswith("The heap has")
    assert entries[1].thoughts[0].reasons[0].clause == "NIM-2"


def test_turns_are_headings_with_the_place_where_they_begin():
    match = played("perfect", "random", game=RoundedNim())
    chronicle = chronicle_of(match)
    headings = chronicle.headings()
    begun, _ = match.game.progress(match.story(None).table(1))
    assert headings[0] == (f"Round {begun}", 1)
    assert [start for _, start in headings] == sorted(start for _, start in headings)


def placing(seat: int = 0) -> LogLine:
    return LogLine("Placed on Peru", seat, "+1", gain=1)


def test_lines_that_repeat_each_other_add_up_their_gains():
    match = played("perfect", "perfect", answers=5)
    chronicle = Chronicle(lambda move, before: [placing()] if move.seat >= 0 else [])
    chronicle.follow(match, None)
    (entry,) = chronicle.entries
    assert (entry.line.points, entry.answers) == ("+4", 5)
    assert len(entry.thoughts) > 1


def test_what_comes_of_an_earlier_answer_goes_on_with_the_line_of_its_cause():
    tax = "Ada raises a tax"
    told = (
        LogLine(tax, 1, cause=tax),
        LogLine(f"{tax}: you pay 2", 1, cause=tax, goes_on="; you pay 2", others=(0,)),
        LogLine(f"{tax}: James pays 1", 1, cause=tax, goes_on="; James pays 1", others=(2,)),
    )
    match = played("perfect", "perfect", answers=3)
    chronicle = Chronicle(lambda move, before: [told[move.number]])
    chronicle.follow(match, None)
    (entry,) = chronicle.entries
    assert entry.line.text == f"{tax}: you pay 2; James pays 1"
    assert [entry.up_to(answers).line.text for answers in (1, 2)] == [tax, f"{tax}: you pay 2"]
    assert [entry.line.is_about(seat) for seat in range(4)] == [True, True, True, False]


def test_lines_under_another_heading_stand_alone():
    match = played("perfect", "perfect", answers=3)
    names = match.setup.seat_names
    chronicle = Chronicle(
        lambda move, before: (
            [Heading(names[move.seat], "", move.seat), placing(move.seat)] if move.seat >= 0 else []
        )
    )
    chronicle.follow(match, None)
    assert [entry.line.points for entry in chronicle.entries] == ["+1", "+1"]
    assert [text for text, _ in chronicle.headings()] == list(names)


def test_the_log_follows_undo_and_redo():
    match = nim_match("human", practice=True)
    match.roll()
    chronicle = chronicle_of(match)
    match.answer(Take(1))
    chronicle.follow(match, None)
    assert len(chronicle.entries) == 2
    match.undo()
    chronicle.follow(match, None)
    assert len(chronicle.entries) == 1
    match.answer(Take(3))
    chronicle.follow(match, None)
    assert chronicle.entries[-1].line.text == "You takes 3"


def test_undo_and_another_answer_at_once_are_noticed():
    match = nim_match("human", practice=True)
    match.roll()
    match.answer(Take(1))
    chronicle = chronicle_of(match)
    match.undo()
    match.answer(Take(2))
    chronicle.follow(match, None)
    assert chronicle.entries[-1].line.text == "You takes 2"


def test_reasons_of_moves_without_a_line_wait_for_the_next_one():
    match = played("perfect", answers=4)
    mute = {2}

    def lines(move, before):
        index = move.number
        return () if index in mute else (LogLine("something", 0),)

    chronicle = Chronicle(lines)
    chronicle.follow(match, None)
    assert [len(entry.thoughts) for entry in chronicle.entries] == [0, 1, 2]


# -- on the screen


def log_stage(match, seen: list[str]) -> tuple[Stage, LogColumn]:
    column = LogColumn(chronicle_of(match), match.setup.seat_names, seen.append)
    stage = Stage(column)
    column.box = stage.scene.viewport.inset(200, 100).cut_left(384)[0]
    stage.step()
    return stage, column


def test_a_line_may_bring_thoughts_of_its_own():
    said = Thought("Main area", (Reason("NIM-2", "the die shows 2"),))
    match = played("perfect", "perfect", answers=2)
    chronicle = Chronicle(lambda move, before: [LogLine("Moves", move.seat, thoughts=(said,))])
    chronicle.follow(match, None)
    assert all(entry.thoughts[0] == said for entry in chronicle.entries)


def test_a_click_unfolds_the_reasons_and_another_folds_them():
    match = played("perfect", "perfect", answers=3)
    stage, column = log_stage(match, [])
    place = line_boxes(column.lines)[0][1]
    stage.click_on(place)
    assert column.lines.unfolded == {3}
    assert column.lines.link_boxes()[0][0] == "NIM-2"
    stage.click_on(place)
    assert column.lines.unfolded == set()
    stage.app.close()


def test_a_new_line_is_drawn_in_one_frame():
    match = played("perfect", "random", answers=4)
    stage, column = log_stage(match, [])
    play_bots(match, bots_of(match), 1)
    column.lines.chronicle.follow(match, None)
    column.lines.changed()
    stage.step()
    assert not stage.scene.needs_redraw
    stage.app.close()


def test_a_clause_in_a_reason_is_a_link():
    seen: list[str] = []
    match = played("perfect", "perfect", answers=3)
    stage, column = log_stage(match, seen)
    column.lines.toggle(3)
    stage.step()
    stage.click_on(column.lines.link_boxes()[0][1])
    assert seen == ["NIM-2"]
    stage.app.close()


def test_the_filter_goes_through_the_seats():
    match = played("perfect", "perfect", answers=5)
    stage, column = log_stage(match, [])
    stage.click_on(column.filter.box)
    stage.step()
    assert {entry.line.seat for entry, _ in line_boxes(column.lines)} == {0}
    stage.click_on(column.filter.box)
    stage.click_on(column.filter.box)
    stage.step()
    assert len(line_boxes(column.lines)) == 5
    stage.app.close()


def test_the_newest_line_is_on_top_and_the_wheel_goes_back():
    match = played("random", "random")
    stage, column = log_stage(match, [])
    column.box = column.box.cut_top(160)[0]
    stage.step()
    first = line_boxes(column.lines)[0][0]
    assert first.answers == len(match.moves)
    stage.move(*column.lines.box.centre)
    stage.wheel(-3)
    assert column.lines.offset > 0
    stage.app.close()


@pytest.mark.parametrize("high", range(150, 200, 9))
def test_the_lowest_line_is_whole_or_not_there(high):
    stage, column = log_stage(played("random", "random"), [])
    lines = column.lines
    column.box = column.box.cut_top(high)[0]
    stage.step()
    shown = [lines._place(row) for row in lines._rows_in_view()]
    assert max(box.bottom for box in shown) <= lines.box.bottom + 1
    below = max(box.bottom for box in shown) + 2
    assert lines._row_at(lines.box.x + 40, below) is None
    stage.app.close()


def test_unfolded_reasons_can_be_read():
    audit = Audit()
    stage = TableStage(nim_match("human", "perfect"), audit=audit)
    stage.wait_for_person()
    stage.table.submit(Take(1))
    stage.wait_for_person()
    entry = stage.table.frame.log.chronicle.entries[-1]
    assert entry.thoughts[0].reasons == (Reason("NIM-2", entry.thoughts[0].reasons[0].text),)
    stage.table.frame.log.lines.toggle(entry.answers)
    audit.clear()
    stage.app.draw()
    assert any(text.string == "NIM-2" for text in audit.texts)
    assert audit.problems(1920, 1080) == []
    stage.app.close()


@pytest.mark.parametrize("shown", [{"points": "105 : 95"}, {"dice": (1, 2, 3, 4)}])
def test_points_and_dice_keep_off_a_first_word_that_is_too_long(shown):
    """ "105 : 95" lay over "Nordwest-Territorium" in a narrow column."""
    match = played("perfect", "perfect", answers=2)
    line = LogLine("Nordwest-Territorium greift Alberta an", 0, **shown)
    chronicle = Chronicle(lambda move, before: [line] if move.seat >= 0 else [])
    chronicle.follow(match, None)
    column = LogColumn(chronicle, match.setup.seat_names, print)
    stage = Stage(column)
    column.box = stage.scene.viewport.inset(200, 100).cut_left(260)[0]
    stage.step()
    stage.app.audit = Audit()
    stage.app.draw()
    assert stage.app.audit.problems(1920, 1080) == []
    words = [text.box for text in stage.app.audit.texts if text.string.startswith("Nordwest")]
    ((_, place),) = line_boxes(column.lines)
    assert place.holds(words[0])
    assert place.h > 3 * stage.app.canvas.line_step(SMALL)
    stage.app.close()


def test_the_newest_line_arrives_in_a_light_that_fades():
    match = played("perfect", "random", answers=4)
    stage, column = log_stage(match, [])

    def lit(age):
        column.lines.age = age
        sheet = pygame.Surface(stage.app.size)
        column.lines.draw_arrival(stage.app.canvas_on(sheet, THEMES["hub"]))
        return pygame.image.tobytes(sheet, "RGB")

    assert len({lit(0.0), lit(0.5 * ARRIVAL_SECONDS), lit(ARRIVAL_SECONDS)}) == 3
    assert lit(ARRIVAL_SECONDS) == lit(2 * ARRIVAL_SECONDS)
    stage.app.close()


@pytest.mark.parametrize("scale", [2 / 3, 1.0])
@pytest.mark.parametrize("letter", "ABCDEF")
def test_the_headings_of_the_intermission_are_whole_in_the_narrowest_column(letter, scale):
    pygame.font.init()
    audit = Audit()
    canvas = Canvas(pygame.Surface((400, 60)), scale, THEMES["arcs"], audit=audit)
    voice = REGISTRY.game("arcs").voice(("You", "Ada"))
    said = Message("step-began", {"letter": letter, "clause": "INTER-1.1"})
    _draw_round(canvas, Heading(voice.part(said, "head")), Box(0, 0, 344, 40))
    (shown,) = audit.texts
    assert not shown.shortened
    assert shown.box.right <= 344
    assert shown.string.casefold().startswith(f"step {letter}".casefold())


def test_a_heading_that_is_too_long_even_in_small_letters_ends_in_dots():
    pygame.font.init()
    audit = Audit()
    canvas = Canvas(pygame.Surface((400, 60)), 1.0, THEMES["arcs"], audit=audit)
    _draw_round(canvas, Heading("A heading " * 9), Box(0, 0, 344, 40))
    (shown,) = audit.texts
    assert shown.shortened
    assert shown.box.right <= 344


def test_a_long_log_rests_after_each_answer():
    match, rests = played("perfect", "perfect", answers=5), []
    chronicle = Chronicle(lambda move, before: default_lines(match, move, before))
    chronicle.follow(match, None, lambda: rests.append(len(chronicle.entries)))
    assert len(rests) == len(match.moves)
