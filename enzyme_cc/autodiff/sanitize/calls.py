"""What calls do with labels: those of followed functions, of functions of mathematics, of others by their tables."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces
from enzyme_cc.autodiff.gradcheck.tracing import leaves
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.sanitize.labels import RUNTIME, SANITIZED, Labels, lanes_of
from enzyme_cc.autodiff.sanitize.operations import PARTS, lanewise, mix
from enzyme_cc.ir import Function, Value
from enzyme_cc.ir.invokes import give_own_successor
from enzyme_cc.rules import Spelling, known, lookup
from enzyme_cc.rules.functions import COPY as COPIES
from enzyme_cc.rules.functions import INACTIVE, REALLOCATE, SET, SORT, FunctionInfo

_SAME_POINTER = ("llvm.launder.", "llvm.strip.", "llvm.ptrmask", "llvm.threadlocal.address", "llvm.ssa.copy")



# ---- calls


def visit_call(f: Labels, call: ir.Call) -> None:
    """Append a call, and what is done with labels before and after it."""
    callee = call.called_function
    if callee is None and isinstance(call.callee, ir.InlineAsm):
        append(f, call)
    elif callee is None:
        found = f.call("instrumented", call.callee)
        call.set_operand(len(call.operands) - 1, found)
        call_followed(f, call, found)
    elif callee.name.startswith(SANITIZED) and call.function_type is callee.function_type:
        call_followed(f, call, callee)
    elif callee.name.startswith(("llvm.dbg.", RUNTIME)):
        f.b.block.append(call)
    else:
        call_outside(f, call, callee.name)


def append(f: Labels, call: ir.Call) -> None:
    """The call, and the builder to where its result can be used."""
    if call.tail == "musttail":
        call.tail = None
    f.b.block.append(call)
    if isinstance(call, ir.Invoke):
        between = give_own_successor(call)
        f.b.block, f.b.index = between, 0


def call_followed(f: Labels, call: ir.Call, callee: Value) -> None:
    room = f.call("arguments", callee)
    for value, offset, size in f.places_of(call.args):
        f.call("copy", f.at(room, offset), f.of(value), f.number(size))
    append(f, call)
    if f.can_hold(call.type):
        f.call("returned", f.make(call), callee, f.number(f.size(call.type)))


def call_outside(f: Labels, call: ir.Call, name: str) -> None:
    spelling = lookup(name)
    info = known(name)
    if name.startswith("llvm.lifetime.start"):
        append(f, call)
        if isinstance(call.args[-1], ir.Alloca):
            f.call("clear", call.args[-1], f.number(f.layout.size(call.args[-1].allocated_type)))
    elif spelling is not None:
        call_function(f, call, spelling)
    elif name.startswith("llvm.bswap"):
        append(f, call)
        if f.has(call.args[0]):
            lanes, size = lanes_of(call.type, f.layout)
            f.call("reverse", f.make(call), f.number(lanes), f.number(size), f.of(call.args[0]))
    elif info is not None and info.kind == SORT and not isinstance(call, ir.Invoke) and call.arg_count >= 4:
        base, count, width, compare = call.args[:4]
        context = call.args[4] if call.arg_count > 4 else ir.null()
        compare = f.call("instrumented", compare)
        f.call("sort", base, f.of(base), count, width, compare, context, f.of(context))
        call.drop_operands()
    else:
        call_memory(f, call, name, info)


def call_function(f: Labels, call: ir.Call, spelling: Spelling) -> None:
    """A function of mathematics: its results depend on its operands."""
    places = FunctionPlaces(call, spelling)
    operands = [a for a in call.args if a.type.is_fp]
    if not places.rule.complex and call.type.is_fp and len(places.rule.outputs) == 1 and len(operands) <= 3 and all(
        lanes_of(o.type, f.layout)[0] == lanes_of(call.type, f.layout)[0] for o in operands
    ):
        append(f, call)
        if f.has(*operands) and not places.rule.inactive:
            lanewise(f, call, operands)
        return
    found = depends_on(f, call)
    for name in places.places:
        if places.in_memory(name):
            labels = f.room(places.type)
            address = places.address(name, places.operand(name), f.b)
            size = f.number(f.size(places.type))
            f.call("load", labels, address, f.of(places.operand(name)), size)
            used = f.call("uses", f.site(call, PARTS), labels, f.number(1), size)
            found = f.b.or_(found, used)
    append(f, call)
    results_depend(f, call, found)
    for output in places.outputs:
        pointer = places.pointer_of(output)
        if pointer is not None:
            f.call("written", pointer, f.number(1), f.number(f.size(places.type)), found)


def depends_on(f: Labels, call: ir.Call) -> Value:
    """Whether one of the numbers that are passed is active."""
    found: Value = f.number(0, ir.i32)
    for argument in call.args:
        if not f.has(argument) or argument.type.is_pointer:
            continue
        for _, offset, type in leaves(argument.type, f.layout):
            if type.is_fp:
                lanes, size = lanes_of(type, f.layout)
                labels = f.at(f.of(argument), offset)
                used = f.call("uses", f.site(call, PARTS), labels, f.number(lanes), f.number(size))
                found = f.b.or_(found, used)
    return found


def results_depend(f: Labels, call: ir.Call, found: Value) -> None:
    """Numbers in the result are active where `found` is."""
    if not f.can_hold(call.type):
        return
    numbers = [(o, t) for _, o, t in leaves(call.type, f.layout) if t.is_fp]
    if not numbers:
        return
    made = f.make(call)
    f.call("copy", made, ir.null(), f.number(f.size(call.type)))
    for offset, type in numbers:
        lanes, size = lanes_of(type, f.layout)
        f.call("depends", f.at(made, offset), f.number(lanes), f.number(size), found)


def call_memory(f: Labels, call: ir.Call, name: str, info: FunctionInfo | None) -> None:
    args, kind = call.args, info.kind if info is not None else None
    if info is not None and kind == COPIES and info.length is not None:
        to, source = args[info.destination or 0], args[info.source or 0]
        f.call("move", to, source, f.of(source), f.b.zext(args[info.length], ir.i64))
    elif info is not None and kind == SET and info.length is not None:
        f.call("clear", args[info.destination or 0], f.b.zext(args[info.length], ir.i64))
    elif info is None and not name.startswith(_SAME_POINTER) and (
        not name.startswith("llvm.") or any(a.type.is_pointer for a in args)
    ):
        f.call("outside", f.sites.text(spoken(name)))
    inert = info is not None and kind == INACTIVE
    found = f.number(0, ir.i32) if inert else depends_on(f, call)
    for n, argument in enumerate(args):
        if isinstance(argument, Function) and argument.name in f.followed:
            call.set_operand(n, f.followed[argument.name])
    append(f, call)
    if info is not None and kind in ("allocate", REALLOCATE) and call.type.is_pointer:
        allocated(f, call, info)
    elif call.type.is_pointer:
        same = info.returns if info is not None else 0 if name.startswith(_SAME_POINTER) else None
        if same is not None and f.has(args[same]):
            f.call("copy", f.make(call), f.of(args[same]), f.number(8))
    elif call.type.is_int and name.startswith("llvm.") and f.can_hold(call.type):
        mix(f, call)
    else:
        results_depend(f, call, found)


def allocated(f: Labels, call: ir.Call, info: FunctionInfo) -> None:
    sizes = [f.b.zext(call.args[n], ir.i64) for n in info.size]
    if not sizes:
        return
    size = sizes[0] if len(sizes) == 1 else f.b.mul(sizes[0], sizes[1])
    if info.kind != REALLOCATE:
        f.call("clear", call, size)
        return
    old = call.args[(info.frees or (0,))[0]]
    f.call("move", call, old, f.of(old), size)
    if f.has(old):
        f.call("copy", f.make(call), f.of(old), f.number(8))


