"""What a SUPERCAT answers when a battle, a card or a full row asks it (CAT-8 and CAT-9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision, Option, Reason
from engine.text.message import Message
from games.arcs import board, moves
from games.arcs.parts import NOBODY, Offer
from games.arcs.rule_hooks import query
from games.arcs.rule_queries import LargestFleet
from games.arcs.steps.actions import fleets
from games.arcs.steps.battle import AssignHits, CollectDice, battle_of
from games.arcs.steps.effects import StealOne
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize
from games.arcs.supercat import doctrines, lexicon
from games.arcs.supercat.assessment import AMBITION_OF, Assessment, Gains, preferred
from games.arcs.supercat.document import Theft, name_of_prey, stolen_gains, wins_with
from games.arcs.supercat.lexicon import by_lot
from games.arcs.supercat.units import fight_of

Mark = Callable[[Assessment, Any], int]
"""How an option stands by one criterion; more is better. Criteria are never compared with each
other: each is a number of its own, and filters what the one before has left.
"""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the document says of a kind of decision: its clause, the message, and the criteria."""

    clause: str
    key: str
    marks: tuple[Mark, ...] = ()

    def pick(self, assessment: Assessment, options: Sequence[Option], rng: Random) -> Answer:
        """The best of these options, by chance among equals, and why."""
        best = preferred(options, *[partial(mark, assessment) for mark in self.marks])
        chosen = best[0] if len(best) == 1 else rng.choice(best)
        return Answer(
            chosen, lambda: (Reason(self.clause, Message(self.key), options=by_lot(best)),)
        )


# -- battle ----------------------------------------------------------------------------------------


