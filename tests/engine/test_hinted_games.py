"""A game in which a hint was played is practice, whatever is taken back and wherever it is read."""

from __future__ import annotations

import io
import json
import sqlite3
from datetime import date

import pytest

from engine.core import record
from engine.core.errors import BadDocument
from engine.core.learning.challenges import Challenges, challenge_of
from engine.core.learning.report import records
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import Autosave, Journal, played_anew
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient
from tests.nim import GAME

NIM = Registry({"nim": lambda: GAME})
DAY = date(2026, 11, 22)


def at_the_person(*, setup: Setup | None = None, practice: bool = False) -> Match:
    """A match of Nim in which the person decides."""
    seats = (SeatSetup("human", "Ann"), SeatSetup("perfect", "Bot"))
    match = Match(GAME, setup or Setup(seats, "3", practice=practice))
    play_bots(match, bots_of(match))
    return match


def hinted(match: Match) -> Match:
    """The person asks for a hint and does what it says."""
    option = match.think(GAME.bot(GAME.advisor, match.setup)).option
    match.advise(option)
    match.answer(option)
    return match


def to_its_end(match: Match) -> Match:
    stand_in = GAME.bot("perfect", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)])
    return match


# -- what makes it practice


def test_to_answer_as_the_hint_says_makes_the_game_practice():
    match = hinted(at_the_person())
    assert match.is_hinted
    assert match.is_practice


def test_to_look_at_a_hint_and_answer_otherwise_does_not():
    match = at_the_person()
    advised, other = match.pending.options[:2]
    match.advise(advised)
    match.answer(other)
    assert not match.is_practice


def test_a_hint_is_about_the_decision_at_which_it_was_asked_for():
    match = at_the_person()
    advised, other = match.pending.options[:2]
    match.advise(advised)
    match.answer(other)
    play_bots(match, bots_of(match))
    match.answer(advised)
    assert not match.is_practice


def test_it_stays_practice_when_the_answer_is_taken_back():
    match = hinted(at_the_person(practice=True))
    match.undo()
    assert match.is_hinted
    assert match.fork().is_hinted


def test_a_hint_typed_in_the_text_client_counts_and_is_said_once():
    match = at_the_person()
    best = match.think(GAME.bot(GAME.advisor, match.setup)).option
    out = io.StringIO()
    TextClient(match, io.StringIO(f"hint\n{best}\nhint\n1\n"), out, lambda _: None).run()
    assert match.is_hinted
    assert out.getvalue().count("With a hint played this game counts as practice") == 1


def test_a_hint_looked_at_counts_after_the_game_was_left_and_opened_again():
    match = at_the_person()
    autosave = Autosave(match)
    autosave.save()
    option = match.think(GAME.bot(GAME.advisor, match.setup)).option
    match.advise(option)
    autosave.save()
    autosave.close()
    again = Autosave.resume(NIM, autosave.path)
    assert not again.match.is_practice
    again.match.answer(option)
    assert again.match.is_practice
    again.close()


def test_a_hint_looked_at_counts_after_another_answer_was_taken_back():
    match = at_the_person(practice=True)
    advised, other = match.pending.options[:2]
    match.advise(advised)
    match.answer(other)
    match.undo()
    match.answer(advised)
    assert match.is_hinted


@pytest.mark.parametrize("said", ["often", [["3"]], [["3", "take 1"]]])
def test_what_is_no_note_of_a_hint_is_refused_in_one_sentence(said):
    document = {**record.to_document(at_the_person()), "advised": said}
    with pytest.raises(BadDocument, match="the record's note of a hint is"):
        record.from_document(NIM, document)


# -- the record knows


@pytest.mark.parametrize("is_saved_between", [False, True])
def test_the_record_tells_it_also_of_an_answer_that_was_taken_back(tmp_path, is_saved_between):
    match = at_the_person(practice=True)
    journal = Journal(match)
    lines = ""
    if is_saved_between:
        lines = journal.news()
        journal.note()
    hinted(match)
    lines += journal.news()
    journal.note()
    match.undo()
    match.answer(match.pending.options[0])
    lines += journal.news()
    journal.note()
    assert journal.news() == ""
    path = tmp_path / "nim.json"
    path.write_text(lines, encoding="utf-8")
    again = record.load(NIM, path)
    assert again.is_hinted
    assert again.moves == match.moves
    assert played_anew(NIM, again).is_hinted


