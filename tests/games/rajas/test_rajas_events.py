"""Events in words: verbs go with "You" and with a name, and nothing is called by its id."""

import re

import pytest

from engine.core.decision import Decision, Reason, recorded
from engine.core.match import bots_of, play_bots
from engine.text.message import Message
from games.rajas.board import board_of
from games.rajas.dummy_words import step
from games.rajas.effects import GainFame, VisitChamber, border_said, cell_said, handful
from games.rajas.events import (
    BoatMoved,
    BonusReached,
    BorderReached,
    BrownDrawn,
    ChamberVisited,
    DiceForfeited,
    DiceGained,
    DiceRerolled,
    DiceSpent,
    DieTurned,
    DummyThought,
    ElephantTaken,
    FameGained,
    GameEnded,
    KarmaGained,
    MarkersMet,
    MoneyGained,
    NothingDone,
    RiverTileLaid,
    RoundEnded,
    RoundStarted,
    ScrollRaised,
    StarterFound,
    StartRolled,
    TileBought,
    TileLaid,
    TileReplaced,
    TileRevealed,
    WorkerGained,
    WorkerPlaced,
    WorkerSetAside,
    YieldPut,
    YieldUsed,
)
from games.rajas.game import GAME
from games.rajas.moves import Place
from tests.games.rajas.positions import a_table, dice, new_match, person, play
from tests.games.rajas.told import told_in

