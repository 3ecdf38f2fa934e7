"""What the campaign's cards and places say when they are pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.decision import Option
from engine.core.words import they
from engine.ui.table.pointing import SpotKey
from games.arcs.board import CARDS, listed
from games.arcs.campaign.rules.moves import (
    BringCrises,
    BringEdicts,
    CallSummit,
    ChangePolicy,
    Enforce,
    LeaveEmpire,
    Petition,
    ReviveEmpire,
)
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.scene.fate_words import OBJECTIVES
from games.arcs.campaign.scene.view_model import POLICIES, kind_of, supply_words
from games.arcs.court import COURT, court_name
from games.arcs.events import counted
from games.arcs.leaders import ABILITIES, LORE
from games.arcs.parts import NOBODY
from games.arcs.reach_box import (
    CARDS_OF_FATES,
    COUNCIL,
    DATA,
    EMPIRE,
    EVENT,
    FAITHFUL,
    FATE_CARDS,
    FREE,
    SIDES,
    UNKNOWN_LORE,
)
from games.arcs.scene.art.reach_signs import FATES, TITLES
from games.arcs.scene.card_words import MEANINGS, OTHERS, OtherWords
from games.arcs.scene.hover_card import HoverCard, Row
from games.arcs.state import ArcsTable
from games.arcs.words import ships_words

CHANNELS: Final = {
    "prelude": "Prelude",
    "new_action": "Action",
    "modifier": "While you hold it",
    "static": "While you hold it",
    "when_secured": "When secured",
    "crisis": "In a Crisis",
    "edict": "Edict",
}
AFTER_CRISIS: Final = {
    each["id"]: each.get("after_crisis", "") for each in DATA["court_cards"]
}  # fmt: skip
CARDS_OF: Final = {each["id"]: each for each in CARDS_OF_FATES}
COUNCIL_TEXTS: Final = (
    ("In Session", "Agents are placed on it. Secured, it has Decided and resolves as the round"
     " ends; until then it lies under the card that was played."),
    ("As the round ends", "Whoever secured it may call a Summit. A Regent becomes First Regent and"
     " keeps the Trust; an Outlaw takes of the Trust, and the First Regent loses 1 Power for each."
     " Then it chooses Crises or Edicts."),
    ("Decided", "Nobody influences or secures it, until it is called to session."),
)  # fmt: skip
EVENT_TEXT: Final = (
    "Played face up with the actions and pips of the lead card, none if an Event was played or the"
    " Council secured before in this round. It cannot be led, copied with or given to seize.",
    "After the round: a Summit may be called, then the dice say Crises or Edicts.",
)


def words_of(clause_texts: Sequence[tuple[str, str]]) -> Iterator[Row]:
    """Texts with the head of their channel."""
    for channel, text in clause_texts:
        yield Row(CHANNELS.get(channel, channel), "head")
        yield Row(text)


def text_rows(card: str) -> Iterator[Row]:
    """All texts of a card of the campaign."""
    if card == COUNCIL:
        yield from words_of(COUNCIL_TEXTS)
    elif card == UNKNOWN_LORE:
        yield Row("Which one it is turns out as it is turned up.", "quiet")
    elif card in COURT:
        yield from words_of([(each.channel, each.text) for each in COURT[card].clauses])
    elif card in LORE:
        yield from words_of([(each.channel, each.text) for each in LORE[card].clauses])
    elif card in ABILITIES:
        yield from words_of([(each.channel, each.text) for each in ABILITIES[card].clauses])
    elif card in CARDS:
        yield from (Row(each) for each in EVENT_TEXT if CARDS[card].suit == EVENT)
        if CARDS[card].suit == FAITHFUL:
            yield from _faithful(card)
    elif card in CARDS_OF:
        yield from words_of([(each["channel"], each["text"]) for each in CARDS_OF[card]["clauses"]])


def _faithful(card: str) -> Iterator[Row]:
    known = CARDS[card]
    for side, actions in SIDES.items():
        yield Row(f"As {side.capitalize()}: {listed([each.capitalize() for each in actions])}",
                  icon="sun")  # fmt: skip
    yield Row(f"Number {known.number}, {counted(known.pips, 'action')}", icon="bolt")
    yield Row("Led, it may declare any ambition. All know who holds it.", "quiet")


# -- the Court ------------------------------------------------------------------------------------


def court_card(table: ArcsTable, card: str, names: Sequence[str]) -> HoverCard:
    """A card of the Court with its texts, what is attached to it and its agents."""
    rows = [*text_rows(card)]
    if AFTER_CRISIS.get(card) == "bury":
        rows.append(Row("Its crisis buries it.", "quiet"))
    above = reach_of(table).attached.get(card, "")
    if above:
        rows += [Row(f"With it comes {court_name(above)}", "gold", "stack"), *text_rows(above)]
    offer = next((each for each in table.court if each.card == card), None)
    for seat, count in enumerate(offer.agents if offer is not None else ()):
        if count:
            rows.append(Row(f"{names[seat]}: {counted(count, 'agent')}", seat=seat))
    return HoverCard(court_name(card), kind_of(card, reach_of(table))[1], tuple(rows))


def held_card(card: str) -> HoverCard:
    """A card before a seat: guild, lore, or what came with a fate."""
    rows = [*text_rows(card)]
    if card in COURT and COURT[card].is_guild:
        known = COURT[card]
        cost = f"A raid costs {counted(known.raid_cost, 'key')}"
        rows.append(Row("Protected: no raid takes it" if known.is_protected else cost, "quiet",
                        "lock" if known.is_protected else "key"))  # fmt: skip
        return HoverCard(court_name(card), f"{known.suit.capitalize()} guild", tuple(rows))
    return HoverCard(court_name(card), "Lore", tuple(rows))


# -- fates ----------------------------------------------------------------------------------------


def fate_card(fate: str) -> Iterator[Row]:
    """Objective and cards of a fate."""
    yield Row("Objective", "head")
    for number, words in OBJECTIVES[fate]:
        yield Row(f"−{number} {words}", icon="flag-objective")
    for card in FATE_CARDS[fate].cards:
        yield Row(court_name(card), "head")
        texts = CARDS_OF[card]["clauses"]
        yield from (Row(each["text"]) for each in texts)


def fate_of(table: ArcsTable, seat: int, names: Sequence[str]) -> HoverCard:
    """The fate of a seat: title, what is to go, objective and cards."""
    reach, fate = reach_of(table), reach_of(table).fates[seat]
    title = reach.title_of(seat)
    head = Row(f"{they(names[seat], 'is')} {_article(title)}", icon=TITLES[title].icon)
    if fate.id not in FATE_CARDS:
        unknown = Row("Fates are turned up when all have chosen.", "quiet", FATES[""].icon)
        return HoverCard("Fate not known", names[seat], (head, unknown))
    marker = fate.marker if reach.revealed else FATE_CARDS[fate.id].start[len(table.seats)]
    rows = [head, Row(f"{marker} to go; what is left is lost as Power", "gold", "flag"),
            *fate_card(fate.id)]  # fmt: skip
    if fate.league:
        held = listed([each.capitalize() for each in fate.league])
        rows.append(Row(f"On the Merchant League: {held}", icon="trade"))
    hearth = [name for name, golem in reach.golems.items() if golem.seat == seat]
    if hearth:
        said = [f"{name} ({'awake' if reach.golems[name].awake else 'asleep'})" for name in hearth]
        rows.append(Row(f"Golems: {listed(said)}", icon="robot-golem"))
    if fate.id == "believer":
        rows.append(Row(f"{counted(len(reach.faithful), 'Faithful card')} in the stack",
                        icon="sun"))  # fmt: skip
    return HoverCard(FATE_CARDS[fate.id].name, names[seat], tuple(rows))


def _article(title: str) -> str:
    return {"Outlaw": "an Outlaw", "Regent": "a Regent"}.get(title, title)


def favors(table: ArcsTable, seat: int, names: Sequence[str]) -> HoverCard:
    """What others owe a seat, and what it bears them."""
    fate = reach_of(table).fates[seat]
    rows = [
        Row(f"{they(names[owner], 'owes')} {counted(count, 'Favor')}", seat=owner)
        for owner, count in enumerate(fate.favors)
        if count
    ] or [Row("Nobody owes a Favor", "quiet")]
    rows.append(Row("In a Summit a Favor is returned to force its owner to a deal.", "quiet"))
    if table.seats[seat].supercat is not None:
        rows += [Row(f"Grievances against {names[rival]}: {count}", "warn" if count else "quiet",
                     seat=rival)
                 for rival, count in enumerate(fate.grievances) if rival != seat]  # fmt: skip
    return HoverCard("Favors and grievances", names[seat], tuple(rows))


def empire(table: ArcsTable, names: Sequence[str]) -> HoverCard:
    """First Regent, Trust, ships, policies and the laws."""
    reach = reach_of(table)
    who = "Nobody" if reach.first_regent == NOBODY else names[reach.first_regent]
    fresh, hurt = sum(reach.fresh.values()), sum(reach.hurt.values())
    trust = listed([each.capitalize() for each in reach.trust]) if reach.trust else "empty"
    rows = [
        Row(f"First Regent: {who}", icon="imperial-crown"),
        Row(f"On the map: {ships_words(fresh, hurt)}; {reach.ships_left} left", icon="rocket"),
        Row(f"Trust, frozen: {trust}", icon="lock"),
    ]
    for number, policy in enumerate(reach.policies):
        known = POLICIES[policy]
        demand = " or ".join(each.capitalize() for each in known["demand"])
        rows += [Row(policy.capitalize() + ("" if number else ", the policy now"), "head"),
                 Row(f"Regents pay {demand}; then {known['action_text']}.",
                     "quiet" if number else "plain")]  # fmt: skip
    regents = [names[n] for n, fate in enumerate(reach.fates) if not fate.outlaw]
    rows += [Row(f"Regents: {listed(regents)}", icon=TITLES["Regent"].icon), *LAWS,
             Row(f"Resources left: {supply_words(table)}", "quiet")]  # fmt: skip
    return HoverCard("The Empire", "", tuple(rows))


LAWS: Final = (
    Row("The laws", "head"),
    Row("Presence: a Regent acts with the Empire's ships where it has a piece, in its own turn."),
    Row("Movement: at most one Imperial ship for each loyal ship that moves."),
    Row("Truce: Regents do not harm each other or the Empire where the Empire has control."),
)


def event_dice(reach: Reach) -> HoverCard:
    """What the last dice said."""
    if not reach.symbol:
        words = "Rolled after a round with an Event: Crises, or Edicts."
        return HoverCard("Event dice", "", (Row(words, "quiet"),))
    rolled = Row(f"{reach.symbol.capitalize()}, cluster {reach.number}", icon="dice")
    return HoverCard("The last event", "", (rolled,))


# -- the map --------------------------------------------------------------------------------------


def outsider_rows(table: ArcsTable, system: str) -> Iterator[Row]:
    """The pieces in a system that are no seat's."""
    reach = reach_of(table)
    fresh, hurt = table.ships_of(EMPIRE, system)
    if fresh or hurt:
        yield Row(f"The Empire: {ships_words(fresh, hurt)}", icon="imperial-crown")
    free = [each.kind if each.fresh else f"damaged {each.kind}"
            for each in table.buildings_at(system, FREE)]  # fmt: skip
    if free:
        yield Row(f"The Free States: {listed(free)}", icon="modern-city")
    if system in reach.blight:
        is_fresh = reach.blight[system]
        hits = counted(3 if is_fresh else 1, "hit")
        yield Row(f"{'Fresh' if is_fresh else 'Damaged'} Blight: {hits} in a Crisis", "warn",
                  "vortex")  # fmt: skip
    if system in reach.sleepers:
        yield Row("A golem sleeps here", icon="robot-golem")