def collect_dice(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """CAT-8.21, 8.24 and 8.26: the dice for what the battle is for."""
    step = assessment.view.steps[-1]
    assert isinstance(step, CollectDice)
    fight, battles = fight_of(assessment, step.system, step.defender)
    goal = fight.goal if fight is not None else "trophies"
    chosen = dice_for(assessment, step, goal, battles)
    if fight is not None and goal == "ransack":
        chosen = doctrines.dice_to_ransack(assessment, fight) or chosen
    if chosen not in decision.options:
        chosen = dice_for(assessment, step, "trophies", 1)
    clause = "CAT-8.24" if chosen.raid else "CAT-8.26" if goal == "control" else "CAT-8.21"
    own = assessment.fresh_attackers(step.system)
    theirs = assessment.defends(step.defender, step.system)
    if goal == "control":
        dice = chosen.skirmish + chosen.assault + chosen.raid
        said = Message("dice-to-control", {"dice": dice, "theirs": theirs})
        if assessment.only_ends_control(step.system, step.defender, own):
            args = {"owner": board.OWNER(step.defender), **said.args}
            said = Message("dice-to-end-control", args)
    elif goal == "trophies" and not theirs:
        hurt = assessment.attackers(step.system) - own
        defender = board.OWNER(step.defender)
        said = Message("dice-for-undefended", {"fresh": own, "hurt": hurt, "owner": defender})
    else:
        key = "dice-before-raid" if goal == "raid" and not chosen.raid else f"dice-for-{goal}"
        said = Message(key, {"fresh": own, "theirs": theirs})
    return Answer(chosen, (Reason("CAT-14.12" if goal == "ransack" else clause, said),))


def dice_for(
    assessment: Assessment, step: CollectDice, goal: doctrines.Goal, battles: int
) -> moves.Collect:
    """CAT-8.21, 8.24 and 8.26: which dice, with so many battles left, this one too.

    The last battle of a raid is all raid dice. CAT-14.11: by some documents as many assault dice as
    twice the defenders at most, or the steps of Blight, and before the last battle of a raid none.
    """
    readings, system = assessment.readings, step.system
    dice = assessment.attackers(system) + assessment.extra_dice(system)
    if goal == "raid" and battles == 1:
        raid = min(dice, board.MOST_DICE)
        return moves.collect(min(dice - raid, board.MOST_DICE), 0, raid)
    theirs = assessment.defends(step.defender, system)
    better = assessment.fresh_attackers(system) > theirs
    assault = dice if better else dice // 2 if battles == 1 else 0
    if goal == "raid" and readings.raiding == "skirmish":
        assault = 0
    elif readings.dice == "double":
        most = 2 * max(assessment.steps_to_assault(step.defender, system), theirs)
        assault = min(dice, most) if better or battles == 1 else 0
    assault = min(assault, board.MOST_DICE)
    return moves.collect(min(dice - assault, board.MOST_DICE), assault, 0)


def _hit_other(assessment: Assessment, option: moves.Hit | moves.HitOther) -> int:
    """CATR-13.7: hits of its own go to ships that are not its own."""
    return _hits(assessment).of_attacker and isinstance(option, moves.HitOther)


def _hit_worn(assessment: Assessment, option: moves.Hit | moves.HitOther) -> int:
    """CAT-8.22: damaged ships and buildings become Trophies; of its own fresh ones are hit."""
    return option.fresh == _hits(assessment).of_attacker


def _hit_for_control(assessment: Assessment, option: moves.Hit | moves.HitOther) -> int:
    """CAT-8.26: fresh ships while its own fewer ships keep it from control, then what becomes a
    Trophy; of its own damaged ones.
    """
    step = _hits(assessment)
    if step.of_attacker:
        return not option.fresh
    theirs = assessment.defends(step.defender, step.system)
    is_kept = assessment.seat.fresh.get(step.system, 0) < theirs
    return option.fresh == (is_kept and option.kind == board.SHIP)


def _hit_city(assessment: Assessment, option: moves.Hit | moves.HitOther) -> int:
    """CAT-8.17 and 8.18: a city if Outrage does no harm, else a starport."""
    step = _hits(assessment)
    if step.of_attacker or option.kind == board.SHIP:
        return 0
    fight = doctrines.Fight(step.system, step.defender, "trophies", 1, 0, step.hits)
    return (option.kind == board.CITY) == doctrines.outrage_is_fine(assessment, fight)


def _hits(assessment: Assessment) -> AssignHits:
    step = assessment.view.steps[-1]
    assert isinstance(step, AssignHits)
    return step


def _faces(option: moves.Reroll | moves.RerollFaces | moves.GoOn) -> list[board.Face]:
    return (
        [board.FACES[option.kind][n - 1] for n in option.faces]
        if isinstance(option, moves.RerollFaces)
        else []
    )


def _keeps_good(
    assessment: Assessment, option: moves.Reroll | moves.RerollFaces | moves.GoOn
) -> int:
    """CAT-8.19: no die that shows neither an intercept nor a blank is rolled again."""
    hits = option.hits if isinstance(option, moves.Reroll) else 0
    return -hits - sum(not (face.intercept or is_blank(face)) for face in _faces(option))


def _rolls_intercepts(
    assessment: Assessment, option: moves.Reroll | moves.RerollFaces | moves.GoOn
) -> int:
    return sum(bool(face.intercept) for face in _faces(option))


def _rolls_blanks(
    assessment: Assessment, option: moves.Reroll | moves.RerollFaces | moves.GoOn
) -> int:
    blanks = option.blanks if isinstance(option, moves.Reroll) else 0
    return blanks + sum(is_blank(face) for face in _faces(option))


def is_blank(face: board.Face) -> bool:
    """Whether a side of a die shows nothing."""
    return not any((face.hit, face.self_hit, face.intercept, face.building_hit, face.key))


def _of_theft(mark: Callable[[Assessment, Gains, int], bool]) -> Mark:
    """A criterion of what a theft brings; to take nothing comes last."""

    def found(assessment: Assessment, option: Theft | moves.GoOn) -> int:
        if isinstance(option, moves.GoOn):
            return -1
        owner = NOBODY if isinstance(option, moves.Plunder) else option.owner
        return mark(assessment, stolen_gains(assessment, option), owner)

    return found


_wins: Final = _of_theft(wins_with)
CONTENDING: Final = (
    _of_theft(lambda seen, gains, owner: seen.contends_one(gains, seen.declared, owner)),
    _of_theft(lambda seen, gains, owner: seen.contends_one(gains, seen.undeclared, owner)),
)
"""What contends a declared ambition, then what contends an undeclared one."""
GROWS_BY_THEFT: Final = _of_theft(lambda seen, gains, owner: seen.grows(gains, seen.declared))
BRINGS: Final = _of_theft(lambda seen, gains, owner: bool(gains))


def _fight(assessment: Assessment) -> doctrines.Fight | None:
    """The combat that the battle under way belongs to."""
    battle = battle_of(assessment.view)
    return fight_of(assessment, battle.system, battle.defender)[0] if battle is not None else None


def _for_prizes(assessment: Assessment, option: Any) -> int:
    """CAT-8.16: whether it is what the line of the fight is for."""
    fight = _fight(assessment)
    return fight is not None and name_of_prey(assessment, option) in fight.prizes


def _by_influence(place: int) -> Mark:
    """CAT-9.7: one criterion of the order of influence, for a card that can be stolen."""

    def found(assessment: Assessment, option: Option) -> int:
        if not isinstance(option, moves.StealCard):
            return 0
        nobody = (0,) * len(assessment.view.seats)
        order = doctrines.influence_order(assessment, 0)
        return order[place](Offer(option.card, nobody)) if place < len(order) else 0

    return found


def _for_card(assessment: Assessment, option: Any) -> int:
    """CAT-14.12: whether it is a card that the fight is for."""
    fight = _fight(assessment)
    return fight is not None and fight.goal == "ransack" and option.card in fight.prizes


def _agents_of_rivals(assessment: Assessment, option: moves.Ransack) -> int:
    return doctrines.rival_agents(_offer(assessment, option), assessment.number)


def _is_best_of_equals(assessment: Assessment, option: moves.Ransack) -> int:
    mine = _agents_of_rivals(assessment, option)
    number = assessment.number
    others = [
        each
        for each in assessment.view.court
        if each.card and doctrines.rival_agents(each, number) == mine
    ]
    return _offer(assessment, option) in doctrines.by_doctrine(assessment, others, 0)


def _offer(assessment: Assessment, option: moves.Ransack) -> Offer:
    return next(each for each in assessment.view.court if each.card == option.card)


# -- resources -------------------------------------------------------------------------------------


def _is_not_sought(assessment: Assessment, option: moves.DropToken) -> int:
    """CAT-11.15: what has just come stays if a line has taken it to contend an ambition."""
    step = assessment.view.steps[-1]
    if not isinstance(step, Receive) or option.resource != step.resource:
        return True
    return not assessment.seeks(step.resource)


def _dropped(assessment: Assessment, options: Sequence[Any]) -> Sentence:
    """What is said of a discard: by which of the criteria the resources differ."""
    goods = [each for each in options if each.resource in board.RESOURCES]
    counted = [AMBITION_OF.get(each.resource) in assessment.declared for each in goods]
    if not (counted and all(counted)):
        return SENTENCES["drop"]
    keeps = 0 < sum([_is_not_sought(assessment, each) for each in goods]) < len(goods)
    return replace(SENTENCES["drop"], key="discards-held" if keeps else "discards-most")


def _has_most_of(assessment: Assessment, option: moves.DropToken) -> int:
    return assessment.seat.slots.count(option.resource)


def _dear_to_raid(assessment: Assessment, option: moves.Arrange) -> int:
    worth = 0
    for token, cost in zip(option.slots, board.SLOT_COSTS, strict=False):
        ambition = AMBITION_OF.get(token, "")
        if ambition:
            worth += cost * (1 + 2 * (ambition in assessment.declared))
    return worth


def _gains_of_type(option: moves.Choose | moves.GoOn) -> Gains:
    return doctrines.gains_of_type(option.name if isinstance(option, moves.Choose) else "")


OF_TYPES: Final[tuple[Mark, ...]] = (
    lambda seen, option: seen.contends_one(_gains_of_type(option), seen.declared),
    lambda seen, option: seen.contends_one(_gains_of_type(option), seen.undeclared),
    lambda seen, option: seen.grows(_gains_of_type(option), seen.declared),
)
"""What a type of resource is good for."""


# -- court cards -----------------------------------------------------------------------------------


def _spreads(assessment: Assessment, option: moves.Choose | moves.GoOn) -> int:
    found = doctrines.spreading(assessment)
    return (
        isinstance(option, moves.Choose) and option.name in found
        if found
        else option == moves.GO_ON
    )


def _at_best_port(assessment: Assessment, option: moves.Choose) -> int:
    at_port = option.name in assessment.ports
    return at_port * (1 + assessment.seat.fresh.get(option.name, 0))


def _cluster_of_task_force(assessment: Assessment, option: moves.Choose) -> int:
    number = int(option.name.split()[-1])
    return any(board.SYSTEMS[each].cluster == number for each in assessment.task_force)


def _declares_what_it_leads(assessment: Assessment, option: moves.Declare | moves.GoOn) -> int:
    able = [each for each in assessment.undeclared if assessment.leads(each)]
    if not able:
        return option == moves.GO_ON
    return isinstance(option, moves.Declare) and option.ambition in able


def _is_rivals_city(assessment: Assessment, option: moves.ReturnCity | moves.GoOn) -> int:
    """CAT-9.6: a rival's city while the initiative can be seized; its own never goes back."""
    if isinstance(option, moves.GoOn):
        return 0
    is_wanted = option.owner != assessment.number and may_seize(assessment.view, assessment.number)
    return 1 if is_wanted else -1


def _goes_on(assessment: Assessment, option: Option) -> int:
    return isinstance(option, moves.GoOn)


def _does_it(assessment: Assessment, option: Option) -> int:
    return not isinstance(option, moves.GoOn)


def _by_chance(what: str) -> Sentence:
    """CAT-11.18: what is offered is done, and chance says how."""
    return Sentence("CAT-11.18", f"chance-{what}", (_does_it,))


INFLUENCE_MARKS: Final = 14
"""The criteria of the longest order of influence, at most."""
SENTENCES: Final[dict[str, Sentence]] = {
    "hit": Sentence("CAT-8.22", "hits-for-trophies", (_hit_other, _hit_worn, _hit_city)),
    "raid": Sentence(
        "CAT-8.16",
        "raids-what-contends",
        (
            *CONTENDING,
            GROWS_BY_THEFT,
            lambda seen, option: isinstance(option, moves.StealCard),
            BRINGS,
        ),
    ),
    "reroll": Sentence(
        "CAT-8.19",
        "rolls-intercepts-again",
        (  # CAT-11.18: of several cards that roll dice again each has its turn
            lambda seen, option: isinstance(option, moves.UseCard),
            _keeps_good,
            _rolls_intercepts,
            _rolls_blanks,
        ),
    ),
    "ransack": Sentence(
        "CAT-11.14", "ransacks-most-agents", (_agents_of_rivals, _is_best_of_equals)
    ),
    "drop": Sentence(
        "CAT-11.15",
        "discards-undeclared",
        (  # golems, which no supply gives back, go last
            lambda seen, option: option.resource in board.RESOURCES,
            lambda seen, option: AMBITION_OF.get(option.resource) not in seen.declared,
            _is_not_sought,
            _has_most_of,
        ),
    ),
    "arrange": Sentence("CAT-11.15", "lays-dear-to-raid", (_dear_to_raid,)),
    "steal": Sentence(
        "CAT-9.7",
        "steals-what-contends",
        (
            *CONTENDING,
            *[_by_influence(place) for place in range(INFLUENCE_MARKS)],
            GROWS_BY_THEFT,
            BRINGS,
        ),
    ),
    "place": Sentence(
        "CAT-5.11",
        "places-at-starport",
        (_at_best_port, lambda seen, option: option.name in seen.task_force),
    ),
    "cluster": Sentence("CAT-9.3", "cluster-of-task-force", (_cluster_of_task_force,)),
    "attach": Sentence(
        "CAT-5.12",
        "union-beside-most-actions",
        (lambda seen, option: board.CARDS[option.card].pips,),
    ),
    "declare": Sentence(
        "CAT-9.4",
        "declares-what-it-leads",
        (
            _declares_what_it_leads,
            lambda seen, option: option != moves.GO_ON and seen.is_winning(option.ambition),
        ),
    ),
    "return": Sentence(
        "CAT-9.6",
        "returns-rivals-city",
        (
            _is_rivals_city,
            lambda seen, option: (
                0 if option == moves.GO_ON else seen.view.seats[option.owner].power
            ),
        ),
    ),
    "seize": Sentence("CAT-9.6", "seizes-then", (lambda seen, option: option == moves.SEIZE,)),
    "swap": Sentence("CAT-11.16", "keeps-cards", (_goes_on,)),
    "throw": Sentence("CAT-5.13", "throws-no-card", (_goes_on,)),
    "redraw": Sentence(
        "CAT-13.4", "keeps-hand", (lambda seen, option: isinstance(option, moves.KeepHand),)
    ),
    "captive": Sentence("CAT-11.17", "keeps-captives", (_goes_on,)),
    "type": Sentence("CAT-11.15", "gains-what-contends", OF_TYPES),
    "gate": _by_chance("gate"),
    "first": _by_chance("first"),
    "look": _by_chance("hand"),
    "draft": _by_chance("leader"),
    "abduct": _by_chance("abducted"),
    "trade": Sentence(  # CAT-14.7: nothing of a declared ambition if anything else can be given
        "CAT-11.18",
        "chance-trade",
        (
            _does_it,
            lambda seen, option: (
                option == moves.GO_ON or AMBITION_OF.get(option.give) not in seen.declared
            ),
        ),
    ),
    "fire": _by_chance("target"),
    "fire-dice": Sentence(  # what is offered is done, with all dice that there are
        "CAT-11.18", "by-chance", (lambda seen, option: option.skirmish,)
    ),
    "roll-again": Sentence(
        "CAT-8.19", "rolls-intercepts-again", (_keeps_good, _rolls_intercepts, _rolls_blanks)
    ),
    "go": Sentence("CAT-11.21", "ships-stay", (_goes_on,)),
    "ships": _by_chance("ships"),
    "guide": _by_chance("guided"),
    "martyr": _by_chance("martyrs"),
    "trophy": _by_chance("trophy"),
    "annex": _by_chance("annexed"),
    "exchange": _by_chance("exchange"),
    "prune": _by_chance("replaced"),
    "agent": _by_chance("agent"),
    "give": _by_chance("gift"),
    "reshape": _by_chance("reshaped"),
    "repeat": _by_chance("again"),
    "home": _by_chance("home"),
    "fate": _by_chance("fate"),
    "hand over": _by_chance("handed-over"),
    "pass golem": _by_chance("golem"),
}
"""Every kind of decision that is no action: what the document says, or that it is left to chance.
"""
PRIZES: Final = Sentence(
    "CAT-8.16", "raids-what-it-fights-for", (_for_prizes, *SENTENCES["raid"].marks)
)
WINS: Final = Sentence("CAT-5.14", "steals-what-wins", (_wins, *CONTENDING))
SPREADS: Final = Sentence("CAT-9.5", "outrage-ends-a-win", (_spreads,))
GAINS: Final = Sentence("CAT-11.15", "gains-what-contends", (_does_it, *OF_TYPES))
HITS_FOR_CONTROL: Final = Sentence(
    "CAT-8.26", "hits-for-control", (_hit_other, _hit_for_control, _hit_city)
)

HITS_TO_RANSACK: Final = Sentence(
    "CAT-14.12",
    "hits-to-ransack",
    (
        _hit_other,
        lambda seen, option: not _hits(seen).of_attacker and option.kind == board.CITY,
        _hit_worn,
    ),
)
RANSACKS: Final = Sentence(
    "CAT-14.12", "ransacks-what-it-fights-for", (_for_card, *SENTENCES["ransack"].marks)
)


def _can_win(assessment: Assessment, options: Sequence[Any]) -> bool:
    """CAT-5.14: whether Silver-Tongues, which steal anything, make it win a declared ambition."""
    step = assessment.view.steps[-1]
    is_any = isinstance(step, StealOne) and not step.resource
    return is_any and any(_wins(assessment, each) > 0 for each in options)


def _spared(step: AssignHits, sentence: Sentence, key: str, *, is_others: bool) -> Sentence:
    """CATR-13.7: what is said instead where the hits are on its own side."""
    if not step.of_attacker:
        return sentence
    if is_others:
        return replace(sentence, clause="CATR-13.7", key="hits-imperial-first")
    return replace(sentence, key=key)


def sentence_of(assessment: Assessment, decision: Decision) -> Sentence:
    """What is said of a decision."""
    if decision.kind == "resource":
        spreads = any(option == moves.GO_ON for option in decision.options)
        return SPREADS if spreads else GAINS
    if decision.kind == "hit":
        step = _hits(assessment)
        is_others = any(isinstance(each, moves.HitOther) for each in decision.options)
        fight, _ = fight_of(assessment, step.system, step.defender)
        goal = fight.goal if fight is not None else ""
        if goal == "control" or (goal == "raid" and assessment.readings.raiding == "skirmish"):
            return _spared(step, HITS_FOR_CONTROL, "hits-spare-fresh", is_others=is_others)
        if goal == "ransack":
            return _spared(step, HITS_TO_RANSACK, "hits-spare-ships", is_others=is_others)
        return _spared(step, SENTENCES["hit"], "hits-spare-ships", is_others=is_others)
    if decision.kind == "drop":
        return _dropped(assessment, decision.options)
    if decision.kind == "ransack" and any(_for_card(assessment, each) for each in decision.options):
        return RANSACKS
    if decision.kind == "raid" and any(_for_prizes(assessment, each) for each in decision.options):
        return PRIZES
    if decision.kind == "steal" and _can_win(assessment, decision.options):
        return WINS
    return SENTENCES[decision.kind]


def choose(assessment: Assessment, decision: Decision, rng: Random) -> Answer:
    """The answer to anything but cards and actions."""
    return sentence_of(assessment, decision).pick(assessment, list(decision.options), rng)


# -- what a leader allows ----------------------------------------------------------------------


def nearest_of(wanted: Option, options: Sequence[Option]) -> Option:
    """LEAD-1.8: of the dice or the ships that a leader allows those nearest to what is wanted.

    Of equally near ones the fresh ships, or the skirmish dice.
    """
    alike = [each for each in options if type(each) is type(wanted)]

    def apart(option: Option) -> tuple[int, int, int]:
        pairs = list(zip(_counts(option), _counts(wanted), strict=True))
        apart_by = sum(abs(a - b) for a, b in pairs)
        return abs(sum(a - b for a, b in pairs)), apart_by, -pairs[0][0]

    return min(alike, key=apart) if alike and _counts(wanted) else options[0]


def _counts(option: Option) -> tuple[int, ...]:
    if isinstance(option, moves.Fleet):
        return option.fresh, option.hurt
    if isinstance(option, moves.Collect):
        return option.skirmish, option.assault, option.raid
    return ()


def as_allowed(seen: Assessment, aim: lexicon.Aim) -> lexicon.Aim:
    """LEAD-1.8: an aim with the ships that set out at once, where a text allows no more of them."""
    march = lexicon.march_of(aim)
    most = query(seen.view, LargestFleet(seen.number), board.SUPPLY[board.SHIP])
    if march is None or march.fresh + march.hurt <= most:
        return aim
    fresh, hurt = _counts(nearest_of(moves.Fleet(*march.load), fleets(*march.load, most)))
    sent = march._replace(fresh=fresh, hurt=hurt)
    if not isinstance(aim, doctrines.Fight):
        return sent
    own_fresh, own_ships = aim.fresh - march.fresh, aim.ships - sum(march.load)
    return aim._replace(march=sent, fresh=own_fresh + fresh, ships=own_ships + fresh + hurt)
