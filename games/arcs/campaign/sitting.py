"""INTER-8.1: a campaign over several sittings, as a file of its own: JSON, written anew each time.

It holds the table as it was left, and of every sitting who sat where, the Power and rank of each
seat, and what happened. The log of Act I is by chapter, that of the Intermission by step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from engine.core.codec import Codec
from engine.core.decision import Reason
from engine.core.errors import BadDocument, InputError, shown
from engine.core.match import Match
from engine.core.ruled_odds import decode_reason, encode_reason
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import read_json, user_folder, write_json_atomically
from engine.text.message import Message
from games.arcs.campaign.rules.account import campaign_log
from games.arcs.campaign.rules.events import StepBegan
from games.arcs.campaign.rules.intermission import hinders, intermission_of
from games.arcs.campaign.rules.state import has_reach, reach_of
from games.arcs.state import ArcsTable

FORMAT: Final = 1
ARCS: Final = "arcs"
RENUMBERED: Final[Mapping[str, str]] = {
    "f3-10": "f3-11", "f3-11": "f3-10",
    "f5-08": "f5-11", "f5-09": "f5-10", "f5-10": "f5-09", "f5-11": "f5-08",
}  # fmt: skip
"""Cards whose numbers were guessed before November 2026, to their printed numbers."""
ACT_I: Final = "act I"
INTERMISSION: Final = "intermission"
NOTHING_FOLLOWS: Final = "the Intermission is over: Act II is played at the real table"
Chapter = tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class SeatResult:
    power: int
    rank: int


@dataclass(frozen=True, slots=True)
class PlayedPart:
    """One sitting: which part was played, with what seed, by whom, how it ended, its log."""

    part: str
    seed: str
    seats: tuple[SeatSetup, ...]
    results: tuple[SeatResult, ...]
    log: tuple[Chapter, ...] = ()


@dataclass(frozen=True, slots=True)
class CampaignSheet:
    """A campaign: the table as it was left, the options it is played with, and its sittings."""

    table: ArcsTable
    options: dict[str, str]
    sittings: tuple[PlayedPart, ...]

    @property
    def part(self) -> str:
        """What was played last."""
        return self.sittings[-1].part


# -- from matches ---------------------------------------------------------------------------------


def part_of(table: ArcsTable) -> str:
    """What was played to the end on a table; InputError where that is no part of a campaign."""
    if not has_reach(table):
        raise InputError("only a game of the campaign can be kept as one")
    if table.steps:
        raise InputError("the sitting is not over yet")
    aftermath = reach_of(table).aftermath
    if aftermath.is_over or aftermath.conceded >= 0:
        return INTERMISSION
    problem = hinders(table)
    if problem:
        raise InputError(problem)
    return ACT_I


def sheet_after(match: Match, before: CampaignSheet | None = None) -> CampaignSheet:
    """The campaign after a finished match, which went on from `before` if there is one.

    Raises InputError where the match is not over, or does not follow on what was played before.
    """
    table = match.table
    part = part_of(table)
    played = () if before is None else before.sittings
    if before is not None and (before.part, part) != (ACT_I, INTERMISSION):
        raise InputError(f"the campaign's file ends with {before.part}, so {part} does not follow")
    if before is not None and len(before.table.seats) != len(table.seats):
        raise InputError("the campaign's file has another number of seats")
    result = match.result
    results = tuple(
        [SeatResult(int(score), int(rank))
         for score, rank in zip(result.scores, result.ranks, strict=True)]
    )  # fmt: skip
    setup = match.setup
    sitting = PlayedPart(part, setup.seed, setup.seats, results, tuple(_log(match, part)))
    return CampaignSheet(table.copy(), dict(setup.options), (*played, sitting))


def _log(match: Match, part: str) -> Iterator[Chapter]:
    story = match.story(None)
    events = [*story.opening, *[each for passage in story.passages for each in passage.events]]
    if part == ACT_I:
        for chapter in campaign_log(events):
            yield tuple([entry.said for entry in chapter])
        return
    yield from _by_step(events)


def _by_step(events: Iterable[Any]) -> Iterator[Chapter]:
    """What happened in each step of the Intermission, its heading first."""
    step: list[Message] = []
    for event in events:
        if isinstance(event, StepBegan) and step:
            yield tuple(step)
            step = []
        step.append(event.said())
    yield tuple(step)


def next_setup(sheet: CampaignSheet, codec: Codec) -> Setup:
    """The set-up of the sitting that follows; InputError where none can."""
    if sheet.part != ACT_I:
        raise InputError(NOTHING_FOLLOWS)
    last = sheet.sittings[-1]
    position = codec.encode(intermission_of(sheet.table))
    return Setup(last.seats, f"{last.seed} {INTERMISSION}", dict(sheet.options), position=position)


def sequel(match: Match) -> Setup | None:
    """The set-up of what follows a finished match of Act I; None where nothing does."""
    if not match.is_over or hinders(match.table):
        return None
    following = next_setup(sheet_after(match), match.game.codec)
    before = match.setup
    return replace(
        following, dice_by_hand=before.dice_by_hand, practice=before.practice,
        real_table=before.real_table,
    )  # fmt: skip


# -- the file -------------------------------------------------------------------------------------


def campaigns_folder() -> Path:
    return user_folder() / "campaigns"


def path_of(sheet: CampaignSheet) -> Path:
    """The file of a campaign, by the seed that its Act I was played with."""
    words = re.sub(r"[^a-z0-9]+", "-", sheet.sittings[0].seed.casefold()).strip("-")
    return campaigns_folder() / f"arcs-{words[:60] or 'campaign'}.json"


def keep(match: Match) -> Path:
    """Writes a finished sitting into the file of its campaign, and says where it is.

    The Intermission goes into the file of the Act that it went on from, if that is there.
    """
    sheet = sheet_after(match)
    seed = match.setup.seed.removesuffix(f" {INTERMISSION}")
    first = replace(sheet, sittings=(replace(sheet.sittings[0], seed=seed),))
    path = path_of(first)
    if sheet.part == INTERMISSION and path.exists():
        sheet = sheet_after(match, before_intermission(load(path, match.game.codec)))
    save(sheet, path, match.game.codec)
    return path


def before_intermission(sheet: CampaignSheet) -> CampaignSheet:
    """The same without an Intermission that is written down again."""
    if sheet.part != INTERMISSION or len(sheet.sittings) == 1:
        return sheet
    return replace(sheet, sittings=sheet.sittings[:-1])


def save(sheet: CampaignSheet, path: Path, codec: Codec) -> None:
    write_json_atomically(path, to_document(sheet, codec))


def load(path: Path, codec: Codec) -> CampaignSheet:
    """The campaign in a file; one sentence where there is none, or it is damaged."""
    try:
        return from_document(read_json(path), codec)
    except BadDocument as problem:
        raise BadDocument(f"{path} is damaged: {problem}") from None


def to_document(sheet: CampaignSheet, codec: Codec) -> dict[str, Any]:
    """The campaign as JSON; its table is a position as any."""
    return {
        "format": FORMAT,
        "campaign": ARCS,
        "options": sheet.options,
        "sittings": [_sitting_document(each, codec) for each in sheet.sittings],
        "table": codec.encode(sheet.table),
    }


def _sitting_document(sitting: PlayedPart, codec: Codec) -> dict[str, Any]:
    encode = codec.encode
    log = [
        [encode_reason(codec, Reason("", said))[1:] for said in chapter] for chapter in sitting.log
    ]
    seats, results = encode(sitting.seats), encode(sitting.results)
    return {"part": sitting.part, "seed": sitting.seed, "seats": seats, "results": results,
            "log": log}  # fmt: skip


def from_document(document: Any, codec: Codec) -> CampaignSheet:
    """The campaign of a JSON document; BadDocument names what is wrong and where."""
    if not isinstance(document, dict) or document.get("campaign") != ARCS:
        raise BadDocument("it is no campaign of Arcs")
    if document.get("format") != FORMAT:
        raise BadDocument(f"its format is {shown(document.get('format'))}; it must be {FORMAT}")
    sittings = document.get("sittings")
    if not isinstance(sittings, list) or not sittings:
        raise BadDocument("sittings must be a list of one or two")
    options = codec.decode(dict[str, str], document.get("options"), "options")
    if "rulings" not in options:
        document = _renumbered(document)
        sittings = document["sittings"]
    table = codec.decode(ArcsTable, document.get("table"), "table")
    problems = table.check() or ([] if has_reach(table) else ["reach is missing"])
    if problems:
        raise BadDocument(f"the table is not possible: {problems[0]}")
    found = [_sitting(each, f"sittings[{n}]", codec) for n, each in enumerate(sittings)]
    if any(len(each.seats) != len(table.seats) for each in found):
        raise BadDocument("sittings must seat as many as the table does")
    return CampaignSheet(table, options, tuple(found))


def _renumbered(part: Any) -> Any:
    """Part of a file from before November 2026, its cards under their printed numbers."""
    if isinstance(part, dict):
        return {key: _renumbered(each) for key, each in part.items()}
    if isinstance(part, list):
        return [_renumbered(each) for each in part]
    return RENUMBERED.get(part, part) if isinstance(part, str) else part


def _sitting(document: Any, where: str, codec: Codec) -> PlayedPart:
    if not isinstance(document, dict) or document.get("part") not in (ACT_I, INTERMISSION):
        raise BadDocument(f"{where}.part must be '{ACT_I}' or '{INTERMISSION}'")
    decode = codec.decode
    log = document.get("log")
    if not isinstance(log, list) or any(not isinstance(each, list) for each in log):
        raise BadDocument(f"{where}.log must be a list of lists")
    return PlayedPart(
        document["part"],
        decode(str, document.get("seed"), f"{where}.seed"),
        decode(tuple[SeatSetup, ...], document.get("seats"), f"{where}.seats"),
        decode(tuple[SeatResult, ...], document.get("results"), f"{where}.results"),
        tuple([tuple([_said(line, where, codec) for line in chapter]) for chapter in log]),
    )


def _said(line: Any, where: str, codec: Codec) -> Message:
    if not isinstance(line, list) or len(line) != len(("key", "args")):
        raise BadDocument(f"{where}.log holds {shown(line)}; it must be a key and its arguments")
    said = decode_reason(codec, ["", *line]).said
    if not isinstance(said, Message):
        raise BadDocument(f"{where}.log holds {shown(line)}; it must be a key and its arguments")
    return said
