"""Vector loads and stores with a mask, lane by lane: llvm.masked.*, x86's maskload, maskstore and gather.

Expanding loads and compressing stores access only as many elements as the mask has bits set, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Type, Value

Get = Callable[[Value], Value]

_LLVM = tuple(f"llvm.masked.{kind}." for kind in "load store gather scatter expandload compressstore".split())
_X86 = ("maskload", "maskstore", "gather")


def is_lane_access(name: str) -> bool:
    """Whether the intrinsic is one of those."""
    parts = name.split(".")
    return name.startswith(_LLVM) or (len(parts) > 3 and parts[1] == "x86" and parts[3] in _X86)


class LaneAccess:
    """One such call.

    pointer   the pointer, or the vector of pointers
    stored    the vector stored, None of a load
    accessed  what is loaded or stored
    passed    what a load gives for lanes that are masked out, None for zero
    packed    whether the lanes that take part lie next to each other in memory
    """

    def __init__(self, call: ir.Call) -> None:
        name = call.called_name
        args = call.args
        self.stored: Value | None = None
        self.passed: Value | None = None
        self.index: Value | None = None
        self.scale = 1
        kind = name.split(".")[3] if name.startswith("llvm.x86.") else name.split(".")[2]
        # before LLVM 22 masked accesses had their alignment as an operand
        vectors = [a for a in args if not a.type.is_int]
        self.packed = kind in ("expandload", "compressstore")
        if kind in ("load", "gather", "expandload") and not name.startswith("llvm.x86."):
            self.pointer, self.mask, self.passed = vectors
        elif kind in ("store", "scatter", "compressstore"):
            self.stored, self.pointer, self.mask = vectors
        elif kind == "maskload":
            self.pointer, self.mask = args
        elif kind == "maskstore":
            self.pointer, self.mask, self.stored = args
        else:
            self.passed, self.pointer, self.index, self.mask, scale = args
            self.scale = scale.value  # type: ignore[attr-defined]  # a ConstantInt
        self.is_load = self.stored is None
        self.accessed: Value = call if self.stored is None else self.stored
        self.type: Type = self.accessed.type
        self.element: Type = self.type.scalar
        self.count: int = self.type.count

    def address(self, pointer: Value, lane: int, get: Get, b: Builder) -> Value:
        """The address of a lane, given the pointer's value or shadow."""
        at = ir.int_constant(ir.i32, lane)
        if pointer.type.is_vector:
            return b.extract_element(pointer, at)
        if self.packed:
            before: Value = ir.int_constant(ir.i64, 0)
            for earlier in range(lane):
                before = b.add(before, b.zext(self.enabled(earlier, get, b), ir.i64))
            return b.gep(self.element, pointer, (before,))
        if self.index is None:
            return b.gep(self.element, pointer, (ir.int_constant(ir.i64, lane),))
        index = b.sext(b.extract_element(get(self.index), at), ir.i64)
        return b.gep(ir.i8, pointer, (b.mul(index, ir.int_constant(ir.i64, self.scale)),))

    def masked_out(self, d: Value, get: Get, b: Builder) -> Value:
        """Of a derivative what the mask keeps out of memory: zero in the lanes that take part."""
        result: Value = ir.zero(d.type)
        for lane in range(self.count):
            at = ir.int_constant(ir.i32, lane)
            part = b.select(self.enabled(lane, get, b), ir.zero(d.type.scalar), b.extract_element(d, at))
            result = b.insert_element(result, part, at)
        return result

    def enabled(self, lane: int, get: Get, b: Builder) -> Value:
        """i1: the lane takes part. x86's masks are sign bits."""
        bit = b.extract_element(get(self.mask), ir.int_constant(ir.i32, lane))
        if bit.type is ir.i1:
            return bit
        if bit.type.is_float:
            bit = b.bitcast(bit, ir.int_type(bit.type.bits))
        return b.icmp("slt", bit, ir.int_constant(bit.type, 0))
