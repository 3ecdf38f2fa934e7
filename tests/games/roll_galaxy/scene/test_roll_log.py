"""The log: headings by round, calls with reasons at the reveal, secrets only to their seat."""

from types import SimpleNamespace

from engine.core.match import play_bots
from engine.ui.table.log import Chronicle
from games.roll_galaxy.events import ChipsGained, DieGivenUp, TilePlaced
from games.roll_galaxy.game import GAME
from games.roll_galaxy.scene.log_words import LogFormatter, short_names
from tests.games.roll_galaxy.positions import side_named
from tests.games.roll_galaxy.scene.playing import a_match


def told(seats: int = 3, own: int | None = None, rounds: int = 3) -> Chronicle:
    players = ("human", *["rollbot:easy"] * (seats - 1))
    match = a_match(seats, "log", *players)
    bot = match.game.bot("rollbot:easy", match.setup)
    chronicle = Chronicle(
        LogFormatter(match.game.voice(short_names(match.setup.seat_names)), own).lines
    )
    while match.pending is not None and match.table.round <= rounds:
        play_bots(match, [bot] * seats, 1)
        chronicle.follow(match, None)
    return chronicle


def test_rounds_are_headings():
    chronicle = told()
    headings = [text for text, _ in chronicle.headings()]
    assert headings[:3] == ["Round 1", "Round 2", "Round 3"]


def test_reasons_of_an_assignment_wait_for_the_reveal():
    chronicle = told()
    calls = [entry for entry in chronicle.entries if entry.line.text.startswith("Vega selects")]
    assert len(calls) == 3
    for entry in calls:
        assert any(reason.clause.startswith("RB-3") for thought in entry.thoughts
                   for reason in thought.reasons)  # fmt: skip


def test_nothing_is_said_of_a_bot_before_the_reveal():
    entries = told(rounds=1).entries
    start = next(n for n, entry in enumerate(entries) if entry.line.text == "Everybody rolls")
    for seat, name in ((1, "Vega"), (2, "Orion")):
        first = next(entry.line for entry in entries[start:] if entry.line.seat == seat)
        assert first.text.startswith(f"{name} selects")


def test_tiles_drawn_are_told_to_their_seat_alone():
    mine = [entry.line for entry in told(own=0).entries if " draw " in entry.line.text]
    assert all(line.seat == 0 for line in mine if "/" in line.text)
    others = [entry.line for entry in told(own=None).entries]
    assert not any("draws" in line.text and line.seat != 0 and "faction" in line.text
                   for line in others)  # fmt: skip


def test_bots_go_by_their_own_names():
    assert short_names(("You", "Rollbot Vega")) == ("You", "Vega")


def test_one_who_is_spoken_to_gives_up_a_die_and_others_do_as_well():
    assert deed(DieGivenUp(0, 1, "cup", -1, 0)) == "You give up a red die"
    assert deed(DieGivenUp(1, 1, "cup", -1, 0)) == "Vega gives up a red die"


def test_what_a_deed_brings_stands_at_the_right():
    (line,) = lines(ChipsGained(1, 2, side_named("Galactic Bankers"), 1))
    assert (line.text, line.points) == ("Vega gets VP from Galactic Bankers", "+2 VP")


def test_where_a_tile_goes_in_a_stack_is_told_to_its_seat_alone():
    tile = side_named("Gem World") // 2
    assert deed(TilePlaced(0, tile, True, 1)) == "You plan Gem World as 2nd tile"
    assert deed(TilePlaced(1, tile, True, 1)) == "Vega puts a tile on the world stack"
    assert deed(TilePlaced(1, tile, True, 0)) == "Vega plans Gem World"


def deed(event) -> str:
    (line,) = lines(event)
    return line.text


def lines(event):
    """What the seat 0 reads of an event."""
    told = SimpleNamespace(events=(event,), reasons=(), seat=event.seat, answer=None)
    return LogFormatter(GAME.voice(("You", "Vega")), 0).lines(told, None)
