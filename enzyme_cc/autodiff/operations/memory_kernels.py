"""memcpy, memmove, memset and realloc on shadow memory: loops over what the bytes are.

Floats move their adjoints the other way in the reverse sweep, pointers move their shadows in the forward sweep,
integers do nothing, and words of either kind show what they hold (mixed_words.py, told_words.py). The loops are small
functions of the module, one for each pattern of bytes; LLVM inlines them.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.type_tree import ANYTHING, HINT, POINTER, STRIDED, UNKNOWN
from enzyme_cc.autodiff.interface.refusals import undeduced_memory
from enzyme_cc.autodiff.runtime import byte_copies
from enzyme_cc.autodiff.shadow import mixed_words, told_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.mixed_words import is_address
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.autodiff.shadow.told_words import WORD
from enzyme_cc.ir import Builder, Function, Type, Value

Places = list[tuple[int, Type]]
"""Offset and type of floats and pointers; MIXED for either."""
MIXED = ir.i64
Pieces = tuple[int, tuple[tuple[int, Type], ...]]
"""Stride in bytes, and (offset, type) of the floats and pointers in it."""
WORDS: Pieces = (8, ((0, MIXED),))
"""Memory of which no more is known than that its numbers are doubles in their natural places."""


def pieces_behind(s: Sweep, access: ir.Instruction, size: int | None, *pointers: Value) -> Pieces:
    """What lies behind the pointers, which hold the same types, as far as any of them tells; refused where that is not
    enough to move derivatives."""
    length, found, unknown = _layout_behind(s, size, *pointers)
    is_outside = bool(unknown) and any(_is_unknown_outside(s, pointer, size) for pointer in pointers)
    if s.engine.primals.mixed and not is_outside and told_words.tells_words(s, access) and (
        unknown or any(told_words.may_hold_addresses(s, pointer, size or 8) for pointer in pointers)
    ):
        return told_words.rows_of_words(size)
    if not s.engine.options.unchecked and (
        _may_hold_more(unknown, found, s.engine) if found else unknown
    ):
        if is_outside or not s.facts.types.holds_words(*pointers, *map(_base, pointers)):
            s.engine.expect_mixed_words()
            s.engine.fail(undeduced_memory(s.facts, access))
        if size is None:
            return WORDS
        words = [(at, MIXED) for o, n in unknown for at in range(-(-o // 8) * 8, o + n - 7, 8)]
        found = sorted([*found, *words], key=lambda place: place[0])
    return _compressed(length, found, s.engine.layout)


def _is_unknown_outside(s: Sweep, pointer: Value, size: int | None) -> bool:
    """Whether the caller of the derivative hands the memory over, and what it holds there is not known."""
    return (
        not s.facts.is_constant_value(pointer) and s.engine.outside.is_behind(pointer, s.facts.function)
        and any(concrete is UNKNOWN for _, _, concrete in s.facts.memory_layout(pointer, size))
    )


def _base(pointer: Value) -> Value:
    """The pointer that an address is computed from."""
    while isinstance(pointer, ir.GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def _layout_behind(s: Sweep, size: int | None, *pointers: Value) -> tuple[int, Places, list[tuple[int, int]]]:
    """Length, numbers and pointers, and unknown (offset, bytes) of memory or of its repeating unit."""
    layouts = [s.facts.memory_layout(pointer, size) for pointer in pointers]
    best: list = []
    for layout in layouts:
        if not best or _knows_more(layout, best):
            best = layout
    found: Places = []
    length = _length(best)
    for offset, n, concrete in best:
        if concrete.is_float or concrete is POINTER:
            type: Type = ir.ptr if concrete is POINTER else ir.float_type(concrete.kind)
            step = s.engine.layout.size(type)
            found += [(at, type) for at in range(offset, offset + n - s.engine.layout.store_size(type) + 1, step)]
    words = [s.facts.types.mixed_words(pointer, size, STRIDED) for pointer in pointers]
    mixed = sorted({at for found_there in words for at in found_there} | told_words.contradicting_words(layouts))
    if size is None and any(
        at != s.facts.types.mixed_words(pointer, None, HINT) or (at and length < max(at[-1] + WORD, _length(layout)))
        for pointer, at, layout in zip(pointers, words, layouts, strict=True)
    ):
        # What is known of the memory is of several kinds of it: that of an array of numbers, say, and that of the nodes
        # of a tree, which hold each the address of one or the other. No unit of it repeats.
        return WORD, [], [(0, WORD)]
    if mixed:
        found = [(o, t) for o, t in found if all(o + s.engine.layout.size(t) <= at or at + 8 <= o for at in mixed)]
        found = sorted([*found, *((at, MIXED) for at in mixed)], key=lambda place: place[0])
    unknown = [(o, n) for o, n, c in best if c is UNKNOWN and not all(
        any(at <= byte < at + 8 for at in mixed) for byte in range(o, o + n))]
    return length if size is None else max(size, 1), found, unknown


def _length(layout: list) -> int:
    return max((o + n for o, n, _ in layout), default=1)


def _may_hold_more(unknown: list[tuple[int, int]], found: Places, engine: Derivatives) -> bool:
    """Whether bytes that only this copy touches have room for one more of the numbers found: it would carry a
    derivative too, and an integer must not. Beside pointers alone bytes are asked about while there is more to ask."""
    numbers = [type for _, type in found if type.is_fp]
    if not numbers and not engine.options.first_refusal:
        return False
    least = min(engine.layout.size(type) for type in numbers or (type for _, type in found))
    return any(length >= least for _, length in unknown)


def _knows_more(a: list, b: list) -> bool:
    def known_bytes(layout: list) -> float:
        total = sum(n for _, n, _ in layout) or 1
        return sum(n for _, n, c in layout if c is not UNKNOWN and c is not ANYTHING) / total

    return known_bytes(a) > known_bytes(b)


def _compressed(stride: int, found: list[tuple[int, Type]], layout: ir.DataLayout) -> Pieces:
    """An array of one type has that type's stride."""
    if found:
        first = found[0][1]
        step = layout.size(first)
        if all(t is first for _, t in found) and [o for o, _ in found] == list(range(0, stride, step)):
            return step, ((0, first),)
    return stride, tuple(found)


