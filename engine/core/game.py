"""What a game tells the house: its facts, set-up, bots, and how to start, view and read it.

The checklist of a new game: what it gives on its card or here, and what happens without it.

Must (without one of them there is no game):
    key, title, tagline, about, minutes, fewest_seats, most_seats, folder  lists cannot show it
    levels, bot_levels, default_bot  nobody to play against; both lists may be empty, the bot random
    codec, table_type                nothing can be kept, resumed or read from a position
    start, result                    no game begins, or none ends
    describe, event_text             the text client and the log have no words

Should (what a player misses first):
    hide, has_hidden_information     every seat sees the whole table; no curtain between persons
    deal_hidden                      a position that hides a thing is played with the gap in it
    setup_of_position                a position keeps the set-up's mode and must have its seats
    position_words                   the position editor calls fields by their names in the code
    settings                         there is one way to set the game up
    said_of                          an option is told by its own message, or as `str` gives it
    messages, text_folder            all is told in English, by `text` and `str`
    parse_move, typed_as             a move is typed as `str` gives it, or by its number
    progress                         no round is shown, and no chapter in the log
    cover, table_parts               a plain cover, the plain table
    colours                          a seat offers every color in one order
    challenge                        the day has no challenge of it

May (some games want it):
    usual_seats, hint_bot            two seats; the usual bot advises as well
    round_name, figures_about        "Round"; a level's figure is its average score
    opener_is_drawn                  the first seat is said to begin
    is_out                           nobody is out while others play
    told                             a bot's reasons are shown as it gives them
    present_options                  the options of earlier versions are still called so
    boxed, my_box, has_box           all play with the pieces that the game comes with
    take_options                     a position plays with its own options alone
    external_bot                     guests are `file:PATH` and `trusted:PATH`
    stand_in                         for one that is out the weakest listed level plays on
    ruled_player, ruled_seats, ruled_turn  the rules move no seat
    facts                            lessons cannot ask for numbers of the table
    has_small_picture, table_picture an unfinished game is shown by its cover
    standing_said                    an unfinished game is shown with its scores
    position_desk                    positions are set out in fields only
    sheet                            a table cannot be printed
    layout                           at a real table nothing is said to be laid out
    untold                           at a real table persons tell what their hands hold
    ends_turn                        at a real table a turn is told move by move
    rules_pictures, setup_panel      the rules and the set-up page have words only
    details_of                       no setting needs more words than its own
    review, grading                  no account of luck, no choices graded
    choice_text                      a choice that is graded is told as on its table
    weight_of, dice_luck, next_time  a review names no event, no dice and no next time
    lead_unit, left_early            results are called points, and stand at every seat
    statements                       who listens hears the lines of `describe`
    surroundings, odds, closed       `where` and `why` know the table alone, `odds` no chances
    match_of_log                     records of this program alone are read
    sequel, keep_sitting, campaign   nothing follows on a finished game
    closing                          the seats of the first rank are said to have won
    tie_break                        nothing is said of how a tie was broken
    won_by                           the review doesn't say what won the game
    performance, best_of, badge      no measure beside the score, no record, no badge
    puzzle_craft, puzzle_in          no puzzles are made; those laid out are read in English
    simulate_batch                   `simulate` plays one game after the other
    warm_up, is_warm                 nothing is prepared behind the menu

The house's own, for no game to change: view, opening, read_position, bot, seat_of, level,
all_levels, all_bot_levels, advisor, rules_path, rules_in, language_for, round_said, voice,
option_text, option_texts, options_of_record, options_of_new_match, prompt, detail, problem_text,
problems_of.
"""

from __future__ import annotations

import ast
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, runtime_checkable

from engine.core import errors
from engine.core.card import RANDOM, Card, DiceLuck, Level
from engine.core.chance import Draw, generator_of, key_of, refusal
from engine.core.codec import TAG, Codec
from engine.core.decision import CHANCE, Bot, Decision, Option, Pending, RandomBot, Reason
from engine.core.hidden import NOTHING_UNTOLD, Untold, without_telling_order
from engine.core.position.edits import FieldWords
from engine.core.setup import HUMAN, DetailGroup, Performance, Result, SeatSetup, Setup, Tally
from engine.core.step import Table
from engine.text.message import ENGLISH, Message, Words, as_written

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from engine.core.instructions import LaidRung
    from engine.text.voice import Voice

    TableT = TypeVar("TableT", bound=Table, default=Any)
