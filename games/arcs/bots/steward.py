"""The steward: a plain player for the fourth seat, a short list of preferences in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision, Option, PossibleOption, Reason
from engine.core.game import played_by
from engine.core.setup import Setup
from engine.text.message import Message, Ordinal
from games.arcs import moves
from games.arcs.board import ACTION, AMBITION, CARDS, CITY, PIECE, SHIP, STARPORT
from games.arcs.bots import admiral
from games.arcs.card import CAMPAIGN, SUPERCAT, TEN, VERSIONS, WITH_HAND, ArcsCard
from games.arcs.court import VOX
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import ambition_count, phantom_count
from games.arcs.state import ArcsTable
from games.arcs.supercat.assessment import readings_of
from games.arcs.supercat.bot import SupercatPlayer

# What the steward says of its habits: what decided, and what an option would bring.

Options = Sequence[Option]
Decider = Callable[[ArcsTable, int, Any, Options], Message]
"""What decided for an option of several, at the table as the seat sees it."""

WANTED = ("secure", "pressgang", "tax", "trade", "battle", "abduct", "build", "manufacture",
          "synthesize", "influence", "repair")  # fmt: skip
"""PLAY-1.4: the actions it takes, the first one first."""

FEW_PORTS: Final = 2
UNLISTED: Final = Message("steward-unlisted")
NOWHERE_STRONGER: Final = Message("steward-nowhere-stronger")


def leads(view: ArcsTable, number: int, ambition: str) -> bool:
    """Whether a seat alone has most of what an ambition counts."""
    counts = [ambition_count(view, seat, ambition) for seat in range(len(view.seats))]
    rivals = [count for seat, count in enumerate(counts) if seat != number]
    return counts[number] > max(*rivals, phantom_count(view, ambition))


def advantage(view: ArcsTable, number: int, system: str, rival: int) -> int:
    """How many more fresh ships than a rival, or who is no seat, a seat has in a system."""
    return view.ships_of(number, system)[0] - view.ships_of(rival, system)[0]


def place_worth(view: ArcsTable, number: int, action: str) -> float:
    """How much an action of a card is wanted; less than 0 for what is not, or is in vain."""
    if action == "battle" and not any(
        advantage(view, number, system, rival) > 0
        for system in view.seats[number].fresh
        for rival in range(len(view.seats))
        if rival != number and view.has_pieces(rival, system)
    ):
        return -1.0
    return float(len(WANTED) - WANTED.index(action)) if action in WANTED else -1.0


# -- what an option would bring, for whoever asks why ----------------------------------------------


def nothing(view: ArcsTable, number: int, option: Option) -> Message | None:
    """Of most questions it says nothing of the options."""
    return None


def card_brings(view: ArcsTable, number: int, option: Option) -> Message | None:
    """The pips of a card, and whether it is ahead in its ambition."""
    if not isinstance(option, moves.Lead):
        return None
    card = CARDS[option.card]
    if card.ambition in ("", "any") or not leads(view, number, card.ambition):
        return Message("steward-card", {"pips": card.pips})
    return Message("steward-card-ahead", {"pips": card.pips, "ambition": AMBITION(card.ambition)})


def declaring_brings(view: ArcsTable, number: int, option: Option) -> Message | None:
    """Whether it is ahead in an ambition."""
    if not isinstance(option, moves.Declare):
        return None
    is_ahead = leads(view, number, option.ambition)
    return Message("steward-declares", {"ahead": is_ahead, "ambition": AMBITION(option.ambition)})


def action_brings(view: ArcsTable, number: int, option: Option) -> Message | None:
    """The place of an action in its order."""
    if not isinstance(option, moves.SpendPip):
        return None
    if option.action not in WANTED:
        return UNLISTED
    if place_worth(view, number, option.action) < 0:
        return NOWHERE_STRONGER
    return Message("steward-place", {"place": Ordinal(WANTED.index(option.action) + 1)})


def agents_bring(view: ArcsTable, number: int, option: moves.Influence | moves.Secure) -> Message:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    others = [count for seat, count in enumerate(agents) if seat != number]
    if isinstance(option, moves.Secure):
        return Message("steward-rival-agents", {"count": sum(others)})
    return Message("steward-agents", {"own": agents[number], "most": max(others)})


def fleets_bring(view: ArcsTable, number: int, option: moves.Attack) -> Message:
    """The fresh ships that meet."""
    fresh = [view.ships_of(owner, option.system)[0] for owner in (number, option.defender)]
    return Message("steward-fleets", {"own": fresh[0], "theirs": fresh[1]})


# -- what decided ----------------------------------------------------------------------------------


def why_led(
    view: ArcsTable, number: int, best: moves.Lead | moves.PassInitiative, options: Options
) -> Message:
    """PLAY-1.1: that it is ahead in the ambition of the card, or has the most pips."""
    if isinstance(best, moves.PassInitiative):
        return Message("steward-passes")
    card = CARDS[best.card]
    may_declare = bool(view.free_markers) and card.ambition not in ("", "any")
    if may_declare and leads(view, number, card.ambition):
        return Message("steward-leads-ahead", {"ambition": AMBITION(card.ambition)})
    return Message("steward-leads-pips", {"pips": card.pips})


def why_followed(view: ArcsTable, number: int, best: Option, options: Options) -> Message:
    """PLAY-1.2: what it could not do before this."""
    if isinstance(best, moves.Surpass):
        return Message("steward-surpasses", {"pips": CARDS[best.card].pips})
    if isinstance(best, moves.PlayEvent):
        return Message("steward-plays-event")
    return Message("steward-pivots" if isinstance(best, moves.Pivot) else "steward-copies")


def why_opened(view: ArcsTable, number: int, best: Option, options: Options) -> Message:
    """PLAY-1.3: where it is ahead, or that it is in none of what it could declare."""
    if isinstance(best, moves.Declare):
        return Message("steward-ahead", {"ambition": AMBITION(best.ambition)})
    behind = tuple([AMBITION(each.ambition) for each in options if isinstance(each, moves.Declare)])
    return (
        Message("steward-not-ahead", {"ambitions": behind})
        if behind
        else Message("steward-no-seizing")
    )


def why_acted(view: ArcsTable, number: int, best: Option, options: Options) -> Message:
    """PLAY-1.4: which place the action has in its order; all before it cannot be done."""
    if isinstance(best, moves.SpendResource):
        return Message("steward-spends")
    if not isinstance(best, moves.SpendPip):
        if not _actions(options):
            return Message("steward-no-actions")
        return Message("steward-nothing-left", {"outnumbered": "battle" in _actions(options)})
    place = WANTED.index(best.action)
    if not place:
        return Message("steward-acts-first", {"action": ACTION(best.action)})
    outnumbered = WANTED.index("battle") < place and "battle" in _actions(options)
    args = {"action": ACTION(best.action), "place": Ordinal(place + 1), "outnumbered": outnumbered}
    return Message("steward-acts", args)


def _actions(options: Options) -> set[str]:
    return {each.action for each in options if isinstance(each, moves.SpendPip)}


def why_built(view: ArcsTable, number: int, best: moves.Build, options: Options) -> Message:
    """PLAY-1.5: what it wants of this kind, and why not of another."""
    ports = view.on_map(number, STARPORT)
    kinds = {each.kind for each in options if isinstance(each, moves.Build)} - {best.kind}
    if not kinds:
        return Message("steward-builds-only", {"kind": PIECE(best.kind)})
    if best.kind == STARPORT and ports < FEW_PORTS:
        return Message("steward-builds-port", {"count": ports})
    if best.kind == STARPORT:
        return Message("steward-builds-ruled", {"kind": PIECE(best.kind), "other": PIECE(SHIP)})
    if best.kind == CITY:
        return Message(
            "steward-builds-city", {"ports": ports >= FEW_PORTS, "ruled": STARPORT in kinds}
        )
    other = CITY if CITY in kinds else STARPORT
    if other == STARPORT and ports >= FEW_PORTS:
        return Message("steward-builds-ship")
    return Message("steward-builds-ruled", {"kind": PIECE(best.kind), "other": PIECE(other)})


def _telling(key: str, what: str, of: Callable[[ArcsTable, int, Any], Any]) -> Decider:
    """A reason with one thing in it, which follows from the option that was taken."""
    return lambda view, number, best, options: Message(key, {what: of(view, number, best)})


def why_courted(
    view: ArcsTable, number: int, best: moves.Influence | moves.Secure, options: Options
) -> Message:
    """PLAY-1.7 and 1.8: the agents on the card, or that there are none."""
    secures = isinstance(best, moves.Secure)
    agents = next(offer.agents for offer in view.court if offer.card == best.card)
    if sum(agents) == (agents[number] if secures else 0):
        return Message("steward-secures-free" if secures else "steward-influences-level")
    args = {"agents": agents_bring(view, number, best)}
    return Message("steward-secures" if secures else "steward-influences", args)


def why_taxed(view: ArcsTable, number: int, best: moves.Tax, options: Options) -> Message:
    """PLAY-1.6: whose city it is; for an empty slot whether a rival's city could be taxed."""
    if best.owner >= len(view.seats):
        return Message("steward-taxes-other")
    if best.owner != NOBODY:
        return Message("steward-taxes", {"own": best.owner == number})
    cities = [each for each in options if isinstance(each, moves.Tax) and each.owner != NOBODY]
    return Message("steward-taxes-slot", {"rivals": any(each.owner != number for each in cities)})


