"""A table on paper, as files: a PDF to print, a picture, and the position that the desk reads."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.core import record
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.position import load_position, positions_folder
from engine.core.registry import Registry
from engine.core.storage import put_in_place, write_json_atomically
from engine.core.story import ONLOOKER
from engine.text.said import ENGLISH, Said
from engine.ui.scene import Window
from engine.ui.widgets import Button


def write_sheet(
    game: Game, table: Any, names: Sequence[str], base: Path, language: str = ENGLISH
) -> tuple[Path, ...]:
    """Writes a table as `base`.pdf, .png and .json, which it returns.

    `table` is what its readers may know. Raises InputError for a game that prints no sheet.
    """
    from engine.ui.printed.pdf import measure, pdf_of  # noqa: PLC0415 (few print)
    from engine.ui.printed.picture import png_of  # noqa: PLC0415 (few print)

    lay_out = game.sheet(table)
    if lay_out is None:
        raise InputError(Said("sheet-none", {"game": game.title}))
    page = lay_out(names, measure(), language)
    files = tuple(base.with_name(f"{base.name}.{kind}") for kind in ("pdf", "png", "json"))
    put_in_place(files[0], pdf_of(page, datetime.now().astimezone()))
    put_in_place(files[1], png_of(page))
    write_json_atomically(files[2], game.codec.encode(table))
    return files


def keep_sheet(app: Window, match: Match, table: Any) -> None:
    """Writes the sheet of a table beside the positions that are kept, and says where."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    base = positions_folder(match.game) / f"sheet-{stamp}"
    try:
        files = write_sheet(match.game, table, match.setup.seat_names, base, match.language)
    except InputError as problem:
        app.toast(problem.said, "warning")
    else:
        app.toast(Said("sheet-kept", {"path": str(files[0])}), "good")


def sheet_buttons(app: Window, match: Match) -> tuple[Button, ...]:
    """The button of a page that looks back: none where no sheet is printed."""
    if match.game.sheet(match.table) is None:
        return ()
    return (
        Button(Said("sheet-print"), lambda: keep_sheet(app, match, match.table), kind="secondary",
               icon="device-floppy", key="P", tooltip=Said("sheet-print.tip")),
    )  # fmt: skip


def run(registry: Registry, arguments: argparse.Namespace) -> tuple[Path, ...]:
    """The command: the end of a record, or a position; of a game that goes on only what lies open.

    Raises InputError when neither is given, or both are.
    """
    game: Game = registry.game(arguments.game)
    if (arguments.record is None) == (arguments.position is None):
        raise InputError(Said("sheet-of-what"))
    if arguments.record is None:
        draft = load_position(game, arguments.position, is_named=True)
        voice = game.voice(())
        seats = [Said("house-seat", {"number": seat + 1}) for seat in range(draft.players)]
        names = [voice.say(seat) for seat in seats]
        return write_sheet(game, draft.table, names, arguments.out)
    match = record.load(registry, arguments.record, is_named=True)
    if match.game is not game:
        raise InputError(
            Said("sheet-other-game", {"path": str(arguments.record), "game": match.game.title})
        )
    table = match.table if match.is_over else match.view(match.table, ONLOOKER)
    return write_sheet(game, table, match.setup.seat_names, arguments.out)
