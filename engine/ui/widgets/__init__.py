"""Buttons, switches, fields, lists: the few widgets the pages are made of.

Dialogs are scenes: see `engine.ui.pages.page_theme`.
"""

from engine.ui.widgets.base import Button, Pressable, Shown, Tip, TipCard, Widget
from engine.ui.widgets.fields import Choice, Segmented, Slider, Tabs, TextField, Toggle, draw_levels
from engine.ui.widgets.overlays import Dropdown
from engine.ui.widgets.scroll import RowState, ScrollArea, ScrollList

__all__ = [
    "Button",
    "Choice",
    "Dropdown",
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
