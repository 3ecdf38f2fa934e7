"""Statistics: every finished game once; a damaged store is put aside, a foreign one stays."""

import sqlite3
from dataclasses import replace

import pytest

from engine.core.errors import InputError
from engine.core.learning.statistics import Statistics
from engine.core.setup import SeatSetup
from engine.core.storage import StorageError
from tests.engine.test_saves import match_after

FINISHED = 1000


def test_statistics_count_a_game_once():
    match = match_after(FINISHED)
    store = Statistics()
    store.add(match, "a.json")
    store.add(match, "a.json")
    rows = {row.player: row for row in store.by_player("nim")}
    assert rows["perfect"].won + rows["random"].won == 1
    assert rows["perfect"].mean_score == match.result.scores[0]
    assert store.recent()[0][1:] == ("nim", "a.json")


def store_with_games(path, games: int = 60) -> Statistics:
    store = Statistics(path)
    for number in range(games):
        store.add(match_after(FINISHED), f"{number}.json")
    return store


def zeroed_page(content: bytes) -> bytes:
    return content[:4096] + bytes(4096) + content[8192:]


def flipped_header(content: bytes) -> bytes:
    return bytes([content[0] ^ 8]) + content[1:]


@pytest.mark.parametrize("damage", [zeroed_page, flipped_header, lambda content: b"no database"])
def test_a_damaged_store_is_put_aside_with_one_sentence_and_counting_begins_anew(tmp_path, damage):
    path = tmp_path / "statistics.sqlite3"
    store_with_games(path)
    content = damage(path.read_bytes())
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"kept as statistics\.damaged-1\.sqlite3"):
        Statistics(path).by_player()
    assert (tmp_path / "statistics.damaged-1.sqlite3").read_bytes() == content
    assert Statistics(path).by_player() == []
    assert Statistics(path).add(match_after(FINISHED), "new.json") is None
    assert len(Statistics(path).recent()) == 1


def test_a_game_that_ends_over_a_damaged_store_is_counted_in_the_next(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    store_with_games(path)
    path.write_bytes(zeroed_page(path.read_bytes()))
    note = Statistics(path).add(match_after(FINISHED), "new.json")
    assert "counting begins again" in note
    assert len(Statistics(path).recent()) == 1


@pytest.mark.parametrize("ask", ["by_player", "recent"])
def test_the_database_of_another_program_stays_untouched(tmp_path, ask):
    path = tmp_path / "statistics.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(InputError, match="another program's database"):
        getattr(Statistics(path), ask)()
    with pytest.raises(InputError, match="another program's database"):
        Statistics(path).add(match_after(FINISHED), "new.json")
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE seats SET score = 'much'",
        "UPDATE seats SET winners = 0",
        "UPDATE seats SET player = x'00ff'",
        "UPDATE games SET finished = 'yesterday'",
        "UPDATE games SET record = record || char(0)",
    ],
)
def test_a_store_with_something_else_in_a_column_is_damaged(tmp_path, change):
    path = tmp_path / "statistics.sqlite3"
    store = store_with_games(path, 2)
    connection = sqlite3.connect(path)
    connection.execute(change)
    connection.commit()
    connection.close()
    with pytest.raises(InputError, match="counting begins again"):
        store.by_player(), store.recent()


def test_looking_at_a_store_that_is_not_there_makes_none(tmp_path):
    store = Statistics(tmp_path / "statistics.sqlite3")
    assert (store.by_player(), store.recent()) == ([], [])
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file_is_said_in_one_sentence(tmp_path):
    (tmp_path / "user").write_text("a file")
    store = Statistics(tmp_path / "user" / "statistics.sqlite3")
    assert store.recent() == []
    with pytest.raises(StorageError, match="cannot be written"):
        store.add(match_after(FINISHED), "a.json")


def test_the_places_of_the_latest_game_of_a_person(tmp_path):
    store = Statistics(tmp_path / "statistics.sqlite3")
    assert store.last_places("nim") == []
    match = match_after(FINISHED)
    store.add(match, "bots.json")
    assert store.last_places("nim") == []
    person = SeatSetup("human", "You")
    match.setup = replace(match.setup, seats=(person, *match.setup.seats[1:]))
    store.add(match, "mine.json")
    places = zip(["human", match.setup.seats[1].player], match.result.ranks, strict=True)
    assert store.last_places("nim") == [*places]


def test_the_places_of_a_challenge_are_left_out_by_the_name_of_its_record(tmp_path):
    store = Statistics(tmp_path / "statistics.sqlite3")
    match = match_after(FINISHED)
    person = SeatSetup("human", "You")
    match.setup = replace(match.setup, seats=(person, *match.setup.seats[1:]))
    store.add(match, "usual.json")
    usual = store.last_places("nim")
    store.add(match, "challenge.json")
    assert store.last_places("nim", ["challenge.json"]) == usual
    assert store.last_places("nim", ["challenge.json", "usual.json"]) == []
