"""Buttons, switches, fields, lists: the few widgets the pages are made of.

Dialogs are scenes: see `engine.ui.widgets.dialog`.
"""

from engine.ui.widgets.base import Pressable, Shown, Tip, TipCard, Widget
from engine.ui.widgets.button import Button
from engine.ui.widgets.dropdown import Dropdown
from engine.ui.widgets.panel import Panel
from engine.ui.widgets.scroll import RowState, ScrollArea, ScrollList
from engine.ui.widgets.slider import Slider
from engine.ui.widgets.switches import (
    Choice,
    Segmented,
    Tabs,
    Toggle,
    draw_levels,
)
from engine.ui.widgets.text_field import TextField

__all__ = [
    "Button",
    "Choice",
    "Dropdown",
    "Panel",
    "Pressable",
    "RowState",
    "ScrollArea",
    "ScrollList",
    "Segmented",
    "Shown",
    "Slider",
    "Tabs",
    "TextField",
    "Tip",
    "TipCard",
    "Toggle",
    "Widget",
    "draw_levels",
]
