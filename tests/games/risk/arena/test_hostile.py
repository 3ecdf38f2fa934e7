"""Hostile contest submissions: each is out in the contest's words, and the table goes on."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.arena import Tournament, simulate
from games.risk.arena.syncs import ContestLimits
from games.risk.game import GAME
from tests.games.risk.arena.players import DATA, HASTY, guest, new_match, play_with

pytestmark = pytest.mark.skipif(os.name != "posix", reason="submissions need named pipes")

PIPES = """
import json, os, sys, time
answers = open("io/to_engine.pipe", "wb", buffering=0)
queries = open("io/from_engine.pipe", "rb")

def query():
    digits = b""
    while (byte := queries.read(1)) != b",":
        digits += byte
    return json.loads(queries.read(int(digits)))

def send(text):
    answers.write(f"{len(text)},{text}".encode())

def me(asked):
    return asked["update"]["0"]["you"]["player_id"]

asked = query()
player = me(asked)

def claim(territory, **other):
    move = {"record_type": "move_claim_territory", "move_by_player": player, "territory": territory}
    return json.dumps({**move, **other})
"""

HOSTILE = {
    "does not start": ("TIMEOUT", "ModuleNotFoundError", "import nowhere"),
    "is no Python": ("TIMEOUT", "SyntaxError", "class Bot(:"),
    "exits at once": ("TIMEOUT", "exit status 0", "pass"),
    "never opens its pipes": ("TIMEOUT", "did not open its pipes", "while True: pass"),
    "crashes": ("TIMEOUT", "exit status 1: ZeroDivisionError", PIPES + "1 / 0"),
    "is killed": ("TIMEOUT", "signal 9", PIPES + "os.kill(os.getpid(), 9)"),
    "hangs": ("TIMEOUT", "did not answer within 0.3 s", PIPES + "while True: pass"),
    "sleeps": ("TIMEOUT", "did not answer within 0.3 s", PIPES + "time.sleep(100)"),
    "sends half an answer": (
        "TIMEOUT",
        "did not answer within 0.3 s",
        PIPES + "answers.write(b'500,{\"rec')\ntime.sleep(100)",
    ),
    "floods": (
        "INVALID_MESSAGE",
        "must start with",
        PIPES + "while True: answers.write(b'x' * 99)",
    ),
    "floods with digits": (
        "INVALID_MESSAGE",
        "must start with",
        PIPES + "while True: answers.write(b'1' * 9999)",
    ),
    "sends too much": ("INVALID_MESSAGE", "must start with", PIPES + "send('x' * 1000)"),
    "sends no length": ("INVALID_MESSAGE", "its length, not 'ab'", PIPES + "answers.write(b'ab,')"),
    "sends a negative length": ("INVALID_MESSAGE", "not JSON", PIPES + "answers.write(b'-5,{}')"),
    "sends no JSON": ("INVALID_MESSAGE", "not JSON", PIPES + "send('{claim: 3}')"),
    "sends no text": ("INVALID_MESSAGE", "not JSON", PIPES + "answers.write(b'2,\\xff\\xfe')"),
    "sends a list": ("INVALID_MESSAGE", "must be a JSON object", PIPES + "send('[1]')"),
    "nests deeply": ("INVALID_MESSAGE", "not JSON", PIPES + "send('[' * 900)"),
    "leaves out a field": (
        "INVALID_MESSAGE",
        "territory is missing",
        PIPES + "send(json.dumps({'move_by_player': player}))",
    ),
    "sends a wrong type": (
        "INVALID_MESSAGE",
        "territory is [1], not a whole number",
        PIPES + "send(claim([1]))",
    ),
    "makes another move": (
        "INVALID_MESSAGE",
        "the answer is 'move_attack_pass', not move_claim_territory",
        PIPES + "send(claim(3, record_type='move_attack_pass'))",
    ),
    "moves for another": (
        "INVALID_MOVE",
        "it moves as player",
        PIPES + "send(claim(3, move_by_player=player + 1))",
    ),
    "claims what is not there": ("INVALID_MOVE", "is not possible now", PIPES + "send(claim(99))"),
    "closes its pipes": (
        "BROKEN_PIPE",
        "it closed its pipe or ended",
        PIPES + "queries.close(); send(claim(41)); time.sleep(100)",
    ),
    "fills the disk": (
        "TIMEOUT",
        "File too large",
        PIPES + "while True: print('flood' * 999, flush=True)",
    ),
}
LINUX_HOSTILE = {
    "wants all memory": ("TIMEOUT", "MemoryError", PIPES + "x = bytearray(2**30)"),
    "forks": (
        "TIMEOUT",
        "more than 6 processes",
        PIPES + "for _ in range(50): os.fork() or time.sleep(100)\ntime.sleep(100)",
    ),
}
PATIENT = replace(HASTY, open_seconds=20.0, query_seconds=10.0, match_seconds=30.0)
"""For those that are ended by their guard, however busy the machine is."""
LEAVES = (
    PIPES
    + """
