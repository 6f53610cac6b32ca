"""Calls of BLAS and LAPACK by name: the derivatives are calls of the same library (rules/blas.py).

What a kernel (blas_kernels.py) reads of the primal is handed to it as it is where it does not change before the
reverse sweep, else a copy on the tape. What Fortran passes by reference is read in the forward sweep, unless it stays.
What other threads may add to at the same time is summed apart (blas_sums.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.effects import MemoryLocation
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.operations import blas_sums
from enzyme_cc.autodiff.operations.blas_arguments import Given, Reader, each_line, lines_of, parts_of, places_of
from enzyme_cc.autodiff.operations.blas_kernels import MadeKernel, Wanted, make
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules.blas import ARRAY, SCALAR, Operand, Spoken

# ---- forward mode


def tangent(s: Sweep, call: ir.Call, model: CallModel, b: Builder) -> None:
    """The call, with the statements for its tangents before and after."""
    spoken = _spoken(model)
    given = Reader(spoken, call, s.value, b).all()
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
                for part, place in enumerate(places_of(spoken, p, shadow, b)):
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
    reader = Reader(spoken, call, s.value, b, read=kernel.read)
    kept |= reader.of_memory(lambda pointer: not _changes_after(s, call, pointer))
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
    given = Reader(spoken, call, s.need, b, kept, s.need_forward, kernel.read).all()
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
        mine, sums = dict(given), []
        if seeds is not None:
            mine |= _result_parts("seed", seeds[lane], b)
        for p, lanes in zip(arrays, shadows, strict=True):
            argument = call.args[spoken.positions[p.name]]
            primal = s.need(argument) if s.needs_guard(argument) else lanes[lane]
            shadow = _unless_inactive(s, argument, primal, lanes[lane], b)
            mine[f"{p.name}.shadow"], mine[f"{p.name}.shadow.step"] = shadow, given[f"{p.name}.step"]
            if not p.written and s.shadowing.is_shared(argument):
                sum = blas_sums.own_sum(s, spoken, p, given, shadow, b)
                sums.append(sum)
                mine[f"{p.name}.shadow"] = sum.memory
                mine[f"{p.name}.shadow.step"] = _compact_step(s, spoken, p, given, b)
        result = _call(kernel, mine, b)
        for sum in sums:
            blas_sums.share(s, spoken, sum, b)
        return result

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
        parts = parts_of(spoken, p)

        def add(result: Value, shadow: Value, argument=argument, p=p, at=at) -> None:
            if s.needs_guard(argument):
                size = 2 * s.engine.layout.size(number)
                shadow = b.select(b.icmp("eq", s.need(argument), shadow), s.reverse_sink(size), shadow)
            for part, place in enumerate(places_of(spoken, p, shadow, b)):
                share = b.extract_value(result, at + part)
                if s.shadowing.is_shared(argument):
                    add_to_shared(s.module, b, place, share)
                else:
                    b.store(b.fadd(b.load(number, place), share), place)

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


def _compact_step(s: Sweep, spoken: Spoken, p: Operand, given: Given, b: Builder) -> Value:
    one = ir.int_constant(ir.i64, 1)
    if not p.is_matrix:
        return one
    _, length = lines_of(spoken, p, given, b)
    return b.select(b.icmp("slt", length, one), one, length)


def _keep(s: AdjointSweep, call: ir.Call, spoken: Spoken, p: Operand, given: Given, b: Builder) -> Value:
    """A copy on the tape without gaps, in the order of the vector's elements."""
    count, length = lines_of(spoken, p, given, b)
    zero = ir.int_constant(ir.i64, 0)
    bytes = s.engine.layout.size(ir.float_type(spoken.element)) * parts_of(spoken, p)
    if p.integers:
        bytes = spoken.interface.integers // 8
    size = ir.int_constant(ir.i64, bytes)
    if "lwork" in given:  # that asks for the size of the work space
        count = b.select(b.icmp("eq", given["lwork"], ir.int_constant(ir.i64, -1)), zero, count)
    count = b.select(b.icmp("slt", count, zero), zero, count)
    length = b.select(b.icmp("slt", length, zero), zero, length)
    s.uses_dynamic_tape = True
    array = s.value(call.args[spoken.positions[p.name]])
    if p.integers and spoken.interface.kind == "fortran" and spoken.interface.integers == 32:
        room = b.mul(count, ir.int_constant(ir.i64, 8))
        copy = b.call(tape.runtime_function(s.module, tape.PUSH), (room,), name=p.name)
        b.call(_pivots_kernel(s), (copy, array, count))
        return copy
    line = b.mul(length, size)
    copy = b.call(tape.runtime_function(s.module, tape.PUSH), (b.mul(count, line),), name=p.name)
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
    b = Builder(function.add_block("entry"))

    def keep(number: Value, distance: Value) -> None:
        b.memcpy(b.gep(ir.i8, copy, (b.mul(number, line),)), b.gep(ir.i8, array, (distance,)), line)

    each_line(b, count, step, keep)
    b.ret()
    function.blocks_changed()
    return function


def _pivots_kernel(s: Sweep) -> ir.Function:
    """(copy, array, count) of pivots whose width the library's plain name does not tell: as they are positive, an upper
    half that is zero shows 64 bits. A single one is extended, and right to be read either way."""
    found = s.engine.kernels.get("keep pivots")
    if found is not None:
        return found
    type = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64))
    function = ir.Function.create(s.module, s.module.unique_name("__enzyme_cc.keep.pivots"), type, "internal")
    function.attributes = ("nounwind",)
    s.engine.kernels["keep pivots"] = function
    copy, array, count = function.args
    entry, some, single, several, done = (
        function.add_block(name) for name in ("entry", "some", "single", "several", "done"))
    zero, one = ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
    b = Builder(entry)
    b.cond_br(b.icmp("sgt", count, zero), some, done)
    b = Builder(some)
    b.cond_br(b.icmp("eq", count, one), single, several)
    b = Builder(single)
    b.store(b.zext(b.load(ir.i32, array), ir.i64), copy)
    b.br(done)
    b = Builder(several)
    half = b.or_(b.sub(count, ir.int_constant(ir.i64, 2)), one)  # the last upper half that narrow ones have room for
    is_wide = b.icmp("eq", b.load(ir.i32, b.gep(ir.i32, array, (half,))), ir.zero(ir.i32))
    width = b.select(is_wide, ir.int_constant(ir.i64, 8), ir.int_constant(ir.i64, 4))
    b.memcpy(copy, array, b.mul(count, width))
    b.br(done)
    Builder(done).ret()
    function.blocks_changed()
    return function
