"""A person's dice at a real table: told as they lie at the reveal, explained, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import commands
from engine.core.chance import generator
from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.record import from_document, to_document
from engine.core.step import apply, pending
from engine.core.story import ONLOOKER
from games.roll_galaxy.dice import COLOURS, DIE_FACES, PHASES, WILD, CupRoll
from games.roll_galaxy.events import CupRolled, PhasesRevealed
from games.roll_galaxy.game import GAME
from games.roll_galaxy.moves import CONFIRM, RevealDice
from games.roll_galaxy.scoring import History
from games.roll_galaxy.setting_out import Reveals
from games.roll_galaxy.state import DICTATED, PLACES, UNKNOWN, RollTable, rolled
from games.roll_galaxy.steps import AssignDice
from games.roll_galaxy.steps.assigning import explained, what_cannot_be
from main import REGISTRY
from tests.games.roll_galaxy.positions import a_seat, columns, dice, table_of
from tests.games.roll_galaxy.real_table import SEATS, a_match, go_on

POWERS = ("", "Backup Planning", "Galactic Mandate", "Executive Power", "Mad Scientists")
EMPIRES = st.sets(st.sampled_from(POWERS[1:]), max_size=3).map(sorted)
CUPS = st.lists(st.integers(0, len(COLOURS) - 1), min_size=1, max_size=7).map(sorted).map(tuple)


def to_assign(colours: tuple[int, ...], faces: tuple[int, ...], *built: str) -> RollTable:
    """Seat 0 has rolled those faces."""
    seat = a_seat(*built)
    seat.workers = rolled(colours, faces)
    return table_of(seat, steps=[AssignDice(0)])


def shown_by(table: RollTable) -> RevealDice:
    own = table.seats[0]
    assert own.called is not None
    return RevealDice(tuple(own.workers_at(place) for place in PLACES), own.called)


def reveals(colours: tuple[int, ...], *built: str) -> Reveals:
    """What may be told by who owns those dice and powers."""
    table = to_assign(colours, tuple(DIE_FACES[colour][0] for colour in colours), *built)
    asked = pending(table)
    assert isinstance(asked, Decision)
    options = GAME.untold.put(asked, table).options
    assert isinstance(options, Reveals)
    return options


def carried_out(colours: tuple[int, ...], shown: RevealDice, *built: str) -> RevealDice:
    """Where the dice lie after the roll and the moves that explain it, each by the rules."""
    faces, moves = explained(colours, shown)
    assert faces in CupRoll(colours)
    table = to_assign(colours, faces, *built)
    for move in (*moves, CONFIRM):
        asked = pending(table)
        assert isinstance(asked, Decision)
        assert move in asked.options, (move, list(map(str, asked.options)))
        apply(table, move)
    return shown_by(table)


def told(problem: pytest.ExceptionInfo[IllegalAnswer]) -> str:
    return GAME.problem_text(problem.value, ("You", "Ada"))


def cup(words: str) -> tuple[int, ...]:
    return tuple(n for n, count in enumerate(dice(words)) for _ in range(count))


# -- worked examples -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said", "lie"),
    [
        (
            "2 white, red",
            "explore 2 white; produce 1 red; select explore",
            {"Explore": "2 white", "Produce": "red"},
        ),
        (
            "3 white, red, cyan",
            "Reveal Explore 2 white 1 red; produce 1 blue; dictate 1 white; select produce",
            {"Explore": "2 white, red", "Produce": "cyan"},
        ),
        ("yellow", "ship yellow; call ship", {"Ship": "yellow"}),
        ("white, red", "e white and red, sel e", None),
        ("white, red", "e white and red die; select e", {"Explore": "white, red"}),
    ],
)
def test_dice_are_told_in_one_line(words, said, lie):
    options = reveals(cup(words))
    if lie is None:
        with pytest.raises(IllegalAnswer):
            options.parse(said)
        return
    shown = options.parse(said)
    table = to_assign(cup(words), tuple(DIE_FACES[colour][0] for colour in cup(words)))
    apply(table, shown)
    assert columns(table.seats[0]) == lie
    assert sum(table.seats[0].workers_at(DICTATED)) == sum(shown.dice[-1])
    assert options.parse(str(shown)) == shown


def test_what_is_not_on_a_die_was_a_wild_and_what_dictated_has_moved_another():
    """A red die under Produce rolled a Wild; of four dice the second white one was moved."""
    shown = reveals(cup("3 white, red")).parse(
        "settle 2 white; produce red; dictate white; select settle"
    )
    faces, moves = explained(cup("3 white, red"), shown)
    assert faces == (2, 0, 0, WILD)
    assert list(map(str, moves)) == [
        "Wild die 4 to Produce",
        "Select Settle with die 1",
        "Dictate with die 3",
        "Dictate die 2 to Settle",
    ]


@pytest.mark.parametrize(
    ("words", "said", "sentence"),
    [
        (
            "2 white",
            "explore 3 white; select explore",
            "3 white dice are there, but 2 were rolled.",
        ),
        ("2 white", "ship white; select ship", "1 white die is there, but 2 were rolled."),
        ("white", "ship red white; select ship", "1 red die is there, but none was rolled."),
        ("red", "ship white; select ship", "1 white die is there, but none was rolled."),
        (
            "2 white",
            "explore 2 white; select ship",
            "Ship can't be selected: no die is there, and the selecting die works there.",
        ),
        (
            "4 white",
            "dictate 2 white; ship 2 white; select ship",
            "2 white dice can't be in the Dictate space: you may Dictate only once a round.",
        ),
        (
            "2 white",
            "dictate white; ship white; select ship",
            "1 white die can't be in the Dictate space: apart from the selecting die, none is left "
            "to move.",
        ),
        (
            "white",
            "the moon",
            "'the moon' does not say where the dice are and which phase you select. Type them like "
            'this: "Explore 1 white; select Explore".',
        ),
        (
            "white",
            "ship 1 white",
            "'ship 1 white' does not say where the dice are and which phase you select. Type "
            'them like this: "Explore 1 white; select Explore".',
        ),
    ],
)
def test_what_cannot_lie_so_is_refused_in_a_sentence(words, said, sentence):
    with pytest.raises(IllegalAnswer) as problem:
        reveals(cup(words)).parse(said)
    assert told(problem) == sentence


@pytest.mark.clause("ROLL-5.20")
def test_with_backup_planning_several_dictate():
    options = reveals(cup("4 white"), "Backup Planning")
    shown = options.parse("dictate 2 white; ship 2 white; select ship")
    assert carried_out(cup("4 white"), shown, "Backup Planning") == shown


# -- what the rules let happen, and nothing else ---------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(CUPS, EMPIRES, st.integers(0, 10**6))
def test_whatever_is_assigned_by_the_rules_can_be_told_and_explained(colours, built, seed):
    rng = Random(seed)
    table = to_assign(colours, CupRoll(colours).sample(rng), *built)
    while table.steps:
        asked = pending(table)
        assert isinstance(asked, Decision)
        apply(table, asked.sample(rng))
    shown = shown_by(table)
    assert shown in reveals(colours, *built)
    assert carried_out(colours, shown, *built) == shown


@settings(max_examples=150, deadline=None)
@given(CUPS, EMPIRES, st.data())
def test_what_is_not_refused_can_be_assigned_by_the_rules(colours, built, data):
    places = data.draw(st.lists(st.sampled_from(PLACES), min_size=len(colours),
                                max_size=len(colours)))  # fmt: skip
    options = reveals(colours, *built)
    shown = options.lying(places, data.draw(st.integers(0, len(PHASES) - 1)))
    if shown in options:
        assert carried_out(colours, shown, *built) == shown
    else:
        assert options.refusal(shown) is not None


def all_assigned(colours: tuple[int, ...], *built: str) -> set[RevealDice]:
    """How these dice can lie after any roll and any moves: everything is tried."""
    found, seen = set[RevealDice](), set[Any]()
    left = [
        to_assign(colours, faces, *built)
        for faces in product(*[sorted(set(DIE_FACES[colour])) for colour in colours])
    ]
    while left:
        table = left.pop()
        asked = pending(table)
        assert isinstance(asked, Decision)
        for option in asked.options:
            if option == CONFIRM:
                found.add(shown_by(table))
                continue
            after = table.copy()
            apply(after, option)
            own = after.seats[0]
            uses = sorted((use.power, use.worker) for use in own.uses if use.power >= -1)
            last = own.uses[-1].power if own.uses else None
            key = (tuple((w.place, w.selecting) for w in own.workers), tuple(uses), last)
            if key not in seen:
                seen.add(key)
                left.append(after)
    return found


@pytest.mark.parametrize(
    ("words", "built"),
    [
        ("white", ""),
        ("white, red", ""),
        ("2 white, red", ""),
        ("white, red, yellow", ""),
        ("2 white, green", "Backup Planning"),
    ],
)
def test_exactly_what_can_be_assigned_can_be_told(words, built):
    names = (built,) if built else ()
    options = reveals(cup(words), *names)
    told_so = {
        shown
        for places in product(PLACES, repeat=len(cup(words)))
        for called in range(len(PHASES))
        if (shown := options.lying(places, called)) in options
    }
    assert told_so == all_assigned(cup(words), *names)


def test_any_die_may_stand_under_any_phase():
    """Why powers need not be told: a phase that a colour lacks may have been a Wild."""
    for faces in DIE_FACES:
        assert all(phase in faces or WILD in faces for phase in range(len(PHASES)))
        assert len(set(faces) - {WILD}) > 1


@pytest.mark.parametrize(
    "broken",
    [
        RevealDice((), 0),
        RevealDice(((1,),) * len(PLACES), 0),
        RevealDice(((-1, *[0] * 6), (2, *[0] * 6), *[(0,) * 7] * 4), 1),
        RevealDice(((1, *[0] * 6), *[(0,) * 7] * 5), 7),
    ],
)
def test_a_record_may_say_anything(broken):
    assert broken not in Reveals((0,))
    assert Reveals((0,)).refusal(broken) is None


def test_every_way_to_lie_counts_all_dice():
    for places in combinations_with_replacement(PLACES, 3):
        shown = Reveals((0, 0, 1)).lying(places, 0)
        fault = what_cannot_be((0, 0, 1), shown, dictates_again=True)
        assert fault is None or fault.key in ("reveal-none-selects", "reveal-none-dictated")


# -- at a real table -------------------------------------------------------------------------------


def questions(match: Match, rounds: int = 3) -> Iterator[tuple[Random, Decision]]:
    """Each time a person is asked how their dice lie."""
    rng = generator("reveal", 1)
    while match.table.round <= rounds and not match.is_over:
        asked = match.pending
        if isinstance(asked, Decision) and isinstance(asked.options, Reveals):
            yield rng, asked
        if match.pending is asked:
            go_on(match, rng)


def test_a_person_is_asked_once_a_round_and_for_no_roll():
    match, asked = a_match(), list[tuple[int, int]]()
    for _, decision in questions(match):
        asked.append((match.table.round, decision.seat))
    assert asked == [(number, seat) for number in (1, 2, 3) for seat in (1, 2)]
    rolls = [move for move in match.moves if move.kind == "roll"]
    assert len(rolls) == 9
    assert all(isinstance(m.answer, RevealDice) for m in match.moves
               if m.kind == "assign" and m.seat in (1, 2))  # fmt: skip


def test_what_is_asked_names_the_dice_and_shows_how_to_type():
    match = a_match("rollbot:easy", "human")
    _, decision = next(questions(match))
    words = match.game.prompt(decision, match.voice)
    assert words.startswith("Roll your ")
    assert words.endswith(", assign them behind the screen, and enter where they are at the reveal")
    shown = match.option_of(decision.options.example)
    assert shown in decision.options
    detail = match.game.detail(decision, match.voice)
    assert detail == f"Type it like this: {decision.options.example}"


def test_nobody_sees_by_what_lot_the_cup_was_rolled_its_owner_neither():
    match = a_match()
    for _, decision in questions(match):
        view = match.view(match.table, decision.seat)
        assert {worker.face for worker in view.seats[decision.seat].workers} == {UNKNOWN}
        assert view.seats[decision.seat].called is None
    for number, move in enumerate(match.moves):
        if move.kind == "roll" and move.secret_to == -3:
            events = match.story(ONLOOKER).passages[number].events
            own = match.story(1).passages[number].events
            assert {each.faces for each in (*events, *own) if isinstance(each, CupRolled)} == {()}


def test_bots_see_the_same_table_whatever_is_told_until_the_screens_go_up():
    match = a_match()
    for rng, decision in questions(match):
        before = [match.game.view(match.table, seat) for seat in (0, ONLOOKER)]
        answers = len(match.moves)
        match.answer(decision.options.sample(rng))
        told_now = match.story(0).passages[answers]
        if match.table.revealed:  # the last of the persons has told
            continue
        after = [match.game.view(match.table, seat) for seat in (0, ONLOOKER)]
        for one, other in zip(before, after, strict=True):
            one.steps = other.steps = []
        assert before == after
        assert told_now.answer is None


def test_told_dice_lie_so_and_no_power_is_said_to_have_moved_them():
    match = a_match()
    for rng, decision in questions(match):
        shown = decision.options.sample(rng)
        match.answer(shown)
        own = match.table.seats[decision.seat]
        if own.workers and not match.table.revealed:
            assert (
                RevealDice(tuple(own.workers_at(place) for place in PLACES), 0).dice == shown.dice
            )
            assert (own.called, own.uses) == (shown.called, ())
    for move in match.moves:
        for event in move.events:
            if isinstance(event, PhasesRevealed):
                assert event.uses[1:] == ((), ())


def test_it_is_taken_back_and_told_again():
    match = a_match("rollbot:easy", "human")
    rng, decision = next(questions(match))
    table, moves = match.table.copy(), len(match.moves)
    match.answer(decision.options.sample(rng))
    match.undo()
    assert (match.table, len(match.moves), match.pending.asked) == (table, moves, decision.asked)
    match.redo()
    assert isinstance(match.moves[moves].answer, RevealDice)


def test_a_record_goes_on_at_the_question_and_after_it():
    match = a_match()
    for _, decision in questions(match):
        again = from_document(REGISTRY, to_document(match))
        assert (again.table, again.pending.asked) == (match.table, decision.asked)
    again = from_document(REGISTRY, to_document(match))
    assert (again.table, again.moves) == (match.table, match.moves)


def test_what_older_records_have_is_still_played():
    """There every die was assigned for itself."""
    match = a_match("rollbot:easy", "human")
    rng, _ = next(questions(match))
    moves = len(match.moves)
    while (asked := match.pending).kind == "assign" and asked.seat == 1:
        match.answer(rng.choice(asked.options.by_steps))
    assert CONFIRM in [move.answer for move in match.moves[moves:]]
    assert from_document(REGISTRY, to_document(match)).table == match.table


def test_impossible_dice_are_refused_and_nothing_is_changed():
    match = a_match("rollbot:easy", "human")
    _, decision = next(questions(match))
    table, count = match.table.copy(), len(decision.options.colours)
    with pytest.raises(IllegalAnswer) as problem:
        match.answer(decision.options.lying([0] * count, 4))
    assert told(problem).startswith("Ship can't be selected")
    assert match.table == table


def test_without_a_real_table_a_typed_roll_is_assigned_die_by_die():
    setup = commands.make_setup(GAME, SEATS, "cup", {}, dice_by_hand=True)
    match = Match(GAME, setup)
    rng = generator("reveal", 1)
    while not (isinstance(match.pending, Decision) and match.pending.kind == "assign"):
        assert match.waits_for_person or match.seat_to_answer == 0
        go_on(match, rng)
    assert match.pending.listing is not None


def test_the_review_counts_dice_that_nobody_saw_rolled():
    match = a_match("rollbot:easy", "human")
    list(questions(match))
    account = History.of(match.story(ONLOOKER)).dice[1]
    assert account.unseen > 0
    assert 0 <= account.worked <= account.rolled == account.unseen