def _only(pieces: Pieces, pointers: bool) -> Pieces:
    return pieces[0], tuple((o, t) for o, t in pieces[1] if t.is_pointer == pointers or t is MIXED)


def transfer_operands(call: ir.Call, callee: CallModel) -> tuple[Value, Value | None, Value]:
    """Destination, source (None for memset) and length of a transfer."""
    info = callee.info
    assert info is not None and info.destination is not None and info.length is not None
    source = None if info.source is None else call.args[info.source]
    return call.args[info.destination], source, call.args[info.length]


def _is_literal(s: Sweep, source: Value) -> bool:
    """Whether what is copied is written in the program, as a string is, and holds no address: no derivative comes from
    there, whatever the bytes are."""
    objects = s.facts.flow.alias.pointers.objects(source)
    return bool(objects) and all(
        isinstance(o, ir.GlobalVariable) and o.is_constant_global and o.has_definitive_initializer
        and o.initializer is not None and _holds_no_address(o.initializer)
        for o in objects or ()
    )


def _holds_no_address(constant: ir.Constant) -> bool:
    if isinstance(constant, ir.ConstantAggregate):
        return all(_holds_no_address(element) for element in constant.elements)
    return isinstance(constant, (ir.ConstantString, ir.ConstantInt, ir.ConstantFP)) or ir.is_zero_constant(constant)


def copy_tangents(call: ir.Call, to: Value, source: Value, size: Value, b: Builder) -> None:
    """What the primal does to its memory, on shadow memory of forward mode."""
    if call.called_name in byte_copies.FUNCTIONS:
        b.call(call.callee, (to, source, size, call.args[3]), call.function_type)
    else:
        b.memmove(to, source, size)


