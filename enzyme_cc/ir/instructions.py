"""Instructions that compute, branch and touch memory, one class per kind.

Calls are in calls.py, exception handling in exceptions.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import ConstantInt
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import BasicBlock, Instruction
from enzyme_cc.ir.types import Type, VectorType
from enzyme_cc.ir.values import Value

FAST_MATH_FLAGS = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast")


class BinaryOp(Instruction):
    __slots__ = ()

    def __init__(
        self, opcode: str, left: Value, right: Value, name: str | None = None, flags: tuple[str, ...] = ()
    ) -> None:
        Instruction.__init__(self, opcode, left.type, (left, right), name, flags)


class UnaryOp(Instruction):
    """fneg."""

    __slots__ = ()

    def __init__(
        self, opcode: str, value: Value, name: str | None = None, flags: tuple[str, ...] = ()
    ) -> None:
        Instruction.__init__(self, opcode, value.type, (value,), name, flags)


class Freeze(Instruction):
    __slots__ = ()

    def __init__(self, value: Value, name: str | None = None) -> None:
        Instruction.__init__(self, "freeze", value.type, (value,), name)


class Cast(Instruction):
    """A conversion; `type` is the target type."""

    __slots__ = ()

    def __init__(
        self, opcode: str, value: Value, type: Type, name: str | None = None, flags: tuple[str, ...] = ()
    ) -> None:
        Instruction.__init__(self, opcode, type, (value,), name, flags)


def comparison_type(type: Type) -> Type:
    """i1, or the vector of i1 for a vector."""
    if isinstance(type, VectorType):
        return types.vector_type(types.i1, type.count, type.scalable)
    return types.i1


class ICmp(Instruction):
    __slots__ = ("predicate",)
    copied = ("predicate",)

    def __init__(
        self, predicate: str, left: Value, right: Value, name: str | None = None, flags: tuple[str, ...] = ()
    ) -> None:
        Instruction.__init__(self, "icmp", comparison_type(left.type), (left, right), name, flags)
        self.predicate = predicate


class FCmp(Instruction):
    __slots__ = ("predicate",)
    copied = ("predicate",)

    def __init__(
        self, predicate: str, left: Value, right: Value, name: str | None = None, flags: tuple[str, ...] = ()
    ) -> None:
        Instruction.__init__(self, "fcmp", comparison_type(left.type), (left, right), name, flags)
        self.predicate = predicate


class Select(Instruction):
    """Operands: condition, value if true, value if false."""

    __slots__ = ()

    def __init__(
        self,
        condition: Value,
        if_true: Value,
        if_false: Value,
        name: str | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        Instruction.__init__(self, "select", if_true.type, (condition, if_true, if_false), name, flags)


class Load(Instruction):
    """`align` is None where the text has none; `ordering` is None unless atomic."""

    __slots__ = ("volatile", "align", "ordering", "syncscope")
    copied = __slots__

    def __init__(
        self,
        type: Type,
        pointer: Value,
        name: str | None = None,
        *,
        volatile: bool = False,
        align: int | None = None,
        ordering: str | None = None,
        syncscope: str | None = None,
    ) -> None:
        Instruction.__init__(self, "load", type, (pointer,), name)
        self.volatile = volatile
        self.align = align
        self.ordering = ordering
        self.syncscope = syncscope

    @property
    def pointer(self) -> Value:
        return self.operands[0]

    @property
    def is_atomic(self) -> bool:
        return self.ordering is not None


class Store(Instruction):
    """Operands: value, pointer."""

    __slots__ = ("volatile", "align", "ordering", "syncscope")
    copied = __slots__

    def __init__(
        self,
        value: Value,
        pointer: Value,
        *,
        volatile: bool = False,
        align: int | None = None,
        ordering: str | None = None,
        syncscope: str | None = None,
    ) -> None:
        Instruction.__init__(self, "store", types.void, (value, pointer))
        self.volatile = volatile
        self.align = align
        self.ordering = ordering
        self.syncscope = syncscope

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def pointer(self) -> Value:
        return self.operands[1]

    @property
    def is_atomic(self) -> bool:
        return self.ordering is not None


class GetElementPtr(Instruction):
    """Operands: pointer, indices. Flags: inbounds, nusw, nuw, inrange(a, b)."""

    __slots__ = ("source_type",)
    copied = __slots__

    def __init__(
        self,
        source_type: Type,
        pointer: Value,
        indices: Sequence[Value],
        name: str | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        result = pointer.type
        if not result.is_vector:
            for index in indices:
                if isinstance(index.type, VectorType):
                    result = types.vector_type(result, index.type.count, index.type.scalable)
                    break
        Instruction.__init__(self, "getelementptr", result, (pointer, *indices), name, flags)
        self.source_type = source_type

    @property
    def pointer(self) -> Value:
        return self.operands[0]

    @property
    def indices(self) -> list[Value]:
        return self.operands[1:]

    @property
    def inbounds(self) -> bool:
        return "inbounds" in self.flags


class Alloca(Instruction):
    """The only operand, if there is one, is the number of elements. Flags: inalloca, swifterror."""

    __slots__ = ("allocated_type", "align", "addrspace")
    copied = __slots__

    def __init__(
        self,
        allocated_type: Type,
        size: Value | None = None,
        name: str | None = None,
        *,
        align: int | None = None,
        addrspace: int = 0,
        flags: tuple[str, ...] = (),
    ) -> None:
        operands = () if size is None else (size,)
        Instruction.__init__(self, "alloca", types.pointer_type(addrspace), operands, name, flags)
        self.allocated_type = allocated_type
        self.align = align
        self.addrspace = addrspace

    @property
    def size(self) -> Value | None:
        return self.operands[0] if self.operands else None


class Ret(Instruction):
    __slots__ = ()
    is_terminator = True

    def __init__(self, value: Value | None = None) -> None:
        Instruction.__init__(self, "ret", types.void, () if value is None else (value,))

    @property
    def value(self) -> Value | None:
        return self.operands[0] if self.operands else None


class Br(Instruction):
    """An unconditional branch."""

    __slots__ = ()
    is_terminator = True

    def __init__(self, destination: BasicBlock) -> None:
        Instruction.__init__(self, "br", types.void, (destination,))

    @property
    def destination(self) -> BasicBlock:
        return self.operands[0]  # type: ignore[return-value]  # by the layout of its operands


class CondBr(Instruction):
    """Operands: condition, block if true, block if false."""

    __slots__ = ()
    is_terminator = True

    def __init__(self, condition: Value, if_true: BasicBlock, if_false: BasicBlock) -> None:
        Instruction.__init__(self, "br", types.void, (condition, if_true, if_false))

    @property
    def condition(self) -> Value:
        return self.operands[0]

    @property
    def if_true(self) -> BasicBlock:
        return self.operands[1]  # type: ignore[return-value]  # by the layout of its operands

    @property
    def if_false(self) -> BasicBlock:
        return self.operands[2]  # type: ignore[return-value]  # by the layout of its operands


class Switch(Instruction):
    """Operands: value, default block, then case value and case block in turn."""

    __slots__ = ()
    is_terminator = True

    def __init__(
        self, value: Value, default: BasicBlock, cases: Iterable[tuple[ConstantInt, BasicBlock]] = ()
    ) -> None:
        operands: list[Value] = [value, default]
        for constant, block in cases:
            operands += (constant, block)
        Instruction.__init__(self, "switch", types.void, operands)

    @property
    def value(self) -> Value:
        return self.operands[0]

    @property
    def default(self) -> BasicBlock:
        return self.operands[1]  # type: ignore[return-value]  # by the layout of its operands

    @property
    def cases(self) -> list[tuple[ConstantInt, BasicBlock]]:
        return list(zip(self.operands[2::2], self.operands[3::2], strict=True))  # type: ignore[arg-type]  # by the layout of its operands

    def add_case(self, constant: ConstantInt, block: BasicBlock) -> None:
        self.set_operands((*self.operands, constant, block))


class IndirectBr(Instruction):
    """Operands: address, then the possible blocks."""

    __slots__ = ()
    is_terminator = True

    def __init__(self, address: Value, blocks: Iterable[BasicBlock]) -> None:
        Instruction.__init__(self, "indirectbr", types.void, (address, *blocks))


class Unreachable(Instruction):
    __slots__ = ()
    is_terminator = True

    def __init__(self) -> None:
        Instruction.__init__(self, "unreachable", types.void, ())


def element_type(type: Type, indices: Iterable[int]) -> Type:
    """The type inside an aggregate at constant indices; IRError where they lead outside."""
    for index in indices:
        if isinstance(type, types.ArrayType):
            type = type.element
        elif isinstance(type, (types.StructType, types.NamedStruct)) and index < len(type.elements):
            type = type.elements[index]
        else:
            raise IRError(f"the index {index} leads into no element of {type}")
    return type


class ExtractValue(Instruction):
    __slots__ = ("indices",)
    copied = __slots__

    def __init__(self, value: Value, indices: tuple[int, ...], name: str | None = None) -> None:
        Instruction.__init__(self, "extractvalue", element_type(value.type, indices), (value,), name)
        self.indices = indices


class InsertValue(Instruction):
    """Operands: aggregate, value."""

    __slots__ = ("indices",)
    copied = __slots__

    def __init__(
        self, aggregate: Value, value: Value, indices: tuple[int, ...], name: str | None = None
    ) -> None:
        Instruction.__init__(self, "insertvalue", aggregate.type, (aggregate, value), name)
        self.indices = indices


class ExtractElement(Instruction):
    """Operands: vector, index."""

    __slots__ = ()

    def __init__(self, vector: Value, index: Value, name: str | None = None) -> None:
        Instruction.__init__(self, "extractelement", vector.type.scalar, (vector, index), name)


class InsertElement(Instruction):
    """Operands: vector, value, index."""

    __slots__ = ()

    def __init__(self, vector: Value, value: Value, index: Value, name: str | None = None) -> None:
        Instruction.__init__(self, "insertelement", vector.type, (vector, value, index), name)


class ShuffleVector(Instruction):
    """Operands: two vectors. `mask` holds lane numbers of their concatenation, -1 for poison; for a
    scalable vector it is all zeros or all poison and as long as the minimum lane count."""

    __slots__ = ("mask",)
    copied = __slots__

    def __init__(self, first: Value, second: Value, mask: Sequence[int], name: str | None = None) -> None:
        vector = first.type
        assert isinstance(vector, VectorType)
        result = types.vector_type(vector.element, len(mask), vector.scalable)
        Instruction.__init__(self, "shufflevector", result, (first, second), name)
        self.mask = tuple(mask)


class AtomicRMW(Instruction):
    """Operands: pointer, value. The result is the old value."""

    __slots__ = ("operation", "volatile", "align", "ordering", "syncscope")
    copied = __slots__

    def __init__(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str,
        name: str | None = None,
        *,
        volatile: bool = False,
        align: int | None = None,
        syncscope: str | None = None,
    ) -> None:
        Instruction.__init__(self, "atomicrmw", value.type, (pointer, value), name)
        self.operation = operation
        self.volatile = volatile
        self.align = align
        self.ordering = ordering
        self.syncscope = syncscope


class CmpXchg(Instruction):
    """Operands: pointer, expected, new. The result is { old value, i1 }."""

    __slots__ = ("weak", "volatile", "align", "ordering", "failure_ordering", "syncscope")
    copied = __slots__

    def __init__(
        self,
        pointer: Value,
        expected: Value,
        new: Value,
        ordering: str,
        failure_ordering: str,
        name: str | None = None,
        *,
        weak: bool = False,
        volatile: bool = False,
        align: int | None = None,
        syncscope: str | None = None,
    ) -> None:
        result = types.struct_type((expected.type, types.i1))
        Instruction.__init__(self, "cmpxchg", result, (pointer, expected, new), name)
        self.weak = weak
        self.volatile = volatile
        self.align = align
        self.ordering = ordering
        self.failure_ordering = failure_ordering
        self.syncscope = syncscope


class Fence(Instruction):
    __slots__ = ("ordering", "syncscope")
    copied = __slots__

    def __init__(self, ordering: str, syncscope: str | None = None) -> None:
        Instruction.__init__(self, "fence", types.void, ())
        self.ordering = ordering
        self.syncscope = syncscope


class VAArg(Instruction):
    __slots__ = ()

    def __init__(self, pointer: Value, type: Type, name: str | None = None) -> None:
        Instruction.__init__(self, "va_arg", type, (pointer,), name)
