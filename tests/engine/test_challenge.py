"""The challenge of the day: its seed, its result, its line, and what is kept of it."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from datetime import date, timedelta

import pytest

import main
from engine.core.card import NOT_WON, ChallengePlan
from engine.core.errors import InputError
from engine.core.learning.challenges import (
    Challenge,
    ChallengeAttempt,
    Challenges,
    ResultLine,
    challenge_of,
    digest_of,
    fit_name,
    known_values,
    reference_score,
    standings,
    work_out,
)
from engine.core.match import Match, bots_of, play_bots, play_out
from engine.core.record import Autosave
from engine.core.registry import Registry
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
from games.despirala.combinations import MOST_GOODS, NAMES, full_score, legal_faces
from tests.games.roll_galaxy.limits import most_points
from tests.nim import GAME
from tests.voice.spoken import all_english, english

DAY = date(2026, 11, 22)
NIM = Registry({"nim": lambda: GAME})


def the_challenge(day: date = DAY) -> Challenge:
    challenge = challenge_of(GAME, day)
    assert challenge is not None
    return challenge


def played(challenge: Challenge | None = None) -> Match:
    """The person's game, a perfect player in the seat."""
    match = Match(GAME, (challenge or the_challenge()).setup("Robin"))
    stand_in = GAME.bot("perfect", match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)])
    return match


# -- the game of a day


def test_the_seed_follows_from_game_and_date_alone():
    risk, rajas = REGISTRY.game("risk"), REGISTRY.game("rajas")
    assert challenge_of(risk, DAY).seed == "amber-lemur-40"
    assert challenge_of(risk, DAY + timedelta(1)).seed == "lime-finch-51"
    assert challenge_of(rajas, DAY).seed == "khaki-seal-58"


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_every_game_has_a_challenge_that_can_be_begun(key):
    game = REGISTRY.game(key)
    challenge = challenge_of(game, DAY)
    match = Match(game, challenge.setup("Robin"))
    assert challenge.is_of(match)
    assert challenge.value(match) is None
    assert all(game.level(level) is not None for level in challenge.plan.compared)


def test_another_seed_or_practice_is_not_the_challenge():
    setup = the_challenge().setup("Robin")
    assert not the_challenge().is_of(Match(GAME, replace(setup, seed="amber-otter-42")))
    assert not the_challenge().is_of(Match(GAME, replace(setup, practice=True)))
    assert not the_challenge(DAY + timedelta(1)).is_of(Match(GAME, setup))


def test_points_are_the_score_and_rounds_the_round_of_the_win():
    match = played()
    assert the_challenge().value(match) == match.result.scores[0]
    in_rounds = ChallengePlan("Win", "rounds", ("perfect",), ())
    is_won = match.result.ranks[0] == 1
    value = Challenge(GAME, in_rounds, DAY).value(match)
    assert (value == NOT_WON) is (not is_won or GAME.progress(match.table)[0] == 0)


def test_a_challenge_may_end_before_the_game_does():
    arcs = REGISTRY.game("arcs")
    challenge = challenge_of(arcs, DAY)
    match = Match(arcs, challenge.setup("Robin", "steward"))
    bots = bots_of(match)
    while challenge.value(match) is None:
        play_bots(match, bots, 1)
    assert not match.is_over
    assert match.table.chapter == 2
    value, power = challenge.value(match), match.result.scores[0]
    assert value == power
    while match.table.chapter < 4 and not match.is_over:
        play_bots(match, bots, 50)
    assert match.result.scores[0] > power
    assert challenge.value(match) == value


def test_more_points_are_better_and_fewer_rounds_and_no_win_is_last():
    points = ChallengePlan("", "points", (), ())
    rounds = ChallengePlan("", "rounds", (), ())
    assert sorted([3, 12, -2], key=points.merit) == [-2, 3, 12]
    assert sorted([9, NOT_WON, 5], key=rounds.merit) == [NOT_WON, 9, 5]
    assert all_english([rounds.words(5), rounds.words(NOT_WON), points.words(1431)]) == [
        "round 5", "not won", "1,431",
    ]  # fmt: skip


