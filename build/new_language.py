"""Writes the files of a new language, each with the English text as comments, to be filled in:

    python -m build.new_language fr Français

makes `fr.ftl` and `fr/` below `engine/text` and each game's `text`, its `lessons/fr`,
`scenarios/fr` and `RULES.fr.md`. Files that are there stay as they are. Puzzles need none: they are
told again from messages. Until a file is filled its words are English, and a game is told in the
language once it has all messages; `python main.py language fr` counts.

- Messages: put the translation below its English line, or in its place (without the `# `).
- Lessons and scenarios: fill every `""`; a key that begins with `#` is the English text. A step of
  a lesson whose English `points_at` or `lights` name a button by its label wants these, too.
- RULES: put each line below its comment, with the clause's number as it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError

from engine.core.learning.lesson import Lesson, lessons_of
from engine.core.learning.puzzle import scenarios_of
from engine.core.storage import write_text_atomically
from engine.text.message import ENGLISH, HOUSE, RETIRED
from games import REGISTRY

NAMED: Final = "language-name = "


def files_of(language: str, own_name: str) -> Iterator[tuple[Path, str]]:
    """Every file of a new language, as it is before it is filled."""
    for folder in (HOUSE, *(game.text_folder for game in REGISTRY.games())):
        for path in (folder / f"{ENGLISH}.ftl", *sorted((folder / ENGLISH).glob("*.ftl"))):
            if path.name == f"{ENGLISH}.ftl":
                yield folder / f"{language}.ftl", _messages(path, own_name)
            elif path.name != RETIRED:
                yield folder / language / path.name, _messages(path, own_name)
    for game in REGISTRY.games():
        for lesson in lessons_of(game):
            yield game.folder / "lessons" / language / f"{lesson.key}.json", _json(_lesson(lesson))
        for scenario in scenarios_of(game):
            words = _asked({"title": scenario.title, "about": scenario.about})
            yield game.folder / "scenarios" / language / f"{scenario.key}.json", _json(words)
        yield game.folder / f"RULES.{language}.md", _rules(game.rules_path)


def _messages(path: Path, own_name: str) -> str:
    """The messages of a file as comments; but how a language calls itself is known."""
    lines = path.read_text("utf-8").splitlines()
    return "".join(
        f"{NAMED}{own_name}\n" if line.startswith(NAMED)
        else f"{line}\n" if not line or line.startswith("#")
        else f"# {line}\n"
        for line in lines
    )  # fmt: skip


def _lesson(lesson: Lesson) -> dict[str, Any]:
    steps = [
        _asked({"title": step.title, "says": list(step.says), "now": step.now,
                "otherwise": [each.says for each in step.otherwise]})
        for step in lesson.steps
    ]  # fmt: skip
    return {**_asked({"title": lesson.title, "about": lesson.about}), "steps": steps}


def _asked(words: dict[str, Any]) -> dict[str, Any]:
    """Each text in English, as a comment, and its place; what is empty is not asked for."""
    found: dict[str, Any] = {}
    for key, said in words.items():
        if said:
            found |= {f"# {key}": said, key: [""] * len(said) if isinstance(said, list) else ""}
    return found


def _json(words: dict[str, Any]) -> str:
    return json.dumps(words, ensure_ascii=False, indent=1) + "\n"


def _rules(path: Path) -> str:
    lines = path.read_text("utf-8").splitlines()
    return "".join(
        f"{line}\n" if not line or line.startswith("<!--") else f"<!-- {line} -->\n"
        for line in lines
    )  # fmt: skip


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m build.new_language", description="A new language."
    )
    parser.add_argument("language", help="its letters, such as fr")
    parser.add_argument("own_name", help="how it calls itself, such as Français")
    asked = parser.parse_args(arguments)
    try:
        Locale.parse(asked.language)
    except (UnknownLocaleError, ValueError):
        parser.error(f"'{asked.language}' is no language; write its letters, such as fr")
    for path, text in files_of(asked.language, asked.own_name):
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            write_text_atomically(path, text)
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
