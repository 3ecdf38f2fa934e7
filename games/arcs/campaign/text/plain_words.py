"""What the campaign adds to the table in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.text.said import Said, SeatNumber, key_of
from engine.text.voice import Voice
from games.arcs.campaign.bots.weighing import weighing_of
from games.arcs.campaign.rules.state import IN_SESSION, Fate, Reach, reach_of
from games.arcs.campaign.rules.talks import open_deal
from games.arcs.campaign.text.after_act import after_act
from games.arcs.campaign.text.fate_words import objectives
from games.arcs.names import CARD, FATE, OWNER, PIECE, POLICY, SIDE, SYMBOL, TOKEN
from games.arcs.parts import NOBODY
from games.arcs.reach_box import BLIGHT, CARDS_OF_FATES, FATE_CARDS, FREE, SPOILS
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told
from games.arcs.text.plain import OTHERS, OtherLines

LAWS: Final = tuple(
    map(Said, ("reach-law-presence", "reach-law-movement", "reach-law-truce"))
)  # fmt: skip
"""REACH-3.2, 3.3 and 3.5: the laws of the Empire."""
CARDS_OF: Final = {each["id"]: each for each in CARDS_OF_FATES}


class ReachLines(OtherLines):
    """The lines of the campaign."""

    def of_table(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        after = after_act(reach_of(table).aftermath, names)
        return (*_empire(reach_of(table), names), *after, *_fate_cards(table, names))

    def in_system(self, table: ArcsTable, system: str, names: Voice) -> Iterable[str]:
        return map(names.say, outsiders_in(table, system))

    def of_seat(self, table: ArcsTable, number: int, names: Voice) -> Iterable[str]:
        return _indented(names, _of_seat(table, number))

    def at_the_end(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        return (*_deal(table, names), *_weighing(table, names))


OTHERS.put(Reach.mode, ReachLines())


def _indented(voice: Voice, said: Iterable[Said]) -> Iterator[str]:
    for each in said:
        yield f"  {voice.say(each)}"


# -- the Empire -----------------------------------------------------------------------------------


def _empire(reach: Reach, voice: Voice) -> Iterator[str]:
    """The Empire: First Regent and Trust, the Council, policies, laws, attached cards."""
    yield ""
    yield voice.say(Said("reach-empire"))
    yield from _indented(voice, (*government(reach), *_policies(reach), *_attached(reach)))
    yield ""
    yield voice.say(Said("reach-laws"))
    yield from _indented(voice, LAWS)


def government(reach: Reach) -> Iterator[Said]:
    """First Regent and Trust, the Council, the last event."""
    if reach.first_regent == NOBODY:
        yield Said("reach-no-first-regent")
    else:
        yield Said("reach-first-regent", {"seat": SeatNumber(reach.first_regent)})
    trust = {"resources": tuple(map(TOKEN, reach.trust))}
    yield Said("reach-trust", trust) if reach.trust else Said("reach-no-trust")
    yield council_said(reach)
    if reach.symbol:
        args = {"symbol": SYMBOL(reach.symbol), "number": reach.number}
        yield Said("reach-last-event", args)


def council_said(reach: Reach) -> Said:
    """How the Imperial Council lies."""
    council = "in-session" if reach.council == IN_SESSION else reach.council
    return Said("reach-council", {"council": council})


def _policies(reach: Reach) -> Iterator[Said]:
    """What every policy brings, the one that is visible first."""
    if not reach.policies:
        yield Said("reach-no-policy")
    for number, policy in enumerate(reach.policies):
        key = "reach-policy-other" if number else "reach-policy-now"
        yield Said(key, {"policy": POLICY(policy), "how": policy_said(policy)})


def policy_said(policy: str) -> Said:
    """What Regents pay by a policy, and what it brings."""
    return Said(key_of("reach-policy", policy))


def _attached(reach: Reach) -> Iterator[Said]:
    """The Faithful cards, and the cards that lie on others."""
    if reach.faithful:
        args: dict[str, Any] = {"count": len(reach.faithful), "card": CARD(reach.faithful[-1])}
        yield Said("reach-faithful-left", args)
    for card, side in reach.sides.items():
        yield Said("reach-side", {"card": CARD(card), "side": SIDE(side)})
    for host, card in reach.attached.items():
        yield Said("reach-attached", {"card": CARD(card), "host": CARD(host)})


# -- the map --------------------------------------------------------------------------------------


def outsiders_in(table: ArcsTable, system: str) -> Iterator[Said]:
    """The pieces in a system that are no seat's."""
    reach = reach_of(table)
    fresh, hurt = reach.fresh.get(system, 0), reach.hurt.get(system, 0)
    if fresh or hurt:
        yield Said("reach-imperial-here", {"fresh": fresh, "hurt": hurt})
    free = Counter((each.kind, each.fresh) for each in table.buildings_at(system, FREE))
    if free:
        pieces = tuple(
            Said("reach-free-piece", {"kind": PIECE(kind), "fresh": is_fresh, "count": count})
            for (kind, is_fresh), count in free.items()
        )
        yield Said("reach-free-here", {"pieces": pieces})
    if system in reach.blight:
        yield Said("reach-blight-here", {"fresh": reach.blight[system]})
    if system in reach.sleepers:
        yield Said("reach-sleeper-here")


