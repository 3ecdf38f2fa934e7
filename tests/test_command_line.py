"""The command line: what scripts rely on, and one clear sentence for bad input."""

import io
import json
import os
import sys

import pytest

import main as program
from engine.core import record
from engine.core.commands import make_setup
from engine.core.errors import InputError
from engine.core.learning.statistics import Statistics
from engine.core.match import Match, bots_of, play_bots
from engine.core.record import records_folder, saved_games
from engine.core.storage import Settings, user_folder
from engine.ui.app import App
from engine.ui.self_test import Picture, scene_builder
from games import REGISTRY

GAME = REGISTRY.game("despirala")


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    status = program.main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture
def finished_record(tmp_path):
    match = Match(GAME, make_setup(GAME, ("optimal", "random"), "cli", {}))
    play_bots(match, bots_of(match))
    path = tmp_path / "game.json"
    record.save(match, path)
    return path


def test_simulate_prints_one_json_document(capsys):
    arguments = ("simulate", "despirala", "--games", "6", "--seats", "optimal,random", "--json")
    status, out, _ = run(capsys, *arguments)
    document = json.loads(out)
    assert status == 0
    assert document["game"] == "despirala"
    assert document["games"] == 6
    assert [seat["player"] for seat in document["seats"]] == ["optimal", "random"]
    assert set(document["seats"][0]["percentiles"]) == {"5", "25", "50", "75", "95"}
    assert set(document["players"]) == {"optimal", "random"}
    assert document["players"]["optimal"]["win_share"] > 0.5


def test_simulate_gives_the_same_result_for_any_number_of_jobs(capsys):
    documents = []
    for jobs in ("1", "2"):
        arguments = ("simulate", "despirala", "--games", "8", "--seats", "optimal,random")
        _, out, _ = run(capsys, *arguments, "--seed", "x", "--jobs", jobs, "--json")
        documents.append(json.loads(out)["seats"])
    assert documents[0] == documents[1]


def test_simulate_shows_a_table_to_people(capsys):
    status, out, _ = run(capsys, "simulate", "despirala", "--games", "2", "--seats", "random")
    assert status == 0
    assert "random" in out
    assert "games a second" in out


def test_replay_verifies_a_record(capsys, finished_record):
    status, out, _ = run(capsys, "replay", str(finished_record), "--verify", "--json")
    document = json.loads(out)
    assert status == 0
    assert document["verified"] is True
    assert document["over"] is True


def test_replay_of_a_changed_result_ends_with_status_one(capsys, finished_record):
    *lines, last = finished_record.read_text().splitlines()
    document = json.loads(last)
    document["result"]["scores"][0] += 1
    finished_record.write_text("\n".join([*lines, json.dumps(document)]))
    assert run(capsys, "replay", str(finished_record), "--verify")[0] == 1


def test_review_adds_up_to_the_final_score(capsys, finished_record):
    status, out, _ = run(capsys, "review", str(finished_record), "--json")
    assert status == 0
    for seat in json.loads(out)["seats"]:
        total = seat["baseline"] + seat["luck"] + seat["mistakes"]
        assert total == pytest.approx(seat["result"], abs=1e-6)


def test_decide_explains_a_position(capsys, tmp_path):
    match = Match(GAME, make_setup(GAME, ("optimal",), "decide", {}))
    match.roll()
    position = tmp_path / "position.json"
    position.write_text(json.dumps(GAME.codec.encode(match.table)))
    status, out, _ = run(capsys, "decide", "despirala", "--position", str(position), "--json")
    document = json.loads(out)
    assert status == 0
    assert len(document["options"]) == 58
    best = max(option["value"] for option in document["options"])
    chosen = next(o for o in document["options"] if o["option"] == document["answer"])
    assert chosen["value"] == pytest.approx(best)
    assert document["reasons"]


GUEST = "class Bot:\n    choose = lambda self, view, decision, rng: rng.choice(decision.options)\n"


@pytest.fixture
def guest(tmp_path):
    path = tmp_path / "guest.py"
    path.write_text(GUEST)
    return f"trusted:{path}"


@pytest.mark.parametrize(
    "words",
    [("simulate", "despirala", "--games", "2"), ("tournament", "despirala", "--games", "2")],
    ids=["simulate", "tournament"],
)
def test_the_key_of_games_with_a_guest_is_printed_and_repeats_them(capsys, guest, words):
    seats = ("--seats", f"{guest},random")
    shown = run(capsys, *words, *seats)[1]
    key = shown.partition("Key ")[2].partition(":")[0]
    assert f"Key {key}: --key repeats this under the same seed" in shown
    first, again = (
        json.loads(run(capsys, *words, *seats, "--json", "--key", key.upper())[1]) for _ in range(2)
    )
    assert first["key"] == key
    told = "seats" if "seats" in first else "entrants"
    assert first[told] == again[told]
    assert "Key" not in run(capsys, *words, "--seats", "random,random")[1]


