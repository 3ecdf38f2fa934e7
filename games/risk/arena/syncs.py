"""Contest submissions at our table: `syncs:path/to/submission.py` on any seat.

Two rules of the contest differ from ours. A bot may have been written for them, so what follows
from them is put right instead of being held against it:

- a set with two wild cards counts there and not here (RISK-5.4): another set takes its place, or
  none when nothing must be redeemed;
- the two extra troops come once in a redemption there and once in a turn here (RISK-5.12): if the
  bot counts on them a second time, its distribution is cut by two.

Source: protocol reference sections 1, 2, 5, 6, 7 and 9.1. What goes wrong is raised as
Misbehaved with the contest's own word: TIMEOUT, CUMULATIVE_TIMEOUT, BROKEN_PIPE, INVALID_MESSAGE.

The submission runs unmodified as a process of its own and is asked the contest's queries; its
answers become our moves. `syncs*4:...` gives it four times the contest's time.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from engine.core.decision import Answer, Bot, Decision, Reason
from engine.core.errors import InputError
from engine.core.external import conversation
from engine.core.external.file_bot import code_of, sandbox_for
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    ProcessLimits,
    Surroundings,
    opened,
    python_for_guests,
)
from engine.core.game import Game
from engine.core.setup import CONTEST, Setup, parts_of, whole_path
from engine.core.storage import read_utf8
from engine.core.story import Passage
from games.risk import board
from games.risk import moves as ours
from games.risk.arena.records import (
    MOVES,
    PLAYER_ELIMINATED,
    Query,
    Recorder,
    illegal,
    require_equal,
    require_move,
    whole,
    whole_number,
)
from games.risk.state import FEWEST_SEATS, RiskTable
from games.risk.steps import CARDS_LEFT

CARDS_OF_A_SET = 3


def sets_of(document: conversation.Document, hand: Sequence[int]) -> list[board.CardSet]:
    """The sets of a move_redeem_cards, of cards in the hand, in ascending order.

    Raises Misbehaved for what is no list of sets, for foreign cards and for what is no set.
    """
    given = document.get("sets")
    if not isinstance(given, list):
        raise conversation.invalid("sets must be a list of lists of three cards")
    left = list(hand)
    found: list[board.CardSet] = []
    for cards in given:
        numbers = _three_cards(cards)
        for card in numbers:
            if card not in left:
                raise illegal(f"it redeems card {card}, which it does not hold")
            left.remove(card)
        found.append(numbers)
    return _accepted(found, hand)


def _three_cards(cards: object) -> board.CardSet:
    if not isinstance(cards, list) or len(cards) != CARDS_OF_A_SET:
        raise conversation.invalid("a set must be a list of three cards")
    first, second, third = sorted(whole_number(card, "a card") for card in cards)
    if not 0 <= first <= third < board.CARDS:
        raise illegal("it redeems a card that does not exist")
    return first, second, third


def _accepted(given: list[board.CardSet], hand: Sequence[int]) -> list[board.CardSet]:
    """The sets with those of two wild cards replaced, where the hand allows it."""
    accepted = [cards for cards in given if board.is_set(cards)]
    for cards in given:
        if board.is_set(cards):
            continue
        if sum(map(board.is_wild, cards)) < 2:
            raise illegal(f"cards {', '.join(map(str, cards))} are no set")
        used = {card for taken in accepted for card in taken}
        others = board.sets_in(tuple(sorted(card for card in hand if card not in used)))
        accepted += others[:1]
    return accepted


def distribution_of(document: conversation.Document, own: Sequence[int]) -> dict[int, int]:
    """The distribution of a move_distribute_troops over own territories.

    Raises Misbehaved for what is no such table, foreign territories and numbers below one.
    """
    given = document.get("distributions")
    if not isinstance(given, dict):
        raise conversation.invalid("distributions must be an object of territories and troops")
    troops: dict[int, int] = {}
    for place, count in given.items():
        territory, number = whole_number(place, "a territory"), whole_number(count, "troops")
        if territory not in own:
            name = f"territory {territory}" if 0 <= territory < board.SIZE else f"'{place}'"
            raise illegal(f"it places troops on {name}, which it does not own")
        if number < 1:
            raise illegal(f"it places {number} troops on territory {territory}")
        troops[territory] = number
    return troops


def require_sum(troops: dict[int, int], wanted: int, *, may_count_extra: bool) -> None:
    """Raises Misbehaved unless all troops are distributed, and no more than there are."""
    total = sum(troops.values())
    if total != wanted and not (may_count_extra and total == wanted + board.MATCHING_TROOPS):
        raise illegal(f"it distributes {total} troops and has {wanted}")


def require_extra(troops: dict[int, int], places: Sequence[int]) -> None:
    """Raises Misbehaved unless the extra troops stand on a territory that a card shows."""
    if places and not any(troops.get(place, 0) >= board.MATCHING_TROOPS for place in places):
        shown = " or ".join(map(str, places))
        raise illegal(f"it must place {board.MATCHING_TROOPS} troops on territory {shown}")


def still_to_place(troops: dict[int, int], done: dict[int, int], count: int) -> dict[int, int]:
    """What is left of a distribution after what has been placed, cut or raised to the count."""
    left = {place: number - done.get(place, 0) for place, number in troops.items()}
    left = {place: number for place, number in left.items() if number > 0}
    if not left:
        left = dict.fromkeys(list(troops)[:1], 0)
    while (excess := sum(left.values()) - count) > 0:
        largest = max(left, key=left.__getitem__)
        left[largest] -= min(excess, left[largest])
    left[max(left, key=left.__getitem__)] += count - sum(left.values())
    return {place: number for place, number in left.items() if number}


COMPATIBILITY = Path(__file__).with_name("compat")
"""Our own, which need no library."""

PACKAGE = "risk_helper"
SHARED = "risk_shared"
IMPORTED = (PACKAGE, f"{PACKAGE}.py", SHARED, f"{SHARED}.py")
"""What a submission needs of a folder of which it may not see the rest."""
CHECKOUT_FOLDERS = {Path("risk-helper", "src"): PACKAGE, Path("risk-shared", "src"): SHARED}
"""Where they lie in a checkout of the contest's repository."""

