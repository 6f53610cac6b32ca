"""What the code around a request tells of the memory that it gives, where the function that is differentiated takes it
for integers, or for nothing that is known: it may take numbers apart as bytes without ever reading one."""

from __future__ import annotations

from enzyme_cc.analysis.type_facts import ANYTHING, DECLARED, FLOATS, HINT, INTEGER, POINTER, UNBOUNDED, Fact, overlap
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, pointer_to, tree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.surrounding_types import SurroundingTypes
from enzyme_cc.autodiff.interface.hooks import Request
from enzyme_cc.autodiff.interface.signature import Activity

_INTEGERS = (INTEGER, ANYTHING)


def numbers_given(request: Request, types: TypeResults, around: SurroundingTypes) -> ArgumentTypes:
    """The numbers that the code around a request shows in the memory behind its function's arguments, at any depth,
    where the function's own types tell of none, or that integers lie there; () if there are none."""
    seen = []
    for argument, parameter in zip(request.arguments, types.function.args, strict=True):
        numbers = EMPTY
        if argument.activity is Activity.DUP and parameter.type.is_pointer:
            own = types.of(parameter).data0()
            is_unknown = not any(f.concrete.is_float or f.concrete is POINTER for f in _known(own))
            if is_unknown or _holds_integers(own):
                shown = around.behind(request, argument)
                numbers = _unread(own, shown, is_unknown)
        seen.append(pointer_to(numbers) if numbers else EMPTY)
    return tuple(seen) if any(seen) else ()


def memory_shown(request: Request, types: TypeResults, around: SurroundingTypes) -> ArgumentTypes:
    """What the code around a request shows of the memory that it gives, whatever the function reads there; where
    neither tells anything, rows of doubles may lie."""
    found = []
    for argument, parameter in zip(request.arguments, types.function.args, strict=True):
        shown, own = EMPTY, types.of(parameter).data0()
        if argument.activity is Activity.DUP and parameter.type.is_pointer:
            shown = around.behind(request, argument)
            if not shown and not any(f.concrete.is_float or f.concrete is POINTER for f in _known(own)):
                found.append(_doubles)
                continue
        found.append(pointer_to(shown) if shown else EMPTY)
    return tuple(found)


def _known(memory: TypeTree) -> list[Fact]:
    return [fact for fact in memory.facts if fact.strength > HINT]


def _holds_integers(memory: TypeTree) -> bool:
    """Whether integers are known to lie in memory, or behind the pointers there."""
    return any(
        fact.concrete in _INTEGERS or (fact.pointee is not None and _holds_integers(fact.pointee))
        for fact in _known(memory))


def _unread(own: TypeTree, shown: TypeTree, is_unknown: bool = False) -> TypeTree:
    """Of what is shown of memory the numbers that are read as integers, if at all: where such are known to lie; where
    nothing is known of all of it (`is_unknown`), anywhere."""
    found = []
    for fact in _known(own):
        if fact.pointee is not None:
            behind = EMPTY
            for other in _known(shown):
                if other.pointee is not None and overlap(fact, other):
                    behind = behind.merge(_unread(fact.pointee, other.pointee))
            if behind:
                found.append(fact._replace(pointee=behind))
    # Where a number is read, too, as of a union, or where an integer is shown, it may well be one.
    known = [f for f in _known(own) if f.concrete.is_float] + [f for f in shown.facts if f.concrete is INTEGER]
    integers = [f for f in _known(own) if f.concrete in _INTEGERS and not any(_is_of(f, g) for g in known)]
    for fact in _known(shown):
        if fact.concrete.is_float and (is_unknown or any(overlap(f, fact) for f in integers)):
            others = [f for f in _known(own) if f.concrete is not INTEGER] + _known(shown)
            end = _end(fact, [f for f in others if f.concrete not in (fact.concrete, ANYTHING) and overlap(f, fact)])
            if end >= fact.start + fact.width:
                found.append(fact._replace(end=end, strength=min(fact.strength, DECLARED)))
    return tree(found)


def _is_of(integers: Fact, known: Fact) -> bool:
    """Whether integers are known to lie where something else is known to; bytes that are copied, along a whole row."""
    is_row = integers.stride == 1 and known.start <= integers.start and 0 < known.stride == known.width
    return integers.end <= known.end and (
        is_row or (integers.start == known.start and integers.stride == known.stride))


def _end(row: Fact, others: list[Fact]) -> int:
    """Where a row of numbers ends, if not before, that the facts `others` contradict: a repeated one is extrapolated to
    where something else lies."""
    if not others:
        return row.end
    return min(f.start for f in others) if row.stride and not any(f.stride for f in others) else row.start


_doubles = pointer_to(tree([Fact(0, 8, 8, UNBOUNDED, FLOATS["double"], HINT, None)]))
