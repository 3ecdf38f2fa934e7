"""The other side of a `file:` bot: loads one file and answers questions about views.

A program of its own, run as `python -P bot_program.py CHANNEL` with the number of an open socket.
The first question names the game, the file and the set-up; every other one holds a view.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.core.codec import Codec
from engine.core.errors import InputError
from engine.core.external import conversation
from engine.core.setup import Setup


def main(arguments: list[str]) -> None:
    """Answers until the other side has closed the channel."""
    channel = int(arguments[0])
    os.set_inheritable(channel, False)
    player: _SeatedBot | None = None
    with open(channel, "rb", closefd=False) as asked, open(channel, "wb") as answers:
        for question in conversation.questions(asked):
            try:
                if player is None:
                    player = _SeatedBot(question)
                    answer: conversation.Document = {"ready": True}
                else:
                    answer = player.answer(question)
            except conversation.Misbehaved as problem:
                answer = {"fault": [problem.kind, problem.sentence]}
            except InputError as problem:
                answer = {"fault": ["CRASH", str(problem)]}
            answers.write(conversation.framed(conversation.compact(answer)))
            answers.flush()


class _SeatedBot:
    def __init__(self, start: conversation.Document) -> None:
        module, name = start["game"]
        self._game: conversation.RulesAsData = getattr(import_module(module), name)()
        self._views = conversation.ViewReceiver(self._game)
        setup: Setup = Codec().decode(Setup, start["setup"], "setup")
        self._bot: Any = conversation.bot_in(Path(start["file"]), setup)

    def answer(self, question: conversation.Document) -> conversation.Document:
        view = self._views.view(question["view"])
        return conversation.thought_of(self._bot, self._game.codec, view, question["draw"])


if __name__ == "__main__":
    main(sys.argv[1:])
