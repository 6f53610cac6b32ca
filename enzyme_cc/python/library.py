"""Entries in shared libraries: loaded, and called with the slots filled."""

from __future__ import annotations

import ctypes
import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from enzyme_cc.python.entries import EntryCode, Slot

_TYPES: dict[str, type] = {
    "f4": ctypes.c_float, "f8": ctypes.c_double, "b1": ctypes.c_bool,
    "i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64,
    "u1": ctypes.c_uint8, "u2": ctypes.c_uint16, "u4": ctypes.c_uint32, "u8": ctypes.c_uint64,
}


class LoadedEntry:
    """One entry: `call` takes what its slots say (all but a result that it returns), with the GIL released; `at` the
    same with addresses in place of arrays."""

    def __init__(self, code: EntryCode, path: str, of_shared_program: bool = False) -> None:
        self.slots = tuple(code.slots)
        self.path = path
        self._code = code
        returned = code.returned
        # a function called `step` in another library is the program's, not one that the process has already
        library = ctypes.CDLL(path, getattr(os, "RTLD_DEEPBIND", 0) if of_shared_program else ctypes.DEFAULT_MODE)
        taken = [slot for slot in self.slots if slot is not returned]
        self.call = _function(library.enzyme_cc_entry, taken, ctypes.py_object, returned)
        self.at = _function(library.enzyme_cc_at, taken, ctypes.c_void_p, returned)
        self.batch_slots = code.batch_slots()
        batch = library.enzyme_cc_batch
        batch.restype = None
        batch.argtypes = [ctypes.c_long, ctypes.c_long, *itertools.chain.from_iterable(
            (ctypes.py_object, ctypes.c_long) if slot in self.batch_slots else (_TYPES[slot.dtype],)
            for slot in self.slots)]
        self._batch = batch

    def batch(self, count: int, arguments: Sequence[Any], threads: int) -> None:
        """Call it for each of so many items; `arguments`: (array, bytes from item to item), or a number, by slot."""
        words: list[Any] = []
        for argument in arguments:
            words += argument if isinstance(argument, tuple) else (argument,)
        if threads <= 1 or count <= 1:
            self._batch(0, count, *words)
            return
        parts = min(threads, count)
        bounds = [count * part // parts for part in range(parts + 1)]
        with ThreadPoolExecutor(parts) as pool:
            for done in [pool.submit(self._batch, first, last, *words)
                         for first, last in itertools.pairwise(bounds)]:
                done.result()


def _function(function: Any, taken: Sequence[Slot], array: type, returned: Slot | None) -> Callable[..., Any]:
    function.argtypes = [_TYPES[slot.dtype] if slot.by_value else array for slot in taken]
    function.restype = None if returned is None else _TYPES[returned.dtype]
    typed: Callable[..., Any] = function
    return typed