def forward_transfer(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Pointers that move take their shadows along."""
    to, source, length = transfer_operands(call, callee)
    if not call.type.is_void:
        s.shadows[call] = s.shadow(to, b)
    if s.facts.is_constant_value(to):
        return
    size = length.value if isinstance(length, ir.ConstantInt) else None
    if (source is None or _is_literal(s, source)) and not s.facts.layout_has_pointers(to, size):
        return
    found = pieces_behind(s, call, size, to, *([source] if source is not None else []))
    if found[1] and callee.info is not None and callee.info.name in byte_copies.FUNCTIONS:
        b.call(byte_copies.declared(s.module, byte_copies.REPEATED), ())
        return
    pieces = _only(found, True)
    if not pieces[1]:
        return
    count = s.value(length)
    targets = s.shadow(to, b)
    if source is None:
        pieces = pieces[0], tuple((o, t) for o, t in pieces[1] if t is not MIXED)  # numbers have adjoints there
        for lane in targets:
            b.call(kernel(s, "clear", pieces), (lane, b.zext(count, ir.i64)))
        return
    if s.is_self_shadow(source):
        s.require_runtime_activity(call)
    for lane, origin in zip(targets, s.shadow(source, b), strict=True):
        b.call(kernel(s, "copy", pieces), (lane, origin, b.zext(count, ir.i64)))


def reverse_transfer(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Adjoints of moved floats go back to where they came from; those of overwritten ones end."""
    to, source, length = transfer_operands(call, callee)
    if s.facts.is_constant_value(to):
        return
    size = length.value if isinstance(length, ir.ConstantInt) else None
    if (source is None or _is_literal(s, source)) and all(
        c is not POINTER for _, _, c in s.facts.memory_layout(to, size)
    ):
        count = b.zext(s.need(length), ir.i64)
        for lane in s.shadow_in_reverse(to, b):
            b.memset(lane, ir.int_constant(ir.i8, 0), active_size(s, b, to, lane, count))
        return
    pieces = _only(pieces_behind(s, call, size, to, *([source] if source is not None else [])), False)
    if not pieces[1]:
        return
    count = b.zext(s.need(length), ir.i64)
    targets = s.shadow_in_reverse(to, b)
    if source is None or s.facts.is_constant_value(source):
        for lane in targets:
            b.call(kernel(s, "clear", pieces), (lane, active_size(s, b, to, lane, count)))
        return
    for lane, origin in zip(targets, s.shadow_in_reverse(source, b), strict=True):
        bytes_moved = active_size(s, b, to, lane, count)
        if size is None and pieces == WORDS:
            b.call(byte_copies.declared(s.module, byte_copies.ODD), (lane, origin, bytes_moved))
        if s.needs_guard(source):
            # an inactive source: the adjoint ends here
            inactive = b.icmp("eq", s.need(source), origin)
            b.call(kernel(s, "clear", pieces), (lane, b.select(inactive, bytes_moved, ir.int_constant(ir.i64, 0))))
            bytes_moved = b.select(inactive, ir.int_constant(ir.i64, 0), bytes_moved)
        move_adjoints(s, b, lane, origin, bytes_moved, pieces)


def active_size(s: AdjointSweep, b: Builder, pointer: Value, shadow: Value, size: Value) -> Value:
    """The size, or 0 where the pointer is inactive at run time."""
    if not s.needs_guard(pointer):
        return size
    return b.select(b.icmp("eq", s.need(pointer), shadow), ir.int_constant(ir.i64, 0), size)


def move_adjoints(s: Sweep, b: Builder, to: Value, source: Value, size: Value, pieces: Pieces) -> None:
    """shadow of source += shadow of destination; shadow of destination = 0."""
    floats = _only(pieces, False)
    if floats[1]:
        b.call(kernel(s, "return", floats), (to, source, size))


def restore_adjoints(s: Sweep, b: Builder, to: Value, source: Value, size: Value, call: ir.Call) -> None:
    """Backwards through realloc: the shadow of the old block becomes what that of the new one is. What is not known of
    the bytes need not be: nobody else has the old block, whose shadow still holds what pointers it held."""
    length, found, unknown = _layout_behind(s, None, call.args[0], call)
    if unknown or not found:
        b.call(kernel(s, "restore", WORDS), (to, source, size))
        tail = b.and_(size, ir.int_constant(ir.i64, 7))
        at = b.sub(size, tail)
        b.memmove(b.gep(ir.i8, source, (at,)), b.gep(ir.i8, to, (at,)), tail)
        return
    pieces = _only(_compressed(length, found, s.engine.layout), False)
    if pieces[1]:
        b.call(kernel(s, "restore", pieces), (to, source, size))


def kernel(s: Sweep, operation: str, pieces: Pieces) -> Function:
    """The function that applies an operation to each piece of each stride of `size` bytes.

    copy (to, from, size), clear (to, size), return (to, from, size): see move_adjoints; restore (to, from, size): what
    lies at `to` goes back to where it was before realloc. Overlap is allowed as memmove allows it.
    """
    stride, parts = pieces
    described = ".".join(f"{o}{'p' if t.is_pointer else t}" for o, t in parts)
    if len(described) > 60:
        described = f"{len(parts)}pieces"
    name = f"__enzyme_cc.{operation}.{stride}.{described}"
    found = s.engine.kernels.get((operation, pieces))
    if found is None:
        found = _make_kernel(s.module, s.module.unique_name(name), operation, pieces)
        s.engine.kernels[operation, pieces] = found
    return found


def _make_kernel(module: ir.Module, name: str, operation: str, pieces: Pieces) -> Function:
    two = operation != "clear"
    type = ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64) if two else (ir.ptr, ir.i64))
    names = ["to", "source", "size"] if two else ["to", "size"]
    function = Function.create(module, name, type, "internal", names)
    function.attributes = ("nounwind", "alwaysinline")
    to, size = function.args[0], function.args[-1]
    source = function.args[1] if two else None
    entry = function.add_block("entry")
    b = Builder(entry)
    count = b.udiv(size, ir.int_constant(ir.i64, pieces[0]))
    done = BasicBlockOf(function, "done")
    if source is None:
        _loop(function, entry, count, done, True, operation, pieces, to, source)
    else:
        # for overlapping memory: ascending if the destination lies above, since what is read next lies above too;
        # a plain copy of pointers goes the other way round
        above = b.icmp("ugt", to, source)
        up, down = BasicBlockOf(function, "up"), BasicBlockOf(function, "down")
        first, second = (up, down) if operation == "return" else (down, up)
        b.cond_br(above, first, second)
        for start, ascending in ((up, True), (down, False)):
            function.blocks.append(start)
            _loop(function, start, count, done, ascending, operation, pieces, to, source)
    function.blocks.append(done)
    function.blocks_changed()
    Builder(done).ret()
    return function


