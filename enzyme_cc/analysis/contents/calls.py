"""What calls do to contents: bodies are bound to their calls, all else is known by its tables."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents.assumptions import LIBRARY_NODES, MESSAGE_TYPES
from enzyme_cc.analysis.contents.bits import FREE, Masks, of_intrinsic, of_number, ones, width_of
from enzyme_cc.analysis.contents.memory import CLEAN, NOTHING, Content, joined
from enzyme_cc.analysis.contents.places import ANYWHERE, START
from enzyme_cc.analysis.contents.regions import ADDRESS, CODE, GLOBAL, HEAP, NOWHERE, OUTSIDE, Read, Targets, Write
from enzyme_cc.analysis.contents.values import Values
from enzyme_cc.analysis.type_calls import hook_hint
from enzyme_cc.analysis.type_facts import Concrete
from enzyme_cc.ir import Call, ConstantInt, Function, Type, Value, f32, f64, float_type, i32
from enzyme_cc.rules import Spelling
from enzyme_cc.rules.functions import FunctionInfo

_LIBM_TYPES = {"f": f32, "": f64, "l": float_type("x86_fp80"), "f128": float_type("fp128")}
_UNTOUCHED = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.prefetch")


def visit(values: Values, call: Call) -> None:
    """Say what a call makes, and what it writes."""
    model = values.models.of(call)
    if model.name.startswith(_UNTOUCHED):
        return
    hint = hook_hint(model.name)
    if hint is not None:
        _hint(values, call, hint)
        return
    if model.kind is Kind.INACTIVE and model.registered:
        values.make(call, _result(values, call, CLEAN))
        return
    if model.registered and model.spelling is not None:
        _mathematics(values, call, model.spelling)
        return
    reached = bodies(values, call)
    for body in reached:
        _bind(values, body, call.args)
        if not call.type.is_void:
            values.make(call, _returned(values, call, body))
    if model.kind is Kind.CUSTOM:  # its derivative is what the program says
        values.make(call, _of_numbers(values, call))
    for edge in values.models.callbacks(call):
        _call_back(values, edge.function, edge.arguments, edge.sizes)
    if reached:
        return
    info = None if model.registered else model.info
    if model.name.startswith("llvm.") and model.kind in (Kind.INACTIVE, Kind.STRUCTURAL, Kind.UNKNOWN):
        _intrinsic(values, call, model.name)
    elif info is not None and model.kind is not Kind.STRUCTURAL:
        _of_table(values, call, model.kind, info)
    elif model.spelling is not None:
        _mathematics(values, call, model.spelling)
    else:
        values.make(call, _result(values, call, CLEAN))


def _hint(values: Values, call: Call, concrete: Concrete) -> None:
    """The program says that numbers lie somewhere: what the caller has put there is some."""
    if not concrete.is_float:
        return
    type, numbers = float_type(concrete.kind), of_number(float_type(concrete.kind))
    for target, where in values.read(call.args[0]).targets.items():
        if target.kind in (OUTSIDE, GLOBAL) and target.active:
            write = Write(where.further(0, concrete.size), values.layout.store_size(type), given=True, told=True)
            values.memory.write(target, write, Content(numbers=numbers, handed=True))


def bodies(values: Values, call: Call) -> Sequence[Function]:
    """The bodies that a call may run."""
    reached = values.models.reached(call)
    if values.models.of(call).kind is not Kind.INDIRECT:
        return reached
    # Where all that the pointer may be is known, only these.
    targets = values.read(call.callee).targets
    if targets and all(target.kind == CODE for target in targets):
        known = {values.models.of_function(t.value).body for t in targets}  # type: ignore[arg-type]  # functions
        return [body for body in reached if body in known]
    return reached


def _bind(values: Values, body: Function, args: Sequence[Value]) -> None:
    values.enter(body)
    for parameter, given in zip(body.args, args, strict=False):
        if not given.type.is_metadata:
            values.given.setdefault(parameter, {})[given] = None
            values.make(parameter, values.read(given))


def _returned(values: Values, call: Call, body: Function) -> Content:
    """What a function with a body returns. What it only allocates is new memory for each call of it in the source."""
    found = values.solver.read(("result", body))
    if not call.type.is_pointer or not found.targets or not values.is_allocator(body):
        return found
    made = values.memory.object(HEAP, call)
    values.memory.copy(Targets({made: START}), found.targets, None)
    return found._replace(targets=Targets({made: START}))


def _call_back(values: Values, body: Function, args: Sequence[Value], sizes: Sequence[Value | None]) -> None:
    """A call out of a library: with what it is given, or with an element of an array of elements of some size."""
    values.enter(body)
    for parameter, given, size in zip(body.args, args, sizes, strict=False):
        content = values.read(given)
        if size is not None:
            step = size.value if isinstance(size, ConstantInt) and size.value > 0 else 1
            content = content._replace(targets=content.targets.further(0, step))
        values.make(parameter, content)


def _result(values: Values, call: Call, content: Content) -> Content:
    """What a call returns whose result is a pointer to memory of its own, if it is one."""
    if call.type.is_pointer:
        return Content(Targets({values.memory.object(HEAP, call): START}), clean=True)
    return content


def _write(values: Values, pointer: Value, type: Type, content: Content, stride: int = 0) -> None:
    size = values.layout.store_size(type)
    for target, where in values.read(pointer).targets.items():
        values.memory.write(target, Write(where.further(0, stride), size), content)


def _of_table(values: Values, call: Call, kind: Kind, info: FunctionInfo) -> None:
    """A function of the tables."""
    memory, args = values.memory, call.args
    length = args[info.length] if info.length is not None and info.length < len(args) else None
    size = length.value if isinstance(length, ConstantInt) else None
    if kind is Kind.COPY and info.destination is not None and info.source is not None:
        memory.copy(values.read(args[info.destination]).targets, values.read(args[info.source]).targets, size)
        values.make(call, values.read(args[info.destination]))
    elif kind is Kind.SET and info.destination is not None:
        filled = values.read(args[1]) if len(args) > 1 else CLEAN
        content = Content(
            left=filled.bits.anywhere(8) if filled.bits.touched else FREE, clean=filled.clean or True)
        for target, where in values.read(args[info.destination]).targets.items():
            memory.write(target, Write(where, size or 1, None, True), content)
        values.make(call, values.read(args[info.destination]))
    elif kind in (Kind.ALLOCATE, Kind.REALLOCATE):
        _allocate(values, call, kind, info)
    elif kind is Kind.SORT:
        _sort(values, call)
    elif kind is Kind.MPI:
        _message(values, call, info)
    elif kind is Kind.SHADOWED:
        _link(values, call)
    elif kind in (Kind.BLAS, Kind.FFTW):
        number = float_type(info.blas.element) if info.blas is not None else f64
        for written in info.writes:
            if written < len(args) and args[written].type.is_pointer:
                _write(values, args[written], number, Content(numbers=of_number(number), clean=True),
                       values.layout.store_size(number))
        values.make(call, _of_numbers(values, call))
    elif info.returns is not None:
        content = values.read(args[info.returns])
        if kind is Kind.SEARCH:
            content = content._replace(targets=content.targets.further(0, 4))
        values.make(call, content)
    else:
        values.make(call, _result(values, call, CLEAN))


def _allocate(values: Values, call: Call, kind: Kind, info: FunctionInfo) -> None:
    memory = values.memory
    made = memory.object(HEAP, call)
    found = Targets({made: START})
    if info.zeroed:
        memory.write(made, Write(START, 1, None, True), CLEAN)
    if kind is Kind.REALLOCATE:
        for argument in call.args:
            if argument.type.is_pointer:
                memory.copy(found, values.read(argument).targets, None)
    if info.result_through is not None:
        for target, where in values.read(call.args[info.result_through]).targets.items():
            memory.write(target, Write(where, 8), Content(found, clean=True))
    else:
        values.make(call, Content(found, clean=True))


def _sort(values: Values, call: Call) -> None:
    """The elements of an array change places."""
    width = call.args[2] if call.arg_count > 2 else None
    stride = width.value if isinstance(width, ConstantInt) and width.value > 0 else 1
    targets = values.read(call.args[0]).targets
    values.memory.copy(targets.further(0, stride), targets.further(0, stride), None)


_LINKS = (0, 8, 16, 24)
"""Where nodes of C++'s lists and trees have the addresses of others (libstdc++: stl_list.h, stl_tree.h)."""


