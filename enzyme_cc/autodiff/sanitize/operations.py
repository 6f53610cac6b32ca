"""How instructions other than calls move and make labels, by opcode: those whose results can hold bytes of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_cc import ir
from enzyme_cc.autodiff.sanitize.labels import Labels, lanes_of
from enzyme_cc.ir import Instruction, Value

_LOST = "bits of a number that depends on what is differentiated become a number here, without a derivative"
PARTS = "this computes with a number that was put together from bits of others: it has no derivative"
_BITS = {"and": "&", "or": "|", "xor": "^", "add": "+"}
_SHIFTS = {"shl": "<", "lshr": ">", "ashr": "s"}


def load(f: Labels, i: Instruction) -> None:
    assert isinstance(i, ir.Load)
    f.call("load", f.make(i), i.pointer, f.of(i.pointer), f.number(f.size(i.type)))


def same(f: Labels, i: Instruction) -> None:
    """The bytes of the first operand, as many as there are: bitcast, inttoptr, freeze, trunc of a scalar."""
    if not f.has(i.operands[0]):
        return
    size, given = f.size(i.type), f.size(i.operands[0].type)
    made = f.make(i)
    if given < size:
        f.call("copy", made, ir.null(), f.number(size))
    f.call("copy", made, f.of(i.operands[0]), f.number(min(size, given)))


def base(f: Labels, i: Instruction) -> None:
    assert isinstance(i, ir.GetElementPtr)
    if not f.has(i.pointer):
        return
    made = f.make(i)
    size = f.size(i.pointer.type)
    for lane in range(f.size(i.type) // size):
        f.call("copy", f.at(made, lane * size), f.of(i.pointer), f.number(size))


def compute(f: Labels, i: Instruction) -> None:
    """Arithmetic on numbers, lane by lane."""
    operands = [o for o in i.operands if o.type.is_fp]
    if f.has(*operands):
        lanewise(f, i, operands)


def lanewise(f: Labels, i: Instruction, operands: Sequence[Value]) -> None:
    lanes, size = lanes_of(i.type, f.layout)
    given: list[Value] = []
    for operand in [*operands, None, None, None][:3]:
        if operand is None:
            given += [ir.null(), f.number(0)]
        else:
            given += [f.of(operand), f.number(lanes_of(operand.type, f.layout)[1])]
    f.call("compute", f.site(i, PARTS), f.make(i), f.number(lanes), f.number(size), *given)


def mix(f: Labels, i: Instruction) -> None:
    """Integer arithmetic."""
    operands = [o for o in i.operands if o.type is i.type]
    if not f.has(*operands):
        return
    lanes, size = lanes_of(i.type, f.layout)
    given = [*(f.of(o) for o in operands), ir.null(), ir.null(), ir.null()][:3]
    f.call("mix", f.site(i), f.make(i), f.number(lanes), f.number(size), *given)


def bits(f: Labels, i: Instruction) -> None:
    if not f.has(*i.operands):
        return
    lanes, size = lanes_of(i.type, f.layout)
    given = [v for o in i.operands for v in (f.in_memory(o), f.of(o))]
    operation = f.number(ord(_BITS[i.opcode]), ir.i32)
    f.call("bits", f.site(i), operation, f.make(i), f.number(lanes), f.number(size), *given)


def shift(f: Labels, i: Instruction) -> None:
    if not f.has(*i.operands):
        return
    lanes, size = lanes_of(i.type, f.layout)
    shifted, by = i.operands
    f.call("shift", f.site(i), f.number(ord(_SHIFTS[i.opcode]), ir.i32), f.make(i), f.number(lanes),
              f.number(size), f.of(shifted), f.in_memory(by), f.of(by))


def multiply(f: Labels, i: Instruction) -> None:
    if not f.has(*i.operands):
        return
    lanes, size = lanes_of(i.type, f.layout)
    given = [v for o in i.operands for v in (f.in_memory(o), f.of(o))]
    f.call("multiply", f.site(i), f.make(i), f.number(lanes), f.number(size), *given)


def widen(f: Labels, i: Instruction) -> None:
    """zext, sext and trunc, lane by lane."""
    [operand] = i.operands
    if not f.has(operand):
        return
    lanes, size = lanes_of(i.type, f.layout)
    given = lanes_of(operand.type, f.layout)[1]
    f.call("widen", f.make(i), f.number(lanes), f.number(size), f.of(operand), f.number(given),
              f.number(int(i.opcode == "sext"), ir.i32))


def leave(f: Labels, i: Instruction) -> None:
    """An integer becomes a number."""
    [operand] = i.operands
    if f.has(operand):
        f.call("leave", f.site(i, _LOST), f.of(operand), f.number(f.size(operand.type)))


def select(f: Labels, i: Instruction) -> None:
    condition, if_true, if_false = i.operands
    if not f.has(if_true, if_false):
        return
    made = f.make(i)
    if not condition.type.is_vector:
        chosen = f.b.select(condition, f.of(if_true), f.of(if_false))
        f.call("copy", made, chosen, f.number(f.size(i.type)))
        return
    lanes, size = lanes_of(i.type, f.layout)
    for lane in range(lanes):
        bit = f.b.extract_element(condition, f.number(lane))
        chosen = f.b.select(bit, f.at(f.of(if_true), lane * size), f.at(f.of(if_false), lane * size))
        f.call("copy", f.at(made, lane * size), chosen, f.number(size))


def extract_value(f: Labels, i: Instruction) -> None:
    assert isinstance(i, ir.ExtractValue)
    [aggregate] = i.operands
    if f.has(aggregate):
        from_ = f.at(f.of(aggregate), f.layout.part(aggregate.type, i.indices)[0])
        f.call("copy", f.make(i), from_, f.number(f.size(i.type)))


def insert_value(f: Labels, i: Instruction) -> None:
    assert isinstance(i, ir.InsertValue)
    aggregate, value = i.operands
    if f.has(aggregate, value):
        made = f.make(i)
        f.call("copy", made, f.of(aggregate), f.number(f.size(i.type)))
        if f.can_hold(value.type):
            into = f.at(made, f.layout.part(i.type, i.indices)[0])
            f.call("copy", into, f.of(value), f.number(f.size(value.type)))


def lane_at(f: Labels, labels: Value, index: Value, size: int) -> Value:
    wide = f.b.zext(index, ir.i64) if index.type is not ir.i64 else index
    return f.b.gep(ir.i64, labels, (f.b.mul(wide, f.number(size)),))


def extract_element(f: Labels, i: Instruction) -> None:
    vector, index = i.operands
    if f.has(vector):
        size = f.size(i.type)
        f.call("copy", f.make(i), lane_at(f, f.of(vector), index, size), f.number(size))


def insert_element(f: Labels, i: Instruction) -> None:
    vector, value, index = i.operands
    if f.has(vector, value):
        made, size = f.make(i), f.size(value.type)
        f.call("copy", made, f.of(vector), f.number(f.size(i.type)))
        f.call("copy", lane_at(f, made, index, size), f.of(value), f.number(size))


def shuffle(f: Labels, i: Instruction) -> None:
    assert isinstance(i, ir.ShuffleVector)
    left, right = i.operands
    if not f.has(left, right):
        return
    made = f.make(i)
    size = lanes_of(i.type, f.layout)[1]
    for lane, source in enumerate(i.mask):
        given: Value = ir.null()
        if source is not None and source >= 0:
            vector = left if source < left.type.count else right
            given = f.at(f.of(vector), (source % left.type.count) * size)
        f.call("copy", f.at(made, lane * size), given, f.number(size))


def exchange(f: Labels, i: Instruction) -> None:
    """Atomic operations: what lay there comes out, what lies there then depends on both."""
    pointer, value = i.operands[0], i.operands[-1]
    size = f.size(value.type)
    old = f.room(value.type)
    f.call("load", old, pointer, f.of(pointer), f.number(size))
    f.call("copy", f.make(i), ir.null(), f.number(f.size(i.type)))
    f.call("copy", f.labels[i], old, f.number(size))
    operation = getattr(i, "operation", "xchg")
    if operation == "xchg":
        f.call("store", pointer, f.of(value), f.number(size))
        return
    new = f.room(value.type)
    one, site = f.number(1), f.site(i, PARTS if value.type.is_fp else "")
    if value.type.is_fp:
        n = f.number(size)
        f.call("compute", site, new, one, n, old, n, f.of(value), n, ir.null(), f.number(0))
    else:
        f.call("mix", site, new, one, f.number(size), old, f.of(value), ir.null())
    f.call("store", pointer, new, f.number(size))



OPERATIONS: dict[str, Callable[[Labels, Instruction], None]] = {
    "load": load,
    "getelementptr": base,
    "select": select,
    "extractvalue": extract_value,
    "insertvalue": insert_value,
    "extractelement": extract_element,
    "insertelement": insert_element,
    "shufflevector": shuffle,
    "mul": multiply,
    **dict.fromkeys(("sub", "udiv", "sdiv", "urem", "srem"), mix),
    **dict.fromkeys(_BITS, bits),
    **dict.fromkeys(_SHIFTS, shift),
    **dict.fromkeys(("trunc", "zext", "sext"), widen),
    **dict.fromkeys(("sitofp", "uitofp"), leave),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fpext", "fptrunc"), compute),
    **dict.fromkeys(("bitcast", "ptrtoint", "inttoptr", "addrspacecast", "freeze"), same),
    **dict.fromkeys(("atomicrmw", "cmpxchg"), exchange),
}
