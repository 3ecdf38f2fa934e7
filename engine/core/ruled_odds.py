"""What the rules may do in a turn that they play themselves: the whole tree of odds.

A seat such as a dummy decides nothing; dice and lots do. Every branch names what came, how likely
that is there and altogether, and what the table tells of it, with the clauses it follows; below it
stands what is rolled or drawn next, until the turn is over. Results that do not count are named as
rolled `again`, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from engine.core.codec import Codec
from engine.core.decision import Chance, PossibleOption, Reason, ReasonOutcome
from engine.core.errors import BadDocument, shown
from engine.core.game import Game
from engine.core.step import apply
from engine.text.message import Fixed, Message, Ordinal, SeatNumber, Share, ThingName

# Reasons of bots, and of the rules where they move a seat, as `decide --json` prints them.

# What is said and why, as JSON: for records, and for `decide --json`.
#
# A reason is a list: its clause, the key of what is said and the arguments by name, and after
# these what else there is to it, by name. One that is written in English is its clause and its
# sentence; so are all of older records, where PRIVATE and what others are told may follow.

PRIVATE: Final = "private"
_FORMS: Final[Mapping[str, type]] = {
    "seat": SeatNumber, "ordinal": Ordinal, "share": Share, "fixed": Fixed, "name": ThingName
}  # fmt: skip
_NAME_OF: Final = {kind: name for name, kind in _FORMS.items()}
_PLAIN: Final = (bool, int, float, str, type(None))


# -- writing ---------------------------------------------------------------------------------------


def encode_reason(codec: Codec, reason: Reason) -> list[Any]:
    line: list[Any] = [reason.clause]
    veiled = reason.veiled
    if isinstance(reason.said, str):
        line.append(reason.said)
        if reason.is_private:
            line += [PRIVATE, *([] if veiled is None else encode_reason(codec, veiled)[:3])]
        return line
    line += [reason.said.key, encode_args(codec, reason.said.args)]
    more: dict[str, Any] = {}
    if reason.is_private:
        more[PRIVATE] = None if veiled is None else encode_reason(codec, veiled)
    if reason.outcome is not ReasonOutcome.HELD:
        more["outcome"] = reason.outcome.value
    if reason.options:
        more["options"] = [encode_possible(codec, each) for each in reason.options]
    return [*line, more] if more else line


def encode_possible(codec: Codec, possible: PossibleOption) -> list[Any]:
    """One of those that a lot decided between: the option, its odds, and why if that is said."""
    line = [_encode(codec, possible.option), possible.odds]
    if possible.why is not None:
        line += [possible.why.key, encode_args(codec, possible.why.args)]
    return line


def encode_args(codec: Codec, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments by name; anything but a plain value says what it is."""
    return {name: _encode(codec, value) for name, value in args.items()}


def _encode(codec: Codec, value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Message):
        return {"said": [value.key, encode_args(codec, value.args)]}
    if isinstance(value, tuple | list):
        return [_encode(codec, each) for each in value]
    kind = _NAME_OF.get(type(value))
    if kind is not None:
        return {kind: [getattr(value, field.name) for field in fields(value)]}
    return {"move": codec.encode(value)}


# -- reading ---------------------------------------------------------------------------------------


def decode_reason(codec: Codec, line: Any) -> Reason:
    """The reason that a record holds; BadDocument where it holds none."""
    match line:
        case [str(clause), str(key), dict(args)]:
            return Reason(clause, _said(codec, key, args))
        case [str(clause), str(key), dict(args), dict(more)]:
            return _with_more(codec, Reason(clause, _said(codec, key, args)), more)
        case [str(clause), str(text)]:
            return Reason(clause, text)
        case [str(clause), str(text), mark] if mark == PRIVATE:
            return Reason(clause, text, is_private=True)
        case [str(clause), str(text), mark, *veiled] if mark == PRIVATE:
            return Reason(clause, text, is_private=True, veiled=decode_reason(codec, veiled))
    raise BadDocument("its reasons are not pairs of a clause and what is said")


def _with_more(codec: Codec, reason: Reason, more: Mapping[str, Any]) -> Reason:
    veiled = more.get(PRIVATE)
    options = more.get("options", [])
    outcome = codec.decode(
        ReasonOutcome, more.get("outcome", ReasonOutcome.HELD.value), "an outcome"
    )
    if not isinstance(options, list):
        raise BadDocument(f"the options of a reason are {shown(options)}; they must be a list")
    return Reason(
        reason.clause, reason.said, PRIVATE in more,
        None if veiled is None else decode_reason(codec, veiled), outcome,
        tuple([_possible(codec, each) for each in options]),
    )  # fmt: skip


def _possible(codec: Codec, line: Any) -> PossibleOption:
    match line:
        case [option, float() | int() as odds]:
            return PossibleOption(_decode(codec, option), odds)
        case [option, float() | int() as odds, str(key), dict(args)]:
            return PossibleOption(_decode(codec, option), odds, _said(codec, key, args))
    raise BadDocument(f"{shown(line)} is no option with its odds")


def _said(codec: Codec, key: str, args: Mapping[str, Any]) -> Message:
    return Message(key, {name: _decode(codec, value) for name, value in args.items()})


