"""How far the markers of a seat are apart, in a word or two."""

from __future__ import annotations

from engine.text.message import Message
from engine.text.voice import Voice


def gap_words(gap: int, voice: Voice, part: str = "") -> str:
    """ "60", "met", "past 3"; as the part `flag` "gap 60"."""
    if not gap:
        return voice.say(Message("gap-met"))
    said = Message("gap-left", {"gap": gap}) if gap > 0 else Message("gap-past", {"overlap": -gap})
    return voice.part(said, part) or voice.say(said)
