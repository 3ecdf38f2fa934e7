"""Every lesson of every game, played to its end, and left at every step by every other move."""

from __future__ import annotations

import re
from typing import Final

import pytest

from engine.core.decision import Decision
from engine.core.game import Game, game_clauses
from engine.core.learning.lesson import ANYTHING, KNOWN, Lesson, fits, lessons_by_clause, lessons_of
from engine.core.learning.walk import ASKED, Walk, walk_to
from engine.core.match import Match
from engine.ui.pages.rulebook import Rulebook
from games import REGISTRY

LONGEST_SENTENCE = 56
LONGEST_REPLY = 165
MOST_OTHERS = 120
ONE_OF_MANY: Final = re.compile(
    r"\b1 (agents|cards|dice|goods|hits|keys|pips|points|ships|steps|tiles|troops|turns|workers)\b"
)

LESSONS = [(game, lesson) for game in REGISTRY.games() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS]
)


def walks(game: Game, lesson: Lesson) -> list[Walk]:
    """A walk for every part, at its beginning."""
    found = []
    for part in range(len(lesson.parts)):
        walk = walk_to(game, lesson, lesson.number_of(part, 0), "You", "otter")
        walk.go_on()
        found.append(walk)
    return found


@each_lesson
def test_a_lesson_is_played_to_its_end_by_what_it_expects(game: Game, lesson: Lesson) -> None:
    for walk in walks(game, lesson):
        while not walk.is_over:
            assert walk.is_waiting
            assert not walk.is_lost, f"step {walk.number + 1}: {walk.step.answer} cannot be played"
            if walk.step.is_action:
                answer = walk.answer
                assert answer is not None
                assert walk.expects(answer)
                assert walk.reply_to(answer) is None
            walk.show()
    assert any(part.is_game for part in lesson.parts) == lesson.key.startswith("1-")


@each_lesson
def test_what_is_said_fits_its_card_and_has_its_numbers(game: Game, lesson: Lesson) -> None:
    for walk in walks(game, lesson):
        while not walk.is_over:
            for sentence in walk.says():
                assert len(sentence) <= LONGEST_SENTENCE, sentence
                assert not ASKED.search(sentence)
                assert not ONE_OF_MANY.search(sentence), sentence
            assert len(walk.now()) <= 32, walk.now()
            walk.show()


@each_lesson
def test_every_other_move_has_its_words_and_leads_on_or_back(game: Game, lesson: Lesson) -> None:
    for walk in walks(game, lesson):
        while not walk.is_over:
            leave_by_every_other_move(walk)
            for given in range(1, len(walk.step.answers)):
                answer_questions(walk, given)
                leave_by_every_other_move(walk)
            walk.show()


def step_back(walk: Walk) -> None:
    """As the coach does it."""
    assert walk.back()
    while walk.is_ahead:
        walk.match.undo()


def answer_questions(walk: Walk, count: int) -> None:
    """So many questions of the step are answered as the lesson has it."""
    number, seat = walk.step_number, walk.pupil
    first = walk.begun[-1]
    while sum(move.seat == seat for move in walk.match.moves[first:]) < count:
        answer = walk.answer
        assert answer is not None
        walk.play(answer)
    assert walk.step_number == number


