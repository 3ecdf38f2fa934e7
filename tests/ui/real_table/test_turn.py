"""A real table: the board is laid out, and bots' turns go on when hands have done what is said."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import commands
from engine.core.chance import Draw, generator
from engine.core.decision import Chance, Decision
from engine.core.hidden import CORRECTED
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.storage import AnimationSpeed, Settings
from engine.text.message import Message
from engine.text.voice import Wording
from engine.ui.app import App
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.position.board_editor import BoardEditor
from engine.ui.real_table.hands_page import HandsStep
from engine.ui.real_table.physical_pieces import Carried
from engine.ui.real_table.turn import HandsTurn, joined, once_more
from engine.ui.table.table import Table
from games.arcs.board import HIDDEN, SYSTEM
from games.rajas.steps.dummies import lot
from games.risk.board import TERRITORY
from main import REGISTRY
from tests.nim import GAME
from tests.patience import patience
from tests.ui.stage import FRAME, Stage

QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
ENLARGED = replace(QUICK, ui_scale=1.5)
PATIENCE = 20_000
BLINK = 0.003


class RealStage(Stage):
    """A real table of a game in a window without a screen."""

    def __init__(
        self,
        name: str,
        *players: str,
        size: tuple[int, int] = (1280, 720),
        options: dict[str, str] | None = None,
        match: Match | None = None,
        settings: Settings = QUICK,
    ) -> None:
        game = REGISTRY.game(name)
        setup = commands.make_setup(game, players, "otter", options or {}, real_table=True)
        self.match = match or Match(game, setup)
        self.app = App(settings, REGISTRY, size=size, routes=Pages, headless=True)
        parts = game.table_parts()
        assert parts is not None
        self.table = Table(self.app, self.match, parts)
        self.scene = self.table
        self.app.push(self.table)
        self.app.step(0, [])

    @property
    def turn(self) -> HandsTurn:
        explained = self.table.frame.explained
        assert isinstance(explained, HandsTurn)
        return explained

    @property
    def is_doing(self) -> bool:
        """Whether an instruction of a turn is waited for: the board is laid out."""
        return self.turn.is_speaking and not self.turn.laying.is_speaking

    @property
    def words(self) -> str:
        """The instruction that is waited for."""
        return self.turn.panel.rungs[self.turn.panel.now].words

    def wait_for_bots(self) -> None:
        """A bot thinks elsewhere: it is given the time."""
        if self.table.conductor.is_thinking:
            time.sleep(BLINK)

    def until(self, is_so: Any) -> None:
        """Hands do all, real dice and a person's answers are random, until something is so."""
        rng = generator("hands", 1)
        for _ in patience(PATIENCE):
            if is_so():
                return
            asked = self.match.pending
            if self.turn.is_speaking:
                self.turn.go_on()
            elif self.table.director.held is not None:
                self.key("space")
            elif self.match.waits_for_person:
                assert asked is not None
                is_chance = isinstance(asked, Chance)
                self.table.submit(asked.outcomes.sample(rng) if is_chance else asked.sample(rng))
            self.wait_for_bots()
            self.step(FRAME)
        raise AssertionError("it never happened")


def is_asked(match: Match) -> bool:
    """Whether a person has to decide."""
    return match.waits_for_person and isinstance(match.pending, Decision)


@pytest.fixture
def seat() -> Iterator[Any]:
    stages: list[RealStage] = []

    def at_table(*players: str, name: str = "risk") -> RealStage:
        stages.append(RealStage(name, *players))
        return stages[-1]

    yield at_table
    for stage in stages:
        stage.app.close()


def test_all_chance_is_told_by_those_at_the_table(seat):
    stage = seat("human", "raider")
    assert stage.match.setup.real_table
    assert stage.match.setup.dice_by_hand


def test_a_bots_answer_waits_until_hands_have_done_it(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing)
    count = len(stage.match.moves)
    assert stage.words.startswith("Put ")
    assert stage.turn.panel.is_visible
    for _ in range(10):
        stage.step(0.5)
    assert len(stage.match.moves) == count
    stage.key("space")
    assert not stage.turn.is_speaking


