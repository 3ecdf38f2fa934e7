"""What an answer would bring, tried on a copy."""

from engine.core.bot import RandomBot
from engine.core.decision import Decision
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games.rajas import GAME
from games.rajas.foresight import after_turning, outlook
from games.rajas.moves import Place, TurnDie


def a_placing_match(seed: str = "foresight", answers: int = 60) -> Match:
    """A match at a person's worker, some answers on."""
    options = {setting.key: setting.default for setting in GAME.settings}
    seats = (SeatSetup("human", "You"), SeatSetup("dummy", "Anand"))
    match = Match(GAME, Setup(seats, seed, options=options))
    bots = [bot or RandomBot() for bot in bots_of(match)]
    while True:
        pending = match.pending
        is_place = isinstance(pending, Decision) and pending.kind == "place"
        if is_place and len(match.moves) >= answers:
            return match
        play_bots(match, bots, 1)


def test_the_table_that_is_asked_about_stays_as_it_is():
    match = a_placing_match()
    before = match.table.copy()
    for option in match.pending.options:
        outlook(match.table, 0, option)
    assert GAME.codec.encode(match.table) == GAME.codec.encode(before)


def test_the_gap_after_is_that_of_the_table_after_the_answer():
    match = a_placing_match()
    for option in match.pending.options:
        tried = match.fork()
        seen = outlook(match.table, 0, option)
        tried.answer(option)
        assert seen.gap == match.table.seats[0].gap
        assert seen.gap_after == tried.table.seats[0].gap


def test_what_karma_opens_is_what_can_be_answered_after_it():
    match = a_placing_match(answers=0)
    options = match.pending.options
    opened = after_turning(match.table, options)
    assert set(opened) == {option.die for option in options if isinstance(option, TurnDie)}
    for die, ways in opened.items():
        tried = match.fork()
        tried.answer(TurnDie(die))
        new = [each for each in tried.pending.options if each not in options]
        assert list(ways) == [each for each in new if isinstance(each, Place)]
