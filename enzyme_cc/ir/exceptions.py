"""Exception-handling instructions: landing pads, funclets, resume."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.ir import types
from enzyme_cc.ir.function import BasicBlock, Instruction
from enzyme_cc.ir.types import Type
from enzyme_cc.ir.values import Value


class Resume(Instruction):
    __slots__ = ()
    is_terminator = True

    def __init__(self, value: Value) -> None:
        Instruction.__init__(self, "resume", types.void, (value,))


class LandingPad(Instruction):
    """`clauses` holds 'catch' or 'filter' for each operand; `cleanup` is the flag."""

    __slots__ = ("clauses", "cleanup")
    copied = __slots__

    def __init__(
        self, type: Type, clauses: Sequence[tuple[str, Value]], cleanup: bool, name: str | None = None
    ) -> None:
        Instruction.__init__(self, "landingpad", type, [value for _, value in clauses], name)
        self.clauses = tuple(kind for kind, _ in clauses)
        self.cleanup = cleanup


class CatchSwitch(Instruction):
    """Operands: parent pad, handler blocks, and the unwind block last if `unwinds_to_block`."""

    __slots__ = ("unwinds_to_block",)
    copied = __slots__
    is_terminator = True

    def __init__(
        self,
        parent_pad: Value,
        handlers: Sequence[BasicBlock],
        unwind: BasicBlock | None,
        name: str | None = None,
    ) -> None:
        operands = [parent_pad, *handlers] + ([] if unwind is None else [unwind])
        Instruction.__init__(self, "catchswitch", types.token, operands, name)
        self.unwinds_to_block = unwind is not None

    @property
    def handlers(self) -> list[BasicBlock]:
        return self.operands[1:-1] if self.unwinds_to_block else self.operands[1:]  # type: ignore[return-value]  # by the layout of its operands

    @property
    def unwind_dest(self) -> BasicBlock | None:
        return self.operands[-1] if self.unwinds_to_block else None  # type: ignore[return-value]  # by the layout of its operands


class FuncletPad(Instruction):
    """Operands: arguments, and the parent pad last."""

    __slots__ = ()

    def __init__(
        self, opcode: str, parent_pad: Value, args: Sequence[Value], name: str | None = None
    ) -> None:
        Instruction.__init__(self, opcode, types.token, (*args, parent_pad), name)

    @property
    def args(self) -> tuple[Value, ...]:
        return tuple(self.operands[:-1])

    @property
    def parent_pad(self) -> Value:
        return self.operands[-1]


class CatchPad(FuncletPad):
    __slots__ = ()


class CleanupPad(FuncletPad):
    __slots__ = ()


class CatchRet(Instruction):
    """Operands: catch pad, block."""

    __slots__ = ()
    is_terminator = True

    def __init__(self, pad: Value, block: BasicBlock) -> None:
        Instruction.__init__(self, "catchret", types.void, (pad, block))


class CleanupRet(Instruction):
    """Operands: cleanup pad, and the unwind block unless it unwinds to the caller."""

    __slots__ = ()
    is_terminator = True

    def __init__(self, pad: Value, unwind: BasicBlock | None) -> None:
        Instruction.__init__(self, "cleanupret", types.void, (pad,) if unwind is None else (pad, unwind))