def test_a_fleets_way_over_a_gate_is_one_instruction_with_a_path():
    """Friction 18: one catapult move was told as separate hops."""
    a, b, c = map(SYSTEM, ("2 arrow", "2 gate", "3 gate"))
    hops = [
        HandsStep("Move 2 ships from Arrow 2 to Gate 2", (Wording("Move"),), places=("a", "b"),
                  carried=Carried((("ship", 2),), 1, a, b, is_way=True)),
        HandsStep("Move 2 ships from Gate 2 to Gate 3", (Wording("Move"),), places=("b", "c"),
                  carried=Carried((("ship", 2),), 1, b, c, is_way=True)),
    ]  # fmt: skip
    way = joined(hops)
    assert way.sentences == (hops[0].words, hops[1].words)
    assert way.words == f"{hops[0].words}. {hops[1].words}"
    assert way.places == ("a", "b", "c")
    assert (way.carried.origin, way.carried.target, way.is_way) == (a, c, True)
    assert hops[0].sentences == (hops[0].words,)


def test_several_placements_are_one_instruction(seat):
    stage = seat("human", "captain")
    stage.until(lambda: stage.is_doing and stage.turn.panel.rungs[stage.turn.panel.now].parts)
    rung = stage.turn.panel.rungs[stage.turn.panel.now]
    assert all(part.startswith("Put ") for part in rung.sentences)
    assert len({move.seat for move in stage.match.moves[-len(rung.parts) :]}) == 1
    stage.key("space")
    stage.step()
    assert not stage.is_doing or stage.turn.panel.rungs[stage.turn.panel.now] != rung


def test_a_turn_that_goes_on_has_no_last_step(seat):
    """Friction 18: "Step 7 of 7", then "Step 8 of 8"; how many there are is known at its end."""
    stage = seat("human", "raider")
    said: dict[bool, str] = {}

    def both() -> bool:
        if stage.is_doing:
            match, number = stage.match, stage.turn._number
            later = match.moves[number + 1 :] or [match.pending]
            said[later[0].seat in (-1, 1)] = stage.turn.panel.kicker
        return len(said) == 2

    stage.until(both)
    assert re.fullmatch(r"Step \d+", said[True])
    step, of = re.fullmatch(r"Step (\d+) of (\d+)", said[False]).groups()
    assert int(step) <= int(of)


def test_a_lot_for_which_the_box_has_no_piece_is_drawn_by_the_program_unless_that_is_off():
    """Friction 11: a dummy of Rajas draws a color; who draws it by hand is told how."""
    drawn = lot("colour", Message("lot-colour"), Draw(("orange", "green")), 1)
    match = Match(GAME, commands.make_setup(GAME, ("human", "perfect"), "otter", {},
                                            real_table=True))  # fmt: skip
    match._pending = drawn
    assert not match.waits_for_person
    match.draws_lots = False
    assert match.waits_for_person
    match._pending = replace(drawn, is_lot=False)
    match.draws_lots = True
    assert match.waits_for_person


def test_where_bots_are_explained_a_dummy_asks_for_its_die_by_number_keys(seat):
    """Friction 11: the foot of the page wanted earlier steps, and no number answered."""
    stage = seat("human", "dummy", name="rajas")
    stage.app.change_settings(explain_bots=True)
    match = stage.match
    stage.until(lambda: match.waits_for_person and match.pending.kind == "area"
                and not stage.turn.is_speaking and stage.table.director.held is None)  # fmt: skip
    before = len(match.moves)
    stage.key("5", "return")
    stage.step()
    assert len(match.moves) > before


def test_several_things_of_one_answer_are_said_one_after_the_other(seat):
    stage = seat("human", "page", name="rajas")
    stage.until(lambda: stage.is_doing and stage.turn._here > 1)
    first, count = stage.words, len(stage.match.moves)
    stage.key("space")
    stage.step()
    assert stage.words != first
    assert len(stage.match.moves) == count
    stage.key("k")
    stage.step()
    assert stage.words == first
    answer = stage.turn._number
    stage.key("s")
    stage.step()
    assert not stage.turn.is_speaking or stage.turn._number > answer


