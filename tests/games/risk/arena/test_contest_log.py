"""Logs of the contest's engine, read as matches: followed to their end, reviewed, refused.

`data/contest_game.json.xz` is a game of three Experts and two Generals, played by the contest's own
engine (syncs-usyd/risk-game-engine) with submissions that `contestant` wrote.
"""

import json
import lzma
from contextlib import suppress

import pytest

import main as program
from engine.core import record
from engine.core.chance import generator
from engine.core.errors import BadDocument
from engine.core.hidden import Correction
from engine.core.match import play_bots
from games import REGISTRY
from games.risk.arena.contest_log import _READING, match_of_log, rolls_with
from games.risk.arena.records import Recorder
from games.risk.board import symbol
from games.risk.events import BattleRolled, SetRedeemed
from games.risk.game import GAME
from tests.games.risk.arena.players import DATA, new_match
from tests.games.risk.arena.test_contestant import Bold


@pytest.fixture(scope="module")
def log():
    return json.loads(lzma.decompress((DATA / "contest_game.json.xz").read_bytes()))


@pytest.fixture(scope="module")
def match(log):
    return match_of_log(GAME, log)


def the(log, kind, number=0):
    """The number in the log of the record of that kind, and the record."""
    return [(at, each) for at, each in enumerate(log) if each["record_type"] == kind][number]


def test_a_game_of_the_contests_engine_is_followed_to_its_winner(log, match):
    assert match.is_over
    assert match.result.winners == (log[-1]["player"],)
    assert match.setup.seat_names == ("Team 0", "Team 1", "Team 2", "Team 3", "Team 4")


def test_every_attack_loses_what_the_log_says(log, match):
    told = [
        (each["attacking_troops_lost"], each["defending_troops_lost"])
        for each in log
        if each["record_type"] == "record_attack"
    ]
    rolled = [
        (event.attacker_lost, event.defender_lost)
        for move in match.moves
        for event in (each.event for each in move.told)
        if isinstance(event, BattleRolled)
    ]
    assert rolled == told


def test_redeemed_cards_keep_their_symbols(log, match):
    """In the contest's deck nine territories have another symbol than on our cards."""
    shown = {each["card"]["card_id"]: each["card"]["symbol"] for each in log
             if each["record_type"] == "record_drew_card"}  # fmt: skip
    told = [sorted(shown[card] for card in cards) for each in log
            if each["record_type"] == "move_redeem_cards" for cards in each["sets"]]  # fmt: skip
    ours = [sorted(symbol(card).replace("Wild", "Wildcard") for card in event.cards)
            for move in match.moves for event in (each.event for each in move.told)
            if isinstance(event, SetRedeemed)]  # fmt: skip
    assert sorted(ours) == sorted(told)


@pytest.mark.clause("RISK-5.13")
def test_extra_troops_of_another_card_are_set_right(match):
    """The contest gives them for its own cards, and once more after an elimination."""
    corrections = [move for move in match.moves if isinstance(move.answer, Correction)]
    assert len(corrections) == 4


def test_a_log_of_our_own_records_is_the_same_game_again():
    """Cards are the same there, so nothing has to be set right but second extra troops."""
    played = new_match(5, "log", rounds="50", trade="contest", defence="manual", claiming="chosen")
    play_bots(played, [Bold() for _ in range(5)])
    recorder = Recorder()
    recorder.follow(played.story(None).passages)
    seen = [json.loads(each.text) for each in recorder.records]
    for at, each in enumerate(recorder.records):
        for text in each.secrets.values():
            seen[at] = json.loads(text)
    players = [{"player_id": seat, "team_id": 10 + seat} for seat in range(5)]
    seen[0] = {**seen[0], "record_type": "record_start_game", "players": players}
    again = match_of_log(GAME, seen)
    assert again.table.owners == played.table.owners
    assert again.table.troops == played.table.troops
    assert again.table.hands == played.table.hands
    assert again.setup.seat_names[2] == "Team 12"


def test_the_rolls_of_given_losses_are_all_that_there_are():
    assert len(rolls_with(1, 1, (0, 1))) == 15
    assert (
        len(rolls_with(3, 2, (1, 1)))
        + len(rolls_with(3, 2, (0, 2)))
        + len(rolls_with(3, 2, (2, 0)))
        == 6**5
    )
    assert rolls_with(3, 2, (2, 1)) == ()


# -- commands -------------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path):
    def write(document):
        path = tmp_path / "game.json"
        path.write_text(document if isinstance(document, str) else json.dumps(document))
        return path

    return write