def why_hit(view: ArcsTable, number: int, best: moves.Hit, options: Options) -> Message:
    """PLAY-1.9: whether it is its own piece that is hit, and how it stood."""
    own = bool(getattr(view.steps[-1], "of_attacker", False))
    return Message("steward-hits-own" if own else "steward-hits", {"fresh": best.fresh})


def why_raided(
    view: ArcsTable,
    number: int,
    best: moves.StealCard | moves.StealToken | moves.GoOn,
    options: Options,
) -> Message:
    """PLAY-1.9: a card before a resource, and anything before nothing."""
    if isinstance(best, moves.GoOn):
        return Message("steward-raids-nothing")
    return Message("steward-raids", {"card": isinstance(best, moves.StealCard)})


def why_moved(
    view: ArcsTable, number: int, best: moves.Go | moves.GoOn, options: Options
) -> Message:
    """PLAY-1.10: whether no rival controls where it goes."""
    return Message("steward-moves" if _go(view, number, best) else "steward-moves-nowhere")


def why_chosen(view: ArcsTable, number: int, best: Option, options: Options) -> Message:
    """PLAY-1.10: that Outrage does not spread; a resource to gain is the first choice."""
    return Message("steward-spreads-nothing" if best == moves.GO_ON else "steward-otherwise")


