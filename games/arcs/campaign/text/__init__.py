"""The campaign in words, and what it adds to the table in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.text.message import Message, SeatNumber, key_of
from engine.text.voice import Voice
from games.arcs.board import (
    CARD,
    COURT_ROW,
    FATE,
    OWNER,
    PIECE,
    POLICY,
    RESOURCES,
    SIDE,
    SYMBOL,
    SYSTEM,
    SYSTEMS,
    TOKEN,
)
from games.arcs.campaign.bots.weighing import weighing_of
from games.arcs.campaign.rules.deals import open_deal
from games.arcs.campaign.rules.events import NOT_BEGUN, Aftermath, alike
from games.arcs.campaign.rules.setting_out import left_of
from games.arcs.campaign.rules.state import IN_SESSION, Fate, Reach, reach_of
from games.arcs.campaign_components import (
    BLIGHT,
    CARDS_OF_FATES,
    DATA,
    EVENTS_IN_DECK,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    SPEAKERS_OF,
    SPOILS,
    UNCHOSEN,
    UNKNOWN_LORE,
)
from games.arcs.court import LORE, as_printed
from games.arcs.events import tokens_said
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import standings
from games.arcs.text import OTHERS, OtherLines, ambition_lines, board_lines, option_told

# What a fate wants: how much its marker goes down, and when.

STEPS: Final[Mapping[str, tuple[int, ...]]] = {
    "steward": (1,),
    "founder": (3, 1),
    "magnate": (2, 2),
    "advocate": (3, 2),
    "caretaker": (2, 2),
    "partisan": (1, 2),
    "admiral": (1, 1),
    "believer": (1,),
}
"""How far the marker of a fate goes down, for each line of its objective."""


def objectives(fate: str) -> tuple[tuple[int, Message], ...]:
    """How much the marker of a fate goes down, and when."""
    lines = enumerate(STEPS[fate], start=1)
    return tuple((steps, Message(f"reach-objective-{fate}-{line}")) for line, steps in lines)


def style(fate: str) -> Message:
    """What a fate is about, in a few words."""
    return Message(f"reach-style-{fate}")


# What the Intermission leaves behind, in plain text.


def after_act(aftermath: Aftermath, voice: Voice) -> Iterator[str]:
    """All lines; none while the Act is played."""
    if aftermath == NOT_BEGUN:
        return
    yield ""
    yield voice.say(Message("inter-head"))
    for said in (
        *common(aftermath),
        *results(aftermath),
        *of_seats(aftermath),
        Message("inter-by-hand"),
    ):
        yield f"  {voice.say(said)}"


def common(aftermath: Aftermath) -> Iterator[Message]:
    """Steps done, and the cards that belong to nobody."""
    if aftermath.done:
        yield Message("inter-steps-done", {"steps": aftermath.done})
    groups = (("court", aftermath.court), ("scrapped", aftermath.scrapped),
              ("laws", aftermath.laws))  # fmt: skip
    for key, cards in groups:
        if cards:
            yield Message(f"inter-{key}", {"cards": alike(cards)})


def results(aftermath: Aftermath) -> Iterator[Message]:
    for number, result in enumerate(aftermath.results):
        yield Message("inter-result", {
            "seat": SeatNumber(number), "fate": FATE(result.fate), "marker": result.marker,
            "power": result.power, "halved": result.halved,
        })  # fmt: skip


def of_seats(aftermath: Aftermath) -> Iterator[Message]:
    for number in sorted({each.seat for each in aftermath.owned}):
        groups = (("gained", aftermath.gained_by(number)), ("kept", aftermath.kept_by(number)))
        for key, cards in groups:
            if cards:
                args = {"seat": SeatNumber(number), "cards": alike(cards)}
                yield Message(f"inter-{key}", args)
    for number, chosen in enumerate(aftermath.next):
        if chosen.id not in ("", UNCHOSEN):
            yield Message("inter-next", {"seat": SeatNumber(number), "fate": FATE(chosen.id)})


LAWS: Final = tuple(
    map(Message, ("reach-law-presence", "reach-law-movement", "reach-law-truce"))
)  # fmt: skip
"""REACH-3.2, 3.3 and 3.5: the laws of the Empire."""
CARDS_OF: Final = {each["id"]: each for each in CARDS_OF_FATES}


class ReachLines(OtherLines):
    def of_table(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        after = after_act(reach_of(table).aftermath, names)
        return (*_empire(reach_of(table), names), *after, *_fate_cards(table, names))

    def in_system(self, table: ArcsTable, system: str, names: Voice) -> Iterable[str]:
        return map(names.say, outsiders_in(table, system))

    def of_seat(self, table: ArcsTable, number: int, names: Voice) -> Iterable[str]:
        return _indented(names, _of_seat(table, number))

    def odds(self, table: ArcsTable) -> Iterable[Message]:
        weighing = weighing_of(table)
        return () if weighing is None else (weighing.total_said(),)

    def at_the_end(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        return (*_deal(table, names), *_weighing(table, names))


OTHERS.put(Reach.mode, ReachLines())


def _indented(voice: Voice, said: Iterable[Message]) -> Iterator[str]:
    for each in said:
        yield f"  {voice.say(each)}"


# -- the Empire -----------------------------------------------------------------------------------


def _empire(reach: Reach, voice: Voice) -> Iterator[str]:
    yield ""
    yield voice.say(Message("reach-empire"))
    yield from _indented(voice, (*government(reach), *_policies(reach), *_attached(reach)))
    yield ""
    yield voice.say(Message("reach-laws"))
    yield from _indented(voice, LAWS)


def government(reach: Reach) -> Iterator[Message]:
    if reach.first_regent == NOBODY:
        yield Message("reach-no-first-regent")
    else:
        yield Message("reach-first-regent", {"seat": SeatNumber(reach.first_regent)})
    trust = {"resources": tokens_said(reach.trust)}
    yield Message("reach-trust", trust) if reach.trust else Message("reach-no-trust")
    yield council_said(reach)
    if reach.symbol:
        args = {"symbol": SYMBOL(reach.symbol), "number": reach.number}
        yield Message("reach-last-event", args)


def council_said(reach: Reach) -> Message:
    council = "in-session" if reach.council == IN_SESSION else reach.council
    return Message("reach-council", {"council": council})


def _policies(reach: Reach) -> Iterator[Message]:
    if not reach.policies:
        yield Message("reach-no-policy")
    for number, policy in enumerate(reach.policies):
        key = "reach-policy-other" if number else "reach-policy-now"
        yield Message(key, {"policy": POLICY(policy), "how": policy_said(policy)})


def policy_said(policy: str) -> Message:
    """What Regents pay by a policy, and what it brings."""
    return Message(key_of("reach-policy", policy))


def _attached(reach: Reach) -> Iterator[Message]:
    """The Faithful cards, and the cards that lie on others."""
    if reach.faithful:
        args: dict[str, Any] = {"count": len(reach.faithful), "card": CARD(reach.faithful[-1])}
        yield Message("reach-faithful-left", args)
    for card, side in reach.sides.items():
        yield Message("reach-side", {"card": CARD(card), "side": SIDE(side)})
    for host, card in reach.attached.items():
        yield Message("reach-attached", {"card": CARD(card), "host": CARD(host)})


# -- the map --------------------------------------------------------------------------------------


def outsiders_in(table: ArcsTable, system: str) -> Iterator[Message]:
    reach = reach_of(table)
    fresh, hurt = reach.fresh.get(system, 0), reach.hurt.get(system, 0)
    if fresh or hurt:
        yield Message("reach-imperial-here", {"fresh": fresh, "hurt": hurt})
    free = Counter((each.kind, each.fresh) for each in table.buildings_at(system, FREE))
    if free:
        pieces = tuple(
            Message("reach-free-piece", {"kind": PIECE(kind), "fresh": is_fresh, "count": count})
            for (kind, is_fresh), count in free.items()
        )
        yield Message("reach-free-here", {"pieces": pieces})
    if system in reach.blight:
        yield Message("reach-blight-here", {"fresh": reach.blight[system]})
    if system in reach.sleepers:
        yield Message("reach-sleeper-here")


# -- seats ----------------------------------------------------------------------------------------


def _of_seat(table: ArcsTable, number: int) -> Iterator[Message]:
    """A seat's title, fate, favors and what else lies on its fate card."""
    reach, seat = reach_of(table), table.seats[number]
    fate = reach.fates[number]
    yield _fate_of(table, number)
    if seat.lore:
        yield Message("reach-seat-lore", {"cards": tuple(map(CARD, seat.lore))})
    yield from _owed(fate)
    if fate.league:
        yield Message("reach-seat-league", {"resources": tokens_said(fate.league)})
    golems = golems_of(reach, number)
    if golems:
        yield Message("reach-seat-golems", {"golems": golems})
    spoils = tuple(_spoils(seat.spoils))
    if spoils:
        yield Message("reach-seat-spoils", {"spoils": spoils})


