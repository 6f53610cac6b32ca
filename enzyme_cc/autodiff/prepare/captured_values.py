"""What a parallel region only reads of its surroundings comes by value.

Compilers hand variables to the body of a region by their addresses (clang), or the address of a record of addresses
(flang), for threads may change them. A variable that nobody changes while the region runs is the same for all
threads, whenever they look: the call loads it once, and the body gets the value. Then the analyses see one base of an
array, not a load that any store may have changed, and what all threads have alike is an argument of the body.

Nobody changes it if the body only loads through the argument, at constant offsets, and the memory is of one who makes
the call (a local variable, a parameter without aliases) and kept nowhere, so that no other argument leads there.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.pointers import ObjectKind, Pointers
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.ir import Builder, Function, Load, Module, Type, Value
from enzyme_cc.ir.more_parameters import with_parameters

_Loads = dict[tuple[int, Type], list[Load]]


def pass_captured_values(module: Module) -> bool:
    """Hand over by value what the bodies of regions only read; whether there was any."""
    bodies: dict[Function, list[ir.Call]] = {}
    called_otherwise: set[Value] = set()
    for function in module.functions.values():
        for i in function.instructions() if function.has_body else ():
            if isinstance(i, ir.Call) and PARALLEL in i.fn_attributes and isinstance(i.callee, Function):
                bodies.setdefault(i.callee, []).append(i)
            else:
                called_otherwise.update(o for o in i.operands if isinstance(o, Function))
    known: dict[Function, Pointers] = {}

    def pointers(call: ir.Call) -> Pointers:
        caller = call.function
        assert caller is not None
        if caller not in known:  # a body that was handed values is another function now
            known[caller] = Pointers(caller, CallModels())
        return known[caller]

    changed = False
    for body, calls in bodies.items():
        if body in called_otherwise or body.linkage != "internal":
            continue
        read = {a.index: found for a in body.args if a.type.is_pointer and (found := _loads(module, a)) is not None}
        wanted = [number for number, loads in read.items() if loads and all(
            _keeps_still(pointers(call), call, number, read, loads) for call in calls)]
        if wanted:
            known.clear()
            _hand_over(module, body, calls, [(number, read[number]) for number in wanted])
            changed = True
    return changed


def _loads(module: Module, argument: ir.Argument) -> _Loads | None:
    """All that is done through a pointer, if that is loads: by offset and type."""
    found: _Loads = {}
    work: list[tuple[Value, int]] = [(argument, 0)]
    while work:
        pointer, offset = work.pop()
        for user in pointer.users:
            if isinstance(user, Load):
                if user.volatile or user.ordering is not None:
                    return None
                found.setdefault((offset, user.type), []).append(user)
            elif isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer and not user.type.is_vector:
                step = module.datalayout.gep_constant_offset(user)
                if step is None:
                    return None
                work.append((user, offset + step))
            else:
                return None
    return found


def _keeps_still(pointers: Pointers, call: ir.Call, number: int, read: dict[int, _Loads], loads: _Loads) -> bool:
    """Whether the memory behind an argument of the call stays as it is while the call runs."""
    objects = pointers.objects(call.args[number])
    if objects is None or len(objects) != 1:
        return False
    origin = objects[0]
    kind = pointers.kind(origin)
    if kind is not ObjectKind.STACK and not (kind is ObjectKind.RESTRICT and _is_loaded_anyway(loads)):
        return False
    if pointers.is_captured(origin):
        return False
    for other, argument in enumerate(call.args):
        if argument.type.is_pointer and other not in read:
            others = pointers.objects(argument)
            if others is None or origin in others:
                return False
    return True


def _is_loaded_anyway(loads: _Loads) -> bool:
    """Whether the body begins with one of each of the loads, so that the call may load, too."""
    return all(
        any(load.parent is not None and load.parent is load.parent.parent.entry for load in alike)  # type: ignore[union-attr]  # it is in a function
        for alike in loads.values()
    )


def _hand_over(module: Module, body: Function, calls: list[ir.Call], given: list[tuple[int, _Loads]]) -> None:
    places = [(number, offset, type, alike) for number, loads in given for (offset, type), alike in loads.items()]
    made = with_parameters(module, body, [type for _, _, type, _ in places])
    for (_, _, _, alike), argument in zip(places, made.args[len(body.args):], strict=True):
        for load in alike:
            load.replace_all_uses_with(argument)
            load.remove()
    for call in calls:
        b = Builder()
        b.position_before(call)
        values = []
        for number, offset, type, alike in places:
            at = call.args[number]
            if offset:
                at = b.gep(ir.i8, at, (ir.int_constant(ir.i64, offset),))
            values.append(b.load(type, at, align=alike[0].align))
        b.debug_location = call.metadata.get("dbg")
        again = b.call(made, [*call.args, *values], cc=call.cc, fn_attributes=call.fn_attributes)
        call.replace_all_uses_with(again)
        call.remove()
    name = body.name
    module.remove(body)
    module.rename(made, name)
