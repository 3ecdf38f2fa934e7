"""How far the markers of a seat are apart, in a word or two."""

from __future__ import annotations

from engine.text.said import Said
from engine.text.voice import Voice


def gap_words(gap: int, voice: Voice, part: str = "") -> str:
    """ "60", "met", "past 3"; as the part `flag` "gap 60"."""
    if not gap:
        return voice.say(Said("gap-met"))
    said = Said("gap-left", {"gap": gap}) if gap > 0 else Said("gap-past", {"overlap": -gap})
    return voice.part(said, part) or voice.say(said)
