"""The voice of the house: what pages say that are no table of a game, and what is on cards.

It says plain messages by itself, so that the first page loads no library of messages; whatever is
not plain it leaves to a `Voice`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.text import message

if TYPE_CHECKING:
    from engine.text.voice import Voice


class HouseVoice:
    """Says what the house says in a language; `cards` are the folders of games' messages.

    On a page about a `game` it knows all that the game says.
    """

    def __init__(
        self, language: str = message.ENGLISH, cards: Iterable[Path] = (), game: Path | None = None
    ) -> None:
        self.language = language
        self.game = game
        self._cards = tuple(cards)
        self._read: dict[tuple[str, str], message.PlainMessage] = {}

    def on_page(self, language: str, game: Path | None = None) -> HouseVoice:
        """The same in a language, on a page about a game or about none."""
        return house_voice(language, self._cards, game)

    def say(self, words: message.Words) -> str:
        """A text as it stands, or what is said, in words."""
        if not isinstance(words, message.Message):
            return words
        if words.key == message.AS_WRITTEN:
            return str(words.args["text"])
        try:
            return self._plainly(words)
        except message.NotPlain:
            return self.whole.readable(words)

    @cached_property
    def whole(self) -> Voice:
        from engine.text.voice import Voice  # noqa: PLC0415 (plain words need no library)

        return Voice((), self.game, self.language, cards=self._cards)

    @cached_property
    def _texts(self) -> tuple[tuple[str, Mapping[str, str]], ...]:
        """The messages of its languages, the one to speak first."""
        chain = (
            (self.language,)
            if self.language == message.ENGLISH
            else (self.language, message.ENGLISH)
        )
        return tuple(
            (each, message.texts_of_the_house(each, self._cards, self.game)) for each in chain
        )

    def _plainly(self, said: message.Message) -> str:
        if self.language not in message.LANGUAGES:
            raise message.NotPlain
        key, _, part = said.key.partition(".")
        pieces = self._message(key, part).pieces(part)
        if pieces is None or not message.asked_plainly(pieces) <= said.args.keys():
            raise message.NotPlain
        return message.said_plainly(pieces, said.args, lambda name: self._argument(said.args[name]))

    def _message(self, key: str, part: str) -> message.PlainMessage:
        """The message in the first of its languages that has that part of it."""
        for language, texts in self._texts:
            if (language, key) not in self._read and key in texts:
                self._read[language, key] = message.PlainMessage(texts[key])
            found = self._read.get((language, key))
            if found is not None and found.has(part):
                return found
        raise message.NotPlain

    def _argument(self, value: Any) -> str:
        if isinstance(value, message.Message):
            return self.say(value)
        if isinstance(value, message.ThingName):
            return self.say(message.Message(value.key))
        if isinstance(value, message.Fixed) and not value.signed:
            size = f"{value.number:.{value.digits}f}"
            return size.replace(".", message.POINTS[self.language])
        if isinstance(value, str) or type(value) is int:
            return str(value)
        raise message.NotPlain


@lru_cache(16)
def house_voice(language: str, cards: tuple[Path, ...], game: Path | None = None) -> HouseVoice:
    """The voice of the house in a language, kept from one page to the next."""
    return HouseVoice(language, cards, game)


def in_english(words: message.Words, *cards: Path) -> str:
    """What a script reads: always English; `cards` are folders of games' messages."""
    return house_voice(message.ENGLISH, cards).say(words)
