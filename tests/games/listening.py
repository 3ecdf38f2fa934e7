"""What the text client says of a table to whoever listens, for the tests of messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.decision import Decision
from engine.text.message import Message
from engine.text.voice import Voice
from games import REGISTRY


class Listening(Voice):
    """Keeps all that it is given to say."""

    told: list[Message]

    def say(self, said: Message, part: str = "", *, mark: int | None = None) -> str:
        self.told.append(said)
        return super().say(said, part, mark=mark)


def said_to_listeners(key: str, *tables: Any, options: Iterable[Any] = ()) -> tuple[Message, ...]:
    """The statements, surroundings and odds of tables."""
    game = REGISTRY.game(key)
    Listening.told = []
    voice = Listening(("You", "Ada", "James", "Mira"), game.text_folder)
    asked = Decision(0, "listening", "", tuple(options))
    for table in tables:
        game.statements(table, voice)
        game.surroundings(table, voice)
        voice.told += game.odds(table, asked)
    unlike = [each for n, each in enumerate(voice.told) if each not in voice.told[:n]]
    own = [each for each in unlike if each.key.startswith(("listen-", "odds-"))]
    return tuple(own)
