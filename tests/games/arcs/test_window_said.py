"""What the window of Arcs says reads well to You and to others, for one and for many."""

from engine.text.catalogue import MARK, catalogue
from engine.text.message import ENGLISH
from games.arcs.game import GAME
from tests.games.arcs.window_said import WINDOW, keys_of_window
from tests.voice.branches import untaken, watching
from tests.voice.grammar import faults
from tests.voice.heard import NAMES, kind_of, varied

VOICE = GAME.voice(NAMES)


def sentences():
    """Every sentence and part, for every person and number."""
    for made in WINDOW:
        for said in varied(made):
            for part in VOICE.catalogue_of(said.key, "").entry(said.key).parts:
                yield said, part, VOICE.say(said, part)
                seat = said.args.get("seat")
                if seat is not None and kind_of(seat) == "SeatNumber":
                    yield said, f"{part} {MARK}", VOICE.say(said, part, mark=seat.number)


def test_every_message_of_the_window_reads_well():
    wrong = {}
    for said, part, words in sentences():
        for fault in faults(words):
            wrong.setdefault((fault, said.key, part), words)
    assert not wrong, "\n".join(f"{key}: {words}" for key, words in wrong.items())


def test_every_branch_of_the_window_is_said():
    messages = catalogue(ENGLISH, GAME.text_folder)
    with watching() as taken:
        list(sentences())
    assert not untaken(messages, keys_of_window(), taken)