def _fate_of(table: ArcsTable, number: int) -> Message:
    reach, fate = reach_of(table), reach_of(table).fates[number]
    args: dict[str, Any] = {"title": title_said(reach, number)}
    if fate.id not in FATE_CARDS:
        return Message("reach-seat-unknown", args)
    start = FATE_CARDS[fate.id].start[len(table.seats)]
    marker = fate.marker if reach.revealed else start
    args |= {"fate": FATE(fate.id), "marker": marker, "start": start}
    return Message("reach-seat-fate", args)


def title_said(reach: Reach, number: int) -> Message:
    return Message(key_of("reach-title", reach.title_of(number)))


def golems_of(reach: Reach, number: int) -> tuple[Message, ...]:
    """The golems of a seat: awake or asleep, in slots or on the Golem Hearth."""
    return tuple(
        Message("reach-seat-golem",
             {"golem": TOKEN(name), "awake": golem.awake, "hearth": golem.in_hearth})
        for name, golem in reach.golems.items()
        if golem.seat == number
    )  # fmt: skip


def _owed(fate: Fate) -> Iterator[Message]:
    favors = _of_rivals("reach-favors-of", fate.favors)
    if favors:
        yield Message("reach-seat-favors", {"favors": favors})
    grievances = _of_rivals("reach-grievances", fate.grievances)
    if grievances:
        yield Message("reach-seat-grievances", {"grievances": grievances})


