"""What the packaged program says about the parts of others that it holds."""

import sys
from pathlib import Path

import numpy
import pytest
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build(monkeypatch):
    """The module of the build's folder, which is no package."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    import notices  # noqa: PLC0415 (found only there)

    yield notices
    sys.modules.pop("notices")


@pytest.mark.parametrize(
    ("name", "licence"),
    [
        ("libz.so.1", "zlib"),
        ("libzstd.so.1", "BSD 3-clause"),
        ("libopusfile-96d7a9c0.so.0.4.5", "BSD 3-clause"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "zlib"),
        ("libpython3.11.so.1.0", "PSF licence"),
    ],
)
def test_a_library_is_known_by_its_name(build, name, licence):
    assert build.licence_of_library(name) == licence


def test_a_library_of_unknown_licence_stops_the_build(build):
    with pytest.raises(ValueError, match=r"licence of libsecret\.so\.2 is not known"):
        build.licence_of_library("libsecret.so.2")


def test_every_package_that_runs_names_its_licence(build):
    licences = {canonicalize_name(each.name): build.licence_of(each) for each in build.running()}
    assert licences["openskill"] == "MIT"
    assert licences["pytmx"] == "LGPLv3"
    assert all(licences.values())


def test_the_notices_name_what_is_collected_and_bring_its_licence(build):
    files = [build.Collected("numpy/__init__.py", Path(numpy.__file__)),
             build.Collected("main.py", ROOT / "main.py")]  # fmt: skip
    text, licences = build.notices(files, (ROOT, Path(sys.base_prefix)))
    assert f"| numpy | {numpy.__version__} | BSD-3-Clause" in text
    assert "LICENSE.txt" in {each.source.name for each in licences}


def test_a_file_of_nobody_stops_the_build(build, tmp_path):
    stray = tmp_path / "stray.py"
    stray.write_text("")
    with pytest.raises(ValueError, match="but whose is it"):
        build.notices([build.Collected("stray.py", stray)], (ROOT, Path(sys.base_prefix)))


# -- the page in the source, `python build/notices.py` --------------------------------------------


def test_the_page_names_every_package_that_runs_with_its_text(build):
    page, texts = build.third_party()
    assert (ROOT / build.THIRD_PARTY).read_text("utf-8") == page
    folder = ROOT / build.LICENCES
    for name, text in texts.items():
        found = (folder / name).read_text("utf-8")
        assert found == (found if text is None else text), name
        assert len(found) > 500, name
    assert {path.name for path in folder.iterdir()} == {*texts, "python.txt"}


def test_the_page_lists_what_the_requirements_bring_along(build):
    names = {canonicalize_name(part.name) for part in build.running()}
    assert names >= {"fpdf2", "openskill", "babel", "attrs", "pytz", "fonttools", "defusedxml"}
    assert not names & {"pytest", "pyinstaller", "pillow", "distributed"}


def test_the_texts_of_fluent_and_of_xiph_are_there(build):
    apache = (ROOT / build.LICENCES / "Apache-2.0.txt").read_text("utf-8")
    assert "Apache License" in apache
    xiph = (ROOT / build.LICENCES / "Xiph.txt").read_text("utf-8")
    for library in ("libogg", "libvorbis", "opus", "opusfile", "FLAC"):
        assert f"{library}: Copyright" in xiph


def test_what_is_left_out_is_excluded_and_what_can_be_exchanged_is_no_part_of_the_archive(build):
    spec = (ROOT / "build" / "tabletop_bots.spec").read_text("utf-8")
    assert {"pillow"} == build.LEFT_OUT
    assert '"PIL"' in spec
    assert 'module_collection_mode={name: "py" for name in EXCHANGEABLE}' in spec
    lgpl = [part for part in build.running() if "LGPL" in build.licence_of(part)]
    modules = {"PyTMX": "pytmx", "fpdf2": "fpdf", "pygame-ce": None}
    assert {modules[part.name] for part in lgpl} == {*build.EXCHANGEABLE, None}
