"""Where built programs lie: files in a folder of the user's caches, named by all that they are made of.

What is made is made in a folder of its own and then renamed, so that whoever looks sees whole files only; a lock
for each name keeps two processes from making the same at once. What was not used for longest makes room.
`ENZYME_CACHE` has the meaning that it has for the wrappers: 0 keeps nothing, a size bounds the folder.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import hashlib
import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import cache

from enzyme_cc.driver.cache import DEFAULT_BYTES, key_of


class ProgramStore:
    """Folders of files by their names' keys, of at most so many bytes together."""

    def __init__(self, folder: str, most: int) -> None:
        self.folder, self.most = folder, most

    def entry(self, key: str, make: Callable[[str], None]) -> str:
        """The folder of this key, made by `make` (which is given an empty folder) where there is none yet."""
        path = os.path.join(self.folder, key)
        if _touched(path):
            return path
        os.makedirs(self.folder, mode=0o700, exist_ok=True)
        with self._locked(key):
            if _touched(path):
                return path
            work = tempfile.mkdtemp(prefix="new-", dir=self.folder)
            try:
                make(work)
                self._make_room(_bytes_of(work))
                try:
                    os.rename(work, path)
                except OSError:
                    if not _touched(path):  # else another process was quicker
                        raise
                    shutil.rmtree(work, ignore_errors=True)
            except BaseException:
                shutil.rmtree(work, ignore_errors=True)
                raise
        return path

    @contextlib.contextmanager
    def scratch(self, key: str) -> Iterator[str]:
        """A folder to work in, alone in making what the key names."""
        os.makedirs(self.folder, mode=0o700, exist_ok=True)
        with self._locked(key):
            work = tempfile.mkdtemp(prefix="new-", dir=self.folder)
            try:
                yield work
            finally:
                shutil.rmtree(work, ignore_errors=True)

    @contextlib.contextmanager
    def _locked(self, key: str) -> Iterator[None]:
        """Alone in making the entry, among threads and processes."""
        with _thread_lock(os.path.join(self.folder, key)):
            path = os.path.join(self.folder, f"{key}.lock")
            number = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(number, fcntl.LOCK_EX)
                yield
            finally:
                with contextlib.suppress(OSError):
                    os.unlink(path)
                os.close(number)

    def _make_room(self, size: int) -> None:
        """Remove the entries used longest ago until there is room for so many bytes."""
        found = []
        with os.scandir(self.folder) as entries:
            for entry in entries:
                if not entry.name.startswith("new-") and not entry.name.endswith(".lock"):
                    with contextlib.suppress(OSError):
                        found.append((entry.stat().st_mtime, _bytes_of(entry.path), entry.path))
        total = size + sum(bytes for _, bytes, _ in found)
        for _, bytes, path in sorted(found):
            if total <= self.most:
                break
            if os.path.isdir(path):
                shutil.rmtree(path, ignore_errors=True)
            else:
                with contextlib.suppress(OSError):
                    os.unlink(path)
            total -= bytes


def _touched(path: str) -> bool:
    try:
        os.utime(path)
    except OSError:
        return False
    return True


def _bytes_of(folder: str) -> int:
    total = 0 if os.path.isdir(folder) else os.stat(folder).st_size
    for place, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(OSError):
                total += os.stat(os.path.join(place, name)).st_size
    return total


_locks: dict[str, threading.Lock] = {}


def _thread_lock(name: str) -> threading.Lock:
    return _locks.setdefault(name, threading.Lock())


def store(cached: bool = True) -> ProgramStore:
    """The user's store, or one for this process alone where nothing is to be kept."""
    size = os.environ.get("ENZYME_CACHE")
    most = DEFAULT_BYTES
    if size not in (None, "", "1"):
        from enzyme_cc.toolchain.pipeline import number_of_bytes

        most = number_of_bytes("cache", size or "")
    if not cached or not most:
        return ProgramStore(tempfile.mkdtemp(dir=_own_folder()), 1 << 62)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = os.path.join(home, "enzyme-cc", "programs")
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
    except OSError:  # no home to write to
        return ProgramStore(_own_folder(), 1 << 62)
    return ProgramStore(folder, most)


@cache
def _own_folder() -> str:
    """A folder that goes with this process."""
    folder = tempfile.mkdtemp(prefix="enzyme-cc-")
    owner = os.getpid()

    def remove() -> None:
        if os.getpid() == owner:  # not in what was forked
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(remove)
    return folder


@cache
def _ourselves() -> str:
    return key_of("")


def key(*given: object) -> str:
    """A name for what is made of these and by this package."""
    environment = sorted((name, value) for name, value in os.environ.items()
                         if name.startswith("ENZYME_") and name != "ENZYME_CACHE")
    digest = hashlib.sha256(repr((given, environment, _ourselves())).encode("utf-8", "surrogateescape"))
    return digest.hexdigest()[:40]


def digest_of(path: str) -> str:
    """The digest of a file's content. Raises OSError."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
