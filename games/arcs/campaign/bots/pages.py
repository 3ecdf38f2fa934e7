"""SUPERCAT's pages of the campaign beside those of the base game: which card it plays, how its
fate's page shares the actions, the Prelude, golems, and every decision that only the campaign has.

Loading them gives it their hooks and records names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final
from zlib import crc32

from engine.core.decision import Answer, Decision, Reason, ReasonOutcome
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import AMBITION, CARDS, POLICY, RESOURCES, SUIT_ACTIONS
from games.arcs.bots.evaluator import PROMISES, Promises, Winnings
from games.arcs.campaign.bots import bargaining
from games.arcs.campaign.bots.assessment import (
    ReachAssessment,
    as_in_its_turn,
    blight_to_cleanse,
    page_of,
)
from games.arcs.campaign.bots.fates import (
    ANSWERS,
    Chooser,
    best_of,
    fate_lines,
    influence_one,
    offered,
    reasoned,
)
from games.arcs.campaign.bots.weighing import DIE
from games.arcs.campaign.rules import moves
from games.arcs.campaign.rules.crises import CleanseCluster
from games.arcs.campaign.rules.edicts import CollectTribute
from games.arcs.campaign.rules.empire import ChooseEscort
from games.arcs.campaign.rules.fates import caretaker
from games.arcs.campaign.rules.fates.advocate import GUILD_OVERSEERS
from games.arcs.campaign.rules.fates.believer import worth_of_stack
from games.arcs.campaign.rules.fates.founder import FOR_AN_AMBITION
from games.arcs.campaign.rules.fates.partisan import COUNTED_FOR
from games.arcs.campaign.rules.intermission import ChooseNext, MayConcede, ReturnToMap
from games.arcs.campaign.rules.state import Reach, golems_of, reach_of
from games.arcs.campaign_components import (
    DATA,
    EMPIRE,
    EVENT_CARDS,
    FAITHFUL,
    FATE_CARDS,
    POLICIES,
    SIDES,
)
from games.arcs.card import CAMPAIGN, VERSIONS
from games.arcs.expansion import require_entries
from games.arcs.moves import (
    GO_ON,
    Choose,
    DropToken,
    GoOn,
    PassInitiative,
    PlayEvent,
    Repair,
    RepairOther,
    SpendResource,
    UseCard,
)
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat import prelude
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    DOCUMENTS,
    Assessment,
    Readings,
    place_of,
    preferred,
)
from games.arcs.supercat.bot import BOOKS, Book, on_the_way
from games.arcs.supercat.choices import SENTENCES, Mark, Sentence
from games.arcs.supercat.courting import suit_of
from games.arcs.supercat.document import ASPECTS, document_of, load
from games.arcs.supercat.pages import (
    FIRST_PAGES,
    SUIT_OF,
    Aim,
    FateLine,
    Line,
    Page,
    Priority,
    action_of,
    march_of,
    walk,
)
from games.arcs.supercat.prelude import (
    FIRST_LINES,
    SPENDINGS,
    Spending,
    fight_ahead,
    may_battle,
    prepaid_moves,
)
from games.arcs.supercat.rule_hooks import has_aids
from games.arcs.supercat.selecting import (
    COMBAT,
    ONE_SUIT,
    Selecting,
    Way,
    general_priorities,
    of_one_suit,
    to_declare,
    to_surpass,
    ways,
)
from games.arcs.supercat.units import allowed_actions, begin, under_way

PRINCIPLES: Final = ("bargain", "wants", "demands")
for _version in VERSIONS.values():
    _loaded = load(f"{CAMPAIGN} {_version}")
    require_entries(_loaded.fates, FATE_CARDS, f"the fates of {_loaded.name}")
    require_entries(_loaded.sayings, FATE_CARDS, f"what {_loaded.name} says of fates")
    require_entries(_loaded.principles, PRINCIPLES, f"the principles of {_loaded.name}")
    for _fate, _said in _loaded.sayings.items():
        require_entries(_said, ASPECTS, f"what {_loaded.name} says of the {_fate}")
    DOCUMENTS[_loaded.name] = _loaded
SUIT_OF.update({actions: side for side, actions in SIDES.items()})


# How many actions of a card go to the fate's page (CATR-F-1 to F-3).


def actions_given(assessment: ReachAssessment, left: int) -> int:
    """The actions that its card gave, of which so many are left."""
    played = assessment.view.trick[-1]
    printed = CARDS[played.card].pips if played.how in ("lead", "surpass") else 1
    given: int = query(assessment.view, q.PipsOf(assessment.number, played.how), printed)
    return max(given, left)


def fate_pages(assessment: ReachAssessment, left: int) -> list[Page]:
    """CATR-F-1: the lines of the fate's page, each with the actions that it may use.

    CATR-F-4: none once a line of the suit's page has been carried out.
    """
    if assessment.view.turn.past_fate:
        return []
    given = actions_given(assessment, left)
    shares = [(line, share_of(line, given, left)) for line in fate_lines(assessment)]
    return [((line,), share) for line, share in shares if share > 0]


FIRST_PAGES["campaign"] = fate_pages


def goes_on_to_suit(assessment: ReachAssessment, action: str) -> bool:
    """CATR-F-4: whether it spends a pip by a line of the suit's page, not by one of its fate's.

    What was begun in the Prelude is only finished so: the fate's page is still to be read.
    """
    pips = assessment.view.turn.pips
    if not fate_pages(assessment, pips):
        return False
    unit = under_way(assessment, is_paid=False)
    if unit is not None and unit.actions > 0 and unit.action == action:
        return False
    begin(assessment)
    allowed = allowed_actions(assessment)
    return not any(
        action_of(line, aims[0]) == action
        for lines, left in fate_pages(assessment, pips)
        for _, line, aims in walk(assessment, lines, left, allowed)
    )


def share_of(line: Line, given: int, left: int) -> int:
    """CATR-F-1: the actions that a line may use: half of those given, rounded up, for a fate's.

    CATR-F-2 and F-3: all that are left for a line that takes more.
    """
    if not isinstance(line, FateLine) or line.is_whole:
        return left
    return left - given // 2


SUITS_OF: Final = {
    "tax": ("administration",),
    "repair": ("construction", "administration"),
    "influence": ("mobilization", "administration"),
    "secure": ("aggression",),
    "battle": (COMBAT,),
    "move": ("mobilization", "aggression"),
    "build": ("construction",),
}
"""CATR-4.2: the suits that the action of a fate's line selects."""


