"""Seeded games and tables of Arcs, everything that is asked, answered, told and thought in them.

Each sheet is a list of lines; of every few lines in a row `tests/golden/arcs_transcripts.txt` keeps
four digits, so that a rule, an option, an event, a bot's answer or a clause that changes is noticed
without a worked position of its own. Words are left out: sentences change nothing.
`python -m tests.golden` writes the digits again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

from engine.core.decision import Chance, Decision, Option, Reason
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.core.position.edits import EditState
from engine.core.setup import SeatSetup, Setup
from engine.text.message import Message
from games.arcs import odds
from games.arcs import setting_out as desk
from games.arcs.account import account_of
from games.arcs.board import AMBITIONS, DICE, PIECES, RESOURCES, SYSTEMS, deck
from games.arcs.bots.evaluator import Evaluator
from games.arcs.court import BASE_LORE, COURT, LEADERS, LORE
from games.arcs.game import GAME
from games.arcs.laying_out import layout
from games.arcs.learning import FACTS
from games.arcs.moves import Go, Hit, HitOther, Reroll
from games.arcs.rule_hooks import ICONS_OF
from games.arcs.state import ArcsTable
from tests.games.arcs.test_arcs_random_games import IDLE, RARE
from tests.golden import FOLDER

PATH = FOLDER / "arcs_transcripts.txt"
BLOCK = 10
"""So many lines have digits together."""
DIGITS = 4
MOST_OPTIONS = 60
ASKED = ("steward", "supercat:hand")
"""Bots that are asked whatever the seats are asked."""
FOLLOWS = 0.3
"""How often a random player does what one of them says."""
SET_OUT_EVERY, CLICKS = 40, 20
LORE_OF_A_SEAT = 4
LOOKED_AT = 12
"""After so many answers the table is looked at from all sides."""


def digits_of(lines: Iterable[str]) -> str:
    """The digits of all blocks of a sheet."""
    rest, found = iter(lines), []
    while block := list(islice(rest, BLOCK)):
        found.append(blake2b("\n".join(block).encode(), digest_size=DIGITS // 2).hexdigest())
    return " ".join(found)


def golden() -> str:
    """All sheets: a name and its digits in one line each."""
    return "".join(f"{name}: {digits_of(sheet())}\n" for name, sheet in SHEETS.items())


def kept() -> dict[str, str]:
    """The digits of every sheet as they were written."""
    lines = PATH.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines)


def written(value: Any) -> str:
    return json.dumps(_plain(GAME.codec.encode(value)), separators=(",", ":"))


def _plain(value: Any) -> Any:
    """Floats with so many digits as every machine has."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list) else value


def _thought(reason: Reason | None) -> Any:
    """What a reason holds beside its words: the clause, what became of it, and its numbers."""
    if reason is None:
        return None
    possible = [
        [str(each.option), round(each.odds, 6), _values(each.why)] for each in reason.options
    ]
    said = _values(reason.said)
    return [
        reason.clause,
        reason.outcome,
        reason.is_private,
        said,
        _thought(reason.veiled),
        possible,
    ]


def _values(said: Any) -> Any:
    """The values that a message is told, without its key."""
    match said:
        case Message(args=args):
            return [_values(args[name]) for name in sorted(args)]
        case float():
            return round(said, 6)
        case list() | tuple():
            return [_values(each) for each in said]
        case _:
            return "" if said is None else str(said)