def test_a_guests_decision_is_repeated_by_its_key(capsys, guest, tmp_path):
    match = Match(GAME, make_setup(GAME, ("optimal",), "decide", {}))
    match.roll()
    position = tmp_path / "position.json"
    position.write_text(json.dumps(GAME.codec.encode(match.table)))
    words = ("decide", "despirala", "--position", str(position), "--bot", guest)
    first = json.loads(run(capsys, *words, "--json")[1])
    again = json.loads(run(capsys, *words, "--json", "--key", first["key"])[1])
    assert first == again
    others = [json.loads(run(capsys, *words, "--json")[1])["answer"] for _ in range(6)]
    assert any(other != first["answer"] for other in others), "each draws anew"


def test_a_game_of_a_simulation_is_played_again_by_its_seed_and_key(capsys, guest):
    words = ("play", "despirala", "--text", "--seats", f"{guest},random", "--seed", "1/3")
    keys = ("0" * 31 + "1", "0" * 31 + "1", "0" * 31 + "2")
    games = [run(capsys, *words, "--key", key)[1] for key in keys]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_clauses_lists_every_clause_with_its_tests(capsys):
    status, out, _ = run(capsys, "clauses", "despirala", "--json")
    document = json.loads(out)
    assert document["untested"] == []
    assert status == 0


def test_play_as_text_over_a_pipe_saves_and_counts_the_game(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    status, out, _ = run(capsys, "play", "despirala", "--seats", "human,random", "--text")
    assert status == 0
    assert "The game is over." in out
    assert [row[1] for row in Statistics().recent()] == ["despirala"]
    assert len(list(records_folder().glob("*.json"))) == 1


def test_a_text_game_that_is_left_can_be_resumed(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("Collect 1\nstop\n"))
    run(capsys, "play", "despirala", "--seats", "human,random", "--text", "--seed", "5")
    games, _ = saved_games(REGISTRY)
    assert len(games) == 1
    assert len(games[0].load(REGISTRY).moves) >= 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'; the games are despirala, risk, roll_galaxy"),
        (("simulate", "despirala"), "required: --games"),
        (("simulate", "despirala", "--games", "many"), "--games: takes a whole number, not 'many'"),
        (("simulate", "despirala", "--games", "0"), "--games is 0; it must be 1 to 100000000"),
        (("simulate", "despirala", "--games", "1", "--seats", "hal"), "has no player 'hal'"),
        (("simulate", "despirala", "--games", "1", "--option", "x"), "--option takes key=value"),
        (("simulate", "despirala", "--games", "1", "--option", "mode=x"), "cannot be 'x'"),
        (("play", "despirala", "--text", "--seats", ",".join(["random"] * 7)), "not 7"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read"),
        (("decide", "despirala", "--position", "nowhere.json"), "cannot be read"),
        (("screenshot", "moon", "--out", "x.png"), "there is no"),
        (("screenshot", "menu", "--out", "x.png", "--size", "big"), "--size takes"),
        (("fly",), "invalid choice: 'fly'"),
        (
            ("simulate", "despirala", "--games", "1", "--key", "abc"),
            "--key is 'abc'; it must be",
        ),
        (("play", "despirala", "--text", "--key", "0" * 32), "--key is for games with a guest"),
    ],
)
def test_bad_input_gets_status_two_and_one_sentence(capsys, arguments, sentence):
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_a_damaged_position_names_its_field(capsys, tmp_path):
    match = Match(GAME, make_setup(GAME, ("optimal",), "decide", {}))
    match.roll()
    document = GAME.codec.encode(match.table)
    key = next(key for key, value in document.items() if isinstance(value, list))
    document[key] = "broken"
    position = tmp_path / "position.json"
    position.write_text(json.dumps(document))
    status, _, err = run(capsys, "decide", "despirala", "--position", str(position))
    assert status == 2
    assert f"the position cannot be read: {key.replace('_', ' ')} is 'broken'" in err


@pytest.mark.skipif(os.name != "posix", reason="foreign programs need POSIX")
def test_whoever_seats_a_guest_is_told_what_it_may_do_only_where_it_has_no_sandbox(
    capsys, tmp_path, walls
):
    bot = tmp_path / "mybot.py"
    bot.write_text(
        "class Bot:\n    def choose(self, view, decision, rng):\n"
        "        return decision.options[0]\n"
    )
    words = ("simulate", "despirala", "--games", "1", "--json", "--seats")
    status, out, err = run(capsys, *words, f"file:{bot},random")
    assert (status, json.loads(out)["seats"][0]["faults"]) == (0, {})
    without = (
        f"Warning: {bot} runs without a sandbox (TABLETOP_BOTS_WITHOUT_SANDBOX is set) and can "
        "read and change your files, this game's among them, use the network and end your "
        "programs: only use files you trust.\n"
    )
    assert err == ("" if walls == "in a sandbox" else without)