# -- its turn -------------------------------------------------------------------------------------


def select(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-3: the card to lead or to play, with every line that was refused."""
    options = [*_card_ways(assessment, decision), *_event_ways(assessment, decision)]
    cards = [way for way in options if way.card not in EVENT_CARDS]
    if decision.kind == "lead" and not cards:
        return Answer(PassInitiative(), (Reason("CATR-3.2", Message("only-events")),))
    assessment.horizon = max([way.actions for way in options]) + prepaid_moves(assessment)
    if decision.kind == "lead":
        reason, best = to_declare(assessment, cards)
        reasons = [reason]
        alone = of_one_suit(assessment, cards) if best is None else None
        if alone is not None:
            return Answer(alone.option, (reason, ONE_SUIT))
    else:
        reason, best = to_surpass(cards)
        reasons = [reason]
        if best is None:
            more, best = _to_play_event(assessment, options)
            reasons += more
    if best is not None:
        return Answer(best.option, tuple(reasons))
    chosen = general_priorities(assessment, cards or options, rng, IN_REACH)
    return Answer(chosen.way.option, lambda: (*reasons, *chosen.why()))


def _card_ways(assessment: ReachAssessment, decision: Decision) -> list[Way]:
    """CATR-3.6: cards as ever; a copy of a Faithful card leads to the page of its side."""
    return [
        replace(way, suit=SUIT_OF[assessment.lead_actions]) if way.suit == FAITHFUL else way
        for way in ways(assessment, decision)
    ]


def _event_ways(assessment: ReachAssessment, decision: Decision) -> Iterator[Way]:
    """CATR-3.5: an Event gives the actions of the lead card, and leads to its page."""
    for option in decision.options:
        if isinstance(option, PlayEvent):
            pips = 0 if _had_event(assessment) else _event_pips(assessment)
            yield Way(option, option.card, SUIT_OF[assessment.lead_actions], pips)


def _event_pips(assessment: ReachAssessment) -> int:
    """REACH-9.1: all pips of the lead card; with the Council secured none."""
    pips = CARDS[assessment.view.lead.card].pips
    if assessment.reach_state.council == "tucked" or not pips:
        return 0
    return pips + (not assessment.has_hand and has_aids(assessment.view, assessment.number))


def _had_event(assessment: ReachAssessment) -> bool:
    return any(each.how == "event" for each in assessment.view.trick)


def _to_play_event(
    assessment: ReachAssessment, options: list[Way]
) -> tuple[list[Reason], Way | None]:
    """CATR-3.4: an Event is played, unless one was played this round."""
    events = [way for way in options if way.card in EVENT_CARDS]
    if not events:
        return [], None
    if _had_event(assessment):
        said = Message("event-was-played")
        return [Reason("CATR-3.4", said, outcome=ReasonOutcome.NOT_SO)], None
    return [Reason("CATR-3.4", Message("first-event"))], events[0]


# -- general priorities ----------------------------------------------------------------------------


def _of_fate(line: FateLine) -> Priority:
    suits = tuple([(suit, (line,)) for suit in SUITS_OF[line.action]])
    return Priority(line.clause, line.key, suits, line.unmet, line.told_as)


def _priorities(assessment: ReachAssessment) -> Sequence[Priority]:
    """CATR-4.1: the fate's page, then the lines that all share."""
    of_fate = [_of_fate(each) for each in fate_lines(assessment)]
    return (*of_fate, *document_of(assessment).priorities)


IN_REACH: Final = Selecting(
    _priorities,
    {**SUIT_ACTIONS, **SIDES},
    lambda line, actions: share_of(line, actions, actions),
    tuple(SIDES),
)


# What a SUPERCAT does with golems, whatever its fate (CATR-5).


def golem_spendings(assessment: ReachAssessment, aim: Aim) -> Iterator[Spending]:
    """CATR-5.1 to 5.4: the awake golems that it spends in its Prelude."""
    golems = assessment.reach_state.golems
    for name in golems_of(assessment.view, assessment.number):
        clause, is_used = USES[name]
        if golems[name].awake and is_used(assessment, aim):
            yield clause, f"prelude-{name}", caretaker.SpendGolem(name)


def trophies_of(assessment: ReachAssessment, system: str) -> int:
    """The Trophies that the Warrior would bring in a system."""
    view, number = assessment.view, assessment.number
    owners = [each for each in caretaker.wrecks(view, number, system) if each != number]
    return sum(view.ships_of(each, system)[1] for each in owners)


def _warrior(assessment: ReachAssessment, aim: Aim) -> bool:
    most = max(trophies_of(assessment, each) for each in assessment.view.systems)
    return assessment.contends("warlord", most)


def _protector(assessment: ReachAssessment, aim: Aim) -> bool:
    wanted = 2 if assessment.readings.mending == "two" else 1
    return sum(assessment.seat.hurt.values()) >= wanted


def _seeker(assessment: ReachAssessment, aim: Aim) -> bool:
    if not assessment.view.turn.pips or not may_battle(assessment):
        return False
    fight = fight_ahead(assessment, aim)
    return fight is not None and fight.march is not None


def harvested(assessment: ReachAssessment) -> list[str]:
    """CATR-5.4: the types with which it would contend a declared ambition."""
    return [
        each
        for each in RESOURCES
        if AMBITION_OF.get(each) in assessment.declared
        and assessment.can_gain(each)
        and assessment.contends(AMBITION_OF[each], 1)
    ]


USES: Final[Mapping[str, tuple[str, Callable[[ReachAssessment, Aim], bool]]]] = {
    caretaker.WARRIOR: ("CATR-5.1", _warrior),
    caretaker.PROTECTOR: ("CATR-5.2", _protector),
    caretaker.SEEKER: ("CATR-5.3", _seeker),
    caretaker.HARVESTER: ("CATR-5.4", lambda seen, aim: bool(harvested(seen))),
}


# -- what golems ask ------------------------------------------------------------------------------


def _wrecks(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.1: the system with most Trophies, and fewest ships of its own among them."""
    return best_of(
        "CATR-5.1", "most-trophies-there", offered(decision, Choose), rng,
        lambda each: trophies_of(assessment, each.name),
        lambda each: -assessment.seat.hurt.get(each.name, 0),
    )  # fmt: skip


def _mend(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.2: every damaged ship of its own, and nobody else's. CATR-14.6: a Regent also Imperial
    ships beside its own, and others that a die lets it repair.
    """
    own: list[Repair | RepairOther] = [*offered(decision, Repair)]
    if not own and assessment.readings.mending == "two" and assessment.is_regent:
        others = offered(decision, RepairOther)
        own = [e for e in others if e.owner == EMPIRE and _mends(assessment, e.system)]
    if not own:
        return reasoned(GO_ON, "CATR-5.2", "no-own-ship-to-repair")
    return reasoned(own[0], "CATR-5.2", "repairs-own-ships")


def _mends(assessment: ReachAssessment, system: str) -> bool:
    """CATR-14.6: whether it repairs Imperial ships: beside its own always; elsewhere if a die is
    higher than its grievances against another Regent. The die is by what lies open (CAT-11.23).
    """
    if assessment.seat.ships_at(system):
        return True
    held = assessment.reach_state.fates[assessment.number].grievances
    rivals = [n for n in range(len(held)) if n != assessment.number]
    most = max([held[n] for n in rivals if assessment.is_rival_regent(n)], default=0)
    view = assessment.view
    lies = view.chapter, view.round, assessment.number, system
    return 1 + crc32(repr(lies).encode()) % DIE.faces > most


def _harvest(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.4: a resource that contends a declared ambition."""
    wanted = harvested(assessment)
    found = [each for each in offered(decision, Choose) if each.name in wanted]
    if not found:
        return reasoned(GO_ON, "CATR-5.4", "nothing-to-harvest")
    return reasoned(rng.choice(found), "CATR-5.4", "harvests", found)


def _take_all(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-4: all golems that it can take."""
    found = [each for each in decision.options if isinstance(each, Choose | caretaker.CollectGolem)]
    return reasoned(found[0], "CATR-CARETAKER-4", "takes-all-golems")


def _house(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.19: onto the Golem Hearth; without it, room is made as ever."""
    at_home = [each for each in offered(decision, caretaker.HouseGolem) if each.in_hearth]
    if at_home:
        return reasoned(at_home[0], "CATR-13.19", "golem-goes-home")
    return best_of("CATR-13.19", "golem-makes-room", decision.options, rng)


def _stop(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-6: without golems, when it is winning what it just declared."""
    step = assessment.view.steps[-1]
    assert isinstance(step, caretaker.MayStopHere)
    if golems_of(assessment.view, assessment.number):
        return reasoned(GO_ON, "CATR-CARETAKER-6", "has-golems")
    if not step.ambition:
        return reasoned(GO_ON, "CATR-CARETAKER-6", "declared-nothing")
    ambition = AMBITION(step.ambition)
    if not assessment.is_winning(step.ambition):
        return reasoned(GO_ON, "CATR-CARETAKER-6", "not-winning", ambition=ambition)
    return reasoned(
        caretaker.StopHere(), "CATR-CARETAKER-6", "winning-just-declared", ambition=ambition
    )


OF_GOLEMS: Final[dict[type, Chooser]] = {
    caretaker.DestroyWrecks: _wrecks,
    caretaker.MendShips: _mend,
    caretaker.Harvest: _harvest,
    caretaker.TakeSleepers: _take_all,
    caretaker.CollectGolems: _take_all,
    caretaker.ReceiveGolem: _house,
    caretaker.MayStopHere: _stop,
}
"""Who answers what golems ask."""


def spendings(assessment: ReachAssessment, aim: Aim) -> Iterator[Spending]:
    """CAT-5 as ever, but for what the fate holds back."""
    page = page_of(assessment)
    yield from page.first[0](assessment)
    yield from golem_spendings(assessment, aim)
    for spending in prelude.spendings(assessment, aim):
        option = spending[2]
        if isinstance(option, SpendResource) and not page.spends(assessment, option.resource):
            continue
        if isinstance(option, UseCard) and not page.uses(assessment, option.card):
            continue
        yield spending


def first_lines(assessment: ReachAssessment) -> Sequence[Line]:
    """The lines of the fate that its first spendings are for."""
    lines, number = fate_lines(assessment), page_of(assessment).first[1]
    return [each for each in lines if each.number == number and each.action != "battle"]


SPENDINGS["campaign"] = spendings
FIRST_LINES["campaign"] = first_lines

# -- what the Intermission, the Empire, Summits and the Court ask ----------------------------------


def next_fate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.22 and 13.23: the old fate or the one drawn, or one of two, by chance."""
    failed = assessment.reach_state.fates[assessment.number].marker
    said = ("CATR-13.23", "inter-one-of-two") if failed else ("CATR-13.22", "inter-old-or-new")
    return reasoned(rng.choice(decision.options), *said)


# PLAY-4.3: what the objective of each fate is likely to advance yet, for who looks ahead.

POWER_OF_A_WIN: Final = 6.0
"""What a first place brings on average, its bonus included."""
AT_A_GATE: Final = 0.6
"""What a golem counts that sleeps at a gate under control: it can be awakened."""
OTHERWISE: Final = 0.3
"""How much counts of what needs a title that the seat has not: it may still come by it."""


def _steward(table: ArcsTable, number: int, winnings: Winnings) -> float:
    rules = reach_of(table).first_regent == number
    return (1.0 if rules else OTHERWISE) * POWER_OF_A_WIN * _wins(winnings)


def _founder(table: ArcsTable, number: int, winnings: Winnings) -> float:
    is_outlaw = not reach_of(table).is_regent(number)
    held = sum([ruler == number for ruler in winnings.held.values()])
    steps = FOR_AN_AMBITION * _wins(winnings) + held * winnings.chapters
    return (1.0 if is_outlaw else OTHERWISE) * steps


def _magnate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    goods = len(table.seats[number].resources) + sum(reach_of(table).fates[number].favors)
    return 0.6 * min(3, goods) * winnings.chapters


def _advocate(table: ArcsTable, number: int, winnings: Winnings) -> float:
    cards = table.seats[number].cards
    rules = GUILD_OVERSEERS in cards
    return (1.0 if rules else OTHERWISE) * min(4, len(cards)) * winnings.chapters


def _caretaker(table: ArcsTable, number: int, winnings: Winnings) -> float:
    gates = [each for each in reach_of(table).sleepers if winnings.held.get(each) == number]
    golems = len(golems_of(table, number)) + AT_A_GATE * len(gates)
    return caretaker.FOR_A_GOLEM * golems * (_wins(winnings) + 0.3 * winnings.chapters)


def _partisan(table: ArcsTable, number: int, winnings: Winnings) -> float:
    outrage = set(table.seats[number].outrage)
    fair = [share for each, share in winnings.wins.items() if not outrage & set(COUNTED_FOR[each])]
    spoiled = len(outrage) / len(RESOURCES)
    return 2.0 * (sum(fair) + winnings.later * (1.0 - spoiled)) + 1.5 * winnings.chapters


def _admiral(table: ArcsTable, number: int, winnings: Winnings) -> float:
    if not reach_of(table).is_regent(number):
        return 0.0
    return 1.5 * _wins(winnings) + 0.5 * winnings.chapters


def _believer(table: ArcsTable, number: int, winnings: Winnings) -> float:
    return worth_of_stack(table) * _wins(winnings)


def _wins(winnings: Winnings) -> float:
    return sum(winnings.wins.values()) + winnings.later


STEPS: Final[Mapping[str, Callable[[ArcsTable, int, Winnings], float]]] = {
    "steward": _steward,
    "founder": _founder,
    "magnate": _magnate,
    "advocate": _advocate,
    "caretaker": _caretaker,
    "partisan": _partisan,
    "admiral": _admiral,
    "believer": _believer,
}
require_entries(STEPS, FATE_CARDS, "what the objectives of fates promise")


class OfFates(Promises):
    """What the eight fates of Act I ask for."""

    def steps(self, table: ArcsTable, number: int, winnings: Winnings) -> float:
        """So many steps, if the fate is known."""
        found = STEPS.get(reach_of(table).fates[number].id)
        return found(table, number, winnings) if found else 0.0


PROMISES.put(Reach.mode, OfFates())


ALIGNED: Final = {each["id"]: tuple(each["aligned_ambitions"]) for each in DATA["policies"]}
"""The ambitions that a policy is aligned with."""
FAVORS_TO_CALL: Final = 2
"""CATR-13.1: with so many Favors a die would call a Summit more often than not."""

# -- ships of the Empire --------------------------------------------------------------------------


def choose_escort(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-8.2 to 8.4: to Blight without Imperial ships as many as can come, else none."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    options = offered(decision, moves.Escort)
    fewest = min(options, key=lambda each: (each.fresh + each.hurt, each.fresh))
    target = assessment.heads_for or step.moved.target
    if not assessment.needs_escort(target) and not any(assessment.reach_state.escort or ()):
        return reasoned(fewest, "CATR-8.4", "imperial-ships-stay")
    most = assessment.best_escort(step.moved, options)
    if most == fewest:
        return reasoned(most, "CATR-8.3", "imperial-ships-guard")
    return reasoned(most, "CATR-8.2", "imperial-ships-against-blight")


def enlist_all(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.5: all Imperial ships that can attack along."""
    enlisted = offered(decision, moves.Enlist)
    most = max(enlisted, key=lambda each: (each.fresh + each.hurt, each.fresh))
    return reasoned(most, "CATR-13.5", "all-imperial-ships")


# -- Summits --------------------------------------------------------------------------------------


def summon(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-11.2: a fate may always call. CATR-13.1: with a hand it calls with Favors enough."""
    if page_of(assessment).summit(assessment):
        return reasoned(moves.CALL_SUMMIT, "CATR-11.2", "fate-calls-summit")
    favors = sum(assessment.reach_state.fates[assessment.number].favors)
    calls = favors >= FAVORS_TO_CALL
    return reasoned(moves.CALL_SUMMIT if calls else GO_ON, "CATR-13.1", "has-favors", count=favors)


def call_to_order(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-5.1: returns Favors; CATR-11.6: petitions, leaves and revives as its fate says."""
    wanted = bargaining.demand(assessment.view, assessment.number)
    if wanted is not None:
        return Answer(wanted[0], (wanted[1],))
    page = page_of(assessment)
    if moves.PETITION in decision.options and page.petition(assessment):
        return reasoned(moves.PETITION, "CATR-11.6", "fate-petitions")
    if moves.LEAVE_EMPIRE in decision.options and page.leave(assessment):
        return reasoned(moves.LEAVE_EMPIRE, "CATR-11.6", "fate-leaves-empire")
    return reasoned(GO_ON, "CATR-11.6", "fate-asks-nothing")


# -- the Council and Edicts -----------------------------------------------------------------------


def outcome(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-14.11: what its fate wants. CATR-13.9: else Crises with fewer ships in the Blight than
    its rivals have, else Edicts.
    """
    page = page_of(assessment)
    for wants, option in ((page.crises, moves.BRING_CRISES), (page.edicts, moves.BRING_EDICTS)):
        if wants(assessment):
            return reasoned(option, "CATR-14.11", "fate-wants-outcome")
    blight = assessment.reach_state.blight
    ships = [sum([seat.ships_at(each) for each in blight]) for seat in assessment.view.seats]
    own = ships.pop(assessment.number)
    if own * len(ships) < sum(ships):
        return reasoned(
            moves.BRING_CRISES, "CATR-13.9", "ships-in-blight", own=own, rivals=sum(ships)
        )
    if assessment.is_first_regent:
        return reasoned(moves.BRING_EDICTS, "CATR-13.9", "is-first-regent")
    return best_of("CATR-13.9", "by-chance", (moves.BRING_CRISES, moves.BRING_EDICTS), rng)


def govern(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-12.2 to 12.4: the fate's policy, else one for an ambition: aligned with one that it
    contends, or CATR-14.10: one that brings it what contends.
    """
    current = assessment.reach_state.policies[0]
    if page_of(assessment).enforce(assessment):
        return reasoned(moves.ENFORCE, "CATR-12.2", "fate-wants-policy", policy=POLICY(current))
    is_aligned = assessment.readings.edicts == "aligned"
    wanted = {
        policy: [each for each in ALIGNED[policy] if assessment.is_contending(each)]
        if is_aligned
        else collected(assessment, policy)
        for policy in POLICIES
    }
    if wanted[current] or not any(wanted.values()):
        return reasoned(
            moves.ENFORCE, "CATR-12.4", "policy-stays" if is_aligned else "policy-collects",
            policy=POLICY(current), contends=bool(wanted[current]),
        )  # fmt: skip
    best = preferred(
        [policy for policy in POLICIES if wanted[policy]],
        lambda policy: -min(assessment.place(each) for each in wanted[policy]),
        lambda policy: any(each in assessment.declared for each in wanted[policy]),
    )
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    key = "policy-of-contended" if is_aligned else "policy-collects-more"
    return reasoned(moves.ChangePolicy(chosen), "CATR-12.3", key, policy=POLICY(chosen))


def collected(assessment: ReachAssessment, policy: str) -> list[str]:
    """CATR-14.10: the ambitions that it would surely contend by what a policy brings it."""
    view, number = assessment.view, assessment.number
    payers = [n for n in range(len(view.seats)) if n != number and assessment.is_rival_regent(n)]
    pieces = [
        {_ambition_of(each) for each in CollectTribute(number, payer, policy).pieces(view)}
        for payer in payers
    ]
    found = []
    for ambition in [*assessment.declared, *assessment.undeclared]:
        after = assessment.counts(ambition).copy()
        for payer, names in zip(payers, pieces, strict=True):
            if ambition in names:
                after[number] += 1
                after[payer] -= 1
        if place_of(after, number) < assessment.place(ambition):
            found.append(ambition)
    return found


def collect(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.10: what costs the payer most. CATR-13.2: with a hand it makes no Outlaws."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectTribute)
    if isinstance(decision.options[0], GoOn):
        return reasoned(GO_ON, "CATR-13.2", "makes-no-outlaws")
    if step.payer == assessment.number:
        return best_of(
            "CATR-13.10", "pays-needed-least", decision.options, rng,
            lambda each: _ambition_of(each) not in assessment.declared,
        )  # fmt: skip
    return best_of(
        "CATR-13.10", "takes-declared", decision.options, rng,
        lambda each: _leads(assessment, step.payer, _ambition_of(each)),
        lambda each: _ambition_of(each) in assessment.declared,
    )  # fmt: skip


def _ambition_of(piece: Any) -> str:
    if isinstance(piece, moves.Demand):
        return AMBITION_OF.get(piece.resource, "")
    if isinstance(piece, moves.DemandPiece):
        return "tyrant" if piece.captive else "warlord"
    return ""


def _leads(assessment: ReachAssessment, number: int, ambition: str) -> bool:
    counts = assessment.counts(ambition) if ambition in assessment.declared else [0]
    return ambition in assessment.declared and counts[number] == max(counts)


KEEPS_DEMANDED: Final = replace(
    SENTENCES["drop"], clause="CATR-ADMIRAL-1", key="keeps-what-is-demanded"
)


def make_room(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-11.15: as ever; but what its fate seeks, and has just come, stays."""
    step, options = assessment.view.steps[-1], list(decision.options)
    if isinstance(step, Receive) and page_of(assessment).seeks(assessment, step.resource):
        options.remove(DropToken(step.resource))
        return KEEPS_DEMANDED.pick(assessment, options, rng)
    return SENTENCES["drop"].pick(assessment, options, rng)


# -- the Court ------------------------------------------------------------------------------------


def place_agent(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-9.2: agents of Council Intrigue go to other cards by the order of influence."""
    said = "CATR-9.2", "agent-by-order", "no-card-wants-agent"
    return influence_one(assessment, decision, rng, assessment.agents_left, said)


def free_city(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CAT-9.6 and CATR-13.14: a rival's city if it can seize; of its own a damaged one."""
    cities = offered(decision, moves.Liberate)
    if GO_ON not in decision.options:
        return best_of("CATR-13.14", "frees-damaged-city", cities, rng, lambda each: not each.fresh)
    rivals = [each for each in cities if each.owner != assessment.number]
    if not rivals or not may_seize(assessment.view, assessment.number):
        return reasoned(GO_ON, "CAT-9.6", "frees-no-city")
    return best_of(
        "CAT-9.6", "frees-rivals-city", rivals, rng,
        lambda each: assessment.view.seats[each.owner].power,
    )  # fmt: skip


def _contends(among: Callable[[Any], Sequence[str]]) -> Mark:
    def found(assessment: Any, option: Choose) -> int:
        ambition = AMBITION_OF.get(option.name, "")
        return ambition in among(assessment) and assessment.contends(ambition, 1)

    return found


CONTENDS_TYPE: Final = (
    _contends(lambda seen: seen.declared),
    _contends(lambda seen: seen.undeclared),
    lambda seen, each: AMBITION_OF.get(each.name) in seen.declared,
)
"""A type of resource that contends a declared, then an undeclared ambition."""
BY_CHANCE: Final = Sentence("CAT-11.18", "by-chance")
ROWS: Final[dict[str | type, Sentence]] = {
    "event-again": BY_CHANCE,
    "blight": BY_CHANCE,
    "requisition": Sentence(
        "CATR-13.11",
        "imperial-ships-come",
        (
            lambda seen, each: each.name in seen.task_force,
            lambda seen, each: each.name in seen.present,
        ),
    ),
    "arm": Sentence(
        "CATR-13.12",
        "arms-itself",
        (lambda seen, each: isinstance(each, moves.ArmRegent) and each.seat == seen.number,),
    ),
    "trust": Sentence("CATR-13.13", "takes-of-trust", CONTENDS_TYPE),
    "give up": Sentence(
        "CATR-9.3",
        "gives-up-undeclared",
        (
            lambda seen, each: (
                isinstance(each, moves.GiveUp)
                and AMBITION_OF.get(suit_of(each.card)) not in seen.declared
            ),
        ),
    ),
    CleanseCluster: Sentence(
        "CATR-9.4",
        "most-damaged-blight",
        (
            lambda seen, each: (
                blight_to_cleanse(seen).get(int(each.name.split()[-1]), 0)
                if isinstance(each, Choose)
                else -1
            ),
        ),
    ),
    ReturnToMap: Sentence("CATR-13.24", "inter-any-gate"),
    MayConcede: Sentence("CATR-13.25", "inter-never-concedes", (lambda seen, each: each == GO_ON,)),
}
"""What is said of a kind of decision that only the campaign has, or of what a step of it asks."""
CHOICES: Final[dict[str, Chooser]] = {
    "escort": choose_escort,
    "enlist": enlist_all,
    "summon": summon,
    "order": call_to_order,
    "outcome": outcome,
    "govern": govern,
    "collect": collect,
    "drop": make_room,
    "place agent": place_agent,
    "free": free_city,
}
"""Who answers a kind of decision that only the campaign has."""
OF_STEPS: Final[dict[type, Chooser]] = {ChooseNext: next_fate, **OF_GOLEMS}
"""Who answers what a step of the campaign asks in the words of the base game."""


class ReachBook(Book):
    """Deals, what the campaign asks besides, and how its pages see the table."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        return bargaining.choose(view, decision) if decision.kind in bargaining.KINDS else None

    def assessment(
        self, view: ArcsTable, decision: Decision, readings: Readings
    ) -> ReachAssessment:
        """A card is chosen as in its turn."""
        if decision.kind in ("lead", "play"):
            view = as_in_its_turn(view, decision.seat)
        assessment = ReachAssessment(view, decision.seat, readings)
        if decision.kind == "escort":
            assessment.heads_for = destination(ReachAssessment(view, decision.seat, readings))
        return assessment

    def answer(self, assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer | None:
        """Selecting, and the campaign's own questions; the rest, None, is for the pages."""
        if decision.kind in ("lead", "play"):
            return select(assessment, decision, rng)
        asking = type(assessment.view.steps[-1])
        row = ROWS.get(asking) or ROWS.get(decision.kind)
        if row is not None:
            return row.pick(assessment, list(decision.options), rng)
        chooser = ANSWERS.get(asking) or OF_STEPS.get(asking) or CHOICES.get(decision.kind)
        return chooser(assessment, decision, rng) if chooser is not None else None


def destination(assessment: Assessment) -> str:
    """CATR-8.2: where the fleet that sets out is to arrive in the end, "" if no line says."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    unit = on_the_way(assessment, step.moved.origin, step.moved.target)
    march = march_of(unit.aim) if unit is not None else None
    return march.target if march is not None else ""


BOOKS["campaign"] = ReachBook()