# -- games -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sitting:
    """Who plays, by which options; whether the table is set out anew by hand now and then."""

    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    answers: int = 400
    is_set_out: bool = False
    asked: tuple[str, ...] = ASKED
    asked_every: int = 1

    def match(self, name: str) -> Match:
        seats = tuple(SeatSetup(who, f"{who} {n}") for n, who in enumerate(self.players, 1))
        return Match(GAME, Setup(seats, name, dict(self.options)), keeps_history=False)

    def lines(self, name: str) -> Iterator[str]:
        """One line an answer, with everything that can be known before and after it."""
        match, rng = self.match(name), Random(name)
        bots = {who: GAME.bot(who, match.setup) for who in {*self.players, *self.asked}}
        first, events = match.table.copy(), list[Any]()
        for number in range(self.answers):
            if match.is_over:
                break
            told = list[Any]()
            if number % LOOKED_AT == 0:
                told += [*looked_at(match.table, rng), *what_may_follow(match, rng)]
            if isinstance(match.pending, Chance):
                told += [match.pending.kind, match.pending.for_seat, match.pending.is_settled]
                move = match.roll()
            else:
                told += _asked(match.pending)
                names = self.asked if number % self.asked_every == 0 else ()
                move = match.answer(self._answer(match, names, bots, rng, told))
            events += move.events
            told += [move.answer, [[each.event, each.to] for each in move.told], match.table]
            yield written(told)
            if self.is_set_out and number % SET_OUT_EVERY > SET_OUT_EVERY - 4:
                match = self.set_out(match, rng)
        yield written([account_of(events, first), match.is_over and match.result])

    def _answer(
        self,
        match: Match,
        names: Sequence[str],
        bots: Mapping[str, Any],
        rng: Random,
        told: list[Any],
    ) -> Option:
        """By a bot's pages, by chance, or by chance out of what does something."""
        asked, advice = match.pending, []
        who = self.players[asked.seat]
        for name in dict.fromkeys((*names, who)):
            if name != "random" and (who != "supercat" or name == who):
                thought = match.think(bots[name])
                advice.append(thought.option)
                told += [thought.option, [_thought(each) for each in thought.reasons]]
            if name in ADMIRALS:
                view, also = GAME.view(match.table, asked.seat), asked.options
                lines = bots[name].lines(view, asked, rng, also=also)
                told += [[line.option, line.worth, line.luck] for line in lines]
        if who != "random":
            return advice[-1]
        return rng.choice(advice) if advice and rng.random() < FOLLOWS else busy(asked, rng)

    def set_out(self, match: Match, rng: Random) -> Match:
        """The game goes on with some pieces, cards and tokens elsewhere, at a turn's choices."""
        if match.is_over or match.pending.kind not in ("lead", "play", "act"):
            return match
        table = with_cards_dealt(match.table, rng)
        for key, button in islice(clicks(table, rng), CLICKS):
            after = clicked(table, key, button, rng)
            table = table if after is None else _if_sound(after, table)
        document = json.loads(written(table))
        setup = replace(match.setup, position=document, seed=f"{match.setup.seed}+")
        return Match(GAME, setup, keeps_history=False)


