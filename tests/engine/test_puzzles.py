"""Puzzles: how they are searched, made, kept and rated; every shipped one is tried at its table."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.core.commands import make_setup
from engine.core.decision import Answer, Decision
from engine.core.errors import BadDocument, IllegalAnswer
from engine.core.game import Game
from engine.core.learning.puzzle import (
    Puzzle,
    PuzzleAttempt,
    PuzzleProgress,
    PuzzleTable,
    Rating,
    TriedPuzzle,
    after,
    next_puzzle,
    puzzle_rating,
    puzzles_of,
    rating_of,
    read_set,
    set_document,
    shipped_set,
)
from engine.core.learning.puzzle_making import (
    Way,
    check_puzzles,
    graded_anew,
    make_puzzles,
    search,
)
from engine.core.match import Match, bots_of, play_bots
from engine.core.registry import Registry
from games import REGISTRY
from main import main
from tests.nim import GAME as NIM

DESPIRALA = REGISTRY.game("despirala")
GAMES = [game for game in REGISTRY.games() if puzzles_of(game)]
FEWEST = 60
CLEAREST, SAMPLES = 8, 8
NEVER_CLEAR = {"opening"}
"""Asked, but no puzzle has come of it."""


class Coins:
    """Choices whose worth is known but for the luck that all of them share."""

    is_exact = False

    def __init__(self, worths: list[float], noise: float = 0.0) -> None:
        self.worths, self.noise, self.asked = worths, noise, [0] * len(worths)

    def sample(self, number, choices):
        for choice in choices:
            self.asked[choice] += 1
        shared = (-1) ** number * 50
        return [self.worths[c] + shared + self.noise * (-1) ** (number // 2 + c) for c in choices]


# -- the search


def test_common_luck_leaves_no_error_where_only_it_is_random():
    found = search(Coins([1.0, 3.0, 2.0]), 3, 40)
    assert (found.best, found.costs, found.errors) == (1, (2.0, 0.0, 1.0), (0.0, 0.0, 0.0))
    assert found.is_clear


def test_choices_far_behind_get_fewer_samples():
    coins = Coins([0.0, 10.0, 9.9], noise=1.0)
    search(coins, 3, 40)
    assert coins.asked == [10, 40, 40]


def test_a_search_for_a_puzzle_ends_where_the_second_hardly_costs_anything():
    coins = Coins([9.99, 10.0, 9.99], noise=1.0)
    found = search(coins, 3, 400, least=1.0)
    assert not found.is_clear
    assert max(coins.asked) == 100


# -- what ships


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_shipped_puzzle_loads_and_offers_its_choices(game: Game):
    found = shipped_set(game)
    assert found is not None
    assert found.game == game.key
    assert len({puzzle.key for puzzle in found.puzzles}) == len(found.puzzles) >= FEWEST
    for puzzle in found.puzzles:
        laid = PuzzleTable(game, puzzle)
        assert len(laid.options) == len(puzzle.choices)
        best = puzzle.choices[puzzle.best]
        assert best.is_right
        assert puzzle.searched
        assert puzzle.why
        for choice in puzzle.choices:
            assert choice.cost == pytest.approx(best.value - choice.value, abs=0.002)
            assert choice is best or not choice.is_right


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_bots_of_the_ladder_do_not_all_see_it(game: Game):
    craft = game.puzzle_craft()
    for puzzle in puzzles_of(game):
        assert len(puzzle.choices[puzzle.best].found_by) < len(craft.ladder)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_position_holds_no_more_than_its_seat_may_know(game: Game):
    for puzzle in puzzles_of(game):
        table = game.read_position(puzzle.position)
        assert game.codec.encode(game.view(table, puzzle.seat)) == game.codec.encode(table)


def test_puzzles_of_arcs_ask_for_turns_and_not_for_the_name_of_an_action():
    """No choice is just "Move" or "Influence": it says what is moved or influenced, and so on."""
    choices = [choice for puzzle in puzzles_of(REGISTRY.game("arcs")) for choice in puzzle.choices]
    names = {"Move", "Battle", "Build", "Tax", "Repair", "Influence", "Secure"}
    assert not [choice.words for choice in choices if choice.words in names]
    assert any(len(choice.moves) > 2 and ", then " in choice.words for choice in choices)


def test_a_move_at_the_table_means_the_turn_that_begins_with_it():
    game = REGISTRY.game("arcs")
    for puzzle in puzzles_of(game):
        laid = PuzzleTable(game, puzzle)
        assert [laid.number_of(moves[0]) for moves in laid.options] == [*range(len(laid.options))]


# -- the crafts of the games


class Following:
    """Plays one move after another."""

    draws = False

    def __init__(self, moves):
        self.left = list(moves)

    def choose(self, view, decision, rng):
        return Answer(self.left.pop(0))


def clearest(game: Game) -> list[Puzzle]:
    """Those whose second best is far behind what the search doubts."""

    def clear(puzzle: Puzzle) -> float:
        others = [each for each in puzzle.choices if not each.is_right]
        return min(each.cost / (each.error + 0.1) for each in others)

    return sorted(puzzles_of(game), key=clear, reverse=True)[:CLEAREST]


def ways_of(laid: PuzzleTable) -> list[Way]:
    pairs = zip(laid.options, laid.puzzle.choices, strict=True)
    return [Way(moves, choice.words) for moves, choice in pairs]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_short_search_finds_what_the_clearest_puzzles_say(game: Game):
    """The answer, and what every other choice costs, as near as so few samples come."""
    craft = game.puzzle_craft()
    for puzzle in clearest(game):
        laid = PuzzleTable(game, puzzle)
        view, ways = game.view(laid.match.table, puzzle.seat), ways_of(laid)
        found = search(craft.searching(view, puzzle.seat, ways, "today"), len(ways), SAMPLES)
        assert found.best == puzzle.best
        for cost, error, choice in zip(found.costs, found.errors, puzzle.choices, strict=True):
            doubt = 0.05 + 0.15 * choice.cost + 4 * (error + choice.error)
            assert cost == pytest.approx(choice.cost, abs=doubt)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_who_goes_a_way_of_a_puzzle_has_answered_it(game: Game):
    craft = game.puzzle_craft()
    for puzzle in puzzles_of(game)[:CLEAREST]:
        laid = PuzzleTable(game, puzzle)
        ways = ways_of(laid)
        found = [craft.answered(laid.match.fork(), Following(way.moves), ways) for way in ways]
        assert found == [*range(len(ways))]
        assert craft.answered(laid.match.fork(), Following(ways[0].moves), ways[1:]) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_craft_asks_what_its_puzzles_are_about(game: Game):
    """In a game of the weakest of its ladder, and in the position of a puzzle."""
    craft = game.puzzle_craft()
    setup = make_setup(game, craft.ladder[:1] * 2, "asked", dict(craft.options))
    match = Match(game, setup, keeps_history=False)
    bots, asked = bots_of(match), set()
    while match.pending is not None:
        if isinstance(match.pending, Decision):
            view = game.view(match.table, match.pending.seat)
            if craft.is_asked(view, match.pending):
                asked.add(match.pending.kind)
        play_bots(match, bots, 1)
    assert asked - NEVER_CLEAR == {puzzle.kind for puzzle in puzzles_of(game)}
    for puzzle in puzzles_of(game)[:CLEAREST]:
        match = PuzzleTable(game, puzzle).match
        assert craft.is_asked(game.view(match.table, puzzle.seat), match.pending)


# -- making and checking


def test_the_same_seed_makes_the_same_puzzles_and_a_second_method_agrees():
    made = make_puzzles(NIM, 3, "tiny")
    assert made == make_puzzles(NIM, 3, "tiny") != make_puzzles(NIM, 3, "other")
    assert [check.holds for check in check_puzzles(NIM, made, "other")] == [True] * 3


def test_a_wrong_answer_does_not_hold_when_it_is_solved_once_more():
    made = make_puzzles(NIM, 1, "tiny")
    puzzle = made.puzzles[0]
    other = 0 if puzzle.best else 1
    choices = tuple(replace(choice, cost=float(n != other))
                    for n, choice in enumerate(puzzle.choices))  # fmt: skip
    wrong = replace(made, puzzles=(replace(puzzle, choices=choices),))
    (check,) = check_puzzles(NIM, wrong, "2")
    assert not check.holds
    assert check.cost > 0


def test_a_puzzle_is_graded_anew_by_what_the_bots_answer_today():
    made = make_puzzles(NIM, 2, "tiny")
    assert [graded_anew(NIM, puzzle) for puzzle in made.puzzles] == list(made.puzzles)
    puzzle = made.puzzles[0]
    nameless = tuple(replace(choice, found_by=()) for choice in puzzle.choices)
    assert graded_anew(NIM, replace(puzzle, rating=0, choices=nameless)) == puzzle


def test_a_puzzle_that_every_level_finds_is_one_no_longer(monkeypatch):
    puzzle = make_puzzles(NIM, 1, "tiny").puzzles[0]
    monkeypatch.setattr(type(NIM.puzzle_craft()), "answered", lambda *_: puzzle.best)
    assert graded_anew(NIM, puzzle) is None


def test_the_command_writes_a_file_that_it_can_check(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("main.REGISTRY", Registry({"nim": lambda: NIM}))
    path = tmp_path / "made.json"
    assert main(["puzzles", "nim", "--count", "2", "--seed", "9", "--out", str(path)]) == 0
    assert main(["puzzles", "nim", "--check", str(path), "--seed", "8"]) == 0
    assert "2 of 2 puzzles hold their answer" in capsys.readouterr().err
    assert len(read_set(NIM, path).puzzles) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["despirala", "--count", "0"], "--count is 0; it goes from 1 to 1000"),
        (["chess"], "there is no game 'chess'"),
        (["despirala", "--check", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_told_in_one_sentence(words, said, capsys):
    assert main(["puzzles", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_damaged_set_names_its_first_fault(tmp_path):
    found = shipped_set(DESPIRALA)
    assert found is not None
    document = json.loads(json.dumps(set_document(replace(found, puzzles=found.puzzles[:2]))))
    path = tmp_path / "set.json"
    document["puzzles"][1]["choices"][0]["moves"] = [{"type": "Stop"}]
    path.write_text(json.dumps(document))
    with pytest.raises(BadDocument, match="puzzle 2"):
        read_set(DESPIRALA, path)
    document["puzzles"][1]["choices"] = document["puzzles"][1]["choices"][:1]
    path.write_text(json.dumps(document))
    with pytest.raises(BadDocument, match="fewer than 2 choices"):
        read_set(DESPIRALA, path)


def test_an_answer_at_the_table_means_its_choice_whatever_the_count():
    risk = REGISTRY.game("risk")
    placing = next((each for each in puzzles_of(risk) if each.kind == "reinforce"), None)
    if placing is None:
        pytest.skip("no such puzzle ships")
    laid = PuzzleTable(risk, placing)
    (option,) = laid.options[0]
    assert laid.number_of(replace(option, count=1)) == 0
    with pytest.raises(IllegalAnswer):
        laid.after([replace(option, count=10_000)])


# -- an attempt


def test_three_wrong_tries_open_everything():
    puzzle = next(each for each in puzzles_of(DESPIRALA) if len(each.choices) > 3)
    attempt = PuzzleAttempt(puzzle)
    wrong = [n for n, choice in enumerate(puzzle.choices) if not choice.is_right]
    assert not attempt.answer(wrong[0])
    assert (attempt.hearts, attempt.is_over) == (2, False)
    assert attempt.is_open(wrong[0])
    assert not attempt.is_open(wrong[1])
    with pytest.raises(ValueError, match="cannot be tried"):
        attempt.answer(wrong[0])
    attempt.answer(wrong[1])
    attempt.answer(wrong[2])
    assert (attempt.hearts, attempt.is_over, attempt.tries) == (0, True, None)


def test_the_right_choice_ends_it():
    puzzle = puzzles_of(DESPIRALA)[0]
    attempt = PuzzleAttempt(puzzle)
    assert attempt.answer(puzzle.best)
    assert (attempt.hearts, attempt.tries, attempt.is_over) == (3, 1, True)


# -- ratings


def test_a_first_try_brings_most_a_third_nothing_and_failing_costs():
    player, puzzle = Rating(), rating_of(1600)
    at = [after(player, puzzle, tries)[0].shown for tries in (1, 2, 3, None)]
    assert at[0] > at[1] > at[2] == player.shown > at[3]
    assert after(player, puzzle, None)[1].mu > puzzle.mu > after(player, puzzle, 1)[1].mu


def test_what_stronger_bots_miss_is_rated_higher():
    plain = puzzle_rating([(1, True), (2, True), (4, True)])
    hard = puzzle_rating([(1, False), (2, False), (4, True)])
    assert hard > plain
    assert puzzle_rating([(1, False)], 1.0) > puzzle_rating([(1, False)], 0.0)


# -- what is kept


def test_what_was_missed_comes_again_later_and_later(tmp_path):
    progress = PuzzleProgress(tmp_path / "puzzles.json")
    puzzles = puzzles_of(DESPIRALA)
    first, others = puzzles[0], puzzles[1:]
    progress.note("despirala", first, None)
    for puzzle in others[:4]:
        assert next_puzzle(puzzles, progress.of("despirala")).key != first.key
        progress.note("despirala", puzzle, 1)
    assert next_puzzle(puzzles, progress.of("despirala")) == first
    progress.note("despirala", first, 1)
    seen = progress.of("despirala").seen[first.key]
    assert (seen.step, seen.due) == (1, 6 + 12)


def test_the_streak_counts_solved_ones_and_only_the_first_time_is_rated(tmp_path):
    progress = PuzzleProgress(tmp_path / "puzzles.json")
    puzzle, other = puzzles_of(DESPIRALA)[:2]
    gained = progress.note("despirala", puzzle, 2)
    assert gained.at_once > gained.points > 0
    assert progress.note("despirala", puzzle, 1).points == 0
    assert progress.of("despirala").streak == 2
    progress.note("despirala", other, None)
    solver = progress.of("despirala")
    assert (solver.streak, solver.best_streak, solver.solved, solver.tried) == (0, 2, 1, 3)


def test_it_is_kept_between_runs_and_can_be_reset(tmp_path):
    path = tmp_path / "puzzles.json"
    progress = PuzzleProgress(path)
    puzzle = puzzles_of(DESPIRALA)[0]
    progress.note("despirala", puzzle, 1)
    assert progress.switch_kept("despirala", puzzle.key)
    again = PuzzleProgress.load(path)
    assert again.games == progress.games
    again.reset()
    assert PuzzleProgress.load(path).games == {}


def test_a_damaged_file_is_put_aside_and_said_once(tmp_path):
    path = tmp_path / "puzzles.json"
    path.write_text('{"format": 1, "games": {"risk": {"mu": "high"}}}')
    progress = PuzzleProgress.load(path)
    assert progress.problem == (
        f"{path} is damaged: games, risk, mu is high; it must be a number. The puzzles start again."
    )
    progress.note("despirala", puzzles_of(DESPIRALA)[0], 1)
    assert progress.problem is None
    assert len(list(tmp_path.iterdir())) == 2
    assert isinstance(PuzzleProgress.load(path).of("despirala").seen.popitem()[1], TriedPuzzle)
