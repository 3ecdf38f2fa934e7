"""What a person has in mind before they commit."""

from games.despirala.combinations import NAMES
from games.despirala.moves import Attempt, Reroll
from games.despirala.scene.choice import ROW_KEYS, Choosing
from games.despirala.worth import hints
from tests.games.despirala.positions import all_but, choosing

FREE = ("Collect 5", "Two triples", "Despirala")
DICE = (1, 1, 2, 3, 5, 5)


def advised(dice: tuple[int, ...], goods: int, *free: str) -> Choosing:
    """The choice at a table where only these rows are free, with its hints."""
    table = choosing(dice, goods, all_but(*free))
    choice = Choosing(dice, goods, free)
    choice.advise(hints(table), selects=True)
    return choice


def test_the_best_row_is_chosen_when_it_is_the_best_move() -> None:
    choice = advised(DICE, 24, *FREE)
    assert choice.attempt == choice.hints[0].option


def test_no_row_is_chosen_when_rerolling_is_best() -> None:
    choice = advised((1, 1, 2, 2, 3, 3), 20, "Collect 6")
    assert choice.hints[0].option == Reroll()
    assert choice.attempt is None


def test_without_hints_nothing_is_chosen_but_every_row_has_faces() -> None:
    choice = Choosing(DICE, 24, FREE)
    assert choice.attempt is None
    assert choice.faces["Two triples"] == Attempt("Two triples", (1, 5))


def test_faces_a_person_named_stay_when_the_hints_come() -> None:
    choice = Choosing(DICE, 24, FREE)
    choice.name_faces(Attempt("Two triples", (3, 4)))
    choice.advise(hints(choosing(DICE, 24, all_but(*FREE))), selects=True)
    assert choice.attempt == Attempt("Two triples", (3, 4))


def test_every_legal_choice_of_faces_is_offered_the_best_first() -> None:
    choice = advised(DICE, 24, *FREE)
    choices = choice.face_choices("Two triples")
    assert len(choices) == 15
    assert choices[0].attempt == choice.faces["Two triples"]
    losses = [each.loss for each in choices]
    assert losses == sorted(losses)
    assert len(advised(DICE, 24, "Three pairs").face_choices("Three pairs")) == 20


def test_every_row_has_a_key() -> None:
    assert set(ROW_KEYS.values()) == set(range(len(NAMES)))
