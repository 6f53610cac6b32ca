"""Derivatives of loops whose tapes are bounded (prepare/limited_loops.py): the two halves of reverse mode.

The run time (runtime/limited_loops.c) decides whether each iteration gets a tape, or is run again from a snapshot. It
calls back: `run` does an iteration and notes what it overwrites, `tape` does one and keeps its tape, `reverse` is its
adjoint.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.effects import instruction_effects
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.interface.signature import SplitPair
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.autodiff.reverse.step_loops import DerivedLoop
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.runtime import deferred_free, step_loops, tape
from enzyme_cc.autodiff.shadow.derivatives import Derivatives, pack
from enzyme_cc.ir import Builder, Function, Instruction, Value
from enzyme_cc.ir.clone import clone_function
from enzyme_cc.ir.structure import terminator_of

_NOTED = frozenset((
    Kind.DROPPED, Kind.MATH, Kind.ALLOCATE, Kind.FREE, Kind.COPY, Kind.SET, Kind.DEFINED, Kind.STRUCTURAL,
    Kind.INACTIVE))
_KEPT = ("nounwind", "uwtable", "strictfp", "null_pointer_is_valid")


class LimitedLoop(DerivedLoop):
    """The derivative of one such function: (iterations, captured values...)."""

    moves_addresses = False

    def obstacle(self) -> Instruction | None:
        """What stands in the way of running an iteration again, if anything does."""
        moved = super().obstacle()
        self.moves_addresses = moved is not None
        return first_unrepeatable(self.engine, self._step) or (moved if self.engine.frees_outside else None)

    def build(self, augmented: Function, adjoint: Function) -> None:
        run, reading, plain = self._noted_run(False), self._noted_run(True), self._plain_run()
        with_tape, reverse = self._tape(), self._reverse()
        for reads, each in ((False, run), (True, reading), (None, plain)):
            self.engine.untaped[augmented, reads] = self._untaped(augmented, each)
        b = Builder(augmented.add_block("entry"))
        environment = self._filled(augmented, b)
        loop = self._runtime(b, step_loops.LIMITED_OPEN, augmented.args[0], self._text(self._place()))
        self._runtime(b, step_loops.LIMITED_FORWARD, loop, environment, run, with_tape, reading)
        b.ret(pack(b, [loop], augmented.ret_type))
        b = Builder(adjoint.add_block("entry"))
        environment = self._filled(adjoint, b)
        self._runtime(b, step_loops.LIMITED_REVERSE, adjoint.args[-1], environment, run, with_tape, reverse, plain)
        self._return_adjoints(b, environment, adjoint)

    def _noted_run(self, reads: bool) -> Function:
        """(environment, number) -> whether another iteration follows: one that notes what it overwrites, and what it
        `reads` that code behind the loop may write to. Where addresses are moved, shadows must follow: then it is one
        with a tape, which is given back at once."""
        made, b = self._begun("iteration", ir.i32)
        sweep, _ = self._read(made, b)
        augmented = self._pair.augmented  # loops in it are known then
        noted = NotedFunctions(self.engine, reads)
        stable = self.signature.stable or (False,) * len(self.call.args)
        if self.moves_addresses:
            self._taped_in_vain(b, sweep, noted.of(augmented, self._with_shadows(stable)), has_notes=True)
        else:
            b.ret(b.call(noted.of(self._step, stable), [sweep.value(argument) for argument in self.call.args]))
        return made

    def _plain_run(self) -> Function:
        """(environment, number) -> whether another iteration follows: one without notes."""
        if not self.moves_addresses:
            return self._run()
        made, b = self._begun("iteration", ir.i32)
        sweep, _ = self._read(made, b)
        augmented = self._pair.augmented  # loops in it are known then
        stable = (False,) * len(augmented.args)
        self._taped_in_vain(b, sweep, NotedFunctions(self.engine, None).of(augmented, stable), has_notes=False)
        return made

    def _taped_in_vain(self, b: Builder, sweep: ReverseSynthesis, augmented: Function, has_notes: bool) -> None:
        """An iteration with a tape that is given back."""
        mark = b.call(tape.runtime_function(self.module, tape.MARK), ())
        deferred = b.call(deferred_free.runtime_function(self.module, deferred_free.MARK), ())
        found = b.call(augmented, self._given(sweep, b))
        if has_notes:
            self._runtime(b, step_loops.FORGET, deferred)
        b.call(deferred_free.runtime_function(self.module, deferred_free.FREE_DEFERRED), (deferred,))
        b.call(tape.runtime_function(self.module, tape.POP), (mark,))
        b.ret(b.extract_value(found, 1))

    def _with_shadows(self, stable: tuple[bool, ...]) -> tuple[bool, ...]:
        """The same of the parameters of the step's forward sweep: what lies in shadows is there as long as they are."""
        found: list[bool] = []
        for is_stable, activity in zip(stable, self.of_step.arguments, strict=True):
            found += [is_stable, *[True] * (self.signature.width if activity.has_shadow else 0)]
        return tuple(found)

    def _untaped(self, augmented: Function, run: Function) -> Function:
        """All iterations with notes, as a part of an iteration of a loop around."""
        name = self.module.unique_name(f"__enzyme_cc.untaped.{self.engine.original_name(self.function)}")
        made = Function.create(self.module, name, augmented.function_type, "internal")
        entry, body, end = (made.add_block(name) for name in ("entry", "body", "end"))
        b = Builder(entry)
        environment = self._filled(made, b)
        b.br(body)
        b = Builder(body)
        phi = b.phi(ir.i64)
        go = b.call(run, (environment, phi))
        following = b.add(phi, ir.int_constant(ir.i64, 1))
        b.cond_br(b.icmp("ne", go, ir.int_constant(ir.i32, 0)), body, end)
        phi.add_incoming(ir.int_constant(ir.i64, 0), entry)
        phi.add_incoming(following, body)
        b = Builder(end)
        b.ret(pack(b, [ir.null()], made.ret_type))
        return made

    @property
    def _pair(self) -> SplitPair:
        return self.engine.split(self._step, self.of_step, self.shadowing.facts.argument_types(self.call))

    def _tape(self) -> Function:
        """(environment, number, place of the tape) -> whether another iteration follows."""
        made, b = self._begun("taped", ir.i32, ir.ptr)
        sweep, _ = self._read(made, b)
        found = b.call(self._pair.augmented, self._given(sweep, b))
        b.store(b.extract_value(found, 0), made.args[-1])
        b.ret(b.extract_value(found, 1))
        return made

    def _reverse(self) -> Function:
        """(environment, number, tape): its adjoint."""
        made, b = self._begun("reversed", ir.void, ir.ptr)
        sweep, environment = self._read(made, b)
        self._add_adjoints(b, b.call(self._pair.adjoint, (*self._given(sweep, b), made.args[-1])), environment)
        b.ret()
        return made


