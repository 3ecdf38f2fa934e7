"""Chance at a real table is told by pictures: clicked, by keys, or by a few letters of a name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance
from engine.core.record import from_document, to_document
from engine.ui.real_table.chance_input import ChanceThing
from engine.ui.real_table.chance_page import ChancePage
from engine.ui.theme import BODY
from games.risk.board import NAMES
from main import REGISTRY
from tests.patience import lengths, patience
from tests.ui.real_table.test_turn import RealStage
from tests.voice.spoken import english

PEOPLE = {
    "despirala": ("human", "sampled:1"),
    "risk": ("human", "raider"),
    "roll_galaxy": ("human", "rollbot:easy"),
    "rajas": ("human", "dummy"),
    "arcs": ("human", "supercat"),
}
ANSWERS = 30
PATIENCE = 6000


class AskStage(RealStage):
    """A real table at which chance is told through the page alone."""

    rng: Random

    @property
    def page(self) -> ChancePage:
        page = self.table.frame.dice
        assert isinstance(page, ChancePage), self.match.pending
        return page

    @property
    def is_asked(self) -> bool:
        return isinstance(self.table.frame.dice, ChancePage)

    def until_asked(self, kind: str = "") -> ChancePage:
        """Everything else is done at random until something is asked."""

        def is_so() -> bool:
            asked = self.match.pending
            is_kind = isinstance(asked, Chance) and kind in ("", asked.kind)
            return self.is_asked and is_kind

        self.until(is_so)
        return self.page

    def tell(self, thing: ChanceThing, *, by_name: bool) -> None:
        """A press on the picture, its key, or its name and Enter."""
        page = self.page
        if page.telling.part.has_keys and by_name:
            self.type(thing.code)
            return
        if by_name:
            self.type("".join(each for each in thing.name if each.isascii() and each != "'"))
            if page.guess is thing:
                self.key("return")
                return
            self.key("escape")
        cell = page.cells[thing]
        page.area.reveal(cell)
        self.step()
        box = cell.box.intersection(page.area.box)
        assert box.h > 8, thing
        factor = self.app.scale * self.table.plane.factor
        self.click(box.centre_x * factor, box.centre_y * factor)

    def tell_all(self) -> None:
        """One answer, of things that can be."""
        page, moves = self.page, len(self.match.moves)
        rest = page.asked.parts[-1].count if page.deals else 0
        while True:
            for _ in range(page.asked.count - rest):
                can = [each for each in page.telling.part.things if page.telling.may_be(each)]
                self.tell(self.rng.choice(can), by_name=self.rng.random() < 0.5)
                if len(self.match.moves) > moves:
                    return
            if page.asked.count > 1:
                self.key("return")
            if not page.told.problem:
                return
            assert len(self.match.moves) == moves
            while page.back():  # what was told cannot be: all is told anew
                pass


def at(
    name: str,
    *players: str,
    size: tuple[int, int] = (1280, 720),
    options: dict[str, str] | None = None,
) -> AskStage:
    stage = AskStage(name, *players, size=size, options=options)
    stage.rng = generator("asks", 1)
    return stage


@pytest.fixture
def seat() -> Iterator[Any]:
    stages: list[AskStage] = []

    def at_table(name: str, *players: str) -> AskStage:
        stages.append(at(name, *(players or PEOPLE[name])))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


def loses_nothing(stage: AskStage) -> None:
    """The game is cut off at this question and taken up again."""
    again = from_document(REGISTRY, to_document(stage.match))
    assert again.pending == stage.match.pending
    assert again.table == stage.match.table


def walk(stage: AskStage, answers: int) -> int:
    """A game at random in which chance is told by hand alone, and which is cut off at each
    kind of question; returns how often it was told."""
    told, kinds = 0, set()
    for _ in patience(PATIENCE):
        match = stage.match
        if match.is_over or len(match.moves) >= answers:
            break
        asked = match.pending
        if stage.turn.is_speaking:
            stage.turn.go_on()
        elif stage.table.director.held is not None:
            stage.key("space")
        elif match.waits_for_person and (isinstance(asked, Chance) or stage.is_asked):
            stage.step()
            if asked.kind not in kinds:
                kinds.add(asked.kind)
                loses_nothing(stage)
            stage.tell_all()
            told += 1
        elif match.waits_for_person:
            assert asked is not None
            stage.table.submit(asked.sample(stage.rng))
        stage.wait_for_bots()
        stage.step()
    return told


@pytest.mark.sample(3)
@lengths("answers", 12, 30)
@pytest.mark.parametrize("name", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_a_game_goes_on_by_pictures_and_keys_alone(seat, name, answers):
    stage = seat(name)
    assert walk(stage, answers) > answers / 15
    again = from_document(REGISTRY, to_document(stage.match))
    assert [move.answer for move in again.moves] == [move.answer for move in stage.match.moves]


def test_digits_tell_all_dice_of_a_battle_at_once(seat):
    stage = seat("risk")
    page = stage.until_asked("battle")
    count, moves = page.asked.count, len(stage.match.moves)
    stage.type("63152"[:count])
    assert page.outcome == tuple(map(int, "63152"[:count]))
    stage.key("return")
    assert stage.match.moves[moves].answer == tuple(map(int, "63152"[:count]))


def test_a_battle_that_is_asked_for_lets_the_window_rest(seat, monkeypatch):
    stage = seat("risk")
    stage.until_asked("battle")
    for _ in range(40):
        stage.step()
    drawn, board = stage.app.frames.drawn, stage.table.parts.board
    monkeypatch.setattr(type(board), "is_animating", True)
    monkeypatch.setattr(board, "draw", lambda *_: pytest.fail("a covered board is drawn"))
    assert not stage.table.is_animating
    stage.step(1.0)
    assert stage.app.frames.drawn == drawn
    stage.app.draw()


def test_a_die_of_seven_is_no_die(seat):
    stage = seat("risk")
    page = stage.until_asked("battle")
    stage.type("7")
    assert page.telling.told == ()


def test_three_letters_and_enter_tell_a_card(seat):
    stage = seat("risk")
    page = stage.until_asked("neutral")
    stage.type("mad")
    assert [each.name for each in page.things] == ["Madagascar"]
    moves = len(stage.match.moves)
    stage.key("return")
    assert stage.match.moves[moves].answer == "Madagascar"


def test_a_card_that_lies_elsewhere_is_dimmed_and_said_to_lie_there(seat):
    stage = seat("arcs")
    rng, gone = generator("lies", 1), None
    while gone is None:
        page = stage.until_asked("reveal")
        gone = next((each for each in page.telling.part.things if each.lies), None)
        if gone is None:
            stage.table.submit(stage.match.pending.outcomes.sample(rng))
            stage.step()
    moves = len(stage.match.moves)
    stage.tell(gone, by_name=False)
    said = stage.table.voice.prompt(page.told.problem)
    assert said == f"From what you entered, {gone.name} is {gone.lies}."
    assert len(stage.match.moves) == moves


def test_nothing_is_called_so_is_said(seat):
    stage = seat("risk")
    page = stage.until_asked("neutral")
    stage.type("qqq")
    stage.key("return")
    said = stage.table.voice.prompt(page.told.problem)
    assert said == "Nothing called 'qqq' can come up here."
    stage.key("escape")
    assert page.field.text == ""


def test_one_answer_back_first_of_what_is_half_told_then_of_the_game(seat):
    """By the undo button alone: beside it stood "Back", with the same meaning."""
    stage = seat("risk")
    page = stage.until_asked("battle")
    moves = len(stage.match.moves)
    stage.type("6")
    frame = stage.table.frame
    labels = {english(each.label) for each in frame.bar.secondary if each.is_visible}
    assert "Back" not in labels
    assert (frame.undo.is_enabled, frame.undo.key) == (True, "Ctrl+Z")
    stage.key("ctrl+z")
    assert page.telling.told == ()
    assert len(stage.match.moves) == moves
    stage.key("ctrl+z")
    assert len(stage.match.moves) < moves


def test_letters_typed_after_an_answer_was_taken_back_are_letters(seat):
    """Friction 15: the "m" of a name muted the sound."""
    stage = seat("risk")
    stage.until_asked("neutral")
    moves = len(stage.match.moves)
    stage.key("ctrl+r")
    stage.step()
    assert len(stage.match.moves) > moves
    stage.until_asked("neutral")
    stage.key("ctrl+z")
    page = stage.until_asked("neutral")
    sound = stage.app.settings.sound
    stage.type("m")
    assert page.field.text == "m"
    assert stage.app.settings.sound is sound


def test_the_program_draws_where_it_is_asked_to(seat):
    stage = seat("risk")
    stage.until_asked("battle")
    moves = len(stage.match.moves)
    stage.key("ctrl+r")
    assert stage.match.moves[moves].seat == CHANCE


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["despirala", "risk", "roll_galaxy", "rajas", "arcs"])
def test_a_cut_off_at_a_question_loses_nothing(seat, name):
    stage = seat(name)
    stage.until_asked()
    loses_nothing(stage)


@pytest.mark.sample(3)
@lengths("times", 4, 12)
@pytest.mark.parametrize("name", ["risk", "roll_galaxy", "rajas", "arcs"])
def test_all_that_may_come_up_is_among_the_pictures(seat, name, times):
    stage = seat(name)
    for _ in range(times):
        page = stage.until_asked()
        pending = stage.match.pending
        assert isinstance(pending, Chance)
        for _ in range(6):
            outcome = pending.outcomes.sample(stage.rng)
            wanted = outcome if isinstance(outcome, tuple) else (outcome,)
            offered = {each.answer for part in page.asked.parts for each in part.things}
            assert page.asked.count == len(wanted)
            assert set(wanted) <= offered or page.asked.outcome(tuple(offered)) is not None
        stage.tell_all()
        stage.step()


def test_no_name_below_a_picture_is_cut(seat):
    stage = seat("arcs")
    page = stage.until_asked("court")
    stage.step()
    stage.step()
    canvas = stage.table.plane.canvas(stage.app.canvas)
    for thing, cell in page.cells.items():
        words = thing.name.split()
        widest = max(canvas.text_width(word, BODY, "text-semibold") for word in words)
        assert widest <= cell.box.w - 10, thing.name


@pytest.mark.clause("ARCS-3.4")
def test_who_begins_is_not_asked_where_only_one_seat_can():
    stage = at("arcs", "human", "supercat")
    kinds = []
    stage.until(lambda: bool(stage.match.moves) or stage.is_asked)
    kinds = [move.kind for move in stage.match.moves]
    assert kinds == ["first"]
    assert stage.match.table.initiative == 1
    stage.app.close()


def test_two_cards_that_are_turned_up_lie_side_by_side(seat):
    stage = seat("arcs")
    page = stage.until_asked("reveal")
    first, second = [each for each in page.telling.part.things if page.telling.may_be(each)][:2]
    assert (page.told.told, page.told.count) == (0, 2)
    stage.tell(first, by_name=False)
    stage.step()
    page = stage.page  # CAT-2.3: what was turned up is not told once more before the second
    assert not stage.turn.is_speaking
    assert (page.told.told, page.told.count) == (1, 2)
    again = next(each for each in page.telling.part.things if each.answer == second.answer)
    stage.tell(again, by_name=True)
    drawn = [move.answer for move in stage.match.moves if move.kind == "reveal"]
    assert drawn == [first.answer, second.answer]


def test_a_press_on_what_was_told_before_takes_back_to_it_and_offers_the_rest_again(seat):
    stage = seat("rajas")
    for _ in range(3):
        page = stage.until_asked("tile")
        stage.tell(page.telling.part.things[0], by_name=False)
        stage.step()
    told = [move.answer for move in stage.match.moves if move.kind == "tile"]
    slot = stage.page.told.slots[1]
    factor = stage.app.scale * stage.table.plane.factor
    stage.click(slot.box.centre_x * factor, slot.box.centre_y * factor)
    stage.step()
    page = stage.page
    assert [move.answer for move in stage.match.moves if move.kind == "tile"] == told[:1]
    assert page.guess is not None
    assert page.guess.answer == told[1]
    other = page.telling.part.things[1]
    stage.tell(other, by_name=False)
    stage.step()
    stage.key("return")  # the third tile was right
    answers = [move.answer for move in stage.match.moves if move.kind == "tile"]
    assert answers == [told[0], other.answer, told[2]]


def test_the_setup_card_is_told_by_its_picture(seat):
    stage = seat("arcs")
    page = stage.until_asked("setup")
    assert all(each.paint is not None for each in page.telling.part.things)
    stage.type("2")
    assert stage.match.table.setup == page.telling.part.things[1].answer


# -- what is dealt seat after seat -----------------------------------------------------------------


@pytest.fixture
def dealing() -> Iterator[AskStage]:
    """Three seats, all territories still to be dealt."""
    stage = at("risk", "human", "raider", "raider", options={"claiming": "random"})
    stage.until_asked("deal")
    yield stage
    stage.app.close()


def test_what_is_dealt_to_all_seats_is_told_on_one_page(dealing: AskStage):
    page, begun = dealing.page, len(dealing.match.moves)
    order = dealing.match.table.order
    assert [part.seat for part in page.asked.parts] == list(order)
    drawn: dict[int, list[str]] = {seat: [] for seat in order}
    for _ in range(28):
        thing = next(each for each in page.things if page.telling.may_be(each))
        seat = page.telling.part.seat
        assert seat is not None
        drawn[seat].append(thing.answer)
        dealing.tell(thing, by_name=False)
    assert len(dealing.match.moves) == begun
    dealing.key("return")
    assert len(dealing.match.moves) == begun + 42
    table = dealing.match.table
    held = {seat: {NAMES[land] for land in table.territories_of(seat)} for seat in order}
    assert all(held[seat] == set(drawn[seat]) for seat in order[:2])
    assert len(held[order[2]]) == 14
    assert from_document(REGISTRY, to_document(dealing.match)).table == table


def test_a_land_is_dealt_once_in_all(dealing: AskStage):
    page = dealing.page
    first = page.things[0]
    for thing in page.things[:14]:
        page.choose(thing)
    page.choose(first)
    assert english(page.told.problem) == f"You have already entered {first.name}."
    assert len(page.telling.told) == 14


def test_a_deal_is_taken_back_whole_and_lies_there_as_it_was_told(dealing: AskStage):
    begun = len(dealing.match.moves)
    told = dealing.page.things[:28]
    for thing in told:
        dealing.page.choose(thing)
    dealing.page.submit()
    dealing.step()
    dealing.table.orders.undo()
    assert len(dealing.match.moves) == begun
    dealing.step()
    dealing.until(lambda: dealing.is_asked)
    assert dealing.page.telling.told == told
    dealing.page.take_out(0, 3)
    assert dealing.page.outcome is None
    dealing.page.choose(dealing.page.asked.parts[0].things[-1])
    dealing.page.submit()
    owner = dealing.match.table.owners[NAMES.index(told[3].answer)]
    assert owner == dealing.match.table.order[2]