import ctypes, signal

def leave():
    if os.fork() == 0:
        os.setsid()
        if os.fork():
            os._exit(0)
        sleep = "import time; time.sleep(1000)"
        os.execve(sys.executable, [sys.executable, "-c", sleep, os.environ["PYTHONPATH"]], {})

guard = os.getppid()
ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)  # it outlives its parent
for _ in range(3): leave()
"""
)
LINUX_HOSTILE |= {
    "kills its guard and starts sessions of its own": (
        "TIMEOUT",
        "killed",
        LEAVES + "os.kill(guard, signal.SIGKILL); leave(); os.setsid()",
    ),
    "stops its guard and starts sessions of its own": (
        "INVALID_MOVE",
        "is not possible now",
        LEAVES + "os.kill(guard, signal.SIGSTOP); leave(); send(claim(99)); time.sleep(100)",
    ),
    "reports its own end and kills its guard": (
        "TIMEOUT",
        "",
        LEAVES
        + "os.system(f'echo '{{\"ended\": \"well\"}}' > /proc/{guard}/fd/1 2> /dev/null')\n"
        + "os.kill(guard, signal.SIGKILL); leave(); time.sleep(100)",
    ),
}
IN_A_SANDBOX = {"kills its guard and starts sessions of its own": "exit status 0"}
"""Its guard is out of its sight there: it kills nothing, and ends as its text does."""
if sys.platform == "linux":
    HOSTILE |= LINUX_HOSTILE


@pytest.mark.sample(6)
@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_submission_is_out_and_the_table_goes_on(tmp_path, walls, what):
    kind, words, text = HOSTILE[what]
    if walls == "in a sandbox":
        words = IN_A_SANDBOX.get(what, words)
    submission = tmp_path / "hostile.py"
    submission.write_text(text)
    match = new_match(3)
    with guest(submission, PATIENT if what in LINUX_HOSTILE else HASTY) as bot:
        play_with(match, {1: bot}, limit=60)
    assert bot.faults[1].kind == kind
    assert words in bot.faults[1].sentence
    assert bot.faults[1].sentence.startswith("hostile.py is out: ")
    assert "\n" not in bot.faults[1].sentence
    assert len(match.moves) == 60
    assert not left_over(submission)


def left_over(submission) -> list[str]:
    """Processes that still run with this test's submission in their environment or command."""
    if sys.platform != "linux":
        return []
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        if int(folder.name) != os.getpid():
            try:
                known = (folder / "environ").read_bytes() + (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if str(submission.parent).encode() in known:
                found.append(folder.name)
    return found


def test_a_submission_that_is_slow_each_time_runs_out_of_its_time(tmp_path):
    submission = tmp_path / "slow.py"
    forager = (DATA / "forager.py").read_text()
    submission.write_text(
        forager.replace("def choose(", "import time\ndef choose(").replace(
            "    match query:", "    time.sleep(0.1)\n    match query:"
        )
    )
    limits = ContestLimits(open_seconds=2.0, query_seconds=1.0, match_seconds=1.2)
    match = new_match(3)
    with guest(submission, limits) as bot:
        play_with(match, {0: bot}, limit=80)
    assert bot.faults[0].kind == "CUMULATIVE_TIMEOUT"
    assert "more than 1.2 s in this game" in bot.faults[0].sentence


def test_a_second_move_unasked_is_taken_as_the_answer_to_the_next_query(tmp_path):
    submission = tmp_path / "eager.py"
    submission.write_text(PIPES + "send(claim(41)); send(claim(41)); time.sleep(100)")
    match = new_match(3, seed="eager")
    with guest(submission, HASTY) as bot:
        play_with(match, {match.table.seat: bot}, limit=8)
    [fault] = bot.faults.values()
    assert fault.kind == "INVALID_MOVE"


def test_hostile_submissions_leave_the_other_bots_alone(tmp_path):
    hostile = tmp_path / "hostile.py"
    hostile.write_text(PIPES + "os.kill(0, 9)")
    match = new_match(4)
    with guest(hostile, HASTY) as bad, guest(DATA / "forager.py") as good:
        play_with(match, {0: bad, 2: good}, limit=300)
    assert set(bad.faults) == {0}
    assert good.faults == {}


def test_in_a_simulation_the_culprit_of_every_game_is_last(tmp_path):
    hostile = tmp_path / "hostile.py"
    hostile.write_text(PIPES + "1 / 0")
    seats = (f"syncs:{hostile}", "random", "random")
    document = simulate(GAME, Tournament(seats, 3, "1"))
    assert document["seats"][0]["faults"] == {"TIMEOUT": 3}
    assert document["seats"][0]["mean_rank"] == 3
    assert document["seats"][0]["wins"] == 0