def test_whoever_seats_a_trusted_bot_is_warned_and_gets_what_was_asked_for(capsys, tmp_path):
    bot = tmp_path / "mybot.py"
    bot.write_text(
        "class Bot:\n    def choose(self, view, decision, rng):\n"
        "        return decision.options[0]\n"
    )
    words = ("simulate", "despirala", "--games", "1", "--json", "--seats")
    status, out, err = run(capsys, *words, f"trusted:{bot},random")
    assert (status, json.loads(out)["games"]) == (0, 1)
    assert err == (
        f"Warning: {bot} runs inside this program, unguarded: only use files you trust.\n"
    )
    assert run(capsys, *words, "random,random")[2] == ""


def commands_with_parsers():
    parser = program._parser()
    chosen = next(each for each in parser._actions if each.dest == "command")
    return {"": parser, **chosen.choices}


@pytest.mark.parametrize("command", commands_with_parsers())
def test_help_says_what_a_command_and_each_of_its_words_is_for(command):
    parser = commands_with_parsers()[command]
    assert parser.description.endswith(".")
    unsaid = [each.dest for each in parser._actions if not each.help and each.dest != "command"]
    assert unsaid == []


def test_help_names_every_screen_that_a_picture_can_be_taken_of():
    with pytest.raises(InputError) as refusal:
        scene_builder(REGISTRY, Picture("nothing", None, "1", 0, (), {}, False, (1280, 720)))
    there_are = str(refusal.value).rpartition("there are ")[2].split(", ")
    assert sorted(there_are) == sorted([*REGISTRY.keys, *program.SCREENS])


def test_a_picture_of_the_set_up_shows_the_seats_and_options_that_are_named():
    seats, options = ("supercat:10", "human", "captain"), {"hulls": "on", "aids": "off"}
    picture = Picture("setup", "arcs", "1", 0, seats, options, False, (1280, 720))
    app = App(Settings(), REGISTRY, (1280, 720), headless=True)
    draft = scene_builder(REGISTRY, picture)(app).draft
    assert draft.players == list(seats)
    assert (draft.options["hulls"], draft.options["aids"]) == ("on", "off")


def test_a_campaign_is_printed_from_a_position(capsys, tmp_path):
    position, out = tmp_path / "act.json", tmp_path / "sheet"
    assert (
        run(capsys, "position", "arcs", "--option", "mode=campaign", "--out", str(position))[0] == 0
    )
    status, told, _ = run(capsys, "sheet", "arcs", "--position", str(position), "--out", str(out))
    assert status == 0
    assert told.split() == [f"{out}.{kind}" for kind in ("pdf", "png", "json")]
    assert json.loads((tmp_path / "sheet.json").read_text()) == json.loads(position.read_text())


def test_what_a_sheet_is_of_has_to_be_said_and_must_have_one(capsys, tmp_path, finished_record):
    out = str(tmp_path / "sheet")
    status, _, err = run(capsys, "sheet", "arcs", "--out", out)
    assert (status, "--record FILE" in err) == (2, True)
    status, _, err = run(capsys, "sheet", "arcs", "--record", str(finished_record), "--out", out)
    assert (status, "is a record of Despirala" in err) == (2, True)
    status, _, err = run(
        capsys, "sheet", "despirala", "--record", str(finished_record), "--out", out
    )
    assert (status, "has no log sheet" in err) == (2, True)


@pytest.mark.clause("INTER-1.1", "INTER-8.1")
def test_an_act_goes_on_in_the_text_client_and_the_campaign_is_kept(capsys, tmp_path, monkeypatch):
    arcs, path = REGISTRY.game("arcs"), tmp_path / "act.json"
    match = Match(arcs, make_setup(arcs, ("supercat", "supercat"), "cli", {"mode": "campaign"}))
    play_bots(match, bots_of(match))
    record.save(match, path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    status, out, _ = run(capsys, "go-on", str(path), "--text")
    assert status == 0
    assert "Step A, fates resolve (INTER-2.1)" in out
    assert "The Intermission is over: set up Act II at the table" in out
    kept = json.loads((user_folder() / "campaigns" / "arcs-cli.json").read_text("utf-8"))
    assert [each["part"] for each in kept["sittings"]] == ["act I", "intermission"]


def test_nothing_follows_on_most_games(capsys, finished_record):
    status, _, error = run(capsys, "go-on", str(finished_record), "--text")
    assert status == 2
    assert error.strip().endswith("nothing follows on this game")
