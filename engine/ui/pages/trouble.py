"""The last page there is: nothing else can be shown, and it says so."""

from __future__ import annotations

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.scene import Scene, Window
from engine.ui.theme import BODY, SECOND_TEXT, TEXT, TITLE
from engine.ui.widgets.base import Button

WIDTH = 900.0


class TroublePage(Scene):
    """One sentence, and a button that closes the program."""

    def __init__(self, app: Window) -> None:
        super().__init__(app)
        self.words: Words = ""
        self.close = self.add(Button(Said("trouble-close"), app.quit, kind="primary", key="Enter"))

    def layout(self, width: float, height: float) -> None:
        """The words above the middle, the button under them: below it messages may stand."""
        self.close.box = Box.around(width / 2, height / 2 + 10, 300, 56)

    def back(self) -> bool:
        """There is no page to go back to."""
        self.app.quit()
        return True

    def draw(self, canvas: Canvas) -> None:
        """What happened."""
        canvas.backdrop()
        wide = min(WIDTH, self.width - 48)
        box = Box(self.width / 2 - wide / 2, self.height / 2 - 260, wide, 200)
        canvas.panel(Box(box.x, box.y - 44, wide, 380).inset(-32, 0))
        font = canvas.theme.title_font
        canvas.text(box.x, box.y, Said("trouble-title"), TITLE, TEXT, font)
        words = Box(box.x, box.y + 60, box.w, 120)
        canvas.paragraph(words, self.words, BODY, SECOND_TEXT)
        self.draw_widgets(canvas)
