"""Forward mode: every number has a tangent beside it, of any width.

The tangent of a value has the value's type, integers that carry floating-point bits included, so that whatever only
moves data is repeated on tangents as it is on shadow pointers.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.calls import handlers
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.forward import structural_tangents
from enzyme_cc.autodiff.forward.tangents import TangentSweep
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.operations import atomics, bit_operations, memory_kernels
from enzyme_cc.autodiff.operations.indirect_calls import derivatives_of_pointer
from enzyme_cc.autodiff.operations.repeated_calls import refuse_variable_arguments
from enzyme_cc.autodiff.shadow.derivatives import Derivatives, pack
from enzyme_cc.autodiff.shadow.sweep import Lanes
from enzyme_cc.ir import Builder, Instruction, Value
from enzyme_cc.rules import rule_named

ARITHMETIC = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg"))


PLAIN = (ir.Call, ir.Ret, ir.Alloca, ir.Load, ir.AtomicRMW, ir.CmpXchg)


class ForwardSynthesis(TangentSweep):
    """Synthesises the forward-mode derivative of one function. `shadows` holds tangents too."""

    def __init__(self, engine: Derivatives, facts: FunctionFacts, signature: Signature, target: ir.Function) -> None:
        super().__init__(engine, facts, signature, target)

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
        if opcode in ARITHMETIC:
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                builder.fast = self.facts.fast_flags(instruction)
                operands = dict(zip(("a", "b"), instruction.operands, strict=False))
                self._by_rule(instruction, opcode, operands, builder)
                builder.fast = ()
        elif (
            opcode in bit_operations.DIAGONAL
            and self.needs_shadow(instruction)
            and self.facts.adjoint_type(instruction) is not None
        ):
            self.copy(instruction, builder)
            self._bits(instruction, builder)
        elif opcode in STEPS:
            self.copy(instruction, builder)
            self.shadows[instruction] = [ir.zero(instruction.type)] * self.width
        elif isinstance(instruction, ir.Store):
            self.copy(instruction, builder)
            self._visit_store(instruction, builder)
        elif isinstance(instruction, ir.Select) and self.needs_shadow(instruction):
            self.copy(instruction, builder)
            self._select(instruction, builder)
        elif opcode in MOVES or isinstance(instruction, PLAIN):
            super().visit(instruction, builder)
        else:
            self.copy(instruction, builder)
            if self.needs_shadow(instruction):
                if self.facts.adjoint_type(instruction) is not None:
                    self.engine.refuse(
                        instruction,
                        f"cannot differentiate '{opcode}' on a value that carries a derivative",
                        help=remedy("bit manipulation", instruction),
                    )
                self._repeat_on_shadows(instruction, builder)

    def _by_rule(self, result: Instruction, name: str, operands: dict[str, Value], b: Builder) -> None:
        rule = rule_named(name)
        assert rule is not None, name
        self.shadows[result] = self.by_rule(result, rule, "out", result.type, operands, b, result)

    def _select(self, select: ir.Select, b: Builder) -> None:
        condition, first, second = select.operands
        lanes: Lanes = []
        for one, other in zip(self.shadow(first, b), self.shadow(second, b), strict=True):
            lanes.append(b.select(self.value(condition), one, other))
        self.shadows[select] = lanes
        if carries_pointer(select.type) and any(
            v in self.guarded or self.is_self_shadow(v) for v in (first, second)
        ):
            self.guarded.add(select)

    def _bits(self, i: Instruction, b: Builder) -> None:
        """Integer operations on the bits of numbers, see bit_operations."""
        type = self.facts.adjoint_type(i)
        assert type is not None
        totals: Lanes = []
        for value in dict.fromkeys(i.operands):
            if value.is_constant or self.facts.is_constant_value(value) or self.facts.adjoint_type(value) is None:
                continue
            scale = bit_operations.scaling(self, i, value, type, self.value)
            if scale is not None:
                lanes = [scale(b, b.bitcast(t, type)) for t in self.shadow(value, b)]
                totals = [b.fadd(x, y) for x, y in zip(totals, lanes, strict=True)] if totals else lanes
        self.shadows[i] = [b.bitcast(t, i.type) for t in totals] if totals else [ir.zero(i.type)] * self.width

    # ---- memory

    def _load_shadow(self, load: ir.Load, builder: Builder) -> None:
        super()._load_shadow(load, builder)
        if self.needs_guard(load.pointer) and not carries_pointer(load.type) and not self.facts.holds_pointer(load):
            lanes: Lanes = []
            for tangent, pointer in zip(self.shadows[load], self.shadow(load.pointer, builder), strict=True):
                inactive = self.inactive_at_run_time(load.pointer, pointer, builder)
                lanes.append(builder.select(inactive, ir.zero(load.type), tangent))
            self.shadows[load] = lanes

    def _visit_store(self, store: ir.Store, builder: Builder) -> None:
        if self.facts.is_constant_value(store.pointer):
            return
        value = store.value
        pointers = carries_pointer(value.type) or self.facts.holds_pointer(value)
        if not pointers and self.facts.stored_adjoint_type(store) is None:
            return
        if pointers and self.is_self_shadow(value) and self.facts.points_to_numbers(value):
            self.require_runtime_activity(store)
        for tangent, pointer in zip(self.shadow(value, builder), self.shadow(store.pointer, builder), strict=True):
            if self.needs_guard(store.pointer):
                inactive = self.inactive_at_run_time(store.pointer, pointer, builder)
                pointer = builder.select(inactive, self.sink(self.engine.layout.size(value.type)), pointer)
            clone = store.clone(self.values)
            clone.set_operand(0, tangent)
            clone.set_operand(1, pointer)
            clone.metadata = {k: m for k, m in clone.metadata.items() if k == "tbaa"}
            builder.insert(clone)

    # ---- calls

    def visit_call(self, call: ir.Call, b: Builder) -> None:
        """The call and its tangents."""
        handlers.tangent(self, call, b)

    def visit_mathematics(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        if not self.facts.is_constant_instruction(call):
            b.fast = self.facts.fast_flags(call)
            structural_tangents.mathematics(self, call, callee, b)
            b.fast = ()

    def visit_structural(self, call: ir.Call, b: Builder) -> None:
        structural_tangents.structural(self, call, b)

    def visit_transfer(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        to, source, length = memory_kernels.transfer_operands(call, callee)
        self.copy(call, b)
        if not call.type.is_void:
            self.shadows[call] = self.shadow(to, b)
        if self.facts.is_constant_value(to):
            return
        count = b.zext(self.value(length), ir.i64)
        origins: Lanes | None = None
        if source is not None and not self.facts.is_constant_value(source):
            origins = self.shadow(source, b)
        elif source is not None:
            size = length.value if isinstance(length, ir.ConstantInt) else None
            if self.facts.layout_has_pointers(source, size):
                self.require_runtime_activity(call)
                origins = self.shadow(source, b)
        for lane, target in enumerate(self.shadow(to, b)):
            size_here: Value = count
            if self.needs_guard(to):
                inactive = self.inactive_at_run_time(to, target, b)
                size_here = b.select(inactive, ir.int_constant(ir.i64, 0), count)
            if origins is None:
                b.memset(target, ir.int_constant(ir.i8, 0), size_here)
            else:
                memory_kernels.copy_tangents(call, target, origins[lane], size_here, b)
                if source is not None and self.needs_guard(source):
                    structural_tangents.clear_if_inactive(self, call, to, source, target, origins[lane], size_here, b)

    def call_signature(self, call: ir.Call) -> Signature:
        """Which derivative of the callee this call needs."""
        activities = []
        for arg in call.args:
            active = self.needs_shadow(arg)
            if active and carries_pointer(arg.type) and arg in self.guarded:
                self.require_runtime_activity(call)
            activities.append(Activity.DUP if active else Activity.CONST)
        result = Activity.DUP if self.needs_shadow(call) else Activity.CONST
        return Signature(
            Mode.FORWARD, tuple(activities), result, True, self.width, (),
            self.signature.runtime_activity, self.signature.strong_zero,
        )

    def visit_body(self, call: ir.Call, callee: CallModel, b: Builder) -> None:
        assert callee.function is not None
        refuse_variable_arguments(self, call)
        signature = self.call_signature(call)
        function = self.engine.forward(callee.function, signature, self.facts.argument_types(call))
        self._emit_call(call, function, function.function_type, signature, b)

    def visit_indirect(self, call: ir.Call, b: Builder) -> None:
        self.guard_inactive_arguments(call)
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
        result = b.call(function, args, type, cc="")
        if call.type.is_void:
            return
        if not signature.result.has_shadow:
            self.values[call] = result
            return
        self.values[call] = b.extract_value(result, 0)
        self.shadows[call] = [b.extract_value(result, 1 + lane) for lane in range(self.width)]

    def visit_atomic(self, instruction: Instruction, builder: Builder) -> None:
        """The operation, and its tangent."""
        self.copy(instruction, builder)
        if not self.facts.is_constant_instruction(instruction):
            atomics.tangent(self, instruction, builder)

    def visit_return(self, ret: ir.Ret, builder: Builder) -> None:
        """Return the primal result, if wanted, and the tangents."""
        results: list[Value] = []
        if ret.value is not None:
            if self.signature.primal_result:
                results.append(self.value(ret.value))
            if self.signature.result.has_shadow:
                results += self.shadow(ret.value, builder)
        builder.ret(pack(builder, results, self.target.function_type.ret))


MOVES = frozenset(
    "freeze bitcast fptrunc fpext extractvalue insertvalue extractelement insertelement shufflevector getelementptr"
    " trunc zext shl lshr ptrtoint inttoptr addrspacecast br switch unreachable".split()
)

STEPS = frozenset("icmp fcmp fptosi fptoui sitofp uitofp".split())
"""Their results change in steps, or start from integers: the tangent is zero."""
