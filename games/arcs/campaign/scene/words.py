"""What the log, cards and buttons of the campaign say, and what moves there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from engine.core.decision import Option, recorded
from engine.text.message import NOTHING, Message, SeatNumber, key_of
from engine.text.voice import Voice
from engine.ui.animation import Animation, Pause, ease_in_out
from engine.ui.table import selection
from engine.ui.table.parts import SpotKey
from games.arcs import campaign_components
from games.arcs.board import ACTION, CARD, CARDS, FATE, POLICY, SIDE, SYMBOL, TOKEN
from games.arcs.campaign.rules import events as happened
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.events import (
    BlightHit,
    BlightStruck,
    CrisisBegan,
    EdictsBegan,
    EventRolled,
    FateRevealed,
    ImperialMoved,
    ImperialPlaced,
    StepBegan,
    SummitCalled,
)
from games.arcs.campaign.rules.state import FIRST_REGENT, Reach, reach_of
from games.arcs.campaign.scene.panels import kind_of, supply_said
from games.arcs.campaign.text import (
    CARDS_OF,
    LAWS,
    golems_of,
    objectives,
    outsiders_in,
    policy_said,
)
from games.arcs.campaign_components import (
    BLIGHT,
    COUNCIL,
    DATA,
    EMPIRE,
    EVENT,
    FAITHFUL,
    FATE_CARDS,
    SIDES,
    UNKNOWN_LORE,
)
from games.arcs.court import ABILITIES, COURT, LORE, as_printed
from games.arcs.events import tokens_said
from games.arcs.moves import PlayEvent, Plunder, RepairOther, StealOff
from games.arcs.parts import NOBODY
from games.arcs.scene import animations, words
from games.arcs.scene.animations import BREATH, LEG_SECONDS, READ_SECONDS, ArcsFilm, Flight
from games.arcs.scene.art.looks import FATES, TITLES, Fighter
from games.arcs.scene.battle import LONE_FIGHTER
from games.arcs.scene.card_words import MEANINGS, OTHERS, OtherWords
from games.arcs.scene.prompts import BEFORE_MAP, BUTTONS, HELD_BACK, LEADING, WORDS
from games.arcs.scene.selection import COUNTED, NAMES, PLAIN, SHIPS
from games.arcs.state import ArcsTable

# What the campaign's cards and places say when they are pointed at.

AFTER_CRISIS: Final = {
    each["id"]: each.get("after_crisis", "") for each in DATA["court_cards"]
}  # fmt: skip
COUNCIL_TEXTS: Final = ("session", "round-end", "decided")
"""The texts of the Imperial Council, as their messages are called."""


def _row(
    key: str, tone: words.Tone = "plain", icon: str = "", seat: int = -1,
    said: Mapping[str, Any] = NOTHING,
) -> words.Row:  # fmt: skip
    return words.Row(Message(key, said), tone, icon, seat)


def words_of(clause_texts: Sequence[tuple[str, str]]) -> Iterator[words.Row]:
    """Texts with the head of their channel."""
    for channel, text in clause_texts:
        yield _row(key_of("reach-channel", channel), "head")
        yield words.Row(as_printed(text))


def text_rows(card: str) -> Iterator[words.Row]:
    if card == COUNCIL:
        for text in COUNCIL_TEXTS:
            yield _row(f"reach-council-{text}", "head")
            yield _row(f"reach-council-{text}-text")
    elif card == UNKNOWN_LORE:
        yield _row("reach-unknown-lore", "quiet")
    elif card in COURT:
        yield from words_of([(each.channel, each.text) for each in COURT[card].clauses])
    elif card in LORE:
        yield from words_of([(each.channel, each.text) for each in LORE[card].clauses])
    elif card in ABILITIES:
        yield from words_of([(each.channel, each.text) for each in ABILITIES[card].clauses])
    elif card in CARDS:
        if CARDS[card].suit == EVENT:
            yield from (_row("reach-event-played"), _row("reach-event-after"))
        if CARDS[card].suit == FAITHFUL:
            yield from _faithful(card)
    elif card in CARDS_OF:
        yield from words_of([(each["channel"], each["text"]) for each in CARDS_OF[card]["clauses"]])


def _faithful(card: str) -> Iterator[words.Row]:
    known = CARDS[card]
    for side, actions in SIDES.items():
        said = {"side": SIDE(side), "actions": tuple(map(ACTION, actions))}
        yield _row("reach-faithful-side", icon="sun", said=said)
    counts = {"number": known.number, "count": known.pips}
    yield _row("reach-faithful-number", icon="bolt", said=counts)
    yield _row("reach-faithful-led", "quiet")


# -- the Court ------------------------------------------------------------------------------------


def court_card(table: ArcsTable, card: str, voice: Voice) -> words.HoverCard:
    """A card of the Court with its texts, what is attached to it and its agents."""
    rows = [*text_rows(card)]
    if AFTER_CRISIS.get(card) == "bury":
        rows.append(_row("reach-buried-by-crisis", "quiet"))
    above = reach_of(table).attached.get(card, "")
    if above:
        rows += [_row("reach-comes-with", "gold", "stack", said={"card": CARD(above)}),
                 *text_rows(above)]  # fmt: skip
    offer = next((each for each in table.court if each.card == card), None)
    for seat, count in enumerate(offer.agents if offer is not None else ()):
        if count:
            said = {"seat": SeatNumber(seat), "count": count}
            rows.append(_row("reach-agents-of", seat=seat, said=said))
    return words.HoverCard(_named(card, voice), kind_of(card, reach_of(table))[1], tuple(rows))


def held_card(table: ArcsTable, card: str, voice: Voice) -> words.HoverCard:
    rows, name = [*text_rows(card)], _named(card, voice)
    if card not in COURT or not COURT[card].is_guild:
        return words.HoverCard(name, Message("reach-lore"), tuple(rows))
    known = COURT[card]
    if known.is_protected:
        rows.append(_row("reach-protected", "quiet", "lock"))
    else:
        rows.append(_row("reach-raid-cost", "quiet", "key", said={"count": table.raid_cost(card)}))
    return words.HoverCard(name, Message("reach-guild", {"suit": TOKEN(known.suit)}), tuple(rows))


def _named(card: str, voice: Voice) -> str:
    return voice.say_name(CARD(card))


# -- fates ----------------------------------------------------------------------------------------


def fate_card(fate: str, voice: Voice) -> Iterator[words.Row]:
    yield _row("reach-page-objective", "head")
    for steps, when in objectives(fate):
        said = {"steps": steps, "when": when}
        yield _row("reach-fate-objective", icon="flag-objective", said=said)
    for card in FATE_CARDS[fate].cards:
        yield words.Row(_named(card, voice), "head")
        texts = CARDS_OF[card]["clauses"]
        yield from (words.Row(as_printed(each["text"])) for each in texts)


def fate_of(table: ArcsTable, seat: int, voice: Voice) -> words.HoverCard:
    reach, fate = reach_of(table), reach_of(table).fates[seat]
    title = reach.title_of(seat)
    is_it = Message(key_of("reach-is", title), {"seat": SeatNumber(seat)})
    head = words.Row(is_it, icon=TITLES[title].icon)
    if fate.id not in FATE_CARDS:
        unknown = _row("reach-fates-together", "quiet", FATES[""].icon)
        return words.HoverCard(Message("reach-fate-hidden"), voice.named(seat), (head, unknown))
    marker = fate.marker if reach.revealed else FATE_CARDS[fate.id].start[len(table.seats)]
    rows = [head, _row("reach-to-go", "gold", "flag", said={"marker": marker}),
            *fate_card(fate.id, voice)]  # fmt: skip
    if fate.league:
        held = {"resources": tokens_said(fate.league)}
        rows.append(_row("reach-on-league", icon="trade", said=held))
    golems = golems_of(reach, seat)
    if golems:
        rows.append(_row("reach-seat-golems", icon="robot-golem", said={"golems": golems}))
    if fate.id == "believer":
        rows.append(_row("reach-faithful-cards", icon="sun", said={"count": len(reach.faithful)}))
    return words.HoverCard(voice.say_name(FATE(fate.id)), voice.named(seat), tuple(rows))


def favors(table: ArcsTable, seat: int, voice: Voice) -> words.HoverCard:
    """What others owe a seat, and what it bears them."""
    fate = reach_of(table).fates[seat]
    rows = [
        _row("reach-owes", seat=owner, said={"seat": SeatNumber(owner), "count": count})
        for owner, count in enumerate(fate.favors)
        if count
    ] or [_row("reach-owes-nobody", "quiet")]
    rows.append(_row("reach-favor-meaning", "quiet"))
    if table.seats[seat].supercat is not None:
        rows += [
            _row("reach-grievances-of", "warn" if count else "quiet", seat=rival,
                 said={"rival": SeatNumber(rival), "count": count})
            for rival, count in enumerate(fate.grievances) if rival != seat
        ]  # fmt: skip
    return words.HoverCard(Message("reach-favors-title"), voice.named(seat), tuple(rows))


def empire(table: ArcsTable) -> words.HoverCard:
    """First Regent, Trust, ships, policies and the laws."""
    reach = reach_of(table)
    ships = {"fresh": sum(reach.fresh.values()), "hurt": sum(reach.hurt.values()),
             "left": reach.ships_left}  # fmt: skip
    trust = {"resources": tokens_said(reach.trust)}
    rows = [
        _first_regent(reach),
        _row("reach-ships-on-map", icon="rocket", said=ships),
        _row("reach-trust-frozen", icon="lock", said=trust),
    ]
    for number, policy in enumerate(reach.policies):
        args = {"policy": POLICY(policy), "visible": number == 0}
        rows += [_row("reach-policy-head", "head", said=args),
                 words.Row(policy_said(policy), "quiet" if number else "plain")]  # fmt: skip
    regents = [SeatNumber(n) for n, fate in enumerate(reach.fates) if not fate.outlaw]
    listed = {"seats": tuple(regents)}
    rows += [
        _row("reach-regents", icon=TITLES["Regent"].icon, said=listed),
        _row("reach-laws", "head"),
        *map(words.Row, LAWS),
        words.Row(supply_said(table), "quiet"),
    ]
    return words.HoverCard(Message("reach-the-empire"), "", tuple(rows))


def _first_regent(reach: Reach) -> words.Row:
    if reach.first_regent == NOBODY:
        return _row("reach-no-first-regent", icon="imperial-crown")
    holder = {"seat": SeatNumber(reach.first_regent)}
    return _row("reach-first-regent", icon="imperial-crown", said=holder)


def event_dice(reach: Reach) -> words.HoverCard:
    if not reach.symbol:
        return words.HoverCard(
            Message("reach-event-dice"), "", (_row("reach-event-dice-when", "quiet"),)
        )
    rolled = {"symbol": SYMBOL(reach.symbol), "number": reach.number}
    row = _row("reach-event-rolled", icon="dice", said=rolled)
    return words.HoverCard(Message("reach-the-last-event"), "", (row,))


# -- the map --------------------------------------------------------------------------------------

SIGNS_OF_OUTSIDERS: Final = {
    "reach-imperial-here": "imperial-crown",
    "reach-free-here": "modern-city",
    "reach-blight-here": "vortex",
    "reach-sleeper-here": "robot-golem",
}


def outsider_rows(table: ArcsTable, system: str) -> Iterator[words.Row]:
    for key, args in outsiders_in(table, system):
        tone: words.Tone = "warn" if key == "reach-blight-here" else "plain"
        yield _row(f"{key}-row", tone, SIGNS_OF_OUTSIDERS[key], said=args)


# -- all of it ------------------------------------------------------------------------------------


def reach_words(table: ArcsTable, key: SpotKey, voice: Voice) -> words.HoverCard | None:
    """The card of a place that only the campaign has; None for one of the base game."""
    match key:
        case ("empire", _):
            return empire(table)
        case ("followed", seat):
            return fate_of(table, seat, voice)
        case ("favors", seat):
            return favors(table, seat, voice)
        case ("dice", _):
            return event_dice(reach_of(table))
        case ("court", card):
            return court_card(table, card, voice)
        case ("guild", card):
            return held_card(table, card, voice)
        case ("card" | "trick", card) if card in CARDS and CARDS[card].suit in (EVENT, FAITHFUL):
            title = Message("reach-event") if CARDS[card].suit == EVENT else _named(card, voice)
            return words.HoverCard(title, "", tuple(text_rows(card)))
        case ("fate", fate):
            title = voice.say_name(FATE(fate))
            return words.HoverCard(title, Message("reach-fate"), tuple(fate_card(fate, voice)))
    return None


MEANING: Final[dict[type, Message]] = {
    moves.Petition: Message("reach-means-petition"),
    moves.LeaveEmpire: Message("reach-means-leave"),
    moves.ReviveEmpire: Message("reach-means-revive"),
    moves.BringCrises: Message("reach-means-crises"),
    moves.BringEdicts: Message("reach-means-edicts"),
    moves.CallSummit: Message("reach-means-summit"),
    moves.Enforce: Message("reach-means-enforce"),
}


def _always(meaning: Message, option: Option) -> Message:
    return meaning


def _changing(option: moves.ChangePolicy) -> Message:
    return policy_said(option.policy)


class ReachWords(OtherWords):
    def card(self, table: ArcsTable, key: SpotKey, names: Voice) -> words.HoverCard | None:
        return reach_words(table, key, names)

    def in_system(self, table: ArcsTable, system: str) -> Iterable[words.Row]:
        return outsider_rows(table, system)


OTHERS.put(Reach.mode, ReachWords())
MEANINGS[moves.ChangePolicy] = _changing
for _option, _meaning in MEANING.items():
    MEANINGS[_option] = partial(_always, _meaning)


# The campaign's lines of the log: their icons, and what they came to.

BLIGHT_ICON: Final = "vortex"
CRISIS, EDICT, EMPIRE_ICON = "alert-triangle", "scroll-unfurled", "imperial-crown"
ICONS: Final[dict[type, str | Callable[[Any], words.Sign]]] = {
    happened.EmpireSet: EMPIRE_ICON,
    happened.FreeCitiesPlaced: "modern-city",
    happened.BlightPlaced: BLIGHT_ICON,
    happened.BlightTaken: BLIGHT_ICON,
    happened.BlightHealed: BLIGHT_ICON,
    happened.BlightHit: BLIGHT_ICON,
    happened.BlightStruck: BLIGHT_ICON,
    happened.HomeSettled: words.ACTION_ICONS["build"],
    happened.PolicySet: EDICT,
    happened.PolicyEnforced: EDICT,
    happened.EnvoysDeparted: EDICT,
    happened.ImperialPlaced: EMPIRE_ICON,
    happened.ImperialMoved: EMPIRE_ICON,
    happened.Enlisted: EMPIRE_ICON,
    happened.CouncilTurned: EMPIRE_ICON,
    happened.CouncilSecured: EMPIRE_ICON,
    happened.VoxSpoke: CRISIS,
    happened.LoreTurnedUp: "open-book",
    happened.AttachedTaken: "open-book",
    happened.SlidDown: "cards",
    happened.MarkerReturned: "arrow-back-up",
    happened.CityFreed: "modern-city",
    happened.SummitCalled: "users",
    happened.TributePaid: EDICT,
    happened.CaptiveDemanded: EDICT,
    happened.TrophyDemanded: EDICT,
    happened.FavorGiven: "users",
    happened.BecameFirstRegent: TITLES[FIRST_REGENT].icon,
    happened.BecameRegent: TITLES["Regent"].icon,
    happened.BecameOutlaw: lambda event: (TITLES["Outlaw"].icon, _less(event.power)),
    happened.FateRevealed: lambda event: (FATES[event.fate].icon, str(event.marker)),
    happened.FateEnded: lambda event: (FATES[event.fate].icon, _less(event.power) or "0"),
    happened.ObjectiveAdvanced: lambda event: ("flag-objective", _less(event.steps)),
    happened.TrustTaken: lambda event: (
        words.RESOURCE_ICONS[event.resources[0]], f"+{len(event.resources)}",
    ),
    happened.EventRolled: lambda event: (CRISIS if event.result == "crisis" else EDICT, ""),
    happened.PowerGained: lambda event: (
        "trophy", f"+{event.power}" if event.power > 0 else _less(-event.power),
    ),
}  # fmt: skip
"""What the lines of the campaign show; what has none is told without an icon."""


def _less(count: int) -> str:
    return f"−{count}" if count else ""


words.HEADINGS.update((happened.CrisisBegan, happened.EdictsBegan, StepBegan))
words.AFTER.update({
    happened.SummitCalled: "round",
    happened.EventRolled: "round",
    happened.CouncilTurned: lambda event: "round" if event.decided else "",
})  # fmt: skip
words.SIGNS.update(
    {
        kind: ICONS.get(kind, "")
        for kind in recorded("games.arcs.campaign.rules")
        if issubclass(kind, happened.ReachEvent)
    }
)
words.FLEW.add(happened.ImperialMoved)


# What the campaign adds to a battle that is shown.


def blight_fighting(table: ArcsTable, owner: int, system: str) -> Fighter | None:
    """REACH-7.1: the Blight of a system, which is attacked alone."""
    blight = reach_of(table).blight
    if owner != campaign_components.BLIGHT or system not in blight:
        return None
    return Fighter("blight", campaign_components.BLIGHT, not blight[system])


LONE_FIGHTER.put(Reach.mode, blight_fighting)


WHERE: Final[dict[str, tuple[Message, Message]]] = {
    "home": (Message("reach-ask-home"), Message("reach-click-system")),
    "requisition": (Message("reach-ask-requisition"), Message("reach-click-system")),
    "arm": (Message("reach-ask-arm"), Message("reach-click-seat")),
    "draw": (Message("reach-draw-deal"), Message("reach-draw-how")),
}
"""What is asked where the mouse has to find a place, and how."""


def given_words(given: Part, names: Voice) -> tuple[str, int]:
    """A part of a deal, and whose mark it has."""
    args = {"seat": SeatNumber(given.giver), "what": given.thing()}
    return names.say(Message("reach-gives", args)), given.giver


SIGNS_OF_THE_REACH: Final[dict[type, str]] = {
    moves.CallSummit: "users",
    moves.DealWith: "users",
    moves.BringCrises: "alert-triangle",
    moves.BringEdicts: "scroll-unfurled",
    moves.Petition: "imperial-crown",
    moves.LeaveEmpire: "skull-crossed-bones",
    moves.ReviveEmpire: "crown",
    moves.Enforce: "scroll-unfurled",
    moves.ChangePolicy: "scroll-unfurled",
    moves.DemandPiece: "laurels-trophy",
    StealOff: "key",
}
"""The icons of options that have no place on the table."""

WORDS.update(WHERE)
words.OPTION_SIGNS.update(SIGNS_OF_THE_REACH)
words.SAID[Part] = given_words
BUTTONS.update({
    moves.OfferDeal: (Message("reach-button-offer"), "check", "O"),
    moves.DropDeal: (Message("reach-button-drop"), "x", "X"),
    moves.AcceptDeal: (Message("reach-button-accept"), "check", "A"),
    moves.RefuseDeal: (Message("reach-button-refuse"), "x", "X"),
})  # fmt: skip
LEADING.update((moves.OfferDeal, moves.AcceptDeal))
HELD_BACK["draw"] = (Message("reach-button-offer"), Message("reach-deal-needs-both"))
BEFORE_MAP.update(("order", "deal", "draw", "consent"))


# How the campaign's options are named by what is pointed at.

OF_DEALS: Final = (moves.OfferDeal, moves.DropDeal, moves.AcceptDeal, moves.RefuseDeal)
"""What has a button of its own in Negotiations."""
OF_THE_REACH: Final[dict[type, Callable[[Any], tuple[selection.Part, ...]]]] = {
    moves.TakeFate: lambda o: (("fate", o.fate), ("how", "fate")),
    PlayEvent: lambda o: (("card", o.card), ("how", "event")),
    RepairOther: lambda o: (("system", o.system), ("owner", o.owner), ("piece", o.kind)),
    Plunder: lambda o: (("resource", o.resource),),
    moves.Demand: lambda o: (("resource", o.resource),),
    moves.DemandFrom: lambda o: (("resource", o.resource),),
    moves.ArmRegent: lambda o: (("seat", o.seat),),
    moves.TakeBlight: lambda o: (("seat", o.seat),),
    moves.MakeOutlaw: lambda o: (("seat", o.seat),),
    moves.GiveUp: lambda o: (("guild", o.card),),
    moves.GiveHighest: lambda o: (("card", o.card),),
    moves.Spy: lambda o: (("seat", o.rival),),
    moves.Liberate: lambda o: (("system", o.system), ("owner", o.owner), ("fresh", o.fresh)),
}
"""Everything else the campaign asks is said in words."""

NAMES.update(OF_THE_REACH)
PLAIN.update(OF_DEALS)
COUNTED.update((moves.Escort, moves.Enlist))
SHIPS.update(escort=moves.Escort, enlist=moves.Enlist)


CRISIS_SECONDS: Final = 0.3


def _moved(film: ArcsFilm, event: ImperialMoved, turn: Animation) -> list[Animation]:
    way = Flight("ships", EMPIRE, ("system", event.origin), ("system", event.target), EMPIRE,
                 event.fresh, event.hurt)  # fmt: skip
    return [*film.fly((way,), LEG_SECONDS, "token", ease_in_out), turn, Pause(BREATH)]


def _placed(film: ArcsFilm, event: ImperialPlaced, turn: Animation) -> list[Animation]:
    way = Flight("ships", EMPIRE, ("empire",), ("system", event.system), EMPIRE, event.count)
    return [*film.fly((way,), LEG_SECONDS, "token"), turn, *film.ring(EMPIRE, event.system)]


def _blighted(film: ArcsFilm, event: BlightHit | BlightStruck, turn: Animation) -> list[Animation]:
    return [film.sound("token"), *film.ring(BLIGHT, event.system, CRISIS_SECONDS), turn]


def _begun(film: ArcsFilm, event: Any, turn: Animation) -> list[Animation]:
    return [turn, film.sound("turn"), Pause(2 * BREATH)]


def _rolled(film: ArcsFilm, event: EventRolled, turn: Animation) -> list[Animation]:
    return [turn, film.sound("dice"), Pause(READ_SECONDS)]


animations.OTHERS.update({
    ImperialMoved: _moved, ImperialPlaced: _placed, BlightHit: _blighted, BlightStruck: _blighted,
    CrisisBegan: _begun, EdictsBegan: _begun, SummitCalled: _begun, FateRevealed: _begun,
    EventRolled: _rolled,
})  # fmt: skip
