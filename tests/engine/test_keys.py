"""Keys: where a guest sits, chance follows from the seed and 128 bits that no guest is given."""

import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import record
from engine.core.arena import (
    League,
    Tournament,
    on_processes,
    play_setup,
    play_tournament,
    simulate,
)
from engine.core.chance import Dice, KeyedRandom, NumberedRandom, fresh_key, key_for, key_of, keyed
from engine.core.decision import CHANCE, close_bots
from engine.core.errors import InputError
from engine.core.external.file_bot import FileBot
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.record import Autosave
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from engine.core.thinking import MatchCopy, ToldSoFar, Topic
from games import REGISTRY as GAMES
from tests.engine.test_match_from_position import match_from
from tests.engine.test_position import table_after
from tests.nim import GAME

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="guests need POSIX")
REGISTRY = Registry({"nim": lambda: GAME})
RISK = GAMES.game("risk")
KEY, OTHER = "00" * 15 + "01", "00" * 15 + "02"
DRAWING = """
class Bot:
    def choose(self, view, decision, rng):
        return rng.choice(list(decision.options))
"""


@pytest.fixture
def guest(tmp_path) -> str:
    """A bot from outside that draws everything it answers."""
    path = tmp_path / "mybot.py"
    path.write_text(DRAWING)
    return f"trusted:{path}"


def setup(*players: str, key: str = "", seed: str = "a-word") -> Setup:
    return Setup(tuple(SeatSetup(player, player) for player in players), seed, key=key)


def play(match: Match, limit: int | None = None) -> Match:
    bots = bots_of(match)
    play_bots(match, bots, limit)
    close_bots(bots)
    return match


# -- keys and the numbers that follow from them ---------------------------------------------------


def test_a_fresh_key_has_128_bits_and_comes_once():
    assert len({fresh_key() for _ in range(100)}) == 100
    assert int(max(fresh_key() for _ in range(100)), 16) >> 120, "the first bits are used"
    assert key_of(fresh_key(), "the key")


def test_a_key_may_be_typed_in_capitals():
    assert key_of("C0FFEE" * 5 + "42", "--key") == "c0ffee" * 5 + "42"


@pytest.mark.parametrize("text", ["", "12", KEY + "0", "g" * 32, "٣" * 32, KEY[:-1] + " ", None, 7])
def test_what_is_no_key_gets_one_sentence(text):
    with pytest.raises(InputError, match=r"^--key is .*; it must be 32 digits 0-9 and a-f$"):
        key_of(text, "--key")


def test_keyed_numbers_are_the_same_again_and_others_under_any_other_key_seed_purpose_or_answer():
    def rolls(key: str, seed: str, purpose: str, answer: int) -> list[tuple[int, ...]]:
        rng = KeyedRandom(key, seed, purpose).at(answer)
        return [Dice(6).sample(rng) for _ in range(4)]

    ways = [(KEY, "a", "chance", 3), (OTHER, "a", "chance", 3), (KEY, "b", "chance", 3),
            (KEY, "a", "guest", 3), (KEY, "a", "chance", 4)]  # fmt: skip
    assert [rolls(*way) for way in ways] == [rolls(*way) for way in ways]
    assert len({str(rolls(*way)) for way in ways}) == len(ways)


def test_keyed_dice_are_fair():
    rng = KeyedRandom(KEY, "a", "chance")
    faces = Counter(face for number in range(2000) for face in Dice(6).sample(rng.at(number)))
    assert set(faces) == set(range(1, 7))
    assert max(faces.values()) - min(faces.values()) < 300, "of 2000 each"


# -- who gets a key -------------------------------------------------------------------------------


def test_a_match_gets_a_key_of_its_own_only_where_a_guest_sits(guest):
    one, other = (Match(GAME, setup(guest, "random")) for _ in range(2))
    assert len(one.setup.key) == 32
    assert one.setup.key != other.setup.key
    assert Match(GAME, setup("perfect", "human")).setup.key == ""
    assert "key" not in record.to_document(Match(GAME, setup("perfect", "random")))["setup"]


@pytest.mark.parametrize("name", ["file:a.py", "trusted:a.py", "syncs:a.py", "syncs*4:a.py"])
def test_every_form_of_guest_calls_for_a_key(name):
    assert keyed(setup("human", name)).key
    assert key_for(["human", name], "") != key_for(["human", name], "")
    assert key_for(["human", name], KEY) == KEY