TWO_FAME = (GainFame(2),)
NORTH = border_said(0, 1, 5)
SILK = board_of("printed").tiles["OC1"].called
TOLD = (

    (StartRolled(0, dice("o1 g2")), "{You start|Ada starts} with orange 1 and green 2"),
    (StarterFound(0, (3, 4)), "{You have|Ada has} the elephant and {go|goes} first"),
    (RiverTileLaid(4, "RT1", TWO_FAME), "A river tile covers river space 4 and brings 2 fame"),
    (BrownDrawn(0, "B5", TWO_FAME), "{You draw|Ada draws} a brown yield tile: 2 fame"),
    (YieldPut(0, "W6", 0, TWO_FAME, NORTH),
        "{You put|Ada puts} a yield tile on the north border at column 1: 2 fame"),
    (TileRevealed(0, "OS1", SILK), "An orange tile with a silk market (2) is turned up"),
    (RoundStarted(2, 0), "Round 2: {You go|Ada goes} first in each pass"),
    (WorkerPlaced(0, "raja_man_singh", 4, 0, 1, Message("person-raja-man-singh")),
        "{You place|Ada places} a worker at Raja Man Singh for orange 4"),
    (WorkerPlaced(0, "harbor_2", 1, 2, 1, Message("space-harbour", {"marked": 2})),
        "{You place|Ada places} a worker at the harbor for orange 1 and 2 money"),
    (WorkerSetAside(0), "{You set|Ada sets} a worker aside"),
    (DieTurned(0, 1, 6, 0), "{You turn|Ada turns} orange 1 to 6 for 1 karma"),
    (DiceSpent(0, dice("b1"), Message("person-dancer")),
    "{You pay|Ada pays} blue 1 for the Dancer"),
    (DiceGained(0, dice("o o b"), ""), "{You gain|Ada gains} 2 orange dice and a blue die"),
    (DiceForfeited(0, 1), "{You forfeit|Ada forfeits} a die"),
    (DiceRerolled(0, dice("o1"), dice("o6")),
     "{You reroll|Ada rerolls} orange 1 and {get|gets} orange 6"),
    (MoneyGained(0, 3, 9, "river"), "{You gain|Ada gains} 3 money (river)"),
    (FameGained(0, 3, 9, "river"), "{You gain|Ada gains} 3 fame (river)"),
    (KarmaGained(0, 2, 2), "{You gain|Ada gains} 2 karma"),
    (KarmaGained(0, 0, 3), "{You have|Ada has} the maximum karma"),
    (BonusReached(0, "fame track", 5), "{You reach|Ada reaches} the bonus at 5 on the fame track"),
    (BonusReached(0, "river", 20), "{You reach|Ada reaches} the bridge"),
    (WorkerGained(0, 4, True), "{You gain|Ada gains} a 4th worker"),
    (WorkerGained(0, 5, False), "{You have|Ada has} all 5 workers: the extra one leaves the game"),
    (ScrollRaised(0, 2, 3), "{You upgrade|Ada upgrades} the fort to 3"),
    (BoatMoved(0, 2, 4), "{You sail|Ada sails} to river space 4"),
    (TileBought(0, "OS1", dice("o6"), SILK),
        "{You buy|Ada buys} the orange tile with a silk market (2) for orange 6"),
    (TileBought(0, "OS1", (), SILK),
        "{You take|Ada takes} the orange tile with a silk market (2) for free"),
    (TileLaid(0, "OS1", 6, 0, cell_said(6, 5)),
        "{You lay|Ada lays} the tile in row 2, column 2"),
    (TileLaid(0, "OS1", -1, 0, None), "{You collect|Ada collects} the tile"),
    (TileReplaced(0, "OS1", "OS2", SILK),
        "{You remove|Ada removes} the orange tile with a silk market (2) from the game "
        "to replace it"),
    (BorderReached(0, 0, "", NORTH, TWO_FAME),
        "{You connect|Ada connects} to the north border at column 1: 2 fame"),
    (YieldUsed(0, "W6", TWO_FAME), "{You use|Ada uses} a yield tile: 2 fame"),
    (ElephantTaken(0), "{You take|Ada takes} the elephant for the next round"),
    (ElephantTaken(0, True), "{You keep|Ada keeps} the elephant for the next round"),
    (ChamberVisited(0, "raja_man_singh"), "{You visit|Ada visits} Raja Man Singh"),
    (NothingDone(0, "no-tile-bought"),
        "Nothing happens for {you|Ada}: no province tile can be bought"),
    (MarkersMet(0, 3), "{Your|Ada's} markers pass each other by 3 steps"),
    (MarkersMet(0, 0), "{Your|Ada's} markers meet"),
    (RoundEnded(2, 0), "Round 2 ends; {you have|Ada has} the elephant"),
    (GameEnded(0, 1, 7, (0, 3)),
        "{You win|Ada wins} with no worker placed in round 7: "
        "the markers have passed each other by 1 step"),
    (DummyThought(0, "effect", step("RAJ-11.1", Message("dummy-builds"), Message("why-builds"))),
        "{You|Ada}: It buys a tile. It buys as in the quarry, but without a worker [RAJ-11.1]"),
)  # fmt: skip
IDS = re.compile(r"\b([OGBP][CTS]\d|[WYRB]\d|RT\d|\w+_\w+|[Cc]ell \d+|[Bb]order \d+)\b")
VERBS = {word for _, said in TOLD for word in re.findall(r"Ada (\w+)|\|(\w+s)\}", said)}
THIRD_PERSON = {verb for pair in VERBS for verb in pair if verb}


def said_by(sentence, place):
    """A sentence for "You" (0) or for a name (1)."""
    return re.sub(r"\{([^}]*)\}", lambda found: found[1].split("|")[place], sentence)


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_an_event_goes_with_you_and_with_a_name(event, said):
    for place, name in enumerate(("You", "Ada")):
        assert GAME.event_text(event, (name, "Meera")) == said_by(said, place)


