"""Cuts a failing program down while it fails in the same way."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from languages import smaller

SECONDS = 240.0


def shrink(program: Any, fails_alike: Callable[[Any], bool], seconds: float = SECONDS) -> Any:
    """The smallest program found, in limited time, that still fails in the same way."""
    deadline = time.monotonic() + seconds
    progress = True
    while progress:
        progress = False
        for candidate in smaller(program):
            if time.monotonic() > deadline:
                return program
            if fails_alike(candidate):
                program, progress = candidate, True
                break
    return program
