"""What differs between the answers of two trees, counted, and written out to look at."""

from __future__ import annotations

import json
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

SHOWN_OF_A_KIND: Final = 3
"""Positions of each kind of difference that are written out."""
LONGEST: Final = 90


class Kind(NamedTuple):
    """A kind of difference: what differs, in which mode, whose answer to which kind of decision."""

    what: str
    mode: str
    bot: str = ""
    decision: str = ""
    detail: str = ""

    def __str__(self) -> str:
        where = f"{self.mode:<20} {self.bot:<15} {self.decision:<20}"
        return f"{self.what:<8} {where} {self.detail}".rstrip()


@dataclass
class Differences:
    """All that was found in a run; files of the first of each kind go to `folder`."""

    folder: Path
    kinds: Counter[Kind] = field(default_factory=Counter)
    files: defaultdict[Kind, list[str]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)
    old_faults: Counter[Kind] = field(default_factory=Counter)

    def look(self, about: Mapping[str, Any], before: Any, now: Any) -> None:
        """Counts what differs in a position, and keeps it if its kind is new."""
        self.counts["positions"] += 1
        bots = before.get("bots", {})
        self.counts["answers"] += len(bots)
        for bot, answer in (("", before), *bots.items()):
            if "fault" in answer:
                kind = Kind("fault", about["mode"], bot, about["kind"], answer["fault"][:LONGEST])
                self.old_faults[kind] += 1
        for kind, sentence in _differences(about, before, now):
            self.kinds[kind] += 1
            if len(self.files[kind]) < SHOWN_OF_A_KIND and kind.what != "words":
                self.files[kind].append(about["name"])
                self._keep(about, f"{kind}\n{sentence}\n")

    def look_at_record(self, found: Mapping[str, Any], mode: str, made: Path) -> None:
        """Counts a record of the folder `made`, and keeps it where it does not replay."""
        self.counts["records"] += 1
        for fault in found["faults"]:
            kind = Kind("record", mode, detail=fault[:LONGEST])
            self.kinds[kind] += 1
            self.files[kind].append(found["record"])
            self.folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(made / found["record"], self.folder)

    def _keep(self, about: Mapping[str, Any], sentence: str) -> None:
        """The position for `decide --position`, and what differs there, in words."""
        self.folder.mkdir(parents=True, exist_ok=True)
        name, game = about["name"], about["mode"].partition("/")[0]
        position, told = self.folder / f"{name}.json", self.folder / f"{name}.txt"
        position.write_text(json.dumps(about["position"]), "utf-8")
        if not told.exists():
            seats = f"seats {', '.join(about['players'])}; options {about['options']}"
            how = f"python main.py decide {game} --position {position}"
            told.write_text(f"{seats}\n{how} --bot BOT\n", "utf-8")
        with told.open("a", encoding="utf-8") as file:
            file.write(f"\n{sentence}")

    def told(self) -> Iterator[str]:
        """The kinds, the most frequent first, then all counts."""
        for kind, count in self.kinds.most_common():
            places = ", ".join(self.files[kind][:SHOWN_OF_A_KIND])
            yield f"{count:>6} {kind}" + (f"  ({places})" if places else "")
        for kind, count in self.old_faults.most_common():
            yield f"{count:>6} already in the baseline: {kind}"
        found: Counter[str] = Counter()
        for kind, count in self.kinds.items():
            found[kind.what] += count
        looked = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        differ = ", ".join(f"{count:,} {what}" for what, count in found.items()) or "nothing"
        yield f"compared {looked}; differing: {differ}"


def _differences(
    about: Mapping[str, Any], before: Mapping[str, Any], now: Mapping[str, Any]
) -> Iterator[tuple[Kind, str]]:
    mode, decision = about["mode"], about["kind"]
    if "fault" in before or "fault" in now:
        faults = before.get("fault", "none"), now.get("fault", "none")
        if faults[0] != faults[1]:
            yield Kind("fault", mode, "", decision, faults[1][:LONGEST]), _pair(*faults)
        return
    asked = [f"{each['kind']} of seat {each['seat'] + 1}" for each in (before, now)]
    if asked[0] != asked[1]:
        yield Kind("asked", mode, "", decision, " -> ".join(asked)), _pair(*asked)
        return
    yield from _of_typed(Kind("options", mode, "", decision), before["typed"], now["typed"])
    if before["read"] != now["read"] and before["typed"] == now["typed"]:
        yield Kind("read", mode, "", decision), _pair(before["read"], now["read"])
    for bot in before["bots"]:
        kind = Kind("answer", mode, bot, decision)
        yield from _of_answers(kind, before["bots"][bot], now["bots"][bot])


def _of_typed(
    kind: Kind, before: Mapping[str, list[str]], now: Mapping[str, list[str]]
) -> Iterator[tuple[Kind, str]]:
    less = [before[each][0] for each in before if each not in now]
    more = [now[each][0] for each in now if each not in before]
    if less or more:
        detail = f"no more {_classes(before, now)} new {_classes(now, before)}"
        yield kind._replace(detail=detail), f"not offered any more: {less}\nnew: {more}"
    elif list(before) != list(now):
        yield kind._replace(detail="in another order"), _pair(list(before), list(now))
    for each in before:
        if each in now and before[each] != now[each]:
            words = _pair(before[each], now[each])
            yield kind._replace(what="typed", detail=json.loads(each)["type"]), words


def _classes(these: Mapping[str, Any], those: Mapping[str, Any]) -> str:
    """The classes of the options that only the one tree offers."""
    only = [json.loads(each) for each in these if each not in those and each != "all"]
    return ", ".join(sorted({each["type"] for each in only})) or "-"


def _of_answers(
    kind: Kind, before: Mapping[str, Any], now: Mapping[str, Any]
) -> Iterator[tuple[Kind, str]]:
    if "fault" in before or "fault" in now:
        faults = before.get("fault", "none"), now.get("fault", "none")
        if faults[0] != faults[1]:
            yield kind._replace(what="fault", detail=faults[1][:LONGEST]), _pair(*faults)
        return
    words = _pair(_in_words(before), _in_words(now))
    clauses = f"{_clauses(before)} -> {_clauses(now)}"
    if before["option"] != now["option"]:
        yield kind._replace(detail=clauses), words
    elif before["clauses"] != now["clauses"]:
        yield kind._replace(what="clauses", detail=clauses), words
    elif before["reasons"] != now["reasons"]:
        both = _pair(json.dumps(before["reasons"]), json.dumps(now["reasons"]))
        yield kind._replace(what="reasons", detail=_clauses(now)), f"{words}\n{both}"
    elif before["told"] != now["told"]:
        yield Kind("words", kind.mode, kind.bot), words


def _clauses(answer: Mapping[str, Any]) -> str:
    clauses = ", ".join(dict.fromkeys(answer["clauses"]))
    return clauses if len(clauses) <= LONGEST else f"{clauses[:LONGEST]}..."


def _in_words(answer: Mapping[str, Any]) -> str:
    return "\n    ".join((answer["typed"], *answer["told"]))


def _pair(before: Any, now: Any) -> str:
    return f"before: {before}\nnow:    {now}"
