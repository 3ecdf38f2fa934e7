"""What came of an event is told with it, in one sentence, whoever it happened to."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest

from engine.core.decision import Event
from engine.core.story import Caused, Passage, Story, Told, by_cause, cause_of
from engine.core.story import Move as Played
from engine.text.message import SeatNumber
from engine.text.voice import Voice

MESSAGES = """
tax-raised = { DOES($seat, you: "raise", one: "raises") } a tax
tax-paid = { DOES($seat, you: "pay", one: "pays") } { $coins }
house-sold = { NAME($seat, form: "Whose") } house is sold
rained = It rains
"""


@dataclass(frozen=True, slots=True)
class TaxRaised(Event):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    comes_of: ClassVar = (TaxRaised,)

    seat: Annotated[int, SeatNumber]
    coins: int

    def brings_about(self, event):
        return isinstance(event, HouseSold) and event.seat == self.seat


@dataclass(frozen=True, slots=True)
class HouseSold(Event):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class Rained(Event):
    pass


RAISED = TaxRaised(1)


@pytest.fixture
def voice(tmp_path):
    (tmp_path / "en.ftl").write_text(MESSAGES, "utf-8")
    return Voice(("You", "Ada", "James"), tmp_path)


def test_an_event_is_joined_to_the_cause_right_before_it():
    paid = TaxPaid(0, 2)
    assert by_cause([Rained(), RAISED, paid, Rained()]) == [
        Rained(), Caused(RAISED, (paid,)), Rained(),
    ]  # fmt: skip
    assert by_cause([RAISED, Rained(), paid]) == [RAISED, Rained(), paid]


def test_what_comes_of_an_effect_belongs_to_the_same_cause():
    events = [RAISED, TaxPaid(0, 2), HouseSold(0), TaxPaid(2, 1), HouseSold(0)]
    assert by_cause(events) == [Caused(RAISED, tuple(events[1:4])), HouseSold(0)]


def test_several_effects_are_a_list_for_you_and_for_a_name(voice):
    (told,) = by_cause([RAISED, TaxPaid(0, 2), HouseSold(0), TaxPaid(2, 1)])
    assert voice.say(told.said()) == "Ada raises a tax: you pay 2; your house is sold; James pays 1"
    assert voice.say(told.said(), mark=1).startswith("Raises a tax: you pay 2; your house")
    (told,) = by_cause([TaxRaised(0), TaxPaid(2, 1), HouseSold(2), TaxPaid(0, 1)])
    effects = "James pays 1; James' house is sold; you pay 1"
    assert voice.say(told.said()) == f"You raise a tax: {effects}"
    assert voice.say(told.said(), mark=2) == f"You raise a tax: {effects}"


def test_all_of_one_seat_has_one_subject(voice):
    (told,) = by_cause([RAISED, TaxPaid(1, 2)])
    assert voice.say(told.said()) == "Ada raises a tax and pays 2"
    assert voice.say(told.said(), mark=1) == "Raises a tax and pays 2"
    (told,) = by_cause([TaxRaised(0), TaxPaid(0, 2)])
    assert voice.say(told.said()) == "You raise a tax and pay 2"


# -- from one answer to the next ------------------------------------------------------------------


class Answered:
    """A match of which only the answers are read."""

    opening_told = ()

    def __init__(self, *answers):
        self.moves = [Played(0, "any", None, tuple(map(Told, events))) for events in answers]


def told_in(*answers):
    return [passage.told for passage in Story(Answered(*answers), None).passages]


def test_the_cause_of_an_earlier_answer_is_told_again():
    paid, more = TaxPaid(0, 2), TaxPaid(2, 1)
    assert told_in([RAISED], [paid], [], [more, Rained()]) == [
        [RAISED], [Caused(RAISED, (paid,))], [], [Caused(RAISED, (more,)), Rained()],
    ]  # fmt: skip
    assert told_in([RAISED], [paid], [HouseSold(0)])[2] == [Caused(RAISED, (HouseSold(0),))]
    assert told_in([RAISED], [Rained()], [paid])[2] == [paid]


def test_the_first_of_a_chain_is_the_cause():
    assert cause_of(HouseSold(0), [TaxPaid(0, 2), RAISED, Rained()]) == RAISED
    assert cause_of(HouseSold(2), [TaxPaid(0, 2), RAISED]) is None
    assert cause_of(Rained(), [RAISED]) is None


def test_a_passage_by_itself_knows_no_cause():
    assert Passage(0, 0, None, (TaxPaid(0, 2),)).told == [TaxPaid(0, 2)]