Evaluator = Callable[[ArcsTable, int, Any], float]

BUILDS = {CITY: 3.0, STARPORT: 1.0, SHIP: 2.0}


@dataclass(frozen=True, slots=True)
class Baseline:
    """PLAY-1: takes the option its preferences value most, the first among equals."""

    draws = False

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        habit = HABITS.get(decision.kind, OTHERWISE)
        best = max(decision.options, key=lambda each: habit.worth(view, decision.seat, each))
        return Answer(best, partial(habit.reason, view, decision, best))

    def values(self, view: ArcsTable, decision: Decision, rng: Random) -> Sequence[float]:
        habit = HABITS.get(decision.kind, OTHERWISE)
        return [habit.worth(view, decision.seat, option) for option in decision.options]


@dataclass(frozen=True, slots=True)
class StewardOfActs:
    """PLAY-4.4: in the campaign it goes by pages in what it has no habit for."""

    pages: SupercatPlayer
    draws = True

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        may_go_on = decision.kind in IN_ACTS and moves.GO_ON in decision.options
        if decision.kind not in HABITS or may_go_on:
            return self.pages.choose(view, decision, rng)
        answer = Baseline().choose(view, decision, rng)
        return Answer(answer.option, partial(kept_to_itself, answer))


def kept_to_itself(answer: Answer) -> tuple[Reason, ...]:
    """What decided is told its own seat alone: what an Act offers may hang on hidden cards."""
    return tuple(
        each
        if each.is_private
        else replace(each, is_private=True, veiled=Reason(each.clause, BY_HABIT))
        for each in answer.reasons
    )


