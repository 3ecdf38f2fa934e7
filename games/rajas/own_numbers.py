"""A player's own file of numbers (RAJ-1.4): each is read, or its change is refused by its name.

`Watched` notes what is read of a document. What was not read, and differs from the file that the
game comes with, would be passed over without a word: `require_read` names it. Remarks may say what
they like.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.core.errors import BadDocument, shown

_WORDS: Final = frozenset(
    (
        "confidence", "confidence_legend", "designers", "fact", "facts", "formula", "implied",
        "item", "kinds", "name", "note", "per", "publisher", "rule", "shape", "source", "sources",
        "title", "trust", "use", "building_labels", "effect_vocabulary",
    )
)  # fmt: skip
"""Keys of remarks: words about the numbers, which no rule reads."""


class Watched:
    """A document that notes the place of everything that is read of it."""

    def __init__(self, document: Any) -> None:
        self.read: set[str] = set()
        self.document = _wrapped(document, "", self.read)


class _Object(dict[str, Any]):
    def __init__(self, document: dict[str, Any], where: str, read: set[str]) -> None:
        super().__init__((key, _wrapped(each, _in(where, key), read))
                         for key, each in document.items())  # fmt: skip
        self._where, self._read = where, read

    def __getitem__(self, key: str) -> Any:
        self._read.add(_in(self._where, key))
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._read.add(_in(self._where, key))
        return super().get(key, default)


class _List(list[Any]):
    def __init__(self, document: list[Any], where: str, read: set[str]) -> None:
        super().__init__(_wrapped(each, f"{where}[{n}]", read) for n, each in enumerate(document))
        self._where, self._read = where, read

    def __iter__(self) -> Iterator[Any]:
        for number, each in enumerate(super().__iter__()):
            self._read.add(f"{self._where}[{number}]")
            yield each


def _wrapped(document: Any, where: str, read: set[str]) -> Any:
    if isinstance(document, dict):
        return _Object(document, where, read)
    return _List(document, where, read) if isinstance(document, list) else document


def _in(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def require_read(mine: Any, printed: Any, read: set[str], where: str = "") -> None:
    """BadDocument names the first value of a copy that is another one and that nothing has read."""
    if isinstance(mine, dict) and isinstance(printed, dict):
        for key, value in mine.items():
            place = _in(where, key)
            if key in printed:
                if key not in _WORDS or place in read:
                    require_read(value, printed[key], read, place)
            elif _is_number(value) and place not in read:
                raise BadDocument(f"{place} is {shown(value)}, a number that nothing reads")
    elif isinstance(mine, list) and isinstance(printed, list):
        is_read = bool(printed or mine) and (f"{where}[0]" in read or where in read)
        if len(mine) != len(printed) and not is_read:
            raise BadDocument(f"{where} cannot be changed: it has {len(printed)} entries")
        for number, (one, other) in enumerate(zip(mine, printed, strict=False)):
            require_read(one, other, read, f"{where}[{number}]")
    elif mine != printed and where not in read:
        raise BadDocument(
            f"{where} is {shown(mine)}: it cannot be changed here, and stays {shown(printed)}"
        )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
