"""Positions being edited: every field of every game, bad edits named, undo, files."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as some

from engine.core.decision import Chance
from engine.core.errors import BadDocument, IllegalAnswer, InputError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.position.draft import (
    Field,
    PositionDraft,
    load_position,
    path_text,
    positions_folder,
)
from engine.core.position.fields import FieldReader, plain_title
from engine.core.setup import SeatSetup, Setup
from engine.core.step import Step
from engine.text.message import Message
from games import REGISTRY
from games.roll_galaxy import setting_out as roll_words
from games.roll_galaxy.game import RollGalaxyGame
from tests.nim import GAME as NIM
from tests.voice.spoken import english
from tests.voice.within import classes_within


class WordedRoll(RollGalaxyGame):
    """Roll for the Galaxy with the editor's words, whether its package wires them or not."""

    def position_words(self):
        return roll_words.WORDS

    def deal_hidden(self, table, rng):
        return roll_words.deal_hidden(table, rng)


ROLL = WordedRoll()
GAMES = [*(game for game in REGISTRY.games() if game.key != ROLL.key), ROLL, NIM]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
ANSWERS = (0, 1, 9, 40, 160, 420)


def table_after(game: Game, answers: int, options: dict[str, str] | None = None):
    """The table of a game of three at random after so many answers, dice rolled."""
    count = max(game.fewest_seats, min(game.most_seats, 3))
    seats = tuple(SeatSetup("random", f"Seat {n}") for n in range(1, count + 1))
    setup = Setup(seats, f"position-{answers}", options or {})
    match, rng = Match(game, setup), Random(answers)
    while match.pending is not None and len(match.moves) < answers:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(rng.choice(match.pending.options))
    return match.table


def at_the_start(game: Game) -> PositionDraft:
    """A person against the bot that the game seats by itself."""
    setup = Setup((SeatSetup("human", "You"), SeatSetup(game.default_bot, "It")), "position")
    return PositionDraft.of_table(game, Match(game, setup).table)


def drafts_of_other_modes(game: Game) -> list[PositionDraft]:
    """A draft of every mode of a game but the usual one."""
    modes = [
        {each.key: choice.value}
        for each in game.settings if each.key == "mode"
        for choice in each.choices if choice.value != each.default
    ]  # fmt: skip
    return [PositionDraft.of_table(game, table_after(game, 160, mode)) for mode in modes]


def draft_after(game: Game, answers: int) -> PositionDraft:
    return PositionDraft.of_table(game, table_after(game, answers))


def edits_of(draft: PositionDraft, field: Field):
    """Every kind of change the editor offers for a field."""
    path = field.path
    if field.kind == "number":
        yield lambda: draft.set_value(path, field.value + 1)
        yield lambda: draft.set_value(path, field.value - 1)
    elif field.kind == "flag":
        yield lambda: draft.set_value(path, not field.value)
    elif field.kind == "text":
        yield lambda: draft.set_value(path, field.value + "x")
    elif field.kind == "choice":
        for choice in field.choices:
            yield lambda value=choice.value: draft.set_value(path, value)
    elif field.kind == "list":
        for choice in field.choices:
            yield lambda value=choice.value: draft.add_item(path, value)
    elif field.kind == "map":
        for choice in field.choices:
            yield lambda key=choice.value: draft.put_key(path, key)
    elif field.kind == "group":
        for choice in field.choices:
            yield lambda name=choice.value: draft.set_class(path, name)
    if field.kind in ("list", "map"):
        for child in field.children:
            yield lambda item=child.path: draft.remove_item(item)


def is_sound(draft: PositionDraft) -> bool:
    """The draft can be told, shown and read again, whatever is wrong with it."""
    again = PositionDraft(draft.game, json.loads(draft.text()))
    draft.describe(tuple(f"Seat {n}" for n in range(1, 12)))
    assert draft.sections
    if draft.problem is None:
        assert draft.waits_for
        assert draft.table.check() == []
    else:
        assert draft.problem.sentence
        assert not draft.is_playable
    return again.document == draft.document and again.table == draft.table


@every_game
@pytest.mark.parametrize("answers", ANSWERS)
def test_a_table_becomes_a_draft_and_the_same_table_again(game, answers):
    table = table_after(game, answers)
    draft = PositionDraft.of_table(game, table)
    assert draft.table == table
    assert draft.problem is None
    assert is_sound(draft)