# -- seats ----------------------------------------------------------------------------------------


def _of_seat(table: ArcsTable, number: int) -> Iterator[Said]:
    """A seat's title, fate, favors and what else lies on its fate card."""
    reach, seat = reach_of(table), table.seats[number]
    fate = reach.fates[number]
    yield _fate_of(table, number)
    if seat.lore:
        yield Said("reach-seat-lore", {"cards": tuple(map(CARD, seat.lore))})
    yield from _owed(fate)
    if fate.league:
        yield Said("reach-seat-league", {"resources": tuple(map(TOKEN, fate.league))})
    golems = golems_of(reach, number)
    if golems:
        yield Said("reach-seat-golems", {"golems": golems})
    spoils = tuple(_spoils(seat.spoils))
    if spoils:
        yield Said("reach-seat-spoils", {"spoils": spoils})


def _fate_of(table: ArcsTable, number: int) -> Said:
    reach, fate = reach_of(table), reach_of(table).fates[number]
    args: dict[str, Any] = {"title": title_said(reach, number)}
    if fate.id not in FATE_CARDS:
        return Said("reach-seat-unknown", args)
    start = FATE_CARDS[fate.id].start[len(table.seats)]
    marker = fate.marker if reach.revealed else start
    args |= {"fate": FATE(fate.id), "marker": marker, "start": start}
    return Said("reach-seat-fate", args)


def title_said(reach: Reach, number: int) -> Said:
    """What a seat is in the Empire."""
    return Said(key_of("reach-title", reach.title_of(number)))


def golems_of(reach: Reach, number: int) -> tuple[Said, ...]:
    """The golems of a seat: awake or asleep, in slots or on the Golem Hearth."""
    return tuple(
        Said("reach-seat-golem",
             {"golem": TOKEN(name), "awake": golem.awake, "hearth": golem.in_hearth})
        for name, golem in reach.golems.items()
        if golem.seat == number
    )  # fmt: skip


def _owed(fate: Fate) -> Iterator[Said]:
    favors = _of_rivals("reach-favors-of", fate.favors)
    if favors:
        yield Said("reach-seat-favors", {"favors": favors})
    grievances = _of_rivals("reach-grievances", fate.grievances)
    if grievances:
        yield Said("reach-seat-grievances", {"grievances": grievances})


def _of_rivals(key: str, counts: Sequence[int]) -> tuple[Said, ...]:
    """How many of each rival, where there are any."""
    return tuple(
        Said(key, {"count": count, "rival": SeatNumber(rival)})
        for rival, count in enumerate(counts)
        if count
    )


def _spoils(counts: Sequence[int]) -> Iterator[Said]:
    """The Trophies that are no seat's pieces."""
    for (owner, kind), count in zip(SPOILS, counts, strict=False):
        if count and owner == BLIGHT:
            yield Said("reach-spoil-blight", {"count": count})
        elif count:
            args = {"count": count, "kind": PIECE(kind), "owner": OWNER(owner)}
            yield Said("reach-spoil", args)


# -- fate cards -----------------------------------------------------------------------------------


def _fate_cards(table: ArcsTable, voice: Voice) -> Iterator[str]:
    """What the fates that are known want and bring, as it stands on their cards."""
    fates = reach_of(table).fates
    dealt = [fate for each in fates if not each.id for fate in each.dealt if fate in FATE_CARDS]
    followed = [each.id for each in fates if each.id in FATE_CARDS]
    for key, known in (("reach-fates-dealt", dealt), ("reach-fates", followed)):
        if known:
            yield ""
            yield voice.say(Said(key))
        for fate in known:
            yield from _fate_card(fate, len(table.seats), voice)


def _fate_card(fate: str, seats: int, voice: Voice) -> Iterator[str]:
    card = FATE_CARDS[fate]
    head = Said("reach-fate-head", {"fate": FATE(fate), "start": card.start[seats]})
    yield f"  {voice.say(head)}"
    for steps, when in objectives(fate):
        said = Said("reach-fate-objective", {"steps": steps, "when": when})
        yield f"    {voice.say(said)}"
    for each in card.cards:
        text = " ".join(clause["text"] for clause in CARDS_OF[each]["clauses"])
        yield f"    {voice.say(Said('reach-fate-card', {'card': CARD(each), 'text': text}))}"


# -- a deal ---------------------------------------------------------------------------------------


def _deal(table: ArcsTable, voice: Voice) -> Iterator[str]:
    """The deal that is being drawn up, or waits for an answer."""
    deal = open_deal(table)
    if deal is None:
        return
    talks, partner, parts = deal
    yield ""
    seats = {"seat": SeatNumber(talks.seat), "partner": SeatNumber(partner)}
    yield voice.say(Said("reach-deal", seats))
    if not parts:
        yield f"  {voice.say(Said('reach-deal-empty'))}"
    for part in parts:
        yield f"  {option_told(part, voice)}"


def _weighing(table: ArcsTable, voice: Voice) -> Iterator[str]:
    """BARGAIN-3.1: what counts when a SUPERCAT answers, and how likely it accepts."""
    weighing = weighing_of(table)
    if weighing is None:
        return
    for each in weighing.modifiers:
        yield f"  {each.clause} {voice.say(each.said())}"
    yield f"  {voice.say(weighing.total_said())}"
