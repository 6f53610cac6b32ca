"""Numbers that a function reads from outside, such as fread, scanf or Fortran's READ: the derivatives of what they
overwrite end there.

How many bytes a call has written follows from its arguments and from what it returned.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.autodiff import memory_kernels
from enzyme_cc.autodiff.callee import Callee
from enzyme_cc.ir import Builder, Value

if TYPE_CHECKING:
    from enzyme_cc.autodiff.reverse import ReverseSynthesis
    from enzyme_cc.autodiff.sweep import Sweep

_ELEMENTS = {"fread": (0, 1), "fread_unlocked": (0, 1), "__fread_chk": (0, 2)}
"""Functions that return how many elements they read: the argument they write to, that with an element's size."""

_BYTES = frozenset(("read", "pread", "pread64", "recv", "recvfrom", "__read_chk", "__pread_chk", "__recv_chk"))
"""Functions that return how many bytes they wrote to their second argument, or -1."""

_ONE_NUMBER = {
    "_FortranAioInputReal32": 4, "_FortranAioInputReal64": 8,
    "_FortranAioInputComplex32": 8, "_FortranAioInputComplex64": 16,
    "_ZNSi10_M_extractIfEERSiRT_": 4, "_ZNSi10_M_extractIdEERSiRT_": 8, "_ZNSi10_M_extractIeEERSiRT_": 16,
    "_ZNSirsERf": 4, "_ZNSirsERd": 8, "_ZNSirsERe": 16,
}
"""Functions that write one number of so many bytes to their second argument."""

_AS_ASKED = {"_ZNSi4readEPcl": (1, 2), "_ZNSi8readsomeEPcl": (1, 2)}
"""Functions that do not return how much they wrote: the argument they write to, that with the bytes."""

_SCANF = re.compile(r"(?:__isoc(?:99|23)_)?[fs]?w?scanf")

Size = Callable[[Builder, Callable[[Value], Value]], Value]
"""The bytes that were written, from what gives the primal's values."""


def end_tangents(s: Sweep, call: ir.Call, callee: Callee, b: Builder) -> None:
    """Forward mode, after the call."""
    for pointer, size in _overwritten(s, call, callee):
        for shadow in s.shadow(pointer, b):
            count = size(b, s.value)
            if s.needs_guard(pointer):
                count = b.select(b.icmp("eq", s.value(pointer), shadow), ir.int_constant(ir.i64, 0), count)
            b.memset(shadow, ir.int_constant(ir.i8, 0), count)


def end_adjoints(s: ReverseSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """Reverse mode, where the reverse sweep passes the call."""
    for pointer, size in _overwritten(s, call, callee):
        for shadow in s.shadow_in_reverse(pointer, b):
            count = memory_kernels.active_size(s, b, pointer, shadow, size(b, s.need))
            b.memset(shadow, ir.int_constant(ir.i8, 0), count)


def _overwritten(s: Sweep, call: ir.Call, callee: Callee) -> Iterator[tuple[Value, Size]]:
    """The pointers to memory with derivatives that the call has written numbers to, and the bytes there."""
    name = "" if callee.function is None else s.engine.original_name(callee.function)
    zero = ir.int_constant(ir.i64, 0)
    if name in _ELEMENTS:
        position, of_element = _ELEMENTS[name]
        if _has_numbers(s, call.args[position]):
            yield call.args[position], lambda b, value: b.mul(
                b.zext(value(call), ir.i64), b.zext(value(call.args[of_element]), ir.i64))
    elif name in _AS_ASKED:
        position, length = _AS_ASKED[name]
        if _has_numbers(s, call.args[position]):
            yield call.args[position], lambda b, value: value(call.args[length])
    elif name in _BYTES:
        if _has_numbers(s, call.args[1]):
            yield call.args[1], lambda b, value: b.select(b.icmp("sgt", value(call), zero), value(call), zero)
    elif name in _ONE_NUMBER:
        if _has_numbers(s, call.args[1]):
            yield call.args[1], lambda b, value: ir.int_constant(ir.i64, _ONE_NUMBER[name])
    elif callee.info is not None and callee.info.writes_from is not None and _SCANF.fullmatch(name):
        for index, pointer in enumerate(call.args[callee.info.writes_from:]):
            if pointer.type.is_pointer and _has_numbers(s, pointer):
                (_, bytes, concrete), *_ = s.facts.memory_layout(pointer, 16)
                if concrete.is_float:
                    number = s.engine.layout.size(ir.float_type(concrete.kind))
                    yield pointer, _assigned(call, index, min(bytes, number))


def _assigned(call: ir.Call, index: int, size: int) -> Size:
    """A scanf has assigned to its first pointers, as many as it returned."""
    def count(b: Builder, value: Callable[[Value], Value]) -> Value:
        done = b.icmp("sgt", value(call), ir.int_constant(call.type, index))
        return b.select(done, ir.int_constant(ir.i64, size), ir.int_constant(ir.i64, 0))

    return count


def _has_numbers(s: Sweep, pointer: Value) -> bool:
    return not s.facts.is_constant_value(pointer) and s.facts.points_to_numbers(pointer)
