"""Contest submissions at our table: whole games, answers in the contest's terms, seats' names."""

import contextlib
import os
import stat
import sys

import pytest

from engine.core.arena import Tournament, simulate
from engine.core.decision import RandomBot
from engine.core.errors import InputError
from engine.core.external.conversation import Misbehaved
from engine.core.external.process import PYTHON_SETTING
from engine.core.match import Match, play_bots
from games.risk.arena import syncs
from games.risk.arena.export import submission
from games.risk.arena.syncs import SyncsBot, _Player, require_sum
from games.risk.board import ADJACENT, territory_named
from games.risk.game import GAME
from games.risk.moves import Attack, EndTurn, Fortify, PlaceTroops, TakeBonus
from games.risk.steps import MatchTerritory
from tests.games.risk.arena.players import (
    FORAGER,
    ScriptedConnection,
    ScriptedSyncsBot,
    guest,
    new_match,
    play_with,
)
from tests.games.risk.arena.test_records import RandomEntrant
from tests.games.risk.positions import playing

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


@pytest.mark.parametrize(
    ("placed", "may_count_extra", "is_right"),
    [(3, False, True), (5, False, False), (5, True, True), (4, True, False), (3, True, True)],
)
def test_all_troops_are_placed_and_the_two_extra_ones_only_where_they_may(
    placed, may_count_extra, is_right
):
    """Three are to be placed; a card that shows an own territory may bring two more."""
    fails = contextlib.nullcontext() if is_right else pytest.raises(Misbehaved)
    with fails:
        require_sum({territory_named("Peru"): placed}, 3, may_count_extra=may_count_extra)


# -- whole games ----------------------------------------------------------------------------------


@needs_pipes
def test_submissions_play_a_whole_game_over_the_contests_protocol():
    match = new_match(3, "whole game", rounds="200", defence="manual")
    with guest(FORAGER) as one, guest(FORAGER) as two, guest(FORAGER) as three:
        play_with(match, {0: one, 1: two, 2: three})
    assert match.is_over
    assert len(match.table.alive) == 1
    assert (one.faults, two.faults, three.faults) == ({}, {}, {})


@needs_pipes
def test_one_bot_may_sit_at_several_seats():
    match = new_match(3, "several")
    with guest(FORAGER) as bot:
        play_with(match, {0: bot, 2: bot}, limit=400)
    assert bot.faults == {}
    assert {move.seat for move in match.moves if move.reasons} == {0, 2}


@needs_pipes
def test_our_bots_play_as_contest_submissions(tmp_path):
    path = tmp_path / "submission.py"
    path.write_text(submission("random"))
    match = new_match(5, "ours", defence="manual", trade="contest")
    with guest(path) as one, guest(path) as two, guest(FORAGER) as three:
        play_with(match, {0: one, 3: two, 4: three})
    assert match.is_over
    assert (one.faults, two.faults, three.faults) == ({}, {}, {})
    answered = [move for move in match.moves if move.seat in (0, 3) and move.reasons]
    assert len(answered) > 100


@needs_pipes
def test_submissions_play_in_a_simulation():
    seats = (f"syncs*20:{FORAGER}", "random", "random")
    document = simulate(GAME, Tournament(seats, 6, "1", {"rounds": "10"}), jobs=2)
    assert document["seats"][0]["faults"] == {}
    assert document["seats"][0]["mean_score"] > document["seats"][1]["mean_score"]


@needs_pipes
def test_after_undo_a_submission_is_started_anew_and_told_everything():
    match = Match(GAME, new_match(3, "undo").setup)
    with guest(FORAGER) as bot:
        play_bots(match, [bot, RandomBot(), RandomBot()], 200)
        fork = match.fork()
        del fork.moves[150:]
        earlier = Match(GAME, match.setup)
        earlier.play_recorded((move.answer, move.reasons) for move in fork.moves)
        play_bots(earlier, [bot, RandomBot(), RandomBot()], 200)
    assert bot.faults == {}


