"""Many items at once: inputs with one leading axis more, a range of items for each thread."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from enzyme_cc.python.arrays import batch_of, taker_of
from enzyme_cc.python.calls import Array, Calls
from enzyme_cc.python.entries import REVERSE, VALUE, CallKind, Slot


class Batch:
    """The arguments of a batch, checked."""

    def __init__(self, function: Calls, arguments: tuple[Any, ...], named: dict[str, Any]) -> None:
        self.function = function
        given = function.in_order(arguments, named)
        sizes: dict[str, int] = {}
        takers = [taker_of(p, function.target.fortran, batched=True) for p in function._inputs]
        values = [take(value, sizes) for take, value in zip(takers, given, strict=True)]
        if "" not in sizes:
            raise ValueError(f"batch: none of {', '.join(function._names)} has a leading axis more than "
                             f"{function.prototype.declared()}")
        self.count = sizes.pop("")
        self.values = dict(zip(function._names, values, strict=True))
        for p in function.prototype.parameters:
            if any(p.name in e.names for q in function._outputs for e in q.extents) and p.is_input and not p.pointer:
                number = self.values[p.name]
                if number.ndim:
                    raise ValueError(f"{p.name}: it is a size of an output, so it is one number for all items")
                sizes[p.name] = int(number)
        function._check_sizes(values, sizes)
        self.sizes = sizes
        self.made: dict[tuple[str, str], Array] = {}

    def argument(self, slot: Slot, filled: bool) -> Any:
        """What an entry's batch takes for a slot."""
        function = self.function
        if filled:
            return self.sizes[slot.parameter]
        parameter = next((p for p in function.prototype.parameters if p.name == slot.parameter), None)
        if parameter is not None and not slot.role and not parameter.is_output:
            value = self.values[slot.parameter]
            axes = len(parameter.extents)
            return value, value.strides[0] if value.ndim > axes else 0
        shape = () if parameter is None else tuple(function._shape(parameter, self.sizes))
        array = batch_of((self.count, *shape), slot.dtype, function.target.fortran)
        if parameter is not None and parameter.inout and not slot.role:
            array[...] = self.values[slot.parameter]
        if parameter is None and slot.role == "d":
            array[...] = 1
        self.made[slot.parameter, slot.role] = array
        return array, array.strides[0] if array.size else 0

    def run(self, kind: CallKind, threads: int | None) -> None:
        """Call the entry for all items."""
        entry = self.function._entry(kind)
        arguments = [self.argument(slot, slot not in entry.batch_slots) for slot in entry.slots]
        wanted = default_threads() if threads is None else threads
        if not isinstance(wanted, int):
            raise TypeError(f"threads: an integer is wanted, not {threads!r}")
        if wanted < 1:
            raise ValueError(f"threads: at least 1 is wanted, not {threads!r}")
        if self.count:
            entry.batch(self.count, arguments, wanted)


def batch_values(function: Calls, arguments: tuple[Any, ...], named: dict[str, Any], threads: int | None) -> Any:
    """The results of all items."""
    batch = Batch(function, arguments, named)
    batch.run(CallKind(VALUE), threads)
    result = batch.made.get(("", ""))
    if not function._outputs:
        return result
    outputs = [batch.made[p.name, ""] for p in function._outputs]
    return function._results(*([] if result is None else [result]), *outputs)


def batch_gradients(function: Calls, arguments: tuple[Any, ...], named: dict[str, Any], active: tuple[str, ...],
                    threads: int | None) -> dict[str, np.ndarray[Any, Any]]:
    """The gradients of all items."""
    batch = Batch(function, arguments, named)
    batch.run(CallKind(REVERSE, active), threads)
    return {name: batch.made[name, "d"] for name in active}


def default_threads() -> int:
    """As many threads as there are processors for this process."""
    return len(os.sched_getaffinity(0))
