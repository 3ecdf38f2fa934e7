"""Reading aloud: what is said of what is shown, which voice says it, and what stops it."""

import os
import shutil
import subprocess
import sys
import time
import wave
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.core.decision import Reason
from engine.core.storage import Settings
from engine.text.message import Message
from engine.ui import speech
from engine.ui.app import App
from engine.ui.speech import Speech, VoiceLost, as_speech, finish, reason_in_a_sentence, voice_for
from tests.patience import patience

REQUIRE_VOICE = "TABLETOP_BOTS_REQUIRE_VOICE"
needs_espeak = pytest.mark.skipif(
    not shutil.which("espeak-ng") and not os.environ.get(REQUIRE_VOICE),
    reason="espeak-ng is not installed",
)
INSTRUCTIONS = {
    "en": ("Move 2 of SUPERCAT II's fresh ships from Gate 5 to Gate 4.", "en-us"),
    "de": ("Bewege 2 frische Schiffe von SUPERCAT II von Tor 5 nach Tor 4.", "de"),
}


class SilentPlayer:
    def __init__(self) -> None:
        self.played: list[str] = []

    def play_file(self, path: Path) -> bool:
        with wave.open(str(path)) as file:
            self.played.append(f"{file.getnframes()} samples")
        return True

    def hush(self) -> None:
        self.played.append("hush")


def because(*sentences: str) -> list[Reason]:
    return [Reason("CAT-8.8", each) for each in sentences]


# -- what is said


def test_the_reason_is_the_first_sentence_that_says_more_than_the_instruction():
    done = "Move 3 of SUPERCAT II's fresh ships from Crescent 1 to Arrow 1"
    why = because("Move 3 fresh ships from Crescent 1 to Arrow 1. It has no claims. [16] Move on")
    assert reason_in_a_sentence(why, done) == "It has no claims."
    assert reason_in_a_sentence(because("Move 3 fresh ships."), done) == ""


def test_numbers_of_lines_are_not_read_and_every_sentence_ends():
    parts = ("Build a city in Gate 2", "", "It has one claim. [16]", "[10, 12] Is it free?")
    assert as_speech(parts) == "Build a city in Gate 2. It has one claim. Is it free?"


def test_the_plainest_voice_of_a_language_speaks():
    def known(*languages: str) -> list[SimpleNamespace]:
        return [SimpleNamespace(id=f"voice {each}", languages=[each]) for each in languages]

    assert voice_for(known("en-029", "en-gb", "en-us", "de"), "en") == "voice en-us"
    assert voice_for(known("fr-FR", "de_AT"), "de") == "voice de_AT"
    assert voice_for(known("den", "en"), "de") is None


def test_a_command_lists_its_voices_and_those_without_their_data_are_left_out():
    listed = """Pty Language       Age/Gender VoiceName          File             Other Languages
 6  de              --/F      german-mbrola-1    mb/mb-de1
 5  de              --/M      German             gmw/de
 2  en-us           --/M      English_(America)  gmw/en-US            (en 3)
"""
    found = [(each["id"], each["language"]) for each in speech.ESPEAK.line.finditer(listed)]
    assert found == [("gmw/de", "de"), ("gmw/en-US", "en-us")]
    listed = """Anna (Premium)      de_DE    # Hallo! Ich heisse Anna.
Samantha            en_US    # Hello! My name is Samantha.
"""
    found = [(each["id"], each["language"]) for each in speech.SAY.line.finditer(listed)]
    assert found == [("Anna (Premium)", "de_DE"), ("Samantha", "en_US")]


# -- the voice itself


@needs_espeak
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_that_are_written_are_those_of_the_instruction(language, tmp_path):
    """espeak-ng, given the sentence itself, makes the very same samples; of another one it does
    not.
    """
    words, voice = INSTRUCTIONS[language]
    ours = tmp_path / "ours.wav"
    finish(speech.writing(language, ours), words, language)
    # Digests: pytest would compare unequal samples for many minutes.
    assert samples(ours) == spoken_by_espeak(words, voice, tmp_path)
    assert samples(ours) != spoken_by_espeak(words.replace("5", "6"), voice, tmp_path)


def samples(path: Path) -> tuple[int, str]:
    with wave.open(str(path)) as file:
        content = file.readframes(file.getnframes())
    return len(content), sha256(content).hexdigest()


def spoken_by_espeak(words: str, voice: str, folder: Path) -> tuple[int, str]:
    path = folder / "theirs.wav"
    rate = str(speech.WORDS_A_MINUTE)
    command = ["espeak-ng", "-v", voice, "-s", rate, "-w", str(path), words]
    subprocess.run(command, check=True)
    return samples(path)


@needs_espeak
def test_a_new_sentence_interrupts_the_old_one_and_quitting_ends_all():
    player = SilentPlayer()
    said = Speech(player)
    said.is_on = True
    said.say("This one is never heard.", "en")
    first = said._child
    said.say("Done.", "en")
    assert first is not None
    assert first.wait(10) != 0
    for _ in patience(2000):
        if not said.is_busy:
            break
        said.poll()
        time.sleep(0.01)
    assert [each for each in player.played if each != "hush"] != []
    assert len([each for each in player.played if each != "hush"]) == 1
    said.say("Nobody hears this.", "en")
    last = said._child
    said.close()
    assert last is not None
    assert last.wait(10) != 0
    assert not said.is_busy


@pytest.mark.parametrize(
    ("status", "key"), [(speech.NO_LANGUAGE, "speech-no-language"), (1, "speech-no-voice")]
)
def test_a_missing_voice_is_one_sentence(status, key):
    child = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.exit({status})"],
        stdin=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    with pytest.raises(VoiceLost) as lost:
        finish(child, "Build a city.", "de")
    assert lost.value.said.key == key


# -- the window


class Recorder(Speech):
    """Writes no file: it only notes what would be said."""

    def __init__(self) -> None:
        super().__init__(SilentPlayer())
        self.heard: list[tuple[str, str]] = []
        self.problem: Message | None = None

    def again(self) -> None:
        if self.is_on and self.last is not None:
            self.heard.append(self.last)

    def poll(self) -> Message | None:
        problem, self.problem = self.problem, None
        return problem


@pytest.fixture
def app():
    window = App(Settings(), size=(320, 200), headless=True)
    window.speech = Recorder()
    yield window
    window.close()


def test_nothing_is_loaded_and_nothing_said_while_it_is_off(app):
    app.speech.say("Build a city.", "en")
    assert not app.speech.heard
    assert not Settings().voice
    assert "pyttsx3" not in sys.modules


def test_turned_on_it_says_so_and_what_it_lacks_is_told_once(app):
    app.change_settings(voice=True)
    assert app.speech.heard == [("Instructions are read aloud", "en")]
    app.speech.problem = Message("speech-no-voice", {"system": "linux"})
    app.step(0, [])
    assert "espeak-ng is installed" in app.toasts.messages[-1].text
    app.change_settings(voice=False)
    assert not app.speech.is_on


def test_a_window_opened_with_the_voice_on_speaks(app):
    window = App(replace(Settings(), voice=True), size=(320, 200), headless=True)
    assert window.speech.is_on
    window.close()
