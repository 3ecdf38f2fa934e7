"""The set-up page's working copy: seats, names, levels, options, and what it remembers."""

import pytest

from engine.core.errors import InputError
from engine.core.setup import SeatSetup
from engine.text.message import glued
from engine.ui.hub.draft import LastSetups, SetupDraft
from games import REGISTRY
from tests.nim import GAME
from tests.voice.spoken import all_english


@pytest.fixture
def draft():
    return SetupDraft.fresh(GAME, "Robin", "amber-otter-42")


def test_a_fresh_draft_is_a_person_against_the_default_bot(draft):
    assert draft.setup().seats == (SeatSetup("human", "Robin"), SeatSetup("perfect", "Ada"))
    assert all_english(draft.headline) == "Robin against Ada"
    assert all_english(draft.details) == "Most stones: Three  ·  First seat: Robin"


def test_seats_are_added_up_to_the_most_and_get_names_of_their_own(draft):
    for _ in range(10):
        draft.add_seat()
    names = [seat.name for seat in draft.seats]
    assert len(names) == GAME.most_seats == len(set(names))
    assert not draft.can_add


def test_seats_are_removed_down_to_the_fewest(draft):
    draft.remove_seat(1)
    draft.remove_seat(0)
    assert [seat.name for seat in draft.seats] == ["Robin"]
    assert all_english(draft.headline) == "Robin alone"


def test_a_seat_moves_to_another_place(draft):
    draft.move_seat(1, 0)
    assert [seat.name for seat in draft.seats] == ["Ada", "Robin"]


def test_a_proposed_name_changes_with_who_sits_there(draft):
    draft.sit(1, is_person=True)
    assert all_english(draft.seats[1].name) == "Player 2"
    assert all_english(draft.headline) == "Robin and Player 2"
    draft.sit(0, is_person=False)
    assert (draft.seats[0].name, draft.seats[0].is_person) == ("Ada", False)
    draft.sit(0, is_person=True)
    assert draft.seats[0].name == "Robin"


def test_a_name_that_was_typed_stays(draft):
    draft.seats[1].name = "Grandma"
    draft.sit(1, is_person=True)
    assert draft.seats[1].name == "Grandma"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda draft: setattr(draft.seats[1], "name", "  "), "Seat 2 needs a name"),
        (
            lambda draft: setattr(draft.seats[1], "name", "Robin"),
            "Two seats are called Robin. Rename one",
        ),
        (lambda draft: setattr(draft, "seed", " "), "The seed is empty"),
    ],
)
def test_what_keeps_the_game_from_starting_is_one_sentence(draft, change, sentence):
    change(draft)
    with pytest.raises(InputError, match=sentence):
        draft.setup()


def test_the_last_set_up_of_a_game_comes_back(draft):
    draft.add_seat()
    draft.seats[2].name = "Grandma"
    draft.options["most"] = "4"
    draft.practice = True
    LastSetups().keep(draft)
    again = SetupDraft.fresh(GAME, "Robin", "jade-fox-7")
    LastSetups().restore(again)
    assert [seat.name for seat in again.seats] == ["Robin", "Ada", "Grandma"]
    assert (again.options["most"], again.practice, again.seed) == ("4", True, "jade-fox-7")


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {"seats": []},
        {"seats": [["A", True]]},
        {"seats": "six", "options": {"most": "99"}},
        {"seats": [[7, True, "perfect"]]},
    ],
)
def test_a_document_that_does_not_fit_changes_nothing(draft, document):
    draft.take_over(document)
    assert draft.setup() == SetupDraft.fresh(GAME, "Robin", "amber-otter-42").setup()


def test_a_damaged_file_counts_as_no_memory(draft):
    last = LastSetups()
    last.path.parent.mkdir(parents=True)
    last.path.write_text("{")
    last.restore(draft)
    assert len(draft.seats) == 2


def test_names_in_a_sentence():
    lists = [glued(names, "and") for names in (["A"], ["A", "B"], ["A", "B", "C"])]
    assert all_english(lists) == ["A", "A and B", "A, B and C"]


def test_whoever_plays_has_the_name_of_the_settings_in_every_set_up(draft):
    document = draft.to_json()
    later = SetupDraft.fresh(GAME, "Kim", "amber-otter-42")
    later.take_over(document)
    assert [seat.name for seat in later.seats] == ["Kim", "Ada"]
    later.name_owner("Ada")
    assert [seat.name for seat in later.seats] == ["Kim", "Ada"]


def test_a_bot_is_called_by_whom_it_plays_as_and_by_another_name_at_another_level():
    draft = SetupDraft.fresh(REGISTRY.game("risk"), "Robin", "amber-otter-42")
    assert [seat.name for seat in draft.seats][:3] == ["Robin", "Marmot", "Marmot II"]
    second = draft.seats[1]
    second.level = "general"
    draft.name_after_level(second)
    assert second.name == "Lynx"
    second.name = "Grandma"
    second.level = "expert"
    draft.name_after_level(second)
    assert second.name == "Grandma"


def test_a_person_who_takes_the_seat_of_a_character_does_not_keep_its_name():
    draft = SetupDraft.fresh(REGISTRY.game("rajas"), "Robin", "amber-otter-42")
    draft.sit(1, is_person=True)
    assert draft.seats[1].name == "Player 2"


def test_a_real_table_is_chosen_for_one_game(draft):
    draft.sit_at(real_table=True)
    later = SetupDraft.fresh(GAME, "Robin", "otter")
    later.take_over(draft.to_json())
    assert (later.real_table, later.dice_by_hand) == (False, False)


def test_real_dice_are_remembered(draft):
    draft.dice_by_hand = True
    later = SetupDraft.fresh(GAME, "Robin", "otter")
    later.take_over(draft.to_json())
    assert later.dice_by_hand


def test_a_level_that_is_gone_leaves_no_name_behind():
    draft = SetupDraft(REGISTRY.game("rajas"), "Robin", "seed")
    document = draft.to_json()
    document["seats"] = [["Robin", True, "dummy"], ["Dummy", False, "dummy"],
                         ["Kuber", False, "greedy"]]  # fmt: skip
    draft.take_over(document)
    assert [seat.name for seat in draft.seats] == ["Robin", "Dummy", "Dummy II"]
