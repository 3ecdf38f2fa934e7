"""Faults that a sentence must not have."""

from __future__ import annotations

import re
from collections.abc import Iterator

FAULTS = {
    "You with the verb of another": r"\b[Yy]ou (has|is|was|does|goes|\w+(?:[^su]s|es))\b",
    "a name with the verb of You": r"\b(Ada|James) (have|are|were|do|go)\b",
    "your's": r"\b[Yy]ou's\b|\b[Yy]our's\b|s's\b|\bof (you|You)\b",
    "a before a vowel": r"\ba [aeio]\w",
    "an before a consonant": r"\ban [bcdfgjklmnpqrstvwxyz]\w",
    "one of many": r"(?<![\w.,+−-])1 (dice|goods|points|rolls|cards|troops|ships|coins)\b",
    "many of one": r"\b([02-9]|\d\d+) (die|good|point|roll|card|troop|ship|coin)\b(?! of)",
    "a name of Python": r"\b[a-z]+_[a-z0-9_]+\b|\bNone\b|\bTrue\b|\bFalse\b",
    "an empty hole": r"[{}]|\(\)|''",
    "a space too many": r"\w  +\w| [,.;:!?](?!\.)",
    "a stop too many": r"\.\.(?!\.)|,,|::",
    "twice the same word": r"\b(\w\w+) \1\b",
}
HE = "Agent|Raumhafen|Planet|Sektor|Vorrat|Bauplatz|Anspruch|Auftrag|Kampf|Tempel|Palast|Markt"
HE_OR_THEY = "Marker|Würfel|Treffer|Golem|Becher|Arbeiter|Schlüssel|Gefallen|Joker|Stapel"
SHE = (
    "Karte|Hofkarte|Aktionskarte|Stadt|Farbe|Aktion|Waffe|Trophäe|Hand|Initiative|Welt"
    "|Entwicklung|Bevölkerung|Provinz|Truppe|Moschee|Festung|Terrasse|Phase|Ressource|Figur|Ware"
)
IT = (
    "Schiff|Ziel|System|Tor|Tableau|Relikt|Ereignis|Edikt|Schicksal|Feld|Boot|Gut|Gebiet|Blatt"
    "|Gemach"
)
IT_OR_THEY = "Gebäude|Plättchen|Ertragsplättchen|Provinzplättchen"
ONE = r"(?: (?!([ksdm]?ein|ihr)(e[nrsm]?)?\b|de[nmrs]\b|je\b)[a-zäöüß]+e[nrsm]?)? "
"""What may stand between an article and its noun: one word with an ending."""
GERMAN = {
    "a pronoun in the wrong case":
        r"(?i)\b(für|gegen|ohne|durch) (du|dir)\b|\b(mit|von|bei|zu|aus) (du|dich)\b",
    "du with the verb of another": r"(?i)\bdu (hat|ist|wird|gibt|nimmt|legt|zieht|bekommt)\b",
    "a name with the verb of du":
        r"\b(Ada|James) (hast|bist|wirst|gibst|nimmst|legst|ziehst|bekommst)\b",
    "the article of another": "|".join(
        rf"\b(?<!der )(?i:{articles}){ONE}({nouns})\b"
        for articles, nouns in (
            ("das|die|eine|einer|jede|jedes|dieses", HE),
            ("das|eine|einer|jedes|dieses", HE_OR_THEY),
            ("das|dem|den|ein|einen|einem|eines|jedes|jeden|dieses|diesen|kein|keinen", SHE),
            ("die|den|eine|einen|einer|jede|jeden|diese|diesen|keinen", IT),
            ("eine|einen|einer|jede|jeden", IT_OR_THEY),
        )
    ),
    "the ending of another":
        rf"(?i:\bein) [a-zäöüß]+en? ({HE}|{IT})\b|(?i:\beine) [a-zäöüß]+e[rsn] ({SHE})\b",
    "one with the verb of many": r"\b(fehlen|kommen|warten) (noch )?\$?1\b(?![,.]?\d)",
    "a name without its case": r"\b(an|auf|von|vom|mit|zu|zum) (Kaiserlicher|Erster) R",
    "of you": r"\b(Karten|Truppen?|\d+ Agenten|[Dd]er Treuhand|Platz \d) von dir\b"
              r"|\bdie Stadt von dir in\b",
    "her as a man": r"\b(Ada|Mira) ist (Erster|Zweiter) bei\b",
    "of twice": r"\bvon (dir|Ada|James|Mira) vo[nm]\b",
    "many of one": r"\b([02-9]|\d\d+) (Karte|Schiff|Stadt|Truppe|Ware|Punkt|Gebiet|Wurf|Ziel)\b",
}  # fmt: skip
_COMPILED = {name: re.compile(pattern) for name, pattern in FAULTS.items()}
_GERMAN = {
    **{name: re.compile(pattern) for name, pattern in GERMAN.items()},
    **{name: _COMPILED[name] for name in (
        "a name of Python", "an empty hole", "a space too many", "a stop too many")},
}  # fmt: skip


def german_faults(words: str) -> Iterator[str]:
    """What is wrong with a German sentence."""
    return (name for name, pattern in _GERMAN.items() if pattern.search(words))


def faults(words: str) -> Iterator[str]:
    """What is wrong with a sentence."""
    for name, pattern in _COMPILED.items():
        if pattern.search(words):
            yield name
