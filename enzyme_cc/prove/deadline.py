"""The time of one path: an alarm that ends its work, but never in the midst of a call of Z3."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

AGAIN = 0.5
"""Seconds after which the alarm is tried once more: Python swallows what is raised while objects are freed."""


class OutOfTime(Exception):
    """The path took longer than it may."""


class _State:
    shields = 0
    is_over = False


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise OutOfTime after so many seconds."""
    def stop(*_: Any) -> None:
        _State.is_over = True
        if not _State.shields:
            raise OutOfTime

    _State.shields, _State.is_over = 0, False
    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.01), AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        _State.is_over = False
        signal.signal(signal.SIGALRM, before)


@contextmanager
def shielded() -> Iterator[None]:
    """Put the alarm off to the end of what must not be interrupted."""
    _State.shields += 1
    try:
        yield
    finally:
        _State.shields -= 1
    if _State.is_over and not _State.shields:
        raise OutOfTime