def _lead(view: ArcsTable, number: int, option: moves.Lead | moves.PassInitiative) -> float:
    if isinstance(option, moves.PassInitiative):
        return -1.0
    card = CARDS[option.card]
    ambition = card.ambition
    declares = ambition not in ("", "any") and bool(view.free_markers)
    return card.pips + 3.0 * (declares and leads(view, number, ambition))


def _follow(
    view: ArcsTable, number: int, option: moves.Surpass | moves.Copy | moves.Pivot
) -> float:
    card = CARDS[option.card]
    if isinstance(option, moves.Surpass):
        return 2.0 + card.pips
    return 2.0 - card.pips / 10 if isinstance(option, moves.Pivot) else 1.0 - card.pips / 10


def _open(view: ArcsTable, number: int, option: Option) -> float:
    if isinstance(option, moves.Declare):
        return 1.0 if leads(view, number, option.ambition) else -1.0
    return 0.0 if isinstance(option, moves.GoOn) else -2.0


def _act(view: ArcsTable, number: int, option: Option) -> float:
    if isinstance(option, moves.UseCard | moves.SpendForNothing):
        return -1.0
    if isinstance(option, moves.SpendPip):
        return place_worth(view, number, option.action)
    if isinstance(option, moves.SpendResource):
        return 20.0 if option.action == "secure" else -1.0
    return 0.0


def _build(view: ArcsTable, number: int, option: moves.Build) -> float:
    worth = BUILDS[option.kind] - 1.5 * view.is_rivals(option.system, number)
    if option.kind == STARPORT:
        worth += 2.5 * (view.on_map(number, STARPORT) < FEW_PORTS)
    return worth


def _influence(view: ArcsTable, number: int, option: moves.Influence) -> float:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    most = max(count for seat, count in enumerate(agents) if seat != number)
    lacking = most - agents[number]
    return -abs(lacking) + 0.5 * (option.card not in VOX)


def _secure(view: ArcsTable, number: int, option: moves.Secure) -> float:
    agents = next(offer.agents for offer in view.court if offer.card == option.card)
    return sum(agents) - agents[number] + 0.5 * (option.card not in VOX)


def _attack(view: ArcsTable, number: int, option: moves.Attack) -> float:
    return float(advantage(view, number, option.system, option.defender))


def _dice(view: ArcsTable, number: int, option: moves.Collect) -> float:
    return option.assault + 0.6 * option.skirmish + 0.8 * option.raid


def _hit(view: ArcsTable, number: int, option: moves.Hit) -> float:
    own = bool(getattr(view.steps[-1], "of_attacker", False))
    return float(option.fresh if own else not option.fresh) + 0.1 * (option.kind != CITY)


def _raid(
    view: ArcsTable, number: int, option: moves.StealToken | moves.StealCard | moves.GoOn
) -> float:
    return 0.0 if isinstance(option, moves.GoOn) else 1.0 + isinstance(option, moves.StealCard)


def _go(view: ArcsTable, number: int, option: moves.Go | moves.GoOn) -> float:
    return float(isinstance(option, moves.Go) and not view.is_rivals(option.target, number))


def _stops(view: ArcsTable, number: int, option: Option) -> float:
    return float(isinstance(option, moves.GoOn | moves.KeepHand))


@dataclass(frozen=True, slots=True)
class Habit:
    """How it answers a kind of question: the clause, its rule in words or what decides by it, what
    it values, and what it says of an option.
    """

    clause: str
    rule: Message | Decider
    worth: Evaluator
    brings: Callable[[ArcsTable, int, Any], Message | None] = nothing

    def reason(self, view: ArcsTable, decision: Decision, best: Option) -> tuple[Reason, ...]:
        """What decided; and what every option would bring, which may show the hand."""
        said = self.rule
        if not isinstance(said, Message):
            said = said(view, decision.seat, best, decision.options)
        if self.brings is nothing:
            return (Reason(self.clause, said),)
        options = tuple(
            [
                PossibleOption(each, float(each == best), self.brings(view, decision.seat, each))
                for each in decision.options
            ]
        )
        told = Reason(self.clause, said, options=options)
        if decision.kind in moves.HANDS_OPEN:
            veiled = Reason(self.clause, said)
            told = replace(told, is_private=True, veiled=veiled)
        return (told,)


