"""memcpy, memmove, memset and realloc on shadow memory: loops over what the bytes are.

Floats move their adjoints the other way in the reverse sweep, pointers move their shadows in the forward sweep,
integers do nothing, and words of either kind show what they hold (mixed_words.py). The loops are small
functions of the module, one for each pattern of bytes; LLVM inlines them.

A copy whose length only the running program knows may end in the midst of a number, whose other bytes another copy
moves: its adjoint goes back byte by byte, where nothing has to be added (`_move_parts`).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.known_bits import zero_bits
from enzyme_cc.analysis.type_tree import POINTER
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts import told_words
from enzyme_cc.autodiff.facts.copied_memory import (
    ASKEW,
    MIXED,
    PARTS,
    UNSEEN,
    WORDS,
    Pieces,
    compressed,
    ends_of_numbers,
    is_literal,
    layout_behind,
    moved_pieces,
    only,
    pieces_behind,
    repeats_bytes,
    transfer_operands,
)
from enzyme_cc.autodiff.runtime import byte_copies
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.mixed_words import is_address
from enzyme_cc.autodiff.shadow.places import place_of
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Function, Value

_ENDED_SEED = "__enzyme_cc_ended_seed"
_LEAST_NORMAL: dict[ir.Type, float] = {ir.f32: 2.0**-126, ir.f64: 2.0**-1022}
"""Less is what malloc leaves of its own behind a block, and changes no gradient."""


def returned_shadow(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> Lanes:
    """The shadow of what a transfer returns: where the destination begins, or ends."""
    assert callee.info is not None
    to, _, length = transfer_operands(call, callee)
    begins = s.shadow(to, b)
    return begins.map(lambda lane: b.gep(ir.i8, lane, (s.value(length),))) if callee.info.returns_end else begins


def stop_at_cut_numbers(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """End the program where a copy ends in the midst of a number of a structure."""
    stride, numbers = ends_of_numbers(s.facts, call, callee)
    if not numbers:
        return
    length = b.zext(s.value(transfer_operands(call, callee)[2]), ir.i64)
    rest = b.urem(length, ir.int_constant(ir.i64, stride))
    is_cut: Value = ir.int_constant(ir.i1, 0)
    for offset, type in numbers:
        within = b.sub(rest, ir.int_constant(ir.i64, offset + 1))
        bytes_within = ir.int_constant(ir.i64, s.engine.layout.store_size(type) - 1)
        is_cut = b.or_(is_cut, b.icmp("ult", within, bytes_within))
    stop = byte_copies.declared(s.module, byte_copies.END)
    b.call(stop, (b.zext(is_cut, ir.i64), place_of(s.module, call)))


def stop_at_parts(
    s: Sweep, call: ir.Call, size_of_number: int, to: Value, source: Value, size: Value, b: Builder
) -> None:
    """End the program where tangents of a row of numbers are copied that begin or end in the midst of one: the bytes of
    a tangent mean nothing beside those of another."""
    stop = byte_copies.declared(s.module, byte_copies.PARTS)
    b.call(stop, (to, source, size, ir.int_constant(ir.i64, size_of_number), place_of(s.module, call)))


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
        s.shadows[call] = returned_shadow(s, call, callee, b)
    if not s.facts.is_constant_value(to):
        stop_at_cut_numbers(s, call, callee, b)
    found = moved_pieces(s.facts, call, callee)
    if found[1] and repeats_bytes(callee):
        b.call(byte_copies.declared(s.module, byte_copies.REPEATED), ())
        return
    pieces = only(found, True)
    if not pieces[1]:
        return
    count = s.value(length)
    targets = s.shadow(to, b)
    may_cut = _may_cut(length, pieces)
    if source is None:
        targets.each(lambda lane: _vacate(s, b, pieces, lane, b.zext(count, ir.i64), may_cut))
        return
    targets.each(
        lambda lane, origin: b.call(kernel(s, "copy", pieces, may_cut), (lane, origin, b.zext(count, ir.i64))),
        s.shadow(source, b),
    )


def _vacate(s: Sweep, b: Builder, pieces: Pieces, shadow: Value, size: Value, may_cut: bool) -> None:
    """No addresses any more in so many bytes, in the forward sweep: numbers have adjoints there, which stay."""
    if all(type is not MIXED for _, type in pieces[1]):
        b.call(kernel(s, "clear", pieces, may_cut), (shadow, size))
        return
    if pieces in UNSEEN:  # the whole words that lie there
        start = b.ptrtoint(shadow, ir.i64)
        skipped = b.and_(b.sub(ir.int_constant(ir.i64, 0), start), ir.int_constant(ir.i64, 7))
        fits = b.icmp("ule", skipped, size)
        shadow = b.gep(ir.i8, shadow, (b.select(fits, skipped, ir.int_constant(ir.i64, 0)),))
        size = b.select(fits, b.sub(size, skipped), ir.int_constant(ir.i64, 0))
        pieces = WORDS
    b.call(kernel(s, "vacate", pieces, may_cut), (shadow, size))


def reverse_transfer(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Adjoints of moved floats go back to where they came from; those of overwritten ones end."""
    to, source, length = transfer_operands(call, callee)
    if s.facts.is_constant_value(to):
        return
    size = length.value if isinstance(length, ir.ConstantInt) else None
    if (source is None or is_literal(s.facts, source)) and all(
        c is not POINTER for _, _, c in s.facts.memory_layout(to, size)
    ):
        count = b.zext(s.need(length), ir.i64)
        s.shadow_in_reverse(to, b).each(
            lambda lane: b.memset(lane, ir.int_constant(ir.i8, 0), active_size(s, b, to, lane, count))
        )
        return
    pieces = only(pieces_behind(s.facts, call, size, to, *([source] if source is not None else [])), False)
    if not pieces[1]:
        return
    count, may_cut = b.zext(s.need(length), ir.i64), _may_cut(length, pieces)
    targets = s.shadow_in_reverse(to, b)
    if source is None or s.facts.is_constant_value(source):
        clear = kernel(s, "clear", pieces, may_cut)
        targets.each(lambda lane: b.call(clear, (lane, active_size(s, b, to, lane, count))))
        return

    def move_back(lane: Value, origin: Value) -> None:
        bytes_moved = active_size(s, b, to, lane, count)
        if size is None and pieces == WORDS:
            odd = byte_copies.declared(s.module, byte_copies.ODD)
            b.call(odd, (lane, origin, bytes_moved, place_of(s.module, call)))
        if s.needs_guard(source):
            # an inactive source: the adjoint ends here
            inactive = b.icmp("eq", s.need(source), origin)
            none = ir.int_constant(ir.i64, 0)
            b.call(kernel(s, "clear", pieces, may_cut), (lane, b.select(inactive, bytes_moved, none)))
            bytes_moved = b.select(inactive, none, bytes_moved)
        move_adjoints(s, b, lane, origin, bytes_moved, pieces, call, s.shadowing.is_shared(source), may_cut)

    targets.each(move_back, s.shadow_in_reverse(source, b))