def leave_by_every_other_move(walk: Walk) -> None:
    """Each other move says why not; a few of them are played, and taken back again."""
    if not walk.step.is_action:
        return
    given = sum(move.seat == walk.pupil for move in walk.match.moves[walk.begun[-1] :])
    decision = walk.match.pending
    assert isinstance(decision, Decision)
    options = list(decision.listing or ())
    stride = max(1, len(options) // MOST_OTHERS)
    said: dict[str, object] = {}
    for option in options[::stride]:
        reply = walk.reply_to(option)
        if reply is None:
            assert walk.expects(option)
            continue
        assert reply.says
        assert not ASKED.search(reply.says)
        assert not ONE_OF_MANY.search(reply.says), reply.says
        assert len(reply.says) <= LONGEST_REPLY, reply.says
        said.setdefault(reply.says, option)
    if walk.part.is_game:
        return
    number, before = walk.step_number, len(walk.match.moves)
    for option in said.values():
        walk.play(option)
        assert walk.is_waiting
        assert walk.is_lost or walk.is_over or walk.step_number > number or walk.is_ahead
        walk.follow()
        while walk.step_number > number or walk.is_ahead:
            step_back(walk)
        answer_questions(walk, given)
        assert (walk.step_number, len(walk.match.moves)) == (number, before)


@each_lesson
def test_every_reply_is_said_of_some_move(game: Game, lesson: Lesson) -> None:
    """A pattern that fits no move hides words which nobody hears and no test reads."""
    for walk in walks(game, lesson):
        while not walk.is_over:
            step, number, heard = walk.step, walk.step_number, {ANYTHING}
            while step.is_action and not walk.is_over and walk.step_number == number:
                heard |= replies_to_all(walk)
                answer = walk.answer
                assert answer is not None
                walk.play(answer)
            assert {each.when for each in step.otherwise} <= heard, step.title
            if not step.is_action:
                walk.read()


def replies_to_all(walk: Walk) -> set[str]:
    """The patterns by which the moves that the step does not expect are told apart."""
    decision = walk.match.pending
    assert isinstance(decision, Decision)
    others = [option for option in decision.listing or () if not walk.expects(option)]
    return {
        next(each.when for each in walk.step.otherwise if fits(option, each.when))
        for option in others
    }


@each_lesson
def test_a_lesson_teaches_clauses_that_exist(game: Game, lesson: Lesson) -> None:
    known = {clause.id for clause in game_clauses(game)}
    assert {step.clause for step in lesson.steps} <= known


@pytest.mark.parametrize("key", sorted({game.key for game, _ in LESSONS}))
def test_the_first_lesson_of_a_game_ends_in_a_real_game(key: str) -> None:
    game = REGISTRY.game(key)
    first, *others = lessons_of(game)
    assert first.parts[-1].is_game
    assert 3 <= len(others) <= 6
    assert others[-1].key.endswith(KNOWN), "for those who know the game"
    assert first.minutes == 5
    assert set(first.parts[-1].seats) == {"human", beginner_of(game)}


@pytest.mark.sample(12)
@pytest.mark.parametrize("key", sorted({game.key for game, _ in LESSONS}))
@pytest.mark.parametrize("seed", ["otter", "heron", "birch", "lamp"])
def test_who_follows_the_advice_wins_the_first_lesson(key: str, seed: str) -> None:
    game = REGISTRY.game(key)
    first = lessons_of(game)[0]
    walk = walk_to(game, first, first.number_of(len(first.parts) - 1, 0), "You", seed)
    walk.go_on()
    while not walk.is_over:
        walk.show()
    match, advisor = walk.match, game.bot(game.advisor, walk.match.setup)
    while not match.is_over:
        match.answer(match.think(advisor).option)
        walk.go_on()
    assert match.result.winners == (walk.pupil,)


def beginner_of(game: Game) -> str:
    """The weakest level that is offered and thinks; dummies roll for what they do."""
    levels = [level for level in game.bot_levels if level.listed and level.name != "dummy"]
    return min(levels, key=lambda level: level.strength).name


@each_lesson
def test_a_lesson_is_proposed_for_choices_that_it_practises(
    game: Game, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not lesson.mends:
        return
    practised: set[str] = set()
    answer = Match.answer

    def noted(match: Match, *given: object) -> object:
        pending = match.pending
        if isinstance(pending, Decision) and match.setup.seats[pending.seat].is_person:
            practised.add(pending.kind)
        return answer(match, *given)

    monkeypatch.setattr(Match, "answer", noted)
    for walk in walks(game, lesson):
        while not walk.is_over:
            walk.show()
    assert set(lesson.mends) <= practised


@pytest.mark.parametrize("game", REGISTRY.games(), ids=lambda game: game.key)
def test_every_game_has_lessons_for_mistakes(game: Game) -> None:
    assert any(lesson.mends for lesson in lessons_of(game))


@each_lesson
def test_the_rules_lead_to_every_lesson_from_a_clause_it_teaches(
    game: Game, lesson: Lesson
) -> None:
    book = Rulebook.read(game.rules_path)
    taught = [clause for clause, each in lessons_by_clause(game).items() if each == lesson]
    assert taught
    assert all(book.block_of(clause) is not None for clause in taught)
