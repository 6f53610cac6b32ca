"""One line on a terminal that says what a long build is at; nothing elsewhere, nothing for short ones.

The work is done in a child process, inside LLVM for much of the time: so its parent draws, and the child tells it by
a pipe what it has come to.
"""

from __future__ import annotations

import os
import sys
import time

_PATIENCE = 1.0  # seconds before the first word
_PERIOD = 0.15
_WIDTH = 24
_SPINNER = "|/-\\"
_CLEAR = "\r\x1b[K"


class Progress:
    """What the child tells; `channel` is the pipe's end, None where nobody watches."""

    def __init__(self, channel: int | None = None) -> None:
        self._channel = channel

    def say(self, what: str, done: int = 0, of: int = 0) -> None:
        """Tell what is being done, with a bar where the number of steps is known."""
        if self._channel is None:
            return
        bar = ""
        if of:
            filled = _WIDTH * done // of
            bar = f" [{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{of}"
        try:
            os.write(self._channel, f"{what}{bar}\n".encode(errors="replace"))
        except OSError:  # the parent has gone, or does not keep up
            self._channel = None


class Watch:
    """The parent's side: the line is drawn until the child ends."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._reading, self.channel = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self.channel, False)

    def wait_for(self, child: int) -> None:
        """Draw until the child has ended; it is left to be waited for."""
        import select

        os.close(self.channel)
        try:
            ending = os.pidfd_open(child)
        except (OSError, AttributeError):
            return  # an old system: without the line
        started, drawn = time.monotonic(), 0
        try:
            timeout = _PATIENCE
            while not select.select([ending], [], [], timeout)[0]:
                timeout = _PERIOD
                self._listen()
                columns = (os.get_terminal_size(2).columns or 80) - 1
                line = f"enzyme-cc {_SPINNER[drawn % 4]} {self._what} ({time.monotonic() - started:.0f} s)"
                # the cursor goes back, so that what the child prints stands at the start of the line
                sys.stderr.write(f"{_CLEAR}{line[:columns]}\r")
                sys.stderr.flush()
                drawn += 1
        finally:
            os.close(ending)
            os.close(self._reading)
            if drawn:
                sys.stderr.write(_CLEAR)
                sys.stderr.flush()

    def _listen(self) -> None:
        try:
            told = os.read(self._reading, 1 << 16).decode(errors="replace").split("\n")
        except BlockingIOError:
            return
        self._what = next(filter(None, reversed(told)), self._what)
