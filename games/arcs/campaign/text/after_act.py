"""What the Intermission leaves behind, in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from games.arcs.campaign.rules.aftermath import NOT_BEGUN, Aftermath
from games.arcs.later_box import LATER_CARDS
from games.arcs.names import CARD, FATE
from games.arcs.reach_box import UNCHOSEN


def after_act(aftermath: Aftermath, voice: Voice) -> Iterator[str]:
    """All lines; none while the Act is played."""
    if aftermath == NOT_BEGUN:
        return
    yield ""
    yield voice.say(Said("inter-head"))
    for said in (
        *common(aftermath),
        *results(aftermath),
        *of_seats(aftermath),
        Said("inter-by-hand"),
    ):
        yield f"  {voice.say(said)}"


def common(aftermath: Aftermath) -> Iterator[Said]:
    """Steps done, and the cards that belong to nobody."""
    if aftermath.done:
        yield Said("inter-steps-done", {"steps": aftermath.done})
    groups = (("court", aftermath.court), ("scrapped", aftermath.scrapped),
              ("laws", aftermath.laws))  # fmt: skip
    for key, cards in groups:
        if cards:
            yield Said(f"inter-{key}", {"cards": alike(cards)})


def alike(cards: Sequence[str]) -> tuple[Any, ...]:
    """Cards by name, those of one name together with how many they are."""
    names = {card: LATER_CARDS[card].name if card in LATER_CARDS else card for card in cards}
    counts, firsts = Counter(names.values()), {name: card for card, name in names.items()}
    return tuple(
        Said("inter-alike", {"card": CARD(firsts[name]), "count": count})
        if count > 1 else CARD(firsts[name])
        for name, count in counts.items()
    )  # fmt: skip


def results(aftermath: Aftermath) -> Iterator[Said]:
    """How each came out of the Act."""
    for number, result in enumerate(aftermath.results):
        yield Said("inter-result", {
            "seat": SeatNumber(number), "fate": FATE(result.fate), "marker": result.marker,
            "power": result.power, "halved": result.halved,
        })  # fmt: skip


def of_seats(aftermath: Aftermath) -> Iterator[Said]:
    """What each gained and keeps, and what it follows next."""
    for number in sorted({each.seat for each in aftermath.owned}):
        groups = (("gained", aftermath.gained_by(number)), ("kept", aftermath.kept_by(number)))
        for key, cards in groups:
            if cards:
                args = {"seat": SeatNumber(number), "cards": alike(cards)}
                yield Said(f"inter-{key}", args)
    for number, chosen in enumerate(aftermath.next):
        if chosen.id not in ("", UNCHOSEN):
            yield Said("inter-next", {"seat": SeatNumber(number), "fate": FATE(chosen.id)})
