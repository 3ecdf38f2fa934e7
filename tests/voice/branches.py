"""Which branches of messages are said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest import mock

from fluent.runtime import resolver

from engine.text.catalogue import Catalogue
from engine.text.voice import Voice


@contextmanager
def saying_anew() -> Iterator[None]:
    """Meanwhile no voice knows what it has said before."""
    say, kept = Voice.say, dict[Voice, dict[Any, str]]()

    def anew(voice: Voice, *said: Any, **mark: Any) -> str:
        before, voice._said = voice._said, kept.setdefault(voice, {})
        try:
            return say(voice, *said, **mark)
        finally:
            voice._said = before

    with mock.patch.object(Voice, "say", anew):
        yield


@contextmanager
def watching() -> Iterator[set[int]]:
    """The ids of the branches that are taken meanwhile."""
    taken: set[int] = set()
    say = resolver.SelectExpression.__call__

    def watched(selection: Any, env: Any) -> Any:
        key = selection.selector(env)
        chosen = [each for each in selection.variants if resolver.match(key, each.key(env), env)]
        default = [each for each in selection.variants if each.default]
        taken.add(id((chosen or default)[0]))
        return say(selection, env)

    def formatted(catalogue: Catalogue, key: str, part: str, args: Mapping[str, Any]) -> str:
        return catalogue._formatted(key, part, *args.items())

    with (
        saying_anew(),
        mock.patch.object(resolver.SelectExpression, "__call__", watched),
        mock.patch.object(Catalogue, "format", formatted),
    ):
        yield taken


def untaken(catalogue: Catalogue, keys: Iterator[str] | list[str], taken: set[int]) -> list[str]:
    """The branches of these messages that were never taken, each by its message and name."""
    found = []
    for key in keys:
        if key.startswith("-"):
            continue
        catalogue.entry(key)
        message = catalogue._bundle.get_message(key)
        for part, pattern in [("", message.value), *message.attributes.items()]:
            for selection in _selections(pattern):
                for variant in selection.variants:
                    if id(variant) not in taken:
                        name = getattr(variant.key, "name", getattr(variant.key, "value", "?"))
                        found.append(f"{key}{'.' if part else ''}{part} [{name}]")
    return found


def _selections(node: Any) -> Iterator[resolver.SelectExpression]:
    if isinstance(node, list | tuple):
        for each in node:
            yield from _selections(each)
    elif isinstance(node, resolver.SelectExpression):
        yield node
        for variant in node.variants:
            yield from _selections(variant.value)
    elif hasattr(node, "__dict__") and isinstance(node, resolver.FTL.BaseNode):
        for value in vars(node).values():
            yield from _selections(value)
