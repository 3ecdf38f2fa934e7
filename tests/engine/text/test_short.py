"""Messages of one line are read without the parser, and come out as from the parser."""

import pytest
from fluent.syntax import FluentParser

from engine.text.catalogue import short_entry
from engine.text.message import HOUSE, languages, texts_of
from games import REGISTRY

FOLDERS = [HOUSE, *(card.text_folder for card in REGISTRY.cards())]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_that_is_read_at_once_is_what_the_parser_reads(folder):
    parser, short = FluentParser(with_spans=False), 0
    texts = [text for each in languages(folder) for text in texts_of(folder, each).values()]
    for text in texts:
        entry = short_entry(text)
        if entry is not None:
            [parsed] = parser.parse(text).body
            assert entry.equals(parsed), text
            short += 1
    assert short > len(texts) / 3


@pytest.mark.parametrize(
    "text",
    [
        "key = Two\n    lines", "key = One\n    .part = Two", "key =", "key =\n    Below",
        "key = { -term }", "key = { $seat -> [one] a *[other] b }", 'key = { "" }', "key = {",
        "key", "key = { $seat }}", "key = { PERSON($seat) }", "9 = Nine",
    ],
)  # fmt: skip
def test_others_are_left_to_the_parser(text):
    assert short_entry(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "key = { $seat } wins ",
        "-key = A term",
        "key={$seat}",
        "key = . [x] *y # z\n\n",
        "key = a  b",
    ],
)
def test_blanks_and_signs_are_as_the_parser_has_them(text):
    [parsed] = FluentParser(with_spans=False).parse(text + "\n").body
    assert short_entry(text).equals(parsed)