def BasicBlockOf(function: Function, name: str) -> ir.BasicBlock:
    """A block that is not yet in the function's list."""
    return ir.BasicBlock(name, function)


def _loop(
    function: Function,
    start: ir.BasicBlock,
    count: Value,
    done: ir.BasicBlock,
    ascending: bool,
    operation: str,
    pieces: Pieces,
    to: Value,
    source: Value | None,
) -> None:
    """Emit `start` -> loop over the strides -> `done`."""
    b = Builder(start)
    body = BasicBlockOf(function, "body")
    function.blocks.append(body)
    none = b.icmp("eq", count, ir.int_constant(ir.i64, 0))
    b.cond_br(none, done, body)
    b = Builder(body)
    number = ir.Phi(ir.i64, name="number")
    b.insert(number)
    one = ir.int_constant(ir.i64, 1)
    index = number if ascending else b.sub(b.sub(count, one), number)
    at = b.mul(index, ir.int_constant(ir.i64, pieces[0]))
    target = b.gep(ir.i8, to, (at,))
    origin = b.gep(ir.i8, source, (at,)) if source is not None else None
    parts = pieces[1] if ascending else pieces[1][::-1]
    for offset, type in parts:
        place = b.gep(ir.i8, target, (ir.int_constant(ir.i64, offset),))
        from_place = b.gep(ir.i8, origin, (ir.int_constant(ir.i64, offset),)) if origin is not None else None
        align = 1 if type.is_fp and type.bits == 80 else None
        if type is MIXED:
            _mixed(b, operation, place, from_place)
        elif operation == "clear":
            b.store(ir.zero(type), place, align=align)
        elif operation == "copy":
            assert from_place is not None
            b.store(b.load(type, from_place, align=align), place, align=align)
        elif operation == "restore":
            assert from_place is not None
            b.store(b.load(type, place, align=align), from_place, align=align)
        else:
            assert from_place is not None
            d = b.load(type, place, align=align)
            b.store(ir.zero(type), place, align=align)
            b.store(b.fadd(b.load(type, from_place, align=align), d), from_place, align=align)
    following = b.add(number, one)
    number.add_incoming(ir.int_constant(ir.i64, 0), start)
    number.add_incoming(following, body)
    b.cond_br(b.icmp("eq", following, count), done, body)


def _mixed(b: Builder, operation: str, place: Value, from_place: Value | None) -> None:
    """An operation on a word that holds now a pointer, now a double."""
    mixed_words.mark(b)
    zero = ir.int_constant(ir.i64, 0)
    old = b.load(ir.i64, place, align=1)
    if operation == "clear":
        b.store(b.select(is_address(b, old), old, zero), place, align=1)
        return
    assert from_place is not None
    origin = b.load(ir.i64, from_place, align=1)
    if operation == "restore":
        b.store(b.select(is_address(b, origin), origin, old), from_place, align=1)
        return
    if operation == "copy":  # the adjoint of what will be there stays, a shadow that was there does not
        b.store(b.select(is_address(b, origin), origin, b.select(is_address(b, old), zero, old)), place, align=1)
        return
    # Where an adjoint comes back a double was copied: an address in its place is left from before that was stored.
    total = b.bitcast(b.fadd(b.bitcast(origin, ir.f64), b.bitcast(old, ir.f64)), ir.i64)
    total = b.select(is_address(b, origin), old, total)
    none = b.icmp("eq", b.shl(old, ir.int_constant(ir.i64, 1)), zero)  # of either sign
    b.store(b.select(is_address(b, old), old, zero), place, align=1)
    b.store(b.select(b.or_(is_address(b, old), none), origin, total), from_place, align=1)
