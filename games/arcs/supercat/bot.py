"""SUPERCAT: which card it plays (CAT-3, CAT-4), and every kind of decision by its document."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from engine.core.decision import (
    Answer,
    Decision,
    Option,
    PossibleOption,
    Reason,
    ReasonOutcome,
    Why,
)
from engine.text.message import Message
from games.arcs import board, moves
from games.arcs import rule_queries as q
from games.arcs.board import ACTION, AMBITION, AMBITIONS, CARD, CARDS, SUIT, SUIT_ACTIONS
from games.arcs.moves import (
    END_TURN,
    GO_ON,
    Copy,
    Declare,
    GoFarther,
    Lead,
    LeadAs,
    Pivot,
    PivotAs,
    SeizeWith,
    SpendPip,
    Surpass,
    attack,
    fleet,
    go,
)
from games.arcs.parts import How
from games.arcs.rule_hooks import query
from games.arcs.state import ArcsTable
from games.arcs.steps.actions import ChooseFleet
from games.arcs.supercat import choices, document
from games.arcs.supercat.assessment import (
    DEFAULT,
    FIRST,
    Assessment,
    Readings,
    place_of,
    preferred,
    taxes,
)
from games.arcs.supercat.doctrines import Fight, March, dice_of, most_rivals
from games.arcs.supercat.document import (
    can_arm,
    combat_tokens,
    document_of,
    lines_of,
    prepaid_moves,
)
from games.arcs.supercat.lexicon import (
    ANY_CARD,
    ANY_RESOURCE,
    CLAIMS,
    UNTESTED,
    Aim,
    FateLine,
    Gain,
    Line,
    Place,
    Priority,
    action_of,
    by_lot,
    claimed,
    march_of,
    walk,
)
from games.arcs.supercat.units import (
    Unit,
    alike,
    allowed_actions,
    begin,
    chosen_of,
    fuel_for_claims,
    leads_on,
    pages_of,
    read,
    under_way,
)

HOWS: Final[dict[type, How]] = {
    Lead: "lead", LeadAs: "lead", Surpass: "surpass", Copy: "copy", Pivot: "pivot",
    PivotAs: "pivot",
}  # fmt: skip
ANY = "any"
"""The ambition of a card that may declare each of them."""
COMBAT = "combat"
"""In the place of a suit: any combat card."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play a card: the option, the page it leads to, and how many actions it gives."""

    option: Option
    card: str
    suit: str
    actions: int

    @property
    def number(self) -> int:
        """The number of the card."""
        return CARDS[self.card].number


def ways(assessment: Assessment, decision: Decision) -> list[Way]:
    """CAT-3.12: every card of its options and how it can be played; a copy gives up the lowest."""
    found: list[Way] = []
    copies: list[Way] = []
    for option in decision.options:
        how = HOWS.get(type(option))
        if how is None or not isinstance(option, Lead | Surpass | Copy | Pivot):
            continue
        card = CARDS[option.card]
        suit = CARDS[assessment.view.lead.card].suit if how == "copy" else card.suit
        suit = option.side if isinstance(option, LeadAs | PivotAs) else suit
        printed = card.pips if how in ("lead", "surpass") else 1
        actions = query(assessment.view, q.PipsOf(assessment.number, how), printed)
        way = Way(option, option.card, suit, actions)
        (copies if how == "copy" else found).append(way)
    if copies:
        cat = assessment.seat.supercat  # CAT-11.5: a card that was gained is given up last
        drawn = cat.drawn if cat is not None else [way.card for way in copies]
        found.append(min(copies, key=lambda way: (way.card not in drawn, way.number)))
    return found


# -- its turn --------------------------------------------------------------------------------------