def _link(values: Values, call: Call) -> None:
    """Nodes that a library links with one another: each may then lead to any of those, and to what they led to."""
    given = values.any_of(a for a in call.args if a.type.is_pointer).targets
    found = given if values.assumptions.take(LIBRARY_NODES) else Targets({values.memory.unknown(): ANYWHERE})
    for target, where in given.items():
        for link in _LINKS:
            found = found.joined(values.memory.read(target, Read(where.further(link, 0), ADDRESS)).targets)
    found = values.memory.gathered(found)
    for target, where in given.items():
        for link in _LINKS:
            values.memory.write(target, Write(where.further(link, 0), ADDRESS), Content(found, clean=True))
    values.make(call, Content(found, clean=True) if call.type.is_pointer else CLEAN)


_IN_PIECES = ("Gather", "Scatter", "Allgather", "Alltoall", "Gatherv", "Scatterv", "Allgatherv", "Alltoallv",
              "Reduce_scatter", "Reduce_scatter_block")
"""Messages of which each process sends or gets a piece that may begin anywhere."""


def _message(values: Values, call: Call, info: FunctionInfo) -> None:
    """What is sent by other processes is of the kind that this one sends, as all run one program. What is received as
    of a type that MPI defines has been sent as such (MPI 4.1, 3.3.1: type matching); it lies where it lay where it was
    sent from."""
    message, memory = info.mpi, values.memory
    assert message is not None
    stride = 1 if message.name in _IN_PIECES else 0
    for position in (message.sends, message.receives):
        if position is None or position >= call.arg_count or message.carries_none(call):
            continue
        number, datatype = message.number_type(call, position), message.defined_type(call, position)
        if (number is not None or datatype) and not values.assumptions.take(MESSAGE_TYPES):
            number, datatype = None, ""
        posted = memory.message(datatype)
        targets = values.read(call.args[position]).targets
        if number is not None:
            size = values.layout.store_size(number)
            to = Targets({posted: START}) if position == message.sends else targets
            for target, where in to.items():
                write = Write(where.further(0, size), size)
                memory.write(target, write, Content(numbers=of_number(number), clean=True))
        elif position == message.sends:
            memory.copy(Targets({posted: START.further(0, stride)}), targets, None)
        else:
            memory.copy(targets.further(0, stride), Targets({posted: START.further(0, stride)}), None)
    values.make(call, CLEAN)