BY_HABIT: Final = Message("steward-by-habit")
IN_ACTS: Final = ("influence", "secure", "resource")
"""Kinds of decisions from which a seat may go on in the campaign alone: a bargain, a golem."""
KEEPS_HAND: Final = Habit("PLAY-1.10", Message("steward-keeps-hand"), _stops)
HABITS: Final = {
    "lead": Habit("PLAY-1.1", why_led, _lead, card_brings),
    "play": Habit("PLAY-1.2", why_followed, _follow),
    "opening": Habit("PLAY-1.3", why_opened, _open, declaring_brings),
    "act": Habit("PLAY-1.4", why_acted, _act, action_brings),
    "build": Habit("PLAY-1.5", why_built, _build),
    "tax": Habit(
        "PLAY-1.6",
        why_taxed,
        lambda view, number, option: float(option.owner != number),
    ),
    "influence": Habit(
        "PLAY-1.7",
        why_courted,
        _influence,
        agents_bring,
    ),
    "secure": Habit("PLAY-1.8", why_courted, _secure, agents_bring),
    "battle": Habit(
        "PLAY-1.9", _telling("steward-attacks", "fleets", fleets_bring), _attack, fleets_bring
    ),
    "dice": Habit("PLAY-1.9", Message("steward-rolls"), _dice),
    "hit": Habit("PLAY-1.9", why_hit, _hit),
    "raid": Habit("PLAY-1.9", why_raided, _raid),
    "move": Habit("PLAY-1.10", why_moved, _go),
    "repair": Habit(
        "PLAY-1.10",
        _telling("steward-repairs", "ship", lambda view, number, best: best.kind == SHIP),
        lambda view, number, option: float(option.kind == SHIP),
    ),
    "redraw": KEEPS_HAND,
    "swap": KEEPS_HAND,
    "throw": KEEPS_HAND,
    "catapult": Habit("PLAY-1.10", Message("steward-stops"), _stops),
    "resource": Habit("PLAY-1.10", why_chosen, _stops),
}
OTHERWISE: Final = Habit(
    "PLAY-1.10",
    Message("steward-otherwise"),
    lambda view, number, option: float(not isinstance(option, moves.GoOn)),
)


# The players as people pick them, in the base game and in the campaign (PLAY-4).


def supercat(setup: Setup) -> SupercatPlayer:
    """SUPERCAT with the readings of a set-up; its seat says whether it has a hand (CAT-13)."""
    return SupercatPlayer(readings_of(setup.options))


def supercat_ten(setup: Setup) -> SupercatPlayer:
    """SUPERCAT by version 10 of its document."""
    return SupercatPlayer(replace(readings_of(setup.options), version=VERSIONS[TEN]))


def is_campaign(setup: Setup) -> bool:
    """Whether a set-up is one of The Blighted Reach."""
    return setup.options.get("mode") == CAMPAIGN


def steward(setup: Setup) -> Baseline | StewardOfActs:
    """Steward, whose habits are those of the base game."""
    return StewardOfActs(supercat(setup)) if is_campaign(setup) else Baseline()


def lieutenant(setup: Setup) -> admiral.SearchBot:
    """Lieutenant, who imagines nobody else's turn."""
    return admiral.LIEUTENANT


def captain(setup: Setup) -> admiral.SearchBot:
    """Captain, who knows by which readings SUPERCATs play."""
    search_bot = admiral.CAPTAIN_OF_ACTS if is_campaign(setup) else admiral.CAPTAIN
    return admiral.by_readings(search_bot, readings_of(setup.options))


def warlord(setup: Setup) -> admiral.SearchBot:
    """Warlord, who knows it too."""
    search_bot = admiral.WARLORD_OF_ACTS if is_campaign(setup) else admiral.WARLORD
    return admiral.by_readings(search_bot, readings_of(setup.options))


LEVELS = played_by(
    ArcsCard.levels,
    {
        "steward": steward,
        "lieutenant": lieutenant,
        SUPERCAT: supercat,
        WITH_HAND: supercat,
        TEN: supercat_ten,
        "captain": captain,
        "warlord": warlord,
    },
)