def _asked(asked: Decision) -> list[Any]:
    """A question and its options, or some of very many."""
    options = asked.options
    some = options[:: 1 + len(options) // MOST_OPTIONS]
    return [asked.seat, asked.kind, asked.secret, len(options), list(some)]


def busy(asked: Decision, rng: Random) -> Option:
    """A random answer that seldom ends what can still go on, and likes what is rare."""
    choices: Sequence[Option] = asked.options
    if rng.random() < 0.9:
        choices = [each for each in choices if type(each).__name__ not in IDLE] or choices
    if asked.kind == "act" and rng.random() < 0.5:
        choices = [each for each in choices if str(each).partition(" ")[0] in RARE] or choices
    return rng.choice(choices)


def with_cards_dealt(table: ArcsTable, rng: Random) -> ArcsTable:
    """Everybody has more Guild cards, captives and resources, as far as the table allows; with
    leaders another one, and several lore cards.
    """
    for number in range(len(table.seats)):
        deck_left = [card for card in table.court_deck if card in COURT and COURT[card].is_guild]
        for card in rng.sample(deck_left, min(len(deck_left), 2)):
            table = _if_sound(desk.give_guild(table, number, card), table)
        rival = rng.choice(table.clockwise(number)[1:])
        table = _if_sound(desk.add_captive(table, number, rival, 1), table)
        for slot in range(3):
            table = _if_sound(desk.next_token(table, number, slot, rng.randrange(6)), table)
    if table.rules.leaders == "off" or table.draft:
        return table
    lore, leaders = rng.sample(BASE_LORE, len(BASE_LORE)), rng.sample(sorted(LEADERS), 8)
    for number, seat in enumerate(table.seats):
        after = table.copy()
        if seat.supercat is None:
            size = 6 + sum(LORE[card].adds_slot for card in lore[:LORE_OF_A_SEAT])
            after.seats[number].slots = (*seat.slots, "", "", "")[:size]
            after.seats[number].lore = tuple(lore[:LORE_OF_A_SEAT])
            after.seats[number].leader = leaders[number]
            del lore[:LORE_OF_A_SEAT]
        table = _if_sound(after, table)
    return table


def _if_sound(after: ArcsTable, before: ArcsTable) -> ArcsTable:
    """The table after, if nothing else is under way there and no token lies in a closed slot."""
    if after.steps != before.steps or after.check():
        return before
    for number, seat in enumerate(after.seats):
        held = {place for place, token in enumerate(seat.slots) if token}
        if not held <= set(after.open_places(number)):
            return before
    return after


# -- tables ----------------------------------------------------------------------------------------


def looked_at(table: ArcsTable, rng: Random) -> Iterator[Any]:
    """What pages, bots and lessons read from a table."""
    yield [table.unseen_cards(), [str(each) for each in layout(table)]]
    for seat in range(len(table.seats)):
        view = GAME.view(table, seat)
        yield [view, view.check(), GAME.deal_hidden(view, rng)]
        for key, button in islice(clicks(view, rng), 6):
            after = clicked(view, key, button, rng)
            yield [after, after and _places(after.check())]
        if table.reach.has_turns and table.chapter:
            evaluator = Evaluator(view, seat)
            yield [evaluator.features(view), evaluator(view)]
        for ambition in AMBITIONS:
            if ambition in ICONS_OF:
                yield odds.icons_of(table, seat, ambition)
            yield _fact(table, seat, "icons", ambition)
        for system in SYSTEMS:
            yield _fact(table, seat, "ships", f"{system} of {seat}")
        for name, words in OF_A_SEAT:
            yield _fact(table, seat, name, words)
    for ambition in AMBITIONS:
        yield [odds.ranks_of(table, ambition), odds.phantoms_of(table, ambition)]
        yield [_fact(table, 0, "worth", f"{place} {ambition}") for place in ("first", "second")]
    fight = odds.fight_of(table)
    yield [
        fight,
        odds.fighters(table),
        odds.sailing_of(table),
        odds.is_laid_out(table),
    ]
    if fight is not None:
        yield [fight.battle, odds.fresh_defenders(table, fight), _fact(table, 0, "left", "")]


def what_may_follow(match: Match, rng: Random) -> Iterator[Any]:
    """What pages and advisers say of a question: options, odds, and what an answer leads to."""
    table, pending = match.table, match.pending
    yield [
        _values(pending.said) if hasattr(pending, "said") else pending.kind,
        odds.joining_of(table),
    ]
    if isinstance(pending, Chance):
        yield str(pending.outcomes.sample(rng))
        return
    options = list(pending.options)
    for option in (rng.choice(options), options[-1]):
        yield [_values(GAME.said_of(option, table, pending.seat)), str(option)]
        tried = odds.outlook(table, option)
        yield [tried.events, tried.table, tried.asked and _asked(tried.asked)]
        yield [*odds.following(table, pending.seat, option)][:MOST_OPTIONS]
        if isinstance(option, Go):
            fresh, hurt = table.ships_of(pending.seat, option.origin)
            yield odds.after_moving(table, pending.seat, option, fresh, min(1, hurt))
    pools = [each for each in options if hasattr(each, "skirmish")]
    if pools:
        yield [odds.proposed_dice(pools, fresh) for fresh in range(5)]
        pool = odds.proposed_dice(pools, rng.randrange(3))
    else:
        pool = (rng.randrange(4), rng.randrange(4), rng.randrange(3))
    yield odds.odds_of(pool, rng.randrange(4)) if sum(pool) else None
    hits = [each for each in options if isinstance(each, Hit | HitOther)]
    if hits:
        yield [odds.proposed_hit(hits, of_attacker) for of_attacker in (False, True)]
    roll = tuple(rng.randrange(1, 7) for _ in range(sum(pool)))
    for option in options[:3]:
        if isinstance(option, Reroll) and pool[0] >= option.blanks + option.hits:
            yield odds.reroll_of(pool, roll, option, (6,) * (option.blanks + option.hits))
    state = EditState(rng.randrange(len(table.seats)), rng.choice(((), ("cards",))))
    state.chosen["piece"] = rng.choice(desk.PIECES_TO_PUT)
    yield [_row(row) for row in desk.EDITS.rows(table, state)]


def _row(row: Any) -> Any:
    """A row of the desk without its words."""
    chips = [[each.key, each.is_on, each.left] for each in getattr(row, "chips", ())]
    return [chips, getattr(row, "name", ""), getattr(row, "now", 0)]


OF_A_SEAT = (
    ("pips", ""), ("power", ""), ("goal", ""), ("cards", ""), ("slots", ""), ("tokens", ""),
    ("ships", ""), ("objective", ""), *(("tokens", resource) for resource in RESOURCES),
)  # fmt: skip


def _fact(table: ArcsTable, seat: int, name: str, words: str) -> str:
    return FACTS[name](table, seat, words)


def _places(problems: Sequence[str]) -> list[str]:
    """The place of the table that each problem names, without what is said of it."""
    return [each.partition(" ")[0] for each in problems]


def clicks(table: ArcsTable, rng: Random) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Places of the desk where something can be set out, at random, and what is done there."""
    count = len(table.seats)
    keys: list[tuple[Any, ...]] = [
        *(("system", system) for system in table.systems),
        *(("ambition", ambition) for ambition in AMBITIONS),
        *(("outrage", resource) for resource in RESOURCES),
        *(("held", card) for card in deck(count)),
        *(("captive", owner) for owner in range(count)),
        *(("trophy", owner, kind) for owner in range(count) for kind in PIECES),
        *(("guilds",) for _ in range(8)),
    ]
    while True:
        more: list[tuple[Any, ...]] = [
            ("marker", rng.randrange(3)),
            ("court", rng.randrange(max(1, len(table.court)))),
            ("slot", rng.randrange(6)),
            ("trick", rng.randrange(max(1, len(table.trick)))),
            ("card", rng.randrange(4)),
            ("building", rng.choice(table.systems), 0),
            ("fleet", rng.choice(table.systems), rng.randrange(count), rng.random() < 0.5),
            ("setup",),
            *((name, rng.choice((-1, 1))) for name in COUNTERS),
            *((name,) for name in ("initiative", "next card")),
            ("seat", rng.randrange(count)),
        ]
        guild = [("guild", card) for seat in table.seats for card in seat.cards]
        key = rng.choice(rng.choice((keys, more, guild or keys)))
        yield key, rng.choice(("put", "take", "turn", "choose"))


COUNTERS = ("Cards in hand", "Power", "Chapter", "Round", "Hand counter", "Seize counter",
            "Cards nobody knows")  # fmt: skip


def clicked(table: ArcsTable, key: tuple[Any, ...], button: str, rng: Random) -> ArcsTable | None:
    """The table after one button at a place; None where there is nothing of the kind."""
    state = EditState(rng.randrange(len(table.seats)))
    state.chosen["piece"] = rng.choice(desk.PIECES_TO_PUT)
    edits = desk.EDITS
    try:
        match button:
            case "turn":
                after = edits.turn(table, state, key, rng.choice((-2, -1, 1, 2)))
            case "choose":
                state.chosen["piece"] = "ship"
                shown = edits.pictures(table, state, key)
                after = edits.choose(table, state, key, rng.choice(shown).key) if shown else None
            case _:
                after = edits.click(table, state, key, is_right=button == "take")
    except (IndexError, AttributeError):
        return None
    return after


# -- damage ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Damage:
    """Tables of a game with one value changed: what their checks find."""

    sitting: Sitting
    tables: int
    values: int

    def lines(self, name: str) -> Iterator[str]:
        """A line for each table."""
        match, rng = self.sitting.match(name), Random(name)
        for number in range(self.tables):
            for _ in range(17):
                if match.is_over:
                    return
                if isinstance(match.pending, Chance):
                    match.roll()
                else:
                    match.answer(busy(match.pending, rng))
            if number % 3 == 1:
                match = self.sitting.set_out(match, rng)
            yield json.dumps([_checked(match.table, rng) for _ in range(self.values)])


def damaged_steps(sittings: Mapping[str, Sitting]) -> Iterator[str]:
    """Every kind of step that games come to, a few times, with values of its own changed."""
    seen = Counter[str]()
    for name, sitting in sittings.items():
        match, rng = sitting.match(name), Random(name)
        for number in range(700):
            if match.is_over:
                break
            kind = type(match.table.steps[-1]).__name__
            if seen[kind] < STEPS_OF_A_KIND and seen[f"{kind} {name}"] < 2:
                seen.update((kind, f"{kind} {name}"))
                found = [_checked(match.table, rng, of_step=True) for _ in range(VALUES_OF_A_STEP)]
                yield json.dumps([kind, match.table.check(), found])
            if isinstance(match.pending, Chance):
                match.roll()
            else:
                match.answer(busy(match.pending, rng))
            if sitting.is_set_out and number % SET_OUT_EVERY > SET_OUT_EVERY - 4:
                match = sitting.set_out(match, rng)


STEPS_OF_A_KIND, VALUES_OF_A_STEP = 5, 12


def _checked(table: ArcsTable, rng: Random, *, of_step: bool = False) -> list[str]:
    """One value of a table is changed at random, most often one of what is going on."""
    document = json.loads(written(table))
    place = rng.choice(list(document))
    if document["steps"] and (of_step or rng.random() < 0.3):
        document["steps"][-1] = _changed(document["steps"][-1], rng)
    else:
        document[place] = _changed(document[place], rng)
    try:
        damaged = GAME.codec.decode(GAME.table_type, document, "position")
    except BadDocument:
        return ["unreadable"]
    return _places(damaged.check())


def _changed(value: Any, rng: Random) -> Any:
    """A JSON value with something in it changed."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-2, -1, 1, 2))
        case str():
            return rng.choice(WORDS)
        case dict() if value and rng.random() < 0.9:
            key = rng.choice([each for each in value if each != "type"] or list(value))
            return {**value, key: _changed(value[key], rng)}
        case list() if value and rng.random() < 0.8:
            place = rng.randrange(len(value))
            return [*value[:place], _changed(value[place], rng), *value[place + 1 :]]
        case list():
            more = rng.choice(value) if value and rng.random() < 0.5 else None
            return value[1:] if more is None else [*value, more]
        case dict():
            return {**value, rng.choice(WORDS): 1}
    return value


WORDS = (
    "", *RESOURCES, *AMBITIONS, *list(SYSTEMS)[:6], *sorted(deck(4))[:6], *sorted(COURT)[:20],
    *sorted(LEADERS)[:4], *sorted(LORE)[:4], *PIECES, *DICE,
    "lead", "surpass", "copy", "pivot", "ships", "buildings", "1-gate", "other",
)  # fmt: skip


# -- sheets ----------------------------------------------------------------------------------------

CAMPAIGN = {"mode": "campaign"}
LEADERS_ON = {"leaders": "on"}
READINGS = {
    "contend": "count", "raid": "first", "combat": "weapon", "spend": "losing", "preach": "planet",
    "abandon": "never", "undo": "may", "settle": "any", "grievances": "off", "lets": "target",
    "stakes": "most",
}  # fmt: skip
FIRST = {"rulings": "first-printing"}
RANDOM, CATS = ("random",), ("supercat",)
ADMIRALS = ("captain", "warlord")
SITTINGS = {
    "two": Sitting(RANDOM * 2),
    "three": Sitting(RANDOM * 3),
    "four": Sitting(RANDOM * 4, FIRST),
    "one supercat": Sitting(RANDOM * 1 + CATS),
    "two supercats": Sitting(RANDOM * 1 + CATS * 2, READINGS),
    "three supercats": Sitting(RANDOM * 1 + CATS * 3),
    "two set out": Sitting(RANDOM * 2, is_set_out=True),
    "three set out": Sitting(RANDOM * 3, is_set_out=True),
    "four set out": Sitting(RANDOM * 4, is_set_out=True),
    "supercats set out": Sitting(RANDOM * 1 + CATS * 2, is_set_out=True),
    "leaders of two": Sitting(RANDOM * 2, LEADERS_ON),
    **{
        f"leaders of three, {n}": Sitting(RANDOM * 3, LEADERS_ON, is_set_out=True) for n in range(6)
    },
    **{
        f"leaders of four, {n}": Sitting(RANDOM * 4, LEADERS_ON | FIRST, is_set_out=True)
        for n in range(3)
    },
    "leaders and supercats": Sitting(RANDOM * 2 + CATS, LEADERS_ON | READINGS, is_set_out=True),
    "act of two": Sitting(RANDOM * 2, CAMPAIGN, asked=ASKED[:1]),
    "act of four": Sitting(RANDOM * 4, CAMPAIGN | FIRST, asked=ASKED[:1]),
    "act with supercats": Sitting(RANDOM * 1 + CATS * 2, CAMPAIGN, asked=ASKED[:1]),
    "act of supercats": Sitting(RANDOM * 1 + CATS * 3, CAMPAIGN | READINGS, asked=ASKED[:1]),
    "admirals": Sitting(RANDOM * 3, asked=ADMIRALS, asked_every=23, is_set_out=True),
    "admirals and supercats": Sitting(RANDOM * 1 + CATS * 2, asked=ADMIRALS, asked_every=23),
    "admirals and leaders": Sitting(RANDOM * 2, LEADERS_ON, asked=ADMIRALS, asked_every=23),
    "admirals in an act": Sitting(RANDOM * 3, CAMPAIGN, asked=ADMIRALS, asked_every=30),
}
DAMAGES = {
    "damaged, base": Damage(SITTINGS["three set out"], 20, 60),
    "damaged, leaders": Damage(SITTINGS["leaders of three, 0"], 20, 60),
    "damaged, supercats": Damage(Sitting(RANDOM * 2 + CATS), 20, 60),
    "damaged, act": Damage(SITTINGS["act of two"], 20, 60),
}
SHEETS: dict[str, Callable[[], Iterator[str]]] = {
    **{name: partial(lines.lines, name) for name, lines in (SITTINGS | DAMAGES).items()},
    "damaged, steps": partial(damaged_steps, SITTINGS),
}
