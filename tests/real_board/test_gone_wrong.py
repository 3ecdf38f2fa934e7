"""All six evenings: what cannot be is answered in one sentence, and nothing is lost; nor is it
where the program is cut off.
"""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from engine.core.chance import Dice
from engine.core.decision import Chance, Decision
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.record import Autosave
from games.roll_galaxy.dice import CupRoll
from games.roll_galaxy.setting_out import Reveals
from main import REGISTRY
from tests.real_board.games import EVENINGS, SMALL_GAMES, begun
from tests.real_board.own_hands import OwnHands
from tests.real_board.playing import Evening
from tests.real_board.test_setting_right import as_it_stands

ANSWERS = {"despirala": 60, "risk": 200, "roll_galaxy": 120, "rajas": 160, "arcs": 220,
           "campaign": 220}  # fmt: skip
FAULTS = {
    "despirala": {"a die of seven", "a die too many", "one too many"},
    "risk": {"a card twice", "a die of seven", "a die too many", "one too many"},
    "roll_galaxy": {"a card twice", "a die too many", "nothing of the game"},
    "rajas": {"a card twice", "a die of seven", "a die too many", "one too many"},
    "arcs": {"a card twice", "a die of seven", "one too many"},
    "campaign": {"a card twice", "a die of seven", "one too many"},
}
"""What is to be met in each: a good, a troop, a ship are one too many."""

MOST_BEFORE_CUT = 400
QUESTIONS = 4
"""Of each kind."""

every_game = pytest.mark.parametrize("name", ANSWERS)


def an_evening(name: str, seed: str) -> Evening:
    if name in SMALL_GAMES:
        return begun(name, seed)
    game, board, seats, options = EVENINGS[name]
    return OwnHands.seated(game, board, seats, seed, options)


def false_outcomes(asked: Chance, seen: list[str]) -> Iterator[tuple[str, str]]:
    """What cannot have come up: which fault it is, and how it is typed."""
    example = asked.outcomes.example
    yield "nothing of the game", "the moon"
    if isinstance(asked.outcomes, Dice) or re.fullmatch(r"[1-6]( [1-6])+", example):
        yield "a die of seven", re.sub(r"\d", "7", example, count=1)
        yield "a die too many", f"{example} 1"
    elif isinstance(asked.outcomes, CupRoll):
        yield "a die too many", f"{example} Explore"
    elif ", " in example:
        first, *others = example.split(", ")
        yield "a card twice", ", ".join([first, first, *others[1:]])
    for words in seen:
        yield "a card twice", words


def false_moves(asked: Decision) -> Iterator[tuple[str, str]]:
    """The move with the largest number of its form, and one more."""
    yield "nothing of the game", "fly to the moon"
    if isinstance(asked.options, Reveals):
        yield "a die too many", f"{asked.options.example}; ship 1 red"
        return
    most: dict[str, int] = {}
    for words in map(str, list(asked.options)[:400]):
        for number in re.finditer(r"\d+", words):
            form = f"{words[: number.start()]}#{words[number.end() :]}"
            most[form] = max(most.get(form, 0), int(number[0]))
    for form, most_of_it in list(most.items())[:3]:
        yield "one too many", form.replace("#", str(most_of_it + 1))


def told(match: Match, words: str) -> None:
    """It is answered, as when it is typed; for a copy."""
    is_chance = isinstance(match.pending, Chance)
    match.answer(match.outcome_of(words) if is_chance else match.option_of(words))


def false_reports(match: Match, seen: list[str]) -> Iterator[tuple[str, str]]:
    asked = match.pending
    if isinstance(asked, Chance):
        yield from false_outcomes(asked, seen)
    elif asked is not None:
        yield from false_moves(asked)


Refused = dict[str, list[tuple[str, str, str]]]
"""Of each fault: what was asked, what was typed, and the sentence."""


def all_refused(name: str) -> Refused:
    """False reports at the first questions of every kind, and what they were answered with."""
    evening, refused = an_evening(name, "false"), Refused()
    match, met, seen = evening.match, Counter[str](), dict[str, list[str]]()
    while len(match.moves) < ANSWERS[name] and not match.is_over:
        asked = match.pending
        assert asked is not None
        before = as_it_stands(match)
        drawn = seen.setdefault(asked.kind, [])
        if match.waits_for_person and met[asked.kind] < QUESTIONS:
            met[asked.kind] += 1
            for fault, words in false_reports(match, drawn[-4:]):
                refuse(match, fault, words, refused)
            assert as_it_stands(match) == before
        evening.go_on()
        assert not evening.problems()
        if isinstance(asked, Chance) and hasattr(asked.outcomes, "word"):
            drawn.append(asked.outcomes.word(match.moves[-1].answer))
    return refused


def refuse(match: Match, fault: str, words: str, refused: Refused) -> None:
    """It is told, and the sentence kept; a copy or a troop more may lie there still."""
    assert match.pending is not None
    try:
        told(match.fork(), words)
    except InputError as refusal:
        sentence = match.game.problem_text(refusal, match.voice)
        refused.setdefault(fault, []).append((match.pending.kind, words, sentence))
    else:
        assert fault in ("a card twice", "one too many"), (match.pending.kind, words)


@pytest.mark.sample(3)
@every_game
def test_a_report_that_cannot_be_gets_one_sentence_and_nothing_is_lost(name: str) -> None:
    """A card twice, a die of seven, a ship too many: at the first questions of every kind."""
    refused = all_refused(name)
    assert refused.keys() >= FAULTS[name], refused.keys()
    for kind, words, sentence in chain.from_iterable(refused.values()):
        assert re.fullmatch(r"[^\n]+[.]", sentence), (kind, words, sentence)
        assert not re.search(r"'[a-z]+-[0-9]'", sentence), (words, "a code is shown", sentence)


# -- cut off ---------------------------------------------------------------------------------------

KINDS = {"despirala": 3, "risk": 8, "roll_galaxy": 8, "rajas": 12, "arcs": 15, "campaign": 20}
"""So many kinds of questions are asked at least, of people, of bots and of chance."""


def killed(autosave: Autosave, number: int) -> Autosave:
    """What the disk has the moment the program is killed, opened by the next one."""
    left = autosave.path.with_name(f"{number}-{autosave.path.name}")
    shutil.copy(autosave.path, left)
    autosave.close()
    autosave.path.unlink()
    return Autosave.resume(REGISTRY, left)


@pytest.mark.sample(3)
@every_game
def test_cut_off_at_any_kind_of_question_a_game_goes_on_with_the_same_board(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is killed as it asks; the board waits, and the file has everything."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    evening, met = an_evening(name, "elm"), set[str]()
    autosave = Autosave(evening.match)
    while not evening.match.is_over and len(evening.match.moves) < MOST_BEFORE_CUT:
        autosave.save()
        asked = evening.match.pending
        assert asked is not None
        if asked.kind not in met and evening.match.moves:
            met.add(asked.kind)
            before = as_it_stands(evening.match)
            autosave = killed(autosave, len(met))
            evening.match = autosave.match
            again = evening.match.pending
            assert again is not None
            assert (as_it_stands(evening.match), again.asked) == (before, asked.asked)
        evening.go_on()
        assert not evening.problems()
    autosave.close()
    assert len(met) >= KINDS[name], met
