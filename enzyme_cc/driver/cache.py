"""The cache of differentiated code: a build in which nothing that is differentiated has changed makes nothing anew.

What is kept is the code that became of one module: for a source that is differentiated when it is compiled, that
source's; at a link, the units that the requests reach. The name of an entry is a digest of all that the code depends
on: the module's text, the options, and the versions of this package and of LLVM. An entry holds the messages too,
which are said again. Refusals are not kept.

Entries are written under another name and then renamed, so builds that run at once see whole ones only; one that is
damaged is as good as none. Reading touches an entry, and those that were not read for longest make room for new ones.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import enzyme_cc

DEFAULT_BYTES = 1 << 30
_DIGEST = hashlib.sha256
_DIGEST_BYTES = _DIGEST().digest_size


@dataclass(frozen=True)
class Entry:
    """What became of a module: its code, what was said meanwhile, and which native units stay (by their place)."""

    code: bytes
    messages: str = ""
    staying: tuple[int, ...] = ()


class Cache:
    """Entries in files of one folder, of at most so many bytes together."""

    def __init__(self, folder: str | None = None, most: int = DEFAULT_BYTES) -> None:
        home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
        self.folder = folder or os.path.join(home, "enzyme-cc", "derivatives")
        self.most = most

    def get(self, key: str) -> Entry | None:
        """The entry of this name; None where there is none that is whole."""
        path = os.path.join(self.folder, key)
        try:
            with open(path, "rb") as file:
                content = file.read()
            os.utime(path)
        except OSError:
            return None
        digest, rest = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
        if _DIGEST(rest).digest() != digest:
            return None
        head, _, code = rest.partition(b"\n")
        fields = json.loads(head)
        return Entry(code, fields["messages"], tuple(fields["staying"]))

    def put(self, key: str, entry: Entry) -> None:
        """Keep an entry, where the folder can be written to."""
        head = json.dumps({"messages": entry.messages, "staying": entry.staying}).encode()
        rest = head + b"\n" + entry.code
        with contextlib.suppress(OSError):
            os.makedirs(self.folder, mode=0o700, exist_ok=True)
            self._make_room(len(rest))
            number, path = tempfile.mkstemp(prefix=_UNFINISHED, dir=self.folder)
            try:
                with open(number, "wb") as file:
                    file.write(_DIGEST(rest).digest() + rest)
                os.replace(path, os.path.join(self.folder, key))
            except BaseException:
                os.unlink(path)
                raise

    def _make_room(self, size: int) -> None:
        """Remove the entries read longest ago until there is room for so many bytes."""
        found: list[tuple[float, int, str]] = []
        with os.scandir(self.folder) as files:
            for file in files:
                with contextlib.suppress(OSError):  # another build has removed it
                    status = file.stat()
                    found.append((status.st_mtime, status.st_size, file.path))
        total = sum(size for _, size, _ in found) + size
        for _, bytes, path in sorted(found):
            if total <= self.most:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
            total -= bytes


_UNFINISHED = "new-"


def key_of(text: str, *given: object) -> str:
    """The name of the entry for a module's text and all else that its code depends on, which prints what it is."""
    digest = _DIGEST(text.encode("utf-8", "surrogateescape"))
    for thing in (*given, *_ourselves()):
        digest.update(b"\0" + repr(thing).encode("utf-8", "surrogateescape"))
    return digest.hexdigest()


def _ourselves() -> Iterator[tuple[str, int, int]]:
    """The files of this package and of LLVM, with their sizes and times."""
    from enzyme_cc.toolchain import llvm

    for folder in (*enzyme_cc.__path__, llvm.folder()):
        yield from _files(folder)


def _files(folder: str) -> Iterable[tuple[str, int, int]]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("__pycache__", "tests")]
        for name in names:
            path = os.path.join(place, name)
            status = os.stat(path)
            found.append((path, status.st_size, status.st_mtime_ns))
    return sorted(found)


class Listener(io.TextIOBase):
    """Stands in for standard error: passes on what is said, and remembers it."""

    def __init__(self) -> None:
        self._stream = sys.stderr
        self._said: list[str] = []

    def write(self, text: str) -> int:
        self._said.append(text)
        return self._stream.write(text)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    @property
    def said(self) -> str:
        """All that was written."""
        return "".join(self._said)

    def __enter__(self) -> Listener:
        sys.stderr = self
        return self

    def __exit__(self, *exception: object) -> None:
        sys.stderr = self._stream