class Restarted(ScriptedSyncsBot):
    """A submission that is another one, with a seed of its own, whenever it is started."""

    def __init__(self, entrant=RandomEntrant) -> None:
        super().__init__(entrant(0))
        self.entrant = entrant
        self.started = []

    def connect(self, seat: int):
        self.started.append(ScriptedConnection(self.entrant(len(self.started))))
        return self.started[-1]


class Spreading(RandomEntrant):
    """Puts one troop beside the others."""

    def _distribute_troops(self, query, state, rng, own):
        usual = super()._distribute_troops(query, state, rng, own)
        troops = usual["distributions"]
        richest = max(troops, key=troops.get)
        other = next(place for place in sorted(own) if place != richest)
        troops[richest] -= 1
        troops[other] = troops.get(other, 0) + 1
        return usual


def test_started_anew_a_submission_is_asked_every_query_again():
    match = Match(GAME, new_match(3, "again", defence="manual").setup)
    bot = Restarted()
    play_bots(match, [bot, RandomBot(), RandomBot()], 700)
    earlier = Match(GAME, match.setup)
    earlier.play_recorded((move.answer, move.reasons) for move in match.moves[:600])
    play_bots(earlier, [bot, RandomBot(), RandomBot()], 100)
    first, second = [
        [query["query_type"] for query in connection.queries] for connection in bot.started
    ]
    shared = [move.seat for move in match.moves[:600]].count(0)
    assert bot.faults == {}
    assert second[:shared] == first[:shared]
    assert second[0] == "claim_territory"


def test_started_anew_while_it_places_it_is_not_asked_for_its_sets_again():
    match = Match(GAME, new_match(3, "again").setup)
    bot = Restarted(Spreading)
    bots = [bot, RandomBot(), RandomBot()]
    play_bots(match, bots, 700)
    mine = [number for number, move in enumerate(match.moves)
            if move.seat == 0 and isinstance(move.answer, PlaceTroops)]  # fmt: skip
    middle = next(number for number in reversed(mine) if number - 1 in mine)
    earlier = Match(GAME, match.setup)
    earlier.play_recorded((move.answer, move.reasons) for move in match.moves[:middle])
    play_bots(earlier, bots, 1)
    first, second = [
        [query["query_type"] for query in connection.queries] for connection in bot.started
    ]
    assert second == first[: len(second)]
    assert second[-1] == "distribute_troops"


def test_asked_twice_a_submission_is_queried_once():
    match = new_match(3, "once", defence="manual")
    bot = ScriptedSyncsBot(RandomEntrant(3))
    for _ in range(300):
        play_bots(match, [bot, RandomBot(), RandomBot()], 1)
        if match.seat_to_answer != 0:
            continue
        first = match.think(bot).option
        queries = len(bot.connection.queries)
        assert match.think(bot).option == first
        assert len(bot.connection.queries) == queries


@needs_pipes
@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are another thing there")
def test_the_folder_of_a_submission_is_open_to_its_group_and_its_pipes_to_no_stranger(tmp_path):
    pipes = syncs._make_folder(tmp_path / "match", FORAGER)
    assert stat.S_IMODE((tmp_path / "match").stat().st_mode) == 0o775
    assert [stat.S_IMODE(pipe.stat().st_mode) & 0o117 for pipe in pipes.iterdir()] == [0, 0]


def test_a_patient_contest_gives_so_many_times_the_time():
    usual = syncs.ContestLimits()
    patient = usual.with_time_times(20)
    assert patient.open_seconds == 20 * usual.open_seconds
    assert patient.query_seconds == 20 * usual.query_seconds
    assert patient.match_seconds == 20 * usual.match_seconds
    assert patient.process == usual.process