def _may_cut(length: Value, pieces: Pieces) -> bool:
    """Whether so many bytes may end within a stride."""
    stride = pieces[0]
    if isinstance(length, ir.ConstantInt):
        return False
    return bool(stride & (stride - 1)) or zero_bits(length) & (stride - 1) != stride - 1


def active_size(s: AdjointSweep, b: Builder, pointer: Value, shadow: Value, size: Value) -> Value:
    """The size, or 0 where the pointer is inactive at run time."""
    if not s.needs_guard(pointer):
        return size
    return b.select(b.icmp("eq", s.need(pointer), shadow), ir.int_constant(ir.i64, 0), size)


def move_adjoints(
    s: Sweep, b: Builder, to: Value, source: Value, size: Value, pieces: Pieces, call: ir.Call, shared: bool = False,
    may_cut: bool = False,
) -> None:
    """shadow of source += shadow of destination; shadow of destination = 0."""
    floats = only(pieces, False)
    if floats[1]:
        may_meet = floats in (PARTS, *UNSEEN) or may_cut
        where = (place_of(s.module, call),) if may_meet else ()
        b.call(kernel(s, "share" if shared else "return", floats, may_cut, may_meet), (to, source, size, *where))


def restore_adjoints(s: Sweep, b: Builder, to: Value, source: Value, size: Value, call: ir.Call) -> None:
    """Backwards through realloc: the shadow of the old block becomes what that of the new one is. What is not known of
    the bytes need not be: nobody else has the old block, whose shadow still holds what pointers it held."""
    pieces = _of_block(s, call)
    if pieces == WORDS:
        b.call(kernel(s, "restore", WORDS), (to, source, size))
        tail = b.and_(size, ir.int_constant(ir.i64, 7))
        at = b.sub(size, tail)
        b.memmove(b.gep(ir.i8, source, (at,)), b.gep(ir.i8, to, (at,)), tail)
    elif pieces[1]:
        b.call(kernel(s, "restore", pieces, may_cut=True), (to, source, size))