def _of_numbers(values: Values, call: Call) -> Content:
    """A result that depends on the numbers that are passed, if it is a number or has some."""
    numbers = [a for a in call.args if not a.type.is_metadata and (a.type.is_fp or a.type.is_pointer)]
    if call.type.is_fp:
        active = any(a.type.is_pointer or values.read(a).numbers is not FREE for a in numbers)
        return Content(numbers=of_number(call.type)) if active else CLEAN
    return CLEAN


def _mathematics(values: Values, call: Call, spelling: Spelling) -> None:
    """A function of mathematics: all that it gives depends on all that it takes."""
    active = any(values.read(a).numbers is not FREE or values.read(a).raw for a in call.args if not a.type.is_metadata)
    if spelling.rule.complex:
        active = active or any(a.type.is_pointer for a in call.args)
    type = _LIBM_TYPES.get(spelling.kind, f64)
    whole = integers_through(call, spelling)
    for argument in call.args:
        if argument in whole:
            _write(values, argument, i32, Content(left=Masks(0, 0, ones(32))) if active else CLEAN)
        elif argument.type.is_pointer:
            content = Content(numbers=of_number(type), clean=True) if active else CLEAN
            for offset in (0, values.layout.store_size(type)) if spelling.rule.complex else (0,):
                for target, where in values.read(argument).targets.items():
                    write = Write(where.further(offset, 0), values.layout.store_size(type))
                    values.memory.write(target, write, content)
    if call.type.is_void:
        return
    if call.type.is_int:
        values.make(call, Content(left=Masks(0, 0, ones(call.type.bits))) if active else CLEAN)
        return
    numbers = of_members(values, call.type) if active else FREE
    values.make(call, Content(numbers=numbers) if numbers is not FREE else CLEAN)