def _of_rivals(key: str, counts: Sequence[int]) -> tuple[Message, ...]:
    return tuple(
        Message(key, {"count": count, "rival": SeatNumber(rival)})
        for rival, count in enumerate(counts)
        if count
    )


def _spoils(counts: Sequence[int]) -> Iterator[Message]:
    """The Trophies that are no seat's pieces."""
    for (owner, kind), count in zip(SPOILS, counts, strict=False):
        if count and owner == BLIGHT:
            yield Message("reach-spoil-blight", {"count": count})
        elif count:
            args = {"count": count, "kind": PIECE(kind), "owner": OWNER(owner)}
            yield Message("reach-spoil", args)


# -- fate cards -----------------------------------------------------------------------------------


def _fate_cards(table: ArcsTable, voice: Voice) -> Iterator[str]:
    """What the fates that are known want and bring, as it stands on their cards."""
    fates = reach_of(table).fates
    dealt = [fate for each in fates if not each.id for fate in each.dealt if fate in FATE_CARDS]
    followed = [each.id for each in fates if each.id in FATE_CARDS]
    for key, known in (("reach-fates-dealt", dealt), ("reach-fates", followed)):
        if known:
            yield ""
            yield voice.say(Message(key))
        for fate in known:
            yield from _fate_card(fate, len(table.seats), voice)


