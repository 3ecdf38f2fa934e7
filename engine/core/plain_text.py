"""A table as statements, one a line, for whoever listens; finding among them, and short lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import CHANCE, Chance, Decision, Reason, ReasonOutcome
from engine.core.errors import InputError, shortened
from engine.text.message import Message, SeatNumber, Share, number_said

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.story import Passage, Story

LONGEST_STATEMENT: Final = 120
"""Letters; a longer list is told part by part."""
LEAST_BEGUN: Final = 3
"""Letters of a word that stand for all words that begin with them."""
EMPTY: Final = re.compile(r"(?<=\s)-(?=[\s,]|$)")
SIGNS: Final = str.maketrans(dict.fromkeys("[]|…→←•·─│", " "))
"""What draws and is not read."""
LINE_NUMBER: Final = re.compile(r"\[\d+\] ")
WHO_WORDS: Final = frozenset(
    "owns own has have holds leads lead s turn moves plays it wins first".split()
)
MOST_OUTCOMES: Final = 60
"""More cases than these are no answer to a question."""
ARTICLES: Final = frozenset(
    "is are the a an my of now still ist sind der die das den dem ein eine mein meine".split()
)


def statements(described: str, empty: str) -> list[str]:
    """The lines of a table, each after what it stands under: by indentation, up to a blank line.

    `empty` is read where a line has a dash for nothing.
    """
    found: list[str] = []
    above: list[tuple[int, str]] = []
    lines = described.split("\n")
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        depth = _depth(line)
        words = EMPTY.sub(empty, " ".join(line.translate(SIGNS).split()))
        if not words:
            above.clear()
            continue
        while above and above[-1][0] >= depth:
            above.pop()
        subject, colon, _ = words.partition(": ")
        path = "".join(f"{each}: " for _, each in above)
        if colon or _depth(following) <= depth or not following.strip():
            found += [f"{path}{part}" for part in _parts(words)]
        above.append((depth, subject.removesuffix(":")))
    return found


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _parts(words: str) -> list[str]:
    """A long list in its parts, each after the name of the list."""
    head, colon, rest = words.partition(": ")
    if len(words) <= LONGEST_STATEMENT or "; " not in rest:
        return [words]
    return [f"{head}{colon}{part}" for part in rest.split("; ")]


def new_statements(before: Iterable[str], now: Iterable[str]) -> list[str]:
    """The statements that were not true before, in their order."""
    known, found = Counter(before), []
    for each in now:
        if known[each]:
            known[each] -= 1
        else:
            found.append(each)
    return found


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def asked_for(typed: str) -> list[str]:
    """The words of a question without those that only make a sentence of it."""
    words = words_of(typed)
    kept = [word for word in words if word not in ARTICLES]
    return kept or words


def about(lines: Sequence[str], words: Sequence[str]) -> list[str]:
    """The lines that name these words in a row, first those that begin with them."""
    ranked = [(rank, number) for number, line in enumerate(lines)
              if (rank := _place(words_of(line), words)) is not None]  # fmt: skip
    return [lines[number] for _, number in sorted(ranked)]


def _place(line: Sequence[str], words: Sequence[str]) -> int | None:
    """After how many words of a line these come; None where they do not."""
    places = range(len(line) - len(words) + 1)
    return next((at for at in places if all(map(_is_same, line[at:], words))), None)


def _begins(line: str, words: Sequence[str]) -> bool:
    return _place(words_of(line), words) == 0


def _has_all(line: str, words: Sequence[str]) -> bool:
    there = words_of(line)
    return all(any(_is_same(each, word) for each in there) for word in words)


def _is_same(there: str, typed: str) -> bool:
    is_begun = len(typed) >= LEAST_BEGUN and typed.isalpha() and there.startswith(typed)
    return there == typed or is_begun


@dataclass(frozen=True, slots=True)
class Group:
    """Options that begin alike: their first words, and their numbers from 1."""

    begins: str
    numbers: tuple[int, ...]


def groups(texts: Sequence[str], numbers: Iterable[int]) -> list[Group]:
    """Options by the first word in which they differ, each group with all that its have alike."""
    split = {number: texts[number - 1].split() for number in numbers}
    shared = len(_alike([*split.values()]))
    by_word: dict[str, list[int]] = {}
    for number, words in split.items():
        by_word.setdefault(" ".join(words[shared : shared + 1]), []).append(number)
    return [
        Group(" ".join(_alike([split[number] for number in found])).rstrip(":"), tuple(found))
        for found in by_word.values()
    ]


def endings(texts: Sequence[str]) -> tuple[str, list[str]]:
    """How all of these begin, and how each goes on."""
    split = [text.split() for text in texts]
    shared = _alike(split)
    return " ".join(shared), [" ".join(words[len(shared) :]) for words in split]


def _alike(several: Sequence[Sequence[str]]) -> list[str]:
    return [words[0] for words in takewhile(lambda each: len(set(each)) == 1, zip(*several))]


def matching(texts: Sequence[str], typed: str) -> list[int]:
    """The numbers of the options that begin with what was typed; else of those that have it in a
    row; else of those that have all of its words.
    """
    words = words_of(typed)
    places = [_place(words_of(text), words) for text in texts]
    return (
        [n for n, place in enumerate(places, 1) if place == 0]
        or [n for n, place in enumerate(places, 1) if place is not None]
        or [n for n, text in enumerate(texts, 1) if _has_all(text, words)]
    )


class Questions:
    """Answers what a person asks beside the moves, from what may be known where they sit."""

    def __init__(self, match: Match, story: Story) -> None:
        self._match, self._story = match, story

    def where(self, typed: str) -> list[str]:
        """What the table says of a piece, card, place or seat."""
        words = asked_for(typed)
        if not words:
            return [self._said("client-where-what")]
        lines, more = self._statements(), self._surroundings()
        found = about(lines, words)
        found += [each for each in about(more, words) if not found or _begins(each, words)]
        return found or [each for each in (*lines, *more) if _has_all(each, words)] or [self._said("client-nowhere", words=shortened(typed))]

    def who(self, typed: str) -> list[str]:
        """Whose turn it is and how all stand; with the name of a thing, whose that is."""
        words = [word for word in asked_for(typed) if word not in WHO_WORDS]
        if words:
            return self.where(" ".join(words))
        found = self._statements()[:1]
        if self._match.pending is not None:
            asked = self._match.game.prompt(self._match.pending, self._match.voice)
            seat = self._match.pending.seat
            key = "client-who-chance" if seat == CHANCE else "client-who-asked"
            found.append(self._said(key, seat=SeatNumber(max(seat, 0)), asked=asked))
        return [*found, self._standing()]

    def why(self, typed: str) -> list[str]:
        """Why the last bot, or the one named, did what it did; or why a move can't be made now."""
        seats = self._match.setup.seat_names
        named = [seat for seat, name in enumerate(seats) if words_of(name) == words_of(typed)]
        if named or not words_of(typed):
            found = self._reasons(named[0] if named else None)
            return found or [self._said("client-no-reason")]
        return self._why_closed(typed)

    def odds(self, typed: str) -> list[str]:
        """The chances of what is asked, or else those by which the last bot or dummy was moved."""
        pending, voice = self._match.pending, self._match.voice
        found: list[str] = []
        if isinstance(pending, Decision):
            table = self._match.view(self._match.table, pending.seat)
            found = [voice.say(each) for each in self._match.game.odds(table, pending)]
        elif isinstance(pending, Chance):
            found = self._outcomes(pending)
        if found and words_of(typed):
            found = about(found, asked_for(typed))
        return found or [self._said("client-no-odds"), *self._last_lot()]

    # -- the table ----------------------------------------------------------------------------

    def _view(self) -> Any:
        pending = self._match.pending
        seat = pending.seat if isinstance(pending, Decision) else self._story.watcher
        return self._match.view(self._match.table, seat)

    def _statements(self) -> list[str]:
        return self._match.game.statements(self._view(), self._match.voice)

    def _surroundings(self) -> list[str]:
        return self._match.game.surroundings(self._view(), self._match.voice)

    def _standing(self) -> str:
        game, voice = self._match.game, self._match.voice
        result = game.result(self._view())
        told = game.standing_said(result.scores)
        if told is not None:
            seats = tuple(map(SeatNumber, range(len(voice))))
            return self._said("client-standing-so", standing=told, seats=seats)
        order = sorted(range(len(voice)), key=lambda seat: (result.ranks[seat], seat))
        each = [Message("client-stands", {"seat": SeatNumber(seat), "rank": result.ranks[seat],
                                          "score": number_said(result.scores[seat])})
                for seat in order]  # fmt: skip
        return self._said("client-standing", seats=tuple(each))

    # -- reasons ------------------------------------------------------------------------------

    def _reasons(self, seat: int | None) -> list[str]:
        """What a seat did last, each step with the reason that decided it."""
        turn: list[Passage] = []
        for passage in reversed(self._story.passages):
            if passage.seat == CHANCE or (seat is not None and passage.seat != seat and not turn):
                continue
            if turn and passage.seat != turn[0].seat:
                break
            if self._held(passage):
                turn.append(passage)
            elif turn:
                break
        turn.reverse()
        done = [each for each in turn if each.events]
        done = done if len(done) > 1 else turn
        return list(dict.fromkeys(map(self._reason, done)))

    def _held(self, passage: Passage) -> list[Reason]:
        if passage.answer is None:
            return []
        told = self._match.game.told(passage.reasons, self._match.voice)
        return [each for each in told if each.outcome is ReasonOutcome.HELD]

    def _reason(self, passage: Passage) -> str:
        game, voice, seat = self._match.game, self._match.voice, passage.seat
        table = self._story.table(passage.number)
        told = " ".join(game.event_text(each, voice) for each in passage.told[:1])
        assert passage.answer is not None
        held = self._held(passage)[0]
        return self._said(
            "client-why", seat=SeatNumber(seat), clause=held.clause, reason=LINE_NUMBER.sub("", held.text),
            done=told or f"{voice.named(seat)}: {game.option_text(passage.answer, voice, table, seat)}",
        )  # fmt: skip

    def _why_closed(self, typed: str) -> list[str]:
        """A move that can be made has its number; of another it is said what speaks against it."""
        game, voice, pending = self._match.game, self._match.voice, self._match.pending
        if not isinstance(pending, Decision):
            return [self._said("client-no-reason")]
        table = self._match.view(self._match.table, pending.seat)
        if pending.listing is not None and not pending.is_range:
            texts = game.option_texts(self._match.options(pending) or (), voice, table, pending.seat)
            open_ones = matching(texts, typed)
            if open_ones:
                first = open_ones[0]
                return [self._said("client-open", count=len(open_ones), number=first,
                                   move=texts[first - 1])]  # fmt: skip
        said = game.closed(table, pending, typed)
        if said is not None:
            return [voice.say(said)]
        try:
            game.parse_move(pending, typed)
        except InputError as problem:
            return [game.problem_text(problem, voice)]
        known = self.where(typed)
        return [self._said("client-closed", words=shortened(typed)), *known]

    # -- chances ------------------------------------------------------------------------------

    def _outcomes(self, pending: Chance) -> list[str]:
        """What may come up, the likeliest first, where it can be told."""
        if pending.is_settled:
            return []
        cases: list[tuple[Any, float]] = []
        for case in pending.outcomes.outcomes():
            cases.append(case)
            if len(cases) > MOST_OUTCOMES:
                return []
        cases.sort(key=lambda case: -case[1])
        return [
            self._said("client-chance", outcome=" ".join(map(str, each))
                       if isinstance(each, tuple) else str(each), share=Share(share))
            for each, share in cases
        ]  # fmt: skip

    def _last_lot(self) -> list[str]:
        """What the last lot of a bot, or of a seat that the rules move, decided between."""
        game, voice = self._match.game, self._match.voice
        for passage in reversed(self._story.passages):
            thoughts = [each.reason for each in passage.events if hasattr(each, "reason")]
            for reason in (*passage.reasons, *thoughts):
                lots = [each for each in reason.options if each.odds > 0]
                if len(lots) > 1:
                    table = self._story.table(passage.number)
                    told = [self._said("client-last-lot", seat=SeatNumber(passage.seat))]
                    return told + [self._said("client-chance", outcome=game.option_text(
                        each.option, voice, table, passage.seat), share=Share(each.odds))
                        for each in lots]  # fmt: skip
        return []

    def _said(self, key: str, **args: Any) -> str:
        return self._match.voice.say(Message(key, args))