def first_unrepeatable(context: SliceContext, step: Function) -> Instruction | None:
    """The first instruction of a function, and of those that it calls, that cannot be undone and done again: output,
    input, threads, calls that nothing is known of."""
    reached, work = {step}, [step]
    for function in work:
        for i in function.instructions():
            if i.parent is not None and terminator_of(i.parent).opcode == "unreachable":
                continue  # the program ends here
            if isinstance(i, ir.Call):
                model = context.models.of(i)
                if not {PARALLEL, THREAD}.isdisjoint(i.fn_attributes):
                    return i
                if model.kind is Kind.DEFINED and model.function is not None:
                    if model.function not in reached:
                        reached.add(model.function)
                        work.append(model.function)
                elif not _is_noted_call(context, i):
                    return i
            elif i.opcode in ("invoke", "va_arg", "fence"):
                return i
    return None


def _is_noted_call(context: SliceContext, call: ir.Call) -> bool:
    model = context.models.of(call)
    if model.kind not in _NOTED:
        return False
    if model.kind is Kind.ALLOCATE:
        return call.type.is_pointer and model.info is not None and model.info.of is None
    if model.kind in (Kind.FREE, Kind.DROPPED, Kind.COPY, Kind.SET) or model.name == step_loops.BEGINS:
        return True
    if model.kind is Kind.INACTIVE and not model.name.startswith("llvm."):
        return False  # output is not to come twice, nor does input
    effects = instruction_effects(call, context.layout, context.models)
    if effects.reads_any or effects.writes_any:
        return False
    return all(location.size is not None or isinstance(base_of(location.pointer), ir.Alloca)
               for location in effects.writes)