@needs_pipes
def test_asked_twice_a_submission_gives_the_same_answer():
    match = new_match(3, "twice")
    with guest(FORAGER) as bot:
        bots = [bot, bot, bot]
        play_bots(match, bots, 60)
        fork = match.fork()
        assert fork.think(bot) == match.think(bot) == match.fork().think(bot)
        play_bots(match, bots, 60)
    assert bot.faults == {}


# -- answers in the contest's terms ---------------------------------------------------------------


class Altered(RandomEntrant):
    """A legal random bot that changes its answer to queries of one kind."""

    def __init__(self, kind: str, alter) -> None:
        super().__init__(1)
        self._kind = kind
        self._alter = alter
        self.altered = 0

    def __call__(self, query):
        answer = super().__call__(query)
        if query["query_type"] == self._kind:
            changed = self._alter(answer, self.state)
            if changed is not None:
                self.altered += 1
                return changed
        return answer


def first_fault(kind: str, alter, **options: str):
    """The fault of a bot whose answers to such queries are changed."""
    bot = ScriptedSyncsBot(Altered(kind, alter))
    match = new_match(3, "altered", rounds="50", defence="manual", **options)
    play_bots(match, [bot, RandomBot(), RandomBot()], 6000)
    return bot.faults[0]


def changed(**fields):
    return lambda answer, state: {**answer, **fields}


ILLEGAL = {
    "claims a territory twice": ("claim_territory", changed(territory=-1), "is not possible"),
    "redeems a card it lacks": ("redeem_cards", changed(sets=[[40, 41, 42]]), "does not hold"),
    "redeems no list": ("redeem_cards", changed(sets=3), "must be a list"),
    "redeems two cards": ("redeem_cards", changed(sets=[[1, 2]]), "list of three cards"),
    "redeems a card that is none": ("redeem_cards", changed(sets=[[1, 2, 99]]), "does not exist"),
    "changes the cause": ("redeem_cards", changed(cause="hunger"), "cause is 'hunger'"),
    "leaves out the cause": (
        "distribute_troops",
        lambda answer, state: {k: v for k, v in answer.items() if k != "cause"},
        "cause is missing",
    ),
    "places too few": (
        "distribute_troops",
        lambda answer, state: {**answer, "distributions": {state_own(state)[0]: 1}},
        "it distributes 1 troops and has",
    ),
    "places on foreign land": (
        "distribute_troops",
        lambda answer, state: {**answer, "distributions": {state_foreign(state)[0]: 3}},
        "which it does not own",
    ),
    "places nothing somewhere": (
        "distribute_troops",
        lambda answer, state: {**answer, "distributions": {state_own(state)[0]: 0}},
        "it places 0 troops",
    ),
    "places in no table": ("distribute_troops", changed(distributions=[3]), "must be an object"),
    "attacks itself": (
        "attack",
        lambda answer, state: {
            "record_type": "move_attack",
            "move_by_player": 0,
            "attacking_territory": state_own(state)[0],
            "defending_territory": state_own(state)[0],
            "attacking_troops": 1,
        },
        "is not possible now",
    ),
    "defends with three": ("defend", changed(defending_troops=3), "is not possible now"),
    "defends another attack": ("defend", changed(move_attack_id=1), "move_attack_id is 1, but was"),
    "moves in too few": (
        "troops_after_attack",
        lambda answer, state: {**answer, "troop_count": 0},
        "is not possible now",
    ),
    "fortifies out of nothing": (
        "fortify",
        lambda answer, state: {
            "record_type": "move_fortify",
            "move_by_player": 0,
            "source_territory": state_foreign(state)[0],
            "target_territory": state_own(state)[0],
            "troop_count": 0,
        },
        "is not possible now",
    ),
}


def state_own(state):
    return state.get_territories_owned_by(state.me.player_id)


def state_foreign(state):
    return [place for place in state.territories if place not in state_own(state)]


