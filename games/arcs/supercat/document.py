"""The documents of SUPERCAT, read from text in the phrases of the lexicon: with their difficulty
modifiers, and the Prelude, which says what resources and guild cards are spent for (CAT-5).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.core.decision import Option
from engine.core.step import RuleHook
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import SYSTEMS
from games.arcs.card import MODIFIERS
from games.arcs.court import CARD_OF_NAME, COURT
from games.arcs.expansion import require_entries
from games.arcs.moves import (
    GoOn,
    Plunder,
    StealCard,
    StealHeld,
    StealOff,
    StealOther,
    StealToken,
    UseCard,
    spend_resource,
)
from games.arcs.parts import NOBODY
from games.arcs.rule_hooks import OF_MODIFIERS, OF_SUPERCATS, query, supply
from games.arcs.state import COUNTS, ArcsTable
from games.arcs.steps.effects import StealOne
from games.arcs.steps.gaining import held_on
from games.arcs.supercat import doctrines, lexicon
from games.arcs.supercat.assessment import (
    AMBITION_OF,
    DOCUMENTS,
    READING_VALUES,
    Assessment,
    Gains,
    Readings,
    document_at,
)

# -- difficulty modifiers --------------------------------------------------------------------------

When = Callable[[ArcsTable, int, int], bool]
"""Whether a row holds for a SUPERCAT now, while a seat attacks it or NOBODY does."""

AIDS: Final = "aids"
OPTIONS: Final = (AIDS, *MODIFIERS)
ACTION: Final = "one more action with every card, Copy and Pivot too"
DIE: Final = "one more die in every battle, up to six of a type as ever"
SHIPS: Final = "one more ship in each system with its pieces"
RESOURCE: Final = "one random resource"
HULLS: Final = "a fresh ship takes 2 hits to be damaged"
SHIELDS: Final = "a ship takes 2 hits to be damaged and 2 to be destroyed"
CARRIERS: Final = "no ship is destroyed in a system while one there is fresh"
VAULTS: Final = "a resource in a slot of 1 key costs 2 keys"
BLOCKADES: Final = "where it has a fresh ship at a gate, no ships of players count for control"
EFFECTS: Final = (ACTION, DIE, SHIPS, RESOURCE, HULLS, SHIELDS, CARRIERS, VAULTS, BLOCKADES)
"""What a modifier can be, in the words of the documents."""


def is_player(table: ArcsTable, number: int) -> bool:
    """CAT-11.29: whoever holds a hand, a person or another bot."""
    return table.is_seat(number) and table.seats[number].supercat is None


def has_aids(table: ArcsTable, number: int, attacker: int = NOBODY) -> bool:
    """CAT-1.7 and 1.8: while it has no more Power than any player, ties counting as behind."""
    if table.rules.aids != "behind":
        return table.rules.aids == "always"
    power = table.seats[number].power
    players = [seat.power for seat in table.seats if seat.supercat is None]
    return power <= min(players, default=power - 1)


TIMES: Final[Mapping[str, When]] = {
    "": lambda table, number, attacker: True,
    "at set-up": lambda table, number, attacker: not table.chapter,
    "while it is behind": has_aids,
    "while a player attacks it": lambda table, number, attacker: is_player(table, attacker),
}
"""When a modifier holds, in the words of the documents."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A row of a document: the option of the set-up that it needs, and when it holds."""

    option: str
    when: When

    def is_on(self, table: ArcsTable) -> bool:
        if self.option == AIDS:
            return table.rules.aids != "off"
        return self.option in table.rules.modifiers


def holds(table: ArcsTable, number: int, effect: str, attacker: int = NOBODY) -> bool:
    """Whether a seat is a SUPERCAT whose document gives it that, and does so now."""
    if is_player(table, number):
        return False
    row: Modifier | None = document_at(table, number).modifiers.get(effect)
    if row is None or not row.is_on(table):
        return False
    return row.when(table, number, attacker)