class NotedFunctions:
    """Copies of functions that tell the run time what they overwrite, before they do, and, where they are to, what
    they read; with None for `reads` they tell neither, and run loops whose tapes are bounded without tapes, as the
    others do.

    `stable` says of each parameter whether what lies there is the same after the loop; of what is read through other
    addresses that is not known.
    """

    def __init__(self, engine: Derivatives, reads: bool | None) -> None:
        self.engine = engine
        self.reads = reads
        self._made: dict[tuple[Function, tuple[bool, ...]], Function] = {}

    def of(self, function: Function, stable: tuple[bool, ...]) -> Function:
        """The copy of a function."""
        untaped = self.engine.untaped.get((function, self.reads))
        if untaped is not None:
            return untaped
        stable = stable if self.reads else ()
        found = self._made.get((function, stable))
        if found is not None:
            return found
        module, copies = self.engine.module, dict[Value, Value]()
        name = module.unique_name(f"__enzyme_cc.noted.{self.engine.original_name(function)}")
        made = self._made[function, stable] = clone_function(function, name, copies)
        made.attributes = tuple(a for a in made.attributes if a in _KEPT)
        for argument in made.args:
            argument.attributes = ()
        for i in list(function.instructions()):
            clone = copies[i]
            assert isinstance(clone, Instruction)
            self._rewrite(i, clone, copies, stable)
        return made

    def _rewrite(
        self, i: Instruction, clone: Instruction, copies: dict[Value, Value], stable: tuple[bool, ...]
    ) -> None:
        b = Builder.before(clone)
        model = self.engine.models.of(i) if isinstance(i, ir.Call) else None
        if model is not None and model.kind is Kind.DEFINED:
            assert isinstance(clone, ir.Call) and isinstance(i, ir.Call) and model.function is not None
            callee = self.of(model.function, tuple(_is_stable(argument, stable) for argument in i.args))
            clone.set_operand(len(clone.operands) - 1, callee)
            clone.fn_attributes, clone.tail = (), None
            clone.arg_attributes = [() for _ in clone.args]
        elif self.reads is None:
            return
        elif model is not None and model.kind is Kind.ALLOCATE:
            assert clone.parent is not None
            after = Builder(clone.parent, clone.parent.instructions.index(clone) + 1)
            self._tell(after, step_loops.MADE, clone)
        elif model is not None and model.kind is Kind.FREE:
            assert isinstance(i, ir.Call) and model.info is not None
            self._tell(b, step_loops.FREED, copies.get(i.args[(model.info.frees or (0,))[0]], ir.null()))
        elif model is not None and model.kind in (Kind.COPY, Kind.SET):
            assert isinstance(clone, ir.Call) and isinstance(i, ir.Call) and model.info is not None
            to, source, length = model.info.destination, model.info.source, model.info.length
            assert to is not None and length is not None
            bytes = b.zext(clone.args[length], ir.i64)
            self._tell(b, step_loops.NOTE, clone.args[to], bytes)
            if source is not None and self.reads and not _is_stable(i.args[source], stable):
                self._tell(b, step_loops.READ, clone.args[source], bytes)
        elif model is None or model.kind is not Kind.DROPPED:
            self._note_accesses(b, i, copies, stable)

    def _note_accesses(
        self, b: Builder, i: Instruction, copies: dict[Value, Value], stable: tuple[bool, ...]
    ) -> None:
        effects = instruction_effects(i, self.engine.layout, self.engine.models)
        for written in effects.writes:
            if not isinstance(base_of(written.pointer), ir.Alloca):
                pointer = copies.get(written.pointer, written.pointer)
                self._tell(b, step_loops.NOTE, pointer, ir.int_constant(ir.i64, written.size or 0))
        for read in effects.reads if self.reads else ():
            if read.size is not None and not _is_stable(read.pointer, stable):
                pointer = copies.get(read.pointer, read.pointer)
                self._tell(b, step_loops.READ, pointer, ir.int_constant(ir.i64, read.size))

    def _tell(self, b: Builder, name: str, *args: Value) -> None:
        b.call(step_loops.runtime_function(self.engine.module, name), args)


def _is_stable(pointer: Value, stable: tuple[bool, ...]) -> bool:
    """Whether what lies at an address is the same after the loop, or none of it is there any more."""
    base = base_of(pointer)
    if isinstance(base, ir.Argument):
        return base.index < len(stable) and stable[base.index]
    return isinstance(base, ir.Alloca) or (isinstance(base, ir.GlobalVariable) and base.is_constant_global)
