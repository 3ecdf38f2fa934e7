"""What a person has chosen before they commit."""

from engine.core.step import pending
from games.despirala.bots import hints
from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Reroll
from games.despirala.scene.selection import ROW_KEYS, DespiralaSelection
from tests.games.despirala.positions import all_but, choosing

FREE = ("Collect 5", "Two triples", "Despirala")
DICE = (1, 1, 2, 3, 5, 5)


class Person:
    """Somebody before these dice beside a tutor who lets nothing through."""

    def __init__(self, dice: tuple[int, ...], goods: int, free: tuple[str, ...]) -> None:
        self.table = choosing(dice, goods, all_but(*free))
        self.decision = pending(self.table)
        self.asked: list[object] = []

    def submit(self, answer: object) -> bool:
        self.asked.append(answer)
        return False

    def refuse(self, sentence: str) -> None: ...

    def refresh(self) -> None: ...


def unadvised(dice: tuple[int, ...], goods: int, *free: str) -> DespiralaSelection:
    """What is chosen at a table where only these rows are free."""
    selection = DespiralaSelection(Person(dice, goods, free))
    selection.renew()
    return selection


def advised(dice: tuple[int, ...], goods: int, *free: str) -> DespiralaSelection:
    """The same, with its hints."""
    selection = unadvised(dice, goods, *free)
    selection.advise(hints(selection.table), selects=True)
    return selection


def test_the_best_row_is_chosen_when_it_is_the_best_move() -> None:
    choice = advised(DICE, 24, *FREE)
    assert choice.option == choice.hints[0].option


def test_no_row_is_chosen_when_rerolling_is_best() -> None:
    choice = advised((1, 1, 2, 2, 3, 3), 20, "Collect 6")
    assert choice.hints[0].option == Reroll()
    assert choice.option is None


def test_without_hints_nothing_is_chosen_but_every_row_has_faces() -> None:
    choice = unadvised(DICE, 24, *FREE)
    assert choice.option is None
    assert choice.faces["Two triples"] == Attempt("Two triples", (1, 5))


def test_faces_a_person_named_stay_when_the_hints_come() -> None:
    choice = unadvised(DICE, 24, *FREE)
    choice.name_faces(Attempt("Two triples", (3, 4)))
    choice.advise(hints(choice.table), selects=True)
    assert choice.option == Attempt("Two triples", (3, 4))


def test_every_legal_choice_of_faces_is_offered_the_best_first() -> None:
    choice = advised(DICE, 24, *FREE)
    choices = choice.face_choices("Two triples")
    assert len(choices) == 15
    assert choices[0].attempt == choice.faces["Two triples"]
    losses = [each.loss for each in choices]
    assert losses == sorted(losses)
    assert len(advised(DICE, 24, "Three pairs").face_choices("Three pairs")) == 20


def test_a_row_is_committed_to_by_a_second_click_and_stays_chosen_when_that_is_refused() -> None:
    choice = unadvised(DICE, 24, *FREE)
    for name in ("Despirala", "Two triples"):
        choice.click(("row", name))
        assert choice.selected == name
    assert choice.host.asked == []
    choice.click(("row", "Two triples"))
    choice.confirm()
    assert choice.host.asked == [Attempt("Two triples", (1, 5))] * 2
    assert choice.selected == "Two triples"


def test_not_even_the_last_row_is_committed_to_at_once() -> None:
    choice = unadvised(DICE, 24, "General")
    choice.click(("row", "General"))
    assert (choice.option, choice.host.asked) == (Attempt("General"), [])


def test_a_row_chosen_by_its_key_is_not_committed_to_and_takes_the_best_faces_later() -> None:
    choice = unadvised(DICE, 24, *FREE)
    for _ in range(2):
        choice.take(("row", "Two triples"))
    assert not choice.take(("row", "Straight"))
    choice.advise(hints(choice.table), selects=True)
    assert choice.selected == "Two triples"
    assert choice.host.asked == []
    assert choice.losses[choice.option] == min(
        loss for attempt, loss in choice.losses.items() if attempt.combination == "Two triples"
    )


def test_every_row_has_a_key() -> None:
    assert set(ROW_KEYS.values()) == set(range(len(NAMES)))