def stop_at_ended_seeds(
    s: Sweep, b: Builder, to: Value, source: Value, certain: Value, size: Value, call: ir.Call
) -> None:
    """Backwards through realloc, before `restore_adjoints`: what lies behind the first `certain` bytes of a shadow may
    be room that the caller has not zeroed. The program ends if it was the seed of what was stored there after."""
    pieces = _of_block(s, call)
    if pieces[1]:
        within = b.select(b.icmp("ult", certain, size), certain, size)
        start = b.sub(within, b.urem(within, ir.int_constant(ir.i64, pieces[0])))
        of_both = (b.gep(ir.i8, lane, (start,)) for lane in (to, source))
        b.call(kernel(s, "ended", pieces, may_cut=pieces != WORDS), (*of_both, b.sub(size, start)))


def forget_adjoints(s: Sweep, b: Builder, shadow: Value, size: Value, pieces: Pieces) -> None:
    """Zero for the numbers of a block; what is not known of it may be addresses, which stay."""
    if pieces == WORDS:
        size = b.and_(size, ir.int_constant(ir.i64, -8))
    b.call(kernel(s, "forget", pieces, may_cut=True), (shadow, size))


def _of_block(s: Sweep, call: ir.Call) -> Pieces:
    """The numbers of the block that is reallocated."""
    return numbers_of(s, call.args[0], call)


def numbers_of(s: Sweep, *pointers: Value) -> Pieces:
    """The numbers behind pointers to the same memory, or words of which nothing is known; words too beside addresses
    where each shows what it holds: there may be room for numbers."""
    length, found, unknown = layout_behind(s.facts, None, *pointers)
    is_aligned = not any(o % WORDS[0] for o, _ in found)
    if s.engine.primals.mixed and is_aligned and any(type.is_pointer for _, type in found) and (
        told_words.has_only_doubles(s.engine)
    ):
        return WORDS
    return WORDS if unknown or not found else only(compressed(length, found, s.engine.layout), False)


def mover_of_block(s: Sweep, call: ir.Call) -> Function | None:
    """(from, to, bytes): moves the adjoints of the block that is reallocated; None if it holds no numbers."""
    pieces = _of_block(s, call)
    return kernel(s, "follow", pieces, may_cut=pieces != WORDS) if pieces[1] else None


def kernel(s: Sweep, operation: str, pieces: Pieces, may_cut: bool = False, is_told: bool = False) -> Function:
    """The function that applies an operation to each piece of each stride of `size` bytes.

    copy (to, from, size), clear (to, size), return (to, from, size): see move_adjoints; share: the same where several
    threads add; restore (to, from, size): what lies at `to` goes back to where it was before realloc, and numbers there
    are zero then; ended (to, from, size): stops where it was something before, and is zero now; follow: as return, of a
    block that has been reallocated; forget: as clear, of a whole block; vacate: as clear, of addresses. Overlap is
    allowed as memmove allows it.
    `may_cut`: the bytes may end within a stride. `is_told`: a last argument is the place in the source, for messages.
    """
    stride, parts = pieces
    may_cut = may_cut and pieces not in (WORDS, PARTS, *UNSEEN)  # of words odd bytes are looked at before
    described = ".".join(f"{o}{'p' if t.is_pointer else t}" for o, t in parts)
    if len(described) > 60:
        described = f"{len(parts)}pieces"
    name = f"__enzyme_cc.{operation}.{stride}.{described}"
    found = s.engine.kernels.get((operation, pieces, may_cut, is_told))
    if found is None:
        found = _make_kernel(s, s.module.unique_name(name), operation, pieces, may_cut, is_told)
        s.engine.kernels[operation, pieces, may_cut, is_told] = found
    return found


