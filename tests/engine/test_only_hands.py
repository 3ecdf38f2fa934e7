"""What the rules do by themselves on a screen is told to hands at a real table alone."""

from __future__ import annotations

from engine.core import commands
from engine.core.instructions import instructions
from engine.core.match import Match
from games.arcs.game import GAME
from games.arcs.table_chores import TableChore


def test_homes_are_laid_out_by_hands_and_stand_in_no_log():
    match = Match(
        GAME, commands.make_setup(GAME, ("human", "steward"), "home", {}, real_table=True)
    )
    match.answer(0)
    match.answer("2p-frontiers")
    move = match.moves[-1]
    said = instructions(move, match.setup.seats, match.voice)
    assert any(words.startswith("Put a city and 3 ships from your supply in ") for words in said)
    assert any(isinstance(event, TableChore) for event in move.events)
    for watcher in (None, 0, 1):
        story = match.story(watcher)
        assert story.passages[-1].events
        assert not any(isinstance(each, TableChore) for each in story.passages[-1].events)
        assert not any(isinstance(beat.event, TableChore) for beat in story.film(1).beats)
