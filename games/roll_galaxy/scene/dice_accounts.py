"""What everybody's dice did in a game, as a panel of the review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.message import Fixed, Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import percent, signed
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.roll_galaxy.history import DiceAccount
from games.roll_galaxy.scene.palette import GOOD_TEXT, INDIGO, PHASE_ICONS, SHORT_TEXT, TRAY

TYPE: Final = 18
LEADING: Final = 1.35
USES: Final[tuple[tuple[Colour, str], ...]] = (
    (INDIGO, "dice-worked"),
    (SHORT_TEXT, "dice-given"),
    ((0x4A, 0x53, 0x62), "dice-went-back"),
)


def draw_accounts(
    canvas: Canvas, inner: Box, rows: Sequence[tuple[int, str, DiceAccount]], voice: Voice
) -> None:
    """A strip for each seat, given by its number and name; below them what the colours mean."""
    words = voice.say(Message("luck-explained"))
    foot = canvas.paragraph_height(inner.w, words, TYPE, line_height=LEADING)
    step = min(220.0, (inner.h - 62 - foot) / len(rows))
    y = inner.y + 12
    for seat, name, account in rows:
        row = Box(inner.x, y, inner.w, step - 12)
        _draw_account(canvas, row, seat, name, account, voice)
        y += step
    x, y = inner.x, inner.bottom - 10 - foot
    for colour, key in USES:
        canvas.rounded(Box(x, y - 26, 14, 14), 4, colour)
        x += 22 + canvas.text(x + 22, y - 19, voice.say(Message(key)), TYPE, SECOND_TEXT) + 24
    canvas.paragraph(Box(inner.x, y, inner.w, foot), words, TYPE, SECOND_TEXT,
                     line_height=LEADING)  # fmt: skip


def _draw_account(
    canvas: Canvas, box: Box, seat: int, name: str, account: DiceAccount, voice: Voice
) -> None:
    y = box.y + 18
    canvas.seat_mark(seat, box.x + 12, y, 11)
    canvas.text(box.x + 34, y, name, TYPE, TEXT, "text-bold")
    share = account.worked / account.rolled if account.rolled else 0.0
    args = {"worked": account.worked, "rolled": account.rolled, "percent": percent(share, 0)}
    words = voice.say(Message("so-many-worked", args))
    canvas.text(box.right, y, words, TYPE, SECOND_TEXT, align="right")
    _draw_use(canvas, Box(box.x, y + 22, box.w, 14), account)
    if account.rolled and account.rolled == account.unseen:
        return  # at a real table nobody was told what they showed
    _draw_luck(canvas, Box(box.x, y + 48, box.w, 30), account, voice)
    if box.h >= 176:
        _draw_faces(canvas, Box(box.x, y + 96, box.w, box.h - 118), account)


def _draw_use(canvas: Canvas, bar: Box, account: DiceAccount) -> None:
    """Worked, given for Dictate, gone back without work."""
    canvas.rounded(bar, 7, TRAY)
    if not account.rolled:
        return
    x = bar.x
    counts = (account.worked, account.dictated, account.returned)
    for count, (colour, _) in zip(counts, USES, strict=True):
        width = bar.w * count / account.rolled
        if width >= 2:
            canvas.rounded(Box(x, bar.y, width, bar.h), min(7, width / 2), colour)
        x += width


def _draw_luck(canvas: Canvas, row: Box, account: DiceAccount, voice: Voice) -> None:
    """Wilds over what was due, on a scale of three standard deviations."""
    y = row.centre_y
    wilds = Message("wilds-due", {"wilds": account.wilds, "due": Fixed(account.due[-1])})
    canvas.text(row.x, y, voice.say(wilds), TYPE, SECOND_TEXT)
    luck = account.luck
    colour = GOOD_TEXT if luck >= 0 else SHORT_TEXT
    canvas.text(row.right, y, signed(luck), 20, colour, "number-bold", "right")
    rail = Box(row.x + 200, y - 5, row.w - 270, 10)
    most = max(1.0, account.spread * 1.5)
    canvas.rounded(rail, 5, TRAY)
    band = rail.w / 2 * account.spread / most
    canvas.rounded(Box(rail.centre_x - band, rail.y, 2 * band, rail.h), 5, (*WHITE, 34))
    x = rail.centre_x + max(-1.0, min(1.0, luck / most)) * rail.w / 2
    canvas.hairline(rail.centre_x, rail.y - 4, rail.h + 8, vertical=True, alpha=200)
    canvas.disc(x, y, 8, colour, (0x10, 0x13, 0x1B), 2)


def _draw_faces(canvas: Canvas, box: Box, account: DiceAccount) -> None:
    """Each face: how often it came, and a line where it was due."""
    pitch = box.w / len(account.faces)
    top = max([1.0, *account.due, *map(float, account.faces)])
    height = box.h - 34
    for face, (count, due) in enumerate(zip(account.faces, account.due, strict=True)):
        x = box.x + (face + 0.5) * pitch
        tall = height * count / top
        bar = Box(x - pitch * 0.3, box.y + height - tall, pitch * 0.6, max(2.0, tall))
        canvas.rounded(bar, 4, mix(INDIGO, TRAY, 0.25))
        level = box.y + height - height * due / top
        canvas.rounded(Box(x - pitch * 0.38, level - 1, pitch * 0.76, 2), 1, WHITE)
        canvas.icon(PHASE_ICONS[face], x, box.bottom - 14, 24, SECOND_TEXT)
