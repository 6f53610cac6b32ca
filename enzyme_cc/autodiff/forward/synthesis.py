"""Forward mode: every number has a tangent beside it, of any width.

The tangent of a value has the value's type, integers that carry floating-point bits included, so that whatever only
moves data is repeated on tangents as it is on shadow pointers.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.function_places import arithmetic_spelling
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.facts import copied_memory
from enzyme_cc.autodiff.forward import structural_tangents
from enzyme_cc.autodiff.forward.tangents import TangentSweep
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.operations import (
    linear_operations,
    memory_kernels,
    memory_operations,
    taylor,
)
from enzyme_cc.autodiff.operations.indirect_calls import derivatives_of_pointer
from enzyme_cc.autodiff.shadow.derivatives import pack
from enzyme_cc.autodiff.shadow.shared_adjoints import marks_of
from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.ir import Builder, Instruction, Value
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC, STEPS

PLAIN = (ir.Call, ir.Ret, ir.Alloca)


class ForwardSynthesis(TangentSweep):
    """Synthesises the forward-mode derivative of one function. `shadows` holds tangents too."""

    def build(self) -> None:
        """Emit the function. The arguments' values and shadows must have been set."""
        entry = self.target.add_block("entry")
        self.entry_builder = Builder(entry)
        self.run()
        self.entry_builder.br(self.values[self.facts.function.entry])  # type: ignore[arg-type]  # blocks are cloned to blocks

    # ---- instructions

    def visit(self, instruction: Instruction, builder: Builder) -> None:
        """Arithmetic by the rules, data movement as in the base class."""
        opcode = instruction.opcode
        if opcode in FLOAT_ARITHMETIC:
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                builder.fast = self.facts.fast_flags(instruction)
                taylor.derivatives(self, instruction, arithmetic_spelling(instruction), builder)
                builder.fast = ()
        elif self._is_applied(instruction):
            self.copy(instruction, builder)
            self._apply(instruction, builder)
        elif opcode in STEPS:
            self.copy(instruction, builder)
            self.shadows[instruction] = Lanes.zero(instruction.type, self.width)
        elif opcode in memory_operations.OPCODES:
            self.copy(instruction, builder)
            memory_operations.OPCODES[opcode].tangent(self, instruction, builder)
        elif opcode in MOVES or opcode in linear_operations.OPCODES or isinstance(instruction, PLAIN):
            super().visit(instruction, builder)
        else:
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                if self.facts.adjoint_type(instruction) is not None:
                    raise InternalFault(f"'{opcode}' on a value that carries a derivative was not refused")
                self._repeat_on_shadows(instruction, builder)

    def _is_applied(self, instruction: Instruction) -> bool:
        """Whether a linear map makes the tangents, and not the operation itself; of integers where they are numbers."""
        linear = linear_operations.OPCODES.get(instruction.opcode)
        if linear is None or linear.applied is None or not self.needs_shadow(instruction):
            return False
        return instruction.opcode == "select" or self.facts.adjoint_type(instruction) is not None

    def _apply(self, instruction: Instruction, b: Builder) -> None:
        linear = linear_operations.OPCODES[instruction.opcode]
        assert linear.applied is not None
        self.shadows[instruction] = linear.applied(self, instruction, b)

    # ---- calls

    def visit_call(self, call: ir.Call, b: Builder) -> None:
        """The call and its tangents."""
        handlers.tangent(self, call, b)

    def visit_structural(self, call: ir.Call, b: Builder) -> None:
        """What the mode does at an intrinsic without partials, after its clone."""
        structural_tangents.structural(self, call, b)

    def visit_transfer(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        to, source, length = copied_memory.transfer_operands(call, callee)
        self.copy(call, b)
        if not call.type.is_void:
            self.shadows[call] = memory_kernels.returned_shadow(self, call, callee, b)
        if self.facts.is_constant_value(to):
            return
        memory_kernels.stop_at_cut_numbers(self, call, callee, b)
        row = copied_memory.row_of_numbers(self.facts, call, callee)
        count = b.zext(self.value(length), ir.i64)
        origins: Lanes | None = None
        if source is not None and not self.facts.is_constant_value(source):
            origins = self.shadow(source, b)
        elif source is not None and copied_memory.may_move_addresses(self.facts, call, callee):
            origins = self.shadow(source, b)

        def active_size(target: Value) -> Value:
            if not self.needs_guard(to):
                return count
            return b.select(self.inactive_at_run_time(to, target, b), ir.int_constant(ir.i64, 0), count)

        def copy(target: Value, origin: Value) -> None:
            size = active_size(target)
            inactive: Value | None = None
            if source is not None and self.needs_guard(source):
                inactive = self.inactive_at_run_time(source, origin, b)
            elif source is not None and self.facts.is_constant_value(source):  # its shadow is itself
                inactive = ir.int_constant(ir.i1, 1)
            if row:
                known = origin if inactive is None else b.select(inactive, target, origin)
                memory_kernels.stop_at_parts(self, call, row, target, known, size, b)
            memory_kernels.copy_tangents(call, target, origin, size, b)
            if inactive is not None:
                cleared = b.select(inactive, size, ir.int_constant(ir.i64, 0))
                if row:
                    b.memset(target, ir.int_constant(ir.i8, 0), cleared)
                else:
                    structural_tangents.clear_numbers(self, call, callee, target, cleared, b)

        targets = self.shadow(to, b)
        if origins is None:
            def clear(target: Value) -> None:
                size = active_size(target)
                if row:
                    memory_kernels.stop_at_parts(self, call, row, target, target, size, b)
                b.memset(target, ir.int_constant(ir.i8, 0), size)

            targets.each(clear)
        else:
            targets.each(copy, origins)

    def visit_body(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        assert callee.function is not None
        signature = self.shadowing.call_signature(call)
        function = self.engine.forward(callee.function, signature, self.facts.argument_types(call))
        self._emit_call(call, function, function.function_type, signature, b)

    def visit_indirect(self, call: ir.Call, b: Builder) -> None:
        signature = self.engine.indirect_signature(call.function_type, self.signature)
        table = derivatives_of_pointer(self, call, b)
        function = b.load(ir.ptr, b.gep(ir.ptr, table, (ir.int_constant(ir.i64, 2),)))
        self._emit_call(call, function, self.engine.forward_type(call.function_type, signature), signature, b)

    def _emit_call(
        self, call: ir.Call, function: Value, type: ir.FunctionType, signature: Signature, b: Builder
    ) -> None:
        args: list[Value] = []
        for arg, activity in zip(call.args, signature.arguments, strict=True):
            args.append(self.value(arg))
            if activity.has_shadow:
                args += self.shadow(arg, b)
        result = b.call(function, args, type, cc="", fn_attributes=marks_of(call, 0))
        if call.type.is_void:
            return
        if not signature.result.has_shadow:
            self.values[call] = result
            return
        self.values[call] = b.extract_value(result, 0)
        self.shadows[call] = Lanes.extracted(b, result, 1, self.width)

    def visit_return(self, ret: ir.Ret, builder: Builder) -> None:
        """Return the primal result, if wanted, and the tangents."""
        results: list[Value] = []
        if ret.value is not None:
            if self.signature.primal_result:
                results.append(self.value(ret.value))
            if self.signature.result.has_shadow:
                results += self.shadow(ret.value, builder)
        builder.ret(pack(builder, results, self.target.function_type.ret))


MOVES = frozenset("getelementptr addrspacecast br switch unreachable".split())
