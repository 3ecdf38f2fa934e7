"""The log of Risk: a battle in one line, cards unnamed."""

from engine.ui.table.log import Entry, Heading
from games.risk.board import territory_named
from games.risk.game import GAME
from games.risk.scene.view_model import LogFormatter, PlacementsLine
from tests.games.risk.scene.playing import PEOPLE, a_match, played_until

VOICE = GAME.voice(PEOPLE)


def told(match):
    formatter = LogFormatter(VOICE)
    story = match.story(None)
    lines = []
    for passage in story.passages:
        lines += formatter.lines(passage, story.table(passage.number))
    return lines


def a_game():
    return played_until(a_match(*["eager"] * 5), "fortify", skip=5)


def test_a_capture_is_one_line_with_killed_and_lost():
    lines = told(a_game())
    captures = [line for line in lines if line.text.startswith("Captured ")]
    assert captures
    assert all(" from " in line.text and " : " in line.points for line in captures)
    assert not any("the attacker loses" in line.text for line in lines)


def test_a_turn_is_a_heading_and_begins_with_its_income():
    lines = told(a_game())
    turns = [at for at, line in enumerate(lines) if isinstance(line, Heading)]
    assert [lines[at].note for at in turns[:6]] == ["1.1", "1.2", "1.3", "1.4", "1.5", "2.1"]
    for at in turns:
        income = lines[at + 1]
        assert income.text.startswith("Income for ")
        assert income.seat == lines[at].seat
        assert int(income.points) >= 3


def test_a_drawn_card_is_not_named():
    drawn = [line for line in told(a_game()) if "card" in line.text and "Drew" in line.text]
    assert {line.text for line in drawn} == {"Drew a card"}


def test_the_log_begins_again_when_the_game_does():
    match = a_game()
    assert told(match) == told(match)


def test_the_first_troops_are_one_line_a_seat_when_all_stand():
    lines = told(a_game())
    first = next(at for at, line in enumerate(lines) if isinstance(line, Heading))
    placed = [line for line in lines[:first] if isinstance(line, PlacementsLine)]
    assert sorted(line.seat for line in placed) == [0, 1, 2, 3, 4]
    assert {line.points for line in placed} == {"+17", "+16"}
    assert all(sum(count for _, count in line.placed) == line.gain for line in placed)


def test_placements_that_follow_each_other_are_one_line():
    ural, china = territory_named("Ural"), territory_named("China")
    lines = [
        PlacementsLine.of(0, {place: count}, VOICE)
        for place, count in ((ural, 3), (china, 2), (ural, 1))
    ]
    entries = [Entry(number, None, line) for number, line in enumerate(lines, 1)]
    assert entries[0].continued_by(entries[1])
    assert not entries[0].continued_by(Entry(2, None, PlacementsLine.of(1, {china: 2}, VOICE)))
    joined = entries[0].with_more(entries[1]).with_more(entries[2])
    assert (joined.line.text, joined.line.points) == ("4 troops to Ural and 2 to China", "+6")
    told = [joined.up_to(answers) for answers in range(4)]
    assert [entry and entry.line.text for entry in told] == [
        None,
        "3 troops to Ural",
        "3 troops to Ural and 2 to China",
        "4 troops to Ural and 2 to China",
    ]