@pytest.mark.sample(3)
@every_game
@pytest.mark.parametrize("answers", [9, 160])
def test_every_field_can_be_edited_and_taken_back(game, answers):
    draft, changed = draft_after(game, answers), 0
    before = draft.document
    for field in list(draft.root.family()):
        edits = list(edits_of(draft, field))
        for edit in (*edits[:1], *edits[-1:]):
            edit()
            if draft.document != before:
                changed += 1
                assert PositionDraft(game, json.loads(draft.text())).table == draft.table
                assert draft.problem is None or draft.problem.sentence
                draft.undo()
            assert draft.document == before
    assert changed > 5


@every_game
def test_every_leaf_stands_in_one_line_of_the_editor(game):
    draft = draft_after(game, 160)
    shown = [
        cell.path
        for section in draft.sections
        for row in section.rows
        for top in row.cells
        for cell in (top.family() if top.kind in ("list", "fixed") else (top,))
    ]
    leaves = {field.path for field in draft.root.family() if field.is_leaf}
    assert leaves <= set(shown)


@pytest.mark.sample(3)
@every_game
@effort(max_examples=25)
@given(data=some.data())
def test_any_edits_are_undone_and_redone(game, data):
    draft = draft_after(game, data.draw(some.sampled_from(ANSWERS), label="answers"))
    first, done = draft.document, 0
    for _ in range(data.draw(some.integers(1, 6), label="edits")):
        field = data.draw(some.sampled_from(list(draft.root.family())), label="field")
        edits = list(edits_of(draft, field))
        if edits:
            before = draft.document
            edits[data.draw(some.integers(0, len(edits) - 1), label="edit")]()
            done += draft.document != before
            assert is_sound(draft)
    last = draft.document
    for _ in range(done):
        draft.undo()
    assert draft.document == first
    assert not draft.can_undo
    for _ in range(done):
        draft.redo()
    assert draft.document == last


@every_game
def test_a_value_of_another_type_is_refused_and_named(game):
    draft = draft_after(game, 9)
    before = draft.document
    for field in draft.root.family():
        if field.kind in ("number", "flag", "text"):
            with pytest.raises(BadDocument) as refusal:
                draft.set_value(field.path, ["nonsense"])
            assert f"position.{path_text(field.path)} is" in str(refusal.value)
    assert draft.document == before
    assert not draft.can_undo


@pytest.mark.parametrize(
    ("key", "path", "value", "sentence"),
    [
        ("despirala", ("turn",), 99, "turn is 99; a game has the turns 1 to 14"),
        ("despirala", ("sheets", 1, "goods"), 999, "sheets[1].goods is 999"),
        ("despirala", ("dice",), [7], "dice is [7]"),
        ("risk", ("seat",), 9, "seat is 9; the seats are 0 to 2"),
        ("risk", ("owners", 3), 9, "owners[3] is 9"),
        ("risk", ("troops", 3), -1, "troops[3] is -1"),
        ("risk", ("hands", 1), [5, 4], "hands[1] is [5, 4]; it must be in ascending order"),
        ("roll_galaxy", ("seats", 0, "credits"), 11, "seats[0].credits is 11"),
        ("roll_galaxy", ("seats", 2, "cup"), [-1] * 7, "seats[2].cup must be 7 counts"),
        ("roll_galaxy", ("phase",), 8, "phases and phase must hold numbers"),
    ],
)
def test_an_impossible_position_names_its_field(key, path, value, sentence):
    game = next(game for game in GAMES if game.key == key)
    draft = draft_after(game, 160)
    draft.set_value(path, value)
    assert draft.problem is not None
    assert draft.problem.sentence.startswith(sentence)
    assert draft.problem.path is not None
    assert draft.problem.path[0] in (*path, "phases")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("seats",), 9, "seats: 9 play; Nim seats 1 to 6"),
        (("turn",), 5, "steps ask seat 5; the seats are 0 to 2"),
    ],
)
def test_what_the_rules_do_not_look_at_is_wrong_as_well(path, value, sentence):
    draft = draft_after(NIM, 1)
    draft.set_value(path, value)
    assert draft.problem is not None
    assert draft.problem.sentence == sentence


