"""Builds instructions at a place in a block, folding trivial integer arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_cc.ir import types
from enzyme_cc.ir.arithmetic_builder import ArithmeticBuilder, constant_integer, integer_width
from enzyme_cc.ir.calls import Bundle, Call, Invoke
from enzyme_cc.ir.constants import ConstantInt, int_constant, poison
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import BasicBlock, Function, Instruction, OwningModule, Phi
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicRMW,
    Br,
    Cast,
    CondBr,
    ExtractElement,
    ExtractValue,
    Fence,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Ret,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
)
from enzyme_cc.ir.types import FunctionType, Type, VectorType
from enzyme_cc.ir.values import Value


class Builder(ArithmeticBuilder):
    """Inserts each instruction it makes at its position and returns it, or the value it folded to.

    `fast` are the fast-math flags of floating-point instructions unless a call gives others;
    `debug_location` is the `!dbg` node attached to whatever is built, None for nothing.
    """

    __slots__ = ()

    # -- position

    @classmethod
    def before(cls, instruction: Instruction) -> Builder:
        """One that stands before the instruction, and gives what it makes the same place in the source."""
        found = cls()
        found.position_before(instruction)
        found.debug_location = instruction.metadata.get("dbg")
        return found

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
    def module(self) -> OwningModule:
        return self.function.parent

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
        if all(constant_integer(index) == 0 and not index.type.is_vector for index in indices):
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
        """A call; the function type and calling convention default to the callee's, and a pointer gets into the
        address space that it asks for. IRError if the callee is no function and no type is given, or the number
        of arguments is wrong."""
        if function_type is None:
            if not isinstance(callee, Function):
                raise IRError(f"a call of {callee!r} needs a function type")
            function_type = callee.function_type
        if cc is None:
            cc = callee.cc if isinstance(callee, Function) else ""
        expected = len(function_type.params)
        if len(args) < expected or (len(args) > expected and not function_type.vararg):
            raise IRError(f"{callee.ref()}: {expected} arguments expected, {len(args)} given")
        wanted = zip(args, function_type.params, strict=False)
        args = [*(self._in_address_space(value, type) for value, type in wanted), *args[expected:]]
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

    def _in_address_space(self, value: Value, type: Type) -> Value:
        if value.type is type or not (value.type.is_pointer and type.is_pointer):
            return value
        return self.cast("addrspacecast", value, type)

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
        number = constant_integer(value)
        if number is not None and opcode in ("zext", "sext", "trunc"):
            if opcode == "zext":
                number &= (1 << integer_width(value.type)) - 1
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

    def freeze(self, value: Value, name: str | None = None) -> Value:
        return self.insert(Freeze(value, name))


def _mangled(type: Type) -> str:
    """A pointer type in an intrinsic's name."""
    return f"p{getattr(type, 'addrspace', 0)}"


def _align(align: int | None) -> tuple[str, ...]:
    return () if align is None else (f"align {align}",)
