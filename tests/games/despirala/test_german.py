"""Despirala in German: persons, numbers and word order are the catalogue's alone."""

from unittest.mock import Mock

import pytest

from engine.core.learning.puzzle import PuzzleTable, puzzles_of
from engine.core.match import Match
from engine.core.position.edits import ChipRow
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Fixed, Message, Share
from engine.ui.table.conductor import Sitting
from games.despirala.game import GAME
from games.despirala.learning import retold
from games.despirala.moves import (
    Attempt,
    Collected,
    DiceRolled,
    GameEnded,
    GoodsScored,
    TargetCompleted,
    TargetFailed,
    TurnStarted,
)
from games.despirala.scene.lines import loss_words
from games.despirala.setting_out import EDITS, choose_attempt
from games.despirala.state import DespiralaTable, Sheet
from games.despirala.steps import ChooseMove
from tests.nothing_lost.told import SITTINGS
from tests.voice.heard import transcript

VOICE = GAME.voice(("You", "Ada", "James"), "de")
PAIRS = Attempt("Three pairs", (2, 4, 6))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TurnStarted(0, 3, 8), "Du beginnst Zug 3 mit 8 Waren"),
        (TurnStarted(1, 1, 0), "Ada beginnt Zug 1 mit keinen Waren"),
        (DiceRolled(0, (1,), (6,), 1, 7), "Du zahlst 1 Ware und wirfst eine 6"),
        (DiceRolled(1, (1, 2), (6, 1), 0, 7), "Ada wirft 6 1"),
        (TargetCompleted(1, "Two triples", (3, 5), 24, 0),
         "Ada vollendet „Zwei Drillinge 3 5“ sofort: 24 Punkte"),
        (TargetCompleted(0, "Straight", (), 50, 3),
         "Du vollendest „Straße“ mit 3 Würfen: 50 Punkte"),
        (TargetFailed(2, "Straight", (), 3, 1), "James schafft „Straße“ nicht: 1 Würfel fehlt"),
        (TargetFailed(0, "Straight", (), 3, 2), "Du schaffst „Straße“ nicht: 2 Würfel fehlen"),
        (Collected(1, "Collect 1", 1, 1, 0),
         "Ada beendet „Einser“ mit 1 Würfel: 1 Punkt"),
        (GoodsScored(0, 1, 400), "Du hast 1 Ware übrig und schließt mit 400 Punkten"),
        (GameEnded((0, 2), 9), "Geteilter Sieg mit 9 Punkten: Du und James"),
        (GameEnded((1,), 1), "Ada gewinnt mit 1 Punkt"),
    ],
)  # fmt: skip
def test_what_happens(event, words):
    assert GAME.event_text(event, VOICE) == words


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Message("expects", {"move": PAIRS, "expected": Fixed(441.6)}),
         "Drei Paare 2 4 6: im Mittel 441,6 Punkte"),
        (Message("to-finish", {"chance": Share(0.004), "goods": 1}),
         "Chance, es mit 1 Ware zu vollenden: unter 1 %"),
        (Message("points-at-once", {"points": 0, "goods": 5}),
         "Es bringt keine Punkte und lässt ihm 5 Waren"),
        (Message("points-at-once", {"points": 4, "goods": 5}),
         "Es bringt sofort 4 Punkte und lässt ihm 5 Waren"),
        (Message("odds-heard-collect",
                 {"move": Attempt("Collect 4", ()), "matching": 0, "chance": Share(0.67)}),
         "Vierer: Kein Würfel passt jetzt, 67 % Chance auf mindestens einen für die nächste Ware"),
        (Message("place-expected", {"place": Fixed(1.5, 2), "players": 3}),
         "im Mittel Platz 1,50 von 3"),
    ],
)  # fmt: skip
def test_why(said, words):
    assert VOICE.say(said) == words


def test_behind_the_sign_of_its_seat_a_line_leaves_the_name_out():
    assert VOICE.say(GoodsScored(1, 3, 400).said(), mark=1).startswith("Hat 3 Waren übrig")


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "50 Punkte für Straße in deine Spalte schreiben"),
        (1, "50 Punkte für Straße in die Spalte von Ada schreiben"),
    ],
)
def test_what_hands_write_down(seat, words):
    said = TargetCompleted(seat, "Straight", (), 50, 3).said()
    assert VOICE.say(said, "hands") == words


def test_losses_have_a_comma_and_seats_stand_over_what_is_theirs_as_people_call_them():
    assert loss_words(13.64, False, VOICE) == "−13,6"
    setup = Setup((SeatSetup("human", "You"), SeatSetup("random", "Ada")), "otter", {})
    match = Match(GAME, setup)
    match.language = "de"
    assert Sitting(match, Mock()).voice.headings == ("Du", "Ada")


def test_the_table_and_whole_games_are_told_in_german():
    sitting = next(each for each in SITTINGS if each.game == "despirala")
    text = transcript(sitting, False, "de")
    for words in ("Zug 14 von 14", "der höchste Stand gewinnt", "Die Partie ist vorbei."):
        assert words in text
    assert not {"Choose", "turn", "goods", "points", "dice"} & set(text.split())


def test_a_move_may_be_typed_in_english_or_as_it_is_shown():
    from engine.core.match import Match  # noqa: PLC0415
    from engine.core.setup import SeatSetup, Setup  # noqa: PLC0415

    match = Match(GAME, Setup((SeatSetup("human", "You"),), "german"))
    match.language = "de"
    match.roll()
    assert match.option_of("three pairs 2 4 6") == match.option_of("Drei Paare 2 4 6") == PAIRS


@pytest.mark.parametrize("dice", [(), (1, 1, 2, 3, 4, 5)])
def test_a_position_is_set_out_in_german(dice):
    table = DespiralaTable("normal", [Sheet(), Sheet()], dice=dice, steps=[ChooseMove()])
    table = choose_attempt(table, "Collect 1") if dice else table
    rows = list(EDITS.rows(table, EDITS.begin()))
    said = [place.tip for place in EDITS.places.values()]
    said += [row.words for row in rows if not isinstance(row, ChipRow)]
    said += [chip.words for row in rows if isinstance(row, ChipRow) for chip in row.chips]
    english, german = ([voice.say(each) for each in said] for voice in (GAME.voice(()), VOICE))
    alike = {"Normal", "Misère", "Kamerun", "General", "Despirala"}
    assert {"Bezahlte Würfe", "Einser"} <= set(german) if dice else "Einser" in german
    assert {one for one, other in zip(english, german, strict=True) if one == other} <= alike


def test_puzzles_are_told_from_their_moves_and_numbers():
    for puzzle in puzzles_of(GAME)[:12]:
        laid = PuzzleTable(GAME, puzzle)
        told = retold(laid, GAME.voice(laid.match.setup.seat_names, "de").say)
        assert [each.cost for each in told.choices] == [each.cost for each in puzzle.choices]
        assert told.searched == "Exakter Wert"
        words = " ".join((*(f"{each.words} {each.note}" for each in told.choices),
                          *(why.text for why in told.why)))  # fmt: skip
        assert not {"Reroll", "now", "goods", "for", "points", "next", "finish"} & set(
            words.split()
        )