def test_what_is_wrong_with_a_step_leads_to_the_steps():
    draft = draft_after(REGISTRY.game("risk"), 160)
    draft.set_value(("steps",), [{"type": "MoveIn", "source": 0, "captured": 0, "minimum": 1}])
    assert draft.problem is not None
    assert draft.problem.path == ("steps",)


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy"])
def test_a_seat_comes_and_goes(key):
    game = next(game for game in GAMES if game.key == key)
    draft = draft_after(game, 160)
    assert draft.seats == 3
    draft.add_seat()
    assert draft.seats == 4
    draft.remove_seat(3)
    draft.remove_seat(1)
    assert draft.seats == 2
    assert len([section for section in draft.sections if section.seat is not None]) == 2
    for _ in range(3):
        draft.undo()
    assert draft.table == table_after(game, 160)


def test_seat_numbers_follow_when_a_seat_leaves():
    draft = draft_after(REGISTRY.game("risk"), 160)
    draft.set_value(("order",), [2, 0, 1])
    draft.set_value(("owners", 0), 2)
    draft.set_value(("owners", 1), 1)
    draft.remove_seat(1)
    assert draft.document["order"] == [1, 0]
    assert draft.document["owners"][:2] == [1, 0]
    assert len(draft.document["owners"]) == 42


def test_goods_follow_the_tableau_they_lie_on():
    draft = draft_after(ROLL, 160)
    tableau = ("seats", 0, "tableau")
    count = len(draft.document["seats"][0]["tableau"])
    draft.add_item(tableau, 0)
    assert draft.document["seats"][0]["goods"][count] == []
    draft.remove_item((*tableau, count))
    assert len(draft.document["seats"][0]["goods"]) == count


def test_a_step_becomes_another_and_keeps_like_fields():
    draft = draft_after(REGISTRY.game("risk"), 160)
    steps = ("steps",)
    draft.set_value(steps, [{"type": "ChooseDefence", "source": 3, "target": 4, "dice": 2}])
    draft.set_class(("steps", 0), "RollBattle")
    assert draft.document["steps"] == [
        {"type": "RollBattle", "source": 3, "target": 4, "attack": 1, "defence": 1}
    ]
    with pytest.raises(BadDocument, match=r"steps\[0\].type cannot be Nonsense"):
        draft.set_class(("steps", 0), "Nonsense")


def test_an_attempt_is_made_and_withdrawn():
    draft = draft_after(REGISTRY.game("despirala"), 40)
    draft.set_class(("attempt",), "Attempt")
    assert draft.document["attempt"]["combination"] == "Despirala"
    draft.set_class(("attempt",), None)
    assert draft.document["attempt"] is None


def test_what_is_offered_lies_nowhere_else():
    draft = draft_after(REGISTRY.game("risk"), 420)
    hands = draft.document["hands"]
    held = {card for hand in hands for card in hand}
    fields = {field.path: field for field in draft.root.family()}
    assert held
    assert not held & {choice.value for choice in fields["hands", 0].choices}


def test_the_draft_says_what_comes_next():
    assert english(draft_after(NIM, 0).waits_for) == "Chance is next: Roll the die for the heap"
    assert english(draft_after(NIM, 1).waits_for) == "Seat 1 decides: Take 1 to 3 stones"
    over = draft_after(NIM, 420)
    assert english(over.waits_for) == "The game is over here"
    assert not over.is_playable
    assert over.decision is None


def test_json_text_is_read_whole_or_not_at_all():
    draft = draft_after(NIM, 1)
    with pytest.raises(BadDocument, match="this is not JSON"):
        draft.read_text("{")
    with pytest.raises(BadDocument, match=r"position.heap is 'many'; it must be a whole number"):
        draft.read_text(draft.text().replace(f'"heap": {draft.table.heap}', '"heap": "many"'))
    draft.read_text(draft.text().replace(f'"heap": {draft.table.heap}', '"heap": 7'))
    assert draft.table.heap == 7
    draft.undo()
    assert draft.table.heap != 7


def test_a_draft_is_kept_in_a_file(tmp_path):
    draft = draft_after(NIM, 1)
    path = positions_folder(NIM) / "mine.json"
    draft.save(path)
    assert load_position(NIM, path).document == draft.document
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(InputError, match=r"mine.json: position (is|cannot be of the kind)"):
        load_position(NIM, path)