def _fate_card(fate: str, seats: int, voice: Voice) -> Iterator[str]:
    card = FATE_CARDS[fate]
    head = Message("reach-fate-head", {"fate": FATE(fate), "start": card.start[seats]})
    yield f"  {voice.say(head)}"
    for steps, when in objectives(fate):
        said = Message("reach-fate-objective", {"steps": steps, "when": when})
        yield f"    {voice.say(said)}"
    for each in card.cards:
        text = as_printed(*[clause["text"] for clause in CARDS_OF[each]["clauses"]])
        yield f"    {voice.say(Message('reach-fate-card', {'card': CARD(each), 'text': text}))}"


# -- a deal ---------------------------------------------------------------------------------------


def _deal(table: ArcsTable, voice: Voice) -> Iterator[str]:
    deal = open_deal(table)
    if deal is None:
        return
    talks, partner, parts = deal
    yield ""
    seats = {"seat": SeatNumber(talks.seat), "partner": SeatNumber(partner)}
    yield voice.say(Message("reach-deal", seats))
    if not parts:
        yield f"  {voice.say(Message('reach-deal-empty'))}"
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


# What the log sheet says: the state of the campaign in blocks of lines, seats by their letters.
#
# The order of what is next, and its figures, are those of the Intermission of the rulebook, as
# far as they follow from the table.

LETTERS: Final = "ABCD"
"""Seats on paper."""
PRINTED: Final[Mapping[str, str]] = {
    each["same_as"]: each["id"] for each in DATA["court_cards"] if "same_as" in each
}
"""The ids in the box of the campaign, of cards that the base game has as well."""
FOUNDRIES: Final = "f7-03"
STARTS: Final[Mapping[str, tuple[int, int, int]]] = {
    "steward": (22, 22, 22), "founder": (12, 14, 16), "magnate": (12, 12, 12),
    "advocate": (12, 12, 12), "caretaker": (7, 8, 9), "partisan": (18, 14, 12),
    "admiral": (30, 30, 30), "believer": (20, 18, 16),
}  # fmt: skip
"""Where the objectives of Act II start, with two, three and four seats."""


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """Lines under a heading; `seat` is whose they are (NOBODY: everybody's)."""

    heading: str
    lines: tuple[str, ...]
    seat: int = NOBODY


def blocks_of(table: ArcsTable, names: Sequence[str], voice: Voice) -> tuple[SheetBlock, ...]:
    """Everything on the sheet but the map; `voice` calls the seats by their letters."""
    heads: list[tuple[str, Iterable[Message]]] = [
        ("sheet-ambitions", ambition_lines(table)),
        ("sheet-court", _court(table)),
        ("sheet-empire", _log_sheet_empire(table)),
    ]
    aftermath = reach_of(table).aftermath
    if aftermath != NOT_BEGUN:
        told = (*common(aftermath), *results(aftermath), *of_seats(aftermath))
        heads.append(("inter-head", told))
    elif table.is_over:
        heads.append(("sheet-intermission", _intermission(table)))
    if table.is_over:
        heads.append(("sheet-next", _next(table)))
    seats = [_seat(table, seat, names[seat], voice) for seat in range(len(table.seats))]
    others = [
        SheetBlock(voice.say(Message(key)), tuple(map(voice.say, lines))) for key, lines in heads
    ]
    return (*seats, *others)


def printed(card: str) -> Message:
    """A card by its name, and by the id that is printed on it; Faithful cards have their number."""
    if card in FAITHFUL_CARDS:
        return Message("table-card", {"card": CARD(card)})
    known = PRINTED.get(card, card)
    if known in LORE:
        return Message("sheet-card", {"card": CARD(card), "id": known.replace("lore", "L")})
    return Message("sheet-card", {"card": CARD(card), "id": known.upper()})


