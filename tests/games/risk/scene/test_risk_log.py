"""The log of Risk: a battle in one line, cards unnamed."""

from engine.ui.table.chronicle import Heading
from games.risk.scene.log_words import Teller
from tests.games.risk.scene.playing import PEOPLE, a_match, played_until


def told(match):
    teller = Teller(PEOPLE)
    story = match.story(None)
    lines = []
    for passage in story.passages:
        lines += teller.lines(passage, story.table(passage.number))
    return lines


def a_game():
    return played_until(a_match(*["eager"] * 5), "fortify", skip=5)


def test_a_capture_is_one_line_with_killed_and_lost():
    lines = told(a_game())
    captures = [line for line in lines if line.text.startswith("Took ")]
    assert captures
    assert all(" from " in line.text and " : " in line.points for line in captures)
    assert not any("against" in line.text for line in lines)


def test_a_turn_is_a_heading_and_begins_with_its_income():
    lines = told(a_game())
    turns = [at for at, line in enumerate(lines) if isinstance(line, Heading)]
    assert [lines[at].note for at in turns[:6]] == ["1.1", "1.2", "1.3", "1.4", "1.5", "2.1"]
    for at in turns:
        income = lines[at + 1]
        assert income.text.startswith("Income of ")
        assert income.seat == lines[at].seat
        assert int(income.points) >= 3


def test_a_drawn_card_is_not_named():
    drawn = [line for line in told(a_game()) if "card" in line.text and "Drew" in line.text]
    assert {line.text for line in drawn} == {"Drew a card"}


def test_the_log_begins_again_when_the_game_does():
    match = a_game()
    assert told(match) == told(match)
