"""A table as statements, one a line, for whoever listens; finding among them, and short lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

LONGEST_STATEMENT: Final = 200
"""Letters; a longer list is told part by part."""
LEAST_BEGUN: Final = 3
"""Letters of a word that stand for all words that begin with them."""
SIGN: Final = re.compile(r"(?<=\s)[-?](?=[\s,;]|$)")
SIGNS: Final = str.maketrans(dict.fromkeys("[]|…→←•·─│", " "))
"""What draws and is not read."""


def statements(described: str, signs: Mapping[str, str]) -> list[str]:
    """The lines of a table, each after what it stands under: by indentation, up to a blank line.

    `signs` says what is read for a dash (nothing) and for a question mark (hidden).
    """
    found: list[str] = []
    above: list[tuple[int, str]] = []
    lines = described.split("\n")
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        depth = _depth(line)
        words = " ".join(line.translate(SIGNS).split())
        words = SIGN.sub(lambda sign: signs[sign[0]], words)
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
    """A long list in its parts, each after the name of the list; so are parts with brackets."""
    head, colon, rest = words.partition(": ")
    parts = rest.split("; ")
    if len(words) <= LONGEST_STATEMENT and not all(each.endswith(")") for each in parts):
        return [words]
    return [f"{head}{colon}{part}" for part in parts]


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


def asked_for(typed: str, small: Sequence[str]) -> list[str]:
    """The words of a question after the `small` ones that only make a sentence of it."""
    words = words_of(typed)
    while len(words) > 1 and words[0] in small:
        del words[0]
    return words


def about(lines: Sequence[str], words: Sequence[str]) -> list[str]:
    """The lines that name these words in a row, first those that begin with them."""
    ranked = [(rank, number) for number, line in enumerate(lines)
              if (rank := _place(words_of(line), words)) is not None]  # fmt: skip
    return [lines[number] for _, number in sorted(ranked)]


def _place(line: Sequence[str], words: Sequence[str]) -> int | None:
    """After how many words of a line these come; None where they do not."""
    places = range(len(line) - len(words) + 1)
    return next((at for at in places if all(map(_is_same, line[at:], words))), None)


def begins(line: str, words: Sequence[str]) -> bool:
    return _place(words_of(line), words) == 0


def has_all(line: str, words: Sequence[str]) -> bool:
    there = words_of(line)
    return all(any(_is_like(each, word) for each in there) for word in words)


def _is_like(there: str, typed: str) -> bool:
    """Whether two words differ in their endings: "city" and "cities"."""
    if _is_same(there, typed):
        return True
    shorter, longer = sorted((len(there), len(typed)))
    alike = len(_alike([there, typed]))
    return typed.isalpha() and alike >= max(LEAST_BEGUN, shorter - 1, longer - LEAST_BEGUN)


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


def differing(texts: Sequence[str]) -> tuple[str, str, list[str]]:
    """How all of these begin and end, and what stands between in each."""
    split = [text.split() for text in texts]
    first = _alike(split)
    rest = [words[len(first) :] for words in split]
    last = _alike([words[::-1] for words in rest])[::-1]
    between = [" ".join(words[: len(words) - len(last)]) for words in rest]
    return " ".join(first), " ".join(last), between


def _alike(several: Sequence[Sequence[str]]) -> list[str]:
    rows = zip(*several, strict=False)
    return [words[0] for words in takewhile(lambda each: len(set(each)) == 1, rows)]


def matching(texts: Sequence[str], typed: str) -> list[int]:
    """The numbers of the options that begin with what was typed; else of those that have it in a
    row; else of those that have all of its words.
    """
    words = words_of(typed)
    places = [_place(words_of(text), words) for text in texts]
    return (
        [n for n, place in enumerate(places, 1) if place == 0]
        or [n for n, place in enumerate(places, 1) if place is not None]
        or [n for n, text in enumerate(texts, 1) if has_all(text, words)]
    )