def select(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-3: the card to lead or to play, with every line that was refused."""
    options = ways(assessment, decision)
    assessment.horizon = max([way.actions for way in options]) + prepaid_moves(assessment)
    if decision.kind == "lead":
        reason, best = to_declare(assessment, options)
    else:
        reason, best = to_surpass(options)
    if best is not None:
        return Answer(best.option, (reason,))
    alone = of_one_suit(assessment, options) if decision.kind == "lead" else None
    if alone is not None:
        return Answer(alone.option, (reason, ONE_SUIT if len(options) > 1 else ONE_CARD))
    chosen = general_priorities(assessment, options, rng)
    return Answer(chosen.way.option, lambda: (reason, *chosen.why()))


def to_declare(assessment: Assessment, options: list[Way]) -> tuple[Reason, Way | None]:
    """CAT-3.4 and 3.5: a card with which it may declare; winning first, then more actions."""
    able = [(way, declarable(assessment, way.card)) for way in options]
    able = [(way, found) for way, found in able if found]
    if not able and assessment.declares_besides:
        able = [(way, found) for way in options if (found := no_rivals(assessment, way.card))]
    if not able:
        return Reason("CAT-3.4", Message("no-card-declares"), outcome=ReasonOutcome.NOT_SO), None
    way, found = preferred(
        able,
        lambda pair: assessment.is_winning(pair[1][0]),
        lambda pair: pair[0].actions,
        lambda pair: pair[0].number,
    )[0]
    said = Message("card-declares", {"card": CARD(way.card), "ambition": AMBITION(found[0])})
    return Reason("CAT-3.4", said), way


ONE_SUIT: Final = Reason("CAT-14.3", Message("all-of-one-suit"))
ONE_CARD: Final = Reason("CAT-14.3", Message("only-card-to-lead"))


def of_one_suit(assessment: Assessment, options: Sequence[Way]) -> Way | None:
    """CAT-14.3: by some documents the higher number is led if all options are of one suit."""
    if assessment.readings.one_suit == "asked" or len({way.suit for way in options}) > 1:
        return None
    return max(options, key=lambda way: way.number)


def declarable(assessment: Assessment, card: str) -> list[str]:
    """CAT-3.4: the ambitions of a card that it declares: winning, or tied for first and undeclared.

    CAT-3.5: of several winning before tied, then where the rivals are furthest below.
    """
    able = [each for each in _named_by(assessment, card) if _may_declare(assessment, each)]
    return preferred(able, assessment.is_winning, lambda each: _margin(assessment, each))


def no_rivals(assessment: Assessment, card: str) -> list[str]:
    """CATR-14.13: the undeclared ambitions of a card that no rival wins."""
    found = []
    for each in _named_by(assessment, card):
        counts = assessment.counts(each)
        rivals = [number for number in range(len(counts)) if number != assessment.number]
        is_won = any(place_of(counts, number) == FIRST for number in rivals)
        if each in assessment.undeclared and not is_won:
            found.append(each)
    return found


def _named_by(assessment: Assessment, card: str) -> Sequence[str]:
    """The ambitions that a card may declare, if there is a marker."""
    if not assessment.view.free_markers or not CARDS[card].ambition:
        return ()
    return AMBITIONS if CARDS[card].ambition == ANY else (CARDS[card].ambition,)


def _may_declare(assessment: Assessment, ambition: str) -> bool:
    if assessment.is_winning(ambition):
        return True
    return assessment.leads(ambition) and not assessment.view.boxes.get(ambition)


def _margin(assessment: Assessment, ambition: str) -> int:
    counts = assessment.counts(ambition).copy()
    return counts.pop(assessment.number) - max(counts)


def to_surpass(options: list[Way]) -> tuple[Reason, Way | None]:
    """CAT-3.7: the highest card that surpasses."""
    able = [way for way in options if isinstance(way.option, Surpass)]
    if not able:
        return Reason("CAT-3.7", Message("no-card-surpasses"), outcome=ReasonOutcome.NOT_SO), None
    best = max(able, key=lambda way: way.number)
    return Reason("CAT-3.7", Message("card-surpasses", {"card": CARD(best.card)})), best


def declare(assessment: Assessment, decision: Decision) -> Answer | None:
    """CAT-3.4: declares with the card it has led, if the document lets it."""
    offered = {each.ambition: each for each in decision.options if isinstance(each, Declare)}
    if not offered:
        return None
    card = assessment.view.trick[-1].card
    besides = no_rivals(assessment, card) if assessment.declares_besides else []
    for ambition in declarable(assessment, card) or besides:
        if ambition in offered and not assessment.leads(ambition):
            said = Message("no-rival-wins", {"ambition": AMBITION(ambition)})
            return Answer(offered[ambition], (Reason("CATR-14.13", said),))
        if ambition in offered:
            is_winning = assessment.is_winning(ambition)
            said = Message("is-first-in", {"winning": is_winning, "ambition": AMBITION(ambition)})
            return Answer(offered[ambition], (Reason("CAT-3.4", said),))
    return None


# -- general priorities ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Selecting:
    """How cards are selected in a game: its priorities, and the actions of its suits.

    `share` is how many of so many actions a line may use, `wild` the suits of cards that can take
    any action, on one of their sides.
    """

    priorities: Callable[[Any], Sequence[Priority]]
    actions_of: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: SUIT_ACTIONS)
    share: Callable[[Line, int], int] = lambda line, actions: actions
    wild: Collection[str] = ()


IN_BASE: Final = Selecting(lambda assessment: document_of(assessment).priorities)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The way to play that was selected, and how to tell why."""

    way: Way
    why: Why


def general_priorities(
    assessment: Assessment, options: Sequence[Way], rng: Random, by: Selecting = IN_BASE
) -> Chosen:
    """CAT-4: the first line that is true and whose suit is at hand selects the card."""
    lines = by.priorities(assessment)
    wild = [way for way in options if way.suit in by.wild]
    for place, line in enumerate(lines):
        if line.unmet(assessment) is not None:
            continue
        best = _able(assessment, line, options, wild, by)
        if best:
            way = best[0] if len(best) == 1 else rng.choice(best)
            why = partial(_walked, assessment, lines, place, options, best, way, by)
            return Chosen(way, why)
        if wild and _refused(assessment, line, options, by).outcome is not ReasonOutcome.NOT_SO:
            wild = []
    return otherwise(assessment, lines, options, rng, by)


def _walked(
    assessment: Assessment,
    lines: Sequence[Priority],
    place: int,
    options: Sequence[Way],
    best: Sequence[Way],
    way: Way,
    by: Selecting,
) -> tuple[Reason, ...]:
    """The lines that selected nothing, the one that did, and those that were not asked then."""
    fact = _fact_of_all(assessment, lines[place], way, by)
    key, more = ("told-selects-because", {"fact": fact}) if fact else ("told-selects", {})
    held = lines[place].told(key, ReasonOutcome.HELD, suit=SUIT(way.suit), **more)
    return (
        *[_refused(assessment, line, options, by) for line in lines[:place]],
        replace(held, options=by_lot([each.option for each in best])),
        *[line.told("told-not-asked", ReasonOutcome.EARLIER) for line in lines[place + 1 :]],
    )


def _fact_of_all(
    assessment: Assessment, priority: Priority, way: Way, by: Selecting
) -> Message | None:
    """The numbers that all go by that the first line could do with a card; none if they differ."""
    lines = [each for _, found in priority.suits for each in found]
    line = next((each for each in lines if _fits(assessment, way, (each,), by)), None)
    aims = line.find(assessment, by.share(line, way.actions)) if line is not None else ()
    facts = [fact_of(assessment, line, aim) for aim in aims if line is not None]
    alike = facts and all(each == facts[0] for each in facts)
    return facts[0] if alike and facts[0] and facts[0].key != "fact-agents" else None


def _able(
    assessment: Assessment,
    line: Priority,
    options: Sequence[Way],
    wild: Sequence[Way],
    by: Selecting,
) -> list[Way]:
    """CAT-4.13: the first suit that can do it; then more actions, the higher number; those that
    are equally good.

    CATR-4.4: a Faithful card that can do what is wanted before any other.
    """
    lines = tuple(dict.fromkeys([each for _, found in line.suits for each in found]))
    able = [way for way in wild if _fits(assessment, way, lines, by)]
    if able:
        return _best(able)
    for suit, found in line.suits:
        for group in ways_of(assessment, suit, options):
            usual = [way for way in group if way.suit not in by.wild]
            able = [way for way in usual if _fits(assessment, way, found, by)]
            if able:
                return _best(able)
    return []


def _best(able: list[Way]) -> list[Way]:
    return preferred(able, lambda way: way.actions, lambda way: way.number)


def ways_of(assessment: Assessment, suit: str, options: Sequence[Way]) -> list[list[Way]]:
    """The ways that serve a suit, the first ones before all others."""
    if suit == COMBAT:
        return combat_ways(assessment, options)
    return [[way for way in options if way.suit == suit]]


def _refused(
    assessment: Assessment, line: Priority, options: Sequence[Way], by: Selecting
) -> Reason:
    """CAT-11.25: why a line selects no card: it is not true, or a suit or actions are missing."""
    unmet = line.unmet(assessment)
    if unmet is not None:
        return line.told("told-closed", why=unmet)
    most = max(way.actions for way in options)
    lacking = []
    for suit, found in line.suits:
        page = "aggression" if suit == COMBAT else suit
        at_hand = [way for group in ways_of(assessment, suit, options) for way in group]
        if at_hand:
            best = max(at_hand, key=lambda way: way.actions)
            short = _too_long(assessment, line, best, found, by)
            if short is not None:
                return short
        elif _fits(assessment, Way(END_TURN, "", page, most), found, by):
            lacking.append(SUIT(page))
    if lacking:
        return line.told("told-no-card", ReasonOutcome.NO_CARD, suits=tuple(lacking))
    far = assessment.with_most_actions(MOST_ACTIONS)
    every = dict.fromkeys([each for _, found in line.suits for each in found])
    whys = dict.fromkeys([each.unmet(assessment) or unreached(far, each) for each in every])
    return line.told("told-closed", why=Message("closed-by-all", {"whys": tuple(whys)}))


def _too_long(
    assessment: Assessment, priority: Priority, way: Way, lines: Sequence[Line], by: Selecting
) -> Reason | None:
    """How many actions one of these lines needs, if a card gives too few."""
    far = assessment.with_most_actions(MOST_ACTIONS)
    allowed = by.actions_of[way.suit]
    for line in lines:
        left = by.share(line, way.actions)
        if line.action in TAKE_LONGER and line.action in allowed and not line.is_partial:
            needed = needs(line, far, left)
            if needed:
                key = "for-share" if left < way.actions else "to-lead"
                said = f"told-too-long-{key}"
                return priority.told(said, ReasonOutcome.NO_ACTION, needed=needed, left=left)
    return None


def combat_ways(assessment: Assessment, options: Sequence[Way]) -> list[list[Way]]:
    """CAT-4.3: an own Aggression card, a copied Aggression, then another card with its tokens."""
    own = [way for way in options if way.suit == "aggression" and not isinstance(way.option, Copy)]
    copied = [way for way in options if way.suit == "aggression" and isinstance(way.option, Copy)]
    others = [way for way in options if way.suit != "aggression"] if can_arm(assessment) else []
    return [own, copied, others]


def _fits(assessment: Assessment, way: Way, lines: Sequence[Line], by: Selecting) -> bool:
    """Whether a card can do one of the lines, with its actions or the share of the fate."""
    allowed = by.actions_of[way.suit]
    assessment.may_march = "move" in allowed
    assessment.paid_moves = prepaid_moves(assessment)
    if (
        "battle" not in allowed
        and "fuel" not in combat_tokens(assessment)
        and not assessment.may_march
    ):
        assessment.paid_moves = 0
    found = any(_holds(assessment, way, line, allowed, by) for line in lines)
    assessment.may_march, assessment.paid_moves = True, 0
    return found


def _holds(
    assessment: Assessment, way: Way, line: Line, allowed: Collection[str], by: Selecting
) -> bool:
    is_armed = line.action == "battle" and way.suit not in by.wild
    if line.action not in allowed and not is_armed:
        return False
    actions = by.share(line, way.actions)
    if actions <= 0 or not (aims := line.find(assessment, actions)):
        return False
    return way.suit not in by.wild or _is_on_page(assessment, way, line, aims)


def _is_on_page(assessment: Assessment, way: Way, line: Line, aims: Sequence[Aim]) -> bool:
    """CATR-13.27: whether a line of the side's page, or of the fate's, does what is wanted."""
    if isinstance(line, FateLine) or not assessment.view.rules.holds("supercat-faithful-page"):
        return True
    done = [goal for goal in line.goals if getattr(goal, line.action)(assessment, way.actions, ())]
    for each in lines_of(assessment, way.suit):
        if each.action != line.action:
            continue
        if ANY_CARD in each.goals or not set(each.goals).isdisjoint(done[:1]):
            return True
        found = each.find(assessment, way.actions)
        if found and (UNTESTED in line.goals or not set(found).isdisjoint(aims)):
            return True
    return False


def otherwise(
    assessment: Assessment,
    lines: Sequence[Priority],
    options: Sequence[Way],
    rng: Random,
    by: Selecting,
) -> Chosen:
    """CAT-4.14: the card whose page can do the line of the lowest [n]; else the highest number."""
    first: list[tuple[Line, Way]] = []
    for way in options:
        held = next(
            walk(assessment, lines_of(assessment, way.suit), way.actions, by.actions_of[way.suit]),
            None,
        )
        if held is not None:
            first.append((held[1], way))
    able = list(options)
    if first:
        number = min(line.number for line, _ in first)
        able = [way for line, way in first if line.number == number]
    best = preferred(able, lambda way: way.actions * bool(first), lambda way: way.number)
    chosen = best[0] if len(best) == 1 else rng.choice(best)

    def why() -> tuple[Reason, ...]:
        said = Message("nothing-can-be-done", {"card": CARD(chosen.card)})
        for line, way in first:
            if way == chosen:
                said = Message("nothing-fits", {"line": line.told_as, "card": CARD(chosen.card)})
        last = Reason("CAT-4.14", said, options=by_lot([each.option for each in best]))
        return (*[_refused(assessment, line, options, by) for line in lines], last)

    return Chosen(chosen, why)


# -- the player ------------------------------------------------------------------------------------

SEIZES_WITH = 2
"""CAT-13.3: the undeclared ambitions that a SUPERCAT with a hand wins when it seizes."""

Chooser = Callable[[Assessment, Decision, Random], Answer]
NOTHING_LEFT: Final = Reason("CAT-6.7", Message("no-actions-left"))
NOTHING_MORE: Final = Reason("CAT-6.7", Message("nothing-more-to-do"))


class Book:
    """The pages of the base game, which are all pages there are for it."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        """What it answers where seats deal with each other; None in any other question."""
        return None

    def assessment(self, view: ArcsTable, decision: Decision, readings: Readings) -> Assessment:
        """What it sees that is to decide."""
        return Assessment(view, decision.seat, readings)

    def answer(self, assessment: Any, decision: Decision, rng: Random) -> Answer | None:
        """What other pages say; None where they leave it to those of the base game."""
        return None


BOOKS: Final[dict[str, Book]] = {"base": Book()}
"""The pages of its document, by the mode of the game."""


class SupercatPlayer:
    """CAT: follows its document line by line; at a seat with a hand of cards as CAT-13 says."""

    draws = True

    def __init__(self, readings: Readings = DEFAULT) -> None:
        self.readings = readings

    def choose(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        dealing = BOOKS[view.rules.mode].deal(view, decision)
        if dealing is not None:
            return dealing
        answer = self._wanted(view, decision, rng)
        if answer.option in decision.options:
            return answer
        nearest = choices.nearest_of(answer.option, decision.options)
        said = Message("nearest-allowed", {"wanted": answer.option})
        return Answer(nearest, (Reason("LEAD-1.8", said),))

    def _wanted(self, view: ArcsTable, decision: Decision, rng: Random) -> Answer:
        book = BOOKS[view.rules.mode]
        assessment = book.assessment(view, decision, self.readings)
        chooser = CHOOSERS.get(decision.kind, choices.choose)
        answer = book.answer(assessment, decision, rng) or chooser(assessment, decision, rng)
        is_private = assessment.has_hand and decision.kind in ("lead", "play")
        return kept_private(answer) if is_private else answer


def kept_private(answer: Answer) -> Answer:
    """CAT-13.1: reasons that tell of a hand are for its owner alone."""
    return Answer(
        answer.option,
        lambda: tuple([replace(reason, is_private=True) for reason in answer.reasons]),
    )


def open_turn(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-3.4 and 13.3: declares what it may; with a hand it may seize the initiative."""
    declaring = declare(assessment, decision)
    if declaring is not None:
        return declaring
    cards = [each for each in decision.options if isinstance(each, SeizeWith)]
    if not assessment.has_hand or not cards:
        return Answer(GO_ON, (Reason("CAT-3.4", Message("nothing-to-declare")),))
    won = sum(assessment.is_winning(each) for each in assessment.undeclared)
    said = Message("winning-undeclared", {"count": won})
    if won >= SEIZES_WITH and len(cards) >= SEIZES_WITH:
        return Answer(cards[0], (Reason("CAT-13.3", said),))
    if not assessment.view.free_markers:
        said = Message("closed-no-marker")
    elif won < SEIZES_WITH:
        said = Message("wins-too-few-to-seize", {"count": won})
    else:
        said = Message("last-card-to-seize")
    return Answer(GO_ON, (Reason("CAT-13.3", said),))


# -- why lines hold, and why not ------------------------------------------------------------------

TAKE_LONGER: Final = ("move", "battle", "influence", "repair")
"""The actions whose lines may need several of them."""
MOST_ACTIONS: Final = 5
"""What needs more actions than the best card gives with aids is not true with any."""


def walked(
    assessment: Assessment,
    lines: Sequence[tuple[Line, int]],
    place: int,
    aims: Sequence[Aim],
    allowed: Collection[str],
) -> tuple[Reason, ...]:
    """The lines that were refused, the one at this place, which held, and those not asked then."""
    before = [refused(assessment, line, left, allowed) for line, left in lines[:place]]
    after = [line.told("told-not-asked", ReasonOutcome.EARLIER) for line, _ in lines[place + 1 :]]
    return (*before, held(assessment, lines[place][0], aims), *after)


def held(assessment: Assessment, line: Line, aims: Sequence[Aim]) -> Reason:
    """What the line that holds comes to; of several ways chance takes one when it is begun."""
    if len(aims) == 1:
        return line_held(assessment, line, aims[0])
    return line.told("told-held-by-chance", ReasonOutcome.HELD, count=len(aims))


def line_held(
    seen: Assessment,
    line: Line,
    aim: Aim,
    odds: tuple[PossibleOption, ...] = (),
    *,
    on: bool = False,
) -> Reason:
    """That a line held, what for, and by which numbers."""
    is_own = isinstance(aim, moves.Tax) and aim.owner == seen.number and not aim.as_loyal
    aim = choices.as_allowed(seen, aim)
    args = {"line": line.told_as, "aim": aim.of_own() if is_own else aim.said()}
    fact = fact_of(seen, line, aim)
    key = "told-goes-on" if on else "told-held"
    said = Message(f"{key}-because", {**args, "fact": fact}) if fact else Message(key, args)
    return Reason(line.clause, said, options=odds)


def fact_of(seen: Assessment, line: Line, aim: Aim) -> Message | None:
    """The numbers of the table that an aim goes by, None where it goes by none."""
    match aim:
        case March() if CLAIMS in line.goals:
            return Message("fact-claims", {"claims": claimed(seen), "unbuilt": seen.unbuilt})
        case March() if any(isinstance(each, Place) for each in line.goals):
            most = max([each.fresh.get(aim.target, 0) for each in seen.rivals])
            own = seen.seat.fresh.get(aim.target, 0) + aim.fresh
            where = {"system": board.SYSTEM(aim.target)}
            if seen.rules_for_empire(aim.target):
                return Message("fact-regent", where)
            return Message("fact-guarded", {**where, "own": own, "most": most})
        case Fight() if aim.defender < len(seen.view.seats):
            theirs = seen.defends(aim.defender, aim.system)
            args = {"system": board.SYSTEM(aim.system), "theirs": theirs}
            if aim.goal == "control":
                return Message("fact-control", {**args, "dice": dice_of(seen, aim)})
            return Message("fact-fleets", {**args, "fresh": aim.fresh})
        case moves.Influence() | moves.Secure():
            offer = next(each for each in seen.offers if each.card == aim.card)
            agents = {"own": offer.agents[seen.number], "most": most_rivals(offer, seen.number)}
            return Message("fact-agents", agents)
        case moves.Build(kind="ship"):
            return Message("fact-ships", {"count": seen.ships_left})
        case moves.Build():
            cities = seen.view.on_map(seen.number, board.CITY)
            ports = seen.view.on_map(seen.number, board.STARPORT)
            return Message("fact-buildings", {"cities": cities, "ports": ports})
        case moves.Tax() if ANY_RESOURCE not in line.goals:
            gains = next((each.gains for each in taxes(seen) if each.option == aim), {})
            tests = [each.test for each in line.goals if isinstance(each, Gain)]
            found = [
                each
                for each in (*seen.declared, *seen.undeclared)
                if each in gains
                and (not tests or any(test(seen, {each: gains[each]}, "") for test in tests))
            ]
            wanted = preferred(found, lambda each: seen.contends(each, gains[each]))
            if wanted:
                counts = [*seen.counts(wanted[0])]
                own = counts.pop(seen.number)
                most = max(counts)
                args = {"ambition": board.AMBITION(wanted[0]), "own": own, "most": most}
                is_rival = most in counts[: len(seen.rivals)]
                return Message("fact-ambition" if is_rival else "fact-ambition-third", args)
    return None


def refused(assessment: Assessment, line: Line, left: int, allowed: Collection[str]) -> Reason:
    """CAT-11.25: why a line does not hold with so many actions left: it is not so, or it is, but
    not with this card, not with so few actions, or not without undoing what was done.
    """
    unmet = line.unmet(assessment)
    if unmet is not None:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=unmet)
    aims = line.find(assessment, left)
    far = assessment.with_most_actions(MOST_ACTIONS)
    needed = 0
    if not aims and line.action in TAKE_LONGER and not line.is_partial:
        if assessment.trail and line.find(far, left):
            return line.told("told-undoes", ReasonOutcome.NO_ACTION)
        needed = needs(line, far, left)
    if not aims and not needed:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=unreached(far, line))
    if aims or line.action not in allowed:
        missing = line.action if line.action not in allowed else action_of(line, aims[0])
        return line.told("told-no-such-action", ReasonOutcome.NO_ACTION, action=ACTION(missing))
    key = "told-too-long-for-share" if left < assessment.view.turn.pips else "told-too-long"
    return line.told(key, ReasonOutcome.NO_ACTION, needed=needed, left=left)


