"""Loops that only move bytes or words from one place to another, or fill memory with one byte: made copies and memset.

Everybody writes one: `while (n--) *a++ = *b++`, a copy that runs backwards because the blocks overlap, a swap of two
records byte by byte. One byte of a number has no derivative; the block has, and the copy of a block is a memcpy. LLVM
does part of it, without -fno-builtin and for copies only. Afterwards a number of bytes that is known makes them typed
loads and stores.

A loop of one block is taken whose loads are stored and used for nothing else, both through addresses that step over
their memory without gaps. One *stream* is a copy; two, each the other's source, are a swap. A loop that copies bytes
over those that it reads later repeats them: where the blocks are not known to be apart that is tested at run time, and
what repeats is done by a function that derivatives know (runtime/byte_copies.c). A swap of blocks that overlap in part
has no meaning that anyone means: the program stops.

Secrets are wiped by volatile bytes, which LLVM leaves as they are; a volatile memset wipes as surely, and ends the
derivatives of the numbers that lay there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.alias import AliasAnalysis, constant_difference
from enzyme_cc.analysis.induction import Affine
from enzyme_cc.analysis.linear import plus
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.symbolic import SymbolicExpr, add, const, mul, trunc, zext
from enzyme_cc.autodiff.runtime import byte_copies
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Value
from enzyme_cc.ir.debug_info import replace_in_records
from enzyme_cc.ir.structure import remove_unreachable_blocks, terminator_of

PURE = frozenset(
    "getelementptr add sub mul shl lshr ashr and or xor zext sext trunc icmp select freeze ptrtoint inttoptr".split())
"""What may stand in the loop beside the loads, the stores and the phis: addresses and counts are made of it."""

_STORE_OF_INTEGER = re.compile(r"store (?:i(?:8|16|32|64) %|i8 |volatile i)")
_WORDS = (8, 16, 32, 64)

Move = tuple[ir.Load, ir.Store]


@dataclass(frozen=True, slots=True)
class Stream:
    """`moves` copy in each iteration `size` bytes without gaps; `source` and `target` are the accesses at the lowest
    address. A swap is another stream beside it."""

    moves: tuple[Move, ...]
    source: ir.Load
    target: ir.Store
    size: int


@dataclass(frozen=True, slots=True)
class Fill:
    """`stores` write in each iteration so many bytes without gaps, all of them `byte`; the first has the lowest
    address."""

    stores: tuple[ir.Store, ...]
    byte: Value


def replace_byte_loops(function: Function) -> bool:
    """Make memory copies of the loops that move bytes, and memset of those that fill; whether there was any."""
    if not function.has_body or (function.body_text is not None and not _STORE_OF_INTEGER.search(function.body_text)):
        return False
    replaced = False
    while True:
        info = LoopInfo(function)
        loops = [loop for loop in info.loops if _moves(loop) is not None or _fills(loop) is not None]
        facts = AliasAnalysis(function, info=info) if loops else None
        if facts is None or not any(_Replacement(facts, loop).run() for loop in loops):
            return replaced
        replaced = True


def _moves(loop: Loop[BasicBlock]) -> list[Move] | None:
    """The loads of a loop of one block with the stores of what they load; None if it does anything else."""
    if len(loop.blocks) != 1 or len(loop.exits) != 1:
        return None
    moves: list[Move] = []
    loads = 0
    for i in loop.header.instructions:
        if isinstance(i, ir.Load):
            loads += 1
            if not _is_plain(i) or len(i.users) != 1:
                return None
        elif isinstance(i, ir.Store):
            value = i.value
            if not isinstance(value, ir.Load) or value.parent is not loop.header or not _is_plain(i):
                return None
            moves.append((value, i))
        elif not (i.is_phi or i.opcode in PURE or i.is_terminator):
            return None
    return moves if moves and len(moves) == loads else None


def _is_plain(access: ir.Load | ir.Store) -> bool:
    return not access.volatile and _is_of_word(access)


def _is_of_word(access: ir.Load | ir.Store) -> bool:
    type = access.type if isinstance(access, ir.Load) else access.value.type
    return type.is_int and type.bits in _WORDS and not access.is_atomic


def _fills(loop: Loop[BasicBlock]) -> list[ir.Store] | None:
    """The stores of a loop of one block that write the same byte all over; None if it does anything else."""
    if len(loop.blocks) != 1 or len(loop.exits) != 1:
        return None
    stores: list[ir.Store] = []
    for i in loop.header.instructions:
        if isinstance(i, ir.Store):
            stores.append(i)
        elif not (i.is_phi or i.opcode in PURE or i.is_terminator):
            return None
    bytes = {_byte_of(store, loop) for store in stores}
    return stores if len(bytes) == 1 and None not in bytes else None


def _byte_of(store: ir.Store, loop: Loop[BasicBlock]) -> Value | None:
    """The byte of which all that is stored consists; None if there is none, or it is another each time."""
    value = store.value
    if not _is_of_word(store) or (isinstance(value, Instruction) and value.parent is loop.header):
        return None
    if isinstance(value, ir.ConstantInt):
        repeated = (value.value & 0xFF) * (((1 << value.type.bits) - 1) // 0xFF)
        return ir.int_constant(ir.i8, value.value & 0xFF) if repeated == value.unsigned else None
    return value if value.type is ir.i8 and not value.is_constant else None


class _Replacement:
    """One loop and the copies that take its place."""

    def __init__(self, facts: AliasAnalysis, loop: Loop[BasicBlock]) -> None:
        self.facts = facts
        self.info = facts.info
        self.induction = facts.forms.induction
        self.loop = loop
        self.header = loop.header
        self.step = self.unit = 0
        self._firsts: dict[Value, Value] = {}

    def run(self) -> bool:
        """Replace the loop; False if it is not of this kind."""
        moves, stores = _moves(self.loop), _fills(self.loop)
        preheader = self.info.preheader(self.loop)
        count = self.induction.trip_count(self.loop)
        if preheader is None or count is None:
            return False
        streams = self._streams(moves) if moves is not None else None
        found = self._fill(stores) if stores is not None else streams
        ends = self._values_after(count.backedge_taken) if found is not None else None
        if found is None or ends is None:
            return False
        self._replace(preheader, add(count.backedge_taken, const(1)), found, ends)
        return True

    # -- recognition

    def _streams(self, moves: list[Move]) -> list[Stream] | None:
        """The one or two blocks that move; None if there are others, or gaps, or another order would matter."""
        groups: list[list[tuple[int, Move]]] = [[], []]
        first_load, first_store = moves[0]
        steps = {self._step(access.pointer) for move in moves for access in move}
        step = steps.pop()
        if steps or not step:
            return None
        self.step = step
        for load, store in moves:
            at = self._distance(first_load.pointer, load.pointer)
            to = self._distance(first_store.pointer, store.pointer)
            if at is not None and at == to:
                groups[0].append((at, (load, store)))
                continue
            at = self._distance(first_load.pointer, store.pointer)
            to = self._distance(first_store.pointer, load.pointer)
            if at is None or at != to:
                return None
            groups[1].append((at, (load, store)))
        streams = [self._stream(group) for group in groups if group]
        if any(stream is None for stream in streams):
            return None
        found = [stream for stream in streams if stream is not None]
        if len(found) == 2 and {at for at, _ in groups[0]} != {at for at, _ in groups[1]}:
            return None
        unit = self._unit_of(found)
        if unit is None:
            return None
        self.unit = unit
        return found

    def _step(self, pointer: Value) -> int | None:
        affine = self.induction.affine(pointer, self.loop)
        return None if affine is None else affine.step.signed

    def _distance(self, start: Value, end: Value) -> int | None:
        """Bytes from one address to another in the same iteration, if that is a number."""
        forms = self.facts.forms
        return constant_difference(plus(forms.value(end), forms.value(start), -1))

    def _stream(self, group: list[tuple[int, Move]]) -> Stream | None:
        group = sorted(group, key=lambda entry: entry[0])
        size = self._size_without_gaps([(at, load.type) for at, (load, _) in group])
        if size is None:
            return None
        source, target = group[0][1]
        return Stream(tuple(move for _, move in group), source, target, size)

    def _size_without_gaps(self, accesses: list[tuple[int, ir.Type]]) -> int | None:
        """Bytes of accesses that lie one behind the other, as many as the loop steps on; None if they do not."""
        start = place = accesses[0][0]
        for at, type in accesses:
            if at != place:
                return None
            place += type.bits // 8
        return place - start if place - start == abs(self.step) else None

    def _fill(self, stores: list[ir.Store]) -> Fill | None:
        """What the loop fills; None if it leaves gaps."""
        steps = {self._step(store.pointer) for store in stores}
        step = steps.pop()
        if steps or not step:
            return None
        self.step = step
        places = [(self._distance(stores[0].pointer, store.pointer), store) for store in stores]
        known = sorted([(at, store) for at, store in places if at is not None], key=lambda place: place[0])
        if len(known) < len(stores) or self._size_without_gaps([(at, s.value.type) for at, s in known]) is None:
            return None
        byte = _byte_of(stores[0], self.loop)
        return None if byte is None else Fill(tuple(store for _, store in known), byte)

    def _unit_of(self, streams: list[Stream]) -> int | None:
        """How many bytes are read before they are written, each time: all of an iteration, or those of each access
        where they walk in the direction of the loop. None in another order."""
        places = {i: place for place, i in enumerate(self.header.instructions)}
        moves = [move for stream in streams for move in stream.moves]
        if max(places[load] for load, _ in moves) < min(places[store] for _, store in moves):
            return streams[0].size
        widths = {load.type.bits // 8 for load, _ in moves}
        if len(streams) == 2 or len(widths) > 1:
            return None
        ordered = moves if self.step > 0 else moves[::-1]
        order = [places[i] for move in ordered for i in move]
        return widths.pop() if order == sorted(order) else None

    def _values_after(self, last: SymbolicExpr) -> dict[Instruction, Affine] | None:
        """What is used after the loop, None if that is more than addresses and counts."""
        found: dict[Instruction, Affine] = {}
        for i in self.header.instructions:
            if all(user.parent is self.header for user in i.users):
                continue
            affine = self.induction.affine(i, self.loop) if i.type.is_pointer or i.type.is_int else None
            if affine is None or affine.step.signed is None or not affine.start.is_invariant_in(self.loop):
                return None
            found[i] = affine
        return found

    # -- replacement

    def _replace(
        self, preheader: BasicBlock, count: SymbolicExpr, found: list[Stream] | Fill,
        ends: dict[Instruction, Affine]
    ) -> None:
        function = self.info.function
        b = Builder()
        b.position_before_terminator(preheader)
        target = found.stores[0] if isinstance(found, Fill) else found[0].target
        b.debug_location = target.metadata.get("dbg")
        self._firsts.clear()
        last: dict[Value, Value] = {i: self._end(b, i, affine, count) for i, affine in ends.items()}
        size = mul(count, const(abs(self.step))).materialise(b)
        if isinstance(found, Fill):
            done = self._emit_fill(b, preheader, found, size)
        else:
            done = self._emit_streams(b, preheader, found, size)
        exit_block = self.loop.exits[0]
        Builder(done).br(exit_block)
        for phi in exit_block.phis:
            for value, block in list(phi.incoming):
                if block is self.header:
                    phi.remove_incoming(block)
                    phi.add_incoming(last.get(value, value), done)
        for i in ends:
            i.replace_all_uses_with(last[i])
        gone: dict[Value, Value] = {i: ir.poison(i.type) for i in self.header.instructions if not i.type.is_void}
        replace_in_records(function, gone | last)
        remove_unreachable_blocks(function)
        function.blocks_changed()

    def _emit_fill(self, b: Builder, preheader: BasicBlock, fill: Fill, size: Value) -> BasicBlock:
        """The block in which all is filled."""
        first = fill.stores[0]
        is_volatile = any(store.volatile for store in fill.stores)
        # Whatever the words are called that are filled, what lay there may have been something else.
        b.memset(self._lowest(b, first.pointer, size), fill.byte, size, volatile=is_volatile, align=first.align)
        terminator_of(preheader).remove()
        return preheader

    def _emit_streams(self, b: Builder, preheader: BasicBlock, streams: list[Stream], size: Value) -> BasicBlock:
        """The block in which all is moved."""
        function = self.info.function
        blocks = [(self._lowest(b, s.target.pointer, size), self._lowest(b, s.source.pointer, size)) for s in streams]
        done = function.add_block(function.unique_name("moved"))
        terminator_of(preheader).remove()
        b.position_at_end(preheader)
        to, source = blocks[0]
        if self._apart(streams[0], size):
            self._emit_moves(b, to, source, size, streams, overlap=False)
            b.br(done)
        else:
            distance = b.sub(b.ptrtoint(to, ir.i64), b.ptrtoint(source, ir.i64))
            plain = function.add_block(function.unique_name("plain"))
            overlap = function.add_block(function.unique_name("overlap"))
            b.cond_br(self._over(b, distance, size, len(streams) == 2), overlap, plain)
            b.position_at_end(plain)
            self._emit_moves(b, to, source, size, streams, overlap=True)
            b.br(done)
            b.position_at_end(overlap)
            if len(streams) == 2:
                b.call(byte_copies.declared(b.module, byte_copies.STOP), ())
                b.unreachable()
            else:
                name = byte_copies.UP if self.step > 0 else byte_copies.DOWN
                unit = ir.int_constant(ir.i64, self.unit)
                b.call(byte_copies.declared(b.module, name), (to, source, size, unit))
                b.br(done)
        return done

    def _end(self, b: Builder, i: Instruction, affine: Affine, count: SymbolicExpr) -> Value:
        """The value in the last iteration."""
        steps = mul(add(count, const(-1)), const(affine.step.signed or 0))
        if i.type.is_pointer:
            return b.gep(ir.i8, self._first(b, i), (steps.materialise(b),))
        bits = affine.bits
        whole = add(affine.start, trunc(steps, bits) if bits < 64 else zext(steps, bits))
        value = whole.materialise(b)
        return value if i.type is ir.i64 else b.trunc(value, i.type)

    def _lowest(self, b: Builder, pointer: Value, size: Value) -> Value:
        """The lowest address of a block, given the lowest address that an iteration accesses."""
        first = self._first(b, pointer)
        if self.step > 0:
            return first
        back = b.sub(ir.int_constant(ir.i64, -self.step), size)
        return b.gep(ir.i8, first, (back,))

    def _first(self, b: Builder, value: Value, depth: int = 0) -> Value:
        """What a value is in the first iteration, computed before the loop."""
        if not isinstance(value, Instruction) or value.parent is not self.header:
            return value
        found = self._firsts.get(value)
        if found is None:
            if isinstance(value, ir.Phi):
                found = next(v for v, block in value.incoming if block is not self.header)
            else:
                clone = value.clone({o: self._first(b, o, depth + 1) for o in value.operands})
                b.insert(clone)
                found = clone
            self._firsts[value] = found
        return found

    def _apart(self, stream: Stream, size: Value) -> bool:
        """Whether the blocks are known not to overlap, or to be the same."""
        to, source = stream.target.pointer, stream.source.pointer
        if not self.facts.may_share_object(to, source):
            return True
        distance = self._distance(source, to)
        if distance is None:
            return False
        return distance == 0 or (isinstance(size, ir.ConstantInt) and abs(distance) >= size.value)

    def _over(self, b: Builder, distance: Value, size: Value, swap: bool) -> Value:
        """Whether memory would be read after it was written: i1, of the target's distance from the source."""
        one = ir.int_constant(ir.i64, 1)
        if swap:
            around = b.icmp("ult", b.sub(b.add(distance, size), one), b.sub(b.shl(size, one), one))
            return b.and_(around, b.icmp("ne", distance, ir.int_constant(ir.i64, 0)))
        ahead = distance if self.step > 0 else b.sub(ir.int_constant(ir.i64, 0), distance)
        return b.icmp("ult", b.sub(ahead, one), b.sub(size, one))

    def _emit_moves(
        self, b: Builder, to: Value, source: Value, size: Value, streams: list[Stream], overlap: bool
    ) -> None:
        stream = streams[0]
        align = stream.target.align, stream.source.align
        if len(streams) == 1:
            call = b.memmove(to, source, size, align=align) if overlap else b.memcpy(to, source, size, align=align)
            _keep_type(call, stream)
            return
        saved: Value | None = None
        if isinstance(size, ir.ConstantInt):
            entry = Builder()
            entry.position_at_start(self.info.function.entry)
            kept = entry.alloca(ir.array_type(ir.i8, size.value), align=16)
        else:
            saved = b.intrinsic("llvm.stacksave.p0", ir.function_type(ir.ptr, ()), ())
            kept = b.alloca(ir.i8, size, align=16)
        _keep_type(b.memcpy(kept, to, size, align=(16, align[0])), stream)
        _keep_type(b.memmove(to, source, size, align=align), stream)
        _keep_type(b.memcpy(source, kept, size, align=(align[1], 16)), stream)
        if saved is not None:
            b.intrinsic("llvm.stackrestore.p0", ir.function_type(ir.void, (ir.ptr,)), (saved,))


def _keep_type(copy: ir.Call, stream: Stream) -> None:
    """What type the words have, if all are said to have the same."""
    tags = {access.metadata.get("tbaa") for move in stream.moves for access in move}
    tag = tags.pop()
    if tag is not None and not tags:
        copy.metadata["tbaa"] = tag


