"""`--enzyme-gradcheck`: a request's entry function that checks itself against finite differences as it runs.

For one request there are three functions beside its entry. The *recorder* is the forward-mode derivative of
the function (custom rules left aside: they are to be checked too), in which each access to memory that has
a shadow tells the run time both addresses. The *trial* runs the primal with the numbers among its arguments
moved along a direction. The *check* has the entry's place and type, and calls the run time
(gradcheck_runtime.py) before and after it. What the recorder cannot follow is not checked, and a remark
says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import UNKNOWN, Concrete
from enzyme_cc.autodiff import memory_kernels, shadow_globals, tape
from enzyme_cc.autodiff.adjoint_calls import allocation_size
from enzyme_cc.autodiff.callee import Callee, Kind, classify
from enzyme_cc.autodiff.primals import Primals, forget
from enzyme_cc.autodiff.refusals import location_of
from enzyme_cc.autodiff.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.sweep import Sweep, carries_pointer
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, Note, Severity
from enzyme_cc.ir import Builder, Function, Instruction, Module, Type, Value

if TYPE_CHECKING:
    from enzyme_cc.autodiff.engine import Engine
    from enzyme_cc.autodiff.requests import Request

PREFIX = "__enzyme_cc_check_"
KINDS = {"float": 0, "double": 1, "x86_fp80": 2}
SITE = ir.struct_type((ir.ptr, ir.ptr, *[ir.i32] * 6))

_TYPES = {
    "touch": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i32, ir.i32)),
    "touch_range": ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i32, ir.i32)),
    "allocated": ir.function_type(ir.void, (ir.ptr, ir.i64)),
    "before": ir.function_type(ir.ptr, (ir.ptr,) * 6),
    "after": ir.function_type(ir.void, (ir.ptr, ir.ptr)),
}
_TRIAL = ir.function_type(ir.void, (ir.ptr, ir.f64, ir.ptr, ir.ptr))
MOST_NUMBERS = 256
"""Numbers among the arguments, or in the result, that the run time has room for."""


class NotChecked(Exception):
    """Something that the recorder cannot follow."""

    def __init__(self, why: str, instruction: Instruction | None = None) -> None:
        super().__init__(why)
        self.note = Note(why, location_of(instruction) if instruction is not None else None)


def checked(
    engine: Engine, request: Request, function: Function, signature: Signature, entry: Function
) -> Diagnostic | None:
    """Put a check in the place of the entry function, under its name; or say why that cannot be."""
    functions, variables = set(engine.module.functions), set(engine.module.globals)
    shadows = dict(engine.shadow_globals)
    try:
        recorder = _recorder(engine, function, signature)
        _Check(engine, request, function, signature, entry, recorder).build()
    except (NotChecked, DiagnosticError) as problem:
        engine.shadow_globals = shadows
        forget(engine.module, functions, variables)
        if isinstance(problem, NotChecked):
            notes: tuple[Note | Diagnostic, ...] = (problem.note,)
        else:
            notes = tuple(Note(d.message, d.location) for d in problem.diagnostics)
        return Diagnostic(
            Severity.REMARK,
            f"gradcheck: this derivative of '{request.function.name}' is not checked",
            location_of(request.call),
            "gradcheck",
            notes,
        )
    return None


def runtime_call(module: Module, builder: Builder, name: str, *args: Value) -> Value:
    """Call a function of the run time."""
    return builder.call(module.get_or_declare(PREFIX + name, _TYPES[name]), args)


# ---- numbers in values


def map_numbers(builder: Builder, value: Value, change: Callable[[Value], Value]) -> Value:
    """The value with each floating-point number in it changed."""
    type = value.type
    if type.is_float:
        return change(value)
    if type.is_vector and type.is_fp:
        for index in range(type.count):
            at = ir.int_constant(ir.i32, index)
            value = builder.insert_element(value, change(builder.extract_element(value, at)), at)
        return value
    if type.is_struct or type.is_array:
        count = len(type.elements) if type.is_struct else type.count
        for index in range(count):
            part = builder.extract_value(value, index)
            changed = map_numbers(builder, part, change)
            if changed is not part:
                value = builder.insert_value(value, changed, index)
    return value


def count_numbers(type: Type) -> int:
    """How many floating-point numbers a value of the type holds."""
    if type.is_float:
        return 1
    if type.is_vector and type.is_fp:
        return type.count
    if type.is_struct:
        parts: tuple[Type, ...] = type.elements
        return sum([count_numbers(part) for part in parts])
    if type.is_array:
        return count_numbers(type.element) * type.count
    return 0


def _narrowest(type: Type) -> int:
    """Bits of the narrowest floating-point number in a value of the type; 64 if there is none."""
    if type.is_fp:
        return min(type.scalar.bits, 64)
    if type.is_struct:
        return min((_narrowest(t) for t in type.elements), default=64)
    return _narrowest(type.element) if type.is_array else 64


def _as_double(builder: Builder, number: Value) -> Value:
    bits = number.type.bits
    if bits == 64:
        return number
    return builder.fpext(number, ir.f64) if bits < 64 else builder.fptrunc(number, ir.f64)


def _from_double(builder: Builder, number: Value, type: Type) -> Value:
    bits = type.bits
    if bits == 64:
        return number
    return builder.fptrunc(number, type) if bits < 64 else builder.fpext(number, type)


def _store_numbers(builder: Builder, value: Value, array: Value, position: int) -> int:
    """Store the numbers of the value in an array of doubles from a position on; the position after them."""

    def put(number: Value) -> Value:
        nonlocal position
        at = builder.gep(ir.f64, array, (ir.int_constant(ir.i64, position),))
        builder.store(_as_double(builder, number), at)
        position += 1
        return number

    map_numbers(builder, value, put)
    return position


# ---- the recorder


@dataclass(frozen=True)
class _Recorder:
    """The forward-mode derivative that reports what memory it uses; bits of the narrowest numbers in it."""

    function: Function
    signature: Signature
    narrowest: int


def _recorder(engine: Engine, function: Function, of: Signature) -> _Recorder:
    from enzyme_cc.autodiff.engine import Engine

    own = Engine(
        Primals(engine.module, replace(engine.registrations, custom={})),
        engine.options,
        frozenset(g.name for g in engine.active_globals),
    )
    own.shadow_globals = engine.shadow_globals
    activities = []
    for argument, activity in zip(function.args, of.arguments, strict=True):
        if activity.has_shadow:
            activities.append(Activity.DUP)
        elif activity is Activity.OUT and count_numbers(argument.type):
            activities.append(Activity.DUP)
        else:
            activities.append(Activity.CONST)
    result = Activity.CONST if of.result is Activity.CONST else Activity.DUP
    signature = Signature(
        Mode.FORWARD, tuple(activities), result, False, 1, (), of.runtime_activity, of.strong_zero
    )
    made = own.forward(function, signature)
    narrowest = min(_Recording(synthesis).insert() for synthesis in own.syntheses)
    return _Recorder(made, signature, narrowest)


class _Recording:
    """Makes one forward-mode derivative report what memory it uses."""

    def __init__(self, synthesis: Sweep) -> None:
        self.s = synthesis
        self.facts = synthesis.facts
        self.engine = synthesis.engine
        self.module = synthesis.module

    def insert(self) -> int:
        """Insert the reports; the bits of the narrowest numbers that the function computes with."""
        narrowest = 64
        for block in self.facts.order:
            for instruction in block.instructions:
                narrowest = min(narrowest, _narrowest(instruction.type))
                if isinstance(instruction, ir.Load):
                    self.access(instruction, instruction.pointer, self.loaded(instruction), 1)
                elif isinstance(instruction, ir.Store):
                    self.access(instruction, instruction.pointer, self.stored(instruction), 0)
                elif isinstance(instruction, ir.Call):
                    self.call(instruction)
                elif isinstance(instruction, (ir.AtomicRMW, ir.CmpXchg)) and self.has_shadow(
                    instruction.operands[0]
                ):
                    raise NotChecked("an atomic operation is not followed", instruction)
        for block in self.s.target.blocks:
            for made in list(block.instructions):
                if (
                    isinstance(made, ir.Call)
                    and made.called_function is not None
                    and made.called_function.name == tape.PUSH
                ):
                    b = Builder()
                    b.position_after(made)
                    runtime_call(self.module, b, "allocated", made, made.args[0])
        return narrowest

    def has_shadow(self, pointer: Value) -> bool:
        return carries_pointer(pointer.type) and not self.facts.is_constant_value(pointer)

    def before(self, instruction: Instruction) -> Builder:
        clone = self.s.values[instruction]
        assert isinstance(clone, Instruction)
        b = Builder()
        b.position_before(clone)
        return b

    # ---- numbers read and written

    def loaded(self, load: ir.Load) -> list[tuple[int, Type]]:
        return self.numbers(load.type, None if load.type.is_aggregate else self.facts.adjoint_type(load))

    def stored(self, store: ir.Store) -> list[tuple[int, Type]]:
        type = store.value.type
        return self.numbers(type, None if type.is_aggregate else self.facts.stored_adjoint_type(store))

    def numbers(self, type: Type, adjoint: Type | None) -> list[tuple[int, Type]]:
        """(offset, kind) of the numbers in memory that is accessed as a type."""
        parts = shadow_globals.number_parts(type if adjoint is None else adjoint, self.engine.layout)
        found = []
        for offset, part in parts:
            count = part.count if part.is_vector else 1
            step = self.engine.layout.size(part.scalar)
            found += [(offset + step * lane, part.scalar) for lane in range(count)]
        return found

    def access(
        self, instruction: Instruction, pointer: Value, numbers: list[tuple[int, Type]], reads: int
    ) -> None:
        if not numbers or not self.has_shadow(pointer):
            return
        b = self.before(instruction)
        shadow = self.s.shadow(pointer, b)[0]
        for offset, type in numbers:
            at = ir.int_constant(ir.i64, offset)
            places = [b.gep(ir.i8, p, (at,)) if offset else p for p in (self.s.value(pointer), shadow)]
            runtime_call(
                self.module, b, "touch", *places, _kind(type, instruction), ir.int_constant(ir.i32, reads)
            )

    # ---- calls

    def call(self, call: ir.Call) -> None:
        callee = classify(self.engine, call)
        kind = callee.kind
        if kind in (Kind.ALLOCATE, Kind.REALLOCATE):
            self.allocation(call, callee)
        elif kind in (Kind.COPY, Kind.SET):
            self.transfer(call, callee)
        elif kind in (Kind.DEFINED, Kind.DROPPED, Kind.FREE, Kind.INACTIVE) or _only_computes(call):
            return
        elif kind is Kind.INDIRECT and not self.facts.is_constant_instruction(call):
            raise NotChecked("a call through a function pointer is not followed", call)
        elif any(self.has_shadow(a) and not self.facts.is_local_object(a) for a in call.args):
            name = callee.function.name if callee.function is not None else "assembly"
            raise NotChecked(f"what '{name}' does to memory is not followed", call)

    def allocation(self, call: ir.Call, callee: Callee) -> None:
        clone = self.s.values[call]
        info = callee.info
        if not isinstance(clone, Instruction) or info is None:
            return
        if (
            callee.kind is Kind.REALLOCATE
            and self.has_shadow(call.args[(info.frees or (0,))[0]])
            and (not self.facts.is_local_object(call.args[(info.frees or (0,))[0]]))
        ):
            raise NotChecked("reallocated memory is not followed", call)
        b = Builder()
        b.position_after(clone)
        pointer: Value = clone
        if info.result_through is not None:
            pointer = b.load(ir.ptr, self.s.value(call.args[info.result_through]))
        runtime_call(self.module, b, "allocated", pointer, allocation_size(self.s, call, info, b))

    def transfer(self, call: ir.Call, callee: Callee) -> None:
        to, source, length = memory_kernels.transfer_operands(call, callee)
        size = length.value if isinstance(length, ir.ConstantInt) else None
        pointers = [pointer for pointer in (to, source) if pointer is not None]
        if not any(map(self.has_shadow, pointers)):
            return
        pieces = max((self.facts.memory_layout(p, size) for p in pointers), key=_known)
        floats = [piece for piece in pieces if piece[2].is_float]
        if not _known(pieces):
            raise NotChecked("a copy of data of unknown type is not followed", call)
        if size is None and floats and (len(pieces) > 1 or floats[0][0] != 0):
            raise NotChecked("a copy of mixed data of unknown length is not followed", call)
        for pointer, reads in ((source, 1), (to, 0)):
            if pointer is None or not self.has_shadow(pointer):
                continue
            b = self.before(call)
            shadow = self.s.shadow(pointer, b)[0]
            for at, bytes, concrete in floats:
                offset = ir.int_constant(ir.i64, at)
                places = [b.gep(ir.i8, p, (offset,)) for p in (self.s.value(pointer), shadow)]
                length_here = (
                    b.zext(self.s.value(length), ir.i64) if size is None else ir.int_constant(ir.i64, bytes)
                )
                runtime_call(
                    self.module,
                    b,
                    "touch_range",
                    *places,
                    length_here,
                    _kind(ir.float_type(concrete.kind), call),
                    ir.int_constant(ir.i32, reads),
                )


def _only_computes(call: ir.Call) -> bool:
    """Intrinsics that take pointers and leave memory alone."""
    callee = call.called_function
    return callee is not None and callee.name.startswith(
        ("llvm.threadlocal.address", "llvm.ptrmask", "llvm.launder.", "llvm.strip.", "llvm.assume")
    )


def _known(pieces: list[tuple[int, int, Concrete]]) -> int:
    """How many bytes are of known type."""
    return sum(size for _, size, concrete in pieces if concrete is not UNKNOWN)


def _kind(type: Type, instruction: Instruction) -> ir.Constant:
    number = KINDS.get(str(type))
    if number is None:
        raise NotChecked(f"numbers of type {type} are not followed", instruction)
    return ir.int_constant(ir.i32, number)


# ---- the check


class _Check:
    """The three functions of one request."""

    def __init__(
        self,
        engine: Engine,
        request: Request,
        function: Function,
        signature: Signature,
        entry: Function,
        recorder: _Recorder,
    ) -> None:
        self.engine = engine
        self.module = engine.module
        self.request = request
        self.function = function
        self.signature = signature
        self.entry = entry
        self.recorder = recorder
        self.forward = signature.mode is Mode.FORWARD
        self.arguments = ir.struct_type(entry.function_type.params)

    def build(self) -> None:
        """Make the functions; the check takes the entry's name."""
        result = self.function.function_type.ret
        self.results = 0 if result.is_void else count_numbers(result)
        self.numbers = sum(count_numbers(self.function.args[i].type) for i, _ in self.moved())
        if max(self.results, self.numbers) > MOST_NUMBERS:
            raise NotChecked("there are too many numbers among the arguments or in the result")
        for argument, activity in zip(self.function.args, self.signature.arguments, strict=True):
            if self.forward and activity.has_shadow and argument.type.is_int:
                raise NotChecked("a number passed as an integer is not followed")
        record, trial = self.record(), self.trial()
        name = self.entry.name
        self.module.rename(self.entry, self.module.unique_name(f"{name}.unchecked"))
        self.entry.linkage, self.entry.visibility = "internal", "default"
        self.check(name, record, trial)

    def moved(self) -> Iterator[tuple[int, int]]:
        """Arguments that are numbers and carry a derivative: (index in the function, index in the entry)."""
        position = 0
        for index, (argument, activity) in enumerate(
            zip(self.function.args, self.signature.arguments, strict=True)
        ):
            wanted = activity.has_shadow if self.forward else activity is Activity.OUT
            if wanted and count_numbers(argument.type):
                yield index, position
            position += 1 + (self.signature.width if activity.has_shadow else 0)

    def positions(self) -> list[int]:
        """Where in the entry's parameters each parameter of the function is."""
        found, position = [], 0
        for activity in self.signature.arguments:
            found.append(position)
            position += 1 + (self.signature.width if activity.has_shadow else 0)
        return found

    def argument(self, b: Builder, context: Value, position: int) -> Value:
        types = self.arguments.elements
        indices = (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, position))
        return b.load(types[position], b.gep(self.arguments, context, indices))

    def record(self) -> Function:
        """void (arguments): run the recorder on them."""
        made = Function.create(
            self.module,
            self.module.unique_name(f"{self.entry.name}.record"),
            ir.function_type(ir.void, (ir.ptr,)),
            "internal",
        )
        b = Builder(made.add_block("entry"))
        args: list[Value] = []
        for index, position in enumerate(self.positions()):
            value = self.argument(b, made.args[0], position)
            args.append(value)
            if self.recorder.signature.arguments[index].has_shadow:
                given = self.signature.arguments[index].has_shadow
                args.append(self.argument(b, made.args[0], position + 1) if given else ir.zero(value.type))
        b.call(self.recorder.function, args)
        b.ret()
        return made

    def trial(self) -> Function:
        """void (arguments, step, direction, results): run the primal a step away."""
        made = Function.create(
            self.module, self.module.unique_name(f"{self.entry.name}.trial"), _TRIAL, "internal"
        )
        b = Builder(made.add_block("entry"))
        context, step, direction, results = made.args
        moved = dict(self.moved())
        number = 0

        def move(value: Value) -> Value:
            nonlocal number
            way = b.load(ir.f64, b.gep(ir.f64, direction, (ir.int_constant(ir.i64, number),)))
            number += 1
            return b.fadd(value, _from_double(b, b.fmul(step, way), value.type))

        args = []
        for index, position in enumerate(self.positions()):
            value = self.argument(b, context, position)
            args.append(map_numbers(b, value, move) if index in moved else value)
        result = b.call(self.function, args)
        if self.results:
            _store_numbers(b, result, results, 0)
        b.ret()
        return made

    def check(self, name: str, record: Function, trial: Function) -> None:
        """What the program calls."""
        made = Function.create(self.module, name, self.entry.function_type, "external")
        made.visibility = "hidden"
        made.attributes = tuple(a for a in self.entry.attributes if a not in ("alwaysinline",))
        for mine, theirs in zip(made.args, self.entry.args, strict=True):
            mine.attributes = theirs.attributes
        b = Builder(made.add_block("entry"))
        context = b.alloca(self.arguments)
        values, tangents, derivatives = (
            b.alloca(ir.array_type(ir.f64, max(self.numbers, self.results, 1))) for _ in range(3)
        )
        for index, argument in enumerate(made.args):
            b.store(
                argument,
                b.gep(self.arguments, context, (ir.int_constant(ir.i32, 0), ir.int_constant(ir.i32, index))),
            )
        at = 0
        for _, position in self.moved():
            _store_numbers(b, made.args[position], values, at)
            given = made.args[position + 1] if self.forward else made.args[position]
            at = _store_numbers(b, given, tangents, at)
        from enzyme_cc.autodiff.call_sites import clean_shadow_globals

        clean_shadow_globals(self.engine, b)
        state = runtime_call(self.module, b, "before", self.site(), context, record, trial, values, tangents)
        result = b.call(self.entry, list(made.args))
        after, end = made.add_block("after"), made.add_block("end")
        b.cond_br(b.icmp("ne", state, ir.null()), after, end)
        b = Builder(after)
        self.derivatives(b, result, derivatives)
        runtime_call(self.module, b, "after", state, derivatives)
        b.br(end)
        Builder(end).ret(None if self.entry.function_type.ret.is_void else result)

    def derivatives(self, b: Builder, result: Value, array: Value) -> None:
        """The derivatives among the entry's results, of the first lane."""
        type = self.entry.function_type.ret
        returned = self.function.function_type.ret
        several = self.result_count() > 1
        position = 1 if self.signature.primal_result and not returned.is_void else 0
        if type.is_void:
            return
        if self.forward:
            if self.signature.result.has_shadow:
                _store_numbers(b, b.extract_value(result, position) if several else result, array, 0)
            return
        at = 0
        for argument, activity in zip(self.function.args, self.signature.arguments, strict=True):
            if activity is Activity.OUT:
                if count_numbers(argument.type):
                    part = b.extract_value(result, position) if several else result
                    at = _store_numbers(b, part, array, at)
                position += self.signature.width

    def result_count(self) -> int:
        """How many values the entry returns, packed in a structure if several."""
        count = 1 if self.signature.primal_result and not self.function.function_type.ret.is_void else 0
        if self.forward:
            return count + (self.signature.width if self.signature.result.has_shadow else 0)
        outs = sum(activity is Activity.OUT for activity in self.signature.arguments)
        return count + outs * self.signature.width

    def site(self) -> Value:
        """The constant description of the request."""
        place = location_of(self.request.call)
        types = (*self.function.function_type.params, self.function.function_type.ret)
        precision = min(self.recorder.narrowest, *(_narrowest(type) for type in types))
        level = 0 if precision > 32 else 1 if precision == 32 else 2
        numbers = (
            self.forward,
            self.numbers,
            self.results if not self.forward or self.signature.result.has_shadow else 0,
            self.signature.result is not Activity.CONST,
            level,
            0,
        )
        fields = [
            self.text(str(place) if place is not None else "enzyme-cc"),
            self.text(self.request.function.name),
            *(ir.int_constant(ir.i32, int(n)) for n in numbers),
        ]
        name = self.module.unique_name(f"{self.entry.name}.site")
        return self.module.add_global(name, SITE, ir.aggregate(SITE, tuple(fields)))  # type: ignore[arg-type]  # constants map to constants

    def text(self, text: str) -> Value:
        data = text.encode("utf-8", "surrogateescape") + b"\0"
        name = self.module.unique_name(f"{self.entry.name}.text")
        return self.module.add_global(
            name, ir.array_type(ir.i8, len(data)), ir.array_of_bytes(data), constant=True
        )