# -- seats ----------------------------------------------------------------------------------------


def _seat(table: ArcsTable, number: int, name: str, voice: Voice) -> SheetBlock:
    head = voice.say(Message("sheet-seat", {"letter": LETTERS[number], "name": name}))
    told = [*map(voice.say, _standing(table, number))]
    of_fate = OTHERS.of(table).of_seat(table, number, voice)
    board = map(voice.say, board_lines(table, number))
    return SheetBlock(head, tuple(line.strip() for line in (*told, *of_fate, *board)), number)


def _standing(table: ArcsTable, number: int) -> Iterator[Message]:
    """Power and place; the fate with what it wants, and how it came out."""
    seat, fate = table.seats[number], reach_of(table).fates[number]
    if seat.supercat is not None:
        yield Message("sheet-supercat")
    place = list(table.turn_order()).index(number) + 1
    yield Message("sheet-standing", {"power": seat.power, "place": place})
    if not table.is_over:
        yield Message("sheet-hand", {"count": seat.cards_left})
    if fate.id not in FATE_CARDS:
        return
    yield Message("sheet-fate", {"number": FATE_CARDS[fate.id].number, "fate": FATE(fate.id)})
    for steps, when in objectives(fate.id):
        yield Message("reach-fate-objective", {"steps": steps, "when": when})
    if table.is_over and reach_of(table).aftermath == NOT_BEGUN:
        missed = {"missed": fate.marker}
        yield Message("sheet-failed", missed) if fate.marker else Message("sheet-succeeded")
    abilities = [card for card in SPEAKERS_OF[fate.id] if card != fate.id]
    if abilities:
        yield Message("sheet-abilities", {"cards": tuple(map(printed, abilities))})


# -- what is everybody's --------------------------------------------------------------------------


def _court(table: ArcsTable) -> Iterator[Message]:
    for place, offer in enumerate(table.court, start=1):
        if offer.card:
            who = _counts({seat: count for seat, count in enumerate(offer.agents) if count})
            args = {"place": place, "card": printed(offer.card)}
            yield (
                Message("sheet-court-row", {**args, "who": who})
                if who
                else (Message("sheet-court-alone", args))
            )
    for host, card in reach_of(table).attached.items():
        yield Message("sheet-attached", {"card": printed(card), "host": CARD(host)})
    deck = (*table.court_deck, *table.buried)
    cards = tuple(map(printed, sorted(card for card in deck if card != UNKNOWN_LORE)))
    unseen = deck.count(UNKNOWN_LORE)
    more = (Message("sheet-unseen", {"count": unseen}),) if unseen else ()
    yield Message("sheet-court-deck", {"cards": (*cards, *more)})
    if table.court_discard:
        yield Message("sheet-court-discard", {"cards": tuple(map(printed, table.court_discard))})


def _counts(counts: Mapping[int, int]) -> tuple[Message, ...]:
    return tuple([
        Message("table-count-of", {"seat": SeatNumber(seat), "count": count})
        for seat, count in counts.items()
    ])  # fmt: skip


def _log_sheet_empire(table: ArcsTable) -> Iterator[Message]:
    reach = reach_of(table)
    yield from government(reach)
    if reach.policies:
        yield Message("sheet-policies", {"policies": tuple(map(POLICY, reach.policies))})
    else:
        yield Message("sheet-no-policies")
    yield Message("sheet-laws")
    has_foundries = (
        reach.follower_of("admiral") != NOBODY and FOUNDRIES not in reach.aftermath.scrapped
    )
    yield Message("sheet-edicts", {"two": len(table.seats) == 2, "foundries": has_foundries})
    left = {"ships": "imperial-ship", "cities": "free-city", "starports": "free-starport",
            "blight": "blight"}  # fmt: skip
    yield Message("sheet-outside", {name: left_of(table, piece) for name, piece in left.items()})
    tokens = [Message("table-tokens", {"resource": TOKEN(each), "count": table.tokens_free(each)})
              for each in RESOURCES]  # fmt: skip
    yield Message("sheet-tokens", {"tokens": tuple(tokens)})
    yield Message("sheet-events", {"count": EVENTS_IN_DECK[len(table.seats)]})
    preached = [card for card in reach.preached if card not in reach.scrapped]
    for key, cards in (
        ("sheet-faithful", preached), ("sheet-stack", reach.faithful),
        ("sheet-scrapped", reach.scrapped),
    ):  # fmt: skip
        if cards:
            yield Message(key, {"cards": tuple(map(CARD, cards))})


