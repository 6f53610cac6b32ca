"""One line on a terminal that says what a long link is at; nothing elsewhere, nothing for short links."""

from __future__ import annotations

import sys
import time

_PATIENCE = 2.0  # seconds before the first word
_WIDTH = 24


class Progress:
    """The line. Whoever prints something else calls `finish` first."""

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._shown = False
        self._terminal = sys.stderr.isatty()

    def say(self, what: str, done: int = 0, of: int = 0) -> None:
        """Show what is being done, with a bar where the number of steps is known."""
        elapsed = time.monotonic() - self._started
        if not self._terminal or elapsed < _PATIENCE:
            return
        bar = ""
        if of:
            filled = _WIDTH * done // of
            bar = f" [{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{of}"
        sys.stderr.write(f"\r\x1b[Kenzyme-clang: {what}{bar} ({elapsed:.0f} s)")
        sys.stderr.flush()
        self._shown = True

    def finish(self) -> None:
        """Take the line away."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False
