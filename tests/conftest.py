"""Settings every test shares: no screen, no sound card, and a user folder of its own."""

import ctypes
import gc
import itertools
import os
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from zlib import crc32

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LC_ALL"] = "C"  # what is said by the language of the system is said in English
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import sys
import tempfile
import weakref

import pytest
from hypothesis import settings

from tests.once_a_run import share_solved_tables, solved_before

REQUIRE_SANDBOX = "TABLETOP_BOTS_REQUIRE_SANDBOX"
"""Set to anything, tests that need a sandbox fail where there is none."""

LITTER = 20_000
"""How much may lie about before it is looked through."""

DULL_SECONDS = 0.1
"""Who asks for the slowest tests hears of what took longer."""

COMPILE_SECONDS = 120
"""As long as workers wait for the first one to compile the tests."""

LONG = ("window", "long")
"""Marks of tests that take many seconds each."""


MALLOC = {
    "TRIM_THRESHOLD": (-1, 1 << 30),
    "TOP_PAD": (-2, 64 << 20),
    "MMAP_THRESHOLD": (-3, 32 << 20),
}
"""Bytes that the GNU C library takes: `mallopt` by number, a program from its environment."""


def keep_freed_memory():
    """Memory of pictures and arrays that are let go serves the next ones: to give it back and take
    it anew, page by page, cost half of the time of a test with a window.
    """
    for name, (number, size) in MALLOC.items():
        os.environ[f"MALLOC_{name}_"] = str(size)
        with suppress(AttributeError, OSError, TypeError):  # another C library
            ctypes.CDLL(None).mallopt(number, size)


def pytest_configure(config):
    """What is compiled once is there for all workers, the programs that tests start and later runs.

    Where Python is told to write nothing beside the sources, it writes to the cache of pytest.
    """
    gc.disable()  # until all tests are found: what is loaded stays
    if sys.dont_write_bytecode and (cache := getattr(config, "cache", None)) is not None:
        sys.pycache_prefix, sys.dont_write_bytecode = str(cache.mkdir("compiled")), False
        os.environ |= {"PYTHONPYCACHEPREFIX": sys.pycache_prefix, "PYTHONDONTWRITEBYTECODE": ""}
    keep_freed_memory()
    for plugin in config.pluginmanager.get_plugins():
        if hasattr(plugin, "sendevent"):
            tell_little(plugin)


def tell_little(worker):
    """A worker tells how a test ended; not that it begins, nor that it was set up and cleared away
    well and soon. Each of these takes as long as a small test.
    """
    send = worker.sendevent

    def tell(name, **told):
        if name != "logstart" and not (name == "testreport" and is_dull(told["data"])):
            send(name, **told)

    worker.sendevent = tell


def is_dull(report):
    is_call = report["when"] == "call"
    return not is_call and report["outcome"] == "passed" and report["duration"] < DULL_SECONDS


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """The first of several workers compiles the tests; the others read what it wrote."""
    run = getattr(session.config, "workerinput", None)
    if run is None:
        return (yield)
    compiled = Path(tempfile.gettempdir(), f"tabletop-bots-{run['testrunuid']}-compiled")
    if run["workerid"] == "gw0":
        try:
            return (yield)
        finally:
            compiled.touch()
            session.config.add_cleanup(lambda: compiled.unlink(missing_ok=True))
    deadline = time.monotonic() + COMPILE_SECONDS
    while not compiled.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Of a test marked `sample(n)` one case in n stays in the default run, the rest is `whole`.

    At least one stays; which ones differs from test to test, so that no game and no size is always
    left out. What takes longest begins first, so that two workers end together.
    """
    sampled = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sample"):
            sampled[item.nodeid.partition("[")[0]].append(item)
    for name, cases in sampled.items():
        asked = max(mark.args[0] for mark in cases[0].iter_markers("sample"))
        one_in = min(asked, len({case_number(item) for item in cases}))
        first = crc32(name.encode())
        for item in cases:
            if (case_number(item) + first) % one_in:
                item.add_marker(pytest.mark.whole)
    items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in LONG))


def case_number(item):
    """The places of a case in all its lists of parameters, added: of games and sizes that a test
    is asked of, one in n has every game and, where there are enough games, every size.
    """
    places = dict(item.callspec.indices)
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0]
        for same in (names.split(",") if isinstance(names, str) else names)[1:]:
            places.pop(same.strip())
    return sum(places.values())


def pytest_collection_finish():
    """All tests and what they load stay to the end: no search for litter need look at them."""
    if (values := sys.modules.get("games.despirala.solver.values")) is not None:
        share_solved_tables(values)
    gc.collect()
    gc.freeze()
    gc.set_threshold(LITTER, 20, 20)
    gc.enable()


settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def shared_cache(request, tmp_path_factory):
    """What is solved once is there for the tests of all workers and the programs they start."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "cache"
    folder.mkdir(exist_ok=True)
    with solved_before(getattr(request.config, "cache", None), folder / "tabletop-bots"):
        yield folder


@pytest.fixture(scope="session")
def user_folders(tmp_path_factory):
    """A name for the user folder of each test; few make it."""
    folder = tmp_path_factory.mktemp("users")
    return (folder / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def own_user_folder(user_folders, monkeypatch, shared_cache):
    """Saves, settings and statistics of a test go to its own temporary folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(next(user_folders)))
    monkeypatch.setenv("XDG_CACHE_HOME", str(shared_cache))


@pytest.fixture(autouse=True)
def windows_are_given_back(request, monkeypatch):
    """Pictures and threads of the windows a test opened are let go when it ends."""
    if "engine.ui.app" not in sys.modules:
        yield
        return
    # tests of rules open no window
    from engine.ui.app import App  # noqa: PLC0415
    from tests import unpainted  # noqa: PLC0415
    from tests.shared_pictures import share  # noqa: PLC0415

    share()
    opened = weakref.WeakSet()
    open_window = App.__init__

    def remembered(app, *arguments, **options):
        open_window(app, *arguments, **options)
        opened.add(app)
        app.pictures.window = weakref.proxy(app)

    monkeypatch.setattr(App, "__init__", remembered)
    if request.node.get_closest_marker("painted") is None:
        unpainted.install(monkeypatch)
    yield
    for app in opened:
        unpainted.paint_last(app)
        app.worker.close()
        app.pictures.clear()


@pytest.fixture(params=["in a sandbox", "without a sandbox"])
def walls(request, tmp_path, monkeypatch):
    """Both ways to run a guest; the first needs bubblewrap, and a machine that lets it work.

    Its file lies in a folder around the user's own.
    """
    from engine.core.external.file_bot import WITHOUT_SETTING, why_no_sandbox  # noqa: PLC0415

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    monkeypatch.delenv(WITHOUT_SETTING, raising=False)
    if request.param == "without a sandbox":
        monkeypatch.setenv(WITHOUT_SETTING, "1")
    elif (why := why_no_sandbox(sys.executable)) and not os.environ.get(REQUIRE_SANDBOX):
        pytest.skip(why)
    return request.param