# -- what comes next ------------------------------------------------------------------------------


def _next(table: ArcsTable) -> Iterator[Message]:
    """The set-up of Act II, after the Intermission."""
    count = len(table.seats)
    yield Message("sheet-next-markers")
    yield Message("sheet-next-row", {"count": COURT_ROW[count]})
    gates = tuple(map(SYSTEM, _gates_to_blight(table)))
    yield Message("sheet-next-gates")
    if gates:
        yield Message("sheet-next-gates-now", {"gates": gates})
    yield Message("sheet-next-planets")
    if count == 2:
        yield Message("sheet-next-two")
    yield Message("sheet-next-setup")
    yield Message("sheet-next-objectives")
    yield Message("sheet-next-deal")


def _intermission(table: ArcsTable) -> Iterator[Message]:
    reach, order = reach_of(table), list(table.turn_order())
    seats = [{"seat": SeatNumber(seat), "fate": FATE(reach.fates[seat].id),
              "won": not reach.fates[seat].marker} for seat in order]  # fmt: skip
    yield Message(
        "sheet-next-resolve", {"fates": tuple(Message("sheet-resolve", e) for e in seats)}
    )
    yield Message("sheet-next-court")
    yield Message("sheet-next-pieces")
    doomed = tuple(map(SYSTEM, _doomed(table)))
    yield Message("sheet-next-damage", {
        "blight": list(reach.blight.values()).count(False),
        "ships": sum(sum(hurt.values()) for hurt in (reach.hurt, *(s.hurt for s in table.seats))),
        "buildings": sum(not each.fresh for each in table.buildings),
    })  # fmt: skip
    if doomed:
        yield Message("sheet-next-doomed", {"systems": doomed})
    powers = [Message("sheet-power", {"seat": SeatNumber(seat),
                                   "power": halved(table.seats[seat].power)})
              for seat in order]  # fmt: skip
    first = SeatNumber(standings(table)[0])
    yield Message("sheet-next-power", {"seat": first, "powers": tuple(powers)})
    draws = [Message("sheet-draw", {**each, "start": STARTS[reach.fates[seat].id][len(order) - 2]})
             for seat, each in zip(order, seats, strict=True)]  # fmt: skip
    yield Message("sheet-next-fates", {"draws": tuple(draws)})


def halved(power: int) -> int:
    """What is kept of Power between Acts: half of more than 1, rounded up."""
    return -(-power // 2) if power > 1 else power


def _gates_to_blight(table: ArcsTable) -> Iterable[str]:
    """The gates that have neither Blight nor a ship that is fresh."""
    blight = reach_of(table).blight
    return (name for name in table.systems
            if SYSTEMS[name].is_gate and name not in blight and not _has_fresh_ships(table, name)
    )  # fmt: skip


def _doomed(table: ArcsTable) -> Iterable[str]:
    """The systems with fresh buildings that have Blight, and no ship that is fresh."""
    built = {each.system for each in table.buildings if each.fresh}
    return (name for name in table.systems
            if name in reach_of(table).blight and name in built
            and not _has_fresh_ships(table, name))  # fmt: skip


def _has_fresh_ships(table: ArcsTable, system: str) -> bool:
    reach = reach_of(table)
    return system in reach.fresh or any(system in seat.fresh for seat in table.seats)
