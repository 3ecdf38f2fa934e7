"""The text client over a pipe: numbers, words, commands, real dice, and the end of input."""

import io

from engine.core.commands import make_setup
from engine.core.decision import Decision
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.text_client import TextClient, new_lines
from games import REGISTRY
from tests.nim import GAME


def play(typed: str, player: str = "perfect", **setup):
    seats = (SeatSetup("human", "Ann"), SeatSetup(player, "Bot"))
    match = Match(GAME, Setup(seats, "3", **setup))
    out = io.StringIO()
    saved = []
    client = TextClient(
        match, io.StringIO(typed), out, lambda match: saved.append(len(match.moves))
    )
    assert client.run() == 0
    return match, out.getvalue(), saved


def test_a_whole_game_with_option_numbers_ends_with_the_standings():
    match, text, _ = play("1\n" * 20)
    assert match.is_over
    assert "The game is over." in text


def test_moves_may_be_words_in_any_case():
    match, _, _ = play("tAkE   2\n")
    assert str(match.moves[1].answer) == "Take 2"


def test_a_wrong_move_is_answered_in_one_sentence_and_asked_again():
    match, text, _ = play("take 9\n7\n2\n")
    assert "'take 9' is not a move now; 'list options' shows the moves." in text
    assert "There is no move 7: type a number from 1 to 3." in text
    assert str(match.moves[1].answer) == "Take 2"


def test_the_bot_s_reasons_are_shown():
    assert "NIM-2: leaves" in play("1\n")[1]


def test_the_end_of_input_ends_cleanly():
    assert "End of input; the game is not finished." in play("")[1]


def test_every_answer_is_saved():
    match, _, saved = play("1\n1\n")
    assert saved == list(range(1, len(match.moves) + 1))


def test_real_dice_are_typed_and_can_be_taken_back():
    match, text, _ = play("9\n4\nundo\n2\n", dice_by_hand=True)
    assert "'9' is not a possible roll" in text
    assert match.table.heap == 12


def test_at_a_real_table_taking_back_says_how_hands_undo_it():
    """Risk: the claim of a person is taken off the map again, and so is the bot's that followed."""
    game = REGISTRY.game("risk")
    setup = make_setup(game, ("human", "raider"), "otter", {}, real_table=True)
    match = Match(game, setup)
    while not (match.waits_for_person and isinstance(match.pending, Decision)):
        match.answer(next(match.pending.outcomes.outcomes())[0])
    out = io.StringIO()
    TextClient(match, io.StringIO("1\nundo\n"), out, lambda match: None).run()
    told = out.getvalue().rpartition("Taken back")[2]
    assert "  > Take 1 of your troops back from " in told


def test_at_a_real_table_what_was_just_turned_up_is_not_turned_up_again():
    """Arcs: Court cards are turned up and typed; hands have nothing left to do for them."""
    game = REGISTRY.game("arcs")
    match = Match(game, make_setup(game, ("human",) * 3, "court", {}, real_table=True))
    out = io.StringIO()
    typed = "seat 1\nMix Up\nLoyal Engineers\nLoyal Empaths\n"
    TextClient(match, io.StringIO(typed), out, lambda match: None).run()
    assert "Loyal Empaths joins the Court" in out.getvalue()
    assert "> Turn up" not in out.getvalue()
    assert "  > Set up the map as the setup card Mix Up" in out.getvalue()


def test_list_hint_and_help_do_not_move():
    match, text, _ = play("list\nhint\nhelp\nundo\n")
    assert len(match.moves) == 1
    assert "Hint: Take" in text
    assert "A bot in your place:\n" in text
    assert "You can't undo any further" in text


def test_after_an_answer_only_what_changed_is_shown_and_all_on_request():
    game = GAME.describe(play("")[0].table, ("Ann", "Bot"))
    first, *rest = play("1\n1\n")[1].split("Changes ('table' shows everything):\n")
    assert game.splitlines()[0] in first
    assert len(rest) > 0
    _, text, _ = play("1\ntable\n")
    last = text.split("What has changed")[-1]
    assert last.count("\n") > rest[-1].count("\n")


TABLE = """Round 2

         Ann  Bot
Wheat      1    2
Wood       0    0

Market
  Mill
    two coins
  Barn""".splitlines()


def test_a_line_that_changed_comes_with_what_it_belongs_to():
    before = [line.replace("1", "0").replace("two coins", "one coin") for line in TABLE]
    assert new_lines(before, TABLE) == [
        "         Ann  Bot", "Wheat      1    2", "Market", "  Mill", "    two coins",
    ]  # fmt: skip


def test_the_first_line_of_a_list_without_heading_is_not_shown_where_another_changed():
    now = ["  Ada: 3", "  Mira: 5", "  Tiko: 2"]
    assert new_lines([*now[:2], "  Tiko: 1"], now) == ["  Tiko: 2"]


def test_where_nothing_changed_nothing_is_shown():
    assert new_lines(TABLE, TABLE) == []
    assert new_lines([*TABLE, "Wheat      1    2"], TABLE) == []