def test_replay_tells_the_ranking_and_that_everything_fits(log, written, capsys):
    assert program.main(["replay", str(written(log)), "--verify"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "over" in lines[0]
    assert lines[-1] == "verified"
    places = [line for line in lines if line.startswith("  ")]
    assert places[log[-1]["player"]].startswith("  1. Team ")


def test_review_compares_each_choice_with_the_experts(log, written, capsys):
    """Cut after the first turns: a log of a game that was stopped is reviewed as far as it goes."""
    end = the(log, "record_start_turn", 3)[0]
    path = written(log[:end])
    assert program.main(["review", str(path), "--choices"]) == 0
    text = capsys.readouterr().out
    assert "Seat 5: " in text
    assert all(line.startswith(("Seat ", "  Round 1, ")) for line in text.splitlines())


@pytest.mark.parametrize("command", ["replay", "review"])
def test_the_window_opens_a_log_where_it_is_asked_to(command, log, written, monkeypatch):
    opened = []
    monkeypatch.setattr("engine.ui.launch.open_window", lambda *_, **how: opened.append(how) or 0)
    path = written(log[: the(log, "record_start_turn")[0]])
    assert program.main([command, str(path), "--window"]) == 0
    assert (opened[0]["page"], len(opened[0]["match"].moves)) == (command, 126)


def damaged(log, kind, **fields):
    at, found = the(log, kind)
    return [*log[:at], {**found, **fields}, *log[at + 1 :]]


def test_a_record_that_cannot_be_followed_is_named(log):
    defended, _ = the(log, "move_defend")
    attack = the(log, "move_attack")[1]
    loser = (log[-1]["player"] + 1) % 5
    cases = {
        "there is no territory 99": damaged(log, "move_claim_territory", territory=99),
        "can't do this now; next, player 1 has to claim": damaged(
            log, "move_claim_territory", move_by_player=9),
        "now; a roll or a draw comes first": [*log[: defended + 1], attack],
        "nobody drew card 99": damaged(log, "move_redeem_cards", sets=[[1, 2, 99]]),
        "it is the turn of player 1": damaged(log, "move_distribute_troops", move_by_player=7),
        "there is no card 44": damaged(log, "record_drew_card",
                                       card={"card_id": 44, "symbol": "Infantry"}),
        "troop_count is '3'; it must be a whole number": damaged(
            log, "move_troops_after_attack", troop_count="3"),
        "begins a turn with 53 troops": damaged(log, "record_start_turn", continent_bonus=50),
        "can't cost 3 and 0": damaged(log, "record_attack", attacking_troops_lost=3,
                                      defending_troops_lost=0),
        "it has no territory": [*log[:2], {"record_type": "move_claim_territory",
                                           "move_by_player": log[2]["move_by_player"]}],
        "has not conquered the world": [*log[:200], log[-1]],
        f"player {loser} has not conquered": damaged(log, "record_winner", player=loser),
        "do not fit together": damaged(log, "record_start_game", turn_order=[0, 0, 1, 2, 3]),
        "it is 'rubbish'; it must be an object": [*log[:9], "rubbish"],
    }  # fmt: skip
    for sentence, document in cases.items():
        with pytest.raises(BadDocument) as refusal:
            match_of_log(GAME, document)
        said = str(refusal.value)
        assert sentence in said
        assert said.endswith("; choose the game.json that the contest's engine writes")
        assert said.startswith("record ")


ODD = (None, True, "x", -1, 99, 10**30, [[1]], {"1": -1})


@pytest.mark.parametrize("kind", sorted(_READING))
def test_whatever_a_field_holds_the_log_is_read_or_refused(kind, log):
    """What is raised is a refusal that names a record, never a fault of the reader itself."""
    at, found = the(log, kind)
    end = min(at + 3, len(log))
    for name in found:
        for odd in (*ODD, "missing"):
            fields = {**found, name: odd}
            if odd == "missing":
                del fields[name]
            with suppress(BadDocument):
                match_of_log(GAME, [*log[:at], fields, *log[at + 1 : end]])


@pytest.mark.parametrize("after", ["nothing", "what was redeemed", "a ban"])
def test_a_game_that_was_stopped_at_a_redemption_is_followed_up_to_it(after, log):
    """A bot that breaks the rules is banned, and the log ends with that."""
    at = next(at for at, each in enumerate(log) if each.get("sets"))
    ends = {"nothing": [], "what was redeemed": [log[at + 1]],
            "a ban": [log[at + 1], {"record_type": "record_banned", "player": 1}]}  # fmt: skip
    stopped = match_of_log(GAME, [*log[: at + 1], *ends[after]])
    assert stopped.pending.kind == "redeem"
    assert stopped.pending.seat == log[at]["move_by_player"]


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ([{"record_type": "public_record_start_game"}], "this is what one player saw"),
        ([{"record_type": "record_banned", "player": 2}], "player 2 was out before the game"),
        ([[0, []]], "neither a record nor a log of the contest's engine"),
        ([], "neither a record"),
        ("[", "is damaged"),
    ],
)
def test_another_file_is_refused_in_one_sentence(document, sentence, written, capsys):
    path = written(document)
    assert program.main(["review", str(path)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.startswith(str(path))
    assert said.count("\n") == 1


def test_a_log_that_was_read_can_be_kept_as_a_record(log, tmp_path):
    match = match_of_log(GAME, log[: the(log, "record_winner")[0]])
    path = tmp_path / "kept.json"
    record.save(match, path)
    again = record.load(REGISTRY, path)
    assert again.table == match.table
    assert generator(match.setup.seed, "review", 1).random() >= 0
