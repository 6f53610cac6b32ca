"""Atomic operations of threads, each as a section that one thread at a time is in, so that their order is known.

Where threads are started within what is differentiated, whatever they tell each other by atomic operations (a flag, a
lock that the program spells itself, the next number of a queue) orders their work, and the reverse sweep must keep to
the opposite order. So every atomic operation of the slice becomes a section (operations/meetings.py), of which the
threads' order is kept; within it, numbers are loaded and stored as any others are, and a compare-and-exchange of them
is a load, a comparison and a store. Sums that nobody reads atomically commute, and stay (atomic_sections.py).

Whether a word holds a number shows once the slice is optimised: it is made of one, or becomes one.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.atomic_sections import enter, in_section, leave
from enzyme_cc.ir import AtomicRMW, Builder, CmpXchg, Function, Instruction, Load, Module, Store, Value

_PASSING = frozenset("phi select freeze extractvalue bitcast".split())


def order_atomic_operations(module: Module, functions: list[Function], of_threads: bool) -> bool:
    """Make sections of the functions' atomic operations; without threads, only where numbers are compared and
    exchanged, which has no adjoint otherwise. Whether there were any."""
    for function in functions:
        _split_merged_results(function)
    found = [i for function in functions for i in function.instructions() if _is_atomic(i)]
    numbers = {i: _is_number(i) for i in found}
    if of_threads and _only_sums(found, numbers):
        found = [i for i in found if not numbers[i]]
    elif not of_threads:
        found = [i for i in found if numbers[i]] if any(isinstance(i, CmpXchg) and numbers[i] for i in found) else []
    for i in found:
        if isinstance(i, CmpXchg) and numbers[i]:
            _exchange(module, i)
        elif numbers[i] and (not isinstance(i, AtomicRMW) or i.type.is_float):
            in_section(module, i)
        else:
            _around(module, i)
    return bool(found)


def _split_merged_results(function: Function) -> None:
    """Where results of compare-and-exchange meet, two phis in place of one, of what was found and whether it was
    expected: a loop of which LLVM took the first turn out has such a phi, and pairs of numbers are not followed."""
    merged = _merged_results(function)
    b = Builder()
    parts: dict[Value, list[Value]] = {}
    for phi in merged:
        assert phi.parent is not None
        b.position_at_start(phi.parent)
        parts[phi] = [b.phi(type) for type in phi.type.elements]
    for phi in merged:
        for value, block in phi.incoming:
            if value not in parts:
                assert isinstance(value, Instruction)
                b.position_after(value)
                parts[value] = [b.extract_value(value, index) for index in (0, 1)]
            for part, made in zip(parts[phi], parts[value], strict=True):
                assert isinstance(part, ir.Phi)
                part.add_incoming(made, block)
    for phi in merged:
        for user in list(phi.users):
            if isinstance(user, ir.ExtractValue):
                user.replace_all_uses_with(parts[phi][user.indices[0]])
                user.remove()
    for phi in merged:
        phi.drop_operands()
    for phi in merged:
        phi.remove()


def _merged_results(function: Function) -> list[ir.Phi]:
    """The phis to which nothing comes but results of compare-and-exchange and each other, and of which nothing but a
    part is read."""
    phis = [i for i in function.instructions()
            if isinstance(i, ir.Phi) and i.type.is_struct and i.type.elements[1:] == (ir.i1,)]
    while True:
        kept = [phi for phi in phis
                if all(isinstance(v, CmpXchg) or v in phis for v in phi.operands)
                and all(isinstance(u, ir.ExtractValue) or u in phis for u in phi.users)]
        if len(kept) == len(phis):
            return kept
        phis = kept


def _is_atomic(i: Instruction) -> bool:
    return isinstance(i, (AtomicRMW, CmpXchg)) or (isinstance(i, (Load, Store)) and i.is_atomic)


def _only_sums(found: list[Instruction], numbers: dict[Instruction, bool]) -> bool:
    return all(isinstance(i, AtomicRMW) and i.operation in ("fadd", "fsub") and not i.users
               for i in found if numbers[i])


def _is_number(i: Instruction) -> bool:
    """Whether the operation's word is a number, or is made of one, or becomes one."""
    values: list[Value] = [i.value] if isinstance(i, Store) else [i, *i.operands[1:]]
    word = values[-1].type
    seen: set[Value] = set(values)
    for value in values:
        if value.type.is_float:
            return True
        if value.is_constant:
            continue
        sources = value.operands if isinstance(value, Instruction) and value.opcode in _PASSING else ()
        users = [u for u in value.users if isinstance(u, Instruction) and u.opcode in _PASSING]
        for other in (*sources, *users):
            if other not in seen and (other.type.is_float or other.type is word):
                seen.add(other)
                values.append(other)
    return False


def _around(module: Module, i: Instruction) -> None:
    """The operation as it is, in a section."""
    enter(module, i)
    after = i.next
    assert after is not None
    leave(module, after)


def _exchange(module: Module, i: CmpXchg) -> None:
    """{old, whether it was what was expected}, done by who is alone."""
    pointer, expected, new = i.operands
    enter(module, i)
    b = Builder.before(i)
    old = b.load(new.type, pointer, align=i.align)
    is_expected = b.icmp("eq", old, expected)
    b.store(b.select(is_expected, new, old), pointer, align=i.align)
    leave(module, i)
    for part in list(i.users):
        if not isinstance(part, ir.ExtractValue):
            b.position_before(i)
            pair = b.insert_value(b.insert_value(ir.poison(i.type), old, 0), is_expected, 1)
            i.replace_all_uses_with(pair)
            break
        part.replace_all_uses_with(old if tuple(part.indices) == (0,) else is_expected)
        part.remove()
    i.remove()