def _make_kernel(
    s: Sweep, name: str, operation: str, pieces: Pieces, may_cut: bool, is_told: bool
) -> Function:
    two = operation not in ("clear", "forget", "vacate")
    names = ["to", *(["source"] if two else []), "size", *(["where"] if is_told else [])]
    type = ir.function_type(ir.void, [ir.i64 if each == "size" else ir.ptr for each in names])
    widths = {part: s.engine.layout.store_size(part) for _, part in pieces[1]}
    function = Function.create(s.module, name, type, "internal", names)
    function.attributes = ("nounwind", "alwaysinline")
    to, size = function.args[0], function.args[names.index("size")]
    source = function.args[1] if two else None
    where = function.args[-1] if is_told else ir.null()
    b = Builder(function.add_block("entry"))
    done = BasicBlockOf(function, "done")
    if pieces == PARTS:
        _move_parts(b, operation, to, source, size, where)
        b.br(done)
    else:
        _move_pieces(b, done, operation, pieces, widths, may_cut, to, source, size, where)
    function.blocks.append(done)
    function.blocks_changed()
    Builder(done).ret()
    return function


def _move_pieces(
    b: Builder,
    done: ir.BasicBlock,
    operation: str,
    pieces: Pieces,
    widths: dict[ir.Type, int],
    may_cut: bool,
    to: Value,
    source: Value | None,
    size: Value,
    where: Value,
) -> None:
    """From where the builder is to `done`: by numbers, addresses and words, but by bytes where these are cut."""
    function = b.function
    zero, rest = ir.int_constant(ir.i64, 0), None
    is_odd: Value | None = None  # where there are no whole words or numbers to go by
    is_askew = pieces == ASKEW
    if pieces in UNSEEN:
        pieces = WORDS
        ends = b.or_(b.ptrtoint(to, ir.i64), size)
        ends = ends if source is None else b.or_(ends, b.ptrtoint(source, ir.i64))
        is_odd = b.icmp("ne", b.and_(ends, ir.int_constant(ir.i64, 7)), zero)
    elif may_cut:
        rest = b.urem(size, ir.int_constant(ir.i64, pieces[0]))
        if _fills_stride(pieces, widths):
            is_odd, rest = b.icmp("ne", rest, zero), None
    if is_odd is not None:
        whole, odd = BasicBlockOf(function, "whole"), BasicBlockOf(function, "odd")
        b.cond_br(is_odd, odd, whole)
        function.blocks.extend([odd, whole])
        b = Builder(odd)
        _move_parts(b, operation, to, source, size, where)
        b.br(done)
        b = Builder(whole)
    if is_askew and operation == "return":
        assert source is not None
        b.call(byte_copies.declared(b.module, byte_copies.ASKEW), (to, source, size, where))
        b.br(done)
        return
    count = b.udiv(size, ir.int_constant(ir.i64, pieces[0]))
    if source is None:
        _strides(b, count, rest, done, True, operation, pieces, widths, to, source)
    else:
        # for overlapping memory: ascending if the destination lies above, since what is read next lies above too;
        # a plain copy of pointers goes the other way round
        above = b.icmp("ugt", to, source)
        up, down = BasicBlockOf(function, "up"), BasicBlockOf(function, "down")
        first, second = (up, down) if operation in ("return", "share") else (down, up)
        b.cond_br(above, first, second)
        for start, ascending in ((up, True), (down, False)):
            function.blocks.append(start)
            _strides(Builder(start), count, rest, done, ascending, operation, pieces, widths, to, source)


def _fills_stride(pieces: Pieces, widths: dict[ir.Type, int]) -> bool:
    """Whether the memory holds numbers, or addresses, of one type and nothing else."""
    stride, ((start, type), *others) = pieces
    return not start and not others and stride == widths[type]