def test_there_is_nothing_to_take_back_at_first():
    draft = draft_after(NIM, 1)
    with pytest.raises(IllegalAnswer, match="nothing to undo"):
        draft.undo()
    with pytest.raises(IllegalAnswer, match="nothing to redo"):
        draft.redo()


@every_game
def test_a_games_words_are_about_fields_and_classes_that_there_are(game):
    known = set()
    drafts = [at_the_start(game), *[draft_after(game, answers) for answers in ANSWERS]]
    for draft in (*drafts, *drafts_of_other_modes(game)):
        for field in draft.root.family():
            if field.kind == "group" and field.value is not None:
                known.add(field.value)
                known.update(f"{field.value}.{child.path[-1]}" for child in field.children)
                known.update(f"*.{child.path[-1]}" for child in field.children)
    classes = {cls.__name__: cls for cls in game.codec.registered(object)}
    classes |= {cls.__name__: cls for cls in classes_within(game, *classes.values())}
    for cls in classes.values():
        known.add(cls.__name__)
        known.update(f"{cls.__name__}.{each.name}" for each in fields(cls))
        known.update(f"*.{each.name}" for each in fields(cls))
    assert set(game.position_words()) - known == set()


@pytest.mark.parametrize("game", [REGISTRY.game("despirala"), REGISTRY.game("risk"), ROLL])
def test_every_field_of_a_table_and_its_seats_has_a_title(game):
    reader = FieldReader(game, draft_after(game, 160).document)
    silent = [
        f"{field.value}.{child.path[-1]}"
        for field in reader.root().family()
        if field.kind == "group" and "steps" not in field.path and field.value is not None
        for child in field.children
        if not isinstance(child.title, Message)
    ]
    assert (
        sorted({*silent} - {f"{game.table_type.__name__}.{name}" for name in ("rules", "steps")})
        == []
    )


# -- what the steps hold --------------------------------------------------------------------------

FREE_TEXTS = {
    "CarryOut.chosen", "DummyReplaceNew.old", "Effect.amount", "Effect.as_resource",
    "Effect.condition", "Effect.resource", "Effect.suit", "Effect.where", "HoldGrievance.cause",
    "OrderEffects.cards", "Part.name", "CarryOut.source", "ChooseDice.source", "RollGained.source",
    "TakeAttached.host",
}  # fmt: skip
"""What is told to somebody or names several kinds of things; no text beside these is free."""


@every_game
def test_a_step_names_only_what_there_is(game):
    reader = FieldReader(game, at_the_start(game).document)
    found = {
        f"{cls.__name__}.{each.name}"
        for cls in classes_within(game, *game.codec.registered(Step)) - classes_within(game)
        for each in fields(cls)
        if _holds_free_text(reader, get_type_hints(cls)[each.name], cls, each.name)
    }
    assert found <= FREE_TEXTS


def _holds_free_text(reader: FieldReader, hint: Any, cls: type, name: str) -> bool:
    kinds = {hint, *get_args(hint), *(inner for each in get_args(hint) for inner in get_args(each))}
    named = reader.named(reader.words_of(cls, name))
    return str in kinds and not any(isinstance(each.value, str) for each in named)


@pytest.mark.parametrize("key", REGISTRY.keys)
@pytest.mark.parametrize("answers", ANSWERS)
def test_a_step_that_names_no_seat_is_refused_wherever_it_lies(key, answers):
    game = REGISTRY.game(key)
    document = draft_after(game, answers).document
    for place, step in enumerate(document["steps"]):
        for seat in (-1, 99) if "seat" in step else ():
            steps = [*document["steps"]]
            steps[place] = {**step, "seat": seat}
            problem = PositionDraft(game, {**document, "steps": steps}).problem
            assert problem is not None
            assert problem.sentence == f"steps[{place}].seat cannot be {seat}"
            assert problem.path == ("steps", place, "seat")


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_the_steps_of_a_game_hold_what_they_may(key):
    game = REGISTRY.game(key)
    for draft in drafts_of_other_modes(game):
        assert draft.problem is None


@pytest.mark.parametrize(("name", "title"), [("in_hand", "In hand"), ("MoveIn", "Move in")])
def test_names_of_the_program_become_titles(name, title):
    assert plain_title(name) == title
