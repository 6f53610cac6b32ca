"""The pointers that a function has beside their shadows as it executes a plan of FFTW that was made elsewhere.

The plan tells where its arrays lie, and the run time looks for pointers that lead there. They are the function's own,
those in global variables, and what lies beside the plan in the structure that holds it, though the function may come to
it only later. Addresses in the midst of arrays are none, for where one ends another may begin.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Type, Value

Pair = tuple[Value, Lanes]

_POINTERS = frozenset("load call alloca".split())
_FEW = 8
_DECLARED_CONSTANT = ir.ConstantExpr("inttoptr", ir.ptr, (ir.int_constant(ir.i64, 1),))
"""In place of a shadow: the run time says where derivatives are lost."""


def pointers_at(s: Sweep, call: ir.Call, b: Builder) -> list[Pair]:
    """Pointers with their shadows at a call of `fftw_execute`."""
    facts, plan = s.facts, call.args[0]
    found: dict[Value, None] = {a: None for a in facts.function.args if a.type is ir.ptr}
    for block in facts.order:
        for i in block.instructions:
            found |= {o: None for o in i.operands if isinstance(o, ir.GlobalVariable) and not o.is_constant_global}
            if i.type is ir.ptr and _may_be_array(i) and facts.loops.dominates(i, call):
                found[i] = None
    pairs = [(s.value(p), _shadow(s, p, b)) for p in found if p is not plan]
    for variable in s.engine.active_globals:
        shadows = s.shadow(variable, b)
        if variable not in found:
            pairs.append((variable, shadows))
        pairs += [_load(s, variable, shadows, path, b) for path in _paths_to_pointers(variable.value_type)]
    return [*pairs, *_beside(s, plan, b)]


def _may_be_array(i: ir.Instruction) -> bool:
    """Whether it gives a pointer as the program has it: one that goes through an array ends where another may begin."""
    if i.opcode in ("phi", "select"):
        given = i.operands[1:] if i.opcode == "select" else i.operands
        return all(not isinstance(o, ir.Instruction) or o.opcode in _POINTERS for o in given)
    return i.opcode in _POINTERS


def _shadow(s: Sweep, pointer: Value, b: Builder) -> Lanes:
    activity = s.facts.activity
    if s.facts.is_constant_value(pointer) and activity.memory.of(pointer) & activity.varied.promised:
        return Lanes.same(_DECLARED_CONSTANT, s.width)
    return s.shadow(pointer, b)


def _load(s: Sweep, variable: ir.GlobalVariable, shadows: Lanes, path: tuple[int, ...], b: Builder) -> Pair:
    """A pointer in a global variable."""
    places = tuple(ir.int_constant(ir.i32, k) for k in (0, *path))

    def load(memory: Value) -> Value:
        return b.load(ir.ptr, b.gep(variable.value_type, memory, places))

    pointer, lanes = load(variable), shadows.map(load)
    if s.engine.maps_shadows_lazily:
        lanes = lazily_mapped.lazy_shadows(s.module, pointer, lanes, b)
    return pointer, lanes


def _paths_to_pointers(type: Type) -> list[tuple[int, ...]]:
    """Where in a variable pointers lie, but in arrays of more than a few elements."""
    if type is ir.ptr:
        return [()]
    parts: list[Type] = []
    if isinstance(type, ir.ArrayType) and type.count <= _FEW:
        parts = [type.element] * type.count
    elif type.is_struct and getattr(type, "body", type) is not None:
        parts = list(type.elements)
    return [(k, *path) for k, part in enumerate(parts) for path in _paths_to_pointers(part)]


def _beside(s: Sweep, plan: Value, b: Builder) -> Iterator[Pair]:
    """What lies in the structures through which the function comes to the plan: arrays, and pointers that it loads."""
    structures = dict(_structures(s, plan))
    wanted: dict[tuple[Value, int, bool], None] = {}
    for block in s.facts.order if structures else ():
        for i in block.instructions:
            if i.type is not ir.ptr or i.opcode not in ("load", "getelementptr") or i is plan:
                continue
            base, offset = _base(s, i.operands[0] if isinstance(i, ir.Load) else i)
            structure = structures.get(_name(s, base))
            if structure is not None:
                wanted[structure, offset, isinstance(i, ir.Load)] = None
    for structure, offset, is_loaded in wanted:
        distance = (ir.int_constant(ir.i64, offset),)
        place, lanes = s.value(structure), s.shadow(structure, b)
        place, lanes = b.gep(ir.i8, place, distance), lanes.map(lambda lane, d=distance: b.gep(ir.i8, lane, d))
        if is_loaded:
            place, lanes = b.load(ir.ptr, place), lanes.map(lambda lane: b.load(ir.ptr, lane))
            if s.engine.maps_shadows_lazily:
                lanes = lazily_mapped.lazy_shadows(s.module, place, lanes, b)
        yield place, lanes


def _structures(s: Sweep, plan: Value) -> Iterator[tuple[tuple, Value]]:
    while isinstance(plan, ir.Load):
        plan = _base(s, plan.pointer)[0]
        if not plan.is_constant:
            yield _name(s, plan), plan


def _base(s: Sweep, pointer: Value) -> tuple[Value, int]:
    """A pointer, and how far behind it another points."""
    distance = 0
    while isinstance(pointer, ir.GetElementPtr):
        step = s.module.datalayout.gep_constant_offset(pointer)
        if step is None:
            break
        pointer, distance = pointer.operands[0], distance + step
    return pointer, distance


def _name(s: Sweep, pointer: Value) -> tuple:
    """Equal for pointers that are found in one way."""
    if not isinstance(pointer, ir.Load):
        return (pointer,)
    base, offset = _base(s, pointer.pointer)
    return (*_name(s, base), offset)
