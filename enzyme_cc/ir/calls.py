"""Call, invoke and callbr."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from enzyme_cc.ir.function import NO_VALUES, BasicBlock, Function, Instruction
from enzyme_cc.ir.types import FunctionType
from enzyme_cc.ir.values import Value

Bundle = tuple[str, tuple[Value, ...]]


class Call(Instruction):
    """Operands: arguments, bundle operands, destination blocks (invoke, callbr), and the callee last.

    `flags` are the fast-math flags; `cc` is the calling convention's text or ''; `arg_attributes` has
    one tuple for each argument; `tail` is None, 'tail', 'musttail' or 'notail'.
    """

    __slots__ = (
        "function_type",
        "arg_count",
        "bundle_layout",
        "tail",
        "cc",
        "addrspace",
        "ret_attributes",
        "arg_attributes",
        "fn_attributes",
    )
    copied = __slots__

    def __init__(
        self,
        function_type: FunctionType,
        callee: Value,
        args: Sequence[Value],
        name: str | None = None,
        *,
        flags: tuple[str, ...] = (),
        tail: str | None = None,
        cc: str = "",
        addrspace: int = 0,
        ret_attributes: tuple[str, ...] = (),
        arg_attributes: Sequence[tuple[str, ...]] | None = None,
        fn_attributes: tuple[str, ...] = (),
        bundles: Sequence[Bundle] = (),
        destinations: Sequence[Value] = (),
        opcode: str = "call",
    ) -> None:
        operands = list(args)
        for _, values in bundles:
            operands += values
        operands += destinations
        operands.append(callee)
        Instruction.__init__(self, opcode, function_type.ret, operands, name, flags)
        self.function_type = function_type
        self.arg_count = len(args)
        self.bundle_layout = tuple([(tag, len(values)) for tag, values in bundles])
        self.tail = tail
        self.cc = cc
        self.addrspace = addrspace
        self.ret_attributes = ret_attributes
        self.arg_attributes: list[tuple[str, ...]] = (
            [()] * len(args) if arg_attributes is None else list(arg_attributes)
        )
        self.fn_attributes = fn_attributes

    def clone(self, value_map: Mapping[Value, Value] = NO_VALUES) -> Call:
        copy = Instruction.clone(self, value_map)
        assert isinstance(copy, Call)
        copy.arg_attributes = list(self.arg_attributes)
        return copy

    @property
    def callee(self) -> Value:
        return self.operands[-1]

    @property
    def args(self) -> tuple[Value, ...]:
        return tuple(self.operands[: self.arg_count])

    @property
    def called_function(self) -> Function | None:
        """The callee if it is a function by itself; looks through nothing."""
        callee = self.operands[-1]
        return callee if getattr(callee, "is_function_value", False) else None  # type: ignore[return-value]  # is_function_value says it is a Function

    @property
    def called_name(self) -> str:
        """The name of the called function, empty when it is not a function by itself."""
        callee = self.called_function
        return "" if callee is None else callee.name

    @property
    def bundles(self) -> list[Bundle]:
        """The operand bundles as (tag, operands)."""
        found, at = [], self.arg_count
        for tag, count in self.bundle_layout:
            found.append((tag, tuple(self.operands[at : at + count])))
            at += count
        return found

    def has_attribute(self, name: str) -> bool:
        """True if the call or, failing that, the called function has the function attribute."""
        function = self.called_function
        return name in self.fn_attributes or (function is not None and name in function.attributes)


class Invoke(Call):
    """A call that ends its block."""

    __slots__ = ()
    is_terminator = True

    @property
    def normal_dest(self) -> BasicBlock:
        return self.operands[-3]  # type: ignore[return-value]  # by the layout of its operands

    @property
    def unwind_dest(self) -> BasicBlock:
        return self.operands[-2]  # type: ignore[return-value]  # by the layout of its operands


class CallBr(Call):
    """A call of assembler text that may jump."""

    __slots__ = ()
    is_terminator = True

    @property
    def destinations(self) -> list[BasicBlock]:
        """The default destination, then the indirect ones."""
        start = self.arg_count + sum(count for _, count in self.bundle_layout)
        return self.operands[start:-1]  # type: ignore[return-value]  # by the layout of its operands
