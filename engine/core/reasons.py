"""Reasons of bots, and of the rules where they move a seat, as `decide --json` prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.bot import Reason
from engine.core.game import Game
from engine.core.said_codec import encode_args, encode_possible
from engine.text.said import Said


def reason_document(game: Game, reason: Reason, names: Sequence[str]) -> dict[str, Any]:
    """A reason as data and in words; one that is written in English is words alone."""
    voice = game.voice(names)
    document: dict[str, Any] = {"clause": reason.clause}
    if isinstance(reason.said, Said):
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