@pytest.mark.sample(6)
@pytest.mark.parametrize("what", ILLEGAL)
def test_an_illegal_answer_is_named_and_puts_the_bot_out(what):
    query, alter, words = ILLEGAL[what]
    fault = first_fault(query, alter)
    assert fault.kind in ("INVALID_MOVE", "INVALID_MESSAGE")
    assert words in fault.sentence


def test_where_the_table_rolls_the_most_dice_the_bot_is_asked_all_the_same():
    bot = ScriptedSyncsBot(Altered("defend", changed(defending_troops=1)))
    match = new_match(3, "automatic", rounds="50", defence="automatic")
    play_bots(match, [bot, RandomBot(), RandomBot()], 3000)
    assert bot.faults == {}
    attacks = [type(move.answer) for move in match.moves if move.seat != 0].count(Attack)
    asked = [query["query_type"] for query in bot.connection.queries].count("defend")
    assert 20 < asked < attacks


IMPOSSIBLE = {
    "defends with what it lacks": (
        "defend",
        changed(defending_troops=3),
        "defending_troops 3 is not possible now, only 1",
    ),
    "attacks with nothing": (
        "attack",
        lambda answer, state: (
            {
                "record_type": "move_attack",
                "move_by_player": 0,
                "attacking_territory": 0,
                "defending_territory": 1,
                "attacking_troops": 1,
            }
            if answer["record_type"] == "move_attack_pass"
            else None
        ),
        "not possible now",
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_illegal_answer_where_there_is_no_choice_puts_the_bot_out_as_well(what):
    query, alter, words = IMPOSSIBLE[what]
    bot = ScriptedSyncsBot(Altered(query, alter))
    match = new_match(3, "no choice", rounds="50", defence="automatic")
    play_bots(match, [bot, RandomBot(), RandomBot()], 6000)
    assert words in bot.faults[0].sentence


def lenient(answer, state):
    """Numbers as text or with a point, no record_type, and fields that nobody knows."""
    loose = {
        key: str(value) if key == "territory" else float(value) if type(value) is int else value
        for key, value in answer.items()
        if key != "record_type"
    }
    return {**loose, "comment": "hello"}


@pytest.mark.parametrize("kind", ["claim_territory", "place_initial_troop", "defend"])
def test_answers_are_read_as_leniently_as_the_contest_reads_them(kind):
    entrant = Altered(kind, lenient)
    bot = ScriptedSyncsBot(entrant)
    play_bots(new_match(3, "lenient", defence="manual"), [bot, RandomBot(), RandomBot()], 600)
    assert bot.faults == {}
    assert entrant.altered > 0


def test_the_extra_troops_go_where_most_are_wanted_of_what_the_set_shows():
    """Two sets are redeemed at once: the second shows Siam, but the first brings the troops."""
    peru, brazil, siam = map(territory_named, ("Peru", "Brazil", "Siam"))
    table = playing({"Peru": 1, "Brazil": 1, "Siam": 1})
    player = _Player(0, lambda seat: ScriptedConnection(None))
    player._troops = {peru: 1, siam: 2}
    choice = MatchTerritory((brazil, peru)).ask(table)
    assert player._extra(table, choice) == TakeBonus(peru)


@pytest.mark.parametrize("spares_troops", [True, False])
def test_a_fortification_of_no_troops_ends_the_turn(spares_troops):
    """The contest allows it, also out of a territory with a single troop."""

    def none_of_them(answer, state):
        own = state_own(state)
        ways = [(a, b) for a in own for b in ADJACENT[a] if b in own]
        ways = [(a, b) for a, b in ways if (state.territories[a].troops > 1) == spares_troops]
        if not ways:
            return {"record_type": "move_fortify_pass", "move_by_player": 0}
        return {
            "record_type": "move_fortify",
            "move_by_player": 0,
            "source_territory": ways[0][0],
            "target_territory": ways[0][1],
            "troop_count": 0,
        }

    bot = ScriptedSyncsBot(Altered("fortify", none_of_them))
    match = new_match(3, "nothing")
    play_bots(match, [bot, RandomBot(), RandomBot()], 1000)
    chosen = {type(move.answer) for move in match.moves if move.seat == 0}
    assert bot.faults == {}
    assert EndTurn in chosen
    assert Fortify not in chosen


# -- names of seats -------------------------------------------------------------------------------


def test_the_python_of_submissions_can_be_chosen(monkeypatch):
    monkeypatch.setenv(PYTHON_SETTING, "no-such-python")
    match = new_match(3)
    bot = SyncsBot(FORAGER, RandomBot(), syncs.ContestLimits())
    with pytest.raises(InputError, match="no Python for bots at 'no-such-python'"):
        play_bots(match, [bot, bot, bot], 2)


@pytest.mark.parametrize(
    ("name", "seats", "sentence"),
    [
        ("syncs:nowhere.py", 5, "there is no submission at nowhere.py"),
        (f"syncs:{FORAGER}", 2, "a table of theirs has 3 to 6 seats"),
        (f"syncs*fast:{FORAGER}", 5, "'fast' is no number of times the contest's time"),
        (f"syncs*0:{FORAGER}", 5, "'0' is no number of times the contest's time"),
        (f"syncs*1001:{FORAGER}", 5, "'1001' is no number of times the contest's time"),
        ("sync:x.py", 5, "Risk has no player 'sync:x.py'"),
    ],
)
@needs_pipes
def test_a_wrong_seat_gets_one_sentence(name, seats, sentence):
    with pytest.raises(InputError, match=sentence.replace(".", r"\.").replace("*", r"\*")):
        GAME.bot(name, new_match(seats).setup)


@needs_pipes
def test_a_thousand_times_the_contest_s_time_is_the_most():
    assert GAME.bot(f"syncs*1000:{FORAGER}", new_match(5).setup) is not None


def test_without_named_pipes_the_form_says_so_in_one_sentence(monkeypatch):
    monkeypatch.delattr(syncs.os, "mkfifo", raising=False)
    with pytest.raises(InputError, match=r"needs named pipes, which Windows does not have; use"):
        GAME.bot(f"syncs:{FORAGER}", new_match(5).setup)


def test_a_submission_cannot_judge_a_position_alone():
    match = new_match(3)
    match.roll()
    bot = GAME.bot(f"syncs:{FORAGER}", match.setup)
    with pytest.raises(InputError, match="must see the whole game; a position is not enough"):
        bot.choose(match.table, match.pending, None)


def test_making_a_bot_starts_nothing(monkeypatch):
    monkeypatch.setattr("games.risk.arena.syncs.Connection", None)
    GAME.bot(f"syncs:{FORAGER}", new_match(5).setup).close()


# -- files that are none --------------------------------------------------------------------------


@needs_pipes
@pytest.mark.parametrize(
    ("made", "words"),
    [
        (os.mkfifo, "there is no submission at"),
        (lambda path: path.symlink_to("/dev/zero"), "there is no submission at"),
        (lambda path: path.symlink_to(path), "there is no submission at"),
        (
            lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 2**40),
            "larger than 64 MB",
        ),
    ],
    ids=["a pipe", "a device without end", "a link to itself", "a terabyte"],
)
def test_a_submission_that_is_no_file_to_be_read_gets_one_sentence(tmp_path, made, words):
    path = tmp_path / "submission.py"
    made(path)
    with pytest.raises(InputError, match=words):
        GAME.bot(f"syncs:{path}", new_match(5).setup)


@needs_pipes
def test_a_submission_in_the_encoding_of_powershell_is_read(tmp_path):
    path = tmp_path / "submission.py"
    path.write_text(FORAGER.read_text(), encoding="utf-16")
    with guest(path) as bot:
        play_with(new_match(3), {0: bot}, limit=5)
    assert bot.faults == {}