def _decode(codec: Codec, value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list):
        return tuple([_decode(codec, each) for each in value])
    match list(value.items()) if isinstance(value, dict) else ():
        case [("said", [str(key), dict(args)])]:
            return _said(codec, key, args)
        case [("move", document)]:
            return codec.decode(object, document, "a move in a reason")
        case [(str(name), [*values])] if name in _FORMS:
            return _made(codec, _FORMS[name], values)
    raise BadDocument(f"{shown(value)} is nothing that can be said")


def _made(codec: Codec, kind: type, values: list[Any]) -> Any:
    names = [field.name for field in fields(kind)]
    if len(values) > len(names):
        raise BadDocument(f"{shown(values)} is nothing that can be said")
    return codec.decode(kind, dict(zip(names, values, strict=False)), "what is said")


def reason_document(game: Game, reason: Reason, names: Sequence[str]) -> dict[str, Any]:
    """A reason as data and in words; one that is written in English is words alone."""
    voice = game.voice(names)
    document: dict[str, Any] = {"clause": reason.clause}
    if isinstance(reason.said, Message):
        document["key"] = reason.said.key
        document["args"] = encode_args(game.codec, reason.said.args)
        document["outcome"] = reason.outcome.value
        document["options"] = [
            {
                "option": encode_possible(game.codec, each)[0],
                "odds": each.odds,
                "text": "" if each.why is None else voice.say(each.why),
            }
            for each in reason.options
        ]
    document["text"] = game.told((reason,), names)[0].text
    if reason.is_private:
        document["private"] = True
        veiled = reason.veiled
        document["veiled"] = None if veiled is None else reason_document(game, veiled, names)
    return document


def ruled_odds(game: Game, table: Any, names: Sequence[str]) -> dict[str, Any]:
    """The tree for the seat whose turn the rules play on this table, as `decide` prints it.

    BadDocument when no seat's turn is theirs.
    """
    seat = game.ruled_turn(table)
    if seat is None:
        raise BadDocument(f"the position asks no {game.ruled_player} to move: another seat is next")
    tree = _branch(_Telling(game, names), table.copy(), seat, "", (1.0, 1.0))
    return {
        "game": game.key,
        "seat": seat,
        "decision": "odds",
        "prompt": f"{names[seat]} is moved by the rules: dice and lots decide",
        "tree": tree,
        "turns": _turns(tree),
    }


def odds_lines(document: dict[str, Any]) -> list[str]:
    """The tree for people: a line for what comes, and below it what the table tells."""
    count = document["turns"]
    turns = "one way to go" if count == 1 else f"{count} ways to go"
    return [f"{document['prompt']} ({turns})", *_lines(document["tree"], 0)]


class _Telling:
    """An Emit that keeps what is told, in words."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.told: list[dict[str, Any]] = []

    def __call__(self, event: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        made = event(*args, **kwargs)
        reason: Reason | None = getattr(made, "reason", None)
        told = {"clause": ""} if reason is None else reason_document(self.game, reason, self.names)
        self.told.append({**told, "text": self.game.event_text(made, self.names)})

    def to(self, seat: int, event: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        self(event, *args, **kwargs)


def _branch(
    telling: _Telling, table: Any, seat: int, text: str, odds: tuple[float, float]
) -> dict[str, Any]:
    """What follows on a table, up to the next chance of the turn and all that comes of that."""
    game, asked = telling.game, None
    while game.ruled_turn(table) == seat and asked is None:
        asked = table.steps[-1].ask(table)
        if asked is None:
            table.steps.pop().answer(table, None, telling)
    told, telling.told = telling.told, []
    found: dict[str, Any] = {
        "text": text, "probability": odds[0], "overall": odds[1], "told": told, "next": None
    }  # fmt: skip
    if isinstance(asked, Chance):
        branches = []
        for outcome, share in asked.outcomes.outcomes():
            after = table.copy()
            apply(after, outcome, telling)
            words = " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)
            branches.append(_branch(telling, after, seat, words, (share, odds[1] * share)))
        again = [
            {"text": str(face), "why": game.voice(telling.names).say(why)}
            for face, why in enumerate(getattr(asked.outcomes, "why", ()), 1)
            if why is not None
        ]
        found["next"] = {
            "kind": asked.kind, "prompt": game.prompt(asked, telling.names),
            "branches": branches, "again": again,
        }  # fmt: skip
    return found


def _turns(branch: dict[str, Any]) -> int:
    following = branch["next"]
    return 1 if following is None else sum(_turns(each) for each in following["branches"])


def _lines(branch: dict[str, Any], depth: int) -> list[str]:
    indent = "  " * depth
    lines = [f"{indent}{each['text']}" for each in branch["told"]]
    following = branch["next"]
    if following is None:
        return lines
    lines.append(f"{indent}{following['prompt']}:")
    for each in following["branches"]:
        share, overall = (f"{100 * each[key]:.4g}%" for key in ("probability", "overall"))
        altogether = "" if share == overall else f" ({overall} altogether)"
        lines.append(f"{indent}- {each['text']}: {share}{altogether}")
        lines += _lines(each, depth + 1)
    for each in following["again"]:
        lines.append(f"{indent}- {each['text']}: rolled again, {each['why']}")
    return lines
