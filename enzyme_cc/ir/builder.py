"""Builds instructions at a place in a block, folding trivial integer arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_cc.ir import types
from enzyme_cc.ir.calls import Bundle, Call, Invoke
from enzyme_cc.ir.constants import ConstantInt, ConstantSplat, ZeroInit, int_constant, poison
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import BasicBlock, Function
from enzyme_cc.ir.instruction import Instruction
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicRMW,
    BinaryOp,
    Br,
    Cast,
    CondBr,
    ExtractElement,
    ExtractValue,
    FCmp,
    Fence,
    Freeze,
    GetElementPtr,
    ICmp,
    IndirectBr,
    InsertElement,
    InsertValue,
    Load,
    Phi,
    Ret,
    Select,
    ShuffleVector,
    Store,
    Switch,
    UnaryOp,
    Unreachable,
    VAArg,
)
from enzyme_cc.ir.metadata import Metadata
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import FunctionType, IntType, Type, VectorType
from enzyme_cc.ir.values import Value


def _integer(value: Value) -> int | None:
    """The number of an integer constant or of a vector whose lanes all are that number."""
    if isinstance(value, ConstantInt):
        return value.value
    if isinstance(value, ConstantSplat) and isinstance(value.element, ConstantInt):
        return value.element.value
    if isinstance(value, ZeroInit) and value.type.is_vector and value.type.scalar.is_int:
        return 0
    return None


def _width(type: Type) -> int:
    scalar = type.scalar
    assert isinstance(scalar, IntType), type
    return scalar.bits


_COMPARISONS = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


class Builder:
    """Inserts each instruction it makes at its position and returns it, or the value it folded to.

    `fast` are the fast-math flags of floating-point instructions unless a call gives others;
    `debug_location` is the `!dbg` node attached to whatever is built, None for nothing.
    """

    __slots__ = ("block", "index", "fast", "debug_location")

    def __init__(self, block: BasicBlock | None = None, index: int | None = None) -> None:
        self.block = block  # type: ignore[assignment]
        self.index = index  # None: at the end
        self.fast: tuple[str, ...] = ()
        self.debug_location: Metadata | None = None

    block: BasicBlock

    # -- position

    def position_at_end(self, block: BasicBlock) -> None:
        self.block, self.index = block, None

    def position_before(self, instruction: Instruction) -> None:
        assert instruction.parent is not None
        self.block = instruction.parent
        self.index = self.block.instructions.index(instruction)

    def position_after(self, instruction: Instruction) -> None:
        """After the instruction; after all phis if it is a phi."""
        assert instruction.parent is not None
        self.block = instruction.parent
        self.index = (
            self.block.first_non_phi if instruction.is_phi else self.block.instructions.index(instruction) + 1
        )

    def position_at_start(self, block: BasicBlock) -> None:
        """Before the first instruction that is no phi."""
        self.block, self.index = block, block.first_non_phi

    def position_before_terminator(self, block: BasicBlock) -> None:
        """Before the terminator, or at the end of a block that has none."""
        self.block = block
        self.index = None if block.terminator is None else len(block.instructions) - 1

    @property
    def function(self) -> Function:
        assert self.block.parent is not None
        return self.block.parent

    @property
    def module(self) -> Module:
        return self.function.parent

    def insert(self, instruction: Instruction) -> Instruction:
        """Put an instruction made elsewhere at the position."""
        instruction.parent = self.block
        if self.index is None:
            self.block.instructions.append(instruction)
        else:
            self.block.instructions.insert(self.index, instruction)
            self.index += 1
        if self.debug_location is not None and "dbg" not in instruction.metadata:
            instruction.metadata["dbg"] = self.debug_location
        return instruction

    # -- arithmetic

    def _binary(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        return self.insert(BinaryOp(opcode, a, b, name, flags))

    def _fp(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...] | None) -> Value:
        return self._binary(opcode, a, b, name, self.fast if flags is None else flags)

    def fadd(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fadd", a, b, name, flags)

    def fsub(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fsub", a, b, name, flags)

    def fmul(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fmul", a, b, name, flags)

    def fdiv(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("fdiv", a, b, name, flags)

    def frem(
        self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        return self._fp("frem", a, b, name, flags)

    def fneg(self, a: Value, name: str | None = None, flags: tuple[str, ...] | None = None) -> Value:
        return self.insert(UnaryOp("fneg", a, name, self.fast if flags is None else flags))

    def add(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x + y)
        if y == 0:
            return a
        if x == 0:
            return b
        return self._binary("add", a, b, name, flags)

    def sub(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x - y)
        return a if y == 0 else self._binary("sub", a, b, name, flags)

    def mul(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x * y)
        if x == 0 or y == 1:
            return a
        if y == 0 or x == 1:
            return b
        return self._binary("mul", a, b, name, flags)

    def _division(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        x, y = _integer(a), _integer(b)
        if y == 1 and _width(a.type) > 1:
            return a if opcode in ("udiv", "sdiv") else int_constant(a.type, 0)
        if x is not None and y:
            if opcode in ("udiv", "urem"):
                mask = (1 << _width(a.type)) - 1
                x, y = x & mask, y & mask
            elif y == -1 and x == -1 << _width(a.type) - 1:
                return self._binary(opcode, a, b, name, flags)  # overflows: undefined, not ours to fold
            quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
            return int_constant(a.type, quotient if opcode in ("udiv", "sdiv") else x - quotient * y)
        return self._binary(opcode, a, b, name, flags)

    def udiv(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("udiv", a, b, name, flags)

    def sdiv(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("sdiv", a, b, name, flags)

    def urem(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("urem", a, b, name, flags)

    def srem(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._division("srem", a, b, name, flags)

    def _shift(self, opcode: str, a: Value, b: Value, name: str | None, flags: tuple[str, ...]) -> Value:
        x, y = _integer(a), _integer(b)
        if y == 0:
            return a
        if x is not None and y is not None and 0 < y < _width(a.type):
            if opcode == "shl":
                return int_constant(a.type, x << y)
            return int_constant(a.type, (x if opcode == "ashr" else x & (1 << _width(a.type)) - 1) >> y)
        return self._binary(opcode, a, b, name, flags)

    def shl(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("shl", a, b, name, flags)

    def lshr(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("lshr", a, b, name, flags)

    def ashr(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        return self._shift("ashr", a, b, name, flags)

    def and_(self, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x & y)
        if y == -1 or x == 0:
            return a
        if x == -1 or y == 0:
            return b
        return self._binary("and", a, b, name, ())

    def or_(self, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] = ()) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x | y)
        if y == 0 or x == -1:
            return a
        if x == 0 or y == -1:
            return b
        return self._binary("or", a, b, name, flags)

    def xor(self, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None:
            return int_constant(a.type, x ^ y)
        if y == 0:
            return a
        if x == 0:
            return b
        return self._binary("xor", a, b, name, ())

    def not_(self, a: Value, name: str | None = None) -> Value:
        return self.xor(a, int_constant(a.type, -1), name)

    def neg(self, a: Value, name: str | None = None) -> Value:
        return self.sub(int_constant(a.type, 0), a, name)

    def binary(
        self, opcode: str, a: Value, b: Value, name: str | None = None, flags: tuple[str, ...] | None = None
    ) -> Value:
        """Any binary instruction by its opcode."""
        method = getattr(self, opcode + "_" if opcode in ("and", "or") else opcode)
        return method(a, b, name) if flags is None or opcode in ("and", "xor") else method(a, b, name, flags)

    # -- comparison and choice

    def icmp(self, predicate: str, a: Value, b: Value, name: str | None = None) -> Value:
        x, y = _integer(a), _integer(b)
        if x is not None and y is not None and not a.type.is_vector:
            if predicate[0] == "u":
                mask = (1 << _width(a.type)) - 1
                x, y = x & mask, y & mask
            return int_constant(types.i1, int(_COMPARISONS[predicate[-2:]](x, y)))
        return self.insert(ICmp(predicate, a, b, name))

    def fcmp(
        self,
        predicate: str,
        a: Value,
        b: Value,
        name: str | None = None,
        flags: tuple[str, ...] | None = None,
    ) -> Value:
        return self.insert(FCmp(predicate, a, b, name, self.fast if flags is None else flags))

    def select(self, condition: Value, if_true: Value, if_false: Value, name: str | None = None) -> Value:
        if if_true is if_false:
            return if_true
        if isinstance(condition, ConstantInt):
            return if_true if condition.value else if_false
        flags = self.fast if if_true.type.is_fp else ()
        return self.insert(Select(condition, if_true, if_false, name, flags))

    def phi(
        self, type: Type, incoming: Iterable[tuple[Value, BasicBlock]] = (), name: str | None = None
    ) -> Phi:
        """A phi after the block's other phis, wherever the builder stands."""
        phi = Phi(type, incoming, name, self.fast if type.is_fp else ())
        at = self.block.first_non_phi
        self.block.insert(at, phi)
        if self.index is not None and self.index >= at:
            self.index += 1
        if self.debug_location is not None:
            phi.metadata["dbg"] = self.debug_location
        return phi

    # -- memory

    def load(
        self,
        type: Type,
        pointer: Value,
        align: int | None = None,
        name: str | None = None,
        *,
        volatile: bool = False,
    ) -> Value:
        return self.insert(Load(type, pointer, name, align=align, volatile=volatile))

    def store(
        self, value: Value, pointer: Value, align: int | None = None, *, volatile: bool = False
    ) -> Instruction:
        return self.insert(Store(value, pointer, align=align, volatile=volatile))

    def gep(
        self,
        source_type: Type,
        pointer: Value,
        indices: Sequence[Value],
        inbounds: bool = False,
        name: str | None = None,
        flags: tuple[str, ...] = (),
    ) -> Value:
        """The address; the pointer itself if all indices are zero."""
        if all(_integer(index) == 0 and not index.type.is_vector for index in indices):
            return pointer
        if inbounds and "inbounds" not in flags:
            flags = ("inbounds", *flags)
        return self.insert(GetElementPtr(source_type, pointer, indices, name, flags))

    def alloca(
        self, type: Type, size: Value | None = None, align: int | None = None, name: str | None = None
    ) -> Value:
        addrspace = self.module.datalayout.alloca_addrspace
        return self.insert(Alloca(type, size, name, align=align, addrspace=addrspace))

    def atomic_rmw(
        self,
        operation: str,
        pointer: Value,
        value: Value,
        ordering: str = "monotonic",
        align: int | None = None,
        name: str | None = None,
        syncscope: str | None = None,
    ) -> Value:
        return self.insert(
            AtomicRMW(operation, pointer, value, ordering, name, align=align, syncscope=syncscope)
        )

    def fence(self, ordering: str = "seq_cst") -> Instruction:
        return self.insert(Fence(ordering))

    def memcpy(
        self,
        destination: Value,
        source: Value,
        size: Value,
        *,
        volatile: bool = False,
        align: tuple[int | None, int | None] = (None, None),
    ) -> Call:
        """llvm.memcpy; `align` gives the alignments of destination and source."""
        name = f"llvm.memcpy.{_mangled(destination.type)}.{_mangled(source.type)}.{size.type}"
        attributes = [_align(align[0]), _align(align[1])]
        return self._transfer(name, (destination, source, size, types.i1), volatile, attributes)

    def memmove(
        self,
        destination: Value,
        source: Value,
        size: Value,
        *,
        volatile: bool = False,
        align: tuple[int | None, int | None] = (None, None),
    ) -> Call:
        name = f"llvm.memmove.{_mangled(destination.type)}.{_mangled(source.type)}.{size.type}"
        attributes = [_align(align[0]), _align(align[1])]
        return self._transfer(name, (destination, source, size, types.i1), volatile, attributes)

    def memset(
        self,
        destination: Value,
        byte: Value,
        size: Value,
        *,
        volatile: bool = False,
        align: int | None = None,
    ) -> Call:
        name = f"llvm.memset.{_mangled(destination.type)}.{size.type}"
        return self._transfer(name, (destination, byte, size, types.i1), volatile, [_align(align), ()])

    def _transfer(
        self, name: str, operands: tuple, volatile: bool, attributes: list[tuple[str, ...]]
    ) -> Call:
        args = [*operands[:3], int_constant(types.i1, int(volatile))]
        type = types.function_type(types.void, [arg.type for arg in args])
        return self.call(self.module.get_or_declare(name, type), args, arg_attributes=[*attributes, (), ()])

    # -- calls

    def call(
        self,
        callee: Value,
        args: Sequence[Value],
        function_type: FunctionType | None = None,
        name: str | None = None,
        *,
        flags: tuple[str, ...] | None = None,
        cc: str | None = None,
        tail: str | None = None,
        ret_attributes: tuple[str, ...] = (),
        arg_attributes: Sequence[tuple[str, ...]] | None = None,
        fn_attributes: tuple[str, ...] = (),
        bundles: Sequence[Bundle] = (),
    ) -> Call:
        """A call; the function type and calling convention default to the callee's. IRError if the
        callee is no function and no type is given, or the number of arguments is wrong."""
        if function_type is None:
            if not isinstance(callee, Function):
                raise IRError(f"a call of {callee!r} needs a function type")
            function_type = callee.function_type
        if cc is None:
            cc = callee.cc if isinstance(callee, Function) else ""
        expected = len(function_type.params)
        if len(args) < expected or (len(args) > expected and not function_type.vararg):
            raise IRError(f"{callee.ref()}: {expected} arguments expected, {len(args)} given")
        if flags is None:
            flags = self.fast if function_type.ret.is_fp else ()
        call = Call(
            function_type,
            callee,
            args,
            name,
            flags=flags,
            tail=tail,
            cc=cc,
            ret_attributes=ret_attributes,
            arg_attributes=arg_attributes,
            fn_attributes=fn_attributes,
            bundles=bundles,
        )
        self.insert(call)
        return call

    def invoke(
        self,
        callee: Function,
        args: Sequence[Value],
        normal: BasicBlock,
        unwind: BasicBlock,
        name: str | None = None,
    ) -> Invoke:
        invoke = Invoke(
            callee.function_type,
            callee,
            args,
            name,
            cc=callee.cc,
            destinations=(normal, unwind),
            opcode="invoke",
        )
        self.insert(invoke)
        return invoke

    def intrinsic(
        self, name: str, type: FunctionType, args: Sequence[Value], result_name: str | None = None
    ) -> Call:
        """A call of a function declared on demand (`llvm.fabs.f64`)."""
        return self.call(self.module.get_or_declare(name, type), args, name=result_name)

    # -- control flow

    def br(self, destination: BasicBlock) -> Instruction:
        return self.insert(Br(destination))

    def cond_br(self, condition: Value, if_true: BasicBlock, if_false: BasicBlock) -> Instruction:
        if isinstance(condition, ConstantInt):
            return self.br(if_true if condition.value else if_false)
        return self.insert(CondBr(condition, if_true, if_false))

    def switch(
        self, value: Value, default: BasicBlock, cases: Iterable[tuple[ConstantInt, BasicBlock]] = ()
    ) -> Switch:
        switch = Switch(value, default, cases)
        self.insert(switch)
        return switch

    def indirect_br(self, address: Value, blocks: Iterable[BasicBlock]) -> Instruction:
        return self.insert(IndirectBr(address, blocks))

    def ret(self, value: Value | None = None) -> Instruction:
        return self.insert(Ret(value))

    def unreachable(self) -> Instruction:
        return self.insert(Unreachable())

    # -- aggregates and vectors

    def extract_value(self, value: Value, *indices: int, name: str | None = None) -> Value:
        return self.insert(ExtractValue(value, indices, name))

    def insert_value(self, aggregate: Value, value: Value, *indices: int, name: str | None = None) -> Value:
        return self.insert(InsertValue(aggregate, value, indices, name))

    def extract_element(self, vector: Value, index: Value, name: str | None = None) -> Value:
        return self.insert(ExtractElement(vector, index, name))

    def insert_element(self, vector: Value, value: Value, index: Value, name: str | None = None) -> Value:
        return self.insert(InsertElement(vector, value, index, name))

    def shuffle_vector(
        self, first: Value, second: Value, mask: Sequence[int], name: str | None = None
    ) -> Value:
        return self.insert(ShuffleVector(first, second, mask, name))

    def splat(self, value: Value, type: VectorType, name: str | None = None) -> Value:
        """The vector whose lanes are all `value`."""
        one = self.insert_element(poison(type), value, int_constant(types.i64, 0))
        return self.shuffle_vector(one, poison(type), [0] * type.count, name)

    # -- conversions

    def cast(
        self,
        opcode: str,
        value: Value,
        type: Type,
        name: str | None = None,
        flags: tuple[str, ...] | None = None,
    ) -> Value:
        """Any conversion; the value itself where the type is the same already."""
        if value.type is type:
            return value
        number = _integer(value)
        if number is not None and opcode in ("zext", "sext", "trunc"):
            if opcode == "zext":
                number &= (1 << _width(value.type)) - 1
            return int_constant(type, number)
        if flags is None:
            flags = self.fast if opcode in ("fptrunc", "fpext") else ()
        return self.insert(Cast(opcode, value, type, name, flags))

    def bitcast(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("bitcast", value, type, name)

    def zext(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("zext", value, type, name)

    def sext(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("sext", value, type, name)

    def trunc(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("trunc", value, type, name)

    def fptrunc(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("fptrunc", value, type, name)

    def fpext(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("fpext", value, type, name)

    def sitofp(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("sitofp", value, type, name)

    def uitofp(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("uitofp", value, type, name)

    def fptosi(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("fptosi", value, type, name)

    def fptoui(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("fptoui", value, type, name)

    def ptrtoint(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("ptrtoint", value, type, name)

    def inttoptr(self, value: Value, type: Type = types.ptr, name: str | None = None) -> Value:
        return self.cast("inttoptr", value, type, name)

    def addrspacecast(self, value: Value, type: Type, name: str | None = None) -> Value:
        return self.cast("addrspacecast", value, type, name)

    def freeze(self, value: Value, name: str | None = None) -> Value:
        return self.insert(Freeze(value, name))

    def va_arg(self, pointer: Value, type: Type, name: str | None = None) -> Value:
        return self.insert(VAArg(pointer, type, name))


def _mangled(type: Type) -> str:
    """A pointer type in an intrinsic's name."""
    return f"p{getattr(type, 'addrspace', 0)}"


def _align(align: int | None) -> tuple[str, ...]:
    return () if align is None else (f"align {align}",)