else:
    from typing import TypeVar

    TableT = TypeVar("TableT")


@dataclass(frozen=True, slots=True)
class BotLevel(Level):
    make: Callable[[Setup], Bot] = field(kw_only=True)


def played_by(
    levels: Sequence[Level], makers: Mapping[str, Callable[[Setup], Bot]]
) -> tuple[BotLevel, ...]:
    """The levels of a game's card, each with what makes its bot; KeyError where one has none."""
    return tuple(
        BotLevel(
            each.name, each.title, each.about, each.strength, each.figure, each.listed, each.called,
            make=makers[each.name],
        )
        for each in levels
    )  # fmt: skip


class Game(Card, ABC, Generic[TableT]):
    """One game of the house, by the class of its table: its card, and the way to its rules.

    Subclasses fill in the abstract methods; those of the house take the facts from their card.
    """

    bot_levels: tuple[BotLevel, ...]
    codec: Codec
    ends_turn: ClassVar[tuple[type, ...]] = ()
    """The moves by which a seat does no more of its turn, or of a part of it."""

    untold: ClassVar[Untold] = NOTHING_UNTOLD
    """What a person keeps to themselves at a real table."""

    @abstractmethod
    def start(self, setup: Setup) -> TableT:
        """The table before the first decision."""

    @abstractmethod
    def result(self, table: TableT) -> Result:
        """Scores and ranks as they stand; final once the table is over."""

    @abstractmethod
    def describe(self, table: TableT, names: Sequence[str]) -> str:
        """The table in plain text, for the text client."""

    def statements(self, table: TableT, names: Sequence[str]) -> list[str]:
        """The same, one statement a line and nothing drawn with characters: to be listened to."""
        from engine.text.plain_text import statements  # noqa: PLC0415 (few play to read)

        voice = self.voice(names)
        read = {"-": Message("client-empty"), "?": Message("client-hidden")}
        return statements(
            self.describe(table, voice), {sign: voice.say(said) for sign, said in read.items()}
        )

    def surroundings(self, table: TableT, names: Sequence[str]) -> list[str]:
        """What else is told of places, pieces and cards when somebody asks where they are."""
        return []

    def odds(self, table: TableT, decision: Decision) -> Sequence[Message]:
        """The chances that bear on a decision, as the screen shows them; `table` is a view."""
        return ()

    def closed(self, table: TableT, decision: Decision, words: str) -> Message | None:
        """Why what somebody names can't be chosen now; None where there is nothing to add."""
        return None

    @property
    @abstractmethod
    def table_type(self) -> type[TableT]:
        """The class of the state, for reading positions."""

    def view(self, table: TableT, seat: int) -> TableT:
        """The table as a seat may see it; where things lie in it gives nothing hidden away."""
        seen: TableT = without_telling_order(table, self.hide(table, seat))
        return seen

    def hide(self, table: TableT, seat: int) -> TableT:
        """A copy without what a seat may not know, or the table itself when all is open.

        Games with hidden information override this. What is known of a handful (a tuple of words or
        numbers) may stay in any place: `view` puts it first. Lists keep their places.
        """
        return table

    def setup_of_position(self, table: TableT, setup: Setup) -> Setup:
        """The set-up that fits a position read from a file (its mode and number of seats)."""
        return setup

    def boxed(self, setup: Setup) -> Setup:
        """The set-up with what an owner's box has printed, where its options ask for that."""
        return setup

    def my_box(self) -> Any:
        """What an owner sets to what their box has printed, as `games.rajas.box.MyBox`, or None."""
        return None

    def opening(self, setup: Setup) -> TableT:
        """The table a match of a checked set-up begins with: its position's, or a new game's."""
        if setup.position is None:
            return self.start(setup)
        table = self.read_position(setup.position)
        self.take_options(table, setup)
        return self.deal_hidden(table, generator_of(setup, "hidden"))

    def take_options(self, table: TableT, setup: Setup) -> None:
        """Gives a position, or a table set right, the options that hold for the whole match."""

    def options_of_record(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a record; a setting that it is older than has its value for the past."""
        past = {each.key: each.past.value for each in self.settings if each.past is not None}
        return {**past, **options}

    def options_of_new_match(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options for another match like one from a record: what only the past had is as usual."""
        past = {each.key: each.default for each in self.settings
                if each.past is not None and options.get(each.key) == each.past.value}  # fmt: skip
        return {**options, **past}

    def read_position(self, document: Any) -> TableT:
        """A table from its JSON form; BadDocument says in words where it is wrong."""
        try:
            table: TableT = self.codec.decode(self.table_type, document, "position")
        except errors.BadDocument as problem:
            if not isinstance(document, dict) or document.get(TAG) != self.table_type.__name__:
                way = f"choose one of {self.title}, or open it in its own game"
                raise errors.BadDocument(f"this is not a position of {self.title}; {way}") from None
            where = errors.in_plain_places(str(problem).removeprefix("position."))
            raise errors.BadDocument(f"the position cannot be read: {where}") from None
        problems = self.problems_of(table)
        if problems:
            raise errors.BadDocument(
                f"the position is not possible: {errors.in_plain_places(problems[0])}"
            )
        return table

    def problems_of(self, table: TableT) -> list[str]:
        """What cannot be of a table that was set out, one sentence each: values that the fields of
        its steps cannot hold, else broken invariants.
        """
        from engine.core.position.fields import FieldReader  # noqa: PLC0415 (few set tables out)

        document = self.codec.encode(table)
        return list(FieldReader(self, document).problems_of_steps()) or table.check()

    def deal_hidden(self, table: TableT, rng: Random) -> TableT:
        """A table to play on: what a position hides is dealt at random from what it can be."""
        return table

    def is_out(self, table: TableT, seat: int) -> bool:
        """Whether a seat plays no more while others do."""
        return False

    def position_words(self) -> Mapping[str, FieldWords]:
        """What the fields of a position are called and may hold, by `Class.field`."""
        return {}

    def facts(self) -> Mapping[str, Callable[[TableT, int, str], Words]]:
        """Numbers of a table that a lesson may speak of, by the word that asks for them.

        Each is given a table, a seat, and the words that follow its own.
        """
        return {}

    def progress(self, table: TableT) -> tuple[int, int]:
        """The round being played and how many there are (0 when that is not known)."""
        return (0, 0)

    def parse_move(self, decision: Decision, text: str) -> Option | None:
        """A move in the game's own words; None when the words are no move of this game."""
        return decision.parse(text)

    # -- in words -----------------------------------------------------------------------------

    def voice(self, names: Sequence[str], language: str = ENGLISH) -> Voice:
        """Who tells this game to readers that know the seats by these names; a voice as it is."""
        from engine.text.voice import Voice, voice_of  # noqa: PLC0415 (few play to read)

        if isinstance(names, Voice):
            return names
        return voice_of(tuple(names), self.text_folder, language)

    messages: Literal["none", "some", "all"] = "none"
    """How much of what it says has messages; the rest is written in English: events have a `text`,
    and moves are told by their commands."""

    def event_text(self, event: Any, names: Sequence[str]) -> str:
        """What is told of an event, as a sentence of its own."""
        if self.messages != "all" and hasattr(event, "text"):
            return str(event.text(names))
        return self.voice(names).say(event.said())

    def option_text(
        self, option: Option, names: Sequence[str], table: Any = None, seat: int = CHANCE
    ) -> str:
        """An option of a seat as the text client and the log show it.

        `table` is the one it is chosen on, as its reader may know it.
        """
        return self.voice(names).say(self.said_of(option, table, seat))

    def choice_text(self, option: Option, names: Sequence[str], table: Any, seat: int) -> str:
        """An option that is looked back on, away from the question that it answered."""
        return self.option_text(option, names, table, seat)

    def typed_as(self, option: Option, names: Sequence[str]) -> str:
        """Another sentence that people may type for an option, beside its command and the one that
        is shown: the command with the names of seats, or nothing.
        """
        return ""

    def option_texts(
        self, options: Sequence[Option], names: Sequence[str], table: Any = None, seat: int = CHANCE
    ) -> list[str]:
        """The options of one list, no two told alike."""
        said = [self.said_of(option, table, seat) for option in options]
        return self.voice(names).all_of(said)

    def said_of(self, option: Any, table: Any = None, seat: int = CHANCE) -> Message:
        """What is said of an option; its command where it has no message.

        A game whose moves name what lies on the table asks the table for the names.
        """
        if self.messages == "none":
            return as_written(str(option))
        said: Message = option.said()
        if self.messages == "some" and not self.voice(()).has(said.key):
            return as_written(str(option))
        return said

    def prompt(self, asked: Pending, names: Sequence[str]) -> str:
        return self.voice(names).prompt(asked.asked)

    def detail(self, asked: Decision, names: Sequence[str]) -> str:
        """The quieter second line of what is asked; there may be none."""
        return asked.detail or self.voice(names).part(asked.asked, "detail")

    def told(self, reasons: Sequence[Reason], names: Sequence[str]) -> tuple[Reason, ...]:
        """A bot's reasons in words; one of a record that no message tells says that."""
        voice = self.voice(names)
        return tuple([replace(each, said=voice.readable(each.said)) for each in reasons])

    def problem_text(self, problem: errors.InputError, names: Sequence[str]) -> str:
        return errors.shortened(self.voice(names).say(problem.said))

    def bot(self, name: str, setup: Setup) -> Bot:
        """The bot of that name; InputError lists the names when there is none such."""
        for level in self.all_bot_levels:
            if level.name == name:
                return level.make(setup)
        guest = self.external_bot(name, setup)
        if guest is not None:
            return guest
        names = ", ".join(level.name for level in self.all_bot_levels)
        raise errors.InputError(f"{self.title} has no player '{name}'; it has {HUMAN}, {names}")

    def external_bot(self, name: str, setup: Setup) -> Bot | None:
        """The bot from outside that the name asks for, or None when it is no such name.

        Every game knows `file:PATH`, a bot in one Python file, and `trusted:PATH`, the same inside
        this program; a game may add forms of its own.
        """
        from engine.core.external.file_bot import file_bot  # noqa: PLC0415 (few games seat one)

        return file_bot(name, self, setup, self.stand_in(setup))

    def match_of_log(self, document: Any) -> Any:
        """The `Match` that the log of another program tells; None when it is no such log.

        BadDocument says in one sentence where a log can't be followed.
        """
        return None

    def stand_in(self, setup: Setup) -> Bot:
        """The simple bot that plays on for one that is out: the weakest listed, or any legal."""
        listed = [level for level in self.bot_levels if level.listed]
        weakest = min(listed, key=lambda level: level.strength, default=RANDOM_LEVEL)
        return weakest.make(setup)

    def ruled_seats(self, table: Any) -> tuple[int, ...]:
        """The seats of a table that the rules move: none but the `ruled_player` sits there."""
        return ()

    def ruled_turn(self, table: Any) -> int | None:
        """The seat whose turn the rules are playing, or about to; None in anybody else's turn."""
        return None

    @property
    def all_bot_levels(self) -> tuple[BotLevel, ...]:
        return (*self.bot_levels, RANDOM_LEVEL)

    def seat_of(self, player: str) -> SeatSetup:
        """A seat of a bot, with the name of whoever plays at its level."""
        level = self.level(player)
        return SeatSetup(player, player if level is None else level.seat_name)

    def layout(self, table: TableT) -> tuple[LaidRung, ...]:
        """What is laid out on a real board before the game, on a table of its beginning."""
        return ()

    def table_parts(self) -> Callable[[Any], Any] | None:
        """What hands the table its parts (see `engine.ui.table`); None shows the plain table.

        Asked first in the worker's thread, where loading what draws keeps no frame waiting.
        """
        return None

    def rules_pictures(self) -> Mapping[str, Any]:
        """The pictures of its RULES.md by name, each a `RulesPicture`; a game may have none."""
        return {}

    def details_of(self, setting: str) -> tuple[DetailGroup, ...]:
        """Everything that a setting changes, for a page of its own; nothing: its words say it."""
        return ()

    def setup_panel(self) -> Any:
        """What the set-up page shows of the game itself (a `SetupPanel`), or None for nothing."""
        return None

    def table_picture(self, table: TableT) -> Callable[[Any, Any], None] | None:
        """Draws a table in small into (canvas, box), for its card on the hub; None: its cover.

        A game that can says so on its card (`has_small_picture`).
        """
        return None

    def left_early(self, match: Any) -> Mapping[int, Words]:
        """What stands at the end for a seat that was out before it, instead of its result."""
        return {}

    def sheet(self, table: TableT) -> Callable[[Sequence[str], Any, str, Any], Any] | None:
        """Lays a table out on one page to print (`engine.ui.paper`), or None for none.

        It is given names, what tells how wide words are, the language, and the theme.
        """
        return None

    def position_desk(self, table: TableT) -> Callable[[Any, Any], Any] | None:
        """Makes the scene on which such a table is set out on the board itself, or None for none.

        It is given the window and the position page; what may be set out there is declared
        (`engine.core.position.edits`).
        """
        return None

    def review(self, match: Any) -> dict[str, Any] | None:
        """What luck and choices did in a `Match`, as the `review` command prints it, or None."""
        return None

    def won_by(self, match: Any) -> Message | None:
        """Why a finished `Match` ended as it did, in one sentence, or None."""
        return None

    def sequel(self, match: Any) -> Setup | None:
        """The set-up of what follows on a finished `Match`, as in a campaign, or None."""
        return None

    def keep_sitting(self, match: Any) -> Path | None:
        """Writes a finished `Match` into the file of its campaign: that file, or None for none."""
        return None

    def closing(self, table: TableT) -> Message | None:
        """What is said in the place of who won, where a game ends that nobody wins."""
        return None

    def tie_break(self, table: TableT) -> Message | None:
        """What put the winner before another seat of the same score, or None where nothing did."""
        return None

    def performance(self, match: Any) -> Performance | None:
        """How well the person of a finished `Match` did by a measure beside the score, or None."""
        return None

    def weight_of(self, event: Any) -> float:
        """How much an event may swing a lead, beside others of the same game; 0 for none."""
        return 0.0

    def dice_luck(self, events: Sequence[Any]) -> Sequence[DiceLuck]:
        """What dice among these events showed, each roll that counts beside its average."""
        return ()

    def puzzle_in(self, laid: Any, voice: Voice) -> Any:
        """A puzzle that is laid out, in the words of a voice; None where it is read in English."""
        return None

    def puzzle_craft(self) -> Any:
        """How its puzzles are made (a `Craft`), or None where it makes none."""
        return None

    def simulate_batch(
        self, seats: Sequence[str], setup: Setup, games: int, seed: str
    ) -> Tally | None:
        """Many bot games at once, when the game has a faster way than one at a time."""
        return None

    def warm_up(self) -> None:
        """Work worth doing in the background while the menu shows, unless `is_warm`."""

    @property
    def is_warm(self) -> bool:
        """Whether the work of `warm_up` has been done and kept by an earlier run."""
        return True


RANDOM_LEVEL = played_by((RANDOM,), {RANDOM.name: lambda setup: RandomBot()})[0]


def check_setup(game: Game, setup: Setup) -> Setup:
    """The set-up with defaults filled in; InputError names the first thing that does not fit."""
    count = len(setup.seats)
    if not game.fewest_seats <= count <= game.most_seats:
        raise errors.InputError(
            f"{game.title} seats {game.fewest_seats} to {game.most_seats}, not {count}"
        )
    if not setup.seed:
        raise errors.InputError("the seed is empty: give a word or a number")
    if setup.key:
        setup = replace(setup, key=key_of(setup.key, "the key"))
    options = {setting.key: setting.default for setting in game.settings}
    for key, value in game.present_options(setup.options).items():
        setting = next((setting for setting in game.settings if setting.key == key), None)
        if setting is None:
            known = ", ".join(options) or "none"
            raise errors.InputError(f"{game.title} has no option '{key}'; its options are {known}")
        if value not in setting.values:
            known = ", ".join(setting.values)
            raise errors.InputError(f"option {key} cannot be '{value}'; it is one of {known}")
        options[key] = value
    if setup.position is None:
        players = setup.players
        for each in game.settings:
            if each.only_by and each.only_by not in players and options[each.key] != each.default:
                raise errors.InputError(f"option {each.key} needs a seat that {each.only_by} plays")
        return game.boxed(replace(setup, options=options))
    dated = {each.key for each in game.settings if each.past is not None} & {*setup.options}
    return _fit_position(game, replace(setup, options=options), dated)


def _fit_position(game: Game, setup: Setup, kept: Set[str]) -> Setup:
    """The set-up with the options of its position, but for those that are `kept` as they were asked
    for; InputError when it has other seats.
    """
    table = game.read_position(setup.position)
    fitting = game.setup_of_position(table, setup)
    if len(fitting.seats) != len(setup.seats):
        raise errors.InputError(
            f"the position has {len(fitting.seats)} seats, the set-up {len(setup.seats)}"
        )
    asked = {key: value for key, value in setup.options.items() if key in kept}
    return replace(setup, options={**fitting.options, **asked}, box=fitting.box)


def require_players(game: Game, setup: Setup) -> None:
    """InputError when a player named by a command cannot be what it is called.

    The rules' own player sits where they move a seat of the position, and nowhere else. Records are
    not asked: what was played can be played again.
    """
    if setup.position is None:
        return
    ruled, name = game.ruled_seats(game.read_position(setup.position)), game.ruled_player
    for number, seat in enumerate(setup.seats):
        if number in ruled and seat.player != name:
            raise errors.InputError(
                f"seat {number + 1} of the position is a {name}'s, which the rules move: "
                f"seat {name} there, not {seat.player}"
            )
        if number not in ruled and name and seat.player == name:
            raise errors.InputError(
                f"seat {number + 1} of the position is no {name}'s: seat human or a bot there"
            )


@runtime_checkable
class SaysWhyNot(Protocol):
    """Options or outcomes that say in a sentence why an answer is none of them."""

    def refusal(self, answer: Any, /) -> Message | None:
        """The sentence; None where there is no more to say."""


def require_legal(
    pending: Pending, answer: Any, game: Game | None = None, names: Sequence[str] = ()
) -> None:
    """Raises IllegalAnswer with one sentence when the pending decision does not offer it."""
    offered = pending.options if isinstance(pending, Decision) else pending.outcomes
    if answer not in offered:
        if isinstance(offered, Draw):
            raise refusal("cannot-be-drawn", words=offered.told(answer), example=offered.example)
        said = offered.refusal(answer) if isinstance(offered, SaysWhyNot) else None
        if said is not None:
            raise errors.IllegalAnswer(said)
        asked = pending.prompt if game is None else game.prompt(pending, names)
        raise errors.IllegalAnswer(f"'{errors.in_words(answer)}' is not possible now ({asked})")


# -- Clauses: the numbered sentences of RULES.md, and the tests that prove them

PICTURE = "!["
MARK = ".clause("
CLAUSE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z][A-Z-]*-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