TRIED_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Helper:
    """Where a submission finds what it imports, and whose helper that is, in words."""

    folders: tuple[Path, ...]
    whose: str

    @property
    def readable(self) -> tuple[Path, ...]:
        """What a submission may read of these folders."""
        return _readable(self.folders)


def helper_for(submission: Path) -> Helper:
    """The helper beside the submission, that of the contest's checkout around it, or ours.

    The contest's needs a library of a certain version: where it cannot be imported, ours comes
    next, and `whose` says why.
    """
    own = whole_path(submission).parent
    if _holds_package(own, PACKAGE):
        return Helper((own, COMPATIBILITY), "the helper beside it")
    checkout = _checkout_around(own)
    if checkout is None:
        return Helper((own, COMPATIBILITY), "our helper")
    folders = tuple(checkout / folder for folder in CHECKOUT_FOLDERS)
    problem = _problem_of_importing(python_for_guests(), folders)
    if problem is None:
        return Helper((own, *folders), f"the contest's helper in {checkout}")
    why = f"our helper, for the contest's in {checkout} cannot be imported ({problem})"
    return Helper((own, COMPATIBILITY), why)


def _checkout_around(folder: Path) -> Path | None:
    for place in (folder, *folder.parents):
        if all(_holds_package(place / part, name) for part, name in CHECKOUT_FOLDERS.items()):
            return place
    return None


def _holds_package(folder: Path, name: str) -> bool:
    """Whether Python finds that package there; a folder of another language's has its name too."""
    return (folder / f"{name}.py").is_file() or any((folder / name).glob("*.py"))