def test_every_kind_of_event_is_said():
    assert {type(event) for event, _ in TOLD} == {*recorded("games.rajas.events")}


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", range(12))
def test_in_whole_games_verbs_agree_and_ids_are_not_shown(number):
    for each in told_in(number):
        for seat in range(len(each.table.seats)):
            names = [f"Meera {n}" for n in range(len(each.table.seats))]
            names[seat] = "You"
            said = GAME.event_text(each.event, names)
            assert not IDS.search(said), said
            deed = said if "Round" in said else said.partition(":")[0]
            if isinstance(each.event, DummyThought) or "you" not in deed.casefold():
                continue
            own = re.search(r"\b[Yy]ou (\w+)", deed)
            assert own is None or own[1] not in THIRD_PERSON, said
            rest = re.findall(r"\band (\w+)$", deed)
            assert not set(rest) & THIRD_PERSON, said


def test_prompts_and_reasons_name_things_by_their_words():
    for number, level in enumerate(("page", "minister", "greedy")):
        match = new_match(level, "dummy", seed=f"said-{number}", board="navaratnas", ganga="on")
        bots = bots_of(match)
        while not match.is_over:
            if isinstance(match.pending, Decision):
                asked = GAME.prompt(match.pending, match.voice)
                assert not IDS.search(asked), asked
            play_bots(match, bots, 1)
            reasons = [each for each in match.moves[-1].reasons if isinstance(each, Reason)]
            said = [each.text for each in GAME.told(reasons, match.voice)]
            assert not any(map(IDS.search, said)), said
            for words in said:
                first, _, other = words.partition(". Next best: ")
                assert first.partition(": worth")[0] != re.sub(r" \(-?[\d.]+\)$", "", other)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("", "none"),
        ("o", "an orange die"),
        ("g g", "2 green dice"),
        ("o g g b", "an orange die, 2 green dice and a blue die"),
        ("o1 g2", "orange 1 and green 2"),
    ],
)
def test_a_handful_within_a_sentence(hand, said):
    assert GAME.voice(()).say(handful(dice(hand))) == said


def test_raja_man_singh_has_no_article():
    voice = GAME.voice(())
    assert voice.say(VisitChamber("raja_man_singh").said()) == "a visit to Raja Man Singh"
    assert voice.say(VisitChamber("yogi").said()) == "a visit to the Yogi"


@pytest.mark.clause("SOLO-1.13")
@pytest.mark.parametrize(
    "told",
    [DiceGained(1, dice("o"), "terrace"), DiceSpent(1, dice("o"), VisitChamber("yogi").said())],
)
def test_hands_move_the_dice_of_a_dummy_without_a_statue(told):
    said = GAME.voice(("Ann", "Dummy")).part(told.said(), "hands")
    assert "Dummy's dice" in said
    assert "statue" not in said


def test_hands_take_a_tile_from_its_place_and_not_by_its_printed_roads():
    """It may lie turned; a dummy's tile lies as it is printed."""
    voice = GAME.voice(("Ann", "Dummy"))
    laid = TileReplaced(0, "OS1", "OS2", SILK, cell_said(6, 5))
    assert voice.part(laid.said(), "hands") == (
        "Remove the tile in row 2, column 2 of Ann's province from the game: "
        "orange tile (price 4) with a silk market (2)"
    )
    loose = TileReplaced(1, "OS1", "OS2", SILK)
    assert "roads" in voice.part(loose.said(), "hands")


@pytest.mark.clause("SOLO-1.15")
def test_hands_move_the_bonus_marker_of_a_person_alone():
    voice = GAME.voice(("You", "Ada"))
    for has_marker in (True, False):
        said = BonusReached(1, "money track", 12, has_marker).said()
        moves = "Move Ada's bonus marker from 12 to the next money bonus"
        assert voice.say(said, "hands") == (moves if has_marker else "")


@pytest.mark.parametrize("owner", [0, 1])
def test_who_has_the_elephant_keeps_it(owner):
    table = a_table(person("o1"), person("o1"), elephant=owner)
    events = play(table, Place("great_mogul", dice("o1")[0]))
    [taken] = [event for event in events if isinstance(event, ElephantTaken)]
    assert (taken.seat, taken.kept) == (0, owner == 0)