def unreached(far: Assessment, line: Line) -> Message:
    """What closes a line that no number of actions would carry out: nothing does what it asks, or
    only a march that gives up too much (CAT-11.26).
    """
    if far.readings.abandon == "progress" and line.action in ("move", "battle"):
        lax = type(far)(far.view, far.number, replace(far.asked, abandon="last"))
        lax.horizon, lax.may_march, lax.paid_moves = far.horizon, far.may_march, far.paid_moves
        if line.find(lax, MOST_ACTIONS):
            return Message("closed-no-progress")
    for ability in filter(None, [getattr(each, "ability", "") for each in line.goals]):
        return Message("closed-unable", {"action": ACTION(ability)})
    return line.unreached(far)


def needs(line: Line, far: Assessment, left: int) -> int:
    """How many actions a line needs that the actions left do not reach, 0 if none would do."""
    if left >= MOST_ACTIONS or not line.find(far, MOST_ACTIONS):
        return 0
    more = range(left + 1, MOST_ACTIONS)
    return next((each for each in more if line.find(far, each)), MOST_ACTIONS)


# -- actions ---------------------------------------------------------------------------------------


def act(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-5 and 6: the Prelude first; then what is under way, else the page from the top."""
    options = decision.options
    begin(assessment)
    unit = under_way(assessment, is_paid=False)
    if assessment.view.turn.prelude:
        ahead = unit.ahead if unit is not None else None
        spendings = document.SPENDINGS[assessment.view.rules.mode](assessment, ahead)
        for clause, key, option in chain(spendings, fuel_for_claims(assessment, unit)):
            if option in options and leads_on(assessment, clause, option):
                return Answer(option, (Reason(clause, Message(key)),))
    if not assessment.view.turn.pips:
        return Answer(END_TURN, (NOTHING_LEFT,))
    offered = {each.action for each in options if isinstance(each, SpendPip)}
    if unit is not None and unit.actions > 0 and unit.action in offered:
        aim = unit.ahead if unit.action == "battle" else unit.aim
        return Answer(SpendPip(unit.action), partial(_under_way, assessment, unit, aim))
    return _from_the_top(assessment, offered)


def _under_way(assessment: Assessment, unit: Unit, aim: Aim) -> tuple[Reason, ...]:
    return (line_held(assessment, unit.line, aim, on=True),)


def _from_the_top(assessment: Assessment, offered: Collection[str]) -> Answer:
    """CAT-6.6: the first line that holds, and what was refused before it."""
    begin(assessment)
    allowed = allowed_actions(assessment)
    pages = pages_of(assessment, assessment.view.turn.pips)
    lines = [(line, left) for page, left in pages for line in page]
    for place, (line, left) in enumerate(lines):
        aims = line.find(assessment, left) if line.action in allowed else ()
        action = action_of(line, aims[0]) if aims else ""
        if action in offered:
            why = partial(walked, assessment, lines, place, aims, allowed)
            return Answer(SpendPip(action), why)

    def nothing_held() -> tuple[Reason, ...]:
        return (*[refused(assessment, line, left, allowed) for line, left in lines], NOTHING_MORE)

    return Answer(END_TURN, nothing_held)


def set_out(assessment: Assessment, kind: str, rng: Random) -> tuple[Unit | None, Sequence[Aim]]:
    """The unit that an action paid for belongs to: what is under way, or one that begins now; and
    the aims between which a lot has decided.
    """
    unit = under_way(assessment, is_paid=True)
    if unit is not None and (unit.action == kind or unit.is_flying):
        return unit, ()
    held = read(assessment, kind)
    if held is None:
        return None, ()
    line, aims, left = held
    chosen = aims[0] if len(aims) == 1 else rng.choice(aims)
    return Unit(line, chosen_of(assessment, alike(aims, chosen)), 0, left), aims


def carry_out(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """The action of the line that held: its aim, by chance among equals."""
    unit, aims = set_out(assessment, decision.kind, rng)
    option = step_of(unit) if unit is not None else None
    if unit is not None and option in decision.options:
        aim = unit.ahead if isinstance(option, moves.Attack) else unit.aim
        held = partial(line_held, assessment, unit.line, aim)
        return Answer(option, lambda: (held(odds_of(assessment, unit, aims)),))
    return at_random(decision, rng)


def odds_of(seen: Assessment, unit: Unit, aims: Sequence[Aim]) -> tuple[PossibleOption, ...]:
    """The first step of each aim between which a lot has decided, and what it leads to."""
    if len(aims) < 2:
        return ()
    steps = [(step_of(replace(unit, aim=aim, done=0)), aim) for aim in aims]
    return tuple(
        [
            PossibleOption(
                step, 1 / len(aims), None if aim == step else choices.as_allowed(seen, aim).said()
            )
            for step, aim in steps
        ]
    )


def at_random(decision: Decision, rng: Random) -> Answer:
    """CAT-11.18: what nothing decides is by chance."""
    listing = decision.listing or ()
    return Answer(
        decision.sample(rng),
        lambda: (Reason("CAT-11.18", Message("by-chance"), options=by_lot(listing)),),
    )


def step_of(unit: Unit) -> Option:
    """The next step of a unit as the option of the decision of its action."""
    march = march_of(unit.aim)
    if march is not None and unit.done < len(march.hops):
        return go((march.origin, *march.hops)[unit.done], march.hops[unit.done])
    return attack(unit.aim.system, unit.aim.defender) if isinstance(unit.aim, Fight) else unit.aim


# -- moves -----------------------------------------------------------------------------------------


def choose_fleet(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.8 and 8.9: the ships of the march; those that fly on stay together."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseFleet)
    unit = on_the_way(assessment, step.origin, step.target)
    march = march_of(unit.aim) if unit is not None else None
    if unit is not None and march is not None:
        chosen = fleet(*march.load)
        if chosen in decision.options:
            held = partial(line_held, assessment, unit.line, march)
            return Answer(chosen, lambda: (replace(held(), clause="CAT-8.8"),))
    return Answer(fleet(step.fresh, step.hurt), (Reason("CAT-8.8", Message("all-ships-go")),))


def on_the_way(assessment: Assessment, origin: str, target: str) -> Unit | None:
    """The unit whose ships are about to go from one system to the next."""
    leg = go(origin, target)
    unit = under_way(assessment, is_paid=True)
    if unit is not None and unit.action == "move" and step_of(unit) == leg:
        return unit
    held = read(assessment, "move")
    if held is None:
        return None
    line, aims, left = held
    for aim in aims:
        found = Unit(line, chosen_of(assessment, alike(aims, aim)), 0, left)
        if step_of(found) == leg:
            return found
    return None


def go_farther(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.7: ships on a catapult fly on to where their march leads."""
    unit = under_way(assessment, is_paid=True)
    march = march_of(unit.aim) if unit is not None else None
    if unit is not None and march is not None and unit.is_flying:
        option = GoFarther(march.hops[unit.done])
        if option in decision.options:
            return Answer(option, partial(_under_way, assessment, unit, march))
    return Answer(GO_ON, (Reason("CAT-8.7", Message("ships-have-arrived")),))


CHOOSERS: Final[dict[str, Chooser]] = {
    **dict.fromkeys(("lead", "play"), select),
    "opening": open_turn,
    "act": act,
    **dict.fromkeys(("tax", "build", "repair", "influence", "secure", "battle", "move"), carry_out),
    "fleet": choose_fleet,
    "catapult": go_farther,
    "dice": choices.collect_dice,
}
"""Who answers cards and each kind of decision of its actions; all others are for `choices`."""