def test_nothing_but_done_takes_an_instruction_away(seat):
    """A press on the page, keys of the board and an answer by words leave it where it is."""
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing and is_asked(stage.match))
    words, count = stage.words, len(stage.match.moves)
    page = stage.turn.panel.box
    stage.click(page.x + page.w * 0.3, page.y + page.h * 0.6)
    stage.key("1", "2")
    assert stage.table.submit(stage.match.pending.sample(generator("first", 1))) is False
    stage.step()
    assert stage.turn.is_speaking
    assert (stage.words, len(stage.match.moves)) == (words, count)
    stage.key("space")
    assert not stage.turn.is_speaking
    assert stage.table.submit(stage.match.pending.sample(generator("first", 1)))


def test_a_game_that_is_shown_again_waits_for_no_hands(seat):
    stage = seat("human", "raider")
    stage.until(lambda: len(stage.match.moves) > 3)
    stage.table.sitting.recorded = stage.match
    assert not stage.turn.is_on
    assert not stage.turn.is_speaking


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["risk", "rajas", "roll_galaxy", "despirala", "arcs"])
def test_the_board_differs_and_is_set_right_with_seats_bots_and_log_as_they_are(seat, name):
    stage = seat("human", REGISTRY.game(name).default_bot, name=name)
    stage.until(lambda: stage.is_doing and len(stage.match.moves) > 8)
    moves, setup = len(stage.match.moves), stage.match.setup
    stage.key("ctrl+d")
    stage.step()
    desk = stage.app.top
    assert isinstance(desk, BoardEditor)
    assert (desk.page.before, desk.table.steps) == (setup, stage.match.table.steps)
    stage.key("return")
    stage.step()
    assert stage.app.top is stage.table
    assert stage.match.setup is setup
    assert [move.kind for move in stage.match.moves[moves:]][:1] == [CORRECTED]
    stage.until(lambda: len(stage.match.moves) > moves + 1)


def test_the_board_differs_while_a_hand_is_asked_for_that_was_not_told(seat):
    stage = seat("human", "supercat", name="arcs")
    stage.until(lambda: stage.match.keeps_hand_back and stage.table.frame.asks_hand)
    moves, steps = len(stage.match.moves), stage.match.table.steps
    hand = stage.match.table.seats[0].hand
    stage.step()
    stage.key("ctrl+d")
    stage.step()
    desk = stage.app.top
    assert isinstance(desk, BoardEditor)
    assert set(desk.table.seats[0].hand) == {HIDDEN}
    assert desk.page.draft.problem is None
    assert desk.page.draft.decision is None
    desk.click(("Power", 1))
    stage.key("return")
    stage.step()
    assert stage.app.top is stage.table
    assert [move.kind for move in stage.match.moves[moves:]] == [CORRECTED]
    table = stage.match.table
    assert (table.seats[0].power, table.seats[0].hand, table.steps) == (1, hand, steps)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_instruction_is_large_and_whole(size):
    stage = RealStage("risk", "human", "raider", size=size)
    stage.until(lambda: stage.is_doing)
    page = stage.turn.panel
    assert page.box.w == pytest.approx(stage.table.width)
    assert page.box.bottom <= stage.table.frame.bar.box.y + 1
    stage.app.close()


def test_a_record_keeps_that_the_table_was_real(seat):
    stage = seat("human", "raider")
    stage.until(lambda: len(stage.match.moves) > 3)
    again = from_document(REGISTRY, to_document(stage.match))
    assert again.setup == stage.match.setup
    assert again.setup.real_table


# -- laying out ------------------------------------------------------------------------------------


def rung_of(stage: RealStage) -> str:
    """What the rung that is waited for is called."""
    return stage.turn.panel.rungs[stage.turn.panel.now].title


