"""What the bar says and offers for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.decision import Decision, Option
from engine.text.message import NOTHING, Message, key_of
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Key
from engine.ui.real_table.physical_pieces import StepPicture, draw_answer
from engine.ui.table.actions import Action, ActionBar, Actions
from engine.ui.table.panels import TopBar
from engine.ui.table.parts import Moment, addressed
from engine.ui.theme import WARNING, WHITE, Colour
from games.arcs.board import OWNER, PIECE, SYSTEM
from games.arcs.moves import (
    END_TURN,
    Collect,
    Declare,
    GoOn,
    Hit,
    HitOther,
    KeepHand,
    PassInitiative,
    Redraw,
    Seize,
    seats_named,
)
from games.arcs.odds import Fight
from games.arcs.scene.art.looks import SECOND, TEXT
from games.arcs.scene.layout import BUTTONS_Y, TOP, button_height
from games.arcs.scene.selection import ArcsSelection
from games.arcs.scene.words import Warnings, way_words
from games.arcs.text import option_told

WORDS: Final[dict[str, tuple[str | Message, str | Message]]] = {}
"""What an expansion's kinds of decisions ask, and how it is done; the base game's are messages."""
BUTTONS: Final[dict[type, tuple[str | Message, str, str]]] = {}
"""Options of an expansion that have a button of their own: its words, sign and key."""
LEADING: Final[set[type]] = set()
"""Those that lead when they come first."""
BEFORE_MAP: Final[set[str]] = {"fate"}
"""The decisions that are taken before the map, which can be looked at."""
HELD_BACK: Final[dict[str, tuple[Message, Message]]] = {}
"""By the kind of decision: the main action while it cannot be done yet, and what it waits for."""
MANY: Final = 6
"""So many choices may hide a part of the map."""
BATTLES: Final = frozenset(("dice", "reroll", "hit", "raid"))


def to_do(moment: Moment, decision: Decision, selection: ArcsSelection) -> Actions:
    said, voice = _asked(moment, decision), moment.voice
    match decision.kind:
        case "act":
            said = _acting(moment, selection)
        case "opening":
            said = _opening(decision, voice)
        case "draft" if moment.table.seats[decision.seat].leader:
            said = _told("todo-draft-lore", voice)
        case "draft" if moment.table.seats[decision.seat].lore:
            said = _told("todo-draft-leader", voice)
        case "fleet":
            said = _sailing(selection, voice)
        case "drop":
            how = Message("now-drop-in-slots")
            said = replace(said, detail=f"{said.detail} {voice.say(how)}".lstrip())
        case "escort" | "enlist":
            said = _joining(selection, voice)
        case "lead":
            said = _leading(said, decision, selection, voice)
        case kind if kind in BATTLES and selection.fight is not None:
            said = _fighting(moment, decision, selection)
        case "arrange":
            laid = Action(voice.say(Message("button-arrange")), selection.confirm, "", "check",
                          "Space", selection.option is not None)  # fmt: skip
            said = replace(said, primary=laid)
    said = _with_plain(said, decision, selection, voice)
    if decision.kind in BEFORE_MAP or len(selection.chips) >= MANY:
        said = replace(said, secondary=(*said.secondary, _map_shown(selection, voice)))
    if selection.chosen and said.primary is None:
        said = _chosen(said, moment, selection)
    elif said.primary is None and decision.kind in HELD_BACK:
        label, why = map(voice.say, HELD_BACK[decision.kind])
        waits = Action(label, selection.confirm, "", "lock", None, enabled=False, tooltip=why)
        said = replace(said, detail=why, primary=waits)
    return replace(said, prompt=addressed(moment.match, decision, said.prompt))


def _asked(moment: Moment, decision: Decision) -> Actions:
    """What a kind of decision asks and how it is done; what the rules ask where it has no words."""
    voice, game = moment.voice, moment.match.game
    key = key_of("todo", decision.kind)
    if voice.has(key):
        return _told(key, voice)
    if decision.kind in WORDS:
        asked, how = WORDS[decision.kind]
        return Actions(voice.prompt(asked), voice.prompt(how))
    prompt, detail = game.prompt(decision, voice), game.detail(decision, voice)
    return Actions(seats_named(prompt, voice), seats_named(detail, voice))


def _told(key: str, voice: Voice, args: Mapping[str, Any] = NOTHING, **more: Any) -> Actions:
    """A message as what is asked, its part `detail` as how it is done."""
    said = Message(key, args)
    return Actions(voice.say(said), voice.part(said, "detail"), **more)


def _map_shown(selection: ArcsSelection, voice: Voice) -> Action:
    """Look at the map behind what is to be chosen, and back."""
    said = Message("button-choices" if selection.is_aside else "button-map")
    return Action(voice.say(said), selection.put_aside, "", "map-pin", Key.BOARD)


def _acting(moment: Moment, selection: ArcsSelection) -> Actions:
    turn, voice = moment.table.turn, moment.voice
    end = Action(voice.say(Message("button-end-turn")), lambda: selection.answer(END_TURN), "",
                 "player-skip-forward", Key.END, ends_turn=True,
                 is_bright=not turn.pips)  # fmt: skip
    if selection.chosen:
        return replace(_chosen(_told("now-choose", voice), moment, selection), secondary=(end,))
    key = "now-prelude" if turn.prelude else "now-act"
    return _told(key if turn.pips else "now-spent", voice, {"pips": turn.pips}, primary=end)


def _opening(decision: Decision, voice: Voice) -> Actions:
    declares = any(isinstance(option, Declare) for option in decision.options)
    return _told("now-opening" if declares else "now-opening-seize", voice)


def _leading(
    said: Actions, decision: Decision, selection: ArcsSelection, voice: Voice
) -> Actions:  # fmt: skip
    away = next((o for o in decision.options if isinstance(o, PassInitiative)), None)
    if away is None:
        return said
    button = Message("button-pass")
    action = Action(voice.say(button), lambda: selection.answer(away), "", "player-skip-forward",
                    "P", asks=voice.say(button, "asks"))  # fmt: skip
    return replace(said, secondary=(action,))


def _sailing(selection: ArcsSelection, voice: Voice) -> Actions:
    sailing = selection.sailing
    assert sailing is not None
    fresh, hurt = selection.count
    stay = (sailing.fresh - fresh, sailing.hurt - hurt)
    left = Message("now-fleet-stays" if any(stay) else "now-fleet-goes", {
        "fresh": stay[0], "hurt": stay[1], "staying": sum(stay), "origin": SYSTEM(sailing.origin),
    })  # fmt: skip
    button = Message("button-move", {"ships": fresh + hurt})
    go = Action(voice.say(button), selection.confirm, voice.say(button, "note"), "rocket", "Space",
                selection.option is not None)  # fmt: skip
    said = Message("now-fleet", {"target": SYSTEM(sailing.target)})
    return Actions(voice.say(said), voice.say(left), go)


def _joining(selection: ArcsSelection, voice: Voice) -> Actions:
    joining = selection.joining
    assert joining is not None
    place = SYSTEM(joining.target or joining.origin)
    args = {"target": place, "origin": place, "fresh": joining.fresh, "hurt": joining.hurt,
            "limited": joining.is_limited}  # fmt: skip
    fresh, hurt = selection.count
    key, icon = ("escort", "rocket") if joining.target else ("enlist", "crossed-swords")
    button = Message(f"button-{key}", {"ships": fresh + hurt})
    go = Action(voice.say(button), selection.confirm, voice.say(button, "note"), icon, "Space",
                selection.option is not None)  # fmt: skip
    return _told("now-escort-to" if joining.target else "now-enlist-at", voice, args, primary=go)


def _fighting(moment: Moment, decision: Decision, selection: ArcsSelection) -> Actions:
    fight, voice = selection.fight, moment.voice
    assert fight is not None
    rival = OWNER(fight.defender)
    match decision.kind:
        case "dice":
            button = Message("button-roll", {"dice": sum(selection.count)})
            is_set = isinstance(selection.option, Collect)
            roll = Action(voice.say(button), selection.confirm,
                          voice.say(button, "note") if is_set else "", "dice", "Space",
                          selection.option is not None)  # fmt: skip
            warning = Warnings(moment.table, fight.seat, voice).of_attack(
                fight.system, fight.defender
            )
            label = Message("button-roll-through")
            through = Action(voice.say(label), selection.fight_through, "", "crossed-swords", "A",
                             any(selection.count), voice.say(label, "tip"))  # fmt: skip
            said = _told("now-dice", voice, {"rival": rival}, primary=roll, secondary=(through,))
            return _warning(said, warning)
        case "reroll" if not selection.is_counting_rerolls:
            return _told("now-reroll-lore", voice)
        case "reroll":
            label = Message("button-roll-again", {"count": sum(selection.count)})
            again = Action(voice.say(label), selection.confirm, "", "dice", "Space")
            return _told("now-reroll", voice, {"most": fight.most}, primary=again)
        case "raid":
            return _told("now-raid", voice, {"rival": rival, "keys": fight.left})
    return _hitting(moment, fight, selection)


def _hitting(moment: Moment, fight: Fight, selection: ArcsSelection) -> Actions:
    proposed, voice = selection.option, moment.voice
    button = Message("button-hit-open")
    if isinstance(proposed, Hit | HitOther):
        button = Message("button-hit", {"kind": PIECE(proposed.kind), "fresh": proposed.fresh})
    best = Action(voice.say(button), selection.confirm, "", "check", "Space")
    args = {"hits": fight.left, "rival": OWNER(fight.defender), "buildings": fight.on_buildings}
    rest = Action(voice.say(Message("button-hits")), selection.give_all, "", "crossed-swords", "A")
    said = _told("now-hit-own" if fight.of_attacker else "now-hit", voice, args, primary=best,
                 secondary=(rest,) if selection.gives_all else ())  # fmt: skip
    return _warning(said, Warnings(moment.table, fight.seat, voice).of_hit(fight, proposed))


def _warning(said: Actions, warning: str) -> Actions:
    return replace(said, detail=warning, tone="warning") if warning else said


def _chosen(said: Actions, moment: Moment, selection: ArcsSelection) -> Actions:
    ways, voice = selection.paths.fitting, moment.voice
    begun = ways[0]
    title, detail = way_words(moment, selection.chosen, begun, goes_on=bool(selection.lit))
    if selection.chosen[-1][0] == "say":  # the button names it
        title, detail = said.prompt, said.detail
    rest = begun.parts[len(selection.chosen) :]
    only = len(ways) == 1 or bool(rest and rest[0][0] == "how")
    if not only:
        return replace(said, prompt=title, detail=detail)
    words = option_told(begun.answers[-1], voice)
    if rest and rest[0][0] == "how" and rest[0][1] != "fate":
        words = voice.say(Message(f"how-{rest[0][1]}"))
    primary = Action(words, selection.confirm, "", "check", "Space")
    return replace(said, prompt=title, detail=detail, primary=primary)


def _answering(selection: ArcsSelection, option: Option) -> Callable[[], object]:
    return lambda: selection.answer(option)


PLAIN_BUTTONS: Final[dict[type, tuple[str, str, str]]] = {
    GoOn: ("button-go-on", "player-skip-forward", "G"),
    Seize: ("button-seize", "bolt", "Y"),
    KeepHand: ("button-keep", "check", "K"),
    Redraw: ("button-redraw", "cards", "D"),
}
"""The options of the base game that nothing on the table names: their message, sign and key."""
GOING_ON: Final = {"catapult": "button-stay", "raid": "button-leave-rest"}


def _with_plain(
    said: Actions, decision: Decision, selection: ArcsSelection, voice: Voice
) -> Actions:  # fmt: skip
    """Buttons for the options that nothing on the table names."""
    actions = []
    for kind, (key, icon, letter) in PLAIN_BUTTONS.items():
        for option in decision.options:
            if type(option) is kind and not (kind is GoOn and selection.is_counting_rerolls):
                shown = GOING_ON.get(decision.kind, key) if kind is GoOn else key
                actions.append(Action(voice.say(Message(shown)), _answering(selection, option), "",
                                      icon, letter))  # fmt: skip
    usual = bool(actions)
    actions += [Action(voice.prompt(BUTTONS[type(option)][0]), _answering(selection, option), "",
                       *BUTTONS[type(option)][1:])
                for option in decision.options if type(option) in BUTTONS]  # fmt: skip
    if not actions:
        return said
    if type(decision.options[0]) in LEADING and not selection.chosen:
        return replace(said, primary=actions[0], secondary=(*said.secondary, *actions[1:]))
    if usual and said.primary is None and len(actions) == 1 and not selection.chosen:
        return replace(said, primary=actions[0])
    return replace(said, secondary=(*said.secondary, *actions))


# The strip over the table with room for the seats, and the prompt beside the own board.

EDGE: Final = 16.0
GAP: Final = 10.0
PRIMARY_W: Final = (200.0, 260.0)
SECONDARY_W: Final = (104.0, 176.0)
SMALL_W: Final = 112.0
ICON_W: Final = 54.0
WORDS_W: Final = 152.0
WORDS_Y: Final = 34.0
DETAIL_Y: Final = 70.0
PIP: Final = 24.0
SIGN_W: Final = 34.0
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
GROUND: Final[tuple[Colour, Colour]] = ((0x17, 0x12, 0x1F), (0x12, 0x0E, 0x1A))
FLOOR: Final[tuple[Colour, Colour]] = ((0x1A, 0x15, 0x26), (0x12, 0x0E, 0x1B))


Step = tuple[Hashable, tuple[StepPicture, ...]]
NO_STEP: Final[Step] = (None, ())


class ArcsTopBar(TopBar):
    """The strip over the table: the way home, the title with chapter and round, seats, icons.

    `short` is said of the progress where there is little room.
    """

    lets_through = True
    short = ""

    def placed(self) -> None:
        y = self.box.centre_y
        self.home.box = Box.around(self.box.x + 34, y, 44, 44)
        for n, button in enumerate(reversed(self.buttons)):
            button.box = Box.around(self.box.right - 46 - n * 54, y, 46, 46)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, 0, GROUND)
        canvas.hairline(self.box.x, self.box.bottom - 1, self.box.w, colour=LINE)
        if self.box.h < TOP:
            y = self.box.centre_y
            right = self.buttons[0].box.x if self.buttons else self.box.right
            x = 66 + canvas.text(66, y, "ARCS", 34, TITLE, "exo-bold", spacing=3) + 20
            if self.sign is not None:
                x = self.sign.stand_at(canvas, x, y, right) + 16
            canvas.text(x, y, self.progress[0], 18, SECOND, max_width=right - x - 16)
            return
        canvas.text(66, 28, "ARCS", 34, TITLE, "exo-bold", spacing=3)
        wordings = (self.progress[0], self.short or self.progress[0])
        words = canvas.fitting_words(wordings, WORDS_W, 18, "text")
        canvas.text(66, 60, words, 18, SECOND, max_width=WORDS_W)


class ArcsBar(ActionBar):
    """The prompt: mark, sentence with the pips left, a quieter line or chips, the buttons.

    `pips` are those left and those that the card brought; with `has_chips` the quieter line gives
    way to what can be chosen there. `step` is the last answer of a seat that plays: its key, and
    what it was about.
    """

    lets_through = True
    pips = (0, 0)
    has_chips = False
    takes_room = 0.0
    step: Step = NO_STEP

    def placed(self) -> None:
        """The main button at the right, then the game's, then undo and hint."""
        box = self.box
        y, high = box.y + BUTTONS_Y, button_height(box)
        right = box.right - EDGE
        left = box.x + 20 + self.takes_room
        seen = [each for each in self.small if each.is_visible]
        count, small = len(self.secondary), len(seen)
        is_tight = count > 1 and box.x > 0
        spare = right - left - small * ((ICON_W if is_tight else SMALL_W) + GAP)
        wanted = count * (SECONDARY_W[1] + GAP)
        primary = max(PRIMARY_W[0], min(PRIMARY_W[1], spare - wanted))
        if not self.primary.is_visible:
            primary = 0.0
        else:
            self.primary.box = Box(right - primary, y, primary, high)
            right -= primary + GAP
        each = (spare - primary - GAP * (count + 1)) / max(1, count)
        each = max(SECONDARY_W[0], min(SECONDARY_W[1], each))
        for button in reversed(self.secondary):
            button.box = Box(right - each, y, each, high)
            right -= each + GAP
        room = right - left
        wide = (room - GAP * (small - 1)) / max(1, small)
        width = ICON_W if is_tight else max(ICON_W, min(SMALL_W, wide))
        words = dict(zip(self.small, (Message("quiet-hint"), Message("quiet-undo")), strict=False))
        for button in reversed(seen):
            button.label = words[button] if width >= SMALL_W - 8 else ""
            button.box = Box(right - width, y, width, high)
            right -= width + GAP
        self.changed()

    def keep_room(self, width: float) -> None:
        """Leave so much room at the left of the buttons."""
        if width != self.takes_room:
            self.takes_room = width
            self.placed()

    def draw(self, canvas: Canvas) -> None:
        box, trouble = self.box, self.actions.tone == "trouble"
        canvas.rounded(box, 0, FLOOR)
        canvas.hairline(box.x, box.y, box.w, colour=LINE)
        if box.x:
            canvas.hairline(box.x, box.y + 14, box.h - 28, vertical=True, colour=LINE)
        y, x = box.y + WORDS_Y, box.x + 36
        if not trouble and self.seat is None:
            x = box.x - 8
        if trouble:
            canvas.icon("alert-triangle", x, y, 30, WARNING)
        elif self.seat is not None:
            canvas.seat_mark(self.seat, x, y, 14)
        spent, whole = self.pips[1] - self.pips[0], self.pips[1]
        room = box.right - EDGE - x - 30 - (PIP * whole + 10 if whole else 0)
        self._write(canvas, Box(x + 30, y, room, 0))
        for number in range(whole):
            self._draw_pip(canvas, box.right - 24 - (whole - 1 - number) * PIP, y, number < spent)
        if self.actions.detail and not self.has_chips:
            warns = self.actions.tone == "warning"
            place = Box(box.x + 22, box.y + DETAIL_Y, box.w - 40, 0)
            if warns:
                canvas.icon("alert-triangle", x, place.y, 22, WARNING)
                place = place.cut_left(SIGN_W)[1]
            self._write_detail(canvas, place, WARNING if warns else SECOND)
        key, pieces = self.step
        if pieces:
            high = button_height(box)
            wide = high * sum(each.shape for each in pieces)
            draw_answer(canvas, Box(box.x + 22, box.y + BUTTONS_Y, wide, high), pieces, key)

    def _write(self, canvas: Canvas, room: Box) -> None:
        words = self.actions.prompt
        size = next((each for each in (26, 24, 22, 20)
                     if canvas.text_width(words, each, "text-semibold") <= room.w), 18)  # fmt: skip
        lines = canvas.paragraph_lines(room.w, words, 18, "text-semibold")
        if size == 18 and len(lines) > 1:
            place = Box(room.x, room.y - 22, room.w, 46)
            canvas.paragraph(place, words, 18, WHITE, "text-semibold", 1.2, max_lines=2)
            return
        canvas.text(room.x, room.y, words, size, TEXT, "text-semibold", max_width=room.w)

    def _write_detail(self, canvas: Canvas, room: Box, colour: Colour) -> None:
        words = self.actions.detail
        if len(canvas.paragraph_lines(room.w, words, 18)) > 1:
            place = Box(room.x, room.y - 14, room.w, 48)
            canvas.paragraph(place, words, 18, colour, line_height=1.2, max_lines=2)
        else:
            canvas.text(room.x, room.y, words, 18, colour)

    def _draw_pip(self, canvas: Canvas, x: float, y: float, is_spent: bool) -> None:
        shape = [(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)]
        canvas.polygon(shape, None if is_spent else LEGAL, LEGAL, 1.6)
