"""What happened and who may know it, with the smallest game that has secrets."""

import io
import itertools

import pytest

from engine.core.decision import CHANCE, Reason
from engine.core.errors import IllegalAnswer
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from engine.core.story import ONLOOKER, Bookmark
from engine.core.text_client import TextClient
from tests.nim import GAME as NIM
from tests.sealed import GAME, HIDDEN, Bid, BidMade, BidsShown, CardDrawn, Ready

ADA, BEN, CLEO = 0, 1, 2
SEATS = (SeatSetup("bold", "Ada"), SeatSetup("bold", "Ben"), SeatSetup("human", "Cleo"))


def dealt(seats=SEATS, *cards: int, **more) -> Match:
    """A match in which the cards of the first round have been drawn."""
    match = Match(GAME, Setup(seats, "sealed", **more))
    for card in cards:
        match.answer(card)
    return match


def with_two_bids() -> Match:
    """Ada holds 6 and Ben 2, and both have bid; Cleo, who holds 5, is to bid."""
    match = dealt(SEATS, 6, 2, 5)
    play_bots(match, bots_of(match))
    return match


def test_a_drawn_card_is_known_to_its_seat_alone():
    match = dealt(SEATS, 6)
    assert match.story(ADA).passages[0].events == (CardDrawn(ADA, 6),)
    assert match.story(CLEO).passages[0].events == (CardDrawn(ADA, HIDDEN),)
    assert match.story(CLEO).passages[0].answer is None
    assert match.story(None).passages[0].answer == 6


def test_a_secret_answer_has_no_answer_no_reason_and_only_its_public_events():
    passage = with_two_bids().story(CLEO).passages[3]
    assert (passage.seat, passage.answer, passage.reasons) == (ADA, None, ())
    assert passage.events == (Ready(ADA),)
    assert passage.is_secret


def test_an_event_without_a_veiled_form_is_nothing_to_others():
    match = with_two_bids()
    assert BidMade(ADA, True) in match.story(ADA).passages[3].events
    assert BidMade(ADA, True) not in match.story(ONLOOKER).passages[3].events


def test_the_reveal_opens_the_answers_of_its_kind_and_nothing_else():
    match = with_two_bids()
    story, bookmark = match.story(CLEO), Bookmark()
    bookmark.turn(story)
    match.answer(Bid(True))
    assert bookmark.turn(story) == 3, "the first bid has become another passage"
    assert [passage.answer for passage in story.passages[3:6]] == [
        Bid(True), Bid(False), Bid(True),
    ]  # fmt: skip
    assert story.passages[3].reasons[0].text == "holds a 6"
    assert story.passages[0].answer is None, "a drawn card stays unknown"


def test_a_reveal_that_is_taken_back_seals_again():
    match = dealt(SEATS, 6, 2, 5, practice=True)
    play_bots(match, bots_of(match))
    story = match.story(CLEO)
    before = list(story.passages)
    match.answer(Bid(True))
    story.follow()
    match.undo()
    story.follow()
    assert story.passages == before


def test_undo_is_refused_when_the_answer_revealed_something():
    match = with_two_bids()
    match.answer(Bid(False))
    assert match.undo_index is None
    with pytest.raises(IllegalAnswer, match="can't undo any further"):
        match.undo()


def test_undo_reaches_past_secret_answers_of_others():
    seats = (SeatSetup("human", "Ada"), SeatSetup("bold", "Ben"), SeatSetup("bold", "Cleo"))
    match = dealt(seats, 6, 2, 5)
    match.answer(Bid(True))
    match.answer(Bid(False))
    assert match.undo_index == 3
    match.undo()
    assert len(match.moves) == 3


def test_undo_stops_at_a_roll_and_at_an_open_answer_of_another_seat():
    nim = Match(NIM, Setup((SeatSetup("human", "A"), SeatSetup("perfect", "B")), "7"))
    nim.roll()
    assert nim.undo_index is None
    nim.answer(nim.pending.options[0])
    assert nim.undo_index == 1
    nim.answer(nim.pending.options[0])
    assert nim.undo_index is None


def test_a_film_leads_from_the_table_before_to_the_table_after():
    match = with_two_bids()
    match.answer(Bid(True))
    film = match.story(CLEO).film(5)
    assert film.before == GAME.view(match.table_before(5), CLEO)
    assert [type(beat.event) for beat in film.beats] == [BidMade, Ready, BidsShown]
    assert film.beats[-1].table.points == [1, 0, 0]
    assert film.beats[-1].table.round == 0, "the next round has not begun at that beat"
    assert film.after == GAME.view(match.table, CLEO)


def test_every_table_before_an_answer_can_be_had_in_any_order():
    match = dealt((SeatSetup("bold", "A"), SeatSetup("bold", "B")))
    tables = []
    while not match.is_over:
        tables.append(match.table.copy())
        play_bots(match, bots_of(match), 1)
    for number in (*reversed(range(len(tables))), *range(len(tables))):
        assert match.table_before(number) == tables[number]


def test_chance_follows_from_the_seed_and_the_number_of_the_answer_alone():
    match, other = dealt(SEATS, 6), dealt(SEATS, 1)
    assert match.roll().answer == other.roll().answer
    numbers = [match.chance_generator(9).random() for _ in range(2)]
    assert numbers[0] == numbers[1]
    assert len({match.chance_generator(n).random() for n in range(1000)}) == 1000


def test_numbered_chance_is_even():
    match = dealt()
    rolls = [int(6 * match.chance_generator(number).random()) for number in range(60_000)]
    assert all(9_600 < rolls.count(face) < 10_400 for face in range(6))
    pairs = {(a, b) for a, b in itertools.pairwise(rolls)}
    assert len(pairs) == 36


def test_the_text_client_keeps_secrets_and_tells_them_at_the_reveal():
    match = Match(GAME, Setup(SEATS, "sealed"))
    out = io.StringIO()
    TextClient(match, io.StringIO("Bid\n"), out).run()
    before, _, after = out.getvalue().partition("Cleo: Bid or pass")
    card = match.table_before(3).cards[ADA]
    assert "Ada draws a card" in before
    assert "holds a" not in before
    assert "Ada: " not in before
    assert f"SEAL-2: holds a {card}" in after
    assert after.index("holds a") < after.index("The bids are")
    assert match.moves[0].seat == CHANCE


def test_others_are_told_the_open_part_of_a_private_reason():
    why = Reason("SEAL-2", "holds a 2", is_private=True, veiled=Reason("SEAL-2", "holds little"))
    alone = Reason("SEAL-2", "would bid a 4", is_private=True)
    match = dealt(SEATS, 6, 2, 5)
    for bid, reasons in ((True, ()), (False, (why, alone)), (False, ())):
        match.answer(Bid(bid), reasons)
    assert match.story(BEN).passages[4].reasons == (why, alone)
    assert match.story(None).passages[4].reasons == (why, alone)
    for watcher in (ADA, CLEO, ONLOOKER):
        assert match.story(watcher).passages[4].reasons == (Reason("SEAL-2", "holds little"),)


def test_a_bid_that_is_passed_stays_unknown_after_the_reveal():
    match = with_two_bids()
    match.answer(Bid(True))
    assert [reason.text for reason in match.story(CLEO).passages[4].reasons] == [
        "holds less than four"
    ]