def test_a_key_where_no_guest_sits_is_refused():
    with pytest.raises(InputError, match="--key is for games with a guest"):
        key_for(["human", "random"], KEY)


def test_the_key_decides_the_dice_and_the_seed_alone_does_not(guest):
    games = [play(Match(GAME, setup(guest, "random", key=key))).moves for key in (KEY, KEY, OTHER)]
    assert games[0] == games[1]
    assert games[0] != games[2]
    rolled = [move.answer for move in games[0] if move.seat == CHANCE]
    seeded = NumberedRandom("a-word", "chance").at(0)
    assert rolled[0] != Dice(len(rolled[0])).sample(seeded)


def test_what_a_guest_draws_with_is_neither_chance_nor_what_the_house_draws_with(guest):
    match = Match(GAME, setup(guest, "random", key=KEY))
    guests, house = (match._bot_dice.of_seat(seat).at(1) for seat in (0, 1))
    drawn = guests.getrandbits(64)
    assert drawn == KeyedRandom(KEY, "a-word", "guest", 0).at(1).getrandbits(64)
    assert house.getrandbits(64) == KeyedRandom(KEY, "a-word", "bot", 1).at(1).getrandbits(64)
    assert drawn != match.chance_generator(1).getrandbits(64)
    assert drawn != NumberedRandom("a-word", "bot", 0).at(1).getrandbits(64)


def test_what_a_position_hides_is_dealt_by_the_key_too():
    table = table_after(RISK, 420)
    view = RISK.codec.encode(table.seen_by(table.decider()))
    match = match_from(RISK, view)
    keys = [f"{number:032x}" for number in range(1, 7)]
    dealt = [RISK.opening(replace(match.setup, key=key)).hands for key in keys]
    assert dealt == [RISK.opening(replace(match.setup, key=key)).hands for key in keys]
    assert any(hands != dealt[0] for hands in dealt)
    assert [sum(map(len, hands)) for hands in dealt] == [sum(map(len, table.hands))] * 6


# -- the key stays with the match -----------------------------------------------------------------


def test_undo_redo_and_fork_keep_the_key_and_the_dice(guest):
    match = Match(GAME, replace(setup("human", guest), practice=True))
    match.roll()
    match.answer(match.pending.options[0])
    again = match.fork()
    assert again.setup.key == match.setup.key
    ahead = play(match.fork(), 2).moves
    match.undo()
    match.redo()
    assert play(match, 2).moves == ahead


def test_a_record_holds_the_key_and_is_verified_by_it(guest):
    match = play(Match(GAME, setup(guest, "random", key=KEY)))
    document = json.loads(json.dumps(record.to_document(match)))
    assert document["setup"]["key"] == KEY
    again = record.from_document(REGISTRY, document)
    assert again.setup == match.setup
    assert record.verify(again, document)
    document["setup"]["key"] = OTHER
    assert not record.verify(record.from_document(REGISTRY, document), document)


def test_a_record_from_before_there_were_keys_is_read_and_verified_without_one(guest):
    match = play(Match(GAME, setup(guest, "random"), is_again=True))
    document = json.loads(json.dumps(record.to_document(match)))
    assert "key" not in document["setup"]
    again = record.from_document(REGISTRY, document)
    assert again.setup.key == ""
    assert record.verify(again, document)


@pytest.mark.parametrize("key", ["12", None, 5, "x" * 32])
def test_a_damaged_key_in_a_record_gets_one_sentence(guest, key):
    document = record.to_document(Match(GAME, setup(guest, "random")))
    document["setup"]["key"] = key
    with pytest.raises(InputError, match=r"key is .*"):
        record.from_document(REGISTRY, document)


def test_a_resumed_game_goes_on_with_the_dice_of_its_key(guest):
    autosave = Autosave(play(Match(GAME, setup(guest, "random")), 3))
    path = autosave.save()
    autosave.close()
    whole = play(autosave.match)
    resumed = Autosave.resume(REGISTRY, path)
    resumed.close()
    assert play(resumed.match).moves == whole.moves