def test_a_game_begins_with_what_is_laid_out_rung_by_rung(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    assert stage.turn.laying.is_speaking
    assert stage.turn.cover is not None
    assert rung_of(stage) == "Ambition markers"
    assert len(stage.turn.panel.rungs) == 8
    assert [move.kind for move in stage.match.moves] == ["first"]  # only one seat can be


@pytest.mark.clause("ARCS-3.4")
def test_what_is_drawn_is_asked_at_the_rung_where_it_is_drawn(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    stage.key("space")
    stage.step()
    assert stage.turn.is_speaking
    assert rung_of(stage) == "Initiative"
    assert stage.words == "Give SUPERCAT the initiative marker"
    stage.key("space")
    stage.step()
    assert stage.match.pending.kind == "setup"
    assert not stage.turn.is_speaking


def test_all_that_is_laid_out_leaves_only_what_is_drawn_to_be_asked(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    stage.key("s")
    kinds, rng = [], generator("hands", 1)
    while not stage.turn.laying.is_over:
        stage.step()
        assert not stage.turn.is_speaking
        asked = stage.match.pending
        kinds.append(asked.kind)
        assert stage.table.submit(asked.outcomes.sample(rng))
        stage.step()
    assert kinds == ["setup", "court", "court", "court", "court"]


def test_back_goes_to_the_rung_before_and_undo_asks_again(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    for _ in "markers", "initiative":
        stage.key("space")
        stage.step()
    stage.table.submit("3p-mix-up")
    stage.step()
    card = stage.words
    stage.key("z")
    stage.step()
    assert [move.kind for move in stage.match.moves] == ["first"]
    assert not stage.turn.is_speaking
    stage.table.submit("3p-mix-up")
    stage.step()
    assert stage.words == card
    stage.key("space")
    stage.step()
    pieces = stage.words
    stage.key("space")
    stage.step()
    stage.key("k")
    stage.step()
    assert stage.words == pieces
    assert stage.turn.panel.rungs[stage.turn.panel.now].callouts


def test_what_a_rung_says_is_not_said_once_more_as_an_instruction(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    told = []

    def note() -> bool:
        if stage.is_doing:
            told.append(stage.words)
        return len(stage.match.moves) > 7

    stage.until(note)
    assert not [words for words in told if "Court card" in words or "set-up card" in words]


def test_bots_wait_until_the_board_is_laid_out(seat):
    """Risk: the order is told, and a bot is the first to claim."""
    stage = seat("human", "raider", "raider")
    stage.until(lambda: stage.match.pending.kind == "order" and not stage.turn.is_speaking)
    assert stage.table.submit((2, 3, 1))
    for _ in range(20):
        stage.step(0.5)
    assert rung_of(stage) == "Order of play"
    assert len(stage.match.moves) == 1
    stage.key("space")
    stage.until(lambda: len(stage.match.moves) > 1)


def test_a_table_of_a_position_needs_no_laying_out():
    game = REGISTRY.game("risk")
    stage = RealStage("risk", "human", "raider")
    stage.until(lambda: len(stage.match.moves) > 20)
    position = game.codec.encode(stage.match.table)
    setup = replace(stage.match.setup, position=position)
    stage.app.close()
    again = Table(App(QUICK, REGISTRY, size=(1280, 720), routes=Pages, headless=True),
                  Match(game, setup), game.table_parts())  # fmt: skip
    explained = again.frame.explained
    assert isinstance(explained, HandsTurn)
    assert explained.laying.is_over
    again.app.close()


# -- back over what hands have done ----------------------------------------------------------------


def test_taking_back_says_how_hands_undo_what_they_did_the_last_first(seat):
    """Risk: a bot claims after the person; back over both, both troops come off the map."""
    stage = seat("human", "raider", "raider")
    stage.until(lambda: is_asked(stage.match) and len(stage.match.moves) > 8)
    stage.until(lambda: is_asked(stage.match) and not stage.turn.is_speaking)
    claims = [move.events[-1].territory for move in stage.match.moves[-3:]]
    names = [stage.match.voice.say_name(TERRITORY(place)) for place in claims]
    stage.key("z")
    stage.step()
    told = [rung.words for rung in stage.turn.panel.rungs]
    assert stage.turn.cover is not None
    assert [words.rpartition(" from ")[2] for words in told] == names[::-1]
    assert told[-1] == f"Take 1 of your troops back from {names[0]}"
    for _ in told:
        assert stage.turn.is_speaking
        stage.key("space")
        stage.step()
    assert not stage.turn.is_speaking
    assert is_asked(stage.match)


def test_back_over_a_table_set_right_has_the_board_laid_out_as_it_was(seat):
    stage = seat("human", "raider", "raider")
    stage.until(lambda: is_asked(stage.match) and len(stage.match.moves) > 8)
    stage.until(lambda: is_asked(stage.match) and not stage.turn.is_speaking)
    stage.table.conductor.correct(stage.match.table)
    stage.step()
    stage.key("z")
    stage.step()
    assert stage.turn.panel.rungs[0].words.startswith("The correction is undone")


def test_a_step_that_hands_have_not_done_is_not_undone(seat):
    stage = seat("human", "raider", "raider")
    stage.until(lambda: is_asked(stage.match) and len(stage.match.moves) > 8)
    stage.until(lambda: is_asked(stage.match) and not stage.turn.is_speaking)
    decision = stage.match.pending
    assert stage.table.submit(decision.listing[0])
    stage.until(lambda: stage.is_doing)
    stage.key("z")
    stage.step()
    (only,) = stage.turn.panel.rungs
    assert only.words.startswith("Take 1 of your troops back from ")


def test_back_shows_the_steps_of_earlier_answers_and_done_comes_forward_again(seat):
    stage = seat("human", "minister", name="rajas")
    stage.until(lambda: stage.is_doing and stage.turn.panel.now > 1)
    page, words, count = stage.turn.panel, stage.words, len(stage.match.moves)
    at = page.now
    stage.key("k")
    stage.step()
    stage.key("k")
    stage.step()
    assert page.now == at - 2
    stage.key("space")
    stage.step()
    stage.key("space")
    stage.step()
    assert (stage.words, page.now, len(stage.match.moves)) == (words, at, count)


# -- what the page looks like ----------------------------------------------------------------------


def test_after_a_while_without_a_key_all_but_the_sentence_is_dim(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing)
    page = stage.turn.panel
    assert not page.is_dim
    for _ in range(42):
        stage.step(0.5)
    assert page.is_dim
    stage.key("x")
    stage.step()
    assert not page.is_dim


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("size", "is_narrow"),
    [((1920, 1080), False), ((1000, 800), True), ((900, 1200), True), ((1280, 720), False)],
)
def test_where_there_is_little_room_the_ladder_is_a_row_of_discs(size, is_narrow):
    stage = RealStage("risk", "human", "raider", size=size)
    stage.until(lambda: stage.is_doing)
    assert stage.turn.panel.is_narrow is is_narrow
    stage.app.close()


def test_only_the_places_that_hands_go_to_are_lit(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing)
    (place,) = stage.turn.panel.rungs[stage.turn.panel.now].places
    assert stage.words.endswith(place)


def test_refused_lines_unfold(seat):
    stage = seat("human", "supercat", "supercat", name="arcs")
    stage.until(lambda: stage.is_doing and stage.turn.panel.has_refused)
    page = stage.turn.panel
    before = len(page._why.reasons)
    stage.key("w")
    stage.step()
    assert len(page._why.reasons) > before


def test_the_map_is_turned_by_quarters(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing)
    stage.step()
    stage.key("t")
    stage.step()
    assert stage.turn.panel.quarters == 1


def test_while_the_board_is_laid_out_it_stands_there_who_plays(seat):
    stage = seat("human", "raider")
    who = stage.turn.panel.who
    assert who.is_visible
    assert [(each.name, each.kind) for each in who.players] == [
        ("You", "Person"), ("Badger", "Bot · Raider"),
    ]  # fmt: skip
    box = who.change.box
    factor = stage.app.scale * stage.table.plane.factor
    stage.click(box.centre_x * factor, box.centre_y * factor)
    assert isinstance(stage.app.top, SetupScene)
    assert stage.app.top.draft.real_table


def test_in_a_turn_it_does_not(seat):
    stage = seat("human", "raider")
    stage.until(lambda: stage.is_doing)
    stage.step()
    assert not stage.turn.panel.who.is_visible


# -- the sign of the real table --------------------------------------------------------------------


@pytest.mark.painted
@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("despirala", ("human", "optimal"), {}),
        ("risk", ("human", "raider", "raider"), {}),
        ("roll_galaxy", ("human", "rollbot:easy"), {}),
        ("rajas", ("human", "dummy"), {}),
        ("arcs", ("human", "supercat", "supercat"), {}),
        ("arcs", ("human", "supercat"), {"mode": "campaign"}),
    ],
)
def test_the_sign_of_the_real_table_stands_in_the_strip(name, players, options, size):
    stage = RealStage(name, *players, size=size, options=options)
    frame = stage.table.frame
    stage.app.draw()
    sign, strip = frame.sign.box, frame.top.box
    assert sign.w > 100
    assert strip.holds(sign)
    others = [*frame.top.buttons, frame.home]
    assert not any(sign.intersects(each.box) for each in others if each.is_visible)
    if frame.top.sign is None:
        assert not any(sign.intersects(each) for each in frame.seat_boxes.values())
    stage.app.close()


def test_there_is_no_such_sign_at_a_table_on_the_screen():
    game = REGISTRY.game("risk")
    setup = commands.make_setup(game, ("human", "raider", "raider"), "otter", {})
    app = App(QUICK, REGISTRY, size=(1280, 720), routes=Pages, headless=True)
    parts = game.table_parts()
    assert parts is not None
    table = Table(app, Match(game, setup), parts)
    app.push(table)
    app.step(0, [])
    assert table.frame.sign not in table.frame.widgets
    assert table.frame.sign.box.w == 0
    app.close()


def test_at_a_real_table_e_says_nothing_false_once_bots_have_played(seat):
    stage = seat("human", "minister", name="rajas")
    stage.until(lambda: stage.is_doing)
    stage.key("e")
    stage.step()
    assert not [each for each in stage.app.toasts.messages if "No bot has played" in each.text]


def test_at_150_percent_no_button_of_risk_lies_under_done():
    stage = RealStage("risk", "human", "raider", size=(1920, 1080), settings=ENLARGED)
    stage.until(lambda: stage.is_doing)
    bar = stage.table.frame.bar
    assert len(bar.secondary) >= 3
    assert not [each for each in bar.secondary if each.box.intersects(bar.primary.box)]
    stage.app.close()


@pytest.mark.painted
@pytest.mark.parametrize("name", ["arcs", "rajas"])
def test_where_seats_have_a_row_of_their_own_the_sign_stands_in_the_strip(name):
    bots = {"arcs": ("supercat", "supercat"), "rajas": ("dummy", "raja", "raja")}[name]
    stage = RealStage(name, "human", *bots, size=(1920, 1080), settings=ENLARGED)
    stage.step()
    top, sign = stage.table.frame.top, stage.table.frame.sign
    assert top.sign is sign
    assert top.box.contains(sign.box.centre)
    assert sign.box.right < top.buttons[0].box.x
    stage.app.close()


def test_an_instruction_that_comes_twice_in_a_row_says_so_the_second_time() -> None:
    """ "Done" seemed to do nothing: the next instruction said the same."""
    steps = [
        HandsStep(words) for words in ("Add a die", "Add a die", "Add a die", "Sail", "Add a die")
    ]
    said = [each.words for each in once_more(steps, "Once more")]
    assert said == [
        "Add a die", "Once more: Add a die", "Once more: Add a die", "Sail", "Add a die"
    ]  # fmt: skip
