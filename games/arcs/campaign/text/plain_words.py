"""What the campaign adds to the table in plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.text.said import Said, SeatNumber
from engine.text.voice import Voice
from games.arcs.board import card_name, listed
from games.arcs.campaign.bots.weighing import weighing_of
from games.arcs.campaign.rules.state import Golem, Reach, reach_of
from games.arcs.campaign.rules.talks import open_deal
from games.arcs.court import court_name
from games.arcs.leaders import named
from games.arcs.parts import NOBODY
from games.arcs.reach_box import FATE_CARDS, FREE, OWNERS, SPOILS
from games.arcs.state import ArcsTable
from games.arcs.text.options import option_told
from games.arcs.text.plain import OTHERS, OtherLines
from games.arcs.words import ships_words


class ReachLines(OtherLines):
    """The lines of the campaign."""

    def of_table(self, table: ArcsTable, names: Sequence[str]) -> Iterable[str]:
        return empire_lines(reach_of(table), names)

    def in_system(self, table: ArcsTable, system: str, names: Voice) -> Iterable[str]:
        return outsiders_in(table, system)

    def of_seat(self, table: ArcsTable, number: int, names: Voice) -> Iterable[str]:
        return fate_lines(table, number, names)

    def at_the_end(self, table: ArcsTable, names: Voice) -> Iterable[str]:
        return (*deal_lines(table, names), *_weighing(table, names))


OTHERS.put(Reach.mode, ReachLines())


def empire_lines(reach: Reach, names: Sequence[str]) -> Iterator[str]:
    """The Empire: policy, First Regent and Trust, the Council, attached cards."""
    yield ""
    yield "Empire"
    policy = reach.policies[0].capitalize() if reach.policies else "none yet"
    first = "nobody" if reach.first_regent == NOBODY else names[reach.first_regent]
    trust = listed([each.capitalize() for each in reach.trust]) if reach.trust else "nothing"
    yield f"  Policy {policy}; First Regent: {first}; Trust: {trust}"
    yield f"  The Imperial Council is {reach.council}"
    if reach.faithful:
        top = card_name(reach.faithful[-1])
        yield f"  The stack of Faithful cards has {len(reach.faithful)}, {top} on top"
    for card, side in reach.sides.items():
        yield f"  {card_name(card)} counts as {side.capitalize()}"
    for host, card in reach.attached.items():
        yield f"  {court_name(card)} is attached to {court_name(host)}"


def outsiders_in(table: ArcsTable, system: str) -> list[str]:
    """The pieces in a system that are no seat's."""
    reach, things = reach_of(table), []
    fresh, hurt = reach.fresh.get(system, 0), reach.hurt.get(system, 0)
    if fresh or hurt:
        things.append(f"the Empire {ships_words(fresh, hurt)}")
    free = [
        f"{'' if each.fresh else 'damaged '}{each.kind}"
        for each in table.buildings_at(system, FREE)
    ]
    if free:
        things.append(f"the Free States {listed(free)}")
    if system in reach.blight:
        things.append("fresh Blight" if reach.blight[system] else "damaged Blight")
    if system in reach.sleepers:
        things.append("a sleeping golem")
    return things


def golem_words(name: str, golem: Golem) -> str:
    """A golem and how it lies there: "Warrior (awake, on the Hearth)"."""
    state = "awake" if golem.awake else "asleep"
    where = ", on the Hearth" if golem.in_hearth else ""
    return f"{name.capitalize()} ({state}{where})"


def fate_lines(table: ArcsTable, number: int, voice: Voice) -> Iterator[str]:
    """A seat's title, fate, favors and what else lies on its fate card."""
    fate = reach_of(table).fates[number]
    title = "Outlaw" if fate.outlaw else "Regent"
    followed = FATE_CARDS[fate.id].name if fate.id in FATE_CARDS else "fate not known"
    yield f"  {title}, {followed}: {fate.marker} to go"
    if table.seats[number].lore:
        yield f"  Lore: {', '.join(named(card) for card in table.seats[number].lore)}"
    favors = _of_rivals("favors-of", fate.favors)
    if favors:
        yield f"  {voice.say(Said('table-favors', {'favors': favors}))}"
    grievances = _of_rivals("grievances-against", fate.grievances)
    if grievances:
        yield f"  {voice.say(Said('table-grievances', {'grievances': grievances}))}"
    if fate.league:
        yield f"  Merchant League: {listed([each.capitalize() for each in fate.league])}"
    golems = [
        golem_words(name, golem)
        for name, golem in reach_of(table).golems.items()
        if golem.seat == number
    ]
    if golems:
        yield f"  Golems: {listed(golems)}"
    spoils = zip(SPOILS, table.seats[number].spoils, strict=False)
    taken = [f"{n} of {OWNERS[owner]} ({kind})" for (owner, kind), n in spoils if n]
    if taken:
        yield f"  Trophies besides: {listed(taken)}"


def _of_rivals(key: str, counts: Sequence[int]) -> tuple[Said, ...]:
    """How many of each rival, where there are any."""
    return tuple(
        [
            Said(key, {"count": count, "rival": SeatNumber(rival)})
            for rival, count in enumerate(counts)
            if count
        ]
    )


def deal_lines(table: ArcsTable, names: Voice) -> Iterator[str]:
    """The deal that is being drawn up, or waits for an answer."""
    deal = open_deal(table)
    if deal is None:
        return
    talks, partner, parts = deal
    yield ""
    seats = {"seat": SeatNumber(talks.seat), "partner": SeatNumber(partner)}
    yield names.say(Said("table-deal", seats))
    if not parts:
        yield "  Nothing yet"
    for part in parts:
        yield f"  {option_told(part, names)}"


def _weighing(table: ArcsTable, voice: Voice) -> Iterator[str]:
    """BARGAIN-3.1: what counts when a SUPERCAT answers, and how likely it accepts."""
    weighing = weighing_of(table)
    if weighing is None:
        return
    for each in weighing.modifiers:
        yield f"  {each.clause} {voice.say(each.said())}"
    yield f"  {voice.say(weighing.total_said())}"