def test_whoever_thinks_about_a_match_elsewhere_has_its_key(guest):
    match = play(Match(GAME, setup(guest, "random")), 3)
    news = ToldSoFar().question(Topic(match).now(), str, ()).news
    copy = MatchCopy(*news.opening)
    assert copy.match.setup.key == match.setup.key


# -- simulations and tournaments ------------------------------------------------------------------


def without_times(document):
    timed = ("seconds", "games_per_second", "decisions_per_second")
    return {key: value for key, value in document.items() if key not in timed}


def test_one_game_of_a_simulation_can_be_played_again_by_itself(guest):
    tournament = Tournament((guest, "random"), 3, "1", key=KEY)
    outcome = play_setup(GAME, tournament.setup(2))
    match = play(Match(GAME, setup(guest, "random", seed="1/2", key=KEY)))
    assert match.result.ranks == outcome.ranks
    assert play_out(GAME, tournament.setup(2), 1000)[1] == outcome.answers == len(match.moves)


@needs_posix
def test_a_simulation_with_a_guest_is_the_same_by_its_key_for_any_number_of_jobs(guest):
    seats = (guest.replace("trusted", "file"), "random")
    first = simulate(GAME, Tournament(seats, 12, "1"), jobs=1)
    again = simulate(GAME, Tournament(seats, 12, "1", key=first["key"]), jobs=2)
    assert without_times(first) == without_times(again)
    assert simulate(GAME, Tournament(seats, 12, "1"), jobs=1)["key"] != first["key"]


def league(guest: str, **changes) -> League:
    values = {"entrants": (guest, "random", "perfect"), "games": 18, "seed": "7", "table_seats": 2}
    return League(**{**values, **changes})


@needs_posix
def test_a_tournament_with_a_guest_is_the_same_by_its_key_for_any_number_of_jobs(guest):
    guest = guest.replace("trusted", "file")
    first = play_tournament(GAME, league(guest), on_processes(1))
    again = play_tournament(GAME, league(guest, key=first["key"]), on_processes(2))
    assert without_times(first) == without_times(again)


def test_a_table_of_a_tournament_without_a_guest_has_no_key(guest):
    keyed_league = league(guest, key=KEY)
    keys = {keyed_league.seating(n): keyed_league.setup(n).key for n in range(3)}
    assert keys == {(0, 1): KEY, (0, 2): KEY, (1, 2): ""}


def test_a_tournament_that_is_gone_on_with_keeps_the_key_of_its_state(guest, tmp_path):
    state, here = tmp_path / "state.json", on_processes(1)
    begun = play_tournament(GAME, league(guest, games=7), here, state)
    assert json.loads(state.read_text())["key"] == begun["key"]
    resumed = play_tournament(GAME, league(guest), here, state)
    whole = play_tournament(GAME, league(guest, key=begun["key"]), here)
    assert without_times(resumed) == without_times(whole)
    with pytest.raises(InputError, match="belongs to another tournament: its key is"):
        play_tournament(GAME, league(guest, key=KEY), here, state)


@pytest.mark.parametrize(
    ("key", "sentence"), [(None, "has no key, so guests could know"), ("12", "its key is '12'; it")]
)
def test_a_state_without_a_sound_key_gets_one_sentence(guest, tmp_path, key, sentence):
    state, here = tmp_path / "state.json", on_processes(1)
    play_tournament(GAME, league(guest, games=2), here, state)
    document = json.loads(state.read_text())
    document.pop("key") if key is None else document.update(key=key)
    state.write_text(json.dumps(document))
    with pytest.raises(InputError, match=sentence):
        play_tournament(GAME, league(guest), here, state)


# -- what a guest is given ------------------------------------------------------------------------


@needs_posix
def test_neither_the_command_nor_the_environment_of_a_guest_holds_seed_or_key(guest, monkeypatch):
    given = []
    monkeypatch.setattr(
        "engine.core.external.file_bot.ExternalProcess",
        lambda *words, **more: given.append((words, more)) or (_ for _ in ()).throw(InputError("")),
    )
    match = Match(GAME, setup(f"file:{Path(guest.partition(':')[2])}", "random", key=KEY))
    [bot, _] = bots_of(match)
    assert isinstance(bot, FileBot)
    with pytest.raises(InputError):
        bot.start()
    assert given
    assert "a-word" not in repr(given)
    assert KEY not in repr(given)
