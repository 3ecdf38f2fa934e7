"""The README's example: a bot of one's own in one file, in a simulation and at a table."""

from pathlib import Path
from statistics import fmean

from engine.core.arena import Tournament, simulate
from engine.core.commands import make_setup
from engine.core.decision import close_bots
from engine.core.match import Match, bots_of, play_bots
from games.risk.game import GAME
from tests.games.risk.arena.players import DATA
from tests.patience import lengths

MYBOT = DATA / "mybot.py"
README = Path(GAME.folder) / "arena" / "README.md"


@lengths("games", 5, 20)
def test_the_example_bot_beats_random_ones(games):
    seats = (f"file:{MYBOT}", "random", "random", "random", "random")
    games_of = Tournament(seats, games, "mybot", {"rounds": "50"}, key="c0ffee" * 5 + "42")
    document = simulate(GAME, games_of, jobs=2)
    mine, *others = document["seats"]
    assert mine["faults"] == {}
    assert mine["mean_rank"] < fmean(other["mean_rank"] for other in others)


def test_the_example_bot_sits_at_a_table_with_a_person():
    match = Match(GAME, make_setup(GAME, ("human", f"file:{MYBOT}", "random"), "table", {}))
    bots = bots_of(match)
    play_bots(match, bots)
    while match.waits_for_person and len(match.moves) < 200:
        match.answer(match.pending.options[0])
        play_bots(match, bots)
    close_bots(bots)
    assert bots[1].faults == {}
    assert any(move.seat == 1 for move in match.moves)


def test_the_readme_shows_the_example_as_it_is():
    assert MYBOT.read_text() in README.read_text()