@cache
def modifiers_hook(seat: int) -> RuleHook:
    """CAT-1.4 to 1.9 and 14.37 to 14.43: what its modifiers change, and who begins."""

    def one_more(table: ArcsTable, asked: q.PipsOf, pips: int) -> int:
        counts = asked.how != "event" or pips > 0
        return pips + (asked.seat == seat and counts and holds(table, seat, ACTION))

    def one_die(table: ArcsTable, asked: q.ExtraDice, dice: int) -> int:
        return dice + (asked.seat == seat and holds(table, seat, DIE))

    def taken(table: ArcsTable, asked: q.HitsTaken, hits: int) -> int:
        if asked.owner != seat:
            return hits
        is_tough = asked.fresh and holds(table, seat, HULLS, asked.seat)
        return 2 if is_tough or holds(table, seat, SHIELDS, asked.seat) else hits

    def first_damages(table: ArcsTable, asked: q.DamagesFirst, damages: bool) -> bool:
        return damages or (asked.owner == seat and holds(table, seat, CARRIERS, asked.seat))

    def keys(table: ArcsTable, asked: q.SlotCost, cost: int) -> int:
        is_dear = asked.owner == seat and cost == 1 and holds(table, seat, VAULTS, asked.thief)
        return 2 if is_dear else cost

    def first(table: ArcsTable, asked: q.FirstSeats, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats if table.rules.aids == "off" else _before_all_players(table)

    def begins(table: ArcsTable, asked: q.ChapterBeginner, holder: int) -> int:
        return strongest(table, holder) if table.rules.aids == "always" else holder

    return RuleHook(
        seat,
        "CAT-1.5",
        {
            q.PipsOf: one_more,
            q.ExtraDice: one_die,
            q.HitsTaken: taken,
            q.DamagesFirst: first_damages,
            q.SlotCost: keys,
            q.FirstSeats: first,
            q.ChapterBeginner: begins,
        },
    )


def strongest(table: ArcsTable, holder: int) -> int:
    """CAT-1.9: the SUPERCAT with the most Power, the earliest in turn order among equals."""
    cats = [n for n in table.clockwise(holder) if table.seats[n].supercat is not None]
    return max(cats, key=lambda number: table.seats[number].power)


def _before_all_players(table: ArcsTable) -> tuple[int, ...]:
    """CAT-1.4: the SUPERCATs that begin when the players are to be last in turn order."""
    count = len(table.seats)
    cats = [seat.supercat is not None for seat in table.seats]
    after = [n for n in range(count) if cats[n] and not cats[n - 1]]
    return tuple(after or range(count))


def _at_blockade(table: ArcsTable, system: str, fresh: Sequence[int]) -> Sequence[int]:
    """CAT-14.43: at a gate with a fresh ship of a SUPERCAT that blockades, those of SUPERCATs."""
    if not SYSTEMS[system].is_gate or not any(
        count and holds(table, number, BLOCKADES) for number, count in enumerate(fresh)
    ):
        return fresh
    return [0 if is_player(table, number) else count for number, count in enumerate(fresh)]


OF_SUPERCATS.append(modifiers_hook)
OF_MODIFIERS.update((q.HitsTaken, q.DamagesFirst, q.SlotCost))
COUNTS.append(_at_blockade)

# -- reading a document ----------------------------------------------------------------------------

FOLDER: Final = Path(__file__).parent / "documents"
TOLD_OTHERWISE: Final = {"battle": "favorable combat"}
"""The verbs that explanations call by other words."""
T = TypeVar("T")
L = TypeVar("L", bound=lexicon.Line)


class DocumentError(ValueError):
    """A document that cannot be read: which line of which file, and what is known there."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A row's words: each verb with its goals, its questions and what it prefers.

    `goal` and `asked` are its words after the verbs, up to the questions and from there.
    """

    actions: tuple[str, ...]
    goals: tuple[lexicon.Goal, ...]
    questions: tuple[lexicon.Precondition, ...]
    prefer: lexicon.Preferences
    is_partial: bool
    is_whole: bool
    goal: str = ""
    asked: str = ""

    @property
    def words(self) -> str:
        """What it says in a sentence, with all of its verbs."""
        if self.actions == lexicon.USES:
            return f"Use {self.goal}{self.asked}"
        *verbs, last = [TOLD_OTHERWISE.get(action, action) for action in self.actions]
        said = f"{' or '.join([', '.join(verbs), last] if verbs else [last])} {self.goal}".strip()
        return f"{said[0].upper()}{said[1:]}{self.asked}"

    def words_of(self, action: str) -> str:
        """What it says of one of its actions."""
        if self.actions == lexicon.USES:
            return f"Use {self.goal} to {action}{self.asked}"
        return replace(self, actions=(action,)).words

    @property
    def unmet(self) -> lexicon.Precondition:
        """What closes it, whatever the action: its one goal, then its questions."""
        goal = self.goals[0].unmet if len(self.goals) == 1 else lexicon.is_open
        return lexicon.first_of((goal, *self.questions))

    def lines(self, number: int, kind: type[L], **more: Any) -> Iterable[L]:
        """A line for each of its actions."""
        for action in self.actions:
            needs = lexicon.needs_of(action, self.goals[0])
            unmet = lexicon.first_of((self.unmet, needs))
            find = self._finder(action, unmet)
            words = self.words_of(action)
            yield kind(number, action, find, unmet, self.is_partial, self.goals, words, **more)

    def _finder(
        self, action: str, unmet: lexicon.Precondition
    ) -> Callable[[Assessment, int], Sequence[lexicon.Aim]]:
        offers = [getattr(each, action) for each in self.goals]

        def find(assessment: Assessment, actions: int) -> Sequence[lexicon.Aim]:
            if unmet(assessment) is not None:
                return ()
            for each in offers:
                aims: Sequence[lexicon.Aim] = each(assessment, actions, self.prefer)
                if aims:
                    return aims
            return ()

        return find


@dataclass(slots=True)
class Document:
    """A document: lines by label, pages by suit, priorities, principles, modifiers, fates.

    `clauses` is what RULES.md calls its lines by; `switches` are the readings that it decides.
    `sayings` are what the page of a fate says besides its lines, by fate and aspect.
    """

    name: str = ""
    clauses: str = ""
    switches: dict[str, str] = field(default_factory=dict)
    known_readings: dict[Readings, Readings] = field(default_factory=dict)
    lines: dict[str, tuple[lexicon.Line, ...]] = field(default_factory=dict)
    pages: dict[str, tuple[lexicon.Line, ...]] = field(default_factory=dict)
    priorities: tuple[lexicon.Priority, ...] = ()
    tokens: dict[tuple[str, str], lexicon.Line] = field(default_factory=dict)
    principles: dict[str, Sequence[Any]] = field(default_factory=dict)
    modifiers: dict[str, Modifier] = field(default_factory=dict)
    fates: dict[str, tuple[lexicon.FateLine, ...]] = field(default_factory=dict)
    sayings: dict[str, dict[str, Any]] = field(default_factory=dict)

    def readings(self, asked: Readings) -> Readings:
        """The readings that are asked for, but for what the document decides itself."""
        if not self.switches:
            return asked
        found = self.known_readings.get(asked)
        if found is None:
            decided: dict[str, Any] = dict(self.switches)
            found = self.known_readings[asked] = replace(asked, **decided)
        return found


def document_of(assessment: Assessment) -> Document:
    """The document that a SUPERCAT plays by."""
    found: Document = assessment.document
    return found


def lines_of(assessment: Assessment, suit: str) -> Sequence[lexicon.Line]:
    """The page of a suit in this game."""
    return document_of(assessment).pages[suit]


def page_of_turn(assessment: Assessment) -> Sequence[lexicon.Line]:
    """The page of the suit that its card gives; no line in a position with actions of no suit."""
    suit = lexicon.SUIT_OF.get(assessment.view.turn.actions, "")
    return document_of(assessment).pages.get(suit, ())


def load(name: str) -> Document:
    """Reads a document of the folder."""
    file = FOLDER / f"{name.replace(' ', '_')}.txt"
    found = read(file.read_text("utf-8").splitlines(), file.name)
    if found.name != name:
        raise DocumentError(f"{file.name} is the document {found.name!r}")
    return found


def read(rows: Iterable[str], name: str) -> Document:
    """A document; DocumentError names the line that cannot be read."""
    made = Document()
    listed: set[str] = set()
    for place, row in enumerate(rows, 1):
        words = row.strip()
        if not is_row(words):
            continue
        try:
            listed.update(_take(made, words))
        except DocumentError as error:
            raise DocumentError(f"{name}, line {place}: {error}") from None
    unlisted = [each for each in made.lines if each not in listed]
    order = [*made.principles.get("critical", ()), *made.principles.get("other", ())]
    if order:
        ties = made.principles.get("ties", [])
        made.principles |= {"influence": [*order, *ties]}
        made.principles["critical card"] = [*made.principles.get("critical", ()), *ties]
    missing = [each for each in ("influence", "march") if each not in made.principles]
    if missing:
        raise DocumentError(f"{name}: no principle {', '.join(missing)}")
    if unlisted:
        raise DocumentError(f"{name}: on no page: {', '.join(unlisted)}")
    return made


PRINCIPLE_PHRASES: Final[dict[str, Mapping[str, Any]]] = {
    **dict.fromkeys(("influence", "critical", "other", "ties"), doctrines.CARD_PREFERENCES),
    "march": doctrines.MARCH_PREFERENCES,
}
ASPECTS: Final[dict[str, Mapping[str, Any]]] = {}
"""What the page of a fate says besides its lines, each by its phrases: the campaign's. An aspect
without any phrases of its own is a question.
"""
ROWS: Final = {
    "document": re.compile(r"document (?P<name>.+)"),
    "clauses": re.compile(r"clauses (?P<clauses>[A-Z-]+)"),
    "switch": re.compile(r"switch (?P<name>\w+): (?P<said>.+)"),
    "line": re.compile(r"\[(?P<label>f?\d+)\] +(?P<said>.+)"),
    "page": re.compile(r"page (?:(?P<clause>[A-Z][\w.-]+) )?(?P<suit>\w+): (?P<labels>.+)"),
    "priority": re.compile(
        r"priority (?P<clause>[\w.-]+) (?P<name>[\w-]+): (?P<said>.+) → (?P<suits>.+)"
    ),
    "principle": re.compile(r"principle (?P<name>\w+): (?P<said>.+)"),
    "modifier": re.compile(
        r"modifier (?P<clause>[\w.-]+) (?P<option>\w+): (?P<name>[\w ]+): (?P<said>.+)"
    ),
    "fate": re.compile(r"fate (?P<fate>\w+) (?P<number>\d+): (?P<said>.+)"),
    "saying": re.compile(r"(?P<aspect>\w+) of (?P<fates>[\w, ]+): (?P<said>.+)"),
    "token": re.compile(
        r"token (?P<token>\w+) (?P<action>\w+) (?P<number>\d+): "
        r"(?:(?P<labels>[f\d ]+)|(?P<said>.+))"
    ),
}


def is_row(words: str) -> bool:
    """Whether a line of the file says something; others are empty, or comments."""
    return bool(words) and not words.startswith("#")


def row_of(words: str) -> tuple[str, dict[str, Any]]:
    """The kind of a row and its parts by their names."""
    for kind, form in ROWS.items():
        if found := form.fullmatch(words):
            return kind, found.groupdict()
    raise DocumentError(f"{words!r} is no row; a row is a {', a '.join(ROWS)}")


def _take(made: Document, words: str) -> Sequence[str]:
    """Adds a row to a document; the labels that a page lists."""
    kind, row = row_of(words)
    if kind == "line":
        _add_line(made, row["label"], sentence(row["said"]))
    elif kind == "clauses":
        made.clauses = row["clauses"]
    elif kind == "switch":
        values = dict.fromkeys(known(READING_VALUES, row["name"], "switch"), row["said"])
        made.switches[row["name"]] = known(values, row["said"], f"value of {row['name']}")
    elif kind == "modifier":
        said, _, time = row["said"].partition(" · ")
        known(dict.fromkeys(OPTIONS), row["option"], "option")
        effect = known(dict.fromkeys(EFFECTS, said), said, "modifier")
        made.modifiers[effect] = Modifier(row["option"], known(TIMES, time, "time"))
    elif kind == "document":
        made.name = row["name"]
    elif kind == "priority":
        made.priorities += (_priority(row, is_told=bool(made.clauses)),)
    elif kind == "fate":
        said, fate = sentence(row["said"]), row["fate"]
        more = {"fate": fate, "is_whole": said.is_whole, "series": made.clauses}
        lines_of_fate = said.lines(int(row["number"]), lexicon.FateLine, **more)
        made.fates[fate] = (*made.fates.get(fate, ()), *lines_of_fate)
    elif kind == "saying":
        phrases = known(ASPECTS, row["aspect"], "aspect")
        value = known(phrases, row["said"], row["aspect"]) if phrases else asked(row["said"])
        for fate in row["fates"].split(", "):
            if made.sayings.setdefault(fate, {}).setdefault(row["aspect"], value) is not value:
                raise DocumentError(f"{row['aspect']} of {fate} is there already")
    elif kind == "principle":
        phrases = known(PRINCIPLE_PHRASES, row["name"], "principle")
        made.principles[row["name"]] = [
            known(phrases, each, "preference") for each in row["said"].split(" > ")
        ]
    elif kind == "page":
        labels: list[str] = row["labels"].split()
        made.pages[row["suit"]] = tuple(
            [line for label in labels for line in _on_page(made, label, row["suit"])]
        )
        return labels
    else:
        _add_token(made, row)
    return ()


def _on_page(made: Document, label: str, suit: str) -> Sequence[lexicon.Line]:
    """The lines of a label; of several actions those that a card of the suit gives."""
    lines = known(made.lines, label, "line")
    return [each for each in lines if each.action in SUITS.get(suit, ())] or lines


def _add_token(made: Document, row: Mapping[str, str]) -> None:
    """What a token is spent for: the first of these lines of the document, or a sentence."""
    if row["said"]:
        lines = list(sentence(row["said"]).lines(0, lexicon.Line))
    else:
        lines = [
            line for label in row["labels"].split() for line in known(made.lines, label, "line")
        ]
    made.tokens[row["token"], row["action"]] = lexicon.PreludeLine(
        int(row["number"]), row["action"], _first_of_lines(lines), token=row["token"]
    )


def _add_line(made: Document, label: str, said: Sentence) -> None:
    if label in made.lines:
        raise DocumentError(f"[{label}] is there already")
    number = int(label.removeprefix("f"))
    if label.startswith("f"):
        made.lines[label] = tuple(said.lines(number, lexicon.FaithfulLine))
    else:
        made.lines[label] = tuple(said.lines(number, lexicon.Line, series=made.clauses))


def _first_of_lines(
    lines: Sequence[lexicon.Line],
) -> Callable[[Assessment, int], Sequence[lexicon.Aim]]:
    def find(assessment: Assessment, actions: int) -> Sequence[lexicon.Aim]:
        return next((aims for each in lines if (aims := each.find(assessment, actions))), ())

    return find


def _priority(row: Mapping[str, str], *, is_told: bool) -> lexicon.Priority:
    """A priority: for each of its suits the lines whose action such a card gives."""
    said = sentence(row["said"])
    lines = tuple(said.lines(0, lexicon.Line))
    suits = tuple(
        [
            (suit, tuple([each for each in lines if each.action in SUITS[suit]]))
            for suit in row["suits"].replace("combat card", "combat").split(" | ")
            if known(SUITS, suit, "suit")
        ]
    )
    told = Message("page-priority", lexicon.in_words(said.words)) if is_told else None
    return lexicon.Priority(row["clause"], f"priority-{row['name']}", suits, said.unmet, told)


SUITS: Final[Mapping[str, tuple[str, ...]]] = {
    "administration": ("tax", "repair", "influence"),
    "aggression": ("battle", "move", "secure"),
    "construction": ("build", "repair"),
    "mobilization": ("move", "influence"),
    "combat": ("battle",),
}


def sentence(said: str) -> Sentence:
    """Reads a row's words: "Verb | Verb goal, goal · if a question · prefer this > that"."""
    first, *parts = [each.strip() for each in said.split("·")]
    verbs, _, rest = first.partition(" ")
    while rest.startswith("| "):
        verb, _, rest = rest.removeprefix("| ").partition(" ")
        verbs += f"|{verb}"
    named = [known(_ACTIONS, each, "verb") for each in verbs.split("|")]
    actions = lexicon.USES if named == ["use"] else tuple(named)
    goals = (
        tuple([known(lexicon.GOALS, each, "goal") for each in rest.split(", ")])
        if rest
        else (lexicon.UNTESTED,)
    )
    for action in actions:
        fitting = [phrase for phrase, goal in lexicon.GOALS.items() if hasattr(goal, action)]
        if any(not hasattr(goal, action) for goal in goals):
            raise DocumentError(f"no {action!r} for {rest!r}; known are: {'; '.join(fitting)}")
    questions: list[lexicon.Precondition] = []
    prefer: lexicon.Preferences = ()
    flags = set()
    for part in parts:
        kind, _, phrase = part.removeprefix("by ruling ").partition(" ")
        if kind == "if":
            questions.append(known(lexicon.QUESTIONS, phrase, "question"))
        elif kind == "prefer":
            prefer = [
                known(lexicon.PREFERENCES, each, "preference") for each in phrase.split(" > ")
            ]
        elif part in FLAGS:
            flags.add(part)
        elif kind != "ruled":
            known_kinds = "'if', 'prefer', 'ruled', 'partial' nor 'whole'"
            raise DocumentError(f"{part!r} is neither {known_kinds}")
    ifs = [each.removeprefix("if ") for each in parts if each.startswith("if ")]
    asked = f" if {' and '.join(ifs)}" if ifs else ""
    return Sentence(
        actions, goals, tuple(questions), prefer, "partial" in flags, "whole" in flags, rest, asked
    )


def asked(said: str) -> Callable[[Assessment], bool]:
    """What is true always, never, or while none of these questions closes it."""
    if said in ("always", "never"):
        return lambda assessment: said == "always"
    unmet = lexicon.first_of(
        [known(lexicon.QUESTIONS, each, "question") for each in said.split(" · ")]
    )
    return lambda assessment: unmet(assessment) is None


FLAGS: Final = ("partial", "whole")
"""What need not be done with one card, and what may use all actions of a card."""
_ACTIONS: Final = {verb: verb.lower() for verb in (*lexicon.VERBS, "Use")}


def known(table: Mapping[str, T], phrase: str, what: str) -> T:
    """What a phrase means; DocumentError names those that are known."""
    if phrase not in table:
        raise DocumentError(f"unknown {what} {phrase!r}; known are: {'; '.join(table)}")
    return table[phrase]


DOCUMENTS.update({each: load(each) for each in ("base 0.5", "base 10")})

# -- the Prelude -----------------------------------------------------------------------------------

SHIPS_OF_WEAPON_CARDS = 3
MANY_EMPTY_SLOTS = 2

Spending = tuple[str, str, Option]
"""A clause, the message of what it says, and the option of the Act decision."""
Theft = StealToken | StealHeld | StealCard | StealOff | StealOther | Plunder


def spendings(assessment: Assessment, aim: lexicon.Aim) -> Iterator[Spending]:
    """CAT-5.5 to 5.15: what it spends in its Prelude now, the first first.

    `aim` is what it has set out for already, None if nothing is under way.
    """
    yield from guild_cards(assessment)
    yield from tokens(assessment)
    yield from for_combat(assessment, aim)


def has(assessment: Assessment, resource: str) -> bool:
    """Whether it holds a token that gives its action, and may spend it (CAT-5.1)."""
    return _gives_action(assessment, resource) and assessment.may_spend(resource)


def _gives_action(assessment: Assessment, resource: str) -> bool:
    seat, asked = assessment.seat, q.outrage_stops(assessment.number, resource)
    if resource not in seat.slots:
        return False
    return not query(assessment.view, asked, resource in seat.outrage)


# -- guild cards -----------------------------------------------------------------------------------


def guild_cards(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.11 to 5.15: cards that are used at the first opportunity, or for what they bring."""
    for card in assessment.seat.cards:
        if COURT[card].prelude is None or not assessment.may_spend(COURT[card].suit):
            continue
        use = USES_OF_CARDS[card]
        if use is not None and use.test(assessment, card):
            yield use.clause, use.key, UseCard(card)


def _brings_ships(assessment: Assessment, card: str) -> bool:
    controls = any(assessment.controller(each) == assessment.number for each in assessment.fleets)
    return controls and assessment.ships_left >= SHIPS_OF_WEAPON_CARDS


def _wins_by_stealing(assessment: Assessment, card: str) -> bool:
    thefts = StealOne(assessment.number).options(assessment.view)
    return any(wins_with(assessment, stolen_gains(assessment, each), each.owner) for each in thefts)


def stolen_gains(assessment: Assessment, option: Theft) -> Gains:
    """What a theft would add to ambitions."""
    if isinstance(option, StealCard):
        return doctrines.gains_of(assessment, option.card)
    return doctrines.gains_of_type(name_of_prey(assessment, option))


def name_of_prey(assessment: Assessment, option: Theft | GoOn) -> str:
    """What a theft takes: a type of resource, a card, or something else by its name."""
    match option:
        case GoOn():
            return ""
        case StealCard(card=card):
            return card
        case StealHeld(card=card):
            return held_on(assessment.view, card)
        case StealOther(name=name):
            return name
        case StealOff(resource=resource) | Plunder(resource=resource):
            return resource
    return assessment.view.seats[option.owner].slots[option.slot]


def wins_with(assessment: Assessment, gains: Gains, owner: int) -> bool:
    """Whether taking this from an owner makes it win a declared ambition."""
    for ambition in assessment.declared:
        if ambition in gains and not assessment.is_winning(ambition):
            counts = assessment.counts(ambition).copy()
            counts[assessment.number] += gains[ambition]
            if owner != NOBODY:
                counts[owner] -= gains[ambition]
            if counts.pop(assessment.number) > max(counts):
                return True
    return False


def _gains_enough(assessment: Assessment, card: str) -> bool:
    if assessment.seat.cards_left == 0 and assessment.open_slots_left >= MANY_EMPTY_SLOTS:
        return True
    return any(assessment.contends(*gain) for gain in net_gains(assessment, card).items())


def net_gains(assessment: Assessment, card: str) -> dict[str, int]:
    """What a card adds to declared ambitions, less its own icon."""
    found: dict[str, int] = {}
    prelude, room = COURT[card].prelude, assessment.open_slots_left
    for effect in prelude.effects if prelude else ():
        ambition = AMBITION_OF.get(effect.resource, "")
        if effect.op == "gain_resource" and ambition in assessment.declared:
            count = room if effect.amount else min(effect.n, room)
            gained = min(count, supply(assessment.view, effect.resource))
            room -= gained
            found[ambition] = found.get(ambition, 0) + gained
    own = AMBITION_OF.get(COURT[card].suit, "")
    return {each: more - (each == own) for each, more in found.items()}


@dataclass(frozen=True, slots=True)
class CardUse:
    """A sentence of the Prelude page: when it uses such guild cards."""

    clause: str
    key: str
    test: Callable[[Assessment, str], bool]


CARD_USES: Final[Mapping[CardUse | None, tuple[str, ...]]] = {
    CardUse("CAT-5.11", "prelude-brings-ships", _brings_ships): (
        "Prison Wardens", "Skirmishers", "Court Enforcers", "Loyal Marines",
    ),
    CardUse("CAT-5.12", "prelude-union", lambda seen, card: True): (
        "Admin Union", "Construction Union", "Spacing Union", "Arms Union",
    ),
    CardUse("CAT-5.13", "prelude-draws", lambda seen, card: True): ("Farseers",),
    CardUse("CAT-5.14", "prelude-wins", _wins_by_stealing): ("Silver-Tongues",),
    CardUse("CAT-5.15", "prelude-gains", _gains_enough): (
        "Mining Interest", "Shipping Interest", "Gatekeepers", "Elder Broker",
    ),
    None: ("Material Cartel", "Fuel Cartel", "Relic Fence", "Lattice Spies"),
}  # fmt: skip
"""The guild cards with a Prelude text; the last ones its page does not use in the Prelude."""
USES_OF_CARDS: Final[Mapping[str, CardUse | None]] = {
    CARD_OF_NAME[name]: use for use, names in CARD_USES.items() for name in names
}
require_entries(
    USES_OF_CARDS,
    [card.id for card in COURT.values() if card.is_guild and card.prelude is not None],
    "the guild cards of the Prelude",
)


# -- Material, Relic and Psionic -------------------------------------------------------------------


def tokens(assessment: Assessment) -> Iterator[Spending]:
    """CAT-5.5: Material builds a starport if there is none, else cities, else ships. CAT-5.8: a
    Relic secures for captives, to contend a declared ambition, or a good Vox. CAT-5.9: a Psionic
    taxes or secures to contend a declared ambition, as the lead allows.
    """
    for token, clause, actions, able in (
        ("material", "CAT-5.5", ("build",), has),
        ("relic", "CAT-5.8", ("secure",), _gives_action),
        ("psionic", "CAT-5.9", ("tax", "secure"), has),
    ):
        for action in actions if able(assessment, token) else ():
            follows = token != "psionic" or action in assessment.lead_actions
            if follows and aims_of(assessment, token, action):
                yield clause, f"prelude-{token}-{action}", spend_resource(token, token, action)


def aims_of(assessment: Assessment, token: str, action: str) -> Sequence[lexicon.Aim]:
    """What a token could do with an action: by the document, and nothing that it forbids."""
    line = document_of(assessment).tokens[token, action]
    if token == "relic":
        return _if_relic_may(assessment, line.find(_once_spent(assessment, token), 1))
    return line.find(assessment, 1)


def _once_spent(assessment: Assessment, token: str) -> Assessment:
    """CAT-14.9: by some documents what a token brings is judged without the token."""
    if assessment.readings.spend != "declared" or assessment.view.turn.spent[-1:] == (token,):
        return assessment
    view = assessment.view.copy()
    view.seats[assessment.number].take_token(token)
    return assessment.looking_at(view)


def _if_relic_may(assessment: Assessment, found: Sequence[lexicon.Aim]) -> Sequence[lexicon.Aim]:
    """CAT-5.4: a Relic of a contended Keeper is only spent for another Relic card."""
    if assessment.may_spend("relic"):
        return found
    return [each for each in found if doctrines.suit_of(each.card) == "relic"]


def aims_of_token(
    assessment: Assessment, kind: str
) -> tuple[lexicon.Line, Sequence[lexicon.Aim], int] | None:
    """CAT-5.5, 5.8 and 5.9: what a token that was just spent is for; what other pages spend it for
    comes first.
    """
    turn = assessment.view.turn
    if not turn.spent:
        return None
    for line in FIRST_LINES[assessment.view.rules.mode](assessment):
        aims = line.find(assessment, turn.pips + 1) if line.action == kind else ()
        if aims:
            return line, aims, 1
    token = turn.spent[-1]
    usual = document_of(assessment).tokens.get((token, kind))
    aims = aims_of(assessment, token, kind) if usual is not None else ()
    return (usual, aims, 1) if usual is not None and aims else None


FIRST_LINES: Final[dict[str, Callable[[Any], Sequence[lexicon.Line]]]] = {
    "base": lambda assessment: ()
}
"""The lines that a token is spent for before anything else, by the mode of the game."""


# -- combat ----------------------------------------------------------------------------------------


def combat_tokens(assessment: Assessment) -> tuple[str, ...]:
    """CAT-12.3: the tokens that make another card a combat card."""
    return ("weapon",) if assessment.readings.combat == "weapon" else ("fuel", "weapon")


def can_arm(assessment: Assessment) -> bool:
    """CAT-10.13: whether it holds what makes another card a combat card.

    CATR-5.3: an awake Seeker is as good as the Fuel.
    """
    return all(
        has(assessment, token) or (token == "fuel" and assessment.free_moves > 0)
        for token in combat_tokens(assessment)
    )


def for_combat(assessment: Assessment, aim: lexicon.Aim) -> Iterator[Spending]:
    """CAT-5.6, 5.7 and 5.10: Weapon, Fuel and Psionic, only for a favorable combat."""
    turn = assessment.view.turn
    if not turn.pips:
        return
    if not may_battle(assessment):
        if can_arm(assessment) and _arms_for(assessment, turn.pips):
            yield "CAT-5.6", "prelude-weapon", spend_resource("weapon", "weapon", "")
        return
    fight = fight_ahead(assessment, aim)
    if fight is None or _has_two_battles(assessment, fight):
        return
    if fight.march and has(assessment, "fuel"):
        yield "CAT-5.7", "prelude-fuel", spend_resource("fuel", "fuel", "move")
    wanted = "move" if fight.march else "battle"
    if has(assessment, "psionic") and wanted in assessment.lead_actions:
        yield "CAT-5.10", "prelude-psionic-combat", spend_resource("psionic", "psionic", wanted)


def _arms_for(assessment: Assessment, pips: int) -> bool:
    """CAT-10.13: whether a favorable combat holds for which the priorities name a combat card.

    CAT-14.9: by some documents only if that has selected the card, so with none that surpasses or
    declares.
    """
    view, how = assessment.view, assessment.view.trick[-1].how
    is_selected = assessment.readings.combat == "weapon" and assessment.readings.tokens == "two"
    if is_selected and (how == "surpass" or (how == "lead" and view.declared)):
        return False
    for priority in document_of(assessment).priorities:
        if priority.unmet(assessment) is not None:
            continue
        for suit, lines in priority.suits:
            is_combat = suit == "combat"
            usable = [each for each in lines if is_combat or each.action in view.turn.actions]
            if (is_combat or is_selected) and any(each.find(assessment, pips) for each in usable):
                return is_combat
    return False


BATTLES = 2


def _has_two_battles(assessment: Assessment, fight: doctrines.Fight) -> bool:
    """CAT-14.9: by some documents tokens are spent until two battles can be fought there."""
    if assessment.readings.tokens == "all":
        return False
    return assessment.view.turn.pips - fight.cost >= BATTLES


def may_battle(assessment: Assessment) -> bool:
    """Whether its pips may battle, by its card or by a Weapon."""
    return "battle" in assessment.view.turn.actions or assessment.view.turn.armed


def fight_ahead(assessment: Assessment, aim: lexicon.Aim) -> doctrines.Fight | None:
    """The combat that it has set out for, or would begin now; its march is what is left of it."""
    if aim is not None:
        return aim if isinstance(aim, doctrines.Fight) else None
    turn = assessment.view.turn
    allowed = (*turn.actions, "battle")
    held = next(
        lexicon.walk(assessment, lines_of(assessment, "aggression"), turn.pips, allowed), None
    )
    return held[2][0] if held is not None and isinstance(held[2][0], doctrines.Fight) else None


def prepaid_moves(assessment: Assessment) -> int:
    """CAT-8.14: the moves that Fuel in its slots could pay for, and CATR-5.3: an awake Seeker."""
    fuel = assessment.seat.slots.count("fuel") if has(assessment, "fuel") else 0
    return fuel + assessment.free_moves


SPENDINGS: Final[dict[str, Callable[[Any, lexicon.Aim], Iterator[Spending]]]] = {"base": spendings}
"""What is spent by the mode of the game; the campaign's is filled in by `campaign.bots.pages`."""
