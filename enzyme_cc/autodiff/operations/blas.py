"""Calls of BLAS and LAPACK by name: the derivatives are calls of the same library (rules/blas.py).

What a kernel (blas_kernels.py) reads of the primal is handed to it as it is where it does not change before the
reverse sweep, else a copy on the tape. What Fortran passes by reference is read in the forward sweep, unless it stays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.operations.blas_kernels import MadeKernel, Wanted, make
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules.blas import ARRAY, COLUMN_MAJOR, ENUMERATIONS, FLAG, INTEGER, SCALAR, Operand, Spoken

ValueOf = Callable[[Value], Value]
Given = dict[str, Value]
"""What a kernel is given, by the names of its parameters."""


# ---- forward mode


def tangent(s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The call, with the statements for its tangents before and after."""
    spoken = _spoken(model)
    given = _Reader(s, spoken, call, s.value, b).all()
    arrays = {p.name: s.value(call.args[spoken.positions[p.name]]) for p in spoken.of_kind(ARRAY)}
    before, after = (_kernel(s, _wanted(s, call, spoken, phase)) for phase in ("before", "after"))
    for name, pointer in arrays.items():
        given[f"{name}.old"] = given[f"{name}.new"] = pointer
        given[f"{name}.old.step"] = given[f"{name}.new.step"] = given[f"{name}.step"]
    if before is not None:
        _each_lane(s, call, spoken, before, given, b)
    s.copy(call, b)
    results = None
    if after is not None:
        if spoken.routine.result:
            given |= _result_parts("result", s.values[call], b)
        results = _each_lane(s, call, spoken, after, given, b)
    if s.needs_shadow(call):
        assert results is not None
        s.shadows[call] = results.map(lambda lane: _as_result(lane, call.type, b))


def _each_lane(s: Sweep, call: ir.Call, spoken: Spoken, kernel: MadeKernel, given: Given, b: Builder) -> Lanes:
    active = [p for p in spoken.of_kind(ARRAY, SCALAR) if p.name in _active(s, call, spoken)]
    shadows = [s.shadow(call.args[spoken.positions[p.name]], b) for p in active]

    def run(lane: int) -> Value:
        mine = dict(given)
        for p, lanes in zip(active, shadows, strict=True):
            argument = call.args[spoken.positions[p.name]]
            shadow = lanes[lane]
            if p.kind == ARRAY:
                mine[f"{p.name}.shadow"] = _unless_inactive(s, argument, s.value(argument), shadow, b)
                mine[f"{p.name}.shadow.step"] = given[f"{p.name}.step"]
            elif spoken.by_value(p):
                mine[f"{p.name}'.0"] = shadow
            else:
                for part, place in enumerate(_places(s, spoken, p, shadow, b)):
                    number = b.load(ir.float_type(spoken.element), place)
                    if s.needs_guard(argument):
                        same = b.icmp("eq", s.value(argument), shadow)
                        number = b.select(same, ir.zero(number.type), number)
                    mine[f"{p.name}'.{part}"] = number
        return _call(kernel, mine, b)

    return Lanes.made(s.width, run)


# ---- reverse mode