@dataclass(frozen=True, slots=True)
class RulesClause:
    """One clause: its number, its text, and where it stands (line of RULES.md, from 0)."""

    id: str
    text: str
    line: int


def clauses_of(rules: str) -> list[RulesClause]:
    """The clauses of a RULES.md text in order; indented lines below belong to the clause.

    Pictures belong to no clause, and neither do other items of a list.
    """
    found: list[RulesClause] = []
    is_open = False
    for number, line in enumerate(rules.splitlines()):
        match = CLAUSE.match(line)
        if match:
            found.append(RulesClause(match[1], match[2].strip(), number))
            is_open = True
        elif line.strip() and not line.startswith("  "):
            is_open = False
        elif is_open and line.strip() and not line.strip().startswith(PICTURE):
            last = found[-1]
            found[-1] = RulesClause(last.id, f"{last.text} {line.strip()}", last.line)
    return found


def game_clauses(game: Game) -> list[RulesClause]:
    """The clauses of a game; InputError when a number stands twice."""
    clauses = clauses_of(game.rules_path.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for clause in clauses:
        if clause.id in seen:
            raise errors.InputError(f"{game.rules_path.name} of {game.title} has {clause.id} twice")
        seen.add(clause.id)
    return clauses


def proofs_by_clause(folder: Path) -> dict[str, list[str]]:
    """Clause numbers to the tests marked with them, read from the test files below `folder`."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for name, clause in _marks(ast.parse(text, str(path))) if MARK in text else ():
            proofs.setdefault(clause, []).append(f"{path.relative_to(folder.parent)}::{name}")
    return proofs


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from ((node.name, clause) for clause in _clause_arguments(decorator))


def _clause_arguments(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute):
        return
    if decorator.func.attr == "clause":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