def _move_parts(b: Builder, operation: str, to: Value, source: Value | None, size: Value, where: Value) -> None:
    """An operation on bytes of numbers, or of addresses, whose other bytes are moved elsewhere."""
    module = b.module
    if source is None:
        b.memset(to, ir.int_constant(ir.i8, 0), size)
    elif operation == "copy":
        b.call(byte_copies.declared(module, byte_copies.ADDRESSES), (to, source, size))
    elif operation == "restore":
        b.memmove(source, to, size)
    elif operation == "ended":
        return
    else:
        name = byte_copies.ALONE if operation == "share" else byte_copies.MOVED
        moved = b.call(byte_copies.declared(module, name), (to, source, size, where))
        b.memmove(source, to, moved)
        # What lay at `to` alone is zero now.
        above = b.icmp("ugt", source, to)
        distance = b.select(above, b.sub(b.ptrtoint(source, ir.i64), b.ptrtoint(to, ir.i64)),
                            b.sub(b.ptrtoint(to, ir.i64), b.ptrtoint(source, ir.i64)))
        length = b.select(b.icmp("ult", distance, moved), distance, moved)
        start = b.select(above, ir.int_constant(ir.i64, 0), b.sub(moved, length))
        b.memset(b.gep(ir.i8, to, (start,)), ir.int_constant(ir.i8, 0), length)


def BasicBlockOf(function: Function, name: str) -> ir.BasicBlock:
    """A block that is not yet in the function's list."""
    return ir.BasicBlock(name, function)


def _strides(
    b: Builder,
    count: Value,
    rest: Value | None,
    done: ir.BasicBlock,
    ascending: bool,
    operation: str,
    pieces: Pieces,
    widths: dict[ir.Type, int],
    to: Value,
    source: Value | None,
) -> None:
    """From where the builder is, a loop over the strides, and over what is left behind them, to `done`."""
    function = b.function
    if rest is None:
        _loop(b, count, done, ascending, operation, pieces, to, source)
    elif ascending:
        last = BasicBlockOf(function, "last")
        _loop(b, count, last, ascending, operation, pieces, to, source)
        function.blocks.append(last)
        _rest(Builder(last), count, rest, ascending, operation, pieces, widths, to, source).br(done)
    else:
        b = _rest(b, count, rest, ascending, operation, pieces, widths, to, source)
        _loop(b, count, done, ascending, operation, pieces, to, source)


def _rest(
    b: Builder, count: Value, rest: Value, ascending: bool, operation: str, pieces: Pieces, widths: dict[ir.Type, int],
    to: Value, source: Value | None,
) -> Builder:
    """The pieces of the last stride, of which only some bytes are meant. None of them may be cut."""
    function, stride = b.function, pieces[0]
    at = b.mul(count, ir.int_constant(ir.i64, stride))
    target = b.gep(ir.i8, to, (at,))
    origin = b.gep(ir.i8, source, (at,)) if source is not None else None
    for offset, type in pieces[1] if ascending else pieces[1][::-1]:
        whole, less, cut, following = (
            BasicBlockOf(function, name) for name in ("piece", "less", "cut", "next")
        )
        function.blocks.extend([whole, less, cut, following])
        end = offset + widths[type]
        b.cond_br(b.icmp("uge", rest, ir.int_constant(ir.i64, end)), whole, less)
        b = Builder(less)
        b.cond_br(b.icmp("ugt", rest, ir.int_constant(ir.i64, offset)), cut, following)
        b = Builder(cut)
        if operation in ("restore", "ended", "follow", "forget") or (operation == "vacate" and type is MIXED):
            # a block has room for more than was asked for; a word of either kind may be a number, whose adjoint stays
            b.br(following)
        else:
            b.call(byte_copies.declared(b.module, byte_copies.CUT), ())
            b.unreachable()
        b = Builder(whole)
        _piece(b, operation, offset, type, target, origin)
        b.br(following)
        b = Builder(following)
    return b


def _loop(
    b: Builder,
    count: Value,
    done: ir.BasicBlock,
    ascending: bool,
    operation: str,
    pieces: Pieces,
    to: Value,
    source: Value | None,
) -> None:
    """From where the builder is, a loop over the strides, to `done`."""
    function, start = b.function, b.block
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
        _piece(b, operation, offset, type, target, origin)
    following = b.add(number, one)
    number.add_incoming(ir.int_constant(ir.i64, 0), start)
    number.add_incoming(following, body)
    b.cond_br(b.icmp("eq", following, count), done, body)