# -- all of it ------------------------------------------------------------------------------------


def reach_words(table: ArcsTable, key: SpotKey, names: Sequence[str]) -> HoverCard | None:
    """The card of a place that only the campaign has; None for one of the base game."""
    match key:
        case ("empire", _):
            return empire(table, names)
        case ("fate of", seat):
            return fate_of(table, seat, names)
        case ("favors", seat):
            return favors(table, seat, names)
        case ("event dice", _):
            return event_dice(reach_of(table))
        case ("court", card):
            return court_card(table, card, names)
        case ("guild", card):
            return held_card(card)
        case ("card" | "trick", card) if card in CARDS and CARDS[card].suit in (EVENT, FAITHFUL):
            return HoverCard(_title(card), "", tuple(text_rows(card)))
        case ("fate", fate):
            return HoverCard(FATE_CARDS[fate].name, "Fate", tuple(fate_card(fate)))
    return None


def _title(card: str) -> str:
    return "Event" if CARDS[card].suit == EVENT else card.replace("-", " ").capitalize()


def _demand(policy: str) -> str:
    known = POLICIES[policy]
    asked = " or ".join(each.capitalize() for each in known["demand"])
    return f"{asked}; then {known['action_text']}"


MEANING: Final[dict[type, str]] = {
    Petition: "The Imperial Council is turned to In Session: agents can be placed on it again.",
    LeaveEmpire: "You become an Outlaw. The First Regent's tile goes on; who is the last Regent"
    " loses 1 Power for each resource of the Trust.",
    ReviveEmpire: "Nobody is a Regent: you become Regent and First Regent.",
    BringCrises: "Blight strikes system by system, then fates, then the Vox cards of the Court.",
    BringEdicts: "The First Regent governs by the policy; the edicts of fates follow.",
    CallSummit: "Call to Order, which only the caller has; then all negotiate.",
    Enforce: "All Regents pay what the policy asks for, then its Imperial action follows.",
}


def _always(meaning: str, option: Option) -> str:
    return meaning


def _changing(option: ChangePolicy) -> str:
    return f"Then it asks for {_demand(option.policy)}."


class ReachWords(OtherWords):
    """The words of the campaign's places."""

    def card(self, table: ArcsTable, key: SpotKey, names: Sequence[str]) -> HoverCard | None:
        return reach_words(table, key, names)

    def in_system(self, table: ArcsTable, system: str) -> Iterable[Row]:
        return outsider_rows(table, system)


OTHERS.put(Reach.mode, ReachWords())
MEANINGS[ChangePolicy] = _changing
for _option, _meaning in MEANING.items():
    MEANINGS[_option] = partial(_always, _meaning)
