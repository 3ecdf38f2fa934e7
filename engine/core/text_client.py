"""The text client: plays any game over standard input and output, also through a pipe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TextIO

from engine.core.bot import Bot, close_bots
from engine.core.chance import Distribution
from engine.core.decision import CHANCE, Chance, Decision
from engine.core.errors import IllegalAnswer, InputError
from engine.core.match import Match, bots_of
from engine.core.story import Passage, Story, watcher_of

LISTED_AT_ONCE = 20
LONGEST_LINE = 200
LIST_WORDS = ("list", "options", "list options")
HELP = (
    "Type a move in words or its number. 'list' shows all moves, 'table' the table, "
    "'hint' what a bot would do, 'undo' takes back, 'quit' leaves."
)


class EndOfInput(Exception):
    """Nobody types any more."""


@dataclass(slots=True)
class TextClient:
    """Shows state, prompt and options; `on_answer` runs after every answer (autosave)."""

    match: Match
    source: TextIO
    out: TextIO
    on_answer: Callable[[Match], None] = lambda match: None
    interactive: bool = False
    _bots: list[Bot | None] = field(init=False)
    _story: Story = field(init=False)
    _shown: int = 0

    def __post_init__(self) -> None:
        self._bots = bots_of(self.match)
        self._story = self.match.story(watcher_of(self.match.setup))
        self._shown = len(self._story.passages)

    def run(self) -> int:
        """Plays to the end of the game or of the input. Returns the exit status 0."""
        self._say(f"{self.match.game.title}. {HELP}")
        for event in self._story.opening:
            self._say(f"  {self.match.game.event_text(event, self._names)}")
        try:
            while not self.match.is_over:
                self._turn()
        except EndOfInput:
            self._say("End of input; the game is not finished.")
            return 0
        finally:
            close_bots(self._bots)
        self._say_table()
        self._say(self._closing())
        return 0

    @property
    def _names(self) -> tuple[str, ...]:
        return self.match.setup.seat_names

    def _turn(self) -> None:
        if not self.match.waits_for_person:
            self._answer_for_nobody()
        elif isinstance(self.match.pending, Chance):
            self._ask_chance(self.match.pending)
        elif isinstance(self.match.pending, Decision):
            self._ask_decision(self.match.pending)

    def _answer_for_nobody(self) -> None:
        if isinstance(self.match.pending, Chance):
            self.match.roll()
        else:
            assert self.match.pending is not None
            bot = self._bots[self.match.pending.seat]
            assert bot is not None
            thought = self.match.think(bot)
            self.match.answer(thought.option, thought.reasons)
        self._go_on()

    def _go_on(self) -> None:
        """An answer was given: it is kept, and what the people here may know of it is told."""
        self.on_answer(self.match)
        first = self._story.follow()
        for passage in self._story.passages[first:]:
            self._show(passage)
        self._shown = len(self._story.passages)

    def _show(self, passage: Passage) -> None:
        """A new passage, or what an earlier one was, now that it has been revealed."""
        if passage.seat != CHANCE and passage.answer is not None:
            text = self.match.game.option_text(passage.answer, self._names)
            self._say(f"{self._names[passage.seat]}: {text}")
        for reason in self.match.game.told(passage.reasons, self._names):
            self._say(f"    {reason.clause}: {reason.text}")
        if passage.number >= self._shown:
            for event in passage.events:
                self._say(f"  {self.match.game.event_text(event, self._names)}")

    def _say_table(self) -> None:
        table = self.match.view(self.match.table, self._story.watcher)
        self._say(self.match.game.describe(table, self._names))

    def _ask_chance(self, pending: Chance) -> None:
        outcomes: Distribution = pending.outcomes
        self._say(f"{pending.prompt}. What did the real dice show? Such as {outcomes.example}")
        line = self._read()
        if self._command(line):
            return
        try:
            self.match.answer(outcomes.parse(line))
        except IllegalAnswer as problem:
            self._say(str(problem))
            return
        self._go_on()

    def _ask_decision(self, pending: Decision) -> None:
        game = self.match.game
        self._say("")
        view = game.view(self.match.table, pending.seat)
        self._say(game.describe(view, self._names))
        self._say(f"{self._names[pending.seat]}: {pending.prompt}. {pending.detail}".rstrip(". "))
        if pending.listing is None or len(pending.listing) <= LISTED_AT_ONCE:
            self._list(pending)
        else:
            self._say(f"{len(pending.listing)} moves; 'list' shows them.")
        self._answer_decision(pending)

    def _answer_decision(self, pending: Decision) -> None:
        while True:
            line = self._read()
            if self._command(line, pending):
                if self.match.pending is not pending:
                    return
                continue
            try:
                option = self.match.option_of(line)
            except InputError as problem:
                self._say(str(problem))
                continue
            self.match.answer(option)
            self._go_on()
            return

    def _command(self, line: str, pending: Decision | None = None) -> bool:
        word = " ".join(line.casefold().split())
        if word in LIST_WORDS and pending is not None:
            self._list(pending)
        elif word in ("help", "?"):
            self._say(HELP)
        elif word in ("table", "show"):
            self._say_table()
        elif word == "hint" and pending is not None:
            self._hint()
        elif word == "undo":
            self._undo()
        elif word in ("quit", "exit"):
            raise EndOfInput
        else:
            return not word
        return True

    def _list(self, pending: Decision) -> None:
        listing = pending.listing
        if listing is None:
            self._say("  There are too many moves to list; type one in words.")
            return
        if pending.is_range:
            self._say(f"  1-{len(listing)}  {listing[0]} ... {listing[-1]}")
            return
        for number, option in enumerate(listing, start=1):
            self._say(f"  {number:>3}  {self.match.game.option_text(option, self._names)}")

    def _hint(self) -> None:
        game = self.match.game
        thought = self.match.think(game.bot(game.advisor, self.match.setup))
        self._say(f"Hint: {game.option_text(thought.option, self._names)}")
        for reason in game.told(thought.reasons, self._names):
            self._say(f"    {reason.clause}: {reason.text}")

    def _undo(self) -> None:
        try:
            self.match.undo()
        except IllegalAnswer as problem:
            self._say(str(problem))
            return
        self.on_answer(self.match)
        self._story.follow()
        self._shown = len(self._story.passages)
        self._say("Taken back.")

    def _closing(self) -> str:
        result = self.match.result
        lines = ["The game is over."]
        order = sorted(range(len(self._names)), key=lambda seat: (result.ranks[seat], seat))
        lines += [f"  {result.ranks[s]}. {self._names[s]}  {result.scores[s]:g}" for s in order]
        return "\n".join(lines)

    def _read(self) -> str:
        while True:
            if self.interactive:
                self.out.write("> ")
                self.out.flush()
            line = self.source.readline(LONGEST_LINE)
            if not line:
                raise EndOfInput
            if line.endswith("\n") or len(line) < LONGEST_LINE:
                return line.strip()
            self._say(f"That line is longer than {LONGEST_LINE} letters; it is not read.")
            self._skip_line()

    def _skip_line(self) -> None:
        """The rest of a line, however long it is."""
        part = " "
        while part and not part.endswith("\n"):
            part = self.source.readline(LONGEST_LINE)

    def _say(self, text: str) -> None:
        self.out.write(text + "\n")
        self.out.flush()