def test_a_game_that_is_resumed_goes_on_as_practice_and_its_file_says_it_once():
    autosave = Autosave(hinted(at_the_person()))
    autosave.save()
    autosave.close()
    again = Autosave.resume(NIM, autosave.path)
    again.match.answer(to_its_end(again.match.fork()).moves[len(again.match.moves)].answer)
    path = again.save()
    again.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [n for n, line in enumerate(lines) if "hinted" in json.loads(line)] == [0]
    assert record.outline(path).game == "nim"


def test_a_record_without_a_hint_says_nothing_of_hints():
    document = record.to_document(to_its_end(at_the_person()))
    assert "hinted" not in document
    assert not record.from_document(NIM, document).is_practice


def test_what_is_no_yes_or_no_is_refused_in_one_sentence():
    document = {**record.to_document(at_the_person()), "hinted": "often"}
    with pytest.raises(
        BadDocument, match="the record's mark of hints is 'often'; it must be true or"
    ):
        record.from_document(NIM, document)


# -- what becomes of its result


def results(tmp_path) -> Statistics:
    """A usual game, one with a hint, one in which all could be taken back."""
    store = Statistics(tmp_path / "statistics.sqlite3")
    store.add(to_its_end(at_the_person()), "usual.json")
    store.add(to_its_end(hinted(at_the_person())), "hinted.json")
    store.add(to_its_end(at_the_person(practice=True)), "taken back.json")
    return store


def test_practice_brings_no_rating_record_or_badge(tmp_path):
    past = results(tmp_path).past()
    assert [(game.record, game.is_rated) for game in past] == [
        ("usual.json", True), ("hinted.json", False), ("taken back.json", False),
    ]  # fmt: skip
    assert all(each.value is None for each in records([GAME], [g for g in past if g.is_practice], 0)
               if each.game == "nim")  # fmt: skip


def test_practice_has_rows_of_its_own_in_the_statistics(tmp_path):
    store = results(tmp_path)
    rows = [row for row in store.by_player("nim") if row.player == "human"]
    assert [(row.games, row.is_practice) for row in rows] == [(1, False), (2, True)]
    assert sum(row.games for row in store.best_performances()) <= 1


def test_a_store_of_before_there_was_practice_has_none(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    store = Statistics(path)
    store.add(to_its_end(at_the_person()), "usual.json")
    with sqlite3.connect(path) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert "practices" not in tables
    assert all(game.is_rated for game in store.past())
    assert not any(row.is_practice for row in store.by_player())


# -- the challenge of the day


def attempt(*, is_hinted: bool) -> Challenges:
    """Today's challenge, played to its end and noted only when the page of challenges opens."""
    challenge = challenge_of(GAME, DAY)
    assert challenge is not None
    match = at_the_person(setup=challenge.setup("Robin"))
    path = Autosave(to_its_end(hinted(match) if is_hinted else match)).save()
    Challenges.load().begin("nim", DAY, path.name)
    Challenges.load().catch_up(NIM, DAY)
    return Challenges.load()


def test_a_hint_played_makes_the_attempt_practice():
    kept = attempt(is_hinted=True)
    assert kept.attempts["nim", DAY].is_done
    assert kept.attempts["nim", DAY].practice == "hint"
    assert kept.days == set()


def test_an_attempt_without_a_hint_counts():
    assert attempt(is_hinted=False).days == {DAY}


def test_an_attempt_under_way_is_practice_from_the_hint_on():
    challenge = challenge_of(GAME, DAY)
    assert challenge is not None
    autosave = Autosave(at_the_person(setup=challenge.setup("Robin")))
    name = autosave.save().name
    Challenges.load().begin("nim", DAY, name)
    hinted(autosave.match)
    autosave.save()
    autosave.close()
    Challenges.load().catch_up(NIM, DAY)
    assert Challenges.load().attempts["nim", DAY].practice == "hint"