def _piece(b: Builder, operation: str, offset: int, type: ir.Type, target: Value, origin: Value | None) -> None:
    """An operation on one number, address or word of a stride."""
    place = b.gep(ir.i8, target, (ir.int_constant(ir.i64, offset),))
    from_place = b.gep(ir.i8, origin, (ir.int_constant(ir.i64, offset),)) if origin is not None else None
    align = 1 if type.is_fp and type.bits == 80 else None
    if type is MIXED:
        _mixed(b.module, b, operation, place, from_place)
    elif operation in ("clear", "forget", "vacate"):
        b.store(ir.zero(type), place, align=align)
    elif operation == "copy":
        assert from_place is not None
        b.store(b.load(type, from_place, align=align), place, align=align)
    elif operation == "ended":
        assert from_place is not None
        least = ir.fp_constant(type, _LEAST_NORMAL.get(type, 0.0))
        before, now = b.load(type, from_place, align=align), b.load(type, place, align=align)
        was_there = b.or_(b.fcmp("ugt", before, least), b.fcmp("ult", before, b.fneg(least)))
        _stop_if(b, b.and_(was_there, b.fcmp("oeq", now, ir.zero(type))))
    elif operation == "restore":
        assert from_place is not None
        b.store(b.load(type, place, align=align), from_place, align=align)
        if not type.is_pointer:
            b.store(ir.zero(type), place, align=align)
    else:
        assert from_place is not None
        d = b.load(type, place, align=align)
        b.store(ir.zero(type), place, align=align)
        if operation == "share":
            add_to_shared(b.module, b, from_place, d)
        else:
            b.store(b.fadd(b.load(type, from_place, align=align), d), from_place, align=align)


def _stop_if(b: Builder, ended: Value) -> None:
    """What is stored behind realloc has nothing of a gradient yet, but what the caller of the derivative gave it."""
    stop = b.module.get_or_declare(_ENDED_SEED, ir.function_type(ir.void, (ir.i64,)), ("nounwind",))
    b.call(stop, (b.zext(ended, ir.i64),))


def _mixed(module: ir.OwningModule, b: Builder, operation: str, place: Value, from_place: Value | None) -> None:
    """An operation on a word that holds now a pointer, now a double."""
    mixed_words.mark(b)
    zero = ir.int_constant(ir.i64, 0)
    old = b.load(ir.i64, place, align=1)
    if operation in ("clear", "forget"):
        b.store(b.select(is_address(b, old), old, zero), place, align=1)
        return
    if operation == "vacate":
        b.store(b.select(is_address(b, old), zero, old), place, align=1)
        return
    assert from_place is not None
    origin = b.load(ir.i64, from_place, align=1)
    if operation == "ended":
        exponent = b.and_(b.lshr(origin, ir.int_constant(ir.i64, 52)), ir.int_constant(ir.i64, 0x7FF))
        was_there = b.and_(b.icmp("ne", exponent, zero), b.not_(is_address(b, origin)))
        _stop_if(b, b.and_(was_there, b.icmp("eq", b.shl(old, ir.int_constant(ir.i64, 1)), zero)))
        return
    if operation == "restore":  # an address in the place of a number gives way to its adjoint
        is_number = b.icmp("ne", b.select(is_address(b, old), zero, b.shl(old, ir.int_constant(ir.i64, 1))), zero)
        stays = b.and_(is_address(b, origin), b.not_(is_number))
        b.store(b.select(stays, origin, old), from_place, align=1)
        b.store(b.select(is_address(b, old), old, zero), place, align=1)
        return
    if operation == "copy":  # the adjoint of what will be there stays, a shadow that was there does not
        b.store(b.select(is_address(b, origin), origin, b.select(is_address(b, old), zero, old)), place, align=1)
        return
    if operation == "share":
        b.store(b.select(is_address(b, old), old, zero), place, align=1)
        d = b.bitcast(b.select(is_address(b, old), zero, old), ir.f64)
        mixed_words.accumulate(module, b, from_place, d, None, True)
        return
    # Where an adjoint comes back a double was copied: an address in its place is left from before that was stored.
    # What is copied to itself has one adjoint: it is zero at the destination before the source's is read.
    b.store(b.select(is_address(b, old), old, zero), place, align=1)
    origin = b.load(ir.i64, from_place, align=1)
    total = b.bitcast(b.fadd(b.bitcast(origin, ir.f64), b.bitcast(old, ir.f64)), ir.i64)
    total = b.select(is_address(b, origin), old, total)
    none = b.icmp("eq", b.shl(old, ir.int_constant(ir.i64, 1)), zero)  # of either sign
    b.store(b.select(b.or_(is_address(b, old), none), origin, total), from_place, align=1)
