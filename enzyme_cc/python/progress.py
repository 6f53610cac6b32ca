"""A line that says what a long build is at: on a terminal only, and only where it takes longer than a moment."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator

_PATIENCE = 0.7
_shown = threading.Lock()


@contextlib.contextmanager
def watched(what: str) -> Iterator[None]:
    """Show the line while the body runs, from when it has run for a moment."""
    if not sys.stderr.isatty() or not _shown.acquire(blocking=False):
        yield
        return
    ended = threading.Event()

    def show() -> None:
        if ended.wait(_PATIENCE):
            return
        from rich.console import Console

        with Console(stderr=True).status(f"enzyme-cc: {what}"):
            ended.wait()

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        _shown.release()