# -- what the bots score


def test_what_a_level_scores_is_worked_out_once_and_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    challenge = the_challenge()
    value = reference_score(challenge, "perfect")
    assert work_out(challenge, "perfect") == value
    assert known_values(challenge) == {"perfect": value}
    assert known_values(the_challenge(DAY + timedelta(1))) == {}


@pytest.mark.parametrize("text", [
    "{", "[]", '{"format": 1, "values": 3}',
    '{"format": 1, "seed": "other", "values": {"perfect": 1}}',
])  # fmt: skip
def test_a_cache_that_is_not_sound_is_as_none(monkeypatch, tmp_path, text):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    work_out(the_challenge(), "perfect")
    path = next(tmp_path.rglob("nim-*.json"))
    path.write_text(text, encoding="utf-8")
    assert known_values(the_challenge()) == {}


def test_the_command_tells_the_seed_and_what_the_bots_score(capsys):
    assert main.main(["challenge", "risk", "--date", "2026-11-22", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["seed"] == "amber-lemur-40"
    assert [each["text"] for each in document["results"][-1:]] == ["not won"]
    assert main.main(["challenge", "risk", "--date", "2026-11-22"]) == 0
    assert "seed amber-lemur-40" in capsys.readouterr().out


def test_a_day_that_is_none_is_refused_in_one_sentence(capsys):
    assert main.main(["challenge", "risk", "--date", "tomorrow"]) == 2
    assert capsys.readouterr().err == "--date takes YYYY-MM-DD, not 'tomorrow'\n"


# -- the line


def the_line() -> ResultLine:
    match = played()
    return ResultLine("nim", DAY, the_challenge().seed, 1, "Mia", digest_of(match))


def test_a_line_can_be_read_again():
    line = the_line()
    assert ResultLine.read(NIM, str(line), DAY) == line
    assert ResultLine.read(NIM, f"Look:\n  {line}  \n", DAY) == line


def test_the_digest_follows_from_every_answer():
    match = played()
    whole = digest_of(match)
    match.moves.pop()
    assert digest_of(match) != whole
    assert digest_of(played()) == whole


BEGINS = "Tabletop Bots challenge:"
REFUSED = [
    ("hello", "This is not a challenge result"),
    ("", "This is not a challenge result"),
    (f"{BEGINS} nim 2026-11-22", "is not complete"),
    (lambda line: str(line).replace(" 1 by", " 9 by"), "was changed on its way"),
    (lambda line: str(line).replace("Mia", "Eva"), "was changed on its way"),
    (lambda line: str(line)[:-3], "is not complete"),
    (lambda line: str(line) + "x" * 400, "This is not a challenge result"),
    (lambda line: str(replace(line, seed="amber-otter-1")), "The seed of Nim on 2026-11-22 is"),
    (lambda line: str(replace(line, game="chess")), "there is no game 'chess'"),
    (lambda line: str(replace(line, day=DAY + timedelta(1))), "a day still to come"),
    (lambda line: str(replace(line, value=999_999)), "999999 is not a possible result"),
    (
        lambda line: str(replace(line, value=2)),
        "2 is not a possible result of Nim: the most is 1",
    ),
    (lambda line: str(replace(line, value=-1)), "-1 is not a possible result of Nim"),
    (lambda line: str(line).replace(", 1 by", ", ١ by"), "is not complete"),
    (lambda line: str(line).replace("2026", "٢٠٢٦"), "is not complete"),
    (lambda line: f"{line}\n{line}", "You pasted the same line twice"),
    (lambda line: f"{line} {replace(line, name='Eva')}", "You pasted several lines"),
    (lambda line: str(line).replace("2026-11-22", "2026-13-45"), "2026-13-45 is not a date"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED)
def test_a_line_that_does_not_fit_is_refused_in_one_sentence(text, sentence):
    pasted = text if isinstance(text, str) else text(the_line())
    with pytest.raises(InputError, match=sentence) as refused:
        ResultLine.read(NIM, pasted, DAY)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("name", "fitting"), [
    ("Mia", "Mia"), ("a,\nb", "a b"), ("", "Somebody"), ("x" * 99, "x" * 24), (",,", "Somebody"),
])  # fmt: skip
def test_a_name_is_made_to_fit(name, fitting):
    assert fit_name(name) == fitting


# -- how much there can be at the most


@pytest.mark.parametrize("key", REGISTRY.keys)
def test_every_game_says_its_most_or_why_there_is_none(key):
    plan = REGISTRY.game(key).challenge
    assert (plan.most is None) == bool(plan.boundless)
    assert plan.can_be(0)
    assert not plan.can_be(-1)
    assert plan.most is None or (plan.can_be(plan.most) and not plan.can_be(plan.most + 1))


@pytest.mark.clause("DESP-8.1")
def test_the_most_of_despirala_is_a_sheet_completed_without_a_good():
    collects, sums, flat = 6 * (1 + 2 + 3 + 4 + 5 + 6), 30 + 33, 40 + 45 + 50 + 60 + 70 + 80
    assert REGISTRY.game("despirala").challenge.most == collects + sums + flat + 14 * 5 == 604


@pytest.mark.clause("ARCS-10.1")
def test_the_most_of_arcs_first_chapter_is_three_firsts_with_all_cities_built():
    assert REGISTRY.game("arcs").challenge.most == (5 + 3 + 2) + 3 * 5


@pytest.mark.clause("ROLL-14.1")
def test_no_seat_of_roll_has_more_than_the_material_brings():
    game = REGISTRY.game("roll_galaxy")
    for seed in ("a", "b", "c"):
        seats = (SeatSetup("rollbot:hard", "A"), SeatSetup("rollbot:insane", "B"))
        table, _ = play_out(game, Setup(seats, seed), 20_000)
        assert max(game.result(table).scores) < game.challenge.most


@pytest.mark.clause("ROLL-14.1")
def test_the_most_of_roll_is_what_the_material_brings():
    assert REGISTRY.card("roll_galaxy").challenge.most == most_points(seats=2)


@pytest.mark.clause("DESP-8.1")
def test_the_most_of_despirala_is_every_combination_with_its_best_faces_and_all_goods():
    best = [max(full_score(name, faces) for faces in legal_faces(name)) for name in NAMES]
    assert REGISTRY.card("despirala").challenge.most == sum(best) + MOST_GOODS


# -- what is kept


def test_only_the_first_attempt_of_a_day_counts():
    kept = Challenges.load()
    assert kept.begin("nim", DAY, "nim-1.json")
    assert not kept.begin("nim", DAY, "nim-2.json")
    assert kept.begin("nim", DAY + timedelta(1), "nim-3.json")
    assert Challenges.load().attempts["nim", DAY] == ChallengeAttempt("nim-1.json")


def test_the_result_is_noted_when_the_match_is_over_and_can_be_sent():
    kept = Challenges.load()
    match = played()
    kept.begin("nim", DAY, "nim-1.json")
    assert kept.follow(match, "nim-2.json") is None
    assert kept.line_of(GAME, DAY, "Robin") is None
    value = kept.follow(match, "nim-1.json")
    line = Challenges.load().line_of(GAME, DAY, "Robin")
    assert (line.value, line.moves) == (value, digest_of(match))
    assert ResultLine.read(NIM, str(line), DAY) == line


def test_what_the_program_did_not_live_to_note_is_noted_later():
    kept = Challenges.load()
    path = Autosave(played()).save()
    kept.begin("nim", DAY, path.name)
    kept.catch_up(NIM, DAY)
    assert kept.attempts["nim", DAY].is_done


def test_an_attempt_whose_record_was_deleted_was_given_up():
    kept = Challenges.load()
    kept.begin("nim", DAY, "nim-1.json")
    assert kept.attempts["nim", DAY].is_gone
    kept.catch_up(NIM, DAY)
    assert not kept.attempts["nim", DAY].is_done


def test_a_friends_result_is_taken_once_and_ones_own_is_not():
    kept = Challenges.load()
    match = played()
    kept.begin("nim", DAY, "nim-1.json")
    kept.follow(match, "nim-1.json")
    with pytest.raises(InputError, match="your own"):
        kept.take(kept.line_of(GAME, DAY, "Robin"))
    friend = replace(the_line(), moves="0" * 8)
    assert english(kept.take(friend)) == "Mia's result is now next to yours."
    with pytest.raises(InputError, match="Mia's result is already here"):
        kept.take(friend)
    with pytest.raises(InputError, match="Mia already has another result for that day"):
        kept.take(replace(friend, value=0))
    assert Challenges.load().friends["nim", DAY] == {"Mia": 1}


# -- what is practice


def usual_game(seed: str) -> Match:
    """A game as anybody sets it up, with a seed that was typed in."""
    return Match(GAME, Setup((SeatSetup("human", "Robin"), SeatSetup("perfect", "P")), seed))


def test_a_seed_that_was_played_before_makes_the_attempt_practice():
    Autosave(usual_game(the_challenge().seed)).save()
    kept = Challenges.load()
    assert kept.practice_of(the_challenge()) == "before"
    assert kept.practice_of(the_challenge(DAY + timedelta(1))) == ""
    assert kept.begin("nim", DAY, "nim-1.json", "before")
    kept.follow(played(), "nim-1.json")
    line = Challenges.load().line_of(GAME, DAY, "Robin")
    assert ", 1 by Robin, practice, moves" in str(line).replace(", 0 by", ", 1 by")
    assert ResultLine.read(NIM, str(line), DAY).is_practice
    assert Challenges.load().days_in_a_row(DAY) == 0


@pytest.mark.parametrize("ahead", [0, 1, 9])
def test_playing_a_seed_of_today_or_later_is_remembered_though_its_record_is_deleted(ahead):
    challenge = the_challenge(DAY + timedelta(ahead))
    said = Challenges.load().saw(usual_game(challenge.seed), "nim-a.json", DAY)
    assert english(said) == (
        f"The challenge of {challenge.day} now counts as practice: its seed was played before"
    )
    kept = Challenges.load()
    assert kept.practice_of(challenge) == "before"
    assert kept.saw(usual_game(challenge.seed), "nim-b.json", DAY) is None


def test_another_seed_makes_nothing_practice():
    assert Challenges.load().saw(usual_game("amber-otter-1"), "nim-a.json", DAY) is None
    assert not Challenges.load().rehearsed


def test_a_copy_beside_an_attempt_makes_it_practice_and_its_own_table_does_not():
    kept = Challenges.load()
    kept.begin("nim", DAY, "nim-1.json")
    match = Match(GAME, the_challenge().setup("Robin"))
    assert kept.saw(match, "nim-1.json", DAY) is None
    assert "its seed was also played in another game" in all_english(
        kept.saw(match, "nim-2.json", DAY)
    )
    assert Challenges.load().attempts["nim", DAY].practice == "beside"


def test_a_game_with_the_seed_after_the_end_changes_nothing():
    kept = Challenges.load()
    path = Autosave(played()).save()
    kept.begin("nim", DAY, path.name)
    assert kept.saw(usual_game(the_challenge().seed), "nim-2.json", DAY) is None
    assert kept.attempts["nim", DAY].is_done
    assert kept.attempts["nim", DAY].practice == ""


def test_a_record_that_was_put_back_makes_the_attempt_practice():
    kept = Challenges.load()
    match = Match(GAME, the_challenge().setup("Robin"))
    kept.begin("nim", DAY, "nim-1.json")
    match.roll()
    kept.saw(match, "nim-1.json", DAY)
    earlier = Match(GAME, the_challenge().setup("Robin"))
    assert "replaced by an earlier one" in all_english(
        Challenges.load().saw(earlier, "nim-1.json", DAY)
    )


def test_practice_stands_last_and_is_told_by_a_friends_line():
    kept = Challenges.load()
    for name, value, is_practice in (("Mia", 1, True), ("Eva", 0, False)):
        line = replace(the_line(), name=name, value=value, moves="0" * 8, is_practice=is_practice)
        said = kept.take(ResultLine.read(NIM, str(line), DAY))
        assert ("which was practice" in english(said)) is is_practice
    found = standings(the_challenge(), Challenges.load(), {}, "Robin")
    assert [(each.name, each.is_practice) for each in found] == [("Eva", False), ("Mia", True)]


def test_a_text_game_with_the_seed_of_the_day_says_so(capsys, monkeypatch):
    seed = challenge_of(REGISTRY.game("despirala"), date.today()).seed
    monkeypatch.setattr(sys, "stdin", io.StringIO("stop\n"))
    assert main.main(["play", "despirala", "--text", "--seats", "human", "--seed", seed]) == 0
    assert "now counts as practice: its seed was played before" in capsys.readouterr().err


def test_the_command_tells_the_own_result_and_that_it_is_practice(capsys):
    kept = Challenges.load()
    kept.begin("risk", DAY, "risk-1.json", "before")
    kept.note("risk", DAY, 9, "0" * 8)
    assert main.main(["challenge", "risk", "--date", "2026-11-22", "--json"]) == 0
    own = json.loads(capsys.readouterr().out)["own"]
    assert own == {"value": 9, "text": "round 9", "practice": "its seed was played before"}
    assert main.main(["challenge", "risk", "--date", "2026-11-22"]) == 0
    assert "round 9  you, practice: its seed was played before" in capsys.readouterr().out


def test_days_in_a_row_end_today_or_yesterday():
    kept = Challenges.load()
    for back in (1, 2, 3, 5):
        day = DAY - timedelta(back)
        kept.begin("nim", day, f"nim-{back}.json")
        kept.note("nim", day, 1, "0" * 8)
    assert kept.days_in_a_row(DAY) == 3
    assert kept.days_in_a_row(DAY + timedelta(1)) == 0


@pytest.mark.parametrize("text", [
    "{", "[]", '{"format": 2}', '{"format": 1, "attempts": [], "friends": {}}',
    '{"format": 1, "attempts": {"nim": {"2026-99-01": {}}}, "friends": {}}',
    '{"format": 1, "attempts": {"nim": {"2026-11-01": {"record": "../x", "value": null,'
    ' "moves": ""}}}, "friends": {}}',
    '{"format": 1, "attempts": {}, "friends": {"nim": {"2026-11-01": {"a,b": 1}}}}',
    '{"format": 1, "attempts": {}, "friends": {}, "rehearsed": []}',
    '{"format": 1, "attempts": {}, "friends": {}, "practised": {"nim": {"2026-11-01": 3}}}',
    '{"format": 1, "attempts": {"nim": {"2026-11-01": {"record": "nim-1.json", "value": null,'
    ' "moves": "", "practice": "luck"}}}, "friends": {}}',
    '{"format": 1, "attempts": {"nim": {"2026-11-01": {"record": "nim-1.json", "value": null,'
    ' "moves": "", "answers": -1}}}, "friends": {}}',
])  # fmt: skip
def test_a_damaged_file_is_said_once_and_put_aside_at_the_next_write(text):
    path = Challenges().path
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    kept = Challenges.load()
    assert "The challenges start again" in (kept.problem or "")
    assert kept.begin("nim", DAY, "nim-1.json")
    assert (path.parent / "challenges.damaged-1.json").read_text(encoding="utf-8") == text
    assert Challenges.load().problem is None
