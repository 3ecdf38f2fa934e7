"""What passes between a table and a bot from outside, as JSON: views, and answers.

A view travels as the fields that have changed since the one before; it brings the question with
it, for the step on top of the view asks the same as the table's. An answer is an option and its
reasons, and is read strictly: what a foreign object says of itself counts for nothing.
"""

from __future__ import annotations

import typing
from dataclasses import fields
from typing import Any, Protocol

from engine.core.bot import Answer, Reason
from engine.core.codec import Codec
from engine.core.decision import Option
from engine.core.errors import shown
from engine.core.external.conversation import Document, invalid
from engine.core.external.guest import Misbehaved, shortened
from engine.text.said import Said

MOST_REASONS = 100
LONGEST_CLAUSE = 60
LONGEST_REASON = 500


class RulesAsData(Protocol):
    """What must be known of a game to write and read its views and options."""

    codec: Codec

    @property
    def table_type(self) -> type:
        """The class of its views."""


class ViewSender:
    """Writes one view after another, each as what has changed."""

    def __init__(self, game: RulesAsData) -> None:
        self._codec = game.codec
        self._names = [field.name for field in fields(game.table_type)]
        self._sent: Any = None

    def changes(self, view: Any) -> Document:
        """The fields in which a view differs from the one before; all of the first."""
        before, self._sent = self._sent, view.copy()
        return {
            name: self._codec.encode(value)
            for name in self._names
            if (value := getattr(view, name)) != getattr(before, name, Ellipsis)
        }


class ViewReceiver:
    """Reads what a ViewSender has written, on the other side."""

    def __init__(self, game: RulesAsData) -> None:
        self._game = game
        self._hints = typing.get_type_hints(game.table_type)
        self._view: Any = None

    def view(self, changes: Document) -> Any:
        """The view after these changes, for the bot to do with as it likes."""
        decoded = {
            name: self._game.codec.decode(self._hints[name], document, name)
            for name, document in changes.items()
        }
        if self._view is None:
            self._view = self._game.table_type(**decoded)
        else:
            for name, value in decoded.items():
                setattr(self._view, name, value)
        return self._view.copy()


def document_of_answer(codec: Codec, given: Any) -> Document:
    """What a bot has returned, an option or an Answer; Misbehaved where it is neither."""
    answer = given if isinstance(given, Answer) else Answer(given)
    try:
        option = codec.encode(answer.option)
    except Exception as error:  # foreign objects may raise anything when looked at
        raise _no_option(f"an object of type {type(answer.option).__name__}") from error
    try:
        reasons = [
            [reason.clause, _words(reason.said), bool(reason.is_private)]
            for reason in answer.reasons
        ]
    except Exception as error:
        raise _no_reasons() from error
    return {"option": option, "reasons": reasons}


def answer_of_document(codec: Codec, document: Document) -> Answer:
    """The answer that a bot's document holds; Misbehaved when it holds none."""
    given = document.get("option")
    try:
        option: Option = codec.decode(object, given, "the answer")
    except Exception as error:  # a BadDocument, or what an option's class finds wrong with it
        raise _no_option(shown(given)) from error
    return Answer(option, _reasons_of(document.get("reasons")))


def _reasons_of(document: Any) -> tuple[Reason, ...]:
    if not isinstance(document, list):
        raise _no_reasons()
    reasons = []
    for pair in document[:MOST_REASONS]:
        match pair:
            case [str(clause), str(text), bool(is_private)]:
                cut = shortened(clause, LONGEST_CLAUSE), shortened(text, LONGEST_REASON)
                reasons.append(Reason(*cut, is_private=is_private))
            case _:
                raise _no_reasons()
    return tuple(reasons)


def _words(said: Any) -> Any:
    """The sentence of a reason; of one of the house's own bots, which says keys, the key alone."""
    return said.key if isinstance(said, Said) else said


def _no_option(said: str) -> Misbehaved:
    return Misbehaved("INVALID_MOVE", f"{shortened(said)} is not possible now")


def _no_reasons() -> Misbehaved:
    return invalid("its reasons are not Reason objects with two texts each")
