"""Ctrl-C and its like: compilers are ended, half-made files taken away, and the command dies of the signal.

Python runs a handler between two of its own steps, so the process that is inside LLVM for long is a child (see
differentiation.py), which dies at once, and its parent clears up. By _signal, since the module around it costs more
than the rest of a start.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # the built-in module beneath `signal`
import os
import sys
from collections.abc import Iterable

SIGNALS = (_signal.SIGINT, _signal.SIGTERM, _signal.SIGHUP)


class Interrupted(BaseException):
    """A signal came that ends the command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def listen() -> None:
    """Let the signals raise Interrupted; those that the caller has us ignore (nohup) stay ignored."""
    for number in SIGNALS:
        if _signal.getsignal(number) != _signal.SIG_IGN:
            _signal.signal(number, _raise)


def stop_listening() -> None:
    """Die of the signals at once, as a child does."""
    for number in SIGNALS:
        if _signal.getsignal(number) is _raise:
            _signal.signal(number, _signal.SIG_DFL)


def _raise(number: int, frame: object) -> None:
    for further in SIGNALS:  # one is enough: what clears up is not to be interrupted
        _signal.signal(further, _signal.SIG_IGN)
    raise Interrupted(number)


def die_of(number: int) -> None:
    """End as a program without a handler does, so that shells and make see why."""
    sys.stdout.flush()
    sys.stderr.flush()
    _signal.signal(number, _signal.SIG_DFL)
    os.kill(os.getpid(), number)


class Uninterrupted:
    """While a file is written in place, the signals wait."""

    def __enter__(self) -> None:
        _signal.pthread_sigmask(_signal.SIG_BLOCK, SIGNALS)

    def __exit__(self, *_: object) -> None:
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, SIGNALS)


def remove_made_since(start: float, paths: Iterable[str]) -> None:
    """Take away the outputs that this command has begun to write: they may be without bitcode or derivatives."""
    for path in paths:
        try:
            if os.path.isfile(path) and os.stat(path).st_mtime >= start:
                os.unlink(path)
        except OSError:
            pass