def augment(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The call; what the adjoint reads, and changes before, is kept."""
    spoken = _spoken(model)
    kernel = _kernel(s, _wanted(s, call, spoken, "adjoint"))
    assert kernel is not None
    kept: dict[str, Value] = {}
    reader = _Reader(s, spoken, call, s.value, b, read=kernel.read)
    kept |= reader.of_memory()
    sizes = None
    for when in ("old", "new"):
        for p in spoken.of_kind(ARRAY):
            if f"{p.name}.{when}" in kernel.read and _must_be_kept(s, call, spoken, p, when):
                sizes = sizes or reader.all()
                kept[f"{p.name}.{when}"] = _keep(s, call, spoken, p, sizes, b)
        if when == "old":
            s.copy(call, b)
    s.call_values[call] = kept


def adjoint(s: AdjointSweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The statements for the adjoint."""
    spoken = _spoken(model)
    kernel = _kernel(s, _wanted(s, call, spoken, "adjoint"))
    assert kernel is not None
    seeds = None
    if spoken.routine.result:
        seeds = s.take(call, b)
        if seeds is None:
            return
    kept = s.call_values.get(call, {})
    given = _Reader(s, spoken, call, s.need, b, kept, s.need_forward, kernel.read).all()
    number = ir.float_type(spoken.element)
    for p in spoken.of_kind(ARRAY):
        for when in ("old", "new"):
            name = f"{p.name}.{when}"
            if name not in kernel.read:
                continue
            if name in kept:
                given[name] = s.need_forward(kept[name])
                given[f"{name}.step"] = _compact_step(s, spoken, p, given, b)
            else:
                given[name] = s.need(call.args[spoken.positions[p.name]])
                given[f"{name}.step"] = given[f"{p.name}.step"]
    if any(name.startswith("result") for name in kernel.read):
        given |= _result_parts("result", s.need(call), b)
    active = _active(s, call, spoken)
    arrays = [p for p in spoken.of_kind(ARRAY) if p.name in active]
    shadows = [s.shadow_in_reverse(call.args[spoken.positions[p.name]], b) for p in arrays]

    def run(lane: int) -> Value:
        mine = dict(given)
        if seeds is not None:
            mine |= _result_parts("seed", seeds[lane], b)
        for p, lanes in zip(arrays, shadows, strict=True):
            argument = call.args[spoken.positions[p.name]]
            primal = s.need(argument) if s.needs_guard(argument) else lanes[lane]
            mine[f"{p.name}.shadow"] = _unless_inactive(s, argument, primal, lanes[lane], b)
            mine[f"{p.name}.shadow.step"] = given[f"{p.name}.step"]
        return _call(kernel, mine, b)

    results = Lanes.made(s.width, run)
    at = 0
    for name in kernel.scalars:
        p = spoken.routine.parameter(name)
        argument = call.args[spoken.positions[name]]
        if spoken.by_value(p):
            s.add(argument, results.map(lambda lane, at=at: b.extract_value(lane, at)), b)
            at += 1
            continue
        places = s.shadow_in_reverse(argument, b)
        parts = _parts(spoken, p)

        def add(result: Value, shadow: Value, argument=argument, p=p, at=at) -> None:
            if s.needs_guard(argument):
                size = 2 * s.engine.layout.size(number)
                shadow = b.select(b.icmp("eq", s.need(argument), shadow), s.reverse_sink(size), shadow)
            for part, place in enumerate(_places(s, spoken, p, shadow, b)):
                b.store(b.fadd(b.load(number, place), b.extract_value(result, at + part)), place)

        results.each(add, places)
        at += parts


# ---- which kernel


def _spoken(model: CallModel) -> Spoken:
    assert model.info is not None and model.info.blas is not None
    return model.info.blas


def _active(s: Sweep, call: ir.Call, spoken: Spoken) -> frozenset[str]:
    return frozenset(
        p.name for p in spoken.of_kind(ARRAY, SCALAR)
        if spoken.is_number(p) and not s.facts.is_constant_value(call.args[spoken.positions[p.name]])
    )


def _wanted(s: Sweep, call: ir.Call, spoken: Spoken, phase: str) -> Wanted:
    active = _active(s, call, spoken)
    guarded = frozenset(
        p.name for p in spoken.of_kind(ARRAY)
        if p.name in active and s.needs_guard(call.args[spoken.positions[p.name]])
    )
    return Wanted(spoken, phase, active, guarded)


def _kernel(s: Sweep, wanted: Wanted) -> MadeKernel | None:
    made: dict[object, MadeKernel | None] = s.engine.blas_kernels
    if wanted.key not in made:
        made[wanted.key] = make(s.module, wanted)
    return made[wanted.key]


def _call(kernel: MadeKernel, given: Given, b: Builder) -> Value:
    args = [given.get(name, ir.zero(a.type)) for name, a in zip(kernel.names, kernel.function.args, strict=True)]
    return b.call(kernel.function, args)


def _unless_inactive(s: Sweep, argument: Value, primal: Value, shadow: Value, b: Builder) -> Value:
    """The shadow, or null where the pointer turns out inactive at run time."""
    if not s.needs_guard(argument):
        return shadow
    return b.select(b.icmp("eq", primal, shadow), ir.null(), shadow)


# ---- numbers


def _parts(spoken: Spoken, p: Operand) -> int:
    return 2 if spoken.is_complex and not p.real else 1


def _places(s: Sweep, spoken: Spoken, p: Operand, pointer: Value, b: Builder) -> list[Value]:
    """Where the parts of a scalar lie."""
    number = ir.float_type(spoken.element)
    return [b.gep(number, pointer, (ir.int_constant(ir.i64, part),)) for part in range(_parts(spoken, p))]


def _result_parts(name: str, value: Value, b: Builder) -> Given:
    """A number that a function returned: itself, or a structure or vector of its parts."""
    if value.type.is_vector:
        parts = [b.extract_element(value, ir.int_constant(ir.i64, k)) for k in range(2)]
    else:
        parts = [b.extract_value(value, k) for k in range(2)] if value.type.is_struct else [value]
    return {f"{name}.{part}": each for part, each in enumerate(parts)}


def _as_result(structure: Value, type: ir.Type, b: Builder) -> Value:
    """The other way round, from what a kernel returns."""
    if not (type.is_struct or type.is_vector):
        return b.extract_value(structure, 0)
    found: Value = ir.poison(type)
    for k in range(2):
        part = b.extract_value(structure, k)
        if type.is_vector:
            found = b.insert_element(found, part, ir.int_constant(ir.i64, k))
        else:
            found = b.insert_value(found, part, k)
    return found


@dataclass
class _Reader:
    """Reads the flags, sizes and scalars of a call. What lies in memory that may change is read in the forward sweep
    (`of_memory`), and found again among what was `kept`. Of scalars only those that are `read`."""

    s: Sweep
    spoken: Spoken
    call: ir.Call
    value_of: ValueOf
    b: Builder
    kept: dict[str, Value] | None = None
    fetch: ValueOf | None = None
    read: frozenset[str] | None = None

    def all(self) -> Given:
        """All of them, by the names of a kernel's parameters; the arrays' steps as `A.step`."""
        found: Given = {}
        spoken = self.spoken
        found["layout"] = ir.int_constant(ir.i32, COLUMN_MAJOR)
        if spoken.layout is not None:
            found["layout"] = self.value_of(self.call.args[spoken.layout])
        for p in spoken.of_kind(FLAG, INTEGER, SCALAR):
            if self._is_read(p):
                found |= self._one(p)
        for p in spoken.of_kind(ARRAY):
            found |= self._step(p)
        return found

    def _is_read(self, p: Operand) -> bool:
        return p.kind != SCALAR or self.read is None or p.name in self.read

    def of_memory(self) -> dict[str, Value]:
        """Those that the reverse sweep cannot read again."""
        found: dict[str, Value] = {}
        for p in self.spoken.of_kind(FLAG, INTEGER, SCALAR):
            if self._is_read(p) and not self.spoken.by_value(p) and not self._stays(self.spoken.positions[p.name]):
                found |= self._one(p)
        if self.spoken.interface.kind == "fortran":
            for p in self.spoken.of_kind(ARRAY):
                if p.stepped and not self._stays(self.spoken.positions[p.name] + 1):
                    found |= self._step(p)
        return found

    def _stays(self, position: int) -> bool:
        return not _changes_after(self.s, self.call, self.call.args[position])

    def _one(self, p: Operand) -> Given:
        names = [f"{p.name}.{part}" for part in range(_parts(self.spoken, p))] if p.kind == SCALAR else [p.name]
        if self.kept is not None and names[0] in self.kept:
            assert self.fetch is not None
            return {name: self.fetch(self.kept[name]) for name in names}
        value, b = self.value_of(self.call.args[self.spoken.positions[p.name]]), self.b
        by_value = self.spoken.by_value(p)
        if p.kind == INTEGER:
            return {p.name: self._integer(value, by_value)}
        if p.kind == SCALAR:
            if by_value:
                return {names[0]: value}
            number = ir.float_type(self.spoken.element)
            places = _places(self.s, self.spoken, p, value, b)
            return {name: b.load(number, place) for name, place in zip(names, places, strict=True)}
        if self.spoken.interface.kind == "cblas":
            letter: Value = ir.int_constant(ir.i32, 0)
            for name, number_of in ENUMERATIONS[p.name].items():
                same = b.icmp("eq", value, ir.int_constant(ir.i32, number_of))
                letter = b.select(same, ir.int_constant(ir.i32, ord(name)), letter)
        else:
            letter = value if by_value else b.load(ir.i8, value)
            letter = b.and_(b.zext(letter, ir.i32), ir.int_constant(ir.i32, 0xDF))  # in upper case
        if p.name in ("ta", "tb") and not self.spoken.is_complex:
            conjugate = b.icmp("eq", letter, ir.int_constant(ir.i32, ord("C")))
            letter = b.select(conjugate, ir.int_constant(ir.i32, ord("T")), letter)
        return {p.name: letter}

    def _step(self, p: Operand) -> Given:
        name = f"{p.name}.step"
        if not p.stepped:
            return {name: ir.int_constant(ir.i64, 1)}
        if self.kept is not None and name in self.kept:
            assert self.fetch is not None
            return {name: self.fetch(self.kept[name])}
        value = self.value_of(self.call.args[self.spoken.positions[p.name] + 1])
        return {name: self._integer(value, self.spoken.interface.kind != "fortran")}

    def _integer(self, value: Value, by_value: bool) -> Value:
        if not by_value:
            value = self.b.load(ir.i32 if self.spoken.interface.integers == 32 else ir.i64, value)
        return self.b.sext(value, ir.i64)


# ---- arrays on the tape


def _changes_after(s: Sweep, call: ir.Call, pointer: Value) -> bool:
    """Whether what lies behind a pointer may change between the call and its adjoint."""
    facts = s.facts
    if pointer.is_constant:
        if isinstance(pointer, ir.GlobalVariable) and pointer.is_constant_global:
            return False
        clobber = facts.flow.overwritten.region_clobbered_after(call, MemoryLocation(pointer, None))
        return clobber is not None or s.signature.mode is Mode.SPLIT
    return not facts.stable_arguments(call, s.signature)[call.args.index(pointer)]


def _must_be_kept(s: AdjointSweep, call: ir.Call, spoken: Spoken, p: Operand, when: str) -> bool:
    pointer = call.args[spoken.positions[p.name]]
    if p.written and when == "old":
        return True
    if when == "old" and spoken.routine.vectors:
        for other in spoken.of_kind(ARRAY):  # vectors may be given twice
            if other.written and s.facts.flow.alias.may_share_object(pointer, call.args[spoken.positions[other.name]]):
                return True
    return _changes_after(s, call, pointer)


def _sizes(spoken: Spoken, p: Operand, given: Given, b: Builder) -> tuple[Value, Value]:
    """Rows and columns of an array; a vector has one column."""

    def size(text: str) -> Value:
        if "&" in text:  # the smaller one
            one, two = (given[word] for word in text.split("&"))
            return b.select(b.icmp("slt", one, two), one, two)
        return ir.int_constant(ir.i64, int(text)) if text.isdigit() else given[text]

    single = ir.int_constant(ir.i64, 1)
    if p.by is None:
        found = [size(text) for text in p.shape]
        return found[0], found[1] if len(found) == 2 else single
    first = b.icmp("eq", given[p.by], ir.int_constant(ir.i32, ord("L" if p.by == "side" else "N")))
    if p.by == "side" and len(p.shape) == 2:
        one, other = map(size, p.shape[0].split("|"))
        return b.select(first, one, other), size(p.shape[1])
    if p.is_matrix and p.by != "side":
        rows, columns = map(size, p.shape)
        return b.select(first, rows, columns), b.select(first, columns, rows)
    one, other = map(size, p.shape[0].split("|"))
    chosen = b.select(first, one, other)
    return chosen, chosen if p.is_matrix else single


def _lines(spoken: Spoken, p: Operand, given: Given, b: Builder) -> tuple[Value, Value]:
    """How many lines of a matrix lie side by side in memory, and their length; of a vector, one by one."""
    by_rows = b.icmp("ne", given["layout"], ir.int_constant(ir.i32, COLUMN_MAJOR))
    if p.shape == ("band",):
        length = b.add(b.add(given["kl"], given["ku"]), ir.int_constant(ir.i64, 1))
        return b.select(by_rows, given["m"], given["n"]), length
    rows, columns = _sizes(spoken, p, given, b)
    if not p.is_matrix:
        return rows, columns
    return b.select(by_rows, rows, columns), b.select(by_rows, columns, rows)


def _compact_step(s: Sweep, spoken: Spoken, p: Operand, given: Given, b: Builder) -> Value:
    one = ir.int_constant(ir.i64, 1)
    if not p.is_matrix:
        return one
    _, length = _lines(spoken, p, given, b)
    return b.select(b.icmp("slt", length, one), one, length)


def _keep(s: AdjointSweep, call: ir.Call, spoken: Spoken, p: Operand, given: Given, b: Builder) -> Value:
    """A copy on the tape without gaps, in the order of the vector's elements."""
    count, length = _lines(spoken, p, given, b)
    zero = ir.int_constant(ir.i64, 0)
    parts = 2 if spoken.is_complex else 1
    bytes = s.engine.layout.size(ir.float_type(spoken.element)) * parts
    if p.integers:
        bytes = spoken.interface.integers // 8
    size = ir.int_constant(ir.i64, bytes)
    if "lwork" in given:  # that asks for the size of the work space
        count = b.select(b.icmp("eq", given["lwork"], ir.int_constant(ir.i64, -1)), zero, count)
    count = b.select(b.icmp("slt", count, zero), zero, count)
    length = b.select(b.icmp("slt", length, zero), zero, length)
    s.uses_dynamic_tape = True
    line = b.mul(length, size)
    copy = b.call(tape.runtime_function(s.module, tape.PUSH), (b.mul(count, line),), name=p.name)
    array = s.value(call.args[spoken.positions[p.name]])
    step = given[f"{p.name}.step"]
    b.call(_keeping_kernel(s), (copy, array, count, line, b.mul(step, size)))
    return copy


def _keeping_kernel(s: Sweep) -> ir.Function:
    """(copy, array, count, bytes of each, bytes from one to the next): a negative step begins at the other end."""
    found = s.engine.kernels.get("keep lines")
    if found is not None:
        return found
    type = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i64))
    function = ir.Function.create(s.module, s.module.unique_name("__enzyme_cc.keep.lines"), type, "internal")
    function.attributes = ("nounwind",)
    s.engine.kernels["keep lines"] = function
    copy, array, count, line, step = function.args
    entry, body, done = function.add_block("entry"), function.add_block("body"), function.add_block("done")
    zero, one = ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
    b = Builder(entry)
    backwards = b.mul(b.sub(one, count), step)
    start = b.gep(ir.i8, array, (b.select(b.icmp("slt", step, zero), backwards, zero),))
    b.cond_br(b.icmp("sgt", count, zero), body, done)
    b = Builder(body)
    at = b.phi(ir.i64, [(zero, entry)])
    b.memcpy(b.gep(ir.i8, copy, (b.mul(at, line),)), b.gep(ir.i8, start, (b.mul(at, step),)), line)
    following = b.add(at, one)
    at.add_incoming(following, body)
    b.cond_br(b.icmp("slt", following, count), body, done)
    Builder(done).ret()
    function.blocks_changed()
    return function


