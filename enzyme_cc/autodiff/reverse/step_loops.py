"""Derivatives of loops of steps (interface/step_loops.py): checkpointed ones in reverse mode, fixed points in both.

runtime/checkpoints.c and fixed_points.c know what to do, store and restore, and call back for the steps: `run` does
one, `turn` does one with its derivative. Both get the address of the *environment*, which holds the arguments of a step
behind its number, each followed by its shadows, and behind them the adjoints of those by value.

Where tapes are in the program's hands, or a derivative is differentiated again, the loop's own code is differentiated;
so is a checkpointed loop in forward mode.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.step_state import first_moved_address, globals_of_step, written_arguments
from enzyme_cc.autodiff.interface.known_values import converted
from enzyme_cc.autodiff.interface.signature import Mode, Signature
from enzyme_cc.autodiff.interface.step_loops import PLACE
from enzyme_cc.autodiff.names import FIXED
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.runtime import deferred_free, step_loops
from enzyme_cc.autodiff.shadow.derivatives import Derivatives, pack
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value

_PLACE = re.compile(rf'"{PLACE}"="(.*)"')


class DerivedLoop:
    """The derivative of one such function: (handle, start, count, what is iterated..., arguments of a step)."""

    def __init__(self, engine: Derivatives, shadowing: Shadowing, function: Function, signature: Signature) -> None:
        self.engine = engine
        self.module = engine.module
        self.shadowing = shadowing
        self.function = function
        self.signature = signature
        self.call = next(
            i for i in function.instructions() if isinstance(i, ir.Call) and engine.models.of(i).kind is Kind.DEFINED)
        self.of_step = shadowing.call_signature(self.call)
        """What is asked of a step."""
        self.is_fixed_point = FIXED in function.attributes
        self.forward, self.cover = step_loops.CHECKPOINTS_FORWARD, step_loops.CHECKPOINTS_COVER
        if self.is_fixed_point:
            self.forward, self.cover = step_loops.FIXED_POINTS_FORWARD, step_loops.COVER
        self.arguments = list(zip(self.call.args, self.of_step.arguments, strict=True))[1:]
        """Those of a step behind its number."""
        is_forward = signature.mode is Mode.FORWARD
        self.outs = [] if is_forward else engine.outs(function.function_type, signature)
        types: list[Type] = []
        for argument, activity in self.arguments:
            types += [argument.type] * (1 + signature.width * activity.has_shadow)
        self.environment = ir.struct_type([*types, *self.outs])

    def obstacle(self) -> Instruction | None:
        """What makes it wrong to run a step without its derivative, if anything does."""
        types = self.shadowing.facts.argument_types(self.call)
        return first_moved_address(self.engine, self._step, self.of_step, types)

    def build(self, augmented: Function, adjoint: Function) -> None:
        """Write both halves of reverse mode."""
        run, turn = self._run(), self._turn()
        b = Builder(augmented.add_block("entry"))
        environment = self._filled(augmented, b)
        loop = self._opened(augmented, b)
        self._runtime(b, self.forward, loop, environment, run)
        b.ret(pack(b, [loop], augmented.ret_type))
        b = Builder(adjoint.add_block("entry"))
        environment = self._filled(adjoint, b)
        if self.is_fixed_point:
            self._iterate(adjoint, b, step_loops.FIXED_POINTS_REVERSE, adjoint.args[-1], environment, turn)
        else:
            self._runtime(b, step_loops.CHECKPOINTS_REVERSE, adjoint.args[-1], environment, run, turn)
        self._return_adjoints(b, environment, adjoint)

    def build_tangent(self, made: Function) -> None:
        """Write forward mode of a fixed point."""
        run, turn = self._run(), self._turn()
        b = Builder(made.add_block("entry"))
        environment = self._filled(made, b)
        loop = self._opened(made, b)
        self._runtime(b, self.forward, loop, environment, run)
        self._iterate(made, b, step_loops.FIXED_POINTS_TANGENT, loop, environment, turn)
        b.ret()

    def _opened(self, made: Function, b: Builder) -> Value:
        """What the run time knows of the loop, given its function's derivative."""
        loop = self._runtime(b, step_loops.OPEN, *made.args[:3], self._text(self._place()))
        self._hold_state(self._bound(made), b, loop)
        return loop

    def _iterate(
        self, made: Function, b: Builder, name: str, loop: Value, environment: Value, turn: Function
    ) -> None:
        """Iterate the derivative of a step, given those of what is iterated."""
        shadows: Value = ir.null()
        sweep = self._bound(made)
        iterated = self.function.args[3:len(self.function.args) - len(self.arguments)]
        for state, size in zip(iterated[::2], iterated[1::2], strict=True):
            for shadow in sweep.shadows.get(state, ()):
                shadows = self._runtime(b, step_loops.SHADOW, shadows, shadow, sweep.value(size))
        single = ir.int_constant(ir.i32, int(_computes_in_single(self._step)))
        self._runtime(b, name, loop, environment, turn, shadows, single)

    # ---- the environment

    def _bound(self, made: Function) -> ReverseSynthesis:
        """What knows the loop's arguments and their shadows as those of a derivative of it."""
        sweep = ReverseSynthesis(self.engine, self.shadowing, made, made)
        given = iter(made.args)
        for argument, activity in zip(self.function.args, self.signature.arguments, strict=True):
            sweep.values[argument] = next(given)
            if activity.has_shadow:
                sweep.shadows[argument] = Lanes.made(self.signature.width, lambda _: next(given))
        return sweep

    def _filled(self, made: Function, b: Builder) -> Value:
        """The environment of a derivative of the loop, with adjoints of zero."""
        sweep = self._bound(made)
        environment = b.alloca(self.environment, align=16, name="environment")
        values: list[Value] = []
        for argument, activity in self.arguments:
            values.append(sweep.value(argument))
            if activity.has_shadow:
                values += sweep.shadow(argument, b)
        values += [ir.zero(type) for type in self.outs]
        for place, value in enumerate(values):
            b.store(value, self._field(b, environment, place))
        return environment

    def _field(self, b: Builder, environment: Value, place: int) -> Value:
        indices = (ir.int_constant(ir.i64, 0), ir.int_constant(ir.i32, place))
        return b.gep(self.environment, environment, indices)

    def _return_adjoints(self, b: Builder, environment: Value, adjoint: Function) -> None:
        found: list[Value] = [b.load(*self._adjoint(b, environment, number)) for number in range(len(self.outs))]
        b.ret(pack(b, found, adjoint.ret_type))

    def _adjoint(self, b: Builder, environment: Value, number: int) -> tuple[Type, Value]:
        """The type and the address of an adjoint that is returned."""
        place = len(self.environment.elements) - len(self.outs) + number
        return self.outs[number], self._field(b, environment, place)

    def _read(self, made: Function, b: Builder) -> tuple[ReverseSynthesis, Value]:
        """What knows the arguments of a step by an environment, and the step's number in the loop's function, where
        `made` is (environment, number)."""
        environment, number = list[Value](made.args[:2])
        sweep = ReverseSynthesis(self.engine, self.shadowing, made, made)
        types, place = self.environment.elements, 0
        for argument, activity in self.arguments:
            lanes = 1 + self.signature.width * activity.has_shadow
            first, *shadows = [
                b.load(types[at], self._field(b, environment, at)) for at in range(place, place + lanes)]
            place += lanes
            if not argument.is_constant:
                sweep.values[argument] = first
                if shadows:
                    sweep.shadows[argument] = Lanes(shadows)
        given = self.call.args[0]
        if given.type.is_pointer:  # where the number lies
            slot = b.alloca(ir.i64)
            b.store(number, slot)
            nothing = b.alloca(ir.i64)
            b.store(ir.int_constant(ir.i64, 0), nothing)
            sweep.shadows[given] = Lanes.same(nothing, self.signature.width)
            number = slot
        sweep.values[given] = converted(b, number, given.type)
        return sweep, environment

    # ---- the steps

    def _begun(self, what: str, result: Type, *more: Type) -> tuple[Function, Builder]:
        """A function (environment, number of a step, ...), and where its code begins."""
        name = self.module.unique_name(f"__enzyme_cc.{what}.{self.engine.original_name(self.function)}")
        made = Function.create(self.module, name, ir.function_type(result, (ir.ptr, ir.i64, *more)), "internal")
        return made, Builder(made.add_block("entry"))

    def _given(self, sweep: ReverseSynthesis, b: Builder) -> list[Value]:
        """The arguments of a step, each followed by its shadows; in both sweeps."""
        given: list[Value] = []
        for argument, activity in zip(self.call.args, self.of_step.arguments, strict=True):
            given.append(sweep.value(argument))
            if activity.has_shadow:
                given += sweep.shadow(argument, b)
        return given

    def _run(self) -> Function:
        """(environment, number of a step) -> whether another one follows: one step."""
        made, b = self._begun("step", ir.i32)
        sweep, _ = self._read(made, b)
        go: Value = sweep.copy(self.call, b)
        b.ret(b.zext(b.icmp("ne", go, ir.zero(go.type)), ir.i32) if go.type.is_int else ir.int_constant(ir.i32, 1))
        return made

    @property
    def _step(self) -> Function:
        step = self.engine.models.of(self.call).function
        assert step is not None
        return step

    def _turn(self) -> Function:
        """(environment, number of a step): one step with its derivative."""
        made, b = self._begun("turn", ir.void)
        sweep, environment = self._read(made, b)
        given = self._given(sweep, b)
        types = self.shadowing.facts.argument_types(self.call)
        if self.signature.mode is Mode.FORWARD:
            b.call(self.engine.forward(self._step, self.of_step, types), given)
            b.ret()
            return made
        mark = b.call(deferred_free.runtime_function(self.module, deferred_free.MARK), ())
        pair = self.engine.split(self._step, self.of_step, types)
        tape: Value = b.call(pair.augmented, given)
        if tape.type.is_struct:
            tape = b.extract_value(tape, 0)
        if self.of_step.result.has_adjoint:
            given += Lanes.zero(self.engine.out_type(self.call.type), self.signature.width)
        found = b.call(pair.adjoint, (*given, tape))
        self._add_adjoints(b, found, environment)
        b.call(deferred_free.runtime_function(self.module, deferred_free.FREE_DEFERRED), (mark,))
        b.ret()
        return made

    def _add_adjoints(self, b: Builder, found: Value, environment: Value) -> None:
        """What a step's adjoint returns is added to what the loop's will."""
        width = self.signature.width
        returned = [argument for argument, activity in zip(self.call.args, self.of_step.arguments, strict=True)
                    if activity.has_adjoint]
        own = [argument for argument, activity in zip(self.function.args, self.signature.arguments, strict=True)
               if activity.has_adjoint]
        for number, argument in enumerate(returned):
            if argument not in own:
                continue
            for lane in range(width):
                part = found if len(returned) * width == 1 else b.extract_value(found, number * width + lane)
                type, place = self._adjoint(b, environment, own.index(argument) * width + lane)
                b.store(_sum(b, b.load(type, place), part), place)

    # ---- the state

    def _hold_state(self, sweep: ReverseSynthesis, b: Builder, loop: Value) -> None:
        """Tell the run time of the variables that steps write or read, and see that the memory that they write through
        their arguments is in a snapshot."""
        step = self._step
        written, read = globals_of_step(self.engine, step)
        for variables, is_written in ((written, 1), (read, 0)):
            for variable in variables:
                size = self.engine.layout.size(variable.value_type) if not ir.is_opaque(variable.value_type) else 0
                if size:
                    given = (variable, ir.int_constant(ir.i64, size), ir.int_constant(ir.i32, is_written))
                    self._runtime(b, step_loops.HOLD, loop, *given)
                else:
                    verb = "write to" if is_written else "read"
                    said = f"steps {verb} '{variable.name}', whose size is not known here: name it as a region"
                    self._runtime(b, self.cover, loop, variable, self._text(said))
        if not self.engine.options.preopt:
            return  # nothing is known of what a step writes
        for argument in written_arguments(step):
            if argument.index == 0:
                continue
            said = (f"'{self.engine.original_name(step)}' writes through argument {argument.index} behind the number "
                    "of the step, and no snapshot holds what lies there: name it behind 'enzyme_checkpoint_region'")
            value = sweep.value(self.call.args[argument.index])
            self._runtime(b, self.cover, loop, value, ir.null() if self.is_fixed_point else self._text(said))

    def _place(self) -> str:
        return next((found[1] for a in self.function.attributes if (found := _PLACE.fullmatch(a))), "")

    def _text(self, said: str) -> Value:
        data = said.encode("utf-8", "surrogateescape") + b"\0"
        made = self.module.add_global(self.module.unique_name("__enzyme_cc.loop"), ir.array_type(ir.i8, len(data)),
                                      ir.array_of_bytes(data), constant=True)
        made.linkage = "private"
        return made

    def _runtime(self, b: Builder, name: str, *args: Value) -> Value:
        return b.call(step_loops.runtime_function(self.module, name), args)


def _sum(b: Builder, first: Value, second: Value) -> Value:
    """The sum of two adjoints, which may be structures of numbers."""
    if not (first.type.is_struct or first.type.is_array):
        return b.fadd(first, second)
    count = first.type.count if first.type.is_array else len(first.type.elements)
    for place in range(count):
        part = _sum(b, b.extract_value(first, place), b.extract_value(second, place))
        first = b.insert_value(first, part, place)
    return first


def _computes_in_single(step: Function) -> bool:
    """Whether all numbers of a step are of single precision."""
    types = {type.scalar for i in step.instructions() for type in (i.type, *(operand.type for operand in i.operands))}
    return {type.kind for type in types if type.is_fp} == {"float"}