def _readable(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    return tuple(part for folder in folders for part in opened(folder, IMPORTED))


@lru_cache
def _problem_of_importing(python: str, folders: tuple[Path, ...]) -> str | None:
    """Why that Python cannot import a helper from these folders, in a few words; None if it can.

    Importing runs what lies there, so it is a guest as well.
    """
    path = {"PYTHONPATH": os.pathsep.join(map(str, folders))}
    surroundings = Surroundings(path, sandbox_for(python, _readable(folders)))
    command = [python, "-B", "-c", f"import {PACKAGE}.game"]
    home = GuestFolder()
    with home as folder:
        output, errors = folder / "output.txt", folder / "errors.txt"
        with ExternalProcess(command, folder, output, errors, surroundings, goes=home) as tried:
            if not tried.wait(TRIED_SECONDS):
                return f"it takes longer than {TRIED_SECONDS:g} s"
            if tried.end == "exit status 0":
                return None
            return conversation.shortened(tried.last_words() or tried.end)


TO_ENGINE, FROM_ENGINE = "to_engine.pipe", "from_engine.pipe"


@dataclass(frozen=True, slots=True)
class ContestLimits:
    """What the contest allows a bot: seconds (see Stopwatch), and characters of one message."""

    open_seconds: float = 3.0
    query_seconds: float = 1.0
    match_seconds: float = 8.0
    message_characters: int = 999
    process: ProcessLimits = field(default_factory=ProcessLimits)

    def with_time_times(self, factor: float) -> ContestLimits:
        return ContestLimits(
            self.open_seconds * factor,
            self.query_seconds * factor,
            self.match_seconds * factor,
            self.message_characters,
            self.process,
        )


class Connection:
    """A running submission that can be asked; `close` ends it and removes its `folder`.

    Raises InputError where there are no named pipes.
    """

    def __init__(
        self,
        submission: Path,
        seat: int,
        limits: ContestLimits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        require_pipes()
        self._limits = limits
        self._clock = clock
        self._time = conversation.GameTime(limits.match_seconds)
        self._conversation: conversation.Conversation | None = None
        python = python_for_guests()
        surroundings = _surroundings(helper_for(submission))  # takes time: no folder stands yet
        self._match_folder = GuestFolder()
        self.folder = folder = self._match_folder.path / f"submission{seat}"
        try:
            self._pipes = os.open(_make_folder(folder, submission), os.O_RDONLY)
        except BaseException:
            self._match_folder.cleanup()
            raise
        try:
            self._process = ExternalProcess(
                [python, "submission.py"],
                folder,
                folder / "io" / "submission.log",
                folder / "io" / "submission.err",
                surroundings,
                limits.process,
                goes=self._match_folder,
            )
        except BaseException:
            os.close(self._pipes)
            self._match_folder.cleanup()
            raise

    @property
    def seconds(self) -> float:
        """The time the bot has used of its match."""
        return self._time.seconds

    def ask(self, query: str) -> conversation.Document:
        """Sends a query and returns the answer; Misbehaved when none comes as it should."""
        if self._conversation is None:
            self._conversation = self._open()
        answer = self._conversation.ask(query, self._limits.query_seconds)
        self._time.spend(self._conversation.seconds)
        return answer

    def close(self) -> None:
        """Ends the process and everything it started."""
        self._process.stop()
        if self._conversation is not None:
            self._conversation.close()
            self._conversation = None
        os.close(self._pipes)
        self._match_folder.cleanup()

    def _open(self) -> conversation.Conversation:
        """Opens both ends in the contest's order, without waiting for longer than is allowed."""
        watch = conversation.Stopwatch(self._process.delays, self._clock)
        try:
            reads = self._opened(TO_ENGINE, os.O_RDONLY)
        except OSError:
            raise conversation.Misbehaved("BROKEN_PIPE", "it has taken its pipe away") from None
        try:
            writes = self._open_for_writing(watch)
        except BaseException:
            os.close(reads)
            raise
        self._time.spend(watch.seconds)
        most = self._limits.message_characters
        return conversation.Conversation(self._process, reads, writes, most, self._clock)

    def _open_for_writing(self, watch: conversation.Stopwatch) -> int:
        while True:
            with suppress(OSError):  # ENXIO: the bot has not opened its end yet
                return self._opened(FROM_ENGINE, os.O_WRONLY)
            if not self._process.is_running:
                sentence = f"it ended before the first query ({conversation.end_of(self._process)})"
                raise conversation.Misbehaved("TIMEOUT", sentence)
            if watch.is_over(self._limits.open_seconds):
                seconds = f"{self._limits.open_seconds:g} s"
                raise conversation.Misbehaved(
                    "TIMEOUT", f"it did not open its pipes within {seconds}"
                )
            time.sleep(conversation.LOOKS_SECONDS)

    def _opened(self, name: str, flags: int) -> int:
        """Opens a pipe, and never a file of ours that a link in its place leads to: an OSError."""
        number = os.open(name, flags | os.O_NONBLOCK | os.O_NOFOLLOW, dir_fd=self._pipes)
        if not stat.S_ISFIFO(os.fstat(number).st_mode):
            os.close(number)
            raise OSError(errno.EINVAL, "no pipe any more")
        return number


def _surroundings(helper: Helper) -> Surroundings:
    """The submission imports its helper, or, where it plays as a bot of ours, this program."""
    environment = {"PYTHONPATH": os.pathsep.join(map(str, helper.folders))}
    readable = (*helper.readable, *code_of(Helper))
    return Surroundings(environment, sandbox_for(python_for_guests(), readable))


def require_pipes() -> None:
    """InputError where the contest's named pipes do not exist."""
    if not hasattr(os, "mkfifo"):
        raise InputError(
            "syncs: needs named pipes, which Windows does not have; "
            "use Linux, macOS or WSL, or a bot in one file (trusted:mybot.py)"
        )


def _make_folder(folder: Path, submission: Path) -> Path:
    """The layout of section 1.1; returns the folder of the pipes."""
    inside = folder / "io"
    inside.mkdir(parents=True)
    folder.chmod(0o775)
    (folder / "submission.py").write_bytes(read_utf8(submission))
    for name in (TO_ENGINE, FROM_ENGINE):
        if sys.platform != "win32":
            os.mkfifo(inside / name, 0o660)
    return inside


FEWEST_CARDS_LEFT = 2
"""After an elimination the contest lets nobody redeem down to less than this."""


def syncs_bot(name: str, game: Game, setup: Setup) -> Bot | None:
    """The submission that `syncs:PATH` or `syncs*TIMES:PATH` names, or None for any other name.

    Raises InputError with one sentence when it cannot be run here.
    """
    form, path = parts_of(name) or ("", "")
    kind, times, factor = form.partition("*")
    if kind != CONTEST:
        return None
    require_pipes()
    if len(setup.seats) == FEWEST_SEATS:
        raise InputError("syncs: bots know no neutral army; a table of theirs has 3 to 6 seats")
    if not Path(path).is_file():
        raise InputError(f"there is no submission at {path}")
    read_utf8(Path(path))
    limits = ContestLimits().with_time_times(_factor(factor)) if times else ContestLimits()
    return SyncsBot(Path(path), game.stand_in(setup), limits)


def _factor(text: str) -> float:
    try:
        factor = float(text) if text.isascii() else 0.0
    except ValueError:
        factor = 0.0
    if not 0 < factor <= 1000:
        raise InputError(f"'{text}' is no number of times the contest's time, such as syncs*4:")
    return factor


class SyncsBot(conversation.Guest):
    """A contest submission: one process for each seat it plays at."""

    def __init__(self, submission: Path, stand_in: Bot, limits: ContestLimits) -> None:
        super().__init__(submission.name, stand_in)
        self._submission = submission
        self._limits = limits
        self._moves: Sequence[Passage] = ()
        self._players: dict[int, _Player] = {}

    @property
    def remark(self) -> str:
        """Whose helper the submission imports."""
        return f"{self.title} imports {helper_for(self._submission).whose}."

    def follow(self, passages: Sequence[Passage]) -> None:
        """The story so far, from which the submission gets its records when it is asked."""
        self._moves = passages

    def ask(self, view: RiskTable, decision: Decision, rng: Random) -> Answer:
        """What the submission answers; Misbehaved when it breaks the contest's rules."""
        seat = decision.seat
        player = self._players.get(seat)
        begins = player is None or not player.follow(self._moves)
        if player is None or begins:
            self._leave(seat)
            player = self._players[seat] = _Player(seat, self.connect)
            player.follow(self._moves)
        if not self._moves:
            raise InputError("syncs: bots must see the whole game; a position is not enough")
        try:
            option = player.answer(view, decision)
        except BaseException:
            self._leave(seat)
            raise
        said = [f"{self.title} answers {player.said}"] + [self.remark] * begins
        return Answer(option, tuple([Reason(conversation.CLAUSE, text) for text in said]))

    def connect(self, seat: int) -> Connection:
        return Connection(self._submission, seat, self._limits)

    def close(self) -> None:
        for seat in list(self._players):
            self._leave(seat)

    def _leave(self, seat: int) -> None:
        player = self._players.pop(seat, None)
        if player is not None:
            player.close()


class _Player:
    """One seat's submission: what it has been told, and its plans for the placement stage."""

    def __init__(self, seat: int, connect: Callable[[int], Connection]) -> None:
        self.said = ""
        self._seat = seat
        self._connect = connect
        self._connection: Connection | None = None
        self._recorder = Recorder()
        self._told = 0
        self._noted = 0
        self._ahead = 0
        self._stage = 0
        self._sets: list[board.CardSet] | None = None
        self._troops: dict[int, int] | None = None
        self._answered: tuple[int, Any] = (-1, None)

    def follow(self, passages: Sequence[Passage]) -> bool:
        return self._recorder.follow(passages)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def answer(self, view: RiskTable, decision: Decision) -> Any:
        """The move for a decision; the same again when the same decision is asked twice."""
        moment = self._recorder.moves_seen
        if self._answered[0] != moment:
            if self._stage != self._recorder.stage:
                self._stage, self._sets, self._troops = self._recorder.stage, None, None
            self._answered = (moment, _ANSWERING[decision.kind](self, view, decision))
        return self._answered[1]

    # -- one method for each kind of decision -------------------------------------------------

    def _claim(self, view: RiskTable, decision: Decision) -> ours.Claim:
        answer, _ = self._query("claim_territory")
        return ours.Claim(whole(answer, "territory"))

    def _place_first(self, view: RiskTable, decision: Decision) -> ours.PlaceTroops:
        answer, _ = self._query("place_initial_troop")
        return ours.PlaceTroops(whole(answer, "territory"), 1)

    def _redeem(self, view: RiskTable, decision: Decision) -> ours.Redeem | ours.KeepCards:
        wanted = self._sets_wanted(view)
        left = [cards for cards in wanted if cards not in self._recorder.placement.redeemed]
        if left:
            return ours.Redeem(left[0])
        if ours.KEEP_CARDS not in decision.options:
            raise illegal(f"it keeps {len(view.hands[self._seat])} cards and must redeem a set")
        return ours.KEEP_CARDS

    def _extra(self, view: RiskTable, decision: Decision) -> ours.TakeBonus:
        troops = self._troops_wanted(view)
        places = [option for option in decision.options if isinstance(option, ours.TakeBonus)]
        return max(places, key=lambda option: troops.get(option.territory, 0))

    def _reinforce(self, view: RiskTable, decision: Decision) -> ours.PlaceTroops:
        stage = self._recorder.placement
        done = {
            place: stage.placed.get(place, 0) + stage.extra.get(place, 0)
            for place in {*stage.placed, *stage.extra}
        }
        troops = self._troops_wanted(view)
        left = still_to_place(troops, done, view.reserves[self._seat])
        territory, count = next(iter(left.items()))
        return ours.PlaceTroops(territory, count)

    def _attack(self, view: RiskTable, decision: Decision) -> ours.Attack | ours.EndAttacks:
        answer, kind = self._query("attack")
        if kind == "move_attack_pass":
            return ours.END_ATTACKS
        return ours.Attack(
            whole(answer, "attacking_territory"),
            whole(answer, "defending_territory"),
            whole(answer, "attacking_troops"),
        )

    def _defend(self, view: RiskTable, decision: Decision) -> ours.Defend:
        attack = self._recorder.attack_move
        answer, _ = self._query("defend", move_attack_id=attack)
        return ours.Defend(whole(answer, "defending_troops"))

    def _occupy(self, view: RiskTable, decision: Decision) -> ours.Occupy:
        answer, _ = self._query(
            "troops_after_attack", record_attack_id=self._recorder.attack_record
        )
        return ours.Occupy(whole(answer, "troop_count"))

    def _fortify(self, view: RiskTable, decision: Decision) -> ours.Fortify | ours.EndTurn:
        answer, kind = self._query("fortify")
        if kind == "move_fortify_pass":
            return ours.END_TURN
        source = whole(answer, "source_territory")
        target = whole(answer, "target_territory")
        count = whole(answer, "troop_count")
        own = view.territories_of(self._seat)
        if count == 0 and source in own and target in board.ADJACENT[source] and target in own:
            return ours.END_TURN
        return ours.Fortify(source, target, count)

    # -- the placement stage ------------------------------------------------------------------

    def _sets_wanted(self, view: RiskTable) -> list[board.CardSet]:
        """The bot's redemption of this stage; asked for once, even when it can redeem nothing."""
        stage = self._recorder.placement
        if self._sets is None and stage.is_redeemed:
            self._sets = list(stage.sets)
        elif self._sets is None:
            answer, _ = self._query("redeem_cards", cause=stage.cause)
            redeemed = [card for cards in stage.redeemed for card in cards]
            hand = sorted((*view.hands[self._seat], *redeemed))
            self._sets = sets_of(answer, hand)
            self._require_cards_left(len(hand) - sum(map(len, self._sets)))
        return self._sets

    def _require_cards_left(self, left: int) -> None:
        if self._recorder.placement.cause != PLAYER_ELIMINATED:
            return
        if not FEWEST_CARDS_LEFT <= left <= CARDS_LEFT:
            raise illegal(
                f"after an elimination it keeps {left} cards, "
                f"not {FEWEST_CARDS_LEFT} to {CARDS_LEFT}"
            )

    def _troops_wanted(self, view: RiskTable) -> dict[int, int]:
        """The bot's distribution of this stage, asked for once its whole redemption is known."""
        if self._troops is None:
            stage = self._recorder.placement
            open_sets = [cards for cards in self._sets_wanted(view) if cards not in stage.sets]
            before = stage.troops_for_sets
            self._recorder.close_redemption(open_sets)
            answer, _ = self._query("distribute_troops", cause=stage.cause)
            troops = distribution_of(answer, view.territories_of(self._seat))
            places = self._recorder.extra_places
            has_extra = bool(places)
            counts_extra = not has_extra and bool(self._recorder.matching_places)
            wanted = view.reserves[self._seat] + stage.troops_for_sets - before
            wanted += sum(stage.placed.values()) + has_extra * board.MATCHING_TROOPS
            require_sum(troops, wanted, may_count_extra=counts_extra)
            require_extra(troops, places)
            self._troops = troops
        return self._troops

    # -- queries ------------------------------------------------------------------------------

    def _query(self, kind: str, **extra: Any) -> tuple[conversation.Document, str]:
        """Asks what is to be decided now; returns the answer and its kind."""
        self._catch_up()
        query = Query(self._seat, kind, len(self._recorder.records), extra, MOVES[kind], {})
        answer = self._asked(query)
        self._ahead += 1
        return answer

    def _catch_up(self) -> None:
        """Asks what the contest has asked by now and the table has not, for want of a choice.

        To a submission that was started anew that is every query of the game; what it answered
        at the table stands.
        """
        queries = self._recorder.queries
        while self._noted < len(queries):
            query = queries[self._noted]
            self._noted += 1
            if query.seat != self._seat:
                continue
            if self._ahead:
                self._ahead -= 1
            else:
                _require_possible(query, *self._asked(query))

    def _asked(self, query: Query) -> tuple[conversation.Document, str]:
        """Asks, with all records since the last query; returns the answer and its kind."""
        if self._connection is None:
            self._connection = self._connect(self._seat)
        answer = self._connection.ask(self._query_text(query))
        self.said = require_move(answer, self._seat, *MOVES[query.kind])
        for key, value in query.extra.items():
            require_equal(answer, key, value)
        return answer, self.said

    def _query_text(self, query: Query) -> str:
        records = self._recorder.records
        update = ",".join(
            f'"{number}":{records[number].seen_by(self._seat)}'
            for number in range(self._told, query.records)
        )
        self._told = query.records
        rest = "".join(
            f",{conversation.compact({key: value})[1:-1]}" for key, value in query.extra.items()
        )
        return f'{{"query_type":"{query.kind}","update":{{{update}}}{rest}}}'


def _require_possible(query: Query, answer: conversation.Document, moved: str) -> None:
    """Raises Misbehaved for an answer that was not possible where there was no choice."""
    if moved not in query.moves:
        raise illegal(f"{moved} is not possible now, only {query.moves[-1]}")
    if moved.endswith("_pass"):
        return
    for key, allowed in query.numbers.items():
        given = whole(answer, key)
        if given not in allowed:
            possible = " or ".join(map(str, allowed))
            raise illegal(f"{key} {given} is not possible now, only {possible}")


_ANSWERING: dict[str, Callable[[_Player, RiskTable, Decision], Any]] = {
    "claim": _Player._claim,
    "place": _Player._place_first,
    "redeem": _Player._redeem,
    "bonus": _Player._extra,
    "reinforce": _Player._reinforce,
    "attack": _Player._attack,
    "defend": _Player._defend,
    "occupy": _Player._occupy,
    "fortify": _Player._fortify,
}