def integers_through(call: Call, spelling: Spelling) -> list[Value]:
    """The pointers through which a function of mathematics gives integers, as frexp does."""
    integers = {output.through for output in spelling.rule.outputs if output.kind == "int"}
    return [argument for parameter, argument in zip(spelling.rule.params, call.args, strict=False)
            if argument.type.is_pointer and parameter.name in integers]


def of_members(values: Values, type: Type):
    """The bits of all numbers in a value of a type."""
    if type.is_fp:
        return of_number(type)
    found = FREE
    if type.is_aggregate:
        members = type.elements if type.is_struct else (type.element,) * type.count
        for number, member in enumerate(members):
            found = found.union(of_members(values, member).raised(8 * values.layout.offset(type, number)))
    return found if found.touched else FREE


def _intrinsic(values: Values, call: Call, name: str) -> None:
    """An intrinsic that touches no memory but that of lanes."""
    args = [a for a in call.args if not a.type.is_metadata]
    if name.startswith("llvm.masked."):
        _masked(values, call, args)
        return
    states = {a: values.read(a) for a in args}
    found = NOTHING
    for state in states.values():
        found = joined(found, state)
    if call.type.is_void:
        return
    if call.type.is_fp:
        active = any(states[a].numbers is not FREE for a in args)
        values.make(call, Content(numbers=of_number(call.type)) if active else CLEAN)
        return
    if call.type.is_token or call.type.is_metadata:
        return
    targets: Targets = NOWHERE
    if call.type.is_aggregate or call.type.scalar.is_pointer or call.type.scalar.bits >= 32:
        for state in states.values():
            targets = targets.joined(state.targets.further(0, 0 if call.type.is_pointer else 1))
    bits = of_intrinsic(name, call.type, args, lambda a: states[a].bits)
    if call.type.scalar.is_int and any(a.type.is_fp and states[a].numbers is not FREE for a in args):
        bits = bits.union(Masks(0, 0, ones(width_of(call.type))))  # rounded, or the signs of lanes
    values.make(call, Content(
        targets, FREE, bits if bits.touched else FREE, all(s.clean for s in states.values()), False,
        any(s.raw or s.raw_left for s in states.values())))


def _masked(values: Values, call: Call, args: Sequence[Value]) -> None:
    """Loads and stores of lanes."""
    if call.type.is_void:
        value, pointer = args[0], args[1]
        content = values.read(value)
        scalar = value.type.scalar
        size = values.layout.store_size(scalar)
        for target, where in values.read(pointer).targets.items():
            one = content.anywhere(8 * size) if not scalar.is_float else content._replace(
                numbers=of_number(scalar) if content.numbers is not FREE else FREE)
            values.memory.write(target, Write(where.further(0, size), size, values.tag_of(call)), one)
        return
    found = NOTHING
    for pointer in args:
        if pointer.type.scalar.is_pointer and pointer is args[0]:
            found = joined(found, values.loaded(call, pointer, call.type.scalar))
        elif pointer.type is call.type:
            found = joined(found, values.read(pointer))
    if call.type.is_fp:
        active = found.numbers is not FREE
        found = found._replace(numbers=of_number(call.type) if active else FREE)
    else:
        width = values.layout.bits(call.type)
        found = found._replace(
            numbers=FREE, left=found.bits.anywhere(width) if found.bits.touched else FREE)
    values.make(call, found)
